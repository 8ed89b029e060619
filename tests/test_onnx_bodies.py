"""The functions in ONNX: valid models, the right operators, and onnxruntime's results against ours."""

import re
import subprocess
import sys
from pathlib import Path

import numpy as np
import onnx
import onnxruntime
import pytest
from onnx import parser, reference, shape_inference

import xphi
import xphi.onnx
from xphi.errors import XphiError
from xphi.onnx import _bodies
from xphi.ops import numpy as operators

PAGE = (Path(__file__).parents[1] / "docs" / "how-to" / "onnx.md").read_text()
GATES = [name for name in _bodies.names() if _bodies.function(name).input[0] == "gate"]
ACTIVATIONS = sorted(set(_bodies.names()) - set(GATES))
#: What the logistic bodies do besides Exp: products, a sum, a quotient, each rounded once.
LOGISTIC = {"gelu_sigmoid": 4, "swiglu_clamped": 6}
#: Operators that learnt bfloat16 after opset 20, as the page says.
NO_BFLOAT16 = set(re.findall(r"`(\w+)`", re.search(r"^- bfloat16 is.*?\.$", PAGE, re.MULTILINE | re.DOTALL).group()))
PERCENT = 0.01
ROUNDOFF = {np.float16: 2.0**-11, np.float32: 2.0**-24, np.float64: 2.0**-53}


def session(model):
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = 1
    return onnxruntime.InferenceSession(model.SerializeToString(), options, providers=["CPUExecutionProvider"])


def run(model, *arrays):
    """What onnxruntime computes."""
    feeds = {one.name: array for one, array in zip(model.graph.input, arrays, strict=True)}
    return session(model).run(None, feeds)[0]


def grid(dtype):
    """Both tails as far as results are normal numbers, and the middle densely."""
    return np.unique(np.concatenate([np.linspace(-40, 40, 4001), np.linspace(-6, 6, 4001)]).astype(dtype))


def arguments(name, x):
    """`x`, and for a gate an `up` that is not constant."""
    return (x, np.linspace(-3, 3, x.size).astype(x.dtype)) if name in GATES else (x,)


def exact(name, *arrays):
    return getattr(xphi, name)(*(array.astype(np.float64) for array in arrays))


def errors(name, *arrays):
    """Each error in units of the largest of 1, the inputs' product and the result; and each relative error."""
    wanted = exact(name, *arrays)
    error = np.abs(run(xphi.onnx.model(name, arrays[0].dtype), *arrays).astype(np.float64) - wanted)
    product = np.abs(np.prod([array.astype(np.float64) for array in arrays], axis=0))
    relative = np.divide(error, np.abs(wanted), out=np.zeros_like(error), where=error > 0)
    return error / np.maximum(1, np.maximum(product, np.abs(wanted))), relative


def stated():
    """The table of the how-to page: the operator of each name, its largest error, and where the tail is lost."""
    rows = re.findall(r"^\| `(\w+)` \| `([\w:]+)` \| (\S+) \| (\S+) \|", PAGE, re.MULTILINE)
    return {name: (operator, float(error), float(place)) for name, operator, error, place in rows}


def test_every_operator_has_a_body_and_a_row_of_the_page():
    assert set(_bodies.names()) == set(operators.names())
    assert set(stated()) == set(_bodies.names())
    assert [body.name for body in xphi.onnx.functions()] == _bodies.names()


@pytest.mark.parametrize("dtype", ["float16", "bfloat16", "float32", "float64"])
@pytest.mark.parametrize("name", _bodies.names())
def test_models_are_valid(name, dtype):
    if dtype == "bfloat16" and name in NO_BFLOAT16:
        with pytest.raises(XphiError, match="at opset 20 does not take bfloat16"):
            xphi.onnx.model(name, dtype)
        return
    model = xphi.onnx.model(name, dtype, shape=("batch", 3))
    onnx.checker.check_model(model, full_check=True)
    inferred = shape_inference.infer_shapes(model, check_type=True, strict_mode=True, data_prop=True)
    output = inferred.graph.output[0].type.tensor_type
    assert output.elem_type == model.graph.input[0].type.tensor_type.elem_type
    assert [one.dim_param or one.dim_value for one in output.shape.dim] == ["batch", 3]


