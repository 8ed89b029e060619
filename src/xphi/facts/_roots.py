"""Every zero of a smooth function on an interval, each in a ball that surely holds exactly one.

Cells are split until the function's ball excludes zero, or its derivative's ball does; then a change of
sign decides, and Newton's method in balls closes in. Beyond the window the tail arithmetic shows that a factor
keeps its sign. Lower derivatives follow by Rolle's theorem: between two neighbouring zeros of the next
derivative a function is strictly monotone, so that the signs at the two ends decide.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from itertools import pairwise
from typing import Any

import sympy as sp
from flint import arb

from xphi.balls.numbers import BALLS, ball, interval, precision
from xphi.balls.series import NotAnalytic, expand
from xphi.facts._algebra import STARTS, WINDOW, candidates, constant, factored, factors, limit, tail_start
from xphi.facts._records import BITS
from xphi.formula.symbols import x
from xphi.reference import derivative, program_of

_NARROWEST = arb(2) ** -24
_CLOSE = arb(2) ** -(BITS - 40)
_MOST_CELLS = 6000
_MOST_MULTIPLE = 5
_MOST_BITS = 1 << 13


class Undecided(ArithmeticError):
    """The zeros on the interval cannot all be told apart."""


@dataclass(frozen=True)
class Position:
    """A point: a ball around it and, where it is known, the exact number."""

    ball: arb
    exact: Any = None
    proved: bool = True

    @classmethod
    def of(cls, number: Any) -> Position:
        """From an exact SymPy number."""
        return cls(constant(number), sp.sympify(number))


class Curve:
    """A smooth function with its derivatives, evaluated in balls.

    Parameters
    ----------
    expression : sympy.Expr
        In ``x``, without branches.
    """

    def __init__(self, expression: Any) -> None:
        self.expression = expression

    def of_order(self, order: int) -> Any:
        """The derivative of that order, as an expression."""
        return derivative(self.expression, order)

    def value(self, order: int, point: arb) -> arb:
        """A ball around the derivative of that order."""
        result: arb = BALLS.run(program_of(self.expression, order), point)[0]
        return result

    def sign(self, order: int, point: arb) -> int:
        """-1, 1, or 0 where the value cannot be told from zero, at BITS bits or at many more for an exact point.

        Raises
        ------
        Undecided
            Where the function has no finite value.
        """
        result = self.value(order, point)
        if not result.is_finite():
            raise Undecided
        bits = 2 * BITS
        while point.is_exact() and result.contains(0) and not result.is_zero() and bits <= _MOST_BITS:
            with precision(bits):
                result = self.value(order, point)
            bits *= 2
        return int(result > 0) - int(result < 0)

    def defined(self, low: arb, high: arb) -> None:
        """Check that the function has a finite value all over [low, high].

        Raises
        ------
        Undecided
        """
        cells = _grid(low, high)
        while cells:
            left, right = cells.pop()
            if self.value(0, interval(left, right)).is_finite():
                continue
            middle = ((left + right) / 2).mid()
            if right - left < _NARROWEST or not self.value(0, middle).is_finite():
                raise Undecided
            cells += [(middle, right), (left, middle)]

    def series(self, cell: arb, terms: int) -> list[arb] | None:
        """Taylor coefficients that hold on the whole cell, or None."""
        try:
            coefficients = expand(program_of(self.expression), cell, terms)[0]
        except NotAnalytic:
            return None
        return coefficients if all(c.is_finite() for c in coefficients) else None

    def vanishes(self, order: int) -> bool:
        """Whether the derivative of that order is zero throughout."""
        expression = self.of_order(order)
        if expression.is_zero:
            return True
        scattered = (Fraction(1, 3), Fraction(-7, 5), Fraction(13, 4))
        values = [self.value(order, ball(point)) for point in scattered]
        return all(v.is_finite() and v.contains(0) for v in values) and sp.simplify(expression).is_zero is True


def isolate(expression: Any, low: arb, high: arb) -> list[Position]:
    """The zeros of a smooth expression in [low, high], ends included, sorted.

    Raises
    ------
    Undecided
    """
    curve = Curve(expression)
    cells = _grid(low, high)[::-1]
    found: list[Position] = []
    unsettled: list[arb] = []
    spent = 0
    while cells:
        spent += 1
        if spent > _MOST_CELLS:
            raise Undecided
        left, right = cells.pop()
        settled = _settle(curve, left, right)
        if settled is not None:
            found += settled
        elif right - left < _NARROWEST:
            unsettled.append(interval(left, right))
        else:
            middle = ((left + right) / 2).mid()
            cells += [(middle, right), (left, middle)]
    for cluster in _merge(unsettled):
        found += _touching(curve, cluster)
    return distinct(found)


def _grid(low: arb, high: arb) -> list[tuple[arb, arb]]:
    marks = [*(Fraction(k) for k in range(-WINDOW, WINDOW + 1))]
    marks += [Fraction(s * start) for s in (-1, 1) for start in STARTS[1:]]
    inner = [ball(mark) for mark in sorted(marks) if low < ball(mark) < high]
    points = [low, *inner, high]
    return list(pairwise(points))


def _settle(curve: Curve, left: arb, right: arb) -> list[Position] | None:
    """The zeros in a cell, or None when it must be split."""
    cell = interval(left, right)
    coefficients = curve.series(cell, 2)
    if coefficients is None:
        return None if curve.value(0, cell).contains(0) else []
    value, slope = coefficients
    if not value.contains(0):
        return []
    middle = cell.mid()
    if not (curve.value(0, middle) + slope * (cell - middle)).contains(0):
        return []
    at_left, at_right = curve.sign(0, left), curve.sign(0, right)
    if not slope.contains(0):
        if at_left == 0 or at_right == 0:
            return [Position(left if at_left == 0 else right)]
        return [refine(curve, 0, left, right)] if at_left != at_right else []
    # At an m-fold zero r: were there another zero s in the cell, the m-th derivative would vanish between.
    for end in (left, right) if 0 in (at_left, at_right) else ():
        local, around = curve.series(end, _MOST_MULTIPLE), curve.series(cell, _MOST_MULTIPLE)
        if local is None or around is None:
            continue
        multiple = next((k for k, c in enumerate(local) if not c.contains(0)), None)
        if multiple and not around[multiple].contains(0):
            return [Position(end)]
    return None


def _merge(cells: list[arb]) -> list[arb]:
    merged: list[arb] = []
    for cell in cells:
        if merged and merged[-1].overlaps(cell):
            merged[-1] = merged[-1].union(cell)
        else:
            merged.append(cell)
    return merged


def _touching(curve: Curve, cluster: arb) -> list[Position]:
    """Zeros without a change of sign, at which the derivative has a plain one."""
    slope = derivative(curve.expression, 1)
    lower, upper = cluster.lower(), cluster.upper()
    found = _settle(Curve(slope), lower, upper)
    if found is None:
        raise Undecided
    return [Position(position.ball, proved=False) for position in found if curve.sign(0, position.ball) == 0]


def refine(curve: Curve, order: int, left: arb, right: arb) -> Position:
    """Close in on the one zero between two points of opposite sign, by Newton's method in balls."""
    rising = curve.sign(order, right)
    bracket = interval(left, right)
    while bracket.rad() > _CLOSE * (1 + abs(bracket.mid())):
        middle = bracket.mid()
        value = curve.value(order, middle)
        if value.is_zero():
            return Position(middle)
        slope = curve.value(order + 1, bracket)
        if slope.is_finite() and not slope.contains(0):
            closer = bracket.intersection(middle - value / slope)
            if closer.rad() < bracket.rad() / 2:
                bracket = closer
                continue
        if value.contains(0):
            inner = _halved(curve, order, bracket, rising)
            if inner is None:
                break
            bracket = inner
            continue
        below = (value > 0) == (rising < 0)
        bracket = interval(middle, bracket.upper()) if below else interval(bracket.lower(), middle)
    return Position(bracket)


