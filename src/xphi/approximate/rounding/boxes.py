"""The best values of a format for a linear problem: branch and bound over boxes of binades."""

from __future__ import annotations

import heapq
import itertools
import time
from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction

import numpy as np

from xphi.approximate.rounding import lattice, program
from xphi.approximate.rounding.model import norm_of
from xphi.approximate.rounding.program import Box, Task
from xphi.formats import Format

#: Bound and objective closer than this, relatively, count as equal: the tolerance of the programs, twice over.
EQUAL = 1e-5
#: Seconds more, where no values that meet the requirements are known yet.
GRACE = 10.0
#: With more coefficients than this the coarsest are decided first, the others held.
COARSEST = 6
#: With so much of the time left the search for better values goes over to a few coefficients at a time, so many
#: times in a row without a gain, and with the same choices in every run.
SWEEP, PATIENCE, SEED = 2 / 3, 20, 1
#: How far single coefficients, and pairs of them, are moved.
STEPS = (-2, -1, 1, 2)


@dataclass(frozen=True)
class Best:
    """Values of a format, their objective, and what none of the format can go below."""

    values: list[Fraction] | None
    height: float
    bound: float


def search(
    task: Task,
    start: list[Fraction] | None,
    deadline: float,
    floor: float = 0.0,
    whole: Box | None = None,
    cap: float = np.inf,
) -> Best:
    """Branch and bound until the bound meets the best objective, or time is up.

    Parameters
    ----------
    task : Task
    start : list of Fraction or None
        Values that meet all requirements, where some are known.
    deadline : float
        In terms of :func:`time.monotonic`.
    floor : float
        A bound that is known beforehand.
    whole : Box, optional
        Where to look; all of the format by default.
    cap : float
        Only values below it are looked for; with none, the bound says whether there are none.
    """
    best, height = start, cap if start is None else task.value(start)
    if whole is None:
        whole = ((-task.number_format.largest, task.number_format.largest),) * len(task.centre)
    best, height = _first(task, whole, best, height, deadline)
    total, swept = deadline - time.monotonic(), False
    counter = itertools.count()
    waiting = [(floor, next(counter), whole)]
    closed = np.inf
    while waiting and waiting[0][0] < height * (1 - EQUAL):
        left = deadline - time.monotonic()
        if left <= (0 if best is not None else -GRACE):
            break
        if best is not None and task.free > COARSEST and not swept and left < SWEEP * total:
            best, height = _swept(task, whole, best, height, time.monotonic() + left / 2)
            swept = True
            continue
        bound, _, box = heapq.heappop(waiting)
        known = best is not None and _inside(best, box)
        if np.isfinite(height) and task.largest and _relaxed(task, box):
            tight = program.ranges(task, height, box)
            if not known and not tight:
                continue
            # what is known to be possible is not given up for a solver's word
            box = tight if not known or (tight and best is not None and _inside(best, tight)) else box
        outcome = program.solve(task, box, height, max(left, 0.2) / 3)
        if known and outcome.bound > height * (1 + EQUAL):
            outcome = program.Outcome(None, 0.0)
        bound = max(bound, outcome.bound)
        if outcome.values is not None:
            best, height = _better(task, outcome.values, best, height, deadline)
        elif bound >= height:
            continue
        parts = _halves(task, box) if outcome.values is None else _split(task, box, outcome.values)
        if not parts:
            closed = min(closed, bound)
        for part in parts:
            heapq.heappush(waiting, (bound, next(counter), part))
    bound = min([closed, height, *(item[0] for item in waiting)])
    return Best(best, height, max(bound, floor))


