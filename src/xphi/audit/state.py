"""Finished chunks of a long audit on disk, so that an interrupted one goes on where it stopped."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

from xphi.audit.tally import Tally
from xphi.errors import XphiError
from xphi.files import cache_folder, write_file

SCHEMA = "xphi/audit-state/1"


def folder() -> Path:
    """Where states are kept: XDG_CACHE_HOME/xphi, or ~/.cache/xphi."""
    return cache_folder() / "audit"


class State:
    """The chunks that are done, each with one tally per subject.

    Parameters
    ----------
    key : dict
        Everything that the tallies depend on; another key is another file.
    """

    def __init__(self, key: dict[str, Any]) -> None:
        self.key = key
        digest = hashlib.sha256(json.dumps(key, sort_keys=True).encode()).hexdigest()
        self.path = folder() / f"{digest[:32]}.json"
        self.done: dict[int, list[Tally]] = self._read()

    def _read(self) -> dict[int, list[Tally]]:
        try:
            stored = json.loads(self.path.read_text())
            if stored["schema"] != SCHEMA or stored["key"] != self.key:
                return {}
            return {int(k): [Tally.load(one) for one in tallies] for k, tallies in stored["chunks"].items()}
        except (OSError, ValueError, KeyError, TypeError, AttributeError):
            return {}  # no state, or one that was cut off: begin anew

    def finish(self, chunk: int, tallies: list[Tally]) -> None:
        """Keep a finished chunk; a cache that cannot be written costs only the resuming."""
        self.done[chunk] = tallies
        chunks = {str(k): [tally.stored() for tally in done] for k, done in self.done.items()}
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            write_file(self.path, json.dumps({"schema": SCHEMA, "key": self.key, "chunks": chunks}))
        except (OSError, XphiError):
            return

    def remove(self) -> None:
        """Forget it: the audit is complete."""
        self.path.unlink(missing_ok=True)
