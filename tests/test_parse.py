"""Reading formulas, writing them back, and cutting them into smooth pieces."""

import math

import pytest
import sympy as sp
from hypothesis import given, settings
from hypothesis import strategies as st

from xphi import functions
from xphi.errors import FormulaError, XphiError
from xphi.formula.parse import parse
from xphi.formula.pieces import split
from xphi.formula.symbols import PRIMITIVES, parameter, sigmoid, softplus, x
from xphi.formula.text import decimal, to_latex, to_text

# --- what is read


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("0.044715", sp.Rational(44715, 10**6)),
        ("1.5e-3", sp.Rational(3, 2000)),
        (".5", sp.Rational(1, 2)),
        ("1_000", sp.Integer(1000)),
        ("0x10", sp.Integer(16)),
        ("pi", sp.pi),
        ("exp(1)", sp.E),
        ("-x**2", -(x**2)),
        ("+x", x),
        ("2**-1", sp.Rational(1, 2)),
        ("x**0.5", sp.sqrt(x)),
        ("e*x", parameter("e") * x),
        (" a * x ", parameter("a") * x),
        ("min(x, 1)", sp.Min(x, 1)),
        ("max(min(x,6),0)", sp.Max(sp.Min(x, 6), 0)),
        ("abs(x)", sp.Abs(x)),
        ("sigmoid(x)", sigmoid(x)),
        ("softplus(2*x)", softplus(2 * x)),
        ("sin(x)+cos(x)", sp.sin(x) + sp.cos(x)),
        ("x/(1+abs(x))", x / (1 + sp.Abs(x))),
    ],
)
def test_formulas(text, expected):
    assert parse(text) == expected


def test_registry_functions_may_be_called_on_any_argument():
    assert functions.formula("gelu(2*x)") == functions.get("gelu").formula.subs(x, 2 * x)
    assert functions.formula("swish(x)") == functions.get("silu").formula
    assert functions.formula("normal_cdf(0)") == sp.Rational(1, 2)


def test_a_callable_primitive_is_used_and_not_the_registrys_formula():
    assert functions.formula("sigmoid(x)") == sigmoid(x)
    assert {"sigmoid", "softplus", "tanh", "erf", "erfc"} <= set(PRIMITIVES)


# --- what is refused, and where the caret stands


@pytest.mark.parametrize(
    ("text", "column", "reason"),
    [
        ("", 0, "empty"),
        ("x +", 3, "cannot be read"),
        ("(x", 0, "cannot be read"),
        ("x.real", 0, "no attributes"),
        ("1+x.__class__", 2, "no attributes"),
        ("__import__('os')", 0, "no function is called __import__"),
        ("open(x)", 0, "no function is called open"),
        ("2*gellu(x)", 2, "did you mean gelu"),
        ("x^2", 0, "written **"),
        ("1/0", 2, "division by zero"),
        ("1/(x-x)", 3, "division by zero"),
        ("0**-1", 0, "undefined"),
        ("x**1000", 3, "beyond 200"),
        ("9**9**9", 0, "more than 400 digits"),
        ("tanh", 0, "is a function"),
        ("1+gelu", 2, "is a function"),
        ("tanh(x, 1)", 0, "one argument"),
        ("min(x)", 0, "two arguments"),
        ("tanh(x=1)", 0, "plain arguments"),
        ("tanh(*x)", 0, "plain arguments"),
        ("tanh(x)(x)", 0, "only functions of the registry"),
        ("[x]", 0, "only numbers"),
        ("lambda: x", 0, "only numbers"),
        ("x if x else x", 0, "only numbers"),
        ("x and x", 0, "only numbers"),
        ("x < 1", 0, "only numbers"),
        ("x := 1", 2, "cannot be read"),
        ("'x'", 0, "only real numbers"),
        ("True", 0, "only real numbers"),
        ("1j", 0, "only real numbers"),
        ("x + _a", 4, "ASCII letters"),
        ("é*x", 0, "ASCII letters"),
        ("x\n+1", 1, "one line"),
        ("log(0)", 0, "no real, finite value"),
        ("sqrt(-1)*x", 0, "no real, finite value"),
        ("1e999*x", 0, "too long"),
        ("10**-401", 0, "more than 400 digits"),
        ("x**exp(exp(exp(100)))", 3, "beyond 200"),
        ("pi**300", 4, "beyond 200"),
        ("clip(x, 1)", 0, "three arguments"),
        ("pow(x)", 0, "two arguments"),
        ("atan(x, 1)", 0, "one argument"),
        ("3x", 0, "written with *"),
        ("x²", 1, "² is written **2"),
        ("x×2", 1, "× is written *"),
        ("−x", 0, "− is written -"),
        ("|x|", 0, "abs(…)"),
        ("\udcff", 0, "cannot be read"),
        ("(" * 5000 + "x" + ")" * 5000, 150, "nested too deeply"),
        ("sin(" * 300 + "x" + ")" * 300, 603, "nested too deeply"),
        ("x" + "+x" * 6000, 0, "too many terms"),
        ("x @ x", 0, "only + - * / and **"),
        ("x // 2", 0, "only + - * / and **"),
    ],
)
def test_what_is_no_formula_is_refused_at_its_place(text, column, reason):
    with pytest.raises(FormulaError) as caught:
        functions.formula(text)
    assert reason in str(caught.value)
    assert caught.value.position == column
    shown, caret = str(caught.value).splitlines()[-2:]
    if len(shown) > len(text):
        assert caret.index("^") == column + 2


