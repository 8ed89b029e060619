"""From a problem to its minimax solution: search, polish, and say what the answer is known to be."""

from __future__ import annotations

from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any

import numpy as np

from xphi.approximate.minimax import borders, curved, degenerate, exchange, globality, initial, linear, programs
from xphi.approximate.minimax.extremes import Field, find
from xphi.approximate.outcome import Point, Solution, Status
from xphi.approximate.problem import Problem
from xphi.approximate.problem.grid import FAR
from xphi.balls.numbers import ball, fraction, precision
from xphi.formats import to_float

#: Initial guesses that are always followed, and the most that are.
ALWAYS, FOLLOWED = 3, 8
#: So many guesses that led to the same lowest optimum are enough.
AGREE = 3
#: A further guess is followed when its largest error is below this many times the best so far.
PROMISING = 3.0
#: Relative gap between a fit and its lower bound that counts as none.
CLOSED = Fraction(1, 10**7)
#: Rounds of adding extremes to the sampled points where no alternation determines a linear problem.
ROUNDS = 30
#: Rounds in which a fit is improved before its extremes are given up.
REFINED = 2
#: Random parameters at which the rank of the form's derivatives is taken, and where a direction counts as dependent.
TRIALS, DEPENDENT = 4, 1e-13
#: How far out a form is followed to see where it breaks, and by how much it has to pass its bound.
OUTWARD, BEYOND = 512, 1.001
#: A target larger than two to this power, or as small, is scaled: binary64 does not reach much farther.
HUGE = 500
#: An extreme this close to zero is at zero.
DUST = Fraction(1, 2**120)
#: A verified height above another fit's by less than this, relative, is not beaten by it.
TIE = Fraction(1, 10**7)


@dataclass
class Search:
    """What was followed, and what came of it."""

    fits: list[programs.Fit]
    optima: list[exchange.Optimum]
    guesses: int
    sampled: int

    @property
    def best(self) -> exchange.Optimum | None:
        """The lowest verified optimum."""
        return min(self.optima, key=lambda o: o.height, default=None)

    @property
    def lowest(self) -> programs.Fit:
        """The fit with the lowest sampled error."""
        return min(self.fits, key=lambda f: f.height)


def solve(problem: Problem, field: Field, starts: initial.Starts, *, half: bool, sub: bool = False) -> Solution:
    """Solve a minimax problem.

    Parameters
    ----------
    problem : Problem
    field : Field
    starts : Starts
        Initial guesses.
    half : bool
        Whether the field is one half of a symmetric domain.
    sub : bool
        Whether this is a problem on the border of another one, whose own borders are not searched.
    """
    if problem.linear:
        exponent = linear.magnitude(problem, field.xs)
        if abs(exponent) > HUGE and not problem.relative and not problem.monotone:
            return _rescaled(_linear(linear.scaled(problem, -exponent), field), exponent)
        return _linear(problem, field)
    rank = _structural_rank(problem, field)
    if rank < len(problem.symbols):
        return _undetermined(problem, rank)
    reason = globality.global_reason(problem, half=half)
    search = _follow(problem, field, starts, enough=bool(reason))
    if not any(np.isfinite(f.height) for f in search.fits):
        return Solution(
            [], Status.UNBOUNDED, notes=["the error is infinite on the domain for every choice that was tried"]
        )
    best = search.best
    rivals = [f for f in search.fits if best is None or _undercuts(problem, field, f, best)]
    if best is not None and not rivals:
        return _verified(problem, field, best, search, reason)
    drifting = borders.chain(problem, field, search.fits)
    if drifting is not None:
        return drifting
    if not sub:
        on_border = borders.attained(problem, field, search.lowest, half=half)
        if on_border is not None:
            on_border.notes.extend(_breaks(problem, field, on_border, half=half))
            return on_border
    if field.far and not sub and best is None:
        # what happens at infinity may be a break that only the proof can name: judge the finite part of the domain
        return solve(problem, replace(field, far=()), starts, half=half, sub=True)
    fit = min(rivals, key=lambda f: f.height)
    drifting = borders.path(problem, field, fit)
    if drifting is not None:
        return drifting
    if best is not None:
        return _verified(problem, field, best, search, "")
    return _unverified(problem, field, fit)


def _breaks(problem: Problem, field: Field, attained: Solution, *, half: bool) -> list[str]:
    """What the form could do on the middle of an unbounded domain, where it leaves that error, and the remedy."""
    if not field.far or attained.value is None:
        return []
    reach = float(max(abs(f) for f in field.fixed))
    middle = Field(field.xs[np.abs(field.xs) <= reach], field.fixed, ())
    inside = _follow(problem, middle, initial.starts(problem, middle.xs), enough=True).best
    if inside is None or inside.height > attained.value * (1 - TIE):
        return []
    outward = np.linspace(1, OUTWARD, 100_001)
    theta = np.array([float(t) for t in inside.theta])
    left = np.zeros(len(outward), dtype=bool)
    for side in (1, -1) if half else field.far:
        left |= ~(np.abs(problem.channels[0].values(side * outward, theta)) <= float(inside.height) * BEYOND)
    if not left.any():
        return []
    at = outward[np.argmax(left)]
    note = (
        f"with the best coefficients for the middle of the domain the error is {float(inside.height):.6g} up to "
        f"|x| = {at:.4g}, and passes that bound there: --clamp replaces the form by its asymptote beyond, --on LO,HI "
        "leaves that part out"
    )
    return [note]


