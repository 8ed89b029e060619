"""The functions in plain operations of torch and of JAX."""

from __future__ import annotations

from pathlib import Path

from tools.gen import GENERATED
from xphi.emit import _composites
from xphi.lower import kernels


def files() -> dict[Path, str]:
    """One file a function and framework."""
    return {GENERATED / path: text for path, text in _composites.files(kernels.functions()).items()}
