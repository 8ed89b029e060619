"""Gated units by their values: activation(gate)·up, in either order, with clamps and an offset."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

import numpy as np

from xphi.identify import _parameters
from xphi.identify._candidates import points
from xphi.identify._classify import Verdict, classify
from xphi.identify._formula import Array
from xphi.identify._levels import ROUNDINGS, SINGLE, Precision
from xphi.names import families
from xphi.ops import generated

#: A function of gate and up, of two arrays of float64 that hold floats of the precision.
Gate = Callable[[Array, Array], Array]

#: Values of up that show whether it is only a factor, and beyond every limit in use.
_UP = np.array([-40.0, -12, -9, -6.5, -3, -1, -0.25, 0, 0.25, 0.5, 1, 2, 5, 6.5, 9, 12, 40])
#: Beyond the limits of clamped gates.
_FAR = 64.0
#: Roundings of a product of a few factors.
_FEW = 8


@dataclass(frozen=True)
class GateVerdict:
    """A gate, or what is nearest to one.

    Parameters
    ----------
    verdict : Verdict
        With the name of the whole.
    activation : Verdict
        Of the gate alone.
    swapped : bool
        Whether the first argument is up.
    """

    verdict: Verdict
    activation: Verdict
    swapped: bool


def identify(compute: Gate, of: Precision) -> GateVerdict | None:
    """The gated unit that a function of two arrays is; None where it is no product of that kind."""

    def swapped(gate: Array, up: Array) -> Array:
        return compute(up, gate)

    for attempt in (_plain, _clamped):
        for ordered in (compute, swapped):
            found = attempt(ordered, of)
            if found is not None:
                return GateVerdict(*found, swapped=ordered is swapped)
    return None


def _grid(of: Precision) -> Array:
    """Values of the gate, as floats of the format."""
    return np.unique(points().astype(of.dtype).astype(np.float64))


def _is_product(compute: Gate, gate: Array, one: Array, factor: Callable[[Array], Array], of: Precision) -> bool:
    """Whether the values are `one` times a factor of up, as far as the rounding of a few products explains."""
    with np.errstate(all="ignore"):
        for up in _UP:
            values = compute(gate, np.full_like(gate, up))
            wanted = one * factor(np.array([up]))
            size = np.maximum(1, np.abs(gate)) * max(1, abs(up))
            near = _FEW * of.unit * np.maximum(np.abs(wanted), np.abs(one)) + ROUNDINGS * min(SINGLE, of.unit) * size
            if not np.all((np.abs(values - wanted) <= near) | ~np.isfinite(one)):
                return False
    return True


def _plain(compute: Gate, of: Precision) -> tuple[Verdict, Verdict] | None:
    """Proportional to up."""
    gate = _grid(of)
    one = compute(gate, np.ones_like(gate))
    if not np.any(one) or np.ptp(one) == 0 or not _is_product(compute, gate, one, lambda up: up, of):
        return None
    activation = classify(gate, one, of)
    return (_named(activation), activation) if activation.matches else None


def _named(activation: Verdict) -> Verdict:
    """The gate with an activation."""
    names = tuple(
        generated.gate_of(name) or f"{_call(name, activation.parameters, 'gate')}*up" for name in activation.names
    )
    gated = names[0] in generated.gates()
    formula = generated.gates()[names[0]]["formula"] if gated else names[0]
    return replace(activation, names=names, formula=formula)


def _call(name: str, parameters: Mapping[str, str], argument: str) -> str:
    """A function of something other than x, as a formula."""
    if name in generated.functions():
        return f"{name}({argument})"
    if name in families():
        return _parameters.written_with(name, parameters, argument)
    return re.sub(r"\bx\b", argument, name)


def _clamped(compute: Gate, of: Precision) -> tuple[Verdict, Verdict] | None:
    """A product of a function of a clamped gate and of a clamped up with an offset."""

    def along(*up: float) -> Array:
        return compute(np.full(len(up), 3.0), np.array(up))

    with np.errstate(all="ignore"):
        low, high, middle = along(-0.5, 0.5, 0.0)
        slope = float(high - low)
        if not np.isfinite(slope) or slope == 0:
            return None
        offset = _short(float(middle) / slope, of)
        lower, upper = (_short(float(end) / slope - offset, of) for end in along(-_FAR, _FAR))
    if not lower < 0.5 < upper or 1 + offset == 0:
        return None
    gate = _grid(of)
    inside = min(1.0, upper)
    one = compute(gate, np.full_like(gate, inside)) / (inside + offset)
    if np.ptp(one) == 0 or not _is_product(compute, gate, one, lambda up: np.clip(up, lower, upper) + offset, of):
        return None
    limit = _limit(compute, of)
    rising = gate <= (np.inf if limit is None else limit)
    activation = classify(gate[rising], one[rising], of)
    if not activation.matches:
        return None
    return _describe(activation, offset, lower, upper, limit), activation


def _limit(compute: Gate, of: Precision) -> float | None:
    """Where the gate is clamped from above; None where it is not."""

    def rise(gate: Array) -> Array:
        return compute(gate, np.full_like(gate, 0.5)) - compute(gate, np.full_like(gate, -0.5))

    top = rise(np.array([_FAR, _FAR / 2]))
    if top[0] != top[1]:
        return None
    low, high = 0.5, _FAR / 2
    for _ in range(60):
        middle = float(np.array((low + high) / 2).astype(of.dtype))
        if middle in (low, high):
            break
        low, high = (low, middle) if rise(np.array([middle]))[0] == top[0] else (middle, high)
    return _short(high, of)


def _short(value: float, of: Precision) -> float:
    """The nearest number of a few digits, where rounding explains the difference."""
    for digits in range(1, 7):
        short = float(f"{value:.{digits}g}")
        if abs(short - value) <= _FEW * max(of.unit, SINGLE) * max(1, abs(value)):
            return short
    return value


def _describe(activation: Verdict, offset: float, lower: float, upper: float, limit: float | None) -> Verdict:
    """The gate in the words of the registry, or as a formula."""
    name = activation.names[0]
    same = limit is not None and upper == -lower == limit
    swish = dict(families()["swish"].members)
    alpha = swish.get(name, activation.parameters if name == "swish" else {}).get("alpha")
    if same and offset == 1 and alpha is not None:
        parameters = {"alpha": alpha, "limit": f"{limit:.6g}"}
        family = families()["swiglu_clamped"]
        return replace(
            activation,
            names=(family.function(parameters) or "swiglu_clamped",),
            formula=family.at(parameters),
            parameters=parameters,
        )
    inner = "gate" if limit is None else f"min(gate, {limit:.6g})"
    factor = "up" if upper >= _FAR and lower <= -_FAR else f"min(max(up, {lower:.6g}), {upper:.6g})"
    factor = factor if offset == 0 else f"({factor} + {offset:.6g})"
    formula = f"{_call(name, activation.parameters, inner)}*{factor}"
    return replace(activation, names=(formula,), formula=formula, parameters={})
