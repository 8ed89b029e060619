"""Whether an optimum is the best of all: a reason from theory, or branch and bound over all parameters."""

from xphi.approximate.minimax.globality.boxes import Verdict, prove
from xphi.approximate.minimax.globality.reasons import global_reason

__all__ = ["Verdict", "global_reason", "prove"]
