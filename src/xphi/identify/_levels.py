"""How far rounding can take a result from the exact value, from the best arithmetic to the plainest.

A callable is tried against each level in turn: a result that was computed in wider arithmetic and rounded once; one
whose constants were rounded as well; one that was rounded at every step. The first level at which some function
explains the results decides, so that a sharp result gets a sharp answer.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import ml_dtypes
import numpy as np

from xphi import formats
from xphi.errors import XphiError
from xphi.identify._candidates import Candidate
from xphi.identify._formula import Array, evaluate

#: A chain of so many roundings is allowed for; the longest spelling in use, of the tanh form, has ten operations.
ROUNDINGS = 16
#: Inner arithmetic of 16-bit results, and constants of double-precision ones, are mostly binary32.
SINGLE = 2.0**-24
#: Of these many neighbours the largest rounding error stands for each.
_NEIGHBOURS = 12
_DTYPES: dict[str, np.dtype[Any]] = {
    "binary16": np.dtype(np.float16),
    "bfloat16": np.dtype(ml_dtypes.bfloat16),
    "binary32": np.dtype(np.float32),
    "binary64": np.dtype(np.float64),
}


@dataclass(frozen=True)
class Precision:
    """What results are made of.

    Parameters
    ----------
    format : xphi.formats.Format
    exactly : bool
        Whether the values were computed without the format's rounding, so that only constants are rounded to it.
    """

    format: formats.Format
    exactly: bool = False

    @property
    def dtype(self) -> np.dtype[Any]:
        """As NumPy holds it."""
        return _DTYPES[self.format.name]

    @property
    def unit(self) -> float:
        """The unit roundoff."""
        return float(2.0**-self.format.precision)

    @property
    def short(self) -> bool:
        """Whether it has 16 bits."""
        return self.format.bits == 16


def precision(dtype: object, *, exactly: bool = False) -> Precision:
    """The precision of a dtype or of a format's name.

    Raises
    ------
    XphiError
    """
    spelled = dtype if isinstance(dtype, str) else str(np.dtype(dtype))  # type: ignore[call-overload]  # any dtype_like
    name = formats.ALIASES.get(spelled, spelled)
    if name not in _DTYPES:
        raise XphiError(f"--dtype takes float16, bfloat16, float32 or float64, not {spelled!r}")
    return Precision(formats.get(name), exactly)


def tolerances(candidate: Candidate, x: Array, exact: Array, of: Precision) -> list[Array]:
    """What each level allows at each input, the sharpest level first."""
    size = np.maximum(np.maximum(1, np.abs(x)), np.abs(exact))
    slope = (candidate.exact(x * (1 + 2.0**-12)) - candidate.exact(x * (1 - 2.0**-12))) * 2.0**11
    shift = candidate.exact(x + 2.0**-12) - candidate.exact(x - 2.0**-12)
    constants = 3 * of.unit * (np.abs(slope) + np.abs(shift) * 2.0**11 + np.abs(exact))
    if of.exactly:
        fine = ROUNDINGS * (2.0**-53 if of.short else min(SINGLE, of.unit)) * size
        return [fine, fine + constants] if of.short else [fine, ROUNDINGS * SINGLE * size]
    if of.short:
        rounded = 0.51 * spacing(exact, of) + ROUNDINGS * SINGLE * size
        return [rounded, rounded + constants, 2 * rounded + 2 * _envelope(candidate, x, exact, of)]
    return [ROUNDINGS * of.unit * size, ROUNDINGS * SINGLE * size]


def spacing(values: Array, of: Precision) -> Array:
    """The distance between neighbouring floats of the format at each value."""
    _, exponents = np.frexp(values)
    lowest = of.format.emin
    places = np.where(values == 0, lowest, np.maximum(exponents - 1, lowest)) - (of.format.precision - 1)
    return np.asarray(np.ldexp(1.0, places))


def _envelope(candidate: Candidate, x: Array, exact: Array, of: Precision) -> Array:
    """The largest rounding error of any spelling in use, around each input; infinite where one overflows."""
    largest = np.zeros_like(exact)
    for text in candidate.spellings:
        found = evaluate(text, {"x": x.astype(of.dtype)}).astype(np.float64)
        error = np.abs(found - exact)
        largest = np.maximum(largest, np.where(np.isfinite(error), error, np.inf))
    wide = np.pad(largest, _NEIGHBOURS, mode="edge")
    return np.asarray(np.max(np.lib.stride_tricks.sliding_window_view(wide, 2 * _NEIGHBOURS + 1), axis=1))
