"""All known approximations of a function side by side: error, derivative, negative tail, cost."""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

import numpy as np

from xphi.certify.claim import Bound, Claim
from xphi.certify.prove import prove
from xphi.certify.report import error_of
from xphi.design import arguments, domain
from xphi.design.known import KnownError, known_errors
from xphi.errors import XphiError, positive
from xphi.formula.arrays import evaluate
from xphi.formula.program import compile_formula
from xphi.formula.symbols import x
from xphi.formula.text import to_text
from xphi.functions import Function, formula, get
from xphi.reference import derivative

DEFAULT_POINTS = 1000
#: Where means are taken when no interval is given.
USUAL = (Fraction(-4), Fraction(4))
#: The negative tail, where an absolute error says nothing.
TAIL = (-8.0, -2.0)
_ARITHMETIC = {"add": "multiply_add", "mul": "multiply_add", "power": "multiply_add", "inv": "divide"}
_SELECT = ("abs", "sign", "min", "max", "where")


@dataclass(frozen=True)
class Row:
    """One approximation beside its function.

    Parameters
    ----------
    known : KnownError
        With the proved error over the domain.
    largest, mean, at : float
        Of the absolute error over equally spaced points.
    derivative_error : dict
    negative_tail : dict or None
        The largest relative error on part of the negative axis; None where the domain has none of it.
    cost : dict of str to int
        Operations of a straightforward program.
    """

    known: KnownError
    largest: float
    mean: float
    at: float
    derivative_error: dict[str, Any]
    negative_tail: dict[str, Any] | None
    cost: dict[str, int]

    def json(self) -> dict[str, Any]:
        """As ``--json`` prints it."""
        return {
            "name": self.known.name,
            "source": self.known.source,
            "formula": to_text(self.known.formula),
            "error": self.known.error,
            "max_error": self.largest,
            "mean_error": self.mean,
            "max_at": self.at,
            "derivative_error": self.derivative_error,
            "negative_tail": self.negative_tail,
            "cost": self.cost,
        }


def compare(name: Any, on: tuple[Any, Any] | None = None, points: int | None = None) -> list[Row]:
    """Every known approximation of a function, best first.

    Parameters
    ----------
    name : str or operator
        A registry name or alias, or `xphi.gelu` and its like.
    on : pair, optional
        The domain of the proved errors, the whole line by default; means are then taken over [-4, 4].
    points : int, optional
        How many equally spaced points the largest and mean error are taken over; 1000 by default.

    Raises
    ------
    XphiError
        If the function has no known approximation, or the interval is empty.
    """
    if points is not None and (positive("points", points) < 2):
        raise XphiError("points must be at least 2, since they span the interval")
    function = get(arguments.target(name, "name"))
    if not function.known:
        raise XphiError(f"{function.name} has no known approximation to compare with")
    low, high = domain.read(arguments.interval(on))
    finite = USUAL if on is None else (low, high)
    if any(math.isinf(float(e)) for e in finite):
        raise XphiError("points can only be spaced equally over a bounded interval: give --on LO,HI")
    xs = np.linspace(float(finite[0]), float(finite[1]), points or DEFAULT_POINTS)
    proved = known_errors(function, None if on is None else (low, high))
    return [_row(function, known, xs, low, high) for known in proved]


def _row(function: Function, known: KnownError, xs: Any, low: Bound, high: Bound) -> Row:
    errors = np.abs(evaluate(function.formula - known.formula, [x], xs))
    worst = int(np.argmax(errors))
    return Row(
        known,
        float(errors[worst]),
        float(errors.mean()),
        float(xs[worst]),
        _derivative_error(function, known, low, high),
        _tail(function, known, float(low)),
        cost(known.formula),
    )


def _derivative_error(function: Function, known: KnownError, low: Bound, high: Bound) -> dict[str, Any]:
    slope = derivative(known.formula)
    claim = Claim(f"{function.name}'", _round_trip(slope), {}, low, high)
    return error_of(claim, prove(claim))


def _round_trip(expression: Any) -> str:
    """Text that reads back, with what the language lacks written in what it has."""
    import sympy as sp

    plain = expression.replace(sp.Heaviside, lambda u, *_: (1 + sp.sign(u)) / 2)
    text = to_text(plain)
    formula(text)
    return text


def _tail(function: Function, known: KnownError, low: float) -> dict[str, Any] | None:
    start = max(TAIL[0], low)
    if start >= TAIL[1]:
        return None
    xs = np.linspace(start, TAIL[1], 481)
    exact = evaluate(function.formula, [x], xs)
    with np.errstate(divide="ignore", invalid="ignore"):
        relative = np.abs(evaluate(known.formula, [x], xs) - exact) / np.abs(exact)
    if not np.isfinite(relative).all():
        return None
    worst = int(np.argmax(relative))
    return {"relative": float(relative[worst]), "at": float(xs[worst]), "on": [start, TAIL[1]], "evidence": "sampled"}


def cost(expression: Any) -> dict[str, int]:
    """Operations of a straightforward program: multiply_add, divide, select, special (exp, tanh, erf, sqrt …)."""
    program = compile_formula(expression, [x])
    counts: Counter[str] = Counter({"multiply_add": 0, "divide": 0, "select": 0, "special": 0})
    for step, constant in zip(program.steps, program.constant, strict=True):
        if constant or step.op in ("input", "number"):
            continue
        if step.op == "power":
            counts["multiply_add"] += max(step.data.bit_length() - 1 + step.data.bit_count() - 1, 1)
        elif step.op in _SELECT:
            counts["select"] += 1
        else:
            counts[_ARITHMETIC.get(step.op, "special")] += 1
    return dict(counts)
