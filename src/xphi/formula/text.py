"""A formula as people write it: decimals stay decimals, and the text can be read back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import sympy as sp
from sympy.printing.latex import LatexPrinter
from sympy.printing.precedence import PRECEDENCE
from sympy.printing.str import StrPrinter

#: Fractions with at most this denominator stay fractions, fifths apart: 1/2, 1/6, 3/16, but 0.2.
_SIMPLE = 16
_MOST_PLACES = 40


def to_text(expression: Any) -> str:
    """One line in the language that :func:`xphi.functions.formula` reads.

    A piecewise formula, which that language does not have, is written ``0 where x <= 0, x elsewhere``.

    Parameters
    ----------
    expression : sympy.Expr

    Returns
    -------
    str
    """
    return str(_Text().doprint(sp.sympify(expression)))


def to_latex(expression: Any) -> str:
    """LaTeX mathematics, with the same decimals.

    Parameters
    ----------
    expression : sympy.Expr

    Returns
    -------
    str
    """
    return str(_Latex().doprint(sp.sympify(expression)))


def decimal(number: Any) -> str | None:
    """The finite decimal of a rational that reads better as one, or None.

    Parameters
    ----------
    number : sympy.Rational

    Returns
    -------
    str or None
    """
    top, bottom = int(number.p), int(number.q)
    if bottom <= _SIMPLE and bottom % 5:
        return None
    rest, twos, fives = bottom, 0, 0
    while rest % 2 == 0:
        rest, twos = rest // 2, twos + 1
    while rest % 5 == 0:
        rest, fives = rest // 5, fives + 1
    decimals = max(twos, fives)
    if rest != 1 or decimals > _MOST_PLACES:
        return None
    digits = str(abs(top) * 10**decimals // bottom).rjust(decimals + 1, "0")
    return f"{'-' if top < 0 else ''}{digits[:-decimals]}.{digits[-decimals:]}"


def _ordered(expression: Any) -> list[Any]:
    """Numbers, then lowest powers first, as one writes a series; no leading minus where it can be avoided."""
    terms = sorted(expression.as_ordered_terms(order="rev-lex"), key=lambda term: not term.is_number)
    first = next((k for k, term in enumerate(terms) if not term.could_extract_minus_sign()), 0)
    return [terms[first], *terms[:first], *terms[first + 1 :]]


def _one_root(product: Any, spell: Callable[[Any], str]) -> Any:
    """The square roots of numbers in a product gathered into one, a symbol that prints as itself.

    SymPy keeps 1/√2 as √2/2 and √(2/π) as √2/√π; people write the former.
    """
    coefficient, rest = product.as_coeff_Mul()
    if not coefficient.is_Rational:
        return product
    radicand, others = sp.Integer(1), []
    for factor in sp.Mul.make_args(rest):
        base, exponent = factor.as_base_exp()
        if abs(exponent) != sp.Rational(1, 2) or not (base.is_Integer or base is sp.pi):
            others.append(factor)
            continue
        upwards = exponent.is_positive
        if base.is_Integer and upwards and coefficient.q % int(base) == 0:
            coefficient, upwards = coefficient * base, False
        radicand = radicand * base if upwards else radicand / base
    if radicand == 1:
        return product
    top, bottom = sp.fraction(radicand)
    root = sp.Symbol(spell(bottom if top == 1 else radicand), positive=True)
    return sp.Mul(coefficient, *others, 1 / root if top == 1 else root)


class _Text(StrPrinter):  # type: ignore[misc]  # SymPy has no types
    def _as_ordered_terms(self, expr: Any, order: Any = None) -> list[Any]:
        return _ordered(expr)

    def _print_Rational(self, expr: Any) -> str:
        return decimal(expr) or str(super()._print_Rational(expr))

    def _print_Mul(self, expr: Any) -> str:
        gathered = _one_root(expr, lambda number: f"sqrt({self._print(number)})")
        if not (gathered.is_Mul or gathered == expr):
            return str(self._print(gathered))
        coefficient, rest = gathered.as_coeff_Mul()
        spelled = decimal(coefficient) if coefficient.is_Rational else None
        if spelled is None:
            return str(super()._print_Mul(gathered))
        text = self.parenthesize(rest, PRECEDENCE["Mul"], strict=True)
        return spelled + (text[1:] if text.startswith("1/") else f"*{text}")

    def _print_Exp1(self, expr: Any) -> str:
        return "exp(1)"

    def _print_Abs(self, expr: Any) -> str:
        return f"abs({self._print(expr.args[0])})"

    def _chain(self, name: str, expr: Any) -> str:
        """Two arguments at a time, as the language has it."""
        texts = sorted(self._print(argument) for argument in expr.args)
        text = str(texts[0])
        for other in texts[1:]:
            text = f"{name}({text}, {other})"
        return text

    def _print_Max(self, expr: Any) -> str:
        return self._chain("max", expr)

    def _print_Min(self, expr: Any) -> str:
        return self._chain("min", expr)

    def _print_Piecewise(self, expr: Any) -> str:
        parts = [
            f"{self._print(value)} {'elsewhere' if condition is sp.true else f'where {self._print(condition)}'}"
            for value, condition in expr.args
        ]
        return ", ".join(parts)


class _Latex(LatexPrinter):  # type: ignore[misc]  # SymPy has no types
    def _as_ordered_terms(self, expr: Any, order: Any = None) -> list[Any]:
        return _ordered(expr)

    def _print_Rational(self, expr: Any) -> str:
        return decimal(expr) or str(super()._print_Rational(expr))

    def _print_Mul(self, expr: Any) -> str:
        gathered = _one_root(expr, lambda number: rf"\sqrt{{{self._print(number)}}}")
        if not (gathered.is_Mul or gathered == expr):
            return str(self._print(gathered))
        coefficient, rest = gathered.as_coeff_Mul()
        spelled = decimal(coefficient) if coefficient.is_Rational else None
        if spelled is None:
            return str(super()._print_Mul(gathered))
        text = self._print(rest)
        if rest.is_Add:
            text = rf"\left({text}\right)"
        return f"{spelled} {text}"
