"""Decoders with a mixture of experts, in all layers or in some."""

from __future__ import annotations

from xphi.census.families._parts import (
    NotKnownError,
    activation,
    attention,
    decoder,
    head_dim,
    kv_heads,
    refuse,
    registered,
)
from xphi.census.keys import Keys
from xphi.census.shape import Attention, Count, FeedForward, Shape, linear, norm
from xphi.errors import XphiError


def mixture(
    config: Keys, d_ff: int, *, bias: bool = False, shared_d_ff: int = 0, router: Count | None = None
) -> FeedForward:
    """Gated experts behind a router, which is one matrix unless it is given."""
    d, experts, active = config.number("d_model"), config.number("experts"), config.maybe("active", least=1)
    if active is None:
        config.assume("how many experts a token passes through is not given, and what it uses is not known")
    return FeedForward(
        d,
        d_ff,
        True,
        activation(config, "silu"),
        bias,
        experts=experts,
        active=_at_most(config, active or 0, experts),
        shared_d_ff=shared_d_ff,
        router=linear(d, experts) if router is None else router,
    )


def _at_most(config: Keys, active: int, experts: int) -> int:
    if active > experts:
        raise XphiError(f"{config.where}: {active} experts for a token are more than the {experts} that there are")
    return active


def _dense(config: Keys) -> FeedForward:
    return FeedForward(config.number("d_model"), config.number("d_ff"), True, activation(config, "silu"))


def mixtral(config: Keys, name: str) -> Shape:
    """Mixtral: experts in every layer."""
    feed = mixture(config, config.number("d_ff"))
    return decoder(config, name, [(feed, config.number("layers"))], attention(config))


def olmoe(config: Keys, name: str) -> Shape:
    """OLMoE: experts in every layer, all heads of queries and of keys normed together."""
    feed, bias = mixture(config, config.number("d_ff")), config.flag("attention_bias", default=False)
    extra = norm((config.number("heads") + kv_heads(config)) * head_dim(config))
    part = attention(config, qkv_bias=bias, o_bias=bias, extra=extra)
    return decoder(config, name, [(feed, config.number("layers"))], part)


def granite_moe(config: Keys, name: str) -> Shape:
    """Granite's mixture: experts in every layer."""
    feed, bias = mixture(config, config.number("d_ff")), config.flag("attention_bias", default=False)
    part = attention(config, qkv_bias=bias, o_bias=bias)
    return decoder(config, name, [(feed, config.number("layers"))], part)


def dbrx(config: Keys, name: str) -> Shape:
    """DBRX: its sizes in ``ffn_config`` and ``attn_config``, LayerNorm without shifts."""
    d, ffn, attn = config.number("d_model"), config.part("ffn_config"), config.part("attn_config")
    function = ffn.part("ffn_act_fn")
    config.activation_stated = function.states("name")
    if not config.activation_stated:
        config.assume("ffn_act_fn is not given: silu, the default of dbrx, is assumed")
    experts, active = ffn.number("moe_num_experts"), ffn.number("moe_top_k")
    feed = FeedForward(
        d,
        ffn.number("ffn_hidden_size"),
        True,
        registered(function.text("name", "silu")),
        experts=experts,
        active=_at_most(config, active, experts),
        router=linear(d, experts),
    )
    own = attention(config, kv=attn.number("kv_n_heads"))
    return decoder(config, name, [(feed, config.number("layers"))], own)


def stepped(config: Keys) -> list[int]:
    """The layers with experts: every ``decoder_sparse_step``-th, without those in ``mlp_only_layers``.

    Raises
    ------
    XphiError
        Where ``mlp_only_layers`` is no list of whole numbers.
    """
    layers, step = config.number("layers"), config.number("decoder_sparse_step", 1)
    plain = config.value("mlp_only_layers")
    plain = [] if plain is None else plain
    if not isinstance(plain, list) or any(isinstance(one, bool) or not isinstance(one, int) for one in plain):
        raise XphiError(f"{config.where}: mlp_only_layers must be a list of whole numbers, not {plain!r:.40}")
    return [layer for layer in range(layers) if (layer + 1) % step == 0 and layer not in plain]


def qwen2_moe(config: Keys, name: str) -> Shape:
    """Qwen2-MoE: one wide shared expert with a gate of its own."""
    d, sparse = config.number("d_model"), len(stepped(config))
    router = linear(d, config.number("experts")) + linear(d, 1)
    shared = config.number("shared_expert_intermediate_size")
    feed = mixture(config, config.number("moe_intermediate_size"), shared_d_ff=shared, router=router)
    feeds = [(feed, sparse), (_dense(config), config.number("layers") - sparse)]
    part = attention(config, qkv_bias=config.flag("qkv_bias", default=True))
    return decoder(config, name, [row for row in feeds if row[1]], part)


