"""State dicts of other libraries, into a block and out of it."""

from __future__ import annotations

from collections.abc import Mapping

import torch
from torch import nn

from xphi.errors import XphiError
from xphi.nn.torch import _shapes, _sharded
from xphi.nn.torch._block import Block
from xphi.nn.torch.gated import GatedFeedForward
from xphi.nn.torch.layouts import LAYOUTS, Layout, layout_of

State = Mapping[str, torch.Tensor]


def detect_layout(state_dict: State, prefix: str = "") -> Layout:
    """The layout whose keys stand under `prefix`.

    Llama, Mistral, Qwen and Gemma store the same keys, so the answer for all four is ``llama``: which activation goes
    with the weights is not in them.

    Parameters
    ----------
    state_dict : mapping of str to Tensor
    prefix : str
        What the keys begin with, its full stop included: ``"h.0.mlp."``.

    Returns
    -------
    Layout

    Raises
    ------
    XphiError
        If no layout fits; where its keys stand elsewhere, the message says so.
    """
    _is_state(state_dict, prefix)
    fitting = [row for row in LAYOUTS.values() if all(prefix + key in state_dict for key in row.keys)]
    if fitting:
        return max(fitting, key=lambda row: len(row.keys))  # gate, up and down rather than only up and down
    for row in LAYOUTS.values():
        found = _prefixes(state_dict, row)
        if found:
            raise XphiError(f"no block begins with {prefix!r}; there is one of {row.name} at prefix={found[0]!r}")
    raise XphiError(
        f"the keys under {prefix!r} are of no layout known here ({', '.join(LAYOUTS)}): pass your own Layout"
    )


def load_layout(
    block: Block,
    state_dict: State,
    layout: str | Layout | None = None,
    *,
    prefix: str = "",
    expert: int | None = None,
    assign: bool = False,
) -> Layout:
    """Load the weights of a block as another library stores them.

    Either all of them are loaded, or none. Other keys are left alone. A value is cast to the dtype of the block, as
    `load_state_dict` does. Which activation the weights were trained with is not in them: the block has to be made
    with the right one (the layout's own is in the row that comes back).

    Parameters
    ----------
    block : FeedForward or GatedFeedForward
        Packed or not: what is stored packed is taken apart, and the other way round.
    state_dict : mapping of str to Tensor
    layout : str or Layout, optional
        A name in `LAYOUTS`, or a row of your own; found from the keys where it is not given.
    prefix : str
        What the keys begin with, its full stop included: ``"h.0.mlp."``.
    expert : int, optional
        Which one, where the tensors hold several.
    assign : bool
        Put the tensors in the place of the parameters and do not copy, dtype and device included: what a block on
        the meta device needs.

    Returns
    -------
    Layout
        The row that was used.

    Raises
    ------
    XphiError
        If a key is missing, a shape does not fit (the message says which rule it breaks), only one of block and
        state dict has biases, or one has a gate and the other not.

    Notes
    -----
    Two things no shape shows, and the layout alone decides: whether a square weight (d_ff is d_model) is transposed,
    and which half of a packed one is the gate.
    """
    _is_state(state_dict, prefix)
    row = detect_layout(state_dict, prefix) if layout is None else layout_of(layout)
    _fits(block, row)
    if _sharded.is_sharded(block):
        raise XphiError("this block is sharded already: load the weights first, then parallelize it")
    if not assign and any(parameter.is_meta for parameter in block.parameters()):
        raise XphiError("the block is on the meta device, where nothing can be copied to: pass assign=True")
    parts: dict[str, torch.Tensor] = {}
    for stored, names in row.stored:
        for ending, kind in _endings(block, row, state_dict, prefix + stored):
            key = prefix + stored + ending
            if key not in state_dict:
                raise XphiError(_missing(state_dict, row, key))
            value = _shapes.checked(state_dict[key], key, kind, names, row, block, expert)
            for name, part in zip(names, _shapes.split(value, len(names), row), strict=True):
                parts[f"{name}_proj.{kind}"] = part
    ready = _ready(block, _native(parts, packed=_packed(block)), assign=assign)
    # not strict: what else may be missing are parameters of the activation
    block.load_state_dict(ready, strict=False, assign=assign)
    return row


