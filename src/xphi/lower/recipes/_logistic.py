"""The logistic family: e = exp(−v(t)) with t = |x|, and quotients of polynomials in e that never cancel in the tail."""

from __future__ import annotations

from dataclasses import dataclass, replace
from fractions import Fraction

from xphi.lower.arithmetic import Number, Pair, Paired, high
from xphi.lower.program import Value
from xphi.lower.recipes._exponential import Exponential, exponential
from xphi.lower.recipes._kernel import Kernel, Tail


@dataclass(frozen=True)
class Decay:
    """exp(−v(t)) at t = |x|.

    Parameters
    ----------
    kernel : Kernel
    t : Value
        Held where the exponential no longer counts.
    exponential : Exponential
    scaled : Number
        The exponential, 2**scaling times as large.
    """

    kernel: Kernel
    t: Value
    exponential: Exponential
    scaled: Number

    def plus(self, constant: int) -> Number:
        """Constant + e, for a constant of at least 1."""
        kernel, arithmetic = self.kernel, self.kernel.arithmetic
        shrink = Fraction(1, 2**kernel.scaling)
        if not isinstance(self.scaled, Pair):
            return self.scaled.fma(shrink, kernel.number(constant))
        total = self.scaled.high.fma(shrink, kernel.number(constant))
        low = self.scaled.high.fma(shrink, constant - total)
        return arithmetic.pair(total, self.scaled.low.fma(shrink, low))

    def plain(self) -> Number:
        """e itself, zero where it is too small for a float."""
        return self.kernel.arithmetic.scale(self.scaled, Fraction(1, 2**self.kernel.scaling))

    def over(self, denominator: Number) -> Tail:
        """e/denominator."""
        if self.kernel.wide:
            return Tail(self.kernel.arithmetic.divide(self.exponential.mantissa, denominator), self.exponential.power())
        return Tail(self.kernel.arithmetic.divide(self.scaled, denominator))

    def times(self, number: Number) -> Tail:
        """e·number."""
        if self.kernel.wide:
            return Tail(self.kernel.arithmetic.multiply(self.exponential.mantissa, number), self.exponential.power())
        return Tail(self.kernel.arithmetic.multiply(self.scaled, number))


def decay(kernel: Kernel, t: Value, exponent: Number) -> Decay:
    """exp(−exponent), the exponent being v(t)."""
    e = exponential(kernel, Paired().negative(exponent))
    # a quotient is corrected to first order: the low halves must be small
    e = replace(e, mantissa=kernel.arithmetic.normal(e.mantissa))
    return Decay(kernel, t, e, e.scaled())


def simple(kernel: Kernel, rate: int = 1) -> Decay:
    """exp(−rate·|x|), for a rate that is a power of two."""
    t = abs(kernel.x).finite_or(kernel.limit(lambda t: rate * t))
    return decay(kernel, t, t if rate == 1 else t * rate)


def scaled_by(kernel: Kernel, rate: Fraction) -> Decay:
    """exp(−rate·|x|) for any rate."""
    t = abs(kernel.x).finite_or(kernel.limit(lambda t: float(rate) * t))
    # a pair even where the rest is plain: an error in the exponent is one in the result
    paired = Paired()
    return decay(kernel, t, paired.multiply(paired.constant(kernel.program, kernel.kind, rate), t))


def tail(e: Decay) -> Tail:
    """e/(1 + e), the logistic function of −v."""
    return e.over(e.plus(1))


def slope(e: Decay, stretch: Number | None = None) -> Tail:
    """The derivative of t·e/(1 + e) by t: e·(1 + e − t·v′)/(1 + e)², where stretch = t·v′ (t itself if not given)."""
    arithmetic = e.kernel.arithmetic
    stretched = stretch if stretch is not None else e.t
    if arithmetic.paired:
        denominator = e.plus(1)
        numerator = arithmetic.subtract(denominator, stretched)
        return e.times(arithmetic.divide(numerator, arithmetic.multiply(denominator, denominator)))
    # 1 − t·v′ is nearly exact, and 1 + e·(2 + e) is rounded once where (1 + e)² is three times
    low = stretched.low if isinstance(stretched, Pair) else None
    return plain_slope(e, 1 - high(stretched), low)


def plain_slope(e: Decay, first: Value, low: Value | None) -> Tail:
    """The same by single floats, from 1 − t·v′ and what is to be taken from it yet."""
    small = high(e.plain())
    numerator = first + (small if low is None else small - low)
    return e.times(numerator / small.fma(high(e.plus(2)), e.kernel.number(1)))


def bump(e: Decay) -> Tail:
    """e/(1 + e)², the derivative of the logistic function."""
    kernel, arithmetic = e.kernel, e.kernel.arithmetic
    denominator = e.plus(1)
    if arithmetic.paired or kernel.wide:
        return e.over(arithmetic.multiply(denominator, denominator))
    # q − q²: the rounding of 1 + e counts once and not twice
    q = high(e.over(denominator).number)
    return Tail((q * Fraction(1, 2**kernel.scaling)).fnma(q, q))
