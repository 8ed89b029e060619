"""Minimax against golden values, against analysis, and against itself evaluated elsewhere."""

import functools
import math
from fractions import Fraction
from itertools import pairwise

import numpy as np
import pytest
import sympy as sp
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from mpmath import mp, mpf

from xphi import functions
from xphi.approximate.problem.forms import spelled_out
from xphi.functions import x

ERF = "erf(x/sqrt(2))"
CUBIC = "tanh(a*x + b*x**3)"
QUINTIC = "tanh(a*x + b*x**3 + c*x**5)"


def options(row):
    given_ = {key: row[key] for key in ("norm", "weight", "clamp") if key in row}
    return given_ | {"fix": tuple(row.get("fix", ()))}


@functools.cache
def in_mpmath(expression):
    """A formula as a function that mpmath alone evaluates."""
    own = {"sigmoid": lambda u: 1 / (1 + mp.exp(-u)), "softplus": lambda u: mp.log(1 + mp.exp(u))}
    return sp.lambdify(x, expression, [own, "mpmath"])


def error_of(result):
    """The unweighted error with the certificate's coefficients."""
    claim = result.claim
    return in_mpmath((claim.target_formula() - claim.approximation()) * functions.target(claim.factor))


def written(value):
    """A decimal's half unit in its last place, relative or absolute as it was cut."""
    digits = value.decimal.lower().partition("e")
    return mpf(10) ** (int(digits[2] or 0) - len(digits[0].partition(".")[2]))


def as_mpf(fraction):
    return mpf(fraction.numerator) / fraction.denominator


def golden_rows(rows):
    return pytest.mark.parametrize("position", range(rows))


@golden_rows(12)
def test_golden_values(golden, derived, agrees, position):
    rows = golden["derived"]
    assert len(rows) == 12
    row = rows[position]
    result = derived(row["target"], row["form"], **options(row))
    assert result.status == row.get("status", "optimal")
    for name, value in row["parameters"].items():
        assert agrees(result.parameters[name], value), name
    if "error" in row:
        assert agrees(result.proof.observed, row["error"])
        assert result.proof.bound >= Fraction(row["error"])
        assert not result.minimax or agrees(result.objective.value, row["error"])
    assert result.holds
    places = [point.x for point in result.alternation_points]
    assert len(places) == len(row["at"])
    assert all(agrees(place, at) for place, at in zip(places, row["at"], strict=True))
    assert result.minimax is (row.get("norm", "minimax") == "minimax")


def test_parameters_are_printed_with_at_least_twenty_digits(derived):
    for result in (derived(ERF, CUBIC), derived("normal_cdf", "sigmoid(k*x)")):
        for value in (*result.parameters.values(), result.objective.value):
            digits = value.decimal.partition("e")[0].replace(".", "").lstrip("-0")
            assert len(digits) >= 20
            assert float(value.decimal) == value.value == float.fromhex(value.hex())


def test_where_the_largest_error_is_reached(derived, agrees):
    taylor = derived("normal_cdf", "(1 + tanh(a*x + b*x**3))/2", norm="taylor", fix=())
    assert agrees(abs(Fraction(taylor.proof.at)), "2.2927864366910")
    gate = derived("gelu", "x*(1 + tanh(a*x + b*x**3))/2", norm="taylor", fix=())
    assert agrees(abs(Fraction(gate.proof.at)), "2.4667422339391")


# --- what analysis knows


@pytest.mark.parametrize("degree", [1, 2, 3, 5, 8, 12])
def test_a_power_by_lower_degrees_is_a_chebyshev_polynomial(derived, degree):
    result = derived(f"x**{degree}", f"poly:{degree - 1}", on=(-1, 1))
    assert Fraction(result.objective.value.decimal) == Fraction(2, 2**degree)
    u = sp.Symbol("u")
    best = sp.Poly(u**degree - sp.chebyshevt(degree, u) / 2 ** (degree - 1), u)
    for name, value in result.parameters.items():
        exact = best.coeff_monomial(u ** int(name[1:]))
        assert Fraction(value.decimal) == Fraction(int(exact.p), int(exact.q))
    places = [float(point.x.decimal) for point in result.alternation_points]
    assert places == sorted(places)
    assert [abs(float(sp.chebyshevt(degree, place))) for place in places] == pytest.approx([1.0] * (degree + 1))


