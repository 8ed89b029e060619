"""The arithmetic for x → ±∞ against plain balls at points, and against limits that are known."""

from fractions import Fraction
from itertools import pairwise

import pytest
from flint import arb
from hypothesis import given, settings
from hypothesis import strategies as st

from xphi import functions
from xphi.balls.numbers import BALLS, ball, exact, precision
from xphi.balls.tail import NoTail, at_infinity
from xphi.formula.program import compile_formula
from xphi.functions import x

START = 16
POINTS = (Fraction(START), Fraction(33, 2), Fraction(64), Fraction(1000), Fraction(10**6))

#: Bounded at infinity: their range over the whole tail is enclosed.
BOUNDED = (
    "normal_cdf",
    "gelu'",
    "silu'",
    "mish'",
    "gelu_tanh'",
    "softplus'",
    "tanh",
    "erf",
    "erfc",
    "gelu''",
    "x/(1+abs(x))",
    "(1+x/sqrt(0.54479+x**2))/2",
    "exp(-1/x)",
    "(3*x**2+1)/(x**2-5)",
    "sin(1/x)+cos(2/x)*tanh(x)",
    "log(1+1/x**2)",
    "gelu(x)-gelu_tanh(x)",
    "x*erfc(abs(x))+1/x",
    "sigmoid(x)*sigmoid(-x)*x**3",
)


def tail_of(text, side, start=START):
    return at_infinity(compile_formula(functions.target(text), [x]), start, side)[0]


def value_at(text, point, bits=512):
    with precision(bits):
        return BALLS.run(compile_formula(functions.target(text), [x]), ball(point))[0]


def enclosure(tail):
    tail = tail.normal()
    return tail.main_range() + arb(0, tail.small_range())


@pytest.mark.parametrize("text", BOUNDED)
@pytest.mark.parametrize("side", [-1, 1])
def test_the_range_over_the_tail_holds_the_value_at_each_point(text, side):
    whole = enclosure(tail_of(text, side))
    assert whole.is_finite()
    for point in POINTS:
        assert whole.overlaps(value_at(text, side * point))


@settings(max_examples=60, deadline=None)
@given(st.sampled_from(BOUNDED), st.sampled_from([-1, 1]), st.integers(4, 400), st.fractions(1, 50))
def test_from_any_start_the_range_holds_a_value_further_out(text, side, start, factor):
    try:
        whole = enclosure(tail_of(text, side, start))
    except NoTail:
        return
    assert whole.overlaps(value_at(text, side * start * factor))


@pytest.mark.parametrize(
    ("text", "side", "limit"),
    [
        ("normal_cdf", 1, 1),
        ("normal_cdf", -1, 0),
        ("gelu'", 1, 1),
        ("gelu", -1, 0),
        ("tanh", -1, -1),
        ("(3*x**2+1)/(x**2-5)", 1, 3),
        ("x/(1+abs(x))", -1, -1),
        ("sqrt(x**2+x)-abs(x)", 1, Fraction(1, 2)),
        ("sqrt(x**2+x)-abs(x)", -1, Fraction(-1, 2)),
        ("gelu(x)-x", 1, 0),
        ("x*(1-tanh(x))", 1, 0),
        ("softplus(x)-x", 1, 0),
        ("exp(-1/x)", 1, 1),
    ],
)
def test_limits(text, side, limit):
    assert tail_of(text, side).limit() == exact(Fraction(limit))


@pytest.mark.parametrize(("text", "side", "sign"), [("gelu", 1, 1), ("x**3", -1, -1), ("-x**2", 1, -1)])
def test_infinite_limits(text, side, sign):
    limit = tail_of(text, side).limit()
    assert limit == (arb.pos_inf() if sign > 0 else arb.neg_inf())


@pytest.mark.parametrize(
    ("text", "side", "sign"),
    [
        ("gelu", 1, 1),
        ("gelu'", 1, 1),
        ("tanh", -1, -1),
        ("2+x*(sigmoid(-x)-sigmoid(x))", 1, -1),
        ("2+x*(sigmoid(-x)-sigmoid(x))", -1, -1),
        ("x-gelu(x)+1/x", 1, 1),
        ("1/x**5", -1, -1),
        ("(x-1)*(x-2)*(3-x)", 1, -1),
    ],
)
def test_the_sign_that_is_kept(text, side, sign):
    assert tail_of(text, side).leading_sign() == sign
    for point in POINTS:
        assert (value_at(text, side * point) > 0) == (sign > 0)


@pytest.mark.parametrize("text", ["gelu(x)-x", "softplus(x)-x", "tanh(x)-1", "erf(x)-1", "x*normal_cdf(x)-x"])
def test_what_cancels_leaves_only_what_dies_out(text):
    tail = tail_of(text, 1).normal()
    assert tail.main_is_zero
    assert tail.small
    with pytest.raises(NoTail):  # a bound on the size says nothing about the sign
        tail.leading_sign()


@pytest.mark.parametrize("text", ["gelu(x)-gelu_tanh(x)", "gelu(x)-x*sigmoid(1.702*x)", "softplus(x)-x", "erfc"])
def test_the_bound_of_what_dies_out_falls_with_the_start(text):
    starts = (8, 16, 32, 64)
    bounds = [tail_of(text, 1, start).normal().small_range() for start in starts]
    assert all(later < earlier for earlier, later in pairwise(bounds))
    for start, bound in zip(starts, bounds, strict=True):
        assert abs(value_at(text, start, 1 << 14)) < bound


@pytest.mark.parametrize(
    "text", ["sin(x)", "exp(x)", "cos(x**2)/x", "exp(x)-exp(x)*tanh(x)", "log(x)", "max(sin(x),0)"]
)
def test_no_claim_without_a_form(text):
    with pytest.raises(NoTail):
        tail_of(text, 1)


@pytest.mark.parametrize("text", ["(x-20)**2", "1-x/20", "gelu(x)-18"])
def test_a_zero_beyond_the_start_forbids_a_sign(text):
    with pytest.raises(NoTail):
        tail_of(text, 1).leading_sign()


def test_precision_outside_is_left_as_it_was():
    from flint import ctx

    before = ctx.prec, ctx.cap
    tail_of("gelu", 1)
    with pytest.raises(NoTail):
        tail_of("sin(x)", 1)
    assert (ctx.prec, ctx.cap) == before
