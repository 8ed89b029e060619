"""The errors of an integer table over its inputs, in units of the output."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
from matplotlib.lines import Line2D

from xphi.integers.exact import ONE
from xphi.integers.result import Row, Table
from xphi.plot.picture import Mark, Picture
from xphi.plot.style import COLOURS, GREY, NAVY, header, look, plain_axes, sheet

#: An error curve with more inputs than this is drawn by the lowest and the highest error of each column.
_COLUMNS = 2048
_Floats = npt.NDArray[np.float64]


def picture(table: Table) -> Picture:
    """Draw the errors of the table, and of the others that it was compared with, at every input."""
    low, high = float(table.source.low), float(table.source.high)
    with look():
        figure = sheet(8, 4.6, 180)
        axes = figure.add_axes((0.09, 0.12, 0.885, 0.6))
        plain_axes(axes)
        axes.set_xlim(low, high)
        entries: list[Line2D] = []
        curves: list[dict[str, Any]] = []
        marks: list[Mark] = []
        for position, row in reversed(list(enumerate(table.rows))):
            color = NAVY if position == 0 else COLOURS[position - 1]
            xs, lower, upper = _band(table, row)
            axes.fill_between(xs, lower, upper, color=color, alpha=0.75, linewidth=0.6, step=None, zorder=9 - position)
            share = f"at most {row.max_lsb:.4g} LSB, {row.correctly_rounded:.1%} correctly rounded"
            entries.insert(0, Line2D([], [], color=color, linewidth=2.4, label=f"{row.name}: {share}"))
            curves.insert(0, row.json())
            marks.insert(0, Mark("largest error", row.at, _error(table, row), row.name))
        for half in (-0.5, 0.5):
            axes.axhline(half, color=GREY, linewidth=0.8, dashes=(5, 3), zorder=2)
        title = f"{table.name} as an integer table"
        edge = header(figure, title, f"{table.source.text()} → {table.result.text()}; {table.arithmetic}", entries)
        axes.set_position((0.09, 0.13, 0.885, edge - 0.17))
        axes.set_xlabel("input")
        axes.set_ylabel("error, LSB")
    return Picture(
        figure,
        f"errors of a table of {table.name}, {table.source.text()} to {table.result.text()}, in LSB",
        "table",
        (low, high),
        marks,
        curves,
    )


def _error(table: Table, row: Row) -> float:
    """The error where it is largest, with its sign."""
    return float(table.truth.errors(row.outputs)[row.at - table.source.low] / ONE)


def _band(table: Table, row: Row) -> tuple[_Floats, _Floats, _Floats]:
    """Inputs, and the lowest and highest error of each column."""
    errors = table.truth.errors(row.outputs) / ONE
    starts = np.unique(np.linspace(0, len(errors), min(len(errors), _COLUMNS), endpoint=False).astype(np.int64))
    xs = table.truth.codes[starts].astype(np.float64)
    lower, upper = np.minimum.reduceat(errors, starts), np.maximum.reduceat(errors, starts)
    if len(starts) == len(errors):
        lower, upper = np.minimum(lower, 0), np.maximum(upper, 0)
    return xs, lower, upper
