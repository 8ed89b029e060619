"""The plot in the middle of a poster: a dashed grey companion and the function in navy."""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING, Any

import numpy as np
import sympy as sp
from matplotlib.lines import Line2D

from xphi import reference
from xphi.formula.pieces import split
from xphi.formula.symbols import x
from xphi.plot.draw import dots, label_turns, limits, rings, turning_points, within
from xphi.plot.labels import Labeller
from xphi.plot.numbers import coordinate, math_number
from xphi.plot.picture import Mark
from xphi.plot.sample import curve
from xphi.plot.style import NAVY, PARCHMENT
from xphi.plot.subject import Subject, window

if TYPE_CHECKING:
    from matplotlib.axes import Axes

_COMPANION = "#85807a"
_QUIET = "#5b5a57"
_HALVES = (3.0, 4.0, 5.0, 6.0)


def interval(about: Subject) -> tuple[float, float]:
    """The narrowest usual interval that shows the marks and the approach to both asymptotes."""
    least = window(about, None)[1]
    facts = about.facts
    places = [abs(float(bend.x)) for bend in facts.inflections] if facts else []
    for half in _HALVES:
        if half < least or any(0.9 * half < place < 8 for place in places):
            continue
        reach = curve(about.expression, -half, half, points=65).reach()
        if all(_gap(about, sign, half) < 0.035 * (reach[1] - reach[0]) for sign in (-1, 1)):
            return -half, half
    half = max(least, 4.0)
    return -half, half


@functools.lru_cache(maxsize=64)
def asymptote(expression: Any, sign: int) -> tuple[Any, Any] | None:
    """Slope and height of the straight line that a function approaches, or None."""
    slope = reference.limit_at_infinity(expression, 1, sign)
    if slope is None or not slope.is_finite:
        return None
    height = reference.limit_at_infinity(expression - slope * x, 0, sign)
    if height is None or not height.is_finite:
        return None
    return slope, height


def _gap(about: Subject, sign: int, half: float) -> float:
    line = asymptote(about.expression, sign)
    if line is None:
        return 0.0
    value = float(reference.value(about.expression, sign * half).mid())
    return abs(value - float(line[0]) * sign * half - float(line[1]))


def plot(axes: Axes, about: Subject, low: float, high: float) -> tuple[list[Line2D], list[Mark]]:
    """Draw both curves; returns the entries of the key and what is marked. Labels come later."""
    axes.patch.set_visible(False)
    for side in ("top", "right"):
        axes.spines[side].set_visible(False)
    axes.grid(visible=True, color="#ecdcc0", linewidth=0.8)
    axes.set_axisbelow(True)
    axes.tick_params(length=3, width=0.8, labelsize=11.5)
    drawn = curve(about.expression, low, high)
    axes.set_xlim(low, high)
    axes.set_ylim(*limits(drawn.reach(), 0.2, 0.12))
    for draw in (axes.axhline, axes.axvline):
        draw(0, color="#cdb98f", linewidth=0.9, zorder=1)
    own = about.function.name if about.function else ""
    if own == "relu":
        axes.plot([low, high], [low, high], color=_COMPANION, linewidth=2.0, dashes=(5, 3), zorder=4)
    else:
        axes.plot([low, 0, high], [0, 0, high], color=_COMPANION, linewidth=2.0, dashes=(5, 3), zorder=4)
    xs, ys = drawn.line()
    axes.plot(xs, ys, color=NAVY, linewidth=3.0, zorder=5)
    companion = "Identity" if own == "relu" else "ReLU"
    entries = [
        Line2D([], [], color=NAVY, linewidth=3.0, label=about.name),
        Line2D([], [], color=_COMPANION, linewidth=2.0, dashes=(5, 3), label=companion),
    ]
    turns = turning_points(about, drawn, low, high)
    bends = [
        Mark("inflection", bend.x, bend.value, about.name)
        for bend in within(about.facts.inflections if about.facts else [], low, high)
    ]
    return entries, [*turns, *bends, Mark("hinge", 0.0, 0.0, "ReLU")]


def annotate(axes: Axes, about: Subject, marks: list[Mark]) -> Labeller:
    """Marks and their labels, once the axes stand where they will stay."""
    labels = Labeller(axes, PARCHMENT)
    for line in axes.lines[2:]:
        labels.avoid_curve(line.get_xdata(), line.get_ydata())
    turns = [mark for mark in marks if mark.kind in ("minimum", "maximum")]
    bends = [mark for mark in marks if mark.kind == "inflection"]
    hinge = [mark for mark in marks if mark.kind == "hinge"]
    _asymptotes(axes, about)
    rings(axes, hinge, PARCHMENT, markeredgecolor=_COMPANION, markersize=8, markeredgewidth=1.8)
    dots(axes, turns, markersize=9, markeredgecolor=PARCHMENT)
    rings(axes, bends, PARCHMENT, markersize=7.5, markeredgewidth=1.8)
    labels.avoid_points([(float(mark.x), float(mark.y)) for mark in marks], 6)
    label_turns(labels, turns[:3], fontsize=13.5)
    for mark in bends[:4]:
        labels.place(f"inflection at ${coordinate(mark.x)}$", (float(mark.x), float(mark.y)), color=NAVY, fontsize=13)
    note = "ReLU’s hinge at 0: its gradient\nis zero for every negative input"
    labels.place(note, (0.0, 0.0), color=_QUIET, fontsize=12.5, style="italic", linespacing=1.1)
    for text, at in _approaches(axes, about):
        labels.place(text, at, color=NAVY, fontsize=13, lead=True)
    return labels


def _asymptotes(axes: Axes, about: Subject) -> None:
    """Level asymptotes as dotted lines; sloping ones coincide with the companion or speak for themselves."""
    for sign in (-1, 1):
        line = asymptote(about.expression, sign)
        if line is None or line[0] != 0 or line[1] == 0:
            continue
        axes.axhline(float(line[1]), color="#b4472e", linewidth=1.1, dashes=(1.5, 3), alpha=0.8, zorder=2)


def _approaches(axes: Axes, about: Subject) -> list[tuple[str, tuple[float, float]]]:
    """What the function approaches on either side, in words, and a point of the curve to say it at."""
    low, high = axes.get_xlim()
    bottom, top = axes.get_ylim()
    found = []
    outer = split(about.expression, sp.Rational(low), sp.Rational(high))
    for sign, end in ((-1, low), (1, high)):
        line = asymptote(about.expression, sign)
        if line is None:
            continue
        text = _line(*line)
        at = end - 0.12 * (end - (low + high) / 2)
        value = float(reference.value(about.expression, at).mid())
        if not bottom < value < top:
            inside = [px for px in np.linspace(0, end, 40) if bottom < _value(about, px) < top]
            at = inside[-1] * 0.9
            value = _value(about, at)
        settled = sp.expand(outer[0 if sign < 0 else -1][2] - line[0] * x - line[1]) == 0
        found.append((text if settled else f"approaches {text}", (at, value)))
    return found


def _value(about: Subject, at: float) -> float:
    return float(reference.value(about.expression, at).mid())


def _line(slope: Any, height: Any) -> str:
    """A straight line as an equation."""

    def number(value: Any) -> str:
        return math_number(float(value), 6)

    if slope == 0:
        return f"$y = {number(height)}$"
    sloped = "x" if slope == 1 else "-x" if slope == -1 else f"{number(slope)}\\,x"
    if height == 0:
        return f"$y = {sloped}$"
    joined = "+" if height > 0 else "-"
    return f"$y = {sloped} {joined} {number(abs(height))}$"
