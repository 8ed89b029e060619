"""Sizes of a model: parameters, operations, saved bytes, widths by named rules."""

from __future__ import annotations

from fractions import Fraction

import click

from xphi import census
from xphi.census import Census, costs
from xphi.cli import _output

Row = tuple[str, ...]


@click.command(name="census")
@click.argument("model", required=False)
@click.option(
    "--tp", "ranks", type=int, metavar="N", help="Number of tensor-parallel ranks to divide the widths among."
)
@click.option(
    "--tokens",
    "--sequence",
    "sequence",
    type=int,
    default=1024,
    show_default=True,
    metavar="N",
    help="Tokens in a sequence; the cost of attention depends on it.",
)
@click.option(
    "--dtype",
    type=click.Choice(list(costs.BYTES)),
    default="bfloat16",
    show_default=True,
    help="Format of the values that are kept for the backward pass.",
)
@click.option("--part", metavar="NAME", help="Count one nested configuration alone, such as text_config.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON document.")
def command(
    *, model: str | None, ranks: int | None, sequence: int, dtype: str, part: str | None, as_json: bool
) -> None:
    """Count a model's parameters, operations and memory for the backward pass, and compare its hidden size with rules.

    MODEL is a name such as llama-3-8b, a repository id, a config.json, Meta's params.json, or a folder that contains
    one of these files. Without MODEL, the known models are listed.

    Only what the file states is counted. What had to be assumed is printed as a note, and a family or setting that is
    not known is refused.

    \b
    xphi census gpt2
    xphi census llama-3-8b --tp 8
    xphi census path/to/config.json --tokens 4096 --json
    xphi census path/to/llava/ --part text_config
    """
    if model is None:
        _list(as_json=as_json)
        return
    found = census.of(model, sequence=sequence, dtype=dtype, ranks=ranks, part=part)
    if as_json:
        _output.print_json("census", **found.json())
        return
    _print(found)
    for line in found.shape.notes:
        _output.note(f"note: {line}")


def _list(*, as_json: bool) -> None:
    rows = [(row, census.of(name)) for name, row in census.models().items()]
    if as_json:
        models = [
            {"name": row.name, "ids": list(row.ids), "year": row.year, "source": row.source, "total": found.total}
            for row, found in rows
        ]
        _output.print_json("census", models=models)
        return
    table = [
        (
            row.ids[0],
            row.name,
            _number(found.d_model),
            _number(found.d_ff),
            _number(found.total),
            _percent(found.share_of_block),
        )
        for row, found in rows
    ]
    columns = ("type this", "model", "d_model", "d_ff", "parameters", "feed-forward of block")
    _output.print_table("", columns, table, numeric=(2, 3, 4, 5))


def _print(found: Census) -> None:
    feed = found.main.feed
    attention = f"{found.main.attentions[0].kind} attention" if found.main.attentions else "no attention"
    function = f"{feed.activation}, assumed" if feed.assumed else feed.activation
    kinds = f"{feed.kind} feed-forward ({function}), {attention}"
    click.echo(f"{found.shape.name}: {found.blocks} blocks, {kinds}")
    click.echo(
        f"d_model {_number(found.d_model)}, d_ff {_number(found.d_ff)}, expansion {float(found.expansion):.4g}"
        f" (as many weights as a plain block with expansion {float(found.effective_expansion):.4g})"
    )
    click.echo()
    _output.print_table("", ("parameters", "per block", "in all", "share"), _parameters(found), numeric=(1, 2, 3))
    click.echo(
        f"Feed-forward part: {_percent(found.share_of_block)} of a block,"
        f" {_percent(found.share_outside_embeddings)} of all outside the embeddings,"
        f" {_percent(found.share_of_total)} of the total."
    )
    if feed.experts:
        click.echo(_experts(found))
    if len(found.shape.blocks) > 1:
        click.echo(
            "Layers: " + "; ".join(f"{b.layers} × {b.name}, d_ff {_number(b.feed.d_ff)}" for b in found.shape.blocks)
        )
    click.echo()
    _output.print_table(
        "", (f"forward pass, one token in a sequence of {found.sequence}", "MFLOP"), _operations(found), numeric=(1,)
    )
    click.echo(f"Backward: {costs.BACKWARD}.\n")
    saved = [(name.replace("_", " "), _number(row["bytes"]), row["rule"]) for name, row in found.saved().items()]
    _output.print_table(
        "",
        ("kept for the backward pass, per token and block", f"bytes in {found.dtype}", "elements"),
        saved,
        numeric=(1,),
    )
    click.echo(
        "“torch eager” means act(gate)*up with the activations of torch.nn.functional;"
        " an activation written out in Python keeps more."
    )
    click.echo()
    _widths(found)


