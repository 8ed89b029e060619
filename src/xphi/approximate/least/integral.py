"""l1 and l2: Newton on the gradient of an integral, in extended precision."""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import pairwise
from typing import Any

import numpy as np
import sympy as sp
from flint import arb, arb_mat
from scipy.optimize import linprog, minimize

from xphi.approximate.least.quadrature import BITS, breakpoints, density, panel
from xphi.approximate.problem import Channel, Floats, Problem
from xphi.approximate.problem.grid import positive_definite, to_balls, without_dust
from xphi.approximate.problem.kinks import Kink, moving
from xphi.approximate.problem.weights import UNIFORM
from xphi.balls.numbers import BALLS, ball, exact, fraction, precision
from xphi.balls.series import NotAnalytic, expand
from xphi.formats import round_bits
from xphi.formula.arrays import evaluate
from xphi.formula.program import Program, compile_formula
from xphi.formula.program import power as powered
from xphi.formula.stable import stable
from xphi.formula.symbols import x

ROUNDS = 30
CLOSE = Fraction(1, 2**96)
#: A sampled error below this is taken for a zero of it.
_ON_A_ZERO = Fraction(1, 2**100)


@dataclass
class Least:
    """A stationary point of an integral.

    Parameters
    ----------
    theta : list of Fraction
    value : Fraction
        The integral of w·e² or w·|e|.
    minimum : bool
        Whether the second derivatives are positive definite there.
    active : tuple of Fraction
        Where a shape constraint holds with equality.
    """

    theta: list[Fraction]
    value: Fraction
    minimum: bool
    active: tuple[Fraction, ...] = ()


@dataclass(frozen=True)
class Rule:
    """Nodes with their weights, the density of a histogram multiplied in."""

    cells: tuple[tuple[Fraction, Fraction], ...]
    doubled: bool

    @functools.cached_property
    def sampled(self) -> Floats:
        """Eight points of every cell, between which kinks are searched."""
        return np.unique([float(low + (high - low) * k / 8) for low, high in self.cells for k in range(9)])

    def cut(self, points: Sequence[Fraction]) -> Rule:
        """The same rule with further ends of cells."""
        if not points:
            return self
        edges = sorted({*points, *(low for low, _ in self.cells), self.cells[-1][1]})
        return replace(self, cells=tuple(pairwise(edges)))

    def nodes(
        self, problem: Problem, cells: Sequence[tuple[Fraction, Fraction]] | None = None
    ) -> list[tuple[arb, arb]]:
        """All nodes over the given cells, or over its own."""
        found = []
        for low, high in self.cells if cells is None else cells:
            scale = arb(2 if self.doubled else 1)
            if problem.weight.histogram:
                scale = scale * density(problem, ball((low + high) / 2))
                if scale.is_zero():
                    continue
            found += [(node, weight * scale) for node, weight in panel(low, high)]
        return found


def rule(problem: Problem) -> Rule:
    """Where a problem's integrals are evaluated."""
    points, half = breakpoints(problem)
    return Rule(tuple(pairwise(points)), half)


@dataclass(frozen=True)
class Programs:
    """Compiled error, gradient and second derivatives; the weight stands apart."""

    errors: tuple[Program, ...]
    channels: tuple[Channel, ...]
    scales: tuple[Any, ...]
    weight: Program

    @classmethod
    def of(cls, problem: Problem) -> Programs:
        """Compile a problem: the error, and with a joint fit its derivative as well."""
        symbols = problem.symbols
        expressions = [problem.error]
        scales = [sp.S.One]
        if problem.derivative_weight is not None:
            expressions.append(stable((problem.target - problem.form) * problem.factor).diff(x))
            w = problem.derivative_weight
            scales.append(sp.Rational(w.numerator, w.denominator))
        programs = []
        for expression in expressions:
            smooth = stable(expression)
            gradient = [smooth.diff(s) for s in symbols]
            second = [gradient[i].diff(symbols[j]) for i in range(len(symbols)) for j in range(i, len(symbols))]
            programs.append(compile_formula([smooth, *gradient, *second], [x, *symbols]))
        weight = problem.weight.formula if problem.weight.formula is not None else sp.S.One
        channels = tuple(Channel("value", expression, symbols) for expression in expressions)
        return cls(tuple(programs), channels, tuple(scales), compile_formula(weight, [x]))


def descended(problem: Problem, starts: list[Floats]) -> list[Floats]:
    """Local minima that a quasi-Newton method reaches in binary64, the lowest first, equal ones once."""
    with precision(BITS):
        integration = rule(problem)
        value = objective(problem, integration)
        reached = [_descend(problem, integration, start) for start in starts]
    ranked = sorted(((value(theta)[0], k) for k, theta in enumerate(reached)))
    kept: list[Floats] = []
    for _, k in ranked:
        near = (np.allclose(reached[k], other, rtol=1e-3, atol=1e-6) for other in kept)
        if not any(near):
            kept.append(reached[k])
    return kept


