"""Decoders with one kind of layer and a peculiarity each."""

from __future__ import annotations

from dataclasses import replace

from xphi.census.families._parts import activation, attention, decoder, head_dim, kv_heads, refuse, width
from xphi.census.families.rows import ROWS
from xphi.census.keys import Keys
from xphi.census.shape import Count, FeedForward, Shape, linear, norm


def opt(config: Keys, name: str) -> Shape:
    """OPT: learned positions with two more rows, an embedding that may be narrower than the model."""
    bias, gains = config.flag("enable_bias", default=True), config.flag("layer_norm_elementwise_affine", default=True)
    d, vocab = config.number("d_model"), config.number("vocab")
    narrow = config.number("word_embed_proj_dim", d)
    final = config.flag("do_layer_norm_before", default=True) and not config.flag(
        "_remove_final_layer_norm", default=False
    )
    feed = FeedForward(d, width(config, 4 * d), False, activation(config, "relu"), bias)
    shape = decoder(
        config,
        name,
        [(feed, config.number("layers"))],
        attention(config, qkv_bias=bias, o_bias=bias),
        norms=2 if gains else 0,
        norm_bias=True,
        final_norm=final and gains,
        other=linear(narrow, d) * 2 if narrow != d else Count(),
        positions=config.number("positions") + 2,
        tied=True,
    )
    embeddings = Count(shape.embeddings.weights - (d - narrow) * vocab)
    return replace(shape, embeddings=embeddings, head=Count(narrow * vocab) if shape.head.weights else Count())


def bloom(config: Keys, name: str) -> Shape:
    """BLOOM: biases everywhere, a norm after the embedding; its width and activation are fixed in its code."""
    d = config.number("d_model")
    feed = FeedForward(d, 4 * d, False, activation(config, "gelu_pytorch_tanh", stated=False), True)
    part = attention(config, kv=config.number("heads"), qkv_bias=True, o_bias=True)
    layers = [(feed, config.number("layers"))]
    return decoder(config, name, layers, part, norm_bias=True, other=norm(d, bias=True), tied=True)


def falcon(config: Keys, name: str) -> Shape:
    """Falcon: multi-query, or in its newer form grouped-query with two norms."""
    heads, d, bias = config.number("heads"), config.number("d_model"), config.flag("bias", default=False)
    newer, parallel = config.flag("new_decoder_architecture", default=False), config.flag("parallel_attn", default=True)
    older = 1 if config.flag("multi_query", default=True) else heads
    own = (config.maybe("kv_heads", least=1) or heads) if newer else older
    norms = config.number("num_ln_in_parallel_attn", 2 if newer else 1) if parallel else 2
    norms = 2 if norms == 2 else 1
    feed = FeedForward(d, config.number("ffn_hidden_size", 4 * d), False, activation(config, "gelu"), bias)
    part = attention(config, kv=own, qkv_bias=bias, o_bias=bias)
    layers = [(feed, config.number("layers"))]
    return decoder(config, name, layers, part, norms=norms, norm_bias=True, tied=True)


def refined_web(config: Keys, name: str) -> Shape:
    """Falcon under its first names: RefinedWebModel is the 7B and its kin, RefinedWeb the 40B."""
    config.entries = {**config.entries, "new_decoder_architecture": config.model_type == "RefinedWeb"}
    return falcon(config, name)


def phi(config: Keys, name: str) -> Shape:
    """Phi-1 and Phi-2: one norm for both parts, biases everywhere, in the head too."""
    d, normed = config.number("d_model"), config.flag("qk_layernorm", default=False)
    extra = norm(head_dim(config), bias=True) * 2 if normed else Count()
    feed = FeedForward(d, width(config, 4 * d), False, activation(config, "gelu_new"), True)
    part = attention(config, qkv_bias=True, o_bias=True, extra=extra)
    layers = [(feed, config.number("layers"))]
    return decoder(config, name, layers, part, norms=1, norm_bias=True, head_bias=True)


def stablelm(config: Keys, name: str) -> Shape:
    """StableLM: LayerNorm, a gate, biases in the queries, keys and values where asked for."""
    d, size = config.number("d_model"), head_dim(config)
    normed = config.flag("qk_layernorm", default=False)
    extra = norm((config.number("heads") + kv_heads(config)) * size) if normed else Count()
    norms = 1 if config.flag("use_parallel_residual", default=False) else 2
    feed = FeedForward(d, config.number("d_ff"), True, activation(config, "silu"))
    part = attention(config, qkv_bias=config.flag("use_qkv_bias", default=False), extra=extra)
    return decoder(config, name, [(feed, config.number("layers"))], part, norms=norms, norm_bias=True)


def persimmon(config: Keys, name: str) -> Shape:
    """Persimmon: the square of relu, biases everywhere but in the head, queries and keys normed."""
    d, normed = config.number("d_model"), config.flag("qk_layernorm", default=True)
    extra = norm(head_dim(config), bias=True) * 2 if normed else Count()
    feed = FeedForward(d, width(config, 4 * d), False, activation(config, "relu2"), True)
    part = attention(config, kv=config.number("heads"), qkv_bias=True, o_bias=True, extra=extra)
    return decoder(config, name, [(feed, config.number("layers"))], part, norm_bias=True)


