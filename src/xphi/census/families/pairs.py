"""An encoder and a decoder that looks at it."""

from __future__ import annotations

from dataclasses import replace

from xphi.census.families._parts import activation, registered
from xphi.census.keys import Keys
from xphi.census.shape import Attention, Block, Count, FeedForward, Shape, linear, norm
from xphi.errors import XphiError


def t5(config: Keys, name: str) -> Shape:
    """T5 and mT5: relative positions in the first layer of each side, RMSNorm, no biases."""
    d, vocab, heads = config.number("d_model"), config.number("vocab"), config.number("heads")
    encoders = config.number("layers")
    decoders = config.number("num_decoder_layers", encoders)
    config.activation_stated = config.states("feed_forward_proj")
    if not config.activation_stated:
        config.assume("feed_forward_proj is not given: relu, the default of t5, is assumed")
    words = config.text("feed_forward_proj", "relu").split("-")
    if len(words) > 2 or (len(words) == 2 and words[0] != "gated"):
        raise XphiError(
            f"{config.where}: feed_forward_proj must be an activation, or gated- and one, not {words!r:.40}"
        )
    gated = words[0] == "gated"
    if config.flag("is_gated_act", default=gated) != gated:
        raise XphiError(f"{config.where}: is_gated_act and feed_forward_proj contradict each other")
    spelling = "gelu_new" if words == ["gated", "gelu"] else words[-1]
    feed = FeedForward(d, config.number("d_ff"), gated, registered(spelling))
    own = Attention(d, heads, heads, config.number("d_kv"))
    tied = config.flag("tie_word_embeddings", default=True)
    if not tied:
        config.assume("tie_word_embeddings is false: a head of its own is counted, which Transformers 5 ties even so")
    if tied and not config.flag("scale_decoder_outputs", default=True):
        config.assume(
            "the published T5 v1.1 models have a head of their own, which Transformers 5 ties; it is not counted"
        )
    positions = Count(config.number("relative_attention_num_buckets", 32) * heads * 2)
    logits = not config.architecture().endswith("Model")
    head = linear(d, vocab) if logits and not tied else Count()
    blocks = (
        Block("encoder", feed, (own,), encoders, norm(d) * 2),
        Block("decoder", feed, (own, replace(own, cross=True)), decoders, norm(d) * 3),
    )
    return Shape(
        name,
        config.model_type,
        d,
        vocab,
        blocks,
        embeddings=Count(vocab * d) + positions,
        head=head,
        other=norm(d) * 2,
        tied=tied,
        logits=logits,
        notes=tuple(config.notes),
    )


def whisper(config: Keys, name: str) -> Shape:
    """Whisper: two convolutions and fixed positions before the encoder; keys have no bias."""
    d, vocab = config.number("d_model"), config.number("vocab")
    function = activation(config, "gelu")

    def attention(heads: int, *, cross: bool = False) -> Attention:
        if d % heads:
            raise XphiError(f"{config.where}: d_model = {d} is no multiple of its {heads} heads")
        return Attention(d, heads, heads, d // heads, q_bias=True, v_bias=True, o_bias=True, cross=cross)

    def feed(width: int) -> FeedForward:
        return FeedForward(d, width, False, function, True)

    encoder, decoder = config.number("encoder_attention_heads"), config.number("decoder_attention_heads")
    blocks = (
        Block(
            "encoder",
            feed(config.number("encoder_ffn_dim")),
            (attention(encoder),),
            config.number("encoder_layers"),
            norm(d, bias=True) * 2,
        ),
        Block(
            "decoder",
            feed(config.number("decoder_ffn_dim")),
            (attention(decoder), attention(decoder, cross=True)),
            config.number("decoder_layers"),
            norm(d, bias=True) * 3,
        ),
    )
    positions = config.number("max_source_positions", 1500) + config.number("max_target_positions", 448)
    convolutions = linear(config.number("num_mel_bins", 80) * 3, d, bias=True) + linear(d * 3, d, bias=True)
    tied, logits = config.flag("tie_word_embeddings", default=True), config.architecture() != "WhisperModel"
    return Shape(
        name,
        config.model_type,
        d,
        vocab,
        blocks,
        embeddings=Count((vocab + positions) * d),
        head=linear(d, vocab) if logits and not tied else Count(),
        other=convolutions + norm(d, bias=True) * 2,
        tied=tied,
        logits=logits,
        notes=tuple(config.notes),
    )
