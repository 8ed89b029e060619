"""Where a straight line or a constant is a function to the last bit: from there on it stands in for the formula.

A formula overflows far out, or its gradient does: 0·∞ is no number.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

import sympy as sp

from xphi import formats
from xphi.errors import XphiError
from xphi.formula.pieces import split
from xphi.formula.symbols import x
from xphi.reference import asymptote, derivative, rounded

#: Beyond this an asymptote differs from a form by less than rounding does, and x² has not overflowed in binary64 yet.
HUGE = Fraction(2**64)
#: The same for binary32 and x³.
NARROW_HUGE = Fraction(2**40)
#: Up to here the tenth power of x is finite in binary32.
MODEST = Fraction(2**12)


@dataclass(frozen=True)
class Far:
    """What stands in far out on one side: a line in ``x``, or a constant, whose zero is signed.

    Parameters
    ----------
    side : int
        -1 or 1.
    at, narrow : Fraction
        From where on, in binary64 and in binary32.
    line : sympy.Expr or None
    constant : float
        The limit.
    """

    side: int
    at: Fraction
    narrow: Fraction
    line: Any
    constant: float


def straight(expression: Any, side: int) -> tuple[Any, float] | None:
    """The asymptote of an expression, a line or None, and its limit; None where there is nothing of the kind."""
    try:
        line = asymptote(expression, side).coeff(x, 1) * x
    except XphiError:
        line = sp.S.Zero
    limit = float(rounded(expression, side * math.inf, formats.get("binary64")))
    if not line.has(x) and not math.isfinite(limit):
        return None
    return (line if line.has(x) else None), limit


def reach(expression: Any, side: int, number_format: str) -> Fraction:
    """The power of two from which on an asymptote is the function rounded to a format; HUGE where it comes later.

    Tried there and two and three times as far; further out the function only comes closer.
    """
    chosen = formats.get(number_format)
    found = straight(expression, side)
    if found is None:
        return HUGE
    line, limit = found

    def same(point: Fraction) -> bool:
        goal = Fraction(limit) if line is None else Fraction(str(line.coeff(x, 1))) * point
        try:
            return float(rounded(expression, point, chosen)) == float(chosen.round(goal))
        except XphiError:
            return False

    at = Fraction(1)
    while at < HUGE and not all(same(side * times * at) for times in (1, 2, 3)):
        at *= 2
    return at


def ends(expression: Any, sides: Iterable[int] = (-1, 1), orders: Iterable[int] = (0,)) -> Iterator[Far]:
    """What stands in far out, from where the derivatives of the given orders are at their limits too.

    Nothing does where the formula or its outermost branch is a polynomial: that cannot be simplified.
    """
    changed = [derivative(expression, order) for order in orders]
    for side in sides:
        outer = split(expression, -sp.oo, sp.oo)[-1 if side > 0 else 0][2]
        found = straight(expression, side)
        plain = expression.is_Piecewise or expression == outer
        if found is None or (plain and outer.is_polynomial(x)):
            continue
        at = narrow = max(reach(each, side, "binary64") for each in changed)
        if at > MODEST:
            narrow = min(NARROW_HUGE, max(reach(each, side, "binary32") for each in changed))
        yield Far(side, at, narrow, *found)
