"""Exact values for an audit: by our binary64 kernel where there is one, by balls where that does not decide.

An exact value y is handed over as a binary64 `reference` and, from balls or 113 bits, a `rest`: reference is y rounded
to binary64, rest = (y − reference)/ulp64(reference). A kernel gives no rest; its own error is below two units in
the last place of binary64, and whatever that leaves open is asked of balls.
"""

from __future__ import annotations

import functools
import math
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, ClassVar, Protocol

import numpy as np

from xphi.audit.encoding import Array
from xphi.errors import XphiError

_BITS = 160
_DECIDED = 120
#: Beyond the first, a value below the second is the tail's zero: its ball may be too wide to show the sign.
_FAR, _TINY = 2.0**10, Fraction(1, 2**1100)


class Truth(Protocol):
    """What knows the exact values."""

    label: ClassVar[str]

    def exact(self, inputs: Array) -> tuple[Array, Array | None]:
        """Reference and rest at binary64 inputs."""

    @property
    def balls(self) -> Truth:
        """The same with everything decided."""


@dataclass(frozen=True)
class Balls:
    """Exact values from ball arithmetic.

    Parameters
    ----------
    target : str
        A registry name or a formula.
    order : int
        How many derivatives to take.
    """

    label: ClassVar[str] = "balls"
    target: str
    order: int

    @property
    def balls(self) -> Truth:
        """Itself."""
        return self

    def exact(self, inputs: Array) -> tuple[Array, Array | None]:
        """Reference and rest, one input after another."""
        reference, rest = np.empty(inputs.size), np.empty(inputs.size)
        expression = expression_of(self.target)
        for k, at in enumerate(inputs.tolist()):
            reference[k], rest[k] = value(expression, self.order, at)
        return reference, rest


@dataclass(frozen=True)
class Kernel:
    """Exact values from our binary64 kernel.

    Parameters
    ----------
    target : str
        A registry name.
    order : int
        0 for the function, 1 for its derivative.
    """

    label: ClassVar[str] = "kernel"
    target: str
    order: int

    @property
    def balls(self) -> Truth:
        """What decides the rest."""
        return Balls(self.target, self.order)

    def exact(self, inputs: Array) -> tuple[Array, Array | None]:
        """The kernel's results."""
        return run_kernel(self.target, "grad" if self.order else "f", [inputs]), None


def run_kernel(name: str, kind: str, inputs: list[Array]) -> Array:
    """One output of a binary64 kernel, on this thread."""
    from xphi import _core

    out = np.empty_like(inputs[0])
    _core.run(name, kind, "binary64", "faithful", tuple(inputs), (out,), None, 1)
    return out


def has_kernel(name: str, order: int) -> bool:
    """Whether a binary64 kernel computes that function or derivative."""
    try:
        from xphi import _core
    except ImportError:
        return False
    known = {(row[0], row[1], row[2]) for row in _core.kernels()}
    return (name, {0: "f", 1: "grad"}.get(order, ""), "binary64") in known


@functools.lru_cache(maxsize=64)
def expression_of(target: str) -> Any:
    """The formula of a target.

    Raises
    ------
    XphiError
        If there is none of that name.
    """
    from xphi import functions

    return functions.target(target)


def value(expression: Any, order: int, at: float) -> tuple[float, float]:
    """Reference and rest at one input, from balls."""
    from xphi import reference
    from xphi.balls.numbers import ball, precision

    if math.isfinite(at):
        with precision(_BITS):
            result = _run(expression, order, ball(at))
            # A zero needs its sign and a wide ball more bits: both below.
            if result.is_finite() and not result.is_zero() and result.rel_accuracy_bits() >= _DECIDED:
                return split(*(int(part) for part in result.mid().man_exp()))
            if abs(at) > _FAR and result.is_finite() and abs(result) < ball(_TINY):
                limit = _limit(expression, order, math.copysign(math.inf, at))
                if limit == 0:
                    return limit, 0.0  # a zero of the sign that the tail has, far below half the smallest binary64
    rounded = reference.rounded(expression, at, "binary64", order)
    if not isinstance(rounded, Fraction):
        return rounded, 0.0
    if math.isinf(at):
        return float(rounded), 0.0
    return split_ball(float(rounded), reference.value(expression, Fraction(at), order, _BITS))


@functools.lru_cache(maxsize=64)
def _limit(expression: Any, order: int, at: float) -> float:
    from xphi import reference

    return float(reference.rounded(expression, at, "binary64", order))


def _run(expression: Any, order: int, at: Any) -> Any:
    """The ball of a value; what does not depend on x is computed once."""
    steps, constants, output = _prepared(expression, order)
    values = list(constants)
    for k, operation, arguments, data in steps:
        values[k] = at if operation is None else operation(*(values[i] for i in arguments), *data)
    return values[output]


@functools.lru_cache(maxsize=64)
def _prepared(expression: Any, order: int) -> tuple[list[Any], list[Any], int]:
    """A program for many runs: the steps that depend on x and their slots, constants, the slot of the result."""
    from xphi import reference
    from xphi.balls.numbers import BALLS

    program = reference.program_of(expression, order)
    steps: list[Any] = []
    constants: list[Any] = []
    for k, step in enumerate(program.steps):
        constants.append(None)
        operation = None if step.op in {"input", "number"} else BALLS.ops[step.op]
        data = () if step.data is None else (step.data,)
        if step.op == "number":
            constants[k] = BALLS.number(step.data)
        elif program.constant[k] and operation is not None:
            constants[k] = operation(*(constants[i] for i in step.args), *data)
        else:
            steps.append((k, operation, step.args, data))
    return steps, constants, program.outputs[0]


def split(mantissa: int, exponent: int) -> tuple[float, float]:
    """Reference and rest of mantissa · 2^exponent."""
    size = mantissa.bit_length() + exponent
    if size < -1100:
        return math.copysign(0.0, mantissa), 0.0  # far below half the smallest binary64
    if size > 1024:
        return math.copysign(math.inf, mantissa), 0.0
    numerator, denominator = (mantissa << exponent, 1) if exponent >= 0 else (mantissa, 1 << -exponent)
    try:
        nearest = numerator / denominator  # Python rounds the quotient of two integers correctly
    except OverflowError:
        return math.copysign(math.inf, mantissa), 0.0
    if nearest == 0.0:
        nearest = math.copysign(0.0, mantissa)
    top, bottom = nearest.as_integer_ratio()
    step_top, step_bottom = math.ulp(nearest).as_integer_ratio()
    rest = (numerator * bottom - top * denominator) * step_bottom / (denominator * bottom * step_top)
    return nearest, rest


def split_ball(nearest: float, result: Any) -> tuple[float, float]:
    """The rest that goes with a value already rounded."""
    from xphi.balls.numbers import fraction

    return nearest, float((fraction(result) - Fraction(nearest)) / Fraction(math.ulp(nearest)))


def choose(target: str, order: int, dtype: str, prefer: str | None = None) -> Truth:
    """Kernel or balls for results of a dtype.

    Raises
    ------
    XphiError
        If the target has no formula.
    """
    name = target.rstrip("'")
    order += len(target) - len(name)
    expression_of(name)
    from xphi import functions

    name = functions.names().get(name, name)
    if prefer == "quad":
        from xphi.audit.quad import Quad  # which stands on this module

        return Quad(name, order)
    if prefer != "balls" and dtype != "float64" and has_kernel(name, order):
        return Kernel(name, order)
    if prefer == "kernel":
        raise XphiError(f"there is no binary64 kernel for {target} that could be the reference")
    return Balls(name, order)
