"""Find the largest error of a claim and cover the domain with cells on which it is proved.

The cells are found here and checked cell by cell with :mod:`xphi.certify.bound`; a stored list of cells can
be checked again without any of this search.
"""

from __future__ import annotations

import heapq
import math
from dataclasses import dataclass, replace
from enum import Enum
from fractions import Fraction
from itertools import pairwise

from flint import arb

from xphi.balls.numbers import exact, fraction, precision
from xphi.balls.series import NotAnalytic
from xphi.certify.bound import Smooth, point_error, rational_end
from xphi.certify.claim import Claim
from xphi.certify.defined import undefined
from xphi.formats import round_bits, to_float
from xphi.reference import is_zero

#: The bound may exceed the largest error seen by this much: under 0.01 %.
SLACK = Fraction(1, 2**14)
SAMPLES = 48
#: How the reason begins when a cell cannot be bounded however narrow it is.
UNDEFINED = "the error is undefined or too steep to bound"
MOST_CELLS = 60_000
FIRST_TAIL = Fraction(8)
LAST_TAIL = Fraction(2**60)


class Outcome(Enum):
    """How a proof ended.

    ``PROVED``: there is a bound. ``UNLIMITED``: the error is shown to grow without limit, or to be infinite.
    ``UNDEFINED``: a side of the claim is not shown to have a value everywhere. ``STEEP``: a cell or point could not
    be bounded. ``TAIL``: a tail could not be bounded. ``DIFFERENT``: an identity was claimed and is not shown.
    """

    PROVED = "proved"
    UNLIMITED = "unlimited"
    UNDEFINED = "undefined"
    STEEP = "steep"
    TAIL = "tail"
    DIFFERENT = "different"


@dataclass(frozen=True)
class Cover:
    """Cells of one piece: breakpoints in order; beyond an infinite end the outermost one starts a tail."""

    points: tuple[Fraction, ...]
    left_tail: bool
    right_tail: bool


@dataclass(frozen=True)
class Proof:
    """The largest error of a claim.

    Parameters
    ----------
    observed : Fraction
        A lower bound of the supremum: |error| at `at`.
    bound : Fraction or None
        The proved upper bound, None when nothing could be proved.
    at : Fraction or float
        Where; ±inf for a limit.
    covers : tuple of Cover
    bits : int
        Working precision of the proof.
    reason : str
        Why nothing was proved, in words; empty otherwise.
    outcome : Outcome
        The same, for programs.
    """

    observed: Fraction
    bound: Fraction | None
    at: Fraction | float
    covers: tuple[Cover, ...]
    bits: int
    reason: str = ""
    outcome: Outcome = Outcome.PROVED

    @property
    def cells(self) -> int:
        """Number of cells and tails."""
        return sum(len(c.points) - 1 + c.left_tail + c.right_tail for c in self.covers)


class _Best:
    """The largest |error| seen so far, as an exact lower bound."""

    def __init__(self, at: Fraction) -> None:
        self.value = Fraction(0)
        self.at: Fraction | float = at
        self.undecided = False

    def see(self, value: arb, at: Fraction | float) -> None:
        if not value.is_finite():
            return
        low = abs(value).lower()
        if low > 0:
            found = fraction(low)
            if found > self.value:
                self.value, self.at = found, at
        elif not value.is_zero():
            self.undecided = True


