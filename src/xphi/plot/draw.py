"""Pieces that several figures share: limits, companions, marks."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np
from matplotlib.axes import Axes
from matplotlib.lines import Line2D

from xphi.plot.labels import Labeller
from xphi.plot.numbers import coordinate, point
from xphi.plot.picture import Mark
from xphi.plot.sample import Curve, extremes
from xphi.plot.style import GREY, INK, NAVY, RUST, WHITE
from xphi.plot.subject import Subject

#: More labels than this of one kind are clutter: further points are marked and not labelled.
MOST_LABELS = 6


def limits(reach: tuple[float, float], below: float = 0.16, above: float = 0.1) -> tuple[float, float]:
    """Limits of the y axis with room for labels, for a curve with that reach."""
    low, high = reach
    span = high - low
    if span < 1e-9 * max(abs(low), abs(high), 1e-300):
        half = 0.5 * max(1.0, abs(low))
        return low - half, high + half
    return low - below * span, high + above * span


def main_line(axes: Axes, drawn: Curve, name: str, **style: Any) -> Line2D:
    """Draw the subject itself; returns its entry for the key."""
    xs, ys = drawn.line()
    settings = {"color": NAVY, "linewidth": 2.4, "zorder": 5, **style}
    axes.plot(xs, ys, **settings)
    return Line2D([], [], color=settings["color"], linewidth=settings["linewidth"], label=name)


def companions(axes: Axes, about: Subject, low: float, high: float) -> list[Line2D]:
    """ReLU and the identity beside a function; the step beside a first derivative."""
    own = about.function.name if about.function else ""
    entries = []
    if about.order == 1 and own != "relu":
        axes.plot([low, 0, np.nan, 0, high], [0, 0, np.nan, 1, 1], color=GREY, linewidth=1.8, zorder=3)
        return [Line2D([], [], color=GREY, linewidth=1.8, label="ReLU′")]
    if about.order:
        return []
    if own != "relu":
        bends = sorted({low, min(max(0.0, low), high), high})
        axes.plot(bends, np.maximum(bends, 0), color=GREY, linewidth=1.8, zorder=3)
        entries.append(Line2D([], [], color=GREY, linewidth=1.8, label="ReLU"))
    if own != "identity":
        axes.plot([low, high], [low, high], color="#9a7434", linewidth=1.4, dashes=(6, 4), zorder=4)
        entries.append(Line2D([], [], color="#9a7434", linewidth=1.4, dashes=(6, 4), label="y = x"))
    return entries


def within(points: Iterable[Any], low: float, high: float) -> list[Any]:
    """The points of a list of facts that lie in the interval, from left to right."""
    return sorted((p for p in points if p is not None and low <= float(p.x) <= high), key=lambda p: float(p.x))


def turning_points(about: Subject, drawn: Curve, low: float, high: float) -> list[Mark]:
    """The minimum, the maximum and the other turns of a function inside the interval.

    From the facts; for a formula that is beyond them (sin x has too many turns), from the drawn curve.
    """
    if about.facts is None:
        return [Mark(kind, *turn, about.name) for kind, turn in kinds(extremes(drawn), drawn)]
    marks: list[Mark] = []
    taken: set[float] = set()
    named = [("minimum", about.facts.minimum), ("maximum", about.facts.maximum)]
    turns = [(c.kind, c) for c in about.facts.critical if c.kind in ("minimum", "maximum")]
    for kind, fact in [*named, *turns]:
        for inside in within([fact], low, high):
            if float(inside.x) not in taken:
                taken.add(float(inside.x))
                marks.append(Mark(kind, inside.x, inside.value, about.name))
    return sorted(marks, key=lambda mark: float(mark.x))


def kinds(turns: Sequence[tuple[float, float]], drawn: Curve) -> list[tuple[str, tuple[float, float]]]:
    """Each turn of a curve as a minimum or a maximum, by the samples beside it."""
    xs = np.concatenate([segment.xs for segment in drawn.segments])
    ys = np.concatenate([segment.ys for segment in drawn.segments])
    found = []
    for px, py in turns:
        i = int(np.searchsorted(xs, px))
        beside = ys[max(0, i - 3) : i + 4]
        found.append(("maximum" if float(np.nanmean(beside)) < py else "minimum", (px, py)))
    return found


def dots(axes: Axes, marks: Sequence[Mark], **style: Any) -> None:
    """Filled marks with a pale rim."""
    settings = {"color": RUST, "markersize": 7, "markeredgecolor": WHITE, "markeredgewidth": 1.2, "zorder": 7, **style}
    for mark in marks:
        axes.plot([float(mark.x)], [float(mark.y)], "o", clip_on=False, **settings)


def rings(axes: Axes, marks: Sequence[Mark], ground: str = WHITE, **style: Any) -> None:
    """Open marks."""
    settings = {"color": ground, "markersize": 5.5, "markeredgecolor": NAVY, "markeredgewidth": 1.3, "zorder": 6, **style}
    for mark in marks:
        axes.plot([float(mark.x)], [float(mark.y)], "o", clip_on=False, **settings)


def label_turns(labels: Labeller, marks: Sequence[Mark], **style: Any) -> None:
    """Name and coordinates beside each turning point."""
    for mark in marks[:MOST_LABELS]:
        text = f"{mark.kind} {point(mark.x, mark.y)}"
        prefer = 270 if mark.kind == "minimum" else 90
        labels.place(text, (float(mark.x), float(mark.y)), color=RUST, prefer=prefer, **{"fontsize": 11.5, **style})


def label_places(labels: Labeller, marks: Sequence[Mark], word: str, **style: Any) -> None:
    """A quiet label that gives a point's place alone."""
    for mark in marks[:MOST_LABELS]:
        text = f"{word} $x = {coordinate(mark.x)}$"
        labels.place(text, (float(mark.x), float(mark.y)), **{"color": INK, "fontsize": 10, **style})
