"""Stationary points: which are minima, maxima and saddles, and that a ball around a zero is narrow."""

from fractions import Fraction

import pytest

from xphi import facts, functions, reference
from xphi.balls.numbers import ball, precision
from xphi.facts._records import BITS
from xphi.facts._roots import Curve, refine


@pytest.fixture(autouse=True, scope="module")
def cache(tmp_path_factory):
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_CACHE_HOME", str(tmp_path_factory.mktemp("cache")))
        facts._stored.cache_clear()
        yield
        facts._stored.cache_clear()


@pytest.mark.parametrize(
    ("formula", "kinds"),
    [
        ("gelu_sigmoid(x)-gelu(x)", ["minimum", "maximum", "minimum", "maximum", "minimum"]),
        ("gelu(x)-gelu_tanh(x)", None),
        ("x**4*exp(-x**2)", ["maximum", "minimum", "maximum"]),
        ("-x**6", ["maximum"]),
        ("x**5", ["saddle"]),
        ("tanh(x)-x/(1+abs(x))", ["minimum", "saddle", "maximum"]),
        ("abs(x)*x**2", ["minimum"]),
        ("x*tanh(x)-x**2", ["maximum"]),
        ("sigmoid(x)-x/4", ["saddle"]),
    ],
)
def test_kinds_of_stationary_points(formula, kinds):
    """By the values a little to both sides, nearer than any other stationary point."""
    found = facts.of(functions.formula(formula)).critical
    if kinds is not None:
        assert [root.kind for root in found] == kinds
    step = Fraction(1, 10**8)
    for root in found:
        at = Fraction(root.x.decimal)
        left, middle, right = (reference.value(functions.formula(formula), at + k * step) for k in (-1, 0, 1))
        low, high = left > middle, right > middle
        seen = "saddle" if low != high else "minimum" if low else "maximum"
        assert root.kind == seen, root


def test_a_bracket_whose_middle_is_the_zero_still_closes_in():
    """Twice the middle hides that it is the zero: its ball holds zero and is not zero."""
    curve = Curve(functions.formula("gelu_sigmoid(x)-gelu(x)"))
    with precision(BITS):
        place = refine(curve, 1, ball(Fraction(-3, 8)), ball(Fraction(3, 8)))
        assert place.ball.contains(0)
        assert place.ball.rad() < ball(Fraction(1, 2**200))
