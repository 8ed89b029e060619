"""Kernels over whole formats: every 16-bit input, and binary32 at a stride, against SciPy in binary64.

SciPy is right to far more digits than binary32 has, but not to its own last one, so every comparison gives its error
away: where that matters, ball arithmetic decides.
"""

import json
import math
from pathlib import Path

import ml_dtypes
import numpy as np
import pytest
from scipy import special

import xphi
from xphi import formats, reference
from xphi.audit.products import product

ACCURACY = Path(xphi.__file__).parent / "_generated" / "accuracy.json"
#: What SciPy's value may be off: of itself (its own few ULP, times the tail's sensitivity to the rounded argument), and
#: absolutely where a derivative passes through zero.
RELATIVE, ABSOLUTE = 2.0**-42, 2.0**-50
DTYPES = {"binary16": np.float16, "bfloat16": ml_dtypes.bfloat16}
STRIDE = 2**14 - 3  # odd, so that it meets every residue: 2^18 inputs of the 2^32


def mish_slope(x):
    e = np.exp(np.minimum(x, 40))
    n = e * (e + 2)
    return e / (n + 2) ** 2 * ((e + 2) * (n + 2) + 4 * x * (1 + e))


def mish(x):
    e = np.exp(np.minimum(x, 40))
    return x * (e * (e + 2) / (e * (e + 2) + 2))


def gated(k):
    """x·σ(k·x), and its derivative as one product, so that the tail has its sign."""

    def slope(x):
        return special.expit(k * x) * (1 + k * x * special.expit(-k * x))

    return lambda x: x * special.expit(k * x), slope


def tanh_form(x):
    return 2 * math.sqrt(2 / math.pi) * x * (1 + 0.044715 * x * x)


def tanh_form_slope(x):
    inner = 2 * math.sqrt(2 / math.pi) * (1 + 3 * 0.044715 * x * x)
    return special.expit(tanh_form(x)) * (1 + x * special.expit(-tanh_form(x)) * inner)


def density(x):
    return np.exp(-x * x / 2) / math.sqrt(2 * math.pi)


def gelu_slope(x):
    left = np.minimum(x, 0)
    tail = density(left) * (math.sqrt(math.pi / 2) * special.erfcx(-left / math.sqrt(2)) + left)
    return np.where(x < 0, tail, special.ndtr(x) + x * density(x))


def tanh_slope(x):
    e = np.exp(-2 * abs(x))
    return 4 * e / (1 + e) ** 2


def selu_constants():
    """The two equations that define them, as in the registry's own file."""
    one = special.erfc(math.sqrt(0.5)) * math.exp(0.5)
    two = special.erfc(math.sqrt(2)) * math.exp(2)
    alpha = math.sqrt(2 / math.pi) / (1 - one)
    below = 2 * two + math.pi * one**2 - 2 * (2 + math.pi) * one + math.pi + 2
    return (1 - one) * math.sqrt(2 * math.pi / below), alpha


SCALE, ALPHA = selu_constants()
HERMITE = 2 / math.sqrt(math.pi)
PLAIN = {
    "gelu": (lambda x: x * special.ndtr(x), gelu_slope),
    "gelu_tanh": (lambda x: x * special.expit(tanh_form(x)), tanh_form_slope),
    "gelu_sigmoid": gated(1.702),
    "silu": gated(1),
    "sigmoid": (special.expit, lambda x: special.expit(x) * special.expit(-x)),
    "tanh": (np.tanh, tanh_slope),
    "erf": (special.erf, lambda x: HERMITE * np.exp(-x * x)),
    "erfc": (special.erfc, lambda x: -HERMITE * np.exp(-x * x)),
    "normal_cdf": (special.ndtr, density),
    "softplus": (lambda x: np.maximum(x, 0) + np.log1p(np.exp(-abs(x))), special.expit),
    "mish": (mish, lambda x: np.where(x > 39, 1, mish_slope(np.minimum(x, 40)))),
    "elu": (lambda x: np.where(x <= 0, np.expm1(x), x), lambda x: np.exp(np.minimum(x, 0))),
    "selu": (
        lambda x: np.where(x <= 0, SCALE * ALPHA * np.expm1(x), SCALE * x),
        lambda x: np.where(x <= 0, SCALE * ALPHA * np.exp(x), SCALE),
    ),
    "relu": (lambda x: np.where(x > 0, x, 0), lambda x: np.where(x > 0, 1.0, 0)),
    "relu2": (lambda x: np.where(x > 0, x * x, 0), lambda x: np.where(x > 0, 2 * x, 0)),
    "hard_swish": (
        lambda x: np.where(x <= -3, 0, np.where(x < 3, x * (3 + x) / 6, x)),
        lambda x: np.where(x <= -3, 0, np.where(x < 3, (2 * x + 3) / 6, 1)),
    ),
}
CASES = [(name, order) for name in PLAIN for order in (0, 1)]


