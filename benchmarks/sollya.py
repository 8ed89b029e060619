"""The tanh cubic by Sollya, as far as it goes: remez in a Gauss-Newton loop with weight sech²."""

from __future__ import annotations

import shutil
import subprocess
import time

SCRIPT = """
verbosity = 0!;
prec = 120!;
a = 0.8; b = 0.035;
for i from 1 to 5 do {
  u = a*x + b*x^3;
  s = 1/cosh(u)^2;
  p = remez((erf(x/sqrt(2)) - tanh(u))/s, [|1,3|], [1b-20;6], s);
  a = a + coeff(p, 1); b = b + coeff(p, 3);
};
print(a); print(b);
"""


def tanh_cubic() -> tuple[float, str, str] | None:
    """Seconds and both parameters; None where Sollya is not installed."""
    program = shutil.which("sollya")
    if program is None:
        return None
    started = time.perf_counter()
    result = subprocess.run([program], input=SCRIPT, capture_output=True, text=True, timeout=60, check=True)
    a, b = [line for line in result.stdout.splitlines() if line.strip()][-2:]
    return time.perf_counter() - started, a, b
