"""C99: an array and a function in integers only. Products stay below 2^31 for every width up to 16 bits."""

from __future__ import annotations

from xphi.integers.emit._parts import header, rows, steps
from xphi.integers.result import Table
from xphi.integers.schemes import SharedSigmoid


def files(table: Table, name: str, file: str) -> list[tuple[str, str | bytes]]:
    """One file; for `--like cmsis` the array that replaces the runtime's."""
    return [(file, "\n".join([*_lines(table, name), ""]))]


def _lines(table: Table, name: str) -> list[str]:
    kind, entry = f"{table.result.container.name}_t", f"{table.entry_type.name}_t"
    said = header(table)
    if isinstance(table.scheme, SharedSigmoid):
        said.append("Takes the place of sigmoid_table_uint16 in CMSIS-NN and TFLite.")
    elif table.scheme.linear:
        said.append(">> of a negative number is taken to keep its sign, as it does in every compiler in use.")
    head = ["/*", *(f" * {line}" for line in said), " */", "#include <stdint.h>", ""]
    if isinstance(table.scheme, SharedSigmoid):
        return [*head, f"const {entry} {name}[{len(table)}] = {{", *rows(table.entries.tolist()), "};"]
    scheme = steps(table)
    array = f"{name}_entries"
    head += [f"static const {entry} {array}[{len(table)}] = {{", *rows(table.entries.tolist()), "};", ""]
    head += [f"{kind} {name}({table.source.container.name}_t q)", "{"]
    place = f"(int32_t)q - ({scheme.low})"
    if not scheme.shift:
        return [*head, f"    return {array}[{place}];", "}"]
    head += [f"    const int32_t k = {place}, i = k >> {scheme.shift};"]
    if not scheme.linear:
        return [*head, f"    return {array}[i];", "}"]
    return [
        *head,
        f"    const int32_t rise = (int32_t){array}[i + 1] - {array}[i];",
        f"    const int32_t moved = (rise * (k & {(1 << scheme.shift) - 1}) + {scheme.half}) >> {scheme.shift};",
        f"    return ({kind})({array}[i] + moved);",
        "}",
    ]
