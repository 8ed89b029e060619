"""The GPU kernels without a GPU: the bits that Triton's interpreter gives, and the instructions that CUDA would get."""

import json
import os
import subprocess
import sys
from dataclasses import astuple
from pathlib import Path

import pytest
import torch

import xphi
from xphi.errors import XphiError
from xphi.formats import FORMATS
from xphi.lower import rounded_twice
from xphi.lower import triton as writer
from xphi.lower.kernels import Row, build, functions, names, rows
from xphi.lower.program import Program
from xphi.ops.torch import _triton

HERE = Path(__file__).parent
NAMES = tuple(names())
#: Tables and pairs; a function by cases; two parameters.
SOME = ("gelu", "relu2", "swiglu_clamped")
#: Every operation that there is, and the longest program of each kind: what `make test` compiles at once.
COMPILED = (
    "gelu:f:binary32:faithful:binary32",
    "gelu:f:binary32:fast:bfloat16",
    "erf:f:binary64:faithful:binary64",
    "tanh:grad:binary32:fast:binary16",
    "mish:grad:binary32:faithful:binary32",
    "swiglu:gate:binary32:faithful:bfloat16",
    "swiglu_clamped:gate_vjp:binary32:faithful:binary16",
    "swiglu_clamped:gate_vjp:binary64:faithful:binary64",
)
#: What rounds, in PTX; without `.rn` two of them may be contracted.
ROUNDING = ("add", "sub", "mul", "fma", "mad", "div", "sqrt", "rcp")
ELEMENTS = _triton.BLOCK // (32 * _triton.OPTIONS["num_warps"])


def driven(script, *arguments):
    """The report of a driver that runs in a process of its own."""
    command = [sys.executable, str(HERE / "gpu" / script), *arguments]
    given = {**os.environ, "OMP_NUM_THREADS": "1"}
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=given)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


# --- the same bits


def interpreted(names):
    report = driven("beside.py", "cpu", *names)
    kernels = {astuple(row) for name in names for row in rows(name)}
    # the binary32 programs serve the 16-bit formats
    kernels |= {
        (*row[:2], small, row[3]) for row in kernels if row[2] == "binary32" for small in ("binary16", "bfloat16")
    }
    assert {tuple(row[:4]) for row in report} == kernels
    assert all(row[4] % _triton.BLOCK for row in report), "one size must not fill its last block"
    assert [row for row in report if row[5]] == []


def test_the_interpreted_kernels_give_the_bits_of_the_compiled_ones():
    interpreted(SOME)


@pytest.mark.slow
def test_all_other_interpreted_kernels_give_the_bits_of_the_compiled_ones():
    interpreted(sorted(set(NAMES) - set(SOME)))


@pytest.mark.skipif(not torch.cuda.is_available(), reason="needs a GPU")
@pytest.mark.slow
def test_a_gpu_gives_the_bits_of_the_compiled_kernels():
    report = driven("beside.py", "cuda", *NAMES)
    assert [row for row in report if row[5]] == []


def test_sizes_around_a_block_are_computed_and_nothing_beyond():
    sizes = [1, _triton.BLOCK - 1, _triton.BLOCK, _triton.BLOCK + 1]
    report = driven("sizes.py", *map(str, sizes))
    assert report == {str(size): {"right": True, "untouched": True} for size in sizes}


# --- the same instructions


def one_rounding_each(report):
    for key, found in report.items():
        name, kind, number_format, rung, element = key.split(":")
        program = build(Row(name, kind, number_format, rung))
        counts = program.counts()
        rounding = {i: k for i, k in found["instructions"].items() if i.split(".")[0] in ROUNDING and ".f" in i}
        assert all(".rn" in instruction for instruction in rounding), (key, rounding)
        assert not [i for i in found["instructions"] if ".ftz" in i or ".approx" in i or ".full" in i], key

        def emitted(word, instructions=rounding):
            return sum(k for i, k in instructions.items() if i.split(".")[0] == word) / ELEMENTS

        fused = sum(counts.get(operation, 0) for operation in ("fma", "fms", "fnma"))
        assert emitted("fma") <= fused, key
        assert emitted("div") == counts.get("div", 0), key
        assert emitted("mad") == emitted("sqrt") == emitted("rcp") == 0, key
        # the compiler may see that some are not needed, but it has no reason to look at all
        assert emitted("fma") >= fused / 2, key
        assert found["spilled"] == 0, key
        assert any(i.startswith("setp") and i.endswith("s64") for i in found["instructions"]), "offsets of 64 bits"
        if element in {"binary16", "bfloat16"}:
            word = {"binary16": "f16", "bfloat16": "bf16"}[element]
            rounded = sum(
                k * (2 if "x2" in i else 1) for i, k in found["instructions"].items() if i.startswith(f"cvt.rn.{word}")
            )
            assert rounded == ELEMENTS * len(program.outputs), key


