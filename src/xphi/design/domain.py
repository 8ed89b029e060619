"""Domains as people write them, and whether a target lives there."""

from __future__ import annotations

import math
from fractions import Fraction
from typing import Any

import sympy as sp

from xphi import functions
from xphi.approximate.problem.grid import number
from xphi.balls.numbers import BALLS, ball, precision
from xphi.certify.ends import Bound, constant, show_end
from xphi.errors import XphiError
from xphi.formula.program import compile_formula
from xphi.formula.symbols import x

FARTHEST = 10**30


def read(on: tuple[Any, Any] | str | None) -> tuple[Bound, Bound]:
    """A domain from two numbers, formulas or infinities; None is the whole line.

    Raises
    ------
    XphiError
        If it is empty or reversed, or an end is no number.
    """
    if on is None:
        return -math.inf, math.inf
    if isinstance(on, str):
        first, comma, second = on.partition(",")
        if not comma:
            raise XphiError("an interval is two numbers with a comma, such as -4,4, or a pair of them")
        on = first, second
    low, high = (_end(value) for value in on)
    for value in (low, high):
        if isinstance(value, Fraction) and abs(value) > FARTHEST:
            raise XphiError(f"an end of the interval is beyond {FARTHEST:g}; write inf for an infinite one")
    if not low < high:
        raise XphiError(
            f"the interval [{show_end(low)}, {show_end(high)}] is empty or reversed; write LO,HI with LO < HI"
        )
    return low, high


def _end(value: Any) -> Bound:
    if isinstance(value, Fraction):
        return value
    if isinstance(value, (int, float)):
        if math.isnan(value):
            raise XphiError("an end of the interval is not a number")
        return float(value) if math.isinf(value) else Fraction(value)
    text = str(value).strip()
    if text.lstrip("+-") in ("inf", "infinity", "oo"):
        return -math.inf if text.startswith("-") else math.inf
    expression = functions.formula(text)
    if expression.free_symbols:
        raise XphiError(f"an end of the interval must be a number, not {text!r}")
    return constant(text)


def defined(target: Any, low: Bound, high: Bound, name: str) -> None:
    """Refuse a domain on which the target has no value.

    Raises
    ------
    XphiError
        Naming a point.
    """
    for pole in _poles(target):
        if low <= pole <= high:
            raise XphiError(f"{name} is not defined at x = {float(pole):g}; choose another interval with --on LO,HI")
    program = compile_formula(target, [x])
    low_, high_ = float(low), float(high)
    a = Fraction(low) if math.isfinite(low_) else min(Fraction(-50), Fraction(high) - 50 if math.isfinite(high_) else 0)
    b = Fraction(high) if math.isfinite(high_) else max(Fraction(50), a + 100)
    with precision(128):
        for k in range(65):
            at = a + (b - a) * k / 64
            value = BALLS.run(program, ball(at))[0]
            if not value.is_finite():
                raise XphiError(
                    f"{name} is not defined, or not finite, at x = {float(at):g}; "
                    "choose another interval with --on LO,HI"
                )


def _poles(target: Any) -> list[Fraction]:
    """Zeros of polynomial denominators that are not cancelled."""
    found = []
    for node in target.atoms(sp.Pow):
        base, exponent = node.args
        if exponent.is_negative and base.is_polynomial(x) and base.has(x):
            try:
                found += [number(root) for root in sp.real_roots(sp.Poly(base, x))]
            except NotImplementedError:
                continue  # irrational coefficients: the samples below are all there is
    return found
