"""ULP errors of anything callable against the exact function."""

from __future__ import annotations

import math
import os
from typing import Any

import click

from xphi.cli._output import note, print_json, print_table, working
from xphi.formats import hex_of


@click.command("audit")
@click.argument("function", metavar="CALLABLE|NAME")
@click.option("--against", metavar="NAME", help="The exact function: a name, NAME' for its derivative, or a formula.")
@click.option("--dtype", default="float32", metavar="DT", help="float16, bfloat16, float32 (default) or float64.")
@click.option("--order", type=int, default=0, metavar="0|1", help="1 audits the gradient of CALLABLE.")
@click.option("--on", metavar="LO,HI", help="Every float of this interval.")
@click.option("--all", "everything", is_flag=True, help="Every float there is; an interrupted run goes on next time.")
@click.option("--workers", type=int, metavar="N", help="How many run at once; all cores by default.")
@click.option("--scheduler", metavar="ADDR", help="Address of a Dask scheduler that gets the work.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON document.")
def command(
    function: str,
    against: str | None,
    dtype: str,
    order: int,
    on: str | None,
    everything: bool,
    workers: int | None,
    scheduler: str | None,
    as_json: bool,
) -> int:
    """ULP errors of anything callable against the exact function.

    \b
    xphi audit gelu --all                                   our own kernel, all 2^32 inputs
    xphi audit "xphi:gelu?rung=fast" --order 1
    xphi audit "torch.nn.functional:gelu?approximate=tanh" --against gelu_tanh --on -10,0
    xphi audit numpy:tanh --against tanh --dtype float64
    xphi audit model.onnx --against gelu

    CALLABLE is module:attribute, with keyword arguments after "?"; the module is imported and its code runs. It
    maps an array elementwise to an array of the same dtype. Without --on or --all a fixed sample of all floats is
    taken, dense where functions bend, with both sides of every power of two; 16-bit formats are always taken whole.

    Exit status 1: one of our own kernels, beside the function that it computes, exceeds its recorded bound, or gives
    NaN, a wrong sign or a wrong special value.
    """
    from xphi.audit import audit

    try:
        with working(function) as progress:
            found = audit(
                function,
                against,
                dtype=dtype,
                order=order,
                on=on,
                everything=everything,
                workers=os.cpu_count() if workers is None else workers,
                scheduler=scheduler,
                progress=progress,
            )
    except KeyboardInterrupt:
        note("what is finished is kept: the same command goes on from there")
        raise
    if as_json:
        print_json("audit", **found.json())
    else:
        _show(found)
    for line in found.notes:
        note(f"note: {line}")
    for fault in found.faults:
        note(f"{found.subject} {fault}")
    return int(bool(found.faults))


def _show(found: Any) -> None:
    tally = found.tally
    word = "every float" if found.plan.exhaustive else "a sample"
    rows = [
        ("inputs", f"{tally.inputs:,} ({word})"),
        ("exact values", _REFERENCE[found.reference]),
        ("largest error", _error(found)),
        ("largest absolute error", f"{tally.max_abs:.4g} at x = {_at(tally.abs_at)}"),
        ("largest relative error, x < 0", f"{tally.max_rel_negative:.4g} at x = {_at(tally.rel_at)}"),
        ("correctly rounded", f"{100 * found.correctly_rounded:.4f} %"),
        ("inferred from both neighbours", f"{tally.inferred:,} inputs"),
        ("underflows to 0 too early", "–" if found.zero_from is None else f"from x = {found.zero_from:.9g}"),
        ("NaN or ∞ instead of a number", _nonfinite(tally)),
    ]
    rows += [(f"at {row.input:g}", f"{row.got:.9g}{_verdict(row)}") for row in found.special]
    print_table(f"{found.subject} against {found.against}, {found.floats.name}", ["", ""], rows)


_REFERENCE = {
    "kernel": "from the binary64 kernel, whose own error of less than two units is sampled",
    "balls": "from ball arithmetic",
    "quad": "from the formula in 113 bits, with ball arithmetic where that does not decide",
}


def _error(found: Any) -> str:
    numbers = f"{found.max_ulp:.6g} ULP at x = {_at(found.tally.at)}"
    return numbers if not found.tally.nonfinite else f"infinite; among finite results {numbers}"


def _at(x: float) -> str:
    return "–" if math.isnan(x) else f"{x:.9g} ({hex_of(x)})"


def _verdict(row: Any) -> str:
    return "" if row.right else f", not {row.exact:.9g}"


def _nonfinite(tally: Any) -> str:
    if not tally.nonfinite:
        return "–"
    places = ", ".join(f"{x:.9g}" for x in tally.nonfinite_at)
    return f"{tally.nonfinite:,} inputs: {places}{', …' if tally.nonfinite > len(tally.nonfinite_at) else ''}"
