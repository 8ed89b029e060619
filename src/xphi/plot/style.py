"""Colours, type and the axes that every picture shares; nothing here touches matplotlib's global state."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import matplotlib as mpl
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.figure import Figure

if TYPE_CHECKING:
    from collections.abc import Sequence
    from contextlib import AbstractContextManager

    from matplotlib.axes import Axes
    from matplotlib.lines import Line2D

NAVY = "#1b2f5e"
INK = "#2b2f3a"
GREY = "#8d9098"
PALE = "#d9d8d4"
RUST = "#b4472e"
PARCHMENT = "#fcf0db"
WHITE = "#ffffff"
#: Colours of approximations, in the order in which they are named.
COLOURS = ("#b4472e", "#23807b", "#c58516", "#7b4b8c", "#4f7a34", "#c2577f", "#4a78b5", "#8a6a4a", "#5d6670")
DASHES: tuple[Any, ...] = ((5, 2), (2, 1.4), (7, 2, 1.5, 2), (1, 1), (9, 2), (4, 1, 1, 1, 1, 1), (3, 3), (6, 1), (1, 2))

_RC: dict[str, Any] = {
    "font.family": ["STIXGeneral", "DejaVu Serif"],
    "mathtext.fontset": "stix",
    "font.size": 11,
    "text.color": INK,
    "axes.labelcolor": INK,
    "axes.edgecolor": "#6b6f78",
    "axes.linewidth": 0.8,
    "axes.unicode_minus": True,
    "axes.formatter.offset_threshold": 3,
    "xtick.color": "#6b6f78",
    "ytick.color": "#6b6f78",
    "xtick.labelcolor": INK,
    "ytick.labelcolor": INK,
    "xtick.labelsize": 10,
    "ytick.labelsize": 10,
    "lines.solid_capstyle": "round",
    "lines.dash_capstyle": "butt",
    "svg.fonttype": "path",
    "svg.hashsalt": "xphi",
    "path.simplify_threshold": 0.05,
    "figure.dpi": 100,
    "savefig.dpi": "figure",
}


def look() -> AbstractContextManager[None]:
    """The settings of a picture, for the time of a ``with`` block; matplotlib's defaults underneath."""
    settings: Any = {**_defaults(), **_RC}
    return mpl.rc_context(settings)


def _defaults() -> dict[str, Any]:
    """matplotlib's own defaults, so that a user's matplotlibrc cannot move a label."""
    skip = {"backend", "backend_fallback", "interactive", "toolbar", "webagg.port", "webagg.address", "tk.window_focus"}
    return {key: value for key, value in mpl.rcParamsDefault.items() if key not in skip and "deprecat" not in key}


def sheet(width: float, height: float, dpi: float, ground: str = WHITE) -> Figure:
    """An empty figure with a canvas of its own (never pyplot's), in inches."""
    figure = Figure(figsize=(width, height), dpi=dpi, facecolor=ground)
    FigureCanvasAgg(figure)
    return figure


def renderer(figure: Figure) -> Any:
    """What measures text, the same for PNG and SVG."""
    canvas = figure.canvas
    if not isinstance(canvas, FigureCanvasAgg):
        canvas = FigureCanvasAgg(figure)
    return canvas.get_renderer()  # type: ignore[no-untyped-call]


def large_numbers(axes: Axes) -> None:
    """A proper ×10ⁿ above an axis that needs one; elsewhere plain digits, which are set much faster."""
    reach = max(abs(end) for end in axes.get_ylim())
    if reach >= 1e4 or reach < 1e-3:
        axes.ticklabel_format(axis="y", useMathText=True)


def plain_axes(axes: Axes, *, zero: bool = True) -> None:
    """Two spines, a light grid, and the zero lines."""
    for side in ("top", "right"):
        axes.spines[side].set_visible(False)
    axes.grid(visible=True, color="#ecebe7", linewidth=0.8)
    axes.set_axisbelow(True)
    axes.tick_params(length=3, width=0.8)
    if zero:
        axes.axhline(0, color="#b9b8b3", linewidth=0.8, zorder=1)
        axes.axvline(0, color="#b9b8b3", linewidth=0.8, zorder=1)


def header(figure: Figure, title: str, subtitle: str, entries: Sequence[Line2D]) -> float:
    """Title, one line below it, and the key in rows; returns where they end, as a fraction of the height.

    The key stands outside the axes, so that no curve of no function can run through it.
    """
    width, height = figure.get_size_inches()
    left = 0.62 / width
    top = 1 - 0.30 / height
    pen = renderer(figure)
    heading = figure.text(left, top, title, fontsize=17, color=NAVY, weight="bold", va="top")
    fit(figure, heading, 1 - 2 * left, pen)
    tall = heading.get_window_extent(pen).height / figure.dpi
    at = top - max(0.33, tall + 0.1) / height
    if subtitle:
        line = figure.text(left, at, subtitle, fontsize=11.5, color="#5a5f6b", style="italic", va="top")
        fit(figure, line, 1 - 2 * left, pen)
        at -= 0.27 / height
    for columns in range(len(entries), 0, -1):
        key = figure.legend(
            handles=list(entries),
            loc="upper left",
            bbox_to_anchor=(left - 0.06 / width, at),
            ncols=columns,
            frameon=False,
            fontsize=10.5,
            handlelength=2.4,
            handletextpad=0.6,
            columnspacing=1.4,
            borderpad=0.1,
            borderaxespad=0.0,
        )
        box = key.get_window_extent(pen).transformed(figure.transFigure.inverted())
        if box.x1 <= 1 - left / 2 or columns == 1:
            return float(box.y0)
        key.remove()
    return float(at)


def fit(figure: Figure, text: Any, width: float, pen: Any) -> None:
    """Shrink a text until it is no wider than a fraction of the figure."""
    while True:
        measured = text.get_window_extent(pen).width / figure.bbox.width
        if measured <= width or text.get_fontsize() < 5:
            return
        text.set_fontsize(text.get_fontsize() * max(0.7, min(0.98, width / measured)))
