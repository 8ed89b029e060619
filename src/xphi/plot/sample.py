"""Curves in binary64, piece by piece, so that no line is drawn across a jump, a corner or a pole."""

from __future__ import annotations

import itertools
import math
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING, Any

import numpy as np
import sympy as sp
from numpy.typing import NDArray
from scipy.optimize import brentq

from xphi import reference
from xphi.errors import XphiError
from xphi.formula.arrays import evaluate
from xphi.formula.pieces import split
from xphi.formula.stable import stable
from xphi.formula.symbols import x

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

Array = NDArray[np.float64]
#: How close a turn is found.
_CLOSE = 1e-13


@dataclass(frozen=True)
class Segment:
    """One smooth piece of a curve, and the expression that holds on it."""

    xs: Array
    ys: Array
    expression: Any


@dataclass(frozen=True)
class Curve:
    """A sampled curve.

    Parameters
    ----------
    segments : tuple of Segment
        From left to right; neighbours share an end, with one value each.
    """

    segments: tuple[Segment, ...]

    def line(self) -> tuple[Array, Array]:
        """Both coordinates for one drawn line, with NaN where it must be interrupted."""
        xs: list[Array] = []
        ys: list[Array] = []
        reach = self.reach()
        scale = reach[1] - reach[0]
        for segment in self.segments:
            gaps = _poles(segment, scale)
            xs.append(np.insert(segment.xs, gaps, np.nan))
            ys.append(np.insert(segment.ys, gaps, np.nan))
            last = segment.ys[-1]
            following = next((other for other in self.segments if other.xs[0] == segment.xs[-1]), None)
            if following is not None and not abs(following.ys[0] - last) <= 1e-9 * max(scale, 1e-300):
                xs.append(np.array([np.nan]))
                ys.append(np.array([np.nan]))
        return np.concatenate(xs), np.concatenate(ys)

    def reach(self) -> tuple[float, float]:
        """Lowest and highest value worth showing: a pole does not count."""
        values = np.concatenate([segment.ys for segment in self.segments])
        values = values[np.isfinite(values)]
        low, high = float(values.min()), float(values.max())
        inner_low, inner_high = (float(value) for value in np.quantile(values, [0.04, 0.96]))
        spread = inner_high - inner_low
        if spread > 0 and high - low > 25 * spread:
            return max(low, inner_low - spread), min(high, inner_high + spread)
        return low, high

    def largest(self) -> float:
        """The largest sampled magnitude."""
        values = np.concatenate([segment.ys for segment in self.segments])
        return float(np.max(np.abs(values[np.isfinite(values)])))


def _poles(segment: Segment, scale: float) -> list[int]:
    """Positions before which a line must break: a jump between two huge values of opposite sign."""
    ys = segment.ys
    with np.errstate(all="ignore"):
        jump = (np.sign(ys[1:]) != np.sign(ys[:-1])) & (np.abs(ys[1:] - ys[:-1]) > 0.5 * scale)
    return [int(i) + 1 for i in np.flatnonzero(jump & np.isfinite(ys[1:]) & np.isfinite(ys[:-1]))]


def curve(expression: Any, low: float, high: float, *, order: int = 0, points: int = 1201) -> Curve:
    """Sample an expression, or a derivative of it, on an interval.

    Parameters
    ----------
    expression : sympy.Expr
        In ``x``.
    low, high : float
    order : int
        Derivative to take, piece by piece.
    points : int
        For the whole interval.

    Raises
    ------
    XphiError
        If nothing on the interval is a finite real number.
    """
    segments = []
    for a, b, piece in split(expression, _exact(low), _exact(high)):
        whole = stable(piece)
        smooth = whole.diff(x, order) if order else whole
        count = max(65, round(points * float((b - a) / (high - low))))
        xs = np.linspace(float(a), float(b), count)
        ys = np.array(evaluate(smooth, [x], xs), dtype=np.float64)
        ys[np.abs(ys) > 1e200] = np.nan
        if order:  # log has no slope where it has no value, although 1/x does
            ys[np.isnan(evaluate(whole, [x], xs))] = np.nan
        segments.append(Segment(xs, ys, smooth))
    if not any(np.isfinite(segment.ys).sum() > 1 for segment in segments):
        raise XphiError(f"there is nothing to draw from {low:g} to {high:g}: no finite real value; choose another --on")
    return Curve(tuple(segment for segment in segments if np.isfinite(segment.ys).any()))


def _exact(value: float) -> Any:
    fraction = Fraction(value)
    return sp.Rational(fraction.numerator, fraction.denominator)


def extremes(sampled: Curve) -> list[tuple[float, float]]:
    """Every local extreme of a curve inside its interval, corners included, from left to right."""
    found = [point for segment in sampled.segments for point in _turns(segment)]
    for left, right in zip(sampled.segments, sampled.segments[1:], strict=False):
        before, here, after = left.ys[-2], left.ys[-1], right.ys[1]
        if (here - before) * (after - here) < 0:
            found.append((float(left.xs[-1]), float(here)))
    return sorted(found)


def _turns(segment: Segment) -> Iterator[tuple[float, float]]:
    slope = _callable(segment.expression.diff(x))
    value = _callable(segment.expression)
    noise = 4e-16 * max(1.0, float(np.nanmax(np.abs(segment.ys))))
    with np.errstate(all="ignore"):
        slopes = np.array(evaluate(segment.expression.diff(x), [x], segment.xs))
    signed = np.flatnonzero(slopes)  # a slope that vanishes on a sample is a turn too
    signed = signed[np.isfinite(slopes[signed])]
    for i, j in itertools.pairwise(signed):
        near = slice(max(0, int(i) - 4), int(j) + 6)
        if slopes[i] * slopes[j] > 0 or np.ptp(segment.ys[near]) < noise:
            continue
        at = float(brentq(slope, segment.xs[i], segment.xs[j], xtol=_CLOSE))
        at = 0.0 if abs(at) < 4 * _CLOSE else at
        yield at, value(at)


def _callable(expression: Any) -> Callable[[float], float]:
    return lambda at: float(evaluate(expression, [x], at))


def value_at(expression: Any, at: float, order: int = 0) -> float | None:
    """The value of an expression or a derivative of it at one point, or None where there is none."""
    try:
        value = float(reference.value(expression, at, order).mid())
    except XphiError:
        return None
    return value + 0.0 if math.isfinite(value) else None


def exact_values(expression: Any, xs: Array, *, order: int = 0) -> Array:
    """Values that keep their digits where binary64 would cancel: from balls, rounded once.

    Parameters
    ----------
    expression : sympy.Expr
    xs : numpy.ndarray
        A few hundred points at most; each costs up to a millisecond.
    order : int
    """
    result = np.full(len(xs), np.nan)
    for i, at in enumerate(xs):
        try:
            result[i] = float(reference.value(expression, float(at), order, 60).mid())
        except (XphiError, ValueError, OverflowError):
            continue
    return result
