"""A program in Triton: the statements of one block of elements, and the files of the GPU kernels, one a function.

A GPU runs the steps of the compiled kernels, in their order. 16-bit tensors are widened to binary32 where they are
loaded and rounded where they are stored, so the two binary32 programs serve them too.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction

from xphi.functions.gates import GATES
from xphi.kinds import KINDS
from xphi.lower.kernels import Row, build, names, rows, tables
from xphi.lower.program import DOUBLE, FORMAT_OF, INT32, INT64, SINGLE, Program, Step, Table

HEADER = '''"""{name} on a GPU: made by `make gen` from src/xphi/lower/recipes; edits here are lost."""

import triton
import triton.language as tl

{imported}
'''
OPERATIONS = (
    "bits32", "bits64", "copysign32", "copysign64", "float32", "float64", "greater", "lesser", "nan_from", "neg",
)  # fmt: skip
PARAMETERS = {unit.name: tuple(unit.parameters) for unit in GATES}
_DTYPE = {SINGLE: "tl.float32", DOUBLE: "tl.float64", INT32: "tl.int32", INT64: "tl.int64"}
_WIDTH = {SINGLE: "32", DOUBLE: "64", INT32: "32", INT64: "64"}
#: Operations that Python writes between their operands, where a literal takes the type of the other operand.
_INFIX = {"add": "+", "sub": "-", "mul": "*", "less": "<"}
#: A step that is used once stands inside the one that uses it, as long as the line stays readable.
_READABLE = 100
_LINE = 120
_INDENT = "    "
#: The least normal binary32 number.
_NORMAL = FORMAT_OF[SINGLE].smallest_normal


def files() -> dict[str, str]:
    """Every file by its name: the kernels, and the tables that they share."""
    shared = tables()
    return {f"{name}.py": source(name, offsets(shared)) for name in names()} | {"tables.json": _shown(shared)}


def offsets(tables: dict[str, Table]) -> dict[str, int]:
    """Where each table begins among those of its format, laid end to end."""
    ends = dict.fromkeys(FORMAT_OF, 0)
    begins = {}
    for name, table in tables.items():
        begins[name] = ends[table.kind]
        ends[table.kind] += len(table.entries)
    return begins


def source(name: str, begins: dict[str, int]) -> str:
    """The file of a function or gate; kernels with the same steps are written once."""
    parts = []
    written: dict[str, str] = {}
    entries = []
    for row in rows(name):
        symbol = f"{row.kind}_{row.format}_{row.rung}"
        text = _Writer(row, build(row), begins).text()
        if text not in written:
            written[text] = symbol
            parts.append(f"\n@triton.jit\ndef {symbol}{text}")
        entries.append(f'    ("{row.kind}", "{row.format}", "{row.rung}"): {written[text]},')
    parts.append("\nKERNELS = {\n" + "\n".join(entries) + "\n}\n")
    body = "\n".join(parts)
    return HEADER.format(name=name, imported=_imported(body)) + "\n" + body


def _imported(body: str) -> str:
    """The line that imports the operations in a file's text."""
    used = [operation for operation in OPERATIONS if f"{operation}(" in body]
    start = "from xphi.ops.torch._triton_operations import "
    line = start + ", ".join(used)
    return line if len(line) <= _LINE else "\n".join([f"{start}(", *(f"    {name}," for name in used), ")"])


def _shown(tables: dict[str, Table]) -> str:
    """The tables as JSON, one a line, in the order in which they are laid end to end."""
    parts = []
    for kind, number_format in FORMAT_OF.items():
        columns = [
            f"  {json.dumps(name)}: {json.dumps([float(entry) for entry in table.entries])}"
            for name, table in tables.items()
            if table.kind == kind
        ]
        parts.append(f' "{number_format.name}": {{\n' + ",\n".join(columns) + "\n }")
    return "{\n" + ",\n".join(parts) + "\n}\n"


