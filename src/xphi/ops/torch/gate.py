"""Gated units: functions of two tensors, element by element."""

from __future__ import annotations

from typing import Any, final

import torch
from torch import Tensor, empty_like, get_num_threads, is_grad_enabled, strided
from torch.compiler import is_dynamo_compiling

from xphi.errors import XphiError
from xphi.ops.numpy._types import Rung
from xphi.ops.torch import _arguments, _autograd, _direct
from xphi.ops.torch._callable import Function
from xphi.ops.torch._derivatives import call_of
from xphi.ops.torch._operation import OPERATIONS, Operation

_unobserved, _recording = _direct.unobserved, _autograd.recording


@final
class Gate(Function):
    """A function of `gate` and `up`, element by element, with its vector-Jacobian product."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self._gate = OPERATIONS[name, "gate"]
        self._vjp = OPERATIONS[name, "gate_vjp"]

    def __call__(self, gate: Tensor, up: Tensor, *, rung: Rung = "faithful", **parameters: float) -> Tensor:
        """The gated product, element by element."""
        # The short way, as for an activation.
        if (
            not parameters
            and type(gate) is Tensor
            and type(up) is Tensor
            and not (gate.is_nested or up.is_nested)
            and not is_dynamo_compiling()
            and _unobserved()
        ):
            try:
                met, a, b = self._met.get((gate.dtype, rung)), gate.data_ptr(), up.data_ptr()
            except (TypeError, RuntimeError):
                met = None
            if (
                met and a and b
                and gate.is_cpu and gate.layout is strided and gate.is_contiguous() and not gate.is_neg()
                and up.is_cpu and up.layout is strided and up.is_contiguous() and not up.is_neg()
                and up.dtype == gate.dtype and up.shape == gate.shape
            ):  # fmt: skip
                dense, call = met
                if (gate.requires_grad or up.requires_grad) and is_grad_enabled():
                    return _recording(call, call, gate, up)
                product = empty_like(gate)
                dense((a, b, product.data_ptr()), gate.numel(), call.numbers, get_num_threads())
                return product
        return self._call(self._gate, (gate, up), rung, parameters)

    def vjp(
        self, gate: Tensor, up: Tensor, g: Tensor, *, rung: Rung = "faithful", **parameters: float
    ) -> tuple[torch.Tensor, torch.Tensor]:
        """The vector-Jacobian products with respect to `gate` and `up`, in one pass; torch can differentiate them.

        Parameters
        ----------
        gate, up : Tensors of float16, bfloat16, float32 or float64, one dtype, one shape
            Where the derivatives are taken.
        g : Tensor like `gate`
            The gradient of a loss with respect to the gated product.
        rung : {"faithful", "fast"}
            The promise about the error. The fast one in float32 keeps tails down to 2^-243: a factor beyond 2^93 may
            lose what it would bring back into range.
        **parameters : float
            The numbers of the formula, where it has some.

        Returns
        -------
        d_gate, d_up : Tensors like `gate`

        Raises
        ------
        XphiError
            If an argument does not fit; the message says which and why.
        """
        d_gate, d_up = self._call(self._vjp, (gate, up, g), rung, parameters)
        return d_gate, d_up

    def _call(self, operation: Operation, tensors: tuple[Any, ...], rung: str, parameters: dict[str, float]) -> Any:
        """The long way."""
        _arguments.check_call(operation, tensors, rung)
        numbers = self._numbers(parameters, tensors[0])
        tensors = _arguments.alike(tensors)
        if not operation.direct(tensors):
            return operation.overload(*tensors, rung, *numbers)
        call = call_of(operation, rung, numbers)
        if operation is self._gate and not parameters:
            dtype = tensors[0].dtype
            self._met[dtype, rung] = _direct.compiled(self.__name__, "gate", dtype, rung).dense, call
        return _recording(call, call, *tensors) if _direct.recorded(tensors) else call(*tensors)

    def _numbers(self, parameters: dict[str, float], tensor: Any) -> tuple[float, ...]:
        """The parameters in the order of the kernel."""
        defaults = self._gate.defaults
        if not defaults and not parameters:
            return ()
        for name in parameters:
            if name not in defaults:
                known = ", ".join(defaults) or "none"
                raise XphiError(f"{self.__name__} has no parameter {name!r}; its parameters: {known}")
        given = defaults | parameters
        if isinstance(tensor, torch.Tensor) and not is_dynamo_compiling():  # or else the operator does, when it runs
            _arguments.check_numbers(self.__name__, given, tensor.dtype)
        return tuple(given.values())
