"""Equations that the coefficients have to meet exactly, in rational arithmetic."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from math import gcd, lcm

from xphi.errors import XphiError
from xphi.formats import Format


@dataclass(frozen=True)
class Equation:
    """Σ factors·values = right, what says so, and whether that is a requirement."""

    factors: tuple[Fraction, ...]
    right: Fraction
    said: str
    required: bool = True

    def met(self, values: list[Fraction]) -> bool:
        """Whether values meet it exactly."""
        return sum((f * v for f, v in zip(self.factors, values, strict=True)), Fraction(0)) == self.right

    @property
    def single(self) -> bool:
        """Whether it gives one coefficient its value."""
        return sum(map(bool, self.factors)) == 1

    def check(self, number_format: Format, names: tuple[str, ...], together: str) -> None:
        """Refuse an equation that no binary numbers can meet, or none of the format.

        Parameters
        ----------
        number_format : Format
        names : tuple of str
            Of the coefficients.
        together : str
            All requirements: each may have gone into this equation.

        Raises
        ------
        XphiError
        """
        scale = lcm(*(f.denominator for f in self.factors), self.right.denominator)
        whole = [int(f * scale) for f in self.factors]
        # sums of multiples of these by binary fractions are the multiples of their odd common divisor
        divisor = gcd(*whole)
        divisor //= divisor & -divisor
        only = [k for k, f in enumerate(self.factors) if f]
        wanted = self.right / self.factors[only[0]]
        if int(self.right * scale) % divisor or (self.single and not number_format.representable(wanted)):
            shown = ", ".join(names[k] for k in only)
            raise XphiError(
                f"no value{'' if self.single else 's'} of {number_format.name} for {shown} can meet "
                f"{together if self.required and not self.single else self.said} "
                "exactly; leave out --format or change the requirement"
            )
