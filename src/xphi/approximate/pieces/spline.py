"""Continuous piecewise lines and parabolas with free knots: ``pwl:N`` and ``pwq:N``.

On piece i, with u from 0 to 1, x = (1-u)·t[i] + u·t[i+1] and

    p = (1-u)·v[i] + u·v[i+1] + 4u(1-u)·q[i]          (q = 0 for lines).

Towards an infinity the target's asymptote takes over, so that the outermost value lies on it. Knots and values are
found together: successive linear programs over points at fixed u, whose x move with the knots, then Newton on the
equal heights of the corners and of the extremes in between.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

import numpy as np
import numpy.typing as npt
from flint import arb, arb_mat
from scipy.optimize import linprog

from xphi.approximate.pieces.layout import Layout
from xphi.approximate.problem import Floats, Problem
from xphi.approximate.problem.grid import reach, window
from xphi.balls.numbers import ball, fraction, precision
from xphi.balls.series import expand
from xphi.formats import round_bits
from xphi.formula.arrays import ARRAYS
from xphi.formula.program import compile_formula
from xphi.formula.stable import stable
from xphi.formula.symbols import x

BITS = 192
INNER = 48
COARSE = 12
#: Relative gain below which the linear programs stop.
CLOSE = 1e-9
STEPS = 120


def begin(problem: Problem, plan: Layout) -> Floats:
    """Knots that share out ∫|f″|^(1/2) (or |f‴|^(1/3)) evenly, values on the target."""
    low, high, half = window(problem)
    a = float(low) if not half else -float(high)
    b = float(high)
    if plan.low is None or plan.high is None:
        far = min(reach(problem), 4.0)
        a, b = (max(a, -far) if plan.low is None else a), (min(b, far) if plan.high is None else b)
    xs = np.linspace(a, b, 4001)
    bend = stable(problem.target).diff(x, plan.degree + 1)
    density = np.abs(np.nan_to_num(ARRAYS.run(compile_formula(bend, [x]), xs)[0])) ** (1 / (plan.degree + 1)) + 1e-3
    share = np.concatenate([[0], np.cumsum((density[1:] + density[:-1]) / 2 * np.diff(xs))])
    knots = np.interp(np.linspace(0, share[-1], plan.pieces + 1), share, xs)
    f = ARRAYS.run(plan.target, knots)[0]
    z = np.zeros(plan.size)
    for i in range(plan.pieces + 1):
        if (position := plan.knot(i)) is not None:
            z[position] = knots[i]
        if (position := plan.value(i)) is not None:
            z[position] = f[i]
    for i in range(plan.pieces):
        if (position := plan.bulge(i)) is not None:
            middle = (knots[i] + knots[i + 1]) / 2
            z[position] = float(ARRAYS.run(plan.target, middle)[0]) - (f[i] + f[i + 1]) / 2
    return z


Places = tuple[npt.NDArray[np.intp], Floats]


def rows(plan: Layout, z: Floats, places: Places) -> tuple[Floats, Floats]:
    """Errors at places, given as pieces and u, and their gradients, shape (places, unknowns)."""
    piece, u = places
    ends = np.array([[float(part) for part in plan.end(i, z)] for i in range(plan.pieces + 1)])
    t0, v0 = ends[piece].T
    t1, v1 = ends[piece + 1].T
    at = (1 - u) * t0 + u * t1
    f, slope = ARRAYS.run(plan.target, at)[0], ARRAYS.run(plan.slope, at)[0]
    errors = f - (1 - u) * v0 - u * v1
    gradient = np.zeros((len(u), plan.size))
    for k in range(plan.pieces + 1):
        knot, value, line = plan.knot(k), plan.value(k), plan.line(k)
        share = np.where(piece == k, 1 - u, 0.0) + np.where(piece + 1 == k, u, 0.0)
        if knot is not None:
            gradient[:, knot] = (slope - (float(line.slope) if line is not None else 0.0)) * share
        if value is not None:
            gradient[:, value] = -share
    if plan.degree == 2:
        bump = 4 * u * (1 - u)
        held = np.array([plan.bulge(i) for i in range(plan.pieces)], dtype=np.intp)[piece]
        errors = errors - bump * z[held]
        gradient[np.arange(len(u)), held] = -bump
    return errors, gradient


def crests(plan: Layout, z: Floats) -> tuple[Places, float]:
    """The corners and the extremes between them, and the largest error."""
    us = np.linspace(0, 1, INNER + 1)
    grid_ = (np.repeat(np.arange(plan.pieces), len(us)), np.tile(us, plan.pieces))
    e = np.abs(rows(plan, z, grid_)[0]).reshape(plan.pieces, len(us))
    inner = np.zeros_like(e, dtype=bool)
    inner[:, 1:-1] = (e[:, 1:-1] >= e[:, :-2]) & (e[:, 1:-1] >= e[:, 2:])
    piece, place = np.nonzero(inner)
    left, here, right = e[piece, place - 1], e[piece, place], e[piece, place + 1]
    bend = left - 2 * here + right
    shift = np.where(bend < 0, (left - right) / np.where(bend < 0, 2 * bend, -1.0), 0.0)
    u = np.clip((place + np.clip(shift, -0.5, 0.5)) / INNER, 0, 1)
    # some points between as well, or a linear program on the extremes alone would push the error up next to them
    coarse = us[:: INNER // COARSE][:-1]
    pieces_ = np.concatenate([piece, np.repeat(np.arange(plan.pieces), len(coarse)), [plan.pieces - 1]])
    places = (pieces_, np.concatenate([u, np.tile(coarse, plan.pieces), [1.0]]))
    order = np.lexsort((places[1], places[0]))
    return (places[0][order], places[1][order]), float(np.max(np.abs(rows(plan, z, places)[0]), initial=float(e.max())))


@dataclass
class Found:
    """Knots, values and bulges with their largest error.

    Parameters
    ----------
    z : list of Fraction
    height : Fraction
    verified : bool
        Equal heights at as many places as there are unknowns and one more, with positive multipliers.
    places : list of (Fraction, Fraction)
        Where the error is ±height, and its value.
    """

    z: list[Fraction]
    height: Fraction
    verified: bool
    places: list[tuple[Fraction, Fraction]]


def solve(problem: Problem, plan: Layout) -> Found:
    """The best knots and values."""
    z = begin(problem, plan)
    places, level = crests(plan, z)
    radius, multipliers = 0.25, np.zeros(len(places[0]))
    for _ in range(STEPS):
        step = _program(plan, z, places, level, radius)
        if step is None:
            break
        delta, promised, multipliers = step
        if level - promised <= CLOSE * level:
            break
        moved, reached = crests(plan, z + delta)
        if level - reached > 0.1 * (level - promised):
            z, places, level, radius = z + delta, moved, reached, min(radius * 2, 0.5)
            multipliers = np.zeros(len(places[0]))
        else:
            radius /= 3
        if radius < 1e-12:
            break
    # with room to move, the multipliers are those of the optimum and not of the last step's limits
    final = _program(plan, z, places, level, 0.05)
    return _polish(plan, z, level, places, multipliers if final is None else final[2])


def _program(
    plan: Layout, z: Floats, places: Places, level: float, radius: float
) -> tuple[Floats, float, Floats] | None:
    e, j = rows(plan, z, places)
    e, j = e / level, j / level
    ones = np.ones((len(e), 1))
    upper, right = [np.hstack([j, -ones]), np.hstack([-j, -ones])], [-e, e]
    gaps = np.diff([float(plan.end(i, z)[0]) for i in range(plan.pieces + 1)])
    order = np.zeros((plan.pieces, plan.size + 1))
    for i in range(plan.pieces):
        for k, sign in ((i, 1.0), (i + 1, -1.0)):
            if (position := plan.knot(k)) is not None:
                order[i, position] += sign
    upper.append(order)
    right.append(0.7 * gaps)
    reach_ = np.full(plan.size, 10 * radius)
    reach_[: plan.knots] = radius
    cost = np.zeros(plan.size + 1)
    cost[-1] = 1
    limits = [(-r, r) for r in reach_] + [(0, None)]
    result = linprog(cost, A_ub=np.vstack(upper), b_ub=np.concatenate(right), bounds=limits, method="highs")
    if result.x is None:
        return None
    marginals = -np.asarray(result.ineqlin.marginals)
    return result.x[:-1], float(result.x[-1]) * level, marginals[: len(e)] - marginals[len(e) : 2 * len(e)]


def _polish(plan: Layout, z: Floats, level: float, places: Places, multipliers: Floats) -> Found:
    """Newton on equal heights at the places that carry the multipliers, in the unknowns that they involve.

    The other pieces have room to spare; their knots stay where the linear programs left them.
    """
    exact = [Fraction(float(part)) for part in z]
    sampled = Found(exact, Fraction(level), False, [])
    errors, gradients = rows(plan, z, places)
    carrying = _separate(places, errors, np.nonzero(np.abs(multipliers) > 1e-9)[0])
    involved = [k for k in range(plan.size) if np.any(gradients[carrying, k] != 0)]
    if len(carrying) != len(involved) + 1:
        return sampled
    signs = [1 if errors[r] > 0 else -1 for r in carrying]
    at_: list[tuple[int, Fraction]] = [(int(places[0][r]), Fraction(float(places[1][r]))) for r in carrying]
    with precision(BITS):
        for _ in range(30):
            at_ = [_extreme(plan, exact, i, u) for i, u in at_]
            system = [_row(plan, exact, i, u) for i, u in at_]
            matrix = [[*(row[k] for k in involved), arb(-s)] for (_, row), s in zip(system, signs, strict=True)]
            try:
                solution = arb_mat(matrix).solve(arb_mat([[-e] for e, _ in system]))
            except ZeroDivisionError:
                return sampled
            if not all(solution[k, 0].is_finite() for k in range(len(involved) + 1)):
                return sampled
            delta = [fraction(solution[k, 0]) for k in range(len(involved))]
            if max(map(abs, delta)) > 1:
                return sampled
            for k, d in zip(involved, delta, strict=True):
                exact[k] = round_bits(exact[k] + d, BITS - 16)
            if max(map(abs, delta)) < Fraction(1, 2**110):
                break
        else:
            return sampled
        height = abs(fraction(solution[len(involved), 0]))
        found = [(_place(plan, exact, i, u), s * height) for (i, u), s in zip(at_, signs, strict=True)]
        return Found(exact, height, True, sorted(found))


def _separate(places: Places, errors: Floats, carrying: npt.NDArray[np.intp]) -> list[int]:
    """One place for each extreme, where neighbours share its multiplier."""
    kept: list[int] = []
    for r in map(int, carrying):
        near = [k for k in kept if places[0][k] == places[0][r] and abs(places[1][k] - places[1][r]) < 1.5 / COARSE]
        if near and errors[near[-1]] * errors[r] > 0:
            if abs(errors[r]) > abs(errors[near[-1]]):
                kept[-1] = r
        else:
            kept.append(r)
    return kept


def _place(plan: Layout, z: list[Fraction], i: int, u: Fraction) -> Fraction:
    left, right = Fraction(plan.end(i, z)[0]), Fraction(plan.end(i + 1, z)[0])
    return (1 - u) * left + u * right


def _extreme(plan: Layout, z: list[Fraction], i: int, u: Fraction) -> tuple[int, Fraction]:
    """The place of the extreme near u; corners stay corners."""
    if u in (0, 1):
        return i, u
    (t0, v0), (t1, v1) = plan.end(i, z), plan.end(i + 1, z)
    held = plan.bulge(i)
    q = z[held] if held is not None else Fraction(0)
    for _ in range(6):
        f = expand(plan.target, ball(t0 + u * (t1 - t0)), 3)[0]
        width = ball(t1 - t0)
        first = f[1] * width - ball(v1 - v0) - 4 * ball(q) * (1 - 2 * ball(u))
        second = 2 * f[2] * width * width + 8 * ball(q)
        step = fraction((first / second).mid())
        u = round_bits(u - step, BITS - 16)
        if not 0 < u < 1:
            return i, Fraction(0) if u <= 0 else Fraction(1)
        if abs(step) < Fraction(1, 2**90):
            break
    return i, u


def _row(plan: Layout, z: list[Fraction], i: int, u: Fraction) -> tuple[arb, list[arb]]:
    """Error and gradient at one place in balls."""
    (t0, v0), (t1, v1) = plan.end(i, z), plan.end(i + 1, z)
    held = plan.bulge(i)
    f, slope = (part.mid() for part in expand(plan.target, ball(t0 + u * (t1 - t0)), 2)[0])
    bump = 4 * u * (1 - u)
    error = f - ball((1 - u) * v0 + u * v1 + (bump * z[held] if held is not None else 0))
    gradient = [arb(0)] * plan.size
    for k, share in ((i, 1 - u), (i + 1, u)):
        knot, value, line = plan.knot(k), plan.value(k), plan.line(k)
        if knot is not None:
            gradient[knot] = (
                gradient[knot] + slope * ball(share) - ball(share * (line.slope if line is not None else 0))
            )
        if value is not None:
            gradient[value] = gradient[value] - ball(share)
    if held is not None:
        gradient[held] = -ball(bump)
    return error.mid(), [g.mid() for g in gradient]