def _first(
    task: Task, whole: Box, best: list[Fraction] | None, height: float, deadline: float
) -> tuple[list[Fraction] | None, float]:
    """Values in the binades of the optimum, first for the coarsest coefficients alone: they keep most boxes closed."""
    sizes = np.max(np.abs(task.model.slopes), axis=0, initial=0.0)
    steps = [float(task.number_format.ulp(c)) * size for c, size in zip(task.centre, sizes, strict=False)]
    order = sorted(range(task.free), key=lambda k: -steps[k])
    turns = [count for count in (COARSEST, 2 * COARSEST) if count < task.free and not task.equations]
    for turn, count in enumerate([*turns, task.free]):
        apart = set(order[count:])
        kept = best or list(task.centre)
        box: Box = tuple(
            _local(task, kept[k] if k in apart else c, ends, pinned=k in apart)
            for k, (c, ends) in enumerate(zip(task.centre, whole, strict=True))
        )
        if np.isfinite(height) and task.largest:
            box = program.ranges(task, height, box)
        if box:
            left = max(deadline - time.monotonic(), 0.0)
            found = program.solve(task, box, height, left / (4 + 2 * (len(turns) - turn)))
            if found.values is not None:
                best, height = _better(task, found.values, best, height, deadline)
    return best, height


def _local(task: Task, near: Fraction, ends: tuple[Fraction, Fraction], *, pinned: bool) -> tuple[Fraction, Fraction]:
    """The binade of a number, or its nearest value alone, as far as they lie within a range."""
    near = min(max(near, ends[0]), ends[1])
    rounded = Fraction(task.number_format.round(near))
    if pinned or rounded == 0:
        return rounded, rounded
    first, last = lattice.binade(near, task.number_format)
    return max(first, ends[0]), min(last, ends[1])


def _swept(
    task: Task, whole: Box, best: list[Fraction], height: float, deadline: float
) -> tuple[list[Fraction], float]:
    """Let some coefficients at a time range over three binades, the others held."""
    chance = np.random.default_rng(SEED)
    idle = 0
    while idle < PATIENCE and (left := deadline - time.monotonic()) > 0:
        moving = set(chance.choice(task.free, size=COARSEST, replace=False).tolist()) | set(range(task.free, len(best)))
        box: Box = tuple(
            _wide(task, value, ends) if k in moving else (value, value)
            for k, (value, ends) in enumerate(zip(best, whole, strict=True))
        )
        box = program.ranges(task, height, box) if task.largest else box
        found = program.solve(task, box, height, left / 3).values if box else None
        better, reached = (best, height) if found is None else _better(task, found, best, height, deadline)
        idle = 0 if reached < height * (1 - EQUAL) else idle + 1
        best, height = better or best, reached
    return best, height


def _wide(task: Task, value: Fraction, ends: tuple[Fraction, Fraction]) -> tuple[Fraction, Fraction]:
    """The binade of a value and those next to it."""
    if value == 0:
        return value, value
    low, high = sorted((value / 2, value * 2))
    low = lattice.binade(low, task.number_format)[0]
    high = lattice.binade(high, task.number_format)[1]
    return max(low, ends[0]), min(high, ends[1])


def _inside(values: list[Fraction], box: Box) -> bool:
    """Whether values lie in a box."""
    return all(low <= value <= high for value, (low, high) in zip(values, box, strict=True))


def _relaxed(task: Task, box: Box) -> bool:
    """Whether some range of a box has too many binades for whole numbers."""
    return any(lattice.spacing(low, high, task.number_format) is None for low, high in box)


def _better(
    task: Task, values: list[Fraction], best: list[Fraction] | None, height: float, deadline: float
) -> tuple[list[Fraction] | None, float]:
    """The better of the best so far and what is near to values that may not be of the format."""
    found = _nearby(task, values)
    reached = np.inf if found is None else task.value(found)
    return (best, height) if found is None or reached >= height else descend(task, found, reached, deadline)


def _nearby(task: Task, values: list[Fraction]) -> list[Fraction] | None:
    rounded = task.completed([Fraction(task.number_format.round(v)) for v in values[: task.free]])
    return rounded if task.feasible(rounded) else None


