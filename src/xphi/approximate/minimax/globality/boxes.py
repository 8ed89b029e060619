"""Branch and bound: that no parameters anywhere do better than an optimum, proved in interval arithmetic.

The linear parameters are eliminated (:mod:`~xphi.approximate.minimax.globality.levels`); charts cover the space of the
others (:mod:`~xphi.approximate.minimax.globality.charts`). A box is discarded when a level stays above the bound on it,
or a weighted mean of levels whose slopes cancel; else it is halved. Near an optimum the slopes cancel to first order,
so that boxes of some size are discarded there as well.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations, product
from math import comb
from typing import Any

import numpy as np

from xphi.approximate.minimax import programs
from xphi.approximate.minimax.extremes import Extreme, Field, find
from xphi.approximate.minimax.globality import levels
from xphi.approximate.minimax.globality.charts import Chart, Columns, Sample, narrowed
from xphi.approximate.minimax.initial import Separated
from xphi.approximate.problem import Floats, Problem
from xphi.approximate.problem.grid import FAR
from xphi.balls.numbers import precision
from xphi.formats import to_float
from xphi.formula.intervals import Enclosure

#: Most parameters that are covered by boxes, and most linear ones that are eliminated.
MOST, MOST_LINEAR = 3, 4
#: What is proved: that no error is below 1 - GAP times the optimum's.
GAP = Fraction(1, 10**4)
#: Covers the rounding of what is summed in binary64 outside of the interval arithmetic.
ROUNDING = 1e-12
#: Boxes that are looked at: in all, by the number of parameters, and at once.
LIMIT, BATCH = {1: 4_000, 2: 10_000, 3: 8_000}, 512
#: Scales of charts lie between two to these powers.
SCALED = 8
#: Width, relative to the chart, below which a box is given up.
NARROW = 2.0**-17
#: Levels that are looked at in all and, of these, with their derivatives.
LEVELS, CHOSEN = 400, 12
#: Sampled points to begin with, at most, and points beyond the stretch that is searched.
FIRST, BEYOND = 24, 3
#: Powers of two that stand for infinity.
OUTWARD = (16, 22, 28, 40)
#: A sample where the error is not known this well, relative to the largest, is left out.
KNOWN = 1e-6
#: Parameters whose error is lower than the optimum's by this part are better, and how often such are looked for.
LOWER, LOOKS = 1e-6, 60


@dataclass(frozen=True)
class Verdict:
    """What came of a proof.

    Parameters
    ----------
    proved : bool
        No parameters give an error below 1 - :data:`GAP` times that of the optimum.
    boxes : int
        How many were looked at.
    covered, eliminated : tuple of str
        The parameters that the boxes cover, and the linear ones.
    better : ndarray, optional
        Parameters with a lower error.
    """

    proved: bool
    boxes: int = 0
    covered: tuple[str, ...] = ()
    eliminated: tuple[str, ...] = ()
    better: Floats | None = None

    @property
    def reason(self) -> str:
        """What was proved, in a sentence; empty when nothing was."""
        if not self.proved:
            return ""
        without = f", {', '.join(self.eliminated)} eliminated as linear" if self.eliminated else ""
        return (
            f"no parameters give an error below {float(1 - GAP)} of this one: branch and bound in interval arithmetic "
            f"over {self.boxes} boxes that cover every value of {', '.join(self.covered)}{without}"
        )


def prove(problem: Problem, field: Field, theta: list[Fraction], height: Fraction, active: list[Extreme]) -> Verdict:
    """Cover the parameter space with boxes and discard them all, or find better parameters.

    Parameters
    ----------
    problem : Problem
    field : Field
    theta : list of Fraction
        The optimum; its parameters give the scale of the boxes.
    height : Fraction
        Its largest error.
    active : list of Extreme
        The extremes that carry it.
    """
    separated = Separated.of(problem)
    if not 1 <= len(separated.inner) <= MOST or len(separated.linear) > MOST_LINEAR or height <= 0:
        return Verdict(proved=False)
    search = _Search(problem, field, theta, to_float(height), separated, active)
    with np.errstate(all="ignore"):
        proved = all(map(search.cover, search.columns.charts()))
    names = [str(s) for s in problem.symbols]
    covered, linear = (tuple(names[k] for k in own) for own in (separated.inner, separated.linear))
    return Verdict(proved, search.boxes, covered, linear, search.better)


class _Search:
    """The samples, the bound and what was seen."""

    def __init__(
        self, problem: Problem, field: Field, theta: list[Fraction], height: float, separated: Separated,
        active: list[Extreme],
    ) -> None:  # fmt: skip
        self.problem, self.field, self.height, self.separated = problem, field, height, separated
        self.channels = [c for c in problem.channels if c.bounded]
        self.bound = height * float(1 - GAP)
        own = np.array([abs(to_float(theta[k])) for k in separated.inner])
        self.columns = Columns(
            problem, separated, 2.0 ** np.ceil(np.log2(np.where(own > 0, 2 * own, 1.0)).clip(-SCALED, SCALED))
        )
        self.most = max(n for n in range(1, LEVELS + 1) if comb(n, len(separated.linear) + 1) <= LEVELS)
        self.carrying = self._carrying(active)
        self.samples: list[Sample] = []
        self.levels: Any = None
        self.boxes, self.looks = 0, 0
        self.limit = LIMIT[len(separated.inner)]
        self.better: Floats | None = None
        self._sample(self._beginning())
        self.samples = self.samples[: min(FIRST, self.most * 2 // 3 + 1)]
        self._sample([])

    def _carrying(self, active: list[Extreme]) -> list[Sample]:
        bounded = [k for k, c in enumerate(self.problem.channels) if c.bounded]
        own = [(bounded.index(e.channel), e.x) for e in active if e.channel in bounded]
        # at infinity the error may be lost in rounding: points on the way there, as far as it is known
        far = [(k, (1 if at > 0 else -1) * 2.0**n) for k, at in own if abs(at) >= FAR for n in OUTWARD]
        return [*far, *((k, to_float(at)) for k, at in own)]

    def _beginning(self) -> list[Sample]:
        fixed = [to_float(f) for f in self.field.fixed]
        inside = np.abs(self.field.xs) <= max(map(abs, fixed))
        near, far = self.field.xs[inside], self.field.xs[~inside]
        count = len(self.channels)
        chosen = [*fixed, *_spread(near, FIRST // count), *_spread(far, BEYOND)]
        return self.carrying + [(k, float(at)) for at in chosen for k in range(count)]

    def _sample(self, candidates: list[Sample]) -> None:
        """Add samples at which the error is well known; the oldest that do not carry the optimum make room."""
        new = [s for s in dict.fromkeys(candidates) if s not in self.samples and self._inside(s[1])]
        if new:
            chart = next(self.columns.charts())
            middle = chart.reach[None, :] / 2
            error = self.columns.over(chart, new, middle, middle, middle)[0]
            good = (error.high - error.low)[0] <= KNOWN * self.height
            self.samples += [s for s, known in zip(new, good, strict=True) if known]
        spare = max(self.most, len(self.carrying) + 1) - len(self.carrying)
        kept = [s for s in self.samples if s in self.carrying]
        self.samples = kept + [s for s in self.samples if s not in self.carrying][-spare:]
        self.levels = np.array(list(combinations(range(len(self.samples)), len(self.separated.linear) + 1)))

    def _inside(self, at: float) -> bool:
        return bool(self.problem.low <= Fraction(at) <= self.problem.high)

    def cover(self, chart: Chart) -> bool:
        """Whether every box of a chart can be discarded; depth first."""
        low = np.array(list(product((0.0, -1.0), repeat=len(chart.reach)))) * chart.reach
        high = low + chart.reach
        while len(low):
            first, last = low[-BATCH:], high[-BATCH:]
            low, high = low[:-BATCH], high[:-BATCH]
            self.boxes += len(first)
            left, axis = self._undecided(chart, first, last)
            if self.better is not None:
                return False
            first, last, axis = first[left], last[left], axis[left]
            narrow = np.max((last - first) / chart.reach, axis=1, initial=0.0) < NARROW
            if len(first) and (np.any(narrow) or self.boxes >= self.limit):
                return False
            rows, middle = np.arange(len(first)), (first + last) / 2
            upper, lower = last.copy(), first.copy()
            upper[rows, axis] = lower[rows, axis] = middle[rows, axis]
            low, high = np.concatenate([low, first, lower]), np.concatenate([high, upper, last])
        return True

    def _undecided(self, chart: Chart, low: Floats, high: Floats) -> tuple[Any, Any]:
        """Which boxes cannot be discarded, and along which axis to halve each."""
        middle = (low + high) / 2
        half = np.nextafter(np.maximum(high - middle, middle - low), np.inf)
        centre = self.columns.over(chart, self.samples, middle, middle, middle)
        over = narrowed(self.columns.over(chart, self.samples, low, high, middle), centre, half)
        undefined = self.columns.undefined
        heights = levels.approximate(centre, self.levels)
        points = self.levels[np.argsort(-heights, axis=1, kind="stable")[:, :CHOSEN]]
        done, axis = _discarded(over, centre, points, half, self.bound, half / chart.reach)
        done |= undefined
        left = np.nonzero(~done)[0]
        if len(left) and len(self.levels) > CHOSEN:
            # the levels that are highest at the centre may be the ones that the box blurs most
            every = np.broadcast_to(self.levels, (len(left), *self.levels.shape))
            rest = [Enclosure(c.low[left], c.high[left]) for c in over]
            done[left] = np.any(levels.enclosed(rest, every, slopes=False).low >= self.bound, axis=1)
        lowest = np.where(done, np.inf, heights.max(axis=1))
        worst = int(np.argmin(lowest))
        if 0 <= lowest[worst] < self.bound and self.looks < LOOKS:
            self.looks += 1
            self._look(chart.parameters(middle[worst]))
        return ~done, axis

    def _look(self, inner: Floats) -> None:
        """Solve for the linear parameters at a promising centre: better parameters, or points that the samples lack."""
        theta = np.zeros(len(self.problem.symbols))
        theta[self.separated.inner] = inner
        xs, linear = self.field.xs, self.separated.linear
        rows = [c.jacobian(xs, theta) for c in self.channels]
        error = np.concatenate([values for values, _ in rows])
        carried: Any = [int(np.argmax(np.where(np.isfinite(error), np.abs(error), -1.0)))]
        if linear:
            unit = np.max(np.abs(error[np.isfinite(error)]), initial=0.0)
            basis = np.concatenate([slopes[:, linear] for _, slopes in rows])
            solved = programs.bounded_program(error / unit, basis / unit, np.ones(len(error)), np.inf)
            if solved is None:
                return
            theta[linear] = solved[0]
            carried = np.nonzero(solved[2])[0]
        found = [(int(k) // len(xs), float(xs[int(k) % len(xs)])) for k in carried]
        if np.all(np.isfinite(theta)) and programs.sampled_height(self.problem, xs, theta) < self.height * (1 - LOWER):
            found += self._judged(theta)
        self._sample(found)

    def _judged(self, theta: Floats) -> list[Sample]:
        """Keep parameters that are better at their extremes too; else the extremes that say they are not."""
        with precision(programs.BITS):
            try:
                extremes = find(self.problem, self.field, [Fraction(float(t)) for t in theta])
            except ArithmeticError:
                return []
            bounded = [k for k, c in enumerate(self.problem.channels) if c.bounded]
            high = [e for e in extremes if e.channel in bounded and float(abs(e.value)) >= self.height * (1 - LOWER)]
        if not high:
            self.better = theta
        return [(bounded.index(e.channel), to_float(e.x)) for e in high if abs(e.x) < FAR]


def _spread(xs: Floats, count: int) -> Floats:
    return xs[np.unique(np.linspace(0, len(xs) - 1, count).astype(int))] if len(xs) else xs


def _discarded(
    over: list[Enclosure], centre: list[Enclosure], points: Any, half: Floats, bound: float, width: Floats
) -> tuple[Any, Any]:
    """Which boxes a level or a mean of levels keeps above a bound, and the axis that blurs it most."""
    level, at = levels.enclosed(over, points), levels.enclosed(centre, points)
    done = np.any(level.low >= bound, axis=1)
    ranges = np.stack([np.stack(s) for s in level.slopes if s is not None])
    usable = np.isfinite(ranges).all(axis=(0, 1)) & np.isfinite(at.low)
    ranges = np.where(usable, ranges, 0.0)
    heights = np.where(usable, at.low, -1e300)
    weight = levels.weights(heights, (ranges[:, 0] + ranges[:, 1]) / 2 * half.T[:, :, None])
    sums = np.abs((weight * ranges).sum(axis=3)).max(axis=1)
    loose = (weight * np.abs(ranges).max(axis=1)).sum(axis=2)
    drop = ((sums + ROUNDING * loose) * half.T).sum(axis=0)
    done |= (weight * heights).sum(axis=1) - drop >= bound * (1 + ROUNDING)
    blur = loose * half.T
    return done, np.where(blur.max(axis=0) > 0, np.argmax(blur, axis=0), np.argmax(width.T, axis=0))
