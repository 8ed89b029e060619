"""``xphi show``: what it prints, in JSON and for people, and what it refuses."""

import json
from decimal import Context, Decimal

import pytest
import sympy as sp
from click.testing import CliRunner

from xphi import cli, functions
from xphi.cli import group
from xphi.cli.show import _number
from xphi.real import Real

KEYS = [
    "schema",
    "name",
    "formula",
    "latex",
    "facts",
    "known",
    "aliases",
    "derivatives",
    "special_values",
    "sources",
    "run",
]


@pytest.fixture(autouse=True, scope="module")
def cache(tmp_path_factory):
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_CACHE_HOME", str(tmp_path_factory.mktemp("cache")))
        yield


def run(*arguments):
    done = CliRunner().invoke(group, ["show", *arguments], catch_exceptions=False)
    assert done.exit_code == 0
    return done.stdout


def shown(*arguments):
    return json.loads(run(*arguments, "--json"))


@pytest.fixture(scope="module")
def gelu():
    return shown("gelu")


def test_the_document(gelu):
    assert list(gelu) == KEYS
    assert gelu["schema"] == "xphi/show/1"
    assert gelu["name"] == "gelu"
    assert gelu["formula"] == "x*(1 + erf(x/sqrt(2)))/2"
    assert gelu["latex"] == r"\frac{x \left(1 + \operatorname{erf}{\left(\frac{x}{\sqrt{2}} \right)}\right)}{2}"
    assert gelu["aliases"] == ["gelu_erf"]
    assert any("1606.08415" in source for source in gelu["sources"])
    assert set(gelu["run"]) == {"version", "python", "platform", "duration"}


def test_numbers_have_twenty_digits(gelu):
    minimum = gelu["facts"]["minimum"]
    rounded = Context(prec=20).create_decimal
    assert rounded(minimum["value"]["decimal"]) == Decimal("-0.16997120747990366169")
    assert rounded(minimum["x"]["decimal"]) == Decimal("-0.75179152469356445746")
    assert float.fromhex(minimum["value"]["hex"]) == minimum["value"]["value"] == -0.16997120747990366
    low, high = gelu["facts"]["derivative_range"]
    assert (low["value"], high["value"]) == (-0.12890414518515479, 1.1289041451851547)


def test_what_is_not_finite_is_a_word(gelu):
    assert gelu["facts"]["supremum"]["value"]["value"] == "inf"
    assert gelu["facts"]["maximum"] is None
    assert "nan" in {row["value"] for row in gelu["special_values"]}


def test_special_values(gelu):
    values = {(row["order"], str(row["at"])): str(row["value"]) for row in gelu["special_values"]}
    assert values == {
        (0, "-inf"): "-0.0",
        (0, "-0.0"): "-0.0",
        (0, "0.0"): "0.0",
        (0, "inf"): "inf",
        (0, "nan"): "nan",
        (1, "-inf"): "-0.0",
        (1, "-0.0"): "0.5",
        (1, "0.0"): "0.5",
        (1, "inf"): "1.0",
        (1, "nan"): "nan",
    }


def test_known_approximations_come_with_proved_errors(gelu):
    known = {entry["name"]: entry for entry in gelu["known"]}
    assert set(known) == {entry.name for entry in functions.get("gelu").known}
    for entry in known.values():
        assert entry["error"]["evidence"] == "proved"
        assert entry["error"]["unit"] == "abs"
        assert entry["source"]
    assert known["gelu_tanh"]["formula"] == "x*(1/2 + tanh(sqrt(2/pi)*(x + 0.044715*x**3))/2)"


@pytest.mark.parametrize(
    ("name", "supremum"),
    # published suprema of |x·F(x) − GELU(x)|, rounded up in their last digit
    [("gelu_tanh", Decimal("0.000473236")), ("gelu_sigmoid", Decimal("0.0203350"))],
)
def test_a_proved_error_is_above_the_supremum_by_a_ten_thousandth_at_most(gelu, name, supremum):
    (error,) = (entry["error"] for entry in gelu["known"] if entry["name"] == name)
    bound = error["bound"]["value"] if isinstance(error["bound"], dict) else error["bound"]
    observed = error["observed"]["value"] if isinstance(error["observed"], dict) else error["observed"]
    assert observed <= bound <= observed * 1.0001
    assert observed <= supremum <= Decimal(bound) * Decimal("1.0001")


