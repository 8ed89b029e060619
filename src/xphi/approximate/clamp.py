"""Repair of a form that turns back: beyond ±X it gives way to the target's asymptotes."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import numpy as np
import sympy as sp

from xphi.approximate.grid import FAR
from xphi.balls.numbers import ends, precision
from xphi.balls.tail import NoTail, at_infinity
from xphi.errors import XphiError
from xphi.formula.arrays import evaluate
from xphi.formula.pieces import split
from xphi.formula.program import compile_formula
from xphi.formula.symbols import x

STEP = 1 / 16
FARTHEST = 64.0


def asymptote(target: Any, side: int) -> Any:
    """The line a·x + b that the target approaches, with exact rational a and b.

    Raises
    ------
    XphiError
        If there is none.
    """
    outer = split(target, -sp.oo, sp.oo)[-1 if side > 0 else 0][2]
    with precision(256):
        try:
            tail = at_infinity(compile_formula(outer, [x]), FAR, side)[0].normal()
        except NoTail:
            raise XphiError("--clamp needs a target with an asymptote, and this one has none that is known") from None
        if tail.main_is_zero or tail.order < 0:
            return sp.S.Zero
        if tail.order > 1:
            raise XphiError("--clamp needs a target that approaches a straight line; this one grows faster")
        terms = [tail.near[k] for k in range(tail.order + 1)]
        if not all(t.is_exact() for t in terms):
            raise XphiError("--clamp needs an asymptote with rational coefficients")
        numbers = [sp.Rational(low.numerator, low.denominator) for low, _ in map(ends, terms)]
    powers = [side * x, sp.S.One] if tail.order == 1 else [sp.S.One]
    return sp.Add(*(n * p for n, p in zip(numbers, powers, strict=True)))


def choose(target: Any, form: Any, factor: Any, height: float, low: float, high: float) -> Fraction:
    """Where to clamp: the place where form and asymptote are closest, with both errors below `height`.

    Parameters
    ----------
    target, form, factor : sympy.Expr
        In ``x`` alone.
    height : float
        The largest error that the clamped form may have.

    Raises
    ------
    XphiError
        If the form leaves its bound before the asymptote has come within it.
    """
    xs = np.arange(STEP, FARTHEST + STEP, STEP)
    early = np.zeros(len(xs))
    inside = np.full(len(xs), -np.inf)
    jump = np.zeros(len(xs))
    for side in (1, -1):
        if (high if side > 0 else -low) < FARTHEST:
            continue
        line = asymptote(target, side)
        with np.errstate(all="ignore"):
            early = np.maximum(early, np.abs(evaluate((target - line) * factor, [x], side * xs)))
            inside = np.maximum(inside, np.abs(evaluate((target - form) * factor, [x], side * xs)))
            jump = np.maximum(jump, np.abs(evaluate((form - line) * factor, [x], side * xs)))
    limit = height * (1 + 1e-9)
    settled = np.maximum.accumulate(np.nan_to_num(early, nan=np.inf)[::-1])[::-1] <= limit
    good = np.maximum.accumulate(np.nan_to_num(inside, nan=np.inf)) <= limit
    allowed = np.nonzero(settled & good)[0]
    if not len(allowed):
        raise XphiError("--clamp finds no place: the form leaves its bound before the target has settled")
    best = allowed[np.argmin(jump[allowed])]
    return Fraction(float(xs[best]))
