"""ELU: x above zero, exp(x) − 1 below."""

from __future__ import annotations

from xphi.lower.program import Value
from xphi.lower.recipes import _expm1, _logistic
from xphi.lower.recipes._kernel import Kernel
from xphi.lower.recipes._recipe import Recipe


def f(kernel: Kernel) -> Value:
    """The function."""
    # where x > 0 the exponential of −x is computed and not used
    x = kernel.ending(kernel.x)
    below = _expm1.joined(kernel, _expm1.expm1(_logistic.simple(kernel)))
    return kernel.keep_nan(kernel.positive().select(x, below.with_sign(x)))


def grad(kernel: Kernel) -> Value:
    """The derivative: exp(x) up to zero, 1 above."""
    below = kernel.tail(_logistic.simple(kernel).times(kernel.number(1)))
    return kernel.keep_nan(kernel.positive().select(kernel.given(1), below))


KERNEL = Recipe(f, grad)
