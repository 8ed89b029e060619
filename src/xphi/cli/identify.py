"""Which function a callable, an ONNX file, a configuration or a folder computes."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from xphi.cli import _output

if TYPE_CHECKING:
    from xphi.identify.result import Identification, Match


@click.command(name="identify")
@click.argument("what", metavar="CALLABLE|FILE|DIR")
@click.option("--dtype", metavar="DT", help="Call CALLABLE with float16, bfloat16, float32 or float64.")
@click.option("--rewrite", metavar="OUT.onnx", help="Write FILE.onnx with standard nodes for what was identified.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON document.")
def command(*, what: str, dtype: str | None, rewrite: str | None, as_json: bool) -> int:
    """Say which function something computes, by computing it.

    \b
    xphi identify "torch.nn.functional:gelu?approximate=tanh" --dtype bfloat16
    xphi identify mymodule:MyActivation
    xphi identify model.onnx
    xphi identify model.onnx --rewrite fused.onnx
    xphi identify config.json
    xphi identify path/to/model/

    CALLABLE is module:attribute, with keyword arguments after "?"; the module is imported and its code runs. It takes
    one array, or gate and up. Nothing else is run: of an ONNX file the parts that work element by element are computed
    here, of a configuration the entries are read, of safetensors files the names and shapes. Pickles are not read.

    Exit status 1: no function was identified.
    """
    from xphi.identify import identify

    with _output.working(what):
        found = identify(what, dtype=dtype, rewrite=rewrite)
    if as_json:
        _output.print_json("identify", **found.json())
    else:
        show(found)
    for line in found.notes:
        _output.note(f"note: {line}")
    return 0 if found.identified else 1


def show(found: Identification) -> None:
    """Print a row for each place, equal ones together."""
    if not found.matches:
        _output.print_text(f"{found.subject}: none of the functions known here")
        return
    groups: dict[tuple[str, str, str], list[Match]] = {}
    for match in found.matches:
        groups.setdefault((match.shown, _constants(match), match.note), []).append(match)
    rows = [
        (_where(group), shown, _distance(group[0]), constants, note)
        for (shown, constants, note), group in groups.items()
    ]
    _output.print_table("", ("where", "function", "distance", "constants", "look out"), rows, numeric=(2,))


def _where(group: list[Match]) -> str:
    more = f" and {len(group) - 1} more" if len(group) > 1 else ""
    return f"{group[0].where}{more}"


def _distance(match: Match) -> str:
    return "" if match.distance is None else f"{match.distance:.2g}"


def _constants(match: Match) -> str:
    return ", ".join(f"{one.value:.10g} is {one.meaning} {one.remark}" for one in match.constants if one.meaning)
