"""What the verbs share: one JSON document, tables, notes, and files that are whole or absent."""

from __future__ import annotations

import json
import os
import platform
import sys
import time
from collections.abc import Collection, Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Literal, TextIO

import click

from xphi import __version__
from xphi.cli import _layout, _streams
from xphi.cli._progress import working
from xphi.cli._streams import shown
from xphi.errors import XphiError
from xphi.files import check_writable, is_stdout, write_file
from xphi.real import plain

if TYPE_CHECKING:
    from rich.console import Console

__all__ = [
    "check_output",
    "console",
    "interval",
    "note",
    "plain",
    "print_fields",
    "print_json",
    "print_records",
    "print_table",
    "print_text",
    "read_points",
    "report_to",
    "working",
    "write_file",
]

STARTED = time.perf_counter()


def console(*, error: bool = False) -> Console:
    """A console that is plain when piped or when NO_COLOR is set, and never wraps in a pipe."""
    from rich.console import Console

    class Honest(Console):
        def on_broken_pipe(self) -> None:
            """Leave it to the command line, which knows the right exit status."""
            raise BrokenPipeError

    stream = sys.stderr if error else sys.stdout
    colours: Literal["auto"] | None = None if os.environ.get("NO_COLOR") else "auto"
    width = _layout.width_of(stream)
    return Honest(color_system=colours, file=stream, width=width or 200, highlight=False, soft_wrap=width is None)


def print_json(verb: str, **payload: Any) -> None:
    """Print the one document of ``--json``; version, platform and duration stand under ``run``."""
    run = {
        "version": __version__,
        "python": platform.python_version(),
        "platform": platform.platform(),
        "duration": round(time.perf_counter() - STARTED, 4),
    }
    document = {"schema": f"xphi/{verb}/1", **plain(payload), "run": run}
    click.echo(json.dumps(document, ensure_ascii=not _streams.unicode_output(), indent=2, allow_nan=False))


def print_table(
    title: str, columns: Sequence[str], rows: Iterable[Sequence[Any]], *, numeric: Collection[int] = ()
) -> None:
    """Print a table; the columns whose positions are in `numeric` are set flush right and never broken."""
    _layout.table(title, columns, rows, numeric)


def print_records(columns: Sequence[str], rows: Iterable[Sequence[str]]) -> None:
    """Print each row as a heading and labelled lines."""
    _layout.records([shown(column) for column in columns], ([shown(cell) for cell in row] for row in rows))


def print_fields(lines: Sequence[tuple[str, str]], *, indent: int = 0) -> None:
    """Print labelled lines, each as long as it needs to be."""
    _layout.fields(lines, indent=indent)


def print_text(text: str) -> None:
    """Print a sentence, its words whole."""
    for line in _layout.wrapped(shown(text), _layout.width_of(sys.stdout)):
        click.echo(line)


def note(text: str) -> None:
    """A line on standard error, its words whole on a terminal."""
    width = _layout.width_of(sys.stderr) if sys.stderr is not None and sys.stderr.isatty() else None
    lines = [line if line.startswith(" ") else "\n".join(_layout.wrapped(line, width)) for line in text.splitlines()]
    _streams.say("\n".join(lines))


def check_output(path: str | None, *, as_json: bool = False, binary: bool = False) -> bool:
    """Refuse a file that cannot be written, before the work; whether it is standard output.

    Raises
    ------
    XphiError
    """
    if path is None:
        return False
    check_writable(path)
    if not is_stdout(path):
        return False
    if as_json:
        raise XphiError(f"-o {path} and --json both write to standard output: give one of them, or a file after -o")
    if binary and sys.stdout is not None and sys.stdout.isatty():
        raise XphiError(f"-o {path} would write a binary file to the terminal: send it to a file or a program")
    return True


@contextmanager
def report_to(stream: TextIO) -> Iterator[None]:
    """Send what is printed for people to another stream: standard output is the file."""
    before = sys.stdout
    sys.stdout = stream
    try:
        yield
    finally:
        sys.stdout = before


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
