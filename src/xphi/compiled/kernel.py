"""What the user holds: a function of arrays in a library, with its bound and its source."""

from __future__ import annotations

import ctypes
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from xphi.compiled.source import LOOPS
from xphi.errors import XphiError
from xphi.ops.numpy._arrays import plain

#: Elements that are gathered at a time from arrays which are not contiguous.
_BLOCK = 8192


@dataclass(frozen=True)
class Compiled:
    """A compiled approximation, elementwise.

    Parameters
    ----------
    name : str
        The name of the function in the C code.
    error : dict
        As in a certificate: ``bound``, ``observed``, ``at``, ``evidence``, ``unit``.
    source : str
        The C code.
    library : Path
        The file that was loaded.
    """

    name: str
    error: dict[str, Any] = field(repr=False)
    source: str = field(repr=False)
    library: Path = field(repr=False)
    _loops: dict[str, Any] = field(init=False, repr=False, compare=False, default_factory=dict)

    def __post_init__(self) -> None:
        """Load the library."""
        try:
            loaded = ctypes.CDLL(str(self.library))
        except OSError as error:
            raise XphiError(f"{self.library} cannot be loaded: {error}; remove it, and it is built again") from None
        for dtype, loop in LOOPS.items():
            function = getattr(loaded, loop)
            function.argtypes = (ctypes.c_void_p, ctypes.c_void_p, ctypes.c_ssize_t)
            function.restype = None
            self._loops[dtype] = function

    @property
    def bound(self) -> float | None:
        """The proved error of the formula over the reals, with exactly the constants in the code.

        Evaluation in binary64 adds its own rounding, and binary32 arrays one more. None where the bound does not
        survive rounding the constants to binary64.
        """
        bound = self.error["bound"]
        return None if bound is None else float(bound)

    def __call__(self, x: npt.ArrayLike, /, *, out: npt.NDArray[Any] | None = None) -> Any:
        """The approximation at every element.

        Parameters
        ----------
        x : array of float32 or float64
            Any shape, any strides; a float, or lists of floats, count as float64.
        out : ndarray, optional
            Where to write: of the same shape and type; may be `x`, or overlap it.

        Returns
        -------
        ndarray
            Of the type of `x`; a scalar for a scalar.

        Raises
        ------
        XphiError
            For another type, or an `out` that does not fit.
        """
        values = plain(x, "x", self.name)
        loop = self._loops.get(values.dtype.name)
        if loop is None:
            raise XphiError(
                f"{self.name} takes float32 or float64, not {values.dtype}; cast it first, as in x.astype('float64')"
            )
        native = values.dtype.newbyteorder("=")
        result = np.empty_like(values, dtype=native, subok=False) if out is None else _fits(out, values)
        if values.size == 0:
            pass
        elif values.flags.c_contiguous and values.dtype.isnative and values.flags.aligned and _plain(values, result):
            loop(values.ctypes.data, result.ctypes.data, values.size)
        else:
            _blocks(loop, values, result, native)
        return result if out is not None or result.ndim else result[()]


def _fits(out: Any, values: npt.NDArray[Any]) -> npt.NDArray[Any]:
    if type(out) is not np.ndarray:  # a mask would not be written
        raise XphiError(f"out must be a plain NumPy array, and is a {type(out).__name__}")
    if out.shape != values.shape or out.dtype.newbyteorder("=") != values.dtype.newbyteorder("="):
        wanted, found = f"{values.dtype.name} {values.shape}", f"{out.dtype.name} {out.shape}"
        raise XphiError(f"out is {found}, where x needs {wanted}")
    if not out.flags.writeable:
        raise XphiError("out may not be written to")
    return out


def _plain(values: npt.NDArray[Any], result: npt.NDArray[Any]) -> bool:
    """Whether the loop can write `result` directly: contiguous, aligned, and `values` itself or apart from it."""
    flags = result.flags
    if not (flags.c_contiguous and flags.aligned and result.dtype.isnative):
        return False
    return values.ctypes.data == result.ctypes.data or not np.may_share_memory(values, result)


def _blocks(loop: Any, values: npt.NDArray[Any], result: npt.NDArray[Any], native: np.dtype[Any]) -> None:
    """Whatever the layout: NumPy's iterator gathers and scatters blocks, and copies where the two overlap."""
    iterator = np.nditer(  # type: ignore[call-overload]  # NumPy's types spell "contig" wrongly
        [values, result],
        flags=["external_loop", "buffered", "growinner", "zerosize_ok", "copy_if_overlap"],
        op_flags=[["readonly", "contig", "aligned", "nbo"], ["writeonly", "contig", "aligned", "nbo"]],
        op_dtypes=[native, native],
        casting="equiv",
        buffersize=_BLOCK,
    )
    with iterator:
        for source, target in iterator:
            loop(source.ctypes.data, target.ctypes.data, source.size)