def gemma(config: Keys, name: str) -> Shape:
    """Gemma: gated with the tanh form, whatever ``hidden_act`` says."""
    if config.value("hidden_activation") is None and config.value("hidden_act") == "gelu":
        config.assume("hidden_act says gelu; Gemma was trained with, and runs with, gelu_pytorch_tanh")
        config.entries = {**config.entries, "hidden_activation": "gelu_pytorch_tanh"}
    return replace(ROWS["gemma2"], norms=2)(config, name)


def cohere(config: Keys, name: str) -> Shape:
    """Command R: both parts side by side behind one LayerNorm without shifts, gated, tied; rotary."""
    normed = "all" if config.flag("use_qk_norm", default=False) else ""
    return replace(ROWS["cohere2"], normed=normed)(config, name)


def mpt(config: Keys, name: str) -> Shape:
    """MPT: no biases, LayerNorm without shifts, ALiBi; the exact gelu is fixed in its code."""
    d, part = config.number("d_model"), config.part("attn_config")
    if not part.flag("alibi", default=True):
        refuse(config, "attn_config.alibi = false, a table of positions in MosaicML's code and none in Transformers")
    if not config.flag("no_bias", default=True):
        refuse(config, "no_bias = false, which Transformers does not follow")
    if part.flag("qk_ln", default=False) or part.text("attn_type", "multihead_attention") != "multihead_attention":
        refuse(config, "normed queries or shared keys, which Transformers does not have")
    if config.number("expansion_ratio", 4) != 4:
        refuse(config, "expansion_ratio other than 4, which Transformers does not follow")
    feed = FeedForward(d, 4 * d, False, activation(config, "gelu", stated=False))
    own = attention(config, kv=config.number("heads"))
    return decoder(config, name, [(feed, config.number("layers"))], own, tied=True)


def qwen(config: Keys, name: str) -> Shape:
    """Qwen 1: ``intermediate_size`` is that of gate and up together, as its code halves it."""
    d, both, bias = config.number("d_model"), config.number("d_ff"), not config.flag("no_bias", default=True)
    if both % 2:
        refuse(config, f"intermediate_size = {both}, which is odd: Qwen 1 halves it")
    config.assume(f"intermediate_size = {both} is of gate and up together: Qwen 1 halves it")
    size = config.number("kv_channels", d // config.number("heads"))
    config.entries = {**config.entries, "head_dim": size}
    feed = FeedForward(d, both // 2, True, activation(config, "silu", stated=False), bias)
    part = attention(config, kv=config.number("heads"), qkv_bias=True, o_bias=bias)
    return decoder(config, name, [(feed, config.number("layers"))], part)


def chatglm(config: Keys, name: str) -> Shape:
    """ChatGLM2, ChatGLM3 and GLM-4: gated, biases in the queries, keys and values."""
    if not config.states("ffn_hidden_size") or not config.states("padded_vocab_size"):
        refuse(config, "no ffn_hidden_size and padded_vocab_size: the first ChatGLM")
    for key, known in (("rmsnorm", True), ("post_layer_norm", True), ("pre_seq_len", None)):
        if config.entries.get(key, known) != known:
            refuse(config, f"{key} = {config.entries[key]!r:.40}")
    d, heads = config.number("d_model"), config.number("heads")
    bias = config.flag("add_bias_linear", default=False)
    groups = config.number("multi_query_group_num") if config.flag("multi_query_attention", default=False) else heads
    config.entries = {
        **config.entries,
        "vocab_size": config.number("padded_vocab_size"),
        "head_dim": config.number("kv_channels", d // heads),
        "architectures": ["ChatGLMForConditionalGeneration"],  # ChatGLMModel holds the head as well
    }
    feed = FeedForward(d, config.number("ffn_hidden_size"), True, activation(config, "silu", stated=False), bias)
    qkv = bias or config.flag("add_qkv_bias", default=False)
    part = attention(config, kv=groups, qkv_bias=qkv, o_bias=bias)
    return decoder(config, name, [(feed, config.number("layers"))], part)


def hf_olmo(config: Keys, name: str) -> Shape:
    """OLMo in the form of its makers: ``mlp_hidden_size`` is that of gate and up together; norms have no parameters."""
    fixed = {"activation_type": "swiglu", "layer_norm_with_affine": False, "include_bias": False, "rope": True}
    fixed |= {"attention_layer_norm": False, "alibi": False, "multi_query_attention": False}
    for key, known in fixed.items():
        if (value := config.entries.get(key)) not in (None, known):
            refuse(config, f"{key} = {value!r:.40}")
    d, vocab = config.number("d_model"), config.number("vocab")
    both = config.number("mlp_hidden_size", config.number("mlp_ratio", 4) * d)
    tied = config.flag("weight_tying", default=True)
    config.assume(f"mlp_hidden_size = {both} is of gate and up together")
    config.entries = {
        **config.entries,
        "vocab_size": config.number("embedding_size", vocab),
        "tie_word_embeddings": tied,
    }
    config.activation_stated = config.states("activation_type")
    function = "silu" if config.activation_stated else activation(config, "silu", stated=False)
    feed, part = FeedForward(d, both // 2, True, function), attention(config)
    return decoder(config, name, [(feed, config.number("layers"))], part, norms=0, final_norm=False, tied=tied)
