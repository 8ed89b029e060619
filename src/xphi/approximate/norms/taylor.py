"""Local fits: as many derivatives matched at a point as there are parameters, exactly where SymPy can."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Any

import sympy as sp

from xphi.approximate.outcome import Solution, Status
from xphi.approximate.problem import Problem
from xphi.approximate.problem.norm import Norm
from xphi.balls.numbers import BALLS, fraction, precision
from xphi.errors import XphiError
from xphi.formats import round_bits
from xphi.formula.pieces import borders
from xphi.formula.program import compile_formula
from xphi.formula.symbols import x
from xphi.reference import is_zero

NORM = Norm("taylor", local=True)
BITS = 256
#: Derivatives beyond this order are not looked at for an equation that still says something.
HIGHEST_ORDER = 40
#: Operations up to which an expression is simplified.
READABLE = 40


@dataclass(frozen=True)
class Match:
    """Parameters of a local fit.

    Parameters
    ----------
    symbolic : dict of str to sympy.Expr
        Exact values, empty where only numbers were found.
    theta : list of Fraction
    orders : list of int
        The orders of the derivatives that were matched.
    next_order : int or None
        The first order that is not.
    notes : list of str
    """

    symbolic: dict[str, Any]
    theta: list[Fraction]
    orders: list[int]
    next_order: int | None
    notes: list[str]


def match(problem: Problem) -> Match:
    """Solve the equations order by order; an order that says nothing about the parameters is passed over.

    Raises
    ------
    XphiError
        If the form cannot have the target's value or derivative of a low order at the point.
    """
    joint = sp.Tuple(problem.target, problem.form.subs(dict.fromkeys(problem.symbols, sp.S.One)))
    if problem.point in borders(joint):
        raise XphiError(f"a local fit needs derivatives, and there is a kink or a border at x = {problem.point}")
    unknown = list(problem.symbols)
    solved: dict[Any, Any] = {}
    orders: list[int] = []
    notes: list[str] = []
    difference = problem.target - problem.form
    for order in range(HIGHEST_ORDER + 1):
        equation = _tidy(_at(difference, order, problem.point).subs(solved))
        if equation == 0 or (not equation.free_symbols and is_zero(equation)):
            continue
        free = [s for s in unknown if s not in solved and equation.has(s)]
        if not free:
            if len(solved) == len(unknown):
                return _finished(problem, solved, orders, order, notes)
            raise XphiError(
                f"the form cannot match the target's {'value' if order == 0 else f'derivative of order {order}'} "
                f"at x = {problem.point}: no parameter changes it there"
            )
        symbol, value = _solve(equation, free, notes)
        solved = {key: _tidy(old.subs(symbol, value)) for key, old in solved.items()}
        solved[symbol] = value
        orders.append(order)
    if len(solved) == len(unknown):
        return _finished(problem, solved, orders, None, notes)
    missing = ", ".join(str(s) for s in unknown if s not in solved)
    raise XphiError(f"derivatives up to order {HIGHEST_ORDER} say nothing about {missing}; fix it with --fix")


def solve(problem: Problem, *, clamped: bool) -> Solution:  # noqa: ARG001 - what lies far out does not count here
    """The match as a solution."""
    result = match(problem)
    orders = ", ".join(map(str, result.orders)) or "none"
    notes = [*result.notes, f"matched at x = {sp.sstr(problem.point)}: the derivatives of order {orders}"]
    symbolic = {name: sp.sstr(value) for name, value in result.symbolic.items()}
    exact = [result.symbolic[str(s)] for s in problem.symbols]
    return Solution(result.theta, Status.OPTIMAL, exact=exact, symbolic=symbolic, notes=notes)


def _tidy(expression: Any) -> Any:
    """A short expression simplified; for a long one that takes minutes, and nobody reads the result."""
    tidied = sp.simplify(expression) if expression.count_ops() <= READABLE else expression
    return tidied.rewrite([sp.cosh, sp.sinh, sp.coth, sp.sech, sp.csch], sp.exp)


def _at(expression: Any, order: int, point: Any) -> Any:
    derivative = expression.diff(x, order) if order else expression
    value = derivative.subs(x, point)
    if value.has(sp.nan, sp.zoo, sp.oo):
        value = sp.limit(derivative, x, point)
    return value.doit()


def _solve(equation: Any, free: list[Any], notes: list[str]) -> tuple[Any, Any]:
    """One unknown from one equation: a linear one first, else the real root nearest zero."""
    numerator = sp.numer(sp.together(equation))
    for symbol in free:
        if sp.degree(numerator, symbol) == 1 if numerator.is_polynomial(symbol) else False:
            return symbol, _tidy(sp.solve(numerator, symbol)[0])
    symbol = free[0]
    try:
        roots = [_tidy(r) for r in sp.solve(numerator, symbol) if r.is_real is not False]
    except NotImplementedError:
        raise XphiError(
            f"the local fit's equation for {symbol} has no solution in closed form; fix {symbol} with --fix"
        ) from None
    if not roots:
        raise XphiError(f"no real {symbol} solves the equation {sp.sstr(numerator)} = 0 of the local fit")
    if len(roots) > 1:
        roots.sort(key=lambda r: (not r.is_nonnegative, abs(sp.N(r)) if not r.free_symbols else 0))
        others = ", ".join(map(sp.sstr, roots[1:]))
        notes.append(f"{len(roots)} values of {symbol} match equally well; the others: {others}")
    return symbol, roots[0]


def _finished(
    problem: Problem, solved: dict[Any, Any], orders: list[int], next_order: int | None, notes: list[str]
) -> Match:
    theta = []
    with precision(BITS):
        for symbol in problem.symbols:
            value = BALLS.run(compile_formula(solved[symbol], []))[0]
            theta.append(round_bits(fraction(value), BITS - 16))
    return Match({str(s): solved[s] for s in problem.symbols}, theta, orders, next_order, notes)
