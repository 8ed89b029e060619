"""The certificates of what the kernels approximate: each is kept while it holds, and derived and proved if not."""

from __future__ import annotations

import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from xphi.certify.verify import verify
from xphi.lower.fits import Derived
from xphi.lower.recipes import all_fits


def files() -> dict[Path, str]:
    """Every certificate."""
    members = [fit for table in all_fits().values() for fit in table]
    with ProcessPoolExecutor() as pool:
        texts = list(pool.map(_text, members, chunksize=4))
    return {fit.path: text for fit, text in zip(members, texts, strict=True)}


def _text(fit: Derived) -> str:
    if fit.is_current() and verify(fit.path).holds:
        return fit.path.read_text()
    print(f"deriving {fit.table}, piece {fit.piece}", file=sys.stderr, flush=True)
    return fit.derive()
