"""GELU: relu(x) − t·Q(t)."""

from __future__ import annotations

from fractions import Fraction

from xphi.lower import fits
from xphi.lower.program import Value
from xphi.lower.recipes import _gaussian
from xphi.lower.recipes._gate import gated, sloped
from xphi.lower.recipes._kernel import Kernel
from xphi.lower.recipes._recipe import Recipe
from xphi.lower.recipes._zero import near_zero

#: The derivative next to its zero.
ZERO = fits.near_zero("gelu", -0.75, Fraction(1, 4), (9, 20))


def f(kernel: Kernel) -> Value:
    """The function."""
    return gated(kernel, _gaussian.magnitude(kernel), _gaussian.tail(kernel))


def grad(kernel: Kernel) -> Value:
    """The derivative."""
    slope = sloped(kernel, _gaussian.slope(kernel))
    # the plain slope has a piece that is centered on the zero
    return near_zero(kernel, ZERO, slope) if kernel.arithmetic.paired else slope


KERNEL = Recipe(f, grad)
