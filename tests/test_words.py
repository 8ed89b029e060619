"""The words of the formula language: their values, their derivatives, and words alone as functions of x."""

from fractions import Fraction

import mpmath
import numpy as np
import pytest
import sympy as sp
from flint import arb

from xphi import functions
from xphi.balls.numbers import BALLS, ball, precision
from xphi.balls.tail import at_infinity
from xphi.errors import XphiError
from xphi.formula.arrays import evaluate
from xphi.formula.program import compile_formula
from xphi.formula.symbols import x
from xphi.formula.text import to_text
from xphi.formula.words import SHORTHANDS, SPELLINGS, WORDS, is_function_of_x

#: A word, what it is by another program, and points inside its domain.
ANYWHERE = (-2.5, -0.3, 0.0, 0.7, 3.0)
POSITIVE = (0.01, 0.5, 1.0, 7.0)
UNIT = (-0.9, -0.25, 0.0, 0.5)
INDEPENDENT = {
    "exp2": (lambda u: mpmath.mpf(2) ** u, ANYWHERE),
    "exp10": (lambda u: mpmath.mpf(10) ** u, ANYWHERE),
    "expm1": (mpmath.expm1, ANYWHERE),
    "ln": (mpmath.ln, POSITIVE),
    "log2": (lambda u: mpmath.log(u, 2), POSITIVE),
    "log10": (mpmath.log10, POSITIVE),
    "log1p": (mpmath.log1p, POSITIVE),
    "square": (lambda u: u * u, ANYWHERE),
    "rsqrt": (lambda u: 1 / mpmath.sqrt(u), POSITIVE),
    "sinh": (mpmath.sinh, ANYWHERE),
    "cosh": (mpmath.cosh, ANYWHERE),
    "coth": (mpmath.coth, POSITIVE),
    "sech": (mpmath.sech, ANYWHERE),
    "asinh": (mpmath.asinh, ANYWHERE),
    "acosh": (mpmath.acosh, (1.25, 2.0, 9.0)),
    "atanh": (mpmath.atanh, UNIT),
    "tan": (mpmath.tan, ANYWHERE),
    "cot": (mpmath.cot, POSITIVE),
    "asin": (mpmath.asin, (-1.0, *UNIT, 1.0)),
    "acos": (mpmath.acos, (-1.0, *UNIT, 1.0)),
    "atan": (mpmath.atan, (*ANYWHERE, 1e9, -1e9)),
    "relu6": (lambda u: min(max(u, 0), 6), (*ANYWHERE, 6.0, 8.0)),
}


def test_every_word_has_its_row():
    assert {*INDEPENDENT, "pow", "clip", "clamp"} == {*SHORTHANDS, "atan"}
    assert all(WORDS[other] is WORDS[word] for other, word in SPELLINGS.items())


@pytest.mark.parametrize("word", INDEPENDENT)
def test_balls_hold_the_value_and_arrays_are_near_it(word):
    wanted, points = INDEPENDENT[word]
    formula = functions.formula(f"{word}(x)")
    program = compile_formula(formula, [x])
    assert functions.formula(to_text(formula)) == formula
    with mpmath.workdps(60), precision(160):
        for point in points:
            found = BALLS.run(program, ball(Fraction(point)))[0]
            assert found.overlaps(arb(mpmath.nstr(wanted(mpmath.mpf(point)), 50), 1e-45)), point
            assert float(found.rad()) < 1e-30
            assert float(evaluate(formula, [x], np.float64(point))) == pytest.approx(
                float(found.mid()), rel=2**-40, abs=2**-40
            )


@pytest.mark.parametrize(
    ("text", "point", "value"),
    [("pow(x, 3)", 2.0, 8), ("clip(x, -1, 2)", 5.0, 2), ("clamp(x, -1, 2)", -5.0, -1), ("clip(x, -1, 2)", 0.5, 0.5),
     ("min(x, 1, 2)", 3.0, 1), ("fmax(x, 1)", 0.0, 1), ("arctan(x)", 0.0, 0), ("maximum(x, 0)", 2.0, 2)],
)  # fmt: skip
def test_words_of_several_arguments(text, point, value):
    assert float(evaluate(functions.formula(text), [x], point)) == value


@pytest.mark.parametrize("word", ["exp", "sin", "log1p", "atan", "relu6", "tan", "arcsin", "sinh"])
def test_a_word_alone_is_a_function_of_x(word):
    assert functions.target(word) == functions.formula(f"{word}(x)")
    if word != "relu6":
        assert functions.target(f"{word}'").equals(functions.formula(f"{word}(x)").diff(x))


def test_names_of_the_registry_come_first():
    assert functions.target("tanh") == functions.get("tanh").formula
    assert not is_function_of_x("pow")
    with pytest.raises(XphiError, match=r"exp\(…\)"):
        functions.get("exp")


@pytest.mark.parametrize("side", [1, -1])
def test_the_arc_tangent_far_out(side):
    with precision(128):
        (tail,) = at_infinity(compile_formula(sp.atan(3 * x + 1), [x]), 64, side)
        assert tail.limit().overlaps(side * arb.pi() / 2)
        (slow,) = at_infinity(compile_formula(x * (sp.pi / 2 - sp.atan(x)), [x]), 64, 1)
        assert slow.limit().overlaps(arb(1))


@pytest.mark.parametrize("arguments", [("derive", "exp", "--form", "poly:3", "--on", "0,1"), ("show", "atan")])
def test_verbs_take_words(cli, arguments):
    assert cli(*arguments).status == 0


@pytest.mark.parametrize("verb", [("compare", "exp"), ("certify", "sin/taylor")])
def test_verbs_about_approximations_say_that_there_are_none(cli, verb):
    ran = cli(*verb)
    assert ran.status == 2
    assert "word of formulas" in ran.err
