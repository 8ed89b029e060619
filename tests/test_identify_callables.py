"""Which function a callable computes, in its own precision, and callables that are none."""

import math

import jax
import ml_dtypes
import numpy as np
import pytest
import torch
from torch.nn import functional as F  # noqa: N812 - its usual name

import xphi
from xphi.errors import XphiError
from xphi.identify import identify
from xphi.identify._candidates import candidates, points, registry
from xphi.identify._classify import classify
from xphi.identify._formula import evaluate
from xphi.identify._levels import precision
from xphi.ops import generated

ROOT2 = math.sqrt(2)
TORCH = {
    "elu": F.elu, "erf": torch.erf, "erfc": torch.erfc, "gelu": F.gelu,
    "gelu_sigmoid": lambda x: x * torch.sigmoid(1.702 * x),
    "gelu_tanh": lambda x: F.gelu(x, approximate="tanh"),
    "hard_sigmoid": F.hardsigmoid, "hard_swish": F.hardswish, "identity": torch.nn.Identity(),
    "laplace": lambda x: 0.5 * (1 + torch.erf((x - 0.707107) / (0.282095 * ROOT2))),
    "leaky_relu": F.leaky_relu, "mish": F.mish, "normal_cdf": torch.special.ndtr,
    "normal_pdf": lambda x: torch.exp(-x * x / 2) / math.sqrt(2 * math.pi),
    "relu": F.relu, "relu2": lambda x: F.relu(x) ** 2, "selu": F.selu, "sigmoid": torch.sigmoid, "silu": F.silu,
    "softplus": F.softplus, "tanh": torch.tanh,
}  # fmt: skip
JAX = {
    "elu": jax.nn.elu, "erf": jax.scipy.special.erf, "erfc": jax.scipy.special.erfc, "gelu_tanh": jax.nn.gelu,
    "hard_sigmoid": jax.nn.hard_sigmoid, "hard_swish": jax.nn.hard_swish, "leaky_relu": jax.nn.leaky_relu,
    "mish": jax.nn.mish, "relu": jax.nn.relu, "selu": jax.nn.selu, "sigmoid": jax.nn.sigmoid, "silu": jax.nn.silu,
    "softplus": jax.nn.softplus, "tanh": jax.numpy.tanh,
}  # fmt: skip
DTYPES = ["float32", "bfloat16", "float16", "float64"]


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("name", TORCH)
def test_functions_of_torch(name, dtype):
    match = identify(TORCH[name], dtype=dtype).matches[0]
    assert (match.names, match.confidence) == ((name,), "certain")


@pytest.mark.parametrize("dtype", ["float32", "bfloat16"])
@pytest.mark.parametrize("name", JAX)
def test_functions_of_jax(name, dtype):
    match = identify(JAX[name], dtype=dtype).matches[0]
    assert match.name == name
    if match.confidence != "certain":  # jax rounds at every step of this one
        assert (match.confidence, set(match.names), dtype) == (
            "same at this precision",
            {"gelu", "gelu_tanh"},
            "bfloat16",
        )


@pytest.mark.parametrize(
    "dtype", ["float32", "float64", *(pytest.param(one, marks=pytest.mark.slow) for one in ("bfloat16", "float16"))]
)
def test_no_spelling_of_a_function_gets_another_name(dtype):
    of = precision(dtype)
    x = np.unique(points().astype(of.dtype).astype(np.float64))
    for candidate in registry():
        for text in candidate.spellings:
            verdict = classify(x, evaluate(text, {"x": x.astype(of.dtype)}).astype(np.float64), of)
            assert candidate.name in verdict.names, text
            assert verdict.matches, text
            if dtype in {"float32", "float64"}:
                assert verdict.confidence == "certain", text


def test_every_function_of_the_registry_can_be_the_answer():
    assert {one.name for one in registry()} == set(generated.functions())
    formulas = [one.name for one in candidates() if one.name == one.formula]
    assert "min(max(gelu(x), -10), 10)" in formulas


def wide(function):
    """A function that is computed in binary32 and rounded once."""
    return lambda x: function(x.float()).to(x.dtype)


@pytest.mark.parametrize(
    ("function", "dtype", "name", "parameters"),
    [
        (lambda x: F.leaky_relu(x, 0.2), "float32", "leaky_relu", {"alpha": "0.2"}),
        (lambda x: F.leaky_relu(x, 0.3), "bfloat16", "leaky_relu", {"alpha": "0.3"}),
        (lambda x: F.leaky_relu(x, 0.011), "float16", "leaky_relu", {"alpha": "0.011"}),
        (torch.nn.PReLU(), "float32", "leaky_relu", {"alpha": "0.25"}),
        (lambda x: F.elu(x, 0.5), "bfloat16", "elu", {"alpha": "0.5"}),
        (lambda x: F.celu(x, 2.0), "float32", "celu", {"alpha": "2"}),
        (lambda x: x * torch.sigmoid(1.5 * x), "float32", "swish", {"alpha": "1.5"}),
        (wide(lambda x: x * torch.sigmoid(1.69 * x)), "bfloat16", "swish", {"alpha": "1.69"}),
        (lambda x: F.softplus(x, 2), "float16", "softplus", {"alpha": "2"}),
        (F.relu6, "bfloat16", "clipped_relu", {"alpha": "6"}),
        (lambda x: (0.2 * x + 0.5).clamp(0, 1), "float32", "hard_sigmoid", {"alpha": "0.2", "beta": "0.5"}),
    ],
)
def test_parameters(function, dtype, name, parameters):
    match = identify(function, dtype=dtype).matches[0]
    assert (match.name, match.confidence, dict(match.parameters)) == (name, "certain", parameters)


