"""Small parts of Markdown."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

#: Titles that are one letter; readers look for the word.
_LETTER = 1


def table(heads: Sequence[str], rows: Iterable[Sequence[object]]) -> list[str]:
    """A table, with an empty line before and after it; a bar in a cell is escaped."""
    lines = [heads, ["---"] * len(heads), *rows]
    return ["", *("| " + " | ".join(str(cell).replace("|", "\\|") for cell in line) + " |" for line in lines), ""]


def code(text: object) -> str:
    """Text in fixed-width type."""
    return f"`{text}`"


def titled(name: str, title: str) -> str:
    """The title of a page: GELU, but Sigmoid σ where the title is one letter.

    >>> titled("sigmoid", "σ"), titled("silu", "SiLU")
    ('Sigmoid σ', 'SiLU')
    """
    return title if len(title) > _LETTER else f"{name.replace('_', ' ').capitalize()} {title}"


def first_sentence(docstring: str | None) -> str:
    """The first line of a docstring."""
    return (docstring or "").strip().partition("\n")[0]


def figure(source: str, text: str, caption: str = "") -> list[str]:
    """A picture on a plate of its own; the caption is Markdown."""
    shown = ["", '<figure markdown="1" class="plate">', "", f"![{text}]({source})", ""]
    return [*shown, *(["<figcaption>", caption, "</figcaption>"] if caption else []), "</figure>", ""]


def sections(markdown: str) -> tuple[str, dict[str, str]]:
    """A page as what comes before the first section, and its sections by their titles, in order."""
    head, *rest = ("\n" + markdown).split("\n## ")
    parts = {}
    for part in rest:
        title, _, body = part.partition("\n")
        parts[title.strip()] = body.strip("\n")
    return head.strip("\n"), parts


def joined(head: str, parts: dict[str, str]) -> str:
    """The inverse of :func:`sections`."""
    return "\n\n".join([head, *(f"## {title}\n\n{body}" for title, body in parts.items())]) + "\n"
