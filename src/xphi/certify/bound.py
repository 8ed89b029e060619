"""Upper bounds of |error| on a cell by Taylor models, and on a tail by the arithmetic at infinity.

A cell is an interval [a, b]. Around its middle the error is a polynomial, whose coefficients are balls at a
point, plus one last term whose coefficient is enclosed over the whole cell. Where there is no Taylor series
(a square root at zero, an undecided branch) plain balls are used, and the cell has to be narrow.
"""

from __future__ import annotations

import functools
import math
from collections.abc import Callable
from fractions import Fraction
from typing import Any

import sympy as sp
from flint import arb, arb_series, ctx

from xphi.balls.numbers import BALLS, exact, interval
from xphi.balls.series import NotAnalytic, coefficients, expand, inverse
from xphi.balls.tail import NoTail, Tail, at_infinity, mul
from xphi.balls.tail import inverse as inverse_tail
from xphi.certify.claim import Piece, Point
from xphi.formula.program import Program, compile_formula
from xphi.formula.symbols import x

#: Of a Taylor model, for an approximation that is no polynomial.
TERMS = 6
#: Of a zero that target and error share.
HIGHEST_ORDER = 4
INFINITE = arb.pos_inf()
#: Ends of pieces that are no dyadic numbers are moved to multiples of 2^-GRID, whose digits are known up to SURE.
GRID, SURE = 80, Fraction(1, 10**20)


class Smooth:
    """The error on one piece, ready to be bounded at the current precision."""

    def __init__(self, piece: Piece) -> None:
        self.piece = piece
        # A polynomial of degree N leaves an error that is small because N coefficients cancel: a Taylor model that
        # ends before them needs cells so narrow that its last term is that small by itself.
        self.terms = TERMS + piece.degree
        self.pair = _compiled((piece.error, piece.divisor if piece.divisor is not None else sp.S.One))
        self.relative = piece.divisor is not None
        whole = piece.error / piece.divisor if self.relative else piece.error
        self.program = _compiled((whole,))
        self.removable = self._common_zero() if self.relative else 0

    def _common_zero(self) -> int:
        """The order of the target's zero at 0 where the error has one too, so that their quotient goes on; or 0."""
        if not self.piece.low <= 0 <= self.piece.high:
            return 0
        try:
            error, divisor = expand(self.pair, arb(0), HIGHEST_ORDER + 1)
        except NotAnalytic:
            return 0
        order = next((k for k, c in enumerate(divisor) if not c.is_zero()), 0)
        return order if all(c.is_zero() for c in error[:order]) else 0

    def at(self, point: arb) -> arb:
        """The error at a point, as a ball (NaN where it is undefined)."""
        if self.removable and point.is_zero():
            return self._quotient(arb(0), 1)[0]
        value: arb = BALLS.run(self.program, point)[0]
        return value

    def local(self, point: arb, terms: int = 3) -> list[arb]:
        """Taylor coefficients of the error at a point."""
        if self.removable and point.is_zero():
            return self._quotient(arb(0), terms)
        return expand(self.program, point, terms)[0]

    def _quotient(self, centre: arb, terms: int) -> list[arb]:
        """Coefficients of (error/x^m) / (target/x^m) over a ball that holds zero, m the order of the common zero."""
        order = self.removable
        error, divisor = expand(self.pair, centre, terms + order)
        before = ctx.cap
        ctx.cap = terms
        try:
            # f = x·h where f(0) = 0, and h's k-th coefficient over the ball lies in f's (k+1)-th; so m times
            return coefficients(arb_series(error[order:]) * inverse(arb_series(divisor[order:])), terms)
        finally:
            ctx.cap = before

    def bound(self, low: Fraction, high: Fraction) -> arb:
        """An upper bound of |error| on [low, high]; +inf when nothing can be said."""
        a, b = exact(low), exact(high)
        whole = interval(a, b)
        try:
            if self.removable and whole.contains(0):
                return self._bound_at_zero(a, b)
            centre = exact((low + high) / 2)
            near = expand(self.program, centre, self.terms)[0]
            wide = expand(self.program, whole, self.terms + 1)[0]
            return _finite(_largest([*near, wide[self.terms]], exact((high - low) / 2)))
        except NotAnalytic:
            return _finite(abs(BALLS.run(self.program, whole)[0]).upper())

    def _bound_at_zero(self, a: arb, b: arb) -> arb:
        near = self._quotient(arb(0), self.terms)
        wide = self._quotient(interval(interval(a, b), 0), self.terms + 1)
        t = interval(a, b)
        total = wide[self.terms]
        for coefficient in reversed(near):
            total = total * t + coefficient
        return _finite(abs(total).upper())

    def tail(self, start: Fraction, sign: int) -> tuple[arb, arb]:
        """An upper bound of |error| on [start, ∞) (or (-∞, -start]), and the limit of the error."""
        bound, limit = self._tail_of(at_infinity, start, sign)
        if not bound.is_finite() and self.cleared is not None:
            return self._tail_of(self._cleared_at_infinity, start, sign)
        return bound, limit

    def _tail_of(self, evaluate: Callable[..., list[Tail]], start: Fraction, sign: int) -> tuple[arb, arb]:
        try:
            value = evaluate(self.program, exact(start), sign)[0].normal()
        except (NoTail, NotAnalytic):  # a denominator that may vanish has no inverse
            return INFINITE, arb.nan()
        bound = abs(value.main_range()).upper() + value.small_range()
        return _finite(bound.upper()), value.limit()

    @functools.cached_property
    def cleared(self) -> Program | None:
        """Numerator and denominator of the error of a rational approximation.

        Over the common denominator the powers that cancel at infinity do so exactly; in the quotient they are balls.
        """
        return None if self.relative else _cleared(self.piece.error)

    def _cleared_at_infinity(self, _: Program, start: arb, sign: int) -> list[Tail]:
        assert self.cleared is not None  # noqa: S101 - asked for only where there is one
        numerator, denominator = at_infinity(self.cleared, start, sign)
        return [mul(numerator, inverse_tail(denominator))]

    def diverges(self, sign: int) -> bool:
        """Whether the error surely grows without limit."""
        try:
            value = at_infinity(self.program, 2**20, sign)[0].normal()
        except NoTail:
            return False
        return value.order > 0 and not value.main_is_zero and bool(value.near[0] != 0)


