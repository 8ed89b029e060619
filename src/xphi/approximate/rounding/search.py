"""Coefficients in a format: from a problem and its optimum in real numbers to the best values, and a lower bound."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction

import numpy as np

from xphi.approximate.problem import Floats, Problem
from xphi.approximate.rounding import boxes, lattice, levels, model, squares
from xphi.approximate.rounding.equations import Equation
from xphi.approximate.rounding.model import Model
from xphi.approximate.rounding.program import Box, Task
from xphi.errors import XphiError
from xphi.formats import Format

#: How long is looked for better values.
SECONDS = 4.0
#: Rounds in which a form that is not linear is taken for linear near the values so far.
ROUNDS = 6
#: So far from those values, in neighbours, its linear model is trusted where it misled once.
TRUSTED = (16, 4, 1)
#: Stretches of an integral of |error| that a program looks at.
CELLS = 80
#: Kept from zero, as parts of its size, where the slope of a form is not proved to keep its sign.
MARGINS = (0.0, 1e-9, 1e-6, 1e-4, 1e-3, 1e-2)


@dataclass(frozen=True)
class Rounded:
    """Values of a format for all coefficients, and how good they are.

    Parameters
    ----------
    values : tuple of Fraction
        In the order of the coefficients that were given.
    plain : tuple of Fraction
        Each rounded to the nearest.
    exact, rounded, improved : float
        The objective of the optimum in real numbers, of plain rounding, and of the values.
    lower_bound : float
        No values of the format have a lower objective.
    """

    values: tuple[Fraction, ...]
    plain: tuple[Fraction, ...]
    exact: float
    rounded: float
    improved: float
    lower_bound: float


def to_format(
    problem: Problem,
    names: tuple[str, ...],
    centre: list[Fraction],
    equations: tuple[Equation, ...],
    number_format: Format,
    *,
    extremes: list[Fraction],
    floor: float,
    clamped: bool,
    proved: Callable[[list[Fraction]], bool],
) -> Rounded:
    """The best values of a format for a problem whose optimum is known.

    Parameters
    ----------
    problem : Problem
        Its parameters are the first coefficients; further ones follow from them.
    names : tuple of str
        Of all coefficients.
    centre : list of Fraction
        All coefficients at the optimum.
    equations : tuple of Equation
        One for each coefficient that follows from others.
    number_format : Format
    extremes : list of Fraction
        Where the optimum's error is largest.
    floor : float
        A lower bound of the objective for real coefficients, 0 where none is known.
    clamped : bool
        Whether the form counts on a finite stretch alone.
    proved : callable
        Whether coefficients are proved to have the shape that is asked for.

    Raises
    ------
    XphiError
        If a coefficient is beyond the format's range, or no values that meet the equations are found.
    """
    together = " and ".join(dict.fromkeys(equation.said for equation in equations if equation.required))
    for equation in equations:
        equation.check(number_format, names, together)
    plain = [lattice.nearest(c, number_format, name) for c, name in zip(centre, names, strict=True)]
    sampled = model.sampling(problem, extremes, clamped=clamped)
    count = len(problem.symbols)
    if problem.norm.local or not count:
        return _only(sampled.model(centre[:count]), centre, plain, equations)
    near = sampled.model(centre[:count])
    straight = problem.linear or number_format.precision > 30
    value = near.value if straight else sampled.truth(near)
    deadline = time.monotonic() + SECONDS
    exact = value(centre[:count])
    if not np.isfinite(exact):
        return _only(near, centre, plain, equations)
    bound, plainly = 0.0, np.inf
    for margin in MARGINS if problem.monotone else MARGINS[:1]:
        task = _task(near, number_format, equations, centre, margin)
        start = plain if task.feasible(plain) and proved(plain) else None
        if straight:
            best = linear(task, start, deadline, floor)
        else:
            best = _curved(sampled, task, value, start, deadline, floor)
        if margin == 0:
            bound, plainly = best.bound, np.inf if start is None else value(plain[:count])
        if best.values is not None and (best.values == start or proved(best.values)):
            values, height = (best.values, best.height) if best.height < plainly else (plain, plainly)
            return Rounded(tuple(values), tuple(plain), exact, plainly, height, min(bound, height))
        deadline = time.monotonic() + SECONDS / 4
    if np.isfinite(plainly):
        return Rounded(tuple(plain), tuple(plain), exact, plainly, plainly, min(bound, plainly))
    raise XphiError(_refusal(equations, problem, number_format))


def round_linear(
    errors: Floats,
    slopes: Floats,
    centre: list[Fraction],
    names: tuple[str, ...],
    number_format: Format,
    *,
    floor: float = 0.0,
    seconds: float = SECONDS,
) -> Rounded:
    """The best values of a format where a largest error at points is linear in the coefficients.

    Parameters
    ----------
    errors : ndarray, shape (m,)
        The errors, weights included, with the coefficients of `centre`.
    slopes : ndarray, shape (m, n)
        Their derivatives in the coefficients.
    centre : list of Fraction
        The optimum in real numbers, or near it.
    names : tuple of str
        For messages.
    number_format : Format
    floor : float
        A lower bound of the objective for real coefficients, where one is known.
    seconds : float
        How long to look.

    Raises
    ------
    XphiError
        If a coefficient is beyond the format's range.
    """
    plain = [lattice.nearest(c, number_format, name) for c, name in zip(centre, names, strict=True)]
    none = np.empty(0)
    near = Model(tuple(centre), errors, slopes, none, np.empty((0, len(centre))), np.ones(len(errors)), None)
    best = linear(Task(near, number_format, (), tuple(centre)), plain, time.monotonic() + seconds, floor)
    values = tuple(plain if best.values is None else best.values)
    return Rounded(values, tuple(plain), near.value(list(centre)), near.value(plain), best.height, best.bound)


def linear(task: Task, start: list[Fraction] | None, deadline: float, floor: float = 0.0) -> boxes.Best:
    """The best values for a linear problem: see :class:`~xphi.approximate.rounding.program.Task`."""
    if start is not None and task.value(start) <= floor:
        return boxes.Best(start, task.value(start), floor)
    if task.model.power == 2:
        return squares.search(task, start, deadline)
    return boxes.search(task, start, deadline, floor)


def _task(
    near: Model, number_format: Format, equations: tuple[Equation, ...], centre: list[Fraction], margin: float
) -> Task:
    size = float(np.max(np.abs(near.floors), initial=0.0))
    if near.power == 1:
        coarse = near.cells(math.ceil(len(near.errors) / CELLS))
        return Task(coarse, number_format, equations, tuple(centre), margin=margin * size, fine=near)
    return Task(near, number_format, equations, tuple(centre), margin=margin * size)


def _only(near: Model, centre: list[Fraction], plain: list[Fraction], equations: tuple[Equation, ...]) -> Rounded:
    """Plain rounding, where nothing is to be improved."""
    for equation in equations:
        if not equation.met(plain):
            raise XphiError(f"the coefficients, rounded one by one, do not meet {equation.said}; leave out --format")
    count = len(near.centre)
    rounded = near.value(plain[:count])
    return Rounded(tuple(plain), tuple(plain), near.value(centre[:count]), rounded, rounded, 0.0)


def _curved(
    sampled: model.Sampling,
    task: Task,
    value: Callable[[list[Fraction]], float],
    start: list[Fraction] | None,
    deadline: float,
    floor: float,
) -> boxes.Best:
    """A form that is not linear: its linear model at the values so far, again and again, and neighbours at last."""
    count, number_format = task.free, task.number_format
    best, height = start, np.inf if start is None else value(start[:count])
    if height <= floor or height == 0:
        return boxes.Best(best, height, height)
    trust = 0
    at = task
    for turn in range(ROUNDS):
        left = deadline - time.monotonic()
        if left <= 0:
            break
        known = best if best is not None and at.feasible(best) else None
        found = (
            linear(at, known, time.monotonic() + left / 3)
            if not turn or at.model.power == 2
            else boxes.search(at, known, time.monotonic() + left / 3, whole=_around(at, TRUSTED[trust]))
        )
        reached = np.inf if found.values is None else value(found.values[:count])
        if found.values is not None and reached < height:
            best, height = found.values, reached
        elif turn:
            trust += 1
        if best is None or trust == len(TRUSTED):
            break
        at = _task(sampled.model(best[:count]), number_format, task.equations, best, 0.0)
        at.margin = task.margin
    if best is not None:
        free, height = boxes.walk(
            best[:count], height, number_format, value, lambda free: task.feasible(task.completed(free)), deadline
        )
        best = task.completed(free)
    found = boxes.Best(best, height, floor)
    level = None if best is None else levels.level_of(sampled.problem, sampled, task.model.centre)
    return found if level is None else levels.search(level, task, found, value, time.monotonic() + SECONDS / 2)


def _around(task: Task, steps: int) -> Box:
    """So many neighbours to either side of the parameters; what follows from them is left free."""
    ends = task.number_format.largest
    return tuple(
        (lattice.moved(c, -steps, task.number_format), lattice.moved(c, steps, task.number_format))
        if k < task.free
        else (-ends, ends)
        for k, c in enumerate(task.centre)
    )


def _refusal(equations: tuple[Equation, ...], problem: Problem, number_format: Format) -> str:
    wanted = [equation.said for equation in equations]
    if problem.monotone:
        wanted.append("increasing" if problem.monotone > 0 else "decreasing")
    return (
        f"no coefficients of {number_format.name} were found that meet {' and '.join(wanted)}; "
        "choose a wider format or leave out --format"
    )
