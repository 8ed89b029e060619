"""The error function: an odd polynomial up to 1/2, 1 − exp(−t²)·X(t) beyond."""

from __future__ import annotations

from fractions import Fraction

from xphi.lower.fits import exact, odd
from xphi.lower.program import Value
from xphi.lower.recipes import _gaussian, erfc
from xphi.lower.recipes._expm1 import joined
from xphi.lower.recipes._kernel import Kernel, Tail
from xphi.lower.recipes._polynomial import constants, led
from xphi.lower.recipes._recipe import Recipe

#: The function up to 1/2.
ODD = odd("erf", "erf(x)", "2/sqrt(pi)", Fraction(1, 2), (11, 21))


def f(kernel: Kernel) -> Value:
    """The function."""
    t = erfc.magnitude(kernel)
    far = kernel.reflect(kernel.given(1), kernel.number(1), erfc.tail(kernel))
    (fit,) = kernel.fit(ODD)
    c = fit.coefficients()
    ratio = led(kernel.arithmetic, t * t, kernel.constant(c[1]), constants(t, c[3::2]))
    near = joined(kernel, kernel.arithmetic.multiply(kernel.arithmetic.normal(ratio), t))
    result = kernel.ending(t).below(Fraction(1, 2)).select(near, far)
    return kernel.keep_nan(result.with_sign(kernel.ending(kernel.x)))


def grad(kernel: Kernel) -> Value:
    """2/√π·exp(−x²)."""
    e = _gaussian.bell(kernel, erfc.magnitude(kernel), halved=False)
    height = kernel.constant(exact("2/sqrt(pi) + 0*x"))
    return kernel.keep_nan(kernel.tail(Tail(kernel.arithmetic.multiply(e.mantissa, height), e.power())))


KERNEL = Recipe(f, grad)
