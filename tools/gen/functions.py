"""The reference pages of the functions, and their index."""

from __future__ import annotations

from pathlib import Path

from tools.gen import REFERENCE
from tools.gen.marks import WARNING
from tools.gen.readme import bound
from xphi import functions
from xphi.design.known import known_errors
from xphi.facts import of as facts_of
from xphi.formula.text import to_text
from xphi.functions import Function
from xphi.plot.tex import tex
from xphi.report.mathml import math


def files() -> dict[Path, str]:
    """One page a function, and the index."""
    pages = {REFERENCE / f"{f.name}.md": page(f) for f in functions.registry().values()}
    return {**pages, REFERENCE / "functions.md": index()}


def page(function: Function) -> str:
    """The reference page of a function."""
    facts = facts_of(function)
    lines = [f"# {function.title}", "", f"`{function.name}`: {function.idea}.", "", typeset(function), ""]
    lines += ["```text", to_text(function.formula), "```", ""]
    if function.aliases:
        lines += [f"Also called {', '.join(f'`{a}`' for a in function.aliases)}.", ""]
    lines += ["## Facts", "", "| | |", "|---|---|"]
    if facts.minimum is not None:
        lines.append(f"| least value | {facts.minimum.value.decimal} at x = {facts.minimum.x.decimal} |")
    if facts.maximum is not None:
        lines.append(f"| largest value | {facts.maximum.value.decimal} at x = {facts.maximum.x.decimal} |")
    for root in facts.inflections:
        lines.append(f"| inflection | x = {root.x.decimal} |")
    for name, point in (("least slope", facts.derivative_low), ("largest slope", facts.derivative_high)):
        if point is not None:
            lines.append(f"| {name} | {point.value.decimal} at x = {point.x.decimal} |")
    if function.symmetry:
        lines.append(f"| symmetry | `{function.symmetry}` |")
    for place, convention in function.kinks.items():
        lines.append(f"| kink at {place} | `{convention}` |")
    rows = known_errors(function)
    if rows:
        lines += ["", "## Known approximations", "", "| name | largest error | formula | source |", "|---|---|---|---|"]
        lines += [f"| {r.name} | {bound(r)} | `{to_text(r.formula)}` | {r.source} |" for r in rows]
        lines += ["", "Errors are proved over the whole real line with ball arithmetic."]
    lines += ["", "## Sources", "", *(f"- {source}" for source in function.sources), ""]
    return WARNING + "\n".join(lines)


def typeset(function: Function) -> str:
    """The formula in mathematical type, for a browser; nothing where it is too long for a line."""
    try:
        return str(math(tex(function.formula), display=True))
    except ValueError:
        return ""


def index() -> str:
    """The list of the reference pages."""
    lines = ["# Functions", "", "| function | what it does |", "|---|---|"]
    lines += [f"| [{f.title}]({f.name}.md) | {f.idea} |" for f in functions.registry().values()]
    return WARNING + "\n".join(lines) + "\n"
