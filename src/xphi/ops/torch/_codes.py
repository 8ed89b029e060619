"""The codes of derivatives as data: which functions have some, how long they may be, and how wrong they are."""

from __future__ import annotations

import functools
from dataclasses import dataclass
from decimal import ROUND_CEILING, Context
from typing import Any

import numpy as np

from xphi.errors import XphiError
from xphi.ops import generated
from xphi.ops import numpy as arrays

BITS = (1, 2, 4, 8)
_UP = Context(prec=4, rounding=ROUND_CEILING)


@dataclass(frozen=True)
class Accuracy:
    """How far the levels of a code are from the derivative.

    Parameters
    ----------
    largest : float
        Never exceeded, whatever the input: from the extremes of f' on each interval, in ball arithmetic.
    at : float
        An input where it is met.
    rms : float
        The root of the mean square, by quadrature, over inputs that are distributed as `weight` says.
    weight : str
        The density of the inputs under which the levels are the best.
    levels : int
        How many there are: 2^bits, or fewer where the derivative has no more values.
    """

    largest: float
    at: float
    rms: float
    weight: str
    levels: int

    def __str__(self) -> str:
        """The errors in a phrase; the largest is rounded up."""
        largest = _UP.create_decimal_from_float(self.largest)
        return f"at most {float(largest):g}, {self.rms:.4g} in the mean square under the {self.weight} density"


def names() -> list[str]:
    """The functions that have codes: those with a derivative that is bounded, and not one number."""
    return sorted(_document()["functions"])


def accuracy(name: str, bits: int) -> Accuracy:
    """The errors of a derivative's code, absolute.

    Parameters
    ----------
    name : str
        As the kernels have it.
    bits : {1, 2, 4, 8}

    Raises
    ------
    XphiError
        If there is no such code.
    """
    found = row(name, bits)
    largest, at, rms = found["largest_error"], float(found["largest_at"]), found["rms_error"]
    return Accuracy(largest, at, rms, _document()["weight"], len(found["levels"]))


def row(name: str, bits: Any) -> dict[str, Any]:
    """The levels, the boundaries and the errors of a code.

    Raises
    ------
    XphiError
        If there is no such code.
    """
    functions = _document()["functions"]
    if name not in functions:
        raise XphiError(f'{name} has no code of its derivative, {_why_not(name)}; save="input" serves it')
    found: dict[str, Any] = functions[name][str(length(bits))]
    return found


def length(bits: Any) -> int:
    """The length of a code, as a Python number.

    Raises
    ------
    XphiError
        If there are no codes of that length; True is none, and 4.0 is none.
    """
    if isinstance(bits, bool) or not isinstance(bits, (int, np.integer)) or bits not in BITS:
        raise XphiError(f'save="bits" keeps bits=1, 2, 4 or 8 of each element; bits is {bits!r}')
    return int(bits)


def _why_not(name: str) -> str:
    operator = arrays.get(name)
    if isinstance(operator, arrays.Gate):
        return "as it is a gate and has two"
    slopes = {float(operator.grad(x)) for x in (-np.inf, -1.0, 0.0, 1.0, np.inf)}
    return f"which is {slopes.pop():g} everywhere" if len(slopes) == 1 else "which has no bound"


@functools.cache
def _document() -> dict[str, Any]:
    return dict(generated.read("codes.json"))
