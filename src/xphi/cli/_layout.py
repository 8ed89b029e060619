"""Tables and labelled lines that fit a terminal, in which no number and no name is broken."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Collection, Iterable, Sequence
from typing import Any, TextIO

import click

from xphi.cli._streams import shown

__all__ = ["fields", "records", "table", "width_of", "wrapped"]

_GAP = "  "
#: A row that needs more lines than this is easier to read as a list.
_TALLEST = 4
_NARROWEST = 20
#: Where a formula longer than a line may be broken: behind an operator, before a command of LaTeX.
_JOINTS = re.compile(r"(?<=[*/,(;|=&_])(?![*/_])|(?<=[\w)}])(?=\\)|(?<=\))(?=[-+*/(])")
#: Holds a number and its unit together; printed as a space.
TIE = "\u00a0"


def width_of(stream: TextIO | None) -> int | None:
    """Columns of a terminal, or as COLUMNS says of it; None for a file or a pipe, where nothing limits a line."""
    wanted = os.environ.get("COLUMNS", "")
    try:
        if stream is None or not stream.isatty():
            return None
        if wanted.isdigit() and int(wanted):
            return max(int(wanted), _NARROWEST)
        return max(os.get_terminal_size(stream.fileno()).columns or 80, _NARROWEST)
    except (OSError, ValueError):
        return 80


def wrapped(text: str, width: int | None) -> list[str]:
    """`text` in lines, broken at spaces, and at operators where a formula has none; longer words stay whole."""
    if width is None or len(text) <= width:
        return [text]
    lines: list[str] = []
    for paragraph in text.splitlines():
        words = [piece for word in paragraph.split(" ") for piece in _pieces(word, width)]
        line = ""
        for word, glue in words:
            if line and len(line) + len(glue) + len(word) > width:
                lines.append(line)
                line = word
            else:
                line += (glue if line else "") + word
        lines.append(line)
    return lines


def _pieces(word: str, width: int) -> list[tuple[str, str]]:
    """A word, or the parts of one that is too long, each with what joins it to what stands before."""
    parts = [part for part in _JOINTS.split(word) if part] if len(word) > width else [word]
    return [(part, "" if position else " ") for position, part in enumerate(parts or [""])]


def table(title: str, columns: Sequence[str], rows: Iterable[Sequence[Any]], numeric: Collection[int] = ()) -> None:
    """Print a table; one that is too wide wraps its words, and is a list of labelled lines where even that is."""
    width = width_of(sys.stdout)
    cells = [[shown(str(cell)) for cell in row] for row in rows]
    heads = [shown(column) for column in columns]
    if title:
        for line in wrapped(shown(title), width):
            click.echo(line)
    widths = _widths([heads, *cells], width, numeric)
    if widths is None:
        records(heads, cells)
        return
    for position, row in enumerate([heads, *cells]):
        if position or any(heads):
            _row(row, widths, numeric, bold=position == 0)


def _widths(rows: list[list[str]], width: int | None, numeric: Collection[int]) -> list[int] | None:
    """Of the columns; None where they do not fit."""
    columns = list(zip(*rows, strict=True))
    full = [max(map(len, column)) for column in columns]
    if width is None or sum(full) + len(_GAP) * (len(full) - 1) <= width:
        return full
    fixed = {k for k in range(len(full)) if k in numeric or k == 0}
    least = [
        full[k] if k in fixed else max(len(word) for cell in column for word in cell.split(" "))
        for k, column in enumerate(columns)
    ]
    spare = width - sum(least) - len(_GAP) * (len(full) - 1)
    if spare < 0:
        return None
    wish = sum(full) - sum(least)
    widths = [low + spare * (high - low) // wish for low, high in zip(least, full, strict=True)]
    heights = (len(wrapped(cell, w)) for row in rows for cell, w in zip(row, widths, strict=True))
    return widths if max(heights) <= _TALLEST else None


def _row(row: Sequence[str], widths: Sequence[int], numeric: Collection[int], *, bold: bool) -> None:
    columns = [wrapped(cell, width) for cell, width in zip(row, widths, strict=True)]
    for level in range(max(map(len, columns))):
        parts = [column[level] if level < len(column) else "" for column in columns]
        placed = [
            part.rjust(width) if position in numeric else part.ljust(width)
            for position, (part, width) in enumerate(zip(parts, widths, strict=True))
        ]
        _echo(_GAP.join(placed).rstrip(), bold=bold)


def records(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> None:
    """Each row by itself: its first cell, and below it one labelled line for each of the others."""
    for row in rows:
        click.echo()
        _echo(row[0] or heads[0], bold=True)
        fields([(head, cell) for head, cell in zip(heads[1:], row[1:], strict=True) if cell])


def fields(lines: Sequence[tuple[str, str]], *, indent: int = 2) -> None:
    """Print labelled lines; what is longer than the terminal goes on below its own column."""
    if not lines:
        return
    width = width_of(sys.stdout)
    label = max(len(shown(name)) for name, _ in lines)
    room = None if width is None else max(width - indent - label - len(_GAP), _NARROWEST)
    for name, text in lines:
        for position, line in enumerate(wrapped(shown(text), room)):
            head = shown(name) if position == 0 else ""
            _echo(f"{' ' * indent}{head:<{label}}{_GAP}{line}".rstrip())


def _echo(line: str, *, bold: bool = False) -> None:
    line = line.replace(TIE, " ")
    click.echo(click.style(line, bold=True) if bold and line and not os.environ.get("NO_COLOR") else line)
