"""What is claimed: a target, an approximation with its coefficients, a domain, and how the error is measured."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

import sympy as sp

from xphi import functions
from xphi.errors import XphiError
from xphi.formula.pieces import split
from xphi.formula.symbols import parameter, x

Bound = Fraction | float  # a finite end, or ±inf


@dataclass(frozen=True)
class Clamp:
    """Beyond ±at the form gives way to its asymptotes, two formulas in ``x``."""

    at: Fraction
    left: str
    right: str


@dataclass(frozen=True)
class Claim:
    """An approximation and the error that is measured.

    Parameters
    ----------
    target : str
        A registry name, such a name with ``'``, or a formula in ``x``.
    form : str
        A formula in ``x`` and the names of the coefficients.
    coefficients : dict of str to Fraction
        Exact values, dyadic.
    low, high : Fraction or float
        The domain; ±inf for a half-line or the whole line.
    unit : {"abs", "rel"}
        Whether the error is divided by the target.
    factor : str
        A formula that multiplies the error: ``1``, or ``x`` for the error of the gate x·p(x).
    clamp : Clamp, optional
    exact : dict of str to str
        Formulas of coefficients that are no dyadic number but have to be met exactly, because with them the
        form is the target itself.
    """

    target: str
    form: str
    coefficients: dict[str, Fraction]
    low: Bound = -math.inf
    high: Bound = math.inf
    unit: str = "abs"
    factor: str = "1"
    clamp: Clamp | None = None
    exact: dict[str, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        if not self.low < self.high:
            raise XphiError(f"the domain [{show_end(self.low)}, {show_end(self.high)}] is empty or reversed")
        if self.unit not in ("abs", "rel"):
            raise XphiError(f"the error is measured as abs or rel, not {self.unit!r}")

    def target_formula(self) -> Any:
        """The target as an expression in ``x``."""
        return functions.target(self.target)

    def form_formula(self) -> Any:
        """The form with its coefficients in place, clamp left aside."""
        expression = functions.formula(self.form)
        values = {parameter(name): sp.Rational(c.numerator, c.denominator) for name, c in self.coefficients.items()}
        values |= {parameter(name): functions.target(text) for name, text in self.exact.items()}
        missing = sorted(str(symbol) for symbol in expression.free_symbols - {x} - set(values))
        if missing:
            raise XphiError(f"the form {self.form!r} has no value for {', '.join(missing)}")
        return expression.xreplace(values)

    def segments(self) -> list[tuple[Any, Any, Any]]:
        """The approximation as ``(low, high, formula)`` in order, the clamp applied."""
        ends = [end(self.low), end(self.high)]
        inner = self.form_formula()
        if self.clamp is None:
            return [(ends[0], ends[1], inner)]
        at = sp.Rational(self.clamp.at.numerator, self.clamp.at.denominator)
        parts = [
            (-sp.oo, -at, functions.target(self.clamp.left)),
            (-at, at, inner),
            (at, sp.oo, functions.target(self.clamp.right)),
        ]
        kept = [(max(a, ends[0]), min(b, ends[1]), f) for a, b, f in parts if max(a, ends[0]) < min(b, ends[1])]
        return [(a, b, f) for a, b, f in kept]

    def approximation(self) -> Any:
        """The whole approximation as one expression, piecewise where it is clamped."""
        segments = self.segments()
        if len(segments) == 1:
            return segments[0][2]
        branches = [(f, x < b) for _, b, f in segments[:-1]]
        return sp.Piecewise(*branches, (segments[-1][2], True))

    def pieces(self) -> list[Piece]:
        """The error on each interval on which it is smooth."""
        target = self.target_formula()
        factor = functions.target(self.factor)
        found = []
        for low, high, formula in self.segments():
            joint = sp.Tuple((target - formula) * factor, target)
            for a, b, smooth in split(joint, low, high):
                error, reference = smooth.args
                found.append(Piece(a, b, error, reference if self.unit == "rel" else None, degree(formula)))
        return found


@dataclass(frozen=True)
class Piece:
    """A smooth stretch of the error.

    `divisor` is the target when the error is relative, `degree` that of a polynomial approximation (0 for any other).
    """

    low: Any
    high: Any
    error: Any
    divisor: Any
    degree: int = 0


def degree(formula: Any) -> int:
    """The degree of a polynomial in ``x``; 0 for anything else."""
    return int(sp.degree(formula, x)) if formula.is_polynomial(x) and formula.has(x) else 0


def end(value: Bound) -> Any:
    """A domain end for SymPy."""
    if isinstance(value, float):
        return sp.oo if value > 0 else -sp.oo
    return sp.Rational(value.numerator, value.denominator)


def show_end(value: Bound) -> str:
    """A domain end for people."""
    return str(value) if isinstance(value, float) or value.denominator == 1 else f"{float(value):g}"
