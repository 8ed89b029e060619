"""Hard sigmoid: 0 up to −3, 1 from 3 on, (x + 3)/6 between."""

from __future__ import annotations

from fractions import Fraction

from xphi.lower.program import Value
from xphi.lower.recipes._expm1 import joined
from xphi.lower.recipes._kernel import Kernel
from xphi.lower.recipes._recipe import Recipe

_SIXTH = Fraction(1, 6)


def f(kernel: Kernel) -> Value:
    """The function."""
    a, x = kernel.arithmetic, kernel.x
    middle = joined(kernel, a.multiply(a.sum(x.at_least(-3).at_most(3), kernel.number(3)), kernel.constant(_SIXTH)))
    return _between(kernel, kernel.given(0), middle, kernel.given(1))


def grad(kernel: Kernel) -> Value:
    """The derivative: 1/6 between −3 and 3, and 0 there and beyond."""
    zero = kernel.given(0)
    return _between(kernel, zero, kernel.given(Fraction(zero.format.round(_SIXTH))), zero)


def _between(kernel: Kernel, left: Value, middle: Value, right: Value) -> Value:
    """One value up to −3, another between, a third from 3 on."""
    x = kernel.ending(kernel.x)
    inside = x.below(3).select(middle, right)
    return kernel.keep_nan(kernel.given(-3).below(x).select(inside, left))


KERNEL = Recipe(f, grad, liftable=False)
