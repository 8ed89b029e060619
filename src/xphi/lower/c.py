"""A program in C: the statements for one block of elements, in the operations of block.h."""

from __future__ import annotations

from fractions import Fraction

from xphi.formats import hex_of
from xphi.lower.program import Program, Step, Table

TYPES = {"f": "float", "d": "double"}
#: Operations that are named for the kind they take and not for the kind they give.
_NAMED_FOR_OPERAND = {"bits", "widen", "narrow", "less"}


def table(entry: Table) -> str:
    """The definition of a table of coefficients."""
    rows = [
        ", ".join(literal(value, entry.kind) for value in entry.entries[k : k + 4])
        for k in range(0, len(entry.entries), 4)
    ]
    body = ",\n    ".join(rows)
    return f"static const {TYPES[entry.kind]} {entry.name}[{len(entry.entries)}] = {{\n    {body}}};\n"


def literal(value: Fraction | int | str, kind: str) -> str:
    """A float as a hexadecimal literal."""
    text = "-0x0p+0" if value == "-0" else hex_of(Fraction(value))
    if "p" not in text:
        text += "p+0"
    return text + ("f" if kind == "f" else "")


def block(program: Program) -> list[str]:
    """The statements that compute a block, loads and stores included."""
    used = program.needed()
    lines = [
        f"const v{step.kind}2 v{index} = {_expression(program, step)};"
        for index, step in enumerate(program.steps)
        if index in used or step.operation == "input"
    ]
    for k, index in enumerate(program.outputs):
        lines.append(f"store_{program.steps[index].kind}2(to[{k}], v{index});")
    return lines


def _expression(program: Program, step: Step) -> str:
    operands = [f"v{operand}" for operand in step.operands]
    match step.operation:
        case "input":
            return f"load_{step.kind}2(from[{step.constant}])"
        case "number":
            value = step.constant
            text = literal(value or 0, step.kind) if step.kind in TYPES else str(value)
            return f"number_{step.kind}2({text})"
        case "parameter":
            cast = "(float)" if step.kind == "f" else ""
            return f"number_{step.kind}2({cast}parameters[{step.constant}])"
        case "lookup":
            entries = len(program.tables[str(step.constant)].entries)
            return f"lookup_{step.kind}2({step.constant}, {operands[0]}, {entries})"
        case "left" | "right":
            return f"{step.operation}_{step.kind}2({operands[0]}, {step.constant})"
    kind = program.steps[step.operands[0]].kind if step.operation in _NAMED_FOR_OPERAND else step.kind
    return f"{step.operation}_{kind}2({', '.join(operands)})"
