"""Code in the languages that evaluate in two precisions or on other machines: run, and held to its bound."""

import functools
import importlib
import json
import math
import os
import re
import shutil
import subprocess
import sys
from fractions import Fraction
from pathlib import Path

import jax
import jax.numpy as jnp
import numpy as np
import onnx
import onnxruntime
import pytest
import torch

from xphi import reference
from xphi.certify.certificate import Certificate
from xphi.certify.claim import Claim
from xphi.certify.prove import prove
from xphi.cli._approximation import named_certificate
from xphi.emit import Code, emit, encode
from xphi.emit import onnx as to_onnx
from xphi.emit._tree import Tree

ERF = "erf(x/sqrt(2))"
HALF_LINE, WORDS = (Fraction(-4), Fraction(4)), ("near", "function", "M_PI")
#: Each as it is named: an ID, a problem to derive, or a claim; together every operation that a formula can have.
DERIVED = {
    "clamped": (ERF, "tanh(a*x + b*x**3 + c*x**5)", {"clamp": True}),
    "lines": ("gelu", "pwl:4", {"on": (-4, 4)}),
    "parabolas": ("gelu", "pwq:3", {"on": (-4, 4)}),
    "table": ("gelu", "table:8", {"on": (-4, 4)}),
    "rational": ("gelu", "rational:3,2", {"on": (-3, 3)}),
    "relative": ("exp(x)", "poly:5", {"on": (-1, 1), "norm": "minimax-rel"}),
}
CLAIMS = {
    "softplus": Claim("relu", "softplus(4*x)/4", {}),
    "signs": Claim("tanh", "sign(x)*min(abs(x), 1)", {}),
    "exponentials": Claim("sigmoid", "1/(1 + exp(-x))", {}, *HALF_LINE),
    "difference": Claim("tanh", "(exp(2*x) - 1)/(exp(2*x) + 3/2)", {}, *HALF_LINE),
    "waves": Claim("normal_pdf", "(1 + cos(x) + sin(x)**2)/5", {}, Fraction(-2), Fraction(2)),
    "logarithm": Claim("softplus", "log(1 + exp(2*x))/2", {}, *HALF_LINE),
    "error function": Claim("tanh", "erf(x)", {}),
    "tail": Claim("silu", "x*erfc(-x/sqrt(3))/2", {}),
    "power": Claim("normal_pdf", "2*(1 + x**2)**(-4/3)/5", {}, Fraction(-2), Fraction(2)),
    "pieces": Claim("gelu", "relu(x)", {}),
    "bent piece": Claim("selu", "elu(x)", {}, *HALF_LINE),
    "constant": Claim("sigmoid", "c", {"c": Fraction(1, 3)}),
    "words": Claim("gelu", "x*sigmoid(near*x)*function/M_PI", dict.fromkeys(WORDS, Fraction(2)), *HALF_LINE),
}  # fmt: skip
KNOWN = (
    "gelu/gelu_tanh", "gelu/winitzki", "gelu/soranzo_epure", "gelu/abramowitz_stegun", "gelu/hard", "gelu/algebraic",
)  # fmt: skip
ALL = (*DERIVED, *CLAIMS, *KNOWN)
FORMATS = {"float32": "binary32", "float64": "binary64"}
SIZE = 110
LANGUAGES = ("torch", "jax", "triton", "cuda", "onnx", "js")


@functools.cache
def certificate(name):
    from xphi.design import derive

    if name in DERIVED:
        goal, form, options = DERIVED[name]
        return derive(goal, form, **options).certificate
    return named_certificate(name) if name in KNOWN else Certificate(CLAIMS[name], prove(CLAIMS[name]))


@functools.cache
def code(name):
    return Code.of(certificate(name))


@functools.cache
def written(name, language):
    """What `emit` gives, without proving the rounded coefficients again for every language."""
    return importlib.import_module(f"xphi.emit.{language}").write(code(name))


