"""What activations, gates and feed-forward blocks keep for the backward pass, what they peak at, how long they take.

Ours beside PyTorch as it is mostly written, its compiler, and Liger-Kernel's formulas; one process each, asked in
turn. Bytes are counted by hooks on what is saved and by torch's own profiler; times are medians over the rounds.
A block by itself peaks no lower when it is checkpointed, as its own backward pass has everything again; what is kept
is what many blocks add up. Prints tables, leaves out/memory.json, asserts nothing.
"""

from __future__ import annotations

import contextlib
import json
import statistics
import sys
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from xphi.bench.machine import load, processor
from xphi.bench.process import Lost, Worker

OUT = Path(__file__).resolve().parent.parent / "out"
PROGRAM = (str(Path(__file__).resolve().parent / "contenders.py"),)
CONTENDERS = ("xphi", "torch", "compile", "liger")
#: Elements of an operator's input.
ELEMENTS = 1 << 20
DTYPES = ("float32", "bfloat16")
ROUNDS, STEPS = 3, 1
_PATIENCE = 300.0


@dataclass(frozen=True)
class Shape:
    """A block's widths, and how many tokens go through it."""

    name: str
    layout: str
    d_model: int
    d_ff: int
    tokens: int


SHAPES = (
    Shape("GPT-2 small, GELU", "plain", 768, 3072, 512),
    # 4096 → 11008 in ratio: at full width the weights and their gradients alone are over a gigabyte a process
    Shape("Llama 7B at a quarter of its widths, SwiGLU", "gated", 1024, 2752, 512),
)


class Run:
    """The processes of a run, by contender."""

    def __init__(self, contenders: tuple[str, ...]) -> None:
        self.workers = {name: Worker(name, 1, PROGRAM) for name in contenders}
        self.titles: dict[str, str] = {}
        for name in list(self.workers):
            try:
                self.titles[name] = self.workers[name].receive(_PATIENCE)["title"]
            except Lost as lost:
                self.drop(name, lost)

    def ask(self, name: str, **question: Any) -> Any:
        """A contender's answer; none from one that was lost."""
        if name not in self.workers:
            return []
        try:
            return self.workers[name].ask(_PATIENCE, **question)["answer"]
        except Lost as lost:
            self.drop(name, lost)
            return []

    def ask_all(self, **question: Any) -> dict[str, Any]:
        """Every contender's answer; they work at it at the same time."""
        answers = {}
        for worker in self.workers.values():
            with contextlib.suppress(Lost):  # waiting for the answer finds that out
                worker.send(**question)
        for name in list(self.workers):
            try:
                answers[name] = self.workers[name].receive(_PATIENCE)["answer"]
            except Lost as lost:
                self.drop(name, lost)
        return answers

    def drop(self, name: str, why: Lost) -> None:
        """Go on without a contender."""
        print(f"{name} is left out: {why}", file=sys.stderr)
        self.workers.pop(name).close()

    def close(self) -> None:
        """End the processes."""
        for worker in self.workers.values():
            worker.close()


def operators(run: Run, n: int, dtypes: tuple[str, ...]) -> list[dict[str, Any]]:
    """What each operator keeps, beside what torch's eager one does."""
    rows = []
    for dtype in dtypes:
        for name, answer in run.ask_all(do="operators", n=n, dtype=dtype).items():
            rows += [{**row, "impl": run.titles[name], "dtype": dtype, "n": n} for row in answer]
    base = {(row["op"], row["dtype"]): row["saved_bytes"] for row in rows if row["impl"] == "torch eager"}
    for row in rows:
        row["bytes_per_element"] = row["saved_bytes"] / n
        eager = base.get((row["op"].split()[0], row["dtype"]))
        row["ratio_to_torch"] = None if not eager else row["saved_bytes"] / eager
    return rows


