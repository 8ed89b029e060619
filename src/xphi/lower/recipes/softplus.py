"""Softplus: relu(x) + log(1 + e^−t), the logarithm as 2·atanh(e/(2 + e))."""

from __future__ import annotations

from fractions import Fraction

from xphi.lower.arithmetic import high
from xphi.lower.fits import odd
from xphi.lower.program import Value
from xphi.lower.recipes import _logistic, sigmoid
from xphi.lower.recipes._kernel import Kernel, Tail
from xphi.lower.recipes._polynomial import constants, horner
from xphi.lower.recipes._recipe import Recipe

#: log1p(e) = 2·atanh(s) with s = e/(2 + e) of at most 1/3.
ATANH = odd("atanh", "log((1+x)/(1-x))/2", "1", Fraction(11, 32), (11, 25))


def logarithm(kernel: Kernel) -> Tail:
    """log(1 + e^−t)."""
    arithmetic = kernel.arithmetic
    e = _logistic.simple(kernel)
    quotient = e.over(e.plus(2))
    s = high(quotient.number) * Fraction(1, 2**kernel.scaling)
    (fit,) = kernel.fit(ATANH)
    square = s * s
    cubic = horner(square, constants(s, fit.coefficients()[3::2])) * square
    # atanh(s) = s·(1 + s²·(…)), the bracket's second term at most 1/25
    one = arithmetic.pair(kernel.number(1), cubic)
    return Tail(arithmetic.scale(arithmetic.multiply(quotient.number, one), Fraction(2)))


def f(kernel: Kernel) -> Value:
    """The function."""
    tail = logarithm(kernel)
    base = kernel.positive().select(kernel.ending(kernel.x), kernel.given(0))
    return kernel.keep_nan(kernel.reflect(base, kernel.number(-1), tail, ordered=False))


def grad(kernel: Kernel) -> Value:
    """The logistic function."""
    return sigmoid.f(kernel)


KERNEL = Recipe(f, grad)
