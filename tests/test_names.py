"""Spellings: every one resolves, every formula is nearest to the function it is said to be, and so is what runs."""

import importlib
import json
import subprocess
import sys
import tomllib
from pathlib import Path

import numpy as np
import pytest
import sympy as sp

from xphi import cli, functions, names
from xphi.claims.deciders.fitting import SAME
from xphi.errors import XphiError
from xphi.formula.arrays import evaluate
from xphi.formula.symbols import x
from xphi.functions.gates import GATES
from xphi.names import function_of, lookup

FOREIGN = [row for row in names.rows() if row.library != names.OWN]
GRID = np.linspace(-12, 12, 961)
GATE, UP = (side.ravel() for side in np.meshgrid(np.linspace(-12, 12, 49), np.linspace(-12, 12, 49)))


def label(row):
    return f"{row.library}-{row.spelling}"


def own_formulas(*, gates):
    gate_names = {gate.name for gate in GATES}
    for row in FOREIGN:
        if row.own_formula and ("gate" in row.formula) is gates:
            assert (row.function in gate_names) is (gates and row.function is not None)
            yield pytest.param(row, id=label(row))


def distances(values, candidates):
    return {name: float(np.max(np.abs(values - other))) for name, other in candidates.items()}


@pytest.fixture(scope="module")
def curves():
    return {name: evaluate(f.formula, [x], GRID) for name, f in functions.registry().items()}


@pytest.fixture(scope="module")
def surfaces():
    found = {
        g.name: evaluate(functions.get(g.activation).formula, [x], GATE) * UP for g in GATES if not g.other_formula
    }
    clamped = next(g for g in GATES if g.name == "swiglu_clamped").parameters
    gate, up = np.minimum(GATE, clamped["limit"]), np.clip(UP, -clamped["limit"], clamped["limit"])
    found["swiglu_clamped"] = gate / (1 + np.exp(-clamped["alpha"] * gate)) * (up + 1)
    assert set(found) == {g.name for g in GATES}
    return found


@pytest.mark.parametrize("row", list(own_formulas(gates=False)))
def test_a_formula_is_nearest_to_its_function(row, curves):
    found = distances(evaluate(functions.formula(row.formula), [x], GRID), curves)
    nearest = min(found, key=found.get)
    if row.function is None:
        assert found[nearest] > SAME
    else:
        assert nearest == row.function
        assert row.differs_by is not None


@pytest.mark.parametrize("row", list(own_formulas(gates=True)))
def test_a_gates_formula_is_nearest_to_its_gate(row, surfaces):
    expression = functions.formula(row.formula)
    symbols = [next(s for s in expression.free_symbols if s.name == name) for name in ("gate", "up")]
    found = distances(evaluate(expression, symbols, GATE, UP), surfaces)
    nearest = min(found, key=found.get)
    assert found[nearest] > SAME if row.function is None else nearest == row.function


@pytest.mark.parametrize(
    ("spelling", "cut"),
    [
        ("bloom_gelu", sp.Rational("0.79788456") - sp.sqrt(2 / sp.pi)),
        ("gelu_fast", sp.Rational("0.7978845608") - sp.sqrt(2 / sp.pi)),
    ],
)
def test_a_cut_constant_moves_the_function_by_what_calculus_says(spelling, cut):
    """To first order the change is cut·∂f/∂c, here in binary64 at the places where it was computed to 192 bits."""
    (row,) = lookup(spelling, "transformers")
    c = sp.Symbol("c")
    derivative = (x / 2 * (1 + sp.tanh(c * (x + sp.Rational("0.044715") * x**3)))).diff(c).subs(c, sp.sqrt(2 / sp.pi))
    first_order = float(abs(cut)) * np.max(np.abs(evaluate(derivative, [x], np.arange(-1024, 1025) / 64)))
    # Two digits are stored, so half a unit of the second is the most that rounding them takes.
    assert abs(row.differs_by - first_order) <= 0.05 * 10 ** np.floor(np.log10(first_order))


@pytest.mark.parametrize("row", [pytest.param(row, id=label(row)) for row in FOREIGN if row.callable and row.function])
def test_what_runs_is_nearest_to_its_function(row, curves):
    module, _, rest = row.callable.partition(":")
    attribute, _, option = rest.partition("?")
    function = getattr(importlib.import_module(module), attribute)
    key, _, value = option.partition("=")
    options = {key: {"false": False, "true": True}.get(value, value)} if option else {}
    if row.library == "torch":
        import torch

        values = function(torch.tensor(GRID), **options).numpy()
    else:
        values = np.asarray(function(GRID.astype(np.float32), **options), dtype=np.float64)
    found = distances(values, curves)
    assert min(found, key=found.get) == row.function


def test_every_activation_of_transformers_is_there_and_is_what_it_is_said_to_be(curves):
    import torch
    from transformers.activations import ACT2CLS, ACT2FN

    for key in ACT2CLS:
        row = next(row for row in lookup(key, "transformers") if row.spelling == key)
        if row.function is not None:
            with torch.no_grad():
                found = distances(ACT2FN[key](torch.tensor(GRID)).numpy(), curves)
            assert min(found, key=found.get) == row.function, key