@pytest.mark.parametrize("position", range(2))
def test_errors_known_from_analysis(golden, derived, agrees, position):
    row = golden["analysis"][position]
    result = derived(row["target"], row["form"], on=(-1, 1))
    assert (result.status, result.minimax) == ("optimal", True)
    assert agrees(result.objective.value, row["error"])


def test_an_even_problem_is_one_in_the_square(derived):
    even, square = derived("abs(x)", "poly:4", on=(-1, 1)), derived("sqrt(x)", "poly:2", on=(0, 1))
    assert even.objective.value.decimal == square.objective.value.decimal
    assert [even.parameters[f"c{2 * k}"].decimal for k in range(3)] == [
        square.parameters[f"c{k}"].decimal for k in range(3)
    ]


def test_a_line_under_a_convex_function_has_the_slope_of_the_chord(derived):
    result = derived("exp(x)", "a + b*x", on=(0, 1))
    with mp.workdps(40):
        slope = mp.e - 1
        touch = mp.log(slope)
        height = (1 + touch * slope - slope) / 2  # half the sag of the chord
        assert abs(mpf(result.parameters["b"].decimal) - slope) <= written(result.parameters["b"])
        assert abs(mpf(result.objective.value.decimal) - abs(height)) <= written(result.objective.value)
        assert abs(mpf(result.alternation_points[1].x.decimal) - touch) <= written(result.alternation_points[1].x)


def test_relative_error_of_a_constant(derived):
    """min over c of max |1 - c/f| for f from 1 to 4 is (4-1)/(4+1) at c = 2·1·4/(1+4)."""
    result = derived("1 + 3*x", "c", norm="minimax-rel", on=(0, 1))
    assert Fraction(result.parameters["c"].decimal) == Fraction(8, 5)
    assert Fraction(result.objective.value.decimal) == Fraction(3, 5)
    assert result.error["unit"] == "rel"


@pytest.mark.parametrize(
    ("target", "form", "on"),
    [
        ("sin(x)", "odd:5", (-1.5, 1.5)),
        ("tanh", "odd:5", (-2, 2)),
        ("x*exp(x)", "c1*x + c2*x**2 + c3*x**3", (0, 1)),
    ],
)
def test_relative_error_where_the_target_is_zero(derived, target, form, on):
    """The quotient goes on through the zero, and its value there belongs to the alternation."""
    result = derived(target, form, norm="minimax-rel", on=on)
    assert result.minimax
    assert result.proof.observed <= Fraction(result.objective.value.decimal) + Fraction(
        str(written(result.objective.value))
    )
    assert float(result.alternation_points[0].x.decimal) == 0


def test_weighted_minimax_is_the_problem_divided_by_its_weight(derived):
    weighted = derived("exp(x)", "a + b*x", weight="exp(-x)", on=(0, 1))
    relative = derived("exp(x)", "a + b*x", norm="minimax-rel", on=(0, 1))
    for name, value in relative.parameters.items():
        assert weighted.parameters[name].decimal[:24] == value.decimal[:24]
    assert weighted.objective.value.decimal[:24] == relative.objective.value.decimal[:24]


# --- parameters inside, and symmetries between problems


@pytest.mark.parametrize(
    ("plain", "form", "gate", "gated"),
    [
        ("normal_cdf", "sigmoid(k*x)", "gelu", "x*sigmoid(k*x)"),
        ("normal_cdf", "(1 + tanh(a*x + b*x**3))/2", "gelu", "x*(1 + tanh(a*x + b*x**3))/2"),
        ("sigmoid", "(1 + erf(a*x))/2", "silu", "x*(1 + erf(a*x))/2"),
    ],
)
def test_times_x_is_the_problem_of_the_gate(derived, plain, form, gate, gated):
    through = derived(plain, form, times_x=True)
    direct = derived(gate, gated)
    assert through.minimax
    assert direct.minimax
    assert {n: v.decimal for n, v in through.parameters.items()} == {n: v.decimal for n, v in direct.parameters.items()}
    assert through.objective.value.decimal == direct.objective.value.decimal
    assert through.proof.observed == direct.proof.observed


