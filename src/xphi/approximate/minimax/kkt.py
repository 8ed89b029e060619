"""Optima with fewer than n + 1 active extremes: Newton on the conditions of Kuhn and Tucker.

Where a slope touches zero, or errors of value and derivative balance, fewer extremes than parameters can carry
the optimum; what holds the rest is how the extremes move. Unknown are the parameters, the height and the
multipliers.
"""

from __future__ import annotations

from fractions import Fraction

from flint import arb, arb_mat

from xphi.approximate.minimax.extremes import BITS, Extreme, Field, carrying, find, follow
from xphi.approximate.minimax.programs import Fit
from xphi.approximate.problem import Channel, Problem
from xphi.approximate.problem.grid import positive_definite, to_balls
from xphi.balls.numbers import BALLS, ball, fraction
from xphi.balls.series import NotAnalytic, expand
from xphi.formats import round_bits

ROUNDS = 40
CLOSE = Fraction(1, 2**100)


def newton(problem: Problem, field: Field, fit: Fit) -> tuple[list[Fraction], list[Extreme]] | None:
    """Parameters and active extremes, or None when Newton does not converge to positive multipliers."""
    theta = [round_bits(Fraction(t), BITS - 16) for t in fit.theta]
    level = fit.height
    active, carried = carrying(find(problem, field, theta, level), field, fit.multipliers)
    weights = [arb(w) for w in carried]
    count, held = len(theta), len(active)
    if not 0 < held <= count:
        return None
    for _ in range(ROUNDS):
        rows, values, hessian = _linearised(problem, field, active, weights, theta)
        if rows is None:
            return None
        zero = arb(0)
        bounded = [arb(1 if problem.channels[e.channel].bounded else 0) for e in active]
        upper = [[*hessian[i], zero, *(row[i] for row in rows)] for i in range(count)]
        middle = [zero] * (count + 1) + [-b for b in bounded]
        lower = [[*row, -b, *([zero] * held)] for row, b in zip(rows, bounded, strict=True)]
        right = [[zero]] * count + [[arb(-1)]] + [[-v] for v in values]
        try:
            solution = arb_mat([*upper, middle, *lower]).solve(arb_mat(right))
        except ZeroDivisionError:
            return None
        if not all(solution[i, 0].is_finite() for i in range(count + 1 + held)):
            return None
        delta = [fraction(solution[i, 0]) for i in range(count)]
        weights = [solution[count + 1 + k, 0].mid() for k in range(held)]
        size = max(abs(d) / max(abs(t), Fraction(1, 10**6)) for d, t in zip(delta, theta, strict=True))
        if size > 100:
            return None
        theta = [round_bits(t + d, BITS - 16) for t, d in zip(theta, delta, strict=True)]
        level = abs(float(solution[count, 0].mid()))
        moved = follow(problem, find(problem, field, theta, level), active)
        if moved is None:
            return None
        active = moved
        if size < CLOSE:
            # a form that is not linear needs its second derivatives as well: a saddle has a vanishing gradient too
            bowl = problem.linear or positive_definite(hessian)
            return (theta, active) if bowl and all(w > 0 for w in weights) else None
    return None


def _linearised(
    problem: Problem, field: Field, active: list[Extreme], weights: list[arb], theta: list[Fraction]
) -> tuple[list[list[arb]] | None, list[arb], list[list[arb]]]:
    """Signed gradients and values of the active extremes, and the weighted sum of their second derivatives."""
    count = len(theta)
    rows: list[list[arb]] = []
    values: list[arb] = []
    hessian = [[arb(0)] * count for _ in range(count)]
    for extreme, weight in zip(active, weights, strict=True):
        channel = problem.channels[extreme.channel]
        sign = extreme.sign if channel.bounded else -1
        try:
            height, *gradient = expand(channel.full, ball(extreme.x), 3, to_balls(theta))
        except NotAnalytic:
            return None, [], []
        rows.append([sign * g[0].mid() for g in gradient])
        values.append(sign * height[0].mid())
        second = _second(channel, extreme, theta)
        for i in range(count):
            for j in range(count):
                bend = second[i][j]
                if extreme.x not in field.fixed and extreme.inner:
                    bend = bend - gradient[i][1].mid() * gradient[j][1].mid() / (2 * height[2].mid())
                hessian[i][j] = (hessian[i][j] + weight * sign * bend).mid()
    return rows, values, hessian


def _second(channel: Channel, extreme: Extreme, theta: list[Fraction]) -> list[list[arb]]:
    """Second derivatives of a channel in the parameters at a point."""
    flat = BALLS.run(channel.second, ball(extreme.x), *to_balls(theta))
    count = len(theta)
    return [[flat[i * count + j].mid() for j in range(count)] for i in range(count)]
