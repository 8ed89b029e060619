"""Branch and bound: that no parameters anywhere do better than an optimum, proved in interval arithmetic.

The linear parameters are eliminated. On m + 1 points, m the number of linear parameters, the cofactors λ of the basis
cancel it, so that whatever the linear parameters, the largest error is at least |Σ λ y| / Σ |λ|, the level of these
points (de la Vallée Poussin). A level is a function of the other parameters alone. Their whole space is covered by
boxes: values up to a scale, and inverses beyond. A box is discarded when a level, or a mean of levels whose slopes
cancel, stays above the bound on it; else it is halved. Near an optimum the slopes cancel to first order, so that boxes
of some size are discarded there as well.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import combinations, product
from typing import Any

import numpy as np
import sympy as sp

from xphi.approximate.minimax import initial, programs
from xphi.approximate.minimax.extremes import Extreme, Field
from xphi.approximate.problem import Floats, Problem
from xphi.formats import to_float
from xphi.formula.arrays import ARRAYS
from xphi.formula.intervals import Enclosure, Intervals, add, inverse, magnitude, meet, mul, plus, times
from xphi.formula.program import Program, compile_formula
from xphi.formula.stable import stable
from xphi.formula.symbols import x

#: Most parameters that are covered by boxes, and most linear ones that are eliminated.
MOST, MOST_LINEAR = 3, 4
#: What is proved: that no error is below 1 - GAP times the optimum's.
GAP = Fraction(1, 10**4)
#: Covers the rounding of what is summed in binary64 outside of the interval arithmetic.
ROUNDING = 1e-12
#: Boxes that are looked at in all and at once, and the width, relative, below which a box is given up.
LIMIT, BATCH, NARROW = 60_000, 512, 2.0**-22
#: Levels that are looked at in all and, of these, in interval arithmetic.
LEVELS, CHOSEN = 400, 12
#: A box whose centre is lower than the optimum by this part shows a better one.
LOWER = 1e-6


@dataclass
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
        Parameters with a lower sampled error.
    """

    proved: bool
    boxes: int
    covered: tuple[str, ...] = ()
    eliminated: tuple[str, ...] = ()
    better: Floats | None = None

    @property
    def reason(self) -> str:
        """What was proved, in a sentence."""
        if not self.proved:
            return ""
        without = f" ({', '.join(self.eliminated)} eliminated as linear)" if self.eliminated else ""
        return (
            f"no parameters give an error below {float(1 - GAP)} times this one: branch and bound in interval "
            f"arithmetic over {self.boxes} boxes that cover every value of {', '.join(self.covered)}{without}"
        )


@dataclass
class _Chart:
    """A part of the parameter space: some parameters up to a scale, the inverses of the others up to its inverse.

    Parameters
    ----------
    inverted : tuple of bool
    reach : ndarray
        The largest coordinates.
    programs : list of Program
        For each bounded channel the error without the linear parameters, and what each of these multiplies, negated.
    vanishing : list of (int, int)
        Positions of columns that are zero, whatever x, where a coordinate is, and of that coordinate. The span of the
        columns does not change when they are divided by it.
    """

    inverted: tuple[bool, ...]
    reach: Floats
    programs: list[Program]
    vanishing: list[tuple[int, int]]

    def parameters(self, point: Floats) -> Floats:
        """The parameters at a point of the chart."""
        return np.where(self.inverted, 1 / np.where(point == 0, 1e-300, point), point)


@dataclass
class _Boxes:
    """Columns over boxes: the error at each sample first, then what the linear parameters multiply."""

    values: list[Enclosure]

    def at(self, chosen: Any) -> list[list[Enclosure]]:
        """For each position of a level's points, the columns there; `chosen` has the shape (N, T, m + 1)."""
        rows = np.arange(len(chosen))[:, None]
        return [
            [
                Enclosure(
                    v.low[rows, chosen[:, :, j]],
                    v.high[rows, chosen[:, :, j]],
                    tuple((s[0][rows, chosen[:, :, j]], s[1][rows, chosen[:, :, j]]) for s in v.slopes if s is not None),
                )
                for v in self.values
            ]
            for j in range(chosen.shape[2])
        ]


