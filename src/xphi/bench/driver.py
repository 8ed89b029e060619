"""The driver: all peers started at once, then asked in turn, one short round after the other.

A round visits every measurement, and within each every peer, so that a minute in which the machine is busy with
something else is shared by all. What is reported is the median over the rounds, and their quartiles.
"""

from __future__ import annotations

import contextlib
import statistics
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from xphi.bench import peers
from xphi.bench.case import DTYPES
from xphi.bench.machine import cores
from xphi.bench.operations import CALLED, DEFAULT, is_of_torch
from xphi.bench.process import Lost, Worker
from xphi.errors import MissingExtra, XphiError
from xphi.ops import numpy as ops

#: Elements of the default run: inputs and output together fit into a second-level cache of a few MiB.
ELEMENTS = 1 << 18
#: Elements for which the cost of a call shows.
CALL_ELEMENTS = 1 << 12
ROUNDS = 9
#: The operation that shows what memory alone costs.
COPY = "copy"
_LARGEST = 1 << 31
_ROUND_SECONDS = 0.008
#: Time to import a framework and to compile every case, at the worst.
_START, _PREPARE, _ANSWER = 120.0, 600.0, 120.0

Spec = tuple[str, str, int]


@dataclass(frozen=True)
class Plan:
    """What is to be measured.

    Parameters
    ----------
    ops, dtypes : tuple of str
    n : int
        Elements of a result.
    threads : int
    peers : tuple of str, optional
        By default all that are installed.
    rounds : int
    calls : bool
        Also the cost of a call: a few operations on short arrays.
    """

    ops: tuple[str, ...] = DEFAULT
    dtypes: tuple[str, ...] = ("float32",)
    n: int = ELEMENTS
    threads: int = 1
    peers: tuple[str, ...] | None = None
    rounds: int = ROUNDS
    calls: bool = False

    def check(self) -> None:
        """Refuse what cannot be measured.

        Raises
        ------
        XphiError
        """
        if not 1 <= self.n <= _LARGEST:
            raise XphiError(f"--n takes a whole number from 1 to {_LARGEST}, not {self.n}")
        if not 1 <= self.threads <= len(cores()):
            raise XphiError(f"--threads takes a whole number from 1 to {len(cores())} here, not {self.threads}")
        if not 1 <= self.rounds <= 1000:
            raise XphiError(f"--rounds takes a whole number from 1 to 1000, not {self.rounds}")
        for dtype in self.dtypes:
            if dtype not in DTYPES:
                raise XphiError(f"there is no dtype {dtype!r} to measure; there are {', '.join(DTYPES)}")

    def specs(self) -> list[Spec]:
        """Operation, format and size of every measurement; a copy always, since all are compared with one."""
        ops = dict.fromkeys((*self.ops, COPY))
        found = [(op, dtype, self.n) for dtype in self.dtypes for op in ops]
        if self.calls:
            found += [(op, dtype, CALL_ELEMENTS) for dtype in self.dtypes for op in CALLED]
        return list(dict.fromkeys(found))


@dataclass
class Measurement:
    """The rounds of one operation by one peer."""

    spec: Spec
    peer: str
    title: str
    rung: str
    key: int
    rounds: list[float] = field(default_factory=list)

    @property
    def ns(self) -> float:
        """Nanoseconds of a call, the median over the rounds."""
        return statistics.median(self.rounds)

    @property
    def quartiles(self) -> tuple[float, float]:
        """The first and third quartile over the rounds."""
        if len(self.rounds) < 2:
            return self.ns, self.ns
        low, _, high = statistics.quantiles(self.rounds, n=4, method="inclusive")
        return low, high


@dataclass(frozen=True)
class LeftOut:
    """What one peer could not do."""

    op: str
    impl: str
    rung: str | None
    dtype: str
    n: int
    reason: str


@dataclass
class Result:
    """What was measured, and which peers were there."""

    plan: Plan
    measurements: list[Measurement]
    versions: dict[str, str]
    skipped: dict[str, str]
    left_out: list[LeftOut]


Progress = Callable[[str, int, int], None]


def measure(plan: Plan, progress: Progress = lambda *_: None) -> Result:
    """Measure.

    Parameters
    ----------
    plan : Plan
    progress : callable
        Told what goes on, how far it is, and out of how much.

    Raises
    ------
    XphiError
        If the plan cannot be carried out, or a peer that was asked for is not installed.
    """
    plan.check()
    ops.names()  # an instruction set that cannot run here is refused before any process starts
    result = Result(plan, [], {}, {}, [])
    with _workers(plan, result) as workers:
        _greet(workers, result)
        _prepare(plan, workers, result, progress)
        _rounds(plan, workers, result, progress)
    result.measurements = [m for m in result.measurements if m.rounds]
    return result


