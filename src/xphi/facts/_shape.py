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
from xphi.facts._roots import Curve, End, Place, Undecided, Zeros, distinct, next_zeros, top_zeros
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
        marks = [place.ball for place in self.zeros[order].places]
        low = None if self.left.place is None else self.left.place.ball
        high = None if self.right.place is None else self.right.place.ball
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

    place: Place
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
            Border(a.right.place, a.curve, b.curve) for a, b in pairwise(self.pieces) if a.right.place is not None
        ]

    def _piece(self, low: Any, high: Any, expression: Any) -> Piece:
        left = End(None if low == -sp.oo else Place.of(low), -1)
        right = End(None if high == sp.oo else Place.of(high), 1)
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

    def convention(self, order: int, place: Place) -> arb | None:
        """The value of that derivative at a border, by the branch that owns it; None where there is none."""
        try:
            return constant(derivative(self.expression, order).subs(x, place.exact))
        except (XphiError, TypeError):
            return None

    # --- zeros

    def roots(self, order: int) -> tuple[list[Place], list[tuple[End, End, Curve]]]:
        """Isolated zeros of a derivative, and the pieces on which it is zero throughout."""
        stretches = [(p.left, p.right, p.curve) for p in self.pieces if p.zeros[order].everywhere]
        places = [place for piece in self.pieces for place in piece.zeros[order].places]
        owned = [border.place for border in self.borders]
        inner = [p for p in places if not any(p.ball.overlaps(border.ball) for border in owned)]
        for border in self.borders:
            value = self.convention(order, border.place)
            if value is not None and value.contains(0) and not self._in_stretch(border.place, stretches):
                inner.append(border.place)
        return distinct(inner), stretches

    def _in_stretch(self, place: Place, stretches: list[tuple[End, End, Curve]]) -> bool:
        finite = [e.place for low, high, _ in stretches for e in (low, high) if e.place is not None]
        return any(place.ball.overlaps(end.ball) for end in finite)

    def root(self, place: Place, order: int = 0, kind: str = "") -> Root:
        """A place as a record, with f or a derivative there."""
        value = self.at(place, order)
        exact = "" if place.exact is None else to_text(place.exact)
        return Root(number(place), real(value), exact, kind, () if exact else enclosure(place.ball), place.proved)

    def at(self, place: Place, order: int = 0) -> arb:
        """f or a derivative at a place."""
        for border in self.borders:
            if border.place.ball.overlaps(place.ball):
                value = self.convention(order, border.place)
                return arb.nan() if value is None else value
        value = self._owner(place.ball).value(order, place.ball)
        return arb(0) if value.contains(0) else value

    def _owner(self, point: arb) -> Curve:
        for piece in self.pieces:
            if piece.right.place is None or point < piece.right.place.ball:
                return piece.curve
        raise AssertionError

    def zeros(self) -> list[Root]:
        """Isolated zeros of f."""
        return [self.root(place) for place in self.roots(0)[0]]

    def stretches(self, order: int) -> list[Interval]:
        """Where a derivative is zero throughout, each with the value of f there."""
        found: list[Interval] = []
        for low, high, curve in self.roots(order)[1]:
            closed = [self._zero_at(order, end) for end in (low, high)]
            reals = [INFINITY[e.side] if e.place is None else number(e.place) for e in (low, high)]
            text = interval_text(low, high, *closed)
            value = curve.value(0, low.inside() if low.place is not None else high.inside())
            found.append(Interval(reals[0], reals[1], text, real(value)))
        return found

    def _zero_at(self, order: int, end: End) -> bool:
        if end.place is None:
            return False
        value = self.convention(order, end.place)
        return value is not None and value.contains(0)

    def critical(self) -> list[Root]:
        """Isolated zeros of f′, each with its kind."""
        places = self.roots(1)[0]
        return [self.root(place, kind=self._kind(place)) for place in places]

    def _kind(self, place: Place) -> str:
        before, after = self._sides(1, place)
        if before is None or after is None:
            return "unknown"
        if before == 0 or after == 0:
            return "flat on one side"
        return "saddle" if before == after else "minimum" if before < 0 else "maximum"

    def _sides(self, order: int, place: Place) -> tuple[int | None, int | None]:
        """Signs of a derivative just before and after a place: 0 where it is zero throughout, None if undecided."""
        before = after = None
        for piece in self.pieces:
            flat = piece.zeros[order].everywhere
            for point, sign in zip(piece.samples(order), piece.signs(order), strict=False):
                certain = sign if sign or flat else None
                if point < place.ball:
                    before = certain
                elif point > place.ball:
                    return before, certain
        return before, after

    def inflections(self) -> list[Root]:
        """Points at which the curvature changes its sign."""
        places = [place for piece in self.pieces for place in piece.zeros[2].places]
        places += [border.place for border in self.borders]
        found = []
        for place in distinct(places):
            before, after = self._sides(2, place)
            if before and after and before != after:
                found.append(self.root(place))
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
        if best.place is None:
            return Bound(real(best.value), None, best.where)
        root = replace(self.root(best.place), value=real(best.value))
        return Bound(real(best.value), root, best.where)

    def _candidates(self, order: int) -> list[_Candidate]:
        found: list[_Candidate] = []
        for piece in self.pieces:
            if piece.zeros[order + 1].everywhere:
                place = _nearest_to_zero(piece)
                value = piece.curve.value(order, place.ball)
                closed = [e.place is not None and self._owns(order, e.place, value) for e in (piece.left, piece.right)]
                where = f"on {interval_text(piece.left, piece.right, *closed)}"
                if not _inside(piece, place) and not self._owns(order, place, value):
                    place = _well_inside(piece)
                found.append(_Candidate(value, place, where))
                continue
            places = piece.zeros[order + 1].places
            found += [self._candidate(order, place, piece.curve.value(order, place.ball)) for place in places]
        for border in self.borders:
            for curve, text in ((border.left, "from the left"), (border.right, "from the right")):
                value = curve.value(order, border.place.ball)
                if self._owns(order, border.place, value):
                    found.append(self._candidate(order, border.place, value))
                else:
                    found.append(_Candidate(value, None, f"not attained: as x → {_short(border.place)} {text}"))
            stated = self.convention(order, border.place)
            if stated is not None:
                found.append(self._candidate(order, border.place, stated))
        for piece, side in ((self.pieces[0], -1), (self.pieces[-1], 1)):
            if piece.zeros[order + 1].everywhere:
                continue
            far = limit(piece.curve.expression, order, side)
            if far is None:
                place = Place.of(side * WINDOW)
                where = f"at x = {side * WINDOW}, where the search ended"
                found.append(_Candidate(piece.curve.value(order, place.ball), place, where))
            else:
                value = constant(far) if far.is_finite else arb.pos_inf() if far > 0 else arb.neg_inf()
                found.append(_Candidate(value, None, f"not attained: as x → {'-' if side < 0 else ''}∞"))
        return found

    def _owns(self, order: int, place: Place, value: arb) -> bool:
        stated = self.convention(order, place)
        return stated is not None and stated.overlaps(value)

    def _candidate(self, order: int, place: Place, value: arb) -> _Candidate:
        return _Candidate(arb(0) if value.contains(0) else value, place, f"at x = {_short(place)}")

    # --- kinks, monotonicity, convexity

    def kinks(self) -> list[Kink]:
        """Borders at which one of the first derivatives jumps."""
        found = []
        for border in self.borders:
            for order in range(_MOST_JUMPS + 1):
                left, right = (curve.value(order, border.place.ball) for curve in (border.left, border.right))
                if left.overlaps(right):
                    continue
                stated = self.convention(order, border.place)
                dashes = "f" + "'" * order
                at, here = _short(border.place), None if stated is None else real(stated)
                reals = real(left), real(right)
                text = f"{dashes} jumps from {reals[0].short()} to {reals[1].short()} at x = {at}"
                if here is not None:
                    text += f"; by convention {dashes}({at}) = {here.short()}"
                found.append(Kink(number(border.place), to_text(border.place.exact), order, *reals, here, text))
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
        left, right = (curve.value(order, border.place.ball) for curve in (border.left, border.right))
        return (right > left) - (right < left)


