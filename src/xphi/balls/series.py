"""Run a program on truncated power series of balls (``arb_series``): Taylor models and derivatives.

A step that is not analytic on the ball (abs around zero, a branch that is undecided, a pole) makes the
result undefined; :class:`NotAnalytic` says so and the caller falls back to plain balls.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from flint import arb, arb_series, ctx

from xphi.balls.numbers import ball
from xphi.formula.program import Arithmetic, Program, power


class NotAnalytic(ArithmeticError):
    """The function has no Taylor series on the ball asked for."""


def _positive(series: arb_series) -> bool:
    """Whether the constant term is surely positive; undecided raises."""
    head = series[0]
    if head > 0:
        return True
    if head < 0:
        return False
    raise NotAnalytic


def inverse(s: arb_series) -> arb_series:
    """1/s."""
    if s[0].contains(0) or not s[0].is_finite():
        raise NotAnalytic
    return s.inv()


def sigmoid(s: arb_series) -> arb_series:
    """1/(1 + e^-s) through the exponential that does not overflow."""
    if s[0] > 0:
        return (1 + (-s).exp()).inv()
    e = s.exp()
    return e * (1 + e).inv()


def tanh(s: arb_series) -> arb_series:
    """tanh, exactly zero where the argument is."""
    if s[0].is_zero() or (s[0] < 1 and s[0] > -1):
        e = (2 * s).exp()
        return (e - 1) * (e + 1).inv()
    return 1 - 2 * sigmoid(-2 * s) if s[0] > 0 else 2 * sigmoid(2 * s) - 1


def softplus(s: arb_series) -> arb_series:
    """log(1 + e^s)."""
    return s + (1 + (-s).exp()).log() if s[0] > 0 else (1 + s.exp()).log()


def _sqrt(s: arb_series) -> arb_series:
    if not _positive(s):
        raise NotAnalytic
    return s.sqrt()


def _log(s: arb_series) -> arb_series:
    if not _positive(s):
        raise NotAnalytic
    return s.log()


def _where(difference: arb_series, branch: Any, otherwise: Any, _comparison: str) -> Any:
    return otherwise if _positive(difference) else branch


class Series(Arithmetic):
    """Power series in one variable, truncated at ``ctx.cap`` terms, coefficients are balls."""

    def __init__(self) -> None:
        self.ops = {
            "add": lambda a, b: a + b,
            "mul": lambda a, b: a * b,
            "inv": inverse,
            "power": power,
            "sqrt": _sqrt,
            "exp": lambda a: a.exp(),
            "log": _log,
            "sin": lambda a: a.sin(),
            "cos": lambda a: a.cos(),
            "atan": lambda a: a.atan(),
            "tanh": tanh,
            "erf": lambda a: a.erf(),
            "erfc": lambda a: a.erfc(),
            "sigmoid": sigmoid,
            "softplus": softplus,
            "abs": lambda a: a if _positive(a) else -a,
            "sign": lambda a: arb_series([1 if _positive(a) else -1]),
            "min": lambda a, b: b if _positive(a - b) else a,
            "max": lambda a, b: a if _positive(a - b) else b,
            "where": _where,
        }

    def number(self, value: Fraction | str) -> Any:
        """A constant series."""
        return arb_series([arb.pi() if isinstance(value, str) else ball(value)])

    def run(self, program: Program, *inputs: Any) -> list[Any]:
        """As the base class; a division by zero is :class:`NotAnalytic`."""
        try:
            return super().run(program, *(i if isinstance(i, arb_series) else arb_series([i]) for i in inputs))
        except (ZeroDivisionError, ValueError) as error:
            raise NotAnalytic from error


SERIES = Series()


def coefficients(series: arb_series, terms: int) -> list[arb]:
    """The first `terms` coefficients, zeros included."""
    return [series[k] for k in range(terms)]


def expand(program: Program, centre: Any, terms: int, parameters: Sequence[Any] = ()) -> list[list[arb]]:
    """Taylor coefficients of every output of `program` in its first input, around `centre`.

    Parameters
    ----------
    program : Program
        Its first input is the variable, the others take `parameters`.
    centre : number or arb
        A ball gives coefficients that enclose those at each of its points.
    terms : int

    Raises
    ------
    NotAnalytic
    """
    before = ctx.cap
    ctx.cap = terms
    try:
        variable = arb_series([ball(centre), 1]) if terms > 1 else arb_series([ball(centre)])
        return [coefficients(s, terms) for s in SERIES.run(program, variable, *map(ball, parameters))]
    finally:
        ctx.cap = before
