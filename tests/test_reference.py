"""The reference against golden values, against mpmath, and in every corner that a float has."""

import json
import math
from decimal import Context, Decimal
from fractions import Fraction
from pathlib import Path

import mpmath
import numpy as np
import pytest
import sympy as sp
from hypothesis import given, settings
from hypothesis import strategies as st

from xphi import formats, functions, reference
from xphi.balls.numbers import ends, fraction, precision
from xphi.errors import XphiError
from xphi.functions import x

GOLDEN = json.loads((Path(__file__).parent / "golden" / "field_reports.json").read_text())
FUNCTIONS = functions.registry()
NAMES = sorted(FUNCTIONS)
SMOOTH = [name for name in NAMES if not FUNCTIONS[name].kinks]
FORMATS = list(formats.FORMATS.values())


def digits(number, count):
    """A fraction rounded to `count` significant digits."""
    context = Context(prec=count)
    return context.divide(Decimal(number.numerator), Decimal(number.denominator))


def spelled(row):
    return f"{row['source']}-{row['function']}-{row['x']}"


# --- values that were reported wrong somewhere, and are known

TINIEST = -10_000  # decimal exponent below which a ball need not have relative accuracy


@pytest.mark.parametrize("row", GOLDEN["rounded"], ids=spelled)
def test_reported_inputs_have_the_exact_and_the_rounded_value(row):
    fmt = formats.get(row["format"])
    at = fmt.decode(int(row["x"], 16))
    target = functions.target(row["function"])
    assert fmt.encode(reference.rounded(target, at, fmt)) == int(row["rounded"], 16)
    golden = Decimal(row["exact"])
    value = fraction(reference.value(target, Fraction(at), bits=256))
    if golden.adjusted() > TINIEST:
        assert digits(value, 20) == golden
    else:
        assert abs(value) < Fraction(10) ** TINIEST


@pytest.mark.parametrize("row", GOLDEN["decimal"], ids=spelled)
def test_reported_decimals_are_the_rounded_exact_value(row):
    golden = Decimal(row["exact"])
    value = fraction(reference.value(functions.target(row["function"]), Fraction(row["x"]), bits=256))
    assert digits(value, len(golden.as_tuple().digits)) == golden


@pytest.mark.parametrize("row", GOLDEN["special"], ids=spelled)
def test_reported_special_inputs(row):
    fmt = formats.get(row["format"])
    at = float(row["x"]) if row["x"].strip("-") in ("inf", "nan") else fmt.round(Fraction(row["x"]))
    expected = float(row["rounded"])
    result = reference.rounded(row["function"], at, fmt)
    if math.isnan(expected):
        assert math.isnan(result)
    elif expected == 0 or math.isinf(expected):
        assert repr(result) == repr(expected)
    else:
        assert result == fmt.round(Fraction(row["rounded"]))


# --- GELU's negative tail: the largest input whose correctly rounded value is a zero, and its neighbour

FIRST_ZEROS = {
    "binary16": ("-0x1.6e8p+2", "-0x1.6e4p+2"),
    "bfloat16": ("-0x1.b2p+3", "-0x1.bp+3"),
    "binary32": ("-0x1.cb64eap+3", "-0x1.cb64e8p+3"),
    "binary64": ("-0x1.34a4208ec1ea4p+5", "-0x1.34a4208ec1ea3p+5"),
}
#: Where GELU itself is half the smallest subnormal.
CROSSINGS = {
    "binary16": "-5.72385482",
    "bfloat16": "-13.56152044",
    "binary32": "-14.35606798",
    "binary64": "-38.58014022",
}


@pytest.mark.parametrize("name", FIRST_ZEROS)
def test_gelu_underflows_at_this_float_and_not_before(name):
    fmt = formats.get(name)
    zero, last = map(formats.from_hex, FIRST_ZEROS[name])
    assert fmt.above(zero) == last
    assert repr(reference.rounded("gelu", zero, fmt)) == "-0.0"
    assert reference.rounded("gelu", last, fmt) == -fmt.tiny
    assert reference.rounded("gelu", fmt.below(zero), fmt) == 0
    assert reference.rounded("gelu", -fmt.largest, fmt) == 0


