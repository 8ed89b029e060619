"""Computed facts against golden decimals, against mpmath, and against the function itself at drawn points."""

import math
from decimal import Context, Decimal
from fractions import Fraction
from itertools import pairwise

import mpmath
import numpy as np
import pytest
import sympy as sp
from flint import arb
from hypothesis import given, settings
from hypothesis import strategies as st

from xphi import facts, formats, functions, reference
from xphi.balls.numbers import ball, precision
from xphi.balls.series import expand
from xphi.errors import XphiError
from xphi.facts._algebra import constant
from xphi.facts._symbolic import verified
from xphi.formula.arrays import evaluate
from xphi.formula.pieces import split
from xphi.formula.program import compile_formula
from xphi.functions import x

NAMES = sorted(functions.registry())


@pytest.fixture(autouse=True, scope="module")
def cache(tmp_path_factory):
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_CACHE_HOME", str(tmp_path_factory.mktemp("cache")))
        facts._stored.cache_clear()
        yield
        facts._stored.cache_clear()


def agrees(real, golden):
    """Whether a Real is the golden decimal, to all the digits that this one has."""
    count = len(Decimal(golden).as_tuple().digits)
    return Context(prec=count).create_decimal(real.decimal) == Decimal(golden)


# --- golden values

MINIMA = {
    "gelu": ("-0.75179152469356445746", "-0.16997120747990366169"),
    "gelu_tanh": ("-0.75246142207101625849", "-0.17004075057125405064"),
    "gelu_sigmoid": ("-0.7511542554412889513", "-0.16361018963635358115"),
    "silu": ("-1.2784645427610737951", "-0.27846454276107379511"),
    "hard_swish": ("-1.5", "-0.375"),
}


@pytest.mark.parametrize("name", MINIMA)
def test_minima(name):
    at, value = MINIMA[name]
    minimum = facts.of(name).minimum
    assert agrees(minimum.x, at)
    assert agrees(minimum.value, value)
    (critical,) = facts.of(name).critical
    assert (critical.x, critical.value, critical.kind) == (minimum.x, minimum.value, "minimum")


def test_the_difference_of_two_functions_has_a_minimum_at_zero():
    """f″(0) = 1.702/2 - 2φ(0) = 0.0531 is positive, though the curve is flat there beside its other minima."""
    difference = facts.of(functions.target("gelu_sigmoid(x) - gelu(x)"))
    assert [point.kind for point in difference.critical] == ["minimum", "maximum", "minimum", "maximum", "minimum"]
    assert difference.critical[2].x == 0


def test_gelus_slope():
    found = facts.of("gelu")
    assert agrees(found.derivative_low.value, "-0.1289041451851548")
    assert agrees(found.derivative_high.value, "1.128904145185155")
    assert (found.derivative_low.exact, found.derivative_high.exact) == ("-sqrt(2)", "sqrt(2)")
    assert found.lipschitz == found.derivative_high.value
    assert [root.exact for root in found.inflections] == ["-sqrt(2)", "sqrt(2)"]


def test_gelu_in_words():
    found = facts.of("gelu")
    assert found.where == "the whole line"
    assert [root.exact for root in found.zeros] == ["0"]
    assert found.maximum is None
    assert found.supremum.where == "not attained: as x → ∞"
    assert (found.limits["-inf"].exact, found.limits["inf"].exact) == ("0", "inf")
    assert math.isinf(float(found.limits["inf"]))
    assert (found.asymptotes["-inf"].text, found.asymptotes["inf"].text) == ("y = 0", "y = x")
    assert [(term.power, term.exact) for term in found.taylor[:3]] == [
        (1, "1/2"),
        (2, "1/sqrt(2*pi)"),
        (4, "-1/(6*sqrt(2*pi))"),
    ]
    assert found.symmetry.identity == "f(x) - f(-x) = x"
    assert (found.monotone, found.convexity, found.smoothness, found.kinks) == ("no", "neither", "smooth", [])


