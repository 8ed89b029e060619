"""JAX under jit on the CPU; its results are always new arrays."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from xphi.bench.case import Case
from xphi.bench.operations import BIAS, GATES
from xphi.bench.peers import Factory, Timed

TITLE = "jax"
NEEDS = ("jax",)
RUNGS = ("",)


def _forward() -> dict[str, Callable[..., Any]]:
    import jax
    from jax import nn
    from jax.scipy import special

    return {
        "gelu": lambda x: nn.gelu(x, approximate=False),
        "gelu_tanh": lambda x: nn.gelu(x, approximate=True),
        "gelu_sigmoid": lambda x: x * nn.sigmoid(1.702 * x),
        "silu": nn.silu,
        "sigmoid": nn.sigmoid,
        "tanh": jax.numpy.tanh,
        "erf": special.erf,
        "erfc": special.erfc,
        "normal_cdf": special.ndtr,
        "softplus": nn.softplus,
        "mish": nn.mish,
        "elu": nn.elu,
        "selu": nn.selu,
        "relu": nn.relu,
        "relu2": lambda x: nn.relu(x) ** 2,
        "hard_swish": nn.hard_swish,
    }


def _body(case: Case) -> Callable[..., Any]:
    import jax

    forward = _forward()
    stem = case.op.removesuffix("_vjp")
    if stem == "bias_gelu":
        return lambda x, bias: forward["gelu"](x + bias)
    if stem in GATES:
        inner = forward[GATES[stem]]
        f: Callable[..., Any] = lambda gate, up: inner(gate) * up  # noqa: E731
    else:
        f = forward[stem]
    if stem == case.op:
        return f
    return lambda *inputs: jax.vjp(f, *inputs[:-1])[1](inputs[-1])


def _timed(case: Case) -> Timed:
    import jax

    arrays = [jax.numpy.asarray(array) for array in case.inputs]
    if case.op == "bias_gelu" and case.n % BIAS == 0:
        arrays[0] = arrays[0].reshape(-1, BIAS)
    compiled = jax.jit(_body(case))
    return lambda: jax.block_until_ready(compiled(*arrays))


def operations() -> dict[str, Factory]:
    """Every function and gate, forward and backward."""
    forward = _forward()
    names = [*forward, *(gate for gate, inner in GATES.items() if inner in forward)]
    return dict.fromkeys([*names, *(f"{name}_vjp" for name in names), "bias_gelu"], _timed)
