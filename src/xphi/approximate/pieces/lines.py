"""``pwl:N``, proved best: chains of lines through gates, and an exchange of the gates.

The gates stand at a finite set of positions, f ± ε. The least ε at which N lines pass them is found by bisection; no
continuous function of N pieces does better anywhere, because it would pass these gates too. What passes is measured
against f, its largest errors become gates, and so on until both agree, as in Remez' exchange.
"""

from __future__ import annotations

import math
from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import pairwise

import numpy as np

from xphi.approximate.pieces import gates
from xphi.approximate.pieces.descent import ends, packed
from xphi.approximate.pieces.gates import Chain, End, Gates
from xphi.approximate.pieces.layout import Layout
from xphi.approximate.problem import Floats, Problem
from xphi.approximate.problem.grid import kinks
from xphi.balls.numbers import BALLS, ball, precision
from xphi.balls.numbers import ends as enclosure
from xphi.formula.arrays import ARRAYS
from xphi.formula.program import compile_formula
from xphi.formula.stable import stable
from xphi.formula.symbols import x

#: No chain with an error smaller by this share is possible.
SHARE = 1e-6
TINY = 1e-13
FIRST_SHARE = 1e-2
ZOOMS = 4
SETTLING = 5
FAR_OUT = 1e8
FARTHEST = 2.0**24
BASE = 12_000
PER_PIECE = 96
FIRST_GATES = 10


@dataclass(frozen=True)
class Best:
    """Knots and values of a chain, its largest error, and the gates that no better chain passes.

    Parameters
    ----------
    z : ndarray
        Knots and values, as the layout orders them.
    height : float
    gates : ndarray
        Which let no better chain through.
    tube : Tube
    """

    z: Floats
    height: float
    gates: Floats
    tube: Tube


