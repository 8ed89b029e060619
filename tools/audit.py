"""Measure the accuracy of every kernel and record it: ``audit.py``, with ``--help`` for parts of it.

A kernel is skipped while the digest of what its results depend on stands in the recorded table.
"""

from __future__ import annotations

import hashlib
import math
import re
import sys
import time
from dataclasses import replace
from pathlib import Path

import click

from xphi._core import _native
from xphi.audit import ledger, quad
from xphi.audit.rows import FULL, QUICK, Task, broken, measure, tasks
from xphi.cli._progress import working
from xphi.files import write_file
from xphi.lower import kernels

ROOT = Path(__file__).resolve().parent.parent
CORE = ROOT / "src/xphi/_core"
GENERATED = ROOT / "src/xphi/_generated/c"
PAGE = ROOT / "docs/reference/accuracy.md"


def programs_of(name: str, kinds: tuple[str, ...], fmt: str) -> list[str]:
    """The programs of some kernels: what is computed, however it is written."""
    chosen = [row for row in kernels.rows(name) if row.kind in kinds and row.format == fmt]
    return [f"{row.symbol}\n{kernels.build(row).text()}" for row in chosen]


def exceptions_of(name: str, kinds: tuple[str, ...], fmt: str) -> list[str]:
    """The inputs for which a table of 16-bit results has another entry than the binary64 program gives."""
    heads = tuple(f'    {{"{name}", "{kind}", "{fmt}", ' for kind in kinds)
    return [line for line in (GENERATED / "exceptions.h").read_text().splitlines() if line.startswith(heads)]


def computed_from(name: str, kind: str, fmt: str) -> tuple[list[str], list[Path]]:
    """What a kernel's results depend on: its programs, and the files that they run on."""
    operations = sorted(CORE.glob("simd*.h"))
    if kind == "bias":
        return programs_of(name, ("f",), fmt), [CORE / "blocks.c", *operations]
    if fmt not in {"binary16", "bfloat16"}:
        return programs_of(name, (kind,), fmt), operations
    files = [CORE / "table.cpp", CORE / "sixteen.c", CORE / "conversions.h", *operations]
    if kernels.gates().get(name) == name:
        return programs_of(name, (kind,), "binary32"), files
    # tables of a function, or of a gate's activation, filled by the binary64 kernel
    inner = {"vjp": ("grad",), "gate": ("f",), "gate_vjp": ("f", "grad")}.get(kind, (kind,))
    function = kernels.gates().get(name, name)
    return [*programs_of(function, inner, "binary64"), *exceptions_of(function, inner, fmt)], files


def digest(name: str, kind: str, fmt: str) -> str:
    """SHA-256 of what a kernel's results depend on, the compiler's flags included."""
    texts, files = computed_from(name, kind, fmt)
    total = hashlib.sha256("\n".join(texts).encode())
    for path in files:
        total.update(path.name.encode() + b"\0" + path.read_bytes())
    cmake = (ROOT / "CMakeLists.txt").read_text()
    for line in re.findall(r"^.*(?:EXACT|add_instruction_set).*$", cmake, re.MULTILINE):
        total.update(line.strip().encode())
    return total.hexdigest()


def newer_sources() -> list[str]:
    """Sources that the compiled core is older than: its results are not theirs."""
    built = Path(str(_native.__file__)).stat().st_mtime
    sources = [*GENERATED.glob("*.[ch]"), *CORE.glob("*.[ch]"), *CORE.glob("*.cpp")]
    return sorted(path.name for path in sources if path.stat().st_mtime > built)


def stands(
    task: Task, rows: dict[ledger.Key, ledger.Row], wanted: str, *, exhaustive: bool, tuples: int, least: int
) -> bool:
    """Whether all rows of a task are recorded for the same sources, with no less evidence than is asked for."""
    for rung in task.rungs:
        row = rows.get((task.name, task.kind, task.format, rung))
        if row is None or row.get("digest") != wanted:
            return False
        if task.kind in {"f", "grad"}:
            if exhaustive and task.format == "binary32" and row["evidence"] != "exhaustive":
                return False
            if task.format == "binary64" and row["inputs"] < least:
                return False
        elif task.format == "binary32" and row["inputs"] < tuples:
            return False
    return True