def _halved(curve: Curve, order: int, bracket: arb, rising: int) -> arb | None:
    """The inner half of a bracket whose middle cannot be told from the zero, when the signs at its ends are certain."""
    middle, reach = bracket.mid(), bracket.rad() / 2
    left, right = (middle - reach).mid(), (middle + reach).mid()
    if curve.sign(order, left) * rising < 0 < curve.sign(order, right) * rising:
        return interval(left, right)
    return None


def distinct(positions: list[Position]) -> list[Position]:
    """Sorted, each point once."""
    kept: list[Position] = []
    for position in sorted(positions, key=lambda p: float(p.ball.mid())):
        if kept and kept[-1].ball.overlaps(position.ball):
            if position.exact is not None or position.ball.is_exact():
                kept[-1] = position
            continue
        kept.append(position)
    return kept


@dataclass(frozen=True)
class End:
    """One end of a piece: a finite position, or infinity on a side."""

    position: Position | None
    side: int

    def inside(self) -> arb:
        """A finite point that stands for it."""
        return ball(self.side * WINDOW) if self.position is None else self.position.ball


@dataclass(frozen=True)
class Zeros:
    """The zeros of one derivative on one piece."""

    positions: list[Position]
    everywhere: bool = False
    complete: bool = True


def top_zeros(curve: Curve, order: int, left: End, right: End) -> Zeros:
    """Zeros of the highest derivative looked at, by splitting cells and by the tail arithmetic.

    Raises
    ------
    Undecided
    """
    if curve.vanishes(order):
        return Zeros([], everywhere=True)
    positions: list[Position] = []
    complete = True
    for factor in factors(curve.of_order(order)):
        ends = []
        for end in (left, right):
            start = tail_start(factor, end.side) if end.position is None else None
            complete &= end.position is not None or start is not None
            ends.append(ball(end.side * start) if start else end.inside())
        positions += isolate(factor, *ends)
    return Zeros([recognised(position, curve.of_order(order)) for position in distinct(positions)], complete=complete)


