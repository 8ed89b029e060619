"""Functions and gates in ONNX graphs of many spellings, and graphs that cannot be read."""

import re
import tomllib
from pathlib import Path

import numpy as np
import onnx
import pytest
from onnx import TensorProto, helper, numpy_helper, parser

from xphi.errors import XphiError
from xphi.identify import identify
from xphi.identify._graph import LARGEST, of_proto
from xphi.identify._search import search

GRAPHS = tomllib.loads((Path(__file__).parent / "data/foreign_graphs.toml").read_text())["graph"]
NUMBER = re.compile(r"(?<=[(,])\s*(-?\d+(?:\.\d+)?)\s*(?=[,)])")
DTYPES = {"float": np.float32, "float16": np.float16, "double": np.float64}


def model(nodes, opset=17, inputs=("x",), output="y", element="float"):
    """A model of these lines; a number among the arguments becomes a constant."""
    constants, lines = [], []

    def named(found):
        value = numpy_helper.from_array(np.array(float(found[1]), dtype=DTYPES[element]))
        constants.append(helper.make_node("Constant", [], [f"c{len(constants)}"], value=value))
        return f" c{len(constants) - 1}"

    for line in nodes:
        left, _, right = line.partition("=")
        lines.append(f"{left} = {NUMBER.sub(named, right.strip())}")
    ends = ", ".join(f"{element}[n] {one}" for one in inputs)
    text = (
        f'<ir_version: 10, opset_import: ["": {opset}, "com.microsoft": 1]> g ({ends}) => ({element}[n] {output})'
        f" {{ {' '.join(lines)} }}"
    )
    made = parser.parse_model(text)
    for position, constant in enumerate(constants):
        made.graph.node.insert(position, constant)
    return made


def found_in(proto):
    return [found.match for found in search(of_proto(proto, "the model"))]


def test_there_are_forty_foreign_spellings():
    assert len({tuple(graph["nodes"]) for graph in GRAPHS}) >= 40


@pytest.mark.parametrize("graph", GRAPHS, ids=lambda graph: graph["name"])
def test_a_foreign_spelling(graph):
    inputs = ("gate", "up") if "gate" in graph else ("x",)
    (match,) = found_in(model(graph["nodes"], graph.get("opset", 17), inputs))
    assert (match.name, match.confidence) == (graph["function"], "certain")
    if "parameters" in graph:
        assert dict(match.parameters) == graph["parameters"]
    if "gate" in graph:
        assert "gate: gate, up: up" in match.note
    assert not any(one.nearly for one in match.constants)


@pytest.mark.parametrize("element", ["float16", "double"])
@pytest.mark.parametrize("function", ["gelu", "gelu_tanh", "gelu_sigmoid", "silu", "mish"])
def test_constants_of_other_formats(function, element):
    graph = next(one for one in GRAPHS if one["function"] == function and "Cast" not in str(one["nodes"]))
    (match,) = found_in(model(graph["nodes"], element=element))
    assert (match.name, match.confidence) == (function, "certain")


@pytest.mark.parametrize(
    ("nodes", "function", "wrong", "right"),
    [
        (["a = Div(x, 1.41)", "b = Erf(a)", "c = Add(b, 1)", "d = Mul(x, c)", "y = Mul(d, 0.5)"],
         "gelu", 1.41, "sqrt(2)"),
        (["p = Pow(x, 3)", "a = Mul(p, 0.044175)", "b = Add(x, a)", "c = Mul(b, 0.7978845608)", "t = Tanh(c)",
          "u = Add(t, 1)", "h = Mul(x, 0.5)", "y = Mul(h, u)"], "gelu_tanh", 0.044175, "0.044715"),
        (["p = Pow(x, 3)", "a = Mul(p, 0.044715)", "b = Add(x, a)", "c = Mul(b, 0.8)", "t = Tanh(c)",
          "u = Add(t, 1)", "h = Mul(x, 0.5)", "y = Mul(h, u)"], "gelu_tanh", 0.8, "sqrt(2/pi)"),
    ],
)  # fmt: skip
def test_a_constant_that_is_nearly_right_is_named(nodes, function, wrong, right):
    (match,) = found_in(model(nodes))
    assert (match.name, match.confidence) == (function, "nearest")
    assert match.distance > 0
    (constant,) = [one for one in match.constants if one.nearly]
    assert constant.value == pytest.approx(wrong, rel=2**-20)
    assert constant.meaning == right
    assert f"where {right} belongs" in match.note


