"""The page: templates filled with what the chapters found."""

from __future__ import annotations

import math
import platform
from collections.abc import Sequence
from importlib.resources import files
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined

from xphi import __version__
from xphi.claims.decide import MARKS
from xphi.functions import formula
from xphi.plot.tex import tex
from xphi.report import mathml, typeset
from xphi.report.chapters.verdicts import STYLES


def render(told: dict[str, Any], chapters: Sequence[tuple[str, str]], seconds: float) -> str:
    """The whole page, everything inside it.

    Parameters
    ----------
    told : dict
        What each chapter returned, by its name.
    chapters : sequence of (name, title)
    seconds : float
        What the work took so far.
    """
    environment = Environment(
        loader=PackageLoader("xphi.report"), autoescape=True, undefined=StrictUndefined, trim_blocks=True,
        lstrip_blocks=True,
    )  # fmt: skip
    environment.filters.update(
        grouped=typeset.grouped, size=typeset.size, significant=typeset.significant, evidence=typeset.evidence,
        error=typeset.error, written=typeset.written, cost=typeset.cost, percent=typeset.percent,
        ieee=typeset.ieee, minus=typeset.minus, tidy=typeset.tidy,
    )  # fmt: skip
    environment.globals.update(
        math=mathml.math, compared=typeset.compared, isinf=math.isinf, tex_of=lambda text: tex(formula(text)),
        marks=MARKS, css=STYLES.__getitem__,
    )  # fmt: skip
    style = files("xphi.report").joinpath("templates", "style.css").read_text(encoding="utf-8")
    return environment.get_template("page.html.j2").render(
        **told, chapters=chapters, style=style, seconds=seconds, version=__version__, python=platform.python_version(),
        machine=f"{platform.system()} {platform.machine()}",
    )  # fmt: skip
