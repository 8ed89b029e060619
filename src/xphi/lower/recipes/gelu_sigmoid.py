"""GELU's sigmoid form: x times the logistic function of 1.702·x."""

from __future__ import annotations

from fractions import Fraction

from xphi import functions
from xphi.formula.symbols import x
from xphi.lower import fits
from xphi.lower.arithmetic import Paired
from xphi.lower.program import Value
from xphi.lower.recipes import _logistic
from xphi.lower.recipes._gate import gated, sloped
from xphi.lower.recipes._kernel import Kernel
from xphi.lower.recipes._recipe import Recipe
from xphi.lower.recipes._zero import near_zero

#: The derivative next to its zero.
ZERO = fits.near_zero("gelu_sigmoid", -0.75, Fraction(1, 8), (8, 15))


def rate() -> Fraction:
    """1.702, from the definition: the slope of the sigmoid's argument."""
    gate = (functions.get("gelu_sigmoid").formula / x).simplify()
    return Fraction(str(4 * gate.diff(x).subs(x, 0)))


def f(kernel: Kernel) -> Value:
    """The function."""
    e = _logistic.scaled_by(kernel, rate())
    return gated(kernel, e.t, _logistic.tail(e))


def grad(kernel: Kernel) -> Value:
    """The derivative."""
    e = _logistic.scaled_by(kernel, rate())
    stretch = Paired().multiply(Paired().constant(kernel.program, kernel.kind, rate()), e.t)
    return near_zero(kernel, ZERO, sloped(kernel, _logistic.slope(e, stretch)))


KERNEL = Recipe(f, grad, paired_slope=True)
