"""The reference page of the recorded accuracy."""

from __future__ import annotations

from pathlib import Path

from tools.gen import REFERENCE
from xphi.audit import ledger


def files() -> dict[Path, str]:
    """The page."""
    return {REFERENCE / "accuracy.md": ledger.page()}
