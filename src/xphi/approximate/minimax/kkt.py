"""Optima with fewer than n + 1 active extremes: Newton on the conditions of Kuhn and Tucker.

Where a slope touches zero, or errors of value and derivative balance, fewer extremes than parameters can carry
the optimum; what holds the rest is how the extremes move. Unknown are the parameters, the height and the
multipliers.
"""

from __future__ import annotations

from fractions import Fraction

import numpy as np
from flint import arb, arb_mat, ctx

from xphi.approximate.minimax.extremes import Extreme, Field, carrying, find, follow, linearised
from xphi.approximate.minimax.programs import Fit
from xphi.approximate.problem import Channel, Problem
from xphi.approximate.problem.grid import to_balls
from xphi.balls.numbers import BALLS, ball, fraction
from xphi.balls.series import NotAnalytic, expand
from xphi.formats import round_bits
from xphi.formula.program import Program

ROUNDS = 40
CLOSE = Fraction(1, 2**100)
#: A gradient or a second derivative below this part of the largest is zero.
FLAT = 1e-9


def newton(problem: Problem, field: Field, fit: Fit) -> tuple[list[Fraction], list[Extreme]] | None:
    """Parameters and active extremes, or None when Newton does not converge to positive multipliers."""
    theta = [round_bits(Fraction(t), ctx.prec - 16) for t in fit.theta]
    active, carried = carrying(problem, find(problem, field, theta), field, fit.multipliers)
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
        theta = [round_bits(t + d, ctx.prec - 16) for t, d in zip(theta, delta, strict=True)]
        moved = follow(problem, find(problem, field, theta), active)
        if moved is None:
            return None
        active = moved
        if size < CLOSE:
            # a form that is not linear needs its second derivatives as well: a saddle has a vanishing gradient too
            bowl = problem.linear or _bowl(rows, hessian)
            return (theta, active) if bowl and all(w > 0 for w in weights) else None
    return None


def _bowl(rows: list[list[arb]], hessian: list[list[arb]]) -> bool:
    """Whether the second derivatives are positive along the directions that the active extremes leave free."""
    gradients = np.array([[float(entry) for entry in row] for row in rows])
    sizes = np.maximum(np.max(np.abs(gradients), axis=0), 1e-300)
    _, values, directions = np.linalg.svd(gradients / sizes)
    free = directions[int((values > FLAT * values[0]).sum()) :] / sizes
    if not len(free):
        return True
    bends = free @ np.array([[float(entry) for entry in row] for row in hessian]) @ free.T
    eigenvalues = np.linalg.eigvalsh((bends + bends.T) / 2)
    return bool(eigenvalues[0] > FLAT * max(abs(eigenvalues[-1]), 0.0) and eigenvalues[0] > 0)


def _linearised(
    problem: Problem, field: Field, active: list[Extreme], weights: list[arb], theta: list[Fraction]
) -> tuple[list[list[arb]] | None, list[arb], list[list[arb]]]:
    """Signed gradients and values of the active extremes, and the weighted sum of their second derivatives."""
    count = len(theta)
    rows: list[list[arb]] = []
    values: list[arb] = []
    hessian = [[arb(0)] * count for _ in range(count)]
    parameters = to_balls(theta)
    for extreme, weight in zip(active, weights, strict=True):
        channel = problem.channels[extreme.channel]
        sign = extreme.sign if channel.bounded else -1
        try:
            height, row = linearised(channel, extreme, parameters)
            bend = _bend(channel, extreme, parameters, moves=extreme.x not in field.fixed and extreme.inner)
        except NotAnalytic:
            return None, [], []
        rows.append([sign * g for g in row])
        values.append(sign * height)
        for i in range(count):
            for j in range(count):
                hessian[i][j] = (hessian[i][j] + weight * sign * bend[i][j]).mid()
    return rows, values, hessian


def _bend(channel: Channel, extreme: Extreme, theta: list[arb], *, moves: bool) -> list[list[arb]]:
    """Second derivatives of an extreme in the parameters: at rest, moving with the maximum, or along its kink."""
    count = len(theta)
    second = _second(channel.second, extreme.x, theta)
    if not moves and extreme.kink is None:
        return second
    height, *gradient = expand(channel.full, ball(extreme.x), 3, theta)
    mixed = [g[1].mid() for g in gradient]
    curve = 2 * height[2].mid()
    if extreme.kink is None:
        return [[second[i][j] - mixed[i] * mixed[j] / curve for j in range(count)] for i in range(count)]
    condition, *rates = expand(channel.kinks[extreme.kink], ball(extreme.x), 3, theta)
    slope, twist = condition[1].mid(), 2 * condition[2].mid()
    speed = [-r[0].mid() / slope for r in rates]  # dx/dθ along the kink
    turned = [r[1].mid() for r in rates]
    own = _second(channel.kink_seconds[extreme.kink], extreme.x, theta)
    steep = height[1].mid()
    bend = [[arb(0)] * count for _ in range(count)]
    for i in range(count):
        for j in range(count):
            drift = own[i][j] + turned[i] * speed[j] + turned[j] * speed[i] + twist * speed[i] * speed[j]
            bend[i][j] = (
                second[i][j] + mixed[i] * speed[j] + mixed[j] * speed[i] + curve * speed[i] * speed[j]
                - steep * drift / slope
            )  # fmt: skip
    return bend


def _second(program: Program, at: Fraction, theta: list[arb]) -> list[list[arb]]:
    """All second derivatives in the parameters at a point."""
    flat = BALLS.run(program, ball(at), *theta)
    count = len(theta)
    return [[flat[i * count + j].mid() for j in range(count)] for i in range(count)]
