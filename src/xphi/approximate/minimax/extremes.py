"""Local extremes of an error in extended precision: inside, at the ends, at kinks and at infinity."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

import numpy as np
from flint import arb

from xphi.approximate.minimax.programs import NOISY, heights
from xphi.approximate.problem import Channel, Floats, Problem
from xphi.approximate.problem.grid import FAR, NEAR, to_balls
from xphi.balls.numbers import BALLS, ball, fraction
from xphi.balls.series import NotAnalytic, expand
from xphi.formats import round_bits

BITS = 256
_NO_WEIGHT = 1e-9
#: Extremes lower than this part of the highest are passed over.
LOW = 0.02


@dataclass
class Extreme:
    """A local extreme of a channel.

    Parameters
    ----------
    channel : int
        Position of the channel in the problem.
    x : Fraction
        Where; :data:`~xphi.approximate.problem.grid.FAR` stands for infinity, ``NEAR`` for zero.
    value : arb
    inner : bool
        True where the slope vanishes; False at ends, kinks and infinity.
    """

    channel: int
    x: Fraction
    value: arb
    inner: bool

    @property
    def sign(self) -> int:
        """Sign of the value."""
        return 1 if self.value > 0 else -1


@dataclass(frozen=True)
class Field:
    """Where extremes are looked for.

    Parameters
    ----------
    xs : ndarray
        Sampled points, ends and kinks among them.
    fixed : tuple of Fraction
        Ends and kinks.
    far : tuple of int
        Signs of the infinities that belong to the domain.
    """

    xs: Floats
    fixed: tuple[Fraction, ...]
    far: tuple[int, ...]

    def exact(self, sampled: float) -> Fraction:
        """The exact point that a sampled one stands for: an end such as 1/3 is no binary64."""
        return next((f for f in self.fixed if float(f) == sampled), Fraction(sampled))


def value_at(channel: Channel, point: Fraction, theta: list[arb]) -> arb:
    """The channel at a point."""
    value: arb = BALLS.run(channel.program, ball(point), *theta)[0]
    return value


def find(problem: Problem, field: Field, theta: list[Fraction], level: float) -> list[Extreme]:
    """All local extremes of all channels, sorted by channel and place."""
    found = []
    parameters = to_balls(theta)
    for position, channel in enumerate(problem.channels):
        _, values = heights(channel, field.xs, theta, high=level < NOISY)
        sizes = np.array([float(v.mid()) if isinstance(v, arb) else float(v) for v in values])
        for gap in np.nonzero(~np.isfinite(sizes) & (field.xs == 0))[0]:
            sizes[gap] = float(value_at(channel, NEAR, parameters).mid())  # a quotient that goes on at zero
        places = _crests(sizes, one_sided=not channel.bounded)
        seen: list[Extreme] = []
        for place in places:
            extreme = _refine(channel, position, field, place, parameters)
            if extreme is not None and not any(_close(extreme.x, other.x) for other in seen):
                seen.append(extreme)
        for sign in field.far if channel.bounded else ():
            value = value_at(channel, sign * FAR, parameters)
            if value.is_finite():
                seen.append(Extreme(position, sign * FAR, value.mid(), inner=False))
        found += sorted(seen, key=lambda extreme: extreme.x)
    return found


def _close(a: Fraction, b: Fraction) -> bool:
    return abs(a - b) <= Fraction(1, 10**9) * (1 + abs(a))


def _crests(values: Floats, *, one_sided: bool) -> list[int]:
    """Positions of local maxima of |values| (of local minima for a one-sided channel)."""
    size = -values if one_sided else np.abs(values)
    size = np.where(np.isfinite(size), size, -np.inf)
    left = np.concatenate([[-np.inf], size[:-1]])
    right = np.concatenate([size[1:], [-np.inf]])
    crest = (size >= left) & (size >= right) & np.isfinite(size)
    if not one_sided:
        crest &= size >= LOW * np.max(size, initial=0.0)  # a flat stretch at zero is no row of extremes
    return [int(i) for i in np.nonzero(crest)[0]]


def _refine(channel: Channel, position: int, field: Field, place: int, theta: list[arb]) -> Extreme | None:
    xs = field.xs
    point = field.exact(float(xs[place]))
    low = field.exact(float(xs[max(place - 1, 0)]))
    high = field.exact(float(xs[min(place + 1, len(xs) - 1)]))
    inside = None if point in field.fixed and point in (low, high) else _newton(channel, point, theta, low, high)
    if inside is not None:
        point = inside
    value = value_at(channel, point, theta)
    if value.is_nan() and point == 0:
        point, value = NEAR, value_at(channel, NEAR, theta)
    return Extreme(position, point, value.mid(), inner=inside is not None) if value.is_finite() else None


def _newton(channel: Channel, start: Fraction, theta: list[arb], low: Fraction, high: Fraction) -> Fraction | None:
    """The zero of the slope between two samples, or None when it leaves them or there is no series."""
    point = start
    step = Fraction(1)
    for _ in range(12):
        try:
            _, slope, curve = expand(channel.program, ball(point), 3, theta)[0]
        except NotAnalytic:
            return None
        if not curve.is_finite() or curve.mid() == 0:
            return None
        step = fraction((slope.mid() / (2 * curve.mid())).mid())
        point = round_bits(point - step, BITS - 16)
        if not low <= point <= high:
            return None
        if abs(step) <= Fraction(1, 2 ** (BITS // 2)) * (abs(point) + Fraction(1, 2**20)):
            return point
    return None


def carrying(extremes: list[Extreme], field: Field, multipliers: list[Floats]) -> tuple[list[Extreme], list[float]]:
    """The extremes near which a linear program put multipliers, and how much it put there."""
    active, weights = [], []
    for extreme in extremes:
        place = int(np.clip(np.searchsorted(field.xs, float(extreme.x)), 0, len(field.xs) - 1))
        weight = float(np.abs(multipliers[extreme.channel][max(place - 3, 0) : place + 4]).sum())
        if weight > _NO_WEIGHT:
            active.append(extreme)
            weights.append(weight)
    return active, weights


def follow(problem: Problem, extremes: list[Extreme], before: list[Extreme]) -> list[Extreme] | None:
    """The extremes that continue those of the last round: of the same channel, and of the same sign for an error."""
    kept = []
    for old in before:
        bounded = problem.channels[old.channel].bounded
        same = [e for e in extremes if e.channel == old.channel and (not bounded or e.sign == old.sign)]
        if not same:
            return None
        kept.append(min(same, key=lambda e: abs(e.x - old.x)))
    return kept
