"""That an optimum is the best of all, by branch and bound; and that no height above the optimum is ever proved."""

from fractions import Fraction

import numpy as np
import pytest

import xphi
from xphi.approximate.beginning import begin
from xphi.approximate.minimax import globality
from xphi.design.request import read

#: Target, form, domain.
PROVED = [
    ("tanh", "a*x/(1+b*abs(x))", "-3,3"),
    ("silu", "x*hard_sigmoid(a*x)", None),
    ("gelu", "x*min(max(a*x+b,0),1)", None),
    ("tanh", "a*atan(b*x)", None),
    ("exp(-x)", "a/(1+b*x)+c", "0,3"),
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
