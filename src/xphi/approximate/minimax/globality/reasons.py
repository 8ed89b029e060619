"""Whether a verified alternation is the best there is, and not only the best nearby.

If two forms of the family can agree at no more than n - 1 points, whatever their parameters, then n + 1
alternating extremes settle it (de la Vallée Poussin): a better form would have to cross this one n times.
That holds for a strictly increasing function of a Haar space, such as tanh of an odd polynomial for x > 0;
for rational functions; and where the form is linear, convexity does it.

A quotient p/q of functions that are linear in the parameters needs no such count. Were p/q better than an optimum p*/q*
with q of the same sign, then (p - p*/q*·q)/q*, which is a combination of the form's derivatives, would have the sign of
the error wherever the error is largest; and Kuhn and Tucker's multipliers say that no combination has.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import sympy as sp

from xphi.approximate.problem import Problem
from xphi.formula.stable import stable
from xphi.formula.symbols import sigmoid, softplus, x

_MONOTONE = (sp.tanh, sp.exp, sp.erf, sp.erfc, sigmoid, softplus)


def global_reason(problem: Problem, *, half: bool) -> str:
    """Why a verified alternation is the global optimum; empty when nothing says so.

    Parameters
    ----------
    problem : Problem
    half : bool
        Whether only x ≥ 0 had to be looked at, by symmetry.
    """
    if problem.linear:
        return "the form is linear in its parameters, so that every local optimum is global"
    if len(problem.channels) > 1:
        return ""
    positive = half or problem.low >= 0
    inner = _inner(stable(problem.form), set(problem.symbols), positive=positive)
    if inner is not None and _haar(inner, problem.symbols, positive=positive):
        return (
            f"the form is a strictly monotone function of {sp.sstr(inner)}, and two of these agree at fewer "
            "points than the error alternates"
        )
    if _rational(problem.form, problem.symbols):
        return "for a rational form without poles on the domain alternation is sufficient"
    if _quotient(problem):
        return "for a quotient of functions that are linear in the parameters every local optimum is global"
    return ""


def _inner(node: Any, symbols: set[Any], *, positive: bool) -> Any:
    """What is left after peeling off strictly monotone outer functions; None when something else is there."""
    while True:
        if all(node.diff(s).free_symbols.isdisjoint(symbols) for s in symbols):
            return node
        holding = [a for a in node.args if not a.free_symbols.isdisjoint(symbols)]
        if len(holding) != 1:
            return None
        others = [a for a in node.args if a is not holding[0]]
        if node.is_Mul:
            if not all(_never_zero(other, positive=positive) for other in others):
                return None
        elif not (node.is_Add or isinstance(node, _MONOTONE)):
            return None
        node = holding[0]


def _never_zero(factor: Any, *, positive: bool) -> bool:
    if factor.is_number:
        return bool(factor != 0)
    base = factor.args[0] if factor.is_Pow else factor
    return bool(base == x and positive)


def _haar(linear: Any, symbols: tuple[Any, ...], *, positive: bool) -> bool:
    """Whether the functions that the parameters multiply are powers of x that form a Haar space."""
    exponents = []
    for symbol in symbols:
        coefficient, power = linear.diff(symbol).as_coeff_exponent(x)
        if not (coefficient.is_number and power.is_Rational and coefficient != 0):
            return False
        exponents.append(Fraction(int(power.p), int(power.q)))
    distinct = len(set(exponents)) == len(exponents)
    # Descartes: n powers of a positive x have at most n - 1 zeros in common combination
    return distinct and (positive or sorted(exponents) == [Fraction(k) for k in range(len(exponents))])


def _rational(form: Any, symbols: tuple[Any, ...]) -> bool:
    """Whether the form is a full polynomial over a full polynomial with constant term 1."""
    top, bottom = sp.fraction(sp.together(form))
    if not (top.is_polynomial(x) and bottom.is_polynomial(x) and bottom.has(x)):
        return False
    numerator, denominator = sp.Poly(top, x), sp.Poly(bottom, x)
    coefficients = [*numerator.all_coeffs(), *denominator.all_coeffs()]
    free = [c for c in coefficients if c.is_Symbol and c in symbols]
    return len(free) == len(symbols) == len(set(free)) and len(coefficients) == len(free) + 1


def _quotient(problem: Problem) -> bool:
    """Whether the form is such a quotient, and the sign of its denominator is known or makes no difference."""
    top, bottom = sp.fraction(sp.together(problem.form))
    symbols = set(problem.symbols)
    if not bottom.free_symbols & symbols or not all(_linear(part, symbols) for part in (top, bottom)):
        return False
    at_zero = bottom.subs(x, 0)
    anchored = problem.low <= 0 <= problem.high and at_zero.is_number and at_zero.is_nonzero
    # p/q is (-p)/(-q): where p has no fixed part, its multiples stand for the sign
    apart = not top.free_symbols & bottom.free_symbols & symbols
    return bool(anchored) or (apart and top.subs(dict.fromkeys(symbols, 0)) == 0)


def _linear(expression: Any, symbols: set[Any]) -> bool:
    return all(expression.diff(s).free_symbols.isdisjoint(symbols) for s in symbols)
