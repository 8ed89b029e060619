"""The kernels in C."""

from __future__ import annotations

from pathlib import Path

from tools.gen import GENERATED
from xphi.lower import write


def files() -> dict[Path, str]:
    """One file a function or gate, and the index of all."""
    return {GENERATED / "c" / name: text for name, text in write.files().items()}
