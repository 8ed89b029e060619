"""Constraints: fixed parameters, exactness at points, and what a finite error at infinity demands.

Every equality is solved for one parameter and put into the form, exactly, so that no solver has to know about
it and no rounding can break it.
"""

from __future__ import annotations

import math
import re
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

import numpy as np
import sympy as sp

from xphi import functions
from xphi.balls.numbers import BALLS, ball, exact, fraction, precision
from xphi.balls.tail import NoTail, at_infinity
from xphi.errors import XphiError
from xphi.formula.pieces import split
from xphi.formula.program import Program, compile_formula
from xphi.formula.symbols import parameter, x
from xphi.reference import asymptote

_EXACTNESS = re.compile(r"\s*f(?P<order>'*)\(\s*(?P<point>[^()=]+|[^=]+)\s*\)\s*=\s*(?P<value>.+)")
SHAPES = ("monotone", "increasing", "decreasing")


@dataclass
class Reduced:
    """A form with its equality constraints solved into it.

    Parameters
    ----------
    form : sympy.Expr
        In the free parameters only.
    free : tuple of sympy.Symbol
    solved : dict of sympy.Symbol to sympy.Expr
        Parameters that are fixed or follow from the free ones.
    shape : str
        ``monotone``, ``increasing``, ``decreasing`` or empty.
    notes : list of str
    mirror : int
        1 or -1 when symmetry has left an even or odd error, of which one half is solved; else 0.
    said : dict of sympy.Symbol to str
        The requirement that gave a solved parameter its formula, where one did.
    """

    form: Any
    free: tuple[Any, ...]
    solved: dict[Any, Any]
    shape: str = ""
    notes: list[str] = field(default_factory=list)
    mirror: int = 0
    said: dict[Any, str] = field(default_factory=dict)

    def impose(self, equation: Any, said: str) -> None:
        """Solve ``equation = 0`` for one free parameter and put it into the form.

        Raises
        ------
        XphiError
            If it cannot be met, or cannot be solved.
        """
        equation = sp.simplify(equation)
        if equation == 0:
            return
        unknown = [s for s in self.free if equation.has(s)]
        if not unknown:
            raise XphiError(f"the requirement {said} cannot be met: no free parameter changes it")
        symbol, value = _solve_one(equation, unknown, said)
        self.form = self.form.subs(symbol, value)
        self.solved = {key: old.subs(symbol, value) for key, old in self.solved.items()}
        self.solved[symbol] = value
        self.said[symbol] = said
        self.free = tuple(s for s in self.free if s != symbol)


def _solve_one(equation: Any, unknown: list[Any], said: str) -> tuple[Any, Any]:
    slopes = {symbol: sp.simplify(equation.diff(symbol)) for symbol in reversed(unknown)}
    plain = [symbol for symbol, slope in slopes.items() if slope != 0 and slope.is_number]
    # with a power of two for a slope the parameter is dyadic when the others are, and the requirement is met exactly
    if plain:
        symbol = min(plain, key=lambda s: not _power_of_two(slopes[s]))
        return symbol, sp.simplify(symbol - equation / slopes[symbol])
    for symbol in reversed(unknown):
        try:
            roots = [r for r in sp.solve(equation, symbol) if r.is_real is not False]
        except NotImplementedError:
            continue
        if len(roots) == 1 and not roots[0].has(sp.nan):  # else some values of the others leave no root
            return symbol, roots[0]
    raise XphiError(f"the requirement {said} cannot be solved for one parameter; fix one with --fix")


def _power_of_two(number: Any) -> bool:
    return bool(number.is_Rational) and all(int(n) & (int(n) - 1) == 0 for n in (abs(number.p), number.q))


def reduce(form: Any, target: Any, fixes: tuple[str, ...], requirements: tuple[str, ...]) -> Reduced:
    """Apply ``--fix`` and ``--require``.

    Parameters
    ----------
    form, target : sympy.Expr
    fixes : tuple of str
        ``P=EXPR`` each.
    requirements : tuple of str
        ``f(POINT)=VALUE``, ``f'(POINT)=VALUE``, ``monotone``, ``increasing`` or ``decreasing``; VALUE may be
        ``target`` for the target's own value.

    Raises
    ------
    XphiError
    """
    free = tuple(sorted(form.free_symbols - {x}, key=str))
    if not free:
        raise XphiError("the form has no parameters: every name but x in it is one, so write at least one")
    asked = len(fixes) + sum(1 for r in requirements if r not in SHAPES)
    if asked > len(free):
        raise XphiError(f"{asked} constraints are more than the {len(free)} parameters of the form")
    reduced = Reduced(form, free, {})
    for fix in fixes:
        _fix(reduced, fix)
    for requirement in requirements:
        if requirement in SHAPES:
            reduced.shape = requirement
        else:
            _require(reduced, target, requirement)
    return reduced


