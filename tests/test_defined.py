"""A claim is about every point: where a side has no value, and where it has another one."""

import math
from fractions import Fraction

import pytest
import sympy as sp

from xphi import functions
from xphi.certify.certificate import Certificate, parse
from xphi.certify.claim import Claim, Clamp
from xphi.certify.defined import undefined
from xphi.certify.ends import Constant, constant, read, write
from xphi.certify.prove import Outcome, Proof, identity, prove
from xphi.certify.shape import holds
from xphi.certify.sign import sign_on
from xphi.certify.verify import check
from xphi.errors import XphiError
from xphi.formula.symbols import x

INF = math.inf
LINE, UNIT = (-INF, INF), (-1, 1)
NOTHING = Proof(Fraction(0), Fraction(0), Fraction(0), (), 128)


def claim(target, form, on, **options):
    low, high = (end if isinstance(end, float) else Fraction(end) for end in on)
    return Claim(target, form, {}, low, high, **options)


#: Target, form, domain and what the sentence names.
UNDEFINED = [
    ("x", "sqrt(x)**2", (-2, 2), "square root of x"),
    ("x", "exp(log(x))", (-2, 2), "logarithm of x"),
    ("x", "exp(log(x))", (0, 2), "x = 0"),
    ("x", "(x**2-x*5)/(x-5)", LINE, "x = 5"),
    ("x", "(x**2-x*5)/(x-5)", (5, 6), "x = 5"),
    ("1", "x/x", UNIT, "divides by x"),
    ("0", "0*log(x)", (0, 1), "logarithm"),
    ("0", "log(x)-log(x)", UNIT, "logarithm"),
    ("sign(x)", "abs(x)/x", UNIT, "x = 0"),
    ("x", "1/(1/x)", UNIT, "divides by x"),
    ("x", "sqrt(x)*sqrt(x)", UNIT, "square root"),
    ("x**2", "exp(2*log(x))", (-1, 3), "logarithm"),
    ("1", "sin(x)/sin(x)", (3, 4), "divides by sin(x)"),
    ("x", "(x**3)**(1/3)", UNIT, "power"),
    ("x", "gelu(1/x)*0+x", UNIT, "divides by x"),
    ("1/x", "1/x+1/100", UNIT, "the target divides by x"),
    ("log(x)", "log(x)", (0, 1), "the target takes the logarithm"),
    ("x", "x+0*sqrt(1-x**2)", (-1, Fraction(3, 2)), "square root"),
    ("x", "x+0*sqrt(x-1/3)", (Fraction(1, 3) - Fraction(1, 2**100), 1), "square root"),
    ("1", "1/sign(x)*sign(x)", (0, 1), "sign(x)"),
    ("1", "x**0/x**0*x**-1*x", UNIT, "power"),
]


@pytest.mark.parametrize(("target", "form", "on", "named"), UNDEFINED)
def test_a_side_without_a_value_is_neither_proved_nor_exact(target, form, on, named):
    asked = claim(target, form, on)
    for proof in (prove(asked), identity(asked)):
        assert (proof.bound, proof.outcome) == (None, Outcome.UNDEFINED)
        assert named in proof.reason
    assert named in check(Certificate(asked, NOTHING))


@pytest.mark.parametrize(
    ("target", "form", "on"),
    [
        ("x", "sqrt(x)**2", (0, 2)),
        ("x", "exp(log(x))", (Fraction(1, 1000), 2)),
        ("x", "(x**2-x*5)/(x-5)", (-4, 4)),
        ("x", "(x**2-x*5)/(x-5)", (Fraction(5) + Fraction(1, 2**30), INF)),
        ("abs(x)", "sqrt(x**2)", LINE),
        ("sqrt(1-x**2)", "sqrt((1-x)*(1+x))", UNIT),
        ("sqrt(abs(x**2-2))", "sqrt(abs(x*x-2))", LINE),
        ("x/(1+exp(-x))", "silu(x)", LINE),
        ("sqrt(1-exp(-x**2))", "sqrt(1-exp(-x*x))", LINE),
        ("1", "(1+x**2)/(1+x**2)", LINE),
        ("log(1+abs(x))", "log(max(1+x,1-x))", LINE),
        ("1", "exp(x)*exp(-x)", LINE),
        ("1/(x-1-1/10**6)", "(x+1)/((x-1-1/10**6)*(1+x))", (0, 1)),
        ("sqrt(x*tanh(x))", "sqrt(tanh(x)*x)", LINE),
        ("log(normal_cdf(x))", "log((1+erf(x/sqrt(2)))/2)", (-40, -6)),
    ],
)
def test_a_value_everywhere_is_seen(target, form, on):
    asked = claim(target, form, on)
    assert undefined(asked) == ""
    proof = identity(asked)
    assert proof.bound == 0, proof.reason
    assert check(Certificate(asked, proof)) == ""


