"""One mixed-integer linear program: the best values of a format within a box, and a bound below which none is."""

from __future__ import annotations

import ctypes
import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from fractions import Fraction
from math import lcm
from typing import Any

import numpy as np
from scipy.optimize import Bounds, LinearConstraint, linprog, milp
from scipy.sparse import csr_matrix

from xphi.approximate.problem import Floats
from xphi.approximate.rounding import lattice
from xphi.approximate.rounding.equations import Equation
from xphi.approximate.rounding.model import Model
from xphi.formats import Format

#: Tolerance of the solver on scaled rows: a bound is lowered by it, and no gain below it is looked for.
TOLERANCE = 2e-6
#: Points of a largest error that a program starts with, and rounds of adding those that were passed over.
FIRST_POINTS, ROUNDS = 40, 6
#: An integer further from zero than this is left continuous: the solver could not tell it from its neighbour.
WIDEST = 10**7
#: SciPy's status.
INFEASIBLE = 2

Box = tuple[tuple[Fraction, Fraction], ...]


@dataclass
class Task:
    """A linear problem over a format.

    Parameters
    ----------
    model : Model
    number_format : Format
    equations : tuple of Equation
        On all coefficients, one for each that is tied to the others, in which it has the factor 1.
    centre : tuple of Fraction
        All coefficients at the optimum of real numbers: the model's own first, then those that equations tie to them.
    rows : set of int
        The points that programs look at; it grows.
    margin : float
        How far from zero the model's floors are kept.
    fine : Model, optional
        What the objective is taken from, where the model is a coarser one that stays below it.
    """

    model: Model
    number_format: Format
    equations: tuple[Equation, ...]
    centre: tuple[Fraction, ...]
    rows: set[int] = field(default_factory=set)
    floor_rows: set[int] = field(default_factory=set)
    margin: float = 0.0
    fine: Model | None = None

    def __post_init__(self) -> None:
        count = len(self.model.errors)
        if not self.largest:
            self.rows = set(range(count))
        else:
            self.rows = set(np.unique(np.linspace(0, count - 1, min(count, FIRST_POINTS)).astype(int)).tolist())
            self.add_crests(self.model.errors, 0.5 * float(np.max(np.abs(self.model.errors))))
        self.floor_rows = set(np.unique(np.linspace(0, len(self.model.floors) - 1, FIRST_POINTS).astype(int)).tolist())
        if not len(self.model.floors):
            self.floor_rows = set()

    @property
    def free(self) -> int:
        """How many of the coefficients, the first ones, are the model's own parameters."""
        return len(self.model.centre)

    @property
    def largest(self) -> bool:
        """Whether the objective is a largest error, and no integral."""
        return self.model.power is None

    def completed(self, free: list[Fraction]) -> list[Fraction]:
        """The model's own coefficients, and those that follow from them."""
        return [*free, *(e.right - sum(f * v for f, v in zip(e.factors, free, strict=False)) for e in self.equations)]

    def value(self, values: list[Fraction]) -> float:
        """The objective in the model."""
        return (self.fine or self.model).value(values[: self.free])

    def feasible(self, values: list[Fraction]) -> bool:
        """Whether values belong to the format and meet the equations and, at the points, the floors."""
        if not all(self.number_format.representable(v) for v in values):
            return False
        if not all(equation.met(values) for equation in self.equations):
            return False
        return self.lowest(values) >= self.margin

    def lowest(self, values: list[Fraction]) -> float:
        """The lowest of the floors."""
        floors = self.model.floors + self.model.floor_slopes @ self.model.shifts(values[: self.free])
        return float(np.min(floors, initial=np.inf))

    def add_crests(self, errors: Floats, height: float) -> bool:
        """Take in the points at which errors have local extremes above a height."""
        size = errors if self.model.signed else np.abs(errors)
        crest = (size >= np.r_[-np.inf, size[:-1]]) & (size >= np.r_[size[1:], -np.inf]) & (size > height)
        found = set(np.nonzero(crest)[0].tolist()) - self.rows
        self.rows |= found
        return bool(found)


@dataclass(frozen=True)
class Outcome:
    """Values that the program found (not all of the format where a box is too wide), and its bound."""

    values: list[Fraction] | None
    bound: float


