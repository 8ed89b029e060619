"""exp of a number that may need two floats: a mantissa near 1 and a power of two."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from xphi.lower.arithmetic import Number, Pair, Paired
from xphi.lower.fits import exact
from xphi.lower.fits import exponential as fitted
from xphi.lower.program import DOUBLE, SINGLE, Value
from xphi.lower.recipes._kernel import Kernel
from xphi.lower.recipes._polynomial import constants, horner

#: exp(r) for |r| up to half of log 2.
EXP = fitted("exp", (6, 12))
#: Bits that n may have, so that n·(the head of log 2) is exact.
_BITS_OF_N = {SINGLE: 9, DOUBLE: 12}


@dataclass(frozen=True)
class Exponential:
    """mantissa·2**n, with n in the low bits of a float.

    Parameters
    ----------
    kernel : Kernel
    mantissa : Number
        Between 0.7 and 1.42.
    less_one : Number
        mantissa − 1, without cancellation.
    counter : Value
        A float whose lowest bits are n + bias.
    magic : Fraction
        What the counter has more than n.
    """

    kernel: Kernel
    mantissa: Number
    less_one: Number
    counter: Value
    magic: Fraction

    def power(self) -> Value:
        """2**n in the kind of a wide result, 2**(n + scaling) otherwise."""
        kernel, bits = self.kernel, self.counter.bits()
        return (bits.widened().left(52) if kernel.wide else bits.left(kernel.mantissa_bits)).real()

    def float_power(self, offset: int) -> Value:
        """2**(n + offset) in the kind computed in; in a wide kernel no smaller than 2**(offset − 100)."""
        kernel = self.kernel
        bits = self.counter.bits()
        if kernel.wide:
            # a float holds no exponent below −126: what is smaller than 2**−100 may as well be that
            bits = self.counter.at_least(self.magic - 100).bits()
        width = 127 if kernel.kind == SINGLE else 1023
        difference = width + offset - kernel.bias
        return (bits + difference if difference else bits).left(kernel.mantissa_bits).real()

    def scaled(self) -> Number:
        """The exponential, 2**scaling times as large."""
        return self.kernel.arithmetic.scale(self.mantissa, self.float_power(self.kernel.scaling))


def exponential(kernel: Kernel, argument: Number) -> Exponential:
    """exp(argument) for argument ≤ 0 (a pair's low half may be up to an ulp of its high half)."""
    arithmetic, kind = kernel.arithmetic, kernel.kind
    head, low = (argument.high, argument.low) if isinstance(argument, Pair) else (argument, None)
    precision = kernel.x.format.precision
    log2 = exact("log(2) + 0*x")
    scale = 2 ** (precision - _BITS_OF_N[kind])
    log2_high = Fraction(round(log2 * scale), scale)
    magic = Fraction(3 * 2 ** (precision - 2) + kernel.bias)
    counter = head.fma(kernel.rounded(1 / log2), magic)
    n = counter - magic
    # exact: n·log2_high has no more bits than a float, and the difference cancels
    r_high = n.fnma(log2_high, head)
    log2_low = kernel.rounded(log2 - log2_high)
    (fit,) = kernel.fit(EXP)
    if not arithmetic.paired:
        r = n.fnma(log2_low, r_high)
        r = r if low is None else r + low
        less_one = (horner(r, constants(r, fit.coefficients()[2:])) * r).fma(r, r)
        # half an ULP better than Horner's rule to the end, whose last factor would be rounded near 1
        return Exponential(kernel, 1 + less_one, less_one, counter, magic)
    r_low = n.fnma(log2_low, low if low is not None else kernel.number(0))
    r = r_high + r_low
    rest = (r * r).fma(horner(r, constants(r, fit.coefficients()[2:])), r_low)
    one = Paired().ordered_sum(kernel.number(1), r_high)
    return Exponential(kernel, Pair(one.high, one.low + rest), Pair(r_high, rest), counter, magic)
