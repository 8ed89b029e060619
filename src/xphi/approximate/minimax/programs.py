"""Minimax by successive linear programs: a start for the exchange, from any form.

Around the present parameters the error is linear; the best small step is a linear program over sampled
points (Osborne & Watson 1969), the kinks that move with the parameters among them. Values are scaled by the present
largest error and the columns are made orthogonal, so that a linear program in binary64 refines a solution of any
accuracy: where the error is lost in the rounding of binary64, it is evaluated in balls.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

import numpy as np
from flint import arb
from scipy.optimize import linprog

from xphi.approximate.problem import Channel, Floats, Problem
from xphi.approximate.problem.grid import to_balls
from xphi.approximate.problem.kinks import moving
from xphi.balls.numbers import BALLS, exact, precision
from xphi.formats import to_float
from xphi.formula.arrays import ARRAYS

STEPS = 60
BITS = 256
#: A largest error below this part of the terms that cancel in it is lost in the rounding of binary64.
NOISY = 1e-9
#: The share of sampled points whose terms are compared with the error; the others may lie far out.
_TYPICAL = 85
#: Sampled points this close to a moving kink, relative and at full reach, are left to the kink.
BLIND = 0.05
#: Below this the form contains the target; there is nothing left to make small.
NOTHING = 1e-50
#: Parameters beyond this have run away; nothing is gained by following them.
AWAY = 10**9

#: Sampled points of a channel and the signed multipliers at them.
Weights = tuple[Floats, Floats]


@dataclass
class Fit:
    """A point reached by the linear programs.

    Parameters
    ----------
    theta : list of Fraction
    height : float
        Largest sampled weighted error.
    multipliers : list of (ndarray, ndarray)
        One pair per channel: sampled points, and signed multipliers there.
    rank : int
        Rank of the Jacobian; below the number of parameters, the form does not determine them.
    settled : bool
        False when the parameters were still moving, or running away, at the last step.
    bits : int
        Working precision that the parameters need.
    """

    theta: list[Fraction]
    height: float
    multipliers: list[Weights]
    rank: int
    settled: bool
    bits: int = BITS


def noisy(channel: Channel, xs: Floats, theta: list[Fraction]) -> bool:
    """Whether the rounding of binary64 hides the error at most sampled points."""
    parameters = np.array([to_float(t) for t in theta])
    if not np.all(np.isfinite(parameters)):
        return True
    values, rows = channel.jacobian(xs, parameters)
    with np.errstate(all="ignore"):
        terms = np.abs(rows * parameters).sum(axis=1) + np.abs(values)
    good = np.isfinite(terms) & np.isfinite(values)
    if good.sum() <= len(xs) / 2:
        return True
    return bool(np.max(np.abs(values[good])) < NOISY * max(1.0, float(np.percentile(terms[good], _TYPICAL))))


def sample(channel: Channel, xs: Floats, theta: list[Fraction], *, high: bool) -> tuple[list[arb] | Floats, Floats]:
    """Values (balls when `high`) and the Jacobian of a channel at sampled points."""
    if not high:
        return channel.jacobian(xs, np.array([to_float(t) for t in theta]))
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
        values = channel.values(xs, np.array([to_float(t) for t in theta]))
        good = np.abs(values[np.isfinite(values)])
        return (float(good.max()) if len(good) and len(good) > 0.5 * len(xs) else np.inf), values
    parameters = to_balls(theta)
    balls = [BALLS.run(channel.program, exact(Fraction(float(p))), *parameters)[0] for p in xs]
    return max((float(abs(b).mid()) for b in balls if b.is_finite()), default=np.inf), balls


def _on_kinks(channel: Channel, xs: Floats, theta: list[Fraction]) -> tuple[Floats, Floats, Floats]:
    """The moving kinks, the errors on them, and the derivatives of these along the kinks (binary64)."""
    parameters = np.array([to_float(t) for t in theta])
    kinks = moving(channel, xs, theta) if channel.bounded else []
    points, values, rows = [], [], []
    for kink in kinks:
        at = float(kink.x)
        step = 1e-6 * (1 + abs(at))
        for side in (-step, step):
            near = np.array([at + side, at + 2 * side])
            value, row = channel.jacobian(near, parameters)
            condition = ARRAYS.run(channel.kinks[kink.condition], near, *parameters)
            rate = (condition[0][1] - condition[0][0]) / side
            slope = (value[1] - value[0]) / side
            points.append(at)
            values.append(2 * value[0] - value[1])
            moved = [c[0] / rate if rate else 0.0 for c in condition[1:]]
            rows.append(2 * row[0] - row[1] - slope * np.array(moved))
    return np.array(points), np.array(values), np.array(rows).reshape(len(points), len(theta))


def solve(problem: Problem, xs: Floats, start: Floats) -> Fit:
    """Successive linear programs from one start.

    Parameters
    ----------
    problem : Problem
    xs : ndarray, shape (N,)
    start : ndarray, shape (len(problem.symbols),)
    """
    with precision(BITS), np.errstate(all="ignore"):  # a step may leave where the form is finite; it is not taken
        return _solve(problem, xs, [Fraction(float(t)) for t in start])


def sampled_height(problem: Problem, xs: Floats, theta: Floats) -> float:
    """Largest sampled error of binary64 parameters; infinite beside a pole."""
    with precision(BITS), np.errstate(all="ignore"):
        return _level(problem, xs, [Fraction(float(t)) for t in theta], high=False)


def _solve(problem: Problem, xs: Floats, theta: list[Fraction]) -> Fit:
    count = len(theta)
    reach = 2.0
    high = noisy(problem.channels[0], xs, theta)
    level = _level(problem, xs, theta, high=high)
    nothing = [(xs, np.zeros(len(xs))) for _ in problem.channels]
    fit = Fit(theta, level, nothing, count, settled=False)
    for _ in range(STEPS):
        if not NOTHING < level < np.inf or max(map(abs, theta), default=0) > AWAY:
            break
        taken = step(problem, xs, theta, level, reach, high=high)
        if taken is None:
            break
        delta, predicted, multipliers, rank = taken
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
            reach = min(reach * 2.5, 1e6) if gain > 0.5 * promise else reach
        else:
            reach /= 4
        if reach < 1e-9:
            fit.settled = True
            break
        if not high and noisy(problem.channels[0], xs, theta):
            high = True
            level = _level(problem, xs, theta, high=True)
    fit.theta, fit.height = theta, level
    return fit


def _level(problem: Problem, xs: Floats, theta: list[Fraction], *, high: bool) -> float:
    if problem.denominators and problem.has_pole(xs, np.array([to_float(t) for t in theta])):
        return np.inf
    worst = 0.0
    for channel in problem.channels:
        if channel.bounded:
            worst = max(worst, heights(channel, xs, theta, high=high)[0])
            on_kinks = _on_kinks(channel, xs, theta)[1] if channel.kinks else np.empty(0)
            worst = max(worst, float(np.max(np.abs(on_kinks[np.isfinite(on_kinks)]), initial=0.0)))
        else:
            _, values = heights(channel, xs, theta, high=high)
            least = min((float(v) if not isinstance(v, arb) else float(v.mid())) for v in values)
            if least < -1e-9:
                worst += -least  # a step may not leave the feasible side unless it pays
    return worst


def step(
    problem: Problem, xs: Floats, theta: list[Fraction], level: float, reach: float, *, high: bool = False
) -> tuple[Floats, float, list[Weights], int] | None:
    """One linear program; the step, the largest error it promises, the multipliers and the rank."""
    scaled, rows, kinds, points = [], [], [], []
    for channel in problem.channels:
        values, jacobian = sample(channel, xs, theta, high=high)
        if high:
            unit = exact(Fraction(level))
            numbers = np.array([float((v / unit).mid()) if v.is_finite() else np.nan for v in values])
        else:
            numbers = np.asarray(values) / level
        at, on_kinks, along = _on_kinks(channel, xs, theta) if channel.kinks else (xs[:0], xs[:0], jacobian[:0])
        for kink in at:
            # next to a kink a step changes the branch, which the linearised error does not see; the kink's own row does
            numbers[np.abs(xs - kink) < BLIND * min(reach, 1.0) * (1 + abs(kink))] = np.nan
        points.append(np.concatenate([xs, at]))
        scaled.append(np.concatenate([numbers, on_kinks / level]))
        rows.append(np.concatenate([jacobian, along]) / level)
        kinds.append(np.full(len(points[-1]), channel.bounded))
    solved = bounded_program(np.concatenate(scaled), np.concatenate(rows), np.concatenate(kinds), reach)
    if solved is None:
        return None
    delta, height, signed, rank = solved
    ends = np.cumsum([len(p) for p in points])[:-1]
    return delta, height * level, list(zip(points, np.split(signed, ends), strict=True)), rank


def bounded_program(e: Floats, j: Floats, bounded: Floats, reach: float) -> tuple[Floats, float, Floats, int] | None:
    """The step δ that makes max |e + j·δ| least over the bounded rows, the others kept from below zero.

    Parameters
    ----------
    e : ndarray, shape (N,)
        Errors in units of the largest.
    j : ndarray, shape (N, n)
    bounded : ndarray of bool, shape (N,)
    reach : float
        Limit of a step in orthogonal directions; infinite for none.

    Returns
    -------
    step, height, multipliers, rank
        None where the solver fails or too few rows are finite.
    """
    good = np.isfinite(e) & np.isfinite(j).all(axis=1) & (np.abs(e) < 1e8)
    if good.sum() <= j.shape[1]:
        return None
    columns = np.maximum(np.max(np.abs(j[good]), axis=0), 1e-300)
    u, s, vt = np.linalg.svd(j[good] / columns, full_matrices=False)
    rank = int((s > 1e-13 * s[0]).sum())
    u, back = u[:, :rank], (vt[:rank].T / s[:rank]) / columns[:, None]
    size = np.sqrt(good.sum())
    matrix = u * size  # unknowns of order one: a step of 1 changes the scaled error by about 1
    both, one = bounded[good].astype(bool), ~bounded[good].astype(bool)
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
    return back @ (result.x[:-1] * size), float(result.x[-1]), signed, rank