def next_zeros(curve: Curve, order: int, above: Zeros, left: End, right: End) -> Zeros:
    """Zeros of a derivative, from those of the next one.

    Raises
    ------
    Undecided
    """
    if curve.vanishes(order):
        return Zeros([], everywhere=True)
    knots = above.positions
    complete = above.complete
    points: list[arb] = [position.ball for position in knots]
    for end, position in ((left, 0), (right, len(points) + 1)):
        point = _finite(curve, order, end, knots) if complete else end.inside()
        if point is None:
            complete, point = False, end.inside()
        points.insert(position, point)
    signs = [curve.sign(order, point) for point in points]
    found = [Position(p, _exact_at(p, knots, left, right)) for p, s in zip(points, signs, strict=True) if s == 0]
    spans = zip(pairwise(points), pairwise(signs), strict=True)
    found += [refine(curve, order, *span) for span, (before, after) in spans if before * after < 0]
    expression = curve.of_order(order)
    return Zeros([recognised(position, expression) for position in distinct(found)], complete=complete)


def _exact_at(point: arb, knots: list[Position], left: End, right: End) -> Any:
    known = [
        position
        for position in (*knots, left.position, right.position)
        if position is not None and position.exact is not None
    ]
    return next((position.exact for position in known if position.ball.overlaps(point)), None)


def _finite(curve: Curve, order: int, end: End, knots: list[Position]) -> arb | None:
    """A finite point beyond which the derivative of that order has no zero, or None when that is not known.

    Beyond the outermost knot it is monotone: with limit 0 it has no zero there at all; with another limit
    it has none once its sign is the limit's.
    """
    if end.position is not None:
        return end.position.ball
    bound = limit(curve.expression, order, end.side)
    if bound is None:
        return None
    wanted = 0 if bound == 0 else 1 if bound.is_extended_positive else -1
    outermost = max([abs(position.ball) for position in knots], key=float, default=arb(1))
    distance = arb(WINDOW)
    for _ in range(60):
        point = end.side * distance
        if distance > outermost and (wanted == 0 or curve.sign(order, point) == wanted):
            return point
        distance *= 2
    return None


def recognised(position: Position, expression: Any) -> Position:
    """The same position with its exact value, when it is a simple fraction or the root of one, verified."""
    if position.exact is not None:
        return position
    for candidate in candidates(position.ball):
        put = expression.subs(x, candidate)
        if put.is_zero or factored(expression).subs(x, candidate).is_zero:
            return Position(constant(candidate), candidate, position.proved)
    return position
