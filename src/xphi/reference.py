"""Exact values: balls of any width, and correctly rounded results in any format.

A correctly rounded value is found by widening the precision until both ends of the ball round to the same
number. Where a value is rational it is computed in fractions, so that ties are decided too.

Special values follow one rule. At ±∞ the limit is taken; NaN gives NaN; and where the exact value is zero,
the sign of the zero is that of the values close by (just before −∞, on the same side of ±0), so that
gelu(−∞) = −0 and gelu(−0) = −0. A function that is zero all around gives +0.
"""

from __future__ import annotations

import functools
import math
from fractions import Fraction
from functools import lru_cache
from typing import Any

import sympy as sp
from flint import arb

from xphi import formats, functions
from xphi.balls.numbers import BALLS, ball, ends, exact, precision
from xphi.balls.tail import NoTail, at_infinity
from xphi.errors import XphiError
from xphi.formula.pieces import JUMPS, split
from xphi.formula.program import Exact, Program, compile_formula
from xphi.formula.stable import stable
from xphi.formula.symbols import x

WIDEST = 1 << 16
_NEAR_ZERO = Fraction(1, 2**40)
_FAR = Fraction(2**10)

Number = int | float | str | Fraction | arb


@functools.lru_cache(maxsize=512)
def program_of(expression: Any, order: int = 0) -> Program:
    """The compiled derivative of that order of an expression in ``x``."""
    return compile_formula(derivative(expression, order), [x])


def derivative(expression: Any, order: int = 1) -> Any:
    """The derivative of an expression in ``x``, in a form whose tails keep their digits.

    Where a derivative jumps it has no derivative; there that of the pieces stands.
    """
    if not order:
        return expression
    return stable(expression).diff(x, order).replace(sp.DiracDelta, lambda *_: sp.S.Zero)


def _expression(function: Any) -> Any:
    return functions.target(function) if isinstance(function, str) else getattr(function, "formula", function)


def value(function: Any, at: Number, order: int = 0, bits: int = 128) -> arb:
    """A ball that holds f, f′ or f″ at a point, about `bits` bits wide.

    Parameters
    ----------
    function : str, Function or sympy.Expr
        A registry name, a formula in ``x``, or either already read.
    at : int, float, str, Fraction or arb
        A float means exactly itself; a string is a decimal.
    order : int
        How many derivatives to take.
    bits : int
        Wanted relative accuracy; the result may be wider where the function is zero.

    Returns
    -------
    flint.arb

    Raises
    ------
    XphiError
        If the function is not defined there.
    """
    program = program_of(_expression(function), order)
    working = bits + 16
    while True:
        with precision(working):
            result: arb = BALLS.run(program, ball(at))[0]
            if result.is_exact() or result.rel_accuracy_bits() >= bits:
                return result
            if result.is_finite() and abs(result).upper() < arb(2) ** -(4 * bits + 1200):
                return result
        working *= 2
        if working > WIDEST:
            if result.is_finite():
                return result
            raise XphiError(f"{function} has no value at {at}")


