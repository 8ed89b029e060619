"""The largest error of a form without free parameters, to all digits."""

from __future__ import annotations

import math
from fractions import Fraction

import numpy as np

from xphi.approximate.minimax.extremes import Field, find
from xphi.approximate.problem import Problem, grid
from xphi.balls.numbers import fraction, precision

BITS = 512


def supremum(problem: Problem) -> Fraction:
    """The largest absolute error on the domain, the ends and infinity among its points.

    Parameters
    ----------
    problem : Problem
        Without symbols.
    """
    low, high, half = grid.window(problem)
    inner = grid.kinks(problem)
    xs = np.unique(np.concatenate([grid.points(low, high, inner), grid.far_out(problem, low, high, half=half)]))
    ends = (problem.low, problem.high)
    far = tuple(sign for sign, end in zip((-1, 1), ends, strict=True) if math.isinf(end))
    with precision(BITS):
        extremes = find(problem, Field(xs, (low, high, *(k for k in inner if low <= k <= high)), far), [])
        return max((abs(fraction(extreme.value)) for extreme in extremes), default=Fraction(0))
