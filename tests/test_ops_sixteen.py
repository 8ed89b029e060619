"""The 16-bit formats: tables rounded once from binary64, and conversions around binary32 kernels."""

from fractions import Fraction

import ml_dtypes
import numpy as np
import pytest

import xphi
from xphi import _core, formats
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
def test_gate_in_16_bits_is_the_binary32_one_rounded_once(name, isa):
    rng = np.random.default_rng(4)
    gate, up = (rng.normal(scale=4, size=5000).astype(np.float32).astype(SMALL[name]) for _ in range(2))
    wanted = np.empty(5000, np.float32)
    _core.run("swiglu", "gate", "binary32", "fast", (gate.astype(np.float32), up.astype(np.float32)), (wanted,))
    out = np.empty(5000, np.uint16)
    _core.kernel("swiglu", "gate", name, "faithful", isa)((gate.view(np.uint16), up.view(np.uint16)), (out,))
    assert np.array_equal(out, wanted.astype(SMALL[name]).view(np.uint16))
    assert np.array_equal(xphi.swiglu(gate, up).view(np.uint16), out)
