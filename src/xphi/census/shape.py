"""The parts of a transformer and how many parameters each holds: arithmetic only, nothing read from anywhere."""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction


@dataclass(frozen=True)
class Count:
    """Weights and biases, kept apart; a norm's gain is a weight."""

    weights: int = 0
    biases: int = 0

    @property
    def total(self) -> int:
        """Both together."""
        return self.weights + self.biases

    def __add__(self, other: Count) -> Count:
        return Count(self.weights + other.weights, self.biases + other.biases)

    def __mul__(self, times: int) -> Count:
        return Count(self.weights * times, self.biases * times)


def linear(inputs: int, outputs: int, *, bias: bool = False) -> Count:
    """A matrix and, with `bias`, one number an output."""
    return Count(inputs * outputs, outputs if bias else 0)


def norm(width: int, *, bias: bool = False) -> Count:
    """Gains, and with `bias` (LayerNorm) shifts."""
    return Count(width, width if bias else 0)


@dataclass(frozen=True)
class FeedForward:
    """The feed-forward part of a block: one, or several experts behind a router.

    Parameters
    ----------
    d_model, d_ff : int
        `d_ff` is the hidden size of one expert where there are several.
    gated : bool
        Three matrices in place of two.
    activation : str
        The registry's name where it has one, else the spelling that was read.
    bias : bool
        In every matrix.
    experts, active : int
        Routed experts that are stored, and that a token passes through; 0 for a plain block, and `active` is 0 where
        a mixture does not say how many.
    shared_d_ff : int
        Hidden size of all experts that every token passes through, taken together.
    router : Count
        What chooses; its own correction bias included.
    measured : Count, optional
        What was counted in a live module, where that is where this comes from.
    assumed : bool
        Whether the activation is that of the family, and not one that the configuration or the module states.
    """

    d_model: int
    d_ff: int
    gated: bool
    activation: str
    bias: bool = False
    experts: int = 0
    active: int = 0
    shared_d_ff: int = 0
    router: Count = Count()
    measured: Count | None = None
    assumed: bool = field(default=False, compare=False)

    @property
    def matrices(self) -> int:
        """Three where there is a gate, else two."""
        return 3 if self.gated else 2

    @property
    def kind(self) -> str:
        """For people."""
        return "mixture of experts" if self.experts else "gated" if self.gated else "plain"

    @property
    def expansion(self) -> Fraction:
        """d_ff over d_model."""
        return Fraction(self.d_ff, self.d_model)

    @property
    def effective_expansion(self) -> Fraction:
        """The expansion of a plain block with as many weights."""
        return self.expansion * self.matrices / 2

    def _of(self, d_ff: int) -> Count:
        biases = (self.matrices - 1) * d_ff + self.d_model if self.bias and d_ff else 0
        return Count(self.matrices * self.d_model * d_ff, biases)

    @property
    def stored(self) -> Count:
        """All experts and their router."""
        if self.measured is not None:
            return self.measured
        return self._of(self.d_ff) * max(self.experts, 1) + self._of(self.shared_d_ff) + self.router

    @property
    def use_known(self) -> bool:
        """Whether it is known what one token passes through."""
        return not self.experts or self.active > 0

    @property
    def used(self) -> Count:
        """What one token passes through, the router apart; where that is known."""
        return self._of(self.d_ff) * (self.active if self.experts else 1) + self._of(self.shared_d_ff)