class Curve:
    """The target on a fine grid, with its slope and bend, and the stretch that gates cover."""

    def __init__(self, problem: Problem, plan: Layout) -> None:
        self.plan = plan
        self.bend = compile_formula(stable(problem.target).diff(x, 2), [x])
        self.low, self.high = _stretch(plan)
        inner = np.array([float(k) for k in kinks(problem)])
        self.kinks = inner[(inner > self.low) & (inner < self.high)]
        base = np.linspace(self.low, self.high, BASE)
        if self.high - self.low > 8:
            curved = np.sinh(np.linspace(math.asinh(self.low), math.asinh(self.high), BASE))
            base = np.unique(np.clip(np.concatenate([base, curved]), self.low, self.high))
        density = np.sqrt(np.abs(np.nan_to_num(ARRAYS.run(self.bend, base)[0], nan=0, posinf=0, neginf=0)))
        density = density + 0.01 * np.mean(density) + 1e-30
        self.shares = np.concatenate([[0], np.cumsum((density[1:] + density[:-1]) / 2 * np.diff(base))])
        self.base = base
        self.xs = np.unique(np.concatenate([base, self.spread(PER_PIECE * plan.pieces), self.kinks]))
        self.f = self.value(self.xs)

    def value(self, at: Floats) -> Floats:
        """f."""
        return np.asarray(ARRAYS.run(self.plan.target, at)[0])

    def spread(self, count: int) -> Floats:
        """Positions that share out ∫√|f″| evenly."""
        return np.interp(np.linspace(0, self.shares[-1], count + 1), self.shares, self.base)

    def first_gates(self) -> Floats:
        """Where the exchange begins."""
        even = np.interp(np.linspace(0, len(self.base) - 1, 129), np.arange(len(self.base)), self.base)
        return np.unique(
            np.concatenate(
                [self.spread(self.plan.pieces * math.isqrt(FIRST_GATES**2 + 4 * self.plan.pieces)), even, self.kinks]
            )
        )

    def errors(self, knots: Floats, values: Floats) -> tuple[Floats, Floats]:
        """Positions of the extremes of f minus a chain, corners among them, and the errors there."""
        fixed = np.concatenate([knots, self.kinks, [self.low, self.high]])
        fixed = np.unique(fixed[(fixed >= self.low) & (fixed <= self.high)])
        at = np.concatenate([self.xs, fixed])
        order = np.argsort(at, kind="stable")
        at, f = at[order], np.concatenate([self.f, self.value(fixed)])[order]
        e = np.abs(f - self.chain(at, knots, values))
        peak = np.ones(len(at), dtype=bool)
        peak[1:] &= e[1:] >= e[:-1]
        peak[:-1] &= e[:-1] >= e[1:]
        here = np.nonzero(peak)[0]
        left, right = at[np.maximum(here - 1, 0)], at[np.minimum(here + 1, len(at) - 1)]
        top, slopes = at[here], self.slopes(at[here], knots, values)
        smooth = ~np.isin(top, fixed)
        for _ in range(4):
            with np.errstate(all="ignore"):
                step = (ARRAYS.run(self.plan.slope, top)[0] - slopes) / ARRAYS.run(self.bend, top)[0]
            step = np.where(smooth & np.isfinite(step), step, 0.0)
            top = np.clip(top - step, left, right)
        moved, still = self.value(top) - self.chain(top, knots, values), f[here] - self.chain(at[here], knots, values)
        better = np.abs(moved) >= np.abs(still)
        return np.where(better, top, at[here]), np.where(better, moved, still)

    def beyond(self, line: gates.Line, begin: gates.Begin, right: float, level: float) -> list[float]:
        """Where f minus the line of a link is an extreme beyond ±level, and where it leaves for good."""
        left = begin.window[0]
        xs = self.xs[np.searchsorted(self.xs, left) : np.searchsorted(self.xs, right)]
        at = np.concatenate([[left], xs, [right]])
        e = self.value(at) - (line.y + line.slope * (at - line.x))
        out = ((e > level) & (at >= begin.lower)) | ((e < -level) & (at >= begin.upper))
        found = []
        peaks = np.nonzero(out[1:-1] & (np.abs(e[1:-1]) >= np.abs(e[:-2])) & (np.abs(e[1:-1]) >= np.abs(e[2:])))[0] + 1
        if len(peaks):
            tops = at[peaks]
            for _ in range(4):
                with np.errstate(all="ignore"):
                    step = (ARRAYS.run(self.plan.slope, tops)[0] - line.slope) / ARRAYS.run(self.bend, tops)[0]
                tops = np.clip(np.where(np.isfinite(step), tops - step, tops), at[peaks - 1], at[peaks + 1])
            reached = np.abs(self.value(tops) - (line.y + line.slope * (tops - line.x)))
            better = reached >= np.abs(e[peaks])
            found += np.where(better, tops, at[peaks]).tolist()
        inside = np.nonzero(~out)[0]
        if out[-1] and len(inside):
            k = inside[-1]
            found.append(self._edge(float(at[k]), float(at[k + 1]), line, float(np.sign(e[-1])), level))
        return found

    def worst(self, z: Floats) -> float:
        """The largest error of pieces that are lines, rays among them."""
        return float(np.max(np.abs(self.errors(*ends(self.plan, z))[1])))

    def _edge(self, inside: float, outside: float, line: gates.Line, sign: float, level: float) -> float:
        """A position close to where f minus a line reaches sign·level, just outside."""
        for _ in range(ZOOMS):
            closer = np.linspace(inside, outside, 33)
            gone = sign * (self.value(closer) - line.y - line.slope * (closer - line.x)) > level
            k = max(int(np.argmax(gone)), 1) if np.any(gone) else 32
            inside, outside = float(closer[k - 1]), float(closer[k])
        return outside

    def leaves(self, line: gates.Line, side: int, level: float) -> list[float]:
        """Where f minus the line at an end first exceeds ±level, coming from there."""
        e = self.f - line.y - line.slope * (self.xs - line.x)
        out = np.nonzero(np.abs(e) > level)[0]
        k = int(out[0 if side < 0 else -1]) if len(out) else 0
        if not len(out) or not 0 <= k + side < len(e):
            return []
        return [self._edge(float(self.xs[k + side]), float(self.xs[k]), line, float(np.sign(e[k])), level)]

    def chain(self, at: Floats, knots: Floats, values: Floats) -> Floats:
        """The chain, its rays among it."""
        y = np.interp(at, knots, values)
        for line, beyond in ((self.plan.left, at < knots[0]), (self.plan.right, at > knots[-1])):
            if line is not None:
                y = np.where(beyond, float(line.slope) * at + float(line.offset), y)
        return y

    def slopes(self, at: Floats, knots: Floats, values: Floats) -> Floats:
        """The slopes of the chain."""
        inner = np.diff(values) / np.diff(knots)
        rays = [float(line.slope) if line is not None else 0.0 for line in (self.plan.left, self.plan.right)]
        return np.concatenate([[rays[0]], inner, [rays[1]]])[np.searchsorted(knots, at)]


