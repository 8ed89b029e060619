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


@cache
def constants() -> tuple[Fraction, Fraction]:
    """λ and λ·α."""
    scale, alpha = (Fraction(int(sp.floor(value.evalf(150) * 2**BITS)), 2**BITS) for value in (selu.SCALE, selu.ALPHA))
    return scale, scale * alpha


def f(kernel: Kernel) -> Value:
    """The function."""
    arithmetic = kernel.arithmetic
    scale, product = (kernel.constant(value) for value in constants())
    below = arithmetic.multiply(_expm1.expm1(_logistic.simple(kernel)), product)
    above = arithmetic.multiply(scale, kernel.x)
    return kernel.positive().select(_expm1.joined(kernel, above), _expm1.joined(kernel, below))


def grad(kernel: Kernel) -> Value:
    """The derivative; at 0 the left one."""
    scale, product = constants()
    below = kernel.tail(_logistic.simple(kernel).times(kernel.constant(product)))
    return kernel.positive().select(kernel.given(Fraction(below.format.round(scale))), below)


