"""Optima on the border of the parameters, and infima that no parameters reach.

Where the parameters of a search drift, the optimum may lie where a parameter is zero and the form is another one, or
there may be none: then the objective falls along a path, which is followed and stated.
"""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from itertools import combinations, pairwise
from typing import Any

import numpy as np
import sympy as sp

from xphi.approximate.minimax import initial, programs
from xphi.approximate.minimax.extremes import Field, find
from xphi.approximate.outcome import Solution, Status
from xphi.approximate.problem import Problem
from xphi.balls.numbers import precision
from xphi.formats import to_float

#: A parameter that may be on its way to zero, beside the largest.
SMALL = 1e-3
#: Most parameters that are set to zero at once.
MOST = 2
#: A border's optimum is the infimum of a search when it is no higher than this much above it.
AT_MOST = 1 + 1e-6
#: A border whose own fit is higher than this much above the search's is not solved.
NEAR = 1 + 1e-3
#: A parameter this many powers of ten from one may be running away, or vanishing.
FAR_OFF = 0.5
#: Points of a path, and the factor between them.
STEPS, FACTOR = 4, 4
#: How much larger the last parameters of a chain of fits have to be than the first.
GROWN = 16
#: Fits whose largest parameters differ by less than this factor count as one point.
APART = 1.5
#: Points that make a chain of fits.
CHAIN = 3
#: Walks begin no farther from one than this, or its inverse.
NEARER = 16
#: A path's objective has to fall by this part at every step.
FALLS = 1e-9


def attained(problem: Problem, field: Field, lowest: programs.Fit, *, half: bool) -> Solution | None:
    """The optimum with one or two parameters at zero, when no fit of the whole form is lower."""
    best: Solution | None = None
    sizes = [abs(float(t)) for t in lowest.theta]
    small = [k for k, size in enumerate(sizes) if size <= SMALL * max(1.0, *sizes)]
    for size in range(1, min(MOST, len(small)) + 1):
        for chosen in combinations(small, size):
            solution = _on_border(problem, field, lowest, chosen, half=half)
            if solution is None or not solution.status.holds or solution.value is None:
                continue
            if float(solution.value) <= lowest.height * AT_MOST and (best is None or solution.value < best.value):  # type: ignore[operator]
                best = solution
        if best is not None:
            return best
    return None


def _on_border(
    problem: Problem, field: Field, lowest: programs.Fit, chosen: tuple[int, ...], *, half: bool
) -> Solution | None:
    from xphi.approximate.minimax.solve import solve

    zero = {problem.symbols[k]: 0 for k in chosen}
    form = problem.form.subs(zero)
    if form.has(sp.nan, sp.zoo, sp.oo):
        return None
    kept = [k for k in range(len(problem.symbols)) if k not in chosen]
    reduced = replace(problem, form=form, symbols=tuple(problem.symbols[k] for k in kept))
    if not reduced.symbols or any(not form.has(s) for s in reduced.symbols):
        return None
    starts = initial.starts(reduced, field.xs)
    if not starts.thetas:
        return None
    if not reduced.linear:
        height = min(programs.solve(reduced, field.xs, theta).height for theta in starts.thetas[:2])
        if height > lowest.height * NEAR:
            return None
    solution = solve(reduced, field, starts, half=half, sub=True)
    if not solution.status.holds:
        return None
    theta = [Fraction(0)] * len(problem.symbols)
    for k, value in zip(kept, solution.theta, strict=True):
        theta[k] = value
    where = ", ".join(f"{problem.symbols[k]} = 0" for k in chosen)
    note = (
        f"attained on the border of the parameters, at {where}: the best of the form that is left there; every fit "
        "with other values ended no lower, which is a search and not a proof"
    )
    return replace(solution, theta=theta, status=Status.VERIFIED_LOCAL, notes=[note])


def chain(problem: Problem, field: Field, fits: list[programs.Fit]) -> Solution | None:
    """Not attained: of the fits of a search, larger parameters went with ever lower errors.

    The objective is taken at the extremes in balls.
    """
    points = _chain(problem, field, fits)
    if len(points) < CHAIN and fits:
        points = _chain(problem, field, [*fits, *_drift(problem, field, min(fits, key=lambda fit: fit.height))])
    if len(points) < CHAIN or points[-1][0] < GROWN * points[0][0]:
        return None
    shown = ", ".join(f"{value:.6g} with a parameter of {size:.4g}" for size, value in points)
    note = f"no optimum is attained: the objective keeps falling while the parameters grow: {shown}"
    return Solution([], Status.NOT_ATTAINED, notes=[note + "; fix one with --fix, or change the form"])


