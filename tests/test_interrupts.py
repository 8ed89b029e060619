"""A program that is stopped, or whose reader goes away, ends without a trace."""

import os
import subprocess
import sys

import pytest

ERF = "erf(x/sqrt(2))"
#: The command line, interrupted a second after it begins to work: what it needs is loaded before.
INTERRUPTED = """
import os, signal, sys, threading
import scipy.optimize, sympy, xphi.design
from xphi.cli import main

signal.signal(signal.SIGINT, signal.default_int_handler)  # a job in the background of a shell ignores interrupts
threading.Timer(1, os.kill, (os.getpid(), signal.SIGINT)).start()
main(sys.argv[1:])
"""


@pytest.mark.slow
@pytest.mark.skipif(os.name != "posix", reason="sends a signal")
@pytest.mark.parametrize("more", [(), ("--json",)])
def test_an_interrupt_ends_cleanly(tmp_path, more):
    form = " + ".join(f"{a}*tanh({b}*x)" for a, b in ("ab", "cd", "gf", "hj", "kl", "mn", "op"))
    ran = subprocess.run(
        [sys.executable, "-c", INTERRUPTED, "derive", ERF, "--form", form, "-o", "out.toml", *more],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert ran.returncode == 130
    assert ran.stdout == ""
    assert "Traceback" not in ran.stderr
    assert "interrupted" in ran.stderr
    assert list(tmp_path.iterdir()) == []


def test_a_closed_pipe_is_no_error(tmp_path):
    process = subprocess.Popen(
        [sys.executable, "-m", "xphi", "emit", "gelu/gelu_tanh", "--to", "c"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    process.stdout.close()
    err = process.stderr.read()
    process.wait(timeout=60)
    assert "Traceback" not in err
    process.stderr.close()