@pytest.mark.parametrize("order", [0, 1, 4])
def test_order_says_how_many_derivatives(order):
    derivatives = shown("tanh", "--order", str(order))["derivatives"]
    assert [entry["order"] for entry in derivatives] == list(range(1, order + 1))
    for entry in derivatives:
        difference = functions.formula(entry["formula"]) - sp.tanh(functions.x).diff(functions.x, entry["order"])
        assert sp.simplify(difference) == 0
        assert entry["latex"]


def test_a_formula_in_quotes():
    document = shown("x/(1+abs(x))")
    assert document["formula"] == document["name"].replace("1+", "1 + ")
    assert (document["known"], document["aliases"], document["sources"]) == ([], [], [])
    assert "DiracDelta" not in run("x/(1+abs(x))")
    assert document["derivatives"][0]["formula"] == "1/(1 + abs(x)) - x*sign(x)/(1 + abs(x))**2"


def test_a_derivative_by_its_prime():
    document = shown("gelu'")
    assert document["name"] == "gelu'"
    assert [root["exact"] for root in document["facts"]["critical"]] == ["-sqrt(2)", "sqrt(2)"]


def test_an_alias_shows_the_function():
    assert shown("quick_gelu")["name"] == "gelu_sigmoid"


@pytest.mark.parametrize("name", sorted(functions.registry()))
def test_every_function_is_shown_to_people(name):
    text = run(name, "--order", "1")
    assert "\x1b" not in text
    assert functions.get(name).title in text
    for label in ("zeros of f", "inflections", "least value", "Lipschitz", "Taylor", "symmetry", "Special values"):
        assert label in text
    assert ("Known approximations" in text) == bool(functions.get(name).known)


def test_what_people_read_of_gelu():
    text = run("gelu")
    assert "x = -0.75179152469356445746, f = -0.16997120747990366169, minimum" in text
    assert "x = -sqrt(2) = -1.4142135623730950488" in text
    assert "x/2 + x**2/sqrt(2*pi) - x**4/(6*sqrt(2*pi))" in text
    assert "f(x) - f(-x) = x (linear odd part)" in text
    assert "1.1289041451851547863 at x = sqrt(2)" in text
    assert "f(x)         x*(1 + erf(x/sqrt(2)))/2\n" in text
    assert "-inf  f = -0.0, f' = -0.0" in text


@pytest.mark.parametrize(
    ("decimal", "written"),
    [
        ("0.6666666666666666666666667", "0.66666666666666666667"),
        ("-6.666666666666666666666667", "-6.6666666666666666667"),
        ("1.000000000000000000000000", "1"),
        ("3.333333333333333333333333e-31", "3.3333333333333333333e-31"),
        ("0", "0"),
        ("-inf", "-∞"),
    ],
)
def test_people_get_twenty_digits(decimal, written):
    assert _number(Real(float(decimal), decimal)) == written


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["gellu"], "did you mean gelu?"),
        (["zzzz"], "`xphi functions` lists them"),
        (["x +"], "cannot be read here:\n  x +\n     ^"),
        (["x.real"], "no attributes"),
        (["a*x"], "free name, a"),
        (["1/x"], "cannot be computed"),
        (["gelu", "--order", "-1"], "--order takes a whole number from 0 to 8"),
        (["gelu", "--order", "9"], "--order takes a whole number from 0 to 8"),
        (["gelu", "--order", "two"], "two"),
        ([], "NAME"),
    ],
)
def test_what_cannot_be_shown_is_refused_in_a_sentence(arguments, message, capsys):
    with pytest.raises(SystemExit) as leaving:
        cli.main(["show", *arguments])
    assert leaving.value.code == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert message in captured.err
    assert "Traceback" not in captured.err
