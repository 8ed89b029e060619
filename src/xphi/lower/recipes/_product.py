"""Products of a result with what is given beside x, without an overflow or a zero that the product does not have.

Where several factors are NaN the product is the first of them, x before the others, on every processor.
"""

from __future__ import annotations

from fractions import Fraction

from xphi.lower.program import DOUBLE, Value
from xphi.lower.recipes._kernel import Kernel


def of_two(kernel: Kernel, result: Value, factor: Value, *, bounded: bool) -> Value:
    """result·factor; `bounded` says that a lifted result is lifted wherever x is."""
    given = kernel.ending(factor)
    product = _lowered(kernel, result, given, bounded=bounded) if kernel.lifted else result * given
    return kernel.product(product)


def of_three(kernel: Kernel, slope: Value, up: Value, g: Value) -> Value:
    """slope·up·g, for a slope of at most 1.13."""
    first, second = kernel.ending(up), kernel.ending(g)
    product = first * second
    result = slope * product
    if kernel.kind == DOUBLE:
        # the two may be out of range where the slope brings them back
        apart = ((slope * Fraction(1, 4) * first) * second) * 4
        result = abs(product).below(Fraction(2) ** 1000).select(result, apart)
    return kernel.product(result.nan_from(first))


def _lowered(kernel: Kernel, result: Value, factor: Value, *, bounded: bool) -> Value:
    """A lifted result times a factor, and down again: a large factor before, the product with a small one after."""
    down = Fraction(1, 2**kernel.scaling)
    one, lowered = factor.like(1), factor.like(down)
    small = abs(factor).below(1)
    before, after = small.select(one, lowered), small.select(lowered, one)
    if not bounded:
        before, after = kernel.small().select(before, one), kernel.small().select(after, one)
    return (result * (factor * before)) * after
