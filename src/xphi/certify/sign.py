"""The sign of a formula on an interval, proved.

A product's sign follows from its factors', a polynomial's from its exact real roots, a sum's from balls on cells.
What cannot be decided is not proved.
"""

from __future__ import annotations

import math
from fractions import Fraction
from typing import Any

import sympy as sp
from flint import arb

from xphi.balls.numbers import BALLS, exact, interval, precision
from xphi.balls.series import NotAnalytic, expand
from xphi.balls.tail import NoTail, at_infinity
from xphi.certify.bound import rational_end
from xphi.formula.pieces import is_short_polynomial
from xphi.formula.program import Program, compile_formula
from xphi.formula.stable import stable
from xphi.formula.symbols import sigmoid, softplus, x

_POSITIVE = (sp.exp, sp.erfc, sigmoid, softplus)
_ODD = (sp.tanh, sp.erf)
_MOST_CELLS = 4000
_STARTS = (16, 64, 512, 2**14)
#: Orders of zeros that are looked for where a formula touches zero.
_ORDERS = 5


def number_sign(value: Any) -> int | None:
    """The sign of a number without ``x``; 0 when it is exactly zero, None if undecided."""
    if value.has(sp.nan, sp.zoo, sp.oo, sp.I):
        return None
    if value.is_Rational:
        return int(bool(value > 0)) - int(bool(value < 0))
    if value.is_zero:
        return 0
    with precision(512):
        ball = BALLS.run(compile_formula(value, []))[0]
        return 1 if ball > 0 else -1 if ball < 0 else None


def sign_on(expression: Any, low: Any, high: Any, *, strict: bool = False) -> int | None:
    """1, -1 or 0 (identically zero) when the expression never has the other sign; None if undecided.

    Parameters
    ----------
    expression : sympy.Expr
        Smooth on the interval, and with a value at each of its points.
    low, high : sympy numbers or ±oo
    strict : bool
        Whether it must not be zero anywhere either, the ends included.
    """
    known = _by_structure(expression, low, high, strict)
    if known is not None:
        return None if strict and known == 0 else known
    return _by_cells(expression, low, high, strict=strict)


def _by_structure(expression: Any, low: Any, high: Any, strict: bool) -> int | None:
    if not expression.free_symbols:
        return number_sign(expression)
    if isinstance(expression, _POSITIVE):
        return 1
    if isinstance(expression, _ODD):
        return sign_on(expression.args[0], low, high, strict=strict)
    if isinstance(expression, sp.Abs):
        return 1 if not strict or sign_on(expression.args[0], low, high, strict=True) else None
    if expression.is_Mul:
        signs = [sign_on(factor, low, high, strict=strict) for factor in expression.args]
        known = [s for s in signs if s is not None]
        return math.prod(known) if len(known) == len(signs) else None
    if expression.is_Pow:
        return _of_power(expression.base, expression.exp, low, high, strict)
    found = _of_sum(expression, low, high, strict) if expression.is_Add else None
    if found is None and is_short_polynomial(expression):
        return _of_polynomial(expression, low, high, strict)
    return found


def _of_power(base: Any, exponent: Any, low: Any, high: Any, strict: bool) -> int | None:
    if exponent.is_Integer and exponent % 2 == 0:
        return 1 if (exponent.is_positive and not strict) or sign_on(base, low, high, strict=True) else None
    if exponent.is_Integer:
        return sign_on(base, low, high, strict=strict or bool(exponent < 0))
    # any other power has a value for a base that is not negative
    if exponent.is_number and exponent.is_positive and not strict:
        return 1
    return 1 if sign_on(base, low, high, strict=True) == 1 else None


def _of_sum(expression: Any, low: Any, high: Any, strict: bool) -> int | None:
    factored = sp.factor_terms(expression)
    if factored.is_Mul:
        return sign_on(factored, low, high, strict=strict)
    constant, rest = expression.as_coeff_Add()
    coefficient, exponential = rest.as_coeff_Mul()
    if isinstance(exponential, sp.exp) and coefficient == -constant:
        found = sign_on(exponential.args[0], low, high, strict=strict)  # e^u - 1 has the sign of u
        return None if found is None else found * (1 if coefficient > 0 else -1)
    signs = [_by_structure(term, low, high, False) for term in expression.args]
    together = {s for s in signs if s != 0}
    if len(together) != 1 or None in together:
        return None
    if strict and not any(sign_on(term, low, high, strict=True) for term in expression.args):
        return None
    return together.pop()


