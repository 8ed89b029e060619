"""What the functions on NumPy arrays take, refuse and say about themselves."""

import array
import copy
import doctest
import inspect
import json
import pickle
import pydoc
import subprocess
import sys
from importlib import resources

import ml_dtypes
import numpy as np
import pytest

import xphi
from xphi.ops import numpy as ops

FACTS = {
    row["name"]: row
    for file in ("functions.json", "gates.json")
    for row in json.loads((resources.files("xphi._generated") / file).read_text("utf-8"))
}
X = np.linspace(-2, 2, 6, dtype=np.float32)


@pytest.mark.parametrize("name", ops.names())
def test_every_operator_has_its_methods_and_says_its_formula(name):
    operator = getattr(xphi, name)
    assert operator is ops.get(name)
    assert name in dir(xphi)
    assert operator.__name__ == name
    assert repr(operator) == f"xphi.{name}"
    assert FACTS[name]["formula"] in operator.__doc__
    for heading in ("Parameters", "Returns", "Raises"):
        assert f"\n{heading}\n{'-' * len(heading)}\n" in operator.__doc__
    for point, convention in FACTS[name].get("kinks", {}).items():
        assert f"x = {point}: {convention}" in operator.__doc__
    assert operator.__doc__.splitlines()[0] in pydoc.plain(pydoc.render_doc(operator))
    assert {"out", "rung", "threads"} <= set(inspect.signature(operator).parameters)


@pytest.mark.parametrize("name", ops.names())
def test_examples_in_the_docstrings_run(name):
    test = doctest.DocTestParser().get_doctest(ops.get(name).__doc__, {}, name, None, None)
    assert len(test.examples) == 2
    assert doctest.DocTestRunner().run(test).failed == 0


def test_aliases_are_the_same_object():
    for name in ops.names():
        for alias in FACTS[name]["aliases"]:
            assert getattr(xphi, alias) is getattr(xphi, name)


def test_every_function_with_kernels_is_there():
    from xphi import _core

    assert {name for name, kind, _, _ in _core.kernels() if kind in {"f", "gate"}} == set(ops.names())


def test_operators_are_pickled_and_copied_by_name():
    for operator in (xphi.gelu, xphi.swiglu):
        assert pickle.loads(pickle.dumps(operator)) is operator  # noqa: S301 - our own bytes
        assert copy.copy(operator) is operator
        assert copy.deepcopy(operator) is operator


@pytest.mark.parametrize(
    ("value", "kind"),
    [
        (1.5, np.float64),
        (np.float32(1.5), np.float32),
        (np.float16(1.5), np.float16),
        (ml_dtypes.bfloat16(1.5), ml_dtypes.bfloat16),
        (np.array(1.5, np.float32), np.float32),
        (np.array(1.5, ">f4"), np.float32),
    ],
)
def test_scalar_in_scalar_out(value, kind):
    for result in (xphi.gelu(value), xphi.gelu.grad(value), xphi.gelu.vjp(value, value), xphi.swiglu(value, value)):
        assert type(result) is kind
    assert [type(result) for result in xphi.swiglu.vjp(value, value, value)] == [kind, kind]


def test_no_axes_with_out():
    out = np.array(0, np.float32)
    assert xphi.gelu(np.float32(1), out=out) is out
    assert out == xphi.gelu(np.float32(1))


def test_lists_of_floats_count_as_float64():
    assert np.array_equal(xphi.gelu([[0.5, -1.0], [2.0, 3.0]]), xphi.gelu(np.array([[0.5, -1.0], [2.0, 3.0]])))


@pytest.mark.parametrize(
    ("value", "same"), [(1, 1.0), ([1, 2], [1.0, 2.0]), ((0, 0.5), [0.0, 0.5]), ([[3], [-1]], [[3.0], [-1.0]])]
)
def test_whole_numbers_of_python_count_as_float64(value, same):
    for operator in (xphi.gelu, xphi.gelu.grad, lambda x: xphi.gelu.vjp(x, x), lambda x: xphi.swiglu(x, x)):
        got = operator(value)
        assert got.dtype == np.float64
        assert np.array_equal(got, operator(np.array(same)))


class Seen:
    """What NumPy can see as an array."""

    def __init__(self, values):
        self.values = values

    def __array__(self, dtype=None, copy=None):
        return self.values


class Labelled(Seen):
    """The same, with a type of its own for what comes out: a column of a table, say."""

    def __array_wrap__(self, result):
        return Labelled(result)


