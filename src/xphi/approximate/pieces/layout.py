"""Pieces between knots: which unknown is which, and the pieces as one formula."""

from __future__ import annotations

import math
from dataclasses import dataclass
from fractions import Fraction
from itertools import pairwise
from typing import Any

import sympy as sp

from xphi.approximate.problem import Problem
from xphi.approximate.problem.grid import number
from xphi.formula.program import Program, compile_formula
from xphi.formula.stable import stable
from xphi.formula.symbols import x
from xphi.reference import asymptote


@dataclass(frozen=True)
class Line:
    """An asymptote slope·x + offset."""

    slope: Fraction
    offset: Fraction


@dataclass
class Layout:
    """Which unknown is where: knots, then values, then bulges, in one vector.

    Parameters
    ----------
    pieces : int
    degree : {1, 2}
    low, high : Fraction or None
        Fixed outermost knots; None where an asymptote takes over.
    left, right : Line or None
    target, slope : Program
        f and f′.
    """

    pieces: int
    degree: int
    low: Fraction | None
    high: Fraction | None
    left: Line | None
    right: Line | None
    target: Program
    slope: Program

    def knot(self, i: int) -> int | None:
        """Position of knot i in the vector, None when it is fixed."""
        if (i == 0 and self.low is not None) or (i == self.pieces and self.high is not None):
            return None
        return i - (1 if self.low is not None else 0)

    @property
    def knots(self) -> int:
        """Number of free knots."""
        return self.pieces + 1 - (self.low is not None) - (self.high is not None)

    def value(self, i: int) -> int | None:
        """Position of the value at knot i, None when the asymptote gives it."""
        if self.line(i) is not None:
            return None
        return self.knots + i - (1 if self.left is not None else 0)

    def line(self, i: int) -> Line | None:
        """The asymptote through knot i, if one is."""
        return self.left if i == 0 else self.right if i == self.pieces else None

    @property
    def values(self) -> int:
        """Number of free values."""
        return self.pieces + 1 - (self.left is not None) - (self.right is not None)

    def bulge(self, i: int) -> int | None:
        """Position of the bulge of piece i."""
        return None if self.degree == 1 else self.knots + self.values + i

    @property
    def size(self) -> int:
        """Number of unknowns."""
        return self.knots + self.values + (self.pieces if self.degree == 2 else 0)

    def end(self, i: int, z: Any) -> tuple[Any, Any]:
        """Knot and value i."""
        position, line = self.knot(i), self.line(i)
        t: Any = z[position] if position is not None else (self.low if i == 0 else self.high)
        held = self.value(i)
        if held is not None:
            return t, z[held]
        assert line is not None  # noqa: S101 - a value is free or lies on a line
        return t, line.slope * t + line.offset


def layout(problem: Problem, degree: int, pieces: int) -> Layout:
    """The layout of a problem's pieces."""
    ends: list[Fraction | None] = []
    lines: list[Line | None] = []
    for side, end in ((-1, problem.low), (1, problem.high)):
        if isinstance(end, float) and math.isinf(end):
            form = sp.Poly(asymptote(problem.target, side), x)
            ends.append(None)
            lines.append(Line(number(form.coeff_monomial(x)), number(form.coeff_monomial(1))))
        else:
            ends.append(Fraction(end))
            lines.append(None)
    slope = stable(problem.target).diff(x)
    return Layout(
        pieces, degree, ends[0], ends[1], lines[0], lines[1], compile_formula(problem.target, [x]),
        compile_formula(slope, [x]),
    )  # fmt: skip


@dataclass(frozen=True)
class Written:
    """A piecewise form as a formula with its coefficients: knots t, slopes s, and for parabolas bends k."""

    form: str
    coefficients: dict[str, Fraction]


def written(plan: Layout, z: list[Fraction]) -> Written:
    """The pieces as a sum of ramps, each moving only between its own knots."""
    ends = [plan.end(i, z) for i in range(plan.pieces + 1)]
    values = {f"t{i}": t for i, (t, _) in enumerate(ends)}
    terms = []
    if plan.left is not None:
        terms.append(_line(plan.left, "min(x, t0)"))
    else:
        values["v0"] = ends[0][1]
        terms.append("v0")
    for i, ((t0, v0), (t1, v1)) in enumerate(pairwise(ends)):
        ramp = f"min(max(x, t{i}), t{i + 1})"
        values[f"s{i}"] = (v1 - v0) / (t1 - t0)
        terms.append(f"s{i}*({ramp} - t{i})")
        if (held := plan.bulge(i)) is not None:
            values[f"k{i}"] = 4 * z[held] / (t1 - t0) ** 2
            terms.append(f"k{i}*({ramp} - t{i})*(t{i + 1} - {ramp})")
    if plan.right is not None and plan.right.slope:
        terms.append(f"{_ratio(plan.right.slope)}*(max(x, t{plan.pieces}) - t{plan.pieces})")
    return Written(" + ".join(terms), values)


def _line(line: Line, at: str) -> str:
    return f"{_ratio(line.slope)}*{at} + {_ratio(line.offset)}" if line.slope else _ratio(line.offset)


def _ratio(value: Fraction) -> str:
    return f"({value.numerator}/{value.denominator})" if value.denominator != 1 else f"({value.numerator})"
