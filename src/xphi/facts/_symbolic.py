"""Taylor coefficients in exact numbers, and symmetries that are verified."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any

import sympy as sp

from xphi.balls.numbers import BALLS
from xphi.facts._algebra import constant
from xphi.facts._records import Symmetry, Term, real
from xphi.formula.parse import parse
from xphi.formula.pieces import split
from xphi.formula.program import Arithmetic, compile_formula
from xphi.formula.stable import stable
from xphi.formula.symbols import x
from xphi.formula.text import to_text

Coefficients = list[Any]
_LARGEST_TO_SIMPLIFY = 150


class ExactSeries(Arithmetic):
    """Power series at a point with SymPy numbers for coefficients.

    Each function F is built from its differential equation: with y = F(s), k·y_k follows from the lower
    coefficients of y and from those of s.

    Parameters
    ----------
    terms : int
    """

    def __init__(self, terms: int) -> None:
        self.terms = terms
        self.ops = {
            "add": lambda a, b: [p + q for p, q in zip(a, b, strict=True)],
            "mul": self.product,
            "inv": self.inverse,
            "power": self.power,
            "sqrt": lambda a: self.exp(self.scaled(self.log(a), sp.Rational(1, 2)), sp.sqrt(a[0])),
            "exp": self.exp,
            "log": self.log,
            "sin": lambda a: self.circular(a)[0],
            "cos": lambda a: self.circular(a)[1],
            "atan": lambda a: self.integral(a, sp.atan(a[0]), self.inverse(self.plus_one(self.product(a, a)))),
            "tanh": lambda a: self.from_slope(a, _tanh(a[0]), lambda y: self.minus(self.one(), self.product(y, y))),
            "erf": lambda a: self.integral(a, sp.erf(a[0]), self.bell(a)),
            "erfc": lambda a: self.integral(a, sp.erfc(a[0]), self.scaled(self.bell(a), -1)),
            "sigmoid": self.sigmoid,
            "softplus": lambda a: self.integral(a, sp.log(1 + sp.exp(a[0])), self.sigmoid(a)),
        }

    def number(self, value: Fraction | str) -> Coefficients:
        exact = sp.pi if isinstance(value, str) else sp.Rational(value.numerator, value.denominator)
        return [exact, *[sp.Integer(0)] * (self.terms - 1)]

    def variable(self) -> Coefficients:
        """The series of x itself at 0."""
        return [sp.Integer(int(k == 1)) for k in range(self.terms)]

    def one(self) -> Coefficients:
        return self.number(Fraction(1))

    def plus_one(self, a: Coefficients) -> Coefficients:
        return [p + q for p, q in zip(self.one(), a, strict=True)]

    def minus(self, a: Coefficients, b: Coefficients) -> Coefficients:
        return [p - q for p, q in zip(a, b, strict=True)]

    def scaled(self, a: Coefficients, factor: Any) -> Coefficients:
        return [p * factor for p in a]

    def product(self, a: Coefficients, b: Coefficients) -> Coefficients:
        return [sp.expand(sum(a[i] * b[k - i] for i in range(k + 1))) for k in range(self.terms)]

    def power(self, a: Coefficients, exponent: int) -> Coefficients:
        result = self.one()
        for _ in range(exponent):
            result = self.product(result, a)
        return result

    def inverse(self, a: Coefficients) -> Coefficients:
        result = [1 / a[0]]
        for k in range(1, self.terms):
            result.append(_tidy(-sum(a[i] * result[k - i] for i in range(1, k + 1)) / a[0]))
        return result

    def integral(self, a: Coefficients, start: Any, slope: Coefficients) -> Coefficients:
        """The series with that constant term and derivative slope·a′."""
        rest = [sum(i * a[i] * slope[k - i] for i in range(1, k + 1)) / k for k in range(1, self.terms)]
        return [start, *map(_tidy, rest)]

    def from_slope(self, a: Coefficients, start: Any, slope: Callable[[Coefficients], Coefficients]) -> Coefficients:
        """The series y with that constant term and y′ = slope(y)·a′."""
        result = [start, *[sp.Integer(0)] * (self.terms - 1)]
        for _ in range(1, self.terms):  # each round makes one more coefficient right
            result = self.integral(a, start, slope(result))
        return result

    def exp(self, a: Coefficients, start: Any = None) -> Coefficients:
        result = [sp.exp(a[0]) if start is None else start]
        for k in range(1, self.terms):
            result.append(_tidy(sum(i * a[i] * result[k - i] for i in range(1, k + 1)) / k))
        return result

    def log(self, a: Coefficients) -> Coefficients:
        return self.integral(a, sp.log(a[0]), self.inverse(a))

    def bell(self, a: Coefficients) -> Coefficients:
        """2/√π·exp(-a²)."""
        return self.scaled(self.exp(self.scaled(self.product(a, a), -1)), 2 / sp.sqrt(sp.pi))

    def sigmoid(self, a: Coefficients) -> Coefficients:
        one = self.one()
        return self.inverse([p + q for p, q in zip(one, self.exp(self.scaled(a, -1)), strict=True)])

    def circular(self, a: Coefficients) -> tuple[Coefficients, Coefficients]:
        sine, cosine = [sp.sin(a[0])], [sp.cos(a[0])]
        for k in range(1, self.terms):
            sine.append(_tidy(sum(i * a[i] * cosine[k - i] for i in range(1, k + 1)) / k))
            cosine.append(_tidy(-sum(i * a[i] * sine[k - i] for i in range(1, k + 1)) / k))
        return sine, cosine


def _tanh(value: Any) -> Any:
    """tanh of a number; of a logarithm it is algebraic."""
    return sp.simplify(sp.tanh(value).rewrite(sp.exp)) if value.has(sp.log) else sp.tanh(value)


def _tidy(value: Any) -> Any:
    return sp.expand(value) if value.is_Rational else sp.radsimp(sp.expand(value))


def taylor(expression: Any, order: int) -> list[Term]:
    """The coefficients at 0 of a smooth expression, up to x**order, zeros left out."""
    arithmetic = ExactSeries(order + 1)
    coefficients = arithmetic.run(compile_formula(expression, [x]), arithmetic.variable())[0]
    terms = []
    for power, coefficient in enumerate(coefficients):
        value = constant(coefficient)
        if not value.contains(0):
            terms.append(Term(power, to_text(sp.factor(coefficient)), real(value)))
    return terms


def identically(difference: Any, inside: Any) -> bool:
    """Whether a smooth expression is shown to be zero throughout.

    That is: it simplifies to zero, or its derivative does and it is zero at the point `inside`.
    """
    value = BALLS.run(compile_formula(difference, [x]), constant(inside))[0]
    return bool(value.contains(0)) and (_is_zero(difference) or _is_zero(difference.diff(x)))


def _is_zero(expression: Any) -> bool:
    if expression.count_ops() > _LARGEST_TO_SIMPLIFY:
        return False
    for form in (sp.expand(expression), sp.expand(stable(expression)), expression.rewrite(sp.exp)):
        if form.is_zero or sp.cancel(sp.together(form)).is_zero or sp.simplify(form).is_zero:
            return True
    return False


def verified(expression: Any, identity: str) -> Symmetry | None:
    """The identity as a record if it holds for ``f`` = `expression`, else None.

    Parameters
    ----------
    expression : sympy.Expr
    identity : str
        Two formulas in ``x`` and ``f(…)`` with an equals sign between them.
    """
    left, _, right = identity.partition("=")
    calls = {"f": lambda argument: expression.subs(x, argument)}
    difference = parse(left, calls) - parse(right, calls)
    pieces = split(difference, -sp.oo, sp.oo)
    if not all(identically(piece, _inside(low, high)) for low, high, piece in pieces):
        return None
    return Symmetry(identity, _kind(identity))


def _inside(low: Any, high: Any) -> Any:
    if low == -sp.oo:
        return (0 if high == sp.oo else high) - sp.Rational(1, 3)
    return low + (sp.Rational(1, 3) if high == sp.oo else (high - low) / 3)


def _kind(identity: str) -> str:
    left, _, right = (part.strip() for part in identity.partition("="))
    if left == "f(x) - f(-x)":
        return "even" if right == "0" else "linear odd part"
    if left == "f(x) + f(-x)":
        return "odd" if right == "0" else "point"
    return "identity"


def symmetry(expression: Any, stated: str = "") -> Symmetry | None:
    """The stated identity if it holds; otherwise the plain symmetry that the function turns out to have."""
    if stated:
        return verified(expression, stated)
    middle = 2 * expression.subs(x, 0)
    for identity in ("f(x) - f(-x) = 0", f"f(x) + f(-x) = {to_text(middle)}", "f(x) - f(-x) = x"):
        found = verified(expression, identity)
        if found is not None:
            return found
    return None