def run(name, order, values, rung="faithful"):
    operator = getattr(xphi, name)
    return (operator.grad if order else operator)(values, rung=rung)


def plain(name, order, values):
    """SciPy's value for finite inputs, and how far off it may be."""
    with np.errstate(all="ignore"):
        value = np.asarray(PLAIN[name][order](values.astype(np.float64)), np.float64)
    crosses = order and name in {"gelu", "gelu_tanh", "gelu_sigmoid", "silu", "mish", "hard_swish"}
    return value, abs(value) * RELATIVE + (ABSOLUTE * (abs(values.astype(np.float64)) < 3) if crosses else 0)


def spacing(values, fmt):
    """The ULP of binary64 values in another format."""
    exponent = np.clip(np.frexp(values)[1] - 1, fmt.emin, fmt.emax)
    return np.ldexp(1.0, exponent - fmt.precision + 1)


def rounded(values, fmt):
    """Correctly rounded to another format, ties to even; still in binary64."""
    ulp = spacing(values, fmt)
    result = np.copysign(np.rint(values / ulp) * ulp, values)
    return np.where(abs(result) > float(fmt.largest), np.copysign(np.inf, values), result)


def correct(name, order, values, fmt):
    """The correctly rounded encodings at finite inputs, and how many of them balls had to decide."""
    value, off = plain(name, order, values)
    low, high = rounded(value - off, fmt), rounded(value + off, fmt)
    undecided = np.flatnonzero((low != high) | (values == 0))
    # where SciPy underflows to a zero it keeps the sign of the value
    result = np.where(low == 0, np.copysign(0.0, value), low).astype(values.dtype)
    codes = result.view(np.uint16).copy()
    inputs = values.view(np.uint16)
    for i in undecided:
        codes[i] = fmt.encode(reference.rounded(name, fmt.decode(int(inputs[i])), fmt, order))
    return codes, len(undecided)


@pytest.mark.parametrize("name_of_format", DTYPES)
@pytest.mark.parametrize(("name", "order"), CASES)
def test_every_16_bit_input_is_correctly_rounded(name, order, name_of_format):
    fmt = formats.get(name_of_format)
    codes = np.arange(2**16, dtype=np.uint16)
    values = codes.view(DTYPES[name_of_format])
    found = run(name, order, values)
    # by codes: ml_dtypes raises a flag when it is asked about a signalling NaN
    magnitude, infinity = codes & 0x7FFF, fmt.encode(math.inf)
    assert np.array_equal(found.view(np.uint16) & 0x7FFF > infinity, magnitude > infinity)
    for code in codes[magnitude == infinity]:
        expected = reference.rounded(name, fmt.decode(int(code)), fmt, order)
        assert found.view(np.uint16)[code] == fmt.encode(expected)
    finite = magnitude < infinity
    expected, undecided = correct(name, order, values[finite], fmt)
    wrong = np.flatnonzero(found[finite].view(np.uint16) != expected)
    assert wrong.size == 0, f"{wrong.size} wrong, the first at {values[finite][wrong[0]]}"
    assert undecided < 2000  # else the comparison is by balls throughout, and slow


