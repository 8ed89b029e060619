"""What JAX does to functions, done to the operators: derivatives, batches, loops, checkpoints, devices."""

import importlib
import os
import subprocess
import sys

import jax
import jax.numpy as jnp
import numpy as np
import pytest

import xphi.jax as xj
from xphi.ops import generated
from xphi.ops import numpy as arrays
from xphi.ops.jax import _paths, _primitive

UNITS = arrays.names()
ACTIVATIONS = [name for name in UNITS if isinstance(arrays.get(name), arrays.Activation)]
GATES = [name for name in UNITS if name not in ACTIVATIONS]
PATHS = ("ffi", "jnp")

X = np.linspace(-6.2, 5.9, 24, dtype=np.float32)
G = np.linspace(-1.5, 2.5, 24, dtype=np.float32)


def unit(name, path):
    kind = "f" if name in ACTIVATIONS else "gate"
    parameters = () if kind == "f" else tuple(xj.get(name).defaults.values())
    return _primitive.function(name, kind, "faithful", parameters, path)


def composite(name):
    return importlib.import_module(f"xphi._generated.jax.{name}")


def same(found, wanted):
    return np.array_equal(np.asarray(found), np.asarray(wanted), equal_nan=True)


@pytest.mark.parametrize("name", ACTIVATIONS)
def test_reverse_and_forward_are_the_compiled_product(name):
    function = unit(name, "ffi")
    wanted = arrays.get(name).vjp(X, G)
    _, back = jax.vjp(function, X)
    assert same(back(G)[0], wanted)
    assert same(jax.jvp(function, (X,), (G,))[1], wanted)


@pytest.mark.parametrize("name", GATES)
def test_the_derivatives_of_a_gate_are_the_compiled_products(name):
    function = unit(name, "ffi")
    gate, up = X, X[::-1].copy()
    wanted = arrays.get(name).vjp(gate, up, G)
    _, back = jax.vjp(function, gate, up)
    assert all(map(same, back(G), wanted))
    for argument, one in enumerate(wanted):  # a gradient for either input alone
        _, alone = jax.vjp(
            lambda moving, k=argument: function(*((moving, up), (gate, moving))[k]), (gate, up)[argument]
        )
        assert same(alone(G)[0], one)
    # forwards there is no kernel of its own: the slopes are rounded to the format first, which is exact for a 1
    by_gate, by_up = arrays.get(name).vjp(gate, up, np.ones_like(G))
    ones, zeros = np.ones_like(G), np.zeros_like(G)
    assert same(jax.jvp(function, (gate, up), (ones, zeros))[1], by_gate + zeros)
    assert same(jax.jvp(function, (gate, up), (zeros, ones))[1], by_up + zeros)


#: XLA may contract and order the same formula in several ways. Values, and what they are made of, are below 20 here,
#: and no program takes more than 32 operations.
MOST = 20 * 32 * np.finfo(float).eps


def close(found, wanted):
    return np.allclose(found, wanted, rtol=0, atol=MOST, equal_nan=True)


@pytest.mark.parametrize(("name", "path"), [*((name, "ffi") for name in ACTIVATIONS), ("gelu", "jnp")])
def test_the_second_derivative_is_the_composites_and_the_third_its_slope(name, path):
    with jax.enable_x64():
        x = jnp.asarray(X, float)
        function, grad2 = unit(name, path), composite(name).grad2

        @jax.jit
        @jax.vmap
        def found(x):
            second = jax.grad(jax.grad(function))
            return second(x), jax.grad(second)(x)

        @jax.jit
        @jax.vmap
        def wanted(x):
            return jax.value_and_grad(grad2)(x)

        assert all(map(close, found(x), wanted(x)))


