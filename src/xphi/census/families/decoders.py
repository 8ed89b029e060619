"""Decoders with one kind of layer."""

from __future__ import annotations

from xphi.census.families._parts import activation, attention, decoder, head_dim, width
from xphi.census.keys import Keys
from xphi.census.shape import Count, FeedForward, Shape, linear, norm


def _feed(config: Keys, *, gated: bool, bias: bool, default: str, expansion: int = 4) -> list[tuple[FeedForward, int]]:
    d = config.number("d_model")
    feed = FeedForward(d, width(config, expansion * d), gated, activation(config, default), bias)
    return [(feed, config.number("layers"))]


def gpt2(config: Keys, name: str) -> Shape:
    """GPT-2: biases everywhere, learned positions, tied."""
    feed = _feed(config, gated=False, bias=True, default="gelu_new")
    part = attention(config, qkv_bias=True, o_bias=True)
    return decoder(config, name, feed, part, norm_bias=True, positions=config.number("positions"), tied=True)


def gpt_bigcode(config: Keys, name: str) -> Shape:
    """StarCoder: GPT-2 with one key and value head."""
    feed = _feed(config, gated=False, bias=True, default="gelu_pytorch_tanh")
    kv_heads = 1 if config.flag("multi_query", default=True) else config.number("heads")
    part = attention(config, kv_heads=kv_heads, qkv_bias=True, o_bias=True)
    return decoder(config, name, feed, part, norm_bias=True, positions=config.number("positions"), tied=True)


def gpt_neox(config: Keys, name: str) -> Shape:
    """GPT-NeoX and Pythia: biases everywhere but in the head."""
    bias = config.flag("attention_bias", default=True)
    feed = _feed(config, gated=False, bias=True, default="gelu")
    return decoder(config, name, feed, attention(config, qkv_bias=bias, o_bias=bias), norm_bias=True)


def opt(config: Keys, name: str) -> Shape:
    """OPT: learned positions with two more rows, an embedding that may be narrower than the model."""
    bias, gains = config.flag("enable_bias", default=True), config.flag("layer_norm_elementwise_affine", default=True)
    d, vocab = config.number("d_model"), config.number("vocab")
    narrow = config.number("word_embed_proj_dim", d)
    final = config.flag("do_layer_norm_before", default=True) and not config.flag(
        "_remove_final_layer_norm", default=False
    )
    feed = _feed(config, gated=False, bias=bias, default="relu")
    part = attention(config, qkv_bias=bias, o_bias=bias)
    shape = decoder(
        config,
        name,
        feed,
        part,
        norms=2 if gains else 0,
        norm_bias=True,
        final_norm=final and gains,
        other=linear(narrow, d) * 2 if narrow != d else Count(),
        positions=config.number("positions") + 2,
        tied=True,
    )
    saved = Count((d - narrow) * vocab)
    embeddings = Count(shape.embeddings.weights - saved.weights)
    head = Count(narrow * vocab) if shape.head.weights else Count()
    return _replace(shape, embeddings, head)


def bloom(config: Keys, name: str) -> Shape:
    """BLOOM: biases everywhere, a norm after the embedding; its activation is written into the model."""
    d = config.number("d_model")
    feed = FeedForward(d, 4 * d, False, "gelu_tanh", True)
    part = attention(config, qkv_bias=True, o_bias=True)
    layers = [(feed, config.number("layers"))]
    return decoder(config, name, layers, part, norm_bias=True, other=norm(d, bias=True), tied=True)


def falcon(config: Keys, name: str) -> Shape:
    """Falcon: multi-query, or in its newer form grouped-query with two norms."""
    bias, heads = config.flag("bias", default=False), config.number("heads")
    newer, parallel = config.flag("new_decoder_architecture", default=False), config.flag("parallel_attn", default=True)
    older = 1 if config.flag("multi_query", default=True) else heads
    kv_heads = (config.maybe("kv_heads", least=1) or heads) if newer else older
    norms = config.maybe("num_ln_in_parallel_attn", least=1) or (2 if newer or not parallel else 1)
    feed = _feed(config, gated=False, bias=bias, default="gelu")
    part = attention(config, kv_heads=kv_heads, qkv_bias=bias, o_bias=bias)
    return decoder(config, name, feed, part, norms=norms, norm_bias=True, tied=True)


def phi(config: Keys, name: str) -> Shape:
    """Phi-1 and Phi-2: one norm for both parts, biases everywhere, in the head too."""
    size = head_dim(config)
    extra = norm(size, bias=True) * 2 if config.flag("qk_layernorm", default=False) else Count()
    feed = _feed(config, gated=False, bias=True, default="gelu_new")
    part = attention(config, qkv_bias=True, o_bias=True, extra=extra)
    return decoder(config, name, feed, part, norms=1, norm_bias=True, head_bias=True)


