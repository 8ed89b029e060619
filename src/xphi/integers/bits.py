"""Streams of bits: whole numbers of fixed width, and codes that are short for small ones."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise


class Writer:
    """Collects bits, the first one first."""

    def __init__(self) -> None:
        self.parts: list[str] = []

    def fixed(self, value: int, width: int) -> None:
        """`value` in so many bits."""
        if width:
            self.parts.append(f"{value:0{width}b}")

    def gamma(self, value: int) -> None:
        """Elias' gamma code of a number that is not negative: 1 bit for 0, 3 for 1 and 2, 5 for 3 to 6."""
        digits = f"{value + 1:b}"
        self.parts.append("0" * (len(digits) - 1) + digits)

    def signed(self, value: int) -> None:
        """The gamma code of 0, −1, 1, −2, 2 … by their position."""
        self.gamma(folded(value))

    def rice(self, value: int, parameter: int) -> None:
        """The quotient by 2^parameter in ones and a zero, the rest in fixed width; folded as `signed`."""
        whole = folded(value)
        self.parts.append("1" * (whole >> parameter) + "0")
        self.fixed(whole & ((1 << parameter) - 1), parameter)

    def text(self) -> str:
        """All bits, as zeros and ones."""
        return "".join(self.parts)


class Reader:
    """Reads what `Writer` wrote."""

    def __init__(self, bits: str) -> None:
        self.bits, self.at = bits, 0

    def fixed(self, width: int) -> int:
        """A number of so many bits."""
        self.at += width
        return int(self.bits[self.at - width : self.at], 2) if width else 0

    def gamma(self) -> int:
        """A number that is not negative."""
        first = self.bits.index("1", self.at)
        zeros, self.at = first - self.at, first
        return self.fixed(zeros + 1) - 1

    def signed(self) -> int:
        """A number of either sign."""
        return unfolded(self.gamma())

    def rice(self, parameter: int) -> int:
        """A number of either sign."""
        end = self.bits.index("0", self.at)
        quotient, self.at = end - self.at, end + 1
        return unfolded((quotient << parameter) | self.fixed(parameter))


def folded(value: int) -> int:
    """The position of a number in 0, −1, 1, −2, 2 and so on."""
    return 2 * value if value >= 0 else -2 * value - 1


def unfolded(whole: int) -> int:
    """The inverse of :func:`folded`."""
    return -(whole + 1) // 2 if whole & 1 else whole // 2


def runs(values: Iterable[int]) -> list[tuple[int, int]]:
    """Equal neighbours together: each value with how often it stands there."""
    listed = list(values)
    starts = [0, *(k for k in range(1, len(listed)) if listed[k] != listed[k - 1]), len(listed)]
    return [(listed[a], b - a) for a, b in pairwise(starts) if b > a]
