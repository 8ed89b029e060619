"""SciPy's ufuncs with NumPy around them: one thread, into outputs that exist."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from xphi.bench.case import Case
from xphi.bench.operations import GATES
from xphi.bench.peers import Factory, Timed, Unsupported

TITLE = "scipy"
NEEDS = ("scipy",)
RUNGS = ("",)


def _steps() -> dict[str, Callable[[Any, Any], object]]:
    from scipy import special

    def times(inner: Any) -> Callable[[Any, Any], object]:
        return lambda x, y: np.multiply(inner(x, out=y), x, out=y)

    return {
        "gelu": times(special.ndtr),
        "silu": times(special.expit),
        "sigmoid": lambda x, y: special.expit(x, out=y),
        "erf": lambda x, y: special.erf(x, out=y),
        "erfc": lambda x, y: special.erfc(x, out=y),
        "normal_cdf": lambda x, y: special.ndtr(x, out=y),
        "tanh": lambda x, y: np.tanh(x, out=y),
    }


def _timed(case: Case) -> Timed:
    if case.threads > 1:
        raise Unsupported("one thread only")
    if case.dtype not in ("float32", "float64"):
        raise Unsupported(f"no loops for {case.dtype}")
    steps, y = _steps(), case.out
    if case.op in GATES:
        gate, up = case.inputs
        step = steps[GATES[case.op]]
        return lambda: (step(gate, y), np.multiply(y, up, out=y))
    (x,) = case.inputs
    step = steps[case.op]
    return lambda: step(x, y)


def operations() -> dict[str, Factory]:
    """What ndtr, erf, erfc and expit give."""
    steps = _steps()
    return dict.fromkeys([*steps, *(gate for gate, inner in GATES.items() if inner in steps)], _timed)
