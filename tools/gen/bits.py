"""The recorded bits of kernels that are new; what is recorded stays, and changes only by `tools/golden_bits.py`."""

from __future__ import annotations

import json
from pathlib import Path

from tools import golden_bits


def files() -> dict[Path, str]:
    """The record."""
    known = json.loads(golden_bits.TARGET.read_text()) if golden_bits.TARGET.exists() else {}
    digests = {
        name: known.get(name) or golden_bits.digest(golden_bits.results(description))
        for description in golden_bits.described()
        for name in [" ".join(description)]
    }
    return {golden_bits.TARGET: json.dumps(digests, indent=1) + "\n"}
