"""A finished picture: what is drawn, as numbers, and its bytes."""

from __future__ import annotations

import io
import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.backends.backend_svg import FigureCanvasSVG

from xphi.files import PictureKind
from xphi.plot.style import look

if TYPE_CHECKING:
    from matplotlib.figure import Figure


@dataclass(frozen=True)
class Mark:
    """A marked point.

    Parameters
    ----------
    kind : str
        minimum, maximum, inflection, kink, hinge, extreme, alternation …
    x, y : Real or float
        Computed coordinates, in the units of the axes.
    of : str
        The curve that it lies on.
    """

    kind: str
    x: Any
    y: Any
    of: str = ""

    def json(self) -> dict[str, Any]:
        """As ``--json`` prints it."""
        return {"kind": self.kind, "of": self.of, "x": self.x, "y": self.y}


@dataclass
class Picture:
    """A figure, and what was drawn in it.

    Parameters
    ----------
    figure : matplotlib.figure.Figure
    title : str
        One line of plain text, kept inside the file for those who cannot see it.
    what : str
        The kind of figure.
    on : tuple of float
        The drawn interval.
    marks : list of Mark
    curves : list of dict
        One entry per curve: its name and the numbers that describe it.
    pixels : float, optional
        Width that an SVG states; by default its size in points.
    """

    figure: Figure
    title: str
    what: str
    on: tuple[float, float]
    marks: list[Mark] = field(default_factory=list)
    curves: list[dict[str, Any]] = field(default_factory=list)
    pixels: float | None = None

    def render(self, kind: PictureKind = "png") -> bytes:
        """The whole file; the same picture gives the same bytes.

        Parameters
        ----------
        kind : {"png", "svg"}
        """
        buffer = io.BytesIO()
        with look():
            if kind == "png":
                FigureCanvasAgg(self.figure).print_png(  # type: ignore[no-untyped-call]
                    buffer, metadata={"Software": "xphi", "Title": self.title, "Description": self.description()}
                )
                return buffer.getvalue()
            FigureCanvasSVG(self.figure).print_svg(  # type: ignore[no-untyped-call]
                buffer,
                metadata={
                    "Date": None,
                    "Creator": "xphi",
                    "Title": self.title,
                    "Description": self.description(),
                },
            )
        return self._sized(buffer.getvalue())

    def _sized(self, svg: bytes) -> bytes:
        if self.pixels is None:
            return svg
        size = f'width="{self.pixels:g}" height="{self.pixels:g}"'.encode()
        return re.sub(rb'width="[0-9.]+pt" height="[0-9.]+pt"', size, svg, count=1)

    def description(self) -> str:
        """The picture in words: its marks with their coordinates."""
        marks = [f"{mark.kind} of {mark.of} at ({float(mark.x):.6g}, {float(mark.y):.6g})" for mark in self.marks]
        return f"{self.title}, from {self.on[0]:g} to {self.on[1]:g}" + "".join(f"; {mark}" for mark in marks)

    def json(self) -> dict[str, Any]:
        """As ``--json`` prints it, without the file."""
        return {
            "what": self.what,
            "title": self.title,
            "on": list(self.on),
            "curves": self.curves,
            "marks": self.marks,
        }