def test_a_row_says_what_it_must():
    registry = set(names.registry())
    for row in FOREIGN:
        assert row.function is None or row.function in registry, label(row)
        assert row.function or row.trap, f"{label(row)} means no function and does not say why"
        assert row.mark in {"read", "run", "thread", "page", "memory"}, label(row)
        assert row.mark == "run" or not row.callable, label(row)


def test_a_table_has_no_other_keys_and_no_spelling_twice():
    keys = {"name", "also", "function", "family", "parameters", "varies", "options", "formula", "default", "trap"}
    keys |= {"used_by", "mark", "callable", "source", "version"}
    folder = Path(names.__file__).parent / "spellings"
    for file in folder.glob("*.toml"):
        table = tomllib.loads(file.read_text())
        assert file.stem == table["library"]
        assert set(table) <= {"library", "also", "version", "source", "spelling"}
        assert all(set(entry) <= keys for entry in table["spelling"]), file
        spellings = [entry["name"] for entry in table["spelling"]]
        assert len(spellings) == len(set(spellings))


def test_a_library_has_at_most_one_default():
    for library in names.libraries():
        assert sum(row.default for row in names.listed(library)) <= 1, library


def test_every_spelling_resolves_in_its_library():
    for row in FOREIGN:
        for spelling in (row.spelling, *row.also):
            assert row in lookup(spelling, row.library)


def test_the_registrys_aliases_agree_with_the_libraries():
    """Where a library means something else by a name of the registry, its row warns of it."""
    for name, function in functions.registry().items():
        for spelling in (name, *function.aliases):
            assert function_of(spelling) == name
            for row in lookup(spelling):
                assert row.function == name or row.trap, f"{label(row)} is not {spelling}"
    for gate in GATES:
        assert function_of(gate.name) == gate.name


@pytest.mark.parametrize(
    ("spelling", "library", "function"),
    [
        ("gelu", None, "gelu"),
        ("gelu", "torch", "gelu"),
        ("gelu", "jax", "gelu_tanh"),
        ("gelu", "llama.cpp", "gelu_tanh"),
        ("gelu_fast", None, "gelu_tanh"),
        ("gelu_fast_approx", None, "gelu_sigmoid"),
        ("QuickGELUActivation", None, "gelu_sigmoid"),
        ("swish", "HF", "silu"),
        ('nn.GELU(approximate="tanh")', None, "gelu_tanh"),
        ("nn.GELU(approximate='tanh')", "PyTorch", "gelu_tanh"),
        ("torch.nn.functional:gelu?approximate=tanh", None, "gelu_tanh"),
        ("jax.nn:gelu", None, "gelu_tanh"),
        ("jax.nn:gelu?approximate=false", None, "gelu"),
        ("nn.GELU", None, "gelu"),
        ("nn.gelu", "flax", "gelu_tanh"),
        ("flax.linen.gelu", None, "gelu_tanh"),
        ("ReLU²", None, "relu2"),
        ("hard-swish", None, "hard_swish"),
        ("nn.GELU(approximate='none')", None, "gelu"),
        ("GELU(approximate='none')", None, "gelu"),
        ("F.gelu(x, approximate='none')", None, "gelu"),
        ("torch.nn.functional.gelu(input, approximate='none')", None, "gelu"),
        ("torch.nn.functional:gelu?approximate=none", None, "gelu"),
        ("jax.nn.gelu(x, approximate=True)", None, "gelu_tanh"),
        ("ELU(alpha=1.0)", None, "elu"),
        ("nn.ELU(alpha=1)", None, "elu"),
        ("ReLU(inplace=True)", None, "relu"),
        ("nn.SiLU(inplace=False)", None, "silu"),
        ("Softplus(beta=1.0, threshold=20.0)", None, "softplus"),
        ("nn.Softplus(beta=1.0)", None, "softplus"),
        ("LeakyReLU(negative_slope=0.01)", None, "leaky_relu"),
        ("gated-gelu", None, "geglu_tanh"),
        ("gelu_sigmoid", "nnlib", "gelu_tanh"),
        ("GELU_TANH", "tensorrt", "gelu_tanh"),
        ("ndtr", None, "normal_cdf"),
        (" gelu ", None, "gelu"),
    ],
)
def test_a_spelling_means(spelling, library, function):
    assert function_of(spelling, library) == function


