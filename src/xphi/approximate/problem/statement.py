"""What is to be approximated, and by what: the problem that every solver takes."""

from __future__ import annotations

import functools
import math
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

import numpy as np
import numpy.typing as npt
import sympy as sp

from xphi.approximate.problem.norm import LARGEST, Norm
from xphi.approximate.problem.weights import UNIFORM, Weight
from xphi.balls.numbers import BALLS, exact, precision
from xphi.formula.arrays import ARRAYS
from xphi.formula.pieces import KINDS, deciders
from xphi.formula.program import Program, compile_formula
from xphi.formula.stable import stable
from xphi.formula.symbols import x

#: The slope of a monotone form is kept this far from zero: far below the digits of its parameters, and enough for
#: coefficients on a binary grid to be proved monotone.
MARGIN = sp.Rational(1, 2**100)

#: Bits with which values are computed where binary64 overflows or underflows.
_BITS = 192

Floats = npt.NDArray[np.float64]


def in_balls(program: Program, xs: Floats, theta: Floats) -> Floats:
    """The first output of a program at points where binary64 is not enough; NaN where balls do not decide either."""
    with precision(_BITS):
        parameters = [exact(Fraction(float(t))) for t in theta] if np.all(np.isfinite(theta)) else None
        if parameters is None:
            return np.full(len(xs), np.nan)
        balls = [BALLS.run(program, exact(Fraction(float(point))), *parameters)[0] for point in xs]
        return np.array([float(value.mid()) if value.is_finite() else np.nan for value in balls])


@dataclass(frozen=True)
class Channel:
    """One quantity that depends on x and the parameters, with its gradient.

    Parameters
    ----------
    name : {"value", "derivative", "monotone"}
    expression : sympy.Expr
        For ``value`` and ``derivative`` the weighted error; for ``monotone`` the slope of the form, signed so
        that it must not be negative.
    symbols : tuple of sympy.Symbol
        The parameters.
    given : sympy.Expr
        What enters without the parameters: the target, times the weight. Where binary64 cannot hold it, values are
        computed in balls.
    """

    name: str
    expression: Any
    symbols: tuple[Any, ...]
    given: Any = sp.S.Zero

    @property
    def bounded(self) -> bool:
        """Whether it is an error to be made small, rather than a one-sided condition."""
        return self.name != "monotone"

    @functools.cached_property
    def program(self) -> Program:
        """The quantity alone."""
        return compile_formula(self.expression, [x, *self.symbols])

    @functools.cached_property
    def full(self) -> Program:
        """The quantity and its derivatives in each parameter."""
        smooth = stable(self.expression)
        return compile_formula([smooth, *(smooth.diff(s) for s in self.symbols)], [x, *self.symbols])

    @functools.cached_property
    def second(self) -> Program:
        """All second derivatives in the parameters, row by row."""
        smooth = stable(self.expression)
        return compile_formula([smooth.diff(a, b) for a in self.symbols for b in self.symbols], [x, *self.symbols])

    @functools.cached_property
    def _conditions(self) -> list[Any]:
        terms = {term for node in self.expression.atoms(*KINDS) for term in deciders(node)}
        return sorted((t for t in terms if t.has(x) and not t.free_symbols.isdisjoint(self.symbols)), key=str)

    @functools.cached_property
    def kinks(self) -> tuple[Program, ...]:
        """Terms whose zeros in x are kinks that move with the parameters, each with its gradient in them."""
        return tuple(
            compile_formula([term, *(term.diff(s) for s in self.symbols)], [x, *self.symbols])
            for term in self._conditions
        )

    @functools.cached_property
    def kink_seconds(self) -> tuple[Program, ...]:
        """All second derivatives of these terms in the parameters, row by row."""
        return tuple(
            compile_formula([term.diff(a, b) for a in self.symbols for b in self.symbols], [x, *self.symbols])
            for term in self._conditions
        )

    @functools.cached_property
    def _given(self) -> Program:
        return compile_formula(self.given, [x])

    def _gaps(self, xs: Floats, values: Floats) -> npt.NDArray[np.intp]:
        """Positions at which binary64 fails for the target alone, whatever the parameters."""
        missing = np.nonzero(~np.isfinite(values))[0]
        if len(missing):
            missing = missing[~np.isfinite(ARRAYS.run(self._given, xs[missing])[0])]
        return missing

    def values(self, xs: Floats, theta: Floats) -> Floats:
        """binary64 values on an array of x."""
        values = np.array(ARRAYS.run(self.program, xs, *theta)[0])
        gaps = self._gaps(xs, values)
        if len(gaps):
            values[gaps] = in_balls(self.program, xs[gaps], theta)
        return values

    def jacobian(self, xs: Floats, theta: Floats) -> tuple[Floats, Floats]:
        """binary64 values, and an array of shape (len(xs), len(theta)) of derivatives."""
        _, *columns = ARRAYS.run(self.full, xs, *theta)
        return self.values(xs, theta), np.stack(columns, axis=1) if columns else np.empty((len(xs), 0))


