"""Run a program on arrays of intervals, each with enclosures of its derivatives in chosen inputs.

Every operation rounds outward, so that a result holds all values that the exact formula takes for real inputs in the
intervals. Derivatives are Clarke's at kinks, so that the mean value theorem holds across them; across a jump, and where
a function is undefined, the enclosure is the whole line. Infinite ends are open: 0 times [1, inf] is 0.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

import numpy as np
import numpy.typing as npt
from scipy import special

from xphi.formats import to_float
from xphi.formula.program import Arithmetic, Program

Floats = npt.NDArray[np.float64]
#: Lower and upper ends.
Ends = tuple[Any, Any]

#: Relative widening that covers the rounding of NumPy's and SciPy's functions; what underflows is covered by TINY.
WIDE, WIDER, TINY = 2.0**-48, 2.0**-40, 1e-300
#: Beyond this argument a sine is only known to lie in [-1, 1].
_TURNS = 1e6
_LARGEST = np.finfo(float).max


@dataclass(frozen=True)
class Enclosure:
    """Intervals, and enclosures of their derivatives; None stands for a derivative that is zero.

    Parameters
    ----------
    low, high : ndarray
    slopes : tuple of (ndarray, ndarray) or None
        One entry per input in which derivatives are taken.
    """

    low: Any
    high: Any
    slopes: tuple[Ends | None, ...] = ()

    @property
    def ends(self) -> Ends:
        """Lower and upper ends."""
        return self.low, self.high


def down(value: Any) -> Any:
    """The next number below; the lowest of all for NaN."""
    return np.nextafter(np.where(np.isnan(value), -np.inf, value), -np.inf)


def up(value: Any) -> Any:
    """The next number above; the highest of all for NaN."""
    return np.nextafter(np.where(np.isnan(value), np.inf, value), np.inf)


def plus(a: Ends, b: Ends) -> Ends:
    """Sum; adding zero is exact, and so is a sum of zero."""
    low, high = a[0] + b[0], a[1] + b[1]
    low_exact = (a[0] == 0) | (b[0] == 0) | (low == 0)
    high_exact = (a[1] == 0) | (b[1] == 0) | (high == 0)
    return np.where(low_exact, low, down(low)), np.where(high_exact, high, up(high))


def times(a: Ends, b: Ends) -> Ends:
    """Product; its sign is kept where it is known."""
    products = [p * q for p in a for q in b]
    products = [np.where(np.isnan(p), 0.0, p) for p in products]  # 0 times an open end
    low = np.minimum(np.minimum(products[0], products[1]), np.minimum(products[2], products[3]))
    high = np.maximum(np.maximum(products[0], products[1]), np.maximum(products[2], products[3]))
    low, high = np.nextafter(low, -np.inf), np.nextafter(high, np.inf)
    same = ((a[0] >= 0) & (b[0] >= 0)) | ((a[1] <= 0) & (b[1] <= 0))
    opposite = ((a[0] >= 0) & (b[1] <= 0)) | ((a[1] <= 0) & (b[0] >= 0))
    return np.where(same, np.maximum(low, 0.0), low), np.where(opposite, np.minimum(high, 0.0), high)


def inverse(a: Ends) -> Ends:
    """Reciprocal; one-sided where zero is an end, the whole line where it is inside."""
    low, high = a
    across = ((low < 0) & (high > 0)) | ((low == 0) & (high == 0))
    below = np.where(across | (high == 0), -np.inf, down(1.0 / high))
    above = np.where(across | (low == 0), np.inf, up(1.0 / low))
    return below, above


def hull(a: Ends, b: Ends) -> Ends:
    """The smallest interval around both."""
    return np.minimum(a[0], b[0]), np.maximum(a[1], b[1])


def meet(a: Ends, b: Ends) -> Ends:
    """What two enclosures of the same number have in common."""
    return np.maximum(a[0], b[0]), np.minimum(a[1], b[1])


def magnitude(a: Ends) -> Any:
    """The largest absolute value."""
    return np.maximum(np.abs(a[0]), np.abs(a[1]))


def _minus(a: Ends) -> Ends:
    return -a[1], -a[0]


def _size(a: Ends) -> Ends:
    return np.maximum(0.0, np.maximum(a[0], -a[1])), magnitude(a)


def _sign(a: Ends) -> Ends:
    return np.sign(a[0]), np.sign(a[1])


def _power(a: Ends, n: int) -> Ends:
    if n == 0:
        return np.ones_like(a[0]), np.ones_like(a[1])
    low, high = _size(a) if n % 2 == 0 else a
    below, above = _widened(low**n, high**n, n * 2.0**-50)
    return np.where(low >= 0, np.maximum(below, 0.0), below), np.where(high <= 0, np.minimum(above, 0.0), above)


def _widened(low: Any, high: Any, part: float) -> Ends:
    low, high = np.where(np.isnan(low), -np.inf, low), np.where(np.isnan(high), np.inf, high)
    below = np.where(low == np.inf, _LARGEST, low - np.abs(low) * part - TINY)
    return below, np.where(high == -np.inf, -_LARGEST, high + np.abs(high) * part + TINY)


def _rising(function: Callable[[Any], Any], least: float, most: float, part: float = WIDE) -> Callable[[Ends], Ends]:
    """A function that rises, within limits."""

    def enclosed(a: Ends) -> Ends:
        below, above = _widened(function(a[0]), function(a[1]), part)
        return np.maximum(below, least), np.minimum(above, most)

    return enclosed


def _falling(function: Callable[[Any], Any], least: float, most: float, part: float) -> Callable[[Ends], Ends]:
    rising = _rising(lambda u: function(-u), least, most, part)
    return lambda a: rising(_minus(a))


def _bump(function: Callable[[Any], Any], most: float) -> Callable[[Ends], Ends]:
    """An even positive function that falls on both sides of zero."""
    falling = _falling(function, 0.0, most, WIDER)
    return lambda a: falling(_size(a))


def _cosine(a: Ends, turn: float = 0.0) -> Ends:
    """cos(u - turn·π)."""
    low, high = a[0] / math.pi - turn, a[1] / math.pi - turn

    def reaches(even: float) -> Any:
        return np.floor((high - even) / 2 + 1e-9) >= np.ceil((low - even) / 2 - 1e-9)

    first, second = (np.sin(end) if turn else np.cos(end) for end in a)
    below, above = _widened(np.minimum(first, second), np.maximum(first, second), WIDE)
    below, above = below - WIDE, above + WIDE
    wide = ~((magnitude(a) < _TURNS) & (high - low < 2))
    below = np.where(wide | reaches(1.0), -1.0, np.maximum(below, -1.0))
    return below, np.where(wide | reaches(0.0), 1.0, np.minimum(above, 1.0))


def _sine(a: Ends) -> Ends:
    return _cosine(a, 0.5)


def _root(a: Ends) -> Ends:
    low = np.where(a[0] < 0, 0.0, a[0])
    below, above = np.maximum(0.0, down(np.sqrt(low))), up(np.sqrt(a[1]))
    return np.where(a[1] < 0, -np.inf, below), np.where(a[1] < 0, np.inf, above)


def _logarithm(a: Ends) -> Ends:
    low = np.where(a[0] < 0, 0.0, a[0])
    below, above = _widened(np.log(low), np.log(a[1]), WIDE)
    return np.where(a[1] < 0, -np.inf, below), np.where(a[1] < 0, np.inf, above)


_exp = _rising(np.exp, 0.0, math.inf)
_tanh = _rising(np.tanh, -1.0, 1.0)
_sigmoid = _rising(special.expit, 0.0, 1.0)
_sech2 = _bump(lambda u: 4 * special.expit(2 * u) * special.expit(-2 * u), 1.0)
_slope_of_sigmoid = _bump(lambda u: special.expit(u) * special.expit(-u), 0.25)
_bell = _bump(lambda u: 2 / math.sqrt(math.pi) * np.exp(-u * u), 1.2)
_witch = _bump(lambda u: 1 / (1 + u * u), 1.0)

#: Value and derivative of each function of one argument.
_SMOOTH: dict[str, tuple[Callable[[Ends], Ends], Callable[[Ends], Ends]]] = {
    "inv": (inverse, lambda a: _minus(_power(inverse(a), 2))),
    "sqrt": (_root, lambda a: _where_positive(a, times((0.5, 0.5), inverse(_root(a))))),
    "exp": (_exp, _exp),
    "log": (_logarithm, lambda a: _where_positive(a, inverse(a))),
    "sin": (_sine, _cosine),
    "cos": (_cosine, lambda a: _minus(_sine(a))),
    "atan": (_rising(np.arctan, -math.pi, math.pi), _witch),
    "tanh": (_tanh, _sech2),
    "erf": (_rising(special.erf, -1.0, 1.0, WIDER), _bell),
    "erfc": (_falling(special.erfc, 0.0, 2.0, WIDER), lambda a: _minus(_bell(a))),
    "sigmoid": (_sigmoid, _slope_of_sigmoid),
    "softplus": (_rising(lambda u: np.logaddexp(0.0, u), 0.0, math.inf), _sigmoid),
    "abs": (_size, _sign),
}


def _where_positive(a: Ends, slope: Ends) -> Ends:
    """A derivative where the function is defined on the whole interval, else the whole line."""
    return np.where(a[0] > 0, slope[0], -np.inf), np.where(a[0] > 0, slope[1], np.inf)


def _chain(function: Callable[[Ends], Ends], derivative: Callable[[Ends], Ends]) -> Callable[[Enclosure], Enclosure]:
    def apply(a: Enclosure) -> Enclosure:
        if all(s is None for s in a.slopes):
            return Enclosure(*function(a.ends), a.slopes)
        outer = derivative(a.ends)
        return Enclosure(*function(a.ends), tuple(None if s is None else times(outer, s) for s in a.slopes))

    return apply


def _sum_of(a: Ends | None, b: Ends | None) -> Ends | None:
    if a is None or b is None:
        return b if a is None else a
    return plus(a, b)


def add(a: Enclosure, b: Enclosure) -> Enclosure:
    """Sum with its derivatives."""
    return Enclosure(*plus(a.ends, b.ends), tuple(_sum_of(s, t) for s, t in zip(a.slopes, b.slopes, strict=True)))


def mul(a: Enclosure, b: Enclosure) -> Enclosure:
    """Product with its derivatives."""
    slopes = tuple(
        _sum_of(None if s is None else times(s, b.ends), None if t is None else times(t, a.ends))
        for s, t in zip(a.slopes, b.slopes, strict=True)
    )
    return Enclosure(*times(a.ends, b.ends), slopes)


def _integer_power(a: Enclosure, n: int) -> Enclosure:
    return _chain(lambda e: _power(e, n), lambda e: times((float(n), float(n)), _power(e, n - 1)))(a)


def _jump(a: Enclosure) -> Enclosure:
    """The sign: constant on both sides of zero."""
    low, high = _sign(a.ends)
    flat = (low == high) & (low != 0)
    whole = (np.where(flat, 0.0, -np.inf), np.where(flat, 0.0, np.inf))
    return Enclosure(low, high, tuple(None if s is None else whole for s in a.slopes))


def _chosen(first: Any, second: Any, a: Ends | None, b: Ends | None, *, jump: bool = False) -> Ends | None:
    """One of two enclosures where a condition is known, both together (or all numbers, at a jump) where not."""
    if a is None and b is None and not jump:
        return None
    a, b = a or (0.0, 0.0), b or (0.0, 0.0)
    low, high = (-np.inf, np.inf) if jump else hull(a, b)
    return (
        np.where(first, a[0], np.where(second, b[0], low)),
        np.where(first, a[1], np.where(second, b[1], high)),
    )


def _lower(a: Enclosure, b: Enclosure) -> Enclosure:
    slopes = (_chosen(a.high < b.low, b.high < a.low, s, t) for s, t in zip(a.slopes, b.slopes, strict=True))
    return Enclosure(np.minimum(a.low, b.low), np.minimum(a.high, b.high), tuple(slopes))


def _higher(a: Enclosure, b: Enclosure) -> Enclosure:
    slopes = (_chosen(a.low > b.high, b.low > a.high, s, t) for s, t in zip(a.slopes, b.slopes, strict=True))
    return Enclosure(np.maximum(a.low, b.low), np.maximum(a.high, b.high), tuple(slopes))


def _where(difference: Enclosure, branch: Enclosure, otherwise: Enclosure, comparison: str) -> Enclosure:
    strict = comparison == "<"
    first = difference.high < 0 if strict else difference.high <= 0
    second = difference.low >= 0 if strict else difference.low > 0
    value = _chosen(first, second, branch.ends, otherwise.ends) or otherwise.ends
    slopes = tuple(
        _chosen(first, second, s, t, jump=d is not None)
        for d, s, t in zip(difference.slopes, branch.slopes, otherwise.slopes, strict=True)
    )
    return Enclosure(*value, slopes)


class Intervals(Arithmetic):
    """Arrays of intervals with `count` derivatives each."""

    def __init__(self, count: int) -> None:
        self.count = count
        #: Where the last program was undefined for every value in the box.
        self.undefined: Any = False
        self.ops = {name: _chain(*pair) for name, pair in _SMOOTH.items()} | {
            "add": add, "mul": mul, "power": _integer_power, "sign": _jump, "min": _lower, "max": _higher,
            "where": _where,
        }  # fmt: skip
        self.ops |= {name: self._watched(self.ops[name]) for name in ("sqrt", "log")}

    def _watched(self, operation: Callable[[Enclosure], Enclosure]) -> Callable[[Enclosure], Enclosure]:
        def watched(a: Enclosure) -> Enclosure:
            self.undefined = self.undefined | (a.high < 0)
            return operation(a)

        return watched

    def exact(self, values: Any) -> Enclosure:
        """Numbers as intervals without width and without derivatives."""
        return Enclosure(values, values, (None,) * self.count)

    def inputs(self, low: Floats, high: Floats) -> list[Enclosure]:
        """Intervals of shape (N, count) as inputs of shape (N, 1), each with derivative 1 in itself."""
        one = (np.float64(1.0), np.float64(1.0))
        return [
            Enclosure(low[:, [k]], high[:, [k]], tuple(one if i == k else None for i in range(self.count)))
            for k in range(self.count)
        ]

    def number(self, value: Fraction | str) -> Enclosure:
        """An enclosure of a constant."""
        near = np.float64(math.pi if isinstance(value, str) else to_float(value))
        if not isinstance(value, str) and np.isfinite(near) and Fraction(float(near)) == value:
            return self.exact(near)
        return Enclosure(down(near), up(near), (None,) * self.count)

    def run(self, program: Program, *inputs: Any) -> list[Any]:
        """As the base class; see also :attr:`undefined`."""
        self.undefined = False
        with np.errstate(all="ignore"):
            values = super().run(program, *inputs)
        if any(step.op == "where" for step in program.steps):
            self.undefined = False  # it may have been in a branch that is not taken
        return values
