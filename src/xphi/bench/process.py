"""The driver's end of a worker: started, asked, ended; one that dies or hangs is left out by name."""

from __future__ import annotations

import json
import os
import select
import subprocess
import sys
import tempfile
import time
from typing import Any

from xphi.bench.machine import environment


class Lost(Exception):
    """The process ended, or did not answer in time."""


class Worker:
    """A peer in a process of its own.

    Parameters
    ----------
    name : str
        The peer's file.
    threads : int
    program : tuple of str
        What Python runs, with the name and the number of threads behind it.
    """

    def __init__(self, name: str, threads: int, program: tuple[str, ...] = ("-m", "xphi.bench.worker")) -> None:
        self.name = name
        self.operations: list[str] = []
        self._errors = tempfile.TemporaryFile()  # noqa: SIM115 - closed with the worker
        self._rest = b""
        self._process = subprocess.Popen(  # noqa: S603 - this interpreter, a peer of our own list
            [sys.executable, *program, name, str(threads)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._errors,
            env=environment(threads),
        )

    def send(self, **question: Any) -> None:
        """Ask, without waiting.

        Raises
        ------
        Lost
        """
        assert self._process.stdin is not None  # noqa: S101 - a pipe was asked for
        try:
            self._process.stdin.write(json.dumps(question).encode() + b"\n")
            self._process.stdin.flush()
        except OSError:
            raise Lost(self._why()) from None

    def receive(self, seconds: float) -> dict[str, Any]:
        """The next answer.

        Raises
        ------
        Lost
            If there is none within the time.
        """
        assert self._process.stdout is not None  # noqa: S101 - a pipe was asked for
        handle = self._process.stdout.fileno()
        end = time.monotonic() + seconds
        while b"\n" not in self._rest:
            if not select.select([handle], [], [], max(0.0, end - time.monotonic()))[0]:
                raise Lost(f"no answer within {seconds:g} s")
            piece = os.read(handle, 1 << 16)
            if not piece:
                raise Lost(self._why())
            self._rest += piece
        line, _, self._rest = self._rest.partition(b"\n")
        answer: dict[str, Any] = json.loads(line)
        return answer

    def ask(self, patience: float, **question: Any) -> dict[str, Any]:
        """Ask and wait."""
        self.send(**question)
        return self.receive(patience)

    def close(self) -> None:
        """End the process."""
        self._process.kill()
        self._process.wait()
        for pipe in (self._process.stdin, self._process.stdout, self._errors):
            if pipe is not None:
                try:
                    pipe.close()
                except OSError:  # a question that it did not live to read
                    continue

    def _why(self) -> str:
        """How it ended, with the last line that it wrote."""
        try:
            status = self._process.wait(5)
        except subprocess.TimeoutExpired:
            return "closed its output"
        self._errors.seek(0)
        lines = self._errors.read().decode(errors="replace").strip().splitlines()
        said = f": {lines[-1]}" if lines else ""
        return f"ended with status {status}{said}"
