"""A live torch module, walked without importing torch: its blocks are found by names and shapes, and counted.

Whatever is found, the sum of all parts is the number of parameters: what is neither feed-forward nor attention, and
stands outside the blocks, is an embedding, a head or something else.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace
from types import SimpleNamespace
from typing import Any

from xphi import names
from xphi.census import families, feeds
from xphi.census.families import experts
from xphi.census.feeds import Found
from xphi.census.keys import Keys
from xphi.census.shape import Attention, Block, Count, FeedForward, Shape
from xphi.census.sources import parts, text_part
from xphi.errors import XphiError

_ATTENTION = re.compile(r"attn|attention", re.IGNORECASE)
_NO_ATTENTION = re.compile(r"norm|^ln|dropout|relative_attention_bias", re.IGNORECASE)
_OWN_NORM = re.compile(r"(^|\.)(LayerNorm|layer_norm)(\.|$)|relative_attention_bias")
_CROSS = re.compile(r"cross|encdec|encoder_attn|multihead_attn", re.IGNORECASE)
_EMBEDDING = re.compile(r"embed|wte|wpe|^shared|relative_attention_bias|(^|\.)(cls_token|position)", re.IGNORECASE)
_NO_EMBEDDING = re.compile(r"norm|(^|\.)ln|projection|mapping|conv", re.IGNORECASE)
_HEAD = re.compile(
    r"(^|\.)(lm_head\.(weight|bias|decoder)|embed_out|proj_out|predictions\.(decoder|bias)|vocab_projector)(\.|$)"
)

#: Classes of layers that are no attention: state spaces, linear recurrences, gated short convolutions.
_MIXER = re.compile(
    r"Mamba|SSM|Mixer$|Rwkv|[xms]LSTM|Rglru|RgLru|RecurrentBlock|DeltaNet|Delta(Rule|Attention)|"
    r"(Lightning|Linear)Attention|ShortConv"
)

_HEADS = ("num_heads", "num_attention_heads", "n_heads", "n_head", "heads", "nhead")
_KV_HEADS = ("num_key_value_heads", "num_kv_heads", "n_kv_heads", "kv_heads")


@dataclass
class _Walk:
    """The module's parts by full name, its configuration, and what its family says of it where that is known."""

    parameters: dict[str, Any]
    modules: dict[str, Any]
    config: Keys | None
    known: Shape | None
    several: bool = False

    def under(self, prefix: str) -> set[str]:
        """The parameters in a module."""
        return {name for name in self.parameters if not prefix or name.startswith(f"{prefix}.")}

    def count(self, chosen: Iterable[str]) -> Count:
        """Weights and biases of the named parameters."""
        total = Count()
        for name in chosen:
            size = int(self.parameters[name].numel())
            total += Count(0, size) if name.endswith("bias") else Count(size)
        return total


def shape_of(module: Any) -> Shape:
    """The shape of a live module, every part of it counted.

    Parameters
    ----------
    module : torch.nn.Module
        On any device, ``meta`` too.

    Raises
    ------
    XphiError
        Where no feed-forward block is in it.
    """
    # Torch names a shared parameter once, so that tied weights count once.
    config = _config(module)
    several = _several(module)
    known = None if several else _known(config)
    walk = _Walk(dict(module.named_parameters()), dict(module.named_modules()), config, known, several)
    _check_layers(module, walk.modules)
    found = feeds.find(walk.modules, walk.parameters)
    if not found:
        what = type(module).__name__
        raise XphiError(
            f"no feed-forward block was found in the {what}: none of its modules has an up and a down matrix"
        )
    prefixes = _prefixes([feed.path for feed in found])
    attentions = _attentions(walk, {name for feed in found for name in feed.parameters})
    d_model = _most_frequent([feed.d_model for feed in found])
    blocks: dict[tuple[Any, ...], Block] = {}
    taken: set[str] = set()
    for feed, prefix in zip(found, prefixes, strict=True):
        block, used = _block(walk, feed, prefix, attentions)
        taken |= used
        key = (block.name, block.feed, block.attentions, block.norms, block.extra)
        blocks[key] = replace(blocks[key], layers=blocks[key].layers + 1) if key in blocks else block
    _check_sum(module, walk, taken, blocks.values())
    rest = set(walk.parameters) - taken
    head = {name for name in rest if _HEAD.search(name)}
    embeddings = {name for name in rest - head if _EMBEDDING.search(name) and not _NO_EMBEDDING.search(name)}
    return Shape(
        name=type(module).__name__,
        model_type=config.model_type if config else "",
        d_model=d_model,
        vocab=_vocabulary(config),
        blocks=_repeated(tuple(blocks.values()), config),
        embeddings=walk.count(embeddings),
        head=walk.count(head),
        other=walk.count(rest - embeddings - head),
        tied=bool(embeddings) and not head,
        logits=bool(_vocabulary(config)) and _has_head(module),
        notes=_notes(blocks.values(), several=several),
        several=several,
    )


