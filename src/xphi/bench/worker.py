"""One peer in a process of its own: ``python -m xphi.bench.worker PEER THREADS``, JSON lines in and out.

It says which operations it has, then answers ``prepare`` (build a case, call it once, check the result) and
``round`` (time it). It ends when its input does.
"""

from __future__ import annotations

import contextlib
import gc
import json
import os
import statistics
import sys
import time
from typing import Any

import numpy as np

from xphi.bench import peers
from xphi.bench.case import Arrays, Case
from xphi.bench.machine import cores, pin, unpinned
from xphi.bench.peers import Peer, Timed
from xphi.bench.peers.torch import array


def _results(case: Case, returned: Any) -> tuple[Any, ...]:
    """What a call computed: what it returned as arrays of its own, else the case's outputs."""
    own = returned if isinstance(returned, (tuple, list)) else (returned,)
    if len(own) == len(case.outputs):
        if all(hasattr(r, "block_until_ready") for r in own):
            return tuple(np.asarray(r) for r in own)
        if all(hasattr(r, "untyped_storage") for r in own):
            return tuple(array(r) for r in own)
    return case.outputs


def _prepare(peer: Peer, operations: Any, case: Case, everywhere: list[int]) -> tuple[Timed, float]:
    wide = unpinned(everywhere) if getattr(peer, "COMPILES", False) else contextlib.nullcontext()
    with wide:
        timed = operations[case.op](case)
        for out in case.outputs:
            out.fill(np.nan)  # what an earlier case left there is no result of this one
        returned = timed()
    return timed, case.error(_results(case, returned))


def _round(timed: Timed, seconds: float) -> tuple[float, int]:
    """Median nanoseconds of a call, and how many calls there were; one before them wakes threads and fills caches."""
    times: list[int] = []
    clock = time.perf_counter_ns
    timed()
    end = clock() + int(seconds * 1e9)
    while not times or clock() < end:
        started = clock()
        timed()
        times.append(clock() - started)
    return statistics.median(times), len(times)


def serve(name: str, threads: int) -> None:
    """Answer until the input ends."""
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)  # what a peer prints must not come between the answers
    everywhere = cores()
    pin(threads)
    peer = peers.load(name)
    operations = peer.operations()

    def say(**answer: Any) -> None:
        answers.write(json.dumps(answer) + "\n")
        answers.flush()

    say(operations=list(operations), version=peers.version(peer))
    arrays = Arrays(threads)
    ready: list[Timed] = []
    gc.disable()
    for line in sys.stdin:
        asked = json.loads(line)
        if asked["do"] == "round":
            nanoseconds, calls = _round(ready[asked["key"]], asked["seconds"])
            say(ns=nanoseconds, calls=calls)
            continue
        for op, dtype, n, rung in asked["cases"]:
            try:
                timed, error = _prepare(peer, operations, arrays.case(op, dtype, n, rung), everywhere)
            except Exception as fault:  # noqa: BLE001 - whatever a foreign package refuses with, the others go on
                say(refused=f"{fault}".strip().partition("\n")[0] or type(fault).__name__)
            else:
                ready.append(timed)
                say(key=len(ready) - 1, error=error if np.isfinite(error) else "inf")
        gc.collect()


if __name__ == "__main__":
    serve(sys.argv[1], int(sys.argv[2]))
