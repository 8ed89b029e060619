"""Parameters of a block that are spread over ranks, and the order of rows in a packed one."""

from __future__ import annotations

import torch
from torch import nn

#: The attribute of a packed projection that says for how many ranks its rows are in order.
RANKS = "rows_by_rank"


def by_rank(rows: torch.Tensor, ranks: int) -> torch.Tensor:
    """The rows of (gate, up) in the order (gate of rank 0, up of rank 0, gate of rank 1, ...)."""
    return rows.unflatten(0, (2, ranks, -1)).transpose(0, 1).flatten(0, 2)


def by_half(rows: torch.Tensor, ranks: int) -> torch.Tensor:
    """What `by_rank` was given."""
    return rows.unflatten(0, (ranks, 2, -1)).transpose(0, 1).flatten(0, 2)


def is_sharded(block: nn.Module) -> bool:
    """Whether any parameter is a DTensor."""
    return any(hasattr(parameter, "full_tensor") for parameter in block.parameters())


def gathered(block: nn.Module) -> dict[str, torch.Tensor]:
    """The state dict with whole tensors, gate before up."""
    state = {key: value.full_tensor() if hasattr(value, "full_tensor") else value for key, value in own(block).items()}
    ranks = getattr(getattr(block, "gate_up_proj", None), RANKS, 1)
    return {key: by_half(value, ranks) if key.startswith("gate_up_proj") else value for key, value in state.items()}


def own(block: nn.Module) -> dict[str, torch.Tensor]:
    """The state dict of the projections alone."""
    ours = ("gate_up_proj.", "gate_proj.", "up_proj.", "down_proj.")  # an activation may have parameters of its own
    return {key: value for key, value in block.state_dict().items() if key.startswith(ours)}
