"""The zeros of f, f′ and f″ over the whole line, piece by piece, and the extremes that follow from them."""

from __future__ import annotations

import functools
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import sympy as sp
from flint import arb

from xphi import formats
from xphi.balls.numbers import ends
from xphi.errors import XphiError
from xphi.facts._algebra import WINDOW, constant, limit
from xphi.facts._records import INFINITY, Bound, Interval, Kink, Root, real
from xphi.facts._roots import Curve, End, Position, Undecided, Zeros, distinct, next_zeros, top_zeros
from xphi.formula.pieces import split
from xphi.formula.symbols import x
from xphi.formula.text import to_text
from xphi.reference import derivative

if TYPE_CHECKING:
    from xphi.real import Real

_MOST_JUMPS = 4
_ENCLOSURE_BITS = 140
_SHOWN = 60
#: Operations of f′ and of f″: beyond them the facts of a formula, such as sines nested 20 deep, would take minutes.
_LARGEST = (600, 2500)


@dataclass(frozen=True, eq=False)
class Piece:
    """One smooth stretch with the zeros of f, f′ and f″ on it (ends included, from inside)."""

    left: End
    right: End
    curve: Curve
    zeros: tuple[Zeros, Zeros, Zeros]

    @functools.cache  # noqa: B019 - a piece lives as long as its shape, and each is asked once for every zero
    def samples(self, order: int) -> list[arb]:
        """A point between each two neighbouring zeros of that derivative, outside the balls that hold them."""
        marks = [position.ball for position in self.zeros[order].positions]
        low = None if self.left.position is None else self.left.position.ball
        high = None if self.right.position is None else self.right.position.ball
        inner = [mark for mark in marks if not any(e is not None and mark.overlaps(e) for e in (low, high))]
        first = inner[0] if inner else high if high is not None else low if low is not None else arb(0)
        last = inner[-1] if inner else low if low is not None else first
        points = [first - 1 if low is None else low, *inner, last + 1 if high is None else high]
        return [((a.upper() + b.lower()) / 2).mid() for a, b in pairwise(points)]

    @functools.cache  # noqa: B019 - as above
    def signs(self, order: int) -> list[int]:
        """The sign of that derivative between its zeros, from left to right."""
        if self.zeros[order].everywhere:
            return [0]
        return [self.curve.sign(order, point) for point in self.samples(order)]


@dataclass(frozen=True)
class Border:
    """Where two pieces meet."""

    position: Position
    left: Curve
    right: Curve


