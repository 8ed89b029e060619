"""Every kind of kernel in operations of jax.numpy: the program of the backends that have no kernels of ours.

16-bit arrays are computed in binary32 and rounded once.
"""

from __future__ import annotations

import functools
import importlib
from collections.abc import Callable, Sequence
from typing import Any

import jax.numpy as jnp

from xphi.ops import generated

Arrays = Sequence[Any]


def compute(name: str, kind: str, parameters: tuple[float, ...], arrays: Arrays) -> list[Any]:
    """The outputs of a kind, in the dtype of the inputs."""
    return _rounded(functools.partial(_KINDS[kind], name, parameters), arrays)


def derivative(name: str, kind: str, parameters: tuple[float, ...], arrays: Arrays, tangents: Arrays) -> list[Any]:
    """What the outputs of "vjp", "gate_vjp" or "gate_jvp" change by when the points where they are taken do.

    `tangents` belong to the first `arrays`: the point of a "vjp", gate and up of the others.
    """
    return _rounded(functools.partial(_DERIVATIVES[kind], name, parameters), [*arrays, *tangents])


def _rounded(function: Callable[..., list[Any]], arrays: Arrays) -> list[Any]:
    dtype = arrays[0].dtype
    wide = jnp.promote_types(dtype, jnp.float32)
    return [y.astype(dtype) for y in function(*(x.astype(wide) for x in arrays))]


@functools.cache
def _module(name: str) -> Any:
    return importlib.import_module(f"xphi._generated.jax.{name}")


def _f(name: str, _parameters: tuple[float, ...], x: Any) -> list[Any]:
    return [_module(name).f(x)]


def _vjp(name: str, _parameters: tuple[float, ...], x: Any, g: Any) -> list[Any]:
    return [_module(name).grad(x) * g]


def _gate(name: str, parameters: tuple[float, ...], gate: Any, up: Any) -> list[Any]:
    if name == "swiglu_clamped":
        return [_clamped(parameters, gate, up)]
    return [_module(generated.activation_of(name)).f(gate) * up]


def _gate_vjp(name: str, parameters: tuple[float, ...], gate: Any, up: Any, g: Any) -> list[Any]:
    by_gate, by_up = _slopes(name, parameters, gate, up)
    return [by_gate * g, by_up * g]


def _gate_jvp(name: str, parameters: tuple[float, ...], gate: Any, up: Any, d_gate: Any, d_up: Any) -> list[Any]:
    by_gate, by_up = _slopes(name, parameters, gate, up)
    return [by_gate * d_gate + by_up * d_up]


def _slopes(name: str, parameters: tuple[float, ...], gate: Any, up: Any) -> tuple[Any, Any]:
    """The derivatives of a gate with respect to its two inputs."""
    if name == "swiglu_clamped":
        return _clamped_slopes(parameters, gate, up)
    activation = _module(generated.activation_of(name))
    return activation.grad(gate) * up, activation.f(gate)


def _curvatures(name: str, parameters: tuple[float, ...], gate: Any, up: Any) -> tuple[Any, Any]:
    """The second derivatives of a gate: by gate twice, and by gate and up. By up twice it is 0."""
    if name == "swiglu_clamped":
        return _clamped_curvatures(parameters, gate, up)
    activation = _module(generated.activation_of(name))
    return activation.grad2(gate) * up, activation.grad(gate)


def _clamped(parameters: tuple[float, ...], gate: Any, up: Any) -> Any:
    """The clamped SwiGLU, with g*sigmoid(alpha*g) as silu(alpha*g)/alpha, which keeps the tail."""
    alpha, limit = parameters
    g, u = jnp.minimum(gate, limit), jnp.clip(up, -limit, limit)
    return _module("silu").f(alpha * g) / alpha * (u + 1)


def _clamped_slopes(parameters: tuple[float, ...], gate: Any, up: Any) -> tuple[Any, Any]:
    """At the limits themselves the derivatives are those inside."""
    alpha, limit = parameters
    g, u = jnp.minimum(gate, limit), jnp.clip(up, -limit, limit)
    silu = _module("silu")
    by_gate = jnp.where(gate > limit, 0.0, silu.grad(alpha * g) * (u + 1))
    by_up = jnp.where(abs(up) > limit, 0.0, silu.f(alpha * g) / alpha)
    return by_gate, by_up


def _clamped_curvatures(parameters: tuple[float, ...], gate: Any, up: Any) -> tuple[Any, Any]:
    alpha, limit = parameters
    g, u = jnp.minimum(gate, limit), jnp.clip(up, -limit, limit)
    silu = _module("silu")
    twice = jnp.where(gate > limit, 0.0, alpha * silu.grad2(alpha * g) * (u + 1))
    mixed = jnp.where((gate > limit) | (abs(up) > limit), 0.0, silu.grad(alpha * g))
    return twice, mixed


def _vjp_derivative(name: str, _parameters: tuple[float, ...], x: Any, g: Any, dx: Any) -> list[Any]:
    return [_module(name).grad2(x) * g * dx]


def _gate_vjp_derivative(
    name: str, parameters: tuple[float, ...], gate: Any, up: Any, g: Any, d_gate: Any, d_up: Any
) -> list[Any]:
    twice, mixed = _curvatures(name, parameters, gate, up)
    return [(twice * d_gate + mixed * d_up) * g, mixed * d_gate * g]


def _gate_jvp_derivative(
    name: str, parameters: tuple[float, ...], gate: Any, up: Any, a: Any, b: Any, d_gate: Any, d_up: Any
) -> list[Any]:
    twice, mixed = _curvatures(name, parameters, gate, up)
    return [twice * a * d_gate + mixed * (a * d_up + b * d_gate)]


_KINDS: dict[str, Callable[..., list[Any]]] = {
    "f": _f,
    "vjp": _vjp,
    "gate": _gate,
    "gate_vjp": _gate_vjp,
    "gate_jvp": _gate_jvp,
}
_DERIVATIVES: dict[str, Callable[..., list[Any]]] = {
    "vjp": _vjp_derivative,
    "gate_vjp": _gate_vjp_derivative,
    "gate_jvp": _gate_jvp_derivative,
}
