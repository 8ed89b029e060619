"""Local fits against series that SymPy expands, symbolically where there is a closed form."""

import pytest
import sympy as sp

from xphi import functions
from xphi.approximate.problem.forms import spelled_out
from xphi.errors import XphiError
from xphi.functions import x

ERF = "erf(x/sqrt(2))"


def symbol(name):
    return sp.Symbol(name, real=True)


def form_of(result):
    """The form with its exact parameters."""
    form = functions.formula(result.claim.form)
    return form.subs({symbol(n): sp.sympify(text) for n, text in result.symbolic.items()})


def test_the_cubic_inside_tanh_has_a_closed_form(derived):
    result = derived(ERF, "tanh(a*x + b*x**3)", norm="taylor")
    exact = {name: sp.sympify(text) for name, text in result.symbolic.items()}
    assert sp.simplify(exact["a"] - sp.sqrt(2 / sp.pi)) == 0
    assert sp.simplify(exact["b"] - (4 - sp.pi) / (3 * sp.sqrt(2) * sp.pi ** sp.Rational(3, 2))) == 0
    for name, value in exact.items():
        assert abs(sp.N(value, 40) - sp.Rational(result.parameters[name].decimal)) < sp.Rational(1, 10**24)
    assert (result.status, result.minimax) == ("optimal", False)
    assert result.objective.norm == "taylor"


def test_the_closed_form_reaches_the_command_line(cli):
    ran = cli("derive", ERF, "--form", "tanh(a*x+b*x**3)", "--norm", "taylor", "--json")
    assert ran.status == 0
    assert sp.simplify(sp.sympify(ran.json["symbolic"]["a"]) - sp.sqrt(2 / sp.pi)) == 0
    assert sp.simplify(ran.json["error"]["observed"] - sp.Float(ran.json["error"]["observed"])) == 0
    assert ran.json["error"]["evidence"] == "proved"


@pytest.mark.parametrize(
    ("target", "form", "point", "orders"),
    [
        (ERF, "tanh(a*x + b*x**3)", 0, 5),
        ("normal_cdf", "sigmoid(k*x)", 0, 2),
        ("gelu", "x*sigmoid(k*x)", 0, 3),
        ("exp(x)", "poly:3", 1, 4),
        ("exp(x)", "rational:2,2", 0, 5),
        ("log(x)", "poly:2", 2, 3),
        ("cos(x)", "poly:4", 0, 6),
        ("sigmoid", "odd:3", 0, None),
        ("sin(x)", "odd:5", 0, 7),
        ("tanh", "x/(a + b*x**2)", 0, 5),
    ],
)
def test_derivatives_are_matched(derived, target, form, point, orders):
    norm = "taylor" if point == 0 else f"taylor@{point}"
    if orders is None:
        with pytest.raises(XphiError, match="cannot match the target's value"):
            derived(target, form, norm=norm, on=(-1, 1))
        return
    result = derived(target, form, norm=norm, on=(point - sp.Rational(1, 2), point + sp.Rational(1, 2)))
    difference = functions.target(target) - form_of(result)
    for order in range(orders):
        assert sp.simplify(difference.diff(x, order).subs(x, point)) == 0, order


@pytest.mark.parametrize("text", ["odd:5", "poly:0", "even:6"])
def test_short_names_of_forms(text):
    kind, degree = text.split(":")
    powers = {"odd": range(1, 6, 2), "poly": range(1), "even": range(0, 7, 2)}[kind]
    assert functions.formula(spelled_out(text)) == sum(symbol(f"c{k}") * x**k for k in powers)
    assert int(degree) in powers


def test_a_short_rational_has_one_in_its_denominator():
    p0, p1, q1, q2 = map(symbol, ("p0", "p1", "q1", "q2"))
    assert sp.simplify(functions.formula(spelled_out("rational:1,2")) - (p0 + p1 * x) / (1 + q1 * x + q2 * x**2)) == 0


@pytest.mark.parametrize("target", ["abs(x)", "relu", "leaky_relu", "hard_swish(x + 3)"])
def test_a_kink_has_no_derivative_to_match(derived, target):
    with pytest.raises(XphiError):
        derived(target, "a + b*x", norm="taylor", on=(-1, 1))


def test_a_corner_that_is_smooth_enough_is_no_kink(derived):
    result = derived("relu2", "a*x + b*x**2", norm="taylor@1", on=(0, 2))
    assert {n: sp.sympify(t) for n, t in result.symbolic.items()} == {"a": 0, "b": 1}