def rounded(
    function: Any, at: float | Fraction, fmt: formats.Format | str, order: int = 0
) -> Fraction | formats.Special:
    """The correctly rounded value of f, f′ or f″ in a format.

    Parameters
    ----------
    function : str, Function or sympy.Expr
    at : float or Fraction
        The exact input; -0.0, ±inf and nan have stated answers (see the module).
    fmt : Format or str
        The format of the result.
    order : int

    Returns
    -------
    Fraction or float
        A Fraction when finite and not zero; otherwise a signed zero, an infinity or NaN.
    """
    number_format = formats.get(fmt) if isinstance(fmt, str) else fmt
    expression = _expression(function)
    if isinstance(at, float) and math.isnan(at):
        return math.nan
    if isinstance(at, float) and math.isinf(at):
        return _at_infinity(expression, order, 1 if at > 0 else -1, number_format)
    program = program_of(expression, order)
    point = Fraction(at)
    if program.rational:
        fraction = Exact().run(program, point)[0]
        return number_format.round(fraction, zero=_zero(expression, order, at) if fraction == 0 else 0.0)
    bits = 2 * number_format.precision + 32
    while bits <= WIDEST:
        with precision(bits):
            result = BALLS.run(program, ball(point))[0]
            if result.is_zero():
                return _zero(expression, order, at)
            if result != 0 and abs(result) < exact(number_format.tiny / 2):
                return -0.0 if result < 0 else 0.0  # decided without writing out a huge negative exponent
            low, high = ends(result) if result.is_finite() else (Fraction(0), Fraction(0))
            if low * high > 0:
                down, up = number_format.round(low), number_format.round(high)
                if down == up or (down != down and up != up):  # noqa: PLR0124 - NaN is where the format ends
                    return down
        bits *= 2
    if result.is_finite() and result.contains(0):
        return _zero(expression, order, at)
    raise XphiError(f"rounding {function} at {at} is not decided within {WIDEST} bits")


def _zero(expression: Any, order: int, at: float | Fraction) -> float:
    """The zero that an exactly vanishing value is given: signed like the values next to it, positive at a crossing."""
    side = -1 if at < 0 or (isinstance(at, float) and math.copysign(1.0, at) < 0) else 1
    nearby = value(expression, Fraction(at) + side * _NEAR_ZERO, order, 64)
    if nearby.contains(0) and abs(Fraction(at)) > _FAR:  # so small that its ball cannot say: as at infinity
        nearby = value(expression, side * _FAR, order, 64)
    crossing = at != 0 and value(expression, Fraction(at) - side * _NEAR_ZERO, order, 64) > 0
    return -0.0 if nearby < 0 and not crossing else 0.0


def _at_infinity(expression: Any, order: int, sign: int, number_format: formats.Format) -> formats.Special | Fraction:
    limit = limit_at_infinity(expression, order, sign)
    if limit is None:
        return math.nan
    if limit in (sp.oo, -sp.oo):
        infinite = math.inf if limit is sp.oo else -math.inf
        return number_format.round(infinite)
    if limit == 0:
        return -0.0 if value(expression, sign * _FAR, order, 64) < 0 else 0.0
    return rounded(limit, 1.0, number_format)


@lru_cache(maxsize=512)
def limit_at_infinity(expression: Any, order: int, sign: int) -> Any:
    """The limit at +∞ or −∞ as an exact SymPy number or ±oo; None when there is none that is known."""
    _, _, outer = split(derivative(expression, order), -sp.oo, sp.oo)[-1 if sign > 0 else 0]
    with precision(256):
        try:
            tail = at_infinity(compile_formula(outer, [x]), 64, sign)[0].normal()
        except NoTail:
            return _sympy_limit(outer, sign)
        if tail.main_is_zero or tail.order < 0:
            return sp.Integer(0)
        lead = tail.near[0]
        if tail.order > 0:
            return sp.oo if lead > 0 else -sp.oo if lead < 0 else None
        if lead.is_exact():
            low, _ = ends(lead)
            return sp.Rational(low.numerator, low.denominator)
    return _sympy_limit(outer, sign)


def _sympy_limit(expression: Any, sign: int) -> Any:
    """SymPy's limit, for growth like e^x and for limits that are no dyadic number."""
    waves = oscillating(expression, sign)
    if waves:
        return _squeezed(expression, waves, sign)
    try:
        limit = sp.limit(expression.rewrite(sp.exp), x, sp.oo if sign > 0 else -sp.oo)
    except (NotImplementedError, ValueError, TypeError):
        return None
    return limit if limit in (sp.oo, -sp.oo) or (limit.is_number and limit.is_finite) else None


