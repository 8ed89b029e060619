"""The normal distribution function: Q(t) below zero, 1 − Q(t) above."""

from __future__ import annotations

from xphi.lower.fits import exact
from xphi.lower.program import Value
from xphi.lower.recipes import _gaussian
from xphi.lower.recipes._gate import sigmoid
from xphi.lower.recipes._kernel import Kernel, Tail
from xphi.lower.recipes._recipe import Recipe


def f(kernel: Kernel) -> Value:
    """The function."""
    return sigmoid(kernel, _gaussian.tail(kernel))


def grad(kernel: Kernel) -> Value:
    """The normal density."""
    e = _gaussian.bell(kernel, _gaussian.magnitude(kernel))
    height = kernel.constant(exact("1/sqrt(2*pi) + 0*x"))
    return kernel.keep_nan(kernel.tail(Tail(kernel.arithmetic.multiply(e.mantissa, height), e.power())))


KERNEL = Recipe(f, grad)
