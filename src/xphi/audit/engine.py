"""Run an audit: chunks of inputs on threads, processes or a cluster, each returning its tallies."""

from __future__ import annotations

import functools
import importlib
import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent import futures
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import numpy as np

from xphi.audit.encoding import get
from xphi.audit.plan import Piece, Plan, describe, inputs
from xphi.audit.state import State
from xphi.audit.subjects import Subject, core_digest, resolve
from xphi.audit.tally import Tally, measure
from xphi.audit.truth import Balls, Truth
from xphi.errors import MissingExtra, XphiError

#: Inputs that are held at a time: a block of all arrays stays in the second-level cache.
BLOCK = 1 << 16
#: Inputs of a chunk, with a kernel as the reference (about a second) and with balls.
CHUNK, CHUNK_BALLS = 1 << 25, 1 << 12

Progress = Callable[[int, int], None]


@dataclass(frozen=True)
class Work:
    """What every chunk of an audit has in common; it can be sent to another process.

    Parameters
    ----------
    specs : tuple of str
        The callables, compared with the same exact values.
    dtype : str
    order : int
        Of the callables' derivative.
    truth : Truth
    """

    specs: tuple[str, ...]
    dtype: str
    order: int
    truth: Truth


class Stopped(Exception):
    """A chunk was told to stop."""


def chunk(subjects: list[Subject], truth: Truth, piece: Piece, stop: Callable[[], bool] = lambda: False) -> list[Tally]:
    """The tallies of a piece, one for each subject."""
    floats = subjects[0].floats
    totals = [Tally() for _ in subjects]
    for block in inputs(piece, floats, BLOCK):
        if stop():
            raise Stopped
        with np.errstate(invalid="ignore"):  # widening a signalling NaN
            wide = block.astype(np.float64)
        results = [subject(block.copy()) for subject in subjects]  # a callable may write into its input
        for total, tally in zip(totals, measure(wide, results, floats, truth), strict=True):
            total.add(tally)
    return totals


def remote(work: Work, piece: Piece) -> list[Tally]:
    """The same from names alone, in another process."""
    return chunk(_resolved(work), work.truth, piece)


@functools.lru_cache(maxsize=8)
def _resolved(work: Work) -> list[Subject]:
    return [resolve(spec, work.dtype, work.order) for spec in work.specs]


def run(
    subjects: list[Subject],
    work: Work,
    plan: Plan,
    *,
    workers: int | None = None,
    scheduler: str | None = None,
    progress: Progress | None = None,
    local: bool = False,
) -> list[Tally]:
    """The tallies of all inputs of a plan, one for each subject.

    Parameters
    ----------
    subjects : list of Subject
    work : Work
        The same subjects by name.
    plan : Plan
    workers : int, optional
        Threads with a kernel as the reference, all cores by default; processes with balls, none by default,
        because they start the main program again.
    scheduler : str, optional
        Address of a Dask scheduler that gets the chunks instead.
    progress : callable, optional
        Called with the inputs done and their total.
    local : bool
        The subjects have no names: only threads can run them.

    Raises
    ------
    XphiError
    """
    slow = isinstance(work.truth, Balls)
    size = CHUNK_BALLS if slow else CHUNK
    count = workers or (1 if slow else os.cpu_count() or 1)
    if not slow and len(plan) < count * size:
        size = max(BLOCK, -(-len(plan) // count))
    pieces = plan.chunks(size)
    state = State(_key(subjects, work, plan, size)) if len(pieces) > 1 and not local else None
    done = dict(state.done) if state else {}
    left = [k for k in range(len(pieces)) if k not in done]
    total, finished = len(plan), sum(len(pieces[k]) for k in done)
    tell = progress or (lambda done, total: None)
    tell(finished, total)
    if slow and len(left) < 4 and scheduler is None:
        count = 1  # starting processes takes longer
    stop = threading.Event()
    with _executor(count, scheduler, processes=slow and not local) as pool:
        away = scheduler is not None or isinstance(pool, futures.ProcessPoolExecutor)
        if away:
            waiting = {pool.submit(remote, work, pieces[k]): k for k in left}
        else:
            waiting = {pool.submit(chunk, subjects, work.truth, pieces[k], stop.is_set): k for k in left}
        try:
            for future in futures.as_completed(waiting):
                k = waiting[future]
                done[k] = future.result()
                if state:
                    state.finish(k, done[k])
                finished += len(pieces[k])
                tell(finished, total)
        except futures.BrokenExecutor as error:
            raise XphiError(
                "a worker process of the audit ended before its work; --workers 1 does without them"
            ) from error
        except BaseException:
            stop.set()
            for future in waiting:
                future.cancel()
            raise
    if state:
        state.remove()
    return [Tally.sum(done[k][one] for k in range(len(pieces))) for one in range(len(subjects))]


@contextmanager
def _executor(count: int, scheduler: str | None, *, processes: bool) -> Iterator[Any]:
    """A pool of the standard library's kind."""
    if scheduler is not None:
        with _dask(scheduler) as pool:
            yield pool
    elif processes and count > 1:
        import multiprocessing

        # Not fork: threads of NumPy or a framework may hold locks.
        context = multiprocessing.get_context("spawn")
        with futures.ProcessPoolExecutor(count, context, signal.signal, (signal.SIGINT, signal.SIG_IGN)) as pool:
            yield pool  # Ctrl-C is for this process; the others end when it says so
    else:
        with futures.ThreadPoolExecutor(count) as threads:
            yield threads


@contextmanager
def _dask(address: str) -> Iterator[Any]:
    try:
        distributed = importlib.import_module("distributed")
    except ModuleNotFoundError:
        raise MissingExtra("--scheduler", "dask", "audit") from None
    try:
        client = distributed.Client(address, timeout="10s")
    except (OSError, ValueError) as error:
        raise XphiError(f"no Dask scheduler answers at {address}: {type(error).__name__}") from error
    with client:
        yield client.get_executor()


def _key(subjects: list[Subject], work: Work, plan: Plan, size: int) -> dict[str, Any]:
    return {
        "subjects": [[subject.spec, subject.version] for subject in subjects],
        "order": work.order,
        "truth": repr(work.truth),
        "core": core_digest(),
        "size": size,
        **describe(plan),
    }


def work_of(subjects: list[Subject], dtype: str, order: int, truth: Truth) -> Work:
    """The work that these subjects share."""
    return Work(tuple(subject.spec for subject in subjects), get(dtype).name, order, truth)
