"""PyTorch, eager, into outputs that exist; several passes where it has no operator of its own.

Its operators as they are called, which make a new tensor, and the way back by autograd, are operations of their own.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from typing import Any

from xphi.bench.case import Array, Case
from xphi.bench.operations import BIAS, GATES, OPERATOR, SELU_ALPHA, SELU_SCALE, TRAINED
from xphi.bench.peers import Factory, Timed

TITLE = "torch"
NEEDS = ("torch",)
RUNGS = ("",)


def tensor(array: Array) -> Any:
    """A tensor over the memory of an array."""
    import torch

    if array.dtype.name == "bfloat16":
        return torch.from_numpy(array.view("int16")).view(torch.bfloat16)
    return torch.from_numpy(array)


def array(tensor: Any) -> Any:
    """The numbers of a tensor."""
    import torch

    tensor = tensor.detach()
    return tensor.view(torch.int16).numpy().view("bfloat16") if tensor.dtype == torch.bfloat16 else tensor.numpy()


def called(case: Case, f: Callable[..., Any]) -> Timed:
    """A call that makes a new tensor, nothing recorded."""
    import torch

    torch.set_num_threads(case.threads)
    inputs = [tensor(one) for one in case.inputs]
    record = torch._C._set_grad_enabled  # noqa: SLF001 - cheaper than the call that it is measured with

    def call() -> Any:
        record(False)
        return f(*inputs)

    return call


def trained(case: Case, f: Callable[..., Any]) -> Timed:
    """A call that is recorded, and the way back from the last input, a gradient."""
    import torch

    torch.set_num_threads(case.threads)
    *inputs, g = (tensor(one) for one in case.inputs)
    leaves = [one.requires_grad_() for one in inputs]
    record, back = torch._C._set_grad_enabled, torch.autograd.grad  # noqa: SLF001 - the same

    def call() -> Any:
        record(True)
        return back(f(*leaves), leaves, g)

    return call


def _factory(build: Callable[..., Timed]) -> Factory:
    def factory(case: Case) -> Timed:
        import torch

        torch.set_num_threads(case.threads)
        torch.set_grad_enabled(False)
        arrays = (*case.inputs, *case.outputs)
        return build(torch, torch.ops.aten, case, *(tensor(array) for array in arrays))

    return factory


def _twice(case: Case) -> Any:
    return tensor(case.scratch())


def _gelu_sigmoid(t: Any, _aten: Any, _case: Case, x: Any, y: Any) -> Timed:
    def call() -> None:
        t.mul(x, 1.702, out=y)
        t.sigmoid(y, out=y)
        t.mul(y, x, out=y)

    return call


def _erf_vjp(t: Any, _aten: Any, _case: Case, x: Any, g: Any, y: Any) -> Timed:
    scale = 2 / math.sqrt(math.pi)

    def call() -> None:
        t.mul(x, x, out=y)
        t.neg(y, out=y)
        t.exp(y, out=y)
        t.mul(y, scale, out=y)
        t.mul(y, g, out=y)

    return call


def _relu2_vjp(t: Any, _aten: Any, _case: Case, x: Any, g: Any, y: Any) -> Timed:
    def call() -> None:
        t.clamp_min(x, 0, out=y)
        t.mul(y, 2, out=y)
        t.mul(y, g, out=y)

    return call


def _of_output(forward: str, backward: str) -> Callable[..., Timed]:
    """A derivative that takes the forward result, which is there in training; its time is not counted."""

    def build(t: Any, A: Any, _case: Case, x: Any, g: Any, y: Any) -> Timed:
        saved = getattr(t, forward)(x)
        step = getattr(A, backward).grad_input
        return lambda: step(g, saved, grad_input=y)

    return build


def _gate(forward: Callable[..., object]) -> Callable[..., Timed]:
    def build(t: Any, A: Any, _case: Case, gate: Any, up: Any, y: Any) -> Timed:
        def call() -> None:
            forward(t, A, gate, y)
            t.mul(y, up, out=y)

        return call

    return build


def _gate_vjp(forward: Callable[..., object], backward: Callable[..., object]) -> Callable[..., Timed]:
    def build(t: Any, A: Any, case: Case, gate: Any, up: Any, g: Any, d_gate: Any, d_up: Any) -> Timed:
        product = _twice(case)

        def call() -> None:
            forward(t, A, gate, d_up)
            t.mul(d_up, g, out=d_up)
            t.mul(g, up, out=product)
            backward(t, A, product, gate, d_gate)

        return call

    return build


def _relu_backward(_torch: Any, A: Any, g: Any, x: Any, y: Any) -> None:
    A.threshold_backward.grad_input(g, x, 0, grad_input=y)


def _sigmoid_backward(t: Any, A: Any, g: Any, x: Any, y: Any) -> None:
    t.sigmoid(x, out=y)
    A.sigmoid_backward.grad_input(g, y, grad_input=y)


_FORWARD: dict[str, Callable[..., object]] = {
    "gelu": lambda t, A, x, y: A.gelu.out(x, out=y),
    "gelu_tanh": lambda t, A, x, y: A.gelu.out(x, approximate="tanh", out=y),
    "silu": lambda t, A, x, y: A.silu.out(x, out=y),
    "sigmoid": lambda t, A, x, y: t.sigmoid(x, out=y),
    "tanh": lambda t, A, x, y: t.tanh(x, out=y),
    "erf": lambda t, A, x, y: t.erf(x, out=y),
    "erfc": lambda t, A, x, y: t.erfc(x, out=y),
    "normal_cdf": lambda t, A, x, y: t.special.ndtr(x, out=y),
    "softplus": lambda t, A, x, y: A.softplus.out(x, out=y),
    "mish": lambda t, A, x, y: A.mish.out(x, out=y),
    "elu": lambda t, A, x, y: A.elu.out(x, out=y),
    "selu": lambda t, A, x, y: A.elu.out(x, SELU_ALPHA, SELU_SCALE, out=y),
    "relu": lambda t, A, x, y: t.clamp_min(x, 0, out=y),
    "relu2": lambda t, A, x, y: (t.clamp_min(x, 0, out=y), t.mul(y, y, out=y)),
    "hard_swish": lambda t, A, x, y: A.hardswish.out(x, out=y),
    "copy": lambda t, A, x, y: y.copy_(x),
}
_BACKWARD: dict[str, Callable[..., object]] = {
    "gelu": lambda t, A, g, x, y: A.gelu_backward.grad_input(g, x, grad_input=y),
    "gelu_tanh": lambda t, A, g, x, y: A.gelu_backward.grad_input(g, x, approximate="tanh", grad_input=y),
    "silu": lambda t, A, g, x, y: A.silu_backward.grad_input(g, x, grad_input=y),
    "softplus": lambda t, A, g, x, y: A.softplus_backward.grad_input(g, x, 1, 20, grad_input=y),
    "elu": lambda t, A, g, x, y: A.elu_backward.grad_input(g, 1, 1, 1, False, x, grad_input=y),
    "selu": lambda t, A, g, x, y: A.elu_backward.grad_input(g, SELU_ALPHA, SELU_SCALE, 1, False, x, grad_input=y),
    "relu": _relu_backward,
    "hard_swish": lambda t, A, g, x, y: A.hardswish_backward.out(g, x, out=y),
}


def _one(step: Callable[..., object]) -> Callable[..., Timed]:
    return lambda t, A, case, x, y: lambda: step(t, A, x, y)


def _one_back(step: Callable[..., object]) -> Callable[..., Timed]:
    return lambda t, A, case, x, g, y: lambda: step(t, A, g, x, y)


def _bias_gelu(t: Any, A: Any, case: Case, x: Any, bias: Any, y: Any) -> Timed:
    if case.n % BIAS == 0:
        x, y = x.view(-1, BIAS), y.view(-1, BIAS)

    def call() -> None:
        t.add(x, bias, out=y)
        A.gelu.out(y, out=y)

    return call


def _eager(t: Any) -> dict[str, Callable[..., Any]]:
    """Functions and gates as one writes them."""
    F = t.nn.functional
    functions: dict[str, Callable[..., Any]] = {
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
        "selu": F.selu,
        "relu": t.relu,
        "relu2": lambda x: t.relu(x) ** 2,
        "hard_swish": F.hardswish,
    }

    def gated(inner: str) -> Callable[..., Any]:
        f = functions[inner]
        return lambda gate, up: f(gate) * up

    gates = {gate: gated(inner) for gate, inner in GATES.items() if inner in functions}
    return functions | gates | {"bilinear": t.mul}


def of_tensors(functions: Callable[[str], dict[str, Callable[..., Any]]], names: Iterable[str]) -> dict[str, Factory]:
    """The operations that PyTorch's users call, from functions of tensors for a rung."""

    def factory(name: str, timed: Callable[[Case, Callable[..., Any]], Timed]) -> Factory:
        return lambda case: timed(case, functions(case.rung)[name])

    found = {f"{name}{OPERATOR}": factory(name, called) for name in names}
    return found | {f"{name}{TRAINED}": factory(name, trained) for name in names}


