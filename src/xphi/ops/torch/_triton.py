"""The kernels on a GPU: which generated kernel serves a tensor, and how it is started.

`TRITON_INTERPRET=1`, set before Triton is first imported, runs the same kernels on CPU tensors, slowly.
"""

from __future__ import annotations

import functools
import importlib
import importlib.resources
import json
from collections.abc import Sequence
from typing import Any

import numpy as np

from xphi.errors import XphiError

#: Elements that one program instance computes: four a thread, one load of 16 bytes in binary32, and no kernel is so
#: long that a thread's registers would not do.
BLOCK = 512
#: Products and sums stay apart: a kernel that contracts them computes something else than its program.
OPTIONS = {"num_warps": 4, "enable_fp_fusion": False}
#: Earlier ones divide binary32 numbers with subnormals taken for zero.
OLDEST = (3, 6)


@functools.cache
def available() -> bool:
    """Whether there is a Triton that computes as IEEE 754 says; asking imports it."""
    try:
        import triton
    except ImportError:
        return False
    return tuple(int(part) for part in triton.__version__.split(".")[:2]) >= OLDEST


def launch(
    name: str,
    kind: str,
    rung: str,
    inputs: Sequence[Any],
    outputs: Sequence[Any],
    parameters: Sequence[float] = (),
) -> None:
    """Compute `outputs` from `inputs` on their device, in the order of the current stream.

    Parameters
    ----------
    name : str
        A function or gate.
    kind : {"f", "grad", "vjp", "gate", "gate_vjp"}
    rung : {"faithful", "fast"}
        Of the binary32 program, which serves 16-bit tensors too; binary64 has one.
    inputs, outputs : sequence of torch.Tensor
        float16, bfloat16, float32 or float64, all of one dtype, device and size, dense and laid out alike.
        An output may be an input, but not overlap one otherwise.
    parameters : sequence of float
        The numbers of the gate's formula, in its order.

    Raises
    ------
    XphiError
        If Triton is not installed, or too old.
    ValueError
        If the tensors do not fit each other.
    """
    import torch

    tensors = (*inputs, *outputs)
    first = tensors[0]
    dtype, device, n = first.dtype, first.device, first.numel()
    if any(t.dtype != dtype or t.device != device or t.numel() != n for t in tensors):
        raise ValueError("a kernel takes tensors of one dtype, one device and one size")
    if n == 0:
        return
    number_format, rung = ("binary64", "faithful") if dtype == torch.float64 else ("binary32", rung)
    kernel = _kernel(name, kind, number_format, rung)
    if _is_interpreted(kernel) and dtype == torch.bfloat16:
        # the interpreter cuts a bfloat16 result off instead of rounding it
        results = [torch.empty_like(output, dtype=torch.float32) for output in outputs]
        launch(name, kind, rung, [value.float() for value in inputs], results, parameters)
        for output, result in zip(outputs, results, strict=True):
            output.copy_(result)
        return
    tables = [_table(number_format, device)] if "table" in kernel.arg_names else []
    grid = (-(-n // BLOCK),)
    # the interpreter computes with NumPy, which would report each overflow
    with torch.cuda.device_of(first), np.errstate(all="ignore"):
        kernel[grid](*tensors, n, *tables, *map(float, parameters), BLOCK=BLOCK, **OPTIONS)


@functools.cache
def _kernel(name: str, kind: str, number_format: str, rung: str) -> Any:
    """A generated kernel."""
    if not available():
        oldest = ".".join(map(str, OLDEST))
        raise XphiError(f"on a GPU the operators need Triton {oldest} or newer: pip install 'triton>={oldest}'")
    module = importlib.import_module(f"xphi._generated.triton.{name}")
    return module.KERNELS[kind, number_format, rung]


@functools.cache
def _is_interpreted(kernel: Any) -> bool:
    from triton.runtime.jit import JITFunction

    return not isinstance(kernel, JITFunction)


@functools.cache
def _table(number_format: str, device: Any) -> Any:
    """The coefficients that the kernels of a format look up, on a device."""
    import torch

    file = importlib.resources.files("xphi._generated") / "triton" / "tables.json"
    columns = json.loads(file.read_text())[number_format].values()
    dtype = torch.float64 if number_format == "binary64" else torch.float32
    return torch.tensor([entry for column in columns for entry in column], dtype=dtype, device=device)
