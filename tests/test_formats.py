"""Formats against the two libraries that implement them: every narrow encoding, drawn wide ones."""

import math
from fractions import Fraction

import ml_dtypes
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from xphi import formats
from xphi.errors import XphiError

DTYPES = {
    "binary16": np.float16,
    "bfloat16": ml_dtypes.bfloat16,
    "binary32": np.float32,
    "binary64": np.float64,
    "float8_e4m3fn": ml_dtypes.float8_e4m3fn,
    "float8_e5m2": ml_dtypes.float8_e5m2,
}
UNSIGNED = {8: np.uint8, 16: np.uint16, 32: np.uint32, 64: np.uint64}
NARROW = [name for name, fmt in formats.FORMATS.items() if fmt.bits <= 16]
names = st.sampled_from(sorted(formats.FORMATS))


def bits_of(name, value):
    """The library's encoding of a float."""
    return int(np.asarray(value, DTYPES[name]).view(UNSIGNED[formats.get(name).bits]))


def library_value(name, code):
    return np.asarray(code, UNSIGNED[formats.get(name).bits]).view(DTYPES[name])


def same(ours, library):
    """Equal as numbers, with NaN equal to NaN and the signs of zeros told apart."""
    if isinstance(ours, float) and math.isnan(ours):
        return math.isnan(library)
    return float(library) == ours and math.copysign(1, library) == math.copysign(1, ours)


def encodings(fmt):
    return st.integers(0, 2**fmt.bits - 1)


@st.composite
def finite(draw):
    """A format and one of its finite values other than zero."""
    name = draw(names)
    fmt = formats.get(name)
    value = fmt.decode(draw(encodings(fmt)))
    return name, fmt, value if isinstance(value, Fraction) else fmt.tiny


def test_every_dtype_is_compared_here():
    assert set(DTYPES) == set(formats.FORMATS)


@pytest.mark.parametrize("name", NARROW)
def test_every_narrow_encoding_has_the_librarys_value_and_comes_back(name):
    fmt = formats.get(name)
    codes = np.arange(2**fmt.bits, dtype=UNSIGNED[fmt.bits])
    with np.errstate(invalid="ignore"):  # signalling NaNs are among them
        library = codes.view(DTYPES[name]).astype(np.float64).tolist()
    decoded = [fmt.decode(code) for code in range(2**fmt.bits)]
    assert all(map(same, decoded, library))
    numbers = [(code, value) for code, value in enumerate(decoded) if value == value]  # noqa: PLR0124  # NaN differs from itself
    assert [fmt.encode(value) for _, value in numbers] == [code for code, _ in numbers]
    assert math.isnan(fmt.decode(fmt.encode(math.nan)))


@pytest.mark.parametrize("name", ["float8_e4m3fn", "float8_e5m2"])
def test_values_walks_through_all_of_them_in_the_order_of_the_encoding(name):
    fmt = formats.get(name)
    decoded = (fmt.decode(code) for code in range(2**fmt.bits))
    walked = list(fmt.values())
    assert walked == [value for value in decoded if value == value]  # noqa: PLR0124  # NaN differs from itself
    assert [math.copysign(1, value) for value in walked if value == 0] == [1, -1]


@pytest.mark.parametrize("name", DTYPES)
def test_limits_are_the_librarys(name):
    fmt, info = formats.get(name), ml_dtypes.finfo(DTYPES[name])
    assert float(fmt.largest) == float(info.max)
    assert float(fmt.smallest_normal) == float(info.smallest_normal)
    assert float(fmt.tiny) == float(info.smallest_subnormal)
    assert fmt.precision == info.nmant + 1


@given(finite())
def test_drawn_encodings_come_back(drawn):
    name, fmt, value = drawn
    assert fmt.decode(fmt.encode(value)) == value
    assert fmt.encode(value) == bits_of(name, float(value))
    assert fmt.representable(value)


@given(finite())
def test_neighbours_are_one_encoding_apart_and_undo_each_other(drawn):
    _, fmt, value = drawn
    above, below = fmt.above(value), fmt.below(value)
    assert below < value < above or math.isnan(float(above)) or math.isnan(float(below))
    outward, inward = (above, below) if value > 0 else (below, above)
    assert fmt.encode(inward) == fmt.encode(value) - 1
    if abs(value) < fmt.largest:
        assert fmt.encode(outward) == fmt.encode(value) + 1
        assert fmt.below(above) == value if isinstance(above, Fraction) else above == 0
    else:
        assert math.isinf(outward) if fmt.infinities else math.isnan(outward)


@pytest.mark.parametrize("name", DTYPES)
def test_neighbours_of_zero_are_the_smallest_subnormals(name):
    fmt = formats.get(name)
    assert (fmt.below(0), fmt.above(0)) == (-fmt.tiny, fmt.tiny)
    assert math.copysign(1, fmt.above(-fmt.tiny)) == -1
    assert math.copysign(1, fmt.below(fmt.tiny)) == 1


