"""What memory alone costs, by NumPy's own loops in plain threads; no function can be faster than the copy."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import numpy as np

from xphi.bench.case import Array, Case
from xphi.bench.peers import Factory, Timed, Unsupported

TITLE = "floor"
NEEDS = ("numpy",)
RUNGS = ("",)


def _split(case: Case, step: Callable[..., object], *arrays: Array) -> Timed:
    """`step` on the arrays: in one piece, or in as many as there are threads (NumPy releases the lock in its loops)."""
    if case.threads == 1:
        return lambda: step(*arrays)
    ends = np.linspace(0, case.n, case.threads + 1).astype(int)
    pieces = [tuple(array[a:b] for array in arrays) for a, b in itertools.pairwise(ends)]
    pool = ThreadPoolExecutor(case.threads - 1)

    def call() -> None:
        waiting = [pool.submit(step, *piece) for piece in pieces[1:]]
        step(*pieces[0])
        for future in waiting:
            future.result()

    return call


def _copy(case: Case) -> Timed:
    return _split(case, np.copyto, case.out, case.inputs[0])


def _relu(case: Case) -> Timed:
    x, y = case.inputs[0], case.out
    if y.itemsize > 2:
        zero = y.dtype.type(0)
        return _split(case, lambda a, b: np.maximum(a, zero, out=b), x, y)
    # NumPy has no vector loop for 16-bit floats; a negative one is a negative integer of the same bits
    zeros = np.zeros(case.n, dtype=np.int16)
    return _split(case, lambda a, c, b: np.maximum(a, c, out=b), x.view(np.int16), zeros, y.view(np.int16))


def _multiply(case: Case) -> Timed:
    x, y = case.inputs
    if x.itemsize == 2:
        raise Unsupported(f"NumPy has no vector loop for a product in {case.dtype}")
    return _split(case, lambda a, b, c: np.multiply(a, b, out=c), x, y, case.out)


def operations() -> dict[str, Factory]:
    """Copy, relu, and the product of two arrays."""
    return {"copy": _copy, "relu": _relu, "multiply": _multiply}
