"""Audits of our own kernels, each ending as rows of the recorded accuracy."""

from __future__ import annotations

import dataclasses
import math
import os
import signal
from collections.abc import Iterator
from concurrent import futures
from typing import Any

from xphi import formats
from xphi.audit import audit_all, products, quad
from xphi.audit.encoding import get
from xphi.audit.engine import Progress
from xphi.audit.ledger import Row
from xphi.audit.result import Audit
from xphi.audit.tally import Tally
from xphi.kinds import GENERATED


@dataclasses.dataclass(frozen=True)
class Effort:
    """How many inputs are taken.

    Parameters
    ----------
    exhaustive : bool
        Whether binary32 functions of one input are taken at all 2^32.
    inputs : int
        Otherwise, about how many.
    quads, balls : int
        Inputs of a binary64 kernel of one input, where exact values come from 113 bits and where they are balls.
    tuples : int
        Random inputs of a kernel of several.
    ball_tuples : int
        The same for binary64.
    """

    exhaustive: bool = True
    inputs: int = 1 << 32
    quads: int = 7 * 10**7  # a sample takes half as many again where functions bend
    balls: int = 1 << 20
    tuples: int = 10**8
    ball_tuples: int = 1 << 14


#: Within this of a zero of the derivative the fast rung promises an absolute error of 2^-p instead, for a format of p
#: bits: an ulp of what is nearly zero is nothing.
NEAR = 1.0

FULL = Effort()
QUICK = Effort(exhaustive=False, inputs=1 << 22, quads=1 << 16, balls=1 << 11, tuples=1 << 20, ball_tuples=1 << 9)


@dataclasses.dataclass(frozen=True)
class Task:
    """The kernels that are audited together because they have the same exact values.

    Parameters
    ----------
    name, kind, format : str
    rungs : tuple of str
    """

    name: str
    kind: str
    format: str
    rungs: tuple[str, ...]


def tasks() -> Iterator[Task]:
    """Every kernel there is, the rungs of a function together; outside binary32 both rungs are one kernel."""
    from xphi import _core

    known = {(row[0], row[1], row[2]) for row in _core.kernels()}
    for name, kind, fmt in sorted(known, key=lambda row: (row[0], row[1], -formats.get(row[2]).precision)):
        if kind in GENERATED:
            yield Task(name, kind, fmt, ("faithful", "fast") if fmt == "binary32" else ("faithful",))


def measure(
    task: Task, effort: Effort = FULL, workers: int | None = None, progress: Progress | None = None
) -> list[Row]:
    """The rows of a task."""
    count = workers or os.cpu_count() or 1
    if task.kind in {"f", "grad"}:
        return _functions(task, effort, count, progress)
    return _products(task, effort, count, progress)


def _functions(task: Task, effort: Effort, workers: int, progress: Progress | None) -> list[Row]:
    floats = get(task.format)
    options: dict[str, Any] = {}
    if task.format == "binary32":
        options = {"everything": True} if effort.exhaustive else {"inputs": effort.inputs}
    elif task.format == "binary64":
        options = {"inputs": effort.quads, "reference": "quad"} if quad.available() else {"inputs": effort.balls}
    else:
        options = {"everything": True, "reference": "balls"}  # independent of the kernel that fills the table
    if task.kind == "grad" and (zero := _zero_of_slope(task.name)) is not None:
        options["apart"] = zero - NEAR, zero + NEAR
    found = audit_all(
        [f"xphi:{task.name}?rung={rung}" for rung in task.rungs],
        dtype=floats.name,
        order=int(task.kind == "grad"),
        workers=workers,
        progress=progress,
        **options,
    )
    return [_function_row(task, rung, one) for rung, one in zip(task.rungs, found, strict=True)]


def _zero_of_slope(name: str) -> float | None:
    """Where the derivative changes its sign, away from 0: at the least value."""
    from xphi import facts

    minimum = facts.of(name).minimum
    at = None if minimum is None else float(minimum.x)
    return at if at and math.isfinite(at) else None


def _function_row(task: Task, rung: str, found: Audit) -> Row:
    wrong = [str(row.input) for row in found.special if not row.right]
    at = formats.hex_of(found.tally.at)
    row = _row(task, rung, found.tally, at, found.bound) | ({"special_wrong": wrong} if wrong else {})
    row["observed"] = found.observed  # without end where a result is no number: no bound then
    if found.parts:
        away, near = found.parts
        row |= {"away_observed": away.max_ulp, "away_at": formats.hex_of(away.at), "near_observed": near.coarse_ulp}
        row |= _apart(task, rung, row, near.coarse_ulp)
    return row


