"""The error of the computed values at every input of a format of sixteen bits."""

from __future__ import annotations

import math
from fractions import Fraction
from typing import TYPE_CHECKING, Any

import ml_dtypes
import numpy as np
import numpy.typing as npt
from flint import arb

from xphi import reference
from xphi.balls.numbers import BALLS, precision
from xphi.emit._language import arithmetic
from xphi.emit._rounding import INFLATE, least, upper
from xphi.emit._total import BITS, Errors, Total, stretches, unbounded
from xphi.formats import Format

if TYPE_CHECKING:
    from xphi.emit._code import Code
    from xphi.emit._language import Language

#: The types of NumPy by format.
TYPES: dict[str, Any] = {"binary16": np.float16, "bfloat16": ml_dtypes.bfloat16}


def inputs(number_format: Format) -> npt.NDArray[np.float64]:
    """Every finite number of a format, in order."""
    codes = np.arange(2**16, dtype=np.uint32).astype(np.uint16)
    with np.errstate(invalid="ignore"):  # among them are NaNs that signal
        values = codes.view(TYPES[number_format.name]).astype(np.float64)
    found: npt.NDArray[np.float64] = np.unique(values[np.isfinite(values)])
    return found


def tried(code: Code, language: Language, number_format: Format) -> Total:
    """The largest error there is, where library functions are within what is assumed of them.

    The computed binary32 lies within the running error of the exact value; what it is rounded to lies between what the
    ends of that interval are rounded to.
    """
    wide = arithmetic(number_format)
    with precision(BITS):
        errors = Errors(code, language, wide)
        points, low, high, goals, doubts = [], [], [], [], []
        for stretch in stretches(code, errors.parts, number_format):
            for point in inputs(number_format):
                if not stretch.low <= Fraction(point) <= stretch.high:
                    continue
                where = arb(point)
                value, error = errors.running.at(stretch.node, where)
                goal = _goal(code, errors, point, where)
                points.append(point)
                low.append(least(value - error) if error < math.inf else -math.inf)
                high.append(-least(-value - error) if error < math.inf else math.inf)
                goals.append(float(goal.mid()))
                doubts.append(math.nextafter(float(goal.rad()), math.inf))
        if not points:
            return Total(math.inf, reason=f"no number of {number_format.name} is in the domain")
        at, near = np.array(points), np.array(goals)
        ends = [_rounded(np.array(end), side, number_format) for end, side in ((low, 1), (high, -1))]
        with np.errstate(all="ignore"):
            off = np.maximum(*(np.abs(end - near) for end in ends)) + np.array(doubts) + np.abs(near) * 2.0**-52
        if code.claim.unit == "rel":
            errors.floor = max(float(number_format.tiny), errors.floor if errors.machine.flushes else 0.0)
        sizes = [errors.weighted(float(e), arb(p)) if e < math.inf else math.inf for e, p in zip(off, at, strict=True)]
    size = np.array(sizes)
    if not np.all(size < math.inf):
        first = float(at[np.flatnonzero(~(size < math.inf))[0]])
        reason = f"the evaluation overflows {number_format.name}, or is undefined, at x = {first:.6g}"
        return Total(math.inf, evidence="exhaustive", reason=reason)
    grows = 2.0**-number_format.precision if unbounded(code) else 0.0  # values of the size of x, rounded
    worst = float(np.max(size * INFLATE - grows * np.abs(at) * (1 - 2.0**-50), initial=0.0))
    return Total(worst * INFLATE, grows, errors.floor, "exhaustive", len(np.unique(at)))


def _goal(code: Code, errors: Errors, point: float, at: arb) -> arb:
    """The target at an input, more closely than the format can tell."""
    goal: arb = BALLS.run(errors.target, at)[0]
    if goal.is_finite() and (goal.is_exact() or upper(goal.rad()) <= abs(float(goal.mid())) * 2.0**-40):
        return goal
    return reference.value(code.claim.target_formula(), point, 0, BITS)


def _rounded(ends: npt.NDArray[np.float64], side: int, number_format: Format) -> npt.NDArray[np.float64]:
    """The format's number for the first binary32 from an end on, inwards."""
    with np.errstate(all="ignore"):
        narrow = ends.astype(np.float32)
        outside = side * (narrow.astype(np.float64) - ends) < 0
        inner = np.where(outside, np.nextafter(narrow, np.float32(side * math.inf)), narrow)
        result: npt.NDArray[np.float64] = inner.astype(TYPES[number_format.name]).astype(np.float64)
    return result
