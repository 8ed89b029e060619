"""Facts that were computed before, on disk; whatever goes wrong there, they are computed again."""

from __future__ import annotations

import contextlib
import functools
import hashlib
import json
import os
import tempfile
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

from xphi.files import cache_folder

_PACKAGE = Path(__file__).parents[1]
#: Files whose change may change a fact.
_SOURCES = ("formats.py", "real.py", "reference.py", "formula", "balls", "facts")


def folder() -> Path:
    """Where the facts are kept: XDG_CACHE_HOME/xphi, or ~/.cache/xphi."""
    return cache_folder() / "facts"


def key(*parts: str) -> str:
    """The name under which the facts of one formula are kept, with this version of the code."""
    return hashlib.sha256("\0".join((_fingerprint(), *parts)).encode()).hexdigest()[:40]


@functools.cache
def _fingerprint() -> str:
    digest = hashlib.sha256()
    with contextlib.suppress(PackageNotFoundError):
        digest.update(version("xphi").encode())
    for source in _SOURCES:
        path = _PACKAGE / source
        for file in [path] if path.is_file() else sorted(path.glob("*.py")):
            digest.update(file.read_bytes())
    return digest.hexdigest()


def read(name: str) -> Any:
    """The stored document, or None."""
    try:
        stored = json.loads((folder() / f"{name}.json").read_text(encoding="utf-8"))
        return stored["facts"] if stored["sha256"] == _sum(stored["facts"]) else None
    except (OSError, RuntimeError, ValueError, KeyError, TypeError):
        return None


def write(name: str, facts: Any) -> None:
    """Store a document; a folder that cannot be written is no reason to fail."""
    try:
        folder().mkdir(parents=True, exist_ok=True)
        handle, beside = tempfile.mkstemp(dir=folder(), prefix=f".{name}.")
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            json.dump({"sha256": _sum(facts), "facts": facts}, file)
        Path(beside).replace(folder() / f"{name}.json")
    except (OSError, RuntimeError):
        return


def _sum(facts: Any) -> str:
    return hashlib.sha256(json.dumps(facts, sort_keys=True).encode()).hexdigest()