def _split(task: Task, box: Box, values: list[Fraction]) -> list[Box]:
    """Boxes apart at the ends of the binade of a value that the format does not have; none when it has them all."""
    sizes = np.max(np.abs(task.model.slopes), axis=0, initial=0.0)
    apart = [
        (abs(float(v - Fraction(task.number_format.round(v)))) * (sizes[k] if k < task.free else 1.0), k)
        for k, v in enumerate(values)
        if not task.number_format.representable(v)
    ]
    if not apart:
        return []
    _, k = max(apart)
    low, high = box[k]
    first, last = lattice.binade(values[k], task.number_format)
    cuts: list[tuple[Fraction, Fraction]] = []
    if low < 0 < high and abs(values[k]) < task.number_format.smallest_normal:
        cuts = [(low, -task.number_format.tiny), (Fraction(0), Fraction(0)), (task.number_format.tiny, high)]
    else:
        before, after = lattice.moved(first, -1, task.number_format), lattice.moved(last, 1, task.number_format)
        cuts = [(low, min(before, high)), (max(low, first), min(high, last)), (max(after, low), high)]
    cuts = [(a, b) for a, b in cuts if a <= b]
    if cuts == [(low, high)]:  # one binade, too wide for whole numbers: halve it
        middle = Fraction(task.number_format.round(values[k]))
        step = lattice.moved(middle, 1, task.number_format)
        cuts = [(a, b) for a, b in ((low, middle), (step, high)) if a <= b and (a, b) != (low, high)]
    return [(*box[:k], cut, *box[k + 1 :]) for cut in cuts]


def _halves(task: Task, box: Box) -> list[Box]:
    """The box cut in the middle of the coefficient that changes the error most; nothing when it is one point."""
    sizes = np.max(np.abs(task.model.slopes), axis=0, initial=0.0)
    _, k = max((float(high - low) * (sizes[k] if k < task.free else 0.0), k) for k, (low, high) in enumerate(box))
    low, high = box[k]
    middle = lattice.below((low + high) / 2, task.number_format)
    following = lattice.moved(middle, 1, task.number_format)
    cuts = [(low, middle), (following, high)] if low <= middle < following <= high else []
    return [(*box[:k], cut, *box[k + 1 :]) for cut in cuts]


def descend(task: Task, values: list[Fraction], height: float, deadline: float) -> tuple[list[Fraction], float]:
    """Move one or two coefficients at a time to neighbours for as long as the objective falls."""
    model, count = task.fine or task.model, task.free
    offsets = _offsets(count)
    while time.monotonic() < deadline:
        near = [{s: lattice.moved(v, s, task.number_format) for s in STEPS} for v in values[:count]]
        shifts = np.zeros((len(offsets), count))
        for place, offset in enumerate(offsets):
            for k, step in offset.items():
                shifts[place, k] = float(near[k][step] - values[k])
        now = model.errors + model.slopes @ model.shifts(values[:count])
        heights = np.array(
            [norm_of(now + model.slopes @ row, model.masses, model.power, signed=model.signed) for row in shifts]
        )
        for place in np.argsort(heights, kind="stable"):
            if not heights[place] < height * (1 - EQUAL / 100):
                return values, height
            trial = task.completed(
                [near[k][offsets[place][k]] if k in offsets[place] else v for k, v in enumerate(values[:count])]
            )
            reached = task.value(trial[:count])
            if reached < height and task.feasible(trial):
                values, height = trial, reached
                break
        else:
            break
    return values, height


def _offsets(count: int) -> list[dict[int, int]]:
    """Moves of one coefficient, and of two."""
    single = [{i: s} for i in range(count) for s in STEPS]
    return single + [{i: s, j: t} for i in range(count) for j in range(i) for s in STEPS for t in STEPS]


def walk(
    values: list[Fraction],
    height: float,
    number_format: Format,
    value: Callable[[list[Fraction]], float],
    feasible: Callable[[list[Fraction]], bool],
    deadline: float,
) -> tuple[list[Fraction], float]:
    """The same with any objective, the first gain taken."""
    offsets = _offsets(len(values))
    improved = True
    while improved:
        improved = False
        near = [{s: lattice.moved(v, s, number_format) for s in STEPS} for v in values]
        for offset in offsets:
            if time.monotonic() > deadline:
                return values, height
            trial = [near[k][offset[k]] if k in offset else v for k, v in enumerate(values)]
            reached = value(trial)
            if reached < height * (1 - EQUAL / 100) and feasible(trial):
                values, height, improved = trial, reached, True
                break
    return values, height
