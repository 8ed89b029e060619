"""Derivations beside optima that independent optimisers reached: ``xphi | independent | status | seconds``.

The problems stand in ``tests/golden/derivations.json``. Run with a part of a target, form or option to choose some.
"""

from __future__ import annotations

import json
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from click.testing import CliRunner

from xphi.cli.derive import command

PROBLEMS = Path(__file__).parents[1] / "tests" / "golden" / "derivations.json"
PROCESSES = 2


def solve(problem: dict) -> dict:
    """Derive one problem; the document that ``--json`` prints, or the message."""
    started = time.perf_counter()
    arguments = [problem["target"], "--form", problem["form"], *problem.get("options", ()), "--json"]
    ran = CliRunner().invoke(command, arguments)
    spent = time.perf_counter() - started
    try:
        found = json.loads(ran.stdout)
    except ValueError:
        return {"status": f"refused: {ran.exception or ran.stderr.strip()}", "wall": spent}
    return found | {"wall": spent, "exit": ran.exit_code}


def line(problem: dict, found: dict) -> str:
    """One row of the table."""
    objective = (found.get("objective") or {}).get("value")
    ours = None if objective is None else objective["value"]
    error = found.get("error") or {}
    independent = problem.get("optimum")
    mark = " "
    if independent is not None and (ours is None or ours > independent * (1 + 1e-4) + 1e-12):
        mark = "*"
    options = " ".join(problem.get("options", ()))
    cells = [
        f"{ours:.8g}" if ours is not None else "-",
        f"{independent:.8g}" if independent is not None else "-",
        f"{error['observed']:.8g}" if error.get("observed") not in (None, "inf") else str(error.get("observed")),
        found["status"],
        f"{found['wall']:.1f}",
        f"{problem['target']} | {problem['form']} {options}",
    ]
    return mark + " | ".join(cells)


def run(wanted: str = "") -> None:
    """Print the table."""
    problems = [p for p in json.loads(PROBLEMS.read_text()) if wanted in json.dumps(p)]
    print("xphi | independent | largest error | status | seconds | problem   (* worse than the independent optimum)")
    with ProcessPoolExecutor(PROCESSES) as pool:
        for problem, found in zip(problems, pool.map(solve, problems), strict=True):
            print(line(problem, found), flush=True)


if __name__ == "__main__":
    run(*sys.argv[1:])