def test_the_caret_counts_characters_and_the_spaces_in_front():
    with pytest.raises(FormulaError) as caught:
        parse("  x + wat(x)")
    assert caught.value.position == 6


@pytest.mark.parametrize("text", ["(" * 300 + "x" + ")" * 300, "x+" * 5000 + "x", "-" * 1500 + "x"])
def test_a_hostile_formula_is_refused_quickly(text):
    with pytest.raises(FormulaError):
        parse(text)


@settings(max_examples=200, deadline=None)
@given(st.text(alphabet="x1.0+-*/()a,e ^_[]gelutanh'\"\\", max_size=24))
def test_any_text_is_a_formula_or_a_refusal(text):
    try:
        parsed = functions.formula(text)
    except FormulaError:
        return
    assert isinstance(parsed, sp.Expr)


@pytest.mark.parametrize(
    ("text", "message"), [("a*x", "free name, a"), ("gellu", "did you mean gelu"), ("nope", "`xphi")]
)
def test_a_target_is_about_x_alone(text, message):
    with pytest.raises(XphiError, match=message):
        functions.target(text)


def test_a_target_with_primes_is_a_derivative():
    assert functions.target("tanh'").equals(1 - sp.tanh(x) ** 2)
    assert functions.target("gelu''").equals(functions.get("gelu").formula.diff(x, 2))


@pytest.mark.parametrize("name", ["sigmoid", "softplus"])
def test_a_primitive_of_a_sine_is_a_real_number(name):
    assert PRIMITIVES[name](sp.sin(sp.Rational(1, 10000))).evalf(40).is_real
    assert functions.formula(f"{name}(sin(0.0001))**2*x").coeff(x).is_number


# --- what is written reads back


def test_decimals_stay_decimals():
    assert decimal(sp.Rational("0.044715")) == "0.044715"
    assert decimal(sp.Rational("-1.702")) == "-1.702"
    assert decimal(sp.Rational(1, 6)) is None
    assert decimal(sp.Rational(1, 2)) is None
    assert decimal(sp.Rational(1, 300)) is None


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("x*(1+erf(x/sqrt(2)))/2", "x*(1 + erf(x/sqrt(2)))/2"),
        ("tanh(sqrt(2/pi)*(x+0.044715*x**3))", "tanh(sqrt(2/pi)*(x + 0.044715*x**3))"),
        ("exp(-x**2/2)/sqrt(2*pi)", "exp(-x**2/2)/sqrt(2*pi)"),
        ("x/(1+exp(-1.702*x))", "x/(1 + exp(-1.702*x))"),
        ("x**2-2", "x**2 - 2"),
        ("1-x", "1 - x"),
        ("-x-1", "-1 - x"),
        ("0.3/x", "0.3/x"),
        ("0.0735*x*(1+x)", "0.0735*x*(1 + x)"),
        ("x**0.25", "x**(1/4)"),
        ("sqrt(x)/3", "sqrt(x)/3"),
        ("exp(1)*x", "exp(1)*x"),
        ("abs(x)+min(x,max(1,x**2))", "min(max(1, x**2), x) + abs(x)"),
        ("a*x+1.5", "3/2 + a*x"),
        ("1/sqrt(2)", "1/sqrt(2)"),
        ("sqrt(2)", "sqrt(2)"),
    ],
)
def test_text(text, written):
    assert to_text(functions.formula(text)) == written


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("x + 0.044715*x**3", "x + 0.044715 x^{3}"),
        ("x/sqrt(2)", r"\frac{x}{\sqrt{2}}"),
        ("sigmoid(1.702*x)", r"\sigma\left(1.702 x\right)"),
        ("sqrt(2/pi)*x", r"\sqrt{\frac{2}{\pi}} x"),
        ("x/2", r"\frac{x}{2}"),
    ],
)
def test_latex(text, written):
    assert to_latex(functions.formula(text)) == written


def test_a_piecewise_formula_is_said_in_words():
    assert to_text(functions.get("relu").formula) == "0 where x <= 0, x elsewhere"


