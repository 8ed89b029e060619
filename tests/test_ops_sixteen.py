"""The 16-bit formats: tables rounded once from binary64, products with their entries, conversions around the rest."""

from fractions import Fraction

import ml_dtypes
import numpy as np
import pytest

import xphi
from xphi import _core, formats
from xphi.functions.gates import GATES
from xphi.lower.exceptions import exceptions

SMALL = {"binary16": np.dtype(np.float16), "bfloat16": np.dtype(ml_dtypes.bfloat16)}
ALL = np.arange(65536, dtype=np.uint16)
small = pytest.mark.parametrize("name", SMALL)


def wide(codes, name):
    """Exact binary64 values of 16-bit codes, by NumPy and ml_dtypes."""
    with np.errstate(invalid="ignore"):
        return codes.view(SMALL[name]).astype(np.float64)


def quiet(codes, name):
    return codes | np.uint16(0x0200 if name == "binary16" else 0x0040)


@small
@pytest.mark.parametrize("kind", ["f", "grad"])
def test_table_is_the_binary64_kernel_rounded_once(name, kind):
    x = wide(ALL, name)
    exact = np.empty_like(x)
    _core.run("gelu", kind, "binary64", "faithful", (x,), (exact,))
    got = np.empty_like(ALL)
    _core.run("gelu", kind, name, "faithful", (ALL,), (got,))
    nan = np.isnan(x)
    assert np.array_equal(got[nan], quiet(ALL[nan], name))
    fmt = formats.get(name)
    stored = {row.input for row in exceptions() if (row.name, row.kind, row.format) == ("gelu", kind, name)}
    replaced = set()
    for place, value in zip(np.flatnonzero(~nan)[::7].tolist(), exact[~nan][::7].tolist(), strict=True):
        rounded = value if not np.isfinite(value) else fmt.round(Fraction(value), zero=value)
        if fmt.encode(rounded) != got[place]:
            replaced.add(int(ALL[place]))
    assert replaced == {code for code in stored if code in set(ALL[~nan][::7].tolist())}


@small
def test_both_rungs_are_one_table(name):
    results = [np.empty_like(ALL) for _ in range(2)]
    for rung, out in zip(("faithful", "fast"), results, strict=True):
        _core.run("gelu", "f", name, rung, (ALL,), (out,))
    assert np.array_equal(*results)


@small
@pytest.mark.parametrize("isa", _core.isas())
def test_conversions_are_exact_and_round_to_even(name, isa):
    """A bias of -0 changes no bit: relu of a positive number is what conversion to binary32 and back leaves of it."""
    relu = _core.kernel("relu", "bias", name, "faithful", isa)
    out = np.empty_like(ALL)
    relu((ALL, np.full_like(ALL, 0x8000)), (out,))
    positive = (ALL < 0x8000) & ~np.isnan(wide(ALL, name))
    assert np.array_equal(out[positive], ALL[positive])
    nan = np.isnan(wide(ALL, name))
    assert np.array_equal(out[nan], quiet(ALL[nan], name))


@small
@pytest.mark.parametrize("isa", _core.isas())
def test_sums_are_rounded_once(name, isa):
    """Against exact sums: x + b for many b, through relu, which leaves what is positive alone."""
    rng = np.random.default_rng(3)
    x, b = (rng.integers(0, 65536, 40000).astype(np.uint16) for _ in range(2))
    with np.errstate(all="ignore"):
        total = wide(x, name) + wide(b, name)
        near = np.abs(np.log2(np.abs(wide(x, name) / wide(b, name)))) < 30  # then the sum is exact in binary64
        keep = near & (total > 0) & np.isfinite(total)
    out = np.empty_like(x)
    _core.kernel("relu", "bias", name, "faithful", isa)((x, b), (out,))
    fmt = formats.get(name)
    wanted = [fmt.encode(fmt.round(Fraction(value))) for value in total[keep].tolist()]
    assert keep.sum() > 4000
    assert out[keep].tolist() == wanted


@small
@pytest.mark.parametrize("isa", _core.isas())
def test_clamped_gate_is_the_binary32_one_rounded_once(name, isa):
    rng = np.random.default_rng(4)
    gate, up = (rng.normal(scale=4, size=5000).astype(np.float32).astype(SMALL[name]) for _ in range(2))
    wanted = np.empty(5000, np.float32)
    numbers = (1.702, 7.0)
    wide_arrays = (gate.astype(np.float32), up.astype(np.float32))
    _core.run("swiglu_clamped", "gate", "binary32", "faithful", wide_arrays, (wanted,), numbers)
    out = np.empty(5000, np.uint16)
    clamped = _core.kernel("swiglu_clamped", "gate", name, "faithful", isa)
    clamped((gate.view(np.uint16), up.view(np.uint16)), (out,), numbers)
    assert np.array_equal(out, wanted.astype(SMALL[name]).view(np.uint16))
    assert np.array_equal(xphi.swiglu_clamped(gate, up).view(np.uint16), out)