def test_buffers_and_what_numpy_can_see_are_taken(tmp_path):
    mapped = np.memmap(tmp_path / "x", np.float32, "w+", shape=X.shape)
    mapped[:] = X
    for value in (memoryview(X), array.array("f", X.tolist()), Seen(X), mapped, Seen(X.astype(">f4"))):
        got = xphi.gelu(value)
        assert type(got) is np.ndarray
        assert np.array_equal(got, xphi.gelu(X))


def test_what_has_a_type_of_its_own_keeps_it():
    calls = (xphi.gelu, xphi.gelu.grad, lambda x: xphi.gelu.vjp(x, X), lambda x: xphi.gelu.bias(x, X))
    for call in (*calls, lambda x: xphi.swiglu(x, X)):
        got = call(Labelled(X))
        assert type(got) is Labelled
        assert np.array_equal(got.values, call(X))
    out = np.empty_like(X)
    assert xphi.gelu(Labelled(X), out=out) is out
    assert [type(one) for one in xphi.swiglu.vjp(Labelled(X), X, X)] == [Labelled, Labelled]


@pytest.mark.parametrize(
    ("module", "make"),
    [("torch", "torch.ones(2)"), ("torch", "torch.ones(2, requires_grad=True)"), ("jax", "jax.numpy.ones(2)")],
)
def test_the_module_for_an_array_of_another_library_is_named(module, make):
    value = eval(make, {module: pytest.importorskip(module)})  # noqa: S307 - our own text
    for call, name in ((xphi.gelu, "gelu"), (xphi.gelu.grad, "gelu.grad"), (lambda x: xphi.swiglu(x, x), "swiglu")):
        with pytest.raises(xphi.XphiError, match=rf"xphi\.{module}\.{name} takes it"):
            call(value)


class Meters(np.ndarray):
    pass


@pytest.mark.parametrize(
    ("value", "said"),
    [
        (np.int64(1), r"not defined on int64; pass x\.astype\(\"float64\"\)"),
        (True, r"not defined on bool; pass float\(x\)"),
        ([True], r"not defined on bool; pass numpy\.asarray\(x, \"float32\"\)"),
        (np.arange(3, dtype=np.int8), r"x\.astype\(\"float32\"\)"),
        (np.arange(3, dtype=np.uint16), r"x\.astype\(\"float32\"\)"),
        (2**70, "object"),
        (1j, "complex"),
        (np.array([1j]), "real part"),
        (np.longdouble(1), "float16, bfloat16, float32, float64"),
        ("1", "is a str"),
        (np.array(["1"]), "str"),
        (None, "NoneType"),
        (np.array([None]), "object"),
        (np.zeros(2, "f4,f4"), "void"),
        (np.zeros(2, "M8[s]"), "datetime"),
        (np.zeros(2, ml_dtypes.float8_e4m3fn), "float8_e4m3fn"),
        ([[1.0], [1.0, 2.0]], "cannot make an array of x"),
        (np.ma.array([1.0]), r"MaskedArray: pass numpy\.asarray\(x\)"),
        (X.view(Meters), r"Meters: pass numpy\.asarray\(x\)"),
        (memoryview(np.arange(3)), r"not defined on int64; pass numpy\.asarray\(x, \"float64\"\)"),
        (range(3), "is a range"),
        (b"12", "is a bytes"),
    ],
)
def test_what_is_refused(value, said):
    for function in (xphi.gelu, xphi.gelu.grad, lambda x: xphi.gelu.vjp(x, X), lambda x: xphi.gelu.bias(x, X)):
        with pytest.raises(xphi.XphiError, match=said) as refusal:
            function(value)
        assert len(str(refusal.value).splitlines()) == 1


@pytest.mark.parametrize(
    ("out", "said"),
    [
        (np.zeros(6), "out is float64"),
        (np.zeros(6, ">f4"), "out is >f4"),
        (np.zeros(5, np.float32), r"shape \(5,\)"),
        (np.zeros((1, 6), np.float32), r"shape \(1, 6\)"),
        (np.broadcast_to(np.float32(0), 6), "read-only"),
        (np.zeros(6, np.float32).view(Meters), "Meters"),
        ([0.0] * 6, "list"),
        ((np.zeros(6, np.float32),), "tuple"),
    ],
)
def test_outputs_that_do_not_fit(out, said):
    for call in (lambda: xphi.gelu(X, out=out), lambda: xphi.swiglu(X, X, out=out)):
        with pytest.raises(xphi.XphiError, match=said):
            call()


@pytest.mark.parametrize("out", [np.zeros(6, np.float32), (np.zeros(6, np.float32),), [X, X], ()])
def test_two_results_need_two_outputs(out):
    with pytest.raises(xphi.XphiError, match="tuple of two arrays"):
        xphi.swiglu.vjp(X, X, X, out=out)


