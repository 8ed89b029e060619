"""``xphi names``: what a spelling means, library by library."""

from __future__ import annotations

from collections.abc import Sequence

import click

from xphi import names
from xphi.cli import _output


@click.command(name="names")
@click.argument("spelling", required=False)
@click.option("--library", metavar="L", help="Only this library, such as torch, jax or transformers.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON document.")
def command(*, spelling: str | None, library: str | None, as_json: bool) -> None:
    """Say which function SPELLING means in each library, what is the default there, and what to look out for.

    \b
    xphi names gelu
    xphi names gelu_fast
    xphi names gelu --library jax
    xphi names 'nn.GELU(approximate="tanh")'

    Without SPELLING the whole table is listed.
    """
    rows = names.listed(library) if spelling is None else names.lookup(spelling, library)
    others = () if spelling is None or library is not None else _spelled_otherwise(rows)
    if as_json:
        _output.print_json(
            "names",
            spelling=spelling,
            library=library,
            rows=rows,
            same_function=[{"library": row.library, "spelling": row.spelling} for row in others],
        )
        return
    _print(rows)
    if others:
        libraries = dict.fromkeys(row.library for row in others)
        table = [(name, ", ".join(row.spelling for row in others if row.library == name)) for name in libraries]
        click.echo()
        _output.print_table("", ("library", f"other spellings of {others[0].function}"), table)


def _spelled_otherwise(rows: Sequence[names.Row]) -> tuple[names.Row, ...]:
    """Where all rows, or the registry's own, mean one function: the rows of libraries that call it something else."""
    functions = {row.function for row in rows if row.library == names.OWN} or {row.function for row in rows}
    if len(functions) != 1 or None in functions:
        return ()
    (function,) = functions
    return tuple(row for row in names.spelled(str(function)) if row not in rows)


def _print(rows: Sequence[names.Row]) -> None:
    lines = [
        (row.library, row.spelling, row.function or "–", "default" if row.default else "", row.trap) for row in rows
    ]
    _output.print_table("", ("library", "spelling", "function", "", "look out"), lines)
    formulas: dict[str, list[str]] = {}
    for row in rows:
        if row.own_formula:
            formulas.setdefault(row.formula, []).append(row.library)
    if len(rows) <= 2:
        for row in rows:
            _details(row)
    elif formulas:
        click.echo()
        table = [(formula, ", ".join(libraries)) for formula, libraries in formulas.items()]
        _output.print_table("", ("formula", "as written in"), table)


def _details(row: names.Row) -> None:
    click.echo(f"\n{row.library}: {row.spelling}")
    if row.formula:
        click.echo(f"  {row.formula}")
    if row.differs_by:
        click.echo(f"  differs from {row.function} by up to {row.differs_by:.1e}, before rounding")
    if row.also:
        click.echo(f"  also written {', '.join(row.also)}")
    if row.used_by:
        click.echo(f"  used by {', '.join(row.used_by)}")
