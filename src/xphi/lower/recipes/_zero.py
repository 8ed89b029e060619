"""A slope next to its own zero, where every other formula cancels: (x − zero) times a polynomial."""

from __future__ import annotations

from fractions import Fraction

from xphi.lower.arithmetic import Number, Pair, Paired, high
from xphi.lower.fits import Fits
from xphi.lower.program import DOUBLE, FORMAT_OF, Value
from xphi.lower.recipes._kernel import Kernel
from xphi.lower.recipes._polynomial import constants, horner


def near_zero(kernel: Kernel, fits: Fits, elsewhere: Value, argument: Number | None = None) -> Value:
    """A slope near its zero from the fit of the slope's slope, and elsewhere what is given.

    The argument is the kernel's input if not given.
    """
    (fit,) = kernel.fit(fits)
    x = kernel.x if argument is None else high(argument)
    paired = Paired()
    low = argument.low if isinstance(argument, Pair) else None
    if not kernel.arithmetic.paired:
        # within the rounding error of 1 anyway; only the sign is put right
        shift = kernel.rounded((fit.zero or fit.center) - fit.center)
        beside = (x - fit.center) - (shift if low is None else shift - low)
        return kernel.keep_nan(abs(elsewhere).with_sign(kernel.ending(beside)))
    c = fit.coefficients()
    d = x - fit.center
    inner = horner(d, constants(d, c[2:]))
    lead, start = (paired.constant(kernel.program, kernel.kind, c[power]) for power in (1, 0))
    # what the low half of the argument adds: its product with the slope there
    added = low * d.fma(kernel.rounded(2 * c[2]), lead.high) if low is not None else None
    steep = paired.normal(Pair(lead.high, inner.fma(d, lead.low)))
    product = paired.multiply(steep, d)
    if kernel.wide:
        offset = kernel.given(Fraction(FORMAT_OF[DOUBLE].round(c[0])))
        if added is not None:
            offset = offset + added.widened()
        close = (product.high.widened() + product.low.widened()) + offset
    else:
        # one float away from the zero the two parts cancel half of each other
        total = paired.sum(product.high, start.high)
        small = total.low + (product.low + start.low)
        close = total.high + (small if added is None else small + added)
    if kernel.lifted:
        close = close * 2**kernel.scaling
    distance = abs(kernel.ending(x) - kernel.ending(kernel.number(fit.center)))
    return kernel.keep_nan(distance.below((fit.high - fit.low) / 2).select(close, elsewhere))
