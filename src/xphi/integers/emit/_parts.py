"""What the languages share: the lines of the header, and numbers in rows."""

from __future__ import annotations

from collections.abc import Iterable

from xphi import __version__
from xphi.errors import XphiError
from xphi.integers.result import Table
from xphi.integers.schemes import Steps


def header(table: Table) -> list[str]:
    """What the code is, and how far it was checked."""
    source, result = table.source, table.result
    return [
        f"{table.name}, as an integer table. Written by xphi {__version__}.",
        f"input  {source.text()}: q stands for (q - zero)*scale, {source.low} <= q <= {source.high}",
        f"output {result.text()}",
        f"{table.arithmetic}; {table.bits} bits",
        f"All {len(table.truth.codes)} inputs tried against the exact function, saturated to the output:",
        f"at most {table.max_lsb:.6f} LSB off (at {table.own.at}), {table.correctly_rounded:.4%} correctly rounded.",
    ]


def steps(table: Table, language: str) -> Steps:
    """The arithmetic, where it is that of equal steps.

    Raises
    ------
    XphiError
        If it is another.
    """
    if isinstance(table.scheme, Steps):
        return table.scheme
    raise XphiError(
        f"the table of --like cmsis is the runtime's own array, written as .c, .npy or .json, not {language}"
    )


def rows(values: Iterable[object], *, width: int = 100, indent: str = "    ") -> list[str]:
    """Numbers with commas, as many in a line as fit."""
    lines, line = [], indent
    for value in values:
        piece = f"{value},"
        if len(line) + len(piece) > width:
            lines.append(line.rstrip())
            line = indent
        line += f"{piece} "
    return [*lines, line.rstrip()]
