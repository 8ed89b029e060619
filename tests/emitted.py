"""What runs emitted code: source in a language, the name of its function and inputs in; values as binary64 out."""

import json
import os
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass

import jax
import jax.numpy as jnp
import ml_dtypes
import numpy as np
import onnx
import onnxruntime
import pytest
import torch

from xphi.emit.c import _SIXTEEN
from xphi.emit.onnx import _ELEMENTS

TYPES = {"binary64": np.float64, "binary32": np.float32, "binary16": np.float16, "bfloat16": ml_dtypes.bfloat16}


@dataclass(frozen=True)
class Job:
    """Code, its function, and inputs that the format has; `generic` says that the format is that of its argument."""

    text: str
    name: str
    dtype: str
    x: np.ndarray
    generic: bool = False


def run(language, jobs, folder):
    """The values of each job, in order; the type of the results is the one that was asked for."""
    return globals()[f"_{language}"](jobs, folder)


def function(job):
    """The function of a module of Python."""
    space = {}
    exec(job.text, space)  # noqa: S102 - the code under test
    return space[job.name]


def _torch(jobs, _):
    found = []
    for job in jobs:
        dtype = getattr(torch, np.dtype(TYPES[job.dtype]).name)
        values = function(job)(torch.from_numpy(job.x.astype(np.float64)).to(dtype))
        assert values.dtype == dtype
        found.append(values.double().numpy())
    return found


def _jax(jobs, _):
    found = []
    with jax.enable_x64():
        for job in jobs:
            values = function(job)(jnp.asarray(job.x.astype(TYPES[job.dtype])))
            assert values.dtype == TYPES[job.dtype]
            found.append(np.asarray(values).astype(np.float64))
    return found


def _onnx(jobs, _):
    found = []
    for job in jobs:
        model = onnx.parser.parse_model(job.text)
        element = getattr(onnx.TensorProto, _ELEMENTS[job.dtype])
        for value in (*model.graph.input, *model.graph.output):
            assert job.generic or value.type.tensor_type.elem_type == element
            value.type.tensor_type.elem_type = element
        onnx.checker.check_model(model, full_check=True)
        session = onnxruntime.InferenceSession(
            in_binary64(model, element).SerializeToString(), providers=["CPUExecutionProvider"]
        )
        (values,) = session.run(None, {"x64": job.x.astype(np.float64)})
        assert np.array_equal(values, values.astype(TYPES[job.dtype]).astype(np.float64), equal_nan=True)
        found.append(values)
    return found


def in_binary64(model, element):
    """The same model between casts from and to binary64, as NumPy does not have every type of ONNX."""
    helper, double = onnx.helper, onnx.TensorProto.DOUBLE
    nodes = [helper.make_node("Cast", ["x64"], ["x"], to=element), *model.graph.node]
    nodes.append(helper.make_node("Cast", ["y"], ["y64"], to=double))
    ends = [[helper.make_tensor_value_info(name, double, ["n"])] for name in ("x64", "y64")]
    wrapped = onnx.ModelProto()
    wrapped.CopyFrom(model)
    wrapped.graph.CopyFrom(helper.make_graph(nodes, model.graph.name, *ends))
    return wrapped


def _exchange(jobs, folder, command, **more):
    """Inputs as files of binary64, a program that writes such files, and what it wrote."""
    listed = []
    for number, job in enumerate(jobs):
        job.x.astype(np.float64).tofile(folder / f"{number}.in")
        listed.append({"function": job.name, "dtype": np.dtype(TYPES[job.dtype]).name})
    (folder / "jobs.json").write_text(json.dumps(listed))
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False, **more)
    assert done.returncode == 0, done.stderr[-2000:]
    return [np.fromfile(folder / f"{number}.out") for number in range(len(jobs))]


TRITON = """
import importlib, json
import numpy as np, torch
for number, job in enumerate(json.load(open("jobs.json"))):
    launch = getattr(importlib.import_module(f"m{number}"), job["function"] + "_launch")
    x = torch.from_numpy(np.fromfile(f"{number}.in")).to(getattr(torch, job["dtype"]))
    y = launch(x)
    assert y.dtype == x.dtype
    y.double().numpy().tofile(f"{number}.out")
"""


def _triton(jobs, folder):
    for number, job in enumerate(jobs):
        (folder / f"m{number}.py").write_text(job.text)
    (folder / "run.py").write_text(TRITON)
    # the interpreter is chosen when triton is imported
    return _exchange(jobs, folder, [sys.executable, "run.py"], env={**os.environ, "TRITON_INTERPRET": "1"})


JS = """
import * as fs from "fs";
for (const [number, job] of JSON.parse(fs.readFileSync("jobs.json")).entries()) {
  const code = await import(`./m${number}.mjs`);
  const bytes = fs.readFileSync(`${number}.in`);
  const x = new Float64Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
  fs.writeFileSync(`${number}.out`, Buffer.from(x.map(code[job.function]).buffer));
}
"""


