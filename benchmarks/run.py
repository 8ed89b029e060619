"""Measure what the package promises about speed; prints medians, asserts nothing.

Timings are taken in one process after imports, each problem several times; start-up is measured in fresh
interpreters that alternate with a bare one.
"""

from __future__ import annotations

import json
import platform
import statistics
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import problems
import sollya

REPEATS = 5
OUT = Path(__file__).resolve().parent.parent / "out"


def seconds(command: list[str]) -> float:
    """Wall time of a whole process."""
    started = time.perf_counter()
    subprocess.run(command, check=True, capture_output=True)
    return time.perf_counter() - started


def start_up() -> dict[str, float]:
    """Milliseconds, medians over alternating runs."""
    python = sys.executable
    commands = {
        "python": [python, "-c", "pass"],
        "import numpy": [python, "-c", "import numpy"],
        "import numpy, xphi": [python, "-c", "import numpy, xphi"],
        "xphi --help": [python, "-m", "xphi", "--help"],
        "xphi show gelu (cached facts)": [python, "-m", "xphi", "show", "gelu"],
    }
    times: dict[str, list[float]] = {name: [] for name in commands}
    for _ in range(REPEATS):
        for name, command in commands.items():
            times[name].append(seconds(command))
    return {name: 1000 * statistics.median(values) for name, values in times.items()}


def derivations() -> list[dict[str, Any]]:
    """Seconds to solve and prove, median and spread."""
    from xphi import derive  # imports are not part of what is measured

    derive("tanh", "a*x", on=(0, 1))  # loads what loads on first use
    rows = []
    for problem in problems.PROBLEMS:
        results = [derive(problem.target, problem.form, **problem.options) for _ in range(REPEATS)]
        times = [result.seconds for result in results]
        rows.append(
            {
                "problem": problem.name,
                "seconds": statistics.median(times),
                "fastest": min(times),
                "slowest": max(times),
                "status": results[0].status,
                "bound": None if results[0].error is None else results[0].error["bound"],
            }
        )
    return rows


def main() -> None:
    """Run everything, print it, and leave it as JSON in out/."""
    rows = derivations()
    print(f"derive and prove, seconds after imports, median of {REPEATS} (fastest – slowest)")
    for row in rows:
        spread = f"({row['fastest']:.3f} – {row['slowest']:.3f})"
        print(f"  {row['problem']:<50} {row['seconds']:.3f} {spread}  {row['status']}")
    other = sollya.tanh_cubic()
    if other is None:
        print("  Sollya is not installed; its time for the tanh cubic is left out")
    else:
        seconds_, a, b = other
        print(f"  {'the tanh cubic by Sollya, start-up included':<50} {seconds_:.3f}  a = {a[:22]}, b = {b[:22]}")
    started = start_up()
    print("start-up, milliseconds, median of whole processes")
    for name, value in started.items():
        print(f"  {name:<50} {value:.0f}")
    print(f"  {'what xphi adds to NumPy':<50} {started['import numpy, xphi'] - started['import numpy']:.0f}")
    OUT.mkdir(exist_ok=True)
    document = {
        "python": platform.python_version(),
        "derivations": rows,
        "start_up_ms": started,
        "sollya_seconds": None if other is None else other[0],
    }
    (OUT / "benchmarks.json").write_text(json.dumps(document, indent=1) + "\n")


if __name__ == "__main__":
    main()
