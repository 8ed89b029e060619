"""The operators under automatic differentiation by public means alone, for a torch that lacks a word of `_private`.

A call inside torch.func is handed over as a whole, before the dispatcher takes the levels of the transforms apart.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import torch

from xphi.ops.torch import _direct
from xphi.ops.torch._derivatives import Call, Recorded, call_of
from xphi.ops.torch._operation import Operation
from xphi.ops.torch._private import has_tangents

Compute = Callable[..., Any]
#: Where the dispatcher begins with a call inside a transform of torch.func.
TRANSFORMED = "FuncTorchDynamicLayerFrontMode"


class _Elementwise(Recorded, torch.autograd.Function):
    """A call that keeps its tensors for its derivatives, as torch.func takes it."""

    @staticmethod
    def forward(_call: Call, compute: Compute, *tensors: Any) -> Any:
        return compute(*tensors)

    @staticmethod
    def setup_context(ctx: Any, inputs: Any, output: Any) -> None:  # noqa: ARG004 - torch's signature
        call, _, *tensors = inputs
        _Elementwise.keep(ctx, call, tensors, tangents=True)

    @staticmethod
    def vmap(info: Any, in_dims: Any, call: Call, compute: Compute, *tensors: Any) -> Any:
        """The rule of vmap: the batch's axis first."""
        moved = batch_first(tensors, in_dims[2:], info.batch_size)
        return _Elementwise.apply(call, compute, *moved), 0 if call.operation.outputs == 1 else (0, 0)


def batch_first(tensors: Any, axes: Any, size: int) -> list[Any]:
    """The tensors with the axis of a batch in front, repeated where there is none."""
    return [
        tensor.expand(size, *tensor.shape) if axis is None else tensor.movedim(axis, 0)
        for tensor, axis in zip(tensors, axes, strict=True)
    ]


def past_autograd(overload: Any, keyset: Any) -> Compute:
    """An operator without the kernel for these dispatch keys, of which autograd's is the first."""
    rest = keyset.remove(keyset.highestPriorityTypeId())
    return lambda *args: overload.redispatch(rest, *args)


def kernel_of(operation: Operation) -> Compute:
    """What the dispatcher calls for tensors that may need a gradient."""

    def autograd(keyset: Any, *args: Any, **kwargs: Any) -> Any:
        tensors, rung, numbers = operation.bound(args, kwargs)
        below = past_autograd(operation.overload, keyset)

        def compute(*tensors: Any) -> Any:
            return below(*tensors, rung, *numbers)

        if not _direct.recorded(tensors) and not has_tangents(*tensors):
            return compute(*tensors)
        return _Elementwise.apply(call_of(operation, rung, numbers), compute, *tensors)

    return autograd


def transformed(operation: Operation) -> Compute:
    """What the dispatcher calls inside a transform of torch.func."""

    def whole(*args: Any, **kwargs: Any) -> Any:
        tensors, rung, numbers = operation.bound(args, kwargs)

        def compute(*tensors: Any) -> Any:
            # without tangents, which are the function's to carry
            return operation.overload(*(tensor.detach() for tensor in tensors), rung, *numbers)

        return _Elementwise.apply(call_of(operation, rung, numbers), compute, *tensors)

    return whole
