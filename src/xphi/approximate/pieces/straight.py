"""Targets that are straight pieces themselves: their own kinks are the knots."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import sympy as sp

from xphi.approximate.pieces.layout import Layout
from xphi.approximate.problem import Problem
from xphi.formula.pieces import split
from xphi.formula.symbols import x


def own_knots(problem: Problem, plan: Layout) -> list[Fraction] | None:
    """Knots and values in the order of the layout, when the target is made of no more lines than the pieces."""
    ends = [side * sp.oo if end is None else _rational(end) for side, end in ((-1, plan.low), (1, plan.high))]
    lines = split(problem.target, *ends)
    if not all(f.is_polynomial(x) and sp.degree(f, x) <= 1 for _, _, f in lines):
        return None
    kinks = [a for (a, _, f), (_, _, before) in zip(lines[1:], lines, strict=False) if sp.expand(f - before) != 0]
    if not all(kink.is_Rational for kink in kinks):
        return None
    knots = [Fraction(int(kink.p), int(kink.q)) for kink in kinks]
    knots = [*([] if plan.low is None else [plan.low]), *knots, *([] if plan.high is None else [plan.high])]
    if len(knots) > plan.pieces + 1:
        return None
    while len(knots) < plan.pieces + 1:
        _add(knots, plan)
    values = [problem.target.subs(x, _rational(t)) for t in knots]
    z = [Fraction(0)] * plan.size
    for i, (t, v) in enumerate(zip(knots, values, strict=True)):
        if (k := plan.knot(i)) is not None:
            z[k] = t
        if (k := plan.value(i)) is not None:
            z[k] = Fraction(int(v.p), int(v.q))
    return z


def _add(knots: list[Fraction], plan: Layout) -> None:
    """One knot more: a unit farther out, or in the middle of the widest piece."""
    if not knots:
        knots.append(Fraction(0))
    elif plan.high is None:
        knots.append(knots[-1] + 1)
    elif plan.low is None:
        knots.insert(0, knots[0] - 1)
    else:
        i = max(range(len(knots) - 1), key=lambda k: knots[k + 1] - knots[k])
        knots.insert(i + 1, (knots[i] + knots[i + 1]) / 2)


def _rational(value: Any) -> Any:
    exact = Fraction(value)
    return sp.Rational(exact.numerator, exact.denominator)
