"""The audit engine on faults that were put there: it must find exactly those."""

import json
import math
from fractions import Fraction

import numpy as np
import pytest

from xphi import formats
from xphi.audit import audit, audit_all, engine, plan
from xphi.audit.encoding import get
from xphi.audit.subjects import given
from xphi.audit.tally import Tally, measure, widened
from xphi.audit.truth import Balls, Kernel, expression_of, split, value
from xphi.balls.numbers import fraction, precision
from xphi.errors import XphiError
from xphi.reference import value as exact_value

EPS = float(np.finfo(np.float64).eps)
#: What a quotient of sums in binary64 may be off by.
FOUR_ROUNDINGS = 4 * EPS
FORMATS = ("float16", "bfloat16", "float32", "float64")


def relu(x):
    return np.where(x <= 0, np.zeros_like(x), x)


def moved(x, at, ulps):
    """Relu, wrong by some ulps at one input."""
    y = relu(x)
    place = x == np.asarray(at, dtype=x.dtype)
    y[place] += np.spacing(y[place]) * np.asarray(ulps, dtype=x.dtype)
    return y


# --- inputs


@pytest.mark.parametrize("dtype", FORMATS)
def test_codes_count_the_floats_in_order(dtype):
    floats = get(dtype)
    first, last = floats.code(-math.inf), floats.code(math.inf)
    assert floats.code(0.0) == floats.code(-0.0) + 1 == floats.count // 2
    assert floats.value(floats.code(1.0) + 1) == 1 + float(floats.format.ulp(1.0))
    assert math.isnan(floats.value(0))
    assert math.isnan(floats.value(floats.count - 1))
    assert first + last == floats.count - 1
    if floats.format.bits == 16:
        values = floats.at(first, last + 1).astype(np.float64)
        assert (np.diff(values) >= 0).all()
        assert np.count_nonzero(np.diff(values) == 0) == 1  # the two zeros
        assert np.count_nonzero(np.isnan(widened(floats.at(0, floats.count)))) == floats.count - values.size


@pytest.mark.parametrize("dtype", FORMATS)
def test_a_sample_takes_no_input_twice_and_both_sides_of_every_power_of_two(dtype):
    floats = get(dtype)
    sample = plan.sample(floats, 3000, special=(-0.75,))
    taken = [np.concatenate(list(plan.inputs(piece, floats, 1000))) for piece in sample.pieces if len(piece)]
    codes = np.concatenate(taken).view(floats.unsigned)
    assert codes.size == len(sample) == np.unique(codes).size
    numbers = widened(np.concatenate(taken)).astype(np.float64)
    values = set(numbers[~np.isnan(numbers)].tolist())
    for exponent in range(floats.format.emin, floats.format.emax + 1):
        power = math.ldexp(1.0, exponent)
        below = float(floats.format.below(Fraction(power)) if power > floats.format.tiny else 0)
        assert {power, -power, below, -below, power + float(floats.format.ulp(power))} <= values
    for point in (0.0, math.inf, -math.inf, float(floats.format.largest), float(floats.format.tiny), -0.75):
        assert point in values
    neighbours = {float(floats.format.above(Fraction(-0.75))), float(floats.format.below(Fraction(-0.75)))}
    assert neighbours <= values


