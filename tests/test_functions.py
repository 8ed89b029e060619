"""The registry, and that adding a function is one file."""

import json
import subprocess
import sys

import pytest
import sympy as sp
from click.testing import CliRunner

from xphi import functions
from xphi.cli import group
from xphi.errors import XphiError
from xphi.functions import x

NAMES = sorted(functions.registry())
EXPECTED = [
    "elu",
    "erf",
    "erfc",
    "gelu",
    "gelu_sigmoid",
    "gelu_tanh",
    "hard_sigmoid",
    "hard_swish",
    "identity",
    "laplace",
    "leaky_relu",
    "log_sigmoid",
    "mish",
    "normal_cdf",
    "normal_pdf",
    "relu",
    "relu2",
    "selu",
    "sigmoid",
    "silu",
    "softplus",
    "tanh",
]

THROW_AWAY = '''
"""A function that only this test knows."""
from sympy import Abs
from xphi.functions import Function, Known, x

SOFT = Function(
    name="throw_away",
    formula=x / (1 + Abs(x)),
    title="Throw-away",
    idea="a fraction with a corner in its second derivative",
    sources=("nowhere",),
    aliases=("thrown",),
    symmetry="f(x) + f(-x) = 0",
    known=(Known("line", x / 2, "by eye"),),
)
'''


@pytest.fixture
def added(tmp_path, monkeypatch):
    file = tmp_path / "mine.py"
    file.write_text(THROW_AWAY)
    monkeypatch.setenv("XPHI_FUNCTIONS", str(file))
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    return file


def run(*arguments):
    return CliRunner().invoke(group, list(arguments), catch_exceptions=False)


def document(*arguments):
    done = run(*arguments, "--json")
    assert done.exit_code == 0
    return json.loads(done.stdout)


# --- the registry


def test_the_functions_that_there_are():
    assert EXPECTED == NAMES


def test_no_spelling_means_two_functions():
    spellings = [s for name, function in functions.registry().items() for s in (name, *function.aliases)]
    assert len(spellings) == len(set(spellings))
    assert all(spelling.isidentifier() for spelling in spellings)


@pytest.mark.parametrize("name", NAMES)
def test_a_definition_is_complete(name):
    function = functions.get(name)
    assert function.name == name
    assert function.formula.free_symbols == {x}
    assert function.title
    assert function.idea
    assert function.headline
    assert function.insight
    assert function.sources
    assert not function.formula.has(sp.Float)
    for known in function.known:
        assert known.formula.free_symbols == {x}
        assert known.source
        assert not known.formula.has(sp.Float)
    assert len({known.name for known in function.known}) == len(function.known)


@pytest.mark.parametrize("name", NAMES)
def test_aliases_lead_to_the_function(name):
    assert all(functions.get(alias) is functions.get(name) for alias in functions.get(name).aliases)


def test_a_known_approximation_of_phi_times_x_is_one_of_gelu():
    of_phi = {known.name: known.formula for known in functions.get("normal_cdf").known}
    of_gelu = {known.name: known.formula for known in functions.get("gelu").known}
    assert of_gelu == {name: x * formula for name, formula in of_phi.items()}


@pytest.mark.parametrize(("typo", "nearest"), [("geluu", "gelu"), ("quickgelu", "quick_gelu"), ("swishh", "swish")])
def test_a_misspelt_name_is_met_with_the_nearest(typo, nearest):
    with pytest.raises(XphiError, match=f"did you mean {nearest}\\?"):
        functions.get(typo)


def test_a_name_like_no_other_is_told_where_to_look():
    with pytest.raises(XphiError, match="`xphi functions` lists them"):
        functions.get("zzzz")


# --- one more, in one file


def test_an_added_function_is_in_the_registry_and_in_formulas(added):
    assert functions.get("thrown").name == "throw_away"
    assert functions.formula("throw_away(2*x)") == 2 * x / (1 + 2 * sp.Abs(x))


def test_an_added_function_is_listed(added):
    rows = {row["name"]: row for row in document("functions")["functions"]}
    assert rows["throw_away"] == {
        "name": "throw_away",
        "aliases": ["thrown"],
        "formula": "x/(1 + abs(x))",
        "kernels": [],
    }
    assert "throw_away" in run("functions").stdout


def test_an_added_function_is_shown_with_its_facts_and_proved_errors(added):
    shown = document("show", "thrown")
    assert shown["name"] == "throw_away"
    assert shown["facts"]["where"] == "the whole line"
    assert shown["facts"]["lipschitz"]["decimal"].strip("0") == "1."
    assert [kink["exact"] for kink in shown["facts"]["kinks"]] == ["0"]
    (line,) = shown["known"]
    assert (line["name"], line["source"], line["formula"]) == ("line", "by eye", "x/2")
    assert (line["error"]["observed"], line["error"]["bound"]) == ("inf", None)  # x/2 leaves the function behind
    text = run("show", "throw_away").stdout
    assert "Throw-away" in text
    assert text.splitlines()[-1].split()[:4] == ["line", "∞", "-∞", "proved"]


def test_a_folder_of_definitions_is_searched(tmp_path, monkeypatch):
    (tmp_path / "mine.py").write_text(THROW_AWAY)
    monkeypatch.setenv("XPHI_FUNCTIONS", str(tmp_path))
    assert "throw_away" in functions.registry()


def test_it_is_gone_when_the_variable_is(added, monkeypatch):
    assert "throw_away" in functions.registry()
    monkeypatch.delenv("XPHI_FUNCTIONS")
    assert sorted(functions.registry()) == EXPECTED


def test_a_file_that_is_not_there_is_named(tmp_path, monkeypatch):
    monkeypatch.setenv("XPHI_FUNCTIONS", str(tmp_path / "absent.py"))
    with pytest.raises(XphiError, match=r"absent\.py, which is not a Python file"):
        functions.registry()


# --- the verb


def test_the_list():
    listed = document("functions")
    assert next(iter(listed)) == "schema"
    assert listed["schema"] == "xphi/functions/1"
    assert [row["name"] for row in listed["functions"]] == EXPECTED
    for row in listed["functions"]:
        assert set(row) == {"name", "aliases", "formula", "kernels"}
    gelu = next(row for row in listed["functions"] if row["name"] == "gelu")
    assert gelu["formula"] == "x*(1 + erf(x/sqrt(2)))/2"


def test_the_list_for_people_is_plain_in_a_pipe_and_the_same_each_time():
    texts = [run("functions").stdout for _ in range(2)]
    assert texts[0] == texts[1]
    assert "\x1b" not in texts[0]
    assert [line.split()[0] for line in texts[0].splitlines()[1:]] == EXPECTED


def test_the_verb_runs_as_a_program():
    done = subprocess.run([sys.executable, "-m", "xphi", "functions"], capture_output=True, text=True, check=True)
    assert done.stderr == ""
    assert done.stdout == run("functions").stdout
