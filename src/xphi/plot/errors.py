"""Errors of all known approximations, and what becomes of them in the negative tail."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

import numpy as np
import sympy as sp

from xphi import reference
from xphi.plot.approximations import Approximation, measured
from xphi.plot.curve import panel
from xphi.plot.numbers import scientific, signed
from xphi.plot.picture import Mark, Picture
from xphi.plot.sample import exact_values
from xphi.plot.style import COLOURS, DASHES, NAVY, header, look, plain_axes, sheet
from xphi.plot.subject import Subject, subject, window

if TYPE_CHECKING:
    from matplotlib.axes import Axes

_TAIL = -12.0
_TAIL_POINTS = 97
_COLUMNS = 3
_FAINTEST = 1e-290


def error(name: str, on: tuple[float, float] | None = None) -> Picture:
    """Draw the error of every known approximation, each to its own scale, and the negative tail on a log axis.

    Local extremes are marked; level lines stand at the largest error. In the tail the function and its
    approximations are drawn themselves (less their limit), down to x = -12, or to the lower end of the interval.

    Parameters
    ----------
    name : str
        A registry name or alias that has known approximations; with ``'`` for its derivative.
    on : tuple of float, optional
        The interval of the error curves; by default [-4, 4].

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
    ends = (_TAIL, 0.0) if on is None else (low, min(high, 0.0))
    limit = _limit(about) if ends[0] < ends[1] else None
    columns = min(_COLUMNS, len(every))
    rows = -(-len(every) // columns)
    tail = 2.9 if limit is not None else 0.0
    height = 1.25 + 1.75 * rows + tail
    marks: list[Mark] = []
    with look():
        figure = sheet(9.6, height, 160)
        header(
            figure,
            f"Errors of the approximations of {about.name}",
            "approximation − function, each to its own scale",
            [],
        )
        for i, one in enumerate(every):
            row, column = divmod(i, columns)
            width = (0.985 - 0.02) / columns
            top = height - 1.25 - 1.75 * row
            axes = figure.add_axes((0.02 + column * width + 0.06, (top - 1.12) / height, width - 0.075, 1.12 / height))
            own = [Mark("extreme", px, py, one.name) for px, py in one.turns]
            panel(axes, one.error, own, (low, high), COLOURS[i % len(COLOURS)])
            axes.tick_params(labelsize=8.5)
            axes.set_title(one.name, fontsize=11.5, loc="left", pad=6, weight="bold", color=COLOURS[i % len(COLOURS)])
            axes.set_title(rf"$\pm {scientific(one.largest[1])}$", fontsize=10.5, loc="right", pad=6)
            marks += own
        if limit is not None:
            axes = figure.add_axes((0.085, 0.5 / height, 0.89, (tail - 0.95) / height))
            _tail(axes, about, every, limit, ends)
    return Picture(
        figure,
        f"errors of the known approximations of {about.text} on [{signed(low)}, {signed(high)}]",
        "error",
        (low, high),
        marks,
        [{"name": one.name, "largest_error": abs(one.largest[1]), "at": one.largest[0]} for one in every],
    )


def _limit(about: Subject) -> float | None:
    """The limit towards -∞ when it is finite: only then is there a tail to look into."""
    limit = reference.limit_at_infinity(about.base, about.order, -1)
    if limit is None or not limit.is_finite:
        return None
    return float(limit)


def _tail(axes: Axes, about: Subject, every: list[Approximation], limit: float, ends: tuple[float, float]) -> None:
    plain_axes(axes, zero=False)
    xs = np.linspace(*ends, _TAIL_POINTS)
    axes.set_yscale("log")
    own = _distance(about.base, about.order, xs, limit)
    visible = np.flatnonzero(own > _FAINTEST)
    axes.set_xlim(float(xs[visible[0]]), ends[1])
    floor = max(10.0 ** (math.floor(math.log10(float(own[visible].min()))) - 3), _FAINTEST)
    axes.plot(xs, own, color=NAVY, linewidth=4, alpha=0.35, zorder=4, solid_capstyle="butt", label=about.name)
    top = float(own[visible].max())
    for i, one in enumerate(every):
        ys = _distance(one.formula, about.order, xs, limit)
        color = COLOURS[i % len(COLOURS)]
        axes.plot(xs, ys, color=color, linewidth=1.5, dashes=DASHES[i % len(DASHES)], zorder=5, label=one.name)
        top = max(top, float(np.nanmax(ys, initial=0.0)))
    axes.set_ylim(floor, 10.0 * top)
    # every curve here climbs to the right, so the lower right is nearly free
    key = axes.legend(
        loc="lower right", ncols=-(-(len(every) + 1) // 4), fontsize=9.5, handlelength=2.6, edgecolor="none"
    )
    key.set_zorder(6)
    shown_limit = f" − ({signed(limit)})" if limit < 0 else f" − {signed(limit)}" if limit else ""
    what = f"|f(x){shown_limit}|"
    axes.set_title(f"negative tail: {what} on a log axis, where relative error lives", fontsize=11.5, loc="left", pad=6)
    axes.set_xlabel("x", style="italic")


def _distance(formula: Any, order: int, xs: Any, limit: float) -> Any:
    """|g - limit| from balls; NaN where it is exactly zero, which a log axis cannot show."""
    values = np.abs(
        exact_values(formula - sp.Rational(str(limit)) if limit and not order else formula, xs, order=order)
    )
    return np.where(values > 0, values, np.nan)
