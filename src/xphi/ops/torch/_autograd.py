"""The operators under automatic differentiation, backward and forward."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import torch

from xphi.ops.torch import _direct
from xphi.ops.torch._derivatives import Call, Recorded, call_of
from xphi.ops.torch._operation import Operation
from xphi.ops.torch._private import (
    AFTER_AUTOGRAD,
    AutoDispatchBelowAutograd,
    has_tangents,
    set_forward_mode,
    single_level,
    transforming,
)

Compute = Callable[..., Any]


class _Elementwise(Recorded, torch.autograd.Function):
    """A call that keeps its tensors, and nothing else, for its derivatives."""

    @staticmethod
    def forward(ctx: Any, call: Call, compute: Compute, *tensors: Any) -> Any:
        _Elementwise.keep(ctx, call, tensors, tangents=has_tangents())
        return compute(*tensors)


#: What `compute` makes of tensors, with the derivatives of a call: ``recording(call, compute, *tensors)``. This is
#: `apply` of the base class, for one level of torch.func's transforms: the dispatcher takes them apart before it comes
#: here, and `Function.apply` would ask for all of them at once.
recording = super(torch.autograd.Function, _Elementwise).apply


def _transformed(call: Call, compute: Compute, *tensors: Any) -> Any:
    """The same inside a transform of torch.func: the levels below it want their derivatives too."""

    def below(*tensors: Any) -> Any:
        with torch.enable_grad(), set_forward_mode(True):  # as torch.func does
            return compute(*tensors)

    with single_level():
        return recording(call, below, *tensors)


def kernel_of(operation: Operation) -> Compute:
    """What the dispatcher calls for tensors that may need a gradient."""

    def autograd(keyset: Any, *args: Any, **kwargs: Any) -> Any:
        tensors, rung, numbers = operation.bound(args, kwargs)
        call = call_of(operation, rung, numbers)

        def below(*tensors: Any) -> Any:
            with AutoDispatchBelowAutograd():
                return operation.overload.redispatch(keyset & AFTER_AUTOGRAD, *tensors, rung, *numbers)

        # numbers are looked at below
        compute = call if not numbers and operation.direct(tensors) else below
        # a tensor with a tangent may need no gradient
        if not _direct.recorded(tensors) and not has_tangents():
            return compute(*tensors)
        return (_transformed if transforming() else recording)(call, compute, *tensors)

    return autograd