def _cleared(error: Any) -> Program | None:
    """The error as one fraction, when a single polynomial of ``x`` stands in its denominators."""
    sums = [factor for factor in sp.Mul.make_args(error) if factor.is_Add]
    if len(sums) != 1:
        return None
    others = error / sums[0]
    terms = [others * term for term in sums[0].args]  # not expanded: that would scale the denominators apart
    powers = [p for p in error.atoms(sp.Pow) if p.exp.is_Integer and p.exp.is_negative and p.base.has(x)]
    bases = {p.base for p in powers}
    if len(bases) != 1 or not all(base.is_polynomial(x) for base in bases):
        return None
    denominator = next(iter(bases)) ** max(-p.exp for p in powers)
    products = [term * denominator for term in terms]
    whole = sp.expand(sp.Add(*(product for product in products if product.is_polynomial(x))))
    rest = [product for product in products if not product.is_polynomial(x)]
    return compile_formula([sp.Add(whole, *rest), denominator], [x])


def point_error(point: Point) -> arb:
    """|error| at an isolated point; infinite where a relative error divides by zero, NaN where nothing is known."""
    error, divisor = point.error, sp.S.One if point.divisor is None else point.divisor
    if error.has(sp.nan, sp.zoo, sp.oo) or divisor.has(sp.nan, sp.zoo, sp.oo):
        return arb.nan()
    if error.is_zero:
        return arb(0)  # nothing, relative to whatever the target is
    if divisor.is_zero:
        return INFINITE
    top, bottom = BALLS.run(compile_formula((error, divisor), []))
    size: arb = abs(top / bottom)
    return size


@functools.lru_cache(maxsize=64)
def _compiled(expressions: tuple[Any, ...]) -> Program:
    return compile_formula(expressions, [x])


def _finite(bound: arb) -> arb:
    return bound if bound.is_finite() else INFINITE


def _largest(c: list[arb], r: arb) -> arb:
    """Upper bound of |c0 + c1·t + … + cN·t^N| over |t| ≤ r, exact in its quadratic part."""
    rest, reach = arb(0), r * r * r
    for coefficient in c[3:]:
        rest += abs(coefficient).upper() * reach
        reach *= r
    c0, c1, c2 = c[:3]
    best = max_upper(abs(c0 + c1 * r + c2 * r * r), abs(c0 - c1 * r + c2 * r * r))
    plain = abs(c0) + (abs(c1) + abs(c2) * r) * r
    if c2.contains(0):
        best = plain
    elif not abs(c1) > 2 * abs(c2) * r:
        # a vertex; where both coefficients are mere rounding their quotient says nothing and the plain bound is better
        best = max_upper(best, abs(c0 - c1 * c1 / (4 * c2))).min(plain.upper())
    return (best + rest).upper()


def max_upper(a: arb, b: arb) -> arb:
    """The larger of two upper ends."""
    return a.upper().max(b.upper())


def rational_end(value: Any, outward: int) -> Fraction:
    """A piece's end as a dyadic fraction, moved a hair outward (`outward` = ±1) where it is none."""
    if value.is_Rational:
        number = Fraction(int(value.p), int(value.q))
        if number.denominator & (number.denominator - 1) == 0:
            return number
        low = high = number * 2**GRID
    else:
        digits = 60 + max(0, int(sp.log(abs(value) + 1, 10).evalf(5)))
        number = Fraction(str(sp.N(value, digits))) * 2**GRID
        low, high = number - SURE, number + SURE
    return Fraction(math.floor(high) + 1 if outward > 0 else math.floor(low), 2**GRID)
