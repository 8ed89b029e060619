"""Proofs about the approximation itself: its sign, and that it never turns back.

A product's sign follows from its factors', a polynomial's from its exact real roots, a sum's from balls on
cells. What cannot be decided is not proved.
"""

from __future__ import annotations

import math
from fractions import Fraction
from itertools import pairwise
from typing import Any

import sympy as sp

from xphi.balls.numbers import BALLS, exact, interval, precision
from xphi.balls.series import NotAnalytic, expand
from xphi.balls.tail import NoTail, at_infinity
from xphi.certify.bound import rational_end
from xphi.certify.claim import Claim
from xphi.errors import XphiError
from xphi.formula.pieces import split
from xphi.formula.program import compile_formula
from xphi.formula.stable import stable
from xphi.formula.symbols import sigmoid, softplus, x

STATEMENTS = ("monotone", "increasing", "decreasing", "nonnegative", "nonpositive")
_POSITIVE = (sp.exp, sp.erfc, sigmoid, softplus)
_MOST_CELLS = 4000


def holds(claim: Claim, statement: str) -> bool:
    """Whether the approximation is proved to be what `statement` says on the claim's domain.

    Parameters
    ----------
    claim : Claim
    statement : {"monotone", "increasing", "decreasing", "nonnegative", "nonpositive"}

    Raises
    ------
    XphiError
        For any other statement.
    """
    if statement == "monotone":
        return holds(claim, "increasing") or holds(claim, "decreasing")
    if statement not in STATEMENTS:
        raise XphiError(f"{statement!r} cannot be proved; there are {', '.join(STATEMENTS)}")
    wanted = 1 if statement in ("increasing", "nonnegative") else -1
    pieces = [part for low, high, formula in claim.segments() for part in split(formula, low, high)]
    if statement in ("nonnegative", "nonpositive"):
        return all(sign_on(stable(formula), low, high) in (0, wanted) for low, high, formula in pieces)
    slopes = (sign_on(stable(stable(formula).diff(x)), low, high) in (0, wanted) for low, high, formula in pieces)
    return all(slopes) and all(_steps(a, b, wanted) for a, b in pairwise(pieces))


def _steps(left: Any, right: Any, wanted: int) -> bool:
    """Whether the step from one piece to the next goes the wanted way, or there is none."""
    at = right[0]
    with precision(256):
        programs = compile_formula((right[2] - left[2]).subs(x, at), [])
        step = BALLS.run(programs)[0]
        return bool(step * wanted >= 0) or bool(step.contains(0) and abs(step) < exact(Fraction(1, 2**200)))


def sign_on(expression: Any, low: Any, high: Any) -> int | None:
    """1, -1 or 0 (identically zero) when the expression never has the other sign; None if undecided.

    Parameters
    ----------
    expression : sympy.Expr
        Smooth on the interval.
    low, high : sympy numbers or ±oo
    """
    if expression.is_zero:
        return 0
    if not expression.free_symbols:
        return 1 if expression.is_positive else -1 if expression.is_negative else None
    if expression.is_Pow and expression.args[1].is_Integer and expression.args[1] % 2 == 0:
        return 1 if expression.args[1].is_positive or _by_cells(expression.args[0], low, high) else None
    if isinstance(expression, _POSITIVE):
        return 1
    if expression.is_Mul:
        signs = [sign_on(factor, low, high) for factor in expression.args]
        known = [s for s in signs if s is not None]
        return math.prod(known) if len(known) == len(signs) else _by_cells(expression, low, high)
    if expression.is_Pow:
        # a negative power may change sign across a pole, so that its base has to keep away from zero
        base = expression.args[0]
        return sign_on(base, low, high) if expression.args[1].is_positive else _by_cells(base, low, high)
    if expression.is_polynomial(x):
        return _of_polynomial(sp.Poly(expression, x), low, high)
    if isinstance(expression, (sp.tanh, sp.erf)):
        return sign_on(expression.args[0], low, high)
    if expression.is_Add:
        factored = sp.factor_terms(expression)
        if factored.is_Mul:
            return sign_on(factored, low, high)
        signs = [sign_on(term, low, high) for term in expression.args]
        nonzero = {s for s in signs if s != 0}
        if len(nonzero) == 1 and None not in nonzero:
            return nonzero.pop()
    return _by_cells(expression, low, high)


def _of_polynomial(polynomial: Any, low: Any, high: Any) -> int | None:
    """The sign of a polynomial whose real roots in the open interval are none or of even order."""
    rational_ends = all(end.is_Rational or end.is_infinite for end in (low, high))
    if not rational_ends or not all(c.is_Rational for c in polynomial.all_coeffs()):
        return _by_cells(polynomial.as_expr(), low, high)
    crossing = [factor for factor, order in polynomial.factor_list()[1] if order % 2]
    for factor in crossing:
        inside = factor.count_roots(None if low == -sp.oo else low, None if high == sp.oo else high)
        inside -= sum(1 for end in (low, high) if not end.is_infinite and factor.eval(end) == 0)
        if inside > 0:
            return None
    probe = _inside(low, high)
    for shift in range(1, 60):
        at = polynomial.eval(probe)
        if at != 0:
            return 1 if at > 0 else -1
        probe = (
            _inside(low, high) + sp.Rational(1, 2**shift) * (_inside(low, high) - low if not low.is_infinite else 1) / 2
        )
    return None


def _inside(low: Any, high: Any) -> Any:
    if low.is_infinite and high.is_infinite:
        return sp.Integer(0)
    if low.is_infinite:
        return high - 1
    if high.is_infinite:
        return low + 1
    return (low + high) / 2


def _by_cells(expression: Any, low: Any, high: Any) -> int | None:
    """Balls on cells, strict signs only; tails by the arithmetic at infinity."""
    program = compile_formula(expression, [x])
    signs: set[int] = set()
    with precision(128):
        ends = []
        for end, sign in ((low, -1), (high, 1)):
            if end.is_infinite:
                try:
                    signs.add(at_infinity(program, 16, sign)[0].leading_sign())
                except NoTail:
                    return None
                ends.append(Fraction(16 * sign))
            else:
                ends.append(rational_end(end, sign))
        cells = [(ends[0], ends[1])]
        count = 0
        while cells:
            a, b = cells.pop()
            count += 1
            found = _cell_sign(program, a, b)
            if found:
                signs.add(found)
            elif count > _MOST_CELLS or (b - a) * 2**30 < ends[1] - ends[0]:
                return None
            else:
                middle = (a + b) / 2
                cells += [(a, middle), (middle, b)]
            if len(signs) > 1:
                return None
    return signs.pop() if len(signs) == 1 else None


def _cell_sign(program: Any, a: Fraction, b: Fraction) -> int:
    whole = interval(a, b)
    values = [BALLS.run(program, whole)[0]]
    try:
        middle = interval((a + b) / 2, (a + b) / 2)
        near, wide = expand(program, middle, 1)[0], expand(program, whole, 2)[0]
        values.append(near[0] + wide[1] * (whole - middle))
    except NotAnalytic:
        pass
    return 1 if any(v > 0 for v in values) else -1 if any(v < 0 for v in values) else 0
