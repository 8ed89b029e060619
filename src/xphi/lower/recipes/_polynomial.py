"""Horner's rule, and the last step of it where one float is not enough."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from xphi.lower.arithmetic import Number, Pair, Plain
from xphi.lower.program import Value


def horner(variable: Value, coefficients: Sequence[Value]) -> Value:
    """c0 + x·(c1 + x·(…)), coefficients by ascending power."""
    result = coefficients[-1]
    for coefficient in reversed(coefficients[:-1]):
        result = result.fma(variable, coefficient)
    return result


def constants(like: Value, coefficients: Sequence[Fraction]) -> list[Value]:
    """Coefficients as floats of a kind."""
    return [like.like(Fraction(like.format.round(value))) for value in coefficients]


def led(arithmetic: Plain, variable: Value, lead: Number, rest: Sequence[Value]) -> Number:
    """lead + x·(c1 + x·(…)), the lead being the larger part."""
    inner = horner(variable, rest)
    if isinstance(lead, Pair):
        return Pair(lead.high, inner.fma(variable, lead.low))
    if arithmetic.paired:
        return Pair(lead, inner * variable)
    return inner.fma(variable, lead)
