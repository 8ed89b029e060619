"""Errors of the compiled kernels in units in the last place, beside what is recorded about every float."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

import numpy as np
from matplotlib.lines import Line2D

from xphi import formats
from xphi.errors import XphiError
from xphi.ops import generated
from xphi.plot.labels import Labeller
from xphi.plot.numbers import signed
from xphi.plot.picture import Mark, Picture
from xphi.plot.style import COLOURS, INK, header, look, plain_axes, sheet
from xphi.plot.subject import Subject, subject, window

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from xphi.ops.numpy import Activation

FORMAT = "binary32"
RUNGS = ("fast", "faithful")
_KINDS = ("f", "grad")
#: Columns of the picture, and floats that are tried in each.
_COLUMNS, _EACH = 480, 64


def ulp(name: str, on: tuple[float, float] | None = None) -> Picture:
    """Draw the largest error of the binary32 kernels of a function, in ULP, column by column.

    The errors are measured now, against the binary64 kernel; the level lines are the recorded largest errors over
    every float there is, and where that float lies in the interval it is marked.

    Parameters
    ----------
    name : str
        A registry name or alias, or one with ``'`` for its derivative.
    on : tuple of float, optional
        The interval; by default [-8, 8].

    Returns
    -------
    Picture

    Raises
    ------
    XphiError
        Also when there is no kernel.
    """
    about = subject(name)
    kernel = _kernel(about)
    low, high = window(about, on, 8.0)
    recorded = records(kernel.__name__, _KINDS[about.order])
    xs = _inputs(low, high)
    with look():
        figure = sheet(8, 4.6, 180)
        axes = figure.add_axes((0.09, 0.12, 0.885, 0.6))
        plain_axes(axes, zero=False)
        axes.set_xlim(low, high)
        entries, curves, marks = [], [], []
        for i, rung in enumerate(rung for rung in RUNGS if rung in recorded):
            errors = measured(kernel, xs, about.order, rung).max(axis=1)
            row, color = recorded[rung], COLOURS[i]
            axes.plot(xs.mean(axis=1), errors, color=color, linewidth=0.9, zorder=4 + i)
            axes.axhline(row["observed"], color=color, linewidth=0.9, dashes=(6, 3), zorder=3)
            entries.append(Line2D([], [], color=color, linewidth=2, label=_label(rung, row)))
            curves.append(_record(rung, row, float(errors.max())))
            at = float.fromhex(row["at"])
            if low <= at <= high:
                marks.append(Mark("largest error", at, row["observed"], f"the {rung} kernel"))
        top = max(row["observed"] for row in recorded.values())
        axes.set_ylim(0, 1.25 * top or 1)  # 1 where no float is off
        subtitle = f"{xs.size:,} floats of [{signed(low)}, {signed(high)}], largest error of each of {_COLUMNS} columns"
        edge = header(figure, f"Errors of the float32 kernels of {about.name}, in ULP", subtitle, entries)
        axes.set_position((0.09, 0.13, 0.885, edge - 0.17))
        axes.set_xlabel("x", style="italic")
        axes.set_ylabel("ULP")
        labels = Labeller(axes)
        for line in axes.lines:
            labels.avoid_curve(line.get_xdata(), line.get_ydata())
        for mark in marks:
            axes.plot([mark.x], [mark.y], marker="o", color=INK, markersize=4, zorder=8)
            labels.place(f"{mark.y:.4g} at x = {signed(mark.x)}", (mark.x, mark.y), fontsize=10, prefer=90)
    return Picture(
        figure,
        f"errors of the float32 kernels of {about.text} on [{signed(low)}, {signed(high)}], in ULP",
        "ulp",
        (low, high),
        marks,
        curves,
    )


def records(name: str, kind: str) -> dict[str, dict[str, Any]]:
    """What is recorded of a kernel in binary32, by its rung."""
    rows = generated.read("accuracy.json")["rows"]
    return {r["rung"]: r for r in rows if (r["name"], r["kind"], r["format"]) == (name, kind, FORMAT)}


def measured(kernel: Activation, xs: NDArray[np.float32], order: int, rung: str) -> NDArray[np.float64]:
    """Errors of a kernel at floats, in units in the last place of the value, which the binary64 kernel gives."""
    run: Any = kernel.grad if order else kernel
    exact = run(xs.astype(np.float64))
    return np.asarray(np.abs(run(xs, rung=rung).astype(np.float64) - exact) / _spacing(exact))


def _spacing(values: NDArray[np.float64]) -> NDArray[np.float64]:
    """The distance of neighbouring binary32 numbers at each value."""
    binary32 = formats.get(FORMAT)
    least = np.frexp(float(binary32.tiny))[1] - 1
    return np.asarray(np.ldexp(1.0, np.maximum(np.frexp(values)[1] - binary32.precision, least)))


def _inputs(low: float, high: float) -> NDArray[np.float32]:
    """The same floats each time: equally many in each column, spread by the golden ratio."""
    edges = np.linspace(low, high, _COLUMNS + 1)
    inside = np.modf(np.arange(1, _EACH + 1) * (np.sqrt(5) - 1) / 2)[0]
    return np.asarray(edges[:-1, None] + np.diff(edges)[:, None] * inside, dtype=np.float32)


def _kernel(about: Subject) -> Activation:
    if about.function is None or about.order >= len(_KINDS) or about.function.name not in _with_kernels():
        raise XphiError(f"{about.text} has no compiled kernel whose errors could be drawn; `xphi functions` lists them")
    from xphi.ops.numpy import get  # loads the compiled core

    return cast("Activation", get(about.function.name))  # a function has no gate


def _with_kernels() -> set[str]:
    return {row["name"] for row in generated.read("accuracy.json")["rows"] if row["kind"] == _KINDS[0]}


def _label(rung: str, row: dict[str, Any]) -> str:
    return f"{rung}: at most {row['observed']:.4g} ULP ({row['evidence']})"


def _record(rung: str, row: dict[str, Any], seen: float) -> dict[str, Any]:
    kept = {key: row[key] for key in ("observed", "bound", "evidence", "unit")}
    return {"name": rung, "format": FORMAT, **kept, "at": float.fromhex(row["at"]), "seen": seen}
