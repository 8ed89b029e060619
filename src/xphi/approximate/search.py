"""From a problem to its solution: the right solver for the norm, several starts, and an honest status."""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

import numpy as np
import sympy as sp

from xphi.approximate.least import constrained, integral
from xphi.approximate.minimax import exchange, initial, programs
from xphi.approximate.minimax.extremes import BITS, Field, find
from xphi.approximate.minimax.globality import global_reason
from xphi.approximate.norms import taylor
from xphi.approximate.problem import Floats, Problem, grid, identity
from xphi.balls.numbers import fraction, precision
from xphi.errors import XphiError
from xphi.reference import is_zero

#: How many different starts are followed when nothing says that one is enough.
FOLLOWED = 5
#: Parameters beyond this, relative to where they started, are running away.
RUNAWAY = 1e3
#: After so many starts that ran away no more are followed.
ENOUGH = 2
#: An extreme this close to zero is at zero.
DUST = Fraction(1, 2**120)


@dataclass(frozen=True)
class Point:
    """An active extreme, for people: infinity as a float."""

    x: Fraction | float
    value: Any
    of: str


@dataclass
class Solution:
    """What a solver found.

    Parameters
    ----------
    theta : list of Fraction
        Empty when there is no optimum to show.
    status : {"optimal", "exact", "local", "not-attained", "unbounded"}
    minimax : bool
    value : Fraction or None
        The objective.
    points : list of Point
    exact : list, optional
        Parameters as formulas.
    symbolic : dict of str to str
    notes : list of str
    """

    theta: list[Fraction]
    status: str
    minimax: bool = False
    value: Fraction | None = None
    points: list[Point] = field(default_factory=list)
    exact: list[Any] | None = None
    symbolic: dict[str, str] = field(default_factory=dict)
    notes: list[str] = field(default_factory=list)


def solve(problem: Problem, *, clamped: bool = False) -> Solution:
    """Solve a problem in its norm.

    Raises
    ------
    XphiError
        If the form has no finite value on the domain whatever the parameters.
    """
    if problem.norm == "taylor":
        return _taylor(problem)
    if not problem.symbols:
        return _nothing_free(problem)
    low, high, half = grid.window(problem)
    inner = grid.kinks(problem)
    xs = grid.points(low, high, inner)
    xs = np.unique(np.concatenate([xs, _histogram_range(problem, xs)]))
    begin = initial.starts(problem, xs)
    if not begin:
        raise XphiError("the form has no finite value on the domain, whatever its parameters")
    if problem.derivative_weight is None and not problem.monotone:
        same = next((found for b in begin if (found := identity.recognise(problem, xs, b)) is not None), None)
        if same is not None:
            exact = [same[s] for s in problem.symbols]
            notes = ["the form contains the target: " + ", ".join(f"{s} = {sp.sstr(v)}" for s, v in same.items())]
            symbolic = {str(s): sp.sstr(v) for s, v in same.items()}
            return Solution(
                [Fraction(0)] * len(exact),
                "exact",
                problem.norm.startswith("minimax"),
                Fraction(0),
                [],
                exact,
                symbolic,
                notes,
            )
    fixed = (low, high, *(k for k in inner if low <= k <= high))
    if problem.norm in ("l1", "l2"):
        return _integral(problem, Field(xs, fixed, ()), begin)
    far = () if clamped else tuple(s for s in (-1, 1) if _infinite(problem, s) and not (half and s < 0))
    return _minimax(problem, Field(xs, fixed, far), begin, half=half)


def _infinite(problem: Problem, side: int) -> bool:
    end = problem.high if side > 0 else problem.low
    return isinstance(end, float) and bool(np.isinf(end))


def _histogram_range(problem: Problem, xs: Floats) -> Floats:
    edges = [float(e) for low, high, _ in problem.weight.bins for e in (low, high)]
    return np.linspace(min(edges), max(edges), 101) if edges else xs[:0]


def _nothing_free(problem: Problem) -> Solution:
    if is_zero(problem.target - problem.form):
        return Solution(
            [], "exact", problem.norm.startswith("minimax"), Fraction(0), notes=["the form contains the target"]
        )
    note = "the constraints leave no parameter free; the error is that of the one form that meets them"
    return Solution([], "optimal", notes=[note])


def _taylor(problem: Problem) -> Solution:
    found = taylor.match(problem)
    orders = ", ".join(map(str, found.orders)) or "none"
    notes = [*found.notes, f"matched at x = {sp.sstr(problem.point)}: the derivatives of order {orders}"]
    symbolic = {name: sp.sstr(value) for name, value in found.symbolic.items()}
    exact = [found.symbolic[str(s)] for s in problem.symbols]
    return Solution(found.theta, "optimal", exact=exact, symbolic=symbolic, notes=notes)


def _integral(problem: Problem, field_: Field, begin: list[Floats]) -> Solution:
    found = []
    for theta in begin[: 1 if problem.linear else 3]:
        try:
            least = integral.solve(problem, theta)
        except ArithmeticError:
            continue
        if least is not None and problem.monotone and _turns(problem, field_, least):
            least = constrained.solve(problem, field_, np.array([float(t) for t in least.theta]))
        if least is not None and least.minimum:
            found.append(least)
    if not found:
        return Solution([], "not-attained", notes=["no stationary point of the integral was reached from any start"])
    best = min(found, key=lambda least: least.value)
    if problem.linear:
        reason = "the form is linear in its parameters, so that the minimum is the only one"
        return Solution(best.theta, "optimal", value=best.value, notes=[reason])
    agree = all(abs(float(other.value - best.value)) <= 1e-9 * float(best.value) for other in found)
    note = (
        f"the best of {len(found)} starts; that it is the global minimum is observed, not proved"
        if agree
        else f"{len(found)} starts reached different minima; this is the lowest of them"
    )
    return Solution(best.theta, "optimal" if agree else "local", value=best.value, notes=[note])