@pytest.mark.parametrize(("name", "path"), [("swiglu", "ffi"), ("swiglu", "jnp"), ("reglu", "ffi")])
def test_the_hessian_of_a_gate_forward_over_reverse_and_reverse_over_forward(name, path):
    f = composite(generated.activation_of(name))
    with jax.enable_x64():
        gate, up = jnp.asarray(X, float), jnp.asarray(G, float)
        function = unit(name, path)
        wanted = [f.grad2(gate) * up, f.grad(gate), f.grad(gate), np.zeros_like(up)]

        @jax.jit
        @jax.vmap
        def found(gate, up):
            both = (0, 1)
            forward = jax.jacfwd(jax.jacrev(function, both), both)
            return forward(gate, up), jax.jacrev(jax.jacfwd(function, both), both)(gate, up)

        for hessian in found(gate, up):
            assert all(map(close, jax.tree.leaves(hessian), wanted))


@pytest.mark.parametrize("path", PATHS)
def test_the_clamped_gate_has_the_derivatives_of_its_formula(path):
    """Against automatic differentiation of the formula; the limits themselves aside, where that has no convention."""
    alpha, limit = 1.5, 2.0

    def formula(gate, up):
        g, u = jnp.minimum(gate, limit), jnp.clip(up, -limit, limit)
        return g * jax.nn.sigmoid(alpha * g) * (u + 1)

    with jax.enable_x64():
        gate, up = jnp.asarray(X, float), 2 * jnp.asarray(G, float)
        assert not np.isin(gate, limit).any()
        assert not np.isin(np.abs(up), limit).any()
        function = _primitive.function("swiglu_clamped", "gate", "faithful", (alpha, limit), path)
        for derivative in (jax.grad, jax.hessian):
            pairs = [jax.tree.leaves(jax.jit(jax.vmap(derivative(f, (0, 1))))(gate, up)) for f in (function, formula)]
            assert all(map(close, *pairs))


@pytest.mark.parametrize("name", ["gelu", "swiglu"])
@pytest.mark.parametrize("dtype", ["float16", "bfloat16"])
@pytest.mark.parametrize("path", PATHS)
def test_16_bit_derivatives_stay_in_their_dtype(name, dtype, path):
    function = unit(name, path)
    x = jnp.asarray(X, dtype)
    given = (x,) if name in ACTIVATIONS else (x, x)
    out, back = jax.vjp(function, *given)
    assert {y.dtype.name for y in (out, *back(x))} == {dtype}
    second = jax.grad(lambda *a: jax.grad(lambda *b: function(*b).sum())(*a).sum())
    assert second(*given).dtype.name == dtype


@pytest.mark.parametrize(("name", "path"), [*((name, "ffi") for name in UNITS), ("gelu", "jnp"), ("swiglu", "jnp")])
def test_the_inputs_alone_are_kept(name, path):
    given = (X,) if name in ACTIVATIONS else (X, G)
    _, back = jax.vjp(unit(name, path), *map(jnp.asarray, given))
    kept = [leaf for leaf in jax.tree.leaves(back) if getattr(leaf, "size", 0) > 1]
    assert len(kept) == len(given)
    assert all(map(same, kept, given))


def test_a_checkpoint_keeps_less_and_gives_the_same():
    def chain(x):
        for _ in range(3):
            x = xj.gelu(x)
        return x.sum()

    def kept(function):
        return sum(leaf.size for leaf in jax.tree.leaves(jax.vjp(function, jnp.asarray(X))[1]) if leaf.ndim)

    assert kept(chain) == 3 * X.size
    assert kept(jax.checkpoint(chain)) == X.size
    assert same(jax.grad(chain)(X), jax.grad(jax.checkpoint(chain))(X))


@pytest.mark.parametrize("path", PATHS)
def test_batches_of_any_axes(path):
    function = unit("swiglu", path)
    source = np.random.default_rng(0)
    x, y = (source.normal(size=shape).astype(np.float32) for shape in ((3, 4, 5), (4, 5)))
    wide = np.broadcast_to(y, x.shape)
    assert same(jax.vmap(function, (0, None))(x, y), function(x, wide))
    assert same(jax.vmap(jax.vmap(function), (0, None))(x, y), function(x, wide))
    assert same(jax.vmap(function, (2, 0), 2)(x, np.moveaxis(wide, 2, 0)), function(x, wide))

    def product(gate, up):
        return jax.vjp(function, gate, up)[1](up)

    assert all(map(same, jax.vmap(product, (0, None))(x, y), product(x, wide)))


