"""``xphi certify``."""

from __future__ import annotations

import time
from typing import Any

import click

from xphi.cli._output import console, interval, note, print_json, write_file
from xphi.files import check_writable


@click.command("certify")
@click.argument("approximation", metavar="FILE|ID")
@click.option("--on", metavar="LO,HI", help="The domain; the certificate's own, or the whole line, by default.")
@click.option(
    "--require",
    multiple=True,
    metavar="C",
    help="Also prove monotone, increasing, decreasing, nonnegative or nonpositive.",
)
@click.option("-o", "--output", metavar="FILE", help="Write the certificate (TOML) here.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON document.")
def command(approximation: str, on: str | None, require: tuple[str, ...], output: str | None, as_json: bool) -> int:
    """Prove the largest error of an approximation and write its certificate.

    FILE is a certificate; ID names a known approximation, such as gelu/gelu_tanh.

    Exit status 1 when no bound, or not everything that was required, is proved.
    """
    if output is not None:
        check_writable(output)
    from xphi.certify.certificate import Certificate
    from xphi.certify.prove import prove
    from xphi.certify.report import error_of
    from xphi.certify.shape import holds
    from xphi.cli._approximation import named_claim

    claim = named_claim(approximation, interval(on))
    started = time.perf_counter()
    proof = prove(claim)
    properties = {statement: holds(claim, statement) for statement in require}
    seconds = round(time.perf_counter() - started, 4)
    error: dict[str, Any] = error_of(claim, proof)
    if as_json:
        print_json(
            "certify", error=error, cells=proof.cells, properties=properties, reason=proof.reason, seconds=seconds
        )
    else:
        out = console()
        if proof.bound is None:
            out.print(f"not proved: {proof.reason}")
        else:
            out.print(Certificate(claim, proof).sentence())
            out.print(f"largest error seen {error['observed']:.10g} at x = {error['at']:.10g}; {proof.cells} cells")
        for statement, proved in properties.items():
            out.print(f"{statement}: {'proved' if proved else 'not proved'}")
        note(f"{seconds:.2f} s")
    done = proof.bound is not None and all(properties.values())
    if output is not None and proof.bound is not None:
        write_file(output, Certificate(claim, proof, tuple(s for s, proved in properties.items() if proved)).text())
        note(f"certificate written to {output}")
    return 0 if done else 1
