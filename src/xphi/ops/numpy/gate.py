"""Gated units: functions of two arrays, element by element."""

from __future__ import annotations

import math
from typing import Any, final, overload

import numpy as np

from xphi.errors import XphiError
from xphi.ops.numpy import _arrays
from xphi.ops.numpy._accuracy import Accuracy
from xphi.ops.numpy._operator import Operator, recorded
from xphi.ops.numpy._types import A, HasArray, Lists, Rung, S

_NUMBERS: tuple[type, ...] = (int, float, np.floating)


@final
class Gate(Operator):
    """A function of `gate` and `up`, element by element, with its vector-Jacobian product.

    Parameters
    ----------
    name : str
        As the kernels have it.
    doc : str
        The docstring of the instance.
    parameters : dict of str to float
        The numbers that the formula leaves open, with their usual values.
    """

    def __init__(self, name: str, doc: str, parameters: dict[str, float]) -> None:
        super().__init__(name, doc)
        self._defaults = parameters

    @overload
    def __call__(
        self,
        gate: A,
        up: A,
        *,
        out: A | None = None,
        rung: Rung = "faithful",
        threads: int | None = None,
        **parameters: float,
    ) -> A: ...
    @overload
    def __call__(
        self,
        gate: S,
        up: S,
        *,
        out: None = None,
        rung: Rung = "faithful",
        threads: int | None = None,
        **parameters: float,
    ) -> S: ...
    @overload
    def __call__(
        self,
        gate: float | Lists | HasArray | memoryview,
        up: float | Lists | HasArray | memoryview,
        *,
        out: Any = None,
        rung: Rung = "faithful",
        threads: int | None = None,
        **parameters: float,
    ) -> Any: ...
    def __call__(
        self,
        gate: Any,
        up: Any,
        *,
        out: Any = None,
        rung: str = "faithful",
        threads: int | None = None,
        **parameters: float,
    ) -> Any:
        """The gated product, element by element."""
        arrays = {
            "gate": _arrays.array_of(gate, "gate", self.__name__),
            "up": _arrays.array_of(up, "up", self.__name__),
        }
        numbers = self.numbers(parameters, arrays["gate"].dtype)
        return self._compute_one("gate", self.__name__, gate, arrays, out, rung, threads, numbers)

    @overload
    def vjp(
        self,
        gate: A,
        up: A,
        g: A,
        *,
        out: tuple[A, A] | None = None,
        rung: Rung = "faithful",
        threads: int | None = None,
        **parameters: float,
    ) -> tuple[A, A]: ...
    @overload
    def vjp(
        self,
        gate: S,
        up: S,
        g: S,
        *,
        out: None = None,
        rung: Rung = "faithful",
        threads: int | None = None,
        **parameters: float,
    ) -> tuple[S, S]: ...
    @overload
    def vjp(
        self,
        gate: float | Lists | HasArray | memoryview,
        up: float | Lists | HasArray | memoryview,
        g: float | Lists | HasArray | memoryview,
        *,
        out: Any = None,
        rung: Rung = "faithful",
        threads: int | None = None,
        **parameters: float,
    ) -> tuple[Any, Any]: ...
    def vjp(
        self,
        gate: Any,
        up: Any,
        g: Any,
        *,
        out: Any = None,
        rung: str = "faithful",
        threads: int | None = None,
        **parameters: float,
    ) -> tuple[Any, Any]:
        """The vector-Jacobian products with respect to `gate` and `up`, in one pass.

        Parameters
        ----------
        gate, up : arrays of float16, bfloat16, float32 or float64, one dtype, one shape
            Where the derivatives are taken.
        g : array like `gate`
            The gradient of a loss with respect to the gated product.
        out : tuple of two arrays like `gate`, optional
            Where the results go; they may be any of the inputs, or overlap them, but not each other.
        rung : {"faithful", "fast"}
            The promise about the error. The fast one in float32 keeps tails down to 2^-243: a factor beyond 2^93 may
            lose what it would bring back into range.
        threads : int, optional
            How many threads compute; the size decides when it is not given.
        **parameters : float
            The numbers of the formula, where it has some; `limit` is rounded to the format of the arrays.

        Returns
        -------
        d_gate, d_up : arrays like `gate`, or scalars where `gate` is one

        Raises
        ------
        XphiError
            If an argument does not fit; the message says which and why.
        """
        label = f"{self.__name__}.vjp"
        arrays = {
            "gate": _arrays.array_of(gate, "gate", label),
            "up": _arrays.array_of(up, "up", label),
            "g": _arrays.array_of(g, "g", label),
        }
        _arrays.alike(label, arrays)
        pair = (None, None) if out is None else out
        if not isinstance(pair, tuple) or len(pair) != 2:
            raise XphiError(f"out of {label} must be a tuple of two arrays, for d_gate and d_up")
        model = arrays["gate"]
        results = tuple(_arrays.output(one, model, label) for one in pair)
        self._compute("gate_vjp", tuple(arrays.values()), results, rung, threads, self.numbers(parameters, model.dtype))
        d_gate, d_up = results if out is not None else (_arrays.like(gate, result) for result in results)
        return d_gate, d_up

    def bound(self, dtype: Any, *, rung: Rung = "faithful", order: int = 0) -> Accuracy:
        """The recorded error of the product, or of its derivatives.

        Parameters
        ----------
        dtype : dtype or str
            A NumPy element type, or a name such as ``float32``, ``binary32`` or ``bfloat16``.
        rung : {"faithful", "fast"}
            Which kernel.
        order : {0, 1}
            0 for the product, 1 for the vector-Jacobian products.

        Returns
        -------
        Accuracy

        Raises
        ------
        XphiError
            If nothing is recorded for it.
        """
        return recorded(self.__name__, ("gate", "gate_vjp"), dtype, rung, order)

    def numbers(self, given: dict[str, float], dtype: np.dtype[Any]) -> tuple[float, ...] | None:
        """The parameters in the order of the kernel."""
        unknown = sorted(set(given) - set(self._defaults))
        if unknown:
            known = ", ".join(self._defaults) or "none"
            raise XphiError(f"{self.__name__} has no parameter {unknown[0]!r}; its parameters: {known}")
        if not self._defaults:
            return None
        values = tuple(given.get(name, default) for name, default in self._defaults.items())
        for name, value in zip(self._defaults, values, strict=True):
            # a scale of the gate, and the limit of a clamp, which may be none
            if not isinstance(value, _NUMBERS) or not value >= 0 or (name != "limit" and value == 0):
                wanted = "a number that is not negative" if name == "limit" else "a positive number"
                raise XphiError(f"{name} must be {wanted}; it is {value!r}")
            largest = float(np.finfo(np.float64 if dtype.itemsize == 8 else np.float32).max)
            if value > largest and not (name == "limit" and value == math.inf):
                raise XphiError(
                    f"{name} must not be beyond {float(largest):g}, the largest number here; it is {value!r}"
                )
        return tuple(map(float, values))
