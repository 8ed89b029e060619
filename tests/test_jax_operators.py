"""The operators on JAX arrays: bits, paths, records, and what they take."""

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

import jax
import jax.numpy as jnp
import ml_dtypes
import numpy as np
import pytest

import xphi
import xphi.jax as xj
from xphi.errors import XphiError
from xphi.ops import numpy as arrays
from xphi.ops.jax import _ffi, _paths, _primitive

DTYPES = [np.dtype(t) for t in (np.float16, ml_dtypes.bfloat16, np.float32, np.float64)]
UNITS = arrays.names()
ACTIVATIONS = [name for name in UNITS if isinstance(arrays.get(name), arrays.Activation)]
GATES = [name for name in UNITS if name not in ACTIVATIONS]


def sample(dtype, seed=0):
    """Numbers of every size, the special ones too, in a shape whose strides are not one."""
    source = np.random.default_rng(seed)
    ordinary = source.normal(0, 4, 500)
    binades = np.ldexp(source.uniform(-2, 2, 492), source.integers(-140, 120, 492))
    special = [0.0, -0.0, np.inf, -np.inf, np.nan, 1e-320, -1e-40, 7.0]
    with np.errstate(over="ignore"):
        return np.concatenate([ordinary, binades, special]).astype(dtype).reshape(25, 40).T


def bits(array):
    return np.ascontiguousarray(array).view(f"u{array.dtype.itemsize}")


def parameters_of(name):
    unit = xj.get(name)
    return tuple(unit.defaults.values()) if name in GATES else ()


@pytest.mark.parametrize("dtype", DTYPES, ids=str)
@pytest.mark.parametrize("name", UNITS)
def test_bits_of_the_compiled_path_are_numpys(name, dtype):
    x, y, g = (sample(dtype, seed) for seed in range(3))
    operator = arrays.get(name)
    rung = "fast" if dtype == np.float32 else "faithful"
    values, products = ("f", "vjp") if name in ACTIVATIONS else ("gate", "gate_vjp")
    points = (x,) if name in ACTIVATIONS else (x, y)
    with jax.enable_x64():

        @jax.jit
        def both(g, *points):
            settings = {"name": name, "rung": rung, "parameters": parameters_of(name), "path": "ffi"}
            bind = _primitive._elementwise.bind
            return [*bind(*points, kind=values, **settings), *bind(*points, g, kind=products, **settings)]

        found = [np.asarray(y) for y in both(g, *points)]
    wanted = [operator(*points, rung=rung)]
    product = operator.vjp(*points, g, rung=rung)
    wanted += list(product) if isinstance(product, tuple) else [product]
    for one, other in zip(found, wanted, strict=True):
        assert one.dtype == dtype
        assert np.array_equal(bits(one), bits(other))


@pytest.mark.parametrize("shape", [(), (1,), (0, 3), (2, 3, 5, 7)])
@pytest.mark.parametrize("path", ["ffi", "jnp"])
def test_any_shape(shape, path):
    x = np.random.default_rng(1).normal(size=shape).astype(np.float32)
    (found,) = _primitive.kernel("gelu", "f", "faithful", (), path)(x)
    assert found.shape == shape
    assert found.dtype == x.dtype
    assert np.array_equal(found, xphi.gelu(x)) or path == "jnp"


def test_one_object_for_every_spelling():
    assert xj.get("swish") is xj.silu is xj.swish
    assert xj.silu.__name__ == "silu"
    assert set(arrays.names()) <= set(dir(xj))
    with pytest.raises(XphiError, match="did you mean gelu"):
        xj.get("gelo")
    with pytest.raises(AttributeError, match="gelo"):
        _ = xj.gelo


@pytest.mark.parametrize("dtype", ["float16", "bfloat16", "float32"])
@pytest.mark.parametrize("name", UNITS)
def test_the_recorded_program_is_lowered_on_a_cpu_and_jax_numpy_elsewhere(name, dtype):
    x = jnp.ones(8, dtype)
    given = (x,) if name in ACTIVATIONS else (x, x)
    traced = jax.jit(xj.get(name)).trace(*given)
    here = traced.lower(lowering_platforms=("cpu",)).as_text()
    assert (f"custom_call @{_ffi.TARGET}" in here) == (xj.get(name).path(dtype) == "ffi")
    assert "custom_call" not in traced.lower(lowering_platforms=("cuda",)).as_text()


