"""Coefficients in a float format: the best there are, requirements kept exactly, and a bound below which none are."""

import itertools
from dataclasses import replace
from fractions import Fraction

import numpy as np
import pytest

from xphi import formats
from xphi.certify.prove import prove
from xphi.errors import XphiError

POWER = "exp(x*log(2))"
GELU_TANH = "x*(1+tanh(a*x+b*x**3))/2"


def values_of(result):
    return result.claim.coefficients


def with_values(result, values):
    return replace(result.claim, coefficients=dict(zip(values_of(result), values, strict=True)))


#: Largest errors that other searches over the lattice reached, in their digits.
REACHED = [
    (POWER, "poly:4", (0, 1), "bfloat16", {"require": ("f(0)=1", "f(1)=2")}, "9.5057e-05"),
    ("gelu", GELU_TANH, None, "bfloat16", {}, "3.6416e-04"),
    ("gelu", GELU_TANH, None, "binary16", {}, "2.8984e-04"),
    ("tanh", "odd:7", (-2, 2), "bfloat16", {}, "3.0901e-03"),
    (POWER, "poly:4", (0, 1), "bfloat16", {}, "9.5057e-05"),
    ("gelu", "poly:6", (-3, 3), "binary16", {}, "9.2993e-03"),
    ("sigmoid", "rational:2,2", (0, 4), "bfloat16", {}, "3.0359e-04"),
    ("sigmoid", "rational:2,2", (0, 4), "binary16", {}, "3.0359e-04"),
]


@pytest.mark.parametrize(("target", "form", "on", "name", "options", "reached"), REACHED)
def test_the_best_coefficients_are_found_and_shown_to_be_the_best(derived, target, form, on, name, options, reached):
    exact, result = derived(target, form, on=on, **options), derived(target, form, on=on, format=name, **options)
    report = result.format
    number_format = formats.get(name)
    assert all(number_format.representable(value) for value in values_of(result).values())
    assert result.proof.observed <= Fraction(reached)
    assert report.optimal
    assert exact.proof.observed <= report.lower_bound <= report.improved == float(result.proof.observed)
    assert result.objective.value.value == result.proof.observed
    assert any("no coefficients of" in note for note in result.notes)
    plain = [Fraction(number_format.round(value)) for value in values_of(exact).values()]
    if options:
        assert report.rounded == np.inf  # it breaks what is required
        return
    assert result.proof.observed <= prove(with_values(result, plain)).observed


def lattice(name, low, high):
    found = {Fraction(v) for v in formats.get(name).values() if np.isfinite(float(v))}
    return np.array(sorted(float(v) for v in found if low <= v <= high))


#: Small enough to try every value of the format near the optimum: form, its value for arrays of coefficients, ranges.
EVERY = [
    ("exp(x)", "poly:1", (0, 1), np.exp, lambda x, c0, c1: c0 + c1 * x, [(0, 4), (0, 4)]),
    ("cos(x)", "even:2", (-1, 1), np.cos, lambda x, c0, c2: c0 + c2 * x**2, [(0, 2), (-2, 1)]),
    ("x/(1+x)", "1-exp(-a*x-b*x**2)", (0, 2), lambda x: x / (1 + x),
     lambda x, a, b: 1 - np.exp(-a * x - b * x**2), [(0, 4), (-1, 1)]),
    ("tanh(x/3)", "tanh(a*x+b*x**3)", (0, 2), lambda x: np.tanh(x / 3),
     lambda x, a, b: np.tanh(a * x + b * x**3), [(0, 1), (-1, 1)]),
    ("exp(-x)", "1/(1+a*x+b*x**2)", (0, 2), lambda x: np.exp(-x),
     lambda x, a, b: 1 / (1 + a * x + b * x**2), [(0, 4), (0, 4)]),
]  # fmt: skip


@pytest.mark.parametrize("name", ["float8_e4m3fn", "float8_e5m2"])
@pytest.mark.parametrize(
    ("target", "form", "on", "exact", "value", "ranges"), EVERY, ids=lambda v: v if isinstance(v, str) else ""
)
def test_no_value_of_the_format_is_better(derived, name, target, form, on, exact, value, ranges):
    result = derived(target, form, on=on, format=name)
    grids = [lattice(name, low, high) for low, high in ranges]
    first, second = (g.ravel() for g in np.meshgrid(*grids, indexing="ij"))
    worst = np.zeros(len(first))
    for x in np.linspace(*on, 65):  # some points are enough: a largest error over them is below the real one
        worst = np.maximum(worst, np.abs(exact(x) - value(x, first, second)))
    below = worst < float(result.proof.observed)
    rivals = [(Fraction(a), Fraction(b)) for a, b in zip(first[below], second[below], strict=True)]
    rivals.sort(key=lambda pair: pair != tuple(values_of(result).values()))
    heights = [prove(with_values(result, pair)).observed for pair in rivals[:40]]
    assert len(rivals) <= 40
    assert min(heights, default=result.proof.observed) >= result.proof.observed
    assert result.format.lower_bound <= result.proof.observed


