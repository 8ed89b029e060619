"""The normal density: exp(−t²/2)/√(2π)."""

from __future__ import annotations

from xphi.lower.fits import exact
from xphi.lower.program import Value
from xphi.lower.recipes import _gaussian, normal_cdf
from xphi.lower.recipes._kernel import Kernel, Tail
from xphi.lower.recipes._recipe import Recipe


def f(kernel: Kernel) -> Value:
    """The function."""
    return normal_cdf.grad(kernel)


def grad(kernel: Kernel) -> Value:
    """The derivative, −x times the density; far out a zero has the sign of what it was."""
    arithmetic, t = kernel.arithmetic, _gaussian.magnitude(kernel)
    e = _gaussian.bell(kernel, t)
    height = arithmetic.multiply(kernel.constant(exact("1/sqrt(2*pi) + 0*x")), t)
    size = kernel.tail(Tail(arithmetic.multiply(e.mantissa, height), e.power()))
    return kernel.keep_nan(size.with_sign(-kernel.ending(kernel.x)))


KERNEL = Recipe(f, grad)
