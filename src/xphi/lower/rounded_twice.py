"""What a GPU loses in 16 bits: results of the binary32 kernels, rounded once more, beside the correctly rounded ones.

A GPU runs the binary32 programs, bit for bit, so the compiled kernels tell what it will give for every 16-bit input.
"""

from __future__ import annotations

import functools
import math
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import ml_dtypes
import numpy as np

from xphi import _core, formats
from xphi.lower.exceptions import exceptions
from xphi.lower.kernels import RUNGS, functions

DTYPES = {"binary16": np.dtype(np.float16), "bfloat16": np.dtype(ml_dtypes.bfloat16)}
KINDS = ("f", "grad")


@dataclass(frozen=True)
class Loss:
    """The finite inputs of a format at which the second rounding shows.

    Parameters
    ----------
    name, kind, format, rung : str
        The binary32 kernel, and the 16-bit format.
    inputs : int
        How many of them do not get the correctly rounded result.
    excess : float
        By how much the error of the worst of these exceeds half an ULP, in ULP; 0 where there are none.
    """

    name: str
    kind: str
    format: str
    rung: str
    inputs: int
    excess: float


@functools.cache
def losses() -> tuple[Loss, ...]:
    """Every function and derivative, each on all inputs."""
    return tuple(
        _loss(name, kind, number_format, rung)
        for name in functions()
        for kind in KINDS
        for number_format in DTYPES
        for rung in RUNGS
    )


def _loss(name: str, kind: str, number_format: str, rung: str) -> Loss:
    dtype = DTYPES[number_format]
    with np.errstate(all="ignore"):  # NaNs are widened, and infinities met
        x = np.arange(2**16, dtype=np.uint16).view(dtype)
        x = x[np.isfinite(x.astype(np.float64))]
        got = _results(name, kind, "binary32", rung, x.astype(np.float32)).astype(dtype)
        exact = _results(name, kind, "binary64", "faithful", x.astype(np.float64))
        right = _rounded(name, kind, number_format, x, exact)
        number = formats.get(number_format)
        exponent = np.maximum(np.frexp(exact)[1] - number.precision, number.emin - number.precision + 1)
        excess = np.abs(got.astype(np.float64) - exact) / np.ldexp(1.0, exponent) - 0.5
    wrong = got.view(np.uint16) != right.view(np.uint16)
    # where the exact value is next to a middle, binary64 may not tell on which side
    return Loss(name, kind, number_format, rung, int(wrong.sum()), max([0.0, *excess[wrong].tolist()]))


def _results(name: str, kind: str, number_format: str, rung: str, x: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    y = np.empty_like(x)
    _core.run(name, kind, number_format, rung, (x,), (y,), None, 1)
    return y


def _rounded(
    name: str, kind: str, number_format: str, x: np.ndarray[Any, Any], exact: np.ndarray[Any, Any]
) -> np.ndarray[Any, Any]:
    """The correctly rounded results; not the core's own, whose exceptions may be older than its kernels."""
    number, rounded = formats.get(number_format), np.empty_like(exact)
    _core.round_to(exact, rounded, number.precision, number.emin, number.emax)
    right = rounded.astype(DTYPES[number_format])
    for row in exceptions():
        if (row.name, row.kind, row.format) == (name, kind, number_format):
            right.view(np.uint16)[x.view(np.uint16) == row.input] = row.output
    return right


def table() -> str:
    """The table of the documentation: inputs that are not correctly rounded, of f and of f′."""
    columns = [(rung, number_format) for rung in RUNGS for number_format in DTYPES]
    lines = [f"| function | {' | '.join(map(', '.join, columns))} |", "|---|" + "---|" * len(columns)]
    for name in functions():
        cells = [", ".join(str(loss.inputs) for loss in _of(name, *column)) for column in columns]
        lines.append(f"| `{name}` | {' | '.join(cells)} |")
    worst = [max(loss.excess for name in functions() for loss in _of(name, *column)) for column in columns]
    return "\n".join([*lines, f"| largest error | {' | '.join(map(_shown, worst))} |"])


def _of(name: str, rung: str, number_format: str) -> Iterator[Loss]:
    return (loss for loss in losses() if (loss.name, loss.rung, loss.format) == (name, rung, number_format))


def _shown(excess: float) -> str:
    """An error in ULP, rounded up."""
    return f"{math.ceil((0.5 + excess) * 1e6) / 1e6:.6f} ULP"
