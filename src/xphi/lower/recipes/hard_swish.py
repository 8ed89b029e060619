"""Hard swish: a parabola from −3 to 3 between two lines."""

from __future__ import annotations

from fractions import Fraction

from xphi.lower.arithmetic import Number
from xphi.lower.program import Value
from xphi.lower.recipes._expm1 import joined
from xphi.lower.recipes._kernel import Kernel
from xphi.lower.recipes._recipe import Recipe

_SIXTH = Fraction(1, 6)


def f(kernel: Kernel) -> Value:
    """The function: 0 below −3, x beyond 3, x·(x + 3)/6 between."""
    a, x = kernel.arithmetic, kernel.x
    held = x.at_least(-3).at_most(3)
    shifted: Number = a.sum(held, kernel.number(3))
    # scaled, so that a subnormal result is rounded once; by a power of two that leaves 18 far from the largest float
    raised = a.multiply(a.multiply(shifted, held * 2**kernel.scaling), kernel.constant(_SIXTH))
    middle = joined(kernel, raised) * Fraction(1, 2**kernel.scaling)
    result = kernel.ending(x)
    beyond = kernel.given(3).below(result)
    inside = kernel.given(-3).below(result).select(middle.with_sign(result), kernel.given(0))
    return kernel.keep_nan(beyond.select(result, inside))


def grad(kernel: Kernel) -> Value:
    """The derivative: 0 up to −3, 1 from 3 on, (2x + 3)/6 between."""
    a, x = kernel.arithmetic, kernel.x
    middle = joined(kernel, a.multiply(a.sum(x + x, kernel.number(3)), kernel.constant(_SIXTH)))
    result = kernel.ending(x)
    inside = result.below(3).select(middle, kernel.given(1))
    return kernel.keep_nan(kernel.given(-3).below(result).select(inside, kernel.given(0)))


KERNEL = Recipe(f, grad, liftable=False)
