"""Known approximations side by side."""

import numpy as np
import pytest

from xphi import functions
from xphi.comparison import compare, cost
from xphi.errors import XphiError
from xphi.formula.arrays import evaluate
from xphi.functions import formula, get, x

KEYS = [
    "name",
    "source",
    "formula",
    "error",
    "max_error",
    "mean_error",
    "max_at",
    "derivative_error",
    "negative_tail",
    "cost",
]


@pytest.fixture(scope="module")
def rows():
    return {row.known.name: row for row in compare("gelu", on=(-4, 4))}


def test_the_document(cli):
    ran = cli("compare", "gelu", "--on", "-4,4", "--points", "1000", "--json")
    assert ran.status == 0
    assert list(ran.json) == ["schema", "name", "on", "points", "rows", "run"]
    assert ran.json["schema"] == "xphi/compare/1"
    assert all(set(KEYS) <= set(row) for row in ran.json["rows"])
    assert len(ran.json["rows"]) == len(get("gelu").known)


def test_the_table_names_the_two_published_numbers(cli):
    ran = cli("compare", "gelu", "--on", "-4,4", "--points", "1000")
    (line,) = [line.split() for line in ran.out.splitlines() if line.startswith("gelu_tanh ")]
    assert line[1:3] == ["0.000473", "0.000196"]


def test_published_errors_are_among_the_rows(golden, agrees, rows):
    for row in golden["published"]:
        name, _, stem = row["id"].partition("/")
        if name == "gelu" and float(row.get("at", 0)) <= 4:
            assert agrees(rows[stem].known.error.proof.observed, row["error"]), row


def test_rows_are_sorted_by_their_proved_error(rows):
    proved = [row.known.error.proof.observed for row in rows.values()]
    assert proved == sorted(proved)
    assert all(row.known.error.proof.bound is not None for row in rows.values())


def test_sampled_errors_lie_below_proved_ones(rows):
    for row in rows.values():
        # evaluation in binary64 is off by a few units of x
        assert row.mean <= row.largest <= float(row.known.error.proof.bound) + 2**-48
        assert -4 <= row.at <= 4


def test_the_mean_and_the_largest_are_those_of_the_points():
    xs = np.linspace(-2, 3, 77)
    (row,) = [r for r in compare("gelu", on=(-2, 3), points=77) if r.known.name == "gelu_sigmoid"]
    errors = np.abs(evaluate(functions.target("gelu(x) - x*sigmoid(1.702*x)"), [x], xs))
    assert row.largest == pytest.approx(errors.max(), rel=2**-30)
    assert row.mean == pytest.approx(errors.mean(), rel=2**-30)
    assert row.at == xs[np.argmax(errors)]


@pytest.mark.parametrize("stem", ["gelu_tanh", "gelu_sigmoid", "page"])
def test_errors_of_the_derivative_are_proved(rows, stem):
    row = rows[stem]
    error = row.derivative_error
    assert error["evidence"] == "proved"
    xs = np.linspace(-4, 4, 4001)
    slope = evaluate(functions.target("gelu'") - row.known.formula.diff(x), [x], xs)
    assert np.abs(slope).max() <= error["bound"]
    assert error["bound"] <= 1.0001 * error["observed"]


def test_the_negative_tail_is_relative(rows):
    row = rows["gelu_sigmoid"]
    assert row.negative_tail["on"] == [-4.0, -2.0]
    assert row.negative_tail["evidence"] == "sampled"
    at = row.negative_tail["at"]
    ratio = evaluate(functions.target("x*sigmoid(1.702*x)"), [x], at) / evaluate(functions.target("gelu"), [x], at)
    assert row.negative_tail["relative"] == pytest.approx(abs(float(ratio) - 1), rel=2**-30)
    assert compare("gelu", on=(0, 4))[0].negative_tail is None


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("x", {}),
        ("2*x + 1", {"multiply_add": 2}),
        ("x**2", {"multiply_add": 1}),
        ("x**8", {"multiply_add": 3}),
        ("tanh(x)", {"special": 1}),
        ("1/x", {"divide": 1}),
        ("abs(x)", {"select": 1}),
        ("x*sigmoid(1.702*x)", {"multiply_add": 2, "special": 1}),
    ],
)
def test_cost_counts_operations(text, expected):
    assert {k: v for k, v in cost(formula(text)).items() if v} == expected


def test_aliases_name_the_same_function():
    assert get("gelu_erf") is get("gelu")


@pytest.mark.parametrize("points", [0, 1, -1])
def test_points_that_are_no_points(cli, points):
    assert cli("compare", "gelu", "--points", points).status == 2


def test_a_function_without_approximations():
    with pytest.raises(XphiError, match="no known approximation"):
        compare("relu")


def test_an_unbounded_interval_has_no_equal_spacing():
    with pytest.raises(XphiError, match="bounded interval"):
        compare("gelu", on=(0, float("inf")))
