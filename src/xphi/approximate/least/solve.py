"""From sampled initial guesses to the lowest stationary point of an integral."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from xphi.approximate.beginning import Beginning
from xphi.approximate.least import constrained, integral
from xphi.approximate.minimax.extremes import Field
from xphi.approximate.outcome import Solution, Status
from xphi.approximate.problem import Problem

#: Minima of the quasi-Newton method that Newton's method confirms.
CONFIRMED = 2


def solve(problem: Problem, begun: Beginning) -> Solution:
    """The lowest stationary point that Newton confirms, from the minima of a quasi-Newton method."""
    field = replace(begun.field, far=())
    minima = integral.descended(problem, begun.starts.thetas)
    best: integral.Least | None = None
    for theta in minima[:CONFIRMED]:
        try:
            least = integral.solve(problem, theta)
        except ArithmeticError:
            continue
        if least is not None and problem.monotone and _turns(problem, field, least):
            least = constrained.solve(problem, field, np.array([float(t) for t in least.theta]))
        if least is not None and least.minimum and (best is None or least.value < best.value):
            best = least
    if best is None:
        return Solution([], Status.NOT_ATTAINED, notes=["no stationary point was reached from any initial guess"])
    if problem.linear:
        reason = "the form is linear in its parameters, so that the minimum is the only one"
        return Solution(best.theta, Status.OPTIMAL, value=best.value, notes=[reason])
    note = (
        f"a minimum, verified; that it is global was not proved: the lowest of {len(minima)} that were reached, "
        f"from initial guesses chosen among {begun.starts.sampled} sampled parameter vectors"
    )
    return Solution(best.theta, Status.VERIFIED_LOCAL, value=best.value, notes=[note])


def _turns(problem: Problem, field: Field, least: integral.Least) -> bool:
    """Whether the slope takes the wrong sign on the sampled points."""
    slope = next(channel for channel in problem.channels if not channel.bounded)
    return bool(np.nanmin(slope.values(field.xs, np.array([float(t) for t in least.theta]))) < 0)
