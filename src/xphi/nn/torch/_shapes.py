"""The shapes that a layout stores, and what is wrong with a tensor that has another."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import torch

from xphi.errors import XphiError
from xphi.nn.torch._block import Block
from xphi.nn.torch._parts import DTYPES
from xphi.nn.torch.layouts import Layout


def checked(
    value: torch.Tensor,
    key: str,
    kind: str,
    names: Sequence[str],
    row: Layout,
    block: Block,
    expert: int | None,
) -> torch.Tensor:
    """A stored tensor as (out, in) or (out,), once its shape is right.

    Raises
    ------
    XphiError
        That names the rule which the shape breaks.
    """
    _plain(value, key)
    if row.experts:
        value = _one_expert(value, key, expert, matrix=kind == "weight")
    elif expert is not None:
        raise XphiError(f"{row.name} stores one block and no experts: leave out expert={expert}")
    # the dimensions, as (out, in), each with its name and length
    sides = [("d_ff", len(names) * block.d_ff), ("d_model", block.d_model)]
    if names == ("down",):
        sides.reverse()
    sides = sides[:1] if kind == "bias" else sides[::-1] if row.transposed else sides
    if tuple(value.shape) != tuple(length for _, length in sides):
        raise XphiError(f"{key} is {tuple(value.shape)}: {_reason(tuple(value.shape), sides, names, row, block)}")
    return value.t() if row.transposed and kind == "weight" else value


def _plain(value: Any, key: str) -> None:
    """Refuse what has no numbers that can be copied as they are."""
    if not isinstance(value, torch.Tensor):
        raise XphiError(f"{key} is a {type(value).__name__} and no torch.Tensor: convert it, with torch.as_tensor")
    if value.is_meta:
        raise XphiError(f"{key} is on the meta device and has no values: load the state dict onto a real one")
    if hasattr(value, "full_tensor"):
        raise XphiError(f"{key} is spread over ranks: gather it first, with .full_tensor()")
    if value.layout != torch.strided:
        raise XphiError(f"{key} is a sparse tensor: make it a plain one, with .to_dense()")
    if value.dtype not in DTYPES:  # the numbers of other types mean nothing without their scales
        raise XphiError(f"{key} is {value.dtype}, a quantised weight: dequantise it first")


def split(value: torch.Tensor, parts: int, row: Layout) -> tuple[torch.Tensor, ...]:
    """The parts that a tensor of (out, ...) holds."""
    if parts == 1:
        return (value.contiguous(),)
    if row.interleaved:
        return tuple(value[start::parts].contiguous() for start in range(parts))
    return tuple(part.contiguous() for part in value.chunk(parts))


def join(parts: list[torch.Tensor], row: Layout) -> torch.Tensor:
    """One tensor of (out, ...) that holds the parts."""
    if len(parts) == 1:
        return parts[0]
    return torch.stack(parts, 1).flatten(0, 1) if row.interleaved else torch.cat(parts)


def _one_expert(value: torch.Tensor, key: str, expert: int | None, *, matrix: bool) -> torch.Tensor:
    dimensions = 3 if matrix else 2
    if value.ndim != dimensions:
        raise XphiError(f"{key} is {tuple(value.shape)}: it should have {dimensions} dimensions, the first for experts")
    count = value.shape[0]
    if expert is None and count != 1:
        raise XphiError(f"{key} holds {count} experts: say which one, expert=0 to {count - 1}")
    chosen = 0 if expert is None else expert
    if isinstance(chosen, bool) or not isinstance(chosen, int):
        raise XphiError(f"expert must be a whole number, not {expert!r}")
    if not 0 <= chosen < count:
        raise XphiError(f"{key} holds {count} experts, 0 to {count - 1}, and no expert {chosen}")
    return value[chosen]


def _reason(
    shape: tuple[int, ...],
    sides: list[tuple[str, int]],
    names: Sequence[str],
    row: Layout,
    block: Block,
) -> str:
    """The rule that a shape breaks, and what to do."""
    expected = tuple(length for _, length in sides)
    order = "(out,)" if len(sides) == 1 else "(in, out)" if row.transposed else "(out, in)"
    rule = f"{row.name} stores {order} = {expected}"
    if len(shape) != len(expected):
        return f"{rule}, and this has {len(shape)} dimension{'s' if len(shape) != 1 else ''}"
    if shape == expected[::-1]:
        other = "already transposed; turn it back with .t()" if row.transposed else "transposed; turn it with .t()"
        return f"{rule}, so this looks {other}"
    wrong = {name: length for (name, length), found in zip(sides, shape, strict=True) if found != length}
    found = dict(zip((name for name, _ in sides), shape, strict=True))
    if len(names) == 2 and wrong.keys() == {"d_ff"} and found["d_ff"] == block.d_ff:
        return f"{rule} with gate and up in one tensor, so this looks like one of them alone"
    if row.gated and names in {("gate",), ("up",)} and wrong.keys() == {"d_ff"} and found["d_ff"] == 2 * block.d_ff:
        return f"{rule} for {names[0]} alone, so this looks like gate and up packed in one tensor"
    built = " and ".join(f"{name}={getattr(block, name)}" for name in wrong)
    return f"{rule}, and the block was built with {built}"
