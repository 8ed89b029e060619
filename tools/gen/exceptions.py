"""The 16-bit inputs that the compiled binary64 kernels round wrong, as a C header."""

from __future__ import annotations

from pathlib import Path

from tools.gen import GENERATED
from xphi.lower import exceptions


def files() -> dict[Path, str]:
    """The header."""
    return {GENERATED / "c/exceptions.h": exceptions.header()}
