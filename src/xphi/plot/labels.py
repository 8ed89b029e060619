"""Where a label goes: beside its point, clear of every curve, mark and other label."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

import numpy as np
from matplotlib.patheffects import withStroke
from matplotlib.transforms import Bbox

from xphi.plot.style import INK, WHITE, renderer

if TYPE_CHECKING:
    from collections.abc import Iterable

    from matplotlib.axes import Axes
    from matplotlib.figure import Figure
    from matplotlib.text import Text

_ANGLES = (90, 270, 60, 120, 240, 300, 30, 150, 210, 330, 0, 180, 75, 105, 255, 285)
_RADII = (11.0, 17.0, 25.0, 36.0, 50.0, 68.0, 90.0, 120.0)


class Labeller:
    """Places the labels of one axes, one after the other, by trying places around each point.

    Parameters
    ----------
    axes : matplotlib.axes.Axes
        With its limits already set.
    ground : str
        Colour of the halo that keeps a label readable on the grid.
    """

    def __init__(self, axes: Axes, ground: str = WHITE) -> None:
        self.axes = axes
        self.ground = ground
        self.figure: Figure = axes.get_figure(root=True)  # type: ignore[assignment]  # a Figure, for an axes in use
        self.pen = renderer(self.figure)
        self.boxes: list[Bbox] = []
        self.texts: list[Text] = []
        self._dots: list[Any] = []

    @property
    def pixels(self) -> float:
        """Pixels in a point."""
        return self.figure.dpi / 72

    def avoid_curve(self, xs: Any, ys: Any) -> None:
        """Keep labels off a drawn line, given in data coordinates with NaN where it is broken."""
        dots = self.axes.transData.transform(np.column_stack([xs, ys]))
        steps = np.hypot(*np.diff(dots, axis=0).T)
        pieces = [dots[np.isfinite(dots).all(axis=1)]]
        long = np.flatnonzero((steps > 3) & (steps < 1e4))
        pieces += [np.linspace(dots[i], dots[i + 1], int(steps[i] // 2) + 2) for i in long]
        self._dots.append(np.concatenate(pieces))

    def avoid_points(self, points: Iterable[tuple[float, float]], radius: float = 5.0) -> None:
        """Keep labels off marks; the radius is in points."""
        for px, py in self.axes.transData.transform(np.array(list(points)).reshape(-1, 2)):
            reach = radius * self.pixels
            self.boxes.append(Bbox.from_extents(px - reach, py - reach, px + reach, py + reach))

    def place(self, text: str, at: tuple[float, float], **style: Any) -> Text:
        """Put a label near a point of the axes; a thin line leads to it when it stands off.

        Parameters
        ----------
        text : str
        at : tuple of float
            In data coordinates.
        **style
            ``color``, ``fontsize``, ``prefer`` (an angle in degrees) and other text properties.
        """
        color = style.pop("color", INK)
        prefer = style.pop("prefer", None)
        lead = style.pop("lead", True)
        label = self.axes.annotate(
            text, at, xytext=(0, 0), textcoords="offset points", color=color, annotation_clip=False, zorder=8, **style
        )
        label.set_path_effects([withStroke(linewidth=3, foreground=self.ground)])
        size = label.get_window_extent(self.pen)
        wide, high = size.width / self.pixels, size.height / self.pixels
        anchor = self.axes.transData.transform(at)
        inside = self.axes.get_window_extent(self.pen)
        dots = np.concatenate(self._dots) if self._dots else np.empty((0, 2))
        best = (math.inf, 0.0, 0.0, 0.0)
        for radius in _RADII:
            for rank, angle in enumerate(_ANGLES):
                score = 1.2 * radius + 0.5 * rank
                if prefer is not None:
                    score += 0.25 * abs((angle - prefer + 180) % 360 - 180)
                if score >= best[0]:
                    continue
                dx, dy = math.cos(math.radians(angle)), math.sin(math.radians(angle))
                ox = dx * radius - wide * (0.5 - 0.5 * _side(dx))
                oy = dy * radius - high * (0.5 - 0.5 * _side(dy))
                x0, y0 = anchor[0] + ox * self.pixels, anchor[1] + oy * self.pixels
                box = Bbox.from_bounds(x0, y0, size.width, size.height)
                score += self._score(box, inside, dots)
                if lead and radius >= 25 and score < best[0]:
                    score += 60 * self._crossed(anchor, box)
                if score < best[0]:
                    best = (score, ox, oy, radius)
        _, ox, oy, radius = best
        label.set_position((ox, oy))
        label.set_horizontalalignment("left")
        label.set_verticalalignment("bottom")
        box = Bbox.from_bounds(anchor[0] + ox * self.pixels, anchor[1] + oy * self.pixels, size.width, size.height)
        shift = label.get_window_extent(self.pen)
        label.set_position((ox + (box.x0 - shift.x0) / self.pixels, oy + (box.y0 - shift.y0) / self.pixels))
        if lead and radius >= 25:
            self._leader(at, anchor, box, color)
        self.boxes.append(box)
        self.texts.append(label)
        return label

    def _score(self, box: Bbox, inside: Bbox, dots: Any) -> float:
        pad = 3.5 * self.pixels
        grown = Bbox.from_extents(box.x0 - pad, box.y0 - pad, box.x1 + pad, box.y1 + pad)
        out = max(0.0, inside.x0 - grown.x0) + max(0.0, grown.x1 - inside.x1)
        out += max(0.0, inside.y0 - grown.y0) + max(0.0, grown.y1 - inside.y1)
        score = 1000.0 + 40 * out if out > 0.5 else 0.0
        wider = Bbox.from_extents(grown.x0 - pad, grown.y0, grown.x1 + pad, grown.y1)
        if self.boxes:
            x0, y0, x1, y1 = np.array([other.extents for other in self.boxes]).T
            shared = np.minimum(x1, wider.x1) - np.maximum(x0, wider.x0)
            height = np.minimum(y1, wider.y1) - np.maximum(y0, wider.y0)
            hit = (shared > 0) & (height > 0)
            score += float(np.sum(400 + shared[hit] * height[hit] / self.pixels**2))
        if len(dots):
            hit = (dots[:, 0] > grown.x0) & (dots[:, 0] < grown.x1) & (dots[:, 1] > grown.y0) & (dots[:, 1] < grown.y1)
            count = int(hit.sum())
            score += (120 + 1.5 * count) if count else 0.0
        return score

    def _crossed(self, anchor: Any, box: Bbox) -> int:
        """How many other labels the leader would run through."""
        end = _nearest(anchor, box)
        line = np.linspace(anchor, end, 24)[4:]
        return sum(
            any(other.contains(px, py) for px, py in line) for other in self.boxes if not other.contains(*anchor)
        )

    def _leader(self, at: tuple[float, float], anchor: Any, box: Bbox, color: Any) -> None:
        end = _nearest(anchor, box)
        length = math.hypot(*(end - anchor))
        if length < 12 * self.pixels:
            return
        start = anchor + (end - anchor) * (5.5 * self.pixels / length)
        stop = end - (end - anchor) * (1.5 * self.pixels / length)
        ends = self.axes.transData.inverted().transform([start, stop])
        self.axes.plot(
            ends[:, 0], ends[:, 1], color=color, linewidth=0.7, alpha=0.7, zorder=7, scalex=False, scaley=False
        )


def _side(component: float) -> float:
    """How far a label hangs to one side of its anchor: -1, 0 or 1."""
    return 0.0 if abs(component) < 0.3 else math.copysign(1.0, component)


def _nearest(anchor: Any, box: Bbox) -> Any:
    return np.array([min(max(anchor[0], box.x0), box.x1), min(max(anchor[1], box.y0), box.y1)])
