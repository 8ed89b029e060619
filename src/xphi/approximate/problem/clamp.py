"""Repair of a form that turns back: beyond ±X it gives way to the target's asymptotes."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import numpy as np
import sympy as sp

from xphi.errors import XphiError
from xphi.formula.arrays import evaluate
from xphi.formula.symbols import x
from xphi.reference import asymptote

STEP = 1 / 16
FARTHEST = 64.0
NEGLIGIBLE = 2.0**-40


def lines(target: Any, sides: tuple[int, ...]) -> dict[int, Any]:
    """The target's asymptote on each infinite side; zero on a side that the domain does not reach."""
    return {side: asymptote(target, side) if side in sides else sp.S.Zero for side in (-1, 1)}


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
    # where the jump is far below the error there is no need to go farther
    small = allowed[jump[allowed] <= height * NEGLIGIBLE]
    best = small[0] if len(small) else allowed[np.argmin(jump[allowed])]
    return Fraction(float(xs[best]))
