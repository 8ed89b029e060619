"""PyTorch, JAX and ONNX callables as maps of NumPy arrays, without copies where the framework allows it."""

from __future__ import annotations

import contextlib
import importlib
import math
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

from xphi.audit.encoding import Array, Floats
from xphi.errors import MissingExtra, XphiError

Map = Callable[[Array], Array]
_LARGEST_FILE = 64 << 20


def wrap(spec: str, function: Any, floats: Floats, order: int) -> Map:
    """The function, or its gradient for order 1, as a map of NumPy arrays.

    Raises
    ------
    XphiError
        If a gradient is wanted and nothing can compute it.
    """
    home = _home(function)
    if home == "torch":
        return torch(function, floats, order)
    if home in {"jax", "jaxlib"}:
        return jax(function, floats, order)
    probe = floats.of_codes(np.array([floats.code(1.0)] * 4, dtype=floats.unsigned))
    loaded = [make for name, make in (("torch", torch), ("jax", jax)) if name in sys.modules]
    # A function from elsewhere may want NumPy arrays or, if it has loaded a framework, that framework's.
    failed: Exception | SystemExit | None = None
    for make in (None, *loaded):
        try:
            mapped = make(function, floats, order) if make else _plain(function, order)
            with np.errstate(all="ignore"):
                found = mapped(probe)
            if isinstance(found, np.ndarray):
                return mapped
        except (Exception, SystemExit) as error:  # noqa: BLE001 - the next framework may know better; the first failure is told
            failed = failed or error
    if isinstance(failed, XphiError):
        raise failed
    if order:
        raise XphiError(f"{spec} has no gradient: only PyTorch and JAX functions, and callables with .grad, have one")
    return _plain(function, order)


def _home(function: Any) -> str:
    """The framework that a callable comes from."""
    inner = getattr(function, "func", function)  # functools.partial
    for named in (inner, type(inner)):
        root = str(getattr(named, "__module__", "") or "").partition(".")[0]
        if root in {"torch", "jax", "jaxlib"}:
            return root
    names = {base.__module__.partition(".")[0] for base in type(inner).__mro__}
    return "torch" if "torch" in names else "numpy"


def _plain(function: Any, order: int) -> Map:
    if not order:
        return function  # type: ignore[no-any-return]  # checked where it is called
    if not callable(getattr(function, "grad", None)):
        raise TypeError("no .grad")
    return function.grad  # type: ignore[no-any-return]


def _import(name: str, extra: str) -> Any:
    try:
        return importlib.import_module(name)
    except ModuleNotFoundError:
        raise MissingExtra("this audit", name, extra) from None


def torch(function: Any, floats: Floats, order: int) -> Map:
    """A function of one tensor; its gradient is autograd's, with ones coming in."""
    library = _import("torch", "torch")

    def tensor(x: Array) -> Any:
        if floats.name == "bfloat16":
            return library.from_numpy(x.view(np.int16)).view(library.bfloat16)
        return library.from_numpy(x)

    def array(y: Any) -> Any:
        if not isinstance(y, library.Tensor):
            return y
        y = y.detach()
        return y.view(library.int16).numpy().view(floats.dtype) if y.dtype == library.bfloat16 else y.numpy()

    def forward(x: Array) -> Any:
        with library.no_grad():
            return array(function(tensor(x)))

    def gradient(x: Array) -> Any:
        at = tensor(x).requires_grad_()
        y = function(at)
        return array(library.autograd.grad(y, at, library.ones_like(y))[0])

    return gradient if order else forward


def jax(function: Any, floats: Floats, order: int) -> Map:
    """A function of one JAX array; its gradient is the pull-back of ones."""
    library = _import("jax", "jax")

    def width() -> contextlib.AbstractContextManager[Any]:
        """Doubles for the time of a call, whatever the program that asks has chosen."""
        return library.enable_x64(True) if floats.name == "float64" else contextlib.nullcontext()

    def forward(x: Array) -> Any:
        with width():
            y = function(library.numpy.asarray(x))
            return np.asarray(y) if isinstance(y, library.Array) else y

    def gradient(x: Array) -> Any:
        with width():
            y, back = library.vjp(function, library.numpy.asarray(x))
            return np.asarray(back(library.numpy.ones_like(y))[0])

    return gradient if order else forward


def onnx(path: Path) -> Map:
    """A model of one input and one output, run by onnxruntime.

    Raises
    ------
    XphiError
        If the file is not such a model.
    """
    runtime = _import("onnxruntime", "onnx")
    if path.stat().st_size > _LARGEST_FILE:
        raise XphiError(f"{path} is larger than {_LARGEST_FILE >> 20} MiB; an audit takes a model of one function")
    options = runtime.SessionOptions()
    options.intra_op_num_threads = 1
    options.log_severity_level = 4
    try:
        session = runtime.InferenceSession(str(path), options, providers=["CPUExecutionProvider"])
    except Exception as error:
        raise XphiError(f"{path} cannot be run as an ONNX model: {str(error).splitlines()[0][:160]}") from error
    inputs, outputs = session.get_inputs(), session.get_outputs()
    if len(inputs) != 1 or len(outputs) != 1:
        raise XphiError(f"{path} has {len(inputs)} inputs and {len(outputs)} outputs; an audit takes one of each")
    name = inputs[0].name
    sizes = [size if isinstance(size, int) else None for size in inputs[0].shape]
    fixed = math.prod(size for size in sizes if size is not None)
    if not fixed:
        raise XphiError(f"{path} takes an array without elements")
    free = next((axis for axis, size in enumerate(sizes) if size is None), None)
    shape = [1 if size is None else size for size in sizes]

    def run(x: Array) -> Any:
        if free is not None:
            shape[free] = len(x) // fixed
        return session.run(None, {name: x.reshape(shape)})[0].reshape(-1)

    def forward(x: Array) -> Any:
        whole = np.resize(x, -(-len(x) // fixed) * fixed)  # a shape that is stated takes this many at a time
        step = len(whole) if free is not None else fixed
        parts = [run(whole[start : start + step]) for start in range(0, len(whole), step)]
        return np.concatenate(parts)[: len(x)]

    return forward
