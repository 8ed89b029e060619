"""Progress on standard error: a bar on a terminal, an occasional line where it is a file or a pipe."""

from __future__ import annotations

import os
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from xphi.cli import _streams

__all__ = ["Tell", "working"]

#: Takes how much is done, and of how much.
Tell = Callable[[int, int], None]
#: Seconds before a bar is shown, and between two looks of it.
_SHORT, _FRAME = 1.0, 0.2
#: Seconds before the first line where nobody watches; each further one takes twice as long.
_FIRST_LINE = 3.0
_BAR = 24


class _Watch(threading.Thread):
    def __init__(self, title: str) -> None:
        super().__init__(daemon=True)
        self.title = title
        self.started = time.perf_counter()
        self.over = threading.Event()
        self.counted: tuple[int, int] | None = None
        self.drawn = False

    def tell(self, done: int, total: int) -> None:
        self.counted = (done, total)

    def run(self) -> None:
        if sys.stderr is None:
            return
        terminal = sys.stderr.isatty()
        wait = _SHORT if terminal else _FIRST_LINE
        while not self.over.wait(wait):
            if terminal:
                wait = _FRAME
                self._draw()
            else:
                wait *= 1 if wait == _FIRST_LINE and not self.drawn else 2
                self.drawn = True
                _streams.say(self._line())

    def finish(self) -> None:
        self.over.set()
        self.join()
        if self.drawn and sys.stderr.isatty():
            self._write("")

    def _line(self) -> str:
        seconds = f"{time.perf_counter() - self.started:.0f} s"
        if self.counted is None:
            return f"{self.title} … {seconds}"
        done, total = self.counted
        return f"{self.title}: {done:,} of {total:,}, {seconds}"

    def _draw(self) -> None:
        self.drawn = True
        text = self._line()
        if self.counted and self.counted[1]:
            full = min(_BAR, _BAR * self.counted[0] // self.counted[1])
            text = f"{'█' * full}{'░' * (_BAR - full)} {text}"
        try:
            width = os.get_terminal_size(sys.stderr.fileno()).columns or 80
        except OSError:
            width = 80
        self._write(text if len(text) < width else text[-width + 1 :])

    @staticmethod
    def _write(text: str) -> None:
        """Draw over the line; an empty text wipes it."""
        try:
            sys.stderr.write(f"\r\x1b[2K{text}" if os.environ.get("TERM") != "dumb" else f"\r{text:<79}\r")
            sys.stderr.flush()
        except OSError:
            _streams.drop([sys.stderr])


@contextmanager
def working(title: str) -> Iterator[Tell]:
    """Say what is being done, for anything over a second, until it is.

    Parameters
    ----------
    title : str
        As in "deriving".

    Yields
    ------
    callable
        Takes how much is done, and of how much, where that is known.
    """
    watch = _Watch(title)
    watch.start()
    try:
        yield watch.tell
    finally:
        watch.finish()
