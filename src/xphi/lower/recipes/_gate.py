"""x·S(x) for a sigmoid with S(x) + S(−x) = 1: relu(x) − t·S(−t), and its slope, with t = |x|."""

from __future__ import annotations

from xphi.lower.program import Value
from xphi.lower.recipes._kernel import Kernel, Tail


def gated(kernel: Kernel, t: Value, tail: Tail) -> Value:
    """relu(x) − t·tail."""
    return kernel.reflect(kernel.relu(), t, tail)


def stepped(kernel: Kernel, tail: Tail) -> Value:
    """tail where x < 0, 1 − tail elsewhere: the sigmoid from S(−t), or the gate's slope from the slope of t·S(−t)."""
    return kernel.reflect(kernel.step(0, 1), kernel.sign(-1, 1), tail)
