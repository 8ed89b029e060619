"""Forms whose errors up to a height are linear conditions: no values of a format below a height, or better ones.

Where a strictly monotone function holds a linear one, as in tanh(a·x + b·x³), an error up to h says that the linear
function lies between two bounds. A quotient P/Q with positive Q has an error up to h where (t·Q − P) ≤ h·Q. Either way
the parameters with an error up to h are a polytope, which branch and bound can prove free of the format's values.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any

import numpy as np
import sympy as sp
from scipy import special

from xphi.approximate.problem import Floats, Problem
from xphi.approximate.rounding import boxes
from xphi.approximate.rounding.model import Model, Sampling
from xphi.approximate.rounding.program import Task
from xphi.formula.arrays import ARRAYS
from xphi.formula.program import compile_formula
from xphi.formula.symbols import sigmoid, softplus, x

#: Inverses of rising functions on their ranges.
INVERSES: dict[Any, tuple[float, float, Callable[[Floats], Floats]]] = {
    sp.tanh: (-1.0, 1.0, np.arctanh),
    sp.erf: (-1.0, 1.0, special.erfinv),
    sp.exp: (0.0, np.inf, np.log),
    sigmoid: (0.0, 1.0, special.logit),
    softplus: (0.0, np.inf, lambda v: v + np.log(-np.expm1(-v))),
}
#: A height that values could not reach is followed by one closer to what is proved, so many times.
TRIES = 6

#: A height to the errors and slopes, at the given parameters, of conditions that hold where an error is at most 1.
Level = Callable[[float], tuple[Floats, Floats]]


@dataclass(frozen=True)
class _Points:
    """A problem's ingredients at points: target, and what multiplies the error."""

    xs: Floats
    target: Floats
    scale: Floats
    centre: Floats

    def columns(self, expressions: list[Any]) -> list[Floats]:
        """Formulas in ``x`` at the points."""
        return [np.array(v, dtype=np.float64) for v in ARRAYS.run(compile_formula(expressions, [x]), self.xs)]

    def affine(self, parts: list[Any]) -> tuple[Floats, Floats]:
        """What is linear in the parameters: its values at the given ones, and its slopes."""
        constant, *factors = self.columns(parts)
        slopes = np.stack(factors, axis=1)
        return constant + slopes @ self.centre, slopes


def level_of(problem: Problem, sampled: Sampling, centre: tuple[Fraction, ...]) -> Level | None:
    """The conditions of a problem at any height; None where its form has neither shape."""
    if not problem.norm.largest or len(problem.channels) > 1 or problem.weight.formula is None:
        return None
    scale = problem.factor * problem.weight.formula / (problem.target if problem.relative else 1)
    xs = sampled.floats
    with np.errstate(all="ignore"):
        target, size = ARRAYS.run(compile_formula((problem.target, scale), [x]), xs)
    good = np.isfinite(target) & np.isfinite(size) & (size != 0)
    points = _Points(xs[good], np.asarray(target)[good], np.abs(size)[good], np.array([float(c) for c in centre]))
    return _quotient(problem, points) or _monotone(problem, points)


def _linear(expression: Any, symbols: tuple[Any, ...]) -> list[Any] | None:
    """Constant part and factors of an expression linear in the symbols; None for any other."""
    factors = [expression.diff(s) for s in symbols]
    if any(not f.free_symbols.isdisjoint(symbols) for f in factors):
        return None
    return [expression.subs(dict.fromkeys(symbols, 0)), *factors]


def _quotient(problem: Problem, points: _Points) -> Level | None:
    top, bottom = sp.fraction(sp.together(problem.form))
    upper, lower = (_linear(sp.expand(part), problem.symbols) for part in (top, bottom))
    if upper is None or lower is None or not any(lower[1:]):
        return None
    # the sign of the denominator is known where it is a number at a point of the domain
    known = bottom.subs(x, 0)
    if not (problem.low <= 0 <= problem.high and known.is_number and known > 0):
        return None
    at_top, top_slopes = points.affine(upper)
    at_bottom, bottom_slopes = points.affine(lower)
    if not np.all(at_bottom > 0):
        return None

    def level(height: float) -> tuple[Floats, Floats]:
        errors, slopes = [], []
        for sign in (1, -1):
            room = height * at_bottom
            gap = sign * points.scale * (points.target * at_bottom - at_top) - room
            errors.append(1 + gap / room)
            gaps = (
                sign * points.scale[:, None] * (points.target[:, None] * bottom_slopes - top_slopes)
                - height * bottom_slopes
            )
            slopes.append(gaps / room[:, None])
        return np.concatenate(errors), np.concatenate(slopes)

    return level


