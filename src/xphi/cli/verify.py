"""Check a stored certificate again with the independent checker."""

from __future__ import annotations

import click

from xphi.cli._output import print_json, print_text, working


@click.command("verify")
@click.argument("file")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON document.")
def command(file: str, as_json: bool) -> int:
    """Check a stored certificate with the independent checker.

    An altered file (its SHA-256) and a false one (its content) are told apart; both give exit status 1.
    """
    from xphi.certify.verify import verify

    with working("checking"):
        verdict = verify(file)
    if as_json:
        print_json("verify", **verdict.json())
    else:
        print_text(f"{'holds' if verdict.holds else 'does not hold'}: {verdict.reason}")
        if verdict.holds and verdict.certificate is not None:
            print_text(verdict.certificate.sentence())
    return 0 if verdict.holds else 1