def oscillating(expression: Any, sign: int) -> list[Any]:
    """The outermost sines and cosines of what has no finite limit: SymPy's algorithm takes very long over them."""
    if isinstance(expression, (sp.sin, sp.cos)):
        limit = limit_at_infinity(expression.args[0], 0, sign)
        if limit is None or not limit.is_finite:
            return [expression]
    return list(dict.fromkeys(wave for part in expression.args for wave in oscillating(part, sign)))


def _squeezed(expression: Any, waves: list[Any], sign: int) -> Any:
    """The limit of a polynomial in quantities that stay in [-1, 1]: that of the rest, where theirs vanish beside it."""
    names = [sp.Dummy(real=True) for _ in waves]
    replaced = expression.xreplace(dict(zip(waves, names, strict=True)))
    if not replaced.is_polynomial(*names):
        return None
    terms = sp.Poly(replaced, *names).terms()
    rest = next((factor for powers, factor in terms if not any(powers)), sp.S.Zero)
    limit = limit_at_infinity(rest, 0, sign)
    factors = [limit_at_infinity(factor, 0, sign) for powers, factor in terms if any(powers)]
    if limit is None or not all(factor is not None and factor.is_finite for factor in factors):
        return None
    return limit if limit in (sp.oo, -sp.oo) or all(factor == 0 for factor in factors) else None


def is_zero(difference: Any, low: Any = -sp.oo, high: Any = sp.oo) -> bool:
    """Whether a formula in ``x`` is zero throughout, isolated points aside: by simplification of each smooth piece.

    Before that, balls at a few points of the interval must not contradict.

    Parameters
    ----------
    difference : sympy.Expr
    low, high : sympy numbers or ±oo
    """
    program = compile_formula(difference, [x])
    with precision(320):
        for point in _scattered(low, high):
            value = BALLS.run(program, ball(point))[0]
            if value.is_finite() and not value.contains(0):
                return False
    pieces = [piece for _, _, piece in split(difference, low, high)]
    return all(_simplifies_to_zero(piece) for piece in pieces)


def _simplifies_to_zero(piece: Any) -> bool:
    if piece.has(*JUMPS):  # a branch that is left may jump between its neighbours
        return bool(piece.is_zero)
    return bool(sp.simplify(piece) == 0 or sp.simplify(piece.rewrite(sp.exp)) == 0)


def _scattered(low: Any, high: Any) -> list[Fraction]:
    """A few points of an interval that no formula was made for."""
    shares = (Fraction(3, 8), Fraction(11, 131), Fraction(103, 131), Fraction(29, 47))
    first = Fraction(-2) if low.is_infinite else Fraction(str(sp.N(low, 40)))
    last = Fraction(2) if high.is_infinite else Fraction(str(sp.N(high, 40)))
    if first >= last:
        first, last = (first, first + 4) if high.is_infinite else (last - 4, last)
    return [first + (last - first) * share for share in shares]


def asymptote(expression: Any, side: int) -> Any:
    """The line a·x + b that a function in ``x`` approaches, with exact rational a and b.

    Raises
    ------
    XphiError
        If there is none.
    """
    outer = split(expression, -sp.oo, sp.oo)[-1 if side > 0 else 0][2]
    with precision(256):
        try:
            tail = at_infinity(compile_formula(outer, [x]), 2**100, side)[0].normal()
        except NoTail:
            raise XphiError("there is no straight asymptote that is known") from None
        if tail.main_is_zero or tail.order < 0:
            return sp.S.Zero
        if tail.order > 1:
            raise XphiError("there is no straight asymptote: the function grows faster")
        if tail.order > tail.terms:
            raise XphiError("there is no straight asymptote that is known")
        terms = [tail.near[k] for k in range(tail.order + 1)]
        if not all(t.is_exact() for t in terms):
            raise XphiError("the asymptote has no rational coefficients")
        numbers = [sp.Rational(low.numerator, low.denominator) for low, _ in map(ends, terms)]
    powers = [side * x, sp.S.One] if tail.order == 1 else [sp.S.One]
    return sp.Add(*(n * p for n, p in zip(numbers, powers, strict=True)))
