"""Numbers as a label prints them: a true minus, no idle zeros, and a root where the number is one."""

from __future__ import annotations

import math
from decimal import Decimal, InvalidOperation, localcontext
from fractions import Fraction
from typing import Any

#: A value is called a root only when its square agrees with a small fraction to this many digits.
_DIGITS = 20
_LARGEST = 24


def signed(value: float, digits: int = 6) -> str:
    """A number in plain text, at most `digits` significant digits."""
    text = f"{value:.{digits}g}"
    return "0" if float(text) == 0 else text.replace("-", "−")


def math_number(value: float, digits: int = 6) -> str:
    """The same in mathematical type, with a power of ten where it is needed."""
    if value == 0 or not math.isfinite(value):
        return "0" if value == 0 else r"\infty" if value > 0 else r"-\infty"
    text = f"{value:.{digits}g}"
    if float(text) != value:  # rounded: the last zeros are digits too
        text = f"{value:#.{digits}g}".rstrip(".")
    if "e" in text:
        mantissa, exponent = text.split("e")
        mantissa = mantissa.rstrip("0").rstrip(".") if float(text) == value else mantissa
        return rf"{{{mantissa}}}\times 10^{{{int(exponent)}}}"
    return f"{{{text}}}"  # braces keep a leading minus close to its digits


def scientific(value: float, digits: int = 3) -> str:
    """The magnitude of an error in mathematical type: 4.73×10⁻⁴, but 0.0203."""
    size = abs(value)
    if size == 0 or size >= 0.01:
        return math_number(size, digits)
    mantissa, exponent = f"{size:.{digits - 1}e}".split("e")
    return rf"{{{mantissa}}}\times 10^{{{int(exponent)}}}"


def tick(value: float) -> str:
    """A round number on an axis, in mathematical type."""
    rounded = float(f"{value:.6g}")
    if rounded == 0 or abs(rounded) >= 0.01:
        return math_number(rounded, 6)
    mantissa, exponent = f"{rounded:.4e}".split("e")
    return rf"{{{mantissa.rstrip('0').rstrip('.')}}}\times 10^{{{int(exponent)}}}"


def recognised(number: Any) -> str | None:
    r"""``\sqrt{2}`` for a number that is √2 to twenty digits; None for one that is nothing so simple.

    Parameters
    ----------
    number : Real
        With its decimals.

    Returns
    -------
    str or None
        Mathematical type: an integer or the root of a small fraction, with its sign.
    """
    decimal = getattr(number, "decimal", None)
    if decimal is None:
        return None
    with localcontext() as context:
        context.prec = 60
        try:
            value = Decimal(decimal)
        except InvalidOperation:
            return None
        tolerance = Decimal(10) ** -_DIGITS
        if abs(value) < tolerance:
            return "0"
        given = len(decimal.lstrip("+-0.").split("e")[0].replace(".", ""))
        if given < _DIGITS and value != value.to_integral_value():
            return None
        sign = "-" if value < 0 else ""
        for under_root, quantity, denominators in (("", abs(value), (1,)), (r"\sqrt", value * value, (1, 2, 3, 4))):
            for denominator in denominators:
                numerator = (quantity * denominator).to_integral_value()
                close = abs(quantity * denominator - numerator) <= 2 * tolerance * numerator
                if 0 < numerator <= _LARGEST and close:
                    fraction = Fraction(int(numerator), denominator)
                    if under_root and _square(fraction):
                        return None  # a plain fraction: its decimals say it best
                    return f"{{{sign}{under_root}{{{fraction}}}}}" if under_root else f"{{{sign}{fraction}}}"
    return None


def _square(fraction: Fraction) -> bool:
    return all(math.isqrt(part) ** 2 == part for part in (fraction.numerator, fraction.denominator))


def coordinate(number: Any, digits: int = 6) -> str:
    """A coordinate in mathematical type, recognised if it can be, without the dollars."""
    return recognised(number) or math_number(float(number), digits)


def point(px: Any, py: Any, digits: int = 6) -> str:
    """A pair of coordinates in mathematical type."""
    return rf"$({coordinate(px, digits)},\ {coordinate(py, digits)})$"