def test_the_parameters_that_vanish_take_no_condition_with_them():
    asked = Claim("0", "a*log(x)", {"a": Fraction(0)}, Fraction(-1), Fraction(1))
    assert "logarithm of x" in undefined(asked)
    divided = Claim("x", "x/a", {"a": Fraction(0)}, Fraction(-1), Fraction(1))
    assert "divides by a" in undefined(divided)


# --- isolated points


@pytest.mark.parametrize(
    ("target", "form", "on", "largest"),
    [
        ("normal_cdf", "sigmoid(1.702*x)+(1-sign(x-1)**2)", LINE, 1),
        ("1", "sign(x)**2", UNIT, 1),
        ("1", "sign(x)**2", (0, 1), 1),
        ("0", "3*(1-sign((x-1/3)**2))", UNIT, 3),
        ("0", "1-abs(sign(x**2-2))", (0, 2), 1),
        ("0", "max(sign(abs(x)-1),-1)+1-max(0,1+sign(abs(x)-1))", (-2, 2), 0),
        ("1", "sign((x+1)**2-x**2-2*x-1)", UNIT, 1),
        ("sign(x)", "sign(x)*sign(x)*sign(x)", LINE, 0),
        ("0", "1-sign(x-softplus(1))**2", (0, INF), 1),
    ],
)
def test_an_isolated_value_counts(target, form, on, largest):
    asked = claim(target, form, on)
    proof = prove(asked)
    assert proof.bound is not None, proof.reason
    assert largest <= proof.bound
    assert proof.observed >= largest
    assert check(Certificate(asked, proof)) == ""
    assert (identity(asked).bound == 0) is (largest == 0)
    if largest:
        assert check(Certificate(asked, NOTHING))


def test_a_relative_error_at_an_isolated_zero_of_the_target():
    assert prove(claim("sign(x)", "sign(x)+1/8", UNIT, unit="rel")).bound is None
    proof = prove(claim("sign(x)", "sign(x)*9/8", UNIT, unit="rel"))
    assert proof.bound is not None
    assert proof.observed == Fraction(1, 8)


def test_a_relative_error_at_a_common_zero_of_higher_order():
    asked = claim("x**2*exp(x)", "x**2*(1+x)", UNIT, unit="rel")
    proof = prove(asked)
    assert proof.bound is not None
    assert check(Certificate(asked, proof)) == ""


def test_a_relative_error_where_the_target_is_nothing():
    proof = prove(claim("relu", "max(x,0)*33/32", UNIT, unit="rel"))
    assert proof.bound is not None
    with pytest.raises(XphiError, match="target is 0"):
        prove(claim("relu", "x*sigmoid(3*x)", UNIT, unit="rel"))


# --- infinity


@pytest.mark.parametrize(
    ("target", "form", "size"),
    [
        ("1", "x**6-x**12/(x**6+1)", 1),
        ("0", "max(1+x/10**70,1)-1", INF),
        ("0", "exp(-x**8+5*x)*(1+sign(x-3/2))/2+exp(-x**8+5*x)*(1-sign(x-3/2))/2", 1),
        ("0", "exp(-(x-1000)**2)", 1),
    ],
)
def test_what_happens_far_out_is_not_lost(target, form, size):
    proof = prove(claim(target, form, (0, INF)))
    if proof.bound is None:
        assert proof.outcome is not Outcome.PROVED
    else:
        assert proof.bound >= size


def test_a_series_at_infinity_says_how_far_it_is_known():
    from xphi.balls.numbers import precision
    from xphi.balls.tail import at_infinity
    from xphi.formula.program import compile_formula

    expression = functions.formula("x**6-x**12/(x**6+1)-1")
    with precision(128):
        tail = at_infinity(compile_formula(expression, [x]), 8)[0].normal()
        value = expression.subs(x, 8)
        assert tail.main_range().contains(float(value))


# --- ends


@pytest.mark.parametrize(
    ("text", "kind"),
    [("-27/10", Fraction), ("0x1.8p+1", Fraction), ("pi/2", Constant), ("sqrt(2)", Constant), ("-inf", float)],
)
def test_an_end_is_written_as_it_is_read(text, kind):
    value = read(text)
    assert type(value) is kind
    assert write(value) == text


@pytest.mark.parametrize("text", ["x", "nan", "log(-1)", "1/0", "", "2.5e999999", "(-8)**(1/3)", "0x1.8", "a"])
def test_an_end_that_is_no_number_is_refused(text):
    with pytest.raises(XphiError):
        read(text)


