"""Kernels on the inputs that are most likely to break them, against correctly rounded values from ball arithmetic."""

import tomllib
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import pytest

import xphi

GOLDEN = tomllib.loads((Path(__file__).parent / "golden" / "kernels.toml").read_text())
DTYPES = {"binary32": np.float32, "binary64": np.float64}
#: What the name of the fast rung promises, in ULP; and absolutely, where a derivative passes through zero.
FAST, FAST_ABSOLUTE = 4, 2.0**-24
ZEROS = "zeros of the derivative"
#: A slope is about half the distance from its zero, so within this distance 2^-24 is more than FAST of its ULP.
NEAR = 0.25
#: `beyond` is written to three digits.
WRITTEN = 0.0005

CASES = [(name, kind, fmt) for name, kinds in GOLDEN.items() for kind, of in kinds.items() for fmt in of]


@dataclass(frozen=True)
class Rows:
    """Inputs, correct results, how far beyond them the exact ones lie, and on which side: −1, 0 or 1."""

    inputs: np.ndarray
    correct: np.ndarray
    beyond: np.ndarray
    side: np.ndarray


def rows(name, kind, fmt, reasons=None):
    groups = GOLDEN[name][kind][fmt]
    split = [row.split() for reason in reasons or groups for row in groups.get(reason, [])]
    width = np.dtype(DTYPES[fmt]).itemsize
    inputs, correct = (np.array([int(row[i], 16) for row in split], f"u{width}").view(DTYPES[fmt]) for i in range(2))
    beyond = np.array([0.0 if row[2] == "=" else float(row[2]) for row in split])
    side = np.array([{"=": 0, "+": 1, "-": -1}[row[2][0]] for row in split])
    return Rows(inputs, correct, beyond, side)


def run(name, kind, values, rung):
    operator = getattr(xphi, name)
    return (operator.grad if kind == "grad" else operator)(values, rung=rung)


def same(left, right):
    """Equal to the bit, any NaN like any other."""
    codes = f"u{left.itemsize}"
    return (left.view(codes) == right.view(codes)) | (np.isnan(left) & np.isnan(right))


def listed(wrong, found, data):
    """What to read when a test fails."""
    spelled = ["nan" if np.isnan(v) else float(v).hex() for v in (data.inputs[wrong][0], found[wrong][0])]
    return f"{np.count_nonzero(wrong)} wrong, the first at {spelled[0]}: {spelled[1]}"


@pytest.mark.parametrize(("name", "kind", "fmt"), CASES)
def test_faithful_gives_one_of_the_two_neighbours(name, kind, fmt):
    data = rows(name, kind, fmt)
    found = run(name, kind, data.inputs, "faithful")
    towards = np.where(data.side > 0, np.inf, -np.inf).astype(found.dtype)
    with np.errstate(under="ignore", over="ignore"):
        other = np.where(data.side == 0, data.correct, np.nextafter(data.correct, towards))
    right = same(found, data.correct) | same(found, np.copysign(other, data.correct))
    assert right.all(), listed(~right, found, data)


@pytest.mark.parametrize(("name", "kind"), [case[:2] for case in CASES if case[2] == "binary32"])
def test_fast_is_within_its_promise(name, kind):
    for reason in GOLDEN[name][kind]["binary32"]:
        data = rows(name, kind, "binary32", [reason])
        found = run(name, kind, data.inputs, "fast")
        finite = np.isfinite(data.correct)
        correct = np.where(finite, data.correct, np.float32(0))
        towards = np.where(data.side < 0, -np.inf, np.inf).astype(np.float32)
        towards[abs(correct) == np.finfo(np.float32).max] = 0
        with np.errstate(under="ignore"):
            after = np.nextafter(correct, towards).astype(np.float64)
        # the spacing on the side where the exact value lies: its own ULP
        ulp = abs(after - correct)
        with np.errstate(invalid="ignore"):
            error = abs(found.astype(np.float64) - correct - data.beyond * ulp)
        right = error <= (FAST + WRITTEN) * ulp
        if kind == "grad" and ZEROS in GOLDEN[name][kind]["binary32"]:
            zero = np.mean(rows(name, kind, "binary32", [ZEROS]).inputs)
            near = abs(data.inputs - zero) < NEAR
            right |= near & (error <= FAST_ABSOLUTE) & (np.signbit(found) == np.signbit(data.correct))
        right = np.where(finite, right, same(found, data.correct))
        assert right.all(), f"{reason}: {listed(~right, found, data)}"


@pytest.mark.parametrize(("name", "kind"), [case[:2] for case in CASES if case[2] == "binary64"])
def test_fast_in_binary64_is_the_faithful_kernel(name, kind):
    data = rows(name, kind, "binary64")
    results = [run(name, kind, data.inputs, rung) for rung in ("faithful", "fast")]
    assert same(*results).all()


@pytest.mark.parametrize("rung", ["faithful", "fast"])
@pytest.mark.parametrize(("name", "kind", "fmt"), CASES)
def test_special_inputs_have_the_stated_results(name, kind, fmt, rung):
    data = rows(name, kind, fmt, ["special"])
    found = run(name, kind, data.inputs, rung)
    exact = (data.side == 0) & ~np.isnan(data.correct)
    assert same(found, data.correct)[exact].all(), listed(exact & ~same(found, data.correct), found, data)
    assert np.array_equal(np.isnan(found), np.isnan(data.inputs))


@pytest.mark.parametrize("rung", ["faithful", "fast"])
@pytest.mark.parametrize(("name", "kind", "fmt"), CASES)
def test_hard_inputs_keep_every_flag_quiet(name, kind, fmt, rung):
    """Warnings are errors in this suite, but NumPy must be asked to look at the flags that a call leaves behind."""
    data = rows(name, kind, fmt)
    signalling = np.array([0x7FA00001 if fmt == "binary32" else 0x7FF4000000000001], f"u{data.inputs.itemsize}")
    with np.errstate(all="raise"):
        found = run(name, kind, np.concatenate([data.inputs, signalling.view(data.inputs.dtype)]), rung)
        assert np.add(np.float32(1), np.float32(1)) == 2  # a left-over flag would be raised here
    assert np.isnan(found[-1])


@pytest.mark.parametrize("name", GOLDEN)
def test_the_vjp_of_one_is_the_derivative_to_an_ulp_or_two(name):
    data = rows(name, "grad", "binary32")
    found = getattr(xphi, name).vjp(data.inputs, np.ones_like(data.inputs))
    finite = np.isfinite(data.inputs) & np.isfinite(data.correct)
    error = abs(found[finite].astype(np.float64) - data.correct[finite])
    # two ULP of the exact product; the correct value is itself within half of one
    assert np.all(error <= 2.5 * np.spacing(abs(data.correct[finite])).astype(np.float64))


def test_the_file_holds_what_it_should():
    for name, kind, fmt in CASES:
        assert {"special", "binade edges", "subnormal and largest"} <= set(GOLDEN[name][kind][fmt])
        data = rows(name, kind, fmt)
        assert len(set(data.inputs[~np.isnan(data.inputs)].view(f"u{data.inputs.itemsize}").tolist())) > 100
    assert ZEROS in GOLDEN["silu"]["grad"]["binary32"]
    assert "ends of the tails" in GOLDEN["gelu"]["f"]["binary64"]