#: zeros and stretches of f; of f'; inflections; infimum; supremum; lowest and highest slope; monotone; curvature
SHAPES = {
    "relu": (
        "(-∞, 0]", "(-∞, 0]", "", "0 on (-∞, 0]", "inf ∞", "0 on (-∞, 0]", "1 on (0, ∞)", "non-decreasing", "convex",
    ),
    "hard_sigmoid": (
        "(-∞, -3]", "(-∞, -3] [3, ∞)", "", "0 on (-∞, -3]", "1 on [3, ∞)", "0 on (-∞, -3]", "0.1667 on (-3, 3)",
        "non-decreasing", "neither",
    ),
    "hard_swish": (
        "(-∞, -3] 0", "(-∞, -3] -3/2", "", "-0.375 at x = -3/2", "inf ∞", "-0.5 right", "1.5 left", "no", "neither",
    ),
    "leaky_relu": ("0", "", "", "-inf -∞", "inf ∞", "0.01 on (-∞, 0]", "1 on (0, ∞)", "increasing", "convex"),
    "relu2": ("(-∞, 0]", "(-∞, 0]", "", "0 on (-∞, 0]", "inf ∞", "0 on (-∞, 0]", "inf ∞", "non-decreasing", "convex"),
    "elu": ("0", "", "", "-1 -∞", "inf ∞", "0 -∞", "1 on [0, ∞)", "increasing", "convex"),
    "tanh": ("0", "", "0", "-1 -∞", "1 ∞", "0 -∞", "1 at x = 0", "increasing", "neither"),
    "identity": ("0", "", "", "-inf -∞", "inf ∞", "1 line", "1 line", "increasing", "affine"),
    "softplus": ("", "", "", "0 -∞", "inf ∞", "0 -∞", "1 ∞", "increasing", "strictly convex"),
    "normal_pdf": (
        "", "0", "-1 1", "0 -∞", "0.3989 at x = 0", "-0.242 at x = 1", "0.242 at x = -1", "no", "neither",
    ),
    "abs(x)": ("0", "0", "", "0 at x = 0", "inf -∞", "-1 on (-∞, 0)", "1 on (0, ∞)", "no", "convex"),
    "x**3": ("0", "0", "0", "-inf -∞", "inf ∞", "0 at x = 0", "inf -∞", "increasing", "neither"),
    "(x**2-2)**2": (
        "-sqrt(2) sqrt(2)", "-sqrt(2) 0 sqrt(2)", "-sqrt(6)/3 sqrt(6)/3", "0 at x = -sqrt(2)", "inf -∞", "-inf -∞",
        "inf ∞", "no", "neither",
    ),
    "(x-1/3)*(x-2/3)**3": (
        "1/3 2/3", "5/12 2/3", "1/2 2/3", "-0.001302 at x = 5/12", "inf -∞", "-inf -∞", "inf ∞", "no", "neither",
    ),
    "min(max(x,-1),1)": (
        "0", "(-∞, -1) (1, ∞)", "", "-1 on (-∞, -1]", "1 on [1, ∞)", "0 on (-∞, -1)", "1 on (-1, 1)",
        "non-decreasing", "neither",
    ),
    "x/(1+abs(x))": ("0", "", "0", "-1 -∞", "1 ∞", "0 -∞", "1 at x = 0", "increasing", "neither"),
    "sign(x)*x**2": ("0", "0", "0", "-inf -∞", "inf ∞", "0 at x = 0", "inf -∞", "increasing", "neither"),
    "exp(x)": ("", "", "", "0 -∞", "inf ∞", "0 -∞", "inf ∞", "increasing", "strictly convex"),
    "5": ("", "the whole line", "", "5 line", "5 line", "0 line", "0 line", "constant", "affine"),
    "x**2-10000": ("-100 100", "0", "", "-1e+04 at x = 0", "inf -∞", "-inf -∞", "inf ∞", "no", "strictly convex"),
}  # fmt: skip


def _exacts(roots, stretches=()):
    return " ".join([*(stretch.text for stretch in stretches), *(root.exact for root in roots)])


def _short(bound):
    where = bound.where if bound.attained else bound.where.split()[-1]
    return f"{bound.value.value:.4g} {where}".replace("on the whole line", "line")


@pytest.mark.parametrize("text", SHAPES)
def test_shapes(text):
    found = facts.of(text)
    assert found.where == "the whole line"
    computed = (
        _exacts(found.zeros, found.zero_intervals),
        _exacts(found.critical, found.critical_intervals),
        _exacts(found.inflections),
        *map(_short, (found.infimum, found.supremum, found.derivative_infimum, found.derivative_supremum)),
        found.monotone,
        found.convexity,
    )
    assert computed == SHAPES[text]


