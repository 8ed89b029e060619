"""The release notes: the changelog, and before it the fragments of what is not released."""

from __future__ import annotations

import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def page(root: Path = ROOT) -> str:
    """The release notes as one page."""
    settings = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["towncrier"]
    history = (root / settings["filename"]).read_text(encoding="utf-8")
    intro, _, released = history.partition(settings["start_string"])
    intro = intro.replace("# Changelog", "# Release notes", 1).strip()
    text = "\n".join([intro, "", *_coming(root / settings["directory"], settings["type"]), released.strip(), ""])
    return text.replace("](docs/", "](")  # the changelog's links start at the root of the repository


def _coming(folder: Path, types: list[dict[str, object]]) -> list[str]:
    lines = ["## Next release", ""]
    for kind in types:
        fragments = sorted(folder.glob(f"*.{kind['directory']}.md"))
        if fragments:
            lines += [f"### {kind['name']}", ""]
            lines += [f"- {' '.join(path.read_text(encoding='utf-8').split())}" for path in fragments]
            lines.append("")
    return lines if len(lines) > 2 else []
