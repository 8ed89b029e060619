"""A derived real number on its way to a person: float, decimal and hexadecimal of the same value."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from xphi import formats

DIGITS = 25


@dataclass(frozen=True)
class Real:
    """A real number that was computed, with as many decimals as are right.

    Parameters
    ----------
    value : float
        The nearest binary64.
    decimal : str
        At least 20 right digits, unless the computation could not give them.
    """

    value: float
    decimal: str

    @classmethod
    def of(cls, number: Any, digits: int = DIGITS) -> Real:
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
    def hex(self) -> str:
        """Hexadecimal spelling of :attr:`value`."""
        return formats.hex_of(self.value)

    def json(self) -> dict[str, Any]:
        """As ``--json`` prints it."""
        return {"value": self.value, "decimal": self.decimal, "hex": self.hex}

    def __float__(self) -> float:
        return self.value

    def short(self, digits: int = 12) -> str:
        """A decimal for a table, `digits` significant digits at most."""
        return f"{self.value:.{digits}g}" if digits <= 15 else self.decimal
