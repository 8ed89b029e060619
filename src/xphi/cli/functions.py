"""``xphi functions``: what the registry holds."""

from __future__ import annotations

import click

from xphi import functions
from xphi.cli import _output
from xphi.formula.text import to_text


@click.command(name="functions")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON document.")
def command(*, as_json: bool) -> None:
    """List the functions that formulas may call and verbs take by name."""
    rows = [
        {"name": name, "aliases": list(function.aliases), "formula": to_text(function.formula), "kernels": []}
        for name, function in functions.registry().items()
    ]
    if as_json:
        _output.print_json("functions", functions=rows)
        return
    table = [(row["name"], _clipped(str(row["formula"])), ", ".join(row["aliases"])) for row in rows]
    _output.print_table("", ("name", "formula", "also called"), table)


def _clipped(text: str, width: int = 78) -> str:
    return text if len(text) <= width else f"{text[: width - 1]}…"
