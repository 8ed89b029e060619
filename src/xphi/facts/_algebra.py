"""What algebra says before any search: factors that can vanish, signs and limits at infinity, exact candidates."""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from typing import Any

import sympy as sp
from flint import arb
from sympy.polys.polyerrors import BasePolynomialError

from xphi.balls.numbers import BALLS, fraction
from xphi.balls.tail import NoTail, at_infinity
from xphi.formula.pieces import split
from xphi.formula.program import compile_formula
from xphi.formula.stable import stable
from xphi.formula.symbols import sigmoid, softplus, x
from xphi.reference import derivative, limit_at_infinity, oscillating

#: Distances from which a tail's sign is tried, the end of the search window first.
STARTS = (32, 64, 256, 1024, 4096)
WINDOW = STARTS[0]
_LARGEST_TO_FACTOR = 400
_HIGHEST_TO_FACTOR = 24
_MOST_TERMS_TO_FACTOR = 60
_LARGEST_TO_LIMIT = 30
#: Functions that are zero nowhere, and those that are zero exactly where their argument is.
_NEVER = (sp.exp, sp.erfc, sigmoid, softplus)
_WITH_ARGUMENT = (sp.tanh, sp.erf)


def constant(number: Any) -> arb:
    """A ball around a SymPy number that has no variable."""
    value: arb = BALLS.run(compile_formula(sp.sympify(number), [x]), arb(0))[0]
    return value


def factors(expression: Any) -> list[Any]:
    """What can vanish in a product: the zeros of an expression are those of these together."""
    expression = factored(expression)
    found: list[Any] = []
    for factor in sp.Mul.make_args(expression):
        base, exponent = factor.as_base_exp()
        if factor.is_number or isinstance(factor, sp.exp) or isinstance(base, _NEVER):
            continue
        if exponent.is_negative:
            continue  # an infinite denominator is a matter of limits, not of zeros
        steady = stable(base)
        if isinstance(base, _WITH_ARGUMENT):
            found += factors(base.args[0])
        elif steady != base and steady.is_Mul:
            found += factors(steady)
        else:
            found.append(base)
    return list(dict.fromkeys(found))


def factored(expression: Any) -> Any:
    """The expression in factors, unless its polynomial is so large that finding them would take long."""
    if expression.count_ops() > _LARGEST_TO_FACTOR:
        return expression
    try:
        polynomial = sp.Poly(sp.fraction(sp.together(expression))[0])
    except BasePolynomialError:
        return expression
    small = polynomial.total_degree() <= _HIGHEST_TO_FACTOR and len(polynomial.terms()) <= _MOST_TERMS_TO_FACTOR
    return sp.factor(expression) if small else expression


@lru_cache(maxsize=256)
def limit(expression: Any, order: int, side: int) -> Any:
    """The limit of a derivative on a side as an exact number or ±oo; None where it is not known.

    SymPy's own algorithm is asked about short formulas that grow faster than the tail arithmetic can hold.
    """
    known = limit_at_infinity(expression, order, side)
    if known is not None:
        return known
    outer = split(derivative(expression, order), -sp.oo, sp.oo)[-1 if side > 0 else 0][2]
    if outer.count_ops() > _LARGEST_TO_LIMIT or oscillating(outer, side):
        return None
    try:
        found = sp.limit(outer.rewrite(sp.exp), x, sp.oo if side > 0 else -sp.oo)
    except (NotImplementedError, ValueError, TypeError):
        return None
    return found if found.is_number and found.is_extended_real else None


@lru_cache(maxsize=256)
def tail_start(expression: Any, side: int) -> int | None:
    """A distance beyond which the expression keeps one sign, or None."""
    program = compile_formula(expression, [x])
    for start in STARTS:
        try:
            at_infinity(program, start, side)[0].leading_sign()
        except NoTail:
            continue
        return start
    return None


def candidates(near: arb) -> list[Any]:
    """A simple fraction, or the square root of one, that a narrow ball may hold."""
    middle = fraction(near)
    found: list[Any] = []
    for value, root in ((middle, False), (middle * middle, True)):
        simple = value.limit_denominator(1000)
        if abs(simple - value) < Fraction(1, 2**200):
            rational = sp.Rational(simple.numerator, simple.denominator)
            found.append((-1 if middle < 0 else 1) * sp.sqrt(rational) if root else rational)
    return found
