"""The Gaussian tail: Q(t) = exp(−t²/2)·R(t), and R by a piecewise polynomial in an exact local variable.

The pieces are quarters of the octaves of t + shift: the exponent and the top two bits of the mantissa of that sum
number them. t minus a piece's center is exact, so no rounding of the variable reaches the result; a rational variable
such as (t − k)/(t + k) would lose 4 ULP far out.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from fractions import Fraction

from xphi import formats
from xphi.certify import certificate
from xphi.lower.arithmetic import Number, Pair, Paired, high
from xphi.lower.fits import Crossing, Derived, Far, Fits, exact, pieces, text_of
from xphi.lower.program import SINGLE, Value
from xphi.lower.recipes._exponential import Exponential, exponential
from xphi.lower.recipes._kernel import Kernel, Tail
from xphi.lower.recipes._polynomial import constants, horner

#: R of the Gaussian tail: Q(t) = exp(−t²/2)·R(t).
RATIO = "exp(x**2/2)*erfc(x/sqrt(2))/2"
#: G of GELU's slope: Q(t) − t·φ(t) = exp(−t²/2)·G(t); it crosses zero once.
SLOPE_RATIO = f"{RATIO} - x/sqrt(2*pi)"
#: Its derivative, which does not.
SLOPE_OF_SLOPE = f"x*{RATIO} - 2/sqrt(2*pi)"
#: Of a piecewise table, by format: how far it reaches and the degree of its pieces.
Reach = dict[str, tuple[int, int]]


def series(square: str, scale: str) -> str:
    """Ten terms of the asymptotic series 1 − 1/s + 1·3/s² − …, over a scale.

    It envelops the function, so that the first term left out bounds the rest: below 2e-23 where it is used.
    """
    terms = [f"{(-1) ** k * math.prod(range(1, 2 * k, 2))}/({square})**{k}" for k in range(1, 10)]
    return f"(1 + {' + '.join(terms)})/({scale})"


def table(
    stem: str, target: str, shift: int, reach: Reach, far: Far | None = None, crossing: Crossing | None = None
) -> Fits:
    """A piecewise table on [0, reach]."""

    def make(name: str, number_format: str) -> tuple[Derived, ...]:
        limit, degree = reach[number_format]
        given = {"shift": shift, "limit": limit, "degree": degree}
        return tuple(pieces(name, number_format, target, **given, far=far, crossing=crossing))

    return Fits(stem, make, tuple(reach))


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
        return f"{RATIO}/({text_of(self.height)})"

    @property
    def form(self) -> str:
        """The form in the language of formulas."""
        m, p = self.degrees
        upper = " + ".join(["m0", *(f"m{power}*x**{power}" for power in range(1, m + 1))])
        lower = " + ".join(["3/2", *(f"p{power}*x**{power}" for power in range(1, p + 1))])
        return f"({upper})/(x*({upper}) + {lower})"

    @property
    def described(self) -> str:
        """The form in words."""
        m, p = self.degrees
        return f"m/(x*m + p), m of degree {m} and p of degree {p}"

    def coefficients(self) -> tuple[list[Fraction], list[Fraction]]:
        """Of m and of p by ascending power, read from the certificate."""
        found = certificate.load(self.path).claim.coefficients
        m, p = self.degrees
        return [found[f"m{k}"] for k in range(m + 1)], [Fraction(3, 2), *(found[f"p{k}"] for k in range(1, p + 1))]


TAIL = table(
    "gaussian_tail", RATIO, 2, {"binary32": (30, 7), "binary64": (54, 14)}, Far(38, series("x**2", "x*sqrt(2*pi)"))
)
SLOPE = table("gaussian_slope", SLOPE_RATIO, 2, {"binary32": (26, 6)}, crossing=Crossing(0.75, SLOPE_OF_SLOPE))
MILLS = Fits(
    "mills_ratio",
    lambda table, number_format: (MillsFit(table, number_format, Fraction(0), Fraction(49, 2), (5, 4)),),
    ("binary32",),
)


def magnitude(kernel: Kernel) -> Value:
    """|x|, held where exp(−x²/2) no longer counts."""
    return abs(kernel.x).finite_or(kernel.limit(lambda t: t * t / 2))


def bell(kernel: Kernel, t: Value, *, halved: bool = True, low: Value | None = None) -> Exponential:
    """exp(−t²/2), or exp(−t²); of t + low with exp(−t²/2) alone."""
    # the low half of t² is up to 85 ULP of the result at t = 13
    left = t * Fraction(-1, 2) if halved else -t
    high = left * t
    rest = left.fms(t, high)
    return exponential(kernel, Pair(high, rest if low is None else t.fnma(low, rest)))


def piecewise(kernel: Kernel, table: Fits, shift: int, t: Value, *, steep: bool = False) -> Number:
    """A piecewise polynomial at t ≥ 0; steep where even the rounding of its linear term would show."""
    fits = kernel.fit(table)
    fractions = [fit.coefficients() for fit in fits]
    entries = 16 if kernel.kind == SINGLE else 32
    at = (t + shift).bits().right(kernel.mantissa_bits - 2)
    bias = 127 if kernel.kind == SINGLE else 1023
    first = (bias + shift.bit_length() - 1) * 4
    form = kernel.x.format

    def column(name: str, values: list[Fraction]) -> Value:
        placed = [Fraction(0)] * entries
        for piece, entry in enumerate(values):
            placed[(first + piece) % entries] = Fraction(form.round(entry))
        return kernel.lookup(f"{fits[0].table}_{name}", placed, at)

    d = t - column("center", [fit.center for fit in fits])
    rest = [column(f"c{power}", [c[power] for c in fractions]) for power in range(1, max(map(len, fractions)))]
    lead = column("c0", [c[0] for c in fractions])
    if not kernel.arithmetic.paired:
        return horner(d, rest).fma(d, lead)
    low = column("c0_low", [c[0] - Fraction(form.round(c[0])) for c in fractions])
    if steep:
        linear = Paired().product(rest[0], d)
        total = Paired().ordered_sum(lead, linear.high)
        return Pair(total.high, total.low + (horner(d, rest[1:]) * d).fma(d, linear.low + low))
    inner = horner(d, rest)
    return kernel.arithmetic.normal(Pair(lead, inner.fma(d, low)))


def tail(kernel: Kernel) -> Tail:
    """Q(|x|)."""
    return tail_at(kernel, magnitude(kernel))


def tail_at(kernel: Kernel, t: Value, low: Value | None = None) -> Tail:
    """Q(t), or Q(t + low) for a low half of t."""
    e = bell(kernel, t, low=low)
    arithmetic = kernel.arithmetic
    if arithmetic.paired:
        ratio = piecewise(kernel, TAIL, 2, t)
        if low is not None and isinstance(ratio, Pair):
            # R′ = t·R − 1/√(2π)
            slope = t.fms(ratio.high, kernel.rounded(exact("1/sqrt(2*pi) + 0*x")))
            ratio = Pair(ratio.high, low.fma(slope, ratio.low))
        return Tail(arithmetic.multiply(e.mantissa, ratio), e.power())
    # no table, and all coefficients positive
    (fit,) = kernel.fit(MILLS)
    m, p = (horner(t, constants(t, c)) for c in fit.coefficients())
    if low is not None:
        # where the low half counts, m and p change by less than t
        p = low.fma(m, p)
    height = kernel.number(fit.height)
    density = high(e.less_one).fma(height, height)
    return Tail((density * m) / t.fma(m, p), e.power())


def slope(kernel: Kernel) -> Tail:
    """Q(t) − t·φ(t) at t = |x|."""
    t = magnitude(kernel)
    e = bell(kernel, t)
    if not kernel.arithmetic.paired:
        return Tail(kernel.arithmetic.multiply(e.mantissa, piecewise(kernel, SLOPE, 2, t)), e.power())
    # R minus a multiple of t cancels most of it about t = 1/2
    ratio = piecewise(kernel, TAIL, 2, t, steep=True)
    density = kernel.arithmetic.multiply(kernel.constant(exact("1/sqrt(2*pi) + 0*x")), t)
    return Tail(kernel.arithmetic.multiply(e.mantissa, kernel.arithmetic.subtract(ratio, density)), e.power())
