"""What the two blocks share: sizes, dropout, and the module for a spelling."""

from __future__ import annotations

import numbers
from collections.abc import Callable
from typing import Any, TypeAlias

from flax import nnx
from flax.nnx.nn import initializers

from xphi import names
from xphi.errors import XphiError
from xphi.nn import facts
from xphi.nn.jax.activations import CLASSES, Activation, Product
from xphi.ops import jax as operators

#: What `flax.nnx.Linear` starts from.
KERNEL_INIT, BIAS_INIT = initializers.lecun_normal(), initializers.zeros_init()
#: A module, a function or a spelling.
Choice: TypeAlias = str | Callable[..., Any]


def dropout_of(probability: Any, rngs: nnx.Rngs) -> nnx.Dropout:
    """Dropout that zeroes with `probability`."""
    number = isinstance(probability, numbers.Real) and not isinstance(probability, bool)
    if not number or not 0 <= probability <= 1:
        raise XphiError(f"dropout must be a probability from 0 to 1, not {probability!r}")
    return nnx.Dropout(probability, rngs=rngs if probability else None)


def activation_of(activation: Choice) -> Callable[..., Any]:
    """What a plain block calls with its pre-activations."""
    if callable(activation):
        return activation
    name = names.function_of(activation)
    if name in facts.gates():
        raise XphiError(f"{activation} is a gated unit, a function of gate and up: use GatedFeedForward")
    module: Callable[..., Any] = module_of(name)
    return module


def gate_of(activation: Choice) -> Callable[..., Any]:
    """What a gated block calls with gate and up."""
    if isinstance(activation, (Activation, operators.Activation)):
        name = activation.function if isinstance(activation, Activation) else activation.__name__
        raise XphiError(
            f"GatedFeedForward calls its activation with gate and up, and {name} takes one array: "
            f"pass the name {name!r}, or a gated unit such as SwiGLU()"
        )
    if callable(activation):
        return activation
    name = names.function_of(activation)
    gate = name if name in facts.gates() else facts.gate_of(name)
    return Product(module_of(name)) if gate is None else module_of(gate)


def module_of(name: str) -> Any:
    """The module of a function or gate of the registry."""
    row = (facts.functions() | facts.gates())[name]
    found = CLASSES.get(facts.class_name(name, row["title"]))
    if found is None:
        raise XphiError(f"{name} has no operator, so a block cannot use it; give the block a module that computes it")
    return found()
