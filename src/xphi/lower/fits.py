"""The approximations that the kernels are made of: what is fitted to what, and where the certificates lie.

A fit is one polynomial on one interval, derived and proved by the engine with coefficients of its float format. A
piecewise table has one fit a piece. The pieces are quarters of the octaves of x + shift, so that the top bits of
x + shift are the number of the piece.
"""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from pathlib import Path

from xphi import formats, functions, reference
from xphi.certify import certificate

#: Of constants, before they are rounded.
BITS = 400
#: Pieces an octave of x + shift.
PER_OCTAVE = 4
#: R of the Gaussian tail: Q(t) = exp(−t²/2)·R(t).
TAIL = "exp(x**2/2)*erfc(x/sqrt(2))/2"
#: G of GELU's slope: Q(t) − t·φ(t) = exp(−t²/2)·G(t); it crosses zero once.
SLOPE = f"{TAIL} - x/sqrt(2*pi)"
#: Its derivative, which does not: G(t) is the integral of this from the zero on.
SLOPE_OF_SLOPE = f"x*{TAIL} - 2/sqrt(2*pi)"
#: erfc(t) = exp(−t²)·X(t).
SCALED_ERFC = "exp(x**2)*erfc(x)"


def _series(square: str, scale: str) -> str:
    """Ten terms of the asymptotic series 1 − 1/s + 1·3/s² − …, over a scale."""
    terms = [f"{(-1) ** k * math.prod(range(1, 2 * k, 2))}/({square})**{k}" for k in range(1, 10)]
    return f"(1 + {' + '.join(terms)})/({scale})"


#: Where exp(−t²/2) or exp(−t²) is subnormal in every format, and the engine's search with it: from there on an
#: asymptotic series, which envelops the function, so that its first term left out, below 2e-23, bounds the rest.
FAR = {
    TAIL: (38, _series("x**2", "x*sqrt(2*pi)")),
    SCALED_ERFC: (27, _series("2*x**2", "x*sqrt(pi)")),
}


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
        variable = f"(x - ({_text(self.center)}))" if self.center else "x"
        terms = [f"({_text(value)})*{variable}**{power}" for power, value in self.fixed]
        terms += [f"c{power}*{variable}**{power}" for power in self.powers]
        return " + ".join(terms).replace(f"*{variable}**0", "").replace(f"{variable}**1 ", f"{variable} ")

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


@dataclass(frozen=True)
class MillsFit(Derived):
    """Mills' ratio Q(t)/φ(t) as m/(t·m + p) with polynomials m and p.

    It tends to 1/t. Written so, what is rounded in m cancels where it is large, as p/m tends to 0. φ has its own height
    rounded to the format, and p begins with 3/2: just above a power of two a rounding costs twice as much.
    """

    table: str
    format: str
    low: Fraction
    high: Fraction
    degrees: tuple[int, int]
    piece: int = 0

    @property
    def height(self) -> Fraction:
        """1/√(2π), rounded."""
        return Fraction(formats.get(self.format).round(exact("1/sqrt(2*pi) + 0*x")))

    @property
    def target(self) -> str:  # type: ignore[override]
        """The ratio to a density of that height."""
        return f"{TAIL}/({_text(self.height)})"

    @property
    def form(self) -> str:
        """The form in the language of formulas."""
        m, p = self.degrees
        upper = " + ".join(["m0", *(f"m{power}*x**{power}" for power in range(1, m + 1))])
        lower = " + ".join(["3/2", *(f"p{power}*x**{power}" for power in range(1, p + 1))])
        return f"({upper})/(x*({upper}) + {lower})"

    def coefficients(self) -> tuple[list[Fraction], list[Fraction]]:
        """Of m and of p by ascending power, read from the certificate."""
        found = certificate.load(self.path).claim.coefficients
        m, p = self.degrees
        return [found[f"m{k}"] for k in range(m + 1)], [Fraction(3, 2), *(found[f"p{k}"] for k in range(1, p + 1))]


def directory() -> Path:
    """Where the certificates lie."""
    return Path(__file__).resolve().parent.parent / "_generated" / "approximations"


def _text(value: Fraction) -> str:
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


