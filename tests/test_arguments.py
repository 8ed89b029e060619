"""What `xphi.derive` takes from Python, and what it says where an argument cannot be used."""

import json
import math
import pickle
from decimal import Decimal
from fractions import Fraction

import numpy as np
import pytest
import sympy as sp

import xphi
from xphi.errors import XphiError, with_keywords
from xphi.real import Real

X, A, B, K = sp.symbols("x a b k")
ERF, TANH, GATE = "erf(x/sqrt(2))", "tanh(a*x + b*x**3)", "x*sigmoid(k*x)"


def solved(*given, **options):
    found = xphi.derive(*given, **options)
    return found.status, {name: value.decimal for name, value in found.parameters.items()}


def alike(key, *values, **rest):
    """One problem with an argument in several spellings."""
    return [{"target": "gelu", "form": "poly:4", "on": (-1, 1)} | rest | {key: value} for value in values]


SMOOTH = {"target": ERF, "form": TANH, "on": None}
NUMBERS = ("4/5", 0.8, Fraction(4, 5), Decimal("0.8"), np.float64(0.8), Real(0.8, "0.8"), sp.Rational(4, 5))
SAME = {
    "fix": alike("fix", "a=4/5", ["a=4/5"], ("a=0.8",), {A: "4/5"}, *({"a": one} for one in NUMBERS), **SMOOTH),
    "fix, irrational": alike("fix", "a=sqrt(2/pi)", {"a": "sqrt(2/pi)"}, {"a": sp.sqrt(2 / sp.pi)}, **SMOOTH),
    "require": alike(
        "require", ["f(0)=0", "f'(0)=1/2"], {"f(0)": 0, "f'(0)": "1/2"}, {"f(0)": Fraction(0), "f'(0)": 0.5}
    ),
    "require, one": alike("require", "f(0)=0", ["f(0)=0"], {"f(0)": 0}),
    "require, a word": alike("require", "monotone", ["monotone"], target="tanh", form="odd:3"),
    "target": alike("target", "gelu", xphi.gelu, xphi.gelu_erf, X * (1 + sp.erf(X / sp.sqrt(2))) / 2, form=GATE),
    "derivative": alike("target", "gelu'", xphi.gelu.grad),
    "form": alike("form", TANH, sp.tanh(A * X + B * X**3), target=ERF, on=None),
    "maximum": alike("form", "a*x+b*max(x,0)", A * X + B * sp.Max(X, 0), target="silu"),
    "on": alike(
        "on", "-1,1", (-1, 1), [-1.0, 1], np.array([-1, 1]), (np.float32(-1), np.int64(1)), (Decimal(-1), Fraction(1))
    ),
    "half a line": alike("on", (0, math.inf), ("0", "inf"), (0, np.inf), target="sigmoid", form="sigmoid(k*x)"),
    "format": alike("format", "binary16", "float16", np.float16, np.dtype("f2")),
    "weight": alike("weight", "exp(-x**2)", sp.exp(-(X**2)), norm="l2"),
}
PAIRS = [(what, options) for what, same in SAME.items() for options in same[1:]]


@pytest.mark.parametrize(("what", "options"), PAIRS, ids=[f"{what}-{k}" for k, (what, _) in enumerate(PAIRS)])
def test_spellings_of_one_problem_have_one_answer(what, options):
    assert solved(**options) == solved(**SAME[what][0])


@pytest.fixture(scope="module")
def histogram():
    return np.histogram(np.random.default_rng(0).normal(size=1000), bins=8)


def test_a_histogram_in_arrays_is_the_one_in_a_file(histogram, tmp_path):
    counts, edges = histogram
    table = np.stack([edges[:-1], edges[1:], counts], axis=1)
    np.save(tmp_path / "h.npy", table)
    expected = solved("gelu", GATE, norm="l2", weight=tmp_path / "h.npy")
    assert expected == solved("gelu", GATE, norm="l2", weight=str(tmp_path / "h.npy"))
    for weight in (histogram, (counts.tolist(), edges.tolist()), table, table.tolist()):
        assert solved("gelu", GATE, norm="l2", weight=weight) == expected


