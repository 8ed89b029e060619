"""The derivative of a function, with its extremes, its jumps and the convention at each."""

from __future__ import annotations

import math
from typing import Any

from xphi import reference
from xphi.plot.draw import MOST_LABELS, dots, drawn_turns, few, limits, main_line, rings, within
from xphi.plot.labels import Labeller
from xphi.plot.numbers import coordinate, point, signed
from xphi.plot.picture import Mark, Picture
from xphi.plot.sample import Curve, curve, value_at
from xphi.plot.style import INK, NAVY, RUST, header, large_numbers, look, plain_axes, sheet
from xphi.plot.subject import Subject, subject, window
from xphi.real import Real


def derivative(name: str, on: tuple[float, float] | None = None) -> Picture:
    """Draw a derivative with its extremes marked; where it jumps, a gap and the value given there.

    Parameters
    ----------
    name : str
        A registry name or alias, or a formula in ``x``: the function whose derivative is drawn.
    on : tuple of float, optional
        The interval; by default [-3, 3], wider where the formula has corners further out.

    Returns
    -------
    Picture

    Raises
    ------
    XphiError
    """
    about = subject(name)
    low, high = window(about, on)
    label = _prime(about)
    with look():
        drawn = curve(about.expression, low, high, order=1)
        figure = sheet(8, 5, 180)
        axes = figure.add_axes((0.075, 0.1, 0.9, 0.6))
        plain_axes(axes)
        axes.set_xlim(low, high)
        bottom, top = limits(drawn.reach(), 0.18, 0.18)
        axes.set_ylim(bottom, top)
        large_numbers(axes)
        for level in (0, 1):
            if bottom < level < top:
                axes.axhline(level, color="#b58d4a", linewidth=0.9, dashes=(2, 3), zorder=2)
        entries = [main_line(axes, drawn, label)]
        edge = header(figure, f"Derivative of {about.name}", _range(about), entries)
        axes.set_position((0.075, 0.1, 0.9, edge - 0.13))
        axes.set_xlabel("x", style="italic")

        turns = _extremes(about, drawn, label, low, high)
        open_ends, given = _jumps(about, drawn, label)
        labels = Labeller(axes)
        for line in axes.lines[2:]:
            labels.avoid_curve(line.get_xdata(), line.get_ydata())
        dots(axes, turns)
        rings(axes, open_ends, markersize=6.5)
        dots(axes, given, color=NAVY)
        labels.avoid_points([(float(mark.x), float(mark.y)) for mark in [*turns, *open_ends, *given]])
        for mark in few(turns):
            prefer = 270 if mark.kind == "minimum" else 90
            labels.place(
                f"{mark.kind} {point(mark.x, mark.y)}", (float(mark.x), float(mark.y)), color=RUST, prefer=prefer
            )
        for mark in given[:MOST_LABELS]:
            text = f"jump at ${coordinate(mark.x)}$: value ${coordinate(mark.y)}$ by convention"
            labels.place(text, (float(mark.x), float(mark.y)), color=INK, fontsize=10)
    return Picture(
        figure,
        f"derivative of {about.text} on [{signed(low)}, {signed(high)}]",
        "derivative",
        (low, high),
        [*turns, *given],
        [{"name": label}],
    )


def _prime(about: Subject) -> str:
    if about.function is None:
        return "derivative"
    return about.name + "′" if " " not in about.name else f"({about.name})′"


def _range(about: Subject) -> str:
    """The range of the derivative, where both of its ends are attained."""
    if about.facts is None or about.facts.derivative_low is None or about.facts.derivative_high is None:
        return ""
    low, high = about.facts.derivative_low.value, about.facts.derivative_high.value
    if low == high:
        return ""
    return f"its values run from ${coordinate(low)}$ to ${coordinate(high)}$"


def _extremes(about: Subject, drawn: Curve, label: str, low: float, high: float) -> list[Mark]:
    """Extremes of f′: they stand at inflections of f, where f″ changes its sign."""
    if about.facts is None:
        return drawn_turns(drawn, label)
    marks = []
    for bend in within(about.facts.inflections, low, high):
        place = getattr(bend.x, "decimal", None) or float(bend.x)
        slope = Real.of(reference.value(about.expression, place, 1))
        nearby = [reference.value(about.expression, float(bend.x) + side, 1) for side in (-1e-3, 1e-3)]
        kind = "minimum" if all(value > slope.value for value in nearby) else "maximum"
        marks.append(Mark(kind, bend.x, slope, label))
    return marks


def _jumps(about: Subject, drawn: Curve, label: str) -> tuple[list[Mark], list[Mark]]:
    """Open ends where the derivative jumps, and the value that the definition gives there."""
    ends: list[Mark] = []
    given: list[Mark] = []
    for left, right in zip(drawn.segments, drawn.segments[1:], strict=False):
        at: Any = float(left.xs[-1])
        one, other = float(left.ys[-1]), float(right.ys[0])
        if abs(one - other) <= 1e-9 * max(1.0, abs(one), abs(other)):
            continue
        sides = [side for side in (one, other) if math.isfinite(side)]
        value = value_at(about.expression, at, 1)
        ends += [Mark("limit", at, side, label) for side in sides if value is None or abs(side - value) > 1e-12]
        if value is not None:
            given.append(Mark("convention", at, value, label))
    return ends, given
