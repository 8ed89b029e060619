"""From a problem to its solution: the right solver for the norm, several starts, and an honest status."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import numpy as np
import sympy as sp

from xphi.approximate.least import constrained, integral
from xphi.approximate.minimax import initial
from xphi.approximate.minimax import solve as minimax
from xphi.approximate.minimax.extremes import Field
from xphi.approximate.norms import taylor
from xphi.approximate.outcome import Solution, Status
from xphi.approximate.problem import Floats, Problem, grid, identity
from xphi.errors import XphiError
from xphi.reference import is_zero

#: Minima of the quasi-Newton method that Newton's method confirms.
CONFIRMED = 2


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
    if problem.norm in ("l1", "l2"):
        return _integral(problem, Field(xs, fixed, ()), starts)
    far = () if clamped else tuple(s for s in (-1, 1) if _infinite(problem, s) and not (half and s < 0))
    return minimax.solve(problem, Field(xs, fixed, far), starts, half=half)


def _exact(problem: Problem, same: dict[Any, Any]) -> Solution:
    """The form with these values is the target."""
    notes = ["the form contains the target: " + ", ".join(f"{s} = {sp.sstr(v)}" for s, v in same.items())]
    return Solution(
        [Fraction(0)] * len(problem.symbols), Status.EXACT, problem.norm.startswith("minimax"), Fraction(0),
        exact=[same[s] for s in problem.symbols], symbolic={str(s): sp.sstr(v) for s, v in same.items()}, notes=notes,
    )  # fmt: skip


def _infinite(problem: Problem, side: int) -> bool:
    end = problem.high if side > 0 else problem.low
    return isinstance(end, float) and bool(np.isinf(end))


def _histogram_range(problem: Problem, xs: Floats) -> Floats:
    edges = [float(e) for low, high, _ in problem.weight.bins for e in (low, high)]
    return np.linspace(min(edges), max(edges), 101) if edges else xs[:0]


def _nothing_free(problem: Problem) -> Solution:
    if is_zero(problem.target - problem.form):
        return Solution(
            [], Status.EXACT, problem.norm.startswith("minimax"), Fraction(0), notes=["the form contains the target"]
        )
    note = "the constraints leave no parameter free; the error is that of the one form that meets them"
    return Solution([], Status.OPTIMAL, notes=[note])


def _taylor(problem: Problem) -> Solution:
    found = taylor.match(problem)
    orders = ", ".join(map(str, found.orders)) or "none"
    notes = [*found.notes, f"matched at x = {sp.sstr(problem.point)}: the derivatives of order {orders}"]
    symbolic = {name: sp.sstr(value) for name, value in found.symbolic.items()}
    exact = [found.symbolic[str(s)] for s in problem.symbols]
    return Solution(found.theta, Status.OPTIMAL, exact=exact, symbolic=symbolic, notes=notes)


def _integral(problem: Problem, field_: Field, starts: initial.Starts) -> Solution:
    """The lowest stationary point that Newton confirms, from the minima of a quasi-Newton method."""
    minima = integral.descended(problem, starts.thetas)
    best: integral.Least | None = None
    for theta in minima[:CONFIRMED]:
        try:
            least = integral.solve(problem, theta)
        except ArithmeticError:
            continue
        if least is not None and problem.monotone and _turns(problem, field_, least):
            least = constrained.solve(problem, field_, np.array([float(t) for t in least.theta]))
        if least is not None and least.minimum and (best is None or least.value < best.value):
            best = least
    if best is None:
        return Solution([], Status.NOT_ATTAINED, notes=["no stationary point was reached from any initial guess"])
    if problem.linear:
        reason = "the form is linear in its parameters, so that the minimum is the only one"
        return Solution(best.theta, Status.OPTIMAL, value=best.value, notes=[reason])
    note = (
        f"a minimum, verified; that it is global was not proved: the lowest of {len(minima)} that were reached, "
        f"from initial guesses chosen among {starts.sampled} sampled parameter vectors"
    )
    return Solution(best.theta, Status.VERIFIED_LOCAL, value=best.value, notes=[note])


def _turns(problem: Problem, field_: Field, least: integral.Least) -> bool:
    """Whether the slope takes the wrong sign on the sampled points."""
    slope = next(channel for channel in problem.channels if not channel.bounded)
    return bool(np.nanmin(slope.values(field_.xs, np.array([float(t) for t in least.theta]))) < 0)