def test_a_file_of_huge_counts_and_one_of_complex_numbers(tmp_path):
    table = np.array([[-1.0, 1.0], [0.0, 2.0], [1.0, 1.0]])
    np.save(tmp_path / "h.npy", table * [1, 2.0**1022])
    assert solved("gelu", GATE, norm="l2", weight=tmp_path / "h.npy") == solved("gelu", GATE, norm="l2", weight=table)
    np.save(tmp_path / "c.npy", table * 1j)
    with pytest.raises(XphiError, match="holds complex128"):
        xphi.derive("gelu", GATE, norm="l2", weight=tmp_path / "c.npy")


def test_centres_of_bins_stand_half_way_between_their_edges():
    centred = np.array([[-1.0, 2.0], [0.0, 3.0], [1.0, 1.0]])
    edges = (centred[:, 1], [-1.5, -0.5, 0.5, 1.5])
    assert solved("gelu", GATE, norm="l2", weight=centred) == solved("gelu", GATE, norm="l2", weight=edges)


REFUSED = [
    ({"target": np.tanh}, 'write "tanh"'),
    ({"target": math.erf}, 'write "erf"'),
    ({"target": math.sqrt}, r'write "sqrt\(x\)"'),
    ({"target": lambda x: x}, "write a formula in x"),
    ({"target": None}, "target is a name or a formula"),
    ({"target": 1.5}, "target is a name or a formula"),
    ({"form": np.tanh}, "form is read as a formula and never called"),
    ({"form": xphi.gelu}, "the form has no parameters"),
    ({"form": 3}, "form is a name or a formula"),
    ({"target": sp.I * X}, "target contains I"),
    ({"target": sp.EulerGamma * X}, "target contains EulerGamma"),
    ({"target": sp.Piecewise((0, X < 0), (X, True))}, "write it with min, max, abs and sign"),
    ({"target": sp.gamma(X)}, "no function is called gamma"),
    ({"fix": 3}, r'fix takes text or a mapping, such as "a=1/2"'),
    ({"fix": [("k", 1)]}, "fix takes text or a mapping"),
    ({"fix": {"k": True}}, r"fix\['k'\] is a number or a formula, not True"),
    ({"fix": {"k": None}}, r"fix\['k'\] is a number or a formula, not None"),
    ({"fix": {"c": 1}}, "for a parameter of the form"),
    ({"fix": "c"}, "fix= takes P=EXPR"),
    ({"require": 3}, 'require takes text or a mapping, such as "monotone"'),
    ({"require": "monoton"}, r"require= takes f\(POINT\)=VALUE"),
    ({"norm": 2}, 'norm is a name, such as "minimax"'),
    ({"norm": "l3"}, "no norm is called 'l3'"),
    ({"on": 5}, r"on is a pair of numbers, such as \(-4, 4\)"),
    ({"on": (1, 2, 3)}, "on is a pair of numbers"),
    ({"on": (None, 1)}, "on has an end that is None"),
    ({"on": (2, 1)}, "empty or reversed"),
    ({"on": (-1, 1), "clamp": True}, "leave out on="),
    ({"clamp": 1}, "clamp is True or False, not 1"),
    ({"times_x": "yes"}, "times_x is True or False"),
    ({"form": "poly:3"}, r"choose a bounded interval with on=\(LO, HI\)"),
    ({"format": 3}, 'format is a name, such as "bfloat16"'),
    ({"format": "float12"}, "float12"),
    ({"norm": "l2", "weight": np.ones(3)}, r"weight has shape \(3,\)"),
    ({"norm": "l2", "weight": (np.ones(3), np.arange(3.0))}, r"n counts and n \+ 1 edges"),
    ({"norm": "l2", "weight": (-np.ones(2), np.arange(3.0))}, "negative count"),
    ({"norm": "l2", "weight": (np.zeros(2), np.arange(3.0))}, "no counts at all"),
    ({"norm": "l2", "weight": (np.ones(2), np.zeros(3))}, "empty, reversed or overlapping"),
    ({"norm": "l2", "weight": np.array([["a", "b"]])}, "not real numbers"),
    ({"norm": "l2", "weight": np.array([[1.0, np.nan], [2.0, 1.0]])}, "not a finite number"),
    ({"norm": "l2", "weight": np.array([[1.0, 1.0], [0.0, 1.0]])}, "not increasing"),
    ({"norm": "l2", "weight": 7}, "weight is a name or a formula"),
    ({"norm": "l2", "weight": np.cos}, r'write "cos\(x\)"'),
    ({"weight": (np.ones(2), np.arange(3.0))}, 'use norm="l1" or norm="l2"'),
]


