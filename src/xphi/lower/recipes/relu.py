"""ReLU: 0 up to 0, x beyond."""

from __future__ import annotations

from xphi.lower.program import Value
from xphi.lower.recipes._kernel import Kernel


def f(kernel: Kernel) -> Value:
    """The function; a NaN is kept."""
    return kernel.ending(kernel.x).at_least(0)


def grad(kernel: Kernel) -> Value:
    """The derivative: 0 up to and at 0."""
    x = kernel.ending(kernel.x)
    above = kernel.given(0).below(x)
    # x·0 + 1 is 1 and keeps a NaN, but not an infinity: the larger of two comparisons does both
    return above.select(kernel.given(1), x.at_most(0).at_least(0))
