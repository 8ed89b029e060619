"""The generated modules in framework operations: right in their tails, at special values, and when differentiated."""

import functools
import importlib
import math
from pathlib import Path

import jax
import jax.numpy as jnp
import numpy as np
import pytest
import sympy as sp
import torch

from xphi import formats, reference
from xphi.emit._composites import ORDERS, files, parts
from xphi.emit._odd import odd
from xphi.emit._tree import Tree
from xphi.formula.symbols import sigmoid, x
from xphi.lower.kernels import functions

FORMATS = {"float32": "binary32", "float64": "binary64"}
FRAMEWORKS = ("torch", "jax")


@functools.cache
def inputs():
    """binary32 numbers of every size and sign: where the functions bend, in their tails, next to borders, far out."""
    rng = np.random.default_rng(7)
    near = rng.uniform(-8, 8, 100)
    tails = np.concatenate([rng.uniform(8, 40, 30), rng.uniform(40, 110, 20), rng.uniform(110, 1100, 20)])
    sizes = np.ldexp(rng.uniform(1, 2, 60), rng.integers(-126, 127, 60))
    borders = np.array([1, 2, 3, 16, 32, 64, 512, 1024, float(np.finfo(np.float32).max)])
    beside = np.concatenate([np.nextafter(np.float32(b), np.float32([0, np.inf])) for b in borders[:-1]])
    positive = np.concatenate([tails, sizes, borders, beside])
    return np.concatenate([near, positive, -positive]).astype(np.float32)


def special():
    """What has an answer of its own."""
    largest = float(np.finfo(np.float32).max)
    return np.array([math.inf, -math.inf, math.nan, 0.0, -0.0, largest, -largest])


@functools.cache
def values(framework, name, title, dtype):
    """A function of a module at the inputs and the special values, in their own dtype."""
    function = getattr(composite(framework, name), title)
    x = np.concatenate([inputs(), special()]).astype(dtype)
    if framework == "torch":
        y = function(torch.from_numpy(x)).numpy()
    else:
        with jax.enable_x64():
            y = np.asarray(function(jnp.asarray(x)))
    assert y.dtype == x.dtype
    assert y.shape == x.shape
    return y


def composite(framework, name):
    return importlib.import_module(f"xphi._generated.{framework}.{name}")


@functools.cache
def tree(name, order):
    formula, constants, _ = parts(name, order)
    return Tree(constants).build(formula)


@functools.cache
def exact(name, order):
    """The values as sums of two doubles, so that an error in double can be told."""
    goals = [reference.value(name, float(x), order, 128) for x in inputs()]
    heads = np.array([float(goal.mid()) for goal in goals])
    return heads, np.array([float((goal - head).mid()) for goal, head in zip(goals, heads, strict=True)])


def errors(name, order, y):
    head, rest = exact(name, order)
    return np.abs((y.astype(np.float64) - head) - rest)


@pytest.mark.parametrize("framework", FRAMEWORKS)
@pytest.mark.parametrize("dtype", FORMATS)
@pytest.mark.parametrize("name", functions())
def test_errors_are_within_what_the_roundings_explain(roundoff, framework, dtype, name):
    x = inputs().astype(dtype)
    bound = roundoff(x, FORMATS[dtype])
    if framework == "torch":  # which flushes nothing to zero on a CPU, as XLA does
        bound.tiny = float(np.finfo(dtype).smallest_subnormal)
    for order, title in enumerate(ORDERS):
        y = values(framework, name, title, dtype)[: len(x)]
        limit = bound.limit(tree(name, order))
        head = exact(name, order)[0]
        # a result beyond the largest number of the format is infinite
        over = np.abs(head) > float(np.finfo(dtype).max)
        assert np.array_equal(y[over], np.sign(head[over]) * np.inf)
        # far out the asymptotes stand in, where the formula overflows
        limit = np.where(np.isfinite(limit), limit, 0) + 2.0 ** -np.finfo(dtype).nmant * np.abs(head)
        wrong = ~over & ~(errors(name, order, y) <= limit + bound.tiny)
        assert not wrong.any(), (title, x[wrong], y[wrong], head[wrong], limit[wrong])


