"""ONNX Runtime on the CPU, inputs and outputs bound to memory that exists."""

from __future__ import annotations

from typing import Any

from xphi.bench.case import Case
from xphi.bench.operations import BIAS, GATES
from xphi.bench.peers import Factory, Timed, Unsupported

TITLE = "onnxruntime"
NEEDS = ("onnxruntime", "onnx")
RUNGS = ("",)

_MICROSOFT = "com.microsoft"
#: From function to node: operator, domain, attributes. QuickGelu is x·σ(αx).
_NODES: dict[str, tuple[str, str, dict[str, Any]]] = {
    "gelu": ("Gelu", "", {}),
    "gelu_tanh": ("Gelu", "", {"approximate": "tanh"}),
    "gelu_sigmoid": ("QuickGelu", _MICROSOFT, {"alpha": 1.702}),
    "silu": ("QuickGelu", _MICROSOFT, {"alpha": 1.0}),
    "sigmoid": ("Sigmoid", "", {}),
    "tanh": ("Tanh", "", {}),
    "erf": ("Erf", "", {}),
    "softplus": ("Softplus", "", {}),
    "mish": ("Mish", "", {}),
    "elu": ("Elu", "", {}),
    "selu": ("Selu", "", {}),
    "relu": ("Relu", "", {}),
    "hard_swish": ("HardSwish", "", {}),
}


def _model(case: Case, inputs: list[str], shapes: list[list[int]]) -> bytes:
    import onnx
    from onnx import helper

    kind = {"float32": "FLOAT", "float16": "FLOAT16", "bfloat16": "BFLOAT16", "float64": "DOUBLE"}[case.dtype]
    element = getattr(onnx.TensorProto, kind)
    if case.op == "bias_gelu":
        nodes = [helper.make_node("BiasGelu", ["x0", "x1"], ["y"], domain=_MICROSOFT)]
    else:
        gated = case.op in GATES
        operator, domain, attributes = _NODES[GATES[case.op] if gated else case.op]
        nodes = [helper.make_node(operator, ["x0"], ["h" if gated else "y"], domain=domain, **attributes)]
        if gated:
            nodes.append(helper.make_node("Mul", ["h", "x1"], ["y"]))
    values = [helper.make_tensor_value_info(n, element, s) for n, s in zip(inputs, shapes, strict=True)]
    result = helper.make_tensor_value_info("y", element, shapes[0])
    graph = helper.make_graph(nodes, case.op, values, [result])
    opsets = [helper.make_opsetid("", 22), helper.make_opsetid(_MICROSOFT, 1)]
    model = helper.make_model(graph, opset_imports=opsets)
    model.ir_version = 10  # what goes with that opset; a newer package writes a newer one than the run time reads
    return bytes(model.SerializeToString())


def _timed(case: Case) -> Timed:
    import onnxruntime as ort

    if case.dtype == "bfloat16":
        raise Unsupported("no bfloat16 on the CPU")
    wide = case.op == "bias_gelu" and case.n % BIAS == 0
    shapes = [[case.n // BIAS, BIAS] if wide and which == 0 else [a.size] for which, a in enumerate(case.inputs)]
    inputs = [f"x{which}" for which in range(len(shapes))]
    options = ort.SessionOptions()
    options.intra_op_num_threads = case.threads
    options.inter_op_num_threads = 1
    options.log_severity_level = 4
    options.add_session_config_entry("session.intra_op.allow_spinning", "0")
    try:
        session = ort.InferenceSession(_model(case, inputs, shapes), options, providers=["CPUExecutionProvider"])
    except Exception as error:  # noqa: BLE001 - the package's own classes are not public; each says that a kernel is missing
        raise Unsupported(str(error).splitlines()[0]) from None
    binding = session.io_binding()
    for name, array, shape in zip(inputs, case.inputs, shapes, strict=True):
        binding.bind_input(name, "cpu", 0, array.dtype, shape, array.ctypes.data)
    binding.bind_output("y", "cpu", 0, case.out.dtype, shapes[0], case.out.ctypes.data)
    return lambda: session.run_with_iobinding(binding)


def operations() -> dict[str, Factory]:
    """What has an operator of its own; nothing backward."""
    gates = [gate for gate, inner in GATES.items() if inner in _NODES]
    return dict.fromkeys([*_NODES, *gates, "bias_gelu"], _timed)
