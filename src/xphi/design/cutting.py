"""A cut: the form for |x| below it, the target's asymptotes beyond, and the cut that is best.

The error of the best form on [-c, c] can only grow with c, and the error of the asymptotes beyond c can only fall.
The best cut is therefore where the two meet, which is found by bracketing and a secant in exact arithmetic.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any, Protocol

from xphi import formats, functions
from xphi.approximate import norms
from xphi.approximate.minimax.supremum import supremum
from xphi.approximate.outcome import Solution
from xphi.approximate.problem import constraints
from xphi.approximate.problem.clamp import lines
from xphi.approximate.problem.grid import number
from xphi.certify.claim import Bound, Clamp
from xphi.design.request import Request
from xphi.errors import XphiError
from xphi.formats import round_bits
from xphi.formula.text import to_text

#: The cut is sought among the numbers up to here.
FARTHEST = 64.0
BITS = 120
#: The two errors are one number when they agree to this; a printed objective has fewer digits.
CLOSE = Fraction(1, 2**90)
#: A secant doubles its digits every step or two; what has not converged by then has a corner at the crossing.
MOST_STEPS = 40


class Read(Protocol):
    """Reads the problem on a domain; on the whole one the form may grow, because the cut comes before."""

    def __call__(self, low: Bound, high: Bound, *, whole: bool) -> Request: ...  # noqa: D102


@dataclass(frozen=True)
class Cut:
    """A form with a cut, solved.

    Parameters
    ----------
    request, solution
        The problem on the domain within the cut, and its solution there.
    low, high : Fraction or float
        The whole domain.
    clamp : Clamp
    outside : Fraction
        The largest error beyond the cut.
    best : Fraction, optional
        Where the cut is free: no coefficients and no cut have a smaller error.
    note : str
        Why the cut is where it is.
    """

    request: Request
    solution: Solution
    low: Bound
    high: Bound
    clamp: Clamp
    outside: Fraction
    best: Fraction | None
    note: str


class Tails:
    """The target's asymptotes on the infinite sides of a problem, and their error beyond a cut."""

    def __init__(self, request: Request) -> None:
        problem = request.problem
        self.sides = constraints.sides(problem.low, problem.high)
        self.lines = lines(problem.target, self.sides)
        for side in self.sides:
            order = constraints.growth(problem.target, side)
            if order is None or order > 1:
                raise XphiError(
                    "a cut needs a target with a straight asymptote on each infinite side; choose a bounded "
                    "interval with --on LO,HI"
                )
        self.problem = replace(problem, symbols=())

    def error(self, cut: Fraction) -> Fraction:
        """The largest error of the asymptotes at and beyond a cut."""
        return max(self._of_side(side, cut) for side in self.sides)

    def _of_side(self, side: int, cut: Fraction) -> Fraction:
        low, high = (cut, self.problem.high) if side > 0 else (self.problem.low, -cut)
        return supremum(replace(self.problem, form=self.lines[side], low=low, high=high))

    def clamp(self, cut: Fraction) -> Clamp:
        """What replaces the form beyond a cut."""
        return Clamp(cut, to_text(self.lines[-1]), to_text(self.lines[1]))


def solve_cut(read: Read, norm: str, cut: str | float | Fraction, low: Bound, high: Bound) -> Cut:
    """Solve a problem with a cut that is given, or free.

    Parameters
    ----------
    read : callable
        Reads the problem on a domain.
    cut : number, formula or ``free``
    low, high : Fraction or float
        The whole domain.

    Raises
    ------
    XphiError
    """
    measure = norms.get(norm.partition("@")[0])
    if not measure.largest or measure.relative:
        raise XphiError("a cut goes with --norm minimax")
    if not constraints.sides(low, high):
        raise XphiError("--cut is for an unbounded domain: leave out --on, or leave out --cut")
    whole = read(low, high, whole=True)
    if whole.problem.derivative_weight is not None:
        raise XphiError("a cut has no derivative to fit: leave out --also-derivative, or leave out --cut")
    tails = Tails(whole)
    within = _Within(read, low, high)
    free = isinstance(cut, str) and cut.strip() == "free"
    best = _crossing(within, tails) if free else _given(cut)
    at = best if whole.number_format is None else _of_format(within, tails, best, whole.number_format, free=free)
    if not (low < at and high > -at):
        raise XphiError(f"the cut at {float(at):g} leaves nothing of the domain to the form")
    solution = within.solution(at)
    if not solution.theta and within.request(at).problem.symbols:
        raise XphiError(f"the form has no best parameters within the cut at {float(at):g}: {'; '.join(solution.notes)}")
    outside = tails.error(at)
    least = max(tails.error(best), within.solution(best).value or Fraction(0)) if free else None
    inside = float(solution.value or 0)
    note = (
        f"the cut at {float(at):.10g} is the best one: the least error within it grows with the cut, the error of the "
        "asymptotes beyond falls, and there they meet"
        if free
        else f"the error within the cut is {inside:.6g}, the asymptotes' beyond it {float(outside):.6g}"
    )
    return Cut(within.request(at), solution, low, high, tails.clamp(at), outside, least, note)