@dataclass(frozen=True)
class _Writer:
    """The text of one kernel."""

    row: Row
    program: Program
    begins: dict[str, int]

    def text(self) -> str:
        """The arguments, the docstring and the statements."""
        counts = self.program.counts()
        table = counts.pop("table_bytes")
        operations = f"{sum(counts.values())} operations" + (f", {table} bytes of tables" if table else "")
        kind = KINDS[self.row.kind]
        given = (
            [*kind.inputs, *kind.outputs, "n"]
            + ["table"] * bool(table)
            + [f"{p}: tl.float64" for p in self._parameters()]
        )
        lines = [
            f'"""{operations}."""',
            "at = tl.program_id(0).to(tl.int64) * BLOCK + tl.arange(0, BLOCK)",
            "inside = at < n",
            *self._statements(),
        ]
        body = "".join(f"{_INDENT}{line}\n" for line in lines)
        return f"({', '.join(given)}, BLOCK: tl.constexpr):\n{body}"

    def _parameters(self) -> tuple[str, ...]:
        used = any(step.operation == "parameter" for step in self.program.steps)
        return PARAMETERS[self.row.name] if used else ()

    def _statements(self) -> Iterator[str]:
        """One line for each step that is used twice, or would make another one too long."""
        users = self._users()
        shown: dict[int, str] = {}
        nested: set[int] = set()
        count = 0
        for index in sorted(self.program.needed() | set(self.program.inputs)):
            step = self.program.steps[index]
            text = self._expression(step, shown)
            candidates = [operand for operand in step.operands if operand in nested]
            while len(text) > _READABLE and candidates:
                longest = max(candidates, key=lambda operand: len(shown[operand]))
                candidates.remove(longest)
                yield f"v{count} = {shown[longest]}"
                shown[longest] = f"v{count}"
                count += 1
                text = self._expression(step, shown)
            if step.operation == "number":
                shown[index] = text
                if not self._needs_type(index, users[index]):
                    continue
                text = f"tl.full((), {text}, {_DTYPE[step.kind]})"
            elif len(users[index]) == 1 and step.operation != "input" and index not in self.program.outputs:
                shown[index] = text
                nested.add(index)
                continue
            shown[index] = f"v{count}"
            count += 1
            yield f"{shown[index]} = {text}"
        for name, index in zip(KINDS[self.row.kind].outputs, self.program.outputs, strict=True):
            yield f"tl.store({name} + at, {shown[index]}.to({name}.dtype.element_ty), mask=inside)"

    def _users(self) -> dict[int, list[int]]:
        """Which steps take each step, once for each time."""
        users: dict[int, list[int]] = {index: [] for index in range(len(self.program.steps))}
        for index in sorted(self.program.needed()):
            for operand in self.program.steps[index].operands:
                users[operand].append(index)
        return users

    def _needs_type(self, index: int, users: list[int]) -> bool:
        """Whether a literal could be taken for another number than the constant.

        Python computes with literals alone as it likes. Beside a variable, in an infix operation, a literal takes the
        type of that; in a call only some versions of Triton look at the other operands: the rest take a literal for
        a binary32 number, and a binary32 subnormal for a binary64 number.
        """
        step = self.program.steps[index]
        if step.kind in (INT32, INT64) or step.constant == "-0":
            return False
        called = step.kind == SINGLE and (not step.constant or abs(Fraction(step.constant or 0)) >= _NORMAL)
        return not all(self._takes_literal(index, user, called=called) for user in users)

    def _takes_literal(self, index: int, user: int, *, called: bool) -> bool:
        step = self.program.steps[user]
        variables = [operand for operand in step.operands if self.program.steps[operand].operation != "number"]
        return bool(variables) and (called or step.operation in _INFIX)

    def _expression(self, step: Step, shown: dict[int, str]) -> str:
        kind = step.kind
        a = [shown[operand] for operand in step.operands]
        match step.operation:
            case "input":
                name = KINDS[self.row.kind].inputs[int(step.constant or 0)]
                return f"tl.load({name} + at, mask=inside).to({_DTYPE[kind]})"
            case "parameter":
                return f"tl.full((), {self._parameters()[int(step.constant or 0)]}, {_DTYPE[kind]})"
            case "number":
                return _literal(step)
            case "lookup":
                name = str(step.constant)
                entries = len(self.program.tables[name].entries)
                return f"tl.load(table + {self.begins[name]} + ({_inside(a[0])} & {entries - 1}))"
            case "less" if self.program.steps[step.operands[0]].operation == "number":
                return f"{_inside(a[1])} > {_inside(a[0])}"
            case "add" | "sub" | "mul" | "less":
                return f"{_inside(a[0])} {_INFIX[step.operation]} {_inside(a[1])}"
            case "div" if kind == SINGLE:
                return f"tl.div_rn({a[0]}, {a[1]})"
            case "div":
                return f"{_inside(a[0])} / {_inside(a[1])}"
            case "fma":
                return f"tl.fma({a[0]}, {a[1]}, {a[2]})"
            case "fms":
                return f"tl.fma({a[0]}, {a[1]}, neg({a[2]}))"
            case "fnma":
                return f"tl.fma(neg({a[0]}), {a[1]}, {a[2]})"
            case "abs":
                return f"tl.abs({a[0]})"
            case "select":
                return f"tl.where({', '.join(a)})"
            case "neg" | "lesser" | "greater" | "nan_from":
                return f"{step.operation}({', '.join(a)})"
            case "bits" | "float" | "copysign":
                return f"{step.operation}{_WIDTH[kind]}({', '.join(a)})"
            case "left":
                return f"{_inside(a[0])} << {step.constant}"
            case "right":
                return f"{_inside(a[0])} >> {step.constant}"
            case "widen" | "narrow":
                return f"{_inside(a[0])}.to({_DTYPE[kind]})"
        raise ValueError(f"no operation is called {step.operation}")


def _inside(text: str) -> str:
    """An operand of an infix operation, in parentheses where it is one itself."""
    return f"({text})" if _is_infix(text) else text


def _is_infix(text: str) -> bool:
    """Whether there is an operator outside all parentheses."""
    depth = 0
    for here, character in enumerate(text):
        depth += (character == "(") - (character == ")")
        if depth == 0 and character == " " and text[here - 1] != ",":
            return True
    return False


def _literal(step: Step) -> str:
    """A constant in decimal; a float's digits give back all of its bits."""
    if step.constant == "-0":
        # some versions of Triton take every literal that equals zero for the positive one
        return f"neg(tl.full((), 0.0, {_DTYPE[step.kind]}))"
    value = Fraction(step.constant or 0)
    return str(int(value)) if step.kind in (INT32, INT64) else repr(float(value)).replace("e+", "e")
