"""Where a formula changes from one smooth expression to another, and which one holds in between."""

from __future__ import annotations

from typing import Any

import sympy as sp

from xphi.formula.symbols import x


KINDS = (sp.Piecewise, sp.Min, sp.Max, sp.Abs, sp.sign, sp.Heaviside)


def borders(expression: Any) -> list[Any]:
    """Points at which a branch of `expression` may change, exact and sorted.

    Parameters
    ----------
    expression : sympy.Expr
        In ``x``. Deciding terms that are no polynomial in ``x`` with numbers for coefficients are
        left out: there a program falls back to hulls.

    Returns
    -------
    list of sympy numbers
    """
    found: set[Any] = set()
    for decider in _deciders(expression):
        if decider.free_symbols == {x} and decider.is_polynomial(x):
            found.update(sp.real_roots(sp.Poly(decider, x)))
    return sorted(found, key=float)


def _deciders(expression: Any) -> set[Any]:
    found = set()
    for node in expression.atoms(sp.Abs, sp.sign, sp.Heaviside):
        found.add(node.args[0])
    for node in expression.atoms(sp.Min, sp.Max):
        found.update(a - b for i, a in enumerate(node.args) for b in node.args[:i])
    for node in expression.atoms(sp.Piecewise):
        for _, condition in node.args:
            found.update(relation.args[0] - relation.args[1] for relation in condition.atoms(sp.core.relational.Relational))
    return found


def resolve(expression: Any, inside: Any) -> Any:
    """The smooth expression that holds around the point `inside`.

    Every abs, sign, min, max and branch that depends on ``x`` alone is replaced by what it is at
    `inside`; that is right for the whole interval between two neighbouring :func:`borders`.
    """

    def decided(value: Any) -> bool:
        at = value.subs(x, inside)
        return bool(at.is_number)

    def choose(node: Any) -> Any:
        if isinstance(node, sp.Piecewise):
            for value, condition in node.args:
                held = condition.subs(x, inside) if condition is not sp.true else sp.true
                if held is sp.true:
                    return value
                if held is not sp.false:
                    return node
        if isinstance(node, (sp.Min, sp.Max)):
            if not all(decided(argument) for argument in node.args):
                return node
            pick = max if isinstance(node, sp.Max) else min
            return pick(node.args, key=lambda argument: float(argument.subs(x, inside)))
        if not decided(node.args[0]):
            return node
        negative = float(node.args[0].subs(x, inside)) < 0
        if isinstance(node, sp.Abs):
            return -node.args[0] if negative else node.args[0]
        if isinstance(node, sp.sign):
            return sp.Integer(-1 if negative else 1)
        return sp.Integer(0 if negative else 1)

    return expression.replace(lambda node: isinstance(node, KINDS), choose)


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
    for a, b in zip(points, points[1:], strict=False):
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
