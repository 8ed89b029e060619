"""SiLU: x times the logistic function."""

from __future__ import annotations

from fractions import Fraction

from xphi.lower import fits
from xphi.lower.program import Value
from xphi.lower.recipes import _logistic
from xphi.lower.recipes._gate import gated, sloped
from xphi.lower.recipes._kernel import Kernel
from xphi.lower.recipes._recipe import Recipe
from xphi.lower.recipes._zero import near_zero

#: The derivative next to its zero.
ZERO = fits.near_zero("silu", -1.28, Fraction(1, 8), (7, 15))


def f(kernel: Kernel) -> Value:
    """The function."""
    e = _logistic.simple(kernel)
    return gated(kernel, e.t, _logistic.tail(e))


def grad(kernel: Kernel) -> Value:
    """The derivative."""
    return near_zero(kernel, ZERO, sloped(kernel, _logistic.slope(_logistic.simple(kernel))))


KERNEL = Recipe(f, grad)
