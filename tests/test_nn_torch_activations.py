"""Activation and gate modules for PyTorch: one for each operator, and they call it."""

import copy
import doctest
import pickle
import subprocess
import sys

import pytest
import torch

import xphi.nn.torch as xn
from xphi import names
from xphi.errors import XphiError
from xphi.nn import facts
from xphi.nn.torch.activations import CLASSES as MODULES
from xphi.ops import generated
from xphi.ops import numpy as kernels
from xphi.ops import torch as operators

torch.set_num_threads(1)
X = torch.linspace(-6, 6, 25, dtype=torch.float64)
U = torch.linspace(2, -3, 25, dtype=torch.float64)
FACTS = facts.functions() | facts.gates()
CLASSES = {name: MODULES[facts.class_name(name, FACTS[name]["title"])] for name in kernels.names()}


def inputs(module):
    return (X, U) if isinstance(module, xn.Gate) else (X,)


@pytest.mark.parametrize("name", CLASSES)
def test_every_operator_has_a_module_that_calls_it(name):
    module = CLASSES[name]()
    assert type(module).function == name
    assert isinstance(module, xn.Gate if name in facts.gates() else xn.Activation)
    assert torch.equal(module(*inputs(module)), operators.get(name)(*inputs(module)))
    assert not list(module.parameters())
    assert FACTS[name]["formula"] in type(module).__doc__


@pytest.mark.parametrize("name", CLASSES)
def test_modules_are_pickled_copied_and_shown(name):
    module = CLASSES[name](rung="fast")
    for twin in (copy.deepcopy(module), pickle.loads(pickle.dumps(module))):  # noqa: S301 - our own bytes
        assert type(twin) is type(module)
        assert repr(twin) == repr(module) == f"{type(module).__name__}(rung='fast')"
        assert torch.equal(twin(*inputs(twin)), module(*inputs(module)))
    assert repr(CLASSES[name]()) == f"{type(module).__name__}()"


def test_names_of_the_classes():
    named = {"gelu": "GELU", "gelu_tanh": "GELUTanh", "gelu_sigmoid": "GELUSigmoid", "silu": "SiLU", "relu2": "ReLU2"}
    named |= {"normal_cdf": "NormalCDF", "hard_swish": "HardSwish", "swiglu": "SwiGLU", "geglu_tanh": "GEGLUTanh"}
    named |= {"swiglu_clamped": "SwiGLUClamped", "softplus": "Softplus", "tanh": "Tanh", "bilinear": "Bilinear"}
    assert {name: CLASSES[name].__name__ for name in named} == named
    assert xn.QuickGELU is xn.GELUSigmoid
    assert xn.Swish is xn.SiLU
    assert set(MODULES) <= set(xn.__all__)
    assert not hasattr(xn, "Linear")  # an alias of identity; a class of that name would shadow torch's


def test_gates_and_their_activations():
    pairs = {"swiglu": "silu", "geglu": "gelu", "geglu_tanh": "gelu_tanh", "glu": "sigmoid", "reglu": "relu"}
    pairs |= {"bilinear": "identity", "swiglu_clamped": None}
    assert {gate: facts.activation_of(gate) for gate in facts.gates()} == pairs
    assert facts.gate_of("mish") is None
    assert names.gates() == {gate: activation or gate for gate, activation in pairs.items()}


def test_the_generated_rows_are_read_in_one_place():
    assert names.registry() is generated.rows()
    assert generated.rows() == facts.functions() | facts.gates()
    for readers in (facts.functions, facts.gates, facts.gate_of, facts.activation_of):
        assert readers.__module__ == generated.__name__
    done = doctest.testmod(generated)
    assert (done.failed, done.attempted) == (0, 2)


def test_parameters_of_a_gate():
    gate = xn.SwiGLUClamped(limit=1.0)
    g, u = X.clamp(max=1), U.clamp(-1, 1)
    wanted = operators.get("swiglu_clamped")(X, U, limit=1.0)
    assert torch.equal(gate(X, U), wanted)
    plain = operators.get("gelu_sigmoid")(g) * (u + 1)
    # sigmoid(1.702 g)·g of one operator, and the same within the other: no more than a few roundings of each factor
    assert (wanted - plain).abs().max() <= 8 * torch.finfo(X.dtype).eps * plain.abs().max()
    assert repr(gate) == "SwiGLUClamped(limit=1.0)"
    assert repr(xn.SwiGLUClamped(alpha=1.702, limit=7.0)) == "SwiGLUClamped()"
    with pytest.raises(XphiError, match="SwiGLUClamped has no parameter 'beta'; there is alpha, limit"):
        xn.SwiGLUClamped(beta=1.0)
    with pytest.raises(XphiError, match="SwiGLU has no parameter 'limit'; it has none"):
        xn.SwiGLU(limit=1.0)


def test_options_are_checked_when_a_module_is_made():
    with pytest.raises(XphiError, match="rung"):
        xn.GELU(rung="exact")
    with pytest.raises(XphiError, match="save"):
        xn.GELU(save="output")
    with pytest.raises(XphiError, match='bits=2 is the length of a code: pass save="bits" with it'):
        xn.GELU(bits=2)
    with pytest.raises(XphiError, match="rung"):
        xn.SwiGLU(rung="exact")


def test_the_saved_code_reaches_the_operator():
    module = xn.GELU(save="bits", bits=2)
    assert repr(module) == "GELU(save='bits', bits=2)"
    x, y = (X.float().requires_grad_() for _ in range(2))
    module(x).sum().backward()
    operators.get("gelu")(y, save="bits", bits=2).sum().backward()
    assert torch.equal(x.grad, y.grad)
    exact = X.float().requires_grad_()
    xn.GELU()(exact).sum().backward()
    assert not torch.equal(x.grad, exact.grad)


def test_without_torch_there_is_a_sentence():
    script = """
import sys
sys.modules["torch"] = None
import xphi.nn
try:
    import xphi.nn.torch
except Exception as error:
    print(type(error).__name__, error)
"""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout == (
        'MissingExtra xphi.nn.torch needs torch, which is not installed: pip install "xphi[torch]"\n'
    )
