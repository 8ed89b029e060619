"""How far an evaluation may be from the formula's value: a running error analysis of the tree that is printed.

Each node carries a ball around its exact values for all inputs of a cell, and a bound on how far the computed value is
from the exact one at the same input. A step takes the error of its arguments through its slope and adds its own
rounding. A product and a sum that a compiler contracts into one operation round once where two roundings are counted.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from fractions import Fraction

from flint import arb

from xphi import formats
from xphi.balls.numbers import BALLS, ball, sigmoid
from xphi.emit import _helpers
from xphi.emit._tree import Node, counted
from xphi.formats import Format

#: The smallest binary64: what a product of errors may lose by underflow.
LEAST = math.ulp(0.0)
#: Covers the roundings of the error terms themselves, each 2^-53 of a sum of positive numbers; and an operation on
#: constants that is done in binary64 and then rounded to binary32, at most 2^-29 more than one rounding.
INFLATE = 1 + 2.0**-28

#: Half a unit in the last place of binary64, beside the number.
UNIT = 2.0**-53
_BINARY32 = formats.get("binary32")

Pair = tuple[arb, float]


@dataclass(frozen=True)
class Machine:
    """How a language computes.

    Parameters
    ----------
    format : Format
        Of every operation.
    ulps : mapping of str to float
        What library functions are assumed to be within.
    lacking : set of str
        Operations that the code spells out, by identities that are analysed step by step.
    growing : mapping of str to int
        Functions of u whose units in the last place are multiplied by 1 + |u|ᵏ, and that k.
    flushes : bool
        Whether numbers below the normal ones may count as zero.
    wide : Machine, optional
        The one that computes functions, whose results are then rounded to the format.
    """

    format: Format
    ulps: Mapping[str, float]
    lacking: frozenset[str] = frozenset()
    growing: Mapping[str, int] = field(default_factory=dict)
    flushes: bool = False
    wide: Machine | None = None

    @property
    def flushed(self) -> float:
        """What a number may lose where it counts as zero."""
        return float(self.format.smallest_normal) if self.flushes else 0.0

    def spacing(self, size: float) -> float:
        """The distance of neighbouring numbers up to a size."""
        exponent = max(math.frexp(size)[1] - 1, self.format.emin)
        return max(math.ldexp(1.0, exponent - self.format.precision + 1), LEAST)

    def accuracy(self, op: str, size: float) -> float:
        """Units in the last place that an operation is within, for arguments up to a size."""
        units = self.ulps.get(op, 0.5)
        if op not in self.growing:
            return units
        power = self.growing[op]
        most = float(_helpers.ZERO) ** 2  # beyond it exp(-u) is zero, and so is erfc of the root of u
        return units * (1 + float(min(size, most ** (1 / power)) ** power))


def _bell(u: arb) -> arb:
    """The slope of erf."""
    return 2 / arb.pi().sqrt() * (-u * u).exp()


#: Value and slope of the functions that are smooth.
SMOOTH: dict[str, tuple[Callable[[arb], arb], Callable[[arb], arb]]] = {
    "exp": (BALLS.ops["exp"], lambda u: u.exp()),
    "expm1": (lambda u: u.expm1(), lambda u: u.exp()),
    "log": (BALLS.ops["log"], lambda u: 1 / u),
    "log1p": (lambda u: u.log1p(), lambda u: 1 / (1 + u)),
    "sin": (BALLS.ops["sin"], lambda u: u.cos()),
    "cos": (BALLS.ops["cos"], lambda u: u.sin()),
    "atan": (lambda u: u.atan(), lambda u: 1 / (1 + u * u)),
    "tanh": (BALLS.ops["tanh"], lambda u: 4 * sigmoid(2 * u) * sigmoid(-2 * u)),
    "erf": (BALLS.ops["erf"], _bell),
    "erfc": (BALLS.ops["erfc"], _bell),
    "sigmoid": (BALLS.ops["sigmoid"], lambda u: sigmoid(u) * sigmoid(-u)),
    "softplus": (BALLS.ops["softplus"], sigmoid),
}


def upper(value: arb) -> float:
    """An upper bound of |value|; infinity where there is none."""
    size = float(abs(value).upper())
    return math.nextafter(size, math.inf) if size < math.inf else math.inf  # NaN too


def lower(value: arb) -> float:
    """A lower bound of |value|."""
    if not value.is_finite():
        return 0.0
    return max(math.nextafter(float(abs(value).lower()), -math.inf), 0.0)


def least(value: arb) -> float:
    """A lower bound of the value itself."""
    return math.nextafter(float(value.lower()), -math.inf) if value.is_finite() else -math.inf


class Running:
    """The analysis for one machine.

    Parameters
    ----------
    machine : Machine
    values : mapping of str to (Fraction, float)
        The constants as printed, and how far each is from what it stands for.
    """

    def __init__(self, machine: Machine, values: Mapping[str, tuple[Fraction, float]]) -> None:
        self.machine = machine
        self.largest = float(machine.format.largest)
        self.constants = {name: self._constant(value, off) for name, (value, off) in values.items()}
        self._orders: dict[int, tuple[list[Node], dict[int, int]]] = {}
        self.overflowed = False
        self.functions = None if machine.wide is None else Running(machine.wide, {})

    def at(self, root: Node, x: arb) -> Pair:
        """The ball and the error of a node for the inputs in `x`."""
        self.overflowed = False
        flushed = self.machine.flushed
        value, error = self._run(root, (x, flushed if upper(x) > 0 and lower(x) < flushed else 0.0))
        return value, error * INFLATE

    def _run(self, root: Node, x: Pair, *, helper: bool = False) -> Pair:
        if id(root) not in self._orders:
            order = [node for node, _ in counted([root])]
            self._orders[id(root)] = order, signs(order, {name: least(v) for name, (v, _) in self.constants.items()})
        order, known = self._orders[id(root)]
        pairs: dict[int, Pair] = {}
        for node in order:
            if node.op == "x":
                pairs[id(node)] = x
            elif node.op == "number" and isinstance(node.data, Fraction):
                # the long constants of a helper were rounded to binary64 when it was made
                exact = not helper or _BINARY32.representable(node.data)
                pairs[id(node)] = self._constant(node.data, 0.0 if exact else float(node.data) * UNIT)
            elif node.op == "name":
                pairs[id(node)] = self.constants[str(node.data)]
            elif node.op == "where":
                pairs[id(node)] = self._where(node, pairs)
            elif node.op == "sqrt":
                pairs[id(node)] = self._sqrt(*pairs[id(node.args[0])], positive=known.get(id(node.args[0])) == 1)
            elif node.op not in ("less", "less_equal"):
                pairs[id(node)] = self.apply(node.op, *(pairs[id(argument)] for argument in node.args))
        return pairs[id(root)]

    def _constant(self, value: Fraction, off: float) -> Pair:
        """A constant that a machine of fewer bits rounds once more."""
        if not self.machine.format.representable(value):
            off += self.machine.spacing(upper(ball(value))) / 2
        if 0 < abs(value) < self.machine.flushed:
            off += self.machine.flushed
        return ball(value), off

    def _where(self, node: Node, pairs: dict[int, Pair]) -> Pair:
        condition, *branches = node.args
        (a, da), (b, db) = (pairs[id(branch)] for branch in branches)
        (low, dlow), (high, dhigh) = (pairs[id(side)] for side in condition.args)
        difference, doubt = low - high, (dlow + dhigh) * INFLATE
        if difference < -doubt or (condition.op == "less_equal" and difference <= -doubt):
            return a, da
        if difference > doubt or (condition.op == "less" and difference >= doubt):
            return b, db
        # a comparison without error takes the branch that the formula takes, wherever in the cell the border is
        wrong = upper(a - b) if doubt > 0 else 0.0
        return a.union(b), max(da, db) + wrong

    def rounded(self, value: arb, error: float, ulps: float = 0.5) -> Pair:
        """An error and the rounding of the result on top."""
        size = upper(value) + error
        if not size < math.inf:
            return value, math.inf
        error += ulps * self.machine.spacing(size) + LEAST + (self.machine.flushed if size else 0.0)
        if size + error > self.largest:
            self.overflowed = True
            return value, math.inf
        return value, error

    def apply(self, op: str, first: Pair, *rest: Pair) -> Pair:
        """What an operation makes of its arguments."""
        if self.functions is not None and (op in SMOOTH or op == "pow"):
            self.functions.overflowed = False
            value, error = self.functions.apply(op, first, *rest)
            self.overflowed |= self.functions.overflowed
            return self.rounded(value, error)
        a, da = first
        if op == "neg":
            return -a, da
        if op == "abs":
            return abs(a), da
        if op in SMOOTH or op == "sign":
            return self._function(op, a, da)
        b, db = rest[0]
        if op == "add":
            return self.rounded(a + b, da + db)
        if op == "sub":
            return self.rounded(a - b, da + db)
        if op in ("min", "max"):
            return (a.min(b) if op == "min" else a.max(b)), max(da, db)
        if op == "div":
            return self._quotient(first, rest[0])
        if op == "pow":
            return self._power(first, rest[0])
        product = _times(upper(a), db) + _times(upper(b), da) + _times(da, db)
        if op == "fma":
            c, dc = rest[1]
            return self.rounded(a * b + c, product + dc)
        return self.rounded(a * b, product)

    def _quotient(self, above: Pair, below: Pair) -> Pair:
        (a, da), (b, db) = above, below
        value = a / b
        left = lower(b) - db * INFLATE
        if left <= 0 or not value.is_finite():
            return value, math.inf
        return self.rounded(value, (da + _times(upper(value), db)) / left, self.machine.accuracy("div", 0.0))

    def _sqrt(self, a: arb, da: float, *, positive: bool) -> Pair:
        left = least(a) - da * INFLATE
        units = self.machine.accuracy("sqrt", 0.0)
        if positive and left <= 0:  # a difference of roots is at most the root of the difference
            return self.rounded(arb(0).union(arb(upper(a)).sqrt()), math.sqrt(da) * INFLATE, units)
        value = BALLS.ops["sqrt"](a)
        if da == 0:
            return self.rounded(value, 0.0, units)
        if not left > 0:
            return value, math.inf
        return self.rounded(value, da / math.sqrt(left) * INFLATE, units)

    def _power(self, base: Pair, exponent: Pair) -> Pair:
        if "pow" in self.machine.lacking:
            return self.apply("exp", self.apply("mul", exponent, self.apply("log", base)))
        (a, da), (b, db) = base, exponent
        if not least(a) - da * INFLATE > 0:
            return a**b, math.inf
        wide = a + arb(0, da)
        logarithm = wide.log()
        near = ((b + arb(0, db)) * logarithm).exp()
        error = _times(upper((abs(b) + db) * near / wide), da) + _times(upper(logarithm * near), db)
        return self.rounded((b * a.log()).exp(), error, self.machine.accuracy("pow", upper(a)))

    def _function(self, op: str, a: arb, da: float) -> Pair:
        if not da < math.inf:
            return a, math.inf
        wide = a + arb(0, da)
        if op == "sign":
            return a.sgn(), 2.0 if da > 0 and wide.contains(0) else 0.0
        function, slope = SMOOTH[op]
        if op in self.machine.lacking:
            value = function(a)
            # what its series leave out is less than half a unit in the last place of binary64
            return value, self._run(_body(op), (a, da), helper=True)[1] + _times(upper(value), UNIT)
        error = _times(upper(slope(wide)), da) if da else 0.0
        return self.rounded(function(a), error, self.machine.accuracy(op, upper(wide)))


def signs(order: list[Node], constants: Mapping[str, float]) -> dict[int, int]:
    """1 and -1 for the nodes whose computed value is never below zero, or never above it.

    Rounding keeps a sign, and so does a library function whose error is a few units in the last place.
    """
    known: dict[int, int] = {}
    for node in order:
        found = [known.get(id(argument), 0) for argument in node.args]
        if node.op in ("number", "exp", "abs", "erfc", "sigmoid", "softplus", "sqrt"):
            sign = 1
        elif node.op == "name":
            sign = 1 if constants[str(node.data)] >= 0 else -1
        elif node.op == "neg":
            sign = -found[0]
        elif node.op in ("mul", "div", "fma"):
            sign = 1 if node.args[0] is node.args[1] else found[0] * found[1]
            sign = sign if node.op != "fma" or sign == found[2] else 0
        elif node.op in ("add", "min", "max"):
            sign = found[0] if found[0] == found[1] else 0
        elif node.op in ("expm1", "tanh", "erf", "atan"):
            sign = found[0]
        else:
            sign = 0
        known[id(node)] = sign
    return known


_BODIES: dict[str, Node] = {}


def _body(op: str) -> Node:
    """A helper's tree, made once."""
    if op not in _BODIES:
        _BODIES[op] = _helpers.body(op)
    return _BODIES[op]


def _times(size: float, error: float) -> float:
    """A product of bounds: what has no error keeps none, and nothing is lost by underflow."""
    return size * error + LEAST if error else 0.0
