"""``xphi certify``."""

from __future__ import annotations

import sys
import time
from typing import Any

import click

from xphi.cli._output import check_output, interval, note, print_json, print_text, report_to, working, write_file


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
    piped = check_output(output, as_json=as_json)
    from xphi.certify.certificate import Certificate
    from xphi.certify.prove import prove
    from xphi.certify.report import error_of
    from xphi.certify.shape import holds
    from xphi.cli._approximation import named_claim

    claim = named_claim(approximation, interval(on))
    started = time.perf_counter()
    with working("proving"):
        proof = prove(claim)
        properties = {statement: holds(claim, statement) for statement in require}
    seconds = round(time.perf_counter() - started, 4)
    error: dict[str, Any] = error_of(claim, proof)
    if as_json:
        print_json(
            "certify", error=error, cells=proof.cells, properties=properties, reason=proof.reason, seconds=seconds
        )
    else:
        with report_to(sys.stderr if piped else sys.stdout):
            if proof.bound is None:
                print_text(f"not proved: {proof.reason}")
            else:
                print_text(Certificate(claim, proof).sentence())
                seen = f"{error['observed']:.10g} at x = {error['at']:.10g}"
                print_text(f"largest error seen {seen}; {proof.cells} cells")
            for statement, proved in properties.items():
                print_text(f"{statement}: {'proved' if proved else 'not proved'}")
        note(f"proved in {seconds:.2f} s")
    done = proof.bound is not None and all(properties.values())
    if output is not None and proof.bound is not None:
        write_file(output, Certificate(claim, proof, tuple(s for s, proved in properties.items() if proved)).text())
        if not piped:
            note(f"certificate written to {output}")
    return 0 if done else 1
