"""What may come in as an array, and what goes out; every refusal is one sentence."""

from __future__ import annotations

import array as buffers
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
_SCALARS = (bool, int, float, np.generic)
_TAKEN = (*_SCALARS, list, tuple)
_WHOLE = (int, np.integer)
#: What NumPy asks an object for to make an array of it.
_ARRAYS = ("__array__", "__array_interface__", "__array_struct__")
#: Libraries whose arrays have operators of their own, by the top-level module of their class.
_FACES = {"torch": "xphi.torch", "jax": "xphi.jax", "jaxlib": "xphi.jax"}
_DTYPES = ", ".join(dtype.name for dtype in FORMATS)


def array_of(value: Any, label: str, function: str) -> Array:
    """`value` as an array of a native element type that there are kernels for; the same object where it is one.

    Python's whole numbers count as float64, as with NumPy's own functions; arrays of them have no obvious type.

    Raises
    ------
    XphiError
        If it is nothing that :func:`plain` takes, or its elements are not floating-point numbers.
    """
    face = None if type(value) is np.ndarray else _face(value)
    if face:
        kind = type(value).__name__
        raise XphiError(f"{function} takes NumPy arrays, and {label} is a {kind}: {face}.{function} takes it")
    array = plain(value, label, function)
    if array.dtype in FORMATS:
        return array
    native = array.dtype.newbyteorder("=")
    if native in FORMATS:
        return array.astype(native)
    if array.dtype.kind in "iu" and isinstance(value, int | list | tuple):
        return array.astype(np.float64)
    raise XphiError(_unfit(value, array, label, function))


def plain(value: Any, label: str, function: str) -> Array:
    """`value` as an ndarray proper, of whatever element type.

    Raises
    ------
    XphiError
        If it is none of: an ndarray, a number, nested lists of numbers, a buffer, an object that NumPy can see as an
        array. Subclasses of ndarray are refused, since a mask or a unit would be lost.
    """
    if type(value) is np.ndarray:
        return value
    kind = type(value).__name__
    if isinstance(value, np.ndarray) and not isinstance(value, np.memmap):
        raise XphiError(f"{function} takes plain arrays, and {label} is a {kind}: pass numpy.asarray({label})")
    if not isinstance(value, (*_TAKEN, memoryview, buffers.array)) and not any(hasattr(value, one) for one in _ARRAYS):
        raise XphiError(
            f"{function} takes NumPy arrays of {_DTYPES}, numbers and lists of numbers, and {label} is a {kind}"
        )
    try:
        return np.asarray(value)
    except (ValueError, OverflowError, TypeError, RuntimeError) as error:
        raise XphiError(f"{function} cannot make an array of {label}: {error}") from error


def like(value: Any, result: Array) -> Any:
    """`result` as `value` came: a scalar for one, and for an object with a type of its own what that makes of it."""
    if not result.ndim:
        return result[()]
    wrap = None if isinstance(value, (np.ndarray, *_TAKEN)) else getattr(value, "__array_wrap__", None)
    return result if wrap is None else wrap(result)


def _face(value: Any) -> str | None:
    """The module with the operators for arrays of that library, where it is not NumPy."""
    return next(
        (_FACES[top] for base in type(value).__mro__ if (top := base.__module__.partition(".")[0]) in _FACES), None
    )


def _unfit(value: Any, array: Array, label: str, function: str) -> str:
    """What is wrong with an element type, and the call that would be right."""
    dtype = array.dtype
    if dtype.kind in "biu":
        wider = np.result_type(dtype, np.float32).name
        cast = f'{label}.astype("{wider}")' if hasattr(value, "astype") else f'numpy.asarray({label}, "{wider}")'
        if isinstance(value, int):
            cast = f"float({label})"
        return f"{function} is not defined on {dtype.name}; pass {cast}"
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
