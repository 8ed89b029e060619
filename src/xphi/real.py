"""A derived real number on its way to a person: float, decimal and hexadecimal of the same value."""

from __future__ import annotations

import math
from fractions import Fraction
from typing import Any, Self

from xphi import formats

DIGITS = 25


class Real(float):
    """A real number that was computed: the nearest binary64, with as many decimals as are right.

    It computes, compares, hashes and formats as the float that it is; ``str`` shows the decimal. Times an array of
    float32 it gives float64, as NumPy's own scalars do; `value` is a plain float, which leaves that type as it is.

    Parameters
    ----------
    value : float
        The nearest binary64.
    decimal : str
        At least 20 right digits, unless the computation could not give them.

    Examples
    --------
    >>> third = Real(1 / 3, "0.3333333333333333333333333")
    >>> print(third, third * 3, f"{third:.3f}")
    0.3333333333333333333333333 1.0 0.333
    """

    __slots__ = ("decimal",)
    decimal: str

    def __new__(cls, value: float, decimal: str) -> Self:
        """Both spellings of one number."""
        number = super().__new__(cls, value)
        number.decimal = decimal
        return number

    def __getnewargs__(self) -> tuple[Any, ...]:
        return self.value, self.decimal

    @classmethod
    def of(cls, number: Any, digits: int = DIGITS) -> Self:
        """From a ball of python-flint or from a fraction.

        Parameters
        ----------
        number : flint.arb, Fraction or int
        digits : int
            Most decimals to write; a ball writes only those that are right.
        """
        from flint import arb

        from xphi.balls.numbers import ball, precision

        with precision(4 * digits + 64):
            enclosed = number if isinstance(number, arb) else ball(Fraction(number))
            decimal = enclosed.str(digits, radius=False)
            return cls(float(enclosed.mid()), decimal)

    @property
    def value(self) -> float:
        """The nearest binary64, as a plain float."""
        return float.__float__(self)

    def __str__(self) -> str:
        return self.decimal

    def __repr__(self) -> str:
        return f"Real({self.value!r}, {self.decimal!r})"

    def json(self) -> dict[str, Any]:
        """As ``--json`` prints it."""
        return {"value": self.value, "decimal": self.decimal, "hex": formats.hex_of(self.value)}

    def short(self, digits: int = 12) -> str:
        """A decimal for a table, `digits` significant digits at most."""
        return f"{self.value:.{digits}g}" if digits <= 15 else self.decimal


def plain(value: Any) -> Any:
    """`value` as JSON can hold it: objects with ``json()`` unfolded, non-finite numbers as strings."""
    if hasattr(value, "json"):
        return plain(value.json())
    if isinstance(value, dict):
        return {str(key): plain(item) for key, item in value.items()}
    if isinstance(value, (list, tuple)):
        return [plain(item) for item in value]
    if isinstance(value, float) and not math.isfinite(value):
        return "nan" if math.isnan(value) else "inf" if value > 0 else "-inf"
    return value
