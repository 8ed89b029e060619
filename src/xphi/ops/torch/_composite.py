"""Every kind of kernel in torch's own operations: for devices without kernels, and for second derivatives.

16-bit tensors are computed in float32 and rounded once.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from typing import Any

import torch

from xphi.ops.torch import _gates
from xphi.ops.torch._gates import module

Tensors = Sequence[Any]


def compute(function: str, kind: str, tensors: Tensors, numbers: Sequence[float]) -> list[Any]:
    """The results of a kind, in the dtype of the tensors."""
    return _rounded(functools.partial(_KINDS[kind], function, numbers), tensors)


def curvature(function: str, x: Any, *factors: Any) -> Any:
    """The product of the factors and f''(x)."""

    def product(x: Any, *factors: Any) -> list[Any]:
        return [functools.reduce(torch.mul, factors) * module(function).grad2(x)]

    return _rounded(product, (x, *factors))[0]


def gate_curvature(function: str, numbers: Sequence[float], tensors: Tensors, along: Tensors) -> tuple[Any, Any]:
    """What the two results of a gate's vjp change by, along changes of gate and up, of which one may be None.

    The gate is a(gate)·b(up), and b a straight line of slope 1, so that this is
    g·(a''·b·along_gate + a'·along_up) and g·a'·along_gate.
    """
    along_gate, along_up = along

    def products(gate: Any, up: Any, g: Any, *changes: Any) -> list[Any]:
        parts = _gates.parts(function, numbers)
        slope = parts.slope(gate)
        d_gate, d_up = torch.zeros_like(gate), torch.zeros_like(up)
        if along_gate is not None:
            d_gate = g * parts.curvature(gate) * parts.lift(up) * changes[0]
            d_up = parts.by_gate(gate, parts.by_up(up, g * slope * changes[0]))
        if along_up is not None:
            d_gate = d_gate + parts.by_up(up, g * slope * changes[-1])
        return [parts.by_gate(gate, d_gate), d_up]

    d_gate, d_up = _rounded(products, (*tensors, *(change for change in along if change is not None)))
    return d_gate, d_up


def _rounded(function: Callable[..., list[Any]], tensors: Tensors) -> list[Any]:
    dtype = tensors[0].dtype
    wide = torch.promote_types(dtype, torch.float32)
    return [result.to(dtype) for result in function(*(tensor.to(wide) for tensor in tensors))]


def _f(function: str, _numbers: Sequence[float], x: Any) -> list[Any]:
    return [module(function).f(x)]


def _grad(function: str, _numbers: Sequence[float], x: Any) -> list[Any]:
    return [module(function).grad(x)]


def _vjp(function: str, _numbers: Sequence[float], x: Any, g: Any) -> list[Any]:
    return [module(function).grad(x) * g]


def _gate(function: str, numbers: Sequence[float], gate: Any, up: Any) -> list[Any]:
    parts = _gates.parts(function, numbers)
    return [parts.value(gate) * parts.lift(up)]


def _gate_vjp(function: str, numbers: Sequence[float], gate: Any, up: Any, g: Any) -> list[Any]:
    parts = _gates.parts(function, numbers)
    d_gate, d_up = parts.slope(gate) * parts.lift(up) * g, parts.value(gate) * g
    return [parts.by_gate(gate, d_gate), parts.by_up(up, d_up)]


_KINDS: dict[str, Callable[..., list[Any]]] = {
    "f": _f,
    "grad": _grad,
    "vjp": _vjp,
    "gate": _gate,
    "gate_vjp": _gate_vjp,
}
