"""Rewrites that keep a formula's value and lose no digits in its tails.

1 + erf(u), 1 - tanh(u), log(1 + exp(u)) cancel or overflow where a complementary function does not.
A program is compiled from the rewritten formula; what a person sees stays as it was written.
"""

from __future__ import annotations

from typing import Any

import sympy as sp

from xphi.formula.symbols import sigmoid, softplus


def stable(expression: Any) -> Any:
    """The same function with complementary tails written as such."""
    return expression.replace(lambda node: node.is_Add or node.is_Pow or isinstance(node, sp.log), _rewrite)


def _rewrite(node: Any) -> Any:
    if node.is_Add:
        return _sum(node)
    if isinstance(node, sp.log):
        exponent = _one_plus_exp(node.args[0])
        return node if exponent is None else softplus(exponent)
    base, power = node.args
    exponent = _one_plus_exp(base)
    if exponent is not None and power.is_Integer and power.is_negative:
        return sigmoid(-exponent) ** (-power)
    return node


def _one_plus_exp(node: Any) -> Any:
    """u when `node` is 1 + exp(u), else None."""
    if node.is_Add and len(node.args) == 2 and sp.S.One in node.args:
        other = node.args[0] if node.args[1] is sp.S.One else node.args[1]
        if isinstance(other, sp.exp):
            return other.args[0]
    return None


def _sum(node: Any) -> Any:
    """c ± c·erf(u), 2c - c·erfc(u), c ± c·tanh(u), c - c·tanh(u)², c - c·sigmoid(u): the complement."""
    constant, rest = node.as_coeff_Add()
    if constant.is_zero:
        return node
    terms = sp.Add.make_args(rest)
    for term in terms:
        coefficient, factor = term.as_coeff_Mul()
        complement = _complement(factor, constant / coefficient)
        if complement is not None:
            return coefficient * complement + sp.Add(*(other for other in terms if other is not term))
    return node


def _complement(factor: Any, ratio: Any) -> Any:
    """ratio + factor as one function without cancellation, or None where there is none."""
    if factor.is_Pow and factor.args[1] == 2 and isinstance(factor.args[0], sp.tanh) and ratio == -1:
        u = factor.args[0].args[0]
        return -4 * sigmoid(2 * u) * sigmoid(-2 * u)
    if not factor.args:
        return None
    u = factor.args[0]
    if isinstance(factor, sp.erf) and ratio in (1, -1):
        # SymPy turns erfc(-u) back into 2 - erfc(u); evaluate=False keeps it
        return ratio * sp.erfc(-ratio * u, evaluate=False)
    if isinstance(factor, sp.erfc) and ratio == -2:
        return -sp.erfc(-u, evaluate=False)
    if isinstance(factor, sp.tanh) and ratio in (1, -1):
        return ratio * 2 * sigmoid(ratio * 2 * u)
    if isinstance(factor, sigmoid) and ratio == -1:
        return -sigmoid(-u)
    return None