def test_jacobians_and_loops():
    x = jnp.asarray(X[:5])
    slope = np.diag(np.asarray(jax.jit(jax.vmap(jax.grad(xj.gelu)))(x)))
    assert same(jax.jit(jax.jacrev(xj.gelu))(x), slope)
    assert same(jax.jit(jax.jacfwd(xj.gelu))(x), slope)

    def step(carry, _):
        return xj.silu(carry), carry.sum()

    def looped(x):
        return jax.lax.scan(step, x, length=3)[0].sum()

    def unrolled(x):
        return xj.silu(xj.silu(xj.silu(x))).sum()

    assert same(jax.jit(jax.grad(looped))(x), jax.jit(jax.grad(unrolled))(x))


def test_a_linear_map_is_its_own_transpose():
    x = jnp.asarray(X)
    _, forward = jax.linearize(xj.gelu, x)
    assert same(forward(jnp.asarray(G)), jax.linear_transpose(forward, x)(jnp.asarray(G))[0])


def test_an_exported_program_runs_here():
    allowed = [jax.export.DisabledSafetyCheck.custom_call("xphi")]
    exported = jax.export.export(jax.jit(xj.gelu), platforms=("cpu", "cuda"), disabled_checks=allowed)(jnp.asarray(X))
    again = jax.export.deserialize(exported.serialize())
    path = _paths.choice("gelu", "f", "float32")
    assert same(again.call(jnp.asarray(X)), unit("gelu", path)(X))


SHARDED = """
import jax, jax.numpy as jnp, numpy as np
import xphi.jax as xj
from jax.sharding import NamedSharding, PartitionSpec as P
from xphi.ops.jax import _primitive

mesh = jax.make_mesh((2, 2), ("a", "b"), axis_types=(jax.sharding.AxisType.Auto,) * 2)
x = np.random.default_rng(0).normal(size=(4, 6, 8)).astype(np.float32)
function = _primitive.function("swiglu", "gate", "faithful", (), "ffi")
slope = jax.grad(lambda y: function(y, y).sum())
want = np.asarray(function(x, x)), np.asarray(slope(x))
for spec in (P("a"), P("a", "b"), P(None, None, "a"), P("b", None, "a"), P(("a", "b"))):
    given = jax.device_put(x, NamedSharding(mesh, spec))
    for call, wanted in zip((lambda y: function(y, y), slope), want):
        compiled = jax.jit(call).lower(given).compile()
        text = compiled.as_text()
        assert "custom-call" in text and "all-gather" not in text, (spec, text)
        found = compiled(given)
        assert found.sharding.is_equivalent_to(given.sharding, 3), (spec, found.sharding)
        assert np.array_equal(found, wanted)
split = jax.jit(jax.shard_map(slope, mesh=mesh, in_specs=P("a", "b"), out_specs=P("a", "b")))
assert np.array_equal(split(x), want[1])
assert np.array_equal(jax.pmap(slope)(x), want[1])
explicit = jax.make_mesh((2, 2), ("a", "b"), axis_types=(jax.sharding.AxisType.Explicit,) * 2)
with jax.set_mesh(explicit):
    given = jax.device_put(x, NamedSharding(explicit, P("a", None, "b")))
    assert jax.typeof(slope(given)).sharding.spec == P("a", None, "b")
print("all of it")
"""


@pytest.mark.slow
def test_arrays_on_several_devices_are_computed_where_they_are():
    environment = os.environ | {"XLA_FLAGS": "--xla_force_host_platform_device_count=4", "JAX_PLATFORMS": "cpu"}
    done = subprocess.run([sys.executable, "-c", SHARDED], capture_output=True, text=True, check=False, env=environment)
    assert done.stdout == "all of it\n", done.stderr
