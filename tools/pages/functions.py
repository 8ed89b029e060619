"""The page of a function: what `make gen` wrote, with pictures, kernels, spellings and models."""

from __future__ import annotations

import functools
import math
import statistics

import numpy as np

from pages.text import code, figure, joined, sections, table, titled
from xphi import census, functions, names
from xphi.audit import ledger
from xphi.errors import XphiError
from xphi.functions import Function
from xphi.functions.gates import GATES, GatedUnit
from xphi.ops import generated
from xphi.ops import numpy as operators
from xphi.plot.tex import tex
from xphi.report.mathml import math as typed

FOLDER = "reference"
KINDS = {"f": "f", "grad": "f′", "vjp": "g·f′", "gate": "gate", "gate_vjp": "derivatives"}


def path(name: str) -> str:
    """Where the page of a function is."""
    return f"{FOLDER}/{name}.md"


def gate_path(name: str) -> str:
    """Where the page of a gate is."""
    return f"{FOLDER}/gates/{name}.md"


def title(function: Function) -> str:
    """Its name as people use it."""
    return titled(function.name, function.title)


def enriched(function: Function, markdown: str) -> str:
    """The generated page with what the records and the other tables say of the function."""
    head, parts = sections(markdown)
    head = head.replace(f"# {function.title}\n", f"# {title(function)}\n", 1)
    head += "\n" + "\n".join(pictures(function))
    sources = parts.pop("Sources", "")
    if "Known approximations" in parts:
        parts["Known approximations"] += "\n" + "\n".join(typeset(function))
    kernels = kernel_rows(function.name)
    if kernels:
        parts["Kernels"] = "\n".join([*usage(function), *kernels]).strip("\n")
    if rows := jax_rows(function.name):
        parts["In JAX on a CPU"] = "\n".join(rows).strip("\n")
    if spellings := spelling_rows(function.name):
        parts["Spellings in other libraries"] = "\n".join(spellings).strip("\n")
    if models := model_lines(function.name):
        parts["Models that use it"] = "\n".join(models).strip("\n")
    if sources:
        parts["Sources"] = sources
    return joined(head, parts)


def pictures(function: Function) -> list[str]:
    """Its graph and its derivative's, side by side where there is room."""
    shown = titled(function.name, function.title)
    pair = [
        *figure(f"../pictures/function/{function.name}.png", shown),
        *figure(f"../pictures/derivative/{function.name}.png", f"The derivative of {shown}"),
    ]
    return ["", '<div class="pair" markdown="1">', *pair, "</div>", ""]


def typeset(function: Function) -> list[str]:
    """The formulas of the known approximations in mathematical type, as far as they fit."""
    lines = []
    for known in function.known:
        try:
            formula = typed(tex(known.formula), display=True)
        except ValueError:
            continue
        lines += ["", f"`{known.name}`", "", str(formula), ""]
    return ["", '??? note "The formulas in mathematical type"', *("    " + line for line in lines)] if lines else []


def usage(function: Function) -> list[str]:
    """How it is called, and which gates are made of it."""
    name = function.name
    units = [unit for unit in GATES if unit.activation == name and not unit.other_formula]
    lines = [f"`xphi.{name}(x)`, `xphi.{name}.grad(x)` and `xphi.{name}.vjp(x, g)` on arrays; the same names in"]
    lines += ["`xphi.torch` and `xphi.jax`."]
    if units:
        links = ", ".join(f"[{unit.title}](gates/{unit.name}.md)" for unit in units)
        lines += [f"Multiplied by a second input it is {links}."]
    return lines


def kernel_rows(name: str) -> list[str]:
    """The recorded errors of the kernels of a function or a gate."""
    rows = [row for row in ledger.read().values() if row["name"] == name]
    if not rows:
        return []
    cells = [
        (
            KINDS[row["kind"]],
            row["format"],
            row["rung"],
            largest(row),
            row["evidence"],
            code(row["at"]),
            f"{100 * row['correctly_rounded']:.2f} %",
        )
        for row in rows
    ]
    heads = ("what", "format", "rung", "largest error, ULP", "evidence", "worst input", "correctly rounded")
    note = "*Exhaustive* rows are bounds; *sampled* ones are the largest error seen."
    return ["", f"{note} [What these words mean](../explanation/evidence.md).", *table(heads, cells)]


def largest(row: ledger.Row) -> str:
    """The largest error; near a zero of the derivative the fast rung has another one, which stands apart."""
    if "near_absolute" not in row:
        return f"{row['observed']:.4f}"
    roundoff = f"2^{round(math.log2(row['near_absolute']))}"
    return f"{row['away_observed']:.4f}; near the zero {roundoff}, or {row['near_observed']:.4f} ULP"


