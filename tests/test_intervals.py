"""Enclosures over arrays of boxes hold the values and the derivatives of random points within."""

import numpy as np
import pytest
from flint import arb

from xphi import functions
from xphi.balls.numbers import BALLS, precision
from xphi.formula.intervals import Intervals
from xphi.formula.program import compile_formula
from xphi.formula.symbols import parameter, x

A, B = parameter("a"), parameter("b")
FORMULAS = (
    "a*x + b", "a/(1 + b*x**2)", "x*sigmoid(a*x + b)", "tanh(a*x)*exp(-b*x**2)", "erf(a*x)/b", "sqrt(a*x**2 + b**2)",
    "log(1 + exp(a*x + b))", "softplus(a*x)*b", "atan(a*x) - sin(b*x)", "cos(a*x + b)", "abs(a*x - b)**3",
    "min(max(a*x + b, 0), 1)", "max(a*x, b)*sign(x - b)", "x*hard_sigmoid(a*x) + b", "erfc(a*x - b)", "(a*x + b)**-3",
)  # fmt: skip
BOXES = 200


@pytest.mark.parametrize("text", FORMULAS)
def test_values_and_derivatives_are_enclosed(text):
    rng = np.random.default_rng(7)
    expression = functions.formula(text)
    program = compile_formula(expression, [x, A, B])
    low = rng.normal(size=(BOXES, 2)) * 10.0 ** rng.integers(-3, 3, (BOXES, 2))
    high = low + np.abs(rng.normal(size=low.shape)) * 10.0 ** rng.integers(-4, 2, low.shape)
    points = low + (high - low) * rng.random(low.shape)
    xs = rng.normal(size=(1, 5)) * 3
    arithmetic = Intervals(2)
    (value,) = arithmetic.run(program, arithmetic.exact(xs), *arithmetic.inputs(low, high))
    kinked = any(word in text for word in ("min", "max", "abs", "hard", "sign"))
    derivatives = () if kinked else tuple(compile_formula(expression.diff(s), [x, A, B]) for s in (A, B))
    with precision(120):
        for k, (first, second) in enumerate(points):
            for j, at in enumerate(xs[0]):
                inputs = [arb(float(v)) for v in (at, first, second)]
                _assert_inside(BALLS.run(program, *inputs)[0], value.ends, k, j)
                for slope, derivative in zip(value.slopes, derivatives, strict=bool(derivatives)):
                    _assert_inside(BALLS.run(derivative, *inputs)[0], slope or (0.0, 0.0), k, j)


def _assert_inside(exact, ends, k, j):
    low, high = (float(np.broadcast_to(end, (BOXES, 5))[k, j]) for end in ends)
    if exact.is_finite():
        assert not (low > -np.inf and exact < arb(low))
        assert not (high < np.inf and exact > arb(high))