def to_layout(block: Block, layout: str | Layout, *, prefix: str = "") -> dict[str, torch.Tensor]:
    """The weights of a block as another library stores them.

    Parameters
    ----------
    block : FeedForward or GatedFeedForward
        Packed or not, sharded or not; a sharded one is gathered, so every rank has to call this.
    layout : str or Layout
    prefix : str
        What to begin each key with.

    Returns
    -------
    dict of str to Tensor
        Contiguous tensors without gradients. What is one projection, or half of the block's packed one, shares its
        memory with the block, as in `state_dict`; what had to be put together, turned or gathered is a copy, two
        halves of one matrix included. With a first dimension for experts it has length 1: concatenate them.

    Raises
    ------
    XphiError
        If one of block and layout has a gate and the other not, or the block's projections are no longer its own.
    """
    _is_state({}, prefix)
    row = layout_of(layout)
    _fits(block, row)
    parts = _parts(_sharded.gathered(block), packed=_packed(block))
    out: dict[str, torch.Tensor] = {}
    for stored, names in row.stored:
        for kind, ending in (("weight", row.weight), ("bias", row.bias)):
            held = [parts[key] for name in names if (key := f"{name}_proj.{kind}") in parts]
            if len(held) < len(names) and (held or kind == "weight"):
                raise XphiError(
                    f"the block's projections were changed after it was built: {' or '.join(names)} has no {kind}"
                )
            if held:
                value = _shapes.join(held, row)
                value = value.t() if row.transposed and kind == "weight" else value
                out[prefix + stored + ending] = (value[None] if row.experts else value).contiguous()
    return out


def _ready(block: Block, parts: dict[str, torch.Tensor], *, assign: bool) -> dict[str, torch.Tensor]:
    """What is left to copy once nothing can fail: the block's own keys and shapes, and its dtypes and devices."""
    own = _sharded.own(block)
    for key in sorted(own.keys() ^ parts.keys()):
        raise XphiError(
            f"the block's projections were changed after it was built ({key}): load the weights before that"
        )
    for key, value in parts.items():
        if value.shape != own[key].shape:
            raise XphiError(
                f"{key} of the block is {tuple(own[key].shape)} and was {tuple(value.shape)} when it was built: "
                "load the weights before its projections are changed"
            )
    return parts if assign else {key: value.to(own[key]) for key, value in parts.items()}


def _is_state(state_dict: object, prefix: object) -> None:
    if not isinstance(state_dict, Mapping):
        raise XphiError(f"a state dict maps keys to tensors, and this is a {type(state_dict).__name__}")
    if not isinstance(prefix, str):
        raise XphiError(f"prefix must be a string such as 'h.0.mlp.', not {prefix!r}")


def _native(parts: dict[str, torch.Tensor], *, packed: bool) -> dict[str, torch.Tensor]:
    """The block's own state dict from its parts."""
    if not packed:
        return parts
    own = {key: value for key, value in parts.items() if key.startswith("down_proj")}
    for kind in ("weight", "bias"):
        if f"gate_proj.{kind}" in parts:
            own[f"gate_up_proj.{kind}"] = torch.cat([parts[f"gate_proj.{kind}"], parts[f"up_proj.{kind}"]])
    return own


def _parts(own: dict[str, torch.Tensor], *, packed: bool) -> dict[str, torch.Tensor]:
    """The parts from the block's own state dict."""
    if not packed:
        return own
    parts = {key: value for key, value in own.items() if key.startswith("down_proj")}
    for kind in ("weight", "bias"):
        if f"gate_up_proj.{kind}" in own:
            parts[f"gate_proj.{kind}"], parts[f"up_proj.{kind}"] = own[f"gate_up_proj.{kind}"].chunk(2)
    return parts


def _packed(block: Block) -> bool:
    return isinstance(block, GatedFeedForward) and block.packed


def _fits(block: nn.Module, row: Layout) -> None:
    if not isinstance(block, Block):
        raise XphiError(f"a layout is of a FeedForward or GatedFeedForward, and this is a {type(block).__name__}")
    gated = isinstance(block, GatedFeedForward)
    if gated and not row.gated:
        raise XphiError(f"{row.name} stores a plain block, without a gate: use FeedForward")
    if row.gated and not gated:
        raise XphiError(f"{row.name} stores a gated block: use GatedFeedForward")


def _endings(block: Block, row: Layout, state_dict: State, key: str) -> list[tuple[str, str]]:
    """The endings of a key to load, with what each is."""
    ours, theirs = block.down_proj.bias is not None, key + row.bias in state_dict
    if theirs and not ours:
        raise XphiError(f"there is a {key + row.bias}, and the block has no biases: build it with bias=True")
    weight = (row.weight, "weight")
    if ours and not theirs and key + row.weight in state_dict:
        raise XphiError(f"the block has biases, and there is no {key + row.bias}: build it with bias=False")
    return [weight, (row.bias, "bias")] if ours else [weight]


def _prefixes(state_dict: State, row: Layout) -> list[str]:
    """Every prefix under which all keys of a layout stand."""
    first = row.keys[0]
    heads = [key.removesuffix(first) for key in state_dict if key.endswith(first)]
    # a key such as "wi.weight" must begin a word
    heads = [head for head in heads if not head or head.endswith(".")]
    return [head for head in heads if all(head + key in state_dict for key in row.keys)]


def _missing(state_dict: State, row: Layout, key: str) -> str:
    found = _prefixes(state_dict, row)
    hint = f"a block of {row.name} stands at prefix={found[0]!r}" if found else "is it stored in another layout?"
    return f"there is no {key} in the state dict; {hint}"
