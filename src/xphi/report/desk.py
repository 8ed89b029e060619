"""What a chapter works with: the terminal that it speaks to, a second process, and a folder."""

from __future__ import annotations

import multiprocessing
import os
import signal
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.progress import BarColumn, Progress, SpinnerColumn, TextColumn, TimeElapsedColumn
from rich.text import Text

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

_LABEL = 23
_STYLES = {"proved": "green", "exhaustive": "green", "sampled": "yellow", "refused": "red", "false": "red"}


@dataclass
class Desk:
    """What the chapters share: the folder, the console and the lines told so far.

    Parameters
    ----------
    console : rich.console.Console
    folder : Path
        Where certificates go.
    progress : rich.progress.Progress, optional
        On a terminal only.
    """

    console: Console
    folder: Path
    progress: Progress | None = None
    _task: Any = None
    _promised: dict[str, Any] = field(default_factory=dict)

    def chapter(self, number: int, title: str, total: int) -> None:
        """Print a heading and move the bar."""
        self.console.print()
        self.console.print(Text.assemble((f"{number}  ", "bold red"), (title, "bold")))
        if self.progress is not None:
            if self._task is None:
                self._task = self.progress.add_task("", total=total)
            self.progress.update(self._task, completed=number - 1, description=title)

    def line(self, label: str, value: str, evidence: str = "") -> None:
        """Print one key number."""
        text = Text.assemble("   ", (f"{label:<{_LABEL}} ", "dim"), value)
        if evidence:
            text.append(f"  {evidence}", style=_STYLES.get(evidence.split(maxsplit=1)[0], "dim"))
        self.console.print(text)

    def promise(self, name: str, result: Any) -> None:
        """Keep what the second process will have found."""
        self._promised[name] = result

    def promised(self, name: str) -> Any:
        """What the second process found, waiting for it."""
        return self._promised[name].get()


@contextmanager
def desk(folder: Path) -> Iterator[Desk]:
    """A desk on standard output: colour and a progress bar on a terminal, plain lines in a pipe."""
    console = Console(highlight=False)
    if not console.is_terminal or os.environ.get("NO_COLOR"):
        yield Desk(Console(highlight=False, color_system=None, width=200, soft_wrap=True), folder)
        return
    columns = (SpinnerColumn(), TextColumn("{task.description}"), BarColumn(bar_width=24), TimeElapsedColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        yield Desk(console, folder, progress)


@contextmanager
def second_process() -> Iterator[Callable[..., Any]]:
    """A function that starts work in a process of its own, on the other core; gone when the block ends.

    The child ignores Ctrl-C from its first instruction on: the parent hears it and ends the child.
    """
    heard = signal.getsignal(signal.SIGINT)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        pool = multiprocessing.get_context("spawn").Pool(1)
    finally:
        signal.signal(signal.SIGINT, heard)
    with pool:

        def start(function: Callable[..., Any], *given: Any, **named: Any) -> Any:
            return pool.apply_async(function, given, named)

        yield start
