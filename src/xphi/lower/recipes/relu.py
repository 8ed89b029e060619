"""ReLU: 0 up to 0, x beyond."""

from __future__ import annotations

from xphi.lower.program import Value
from xphi.lower.recipes._kernel import Kernel
from xphi.lower.recipes._recipe import Recipe


def f(kernel: Kernel) -> Value:
    """The function; the positive zero for either zero."""
    x = kernel.ending(kernel.x)
    return kernel.keep_nan(kernel.positive().select(x, kernel.given(0)))


def grad(kernel: Kernel) -> Value:
    """The derivative: 0 up to and at 0."""
    return kernel.keep_nan(kernel.positive().select(kernel.given(1), kernel.given(0)))


KERNEL = Recipe(f, grad, exact_product=True)