@pytest.fixture(scope="module")
def singles():
    """Every binary32 input at a stride, finite ones only."""
    values = np.arange(0, 2**32, STRIDE, dtype=np.uint64).astype(np.uint32).view(np.float32)
    return values[np.isfinite(values)]


@pytest.fixture(scope="module")
def recorded():
    """The audited error of a kernel."""
    rows = json.loads(ACCURACY.read_text())["rows"]
    return {(r["name"], r["kind"], r["format"], r["rung"]): r for r in rows}


def errors(found, value, off, fmt):
    """Errors in ULP of the exact value, less what SciPy may be off by."""
    ulp = spacing(value, fmt)
    return np.maximum(abs(found.astype(np.float64) - value) - off, 0) / ulp


@pytest.mark.parametrize("rung", ["faithful", "fast"])
@pytest.mark.parametrize(("name", "order"), CASES)
def test_binary32_keeps_its_audited_bound(name, order, rung, singles, recorded):
    fmt = formats.get("binary32")
    row = recorded[name, ("f", "grad")[order], "binary32", rung]
    limit = row["observed"] if row["bound"] is None else row["bound"]
    value, off = plain(name, order, singles)
    keep = abs(value) <= float(fmt.largest)
    error = errors(run(name, order, singles, rung)[keep], value[keep], off[keep], fmt)
    worst = int(np.argmax(error))
    assert error[worst] <= limit, f"{error[worst]} ULP at {float(singles[keep][worst]).hex()}"


@pytest.mark.parametrize(("name", "order"), CASES)
def test_binary32_faithful_is_one_of_the_two_neighbours(name, order, singles):
    fmt = formats.get("binary32")
    value, off = plain(name, order, singles)
    keep = abs(value) < float(fmt.largest)
    found, value, off = (array[keep] for array in (run(name, order, singles), value, off))
    low, high = value - off, value + off
    with np.errstate(under="ignore"):
        down, up = (bound.astype(np.float32) for bound in (low, high))
        down = np.where(down > low, np.nextafter(down, np.float32(-np.inf)), down)
        up = np.where(up < high, np.nextafter(up, np.float32(np.inf)), up)
    wrong = np.flatnonzero(~((found >= down) & (found <= up)))
    assert wrong.size == 0, f"{wrong.size} wrong, the first at {float(singles[keep][wrong[0]]).hex()}"


@pytest.mark.parametrize(("name", "order"), CASES)
def test_the_comparison_itself_agrees_with_balls(name, order):
    """SciPy's values, at inputs of every size, lie as near to the exact ones as this file believes."""
    values = np.ldexp([1.0, 1.4375, 1.8125], np.arange(-20, 5)[:, None]).ravel()
    values = np.concatenate([values, -values, [-0.75, -0.7524, -1.278, -1.192, 3.0, -3.0]])
    value, off = plain(name, order, values)
    for at, ours, slack in zip(values, value, off, strict=True):
        exact = float(reference.value(name, float(at), order, bits=100))
        # converting the exact value to binary64 costs half an ULP, far below the slack
        assert abs(ours - exact) <= slack or abs(exact) < 1e-300


# --- products: an input of any size times a derivative of any size


@pytest.fixture(scope="module")
def factors():
    """Three arrays of binary32 numbers of every size, and as many in the usual range."""
    generator = np.random.default_rng(0)
    anything = generator.integers(0, 2**32, (3, 2**17), dtype=np.uint32).view(np.float32)
    usual = generator.normal(size=(3, 2**17)).astype(np.float32) * np.float32(4)
    return [
        np.where(np.isfinite(values), values, np.float32(1)) for values in np.concatenate([anything, usual], axis=1)
    ]


def check(found, exact, off):
    """Within two ULP of the exact product; an infinity only where that is beyond the largest float."""
    fmt = formats.get("binary32")
    assert not np.isnan(found).any()
    with np.errstate(over="ignore"):
        beyond = abs(exact) >= float(fmt.largest)
        assert np.array_equal(np.isinf(found) & ~beyond, np.zeros(len(found), bool))
        error = errors(np.where(beyond, 0, found), np.where(beyond, 0, exact), np.where(beyond, 0, off), fmt)
    assert error.max() <= 2, f"{error.max()} ULP"


