"""What emitted code meets where it is used: macros of C's headers, and tensors of another rank."""

import math
import shutil
import subprocess
from dataclasses import replace
from fractions import Fraction

import numpy as np
import onnx
import onnxruntime
import pytest

from xphi.cli._approximation import named_certificate
from xphi.emit import Code, encode
from xphi.emit.cuda import LANGUAGE
from xphi.formula.symbols import parameter

CC = shutil.which("gcc") or shutil.which("cc")


def test_an_onnx_model_takes_a_vector_and_its_function_any_rank():
    model = onnx.load_from_string(encode(named_certificate("gelu/hard"), "onnx"))
    row = np.linspace(-4, 4, 24, dtype=np.float32)

    def run(x):
        session = onnxruntime.InferenceSession(model.SerializeToString(), providers=["CPUExecutionProvider"])
        return session.run(None, {"x": x})[0]

    expected = run(row)
    for shape in ((1, 24), (2, 3, 4), ()):
        # as the page about emitted code says
        for place, name in ((model.graph.input, "x"), (model.graph.output, "y")):
            sizes = [f"n{axis}" for axis in range(len(shape))]
            place[0].CopyFrom(onnx.helper.make_tensor_value_info(name, onnx.TensorProto.FLOAT, sizes))
        onnx.checker.check_model(model, full_check=True)
        found = run(row[: math.prod(shape)].reshape(shape))
        assert found.shape == shape
        assert np.array_equal(found.ravel(), expected[: found.size])


@pytest.mark.skipif(CC is None, reason="needs a C compiler")
@pytest.mark.parametrize("how", [("c", "-std=c11"), ("c", "-D_GNU_SOURCE"), ("c++",)])
def test_no_macro_of_the_headers_is_the_name_of_a_constant(how):
    headers = "#include <math.h>\n#include <stddef.h>\n"
    command = [CC, "-dM", "-E", "-x", *how, "-"]
    found = subprocess.run(command, input=headers, capture_output=True, text=True, check=True).stdout
    # a name does not begin with an underscore, nor stand in front of a parenthesis
    names = {line.split()[1] for line in found.splitlines()}
    names = {name for name in names if "(" not in name and not name.startswith("_")}
    assert "INFINITY" in names
    made = replace(
        Code.of(named_certificate("gelu/hard")),
        constants={parameter(name): Fraction(1) for name in (*names, "k", "k_a", "A", "Ab")},
    )
    written = {str(symbol) for symbol in made.prepared(LANGUAGE).constants}
    assert written == {f"{name}_" for name in names} | {"k", "k_a", "A", "Ab"}