@dataclass
class _Proof:
    problem: Problem
    field: Field
    height: float
    split: initial.Separated
    samples: list[tuple[int, float]]
    boxes: int = 0
    better: Floats | None = None
    levels: Any = field(default=None)

    def __post_init__(self) -> None:
        self.channels = [c for c in self.problem.channels if c.bounded]
        self.bound = self.height * float(1 - GAP)
        self.arithmetic = Intervals(len(self.split.inner))
        self._choose()

    def _choose(self) -> None:
        count = len(self.split.linear) + 1
        self.levels = np.array(list(combinations(range(len(self.samples)), count)))

    def chart(self, inverted: tuple[bool, ...], reach: Floats) -> _Chart:
        """The columns in the coordinates of a chart."""
        symbols = self.problem.symbols
        inner = [symbols[k] for k in self.split.inner]
        swap = {s: 1 / s for s, turned in zip(inner, inverted, strict=True) if turned}
        every = []
        for channel in self.channels:
            linear = [symbols[k] for k in self.split.linear]
            expression = stable(channel.expression)
            columns = [expression.subs(dict.fromkeys(linear, 0)), *(-expression.diff(c) for c in linear)]
            every.append([_simplified(column.subs(swap), swap) for column in columns])
        vanishing = []
        for k in range(1, len(every[0])):
            zero = (i for i, s in enumerate(inner) if all(columns[k].subs(s, 0) == 0 for columns in every))
            vanishing += [(k, i) for i in list(zero)[:1]]
        return _Chart(inverted, reach, [compile_formula(c, [x, *inner]) for c in every], vanishing)

    def columns(self, chart: _Chart, low: Floats, high: Floats) -> _Boxes:
        """All columns at all samples over boxes of shape (N, q)."""
        inputs = self.arithmetic.inputs(low, high)
        parts = []
        for position, program in enumerate(chart.programs):
            xs = np.array([at for channel, at in self.samples if channel == position])
            if len(xs):
                parts.append(self.arithmetic.run(program, self.arithmetic.exact(xs[None, :]), *inputs))
        order = np.argsort([channel for channel, _ in self.samples], kind="stable")
        back = np.argsort(order, kind="stable")
        shapes = [(len(low), sum(c == p for c, _ in self.samples)) for p in range(len(chart.programs))]
        shapes = [shape for shape in shapes if shape[1]]

        def joined(ends: list[Any]) -> Any:
            return np.concatenate([np.broadcast_to(e, s) for e, s in zip(ends, shapes, strict=True)], axis=1)[:, back]

        values = []
        for k in range(len(parts[0])):
            column = [part[k] for part in parts]
            slopes = []
            for i in range(low.shape[1]):
                pairs = [c.slopes[i] or (0.0, 0.0) for c in column]
                slopes.append((joined([p[0] for p in pairs]), joined([p[1] for p in pairs])))
            values.append(Enclosure(joined([c.low for c in column]), joined([c.high for c in column]), tuple(slopes)))
        for k, i in chart.vanishing:
            values[k] = _divided(values[k], i, (low[:, i] == 0) | (high[:, i] == 0))
        return _Boxes(values)


def _simplified(expression: Any, swapped: dict[Any, Any]) -> Any:
    """A column in inverse parameters without quotients of quotients, where it is a rational function of them."""
    if swapped and expression.is_rational_function(*swapped):
        return sp.together(expression)
    return expression


def _divided(column: Enclosure, i: int, touching: Any) -> Enclosure:
    """A column that vanishes with coordinate `i`, divided by it in boxes that reach to zero: a mean of its slopes."""
    slope = column.slopes[i]
    assert slope is not None
    where = touching[:, None]
    whole = tuple((np.where(where, -np.inf, s[0]), np.where(where, np.inf, s[1])) for s in column.slopes if s)
    return Enclosure(np.where(where, slope[0], column.low), np.where(where, slope[1], column.high), whole)