def _chosen(plan: Plan, result: Result) -> list[str]:
    """Ourselves, by PyTorch too where its operators are asked for, the floors, and the peers.

    Those that are not installed go to the skipped ones, unless they were asked for by name: that is refused.
    """
    here = []
    ours = ["xphi", "floor", *(["xphi_torch"] if any(map(is_of_torch, plan.ops)) else [])]
    asked = plan.peers if plan.peers is not None else [name for name in peers.names() if name != "xphi_torch"]
    for name in dict.fromkeys([*ours, *asked]):
        peer = peers.load(name)
        absent = peers.missing(peer)
        if absent and plan.peers is not None and name in plan.peers:
            raise MissingExtra(f"the peer {peer.TITLE}", " and ".join(absent), "peers")
        if absent:
            result.skipped[peer.TITLE] = f"{' and '.join(absent)} not installed"
        else:
            here.append(name)
    return here


@contextlib.contextmanager
def _workers(plan: Plan, result: Result) -> Iterator[dict[str, Worker]]:
    workers: dict[str, Worker] = {}
    try:
        for name in _chosen(plan, result):
            workers[name] = Worker(name, plan.threads)
        yield workers
    finally:
        for worker in workers.values():
            worker.close()


def _lose(workers: dict[str, Worker], name: str, why: str, result: Result) -> None:
    """Go on without a peer; what it measured before is not shown either."""
    workers.pop(name).close()
    result.skipped[peers.load(name).TITLE] = why
    result.measurements = [m for m in result.measurements if m.peer != name]


def _greet(workers: dict[str, Worker], result: Result) -> None:
    for name, worker in list(workers.items()):
        try:
            hello = worker.receive(_START)
        except Lost as lost:
            _lose(workers, name, str(lost), result)
            continue
        title = peers.load(name).TITLE
        result.versions[title] = hello["version"]
        worker.operations = hello["operations"]
        if not worker.operations:
            _lose(workers, name, "it has no operations yet", result)


def _prepare(plan: Plan, workers: dict[str, Worker], result: Result, progress: Progress) -> None:
    """Have every peer build all its cases at the same time, and drop those whose results are wrong."""
    waiting: dict[str, list[tuple[Spec, str]]] = {}
    for name, worker in workers.items():
        rungs = peers.load(name).RUNGS
        waiting[name] = [(s, rung) for s in plan.specs() if s[0] in worker.operations for rung in rungs]
        # all in one question: many small ones could fill the pipe while the worker waits for its answers to be read
        with contextlib.suppress(Lost):  # asking for the first answer finds that out
            worker.send(do="prepare", cases=[(*spec, rung) for spec, rung in waiting[name]])
    total = sum(map(len, waiting.values()))
    done = 0
    for name, cases in waiting.items():
        title = peers.load(name).TITLE
        for spec, rung in cases:
            progress(f"preparing {title}", done, total)
            done += 1
            try:
                answer = workers[name].receive(_PREPARE)
            except Lost as lost:
                _lose(workers, name, str(lost), result)
                break
            op, dtype, n = spec
            reason = answer.get("refused") or ("the result is wrong" if float(answer["error"]) > 1 else "")
            if reason:
                result.left_out.append(LeftOut(op, title, rung or None, dtype, n, reason))
            else:
                result.measurements.append(Measurement(spec, name, title, rung, answer["key"]))


def _rounds(plan: Plan, workers: dict[str, Worker], result: Result, progress: Progress) -> None:
    for turn in range(plan.rounds):
        for spec in plan.specs():
            progress("measuring", turn, plan.rounds)
            those = [m for m in result.measurements if m.spec == spec]
            first = turn % max(1, len(those))  # nobody is always the one after the largest
            for measurement in those[first:] + those[:first]:
                if measurement.peer not in workers:
                    continue
                try:
                    answer = workers[measurement.peer].ask(
                        _ANSWER, do="round", key=measurement.key, seconds=_ROUND_SECONDS
                    )
                except Lost as lost:
                    _lose(workers, measurement.peer, str(lost), result)
                    continue
                measurement.rounds.append(answer["ns"])
