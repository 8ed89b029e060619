"""The kernels of GPUs."""

from __future__ import annotations

from pathlib import Path

from tools.gen import GENERATED
from xphi.lower import triton


def files() -> dict[Path, str]:
    """One file a function or gate, and the tables that they share."""
    return {GENERATED / "triton" / name: text for name, text in triton.files().items()}
