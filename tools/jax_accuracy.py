"""Measure the errors of the programs in jax.numpy with XLA on a CPU, and record them: ``python tools/jax_accuracy.py``.

With ``--new`` only those that have no record, with names only theirs.

Every kind of every function and gate, in every dtype, at random inputs, and a function in 16 bits at all of them. XLA
flushes subnormal numbers to zero, inputs and intermediate results too. So inputs are normal numbers, factors are of
ordinary size, and ULPs are counted where the exact result is at least `least`, 2^p times the smallest normal number of
the format that is computed in, p its precision; below, the largest absolute error is recorded. Near a zero crossing an
ULP is next to nothing, and errors in it are large: they are recorded as they are.
"""

from __future__ import annotations

import json
import math
import os
import sys
from pathlib import Path
from typing import Any

os.environ["JAX_PLATFORMS"] = "cpu"

import jax
import numpy as np

from xphi.audit import products, truth
from xphi.audit.encoding import Array, Floats, get
from xphi.audit.tally import Tally, compared, widened
from xphi.kinds import KINDS
from xphi.ops.jax import Gate, _primitive, names
from xphi.ops.jax import get as operator

RECORD = Path(__file__).resolve().parent.parent / "src/xphi/_generated/jax_accuracy.json"
DTYPES = ("float16", "bfloat16", "float32", "float64")
#: Random inputs of one kernel: binary64 is compared with balls.
INPUTS = {"float16": 1 << 20, "bfloat16": 1 << 20, "float32": 1 << 20, "float64": 1 << 11}


def inputs_of(kind: str, floats: Floats, count: int) -> list[Array]:
    """A point of any binade, or near where functions bend; factors of ordinary size."""
    smallest = 2.0**floats.format.emin
    first, *_ = products.random_inputs(floats, 2 * count, 1, 0)
    source = np.random.default_rng(count)
    factors = [
        np.exp2(source.uniform(-12, 6, count)) * source.choice([-1.0, 1.0], count) for _ in range(KINDS[kind].factors)
    ]
    point = first[np.abs(first.astype(np.float64)) >= smallest][:count]
    return [point, *(factor[: point.size].astype(floats.dtype) for factor in factors)]


def exact(name: str, kind: str, inputs: list[Array], floats: Floats) -> list[tuple[Array, Array | None]]:
    """Reference and rest of each output."""
    wide = [column.astype(np.float64) for column in inputs]
    if kind == "f":
        if floats.format.precision == 53:
            return [truth.Balls(name, 0).exact(wide[0])]
        return [(truth.run_kernel(name, "f", wide), None)]
    item = products.product(name, kind)
    if floats.format.precision < 53:
        with np.errstate(all="ignore"):
            return [(reference, None) for reference in item.doubles(wide)]
    rows = [item.balls([float(column[k]) for column in wide]) for k in range(wide[0].size)]
    return [tuple(np.array([row[j][part] for row in rows]) for part in (0, 1)) for j in range(len(rows[0]))]


def measure(name: str, kind: str, dtype: str) -> dict[str, Any]:
    """The record of one kernel."""
    floats = get(dtype)
    everything = kind == "f" and floats.format.bits == 16
    if everything:
        x = np.arange(1 << 16, dtype=np.uint16).view(floats.dtype)
        inputs = [x[np.isfinite(x.astype(np.float32))]]
    else:
        inputs = inputs_of(kind, floats, INPUTS[dtype])
    unit = operator(name)
    parameters = tuple(unit.defaults.values()) if isinstance(unit, Gate) else ()
    results = _primitive.kernel(name, kind, "faithful", parameters, "jnp")(*inputs)
    index = np.arange(inputs[0].size, dtype=np.float64)
    # binary16 is computed in binary32, which has its subnormal numbers among the normal ones
    inner = get("float32" if floats.format.bits == 16 else dtype).format
    least = 0.0 if dtype == "float16" else 2.0 ** (inner.emin + inner.precision)
    large, small = Tally(), Tally()
    for result, (reference, rest) in zip(results, exact(name, kind, inputs, floats), strict=True):
        got = widened(np.array(result))
        near = (np.abs(reference) < least) & np.isfinite(got)
        for tally, kept in ((small, near), (large, ~near)):
            if kept.any():
                parts = (index[kept], got[kept], reference[kept], None if rest is None else rest[kept])
                tally.add(compared(*parts, floats, None))
    at = [] if math.isnan(large.at) else [float(column[int(large.at)]).hex() for column in inputs]
    return {
        "name": name,
        "kind": kind,
        "dtype": dtype,
        "inputs": large.inputs + small.inputs,
        "evidence": "exhaustive" if everything else "sampled",
        "observed": float(f"{large.max_ulp:.4g}"),
        "at": at,
        "least": least,
        "absolute": float(f"{small.max_abs:.4g}"),
        "nonfinite": large.nonfinite,
    }


def main() -> None:
    """Measure everything, or the functions and gates that are named, or those with no record; and write the record."""
    jax.config.update("jax_enable_x64", val=True)
    rows = json.loads(RECORD.read_text())["rows"] if sys.argv[1:] else []
    new = sorted(set(names()) - {r["name"] for r in rows})
    wanted = new if sys.argv[1:] == ["--new"] else sys.argv[1:] or names()
    rows = [r for r in rows if r["name"] not in wanted]
    for name in wanted:
        for kind in ("gate", "gate_vjp") if isinstance(operator(name), Gate) else ("f", "vjp"):
            for dtype in DTYPES:
                rows.append(measure(name, kind, dtype))
                print(rows[-1], flush=True)
    rows.sort(key=lambda r: (r["name"], r["kind"], DTYPES.index(r["dtype"])))
    lines = ",\n".join(f" {json.dumps(r)}" for r in rows)
    RECORD.write_text(f'{{"jax": "{jax.__version__}", "rows": [\n{lines}\n]}}\n')


if __name__ == "__main__":
    main()
