"""What is claimed: a target, an approximation with its coefficients, a domain, and how the error is measured."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

import sympy as sp

from xphi import functions
from xphi.balls.numbers import BALLS, ball, precision
from xphi.certify.ends import Bound, end, show_end
from xphi.errors import XphiError
from xphi.formats import round_bits
from xphi.formula import conditions
from xphi.formula.conditions import Need
from xphi.formula.pieces import JUMPS, is_short_polynomial, split, value_at
from xphi.formula.program import compile_formula
from xphi.formula.symbols import PRIMITIVES, parameter, x

__all__ = ["Bound", "Claim", "Clamp", "Piece", "Point", "Requirement", "end", "show_end"]

#: How far a coefficient that is met exactly may lie from the number that stands for it.
CLOSE = Fraction(1, 2**100)


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
        if self.clamp is not None and not self.clamp.at > 0:
            raise XphiError(f"a clamp lies at a positive number, not at {show_end(self.clamp.at)}")
        if self.clamp is not None and (self.low == self.clamp.at or self.high == -self.clamp.at):
            raise XphiError("the domain meets the form at the clamp's border alone: move the one or the other")
        if any("#" in text for text in (self.target, self.form, self.factor)):
            raise XphiError("a formula has no comments: leave out what follows #")
        reserved = {"x", "pi", *PRIMITIVES}
        for name in (*self.coefficients, *self.exact):
            if name in reserved or not name.isidentifier():
                raise XphiError(f"a coefficient cannot be called {name!r}")
        for name, text in self.exact.items():
            self._check_exact(name, text)

    def _check_exact(self, name: str, text: str) -> None:
        """The formula of a coefficient is a number, and the coefficient stands for it."""
        formula = functions.formula(text)
        if formula.free_symbols or name not in self.coefficients:
            raise XphiError(f"the exact value of {name} is not a number that belongs to a coefficient")
        with precision(256):
            value = BALLS.run(compile_formula(formula, []))[0]
            near = ball(self.coefficients[name])
            if not abs(value - near) <= ball(CLOSE) * (1 + abs(near)):
                raise XphiError(f"the coefficient {name} is not its exact value {text}")

    def target_formula(self) -> Any:
        """The target as an expression in ``x``."""
        return functions.target(self.target)

    def form_formula(self) -> Any:
        """The form with its coefficients in place, clamp left aside."""
        return self._read_form().xreplace(self._values())

    def _read_form(self) -> Any:
        """The form with names, each of which has a value."""
        expression = functions.formula(self.form)
        missing = {str(symbol) for symbol in expression.free_symbols - {x}} - {*self.coefficients, *self.exact}
        if missing:
            raise XphiError(f"the form {self.form!r} has no value for {', '.join(sorted(missing))}")
        return expression

    def _values(self) -> dict[Any, Any]:
        values = {parameter(name): sp.Rational(c.numerator, c.denominator) for name, c in self.coefficients.items()}
        return values | {parameter(name): functions.formula(text) for name, text in self.exact.items()}

    def segments(self) -> list[tuple[Any, Any, Any]]:
        """The approximation as ``(low, high, formula)`` in order, the clamp applied."""
        if self.clamp is None:
            return [(end(self.low), end(self.high), self.form_formula())]
        left, right = functions.target(self.clamp.left), functions.target(self.clamp.right)
        formulas = {"left": left, "form": self.form_formula(), "right": right}
        return [(a, b, formulas[part]) for a, b, part in self._parts()]

    def _parts(self) -> list[tuple[Any, Any, str]]:
        """Where the form holds on the domain, and where the clamp does."""
        low, high = end(self.low), end(self.high)
        if self.clamp is None:
            return [(low, high, "form")]
        at = sp.Rational(self.clamp.at.numerator, self.clamp.at.denominator)
        parts = [(-sp.oo, -at, "left"), (-at, at, "form"), (at, sp.oo, "right")]
        return [(max(a, low), min(b, high), part) for a, b, part in parts if max(a, low) < min(b, high)]

    def requirements(self) -> list[Requirement]:
        """What has to be true for the target, the factor and the approximation to have values on the domain."""
        self._read_form()  # refuses what cannot be read
        low, high = end(self.low), end(self.high)
        found = [Requirement(low, high, "the target", need, need) for need in _needs(self.target)]
        found += [Requirement(low, high, "the factor", need, need) for need in _needs(self.factor)]
        values = self._values()
        for a, b, part in self._parts():
            if part == "form":
                needs = conditions.of_text(self.form, functions.bodies())
                found += [Requirement(a, b, "the form", need, need.replaced(values)) for need in needs]
            elif self.clamp is not None:
                text = self.clamp.left if part == "left" else self.clamp.right
                found += [Requirement(a, b, "the clamp", need, need) for need in _needs(text)]
        return found

    def approximation(self) -> Any:
        """The whole approximation as one expression, piecewise where it is clamped."""
        segments = self.segments()
        if len(segments) == 1:
            return segments[0][2]
        # at the border itself the form holds
        where = [x < b if part == "left" else x <= b for _, b, part in self._parts()]
        branches = [(f, inside) for (_, _, f), inside in zip(segments[:-1], where[:-1], strict=True)]
        return sp.Piecewise(*branches, (segments[-1][2], True))

    def pieces(self) -> list[Piece]:
        """The error on each interval on which it is smooth."""
        return self.parts()[0]

    def parts(self) -> tuple[list[Piece], list[Point]]:
        """The error on each interval on which it is smooth, and at the points where it may jump.

        At the border of what jumps a value need not be that of either neighbour.
        """
        target = self.target_formula()
        factor = functions.target(self.factor)
        pieces: list[Piece] = []
        points: list[Point] = []
        for low, high, formula in self.segments():
            joint = sp.Tuple((target - formula) * factor, target)
            smooth = split(joint, low, high)
            for a, b, expression in smooth:
                error, reference = expression.args
                divisor = self._divisor(error, reference)
                pieces.append(Piece(a, b, error, divisor, degree(formula)))
            if joint.has(*JUMPS):
                for at in dict.fromkeys(e for a, b, _ in smooth for e in (a, b) if not e.is_infinite):
                    error, reference = value_at(joint, at).args
                    points.append(Point(at, error, reference if self.unit == "rel" else None))
        return pieces, points

    def _divisor(self, error: Any, reference: Any) -> Any:
        """What the error of a piece is divided by; nothing where error and target are both zero throughout."""
        if self.unit != "rel" or (reference.is_zero and error.is_zero):
            return None
        if reference.is_zero:
            raise XphiError("the relative error is infinite, because the target is 0 on a part of the domain")
        return reference


def _needs(text: str) -> list[Need]:
    """The needs of a target, which is a name, a derivative or a formula."""
    formula = functions.target(text)
    name = text.strip().rstrip("'")
    if name.isidentifier() and name != "x":
        return conditions.of_tree(formula)
    return conditions.of_text(text, functions.bodies())


@dataclass(frozen=True)
class Requirement:
    """An operation that must have a value on an interval.

    `need` is as it was written, `own` with the coefficients in place.
    """

    low: Any
    high: Any
    part: str
    need: Need
    own: Need


@dataclass(frozen=True)
class Point:
    """The error at an isolated point; `divisor` is the target there when the error is relative."""

    at: Any
    error: Any
    divisor: Any

    @property
    def near(self) -> Fraction:
        """The point, or a fraction close to it by which it is known in a certificate."""
        if self.at.is_Rational:
            return Fraction(int(self.at.p), int(self.at.q))
        return round_bits(Fraction(str(sp.N(self.at, 60))), 64)


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
    """The degree of a polynomial in ``x`` of at most 200; 0 for anything else."""
    return int(sp.degree(formula, x)) if is_short_polynomial(formula) and formula.has(x) else 0
