"""Programs: the same bits in Python as in every compiled copy, and arithmetic that loses nothing where it says so."""

import math
import struct
from fractions import Fraction

import numpy as np
import pytest

from xphi import _core
from xphi.formats import FORMATS
from xphi.lower import c
from xphi.lower.arithmetic import Pair, Paired
from xphi.lower.execute import run
from xphi.lower.kernels import build, names, rows
from xphi.lower.program import Program
from xphi.lower.recipes import all_fits

POINTS = [0.0, -0.0, 1e-40, -0.35, 0.6, -0.7517915, 1.0, -1.2784646, 2.5, -4.7, 6.0, -9.3, 17.0, -31.0, -88.0, 120.0]
SPECIAL = [math.inf, -math.inf, math.nan, 3e38, -3e38]
KERNELS = [row for name in names() for row in rows(name)]
DTYPE = {"binary32": np.float32, "binary64": np.float64}
SETTINGS = (1.702, 7.0)


def bits(value, number_format):
    """The bits of a result; every NaN counts as one."""
    pattern = "<f" if number_format == "binary32" else "<d"
    return "nan" if math.isnan(value) else struct.pack(pattern, value)


@pytest.mark.parametrize("isa", _core.isas())
@pytest.mark.parametrize("row", KERNELS, ids=lambda row: row.symbol)
def test_the_compiled_kernel_gives_the_bits_of_its_program(row, isa):
    program = build(row)
    count = len(program.inputs)
    first = np.array(POINTS + SPECIAL, DTYPE[row.format])
    columns = (first, np.array(POINTS[::-1] + SPECIAL, DTYPE[row.format]), np.flip(first).copy())[:count]
    outputs = tuple(np.empty_like(first) for _ in program.outputs)
    parameters = SETTINGS if any(step.operation == "parameter" for step in program.steps) else ()
    _core.kernel(row.name, row.kind, row.format, row.rung, isa)(columns, outputs, parameters, 1)
    for k, element in enumerate(zip(*columns, strict=True)):
        expected = run(program, [float(value) for value in element], parameters)
        got = [float(output[k]) for output in outputs]
        assert [bits(v, row.format) for v in got] == [bits(v, row.format) for v in expected], element


@pytest.mark.parametrize("name", ["binary32", "binary64"])
def test_error_free_sums_and_products(name):
    kind = {"binary32": "f", "binary64": "d"}[name]
    form = FORMATS[name]
    rng = np.random.default_rng(7)
    for a, b in rng.normal(size=(50, 2)) * 2.0 ** rng.integers(-20, 20, size=(50, 2)):
        x, y = (Fraction(form.round(Fraction(v))) for v in (a, b))
        for operation, exact in (("sum", x + y), ("product", x * y)):
            program = Program()
            result = getattr(Paired(), operation)(program.input(kind), program.input(kind))
            program.output(result.high)
            program.output(result.low)
            high, low = (Fraction(v) for v in run(program, [float(x), float(y)]))
            assert high + low == exact
            assert high == form.round(exact)


def test_quotients_of_pairs():
    program = Program()
    a, b, d, e = (program.input("f") for _ in range(4))
    quotient = Paired().normal(Paired().divide(Pair(a, b), Pair(d, e)))
    program.output(quotient.high)
    program.output(quotient.low)
    numbers = [np.float32(1.7), np.float32(-3e-8), np.float32(1.1), np.float32(2e-8)]
    exact = (Fraction(float(numbers[0])) + Fraction(float(numbers[1]))) / sum(Fraction(float(v)) for v in numbers[2:])
    high, low = run(program, [float(v) for v in numbers])
    assert abs(Fraction(high) + Fraction(low) - exact) < exact / 2**45


def test_equal_steps_are_kept_once_and_a_constant_must_be_representable():
    program = Program()
    x = program.input("f")
    assert (x * 3 + 1).index == (x * 3 + 1).index
    with pytest.raises(ValueError, match="no binary32 number"):
        program.number("f", Fraction(1, 3))
    with pytest.raises(TypeError):
        x + program.input("d")


def test_operations_that_no_result_needs_are_neither_counted_nor_written():
    program = Program()
    x = program.input("f")
    _ = x / 3
    program.output(x + 1)
    assert program.counts() == {"add": 1, "table_bytes": 0}
    assert not any("div_f" in line for line in c.block(program))


def test_every_fit_is_small_enough_for_its_format():
    for table in all_fits().values():
        for fit in table:
            bound = certificate_bound(fit)
            # a quarter of an ulp in the paired and binary64 kernels, an ulp and a half in the plain ones
            limit = Fraction(3, 2) if "plain" in fit.table or fit.table == "gaussian_slope_binary32" else Fraction(1, 4)
            assert bound <= limit * Fraction(1, 2 ** (FORMATS[fit.format].precision - 1)), fit.path


def certificate_bound(fit):
    from xphi.certify import certificate

    return certificate.load(fit.path).proof.bound