@pytest.mark.parametrize(
    ("nodes", "inputs"),
    [
        (["y = Mul(x, x)"], ("x",)),
        (["y = Add(x, 1)"], ("x",)),
        (["y = Mul(gate, up)"], ("gate", "up")),
        (["y = Add(gate, up)"], ("gate", "up")),
        (["q = Mul(x, x)", "r = Sqrt(q)", "y = Div(x, r)"], ("x",)),
        (["a = MatMul(x, x)", "y = ReduceMean(a)"], ("x",)),
        (["a = Softmax(x)", "y = Mul(a, 2)"], ("x",)),
    ],
)
def test_what_is_no_activation_is_not_called_one(nodes, inputs):
    assert found_in(model(nodes, inputs=inputs)) == []


def test_packed_projections_say_which_part_is_the_gate():
    split = ["g, u = Split <axis = -1, num_outputs = 2> (x)", "s = Sigmoid(u)", "a = Mul(u, s)", "y = Mul(g, a)"]
    text = '<ir_version: 10, opset_import: ["": 18]> g (float[n] x) => (float[m] y) {' + " ".join(split) + "}"
    (match,) = found_in(parser.parse_model(text))
    assert match.name == "swiglu"
    assert "gate: part 2 of 2" in match.note
    assert "up: part 1 of 2" in match.note


def test_interleaved_projections():
    lines = ["i = Constant <value_ints = [0]> ()", "j = Constant <value_ints = [1]> ()",
             "e = Constant <value_ints = [100]> ()", "k = Constant <value_ints = [2]> ()",
             "g = Slice(x, i, e, i, k)", "u = Slice(x, j, e, i, k)",
             "s = Sigmoid(g)", "a = Mul(g, s)", "y = Mul(a, u)"]  # fmt: skip
    text = '<ir_version: 10, opset_import: ["": 18]> g (float[n] x) => (float[m] y) {' + " ".join(lines) + "}"
    (match,) = found_in(parser.parse_model(text))
    assert match.name == "swiglu"
    assert "from 0 on, every 2 elements" in match.note
    assert "from 1 on, every 2 elements" in match.note


def test_a_bias_that_comes_first_is_said():
    (match,) = found_in(model(["y = com.microsoft.BiasGelu(x, bias)"], inputs=("x", "bias")))
    assert match.name == "gelu"
    assert "adds bias first" in match.note


def test_several_functions_of_one_graph_each_have_a_row():
    silu = ["s = Sigmoid(x)", "v = Mul(x, s)", "m = MatMul(v, v)"]
    gelu = [
        "a = Div(m, 1.41421356)",
        "b = Erf(a)",
        "c = Add(b, 1)",
        "d = Mul(m, c)",
        "h = Mul(d, 0.5)",
        "n = MatMul(h, h)",
    ]
    assert [match.name for match in found_in(model([*silu, *gelu, "y = Tanh(n)"]))] == ["silu", "gelu", "tanh"]


def test_functions_and_graphs_within_nodes_are_read():
    body = parser.parse_function(
        '<domain: "own", opset_import: ["": 17]> act (x) => (y) { s = Sigmoid(x) y = Mul(x, s) }'
    )
    proto = model(["y = own.act(x)"])
    proto.graph.node[0].domain, proto.graph.node[0].op_type = "own", "act"
    proto.functions.append(body)
    proto.opset_import.append(helper.make_opsetid("own", 1))
    assert [match.name for match in found_in(proto)] == ["silu"]
    branch = model(["y = Tanh(x)"]).graph
    inner = helper.make_graph(branch.node, "branch", [], branch.output)
    chosen = helper.make_node("If", ["c"], ["z"], name="choice", then_branch=inner, else_branch=inner)
    outer = helper.make_graph([chosen], "g", [helper.make_tensor_value_info("c", TensorProto.BOOL, []),
                                              helper.make_tensor_value_info("x", 1, ["n"])],
                              [helper.make_tensor_value_info("z", 1, ["n"])])  # fmt: skip
    matches = found_in(helper.make_model(outer, opset_imports=[helper.make_opsetid("", 17)]))
    assert [match.name for match in matches] == ["tanh", "tanh"]
    assert all(match.where.startswith("choice/") for match in matches)


