"""numexpr: a formula compiled for its blockwise interpreter, into an output that exists."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from xphi.bench.case import Case
from xphi.bench.operations import GATES
from xphi.bench.peers import Factory, Timed, Unsupported

TITLE = "numexpr"
NEEDS = ("numexpr",)
RUNGS = ("",)

#: Formulas in x; k and c are constants in the format of x, since a literal would make it binary64.
_FORMULAS = {
    "gelu_tanh": "x / (1 + exp(-k * x * (1 + c * x * x)))",
    "gelu_sigmoid": "x / (1 + exp(-k * x))",
    "silu": "x / (1 + exp(-x))",
    "sigmoid": "1 / (1 + exp(-x))",
    "tanh": "tanh(x)",
    "softplus": "where(x > 0, x, 0) + log1p(exp(-abs(x)))",
    "mish": "x * tanh(where(x > 0, x, 0) + log1p(exp(-abs(x))))",
    "elu": "where(x > 0, x, expm1(x))",
    "relu": "where(x > 0, x, 0)",
    "relu2": "where(x > 0, x * x, 0)",
}
_CONSTANTS = {"gelu_tanh": (2 * math.sqrt(2 / math.pi), 0.044715), "gelu_sigmoid": (1.702, 0.0)}


def _timed(case: Case) -> Timed:
    import numexpr

    if case.dtype not in ("float32", "float64"):
        raise Unsupported(f"no loops for {case.dtype}")
    numexpr.set_num_threads(case.threads)
    stem = GATES.get(case.op, case.op)
    formula = _FORMULAS[stem] if stem == case.op else f"({_FORMULAS[stem]}) * up"
    kind: Any = case.out.dtype.type
    values: dict[str, Any] = {"x": case.inputs[0], "up": case.inputs[-1]}
    values |= dict(zip("kc", (kind(c) for c in _CONSTANTS.get(stem, ())), strict=False))
    used = [name for name in values if name in numexpr.necompiler.getExprNames(formula, {})[0]]
    signature = [(name, numexpr.necompiler.getType(np.asarray(values[name]))) for name in used]
    compiled = numexpr.NumExpr(formula, signature)
    arguments = [np.asarray(values[name]) for name in used]
    return lambda: compiled(*arguments, out=case.out, order="K", casting="same_kind", ex_uses_vml=False)


def operations() -> dict[str, Factory]:
    """What its functions can say; it has no erf."""
    return dict.fromkeys([*_FORMULAS, *(gate for gate, inner in GATES.items() if inner in _FORMULAS)], _timed)