def ranges(task: Task, height: float, box: Box) -> Box:
    """What each coefficient can be within a box where the largest error is at most `height`."""
    count = len(task.centre)
    upper, right = _rows(task, height)
    sizes = np.max(np.abs(upper), axis=0, initial=0.0)
    own = np.array([1 / float(max(abs(c), task.number_format.tiny)) for c in task.centre])
    unit = np.where(sizes > 0, sizes, own)
    equal, same = _equalities(task)
    limits = [
        (float(low - c) * u, float(high - c) * u) for (low, high), c, u in zip(box, task.centre, unit, strict=True)
    ]
    found = []
    for k, (low, high) in enumerate(box):
        if low == high:
            found.append((low, high))
            continue
        ends = [low, high]
        for side, sign in enumerate((1, -1)):
            result = linprog(
                sign * np.eye(count)[k], A_ub=upper / unit, b_ub=right, A_eq=equal / unit if len(equal) else None,
                b_eq=same if len(equal) else None, bounds=limits, method="highs",
            )  # fmt: skip
            if _infeasible(result):
                return ()
            if result.status == 0:
                reach = Fraction(float(result.x[k] / unit[k]))
                ends[side] = task.centre[k] + reach - sign * abs(reach) * Fraction(TOLERANCE)
        first = max(low, lattice.above(max(ends[0], low), task.number_format))
        last = min(high, lattice.below(min(ends[1], high), task.number_format))
        if first > last:
            return ()
        found.append((first, last))
    return tuple(found)


def _infeasible(result: Any) -> bool:
    """Whether a program was shown to have no solution; the status alone also stands for a model that was refused."""
    return result.status == INFEASIBLE and "model_status is Infeasible" in result.message


def _rows(task: Task, height: float) -> tuple[Floats, Floats]:
    """Scaled rows of |error| ≤ height and of the floors, in the shifts of all coefficients."""
    index = sorted(task.rows)
    below = sorted(task.floor_rows)
    pad = np.zeros((1, len(task.centre) - task.free))
    slopes, errors = task.model.slopes[index] / height, task.model.errors[index] / height
    floors, steep = task.model.floors[below] - task.margin, task.model.floor_slopes[below]
    size = np.maximum(np.max(np.abs(steep), axis=1, initial=0.0), 1e-300)
    if task.model.signed:
        upper, right = np.concatenate([slopes, -steep / size[:, None]]), [1 - errors, floors / size]
    else:
        upper = np.concatenate([slopes, -slopes, -steep / size[:, None]])
        right = [1 - errors, 1 + errors, floors / size]
    return (
        np.concatenate([upper, np.repeat(pad, len(upper), axis=0)], axis=1),
        np.concatenate(right) + TOLERANCE,
    )


def _equalities(task: Task) -> tuple[Floats, Floats]:
    matrix = np.array([[float(f) for f in equation.factors] for equation in task.equations])
    return matrix.reshape(-1, len(task.centre)), np.zeros(len(task.equations))


def solve(task: Task, box: Box, height: float, seconds: float) -> Outcome:
    """The best values within a box.

    Parameters
    ----------
    task : Task
        Its points grow where values turn out worse between them.
    box : tuple of pairs
        First and last value of each coefficient.
    height : float
        An objective that is known to be possible, or infinity: nothing above it is looked for.
    seconds : float
        Time limit.
    """
    bound = 0.0
    deadline = time.monotonic() + seconds
    values = None
    for _ in range(ROUNDS):
        outcome = _once(task, box, height, deadline - time.monotonic())
        bound = max(bound, outcome.bound)
        values = outcome.values or values
        if outcome.values is None or not task.largest:
            break
        errors = task.model.errors + task.model.slopes @ task.model.shifts(outcome.values[: task.free])
        grown = task.add_crests(errors, bound * (1 + 1e-6) + TOLERANCE * bound)
        grown |= _add_floors(task, outcome.values)
        if not grown or time.monotonic() > deadline:
            break
    return Outcome(None if bound == np.inf else values, bound)


def _add_floors(task: Task, values: list[Fraction]) -> bool:
    if not len(task.model.floors):
        return False
    floors = task.model.floors + task.model.floor_slopes @ task.model.shifts(values[: task.free])
    low = (floors <= np.r_[np.inf, floors[:-1]]) & (floors <= np.r_[floors[1:], np.inf]) & (floors < task.margin)
    found = set(np.nonzero(low)[0].tolist()) - task.floor_rows
    task.floor_rows |= found
    return bool(found)


