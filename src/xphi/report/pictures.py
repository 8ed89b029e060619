"""The pictures that only this page has, and how a picture gets into a page."""

from __future__ import annotations

import base64
import itertools
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np
from matplotlib.lines import Line2D
from matplotlib.ticker import MaxNLocator

from xphi.formula.arrays import evaluate
from xphi.formula.symbols import x
from xphi.plot.curve import alternation, error
from xphi.plot.draw import dots
from xphi.plot.labels import Labeller
from xphi.plot.numbers import tick
from xphi.plot.picture import Mark, Picture
from xphi.plot.style import COLOURS, DASHES, GREY, INK, NAVY, PARCHMENT, RUST, header, look, plain_axes, sheet

if TYPE_CHECKING:
    from collections.abc import Sequence

    from matplotlib.axes import Axes

_WIDTH = 8.0


@dataclass(frozen=True)
class Shown:
    """A picture inside the page.

    Parameters
    ----------
    source : str
        A data address.
    words : str
        The picture for those who cannot see it.
    width, height : float
        Its proportions.
    """

    source: str
    words: str
    width: float
    height: float


def shown(picture: Picture) -> Shown:
    """A picture as a data address, sharp at every size."""
    width, height = picture.figure.get_size_inches()
    data = base64.b64encode(picture.render("svg")).decode()
    return Shown(f"data:image/svg+xml;base64,{data}", picture.description(), float(width), float(height))


@dataclass(frozen=True)
class Line:
    """One error curve among several.

    Parameters
    ----------
    name : str
    formula : sympy.Expr
    points : sequence of Real or float
        Its alternation points, if it has any.
    """

    name: str
    formula: Any
    points: Sequence[Any] = ()


def together(
    target: Any, lines: Sequence[Line], on: tuple[float, float], title: str, subtitle: str, colours: Sequence[str]
) -> Picture:
    """Error curves of several approximations on one scale, alternation points marked.

    Parameters
    ----------
    target : sympy.Expr
    lines : sequence of Line
    on : tuple of float
    title, subtitle : str
    colours : sequence of str
        One for each line.
    """
    marks: list[Mark] = []
    with look():
        figure = sheet(_WIDTH, 4.5, 180)
        axes = figure.add_axes((0.1, 0.12, 0.875, 0.6))
        plain_axes(axes)
        entries, reach = [], 0.0
        for i, (line, color) in enumerate(zip(lines, colours, strict=True)):
            sampled = error(line.formula - target, *on)
            xs, ys = sampled.line()
            # the last one is what the picture is about
            last = i == len(lines) - 1
            style: dict[str, Any] = {"color": color, "linewidth": 2.2 if last else 1.5}
            if not last:
                style["dashes"] = DASHES[i]
            axes.plot(xs, ys, zorder=5 + i, **style)
            entries.append(Line2D([], [], label=line.name, **style))
            own = alternation(sampled, [float(point) for point in line.points], line.name) if line.points else []
            dots(axes, own, color=color, markersize=5.5, markeredgewidth=1)
            marks += own
            reach = max(reach, float(np.nanmax(np.abs(ys))))
        axes.set_xlim(*on)
        axes.set_ylim(-1.15 * reach, 1.15 * reach)
        _error_axis(axes)
        edge = header(figure, title, subtitle, entries)
        axes.set_position((0.1, 0.12, 0.875, edge - 0.17))
        axes.set_xlabel("x", style="italic")
    return Picture(figure, title, "error", on, marks, [{"name": line.name} for line in lines])


def _error_axis(axes: Axes) -> None:
    axes.yaxis.set_major_locator(MaxNLocator(6, steps=[1, 2, 5, 10]))
    axes.yaxis.set_major_formatter(lambda value, _: f"${tick(value)}$")


@dataclass(frozen=True)
class Priced:
    """An approximation with its price."""

    name: str
    operations: int
    special: int
    error: float
    ours: bool


_MARKERS = ("s", "o", "^")


def prices(rows: Sequence[Priced], exact: Priced, title: str, subtitle: str) -> Picture:
    """Error, on a log axis, against the number of operations.

    Parameters
    ----------
    rows : sequence of Priced
    exact : Priced
        The function itself, which has no error; drawn at the foot.
    title, subtitle : str
    """
    with look():
        figure = sheet(_WIDTH, 5, 180)
        axes = figure.add_axes((0.1, 0.12, 0.875, 0.6))
        plain_axes(axes, zero=False)
        axes.set_yscale("log")
        most = max(row.operations for row in rows)
        axes.set_xlim(0, most + 3)
        axes.set_ylim(min(row.error for row in rows) / 8, 8 * max(row.error for row in rows))
        floor = 1.9 * axes.get_ylim()[0]
        axes.plot([exact.operations], [floor], linestyle="", marker="v", color=GREY, markersize=9, zorder=6)
        entries = [
            Line2D([], [], linestyle="", marker=marker, color=INK, markersize=7, label=label)
            for marker, label in zip(
                _MARKERS, ("no special function", "one exp, tanh or square root", "two"), strict=True
            )
        ]
        edge = header(figure, title, subtitle, entries)
        axes.set_position((0.1, 0.12, 0.875, edge - 0.16))
        labels = Labeller(axes)
        labels.avoid_points([*((row.operations, row.error) for row in rows), (exact.operations, floor)])
        for row in rows:
            color = RUST if row.ours else NAVY
            axes.plot(
                [row.operations], [row.error], linestyle="", marker=_MARKERS[row.special], color=color, markersize=8,
                markeredgecolor="white", markeredgewidth=1, zorder=6,
            )  # fmt: skip
        for row in rows:
            color = RUST if row.ours else NAVY
            labels.place(row.name, (row.operations, row.error), color=color, fontsize=10.5, prefer=0)
        labels.place(f"{exact.name}: no error at all", (exact.operations, floor), fontsize=10.5, prefer=0)
        axes.set_xlabel("multiply-adds, divisions and selections")
        axes.set_ylabel("largest error")
        axes.xaxis.set_major_locator(MaxNLocator(integer=True))
    marks = [Mark("price", row.operations, row.error, row.name) for row in rows]
    return Picture(figure, title, "cost", (0.0, float(most + 3)), marks)