@functools.cache
def inputs(name):
    """binary32 numbers in the domain: in the bulk, in tails, of every size, zeros; then what is not finite."""
    rng = np.random.default_rng(5)
    sizes = np.ldexp(rng.uniform(1, 2, 25), rng.integers(-126, 127, 25)) * rng.choice([-1, 1], 25)
    borders = [float(v) for far in code(name).far for v in (far.at, -far.at, far.narrow, -far.narrow)]
    special = [0.0, -0.0, 0.5, -0.5, *borders, float(np.finfo(np.float32).max), -float(np.finfo(np.float32).max)]
    finite = np.concatenate([rng.uniform(-4, 4, 40), rng.uniform(-30, 30, 20), sizes, special]).astype(np.float32)
    claim = certificate(name).claim
    inside = finite[(finite >= float(claim.low)) & (finite <= float(claim.high))]
    ends = [v for v in (math.inf, -math.inf) if claim.low <= v <= claim.high]
    # of one length, so that a framework compiles each operation once
    return np.concatenate([np.resize(inside, SIZE - len(ends)), ends, [math.nan]]).astype(np.float32)


# --- what runs each language: values by name and dtype


def module(text):
    space = {}
    exec(text, space)  # noqa: S102 - the code under test
    (function,) = (value for key, value in space.items() if key.startswith("xphi_"))
    return function


def run_torch(_):
    return {
        (name, dtype): module(written(name, "torch"))(torch.from_numpy(inputs(name).astype(dtype))).numpy()
        for name in ALL
        for dtype in FORMATS
    }


def run_jax(_):
    with jax.enable_x64():
        return {
            (name, dtype): np.asarray(module(written(name, "jax"))(jnp.asarray(inputs(name).astype(dtype))))
            for name in ALL
            for dtype in FORMATS
        }  # fmt: skip


def run_onnx(_):
    found = {}
    for name in ALL:
        for dtype, element in (("float32", "FLOAT"), ("float64", "DOUBLE")):
            model = to_onnx.model(code(name), element)
            onnx.checker.check_model(model, full_check=True)
            session = onnxruntime.InferenceSession(model.SerializeToString(), providers=["CPUExecutionProvider"])
            (found[name, dtype],) = session.run(None, {"x": inputs(name).astype(dtype)})
    return found


def exchange(folder, command, **more):
    """Inputs as files of binary64, a program that writes such files, and what it wrote."""
    jobs = []
    for number, name in enumerate(ALL):
        inputs(name).astype(np.float64).tofile(folder / f"{number}.in")
        jobs.append({"number": number, "function": code(name).name, "size": len(inputs(name))})
    (folder / "jobs.json").write_text(json.dumps(jobs))
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False, **more)
    assert done.returncode == 0, done.stderr[-2000:]
    found = {}
    for path in folder.glob("*.float*"):
        found[ALL[int(path.stem)], path.suffix[1:]] = np.fromfile(path, dtype=path.suffix[1:])
    return found


TRITON = """
import importlib, json
import numpy as np, torch
for job in json.load(open("jobs.json")):
    launch = getattr(importlib.import_module(f"m{job['number']}"), job["function"] + "_launch")
    x = torch.from_numpy(np.fromfile(f"{job['number']}.in"))
    launch(x).numpy().tofile(f"{job['number']}.float64")
    launch(x.float()).numpy().tofile(f"{job['number']}.float32")
    low = x.half()  # the interpreter cuts where it should round to bfloat16
    assert torch.equal(launch(low).nan_to_num(3), launch(low.float()).half().nan_to_num(3))
"""


def run_triton(folder):
    for number, name in enumerate(ALL):
        (folder / f"m{number}.py").write_text(written(name, "triton"))
    (folder / "run.py").write_text(TRITON)
    # the interpreter is chosen when triton is imported
    return exchange(folder, [sys.executable, "run.py"], env={**os.environ, "TRITON_INTERPRET": "1"})


JS = """
import * as fs from "fs";
for (const job of JSON.parse(fs.readFileSync("jobs.json"))) {
  const code = await import(`./m${job.number}.mjs`);
  const bytes = fs.readFileSync(`${job.number}.in`);
  const x = new Float64Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
  fs.writeFileSync(`${job.number}.float64`, Buffer.from(x.map(code[job.function]).buffer));
}
"""


def run_js(folder):
    node = shutil.which("node")
    if node is None:
        pytest.skip("node is not installed")
    for number, name in enumerate(ALL):
        (folder / f"m{number}.mjs").write_text(written(name, "js"))
    (folder / "run.mjs").write_text(JS)
    return exchange(folder, [node, "run.mjs"])


