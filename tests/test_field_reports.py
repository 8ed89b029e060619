"""Inputs at which some library was publicly reported wrong: ours must be right there.

The golden file holds each report's address, its inputs and the exact answers. That those answers are right is checked
against ball arithmetic here for the gates, in `test_reference.py` for the functions.
"""

import json
import math
import re
from fractions import Fraction
from pathlib import Path

import ml_dtypes
import numpy as np
import pytest

import xphi
from xphi import formats, reference
from xphi.balls.numbers import fraction

GOLDEN = json.loads((Path(__file__).parent / "golden" / "field_reports.json").read_text())
DTYPES = {"binary16": np.float16, "bfloat16": ml_dtypes.bfloat16, "binary32": np.float32, "binary64": np.float64}
#: What the reports ask of a formula or of a second derivative is a question to the reference, not to an operator.
OPERATOR = re.compile(r"\w+'?")
GELUS = ("gelu", "gelu_tanh", "gelu_sigmoid")
LETTER = {"swiglu": "silu", "geglu": "gelu"}


def answered(kind):
    return [row for row in GOLDEN[kind] if OPERATOR.fullmatch(row["function"])]


def spelled(row):
    at = row["x"] if "x" in row else ",".join(row["inputs"])
    return f"{row['source']}-{row.get('function') or row['gate']}-{row.get('format', 'decimal')}-{at}"


def run(function, values, **options):
    """The operator, or its derivative when the name ends in a prime."""
    operator = getattr(xphi, function.rstrip("'"))
    return (operator.grad if function.endswith("'") else operator)(values, **options)


def decoded(code, fmt):
    """An array of one element with these bits."""
    return np.array([int(code, 16)], f"u{fmt.bits // 8}").view(DTYPES[fmt.name])


def bits(values):
    return values.view(f"u{values.itemsize}").tolist()


def neighbours(exact, fmt):
    """The encodings between which a value lies; one of them where it is a value of the format."""
    nearest = fmt.round(exact)
    if nearest == exact:
        return {fmt.encode(nearest)}
    if nearest == 0:
        other = -fmt.tiny if exact < 0 else fmt.tiny
    else:
        other = fmt.above(nearest) if exact > nearest else fmt.below(nearest)
        if other == 0:
            other = math.copysign(0.0, exact)
    return {fmt.encode(nearest), fmt.encode(other)}


def exact(function, at):
    """f or f′ at the exact value of a float, to 300 bits."""
    return fraction(reference.value(function.rstrip("'"), Fraction(at), function.count("'"), bits=300))


@pytest.mark.parametrize("row", answered("rounded"), ids=spelled)
def test_reported_inputs(row):
    fmt = formats.get(row["format"])
    (result,) = bits(run(row["function"], decoded(row["x"], fmt)))
    correct = int(row["rounded"], 16)
    if fmt.bits == 16 or fmt.decode(correct) == 0:
        assert result == correct
    else:
        assert result in neighbours(exact(row["function"], fmt.decode(int(row["x"], 16))), fmt)


@pytest.mark.parametrize("name", ["binary32", "binary64"])
@pytest.mark.parametrize("row", answered("decimal"), ids=spelled)
def test_reported_decimals(row, name):
    fmt = formats.get(name)
    at = fmt.round(Fraction(row["x"]))
    (result,) = bits(run(row["function"], np.array([float(at)], DTYPES[name])))
    assert result in neighbours(exact(row["function"], at), fmt)


@pytest.mark.parametrize("row", answered("special"), ids=spelled)
def test_reported_special_inputs(row):
    dtype = DTYPES[row["format"]]
    (result,) = run(row["function"], np.array([row["x"]], dtype))
    expected = dtype(row["rounded"])
    if np.isnan(expected):
        assert np.isnan(result)
    else:
        assert (result, np.signbit(result)) == (expected, np.signbit(expected))


def gate_value(name, gate, up):
    """A gate of two exact numbers, exactly enough to be rounded to any format."""
    if name == "swiglu_clamped":  # with its default constants
        return exact("gelu_sigmoid", min(gate, Fraction(7))) * (max(min(up, Fraction(7)), Fraction(-7)) + 1)
    return exact(LETTER[name], gate) * up


@pytest.mark.parametrize("row", GOLDEN["gates"], ids=spelled)
def test_reported_gates(row):
    fmt = formats.get(row["format"])
    gate, up = (fmt.decode(int(code, 16)) for code in row["inputs"])
    value = gate_value(row["gate"], Fraction(gate), Fraction(up))
    assert fmt.encode(fmt.round(value)) == int(row["rounded"], 16)
    (result,) = bits(getattr(xphi, row["gate"])(*(decoded(code, fmt) for code in row["inputs"])))
    if fmt.bits == 16:
        assert result == int(row["rounded"], 16)
    else:
        assert abs(fmt.decode(result) - value) <= 2 * fmt.ulp(value)


