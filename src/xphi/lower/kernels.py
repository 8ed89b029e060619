"""Every kernel: which functions, kinds, formats and rungs there are, and the program of each."""

from __future__ import annotations

import functools
from collections.abc import Iterator
from dataclasses import dataclass

from xphi import kinds
from xphi.functions.gates import GATES
from xphi.kinds import KINDS
from xphi.lower.arithmetic import Paired, Plain
from xphi.lower.program import DOUBLE, SINGLE, Program, Table, Value
from xphi.lower.recipes import GateRecipe, Recipe, recipes
from xphi.lower.recipes._kernel import Kernel
from xphi.lower.recipes._product import of_three, of_two

KIND_OF = {"binary32": SINGLE, "binary64": DOUBLE}
RUNGS = {"faithful": Paired, "fast": Plain}


@functools.cache
def functions() -> tuple[str, ...]:
    """Every function that has kernels."""
    return tuple(name for name, recipe in recipes().items() if isinstance(recipe, Recipe))


@functools.cache
def gates() -> dict[str, str]:
    """Every gate that has kernels: the function that it multiplies by `up`, or its own name where it is none such."""
    return {
        unit.name: name for unit in GATES if (name := unit.name if unit.other_formula else unit.activation) in recipes()
    }


def names() -> tuple[str, ...]:
    """Every function and gate that has kernels."""
    return (*functions(), *gates())


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
    for kind in kinds.generated("gate" if name in gates() else "f"):
        yield Row(name, kind, "binary32", "faithful")
        yield Row(name, kind, "binary32", "fast")
        yield Row(name, kind, "binary64", "faithful")


def tables() -> dict[str, Table]:
    """Every table that some kernel looks up, by its name."""
    found: dict[str, Table] = {}
    for name in names():
        for row in rows(name):
            found |= build(row).tables
    return dict(sorted(found.items()))


@functools.cache
def build(row: Row) -> Program:
    """The program of a kernel."""
    program = Program()
    kind = KIND_OF[row.format]
    recipe = recipes()[gates().get(row.name, row.name)]
    factors = KINDS[row.kind].factors
    # a product is formed in double, or far up, where neither factor can have been rounded away
    if isinstance(recipe, Recipe):
        apart = factors > 0 and not (factors == 1 and recipe.exact_product)
        liftable = apart and recipe.liftable and not recipe.exact_product
        paired = recipe.paired_slope and row.kind == "grad"
    else:
        apart, liftable, paired = True, False, False
    lifted = liftable and (kind == DOUBLE or (row.rung == "fast" and factors == 1))
    wide = apart and kind == SINGLE and not lifted
    x = program.input(kind)
    arithmetic = Paired() if paired else RUNGS[row.rung]()
    kernel = Kernel(program, arithmetic, x, wide=wide, lifted=lifted, factors=factors)
    others = [program.input(kind) for _ in range(factors)]
    for result in _results(row, recipe, kernel, others):
        program.output(result.narrowed() if wide else result)
    return program


def _results(row: Row, recipe: Recipe | GateRecipe, kernel: Kernel, others: list[Value]) -> tuple[Value, ...]:
    if isinstance(recipe, GateRecipe):
        return (recipe.gate(kernel, *others),) if row.kind == "gate" else recipe.gate_vjp(kernel, *others)
    match row.kind:
        case "f":
            return (recipe.f(kernel),)
        case "grad":
            return (recipe.grad(kernel),)
        case "vjp":
            return (of_two(kernel, recipe.grad(kernel), others[0], bounded=True),)
        case "gate":
            return (of_two(kernel, recipe.f(kernel), others[0], bounded=recipe.bounded),)
    up, g = others
    return of_three(kernel, recipe.grad(kernel), up, g), of_two(kernel, recipe.f(kernel), g, bounded=recipe.bounded)
