"""The Gaussian tail: Q(t) = exp(−t²/2)·R(t), and R by a piecewise polynomial in an exact local variable.

The pieces are quarters of the octaves of t + shift: the exponent and the top two bits of the mantissa of that sum
number them. t minus a piece's center is exact, so no rounding of the variable reaches the result; a rational variable
such as (t − k)/(t + k) would lose 4 ULP far out.
"""

from __future__ import annotations

from fractions import Fraction

from xphi.lower.arithmetic import Number, Pair, Paired, high
from xphi.lower.fits import exact
from xphi.lower.program import SINGLE, Value
from xphi.lower.recipes._exponential import Exponential, exponential
from xphi.lower.recipes._kernel import Kernel, Tail
from xphi.lower.recipes._polynomial import constants, horner


def magnitude(kernel: Kernel) -> Value:
    """|x|, held where exp(−x²/2) no longer counts."""
    return abs(kernel.x).finite_or(kernel.limit(lambda t: t * t / 2))


def bell(kernel: Kernel, t: Value, *, halved: bool = True) -> Exponential:
    """exp(−t²/2), or exp(−t²)."""
    # the low half of t² is up to 85 ULP of the result at t = 13
    left = t * Fraction(-1, 2) if halved else -t
    high = left * t
    return exponential(kernel, Pair(high, left.fms(t, high)))


def piecewise(kernel: Kernel, stem: str, shift: int, t: Value, *, steep: bool = False) -> Number:
    """A piecewise polynomial at t ≥ 0; steep where even the rounding of its linear term would show."""
    fits = kernel.fit(stem)
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
    t = magnitude(kernel)
    e = bell(kernel, t)
    arithmetic = kernel.arithmetic
    if arithmetic.paired:
        return Tail(arithmetic.multiply(e.mantissa, piecewise(kernel, "gaussian_tail", 2, t)), e.power())
    # no table, and all coefficients positive
    (fit,) = kernel.fit("mills_ratio")
    m, p = (horner(t, constants(t, c)) for c in fit.coefficients())
    height = kernel.number(fit.height)
    density = high(e.less_one).fma(height, height)
    return Tail((density * m) / t.fma(m, p), e.power())


def slope(kernel: Kernel) -> Tail:
    """Q(t) − t·φ(t) at t = |x|."""
    t = magnitude(kernel)
    e = bell(kernel, t)
    if not kernel.arithmetic.paired:
        return Tail(kernel.arithmetic.multiply(e.mantissa, piecewise(kernel, "gaussian_slope", 2, t)), e.power())
    # R minus a multiple of t cancels most of it about t = 1/2
    ratio = piecewise(kernel, "gaussian_tail", 2, t, steep=True)
    density = kernel.arithmetic.multiply(kernel.constant(exact("1/sqrt(2*pi) + 0*x")), t)
    return Tail(kernel.arithmetic.multiply(e.mantissa, kernel.arithmetic.subtract(ratio, density)), e.power())