def test_every_row_has_its_address():
    kinds = ("rounded", "decimal", "special", "gates")
    assert {row["source"] for kind in kinds for row in GOLDEN[kind]} == set(GOLDEN["sources"])
    assert all(address.startswith("https://") for address in GOLDEN["sources"].values())


# --- what the reports ask for in general, rather than at one input


@pytest.fixture(scope="module")
def spread():
    """Binary32 inputs over every binade, of both signs, at a stride that no binade divides."""
    values = np.arange(0, 2**32, 65521, dtype=np.uint32).view(np.float32)
    return np.sort(values[~np.isnan(values)])


@pytest.mark.parametrize("rung", ["faithful", "fast"])
def test_the_three_gelus_are_three_functions(rung):
    at = np.linspace(-5, 5, 64, dtype=np.float32)
    values = [run(name, at, rung=rung) for name in GELUS]
    for i, one in enumerate(values):
        for other in values[i + 1 :]:
            assert np.all(one != other, where=abs(at) < 3)


@pytest.mark.parametrize("rung", ["faithful", "fast"])
def test_ranges_that_need_no_reference(spread, rung):
    """A series gave erf above 1, a reused coefficient tanh above 1, a table GELU above 0 for x below 0."""
    for name, low, high in (("erf", -1, 1), ("tanh", -1, 1), ("erfc", 0, 2), ("normal_cdf", 0, 1), ("sigmoid", 0, 1)):
        values = run(name, spread, rung=rung)
        assert np.all((values >= low) & (values <= high)), name
    for name in (*GELUS, "silu", "mish"):
        values = run(name, spread, rung=rung)
        assert np.array_equal(np.signbit(values), np.signbit(spread)), name


@pytest.mark.parametrize("name", [*GELUS, "silu", "tanh", "erf", "mish", "elu", "selu"])
@pytest.mark.parametrize("dtype", DTYPES.values(), ids=DTYPES)
def test_zero_stays_zero_with_its_sign(name, dtype):
    zeros = np.array([0.0, -0.0], dtype)
    assert bits(run(name, zeros)) == bits(zeros)


@pytest.mark.parametrize("name", [*GELUS, "silu", "tanh", "sigmoid", "mish", "softplus", "elu", "selu"])
@pytest.mark.parametrize("order", ["", "'"])
@pytest.mark.parametrize("rung", ["faithful", "fast"])
def test_no_finite_input_gives_a_nan_or_an_infinity(spread, name, order, rung):
    """Cubes, squares and exponentials that overflow on the way were the commonest report of all."""
    finite = spread[np.isfinite(spread)]
    values = run(name + order, finite, rung=rung)
    if (name, order) == ("selu", ""):  # its slope is above 1: the largest inputs do overflow
        finite, values = (array[abs(finite) < 1e38] for array in (finite, values))
    assert np.isfinite(values).all()


@pytest.mark.parametrize("name", [*GELUS, "silu", "tanh", "sigmoid", "erf", "mish", "softplus"])
def test_gradients_at_the_infinities_are_their_limits(name):
    ends = {"gelu": (-0.0, 1), "gelu_tanh": (-0.0, 1), "gelu_sigmoid": (-0.0, 1), "silu": (-0.0, 1), "mish": (-0.0, 1)}
    low, high = ends.get(name, (0.0, 1 if name == "softplus" else 0.0))
    values = run(name + "'", np.array([-np.inf, np.inf], np.float32))
    assert bits(values) == bits(np.array([low, high], np.float32))


def test_gelu_minus_its_mirror_is_x(spread):
    """gelu(x) − gelu(−x) = x holds exactly; each term is off by less than an ULP, and so is the rounded difference."""
    finite = spread[np.isfinite(spread)]
    for name in GELUS:
        difference = run(name, finite).astype(np.float64) - run(name, -finite)
        assert np.all(abs(difference - finite) <= 2 * np.spacing(abs(finite)).astype(np.float64)), name


def test_one_element_has_the_bits_that_it_has_in_an_array():
    values = np.linspace(-6, 6, 67, dtype=np.float32)
    for name in (*GELUS, "erf", "silu", "tanh"):
        together = bits(run(name, values))
        assert [bits(run(name, values[i : i + 1]))[0] for i in range(len(values))] == together, name
        assert [bits(np.asarray(run(name, value)).reshape(1))[0] for value in values] == together, name


def test_half_of_each_row_is_read_by_its_strides():
    rows = np.array([[-1, 2, 10, 20], [3, -4, 30, 40]], np.float32)
    half = rows[:, :2]
    assert bits(run("gelu", half).reshape(-1)) == bits(run("gelu", half.copy()).reshape(-1))


@pytest.mark.parametrize("shape", [(0, 8), (4, 0), (0, 0)])
def test_gates_of_nothing_are_nothing(shape):
    empty = np.empty(shape, np.float32)
    assert xphi.swiglu(empty, empty).shape == shape