def _follow(problem: Problem, field: Field, starts: initial.Starts, *, enough: bool) -> Search:
    """Linear programs and the exchange from the initial guesses, the most promising first."""
    search = Search([], [], len(starts.thetas), starts.sampled)
    lowest = np.inf
    for number, theta in enumerate(starts.thetas[:FOLLOWED]):
        if number >= ALWAYS and not programs.sampled_height(problem, field.xs, theta) < PROMISING * lowest:
            continue
        fit, optimum = _refined(problem, field, programs.solve(problem, field.xs, theta))
        search.fits.append(fit)
        lowest = min(lowest, fit.height)
        if optimum is not None:
            search.optima.append(optimum)
            lowest_yet = min(o.height for o in search.optima)
            if enough or sum(o.height <= lowest_yet * (1 + TIE) for o in search.optima) >= AGREE:
                break
    # the lowest fit decides; only there are the costlier ways to an optimum worth their time
    best, fit = search.best, search.lowest
    if np.isfinite(fit.height) and (best is None or _undercuts(problem, field, fit, best)):
        optimum = _singular(problem, field, fit)
        if optimum is not None:
            search.optima.append(optimum)
    return search


def polished(problem: Problem, field: Field, fit: programs.Fit) -> exchange.Optimum | None:
    """The optimum near a fit; a form that overflows or is undefined on the way has none."""
    try:
        return exchange.polish(problem, field, fit)
    except ArithmeticError:
        return None


def _refined(problem: Problem, field: Field, fit: programs.Fit) -> tuple[programs.Fit, exchange.Optimum | None]:
    """The optimum near a fit, the fit improved with its own extremes among the sampled points where that is needed."""
    optimum = polished(problem, field, fit)
    xs = field.xs
    for _ in range(REFINED):
        if optimum is not None or not np.isfinite(fit.height):
            break
        with precision(fit.bits):
            try:
                extremes = find(problem, field, fit.theta)
            except ArithmeticError:
                break
        xs = np.unique(np.concatenate([xs, [float(e.x) for e in extremes if abs(e.x) < FAR]]))
        raised = replace(fit, height=max(fit.height, programs.sampled_height(problem, xs, _floats(fit))))
        fit = curved.refine(problem, xs, raised)
        optimum = polished(problem, field, fit)
    return fit, optimum


def _singular(problem: Problem, field: Field, fit: programs.Fit) -> exchange.Optimum | None:
    """The optimum at a fit where Newton's systems are singular."""
    try:
        return degenerate.crowded(problem, field, fit) or degenerate.undetermined(problem, field, fit)
    except ArithmeticError:
        return None


def _floats(fit: programs.Fit) -> np.ndarray:
    return np.array([to_float(t) for t in fit.theta])


def _undercuts(problem: Problem, field: Field, fit: programs.Fit, best: exchange.Optimum) -> bool:
    return fit.height < float(best.height) and peak(problem, field, fit) < best.height * (1 - TIE)


def peak(problem: Problem, field: Field, fit: programs.Fit) -> Fraction:
    """The largest error of a fit, its extremes followed instead of sampled."""
    with precision(fit.bits):
        try:
            extremes = find(problem, field, fit.theta)
        except ArithmeticError:
            return Fraction(2) ** 1024
        sizes = [fraction(abs(e.value)) for e in extremes if problem.channels[e.channel].bounded]
    return max(sizes, default=Fraction(0))


def _verified(problem: Problem, field: Field, best: exchange.Optimum, search: Search, reason: str) -> Solution:
    best, reason = (best, reason) if reason else _everywhere(problem, field, best)
    points = _points(problem, best.active)
    if reason:
        return Solution(best.theta, Status.OPTIMAL, best.equioscillates, best.height, points, notes=[reason])
    verified = "alternation verified" if best.equioscillates else "optimality condition verified (Kuhn and Tucker)"
    note = (
        f"{verified}; that it is global was not proved: the best of {len(search.fits)} followed initial guesses, "
        f"chosen from {search.sampled} sampled parameter vectors"
    )
    if best.undetermined:
        note += f"; the extremes do not determine {', '.join(best.undetermined)}: other values may do as well"
    return Solution(best.theta, Status.VERIFIED_LOCAL, best.equioscillates, best.height, points, notes=[note])


