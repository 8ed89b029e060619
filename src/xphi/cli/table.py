"""An integer table of a function for two quantised types, every input tried."""

from __future__ import annotations

import io
import json
import sys
from pathlib import Path
from typing import Any

import click

from xphi.cli._output import (
    check_output,
    note,
    plain,
    print_fields,
    print_json,
    print_table,
    report_to,
    working,
    write_file,
)
from xphi.errors import XphiError

_PICTURES = (".png", ".svg")
#: Endings that are code, and the language.
_CODE = {".c": "c", ".py": "numpy", ".v": "verilog", ".onnx": "onnx", ".tex": "latex"}
_ENDINGS = (*_PICTURES, ".json", ".npy", *_CODE)


@click.command("table")
@click.argument("name")
@click.option("--in", "source", metavar="TYPE", help="The input: int8:scale=0.05,zero=3, of any width up to 16.")
@click.option("--out", "result", metavar="TYPE", help="The output, which saturates: int8:scale=1/16, q3.12 …")
@click.option("--entries", type=int, metavar="N", help="Entries at equal steps; by default one for each input.")
@click.option("--interp", type=click.Choice(["nearest", "linear"]), help="What stands between entries.")
@click.option("--like", type=click.Choice(["tflite", "cmsis"]), help="The arithmetic of a runtime, beside its entries.")
@click.option(
    "--round", "ties", type=click.Choice(["even", "away"]), default="even", show_default=True, help="Where ties go."
)
@click.option(
    "-o", "--output", "files", multiple=True, metavar="FILE", help=f"Write it as {', '.join(_ENDINGS)}; repeatable."
)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON document.")
def command(
    name: str, source: str | None, result: str | None, entries: int | None, interp: str | None, like: str | None,
    ties: str, files: tuple[str, ...], as_json: bool,
) -> int:  # fmt: skip
    """The best integer table of NAME, a registry name or a formula in x.

    \b
    xphi table gelu --in int8:scale=0.05,zero=3 --out int8:scale=0.04,zero=-120 -o gelu.c
    xphi table gelu --in int16:scale=1/4096 --out int16:scale=1/4096 --entries 513 --interp linear
    xphi table sigmoid --in q3.12 --out q0.15 --like cmsis -o sigmoid.png

    Every input is tried against the exact function. A scale is a number or a formula, taken exactly.
    """
    for side, given in (("--in", source), ("--out", result)):
        if given is None:
            raise XphiError(f"table needs {side}, a type with its scale, such as {side} int8:scale=1/16")
    for file in files:
        _check(file, like)
    from xphi.integers import table

    with working("trying every input"):
        found = table(name, source, result, entries=entries, interp=interp, like=like, round=ties)
        contents = [part for file in files for part in _contents(found, file)]
    for path, _ in contents:
        check_output(path)
    for path, content in contents:
        write_file(path, content)
    if as_json:
        print_json("table", **found.json())
        return 0
    with report_to(sys.stdout):
        _show(found)
    for path, _ in contents:
        note(f"written to {path}")
    return 0


def _check(file: str, like: str | None) -> None:
    """Refuse a file whose name says nothing, or that cannot be written, before the work."""
    ending = Path(file).suffix.lower()
    if ending not in _ENDINGS:
        known = ", ".join(_ENDINGS)
        raise XphiError(f"a table is written as {known}, by the ending of the name; {file} has none of them")
    if ending in _CODE:
        from xphi.integers import emit

        emit.check(_CODE[ending], file, like)
    check_output(file)


def _contents(found: Any, file: str) -> list[tuple[str, str | bytes]]:
    """The files that one name stands for."""
    path = Path(file)
    ending = path.suffix.lower()
    if ending in _PICTURES:
        from xphi.integers.picture import picture

        return [(file, picture(found).render("svg" if ending == ".svg" else "png"))]
    if ending == ".json":
        return [(file, json.dumps({"schema": "xphi/table/1", **plain(found.json())}, indent=2) + "\n")]
    if ending == ".npy":
        import numpy as np

        buffer = io.BytesIO()
        np.save(buffer, found.entries, allow_pickle=False)
        return [(file, buffer.getvalue())]
    from xphi.integers import emit

    return [(str(path.with_name(part)), content) for part, content in emit.files(found, _CODE[ending], path.name)]


def _show(found: Any) -> None:
    print_table(
        f"{found.name}: {found.source.text()} → {found.result.text()}",
        ["", "largest, LSB", "at input", "correctly rounded", "monotone", "reversals"],
        [
            (
                row.name,
                f"{row.max_lsb:.4f}",
                str(row.at),
                f"{row.correctly_rounded:.2%}",
                "yes" if row.monotone else "no",
                str(row.reversals),
            )
            for row in found.rows
        ],
        numeric=(1, 2, 3, 5),
    )
    click.echo()
    proved = "no entries are better" if found.optimal else "not proved to be the best entries"
    lines = [
        ("arithmetic", found.arithmetic),
        ("inputs", f"{len(found.truth.codes)}, every one tried; {found.truth.saturated} saturate"),
        ("entries", f"{len(found)}; {proved}"),
        ("bits", f"{found.bits} plain; {found.bits_compressed} compressed: {_words(found.compressed)}"),
        ("at random", f"{len(found.random_access)} bits: {_words(found.random_access)}"),
    ]
    print_fields(lines)


def _words(one: Any) -> str:
    """How a stream is made, in words."""
    base = {"none": "", "relu": "less ReLU, ", "line": "less a line, "}[one.base]
    symmetry = {"none": "", "even": "even, ", "odd": "point-symmetric, "}[one.symmetry]
    width = (
        f"{one.stored} numbers of {one.width} bits" if one.width is not None else f"{one.code} of {one.stored} numbers"
    )
    return f"{base}{symmetry}{width}, header included"