def factors(name, seed):
    """All inputs twice, with other factors of a usual size and of every size."""
    rng = np.random.default_rng(seed)
    x = np.tile(ALL, 2)
    others = [rng.integers(0, 65536, x.size).astype(np.uint16) for _ in range(2)]
    for other in others:
        other[:65536] = rng.normal(size=65536).astype(SMALL[name]).view(np.uint16)
    return x, *others


def assert_rounds(codes, exact, name):
    """Within half an ULP and 2^-10 of `exact`; the NaNs, infinities and signs are its own."""
    fmt = formats.get(name)
    got = wide(codes, name)
    nan = np.isnan(exact)
    assert np.array_equal(np.isnan(got), nan)
    assert np.array_equal(np.signbit(got[~nan]), np.signbit(exact[~nan]))
    past = 2.0 ** (fmt.emax + 1)  # where the next number would be, if there were one: infinity stands for it
    size, result = (np.minimum(np.abs(a[~nan]), past) for a in (exact, got))
    binade = np.clip(np.frexp(size)[1] - 1, fmt.emin, fmt.emax)
    assert np.max(np.abs(result - size) / np.ldexp(1.0, binade - fmt.precision + 1)) <= 0.5 + 2.0**-10


def binary64(function, kind, x):
    """The binary64 operator; NaNs are left out of its range."""
    y = np.empty_like(x)
    _core.run(function, kind, "binary64", "faithful", (x,), (y,))
    return y


@small
@pytest.mark.parametrize("function", sorted({name for name, kind, *_ in _core.kernels() if kind == "vjp"}))
@pytest.mark.parametrize("isa", _core.isas())
def test_vjp_is_the_exact_product_rounded(name, function, isa):
    x, g, _ = factors(name, 5)
    out = np.empty_like(x)
    _core.kernel(function, "vjp", name, "faithful", isa)((x, g), (out,))
    with np.errstate(invalid="ignore"):
        assert_rounds(out, binary64(function, "grad", wide(x, name)) * wide(g, name), name)


@small
@pytest.mark.parametrize("unit", [unit for unit in GATES if not unit.other_formula], ids=lambda unit: unit.name)
@pytest.mark.parametrize("isa", _core.isas())
def test_gates_are_exact_products_rounded(name, unit, isa):
    gate, up, g = factors(name, 6)
    y, d_gate, d_up = (np.empty_like(gate) for _ in range(3))
    _core.kernel(unit.name, "gate", name, "faithful", isa)((gate, up), (y,))
    _core.kernel(unit.name, "gate_vjp", name, "faithful", isa)((gate, up, g), (d_gate, d_up))
    f, slope = (binary64(unit.activation, kind, wide(gate, name)) for kind in ("f", "grad"))
    with np.errstate(invalid="ignore"):
        assert_rounds(y, f * wide(up, name), name)
        assert_rounds(d_gate, slope * (wide(up, name) * wide(g, name)), name)
        assert_rounds(d_up, f * wide(g, name), name)


@small
@pytest.mark.parametrize(
    ("function", "kind"),
    [("silu", "vjp"), ("relu", "vjp"), ("swiglu", "gate"), ("swiglu", "gate_vjp"), ("reglu", "gate_vjp")],
)
@pytest.mark.parametrize("n", [1, 15, 16, 65, 1000])
def test_instruction_sets_agree_at_every_length_and_in_place(name, function, kind, n):
    results = []
    for isa in _core.isas():
        kernel = _core.kernel(function, kind, name, "faithful", isa)
        arrays = np.random.default_rng(n).integers(0, 65536, (3, n)).astype(np.uint16)
        inputs = tuple(arrays[: 3 if kind == "gate_vjp" else 2])
        apart = tuple(np.empty(n, np.uint16) for _ in range(2 if kind == "gate_vjp" else 1))
        kernel(inputs, apart)
        kernel(inputs, inputs[: len(apart)])
        assert np.array_equal(inputs[: len(apart)], apart)
        results.append(apart)
    assert all(np.array_equal(result, results[0]) for result in results)


@small
def test_relu_needs_no_table(name):
    """Its own code has the results that a table would have."""
    for function in ("relu", "relu2"):
        exact = binary64(function, "f", wide(ALL, name))
        with np.errstate(over="ignore", invalid="ignore"):
            wanted = exact.astype(SMALL[name]).view(np.uint16)
        nan = np.isnan(exact)
        for isa in _core.isas():
            out = np.empty_like(ALL)
            _core.kernel(function, "f", name, "faithful", isa)((ALL,), (out,))
            assert np.array_equal(out[~nan], wanted[~nan])
            assert np.array_equal(out[nan], quiet(ALL[nan], name))


@small
def test_first_nan_is_kept(name):
    nan, other, one = (np.array([code], np.uint16) for code in (0x7FF1, 0xFFF2, 0x3C00))
    for function in ("silu", "relu"):
        for x, g, wanted in ((nan, other, nan), (other, one, other), (one, other, other)):
            out = np.empty_like(x)
            _core.run(function, "vjp", name, "faithful", (x, g), (out,))
            assert out == wanted
