"""The compiled core on CPU tensors, and when it may be called without the dispatcher."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import Any

import torch
from torch import empty_like, get_num_threads

from xphi import _core
from xphi.ops.numpy import _operator
from xphi.ops.torch._arguments import FORMATS
from xphi.ops.torch._private import (
    dispatch_modes,
    forward_ad,
    function_modes,
    profiling,
    tracing,
    transforming,
)

_STRIDED = torch.strided
#: From so many elements on, reading a tensor across its rows costs more than a copy in the order of the results first:
#: a third to three quarters of the time for 1024² and 2048², and a little the other way for 512² (measured).
MANY = 1 << 20


def unobserved() -> bool:
    """Whether no mode, transform, tracer or profiler wants to see the operators that are called."""
    return not (
        dispatch_modes()
        or function_modes()
        or transforming()
        or tracing()
        or forward_ad._current_level >= 0  # noqa: SLF001 - `has_tangents`, without the call
        or profiling()
    )


def recorded(tensors: Sequence[Any]) -> bool:
    """Whether a gradient is wanted of any of them."""
    return torch.is_grad_enabled() and any(tensor.requires_grad for tensor in tensors)


def fit(tensors: Sequence[Any]) -> bool:
    """Whether the tensors are nothing but numbers in this machine's memory, of one shape and one dtype."""
    first = tensors[0]
    for tensor in tensors:
        if type(tensor) is not torch.Tensor or tensor.is_nested:
            return False
        try:
            address = tensor.data_ptr()
        except RuntimeError:  # it is sparse, or a wrapper that torch.func has left behind
            return False
        if (
            not address  # it is empty, or zeros that have no memory
            or not tensor.is_cpu
            or tensor.layout is not _STRIDED
            or tensor.is_neg()
            or tensor.dtype != first.dtype
            or tensor.shape != first.shape
        ):
            return False
    return first.dtype in FORMATS


@functools.cache
def compiled(function: str, kind: str, dtype: Any, rung: str) -> _core.Kernel:
    """The kernel for elements of that type."""
    return _operator.kernel(function, kind, FORMATS[dtype], rung)


def compute(kernel: _core.Kernel, outputs: int, numbers: Sequence[float], *tensors: Any) -> Any:
    """A kernel's results, new tensors laid out as torch's own element-wise operators do it."""
    for tensor in tensors:
        if not tensor.is_contiguous():
            return _strided(kernel, outputs, numbers, *tensors)
    model = tensors[0]
    results = [empty_like(model) for _ in range(outputs)]
    addresses = tuple([tensor.data_ptr() for tensor in (*tensors, *results)])
    kernel.dense(addresses, model.numel(), numbers, get_num_threads())
    return results[0] if outputs == 1 else tuple(results)


def _strided(kernel: _core.Kernel, outputs: int, numbers: Sequence[float], *tensors: Any) -> Any:
    model = layout_of(tensors)
    results = tuple(empty_like(model) for _ in range(outputs))
    if model.numel() >= MANY:
        tensors = tuple(_ordered_as(results[0], t) if _crosses(t, results[0]) else t for t in tensors)
    every = (*tensors, *results)
    addresses = tuple(tensor.data_ptr() for tensor in every)
    strides = tuple(tensor.stride() for tensor in every)
    kernel.strided(addresses, model.shape, strides, numbers, get_num_threads())
    return results[0] if outputs == 1 else results


def layout_of(tensors: Sequence[Any]) -> Any:
    """The tensor whose order of memory the result has: the first that is not spread out of fewer elements."""
    return next((tensor for tensor in tensors if not _spread(tensor)), tensors[0])


def _ordered_as(model: Any, tensor: Any) -> Any:
    """A copy of the tensor in the model's order of memory; torch copies in blocks into what is contiguous."""
    copy = empty_like(model)
    order = sorted(range(copy.dim()), key=copy.stride, reverse=True)
    copy.permute(order).copy_(tensor.permute(order))
    return copy


def _crosses(tensor: Any, other: Any) -> bool:
    """Whether neighbours in memory are along another dimension, those aside that take no room in one of the two."""
    mine, theirs = tensor.stride(), other.stride()
    dimensions = [d for d, size in enumerate(tensor.shape) if size > 1 and mine[d] and theirs[d]]
    return bool(dimensions) and min(dimensions, key=mine.__getitem__) != min(dimensions, key=theirs.__getitem__)


def _spread(tensor: Any) -> bool:
    return any(stride == 0 and size > 1 for size, stride in zip(tensor.shape, tensor.stride(), strict=True))