def test_erf_and_its_gate_share_their_parameters(derived):
    whole, half = derived(ERF, CUBIC), derived("normal_cdf", "(1 + tanh(a*x + b*x**3))/2")
    assert {n: v.decimal for n, v in whole.parameters.items()} == {n: v.decimal for n, v in half.parameters.items()}
    assert float(whole.objective.value.decimal) == pytest.approx(2 * float(half.objective.value.decimal), rel=2**-50)


@pytest.mark.parametrize(
    ("target", "form", "on"),
    [
        ("tanh", "x/(a + abs(x))", None),
        ("erf", "a*x/sqrt(1 + b*x**2)", None),
        ("tanh", "a*erf(b*x)", None),
        ("gelu'", "sigmoid(a*x) + b*x*exp(-c*x**2)", None),
        ("softplus", "(x + sqrt(x**2 + a))/2", None),
        ("hard_swish", "x*sigmoid(k*x)", None),
        ("mish", "x*tanh(a*x + b*x**3)", (0, 4)),
        ("exp(x)", "rational:2,2", (-1, 1)),
        ("sigmoid", "poly:5", (-4, 4)),
        ("erf", "odd:7", (-2, 2)),
        ("normal_pdf", "even:6", (-2, 2)),
        ("x/(1 + x**2)", "a*tanh(b*x)*exp(-c*x)", (0, 3)),
    ],
)
def test_forms_of_every_kind_equioscillate(derived, target, form, on):
    result = derived(target, form, on=on)
    assert result.status in ("optimal", "verified-local")
    assert result.minimax
    assert_equioscillates(result)


def test_infinity_can_be_an_alternation_point(derived):
    result = derived(ERF, "a*tanh(x) + b*tanh(x)**3 + c*tanh(x)**5")
    assert result.minimax
    assert [point.x.value for point in result.alternation_points][-1] == math.inf
    assert len(result.alternation_points) == 4
    with mp.workdps(40):
        total = sum(as_mpf(value) for value in result.claim.coefficients.values())
        assert abs(total - 1) == pytest.approx(float(result.objective.value.decimal), rel=2**-50)
    assert_equioscillates(result)


# --- an independent look at any verified alternation


def slack(result, at):
    """How much the error can move when every coefficient moves by its grid and every shown digit by its last place."""
    claim = result.claim
    form = functions.formula(claim.form)
    values = {
        sp.Symbol(name, real=True): sp.Rational(c.numerator, c.denominator) for name, c in claim.coefficients.items()
    }
    grid = sum(
        abs(in_mpmath(form.diff(symbol).subs(values))(at))
        * max(mpf(2) ** -120, abs(as_mpf(claim.coefficients[str(symbol)])) * mpf(2) ** -119)
        for symbol in values
    )
    return grid + written(result.objective.value)


def assert_equioscillates(result):
    """Signs alternate, heights are equal, and no sample is higher: in mpmath, to the digits that were printed."""
    with mp.workdps(50):
        error = error_of(result)
        height = mpf(result.objective.value.decimal)
        finite = [point for point in result.alternation_points if math.isfinite(point.x.value)]
        assert len(result.alternation_points) > len(result.parameters) - len(result.symbolic)
        values = [error(mpf(point.x.decimal)) for point in finite]
        assert all(a * b < 0 for a, b in pairwise(values))
        for point, value in zip(finite, values, strict=True):
            # an inner extreme is flat, so that a cut place moves its value by the square of the cut only;
            # at an end the place is exact
            assert abs(abs(value) - height) <= 2 * slack(result, mpf(point.x.decimal)) + height * written(point.x), (
                point
            )
        low = max(float(result.low), -12.0)
        high = min(float(result.high), 12.0)
        limit = as_mpf(result.proof.bound)
        assert max(abs(error(mpf(float(at)))) for at in np.linspace(low, high, 301)) <= limit


TARGETS = (
    "exp(x)",
    "gelu",
    "silu",
    "tanh",
    "sigmoid",
    "softplus",
    "sin(x)",
    "1/(x + 5)",
    "sqrt(x + 6)",
    "gelu'",
    "mish",
)