@pytest.mark.parametrize("name", _bodies.names())
def test_a_body_takes_the_types_of_its_operators(name):
    """All four, or all but bfloat16, as the page says; the last input of an operator is never a condition."""
    taken = []
    for node in _bodies.function(name).node:
        if node.op_type not in {"Constant", "CastLike"}:
            schema = onnx.defs.get_schema(node.op_type, 20)
            of_inputs = next(one for one in schema.type_constraints if one.type_param_str == schema.inputs[-1].type_str)
            taken.append(set(of_inputs.allowed_type_strs))
    shared = set.intersection(*taken)
    assert {"tensor(float16)", "tensor(float)", "tensor(double)"} <= shared
    assert ("tensor(bfloat16)" in shared) == (name not in NO_BFLOAT16)


@pytest.mark.parametrize("name", _bodies.names())
def test_the_body_of_each_is_the_same_function(name):
    """Also of those that a standard operator stands for: a model that calls the body gives the same bits."""
    model = xphi.onnx.model(name)
    node = model.graph.node[0]
    called = onnx.ModelProto()
    called.CopyFrom(model)
    called.graph.node[0].CopyFrom(onnx.helper.make_node(name, node.input, node.output, domain="xphi"))
    del called.functions[:], called.opset_import[:]
    called.functions.append(xphi.onnx.function(name))
    called.opset_import.extend([onnx.helper.make_opsetid("", 20), onnx.helper.make_opsetid("xphi", 1)])
    onnx.checker.check_model(called, full_check=True)
    arrays = arguments(name, grid(np.float32))
    np.testing.assert_array_equal(run(called, *arrays), run(model, *arrays))


@pytest.mark.parametrize("name", _bodies.names())
def test_errors_in_onnxruntime_are_at_most_those_stated(name):
    operator, limit, place = stated()[name]
    node = xphi.onnx.export_node(name)
    assert operator == (node.op_type if not node.domain else f"{node.domain}:{node.op_type}")
    x = grid(np.float32)
    scaled, relative = errors(name, *arguments(name, x))
    assert scaled.max() <= limit
    kept = x <= place if name == "erfc" else x >= place  # whose tail is on the other side
    assert relative[kept & (np.abs(x) > 0)].max() <= PERCENT


@pytest.mark.parametrize("name", _bodies.names())
def test_no_other_function_is_nearer(name):
    """The right variant: what onnxruntime computes is nearest to the function of this name."""
    x = grid(np.float32)
    x = x[np.abs(x) < 6]
    ours = run(xphi.onnx.model(name), *arguments(name, x)).astype(np.float64)
    others = GATES if name in GATES else ACTIVATIONS
    distance = {other: np.max(np.abs(ours - exact(other, *arguments(name, x)))) for other in others}
    assert min(distance, key=distance.get) == name


@pytest.mark.parametrize("dtype", [np.float32, np.float64])
@pytest.mark.parametrize("name", LOGISTIC)
def test_the_tail_keeps_its_relative_accuracy(name, dtype):
    """Relative error: two roundings of the exponent, Exp's own as measured here, and the other operations'."""
    x = grid(dtype)
    x = x[x < 0]
    arrays = (x, np.full_like(x, 2.5)) if name in GATES else (x,)
    exponent = 1.702 * x.astype(np.float64)
    element = {np.float32: "float", np.float64: "double"}[dtype]
    text = f'<ir_version: 9, opset_import: ["": 20]> g ({element}[n] x) => ({element}[n] y) {{ y = Exp (x) }}'
    rounded = exponent.astype(dtype)
    own = np.max(np.abs(run(parser.parse_model(text), rounded) / np.exp(rounded.astype(np.longdouble)) - 1))
    unit = ROUNDOFF[dtype]
    rounded_twice = unit + (ROUNDOFF[np.float32] if name in GATES else unit)  # an attribute, alpha, is of binary32
    exponent_error = np.abs(exponent) * rounded_twice
    allowed = exponent_error + own + (LOGISTIC[name] + 1) * unit
    error = np.abs(run(xphi.onnx.model(name, dtype), *arrays).astype(np.float64) / exact(name, *arrays) - 1)
    assert np.all(error <= allowed * (1 + allowed))


