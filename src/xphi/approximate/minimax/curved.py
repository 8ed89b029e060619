"""Sequential quadratic programming for minimax: where fewer extremes than parameters carry the optimum.

There the linear programs alone creep along a curved valley. The epigraph problem, least t with |error| ≤ t at the
sampled points near the top, is handed to SLSQP, whose quasi-Newton matrix knows the curvature.
"""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import numpy as np
from scipy.optimize import minimize

from xphi.approximate.minimax import programs
from xphi.approximate.problem import Floats, Problem
from xphi.balls.numbers import precision
from xphi.formats import to_float

#: Points whose error is above this part of the largest are constraints of the quadratic programs.
HIGH = 0.6
#: Points that constrain at most, and rounds in which further points are added.
MOST, ROUNDS = 240, 3
#: Half-width of the last linear program, which gives the multipliers.
REACH = 1e-3


@np.errstate(all="ignore")  # a step may leave where the form is finite; it is not taken
def refine(problem: Problem, xs: Floats, fit: programs.Fit) -> programs.Fit:
    """A fit that is no higher at the sampled points, with its multipliers."""
    theta = np.array([to_float(t) for t in fit.theta])
    scale = np.maximum(np.abs(theta), 1e-8)
    level = fit.height
    if not (np.isfinite(level) and level > 0 and np.all(np.isfinite(theta))):
        return fit
    bounded = [c for c in problem.channels if c.bounded]
    sided = [c for c in problem.channels if not c.bounded]
    chosen = [_high(np.abs(c.values(xs, theta))) for c in bounded]
    best, lowest = theta, level
    for _ in range(ROUNDS):
        points = [xs[index] for index in chosen]

        def constraints(z: Floats, points: list[Floats] = points) -> Floats:
            at = z[:-1] * scale
            rows = [np.concatenate([z[-1] - e, z[-1] + e]) for c, p in zip(bounded, points, strict=True)
                    for e in [c.values(p, at) / level]]  # fmt: skip
            return np.asarray(np.nan_to_num(np.concatenate([*rows, *(c.values(xs, at) for c in sided)]), nan=-1e3))

        def slopes(z: Floats, points: list[Floats] = points) -> Floats:
            at = z[:-1] * scale
            rows = []
            for c, p in zip(bounded, points, strict=True):
                j = c.jacobian(p, at)[1] * scale / level
                one = np.ones((len(p), 1))
                rows += [np.hstack([-j, one]), np.hstack([j, one])]
            rows += [np.hstack([c.jacobian(xs, at)[1] * scale, np.zeros((len(xs), 1))]) for c in sided]
            return np.asarray(np.nan_to_num(np.concatenate(rows)))

        unit = np.zeros(len(theta) + 1)
        unit[-1] = 1
        result = minimize(
            lambda z: z[-1], np.append(best / scale, 1.0), jac=lambda _, unit=unit: unit, method="SLSQP",
            constraints={"type": "ineq", "fun": constraints, "jac": slopes}, options={"ftol": 1e-15, "maxiter": 60},
        )  # fmt: skip
        if not np.all(np.isfinite(result.x)):
            break
        trial = result.x[:-1] * scale
        reached = programs.sampled_height(problem, xs, trial)
        if reached < lowest:
            best, lowest = trial, reached
        if reached <= result.x[-1] * level * (1 + 1e-9):
            break
        added = [_high(np.abs(c.values(xs, trial))) for c in bounded]
        chosen = [np.unique(np.concatenate(both)) for both in zip(chosen, added, strict=True)]
    if not lowest < level:
        return fit
    with precision(programs.BITS):
        exact = [Fraction(float(t)) for t in best]
        step = programs.step(problem, xs, exact, lowest, REACH)
    moved = replace(fit, theta=exact, height=lowest, settled=True)
    return moved if step is None else replace(moved, multipliers=step[2], rank=step[3])


def _high(sizes: Floats) -> np.ndarray:
    sizes = np.where(np.isfinite(sizes), sizes, 0.0)
    index = np.nonzero(sizes >= HIGH * np.max(sizes, initial=0.0))[0]
    if len(index) > MOST:
        crests = index[(sizes[index] >= sizes[np.maximum(index - 1, 0)])
                       & (sizes[index] >= sizes[np.minimum(index + 1, len(sizes) - 1)])]  # fmt: skip
        index = np.unique(np.concatenate([crests, index[np.linspace(0, len(index) - 1, MOST).astype(int)]]))
    return index