@given(st.sampled_from(["binary16", "binary32", "binary64"]), st.data())
def test_ulp_is_numpys_spacing(name, data):
    fmt = formats.get(name)
    value = fmt.decode(data.draw(encodings(fmt)))
    if isinstance(value, Fraction) and abs(value) < fmt.largest:
        assert float(fmt.ulp(value)) == abs(float(np.spacing(library_value(name, fmt.encode(value)))))


@given(finite())
def test_ulp_is_the_step_away_from_zero(drawn):
    _, fmt, value = drawn
    magnitude = abs(value)
    step = fmt.ulp(value)
    assert step == (fmt.above(magnitude) - magnitude if magnitude < fmt.largest else magnitude - fmt.below(magnitude))


@given(names, st.floats(allow_nan=True, allow_infinity=True))
def test_rounding_a_binary64_is_the_librarys_cast(name, value):
    with np.errstate(over="ignore"):
        library = float(np.float64(value).astype(DTYPES[name]))
    fmt = formats.get(name)
    assert same(fmt.round(value, zero=math.copysign(0.0, value)), library)


@given(names, st.fractions(), st.integers(-1100, 1100))
def test_rounding_a_fraction_is_to_the_nearest_with_ties_to_even(name, fraction, scale):
    fmt = formats.get(name)
    exact = fraction * Fraction(2) ** scale
    rounded = fmt.round(exact)
    if not isinstance(rounded, Fraction):
        half_beyond = fmt.largest + fmt.ulp(fmt.largest) / 2
        assert abs(exact) <= fmt.tiny / 2 if rounded == 0 else abs(exact) >= half_beyond
        return
    error = abs(rounded - exact)
    for other in (fmt.above(rounded), fmt.below(rounded)):
        if math.isfinite(other):
            distance = abs(Fraction(other) - exact)
            assert error < distance or (error == distance and fmt.encode(rounded) % 2 == 0)


@pytest.mark.parametrize("name", DTYPES)
def test_ties_at_the_edges(name):
    fmt = formats.get(name)
    assert repr(fmt.round(fmt.tiny / 2)) == "0.0"
    assert repr(fmt.round(-fmt.tiny / 2)) == "-0.0"
    assert fmt.round(fmt.tiny * 3 / 2) == 2 * fmt.tiny
    overflowing = fmt.largest + fmt.ulp(fmt.largest)
    if fmt.infinities:
        assert fmt.round(fmt.largest + fmt.ulp(fmt.largest) / 2) == math.inf
        assert fmt.round(-overflowing) == -math.inf
    else:
        assert math.isnan(fmt.round(overflowing))
    below_half = fmt.largest + fmt.ulp(fmt.largest) * Fraction(499, 1000)
    assert fmt.round(below_half) == fmt.largest


@given(st.floats(allow_nan=False, allow_infinity=False))
def test_hex_says_what_pythons_own_hex_says(value):
    assert float.fromhex(formats.hex_of(value)) == value
    assert formats.from_hex(formats.hex_of(value)) == Fraction(value)
    assert formats.from_hex(value.hex()) == Fraction(value)


@given(st.integers(-(2**300), 2**300), st.integers(-2000, 2000))
def test_hex_holds_numbers_of_any_length(mantissa, exponent):
    number = mantissa * Fraction(2) ** exponent
    assert formats.from_hex(formats.hex_of(number)) == number


@pytest.mark.parametrize("text", ["", "1.5", "0x", "0x1.8", "0xp3", "0x1.gp0", "0x1p99999999", "0x1.8p-3 "])
def test_what_is_no_hexadecimal_number_is_refused(text):
    if text.strip() != text:
        assert formats.from_hex(text) == Fraction(3, 16)  # int() forgives spaces around the exponent
        return
    with pytest.raises(XphiError, match="not a hexadecimal number"):
        formats.from_hex(text)


def test_a_third_has_no_hexadecimal_spelling():
    with pytest.raises(XphiError, match="no finite hexadecimal"):
        formats.hex_of(Fraction(1, 3))


@given(st.fractions(min_value=Fraction(1, 10**9)), st.integers(1, 80))
def test_round_bits_keeps_that_many(value, bits):
    rounded = formats.round_bits(value, bits)
    spelled = Fraction(rounded)
    while spelled.denominator > 1:
        spelled *= 2
    while spelled.numerator % 2 == 0:
        spelled /= 2
    assert spelled.numerator.bit_length() <= bits
    assert 2 * abs(rounded - value) * 2 ** (bits - 1) <= max(value, rounded)


def test_names_and_aliases_lead_to_the_format_and_others_list_them():
    assert formats.get("half") is formats.get("binary16")
    assert formats.get("e4m3") is formats.get("float8_e4m3fn")
    with pytest.raises(XphiError, match="binary16, bfloat16"):
        formats.get("float7")


def test_values_that_do_not_belong_are_refused():
    with pytest.raises(XphiError, match="is not a value of binary16"):
        formats.get("binary16").encode(Fraction(1, 3))
    with pytest.raises(XphiError, match="8-bit encoding"):
        formats.get("e5m2").decode(256)
