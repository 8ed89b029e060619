"""What a census says: the counts, the shares, the costs, and the widths that rules would give."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from xphi.census import costs, widths
from xphi.census.shape import Block, Count, Shape
from xphi.errors import XphiError

#: What the named rules are shown rounded up to, as the first Llamas were.
_MULTIPLE = 256
_ALIGNED = (64, 128, 256)


@dataclass(frozen=True)
class Census:
    """The arithmetic of one model's size.

    Parameters
    ----------
    shape : Shape
    sequence : int
        Tokens in a sequence, for the operations of attention.
    dtype : {"float64", "float32", "bfloat16", "float16"}
        The format of what is kept for the backward pass.
    ranks : int, optional
        The number of tensor-parallel ranks.
    """

    shape: Shape
    sequence: int = 1024
    dtype: str = "bfloat16"
    ranks: int | None = None

    def __post_init__(self) -> None:
        _check_format(self.dtype)
        _check_number("the sequence", self.sequence)
        if self.ranks is not None:
            _check_number("the number of ranks", self.ranks)

    @property
    def main(self) -> Block:
        """The block that the figures "per block" are about: the one with the most frequent feed-forward part."""
        return self.shape.main

    @property
    def d_model(self) -> int:
        """Width of the model."""
        return self.main.feed.d_model

    @property
    def d_ff(self) -> int:
        """Hidden size of the feed-forward part, or of one expert."""
        return self.main.feed.d_ff

    @property
    def expansion(self) -> Fraction:
        """d_ff over d_model."""
        return self.main.feed.expansion

    @property
    def effective_expansion(self) -> Fraction:
        """The expansion of a plain block with as many weights as this one, or as one of its experts."""
        return self.main.feed.effective_expansion

    @property
    def blocks(self) -> int:
        """How many layers run, those of an encoder and of its decoder together."""
        return self.shape.layers

    @property
    def ffn_per_block(self) -> int:
        """Weights and biases of one feed-forward part, all experts and the router included."""
        return self.main.feed.stored.total

    @property
    def active_ffn_per_block(self) -> int | None:
        """Those that one token passes through, the router apart; None where the active experts are not known."""
        return self.main.feed.used.total if self.main.feed.use_known else None

    @property
    def attention_per_block(self) -> int:
        """Weights and biases of one self-attention."""
        return self.main.attentions[0].stored.total if self.main.attentions else 0

    @property
    def cross_attention_per_block(self) -> int:
        """Weights and biases of one attention to an encoder; 0 where there is none."""
        crossing = [part for block in self.shape.blocks for part in block.attentions if part.cross]
        return crossing[0].stored.total if crossing else 0

    @property
    def share_of_block(self) -> Fraction:
        """Of feed-forward and attention together, the feed-forward part; norms left out, over all such blocks."""
        ffn = sum(block.feed.stored.total * block.layers for block in self.shape.alike)
        attention = sum(block.attention.total * block.layers for block in self.shape.alike)
        return Fraction(ffn, ffn + attention)

    @property
    def active_share_of_block(self) -> Fraction | None:
        """The same, of what one token passes through; None where that is not known."""
        if not self.main.feed.use_known:
            return None
        ffn = sum(block.feed.used.total * block.layers for block in self.shape.alike)
        attention = sum(block.attention.total * block.layers for block in self.shape.alike)
        return Fraction(ffn, ffn + attention)

    @property
    def ffn_total(self) -> int:
        """Of all feed-forward parts that are stored."""
        return sum(block.feed.stored.total * block.stored for block in self.shape.blocks)

    @property
    def attention_total(self) -> int:
        """Of all attention layers that are stored."""
        return sum(block.attention.total * block.stored for block in self.shape.blocks)

    @property
    def count(self) -> Count:
        """All weights and biases."""
        return self.shape.count

    @property
    def total(self) -> int:
        """All parameters."""
        return self.count.total

    @property
    def active_total(self) -> int | None:
        """Parameters that one token passes through: all, without the routed experts that it does not meet.

        None where that is not known.
        """
        if not all(block.feed.use_known for block in self.shape.blocks):
            return None
        idle = sum(
            (block.feed.stored.total - block.feed.used.total - block.feed.router.total) * block.stored
            for block in self.shape.blocks
        )
        return self.total - idle

    @property
    def share_of_total(self) -> Fraction:
        """All feed-forward parts among all parameters."""
        return Fraction(self.ffn_total, self.total)

    @property
    def share_outside_embeddings(self) -> Fraction:
        """The same without the embeddings of tokens and positions and the matrix back to the vocabulary."""
        return Fraction(self.ffn_total, self.total - self.shape.embeddings.total - self.shape.head.total)

    @property
    def operations(self) -> costs.Operations:
        """Of one token's forward pass."""
        return costs.operations(self.shape, self.sequence)

    def saved(self) -> dict[str, dict[str, Any]]:
        """Bytes that one token keeps for the backward pass, by rule: of the feed-forward part and of the block."""
        feed = self.main.feed
        rules = {
            "ffn_torch_eager": costs.ffn_saved(feed, eager=True),
            "ffn_xphi": costs.ffn_saved(feed, eager=False),
            "block_torch_eager": costs.block_saved(self.main, eager=True),
            "block_xphi": costs.block_saved(self.main, eager=False),
        }
        if not feed.gated:
            rules["ffn_xphi_2_bits"] = costs.ffn_saved(feed, eager=False, bits=2)
        return {
            name: {"bytes": rule.bytes(self.dtype), "elements": rule.elements, "rule": rule.rule}
            for name, rule in rules.items()
            if rule is not None
        }

    def widths(self) -> list[dict[str, Any]]:
        """The model's own hidden size beside those of the named rules and of the other kind of block."""
        feed, d = self.main.feed, self.d_model
        equal = widths.equal_width(feed.d_ff, gated=feed.gated)
        other = "plain" if feed.gated else "gated"
        rows: list[tuple[str, Fraction]] = [("this model", Fraction(feed.d_ff)), ("4·d_model", Fraction(4 * d))]
        rows.append(("exact: 8/3·d_model, to the nearest", Fraction(widths.ffn_width(d, rule="exact"))))
        rows.append((f"llama, up to a multiple of {_MULTIPLE}", Fraction(widths.ffn_width(d, multiple_of=_MULTIPLE))))
        if 8 * d // 3 >= _ALIGNED[0]:
            rows.append(("megatron, down to a multiple of 64", Fraction(widths.ffn_width(d, rule="megatron"))))
        rows.append((f"as many weights in a {other} block", equal))
        return [self._width(name, width) for name, width in rows]

    def _width(self, name: str, width: Fraction) -> dict[str, Any]:
        whole = width.denominator == 1
        row: dict[str, Any] = {
            "rule": name,
            "width": int(width) if whole else float(width),
            "expansion": float(width / self.d_model),
            "alignment": widths.alignment(int(width)) if whole else None,
            "multiple_of": {str(size): whole and int(width) % size == 0 for size in _ALIGNED},
        }
        if self.ranks is not None:
            per_rank, in_all = widths.split(-(-width.numerator // width.denominator), self.ranks)
            row["tensor_parallel"] = {"divides": in_all == width, "per_rank": per_rank, "width": in_all}
        return row

    def tensor_parallel(self) -> dict[str, Any] | None:
        """What divides by the number of ranks and what does not; None without one."""
        if self.ranks is None:
            return None
        part = self.main.attentions[0] if self.main.attentions else None
        own = self._width("this model", Fraction(self.d_ff))["tensor_parallel"]
        heads, kv_heads = (part.heads, part.kv_heads) if part is not None else (0, 0)
        return {
            "ranks": self.ranks,
            "d_ff": own,
            "heads_divide": heads % self.ranks == 0 if heads else None,
            "kv_heads_divide": kv_heads % self.ranks == 0 if kv_heads else None,
        }

    def json(self) -> dict[str, Any]:
        """For ``--json``."""
        feed, shape, work = self.main.feed, self.shape, self.operations
        return {
            "name": shape.name,
            "model_type": shape.model_type,
            "d_model": self.d_model,
            "d_ff": self.d_ff,
            "expansion": float(self.expansion),
            "effective_expansion": float(self.effective_expansion),
            "kind": feed.kind,
            "gated": feed.gated,
            "activation": feed.activation,
            "activation_assumed": feed.assumed,
            "attention": self.main.attentions[0].kind if self.main.attentions else None,
            "blocks": self.blocks,
            "ffn_per_block": self.ffn_per_block,
            "attention_per_block": self.attention_per_block,
            "cross_attention_per_block": self.cross_attention_per_block,
            "share_of_block": float(self.share_of_block),
            "share_outside_embeddings": float(self.share_outside_embeddings),
            "share_of_total": float(self.share_of_total),
            "total": self.total,
            "weights": self.count.weights,
            "biases": self.count.biases,
            "ffn_total": self.ffn_total,
            "attention_total": self.attention_total,
            "embeddings": shape.embeddings.total,
            "head": shape.head.total,
            "tied": shape.tied,
            "experts": self._experts(),
            "kinds": [_kind(block) for block in shape.blocks],
            "flops_per_token": {
                "sequence": work.sequence,
                "ffn": work.ffn,
                "attention_projections": work.projections,
                "attention_scores": work.scores,
                "head": work.head,
                "forward": work.total,
                "backward": None if work.total is None else 2 * work.total,
                "backward_rule": costs.BACKWARD,
            },
            "saved_per_token": {"dtype": self.dtype, **self.saved()},
            "widths": self.widths(),
            "tensor_parallel": self.tensor_parallel(),
            "notes": list(shape.notes),
        }

    def _experts(self) -> dict[str, Any] | None:
        feed, share = self.main.feed, self.active_share_of_block
        if not feed.experts:
            return None
        return {
            "stored": feed.experts,
            "active": feed.active or None,
            "shared_d_ff": feed.shared_d_ff,
            "router": feed.router.total,
            "active_ffn_per_block": self.active_ffn_per_block,
            "active_share_of_block": None if share is None else float(share),
            "active_total": self.active_total,
        }


def _check_format(dtype: Any) -> None:
    if not isinstance(dtype, str) or dtype not in costs.BYTES:
        raise XphiError(f"no format {dtype!r:.40} is known here; there are {', '.join(costs.BYTES)}")


def _check_number(name: str, value: Any) -> None:
    if not isinstance(value, int) or isinstance(value, bool) or not 1 <= value <= 10**9:
        raise XphiError(f"{name} must be a whole number from 1 to 10⁹, not {value!r:.40}")


def _kind(block: Block) -> dict[str, Any]:
    return {
        "name": block.name,
        "layers": block.layers,
        "stored": block.stored,
        "kind": block.feed.kind,
        "d_ff": block.feed.d_ff,
        "ffn": {"weights": block.feed.stored.weights, "biases": block.feed.stored.biases},
        "attention": {"weights": block.attention.weights, "biases": block.attention.biases},
        "norms": block.norms.total,
        "other": block.extra.total,
    }
