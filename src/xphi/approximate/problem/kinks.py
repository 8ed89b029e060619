"""Kinks of the error that move with the parameters: zeros in x of the terms that decide a branch."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction

import numpy as np
from flint import ctx

from xphi.approximate.problem import Channel, Floats
from xphi.approximate.problem.grid import to_balls
from xphi.balls.numbers import BALLS, ball, exact, fraction
from xphi.balls.series import NotAnalytic, expand
from xphi.formats import round_bits, to_float
from xphi.formula.arrays import ARRAYS
from xphi.formula.program import Program

#: A kink is approached to this part of the working precision: near enough to be it, and its branch is certain.
PART = 0.7


@dataclass(frozen=True)
class Kink:
    """Where a kink lies for some parameters, and the position of its condition in the channel."""

    x: Fraction
    condition: int

    def side(self, sign: int) -> Fraction:
        """A point just beside the kink."""
        return self.x + sign * shift() * (1 + abs(self.x))


def shift() -> Fraction:
    """How close to a kink its sides are evaluated, relative to 1 + |x|."""
    return Fraction(1, 1 << int(PART * ctx.prec))


def moving(channel: Channel, xs: Floats, theta: list[Fraction]) -> list[Kink]:
    """The kinks between the sampled points, to the working precision."""
    kinks = []
    sampled = np.array([to_float(t) for t in theta])
    for position, program in enumerate(channel.kinks):
        values = ARRAYS.run(program, xs, *sampled)[0]
        kinks += [
            Kink(_zero(program, Fraction(float(xs[i])), Fraction(float(xs[i + 1])), theta), position)
            for i in np.nonzero(np.sign(values[1:]) * np.sign(values[:-1]) < 0)[0]
        ]
        kinks += [
            Kink(_newton(program, Fraction(float(xs[i])), theta), position)
            for i in np.nonzero(values == 0)[0]
            if 0 < i < len(xs) - 1 and values[i - 1] * values[i + 1] < 0
        ]
    return kinks


def _zero(program: Program, low: Fraction, high: Fraction, theta: list[Fraction]) -> Fraction:
    """Bisection until Newton is safe."""
    parameters = to_balls(theta)
    rising = BALLS.run(program, exact(low), *parameters)[0] < 0
    for _ in range(24):
        middle = round_bits((low + high) / 2, 64)
        below = BALLS.run(program, exact(middle), *parameters)[0] < 0
        low, high = (middle, high) if below == rising else (low, middle)
    return _newton(program, (low + high) / 2, theta)


def _newton(program: Program, point: Fraction, theta: list[Fraction]) -> Fraction:
    parameters = to_balls(theta)
    for _ in range(6):
        try:
            value, slope = expand(program, ball(point), 2, parameters)[0]
        except NotAnalytic:
            return point
        if not (slope.is_finite() and slope.mid() != 0):
            return point
        point = round_bits(point - fraction((value.mid() / slope.mid()).mid()), ctx.prec - 16)
    return point


def beside(xs: Floats, kinks: Mapping[float, Kink]) -> Floats:
    """The kinks and points on both sides of each, close enough that an extreme next to a kink is seen."""
    points = []
    for at in kinks:
        index = int(np.searchsorted(xs, at))
        for end in (xs[max(index - 1, 0)], xs[min(index + (float(xs[min(index, len(xs) - 1)]) == at), len(xs) - 1)]):
            points += [at + (end - at) * part for part in (1e-5, 1e-2, 0.3)]
        points.append(at)
    return np.array(points)
