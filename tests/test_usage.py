"""What the command line says about itself, its arguments and its environment; and progress."""

import sys
import time

import numpy as np
import pytest

from xphi import __version__, _core
from xphi.cli import _progress


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("derive", "gelu"), "--form"),
        (("derive",), "`xphi derive --help`"),
        (("derive", "gelu", "--form", "a*x", "--on", "-4", "4"), "--on -4,4"),
        (("show", "-x"), "(-x)"),
        (("show", "gelu", "--" + "-" * 3000), "…"),
        (("--json",), "--version"),
        (("drive",), "did you mean derive"),
        (("plot", "gelu"), "`xphi plot --help`"),
    ],
)
def test_usage_names_the_next_step(cli, arguments, said):
    ran = cli(*arguments)
    assert (ran.status, ran.out) == (2, "")
    assert said in ran.err
    assert len(ran.err) < 600
    assert len(ran.err.splitlines()) == 1


def test_xphi_alone_shows_its_help(cli):
    ran = cli()
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.startswith("Usage: xphi ")


def test_the_version(cli):
    assert cli("--version").out == f"xphi, version {__version__}\n"
    document = cli("--version", "--json").json
    assert next(iter(document)) == "schema"
    assert (document["schema"], document["version"]) == ("xphi/version/1", __version__)
    assert (document["core"], document["isas"]) == (_core.build_info(), list(_core.isas()))
    assert document["packages"]["numpy"] == np.__version__


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("XPHI_FUNCTIONS", "/nonexistent", "/nonexistent"),
        ("XPHI_ISA", "nope", "XPHI_ISA=nope"),
    ],
)
def test_the_environment_is_checked_early(cli, monkeypatch, name, value, said):
    monkeypatch.setenv(name, value)
    for verb in (("names", "gelu"), ("census", "gpt2"), ("functions",)):
        ran = cli(*verb)
        assert (ran.status, ran.out) == (2, "")
        assert said in ran.err


@pytest.mark.parametrize("line", ["raise SystemExit('boom')", "raise ValueError('boom')", "import nothing_like_boom"])
def test_a_file_of_functions_that_fails_is_said(cli, monkeypatch, tmp_path, line):
    (tmp_path / "own.py").write_text(line)
    monkeypatch.setenv("XPHI_FUNCTIONS", str(tmp_path / "own.py"))
    ran = cli("functions")
    assert (ran.status, ran.out) == (2, "")
    assert "own.py" in ran.err
    assert "boom" in ran.err


def test_progress_in_a_pipe_is_an_occasional_line(capsys, monkeypatch):
    monkeypatch.setattr(_progress, "_FIRST_LINE", 0.02)
    with _progress.working("deriving") as tell:
        tell(1, 2)
        time.sleep(0.3)
    out, err = capsys.readouterr()
    assert out == ""
    assert "deriving: 1 of 2" in err
    assert 1 <= len(err.splitlines()) <= 5  # each takes twice as long to come
    assert "\r" not in err


def test_what_is_quick_shows_nothing(capsys):
    with _progress.working("deriving"):
        pass
    assert capsys.readouterr().err == ""


def test_a_bar_on_a_terminal_is_wiped(capsys, monkeypatch):
    monkeypatch.setattr(_progress, "_SHORT", 0.01)
    monkeypatch.setattr(type(sys.stderr), "isatty", lambda _: True)
    monkeypatch.setenv("TERM", "xterm")
    with _progress.working("deriving") as tell:
        tell(1, 2)
        time.sleep(0.1)
    err = capsys.readouterr().err
    assert "█" in err
    assert err.endswith("\r\x1b[2K")
