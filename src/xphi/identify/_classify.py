"""Which function has these values: one, several that agree at this precision, the nearest, or none."""

from __future__ import annotations

import functools
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal

import numpy as np

from xphi.identify import _parameters
from xphi.identify._candidates import Candidate, candidates
from xphi.identify._formula import Array
from xphi.identify._levels import Precision, tolerances

Confidence = Literal["certain", "same at this precision", "nearest", "none"]

#: A function whose error is up to so many times what the level allows cannot be excluded.
MARGIN = 2.0
#: Beyond this distance, relative to the larger of 1 and |x|, the nearest function says nothing about values.
FAR = 0.05


@dataclass(frozen=True)
class Verdict:
    """What values turned out to be.

    Parameters
    ----------
    confidence : {"certain", "same at this precision", "nearest", "none"}
    names : tuple of str
        The function; every one that cannot be told from it; or the nearest alone.
    distance : float
        The largest |value − function| at the points that were tried.
    at : float
        Where that is.
    formula : str
        Of the first function.
    parameters : mapping of str to str
        Of the first function, where it has some.
    note : str
        Whose version of the function it is, where constants are cut short.
    """

    confidence: Confidence
    names: tuple[str, ...]
    distance: float
    at: float
    formula: str = ""
    parameters: Mapping[str, str] = field(default_factory=dict)
    note: str = ""

    @property
    def matches(self) -> bool:
        """Whether some function explains the values."""
        return self.confidence in {"certain", "same at this precision"}


@dataclass(frozen=True)
class _Scored:
    candidate: Candidate
    exact: Array
    scores: tuple[float, ...]


def classify(x: Array, values: Array, of: Precision) -> Verdict:
    """The function that has these values.

    Parameters
    ----------
    x : array of float64
        Inputs, in rising order.
    values : array of float64
        What came out, rounding included.
    of : Precision
        What they were computed in.
    """
    known = [_score(candidate, exact, x, values, of) for candidate, exact in _exact(x.tobytes())]
    found = _at(0, known, x, values)
    if found is not None:
        return found
    fitted = [_score(one, one.exact(x), x, values, of) for one in _parameters.fitted(x, values, of)]
    # sharper results decide: a fit at one level comes before the registry at the next
    for level in range(len(known[0].scores)):
        passing = {one.candidate.name for one in known if one.scores[level] <= 1}
        rivals = [one for one in fitted if not passing.isdisjoint(_parameters.members(one.candidate.name))]
        found = _at(level, [*known, *rivals] if passing else fitted, x, values)
        if found is not None:
            return found
    named = [one for one in known if one.candidate.name != one.candidate.formula]
    return _nearest([*named, *fitted], x, values)


@functools.lru_cache(maxsize=16)
def _exact(points: bytes) -> tuple[tuple[Candidate, Array], ...]:
    """Every candidate with its values at the points."""
    x = np.frombuffer(points)
    return tuple((candidate, candidate.exact(x)) for candidate in candidates())


def _score(candidate: Candidate, exact: Array, x: Array, values: Array, of: Precision) -> _Scored:
    return _Scored(candidate, exact, scores(candidate, exact, x, values, of))


def scores(candidate: Candidate, exact: Array, x: Array, values: Array, of: Precision) -> tuple[float, ...]:
    """The largest error over what each level allows; an input at which a level allows anything says nothing."""
    with np.errstate(all="ignore"):
        error = np.abs(values - exact)
        ratios = [np.where(np.isinf(level), 0, error / level) for level in tolerances(candidate, x, exact, of)]
    return tuple(float(np.max(np.where(np.isnan(ratio), np.inf, ratio))) for ratio in ratios)


def _at(level: int, scored: Sequence[_Scored], x: Array, values: Array) -> Verdict | None:
    """The functions that explain the values at a level."""
    ordered = sorted((one for one in scored if one.scores[level] <= MARGIN), key=lambda one: one.scores[level])
    if not ordered or ordered[0].scores[level] > 1:
        return None
    best = ordered[0].candidate
    names = tuple(dict.fromkeys(one.candidate.name for one in ordered))
    confidence: Confidence = "certain" if len(names) == 1 else "same at this precision"
    distance, at = _distance(ordered[0], x, values)
    return Verdict(confidence, names, distance, at, best.formula, best.parameters, best.note)


def _nearest(scored: Sequence[_Scored], x: Array, values: Array) -> Verdict:
    """The function at the smallest distance relative to the larger of 1 and |x|."""
    scale = np.maximum(1, np.abs(x))

    def relative(one: _Scored) -> float:
        with np.errstate(all="ignore"):
            found = np.max(np.abs(values - one.exact) / scale)
        return float(found) if np.isfinite(found) else np.inf

    best = min(scored, key=relative)
    distance, at = _distance(best, x, values)
    confidence: Confidence = "nearest" if relative(best) <= FAR else "none"
    candidate = best.candidate
    return Verdict(confidence, (candidate.name,), distance, at, candidate.formula, candidate.parameters, candidate.note)


def _distance(one: _Scored, x: Array, values: Array) -> tuple[float, float]:
    with np.errstate(all="ignore"):
        error = np.abs(values - one.exact)
    error = np.where(np.isnan(error), np.inf, error)
    at = int(np.argmax(error))
    return float(error[at]), float(x[at])