#: A machine of one thread.
SHIM = """
#include <math.h>
#include <stddef.h>
#include <stdio.h>
#define __device__
#define __global__
static const struct { unsigned x; } blockIdx = {0}, threadIdx = {0}, blockDim = {1}, gridDim = {1};
template <typename T> void job(void kernel(const T *, T *, size_t), const char *in, const char *out, size_t n)
{
    static double read[4096];
    static T x[4096], y[4096];
    FILE *file = fopen(in, "rb");
    if (fread(read, sizeof(double), n, file) != n)
        return;
    fclose(file);
    for (size_t i = 0; i < n; i++)
        x[i] = (T)read[i];
    kernel(x, y, n);
    file = fopen(out, "wb");
    fwrite(y, sizeof(T), n, file);
    fclose(file);
}
"""


def cuda_source():
    """Every function in a namespace of its own."""
    parts = []
    for number, name in enumerate(ALL):
        body = re.sub(r"#include <\w+\.h>\n", "", written(name, "cuda"))
        parts.append(f"namespace m{number} {{\n{body}\n}}")
    return "\n".join(parts)


def run_cuda(folder):
    compiler = shutil.which("g++") or shutil.which("c++")
    if compiler is None:
        pytest.skip("needs a C++ compiler")
    calls = [
        f'    job<{kind}>(m{number}::{code(name).name}_kernel<{kind}>, "{number}.in", "{number}.{dtype}", {SIZE + 1});'
        for number, name in enumerate(ALL)
        for dtype, kind in (("float32", "float"), ("float64", "double"))
    ]  # fmt: skip
    main = "\n".join(["int main()", "{", *calls, "}", ""])
    (folder / "all.cpp").write_text(f"{SHIM}\n{cuda_source()}\n{main}")
    command = [compiler, "-std=c++17", "-Wall", "-Wextra", "-Werror", "-O1", "all.cpp", "-o", "all"]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    return exchange(folder, ["./all"])


@pytest.fixture(scope="module")
def ran(tmp_path_factory):
    @functools.cache
    def values(language):
        return globals()[f"run_{language}"](tmp_path_factory.mktemp(language))

    return values


# --- the tests


@functools.cache
def exact(name, *, form):
    """The target, or the form with the coefficients of the code, at the finite inputs."""
    goal = code(name).claim.approximation() if form else certificate(name).claim.target
    return np.array([float(reference.value(goal, float(v), 0, 96).mid()) for v in inputs(name) if np.isfinite(v)])


def rounding(roundoff, name, dtype):
    """What the evaluation may add at the finite inputs, and which of those are not so far out that it is not used."""
    found = code(name)
    x = inputs(name)[np.isfinite(inputs(name))]
    near, inside = np.ones((2, *x.shape), dtype=bool)
    for far in found.far:
        at = float(far.narrow if dtype == "float32" else far.at)
        near &= far.side * x <= at
        inside &= far.side * x < at
    bound = roundoff(x.astype(np.float64), FORMATS[dtype], {str(s): v for s, v in found.constants.items()}, own=True)
    limit = bound.limit(Tree(hold=False).build(found.formula))
    # the asymptote is the form rounded to the format, and may itself be rounded
    return np.where(near, limit, 0) + 2 * float(np.finfo(dtype).eps) * np.abs(exact(name, form=False)), inside


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("language", LANGUAGES)
def test_code_keeps_its_bound(roundoff, ran, language, name):
    x = inputs(name)
    finite = np.isfinite(x)
    for dtype in FORMATS if language != "js" else ("float64",):
        values = ran(language)[name, dtype]
        assert values.dtype == dtype
        goal = exact(name, form=False)
        allowed, inside = rounding(roundoff, name, dtype)
        bound = float(code(name).proof.bound)
        limit = bound * np.abs(goal) if code(name).claim.unit == "rel" else bound
        over = np.abs(goal) > float(np.finfo(dtype).max)
        found = values[finite].astype(np.float64)
        wrong = ~over & ~(np.abs(found - goal) <= limit + allowed)
        assert not wrong.any(), (dtype, x[finite][wrong], found[wrong], goal[wrong])
        # and it is that form, to the roundings alone
        wrong = ~over & inside & ~(np.abs(found - exact(name, form=True)) <= allowed)
        assert not wrong.any(), (dtype, x[finite][wrong], found[wrong], exact(name, form=True)[wrong], allowed[wrong])
        assert np.isnan(values[-1])
        for at, value in zip(x[np.isinf(x)], values[np.isinf(x)], strict=True):
            end = float(reference.rounded(code(name).claim.target, float(at), "binary64"))
            assert value == end if math.isinf(end) else abs(value - end) <= bound + float(np.finfo(dtype).eps)


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_zero_for_a_negative_zero_is_the_forms_own(ran, language, name):
    x = inputs(name)
    at = np.flatnonzero((x == 0) & np.signbit(x))
    if not at.size:
        return
    goal = float(reference.rounded(code(name).claim.approximation(), -0.0, "binary64"))
    for dtype in FORMATS if language != "js" else ("float64",):
        value = float(ran(language)[name, dtype][at[0]])
        if goal == 0:
            assert value == 0
            # Where of onnxruntime gives +0 for a -0 that it chooses
            assert language == "onnx" or math.copysign(1, value) == math.copysign(1, goal)


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_header_states_target_form_and_bound(language, name):
    text = written(name, language)
    claim = certificate(name).claim
    assert f"{claim.target} by {claim.form}" in text
    assert f"error at most {float(code(name).proof.bound)!r}" in text