def solve(problem: Problem, start: Floats) -> Least | None:
    """Newton from a start; None when it leaves the neighbourhood or meets a singular system."""
    with precision(BITS):
        integration = rule(problem)
        programs = Programs.of(problem)
        theta = [round_bits(Fraction(float(t)), BITS - 16) for t in start]
        count = len(theta)
        previous = None
        for _ in range(ROUNDS):
            value, gradient, hessian = moments(problem, integration, programs, theta)
            if not (value.is_finite() and all(g.is_finite() for g in gradient)):
                return None
            try:
                step = arb_mat(hessian).solve(arb_mat([[-g.mid()] for g in gradient]))
            except ZeroDivisionError:
                return None
            if not all(step[i, 0].is_finite() for i in range(count)):
                return None
            delta = [fraction(step[i, 0]) for i in range(count)]
            size = max(
                (abs(d) / max(abs(t), Fraction(1, 10**6)) for d, t in zip(delta, theta, strict=True)),
                default=Fraction(0),
            )
            if size > 100 or (previous is not None and size > 1000 * previous and size > Fraction(1, 10**6)):
                return None
            theta = [round_bits(t + d, BITS - 16) for t, d in zip(theta, delta, strict=True)]
            previous = size
            if size < CLOSE:
                value, _, hessian = moments(problem, integration, programs, theta)
                return Least(without_dust(theta), fraction(value), positive_definite(hessian))
        return None


