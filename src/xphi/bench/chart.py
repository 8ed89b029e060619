"""The picture of a run: horizontal bars, this package beside the peers, one group for each operation."""

from __future__ import annotations

from typing import Any

from matplotlib.lines import Line2D

from xphi.bench.driver import Measurement, Plan, Result
from xphi.bench.machine import processor
from xphi.bench.operations import TRAINED
from xphi.bench.rows import OURS
from xphi.plot.picture import Picture
from xphi.plot.style import COLOURS, GREY, NAVY, header, look, plain_axes, sheet

_FAST, _FAITHFUL = NAVY, "#6d86c0"
_BAR, _GAP, _HEAD, _FOOT = 0.17, 0.14, 1.25, 0.6  # inches
_WIDTH = 9.6
#: A bar longer than so many times the slowest of ours and of the best peers is cut off, its number inside it.
_CUT = 2.5


def _title(m: Measurement) -> str:
    return f"{m.title} {m.rung}".strip()


def _colours(result: Result) -> dict[str, str]:
    """Ours in blue, floors in grey, the peers in the order of their names."""
    titles = sorted({_title(m) for m in result.measurements})
    fixed = {"floor": GREY}
    fixed |= {f"{ours} {rung}": colour for ours in OURS for rung, colour in (("fast", _FAST), ("faithful", _FAITHFUL))}
    others = iter(COLOURS)
    return {title: fixed.get(title) or next(others, GREY) for title in sorted(titles, key=_order)}


def _order(title: str) -> tuple[bool, bool, bool, str]:
    return not title.startswith(OURS), title == "floor", not title.endswith("fast"), title


def chart(result: Result) -> Picture:
    """Draw a run; lines through the ends of the bars span the quartiles.

    Parameters
    ----------
    result : Result
        With at least one measurement.

    Returns
    -------
    Picture
    """
    plan = result.plan
    colours = _colours(result)
    specs = [s for s in plan.specs() if any(m.spec == s for m in result.measurements)]
    groups = [
        sorted((m for m in result.measurements if m.spec == s), key=lambda m: list(colours).index(_title(m)))
        for s in specs
    ]
    inches = sum(len(group) * _BAR + _GAP for group in groups)
    threads = "one thread" if plan.threads == 1 else f"{plan.threads} threads"
    title = f"{processor()}, {threads}, {plan.n} elements"
    subtitle = f"{', '.join(plan.dtypes)}; median of {plan.rounds} rounds, black lines from quartile to quartile"
    with look():
        figure = sheet(_WIDTH, _HEAD + inches + _FOOT, 130)
        keys = [Line2D([], [], color=c, linewidth=6, label=name) for name, c in colours.items()]
        top = header(figure, title, subtitle, keys)
        height = figure.get_size_inches()[1]
        foot = _FOOT / height
        axes = figure.add_axes((1.7 / _WIDTH, foot, 1 - 2.3 / _WIDTH, top - 0.12 / height - foot))
        plain_axes(axes, zero=False)
        reach = _draw(axes, groups, colours, plan)
        axes.set_ylim(inches, 0)
        axes.set_xlim(0, reach)
        axes.set_xlabel("ns per element")
        axes.grid(visible=False, axis="y")
    curves = [{"op": m.spec[0], "impl": _title(m), "ns_per_element": m.ns / m.spec[2]} for g in groups for m in g]
    return Picture(figure, title, "bench", (0.0, reach), curves=curves)


def _draw(axes: Any, groups: list[list[Measurement]], colours: dict[str, str], plan: Plan) -> float:
    """The bars; returns how far the axis goes."""
    per_element = {id(m): m.ns / m.spec[2] for group in groups for m in group}
    # the costs of calls, those of autograd too, say nothing about elements: they do not set the scale
    scaled = [g for g in groups if g[0].spec[2] == plan.n and not g[0].spec[0].endswith(TRAINED)] or groups
    shown = [per_element[id(m)] for group in scaled for m in group if m.title in OURS]
    shown += [min(per_element[id(m)] for m in group) for group in scaled]
    reach = min(1.12 * max(per_element.values()), _CUT * max(shown))
    heights, names, at = [], [], 0.0
    for group in groups:
        op, dtype, n = group[0].spec
        apart = [dtype] * (len(plan.dtypes) > 1) + [f"{n} elements"] * (n != plan.n)
        heights.append(at + len(group) * _BAR / 2)
        names.append("\n".join([op, *apart]))
        for m in group:
            y = at + _BAR / 2
            value = per_element[id(m)]
            axes.barh(y, min(value, reach), height=0.86 * _BAR, color=colours[_title(m)], linewidth=0)
            low, high = (q / m.spec[2] for q in m.quartiles)
            if value <= reach:
                axes.plot([low, min(high, reach)], [y, y], color="black", linewidth=0.8)
            inside = high > 0.94 * reach
            axes.annotate(
                f"{value:.3g}",
                (min(low, reach) if inside else high, y),
                xytext=(-3 if inside else 3, 0),
                textcoords="offset points",
                ha="right" if inside else "left",
                va="center",
                fontsize=7.5,
                color="white" if inside else "#2b2f3a",
            )
            at += _BAR
        at += _GAP
    axes.set_yticks(heights, names)
    return float(reach)
