"""Mish: x·m(x) with m = (e² + 2e)/(e² + 2e + 2), e = exp(x); in exp(−|x|) on either side, where nothing overflows."""

from __future__ import annotations

from fractions import Fraction

from xphi.lower import fits
from xphi.lower.arithmetic import Number
from xphi.lower.program import Value
from xphi.lower.recipes import _logistic
from xphi.lower.recipes._gate import gated, sloped
from xphi.lower.recipes._kernel import Kernel
from xphi.lower.recipes._recipe import Recipe
from xphi.lower.recipes._zero import near_zero

#: The derivative next to its zero.
ZERO = fits.near_zero("mish", -1.19, Fraction(1, 8), (7, 15))


def f(kernel: Kernel) -> Value:
    """The function: −t·e·(e + 2)/(e² + 2e + 2) below zero, x − t·2e²/(2e² + 2e + 1) above."""
    a = kernel.arithmetic
    e = _logistic.simple(kernel)
    low, high = _denominators(e)
    # (e + 2)/(e² + 2e + 2) from its difference to 1, which is small in the tail
    below = a.subtract(kernel.number(1), a.multiply(e.plain(), a.divide(e.plus(1), low)))
    quotients = below, a.divide(a.scale(e.plain(), Fraction(2)), high)
    return gated(kernel, e.t, e.times(a.select(kernel.x.below(0), *quotients)))


def grad(kernel: Kernel) -> Value:
    """The derivative, over the square of the denominator.

    Below zero e·(4(1 − t) + (6 − 4t)·e + 4e² + e³)/δ², above 1 − e²·(2 − 4t + (4 − 4t)·e + 4e²)/δ².
    """
    a = kernel.arithmetic
    e = _logistic.simple(kernel)
    plain, four_t = e.plain(), e.t * 4
    low, high = _denominators(e)
    square = a.multiply(plain, plain)
    four, six, two = (a.sum(kernel.number(n), -four_t) for n in (4, 6, 2))
    cubic = a.multiply(a.add(kernel.number(4), plain), square)
    below = a.divide(a.add(a.add(four, a.multiply(six, plain)), cubic), a.multiply(low, low))
    rest = a.add(a.add(two, a.multiply(four, plain)), a.scale(square, Fraction(4)))
    above = a.divide(a.multiply(plain, rest), a.multiply(high, high))
    slope = e.times(a.select(kernel.x.below(0), below, above))
    return near_zero(kernel, ZERO, sloped(kernel, slope))


def _denominators(e: _logistic.Decay) -> tuple[Number, Number]:
    """2 + e·(e + 2) and 1 + 2e·(e + 1): in this order the products are small and so are their errors."""
    kernel, a = e.kernel, e.kernel.arithmetic
    plain = e.plain()
    low = a.add(kernel.number(2), a.multiply(plain, e.plus(2)))
    high = a.add(kernel.number(1), a.multiply(a.scale(plain, Fraction(2)), e.plus(1)))
    return low, high


KERNEL = Recipe(f, grad, paired_slope=True)