@dataclass(frozen=True)
class Attention:
    """One attention layer: multi-head, grouped-query, multi-query or latent.

    Parameters
    ----------
    d_model, heads, kv_heads, head_dim : int
    q_bias, k_bias, v_bias, o_bias : bool
        In latent attention `q_bias` is that of the projections down to the ranks.
    extra : Count
        Norms of queries and keys, sinks.
    kv_rank, q_rank, rope_dim, value_dim : int
        Of latent attention; `kv_rank` is 0 for every other kind, `q_rank` where queries are not compressed.
    cross : bool
        Whether keys and values come from the encoder.
    measured : Count, optional
        What was counted in a live module; `heads` is 0 where it does not say how many there are.
    """

    d_model: int
    heads: int
    kv_heads: int
    head_dim: int
    q_bias: bool = False
    k_bias: bool = False
    v_bias: bool = False
    o_bias: bool = False
    extra: Count = Count()
    kv_rank: int = 0
    q_rank: int = 0
    rope_dim: int = 0
    value_dim: int = 0
    cross: bool = False
    measured: Count | None = None

    @property
    def kind(self) -> str:
        """For people."""
        if not self.heads:
            return "unspecified"
        if self.kv_rank:
            return "latent"
        if self.kv_heads == self.heads:
            return "multi-head"
        return "multi-query" if self.kv_heads == 1 else "grouped-query"

    @property
    def values(self) -> int:
        """Width of one head's values."""
        return self.value_dim or self.head_dim

    @property
    def keys(self) -> int:
        """Width of one head's queries and keys, the rotated part of latent attention included."""
        return self.head_dim + self.rope_dim

    @property
    def stored(self) -> Count:
        """Weights and biases of the projections, and `extra`."""
        return self.measured if self.measured is not None else self.projections + self.extra

    @property
    def projections(self) -> Count:
        """Weights and biases of the projections."""
        d, out = self.d_model, linear(self.heads * self.values, self.d_model, bias=self.o_bias)
        if self.kv_rank:
            down = linear(d, self.kv_rank + self.rope_dim, bias=self.q_bias)
            up = linear(self.kv_rank, self.heads * (self.head_dim + self.values))
            if not self.q_rank:
                return linear(d, self.heads * self.keys) + down + up + out
            queries = linear(d, self.q_rank, bias=self.q_bias) + linear(self.q_rank, self.heads * self.keys)
            return queries + down + up + out
        q = linear(d, self.heads * self.head_dim, bias=self.q_bias)
        k = linear(d, self.kv_heads * self.head_dim, bias=self.k_bias)
        v = linear(d, self.kv_heads * self.values, bias=self.v_bias)
        return q + k + v + out


@dataclass(frozen=True)
class Block:
    """One kind of layer.

    Parameters
    ----------
    name : str
    feed : FeedForward
    attentions : tuple of Attention
        Two where a decoder looks at an encoder.
    layers : int
        How often it runs.
    norms, extra : Count
        `extra` is what belongs to neither part, such as a table of relative positions.
    copies : int, optional
        How many are kept, where layers share their parameters; as many as `layers` otherwise.
    """

    name: str
    feed: FeedForward
    attentions: tuple[Attention, ...]
    layers: int
    norms: Count = Count()
    extra: Count = Count()
    copies: int | None = None

    @property
    def stored(self) -> int:
        """How many copies are kept."""
        return self.layers if self.copies is None else self.copies

    @property
    def attention(self) -> Count:
        """All its attention layers."""
        return sum((part.stored for part in self.attentions), Count())

    @property
    def count(self) -> Count:
        """One layer."""
        return self.feed.stored + self.attention + self.norms + self.extra


@dataclass(frozen=True)
class Shape:
    """A whole model.

    Parameters
    ----------
    name, model_type : str
    d_model, vocab : int
    blocks : tuple of Block
    embeddings : Count
        Of tokens, positions and kinds of token.
    head : Count
        The matrix back to the vocabulary where it is not the embedding again.
    other : Count
        Final norms, poolers, convolutions, classifiers.
    tied : bool
    causal : bool
        Whether its tokens see earlier ones only.
    logits : bool
        Whether it ends in scores over the vocabulary.
    notes : tuple of str
        What was assumed or left out.
    several : bool
        Whether it has several models in it, such as one of pictures, so that no token passes through all layers.
    """

    name: str
    model_type: str
    d_model: int
    vocab: int
    blocks: tuple[Block, ...]
    embeddings: Count
    head: Count
    other: Count
    tied: bool
    causal: bool = True
    logits: bool = False
    notes: tuple[str, ...] = ()
    several: bool = False

    @property
    def layers(self) -> int:
        """How many layers run."""
        return sum(block.layers for block in self.blocks)

    @property
    def count(self) -> Count:
        """All parameters."""
        blocks = sum((block.count * block.stored for block in self.blocks), Count())
        return blocks + self.embeddings + self.head + self.other

    @property
    def main(self) -> Block:
        """The block with the most frequent feed-forward part, which the figures "per block" are about."""
        layers: dict[FeedForward, int] = {}
        for block in self.blocks:
            layers[block.feed] = layers.get(block.feed, 0) + block.layers
        feed = max(layers, key=lambda part: layers[part])
        return next(block for block in self.blocks if block.feed == feed)

    @property
    def alike(self) -> tuple[Block, ...]:
        """The blocks with the feed-forward part of :attr:`main`, such as those of an encoder and of its decoder."""
        return tuple(block for block in self.blocks if block.feed == self.main.feed)
