"""The stochastic gate on NumPy arrays."""

from fractions import Fraction

import ml_dtypes
import numpy as np
import pytest
from scipy import stats

import xphi
from xphi.errors import XphiError


class Given(np.random.Generator):
    """A generator whose uniform numbers are known."""

    def __init__(self, values):
        super().__init__(np.random.PCG64(0))
        self.values = values

    def random(self, size=None, *rest, **options):
        return np.broadcast_to(self.values, size).copy()


@pytest.mark.parametrize(("cdf", "mean"), [("normal_cdf", xphi.gelu), ("sigmoid", xphi.silu), ("logistic", xphi.silu)])
def test_the_mean_over_all_outcomes_is_the_activation(cdf, mean):
    """Exactly: x is kept for the uniform numbers below p and for no others, so the mean is x times p."""
    distribution = {"normal_cdf": xphi.normal_cdf}.get(cdf, xphi.sigmoid)
    for x in np.linspace(-6, 6, 25):
        p = float(distribution(x))
        below = np.nextafter(p, 0)
        outcomes = [float(xphi.stochastic_gate(x, Given(u), cdf=cdf)) for u in (0.0, below, p, 1 - 2.0**-53)]
        assert outcomes == [x, x, 0.0, 0.0 if p < 1 else x]
        exact = Fraction(x) * Fraction(p) + 0 * (1 - Fraction(p))
        # the kernels of the distribution function and of the activation err by less than this many ULPs together
        ulps = sum(operator.bound("float64").observed for operator in (distribution, mean))
        assert abs(exact - Fraction(float(mean(x)))) <= Fraction(2 * ulps * np.finfo(float).eps) * abs(exact)


@pytest.mark.parametrize("dtype", [np.float16, ml_dtypes.bfloat16, np.float32, np.float64])
def test_the_frequencies_are_the_probabilities(dtype):
    """Of n draws at 9 points; an interval for all of them fails for one seed in a million, and this seed is fixed."""
    n, points = 1 << 14, np.linspace(-2, 2, 9)
    x = np.repeat(points.astype(dtype)[:, None], n, 1)
    y = xphi.stochastic_gate(x, np.random.default_rng(3))
    assert y.dtype == dtype
    assert np.all((y == x) | (y == 0))
    for row, point, p in zip(y, points, xphi.normal_cdf(points), strict=True):
        low, high = stats.binom.interval(1 - 1e-6 / points.size, n, p)
        assert point == 0 or low <= np.count_nonzero(row) <= high


def test_any_distribution_function_will_do():
    x = np.linspace(-1, 2, 7)
    y = xphi.stochastic_gate(x, Given(0.5), cdf=lambda t: np.clip(t, 0, 1))
    assert np.array_equal(y, np.where(x > 0.5, x, 0))


def test_out_shapes_and_scalars():
    x = np.linspace(-1, 1, 6).reshape(2, 3).T
    y = np.empty_like(x)
    assert xphi.stochastic_gate(x, np.random.default_rng(0), out=y) is y
    assert np.array_equal(y, xphi.stochastic_gate(x, np.random.default_rng(0)))
    assert xphi.stochastic_gate(x, np.random.default_rng(0), out=x) is x
    assert np.array_equal(x, y)
    assert isinstance(xphi.stochastic_gate(0.5, np.random.default_rng(0)), np.float64)
    assert xphi.stochastic_gate(np.zeros((0, 3)), np.random.default_rng(0)).shape == (0, 3)


def test_special_values():
    y = xphi.stochastic_gate(np.array([np.nan, -np.inf, np.inf, -1.0]), Given(0.9))
    assert np.array_equal(y, [np.nan, 0, np.inf, 0], equal_nan=True)
    assert not np.signbit(y[3])


@pytest.mark.parametrize(
    ("arguments", "options", "message"),
    [
        ((np.arange(3), np.random.default_rng(0)), {}, "not defined on int64"),
        ((1.0, 0), {}, "must be a numpy.random.Generator"),
        ((1.0, np.random.default_rng(0)), {"cdf": "gelu"}, "cdf must be normal_cdf or sigmoid"),
        ((1.0, np.random.default_rng(0)), {"cdf": None}, "cdf must be normal_cdf or sigmoid"),
        ((np.ones(2), np.random.default_rng(0)), {"cdf": lambda x: 1.0}, "probabilities"),
        ((np.ones(2), np.random.default_rng(0)), {"out": np.ones(3)}, "out has shape"),
    ],
)
def test_refusals_are_sentences(arguments, options, message):
    with pytest.raises(XphiError, match=message):
        xphi.stochastic_gate(*arguments, **options)


def test_it_is_listed_and_documented():
    assert "stochastic_gate" in dir(xphi)
    assert "Gradient" in xphi.stochastic_gate.__doc__
