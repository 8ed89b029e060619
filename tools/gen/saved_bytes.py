"""The table of codes in the page about saved bytes."""

from __future__ import annotations

from pathlib import Path

from tools.gen import ROOT
from tools.gen.marks import between
from xphi.lower import codes

PAGE = ROOT / "docs/explanation/saved-bytes.md"


def files() -> dict[Path, str]:
    """The page."""
    return {PAGE: between(PAGE.read_text(), "codes", codes.table())}
