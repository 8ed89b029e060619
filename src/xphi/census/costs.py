"""Operations of a forward pass, and what a backward pass needs to have been kept: by rule, per token.

Operations count a multiplication and an addition as two; elementwise work, norms and softmax are left out. A backward
pass does two products for each of the forward's (the gradient of the input and of the weight): twice the operations,
and once more the forward's where it is recomputed.
"""

from __future__ import annotations

from dataclasses import dataclass

from xphi import names
from xphi.census.shape import Attention, Block, FeedForward, Shape

#: Bytes of one element.
BYTES = {"float64": 8, "float32": 4, "bfloat16": 2, "float16": 2}
#: Of a norm's and a softmax's statistics, which are kept in binary32.
_STATISTIC = 4
BACKWARD = "twice the forward; once more the forward where it is recomputed"


@dataclass(frozen=True)
class Operations:
    """Floating-point operations of one token's forward pass.

    Parameters
    ----------
    sequence : int
        Tokens that are attended to; a causal kernel that skips the later ones does half of `scores`.
    ffn, projections, scores, head : int or None
        Of all layers; `ffn` is None where the active experts are not known, `projections` and `scores` where the
        heads are not; all are None of a model that has several models in it.
    """

    sequence: int
    ffn: int | None
    projections: int | None
    scores: int | None
    head: int | None

    @property
    def total(self) -> int | None:
        """All of them."""
        if self.ffn is None or self.projections is None or self.scores is None or self.head is None:
            return None
        return self.ffn + self.projections + self.scores + self.head


def operations(shape: Shape, sequence: int) -> Operations:
    """What one token costs in a sequence of `sequence` tokens; an encoder's source is taken to be as long.

    Parameters
    ----------
    shape : Shape
    sequence : int
    """
    if shape.several:
        return Operations(sequence, None, None, None, None)
    used = all(block.feed.use_known for block in shape.blocks)
    ffn = sum(ffn_operations(block.feed) * block.layers for block in shape.blocks) if used else None
    attentions = [(part, block.layers) for block in shape.blocks for part in block.attentions]
    known = all(part.heads for part, _ in attentions)
    projections = sum(2 * part.projections.weights * layers for part, layers in attentions) if known else None
    scores = sum(score_operations(part, sequence) * layers for part, layers in attentions) if known else None
    return Operations(sequence, ffn, projections, scores, 2 * shape.d_model * shape.vocab if shape.logits else 0)


def ffn_operations(feed: FeedForward) -> int:
    """Of one block: two for each weight that the token meets, the router's included."""
    return 2 * (feed.used.weights + feed.router.weights)


def score_operations(part: Attention, sequence: int) -> int:
    """Queries with keys, and weights with values."""
    return 2 * part.heads * (part.keys + part.values) * sequence


@dataclass(frozen=True)
class Saved:
    """What is kept for one token: elements of the computation's format, and bytes of anything else.

    Parameters
    ----------
    elements : int
    other_bytes : int
    rule : str
        The same as a formula.
    """

    elements: int
    other_bytes: int
    rule: str

    def bytes(self, dtype: str) -> int:
        """In a format."""
        return self.elements * BYTES[dtype] + self.other_bytes


def ffn_saved(feed: FeedForward, *, eager: bool, bits: int | None = None) -> Saved | None:
    """What the feed-forward part keeps of one token.

    The two or three matrices keep their inputs: x once, and the hidden vector before the last. Between them

    - a plain block's activation keeps its input, in torch and here; relu, sigmoid and tanh of torch keep nothing more;
    - a gated block keeps gate and up here, where the registry has the gated unit; two operations, as eager torch
      has them, keep act(gate) besides;
    - with ``save="bits"`` a code of `bits` bits of the derivative stands for the activation's input.

    Parameters
    ----------
    feed : FeedForward
    eager : bool
        ``act(gate) * up`` and ``torch.nn.functional``'s activations; else the operators of this package. A class that
        writes an activation out, as ``NewGELUActivation`` of Transformers does with the tanh form, keeps more.
    bits : int, optional
        Of a plain block's codes.

    Returns
    -------
    Saved or None
        None where no rule is known, such as for an activation that is not the registry's. Of a mixture, what the
        active experts keep, each its own copy of x.
    """
    row = names.registry().get(feed.activation)
    if row is None or (eager and not row.get("eager")) or not feed.use_known:
        return None
    hidden, code = _hidden(feed, eager=eager, bits=bits)
    experts = feed.active if feed.experts else 1
    widths = experts * feed.d_ff + feed.shared_d_ff
    inputs = experts + (1 if feed.shared_d_ff else 0)
    times = "d_model" if inputs == 1 else f"{inputs}·d_model"
    rule = f"{times} + {hidden}·d_ff" + (f" + {code}/8 bytes·d_ff" if code else "")
    return Saved(inputs * feed.d_model + hidden * widths, -(-code * widths // 8), rule)


def _hidden(feed: FeedForward, *, eager: bool, bits: int | None) -> tuple[int, int]:
    """How many vectors of the hidden size are kept, and bits of a code for each element."""
    kept = names.registry()[feed.activation].get("eager", ())
    from_output = "output" in kept  # which the next matrix keeps anyway
    besides = len(kept) - 1 if eager else 0
    if feed.gated:
        if eager:
            return (3 if from_output else 4) + besides, 0
        return (3 if feed.activation in names.gates().values() else 4), 0
    if bits is not None:
        return 1, bits
    return (1 if eager and from_output else 2) + besides, 0


def block_saved(block: Block, *, eager: bool) -> Saved | None:
    """What a whole block keeps of one token.

    Each norm keeps its input and its statistics (LayerNorm two, RMSNorm one, in binary32); each attention its input,
    queries, keys, values, output and one binary32 a head; the feed-forward part as :func:`ffn_saved`. Norms and
    attention are fused, keys and values are not repeated for the heads that share them, nothing is dropped out.

    Returns
    -------
    Saved or None
        None where the heads are not known, or :func:`ffn_saved` has no rule.
    """
    feed = ffn_saved(block.feed, eager=eager)
    if feed is None or not all(part.heads for part in block.attentions):
        return None
    d = block.feed.d_model
    norms = block.norms.weights // d
    attended = sum(
        part.heads * (part.keys + part.values) + part.kv_heads * (part.keys + part.values) for part in block.attentions
    )
    # Behind a single norm both parts have the same input.
    inputs = norms + len(block.attentions) - (1 if norms == 1 and block.attentions else 0)
    statistics = _STATISTIC * (norms * (2 if block.norms.biases else 1) + sum(part.heads for part in block.attentions))
    rule = f"{inputs}·d_model + {attended} (queries, keys, values, outputs) + {feed.rule} + {statistics} bytes"
    return Saved(inputs * d + attended + feed.elements, statistics + feed.other_bytes, rule)
