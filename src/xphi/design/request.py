"""A problem as it was asked: read, checked, and its constraints solved into the form."""

from __future__ import annotations

import copy
import math
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

import numpy as np
import sympy as sp

from xphi import formats, functions
from xphi.approximate import norms
from xphi.approximate.problem import Problem, constraints, forms, parity, weights
from xphi.approximate.problem.grid import number
from xphi.approximate.rounding import lattice
from xphi.certify.claim import Bound
from xphi.design import domain
from xphi.errors import XphiError
from xphi.formula.arrays import evaluate
from xphi.formula.symbols import x


@dataclass(frozen=True)
class Request:
    """A problem as it was asked, with everything read."""

    target_text: str
    form_text: str
    target: Any
    reduced: constraints.Reduced
    problem: Problem
    clamp: bool
    number_format: formats.Format | None
    names: tuple[str, ...]
    notes: tuple[str, ...] = ()


def read(
    target: str,
    form: str,
    *,
    norm: str,
    weight: str | weights.Weight,
    times_x: bool,
    fix: Sequence[str],
    require: Sequence[str],
    also_derivative: float | str | None,
    on: tuple[Any, Any] | str | None,
    clamp: bool,
    format: str | None,  # noqa: A002
) -> Request:
    """Read and check a problem.

    Raises
    ------
    XphiError
    """
    goal = functions.target(target)
    shape = forms.parse(form)
    name, at, point = norm.partition("@")
    measure = norms.get(name)
    if at and not (measure.local and point.strip()):
        raise XphiError(f"a point, as in taylor@POINT, belongs to a local norm; {norm!r} is none")
    low, high = domain.read(on)
    domain.defined(goal, low, high, target)
    mass = weight if isinstance(weight, weights.Weight) else weights.read(weight)
    weights.check(mass, low, high)
    if mass.histogram and measure.largest:
        raise XphiError("a histogram weighs an integral: use --norm l1 or --norm l2 with it")
    factor = x if times_x else sp.S.One
    number_format = None if format is None else formats.get(format)
    if number_format is not None and measure.power is not None and measure.power > 2:
        raise XphiError(f"--format goes with the largest error, l1 and l2, not with --norm {name}")
    fixes, changed = (tuple(fix), []) if number_format is None else _of_format(fix, number_format)
    reduced = constraints.reduce(shape, goal, fixes, tuple(require))
    reduced.notes += changed
    sides = constraints.sides(low, high)
    if clamp and not sides:
        raise XphiError("--clamp is for an unbounded domain; leave out --on, or leave out --clamp")
    derivative_weight = None if also_derivative is None else _positive(also_derivative)
    if measure.largest and not clamp:
        _finite_at_infinity(reduced, goal, factor, sides, mass, relative=measure.relative)
    if measure.relative:
        _finite_at_zeros(reduced, goal, low, high)
    if measure.power and measure.slowest is not None and mass.formula is not None and mass.formula.is_number:
        constraints.at_infinity_too(reduced, goal, factor, sides, measure.slowest)
    even = float(low) == -float(high) and mass.name in ("uniform", "normal")
    if measure.even and even and not (reduced.shape or times_x):
        settled = copy.deepcopy(reduced)
        parity.settle(settled, goal)
        # what symmetry says of real coefficients holds for those of a format that has its values
        if number_format is None or all(
            _representable(settled.solved[s], number_format) for s in reduced.free if s in settled.solved
        ):
            reduced = settled
    problem = Problem(
        target=goal, form=reduced.form, symbols=reduced.free, low=low, high=high, norm=measure,
        point=functions.formula(point) if point else sp.S.Zero, weight=mass, factor=factor,
        derivative_weight=derivative_weight, monotone=_direction(reduced.shape, goal, low, high),
    )  # fmt: skip
    names = tuple(sorted(str(s) for s in shape.free_symbols - {x}))
    return Request(target, form, goal, reduced, problem, clamp, number_format, names, tuple(reduced.notes))


def _of_format(fixes: Sequence[str], number_format: formats.Format) -> tuple[tuple[str, ...], list[str]]:
    """Fixed numbers as the format has them, and notes of those that it does not have."""
    kept, notes = [], []
    for fix in fixes:
        name, equals, text = fix.partition("=")
        value = functions.formula(text) if equals and text.strip() else None
        if value is None or not value.is_number or not value.is_real:
            kept.append(fix)
            continue
        exact = number(value)
        rounded = lattice.nearest(exact, number_format, name.strip())
        kept.append(f"{name}={rounded}")
        if not _representable(value, number_format):
            notes.append(
                f"{name.strip()} = {text.strip()} is fixed at {float(rounded):g}, its nearest in {number_format.name}"
            )
    return tuple(kept), notes


def _representable(value: Any, number_format: formats.Format) -> bool:
    return bool(value.is_Rational) and number_format.representable(number(value))


def _finite_at_infinity(
    reduced: constraints.Reduced,
    goal: Any,
    factor: Any,
    sides: tuple[int, ...],
    mass: weights.Weight,
    *,
    relative: bool,
) -> None:
    if mass.formula is None or not mass.formula.is_number:
        return  # a weight that dies out keeps the objective finite; the proof looks at the plain error
    if relative and sides:
        for side in sides:
            order = constraints.growth(goal, side)
            if order is None or order < 0:
                raise XphiError(
                    f"the relative error cannot be bounded on the whole line, because the target vanishes as "
                    f"x → {'+' if side > 0 else '-'}∞: choose an interval with --on LO,HI"
                )
    constraints.at_infinity_too(reduced, goal, factor, sides, 0)


def _finite_at_zeros(reduced: constraints.Reduced, goal: Any, low: Bound, high: Bound) -> None:
    """A relative error is finite at a zero of the target only if the form vanishes there too."""
    if low <= 0 <= high and goal.subs(x, 0) == 0:
        if reduced.form.subs(x, 0) != 0:
            reduced.notes.append("a finite relative error at x = 0 needs f(0) = 0")
        reduced.impose(reduced.form.subs(x, 0), "that the relative error stays finite at x = 0")
    xs = np.linspace(max(float(low), -50.0), min(float(high), 50.0), 1000)
    values = evaluate(goal, [x], xs)
    crossed = np.nonzero((values[1:] * values[:-1] < 0) & ~((xs[1:] >= 0) & (xs[:-1] <= 0)))[0]
    if len(crossed):
        raise XphiError(
            f"the relative error cannot be bounded, because the target has a zero near x = {xs[crossed[0]]:.4g}: "
            "choose an interval without it with --on LO,HI, or another norm"
        )


def _positive(value: float | str) -> Fraction:
    try:
        weight = Fraction(value) if not isinstance(value, str) else number(functions.formula(value))
    except (ValueError, OverflowError, AttributeError):
        weight = Fraction(0)
    if not weight > 0:
        raise XphiError(f"--also-derivative takes a positive weight, not {value!r}")
    return weight


def _direction(shape: str, goal: Any, low: Bound, high: Bound) -> int:
    if not shape:
        return 0
    if shape != "monotone":
        return 1 if shape == "increasing" else -1
    a = number(sp.Integer(-3)) if math.isinf(low) else Fraction(low)
    b = number(sp.Integer(3)) if math.isinf(high) else Fraction(high)
    ends = [goal.subs(x, sp.Rational(p.numerator, p.denominator)).evalf() for p in (a, b)]
    return 1 if ends[1] >= ends[0] else -1
