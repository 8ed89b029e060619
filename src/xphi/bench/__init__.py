"""Speed beside the installed peers: one process per peer, measured in turn, floors in the same run."""

from __future__ import annotations

from xphi.bench.driver import Plan, Result, measure

__all__ = ["Plan", "Result", "measure"]
