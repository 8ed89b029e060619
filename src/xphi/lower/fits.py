"""The approximations that the kernels are made of: what is fitted to what, and where the certificates lie.

A fit is one polynomial on one interval, derived and proved by the engine with coefficients of its float format. A
piecewise table has one fit a piece. The pieces are quarters of the octaves of x + shift, so that the top bits of
x + shift are the number of the piece.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from pathlib import Path
from typing import Any

from xphi import formats, functions, reference
from xphi.certify import certificate

#: Of constants, before they are rounded.
BITS = 400
#: Pieces an octave of x + shift.
PER_OCTAVE = 4


class Derived(ABC):
    """What the engine fits to a target on an interval, relative to it; the certificate is ``<table>/<piece>.toml``."""

    table: str
    piece: int
    format: str
    target: str
    low: Fraction
    high: Fraction

    @property
    @abstractmethod
    def form(self) -> str:
        """The form in the language of formulas."""

    @property
    @abstractmethod
    def described(self) -> str:
        """The form in words."""

    @property
    def path(self) -> Path:
        """The certificate's file."""
        return directory() / self.table / f"{self.piece:02d}.toml"

    def derive(self) -> str:
        """Derive and prove it; the certificate's text."""
        from xphi.design import derive

        found = derive(
            self.target, form=self.form, norm="minimax-rel", on=(str(self.low), str(self.high)), format=self.format
        )
        return found.certificate.text()

    def is_current(self) -> bool:
        """Whether there is a certificate, and it is about this fit."""
        if not self.path.exists():
            return False
        claim = certificate.load(self.path).claim
        return (claim.form, claim.target, claim.low, claim.high) == (self.form, self.target, self.low, self.high)


@dataclass(frozen=True)
class Fit(Derived):
    """A polynomial in (x − center).

    Parameters
    ----------
    table, piece : str, int
        Where it belongs; the certificate is ``<table>/<piece>.toml``.
    format : str
        Of the free coefficients.
    target : str
    low, high, center : Fraction
    fixed : dict of int to Fraction
        Coefficients that are given by a power; a leading one may have twice the format's bits.
    powers : tuple of int
        The powers with a free coefficient.
    zero : Fraction or None
        Where the polynomial is a slope: the place, to twice the format's bits, at which its integral is zero.
    """

    table: str
    piece: int
    format: str
    target: str
    low: Fraction
    high: Fraction
    center: Fraction
    powers: tuple[int, ...]
    fixed: tuple[tuple[int, Fraction], ...] = ()
    zero: Fraction | None = None

    @property
    def form(self) -> str:
        """The form in the language of formulas."""
        variable = f"(x - ({text_of(self.center)}))" if self.center else "x"
        terms = [f"({text_of(value)})*{variable}**{power}" for power, value in self.fixed]
        terms += [f"c{power}*{variable}**{power}" for power in self.powers]
        return " + ".join(terms).replace(f"*{variable}**0", "").replace(f"{variable}**1 ", f"{variable} ")

    @property
    def described(self) -> str:
        """The form in words."""
        degree = max(*self.powers, *(power for power, _ in self.fixed))
        about = " about its middle" if self.center == (self.low + self.high) / 2 != 0 else ""
        integrated = ", and integrated from the zero on" if self.zero is not None else ""
        return f"a polynomial of degree {degree}{about}{integrated}"

    def coefficients(self) -> list[Fraction]:
        """By ascending power of (x − center), read from the certificate; integrated where it is a slope."""
        claim = certificate.load(self.path).claim
        found = dict(self.fixed) | {power: claim.coefficients[f"c{power}"] for power in self.powers}
        direct = [found.get(power, Fraction(0)) for power in range(max(found) + 1)]
        if self.zero is None:
            return direct
        integral = [Fraction(0), *(value / (power + 1) for power, value in enumerate(direct))]
        at = self.zero - self.center
        integral[0] = -sum((value * at**power for power, value in enumerate(integral)), Fraction(0))
        return integral


def directory() -> Path:
    """Where the certificates lie."""
    return Path(__file__).resolve().parent.parent / "_generated" / "approximations"


def text_of(value: Fraction) -> str:
    """A dyadic number in the language of formulas."""
    if value.denominator == 1:
        return str(value.numerator)
    return f"{value.numerator}/2**{value.denominator.bit_length() - 1}"


def twice(value: Fraction, number_format: str) -> Fraction:
    """Rounded to the sum of two numbers of a format."""
    chosen = formats.get(number_format)
    head = Fraction(chosen.round(value))
    return head + Fraction(chosen.round(value - head))


def real(text: str, number_format: str, at: Fraction = Fraction(0)) -> Fraction:
    """The value of a formula at a point, to twice a format's bits."""
    return twice(exact(text, at), number_format)


@cache
def exact(text: str, at: Fraction = Fraction(0), order: int = 0) -> Fraction:
    """The value of a formula or its derivative at a point, to 400 bits."""
    middle = reference.value(functions.target(text), at, order, bits=BITS).mid()
    mantissa, exponent = middle.man_exp()
    return Fraction(int(mantissa)) * Fraction(2) ** int(exponent)


