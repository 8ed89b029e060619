"""``xphi emit``."""

from __future__ import annotations

import pkgutil
from importlib.util import find_spec

import click

from xphi.cli._output import check_output, note, print_json, working, write_file


def _languages() -> list[str]:
    """The languages there are, without loading what writes them."""
    found = find_spec("xphi.emit")
    places = found.submodule_search_locations if found else None
    return sorted(entry.name for entry in pkgutil.iter_modules(places) if not entry.name.startswith("_"))


@click.command("emit")
@click.argument("approximation", metavar="FILE|ID")
@click.option("--to", "language", required=True, help=f"One of {', '.join(_languages())}.")
@click.option("-o", "--output", metavar="FILE", help="Write the code here instead of printing it.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON document that holds the code.")
def command(approximation: str, language: str, output: str | None, as_json: bool) -> int:
    """Write code for an approximation, its bound in the header.

    FILE is a certificate; ID names a known approximation, such as gelu/gelu_tanh. A model for ONNX is printed as text;
    -o FILE.onnx writes the file that a runtime loads.
    """
    piped = check_output(output, as_json=as_json)
    from xphi.cli._approximation import named_certificate
    from xphi.emit import emit, encode, languages
    from xphi.errors import XphiError

    if language not in languages():
        raise XphiError(f"no code is written for {language!r}; there are {', '.join(languages())}")
    with working("proving"):
        certificate = named_certificate(approximation)
    binary = output is not None and output.endswith(f".{language}")
    code = "" if binary and not as_json else emit(certificate, language)
    if output is not None:
        write_file(output, encode(certificate, language) if binary else code)
        if not piped:
            note(f"code written to {output}")
    if as_json:
        print_json("emit", to=language, code=code)
    elif output is None:
        click.echo(code, nl=False)
    return 0
