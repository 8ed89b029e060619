"""The codes of derivatives for ``save="bits"``: each is kept while it holds, and derived if not."""

from __future__ import annotations

from pathlib import Path

from tools.gen import GENERATED
from xphi.lower import codes


def files() -> dict[Path, str]:
    """The codes, as JSON."""
    return {GENERATED / codes.FILE: codes.made()}
