"""What is to be approximated and by what: target, form, norm, weight, constraints and domain."""

from xphi.approximate.problem.statement import Channel, Floats, Problem

__all__ = ["Channel", "Floats", "Problem"]
