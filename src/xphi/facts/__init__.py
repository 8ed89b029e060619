"""Facts about a function, all computed: zeros, extremes, limits, asymptotes, series, symmetry.

Every number comes from balls that surely hold it, with at least 25 right digits; every list says for which
part of the line it is complete. The results are kept in memory and on disk.
"""

from __future__ import annotations

import functools
import math
from typing import Any

import sympy as sp

from xphi import functions, reference
from xphi.balls.numbers import precision
from xphi.errors import XphiError
from xphi.facts import _cache
from xphi.facts._algebra import WINDOW, constant, limit
from xphi.facts._records import (
    BITS,
    INFINITY,
    Bound,
    Facts,
    Interval,
    Kink,
    Limit,
    Line,
    Root,
    SpecialValue,
    Symmetry,
    Term,
    load,
    real,
)
from xphi.facts._shape import Shape
from xphi.facts._symbolic import symmetry, taylor
from xphi.formula.pieces import split
from xphi.formula.symbols import x
from xphi.formula.text import to_text
from xphi.functions import Function
from xphi.real import Real

__all__ = [
    "Bound",
    "Facts",
    "Interval",
    "Kink",
    "Limit",
    "Line",
    "Root",
    "SpecialValue",
    "Symmetry",
    "Term",
    "of",
]

HIGHEST_ORDER = 30
_LONGEST_LINE = 40
_SPECIAL_INPUTS = (-math.inf, -0.0, 0.0, math.inf, math.nan)


def of(function: Any, order: int = 7) -> Facts:
    """The facts about a function.

    Parameters
    ----------
    function : str, Function or sympy.Expr
        A registry name, a formula in ``x``, or either already read.
    order : int
        The highest power of the Taylor series at 0.

    Returns
    -------
    Facts

    Raises
    ------
    XphiError
        If the function is unknown, is not defined on the whole line, or has too many zeros to tell apart.
    """
    if not 0 <= order <= HIGHEST_ORDER:
        raise XphiError(f"a Taylor series here ends at a power from 0 to {HIGHEST_ORDER}, not {order}")
    if isinstance(function, str) and function in functions.names():
        function = functions.get(function)
    if isinstance(function, Function):
        return _stored(function.formula, function.symmetry, order)
    return _stored(functions.target(function) if isinstance(function, str) else sp.sympify(function), "", order)


@functools.lru_cache(maxsize=256)
def _stored(expression: Any, identity: str, order: int) -> Facts:
    free = expression.free_symbols - {x}
    if free:
        raise XphiError(f"facts are about a function of x alone, and {min(map(str, free))} is free")
    name = _cache.key(sp.srepr(expression), identity, str(order))
    stored = _cache.read(name)
    if stored is not None:
        try:
            found: Facts = load(Facts, stored)
        except (KeyError, TypeError, ValueError, AttributeError):
            pass
        else:
            return found
    found = compute(expression, identity, order)
    _cache.write(name, found.json())
    return found


def compute(expression: Any, identity: str = "", order: int = 7) -> Facts:
    """As :func:`of`, from a SymPy expression and the symmetry to verify, without any cache."""
    with precision(BITS):
        return _compute(expression, identity, order)


def _compute(expression: Any, identity: str, order: int) -> Facts:
    shape = Shape(expression)
    low, high = shape.bound(1, -1), shape.bound(1, 1)
    continuous = all(kink.order > 0 for kink in shape.kinks())
    series, series_left, note = _series(shape, order)
    limits = _limits(expression, 0)
    slopes = _limits(expression, 1)
    return Facts(
        formula=to_text(expression),
        where="the whole line" if shape.complete else f"[-{WINDOW}, {WINDOW}]",
        zeros=shape.zeros(),
        zero_intervals=shape.stretches(0),
        critical=shape.critical(),
        critical_intervals=shape.stretches(1),
        inflections=shape.inflections(),
        infimum=shape.bound(0, -1),
        supremum=shape.bound(0, 1),
        derivative_infimum=low,
        derivative_supremum=high,
        lipschitz=_larger(low.value, high.value) if continuous else INFINITY[1],
        limits=limits,
        derivative_limits=slopes,
        asymptotes={side: _asymptote(expression, side, slopes[side]) for side in limits},
        taylor=series,
        taylor_left=series_left,
        taylor_note=note,
        symmetry=symmetry(expression, identity),
        monotone=shape.monotone(),
        convexity=shape.convexity(),
        smoothness=_smoothness(shape.kinks()),
        kinks=shape.kinks(),
        special_values=[
            SpecialValue(k, at, float(reference.rounded(expression, at, "binary64", k)))
            for k in (0, 1)
            for at in _SPECIAL_INPUTS
            if not math.isinf(at) or reference.limit_at_infinity(expression, k, 1 if at > 0 else -1) is not None
        ],
    )


def _larger(low: Real, high: Real) -> Real:
    """The larger magnitude of two bounds."""
    if abs(low.value) > abs(high.value) or (abs(low.value) == abs(high.value) and low.decimal.startswith("-")):
        return Real(abs(low.value), low.decimal.lstrip("-"))
    return Real(abs(high.value), high.decimal.lstrip("-"))


def _limit(bound: Any) -> Limit:
    if bound is None:
        return Limit(None, None)
    if bound in (sp.oo, -sp.oo):
        return Limit("inf" if bound == sp.oo else "-inf", INFINITY[1 if bound == sp.oo else -1])
    return Limit(to_text(bound), real(constant(bound)))


def _limits(expression: Any, order: int) -> dict[str, Limit]:
    return {name: _limit(limit(expression, order, side)) for name, side in (("-inf", -1), ("inf", 1))}


def _asymptote(expression: Any, side: str, slope: Limit) -> Line | None:
    if slope.value is None or not math.isfinite(slope.value.value):
        return None
    sign = 1 if side == "inf" else -1
    exact = limit(expression, 1, sign)
    rest = split(expression, -sp.oo, sp.oo)[-1 if sign > 0 else 0][2] - exact * x
    intercept = limit(sp.expand(rest), 0, sign)
    if intercept is None or not intercept.is_finite:
        return None
    text = to_text(exact * x + intercept)
    if len(text) > _LONGEST_LINE:
        rounded = [sp.Rational(constant(number).str(12, radius=False)) for number in (exact, intercept)]
        text = to_text(rounded[0] * x + rounded[1])
    return Line(slope, _limit(intercept), f"y = {text}")


def _series(shape: Shape, order: int) -> tuple[list[Term], list[Term], str]:
    """The Taylor series at 0; two one-sided ones where 0 is a kink."""
    around = next((border for border in shape.borders if border.position.ball.contains(0)), None)
    if around is None:
        (piece,) = (p.curve for p in shape.pieces if _holds_zero(p))
        return taylor(piece.expression, order), [], ""
    right, left = taylor(around.right.expression, order), taylor(around.left.expression, order)
    if right == left:
        return right, [], ""
    return right, left, "0 is a kink: one series for x > 0 and one for x < 0"


def _holds_zero(piece: Any) -> bool:
    low = piece.left.position is None or piece.left.position.ball < 0
    return bool(low and (piece.right.position is None or piece.right.position.ball > 0))


def _smoothness(kinks: list[Kink]) -> str:
    if not kinks:
        return "smooth"
    order = min(kink.order for kink in kinks)
    if order == 0:
        return "discontinuous"
    return "continuous, with corners" if order == 1 else f"{order - 1} times continuously differentiable"
