"""SiLU: x times the logistic function."""

from __future__ import annotations

from xphi.lower.program import Value
from xphi.lower.recipes import _logistic
from xphi.lower.recipes._gate import gated, sloped
from xphi.lower.recipes._kernel import Kernel
from xphi.lower.recipes._zero import near_zero


def f(kernel: Kernel) -> Value:
    """The function."""
    e = _logistic.simple(kernel)
    return gated(kernel, e.t, _logistic.tail(e))


def grad(kernel: Kernel) -> Value:
    """The derivative."""
    return near_zero(kernel, "silu_slope", sloped(kernel, _logistic.slope(_logistic.simple(kernel))))
