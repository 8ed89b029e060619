"""The hyperbolic tangent: −m/(2 + m) with m = exp(−2t) − 1, which keeps its relative accuracy at 0."""

from __future__ import annotations

from fractions import Fraction

from xphi.lower.program import Value
from xphi.lower.recipes import _expm1, _logistic
from xphi.lower.recipes._kernel import Kernel, Tail
from xphi.lower.recipes._recipe import Recipe


def f(kernel: Kernel) -> Value:
    """The function."""
    arithmetic = kernel.arithmetic
    m = _expm1.expm1(_logistic.simple(kernel, 2))
    quotient = arithmetic.divide(arithmetic.negative(m), arithmetic.add(kernel.number(2), m))
    return kernel.keep_nan(_expm1.joined(kernel, quotient).with_sign(kernel.ending(kernel.x)))


def grad(kernel: Kernel) -> Value:
    """The derivative, an even function: 4e/(1 + e)²."""
    slope = _logistic.bump(_logistic.simple(kernel, 2))
    return kernel.keep_nan(kernel.tail(Tail(kernel.arithmetic.scale(slope.number, Fraction(4)), slope.power)))


KERNEL = Recipe(f, grad)
