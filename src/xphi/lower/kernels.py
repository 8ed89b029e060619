"""Every kernel: which functions, kinds, formats and rungs there are, and the program of each."""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from xphi.functions import gates
from xphi.lower.arithmetic import Paired, Plain
from xphi.lower.program import DOUBLE, SINGLE, Program, Value
from xphi.lower.recipes._kernel import Kernel
from xphi.lower.recipes._product import of_three, of_two

FUNCTIONS = (
    "gelu", "gelu_tanh", "gelu_sigmoid", "silu", "sigmoid", "tanh", "erf", "erfc",
    "normal_cdf", "softplus", "mish", "elu", "selu", "relu", "relu2", "hard_swish", "identity",
)  # fmt: skip
#: Products of an activation and another input, and gates with a recipe of their own.
GATES = {unit.name: unit.activation for unit in gates.GATES if not unit.other_formula}
OTHER_GATES = tuple(unit.name for unit in gates.GATES if unit.other_formula)
#: Whose product with one number is rounded once anyway.
EXACT = ("relu", "reglu", "identity", "bilinear")
#: Slopes that are not formed from a tail, which alone can be lifted.
UNLIFTED = ("relu2", "hard_swish")
#: Activations with no part that grows, lifted wherever x is.
BOUNDED = ("sigmoid",)
#: Slopes with so many steps that only pairs keep them within 4 ULP: by themselves they have one kernel for both rungs.
LONG_SLOPES = ("mish", "gelu_tanh", "gelu_sigmoid")
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
    recipe = importlib.import_module(f"xphi.lower.recipes.{GATES.get(row.name, row.name)}")
    factors = {"vjp": 1, "gate": 1, "gate_vjp": 2}.get(row.kind, 0)
    # a product is formed in double, or far up, where neither factor can have been rounded away
    apart = factors > 0 and not (factors == 1 and row.name in EXACT)
    liftable = apart and row.name not in (*EXACT, *UNLIFTED, *OTHER_GATES)
    lifted = liftable and (kind == DOUBLE or (row.rung == "fast" and factors == 1))
    wide = apart and kind == SINGLE and not lifted
    x = program.input(kind)
    long = row.name in LONG_SLOPES and row.kind == "grad"
    arithmetic = Paired() if long else RUNGS[row.rung]()
    kernel = Kernel(program, arithmetic, x, wide=wide, lifted=lifted, factors=factors)
    others = [program.input(kind) for _ in range(factors)]
    results = _results(row, recipe, kernel, others)
    for result in results:
        program.output(result.narrowed() if wide else result)
    return program


def _results(row: Row, recipe: Any, kernel: Kernel, others: list[Value]) -> tuple[Value, ...]:
    if row.name in OTHER_GATES:
        result = recipe.gate(kernel, *others) if row.kind == "gate" else recipe.gate_vjp(kernel, *others)
        return result if isinstance(result, tuple) else (result,)
    match row.kind:
        case "f":
            return (recipe.f(kernel),)
        case "grad":
            return (recipe.grad(kernel),)
        case "vjp":
            return (of_two(kernel, recipe.grad(kernel), others[0], bounded=True),)
        case "gate":
            return (_valued(row, recipe, kernel, others[0]),)
    up, g = others
    return of_three(kernel, recipe.grad(kernel), up, g), _valued(row, recipe, kernel, g)


def _valued(row: Row, recipe: Any, kernel: Kernel, factor: Value) -> Value:
    """f(x) times a factor."""
    return of_two(kernel, recipe.f(kernel), factor, bounded=GATES[row.name] in BOUNDED)
