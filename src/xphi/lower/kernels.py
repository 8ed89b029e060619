"""Every kernel: which functions, kinds, formats and rungs there are, and the program of each."""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from dataclasses import dataclass

from xphi.functions import gates
from xphi.lower.arithmetic import Paired, Plain
from xphi.lower.program import DOUBLE, SINGLE, Program, Value
from xphi.lower.recipes._kernel import Kernel

FUNCTIONS = (
    "gelu", "gelu_tanh", "gelu_sigmoid", "silu", "sigmoid", "tanh", "erf", "erfc",
    "normal_cdf", "softplus", "mish", "elu", "selu", "relu", "relu2", "hard_swish",
)  # fmt: skip
#: Products of an activation and another input, and gates with a recipe of their own.
GATES = {unit.name: unit.activation for unit in gates.GATES if not unit.other_formula}
OTHER_GATES = tuple(unit.name for unit in gates.GATES if unit.other_formula)
KIND_OF = {"binary32": SINGLE, "binary64": DOUBLE}
RUNGS = {"faithful": Paired, "fast": Plain}


@dataclass(frozen=True)
class Row:
    """One kernel."""

    name: str
    kind: str
    format: str
    rung: str

    @property
    def symbol(self) -> str:
        """A name for C."""
        return f"{self.name}_{self.kind}_{self.format}_{self.rung}"


def rows(name: str) -> Iterator[Row]:
    """The kernels of a function or gate."""
    kinds = ("gate", "gate_vjp") if name in GATES or name in OTHER_GATES else ("f", "grad", "vjp")
    for kind in kinds:
        yield Row(name, kind, "binary32", "faithful")
        yield Row(name, kind, "binary32", "fast")
        yield Row(name, kind, "binary64", "faithful")


def build(row: Row) -> Program:
    """The program of a kernel."""
    program = Program()
    kind = KIND_OF[row.format]
    arithmetic = RUNGS[row.rung]()
    product = row.kind in ("vjp", "gate", "gate_vjp")
    # a product is formed in double, where neither factor can have been rounded away
    wide = product and kind == SINGLE
    recipe = importlib.import_module(f"xphi.lower.recipes.{GATES.get(row.name, row.name)}")
    kernel = Kernel(program, arithmetic, program.input(kind), wide=wide)
    others = [program.input(kind) for _ in range({"vjp": 1, "gate": 1, "gate_vjp": 2}.get(row.kind, 0))]
    factors = [other.widened() if wide else other for other in others]

    def finish(value: Value) -> None:
        program.output(value.narrowed() if wide else value)

    if row.name in OTHER_GATES:
        results = recipe.gate(kernel, *others) if row.kind == "gate" else recipe.gate_vjp(kernel, *others)
        for result in results if isinstance(results, tuple) else (results,):
            finish(result)
        return program
    match row.kind:
        case "f":
            finish(recipe.f(kernel))
        case "grad":
            finish(recipe.grad(kernel))
        case "vjp":
            finish(recipe.grad(kernel) * factors[0])
        case "gate":
            finish(recipe.f(kernel) * factors[0])
        case "gate_vjp":
            up, g = factors
            finish(recipe.grad(kernel) * (up * g))
            finish(recipe.f(kernel) * g)
    return program
