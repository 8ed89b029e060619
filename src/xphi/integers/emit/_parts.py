"""What the languages share: the lines of the header, and numbers in rows."""

from __future__ import annotations

from collections.abc import Iterable

from xphi import __version__
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


def steps(table: Table) -> Steps:
    """The arithmetic, which is that of equal steps: a table of another is refused to languages that write no other."""
    if not isinstance(table.scheme, Steps):
        raise TypeError(f"{type(table.scheme).__name__} is no scheme of equal steps")
    return table.scheme


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
