"""The output of the commands that a page shows: the commands are run, and their output is put under them."""

from __future__ import annotations

import contextlib
import functools
import io
import os
import re
import shlex
import tempfile
from collections.abc import Iterator
from pathlib import Path

from xphi.cli import main

_BLOCK = re.compile(r"^```console\n(.*?)^```\n", re.DOTALL | re.MULTILINE)
#: Output with more lines than this is folded.
LONGEST = 40
_TERMINAL = {"NO_COLOR": "1", "COLUMNS": "100"}


def with_output(markdown: str) -> str:
    """The page with the output of the last command of every block below the block."""
    return _BLOCK.sub(_followed, markdown)


def _followed(block: re.Match[str]) -> str:
    output = ""
    for line in block[1].splitlines():
        output = run(re.split(r"\s{2,}#", line)[0].strip())
    lines = ["```text", *output.rstrip().splitlines(), "```"]
    if len(lines) > LONGEST:
        return "\n".join(
            [block[0], f'??? note "Output, {len(lines) - 2} lines"', *("    " + line for line in lines), ""]
        )
    return "\n".join([block[0], *lines, ""])


@functools.cache
def run(command: str) -> str:
    """What a command prints; a file that it writes stays for the next one.

    Raises
    ------
    RuntimeError
        If it does not end with status 0.
    """
    printed, said = io.StringIO(), io.StringIO()
    with _folder(), contextlib.redirect_stdout(printed), contextlib.redirect_stderr(said):
        try:
            main(shlex.split(command)[1:])
            status: object = 0
        except SystemExit as ended:
            status = ended.code
    if status not in (0, None):
        raise RuntimeError(f"{command} ended with status {status}: {said.getvalue()}")
    return printed.getvalue()


@functools.cache
def _place() -> tempfile.TemporaryDirectory[str]:
    return tempfile.TemporaryDirectory()


@contextlib.contextmanager
def _folder() -> Iterator[None]:
    """The folder of all examples, and a plain terminal."""
    before, directory = dict(os.environ), Path.cwd()
    os.environ.update(_TERMINAL)
    os.chdir(_place().name)
    try:
        yield
    finally:
        os.chdir(directory)
        os.environ.clear()
        os.environ.update(before)
