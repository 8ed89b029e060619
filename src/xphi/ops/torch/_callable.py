"""What the Python face of an activation and of a gate share."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from xphi.ops import numpy as arrays
from xphi.ops.numpy import Accuracy, _registry
from xphi.ops.numpy._types import Rung
from xphi.ops.torch import _arguments, _docstring
from xphi.ops.torch._derivatives import Call


class Function:
    """A function of tensors with kernels.

    Parameters
    ----------
    name : str
        As the kernels have it.
    """

    def __init__(self, name: str) -> None:
        self.__name__ = self.__qualname__ = name
        self.__module__ = "xphi.torch"
        self.__doc__ = _docstring.of(_registry.facts()[name])
        #: What was computed before: the kernel for dense tensors, and the call that a gradient is recorded for.
        self._met: dict[tuple[Any, str], tuple[Callable[..., None], Call]] = {}

    def release(self) -> None:
        """Forget the kernels; the next call finds them again."""
        self._met.clear()

    def __repr__(self) -> str:
        return f"xphi.torch.{self.__name__}"

    def __reduce__(self) -> tuple[Any, ...]:
        from xphi.ops.torch._registry import get

        return get, (self.__name__,)

    def bound(self, dtype: Any, *, rung: Rung = "faithful", order: int = 0) -> Accuracy:
        """The recorded error on a CPU, of the function or of its derivative.

        Parameters
        ----------
        dtype : torch.dtype or str
            An element type, or a name such as ``float32``, ``binary32`` or ``bfloat16``.
        rung : {"faithful", "fast"}
            Which kernel.
        order : {0, 1}
            0 for the function, 1 for its derivative; of a gate, 1 for the vector-Jacobian products.

        Returns
        -------
        Accuracy

        Raises
        ------
        XphiError
            If nothing is recorded for it.
        """
        return arrays.get(self.__name__).bound(_arguments.shown(dtype), rung=rung, order=order)
