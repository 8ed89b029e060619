"""log σ: min(x, 0) − log(1 + e^−t), softplus of −x with its sign turned."""

from __future__ import annotations

from xphi.lower.program import Value
from xphi.lower.recipes import _logistic, softplus
from xphi.lower.recipes._kernel import Kernel
from xphi.lower.recipes._recipe import Recipe


def f(kernel: Kernel) -> Value:
    """The function; far out it is below zero, and so is the zero that it becomes."""
    base = kernel.negative().select(kernel.ending(kernel.x), kernel.given("-0"))
    return kernel.keep_nan(kernel.reflect(base, kernel.number(1), softplus.logarithm(kernel), ordered=False))


def grad(kernel: Kernel) -> Value:
    """The logistic function of −x."""
    tail = _logistic.tail(_logistic.simple(kernel))
    return kernel.keep_nan(kernel.reflect(kernel.step(1, 0), kernel.sign(1, -1), tail))


KERNEL = Recipe(f, grad)
