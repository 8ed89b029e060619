"""Floats in order: every encoding of a format, NaN included, numbered from the most negative up.

The number of an encoding is its *code*: 0 is the NaN below −∞, −0 comes just before +0, the last one is the
NaN above +∞. A stride through the codes visits every binade of either sign equally often.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import ml_dtypes
import numpy as np

from xphi import formats
from xphi.errors import XphiError

Array = np.ndarray[Any, Any]

_DTYPES: dict[str, Any] = {
    "binary16": np.float16,
    "bfloat16": ml_dtypes.bfloat16,
    "binary32": np.float32,
    "binary64": np.float64,
}


@dataclass(frozen=True)
class Floats:
    """The floats of one format as NumPy holds them.

    Parameters
    ----------
    format : xphi.formats.Format
    """

    format: formats.Format

    @property
    def dtype(self) -> np.dtype[Any]:
        """The NumPy dtype."""
        dtype: np.dtype[Any] = np.dtype(_DTYPES[self.format.name])
        return dtype

    @property
    def name(self) -> str:
        """The name of the dtype: float16, bfloat16, float32 or float64."""
        return str(self.dtype)

    @property
    def count(self) -> int:
        """How many encodings there are."""
        return 1 << self.format.bits

    @property
    def unsigned(self) -> np.dtype[Any]:
        """The unsigned integer of the same width."""
        return np.dtype(f"u{self.format.bits // 8}")

    def at(self, start: int, stop: int, step: int = 1) -> Array:
        """The floats with the codes start, start + step, … below stop."""
        count = -(-(stop - start) // step)
        codes = self.unsigned.type(start) + np.arange(count, dtype=self.unsigned) * self.unsigned.type(step)
        sign = self.count >> 1
        if start >= sign or stop <= sign:  # all of one sign: one operation
            encoded: Array = codes ^ self.unsigned.type(sign) if start >= sign else ~codes
            return encoded.view(self.dtype)
        return self.of_codes(codes)

    def of_codes(self, codes: Array) -> Array:
        """The floats with these codes (unsigned integers of the format's width)."""
        sign = self.unsigned.type(self.count >> 1)
        return np.where(codes >= sign, codes ^ sign, ~codes).view(self.dtype)

    def code(self, value: Any) -> int:
        """The code of a float of the format; -0.0 and 0.0 differ."""
        encoded = int(np.asarray(value, dtype=self.dtype).reshape(1).view(self.unsigned)[0])
        sign = self.count >> 1
        return encoded ^ sign if encoded < sign else encoded ^ (self.count - 1)

    def value(self, code: int) -> float:
        """The float with that code."""
        with np.errstate(invalid="ignore"):  # a signalling NaN
            return float(self.of_codes(np.array([code], dtype=self.unsigned))[0])


def get(dtype: Any) -> Floats:
    """The floats of a dtype or of a format's name.

    Raises
    ------
    XphiError
        If audits do not know it.
    """
    spelled = dtype if isinstance(dtype, str) else str(np.dtype(dtype))
    name = formats.ALIASES.get(spelled, spelled)
    if name not in _DTYPES:
        raise XphiError(f"--dtype takes float16, bfloat16, float32 or float64, not {spelled!r}")
    return Floats(formats.get(name))
