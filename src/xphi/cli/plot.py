"""Pictures of a function, its derivative, its approximations and their errors."""

from __future__ import annotations

import sys
from typing import Any

import click

from xphi.cli import _output
from xphi.errors import XphiError
from xphi.files import PictureKind, is_stdout, picture_kind

KINDS = ("function", "derivative", "approximations", "error", "ulp")


@click.command(name="plot")
@click.argument("name")
@click.option("--what", type=click.Choice(KINDS), default="function", show_default=True, help="The kind of figure.")
@click.option("--on", metavar="LO,HI", help="The interval; by default wide enough for what there is to see.")
@click.option("-o", "--output", "file", metavar="FILE", required=True, help="Where to write it: .png or .svg.")
@click.option("--json", "as_json", is_flag=True, help="Print what was drawn, in numbers.")
def command(name: str, what: str, on: str | None, file: str, *, as_json: bool) -> None:
    """Draw NAME: a registry name, a name with ' for its derivative, or a formula in quotes.

    \b
    xphi plot gelu -o gelu.png
    xphi plot silu --what derivative -o silu.svg
    xphi plot gelu --what approximations -o fast.png
    xphi plot gelu --what ulp -o ulp.png
    xphi plot "x/(1+abs(x))" --on -8,8 -o softsign.png
    """
    kind = prepare(file, as_json=as_json)
    from xphi import plot

    with _output.working("drawing"):
        picture = getattr(plot, what)(name, _ends(on))
        content = picture.render(kind)
    _output.write_file(file, content)
    report("plot", picture, name, file, as_json=as_json)


def prepare(file: str, *, as_json: bool) -> PictureKind:
    """The kind of picture that a file's name means, which can be written there; a pipe gets a PNG.

    Raises
    ------
    XphiError
    """
    kind = picture_kind(file)
    _output.check_output(file, as_json=as_json, binary=kind == "png")
    return kind


def report(verb: str, picture: Any, name: str, file: str, *, as_json: bool) -> None:
    """Say what was drawn: one JSON document, or one line and the marks."""
    if as_json:
        _output.print_json(verb, name=name, **picture.json(), file=file)
        return
    with _output.report_to(sys.stderr if is_stdout(file) else sys.stdout):
        _output.print_text(f"{file}: {picture.title}")
        for mark in picture.marks:
            click.echo(f"  {mark.kind} of {mark.of} at ({float(mark.x):.12g}, {float(mark.y):.12g})")


def _ends(text: str | None) -> tuple[float, float] | None:
    """The ends of ``--on`` as numbers; each may be a formula without ``x``."""
    ends = _output.interval(text)
    if ends is None:
        return None
    from xphi import functions

    low, high = (functions.formula(end) for end in ends)
    for end, value in zip(ends, (low, high), strict=True):
        if not (value.is_number and value.is_real):
            raise XphiError(f"an end of --on is a real number; {end!r} is not")
    return float(low), float(high)
