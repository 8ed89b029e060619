"""Functions with parameters fitted to values: the slope of a leaky ReLU, the factor of Swish, and so on."""

from __future__ import annotations

import functools
import itertools
import re
from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction

import numpy as np

from xphi.identify import _classify
from xphi.identify._candidates import Candidate, of_formula
from xphi.identify._formula import Array, evaluate
from xphi.identify._levels import Precision
from xphi.names import families

#: Starting values besides those of the registry's members.
_STARTS = (0.05, 0.2, 0.5, 1.0, 2.0, 6.0)
_STEPS = 25
#: A fit that leaves more than this, relative to the larger of 1 and |x|, is no member of the family.
_MISFIT = 0.02
#: Every so many inputs are fitted; all of them are compared.
_STRIDE = 4
#: So many short numbers are tried, of which most families need a dozen.
_TRIED = 64
_DIGITS = range(1, 9)
_DENOMINATORS = (3, 6, 7, 9, 11, 12)  # others give short decimals


def fitted(x: Array, values: Array, of: Precision) -> list[Candidate]:
    """The member of each family that is nearest to the values, its parameters rounded as people write them."""
    if not np.isfinite(values).all() or np.ptp(values) == 0:
        return []
    found = []
    for name, family in families().items():
        starts = _starts(name)
        if not starts:
            continue
        parameters = tuple(starts[0])
        best = _fit(family.formula, parameters, starts, x[::_STRIDE], values[::_STRIDE])
        if best is not None:
            found.append(_written(name, dict(zip(parameters, best, strict=True)), x, values, of))
    return found


def member(name: str, parameters: dict[str, str]) -> Candidate:
    """A family at given values of its parameters."""
    family = families()[name]
    formula = family.at(parameters)
    return Candidate(family.function(parameters) or name, formula, of_formula(formula), (formula,), parameters)


@functools.cache
def _starts(name: str) -> tuple[dict[str, float], ...]:
    """Where fits of a family begin; none where it is not a function of x alone."""
    family = families()[name]
    if "gate" in family.formula:
        return ()
    known = [{key: float(Fraction(value)) for key, value in values.items()} for _, values in family.members]
    keys = list(known[0]) if known else ["alpha"]
    wide = [{**dict.fromkeys(keys, 0.5), keys[0]: start} for start in _STARTS]
    return (*known, *wide)


def _fit(
    formula: str, parameters: tuple[str, ...], starts: tuple[dict[str, float], ...], x: Array, values: Array
) -> list[float] | None:
    """Least squares by damped Gauss–Newton steps from the best start; None where it does not fit."""
    scale = np.maximum(1, np.abs(x))

    def residual(p: Array) -> Array:
        with np.errstate(all="ignore"):
            return np.asarray((_values(formula, parameters, p, x) - values) / scale)

    def size(p: Array) -> float:
        with np.errstate(all="ignore"):
            total = float(np.sum(residual(p) ** 2))
        return total if np.isfinite(total) else np.inf

    begun = sorted((np.array([start[key] for key in parameters]) for start in starts), key=size)
    best = None
    for start in begun[:2]:
        p = _descend(start, residual, size)
        if best is None or size(p) < size(best):
            best = p
    if best is None or not np.max(np.abs(residual(best))) <= _MISFIT:
        return None
    return [float(one) for one in best]


def _descend(p: Array, residual: Callable[[Array], Array], size: Callable[[Array], float]) -> Array:
    """Gauss–Newton with halved steps."""
    for _ in range(_STEPS):
        here = residual(p)
        steps = 1e-6 * np.maximum(np.abs(p), 1e-3)
        columns = [(residual(p + step * unit) - here) / step for step, unit in zip(steps, np.eye(len(p)), strict=True)]
        jacobian = np.array(columns).T
        if not np.isfinite(jacobian).all() or not np.isfinite(here).all():
            return p
        move = np.linalg.lstsq(jacobian, -here, rcond=None)[0]
        before = size(p)
        for _ in range(12):
            if size(p + move) < before:
                break
            move = move / 2
        else:
            return p
        p = p + move
    return p


def _values(formula: str, parameters: tuple[str, ...], p: Array, x: Array) -> Array:
    return evaluate(formula, {"x": x, **{key: np.array([one]) for key, one in zip(parameters, p, strict=True)}})


def _written(name: str, parameters: dict[str, float], x: Array, values: Array, of: Precision) -> Candidate:
    """The member with the shortest numbers that explains the values as well; else with the fitted ones."""
    plain = member(name, {key: repr(value) for key, value in parameters.items()})
    if _level(plain, x, values, of) is None:
        return plain
    known = [dict(values) for _, values in families()[name].members]
    options = itertools.product(*(list(_texts(value, of)) for value in parameters.values()))
    tried = [dict(zip(parameters, texts, strict=True)) for texts in options]
    tried.sort(key=lambda texts: sum(map(len, texts.values())))
    for texts in known:
        if all(_is_near(float(Fraction(text)), parameters[key], of) for key, text in texts.items()):
            return member(name, texts)
    for texts in tried[:_TRIED]:
        if _rounded(texts, of) == _rounded(parameters, of):
            return member(name, texts)
    several = [*(member(name, texts) for texts in [*known, *tried[:_TRIED]]), plain]
    levels = [_level(one, x, values, of) for one in several]
    reached = min(level for level in levels if level is not None)
    return several[levels.index(reached)]


def _is_near(known: float, value: float, of: Precision) -> bool:
    """Whether a constant, rounded to the format, can have become this value."""
    return abs(known - value) <= max(of.unit, 2.0**-24) * abs(known)


def members(name: str) -> frozenset[str]:
    """The functions of the registry that a family has."""
    family = families().get(name)
    return frozenset() if family is None else frozenset(function for function, _ in family.members)


def _rounded(parameters: Mapping[str, str | float], of: Precision) -> list[float]:
    """The parameters as constants of the format."""
    values = [float(Fraction(value)) for value in parameters.values()]
    return [float(np.float64(value).astype(of.dtype)) for value in values]


def _level(one: Candidate, x: Array, values: Array, of: Precision) -> int | None:
    """The first level at which this explains the values."""
    scores = _classify.scores(one, one.exact(x), x, values, of)
    return next((level for level, score in enumerate(scores) if score <= 1), None)


def _texts(value: float, of: Precision) -> Iterator[str]:
    """Short numbers near a value: quotients and decimals that agree with it to the precision of the constants."""
    near = 4 * max(of.unit, 2.0**-24) * abs(value) + 2.0**-40
    for denominator in _DENOMINATORS:
        fraction = Fraction(round(value * denominator), denominator)
        if fraction.denominator in _DENOMINATORS and abs(float(fraction) - value) <= near and len(str(fraction)) <= 4:
            yield str(fraction)
    for digits in _DIGITS:
        text = f"{value:.{digits}g}"
        if abs(float(text) - value) <= near and "e" not in text:
            yield text


def written_with(name: str, parameters: Mapping[str, str], argument: str) -> str:
    """A member of a family as a formula in something other than x."""
    return re.sub(r"\bx\b", argument, families()[name].at(parameters))