def test_every_kernel_has_a_choice_and_a_sampled_error():
    wanted = {
        (name, kind, str(dtype))
        for name in UNITS
        for kind in (("f", "vjp") if name in ACTIVATIONS else ("gate", "gate_vjp"))
        for dtype in DTYPES
    }
    assert wanted == set(_paths._choices()), "run benchmarks/jax_paths.py NAME"
    assert wanted == set(_paths._errors()), "run tools/jax_accuracy.py NAME"


def test_the_choice_is_what_the_rule_says_of_the_ratios():
    for row in _paths.generated.read("jax_paths.json")["rows"]:
        mean = np.exp(np.mean(np.log(list(row["ratios"].values()))))
        assert row["path"] == ("ffi" if mean >= 1 else "jnp")


@pytest.mark.parametrize("name", ["gelu", "swiglu"])
def test_bounds_say_which_program_they_are_of(name):
    unit = xj.get(name)
    assert unit.bound("float32", path="ffi") == arrays.get(name).bound("float32")
    assert unit.bound("float32", path="ffi", rung="fast") == arrays.get(name).bound("float32", rung="fast")
    sampled = unit.bound(jnp.float32, path="jnp", order=1)
    assert sampled.bound is None
    assert "observed" in str(sampled)
    chosen = unit.path("bfloat16")
    assert unit.bound("bfloat16") == unit.bound("bfloat16", path=chosen)
    assert f'"{chosen}", taken on CPUs' in unit.__doc__


def test_errors_at_the_recorded_inputs_are_the_recorded_ones():
    """On the path "jnp", as far as this release of XLA is the one that was measured."""
    if _paths.generated.read("jax_accuracy.json")["jax"] != jax.__version__:
        pytest.skip("the record is of another release of JAX")
    for name in ACTIVATIONS:
        row = _paths.sampled(name, "f", "float32")
        x = np.array([float.fromhex(text) for text in row.at], np.float32)
        (got,) = _primitive.kernel(name, "f", "faithful", (), "jnp")(x)
        exact = arrays.get(name)(x.astype(np.float64))
        spacing = np.spacing(np.abs(exact).astype(np.float32)).astype(np.float64)
        error = np.abs(np.asarray(got, np.float64) - exact) / spacing
        # four digits are recorded, and the spacing is that of the rounded result: beside a power of two, half or twice
        assert np.all(error <= 2 * row.observed * (1 + 5e-4))


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (lambda: xj.gelu(jnp.arange(3)), "not defined on int32; cast x first"),
        (lambda: xj.gelu(True), "not defined on bool"),
        (lambda: xj.gelu(jnp.ones(2, complex)), "a real function"),
        (lambda: xj.gelu([1.0]), "pass jax.numpy.asarray"),
        (lambda: xj.gelu(jnp.ones(2), rung="best"), "rung must be one of"),
        (lambda: xj.swiglu(jnp.ones(2), jnp.ones(3)), "arrays of one shape"),
        (lambda: xj.swiglu(jnp.ones(2), jnp.ones(2, jnp.bfloat16)), "arrays of one dtype"),
        (lambda: xj.swiglu(jnp.ones(2), jnp.ones(2), alpha=1.0), "no parameter 'alpha'"),
        (lambda: xj.swiglu_clamped(jnp.ones(2), jnp.ones(2), alpha=-1.0), "alpha must be a positive number"),
        (lambda: jax.jit(lambda a: xj.swiglu_clamped(a, a, alpha=a))(1.0), "known when JAX traces"),
        (lambda: xj.gelu.bound("int8"), "no kernels for int8"),
        (lambda: xj.gelu.bound("float32", path="gpu"), "path must be one of"),
        (lambda: xj.gelu.bound("float32", order=2), "order must be 0"),
    ],
)
def test_refusals_are_sentences(call, message):
    with pytest.raises(XphiError, match=message):
        call()


