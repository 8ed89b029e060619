"""A format's values as a lattice: neighbours of any real number, and the spacing within a range."""

from __future__ import annotations

from fractions import Fraction

from xphi.errors import XphiError
from xphi.formats import Format

#: A range of values is written with one spacing, the finest in it, when it covers no more than so many binades.
BINADES = 3


def nearest(value: Fraction, number_format: Format, name: str) -> Fraction:
    """The value of the format nearest to a number.

    Raises
    ------
    XphiError
        If the number is beyond the format's range.
    """
    rounded = number_format.round(value)
    if isinstance(rounded, float) and rounded != 0:
        largest = number_format.largest
        shown = str(largest) if largest < 10**6 and largest.denominator == 1 else f"{float(largest):.6g}"
        raise XphiError(
            f"{name} = {_shown(value)} is beyond {number_format.name}'s largest number {shown}; "
            "choose a wider format, or scale the target"
        )
    return Fraction(rounded)


def _shown(value: Fraction) -> str:
    try:
        return f"{float(value):.6g}"
    except OverflowError:
        return f"{'-' if value < 0 else ''}1e{len(str(abs(int(value)))) - 1}"


def below(value: Fraction, number_format: Format) -> Fraction:
    """The greatest value of the format that is not above a number; the format's range ends it."""
    step = number_format.ulp(value)
    return max(min((value / step).__floor__() * step, number_format.largest), -number_format.largest)


def above(value: Fraction, number_format: Format) -> Fraction:
    """The least value of the format that is not below a number; the format's range ends it."""
    return -below(-value, number_format)


def moved(value: Fraction, steps: int, number_format: Format) -> Fraction:
    """The value so many steps away; at the end of the format's range it stays there."""
    for _ in range(abs(steps)):
        following = number_format.above(value) if steps > 0 else number_format.below(value)
        if isinstance(following, float) and following != 0:  # infinite, or NaN
            return value
        value = Fraction(following)
    return value


def spacing(low: Fraction, high: Fraction, number_format: Format) -> Fraction | None:
    """One spacing that reaches every value of the format in a range; None where the range has too many binades."""
    if low == high:
        return Fraction(1)
    if low < 0 < high:
        return None
    fine, coarse = sorted((number_format.ulp(low), number_format.ulp(high)))
    return fine if coarse <= fine * 2 ** (BINADES - 1) else None


def binade(value: Fraction, number_format: Format) -> tuple[Fraction, Fraction]:
    """The range of one spacing that holds a number other than zero."""
    first = number_format.ulp(value) * 2 ** (number_format.precision - 1)
    ends = (
        (number_format.tiny, number_format.smallest_normal)
        if abs(value) < number_format.smallest_normal
        else (first, min(2 * first, number_format.largest))
    )
    return ends if value > 0 else (-ends[1], -ends[0])
