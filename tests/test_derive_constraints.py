"""Fixed parameters, exactness, shape, joint fits, clamps, and what a finite error at infinity implies."""

from fractions import Fraction

import numpy as np
import pytest
import sympy as sp
from mpmath import mp

from xphi import functions
from xphi.certify.shape import holds
from xphi.functions import x

ERF = "erf(x/sqrt(2))"
CUBIC = "tanh(a*x + b*x**3)"
QUINTIC = "tanh(a*x + b*x**3 + c*x**5)"
MIX = "a*tanh(x) + b*tanh(x)**3 + c*tanh(x)**5"


def coefficients(result):
    return result.claim.coefficients


def form_of(result):
    return result.claim.form_formula()


# --- fixed parameters


def test_a_hybrid_keeps_what_is_fixed_and_fits_the_rest(derived, agrees):
    taylor = derived(ERF, "tanh(a*x + b*x**3)", norm="taylor")
    hybrid = derived(ERF, "tanh(a*x + b*x**3)", fix=("a=sqrt(2/pi)",))
    free = derived(ERF, "tanh(a*x + b*x**3)")
    assert hybrid.parameters["a"].decimal == taylor.parameters["a"].decimal
    assert len(hybrid.alternation_points) == 2
    # each constraint costs
    assert free.proof.bound < hybrid.proof.observed
    assert hybrid.proof.bound < taylor.proof.observed


def test_a_fixed_parameter_may_be_a_formula_in_the_others(derived):
    tied = derived("normal_cdf", "(1 + tanh(a*x + b*x**3))/2", fix=("b=0.044715*a",))
    a, b = (Fraction(tied.parameters[name].decimal) for name in "ab")
    assert abs(b - a * Fraction("0.044715")) < Fraction(1, 10**24)
    once = derived("normal_cdf", "(1 + tanh(a*(x + 0.044715*x**3)))/2")
    assert tied.parameters["a"].decimal == once.parameters["a"].decimal


def test_nothing_left_free_is_just_proved(derived):
    result = derived("normal_cdf", "sigmoid(k*x)", fix=("k=1.702",))
    published = derived("normal_cdf", "sigmoid(k*x)", fix=("k=1702/1000",))
    assert result.status == "optimal"
    assert not result.minimax
    assert result.proof == published.proof


# --- exactness at a point


@pytest.mark.parametrize(
    ("require", "facts"),
    [
        (("f(0)=0",), [(0, 0, 0)]),
        (("f(0)=1/8", "f'(0)=target"), [(0, 0, Fraction(1, 8)), (0, 1, Fraction(1, 2))]),
        (("f'(0) = 1/2",), [(0, 1, Fraction(1, 2))]),
        (("f(1)=1", "f(-1)=0"), [(1, 0, 1), (-1, 0, 0)]),
        (("f''(1)=1/4",), [(1, 2, Fraction(1, 4))]),
    ],
)
def test_exact_at_a_point(derived, require, facts):
    result = derived("gelu", "poly:4", on=(-3, 2), require=require)
    assert (result.status, result.minimax) == ("optimal", True)
    form = form_of(result)
    for point, order, value in facts:
        assert form.diff(x, order).subs(x, point) == sp.Rational(Fraction(value).numerator, Fraction(value).denominator)
    assert len(result.alternation_points) == 5 - len(facts) + 1
    assert result.proof.observed >= derived("gelu", "poly:4", on=(-3, 2)).proof.observed


def test_the_targets_own_value_may_be_irrational(derived):
    result = derived("gelu", "poly:4", on=(-3, 2), require=("f(1)=target",))
    with mp.workdps(40):
        value = mp.ncdf(1)
        found = sum(mp.mpf(c.numerator) / c.denominator for c in coefficients(result).values())
        # every coefficient sits on a grid of 2⁻¹²⁰
        assert abs(found - value) <= 5 * mp.mpf(2) ** -120


