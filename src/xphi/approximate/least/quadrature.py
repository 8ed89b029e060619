"""Integrals of smooth pieces in extended precision: Gauss-Legendre panels, nodes from python-flint.

The nodes are fixed for one problem, so that value, gradient and second derivatives come from one sweep. Panels
end at kinks, at a histogram's edges, and where the error changes sign.
"""

from __future__ import annotations

import functools
import math
from fractions import Fraction
from itertools import pairwise

from flint import arb

from xphi.approximate.problem import Problem
from xphi.approximate.problem.grid import kinks, symmetric
from xphi.balls.numbers import BALLS, ball, exact, precision
from xphi.formula.program import compile_formula
from xphi.formula.symbols import x

BITS = 160
ORDER = 36
#: Integrals stop where what is left is below this part of the whole.
NEGLIGIBLE = Fraction(1, 2**100)


@functools.cache
def _nodes(order: int, bits: int) -> tuple[tuple[arb, arb], ...]:
    with precision(bits):
        found = []
        for k in range(order):
            node, weight = arb.legendre_p_root(order, k, weight=True)
            found.append((node.mid(), weight.mid()))
        return tuple(found)


def panel(low: Fraction, high: Fraction, order: int = ORDER) -> list[tuple[arb, arb]]:
    """Nodes and weights on [low, high]."""
    centre, half = ball((low + high) / 2), ball((high - low) / 2)
    return [((centre + half * node).mid(), (half * weight).mid()) for node, weight in _nodes(order, BITS)]


def breakpoints(problem: Problem) -> tuple[list[Fraction], bool]:
    """Ends of panels of a moderate width over the part of the domain that counts, and whether it is one half."""
    half = symmetric(problem)
    if problem.weight.histogram:
        edges = {e for low, high, _ in problem.weight.bins for e in (low, high)}
        inner = kinks(problem)
        low = max(Fraction(problem.low), min(edges)) if _finite(problem.low) else min(edges)
        high = min(Fraction(problem.high), max(edges)) if _finite(problem.high) else max(edges)
        return sorted({low, high, *(e for e in (*edges, *inner) if low < e < high)}), False
    low = Fraction(0) if half else _stop(problem, -1) if not _finite(problem.low) else Fraction(problem.low)
    high = _stop(problem, 1) if not _finite(problem.high) else Fraction(problem.high)
    inner = [k for k in kinks(problem) if low < k < high]
    ends = [low, *sorted(inner), high]
    points: list[Fraction] = [low]
    for a, b in pairwise(ends):
        count = max(1, math.ceil((b - a) / Fraction(5, 4)))
        points += [a + (b - a) * k / count for k in range(1, count + 1)]
    return points, half


def _finite(value: Fraction | float) -> bool:
    return not (isinstance(value, float) and math.isinf(value))


def _stop(problem: Problem, side: int) -> Fraction:
    """How far the integrand has to be followed: until weight times error² has died out."""
    density = problem.weight.formula
    probe = compile_formula(density * problem.error**2, [x, *problem.symbols])
    theta = [exact(Fraction(3, 4))] * len(problem.symbols)
    with precision(BITS):
        point = Fraction(4)
        while point < 400:
            value = BALLS.run(probe, exact(side * point), *theta)[0]
            if value.is_finite() and abs(value) < exact(NEGLIGIBLE * Fraction(1, 2**40)):
                return side * point
            point += 2
    return side * point


def density(problem: Problem, point: arb) -> arb:
    """A histogram's density at a point inside one of its bins (a formula's weight is in the channel)."""
    for low, high, value in problem.weight.bins:
        if ball(low) <= point <= ball(high):
            return ball(value)
    return arb(0)