def _experts(found: Census) -> str:
    feed, whole, share = found.main.feed, found.active_ffn_per_block, found.active_share_of_block
    if whole is None or share is None or found.active_total is None:
        return f"How many of the {feed.experts} routed experts a token passes through is not stated."
    return (
        f"A token passes through {feed.active} of {feed.experts} routed experts"
        f"{' and the shared ones' if feed.shared_d_ff else ''}: {_number(whole)} parameters in a block"
        f" ({_percent(share)} of it), {_number(found.active_total)} in all."
    )


def _parameters(found: Census) -> list[Row]:
    shape, main, total = found.shape, found.main, found.total
    crossing = sum(p.stored.total * b.stored for b in shape.blocks for p in b.attentions if p.cross)
    rest = sum((b.norms.total + b.extra.total) * b.stored for b in shape.blocks) + shape.other.total
    rows = [
        ("feed-forward", found.ffn_per_block, found.ffn_total),
        ("attention", found.attention_per_block, found.attention_total - crossing),
        ("cross attention", found.cross_attention_per_block, crossing),
        ("norms and others", main.norms.total + main.extra.total, rest),
        ("embeddings", None, shape.embeddings.total),
        ("head", None, shape.head.total),
        ("total", None, total),
        ("  biases among them", None, found.count.biases),
    ]
    return [
        (name, "" if block is None else _number(block), _number(whole), _percent(Fraction(whole, total)))
        for name, block, whole in rows
        if whole or name in {"feed-forward", "attention", "total"}
    ]


def _operations(found: Census) -> list[Row]:
    work = found.operations
    rows = (
        ("feed-forward", work.ffn),
        ("attention projections", work.projections),
        ("attention scores", work.scores),
        ("head", work.head),
        ("total", work.total),
    )
    return [(name, "not known" if flops is None else f"{flops / 1e6:,.1f}") for name, flops in rows]


def _widths(found: Census) -> None:
    columns = ["hidden size", "width", "of d_model", "divisible by", "by 256"]
    rows = []
    for row in found.widths():
        width = row["width"]
        cells = [
            row["rule"],
            _number(width) if isinstance(width, int) else f"{width:,.2f}",
            f"{row['expansion']:.4g}",
            "–" if row["alignment"] is None else _number(row["alignment"]),
            "yes" if row["multiple_of"]["256"] else "no",
        ]
        if found.ranks is not None:
            parallel = row["tensor_parallel"]
            part = f"{_number(parallel['per_rank'])}"
            cells.append(part if parallel["divides"] else f"no; next {_number(parallel['width'])}: {part}")
        rows.append(tuple(cells))
    if found.ranks is not None:
        columns.append(f"per rank of {found.ranks}")
    _output.print_table("", columns, rows, numeric=(1, 2, 3))
    parallel = found.tensor_parallel()
    if parallel and parallel["heads_divide"] is not None:
        heads = "divide" if parallel["heads_divide"] else "do not divide"
        kv_heads = "divide evenly" if parallel["kv_heads_divide"] else "do not, and are repeated or split"
        click.echo(f"Over {found.ranks} ranks the query heads {heads} evenly; the key and value heads {kv_heads}.")


def _number(value: int) -> str:
    return f"{value:,}"


def _percent(share: Fraction) -> str:
    return f"{float(100 * share):.1f}%"
