"""Where a formula changes from one smooth expression to another, and which one holds in between."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import sympy as sp

from xphi.errors import XphiError
from xphi.formula.symbols import x

#: Decimal digits with which a branch is decided at a point that is no border.
DIGITS = 60
HIGHEST_DEGREE = 200
#: With more branches than this a sum is taken apart term by term.
MANY = 8
KINDS = (sp.Piecewise, sp.Min, sp.Max, sp.Abs, sp.sign, sp.Heaviside)
#: Those whose value at a border need not be that of either neighbour.
JUMPS = (sp.Piecewise, sp.sign, sp.Heaviside)


def borders(expression: Any) -> list[Any]:
    """Points at which an innermost branch of `expression` may change, exact and sorted.

    Parameters
    ----------
    expression : sympy.Expr
        In ``x``. Only deciding terms whose real zeros are found with certainty count: lines, parabolas, and
        polynomials with rational coefficients. At any other branch a program falls back to hulls.

    Returns
    -------
    list of sympy numbers
    """
    found = {root for node in _innermost(expression) for decider in deciders(node) for root in _roots(decider)}
    return sorted(found, key=float)


def _innermost(expression: Any) -> list[Any]:
    """The branching nodes that can be decided now: by polynomials, with no further branching in them."""
    nodes = expression.atoms(*KINDS)
    return [node for node in nodes if all(map(_decidable, deciders(node)))]


def deciders(node: Any) -> list[Any]:
    """The terms whose signs tell which branch of a node holds."""
    if isinstance(node, (sp.Min, sp.Max)):
        return [a - b for i, a in enumerate(node.args) for b in node.args[:i]]
    if isinstance(node, sp.Piecewise):
        relations = {r for _, condition in node.args for r in condition.atoms(sp.core.relational.Relational)}
        return [relation.args[0] - relation.args[1] for relation in relations]
    return [node.args[0]]


def is_short_polynomial(expression: Any) -> bool:
    """Whether an expression is a polynomial in ``x`` that can be written out, of a degree up to 200."""
    return bool(expression.is_polynomial(x)) and _degree(expression) <= HIGHEST_DEGREE


def _degree(node: Any) -> int:
    """A bound of the degree of a polynomial, without expanding it."""
    if node.is_Pow:
        return int(node.exp) * _degree(node.base) if node.exp.is_Integer else 0
    if node.is_Add or node.is_Mul:
        parts = [_degree(part) for part in node.args]
        return max(parts) if node.is_Add else sum(parts)
    return int(node == x)


def _decidable(decider: Any) -> bool:
    """Whether every real zero of a deciding term is sure to be found."""
    if not (decider.free_symbols <= {x} and is_short_polynomial(decider)):
        return False
    polynomial = sp.Poly(decider, x)
    if all(c.is_Rational for c in polynomial.all_coeffs()):
        return True
    if polynomial.degree() > 2 or not _apart_from_zero(polynomial.LC()):
        return False
    return polynomial.degree() <= 1 or _apart_from_zero(_discriminant(polynomial))


def _apart_from_zero(number: Any) -> bool:
    """Whether half of the decimal digits are enough to see that a number is not zero."""
    return bool(abs(sp.N(number, DIGITS)) > sp.Float(10) ** (-DIGITS // 2))


def _discriminant(quadratic: Any) -> Any:
    a, b, c = quadratic.all_coeffs()
    return b**2 - 4 * a * c


def _roots(decider: Any) -> list[Any]:
    """The real zeros of a decidable polynomial in x."""
    polynomial = sp.Poly(decider, x)
    if polynomial.degree() < 1:
        return []
    if polynomial.degree() == 1:
        slope, constant = polynomial.all_coeffs()
        return [-constant / slope]
    if polynomial.degree() == 2:
        a, b, _ = polynomial.all_coeffs()
        spread = _discriminant(polynomial)
        if spread.is_zero:
            return [-b / (2 * a)]
        return [(-b + sign * sp.sqrt(spread)) / (2 * a) for sign in (-1, 1)] if sp.N(spread, DIGITS) > 0 else []
    return list(sp.real_roots(polynomial))


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
        wanted = 1 if isinstance(node, sp.Max) else -1
        best = node.args[0]
        for other in node.args[1:]:
            # the difference as a formula of its own: two numbers may agree in every digit that is computed
            if _sign(other - best, inside) == wanted:
                best = other
        return best
    decider = _sign(node.args[0], inside)
    if isinstance(node, sp.Abs):
        return -node.args[0] if decider < 0 else node.args[0]
    return sp.Integer(decider) if isinstance(node, sp.sign) else sp.Rational(1 + decider, 2)


def _sign(decider: Any, inside: Any) -> int:
    """The sign of a decidable term away from its zeros; 0 when it is zero throughout."""
    polynomial = sp.Poly(decider, x)
    if polynomial.is_zero:
        return 0
    number = sp.N(polynomial.eval(inside), DIGITS)
    return int(bool(number > 0)) - int(bool(number < 0))


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
    if len(expression.atoms(*KINDS)) > MANY and _sums(expression):
        return _split_sums(expression, low, high)
    inner = [point for point in borders(expression) if low < point < high]
    points = [low, *inner, high]
    pieces = []
    for a, b in pairwise(points):
        smooth = resolve(expression, _between(a, b))
        # a border may hide inside another, as in min(abs(x), 1): look again once the outer one is gone
        pieces += [(a, b, smooth)] if smooth == expression else split(smooth, a, b)
    return pieces


def value_at(expression: Any, at: Any) -> Any:
    """The expression at an exact point, branches decided from the inside out; NaN where SymPy sees no real value."""
    try:
        return expression.xreplace({x: at})
    except (TypeError, ValueError):  # SymPy's, of a comparison with what is not real
        return sp.Tuple(*[sp.nan] * len(expression.args)) if isinstance(expression, sp.Tuple) else sp.nan


def _sums(expression: Any) -> bool:
    """Whether an expression, or each part of a tuple, is a sum, or smooth."""
    parts = expression.args if isinstance(expression, sp.Tuple) else (expression,)
    return all(part.is_Add or not part.atoms(*KINDS) for part in parts)


def _split_sums(expression: Any, low: Any, high: Any) -> list[tuple[Any, Any, Any]]:
    """As :func:`split`, term by term: from one piece to the next only the terms that change there are looked at."""
    parts = expression.args if isinstance(expression, sp.Tuple) else (expression,)
    events: dict[Any, list[tuple[int, int, Any]]] = {}
    constants: list[Any] = [sp.S.Zero] * len(parts)
    current: list[dict[int, Any]] = [{} for _ in parts]
    for number, part in enumerate(parts):
        for k, term in enumerate(sp.Add.make_args(part)):
            (_, _, first), *later = split(term, low, high)
            current[number][k] = first
            for start, _, smooth in later:
                events.setdefault(start, []).append((number, k, smooth))
    for number, terms in enumerate(current):
        constants[number] = sp.Add(*(term for term in terms.values() if term.is_Rational))
    pieces, begin = [], low
    for end in [*sorted(events, key=float), high]:
        sums = [
            sp.Add(constant, *(term for term in terms.values() if not term.is_Rational))
            for constant, terms in zip(constants, current, strict=True)
        ]
        pieces.append((begin, end, sp.Tuple(*sums) if isinstance(expression, sp.Tuple) else sums[0]))
        for number, k, smooth in events.get(end, ()):
            for term, sign in ((current[number][k], -1), (smooth, 1)):
                constants[number] += sign * term if term.is_Rational else 0
            current[number][k] = smooth
        begin = end
    return pieces


def _between(low: Any, high: Any) -> Any:
    """A rational point strictly inside, away from the ends."""
    if low == -sp.oo and high == sp.oo:
        return sp.Rational(1, 3)
    if low == -sp.oo:
        return _near(high) - 1
    if high == sp.oo:
        return _near(low) + 1
    middle = (_near(low) + _near(high)) / 2
    if not low < middle < high:
        raise XphiError(f"two borders near x = {float(middle):g} are too close to tell apart")
    return middle


def _near(value: Any) -> Any:
    return value if value.is_Rational else sp.Rational(str(sp.N(value, DIGITS)))