def _fix(reduced: Reduced, text: str) -> None:
    name, equals, value = text.partition("=")
    symbol = parameter(name.strip())
    if not equals or symbol not in reduced.free:
        names = ", ".join(map(str, reduced.free)) or "none is left"
        raise XphiError(f"--fix takes P=EXPR for a parameter of the form ({names}); {text!r} does not name one")
    expression = functions.formula(value)
    if expression.has(x) or not (expression.free_symbols <= set(reduced.free) - {symbol}):
        raise XphiError(f"--fix gives a parameter a number, or a formula in other parameters; {text!r} does not")
    reduced.form = reduced.form.subs(symbol, expression)
    reduced.solved = {key: old.subs(symbol, expression) for key, old in reduced.solved.items()}
    reduced.solved[symbol] = expression
    reduced.free = tuple(s for s in reduced.free if s != symbol)


def _require(reduced: Reduced, target: Any, text: str) -> None:
    found = _EXACTNESS.fullmatch(text)
    if not found:
        raise XphiError(f"--require takes f(POINT)=VALUE or one of {', '.join(SHAPES)}, not {text!r}")
    order = len(found["order"])
    point = functions.target(found["point"])
    value = found["value"].strip()
    if point.has(x):
        raise XphiError(f"--require needs a number inside f(…), not {found['point']!r}")
    wanted = target.diff(x, order).subs(x, point) if value == "target" else functions.target(value)
    if wanted.has(x):
        raise XphiError(f"--require needs a number after the equals sign, not {value!r}")
    form = reduced.form.diff(x, order) if order else reduced.form
    reduced.impose(form.subs(x, point) - wanted, text)


#: Numerators of trial parameters, odd so that none is zero; the denominators are powers of two, so that exact
#: cancellation stays exact.
_SAMPLES = ((1, 1), (3, 7), (-21, 5), (5, -31), (-41, -9))
_FAR = Fraction(2**300)


def at_infinity_too(reduced: Reduced, target: Any, factor: Any, sides: tuple[int, ...], slowest: int) -> None:
    """Impose what keeps the objective finite towards infinity.

    Parameters
    ----------
    reduced : Reduced
        Changed in place.
    sides : tuple of int
        Which infinities belong to the domain.
    slowest : int
        The fastest growth that is allowed: 0 for a bounded error (minimax), -1 for one that vanishes (an
        integral with a weight that does not).

    Raises
    ------
    XphiError
        If no choice of the parameters makes it finite.
    """
    for side in sides:
        for _ in range(len(reduced.free) + 1):
            demand = _demand(reduced, target, factor, side, slowest)
            if demand is None:
                break
            reduced.impose(demand, "that the error stays finite at infinity")
            reduced.notes.append(f"a finite error at infinity needs {sp.sstr(demand)} = 0")


def _demand(reduced: Reduced, target: Any, factor: Any, side: int, slowest: int) -> Any:
    """A linear condition with rational coefficients, or None when nothing is demanded."""
    rational = _rational_demand(reduced, target, factor, side, slowest)
    if rational is not None:
        return None if rational == 0 else rational
    orders = []
    for seed in _SAMPLES:
        values = {s: sp.Rational(seed[k % 2] + 2 * k, 16) for k, s in enumerate(reduced.free)}
        order = growth(((target - reduced.form) * factor).subs(values), side)
        if order is not None:
            orders.append(order)
    if not orders or min(orders) <= slowest:
        return None
    worst = min(orders)
    gradient = [reduced.form.diff(s) * factor for s in reduced.free]
    if any(not g.free_symbols.isdisjoint(reduced.free) for g in gradient):
        moving = [
            g
            for g in gradient
            if (growth(g.subs(dict.fromkeys(reduced.free, sp.Rational(7, 16))), side) or -1) >= worst
        ]
        if not moving:
            raise XphiError(_hopeless(side, worst))
    coefficients = [_coefficient(g, reduced, side, worst) for g in gradient]
    rest = _coefficient(((target - reduced.form.subs(dict.fromkeys(reduced.free, 0))) * factor), reduced, side, worst)
    if any(c is None for c in coefficients) or rest is None:
        raise XphiError(f"{_hopeless(side, worst)}, unless the parameters meet a condition; state it with --fix")
    if sum(c != 0 for c in coefficients) <= (1 if rest == 0 else 0):
        # a term that would have to vanish is no condition to impose: the person is asked
        terms = [s for c, s in zip(coefficients, reduced.free, strict=True) if c != 0]
        raise XphiError(_hopeless(side, worst) + (f", or fix {terms[0]}=0" if terms else ""))
    return sum(c * s for c, s in zip(coefficients, reduced.free, strict=True)) - rest


