"""SELU: ELU's two sides, each with its constant."""

from __future__ import annotations

from fractions import Fraction
from functools import cache

import sympy as sp

from xphi.functions import selu
from xphi.lower.fits import BITS
from xphi.lower.program import Value
from xphi.lower.recipes import _expm1, _logistic
from xphi.lower.recipes._kernel import Kernel
from xphi.lower.recipes._recipe import Recipe


@cache
def constants() -> tuple[Fraction, Fraction]:
    """λ and λ·α."""
    scale, alpha = (Fraction(int(sp.floor(value.evalf(150) * 2**BITS)), 2**BITS) for value in (selu.SCALE, selu.ALPHA))
    return scale, scale * alpha


def f(kernel: Kernel) -> Value:
    """The function."""
    arithmetic = kernel.arithmetic
    scale, product = constants()
    below = arithmetic.multiply(_expm1.expm1(_logistic.simple(kernel)), kernel.constant(product))
    # the constant's head is cut and not rounded: both products are then infinite together, and of one sign
    x = kernel.ending(kernel.x)
    head = Fraction(x.format.round(scale))
    head = head if head <= scale else Fraction(x.format.below(head))
    above = x.fma(head, x * Fraction(x.format.round(scale - head)))
    return kernel.keep_nan(kernel.positive().select(above, _expm1.joined(kernel, below).with_sign(x)))


def grad(kernel: Kernel) -> Value:
    """The derivative; at 0 the left one."""
    scale, product = constants()
    below = kernel.tail(_logistic.simple(kernel).times(kernel.constant(product)))
    return kernel.keep_nan(kernel.positive().select(kernel.given(Fraction(below.format.round(scale))), below))


KERNEL = Recipe(f, grad)
