"""Prove the largest error of an approximation and write its certificate."""

from __future__ import annotations

import sys
import time
from pathlib import Path
from typing import Any

import click

from xphi.cli._output import (
    check_output,
    interval,
    note,
    print_json,
    print_table,
    print_text,
    report_to,
    working,
    write_file,
)
from xphi.errors import XphiError


@click.command("certify")
@click.argument("approximation", metavar="FILE|ID|FORMULA")
@click.option("--against", metavar="NAME", help="The target of a FORMULA: a registry name, or a formula in x.")
@click.option("--on", metavar="LO,HI", help="The domain; the certificate's own, or the whole line, by default.")
@click.option(
    "--require",
    multiple=True,
    metavar="C",
    help="Also prove monotone, increasing, decreasing, nonnegative or nonpositive.",
)
@click.option("-o", "--output", metavar="FILE", help="Write the certificate (TOML) here.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON document.")
def command(
    approximation: str, against: str | None, on: str | None, require: tuple[str, ...], output: str | None, as_json: bool
) -> int:
    """Prove the largest error of an approximation and write its certificate.

    FILE is a certificate; ID names a known approximation, such as gelu/gelu_tanh. FORMULA, with --against, is one's
    own approximation with its numbers; it is also compared with the best of its shape.

    \b
    xphi certify gelu/gelu_tanh
    xphi certify "x*sigmoid(1.7*x)" --against gelu --on -4,4

    Exit status 1 when no bound, or not everything that was required, is proved.
    """
    piped = check_output(output, as_json=as_json)
    if against is None:
        return _named(approximation, on, require, output, as_json=as_json, piped=piped)
    from xphi.design import certify

    with working("proving"):
        own = certify(approximation, against, on=interval(on), require=require)
    if as_json:
        print_json("certify", **own.json())
    else:
        with report_to(sys.stderr if piped else sys.stdout):
            _show(own.claim, own.proof, own.properties)
            if own.best.found is not None and own.best.found.parameters:
                rows = [
                    (name, repr(float(own.best.numbers[name])), value.decimal)
                    for name, value in own.best.found.parameters.items()
                    if name in own.best.numbers
                ]
                print_table(own.best.form, ["", "given", "best"], rows)
            print_text(own.best.sentence())
        note(f"proved in {own.seconds:.2f} s")
    return _finish(own.claim, own.proof, own.properties, output, piped=piped)


def _named(
    approximation: str, on: str | None, require: tuple[str, ...], output: str | None, *, as_json: bool, piped: bool
) -> int:
    from xphi.certify.prove import prove
    from xphi.certify.report import error_of
    from xphi.certify.shape import holds
    from xphi.cli._approximation import named_claim

    if set("()*+ ") & set(approximation) and not Path(approximation).exists():
        raise XphiError(f"{approximation!r} is no file; for a formula of your own, name its target with --against NAME")
    claim = named_claim(approximation, interval(on))
    started = time.perf_counter()
    with working("proving"):
        proof = prove(claim)
        properties = {statement: holds(claim, statement) for statement in require}
    seconds = round(time.perf_counter() - started, 4)
    if as_json:
        error: dict[str, Any] = error_of(claim, proof)
        print_json(
            "certify", error=error, cells=proof.cells, properties=properties, reason=proof.reason, seconds=seconds
        )
    else:
        with report_to(sys.stderr if piped else sys.stdout):
            _show(claim, proof, properties)
        note(f"proved in {seconds:.2f} s")
    return _finish(claim, proof, properties, output, piped=piped)


def _show(claim: Any, proof: Any, properties: dict[str, bool]) -> None:
    from xphi.certify.certificate import Certificate
    from xphi.certify.report import error_of

    if proof.bound is None:
        print_text(f"not proved: {proof.reason}")
    else:
        error = error_of(claim, proof)
        print_text(Certificate(claim, proof).sentence())
        print_text(f"largest error seen {error['observed']:.10g} at x = {error['at']:.10g}; {proof.cells} cells")
    for statement, proved in properties.items():
        print_text(f"{statement}: {'proved' if proved else 'not proved'}")


def _finish(claim: Any, proof: Any, properties: dict[str, bool], output: str | None, *, piped: bool) -> int:
    """Write the certificate; the exit status."""
    if proof.bound is None:
        if output is not None:
            note(f"no certificate is written to {output}, because no bound is proved")
        return 1
    if output is not None:
        from xphi.certify.certificate import Certificate

        kept = tuple(statement for statement, proved in properties.items() if proved)
        write_file(output, Certificate(claim, proof, kept).text())
        if not piped:
            note(f"certificate written to {output}")
    return 0 if all(properties.values()) else 1