def _rational_demand(reduced: Reduced, target: Any, factor: Any, side: int, slowest: int) -> Any:
    """For a rational form: the coefficient by which it leaves the target's asymptote, 0 for none; None otherwise."""
    top, bottom = sp.fraction(sp.together(reduced.form))
    if not (top.is_polynomial(x) and bottom.is_polynomial(x) and bottom.has(x)):
        return None
    try:
        line = asymptote(target, side)
    except XphiError:
        return None
    left = sp.Poly(sp.expand((line * bottom - top) * factor), x)
    excess = left.degree() - sp.Poly(bottom, x).degree()
    if left.is_zero or excess <= slowest:
        return sp.S.Zero
    coefficient = left.LC()
    return coefficient if not coefficient.free_symbols.isdisjoint(reduced.free) else None


def _hopeless(side: int, order: int) -> str:
    grows = "does not vanish" if order == 0 else "grows without limit"
    return (
        f"the objective is infinite on the whole line, because the error {grows} "
        f"as x → {'+' if side > 0 else '-'}∞: choose a bounded interval with --on LO,HI"
    )


def growth(expression: Any, side: int) -> int | None:
    """The power of x with which a formula in ``x`` grows; None if unknown. Vanishing fast is -99."""
    if expression.has(sp.I):
        return None
    outer = split(expression, -sp.oo, sp.oo)[-1 if side > 0 else 0][2]
    with precision(128):
        try:
            tail = at_infinity(compile_formula(outer, [x]), 2**30, side)[0].normal()
        except NoTail:
            return _observed_growth(compile_formula(outer, [x]), side)
    return -99 if tail.main_is_zero else tail.order


#: Where growth is observed when no rule gives it: a sine has no limit, and a tower of exponentials no expansion.
_NEARER, _FARTHER = 2**30, 2**50


def _observed_growth(program: Program, side: int) -> int | None:
    """The power of x between two far points, to the nearest whole number; None where a value is not finite."""
    sizes = []
    for at in (_NEARER, _FARTHER):
        around = [abs(BALLS.run(program, ball(side * (at + k)))[0]) for k in range(3)]
        if not all(value.is_finite() for value in around):
            return None
        sizes.append(max(value.mid() for value in around))
    if sizes[1] < ball(1) / _FARTHER**2:
        return -99
    if sizes[0].is_zero():
        return None
    return round(float((sizes[1] / sizes[0]).log()) / float(np.log(_FARTHER / _NEARER)))


def _coefficient(expression: Any, reduced: Reduced, side: int, order: int) -> Any:
    """The limit of expression / x^order as a rational number, when it is one and ignores the parameters."""
    found = set()
    for shift in (1, 2):
        values = {s: sp.Rational(5 + shift + k, 7) for k, s in enumerate(reduced.free)}
        outer = split(expression.subs(values), -sp.oo, sp.oo)[-1 if side > 0 else 0][2]
        with precision(1024):
            at = exact(_FAR) * side
            result = BALLS.run(compile_formula(outer, [x]), at)[0] / ball(_FAR**order)
            if not result.is_finite():
                return None
            number = fraction(result)
        near = number.limit_denominator(10**6)
        if abs(near - number) > Fraction(1, 2**80):
            return None
        found.add(near)
    if len(found) != 1:
        return None
    value = found.pop()
    return sp.Rational(value.numerator, value.denominator)


def sides(low: Fraction | float, high: Fraction | float) -> tuple[int, ...]:
    """The infinities that belong to a domain."""
    return tuple(s for s, e in ((-1, low), (1, high)) if isinstance(e, float) and math.isinf(e))
