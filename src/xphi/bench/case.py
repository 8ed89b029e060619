"""The arrays of one measurement: the same values for every peer, outputs allocated beforehand."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import ml_dtypes
import numpy as np
import numpy.typing as npt

from xphi.bench.operations import BIAS, OPERATIONS, Operation

Array = npt.NDArray[Any]

DTYPES = ("float32", "bfloat16", "float16", "float64")
#: Standard deviation of the data; pre-activations of trained models are about that wide.
SIGMA = 2.0
SEED = 0
_CHECKED = 257


def dtype_of(name: str) -> np.dtype[Any]:
    """NumPy's type of a format's name."""
    return np.dtype(ml_dtypes.bfloat16) if name == "bfloat16" else np.dtype(name)


@dataclass(frozen=True)
class Case:
    """One measurement.

    Parameters
    ----------
    op : str
    dtype : str
    n : int
        Elements of the result.
    threads : int
    rung : str
        Empty for a peer that has none.
    inputs, outputs : tuple of ndarray
        Flat and contiguous.
    """

    op: str
    dtype: str
    n: int
    threads: int
    rung: str
    inputs: tuple[Array, ...]
    outputs: tuple[Array, ...]

    @property
    def operation(self) -> Operation:
        """What is computed."""
        return OPERATIONS[self.op]

    @property
    def out(self) -> Array:
        """The first output."""
        return self.outputs[0]

    def scratch(self) -> Array:
        """One more array like the output, for peers that need several passes."""
        return np.zeros_like(self.out)

    def error(self, results: tuple[Array, ...]) -> float:
        """Largest error over a sample, in units of what is allowed; not a number counts as infinite.

        Allowed is one spacing of the format, at the size of the operands or of the result, for each step of the
        formula, as if no error made up for another; another function is off by far more, and so is a peer that was
        called wrongly.
        """
        at = np.unique(np.linspace(0, self.n - 1, _CHECKED).astype(np.int64))
        columns = [np.asarray(array[at % array.size], dtype=np.float64) for array in self.inputs]
        spacing = float(ml_dtypes.finfo(dtype_of(self.dtype)).eps)  # type: ignore[no-untyped-call]  # ships no types
        allowed = self.operation.steps * spacing
        worst = 0.0
        for row, values in enumerate(zip(*columns, strict=True)):
            scale = 1.0
            for value in values:
                scale *= 1 + abs(float(value))
            exact = self.operation.exact(*map(float, values))
            for result, wanted in zip(results, exact, strict=True):
                off = abs(float(result.reshape(-1)[at[row]]) - wanted) / (max(scale, abs(wanted)) * allowed)
                worst = max(worst, off if off == off else float("inf"))  # noqa: PLR0124 - NaN
        return worst


@dataclass
class Arrays:
    """Inputs and outputs of one process, made once for each format and size."""

    threads: int
    made: dict[tuple[str, str, int, int], Array] = field(default_factory=dict)

    def case(self, op: str, dtype: str, n: int, rung: str) -> Case:
        """The arrays of a measurement."""
        operation = OPERATIONS[op]
        sizes = [n] * operation.inputs
        if op == "bias_gelu":
            sizes[1] = BIAS if n % BIAS == 0 else n
        inputs = tuple(self._normal(dtype, size, which) for which, size in enumerate(sizes))
        outputs = tuple(self._zeros(dtype, n, which) for which in range(operation.outputs))
        return Case(op, dtype, n, self.threads, rung, inputs, outputs)

    def _normal(self, dtype: str, n: int, which: int) -> Array:
        key = "normal", dtype, n, which
        if key not in self.made:
            values = np.random.default_rng([SEED, which]).standard_normal(n, dtype=np.float32)
            values *= np.float32(SIGMA)
            self.made[key] = values.astype(dtype_of(dtype))
        return self.made[key]

    def _zeros(self, dtype: str, n: int, which: int) -> Array:
        key = "zeros", dtype, n, which
        if key not in self.made:
            # written, not only reserved: the first touch of a page belongs to nobody's time
            self.made[key] = np.full(n, 0, dtype=dtype_of(dtype))
        return self.made[key]
