"""The machine: what it is called, and how a process is held to some of its cores."""

from __future__ import annotations

import contextlib
import os
import platform
from collections.abc import Iterator
from pathlib import Path


def processor() -> str:
    """The processor's own name for itself."""
    with contextlib.suppress(OSError):
        for line in Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()


def cores() -> list[int]:
    """The cores that this process may use; numbers only where the system has no such notion."""
    if hasattr(os, "sched_getaffinity"):
        return sorted(os.sched_getaffinity(0))
    return list(range(os.cpu_count() or 1))


def load() -> float | None:
    """How many processes wanted a core over the last minute, on average; None where nobody counts."""
    try:
        return os.getloadavg()[0]
    except (AttributeError, OSError):
        return None


def pin(threads: int) -> None:
    """Hold this process to as many cores as it has threads: the last ones, since interrupts like the first."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, cores()[-threads:])


@contextlib.contextmanager
def unpinned(everywhere: list[int]) -> Iterator[None]:
    """Every core for this thread and what it starts, such as a compiler, for the time of a ``with`` block."""
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, everywhere)
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


def environment(threads: int) -> dict[str, str]:
    """The environment of a peer: so many threads, none of which waits by spinning, and the CPU only."""
    count = str(threads)
    alone = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1" if threads == 1 else ""
    return os.environ | {
        "OMP_NUM_THREADS": count,
        "OMP_WAIT_POLICY": "passive",
        "MKL_NUM_THREADS": count,
        "OPENBLAS_NUM_THREADS": count,
        "NUMEXPR_NUM_THREADS": count,
        "NUMEXPR_MAX_THREADS": count,
        "NPROC": count,  # the size of XLA's pool
        "XLA_FLAGS": alone,
        "JAX_PLATFORMS": "cpu",
        "JAX_ENABLE_X64": "1",  # binary64 stays what it is
        "TORCHINDUCTOR_COMPILE_THREADS": "1",
        "CUDA_VISIBLE_DEVICES": "",
        "PYTHONWARNINGS": "ignore",
    }
