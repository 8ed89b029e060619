"""The operators ``torch.ops.xphi.*``: their schemas, and what the dispatcher calls for each kind of tensor."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import torch

from xphi import kinds
from xphi.ops import numpy as arrays
from xphi.ops.numpy import _registry
from xphi.ops.torch import _arguments, _autograd, _composite, _direct, _private, _public, _triton
from xphi.ops.torch._operation import OPERATIONS, Operation

#: It must live as long as the operators do.
LIBRARY = torch.library.Library("xphi", "FRAGMENT")


def define() -> None:
    """Define every operator: three for a function, two for a gate."""
    for name in arrays.names():
        defaults = _registry.facts()[name].get("parameters", {})
        for kind in kinds.generated("gate" if isinstance(arrays.get(name), arrays.Gate) else "f"):
            operation = OPERATIONS[name, kind] = Operation(name, kind, defaults)
            _define(operation)


def _define(operation: Operation) -> None:
    LIBRARY.define(operation.schema, tags=(torch.Tag.pt2_compliant_tag, torch.Tag.pointwise))
    operation.overload = getattr(torch.ops.xphi, operation.name).default
    for key, compute in (("CPU", _on_cpu), ("CUDA", _on_gpu), ("CompositeExplicitAutograd", _elsewhere)):
        LIBRARY.impl(operation.name, _checked(operation, compute), key)
    for key in ("NestedTensorCPU", "NestedTensorCUDA"):  # those of the strided layout, which the check refuses
        LIBRARY.impl(operation.name, _checked(operation, _elsewhere), key)
    autograd = _autograd if _private.COMPLETE else _public
    LIBRARY.impl(operation.name, autograd.kernel_of(operation), "Autograd", with_keyset=True)
    if not _private.COMPLETE:
        LIBRARY.impl(operation.name, _public.transformed(operation), _public.TRANSFORMED)
    qualified = f"xphi::{operation.name}"
    torch.library.register_fake(qualified, _checked(operation, _nowhere), lib=LIBRARY)
    torch.library.register_vmap(qualified, _batched(operation), lib=LIBRARY)


def _checked(operation: Operation, compute: Callable[..., Any]) -> Callable[..., Any]:
    """What the dispatcher calls: the arguments are looked at, and then it is computed."""

    def kernel(*args: Any, **kwargs: Any) -> Any:
        tensors, rung, numbers = operation.bound(args, kwargs)
        _arguments.check(operation.name, operation.operands, tensors, rung)
        if numbers:
            given = dict(zip(operation.defaults, numbers, strict=True))
            _arguments.check_numbers(operation.function, given, tensors[0].dtype)
        return compute(operation, tensors, rung, numbers)

    return kernel


def _on_cpu(operation: Operation, tensors: tuple[Any, ...], rung: str, numbers: tuple[float, ...]) -> Any:
    return operation.compute(tensors, rung, numbers)


def _on_gpu(operation: Operation, tensors: tuple[Any, ...], rung: str, numbers: tuple[float, ...]) -> Any:
    if not _triton.available():
        return _elsewhere(operation, tensors, rung, numbers)
    results = _made(operation, tensors)
    alike = [_laid_out(tensor, results[0]) for tensor in tensors]
    _triton.launch(operation.function, operation.kind, rung, alike, results, numbers)
    return results[0] if operation.outputs == 1 else results


def _elsewhere(operation: Operation, tensors: tuple[Any, ...], _rung: str, numbers: tuple[float, ...]) -> Any:
    computed = _composite.compute(operation.function, operation.kind, tensors, numbers)
    model = torch.empty_like(_direct.layout_of(tensors), device="meta")
    # the identity's result is a new tensor too
    fresh = (result.clone() if any(result is tensor for tensor in tensors) else result for result in computed)
    results = tuple(_laid_out(result, model) for result in fresh)
    return results[0] if operation.outputs == 1 else results


def _nowhere(operation: Operation, tensors: tuple[Any, ...], _rung: str, _numbers: tuple[float, ...]) -> Any:
    results = _made(operation, tensors)
    return results[0] if operation.outputs == 1 else results


def _made(operation: Operation, tensors: tuple[Any, ...]) -> tuple[Any, ...]:
    model = _direct.layout_of(tensors)
    return tuple(torch.empty_like(model) for _ in range(operation.outputs))


def _laid_out(tensor: Any, model: Any) -> Any:
    """The tensor with its elements in the places that `model` has them."""
    if tensor.stride() == model.stride():
        return tensor
    return torch.empty_like(model, device=tensor.device, dtype=tensor.dtype).copy_(tensor)


def _batched(operation: Operation) -> Callable[..., Any]:
    """The rule of vmap: an element-wise operator does not care which axis is the batch's."""

    def rule(info: Any, in_dims: tuple[Any, ...], *args: Any, **kwargs: Any) -> Any:
        tensors, rung, numbers = operation.bound(args, kwargs)
        moved = _public.batch_first(tensors, in_dims[: len(tensors)], info.batch_size)
        result = operation.overload(*moved, rung, *numbers)
        return result, 0 if operation.outputs == 1 else (0,) * operation.outputs

    return rule