def _stretch(plan: Layout) -> tuple[float, float]:
    """The domain, or the part of it in which f is not yet its asymptote."""
    found = []
    far = np.geomspace(0.25, FARTHEST, 200)
    for side, end, line in ((-1, plan.low, plan.left), (1, plan.high, plan.right)):
        if end is not None:
            found.append(float(end))
            continue
        assert line is not None  # noqa: S101 - an infinite end has an asymptote
        drift = np.abs(ARRAYS.run(plan.target, side * far)[0] - float(line.slope) * side * far - float(line.offset))
        beyond = np.nonzero(drift > 1e-11 * max(float(np.max(drift)), 1e-300))[0]
        found.append(side * float(far[min(beyond[-1] + 1, len(far) - 1)]) if len(beyond) else side * 8.0)
    low, high = found
    if low >= high:
        low, high = (high - 8.0, high) if plan.low is None else (low, low + 8.0)
    return low, high


def rays(plan: Layout) -> tuple[End | None, End | None]:
    """The asymptotes, on which a chain starts and ends."""
    left, right = (
        None if line is None or end is not None else End(gates.Line(line.slope, Fraction(0), line.offset))
        for line, end in ((plan.left, plan.low), (plan.right, plan.high))
    )
    return left, right


def in_floats(end: End | None) -> End | None:
    """The same line in binary64."""
    return end and End(gates.Line(float(end.line.slope), 0.0, float(end.line.y)))


def solve(curve: Curve, agreed: float) -> Best:
    """The best chain of straight pieces, up to this share of its error."""
    first, last = map(in_floats, rays(curve.plan))
    tube = Tube(curve, first, last)
    low, high = tube.least()
    best: tuple[float, Floats, Floats] | None = None
    barrier = np.array([])
    while best is None or high - low > agreed * high:
        e = (low + high) / 2 if best is not None else high
        found, added = tube.settle(e)
        if found is None:
            low, barrier = max(low, e), added
            high = high if best is not None else high * 1.05
            continue
        knots, values = corners(curve, found, first, last)
        tops, errors = curve.errors(knots, values)
        worst = float(np.max(np.abs(errors)))
        if best is None or worst < best[0]:
            best = worst, packed(curve.plan, knots, values), tops[np.abs(errors) > worst / 2]
        high = e
        if high <= TINY:
            break
    return Best(best[1], best[0], np.unique(np.concatenate([tube.xs, barrier, best[2]])), tube)


