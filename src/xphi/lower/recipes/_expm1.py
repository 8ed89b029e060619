"""exp(−v) − 1 with its relative accuracy at 0."""

from __future__ import annotations

from fractions import Fraction

from xphi.lower.arithmetic import Number, Pair, Paired, high
from xphi.lower.program import Value
from xphi.lower.recipes._kernel import Kernel
from xphi.lower.recipes._logistic import Decay


def expm1(e: Decay) -> Number:
    """2**n·(1 + r) − 1 as (2**n − 1) + 2**n·r: exact where n = 0, and no cancellation elsewhere."""
    kernel, arithmetic = e.kernel, e.kernel.arithmetic
    # n is 0 or less, and beyond the last bit of 1 any small power will do
    power = e.exponential.float_power(kernel.scaling) * Fraction(1, 2**kernel.scaling)
    rest = arithmetic.scale(e.exponential.less_one, power)
    start = arithmetic.ordered_sum(kernel.number(-1), power)
    if isinstance(start, Pair) and isinstance(rest, Pair):
        total = Paired().ordered_sum(start.high, rest.high)
        return arithmetic.normal(Pair(total.high, total.low + (start.low + rest.low)))
    return high(start) + high(rest)


def joined(kernel: Kernel, number: Number) -> Value:
    """A number that needs no scaling, in the kind of the result."""
    if isinstance(number, Pair):
        return kernel.ending(number.high) + kernel.ending(number.low)
    return kernel.ending(number)