@pytest.mark.parametrize("norm", ["l1", "l2"])
@pytest.mark.parametrize("name", ["float8_e4m3fn", "bfloat16"])
def test_integrals_have_their_best_coefficients(derived, norm, name):
    result = derived("exp(x)", "poly:1", on=(0, 1), norm=norm, format=name)
    c0, c1 = values_of(result).values()
    number_format = formats.get(name)
    power = 1 if norm == "l1" else 2
    count = 4001
    x = (np.arange(count) + 0.5) / count

    def integral(a, b):
        return np.mean(np.abs(np.exp(x) - float(a) - float(b) * x) ** power)

    around = [
        [Fraction(v) for v in (number_format.below(number_format.below(c)), number_format.below(c), c,
         number_format.above(c), number_format.above(number_format.above(c)))]
        for c in (c0, c1)
    ]  # fmt: skip
    heights = {pair: integral(*pair) for pair in itertools.product(*around)}
    assert min(heights, key=heights.get) == (c0, c1)
    assert result.format.lower_bound <= result.format.improved <= result.format.rounded


@pytest.mark.parametrize("name", ["bfloat16", "binary16"])
@pytest.mark.parametrize(
    ("require", "held"),
    [
        (("f(0)=1", "f(1)=2"), [(0, 1), (1, 2)]),
        (("f(0)=1",), [(0, 1)]),
        (("f(1)=2",), [(1, 2)]),
    ],
)
def test_requirements_hold_exactly(derived, name, require, held):
    result = derived(POWER, "poly:4", on=(0, 1), require=require, format=name)
    coefficients = list(values_of(result).values())
    assert all(formats.get(name).representable(c) for c in coefficients)
    for at, wanted in held:
        assert sum(c * Fraction(at) ** k for k, c in enumerate(coefficients)) == wanted
    assert result.status == "optimal"
    assert result.format.lower_bound <= result.format.improved


@pytest.mark.parametrize("name", ["bfloat16", "float8_e4m3fn"])
def test_a_required_shape_is_proved_with_the_rounded_coefficients(derived, name):
    result = derived("tanh", "odd:5", on=(-2, 2), require=("monotone",), format=name)
    assert result.properties == ("monotone",)
    assert result.status == "optimal"


#: Requirements that no coefficients of the format meet, and what the sentence has to name.
IMPOSSIBLE = [
    ({"require": ("f(3)=20", "f(0)=1")}, "bfloat16", "f(3)=20"),
    ({"require": ("f(0)=1+2**(-12)",)}, "bfloat16", "f(0)=1+2**(-12)"),
    ({"require": ("f(1)=target",)}, "binary16", "f(1)=target"),
    ({"fix": ("c1=c2/3+1/7",)}, "binary16", "c1 = c2/3 + 1/7"),
]


@pytest.mark.parametrize(("options", "name", "said"), IMPOSSIBLE)
def test_requirements_that_cannot_be_met_are_named(derived, options, name, said):
    with pytest.raises(XphiError) as error:
        derived("exp(x)", "poly:3", on=(0, 1), format=name, **options)
    assert said in str(error.value)
    assert name in str(error.value)


#: Coefficients beyond the range, and the largest number that the sentence has to name.
BEYOND = [
    ("exp(x)", (0, 8), "float8_e4m3fn", {}, "448"),
    ("1e6*exp(x)", (0, 1), "binary16", {}, "65504"),
    ("exp(x)", (0, 1), "binary16", {"fix": ("c1=1e30",)}, "65504"),
    ("exp(x)", (0, 1), "binary16", {"fix": ("c1=-1e30",)}, "65504"),
    ("exp(x)", (0, 1), "bfloat16", {"fix": ("c1=1e39",)}, "3.38953e+38"),
    ("1e6*exp(x)", (0, 1), "float8_e5m2", {"norm": "l2"}, "57344"),
]


@pytest.mark.parametrize(("target", "on", "name", "options", "largest"), BEYOND)
def test_coefficients_beyond_the_range_are_named(derived, target, on, name, options, largest):
    with pytest.raises(XphiError) as error:
        derived(target, "poly:3", on=on, format=name, **options)
    assert f"beyond {name}'s largest number {largest};" in str(error.value)
    assert "\n" not in str(error.value)


