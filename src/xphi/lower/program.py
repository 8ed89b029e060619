"""A straight-line program over floats, integers and masks: what a kernel is before it is written in a language.

Every operation rounds once, to nearest even, in the kind of its operands. Nothing is contracted or reordered, so the
program gives the same bits wherever it runs.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

from xphi.formats import FORMATS, Format

#: The kinds of a value. A mask belongs to the floats that it selects between.
SINGLE, DOUBLE, INT32, INT64, MASK32, MASK64 = "f", "d", "i", "q", "m", "n"
FORMAT_OF = {SINGLE: FORMATS["binary32"], DOUBLE: FORMATS["binary64"]}
INTEGER_OF = {SINGLE: INT32, DOUBLE: INT64}
MASK_OF = {SINGLE: MASK32, DOUBLE: MASK64}
FLOAT_OF = {**{integer: real for real, integer in INTEGER_OF.items()}, **{mask: real for real, mask in MASK_OF.items()}}


@dataclass(frozen=True)
class Table:
    """Equal-length columns of coefficients, one entry a piece; a program looks an entry up by its index."""

    name: str
    kind: str
    entries: tuple[Fraction, ...]

    @property
    def bytes(self) -> int:
        """What it occupies."""
        return len(self.entries) * FORMAT_OF[self.kind].bits // 8


@dataclass(frozen=True)
class Step:
    """One operation: its name, the kind of its result, the steps it takes, and what it knows beforehand."""

    operation: str
    kind: str
    operands: tuple[int, ...] = ()
    constant: Fraction | int | str | None = None


@dataclass
class Program:
    """Steps in order, inputs first; each equal step is kept once. The sources are what its constants come from."""

    steps: list[Step] = field(default_factory=list)
    inputs: list[int] = field(default_factory=list)
    outputs: list[int] = field(default_factory=list)
    tables: dict[str, Table] = field(default_factory=dict)
    sources: list[Any] = field(default_factory=list)
    _known: dict[Step, int] = field(default_factory=dict)

    def step(self, operation: str, kind: str, *operands: Value, constant: Fraction | int | str | None = None) -> Value:
        """The value of an operation."""
        new = Step(operation, kind, tuple(operand.index for operand in operands), constant)
        if new not in self._known:
            self._known[new] = len(self.steps)
            self.steps.append(new)
        return Value(self, self._known[new], kind)

    def input(self, kind: str) -> Value:
        """The next input."""
        value = self.step("input", kind, constant=len(self.inputs))
        self.inputs.append(value.index)
        return value

    def parameter(self, kind: str) -> Value:
        """A number that is given when the kernel is called, the same for all elements."""
        count = sum(step.operation == "parameter" for step in self.steps)
        return self.step("parameter", kind, constant=count)

    def output(self, value: Value) -> None:
        """Make a value a result."""
        self.outputs.append(value.index)

    def number(self, kind: str, value: Fraction | float | str) -> Value:
        """A constant; a float must be representable, "-0" is the negative zero."""
        if value == "-0":
            return self.step("number", kind, constant="-0")
        exact = Fraction(value)
        if kind in (INT32, INT64):
            return self.step("number", kind, constant=int(exact))
        if Fraction(FORMAT_OF[kind].round(exact)) != exact:
            raise ValueError(f"{float(exact).hex()} is no {FORMAT_OF[kind].name} number")
        return self.step("number", kind, constant=exact)

    def counts(self) -> dict[str, int]:
        """How often each operation occurs among those that a result needs, and the bytes of the tables."""
        used = self.needed()
        found: dict[str, int] = {}
        for index in sorted(used):
            name = self.steps[index].operation
            if name not in ("input", "number", "parameter"):
                found[name] = found.get(name, 0) + 1
        return {**found, "table_bytes": sum(table.bytes for table in self.tables.values())}

    def text(self) -> str:
        """What is computed, a line for each step that a result needs: the same for equal programs."""
        used = sorted(self.needed() | set(self.inputs))
        numbers = {index: number for number, index in enumerate(used)}
        lines = []
        for index in used:
            step = self.steps[index]
            known = self.tables[str(step.constant)].entries if step.operation == "lookup" else (step.constant,)
            operands = [numbers[operand] for operand in step.operands]
            lines.append(f"{step.operation} {step.kind} {operands} {' '.join(map(str, known))}")
        return "\n".join([*lines, f"results {[numbers[index] for index in self.outputs]}"])

    def needed(self) -> set[int]:
        """The steps that some result depends on."""
        used: set[int] = set()
        stack = list(self.outputs)
        while stack:
            index = stack.pop()
            if index not in used:
                used.add(index)
                stack += self.steps[index].operands
        return used


@dataclass(frozen=True, eq=False)
class Value:
    """The result of a step, with the arithmetic of its kind."""

    program: Program
    index: int
    kind: str

    @property
    def format(self) -> Format:
        """The float format."""
        return FORMAT_OF[self.kind]

    def like(self, value: Value | Fraction | float | str) -> Value:
        """A constant of this kind; a value is given back."""
        return value if isinstance(value, Value) else self.program.number(self.kind, value)

    def _do(self, operation: str, *others: Value | Fraction | float | str, kind: str | None = None) -> Value:
        operands = [self.like(other) for other in others]
        if any(operand.kind != self.kind for operand in operands):
            raise TypeError(f"{operation} of {[self.kind, *(o.kind for o in operands)]}")
        return self.program.step(operation, kind or self.kind, self, *operands)

    def __add__(self, other: Value | Fraction | float) -> Value:
        return self._do("add", other)

    def __sub__(self, other: Value | Fraction | float) -> Value:
        return self._do("sub", other)

    def __mul__(self, other: Value | Fraction | float) -> Value:
        return self._do("mul", other)

    def __truediv__(self, other: Value | Fraction | float) -> Value:
        return self._do("div", other)

    def __rsub__(self, other: Fraction | float) -> Value:
        return self.like(other) - self

    def __rtruediv__(self, other: Fraction | float) -> Value:
        return self.like(other) / self

    __radd__ = __add__
    __rmul__ = __mul__

    def __neg__(self) -> Value:
        return self._do("neg")

    def __abs__(self) -> Value:
        return self._do("abs")

    def fma(self, factor: Value | Fraction | float, addend: Value | Fraction | float) -> Value:
        """self·factor + addend, rounded once."""
        return self._do("fma", factor, addend)

    def fnma(self, factor: Value | Fraction | float, addend: Value | Fraction | float) -> Value:
        """addend − self·factor, rounded once."""
        return self._do("fnma", factor, addend)

    def fms(self, factor: Value | Fraction | float, subtrahend: Value | Fraction | float) -> Value:
        """self·factor − subtrahend, rounded once."""
        return self._do("fms", factor, subtrahend)

    def at_most(self, limit: Value | Fraction | float) -> Value:
        """min(self, limit), a NaN of self kept."""
        return self.program.step("lesser", self.kind, self.like(limit), self)

    def at_least(self, limit: Value | Fraction | float | str) -> Value:
        """max(self, limit), a NaN of self kept; self where the two are equal zeros."""
        return self.program.step("greater", self.kind, self.like(limit), self)

    def nan_from(self, source: Value) -> Value:
        """The same, but the quiet NaN of the source where that is one."""
        return self._do("nan_from", source)

    def finite_or(self, bound: Fraction | int) -> Value:
        """min(self, bound), and the bound for a NaN."""
        return self._do("lesser", bound)

    def below(self, other: Value | Fraction | float) -> Value:
        """Whether self < other; false for a NaN."""
        return self._do("less", other, kind=MASK_OF[self.kind])

    def with_sign(self, source: Value) -> Value:
        """The magnitude with the sign of another value."""
        return self._do("copysign", source)

    def bits(self) -> Value:
        """The same bits as a signed integer."""
        return self.program.step("bits", INTEGER_OF[self.kind], self)

    def real(self) -> Value:
        """The same bits as a float."""
        return self.program.step("float", FLOAT_OF[self.kind], self)

    def left(self, places: int) -> Value:
        """Bits shifted left."""
        return self.program.step("left", self.kind, self, constant=places)

    def right(self, places: int) -> Value:
        """Bits shifted right, the sign copied."""
        return self.program.step("right", self.kind, self, constant=places)

    def select(self, yes: Value, no: Value) -> Value:
        """Under this mask one value, elsewhere the other."""
        if FLOAT_OF.get(self.kind) != yes.kind or yes.kind != no.kind:
            raise TypeError(f"a mask of kind {self.kind} cannot select {yes.kind} and {no.kind}")
        return self.program.step("select", yes.kind, self, yes, no)

    def find(self, table: Table) -> Value:
        """The entry of a table at this integer, taken modulo the table's length."""
        self.program.tables[table.name] = table
        return self.program.step("lookup", table.kind, self, constant=table.name)

    def widened(self) -> Value:
        """The same number in the wider kind: float to double, 32-bit to 64-bit integer."""
        return self.program.step("widen", {SINGLE: DOUBLE, INT32: INT64}[self.kind], self)

    def narrowed(self) -> Value:
        """A double rounded to single."""
        return self.program.step("narrow", SINGLE, self)
