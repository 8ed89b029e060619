"""Starting points: least squares on a grid from many directions, kept apart when they differ."""

from __future__ import annotations

import numpy as np
from scipy.optimize import least_squares

from xphi.approximate.problem import Floats, Problem

STARTS = 14
#: Share of sampled points at which an error may be undefined.
_FEW = 0.02


def starts(problem: Problem, xs: Floats) -> list[Floats]:
    """Parameter vectors near stationary points of the sum of squares, best first.

    Parameters
    ----------
    problem : Problem
    xs : ndarray, shape (N,)
        Where the error is sampled.

    Returns
    -------
    list of ndarray, shape (len(problem.symbols),)
        Empty when no start gives a finite error.
    """
    channels = [channel for channel in problem.channels if channel.bounded]
    count = len(problem.symbols)

    def residuals(theta: Floats) -> Floats:
        values = np.concatenate([channel.values(xs, theta) for channel in channels])
        undefined = ~np.isfinite(values)
        if undefined.mean() < _FEW:
            values = np.where(undefined, 0.0, values)  # a quotient such as 0/0 at one end says nothing
        return np.where(np.isfinite(values), np.clip(values, -1e8, 1e8), 1e8)

    def jacobian(theta: Floats) -> Floats:
        rows = np.concatenate([channel.jacobian(xs, theta)[1] for channel in channels])
        return np.where(np.isfinite(rows), np.clip(rows, -1e12, 1e12), 0.0)

    usable = np.isfinite(residuals(np.full(count, 0.7))) & (np.abs(residuals(np.full(count, 0.7))) < 1e8)
    if problem.linear:
        zero = residuals(np.zeros(count))
        rows = jacobian(np.zeros(count))
        keep = np.abs(zero) < 1e8
        scale = np.maximum(np.max(np.abs(rows[keep]), axis=0, initial=0.0), 1e-300)
        solution = np.linalg.lstsq(rows[keep] / scale, -zero[keep], rcond=None)[0] / scale
        return [solution]
    if not usable.any() and not np.isfinite(residuals(np.ones(count))).any():
        return []
    rng = np.random.default_rng(20)
    guesses = [np.ones(count), np.full(count, 0.1), np.array([2.0**-k for k in range(count)])]
    guesses += [np.array([0.8 if k == 0 else 0.05 / k for k in range(count)])]
    guesses += [rng.choice([-1, 1], count) * 10 ** rng.uniform(-1.5, 0.7, count) for _ in range(STARTS - len(guesses))]
    found: list[tuple[float, Floats]] = []
    for guess in guesses:
        try:
            fit = least_squares(residuals, guess, jacobian, method="trf", max_nfev=60, x_scale="jac")
        except (ValueError, np.linalg.LinAlgError):
            continue
        poles = bool(problem.denominators) and problem.has_pole(xs, fit.x)
        if np.all(np.isfinite(fit.x)) and fit.cost < 1e15 and not poles:
            found.append((float(fit.cost), fit.x))
    found.sort(key=lambda item: item[0])
    kept: list[Floats] = []
    costs: list[float] = []
    for cost, theta in found:
        if all(abs(cost - other) > 1e-6 * (other + 1e-300) for other in costs):
            kept.append(theta)
            costs.append(cost)
    return kept
