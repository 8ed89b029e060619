"""A program in C: the statements of one block of vectors, in the operations of simd.h."""

from __future__ import annotations

from fractions import Fraction

from xphi.formats import hex_of
from xphi.lower.program import Program, Step, Table

TYPES = {"f": "float", "d": "double"}
#: Operations that are named for the kind they take and not for the kind they give.
_NAMED_FOR_OPERAND = {"bits", "widen", "narrow", "less"}


def table(entry: Table, name: str) -> str:
    """The definition of a table of coefficients."""
    rows = [
        ", ".join(literal(value, entry.kind) for value in entry.entries[k : k + 4])
        for k in range(0, len(entry.entries), 4)
    ]
    body = ",\n    ".join(rows)
    return f"static const {TYPES[entry.kind]} {name}[{len(entry.entries)}] = {{\n    {body}}};\n"


def literal(value: Fraction | int | str, kind: str) -> str:
    """A float as a hexadecimal literal."""
    text = "-0x0p+0" if value == "-0" else hex_of(Fraction(value))
    if "p" not in text:
        text += "p+0"
    return text + ("f" if kind == "f" else "")


def block(program: Program, tables: dict[str, str], together: int) -> list[str]:
    """The statements that compute a block of vectors, loads and stores included, `together` of them side by side."""
    used = program.needed()
    lines = []
    for index, step in enumerate(program.steps):
        if index not in used and step.operation != "input":
            continue
        shared = step.operation in ("number", "parameter")
        for lane in range(1 if shared else together):
            name = _name(program, index, lane)
            lines.append(f"const v{step.kind} {name} = {_expression(program, step, tables, lane)};")
    for k, index in enumerate(program.outputs):
        kind = program.steps[index].kind
        lines += [f"store_{kind}(to[{k}] + {lane} * WIDTH, {_name(program, index, lane)});" for lane in range(together)]
    return lines


def _name(program: Program, index: int, lane: int) -> str:
    """The variable of a step; constants are shared by the lanes."""
    shared = program.steps[index].operation in ("number", "parameter")
    return f"v{index}" if shared else f"v{index}_{lane}"


def _expression(program: Program, step: Step, tables: dict[str, str], lane: int) -> str:
    operands = [_name(program, index, lane) for index in step.operands]
    match step.operation:
        case "input":
            return f"load_{step.kind}(from[{step.constant}] + {lane} * WIDTH)"
        case "number":
            value = step.constant
            text = literal(value or 0, step.kind) if step.kind in TYPES else str(value)
            return f"number_{step.kind}({text})"
        case "parameter":
            cast = "(float)" if step.kind == "f" else ""
            return f"number_{step.kind}({cast}parameters[{step.constant}])"
        case "lookup":
            entries = len(program.tables[str(step.constant)].entries)
            return f"lookup_{step.kind}({tables[str(step.constant)]}, {operands[0]}, {entries})"
        case "left" | "right":
            return f"{step.operation}_{step.kind}({operands[0]}, {step.constant})"
    kind = program.steps[step.operands[0]].kind if step.operation in _NAMED_FOR_OPERAND else step.kind
    return f"{step.operation}_{kind}({', '.join(operands)})"