def _of_polynomial(expression: Any, low: Any, high: Any, strict: bool) -> int | None:
    """The sign of a polynomial with rational coefficients from its exact real roots."""
    polynomial = sp.Poly(expression, x)
    if not all(c.is_Rational for c in polynomial.all_coeffs()):
        return None
    if strict:  # balls are quicker where they decide
        found = _by_cells(expression, low, high, strict=True)
        if found is not None:
            return found
    for factor, order in polynomial.factor_list()[1]:
        if (strict or order % 2) and _has_root(factor, low, high, closed=strict):
            return None
    probe = _inside(low, high)
    for shift in range(1, 60):
        at = polynomial.eval(probe)
        if at != 0:
            return 1 if at > 0 else -1
        probe = _inside(low, high) + sp.Rational(1, 2**shift) * (_width(low, high) / 4)
    return None


def _has_root(factor: Any, low: Any, high: Any, *, closed: bool) -> bool:
    if all(end.is_Rational or end.is_infinite for end in (low, high)):
        inside = factor.count_roots(None if low == -sp.oo else low, None if high == sp.oo else high)
        if not closed:
            inside -= sum(1 for end in (low, high) if not end.is_infinite and factor.eval(end) == 0)
        return bool(inside > 0)
    for root in factor.real_roots():
        if root in (low, high):
            if closed:
                return True
        elif not (bool(root < low) or bool(root > high)):
            return True
    return False


def _width(low: Any, high: Any) -> Any:
    return sp.S.One if low.is_infinite or high.is_infinite else _inside(low, high) - _rational(low)


def _inside(low: Any, high: Any) -> Any:
    if low.is_infinite and high.is_infinite:
        return sp.Integer(0)
    if low.is_infinite:
        return _rational(high) - 1
    if high.is_infinite:
        return _rational(low) + 1
    return (_rational(low) + _rational(high)) / 2


def _rational(end: Any) -> Any:
    return end if end.is_Rational else sp.Rational(str(sp.N(end, 60)))


def _by_cells(expression: Any, low: Any, high: Any, *, strict: bool) -> int | None:
    """Balls on cells; tails by the arithmetic at infinity."""
    program = compile_formula(stable(expression), [x])
    signs: set[int] = set()
    with precision(128):
        ends = []
        for end, sign in ((low, -1), (high, 1)):
            if not end.is_infinite:
                ends.append(rational_end(end, sign))
                continue
            found = _tail_sign(program, sign)
            if found is None:
                return None
            signs.add(found[0])
            ends.append(Fraction(found[1] * sign))
        first, last = min(ends), max(ends)
        touching = [] if strict else [p for p in (first, last, Fraction(0)) if first <= p <= last]
        cells = [(first, last)]
        count = 0
        while cells:
            a, b = cells.pop()
            count += 1
            found_here = _cell_sign(program, a, b) or _touching_sign(program, a, b, touching)
            if found_here:
                signs.add(found_here)
            elif count > _MOST_CELLS or (b - a) * 2**30 < last - first:
                return None
            else:
                middle = (a + b) / 2
                cells += [(a, middle), (middle, b)]
            if len(signs) > 1:
                return None
    return signs.pop() if len(signs) == 1 else None


def _tail_sign(program: Program, sign: int) -> tuple[int, int] | None:
    for start in _STARTS:
        try:
            return at_infinity(program, start, sign)[0].leading_sign(), start
        except NoTail:
            continue
    return None


def _cell_sign(program: Program, a: Fraction, b: Fraction) -> int:
    whole = interval(exact(a), exact(b))
    values: list[arb] = [BALLS.run(program, whole)[0]]
    try:
        middle = exact((a + b) / 2)
        near, wide = expand(program, middle, 1)[0], expand(program, whole, 2)[0]
        values.append(near[0] + wide[1] * (whole - middle))
    except NotAnalytic:
        pass
    return 1 if any(v > 0 for v in values) else -1 if any(v < 0 for v in values) else 0


def _touching_sign(program: Program, a: Fraction, b: Fraction, points: list[Fraction]) -> int:
    """The sign on a cell around a point at which the value and perhaps some derivatives are exactly zero."""
    for point in points:
        if not a <= point <= b:
            continue
        try:
            near = expand(program, exact(point), _ORDERS)[0]
            wide = expand(program, interval(exact(a), exact(b)), _ORDERS)[0]
        except NotAnalytic:
            continue
        order = next((k for k, c in enumerate(near) if not c.is_zero()), None)
        if not order:
            continue
        # by Taylor's theorem the value is a coefficient from `wide` times (x - point)^order
        sign = 1 if wide[order] > 0 else -1 if wide[order] < 0 else 0
        if order % 2 == 0 or point <= a:
            return sign
        if point >= b:
            return -sign
    return 0