def moments(
    problem: Problem, integration: Rule, programs: Programs, theta: list[Fraction]
) -> tuple[arb, list[arb], list[list[arb]]]:
    """The objective, its gradient and its matrix of second derivatives."""
    count, power = len(theta), problem.norm.power or 1
    value, gradient = arb(0), [arb(0)] * count
    upper = [arb(0)] * (count * (count + 1) // 2)
    parameters = to_balls(theta)
    pairs = [(i, j) for i in range(count) for j in range(i, count)]
    for program, channel, scale in zip(programs.errors, programs.channels, programs.scales, strict=True):
        factor = BALLS.run(compile_formula(scale, []))[0]
        kinks = moving(channel, integration.sampled, theta) if channel.kinks else []
        pieces = integration.cut([kink.x for kink in kinks])
        for kink in kinks:
            rate = _beside(problem, programs, program, channel, kink, parameters, doubled=integration.doubled)
            for k, (i, j) in enumerate(pairs):
                upper[k] += factor * rate[i][j]
        cells = list(pieces.cells)
        if power % 2:
            cells, roots = _sign_cells(program, pieces, parameters)
            for root in roots if power == 1 else ():
                e, rows = _at(program, root, parameters, count)
                weight = BALLS.run(programs.weight, root)[0] * (2 if integration.doubled else 1)
                weight = weight * (density(problem, root) if problem.weight.histogram else 1)
                slope = _slope(program, root, parameters)
                for k, (i, j) in enumerate(pairs):
                    upper[k] += 2 * factor * weight * rows[i] * rows[j] / abs(slope)
        for node, mass in integration.nodes(problem, cells):
            e, *rest = BALLS.run(program, node, *parameters)
            first, second = rest[:count], rest[count:]
            m = mass * BALLS.run(programs.weight, node)[0] * factor
            m = m if power % 2 == 0 or e.mid() > 0 else -m
            below = powered(e, power - 1)
            value += m * below * e
            for i in range(count):
                gradient[i] = gradient[i] + m * power * below * first[i]
            bend = power * (power - 1) * powered(e, power - 2) if power > 1 else arb(0)
            for k, (i, j) in enumerate(pairs):
                upper[k] += m * (bend * first[i] * first[j] + power * below * second[k])
    hessian = [[arb(0)] * count for _ in range(count)]
    for k, (i, j) in enumerate(pairs):
        hessian[i][j] = hessian[j][i] = upper[k].mid()
    return value.mid(), [g.mid() for g in gradient], hessian


def _beside(
    problem: Problem,
    programs: Programs,
    program: Program,
    channel: Channel,
    kink: Kink,
    parameters: list[arb],
    *,
    doubled: bool,
) -> list[list[arb]]:
    """What a kink that moves adds to the second derivatives: its speed times the jump of the integrand's gradient."""
    count = len(parameters)
    (error, left), (_, right) = (_at(program, ball(kink.side(side)), parameters, count) for side in (-1, 1))
    condition, *rates = expand(channel.kinks[kink.condition], ball(kink.x), 2, parameters)
    speed = [-r[0].mid() / condition[1].mid() for r in rates]
    weight = BALLS.run(programs.weight, ball(kink.x))[0] * (2 if doubled else 1)
    weight = weight * (density(problem, ball(kink.x)) if problem.weight.histogram else 1)
    power = problem.norm.power or 1
    slope = power * powered(abs(error), power - 1) * (1 if error.mid() > 0 else -1)
    return [[(weight * slope * (left[i] - right[i]) * speed[j]).mid() for j in range(count)] for i in range(count)]


def _at(program: Program, point: arb, parameters: list[arb], count: int) -> tuple[arb, list[arb]]:
    e, *rest = BALLS.run(program, point, *parameters)
    return e, rest[:count]


def _slope(program: Program, point: arb, parameters: list[arb]) -> arb:
    return expand(program, point, 2, parameters)[0][1].mid()


def _sign_cells(
    program: Program, integration: Rule, parameters: list[arb]
) -> tuple[list[tuple[Fraction, Fraction]], list[arb]]:
    """The panels cut at the zeros of the error, and those zeros.

    A zero may fall on a panel's end or on a sampled point; signs are compared across it.
    """
    cuts = [low + (high - low) * k / 8 for low, high in integration.cells for k in range(8)]
    cuts.append(integration.cells[-1][1])
    roots: list[Fraction] = []
    last: tuple[Fraction, bool] | None = None
    for cut in cuts:
        value = BALLS.run(program, ball(cut), *parameters)[0].mid()
        if not value.is_finite() or abs(value) < exact(_ON_A_ZERO):
            continue
        positive = bool(value > 0)
        if last is not None and last[1] != positive:
            roots.append(_zero(program, last[0], cut, last[1], parameters))
        last = cut, positive
    cells = []
    for low, high in integration.cells:
        inner = [r for r in roots if low < r < high]
        cells += list(pairwise([low, *inner, high]))
    return cells, [exact(r) for r in roots]


def _zero(program: Program, low: Fraction, high: Fraction, positive: bool, parameters: list[arb]) -> Fraction:
    """A zero between two points of opposite sign: bisection, then Newton."""
    for _ in range(14):
        middle = round_bits((low + high) / 2, 64)
        value = BALLS.run(program, exact(middle), *parameters)[0]
        low, high = (middle, high) if (value.mid() > 0) == positive else (low, middle)
    point = (low + high) / 2
    for _ in range(7):
        try:
            value, slope = expand(program, exact(point), 2, parameters)[0]
        except NotAnalytic:
            return point
        point = round_bits(point - fraction(value.mid() / slope.mid()), BITS - 16)
    return point


def objective(problem: Problem, integration: Rule) -> Callable[[Floats], tuple[float, Floats]]:
    """The integral and its gradient in binary64, for a quasi-Newton start."""
    xs, masses = _sampled(problem, integration)
    channels = [c for c in replace(problem, weight=UNIFORM).channels if c.bounded]
    joint = float(problem.derivative_weight or 1)
    power = problem.norm.power or 1

    def value(theta: Floats) -> tuple[float, Floats]:
        total, slope = 0.0, np.zeros(len(theta))
        for channel in channels:
            e, j = channel.jacobian(xs, theta)
            e, j = np.nan_to_num(e, nan=1e6), np.nan_to_num(j)
            # the channel of the derivative carries its weight in every factor, the integral wants it once
            m = masses * joint ** (1 - power) if channel.name == "derivative" else masses
            size = np.abs(e)
            total += float(np.sum(m * size**power))
            slope += (power * m * size ** (power - 1) * np.sign(e)) @ j
        return total, slope

    return value


def _sampled(problem: Problem, integration: Rule) -> tuple[Floats, Floats]:
    nodes = integration.nodes(problem)
    xs = np.array([float(n) for n, _ in nodes])
    masses = np.array([float(w) for _, w in nodes])
    weight = problem.weight.formula if problem.weight.formula is not None else sp.S.One
    return xs, masses * evaluate(weight, [x], xs)


def _descend(problem: Problem, integration: Rule, start: Floats) -> Floats:
    """A float start good enough for Newton: quasi-Newton on the same nodes."""
    if problem.norm.power == 1 and problem.linear and problem.derivative_weight is None:
        xs, masses = _sampled(problem, integration)
        return _linear_l1(replace(problem, weight=UNIFORM).channels[0].jacobian(xs, start), masses, start)
    value = objective(problem, integration)
    first = value(start)[0]
    scale = 1 / first if first > 0 else 1.0
    options = {"gtol": 1e-11, "maxiter": 300}
    result = minimize(
        lambda t: tuple(scale * part for part in value(t)), start, jac=True, method="BFGS", options=options
    )
    return np.asarray(result.x if np.all(np.isfinite(result.x)) else start)


def _linear_l1(sampled: tuple[Floats, Floats], masses: Floats, start: Floats) -> Floats:
    """The discrete least absolute deviations, a linear program."""
    e, j = sampled
    count = j.shape[1]
    good = masses > 0
    e, j, m = e[good], j[good], masses[good] / masses.max()
    size = len(e)
    cost = np.concatenate([np.zeros(count), m])
    eye = np.eye(size)
    result = linprog(
        cost,
        A_ub=np.block([[j, -eye], [-j, -eye]]),
        b_ub=np.concatenate([-e, e]),
        bounds=[(None, None)] * count + [(0, None)] * size,
        method="highs",
    )
    return start + result.x[:count] if result.x is not None else start
