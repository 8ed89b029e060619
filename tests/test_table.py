"""Integer tables: right at every input, best entries, the arithmetic of runtimes, fewer bits without loss."""

import functools
import hashlib
import itertools
import json
import tomllib
from fractions import Fraction
from pathlib import Path

import mpmath
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import xphi
from xphi.errors import XphiError
from xphi.integers.best import best
from xphi.integers.bits import Reader, Writer
from xphi.integers.compress import Frame, compress, decompress
from xphi.integers.exact import ONE, Truth
from xphi.integers.runtimes import shared_entries
from xphi.integers.schemes import Steps, run

GOLDEN = tomllib.loads((Path(__file__).parent / "golden/tables.toml").read_text())
table = functools.cache(xphi.table)
#: Functions, each as mpmath has it.
KNOWN = {
    "gelu": lambda x: x * mpmath.erfc(-x / mpmath.sqrt(2)) / 2,
    "silu": lambda x: x / (1 + mpmath.exp(-x)),
    "tanh": mpmath.tanh,
    "exp(x)": mpmath.exp,
}
TYPES = [
    (("int8", Fraction(1, 20), 3), ("int8", Fraction(1, 25), -120)),
    (("int8", 1 / 16, 0), ("uint8", 1 / 100, 12)),
    (("int4", Fraction(1, 2), -1), ("int4", Fraction(1, 3), 1)),
    (("uint10", Fraction(1, 100), 512), ("int16", Fraction(1, 1000), -7)),
]


def rounded(value):
    """The nearest integer of a number of mpmath that is no tie."""
    return int(mpmath.floor(value + mpmath.mpf(1) / 2))


@pytest.mark.parametrize("name", KNOWN)
@pytest.mark.parametrize("types", TYPES, ids=lambda types: f"{types[0][0]}-{types[1][0]}")
def test_every_entry_is_the_correctly_rounded_one(name, types):
    t = xphi.table(name, *types)
    (_, step, zero), (_, out, shift) = types
    with mpmath.workdps(60):
        unit = mpmath.mpf(Fraction(out).numerator) / Fraction(out).denominator
        for code, entry in zip(t.source.codes().tolist(), t.entries.tolist(), strict=True):
            at = Fraction(step) * (code - zero)
            exact = KNOWN[name](mpmath.mpf(at.numerator) / at.denominator) / unit + shift
            assert entry == min(max(rounded(exact), t.result.low), t.result.high), code
    assert t.correctly_rounded == 1
    assert t.max_lsb <= 0.5


@pytest.mark.parametrize("row", GOLDEN["output"], ids=lambda row: f"{row['name']}-{row['output']}")
def test_single_outputs(row):
    t = table(row["name"], *row["types"], round=row.get("round", "even"))
    assert t(np.array([row["input"]])).tolist() == [row["output"]]


def test_the_shared_table_is_the_one_that_ships():
    shipped = shared_entries().astype("<u2").tobytes()
    assert hashlib.sha256(shipped).hexdigest() == GOLDEN["shared_sigmoid"]["sha256"]


@pytest.mark.parametrize(
    "row",
    [pytest.param(row, marks=[pytest.mark.slow] * row.get("slow", False)) for row in GOLDEN["runtime"]],
    ids=lambda row: f"{row['name']}-{row['like']}-{row['types'][0]}",
)
def test_runtimes_and_better_entries(row, agrees):
    t = table(row["name"], *row["types"], like=row["like"])
    theirs = next(one for one in t.rows if one.name == row["row"])
    assert agrees(theirs.max_lsb, row["max_lsb"])
    if "right" in row:
        assert agrees(theirs.correctly_rounded, row["right"])
    assert t.max_lsb < Fraction(row["best"]) or agrees(t.max_lsb, row["best"])
    assert t.correctly_rounded >= max(Fraction(row.get("best_right", "0")), theirs.correctly_rounded)
    assert t.max_lsb <= min(one.max_lsb for one in t.rows)


