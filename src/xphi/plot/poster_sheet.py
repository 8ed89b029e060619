"""A square page measured in 1080ths, with text that is fitted and wrapped by its true width."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from matplotlib.lines import Line2D
from matplotlib.patches import PathPatch, Rectangle
from matplotlib.path import Path

from xphi.plot.style import INK, NAVY, PARCHMENT, renderer, sheet

if TYPE_CHECKING:
    from collections.abc import Callable

    from matplotlib.figure import Figure
    from matplotlib.text import Text

BORDER = 8
SIDE = 1080.0  # a poster is laid out in these units, whatever its size in pixels


def points(units: float) -> float:
    """Points of a length on the page."""
    return units * 0.72


class Sheet:
    """A square with the origin at its upper left corner, measured in 1080ths of its side."""

    def __init__(self, size: int) -> None:
        inches = SIDE / 100  # always the same, so that type and lines grow with the resolution
        self.figure: Figure = sheet(inches, inches, (size + 1e-6) / inches, PARCHMENT)
        self.size = size
        self.zoom = size / SIDE
        self.pen = renderer(self.figure)

    def text(self, px: float, py: float, text: str, height: float, **style: Any) -> Text:
        """Text whose upper left corner (or middle, with ``ha``) is at a point; `height` is that of its type."""
        settings = {"va": "top", "color": INK, **style}
        return self.figure.text(px / SIDE, 1 - py / SIDE, text, fontsize=points(height), **settings)

    def measure(self, text: Text) -> tuple[float, float]:
        """Width and height of a text."""
        box = text.get_window_extent(self.pen)
        return box.width / self.zoom, box.height / self.zoom

    def fit(self, text: Text, width: float, least: float) -> float:
        """Shrink a text to a width, not below a height of type; returns its height."""
        while True:
            wide, high = self.measure(text)
            size = float(text.get_fontsize())
            if wide <= width or size <= points(least):
                return high
            text.set_fontsize(max(points(least), size * min(0.99, 0.995 * width / wide)))

    def wrap(self, text: str, height: float, width: float, **style: Any) -> list[str]:
        """Break a text into lines of nearly equal width."""
        probe = self.text(0, 0, text, height, **style)
        words = text.split(" ")
        whole, _ = self.measure(probe)
        count = int(whole // width) + 1
        while True:
            lines = _balanced(words, count, lambda line: self._wide(probe, line))
            if all(self._wide(probe, line) <= width for line in lines) or count >= len(words):
                probe.remove()
                return lines
            count += 1

    def _wide(self, probe: Text, line: str) -> float:
        probe.set_text(line)
        return self.measure(probe)[0]

    def rule(self, x0: float, x1: float, py: float, color: str, width: float) -> None:
        """A thin level rule."""
        self.figure.add_artist(
            Line2D([x0 / SIDE, x1 / SIDE], [1 - py / SIDE, 1 - py / SIDE], color=color, linewidth=points(width))
        )

    def brace(self, px: float, top: float, bottom: float, width: float) -> None:
        """An opening brace, drawn, since type has none of any height."""
        middle, w = (top + bottom) / 2, width
        quarter = min(14.0, (bottom - top) / 4)
        vertices = [
            (px + w, top), (px + w / 2, top), (px + w / 2, top + quarter),
            (px + w / 2, middle - quarter), (px + w / 2, middle), (px, middle),
            (px + w / 2, middle), (px + w / 2, middle + quarter),
            (px + w / 2, bottom - quarter), (px + w / 2, bottom), (px + w, bottom),
        ]  # fmt: skip
        codes = [Path.MOVETO, Path.CURVE3, Path.CURVE3, Path.LINETO, Path.CURVE3, Path.CURVE3]
        codes += [Path.CURVE3, Path.CURVE3, Path.LINETO, Path.CURVE3, Path.CURVE3]
        path = Path([(vx / SIDE, 1 - vy / SIDE) for vx, vy in vertices], codes)
        self.figure.add_artist(
            PathPatch(path, fill=False, edgecolor=INK, linewidth=points(1.8), transform=self.figure.transFigure)
        )

    def border(self) -> None:
        """A frame of eight pixels, whatever the size."""
        w = BORDER / self.size
        for x0, y0, width, height in ((0, 0, 1, w), (0, 1 - w, 1, w), (0, 0, w, 1), (1 - w, 0, w, 1)):
            self.figure.add_artist(
                Rectangle(
                    (x0, y0), width, height, transform=self.figure.transFigure,
                    facecolor=NAVY, edgecolor="none", linewidth=0, antialiased=False, zorder=20,
                )
            )  # fmt: skip


def _balanced(words: list[str], count: int, wide: Callable[[str], float]) -> list[str]:
    """Words in that many lines, each as near as it can be to its share of the width."""
    share = wide(" ".join(words)) / count
    lines: list[str] = []
    line: list[str] = []
    for word in words:
        grown = wide(" ".join([*line, word]))
        if line and len(lines) < count - 1 and grown - share > share - wide(" ".join(line)):
            lines.append(" ".join(line))
            line = []
        line.append(word)
    return [*lines, " ".join(line)]
