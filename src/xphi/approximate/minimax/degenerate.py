"""Optima where Newton's systems are singular: too many extremes, or parameters that the extremes ignore."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from itertools import combinations

import numpy as np
import sympy as sp
from flint import arb, arb_mat, ctx
from scipy.optimize import linprog

from xphi.approximate.minimax import exchange, programs
from xphi.approximate.minimax.extremes import Extreme, Field, find, linearised
from xphi.approximate.problem import Problem
from xphi.approximate.problem.grid import to_balls, without_dust
from xphi.balls.numbers import fraction, precision
from xphi.formats import round_bits

ROUNDS = 8
#: Extremes this close to the highest, relative, are taken for active.
NEAR = Fraction(1, 10**7)
#: Equal to the working precision.
EQUAL = Fraction(1, 2**80)
#: A multiplier has to be larger than this to count as positive.
POSITIVE = 1e-7
#: A gradient smaller than this, in units of the height, is zero.
FLAT = 1e-9
#: Most parameters that may stay undetermined.
MOST = 2


def crowded(problem: Problem, field: Field, fit: programs.Fit) -> exchange.Optimum | None:
    """More active extremes than parameters and height: equal heights by least squares, zero inside their hull.

    Where the signed gradients span every direction with positive multipliers, the optimum is strongly unique: no second
    derivatives are needed.
    """
    with precision(fit.bits):
        theta = [round_bits(Fraction(t), ctx.prec - 16) for t in fit.theta]
        for _ in range(ROUNDS):
            active = _top(problem, find(problem, field, theta))
            if len(active) <= len(theta) + 1:
                return None
            values, rows = _rows(problem, active, theta)
            matrix = arb_mat([[*row, arb(-1)] for row in rows])
            right = arb_mat([[-v] for v in values])
            try:
                solution = (matrix.transpose() * matrix).solve(matrix.transpose() * right)
            except ZeroDivisionError:
                return None
            if not all(solution[k, 0].is_finite() for k in range(len(theta) + 1)):
                return None
            delta = [fraction(solution[k, 0]) for k in range(len(theta))]
            theta = [round_bits(t + d, ctx.prec - 16) for t, d in zip(theta, delta, strict=True)]
            if max(map(abs, delta)) <= exchange.CLOSE * max(map(abs, theta)):
                break
        theta = without_dust(theta)
        extremes = find(problem, field, theta)
        active = _top(problem, extremes)
        values, rows = _rows(problem, active, theta)
        height = max(fraction(v) for v in values)
        if any(height - fraction(v) > height * EQUAL for v in values) or not _inside(rows):
            return None
        return exchange.Optimum(theta, height, active, equioscillates=False, highest=height)


def _top(problem: Problem, extremes: list[Extreme]) -> list[Extreme]:
    bounded = [e for e in extremes if problem.channels[e.channel].bounded]
    height = max((fraction(abs(e.value)) for e in bounded), default=Fraction(0))
    return [e for e in bounded if fraction(abs(e.value)) >= height * (1 - NEAR)]


def _rows(problem: Problem, active: list[Extreme], theta: list[Fraction]) -> tuple[list[arb], list[list[arb]]]:
    """Heights of the active extremes, and their gradients."""
    parameters = to_balls(theta)
    values, rows = [], []
    for extreme in active:
        value, gradient = linearised(problem.channels[extreme.channel], extreme, parameters)
        values.append((extreme.sign * value).mid())
        rows.append([(extreme.sign * g).mid() for g in gradient])
    return values, rows


def _inside(rows: list[list[arb]]) -> bool:
    """Whether zero lies in the interior of the hull of the rows."""
    matrix = np.array([[float(entry) for entry in row] for row in rows])
    sizes = np.max(np.abs(matrix), axis=0)
    if not np.all(sizes > 0):
        return False
    matrix = matrix / sizes
    count, width = matrix.shape
    if np.linalg.matrix_rank(matrix, tol=1e-9) < width:
        return False
    # the largest t with Σ w·row = 0, Σ w = 1 and every w ≥ t
    equal = np.vstack([np.hstack([matrix.T, np.zeros((width, 1))]), np.append(np.ones(count), 0.0)])
    below = np.hstack([-np.eye(count), np.ones((count, 1))])
    result = linprog(
        np.append(np.zeros(count), -1.0), A_ub=below, b_ub=np.zeros(count), A_eq=equal,
        b_eq=np.append(np.zeros(width), 1.0), bounds=[(0, None)] * count + [(None, None)], method="highs",
    )  # fmt: skip
    return result.x is not None and bool(result.x[-1] > POSITIVE)


def undetermined(problem: Problem, field: Field, fit: programs.Fit) -> exchange.Optimum | None:
    """An optimum that does not determine one or two parameters: they stay as the fit has them, at 53 bits.

    The others are solved for, and the gradient has to vanish in all of them.
    """
    count = len(problem.symbols)
    for size in range(1, min(MOST, count - 1) + 1):
        for chosen in combinations(range(count), size):
            values = {problem.symbols[k]: _rational(fit.theta[k]) for k in chosen}
            kept = [k for k in range(count) if k not in chosen]
            symbols = tuple(problem.symbols[k] for k in kept)
            reduced = replace(problem, form=problem.form.subs(values), symbols=symbols)
            begun = replace(fit, theta=[fit.theta[k] for k in kept])
            try:
                optimum = exchange.polish(reduced, field, begun)
            except ArithmeticError:
                continue
            if optimum is None or float(optimum.height) > fit.height * (1 + 1e-6):
                continue
            theta = [Fraction(float(t)) for t in fit.theta]
            for k, value in zip(kept, optimum.theta, strict=True):
                theta[k] = value
            with precision(fit.bits):
                if _stationary(problem, optimum, theta):
                    names = tuple(map(str, values))
                    return replace(optimum, theta=theta, equioscillates=False, undetermined=names)
    return None


def _rational(value: Fraction) -> sp.Rational:
    exact = Fraction(float(value))
    return sp.Rational(exact.numerator, exact.denominator)


def _stationary(problem: Problem, optimum: exchange.Optimum, theta: list[Fraction]) -> bool:
    """Whether positive multipliers make the gradient vanish in every parameter."""
    _, rows = _rows(problem, optimum.active, theta)
    matrix = np.array([[float(entry) for entry in row] for row in rows]) / float(optimum.height)
    count = len(matrix)
    slack = FLAT * (1 + np.max(np.abs(matrix), axis=0))
    result = linprog(
        np.zeros(count), A_ub=np.vstack([matrix.T, -matrix.T]), b_ub=np.concatenate([slack, slack]),
        A_eq=np.ones((1, count)), b_eq=[1.0], bounds=[(0, None)] * count, method="highs",
    )  # fmt: skip
    return bool(result.status == 0)
