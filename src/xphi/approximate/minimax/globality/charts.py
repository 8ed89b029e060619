"""Coordinates of the parameter space that are finite everywhere, and a form's columns over boxes of them.

The columns are the error without the linear parameters, and what each of these multiplies. In a chart some parameters
lie within a scale and others are inverses of values beyond it; where several are beyond, one of them may lead and the
others be ratios to it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from typing import Any

import numpy as np
import sympy as sp

from xphi.approximate.minimax.initial import Separated
from xphi.approximate.problem import Floats, Problem
from xphi.formula.arrays import ARRAYS
from xphi.formula.intervals import Enclosure, Ends, Intervals, meet, plus, times
from xphi.formula.pieces import KINDS
from xphi.formula.program import Program, compile_formula
from xphi.formula.stable import stable
from xphi.formula.symbols import x

#: Terms of a Taylor series that a column may share with the others before it counts as one of its own.
TERMS = 4

#: Where an exponential is taken for the unit.
_ANCHOR = sp.Symbol("x0", real=True)

#: Points at which the error is compared: position of the bounded channel, and x.
Sample = tuple[int, float]


@dataclass(frozen=True)
class Stand:
    """What takes the place of a column where a coordinate reaches zero.

    There the first terms of its Taylor series in that coordinate are zero or multiples of other columns, so that all
    columns together span no more than the others and the Lagrange remainder: the column's own slope after one term,
    else the column at `position`.
    """

    column: int
    coordinate: int
    position: int | None


@dataclass(frozen=True)
class Decay:
    """A column ψ·exp(u), divided by the exponential at the sample where it is largest, so that it cannot overflow.

    Parameters
    ----------
    column : int
    parts : Program
        ψ and u, in x and the parameters.
    program : Program
        ψ(x)·exp(u(x) - u(x₀)), in x, x₀ and the parameters.
    """

    column: int
    parts: Program
    program: Program


@dataclass(frozen=True)
class Chart:
    """A part of the parameter space.

    Parameters
    ----------
    inverted : tuple of bool
        Which parameters are beyond their scale.
    lead : int, optional
        Position of the one that is inverted itself; the other inverted ones are ratios to it.
    scale : ndarray
        Powers of two.
    programs : tuple of Program
        The columns of each bounded channel, and what stands for some of them.
    stands : tuple of Stand
    decays : tuple of Decay
    count : int
        How many columns there are.
    """

    inverted: tuple[bool, ...]
    lead: int | None
    scale: Floats
    programs: tuple[Program, ...]
    stands: tuple[Stand, ...]
    decays: tuple[Decay, ...]
    count: int

    @property
    def reach(self) -> Floats:
        """The largest coordinates."""
        ratio = [turned and self.lead is not None and k != self.lead for k, turned in enumerate(self.inverted)]
        return np.where(ratio, 1.0, np.where(self.inverted, 1 / self.scale, self.scale))

    def parameters(self, point: Floats) -> Floats:
        """The parameters at an inner point."""
        turned = np.where(self.inverted, 1 / point, point)
        if self.lead is None:
            return turned
        ratios = point * self.scale / self.scale[self.lead] * turned[self.lead]
        own = np.arange(len(point)) == self.lead
        return np.where(np.array(self.inverted) & ~own, ratios, turned)


class Columns:
    """The columns of a problem, in any chart.

    Parameters
    ----------
    problem : Problem
    separated : Separated
    scale : ndarray
        Of the inner parameters.
    """

    def __init__(self, problem: Problem, separated: Separated, scale: Floats) -> None:
        self.scale = scale
        self.inner = [problem.symbols[k] for k in separated.inner]
        self.arithmetic = Intervals(len(self.inner))
        #: Over which of the last boxes the error is undefined at a sample, whatever the parameters in it.
        self.undefined: Any = None
        linear = [problem.symbols[k] for k in separated.linear]
        self.expressions = []
        for channel in problem.channels:
            if channel.bounded:
                error = stable(channel.expression)
                self.expressions.append([error.subs(dict.fromkeys(linear, 0)), *(-error.diff(c) for c in linear)])

    def charts(self) -> Iterator[Chart]:
        """Charts that together cover the parameter space."""
        for inverted in product((False, True), repeat=len(self.inner)):
            beyond = [k for k, turned in enumerate(inverted) if turned]
            if len(beyond) > 1 and self._added({self.inner[k] for k in beyond}):
                yield from (self._chart(inverted, k) for k in beyond)
            else:
                yield self._chart(inverted, None)

    def _added(self, beyond: set[Any]) -> bool:
        """Whether terms with different ones of these are added, so that their sum depends on their ratio."""
        nodes = {node for own in self.expressions for column in own for node in column.atoms(sp.Add)}
        for node in nodes:
            held = [term.free_symbols & beyond for term in node.args if term.is_rational_function(*beyond)]
            if len(set().union(*held)) > 1 and len([h for h in held if h]) > 1:
                return True
        return False

    def _chart(self, inverted: tuple[bool, ...], lead: int | None) -> Chart:
        swapped = {}
        for k, s in enumerate(self.inner):
            if not inverted[k]:
                continue
            if lead is None or k == lead:
                swapped[s] = 1 / s
            else:
                swapped[s] = sp.Rational(self.scale[k] / self.scale[lead]) * s / self.inner[lead]
        every = [[_simplified(c.subs(swapped, simultaneous=True), swapped) for c in own] for own in self.expressions]
        count = len(every[0])
        stands: list[Stand] = []
        for column in range(1, count):
            for coordinate, s in enumerate(self.inner):
                remainders = [_remainder(own, column, s) for own in every]
                if all(r is not None for r in remainders) and len({order for order, _ in remainders}) == 1:  # type: ignore[misc]
                    once = remainders[0][0] == 1  # type: ignore[index]
                    stands.append(Stand(column, coordinate, None if once else len(every[0])))
                    if not once:
                        every = [[*own, r[1]] for own, r in zip(every, remainders, strict=True)]  # type: ignore[index]
                    break
        programs = tuple(compile_formula(own, [x, *self.inner]) for own in every)
        decays = [] if len(every) > 1 else [d for k in range(1, count) if (d := self._decay(every[0][k], k))]
        return Chart(inverted, lead, self.scale, programs, tuple(stands), tuple(decays), count)

    def _decay(self, column: Any, position: int) -> Decay | None:
        factors = sp.Mul.make_args(column)
        exponents = [f.args[0] for f in factors if isinstance(f, sp.exp) and f.has(*self.inner)]
        if not exponents:
            return None
        exponent = sp.Add(*exponents)
        rest = sp.Mul(*(f for f in factors if not (isinstance(f, sp.exp) and f.has(*self.inner))))
        difference = sp.factor(exponent - exponent.subs(x, _ANCHOR))
        return Decay(
            position,
            compile_formula([rest, exponent], [x, *self.inner]),
            compile_formula(rest * sp.exp(difference), [x, _ANCHOR, *self.inner]),
        )

    def over(self, chart: Chart, samples: list[Sample], low: Floats, high: Floats, middle: Floats) -> list[Enclosure]:
        """Columns of shape (boxes, samples) over boxes of shape (N, inner), which may be parts of larger ones.

        `middle` are points of the larger ones; the columns there are scaled alike.
        """
        inputs = self.arithmetic.inputs(low, high)
        order: list[int] = []
        parts = []
        undefined = np.zeros(len(low), dtype=bool)
        for channel, program in enumerate(chart.programs):
            own = [k for k, (at, _) in enumerate(samples) if at == channel]
            if own:
                order += own
                xs = np.array([samples[k][1] for k in own])
                shape = (len(low), len(own))
                results = self.arithmetic.run(program, self.arithmetic.exact(xs[None, :]), *inputs)
                if chart.count == 1:  # else a linear parameter might be zero
                    undefined |= np.broadcast_to(self.arithmetic.undefined, shape).any(axis=1)
                parts.append([_filled(result, shape) for result in results])
        back = np.argsort(order)
        values = [_joined([part[k] for part in parts], back) for k in range(len(parts[0]))]
        for decay in chart.decays:
            values[decay.column] = self._decayed(decay, np.array([at for _, at in samples]), inputs, middle)
        for stand in chart.stands:
            at_zero = (low[:, [stand.coordinate]] == 0) | (high[:, [stand.coordinate]] == 0)
            column = values[stand.column]
            slope = column.slopes[stand.coordinate]
            other = Enclosure(*slope) if stand.position is None and slope else values[stand.position or 0]
            values[stand.column] = _replaced(column, other, at_zero)
        self.undefined = undefined
        return values[: chart.count]

    def _decayed(self, decay: Decay, xs: Floats, inputs: list[Enclosure], middle: Floats) -> Enclosure:
        rest, exponent = ARRAYS.run(decay.parts, xs[None, :], *middle.T[:, :, None])
        with np.errstate(all="ignore"):
            size = np.log(np.abs(rest)) + exponent
        anchor = xs[np.argmax(np.where(np.isnan(size), -np.inf, size), axis=1)][:, None]
        exact = self.arithmetic.exact
        result = self.arithmetic.run(decay.program, exact(xs[None, :]), exact(anchor), *inputs)[0]
        return _filled(result, (len(middle), len(xs)))


def narrowed(over: list[Enclosure], centre: list[Enclosure], half: Floats) -> list[Enclosure]:
    """Columns over boxes met with the mean value form around their centres, `half` the half-widths."""
    columns = []
    for value, middle in zip(over, centre, strict=True):
        linear = middle.ends
        for i, slope in enumerate(value.slopes):
            linear = plus(linear, times(slope, (-half[:, [i]], half[:, [i]])))  # type: ignore[arg-type]
        columns.append(Enclosure(*meet(value.ends, linear), value.slopes))
    return columns


def _simplified(expression: Any, swapped: dict[Any, Any]) -> Any:
    """The same without quotients of quotients of inverse parameters."""
    if not swapped:
        return expression

    def rational(node: Any) -> bool:
        own = node.free_symbols & set(swapped)
        return bool((node.is_Add or node.is_Mul or node.is_Pow) and own and node.is_rational_function(*own))

    return expression.replace(rational, sp.together)


def _remainder(columns: list[Any], column: int, s: Any) -> tuple[int, Any] | None:
    """The order and the derivative in `s` that stand for a column near s = 0; None where it stands for itself."""
    others = [c for k, c in enumerate(columns) if 0 < k != column and not c.has(s)]
    derivative = columns[column]
    if not derivative.has(s):
        return None
    kinked = any(node.has(s) for node in derivative.atoms(*KINDS))
    for order in range(TERMS):
        at_zero = derivative.subs(s, 0)
        if at_zero.has(sp.nan, sp.zoo, sp.oo):
            return None
        if at_zero != 0 and not any((at_zero / other).is_number for other in others):
            return (order, derivative) if order else None
        if kinked:
            return (1, derivative) if order == 0 else None
        derivative = derivative.diff(s)
    return None


def _filled(value: Enclosure, shape: tuple[int, int]) -> Enclosure:
    def wide(ends: Ends | None) -> Ends:
        low, high = ends or (0.0, 0.0)
        return np.broadcast_to(low, shape), np.broadcast_to(high, shape)

    return Enclosure(*wide(value.ends), tuple(wide(s) for s in value.slopes))


def _joined(parts: list[Enclosure], back: Any) -> Enclosure:
    def join(pieces: list[Any]) -> Any:
        return np.concatenate(pieces, axis=1)[:, back]

    slopes = tuple(
        (join([p[0] for p in pair]), join([p[1] for p in pair]))
        for pair in zip(*(p.slopes for p in parts), strict=True)
    )
    return Enclosure(join([p.low for p in parts]), join([p.high for p in parts]), slopes)


def _replaced(value: Enclosure, other: Enclosure, where: Any) -> Enclosure:
    """Another column in some boxes; its derivatives do not belong to the column at the centre, so they are dropped."""
    slopes = tuple((np.where(where, -np.inf, s[0]), np.where(where, np.inf, s[1])) for s in value.slopes if s)
    return Enclosure(np.where(where, other.low, value.low), np.where(where, other.high, value.high), slopes)