def test_tflite_in_bytes_is_off_where_binary32_is():
    t = table("silu", "uint8:scale=0.1,zero=77", "int8:scale=0.05,zero=-100", round="away")
    with pytest.raises(XphiError, match="keep the type"):
        xphi.table("silu", "uint8:scale=0.1,zero=77", "int8:scale=0.05,zero=-100", like="tflite")
    like = table("silu", "uint8:scale=0.1,zero=77", "uint8:scale=0.05,zero=28", like="tflite", round="away")
    own = like.rows[1]
    assert own.name == "tflite"
    # the same function and steps, 128 apart: where the runtime is right, it has what the other table has
    same = own.outputs == like.outputs.astype(np.int64)
    assert np.array_equal(own.outputs[same] - 128, t.outputs[same])
    assert same.mean() == own.correctly_rounded


@pytest.mark.parametrize("seed", range(6))
def test_no_entries_are_better_of_all_there_are(seed):
    """Every table of 3 entries of 4 bits, for 16 inputs, by force."""
    steps = Steps(0, 15, 3, linear=True)
    curve = np.cumsum(np.random.default_rng(seed).integers(-ONE, 2 * ONE, 16)) // (1 + seed % 3)
    fixed = np.clip(curve, 0, 15 * ONE)
    codes = np.arange(16)
    truth = Truth(codes, fixed, (fixed + ONE // 2) // ONE, 0)
    start = truth.rounded[[0, 8, 15]]

    def score(entries):
        outputs = run(steps, np.array(entries), codes)
        return int(np.abs(truth.errors(outputs)).max()), -int((outputs == truth.rounded).sum())

    found = best(steps, truth, start, 0, 15)
    assert found.proved
    assert score(found.entries) == min(map(score, itertools.product(range(16), repeat=3)))


@pytest.mark.parametrize(
    ("entries", "interp"), [(32, "nearest"), (64, None), (33, None), (17, "linear"), (3, "linear")]
)
def test_best_is_no_worse_than_the_functions_own_values(entries, interp):
    t = table("gelu", "int8:scale=1/16,zero=3", "int8:scale=1/16", entries=entries, interp=interp)
    own, sampled = t.rows
    assert len(t) == entries
    assert (own.max_lsb, -own.correctly_rounded) <= (sampled.max_lsb, -sampled.correctly_rounded)


def test_nearest_takes_the_middle_of_each_step():
    t = table("x", "int8:scale=1", "int16:scale=1/10", entries=64, interp="nearest")
    assert t.entries.tolist() == [10 * low + 15 for low in range(-128, 128, 4)]
    assert t.max_lsb == 15


@pytest.mark.parametrize("row", GOLDEN["bits"], ids=lambda row: row["name"])
def test_eight_bit_gates_in_few_bits(row):
    t = table(row["name"], *row["types"])
    assert t.bits == 2048
    assert t.bits_compressed == len(t.compressed.bits) <= row["compressed"]
    assert (t.random_access.stored, t.random_access.width) == (row["stored"], row["width"])
    assert t.random_access.base == "relu"
    assert t.random_access.symmetry == "even"


STREAMS = [
    ("gelu", "int8:scale=1/16", "int8:scale=1/16"),
    ("gelu", "int8:scale=0.05,zero=3", "int8:scale=0.04,zero=-120"),
    ("sigmoid", "int8:scale=1/16,zero=-9", "int8:scale=1/256,zero=-128"),
    ("tanh", "int8:scale=1/32", "int8:scale=1/128"),
    ("abs(x)", "int8:scale=1/32,zero=100", "uint8:scale=1/128"),
    ("1/x", "int8:scale=1/4,range=1..100", "int8:scale=1/16"),
    ("relu", "int8:scale=pi/128", "int8:scale=pi/64"),
    ("2*x", "uint1:scale=1", "uint4:scale=1"),
    ("exp(x)", "uint10:scale=1/128,zero=1023", "uint8:scale=1/256"),
]


@pytest.mark.parametrize("case", STREAMS, ids=lambda case: f"{case[0]}-{case[1]}")
def test_a_stream_gives_the_table_back(case):
    t = table(*case)
    for stream in (t.compressed, t.random_access):
        assert set(stream.bits) <= {"0", "1"}
        assert np.array_equal(t.decode(stream.bits), t.entries)
        record = stream.json()
        assert f"{int(record['stream'], 16):0{record['bits']}b}" == stream.bits


@given(
    entries=st.lists(st.integers(-8, 7), min_size=1, max_size=40),
    zero=st.integers(0, 39),
    shift=st.integers(-8, 7),
    ratio=st.sampled_from([None, Fraction(1), Fraction(2, 3)]),
)
def test_any_table_survives_its_compression(entries, zero, shift, ratio):
    values = np.array(entries, dtype=np.int64)
    frame = Frame(np.arange(len(entries)) - zero, shift, -8, 7, ratio)
    for stream in compress(frame, values):
        assert np.array_equal(decompress(stream.bits, frame), values)


@given(st.lists(st.integers(-(2**20), 2**20), max_size=20), st.integers(0, 15))
def test_bits_are_read_as_they_were_written(values, parameter):
    writer = Writer()
    for value in values:
        writer.signed(value)
        writer.rice(value % 50 - 25, parameter)
        writer.fixed(value % 16, 4)
    reader = Reader(writer.text())
    assert [(reader.signed(), reader.rice(parameter), reader.fixed(4)) for _ in values] == [
        (value, value % 50 - 25, value % 16) for value in values
    ]
    assert reader.at == len(writer.text())


def test_outputs_that_move_against_the_function_are_counted():
    straight = table("x", "int8:scale=1", "int8:scale=1", entries=64, interp="nearest")
    assert (straight.monotone, straight.own.reversals) == (True, 0)
    wave = table("sin(x)", "int8:scale=1/8", "int8:scale=1/127")
    assert (wave.monotone, wave.own.reversals) == (False, 0)
    coarse = table("sin(x)", "int8:scale=1/8", "int8:scale=1/127", entries=9, interp="linear")
    moved, wanted = np.diff(coarse.own.outputs), np.diff(wave.truth.fixed)
    assert coarse.own.reversals == int(((moved > 0) & (wanted < 0) | (moved < 0) & (wanted > 0)).sum()) > 0


def test_it_maps_arrays_of_integers():
    t = table("gelu", "int8:scale=1/16", "uint8:scale=1/16,zero=5")
    codes = np.arange(-128, 128, dtype=np.int8).reshape(2, 128)
    assert t(codes).dtype == np.uint8
    assert np.array_equal(t(codes).ravel(), t.outputs)
    assert t(codes[:, ::-2]).shape == (2, 64)
    assert t(np.int8(0)) == 5
    assert t([[0]]).tolist() == [[5]]
    assert t(np.zeros((0, 3), np.int8)).shape == (0, 3)


@pytest.mark.parametrize(
    ("values", "said"),
    [
        (np.float32([0.5]), "quantise it to int4"),
        ([8], "from -8 to 7"),
        ([-9], "-9"),
        ("q", "integers"),
        (np.array([2**63], np.uint64), str(2**63)),
        ([True], "bool"),
    ],
)
def test_what_is_no_input_is_refused(values, said):
    with pytest.raises(XphiError, match=said):
        table("gelu", "int4:scale=1/2", "int4:scale=1/2")(values)


def test_the_dictionary_is_json_and_the_page_has_every_row():
    t = table("gelu", "int8:scale=1/16", "int8:scale=1/16", entries=33)
    record = t.as_dict()
    assert json.loads(json.dumps(record)) == record
    assert [row["name"] for row in record["rows"]] == ["best", "sampled"]
    shown = t._repr_html_()
    assert all(f"{row.max_lsb:.4f}" in shown for row in t.rows)
    assert shown.count("<tr>") == 3


def test_types_in_every_spelling_are_one():
    spellings = ["q3.4", "int8:scale=1/16", "int8:scale=0.0625,zero=0", ("int8", 0.0625), (np.int8, "2**-4", 0)]
    assert len({table("gelu", one, one).source for one in spellings}) == 1


def test_names_in_every_spelling_are_one():
    names = ["sigmoid", "1/(1+exp(-x))", "logistic"]
    every = [table(one, "q3.12", "q0.15", like="cmsis") for one in names[:1]]
    assert all(np.array_equal(one.entries, every[0].entries) for one in every)
    assert table(xphi.gelu, "q3.4", "q3.4").name == "gelu"
