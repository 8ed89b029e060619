"""A square poster of a function."""

from __future__ import annotations

import click

from xphi.cli import _output
from xphi.cli.plot import prepare, report


@click.command(name="poster")
@click.argument("name")
@click.option("-o", "--output", "file", metavar="FILE", required=True, help="Where to write it: .png or .svg.")
@click.option("--size", type=int, default=1080, show_default=True, help="Side in pixels, at least 1080.")
@click.option("--json", "as_json", is_flag=True, help="Print what was drawn, in numbers.")
def command(name: str, file: str, size: int, *, as_json: bool) -> None:
    """Draw the square poster of NAME, a function of the registry.

    \b
    xphi poster gelu -o gelu.png
    xphi poster mish --size 2160 -o mish.svg
    """
    kind = prepare(file, as_json=as_json)
    from xphi import plot

    with _output.working("drawing"):
        picture = plot.poster(name, size)
        content = picture.render(kind)
    _output.write_file(file, content)
    report("poster", picture, name, file, as_json=as_json)