def path(problem: Problem, field: Field, fit: programs.Fit) -> Solution | None:
    """Not attained: the objective falls along a path on which one parameter grows or vanishes.

    The parameter is fixed at ever larger (or smaller) values and the others are solved for; the objective is taken at
    the extremes in balls. None where it does not keep falling.
    """
    moving = _runaway(fit)
    for index, factor in moving:
        walked = _walk(problem, field, fit, index, factor)
        if len(walked) < STEPS:
            continue
        values = [value for _, value in walked]
        last = abs(walked[-1][0])
        farther = abs(fit.theta[index]) > last if factor > 1 else abs(fit.theta[index]) < last
        lower = farther or values[-1] < fit.height * (1 - FALLS)
        if lower and all(b < a * (1 - FALLS) for a, b in pairwise(values)):
            name = problem.symbols[index]
            shown = ", ".join(f"{value:.6g} at {name} = {at:.4g}" for at, value in walked)
            trend = "grows without limit" if factor > 1 else "vanishes"
            note = f"no optimum is attained: the objective keeps falling while {name} {trend}: {shown}"
            return Solution([], Status.NOT_ATTAINED, notes=[note + "; fix it with --fix, or change the form"])
    return None


def _drift(problem: Problem, field: Field, fit: programs.Fit) -> list[programs.Fit]:
    """Where further linear programs take a fit, one after the other."""
    drifted = []
    for _ in range(STEPS):
        moved = programs.solve(problem, field.xs, np.array([to_float(t) for t in fit.theta]))
        if not moved.height < fit.height:
            break
        drifted.append(moved)
        fit = moved
    return drifted


def _chain(problem: Problem, field: Field, fits: list[programs.Fit]) -> list[tuple[float, float]]:
    """Largest parameter and error of the fits that are lower than all with smaller ones, the lowest fit the last.

    Fits of about the same size count once, by the lowest.
    """
    sized = sorted((max(abs(float(t)) for t in fit.theta), k) for k, fit in enumerate(fits) if np.isfinite(fit.height))
    chain: list[tuple[float, float]] = []
    for size, k in sized:
        height = _height(problem, field, fits[k].theta)
        if chain and size < APART * chain[-1][0]:
            if height < chain[-1][1]:
                chain[-1] = size, height
        elif not chain or height < chain[-1][1] * (1 - FALLS):
            chain.append((size, height))
    lowest = min((fit.height for fit in fits), default=np.inf)
    return chain if chain and chain[-1][1] <= lowest * AT_MOST else []


def _height(problem: Problem, field: Field, theta: list[Fraction]) -> float:
    """The largest error at the extremes, in balls; infinite where the form breaks at infinity."""
    with precision(programs.BITS):
        try:
            extremes = find(problem, field, theta)
        except ArithmeticError:
            return np.inf
        return max((float(abs(e.value)) for e in extremes if problem.channels[e.channel].bounded), default=np.inf)


def _runaway(fit: programs.Fit) -> list[tuple[int, int | Fraction]]:
    """Candidates: parameters by how far from one they are, with the factor that takes them farther."""
    sizes = [abs(float(t)) for t in fit.theta]
    ranked = sorted(range(len(sizes)), key=lambda k: -abs(np.log10(max(sizes[k], 1e-300))))
    candidates: list[tuple[int, int | Fraction]] = []
    for k in ranked:
        if sizes[k] == 0 or abs(np.log10(sizes[k])) < FAR_OFF:
            continue
        candidates.append((k, FACTOR if sizes[k] > 1 else Fraction(1, FACTOR)))
    return candidates[:3]


def _begin(value: Fraction, factor: Any) -> Fraction:
    """Where a walk begins: at the parameter, or nearer to one where it is already so far that samples miss extremes."""
    if factor > 1:
        return min(abs(value), Fraction(NEARER)) * (1 if value > 0 else -1)
    return max(abs(value), Fraction(1, NEARER)) * (1 if value > 0 else -1)


def _walk(problem: Problem, field: Field, fit: programs.Fit, index: int, factor: Any) -> list[tuple[float, float]]:
    walked: list[tuple[float, float]] = []
    theta = list(fit.theta)
    symbol = problem.symbols[index]
    kept = [k for k in range(len(theta)) if k != index]
    at = _begin(fit.theta[index], factor)
    for _ in range(STEPS):
        fixed = problem.form.subs(symbol, sp.Rational(at.numerator, at.denominator))
        reduced = replace(problem, form=fixed, symbols=tuple(problem.symbols[k] for k in kept))
        if kept:
            begin = np.array([float(theta[k]) for k in kept])
            solved = programs.solve(reduced, field.xs, begin)
            for k, value in zip(kept, solved.theta, strict=True):
                theta[k] = value
        height = _height(reduced, field, [theta[k] for k in kept])
        if not np.isfinite(height):
            break
        walked.append((float(at), height))
        at = Fraction(float(at * factor))
    return walked
