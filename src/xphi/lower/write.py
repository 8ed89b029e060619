"""The C files of the kernels, one a function, as text."""

from __future__ import annotations

from xphi.lower import c
from xphi.lower.kernels import KIND_OF, Row, build, names, rows
from xphi.lower.program import Program

#: Vectors computed side by side: a processor looks about a hundred operations ahead, and one chain does not fill that.
TOGETHER = 2

HEADER = """/* {name}: made by `make gen` from src/xphi/lower/recipes; edits here are lost. */
#include "kernels.h"
#include "loop.h"
"""


def source(name: str) -> str:
    """The C file of a function or gate."""
    parts = [HEADER.format(name=name)]
    tables: dict[str, str] = {}
    entries = []
    for row in rows(name):
        program = build(row)
        for key, entry in program.tables.items():
            if key not in tables:
                tables[key] = key
                parts.append(c.table(entry, key))
        parts.append(_run(row, program, tables))
        entries.append(f'    {{"{row.name}", "{row.kind}", "{row.format}", "{row.rung}", run_{row.symbol}}},')
    listed = "\n".join(entries)
    parts.append(
        f"extern const xphi_kernel XPHI_NAME({name}_kernels)[];\n"
        f"const xphi_kernel XPHI_NAME({name}_kernels)[] = {{\n{listed}\n    {{0, 0, 0, 0, 0}}}};\n"
    )
    return "\n".join(parts)


def files() -> dict[str, str]:
    """Every C file by its name."""
    return {f"{name}.c": source(name) for name in names()} | {"index.c": index()}


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


def _summary(program: Program) -> str:
    counts = program.counts()
    table = counts.pop("table_bytes")
    total = sum(counts.values())
    listed = ", ".join(f"{count} {name}" for name, count in sorted(counts.items(), key=lambda item: -item[1]))
    return f"{total} operations ({listed}), {table} bytes of tables"


def _run(row: Row, program: Program, tables: dict[str, str]) -> str:
    """The function that goes over arrays."""
    scalar = c.TYPES[KIND_OF[row.format]]
    inputs, outputs = len(program.inputs), len(program.outputs)
    takes = "const void *const *in, void *const *out, ptrdiff_t n, const double *parameters"
    inner = [f"const {scalar} *const *from", f"{scalar} *const *to", "const double *parameters"]
    parts = [f"/* {row.symbol}: {_summary(program)} */"]
    for name, together in (("one", 1), ("many", TOGETHER)):
        body = "\n    ".join(c.block(program, tables, together))
        parts.append(
            f"XPHI_OP void {row.symbol}_{name}({', '.join(inner)}) {{\n    (void)parameters;\n    {body}\n}}\n"
        )
    parts.append(
        f"static void run_{row.symbol}({takes}) {{\n"
        f"    XPHI_LOOP({scalar}, {inputs}, {outputs}, {row.symbol}_one, {row.symbol}_many, {TOGETHER})\n}}\n"
    )
    return "\n".join(parts)
