"""The identity: the activation of a gate without one."""

from __future__ import annotations

from xphi.lower.program import Value
from xphi.lower.recipes._kernel import Kernel
from xphi.lower.recipes._recipe import Recipe


def f(kernel: Kernel) -> Value:
    """The input; a NaN is made quiet, as every operation makes it."""
    x = kernel.ending(kernel.x)
    return kernel.keep_nan(x)


def grad(kernel: Kernel) -> Value:
    """The derivative: 1."""
    return kernel.keep_nan(kernel.given(1))


KERNEL = Recipe(f, grad, exact_product=True)