def test_a_fixed_number_becomes_the_nearest_of_the_format(derived):
    result = derived("gelu", GELU_TANH, fix=("a=sqrt(2/pi)",), format="bfloat16")
    assert values_of(result)["a"] == formats.get("bfloat16").round(Fraction(np.sqrt(2 / np.pi)))
    assert any("a = sqrt(2/pi) is fixed at" in note for note in result.notes)


def test_symmetry_is_given_up_where_the_format_does_not_have_its_values(derived):
    kept = derived("gelu", "poly:4", on=(-2, 2), format="bfloat16")
    assert values_of(kept)["c1"] == Fraction(1, 2)
    result = derived("gelu(x)/5", "poly:4", on=(-2, 2), format="bfloat16")
    assert all(formats.get("bfloat16").representable(c) for c in values_of(result).values())
    assert result.proof.observed >= result.format.lower_bound


def test_a_form_that_is_the_target_is_not_exact_once_it_is_rounded(derived):
    result = derived("gelu", "x*(1+erf(a*x))/2", format="bfloat16")
    assert result.status == "optimal"
    assert result.proof.observed > 0
    assert result.proof.observed == prove(result.claim).observed
    whole = derived("gelu", "x*(1+erf(a*x/sqrt(2)))/2", format="bfloat16")
    assert whole.status == "exact"
    assert values_of(whole)["a"] == 1


def test_large_ratios_are_multiples(derived):
    note = next(n for n in derived(POWER, "poly:4", on=(0, 1), format="bfloat16").notes if "bfloat16" in n)
    assert "times" in note
    assert "%" not in note


def test_the_report_as_json(derived):
    result = derived("sigmoid", "rational:2,2", on=(0, 4), format="bfloat16")
    report = result.json()["format"]
    assert set(report) == {
        "format", "exact", "rounded", "improved", "lower_bound", "within", "optimal", "coefficients",
    }  # fmt: skip
    assert report["within"] == report["improved"] / report["lower_bound"] >= 1
    assert report["coefficients"] == result.json()["coefficients"]
    broken = derived(POWER, "poly:4", on=(0, 1), require=("f(0)=1", "f(1)=2"), format="bfloat16")
    assert broken.json()["format"]["rounded"] is None  # plain rounding breaks f(1)=2


def test_an_infinite_error_is_not_passed_over():
    from xphi.approximate.rounding.model import norm_of

    errors, masses = np.array([1.0, np.inf]), np.ones(2)
    assert all(norm_of(errors, masses, norm) == np.inf for norm in ("minimax", "l1", "l2"))


def test_the_standard_output_is_only_what_is_asked_for(capfd, derived):
    derived("exp(x)", "poly:6", on=(0, 1), format="bfloat16")
    assert capfd.readouterr().out == ""


def test_values_at_given_points_are_rounded_together():
    from xphi.approximate.rounding.search import round_linear

    x = np.linspace(0, 1, 201)
    knots = np.linspace(0, 1, 5)
    hats = np.stack([np.interp(x, knots, row) for row in np.eye(5)], axis=1)
    centre = [Fraction(float(np.exp(k))) for k in knots]
    errors = np.exp(x) - hats @ np.exp(knots)
    found = round_linear(errors, -hats, centre, tuple("abcde"), formats.get("float8_e4m3fn"))
    assert all(formats.get("float8_e4m3fn").representable(v) for v in found.values)
    assert found.lower_bound <= found.improved <= found.rounded
    assert found.improved == np.max(np.abs(np.exp(x) - hats @ np.array([float(v) for v in found.values])))


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("name", ["float8_e4m3fn", "float8_e5m2"])
def test_every_pair_of_values_is_tried_in_effect(name, seed):
    """Random linear problems, against all pairs that the format has."""
    from xphi.approximate.rounding.boxes import EQUAL
    from xphi.approximate.rounding.search import round_linear

    chance = np.random.default_rng(seed)
    number_format = formats.get(name)
    slopes = chance.normal(size=(30, 2)) * 2.0 ** chance.integers(-6, 6, size=2)
    centre = chance.normal(size=2) * 2.0 ** chance.integers(-4, 4, size=2)
    errors = chance.normal(size=30) * np.abs(slopes).max() * 2.0 ** float(chance.integers(-6, 1))
    found = round_linear(errors, slopes, [Fraction(c) for c in centre], ("a", "b"), number_format)
    every = np.array([float(v) for v in number_format.values() if np.isfinite(float(v))])
    best = min(
        np.abs(errors[:, None] + slopes @ np.stack([np.full(len(every), a), every]) - (slopes @ centre)[:, None])
        .max(axis=0)
        .min()
        for a in every
    )
    rounding = 2.0**-40  # of both sums
    assert found.lower_bound <= best * (1 + rounding)
    assert found.improved <= best * (1 + EQUAL)
