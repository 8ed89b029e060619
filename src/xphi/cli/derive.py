"""``xphi derive``."""

from __future__ import annotations

from contextlib import nullcontext
from typing import Any

import click

from xphi.cli._output import console, interval, note, print_json, print_table, write_file
from xphi.files import check_writable
from xphi.formats import hex_of


@click.command("derive")
@click.argument("target")
@click.option(
    "--form",
    required=True,
    help='A formula with free names, "tanh(a*x + b*x**3)", or poly:N, odd:N, even:N, rational:M,N.',
)
@click.option("--norm", default="minimax", show_default=True, help="minimax, minimax-rel, l1, l2, or taylor[@POINT].")
@click.option(
    "--weight", default="uniform", show_default=True, help="uniform, normal, a CSV or NPY histogram, or a formula in x."
)
@click.option("--times-x", is_flag=True, help="Measure x·e instead of the error e: GELU's error from Φ's.")
@click.option("--fix", multiple=True, metavar="P=EXPR", help="Give a parameter a value; may be repeated.")
@click.option(
    "--require",
    multiple=True,
    metavar="C",
    help='"f(0)=0", "f\'(0)=1", monotone, increasing or decreasing; may be repeated.',
)
@click.option("--also-derivative", metavar="W", help="Fit the derivative too, its error weighted by W.")
@click.option("--on", metavar="LO,HI", help="The domain; the whole line by default.")
@click.option("--clamp", is_flag=True, help="Replace the form by the target's asymptotes far out.")
@click.option(
    "--format",
    "number_format",
    metavar="FMT",
    help="Round the coefficients to binary16, bfloat16, binary32, binary64, float8_….",
)
@click.option("-o", "--output", metavar="FILE", help="Write the certificate (TOML) here.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON document.")
def command(
    target: str, form: str, norm: str, weight: str, times_x: bool, fix: tuple[str, ...], require: tuple[str, ...],
    also_derivative: str | None, on: str | None, clamp: bool, number_format: str | None, output: str | None,
    as_json: bool,
) -> int:  # fmt: skip
    """Find the best parameters of a form for TARGET and prove the error.

    TARGET is a registry name (gelu), such a name with ' for its derivative (gelu'), or a formula in x.

    \b
    xphi derive "erf(x/sqrt(2))" --form "tanh(a*x + b*x**3)" --fix "a=sqrt(2/pi)"
    xphi derive gelu --form "x*sigmoid(k*x)" --norm l2 --weight normal
    xphi derive tanh --form odd:5 --on -2,2 --require monotone

    Exit status 1 when there is no optimum to show: local, not attained, unbounded, or no proved bound.
    """
    if output is not None:
        check_writable(output)
    from xphi.design import derive

    terminal = console(error=True)
    with terminal.status("deriving …") if terminal.is_terminal and not as_json else nullcontext():
        result = derive(
            target, form, norm=norm, weight=weight, times_x=times_x, fix=fix, require=require,
            also_derivative=also_derivative, on=interval(on), clamp=clamp, format=number_format,
        )  # fmt: skip
    if as_json:
        print_json("derive", **result.json())
    else:
        _show(target, form, result)
    if output is not None:
        if result.proof is None or result.proof.bound is None:
            note(f"no certificate is written to {output}, because no bound is proved")
        else:
            write_file(output, result.certificate.text())
            if not as_json:
                note(f"certificate written to {output}")
    return 0 if result.holds else 1


def _show(target: str, form: str, result: Any) -> None:
    if result.parameters:
        rows = [
            (name, value.decimal, result.symbolic.get(name, ""), hex_of(value))
            for name, value in result.parameters.items()
        ]
        print_table(f"{target}  ≈  {form}", ["", "value", "exactly", "binary64"], rows)
    out = console()
    out.print()
    words = {True: "equioscillation verified", False: "no equioscillation"}
    minimax = (
        f" ({words[result.minimax]})"
        if result.objective.norm.startswith("minimax") and result.status == "optimal"
        else ""
    )
    out.print(f"status     {result.status}{minimax}")
    if result.objective.value is not None:
        out.print(
            f"objective  {result.objective.norm}, weight {result.objective.weight}: {result.objective.value.decimal}"
        )
    error = result.error
    if error is not None:
        bound = "no bound proved" if error["bound"] is None else f"at most {error['bound']:.10g}, {error['evidence']}"
        cells = f" on {result.proof.cells} cells" if result.proof.cells else ""
        out.print(f"error      {bound}{cells}; {error['observed']:.10g} at x = {error['at']:.10g} ({error['unit']})")
    if result.format is not None:
        shown = ", ".join(f"{name} = {value}" for name, value in result.format["coefficients"].items())
        out.print(f"{result.format['format']:<10} {shown}")
    if result.alternation_points:
        places = ", ".join(point.x.short(8) for point in result.alternation_points)
        out.print(f"extremes   {places}")
    if result.claim is not None and result.claim.clamp is not None:
        clamp = result.claim.clamp
        out.print(f"clamp      {clamp.left} for x < {-float(clamp.at):g}, {clamp.right} for x > {float(clamp.at):g}")
    for statement in result.properties:
        out.print(f"proved     {statement}")
    for line in result.notes:
        note(f"note: {line}")
    note(f"{result.seconds:.2f} s")