def write(path, proto):
    path.write_bytes(proto.SerializeToString())
    return path


def test_the_document(cli, tmp_path):
    ran = cli("identify", write(tmp_path / "m.onnx", model(GRAPHS[0]["nodes"])), "--json")
    assert ran.status == 0
    assert next(iter(ran.json)) == "schema"
    assert ran.json["schema"] == "xphi/identify/1"
    (match,) = ran.json["matches"]
    assert {"name", "where", "distance", "confidence", "constants"} <= match.keys()
    assert (match["name"], match["confidence"]) == ("gelu", "certain")
    assert {
        "value": 1.4142135381698608,
        "meaning": "sqrt(2)",
        "remark": "rounded to binary32",
        "nearly": False,
    } in match["constants"]


def test_a_graph_without_an_activation_is_status_1(cli, tmp_path):
    ran = cli("identify", write(tmp_path / "m.onnx", model(["y = Add(x, 1)"])))
    assert ran.status == 1
    assert "none" in ran.out


@pytest.mark.parametrize("content", [b"", b"\0" * 64, b"not a model", bytes(range(256)) * 3])
def test_a_damaged_file_is_refused_in_a_sentence(cli, tmp_path, content):
    (tmp_path / "bad.onnx").write_bytes(content)
    ran = cli("identify", tmp_path / "bad.onnx")
    assert (ran.status, ran.out) == (2, "")
    assert "bad.onnx" in ran.err
    assert len(ran.err.splitlines()) == 1


def test_a_cut_file_is_refused(cli, tmp_path):
    content = model(GRAPHS[0]["nodes"]).SerializeToString()
    (tmp_path / "cut.onnx").write_bytes(content[: len(content) // 2])
    assert cli("identify", tmp_path / "cut.onnx").status == 2


def test_a_cycle_is_refused():
    proto = model(["a = Tanh(x)", "y = Add(a, x)"])
    proto.graph.node[0].input[0] = "y"
    with pytest.raises(XphiError, match="cycle"):
        of_proto(proto, "m.onnx")


def test_a_function_that_calls_itself_is_refused():
    proto = model(["y = Tanh(x)"])
    proto.functions.append(
        parser.parse_function('<domain: "own", opset_import: ["": 17, "own": 1]> act (x) => (y) { y = own.act(x) }')
    )
    with pytest.raises(XphiError, match="calls itself"):
        of_proto(proto, "m.onnx")


def test_a_huge_file_is_not_read(tmp_path):
    path = tmp_path / "huge.onnx"
    with path.open("wb") as file:
        file.truncate(LARGEST + 1)
    with pytest.raises(XphiError, match="external data"):
        identify(path)


def test_external_data_outside_of_the_folder_is_not_opened(tmp_path):
    proto = model(GRAPHS[0]["nodes"])
    tensor = proto.graph.initializer.add(name="w", data_type=TensorProto.FLOAT, dims=[4])
    tensor.data_location = TensorProto.EXTERNAL
    tensor.external_data.add(key="location", value="../../secret")
    found = identify(write(tmp_path / "m.onnx", proto))
    assert found.name == "gelu"
    assert any("../../secret" in note and "outside" in note for note in found.notes)
    with pytest.raises(XphiError, match="outside of its folder"):
        identify(tmp_path / "m.onnx", rewrite=tmp_path / "out.onnx")
    assert not (tmp_path / "out.onnx").exists()


@pytest.mark.parametrize(
    ("nodes", "opset", "said"),
    [(["y = Gelu(x)"], 17, "from opset 20 on"), (["y = Tanh(x)"], onnx.defs.onnx_opset_version() + 5, "newer than")],
)
def test_an_opset_that_does_not_fit_is_said(nodes, opset, said):
    proto = model(nodes)
    proto.opset_import[0].version = opset
    assert any(said in note for note in of_proto(proto, "m.onnx").notes)


def test_operators_that_are_not_known_are_passed_over():
    assert [
        one.name for one in found_in(model(["a = Wonder(x)", "s = Sigmoid(a)", "b = Mul(a, s)", "y = Wonder(b)"]))
    ] == ["silu"]
