"""``xphi emit``."""

from __future__ import annotations

import click

from xphi.cli._output import note, print_json, write_file
from xphi.files import check_writable


@click.command("emit")
@click.argument("approximation", metavar="FILE|ID")
@click.option("--to", "language", required=True, help="c, numpy or latex.")
@click.option("-o", "--output", metavar="FILE", help="Write the code here instead of printing it.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON document that holds the code.")
def command(approximation: str, language: str, output: str | None, as_json: bool) -> int:
    """Write code for an approximation, its bound in the header.

    FILE is a certificate; ID names a known approximation, such as gelu/gelu_tanh.
    """
    if output is not None:
        check_writable(output)
    from xphi.cli._approximation import named_certificate
    from xphi.emit import emit, languages
    from xphi.errors import XphiError

    if language not in languages():
        raise XphiError(f"no code is written for {language!r}; there are {', '.join(languages())}")
    code = emit(named_certificate(approximation), language)
    if output is not None:
        write_file(output, code)
        note(f"code written to {output}")
    if as_json:
        print_json("emit", to=language, code=code)
    elif output is None:
        click.echo(code, nl=False)
    return 0