@dataclass(frozen=True)
class Problem:
    """A target, a form whose parameters are free, a norm and a domain.

    Parameters
    ----------
    target, form : sympy.Expr
        `form` is free in ``x`` and the parameters; equality constraints have been solved into it.
    symbols : tuple of sympy.Symbol
        The free parameters in order of appearance.
    low, high : Fraction or float
        The domain, ±inf allowed.
    norm : Norm
    point : sympy number
        Where a Taylor match is made.
    weight : Weight
    factor : sympy.Expr
        Multiplies the error: 1 or x.
    derivative_weight : Fraction, optional
        Weight of the error of the derivative in a joint fit.
    monotone : int
        1 or -1 when the form has to rise or fall, 0 otherwise.
    """

    target: Any
    form: Any
    symbols: tuple[Any, ...]
    low: Fraction | float = -math.inf
    high: Fraction | float = math.inf
    norm: Norm = LARGEST
    point: Any = field(default=sp.S.Zero)
    weight: Weight = UNIFORM
    factor: Any = field(default=sp.S.One)
    derivative_weight: Fraction | None = None
    monotone: int = 0

    @property
    def relative(self) -> bool:
        """Whether the error is divided by the target."""
        return self.norm.relative

    @property
    def error(self) -> Any:
        """The error that is measured, without the weight: target minus form, times the factor."""
        plain = (self.target - self.form) * self.factor
        return plain / self.target if self.relative else plain

    @property
    def scale(self) -> Any:
        """What the difference of target and form is multiplied by."""
        density = self.weight.formula if self.weight.formula is not None else sp.S.One
        return self.factor * density / self.target if self.relative else self.factor * density

    def sampled(self, xs: Floats) -> tuple[Floats, Floats]:
        """Target and scale at sampled points, in balls where binary64 overflows or underflows."""
        parts = []
        for expression in (self.target, self.scale):
            program = compile_formula(expression, [x])
            values = np.array(ARRAYS.run(program, xs)[0])
            gaps = np.nonzero(~np.isfinite(values))[0]
            if len(gaps):
                values[gaps] = in_balls(program, xs[gaps], np.empty(0))
            parts.append(values)
        return parts[0], parts[1]

    @functools.cached_property
    def channels(self) -> tuple[Channel, ...]:
        """What the minimax solver works on."""
        density = self.weight.formula if self.weight.formula is not None else sp.S.One
        found = [Channel("value", self.error * density, self.symbols, self.target * self.scale)]
        if self.derivative_weight is not None:
            w = sp.Rational(self.derivative_weight.numerator, self.derivative_weight.denominator)
            slope = stable((self.target - self.form) * self.factor).diff(x)
            given = w * stable(self.target * self.factor).diff(x) * density
            found.append(Channel("derivative", w * slope * density, self.symbols, given))
        if self.monotone:
            found.append(Channel("monotone", self.monotone * stable(self.form).diff(x) - MARGIN, self.symbols))
        return tuple(found)

    @functools.cached_property
    def denominators(self) -> tuple[Program, ...]:
        """Denominators of the form that the parameters can move through zero."""
        powers = {node.args[0] for node in self.form.atoms(sp.Pow) if node.args[1].could_extract_minus_sign()}
        moving = [base for base in powers if base.has(x) and not base.free_symbols.isdisjoint(self.symbols)]
        return tuple(compile_formula(base, [x, *self.symbols]) for base in sorted(moving, key=str))

    def has_pole(self, xs: Floats, theta: Floats) -> bool:
        """Whether a denominator changes sign between sampled points."""
        values = [ARRAYS.run(program, xs, *theta)[0] for program in self.denominators]
        return any(bool(np.nanmin(v) <= 0 <= np.nanmax(v)) for v in values)

    @functools.cached_property
    def linear(self) -> bool:
        """Whether the form is linear in its parameters."""
        return all(
            sp.expand(self.form.diff(s)).free_symbols.isdisjoint(self.symbols)
            and self.form.diff(s).free_symbols.isdisjoint(self.symbols)
            for s in self.symbols
        )
