"""What the verbs share: one JSON document, tables, notes, and files that are whole or absent."""

from __future__ import annotations

import importlib.util
import json
import os
import platform
import sys
import time
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, Literal

import click

from xphi import __version__
from xphi.errors import XphiError
from xphi.files import write_file
from xphi.real import plain

if TYPE_CHECKING:
    from rich.console import Console

__all__ = ["console", "interval", "note", "plain", "print_json", "print_table", "read_points", "write_file"]

STARTED = time.perf_counter()


def console(*, error: bool = False) -> Console:
    """A console that is plain when piped or when NO_COLOR is set, and never wraps in a pipe."""
    from rich.console import Console

    stream = sys.stderr if error else sys.stdout
    colours: Literal["auto"] | None = None if os.environ.get("NO_COLOR") else "auto"
    return Console(
        color_system=colours,
        file=stream,
        width=None if stream.isatty() else 200,
        highlight=False,
        soft_wrap=not stream.isatty(),
    )


def print_json(verb: str, **payload: Any) -> None:
    """Print the one document of ``--json``; version, platform and duration stand under ``run``."""
    run = {
        "version": __version__,
        "python": platform.python_version(),
        "platform": platform.platform(),
        "duration": round(time.perf_counter() - STARTED, 4),
    }
    document = {"schema": f"xphi/{verb}/1", **plain(payload), "run": run}
    click.echo(json.dumps(document, ensure_ascii=False, indent=2, allow_nan=False))


def print_table(
    title: str, columns: Sequence[str], rows: Iterable[Sequence[Any]], *, numeric: Sequence[int] = ()
) -> None:
    """Print a table; the columns whose positions are in `numeric` are set flush right."""
    if importlib.util.find_spec("rich") is None:  # the verbs of the running side need no extra
        _print_plain_table(title, [columns, *rows], numeric)
        return
    from rich.table import Table

    table = Table(title=title or None, title_justify="left", box=None, pad_edge=False, header_style="bold")
    for position, column in enumerate(columns):
        table.add_column(column, justify="right" if position in numeric else "left", overflow="fold")
    for row in rows:
        table.add_row(*(str(cell) for cell in row))
    console().print(table)


def _print_plain_table(title: str, rows: Sequence[Sequence[Any]], numeric: Sequence[int]) -> None:
    widths = [max(len(str(row[column])) for row in rows) for column in range(len(rows[0]))]
    if title:
        click.echo(title)
    for row in rows:
        cells = [
            str(cell).rjust(width) if position in numeric else str(cell).ljust(width)
            for position, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        click.echo("  ".join(cells).rstrip())


def note(text: str) -> None:
    """A line on standard error."""
    click.echo(text, err=True)


def interval(text: str | None) -> tuple[str, str] | None:
    """``LO,HI`` as two formulas; None stays None.

    Raises
    ------
    XphiError
    """
    if text is None:
        return None
    parts = text.split(",")
    if len(parts) != 2 or not all(part.strip() for part in parts):
        raise XphiError(f"an interval is two numbers with a comma, such as -4,4; {text!r} is not")
    return parts[0].strip(), parts[1].strip()


def read_points(points: int | None) -> int | None:
    """Check a number of points."""
    if points is not None and not 2 <= points <= 10_000_000:
        raise XphiError(f"--points takes a whole number from 2 to 10000000, not {points}")
    return points
