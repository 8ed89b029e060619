"""What is printed: one row for each measurement, one line of summary for each operation."""

from __future__ import annotations

from typing import Any

from xphi.bench.driver import COPY, Measurement, Result, Spec

OURS, FLOOR = ("xphi", "xphi.torch"), "floor"


def rows(result: Result) -> list[dict[str, Any]]:
    """The rows of ``--json``, in the order of the plan.

    ``spread`` is the first and third quartile over the rounds, in nanoseconds an element like the median;
    ``ratio_to_best_peer`` compares with the fastest peer (neither this package nor a floor), ``ratio_to_copy`` with
    the fastest copy of such an array in the same run.
    """
    found = []
    for spec in result.plan.specs():
        op, dtype, n = spec
        best = best_peer(result, spec)
        copy = copy_time(result, spec)
        for m in sorted(_of(result, spec), key=lambda m: m.ns):
            low, high = m.quartiles
            found.append(
                {
                    "op": op,
                    "impl": m.title,
                    "rung": m.rung or None,
                    "dtype": dtype,
                    "n": n,
                    "threads": result.plan.threads,
                    "ns_per_element": m.ns / n,
                    "spread": [low / n, high / n],
                    "us_per_call": m.ns / 1000,
                    "ratio_to_best_peer": None if best is None else m.ns / best.ns,
                    "best_peer": None if best is None else best.title,
                    "ratio_to_copy": None if copy is None else m.ns / copy,
                }
            )
    return found


def summary(result: Result) -> list[dict[str, Any]]:
    """For each operation: the best peer, and this package's rungs beside it."""
    found = []
    for spec in result.plan.specs():
        op, dtype, n = spec
        if op == COPY and COPY not in result.plan.ops:
            continue  # a copy that was only measured to compare with
        best = best_peer(result, spec)
        ours = {m.rung: m for m in _of(result, spec) if m.title in OURS}
        found.append(
            {
                "op": op,
                "dtype": dtype,
                "n": n,
                "threads": result.plan.threads,
                "best_peer": None if best is None else best.title,
                "best_peer_ns_per_element": None if best is None else best.ns / n,
                "ns_per_element": {rung: m.ns / n for rung, m in ours.items()},
                "ratio_to_best_peer": {} if best is None else {rung: m.ns / best.ns for rung, m in ours.items()},
            }
        )
    return found


def _of(result: Result, spec: Spec) -> list[Measurement]:
    return [m for m in result.measurements if m.spec == spec]


def best_peer(result: Result, spec: Spec) -> Measurement | None:
    """The fastest of the others."""
    others = [m for m in _of(result, spec) if m.title not in (*OURS, FLOOR)]
    return min(others, key=lambda m: m.ns, default=None)


def copy_time(result: Result, spec: Spec) -> float | None:
    """Nanoseconds of the fastest copy of as many elements of the format; None if none was measured."""
    copies = [m.ns for m in result.measurements if m.spec == (COPY, *spec[1:])]
    return min(copies, default=None)
