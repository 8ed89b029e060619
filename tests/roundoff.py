"""How far the evaluation of a formula in a float format may be from its value: a running error analysis.

Each step carries a bound of the error of its arguments through its slope and adds the rounding of its own. What a
library's functions may be off by is taken from the OpenCL C specification, section 7.4, as neither PyTorch nor XLA
states it: in units in the last place, of single precision and of double alike.
"""

import numpy as np
from scipy import special

from xphi import formats

#: erf and erfc as the emitter spells them, in units in the last place over 1 + u².
OWN = 2
#: Of the functions in that table; σ and softplus are an exponential, a sum, and a quotient or a logarithm.
ULPS = {
    "exp": 3, "expm1": 3, "log": 3, "log1p": 2, "sqrt": 3, "sin": 4, "cos": 4, "tanh": 5, "erf": 16, "erfc": 16,
    "pow": 16, "sigmoid": 5, "softplus": 6,
}  # fmt: skip


def _logistic(u):
    return special.expit(u) * special.expit(-u)


#: Value and slope, which has no extremum but at zero.
FUNCTIONS = {
    "exp": (np.exp, np.exp),
    "expm1": (np.expm1, np.exp),
    "log": (np.log, lambda u: 1 / u),
    "log1p": (np.log1p, lambda u: 1 / (1 + u)),
    "sin": (np.sin, np.ones_like),
    "cos": (np.cos, np.ones_like),
    "tanh": (np.tanh, lambda u: 4 * _logistic(2 * u)),
    "erf": (special.erf, lambda u: 2 / np.sqrt(np.pi) * np.exp(-u * u)),
    "erfc": (special.erfc, lambda u: 2 / np.sqrt(np.pi) * np.exp(-u * u)),
    "sigmoid": (special.expit, _logistic),
    "softplus": (lambda u: np.logaddexp(0, u), special.expit),
    "abs": (np.abs, np.ones_like),
    "sign": (np.sign, np.zeros_like),
}


class Roundoff:
    """The bound for nodes of a tree at an array of inputs that the format has.

    `values` has those of the names in the tree; `own` says that erf and erfc are the emitter's own, whose exp(-u**2)
    multiplies a rounding by u**2.
    """

    def __init__(self, x, number_format, values=None, *, own=False):
        self.x = np.asarray(x, dtype=np.float64)
        self.format = formats.get(number_format)
        self.u = 2.0**-self.format.precision
        # results below the normal numbers are flushed to zero on some machines
        self.tiny = float(self.format.smallest_normal)
        self.values = values or {}
        self.own = own
        self.known = {}

    def limit(self, node):
        """The largest error of the node's value."""
        with np.errstate(all="ignore"):
            return np.broadcast_to(self.of(node)[1], self.x.shape)

    def of(self, node):
        if id(node) not in self.known:
            self.known[id(node)] = self._of(node)
        return self.known[id(node)]

    def rounded(self, value, error, ulps=0.5):
        return value, error + 2 * ulps * self.u * np.abs(value) + self.tiny

    def number(self, value):
        """A constant of many bits was rounded to binary64 when the formula was laid out, and is to the format now."""
        if formats.get("binary32").representable(value):
            return float(value), 0.0
        narrowed = 0.0 if self.format.representable(value) else self.u
        return float(value), (2.0**-53 + narrowed) * abs(float(value))

    def _of(self, node):
        if node.op == "x":
            return self.x, np.zeros_like(self.x)
        if node.op == "number":
            return self.number(node.data)
        if node.op == "name":
            return self.number(self.values[node.data])
        if node.op == "where":
            condition, (a, da), (b, db) = node.args[0], *map(self.of, node.args[1:])
            (low, dlow), (high, dhigh) = map(self.of, condition.args)
            sure = np.abs(low - high) > dlow + dhigh
            value = np.where(low < high if condition.op == "less" else low <= high, a, b)
            # next to a border that is computed either side may be taken
            return value, np.where(sure | (dlow + dhigh == 0), np.where(value == a, da, db), da + db + np.abs(a - b))
        (a, da), *rest = map(self.of, node.args)
        b, db = rest[0] if rest else (0.0, 0.0)
        match node.op:
            case "neg":
                return -a, da
            case "add":
                return self.rounded(a + b, da + db)
            case "sub":
                return self.rounded(a - b, da + db)
            case "mul":
                return self.rounded(a * b, np.abs(a) * db + np.abs(b) * da + da * db)
            case "div":
                least = np.maximum(np.abs(b) - db, 0)
                return self.rounded(a / b, (da + np.abs(a / b) * db) / least)
            case "min":
                return np.minimum(a, b), np.maximum(da, db)
            case "max":
                return np.maximum(a, b), np.maximum(da, db)
            case "pow":
                value = a**b
                return self.rounded(value, np.abs(value) * (np.abs(b / a) * da + np.abs(np.log(a)) * db), ULPS["pow"])
        if node.op == "sqrt":
            return self.rounded(np.sqrt(a), np.fmin(da / np.sqrt(a), np.sqrt(da)), ULPS["sqrt"])
        function, slope = FUNCTIONS[node.op]
        steepest = np.maximum(np.abs(slope(a - da)), np.abs(slope(a + da)))
        steepest = np.where(np.abs(a) <= da, np.maximum(steepest, np.abs(slope(np.zeros_like(a)))), steepest)
        if node.op in ("abs", "sign"):
            return function(a), da * steepest
        ulps = ULPS[node.op]
        if self.own and node.op in ("erf", "erfc"):
            ulps = np.maximum(ulps, OWN * (1 + a * a))
        return self.rounded(function(a), da * steepest, ulps)