def prove(claim: Claim) -> Proof:
    """Prove the supremum of the error of a claim over its domain.

    Returns
    -------
    Proof
        With ``bound=None`` and a reason when it cannot be proved.
    """
    fault = undefined(claim)
    bits = 128
    while True:
        with precision(bits):
            proof = _prove(claim, bits, fault)
        # an error that drowns in the rounding of the balls needs more of them
        drowned = proof.observed < Fraction(1, 2 ** (bits // 2))
        if not drowned or bits >= 1024 or fault:
            break
        bits *= 2
    if proof.bound is None and proof.observed == 0 and proof.outcome in (Outcome.STEEP, Outcome.TAIL):
        same = identity(claim)  # no ball ever says that an error is exactly zero
        return proof if same.bound is None else same
    return proof


def identity(claim: Claim) -> Proof:
    """Prove that form and target are the same function on the domain, so that no error is left to bound.

    Returns
    -------
    Proof
        With bound 0, or None and a reason.
    """
    nothing = Proof(Fraction(0), None, _somewhere(claim), (), 128)
    fault = undefined(claim)
    if fault:
        return replace(nothing, reason=f"{UNDEFINED}: {fault}", outcome=Outcome.UNDEFINED)
    reason = different(claim)
    if reason:
        return replace(nothing, reason=reason, outcome=Outcome.DIFFERENT)
    return replace(nothing, bound=Fraction(0))


def _somewhere(claim: Claim) -> Fraction:
    """A point of the domain."""
    if claim.low <= 0 <= claim.high:
        return Fraction(0)
    if math.isinf(claim.low) or math.isinf(claim.high):
        return Fraction(claim.high) - 1 if math.isinf(claim.low) else Fraction(claim.low) + 1
    return (Fraction(claim.low) + Fraction(claim.high)) / 2


def different(claim: Claim) -> str:
    """Why form and target are not shown to be the same function; empty when they are."""
    reason = "the form is not shown to be the target itself, so that its error is not zero"
    target = claim.target_formula()
    for low, high, formula in claim.segments():
        if not is_zero(target - formula, low, high):
            return reason
    return "" if all(point.error.is_zero for point in claim.parts()[1]) else reason


def _prove(claim: Claim, bits: int, fault: str) -> Proof:
    nothing = Proof(Fraction(0), None, Fraction(0), (), bits)
    if fault:
        return replace(nothing, reason=f"{UNDEFINED}: {fault}", outcome=Outcome.UNDEFINED)
    smooth_pieces, points = claim.parts()
    pieces = [Smooth(piece) for piece in smooth_pieces]
    for smooth in pieces:
        for sign, unlimited in ((-1, smooth.piece.low.is_infinite), (1, smooth.piece.high.is_infinite)):
            if unlimited and smooth.diverges(sign):
                at = sign * math.inf
                return replace(nothing, at=at, reason="the error grows without limit", outcome=Outcome.UNLIMITED)
    best = _Best(_somewhere(claim))
    errors = {point: point_error(point) for point in points}
    for point, value in errors.items():
        if not value.is_finite():
            reason = f"{UNDEFINED} at x = {float(point.at):.6g}"
            return replace(nothing, reason=reason, outcome=Outcome.UNLIMITED if value > 0 else Outcome.STEEP)
        best.see(value, point.near)
    tails = [_sample(smooth, best) for smooth in pieces]
    covers = []
    for smooth, (left, right) in zip(pieces, tails, strict=True):
        cover = _cover(smooth, left, right, best)
        if isinstance(cover, _Failure):
            observed = round_down(best.value)
            return Proof(observed, None, best.at, (), bits, cover.reason, cover.outcome)
        covers.append(cover)
    # cells accepted early were accepted against a smaller value, so all hold against the last one
    limit = _limit(best.value)
    for point, value in errors.items():
        if not value.upper() <= exact(limit):
            reason = f"{UNDEFINED} at x = {float(point.at):.6g}"
            return Proof(round_down(best.value), None, best.at, (), bits, reason, Outcome.STEEP)
    return Proof(round_down(best.value), limit, best.at, tuple(covers), bits)


@dataclass(frozen=True)
class _Failure:
    outcome: Outcome
    reason: str


def _limit(value: Fraction) -> Fraction:
    """The bound that goes with a largest observed error: a binary64 number, rounded up."""
    return round_up(value * (1 + SLACK))


def round_up(value: Fraction) -> Fraction:
    """The next number of 53 bits at or above a non-negative value."""
    near = round_bits(value, 53)
    return near if near >= value else near + Fraction(2) ** (_exponent(near) - 52)


def round_down(value: Fraction) -> Fraction:
    """The next number of 53 bits at or below a non-negative value."""
    near = round_bits(value, 53)
    return near if near <= value else near - Fraction(2) ** (_exponent(near) - 52)


def _exponent(dyadic: Fraction) -> int:
    """Floor of log2 of a positive number whose denominator is a power of two."""
    return dyadic.numerator.bit_length() - dyadic.denominator.bit_length()


def _sample(smooth: Smooth, best: _Best) -> tuple[Fraction, Fraction]:
    """Look for the largest error of a piece; returns the finite stretch that cells will cover."""
    low, high = smooth.piece.low, smooth.piece.high
    left = -FIRST_TAIL if low.is_infinite else rational_end(low, -1)
    right = FIRST_TAIL if high.is_infinite else rational_end(high, 1)
    if low.is_infinite and left >= right:
        left = right - FIRST_TAIL
    if high.is_infinite and right <= left:
        right = left + FIRST_TAIL
    width = right - left
    # Chebyshev-like spacing, because extremes crowd at the ends; as dyadic points
    nodes = [
        left + width * round_bits(Fraction((1 - math.cos(math.pi * i / (SAMPLES - 1))) / 2), 30)
        for i in range(1, SAMPLES - 1)
    ]
    points = [round_bits(node, 60) for node in nodes]
    if not low.is_infinite:
        points.insert(0, rational_end(low, 1))
    if not high.is_infinite:
        points.append(rational_end(high, -1))
    points = [point for point in points if _inside(smooth, point)]
    values = []
    for point in points:
        value = smooth.at(exact(point))
        best.see(value, point)
        values.append(abs(value).mid() if value.is_finite() else arb(0))
    crests = [
        points[i]
        for i in range(len(points))
        if values[i] >= values[max(i - 1, 0)] and values[i] >= values[min(i + 1, len(points) - 1)]
    ]
    for crest in crests:
        _climb(smooth, crest, best)
    for sign, unlimited in ((-1, low.is_infinite), (1, high.is_infinite)):
        if unlimited:
            best.see(smooth.tail(LAST_TAIL, sign)[1], sign * math.inf)
    return left, right


def _climb(smooth: Smooth, start: Fraction, best: _Best) -> None:
    """Newton towards the extreme near a sample."""
    point = start
    for _ in range(6):
        try:
            value, slope, curve = smooth.local(exact(point))
        except NotAnalytic:
            return
        best.see(value, point)
        if not curve.is_finite() or curve.contains(0):
            return
        step = fraction((slope / (2 * curve)).mid())
        target = round_bits(point - step, 64)
        if not _inside(smooth, target) or abs(step) > 1:
            return
        point = target
    best.see(smooth.at(exact(point)), point)


def _inside(smooth: Smooth, point: Fraction) -> bool:
    low, high = smooth.piece.low, smooth.piece.high
    return bool(
        (low.is_infinite or point >= rational_end(low, 1)) and (high.is_infinite or point <= rational_end(high, -1))
    )


def _cover(smooth: Smooth, left: Fraction, right: Fraction, best: _Best) -> Cover | _Failure:
    """Breakpoints of cells on which the bound holds, or the reason why there are none."""
    piece = smooth.piece
    if piece.high.is_infinite:
        found = _tail_start(smooth, max(right, FIRST_TAIL), 1, best)
        if found is None:
            return _Failure(Outcome.TAIL, "the error has no proved bound towards +∞")
        right = found
    if piece.low.is_infinite:
        found = _tail_start(smooth, max(-left, FIRST_TAIL), -1, best)
        if found is None:
            return _Failure(Outcome.TAIL, "the error has no proved bound towards -∞")
        left = -found
    width = right - left
    waiting: list[tuple[Fraction, Fraction]] = _first_cells(left, right)
    done: list[Fraction] = []
    count = 0
    heapq.heapify(waiting)
    while waiting:
        a, b = heapq.heappop(waiting)
        count += 1
        if smooth.bound(a, b) <= exact(_limit(best.value)):
            done.append(a)
            continue
        middle = round_bits((a + b) / 2, 64)
        if (b - a) * 2**70 < width or count > MOST_CELLS or not a < middle < b:
            return _Failure(Outcome.STEEP, f"{UNDEFINED} near x = {to_float(middle):.6g}")
        if _inside(smooth, middle):
            best.see(smooth.at(exact(middle)), middle)
        heapq.heappush(waiting, (a, middle))
        heapq.heappush(waiting, (middle, b))
    return Cover((*sorted(done), right), bool(piece.low.is_infinite), bool(piece.high.is_infinite))


def _first_cells(left: Fraction, right: Fraction) -> list[tuple[Fraction, Fraction]]:
    """Cells of width at most 1/2 near the origin, wider in proportion farther out."""
    points = [left]
    while points[-1] < right:
        here = points[-1]
        step = max(Fraction(1, 2), abs(here) / 8)
        points.append(min(round_bits(here + step, 60) if here + step < right else right, right))
    return list(pairwise(points))


def _tail_start(smooth: Smooth, start: Fraction, sign: int, best: _Best) -> Fraction | None:
    while start <= LAST_TAIL:
        bound, _ = smooth.tail(start, sign)
        if bound <= exact(_limit(best.value)):
            return start
        start *= 2 if start >= 64 else Fraction(5, 4)
        start = round_bits(start, 20)
    return None
