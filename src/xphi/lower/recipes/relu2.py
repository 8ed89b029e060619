"""Squared ReLU."""

from __future__ import annotations

from xphi.lower.program import Value
from xphi.lower.recipes import relu
from xphi.lower.recipes._kernel import Kernel
from xphi.lower.recipes._recipe import Recipe


def f(kernel: Kernel) -> Value:
    """The function."""
    positive = relu.f(kernel)
    return positive * positive


def grad(kernel: Kernel) -> Value:
    """The derivative, 2·relu(x)."""
    positive = relu.f(kernel)
    return positive + positive


KERNEL = Recipe(f, grad, liftable=False)
