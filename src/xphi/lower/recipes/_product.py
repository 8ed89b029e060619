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
    plain = slope * Fraction(1, 2**kernel.scaling) if kernel.lifted else slope
    product = first * second
    result = plain * product
    if kernel.kind == DOUBLE:
        # the two may be out of range where the slope brings them back
        apart = ((plain * Fraction(1, 4) * first) * second) * 4
        result = abs(product).below(Fraction(2) ** 1000).select(result, apart)
    if kernel.lifted:
        result = abs(slope).below(1).select(_raised(kernel, slope, first, second), result)
    return kernel.product(result.nan_from(first))


def _raised(kernel: Kernel, tail: Value, first: Value, second: Value) -> Value:
    """A lifted tail, below 1 as it is, times two factors that may bring it back into range, and down again."""
    down = Fraction(1, 2**kernel.scaling)
    ordered = abs(first).below(abs(second))
    large, small = ordered.select(second, first), ordered.select(first, second)
    before, after = _split(small, down)
    return ((tail * large) * (small * before)) * after


def _split(factor: Value, down: Fraction) -> tuple[Value, Value]:
    """By what a factor is multiplied before and after it is used: a small one would lose digits on the way down."""
    one, lowered = factor.like(1), factor.like(down)
    small = abs(factor).below(1)
    return small.select(one, lowered), small.select(lowered, one)


def _lowered(kernel: Kernel, result: Value, factor: Value, *, bounded: bool) -> Value:
    """A lifted result times a factor, and down again: a large factor before, the product with a small one after."""
    before, after = _split(factor, Fraction(1, 2**kernel.scaling))
    if not bounded:
        one = factor.like(1)
        before, after = kernel.small().select(before, one), kernel.small().select(after, one)
    return (result * (factor * before)) * after