@pytest.mark.parametrize(
    ("gate", "activation"),
    [
        ("geglu", "gelu"),
        ("geglu_tanh", "gelu_tanh"),
        ("reglu", "relu"),
        ("glu", "sigmoid"),
        ("bilinear", "identity"),
        ("swiglu", "silu"),
    ],
)
def test_a_gate_is_the_product_to_the_last_bit(gate, activation):
    x, up = arguments(gate, grid(np.float32))
    product = run(xphi.onnx.model(activation), x) * up
    np.testing.assert_array_equal(run(xphi.onnx.model(gate), x, up), product)


@pytest.mark.parametrize("name", _bodies.names())
def test_sixteen_bits(name):
    """A rounding at most for each operation, of what is at most the size of the input."""
    arrays = arguments(name, grid(np.float16))
    model = xphi.onnx.model(name, "float16")
    steps = len(_bodies.function(name).node) + 2  # a standard operator is itself up to three
    scaled, _ = errors(name, *arrays)
    assert scaled.max() <= steps * ROUNDOFF[np.float16]
    assert model.graph.input[0].type.tensor_type.elem_type == onnx.TensorProto.FLOAT16


@pytest.mark.parametrize("name", ["silu", "glu", "swiglu", "relu2"])
def test_double_precision(name):
    """In ONNX's reference implementation, whose operators are NumPy's; Sigmoid is three of them."""
    arrays = arguments(name, grid(np.float64))
    model = xphi.onnx.model(name, "float64")
    (result,) = reference.ReferenceEvaluator(model).run(None, dict(zip(model.functions[0].input, arrays, strict=True)))
    wanted = exact(name, *arrays)
    size = np.maximum(1, np.maximum(np.abs(np.prod(arrays, axis=0)), np.abs(wanted)))
    assert np.max(np.abs(result - wanted) / size) <= (len(model.functions[0].node) + 2) * ROUNDOFF[np.float64]


@pytest.mark.parametrize("name", _bodies.bodies())
def test_constants_are_doubles_that_are_rounded_to_the_input(name):
    nodes = xphi.onnx.function(name).node
    constants = {
        node.output[0]: node.attribute[0].t
        for node in nodes
        if node.op_type == "Constant" and node.attribute[0].HasField("t")
    }
    assert {tensor.data_type for tensor in constants.values()} <= {onnx.TensorProto.DOUBLE}
    readers = {node.op_type for node in nodes if set(node.input) & set(constants)}
    assert readers <= {"CastLike"}
    values = {onnx.numpy_helper.to_array(tensor).item() for tensor in constants.values()}
    assert values == set(_bodies.bodies()[name].constants.values())


def test_selu_constants_of_onnx_are_ours():
    node = xphi.onnx.export_node("selu")
    found = {one.name: np.float32(one.f) for one in node.attribute}
    scale = xphi.selu(1.0)
    assert found == {"gamma": np.float32(scale), "alpha": np.float32(-xphi.selu(-np.inf) / scale)}


def test_elu_is_said_to_be_of_scale_one():
    (alpha,) = xphi.onnx.export_node("elu").attribute
    assert (alpha.name, alpha.f) == ("alpha", -xphi.elu(-np.inf))


@pytest.mark.parametrize("name", ["gelu_sigmoid", "swiglu_clamped"])
def test_special_values_of_our_bodies(name):
    x = np.array([-np.inf, -0.0, 0.0, np.inf, np.nan], np.float32)
    arrays = (x, np.ones_like(x)) if name in GATES else (x,)
    found, wanted = run(xphi.onnx.model(name), *arrays), exact(name, *arrays).astype(np.float32)
    np.testing.assert_array_equal(found, wanted)
    np.testing.assert_array_equal(np.signbit(found[:4]), np.signbit(wanted[:4]))


