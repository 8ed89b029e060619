"""The operators under automatic differentiation, backward and forward."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import torch

from xphi.ops.torch import _direct
from xphi.ops.torch._derivatives import Call, call_of
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


def _normal(tensor: Any) -> Any:
    """The tensor, or a copy of one that was made in inference mode, which torch does not keep."""
    return tensor.clone() if tensor is not None and tensor.is_inference() else tensor


class _Elementwise(torch.autograd.Function):
    """A call that keeps its tensors, and nothing else, for its derivatives."""

    @staticmethod
    def forward(ctx: Any, call: Call, compute: Compute, *tensors: Any) -> Any:
        ctx.set_materialize_grads(False)  # no zeros where a result is not used
        ctx.call = call
        if has_tangents():
            ctx.save_for_backward(*tensors)
            ctx.save_for_forward(*tensors)
        else:
            ctx.save_for_backward(*map(_normal, call.needed(tensors, ctx.needs_input_grad[2:])))
        return compute(*tensors)

    @staticmethod
    def backward(ctx: Any, *g: Any) -> Any:
        tensors = ctx.saved_tensors
        if tensors[-1] is None:  # nothing depends on it, and a kernel takes all of them
            tensors = (*tensors[:-1], tensors[0])
        if g[0] is None and g[-1] is None:  # there are one or two
            return (None,) * (2 + len(tensors))
        results = ctx.call.backward(tensors, g)
        if len(tensors) == 1:
            return None, None, results[0]
        wanted = ctx.needs_input_grad[2:]
        return None, None, *[result if want else None for result, want in zip(results, wanted, strict=True)]

    @staticmethod
    def jvp(ctx: Any, *tangents: Any) -> Any:
        results = ctx.call.forward(ctx.saved_tensors, tangents[2:])
        return results[0] if len(results) == 1 else tuple(results)


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