def test_weak_types_stay_weak_and_take_the_other_dtype():
    y = xj.gelu(0.5)
    assert jax.typeof(y).weak_type
    assert (y * jnp.ones(2, jnp.bfloat16)).dtype == jnp.bfloat16
    assert xj.swiglu(jnp.bfloat16(0.5), 2.0).dtype == jnp.bfloat16
    assert not jax.typeof(xj.gelu(np.float32(0.5))).weak_type


def test_parameters_reach_the_kernel():
    x = np.linspace(-9, 9, 50, dtype=np.float32)
    for given in ({}, {"alpha": 1.25}, {"limit": 3.0}, {"alpha": 0.5, "limit": np.inf}):
        wanted = xphi.swiglu_clamped(x, x, **given)
        numbers = tuple((xj.swiglu_clamped.defaults | given).values())
        (compiled,) = _primitive.kernel("swiglu_clamped", "gate", "faithful", numbers, "ffi")(x, x)
        assert np.array_equal(compiled, wanted)
        # the most that was met over wider inputs; a wrong parameter is far beyond it
        most = xj.swiglu_clamped.bound("float32", path="jnp").observed * np.finfo(np.float32).eps
        (program,) = _primitive.kernel("swiglu_clamped", "gate", "faithful", numbers, "jnp")(x, x)
        assert np.allclose(program, wanted, rtol=most)


def test_xla_says_what_the_handler_refuses():
    x = jnp.ones(3)
    _ffi.available()
    call = jax.ffi.ffi_call(_ffi.TARGET, jax.ShapeDtypeStruct(x.shape, x.dtype))
    settings = {"name": "gelu", "kind": "f", "rung": "faithful", "parameters": np.zeros(0)}
    for change, message in (
        ({"name": "gelo"}, "there is no kernel gelo/f/binary32/faithful"),
        ({"rung": 1}, "the attribute rung is missing, or of another type"),
        ({"parameters": np.zeros(9)}, "too many parameters"),
        ({"kind": "vjp"}, "takes 2 input"),
    ):
        with pytest.raises(jax.errors.JaxRuntimeError, match=message):
            call(x, **{**settings, **change})
    with pytest.raises(jax.errors.JaxRuntimeError, match="no kernels for element type"):
        call(jnp.ones(3, jnp.int32), **settings)
    with pytest.raises(jax.errors.JaxRuntimeError, match="differ in element type or size"):
        call(jnp.ones(4), **settings)


def test_a_runtime_that_does_not_take_the_handler_gets_jax_numpy(monkeypatch):
    def refuse(*args, **kwargs):
        raise jax.errors.JaxRuntimeError("the handler's API version is incompatible")

    monkeypatch.setattr(jax.ffi, "register_ffi_target", refuse)
    _ffi.available.cache_clear()
    try:
        with pytest.warns(RuntimeWarning, match="does not take the compiled kernels"):
            lowered = jax.jit(_primitive.function.__wrapped__("gelu", "f", "faithful", ())).lower(
                jnp.ones(3, jnp.bfloat16)
            )
        assert "custom_call" not in lowered.as_text()
    finally:
        _ffi.available.cache_clear()


def test_calls_from_many_threads_at_once():
    x = np.linspace(-9, 9, 1000, dtype=np.float16)
    call = _primitive.kernel("softplus", "vjp", "faithful", (), "ffi")
    wanted = xphi.softplus.vjp(x, x)
    with ThreadPoolExecutor(8) as pool:
        for (found,) in pool.map(lambda _: call(x, x), range(64)):
            assert np.array_equal(found, wanted)


@pytest.mark.slow
def test_a_missing_package_is_one_sentence():
    script = "import sys; sys.modules['jax'] = None\nimport xphi.jax"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False, env=os.environ)
    assert 'xphi.jax needs jax, which is not installed: pip install "xphi[jax]"' in done.stderr