@pytest.mark.parametrize("name", CROSSINGS)
def test_gelu_is_half_the_smallest_subnormal_there(name):
    golden = Fraction(CROSSINGS[name])
    half, unit = formats.get(name).tiny / 2, Fraction(1, 10**8)
    above, below = (fraction(reference.value("gelu", golden + side * unit)) for side in (1, -1))
    assert abs(below) < half < abs(above)


# --- special values

SPECIAL = (0.0, -0.0, math.inf, -math.inf, math.nan)


@pytest.mark.parametrize("name", NAMES)
def test_no_special_input_of_any_format_is_refused(name):
    for fmt in FORMATS:
        edges = (fmt.tiny, fmt.smallest_normal, fmt.largest)
        for order in range(3):
            for at in (*SPECIAL, *edges, *(-edge for edge in edges)):
                result = reference.rounded(name, at, fmt, order)
                if isinstance(result, Fraction):
                    assert fmt.representable(result)
                    assert result != 0


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("order", [0, 1])
def test_zeros_far_out_have_the_sign_of_the_zero_at_infinity(name, order):
    """Where a value is below 10^-(10^12), its ball is about zero and has no sign of its own."""
    for side in (1, -1):
        end = reference.rounded(name, side * math.inf, "binary64", order)
        for at in (Fraction(10) ** 4, Fraction(10) ** 7, formats.get("binary64").largest):
            if end == 0:
                assert repr(reference.rounded(name, side * at, "binary64", order)) == repr(end)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("order", [0, 1, 2])
def test_nan_gives_nan_and_nothing_else_does(name, order):
    assert math.isnan(reference.rounded(name, math.nan, "binary32", order))
    for at in SPECIAL[:4]:
        assert not math.isnan(reference.rounded(name, at, "binary32", order))


@pytest.mark.parametrize(
    ("function", "order", "at", "expected"),
    [
        ("gelu", 0, -math.inf, "-0.0"),
        ("gelu", 0, math.inf, "inf"),
        ("gelu", 0, -0.0, "-0.0"),
        ("gelu", 0, 0.0, "0.0"),
        ("gelu", 1, -math.inf, "-0.0"),
        ("gelu", 1, math.inf, "1.0"),
        ("gelu_tanh", 0, -math.inf, "-0.0"),
        ("silu", 0, -math.inf, "-0.0"),
        ("mish", 0, -0.0, "-0.0"),
        ("softplus", 0, -math.inf, "0.0"),
        ("relu", 0, -0.0, "0.0"),
        ("relu", 0, -math.inf, "0.0"),
        ("relu", 1, 0.0, "0.0"),
        ("leaky_relu", 0, -0.0, "-0.0"),
        ("leaky_relu", 0, -math.inf, "-inf"),
        ("hard_swish", 1, 3.0, "1.0"),
        ("hard_swish", 1, -3.0, "0.0"),
        ("elu", 2, 0.0, "1.0"),
        ("erf", 0, -math.inf, "-1.0"),
        ("erfc", 0, math.inf, "0.0"),
        ("erfc", 1, math.inf, "-0.0"),
        ("tanh", 0, -0.0, "-0.0"),
        ("normal_pdf", 1, 0.0, "-0.0"),
        ("normal_pdf", 1, -0.0, "0.0"),
        ("identity", 0, -math.inf, "-inf"),
    ],
)
def test_stated_special_values(function, order, at, expected):
    assert repr(float(reference.rounded(function, at, "binary64", order))) == expected


def test_an_infinite_limit_in_a_format_without_infinities_is_nan():
    assert math.isnan(reference.rounded("gelu", math.inf, "float8_e4m3fn"))
    assert math.isnan(reference.rounded("relu2", Fraction(448), "float8_e4m3fn"))


# --- spot checks against an independent implementation


AGREED = 50


def oracle(name, order, at):
    """The formula as it is written, by mpmath, with digits to spare for what cancels in its tails."""
    with mpmath.workdps(2 * AGREED + 6 * int(at * at)):
        return sp.lambdify(x, FUNCTIONS[name].formula.diff(x, order), "mpmath")(mpmath.mpf(at))


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("order", [0, 1, 2])
def test_values_agree_with_mpmath(name, order):
    for at in (-9.25, -3.5, -1.0, -0.3125, 2**-20, 0.7, 1.5, 6.75):
        ours = fraction(reference.value(name, at, order, bits=200))
        theirs = oracle(name, order, at)
        with mpmath.workdps(2 * AGREED):
            difference = mpmath.mpf(ours.numerator) / ours.denominator - theirs
            assert abs(difference) * mpmath.mpf(10) ** AGREED <= abs(theirs), at