@pytest.mark.parametrize(("options", "said"), REFUSED, ids=[said for _, said in REFUSED])
def test_what_cannot_be_used_is_said_in_python_words(options, said):
    with pytest.raises(XphiError, match=said) as refusal:
        xphi.derive(**{"target": "gelu", "form": GATE} | options)
    assert "--" not in str(refusal.value)


def test_the_command_line_keeps_its_own_words(cli):
    done = cli("derive", "gelu", "--form", "poly:3")
    assert done.status == 2
    assert "--on LO,HI" in done.err


@pytest.mark.parametrize(
    ("options", "keywords"),
    [
        ("--on LO,HI, or --clamp", "on=(LO, HI), or clamp=True"),
        ("use --norm l1 or --weight normal", 'use norm="l1" or weight="normal"'),
        ("--fix gives", "fix= gives"),
        ("--times-x and --also-derivative", "times_x=True and also_derivative="),
        ("`xphi derive --form F` and -- and --formula", "`xphi derive --form F` and -- and --formula"),
    ],
)
def test_options_and_keywords(options, keywords):
    assert with_keywords(options) == keywords
    assert XphiError(options).args == (options,)


@pytest.mark.parametrize(
    ("make", "meant"),
    [
        ("torch.nn.functional.gelu", "gelu"),
        ("torch.nn.functional.silu", "silu"),
        ("torch.nn.GELU()", "gelu"),
        ("torch.nn.GELU(approximate='tanh')", "gelu_tanh"),
        ("torch.tanh", "tanh"),
        ("jax.nn.gelu", "gelu_tanh"),
    ],
)
def test_the_function_that_another_library_means_is_named(make, meant):
    library = make.partition(".")[0]
    value = eval(make, {library: pytest.importorskip(library)})  # noqa: S307 - our own text
    with pytest.raises(XphiError, match=f'write "{meant}"'):
        xphi.derive(value, GATE)


@pytest.mark.parametrize("module", ["xphi.torch", "xphi.jax"])
def test_operators_on_tensors_are_targets_too(module):
    face = pytest.importorskip(module)
    assert solved(face.gelu, GATE) == solved("gelu", GATE)


OTHERS = [
    (lambda: xphi.compare(3), "name is a name or a formula"),
    (lambda: xphi.compare("gelu", points="a"), "points must be a whole number"),
    (lambda: xphi.compare("gelu", points=10.5), "points must be a whole number"),
    (lambda: xphi.compare("gelu", points=1), "points must be at least 2"),
    (lambda: xphi.compare("gelu", on=3), "on is a pair of numbers"),
    (lambda: xphi.compile(3), "compile takes what derive returned"),
    (lambda: xphi.verify(3), "which is text or a Path, not 3"),
    (lambda: xphi.verify(None), "which is text or a Path, not None"),
    (lambda: xphi.Certificate.load(None), "which is text or a Path, not None"),
    (lambda: xphi.decide(3), 'a statement is named by its ID, such as "C22"'),
    (lambda: xphi.decide([None]), "a statement is named by its ID"),
    (lambda: xphi.decide("Q1"), "no statement is called 'Q1'"),
    (lambda: xphi.gelu(1.0, approximate="tanh"), "gelu_tanh"),
    (lambda: xphi.gelu(1.0, inplace=True), "leave it out"),
]


@pytest.mark.parametrize(("call", "said"), OTHERS, ids=[said for _, said in OTHERS])
def test_other_functions_refuse_in_a_sentence(call, said):
    with pytest.raises(XphiError, match=said):
        call()


def test_one_statement_needs_no_list():
    assert xphi.decide("c22") == xphi.decide(["C22"])


def test_comparing_takes_an_operator_too():
    names = [[row.known.name for row in xphi.compare(one, on=(-1, 1))] for one in ("normal_cdf", xphi.normal_cdf)]
    assert names[0] == names[1]


@pytest.fixture(scope="module")
def logistic():
    return xphi.derive("normal_cdf", form="sigmoid(k*x)")


