"""Which inputs an audit takes: every float there is, every float of an interval, or a fixed sample."""

from __future__ import annotations

import bisect
import math
from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

import numpy as np

from xphi.audit.encoding import Array, Floats, get
from xphi.errors import XphiError

#: Inputs of a sample when the reference is a compiled kernel, and when it is ball arithmetic.
SAMPLE, SAMPLE_BALLS = 1 << 22, 1 << 15
#: Where activation functions bend; a sample by binades alone would spend nearly all its points elsewhere.
_BENDS = (2.0**-12, 2.0**6)
_NEAR = 2


@dataclass(frozen=True)
class Span:
    """The codes start, start + step, … below stop."""

    start: int
    stop: int
    step: int = 1

    def __len__(self) -> int:
        return max(0, -(-(self.stop - self.start) // self.step))

    def __contains__(self, code: int) -> bool:
        return self.start <= code < self.stop and (code - self.start) % self.step == 0

    def before(self, code: int) -> int | None:
        """The last code of the span below `code`."""
        if code <= self.start or not len(self):
            return None
        last = self.start + (len(self) - 1) * self.step
        return min(last, self.start + (code - 1 - self.start) // self.step * self.step)

    def parts(self, size: int) -> Iterator[Span]:
        """The span cut into pieces of at most `size` codes."""
        stride = size * self.step
        for start in range(self.start, self.stop, stride):
            yield Span(start, min(self.stop, start + stride), self.step)


@dataclass(frozen=True)
class Points:
    """Single codes, ascending."""

    codes: tuple[int, ...]

    def __len__(self) -> int:
        return len(self.codes)

    def __contains__(self, code: int) -> bool:
        index = bisect.bisect_left(self.codes, code)
        return index < len(self.codes) and self.codes[index] == code

    def before(self, code: int) -> int | None:
        """The last of them below `code`."""
        index = bisect.bisect_left(self.codes, code)
        return self.codes[index - 1] if index else None

    def parts(self, size: int) -> Iterator[Points]:
        """Pieces of at most `size` codes."""
        for start in range(0, len(self.codes), size):
            yield Points(self.codes[start : start + size])


Piece = Span | Points


@dataclass(frozen=True)
class Plan:
    """Inputs in pieces; no input stands in two of them.

    Parameters
    ----------
    dtype : str
    pieces : tuple of Span or Points
    exhaustive : bool
        Whether these are all the inputs that were asked for, and not a sample of them.
    """

    dtype: str
    pieces: tuple[Piece, ...]
    exhaustive: bool

    def __len__(self) -> int:
        return sum(map(len, self.pieces))

    @property
    def floats(self) -> Floats:
        """The floats that the codes number."""
        return get(self.dtype)

    def chunks(self, size: int) -> list[Piece]:
        """Pieces of at most `size` inputs, in a fixed order."""
        return [part for piece in self.pieces for part in piece.parts(size)]

    def before(self, value: float) -> float | None:
        """The input next below `value`."""
        code = self.floats.code(value)
        found = [before for piece in self.pieces if (before := piece.before(code)) is not None]
        return self.floats.value(max(found)) if found else None


def parted(plan: Plan, first: int, last: int) -> tuple[Plan, Plan]:
    """The inputs outside and inside a range of codes, its ends included."""
    outside: list[Piece] = []
    inside: list[Piece] = []
    for piece in plan.pieces:
        if isinstance(piece, Points):
            within = tuple(code for code in piece.codes if first <= code <= last)
            inside.append(Points(within))
            outside.append(Points(tuple(code for code in piece.codes if not first <= code <= last)))
            continue
        begin, end = (_aligned(piece, code) for code in (first, last + 1))
        outside += [Span(piece.start, begin, piece.step), Span(end, piece.stop, piece.step)]
        inside.append(Span(begin, end, piece.step))
    made = (tuple(piece for piece in pieces if len(piece)) for pieces in (outside, inside))
    out, within_plan = (Plan(plan.dtype, pieces, plan.exhaustive) for pieces in made)
    return out, within_plan


def _aligned(span: Span, code: int) -> int:
    """The first code of a span that is not below `code`, or its end."""
    steps = max(0, -(-(code - span.start) // span.step))
    return min(span.stop, span.start + steps * span.step)


def inputs(piece: Piece, floats: Floats, size: int) -> Iterator[Array]:
    """The floats of a piece, in arrays of at most `size`."""
    for part in piece.parts(size):
        if isinstance(part, Span):
            yield floats.at(part.start, part.stop, part.step)
        else:
            yield floats.of_codes(np.array(part.codes, dtype=floats.unsigned))


def everything(floats: Floats) -> Plan:
    """Every encoding, NaN included."""
    return Plan(floats.name, (Span(0, floats.count),), exhaustive=True)


def read_interval(on: Any) -> tuple[Fraction | float, Fraction | float]:
    """The ends of an interval from ``LO,HI`` or a pair of numbers, formulas or infinities.

    Raises
    ------
    XphiError
    """
    low, high = map(_end, on.split(",") if isinstance(on, str) and on.count(",") == 1 else _pair(on))
    if not low <= high:
        raise XphiError("the interval is reversed; write LO,HI with LO < HI")
    return low, high


def _pair(on: Any) -> Any:
    try:
        ends = () if isinstance(on, str) else tuple(on)
    except TypeError:  # one number, for example
        ends = ()
    if len(ends) != 2:
        raise XphiError(f"an interval is two numbers with a comma, such as -4,4; {on!r} is not")
    return ends


def _end(value: Any) -> Fraction | float:
    text = str(value).strip()
    if text.lstrip("+-") in {"inf", "infinity", "oo"}:
        return -math.inf if text.startswith("-") else math.inf
    if isinstance(value, float) and math.isfinite(value):
        return Fraction(value)
    from xphi import functions
    from xphi.approximate.problem.grid import number

    expression = functions.formula(text)
    if expression.free_symbols:
        raise XphiError(f"an end of the interval must be a number, not {text!r}")
    return number(expression)


def interval(floats: Floats, low: Fraction | float, high: Fraction | float, limit: int | None = None) -> Plan:
    """Every float of a closed interval, or an even sample of `limit` of them where there are more."""
    first, last = floats.code(_inside(floats, low, up=True)), floats.code(_inside(floats, high, up=False))
    total = last - first + 1
    if limit is None or total <= limit:
        return Plan(floats.name, (Span(first, last + 1),), exhaustive=True)
    span = Span(first, last + 1, _step(total, limit))
    ends = Points(tuple(code for code in (last,) if code not in span))
    return Plan(floats.name, (span, ends), exhaustive=False)


def _inside(floats: Floats, end: Fraction | float, *, up: bool) -> float:
    """The float at an end of an interval, or the first one inside."""
    if isinstance(end, float) and not math.isfinite(end):
        return end
    exact, fmt = Fraction(end), floats.format
    rounded = fmt.round(exact)
    if rounded < exact and up:
        return float(fmt.above(rounded)) if math.isfinite(rounded) else -float(fmt.largest)
    if rounded > exact and not up:
        return float(fmt.below(rounded)) if math.isfinite(rounded) else float(fmt.largest)
    if rounded == 0:
        return -0.0 if up else 0.0  # both zeros are inside
    return float(rounded)


def sample(floats: Floats, count: int, special: tuple[float, ...] = ()) -> Plan:
    """A fixed sample: a stride through all floats, a denser one where functions bend, edges, special points.

    Parameters
    ----------
    floats : Floats
    count : int
        About how many inputs; all of them where there are no more.
    special : tuple of float
        Points whose neighbourhoods are taken too.
    """
    if count >= floats.count:
        return everything(floats)
    lowest, highest = floats.code(-math.inf), floats.code(math.inf)
    everywhere = _step(highest - lowest, count)
    near, far = (floats.code(end) for end in _BENDS)
    left, middle = (floats.code(-end) for end in reversed(_BENDS))
    spans = (
        Span(lowest, left, everywhere),
        Span(left, middle, _step(middle - left, count // 4)),
        Span(middle, near, everywhere),
        Span(near, far, _step(far - near, count // 4)),
        Span(far, highest + 1, everywhere),
    )
    codes = {0, floats.count - 1, *_edges(floats)}  # the first two are NaN
    codes.update(code for point in special for code in _around(floats, point))
    single = Points(tuple(sorted(code for code in codes if not any(code in span for span in spans))))
    return Plan(floats.name, (*spans, single), exhaustive=False)


def _step(total: int, count: int) -> int:
    """About total/count and odd, and no simple fraction of a power of two: all bits of the significand vary."""
    return max(1, total * 997 // (max(1, count) * 1000)) | 1


def _edges(floats: Floats) -> Iterator[int]:
    """Both sides of every power of two, of zero, and of the largest float."""
    fmt = floats.format
    powers = [math.ldexp(1.0, e) for e in range(fmt.emin, fmt.emax + 1)]
    for edge in [0.0, -0.0, float(fmt.tiny), float(fmt.largest), math.inf, *powers]:
        for signed in (edge, -edge):
            yield from _around(floats, signed)


def _around(floats: Floats, value: float) -> Iterator[int]:
    code = floats.code(value)
    lowest, highest = floats.code(-math.inf), floats.code(math.inf)
    yield from range(max(lowest, code - _NEAR), min(highest, code + _NEAR) + 1)


def describe(plan: Plan) -> dict[str, Any]:
    """What tells one plan from another, for the key of a stored state."""
    spans = [[piece.start, piece.stop, piece.step] for piece in plan.pieces if isinstance(piece, Span)]
    return {"dtype": plan.dtype, "spans": spans, "inputs": len(plan)}
