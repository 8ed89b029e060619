"""The C files of the kernels, one a function, as text."""

from __future__ import annotations

from xphi.lower import c, explain
from xphi.lower.kernels import KIND_OF, Row, build, names, rows, tables
from xphi.lower.program import Program

HEADER = """/* {name}: made by `make gen` from src/xphi/lower/recipes; edits here are lost. */
#include "block.h"
#include "kernels.h"
#include "tables.h"
"""
TABLES = """/* What kernels look up: made by `make gen`; edits here are lost. */
#ifndef XPHI_TABLES_H
#define XPHI_TABLES_H
"""


def files() -> dict[str, str]:
    """Every C file by its name."""
    return {f"{name}.c": source(name) for name in names()} | {"index.c": index(), "tables.h": header()}


def source(name: str) -> str:
    """The C file of a function or gate; kernels with the same steps are written once."""
    bodies: dict[str, list[Row]] = {}
    for row in rows(name):
        bodies.setdefault("\n    ".join(c.block(build(row))), []).append(row)
    parts = [HEADER.format(name=name)]
    runs: dict[Row, str] = {}
    for body, same in bodies.items():
        parts.append(f"{_comment(same)}\n{_run(same[0], build(same[0]), body)}")
        runs |= dict.fromkeys(same, same[0].symbol)
    entries = [f'    {{"{r.name}", "{r.kind}", "{r.format}", "{r.rung}", run_{runs[r]}}},' for r in rows(name)]
    listed = "\n".join(entries)
    parts.append(
        f"extern const xphi_kernel XPHI_NAME({name}_kernels)[];\n"
        f"const xphi_kernel XPHI_NAME({name}_kernels)[] = {{\n{listed}\n    {{0, 0, 0, 0, 0}}}};\n"
    )
    return "\n".join(parts)


def header() -> str:
    """The tables of all kernels."""
    return "\n".join([TABLES, *map(c.table, tables().values()), "#endif\n"])


def index() -> str:
    """The C file that lists every table of an instruction set."""
    lines = ["/* Made by `make gen`; edits here are lost. */", '#include "kernels.h"', '#include "simd.h"', ""]
    lines += [f"extern const xphi_kernel XPHI_NAME({name}_kernels)[];" for name in names()]
    lines += ["", "const xphi_kernel *const *XPHI_NAME(xphi_tables)(void);"]
    lines += [
        "const xphi_kernel *const *XPHI_NAME(xphi_tables)(void) {",
        "    static const xphi_kernel *const tables[] = {",
    ]
    lines += [f"        XPHI_NAME({name}_kernels)," for name in names()]
    lines += ["        NULL};", "    return tables;", "}"]
    return "\n".join(lines) + "\n"


def _comment(same: list[Row]) -> str:
    """What is known of kernels that are one program."""
    lines = explain.kernel(same)
    return "/* " + "\n   ".join(lines) + " */"


def _run(row: Row, program: Program, body: str) -> str:
    """The function that goes over arrays."""
    scalar = c.TYPES[KIND_OF[row.format]]
    takes = "const void *const *in, void *const *out, ptrdiff_t n, const double *parameters"
    inner = f"const {scalar} *const *from, {scalar} *const *to, const double *parameters"
    loop = f"XPHI_LOOP({scalar}, {len(program.inputs)}, {len(program.outputs)}, {row.symbol})"
    return (
        f"XPHI_OP void {row.symbol}({inner}) {{\n    (void)parameters;\n    {body}\n}}\n"
        f"static void run_{row.symbol}({takes}) {{\n    {loop}\n}}\n"
    )