@pytest.mark.parametrize(
    ("low", "high", "count"),
    [
        (Fraction(1), Fraction(2), 2**10 + 1),
        (Fraction(1, 3), Fraction(1, 2), None),
        (Fraction(0), Fraction(1), 15 * 2**10 + 1),
        (-math.inf, math.inf, 2 * (31 * 2**10 + 1)),
        (Fraction(-(10**9)), Fraction(10**9), 2 * 31 * 2**10),
        (Fraction(1, 10**12), Fraction(1, 10**9), 0),
    ],
)
def test_an_interval_holds_every_float_inside_it_and_no_other(low, high, count):
    floats = get("float16")
    taken = plan.interval(floats, low, high)
    arrays = [array for piece in taken.pieces for array in plan.inputs(piece, floats, 1 << 16)]
    values = np.concatenate([*arrays, np.empty(0, np.float16)]).astype(np.float64)
    everything = floats.at(floats.code(-math.inf), floats.code(math.inf) + 1).astype(np.float64)
    lowest = float("-0.0") if low == 0 else float(low)
    inside = everything[(everything >= lowest) & (everything <= float(high))]
    assert taken.exhaustive
    assert len(taken) == values.size
    assert set(values.tolist()) == set(inside.tolist())
    assert count is None or len(taken) in (count, count + 1)  # an end of 0 may bring both zeros