def _monotone(problem: Problem, points: _Points) -> Level | None:
    steps: list[tuple[str, Any]] = []
    node = problem.form
    while (parts := _linear(node, problem.symbols)) is None:
        holding = [a for a in node.args if not a.free_symbols.isdisjoint(problem.symbols)]
        if len(holding) != 1:
            return None
        others = [a for a in node.args if a is not holding[0]]
        if node.is_Add or node.is_Mul:
            steps.append(("add" if node.is_Add else "mul", points.columns([node.func(*others)])[0]))
        elif node.func in INVERSES:
            steps.append(("call", node.func))
        else:
            return None
        node = holding[0]
    at, matrix = points.affine(parts)

    def level(height: float) -> tuple[Floats, Floats]:
        low, high = points.target - height / points.scale, points.target + height / points.scale
        for kind, what in steps:
            low, high = _inverse(kind, what, low, high)
        errors, slopes = [], []
        both = np.isfinite(low) & np.isfinite(high)
        room = np.ones(len(at))
        room[both] = (high[both] - low[both]) / 2
        room = np.maximum(room, np.spacing(np.abs(at)))
        for sign, end in ((1, high), (-1, low)):
            kept = np.isfinite(end)
            errors.append(1 + sign * (at[kept] - end[kept]) / room[kept])
            slopes.append(sign * matrix[kept] / room[kept][:, None])
        return np.concatenate(errors), np.concatenate(slopes)

    return level


def _inverse(kind: str, what: Any, low: Floats, high: Floats) -> tuple[Floats, Floats]:
    """Bounds of what is inside, from bounds of what is outside."""
    with np.errstate(all="ignore"):
        if kind == "add":
            return low - what, high - what
        if kind == "mul":
            ends = low / what, high / what
            low, high = np.minimum(*ends), np.maximum(*ends)
            return np.where(what == 0, -np.inf, low), np.where(what == 0, np.inf, high)
        least, most, function = INVERSES[what]
        inner = [np.where(v <= least, -np.inf, np.where(v >= most, np.inf, function(v))) for v in (low, high)]
    return inner[0], inner[1]


def search(
    level: Level, task: Task, best: boxes.Best, value: Callable[[list[Fraction]], float], deadline: float
) -> boxes.Best:
    """Better values than the best so far, or a height that none of the format is below.

    Parameters
    ----------
    level : callable
    task : Task
        Around the optimum in real numbers.
    best : Best
    value : callable
        The objective itself.
    deadline : float
    """
    values, height, bound = best.values, best.height, best.bound
    wanted = height * (1 - boxes.EQUAL / 2)
    for _ in range(TRIES):
        left = deadline - time.monotonic()
        if left <= 0 or wanted <= bound * (1 + boxes.EQUAL):
            break
        errors, slopes = level(wanted)
        if not (np.all(np.isfinite(errors)) and np.all(np.isfinite(slopes))):
            break
        empty = np.ones(len(errors))
        near: Model = replace(task.model, errors=errors, slopes=slopes, masses=empty, signed=True)
        at = Task(near, task.number_format, task.equations, task.centre, margin=task.margin)
        found = boxes.search(at, None, time.monotonic() + left / 2, cap=1.0)
        reached = np.inf if found.values is None else value(found.values[: task.free])
        if found.values is None and found.bound >= 1 - boxes.EQUAL:
            bound = wanted
            wanted = (wanted + height * (1 - boxes.EQUAL / 2)) / 2
        elif reached < height:
            values, height = found.values, reached
            wanted = height * (1 - boxes.EQUAL / 2)
        else:
            wanted = (bound + wanted) / 2  # neither: ask for less
    return boxes.Best(values, height, min(bound, height))
