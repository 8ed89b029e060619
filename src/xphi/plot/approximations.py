"""A function beside its known approximations, with the error magnified in an inset."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from matplotlib.lines import Line2D

from xphi.formula.pieces import KINDS
from xphi.plot.draw import dots, limits, main_line
from xphi.plot.labels import Labeller
from xphi.plot.numbers import coordinate, math_number, scientific, signed
from xphi.plot.picture import Mark, Picture
from xphi.plot.sample import Curve, curve, extremes
from xphi.plot.style import COLOURS, DASHES, INK, header, look, plain_axes, sheet
from xphi.plot.subject import Subject, subject, window

if TYPE_CHECKING:
    from matplotlib.axes import Axes

#: More approximations than this in one plot cannot be told apart; the error figure has them all.
MOST_SHOWN = 3


@dataclass(frozen=True)
class Approximation:
    """A known approximation and its error on the drawn interval (approximation minus function)."""

    name: str
    formula: Any
    drawn: Curve
    error: Curve
    turns: list[tuple[float, float]]

    @property
    def smooth(self) -> bool:
        """Whether the formula has no corner."""
        return not self.formula.atoms(*KINDS)

    @property
    def largest(self) -> tuple[float, float]:
        """Where the magnitude of the error is largest, and the error there."""
        ends = [
            (float(segment.xs[i]), float(segment.ys[i]))
            for segment in self.error.segments
            for i in (0, len(segment.xs) - 1)
        ]
        return max([*self.turns, *ends], key=lambda turn: (abs(turn[1]), turn[0]))


def measured(about: Subject, low: float, high: float) -> list[Approximation]:
    """Every known approximation of a subject, with its error curve on an interval."""
    found = []
    for known in about.need_known("them"):
        error = curve(known.formula - about.base, low, high, order=about.order)
        drawn = curve(known.formula, low, high, order=about.order)
        found.append(Approximation(known.name, known.formula, drawn, error, extremes(error)))
    return found


def approximations(name: str, on: tuple[float, float] | None = None) -> Picture:
    """Draw a function and its best-known approximations, with their errors magnified in an inset.

    The magnification is a power of ten, chosen for the best-known smooth approximation, whose extremes are marked.

    Parameters
    ----------
    name : str
        A registry name or alias that has known approximations; with ``'`` for its derivative.
    on : tuple of float, optional
        The interval; by default [-4, 4].

    Returns
    -------
    Picture

    Raises
    ------
    XphiError
        Also when no approximation is known.
    """
    about = subject(name)
    low, high = window(about, on, 4.0)
    every = measured(about, low, high)
    shown, rest = _chosen(every)
    best = next((one for one in shown if one.smooth), shown[0])
    power = _power(abs(best.largest[1]))
    inside = [one for one in shown if abs(one.largest[1]) * 10.0**power <= 8 * abs(best.largest[1]) * 10.0**power]
    with look():
        figure = sheet(8, 5.4, 180)
        axes = figure.add_axes((0.075, 0.1, 0.9, 0.6))
        plain_axes(axes)
        drawn = curve(about.expression, low, high)
        axes.set_xlim(low, high)
        axes.set_ylim(*limits(drawn.reach(), 0.08, 0.08))
        entries = [main_line(axes, drawn, about.name, linewidth=4.0, alpha=0.35, solid_capstyle="butt")]
        for i, one in enumerate(shown):
            entries.append(_approximation(axes, one, i, inside=one in inside))
        edge = header(figure, f"{about.name} and its approximations", _subtitle(about, rest), entries)
        axes.set_position((0.075, 0.1, 0.9, edge - 0.125))
        axes.set_xlabel("x", style="italic")
        marks = _inset(axes, drawn, shown, inside, best, power=power)
    return Picture(
        figure,
        f"{about.text} and its approximations on [{signed(low)}, {signed(high)}]"
        + (f", errors magnified 10^{power} times" if power else ""),
        "approximations",
        (low, high),
        marks,
        [
            {
                "name": one.name,
                "largest_error": abs(one.largest[1]),
                "at": one.largest[0],
                "drawn": one in shown,
                "magnified": 10.0**power if one in inside else None,
            }
            for one in every
        ],
    )


def _chosen(every: list[Approximation]) -> tuple[list[Approximation], list[Approximation]]:
    """The best known ones, which a definition lists first, smooth ones before those with corners."""
    ranked = sorted(every, key=lambda one: not one.smooth)
    shown = [one for one in every if one in ranked[:MOST_SHOWN]]
    return shown, [one for one in every if one not in shown]


def _power(largest: float) -> int:
    """The power of ten that brings the largest error between 0.1 and 1."""
    return max(0, -math.floor(math.log10(largest)) - 1) if largest > 0 else 0


def _subtitle(about: Subject, rest: list[Approximation]) -> str:
    if not rest:
        return about.idea
    return f"{len(rest)} more are known: {', '.join(one.name for one in rest)}"


def _approximation(axes: Axes, one: Approximation, i: int, *, inside: bool) -> Line2D:
    xs, ys = one.drawn.line()
    axes.plot(xs, ys, color=COLOURS[i], linewidth=1.5, dashes=DASHES[i], zorder=6)
    name = f"{one.name}  ± ${scientific(one.largest[1])}$" + ("" if inside else ", beyond the inset")
    return Line2D([], [], color=COLOURS[i], linewidth=1.5, dashes=DASHES[i], label=name)


def _inset(
    axes: Axes,
    drawn: Curve,
    shown: list[Approximation],
    inside: list[Approximation],
    best: Approximation,
    *,
    power: int,
) -> list[Mark]:
    """Draw the inset in the emptier upper or lower corner, mark its extremes, and return the marks."""
    figure: Any = axes.get_figure(root=True)
    scale = 10.0**power
    low, high = axes.get_xlim()
    frame = axes.get_position()
    left, bottom, share = _corner(axes, drawn)
    box = (
        frame.x0 + (0.015 if left else 0.54) * frame.width + 0.052,
        frame.y0 + (0.03 if bottom else 0.97 - share) * frame.height + 0.05,
        0.445 * frame.width - 0.065,
        share * frame.height - 0.105,
    )
    inset = figure.add_axes(box, zorder=9)
    inset.patch.set_facecolor("#fbfaf6")
    plain_axes(inset)
    inset.tick_params(labelsize=8.5)
    inset.set_xlim(low, high)
    reach = max(abs(best.largest[1]), *(abs(one.largest[1]) for one in inside)) * scale
    inset.set_ylim(-1.6 * reach, 1.6 * reach)
    figure.add_artist(_card(figure, (box[0] - 0.052, box[1] - 0.05, box[2] + 0.065, box[3] + 0.105), "#fbfaf6"))
    times = f"{10**power:,}".replace(",", " ") if power < 7 else f"$10^{{{power}}}$"
    inset.set_title(f"error × {times}" if power else "error", fontsize=11, color=INK, pad=5, loc="left")
    labels = Labeller(inset, "#fbfaf6")
    marks: list[Mark] = []
    for one in inside:
        i = shown.index(one)
        xs, ys = one.error.line()
        inset.plot(
            xs, ys * scale, color=COLOURS[i], linewidth=1.5, dashes=DASHES[i] if one is not best else (None, None)
        )
        labels.avoid_curve(xs, ys * scale)
    peak = abs(best.largest[1])
    peaks = [turn for turn in best.turns if abs(turn[1]) > 0.2 * peak]
    marks = [Mark("error extreme", px, py, best.name) for px, py in peaks]
    dots(inset, [Mark("", mark.x, mark.y * scale) for mark in marks], color=COLOURS[shown.index(best)], markersize=5)
    labels.avoid_points([(mark.x, mark.y * scale) for mark in marks], 4)
    if len(marks) > 8:
        inset.set_title(f"{inset.get_title('left')}: at most {signed(peak * scale, 3)}", fontsize=11, pad=5, loc="left")
    highest = [] if len(marks) > 8 else [mark for mark in marks if abs(mark.y) > (1 - 1e-6) * peak]
    for mark in highest[:2]:
        text = rf"$({coordinate(mark.x, 4)},\ {math_number(mark.y * scale, 3)})$"
        prefer = 90 if mark.y > 0 else 270
        labels.place(text, (mark.x, mark.y * scale), color=COLOURS[shown.index(best)], fontsize=9, prefer=prefer)
    return marks


def _card(figure: Any, box: tuple[float, float, float, float], ground: str) -> Any:
    from matplotlib.patches import FancyBboxPatch

    width, height = figure.get_size_inches()
    return FancyBboxPatch(
        (box[0], box[1]),
        box[2],
        box[3],
        boxstyle="round,pad=0,rounding_size=0.008",
        mutation_aspect=width / height,
        transform=figure.transFigure,
        facecolor=ground,
        edgecolor="#d8d4c8",
        linewidth=0.8,
        zorder=8,
    )


def _corner(axes: Axes, drawn: Curve) -> tuple[bool, bool, float]:
    """Left or right, lower or upper, and the share of the height: the largest card that the curve leaves free."""
    xs, ys = drawn.line()
    (low, high), (bottom, top) = axes.get_xlim(), axes.get_ylim()
    u, v = (xs - low) / (high - low), (ys - bottom) / (top - bottom)
    for share in (0.62, 0.58, 0.54, 0.5, 0.46):
        for left in (True, False):
            for lower in (False, True):
                across = u < 0.48 if left else u > 0.52
                upward = v < share + 0.05 if lower else v > 0.95 - share
                if not (across & upward).any():
                    return left, lower, share
    return True, False, 0.46
