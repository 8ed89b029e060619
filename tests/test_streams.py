"""Standard output and error: encodings without the signs of mathematics, readers that go, disks that are full."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

MAIN = "import sys; from xphi.cli import main; main(sys.argv[1:])"
FULL = Path("/dev/full")
needs_full = pytest.mark.skipif(not FULL.exists(), reason="this system has no /dev/full")
DERIVE = ("derive", "gelu", "--form", "a*x", "--on", "-1,1")


def start(*arguments, env=None, **streams):
    return subprocess.Popen([sys.executable, "-c", MAIN, *arguments], env={**os.environ, **(env or {})}, **streams)


def run(*arguments, env=None, **streams):
    process = start(*arguments, env=env, **{"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, **streams})
    out, err = process.communicate(timeout=120)
    return process.returncode, out, err


PLAIN = {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}


@pytest.mark.parametrize(
    ("encoding", "env"),
    [
        ("latin-1", {"PYTHONIOENCODING": "latin-1"}),
        ("cp1252", {"PYTHONIOENCODING": "cp1252"}),
        ("ascii", {"PYTHONIOENCODING": "ascii"}),
        ("ascii", PLAIN),
    ],
    ids=["latin-1", "cp1252", "ascii", "C"],
)
@pytest.mark.parametrize("arguments", [("show", "gelu"), DERIVE, ("names", "gelu")], ids=lambda a: a[0])
def test_every_line_is_written_in_every_encoding(encoding, env, arguments):
    whole = run(*arguments, env={"PYTHONIOENCODING": "utf-8"})
    status, out, err = run(*arguments, env=env)
    assert (status, whole[0]) == (0, 0)
    text, expected = out.decode(encoding), whole[1].decode()
    assert b"Traceback" not in err
    assert "?" not in text.replace(" → ?", "")  # something near stands for every sign
    for line, plain in zip(expected.splitlines(), text.splitlines(), strict=True):
        if line.isascii():
            assert line.split() == plain.split()


@pytest.mark.parametrize("arguments", [("show", "gelu"), ("names", "gelu")], ids=lambda a: a[0])
def test_a_document_is_the_same_in_every_encoding(arguments):
    documents = [
        json.loads(run(*arguments, "--json", env={"PYTHONIOENCODING": encoding})[1].decode("ascii" if k else "utf-8"))
        for k, encoding in enumerate(["utf-8", "latin-1", "ascii"])
    ]
    for document in documents:
        del document["run"]
    assert documents[0] == documents[1] == documents[2]


def test_an_error_is_shown_in_ascii():
    status, out, err = run("Φ", env=PLAIN)
    assert (status, out) == (2, b"")
    assert err.isascii()
    assert err.startswith(b"xphi: there is no verb")


@needs_full
@pytest.mark.parametrize("arguments", [DERIVE, ("show", "relu"), ("functions", "--json"), ("claims", "C01"), ()])
def test_a_full_disk_is_no_verdict(arguments):
    with FULL.open("w") as full:
        status, _, err = run(*(arguments or ("--version",)), stdout=full)
    assert status == 2
    assert b"No space left on device" in err
    assert b"Traceback" not in err


@needs_full
@pytest.mark.parametrize(("arguments", "expected"), [(DERIVE, 0), (("nothing",), 2)])
def test_notes_that_cannot_be_written_change_no_status(arguments, expected):
    with FULL.open("w") as full:
        status, out, _ = run(*arguments, stderr=full)
    assert status == expected
    assert bool(out) == (expected == 0)


@pytest.mark.skipif(os.name != "posix", reason="closes descriptors in a shell")
@pytest.mark.parametrize(("closed", "expected"), [(">&-", 2), ("2>&-", 0), ("<&-", 0)])
def test_a_closed_stream(closed, expected):
    script = f'"$0" -c "$1" functions {closed}'
    done = subprocess.run(["/bin/sh", "-c", script, sys.executable, MAIN], capture_output=True, text=True, check=False)
    assert done.returncode == expected
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    "arguments", [("names",), ("names", "--json"), ("show", "gelu"), ("functions",), ("--help",), ("claims", "C01")]
)
@pytest.mark.parametrize("lines", [0, 1])
def test_a_reader_that_goes_away_is_no_verdict(arguments, lines):
    process = start(*arguments, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    for _ in range(lines):
        process.stdout.readline()
    process.stdout.close()
    err = process.stderr.read()
    process.stderr.close()
    assert process.wait(timeout=120) in (0, 141)
    assert b"Traceback" not in err
    assert b"xphi:" not in err
