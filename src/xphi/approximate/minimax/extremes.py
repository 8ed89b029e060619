"""Extremes of the error: where it is largest between neighbours, at kinks, at ends and towards infinity.

A kink may move with the parameters. There the error is followed along the kink: with g(x, θ) = 0 the kink's condition,
dx/dθ = -g_θ/g_x, and the row of the extreme is the total derivative of the error along it.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

import numpy as np
from flint import arb, ctx

from xphi.approximate.minimax.programs import Weights, heights, noisy
from xphi.approximate.problem import Channel, Floats, Problem
from xphi.approximate.problem.grid import FAR, NEAR, to_balls
from xphi.approximate.problem.kinks import Kink, beside, moving, shift
from xphi.balls.numbers import BALLS, ball, fraction
from xphi.balls.series import NotAnalytic, expand
from xphi.formats import round_bits

_NO_WEIGHT = 1e-9
#: Neighbours this close, relative, are level.
LEVEL = 1e-13
#: Beyond the part of the domain that is searched, values this close to that at infinity are on its level.
PLATEAU = 1e-9
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
    kink : int, optional
        Position of the kink's condition in the channel, where the extreme lies on a kink that moves.
    """

    channel: int
    x: Fraction
    value: arb
    inner: bool
    kink: int | None = None

    @property
    def sign(self) -> int:
        """Sign of the value."""
        return 1 if self.value > 0 else -1