class _Within:
    """The problem within a cut, each cut solved once."""

    def __init__(self, read: Read, low: Bound, high: Bound) -> None:
        self.read, self.low, self.high = read, low, high
        self._solved: dict[Fraction, tuple[Request, Solution]] = {}

    def request(self, cut: Fraction) -> Request:
        return self._of(cut)[0]

    def solution(self, cut: Fraction) -> Solution:
        return self._of(cut)[1]

    def _of(self, cut: Fraction) -> tuple[Request, Solution]:
        if cut not in self._solved:
            request = self.read(max(self.low, -cut), min(self.high, cut), whole=False)
            self._solved[cut] = request, norms.solve(request.problem)
        return self._solved[cut]


def _given(cut: Any) -> Fraction:
    try:
        value = functions.formula(cut) if isinstance(cut, str) else cut
        at = number(value) if hasattr(value, "free_symbols") else Fraction(value)
    except (TypeError, ValueError, OverflowError, AttributeError):
        at = Fraction(0)
    if not 0 < at <= FARTHEST:
        raise XphiError(f"--cut is a number between 0 and {FARTHEST:g}, or free; not {cut!r}")
    return at


def _crossing(within: _Within, tails: Tails) -> Fraction:
    """The cut at which the error within and the error beyond are the same."""

    def gap(cut: Fraction) -> Fraction:
        return (within.solution(cut).value or Fraction(0)) - tails.error(cut)

    start = max((Fraction(end) for end in (within.low, -within.high) if end > 0), default=Fraction(0))
    low, step = start, Fraction(1)
    while gap(start + step) < 0:
        low, step = start + step, 2 * step
        if start + step > FARTHEST:
            raise XphiError(
                f"no cut up to {FARTHEST:g} is the best: the form is better than the asymptotes that far out"
            )
    return _root(gap, start, low, start + step)


def _root(gap: Callable[[Fraction], Fraction], start: Fraction, low: Fraction, high: Fraction) -> Fraction:
    """A zero of an increasing function, by the Illinois method: a secant that keeps its bracket."""
    while low == start:
        middle = (start + high) / 2
        low, high = (middle, high) if gap(middle) < 0 else (low, middle)
        if high - start < CLOSE:
            raise XphiError("the best cut leaves nothing to the form: the asymptotes alone are as good")
    left, right = gap(low), gap(high)
    side = 0
    for _ in range(MOST_STEPS):
        at = round_bits((low * right - high * left) / (right - left), BITS)
        here = gap(at)
        if abs(here) < CLOSE or high - low < CLOSE * high:
            return at
        if here < 0:
            low, left = at, here
            right = right / 2 if side < 0 else right
            side = -1
        else:
            high, right = at, here
            left = left / 2 if side > 0 else left
            side = 1
    return at


def _of_format(within: _Within, tails: Tails, at: Fraction, number_format: formats.Format, *, free: bool) -> Fraction:
    """The cut as a number of the format: the nearest, or the better one of both beside the best."""
    nearest = number_format.round(at)
    if not isinstance(nearest, Fraction):
        raise XphiError(f"the cut at {float(at):g} is beyond the largest number of {number_format.name}")
    if not free or nearest == at:
        return nearest
    other = number_format.above(nearest) if nearest < at else number_format.below(nearest)
    candidates = [cut for cut in (nearest, other) if isinstance(cut, Fraction) and cut > 0]
    return min(candidates, key=lambda cut: max(within.solution(cut).value or Fraction(0), tails.error(cut)))
