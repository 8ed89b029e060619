"""Activations: functions of one array, element by element."""

from __future__ import annotations

from typing import Any, final, overload

import numpy as np
import numpy.typing as npt

from xphi import _core
from xphi.errors import XphiError
from xphi.ops.generated import no_option
from xphi.ops.numpy import _arrays
from xphi.ops.numpy._accuracy import Accuracy
from xphi.ops.numpy._operator import Operator, recorded
from xphi.ops.numpy._types import A, HasArray, Lists, Rung, S


@final
class Activation(Operator):
    """A function of one array, element by element, with its derivative and its vector-Jacobian product."""

    def __init__(self, name: str, doc: str) -> None:
        super().__init__(name, doc)
        self._direct: dict[tuple[Any, str], _core.Kernel] = {}

    @overload
    def __call__(self, x: A, *, out: A | None = None, rung: Rung = "faithful", threads: int | None = None) -> A: ...
    @overload
    def __call__(self, x: S, *, out: None = None, rung: Rung = "faithful", threads: int | None = None) -> S: ...
    @overload
    def __call__(
        self, x: float, *, out: None = None, rung: Rung = "faithful", threads: int | None = None
    ) -> np.float64: ...
    @overload
    def __call__(
        self,
        x: Lists,
        *,
        out: npt.NDArray[np.float64] | None = None,
        rung: Rung = "faithful",
        threads: int | None = None,
    ) -> npt.NDArray[np.float64]: ...
    @overload
    def __call__(
        self,
        x: HasArray | memoryview,
        *,
        out: npt.NDArray[Any] | None = None,
        rung: Rung = "faithful",
        threads: int | None = None,
    ) -> Any: ...
    def __call__(
        self, x: Any, *, out: Any = None, rung: str = "faithful", threads: int | None = None, **others: Any
    ) -> Any:
        """f(x), element by element."""
        if others:
            raise XphiError(no_option(f"xphi.{self.__name__}", others))
        if type(x) is np.ndarray and x.ndim and (out is None or _arrays.fits(out, x)):
            # The short way: nothing to refuse or to convert.
            try:
                compiled = self._direct.get((x.dtype, rung))
            except TypeError:  # no rung can be that, as is said below
                compiled = None
            if compiled is not None:
                y = np.empty_like(x) if out is None else out
                self._run(compiled, (x,), (y,), None, threads)
                return y
        array = _arrays.array_of(x, "x", self.__name__)
        result = self._compute_one("f", self.__name__, x, {"x": array}, out, rung, threads)
        if array.dtype != _arrays.BFLOAT16:  # which the core takes as views
            self._direct[array.dtype, rung] = self._kernel("f", array.dtype, rung)
        return result

    @overload
    def grad(self, x: A, *, out: A | None = None, rung: Rung = "faithful", threads: int | None = None) -> A: ...
    @overload
    def grad(self, x: S, *, out: None = None, rung: Rung = "faithful", threads: int | None = None) -> S: ...
    @overload
    def grad(
        self, x: float, *, out: None = None, rung: Rung = "faithful", threads: int | None = None
    ) -> np.float64: ...
    @overload
    def grad(
        self,
        x: Lists,
        *,
        out: npt.NDArray[np.float64] | None = None,
        rung: Rung = "faithful",
        threads: int | None = None,
    ) -> npt.NDArray[np.float64]: ...
    @overload
    def grad(
        self,
        x: HasArray | memoryview,
        *,
        out: npt.NDArray[Any] | None = None,
        rung: Rung = "faithful",
        threads: int | None = None,
    ) -> Any: ...
    def grad(self, x: Any, *, out: Any = None, rung: str = "faithful", threads: int | None = None) -> Any:
        """The derivative f'(x), element by element.

        Parameters
        ----------
        x : array of float16, bfloat16, float32 or float64, any shape
        out : array like `x`, optional
            Where the result goes; it may be `x` itself, or overlap it.
        rung : {"faithful", "fast"}
            The promise about the error; see `bound` with ``order=1``.
        threads : int, optional
            How many threads compute; the size decides when it is not given.

        Returns
        -------
        array like `x`, or a scalar where `x` is one

        Raises
        ------
        XphiError
            If an argument does not fit; the message says which and why.
        """
        label = f"{self.__name__}.grad"
        array = _arrays.array_of(x, "x", label)
        return self._compute_one("grad", label, x, {"x": array}, out, rung, threads)

    @overload
    def vjp(self, x: A, g: A, *, out: A | None = None, rung: Rung = "faithful", threads: int | None = None) -> A: ...
    @overload
    def vjp(self, x: S, g: S, *, out: None = None, rung: Rung = "faithful", threads: int | None = None) -> S: ...
    @overload
    def vjp(
        self,
        x: float | Lists | HasArray | memoryview,
        g: float | Lists | HasArray | memoryview,
        *,
        out: Any = None,
        rung: Rung = "faithful",
        threads: int | None = None,
    ) -> Any: ...
    def vjp(self, x: Any, g: Any, *, out: Any = None, rung: str = "faithful", threads: int | None = None) -> Any:
        """The vector-Jacobian product g·f'(x), in one pass.

        Parameters
        ----------
        x : array of float16, bfloat16, float32 or float64, any shape
            Where the derivative is taken.
        g : array like `x`
            The gradient of a loss with respect to f(x).
        out : array like `x`, optional
            Where the result goes; it may be `x` or `g`, or overlap them.
        rung : {"faithful", "fast"}
            The promise about the error. The fast one in float32 keeps tails down to 2^-243: a factor beyond 2^93 may
            lose what it would bring back into range.
        threads : int, optional
            How many threads compute; the size decides when it is not given.

        Returns
        -------
        array like `x`, or a scalar where `x` is one

        Raises
        ------
        XphiError
            If an argument does not fit; the message says which and why.
        """
        label = f"{self.__name__}.vjp"
        arrays = {"x": _arrays.array_of(x, "x", label), "g": _arrays.array_of(g, "g", label)}
        return self._compute_one("vjp", label, x, arrays, out, rung, threads)

    @overload
    def bias(self, x: A, b: A, *, out: A | None = None, rung: Rung = "faithful", threads: int | None = None) -> A: ...
    @overload
    def bias(self, x: S, b: S, *, out: None = None, rung: Rung = "faithful", threads: int | None = None) -> S: ...
    @overload
    def bias(
        self,
        x: float | Lists | HasArray | memoryview,
        b: float | Lists | HasArray | memoryview,
        *,
        out: Any = None,
        rung: Rung = "faithful",
        threads: int | None = None,
    ) -> Any: ...
    def bias(self, x: Any, b: Any, *, out: Any = None, rung: str = "faithful", threads: int | None = None) -> Any:
        """f(x + b), reading memory once.

        The sum is rounded to the format of `x`, as if it had been stored, and then f is taken.

        Parameters
        ----------
        x : array of float16, bfloat16, float32 or float64, at least one axis
        b : array of the dtype of `x`, shape ``(x.shape[-1],)``
            Added to every row.
        out : array like `x`, optional
            Where the result goes; it may be `x` itself, or overlap `x` or `b`.
        rung : {"faithful", "fast"}
            The promise about the error of f.
        threads : int, optional
            How many threads compute; the size decides when it is not given.

        Returns
        -------
        array like `x`

        Raises
        ------
        XphiError
            If an argument does not fit; the message says which and why.
        """
        label = f"{self.__name__}.bias"
        array, added = _arrays.array_of(x, "x", label), _arrays.array_of(b, "b", label)
        if array.ndim == 0 or added.shape != array.shape[-1:]:
            raise XphiError(
                f"{label} takes one b for each place of the last axis of x: "
                f"x has shape {array.shape} and b has {added.shape}"
            )
        arrays = {"x": array, "b": np.broadcast_to(added, array.shape)}
        return self._compute_one("bias", label, x, arrays, out, rung, threads)

    def bound(self, dtype: Any, *, rung: Rung = "faithful", order: int = 0) -> Accuracy:
        """The recorded error of the function, or of its derivative.

        Parameters
        ----------
        dtype : dtype or str
            A NumPy element type, or a name such as ``float32``, ``binary32`` or ``bfloat16``.
        rung : {"faithful", "fast"}
            Which kernel.
        order : {0, 1}
            0 for the function, 1 for its derivative.

        Returns
        -------
        Accuracy

        Raises
        ------
        XphiError
            If nothing is recorded for it.
        """
        return recorded(self.__name__, ("f", "grad"), dtype, rung, order)