def operations() -> dict[str, Factory]:
    """Every function and gate."""
    import torch

    builders: dict[str, Callable[..., Timed]] = {name: _one(step) for name, step in _FORWARD.items()}
    builders |= {f"{name}_vjp": _one_back(step) for name, step in _BACKWARD.items()}
    builders["gelu_sigmoid"] = _gelu_sigmoid
    builders["sigmoid_vjp"] = _of_output("sigmoid", "sigmoid_backward")
    builders["tanh_vjp"] = _of_output("tanh", "tanh_backward")
    builders["erf_vjp"] = _erf_vjp
    builders["relu2_vjp"] = _relu2_vjp
    builders["bias_gelu"] = _bias_gelu
    builders["multiply"] = builders["bilinear"] = lambda t, A, case, x, y, out: lambda: t.mul(x, y, out=out)
    for gate, inner, backward in (
        ("glu", "sigmoid", _sigmoid_backward),
        ("reglu", "relu", _relu_backward),
        ("geglu", "gelu", _BACKWARD["gelu"]),
        ("geglu_tanh", "gelu_tanh", _BACKWARD["gelu_tanh"]),
        ("swiglu", "silu", _BACKWARD["silu"]),
    ):
        builders[gate] = _gate(_FORWARD[inner])
        builders[f"{gate}_vjp"] = _gate_vjp(_FORWARD[inner], backward)
    eager = _eager(torch)
    return {name: _factory(build) for name, build in builders.items()} | of_tensors(lambda _: eager, eager)