def _narrowed(boxes: _Boxes, centre: _Boxes, half: Floats) -> None:
    """Meet values over boxes with the mean value form around their centres."""
    for k, (value, middle) in enumerate(zip(boxes.values, centre.values, strict=True)):
        linear = middle.ends
        for i, s in enumerate(value.slopes):
            assert s is not None
            linear = plus(linear, times(s, (-half[:, [i]], half[:, [i]])))
        boxes.values[k] = Enclosure(*meet(value.ends, linear), value.slopes)


def _minor(columns: list[list[Any]], rows: tuple[int, ...], k: int, mul_: Any, add_: Any) -> Any:
    """Determinant of the columns from `k` on at some rows."""
    if len(rows) == 1:
        return columns[rows[0]][k]
    total = None
    for position, row in enumerate(rows):
        rest = rows[:position] + rows[position + 1 :]
        term = mul_(columns[row][k], _minor(columns, rest, k + 1, mul_, add_))
        term = _negative(term) if position % 2 else term
        total = term if total is None else add_(total, term)
    return total


def _negative(value: Any) -> Any:
    if not isinstance(value, Enclosure):
        return -value
    return Enclosure(-value.high, -value.low, tuple((-s[1], -s[0]) for s in value.slopes if s is not None))


def _level(columns: list[list[Any]], mul_: Any, add_: Any, abs_: Callable[[Any], Any]) -> tuple[Any, Any]:
    """|Σ λ y| and Σ |λ|, with the cofactors λ; `columns` holds y and the basis for each point."""
    points = range(len(columns))
    top = bottom = None
    for j in points:
        if len(points) == 1:
            return abs_(columns[0][0]), None
        rows = tuple(i for i in points if i != j)
        factor = _minor(columns, rows, 1, mul_, add_)
        term = mul_(columns[j][0], factor)
        term = _negative(term) if j % 2 else term
        top = term if top is None else add_(top, term)
        bottom = abs_(factor) if bottom is None else add_(bottom, abs_(factor))
    return abs_(top), bottom


def _enclosed_level(boxes: _Boxes, chosen: Any, arithmetic: Intervals) -> Enclosure:
    top, bottom = _level(boxes.at(chosen), mul, add, arithmetic.ops["abs"])
    level: Enclosure = top if bottom is None else mul(top, arithmetic.ops["inv"](bottom))
    return level


def _float_levels(centre: _Boxes, levels: Any) -> Floats:
    """The levels at centres, approximately: shape (N, levels)."""
    middle = [(v.low + v.high) / 2 for v in centre.values]
    columns = [[m[:, levels[:, j]] for m in middle] for j in range(levels.shape[1])]
    top, bottom = _level(columns, np.multiply, np.add, np.abs)
    heights = top if bottom is None else top / bottom
    return np.where(np.isfinite(heights), heights, -1.0)


def _weights(heights: Floats, slopes: Floats, half: Floats) -> Floats:
    """Weights of levels that make the least of their weighted mean over a box large, to first order.

    Parameters
    ----------
    heights : ndarray, shape (N, T)
        Levels at the centres.
    slopes : ndarray, shape (q, N, T)
    half : ndarray, shape (N, q)

    Returns
    -------
    ndarray, shape (N, T)
    """
    count, total = heights.shape
    dimension = half.shape[1]
    scaled = slopes * half.T[:, :, None]
    rows = np.arange(count)
    corners = [np.zeros(dimension), *(np.array(c) for c in product((-1.0, 1.0), repeat=dimension))]
    # only levels that are highest somewhere, at the centre or in a corner, matter
    top = np.stack([np.argmax(heights + np.tensordot(c, scaled, 1), axis=1) for c in corners], axis=1)
    h, g = heights[rows[:, None], top], scaled[:, rows[:, None], top]
    best = np.full(count, -np.inf)
    weights = np.zeros((count, total))
    for size in sorted({1, 2, dimension + 1}):
        for group in combinations(range(top.shape[1]), size):
            for kept in combinations(range(dimension), size - 1):
                share = _cancelling(g[np.array(kept, dtype=int)][:, :, group], size)
                mean = (share * h[:, group]).sum(axis=1)
                least = mean - np.abs((share * g[:, :, group]).sum(axis=2)).sum(axis=0)
                better = np.nonzero(least > best)[0]
                best[better] = least[better]
                weights[better] = 0.0
                for position, member in enumerate(group):
                    np.add.at(weights, (better, top[better, member]), share[better, position])
    return weights


