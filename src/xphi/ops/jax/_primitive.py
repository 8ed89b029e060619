"""One primitive for every kind of kernel, with the rules that JAX's transformations ask for.

The kinds, all element by element:

- "f": x → f(x), and "gate": gate, up → product;
- "vjp": x, g → f'(x) g, which is linear in g and its own transpose;
- "gate_jvp": gate, up, d_gate, d_up → change of the product, linear in the last two; its transpose is
  "gate_vjp": gate, up, g → d_gate, d_up.

The derivative of "f" and of "gate" is a linear kind at the inputs themselves, so these are all that is kept for a
backward pass.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import Any

import jax
import jax.numpy as jnp
from jax.extend.core import Primitive
from jax.interpreters import ad, batching, mlir

from xphi.kinds import KINDS, Kind
from xphi.ops.jax import _composite, _ffi, _paths

#: The change of a gate, which has no kernel of its own.
_GATE_JVP = Kind("gate_jvp", ("gate", "up", "d_gate", "d_up"), ("d_y",), "gate", linear=2, generated=False)
_KINDS = KINDS | {"gate_jvp": _GATE_JVP}
_TRANSPOSES = {"vjp": "vjp", "gate_vjp": "gate_jvp", "gate_jvp": "gate_vjp"}

_elementwise = Primitive("xphi")
_elementwise.multiple_results = True


@functools.cache
def function(name: str, kind: str, rung: str, parameters: tuple[float, ...], path: str | None = None) -> Any:
    """The function of arrays of one shape and dtype: kind "f" or "gate", with its derivative.

    `path` is "ffi" or "jnp" for one of the two programs on CPUs; the recorded choice is taken when it is None.
    """
    settings = {"name": name, "rung": rung, "parameters": parameters, "path": path}
    derivative = {"f": "vjp", "gate": "gate_jvp"}[kind]

    @jax.custom_jvp
    def evaluate(*arrays: Any) -> Any:
        return _elementwise.bind(*arrays, kind=kind, **settings)[0]

    @evaluate.defjvp
    def differentiate(arrays: tuple[Any, ...], tangents: tuple[Any, ...]) -> tuple[Any, Any]:
        return evaluate(*arrays), _elementwise.bind(*arrays, *tangents, kind=derivative, **settings)[0]

    evaluate.__name__ = name
    return jax.jit(evaluate)


@functools.cache
def kernel(name: str, kind: str, rung: str, parameters: tuple[float, ...], path: str | None = None) -> Any:
    """The function of arrays of one shape and dtype that any one kind is; it gives a list."""
    return jax.jit(
        functools.partial(_elementwise.bind, name=name, kind=kind, rung=rung, parameters=parameters, path=path)
    )


def _outputs(kind: str) -> int:
    return len(_KINDS[kind].outputs)


def _abstract(*arrays: Any, kind: str, **_settings: Any) -> tuple[Any, ...]:
    return (arrays[0].update(weak_type=all(array.weak_type for array in arrays)),) * _outputs(kind)


def _compiled(*arrays: Any, **settings: Any) -> Any:
    return jax.jit(functools.partial(_elementwise.bind, **settings))(*arrays)


def _by_composite(*arrays: Any, name: str, kind: str, parameters: tuple[float, ...], **_settings: Any) -> list[Any]:
    return _composite.compute(name, kind, parameters, arrays)


def _on_cpu(context: Any, *operands: Any, path: str | None, **settings: Any) -> Any:
    """The lowering on CPUs: a call of the compiled kernel, or the program in jax.numpy."""
    name, kind = settings["name"], settings["kind"]
    chosen = path or _paths.choice(name, kind, context.avals_in[0].dtype.name)
    if chosen == "jnp" or not _ffi.available():
        return mlir.lower_fun(_by_composite, multiple_results=True)(context, *operands, **settings)
    if kind == "gate_jvp":
        change = functools.partial(_change, path="ffi")
        return mlir.lower_fun(change, multiple_results=True)(context, *operands, **settings)
    return _ffi.lower(context, operands, **settings)


def _change(gate: Any, up: Any, d_gate: Any, d_up: Any, **settings: Any) -> list[Any]:
    """The kind "gate_jvp", which has no kernel, from the slopes that "gate_vjp" gives."""
    slopes = _elementwise.bind(gate, up, jnp.ones_like(gate), **{**settings, "kind": "gate_vjp"})
    wide = jnp.promote_types(gate.dtype, jnp.float32)
    by_gate, by_up, d_gate, d_up = (x.astype(wide) for x in (*slopes, d_gate, d_up))
    return [(by_gate * d_gate + by_up * d_up).astype(gate.dtype)]


def _batched(arrays: Sequence[Any], axes: Sequence[Any], **settings: Any) -> tuple[list[Any], list[int]]:
    (size,) = {array.shape[axis] for array, axis in zip(arrays, axes, strict=True) if axis is not None}
    moved = [
        jnp.broadcast_to(array, (size, *array.shape)) if axis is None else jnp.moveaxis(array, axis, 0)
        for array, axis in zip(arrays, axes, strict=True)
    ]
    return list(_elementwise.bind(*moved, **settings)), [0] * _outputs(settings["kind"])


def _jvp(arrays: Sequence[Any], tangents: Sequence[Any], **settings: Any) -> tuple[list[Any], list[Any]]:
    """The change of a linear kind: what its points bring, and what is linear."""
    kind = settings["kind"]
    count = _KINDS[kind].points
    moving, linear = tangents[:count], tangents[count:]
    changes: list[list[Any]] = []
    if any(type(tangent) is not ad.Zero for tangent in moving):
        given = [ad.instantiate_zeros(tangent) for tangent in moving]
        changes.append(_composite.derivative(settings["name"], kind, settings["parameters"], arrays, given))
    if any(type(tangent) is not ad.Zero for tangent in linear):
        given = [ad.instantiate_zeros(tangent) for tangent in linear]
        changes.append(list(_elementwise.bind(*arrays[:count], *given, **settings)))
    total = [functools.reduce(jnp.add, parts) for parts in zip(*changes, strict=True)]
    return list(_elementwise.bind(*arrays, **settings)), total


def _transpose(cotangents: Sequence[Any], *arrays: Any, **settings: Any) -> list[Any]:
    """The transposed map at the same points; an input that is no unknown gets nothing."""
    kind = settings["kind"]
    count = _KINDS[kind].points
    points, linear = arrays[:count], arrays[count:]
    given = [ad.instantiate_zeros(cotangent) for cotangent in cotangents]
    results = _elementwise.bind(*points, *given, **{**settings, "kind": _TRANSPOSES[kind]})
    wanted = [r if ad.is_undefined_primal(array) else None for array, r in zip(linear, results, strict=True)]
    return [None] * count + wanted


_elementwise.def_impl(_compiled)
_elementwise.def_abstract_eval(_abstract)
batching.primitive_batchers[_elementwise] = _batched
ad.primitive_jvps[_elementwise] = _jvp
ad.primitive_transposes[_elementwise] = _transpose
mlir.register_lowering(_elementwise, mlir.lower_fun(_by_composite, multiple_results=True))
mlir.register_lowering(_elementwise, _on_cpu, platform="cpu")
