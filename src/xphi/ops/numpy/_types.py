"""Types in the signatures of the operators."""

from __future__ import annotations

from typing import Any, Literal, Protocol, TypeAlias, TypeVar

import numpy as np

#: The promise about the error.
Rung: TypeAlias = Literal["faithful", "fast"]
#: An array, whose type and element type the result has.
A = TypeVar("A", bound=np.ndarray[Any, np.dtype[Any]])
#: A NumPy scalar.
S = TypeVar("S", bound=np.floating[Any])
#: Lists of numbers, nested to any depth, which count as float64.
Lists: TypeAlias = list[Any] | tuple[Any, ...]


class HasArray(Protocol):
    """What NumPy can see as an array; the result is what the object makes of it."""

    def __array__(self) -> np.ndarray[Any, np.dtype[Any]]:
        """The array."""
