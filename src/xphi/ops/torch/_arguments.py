"""What tensors the operators take; every refusal is one sentence."""

from __future__ import annotations

import functools
from typing import Any

import numpy as np
import torch

from xphi.errors import XphiError
from xphi.ops import numpy as arrays

#: The element types that there are kernels for, each with the name of its number format.
FORMATS = {
    torch.float16: "binary16",
    torch.bfloat16: "bfloat16",
    torch.float32: "binary32",
    torch.float64: "binary64",
}
RUNGS = ("faithful", "fast")
_DTYPES = ", ".join(str(dtype).removeprefix("torch.") for dtype in FORMATS)


def shown(dtype: Any) -> str:
    """An element type's name, short."""
    return str(dtype).removeprefix("torch.")


def check(label: str, operands: tuple[str, ...], tensors: tuple[Any, ...], rung: Any) -> None:
    """Refuse tensors that there is no kernel for.

    Raises
    ------
    XphiError
    """
    check_rung(rung)
    first, model = operands[0], tensors[0]
    for operand, tensor in zip(operands, tensors, strict=True):
        if tensor.dtype not in FORMATS:
            raise XphiError(_unfit(tensor.dtype, operand, label))
        if tensor.is_nested and tensor.layout is torch.strided:
            raise XphiError(_nested(operand, label))
        if tensor.layout is not torch.strided:
            raise XphiError(
                f"{label} takes dense tensors, and {operand} is {shown(tensor.layout)}: pass {operand}.to_dense()"
            )
        if tensor.dtype != model.dtype:
            raise XphiError(
                f"{label} takes tensors of one dtype: {first} is {shown(model.dtype)} and {operand} is "
                f"{shown(tensor.dtype)}"
            )
        if tensor.shape != model.shape:
            raise XphiError(
                f"{label} takes tensors of one shape, and broadcasts nothing: {first} has {tuple(model.shape)} and "
                f"{operand} has {tuple(tensor.shape)}; {_expanded(operand, tensor, first, model)}"
            )
        if tensor.device != model.device:
            raise XphiError(
                f"{label} takes tensors of one device: {first} is on {model.device} and {operand} on {tensor.device}"
            )


def check_call(operation: Any, values: tuple[Any, ...], rung: Any) -> None:
    """Refuse what torch's dispatcher would not even look at.

    Raises
    ------
    XphiError
    """
    for operand, value in zip(operation.operands, values, strict=True):
        # a stand-in for a tensor, such as a tracer's proxy, brings its own way of being called
        if not isinstance(value, torch.Tensor) and not hasattr(type(value), "__torch_function__"):
            raise XphiError(f"{operation.name} takes tensors, and {operand} is {_instead(operand, value)}")
        if (
            isinstance(value, torch.Tensor) and value.is_nested and value.layout is torch.strided
        ):  # before torch looks for its shape
            raise XphiError(_nested(operand, operation.name))
    check_rung(rung)


def alike(tensors: tuple[Any, ...]) -> tuple[Any, ...]:
    """The tensors in one dtype where autocast is on, whose matrix products and additions may have left two."""
    first = tensors[0]
    if not all(isinstance(tensor, torch.Tensor) for tensor in tensors):
        return tensors  # a tracer's proxies
    if all(tensor.dtype == first.dtype for tensor in tensors) or not torch.is_autocast_enabled(first.device.type):
        return tensors
    dtype = functools.reduce(torch.promote_types, (tensor.dtype for tensor in tensors))
    return tuple(tensor.to(dtype) for tensor in tensors)


def check_rung(rung: Any) -> None:
    """Refuse what is no rung.

    Raises
    ------
    XphiError
    """
    if rung not in RUNGS:
        raise XphiError(f"rung must be one of {', '.join(RUNGS)}; it is {rung!r}")


def check_numbers(function: str, given: dict[str, float], dtype: Any) -> None:
    """Refuse parameters that the gate does not have, or cannot compute with.

    Raises
    ------
    XphiError
    """
    gate = arrays.get(function)
    if isinstance(gate, arrays.Gate):
        gate.numbers(given, np.dtype(np.float64 if dtype == torch.float64 else np.float32))


def _instead(operand: str, value: Any) -> str:
    """What something is that is no tensor, and how to make one of it."""
    if value is None:
        return f"None: pass a tensor for {operand}"
    kind = type(value).__name__
    if isinstance(value, np.ndarray):
        return f"a NumPy array: pass torch.from_numpy({operand})"
    if isinstance(value, (int, float, list, tuple, np.generic)):
        return f"a {kind}: pass torch.tensor({operand})"
    return f"a {kind}: pass a tensor of the numbers in it"


def _nested(operand: str, label: str) -> str:
    return (
        f"{label} takes no nested tensor in the strided layout: make {operand} with "
        f"torch.nested.nested_tensor(..., layout=torch.jagged), or pass the tensors of {operand}.unbind()"
    )


def _expanded(operand: str, tensor: Any, first: str, model: Any) -> str:
    """How two tensors get one shape, where they can."""
    try:
        shape = torch.broadcast_shapes(tensor.shape, model.shape)
    except RuntimeError:
        return "one cannot be expanded to the other"
    if shape == model.shape:
        return f"pass {operand}.expand_as({first})"
    if shape == tensor.shape:
        return f"pass {first}.expand_as({operand})"
    return f"pass what torch.broadcast_tensors({first}, {operand}) gives"


def _unfit(dtype: Any, operand: str, label: str) -> str:
    """What is wrong with an element type, and which one to cast to."""
    if dtype.is_complex:
        return f"{label} is a real function, and {operand} is {shown(dtype)}: pass its real part"
    if not dtype.is_floating_point:
        return f"{label} is not defined on {shown(dtype)}; cast {operand} first, for example {operand}.float()"
    return f"{label} has kernels for {_DTYPES}, and {operand} is {shown(dtype)}"