def test_exactness_under_least_squares(derived):
    result = derived("exp(x)", "poly:2", norm="l2", on=(-1, 1), require=("f(0)=1",))
    assert coefficients(result)["c0"] == 1
    b, c = sp.symbols("b c")
    total = sp.integrate(sp.expand((sp.exp(x) - 1 - b * x - c * x**2) ** 2), (x, -1, 1))
    solution = sp.solve([total.diff(b), total.diff(c)], [b, c])
    for name, symbol in (("c1", b), ("c2", c)):
        assert abs(sp.N(solution[symbol] - sp.Rational(result.parameters[name].decimal), 50)) < sp.Rational(1, 10**24)


# --- shape


def test_a_monotone_fit_never_turns_back(derived):
    free = derived("tanh", "odd:5", on=(-3, 3))
    risen = derived("tanh", "odd:5", on=(-3, 3), require=("monotone",))
    assert not holds(free.claim, "monotone")
    assert risen.status == "optimal"
    assert risen.properties == ("monotone",)
    assert holds(risen.claim, "increasing")
    assert risen.proof.observed > free.proof.bound
    xs = np.linspace(-3, 3, 4001)
    assert np.all(np.diff(risen(xs)) >= 0)


@pytest.mark.parametrize(("target", "direction"), [("sigmoid", "increasing"), ("erfc", "decreasing")])
def test_the_direction_can_be_named(derived, target, direction):
    result = derived(target, "poly:3", on=(-2, 2), require=(direction,))
    assert result.properties == (direction,)
    assert result.holds


def test_a_shape_that_costs_nothing_changes_nothing(derived):
    free = derived("exp(x)", "poly:3", on=(0, 1))
    risen = derived("exp(x)", "poly:3", on=(0, 1), require=("increasing",))
    assert {n: v.decimal for n, v in free.parameters.items()} == {n: v.decimal for n, v in risen.parameters.items()}
    assert risen.properties == ("increasing",)


# --- value and derivative together


@pytest.mark.parametrize("form", ["x*sigmoid(k*x)", "x*sigmoid(k*x + b*x**3)"])
def test_a_joint_fit_bounds_value_and_slope(derived, form):
    alone = derived("gelu", form)
    joint = derived("gelu", form, also_derivative="1/2")
    assert joint.status == "optimal"
    assert {point.of for point in joint.alternation_points} == {"value", "derivative"}
    height = joint.objective.value.value
    own = {"sigmoid": lambda u: 1 / (1 + mp.exp(-u))}
    slope = sp.lambdify(x, (joint.claim.target_formula() - form_of(joint)).rewrite(sp.exp).diff(x), [own, "mpmath"])
    steepest = max(abs(slope(mp.mpf(k) / 64)) for k in range(-512, 513))
    assert steepest / 2 <= height
    assert float(joint.proof.observed) <= height * (1 + 2**-50)
    # the best for the value alone has a smaller value error
    assert alone.proof.observed < joint.proof.observed


def test_a_larger_weight_gives_a_smaller_slope_error(derived):
    errors = [
        max(abs(point.error.value) for point in derived("gelu", "x*sigmoid(k*x)", also_derivative=w).alternation_points)
        / w
        for w in (0.25, 0.5, 1)
    ]
    assert errors == sorted(errors, reverse=True)


def test_a_joint_fit_says_when_a_parameter_has_room(derived):
    """The derivative's error decides alone and does not depend on c0, which may lie anywhere in an interval."""
    result = derived("gelu", "poly:4", on=(-3, 3), also_derivative=1)
    assert result.status == "optimal"
    assert set(result.parameters) == {f"c{k}" for k in range(5)}
    assert any("other parameters may do as well" in note for note in result.notes)


def test_a_joint_fit_of_a_polynomial_is_found(derived):
    result = derived("gelu", "poly:4", on=(-3, 3), also_derivative="1/4")
    assert result.status == "optimal", result.notes
    assert result.parameters["c3"].value == 0


# --- the whole line


