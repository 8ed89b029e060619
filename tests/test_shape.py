"""Monotone and of one sign: what is proved is true, and what is plainly true is proved."""

import random
from fractions import Fraction

import numpy as np
import pytest
import sympy as sp
from hypothesis import given, settings
from hypothesis import strategies as st

from xphi.certify.claim import Claim, Clamp
from xphi.certify.shape import STATEMENTS, holds
from xphi.errors import XphiError
from xphi.formula.arrays import evaluate
from xphi.functions import x

LINE = (-float("inf"), float("inf"))


def claim(form, on=LINE, **options):
    low, high = (end if isinstance(end, float) and abs(end) == float("inf") else Fraction(end) for end in on)
    return Claim("identity", form, {}, low, high, **options)


@pytest.mark.parametrize(
    ("form", "on", "statement"),
    [
        ("tanh(x)", LINE, "increasing"),
        ("sigmoid(x)", LINE, "increasing"),
        ("erf(x)", LINE, "monotone"),
        ("erfc(x)", LINE, "decreasing"),
        ("normal_cdf(x)", LINE, "monotone"),
        ("softplus(x)", LINE, "increasing"),
        ("relu(x)", LINE, "increasing"),
        ("leaky_relu(x)", LINE, "increasing"),
        ("-x**3", LINE, "decreasing"),
        ("x + x**3", LINE, "increasing"),
        ("elu(x)", LINE, "monotone"),
        ("selu(x)", LINE, "monotone"),
        ("hard_sigmoid(x)", LINE, "monotone"),
        ("gelu(x)", (0, 3), "increasing"),
        ("gelu(x)", ("-3/4", 3), "increasing"),
        ("gelu(x)", (-3, -1), "decreasing"),
        ("silu(x)", (-1, 1), "increasing"),
        ("(1 + tanh(0.79788*x + 0.0357*x**3))/2", LINE, "monotone"),
        ("x/(1 + abs(x))", LINE, "increasing"),
        ("1/x", (1, 2), "decreasing"),
        ("sigmoid(x)", LINE, "nonnegative"),
        ("x**2", LINE, "nonnegative"),
        ("x**4 - x**2 + 1", LINE, "nonnegative"),
        ("-softplus(x)", LINE, "nonpositive"),
        ("relu(x)", LINE, "nonnegative"),
        ("x*sigmoid(x)", (0, 5), "nonnegative"),
        ("exp(x) - 1/2", (0, 2), "nonnegative"),
        ("gelu(x) + 1", LINE, "nonnegative"),
    ],
)
def test_true_and_proved(form, on, statement):
    assert holds(claim(form, on), statement)


@pytest.mark.parametrize(
    ("form", "on", "statement"),
    [
        ("gelu(x)", LINE, "monotone"),
        ("silu(x)", LINE, "monotone"),
        ("mish(x)", LINE, "monotone"),
        ("gelu_tanh(x)", LINE, "monotone"),
        ("gelu(x)", ("-19/25", 3), "monotone"),
        ("hard_swish(x)", LINE, "monotone"),
        ("x**3 - x", LINE, "monotone"),
        ("tanh(x - x**3)", LINE, "monotone"),
        ("abs(x)", (-1, 1), "monotone"),
        ("sign(x) - x", (-2, 2), "monotone"),
        ("x**2 - 1/1000000", (-1, 1), "nonnegative"),
        ("gelu(x)", LINE, "nonnegative"),
        ("tanh(x)", LINE, "nonnegative"),
        ("1/x", (-1, 1), "nonnegative"),
        ("1/x", (-1, 1), "decreasing"),
        ("gelu(x) + 0.16997", LINE, "nonnegative"),
        ("sin(x)", (0, 4), "nonnegative"),
        ("tanh(x)", LINE, "decreasing"),
        ("x", LINE, "nonpositive"),
    ],
)
def test_false_and_refused(form, on, statement):
    assert not holds(claim(form, on), statement)


def test_a_step_at_the_clamp_counts():
    up = claim("x/2", clamp=Clamp(Fraction(1), "-1", "1"))
    down = claim("2*x", clamp=Clamp(Fraction(1), "-1", "1"))
    assert holds(up, "increasing")
    assert not holds(down, "monotone")


def test_a_form_that_turns_back_is_repaired_by_its_clamp():
    coefficients = "0.7977178338960059*x + 0.0367982559938951*x**3 - 0.000315807046495*x**5"
    assert not holds(claim(f"tanh({coefficients})"), "monotone")
    assert holds(claim(f"tanh({coefficients})", clamp=Clamp(Fraction(8), "-1", "1")), "increasing")


@pytest.mark.parametrize("statement", ["pretty", "", "Monotone"])
def test_other_statements(statement):
    with pytest.raises(XphiError, match="cannot be proved"):
        holds(claim("x"), statement)


@given(
    roots=st.lists(st.integers(-24, 24), max_size=4),
    tail=st.sampled_from([sp.S.One, x**2 + 1, (x - 1) ** 2 + sp.Rational(1, 100)]),
    sign=st.sampled_from([1, -1]),
    low=st.integers(-20, 16),
    width=st.integers(1, 16),
    statement=st.sampled_from(STATEMENTS[3:]),
)
@settings(max_examples=60, deadline=None, derandomize=True)
def test_signs_of_polynomials_with_known_roots(roots, tail, sign, low, width, statement):
    """Proved exactly when no root of odd order lies inside and the middle has the right sign."""
    a, b = Fraction(low, 8), Fraction(low + width, 8)
    polynomial = sign * sp.expand(sp.prod([x - sp.Rational(r, 8) for r in roots]) * tail)
    inside = [r for r in set(roots) if a < Fraction(r, 8) < b and roots.count(r) % 2]
    probe = next(
        t for t in (a + (b - a) * Fraction(k, 97) for k in range(1, 97)) if t not in {Fraction(r, 8) for r in roots}
    )
    positive = polynomial.subs(x, sp.Rational(probe.numerator, probe.denominator)) > 0
    expected = not inside and positive == (statement == "nonnegative")
    assert holds(claim(str(polynomial), (a, b)), statement) == expected


OUTER = (
    "tanh({})",
    "sigmoid({})",
    "x*sigmoid({})",
    "erf({})",
    "{}*exp(-x**2)",
    "abs({})",
    "max({}, x)",
    "{}/(1 + x**2)",
)
SEEN = {
    "nonnegative": lambda values, steps: values.min(),
    "nonpositive": lambda values, steps: -values.max(),
    "increasing": lambda values, steps: steps.min(),
    "decreasing": lambda values, steps: -steps.max(),
}


@pytest.mark.parametrize("outer", OUTER)
def test_what_is_proved_is_seen_at_points(outer):
    pick = random.Random(outer)  # noqa: S311 - a fixed sequence
    for _ in range(3):
        inner = "(" + " + ".join(f"({pick.randint(-8, 8)}/4)*x**{k}" for k in range(pick.randint(2, 4))) + ")"
        one = claim(outer.format(inner), (-2, 2))
        values = evaluate(one.form_formula(), [x], np.linspace(-2, 2, 801))
        noise = 2**-48 * np.max(np.abs(values), initial=1)
        for statement, margin in SEEN.items():
            assert not holds(one, statement) or margin(values, np.diff(values)) >= -noise, (inner, statement)