def test_a_window_is_named_where_the_tail_is_not_decided():
    found = facts.of("sin(x)")
    assert found.where == "[-32, 32]"
    assert len(found.zeros) == 21
    assert found.limits["inf"].value is None
    assert agrees(found.supremum.value, "1")
    assert [
        abs(b.value - math.pi * k) < math.ulp(32)
        for b, k in zip((r.x for r in found.zeros), range(-10, 11), strict=True)
    ]


@pytest.mark.parametrize("text", ["1/x", "log(x)", "sqrt(x)", "1/(x-3)", "log(x**2)", "max(sin(x),0)"])
def test_facts_need_a_function_on_the_whole_line_that_can_be_cut_into_smooth_pieces(text):
    with pytest.raises(XphiError, match="cannot be computed"):
        facts.of(text)


def test_other_refusals():
    with pytest.raises(XphiError, match="did you mean gelu"):
        facts.of("gellu")
    with pytest.raises(XphiError, match="a is free"):
        facts.of(sp.Symbol("a", real=True) * x)
    with pytest.raises(XphiError, match="power from 0 to 30"):
        facts.of("gelu", order=31)


@pytest.mark.parametrize(
    ("text", "kinks", "smoothness"),
    [
        ("relu", [("0", 1, "0", "1", "0")], "continuous, with corners"),
        ("relu2", [("0", 2, "0", "2", "0")], "1 times continuously differentiable"),
        ("elu", [("0", 2, "1", "0", "1")], "1 times continuously differentiable"),
        ("hard_swish", [("-3", 1, "0", "-0.5", "0"), ("3", 1, "1.5", "1", "1")], "continuous, with corners"),
        ("abs(x)**3", [("0", 3, "-6", "6", "0")], "2 times continuously differentiable"),
        ("sign(x)", [("0", 0, "-1", "1", "0")], "discontinuous"),
        ("max(x,-1)*max(x,-1)", [("-1", 1, "0", "-2", "-1")], "continuous, with corners"),
    ],
)
def test_kinks(text, kinks, smoothness):
    found = facts.of(text)
    computed = [(k.exact, k.order, k.left.short(), k.right.short(), k.convention.short()) for k in found.kinks]
    assert (computed, found.smoothness) == (kinks, smoothness)


@pytest.mark.parametrize("name", NAMES)
def test_the_kinks_are_those_that_the_definition_states(name):
    assert {kink.exact for kink in facts.of(name).kinks} == set(functions.get(name).kinks)


def test_a_jump_has_no_lipschitz_constant():
    assert facts.of("sign(x)").lipschitz.decimal == "inf"


# --- every function of the registry


@pytest.mark.parametrize("name", NAMES)
def test_everything_is_known_on_the_whole_line(name):
    found = facts.of(name)
    assert found.where == "the whole line"
    assert all(root.proved for root in (*found.zeros, *found.critical, *found.inflections))
    assert None not in {limit.exact for limit in (*found.limits.values(), *found.derivative_limits.values())}


@pytest.mark.parametrize("name", NAMES)
def test_roots_agree_with_mpmath_to_the_last_digit(name):
    found = facts.of(name)
    for order, roots in enumerate((found.zeros, found.critical, found.inflections)):
        derived = sp.lambdify(x, functions.get(name).formula.diff(x, order), "mpmath")
        for root in roots:
            digit = mpmath.mpf(10) ** Decimal(root.x.decimal).as_tuple().exponent
            with mpmath.workdps(60):
                there = mpmath.mpf(root.x.decimal)
                before, after = derived(there - digit), derived(there + digit)
                assert before * after <= 0


@pytest.mark.parametrize("name", NAMES)
def test_an_enclosure_holds_a_change_of_sign(name):
    found = facts.of(name)
    for order, roots in enumerate((found.zeros, found.critical, found.inflections)):
        for root in roots:
            assert bool(root.exact) != bool(root.enclosure)
            if root.enclosure:
                low, high = (reference.value(name, formats.from_hex(end), order, 400) for end in root.enclosure)
                assert (low > 0) != (high > 0)
                middle = sum(map(formats.from_hex, root.enclosure)) / 2
                assert float(middle) == root.x.value


@pytest.mark.parametrize("name", NAMES)
def test_no_root_is_missed_on_a_grid(name):
    found = facts.of(name)
    grid = np.linspace(-12, 12, 40_001)
    for order, roots in enumerate((found.zeros, found.critical, found.inflections)):
        changes = 0
        for low, high, piece in split(functions.get(name).formula, -sp.oo, sp.oo):
            inside = grid[(grid > float(low)) & (grid < float(high))]
            values = evaluate(reference.derivative(piece, order), [x], inside)
            signs = np.sign(values[values != 0])
            changes += int(np.count_nonzero(signs[1:] != signs[:-1]))
        borders = {kink.exact for kink in found.kinks}
        assert changes == sum(1 for root in roots if root.kind != "saddle" and root.exact not in borders)


