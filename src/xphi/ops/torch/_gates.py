"""A gate as a product a(gate)·b(up), its factors and their derivatives in torch's own operations."""

from __future__ import annotations

import functools
import importlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import torch

from xphi.ops import generated

Function = Callable[[Any], Any]
#: A derivative with respect to an input, which is held somewhere: 0 there, whatever the other factors are.
Selection = Callable[[Any, Any], Any]


@dataclass(frozen=True)
class Parts:
    """The factors of a gate, b being a line of slope 1 where `up` is not held.

    Parameters
    ----------
    value, slope, curvature : callable
        a, a' and a''.
    lift : callable
        b.
    by_gate, by_up : callable
        What is left of a derivative with respect to gate, or up, at a value of that input: all of it, or 0.
    """

    value: Function
    slope: Function
    curvature: Function
    lift: Function
    by_gate: Selection
    by_up: Selection


@functools.cache
def module(function: str) -> Any:
    """The generated module of a function, with f, grad and grad2."""
    return importlib.import_module(f"xphi._generated.torch.{function}")


def parts(gate: str, numbers: Sequence[float]) -> Parts:
    """The factors of the gate of that name."""
    function = generated.activation_of(gate)
    if function is None:  # the one that is no plain product
        return _clamped(*numbers)
    activation = module(function)
    return Parts(activation.f, activation.grad, activation.grad2, lambda up: up, _all_of_it, _all_of_it)


def _all_of_it(_point: Any, derivative: Any) -> Any:
    return derivative


def _clamped(alpha: float, limit: float) -> Parts:
    """Of g·sigmoid(alpha·g)·(u + 1) with g and u held within the limit: silu(alpha·g)/alpha keeps the tail.

    A clamped input has no derivative beyond its limit, and has one at it. The product is chosen and not its factor:
    what is beyond the limit stays 0 beside a NaN.
    """
    silu = module("silu")

    def held(gate: Any) -> Any:
        return alpha * torch.clamp(gate, max=limit)

    return Parts(
        value=lambda gate: silu.f(held(gate)) / alpha,
        slope=lambda gate: silu.grad(held(gate)),
        curvature=lambda gate: alpha * silu.grad2(held(gate)),
        lift=lambda up: torch.clamp(up, -limit, limit) + 1,
        by_gate=lambda gate, derivative: torch.where(gate > limit, 0.0, derivative),
        by_up=lambda up, derivative: torch.where(abs(up) > limit, 0.0, derivative),
    )