def test_attributes_of_the_clamped_gate():
    gate, up = arguments("swiglu_clamped", grid(np.float32))
    numbers = {"alpha": 1.25, "limit": 2.0}
    found = run(xphi.onnx.model("swiglu_clamped", **numbers), gate, up)
    wanted = xphi.swiglu_clamped(gate.astype(np.float64), up.astype(np.float64), **numbers)
    assert np.max(np.abs(found - wanted)) <= stated()["swiglu_clamped"][1] * np.max(np.abs(wanted))


def test_nodes_by_any_spelling():
    node = xphi.onnx.export_node("gelu_new", ["h"], ["a"], node_name="act")
    assert (node.name, list(node.input), list(node.output), node.op_type) == ("act", ["h"], ["a"], "Gelu")
    assert onnx.helper.get_attribute_value(node.attribute[0]) == b"tanh"
    assert onnx.helper.get_attribute_value(xphi.onnx.export_node("gelu").attribute[0]) == b"none"
    assert xphi.onnx.export_node("quick_gelu").op_type == "gelu_sigmoid"


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (lambda: xphi.onnx.export_node("gelv"), "gelu"),
        (lambda: xphi.onnx.export_node("normal_pdf"), "normal_pdf has no"),
        (lambda: xphi.onnx.export_node("swiglu", ["x"]), "takes 2 input"),
        (lambda: xphi.onnx.export_node("gelu", approximate=1.0), "no attribute 'approximate'"),
        (lambda: xphi.onnx.model("gelu", "int8"), "no model in int8"),
        (lambda: xphi.onnx.export_node(None), "not a NoneType"),
        (lambda: xphi.onnx.export_node("swiglu", "gu"), "inputs is a list of names"),
        (lambda: xphi.onnx.export_node("gelu", [3]), "inputs is a list of names"),
        (lambda: xphi.onnx.export_node("gelu", None, "y"), "outputs is a list of names"),
        (lambda: xphi.onnx.export_node("gelu", node_name=5), "the name of a node is a text"),
        (lambda: xphi.onnx.export_node("swiglu_clamped", limit=np.nan), "limit must be a number that is not negative"),
        (lambda: xphi.onnx.export_node("swiglu_clamped", limit=-1.0), "limit must be a number that is not negative"),
        (lambda: xphi.onnx.model("swiglu_clamped", limit="5"), "limit must be a number that is not negative"),
        (lambda: xphi.onnx.model("swiglu_clamped", alpha=0.0), "alpha must be a positive number"),
        (lambda: xphi.onnx.model("swiglu_clamped", alpha=1e39), "alpha must not be beyond"),
        (lambda: xphi.onnx.model("gelu", shape=(2.5,)), "a shape is a list of sizes"),
        (lambda: xphi.onnx.model("gelu", shape=(-3,)), "a shape is a list of sizes"),
        (lambda: xphi.onnx.model("gelu", shape=(True,)), "a shape is a list of sizes"),
        (lambda: xphi.onnx.model("gelu", shape=("",)), "a shape is a list of sizes"),
        (lambda: xphi.onnx.model("gelu", shape="ab"), "a shape is a list of sizes"),
        (lambda: xphi.onnx.model("gelu", shape=3), "a shape is a list of sizes"),
    ],
)
def test_refusals_are_sentences(call, message):
    with pytest.raises(XphiError, match=re.escape(message)) as caught:
        call()
    assert "\n" not in str(caught.value)


def test_functions_are_copies():
    body = xphi.onnx.function("swiglu")
    body.name = "changed"
    assert xphi.onnx.function("swiglu").name == "swiglu"


def test_importing_is_light_and_a_missing_extra_is_one_sentence():
    code = """
import sys
import xphi.errors, xphi.onnx
assert not {"onnx", "onnxscript", "onnxruntime", "torch", "sympy"} & set(sys.modules)
sys.modules["onnx"] = None
try:
    xphi.onnx.model("gelu")
except xphi.errors.XphiError as error:
    print(error)
"""
    done = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    assert done.stdout == 'xphi.onnx needs onnx, which is not installed: pip install "xphi[onnx]"\n'