class Shape:
    """A function on the whole line, cut into smooth pieces.

    Parameters
    ----------
    expression : sympy.Expr

    Raises
    ------
    XphiError
        If the function is not defined everywhere, or has too many zeros to tell apart.
    """

    def __init__(self, expression: Any) -> None:
        self.expression = expression
        for order, most in enumerate(_LARGEST, 1):
            if derivative(expression, order).count_ops() > most:
                text = to_text(expression)
                shown = text if len(text) <= _SHOWN else f"{text[:_SHOWN]}…"
                raise XphiError(
                    f"the facts of {shown} cannot be computed: the formula is too long "
                    f"(its derivative of order {order} has more than {most} operations)"
                )
        self.pieces = [self._piece(*piece) for piece in split(expression, -sp.oo, sp.oo)]
        self.borders = [
            Border(a.right.position, a.curve, b.curve) for a, b in pairwise(self.pieces) if a.right.position is not None
        ]

    def _piece(self, low: Any, high: Any, expression: Any) -> Piece:
        left = End(None if low == -sp.oo else Position.of(low), -1)
        right = End(None if high == sp.oo else Position.of(high), 1)
        curve = Curve(expression)
        try:
            curve.defined(left.inside(), right.inside())
            second = top_zeros(curve, 2, left, right)
            first = next_zeros(curve, 1, second, left, right)
            zeroth = next_zeros(curve, 0, first, left, right)
        except Undecided:
            raise XphiError(
                f"the facts of {to_text(self.expression)} cannot be computed: it must be defined, with finite slopes, "
                "on the whole line, and have few zeros"
            ) from None
        return Piece(left, right, curve, (zeroth, first, second))

    @property
    def complete(self) -> bool:
        """Whether the zeros are those of the whole line."""
        return all(zeros.complete for piece in self.pieces for zeros in piece.zeros)

    # --- values by the stated convention

    def convention(self, order: int, position: Position) -> arb | None:
        """The value of that derivative at a border, by the branch that owns it; None where there is none."""
        try:
            return constant(derivative(self.expression, order).subs(x, position.exact))
        except (XphiError, TypeError):
            return None

    # --- zeros

    def roots(self, order: int) -> tuple[list[Position], list[tuple[End, End, Curve]]]:
        """Isolated zeros of a derivative, and the pieces on which it is zero throughout."""
        stretches = [(p.left, p.right, p.curve) for p in self.pieces if p.zeros[order].everywhere]
        positions = [position for piece in self.pieces for position in piece.zeros[order].positions]
        owned = [border.position for border in self.borders]
        inner = [p for p in positions if not any(p.ball.overlaps(border.ball) for border in owned)]
        for border in self.borders:
            value = self.convention(order, border.position)
            if value is not None and value.contains(0) and not self._in_stretch(border.position, stretches):
                inner.append(border.position)
        return distinct(inner), stretches

    def _in_stretch(self, position: Position, stretches: list[tuple[End, End, Curve]]) -> bool:
        finite = [e.position for low, high, _ in stretches for e in (low, high) if e.position is not None]
        return any(position.ball.overlaps(end.ball) for end in finite)

    def root(self, position: Position, order: int = 0, kind: str = "") -> Root:
        """A position as a record, with f or a derivative there."""
        value = self.at(position, order)
        exact = "" if position.exact is None else to_text(position.exact)
        return Root(
            number(position), real(value), exact, kind, () if exact else enclosure(position.ball), position.proved
        )

    def at(self, position: Position, order: int = 0) -> arb:
        """f or a derivative at a position."""
        for border in self.borders:
            if border.position.ball.overlaps(position.ball):
                value = self.convention(order, border.position)
                return arb.nan() if value is None else value
        value = self._owner(position.ball).value(order, position.ball)
        return arb(0) if value.contains(0) else value

    def _owner(self, point: arb) -> Curve:
        for piece in self.pieces:
            if piece.right.position is None or point < piece.right.position.ball:
                return piece.curve
        raise AssertionError

    def zeros(self) -> list[Root]:
        """Isolated zeros of f."""
        return [self.root(position) for position in self.roots(0)[0]]

    def stretches(self, order: int) -> list[Interval]:
        """Where a derivative is zero throughout, each with the value of f there."""
        found: list[Interval] = []
        for low, high, curve in self.roots(order)[1]:
            closed = [self._zero_at(order, end) for end in (low, high)]
            reals = [INFINITY[e.side] if e.position is None else number(e.position) for e in (low, high)]
            text = interval_text(low, high, *closed)
            value = curve.value(0, low.inside() if low.position is not None else high.inside())
            found.append(Interval(reals[0], reals[1], text, real(value)))
        return found

    def _zero_at(self, order: int, end: End) -> bool:
        if end.position is None:
            return False
        value = self.convention(order, end.position)
        return value is not None and value.contains(0)

    def critical(self) -> list[Root]:
        """Isolated zeros of f′, each with its kind."""
        positions = self.roots(1)[0]
        return [self.root(position, kind=self._kind(position)) for position in positions]

    def _kind(self, position: Position) -> str:
        before, after = self._sides(1, position)
        if before is None or after is None:
            return "unknown"
        if before == 0 or after == 0:
            return "flat on one side"
        return "saddle" if before == after else "minimum" if before < 0 else "maximum"

    def _sides(self, order: int, position: Position) -> tuple[int | None, int | None]:
        """Signs of a derivative just before and after a position: 0 where it is zero throughout, None if undecided."""
        before = after = None
        for piece in self.pieces:
            flat = piece.zeros[order].everywhere
            for point, sign in zip(piece.samples(order), piece.signs(order), strict=False):
                certain = sign if sign or flat else None
                if point < position.ball:
                    before = certain
                elif point > position.ball:
                    return before, certain
        return before, after

    def inflections(self) -> list[Root]:
        """Points at which the curvature changes its sign."""
        positions = [position for piece in self.pieces for position in piece.zeros[2].positions]
        positions += [border.position for border in self.borders]
        found = []
        for position in distinct(positions):
            before, after = self._sides(2, position)
            if before and after and before != after:
                found.append(self.root(position))
        return found

    # --- extremes

    def bound(self, order: int, side: int) -> Bound:
        """The infimum (side −1) or supremum (side 1) of f or f′ over the line."""
        best: _Candidate | None = None
        for candidate in self._candidates(order):
            if best is None or candidate.beats(best, side):
                best = candidate
        if best is None:
            raise AssertionError
        if best.position is None:
            return Bound(real(best.value), None, best.where)
        root = replace(self.root(best.position), value=real(best.value))
        return Bound(real(best.value), root, best.where)

    def _candidates(self, order: int) -> list[_Candidate]:
        found: list[_Candidate] = []
        for piece in self.pieces:
            if piece.zeros[order + 1].everywhere:
                position = _nearest_to_zero(piece)
                value = piece.curve.value(order, position.ball)
                closed = [
                    e.position is not None and self._owns(order, e.position, value) for e in (piece.left, piece.right)
                ]
                where = f"on {interval_text(piece.left, piece.right, *closed)}"
                if not _inside(piece, position) and not self._owns(order, position, value):
                    position = _well_inside(piece)
                found.append(_Candidate(value, position, where))
                continue
            positions = piece.zeros[order + 1].positions
            found += [
                self._candidate(order, position, piece.curve.value(order, position.ball)) for position in positions
            ]
        for border in self.borders:
            for curve, text in ((border.left, "from the left"), (border.right, "from the right")):
                value = curve.value(order, border.position.ball)
                if self._owns(order, border.position, value):
                    found.append(self._candidate(order, border.position, value))
                else:
                    found.append(_Candidate(value, None, f"not attained: as x → {_short(border.position)} {text}"))
            stated = self.convention(order, border.position)
            if stated is not None:
                found.append(self._candidate(order, border.position, stated))
        for piece, side in ((self.pieces[0], -1), (self.pieces[-1], 1)):
            if piece.zeros[order + 1].everywhere:
                continue
            far = limit(piece.curve.expression, order, side)
            if far is None:
                position = Position.of(side * WINDOW)
                where = f"at x = {side * WINDOW}, where the search ended"
                found.append(_Candidate(piece.curve.value(order, position.ball), position, where))
            else:
                value = constant(far) if far.is_finite else arb.pos_inf() if far > 0 else arb.neg_inf()
                found.append(_Candidate(value, None, f"not attained: as x → {'-' if side < 0 else ''}∞"))
        return found

    def _owns(self, order: int, position: Position, value: arb) -> bool:
        stated = self.convention(order, position)
        return stated is not None and stated.overlaps(value)

    def _candidate(self, order: int, position: Position, value: arb) -> _Candidate:
        return _Candidate(arb(0) if value.contains(0) else value, position, f"at x = {_short(position)}")

    # --- kinks, monotonicity, convexity

    def kinks(self) -> list[Kink]:
        """Borders at which one of the first derivatives jumps."""
        found = []
        for border in self.borders:
            for order in range(_MOST_JUMPS + 1):
                left, right = (curve.value(order, border.position.ball) for curve in (border.left, border.right))
                if left.overlaps(right):
                    continue
                stated = self.convention(order, border.position)
                dashes = "f" + "'" * order
                at, here = _short(border.position), None if stated is None else real(stated)
                reals = real(left), real(right)
                text = f"{dashes} jumps from {reals[0].short()} to {reals[1].short()} at x = {at}"
                if here is not None:
                    text += f"; by convention {dashes}({at}) = {here.short()}"
                found.append(Kink(number(border.position), to_text(border.position.exact), order, *reals, here, text))
                break
        return found

    def monotone(self) -> str:
        """``increasing``, ``decreasing``, their non-strict forms, ``constant`` or ``no``."""
        signs = [sign for piece in self.pieces for sign in piece.signs(1)]
        steps = [self._jump(0, border) for border in self.borders]
        every = {*signs, *(step for step in steps if step)}
        if every == {0}:
            return "constant"
        if {1, -1} <= every:
            return "no"
        if 0 in signs:
            return "non-decreasing" if 1 in every else "non-increasing"
        return "increasing" if 1 in every else "decreasing"

    def convexity(self) -> str:
        """``convex``, ``concave``, ``affine`` or ``neither``."""
        signs = [sign for piece in self.pieces for sign in piece.signs(2)]
        if any(self._jump(0, border) for border in self.borders):
            return "neither"
        every = {*signs, *(self._jump(1, border) for border in self.borders)} - {0}
        if not every:
            return "affine"
        if len(every) == 2:
            return "neither"
        strict = "" if 0 in signs else "strictly "
        return strict + ("convex" if 1 in every else "concave")

    def _jump(self, order: int, border: Border) -> int:
        left, right = (curve.value(order, border.position.ball) for curve in (border.left, border.right))
        return (right > left) - (right < left)