def test_a_parameter_is_a_float_with_more_digits(logistic):
    k = logistic.parameters["k"]
    assert isinstance(k, float)
    assert float(k) == k.value == float(k.decimal)
    assert type(k.value) is float
    assert (k * 2, 2 / k, k + k, -k, k**2) == (k.value * 2, 2 / k.value, k.value * 2, -k.value, k.value**2)
    assert k * Fraction(1, 2) == k.value / 2
    assert k > 1
    assert k == k.value
    assert hash(k) == hash(k.value)
    assert f"{k:.3f}" == f"{k.value:.3f}"
    assert str(k) == f"{k}" == k.decimal
    assert eval(repr(k), {"Real": Real}).decimal == k.decimal  # noqa: S307 - our own text
    assert pickle.loads(pickle.dumps(k)).decimal == k.decimal  # noqa: S301 - our own bytes
    assert json.loads(json.dumps(k)) == k.value
    assert np.asarray(k).dtype == np.float64


def test_the_document_of_an_approximation_is_plain_data(logistic):
    document = json.loads(json.dumps(logistic.json(), allow_nan=False))
    k = logistic.parameters["k"]
    assert document["parameters"]["k"] == {"value": k.value, "decimal": k.decimal, "hex": k.hex()}
    assert document["domain"] == ["-inf", "inf"]


@pytest.mark.parametrize("dtype", ["float16", "float32", "float64", "bfloat16"])
def test_an_approximation_keeps_the_type_of_an_array(logistic, dtype):
    import ml_dtypes

    kind = np.dtype(getattr(ml_dtypes, dtype, None) or dtype)
    x = np.linspace(-3, 3, 7).reshape(7, 1).astype(kind)
    got = logistic(x)
    assert (got.dtype, got.shape) == (kind, x.shape)
    assert np.array_equal(got, logistic(x.astype(np.float64)).astype(kind))
    assert type(logistic(x[3, 0])) is kind.type
    assert logistic(x.astype(kind.newbyteorder(">"))).dtype == kind


def test_an_approximation_of_numbers(logistic):
    assert type(logistic(0.0)) is float
    assert logistic(0.0) == logistic(0) == 0.5
    assert logistic(math.inf) == 1
    assert logistic([0, 0.0]).dtype == logistic(np.arange(2)).dtype == np.float64


@pytest.mark.parametrize(
    "value", [None, "1", 1j, True, [True], object(), np.array(["a"]), np.array([None]), {}, [[1], [1, 2]]]
)
def test_an_approximation_refuses_what_is_no_number(logistic, value):
    with pytest.raises(XphiError, match=r"an approximation (takes|cannot)"):
        logistic(value)


def test_displays(logistic):
    bound = f"{logistic.error['bound']:.6g}"
    for text in (repr(logistic), repr(logistic.certificate)):
        assert len(text.splitlines()) == 1
        assert bound in text
    assert logistic.parameters["k"].decimal in str(logistic)
    html = logistic._repr_html_()
    assert f"<td>{logistic.parameters['k'].decimal}</td>" in html
    assert bound in html
    assert bound in logistic.certificate._repr_html_()
    latex = logistic._repr_latex_()
    assert latex.startswith(("$", "\\begin"))
    failed = xphi.derive("exp(-x)", form="a*x+b", on=(0, 1), norm="taylor@1/2")
    assert failed.certificate.error["bound"] is not None
    assert "\n" not in repr(failed)


def test_markup_in_a_formula_is_escaped():
    found = xphi.derive("relu", form="a*x + b*abs(x)")
    assert "<" not in found.certificate._repr_html_().removeprefix("<p>").removesuffix("</p>")


def test_a_certificate_is_saved_loaded_and_verified(logistic, tmp_path):
    path = tmp_path / "k.toml"
    logistic.certificate.save(path)
    loaded = xphi.Certificate.load(path)
    assert loaded == logistic.certificate
    assert loaded.error == logistic.error
    verdict = loaded.verify()
    assert verdict
    assert verdict.holds
    assert xphi.verify(path).error == logistic.error
    assert str(loaded) == loaded.sentence()


def test_an_altered_certificate_and_a_false_one(logistic, tmp_path):
    from xphi.certify.certificate import seal

    text = logistic.certificate.text()
    path = tmp_path / "k.toml"
    path.write_text(text.replace("sigmoid(k*x)", "sigmoid(k*x )", 1))
    assert not xphi.verify(path)
    assert "altered" in xphi.verify(path).reason
    with pytest.raises(XphiError, match="was altered"):
        xphi.Certificate.load(path)
    path.write_text(seal(text.replace('target = "normal_cdf"', 'target = "sigmoid"')))
    assert not xphi.Certificate.load(path).verify()
    assert xphi.verify(path).reason.startswith("false")
    with pytest.raises(XphiError, match="cannot read"):
        xphi.verify(tmp_path / "absent.toml")
