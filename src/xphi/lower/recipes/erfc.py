"""The complementary error function: exp(−t²)·X(t) above zero, 2 minus that below."""

from __future__ import annotations

from xphi.lower.fits import Far
from xphi.lower.program import Value
from xphi.lower.recipes import _gaussian, erf
from xphi.lower.recipes._kernel import Kernel, Tail
from xphi.lower.recipes._recipe import Recipe

#: X of erfc(t) = exp(−t²)·X(t).
SCALED = _gaussian.table(
    "scaled_erfc",
    "exp(x**2)*erfc(x)",
    1,
    {"binary32": (11, 7), "binary64": (28, 14)},
    Far(27, _gaussian.series("2*x**2", "x*sqrt(pi)")),
)


def magnitude(kernel: Kernel) -> Value:
    """|x|, held where exp(−x²) no longer counts."""
    return abs(kernel.x).finite_or(kernel.limit(lambda t: t * t))


def tail(kernel: Kernel) -> Tail:
    """erfc(|x|)."""
    t = magnitude(kernel)
    e = _gaussian.bell(kernel, t, halved=False)
    return Tail(kernel.arithmetic.multiply(e.mantissa, _gaussian.piecewise(kernel, SCALED, 1, t)), e.power())


def f(kernel: Kernel) -> Value:
    """The function."""
    return kernel.keep_nan(kernel.reflect(kernel.step(2, 0), kernel.sign(1, -1), tail(kernel)))


def grad(kernel: Kernel) -> Value:
    """Minus the derivative of erf."""
    return -erf.grad(kernel)


KERNEL = Recipe(f, grad)