def _check_sum(module: Any, walk: _Walk, taken: set[str], blocks: Iterable[Block]) -> None:
    """Every parameter belongs to one part."""
    counted = sum(block.count.total * block.layers for block in blocks)
    if counted != walk.count(taken).total:
        raise XphiError(
            f"the feed-forward parts of the {type(module).__name__} lie inside one another in a way that the census"
            " does not know"
        )


def _check_layers(module: Any, modules: dict[str, Any]) -> None:
    """Layers that keep a state, or mix tokens in another way than attention, have operations of their own."""
    other = next((kind for one in modules.values() if _MIXER.search(kind := type(one).__name__)), None)
    if other is not None:
        raise XphiError(
            f"the {type(module).__name__} has layers of another kind than attention and feed-forward parts, such as"
            f" {other}, whose operations the census does not know"
        )


def _several(module: Any) -> bool:
    """Whether there is more than one model in it, as its configuration says."""
    to_dict = getattr(getattr(module, "config", None), "to_dict", None)
    return callable(to_dict) and len(parts(to_dict())) > 1


def _notes(blocks: Iterable[Block], *, several: bool) -> tuple[str, ...]:
    if several:
        return ("several models are in it, so that operations for each token are not counted",)
    if all(part.heads for block in blocks for part in block.attentions):
        return ()
    return ("the module does not say how many heads it has, so the operations of attention's scores are not known",)


def _config(module: Any) -> Keys | None:
    config = getattr(module, "config", None)
    to_dict = getattr(config, "to_dict", None)
    if not callable(to_dict):
        return None
    try:
        return text_part(to_dict(), type(module).__name__)
    except XphiError:
        return None


def _known(config: Keys | None) -> Shape | None:
    """What the module's family says of it, where the family is known."""
    if config is None or config.model_type not in families.FAMILIES:
        return None
    try:
        return families.shape_of(config, config.model_type)
    except XphiError:
        return None


def _has_head(module: Any) -> bool:
    embeddings = getattr(module, "get_output_embeddings", None)
    return callable(embeddings) and embeddings() is not None


def _vocabulary(config: Keys | None) -> int:
    value = config.value("vocab") if config else None
    return value if isinstance(value, int) else 0


def _prefixes(paths: list[str]) -> list[str]:
    """For each feed-forward part its layer: the shortest name ending in a number that holds no other such part."""
    chosen = []
    for path in paths:
        pieces = path.split(".")
        numbered = [".".join(pieces[: end + 1]) for end, piece in enumerate(pieces) if piece.isdigit()]
        alone = [
            prefix
            for prefix in numbered
            if sum(other == prefix or other.startswith(f"{prefix}.") for other in paths) == 1
        ]
        chosen.append(alone[0] if alone else path if len(paths) > 1 else "")
    return chosen


def _attentions(walk: _Walk, taken: set[str]) -> list[str]:
    """The outermost modules that are attention by name and have parameters."""
    found: list[str] = []
    for name in walk.modules:
        last = name.rsplit(".", 1)[-1]
        inside = any(name.startswith(f"{outer}.") for outer in found)
        if not inside and _ATTENTION.search(last) and not _NO_ATTENTION.search(last) and walk.under(name) - taken:
            found.append(name)
    return found


