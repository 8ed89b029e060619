"""Differences of a logistic and its complement as the odd function that they are, which keeps its digits near zero."""

from __future__ import annotations

from typing import Any

import sympy as sp

from xphi.formula.symbols import sigmoid


def odd(expression: Any) -> Any:
    """The same formula with c·σ(u) − c·σ(−u) written as c·tanh(u/2), and nothing else simplified.

    The second derivatives of logistic forms have such a factor; at u = 0 the two cancel to nothing.
    """
    if expression.is_Atom:
        return expression
    arguments = [odd(argument) for argument in expression.args]
    if expression.is_Add:
        terms = _merged(arguments)
        if len(terms) < len(arguments):
            return expression.func(*terms, evaluate=False) if len(terms) > 1 else terms[0]
    if all(new is old for new, old in zip(arguments, expression.args, strict=True)):
        return expression
    if isinstance(expression, sp.functions.elementary.piecewise.ExprCondPair):
        return expression.func(*arguments)
    return expression.func(*arguments, evaluate=False)


def _merged(terms: list[Any]) -> list[Any]:
    for first, one in enumerate(terms):
        for second, other in enumerate(terms[:first]):
            for a, cofactor in _logistics(one):
                for b, opposite in _logistics(other):
                    if (a + b).expand() == 0 and (cofactor + opposite).expand() == 0:
                        rest = [term for k, term in enumerate(terms) if k not in (first, second)]
                        return _merged([*rest, cofactor * sp.tanh(a / 2)])
    return terms


def _logistics(term: Any) -> list[tuple[Any, Any]]:
    """Each u for which a term is a multiple of σ(u), with what multiplies it."""
    factors = sp.Mul.make_args(term)
    return [
        (factor.args[0], sp.Mul(*factors[:k], *factors[k + 1 :]))
        for k, factor in enumerate(factors)
        if isinstance(factor, sigmoid)
    ]