@dataclass(frozen=True)
class _Candidate:
    value: arb
    place: Place | None
    where: str

    def beats(self, other: _Candidate, side: int) -> bool:
        """Whether this one is further out; of two that are equal, one that is attained, then the nearer to 0."""
        if self.value.overlaps(other.value):
            if (self.place is None) != (other.place is None):
                return other.place is None
            if self.place is None or other.place is None:
                return False
            return bool(abs(self.place.ball) < abs(other.place.ball))
        return bool(self.value < other.value if side < 0 else self.value > other.value)


def number(place: Place) -> Real:
    """A place as a Real."""
    return real(constant(place.exact) if place.exact is not None else place.ball)


def enclosure(point: arb) -> tuple[str, str]:
    """Two short dyadic numbers around a ball."""
    low, high = ends(point)
    step = formats.round_bits(max(abs(low), abs(high)), 1) / 2**_ENCLOSURE_BITS
    return formats.hex_of((low // step) * step), formats.hex_of(-((-high) // step) * step)


def interval_text(low: End, high: End, low_closed: bool, high_closed: bool) -> str:
    """An interval as it is written, e.g. ``(-∞, 0]``."""
    if low.place is None and high.place is None:
        return "the whole line"
    left = "(-∞" if low.place is None else f"{'[' if low_closed else '('}{_short(low.place)}"
    right = "∞)" if high.place is None else f"{_short(high.place)}{']' if high_closed else ')'}"
    return f"{left}, {right}"


def _short(place: Place) -> str:
    if place.exact is not None:
        text = to_text(place.exact)
        if len(text) <= 12:
            return text
    return number(place).short()


def _nearest_to_zero(piece: Piece) -> Place:
    places = [end.place for end in (piece.left, piece.right) if end.place is not None]
    low = piece.left.place is None or piece.left.place.ball < 0
    high = piece.right.place is None or piece.right.place.ball > 0
    if low and high:
        return Place.of(0)
    return min(places, key=lambda place: abs(float(place.ball.mid())))


def _inside(piece: Piece, place: Place) -> bool:
    ends = [end.place for end in (piece.left, piece.right) if end.place is not None]
    return not any(place.ball.overlaps(end.ball) for end in ends)


def _well_inside(piece: Piece) -> Place:
    """A point of a piece away from its ends: their middle, or one step from the only one."""
    low, high = (None if end.place is None else end.place.exact for end in (piece.left, piece.right))
    if low is not None and high is not None:
        return Place.of((low + high) / 2)
    return Place.of(high - 1 if high is not None else 0 if low is None else low + 1)
