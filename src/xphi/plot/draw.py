"""Pieces that several figures share: limits, companions, marks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from matplotlib.lines import Line2D

from xphi.plot.numbers import coordinate, point
from xphi.plot.picture import Mark
from xphi.plot.sample import Curve, extremes
from xphi.plot.style import INK, NAVY, RUST, WHITE

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from matplotlib.axes import Axes

    from xphi.plot.labels import Labeller
    from xphi.plot.subject import Subject

STEP = "#bfc2c9"
#: More labels than this of one kind are clutter: then only the outermost points are labelled.
MOST_LABELS = 6


def limits(reach: tuple[float, float], below: float = 0.2, above: float = 0.1) -> tuple[float, float]:
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
    shown = {key: settings[key] for key in ("color", "linewidth", "alpha") if key in settings}
    return Line2D([], [], label=name, **shown)


def companions(axes: Axes, about: Subject, low: float, high: float) -> list[Line2D]:
    """ReLU and the identity beside a function that grows as they do; the step beside the derivative of one."""
    if not about.grows:
        return []
    own = about.function.name if about.function else ""
    entries = []
    if about.order == 1 and own != "relu":
        axes.plot([low, 0, np.nan, 0, high], [0, 0, np.nan, 1, 1], color=STEP, linewidth=3.2, zorder=3)
        return [Line2D([], [], color=STEP, linewidth=3.2, label="ReLU′")]
    if about.order:
        return []
    if own != "relu":
        bends = sorted({low, min(max(0.0, low), high), high})
        axes.plot(bends, np.maximum(bends, 0), color=STEP, linewidth=3.2, zorder=3)
        entries.append(Line2D([], [], color=STEP, linewidth=3.2, label="ReLU"))
    if own != "identity":
        axes.plot([low, high], [low, high], color="#9a7434", linewidth=1.4, dashes=(6, 4), zorder=4)
        entries.append(Line2D([], [], color="#9a7434", linewidth=1.4, dashes=(6, 4), label="$y = x$"))
    return entries


def within(points: Iterable[Any], low: float, high: float) -> list[Any]:
    """The points of a list of facts that lie in the interval, from left to right."""
    return sorted((p for p in points if p is not None and low <= float(p.x) <= high), key=lambda p: float(p.x))


def turning_points(about: Subject, drawn: Curve, low: float, high: float) -> list[Mark]:
    """The minimum, the maximum and the other turns of a function inside the interval.

    From the facts; for a formula that is beyond them (sin x has too many turns), from the drawn curve.
    """
    if about.facts is None:
        return drawn_turns(drawn, about.word)
    marks: list[Mark] = []
    taken: set[float] = set()
    # a value that is reached on a whole stretch, as ReLU's zero is, has no place of its own to mark
    bounds = (("minimum", about.facts.infimum), ("maximum", about.facts.supremum))
    named = [(kind, bound.attained) for kind, bound in bounds if not bound.where.startswith("on ")]
    turns = [(c.kind, c) for c in about.facts.critical if c.kind in ("minimum", "maximum")]
    for kind, fact in [*named, *turns]:
        for inside in within([fact], low, high):
            if float(inside.x) not in taken:
                taken.add(float(inside.x))
                marks.append(Mark(kind, inside.x, inside.value, about.word))
    return sorted(marks, key=lambda mark: float(mark.x))


def drawn_turns(drawn: Curve, of: str) -> list[Mark]:
    """Each turn of a drawn curve as a minimum or a maximum, by the samples beside it; a pole is none."""
    xs = np.concatenate([segment.xs for segment in drawn.segments])
    ys = np.concatenate([segment.ys for segment in drawn.segments])
    low, high = drawn.reach()
    found = []
    for px, py in extremes(drawn):
        i = int(np.searchsorted(xs, px))
        beside = ys[max(0, i - 3) : i + 4]
        if low <= py <= high and np.isfinite(beside).all():
            found.append(Mark("maximum" if float(beside.mean()) < py else "minimum", px, py, of))
    return found


def dots(axes: Axes, marks: Sequence[Mark], **style: Any) -> None:
    """Filled marks with a pale rim."""
    settings = {
        "marker": "o",
        "color": RUST,
        "markersize": 7,
        "markeredgecolor": WHITE,
        "markeredgewidth": 1.2,
        "zorder": 7,
        **style,
    }
    _points(axes, marks, settings)


def rings(axes: Axes, marks: Sequence[Mark], ground: str = WHITE, **style: Any) -> None:
    """Open marks."""
    settings = {
        "marker": "o",
        "color": ground,
        "markersize": 5.5,
        "markeredgecolor": NAVY,
        "markeredgewidth": 1.3,
        "zorder": 6,
        **style,
    }
    _points(axes, marks, settings)


def _points(axes: Axes, marks: Sequence[Mark], settings: dict[str, Any]) -> None:
    """All marks of a kind at once."""
    if marks:
        xs, ys = ([float(mark.x) for mark in marks], [float(mark.y) for mark in marks])
        axes.plot(xs, ys, linestyle="none", clip_on=False, **settings)


def few(marks: Sequence[Mark]) -> Sequence[Mark]:
    """The marks to label: all of them, or the lowest and the highest of too many."""
    if len(marks) <= MOST_LABELS:
        return marks
    return [min(marks, key=lambda mark: float(mark.y)), max(marks, key=lambda mark: float(mark.y))]


def label_turns(labels: Labeller, marks: Sequence[Mark], **style: Any) -> None:
    """Name and coordinates beside each turning point."""
    for mark in few(marks):
        text = f"{mark.kind} {point(mark.x, mark.y)}"
        prefer = 270 if mark.kind == "minimum" else 90
        labels.place(text, (float(mark.x), float(mark.y)), color=RUST, prefer=prefer, **{"fontsize": 11.5, **style})


def label_places(labels: Labeller, marks: Sequence[Mark], word: str, **style: Any) -> None:
    """A quiet label that gives a point's place alone."""
    for mark in marks if len(marks) <= MOST_LABELS else ():
        text = f"{word} $x = {coordinate(mark.x)}$"
        labels.place(text, (float(mark.x), float(mark.y)), **{"color": INK, "fontsize": 10, **style})
