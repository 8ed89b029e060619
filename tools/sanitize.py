"""Build the compiled core with AddressSanitizer and UBSan, and run its tests once: ``sanitize.py [pytest arguments]``.

The build has a virtual environment of its own under ``out/sanitize``; everything but xphi itself comes from the one
that runs this script.
"""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WHERE = ROOT / "out" / "sanitize"
#: The tests that reach the compiled core, in any number of files.
TESTS = (
    "tests/test_core*.py",
    "tests/test_ops*.py",
    "tests/test_kernels*.py",
    "tests/test_field_reports.py",
    "tests/fuzz",
)
#: Frames are kept, so that a report names the line; the first finding ends the run.
FLAGS = "-fsanitize=address,undefined -fno-sanitize-recover=undefined -fno-omit-frame-pointer -g"


def library(name: str, compiler: str) -> str:
    """Where the compiler keeps one of its own libraries."""
    command = [compiler, f"-print-file-name={name}"]
    path = subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()
    if not Path(path).is_absolute():
        raise SystemExit(f"{compiler} has no {name}: install its sanitizer libraries")
    return path


def install(compiler: str) -> Path:
    """Build and install the sanitized package; the path of its Python."""
    python = WHERE / "venv/bin/python"
    if not python.exists():
        subprocess.run([sys.executable, "-m", "venv", WHERE / "venv"], check=True)
        # as a line in a .pth file it comes after our own site-packages, and an editable xphi in it is not started
        ours = sysconfig.get_path("purelib", vars={"base": str(WHERE / "venv")})
        Path(ours, "dependencies.pth").write_text(sysconfig.get_path("purelib") + "\n")
    settings = {
        "CC": compiler,
        "CXX": compiler.replace("gcc", "g++"),
        "CFLAGS": FLAGS,
        "CXXFLAGS": FLAGS,
        "LDFLAGS": FLAGS,
    }
    command = [
        python,
        "-m",
        "pip",
        "install",
        "--quiet",
        "--disable-pip-version-check",
        "--no-deps",
        "--force-reinstall",
    ]
    # with debugging information nothing is stripped
    command += ["-C", "cmake.build-type=RelWithDebInfo", "-C", f"build-dir={WHERE / 'build'}", ROOT]
    subprocess.run(command, check=True, env=os.environ | settings)
    return python


def main(arguments: list[str]) -> int:
    """Build, then test; pytest's exit status."""
    compiler = os.environ.get("CC", "gcc")
    python = install(compiler)
    # the C++ library too, else the sanitizer starts before there is a function that throws
    preload = [library("libasan.so", compiler), library("libubsan.so", compiler), library("libstdc++.so", compiler)]
    environment = {
        "LD_PRELOAD": " ".join(preload),
        # Python itself keeps what it allocates until it ends
        "ASAN_OPTIONS": "detect_leaks=0:halt_on_error=1:allocator_may_return_null=1",
        "UBSAN_OPTIONS": "print_stacktrace=1:halt_on_error=1",
        "PYTHONMALLOC": "malloc",  # each object in a block of its own, with its own borders
        "OMP_WAIT_POLICY": "passive",
    }
    files = arguments or [str(path) for pattern in TESTS for path in sorted(ROOT.glob(pattern))]
    command = [python, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-m", "not slow", *files]
    return subprocess.run(command, check=False, cwd=ROOT, env=os.environ | environment).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
