"""A type that is not known here, read by the keys that many configurations share, and what that takes for granted."""

from __future__ import annotations

import re

from xphi.census.families import experts
from xphi.census.families._parts import activation, attention, decoder, head_dim, width
from xphi.census.keys import Keys
from xphi.census.shape import Attention, Count, FeedForward, Shape, norm
from xphi.errors import XphiError

#: Whichever is there says that positions are in the attention and in no table.
_NO_TABLE = (
    *("rope_theta", "rope_parameters", "rope_scaling", "rotary_dim", "rotary_pct", "rotary_emb_base"),
    *("partial_rotary_factor", "alibi"),
)
_SHARED_WIDTH = ("shared_expert_intermediate_size", "moe_shared_expert_intermediate_size", "shared_intermediate_size")
_SHARED_NUMBER = ("n_shared_experts", "num_shared_experts", "moe_num_shared_experts")
#: Keys of a mixture that change no number of parameters, or that are read below.
_HARMLESS = re.compile(
    r"router|aux|loss|jitter|capacity|norm|scal|group|score|scoring|topk|top_k|ep_size|parallel|limit|temperature|"
    r"mtp|nextn|dtype|drop|per_tok|implementation"
)
_OF_MIXTURES = re.compile(r"moe|expert|dense|sparse|mlp_layer", re.IGNORECASE)
_READ = {"first_k_dense_replace", "moe_layer_freq", "mlp_layer_types", "decoder_sparse_step", "mlp_only_layers"}
_READ |= {*_SHARED_WIDTH, *_SHARED_NUMBER}
_SHOWN = 40


def unknown(config: Keys, name: str) -> Shape:
    """The shape by common keys, every assumption noted.

    Raises
    ------
    XphiError
        Where the keys do not suffice, with the type that is not known; for an encoder with a decoder.
    """
    kind = config.model_type if len(config.model_type) <= _SHOWN else f"{config.model_type[:_SHOWN]}…"
    what = f"model_type {kind!r}" if kind else "a configuration without model_type"
    if config.flag("is_encoder_decoder", default=False):
        raise XphiError(f"{config.where}: {what} is an encoder with a decoder, whose parts the census does not know")
    try:
        return _decoder(config, name, what)
    except XphiError as error:
        raise XphiError(f"{what} is not known here and is read by common keys: {error}") from None


def _decoder(config: Keys, name: str, what: str) -> Shape:
    d, layers = config.number("d_model"), config.number("layers")
    rms, routed = config.value("rms_norm_eps") is not None, bool(config.maybe("experts"))
    modern = rms or routed
    function = activation(config, "silu" if modern else "gelu_new")
    gated = modern or function == "silu"
    table = not modern and all(config.value(key) is None for key in _NO_TABLE)
    bias = config.flag("use_bias", default=config.flag("bias", default=not gated))
    feed_bias = config.flag("mlp_bias", default=bias)
    feeds: list[tuple[FeedForward, int]] = []
    sparse = _sparse(config, layers) if routed else 0
    if sparse:
        feeds.append((_mixture(config), sparse))
    if layers > sparse:
        default = 4 * d if config.maybe("d_ff", least=1) is None and not modern else config.number("d_ff")
        feeds.insert(0, (FeedForward(d, width(config, default), gated, function, feed_bias), layers - sparse))
    _note(config, what, modern=modern, gated=gated, table=table, bias=feed_bias)
    return decoder(
        config,
        name,
        feeds,
        _attention(config, bias=bias),
        norm_bias=not modern,
        positions=config.number("positions") if table else 0,
        tied=not modern,
    )


def _attention(config: Keys, *, bias: bool) -> Attention:
    if config.maybe("kv_lora_rank"):
        return experts.latent(config)
    bias = config.flag("attention_bias", default=bias)
    qkv_bias = config.flag("qkv_bias", default=bias)
    normed = config.flag("use_qk_norm", default=config.flag("qk_layernorm", default=False))
    extra = norm(head_dim(config)) * 2 if normed else Count()
    return attention(config, qkv_bias=qkv_bias, o_bias=bias, extra=extra)


def _mixture(config: Keys) -> FeedForward:
    if config.maybe("expert_d_ff", least=1) is None:
        config.assume("no width of one expert is given: that of a dense layer is taken")
        d_ff = config.number("d_ff")
    else:
        d_ff = config.number("expert_d_ff")
    given = next((config.number(key, least=0) for key in _SHARED_WIDTH if config.value(key) is not None), None)
    number = next((config.number(key, least=0) for key in _SHARED_NUMBER if config.value(key) is not None), 0)
    unread = [
        key
        for key, value in config.entries.items()
        if _OF_MIXTURES.search(key) and value not in (None, False, 0) and not config.reads(key)
        if key not in _READ and not _HARMLESS.search(key)
    ]
    if unread:
        config.assume(f"what {', '.join(sorted(unread)[:8])} says of its experts is not understood and not counted")
    return experts.mixture(config, d_ff, shared_d_ff=number * d_ff if given is None else given)


def _sparse(config: Keys, layers: int) -> int:
    """How many layers have experts, by any of the keys that say it."""
    kinds = config.value("mlp_layer_types")
    every = config.value("moe_layer_freq")
    marked = kinds if isinstance(kinds, list) else every if isinstance(every, list) else None
    if marked is not None:
        if len(marked) != layers:
            raise XphiError(f"{config.where} says for {len(marked)} of its {layers} layers whether they have experts")
        return sum(kind not in ("dense", 0) for kind in marked)
    first = config.number("first_k_dense_replace", 0, least=0)
    step = config.number("moe_layer_freq", 1)
    stepped = set(experts.stepped(config))
    return sum(layer >= first and layer % step == 0 and layer in stepped for layer in range(layers))


def _note(config: Keys, what: str, *, modern: bool, gated: bool, table: bool, bias: bool) -> None:
    parts = ["gated" if gated else "two matrices", "RMSNorm" if modern else "LayerNorm"]
    parts += ["biases"] if bias else []
    parts += ["learned positions"] if table else [] if modern else ["no table of positions"]
    like = "Llama's" if modern else "GPT-2's" if table and not gated else "these"
    config.assume(
        f"{what} is not known here; it is read by its common keys as if its layers were {like}: {', '.join(parts)}"
    )
