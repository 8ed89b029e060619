"""Best parameters of a form for a target, with a proved error."""

from __future__ import annotations

import sys
from typing import Any

import click

from xphi.cli._output import (
    check_output,
    interval,
    note,
    print_fields,
    print_json,
    print_table,
    report_to,
    working,
    write_file,
)
from xphi.errors import XphiError
from xphi.formats import hex_of


@click.command("derive")
@click.argument("target")
@click.option(
    "--form",
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
    "--cut", metavar="X|free", help="The form for |x| below X, the target's asymptotes beyond; free: the best X."
)
@click.option(
    "--format",
    "number_format",
    metavar="FMT",
    help="The best coefficients in binary16, bfloat16, binary32, binary64, float8_….",
)
@click.option("-o", "--output", metavar="FILE", help="Write the certificate (TOML) here; - is standard output.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON document.")
def command(
    target: str, form: str | None, norm: str, weight: str, times_x: bool, fix: tuple[str, ...],
    require: tuple[str, ...], also_derivative: str | None, on: str | None, clamp: bool, cut: str | None,
    number_format: str | None, output: str | None, as_json: bool,
) -> int:  # fmt: skip
    """Find the best parameters of a form for TARGET and prove the error.

    TARGET is a registry name (gelu), such a name with ' for its derivative (gelu'), or a formula in x.

    \b
    xphi derive "erf(x/sqrt(2))" --form "tanh(a*x + b*x**3)" --fix "a=sqrt(2/pi)"
    xphi derive gelu --form "x*sigmoid(k*x)" --norm l2 --weight normal
    xphi derive tanh --form odd:5 --on -2,2 --require monotone

    Exit status 1 when there is no optimum to show: local, not attained, unbounded, or no proved bound.
    """
    if form is None:
        raise XphiError(f'derive needs --form, what is to stand for {target}: "x*sigmoid(k*x)", or poly:5')
    piped = check_output(output, as_json=as_json)
    from xphi.design import derive

    with working("deriving"):
        result = derive(
            target, form, norm=norm, weight=weight, times_x=times_x, fix=fix, require=require,
            also_derivative=also_derivative, on=interval(on), clamp=clamp, cut=cut, format=number_format,
        )  # fmt: skip
    if as_json:
        print_json("derive", **result.json())
    else:
        with report_to(sys.stderr if piped else sys.stdout):
            _show(target, form, result)
    if output is not None:
        if result.proof is None or result.proof.bound is None:
            note(f"no certificate is written to {output}, because no bound is proved")
        else:
            write_file(output, result.certificate.text())
            if not (as_json or piped):
                note(f"certificate written to {output}")
    return 0 if result.holds else 1


def _parameters(result: Any) -> tuple[list[str], list[tuple[str, ...]]]:
    """Heads and rows of the table: the values of a format where one is asked for, beside those of real numbers."""
    if result.format is None:
        return ["", "value", "exactly", "binary64"], [
            (name, value.decimal, result.symbolic.get(name, ""), hex_of(value))
            for name, value in result.parameters.items()
        ]
    chosen, spelled = result.claim.coefficients, result.format.coefficients
    return ["", result.format.format, "", "real"], [
        (name, f"{float(chosen[name])!r}", spelled[name], value.decimal) for name, value in result.parameters.items()
    ]


def _show(target: str, form: str, result: Any) -> None:
    if result.parameters:
        print_table(f"{target}  ≈  {form}", *_parameters(result))
    click.echo()
    words = {True: "equioscillation verified", False: "no equioscillation"}
    minimax = (
        f" ({words[result.minimax]})"
        if result.objective.norm.startswith("minimax") and result.status == "optimal" and result.format is None
        else ""
    )
    if result.format is not None and result.status in ("optimal", "verified-local"):
        minimax = " for real parameters" + (f", and in {result.format.format}" if result.format.optimal else "")
    lines = [("status", f"{result.status}{minimax}")]
    if result.objective.value is not None:
        objective = result.objective
        lines.append(("objective", f"{objective.norm}, weight {objective.weight}: {objective.value.decimal}"))
    error = result.error
    if error is not None:
        bound = "no bound proved" if error["bound"] is None else f"at most {error['bound']:.10g}, {error['evidence']}"
        cells = f" on {result.proof.cells} cells" if result.proof.cells else ""
        seen = f"{error['observed']:.10g} at x = {error['at']:.10g} ({error['unit']})"
        lines.append(("error", f"{bound}{cells}; {seen}"))
    if result.alternation_points:
        lines.append(("extrema", ", ".join(point.x.short(8) for point in result.alternation_points)))
    if result.claim is not None and result.claim.clamp is not None:
        clamp = result.claim.clamp
        lines.append(("clamp", f"{clamp.left} for x < {-float(clamp.at):g}, {clamp.right} for x > {float(clamp.at):g}"))
    lines += [("proved", statement) for statement in result.properties]
    print_fields(lines)
    for line in result.notes:
        note(f"note: {line}")
    note(f"derived in {result.seconds:.2f} s")
