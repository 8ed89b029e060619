"""Where a formula changes from one smooth expression to another, and which one holds in between."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import sympy as sp

from xphi.formula.symbols import x

KINDS = (sp.Piecewise, sp.Min, sp.Max, sp.Abs, sp.sign, sp.Heaviside)


def borders(expression: Any) -> list[Any]:
    """Points at which an innermost branch of `expression` may change, exact and sorted.

    Parameters
    ----------
    expression : sympy.Expr
        In ``x``. Deciding terms that are no polynomial in ``x`` with numbers for coefficients are
        left out: there a program falls back to hulls.

    Returns
    -------
    list of sympy numbers
    """
    found = {root for node in _innermost(expression) for decider in _deciders(node) for root in _roots(decider)}
    return sorted(found, key=float)


def _innermost(expression: Any) -> list[Any]:
    """The branching nodes that can be decided now: by polynomials, with no further branching in them."""
    nodes = expression.atoms(*KINDS)
    return [node for node in nodes if all(d.free_symbols <= {x} and d.is_polynomial(x) for d in _deciders(node))]


def _deciders(node: Any) -> list[Any]:
    """The terms whose signs tell which branch of a node holds."""
    if isinstance(node, (sp.Min, sp.Max)):
        return [a - b for i, a in enumerate(node.args) for b in node.args[:i]]
    if isinstance(node, sp.Piecewise):
        relations = {r for _, condition in node.args for r in condition.atoms(sp.core.relational.Relational)}
        return [relation.args[0] - relation.args[1] for relation in relations]
    return [node.args[0]]


def _roots(decider: Any) -> list[Any]:
    """The real zeros of a polynomial in x."""
    polynomial = sp.Poly(decider, x)
    if polynomial.degree() < 1:
        return []
    if polynomial.degree() == 1:
        slope, constant = polynomial.all_coeffs()
        return [-constant / slope]
    try:
        return list(sp.real_roots(polynomial))
    except NotImplementedError:  # coefficients that are not rational
        return [root for root in sp.roots(polynomial) if root.is_real]


def resolve(expression: Any, inside: Any) -> Any:
    """The expression that holds around the point `inside`, with its innermost branches taken.

    Those that depend on ``x`` alone, by polynomials, are replaced by what they are at `inside`; that is right
    for the whole interval between two neighbouring :func:`borders`. What had branches inside remains.
    """
    return expression.xreplace({node: _taken(node, inside) for node in _innermost(expression)})


def _taken(node: Any, inside: Any) -> Any:
    if isinstance(node, sp.Piecewise):
        for value, condition in node.args:
            if condition.subs(x, inside) is sp.true:
                return value
        return node
    if isinstance(node, (sp.Min, sp.Max)):
        pick = max if isinstance(node, sp.Max) else min
        return pick(node.args, key=lambda argument: float(argument.subs(x, inside)))
    negative = float(node.args[0].subs(x, inside)) < 0
    if isinstance(node, sp.Abs):
        return -node.args[0] if negative else node.args[0]
    if isinstance(node, sp.sign):
        return sp.Integer(-1 if negative else 1)
    return sp.Integer(0 if negative else 1)


def split(expression: Any, low: Any, high: Any) -> list[tuple[Any, Any, Any]]:
    """Smooth pieces ``(low, high, expression)`` that cover the interval, whose ends may be infinite.

    Parameters
    ----------
    expression : sympy.Expr
    low, high : sympy numbers or -oo, oo
    """
    low, high = sp.sympify(low), sp.sympify(high)
    if not expression.atoms(*KINDS):
        return [(low, high, expression)]
    inner = [point for point in borders(expression) if low < point < high]
    points = [low, *inner, high]
    pieces = []
    for a, b in pairwise(points):
        smooth = resolve(expression, _between(a, b))
        # a border may hide inside another, as in min(abs(x), 1): look again once the outer one is gone
        pieces += [(a, b, smooth)] if smooth == expression else split(smooth, a, b)
    return pieces


def _between(low: Any, high: Any) -> Any:
    """A rational point strictly inside, away from the ends."""
    if low == -sp.oo and high == sp.oo:
        return sp.Rational(1, 3)
    if low == -sp.oo:
        return sp.Rational(str(float(high))) - 1
    if high == sp.oo:
        return sp.Rational(str(float(low))) + 1
    return (sp.Rational(str(float(low))) + sp.Rational(str(float(high)))) / 2
