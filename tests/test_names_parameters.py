"""Spellings with parameters: families, their members, defaults and given values, computed; and suggestions."""

import importlib
import tomllib
from pathlib import Path

import numpy as np
import pytest
from onnx import helper
from onnx.reference import ReferenceEvaluator

from xphi import functions, names
from xphi.claims.deciders.fitting import SAME
from xphi.errors import XphiError
from xphi.formula.arrays import evaluate
from xphi.formula.symbols import x
from xphi.names import function_of, lookup

CASES = tomllib.loads((Path(__file__).parent / "data" / "names.toml").read_text("utf-8"))
GRID = np.linspace(-12, 12, 961)
#: One rounding of binary32 at the largest value of the grid.
ULP32 = float(np.spacing(np.float32(GRID[-1])))
ROWS = [row for row in names.rows() if row.library != names.OWN and row.family]
FULL = [row for row in ROWS if row.parameters and "gate" not in names.families()[row.family].formula]


def label(row):
    return f"{row.library}-{row.spelling}"


def curve(formula):
    return evaluate(functions.formula(formula), [x], GRID)


def of(row):
    """The curve of what a row means."""
    return curve(row.formula) if row.function is None else evaluate(functions.get(row.function).formula, [x], GRID)


@pytest.fixture(scope="module")
def curves():
    """Every function of the registry, and every family at every value that some library has."""
    found = {name: evaluate(f.formula, [x], GRID) for name, f in functions.registry().items()}
    for row in FULL:
        if row.function is None:
            found[row.formula] = curve(names.families()[row.family].at(row.parameters))
    return found


@pytest.mark.parametrize("family", names.families().values(), ids=lambda family: family.name)
def test_a_member_of_a_family_is_that_function_of_the_registry(family):
    for name, parameters in family.members:
        formula = family.at(parameters)
        assert family.function(parameters) == name
        if "gate" in formula:
            continue  # the formulas of gates are compared with the gates in test_names.py
        ours = evaluate(functions.get(name).formula, [x], GRID)
        assert np.max(np.abs(curve(formula) - ours)) <= SAME, name


@pytest.mark.parametrize("row", FULL, ids=label)
def test_a_formula_with_parameters_is_nearest_to_what_it_is_said_to_be(row, curves):
    """Of all functions and of all values in use; the library's own formula where it was read, the family's else."""
    written = row.formula if row.own_formula else names.families()[row.family].at(row.parameters)
    distances = {name: float(np.max(np.abs(curve(written) - other))) for name, other in curves.items()}
    nearest = min(distances, key=distances.get)
    assert nearest == (row.function or row.formula)
    assert sum(distance <= SAME for distance in distances.values()) <= 1, "two candidates are one function"


def test_a_default_that_a_library_does_not_have_is_not_made_up():
    for row in ROWS:
        if not row.parameters:
            assert row.function is None
            assert "has to be given" in row.trap or "comes from the model" in row.trap, label(row)


@pytest.mark.parametrize("row", [row for row in FULL if row.callable and row.function is None], ids=label)
def test_what_runs_is_the_formula(row):
    values = called(row, {})
    assert np.max(np.abs(values - curve(row.formula))) <= ULP32


@pytest.mark.parametrize("row", [row for row in FULL if row.callable and row.varies], ids=label)
def test_what_runs_with_a_value_given_is_the_formula_with_that_value(row):
    (option,) = row.varies
    (given,) = (found for found in lookup(f"{row.spelling}({option}=0.75)", row.library) if found.family == row.family)
    assert np.max(np.abs(called(row, {option: 0.75}) - curve(given.formula))) <= ULP32


def called(row, options):
    module, _, attribute = row.callable.partition(":")
    function = getattr(importlib.import_module(module), attribute)
    if row.library == "torch":
        import torch

        return function(torch.tensor(GRID), **options).numpy()
    return np.asarray(function(GRID.astype(np.float32), **options), dtype=np.float64)


OPERATORS = [row for row in names.listed("onnx") if row.mark == "run"]


@pytest.mark.parametrize(
    ("row", "attributes"),
    [*((row, {}) for row in OPERATORS), *((row, {"alpha": 0.75}) for row in OPERATORS if row.varies)],
    ids=lambda one: label(one) if isinstance(one, names.Row) else str(one or "as it is"),
)
def test_an_operator_of_onnx_is_what_its_row_says(row, attributes):
    node = helper.make_node(row.spelling, ["x"], ["y"], **attributes)
    kind, shape = helper.make_tensor_value_info, [GRID.size]
    graph = helper.make_graph([node], "one", [kind("x", 1, shape)], [kind("y", 1, shape)])
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 22)])
    (values,) = ReferenceEvaluator(model).run(None, {"x": GRID.astype(np.float32)})
    written = row.spelling + (f"(alpha={attributes['alpha']})" if attributes else "")
    (found,) = (one for one in lookup(written, "onnx") if one.family == row.family)
    expected = curve(found.formula) if found.own_formula else of(found)
    assert np.max(np.abs(values.astype(np.float64) - expected)) <= 2 * ULP32


@pytest.mark.parametrize("case", CASES["parameter"], ids=lambda case: case["spelling"])
def test_a_spelling_with_a_parameter(case):
    rows = lookup(case["spelling"], case.get("library"))
    for row in rows:
        assert row.function == case.get("function")
        if "formula" in case:
            assert np.max(np.abs(curve(row.formula) - curve(case["formula"]))) <= SAME
    if "function" in case:
        assert function_of(case["spelling"], case.get("library")) == case["function"]
    else:
        with pytest.raises(XphiError, match="is no function of the registry") as refusal:
            function_of(case["spelling"], case.get("library"))
        assert f'"{rows[0].formula}"' in str(refusal.value)


@pytest.mark.parametrize("case", CASES["unknown"], ids=lambda case: f"{case['spelling']}-{case.get('library')}")
def test_a_suggestion_stays_in_the_library(case):
    with pytest.raises(XphiError) as refusal:
        lookup(case["spelling"], case.get("library"))
    message = str(refusal.value)
    assert all(part in message for part in case["has"]), message
    assert not any(part in message for part in case.get("hasnt", ())), message


def test_every_name_offered_says_what_it_means():
    """One letter too many in every spelling that names its module: what is offered is of a library that has it."""
    for row in ROWS:
        if names._keys.head(names._keys.key(row.spelling)):
            with pytest.raises(XphiError) as refusal:
                lookup(f"{row.spelling.partition('(')[0]}q")
            message = str(refusal.value)
            assert row.library in message, message


@pytest.mark.parametrize("case", CASES["report"], ids=lambda case: f"{case['source']}-{case['library']}")
def test_reported_names(case):
    for meaning, spellings in case.items():
        for spelling in () if meaning in {"source", "library"} else spellings:
            assert {row.meaning for row in lookup(spelling, case["library"])} == {meaning}, spelling


@pytest.mark.parametrize(
    "spelling", ["gelu_accurate", "gelu_fast", "gelu_10", "GeluAndMul", "leaky_relu", "gelu", "swish"]
)
def test_the_first_row_of_a_name_that_misleads_warns(spelling):
    assert lookup(spelling)[0].trap


def test_a_name_of_the_registry_says_where_it_means_something_else():
    for row in names.listed(names.OWN):
        others = [other for other in lookup(row.spelling) if other.function != row.function]
        assert bool(others) <= bool(row.trap), row.spelling
        for other in others[:1]:
            assert other.meaning in row.trap
