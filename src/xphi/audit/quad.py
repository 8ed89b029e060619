"""Exact values in 113 bits: compiled, ten to fifty times faster than balls, and independent of our kernels.

Every value comes with a bound on its own error, as far as libquadmath keeps what it promises; what it leaves open is
asked of balls.
"""

from __future__ import annotations

import ctypes
import functools
import math
import platform
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar

import numpy as np

from xphi.audit import truth
from xphi.audit.encoding import Array
from xphi.audit.quad_source import source
from xphi.compiled.build import find_compiler, library
from xphi.errors import XphiError

#: Beyond this a zero is a tail that underflowed even in 113 bits.
_FAR = 8.0


@dataclass(frozen=True)
class Quad:
    """Exact values from the formula in ``__float128``.

    Parameters
    ----------
    target : str
        A registry name or a formula.
    order : int
        How many derivatives to take.
    """

    label: ClassVar[str] = "quad"
    target: str
    order: int

    @property
    def balls(self) -> truth.Truth:
        """What decides the rest."""
        return truth.Balls(self.target, self.order)

    def exact(self, inputs: Array) -> tuple[Array, Array | None]:
        """Reference and rest at binary64 inputs."""
        x = np.ascontiguousarray(inputs, dtype=np.float64)
        reference, rest = np.empty_like(x), np.empty_like(x)
        doubtful = np.empty(x.shape, dtype=np.uint8)
        _evaluate(self.target, self.order)(*(a.ctypes.data for a in (x, reference, rest, doubtful)), x.size)
        for sign in (-1.0, 1.0):
            zero = _zero_far(self.target, self.order, sign)
            lost = (reference == 0) & (sign * x > _FAR) & np.isfinite(x)
            if zero is not None:
                reference[lost], rest[lost], doubtful[lost] = zero, 0.0, 0
        open_ = np.flatnonzero(doubtful | np.isnan(x))
        if open_.size:
            found, left = self.balls.exact(x[open_])
            reference[open_], rest[open_] = found, left
        return reference, rest


def available() -> bool:
    """Whether a compiler with libquadmath is here."""
    if platform.machine() not in {"x86_64", "AMD64"}:
        return False
    try:
        find_compiler()
        _library("identity", 0)
    except XphiError:
        return False
    return True


@functools.cache
def _evaluate(target: str, order: int) -> Any:
    function = ctypes.CDLL(str(_library(target, order))).evaluate
    function.argtypes = (*[ctypes.c_void_p] * 4, ctypes.c_ssize_t)
    function.restype = None
    return function


def _library(target: str, order: int) -> Path:
    from xphi import reference

    return library(source(reference.program_of(truth.expression_of(target), order)), libraries=("quadmath", "m"))


@functools.cache
def _zero_far(target: str, order: int, sign: float) -> float | None:
    """The zero that the function has far out, with the sign of its tail; None where it has another limit."""
    from xphi import reference

    limit = float(reference.rounded(truth.expression_of(target), sign * math.inf, "binary64", order))
    return limit if limit == 0 else None
