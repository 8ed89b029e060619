"""The integral of the error."""

from __future__ import annotations

from xphi.approximate.beginning import begin
from xphi.approximate.least import solve as least
from xphi.approximate.outcome import Solution
from xphi.approximate.problem import Problem
from xphi.approximate.problem.norm import Norm

NORM = Norm("l1", power=1, slowest=-1, even=True)


def solve(problem: Problem, *, clamped: bool) -> Solution:
    """Newton on the gradient of the integral, from the minima of a quasi-Newton method."""
    begun = begin(problem, clamped=clamped)
    return begun if isinstance(begun, Solution) else least.solve(problem, begun)
