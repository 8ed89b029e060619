"""What may come in as an array, and what goes out; every refusal is one sentence."""

from __future__ import annotations

from typing import Any

import ml_dtypes
import numpy as np

from xphi import formats
from xphi.errors import XphiError

Array = np.ndarray[Any, np.dtype[Any]]

#: The element types that there are kernels for, each with the name of its number format.
FORMATS = {
    dtype: formats.get(dtype.name).name
    for dtype in map(np.dtype, (np.float16, ml_dtypes.bfloat16, np.float32, np.float64))
}
BFLOAT16 = np.dtype(ml_dtypes.bfloat16)
_TAKEN = (bool, int, float, np.generic, list, tuple)
_WHOLE = (int, np.integer)
#: What NumPy asks an object for to make an array of it.
_ARRAYS = ("__array__", "__array_interface__", "__array_struct__", "__dlpack__")
_DTYPES = ", ".join(dtype.name for dtype in FORMATS)


def array_of(value: Any, label: str, function: str) -> Array:
    """`value` as an array of a native element type that there are kernels for; the same object where it is one.

    Raises
    ------
    XphiError
        If it is none of: an ndarray proper, a NumPy scalar, a Python float, nested lists of floats.
    """
    array = plain(value, label, function)
    if array.dtype in FORMATS:
        return array
    native = array.dtype.newbyteorder("=")
    if native in FORMATS:
        return array.astype(native)
    raise XphiError(_unfit(array.dtype, label, function))


def plain(value: Any, label: str, function: str) -> Array:
    """`value` as an ndarray proper, of whatever element type.

    Raises
    ------
    XphiError
        If it is none of those that :func:`array_of` takes.
    """
    if type(value) is np.ndarray:
        return value
    kind = type(value).__name__
    if isinstance(value, np.ndarray):
        raise XphiError(f"{function} takes plain arrays, and {label} is a {kind}: pass numpy.asarray({label})")
    if isinstance(value, _TAKEN):
        try:
            return np.asarray(value)
        except (ValueError, OverflowError, TypeError) as error:
            raise XphiError(f"{function} cannot make an array of {label}: {error}") from error
    if isinstance(value, memoryview) or any(hasattr(value, name) for name in _ARRAYS):
        raise XphiError(
            f"{function} takes NumPy arrays and floats, and {label} is a {kind}: pass numpy.asarray({label})"
        )
    raise XphiError(f"{function} takes NumPy arrays of {_DTYPES}, floats and lists of floats, and {label} is a {kind}")


def _unfit(dtype: np.dtype[Any], label: str, function: str) -> str:
    """What is wrong with an element type, and which one to cast to."""
    if dtype.kind in "biu":
        wider = np.result_type(dtype, np.float32).name
        return f'{function} is not defined on {dtype.name}; cast {label} first, for example {label}.astype("{wider}")'
    if dtype.kind == "c":
        return f"{function} is a real function, and {label} is {dtype.name}: pass its real part"
    return f"{function} has kernels for {_DTYPES}, and {label} is {dtype.name or dtype}"


def alike(function: str, arrays: dict[str, Array]) -> None:
    """Refuse arrays that differ in element type or shape."""
    (first, model), *others = arrays.items()
    for label, array in others:
        if array.dtype != model.dtype:
            raise XphiError(
                f"{function} takes arrays of one dtype: {first} is {model.dtype.name} and {label} is {array.dtype.name}"
            )
        if array.shape != model.shape:
            raise XphiError(
                f"{function} takes arrays of one shape: {first} has {model.shape} and {label} has {array.shape}"
            )


def output(out: Any, model: Array, function: str) -> Array:
    """The array that a result like `model` goes to: `out`, or a new one in the same order of memory."""
    if out is None:
        return np.empty_like(model)
    if type(out) is not np.ndarray:
        raise XphiError(f"out must be a plain NumPy array, and is a {type(out).__name__}")
    if out.dtype != model.dtype:
        raise XphiError(f"out is {out.dtype}, but {function} of {model.dtype.name} gives {model.dtype.name}")
    if out.shape != model.shape:
        raise XphiError(f"out has shape {out.shape}, but {function} gives {model.shape} here")
    if not out.flags.writeable:
        raise XphiError("out is read-only")
    return out


def fits(out: Any, model: Array) -> bool:
    """Whether `output` would take `out`."""
    return type(out) is np.ndarray and out.dtype == model.dtype and out.shape == model.shape and out.flags.writeable


def threads_of(threads: Any) -> int:
    """The number of threads, at most as many as it makes sense to ask for."""
    if isinstance(threads, bool) or not isinstance(threads, _WHOLE) or threads < 1:
        raise XphiError(f"threads must be a whole number from 1 on, or None to go by the size; it is {threads!r}")
    return min(int(threads), 1024)


def format_of(dtype: Any) -> str:
    """The number format that `dtype` names: a NumPy element type, or a name such as float32, binary32 or bfloat16.

    Raises
    ------
    XphiError
        If there are no kernels in it.
    """
    if dtype is None:  # NumPy would take that for float64
        raise XphiError(f"None is not an element type; there are {_DTYPES}")
    name = dtype
    if not isinstance(dtype, str):
        try:
            name = np.dtype(dtype).name
        except TypeError:
            raise XphiError(f"{dtype!r} is not an element type; there are {_DTYPES}") from None
    name = formats.ALIASES.get(name, name)
    if name not in FORMATS.values():
        raise XphiError(f"there are no kernels for {dtype}; there are for {_DTYPES}")
    return str(name)
