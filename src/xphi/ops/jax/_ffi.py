"""The compiled kernels as calls of XLA's foreign function interface, on CPUs."""

from __future__ import annotations

import functools
import string
import warnings
from collections.abc import Sequence
from typing import Any

import jax
import numpy as np
from jax.extend.mlir import ir
from jax.extend.mlir.dialects import stablehlo

from xphi import _core

#: What XLA knows the handler as.
TARGET = "xphi"
#: How Shardy spells the factors of a rule, one for each axis.
_FACTORS = string.ascii_lowercase[string.ascii_lowercase.index("i") :]


@functools.cache
def available() -> bool:
    """Whether XLA takes the handler; it is registered at the first call."""
    try:
        jax.ffi.register_ffi_target(TARGET, _core.ffi_handler(), platform="cpu")
    except jax.errors.JaxRuntimeError as error:
        reason = str(error).splitlines()[0]
        message = f"XLA does not take the compiled kernels, so jax.numpy computes: {reason}"
        warnings.warn(message, RuntimeWarning, stacklevel=2)
        return False
    jax.ffi.register_ffi_target_as_batch_partitionable(TARGET)
    return True


def lower(
    context: Any, operands: Sequence[Any], *, name: str, kind: str, rung: str, parameters: tuple[float, ...]
) -> Sequence[Any]:
    """The call of a kernel, in the MLIR of a primitive's lowering.

    Arrays that are sharded over devices are computed where they are. XLA splits a call along its batch axes if it has
    another one, so the arrays get one of length 1.
    """
    settings = {"name": name, "kind": kind, "rung": rung, "parameters": np.array(parameters, np.float64)}
    shape = context.avals_in[0].shape
    if len(shape) >= len(_FACTORS) or not all(isinstance(size, int) and size for size in shape):
        plain: Sequence[Any] = jax.ffi.ffi_lowering(TARGET)(context, *operands, **settings)
        return plain  # nothing to split, or sizes that are not known before the call
    longer = jax.core.ShapedArray((*shape, 1), context.avals_in[0].dtype)
    inner = context.replace(avals_in=[longer] * len(operands), avals_out=[longer] * len(context.avals_out))
    own = ir.RankedTensorType(operands[0].type)
    with_axis = ir.RankedTensorType.get(longer.shape, own.element_type)
    given = [stablehlo.reshape(with_axis, operand) for operand in operands]
    results = jax.ffi.ffi_lowering(TARGET, extra_attributes=_sharding(inner))(inner, *given, **settings)
    return [stablehlo.reshape(own, result) for result in results]


def _sharding(context: Any) -> dict[str, Any]:
    """What lets XLA split the call: the number of batch axes, and the rule that results are sharded as inputs are."""
    shape = context.avals_in[0].shape
    factors = _FACTORS[: len(shape)]
    sizes = ", ".join(f"{factor}={size}" for factor, size in zip(factors, shape, strict=True))
    array = f"[{', '.join(factors)}]"
    inputs, outputs = (", ".join([array] * len(avals)) for avals in (context.avals_in, context.avals_out))
    rule = f"#sdy.op_sharding_rule<({inputs})->({outputs}) {{{sizes}}}, custom>"
    return {
        "mhlo.frontend_attributes": ir.DictAttr.get({"num_batch_dims": ir.StringAttr.get(str(len(shape) - 1))}),
        "sdy.sharding_rule": ir.Attribute.parse(rule),
    }
