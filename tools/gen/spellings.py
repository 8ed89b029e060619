"""The reference page of what spellings mean: the rows of ``xphi.names``, their formulas computed and compared."""

from __future__ import annotations

import functools
import json
from pathlib import Path

from tools.gen import GENERATED, REFERENCE
from tools.gen.marks import WARNING
from xphi import functions, names, reference
from xphi.names import Row

#: The places where two formulas are compared: beyond them every activation is within rounding of its asymptote.
STEP, END = 64, 16
#: Wide enough that two ways to write one function differ by less than any published constant is cut.
BITS = 192
#: In words, how a row is known.
MARKS = {
    "read": "its source was read",
    "run": "it was run",
    "page": "its documentation was read",
    "thread": "a discussion of it was read",
    "memory": "from memory",
}


def files() -> dict[Path, str]:
    """The page, and the distances that the running side knows."""
    return {REFERENCE / "names.md": WARNING + page(), GENERATED / "spellings.json": deviations()}


def page() -> str:
    """``docs/reference/names.md``."""
    lines = [
        "# What a spelling means",
        "",
        "`xphi names SPELLING` answers from this table, `--library` for one library.",
        "",
    ]
    lines += [
        "*Differs by* is the largest distance from the function named, where the library's own formula was read: over",
        f"all multiples of 1/{STEP} in [-{END}, {END}], computed to {BITS} bits. It says nothing of rounding, which",
        "`xphi audit` measures. A spelling that is no function of the registry has its formula instead.",
        "",
    ]
    for library, also in names.libraries().items():
        rows = [row for row in names.listed(library) if library != names.OWN]
        if not rows:
            continue
        lines += [f"## {library}", ""]
        known = ", ".join(dict.fromkeys(MARKS[row.mark] for row in rows))
        version = f" {rows[0].version}" if rows[0].version else ""
        called = f"Also `--library {'`, `'.join(also)}`. " if also else ""
        sources = "; ".join(dict.fromkeys(row.source for row in rows if row.source))
        lines += [
            f"{called}How this is known{version and f', for{version}'}: {known}{sources and f' ({sources})'}.",
            "",
        ]
        lines += ["| spelling | function | default | differs by | look out |", "|---|---|---|---|---|"]
        lines += [line(row) for row in rows]
        lines.append("")
    lines += ["## Which models say what", "", "| spelling in Transformers | function | models |", "|---|---|---|"]
    lines += [
        f"| `{row.spelling}` | {code(row.function)} | {', '.join(row.used_by)} |" for row in names.rows() if row.used_by
    ]
    return "\n".join([*lines, ""])


def deviations() -> str:
    """What the running side may know of the distances, by function and formula."""
    found: dict[str, dict[str, float]] = {}
    for row in names.rows():
        if row.library != names.OWN and (shown := deviation(row)):
            found.setdefault(str(row.function), {})[row.formula] = float(shown)
    return json.dumps(found, indent=1, sort_keys=True) + "\n"


def line(row: Row) -> str:
    """One row of a library's table."""
    spelling = f"`{row.spelling}`".replace("|", "\\|")
    meaning = code(row.function or row.formula).replace("|", "\\|")
    return f"| {spelling} | {meaning} | {'yes' if row.default else ''} | {deviation(row)} | {row.trap} |"


def code(text: str | None) -> str:
    """A name or a formula in type of its own."""
    return f"`{text}`" if text else ""


def deviation(row: Row) -> str:
    """The distance from the function, where there are two formulas in x to compare."""
    if not row.own_formula or row.function is None or "gate" in row.formula:
        return ""
    return largest(row.function, row.formula)


@functools.cache
def largest(function: str, formula: str) -> str:
    """The largest distance, two digits; ``0`` where every ball of the difference holds it."""
    expression = functions.formula(formula)
    found = 0.0
    for step in range(-END * STEP, END * STEP + 1):
        place = f"{step}/{STEP}"
        difference = reference.value(function, place, bits=BITS) - reference.value(expression, place, bits=BITS)
        if not difference.contains(0):
            found = max(found, float(abs(difference).mid()))
    return f"{found:.1e}" if found else "0"
