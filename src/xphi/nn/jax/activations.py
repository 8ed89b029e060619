"""Activation and gate modules: one class for each function and gate that has kernels, made from the registry."""

from __future__ import annotations

from typing import Any, ClassVar, Never

import jax
import jax.numpy as jnp
from flax import nnx

from xphi.errors import XphiError
from xphi.nn import facts
from xphi.ops import jax as operators
from xphi.ops.generated import no_option
from xphi.ops.numpy._types import Rung


class Activation(nnx.Module):
    """An activation function as a module; its classes are made from the registry.

    Parameters
    ----------
    rung : {"faithful", "fast"}
        The promise about the error of the compiled kernels.

    Raises
    ------
    XphiError
        If the operator does not know the rung.
    """

    function: ClassVar[str]

    def __init__(self, *, rung: Rung = "faithful", **others: Never) -> None:
        if others:
            raise XphiError(no_option(f"xphi.jax.{type(self).__name__}", others))
        self.rung = rung
        self(jnp.zeros(0))  # the operator says what it does not know

    def __call__(self, x: jax.Array) -> jax.Array:
        """The function of every element; shape and dtype stay."""
        operator: Any = operators.get(self.function)
        return operator(x, rung=self.rung)


class Gate(nnx.Module):
    """A gated unit as a module, a function of ``gate`` and ``up``; its classes are made from the registry.

    Only ``gate`` and ``up`` are kept for the backward pass.

    Parameters
    ----------
    rung : {"faithful", "fast"}
        The promise about the error of the compiled kernels.
    **parameters : float
        The parameters of the unit, where it has some.

    Raises
    ------
    XphiError
        If the operator does not know an option.
    """

    function: ClassVar[str]

    def __init__(self, *, rung: Rung = "faithful", **parameters: float) -> None:
        self.rung = rung
        self.parameters = tuple(parameters.items())  # hashable, as what is static in a module has to be
        self(jnp.zeros(0), jnp.zeros(0))  # the operator says what it does not know

    def __call__(self, gate: jax.Array, up: jax.Array) -> jax.Array:
        """The unit of every pair of elements; ``gate`` and ``up`` have one shape and dtype, and so has the result."""
        operator: Any = operators.get(self.function)
        return operator(gate, up, rung=self.rung, **dict(self.parameters))


class Product(nnx.Module):
    """``activation(gate)·up`` for an activation without a gate operator of its own.

    Three arrays are kept for the backward pass, not two: the product needs ``activation(gate)`` too.

    Parameters
    ----------
    activation : Module
    """

    def __init__(self, activation: nnx.Module) -> None:
        self.activation = activation

    def __call__(self, gate: jax.Array, up: jax.Array) -> jax.Array:
        """The product of every pair of elements."""
        return self.activation(gate) * up


def _make(row: dict[str, Any], base: type[nnx.Module]) -> type[nnx.Module]:
    """The class for one row of the registry."""
    lines = [f"{row['title']}: ``{row['formula']}``, as a module."]
    if row.get("parameters"):
        usual = ", ".join(f"{name}={value}" for name, value in row["parameters"].items())
        lines.append(f"Its parameters and their usual values: {usual}.")
    lines.append(f"The options are those of `{base.__name__}`.")
    members = {
        "__doc__": "\n\n".join(lines),
        "__module__": __name__,  # where pickle finds it
        "function": row["name"],
    }
    return type(facts.class_name(row["name"], row["title"]), (base,), members)


def _classes() -> dict[str, type[nnx.Module]]:
    """Every class by name."""
    named = facts.classes(operators.names())
    made = {name: _make(facts.functions()[name], Activation) for name in named.values() if name in facts.functions()}
    made |= {name: _make(facts.gates()[name], Gate) for name in named.values() if name in facts.gates()}
    return {spelling: made[name] for spelling, name in named.items()}


#: Every class by name, QuickGELU and its like included.
CLASSES = _classes()
globals().update(CLASSES)
__all__ = ["CLASSES", "Activation", "Gate", "Product", *CLASSES]  # noqa: PLE0604 - named by the registry


def __getattr__(name: str) -> Any:  # for the type checker, which does not know the registry
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
