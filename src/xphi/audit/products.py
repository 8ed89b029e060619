"""Audits of our kernels of several inputs: vector-Jacobian products and gates, on random inputs.

The exact value is a product, g·f′(x) for "vjp", f(gate)·up for "gate" and both derivatives of that for
"gate_vjp". For results of at most 32 bits it is computed in binary64 from the kernels of f and f′, which are
audited on their own: the products there are exact or rounded once. For binary64 it is computed in balls.
"""

from __future__ import annotations

import functools
import importlib.resources
import json
import math
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

import numpy as np

from xphi.audit import truth
from xphi.audit.encoding import Array, Floats
from xphi.audit.tally import Tally, compared, widened
from xphi.errors import XphiError

#: The fast rung in binary32 keeps tails of f and f′ down to 2⁻²⁵², and so promises nothing where a factor beyond this
#: brings a smaller one back into range.
FAST_REACH = 2.0**100
#: Inputs of one block.
BLOCK = 1 << 16
_CLAMPED = "g*sigmoid(alpha*g)*(u + 1), g = min(gate, limit), u = min(max(up, -limit), limit)"


@dataclass(frozen=True)
class Product:
    """A kernel of several inputs.

    Parameters
    ----------
    name, kind : str
        As the kernels have them.
    activation : str
        The function inside.
    slope : Fraction, optional
        The activation is x·sigmoid(slope·x) instead.
    limit : float
        Where `gate` from above and `up` from both sides are cut off.
    shift : int
        What is added to `up`.
    """

    name: str
    kind: str
    activation: str
    slope: Fraction | None = None
    limit: float = math.inf
    shift: int = 0

    @property
    def inputs(self) -> int:
        """How many arrays it takes."""
        return 3 if self.kind == "gate_vjp" else 2

    def run(self, inputs: list[Array], rung: str) -> list[Array]:
        """What our kernel returns."""
        from xphi.ops import numpy as ops

        operator: Any = ops.get(self.name)
        function = operator if self.kind == "gate" else operator.vjp
        results = function(*inputs, rung=rung, threads=1)
        return list(results) if isinstance(results, tuple) else [results]

    def doubles(self, inputs: list[Array]) -> list[Array]:
        """Exact values in binary64, for inputs that came from a narrower format."""
        at, factor = inputs[0], inputs[1]
        if self.kind == "vjp":
            return [factor * truth.run_kernel(self.activation, "grad", [at])]
        gate, up = np.minimum(at, self.limit), np.clip(factor, -self.limit, self.limit) + self.shift
        value = truth.run_kernel(self.activation, "f", [gate])
        if self.kind == "gate":
            return [value * up]
        slope = truth.run_kernel(self.activation, "grad", [gate])
        g = inputs[2]
        return [
            np.where(at <= self.limit, g * up * slope, 0.0),
            np.where(np.abs(factor) <= self.limit, g * value, 0.0),
        ]

    def balls(self, inputs: list[float]) -> list[tuple[float, float]]:
        """Reference and rest of each result at one set of inputs."""
        from xphi.balls.numbers import ball, precision

        at, factor = inputs[0], inputs[1]
        with precision(256):
            if self.kind == "vjp":
                return [_split(ball(factor) * self._ball(at, 1))]
            up = ball(min(max(factor, -self.limit), self.limit)) + self.shift
            value = self._ball(min(at, self.limit), 0)
            if self.kind == "gate":
                return [_split(value * up)]
            slope = self._ball(min(at, self.limit), 1)
            g = ball(inputs[2])
            return [
                _split(g * up * slope if at <= self.limit else ball(0)),
                _split(g * value if abs(factor) <= self.limit else ball(0)),
            ]

    def _ball(self, at: float, order: int) -> Any:
        from xphi import reference
        from xphi.balls.numbers import BALLS, ball

        expression = truth.expression_of(self.activation) if self.slope is None else _scaled(self.slope)
        return BALLS.run(reference.program_of(expression, order), ball(at))[0]


