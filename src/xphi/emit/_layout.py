"""A formula laid out for evaluation: stable, its polynomials nested or paired, its constants named."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from functools import reduce
from math import gcd
from typing import Any

import sympy as sp

from xphi import formats
from xphi.balls.numbers import BALLS, fraction, precision
from xphi.emit._odd import odd
from xphi.errors import XphiError
from xphi.formats import Format
from xphi.formula.program import compile_formula
from xphi.formula.stable import stable
from xphi.formula.symbols import parameter, x

BINARY64 = formats.get("binary64")


def laid_out(
    form: Any,
    values: Mapping[Any, Fraction] | None = None,
    *,
    number_format: Format = BINARY64,
    scheme: str = "horner",
) -> tuple[Any, dict[Any, Fraction]]:
    """The stable, factored form with every constant subexpression named, and the constants' values in a format.

    Parameters
    ----------
    form : sympy.Expr
        In ``x`` and the coefficients.
    values : dict of sympy.Symbol to Fraction, optional
        The coefficients.
    number_format : Format
    scheme : {"horner", "estrin"}
    """
    constants: dict[Any, Fraction] = {}
    numbers_of = {symbol: sp.Rational(value.numerator, value.denominator) for symbol, value in (values or {}).items()}

    def name_of(constant: Any) -> Any:
        with precision(256):
            number = fraction(BALLS.run(compile_formula(constant, []))[0])
        symbol = parameter(f"c{len(constants)}_")
        constants[symbol] = rounded_constant(constant, number, number_format)
        return symbol

    seen: dict[Any, Any] = {}

    def walk(node: Any) -> Any:
        if node.is_Symbol or node in (sp.true, sp.false):
            return node
        calls = not (node.is_Add or node.is_Mul)
        if calls and node.free_symbols and x not in node.free_symbols and node.free_symbols <= set(numbers_of):
            node = node.subs(numbers_of)  # a function of coefficients alone is one more constant
        if node.is_number:
            if node.is_Rational and number_format.representable(Fraction(int(node.p), int(node.q))):
                return node
            if node not in seen:
                seen[node] = name_of(node)
            return seen[node]
        if node.is_Pow and node.args[1].is_Rational:
            return node.func(walk(node.args[0]), node.args[1], evaluate=False)
        if node.is_Mul or node.is_Add:
            numbers = [a for a in node.args if a.is_number]
            rest = [walk(a) for a in node.args if not a.is_number]
            if numbers:
                rest.insert(0, walk(node.func(*numbers)))
            return node.func(*rest, evaluate=False) if len(rest) > 1 else rest[0]
        return rebuilt(node, [walk(a) for a in node.args]) if node.args else node

    return walk(nested(odd(stable(form)), horner if scheme == "horner" else estrin)), constants


def rounded_constant(name: Any, value: Fraction, number_format: Format) -> Fraction:
    """A constant in a format.

    Raises
    ------
    XphiError
        If it is beyond the largest number of the format.
    """
    if value == 0:
        return value
    found = number_format.round(value)
    if isinstance(found, float) and found != 0:
        shown = f" = {float(value):.6g}" if abs(value) <= BINARY64.largest else ""
        wider = "; choose a wider --dtype" if number_format.bits < BINARY64.bits else ""
        largest = float(number_format.largest)
        raise XphiError(f"{name}{shown} is beyond the largest {number_format.name}, {largest:.6g}{wider}")
    return Fraction(found)


def rebuilt(node: Any, arguments: list[Any]) -> Any:
    """The same node with other arguments, and nothing else simplified."""
    if isinstance(node, sp.functions.elementary.piecewise.ExprCondPair):
        return node.func(*arguments)
    return node.func(*arguments, evaluate=False)


def substituted(node: Any, names: dict[Any, Any]) -> Any:
    """The same formula with other symbols, and nothing simplified."""
    return rebuilt(node, [substituted(a, names) for a in node.args]) if node.args else names.get(node, node)


def nested(expression: Any, scheme: Callable[[Any], Any]) -> Any:
    """Polynomials in ``x`` inside a formula, arranged for evaluation."""
    if expression.is_Add and expression.is_polynomial(x) and sp.degree(expression, x) > 1:
        return scheme(expression)
    if expression.is_Atom:
        return expression
    return rebuilt(expression, [nested(a, scheme) for a in expression.args])


def horner(polynomial: Any) -> Any:
    """A product and a sum for each degree, one after the other."""
    return sp.horner(polynomial, wrt=x)


def estrin(polynomial: Any) -> Any:
    """Pairs of terms, then pairs of pairs: fewer operations in a row, though not fewer."""
    terms = {powers[0]: value for powers, value in sp.Poly(polynomial, x).terms()}
    low = min(terms)
    step = reduce(gcd, (power - low for power in terms)) or 1
    row = [terms.get(low + k * step, sp.S.Zero) for k in range((max(terms) - low) // step + 1)]
    power = step
    while len(row) > 1:
        row = [_pair(row[k : k + 2], x**power) for k in range(0, len(row), 2)]
        power *= 2
    return row[0] if low == 0 else sp.Mul(x**low, row[0], evaluate=False)


def _pair(pair: list[Any], power: Any) -> Any:
    """first + second·power, without what is zero."""
    first, *rest = pair
    if not rest or rest[0] == 0:
        return first
    second = rest[0]
    if second in (1, -1):
        product = second * power
    elif second.is_Mul:
        product = sp.Mul(*second.args, power, evaluate=False)
    else:
        product = sp.Mul(second, power, evaluate=False)
    return product if first == 0 else sp.Add(first, product, evaluate=False)