def _turns(problem: Problem, field_: Field, least: integral.Least) -> bool:
    """Whether the slope takes the wrong sign on the sampled points."""
    slope = next(channel for channel in problem.channels if not channel.bounded)
    return bool(np.nanmin(slope.values(field_.xs, np.array([float(t) for t in least.theta]))) < 0)


def _minimax(problem: Problem, field_: Field, begin: list[Floats], *, half: bool) -> Solution:
    reason = global_reason(problem, half=half)
    fits, optima = [], []
    for theta in begin[: 1 if problem.linear else FOLLOWED]:
        fit = programs.solve(problem, field_.xs, theta)
        fits.append(fit)
        if sum(not f.settled and max(map(abs, f.theta)) > RUNAWAY for f in fits) == ENOUGH:
            return _without_optimum(problem, min(fits, key=lambda f: f.height))
        if fit.rank < len(problem.symbols):
            return _without_optimum(problem, fit)
        optimum = _polished(problem, field_, fit)
        if optimum is not None:
            optima.append(optimum)
            if reason:
                break
    if not optima and field_.far:
        # what happens at infinity may be a break that only the proof can name: judge the finite stretch first
        return _minimax(problem, Field(field_.xs, field_.fixed, ()), begin, half=half)
    if not any(np.isfinite(f.height) for f in fits):
        return Solution([], "unbounded", notes=["the error is infinite on the domain for every choice that was tried"])
    best = min(optima, key=lambda o: o.height, default=None)
    rivals = (
        fits
        if best is None
        else [f for f in fits if f.height < float(best.height) and _peak(problem, field_, f) < best.height]
    )
    if best is not None and (reason or not rivals):
        status, note = _standing(reason, begin, fits, best)
        points = [Point(_shown(e.x), e.value, problem.channels[e.channel].name) for e in best.active]
        return Solution(best.theta, status, best.equioscillates, best.height, points, notes=[note])
    return _without_optimum(problem, min(rivals, key=lambda f: f.height))


def _polished(problem: Problem, field_: Field, fit: programs.Fit) -> exchange.Optimum | None:
    """The optimum near a fit; a form that overflows or is undefined on the way has none."""
    try:
        return exchange.polish(problem, field_, fit)
    except ArithmeticError:
        return None


def _peak(problem: Problem, field_: Field, fit: programs.Fit) -> Fraction:
    """The largest error of a fit, its extremes followed instead of sampled; just below, to spare ties."""
    with precision(BITS):
        heights = [
            fraction(abs(e.value))
            for e in find(problem, field_, fit.theta, fit.height)
            if problem.channels[e.channel].bounded
        ]
    return max(heights, default=Fraction(0)) * (1 + Fraction(1, 10**9))


def _shown(point: Fraction) -> Fraction | float:
    if abs(point) >= grid.FAR:
        return float("inf") if point > 0 else float("-inf")
    return Fraction(0) if abs(point) < DUST else point


def _standing(reason: str, begin: list[Floats], fits: list[programs.Fit], best: exchange.Optimum) -> tuple[str, str]:
    if reason:
        return "optimal", reason
    tried = f"{len(fits)} of {len(begin)} starts were followed"
    elsewhere = any(fit.settled and fit.height > float(best.height) * (1 + 1e-3) for fit in fits)
    found = "the lowest that was found" if elsewhere else "that every start led to"
    return (
        "optimal",
        f"a verified alternation, {found} ({tried}); that it is the global optimum is observed, not proved",
    )


def _without_optimum(problem: Problem, fit: programs.Fit) -> Solution:
    """Nothing verified: say whether parameters run away, are not determined, or are only near a local optimum."""
    count = len(problem.symbols)
    if fit.rank < count:
        notes = [
            (
                f"the form does not determine its parameters: only {fit.rank} of {count} combinations of them "
                "change it as far as binary64 shows, so that the optimum is not unique; fix the others with --fix"
            )
        ]
        return Solution([], "local", notes=notes)
    size = max(abs(float(t)) for t in fit.theta)
    if not fit.settled or size > RUNAWAY:
        names = ", ".join(map(str, problem.symbols))
        notes = [
            (
                f"no optimum is attained: the largest error was still falling, past {fit.height:.6g}, while "
                f"the parameters ({names}) drifted on, the largest to {size:.3g}; fix some of them with --fix"
            )
        ]
        return Solution([], "not-attained", notes=notes)
    if problem.linear:
        notes = [
            (
                f"the largest error cannot fall below about {fit.height:.6g}, but the extremes do not determine the "
                "parameters: the optimum may well be not unique; fix some of them with --fix"
            )
        ]
        return Solution([], "local", notes=notes)
    notes = [
        (
            f"a fit with largest error {fit.height:.6g} was found, but its extremes do not alternate "
            "as an optimum's must; it is no more than a local one"
        )
    ]
    return Solution(fit.theta, "local", value=Fraction(fit.height), notes=notes)
