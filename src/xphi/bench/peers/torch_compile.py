"""PyTorch's compiler: the function and the write into the output as one kernel."""

from __future__ import annotations

import types
from collections.abc import Callable
from typing import Any

from xphi.bench.case import Case
from xphi.bench.operations import BIAS, GATES, SELU_ALPHA, SELU_SCALE
from xphi.bench.peers import Factory, Timed
from xphi.bench.peers.torch import tensor

TITLE = "torch.compile"
NEEDS = ("torch",)
RUNGS = ("",)
COMPILES = True


def _forward(t: Any) -> dict[str, Callable[..., Any]]:
    F, A = t.nn.functional, t.ops.aten
    return {
        "gelu": F.gelu,
        "gelu_tanh": lambda x: F.gelu(x, approximate="tanh"),
        "gelu_sigmoid": lambda x: x * t.sigmoid(1.702 * x),
        "silu": F.silu,
        "sigmoid": t.sigmoid,
        "tanh": t.tanh,
        "erf": t.erf,
        "erfc": t.erfc,
        "normal_cdf": t.special.ndtr,
        "softplus": F.softplus,
        "mish": F.mish,
        "elu": F.elu,
        "selu": lambda x: A.elu(x, SELU_ALPHA, SELU_SCALE),
        "relu": t.relu,
        "relu2": lambda x: t.relu(x) ** 2,
        "hard_swish": F.hardswish,
    }


def _backward(t: Any) -> dict[str, Callable[..., Any]]:
    A = t.ops.aten
    return {
        "gelu": A.gelu_backward,
        "gelu_tanh": lambda g, x: A.gelu_backward(g, x, approximate="tanh"),
        "silu": A.silu_backward,
        "sigmoid": lambda g, x: A.sigmoid_backward(g, t.sigmoid(x)),
        "tanh": lambda g, x: A.tanh_backward(g, t.tanh(x)),
        "mish": A.mish_backward,
        "softplus": lambda g, x: A.softplus_backward(g, x, 1, 20),
        "relu": lambda g, x: A.threshold_backward(g, x, 0),
        "relu2": lambda g, x: 2 * g * t.relu(x),
        "hard_swish": A.hardswish_backward,
    }


def _body(t: Any, case: Case) -> Callable[..., tuple[Any, ...]]:
    """What is compiled: from inputs to results."""
    forward, backward = _forward(t), _backward(t)
    stem = case.op.removesuffix("_vjp")
    if stem not in GATES:
        if stem == case.op:
            f = forward[stem]
            return lambda x: (f(x),)
        b = backward[stem]
        return lambda x, g: (b(g, x),)
    f, b = forward[GATES[stem]], backward[GATES[stem]]
    if stem == case.op:
        return lambda gate, up: (f(gate) * up,)
    return lambda gate, up, g: (b(g * up, gate), g * f(gate))


def _timed(case: Case) -> Timed:
    import torch as t

    t.set_num_threads(case.threads)
    t.set_grad_enabled(False)
    inputs = [tensor(array) for array in case.inputs]
    outputs = [tensor(array) for array in case.outputs]
    if case.op == "bias_gelu":
        if case.n % BIAS == 0:
            inputs[0], outputs[0] = inputs[0].view(-1, BIAS), outputs[0].view(-1, BIAS)
        body: Callable[..., tuple[Any, ...]] = lambda x, bias: (t.nn.functional.gelu(x + bias),)  # noqa: E731
    else:
        body = _body(t, case)

    def whole(inputs: list[Any], outputs: list[Any]) -> None:
        for out, result in zip(outputs, body(*inputs), strict=True):
            out.copy_(result)

    # what is compiled is kept by code object, a few versions of each; every case has one of its own
    own = types.FunctionType(whole.__code__.replace(), whole.__globals__, case.op, None, whole.__closure__)
    compiled = t.compile(own, dynamic=False, fullgraph=True)
    return lambda: compiled(inputs, outputs)


def operations() -> dict[str, Factory]:
    """Functions, their derivatives where PyTorch has them, gates."""
    import torch as t

    forward, backward = _forward(t), _backward(t)
    names = [*forward, *(f"{name}_vjp" for name in backward), "bias_gelu"]
    names += [gate for gate, inner in GATES.items() if inner in forward]
    names += [f"{gate}_vjp" for gate, inner in GATES.items() if inner in backward]
    return dict.fromkeys(names, _timed)