def _cancelling(slopes: Floats, size: int) -> Floats:
    """Weights of `size` levels, at least zero and with sum 1, whose slopes (size - 1, N, size) cancel if they can."""
    if size == 1:
        return np.ones((slopes.shape[1], 1))
    columns = [list(slopes[:, :, j]) for j in range(size)]
    minors = [_minor(columns, tuple(i for i in range(size) if i != j), 0, np.multiply, np.add) for j in range(size)]
    share = np.stack(minors, axis=1) * (-1.0) ** np.arange(size)
    sums = share.sum(axis=1, keepdims=True)
    share = np.clip(share / np.where(sums == 0, 1.0, sums), 0.0, None)
    sums = share.sum(axis=1, keepdims=True)
    return np.where((sums > 0) & np.isfinite(sums), share / np.where(sums > 0, sums, 1.0), 1.0 / size)


def _first_samples(problem: Problem, field_: Field, active: list[tuple[int, float]], count: int) -> list[tuple[int, float]]:
    """The points that carry the optimum, and some of the domain."""
    samples = dict.fromkeys(active)
    bounded = [k for k, c in enumerate(c for c in problem.channels if c.bounded)]
    spare = max(count - len(samples), 2)
    inside = field_.xs[np.abs(field_.xs) <= max(abs(float(f)) for f in field_.fixed)]
    for k in bounded:
        chosen = np.linspace(0, len(inside) - 1, spare // len(bounded) + 2)[1:-1].astype(int)
        samples.update(dict.fromkeys((k, float(at)) for at in inside[chosen]))
    return list(samples)


def prove(problem: Problem, field_: Field, theta: list[Fraction], height: Fraction, at: list[tuple[int, float]]) -> Verdict:
    """Cover the parameter space with boxes and discard them all, or find better parameters.

    Parameters
    ----------
    problem : Problem
    field_ : Field
    theta : list of Fraction
        The optimum; its parameters give the scale of the boxes.
    height : Fraction
        Its largest error.
    at : list of (int, float)
        The bounded channels and points that carry it.
    """
    split = initial.Separated.of(problem)
    count = len(split.linear) + 1
    if not 1 <= len(split.inner) <= MOST or len(split.linear) > MOST_LINEAR or not height:
        return Verdict(proved=False, boxes=0)
    most = max(n for n in range(1, LEVELS + 1) if _binomial(n, count) <= LEVELS)
    samples = _first_samples(problem, field_, at, min(most // 2 + 2, 24))[:most]
    proof = _Proof(problem, field_, to_float(height), split, samples)
    own = np.array([abs(to_float(theta[k])) for k in split.inner])
    scale = np.where(own > 0, 2 * own, 1.0)
    proved = True
    for inverted in product((False, True), repeat=len(scale)):
        chart = proof.chart(inverted, np.where(inverted, 1 / scale, scale))
        proved = _cover(proof, chart, most)
        if not proved:
            break
    names = tuple(map(str, problem.symbols))
    return Verdict(
        proved, proof.boxes, tuple(names[k] for k in split.inner), tuple(names[k] for k in split.linear), proof.better
    )


def _binomial(n: int, k: int) -> int:
    return int(sp.binomial(n, k))


def _cover(proof: _Proof, chart: _Chart, most: int) -> bool:
    """Whether every box of a chart can be discarded; depth first."""
    dimension = len(chart.reach)
    sides = list(product((0.0, -1.0), repeat=dimension))
    low = np.array(sides) * chart.reach
    high = low + chart.reach
    while len(low):
        if proof.boxes >= LIMIT:
            return False
        batch = slice(max(0, len(low) - BATCH), None)
        first, last = low[batch], high[batch]
        low, high = low[: batch.start], high[: batch.start]
        proof.boxes += len(first)
        with np.errstate(all="ignore"):
            left, axis = _undecided(proof, chart, first, last, most)
        if proof.better is not None:
            return False
        first, last, axis = first[left], last[left], axis[left]
        if np.any(np.max((last - first) / chart.reach, axis=1, initial=0.0) < NARROW):
            return False
        middle = (first + last) / 2
        rows = np.arange(len(first))
        upper, lower = last.copy(), first.copy()
        upper[rows, axis] = middle[rows, axis]
        lower[rows, axis] = middle[rows, axis]
        low, high = np.concatenate([low, first, lower]), np.concatenate([high, upper, last])
    return True


def _undecided(proof: _Proof, chart: _Chart, low: Floats, high: Floats, most: int) -> tuple[Any, Any]:
    """Which boxes cannot be discarded, and along which axis to halve each."""
    middle = (low + high) / 2
    half = np.nextafter(np.maximum(high - middle, middle - low), np.inf)
    centre = proof.columns(chart, middle, middle)
    heights = _float_levels(centre, proof.levels)
    boxes = proof.columns(chart, low, high)
    _narrowed(boxes, centre, half)
    chosen = np.argsort(-heights, axis=1, kind="stable")[:, :CHOSEN]
    points = proof.levels[chosen]
    over = _enclosed_level(boxes, points, proof.arithmetic)
    done = np.any(over.low >= proof.bound, axis=1)
    at = _enclosed_level(centre, points, proof.arithmetic)
    slopes = [s for s in over.slopes if s is not None]
    ranges = np.stack([np.stack([s[0], s[1]]) for s in slopes])
    usable = np.isfinite(ranges).all(axis=(0, 1)) & np.isfinite(at.low)
    middles = np.where(usable, (ranges[:, 0] + ranges[:, 1]) / 2, 0.0)
    weights = _weights(np.where(usable, at.low, -1e300), middles, half)
    sums = np.where(usable[None], np.einsum("nt,qent->qent", weights, ranges), 0.0).sum(axis=3)
    loose = np.where(usable, weights * np.abs(ranges).max(axis=1), 0.0).sum(axis=2)
    drop = ((np.abs(sums).max(axis=1) + ROUNDING * loose) * half.T).sum(axis=0)
    mean = (weights * np.where(usable, at.low, -1e300)).sum(axis=1)
    done |= mean - drop >= proof.bound * (1 + ROUNDING)
    left = ~done
    lowest = np.where(left, heights.max(axis=1), np.inf)
    worst = int(np.argmin(lowest))
    if lowest[worst] < proof.bound:
        _look(proof, chart, middle[worst], most)
    loose = np.where(np.isfinite(loose) & usable.any(axis=1), loose * half.T, 0.0)
    width = (half / chart.reach).T
    decisive = loose.max(axis=0) > 0
    return left, np.where(decisive, np.argmax(loose, axis=0), np.argmax(width, axis=0))


def _look(proof: _Proof, chart: _Chart, point: Floats, most: int) -> None:
    """Solve for the linear parameters at a promising centre: a better optimum, or points that the samples lack."""
    problem, split = proof.problem, proof.split
    theta = np.zeros(len(problem.symbols))
    theta[split.inner] = chart.parameters(point)
    rows = [c.jacobian(proof.field.xs, theta) for c in proof.channels]
    e = np.concatenate([values for values, _ in rows])
    j = np.concatenate([slopes[:, split.linear] for _, slopes in rows])
    carried: Any
    if split.linear:
        unit = np.max(np.abs(e[np.isfinite(e)]), initial=0.0)
        solved = programs.bounded_program(e / unit, j / unit, np.ones(len(e)), np.inf) if unit > 0 else None
        if solved is None:
            return
        theta[split.linear] = solved[0]
        carried = np.nonzero(solved[2])[0]
    else:
        carried = [int(np.argmax(np.where(np.isfinite(e), np.abs(e), -1.0)))]
    reached = programs.sampled_height(problem, proof.field.xs, theta)
    if reached < proof.height * (1 - LOWER):
        proof.better = theta
    count = len(proof.field.xs)
    for index in carried:
        sample = (int(index) // count, float(proof.field.xs[int(index) % count]))
        if sample not in proof.samples and len(proof.samples) < most:
            proof.samples.append(sample)
    proof._choose()