def _once(task: Task, box: Box, height: float, seconds: float) -> Outcome:
    count = len(task.centre)
    scale = height if np.isfinite(height) else max(float(np.max(np.abs(task.model.errors))), 1e-300)
    if task.model.power == 1:
        scale = scale / float(np.sum(task.model.masses))
    sizes = np.max(np.abs(task.model.slopes), axis=0, initial=0.0) / scale
    units, origins, whole, first, last = [], [], [], [], []
    for k, ((low, high), centre) in enumerate(zip(box, task.centre, strict=True)):
        unit = lattice.spacing(low, high, task.number_format)
        integral = unit is not None and (high - low) / unit <= WIDEST
        if unit is None or not integral:
            # continuous: a step of one changes an error by about the scale
            unit = Fraction(1 / sizes[k]) if k < task.free and sizes[k] > 0 else abs(centre) or Fraction(1)
        near = min(max(centre, low), high)
        origin = low + round((near - low) / unit) * unit if integral else near
        units.append(unit)
        origins.append(origin)
        whole.append(integral)
        first.append(float((low - origin) / unit))
        last.append(float((high - origin) / unit))
    index = sorted(task.rows)
    offsets = np.array([float(o - c) for o, c in zip(origins, task.centre, strict=True)])[: task.free]
    errors = task.model.errors[index] + task.model.slopes[index] @ offsets
    step = np.array([float(u) for u in units])
    pad = np.zeros((len(index), count - task.free))
    matrix = np.concatenate([task.model.slopes[index], pad], axis=1) * step / scale
    extra = 1 if task.largest else len(index)
    heights = -np.ones((len(index), 1)) if task.largest else -np.eye(len(index))
    rows = [np.c_[matrix, heights], np.c_[-matrix, heights]]
    right = [-errors / scale, errors / scale]
    if task.model.signed:
        rows, right = rows[:1], right[:1]
    below = sorted(task.floor_rows)
    if below:
        floors = task.model.floors[below] + task.model.floor_slopes[below] @ offsets - task.margin
        steep = np.c_[task.model.floor_slopes[below], np.zeros((len(below), count - task.free))] * step
        size = np.maximum(np.max(np.abs(steep), axis=1), 1e-300)
        rows.append(np.c_[-steep / size[:, None], np.zeros((len(below), extra))])
        right.append(floors / size)
    upper = np.concatenate(right)
    lower = np.full(len(upper), -np.inf)
    for equation in task.equations:
        factors, wanted = _integers(equation, units, origins)
        rows.append(np.r_[factors, np.zeros(extra)][None])
        upper, lower = np.r_[upper, wanted], np.r_[lower, wanted]
    cost = np.r_[np.zeros(count), np.ones(1) if task.largest else task.model.masses / np.sum(task.model.masses)]
    # heights above what is known to be possible are of no interest
    ceiling = (1 + TOLERANCE) if np.isfinite(height) and task.largest else np.inf
    with _silenced():
        for presolve in (True, False):
            result = milp(
                cost,
                integrality=np.r_[np.array(whole, dtype=int), np.zeros(extra)],
                bounds=Bounds(np.r_[first, np.zeros(extra)], np.r_[last, np.full(extra, ceiling)]),
                constraints=LinearConstraint(csr_matrix(np.concatenate(rows)), lower, upper),
                options={"time_limit": max(seconds, 0.05), "mip_rel_gap": 1e-6, "presolve": presolve},
            )
            if result.status in (0, 1) or _infeasible(result):
                break
    total = scale * (float(np.sum(task.model.masses)) if task.model.power == 1 else 1.0)
    if _infeasible(result):
        return Outcome(None, np.inf)
    bound = 0.0 if result.mip_dual_bound is None else max(0.0, float(result.mip_dual_bound) - TOLERANCE) * total
    if result.x is None:
        return Outcome(None, bound)
    values = [
        min(max(o + u * (round(float(k)) if w else Fraction(float(k))), low), high)
        for o, u, k, w, (low, high) in zip(origins, units, result.x, whole, box, strict=False)
    ]
    return Outcome(values, bound)


@contextmanager
def _silenced() -> Iterator[None]:
    """Without what HiGHS 1.8 to 1.12 prints to the standard output of the process when it repairs a solution."""
    library = ctypes.CDLL(None) if os.name == "posix" else None
    if library is None:
        yield
        return
    sys.stdout.flush()
    library.fflush(None)
    kept, empty = os.dup(1), os.open(os.devnull, os.O_WRONLY)
    os.dup2(empty, 1)
    try:
        yield
    finally:
        library.fflush(None)
        os.dup2(kept, 1)
        os.close(kept)
        os.close(empty)


def _integers(equation: Equation, units: list[Fraction], origins: list[Fraction]) -> tuple[Floats, float]:
    """An equation in steps of the units, multiplied so that its factors are small whole numbers where they can be."""
    factors = [f * u for f, u in zip(equation.factors, units, strict=True)]
    right = equation.right - sum((f * o for f, o in zip(equation.factors, origins, strict=True)), Fraction(0))
    scale = Fraction(lcm(*(f.denominator for f in factors if f)))
    size = max(abs(f) for f in factors)
    scale = min(scale, Fraction(10**9) / size)
    return np.array([float(f * scale) for f in factors]), float(right * scale)