def _apart(task: Task, rung: str, row: Row, near: float) -> Row:
    """Where the promise leaves out the surroundings of a zero: the absolute error that it allows there."""
    if rung != "fast" or row["observed"] <= max(row["away_observed"], near):
        return {}
    return {"near_absolute": 2.0 ** -formats.get(task.format).precision}


def _products(task: Task, effort: Effort, workers: int, progress: Progress | None) -> list[Row]:
    balls = task.format == "binary64"
    total = effort.ball_tuples if balls else effort.tuples
    if task.format in {"binary16", "bfloat16"}:
        total = min(total, 1 << 22)  # 16 bits are soon covered
    size = products.BLOCK if not balls else max(64, min(1024, total // workers))
    counts = [min(size, total - start) for start in range(0, total, size)]
    pool: futures.Executor
    if balls and workers > 1:
        import multiprocessing

        context = multiprocessing.get_context("spawn")
        pool = futures.ProcessPoolExecutor(workers, context, signal.signal, (signal.SIGINT, signal.SIG_IGN))
    else:
        pool = futures.ThreadPoolExecutor(workers)
    blocks: list[list[products.Found]] = []
    with pool:
        waiting = [pool.submit(_block, task, count, seed) for seed, count in enumerate(counts)]
        try:
            for done, future in enumerate(waiting, 1):
                blocks.append(future.result())
                if progress:
                    progress(done * size, total)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise
    merged = [products.Found() for _ in task.rungs]
    for block in blocks:
        for whole, found in zip(merged, block, strict=True):
            whole.add(found)
    return [_product_row(task, rung, found) for rung, found in zip(task.rungs, merged, strict=True)]


def _block(task: Task, count: int, seed: int) -> list[products.Found]:
    item = products.product(task.name, task.kind)
    zero = None if task.kind == "gate" else _zero_of_slope(item.activation)
    around = None if zero is None else (zero - NEAR, zero + NEAR)
    return products.measure_block(item, get(task.format), list(task.rungs), count, seed, around)


def _product_row(task: Task, rung: str, found: products.Found) -> Row:
    row = _row(task, rung, found.tally, ", ".join(map(formats.hex_of, found.at)), None)
    if found.away.inputs < found.tally.inputs:
        away = {"away_observed": found.away.max_ulp, "away_at": ", ".join(map(formats.hex_of, found.away_at))}
        row |= {**away, "near_observed": found.near.max_ulp}
        row |= _apart(task, rung, row, found.near.max_ulp)
    return row


def _row(task: Task, rung: str, tally: Tally, at: str, bound: float | None) -> Row:
    return {
        "name": task.name,
        "kind": task.kind,
        "format": task.format,
        "rung": rung,
        "observed": tally.max_ulp,
        "bound": bound,
        "at": at,
        "evidence": "sampled" if bound is None else "exhaustive",
        "unit": "ulp",
        "inputs": tally.inputs,
        "max_abs": tally.max_abs,
        "correctly_rounded": tally.correct / tally.compared if tally.compared else 0.0,
        "nonfinite": tally.nonfinite,
        "zero_signs": tally.zero_signs,
        "wrong_signs": tally.wrong_signs,
    }


def promise(row: Row) -> float:
    """The largest error, in ULP, that a row may have."""
    if row["kind"] not in {"f", "grad"}:
        if row["format"] in {"binary16", "bfloat16"}:
            return math.inf  # measured, and promised nothing but a number where there is one
        # A factor with 4 ULP gives a product with 8 and its rounding, since a product may stand lower in its binade.
        return 2.0 if row["rung"] == "faithful" else 8.5
    if row["format"] in {"binary16", "bfloat16"}:
        return 0.5
    return 4.0 if row["rung"] == "fast" else 1.0


def broken(row: Row) -> list[str]:
    """What a row does not hold, in words."""
    faults = []
    observed, limit = row["observed"], promise(row)
    if row["rung"] == "fast" and "near_observed" in row:
        observed = max(row["away_observed"], row["near_observed"])
    if row["wrong_signs"]:
        faults.append(f"{row['wrong_signs']} results of the wrong sign")
    if not (observed <= limit if limit != 1.0 else observed < limit):  # faithful is below 1
        faults.append(f"{observed:.4g} ULP, promised {limit:g}")
    if row["nonfinite"]:
        faults.append(f"{row['nonfinite']} results that are no numbers")
    if row.get("special_wrong"):
        faults.append(f"wrong at {', '.join(row['special_wrong'])}")
    return faults
