"""The complementary error function: exp(−t²)·X(t) above zero, 2 minus that below."""

from __future__ import annotations

from xphi.lower.program import Value
from xphi.lower.recipes import _gaussian, erf
from xphi.lower.recipes._kernel import Kernel, Tail


def magnitude(kernel: Kernel) -> Value:
    """|x|, held where exp(−x²) no longer counts."""
    return abs(kernel.x).finite_or(kernel.limit(lambda t: t * t))


def tail(kernel: Kernel) -> Tail:
    """erfc(|x|)."""
    t = magnitude(kernel)
    e = _gaussian.bell(kernel, t, halved=False)
    return Tail(kernel.arithmetic.multiply(e.mantissa, _gaussian.piecewise(kernel, "scaled_erfc", 1, t)), e.power())


def f(kernel: Kernel) -> Value:
    """The function."""
    return kernel.keep_nan(kernel.reflect(kernel.step(2, 0), kernel.sign(1, -1), tail(kernel)))


def grad(kernel: Kernel) -> Value:
    """Minus the derivative of erf."""
    return -erf.grad(kernel)
