"""What the two blocks share: dropout, the dtype, and the module for a spelling."""

from __future__ import annotations

import inspect
import numbers
from typing import Any

import torch
from torch import nn

from xphi import names
from xphi.errors import XphiError
from xphi.nn import facts
from xphi.nn.torch.activations import CLASSES, Activation, Product

#: What weights can be stored in: the types that the operators compute in.
DTYPES = (torch.float16, torch.bfloat16, torch.float32, torch.float64)


def dropout_of(probability: Any) -> nn.Dropout:
    """Dropout that zeroes with `probability`."""
    number = isinstance(probability, numbers.Real) and not isinstance(probability, bool)
    if not number or not 0 <= probability <= 1:
        raise XphiError(f"dropout must be a probability from 0 to 1, not {probability!r}")
    return nn.Dropout(float(probability))


def dtype_of(dtype: torch.dtype | None) -> torch.dtype | None:
    """`dtype`, which must be one that a block can compute in, or None for torch's default."""
    if dtype is not None and dtype not in DTYPES:
        raise XphiError(f"dtype must be one of {', '.join(map(str, DTYPES))}, not {dtype!r}")
    return dtype


def activation_of(activation: str | nn.Module) -> nn.Module:
    """The module that a plain block calls with its pre-activations."""
    if isinstance(activation, nn.Module):
        if not _takes(activation, 1):
            raise XphiError(
                f"FeedForward calls its activation with one tensor, and {type(activation).__name__} does not take "
                "one alone: pass a function's name or module, such as GELU(); a gated unit belongs in GatedFeedForward"
            )
        return activation
    name = function_of(activation)
    if name in facts.gates():
        raise XphiError(f"{activation} is a gated unit, a function of gate and up: use GatedFeedForward")
    return module_of(name)


def gate_of(activation: str | nn.Module) -> nn.Module:
    """The module that a gated block calls with gate and up."""
    if isinstance(activation, nn.Module):
        if not _takes(activation, 2):
            ours = isinstance(activation, Activation)
            name = f"the name {type(activation).function!r}" if ours else "a name such as 'silu'"
            raise XphiError(
                f"GatedFeedForward calls its activation with gate and up, and {type(activation).__name__} does not "
                f"take two tensors: pass {name}, or a module of a gated unit such as SwiGLU()"
            )
        return activation
    name = function_of(activation)
    gate = name if name in facts.gates() else facts.gate_of(name)
    return Product(module_of(name)) if gate is None else module_of(gate)


def function_of(activation: Any) -> str:
    """The registry's name of what a block is given as a name."""
    if not isinstance(activation, str):
        raise XphiError(f"activation must be a name such as 'gelu', or a torch.nn.Module, not {activation!r}")
    return names.function_of(activation)


def module_of(name: str) -> nn.Module:
    """The module of a function or gate of the registry."""
    row = (facts.functions() | facts.gates())[name]
    found = CLASSES.get(facts.class_name(name, row["title"]))
    if found is None:
        raise XphiError(f"{name} has no operator, so a block cannot use it; give the block a module that computes it")
    return found()


def _takes(module: nn.Module, tensors: int) -> bool:
    """Whether `forward` can be called with that many tensors; True where its signature cannot be read."""
    try:
        signature = inspect.signature(module.forward)
    except (TypeError, ValueError):
        return True
    try:
        signature.bind(*[None] * tensors)
    except TypeError:
        return False
    return True