@pytest.mark.parametrize("name", ["gelu/gelu_tanh", "gelu/algebraic", "tail", "pieces", "softplus", "clamped"])
def test_sixteen_bits_are_computed_in_binary32_and_rounded_once(name):
    x = np.linspace(-9, 9, 201, dtype=np.float32)
    for torch_type in (torch.float16, torch.bfloat16):
        function, at = module(written(name, "torch")), torch.from_numpy(x).to(torch_type)
        assert torch.equal(function(at), function(at.float()).to(torch_type))
    for jax_type in (jnp.float16, jnp.bfloat16):
        function, at = module(written(name, "jax")), jnp.asarray(x).astype(jax_type)
        assert (function(at) == function(at.astype(jnp.float32)).astype(jax_type)).all()


@pytest.mark.parametrize(
    "name", ["gelu/gelu_tanh", "gelu/algebraic", "tail", "pieces", "bent piece", "softplus", "clamped"]
)
def test_gradients_are_numbers_everywhere(name):
    x = inputs(name)[~np.isnan(inputs(name))]
    at = torch.from_numpy(x).requires_grad_()
    (slope,) = torch.autograd.grad(module(written(name, "torch"))(at).sum(), at)
    assert torch.isfinite(slope).all()
    assert np.isfinite(jax.jit(jax.vmap(jax.grad(module(written(name, "jax")))))(jnp.asarray(x))).all()


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("nvcc") is None, reason="nvcc is not installed")
def test_nvcc_compiles_every_function(tmp_path):
    uses = "\n".join(
        f"template __global__ void m{number}::{code(name).name}_kernel<{kind}>(const {kind} *, {kind} *, size_t);"
        for number, name in enumerate(ALL)
        for kind in ("float", "double")
    )
    (tmp_path / "all.cu").write_text(f"#include <math.h>\n#include <stddef.h>\n{cuda_source()}\n{uses}\n")
    done = subprocess.run(
        [shutil.which("nvcc"), "-c", "all.cu", "-o", "all.o"], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr[-2000:]


def test_the_text_of_a_model_is_the_model():
    for name in ("gelu/abramowitz_stegun", "tail"):
        assert written(name, "onnx") == emit(certificate(name), "onnx")
        read = onnx.parser.parse_model(written(name, "onnx"))
        sessions = [
            onnxruntime.InferenceSession(content, providers=["CPUExecutionProvider"])
            for content in (read.SerializeToString(), encode(certificate(name), "onnx"))
        ]
        x = inputs(name)
        assert np.array_equal(*(session.run(None, {"x": x})[0] for session in sessions), equal_nan=True)


def test_the_verb_writes_a_file_that_a_runtime_loads(cli, tmp_path):
    path = tmp_path / "gelu.onnx"
    ran = cli("emit", "gelu/gelu_tanh", "--to", "onnx", "-o", path)
    assert (ran.status, ran.out) == (0, "")
    assert path.read_bytes() == encode(certificate("gelu/gelu_tanh"), "onnx")
    onnx.checker.check_model(str(path))
    printed = cli("emit", "gelu/gelu_tanh", "--to", "onnx")
    assert printed.out == emit(certificate("gelu/gelu_tanh"), "onnx")


def test_the_help_names_every_language(cli):
    from xphi.emit import languages

    folder = Path(sys.modules["xphi.emit"].__file__).parent
    assert set(languages()) == {path.stem for path in folder.glob("[a-z]*.py")}
    said = cli("emit", "--help").out
    assert all(re.search(rf"\b{language}\b", said) for language in languages())
