"""Graphs written again with standard nodes, checked by running both."""

import contextlib
import importlib.util
import io
import warnings
from pathlib import Path

import numpy as np
import onnx
import onnxruntime
import pytest
import torch
from torch import nn

from xphi.errors import XphiError
from xphi.identify import identify

_path = Path(__file__).parent / "test_identify_graphs.py"
_specification = importlib.util.spec_from_file_location("identify_graphs", _path)
graphs = importlib.util.module_from_spec(_specification)
_specification.loader.exec_module(graphs)

FUSED = {"gelu": "Gelu", "gelu_tanh": "Gelu", "mish": "Mish", "hard_swish": "HardSwish", "softplus": "Softplus",
         "leaky_relu": "LeakyRelu", "elu": "Elu"}  # fmt: skip


def run(path, x):
    session = onnxruntime.InferenceSession(str(path), providers=["CPUExecutionProvider"])
    return session.run(None, {session.get_inputs()[0].name: x})[0]


@pytest.mark.parametrize("graph", [one for one in graphs.GRAPHS if one["function"] in FUSED and len(one["nodes"]) > 1],
                         ids=lambda graph: graph["name"])  # fmt: skip
def test_several_nodes_become_one(graph, tmp_path):
    if graph.get("parameters", {}).get("beta"):
        pytest.skip("no operator has these parameters")
    source, target = tmp_path / "m.onnx", tmp_path / "out.onnx"
    source.write_bytes(graphs.model(graph["nodes"], graph.get("opset", 18)).SerializeToString())
    identify(source, rewrite=target)
    nodes = onnx.load(target).graph.node
    assert [node.op_type for node in nodes] == [FUSED[graph["function"]]]
    assert identify(target).name == graph["function"]
    x = np.linspace(-4, 4, 41, dtype=np.float32)
    before, after = run(source, x), run(target, x)
    assert np.all(np.abs(before - after) <= 32 * np.finfo(np.float32).eps * np.maximum(1, np.abs(x)))


def test_a_whole_model_keeps_its_outputs(cli, tmp_path):
    class Model(nn.Module):
        def __init__(self):
            super().__init__()
            self.a, self.b, self.c = nn.Linear(8, 16), nn.Linear(8, 16), nn.Linear(16, 8)

        def forward(self, x):
            return nn.functional.mish(self.c(nn.functional.gelu(self.a(x)) * self.b(x)))

    source, target = tmp_path / "m.onnx", tmp_path / "out.onnx"
    with contextlib.redirect_stdout(io.StringIO()), warnings.catch_warnings(action="ignore"):
        torch.onnx.export(Model().eval(), (torch.randn(2, 8),), str(source), dynamo=False, opset_version=13)
    ran = cli("identify", source, "--rewrite", target)
    assert ran.status == 0
    assert "both models were run" in ran.err
    assert "raised to opset 20" in ran.err
    assert {"Gelu", "Mish"} <= {node.op_type for node in onnx.load(target).graph.node}
    x = np.random.default_rng(1).standard_normal((2, 8)).astype(np.float32)
    assert np.allclose(run(source, x), run(target, x), rtol=0, atol=64 * np.finfo(np.float32).eps)


def test_values_that_others_use_stay(tmp_path):
    nodes = [
        "a = Div(x, 1.41421356)",
        "b = Erf(a)",
        "c = Add(b, 1)",
        "d = Mul(x, c)",
        "e = Mul(d, 0.5)",
        "y = MatMul(e, b)",
    ]
    source, target = tmp_path / "m.onnx", tmp_path / "out.onnx"
    source.write_bytes(graphs.model(nodes, 20).SerializeToString())
    proto = onnx.load(source)
    proto.graph.output[0].type.tensor_type.shape.ClearField("dim")
    onnx.save(proto, source)
    identify(source, rewrite=target)
    kinds = [node.op_type for node in onnx.load(target).graph.node if node.op_type != "Constant"]
    assert sorted(kinds) == ["Div", "Erf", "Gelu", "MatMul"]


def test_a_cast_that_changes_the_type_is_kept(tmp_path):
    nodes = ["w = Cast <to = 11> (x)", "a = Div(w, 1.4142135623730951)", "b = Erf(a)", "c = Add(b, 1)", "d = Mul(w, c)",
             "y = Mul(d, 0.5)"]  # fmt: skip
    proto = graphs.model(nodes, 20, element="double")
    proto.graph.input[0].type.tensor_type.elem_type = onnx.TensorProto.FLOAT
    (tmp_path / "m.onnx").write_bytes(proto.SerializeToString())
    identify(tmp_path / "m.onnx", rewrite=tmp_path / "out.onnx")
    assert [node.op_type for node in onnx.load(tmp_path / "out.onnx").graph.node] == ["Cast", "Gelu"]


@pytest.mark.parametrize("nodes", [["y = Tanh(x)"], ["a = Mul(x, 1.702)", "s = Sigmoid(a)", "y = Mul(x, s)"]])
def test_where_nothing_is_fused_nothing_is_written(cli, tmp_path, nodes):
    (tmp_path / "m.onnx").write_bytes(graphs.model(nodes, 20).SerializeToString())
    ran = cli("identify", tmp_path / "m.onnx", "--rewrite", tmp_path / "out.onnx")
    assert ran.status == 2
    assert "nothing in" in ran.err
    assert not (tmp_path / "out.onnx").exists()


def test_a_nearly_right_constant_is_not_fused(tmp_path):
    nodes = ["a = Div(x, 1.41)", "b = Erf(a)", "c = Add(b, 1)", "d = Mul(x, c)", "y = Mul(d, 0.5)"]
    (tmp_path / "m.onnx").write_bytes(graphs.model(nodes, 20).SerializeToString())
    with pytest.raises(XphiError, match="nothing in"):
        identify(tmp_path / "m.onnx", rewrite=tmp_path / "out.onnx")


def test_only_a_graph_is_rewritten(tmp_path):
    with pytest.raises(XphiError, match="only an ONNX file"):
        identify({"model_type": "llama", "hidden_act": "silu"}, rewrite=tmp_path / "out.onnx")
