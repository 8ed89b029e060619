"""The Laplace activation: the normal distribution function of z = 2√π·(x − √½)."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

from xphi.lower.arithmetic import Paired
from xphi.lower.fits import exact
from xphi.lower.program import Value
from xphi.lower.recipes import _gaussian
from xphi.lower.recipes._kernel import Kernel, Tail
from xphi.lower.recipes._recipe import Recipe

MEAN, RATE = exact("1/sqrt(2) + 0*x"), exact("2*sqrt(pi) + 0*x")


def f(kernel: Kernel) -> Value:
    """The function: Q(|z|) where z < 0, 1 − Q(|z|) beyond."""
    z, t, low = _argument(kernel)
    at = replace(kernel, x=z)
    return kernel.keep_nan(kernel.reflect(at.step(0, 1), at.sign(-1, 1), _gaussian.tail_at(kernel, t, low)))


def grad(kernel: Kernel) -> Value:
    """The derivative: √2·exp(−z²/2)."""
    _, t, low = _argument(kernel)
    e = _gaussian.bell(kernel, t, low=low)
    height = kernel.constant(exact("sqrt(2) + 0*x"))
    return kernel.keep_nan(kernel.tail(Tail(kernel.arithmetic.multiply(e.mantissa, height), e.power())))


def _argument(kernel: Kernel) -> tuple[Value, Value, Value]:
    """z; and |z| as two floats, held where exp(−z²/2) no longer counts."""
    # two floats on either rung: an error in an exponent is one in the result
    paired, program, kind = Paired(), kernel.program, kernel.kind
    limit = kernel.limit(lambda t: t * t / 2)
    # below and above, z is beyond the limit, and its low half is finite
    bound = Fraction(int(limit / 3) + 1)
    held = kernel.x.at_least(-bound).at_most(bound)
    shifted = paired.subtract(held, paired.constant(program, kind, MEAN))
    z = paired.multiply(shifted, paired.constant(program, kind, RATE))
    high = z.high + z.low
    low = (z.high - high) + z.low
    t = abs(high).finite_or(limit)
    return high, t, high.below(0).select(-low, low)


KERNEL = Recipe(f, grad)
