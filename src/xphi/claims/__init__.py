"""Published statements about activations, each decided by a computation that runs when asked.

A statement is an entry in ``statements/*.toml``: what was said, in the words of this project, and one or more
checks, each a stated value and the decider that computes it. The verdict follows from the two by the rules
of :mod:`xphi.claims.rules`; it is never typed in.
"""

from xphi.claims.decide import Decision, Outcome, decide, decide_statement, select
from xphi.claims.statement import Check, Statement, statements

__all__ = ["Check", "Decision", "Outcome", "Statement", "decide", "decide_statement", "select", "statements"]