@settings(max_examples=80, deadline=None)
@given(st.sampled_from(SMOOTH), st.floats(-20, 20), st.integers(0, 2))
def test_a_rounded_value_is_the_nearest_to_a_wider_one(name, at, order):
    fmt = formats.get("binary32")
    with precision(500):
        low, high = ends(reference.value(name, at, order, bits=400))
    rounded = reference.rounded(name, at, fmt, order)
    if isinstance(rounded, Fraction):
        assert fmt.round(low) == fmt.round(high) == rounded
        assert 2 * abs(rounded - low) <= fmt.ulp(low)
    elif math.isfinite(rounded):
        assert abs(low) <= fmt.tiny / 2


@settings(max_examples=60, deadline=None)
@given(st.sampled_from(NAMES), st.floats(-30, 30), st.integers(0, 2), st.integers(20, 300))
def test_wider_balls_lie_in_narrower_ones(name, at, order, bits):
    narrow, wide = (reference.value(name, at, order, bits=b) for b in (bits, 2 * bits))
    assert narrow.overlaps(wide)
    assert narrow.is_exact() or narrow.rel_accuracy_bits() >= bits or narrow.contains(0) or abs(narrow) < 1


# --- piecewise rational functions, exactly: every input of a 16-bit format

HALF = formats.get("binary16")
PLAIN = {
    "relu": (lambda v: max(v, Fraction(0)), 1),
    "leaky_relu": (lambda v: v if v > 0 else v / 100, 29),
    "hard_swish": (lambda v: v * min(max(v + 3, Fraction(0)), Fraction(6)) / 6, 29),
    "hard_sigmoid": (lambda v: min(max(v + 3, Fraction(0)), Fraction(6)) / 6, 29),
    "relu2": (lambda v: max(v, Fraction(0)) ** 2, 29),
}


@pytest.mark.parametrize("name", PLAIN)
def test_every_binary16_input_of_a_function_made_of_fractions(name):
    plain, stride = PLAIN[name]
    function = FUNCTIONS[name]
    for code in range(0, 2**16, stride):
        at = HALF.decode(code)
        if isinstance(at, Fraction):
            assert reference.rounded(function, at, HALF) == HALF.round(plain(at))


def test_relu_in_binary16_is_numpys_maximum_bit_for_bit():
    codes = np.arange(0, 2**16, 37, dtype=np.uint16)
    inputs = codes.view(np.float16)
    expected = np.maximum(inputs, np.float16(0))
    for code, result in zip(codes.tolist(), expected.tolist(), strict=True):
        ours = reference.rounded("relu", HALF.decode(code), HALF)
        assert math.isnan(ours) if math.isnan(result) else ours == result


# --- limits, refusals


@pytest.mark.parametrize(
    ("function", "order", "side", "limit"),
    [
        ("gelu", 0, 1, sp.oo),
        ("gelu", 0, -1, 0),
        ("gelu", 1, 1, 1),
        ("leaky_relu", 1, -1, sp.Rational(1, 100)),
        ("erfc", 0, -1, 2),
        ("x-x**3", 0, 1, -sp.oo),
        ("x/sqrt(2+x**2)", 0, -1, -1),
        ("atan", 0, 1, sp.pi / 2),
        ("gamma", 0, 1, XphiError),
        ("sin(x)", 0, 1, None),
    ],
)
def test_limits_are_exact(function, order, side, limit):
    if limit is XphiError:
        with pytest.raises(XphiError):
            functions.target(function)
        return
    assert reference.limit_at_infinity(functions.target(function), order, side) == limit


@pytest.mark.parametrize(("function", "at"), [("log(x)", -1), ("1/x", 0), ("sqrt(x)", -2), ("log(x)", 0)])
def test_where_a_function_has_no_value_it_says_so(function, at):
    with pytest.raises(XphiError, match="has no value"):
        reference.value(function, at)
