"""Weights from and for the blocks of `xphi.nn.torch`: the same names, kernels transposed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import jax.numpy as jnp
import numpy as np
from flax import nnx

from xphi.errors import XphiError
from xphi.nn.jax.feed_forward import FeedForward
from xphi.nn.jax.gated import GatedFeedForward

Block = FeedForward | GatedFeedForward

_PROJECTIONS = ("gate_up_proj", "gate_proj", "up_proj", "down_proj")


def load_torch_state(block: Block, state: Mapping[str, Any]) -> None:
    """Give a block the weights of a block of `xphi.nn.torch` with the same sizes.

    Parameters
    ----------
    block : FeedForward or GatedFeedForward
        Of `xphi.nn.jax`; its parameters keep their dtype.
    state : mapping of str to array or torch.Tensor
        What ``state_dict()`` of the torch block gives: ``up_proj.weight`` of shape (d_ff, d_model) and so on.

    Raises
    ------
    XphiError
        If an entry is missing, is one that the block does not have, or has another shape. The block is then as it was.
    """
    parameters = _parameters(block)
    missing, unknown = sorted(set(parameters) - set(state)), sorted(set(state) - set(parameters))
    if missing:
        raise XphiError(f"the state has no {missing[0]}, which the block needs; it has {', '.join(sorted(state))}")
    if unknown:
        raise XphiError(f"the block has no parameter {unknown[0]}; it has {', '.join(sorted(parameters))}")
    found = {key: _array(state[key]) for key in parameters}
    for key, parameter in parameters.items():
        wanted = parameter[...].T.shape
        if found[key].shape != wanted:
            raise XphiError(f"{key} is {found[key].shape}, and the block takes {wanted}: (out, in) or (out,)")
    for key, parameter in parameters.items():
        parameter[...] = jnp.asarray(found[key].T, parameter[...].dtype)


def to_torch_state(block: Block) -> dict[str, np.ndarray[Any, Any]]:
    """The weights of a block under the names and in the shapes of a torch block's ``state_dict()``.

    Parameters
    ----------
    block : FeedForward or GatedFeedForward

    Returns
    -------
    dict of str to ndarray
        Copies; ``{key: torch.from_numpy(value) for ...}`` is what ``load_state_dict`` takes.
    """
    return {key: np.array(parameter[...]).T.copy() for key, parameter in _parameters(block).items()}


def _parameters(block: Block) -> dict[str, nnx.Param]:
    """The parameters by the name that torch has for them."""
    found = {}
    for name in _PROJECTIONS:
        projection = getattr(block, name, None)
        if projection is not None:
            found[f"{name}.weight"] = projection.kernel
            if projection.bias is not None:
                found[f"{name}.bias"] = projection.bias
    return found


def _array(value: Any) -> np.ndarray[Any, Any]:
    """An array, or a torch tensor, on the host; NumPy has no bfloat16 for torch to give, and float32 holds it."""
    if hasattr(value, "detach"):
        value = value.detach().cpu()
        value = value.float() if value.element_size() < 4 else value
    return np.asarray(value)
