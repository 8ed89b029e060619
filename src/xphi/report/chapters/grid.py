"""A general-purpose minimiser over a grid of points, and the digit in which it stops."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np
from scipy.optimize import brentq, minimize
from scipy.special import erf

from xphi.report.pictures import deviations, shown
from xphi.report.typeset import agreement, plain

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from xphi.report.desk import Desk

TITLE = "The digit in which a grid stops"
END = 4.0
STEPS = (0.1, 0.01, 0.001, 0.0001)
USUAL_STEP = 0.001
_CURVE_STEPS = 36
_SLOPE = np.sqrt(2 / np.pi)


@dataclass(frozen=True)
class Run:
    """One grid.

    Parameters
    ----------
    step : float
    points : int
    found : str
        What the minimiser returned.
    exact : str
        The optimum of this very grid.
    right, right_exact : int
        Right significant digits of the two.
    """

    step: float
    points: int
    found: str
    exact: str
    right: int
    right_exact: int


def _errors(step: float) -> Any:
    """The signed errors on a grid, as a function of b."""
    points: NDArray[np.float64] = np.arange(0, END, step)
    goal, line, cube = erf(points / np.sqrt(2)), _SLOPE * points, points**3

    def signed(b: Any) -> NDArray[np.float64]:
        return np.asarray(np.tanh(line + float(np.squeeze(b)) * cube) - goal, dtype=np.float64)

    return signed


def by_minimiser(step: float) -> float:
    """What Powell's method makes of the largest error on a grid, starting from 0."""
    signed = _errors(step)
    options = {"xtol": 1e-10, "ftol": 1e-10, "maxiter": 100_000}
    found = minimize(lambda b: float(np.abs(signed(b)).max()), 0.0, method="Powell", options=options)
    return float(np.squeeze(found.x))


def by_balance(step: float) -> float:
    """The optimum of the grid itself: there the highest and the lowest error balance."""
    signed = _errors(step)

    def balance(b: float) -> float:
        errors = signed(b)
        return float(errors.max() + errors.min())

    return float(brentq(balance, 0.0, 0.1, xtol=1e-18, rtol=1e-15))


def tell(desk: Desk, best: Any) -> dict[str, Any]:
    """Fit on four grids, hold each result against the proved optimum.

    Parameters
    ----------
    desk : Desk
    best : Approximation
        The optimum, its parameter b right to 25 digits.
    """
    truth = best.parameters["b"].decimal
    runs = []
    for step in STEPS:
        found, exact = repr(by_minimiser(step)), repr(by_balance(step))
        run = Run(
            step, len(np.arange(0, END, step)), found, exact, agreement(found, truth)[2], agreement(exact, truth)[2]
        )
        runs.append(run)
        desk.line(
            f"step {step:g}", f"b = {found:<21} {run.right:>2} right digits of {len(found.lstrip('-0.'))}", "sampled"
        )
    desk.line("true optimum", f"b = {truth}", "proved")
    steps = [float(step) for step in np.geomspace(0.2, 4e-4, _CURVE_STEPS)]
    value = float(truth)
    away = [max(abs(by_balance(step) / value - 1), 1e-16) for step in steps]
    allowed = _allowance(best) / value
    picture = deviations(
        steps, away, [allowed * step**2 for step in steps], "A grid sees the peaks only where it has points",
        f"halving the step wins a factor of four at best: half a digit; {_CURVE_STEPS} grids on [0, 4)",
    )  # fmt: skip
    usual = next(run for run in runs if run.step == USUAL_STEP)
    return {
        "runs": runs,
        "truth": truth,
        "usual": usual,
        "largest": float(best.error["observed"]),
        "allowed": allowed,
        "allowed_text": plain(allowed * USUAL_STEP**2, 2),
        "pictures": [shown(picture)],
    }


def _allowance(best: Any) -> float:
    """The largest shift of b per step², to first order, from the curvature at the two peaks.

    A peak is missed by at most half a step, so by curvature·step²/8 in height; b moves by that, divided by
    the sum of the speeds at which the two heights change with b.
    """
    from xphi.formula.arrays import evaluate
    from xphi.formula.symbols import parameter, x
    from xphi.functions import formula, target

    b = parameter("b")
    error = formula("tanh(sqrt(2/pi)*x + b*x**3)") - target("erf(x/sqrt(2))")
    value = best.parameters["b"].value
    at = [point.x.value for point in best.alternation_points]
    bend = [abs(float(evaluate(error.diff(x, 2), [x, b], np.float64(px), value))) for px in at]
    speed = [abs(float(evaluate(error.diff(b), [x, b], np.float64(px), value))) for px in at]
    return max(bend) / 8 / sum(speed)
