"""README.md with its table of functions, and as a package index can show it."""

from __future__ import annotations

from pathlib import Path

from tools.gen import GENERATED, ROOT
from tools.gen.index_readme import for_the_index
from tools.gen.marks import between
from xphi import functions
from xphi.design.known import KnownError, known_errors
from xphi.facts import of as facts_of
from xphi.formula.text import to_text
from xphi.functions import Function
from xphi.lower import kernels

#: The longest formula in the table.
LONGEST = 72


def files() -> dict[Path, str]:
    """Both."""
    path = ROOT / "README.md"
    shown = between(path.read_text(), "operators", counted())
    shown = between(shown, "functions", table_of_functions())
    return {path: shown, GENERATED / "readme.md": for_the_index(shown)}


def counted() -> str:
    """How many operators there are, and what they take."""
    functions_, units = len(kernels.functions()), len(kernels.names()) - len(kernels.functions())
    formats = "float16, bfloat16, float32 and float64"
    return f"There are {functions_} functions and {units} gates, in {formats}, for arrays of any shape and strides."


def table_of_functions() -> str:
    """The README's table."""
    rows = ["| function | operator | formula | least value | closest known approximation, proved error |"]
    rows.append("|---|---|---|---|---|")
    for function in functions.registry().values():
        least = facts_of(function).minimum
        shown = "–" if least is None else f"{least.value.short(8)} at {least.x.short(8)}"
        text = to_text(function.formula)
        formula = f"`{text}`" if len(text) <= LONGEST else f"`xphi show {function.name}` spells it out"
        operator = f"`xphi.{function.name}`" if function.name in kernels.functions() else "–"
        rows.append(f"| `{function.name}` | {operator} | {formula} | {shown} | {closest(function)} |")
    return "\n".join(rows)


def closest(function: Function) -> str:
    """The best known approximation and its bound."""
    proved = [row for row in known_errors(function) if row.error.proof.bound is not None]
    return f"{proved[0].name} {bound(proved[0])}" if proved else "–"


def bound(row: KnownError) -> str:
    """A proved bound, four digits."""
    value = row.error.proof.bound
    return "not proved" if value is None else f"{float(value):.4g}"