def deviations(
    steps: Sequence[float], found: Sequence[float], limits: Sequence[float], title: str, subtitle: str
) -> Picture:
    """How far the optimum of a grid is from the true one, step by step, below a limit that was worked out."""
    with look():
        figure = sheet(_WIDTH, 4, 180)
        axes = figure.add_axes((0.1, 0.14, 0.875, 0.6))
        plain_axes(axes, zero=False)
        axes.set_xscale("log")
        axes.set_yscale("log")
        axes.plot(steps, limits, color="#b58d4a", linewidth=1.4, dashes=(4, 3), zorder=3)
        axes.plot(steps, found, linestyle="", marker="o", color=NAVY, markersize=5, zorder=5)
        axes.invert_xaxis()
        entries = [
            Line2D([], [], linestyle="", marker="o", color=NAVY, markersize=5, label="optimum of the grid"),
            Line2D([], [], color="#b58d4a", linewidth=1.4, dashes=(4, 3), label="what the step allows, ∝ step²"),
        ]
        edge = header(figure, title, subtitle, entries)
        axes.set_position((0.1, 0.14, 0.875, edge - 0.19))
        axes.set_xlabel("step of the grid, finer to the right")
        axes.set_ylabel("relative deviation of b")
    return Picture(figure, title, "grid", (min(steps), max(steps)))


def cells(difference: Any, points: Sequence[float], bound: float, title: str, subtitle: str) -> Picture:
    """An error curve over the cells on which its bound is proved, and the tails beyond them."""
    low, high = points[0] - 1.5, points[-1] + 1.5
    with look():
        figure = sheet(_WIDTH, 3.8, 180)
        axes = figure.add_axes((0.1, 0.15, 0.875, 0.6))
        plain_axes(axes)
        xs = np.linspace(low, high, 1801)
        ys = np.asarray(evaluate(difference, [x], xs))
        for i, (a, b) in enumerate(itertools.pairwise(points)):
            if i % 2:
                axes.axvspan(a, b, color=PARCHMENT, linewidth=0, zorder=0)
        for a, b in ((low, points[0]), (points[-1], high)):
            axes.axvspan(a, b, color="#e3e6ee", linewidth=0, zorder=0)
        axes.vlines(points, -1.3 * bound, -1.18 * bound, color="#b58d4a", linewidth=0.9, zorder=4)
        for level in (-bound, bound):
            axes.axhline(level, color=RUST, linewidth=1.2, dashes=(4, 3), zorder=3)
        axes.plot(xs, ys, color=NAVY, linewidth=1.7, zorder=5)
        axes.set_xlim(low, high)
        axes.set_ylim(-1.3 * bound, 1.3 * bound)
        _error_axis(axes)
        entries = [
            Line2D([], [], color=NAVY, linewidth=1.7, label="error"),
            Line2D([], [], color=RUST, linewidth=1.2, dashes=(4, 3), label="proved bound"),
            Line2D([], [], color="#b58d4a", linestyle="", marker="|", markersize=9, label="cell borders"),
            Line2D([], [], color="#e3e6ee", linewidth=8, label="tails"),
        ]
        edge = header(figure, title, subtitle, entries)
        axes.set_position((0.1, 0.15, 0.875, edge - 0.2))
        axes.set_xlabel("x", style="italic")
    return Picture(figure, title, "proof", (low, high))


def far_out(
    target: Any, lines: Sequence[tuple[str, Any]], high: float, noise: float, title: str, subtitle: str
) -> Picture:
    """Magnitudes of errors on a log axis, far from the origin; what is below `noise` is left out."""
    with look():
        figure = sheet(_WIDTH, 4, 180)
        axes = figure.add_axes((0.1, 0.14, 0.875, 0.6))
        plain_axes(axes, zero=False)
        axes.set_yscale("log")
        xs = np.linspace(0, high, 2001)
        entries = []
        for i, (name, formula) in enumerate(lines):
            ys = np.abs(np.asarray(evaluate(formula - target, [x], xs)))
            style: dict[str, Any] = {"color": COLOURS[0] if i == 0 else NAVY, "linewidth": 2.0}
            if i == 0:
                style["dashes"] = DASHES[0]
            axes.plot(xs, np.where(ys > noise, ys, np.nan), zorder=5 - i, **style)
            entries.append(Line2D([], [], label=name, **style))
        axes.set_xlim(0, high)
        axes.set_ylim(noise, 8)
        edge = header(figure, title, subtitle, entries)
        axes.set_position((0.1, 0.14, 0.875, edge - 0.19))
        axes.set_xlabel("x", style="italic")
        axes.set_ylabel("|error|")
    return Picture(figure, title, "error", (0.0, high))