@click.command(context_settings={"help_option_names": ["-h", "--help"]})
@click.option("--only", multiple=True, metavar="NAME", help="These kernels only.")
@click.option("--kind", multiple=True, metavar="KIND", help="f, grad, vjp, gate or gate_vjp only.")
@click.option("--format", "formats_", multiple=True, metavar="FMT", help="binary32, binary64, binary16, bfloat16 only.")
@click.option("--quick", is_flag=True, help="Samples instead of all inputs; recorded as sampled.")
@click.option("--stride", type=int, metavar="N", help="binary32: about every N-th float; recorded as sampled.")
@click.option("--inputs", type=int, metavar="N", help="binary64: at least so many inputs (10^8).")
@click.option("--pairs", type=int, metavar="N", help="Random inputs of kernels of several inputs (10^8).")
@click.option("--workers", type=int, metavar="N", help="How many run at once; all cores by default.")
@click.option("--again", is_flag=True, help="Also what is recorded and has not changed.")
@click.option("--new", is_flag=True, help="Only what has no record yet, by samples as with --quick.")
@click.option("--dry-run", is_flag=True, help="Record nothing.")
def main(
    only: tuple[str, ...],
    kind: tuple[str, ...],
    formats_: tuple[str, ...],
    quick: bool,
    stride: int | None,
    inputs: int | None,
    pairs: int | None,
    workers: int | None,
    again: bool,
    new: bool,
    dry_run: bool,
) -> None:
    """Measure the accuracy of the kernels and record it."""
    effort = QUICK if quick or new else FULL
    if stride:
        effort = replace(effort, exhaustive=False, inputs=(1 << 32) // stride)
    if inputs:
        effort = replace(effort, quads=inputs, balls=min(inputs, effort.balls))
    if pairs:
        effort = replace(effort, tuples=pairs, ball_tuples=min(pairs, effort.ball_tuples))
    chosen = [
        task
        for task in tasks()
        if (not only or task.name in only)
        and (not kind or task.kind in kind)
        and (not formats_ or task.format in formats_)
    ]
    if not chosen:
        raise click.UsageError("no kernel fits; see --help")
    if new:
        recorded = ledger.read()
        chosen = [t for t in chosen if any((t.name, t.kind, t.format, rung) not in recorded for rung in t.rungs)]
    if not dry_run and (newer := newer_sources()):
        raise click.UsageError(
            f"{newer[0]} is newer than the compiled core: build it again, for example by `make audit`"
        )
    faults, least = 0, effort.quads if quad.available() else effort.balls
    print(f"{'kernel':<15} {'kind':<9} {'format':<9} {'rung':<9} {'ULP':>10}  {'right':>9}  {'inputs':>14}  seconds")
    for task in chosen:
        rows, wanted = ledger.read(), digest(task.name, task.kind, task.format)
        started = time.perf_counter()
        kept = not again and stands(task, rows, wanted, exhaustive=effort.exhaustive, tuples=effort.tuples, least=least)
        if kept:
            measured = [rows[task.name, task.kind, task.format, rung] for rung in task.rungs]
        else:
            with working(f"{task.name} {task.kind} {task.format}") as progress:
                measured = measure(task, effort, workers, progress)
            measured = [{**row, "digest": wanted} for row in measured]
            if not dry_run:  # an error without end is a fault to repair, not a record
                ended = {ledger.key(row): row for row in measured if math.isfinite(row["observed"])}
                ledger.write({**ledger.read(), **ended})
        seconds = "as recorded" if kept else f"{time.perf_counter() - started:.1f}"
        for row in measured:
            wrong = broken(row)
            faults += bool(wrong)
            print(_line(row), seconds, f"  ✗ {'; '.join(wrong)}" if wrong else "", flush=True)
    if not dry_run:
        write_file(PAGE, ledger.page())
    print(f"{len(chosen)} audits, {faults} rows that do not hold what is promised")
    sys.exit(int(faults > 0))


def _line(row: ledger.Row) -> str:
    head = f"{row['name']:<15} {row['kind']:<9} {row['format']:<9} {row['rung']:<9}"
    return f"{head} {row['observed']:>10.5g}  {100 * row['correctly_rounded']:>8.3f}%  {row['inputs']:>14,}"


if __name__ == "__main__":
    main()