class Tube:
    """The tube f ± ε as gates at a fixed set of positions."""

    def __init__(self, curve: Curve, first: End | None, last: End | None) -> None:
        self.curve, self.first, self.last = curve, first, last
        at = curve.first_gates()
        self.xs, self.f = at.tolist(), curve.value(at).tolist()
        #: Whether the chain starts at a point of the target.
        self.held = curve.plan.low is not None and curve.plan.left is not None

    def gates(self, e: float) -> Gates:
        """The gates of half-width e."""
        low, high = [v - e for v in self.f], [v + e for v in self.f]
        if self.held:
            low[0] = high[0] = self.f[0]
        return Gates(list(self.xs), low, high, self.first, self.last)

    def passes(self, e: float) -> bool:
        """Whether a chain passes the gates of half-width e."""
        return gates.chain(self.gates(e), self.curve.plan.pieces) is not None

    def least(self) -> tuple[float, float]:
        """An ε that is too small for the gates, and one that is enough for them."""
        low, high = 0.0, float(np.ptp(self.f)) / self.curve.plan.pieces**2 + 1e-300
        while not self.passes(high):
            low, high = high, high * 2
        while high - low > FIRST_SHARE * high and high > TINY:
            middle = (low + high) / 2 if low else high / 16
            low, high = (low, middle) if self.passes(middle) else (middle, high)
        return low, high

    def settle(self, e: float) -> tuple[Chain | None, Floats]:
        """The greedy chain of the whole tube of ±e, and the gates at which it touches the tube and leaves it.

        Each link is settled before the next one begins, so that their errors do not add up.
        """
        tube = self.gates(e)
        sides = ((self.first, -1), (self.last, 1))
        added = [t for end, side in sides if end is not None for t in self.curve.leaves(end.line, side, e)]
        tube = self._more(tube, added, e)
        found = Chain([], [])
        begin = tube.begin()
        if begin is None:
            return found, np.array(added)
        if self.first is not None:
            found.windows.append((self.first.far, begin.window[1]))
        for _ in range(self.curve.plan.pieces):
            for _ in range(SETTLING):
                state = tube.extend(begin)
                reached = self.curve.high if state.next is None else state.next.window[1]
                new = [t for t in self.curve.beyond(state.line, begin, reached, e) if not _held(tube.xs, t)]
                if not new:
                    break
                added += new
                tube = self._more(tube, new, e)
            found.lines.append(state.line)
            if state.next is None:
                return found, np.array(added)
            begin = state.next
            found.windows.append(begin.window)
        return None, np.array(added)

    def _more(self, tube: Gates, at: list[float], e: float) -> Gates:
        """The same gates and some more."""
        xs, low, high = list(tube.xs), list(tube.low), list(tube.high)
        for t, value in zip(at, self.curve.value(np.array(at)).tolist(), strict=True):
            place = bisect_left(xs, t)
            for held, v in ((xs, t), (low, value - e), (high, value + e)):
                held.insert(place, v)
        return Gates(xs, low, high, self.first, self.last)


def _held(xs: Sequence[float], t: float) -> bool:
    place = bisect_left(xs, t)
    return place < len(xs) and xs[place] == t


def corners(curve: Curve, found: Chain, first: End | None, last: End | None) -> tuple[Floats, Floats]:
    """Knots and values of a chain, with knots added where it has fewer lines than asked for."""
    lines = [*([first.line] if first else []), *found.lines, *([last.line] if last else [])]
    points = [] if first else [(curve.low, lines[0].at(curve.low))]
    for k, (a, b) in enumerate(pairwise(lines)):
        t = (b.at(a.x) - a.y) / (a.slope - b.slope) + a.x if a.slope != b.slope else math.nan
        if k < len(found.windows):
            near, far = found.windows[k]
            near = far - FAR_OUT * max(1.0, abs(far)) if near is None else near
            t = min(max(t, near), far) if math.isfinite(t) else near
        points.append((t if math.isfinite(t) else 0.0, (b if k and b is lines[-1] and last else a).at(t)))
    if not last:
        points.append((curve.high, lines[-1].at(curve.high)))
    while len(points) < curve.plan.pieces + 1:
        _split(points)
    knots, values = np.array(points).T
    return knots, values


def _split(points: list[tuple[float, float]]) -> None:
    """One knot more: in the middle of the widest piece."""
    if len(points) == 1:
        ((t, v),) = points
        points.append((t + 1, v))
        return
    i = max(range(len(points) - 1), key=lambda k: points[k + 1][0] - points[k][0])
    (a, u), (b, v) = points[i : i + 2]
    points.insert(i + 1, ((a + b) / 2, (u + v) / 2))


def impossible(plan: Layout, at: Floats, height: Fraction) -> bool:
    """Whether no chain of N lines passes the gates f ± height: a proof in fractions, f enclosed in balls."""
    xs = [Fraction(float(t)) for t in at]
    with precision(128):
        values = [enclosure(BALLS.run(plan.target, ball(t))[0]) for t in xs]
    low, high = [a - height for a, _ in values], [b + height for _, b in values]
    return gates.chain(Gates(xs, low, high, *rays(plan)), plan.pieces) is None
