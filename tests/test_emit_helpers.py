"""The functions that are spelled out for languages that lack them: held to their statement, and to their roundings."""

import math
from fractions import Fraction

import numpy as np
import pytest
from flint import arb

from xphi import formats, reference
from xphi.balls.numbers import precision
from xphi.emit._helpers import HELPERS, SMALL, Builder, body
from xphi.emit._rounding import Machine, Running
from xphi.emit._tree import Tree, counted

FORMULAS = {name: f"{name}(x)" for name in HELPERS} | {"expm1": "exp(x) - 1", "log1p": "log(1 + x)"}
SIMPLE = {
    "add": np.add, "sub": np.subtract, "mul": np.multiply, "div": np.divide, "neg": np.negative, "abs": np.abs,
    "exp": np.exp, "log": np.log, "min": np.minimum, "max": np.maximum, "less": np.less, "where": np.where,
}  # fmt: skip


def evaluate(node, x, kind=np.float64):
    """A tree in a format, helpers within it included."""
    values = {}
    with np.errstate(all="ignore"):
        for each, _ in counted([node]):
            arguments = [values[id(argument)] for argument in each.args]
            if each.op == "x":
                values[id(each)] = x
            elif each.op == "number":
                values[id(each)] = kind(float(each.data))
            elif each.op in SIMPLE:
                values[id(each)] = SIMPLE[each.op](*arguments)
            else:
                values[id(each)] = evaluate(body(each.op), *arguments, kind)
    return values[id(node)]


def inputs(name):
    rng = np.random.default_rng(11)
    near = np.concatenate([rng.uniform(-1, 1, 200), rng.uniform(-8, 8, 200), np.ldexp(1.0, rng.integers(-60, 0, 30))])
    far = np.concatenate([rng.uniform(-26, 26, 100), [0.5, -0.5, 0.25, 1.0, 2 * math.pi, np.nextafter(2 * math.pi, 0)]])
    x = np.concatenate([near, far])
    return x[x > -1] if name == "log1p" else x


def errors(name, x):
    """Of the helper, and the values."""
    goals = [reference.value(FORMULAS[name], float(v), 0, 128) for v in x]
    values = evaluate(body(name), x)
    return np.array([abs(float((goal - float(y)).mid())) for goal, y in zip(goals, values, strict=True)]), np.abs(
        values
    )


@pytest.mark.parametrize("name", HELPERS)
def test_errors_are_within_what_the_roundings_explain(roundoff, name):
    x = inputs(name)
    error, _ = errors(name, x)
    # a series that is cut leaves less than half the rounding that is granted to each of its coefficients
    assert np.all(error <= roundoff(x, "binary64").limit(body(name)))


@pytest.mark.parametrize("kind", [np.float64, np.float32])
@pytest.mark.parametrize("name", [name for name in HELPERS if name != "sign"])
def test_errors_are_within_the_analysis_that_headers_are_from(name, kind):
    x = inputs(name)[::8].astype(kind)
    with np.errstate(all="ignore"):
        values = evaluate(body(name), x, kind)
    assert values.dtype == kind
    # NumPy states 2.52 and 3.83 for its exp and log in single precision
    machine = Machine(formats.get(f"binary{8 * kind().itemsize}"), {"exp": 2.52, "log": 3.83}, frozenset(HELPERS))
    running = Running(machine, {})
    for at, value in zip(x, values, strict=True):
        goal = reference.value(FORMULAS[name], float(at), 0, 128)
        with precision(128):
            error = running.apply(name, (arb(float(at)), 0.0))[1]
            assert abs(goal - float(value)) <= error, at


@pytest.mark.parametrize("name", HELPERS)
def test_special_values(name):
    x = np.array([math.inf, -math.inf, 0.0, -0.0])
    values = evaluate(body(name), x)
    for at, value in zip(x, values, strict=True):
        if name == "log1p" and at == -math.inf:
            assert math.isnan(value)
            continue
        goal = at if name == "sign" and at == 0 else float(reference.rounded(FORMULAS[name], float(at), "binary64"))
        assert value == goal or abs(value - goal) <= np.spacing(goal)
        if at == 0 and goal == 0:
            assert math.copysign(1, value) == math.copysign(1, at)
    assert math.isnan(evaluate(body(name), np.array([math.nan]))[0])


def test_a_series_ends_where_its_terms_no_longer_count():
    tree = Tree()
    short = Builder(tree).series(lambda k: Fraction(1), tree.x, Fraction(1, 2))
    terms = sum(node.op == "add" for node, _ in counted([short])) + 1
    assert Fraction(1, 2) ** terms < SMALL <= Fraction(1, 2) ** (terms - 1)
