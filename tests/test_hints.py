"""What is said where a name, or an option of another library, does not exist."""

import importlib
import json
from importlib import resources

import pytest

import xphi

MODULES = ["xphi", "xphi.torch", "xphi.jax"]
FUNCTIONS = json.loads((resources.files("xphi._generated") / "functions.json").read_text("utf-8"))
WITHOUT = [row["name"] for row in FUNCTIONS if row["name"] not in xphi.__dir__()]


def face(name):
    if name != "xphi":
        pytest.importorskip(name.rpartition(".")[2])
    return importlib.import_module(name)


@pytest.mark.parametrize("module", MODULES)
@pytest.mark.parametrize(("typed", "meant"), [("geluu", "gelu"), ("sillu", "silu"), ("gelutanh", "gelu_tanh")])
def test_the_nearest_name_is_offered(module, typed, meant):
    with pytest.raises(AttributeError, match=f"module '{module}' has no attribute '{typed}'") as missing:
        getattr(face(module), typed)
    assert meant in str(missing.value)


@pytest.mark.parametrize("module", MODULES)
@pytest.mark.parametrize("name", WITHOUT)
def test_a_function_without_an_operator_is_said_to_be_one(module, name):
    with pytest.raises(AttributeError, match=f"{name} is a function without an operator"):
        getattr(face(module), name)


@pytest.mark.parametrize("module", MODULES)
def test_the_spelling_of_a_library_leads_to_the_operator(module):
    with pytest.raises(AttributeError, match=rf"it means gelu_tanh, so write {module}\.gelu_tanh"):
        _ = face(module).gelu_fast


@pytest.mark.parametrize("module", MODULES)
def test_what_resembles_nothing_says_where_the_names_are(module):
    with pytest.raises(AttributeError, match=rf"dir\({module}\) lists what there is"):
        _ = face(module).zzzzzz
    assert not hasattr(face(module), "_zzz")


def test_functions_without_an_operator_exist():
    assert "normal_pdf" in WITHOUT


@pytest.mark.parametrize(
    ("call", "said"),
    [
        ("xt.GELU(approximate='tanh')", "gelu_tanh"),
        ("xt.GELU('tanh')", "gelu_tanh"),
        ("xt.ReLU(True)", "leave it out"),
        ("xt.SiLU(inplace=True)", "leave it out"),
        ("xt.Mish(slope=1)", "has no option 'slope'"),
        ("xt.gelu(torch.ones(2), approximate='tanh')", "gelu_tanh"),
        ("xt.relu(torch.ones(2), inplace=True)", "leave it out"),
    ],
)
def test_options_of_torch(call, said):
    torch = pytest.importorskip("torch")
    with pytest.raises(xphi.XphiError, match=said):
        eval(call, {"xt": face("xphi.torch"), "torch": torch})  # noqa: S307 - our own text


@pytest.mark.parametrize("call", ["xj.gelu(1.0, approximate=False)", "xj.GELU(approximate=False)"])
def test_options_of_jax(call):
    with pytest.raises(xphi.XphiError, match="gelu_tanh"):
        eval(call, {"xj": face("xphi.jax")})  # noqa: S307 - our own text
