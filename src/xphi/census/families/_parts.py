"""What the families share: the parts every configuration has, and the decoder that most of them are."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NoReturn

from xphi import names
from xphi.census.keys import Keys
from xphi.census.shape import Attention, Block, Count, FeedForward, Shape, norm
from xphi.errors import XphiError


class NotKnownError(XphiError):
    """A family, or a setting of a known one, that is not written down here and that Transformers may have."""


def refuse(config: Keys, what: str) -> NoReturn:
    """Refuse a setting by name, which Transformers ignores or does not have."""
    raise XphiError(f"{config.where}: {config.model_type} with {what}, is not known here")


def activation(config: Keys, default: str, *, stated: bool = True) -> str:
    """The registry's name of the configuration's activation, or its own spelling where there is none.

    Parameters
    ----------
    default : str
        What an absent key means, or, without `stated`, what is fixed in the family's code.
    stated : bool
        Whether a configuration of this family has a key of it.
    """
    if stated and config.states("activation"):
        config.activation_stated = True
        spelling = config.text("activation", default)
    else:
        spelling = default
        if stated:
            config.assume(f"the activation is not given: {default}, the default of {config.model_type}, is assumed")
        else:
            config.assume(f"the file states no activation: {default}, that of every {config.model_type}, is assumed")
    return registered(spelling)


def registered(spelling: str) -> str:
    """The registry's name of an activation of Transformers, or the spelling itself."""
    try:
        return names.function_of(spelling, "transformers")
    except XphiError:
        return spelling


def width(config: Keys, default: int) -> int:
    """The hidden size, or `default` where it is absent or null."""
    return config.number("d_ff", default)


def kv_heads(config: Keys) -> int:
    """Heads of keys and values: as many as of queries where nothing is said."""
    return config.maybe("kv_heads", least=1) or config.number("heads")


def attention(
    config: Keys,
    *,
    kv: int | None = None,
    qkv_bias: bool = False,
    o_bias: bool = False,
    extra: Count | None = None,
) -> Attention:
    """Multi-head, grouped-query or multi-query attention."""
    d, heads = config.number("d_model"), config.number("heads")
    shared = kv_heads(config) if kv is None else kv
    if heads % shared:
        raise XphiError(f"{config.where}: {heads} attention heads cannot share {shared} key and value heads evenly")
    return Attention(
        d,
        heads,
        shared,
        head_dim(config),
        q_bias=qkv_bias,
        k_bias=qkv_bias,
        v_bias=qkv_bias,
        o_bias=o_bias,
        extra=extra or Count(),
    )


def head_dim(config: Keys) -> int:
    """``head_dim``, or the model's width shared among the heads."""
    given = config.maybe("head_dim", least=1)
    if given is not None:
        return given
    d, heads = config.number("d_model"), config.number("heads")
    if d % heads:
        raise XphiError(f"{config.where}: d_model = {d} is no multiple of its {heads} heads; head_dim is needed")
    return d // heads


def decoder(
    config: Keys,
    name: str,
    feeds: Sequence[tuple[FeedForward, int]],
    layer_attention: Attention,
    *,
    norms: int = 2,
    norm_bias: bool = False,
    extra: Count | None = None,
    final_norm: bool = True,
    other: Count | None = None,
    positions: int = 0,
    tied: bool = False,
    head_bias: bool = False,
) -> Shape:
    """A stack of decoder layers between an embedding and a head.

    Parameters
    ----------
    feeds : sequence of (FeedForward, int)
        Each kind of feed-forward part and in how many layers it stands.
    norms : int
        In a layer, each with a gain a channel and with `norm_bias` a shift.
    extra : Count
        Of a layer, besides its parts and norms.
    positions : int
        Rows of a learned table.
    tied : bool
        What holds where the configuration does not say.
    """
    d, vocab = config.number("d_model"), config.number("vocab")
    tied = config.flag("tie_word_embeddings", default=tied)
    layer_norm = norm(d, bias=norm_bias)
    blocks = tuple(
        Block(
            "decoder" if len(feeds) == 1 else f"decoder, {feed.kind}",
            feed,
            (layer_attention,),
            layers,
            layer_norm * norms,
            extra or Count(),
        )
        for feed, layers in feeds
        if layers
    )
    head = Count(0 if tied else vocab * d, vocab if head_bias else 0)
    architecture = config.architecture()
    logits = not architecture.endswith("Model") or "LMHead" in architecture
    if not logits:
        head = Count()
    return Shape(
        name,
        config.model_type,
        d,
        vocab,
        blocks,
        embeddings=Count((vocab + positions) * d),
        head=head,
        other=(layer_norm if final_norm else Count()) + (other or Count()),
        tied=tied,
        logits=logits,
        notes=tuple(config.notes),
    )
