"""The chapters in order, and the page that they end in."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

from xphi.claims import decide
from xphi.design import derive
from xphi.files import write_file
from xphi.report.chapters import cost, families, fitted, gelu, grid, proof, sigmoid, tanh, verdicts
from xphi.report.desk import Desk, desk, second_process
from xphi.report.measure import ERF
from xphi.report.page import render

#: Name, title and what the chapter's template is called.
CHAPTERS = (
    ("gelu", gelu.TITLE),
    ("tanh", tanh.TITLE),
    ("sigmoid", sigmoid.TITLE),
    ("cost", cost.TITLE),
    ("fitted", fitted.TITLE),
    ("grid", grid.TITLE),
    ("verdicts", verdicts.TITLE),
    ("proof", proof.TITLE),
    ("families", families.TITLE),
)


def tell(path: Path, started: float | None = None) -> None:
    """Tell every chapter on the terminal, then write the page and a certificate beside it.

    Parameters
    ----------
    path : Path
        Where the page goes; its folder exists.
    started : float, optional
        When the clock started.

    Raises
    ------
    XphiError
        If the page cannot be written.
    """
    began = time.perf_counter() if started is None else started
    with second_process() as start, desk(path.parent) as here:
        # the slow parts, on the other core
        here.promise("runaway", start(derive, ERF, families.SUM))
        here.promise("decisions", start(decide))
        here.console.print("xphi: GELU and its approximations, computed now", style="bold")
        told = _chapters(here)
        seconds = time.perf_counter() - began
        page = render(told, CHAPTERS, seconds)
        write_file(path, page)
    here.console.print()
    here.console.print(f"{path} ({len(page.encode()) / 1e6:.1f} MB) and {path.parent / proof.FILE}, {seconds:.0f} s")


def _chapters(here: Desk) -> dict[str, Any]:
    told: dict[str, Any] = {}

    def chapter(name: str, work: Any, *given: Any) -> Any:
        number = [key for key, _ in CHAPTERS].index(name) + 1
        here.chapter(number, CHAPTERS[number - 1][1], len(CHAPTERS))
        told[name] = work(here, *given)
        return told[name]

    chapter("gelu", gelu.tell)
    best = chapter("tanh", tanh.tell)["unscaled"]
    chapter("sigmoid", sigmoid.tell)
    fits = fitted.fits()
    chapter("cost", cost.tell, fits)
    chapter("fitted", fitted.tell, fits)
    chapter("grid", grid.tell, best)
    chapter("verdicts", lambda at: verdicts.tell(at, at.promised("decisions")))
    chapter("proof", proof.tell, best)
    chapter("families", lambda at: families.tell(at, at.promised("runaway")))
    return told