@functools.cache
def _scaled(slope: Fraction) -> Any:
    """x·sigmoid(slope·x)."""
    from xphi.formula.symbols import x
    from xphi.functions import registry

    return x * registry()["sigmoid"].formula.subs(x, slope * x)


def _split(result: Any) -> tuple[float, float]:
    if not result.is_finite():
        raise XphiError("a product has no finite exact value")
    if result.is_zero():
        return 0.0, 0.0
    return truth.split(*(int(part) for part in result.mid().man_exp()))


def product(name: str, kind: str) -> Product:
    """The product behind a kernel.

    Raises
    ------
    XphiError
        If audits do not know its formula.
    """
    if kind == "vjp":
        return Product(name, kind, name)
    rows = json.loads((importlib.resources.files("xphi._generated") / "gates.json").read_text())
    row = next((row for row in rows if row["name"] == name), None)
    if row is not None and row["formula"].endswith("(gate)*up"):
        return Product(name, kind, row["formula"].removesuffix("(gate)*up"))
    if row is not None and row["formula"] == _CLAMPED:
        alpha, limit = row["parameters"]["alpha"], row["parameters"]["limit"]
        # In 32 bits gelu_sigmoid, with the same slope as a decimal, is close enough to stand for it.
        return Product(name, kind, "gelu_sigmoid", Fraction(alpha), limit, 1)
    raise XphiError(f"audits know no formula for the kernel {name} ({kind})")


def random_inputs(floats: Floats, count: int, columns: int, seed: int) -> list[Array]:
    """Finite floats: in thirds, normally distributed, of any binade, and near where functions bend."""
    source = np.random.default_rng([seed, columns, floats.format.bits, floats.format.precision])
    lowest, highest = floats.code(-float(floats.format.largest)), floats.code(float(floats.format.largest))
    made = []
    for column in range(columns):
        width = 4.0 if column == 0 else 1.0
        normal = (source.standard_normal(count) * width).astype(floats.dtype)
        anywhere = floats.of_codes(
            source.integers(lowest, highest, count, dtype=np.uint64, endpoint=True).astype(floats.unsigned)
        )
        bends = (np.exp2(source.uniform(-12, 6, count)) * source.choice([-1.0, 1.0], count)).astype(floats.dtype)
        which = source.integers(0, 3, count)
        made.append(np.where(which == 0, normal, np.where(which == 1, anywhere, bends)))
    return made


def measure_block(
    item: Product, floats: Floats, rungs: list[str], count: int, seed: int
) -> list[tuple[Tally, list[float]]]:
    """For each rung, the tally of one block of random inputs and the inputs with the largest error."""
    inputs = random_inputs(floats, count, item.inputs, seed)
    wide = [column.astype(np.float64) for column in inputs]
    exact: list[tuple[Array, Array | None]]
    if floats.format.precision == 53:
        rows = [item.balls([float(column[k]) for column in wide]) for k in range(count)]
        exact = [
            (np.array([row[j][0] for row in rows]), np.array([row[j][1] for row in rows])) for j in range(len(rows[0]))
        ]
    else:
        with np.errstate(all="ignore"):
            exact = [(reference, None) for reference in item.doubles(wide)]
    index = np.arange(count, dtype=np.float64)
    found = []
    for rung in rungs:
        total = Tally()
        kept = np.all([np.abs(column) <= FAST_REACH for column in wide[1:]], axis=0) if rung == "fast" else index >= 0
        for got, (reference, rest) in zip(item.run(inputs, rung), exact, strict=True):
            parts = (widened(got)[kept], reference[kept], None if rest is None else rest[kept])
            total.add(compared(index[kept], *parts, floats, None))
        at = [] if math.isnan(total.at) else [float(column[int(total.at)]) for column in wide]
        found.append((total, at))
    return found


def merge(blocks: list[tuple[Tally, list[float]]]) -> tuple[Tally, list[float]]:
    """All blocks of one rung together."""
    total, worst = Tally(), list[float]()
    for tally, at in blocks:
        if at and (not worst or tally.max_ulp > total.max_ulp):
            worst = at
        total.add(tally)
    return total, worst
