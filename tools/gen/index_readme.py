"""The README as a package index can show it: links and pictures of the repository lead nowhere there.

A package is not built without this file, so ``python tools/gen/index_readme.py`` makes it with the standard library.
"""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def for_the_index(readme: str) -> str:
    """Links and pictures taken out."""
    without_pictures = re.sub(r"!\[[^\]]*\]\((?!https?:)[^)]*\)\n\n", "", readme)
    return re.sub(r"\[([^\]]*)\]\((?!https?:)[^)]*\)", r"\1", without_pictures)


if __name__ == "__main__":
    target = ROOT / "src/xphi/_generated/readme.md"
    target.parent.mkdir(exist_ok=True)
    target.write_text(for_the_index((ROOT / "README.md").read_text()))
