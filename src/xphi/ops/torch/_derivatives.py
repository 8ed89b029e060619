"""What each kind of operation does to gradients, which go backward, and to tangents, which go forward.

Every operation works element by element, so that the matrix of its derivatives is a few diagonals, and one product
serves both ways. First derivatives are kernels; f'' is a composite, which torch itself can differentiate again.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from typing import Any

from xphi.ops.torch import _composite
from xphi.ops.torch._operation import OPERATIONS, Operation

Changes = Sequence[Any]  # one for each tensor, or None where there is none


class Call:
    """An operation with its rung and its numbers, and what its derivatives do.

    Parameters
    ----------
    operation : Operation
    rung : str
    numbers : tuple of float
    """

    def __init__(self, operation: Operation, rung: str, numbers: tuple[float, ...]) -> None:
        self.operation = operation
        self.function = operation.function
        self.rung = rung
        self.numbers = numbers
        self.product = OPERATIONS[operation.function, "gate_vjp" if operation.gated else "vjp"]

    def __call__(self, *tensors: Any) -> Any:
        """The results, by the core."""
        return self.operation.compute(tensors, self.rung, self.numbers)

    def needed(self, tensors: Changes, wanted: Sequence[bool]) -> Changes:
        """What the derivatives that are wanted depend on; None in the place of what they do not.

        a(gate)·up is linear in up: where up alone wants a gradient, any numbers may stand for it.
        """
        linear = self.operation.kind == "gate" and not self.numbers
        return (tensors[0], None) if linear and not wanted[0] else tensors

    def slope(self, tensors: Changes, g: Any) -> Any:
        """g times the derivatives of the function or gate at the first one or two tensors, by its kernel."""
        at = tensors[:2] if self.operation.gated else tensors[:1]
        return self.product(*at, g, rung=self.rung, numbers=self.numbers)

    def backward(self, tensors: Changes, g: Changes) -> list[Any]:
        """What gradients of the results, of which some may be None, make of the tensors."""
        return _BACKWARD[self.operation.kind](self, tensors, g)

    def forward(self, tensors: Changes, tangents: Changes) -> list[Any]:
        """What tangents of the tensors, of which some may be None, make of the results."""
        return _FORWARD[self.operation.kind](self, tensors, tangents)


@functools.lru_cache(maxsize=256)  # numbers may come from a schedule
def call_of(operation: Operation, rung: str, numbers: tuple[float, ...]) -> Call:
    """The same call every time."""
    return Call(operation, rung, numbers)


class Recorded:
    """What the autograd functions of an operation share: the tensors that they keep, and both ways through them."""

    @staticmethod
    def keep(ctx: Any, call: Call, tensors: Changes, *, tangents: bool) -> None:
        """Keep what the derivatives need of the tensors; all of them for tangents."""
        ctx.set_materialize_grads(False)  # no zeros where a result is not used
        ctx.call = call
        tensors = tuple(map(_normal, tensors))
        ctx.save_for_backward(*call.needed(tensors, ctx.needs_input_grad[2:]))
        if tangents:
            ctx.save_for_forward(*tensors)

    @staticmethod
    def backward(ctx: Any, *g: Any) -> Any:
        """Gradients of the results to gradients of the tensors."""
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
        """Tangents of the tensors to tangents of the results."""
        results = ctx.call.forward(ctx.saved_tensors, tangents[2:])
        return results[0] if len(results) == 1 else tuple(results)


def _normal(tensor: Any) -> Any:
    """The tensor, or a copy of one that was made in inference mode, which torch does not keep."""
    return tensor.clone() if tensor is not None and tensor.is_inference() else tensor


def _along_f(call: Call, tensors: Changes, change: Changes) -> list[Any]:
    return [call.slope(tensors, change[0])]


def _along_grad(call: Call, tensors: Changes, change: Changes) -> list[Any]:
    return [_composite.curvature(call.function, tensors[0], change[0])]


def _back_vjp(call: Call, tensors: Changes, h: Changes) -> list[Any]:
    x, g = tensors
    return [_composite.curvature(call.function, x, h[0], g), call.slope(tensors, h[0])]


def _forth_vjp(call: Call, tensors: Changes, tangents: Changes) -> list[Any]:
    x, g = tensors
    along_x, along_g = tangents
    curved = None if along_x is None else _composite.curvature(call.function, x, along_x, g)
    return [_sum(curved, None if along_g is None else call.slope(tensors, along_g))]


def _back_gate(call: Call, tensors: Changes, g: Changes) -> list[Any]:
    return list(call.slope(tensors, g[0]))


def _forth_gate(call: Call, tensors: Changes, tangents: Changes) -> list[Any]:
    along_gate, along_up = tangents[:2]
    by_gate = None if along_gate is None else call.slope(tensors, along_gate)[0]
    return [_sum(by_gate, None if along_up is None else call.slope(tensors, along_up)[1])]


def _back_gate_vjp(call: Call, tensors: Changes, h: Changes) -> list[Any]:
    # g times the second derivatives, which are symmetric, and by g the gate's own first ones
    return [*_composite.gate_curvature(call.function, call.numbers, tensors, h), *_forth_gate(call, tensors, h)]


def _forth_gate_vjp(call: Call, tensors: Changes, tangents: Changes) -> list[Any]:
    *along, along_g = tangents
    curved, straight = (None, None), (None, None)
    if any(change is not None for change in along):
        curved = _composite.gate_curvature(call.function, call.numbers, tensors, along)
    if along_g is not None:
        straight = call.slope(tensors, along_g)
    return [_sum(a, b) for a, b in zip(curved, straight, strict=True)]


def _sum(a: Any, b: Any) -> Any:
    if a is None or b is None:
        return b if a is None else a
    return a + b


#: For each kind, what gradients of the results make of the tensors, and tangents of the tensors of the results.
_BACKWARD: dict[str, Callable[[Call, Changes, Changes], list[Any]]] = {
    "f": _along_f,
    "grad": _along_grad,
    "vjp": _back_vjp,
    "gate": _back_gate,
    "gate_vjp": _back_gate_vjp,
}
_FORWARD: dict[str, Callable[[Call, Changes, Changes], list[Any]]] = {
    "f": _along_f,
    "grad": _along_grad,
    "vjp": _forth_vjp,
    "gate": _forth_gate,
    "gate_vjp": _forth_gate_vjp,
}
