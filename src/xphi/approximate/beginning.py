"""What every search begins with: sampled points, the kinks and ends among them, and initial guesses."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Any

import numpy as np
import sympy as sp

from xphi.approximate.minimax import initial
from xphi.approximate.minimax.extremes import Field
from xphi.approximate.outcome import Solution, Status
from xphi.approximate.problem import Floats, Problem, grid, identity
from xphi.errors import XphiError


@dataclass(frozen=True)
class Beginning:
    """Where extremes are searched, initial guesses, and whether that is one half of a symmetric domain."""

    field: Field
    starts: initial.Starts
    half: bool


def begin(problem: Problem, *, clamped: bool) -> Beginning | Solution:
    """Sample a problem; the solution itself where the form contains the target.

    Raises
    ------
    XphiError
        If the form has no finite value on the domain whatever the parameters.
    """
    low, high, half = grid.window(problem)
    inner = grid.kinks(problem)
    xs = grid.points(low, high, inner)
    beyond = xs[:0] if clamped else grid.far_out(problem, low, high, half=half)
    xs = np.unique(np.concatenate([xs, _histogram_range(problem, xs), beyond]))
    same = identity.polynomial(problem)
    if same is not None:
        return _exact(problem, same)
    starts = initial.starts(problem, xs)
    if not starts.thetas:
        raise XphiError("the form has no finite value on the domain, whatever its parameters")
    if problem.derivative_weight is None and not problem.monotone:
        recognised = (identity.recognise(problem, xs, theta) for theta in starts.thetas)
        same = next((values for values in recognised if values is not None), None)
        if same is not None:
            return _exact(problem, same)
    fixed = (low, high, *(k for k in inner if low <= k <= high))
    far = () if clamped else tuple(s for s in (-1, 1) if _infinite(problem, s) and not (half and s < 0))
    return Beginning(Field(xs, fixed, far), starts, half)


def _exact(problem: Problem, same: dict[Any, Any]) -> Solution:
    """The form with these values is the target."""
    notes = ["the form contains the target: " + ", ".join(f"{s} = {sp.sstr(v)}" for s, v in same.items())]
    return Solution(
        [Fraction(0)] * len(problem.symbols), Status.EXACT, problem.norm.largest, Fraction(0),
        exact=[same[s] for s in problem.symbols], symbolic={str(s): sp.sstr(v) for s, v in same.items()}, notes=notes,
    )  # fmt: skip


def _infinite(problem: Problem, side: int) -> bool:
    end = problem.high if side > 0 else problem.low
    return isinstance(end, float) and bool(np.isinf(end))


def _histogram_range(problem: Problem, xs: Floats) -> Floats:
    edges = [float(e) for low, high, _ in problem.weight.bins for e in (low, high)]
    return np.linspace(min(edges), max(edges), 101) if edges else xs[:0]
