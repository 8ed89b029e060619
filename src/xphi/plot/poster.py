"""A square poster of one function."""

from __future__ import annotations

import re
from typing import Any

from xphi import functions
from xphi.errors import XphiError
from xphi.plot import poster_plot
from xphi.plot.picture import Picture
from xphi.plot.poster_blocks import Block, definition, second
from xphi.plot.poster_sheet import SIDE, Sheet, points
from xphi.plot.style import INK, NAVY, RUST, look
from xphi.plot.subject import subject

SMALLEST, LARGEST = 1080, 8640
_MARGIN = 64.0
_GAP = 44.0
_COLUMN = (SIDE - 2 * _MARGIN - _GAP) / 2
_SOFT = "#6a655c"


def poster(name: str, size: int = SMALLEST) -> Picture:
    """Draw the square poster of a registry function.

    Title and source at the top; the function beside ReLU in the middle, with its marks computed; the
    definition and a fast approximation (or the derivative, or facts) below; the insight at the foot.

    Parameters
    ----------
    name : str
        A registry name or alias.
    size : int
        Side in pixels, 1080 or more; the border is 8 pixels wide at any size.

    Returns
    -------
    Picture

    Raises
    ------
    XphiError
        For an unknown function or a size out of range.
    """
    if not SMALLEST <= size <= LARGEST:
        raise XphiError(f"a poster is {SMALLEST} to {LARGEST} pixels wide; --size {size} is not")
    function = functions.get(name.strip())
    about = subject(function.name)
    low, high = poster_plot.interval(about)
    with look():
        page = Sheet(size)
        page.border()
        top = _head(page, function)
        foot = _foot(page, function)
        other, known_marks = second(about)
        blocks = _blocks(page, foot, [definition(function), other])
        marks = _middle(page, about, (low, high), top, blocks)
    picture = Picture(
        page.figure, _headline(function), "poster", (low, high), [*marks, *known_marks], pixels=float(size)
    )
    picture.curves = [{"name": function.name}, {"name": "identity" if function.name == "relu" else "relu"}]
    return picture


def _headline(function: functions.Function) -> str:
    return _prose(function.headline or function.title)


def _prose(text: str) -> str:
    """Text with the apostrophe that belongs in print."""
    return text.replace("'", "’")


def _head(page: Sheet, function: functions.Function) -> float:
    title = page.text(540, 46, _headline(function), 46, ha="center", color=NAVY, weight="bold")
    page.fit(title, SIDE - 2 * _MARGIN, 28)
    source = re.match(r"^.*?\(\d{4}\)", function.sources[0]) if function.sources else None
    words = f"{source[0]}: {function.idea}" if source else function.idea
    at = 112.0
    height = 23.0 if len(words) < 80 else 21.5
    for line in page.wrap(_prose(words), height, SIDE - 2 * _MARGIN + 20, style="italic"):
        page.text(540, at, line, height, ha="center", style="italic", color=_SOFT)
        at += 30
    page.rule(500, 580, at + 8, RUST, 2.2)
    return at + 14


def _foot(page: Sheet, function: functions.Function) -> float:
    lines = page.wrap(_prose(function.insight), 23, 860) if function.insight else []
    top = SIDE - 44 - 31 * max(1, len(lines))
    for i, line in enumerate(lines):
        page.text(540, top + 31 * i, line, 23, ha="center", color=NAVY)
    page.rule(_MARGIN, SIDE - _MARGIN, top - 20, "#c9ad78", 1.4)
    return top - 20


def _blocks(page: Sheet, foot: float, blocks: list[Block]) -> float:
    """Set the blocks above the foot, in two columns; returns where they begin."""
    heights = [_block(Sheet(page.size), block, 0, 0) for block in blocks]
    top = foot - 24 - max(heights)
    for i, block in enumerate(blocks):
        _block(page, block, _MARGIN + i * (_COLUMN + _GAP), top)
    return top


def _block(page: Sheet, block: Block, left: float, top: float) -> float:
    """Set one block; returns its height."""
    page.text(left, top, block.heading.upper(), 16, color=RUST, weight="bold")
    page.rule(left, left + _COLUMN, top + 24, "#d9c193", 1.2)
    at = top + 40
    for line in _version(page, block):
        text = page.text(left, at, f"${line}$", 26)
        at += page.fit(text, _COLUMN, 15) + 14
    if block.cases:
        at = _cases(page, block, left, at) + 12
    if block.note:
        text = page.text(left, at, block.note, 19, color=_SOFT, style="italic")
        at += page.fit(text, _COLUMN, 14) + 8
    return at - top


def _version(page: Sheet, block: Block) -> list[str]:
    """The first version of a block whose lines all fit at a good size, or the last."""
    for lines in block.versions[:-1]:
        probes = [page.text(0, 0, f"${line}$", 22.5) for line in lines]
        widest = max(page.measure(probe)[0] for probe in probes)
        for probe in probes:
            probe.remove()
        if widest <= _COLUMN:
            return lines
    return block.versions[-1] if block.versions else []


def _cases(page: Sheet, block: Block, left: float, top: float) -> float:
    """A piecewise formula: what is defined, a brace, and its rows with their conditions, in type that fits."""
    height = 26.0
    while True:
        name = page.text(left, top, f"${block.left}$", height)
        wide, name_height = page.measure(name)
        start = left + wide + 8
        values = [page.text(start + 24, top, f"${value}$", height) for value, _ in block.cases]
        place = start + 24 + max(page.measure(value)[0] for value in values) + height
        conditions = [
            page.text(place, top, f"${condition}$", 0.85 * height, color=_SOFT) for _, condition in block.cases
        ]
        end = place + max(page.measure(condition)[0] for condition in conditions)
        if end <= left + _COLUMN or height < 12:
            break
        for text in (name, *values, *conditions):
            text.remove()
        height *= 0.94
    at = top
    for value, condition in zip(values, conditions, strict=True):
        high = max(page.measure(value)[1], page.measure(condition)[1], height)
        for text in (value, condition):
            text.set_verticalalignment("center")
            text.set_y(1 - (at + high / 2) / SIDE)
        at += high + 10
    at -= 10
    page.brace(start, top - 2, at + 2, 14)
    name.set_y(1 - ((top + at) / 2 - name_height / 2) / SIDE)
    return at


def _middle(page: Sheet, about: Any, on: tuple[float, float], top: float, bottom: float) -> list[Any]:
    """The plot between head and blocks, with its key above it."""
    axes = page.figure.add_axes(
        (96 / SIDE, 1 - (bottom - 62) / SIDE, (SIDE - 96 - _MARGIN) / SIDE, (bottom - 62 - top - 44) / SIDE)
    )
    entries, marks = poster_plot.plot(axes, about, *on)
    page.figure.legend(
        handles=entries,
        loc="upper center",
        bbox_to_anchor=(0.5, 1 - (top + 10) / SIDE),
        ncols=len(entries),
        frameon=False,
        fontsize=points(20),
        handlelength=2.6,
        columnspacing=2.4,
        borderaxespad=0.0,
        borderpad=0.0,
        labelcolor=INK,
    )
    poster_plot.annotate(axes, about, marks)
    return marks
