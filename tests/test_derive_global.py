"""That an optimum is the best of all, by branch and bound; and that no height above the optimum is ever proved."""

from fractions import Fraction

import numpy as np
import pytest
from scipy.optimize import linprog

import xphi
from xphi import functions
from xphi.approximate.beginning import begin
from xphi.approximate.minimax import globality
from xphi.design.request import read
from xphi.formula.arrays import evaluate
from xphi.formula.symbols import x

#: Target, form, domain.
PROVED = [
    ("silu", "x*hard_sigmoid(a*x)", None),
    ("gelu", "x*min(max(a*x+b,0),1)", None),
    ("tanh", "a*atan(b*x)", None),
    ("exp(-x)", "a/(1+b*x)+c", "0,3"),
]
#: Target, numerator and denominator, domain.
QUOTIENTS = [
    ("tanh", ("a*x", "1+b*abs(x)"), "-3,3"),
    ("cos(5*x)", ("a+b*x**2", "1+c*x**2+d*x**4"), "-2,2"),
    ("erf", ("a*x+b*x**3", "1+c*x**2"), "-3,3"),
    ("exp", ("a+b*x", "1+b*x**2-c*x"), "0,1"),
]
#: Forms with several local optima, or whose best parameters are far out: what is said of them has to be true.
OPEN = [("sin(3*x)+x/5", "a*sin(b*x)", "-2,3"), ("gelu", "a*sqrt(x**2+b)+x/2+c", "-4,4")]


def request(target, form, on):
    return read(
        target, form, norm="minimax", weight="uniform", times_x=False, fix=(), require=(), also_derivative=None,
        on=on, clamp=False, format=None,
    )  # fmt: skip


@pytest.mark.parametrize(("target", "form", "on"), PROVED)
def test_the_best_of_all(target, form, on):
    result = xphi.derive(target, form=form, on=on)
    assert result.status == "optimal"
    assert any("branch and bound" in note for note in result.notes)


@pytest.mark.parametrize(("target", "form", "on"), [*PROVED, *OPEN])
def test_what_is_not_the_optimum_is_not_proved(target, form, on):
    """The error of other parameters, taken for the optimum's: the bound below it would be false."""
    best = xphi.derive(target, form=form, on=on)
    problem = request(target, form, on).problem
    field = begin(problem, clamped=False).field
    for factor in (Fraction(1001, 1000), Fraction(2)):
        height = Fraction(best.objective.value.decimal) * factor
        theta = [Fraction(best.parameters[str(s)].decimal) for s in problem.symbols]
        verdict = globality.prove(problem, field, theta, height, [])
        assert not verdict.proved
        assert verdict.reason == ""
        assert verdict.better is None or np.all(np.isfinite(verdict.better))


@pytest.mark.parametrize(("target", "parts", "on"), QUOTIENTS)
def test_a_quotient_of_linear_functions_has_no_better_one(target, parts, on):
    """A smaller error h is |f·q - p| <= h·q, which is linear in the parameters: no solution on sampled points."""
    result = xphi.derive(target, form=f"({parts[0]})/({parts[1]})", on=on)
    assert result.status == "optimal"
    assert any("quotient" in note for note in result.notes)
    low, high = map(float, on.split(","))
    xs = np.linspace(low, high, 2001)
    wanted = evaluate(functions.target(target), [x], xs)
    p, q = map(functions.formula, parts)
    symbols = sorted((p.free_symbols | q.free_symbols) - {x}, key=str)

    def rows(part):
        fixed = part.subs(dict.fromkeys(symbols, 0))
        return [np.broadcast_to(evaluate(one, [x], xs), xs.shape) for one in (fixed, *map(part.diff, symbols))]

    for factor, possible in ((0.999, False), (1.001, True)):
        height = result.objective.value.value * factor
        above, below = rows(p), rows(q)
        sides = [[s * (wanted * b - a) - height * b for a, b in zip(above, below, strict=True)] for s in (1, -1)]
        right = np.concatenate([-side[0] for side in sides])
        left = np.concatenate([np.stack(side[1:], axis=1) for side in sides])
        solved = linprog(np.zeros(len(symbols)), A_ub=left, b_ub=right, bounds=(None, None))
        assert (solved.status == 0) is possible
