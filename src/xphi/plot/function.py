"""A function beside ReLU and the identity."""

from __future__ import annotations

from xphi.plot.draw import (
    companions,
    dots,
    label_places,
    label_turns,
    limits,
    main_line,
    rings,
    turning_points,
    within,
)
from xphi.plot.labels import Labeller
from xphi.plot.numbers import signed
from xphi.plot.picture import Mark, Picture
from xphi.plot.sample import curve, value_at
from xphi.plot.style import header, large_numbers, look, plain_axes, sheet
from xphi.plot.subject import subject, window


def function(name: str, on: tuple[float, float] | None = None) -> Picture:
    """Draw a function beside ReLU and y = x, with its turning points, inflections and corners marked.

    Parameters
    ----------
    name : str
        A registry name or alias, with ``'`` for a derivative, or a formula in ``x``.
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
    with look():
        drawn = curve(about.expression, low, high)
        figure = sheet(8, 5, 180)
        axes = figure.add_axes((0.075, 0.1, 0.9, 0.6))
        plain_axes(axes)
        axes.set_xlim(low, high)
        axes.set_ylim(*limits(drawn.reach()))
        large_numbers(axes)
        entries = [main_line(axes, drawn, about.name), *companions(axes, about, low, high)]
        edge = header(figure, about.name, about.idea, entries)
        axes.set_position((0.075, 0.1, 0.9, edge - 0.13))
        axes.set_xlabel("x", style="italic")

        turns = turning_points(about, drawn, low, high)
        bends = [
            Mark("inflection", bend.x, bend.value, about.word)
            for bend in within(about.facts.inflections if about.facts else [], low, high)
        ]
        corners = [
            Mark("corner" if about.is_corner(at) else "border", at, value, about.word)
            for at in about.kinks
            if low < at < high and (value := value_at(about.expression, at)) is not None
        ]
        labels = Labeller(axes)
        for line in axes.lines[2:]:
            labels.avoid_curve(line.get_xdata(), line.get_ydata())
        dots(axes, turns)
        rings(axes, bends)
        rings(axes, corners, marker="s", markersize=4.5)
        labels.avoid_points([(float(mark.x), float(mark.y)) for mark in [*turns, *bends, *corners]])
        label_turns(labels, turns)
        label_places(labels, bends, "inflection")
        turned = {float(mark.x) for mark in turns}
        label_places(labels, [mark for mark in corners if float(mark.x) not in turned], "pieces meet at")
    title = f"{about.text} beside ReLU and the identity" if len(entries) > 2 else about.text
    return Picture(
        figure,
        f"{title} on [{signed(low)}, {signed(high)}]",
        "function",
        (low, high),
        [*turns, *bends, *corners],
        [{"name": str(entry.get_label())} for entry in entries],
    )