def jax_rows(name: str) -> list[str]:
    """Which of the two programs JAX runs, its time over that of the other, and the error of the one in jax.numpy."""
    paths = [row for row in generated.read("jax_paths.json")["rows"] if row["name"] == name]
    errors = [row for row in generated.read("jax_accuracy.json")["rows"] if row["name"] == name]
    found = {(row["kind"], row["dtype"]): f"{row['observed']:.4g}, {row['evidence']}" for row in errors}
    cells = [
        (
            KINDS[row["kind"]],
            row["dtype"],
            row["path"],
            f"{statistics.geometric_mean(row['ratios'].values()):.2f}",
            found.get((row["kind"], row["dtype"]), ""),
        )
        for row in paths
    ]
    if not cells:
        return []
    heads = ("what", "dtype", "program", "time of jnp over ffi", "largest error of jnp, ULP")
    note = "*ffi* is the compiled kernel, *jnp* a program in jax.numpy; [the faster one runs](../how-to/jax.md)."
    return [note, *table(heads, cells)]


def spelling_rows(name: str) -> list[str]:
    """What each library calls it."""
    rows = names.spelled(name)
    cells = [(row.library, code(row.spelling), "yes" if row.default else "", row.trap) for row in rows]
    return table(("library", "spelling", "its default", "note"), cells) if cells else []


@functools.cache
def uses() -> dict[str, tuple[str, ...]]:
    """The models of the census by the function or gate of their feed-forward parts."""
    found: dict[str, list[str]] = {}
    for model in census.models().values():
        for feed in {block.feed for block in model.shape.blocks}:
            activation = resolved(feed.activation)
            used = {activation, generated.gate_of(activation)} if feed.gated else {activation}
            for name in used - {None}:
                found.setdefault(str(name), []).append(model.name)
    return {name: tuple(dict.fromkeys(models)) for name, models in found.items()}


def resolved(spelling: str) -> str:
    """The registry's name of an activation that a configuration names; itself where there is none."""
    try:
        return names.function_of(spelling, "transformers")
    except XphiError:
        return spelling


def model_lines(name: str) -> list[str]:
    """The models that use it, from the census."""
    models = uses().get(name, ())
    return [", ".join(models) + ". `xphi census NAME` counts any of them."] if models else []


def gate_page(unit: GatedUnit) -> str:
    """The page of a gated unit."""
    activation = functions.get(unit.activation)
    lines = [f"# {unit.title}", "", f"`{unit.name}`: a gated unit, a function of two inputs, `gate` and `up`.", ""]
    lines += ["```text", unit.formula, "```", ""]
    lines += [f"The gate goes through [{title(activation)}](../{activation.name}.md):", ""]
    lines += [str(typed(tex(activation.formula), display=True)), ""]
    if unit.parameters:
        shown = ", ".join(f"{key} = {value:g}" for key, value in unit.parameters.items())
        lines += [f"Parameters and their defaults: {shown}.", ""]
    if unit.aliases:
        lines += [f"Also called {', '.join(map(code, unit.aliases))}.", ""]
    lines += figure(
        f"../../pictures/function/{activation.name}.png", title(activation), f"{title(activation)}, the gate."
    )
    lines += ["## Use it", "", *gate_usage(unit), "", *docstring(unit.name)]
    if rows := kernel_rows(unit.name):
        lines += ["## Kernels", *(line.replace("../explanation", "../../explanation") for line in rows)]
    if rows := jax_rows(unit.name):
        lines += ["## In JAX on a CPU", "", *(line.replace("../how-to", "../../how-to") for line in rows)]
    if rows := spelling_rows(unit.name):
        lines += ["## Spellings in other libraries", *rows]
    if models := model_lines(unit.name):
        lines += ["## Models that use it", "", *models]
    lines += ["", "## Sources", "", *(f"- {source}" for source in unit.sources), ""]
    return "\n".join(lines)


def gate_usage(unit: GatedUnit) -> list[str]:
    """An example with what it returns."""
    call = f"xphi.{unit.name}(np.float32(0.5), np.float32(2))"
    value = operators.get(unit.name)(*map(np.float32, (0.5, 2)))
    return [
        "```python",
        "import numpy as np",
        "import xphi",
        "",
        f"print({call})  # {value!s}",
        f"d_gate, d_up = xphi.{unit.name}.vjp(np.float32(0.5), np.float32(2), np.float32(1))",
        "```",
    ]


def docstring(name: str) -> list[str]:
    """The operator's docstring, folded."""
    text = (operators.get(name).__doc__ or "").strip().splitlines()
    return [
        "",
        f'??? note "`help(xphi.{name})`"',
        "    ```text",
        *(f"    {line}".rstrip() for line in text),
        "    ```",
        "",
    ]
