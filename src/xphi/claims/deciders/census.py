"""Counting: parameters of blocks, shapes of published models."""

from __future__ import annotations

import functools
from collections.abc import Callable
from fractions import Fraction
from typing import Any

from xphi import census
from xphi.census import FeedForward
from xphi.claims.result import Result, Share
from xphi.claims.rules import FALSE, judge, read
from xphi.errors import XphiError

Model = dict[str, Any]
_LISTED = 6


@functools.cache
def models() -> dict[str, Model]:
    """The census's table of models, by name, with what statements ask for."""
    return {name: _facts(row) for name, row in census.models().items()}


def _facts(row: census.Model) -> Model:
    shape = row.shape
    feed = shape.main.feed
    return {
        "name": row.name,
        "family": row.family,
        "year": row.year,
        "language": row.language,
        "open": row.open,
        "d": feed.d_model,
        "d_ff": feed.d_ff,
        "gated": feed.gated,
        "activation": feed.activation,
        "layers": shape.layers,
        "shape": shape,
    }


def feed_forward(model: Model, *, biases: bool = True) -> int:
    """Parameters of the feed-forward part of one block, all experts and their router included."""
    count = model["shape"].main.feed.stored
    return int(count.total if biases else count.weights)


def attention(model: Model, *, biases: bool = True) -> int:
    """Parameters of one attention layer."""
    count = model["shape"].main.attentions[0].stored
    return int(count.total if biases else count.weights)


def _attention_per_block(model: Model, *, biases: bool = True) -> Fraction:
    blocks = model["shape"].alike
    counts = [(block.attention, block.layers) for block in blocks]
    total = sum((count.total if biases else count.weights) * layers for count, layers in counts)
    return Fraction(total, sum(layers for _, layers in counts))


def parameters(model: str) -> Result:
    """Weights and biases of the feed-forward part of one block."""
    shape = _of(model)
    return Result(feed_forward(shape), "counted", f"d = {shape['d']}, d_ff = {shape['d_ff']}")


def share_of_parameters(model: str, of: str = "block") -> Result:
    """The feed-forward part's share of all parameters.

    Parameters
    ----------
    model : str
    of : {"block", "block with norms", "model without embeddings"}
        Each of a block's two norms, and the final one, has a gain and a bias per channel.
    """
    return Result(_share(_of(model), of), "counted")


def _share(model: Model, of: str) -> Fraction:
    ours = Fraction(feed_forward(model))
    block = ours + _attention_per_block(model)
    width, layers = int(model["d"]), int(model["layers"])
    match of:
        case "block":
            return ours / block
        case "block with norms":
            return ours / (block + 4 * width)
        case "model without embeddings":
            return ours * layers / (layers * (block + 4 * width) + 2 * width)
    raise XphiError(f"no such whole: {of!r}")


def ratio_to_attention(model: str, *, biases: bool = True) -> Result:
    """Feed-forward parameters over attention parameters of one block."""
    row = _of(model)
    return Result(feed_forward(row, biases=biases) / _attention_per_block(row, biases=biases), "counted")


def gated_excess(widths: list[int], *, gated_bias: bool = False, plain_bias: bool = False, multiple: int = 1) -> Result:
    """At how many widths d three matrices of 8/3·d, made whole, have just as many parameters as two of 4·d.

    Parameters
    ----------
    widths : list of int
    gated_bias, plain_bias : bool
        Whether that block has biases.
    multiple : int
        8/3·d is rounded down to a whole number, then up to a multiple of this.
    """
    equal, remarks = 0, []
    for d in widths:
        d_ff = -(-(8 * d // 3) // multiple) * multiple
        gated = FeedForward(d, d_ff, gated=True, activation="silu", bias=gated_bias).stored.total
        plain = FeedForward(d, 4 * d, gated=False, activation="gelu", bias=plain_bias).stored.total
        equal += gated == plain
        remarks.append(f"{d}: {gated - plain:+,}")
    return Result(Share(equal, len(widths)), "counted", "difference at d = " + ", ".join(remarks))


AMONG: dict[str, Callable[[Model], bool]] = {
    "all models": lambda m: True,
    "language models": lambda m: m["language"],
    "open language models since 2022": lambda m: m["language"] and m["open"] and m["year"] >= 2022,
    "plain blocks": lambda m: not m["gated"],
    "gated blocks": lambda m: m["gated"],
    "Llama and Mistral models": lambda m: m["family"] in ("Llama", "Mistral"),
}
WHICH: dict[str, Callable[[Model], bool]] = {
    "GELU in any form, gated or not": lambda m: m["activation"].startswith("gelu"),
    "SwiGLU": lambda m: m["gated"] and m["activation"] == "silu",
    "d_ff = 4·d": lambda m: m["d_ff"] == 4 * m["d"],
    "d_ff = 8/3·d": lambda m: 3 * m["d_ff"] == 8 * m["d"],
    "d_ff = 8/3·d up to a multiple of 256": lambda m: m["d_ff"] == -(-(8 * m["d"] // 3) // 256) * 256,
    "share ≈ 66.7%": lambda m: judge(read("≈ 66.7%"), _share(m, "block")) != FALSE,
    "twice the attention": lambda m: judge(read("≈ 2.0"), feed_forward(m) / _attention_per_block(m)) != FALSE,
}


def models_with(among: str, which: str) -> Result:
    """How many models of the table are of that kind."""
    group = [model for model in models().values() if AMONG[among](model)]
    named = [model["name"] for model in group if WHICH[which](model)]
    return Result(Share(len(named), len(group)), "counted", _listed(named))


def families_with(families: list[str], which: str) -> Result:
    """For how many families every model of the table is of that kind."""
    fitting: list[str] = []
    others: list[str] = []
    for family in families:
        members = [model for model in models().values() if model["family"] == family]
        if not members:
            raise XphiError(f"the table holds no model of the family {family!r}")
        (fitting if all(WHICH[which](model) for model in members) else others).append(family)
    return Result(Share(len(fitting), len(families)), "counted", f"not {', '.join(others)}" if others else "")


def _listed(names: list[str]) -> str:
    if len(names) <= _LISTED:
        return ", ".join(names) or "none"
    return f"{', '.join(names[:_LISTED])} and {len(names) - _LISTED} more"


def _of(name: str) -> Model:
    if name not in models():
        raise XphiError(f"the table of models has no {name!r}")
    return models()[name]
