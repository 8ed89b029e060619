"""The integral of the squared error, solved as that of the error is."""

from __future__ import annotations

from xphi.approximate.norms.l1 import solve
from xphi.approximate.problem.norm import Norm

__all__ = ["NORM", "solve"]

NORM = Norm("l2", power=2, slowest=-1, even=True)