def test_an_unclamped_quintic_breaks_and_the_note_says_where(derived):
    """With c < 0 the form turns back far out; on the whole line the optimum is at c = 0, the cubic's."""
    cubic, whole = derived(ERF, CUBIC), derived(ERF, QUINTIC)
    assert (whole.status, whole.holds) == ("verified-local", True)
    assert (whole.parameters["c"].decimal, whole.parameters["a"].decimal) == ("0", cubic.parameters["a"].decimal)
    assert whole.error["observed"] == cubic.error["observed"]
    assert any("11.15" in note and "--clamp" in note for note in whole.notes)


def test_a_clamp_repairs_it_without_cost(derived):
    clamped = derived(ERF, QUINTIC, clamp=True)
    middle = derived(ERF, QUINTIC, on=(-4, 4))
    assert clamped.holds
    assert {n: v.decimal for n, v in clamped.parameters.items()} == {n: v.decimal for n, v in middle.parameters.items()}
    assert clamped.proof.observed == middle.proof.observed
    clamp = clamped.claim.clamp
    assert (clamp.left, clamp.right) == ("-1", "1")
    # the inner polynomial must not have turned back before the clamp takes over, by more than it may
    at = float(clamp.at)
    assert 4 < at < 11.15
    inside, beyond = np.nextafter(at, 0), np.nextafter(at, np.inf)
    assert abs(clamped(inside) - clamped(beyond)) <= float(clamped.proof.bound)
    assert clamped(1e300) == 1
    assert clamped(-np.inf) == -1


@pytest.mark.parametrize(
    ("target", "form", "left", "right"),
    [
        ("normal_cdf", "(1 + tanh(a*x + b*x**3 + c*x**5))/2", "0", "1"),
        ("gelu", "x*(1 + tanh(a*x + b*x**3 + c*x**5))/2", "0", "x"),
        ("silu", "x*(1 + erf(a*x + b*x**3))/2", "0", "x"),
    ],
)
def test_each_gate_is_clamped_to_its_own_asymptotes(derived, target, form, left, right):
    result = derived(target, form, clamp=True)
    assert result.holds
    assert (result.claim.clamp.left, result.claim.clamp.right) == (left, right)
    xs = np.linspace(-40, 40, 8001)
    error = np.abs(result(xs) - np.array([float(v) for v in _values(target, xs)]))
    assert error.max() <= float(result.proof.bound) + 2**-48


def _values(target, xs):
    from xphi.formula.arrays import evaluate

    return evaluate(functions.target(target), [x], xs)


@pytest.mark.parametrize(("target", "gate"), [("gelu", "normal_cdf"), ("silu", "sigmoid")])
def test_a_bounded_gate_forces_the_sum_of_the_coefficients(derived, target, gate):
    """x·(1 + F)/2 stays near x·Φ only if F tends to 1: a + b + c = 1, exactly."""
    result = derived(target, f"x*(1 + {MIX})/2")
    assert (result.status, result.minimax) == ("optimal", True)
    assert sum(coefficients(result).values()) == 1
    assert len(result.alternation_points) == 3
    assert any("a finite error at infinity needs" in note for note in result.notes)
    through = derived(gate, f"(1 + {MIX})/2", times_x=True)
    assert {n: v.decimal for n, v in through.parameters.items()} == {n: v.decimal for n, v in result.parameters.items()}


def test_the_implied_constraint_is_the_one_that_can_be_fixed_by_hand(derived):
    implied = derived("gelu", f"x*(1 + {MIX})/2")
    by_hand = derived("gelu", f"x*(1 + {MIX})/2", fix=("c=1-a-b",))
    assert {n: v.decimal for n, v in implied.parameters.items()} == {
        n: v.decimal for n, v in by_hand.parameters.items()
    }


def test_an_integral_over_the_whole_line_needs_a_vanishing_error(derived):
    result = derived(ERF, MIX, norm="l2")
    assert sum(coefficients(result).values()) == 1
    assert result.status == "optimal"
