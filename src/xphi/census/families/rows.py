"""Decoders with one kind of layer, as the traits in which they differ."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from xphi.census.families._parts import NotKnownError, activation, attention, decoder, head_dim, kv_heads, width
from xphi.census.keys import Keys
from xphi.census.shape import Count, FeedForward, Shape, norm

#: What holds always, or the key that says it and what holds where the key is absent.
Flag = bool | tuple[str, bool]


@dataclass(frozen=True)
class Row:
    """A family whose layers are alike; calling it with a configuration gives the shape.

    Parameters
    ----------
    activation : str
        What an absent key means, in the spelling of Transformers; fixed in the code where `states` is False.
    states : bool
        Whether the configuration has a key of the activation.
    gated : bool
    feed_bias, qkv_bias, o_bias, head_bias : Flag
    norms : int
        Of the model's width in a layer.
    norm_bias, gains : bool
        LayerNorm's shift; whether norms have parameters at all.
    normed : {"", "head", "all"}
        Queries and keys normed: each head by the same gains, or all heads of a token together.
    tied : bool
        Whether the head is the embedding again where the configuration does not say.
    positions : bool
        Whether there is a learned table of them.
    embedding_norm, final_norm : bool
    functions : int
        Parameters of the activation itself.
    inner_norms : bool
        BitNet's norms of the attention's output and of the hidden vector.
    kv_heads : callable, optional
        Where they are not what the usual keys say.
    refused : tuple of (str, object)
        Keys with the only value that is known here; any other is refused by name.
    """

    activation: str
    gated: bool = True
    feed_bias: Flag = False
    qkv_bias: Flag = False
    o_bias: Flag = False
    head_bias: Flag = False
    norms: int = 2
    norm_bias: bool = False
    gains: bool = True
    normed: str = ""
    tied: bool = False
    positions: bool = False
    embedding_norm: bool = False
    final_norm: bool = True
    functions: int = 0
    inner_norms: bool = False
    states: bool = True
    kv_heads: Callable[[Keys], int] | None = None
    refused: tuple[tuple[str, object], ...] = ()

    def __call__(self, config: Keys, name: str) -> Shape:
        """The shape that a configuration of this family describes."""
        for key, known in self.refused:
            if (value := config.entries.get(key)) is not None and value != known:
                raise NotKnownError(f"{config.where}: {config.model_type} with {key} = {value!r:.40} is not known here")
        d, layers = config.number("d_model"), config.number("layers")
        function = activation(config, self.activation, stated=self.states)
        d_ff = config.number("d_ff") if self.gated else width(config, 4 * d)
        feed = FeedForward(d, d_ff, self.gated, function, _flag(config, self.feed_bias))
        part = attention(
            config,
            kv=self.kv_heads(config) if self.kv_heads else None,
            qkv_bias=_flag(config, self.qkv_bias),
            o_bias=_flag(config, self.o_bias),
            extra=self._normed(config),
        )
        inner = d + d_ff if self.inner_norms else 0
        return decoder(
            config,
            name,
            [(feed, layers)],
            part,
            norms=self.norms if self.gains else 0,
            norm_bias=self.norm_bias,
            extra=Count(self.functions + inner),
            final_norm=self.final_norm and self.gains,
            other=norm(d, bias=self.norm_bias) if self.embedding_norm else None,
            positions=config.number("positions") if self.positions else 0,
            tied=self.tied,
            head_bias=_flag(config, self.head_bias),
        )

    def _normed(self, config: Keys) -> Count:
        size = head_dim(config) if self.normed else 0
        if self.normed == "all":
            return norm((config.number("heads") + kv_heads(config)) * size)
        return norm(size) * 2


def _flag(config: Keys, flag: Flag) -> bool:
    return flag if isinstance(flag, bool) else config.flag(flag[0], default=flag[1])


def _bigcode_heads(config: Keys) -> int:
    return 1 if config.flag("multi_query", default=True) else config.number("heads")


_QKVO = ("attention_bias", False)
_MLP = ("mlp_bias", False)
_GPT2 = Row(
    "gelu_new",
    gated=False,
    feed_bias=True,
    qkv_bias=True,
    o_bias=True,
    norm_bias=True,
    positions=True,
    tied=True,
    refused=(("add_cross_attention", False),),
)
_GPTJ = Row("gelu_new", gated=False, feed_bias=True, norms=1, norm_bias=True, head_bias=True)
_PLAIN = Row("silu")
_OLMO2 = Row("silu", qkv_bias=_QKVO, o_bias=_QKVO, normed="all")

ROWS: dict[str, Row] = {
    "apertus": Row("xielu", gated=False, qkv_bias=_QKVO, o_bias=_QKVO, normed="head", functions=2),
    "arcee": Row("relu2", gated=False, feed_bias=_MLP, qkv_bias=_QKVO, o_bias=_QKVO),
    "baichuan": _PLAIN,
    "bitnet": Row("relu2", qkv_bias=_QKVO, o_bias=_QKVO, inner_norms=True, tied=False),
    "codegen": _GPTJ,
    "cohere2": Row("silu", qkv_bias=_QKVO, o_bias=_QKVO, norms=1, tied=True),
    "ernie4_5": Row(
        "silu", feed_bias=("use_bias", False), qkv_bias=("use_bias", False), o_bias=("use_bias", False), tied=True
    ),
    "exaone4": Row("silu", normed="head"),
    "gemma2": Row("gelu_pytorch_tanh", qkv_bias=_QKVO, o_bias=_QKVO, norms=4, tied=True),
    "gemma3_text": Row("gelu_pytorch_tanh", qkv_bias=_QKVO, o_bias=_QKVO, norms=4, normed="head", tied=True),
    "glm": Row("silu", qkv_bias=("attention_bias", True)),
    "glm4": Row("silu", qkv_bias=("attention_bias", True), norms=4),
    "gpt2": _GPT2,
    "gpt_bigcode": replace(_GPT2, activation="gelu_pytorch_tanh", kv_heads=_bigcode_heads),
    "gpt_neo": Row("gelu_new", gated=False, feed_bias=True, o_bias=True, norm_bias=True, positions=True, tied=True),
    "gpt_neox": Row(
        "gelu",
        gated=False,
        feed_bias=True,
        qkv_bias=("attention_bias", True),
        o_bias=("attention_bias", True),
        norm_bias=True,
    ),
    "gptj": _GPTJ,
    "granite": Row("silu", feed_bias=_MLP, qkv_bias=_QKVO, o_bias=_QKVO),
    "internlm": Row("silu", qkv_bias=("bias", True), o_bias=("bias", True)),
    "internlm2": Row("silu", qkv_bias=("bias", False), o_bias=("bias", False)),
    "llama": Row("silu", feed_bias=_MLP, qkv_bias=_QKVO, o_bias=_QKVO),
    "minicpm": Row("silu", qkv_bias=_QKVO, o_bias=_QKVO, tied=True),
    "ministral": _PLAIN,
    "ministral3": _PLAIN,
    "mistral": _PLAIN,
    "nemotron": Row("relu2", gated=False, feed_bias=_MLP, qkv_bias=_QKVO, o_bias=_QKVO, norm_bias=True),
    "olmo": Row("silu", qkv_bias=_QKVO, o_bias=_QKVO, gains=False),
    "olmo2": _OLMO2,
    "olmo3": _OLMO2,
    "openai-gpt": replace(_GPT2, final_norm=False),
    "orion": Row("silu", qkv_bias=_QKVO, o_bias=_QKVO, norm_bias=True),
    "palm": Row("swish", norms=1, tied=True),
    "phi3": _PLAIN,
    "qwen2": Row("silu", qkv_bias=True),
    "qwen3": Row("silu", qkv_bias=_QKVO, o_bias=_QKVO, normed="head"),
    "seed_oss": Row("silu", feed_bias=_MLP, qkv_bias=("attention_bias", True), o_bias=("attention_out_bias", False)),
    "smollm3": Row("silu", feed_bias=_MLP, qkv_bias=_QKVO, o_bias=_QKVO, tied=True),
    "starcoder2": Row(
        "gelu_pytorch_tanh",
        gated=False,
        feed_bias=("use_bias", True),
        qkv_bias=("use_bias", True),
        o_bias=("use_bias", True),
        norm_bias=True,
        tied=True,
    ),
    "xverse": _PLAIN,
}