@dataclass(frozen=True)
class _Candidate:
    value: arb
    position: Position | None
    where: str

    def beats(self, other: _Candidate, side: int) -> bool:
        """Whether this one is further out; of two that are equal, one that is attained, then the nearer to 0."""
        if self.value.overlaps(other.value):
            if (self.position is None) != (other.position is None):
                return other.position is None
            if self.position is None or other.position is None:
                return False
            return bool(abs(self.position.ball) < abs(other.position.ball))
        return bool(self.value < other.value if side < 0 else self.value > other.value)


def number(position: Position) -> Real:
    """A position as a Real."""
    return real(constant(position.exact) if position.exact is not None else position.ball)


def enclosure(point: arb) -> tuple[str, str]:
    """Two short dyadic numbers around a ball."""
    low, high = ends(point)
    step = formats.round_bits(max(abs(low), abs(high)), 1) / 2**_ENCLOSURE_BITS
    return formats.hex_of((low // step) * step), formats.hex_of(-((-high) // step) * step)


def interval_text(low: End, high: End, low_closed: bool, high_closed: bool) -> str:
    """An interval as it is written, e.g. ``(-∞, 0]``."""
    if low.position is None and high.position is None:
        return "the whole line"
    left = "(-∞" if low.position is None else f"{'[' if low_closed else '('}{_short(low.position)}"
    right = "∞)" if high.position is None else f"{_short(high.position)}{']' if high_closed else ')'}"
    return f"{left}, {right}"


def _short(position: Position) -> str:
    if position.exact is not None:
        text = to_text(position.exact)
        if len(text) <= 12:
            return text
    return number(position).short()


def _nearest_to_zero(piece: Piece) -> Position:
    positions = [end.position for end in (piece.left, piece.right) if end.position is not None]
    low = piece.left.position is None or piece.left.position.ball < 0
    high = piece.right.position is None or piece.right.position.ball > 0
    if low and high:
        return Position.of(0)
    return min(positions, key=lambda position: abs(float(position.ball.mid())))


def _inside(piece: Piece, position: Position) -> bool:
    ends = [end.position for end in (piece.left, piece.right) if end.position is not None]
    return not any(position.ball.overlaps(end.ball) for end in ends)


def _well_inside(piece: Piece) -> Position:
    """A point of a piece away from its ends: their middle, or one step from the only one."""
    low, high = (None if end.position is None else end.position.exact for end in (piece.left, piece.right))
    if low is not None and high is not None:
        return Position.of((low + high) / 2)
    return Position.of(high - 1 if high is not None else 0 if low is None else low + 1)
