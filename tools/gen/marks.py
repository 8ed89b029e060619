"""Text that is made into a page which people write."""

from __future__ import annotations

BEGIN, END = "<!-- begin: {} -->", "<!-- end: {} -->"
#: The head of a page that is all made.
WARNING = "<!-- Made by `make gen` from the registry; edits here are lost. -->\n\n"


def between(text: str, name: str, content: str) -> str:
    """`text` with what stands between two markers replaced."""
    begin, end = BEGIN.format(name), END.format(name)
    head, opened, rest = text.partition(begin)
    _, closed, tail = rest.partition(end)
    if not (opened and closed):
        raise ValueError(f"a page lacks the markers {begin} and {end}")
    return f"{head}{begin}\n{content}\n{end}{tail}"
