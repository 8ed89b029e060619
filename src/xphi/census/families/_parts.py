"""What the families share: the parts every configuration has, and the decoder that most of them are."""

from __future__ import annotations

from collections.abc import Sequence

from xphi import names
from xphi.census.keys import Keys
from xphi.census.shape import Attention, Block, Count, FeedForward, Shape, norm
from xphi.errors import XphiError


def activation(config: Keys, default: str, *, key: str = "activation") -> str:
    """The registry's name of the configuration's activation, or its own spelling where there is none."""
    spelling = config.text(key, default)
    try:
        return names.function_of(spelling, "transformers")
    except XphiError:
        return spelling


def width(config: Keys, default: int) -> int:
    """The hidden size, or `default` where it is absent or null."""
    return config.number("d_ff", default)


def attention(
    config: Keys,
    *,
    kv_heads: int | None = None,
    qkv_bias: bool = False,
    o_bias: bool = False,
    extra: Count | None = None,
) -> Attention:
    """Multi-head, grouped-query or multi-query attention."""
    d, heads = config.number("d_model"), config.number("heads")
    if kv_heads is None:
        kv_heads = config.maybe("kv_heads", least=1) or heads
    if heads % kv_heads:
        raise XphiError(f"{config.where}: {heads} attention heads cannot share {kv_heads} key and value heads evenly")
    return Attention(
        d,
        heads,
        kv_heads,
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
        )
        for feed, layers in feeds
        if layers
    )
    head = Count(0 if tied else vocab * d, vocab if head_bias else 0)
    if not (logits := _ends_in_vocabulary(config)):
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


def _ends_in_vocabulary(config: Keys) -> bool:
    """Whether the architecture is a language model, which it is where nothing is said."""
    architecture = config.architecture()
    if architecture.endswith("Classification"):
        config.assume(f"the classifier of {architecture} is not counted")
        return False
    return not architecture.endswith("Model") or "LMHead" in architecture
