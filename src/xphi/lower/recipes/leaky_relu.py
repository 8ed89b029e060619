"""Leaky ReLU: x above 0, a hundredth of it below."""

from __future__ import annotations

from fractions import Fraction

from xphi.lower.arithmetic import Pair
from xphi.lower.program import Value
from xphi.lower.recipes._kernel import Kernel
from xphi.lower.recipes._recipe import Recipe

_HUNDREDTH = Fraction(1, 100)


def f(kernel: Kernel) -> Value:
    """The function."""
    x, t = kernel.ending(kernel.x), abs(kernel.x)
    hundredth = kernel.constant(_HUNDREDTH)
    if isinstance(hundredth, Pair) and not kernel.wide:
        # an infinite rest of the other sign would leave a NaN
        rest = t.finite_or(Fraction(t.format.largest)) * hundredth.low
        below = t.fma(hundredth.high, rest)
    else:
        below = kernel.ending(t) * _slope(kernel)
    return kernel.keep_nan(kernel.positive().select(x, below.with_sign(x)))


def grad(kernel: Kernel) -> Value:
    """The derivative: a hundredth up to and at 0, 1 beyond."""
    return kernel.keep_nan(kernel.positive().select(kernel.given(1), _slope(kernel)))


def _slope(kernel: Kernel) -> Value:
    """A hundredth, rounded to the kind of the result."""
    return kernel.given(Fraction(kernel.given(0).format.round(_HUNDREDTH)))


KERNEL = Recipe(f, grad, liftable=False)
