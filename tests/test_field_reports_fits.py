"""Public reports about approximations: the error of a posted one, the best of its form, a value of a formula.

The numbers in the data were computed independently, with other tools; the last digit may be off by one.
"""

import tomllib
from decimal import Decimal
from fractions import Fraction
from pathlib import Path

import numpy as np
import pytest

import xphi
from xphi import functions, reference
from xphi.balls.numbers import ends, precision
from xphi.certify.claim import Claim
from xphi.certify.prove import prove
from xphi.errors import XphiError

BITS = 256
CASES = tomllib.loads((Path(__file__).parent / "data" / "field_reports_fits.toml").read_text("utf-8"))


def label(case):
    return f"{case['source']}-{case.get('form') or case['formula']}"


def near(number, golden):
    """Whether a number is the decimal, give or take one unit of its last digit."""
    return abs(Fraction(number) - Fraction(golden)) <= Fraction(10) ** Decimal(golden).as_tuple().exponent


def end(text):
    return float(text) if text.endswith("inf") else Fraction(text)


@pytest.mark.parametrize("case", CASES["error"], ids=label)
def test_the_error_of_a_posted_approximation(case):
    low, high = end(case.get("low", "-inf")), end(case.get("high", "inf"))
    proof = prove(Claim(case["target"], case["form"], {}, low, high, case.get("unit", "abs")))
    assert near(proof.observed, case["value"])
    assert proof.bound >= proof.observed
    if "at" in case:
        assert near(abs(proof.at), case["at"])


@pytest.mark.parametrize("case", CASES["fit"], ids=label)
def test_the_best_of_a_form(case):
    on = tuple(case["on"]) if "on" in case else None
    best = xphi.derive(case["target"], form=case["form"], norm=case.get("norm", "minimax"), on=on)
    assert best.status == "optimal"
    if "error" in case:
        assert near(best.error["observed"], case["error"])
        assert best.error["bound"] >= best.error["observed"]
    for name, value in case.get("parameters", {}).items():
        assert near(best.parameters[name].decimal, value), name


@pytest.mark.parametrize("case", CASES["value"], ids=label)
def test_a_value_of_a_formula(case):
    with precision(BITS):
        formula = functions.formula(case["formula"])
        low, high = ends(reference.value(formula, Fraction(case["x"]), case.get("order", 0), bits=BITS))
    assert near(low, case["value"])
    assert near(high, case["value"])


@pytest.mark.parametrize("name", ["hard_swish", "gelu", "silu", "relu"])
@pytest.mark.parametrize("dtype", [np.int32, np.int64, np.uint8, np.bool_])
def test_integers_are_refused_and_not_computed_wrongly(name, dtype):
    """https://github.com/keras-team/keras/issues/23544: one backend gave wrong values of integers."""
    with pytest.raises(XphiError, match="is not defined on"):
        getattr(xphi, name)(np.array([0, 1, 2], dtype))