@pytest.mark.parametrize("threads", [0, -1, 1.5, "2", True])
def test_threads_must_be_a_positive_whole_number(threads):
    with pytest.raises(xphi.XphiError, match="threads must be"):
        xphi.gelu(X, threads=threads)


def test_more_threads_than_there_can_be():
    assert np.array_equal(xphi.gelu(X, threads=2**40), xphi.gelu(X))


@pytest.mark.parametrize("rung", ["exact", "", None, 1, [], {}, X])
def test_rung_must_be_one_there_is(rung):
    for call in (xphi.gelu, xphi.gelu.grad, lambda x, rung: xphi.swiglu(x, x, rung=rung)):
        with pytest.raises(xphi.XphiError, match="rung must be one of faithful, fast"):
            call(X, rung=rung)


def test_arrays_must_be_alike():
    for call in (xphi.gelu.vjp, xphi.swiglu):
        with pytest.raises(xphi.XphiError, match=r"one shape: \w+ has \(6,\) and \w+ has \(1,\)"):
            call(X, X[:1])
        with pytest.raises(xphi.XphiError, match=r"one dtype: \w+ is float32 and \w+ is float64"):
            call(X, X.astype(float))
    for x, b in ((X, X[:1]), (X[0], X[:1]), (X.reshape(2, 3), X)):
        with pytest.raises(xphi.XphiError, match="last axis of x"):
            xphi.gelu.bias(x, b)


def test_parameters_of_a_gate():
    default = xphi.swiglu_clamped(X, X)
    assert np.array_equal(default, xphi.swiglu_clamped(X, X, **FACTS["swiglu_clamped"]["parameters"]))
    assert not np.array_equal(default, xphi.swiglu_clamped(X, X, alpha=1.0))
    with pytest.raises(xphi.XphiError, match="no parameter 'beta'"):
        xphi.swiglu_clamped(X, X, beta=1.0)
    with pytest.raises(xphi.XphiError, match="alpha must be a positive number"):
        xphi.swiglu_clamped(X, X, alpha="1")
    with pytest.raises(xphi.XphiError, match="no parameter 'alpha'; its parameters: none"):
        xphi.swiglu(X, X, alpha=1.0)


def test_names_that_there_are_not():
    with pytest.raises(xphi.XphiError, match="did you mean gelu"):
        ops.get("gellu")


def test_importing_the_package_loads_no_operator():
    code = "import sys, xphi; assert not {'numpy', 'xphi.ops', 'xphi._core'} & set(sys.modules); xphi.gelu(1.0); "
    code += "print(*(set(sys.modules) & {'sympy', 'flint', 'mpmath', 'scipy', 'xphi.functions', 'xphi.design'}))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == []


@pytest.fixture
def recorded(monkeypatch):
    """Records of our own, in place of the measured ones."""
    from xphi.ops.numpy import _accuracy

    row = {"observed": 0.75, "bound": 0.8, "at": "0x1p+0", "evidence": "exhaustive", "unit": "ulp"}
    rows = {
        ("gelu", "f", "binary32", "fast"): row,
        ("gelu", "grad", "binary64", "faithful"): {**row, "bound": None, "evidence": "sampled"},
    }
    monkeypatch.setattr(_accuracy, "_rows", lambda: rows)
    return row


def test_names_with_a_dot_are_no_attributes():
    for name in ("a.b", "xphi.gelu", "", ".", "gelu'"):
        assert not hasattr(xphi, name)


@pytest.mark.parametrize("value", [1j, None, "abc", {1.0}])
def test_a_cast_is_not_advised_where_it_would_not_help(value):
    with pytest.raises(xphi.XphiError, match="numbers and lists of numbers") as refusal:
        xphi.gelu(value)
    assert "numpy.asarray" not in str(refusal.value)


@pytest.mark.parametrize("dtype", ["float32", "binary32", np.float32, np.dtype("f4"), "single"])
def test_bound_reads_the_record(recorded, dtype):
    whole = {"away_observed": None, "near_observed": None, "near_absolute": None}
    assert vars(xphi.gelu.bound(dtype, rung="fast")) == recorded | whole