def blocks(run: Run, shape: Shape, rounds: int) -> list[dict[str, Any]]:
    """Bytes and times of a block, contender by contender."""
    rows: list[dict[str, Any]] = []
    for name, answers in run.ask_all(do="blocks", **asdict(shape)).items():
        for answer in answers:
            impl = run.titles[name] + answer.pop("ending")
            rows.append({"contender": name, "impl": impl, "shape": asdict(shape), **answer})
    times: dict[tuple[str, str], list[list[float]]] = {}
    for turn in range(rounds):
        first = turn % max(1, len(rows))  # nobody is always the one after the largest
        for row in rows[first:] + rows[:first]:
            found = run.ask(row["contender"], do="round", block=row["block"], steps=STEPS)
            if found:
                times.setdefault((row["contender"], row["block"]), []).append(found)
    rows = [row for row in rows if (row["contender"], row["block"]) in times]
    for row in rows:
        forward, backward = zip(*times[row["contender"], row["block"]], strict=True)
        row["forward_ms"], row["backward_ms"] = (statistics.median(part) / 1e6 for part in (forward, backward))
    base = next((row for row in rows if row["impl"] == "torch eager"), None)
    for row in rows:
        for key in ("saved_bytes", "peak_bytes", "forward_ms", "backward_ms"):
            row[f"ratio_{key.partition('_')[0]}"] = None if base is None else row[key] / base[key]
        del row["block"]
    return rows


def measure(
    contenders: tuple[str, ...] = CONTENDERS,
    n: int = ELEMENTS,
    dtypes: tuple[str, ...] = DTYPES,
    shapes: tuple[Shape, ...] = SHAPES,
    rounds: int = ROUNDS,
) -> dict[str, Any]:
    """Everything, as it goes to the file."""
    busy = load()  # before the workers themselves count
    run = Run(contenders)
    try:
        return {
            "schema": "xphi/memory/1",
            "operators": operators(run, n, dtypes),
            "blocks": [row for shape in shapes for row in blocks(run, shape, rounds)],
            "machine": {"processor": processor(), "load": busy, "threads": 1, "rounds": rounds},
        }
    finally:
        run.close()


def _ratio(value: float | None) -> str:
    return "–" if value is None else f"{value:.2f}"


def show(document: dict[str, Any]) -> None:
    """The tables."""
    for dtype in dict.fromkeys(row["dtype"] for row in document["operators"]):
        print(f"kept for the backward pass, {dtype}: bytes an element, ratio to torch eager")
        for row in sorted((r for r in document["operators"] if r["dtype"] == dtype), key=lambda r: r["op"]):
            ratio = _ratio(row["ratio_to_torch"])
            print(f"  {row['op']:<24} {row['impl']:<18} {row['bytes_per_element']:>8.3f} {ratio:>6}")
    for name in dict.fromkeys(row["shape"]["name"] for row in document["blocks"]):
        rows = [row for row in document["blocks"] if row["shape"]["name"] == name]
        shape = rows[0]["shape"]
        print(
            f"{name}: {shape['d_model']} → {shape['d_ff']}, {shape['tokens']} tokens, float32; (ratio to torch eager)"
        )
        print(f"  {'':<34} {'kept, MiB':>16} {'peak, MiB':>16} {'forward, ms':>16} {'backward, ms':>16}")
        for row in rows:
            cells = []
            for key, unit in (("saved_bytes", 2**20), ("peak_bytes", 2**20), ("forward_ms", 1), ("backward_ms", 1)):
                cells.append(f"{row[key] / unit:.1f} ({_ratio(row['ratio_' + key.partition('_')[0]])})")
            print(f"  {row['impl']:<34} " + " ".join(f"{cell:>16}" for cell in cells))
    machine = document["machine"]
    print(f"{machine['processor']}, one thread, load {machine['load']}; medians over {machine['rounds']} rounds")


def main() -> None:
    """Measure, print, and leave the file."""
    document = measure()
    show(document)
    OUT.mkdir(exist_ok=True)
    (OUT / "memory.json").write_text(json.dumps(document, indent=1) + "\n")


if __name__ == "__main__":
    main()
