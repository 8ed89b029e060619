"""The made files beside those that are there: what differs, and what nobody made."""

from __future__ import annotations

import difflib
import importlib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

from tools.gen import OWNED, RECORDS, ROOT, STAGES

#: Lines of a diff that are shown of one file, and of all.
LINES, ALL_LINES = 40, 400


def made(stages: Iterable[str]) -> dict[Path, str]:
    """The files of some stages."""
    files: dict[Path, str] = {}
    for stage in stages:
        for product in STAGES[stage]:
            for path, text in importlib.import_module(f"tools.gen.{product}").files().items():
                if path in files:
                    raise ValueError(f"{path} is made twice")
                files[path] = text
    return files


@dataclass(frozen=True)
class Plan:
    """What is to be done.

    Parameters
    ----------
    files : mapping of Path to str
        All that was made.
    changed : tuple of Path
        Those of them that are absent or have another text.
    left : tuple of Path
        What is there and nobody made.
    """

    files: Mapping[Path, str]
    changed: tuple[Path, ...]
    left: tuple[Path, ...]

    def __bool__(self) -> bool:
        return bool(self.changed or self.left)

    def summary(self) -> str:
        """How many files, in words."""
        return f"{len(self.changed)} of {len(self.files)} generated files differ, {len(self.left)} are made by nobody"

    def diff(self) -> str:
        """What differs, as a unified diff of bounded length."""
        lines: list[str] = []
        for path in self.changed:
            lines += _cut(list(_diff(path, self.files[path])), LINES)
        lines += [f"nobody makes {path.relative_to(ROOT)}" for path in self.left]
        return "\n".join(_cut(lines, ALL_LINES))


def plan(files: Mapping[Path, str] | Iterable[Path]) -> Plan:
    """What is to be done for these to be there, and nothing else; of paths alone, only what else is there."""
    texts = files if isinstance(files, Mapping) else dict.fromkeys(files, "")
    changed = [path for path, text in texts.items() if _current(path) != text] if texts is files else []
    there = {path for folder, pattern in OWNED for path in folder.glob(pattern) if path.is_file()}
    left = {path for path in there - set(texts) - RECORDS if "__pycache__" not in path.parts}
    return Plan(texts, tuple(sorted(changed)), tuple(sorted(left)))


def _current(path: Path) -> str | None:
    return path.read_text() if path.exists() else None


def _diff(path: Path, text: str) -> Iterable[str]:
    name = str(path.relative_to(ROOT))
    here = (_current(path) or "").splitlines()
    return difflib.unified_diff(here, text.splitlines(), name, f"{name}, as it should be", lineterm="", n=1)


def _cut(lines: list[str], most: int) -> list[str]:
    """The first lines, and how many more there are."""
    return lines if len(lines) <= most else [*lines[:most], f"… and {len(lines) - most} more lines"]
