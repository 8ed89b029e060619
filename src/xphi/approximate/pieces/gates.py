"""The fewest lines through gates, and with them the fewest straight pieces that stay within ±ε of a function.

A gate is a position x with an interval of values. A continuous chain of lines has to pass all gates; where it bends is
free. The chain is found greedily (Imai and Iri, 1986; Suri, 1986): the first line goes as far as any line can; the
extreme one, which touches one side, then the other, and then fails at the first side again, is a window that every
chain has to cross, so the next line is asked only to cross it, which is linear: it keeps one side's gates from the
last contact on and the other side's from the failure on. No other chain is ever ahead of this one, so that where it
fails every chain of as many lines fails.

Nothing here depends on the kind of number: with fractions the answer is a proof.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Line:
    """The line of a slope through (x, y)."""

    slope: Any
    x: Any
    y: Any

    def at(self, x: Any) -> Any:
        """Its value."""
        return self.y + self.slope * (x - self.x)


@dataclass(frozen=True)
class End:
    """A line on which a chain has to start or to end, from infinity or from a position `far` of its own."""

    line: Line
    far: Any = None


@dataclass(frozen=True)
class Chain:
    """Lines through gates and where each crosses the next: between the two positions of a window."""

    lines: list[Line]
    windows: list[tuple[Any, Any]]


class _Funnel:
    """All lines above some points and below others: the least and the most steep one, and the hulls they roll on.

    Points come in the order of x.
    """

    def __init__(self, sign: int = 0, slope: Any = None) -> None:
        self.least: Line | None = None
        self.most: Line | None = None
        #: Upper points' lower hull, lower points' upper hull, and from where on each can still be touched.
        self.uppers: list[tuple[Any, Any]] = []
        self.lowers: list[tuple[Any, Any]] = []
        self.first_upper = self.first_lower = 0
        self.cap_most = slope if sign > 0 else None
        self.cap_least = slope if sign < 0 else None

    def upper(self, x: Any, y: Any) -> bool:
        """Keep below a point; False when no line does."""
        if self.least is not None and y < self.least.at(x):
            return False
        if self.most is None or y < self.most.at(x):
            points, best = self.lowers, self.cap_most
            for i in range(self.first_lower, len(points)):
                px, py = points[i]
                if px == x:
                    break
                slope = (y - py) / (x - px)
                if best is not None and slope > best:
                    if i > self.first_lower:
                        break
                    continue
                best, self.first_lower = slope, i
            if best is not None:
                self.most = Line(best, x, y)
            _push(self.uppers, self.first_upper, x, y, 1)
        return True

    def lower(self, x: Any, y: Any) -> bool:
        """Keep above a point; False when no line does."""
        if self.most is not None and y > self.most.at(x):
            return False
        if self.least is None or y > self.least.at(x):
            points, best = self.uppers, self.cap_least
            for i in range(self.first_upper, len(points)):
                px, py = points[i]
                if px == x:
                    break
                slope = (y - py) / (x - px)
                if best is not None and slope < best:
                    if i > self.first_upper:
                        break
                    continue
                best, self.first_upper = slope, i
            if best is not None:
                self.least = Line(best, x, y)
            _push(self.lowers, self.first_lower, x, y, -1)
        return True

    def middle(self) -> Line:
        """A line half-way between the extreme ones."""
        least, most = self.least, self.most
        if least is None or most is None:
            one = most or least
            if one is not None:
                return one
            (x, high), (_, low) = self.uppers[0], self.lowers[0]
            return Line((high - low) * 0, x, (high + low) / 2)
        return Line((least.slope + most.slope) / 2, most.x, (most.y + least.at(most.x)) / 2)


def _push(hull: list[tuple[Any, Any]], first: int, x: Any, y: Any, side: int) -> None:
    """Add a point to a hull that bends towards `side`."""
    while len(hull) >= first + 2:
        (ax, ay), (bx, by) = hull[-2], hull[-1]
        if side * ((bx - ax) * (y - ay) - (by - ay) * (x - ax)) > 0:
            break
        hull.pop()
    hull.append((x, y))


@dataclass(frozen=True)
class Begin:
    """From which position on a link keeps above the lower and below the upper ends, and what else limits it.

    `sign` is 1 where it leaves the line of an :class:`End` downwards; then `slope` limits its slope, or it keeps
    above `point`. With -1 it is the other way round.
    """

    lower: Any
    upper: Any
    sign: int = 0
    slope: Any = None
    point: tuple[Any, ...] = ()

    @property
    def window(self) -> tuple[Any, Any]:
        """Between which positions the link crosses the line before it."""
        return min(self.lower, self.upper), max(self.lower, self.upper)


@dataclass(frozen=True)
class State:
    """The line of a link, and how the next one begins; None where the chain is done."""

    line: Line
    next: Begin | None


class Gates:
    """Gates at increasing positions `xs`, from `low` to `high`, with lines at the ends of the chain or without."""

    def __init__(
        self, xs: Sequence[Any], low: Sequence[Any], high: Sequence[Any], first: End | None, last: End | None
    ) -> None:
        self.xs, self.low, self.high, self.first, self.last = xs, low, high, first, last
        self.finish = len(xs) - 1
        self.above = False
        if last is not None:
            missed = (j for j in reversed(range(len(xs))) if self.misses(last.line, j))
            self.finish = next(missed, -1)
            self.above = self.finish >= 0 and last.line.at(xs[self.finish]) > high[self.finish]

    def misses(self, line: Line, j: int) -> bool:
        """Whether a line does not pass gate j."""
        return not self.low[j] <= line.at(self.xs[j]) <= self.high[j]

    def begin(self) -> Begin | None:
        """How the first link begins; None where the line at the start passes everything."""
        xs, first = self.xs, self.first
        if first is None:
            return Begin(xs[0], xs[0])
        at = next((j for j in range(len(xs)) if self.misses(first.line, j)), len(xs))
        if at == len(xs) or self.finish < 0:
            return None
        # from this gate on every link is on the other side of the line, having crossed it before
        down = first.line.at(xs[at]) > self.high[at]
        near = xs[0] if first.far is None else first.far
        return Begin(
            near if down else xs[at], xs[at] if down else near, 1 if down else -1,
            first.line.slope if first.far is None else None,
            () if first.far is None else (first.far, first.line.at(first.far)),
        )  # fmt: skip

    def extend(self, begin: Begin) -> State:
        """The extreme line of one link, or one that reaches the end."""
        xs, low, high = self.xs, self.low, self.high
        funnel = _Funnel(begin.sign, begin.slope)
        if begin.point:
            (funnel.lower if begin.sign > 0 else funnel.upper)(*begin.point)
        lower, upper = bisect_left(xs, begin.lower), bisect_left(xs, begin.upper)
        start = min(lower, upper)
        finish = max(self.finish, start) if self.last is not None else len(xs)
        for j in range(start, len(xs)):
            if j >= upper and not funnel.upper(xs[j], high[j]):
                assert funnel.least is not None  # noqa: S101 - what an upper gate is too low for
                return State(funnel.least, Begin(funnel.least.x, xs[j]))
            if j >= lower and not funnel.lower(xs[j], low[j]):
                assert funnel.most is not None  # noqa: S101 - what a lower gate is too high for
                return State(funnel.most, Begin(xs[j], funnel.most.x))
            if j == finish and (line := self._reach(funnel, j)) is not None:
                return State(line, None)
        if self.last is None:
            return State(funnel.middle(), None)
        # past the last gate nothing holds a further link back
        return State(funnel.middle(), Begin(xs[-1], xs[-1]))

    def _reach(self, funnel: _Funnel, j: int) -> Line | None:
        """A line of the funnel that meets the line at the end after gate j, if there is one."""
        assert self.last is not None  # noqa: S101 - asked only then
        end, far, sign = self.last.line, self.last.far, 1 if self.above else -1
        line = funnel.most if self.above else funnel.least
        if line is None:  # steep without limit
            hull = (funnel.uppers or funnel.lowers) if self.above else (funnel.lowers or funnel.uppers)
            x, y = hull[-1]
            slopes = [sign * (y - py) / (x - px) for px, py in hull[:-1] if px < x]
            line = Line(sign * max([sign * end.slope, *slopes]) + sign, x, y)
        if (line.slope - end.slope) * sign <= 0 or (far is not None and (line.at(far) - end.at(far)) * sign < 0):
            return None
        for i in range(j + 1, len(self.xs)):
            value = line.at(self.xs[i])
            if (value - end.at(self.xs[i])) * sign >= 0:
                return line
            if not self.low[i] <= value <= self.high[i]:
                return None
        return line


def chain(gates: Gates, links: int) -> Chain | None:
    """At most `links` lines through all gates, lines at the ends not counted; None when that many cannot pass."""
    found = Chain([], [])
    begin = gates.begin()
    if begin is None:
        return found
    if gates.first is not None:
        found.windows.append((gates.first.far, begin.window[1]))
    for _ in range(links):
        state = gates.extend(begin)
        found.lines.append(state.line)
        if state.next is None:
            return found
        begin = state.next
        found.windows.append(begin.window)
    return None