@pytest.mark.parametrize("dtype", ["bfloat16", "float16"])
def test_a_chain_of_roundings_is_not_told_apart(dtype):
    chain = lambda x: 0.5 * x * (1 + torch.tanh(0.7978845608 * (x + 0.044715 * x * x * x)))  # noqa: E731 - one line
    match = identify(chain, dtype=dtype).matches[0]
    assert match.confidence == "same at this precision"
    assert {"gelu", "gelu_tanh"} <= set(match.names)
    assert "agree at this precision" in match.shown


@pytest.mark.parametrize(
    ("function", "name"),
    [
        (lambda x: 0.5 * x * (1 + torch.tanh(0.79788 * (x + 0.0447 * x**3))), "gelu_tanh"),
        (lambda x: F.gelu(x) * 1.001, "gelu"),
        (lambda x: F.gelu(x) + 1e-3 * torch.exp(-x * x), "gelu"),
    ],
)
def test_what_is_only_near_is_called_nearest(function, name):
    found = identify(function)
    assert (found.matches[0].name, found.matches[0].confidence) == (name, "nearest")
    assert found.matches[0].distance > 0
    assert not found.identified


@pytest.mark.parametrize("function", [lambda x: x * x, torch.sign, lambda x: 0 * x, torch.sin, lambda x: x + 1])
def test_none_of_these(function):
    match = identify(function).matches[0]
    assert (match.confidence, match.name) == ("none", "")


def clamped(gate, up):
    gate, up = gate.clamp(max=7), up.clamp(-7, 7)
    return (up + 1) * gate * torch.sigmoid(1.702 * gate)


def packed(x):
    a, b = x.chunk(2, -1)
    return F.silu(a) * b


@pytest.mark.parametrize("dtype", ["float32", "bfloat16", "float16"])
@pytest.mark.parametrize(
    ("function", "name", "said"),
    [
        (lambda a, b: F.silu(a) * b, "swiglu", "first argument is the gate"),
        (lambda a, b: F.gelu(b) * a, "geglu", "second argument is the gate"),
        (lambda a, b: F.mish(a) * b, "mish(gate)*up", "first argument is the gate"),
        (lambda a, b: F.silu(a.clamp(max=10)) * b.clamp(-10, 10), "silu(min(gate, 10))*min(max(up, -10), 10)", "first"),
        (clamped, "swiglu_clamped", "first argument is the gate"),
        (packed, "swiglu", "first half is the gate"),
        (lambda x: F.silu(x[..., ::2]) * x[..., 1::2], "swiglu", "first interleaved column is the gate"),
        (torch.nn.GLU(), "glu", "second half is the gate"),
    ],
)
def test_gates(function, name, said, dtype):
    match = identify(function, dtype=dtype).matches[0]
    assert (match.name, match.confidence) == (name, "certain")
    assert said in match.note


def test_a_sum_is_no_gate():
    assert identify(lambda a, b: a + b).matches[0].confidence == "none"


def test_our_own_operators_and_gates():
    assert xphi.identify("gelu_tanh").name == "gelu_tanh"
    assert xphi.identify(xphi.mish).name == "mish"
    assert xphi.identify("swiglu").name == "swiglu"


def in_place(x):
    np.maximum(x, 0, out=x)
    return x


def refuses_large(x):
    if (np.abs(x) > 20).any():
        raise ValueError("out of range")
    return np.tanh(x)


@pytest.mark.parametrize(
    ("function", "name", "said"),
    [
        (in_place, "relu", "changes its input"),
        (refuses_large, "tanh", "fails at"),
        (math.erf, "erf", "single numbers"),
        (lambda x: x * math.erfc(-x / ROOT2) / 2, "gelu", "single numbers"),
    ],
)
def test_callables_with_a_peculiarity(function, name, said):
    found = identify(function)
    assert found.name == name
    assert said in found.matches[0].note


def test_a_callable_of_one_dtype_is_called_with_that():
    def doubles(x):
        if x.dtype != torch.float64:
            raise TypeError("expected Double")
        return F.silu(x)

    assert identify(doubles).name == "silu"


def test_results_of_a_shorter_dtype_are_compared_in_it():
    match = identify(lambda x: np.tanh(x).astype(ml_dtypes.bfloat16)).matches[0]
    assert (match.name, match.confidence) == ("tanh", "certain")


@pytest.mark.parametrize(
    ("what", "said"),
    [
        ("torch:sum", "shape"),
        ("torch:softmax?dim=0", "another result in another array"),
        (lambda x: x + np.random.default_rng().random(x.shape), "at random"),
        (lambda x: x > 0, "bool"),
        (lambda x: None, "NoneType"),
        (lambda x: x[:3], "shape"),
        (3, "not a int"),
        ("no_such_module_here:f", "no module called"),
        ("math:no_such_function", "no attribute"),
        ("nope", "module:attribute"),
        ("x*frob(x)", "frob"),
    ],
)
def test_what_cannot_be_identified_is_refused(what, said):
    with pytest.raises(XphiError, match=said):
        identify(what)


@pytest.mark.parametrize("name", generated.functions())
def test_formulas_of_the_registry(name):
    if " where " not in generated.functions()[name]["formula"]:
        assert identify(generated.functions()[name]["formula"].replace("erf(x)", "1*erf(x)")).name == name


def test_the_command(cli):
    ran = cli("identify", "torch.nn.functional:gelu?approximate=tanh", "--dtype", "bfloat16")
    assert ran.status == 0
    assert "gelu_tanh" in ran.out
    assert cli("identify", "torch:sign").status == 1
    ran = cli("identify", "torch:sum")
    assert (ran.status, ran.out) == (2, "")
    assert len(ran.err.splitlines()) == 1
    assert cli("identify", "torch:tanh", "--dtype", "int8").status == 2
