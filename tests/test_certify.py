"""Proofs: bounds that hold and are tight, and what is not proved."""

import math
from dataclasses import replace
from fractions import Fraction

import pytest
import sympy as sp
from flint import arb
from mpmath import mp, mpf

from xphi import functions
from xphi.certify import prove as proving
from xphi.certify.bound import INFINITE, Smooth
from xphi.certify.claim import Claim, Clamp, Piece
from xphi.certify.prove import SLACK, prove
from xphi.design.known import known_errors
from xphi.errors import XphiError
from xphi.functions import get, x

INF = math.inf
EXTRA = Fraction(1, 10_000)


def in_mpmath(expression):
    own = {"sigmoid": lambda u: 1 / (1 + mp.exp(-u)), "softplus": lambda u: mp.log(1 + mp.exp(u)) if u < 40 else u}
    return sp.lambdify(x, expression, [own, "mpmath"])


def maximum(error, low, high, samples=801):
    """The largest |error| by golden sections around every crest of a grid, in mpmath alone."""
    size = lambda t: abs(error(t))  # noqa: E731 - the usual one-line definition
    low, high = (mpf(end.numerator) / end.denominator if isinstance(end, Fraction) else mpf(end) for end in (low, high))
    xs = [low + (high - low) * k / (samples - 1) for k in range(samples)]
    values = [size(t) for t in xs]
    best = max(values)
    ratio = (mp.sqrt(5) - 1) / 2
    for k in range(1, samples - 1):
        if values[k] >= values[k - 1] and values[k] >= values[k + 1] and values[k] > best * mpf("0.99"):
            a, b = xs[k - 1], xs[k + 1]
            for _ in range(40):
                left, right = b - ratio * (b - a), a + ratio * (b - a)
                a, b = (a, right) if size(left) > size(right) else (left, b)
            best = max(best, size((a + b) / 2))
    return best


@pytest.mark.parametrize(
    ("target", "form", "coefficients", "on", "unit", "factor"),
    [
        ("gelu", "x*sigmoid(k*x)", {"k": Fraction(109, 64)}, None, "abs", "1"),
        ("normal_cdf", "sigmoid(k*x)", {"k": Fraction(109, 64)}, None, "abs", "x"),
        ("normal_cdf", "sigmoid(k*x)", {"k": Fraction(109, 64)}, (-4, 4), "rel", "1"),
        ("exp(x)", "1 + x + x**2/2", {}, (-1, 1), "abs", "1"),
        ("sin(x)", "x - x**3/6", {}, (-1, 1), "rel", "1"),
        ("tanh", "x/(1 + abs(x))", {}, None, "abs", "1"),
        ("relu", "softplus(x)", {}, None, "abs", "1"),
        ("erf", "x", {}, (Fraction(1, 3), Fraction(7, 5)), "abs", "1"),
        ("1/(1 + 25*x**2)", "c", {"c": Fraction(1, 2)}, (-1, 1), "abs", "1"),
        ("hard_swish", "silu(x)", {}, None, "abs", "1"),
        ("sqrt(x)", "x", {}, (0, 1), "abs", "1"),
    ],
)
def test_a_bound_is_within_a_ten_thousandth_of_the_maximum(target, form, coefficients, on, unit, factor):
    low, high = (-INF, INF) if on is None else map(Fraction, on)
    claim = Claim(target, form, coefficients, low, high, unit=unit, factor=factor)
    proof = prove(claim)
    assert proof.bound is not None, proof.reason
    expression = (claim.target_formula() - claim.form_formula()) * functions.target(factor)
    if unit == "rel":
        expression /= claim.target_formula()
    with mp.workdps(30):
        true = maximum(in_mpmath(expression), max(low, -20), min(high, 20), 800 if unit == "rel" else 801)
        assert mpf(proof.observed.numerator) / proof.observed.denominator <= true * (1 + mpf(10) ** -25)
        assert mpf(proof.bound.numerator) / proof.bound.denominator >= true
        assert mpf(proof.bound.numerator) / proof.bound.denominator <= true * (1 + mpf(1) / 10_000)
    assert proof.bound <= proof.observed * (1 + EXTRA)


def test_published_errors(golden, agrees):
    for row in golden["published"]:
        name, _, stem = row["id"].partition("/")
        (known,) = [k for k in known_errors(get(name)) if k.name == stem]
        assert agrees(known.error.proof.observed, row["error"]), row
        assert known.error.proof.bound is not None
        if "at" in row:
            # flat at the top: the place is known to half the digits of the height
            at = abs(Fraction(known.error.proof.at))
            assert abs(at - Fraction(row["at"])) < Fraction(1, 10**9), row


def test_the_error_in_gelu_is_x_times_the_error_in_its_gate():
    gate = Claim("normal_cdf", "sigmoid(1.702*x)", {}, factor="x")
    whole = Claim("gelu", "x*sigmoid(1.702*x)", {})
    assert prove(gate).observed == prove(whole).observed


def test_exact_zero_is_proved_or_honestly_not():
    proof = prove(Claim("tanh", "tanh(x)", {}))
    assert proof.bound in (0, None)
    assert proof.observed == 0


# --- what is not a proof


def test_an_error_without_limit_has_no_bound():
    proof = prove(Claim("gelu", "x/2", {}))
    assert proof.bound is None
    assert "without limit" in proof.reason