@cache
def zero_of(target: str, near: float) -> Fraction:
    """The zero of a function next to a point, by Newton's method on 400 bits."""
    at = Fraction(near)
    for _ in range(12):
        step = exact(target, at) / exact(target, at, 1)
        at = formats.round_bits(at - step, BITS)
        if abs(step) < Fraction(1, 2 ** (BITS - 40)):
            return at
    raise ValueError(f"no zero of {target} was found near {near}")


@dataclass(frozen=True)
class Far:
    """From a point on, a formula that stands for the target: the engine's search needs no numbers below every format.

    Parameters
    ----------
    start : int
    formula : str
    """

    start: int
    formula: str


@dataclass(frozen=True)
class Crossing:
    """A zero of the target, next to which its slope is fitted instead, and integrated from the zero on.

    Parameters
    ----------
    near : float
    slope : str
        The target's derivative.
    """

    near: float
    slope: str


def pieces(
    table: str,
    number_format: str,
    target: str,
    *,
    shift: int,
    limit: int,
    degree: int,
    far: Far | None = None,
    crossing: Crossing | None = None,
) -> Iterator[Fit]:
    """The fits of a piecewise table on [0, limit]."""
    zero = zero_of(target, crossing.near) if crossing else None
    piece, octave = 0, Fraction(shift)
    while octave - shift < limit:
        for quarter in range(PER_OCTAVE):
            low = octave * (1 + Fraction(quarter, PER_OCTAVE)) - shift
            high = octave * (1 + Fraction(quarter + 1, PER_OCTAVE)) - shift
            if low >= limit:
                return
            if crossing and zero is not None and low < zero < high:
                center = Fraction(formats.get(number_format).round(zero))
                powers = tuple(range(degree))
                yield Fit(
                    table,
                    piece,
                    number_format,
                    crossing.slope,
                    low,
                    high,
                    center,
                    powers,
                    zero=twice(zero, number_format),
                )
            else:
                center = (low + high) / 2
                fitted = far.formula if far and low >= far.start else target
                lead = ((0, real(fitted, number_format, center)),)
                yield Fit(table, piece, number_format, fitted, low, high, center, tuple(range(1, degree + 1)), lead)
            piece += 1
        octave *= 2


#: The reach of r in exp(n·log 2 + r), a little wider than log(2)/2.
HALF_LOG2 = Fraction(355, 1024)
FORMATS = ("binary32", "binary64")


@dataclass(frozen=True)
class Fits:
    """What a kernel approximates, for each format that it computes in.

    Parameters
    ----------
    stem : str
        The tables are called by it and the format.
    make : callable
        The fits of a table, from its name and its format: one a piece.
    formats : tuple of str
        Those that need it.
    """

    stem: str
    make: Callable[[str, str], Iterable[Derived]]
    formats: tuple[str, ...] = FORMATS

    def of(self, number_format: str) -> tuple[Any, ...]:
        """The fits for a format."""
        return _made(self, number_format)


@cache
def _made(fits: Fits, number_format: str) -> tuple[Derived, ...]:
    return tuple(fits.make(f"{fits.stem}_{number_format}", number_format))


def exponential(stem: str, degrees: tuple[int, int]) -> Fits:
    """exp(r) = 1 + r + r²·(…), by polynomials of these degrees in the two formats."""
    fixed = ((0, Fraction(1)), (1, Fraction(1)))

    def make(table: str, number_format: str) -> Iterator[Fit]:
        powers = tuple(range(2, _chosen(degrees, number_format) + 1))
        yield Fit(table, 0, number_format, "exp(x)", -HALF_LOG2, HALF_LOG2, Fraction(0), powers, fixed)

    return Fits(stem, make)


def odd(stem: str, target: str, slope: str, high: Fraction, degrees: tuple[int, int]) -> Fits:
    """An odd function on [0, high], its slope at 0 given to twice the format's bits."""

    def make(table: str, number_format: str) -> Iterator[Fit]:
        fixed = ((1, real(f"{slope} + 0*x", number_format)),)
        powers = tuple(range(3, _chosen(degrees, number_format) + 1, 2))
        yield Fit(table, 0, number_format, target, Fraction(0), high, Fraction(0), powers, fixed)

    return Fits(stem, make)


def near_zero(name: str, near: float, radius: Fraction, degrees: tuple[int, int]) -> Fits:
    """The derivative of a function next to its zero: the integral of a fit to the second derivative."""

    def make(table: str, number_format: str) -> Iterator[Fit]:
        zero = zero_of(f"{name}'", near)
        center = Fraction(formats.get(number_format).round(zero))
        target = f"{name}''"
        lead = ((0, real(target, number_format, center)),)
        powers = tuple(range(1, _chosen(degrees, number_format)))
        ends = center - radius, center + radius
        yield Fit(table, 0, number_format, target, *ends, center, powers, lead, zero=twice(zero, number_format))

    return Fits(f"{name}_slope", make)


def _chosen(degrees: tuple[int, int], number_format: str) -> int:
    return degrees[FORMATS.index(number_format)]
