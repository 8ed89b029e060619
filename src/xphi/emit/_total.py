"""The bound of the error of computed values: that of the approximation, its constants and its evaluation together."""

from __future__ import annotations

import heapq
import math
from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import sympy as sp
from flint import arb

from xphi import functions
from xphi.balls.numbers import BALLS, ball, interval, precision
from xphi.certify.bound import Smooth
from xphi.certify.claim import Piece
from xphi.emit._rounding import INFLATE, Running, lower, upper
from xphi.formats import Format
from xphi.formula.pieces import split
from xphi.formula.program import compile_formula
from xphi.formula.symbols import x

if TYPE_CHECKING:
    from xphi.emit._code import Code
    from xphi.emit._language import Language
    from xphi.emit._scalar import Parts
    from xphi.emit._tree import Node

#: A bound is refined until it is at most this much above what the analysis gives at single points.
SLACK = 1 + 2.0**-6
MOST_CELLS = 20_000
BITS = 64
#: Up to here a cell around zero is not cut before it has to be.
NEAR = -10


@dataclass(frozen=True)
class Total:
    """How far computed values are from the target.

    Parameters
    ----------
    bound : float
        Infinite where there is none.
    growth : float
        So many times |x| come on top, on an unbounded domain on which the values grow.
    floor : float
        So much comes on top of a relative error, for values next to zero.
    evidence : {"proved", "exhaustive"}
    inputs : int
        How many were tried; 0 for a proof.
    reason : str
        Why there is no bound, in words; empty otherwise.
    """

    bound: float
    growth: float = 0.0
    floor: float = 0.0
    evidence: str = "proved"
    inputs: int = 0
    reason: str = ""


@dataclass(frozen=True)
class Stretch:
    """Where one node is computed, and how far what it stands for may be from the form (in the unit of the claim)."""

    node: Node
    low: Fraction
    high: Fraction
    apart: float
    off: float = 0.0


class Errors:
    """The error of the evaluation, in the unit of a claim."""

    def __init__(self, code: Code, language: Language, number_format: Format) -> None:
        from xphi.emit._scalar import Parts

        self.claim = code.claim
        self.parts: Parts = Parts.of(code)
        self.machine = language.machine(number_format.name)
        printed = language.machine(number_format.name if code.dtype is not None else "binary64")
        values = {}
        for symbol, value in code.constants.items():
            exact = symbol in code.coefficients
            values[str(symbol)] = value, 0.0 if exact else printed.spacing(upper(ball(value))) / 2
        self.running = Running(self.machine, values)
        self.target = compile_formula(self.claim.target_formula(), [x])
        self.factor = compile_formula(functions.target(self.claim.factor), [x])
        self.floor = self._floor(number_format) if self.claim.unit == "rel" else 0.0

    def _floor(self, number_format: Format) -> float:
        """What is allowed beside a relative error: the smallest normal number, or what is lost where it is flushed."""
        tiny = number_format.smallest_normal
        low, high = max(self.claim.low, -tiny), min(self.claim.high, tiny)
        if not self.machine.flushes or low > high:
            return float(tiny)
        near = interval(Fraction(low), Fraction(high))
        lost = self.running.at(self.parts.formula, near)[1]
        if upper(BALLS.run(self.target, near)[0]) > math.sqrt(tiny) or not lost < math.inf:
            return float(tiny)  # the target has no zero there
        return max(float(tiny), 2.0 ** math.ceil(math.log2(lost)))

    def weighted(self, error: float, where: arb) -> float:
        """An error at any of some inputs in the unit of the claim, less what the floor allows."""
        if self.claim.factor != "1":
            error *= upper(BALLS.run(self.factor, where)[0])
        if self.claim.unit == "abs":
            return error
        error -= self.floor
        if error <= 0:
            return 0.0
        size = lower(BALLS.run(self.target, where)[0])
        return error / size * INFLATE if size else math.inf

    def on(self, stretch: Stretch, low: Fraction, high: Fraction) -> float:
        """The largest error of the evaluation on a cell."""
        where = interval(low, high) if low < high else ball(low)
        return self.weighted(self.running.at(stretch.node, where)[1] + stretch.off, where)


def stretches(code: Code, parts: Parts, number_format: Format) -> Iterator[Stretch]:
    """The form itself, and what stands in for it far out."""
    largest = number_format.largest
    low = -largest if isinstance(code.claim.low, float) else max(code.claim.low, -largest)
    high = largest if isinstance(code.claim.high, float) else min(code.claim.high, largest)
    for far, node in parts.limits:
        at = code.threshold(far, number_format)
        if not low < far.side * at < high:
            continue
        apart = 0.0 if code.claim.clamp is not None else _apart(code, far.side, at, far.line, far.constant)
        off = abs(far.constant) * 2.0**-53 if far.line is None and code.claim.clamp is not None else 0.0
        if far.side < 0:
            yield Stretch(node, low, -at, apart, off)
            low = -at
        else:
            yield Stretch(node, at, high, apart, off)
            high = at
    if low <= high:
        yield Stretch(parts.formula, low, high, 0.0)


