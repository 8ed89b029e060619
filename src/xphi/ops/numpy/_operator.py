"""What an activation and a gate share: finding kernels, checking arrays, calling the core."""

from __future__ import annotations

from typing import Any, get_args

import numpy as np

from xphi import _core
from xphi.errors import XphiError
from xphi.ops.numpy import _accuracy, _arrays
from xphi.ops.numpy._accuracy import Accuracy
from xphi.ops.numpy._arrays import Array
from xphi.ops.numpy._types import Rung

RUNGS = get_args(Rung)


def check_rung(rung: Any) -> None:
    """Refuse what is no rung.

    Raises
    ------
    XphiError
    """
    if not isinstance(rung, str) or rung not in RUNGS:
        raise XphiError(f"rung must be one of {', '.join(RUNGS)}; it is {rung!r}")


def recorded(name: str, kinds: tuple[str, str], dtype: Any, rung: Any, order: Any) -> Accuracy:
    """The recorded accuracy of the kernel of that kind: the first for order 0, the second for its derivative.

    Raises
    ------
    XphiError
        If an argument does not fit, or nothing is recorded.
    """
    check_rung(rung)
    if isinstance(order, bool) or not isinstance(order, (int, np.integer)) or order not in (0, 1):
        raise XphiError(f"order must be 0 (the function itself) or 1 (its derivative); it is {order!r}")
    return _accuracy.required(name, kinds[order], _arrays.format_of(dtype), rung)


def kernel(name: str, kind: str, format_name: str, rung: str) -> _core.Kernel:
    """The compiled kernel of that description.

    Raises
    ------
    XphiError
        If there is none, or if XPHI_ISA names an instruction set that cannot run here.
    """
    check_rung(rung)
    try:
        return _core.kernel(name, kind, format_name, rung)
    except ValueError as error:
        raise XphiError(str(error)) from error


class Operator:
    """A function with compiled kernels.

    Parameters
    ----------
    name : str
        As the kernels have it.
    doc : str
        The docstring of the instance.
    """

    def __init__(self, name: str, doc: str) -> None:
        self.__name__ = self.__qualname__ = name
        self.__module__ = "xphi"
        self.__doc__ = doc
        self._kernels: dict[tuple[str, Any, str], _core.Kernel] = {}

    def __repr__(self) -> str:
        return f"xphi.{self.__name__}"

    def __reduce__(self) -> tuple[Any, ...]:
        from xphi.ops.numpy._registry import get

        return get, (self.__name__,)

    def _kernel(self, kind: str, dtype: Any, rung: str) -> _core.Kernel:
        check_rung(rung)
        key = (kind, dtype, rung)
        found = self._kernels.get(key)
        if found is None:
            found = self._kernels[key] = kernel(self.__name__, kind, _arrays.FORMATS[dtype], rung)
        return found

    def _compute(
        self,
        kind: str,
        arrays: tuple[Array, ...],
        outputs: tuple[Array, ...],
        rung: str,
        threads: Any,
        parameters: tuple[float, ...] | None = None,
    ) -> None:
        dtype = arrays[0].dtype
        compiled = self._kernel(kind, dtype, rung)
        if dtype == _arrays.BFLOAT16:  # NumPy's buffers cannot name it: the core takes its codes
            arrays = tuple(array.view(np.uint16) for array in arrays)
            outputs = tuple(array.view(np.uint16) for array in outputs)
        self._run(compiled, arrays, outputs, parameters, threads)

    def _run(
        self,
        compiled: _core.Kernel,
        arrays: tuple[Array, ...],
        outputs: tuple[Array, ...],
        parameters: tuple[float, ...] | None,
        threads: Any,
    ) -> None:
        count = 0 if threads is None else _arrays.threads_of(threads)
        try:
            compiled(arrays, outputs, parameters, count)
        except ValueError as error:
            raise XphiError(f"out of {self.__name__} cannot be used: {error}") from error

    def _compute_one(
        self,
        kind: str,
        label: str,
        model: Any,
        arrays: dict[str, Array],
        out: Any,
        rung: str,
        threads: Any,
        parameters: tuple[float, ...] | None = None,
    ) -> Any:
        """The one result of a kind, as `model` came; a scalar where the arrays have no axes, as in NumPy."""
        _arrays.alike(label, arrays)
        given = tuple(arrays.values())
        result = _arrays.output(out, given[0], label)
        self._compute(kind, given, (result,), rung, threads, parameters)
        return result if out is not None else _arrays.like(model, result)