def qwen3_moe(config: Keys, name: str) -> Shape:
    """Qwen3-MoE: queries and keys normed, no shared expert."""
    sparse, bias = len(stepped(config)), config.flag("attention_bias", default=False)
    feed = mixture(config, config.number("moe_intermediate_size"))
    feeds = [(feed, sparse), (_dense(config), config.number("layers") - sparse)]
    part = attention(config, qkv_bias=bias, o_bias=bias, extra=norm(head_dim(config)) * 2)
    return decoder(config, name, [row for row in feeds if row[1]], part)


def gpt_oss(config: Keys, name: str) -> Shape:
    """gpt-oss: biases everywhere, a learned sink for every head; its gate is swiglu_clamped."""
    d, experts = config.number("d_model"), config.number("experts")
    feed = mixture(config, config.number("d_ff"), bias=True, router=linear(d, experts, bias=True))
    feed = FeedForward(**{**vars(feed), "activation": "swiglu_clamped"})
    bias = config.flag("attention_bias", default=True)
    part = attention(config, qkv_bias=bias, o_bias=bias, extra=Count(config.number("heads")))
    return decoder(config, name, [(feed, config.number("layers"))], part)


def latent(config: Keys) -> Attention:
    """Latent attention: keys and values, and mostly queries too, from vectors of low rank."""
    d, heads = config.number("d_model"), config.number("heads")
    q_rank = config.number("q_lora_rank", 0, least=0) if config.value("q_lora_rank") is not None else 0
    kv_rank, bias = config.number("kv_lora_rank"), config.flag("attention_bias", default=False)
    return Attention(
        d,
        heads,
        heads,
        config.number("qk_nope_head_dim"),
        q_bias=bias,
        o_bias=bias,
        extra=norm(kv_rank) + norm(q_rank),
        kv_rank=kv_rank,
        q_rank=q_rank,
        rope_dim=config.number("qk_rope_head_dim", least=0),
        value_dim=config.number("v_head_dim"),
    )


def _dense_first(config: Keys, name: str, part: Attention, *, corrected: bool) -> Shape:
    """A few dense layers first, then shared and routed experts; `corrected` where the router has a bias to learn."""
    d, layers, d_ff = config.number("d_model"), config.number("layers"), config.number("moe_intermediate_size")
    if config.maybe("num_nextn_predict_layers"):
        config.assume("the layers that predict further tokens are not counted")
    if config.flag("mlp_bias", default=False):
        raise NotKnownError(f"{config.where}: {config.model_type} with mlp_bias is not known here")
    if config.number("moe_layer_freq", 1) != 1:
        refuse(config, "moe_layer_freq other than 1")
    shared = config.maybe("n_shared_experts") or 0
    if corrected:
        config.assume("the router's correction of each expert is counted, which Transformers keeps as a buffer")
    router = linear(d, config.number("experts"), bias=corrected)
    feed = mixture(config, d_ff, shared_d_ff=shared * d_ff, router=router)
    dense = min(config.number("first_k_dense_replace", 0, least=0), layers)
    feeds = [(_dense(config), dense), (feed, layers - dense)]
    return decoder(config, name, [row for row in feeds if row[1]], part)


def deepseek(config: Keys, name: str) -> Shape:
    """DeepSeekMoE, the first: multi-head attention; no correction of the router."""
    bias = config.flag("attention_bias", default=False)
    return _dense_first(config, name, attention(config, qkv_bias=bias, o_bias=bias), corrected=False)


def deepseek_v2(config: Keys, name: str) -> Shape:
    """DeepSeek-V2: latent attention; its router has no correction bias."""
    return _dense_first(config, name, latent(config), corrected=False)


def deepseek_v3(config: Keys, name: str) -> Shape:
    """DeepSeek-V3: latent attention, a few dense layers first, then shared and routed experts.

    The router's correction bias counts as a bias, as in the published total; Transformers keeps it as a buffer.
    """
    return _dense_first(config, name, latent(config), corrected=True)


def glm4_moe(config: Keys, name: str) -> Shape:
    """GLM-4.5: grouped-query attention with DeepSeek-V3's experts, the router's bias counted as there."""
    if not config.states("head_dim"):  # an absent one is cut to a whole number
        size = max(config.number("d_model") // config.number("heads"), 1)
        config.entries = {**config.entries, "head_dim": size}
    extra = norm(head_dim(config)) * 2 if config.flag("use_qk_norm", default=False) else Count()
    part = attention(config, qkv_bias=config.flag("attention_bias", default=False), extra=extra)
    return _dense_first(config, name, part, corrected=True)