def _apart(code: Code, side: int, at: Fraction, line: Any, constant: float) -> float:
    """How far an asymptote is from the form from a point on, in the unit of the claim."""
    claim = code.claim
    form, target = claim.approximation(), claim.target_formula()
    number = Fraction(constant) if line is None else Fraction(0)
    straight = line if line is not None else sp.Rational(number.numerator, number.denominator)
    start = sp.Rational(at.numerator, at.denominator)
    low, high = (start, sp.oo) if side > 0 else (-sp.oo, -start)
    divisor = target if claim.unit == "rel" else sp.S.One
    joint = sp.Tuple((form - straight) * functions.target(claim.factor), divisor)
    found = 0.0
    with precision(128):
        for a, b, smooth in split(joint, low, high):
            error, reference = smooth.args
            if error == 0:
                continue
            piece = Smooth(Piece(a, b, error, reference if claim.unit == "rel" else None))
            if b.is_infinite or a.is_infinite:
                end = a if side > 0 else -b
                found = max(found, upper(piece.tail(Fraction(int(end.p), int(end.q)), side)[0]))
            else:
                found = max(found, upper(piece.bound(Fraction(int(a.p), int(a.q)), Fraction(int(b.p), int(b.q)))))
    return found


def total(code: Code, language: Language, number_format: Format) -> Total:
    """The bound for a language that computes in a format."""
    if code.proof.bound is None:
        return Total(math.inf, reason=code.proof.reason)
    if number_format.bits <= 16:
        from xphi.emit._exhaustive import tried

        return tried(code, language, number_format)
    with precision(BITS):
        return _proved(code, Errors(code, language, number_format), number_format)


def _proved(code: Code, errors: Errors, number_format: Format) -> Total:
    approximation = float(code.proof.bound or 0) * (1 + 2.0**-52)
    parts = list(stretches(code, errors.parts, number_format))
    if not parts:
        return Total(math.inf, reason=f"no number of {number_format.name} is in the domain")
    grows = _growth(code, errors, parts)
    worst, apart = 0.0, 0.0
    for stretch in parts:
        found, where = _largest(errors, stretch, grows, approximation)
        if math.isinf(found):
            return Total(math.inf, reason=_why(errors, stretch, where, number_format))
        if math.isinf(stretch.apart):
            return Total(math.inf, reason="no bound is known for the asymptote that stands in far out")
        worst, apart = max(worst, found), max(apart, stretch.apart)
    return Total((approximation + apart + worst) * INFLATE, growth=grows, floor=errors.floor)


def unbounded(code: Code) -> list[int]:
    """The sides on which values may grow without bound, where an error is absolute."""
    bounded = {far.side for far in code.far if far.line is None}
    sides = [side for side, end in ((-1, code.claim.low), (1, code.claim.high)) if math.isinf(end)]
    return [side for side in sides if side not in bounded and code.claim.unit == "abs"]


def _growth(code: Code, errors: Errors, parts: list[Stretch]) -> float:
    """The power of two that the error of large values is a multiple of |x| by; 0 where they do not grow."""
    found = 0.0
    for side in unbounded(code):
        for stretch in parts:
            at = stretch.low if side < 0 else stretch.high
            if side * at >= 1:
                found = max(found, errors.on(stretch, at, at) / float(abs(at)))
    return 2.0 ** math.ceil(math.log2(found)) if 0 < found < math.inf else 0.0


def _largest(errors: Errors, stretch: Stretch, grows: float, beside: float) -> tuple[float, Fraction]:
    """An upper bound of the error on a stretch, and where it is largest."""

    def on(low: Fraction, high: Fraction) -> float:
        nearest = 0.0 if low <= 0 <= high else float(min(abs(low), abs(high)))
        return max(errors.on(stretch, low, high) - grows * nearest * (1 - 2.0**-50), 0.0)

    points = _first(stretch.low, stretch.high, errors)
    cells = [(-on(a, b), a, b) for a, b in pairwise(points)] or [(-on(points[0], points[0]), points[0], points[0])]
    heapq.heapify(cells)
    best, count = 0.0, 0
    while True:
        worst, low, high = cells[0]
        middle = (low + high) / 2
        best = max(best, on(middle, middle))
        if -worst + beside <= (best + beside) * SLACK:
            return -worst, low
        count += 1
        narrow = (high - low) * 2**60 <= max(abs(low), abs(high))
        if count > MOST_CELLS or narrow or math.isinf(best):
            return -worst, middle
        heapq.heapreplace(cells, (-on(low, middle), low, middle))
        heapq.heappush(cells, (-on(middle, high), middle, high))


def _first(low: Fraction, high: Fraction, errors: Errors) -> list[Fraction]:
    """Breakpoints: zero and powers of two, down to the smallest number of the format where an error is relative."""
    number_format = errors.machine.format
    start = number_format.emin - number_format.precision if errors.claim.unit == "rel" else NEAR
    inside = [Fraction(0)]
    inside += [side * Fraction(2) ** k for side in (-1, 1) for k in range(start, number_format.emax + 1)]
    return sorted({low, high, *(point for point in inside if low < point < high)})


def _why(errors: Errors, stretch: Stretch, where: Fraction, number_format: Format) -> str:
    errors.on(stretch, where, where)
    point = f"{float(where):.6g}"
    if errors.running.overflowed:
        return f"the evaluation overflows {number_format.name} at x = {point}"
    return f"the evaluation is undefined, or too sensitive to bound, next to x = {point}"
