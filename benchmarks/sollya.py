"""The tanh cubic by Sollya: remez in a Gauss-Newton loop, where it is installed.

Sollya takes no parameters inside a function, so that the loop around its ``remez`` is ours: near the inner
polynomial u so far, tanh(u + δ) is tanh u + sech²u·δ.
"""

from __future__ import annotations

import shutil
import subprocess
import time

ROUNDS = 6
SCRIPT = "\n".join(
    [
        "verbosity = 0!;",
        "prec = 240!;",
        "u = 0.8*x + 0.0356*x^3;",
        "f = erf(x/sqrt(2));",
        *["w = 1 - tanh(u)^2;", "u = horner(u + remez(f - tanh(u), [|1, 3|], [1b-10;4.25], w, 1b-80));"] * ROUNDS,
        "coeff(u, 1);",
        "coeff(u, 3);",
        "quit;",
    ]
)


def tanh_cubic() -> tuple[float, str, str] | None:
    """Seconds, start-up included, and both parameters; None where Sollya is not installed."""
    program = shutil.which("sollya")
    if program is None:
        return None
    started = time.perf_counter()
    result = subprocess.run([program], input=SCRIPT + "\n", capture_output=True, text=True, timeout=120, check=True)
    a, b = [line for line in result.stdout.split() if line][-2:]
    return time.perf_counter() - started, a, b
