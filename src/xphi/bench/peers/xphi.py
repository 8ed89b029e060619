"""xphi itself, both rungs, into outputs that exist."""

from __future__ import annotations

from typing import Any

from xphi.bench.case import Case
from xphi.bench.operations import OPERATIONS
from xphi.bench.peers import Factory, Timed

TITLE = "xphi"
NEEDS = ("xphi",)
RUNGS = ("fast", "faithful")


def _timed(case: Case) -> Timed:
    import xphi

    if case.op == "bias_gelu":
        x, b = case.inputs
        rows, y = x.reshape(-1, b.size), case.out.reshape(-1, b.size)
        gelu: Any = xphi.gelu
        return lambda: gelu.bias(rows, b, out=y, rung=case.rung, threads=case.threads)
    stem = case.op.removesuffix("_vjp")
    operator: Any = getattr(xphi, stem)
    call: Any = operator if stem == case.op else operator.vjp
    inputs = case.inputs
    out = case.out if len(case.outputs) == 1 else case.outputs
    return lambda: call(*inputs, out=out, rung=case.rung, threads=case.threads)


def operations() -> dict[str, Factory]:
    """Every function and gate that this version has."""
    import xphi

    stems = {op: "gelu" if op == "bias_gelu" else op.removesuffix("_vjp") for op in OPERATIONS}
    return {op: _timed for op, stem in stems.items() if callable(getattr(xphi, stem, None))}
