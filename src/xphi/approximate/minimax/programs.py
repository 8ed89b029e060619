"""Minimax by successive linear programs: a start for the exchange, from any form.

Around the present parameters the error is linear; the best small step is a linear program over sampled
points (Osborne & Watson 1969). Values are scaled by the present largest error and the columns are made
orthogonal, so that a linear program in binary64 refines a solution of any accuracy: where the error
itself is below what binary64 can show, it is evaluated in balls.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

import numpy as np
from flint import arb
from scipy.optimize import linprog

from xphi.approximate.problem import Channel, Floats, Problem
from xphi.approximate.problem.grid import to_balls
from xphi.balls.numbers import BALLS, exact, precision

STEPS = 60
BITS = 256
#: Below this largest error binary64 evaluation is noise.
NOISY = 1e-9
#: Below this the form contains the target; there is nothing left to make small.
NOTHING = 1e-50
#: Parameters beyond this have run away; nothing is gained by following them.
AWAY = 10**9


@dataclass
class Fit:
    """A point reached by the linear programs.

    Parameters
    ----------
    theta : list of Fraction
    height : float
        Largest sampled weighted error.
    multipliers : list of ndarray
        One per channel: signed multipliers at the sampled points.
    rank : int
        Rank of the Jacobian; below the number of parameters, the form does not determine them.
    settled : bool
        False when the parameters were still moving, or running away, at the last step.
    """

    theta: list[Fraction]
    height: float
    multipliers: list[Floats]
    rank: int
    settled: bool


def sample(channel: Channel, xs: Floats, theta: list[Fraction], *, high: bool) -> tuple[list[arb] | Floats, Floats]:
    """Values (balls when `high`) and the Jacobian of a channel at sampled points."""
    if not high:
        return channel.jacobian(xs, np.array([float(t) for t in theta]))
    parameters = to_balls(theta)
    values, rows = [], []
    for point in xs:
        value, *row = BALLS.run(channel.full, exact(Fraction(float(point))), *parameters)
        values.append(value.mid() if value.is_finite() else arb.nan())
        rows.append([float(r.mid()) if r.is_finite() else np.nan for r in row])
    return values, np.array(rows).reshape(len(xs), len(theta))


def heights(channel: Channel, xs: Floats, theta: list[Fraction], *, high: bool) -> tuple[float, list[arb] | Floats]:
    """Largest finite |value| at the sampled points, and the values."""
    if not high:
        values = channel.values(xs, np.array([float(t) for t in theta]))
        good = np.abs(values[np.isfinite(values)])
        return (float(good.max()) if len(good) and len(good) > 0.5 * len(xs) else np.inf), values
    parameters = to_balls(theta)
    balls = [BALLS.run(channel.program, exact(Fraction(float(p))), *parameters)[0] for p in xs]
    return max((float(abs(b).mid()) for b in balls if b.is_finite()), default=np.inf), balls


def solve(problem: Problem, xs: Floats, start: Floats) -> Fit:
    """Successive linear programs from one start.

    Parameters
    ----------
    problem : Problem
    xs : ndarray, shape (N,)
    start : ndarray, shape (len(problem.symbols),)
    """
    with precision(BITS):
        return _solve(problem, xs, [Fraction(float(t)) for t in start])


def _solve(problem: Problem, xs: Floats, theta: list[Fraction]) -> Fit:
    count = len(theta)
    reach = np.inf if problem.linear else 2.0
    level = _level(problem, xs, theta, high=False)
    high = level < NOISY
    if high:
        level = _level(problem, xs, theta, high=True)
    fit = Fit(theta, level, [np.zeros(len(xs)) for _ in problem.channels], count, settled=False)
    for _ in range(STEPS):
        if not NOTHING < level < np.inf or max(map(abs, theta), default=0) > AWAY:
            break
        step = _program(problem, xs, theta, level, reach, high=high)
        if step is None:
            break
        delta, predicted, multipliers, rank = step
        fit.multipliers, fit.rank = multipliers, rank
        trial = [t + Fraction(float(d)) for t, d in zip(theta, delta, strict=True)]
        trial = [Fraction(t).limit_denominator(1 << 200) if t.denominator.bit_length() > 400 else t for t in trial]
        reached = _level(problem, xs, trial, high=high)
        gain, promise = level - reached, level - predicted
        if promise <= 1e-7 * level:
            if gain > 0:
                theta, level = trial, reached
            fit.settled = True
            break
        if gain > 0.05 * promise:
            theta, level = trial, reached
            reach = min(reach * 2.5, 1e6) if gain > 0.5 * promise and np.isfinite(reach) else reach
        elif np.isfinite(reach):
            reach /= 4
        else:
            reach = 1.0
        if reach < 1e-9:
            fit.settled = True
            break
        if not high and level < NOISY:
            high = True
            level = _level(problem, xs, theta, high=True)
    fit.theta, fit.height = theta, level
    return fit


def _level(problem: Problem, xs: Floats, theta: list[Fraction], *, high: bool) -> float:
    if problem.denominators and problem.has_pole(xs, np.array([float(t) for t in theta])):
        return np.inf
    worst = 0.0
    for channel in problem.channels:
        if channel.bounded:
            worst = max(worst, heights(channel, xs, theta, high=high)[0])
        else:
            _, values = heights(channel, xs, theta, high=high)
            least = min((float(v) if not isinstance(v, arb) else float(v.mid())) for v in values)
            if least < -1e-9:
                worst += -least  # a step may not leave the feasible side unless it pays
    return worst


def _program(
    problem: Problem, xs: Floats, theta: list[Fraction], level: float, reach: float, *, high: bool
) -> tuple[Floats, float, list[Floats], int] | None:
    """One linear program; the step, the largest error it promises, the multipliers and the rank."""
    scaled, rows, kinds = [], [], []
    for channel in problem.channels:
        values, jacobian = sample(channel, xs, theta, high=high)
        if high:
            unit = exact(Fraction(level))
            numbers = np.array([float((v / unit).mid()) if v.is_finite() else np.nan for v in values])
        else:
            numbers = np.asarray(values) / level
        scaled.append(numbers)
        rows.append(jacobian / level)
        kinds.append(np.full(len(xs), channel.bounded))
    e, j, bounded = np.concatenate(scaled), np.concatenate(rows), np.concatenate(kinds)
    good = np.isfinite(e) & np.isfinite(j).all(axis=1) & (np.abs(e) < 1e8)
    if good.sum() <= len(theta):
        return None
    columns = np.maximum(np.max(np.abs(j[good]), axis=0), 1e-300)
    u, s, vt = np.linalg.svd(j[good] / columns, full_matrices=False)
    rank = int((s > 1e-13 * s[0]).sum())
    u, back = u[:, :rank], (vt[:rank].T / s[:rank]) / columns[:, None]
    size = np.sqrt(good.sum())
    matrix = u * size  # unknowns of order one: a step of 1 changes the scaled error by about 1
    both, one = bounded[good], ~bounded[good]
    upper = np.concatenate([np.c_[matrix[both], -np.ones(both.sum())], np.c_[-matrix[both], -np.ones(both.sum())]])
    right = np.concatenate([-e[good][both], e[good][both]])
    if one.any():
        upper = np.concatenate([upper, np.c_[-matrix[one], np.zeros(one.sum())]])
        right = np.concatenate([right, e[good][one]])
    limits = [(-reach, reach) if np.isfinite(reach) else (None, None)] * rank + [(0, None)]
    cost = np.zeros(rank + 1)
    cost[-1] = 1
    result = linprog(cost, A_ub=upper, b_ub=right, bounds=limits, method="highs")
    if result.x is None:
        return None
    marginals = -np.asarray(result.ineqlin.marginals)
    pairs = both.sum()
    signed = np.zeros(len(e))
    index = np.nonzero(good)[0]
    signed[index[both]] = marginals[:pairs] - marginals[pairs : 2 * pairs]
    signed[index[one]] = marginals[2 * pairs :]
    split = [signed[k * len(xs) : (k + 1) * len(xs)] for k in range(len(problem.channels))]
    delta = back @ (result.x[:-1] * size)
    return delta, float(result.x[-1]) * level, split, rank
