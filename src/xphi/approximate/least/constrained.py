"""l1 and l2 under a condition on the slope: the active places first, then Newton on the conditions of Kuhn and Tucker.

Where the slope of the best monotone form touches zero it also has a minimum there, so that the place moves with
the parameters; the second derivatives account for that.
"""

from __future__ import annotations

from fractions import Fraction

import numpy as np
from flint import arb, arb_mat
from scipy.optimize import minimize

from xphi.approximate.least.integral import CLOSE, ROUNDS, Least, Programs, moments, objective, rule
from xphi.approximate.least.quadrature import BITS
from xphi.approximate.minimax.extremes import Field, find
from xphi.approximate.problem import Channel, Floats, Problem
from xphi.approximate.problem.grid import positive_definite, to_balls, without_dust
from xphi.balls.numbers import ball, fraction, precision
from xphi.balls.series import NotAnalytic, expand
from xphi.formats import round_bits

_TOUCHING = 1e-5


def solve(problem: Problem, field: Field, start: Floats) -> Least | None:
    """The best form whose slope keeps its sign; None when Newton does not converge."""
    position = next(k for k, channel in enumerate(problem.channels) if not channel.bounded)
    slope = problem.channels[position]
    with precision(BITS):
        integration = rule(problem)
        theta = [round_bits(Fraction(float(t)), BITS - 16) for t in _touching(problem, slope, field.xs, start)]
        scale = float(np.max(np.abs(slope.values(field.xs, np.array([float(t) for t in theta])))))
        places = [
            extreme.x
            for extreme in find(problem, field, theta)
            if extreme.channel == position and float(extreme.value) < _TOUCHING * scale
        ]
        if not places:
            return None
        return _newton(problem, slope, Programs.of(problem), integration, theta, places, field)


def _touching(problem: Problem, slope: Channel, xs: Floats, start: Floats) -> Floats:
    """A float solution by sequential quadratic programming on sampled slopes."""
    value = objective(problem, rule(problem))
    first = value(start)[0]
    scale = 1 / first if first > 0 else 1.0
    result = minimize(
        lambda t: tuple(scale * part for part in value(t)),
        start,
        jac=True,
        method="SLSQP",
        constraints={"type": "ineq", "fun": lambda t: slope.values(xs, t), "jac": lambda t: slope.jacobian(xs, t)[1]},
        options={"ftol": 1e-14, "maxiter": 400},
    )
    return np.asarray(result.x)


def _newton(
    problem: Problem,
    slope: Channel,
    programs: Programs,
    integration: object,
    theta: list[Fraction],
    places: list[Fraction],
    field: Field,
) -> Least | None:
    count, touching = len(theta), len(places)
    multipliers = [arb(0)] * touching
    for _ in range(ROUNDS):
        value, gradient, hessian = moments(problem, integration, programs, theta)  # type: ignore[arg-type]
        places = [_moved(slope, place, theta, field) for place in places]
        heights, rows, curvatures = [], [], []
        for place in places:
            height, row, curvature = _touch(slope, place, theta, moving=place not in field.fixed)
            heights.append(height)
            rows.append(row)
            curvatures.append(curvature)
        upper = [
            [
                hessian[i][j] - sum(m * c[i][j] for m, c in zip(multipliers, curvatures, strict=True))
                for j in range(count)
            ]
            + [-row[i] for row in rows]
            for i in range(count)
        ]
        lower = [[*row, *([arb(0)] * touching)] for row in rows]
        try:
            step = arb_mat(upper + lower).solve(arb_mat([[-g] for g in gradient] + [[-h] for h in heights]))
        except ZeroDivisionError:
            return None
        if not all(step[i, 0].is_finite() for i in range(count + touching)):
            return None
        delta = [fraction(step[i, 0]) for i in range(count)]
        multipliers = [step[count + k, 0].mid() for k in range(touching)]
        size = max(abs(d) / max(abs(t), Fraction(1, 10**6)) for d, t in zip(delta, theta, strict=True))
        if size > 100:
            return None
        theta = [round_bits(t + d, BITS - 16) for t, d in zip(theta, delta, strict=True)]
        if size < CLOSE:
            convex = problem.linear or positive_definite([row[:count] for row in upper])
            return Least(
                without_dust(theta), fraction(value), convex and all(m > 0 for m in multipliers), tuple(places)
            )
    return None


def _moved(slope: Channel, place: Fraction, theta: list[Fraction], field: Field) -> Fraction:
    """The place of the slope's minimum for the present parameters."""
    if place in field.fixed:
        return place
    for _ in range(8):
        try:
            _, first, second = expand(slope.program, ball(place), 3, to_balls(theta))[0]
        except NotAnalytic:
            return place
        step = fraction((first.mid() / (2 * second.mid())).mid())
        place = round_bits(place - step, BITS - 16)
        if abs(step) < Fraction(1, 2 ** (BITS // 2)):
            break
    return place


def _touch(
    slope: Channel, place: Fraction, theta: list[Fraction], *, moving: bool
) -> tuple[arb, list[arb], list[list[arb]]]:
    """The slope at a place, its gradient in the parameters, and the second derivatives of its minimum."""
    height, *gradient = expand(slope.full, ball(place), 3, to_balls(theta))
    row = [g[0].mid() for g in gradient]
    count = len(row)
    if not moving:
        return height[0].mid(), row, [[arb(0)] * count for _ in range(count)]
    mixed, second = [g[1].mid() for g in gradient], 2 * height[2].mid()
    curvature = [[-(mixed[i] * mixed[j] / second).mid() for j in range(count)] for i in range(count)]
    return height[0].mid(), row, curvature
