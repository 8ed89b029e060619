"""Audits of our kernels of several inputs: vector-Jacobian products and gates, on random inputs.

The exact value is a product, g·f′(x) for "vjp", f(gate)·up for "gate" and both derivatives of that for
"gate_vjp". For results of at most 32 bits it is computed in binary64 from the kernels of f and f′, which are
audited on their own: the products there are exact or rounded once. For binary64 it is computed in balls.
"""

from __future__ import annotations

import functools
import math
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

import numpy as np

from xphi.audit import truth
from xphi.audit.encoding import Array, Floats
from xphi.audit.tally import Tally, compared, widened
from xphi.errors import XphiError
from xphi.kinds import KINDS
from xphi.ops import generated

#: The fast rung in binary32 keeps tails of f and f′ down to 2⁻²⁴³, and so promises nothing where a factor beyond this
#: brings a smaller one back into range.
FAST_REACH = 2.0**93
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
        return len(KINDS[self.kind].inputs)

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

    def weights(self, inputs: list[Array]) -> list[Array | None]:
        """For each result, the magnitude of what the slope is multiplied by; None where there is no slope in it."""
        if self.kind == "gate":
            return [None]
        with np.errstate(all="ignore"):
            if self.kind == "vjp":
                return [np.abs(inputs[1])]
            up = np.clip(inputs[1], -self.limit, self.limit) + self.shift
            return [np.abs(up * inputs[2]), None]

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
    row = generated.gates().get(name)
    activation = None if row is None else generated.activation_of(name)
    if activation is not None:
        return Product(name, kind, activation)
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


@dataclass
class Found:
    """What one rung's results come to.

    Parameters
    ----------
    tally : Tally
    at : list of float
        The inputs with the largest error.
    away, away_at
        The same without the surroundings of a zero of the slope.
    near : Tally
        Inside them, those results that are off by more than the roundoff times the factors of the slope.
    """

    tally: Tally = field(default_factory=Tally)
    at: list[float] = field(default_factory=list)
    away: Tally = field(default_factory=Tally)
    away_at: list[float] = field(default_factory=list)
    near: Tally = field(default_factory=Tally)

    def add(self, other: Found) -> None:
        """Take another block in."""
        if other.at and (not self.at or other.tally.max_ulp > self.tally.max_ulp):
            self.at = other.at
        if other.away_at and (not self.away_at or other.away.max_ulp > self.away.max_ulp):
            self.away_at = other.away_at
        self.tally.add(other.tally)
        self.away.add(other.away)
        self.near.add(other.near)


def measure_block(
    item: Product, floats: Floats, rungs: list[str], count: int, seed: int, around: tuple[float, float] | None = None
) -> list[Found]:
    """For each rung, what one block of random inputs gives; `around` are the surroundings of a zero of the slope."""
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
    close = np.zeros(count, bool) if around is None else (wide[0] >= around[0]) & (wide[0] <= around[1])
    all_found = []
    for rung in rungs:
        found = Found()
        kept = np.all([np.abs(column) <= FAST_REACH for column in wide[1:]], axis=0) if rung == "fast" else index >= 0
        weights = item.weights(wide)
        for got, (reference, rest), weight in zip(item.run(inputs, rung), exact, weights, strict=True):
            result = widened(got)

            def part(which: Array, result: Array = result, reference: Array = reference, rest: Any = rest) -> Tally:
                left = None if rest is None else rest[which]
                return compared(index[which], result[which], reference[which], left, floats, None)

            inside = close & (weight is not None)
            found.tally.add(part(kept))
            found.away.add(part(kept & ~inside))
            with np.errstate(all="ignore"):
                coarse = np.abs(result - reference) > 2.0**-floats.format.precision * (0 if weight is None else weight)
            found.near.add(part(kept & inside & coarse))
        found.at, found.away_at = (
            [] if math.isnan(tally.at) else [float(column[int(tally.at)]) for column in wide]
            for tally in (found.tally, found.away)
        )
        all_found.append(found)
    return all_found