def calls(inner):
    names = st.sampled_from(["tanh", "erf", "erfc", "sigmoid", "softplus", "exp", "abs", "sin"])
    return st.builds(lambda name, argument: PRIMITIVES[name](argument), names, inner)


numbers = st.one_of(
    st.decimals(-99, 99, places=4).map(lambda d: sp.Rational(str(d))),
    st.fractions(-9, 9, max_denominator=12).map(lambda f: sp.Rational(f.numerator, f.denominator)),
    st.sampled_from([sp.pi, sp.sqrt(2), 1 / sp.sqrt(2), sp.sqrt(2 / sp.pi), sp.sqrt(sp.pi) / 4, sp.E]),
)
expressions = st.recursive(
    st.one_of(numbers, st.just(x), st.sampled_from([parameter("a"), parameter("k2")])),
    lambda inner: st.one_of(
        st.builds(lambda a, b: a + b, inner, inner),
        st.builds(lambda a, b: a * b, inner, inner),
        st.builds(lambda a, n: a**n, inner, st.sampled_from([2, 3, 5])),
        st.builds(sp.Max, inner, inner),
        calls(inner),
    ),
    max_leaves=8,
)


@settings(max_examples=90, deadline=None)
@given(expressions)
def test_what_is_written_reads_back_as_the_same_function(expression):
    if expression.has(sp.nan, sp.zoo, sp.oo, -sp.oo, sp.I) or len(to_text(expression)) > 400:
        return
    back = functions.formula(to_text(expression))
    assert back.free_symbols <= expression.free_symbols
    at = {symbol: sp.Rational(k + 2, 7) for k, symbol in enumerate(sorted(expression.free_symbols, key=str))}
    before, after = (complex(value.subs(at).evalf(40, maxn=400)) for value in (expression, back))
    assert before == after or (math.isnan(before.real) and math.isnan(after.real))
    assert to_text(back) == to_text(functions.formula(to_text(back)))


@pytest.mark.parametrize("name", sorted(functions.registry()))
def test_every_formula_of_the_registry_is_written_so_that_it_reads_back(name):
    for formula in (functions.get(name).formula, *(known.formula for known in functions.get(name).known)):
        if not formula.has(sp.Piecewise):
            back = functions.formula(to_text(formula))
            assert [(back - formula).subs(x, at).evalf(30, chop=True) for at in (-2, sp.Rational(1, 3), 5)] == [0, 0, 0]
        assert "\\" in to_latex(formula) or len(to_latex(formula)) < 12


# --- smooth pieces


@pytest.mark.parametrize(
    ("text", "pieces"),
    [
        ("x**2", [(-sp.oo, sp.oo, x**2)]),
        ("abs(x)", [(-sp.oo, 0, -x), (0, sp.oo, x)]),
        ("min(max(x,-1),1)", [(-sp.oo, -1, -1), (-1, 1, x), (1, sp.oo, 1)]),
        ("min(abs(x),2)", [(-sp.oo, -2, 2), (-2, 0, -x), (0, 2, x), (2, sp.oo, 2)]),
        ("abs(abs(x)-1)", [(-sp.oo, -1, -x - 1), (-1, 0, x + 1), (0, 1, 1 - x), (1, sp.oo, x - 1)]),
        ("max(x+sqrt(2),0)", [(-sp.oo, -sp.sqrt(2), 0), (-sp.sqrt(2), sp.oo, x + sp.sqrt(2))]),
        ("max(x**2-pi,0)", [(-sp.oo, -sp.sqrt(sp.pi), x**2 - sp.pi), (-sp.sqrt(sp.pi), sp.sqrt(sp.pi), 0)]),
        ("sign(x)*x", [(-sp.oo, 0, -x), (0, sp.oo, x)]),
        ("max(sin(x),0)", [(-sp.oo, sp.oo, sp.Max(sp.sin(x), 0))]),
    ],
)
def test_pieces(text, pieces):
    assert split(functions.formula(text), -sp.oo, sp.oo)[: len(pieces)] == pieces


PIECEWISE = [
    "hard_swish",
    "min(abs(x),1.769)",
    "abs(x*min(x,1))-max(x,2*x-3)",
    "max(min(x,1),-x)",
    "abs(abs(x-1)-min(x,2))",
]


@settings(max_examples=80, deadline=None)
@given(st.sampled_from(PIECEWISE), st.fractions(-6, 6))
def test_each_piece_is_the_function_on_its_interval(text, at):
    formula = functions.target(text)
    point = sp.Rational(at.numerator, at.denominator)
    held = [piece for low, high, piece in split(formula, -sp.oo, sp.oo) if low <= point <= high]
    assert held
    assert {piece.subs(x, point) for piece in held} == {formula.subs(x, point)}
