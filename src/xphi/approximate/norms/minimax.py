"""The largest error."""

from __future__ import annotations

from xphi.approximate.beginning import begin
from xphi.approximate.minimax import solve as minimax
from xphi.approximate.outcome import Solution
from xphi.approximate.problem import Problem
from xphi.approximate.problem.norm import LARGEST

NORM = LARGEST


def solve(problem: Problem, *, clamped: bool) -> Solution:
    """Linear programs and the exchange, from many initial guesses."""
    begun = begin(problem, clamped=clamped)
    if isinstance(begun, Solution):
        return begun
    return minimax.solve(problem, begun.field, begun.starts, half=begun.half)