def test_ptx_rounds_each_step_once():
    one_rounding_each(driven("compiled.py", *COMPILED))


@pytest.mark.slow
def test_ptx_of_every_function_and_gate_rounds_each_step_once():
    """The faithful kernels in binary32, whose steps the fast ones have too, and the longest in binary64."""
    every = [row for name in NAMES for row in rows(name) if row.rung == "faithful"]
    chosen = [row for row in every if row.format == "binary32" or row.kind == "gate_vjp"]
    keys = {f"{row.name}:{row.kind}:{row.format}:{row.rung}:{row.format}" for row in chosen}
    one_rounding_each(driven("compiled.py", *sorted(keys - set(COMPILED))))


# --- two roundings


@pytest.mark.parametrize("rung", ["faithful", "fast"])
@pytest.mark.parametrize("kind", ["f", "grad"])
def test_a_second_rounding_adds_no_more_than_the_error_of_the_first(kind, rung):
    for loss in rounded_twice.losses():
        if (loss.kind, loss.rung) == (kind, rung):
            first = getattr(xphi, loss.name).bound("float32", rung=rung, order=int(kind == "grad")).observed
            finer = FORMATS["binary32"].precision - FORMATS[loss.format].precision
            assert loss.excess <= first * 2.0**-finer, loss


def test_a_second_rounding_shows_at_some_inputs():
    inputs = {(loss.name, loss.kind, loss.format, loss.rung): loss.inputs for loss in rounded_twice.losses()}
    # x/2 is a middle where the last bit of a subnormal x is set, or of one in the least binade, for both signs: at 2^p
    # inputs, and even is the wrong side at every other one
    assert inputs["gelu", "f", "bfloat16", "faithful"] == 2 ** FORMATS["bfloat16"].precision / 2
    assert inputs["relu", "f", "binary16", "fast"] == 0
    assert {name for name, *_ in inputs} == set(functions())


# --- what is written


def test_a_file_has_every_row_and_alike_kernels_once():
    for name in ("relu", "gelu"):
        text = writer.source(name, {table: 0 for row in rows(name) for table in build(row).tables})
        for row in rows(name):
            assert f'("{row.kind}", "{row.format}", "{row.rung}"): ' in text
    assert "grad_binary32_fast(" not in writer.source("relu", {})


def test_a_literal_has_a_type_where_it_could_be_taken_for_another_number():
    program = Program()
    x = program.input("d")
    program.output((x.fma(0.1, x) + 0.25).below(0.5).select(x, x * 3))
    text = writer._Writer(Row("gelu", "f", "binary64", "faithful"), program, {}).text()
    assert "tl.full((), 0.1, tl.float64)" in text
    assert "+ 0.25" in text


def test_a_zero_keeps_its_sign_in_the_text():
    program = Program()
    program.output(program.input("f").at_least("-0"))
    text = writer._Writer(Row("relu", "f", "binary32", "faithful"), program, {}).text()
    assert "greater(neg(tl.full((), 0.0, tl.float32)), v0)" in text


# --- starting one


def test_nothing_is_launched_for_no_elements_or_unlike_tensors():
    empty = torch.empty(0)
    _triton.launch("gelu", "f", "faithful", [empty], [torch.empty(0)])
    for other in (torch.empty(3), torch.empty(0, dtype=torch.float64)):
        with pytest.raises(ValueError, match="one dtype, one device and one size"):
            _triton.launch("gelu", "f", "faithful", [empty], [other])


@pytest.mark.parametrize("version", ["3.5.1", "2.0.0"])
def test_an_older_triton_is_refused(monkeypatch, version):
    import triton

    monkeypatch.setattr(triton, "__version__", version)
    _triton.available.cache_clear()
    _triton._kernel.cache_clear()
    try:
        assert not _triton.available()
        with pytest.raises(XphiError, match=r"Triton 3\.6 or newer: pip install"):
            _triton.launch("gelu", "f", "faithful", [torch.ones(1)], [torch.ones(1)])
    finally:
        _triton.available.cache_clear()


def test_triton_is_not_loaded_before_a_kernel_is_launched():
    code = "import sys, xphi.ops.torch._triton; print('triton' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"
