"""The table of 16-bit results on a GPU, which the compiled kernels tell."""

from __future__ import annotations

from pathlib import Path

from tools.gen import ROOT
from tools.gen.marks import between
from xphi.lower import rounded_twice

PAGE = ROOT / "docs/explanation/gpu.md"


def files() -> dict[Path, str]:
    """The page."""
    return {PAGE: between(PAGE.read_text(), "rounded-twice", rounded_twice.table())}
