"""What several test files share: golden values, derived results that are kept, the command line run in this process."""

import functools
import importlib.util
import json
import os
import sys
import tomllib
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path

import pytest
from hypothesis import settings

# The suite tries the same examples every time; HYPOTHESIS_PROFILE=default looks for new ones.
settings.register_profile("repeatable", derandomize=True)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "repeatable"))

GOLDEN = Path(__file__).parent / "golden"
#: Tests that a default run leaves out; `make slow` measures them all and writes the list.
SLOW = frozenset((Path(__file__).parent / "slow.txt").read_text().splitlines())


def pytest_collection_modifyitems(items):
    """Mark what was measured to be slow, beside what says so itself."""
    for item in items:
        if item.nodeid in SLOW:
            item.add_marker(pytest.mark.slow)


def last_place(decimal):
    """What one unit in the last written place of a decimal is worth."""
    mantissa, _, exponent = decimal.lower().partition("e")
    return Fraction(10) ** (int(exponent or 0) - len(mantissa.partition(".")[2]))


#: A job in the background of a shell starts with interrupts ignored, and what it starts inherits that. Set right by the
#: process itself, and not in a fork of this one, which may have threads.
_INTERRUPTIBLE = (
    "import os, signal, sys; signal.signal(signal.SIGINT, signal.SIG_DFL); os.execv(sys.executable, sys.argv[1:])"
)


@pytest.fixture(scope="session")
def interruptible():
    """The command that runs Python with these arguments so that an interrupt reaches it."""
    return lambda *arguments: [sys.executable, "-c", _INTERRUPTIBLE, sys.executable, *arguments]


@pytest.fixture(scope="session")
def agrees():
    """Whether a number is a golden one, to every digit that both have (the last may be cut or rounded)."""

    def compared(number, golden):
        written = getattr(number, "decimal", number)
        found, wanted = Fraction(written), Fraction(golden)
        # a number of 53 bits may have been rounded to them
        own = last_place(written) if isinstance(written, str) else abs(found) / 2**52
        return abs(found - wanted) <= max(own, last_place(golden))

    return compared


def _beside(name):
    """A module of this folder that has no tests."""
    specification = importlib.util.spec_from_file_location(name, Path(__file__).parent / f"{name}.py")
    module = importlib.util.module_from_spec(specification)
    sys.modules[name] = module
    specification.loader.exec_module(module)
    return module


@pytest.fixture(scope="session")
def roundoff():
    """A bound of the rounding errors of an evaluation: `Roundoff` of ``roundoff.py``."""
    return _beside("roundoff").Roundoff


@pytest.fixture(scope="session")
def emitted():
    """What runs emitted code: ``emitted.py``."""
    return _beside("emitted")


@pytest.fixture(scope="session")
def golden():
    """Rows of a golden file by their kind."""
    return tomllib.loads((GOLDEN / "approximations.toml").read_text())


@functools.cache
def _derive(target, form, **options):
    from xphi.design import derive

    return derive(target, form, **options)


@pytest.fixture(scope="session")
def derived():
    """`derive`, each problem solved once; lists are written as tuples."""
    return _derive


@dataclass(frozen=True)
class Ran:
    status: int
    out: str
    err: str

    @property
    def json(self):
        return json.loads(self.out)


@pytest.fixture
def cli(capsys):
    """The command line, run in this process."""
    from xphi.cli import main

    def run(*arguments):
        capsys.readouterr()
        with pytest.raises(SystemExit) as stop:
            main([str(a) for a in arguments])
        out, err = capsys.readouterr()
        return Ran(stop.value.code, out, err)

    return run


@pytest.fixture
def certified(tmp_path, derived):
    """A certificate file of a derived approximation."""

    def write(target, form, **options):
        path = tmp_path / "certificate.toml"
        path.write_text(derived(target, form, **options).certificate.text())
        return path

    return write