def starcoder2(config: Keys, name: str) -> Shape:
    """StarCoder2: grouped-query, LayerNorm, tied."""
    bias = config.flag("use_bias", default=True)
    feed = _feed(config, gated=False, bias=bias, default="gelu_pytorch_tanh")
    return decoder(config, name, feed, attention(config, qkv_bias=bias, o_bias=bias), norm_bias=True, tied=True)


def llama(config: Keys, name: str) -> Shape:
    """Llama: gated, RMSNorm, no biases unless the configuration asks for them."""
    bias = config.flag("attention_bias", default=False)
    feed = _feed(config, gated=True, bias=config.flag("mlp_bias", default=False), default="silu")
    return decoder(config, name, feed, attention(config, qkv_bias=bias, o_bias=bias))


def mistral(config: Keys, name: str) -> Shape:
    """Mistral: gated, no biases at all."""
    return decoder(config, name, _feed(config, gated=True, bias=False, default="silu"), attention(config))


def phi3(config: Keys, name: str) -> Shape:
    """Phi-3 and Phi-4: as Mistral, its matrices packed."""
    return mistral(config, name)


def qwen2(config: Keys, name: str) -> Shape:
    """Qwen2: biases in the queries, keys and values only."""
    feed = _feed(config, gated=True, bias=False, default="silu")
    return decoder(config, name, feed, attention(config, qkv_bias=True))


def qwen3(config: Keys, name: str) -> Shape:
    """Qwen3: queries and keys are normed."""
    bias, size = config.flag("attention_bias", default=False), head_dim(config)
    feed = _feed(config, gated=True, bias=False, default="silu")
    return decoder(config, name, feed, attention(config, qkv_bias=bias, o_bias=bias, extra=norm(size) * 2))


def gemma(config: Keys, name: str) -> Shape:
    """Gemma: gated with the tanh form, whatever ``hidden_act`` says."""
    if config.value("hidden_activation") is None and config.value("hidden_act") == "gelu":
        config.assume("hidden_act says gelu; Gemma was trained with, and runs with, gelu_pytorch_tanh")
        config.entries = {**config.entries, "hidden_activation": "gelu_pytorch_tanh"}
    return _gemma(config, name, norms=2)


def gemma2(config: Keys, name: str) -> Shape:
    """Gemma 2: four norms in a layer."""
    return _gemma(config, name, norms=4)


def gemma3(config: Keys, name: str) -> Shape:
    """Gemma 3: four norms in a layer, queries and keys normed."""
    return _gemma(config, name, norms=4, extra=norm(head_dim(config)) * 2)


def _gemma(config: Keys, name: str, *, norms: int, extra: Count | None = None) -> Shape:
    bias = config.flag("attention_bias", default=False)
    feed = _feed(config, gated=True, bias=False, default="gelu_pytorch_tanh")
    part = attention(config, qkv_bias=bias, o_bias=bias, extra=extra)
    return decoder(config, name, feed, part, norms=norms, tied=True)


def palm(config: Keys, name: str) -> Shape:
    """PaLM: both parts side by side behind one norm without shifts, multi-query, tied."""
    feed = _feed(config, gated=True, bias=False, default="swish")
    return decoder(config, name, feed, attention(config), norms=1, tied=True)


def cohere(config: Keys, name: str) -> Shape:
    """Command R: both parts side by side behind one LayerNorm without shifts, gated, tied; rotary."""
    bias, size = config.flag("attention_bias", default=False), head_dim(config)
    heads = config.number("heads") + (config.maybe("kv_heads", least=1) or config.number("heads"))
    extra = norm(heads * size) if config.flag("use_qk_norm", default=False) else Count()
    feed = _feed(config, gated=True, bias=False, default="silu")
    part = attention(config, qkv_bias=bias, o_bias=bias, extra=extra)
    return decoder(config, name, feed, part, norms=1, tied=True)


def nemotron(config: Keys, name: str) -> Shape:
    """Nemotron: two matrices with the square of relu, LayerNorm, rotary."""
    bias = config.flag("attention_bias", default=False)
    feed = _feed(config, gated=False, bias=config.flag("mlp_bias", default=False), default="relu2")
    return decoder(config, name, feed, attention(config, qkv_bias=bias, o_bias=bias), norm_bias=True)


def gptj(config: Keys, name: str) -> Shape:
    """GPT-J: both parts side by side behind one norm, biases in the matrices and in the head, rotary."""
    feed = _feed(config, gated=False, bias=True, default="gelu_new")
    return decoder(config, name, feed, attention(config), norms=1, norm_bias=True, head_bias=True)


def _replace(shape: Shape, embeddings: Count, head: Count) -> Shape:
    from dataclasses import replace

    return replace(shape, embeddings=embeddings, head=head)
