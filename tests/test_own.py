"""One's own numbers: their error, and how far they are from the best of their shape."""

import json
import math
from fractions import Fraction

import pytest

from xphi.certify.certificate import load
from xphi.certify.verify import check, verify
from xphi.design import certify
from xphi.design.own import shape
from xphi.errors import XphiError


@pytest.mark.parametrize(
    ("formula", "form", "numbers"),
    [
        ("x*sigmoid(1.702*x)", "x*sigmoid(a*x)", {"a": "1.702"}),
        ("x*(1+tanh(0.8*(x+0.045*x**3)))/2", "x*(1+tanh(a*(x+b*x**3)))/2", {"a": "0.8", "b": "0.045"}),
        ("x*(1+tanh(sqrt(2/pi)*(x+0.04*x**3)))/2", "x*(1+tanh(sqrt(2/pi)*(x+a*x**3)))/2", {"a": "0.04"}),
        ("2*sigmoid(1.7*x)-1", "2*sigmoid(a*x)-1", {"a": "1.7"}),
        ("x*min(max(x+3,0),6)/6", "x*min(max(x+a,0),b)/b", {"a": "3", "b": "6"}),
        ("3/4*x-1e-1*x**3", "a*x-b*x**3", {"a": "3/4", "b": "0.1"}),
        ("-0.3*x**-1.5", "-a*x**-1.5", {"a": "0.3"}),
        ("min(x, 0.5)", "min(x, a)", {"a": "1/2"}),
        ("0.1*x+0.1*x**2", "a*x+a*x**2", {"a": "0.1"}),
        ("x/(1+abs(x))", "x/(1+abs(x))", {}),
    ],
)
def test_numbers_become_names(formula, form, numbers):
    assert shape(formula) == (form, {name: Fraction(value) for name, value in numbers.items()})


def test_the_best_of_the_shape_is_the_one_that_derive_finds(derived):
    own = certify("sigmoid(1.702*x)", "normal_cdf")
    best = derived("normal_cdf", "sigmoid(a*x)")
    assert own.best.found.parameters == best.parameters
    assert own.best.times == float(own.proof.observed / best.proof.observed) > 1
    assert f"{own.best.times:.4g} times better" in own.best.sentence()
    assert check(own.certificate) == ""


def test_numbers_that_are_the_best_are_called_so(derived):
    best = derived("normal_cdf", "sigmoid(a*x)").parameters["a"].decimal
    own = certify(f"sigmoid({best}*x)", "normal_cdf")
    assert math.isclose(own.best.times, 1, rel_tol=2**-14)


@pytest.mark.parametrize(
    ("formula", "against", "on", "reason"),
    [
        ("x/(1+abs(x))", "tanh", None, "no numbers"),
        ("2.5*x", "gelu", None, "infinite on the whole line"),
        ("sqrt(x)**2*1.5", "x", (-2, 2), ""),
    ],
)
def test_when_the_best_is_not_known_the_reason_is_given(formula, against, on, reason):
    own = certify(formula, against, on=on)
    assert own.best.times is None
    assert reason in own.best.reason
    assert own.best.reason
    assert own.best.reason in own.best.sentence()


@pytest.mark.parametrize(
    ("formula", "against", "on"),
    [("k*x", "gelu", None), ("x*", "gelu", None), ("x", "gelo", None), ("x", "log(x)", (-1, 1)), ("x", "x", (1, 0))],
)
def test_what_cannot_be_read_is_refused(formula, against, on):
    with pytest.raises(XphiError):
        certify(formula, against, on=on)


def test_the_verb(cli, tmp_path):
    path = tmp_path / "own.toml"
    ran = cli(
        "certify", "tanh(0.79*x+0.035*x**3)", "--against", "erf(x/sqrt(2))", "--on", "0,pi/2", "-o", path, "--json"
    )
    assert ran.status == 0
    assert {"error", "best", "cells", "seconds"} <= set(ran.json)
    assert ran.json["error"]["evidence"] == "proved"
    assert ran.json["best"]["form"] == "tanh(a*x+b*x**3)"
    assert ran.json["best"]["times"] > 1
    assert ran.json["best"]["error"]["bound"] < ran.json["error"]["bound"]
    assert 'domain = ["0x0p+0", "pi/2"]' in path.read_text()
    assert verify(path).holds
    assert load(path).claim.form == "tanh(0.79*x+0.035*x**3)"
    again = cli("certify", path, "--json")
    assert again.json["error"] == ran.json["error"]


def test_the_verb_for_people(cli):
    ran = cli("certify", "x*sigmoid(1.7*x)", "--against", "gelu", "--on=-4,4", "--require", "nonnegative")
    assert ran.status == 1
    assert "times better" in ran.out
    assert "nonnegative: not proved" in ran.out
    assert "1.7 " in ran.out


def test_an_error_without_limit(cli, tmp_path):
    path = tmp_path / "own.toml"
    ran = cli("certify", "2.5*x", "--against", "gelu", "-o", path, "--json")
    assert ran.status == 1
    assert ran.json["error"]["observed"] == "inf"
    assert not path.exists()
    assert json.loads(ran.out)["best"]["reason"]


def test_a_formula_needs_its_target(cli):
    ran = cli("certify", "x*sigmoid(1.7*x)")
    assert ran.status == 2
    assert "--against" in ran.err
