"""Our torch operators through torch's exporter: one node each, and onnxruntime's results against torch's."""

import functools
import re
from pathlib import Path

import numpy as np
import onnx
import onnxruntime
import pytest
import torch
from torch import nn

import xphi.onnx
import xphi.torch as xt
from xphi.errors import XphiError
from xphi.onnx import _bodies
from xphi.swap.torch import swap

torch.set_num_threads(1)
# what the exporter itself warns of: parts of torch that it still uses
pytestmark = [pytest.mark.filterwarnings("ignore:`isinstance.treespec, LeafSpec.` is deprecated:FutureWarning")]


class Every(nn.Module):
    """All functions and gates, one after the other."""

    def forward(self, x, up):
        """One output for each."""
        results = []
        for name in _bodies.names():
            operator = getattr(torch.ops.xphi, name)
            results.append(operator(x, up) if _bodies.function(name).input[0] == "gate" else operator(x))
        return tuple(results)


class Clamped(nn.Module):
    def forward(self, gate, up):
        return xt.swiglu_clamped(gate, up, alpha=1.25, limit=2.0, rung="fast")


def nodes(program):
    """Operators and their attributes, constants aside."""
    found = []
    for node in program.model_proto.graph.node:
        if node.op_type != "Constant":
            attributes = {one.name: onnx.helper.get_attribute_value(one) for one in node.attribute}
            found.append((node.domain, node.op_type, attributes))
    return found


def run(program, *tensors):
    """What onnxruntime computes."""
    onnx.checker.check_model(program.model_proto, full_check=True)
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = 1
    content = program.model_proto.SerializeToString()
    session = onnxruntime.InferenceSession(content, options, providers=["CPUExecutionProvider"])
    return session.run(None, {one.name: x.numpy() for one, x in zip(session.get_inputs(), tensors, strict=True)})


@pytest.fixture(scope="module")
def every():
    x = torch.linspace(-9, 9, 64)
    up = torch.linspace(2, -2, 64)
    return (x, up), xphi.onnx.export(Every().eval(), (x, up))


def test_every_operator_is_one_node(every):
    _, program = every
    wanted = [
        (node.domain, node.op_type)
        for node in map(xphi.onnx.export_node, _bodies.names())
        if node.op_type != "Identity"
    ]
    assert [(domain, kind) for domain, kind, _ in nodes(program) if kind != "Identity"] == wanted
    gelus = [attributes for _, kind, attributes in nodes(program) if kind == "Gelu"]
    assert gelus == [{"approximate": b"none"}, {"approximate": b"tanh"}]
    imports = {one.domain: one.version for one in program.model_proto.opset_import}
    assert imports == {"": 20, "xphi": 1}
    assert sorted(one.name for one in program.model_proto.functions) == sorted(_bodies.bodies())


def test_every_operator_computes_what_its_own_model_does(every):
    """To the last bit: the accuracy of those is tested where they are."""
    (x, up), program = every
    for name, found in zip(_bodies.names(), run(program, x, up), strict=True):
        model = xphi.onnx.model(name)
        feeds = {one.name: value.numpy() for one, value in zip(model.graph.input, (x, up), strict=False)}
        session = onnxruntime.InferenceSession(model.SerializeToString(), providers=["CPUExecutionProvider"])
        np.testing.assert_array_equal(found, session.run(None, feeds)[0], err_msg=name)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("block", "activation", "kind"),
    [
        (xt.FeedForward, "gelu", "Gelu"),
        (xt.FeedForward, "gelu_tanh", "Gelu"),
        (xt.GatedFeedForward, "silu", "swiglu"),
        (functools.partial(xt.GatedFeedForward, packed=True), "gelu", "geglu"),
    ],
)
def test_blocks(block, activation, kind, tmp_path):
    """Matrices, one node for the function, and results that are nearest to those of torch with this function."""
    torch.manual_seed(0)
    module, x = block(8, activation=activation).eval(), torch.randn(3, 5, 8)
    program = xphi.onnx.export(module, (x,), tmp_path / "block.onnx", external_data=False)
    around = {"MatMul", "Add", "Gemm", "Transpose", "Split", "Reshape", "Identity"}
    assert [found for _, found, _ in nodes(program) if found not in around] == [kind]
    assert onnx.load(tmp_path / "block.onnx").graph.node == program.model_proto.graph.node
    (found,) = run(program, x)
    distance = {}
    for other in ("gelu", "gelu_tanh", "gelu_sigmoid", "silu", "relu"):
        with swap(module, {activation: other}), torch.no_grad():
            distance[other] = np.abs(found - module(x).numpy()).max()
    assert min(distance, key=distance.get) == activation


def test_attributes_go_through():
    gate, up = torch.linspace(-5, 5, 9), torch.linspace(4, -4, 9)
    program = xphi.onnx.export(Clamped().eval(), (gate, up))
    assert nodes(program) == [("xphi", "swiglu_clamped", {"alpha": 1.25, "limit": 2.0})]


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ((5, ()), "export takes a torch.nn.Module, not a int"),
        ((Clamped(), torch.zeros(2)), "export takes the inputs as a tuple, such as (x,), not a Tensor"),
        ((Clamped(), (), "missing/folder/x.onnx"), "there is no folder"),
    ],
)
def test_what_cannot_be_exported_is_refused_before_the_work(given, message):
    with pytest.raises(XphiError, match=re.escape(message)):
        xphi.onnx.export(*given)


def test_torch_cannot_verify_what_has_no_bodies_yet():
    with pytest.raises(XphiError, match="verify runs the model before"):
        xphi.onnx.export(Clamped(), (), verify=True)


@pytest.mark.slow
def test_a_swapped_model_is_exported_as_it_computes():
    model = nn.Sequential(nn.Linear(4, 4), nn.GELU(), nn.Linear(4, 4)).eval()
    with swap(model, {"gelu": "gelu_tanh"}):
        program = xphi.onnx.export(model, (torch.randn(2, 4),))
    assert [attributes for _, kind, attributes in nodes(program) if kind == "Gelu"] == [{"approximate": b"tanh"}]


@pytest.mark.slow
def test_the_table_alone_puts_bodies_in_the_place_of_calls(every):
    (x, up), whole = every
    program = torch.onnx.export(
        Every().eval(),
        (x, up),
        dynamo=True,
        opset_version=20,
        verbose=False,
        custom_translation_table=xphi.onnx.translation_table(),
    )
    assert {domain for domain, _, _ in nodes(program)} == {""}
    for name, found, wanted in zip(_bodies.names(), run(program, x, up), run(whole, x, up), strict=True):
        np.testing.assert_array_equal(found, wanted, err_msg=name)


@pytest.mark.slow
def test_the_page_runs(tmp_path, monkeypatch):
    page = (Path(__file__).parents[1] / "docs" / "how-to" / "onnx.md").read_text()
    monkeypatch.chdir(tmp_path)
    names = {}
    for code in re.findall(r"^```python\n(.*?)^```", page, re.MULTILINE | re.DOTALL):
        exec(code, names)  # noqa: S102 - this repository's own page
    assert [kind for _, kind, _ in nodes(names["program"])] == ["Gemm", "Gelu", "Gemm"]
    assert (tmp_path / "block.onnx").exists()
