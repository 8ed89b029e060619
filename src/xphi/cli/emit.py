"""Code for an approximation, in C, CUDA, JavaScript, ONNX, LaTeX or for a framework of arrays."""

from __future__ import annotations

import pkgutil
from importlib.util import find_spec
from typing import Any

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
@click.option(
    "--dtype", help="The number format of input, output and coefficients: binary64, binary32, bfloat16 or binary16."
)
@click.option("--name", help="What the function is called.")
@click.option("--scheme", default="horner", show_default=True, help="How polynomials are evaluated: horner or estrin.")
@click.option("--fma/--no-fma", default=False, help="Multiply and add in one operation with one rounding.")
@click.option("--clamp-argument", is_flag=True, help="Outside a bounded domain use the nearest end as the argument.")
@click.option("-o", "--output", metavar="FILE", help="Write the code here instead of printing it.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON document that holds the code.")
def command(approximation: str, language: str, output: str | None, as_json: bool, **options: Any) -> int:
    """Write code for an approximation, its bound in the header.

    The header bounds the total error: of the approximation, its rounded coefficients and the evaluation in the format
    of --dtype, or in binary32 and binary64 where the code computes in the type of its argument. LaTeX takes --name
    alone; C, CUDA and Triton take --fma.

    FILE is a certificate; ID names a known approximation, such as gelu/gelu_tanh. A model for ONNX is printed as text;
    -o FILE.onnx writes the file that a runtime loads.
    """
    piped = check_output(output, as_json=as_json)
    from xphi.cli._approximation import named_certificate
    from xphi.emit import check, emit, encode

    check(language, options)
    with working("proving"):
        certificate = named_certificate(approximation)
    binary = output is not None and output.endswith(f".{language}")
    with working("bounding the error"):
        code = "" if binary and not as_json else emit(certificate, language, **options)
    if output is not None:
        write_file(output, encode(certificate, language, **options) if binary else code)
        if not piped:
            note(f"code written to {output}")
    if as_json:
        print_json("emit", to=language, code=code)
    elif output is None:
        click.echo(code, nl=False)
    return 0
