"""Does the form contain the target itself? Then the best error is zero, and no optimiser should pretend otherwise."""

from __future__ import annotations

import math
from fractions import Fraction
from typing import Any

import numpy as np
import sympy as sp
from flint import arb_mat

from xphi.approximate.problem import Floats, Problem
from xphi.approximate.problem.grid import to_balls
from xphi.balls.numbers import BALLS, exact, fraction, precision
from xphi.formats import round_bits
from xphi.formula.pieces import split
from xphi.formula.program import compile_formula
from xphi.formula.symbols import x
from xphi.reference import is_zero

BITS = 320
_SMALL = Fraction(1, 2**200)


def recognise(problem: Problem, xs: Floats, start: Floats) -> dict[Any, Any] | None:
    """Exact parameters with which the form is the target, or None.

    Parameters
    ----------
    problem : Problem
    xs : ndarray
        Sampled points.
    start : ndarray
        Parameters near a zero error.

    Returns
    -------
    dict of sympy.Symbol to sympy.Expr, or None
        Only when SymPy shows that the difference is zero.
    """
    channel = problem.channels[0]
    errors = channel.values(xs, start)
    scale = max(1.0, float(np.nanmax(np.abs(channel.values(xs, np.zeros(len(start)))), initial=0.0)))
    if not np.isfinite(errors).any() or not np.nanmax(np.abs(errors)) < 1e-7 * scale:
        return None
    near = [Fraction(float(t)).limit_denominator(64) for t in start]
    if all(abs(n - Fraction(float(t))) < Fraction(1, 10**6) for n, t in zip(near, start, strict=True)):
        values = {s: sp.Rational(n.numerator, n.denominator) for s, n in zip(problem.symbols, near, strict=True)}
        if _same(problem, values):
            return values
    theta = _sharpen(problem, xs, start)
    if theta is None:
        return None
    values = {s: _closed_form(t) for s, t in zip(problem.symbols, theta, strict=True)}
    if any(v is None for v in values.values()):
        return None
    return values if _same(problem, values) else None


def polynomial(problem: Problem) -> dict[Any, Any] | None:
    """Exact parameters where target and form are polynomials in ``x`` and the form is linear in its parameters."""
    difference = sp.expand(problem.target - problem.form)
    if not difference.is_polynomial(x, *problem.symbols) or not problem.linear:
        return None
    solutions = sp.solve(sp.Poly(difference, x).all_coeffs(), problem.symbols, dict=True)
    if len(solutions) != 1 or any(not solutions[0].get(s, s).is_number for s in problem.symbols):
        return None
    return dict(solutions[0])


def _same(problem: Problem, values: dict[Any, Any]) -> bool:
    """Whether the form is the target on every smooth piece of the domain."""
    low, high = (_end(end) for end in (problem.low, problem.high))
    difference = problem.target - problem.form.subs(values)
    return all(is_zero(piece) for _, _, piece in split(difference, low, high))


def _end(value: Fraction | float) -> Any:
    if math.isinf(value):
        return sp.oo if value > 0 else -sp.oo
    exactly = Fraction(value)
    return sp.Rational(exactly.numerator, exactly.denominator)


def _sharpen(problem: Problem, xs: Floats, start: Floats) -> list[Fraction] | None:
    """Newton on error = 0 at as many points as there are parameters (Gauss-Newton in the mean)."""
    channel = problem.channels[0]
    count = len(start)
    inner = [Fraction(float(p)) for p in xs[:: max(1, len(xs) // (6 * count + 5))] if p != 0]
    with precision(BITS):
        theta = [round_bits(Fraction(float(t)), BITS) for t in start]
        for _ in range(12):
            rows, values = [], []
            for point in inner:
                value, *row = BALLS.run(channel.full, exact(point), *to_balls(theta))
                if value.is_finite():
                    rows.append([r.mid() for r in row])
                    values.append([-value.mid()])
            if len(rows) < count:
                return None
            matrix = arb_mat(rows)
            try:
                step = (matrix.transpose() * matrix).solve(matrix.transpose() * arb_mat(values))
            except ZeroDivisionError:
                return None
            delta = [fraction(step[i, 0]) for i in range(count)]
            theta = [round_bits(t + d, BITS - 32) for t, d in zip(theta, delta, strict=True)]
            if max(map(abs, delta)) < _SMALL:
                worst = max(abs(fraction(v[0])) for v in values)
                return theta if worst < _SMALL else None
    return None


def _closed_form(value: Fraction) -> Any:
    """A short exact spelling of a number known to 50 digits: a rational, perhaps times √2, √π or the like."""
    for factor in (
        sp.S.One,
        sp.sqrt(2),
        sp.sqrt(sp.pi),
        sp.sqrt(2 * sp.pi),
        sp.sqrt(2 / sp.pi),
        sp.pi,
        1 / sp.pi,
        1 / sp.sqrt(sp.pi),
    ):
        with precision(BITS):
            ratio = fraction(exact(value) / BALLS.run(compile_formula(factor, []))[0])
        near = ratio.limit_denominator(10_000)
        if abs(near - ratio) < Fraction(1, 2**150):
            return sp.Rational(near.numerator, near.denominator) * factor
    return None