def _block(walk: _Walk, feed: Found, prefix: str, attentions: list[str]) -> tuple[Block, set[str]]:
    inside = walk.under(prefix) if prefix else set(feed.parameters)
    used = set(feed.parameters)
    parts = []
    for name in attentions:
        if prefix and name.startswith(f"{prefix}."):
            own = {one for one in walk.under(name) - used if not _OWN_NORM.search(one[len(name) + 1 :])}
            used |= own
            cross = bool(_CROSS.search(name.rsplit(".", 1)[-1]))
            parts.append(_attention(walk, name, feed.d_model, walk.count(own), cross=cross))
    norms = {name for name in inside - used if re.search(r"norm|(^|\.)ln", name, re.IGNORECASE)}
    tables = {name for name in inside - used - norms if "relative_attention_bias" in name}
    extra = inside - used - norms - tables
    side = "decoder" if len(parts) > 1 else "block"
    block = Block(side, _feed(walk, feed), tuple(parts), 1, walk.count(norms), walk.count(extra))
    return block, used | norms | extra


def _feed(walk: _Walk, feed: Found) -> FeedForward:
    config = walk.config
    active = feed.active or (config.maybe("active") if config and feed.experts else 0) or 0
    return FeedForward(
        feed.d_model,
        feed.d_ff,
        feed.gated,
        _activation(walk, feed.activation),
        feed.bias,
        experts=feed.experts,
        active=min(active, feed.experts),
        shared_d_ff=feed.shared_d_ff,
        router=walk.count(feed.router),
        measured=walk.count(feed.parameters),
    )


def _activation(walk: _Walk, spelled: str) -> str:
    """What the module itself has; where it does not say, what its family or its configuration has.

    The registry's name where there is one, else the spelling.
    """
    config = walk.config
    if not spelled and walk.known is not None:
        return walk.known.main.feed.activation
    if not spelled and config is not None:
        spelled = config.text("activation", "") or config.text("dense_act_fn", "")
    for library in ("transformers", "torch", None) if spelled else ():
        try:
            function = names.function_of(spelled, library)
        except XphiError:
            continue
        return names.gates().get(function, function)
    return spelled or "unknown"


def _attention(walk: _Walk, path: str, d_model: int, measured: Count, *, cross: bool) -> Attention:
    """Its parameters as counted, its heads as the family, the configuration or the module itself say."""
    config, known = walk.config, walk.known
    if known is not None:
        parts = [part for block in known.blocks for part in block.attentions]
        like = next((part for part in parts if part.cross == cross), parts[0])
        return replace(like, measured=measured, cross=cross)
    if config is not None and config.maybe("kv_lora_rank"):
        return replace(experts.latent(config), measured=measured, cross=cross)
    heads = _said(walk, path, "heads", _HEADS)
    kv_heads = _said(walk, path, "kv_heads", _KV_HEADS) or heads
    size = _said(walk, path, "head_dim", ("head_dim",)) or (d_model // heads if heads else 0)
    return Attention(d_model, heads, kv_heads, size, cross=cross, measured=measured)


def _said(walk: _Walk, path: str, key: str, attributes: tuple[str, ...]) -> int:
    """A number of the configuration, else one that the attention or a module inside it has as an attribute; else 0."""
    try:
        if walk.config is not None and not walk.several and (found := walk.config.maybe(key)):
            return found
    except XphiError:
        pass  # one number for each stage, which is no number of heads
    inside = [walk.modules[path], *(one for name, one in walk.modules.items() if name.startswith(f"{path}."))]
    if walk.several:
        inside.append(_part_config(walk.modules[path]))
    return next(feeds.attributes(inside, attributes), 0)


def _part_config(module: Any) -> SimpleNamespace:
    """The numbers in the configuration of the part that a module belongs to."""
    config = getattr(module, "config", None)
    return SimpleNamespace(**(vars(config) if hasattr(config, "to_dict") else {}))


def _repeated(blocks: tuple[Block, ...], config: Keys | None) -> tuple[Block, ...]:
    """Layers that share parameters are found once; the configuration says how often they run."""
    if config is None or len(blocks) != 1 or config.value("num_hidden_groups") is None:
        return blocks
    return (replace(blocks[0], layers=config.number("layers"), copies=blocks[0].layers),)


def _most_frequent(values: list[int]) -> int:
    return max(dict.fromkeys(values), key=values.count)
