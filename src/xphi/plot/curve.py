"""One error curve, for any approximation of anything."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import numpy as np
from matplotlib.ticker import MaxNLocator

from xphi.plot.draw import dots
from xphi.plot.numbers import scientific, signed, tick
from xphi.plot.picture import Mark, Picture
from xphi.plot.sample import Curve, curve, exact_values, extremes
from xphi.plot.style import NAVY, RUST, header, look, plain_axes, sheet
from xphi.reference import limit_at_infinity

if TYPE_CHECKING:
    from collections.abc import Sequence

    from matplotlib.axes import Axes

#: Below this, binary64 has too few digits of an error left; the curve is then drawn from balls.
_FAINT = 1e-9
_FEW = 241


def error_curve(
    target: Any,
    approximation: Any,
    on: tuple[float, float],
    points: Sequence[Any] | None = None,
    *,
    title: str = "Error",
    subtitle: str = "",
    relative: bool = False,
    size: tuple[float, float] = (8, 4),
) -> Picture:
    """Draw approximation minus target, with its alternation points on the level lines of the largest error.

    Parameters
    ----------
    target, approximation : sympy.Expr
        In ``x``, without free parameters.
    on : tuple of float
        The interval; an infinite end is drawn as far as the error still shows.
    points : sequence of float or Real, optional
        Alternation points; an infinite one is marked at the frame. By default every local extreme.
    title, subtitle : str
    relative : bool
        Divide by the target.
    size : tuple of float
        Inches.

    Returns
    -------
    Picture

    Raises
    ------
    XphiError
        If there is nothing finite to draw.
    """
    low, high = _finite(on, points)
    difference = approximation - target
    sampled = error(difference / target if relative else difference, low, high)
    finite = None if points is None else [float(point) for point in points if math.isfinite(float(point))]
    infinite = [] if points is None else [float(point) for point in points if not math.isfinite(float(point))]
    marks = alternation(sampled, finite, title)
    with look():
        figure = sheet(*size, 180)
        edge = header(figure, title, subtitle, [])
        axes = figure.add_axes((0.1, 0.56 / size[1], 0.875, edge - 0.86 / size[1]))
        panel(axes, sampled, marks, (low, high))
        for end in infinite:
            side = 1.0 if end > 0 else 0.0
            level = _level(difference / target if relative else difference, sampled, end)
            axes.plot(
                [side],
                [level],
                marker=">" if end > 0 else "<",
                color=RUST,
                markersize=7,
                transform=axes.get_yaxis_transform(),
                clip_on=False,
                zorder=8,
            )
            marks.append(Mark("alternation at infinity", end, level, title))
        axes.set_xlabel("x", style="italic")
        largest = max((abs(float(mark.y)) for mark in marks), default=sampled.largest())
        axes.set_title(rf"largest error $\pm {scientific(largest, 6)}$", fontsize=10.5, loc="right", pad=6)
    curves = [{"name": title, "largest_error": largest}]
    return Picture(figure, f"{title} on [{signed(low)}, {signed(high)}]", "error", (low, high), marks, curves)


def error(difference: Any, low: float, high: float, *, order: int = 0) -> Curve:
    """Sample a difference, from balls where binary64 would show its own rounding instead.

    Parameters
    ----------
    difference : sympy.Expr
    low, high : float
    order : int
    """
    sampled = curve(difference, low, high, order=order)
    if sampled.largest() > _FAINT:
        return sampled
    coarse = curve(difference, low, high, order=order, points=_FEW)
    return Curve(
        tuple(replace(segment, ys=exact_values(segment.expression, segment.xs)) for segment in coarse.segments)
    )


def alternation(sampled: Curve, points: Sequence[float] | None, of: str) -> list[Mark]:
    """The marks of an error curve: given points with the error there, or every local extreme."""
    if points is None:
        return [Mark("extreme", px, py, of) for px, py in extremes(sampled)]
    marks = []
    for px in points:
        holder = next((s for s in sampled.segments if s.xs[0] <= px <= s.xs[-1]), sampled.segments[-1])
        marks.append(Mark("alternation", px, float(exact_values(holder.expression, np.array([px]))[0]), of))
    return marks


def panel(axes: Axes, sampled: Curve, marks: Sequence[Mark], on: tuple[float, float], color: str = NAVY) -> None:
    """One error curve with its marks and the two level lines, scaled to itself."""
    plain_axes(axes)
    xs, ys = sampled.line()
    axes.plot(xs, ys, color=color, linewidth=1.6, zorder=5)
    reach = max(np.nanmax(np.abs(ys)), *(abs(float(mark.y)) for mark in marks), 1e-300)
    peak = max((abs(float(mark.y)) for mark in marks), default=reach)
    for level in (-peak, peak):
        axes.axhline(level, color="#b58d4a", linewidth=0.8, dashes=(3, 3), zorder=2)
    dots(axes, marks, color=RUST, markersize=4.8, markeredgewidth=0.9)
    axes.set_xlim(*on)
    axes.set_ylim(-1.22 * reach, 1.22 * reach)
    axes.yaxis.set_major_locator(MaxNLocator(5, steps=[1, 2, 5, 10]))
    axes.yaxis.set_major_formatter(lambda value, _: f"${tick(value)}$")


def _level(difference: Any, sampled: Curve, end: float) -> float:
    """What the error tends to at an infinite end; where that is not known, its value at the frame."""
    limit = limit_at_infinity(difference, 0, 1 if end > 0 else -1)
    if limit is not None and limit.is_finite:
        return float(limit)
    side = -1 if end > 0 else 0
    return float(sampled.segments[side].ys[side])


def _finite(on: tuple[float, float], points: Sequence[Any] | None) -> tuple[float, float]:
    """Finite ends to draw between: beyond the last alternation point by a third when an end is infinite."""
    inner = [abs(float(point)) for point in points or [] if math.isfinite(float(point))]
    far = 1.35 * max([2.5, *inner])
    return (on[0] if math.isfinite(on[0]) else -far, on[1] if math.isfinite(on[1]) else far)