@pytest.mark.parametrize("rung", ["faithful", "fast"])
@pytest.mark.parametrize("name", PLAIN)
def test_vjp_is_two_ulp_from_the_exact_product(name, rung, factors):
    x, g, _ = factors
    slope, off = plain(name, 1, x)
    wide = g.astype(np.float64)
    found = getattr(xphi, name).vjp(x, g, rung=rung)
    allowed = off * abs(wide)
    if rung == "fast":  # its derivative may itself be off, so only what the product adds is in question
        near = abs(slope) < 2.0**-3
        allowed = allowed + np.where(near, 2.0**-24, 4 * spacing(slope, formats.get("binary32"))) * abs(wide)
    check(found, slope * wide, allowed)


GATES = {"glu": "sigmoid", "reglu": "relu", "geglu": "gelu", "geglu_tanh": "gelu_tanh", "swiglu": "silu"}


@pytest.mark.parametrize("name", GATES)
def test_gates_are_two_ulp_from_the_exact_products(name, factors):
    x, up, g = factors
    (value, off), (slope, slope_off) = (plain(GATES[name], order, x) for order in (0, 1))
    operator = getattr(xphi, name)
    check(operator(x, up), value * up.astype(np.float64), off * abs(up))
    d_gate, d_up = operator.vjp(x, up, g)
    product = up.astype(np.float64) * g
    check(d_gate, slope * product, slope_off * abs(product))
    check(d_up, value * g.astype(np.float64), off * abs(g))


@pytest.mark.parametrize("name", GATES)
def test_binary64_gates_give_no_nan_where_factors_are_finite(name, factors):
    """up·g may overflow although the derivative that it is multiplied by makes the product small."""
    x, up, g = (np.ldexp(values.astype(np.float64), 890) for values in factors)
    for result in getattr(xphi, name).vjp(x / 2.0**890, up, g):
        assert not np.isnan(result).any()


def test_the_clamped_gate_is_two_ulp_from_its_formula(factors):
    x, up, _ = (values.astype(np.float64) for values in factors)
    alpha, limit = 1.5, 5.0
    gate, inner = np.minimum(x, limit), np.clip(up, -limit, limit)
    with np.errstate(over="ignore", under="ignore"):
        exact = gate * special.expit(alpha * gate) * (inner + 1)
    found = xphi.swiglu_clamped(*factors[:2], alpha=alpha, limit=limit)
    check(found, exact, abs(exact) * RELATIVE)


@pytest.mark.parametrize("name", sorted(set(GATES) - {"reglu"}))
def test_binary64_gates_keep_the_tails_that_large_factors_bring_back(name):
    generator = np.random.default_rng(1)
    x = -np.exp2(generator.uniform(3, 10.4, 400))
    powers = generator.uniform(0, 1000, (2, 400))
    up, g = np.exp2(powers)
    item, normal = product(name, "gate_vjp"), float(formats.get("binary64").smallest_normal)
    results = getattr(xphi, name).vjp(x, up, g)
    kept = 0
    for k in range(400):
        exact = item.balls([float(x[k]), float(up[k]), float(g[k])])
        for result, (nearest, rest), power in zip(results, exact, (powers[:, k].sum(), powers[1, k]), strict=True):
            # f and f' are kept down to 2^-2044
            if normal < abs(nearest) < np.inf and math.log2(abs(nearest)) - power > -2044:
                assert abs((result[k] - nearest) / np.spacing(abs(nearest)) - rest) <= 2
                kept += 1
    assert kept > 100


@pytest.mark.parametrize("name", PLAIN)
def test_the_fast_rung_keeps_the_tails_that_its_factors_may_bring_back(name):
    x = np.linspace(-300, 300, 600_001).astype(np.float32)
    slope = getattr(xphi, name).grad(x.astype(np.float64))
    brought_back = np.abs(slope) >= 2.0**-243
    found = getattr(xphi, name).vjp(x, np.full_like(x, 2.0**93), rung="fast")
    assert (found[brought_back] != 0).all()
