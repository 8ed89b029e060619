"""The largest relative error, solved as the largest error of the quotient."""

from __future__ import annotations

from xphi.approximate.norms.minimax import solve
from xphi.approximate.problem.norm import Norm

__all__ = ["NORM", "solve"]

NORM = Norm("minimax-rel", relative=True, slowest=0)
