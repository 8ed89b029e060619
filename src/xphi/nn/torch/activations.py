"""Activation and gate modules: one class for each function and gate that has kernels, made from the registry."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Literal, Never

import torch
from torch import nn

from xphi.errors import XphiError
from xphi.nn import facts
from xphi.ops import numpy as kernels
from xphi.ops import torch as operators
from xphi.ops.generated import no_option
from xphi.ops.numpy._types import Rung


class _Operator(nn.Module):
    """A module that calls an operator, with the options that are not the usual ones.

    A subclass has a `function`, its name in the registry, and its `operator`.
    """

    function: ClassVar[str]
    operator: ClassVar[Callable[..., Any]]

    def __init__(self, tensors: int, given: dict[str, Any], usual: dict[str, Any]) -> None:
        super().__init__()
        self.options = {name: value for name, value in given.items() if value != usual[name]}
        nothing = torch.empty(0, device="cpu")
        self.operator(*[nothing] * tensors, **self.options)  # it says what it does not know, now and not when first run

    def extra_repr(self) -> str:
        """The options that are not the usual ones."""
        return ", ".join(f"{name}={value!r}" for name, value in self.options.items())


class Activation(_Operator):
    """An activation function as a module; its classes are made from the registry.

    Parameters
    ----------
    rung : {"faithful", "fast"}
        The promise about the error.
    save : {"input", "bits"}
        What is kept for the backward pass: the input, or a short code of the derivative at it.
    bits : int, optional
        The length of that code; the operator's own where it is not given.

    Raises
    ------
    XphiError
        If the operator does not know an option.
    """

    def __init__(
        self, *positional: Never, rung: Rung = "faithful", save: Literal["input", "bits"] = "input",
        bits: int | None = None, **others: Never,
    ) -> None:  # fmt: skip
        if positional or others:  # as torch.nn.GELU("tanh") and torch.nn.ReLU(True) have them
            usual = "approximate" if str in map(type, positional) else "inplace"
            raise XphiError(no_option(f"xphi.torch.{type(self).__name__}", others or [usual]))
        if bits is not None and save != "bits":
            raise XphiError(f'bits={bits} is the length of a code: pass save="bits" with it')
        super().__init__(1, {"rung": rung, "save": save, "bits": bits}, _USUAL)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        """The function of every element; shape, dtype and device stay."""
        return self.operator(x, **self.options)


class Gate(_Operator):
    """A gated unit as a module, a function of ``gate`` and ``up``; its classes are made from the registry.

    Only ``gate`` and ``up`` are kept for the backward pass.

    Parameters
    ----------
    rung : {"faithful", "fast"}
        The promise about the error.
    **parameters : float
        The parameters of the unit, where it has some.

    Raises
    ------
    XphiError
        If the unit has no such parameter, or the operator does not know an option.
    """

    unit_parameters: ClassVar[dict[str, float]]

    def __init__(self, *, rung: Rung = "faithful", **parameters: float) -> None:
        known = self.unit_parameters
        for name in parameters:
            if name not in known:
                has = f"there is {', '.join(known)}" if known else "it has none"
                raise XphiError(f"{type(self).__name__} has no parameter {name!r}; {has}")
        super().__init__(2, {"rung": rung, **parameters}, _USUAL | known)

    def forward(self, gate: torch.Tensor, up: torch.Tensor) -> torch.Tensor:
        """The unit of every pair of elements; ``gate`` and ``up`` have one shape and dtype, and so has the result."""
        return self.operator(gate, up, **self.options)


class Product(nn.Module):
    """``activation(gate)·up`` for an activation without a gate operator of its own.

    Three tensors are kept for the backward pass, not two: the product needs ``activation(gate)`` too.

    Parameters
    ----------
    activation : Module
    """

    def __init__(self, activation: nn.Module) -> None:
        super().__init__()
        self.activation = activation

    def forward(self, gate: torch.Tensor, up: torch.Tensor) -> torch.Tensor:
        """The product of every pair of elements."""
        return self.activation(gate) * up


_USUAL: dict[str, Any] = {"rung": "faithful", "save": "input", "bits": None}


def _make(row: dict[str, Any], base: type[_Operator]) -> type[nn.Module]:
    """The class for one row of the registry."""
    name = facts.class_name(row["name"], row["title"])
    lines = [f"{row['title']}: ``{row['formula']}``, as a module."]
    own = dict(row.get("parameters", {}))
    if own:
        lines.append(f"Its parameters and their usual values: {', '.join(f'{k}={v}' for k, v in own.items())}.")
    lines.append(f"The options are those of `{base.__name__}`.")
    members = {
        "__doc__": "\n\n".join(lines),
        "__module__": __name__,  # where pickle finds it
        "function": row["name"],
        "operator": staticmethod(operators.get(row["name"])),
        "unit_parameters": own,
    }
    return type(name, (base,), members)


def _classes() -> dict[str, type[nn.Module]]:
    """Every class by name."""
    named = facts.classes(kernels.names())
    made = {name: _make(facts.functions()[name], Activation) for name in named.values() if name in facts.functions()}
    made |= {name: _make(facts.gates()[name], Gate) for name in named.values() if name in facts.gates()}
    return {spelling: made[name] for spelling, name in named.items()}


#: Every class by name, QuickGELU and its like included.
CLASSES = _classes()
globals().update(CLASSES)
__all__ = ["CLASSES", "Activation", "Gate", "Product", *CLASSES]  # noqa: PLE0604 - named by the registry


def __getattr__(name: str) -> Any:  # for the type checker, which does not know the registry
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
