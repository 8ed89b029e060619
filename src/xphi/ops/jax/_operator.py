"""The operators: callables that check their arrays and call the primitive."""

from __future__ import annotations

from typing import Any, Never, final

import jax
import jax.numpy as jnp
import numpy as np

from xphi.errors import XphiError
from xphi.ops import generated
from xphi.ops import numpy as reference
from xphi.ops.jax import _docstring, _paths, _primitive
from xphi.ops.jax._paths import Sampled
from xphi.ops.numpy import Accuracy, _accuracy, _arrays
from xphi.ops.numpy._operator import check_rung
from xphi.ops.numpy._types import Rung

#: The element types that there are kernels for.
DTYPES = ("float16", "bfloat16", "float32", "float64")
_TAKEN = frozenset(map(jnp.dtype, DTYPES))


class Operator:
    """A function on JAX arrays, element by element.

    Parameters
    ----------
    name : str
        As the kernels have it.
    kind : {"f", "gate"}
    """

    def __init__(self, name: str, kind: str) -> None:
        self.__name__ = self.__qualname__ = name
        self.__module__ = "xphi.jax"
        self.__doc__ = _docstring.of(generated.rows()[name], kind)
        self._kind = kind

    def __repr__(self) -> str:
        return f"xphi.jax.{self.__name__}"

    def __reduce__(self) -> tuple[Any, ...]:
        from xphi.ops.jax._registry import get

        return get, (self.__name__,)

    def path(self, dtype: Any, *, order: int = 0) -> str:
        """What computes on a CPU: "ffi", the compiled kernels, or "jnp", operations of jax.numpy.

        Other backends always take "jnp".

        Parameters
        ----------
        dtype : dtype or str
            float16, bfloat16, float32 or float64.
        order : {0, 1}
            0 for the function, 1 for its derivative times a vector.

        Raises
        ------
        XphiError
            If there are no kernels for `dtype`, or `order` is neither.
        """
        return _paths.choice(self.__name__, self._kind_of(order), _dtype(dtype))

    def bound(
        self, dtype: Any, *, path: str | None = None, rung: str = "faithful", order: int = 0
    ) -> Accuracy | Sampled:
        """The recorded error of the function, or of its derivative.

        Parameters
        ----------
        dtype : dtype or str
            float16, bfloat16, float32 or float64.
        path : {"ffi", "jnp"}, optional
            Which program; the one that a CPU takes when it is not given. On the path "ffi" the bits are those of the
            NumPy operator, and so is the bound; the errors of "jnp" are sampled, with XLA on a CPU.
        rung : {"faithful", "fast"}
            Which kernel, on the path "ffi".
        order : {0, 1}
            0 for the function, 1 for its derivative, as it multiplies a gradient.

        Returns
        -------
        Accuracy or Sampled

        Raises
        ------
        XphiError
            If nothing is recorded for it.
        """
        if path is None:
            path = self.path(dtype, order=order)
        if path not in _paths.PATHS:
            raise XphiError(f"path must be one of {', '.join(_paths.PATHS)}; it is {path!r}")
        if path == "ffi":
            check_rung(rung)
            return _accuracy.required(self.__name__, self._kind_of(order), _arrays.format_of(_dtype(dtype)), rung)
        return _paths.sampled(self.__name__, self._kind_of(order), _dtype(dtype))

    def _kind_of(self, order: Any) -> str:
        if isinstance(order, bool) or order not in (0, 1):
            raise XphiError(f"order must be 0 (the function itself) or 1 (its derivative); it is {order!r}")
        return self._kind if order == 0 else {"f": "vjp", "gate": "gate_vjp"}[self._kind]

    def _compute(self, arrays: tuple[Any, ...], rung: Any, parameters: tuple[float, ...] = ()) -> Any:
        check_rung(rung)
        return _primitive.function(self.__name__, self._kind, rung, parameters)(*arrays)


@final
class Activation(Operator):
    """A function of one array, with its derivative."""

    def __init__(self, name: str) -> None:
        super().__init__(name, "f")

    def __call__(self, x: jax.typing.ArrayLike, *, rung: Rung = "faithful", **others: Never) -> jax.Array:
        """f(x), element by element."""
        if others:
            raise XphiError(generated.no_option(f"xphi.jax.{self.__name__}", others))
        return self._compute((_array(x, "x", self.__name__),), rung)


@final
class Gate(Operator):
    """A function of `gate` and `up`, with its derivatives."""

    def __init__(self, name: str) -> None:
        super().__init__(name, "gate")
        self._reference: Any = reference.get(name)
        self.defaults: dict[str, float] = generated.rows()[name]["parameters"]

    def __call__(
        self, gate: jax.typing.ArrayLike, up: jax.typing.ArrayLike, *, rung: Rung = "faithful", **parameters: float
    ) -> jax.Array:
        """The gated product, element by element."""
        a, b = _array(gate, "gate", self.__name__), _array(up, "up", self.__name__)
        if a.dtype != b.dtype and (jax.typeof(a).weak_type or jax.typeof(b).weak_type):
            dtype = jnp.result_type(a, b)  # a Python float takes the dtype of the other
            a, b = a.astype(dtype), b.astype(dtype)
        if a.dtype != b.dtype:
            raise XphiError(
                f"{self.__name__} takes arrays of one dtype: gate is {a.dtype.name} and up is {b.dtype.name}"
            )
        if a.shape != b.shape:
            raise XphiError(f"{self.__name__} takes arrays of one shape: gate has {a.shape} and up has {b.shape}")
        return self._compute((a, b), rung, self._numbers(parameters, a.dtype))

    def _numbers(self, given: dict[str, Any], dtype: Any) -> tuple[float, ...]:
        """The parameters in the order of the kernel, checked as the NumPy operator checks them."""
        for name, value in given.items():
            if isinstance(value, jax.core.Tracer):
                raise XphiError(f"{name} of {self.__name__} must be a number that is known when JAX traces")
        numbers: tuple[float, ...] | None = self._reference.numbers(given, dtype)
        return numbers or ()


def _array(value: Any, label: str, function: str) -> Any:
    """`value` as a JAX array of an element type that there are kernels for."""
    if isinstance(value, jax.Array) and value.dtype in _TAKEN:
        return value
    if not isinstance(value, (jax.Array, np.ndarray, np.generic, float, int)):
        raise XphiError(
            f"{function} takes JAX and NumPy arrays and floats, and {label} is a {type(value).__name__}: "
            f"pass jax.numpy.asarray({label})"
        )
    array = jnp.asarray(value)
    if array.dtype in _TAKEN:
        return array
    if jnp.issubdtype(array.dtype, jnp.complexfloating):
        raise XphiError(f"{function} is a real function, and {label} is {array.dtype.name}: pass its real part")
    raise XphiError(
        f"{function} is not defined on {array.dtype.name}; cast {label} first, for example "
        f"{label}.astype(jax.numpy.float32)"
    )


def _dtype(dtype: Any) -> str:
    """The name of an element type."""
    try:
        name = str(jnp.dtype(dtype).name)
    except TypeError:
        name = str(dtype)
    if name not in DTYPES:
        raise XphiError(f"there are no kernels for {dtype}; there are for {', '.join(DTYPES)}")
    return name