@dataclass(frozen=True)
class Field:
    """Where extremes are searched.

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


def find(problem: Problem, field: Field, theta: list[Fraction]) -> list[Extreme]:
    """All local extremes of all channels, sorted by channel and position.

    Raises
    ------
    ArithmeticError
        If the error is infinite or undefined towards an infinity of the domain.
    """
    every = []
    parameters = to_balls(theta)
    for position, channel in enumerate(problem.channels):
        kinks = {float(kink.x): kink for kink in moving(channel, field.xs, theta)}
        xs = np.unique(np.concatenate([field.xs, beside(field.xs, kinks)])) if kinks else field.xs
        xs = xs[(xs >= field.xs[0]) & (xs <= field.xs[-1])]
        _, values = heights(channel, xs, theta, high=noisy(channel, xs, theta))
        sizes = np.array([float(v.mid()) if isinstance(v, arb) else float(v) for v in values])
        for gap in np.nonzero(~np.isfinite(sizes) & (xs == 0))[0]:
            sizes[gap] = float(value_at(channel, NEAR, parameters).mid())  # a quotient that goes on at zero
        own: list[Extreme] = []
        for index in _crests(sizes, one_sided=not channel.bounded):
            kink = kinks.get(float(xs[index]))
            near = (xs[max(index - 1, 0)], xs[index], xs[min(index + 1, len(xs) - 1)])
            if kink is None:
                refined = [_refine(channel, position, field, near, parameters)]
            else:
                refined = list(_at_kink(channel, position, kink, near, parameters))
            for extreme in refined:
                if extreme is not None and not any(_close(extreme, other) for other in own):
                    own.append(extreme)
        for sign in field.far if channel.bounded else ():
            value = value_at(channel, sign * FAR, parameters)
            if not value.is_finite():
                raise ArithmeticError("the error is infinite or undefined at infinity")
            end = Extreme(position, sign * FAR, value.mid(), inner=False)
            own = [e for e in own if not _same_plateau(e, end, max(abs(f) for f in field.fixed))]
            own.append(end)
        every += sorted(own, key=lambda extreme: extreme.x)
    return every


def _same_plateau(extreme: Extreme, end: Extreme, searched: Fraction) -> bool:
    """Whether an extreme far out only stands on the level that the error has at infinity."""
    outward = extreme.x * (1 if end.x > 0 else -1)
    return bool(outward > searched and not extreme.kink and abs(extreme.value - end.value) <= abs(end.value) * PLATEAU)


def _close(a: Extreme, b: Extreme) -> bool:
    return a.sign == b.sign and abs(a.x - b.x) <= Fraction(1, 10**9) * (1 + abs(a.x))


def _crests(values: Floats, *, one_sided: bool) -> list[int]:
    """Positions of local maxima of |values| (of local minima for a one-sided channel)."""
    size = -values if one_sided else np.abs(values)
    size = np.where(np.isfinite(size), size, -np.inf)
    left = np.concatenate([[-np.inf], size[:-1]])
    right = np.concatenate([size[1:], [-np.inf]])
    crest = (size >= left) & (size >= right) & np.isfinite(size)
    with np.errstate(invalid="ignore"):  # inside a level stretch nothing is an extreme; its ends are
        crest &= (size - left > LEVEL * np.abs(size)) | (size - right > LEVEL * np.abs(size))
    if not one_sided:
        crest &= size >= LOW * np.max(size, initial=0.0)  # a flat stretch at zero is no row of extremes
    return [int(i) for i in np.nonzero(crest)[0]]


def _refine(
    channel: Channel, position: int, field: Field, near: tuple[float, float, float], theta: list[arb]
) -> Extreme | None:
    low, point, high = (field.exact(float(p)) for p in near)
    inside = None if point in field.fixed and point in (low, high) else _newton(channel, point, theta, low, high)
    if inside is not None:
        point = inside
    value = value_at(channel, point, theta)
    if value.is_nan() and point == 0:
        point, value = NEAR, value_at(channel, NEAR, theta)
    return Extreme(position, point, value.mid(), inner=inside is not None) if value.is_finite() else None


def _at_kink(
    channel: Channel, position: int, kink: Kink, near: tuple[float, float, float], theta: list[arb]
) -> list[Extreme | None]:
    """An extreme on a kink, one for each side where the error jumps there; or a smooth one close by."""
    sides = []
    for side, outer in ((-1, near[0]), (1, near[2])):
        point = kink.side(side)
        try:
            value, slope = (part.mid() for part in expand(channel.program, ball(point), 2, theta)[0])
        except NotAnalytic:
            continue
        upward = -1 if not channel.bounded or value < 0 else 1
        if value.is_finite():
            sides.append((point, value, bool(upward * side * slope > 0), Fraction(float(outer))))
    smooth = [_between(channel, position, point, outer, theta) for point, _, rising, outer in sides if rising]
    own = [
        Extreme(position, point, value, inner=False, kink=kink.condition)
        for point, value, rising, _ in sides
        if not rising
    ]
    continuous = len(sides) == 2 and abs(sides[0][1] - sides[1][1]) <= (1 + abs(sides[0][1])) * ball(shift() * 2**40)
    if continuous:
        return list(smooth) if smooth else list(own[:1])
    return [*smooth, *own]


def _between(channel: Channel, position: int, a: Fraction, b: Fraction, theta: list[arb]) -> Extreme | None:
    low, high = min(a, b), max(a, b)
    inside = _newton(channel, (low + high) / 2, theta, low, high)
    if inside is None:
        return None
    return Extreme(position, inside, value_at(channel, inside, theta).mid(), inner=True)


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
        point = round_bits(point - step, ctx.prec - 16)
        if not low <= point <= high:
            return None
        if abs(step) <= Fraction(1, 2 ** (ctx.prec // 2)) * (abs(point) + Fraction(1, 2**20)):
            return point
    return None


def linearised(channel: Channel, extreme: Extreme, theta: list[arb]) -> tuple[arb, list[arb]]:
    """Value of an extreme and its derivatives in the parameters, along the kink where it lies on one."""
    value, *gradient = (b.mid() for b in BALLS.run(channel.full, ball(extreme.x), *theta))
    if extreme.kink is not None:
        slope = expand(channel.program, ball(extreme.x), 2, theta)[0][1].mid()
        condition, *rates = expand(channel.kinks[extreme.kink], ball(extreme.x), 2, theta)
        gradient = [(g - slope * r[0].mid() / condition[1].mid()).mid() for g, r in zip(gradient, rates, strict=True)]
    return value, gradient


def carrying(
    problem: Problem, extremes: list[Extreme], field: Field, multipliers: list[Weights]
) -> tuple[list[Extreme], list[float]]:
    """The extremes near which a linear program put multipliers, and how much it put there."""
    active, weights = [], []
    for extreme in extremes:
        points, carried = multipliers[extreme.channel]
        index = int(np.clip(np.searchsorted(field.xs, float(extreme.x)), 0, len(field.xs) - 1))
        low, high = field.xs[max(index - 3, 0)], field.xs[min(index + 3, len(field.xs) - 1)]
        near = (points >= low) & (points <= high)
        if problem.channels[extreme.channel].bounded:
            near &= np.sign(carried) == extreme.sign
        weight = float(np.abs(carried[near]).sum())
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
