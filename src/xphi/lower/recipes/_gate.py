"""x·S(x) for a sigmoid with S(x) + S(−x) = 1: relu(x) − t·S(−t), and its slope, with t = |x|."""

from __future__ import annotations

from xphi.lower.program import Value
from xphi.lower.recipes._kernel import Kernel, Tail


def gated(kernel: Kernel, t: Value, tail: Tail) -> Value:
    """relu(x) − t·tail."""
    return kernel.reflect(kernel.relu(), kernel.lowered(t), tail)


def sigmoid(kernel: Kernel, tail: Tail) -> Value:
    """S(x) from the tail S(−t): the tail where x < 0, 1 − tail elsewhere."""
    return kernel.keep_nan(kernel.reflect(kernel.step(0, 1), kernel.sign(-1, 1), tail))


def sloped(kernel: Kernel, tail: Tail) -> Value:
    """The gate's slope from that of t·S(−t), in the same way.

    Far out it is below zero, and so is the zero that it becomes.
    """
    return kernel.keep_nan(kernel.reflect(kernel.step("-0", 1), kernel.sign(-1, 1), tail))