def test_the_input_before_another_is_found_in_every_piece():
    floats = get("float32")
    sample = plan.sample(floats, 3000)
    values = np.sort(np.concatenate([next(plan.inputs(p, floats, 1 << 20)) for p in sample.pieces if len(p)]))
    values = values[~np.isnan(values)]
    for k in (1, 7, 1000, values.size // 3, values.size - 1):
        assert sample.before(float(values[k])) == values[k - 1]
    assert math.isnan(sample.before(-math.inf))


# --- the words


@pytest.mark.parametrize("dtype", FORMATS)
def test_errors_are_what_the_definition_says(dtype):
    """|got - exact|/ulp(exact) for exact values everywhere: beside ties, at powers of two, subnormal, too large."""
    floats, source = get(dtype), np.random.default_rng(5)
    fmt = floats.format
    edges = [math.ldexp(1.0, e) for e in (fmt.emin - fmt.precision + 1, fmt.emin - 1, fmt.emin, -1, 0, 1, fmt.emax)]
    exact, got = [], []
    for edge in edges:
        for _ in range(40):
            y = Fraction(edge) * (
                1 + Fraction(int(source.integers(-(2**62), 2**62)), 2 ** int(source.integers(62, 130)))
            )
            near = fmt.round(y)
            steps = int(source.integers(-3, 4))
            exact.append(y)
            got.append(float(near + steps * fmt.ulp(y)) if math.isfinite(near) else float(fmt.largest))
    got = np.array(got).astype(floats.dtype)
    pairs = [split(y.numerator << 400, -400 - y.denominator.bit_length() + 1) for y in exact]
    reference, rest = np.array([p[0] for p in pairs]), np.array([p[1] for p in pairs])
    for k, y in enumerate(exact):
        one = slice(k, k + 1)

        class Known:
            balls = None

            def exact(self, x, one=one):
                return reference[one], rest[one]

        (tally,) = measure(np.ones(1), [got[one]], floats, Known())
        result = float(got[k])
        if math.isfinite(result):
            wanted = abs(Fraction(result) - y) / fmt.ulp(y)
            assert tally.max_ulp == pytest.approx(float(wanted), rel=FOUR_ROUNDINGS, abs=FOUR_ROUNDINGS)
            assert tally.max_abs == pytest.approx(
                float(abs(Fraction(result) - y)), rel=FOUR_ROUNDINGS, abs=FOUR_ROUNDINGS * float(fmt.ulp(y))
            )
        assert tally.correct == (result == float(fmt.round(y)))


def test_a_result_beyond_the_largest_float_is_right_as_infinity_and_counted_in_the_last_ulp_otherwise():
    floats = get("float32")
    largest = float(floats.format.largest)
    found = audit(
        lambda x: np.full_like(x, largest), "x**3", dtype="float32", on="2**43,2**44", reference="balls", inputs=9
    )
    assert found.max_ulp == pytest.approx((2.0**132 - largest) / 2.0**104)
    with np.errstate(over="ignore"):
        found = audit(lambda x: x * x * x, "x**3", dtype="float32", on="2**43,2**44", reference="balls", inputs=9)
    assert found.max_ulp == 0
    assert found.correctly_rounded == 1
    assert found.tally.nonfinite == 0


def test_reference_and_rest_are_the_exact_value():
    for at in (0.5, -3.25, 30.0, -37.0, 1e-300, 1e-30):
        reference, rest = value(expression_of("gelu"), 0, at)
        with precision(400):
            y = fraction(exact_value("gelu", at, bits=300))
        assert Fraction(reference) + Fraction(rest) * Fraction(math.ulp(reference)) == pytest.approx(
            y, rel=2.0**-53 * EPS
        )  # the rest has 53 bits of its own
        assert abs(rest) <= 0.5


# --- faults that were put there


def test_a_right_function_has_no_error():
    found = audit(relu, "relu", dtype="float32", on="-2,2", reference="balls", inputs=3000)
    assert (found.max_ulp, found.tally.max_abs, found.correctly_rounded) == (0, 0, 1)
    assert found.zero_from is None
    assert all(row.right for row in found.special)


@pytest.mark.parametrize("dtype", FORMATS)
@pytest.mark.parametrize("ulps", [1, -3, 17])
def test_an_error_of_some_ulps_at_one_input_is_found_there(dtype, ulps):
    floats = get(dtype)
    start, count = floats.code(1.25), 500
    piece = plan.Span(start, start + count)
    at = floats.value(start + 321)
    (tally,) = engine.chunk([subject(lambda x: moved(x, at, ulps), dtype)], Balls("relu", 0), piece)
    assert tally.max_ulp == abs(ulps)
    assert tally.at == at
    assert tally.max_abs == abs(ulps) * float(floats.format.ulp(at))
    assert (tally.inputs, tally.correct) == (count, count - 1)


def subject(function, dtype, order=0):
    return given(function, dtype, order)


def exact_gelu(x):
    from scipy.special import ndtr

    wide = x.astype(np.float64)
    return (wide * ndtr(wide)).astype(x.dtype)


def test_a_tail_that_becomes_zero_too_early_is_named():
    border = -3.0

    def cut(x):
        y = exact_gelu(x)
        return np.where(x < border, np.zeros_like(y), y)

    found = audit(cut, "gelu", dtype="float16", on="-6,-2", reference="balls")
    assert found.zero_from == np.nextafter(np.float16(border), np.float16(-9))
    assert found.tally.max_rel_negative == 1
    # nothing is said where everything below rounds to zero anyway, or where the function itself is zero
    assert audit(exact_gelu, "gelu", dtype="float16", on="-9,-2", reference="balls").zero_from is None
    assert audit(relu, "relu", dtype="float16", on="-9,-2").zero_from is None


def test_nan_at_minus_infinity_is_told_in_the_table_and_among_the_results_that_are_no_numbers():
    def product(x):
        return (x * 0 + 1) * exact_gelu(x)  # inf*0, as every framework has it

    found = audit(product, "gelu", dtype="float16", on="-inf,-1000", reference="balls")
    wrong = {row.input for row in found.special if not row.right}
    assert wrong == {-math.inf, math.inf}
    assert found.tally.nonfinite == 1
    assert found.json()["nonfinite"] == [-math.inf]


def test_a_zero_of_the_wrong_sign_is_told():
    found = audit(lambda x: np.abs(relu(x)) + np.float16(0), "gelu", dtype="float16", on="-0.1,0", reference="balls")
    assert [row.input for row in found.special if not row.right][:1] == [-math.inf]
    negative = next(row for row in found.special if math.copysign(1, row.input) < 0 and row.input == 0)
    assert math.copysign(1, negative.exact) < 0
    assert not negative.right


def test_numbers_for_nan_are_told():
    found = audit(lambda x: np.where(np.isnan(x), np.zeros_like(x), relu(x)), "relu", dtype="float16")
    assert found.tally.inputs == 65536
    assert found.tally.nan_lost == 2 * (2**10 - 1)
    assert not found.special[-1].right


def test_sixteen_bits_are_taken_whole():
    found = audit(relu, "relu", dtype="bfloat16")
    assert (found.tally.inputs, found.plan.exhaustive, found.bound) == (65536, True, 0)
    assert found.json()["error"]["evidence"] == "exhaustive"
    assert len(repr(found).splitlines()) == 1
    assert "against relu, bfloat16: 0 ULP" in repr(found)
    assert "65,536 (exhaustive)" in found._repr_html_()


def test_two_tallies_add_up_in_any_order():
    a = Tally(inputs=2, max_ulp=1.0, at=3.0, nonfinite_at=[1.0], first_nonzero=-2.0)
    b = Tally(inputs=3, max_ulp=1.0, at=2.0, max_abs=5.0, abs_at=9.0, nonfinite_at=[0.5])
    one, other = Tally(), Tally()
    for tally in (a, b):
        one.add(tally)
    for tally in (b, a):
        other.add(tally)
    assert repr(one) == repr(other)
    assert (one.inputs, one.at, one.max_abs, one.nonfinite_at, one.first_nonzero) == (5, 2.0, 5.0, [0.5, 1.0], -2.0)
    assert repr(Tally.load(json.loads(json.dumps(one.stored())))) == repr(one)


# --- the kernel as the reference


@pytest.mark.parametrize(("name", "order"), [("gelu", 0), ("gelu", 1), ("silu", 0), ("sigmoid", 0), ("tanh", 1)])
@pytest.mark.parametrize("dtype", ["float32", "bfloat16"])
def test_a_kernel_as_the_reference_gives_what_balls_give(name, order, dtype):
    floats = get(dtype)
    codes = [floats.code(v) for v in (-4.0, -0.7521, -1e-3, 1e-39, 0.3, 1.0, 17.0)]
    rounded = []
    for code in codes:
        x = floats.at(code, code + 60)
        wide = widened(x).astype(np.float64)
        exact, _ = Balls(name, order).exact(wide)
        results = [
            exact.astype(floats.dtype),
            np.nextafter(exact, 0).astype(floats.dtype),
            (exact * 1.01).astype(floats.dtype),
        ]
        by_kernel = measure(wide, results, floats, Kernel(name, order))
        by_balls = measure(wide, results, floats, Balls(name, order))
        for one, other in zip(by_kernel, by_balls, strict=True):
            assert (one.correct, one.compared, one.inputs) == (other.correct, other.compared, other.inputs)
            slack = 4 * EPS * 2.0**floats.format.precision  # a kernel may be two units of binary64 off, here and there
            assert one.max_ulp == pytest.approx(other.max_ulp, abs=slack)
            assert one.coarse_ulp == pytest.approx(other.coarse_ulp, abs=slack)
            assert one.max_rel_negative == pytest.approx(other.max_rel_negative, rel=slack)
            assert (one.zero_signs, one.wrong_signs) == (other.zero_signs, other.wrong_signs)
        rounded.append(by_balls[0].correct)
    assert sum(rounded) > 0


class Halves:
    """x/2 and a little more, as a kernel sees it: the sum is lost in binary64."""

    def exact(self, inputs):
        return inputs / 2, None

    @property
    def balls(self):
        class Sure:
            def exact(self, inputs):
                return inputs / 2, np.full(inputs.size, 2.0**-30)

        return Sure()


def test_long_runs_of_ties_are_decided_like_the_inputs_asked_among_them():
    floats = get("float32")
    x = floats.at(floats.code(1e-40), floats.code(1e-40) + 1000)
    wide = x.astype(np.float64)
    up = np.ceil(wide / 2 / 2.0**-149) * 2.0**-149
    down = np.floor(wide / 2 / 2.0**-149) * 2.0**-149
    right, wrong = measure(wide, [up.astype(np.float32), down.astype(np.float32)], floats, Halves())
    assert (right.correct, wrong.correct) == (1000, 500)
    assert right.max_ulp == pytest.approx(0.5)
    assert right.inputs == wrong.inputs == right.compared == 1000
    assert right.inferred > 0


# --- refusals


@pytest.mark.parametrize(
    ("options", "word"),
    [
        ({"dtype": "float8_e5m2"}, "float16"),
        ({"dtype": "float64", "everything": True}, "2^64"),
        ({"everything": True, "on": "0,1"}, "exclude"),
        ({"order": 2}, "--order"),
        ({"on": "1,0"}, "LO < HI"),
        ({"on": "1.0001,1.0002", "dtype": "bfloat16"}, "no float"),
        ({"workers": 0}, "--workers"),
        ({"reference": "kernel", "against": "normal_pdf"}, "no binary64 kernel"),
        ({"against": "gelo"}, "did you mean gelu"),
        ({"against": "exp(x)", "everything": True}, "balls"),
    ],
)
def test_what_cannot_be_audited_is_refused_in_a_sentence(options, word):
    with pytest.raises(XphiError, match=r".") as refused:
        audit(relu, **{"against": "relu", **options})
    assert word in str(refused.value)


def test_several_callables_share_one_pass():
    both = audit_all([relu, lambda x: moved(x, 1.0, 3)], "relu", on="1,1.75", reference="balls", inputs=7)
    assert [one.max_ulp for one in both] == [0, 3]
    assert both[0].plan == both[1].plan
    assert both[1].tally.at == 1


def test_every_format_has_its_numpy_dtype():
    for dtype in FORMATS:
        assert get(formats.ALIASES.get(dtype, dtype)).name == dtype


@pytest.mark.parametrize("taken", [plan.sample(get("float32"), 3000), plan.everything(get("bfloat16"))])
def test_a_part_that_is_kept_apart_takes_its_inputs_along(taken):
    floats = taken.floats
    first, last = floats.code(-0.875), floats.code(-0.625)
    outside, inside = plan.parted(taken, first, last)

    def codes(of):
        found = [np.concatenate(list(plan.inputs(p, floats, 999))).view(floats.unsigned) for p in of.pieces]
        return np.sort(np.concatenate(found))

    assert np.array_equal(np.sort(np.concatenate([codes(outside), codes(inside)])), codes(taken))
    values = widened(codes(inside).view(floats.dtype))
    assert values.size == len(inside) > 10
    assert ((values >= -0.875) & (values <= -0.625)).all()
    beside = audit(relu, "relu", dtype=floats.name, on="-1,1", inputs=999, reference="balls", apart=(-0.875, -0.625))
    assert beside.tally.inputs == sum(part.inputs for part in beside.parts)


def test_large_ulp_errors_that_are_small_are_kept_apart():
    floats = get("float32")
    start = floats.code(2.0**-20)

    def shifted(x):
        y = relu(x)
        y[7] += np.float32(2.0**-25)  # 2^18 ulps there
        y[40] += np.float32(2.0**-22)
        return y

    span = plan.Span(start, start + 40)
    (small,) = engine.chunk([subject(lambda x: shifted(np.append(x, x[-1:]))[:-1], "float32")], Balls("relu", 0), span)
    (both,) = engine.chunk([subject(shifted, "float32")], Balls("relu", 0), plan.Span(start, start + 41))
    assert (small.max_ulp, small.coarse_ulp) == (2.0**18, 0)
    assert (both.max_ulp, both.coarse_ulp) == (2.0**21, 2.0**21)


def test_results_of_the_wrong_sign_are_counted():
    floats = get("float32")
    start = floats.code(1e-40)
    at = np.float32(floats.value(start + 5))
    turned = subject(lambda x: np.where(x == at, -relu(x), relu(x)), "float32")
    (tally,) = engine.chunk([turned], Balls("relu", 0), plan.Span(start, start + 40))
    assert (tally.wrong_signs, tally.zero_signs, tally.correct) == (1, 0, 39)
