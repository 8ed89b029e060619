"""Time the two programs that `xphi.jax` has on a CPU, and record which one each kernel goes to.

``python benchmarks/jax_paths.py`` rewrites `src/xphi/_generated/jax_paths.json` (with ``--new``, adds what it lacks;
with names, theirs): for every kind of kernel, function or
gate and dtype, the ratio of the time of the program in jax.numpy to that of the compiled kernel at each size, both
under jax.jit, by themselves and on one core, where a busy machine disturbs least. The faster one by the geometric mean
of the ratios is chosen.
"""

from __future__ import annotations

import functools
import json
import os
import platform
import statistics
import sys
import time
from pathlib import Path
from typing import Any

os.environ["JAX_PLATFORMS"] = "cpu"
if hasattr(os, "sched_setaffinity"):
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})  # before XLA counts the cores

import jax
import jax.numpy as jnp

from xphi import _core
from xphi.kinds import KINDS
from xphi.ops.jax import Gate, _primitive, get, names

RECORD = Path(__file__).resolve().parent.parent / "src/xphi/_generated/jax_paths.json"
SIZES = (4 << 10, 256 << 10, 16 << 20)
DTYPES = ("float16", "bfloat16", "float32", "float64")
#: What all timings of one program at one size last, and how many there are at least; the shortest is kept.
SECONDS, ROUNDS = 0.1, 3
#: A timing is of as many calls as last this long.
SLICE = 0.002


def seconds(function: Any, arrays: list[jax.Array], calls: int) -> float:
    """The time of one call."""
    start = time.perf_counter()
    for _ in range(calls):
        result = function(*arrays)
    jax.block_until_ready(result)
    return (time.perf_counter() - start) / calls


def ratio(name: str, kind: str, arrays: list[jax.Array]) -> float:
    """How much longer jax.numpy takes than the compiled kernel."""
    defaults = tuple(get(name).defaults.values()) if isinstance(get(name), Gate) else ()
    programs = [_primitive.kernel(name, kind, "faithful", defaults, path) for path in ("jnp", "ffi")]
    best = []
    for program in programs:
        jax.block_until_ready(program(*arrays))  # compiles, and fills the tables of 16-bit formats
        best.append(seconds(program, arrays, 1))
    calls = [max(1, round(SLICE / once)) for once in best]
    for _ in range(max(ROUNDS, round(SECONDS / max(SLICE, *best)))):  # the two take turns
        best = [min(b, seconds(p, arrays, n)) for b, p, n in zip(best, programs, calls, strict=True)]
    return best[0] / best[1]


@functools.cache
def inputs(size: int, dtype: str) -> list[jax.Array]:
    """Normal numbers, twice as wide as usual: most kernels have their tails there."""
    keys = jax.random.split(jax.random.key(size), max(len(kind.inputs) for kind in KINDS.values()))
    return [(2 * jax.random.normal(key, (size,), jnp.float32)).astype(dtype) for key in keys]


def row(name: str, kind: str, dtype: str) -> dict[str, Any]:
    """The record of one kernel."""
    ratios = {}
    for size in SIZES:
        arrays = inputs(size, dtype)[: len(KINDS[kind].inputs)]
        ratios[str(size)] = float(f"{ratio(name, kind, arrays):.3g}")
    mean = statistics.geometric_mean(ratios.values())
    return {"name": name, "kind": kind, "dtype": dtype, "path": "ffi" if mean >= 1 else "jnp", "ratios": ratios}


def main() -> None:
    """Time everything, or the functions and gates that are named, or those with no record; and write the record."""
    jax.config.update("jax_enable_x64", val=True)
    rows = json.loads(RECORD.read_text())["rows"] if sys.argv[1:] else []
    new = sorted(set(names()) - {r["name"] for r in rows})
    for name in new if sys.argv[1:] == ["--new"] else sys.argv[1:] or names():
        rows = [r for r in rows if r["name"] != name]
        for kind in ("gate", "gate_vjp") if isinstance(get(name), Gate) else ("f", "vjp"):
            for dtype in DTYPES:
                rows.append(row(name, kind, dtype))
                print(rows[-1], flush=True)
        write(sorted(rows, key=lambda r: (r["name"], r["kind"], DTYPES.index(r["dtype"]))))


def write(rows: list[dict[str, Any]]) -> None:
    """The record, one line for each kernel."""
    machine = {"cpu": platform.processor() or platform.machine(), "cores": 1, "isa": _core.isa()}
    lines = ",\n".join(f" {json.dumps(r)}" for r in rows)
    RECORD.write_text(f'{{"machine": {json.dumps(machine)}, "jax": "{jax.__version__}", "rows": [\n{lines}\n]}}\n')


if __name__ == "__main__":
    main()