@settings(max_examples=150, deadline=None)
@given(st.sampled_from(NAMES), st.floats(-40, 40))
def test_no_value_and_no_slope_is_beyond_its_bound(name, at):
    found = facts.of(name)
    for order, low, high in (
        (0, found.infimum, found.supremum),
        (1, found.derivative_infimum, found.derivative_supremum),
    ):
        value = reference.value(name, at, order, 200)
        assert low.value.value <= float(value.mid()) <= high.value.value  # rounding to binary64 keeps the order
        assert abs(float(value.mid())) <= found.lipschitz.value or order == 0


@pytest.mark.parametrize("name", NAMES)
def test_an_attained_bound_is_the_value_there_and_the_other_is_approached(name):
    found = facts.of(name)
    bounds = ((0, found.infimum), (0, found.supremum), (1, found.derivative_infimum), (1, found.derivative_supremum))
    for order, bound in bounds:
        if bound.attained is not None:
            exact = bound.attained.exact
            with precision(300):
                at = constant(functions.formula(exact)) if exact else arb(bound.attained.x.decimal)
                value = reference.value(name, at, order, 60)
            assert float(value.mid()) == bound.value.value
        elif "∞" in bound.where:
            limits = found.limits if order == 0 else found.derivative_limits
            side = "-inf" if "-∞" in bound.where else "inf"
            assert limits[side].value == bound.value


@pytest.mark.parametrize("name", NAMES)
def test_taylor_coefficients_are_those_of_the_ball_series(name):
    found = facts.of(name, order=9)
    pieces = split(functions.get(name).formula, -sp.oo, sp.oo)
    sides = [(found.taylor, next(piece for low, high, piece in pieces if high > 0))]
    if found.taylor_left:
        sides.append((found.taylor_left, [piece for low, high, piece in pieces if low < 0][-1]))
        assert "kink" in found.taylor_note
    for terms, piece in sides:
        with precision(200):
            series = expand(compile_formula(piece, [x]), 0, 10)[0]
            exact = {term.power: constant(functions.formula(term.exact)) for term in terms}
        for power, coefficient in enumerate(series):
            assert coefficient.overlaps(exact.get(power, ball(0)))
        for term in terms:
            assert float(exact[term.power].mid()) == term.value.value


@pytest.mark.parametrize("name", NAMES)
def test_a_stated_symmetry_is_proved(name):
    stated = functions.get(name).symmetry
    found = facts.of(name).symmetry
    assert (found.identity if found else "") == stated
    for other in {"f(x) - f(-x) = 0", "f(x) + f(-x) = 0", "f(x) - f(-x) = x", "f(x) + f(-x) = 1"} - {stated}:
        assert verified(functions.get(name).formula, other) is None


@pytest.mark.parametrize(
    ("text", "identity", "kind"),
    [
        ("x**2", "f(x) - f(-x) = 0", "even"),
        ("x**3+x", "f(x) + f(-x) = 0", "odd"),
        ("sigmoid(3*x)-1/4", "f(x) + f(-x) = 1/2", "point"),
        ("mish(x)+x", None, None),
        ("x*exp(x)", None, None),
        ("gelu(x)+x**4", "f(x) - f(-x) = x", "linear odd part"),
        ("normal_cdf(x-9)", None, None),
    ],
)
def test_a_symmetry_that_nobody_stated_is_found(text, identity, kind):
    found = facts.of(text).symmetry
    assert (found and found.identity, found and found.kind) == (identity, kind)


@pytest.mark.parametrize("name", NAMES)
def test_asymptotes_are_approached(name):
    for side, line in facts.of(name).asymptotes.items():
        if line is None:
            assert name == "relu2"
            continue
        slope, intercept = (functions.formula(part.exact) for part in (line.slope, line.intercept))
        gaps = []
        for at in (8, 16, 32):
            point = sp.Integer(at if side == "inf" else -at)
            gap = reference.value(functions.get(name).formula - slope * x - intercept, Fraction(int(point)), bits=64)
            gaps.append(abs(gap))
        assert all(later < earlier or later.contains(0) for earlier, later in pairwise(gaps))
