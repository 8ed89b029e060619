"""Exact values in 113 bits, beside balls."""

import numpy as np
import pytest

from xphi.audit import plan, quad
from xphi.audit.encoding import get
from xphi.audit.truth import Balls
from xphi.lower.kernels import functions

#: What a value in 113 bits leaves open, in units of binary64: asked of balls beyond that.
DECIDED = 2.0**-12

pytestmark = pytest.mark.skipif(not quad.available(), reason="needs a C compiler with libquadmath, on x86-64")


@pytest.fixture(scope="module")
def inputs():
    sample = plan.sample(get("float64"), 1 << 12)
    taken = np.concatenate([block for piece in sample.pieces for block in plan.inputs(piece, sample.floats, 1 << 16)])
    return np.random.default_rng(7).permutation(taken)[:400]


@pytest.mark.parametrize("name", functions())
@pytest.mark.parametrize("order", [0, 1])
def test_values_are_those_of_balls(name, order, inputs):
    reference, rest = quad.Quad(name, order).exact(inputs)
    wanted, left = Balls(name, order).exact(inputs)
    assert np.array_equal(np.isnan(reference), np.isnan(wanted))
    finite = np.isfinite(wanted)
    assert np.array_equal(reference[~finite], wanted[~finite], equal_nan=True)
    assert np.array_equal(np.signbit(reference[finite]), np.signbit(wanted[finite]))
    # a tie may go either way: what counts is the sum
    usual = finite & np.isfinite(inputs)  # at infinity balls give the rounded limit, without a rest
    units = np.spacing(np.minimum(np.abs(reference), np.abs(wanted)))[usual]
    apart = (reference[usual] - wanted[usual]) / units + rest[usual] - left[usual]
    assert np.abs(apart).max() <= DECIDED


@pytest.mark.parametrize(
    ("name", "order", "at"), [("gelu", 1, -0.7517915246935645), ("erf", 1, 26.5), ("elu", 0, 1e-300)]
)
def test_cancellation_and_tails_are_left_to_balls_or_seen_through(name, order, at):
    x = np.array([at, np.nextafter(at, 0), np.nextafter(at, 100)])
    for found, wanted in zip(quad.Quad(name, order).exact(x), Balls(name, order).exact(x), strict=True):
        assert np.abs(found - wanted).max() <= DECIDED


def test_a_formula_of_ones_own_is_evaluated_too():
    x = np.array([0.25, 3.0, 100.0])
    reference, rest = quad.Quad("sqrt(x)*log(1 + x) + cos(x)*sign(x - 1) + min(x, 2)", 0).exact(x)
    wanted, left = Balls("sqrt(x)*log(1 + x) + cos(x)*sign(x - 1) + min(x, 2)", 0).exact(x)
    assert np.array_equal(reference, wanted)
    assert np.abs(rest - left).max() <= DECIDED


@pytest.mark.parametrize("name", functions())
@pytest.mark.parametrize("order", [0, 1])
def test_nearly_everything_is_decided_without_balls(name, order, inputs, monkeypatch):
    asked = []

    def exact(self, x):
        asked.extend(x)
        return np.zeros(x.size), np.zeros(x.size)

    monkeypatch.setattr(Balls, "exact", exact)
    quad.Quad(name, order).exact(inputs)
    assert len([x for x in asked if np.isfinite(x)]) <= inputs.size // 100
