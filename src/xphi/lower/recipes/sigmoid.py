"""The logistic function."""

from __future__ import annotations

from xphi.lower.program import Value
from xphi.lower.recipes import _logistic
from xphi.lower.recipes._gate import sigmoid
from xphi.lower.recipes._kernel import Kernel
from xphi.lower.recipes._recipe import Recipe


def f(kernel: Kernel) -> Value:
    """The function."""
    return sigmoid(kernel, _logistic.tail(_logistic.simple(kernel)))


def grad(kernel: Kernel) -> Value:
    """The derivative, an even function."""
    return kernel.keep_nan(kernel.tail(_logistic.bump(_logistic.simple(kernel))))


KERNEL = Recipe(f, grad, bounded=True)