def pieces(
    table: str, number_format: str, target: str, *, shift: int, limit: int, degree: int, zero: Fraction | None = None
) -> Iterator[Fit]:
    """The fits of a piecewise table on [0, limit]."""
    piece, octave = 0, Fraction(shift)
    while octave - shift < limit:
        for quarter in range(PER_OCTAVE):
            low = octave * (1 + Fraction(quarter, PER_OCTAVE)) - shift
            high = octave * (1 + Fraction(quarter + 1, PER_OCTAVE)) - shift
            if low >= limit:
                return
            if zero is not None and low < zero < high:
                center = Fraction(formats.get(number_format).round(zero))
                powers = tuple(range(degree))
                place = twice(zero, number_format)
                yield Fit(table, piece, number_format, SLOPE_OF_SLOPE, low, high, center, powers, zero=place)
            else:
                center = (low + high) / 2
                start, series = FAR.get(target, (limit, target))
                fitted = series if low >= start else target
                lead = ((0, real(fitted, number_format, center)),)
                yield Fit(table, piece, number_format, fitted, low, high, center, tuple(range(1, degree + 1)), lead)
            piece += 1
        octave *= 2


def near_zero(table: str, number_format: str, name: str, near: float, degree: int, radius: Fraction) -> Fit:
    """f′ next to its zero: the integral of a fit to f″."""
    zero = zero_of(f"{name}'", near)
    center = Fraction(formats.get(number_format).round(zero))
    place = twice(zero, number_format)
    target = f"{name}''"
    lead = ((0, real(target, number_format, center)),)
    powers = tuple(range(1, degree))
    return Fit(table, 0, number_format, target, center - radius, center + radius, center, powers, lead, zero=place)


#: The reach of r in exp(n·log 2 + r), a little wider than log(2)/2.
HALF_LOG2 = Fraction(355, 1024)
HALF, ONE = Fraction(1, 2), Fraction(1)


def exponential(table: str, number_format: str, degree: int) -> Fit:
    """exp(r) = 1 + r + r²·(…)."""
    fixed = ((0, ONE), (1, ONE))
    powers = tuple(range(2, degree + 1))
    return Fit(table, 0, number_format, "exp(x)", -HALF_LOG2, HALF_LOG2, Fraction(0), powers, fixed)


def odd(table: str, number_format: str, target: str, slope: str, high: Fraction, degree: int) -> Fit:
    """An odd function on [0, high], its slope at 0 given to twice the format's bits."""
    fixed = ((1, real(f"{slope} + 0*x", number_format)),)
    return Fit(table, 0, number_format, target, Fraction(0), high, Fraction(0), tuple(range(3, degree + 1, 2)), fixed)


@cache
def all_fits() -> dict[str, tuple[Derived, ...]]:
    """Every table by its name: the fits of its pieces."""
    gelu_zero = zero_of(SLOPE, 0.75)
    third = Fraction(11, 32)  # log1p(e) = 2·atanh(s) with s = e/(2 + e) <= 1/3
    tables: dict[str, tuple[Derived, ...]] = {}
    singles: list[Derived] = [
        MillsFit("mills_ratio_binary32", "binary32", Fraction(0), Fraction(49, 2), (5, 4)),
        exponential("exp_binary32", "binary32", 6),
        exponential("exp_binary64", "binary64", 12),
        odd("erf_binary32", "binary32", "erf(x)", "2/sqrt(pi)", HALF, 11),
        odd("erf_binary64", "binary64", "erf(x)", "2/sqrt(pi)", HALF, 21),
        odd("atanh_binary32", "binary32", "log((1+x)/(1-x))/2", "1", third, 11),
        odd("atanh_binary64", "binary64", "log((1+x)/(1-x))/2", "1", third, 25),
        *(
            near_zero(f"{name}_slope_{number_format}", number_format, name, near, degree, radius)
            for name, near, radius, degrees in (
                ("gelu", -0.75, Fraction(1, 4), (9, 20)),
                ("silu", -1.28, Fraction(1, 8), (7, 15)),
                ("gelu_tanh", -0.75, Fraction(1, 8), (7, 15)),
                ("gelu_sigmoid", -0.75, Fraction(1, 8), (8, 15)),
                ("mish", -1.19, Fraction(1, 8), (7, 15)),
            )
            for number_format, degree in zip(("binary32", "binary64"), degrees, strict=True)
        ),
    ]
    for fit in singles:
        tables[fit.table] = (fit,)
    rows = [
        ("gaussian_tail_binary32", "binary32", TAIL, 2, 30, 7, None),
        ("gaussian_tail_binary64", "binary64", TAIL, 2, 54, 14, None),
        ("gaussian_slope_binary32", "binary32", SLOPE, 2, 26, 6, gelu_zero),
        ("scaled_erfc_binary32", "binary32", SCALED_ERFC, 1, 11, 7, None),
        ("scaled_erfc_binary64", "binary64", SCALED_ERFC, 1, 28, 14, None),
    ]
    for name, number_format, target, shift, limit, degree, zero in rows:
        tables[name] = tuple(pieces(name, number_format, target, shift=shift, limit=limit, degree=degree, zero=zero))
    return tables