@pytest.mark.parametrize(
    ("target", "form", "on"),
    [
        ("tanh", "x-x**3/3", ("-27/10", "27/10")),
        ("sin(x)", "x-x**3/6", ("0", "pi/2")),
        ("exp(x)", "1+x", ("-sqrt(2)", "exp(-1)")),
        ("sqrt(x-1/3)", "x", ("1/3", "1")),
    ],
)
def test_ends_are_exact_in_the_certificate(target, form, on):
    low, high = map(constant, on)
    asked = Claim(target, form, {}, low, high)
    proof = prove(asked)
    assert proof.bound is not None, proof.reason
    text = Certificate(asked, proof).text()
    back = parse(text.encode(), "it")
    assert back == Certificate(asked, proof)
    assert back.text() == text
    assert check(back) == ""
    # a hair further out is another claim
    for wider in ({"low": low - Fraction(1, 2**70)}, {"high": high + Fraction(1, 2**70)}):
        moved = Claim(**{**asked.__dict__, **wider})
        assert check(Certificate(moved, proof))


def test_a_derivation_keeps_its_ends(derived):
    certificate = derived("tanh", "odd:5", on=(Fraction(-27, 10), Fraction(27, 10))).certificate
    assert 'domain = ["-27/10", "27/10"]' in certificate.text()
    assert check(certificate) == ""


# --- shape


@pytest.mark.parametrize(
    ("form", "statement", "on"),
    [
        ("x/10-sign(sin(x))", "increasing", UNIT),
        ("x+3*(1-sign(x)**2)", "increasing", UNIT),
        ("x-sign(x)/10**30", "increasing", UNIT),
        ("1-2*(1-sign(x)**2)", "nonnegative", UNIT),
        ("-1/x", "increasing", UNIT),
        ("sqrt(x)**2", "nonnegative", UNIT),
        ("abs(x)-1/10**9", "nonnegative", UNIT),
    ],
)
def test_a_shape_that_one_point_breaks_is_not_proved(form, statement, on):
    asked = claim(form, form, on)
    assert not holds(asked, statement)
    assert check(Certificate(asked, NOTHING, (statement,)))


@pytest.mark.parametrize(
    ("form", "statement", "on"),
    [
        ("sign(x)", "increasing", LINE),
        ("x+sign(x)", "increasing", LINE),
        ("sign(x)**2", "nonnegative", LINE),
        ("sqrt(x)", "increasing", (Fraction(1, 8), 4)),
        ("tanh(x+x**3)", "increasing", LINE),
        ("x*tanh(x)", "nonnegative", LINE),
        ("1-exp(-x**2)", "nonnegative", LINE),
    ],
)
def test_a_shape_that_holds_is_proved(form, statement, on):
    assert holds(claim(form, form, on), statement)


@pytest.mark.parametrize(
    ("text", "low", "high", "weak", "strict"),
    [
        ("x**2", -1, 1, 1, None),
        ("1+x**2", -sp.oo, sp.oo, 1, 1),
        ("x**2-2", sp.sqrt(2), 3, 1, None),
        ("x**2-2", 0, sp.sqrt(2), -1, None),
        ("1-exp(-x)", 0, sp.oo, 1, None),
        ("cos(x)-1+x**2/2", -1, 1, 1, None),
        ("sin(x)-x/2", 0, 1, 1, None),
        ("sin(x)", -1, 1, None, None),
        ("-1/(1+x**2)", -sp.oo, sp.oo, -1, -1),
    ],
)
def test_signs(text, low, high, weak, strict):
    expression = functions.formula(text)
    low, high = sp.sympify(low), sp.sympify(high)
    assert sign_on(expression, low, high) == weak
    assert sign_on(expression, low, high, strict=True) == strict


def test_at_the_border_of_a_clamp_the_form_holds():
    asked = Claim("x", "x*2", {}, clamp=Clamp(Fraction(1), "-1", "1"))
    assert [asked.approximation().subs(x, at) for at in (-2, -1, 0, 1, 2)] == [-1, -2, 0, 2, 1]


def test_nothing_is_left_as_balls_see_it():
    asked = claim("max(x**(-1/2),1)", "1", (2, 3))
    proof = prove(asked)
    assert proof.bound == 0
    assert check(Certificate(asked, proof)) == ""


# --- words with two meanings


@pytest.mark.parametrize(
    "options",
    [
        {"form": "x", "coefficients": {"x": Fraction(1)}},
        {"form": "pi", "coefficients": {"pi": Fraction(3)}},
        {"form": "a*x", "coefficients": {"a": Fraction(1)}, "exact": {"a": "x"}},
        {"form": "a*x", "coefficients": {"a": Fraction(1)}, "exact": {"a": "2"}},
        {"form": "a*x", "coefficients": {}, "exact": {"a": "2"}},
        {"form": "x", "coefficients": {}, "clamp": Clamp(Fraction(-1), "0", "0")},
        {"form": "x", "coefficients": {}, "clamp": Clamp(Fraction(1), "0", "x"), "low": Fraction(1)},
        {"form": "x", "coefficients": {}, "clamp": Clamp(Fraction(1), "0", "x"), "high": Fraction(-1)},
        {"form": "x # + 1", "coefficients": {}},
    ],
)
def test_a_claim_says_one_thing(options):
    with pytest.raises(XphiError):
        Claim("x", **options)
