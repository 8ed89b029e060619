"""The error as a function of the parameters near given ones: values and slopes at points, in balls.

Everything is measured from the optimum, whose error is known to any accuracy, so that coefficients of 53 bits are told
apart as well as those of 8.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import pairwise

import numpy as np
from flint import arb

from xphi.approximate.problem import Channel, Floats, Problem
from xphi.approximate.problem.grid import NEAR, kinks, points, to_balls, window
from xphi.balls.numbers import BALLS, ball, precision
from xphi.formula.arrays import ARRAYS
from xphi.formula.program import compile_formula
from xphi.formula.symbols import x

BITS = 192
POINTS = 2401
#: Errors larger than this part of the form's terms are evaluated in binary64, smaller ones in balls.
CLEAR = 1e-6
#: Stands for infinity: far enough for twelve digits of the limit, and near enough for powers in binary64.
FAR = Fraction(2**40)
#: Width and order of the panels of an integral.
WIDTH, ORDER = 1.25, 16
#: With |error| an integrand has corners at zeros that move: many narrow panels of the midpoint rule.
MIDPOINTS = 4800


@dataclass(frozen=True)
class Model:
    """A linear model of the error.

    Parameters
    ----------
    centre : tuple of Fraction
        The parameters at which it touches.
    errors : ndarray, shape (m,)
    slopes : ndarray, shape (m, n)
        The error near the centre is ``errors + slopes @ (theta - centre)``.
    floors, floor_slopes : ndarray, shapes (r,) and (r, n)
        Quantities that must not be negative: the slope of a form that has to be monotone.
    masses : ndarray, shape (m,)
        Weights of an integral; all ones for a largest error.
    power : {1, 2}, optional
        Of the integral of |error|^power; None for the largest error.
    signed : bool
        Whether the largest error counts with its sign.
    """

    centre: tuple[Fraction, ...]
    errors: Floats
    slopes: Floats
    floors: Floats
    floor_slopes: Floats
    masses: Floats
    power: int | None
    signed: bool = False

    def shifts(self, values: list[Fraction]) -> Floats:
        """How far parameters lie from the centre: the difference is exact before it becomes binary64."""
        return np.array([float(v - c) for v, c in zip(values, self.centre, strict=True)])

    def cells(self, width: int) -> Model:
        """A model of an integral of |error| that stays below it: the error's own integrals over stretches.

        They end where the error at the centre changes sign, so that nothing is lost at the centre itself.
        """
        turns = np.nonzero(np.diff(np.sign(self.errors)))[0] + 1
        starts = np.unique(np.r_[np.arange(0, len(self.errors), width), turns])
        errors = np.add.reduceat(self.errors * self.masses, starts)
        slopes = np.add.reduceat(self.slopes * self.masses[:, None], starts, axis=0)
        return replace(self, errors=errors, slopes=slopes, masses=np.ones(len(starts)))

    def value(self, values: list[Fraction]) -> float:
        """The objective."""
        return norm_of(self.errors + self.slopes @ self.shifts(values), self.masses, self.power, signed=self.signed)


def norm_of(errors: Floats, masses: Floats, power: int | None, *, signed: bool = False) -> float:
    """The objective of errors at points; one that is not finite is infinitely bad."""
    if not np.all(np.isfinite(errors)):
        return np.inf
    if power is None:
        return float(np.max(errors if signed else np.abs(errors), initial=0.0))
    return float(masses @ np.abs(errors) ** power)


@dataclass(frozen=True)
class Sampling:
    """Where an error is sampled, what each sample weighs, and the error itself as it is."""

    problem: Problem
    xs: tuple[Fraction, ...]
    masses: Floats

    def model(self, centre: list[Fraction]) -> Model:
        """The linear model that touches at given parameters."""
        errors, slopes, floors, floor_slopes, masses = [], [], [], [], []
        for channel in self.problem.channels:
            values, rows = self._sampled(channel, centre)
            kept = ~np.isnan(values)  # zero over zero is left out
            if channel.bounded:
                errors.append(values[kept])
                slopes.append(rows[kept])
                masses.append((self.masses * self._shares(channel))[kept])
            else:
                floors.append(values[kept])
                floor_slopes.append(rows[kept])
        count = len(centre)
        return Model(
            tuple(centre), np.concatenate(errors), np.concatenate(slopes), np.concatenate([*floors, np.empty(0)]),
            np.concatenate([*floor_slopes, np.empty((0, count))]), np.concatenate(masses), self.problem.norm.power,
        )  # fmt: skip

    @property
    def floats(self) -> Floats:
        """The points in binary64."""
        return np.array([float(point) for point in self.xs])

    def _sampled(self, channel: Channel, centre: list[Fraction]) -> tuple[Floats, Floats]:
        """Values and slopes; NaN where the error is zero over zero, infinite where it is infinite."""
        theta = np.array([float(c) for c in centre])
        values, rows = channel.jacobian(self.floats, theta)
        values, rows = np.array(values), np.array(rows)
        size = np.max(np.abs(rows * theta), axis=1, initial=0.0)
        bad = ~np.isfinite(values) | ~np.isfinite(rows).all(axis=1)
        high = np.max(np.abs(values[~bad]), initial=0.0)
        doubtful = bad if high > CLEAR * np.max(size[~bad], initial=0.0) else np.ones(len(bad), dtype=bool)
        with precision(BITS):
            balls = to_balls(centre)
            for k in np.nonzero(doubtful)[0]:
                found = _at(channel, self.xs[k], balls)
                infinite = np.isinf(values[k]) and abs(self.xs[k]) < FAR
                values[k], rows[k] = (np.inf, 0.0) if np.isnan(found[0]) and infinite else (found[0], found[1:])
        return values, rows

    def _shares(self, channel: Channel) -> Floats:
        """What undoes the squares of the weights, which a channel carries once and an integral of squares once."""
        if self.problem.norm.power != 2:
            return np.ones(len(self.xs))
        formula = self.problem.weight.formula
        density = (
            np.ones(len(self.xs)) if formula is None else ARRAYS.run(compile_formula(formula, [x]), self.floats)[0]
        )
        weight = float(self.problem.derivative_weight or 1) if channel.name == "derivative" else 1.0
        return np.where(density > 0, 1 / np.maximum(density * weight, 1e-300), 0.0)

    def truth(self, model: Model) -> Callable[[list[Fraction]], float]:
        """The objective itself, in binary64, at the points of a model."""
        xs = self.floats
        bounded = [channel for channel in self.problem.channels if channel.bounded]
        centre = np.array([float(c) for c in model.centre])
        # the points that the model has: all but those at which the error is zero over zero
        kept = [~np.isnan(channel.values(xs, centre)) for channel in bounded]
        masses = np.concatenate([(self.masses * self._shares(c))[k] for c, k in zip(bounded, kept, strict=True)])

        def value(values: list[Fraction]) -> float:
            theta = np.array([float(v) for v in values])
            if self.problem.denominators and self.problem.has_pole(xs[np.abs(xs) < float(FAR)], theta):
                return np.inf
            errors = np.concatenate(
                [channel.values(xs[keep], theta) for channel, keep in zip(bounded, kept, strict=True)]
            )
            return norm_of(errors, masses, self.problem.norm.power)

        return value


def _at(channel: Channel, point: Fraction, theta: list[arb]) -> list[float]:
    """Value and slopes at a point; next to it where there is a quotient that goes on."""
    found = [float(b.mid()) if b.is_finite() else np.nan for b in BALLS.run(channel.full, ball(point), *theta)]
    if np.isnan(found[0]) and point == 0:
        found = [float(b.mid()) if b.is_finite() else np.nan for b in BALLS.run(channel.full, ball(NEAR), *theta)]
    return found if np.all(np.isfinite(found)) else [np.nan] * len(found)


def sampling(problem: Problem, extremes: list[Fraction], *, clamped: bool = False) -> Sampling:
    """Where to sample the error of a problem: at the extremes of its optimum among others."""
    low, high, half = window(problem)
    inner = [k for k in kinks(problem) if low < k < high]
    if problem.norm.power is None:
        ends = {float(e): e for e in (low, high, *inner)}
        xs = [ends.get(float(p), Fraction(float(p))) for p in points(low, high, inner, count=POINTS)]
        xs = sorted({*xs, *(e for e in extremes if low <= e <= high)})
        if not clamped:
            sides = [(problem.high, 1)] if half else [(problem.low, -1), (problem.high, 1)]
            xs += [side * FAR for end, side in sides if isinstance(end, float) and np.isinf(end)]
        return Sampling(problem, tuple(xs), np.ones(len(xs)))
    edges = {e for first, last, _ in problem.weight.bins for e in (first, last)}
    if edges:
        low = max(min(edges), Fraction(problem.low)) if math.isfinite(problem.low) else min(edges)
        high = min(max(edges), Fraction(problem.high)) if math.isfinite(problem.high) else max(edges)
    cuts = sorted({low, high, *(e for e in (*edges, *inner) if low < e < high)})
    corners = problem.norm.power == 1
    nodes, weights = np.polynomial.legendre.leggauss(1 if corners else ORDER)
    step = float(high - low) / MIDPOINTS if corners else WIDTH
    found, masses = [], []
    for a, b in pairwise(float(c) for c in cuts):
        count = max(1, math.ceil((b - a) / step))
        for left in a + (b - a) / count * np.arange(count):
            width = (b - a) / count
            found += [left + width * (1 + node) / 2 for node in nodes]
            masses += [width * weight / 2 * (2 if half else 1) for weight in weights]
    density = np.array([_density(problem, point) for point in found])
    return Sampling(problem, tuple(Fraction(float(p)) for p in found), np.array(masses) * density)


def _density(problem: Problem, point: float) -> float:
    if not problem.weight.histogram:
        return 1.0
    return next((float(d) for low, high, d in problem.weight.bins if low <= point < high), 0.0)