@given(
    target=st.sampled_from(TARGETS),
    degree=st.integers(1, 5),
    low=st.integers(-32, 24),
    width=st.integers(4, 32),
    seed=st.integers(0, 2**20),
)
@settings(max_examples=20, deadline=None, derandomize=True)
def test_random_polynomial_problems(target, degree, low, width, seed):
    from xphi.design import derive

    result = derive(target, f"poly:{degree}", on=(Fraction(low, 8), Fraction(low + width, 8)))
    assume(result.status != "exact")
    assert (result.status, result.minimax) == ("optimal", True), result.notes
    assert len(result.alternation_points) == degree + 2
    assert_equioscillates(result)
    # moved anywhere, the largest error over the same points grows
    rng = np.random.default_rng(seed)
    direction = [Fraction(float(d)) for d in rng.normal(size=degree + 1)]
    with mp.workdps(50):
        form = functions.formula(spelled_out(f"poly:{degree}"))
        moved = {
            sp.Symbol(name, real=True): c + d / 10**6
            for (name, c), d in zip(result.claim.coefficients.items(), direction, strict=True)
        }
        values = {s: sp.Rational(v.numerator, v.denominator) for s, v in moved.items()}
        other = in_mpmath(result.claim.target_formula() - form.subs(values))
        worse = max(abs(other(mpf(point.x.decimal))) for point in result.alternation_points)
        assert worse > mpf(result.objective.value.decimal)


@pytest.mark.parametrize("factor", [Fraction(999_999, 10**6), Fraction(1_000_001, 10**6)])
@pytest.mark.parametrize(
    ("target", "form"), [(ERF, CUBIC), ("normal_cdf", "sigmoid(k*x)"), ("gelu", "x*(1 + tanh(a*x + b*x**3))/2")]
)
def test_a_moved_parameter_has_a_larger_error(derived, target, form, factor):
    from dataclasses import replace

    from xphi.certify.prove import prove

    result = derived(target, form)
    for name, value in result.claim.coefficients.items():
        moved = replace(result.claim, coefficients=result.claim.coefficients | {name: value * factor})
        assert prove(moved).observed > result.proof.observed


# --- coefficients in a float format


@pytest.mark.parametrize(
    ("name", "target", "form", "on"),
    [
        *((name, ERF, CUBIC, None) for name in ("bfloat16", "binary16", "binary32", "binary64")),
        *((name, "gelu", "rational:3,2", (-3, 3)) for name in ("bfloat16", "binary32")),
    ],
)
def test_coefficients_in_a_format(derived, name, target, form, on):
    from xphi import formats

    number_format = formats.get(name)
    exact, result = derived(target, form, on=on), derived(target, form, on=on, format=name)
    report = result.format
    assert report.format == name
    assert all(number_format.representable(value) for value in result.claim.coefficients.values())
    assert {n: formats.from_hex(h) for n, h in report.coefficients.items()} == result.claim.coefficients
    assert report.improved <= report.rounded
    # rounding costs something, and what is proved is about the rounded coefficients
    assert result.proof.observed >= exact.proof.observed
    # nothing beats the optimum; target and form are of order one, and each is off by an ulp or two
    assert report.improved >= exact.objective.value.value - 2**-50
    assert {n: v.decimal for n, v in result.parameters.items()} == {n: v.decimal for n, v in exact.parameters.items()}
    assert any(name in note for note in result.notes)


def test_improved_coefficients_beat_rounded_ones(derived):
    result = derived(ERF, CUBIC, format="bfloat16")
    from dataclasses import replace

    from xphi import formats
    from xphi.certify.prove import prove

    exact = derived(ERF, CUBIC)
    plain = {n: Fraction(formats.get("bfloat16").round(c)) for n, c in exact.claim.coefficients.items()}
    assert prove(replace(exact.claim, coefficients=plain)).observed > result.proof.observed


# --- pieces between free knots


def test_straight_pieces_are_no_worse_than_published_ones(golden, derived):
    for row in golden["pieces"]:
        assert derived("gelu", f"pwl:{row['count']}").proof.bound <= Fraction(row["error"])


def test_a_function_made_of_two_lines_is_two_pieces(derived):
    result = derived("relu", "pwl:2")
    assert result.status == "exact", result.notes