@pytest.mark.parametrize(
    ("spelling", "library", "message"),
    [
        ("gelu", "keras", "several meanings.*keras.activations.gelu.*write the whole spelling"),
        ("gelu_10", None, "gelu_10' of transformers is no function of the registry: clips"),
        ("gelu", "jaxx", "no table is about the library 'jaxx'; did you mean jax"),
        ("", None, "`xphi names` lists them"),
        ("nn.gelu", None, "several meanings: gelu_tanh in flax .* gelu in torch"),
        ("bias_gelu", None, "several meanings"),
        ("none", None, "no spelling is 'none'"),
        ("None", "torch", "no spelling of torch is 'None'"),
        ("gélu", None, "no spelling"),
        ("gelu'", None, "no spelling"),
        ('gelu"', None, "no spelling"),
        ("-gelu", None, "no spelling"),
        ("1 - gelu", None, "no spelling"),
        ("g.e.l.u", None, "no spelling"),
        ("gelu²", None, "no spelling"),
        ("2*gelu", None, "no spelling"),
        ("ELU(alpha)", None, "no spelling"),
        ("ELU(alpha=large)", None, "no spelling"),
        ("ELU(alpha=1/0)", None, "no spelling"),
        ("ELU(alpha=0.5, beta=2)", None, "no spelling"),
        ("ELU(0.5, 2)", None, "no spelling"),
        ("SELU(alpha=1.0)", None, "no spelling"),
        (None, None, "a spelling is a text such as 'gelu' or 'torch', not a NoneType"),
        (len, None, "not a builtin_function_or_method"),
        ("gelu", 3, "a library is a text"),
        ("☃", "torch", "`xphi names --library torch` lists them"),
        ("g" * 10_000, None, "…"),
    ],
)
def test_what_is_no_spelling_is_said(spelling, library, message):
    with pytest.raises(XphiError, match=message) as refusal:
        function_of(spelling, library)
    assert len(str(refusal.value)) < 600


@pytest.mark.parametrize(
    "module",
    [
        "GELU()",
        "GELU(approximate='tanh')",
        "SiLU()",
        "SiLU(inplace=True)",
        "Mish()",
        "ELU()",
        "ELU(inplace=True)",
        "SELU()",
        "ReLU()",
        "ReLU(inplace=True)",
        "Softplus()",
        "LeakyReLU()",
        "Hardswish()",
        "Hardsigmoid()",
        "Tanh()",
    ],
)
def test_a_module_of_torch_is_known_by_what_it_prints(module, curves):
    from torch import nn, tensor

    made = eval(f"nn.{module}", {"nn": nn})  # noqa: S307 - one of the lines above
    function = function_of(repr(made))
    assert function == function_of(f"torch.nn.{made!r}") == function_of(repr(made), "torch")
    found = distances(made(tensor(GRID)).numpy(), curves)
    assert min(found, key=found.get) == function


def test_a_function_is_found_by_a_librarys_exact_spelling():
    assert functions.get("nn.GELU").name == "gelu"
    assert functions.get("quick_gelu").name == functions.get("QuickGELUActivation").name == "gelu_sigmoid"
    assert functions.get("ELU(alpha=1.0)").name == "elu"
    for spelling in ("nn.gelu", "none", "ReLU²", "nn.LeakyReLU(0.2)"):
        with pytest.raises(XphiError):
            functions.get(spelling)


def run(capsys, *arguments):
    with pytest.raises(SystemExit) as stop:
        cli.main(list(arguments))
    printed = capsys.readouterr()
    return stop.value.code, printed.out, printed.err


def test_verb_prints_a_table(capsys):
    status, out, _ = run(capsys, "names", "gelu")
    assert status == 0
    for library in ("torch", "jax", "ggml", "transformer_engine", "keras"):
        assert library in out
    status, out, _ = run(capsys, "names", "gelu_fast")
    assert status == 0
    assert "gelu_tanh" in out
    assert "0.7978845608" in out


def test_verb_prints_json(capsys):
    status, out, _ = run(capsys, "names", "gelu", "--library", "jax", "--json")
    document = json.loads(out)
    assert status == 0
    assert next(iter(document)) == "schema"
    assert document["schema"] == "xphi/names/1"
    (row,) = document["rows"]
    assert (row["function"], row["default"]) == ("gelu_tanh", True)
    status, out, _ = run(capsys, "names", "--json")
    assert status == 0
    assert len(json.loads(out)["rows"]) == len(names.rows())


def test_verb_refuses_what_it_does_not_know(capsys):
    status, out, err = run(capsys, "names", "gelu_fst")
    assert (status, out) == (2, "")
    assert "gelu_fast" in err
    assert "Traceback" not in err


def test_a_table_needs_no_extra(capsys, monkeypatch):
    """Tables are printed without Rich."""
    monkeypatch.setitem(sys.modules, "rich", None)
    status, out, _ = run(capsys, "names", "gelu", "--library", "jax")
    assert status == 0
    header, row, *_ = out.splitlines()
    assert header.startswith("library  spelling")
    assert row.startswith("jax      jax.nn.gelu(x)  gelu_tanh")
    assert header.index("look out") == row.index("approximate=True is")


def test_nothing_heavy_is_loaded():
    code = (
        "import sys; from xphi.cli import main\ntry: main(['names', 'gelu_fast', '--json'])\nexcept SystemExit: pass\n"
    )
    code += "assert not {'sympy', 'flint', 'torch', 'jax', 'rich', 'scipy'} & set(sys.modules)"
    subprocess.run([sys.executable, "-c", code], check=True, capture_output=True)


def test_the_page_is_made_from_the_rows():
    page = (Path(__file__).parents[1] / "docs/reference/names.md").read_text()
    for row in FOREIGN:
        assert f"`{row.spelling}`" in page
