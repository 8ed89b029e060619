"""What a decider hands back: the value that it computed, how, and a remark."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Any

#: From the strongest evidence to the weakest; a row is as strong as its weakest check.
EVIDENCE = ("proved", "exhaustive", "counted", "measured")


@dataclass(frozen=True)
class Interval:
    """A real number that surely lies between two exact ones (which may be equal).

    Parameters
    ----------
    low, high : Fraction
    best : Fraction, optional
        Where in between it lies as far as is known without proof; only shown, never judged by.
    """

    low: Fraction
    high: Fraction
    best: Fraction | None = None


@dataclass(frozen=True)
class Share:
    """So many of so many."""

    count: int
    total: int


@dataclass(frozen=True)
class Unknown:
    """No value yet, and why."""

    why: str


Value = Interval | Fraction | int | float | bool | str | Share | Unknown


@dataclass(frozen=True)
class Result:
    """A computed value with its evidence.

    Parameters
    ----------
    value : Interval, Fraction, int, float, bool, str, Share or Unknown
        A float is an infinity; every other number is exact or enclosed.
    how : str
        One of :data:`EVIDENCE`; empty for Unknown.
    remark : str
        A clause for the reader, such as where a maximum lies.
    error : dict, optional
        The full record, where the value is an error.
    """

    value: Value
    how: str = ""
    remark: str = ""
    error: dict[str, Any] | None = None


def enclosed(ball: Any) -> Interval:
    """A ball of python-flint as an interval."""
    from xphi.balls.numbers import ends

    low, high = ends(ball)
    return Interval(low, high)


def near(decimal: str) -> Interval:
    """A number known by its decimal, whose last digit may be off by one."""
    mantissa, _, exponent = decimal.lower().partition("e")
    digits = len(mantissa.partition(".")[2])
    unit = Fraction(10) ** (int(exponent or 0) - digits)
    value = Fraction(decimal)
    return Interval(value - unit, value + unit) if "." in mantissa else Interval(value, value)