@pytest.mark.parametrize("framework", FRAMEWORKS)
@pytest.mark.parametrize("dtype", FORMATS)
@pytest.mark.parametrize("name", functions())
def test_special_values(roundoff, framework, dtype, name):
    x = special().astype(dtype)
    for order, title in enumerate(ORDERS):
        y = values(framework, name, title, dtype)[-len(x) :]
        goals = [float(reference.rounded(name, float(v), FORMATS[dtype], order)) for v in x]
        limits = roundoff(x, FORMATS[dtype]).limit(tree(name, order))
        for at, value, goal, limit in zip(x, y, goals, limits, strict=True):
            if at == 0:
                assert abs(value - goal) <= limit
            else:  # the asymptotes, whose constants are rounded to the format, as the result is
                beside = math.isfinite(goal) and abs(float(value) - goal) <= float(
                    formats.get(FORMATS[dtype]).ulp(goal)
                )
                assert beside or np.array_equal(value, goal, equal_nan=True), at
            if goal == 0 and (at != 0 or order == 0):
                assert math.copysign(1, value) == math.copysign(1, goal), (title, at)


@pytest.mark.parametrize("dtype", FORMATS)
@pytest.mark.parametrize("name", functions())
def test_frameworks_differentiate_them_without_nan(dtype, name):
    x = np.concatenate([inputs(), [0.0, -0.0, np.inf, -np.inf]]).astype(dtype)
    at = torch.from_numpy(x).requires_grad_()
    module = composite("torch", name)
    (first,) = torch.autograd.grad(module.f(at).sum(), at, create_graph=True)
    assert not first.isnan().any()
    if first.requires_grad:
        (second,) = torch.autograd.grad(first.sum(), at)
        assert not second.isnan().any()
    with jax.enable_x64():
        module = composite("jax", name)
        slope = jax.grad(module.f)
        for derivative in (slope, jax.grad(slope)):
            assert not np.isnan(np.asarray(jax.jit(jax.vmap(derivative))(jnp.asarray(x)))).any()


@pytest.mark.parametrize("name", functions())
def test_the_derivative_is_the_one_that_a_framework_finds(roundoff, name):
    """At kinks too, by the registry's convention; in the bulk, where a framework's own formula cancels little."""
    x = np.concatenate([np.linspace(-4, 4, 65), [0.0, -0.0]])
    at = torch.from_numpy(x).requires_grad_()
    module = composite("torch", name)
    (found,) = torch.autograd.grad(module.f(at).sum(), at)
    # each operation of f contributes a product to f′, as large as x and the values of f and f′ at most
    nodes = roundoff(x, "binary64")
    limit = nodes.limit(tree(name, 1)) + nodes.limit(tree(name, 0)) * (4 + np.abs(x)) + 2.0**-48
    assert np.all(np.abs(found.numpy() - module.grad(torch.from_numpy(x)).numpy()) <= limit)


def test_a_bound_of_roundings_can_fail(roundoff):
    """1 + erf instead of erfc loses the tail, and is found out."""
    x = np.linspace(-10, -3, 50)
    naive = 0.5 * x * (1 + torch.erf(torch.from_numpy(x) / math.sqrt(2)).numpy())
    goal = np.array([float(reference.value("gelu", float(v)).mid()) for v in x])
    assert np.all(np.abs(naive - goal)[:20] > roundoff(x, "binary64").limit(tree("gelu", 0))[:20])


ODD = ["sigmoid", "tanh", "erf", "erfc", "normal_cdf"]


@pytest.mark.parametrize("dtype", FORMATS)
@pytest.mark.parametrize("name", ODD)
def test_a_second_derivative_that_is_zero_at_zero_keeps_its_digits_beside_it(roundoff, dtype, name):
    """Half of them by the bound of the roundings, whose steps cancel nothing then; the values are held to it above."""
    x = np.ldexp(1.5, np.arange(-60, -4)) * np.array([[1.0], [-1.0]])
    limit = roundoff(x, FORMATS[dtype]).limit(tree(name, 2))
    goal = np.array([float(reference.value(name, float(v), 2, 128).mid()) for v in x.flat]).reshape(x.shape)
    assert np.all(limit <= np.abs(goal) * math.sqrt(np.finfo(dtype).eps))
    for framework in FRAMEWORKS:
        with jax.enable_x64():
            at = torch.from_numpy(x.astype(dtype)) if framework == "torch" else jnp.asarray(x.astype(dtype))
            y = np.asarray(composite(framework, name).grad2(at))
        assert np.all(np.abs(y - goal) <= limit), framework


def test_a_difference_of_logistics_is_one_odd_function():
    u = x * sp.sqrt(2)
    a, b = sigmoid(u), sigmoid(-u)
    assert odd(a - b) == sp.tanh(u / 2)
    assert odd(1 + x * a - x * b + x) == 1 + x + x * sp.tanh(u / 2)
    for kept in (a + b, a - 2 * b, x * a - b, a - sigmoid(x)):
        assert odd(kept) == kept


def test_they_are_up_to_date():
    for path, text in files(functions()).items():
        assert Path(composite(path.parent, path.stem).__file__).read_text() == text
