"""A model on one screen: its functions, widths, packing, what to look out for, what to swap."""

from __future__ import annotations

import click

from xphi.cli import _output
from xphi.cli.identify import show


@click.command(name="doctor")
@click.argument("what", metavar="FILE|DIR|MODULE:FACTORY")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON document.")
def command(*, what: str, as_json: bool) -> int:
    """Say all that identify, census and names know about a model.

    \b
    xphi doctor path/to/model/
    xphi doctor config.json
    xphi doctor model.onnx
    xphi doctor mymodule:build

    MODULE:FACTORY is imported and called without arguments, and the torch module that it makes is examined. Of files
    nothing is run: no code that comes with a model, and no pickle.

    Exit status 1: no function was identified.
    """
    from xphi.identify.doctor import examine

    with _output.working(what):
        found = examine(what)
    if as_json:
        _output.print_json("doctor", **found.json())
        return 0 if found.found.identified else 1
    show(found.found)
    lines = []
    if found.sizes is not None:
        sizes = found.sizes
        kind = sizes.main.feed.kind
        lines.append(
            ("widths", f"{kind}: d_model {sizes.d_model:,}, d_ff {sizes.d_ff:,}, {float(sizes.expansion):.4g} times")
        )
        share = float(100 * sizes.share_of_block)
        lines.append(("parameters", f"{sizes.total:,} in {sizes.blocks} blocks; feed-forward {share:.1f}% of a block"))
    lines += [("packing", line) for line in found.packing]
    lines += [("swap", line) for line in found.swaps]
    if lines:
        click.echo()
        _output.print_fields(lines)
    for line in (*found.found.notes, *found.notes):
        _output.note(f"note: {line}")
    return 0 if found.found.identified else 1
