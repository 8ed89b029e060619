"""OpenVINO on the CPU, tensors over memory that exists."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from xphi.bench.case import Case
from xphi.bench.operations import BIAS, GATES, SELU_ALPHA, SELU_SCALE
from xphi.bench.peers import Factory, Timed, Unsupported

TITLE = "openvino"
NEEDS = ("openvino",)
RUNGS = ("",)


def _forward(op: Any, dtype: Any) -> dict[str, Callable[..., Any]]:
    def number(value: float) -> Any:
        return op.constant(np.asarray(value, dtype=dtype))

    return {
        "gelu": lambda x: op.gelu(x, "erf"),
        "gelu_tanh": lambda x: op.gelu(x, "tanh"),
        "gelu_sigmoid": lambda x: op.swish(x, number(1.702)),
        "silu": lambda x: op.swish(x, number(1.0)),
        "sigmoid": op.sigmoid,
        "tanh": op.tanh,
        "erf": op.erf,
        "softplus": op.softplus,
        "mish": op.mish,
        "elu": lambda x: op.elu(x, 1.0),
        "selu": lambda x: op.selu(x, number(SELU_ALPHA), number(SELU_SCALE)),
        "relu": op.relu,
        "hard_swish": op.hswish,
    }


def _timed(case: Case) -> Timed:
    import openvino as ov
    from openvino import opset14 as op

    if case.dtype in ("bfloat16", "float64"):
        raise Unsupported(f"no {case.dtype} tensors over NumPy's memory")
    dtype = case.out.dtype
    wide = case.op == "bias_gelu" and case.n % BIAS == 0
    shapes = [[case.n // BIAS, BIAS] if wide and which == 0 else [a.size] for which, a in enumerate(case.inputs)]
    parameters = [op.parameter(shape, dtype) for shape in shapes]
    forward = _forward(op, dtype)
    if case.op == "bias_gelu":
        result = forward["gelu"](op.add(*parameters))
    elif case.op in GATES:
        result = op.multiply(forward[GATES[case.op]](parameters[0]), parameters[1])
    else:
        result = forward[case.op](parameters[0])
    core = ov.Core()
    hints = {"INFERENCE_NUM_THREADS": case.threads, "PERFORMANCE_HINT": "LATENCY"}
    if case.dtype == "float32":
        hints["INFERENCE_PRECISION_HINT"] = "f32"  # or it may compute in bfloat16
    request = core.compile_model(ov.Model([result], parameters, case.op), "CPU", hints).create_infer_request()
    for which, (array, shape) in enumerate(zip(case.inputs, shapes, strict=True)):
        request.set_input_tensor(which, ov.Tensor(array.reshape(shape), shared_memory=True))
    request.set_output_tensor(0, ov.Tensor(case.out.reshape(shapes[0]), shared_memory=True))
    infer: Timed = request.infer
    return infer


def operations() -> dict[str, Factory]:
    """What has an operator of its own; nothing backward."""
    from openvino import opset14 as op

    names = list(_forward(op, np.float32))
    gates = [gate for gate, inner in GATES.items() if inner in names]
    return dict.fromkeys([*names, *gates, "bias_gelu"], _timed)