def test_bound_tells_the_surroundings_of_a_zero_apart(recorded, monkeypatch):
    from xphi.ops.numpy import _accuracy

    row = {**recorded, "name": "silu", "kind": "grad", "format": "binary32", "rung": "fast", "observed": 1e7}
    row |= {"bound": 1e7, "away_observed": 3.75, "near_observed": 2.5, "near_absolute": 2.0**-24}

    def bound(**changed):
        monkeypatch.setattr(_accuracy, "_rows", lambda: {("silu", "grad", "binary32", "fast"): row | changed})
        return xphi.silu.bound("float32", rung="fast", order=1)

    found = bound()
    assert (found.bound, found.away_observed, found.near_observed) == (1e7, 3.75, 2.5)
    assert found.near_absolute == 2.0**-24
    assert str(found) == "at most 3.75 ULP away from the zero, 2^-24 or 2.5 ULP near it (exhaustive)"
    assert str(bound(near_observed=0.0)) == "at most 3.75 ULP away from the zero, 2^-24 near it (exhaustive)"
    assert str(bound(bound=None, evidence="sampled")).startswith("observed 3.75 ULP away from the zero")
    del row["near_absolute"]
    assert str(bound(observed=3.75, bound=3.75)) == "at most 3.75 ULP (exhaustive)"  # one number holds everywhere


def test_limits_of_the_fast_rung_are_told():
    for text in (xphi.gelu.vjp.__doc__, xphi.swiglu.vjp.__doc__, xphi.swiglu.__doc__):
        assert "2^-243" in text
        assert "2^93" in text
    assert "7 when it is not given. It is rounded to the format" in xphi.swiglu_clamped.__doc__


def test_bound_outside_binary32_is_one_for_both_rungs(recorded):
    sampled = xphi.gelu.bound(float, rung="fast", order=1)
    assert sampled == xphi.gelu.bound("binary64", order=1)
    assert sampled.bound is None
    assert str(sampled) == "0.75 ULP observed (sampled)"


def test_bound_that_is_not_recorded(recorded):
    with pytest.raises(xphi.XphiError, match="no accuracy is recorded for gelu"):
        xphi.gelu.bound("float32")  # the fast kernel's record says nothing about the faithful one
    with pytest.raises(xphi.XphiError, match="no kernels for int32"):
        xphi.gelu.bound("int32")
    with pytest.raises(xphi.XphiError, match="not an element type"):
        xphi.gelu.bound(object())
    for order in (2, 1.0, True, None, []):
        with pytest.raises(xphi.XphiError, match="order must be"):
            xphi.gelu.bound("float32", order=order)
    with pytest.raises(xphi.XphiError, match="None is not an element type"):
        xphi.gelu.bound(None)
    for operator in (xphi.gelu, xphi.swiglu):
        with pytest.raises(xphi.XphiError, match="rung must be one of faithful, fast; it is 'fats'"):
            operator.bound("float32", rung="fats")
    with pytest.raises(xphi.XphiError, match="no accuracy is recorded for swiglu"):
        xphi.swiglu.bound("float32")


@pytest.mark.parametrize(
    ("given", "reason"),
    [
        ({"alpha": -1.7}, "alpha must be a positive number"),
        ({"alpha": 0.0}, "alpha must be a positive number"),
        ({"alpha": float("nan")}, "alpha must be a positive number"),
        ({"alpha": 1e39}, "largest number here"),
        ({"alpha": float("inf")}, "largest number here"),
        ({"alpha": 10**400}, "largest number here"),
        ({"limit": -2.0}, "limit must be a number that is not negative"),
        ({"limit": float("nan")}, "limit must be a number that is not negative"),
    ],
)
def test_parameters_that_the_clamped_gate_cannot_use_are_refused(given, reason):
    x = np.ones(3, np.float32)
    with pytest.raises(xphi.XphiError, match=reason):
        xphi.swiglu_clamped(x, x, **given)
    with pytest.raises(xphi.XphiError, match=reason):
        xphi.swiglu_clamped.vjp(x, x, x, **given)


def test_the_clamped_gate_may_have_no_limit():
    x = np.array([-9.0, 0.5, 30.0])
    expected = xphi.silu(x) * (x + 1)
    got = xphi.swiglu_clamped(x, x, alpha=1.0, limit=float("inf"))
    assert np.all(np.abs(got - expected) <= 4 * np.spacing(np.abs(expected)))


def test_a_product_in_range_is_not_lost_to_its_factors():
    huge = np.finfo(np.float64).max
    up_gradient = xphi.swiglu.vjp(np.array([4.157]), np.array([huge]), np.array([0.0598]))[0]
    assert np.isfinite(up_gradient).all()
    assert np.isfinite(xphi.swiglu_clamped.vjp(np.array([-0.1]), np.array([10.0]), np.array([3e307]))[0]).all()
    assert xphi.swiglu_clamped.vjp(np.array([-5e6]), np.array([10.0]), np.array([1e308]))[0] == 0
