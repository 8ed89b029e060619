"""List the registry."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import click

from xphi import functions
from xphi.cli import _output
from xphi.formula.text import to_text
from xphi.ops import generated

#: The longest formula in the table.
_LONGEST = 72
_SHOWN = ("kind", "format", "rung", "bound", "observed", "at", "evidence", "unit")


@click.command(name="functions")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON document.")
def command(*, as_json: bool) -> None:
    """List the functions that formulas may call and verbs take by name.

    An operator is one that arrays can be given to: xphi.gelu(x), xphi.torch.gelu(x), xphi.jax.gelu(x).
    """
    kernels = kernels_of()
    rows: list[dict[str, Any]] = [
        {
            "name": name,
            "aliases": list(function.aliases),
            "formula": to_text(function.formula),
            "kernels": kernels.get(name, []),
        }
        for name, function in functions.registry().items()
    ]
    if as_json:
        _output.print_json("functions", functions=rows)
        return
    table = [(row["name"], "yes" if row["kernels"] else "–", _short(row), ", ".join(row["aliases"])) for row in rows]
    _output.print_table("", ("name", "operator", "formula", "also called"), table)


def _short(row: dict[str, Any]) -> str:
    formula: str = row["formula"]
    return formula if len(formula) <= _LONGEST else f"`xphi show {row['name']}` spells it out"


def kernels_of() -> Mapping[str, Sequence[Mapping[str, Any]]]:
    """The compiled kernels of every function that has any, with their recorded errors."""
    found: dict[str, list[dict[str, Any]]] = {}
    for row in generated.read("accuracy.json")["rows"]:
        if row["name"] in generated.functions():
            found.setdefault(row["name"], []).append({key: row[key] for key in _SHOWN})
    return found