def _js(jobs, folder):
    node = shutil.which("node")
    if node is None:
        pytest.skip("node is not installed")
    for number, job in enumerate(jobs):
        (folder / f"m{number}.mjs").write_text(job.text)
    (folder / "run.mjs").write_text(JS)
    found = _exchange(jobs, folder, [node, "run.mjs"])
    for job, values in zip(jobs, found, strict=True):
        assert np.array_equal(values, values.astype(TYPES[job.dtype]), equal_nan=True)
    return found


#: A machine of one thread, and the types of sixteen bits.
SHIM = """
#include <math.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#define __device__
#define __global__
static const struct { unsigned x; } blockIdx = {0}, threadIdx = {0}, blockDim = {1}, gridDim = {1};
HALVES
template <typename T> void job(void kernel(const T *, T *, size_t), const char *in, const char *out, size_t n)
{
    static double values[1 << 17];
    static T x[1 << 17], y[1 << 17];
    FILE *file = fopen(in, "rb");
    if (fread(values, sizeof(double), n, file) != n)
        return;
    fclose(file);
    for (size_t i = 0; i < n; i++)
        convert(values[i], x[i]);
    kernel(x, y, n);
    for (size_t i = 0; i < n; i++)
        values[i] = widened(y[i]);
    file = fopen(out, "wb");
    fwrite(values, sizeof(double), n, file);
    fclose(file);
}
"""
HALF = """
struct TYPE { uint16_t bits; };
namespace of_TYPE {
CONVERSIONS
}
inline float TO_FLOAT(TYPE x) { return of_TYPE::value_of(x.bits); }
inline TYPE FROM_FLOAT(float x) { return TYPE{of_TYPE::bits_of(x)}; }
inline double widened(TYPE x) { return TO_FLOAT(x); }
inline void convert(double x, TYPE &to) { to = FROM_FLOAT((float)x); }
"""
PLAIN = """
inline double widened(TYPE x) { return x; }
inline void convert(double x, TYPE &to) { to = (TYPE)x; }
"""
KINDS = {"binary64": "double", "binary32": "float", "binary16": "__half", "bfloat16": "__nv_bfloat16"}


def shim():
    """The shim, its conversions to and from sixteen bits those of the emitted C."""
    halves = []
    for dtype, to, back in (
        ("binary16", "__half2float", "__float2half_rn"),
        ("bfloat16", "__bfloat162float", "__float2bfloat16_rn"),
    ):
        text = HALF.replace("CONVERSIONS", _SIXTEEN[dtype]).replace("TO_FLOAT", to).replace("FROM_FLOAT", back)
        halves.append(text.replace("TYPE", KINDS[dtype]))
    plain = [PLAIN.replace("TYPE", kind) for kind in ("float", "double")]
    return SHIM.replace("HALVES", "\n".join([*halves, *plain]))


def cuda_source(jobs):
    """Every function in a namespace of its own, and its kernel by number."""
    parts = []
    for number, job in enumerate(jobs):
        body = re.sub(r"#include <\w+\.h>\n", "", job.text)
        parts.append(f"namespace m{number} {{\n{body}\n}}")
    kernels = [
        f"m{number}::{job.name}_kernel" + (f"<{KINDS[job.dtype]}>" if job.generic else "")
        for number, job in enumerate(jobs)
    ]
    return "\n".join(parts), kernels


def _cuda(jobs, folder):
    compiler = shutil.which("g++") or shutil.which("c++")
    if compiler is None:
        pytest.skip("needs a C++ compiler")
    source, kernels = cuda_source(jobs)
    calls = [
        f'    job<{KINDS[job.dtype]}>({kernel}, "{number}.in", "{number}.out", {len(job.x)});'
        for number, (job, kernel) in enumerate(zip(jobs, kernels, strict=True))
    ]
    main = "\n".join(["int main()", "{", *calls, "}", ""])
    (folder / "all.cpp").write_text(f"{shim()}\n{source}\n{main}")
    command = [compiler, "-std=c++17", "-Wall", "-Wextra", "-Werror", "-O1", "all.cpp", "-o", "all"]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    return _exchange(jobs, folder, ["./all"])


def stated(text):
    """The total bounds in a header by format: the bound, its growth with |x|, what is allowed next to zero, and how."""
    said = re.sub(r"\s+(\* )?", " ", text)
    number = r"([0-9.e+-]+\d)"
    pattern = rf"otal error in (\w+) at most {number}(?: \+ {number}\*\|x\|)?(?:, and {number} next to zero)?; (\w+)"
    found = re.findall(pattern, said)
    assert found, text
    return {name: (*(float(v or 0) for v in values), how) for name, *values, how in found}
