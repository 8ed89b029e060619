"""Computed values as people and as JSON read them."""

from __future__ import annotations

import math
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from xphi.claims.result import Interval, Share, Unknown, Value

if TYPE_CHECKING:
    from xphi.claims.rules import Stated

FEWEST_DIGITS = 7
MOST_DIGITS = 20
_EXTRA_DIGITS = 3


def value(computed: Value, stated: Stated) -> str:
    """A computed value for a table, with a few more digits than were stated."""
    match computed:
        case Unknown():
            return "–"
        case bool():
            return "yes" if computed else "no"
        case str():
            return computed
        case Share(count, total):
            return f"{count} of {total}"
        case int():
            return f"{computed:,}"
        case float():
            return "∞" if computed > 0 else "-∞"
    scale = 100 if stated.percent else 1
    digits = max(FEWEST_DIGITS, min(_digits(stated) + _EXTRA_DIGITS, MOST_DIGITS))
    if isinstance(computed, Interval) and computed.best is not None:
        text = decimal(computed.best * scale, digits)
    elif isinstance(computed, Interval):
        text = _common(computed.low * scale, computed.high * scale, digits)
    elif computed.denominator == 1 and not stated.percent:
        text = f"{computed.numerator:,}"
    elif computed.denominator < 100 and stated.unit == 0:
        text = str(computed)
    else:
        text = decimal(computed * scale, digits)
    return f"{text}%" if stated.percent else text


def _digits(stated: Stated) -> int:
    if not isinstance(stated.number, Fraction) or not stated.unit:
        return 0
    return len(str(abs(round(stated.number / stated.unit))))


def _common(low: Fraction, high: Fraction, digits: int) -> str:
    """As many digits, at most, as both ends share."""
    for count in range(digits, 2, -1):
        if decimal(low, count) == decimal(high, count):
            return decimal(low, count)
    return decimal(low, 3)


def decimal(number: Fraction, digits: int) -> str:
    """A decimal of so many significant digits, correctly rounded; powers of ten where it is tiny."""
    if number == 0:
        return "0"
    sign = "-" if number < 0 else ""
    magnitude = abs(number)
    exponent = math.floor(math.log10(magnitude.numerator) - math.log10(magnitude.denominator))
    if magnitude >= Fraction(10) ** (exponent + 1):
        exponent += 1
    if magnitude < Fraction(10) ** exponent:
        exponent -= 1
    mantissa = str(round(magnitude / Fraction(10) ** (exponent - digits + 1)))
    if len(mantissa) > digits:
        mantissa, exponent = mantissa[:-1], exponent + 1
    if -4 <= exponent < 0:
        text = "0." + "0" * (-exponent - 1) + mantissa
    elif 0 <= exponent < digits:
        text = mantissa[: exponent + 1] + "." + mantissa[exponent + 1 :]
    else:
        return f"{sign}{(mantissa[0] + '.' + mantissa[1:]).rstrip('0').rstrip('.')}e{exponent}"
    return sign + text.rstrip("0").rstrip(".")


def number(computed: Value) -> Any:
    """A computed value for JSON."""
    match computed:
        case Unknown():
            return None
        case Share(count, total):
            return {"count": count, "total": total}
        case Interval(low, high, best):
            if best is not None:
                return {**_real(best, decimal(best, 12)), "low": float(low), "high": float(high)}
            shared = next((c for c in range(25, 0, -1) if decimal(low, c) == decimal(high, c)), 1)
            return _real((low + high) / 2, decimal(low, shared))
        case Fraction():
            return int(computed) if computed.denominator == 1 else _real(computed, decimal(computed, 25))
    return computed


def _real(exact: Fraction, text: str) -> dict[str, Any]:
    from xphi.formats import hex_of

    return {"value": float(exact), "decimal": text, "hex": hex_of(float(exact))}


def agreement(computed: Value, stated: Stated) -> int:
    """To how many significant digits a computed number and the stated one round alike."""
    if not isinstance(computed, Interval) or not isinstance(stated.number, Fraction):
        return 0
    digits = _digits(stated)
    middle = (computed.low + computed.high) / 2
    return next((c for c in range(digits, 0, -1) if decimal(middle, c) == decimal(stated.number, c)), 0)
