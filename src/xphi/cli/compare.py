"""All known approximations of a function side by side."""

from __future__ import annotations

from typing import Any

import click

from xphi.cli._layout import TIE
from xphi.cli._output import interval, note, print_json, print_table, read_points, working


@click.command("compare")
@click.argument("name")
@click.option("--on", metavar="LO,HI", help="The domain; the whole line by default, with means over -4,4.")
@click.option("--points", type=int, metavar="N", help="Equally spaced points for the largest and mean error (1000).")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON document.")
def command(name: str, on: str | None, points: int | None, as_json: bool) -> int:
    """All known approximations of NAME side by side."""
    from xphi.comparison import DEFAULT_POINTS, compare

    with working("comparing"):
        rows = compare(name, interval(on), read_points(points))
    if as_json:
        print_json("compare", name=name, on=on, points=points or DEFAULT_POINTS, rows=rows)
        return 0
    print_table(
        f"approximations of {name} on {on or 'the whole line'}",
        ["", "largest", "mean", "at x", "proved ≤", "derivative ≤", "tail (relative)", "cost"],
        [_line(row) for row in rows],
        numeric=(1, 2, 3, 4, 5, 6),
    )
    note(
        f"largest and mean over {points or DEFAULT_POINTS} equally spaced points of [{on or '-4,4'}]; "
        "tail: largest relative error for -8 ≤ x ≤ -2; "
        "cost: multiplications and additions, divisions, selections, special functions"
    )
    return 0


def _line(row: Any) -> tuple[str, ...]:
    error, slope = row.known.error.json(), row.derivative_error
    tail = "" if row.negative_tail is None else f"{row.negative_tail['relative']:.3g}"
    counts = row.cost
    shown = [("multiply_add", "fma"), ("divide", "div"), ("select", "sel"), ("special", "fn")]
    price = " ".join(f"{counts[key]}{TIE}{word}" for key, word in shown if counts[key])
    sampled = f"{row.largest:.3g}", f"{row.mean:.3g}", f"{row.at:.3f}"
    return row.known.name, *sampled, _bound(error), _bound(slope), tail, price


def _bound(error: dict[str, Any]) -> str:
    return "–" if error["bound"] is None else f"{error['bound']:.5g}"