@pytest.mark.parametrize(
    ("target", "form", "on"),
    [
        ("log(x)", "x", (-1, 1)),
        ("1/x", "x", (-1, 1)),
        ("sqrt(x)", "x", (-1, 1)),
        ("log(x)", "x", (0, 1)),
        ("x", "1/(x - 1/3)", (0, 1)),
        ("x", "log(x - 1/2)", (0, 1)),
    ],
)
def test_an_undefined_stretch_is_not_proved(target, form, on):
    proof = prove(Claim(target, form, {}, *map(Fraction, on)))
    assert proof.bound is None
    assert proof.reason


def test_a_ball_that_is_not_a_number_is_never_a_bound():
    undefined = Smooth(Piece(sp.Integer(0), sp.Integer(1), sp.log(x - 2), None))
    assert undefined.at(arb(0.5)).is_nan()
    assert undefined.bound(Fraction(0), Fraction(1)) == INFINITE
    tail = Smooth(Piece(-sp.oo, sp.oo, sp.log(-1 - x**2), None))
    assert tail.tail(Fraction(16), 1)[0] == INFINITE
    assert tail.tail(Fraction(16), -1)[0] == INFINITE


def test_nan_bounds_are_refused_wherever_they_come_from(monkeypatch):
    claim = Claim("exp(x)", "1 + x", {}, Fraction(-1), Fraction(1))
    assert prove(claim).bound is not None
    monkeypatch.setattr(proving.Smooth, "bound", lambda self, low, high: arb.nan())
    monkeypatch.setattr(proving, "MOST_CELLS", 200)
    assert prove(claim).bound is None


def test_nan_tails_are_refused(monkeypatch):
    claim = Claim("normal_cdf", "sigmoid(1.702*x)", {})
    monkeypatch.setattr(proving.Smooth, "tail", lambda self, start, sign: (arb.nan(), arb.nan()))
    assert prove(claim).bound is None


def test_a_square_that_is_not_a_number_is_not_proved():
    """A ball around zero to an integer power must not turn into NaN, and if it did, nothing would follow."""
    proof = prove(Claim("x**2", "x**4", {}, Fraction(-1), Fraction(1)))
    assert proof.observed <= Fraction(1, 4) <= proof.bound <= proof.observed * (1 + EXTRA)


# --- claims


def test_slack_is_under_a_hundredth_of_a_percent():
    assert SLACK < EXTRA


def test_the_clamp_is_part_of_the_claim():
    inner = Claim("tanh", "x", {}, clamp=Clamp(Fraction(1), "-1", "1"))
    proof = prove(inner)
    # below: 1 - tanh(1) on the clamp's side and inside alike
    assert float(proof.observed) == pytest.approx(1 - math.tanh(1), rel=2**-50)
    assert prove(replace(inner, clamp=Clamp(Fraction(1, 2), "-1", "1"))).observed > proof.observed


@pytest.mark.parametrize(
    "bad",
    [
        {"low": Fraction(1), "high": Fraction(1)},
        {"low": Fraction(2), "high": Fraction(1)},
        {"unit": "ulp"},
    ],
)
def test_claims_that_say_nothing(bad):
    with pytest.raises(XphiError):
        Claim("gelu", "x", {}, **bad)


def test_a_form_without_a_value_for_its_parameter():
    with pytest.raises(XphiError, match="no value for k"):
        prove(Claim("gelu", "k*x", {}))


# --- the verb


def test_certify_an_id(cli, tmp_path):
    path = tmp_path / "gelu_tanh.toml"
    ran = cli("certify", "gelu/gelu_tanh", "-o", path, "--json")
    assert ran.status == 0
    assert next(iter(ran.json)) == "schema"
    assert ran.json["schema"] == "xphi/certify/1"
    assert {"error", "cells", "seconds"} <= set(ran.json)
    assert ran.json["error"]["evidence"] == "proved"
    assert ran.json["cells"] > 10
    assert cli("verify", path).status == 0


def test_certify_elsewhere(cli, tmp_path, certified):
    path = certified("normal_cdf", "sigmoid(k*x)")
    whole, part = cli("certify", path, "--json"), cli("certify", path, "--on", "-1,1", "--json")
    assert part.json["error"]["bound"] < whole.json["error"]["bound"] * (1 + 2**-10)
    again = tmp_path / "again.toml"
    assert cli("certify", path, "--on", "0,1/2", "-o", again).status == 0
    assert cli("verify", again).status == 0


@pytest.mark.parametrize(
    ("identifier", "statements", "proved"),
    [
        ("normal_cdf/gelu_tanh", ["monotone"], True),
        ("normal_cdf/gelu_tanh", ["increasing", "nonnegative"], True),
        ("normal_cdf/gelu_tanh", ["decreasing"], False),
        ("normal_cdf/gelu_sigmoid", ["monotone", "nonnegative"], True),
        ("gelu/gelu_tanh", ["monotone"], False),
        ("gelu/gelu_sigmoid", ["nonnegative"], False),
        ("normal_cdf/hard", ["monotone", "nonnegative"], True),
    ],
)
def test_certify_with_requirements(cli, tmp_path, identifier, statements, proved):
    path = tmp_path / "p.toml"
    options = [part for statement in statements for part in ("--require", statement)]
    ran = cli("certify", identifier, *options, "-o", path, "--json")
    assert ran.status == (0 if proved else 1)
    assert ran.json["properties"] == dict.fromkeys(statements, proved)
    if proved:
        assert cli("verify", path).status == 0
        assert all(f'"{statement}"' in path.read_text() for statement in statements)


def test_certify_says_what_it_cannot(cli):
    ran = cli("certify", "gelu/algebraic", "--on", "-inf,inf", "--json")
    assert ran.json["error"]["evidence"] in ("proved", "sampled")
    assert (ran.status == 0) is (ran.json["error"]["bound"] is not None)