def _everywhere(problem: Problem, field: Field, best: exchange.Optimum) -> tuple[exchange.Optimum, str]:
    """Branch and bound over all parameters; from better ones that it meets, the optimum near them."""
    for _ in range(REFINED):
        verdict = globality.prove(problem, field, best.theta, best.height, best.active)
        if verdict.better is None or problem.monotone:
            return best, verdict.reason
        _, better = _refined(problem, field, programs.solve(problem, field.xs, verdict.better))
        if better is None or not better.height < best.height:
            return best, ""
        best = better
    return best, ""


def _points(problem: Problem, active: list[Any]) -> list[Point]:
    return [Point(_shown(e.x), e.value, problem.channels[e.channel].name) for e in active]


def _shown(point: Fraction) -> Fraction | float:
    if abs(point) >= FAR:
        return float("inf") if point > 0 else float("-inf")
    return Fraction(0) if abs(point) < DUST else point


def _structural_rank(problem: Problem, field: Field) -> int:
    """How many combinations of the parameters change the form, whatever their values: the most that is seen."""
    count, rank = len(problem.symbols), 0
    rng = np.random.default_rng(3)
    for _ in range(TRIALS):
        theta = rng.choice([-1, 1], count) * rng.uniform(0.3, 1.5, count)
        rows = np.concatenate([channel.jacobian(field.xs, theta)[1] for channel in problem.channels])
        rows = rows[np.isfinite(rows).all(axis=1)]
        sizes = np.max(np.abs(rows), axis=0, initial=0.0)
        if len(rows) < count or not np.all(sizes > 0):
            continue
        values = np.linalg.svd(rows / sizes, compute_uv=False)
        rank = max(rank, int((values > DEPENDENT * values[0]).sum()))
    return rank or count


def _undetermined(problem: Problem, rank: int) -> Solution:
    names = ", ".join(map(str, problem.symbols))
    note = (
        f"the form does not determine its parameters: of {names} only {rank} combinations change it, so that the "
        "optimum is not unique; fix the others with --fix"
    )
    return Solution([], Status.LOCAL, notes=[note])


def _rescaled(solution: Solution, exponent: int) -> Solution:
    """The solution of a linear problem whose target had been divided by a power of two."""
    unit = Fraction(2) ** exponent
    return replace(
        solution,
        theta=[t * unit for t in solution.theta],
        value=None if solution.value is None else solution.value * unit,
        points=[replace(point, value=point.value * ball(unit)) for point in solution.points],
    )


def _linear(problem: Problem, field: Field) -> Solution:
    """One linear program decides; where its extremes do not determine the parameters, duality bounds the height."""
    fit = linear.solve(problem, field.xs)
    if fit.rank < len(problem.symbols):
        return _undetermined(problem, fit.rank)
    reason = "the form is linear in its parameters, so that every local optimum is global"
    optimum = polished(problem, field, fit)
    if optimum is not None:
        points = _points(problem, optimum.active)
        return Solution(optimum.theta, Status.OPTIMAL, optimum.equioscillates, optimum.height, points, notes=[reason])
    if field.far:
        bounded = _linear(problem, replace(field, far=()))
        if bounded.status is Status.OPTIMAL:
            return bounded
    xs = field.xs
    for _ in range(ROUNDS):
        with precision(fit.bits):
            extremes = find(problem, replace(field, xs=xs), fit.theta)
        height = peak(problem, field, fit)
        least = linear.lower_bound(problem, fit)
        if height <= least * (1 + CLOSED):
            break
        xs = np.unique(np.concatenate([xs, [float(e.x) for e in extremes if abs(e.x) < FAR]]))
        fit = linear.solve(problem, xs)
    gap = float(height / least - 1) if least else np.inf
    if height <= least * (1 + CLOSED):
        note = (
            f"{reason}; duality bounds it from below within {gap:.1e} of its value. Fewer extremes than parameters "
            "carry it, so that other parameters may do as well"
        )
        return Solution(fit.theta, Status.OPTIMAL, value=height, notes=[note])
    note = "the problem is convex; no optimality condition was verified"
    if least:
        note += f", but nothing is better by more than {100 * gap:.2g} % (duality)"
    return Solution(fit.theta, Status.LOCAL, value=height, notes=[note])


def _unverified(problem: Problem, field: Field, fit: programs.Fit) -> Solution:
    height = peak(problem, field, fit)
    if fit.rank < len(problem.symbols):
        why = (
            f"only {fit.rank} of {len(problem.symbols)} combinations of the parameters change the form there, so that "
            "the optimum is not unique; fix the others with --fix"
        )
    else:
        why = "its extremes do not alternate as an optimum's must"
    note = f"a fit with largest error {float(height):.6g}; {why}; it is no more than a local one"
    return Solution(fit.theta, Status.LOCAL, value=height, notes=[note])
