"""Whether target, factor and approximation have a value at every point of a claim's domain.

A claim is about every point. Where something is divided by zero, or a root or logarithm is taken beyond its border,
nothing is claimed, even if the two sides have the same limit.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import sympy as sp
from flint import arb

from xphi.balls.numbers import BALLS, ball, precision
from xphi.certify.claim import Claim, Requirement
from xphi.certify.sign import number_sign, sign_on
from xphi.errors import XphiError
from xphi.formula.conditions import NONNEGATIVE, NONZERO
from xphi.formula.pieces import JUMPS, is_short_polynomial, split, value_at
from xphi.formula.program import compile_formula
from xphi.formula.stable import stable
from xphi.formula.symbols import x
from xphi.formula.text import to_text

#: Points at which an operation without a value is looked for, so that it can be named.
_SAMPLES = 64


def undefined(claim: Claim) -> str:
    """The first operation of a claim that is not proved to have a value on all of the domain; empty if there is none.

    Returns
    -------
    str
        Such as ``the form divides by x - 5, which is 0 at x = 5``.
    """
    for requirement in dict.fromkeys(claim.requirements()):
        condition = requirement.own.condition()
        if condition is None:
            continue
        try:
            if not _proved(*condition, requirement.low, requirement.high):
                return _sentence(requirement, *condition)
        except (TypeError, ValueError):  # SymPy's, of a branch that compares what is not real
            return f"{requirement.part} {requirement.need.text(to_text)}, which has no real value"
    return ""


def _proved(subject: Any, wanted: str, low: Any, high: Any) -> bool:
    if subject.has(sp.nan, sp.zoo, sp.oo, sp.I):
        return False
    if not subject.free_symbols:
        return _fits(number_sign(subject), wanted)
    pieces = split(subject, low, high)
    if not all(_fits_on(piece, wanted, a, b) for a, b, piece in pieces):
        return False
    if not subject.has(*JUMPS):
        return True
    ends = {end for a, b, _ in pieces for end in (a, b) if not end.is_infinite}
    return all(_fits(number_sign(value_at(subject, end)), wanted) for end in ends)


def _fits_on(piece: Any, wanted: str, low: Any, high: Any) -> bool:
    steady = stable(piece)
    try:
        found = sign_on(steady, low, high, strict=wanted != NONNEGATIVE)
    except XphiError:  # no arithmetic here can evaluate it
        return False
    return _fits(found, wanted)


def _fits(sign: int | None, wanted: str) -> bool:
    if sign is None:
        return False
    return sign != 0 if wanted == NONZERO else sign >= 0 if wanted == NONNEGATIVE else sign > 0


def _sentence(requirement: Requirement, subject: Any, wanted: str) -> str:
    text = f"{requirement.part} {requirement.need.text(to_text)}"
    witness = _witness(subject, wanted, requirement.low, requirement.high)
    if witness is not None:
        return f"{text}, which has no value at x = {witness}"
    return f"{text}, which is not proved to have a value everywhere on the domain"


def _witness(subject: Any, wanted: str, low: Any, high: Any) -> str | None:
    """A point at which the operation surely has no value."""
    if subject.has(sp.nan, sp.zoo, sp.oo, sp.I):
        return None
    first = -8 if low.is_infinite else float(low)
    last = 8 if high.is_infinite else float(high)
    first, last = (
        min(first, last - 16) if low.is_infinite else first,
        max(last, first + 16) if high.is_infinite else last,
    )
    points: list[Any] = [end for end in (low, high) if not end.is_infinite]
    points += [sp.Integer(k) for k in range(-8, 9) if low <= k <= high]
    grid = [Fraction(first) + (Fraction(last) - Fraction(first)) * k / _SAMPLES for k in range(1, _SAMPLES)]
    points += [sp.Rational(p.numerator, p.denominator) for p in grid]
    for a, b, piece in split(subject, low, high):
        if is_short_polynomial(piece) and piece.has(x) and all(c.is_Rational for c in sp.Poly(piece, x).all_coeffs()):
            points += [root for root in sp.Poly(piece, x).real_roots() if a <= root <= b]
    program = compile_formula(subject, [x])
    with precision(128):
        for point in points:
            value = _at(program, subject, point)
            if (value < 0 and wanted != NONZERO) or (value.is_zero() and wanted != NONNEGATIVE):
                return to_text(point) if point.is_Rational and point.q < 1000 else f"{float(point):.6g}"
    return None


def _at(program: Any, subject: Any, point: Any) -> arb:
    if not point.is_Rational:
        return arb(0) if subject.subs(x, point).is_zero else arb.nan()
    value: arb = BALLS.run(program, ball(Fraction(int(point.p), int(point.q))))[0]
    return arb(0) if value.contains(0) and subject.subs(x, point).is_zero else value
