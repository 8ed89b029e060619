"""GELU's tanh form: x times the logistic function of 2u(x), u = √(2/π)·(x + 0.044715·x³). No tanh is ever formed."""

from __future__ import annotations

from fractions import Fraction
from functools import cache

import sympy as sp

from xphi import functions
from xphi.formula.symbols import x
from xphi.lower import fits
from xphi.lower.arithmetic import Pair, Paired
from xphi.lower.fits import exact
from xphi.lower.program import Value
from xphi.lower.recipes import _logistic
from xphi.lower.recipes._gate import gated, sloped
from xphi.lower.recipes._kernel import Kernel
from xphi.lower.recipes._recipe import Recipe
from xphi.lower.recipes._zero import near_zero

#: The derivative next to its zero.
ZERO = fits.near_zero("gelu_tanh", -0.75, Fraction(1, 8), (7, 15))


@cache
def coefficients() -> tuple[Fraction, Fraction]:
    """Of x and x³ in 2u, from the definition."""
    (call,) = functions.get("gelu_tanh").formula.atoms(sp.tanh)
    inner = sp.Poly(sp.expand(call.args[0] / sp.sqrt(2 / sp.pi)), x)
    linear = exact("2*sqrt(2/pi) + 0*x")
    return linear, linear * Fraction(str(inner.coeff_monomial(x**3)))


def inner(kernel: Kernel, t: Value, times: int = 1) -> Pair:
    """2u(t)/t = a + b·t²; with times = 3 (2u)′(t) = a + 3b·t²."""
    arithmetic = Paired()
    linear, cubic = coefficients()
    a, b = (arithmetic.constant(kernel.program, kernel.kind, c) for c in (linear, times * cubic))
    return arithmetic.add(a, arithmetic.multiply(arithmetic.product(t, t), b))


def decay(kernel: Kernel) -> _logistic.Decay:
    """exp(−2u(|x|))."""
    a, b = map(float, coefficients())
    t = abs(kernel.x).finite_or(kernel.limit(lambda t: t * (a + b * t * t)))
    # an error in the exponent is one in the result, and the exponent reaches 110: a pair even where the rest is plain
    return _logistic.decay(kernel, t, Paired().multiply(inner(kernel, t), t))


def f(kernel: Kernel) -> Value:
    """The function."""
    e = decay(kernel)
    return gated(kernel, e.t, _logistic.tail(e))


def grad(kernel: Kernel) -> Value:
    """The derivative."""
    e = decay(kernel)
    if not kernel.lifted or kernel.arithmetic.paired:
        slope = _logistic.slope(e, Paired().multiply(inner(kernel, e.t, times=3), e.t))
    else:
        # (2u)′ = 3·(a + b·t²) − 2a, from what is there: an eighth faster, and 1.5 ULP worse than f′ by itself
        sum_, twice = inner(kernel, e.t), 2 * coefficients()[0]
        stretch = sum_.high.fms(3, kernel.rounded(twice))
        left = sum_.low.fms(3, kernel.rounded(twice - Fraction(e.t.format.round(twice))))
        slope = _logistic.plain_slope(e, stretch.fnma(e.t, 1), left * e.t)
    return near_zero(kernel, ZERO, sloped(kernel, slope))


KERNEL = Recipe(f, grad, paired_slope=True)
