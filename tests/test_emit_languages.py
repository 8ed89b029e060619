"""Code in the languages that evaluate in two precisions or on other machines: run, and held to its bound."""

import functools
import importlib
import math
import re
import sys
from fractions import Fraction
from pathlib import Path

import jax
import jax.numpy as jnp
import numpy as np
import onnx
import onnxruntime
import pytest
import torch

from xphi import reference
from xphi.certify.certificate import Certificate
from xphi.certify.claim import Claim
from xphi.certify.prove import prove
from xphi.cli._approximation import named_certificate
from xphi.emit import Code, emit, encode
from xphi.emit._tree import Tree

ERF = "erf(x/sqrt(2))"
HALF_LINE, WORDS = (Fraction(-4), Fraction(4)), ("near", "function", "M_PI")
#: Each as it is named: an ID, a problem to derive, or a claim; together every operation that a formula can have.
DERIVED = {
    "clamped": (ERF, "tanh(a*x + b*x**3 + c*x**5)", {"clamp": True}),
    "lines": ("gelu", "pwl:4", {"on": (-4, 4)}),
    "parabolas": ("gelu", "pwq:3", {"on": (-4, 4)}),
    "table": ("gelu", "table:8", {"on": (-4, 4)}),
    "rational": ("gelu", "rational:3,2", {"on": (-3, 3)}),
    "relative": ("exp(x)", "poly:5", {"on": (-1, 1), "norm": "minimax-rel"}),
}
CLAIMS = {
    "softplus": Claim("relu", "softplus(4*x)/4", {}),
    "signs": Claim("tanh", "sign(x)*min(abs(x), 1)", {}),
    "exponentials": Claim("sigmoid", "1/(1 + exp(-x))", {}, *HALF_LINE),
    "difference": Claim("tanh", "(exp(2*x) - 1)/(exp(2*x) + 3/2)", {}, *HALF_LINE),
    "waves": Claim("normal_pdf", "(1 + cos(x) + sin(x)**2)/5", {}, Fraction(-2), Fraction(2)),
    "logarithm": Claim("softplus", "log(1 + exp(2*x))/2", {}, *HALF_LINE),
    "error function": Claim("tanh", "erf(x)", {}),
    "tail": Claim("silu", "x*erfc(-x/sqrt(3))/2", {}),
    "power": Claim("normal_pdf", "2*(1 + x**2)**(-4/3)/5", {}, Fraction(-2), Fraction(2)),
    "pieces": Claim("gelu", "relu(x)", {}),
    "bent piece": Claim("selu", "elu(x)", {}, *HALF_LINE),
    "constant": Claim("sigmoid", "c", {"c": Fraction(1, 3)}),
    "words": Claim("gelu", "x*sigmoid(near*x)*function/M_PI", dict.fromkeys(WORDS, Fraction(2)), *HALF_LINE),
}  # fmt: skip
KNOWN = (
    "gelu/gelu_tanh", "gelu/winitzki", "gelu/soranzo_epure", "gelu/abramowitz_stegun", "gelu/hard", "gelu/algebraic",
)  # fmt: skip
ALL = (*DERIVED, *CLAIMS, *KNOWN)
FORMATS = {"float32": "binary32", "float64": "binary64"}
SIZE = 110
LANGUAGES = ("torch", "jax", "triton", "cuda", "onnx", "js")
#: The same; what starts Python and two frameworks takes long.
RUN = [pytest.param(each, marks=pytest.mark.slow if each == "triton" else ()) for each in LANGUAGES]


@functools.cache
def certificate(name):
    from xphi.design import derive

    if name in DERIVED:
        goal, form, options = DERIVED[name]
        return derive(goal, form, **options).certificate
    return named_certificate(name) if name in KNOWN else Certificate(CLAIMS[name], prove(CLAIMS[name]))


@functools.cache
def code(name):
    return Code.of(certificate(name))


@functools.cache
def written(name, language):
    """What `emit` gives, without proving the rounded coefficients again for every language."""
    return importlib.import_module(f"xphi.emit.{language}").write(code(name))


@functools.cache
def inputs(name):
    """binary32 numbers in the domain: in the bulk, in tails, of every size, zeros; then what is not finite."""
    rng = np.random.default_rng(5)
    sizes = np.ldexp(rng.uniform(1, 2, 25), rng.integers(-126, 127, 25)) * rng.choice([-1, 1], 25)
    borders = [float(v) for far in code(name).far for v in (far.at, -far.at, far.narrow, -far.narrow)]
    special = [0.0, -0.0, 0.5, -0.5, *borders, float(np.finfo(np.float32).max), -float(np.finfo(np.float32).max)]
    finite = np.concatenate([rng.uniform(-4, 4, 40), rng.uniform(-30, 30, 20), sizes, special]).astype(np.float32)
    claim = certificate(name).claim
    inside = finite[(finite >= float(claim.low)) & (finite <= float(claim.high))]
    ends = [v for v in (math.inf, -math.inf) if claim.low <= v <= claim.high]
    # of one length, so that a framework compiles each operation once
    return np.concatenate([np.resize(inside, SIZE - len(ends)), ends, [math.nan]]).astype(np.float32)


#: What takes long to start or to compile runs everything at once.
TOGETHER = ("triton", "cuda")


@pytest.fixture(scope="module")
def ran(emitted, tmp_path_factory):
    """The values of a language for a name, by dtype."""

    @functools.cache
    def values(language, names):
        made = {(name, dtype): job for name in names for dtype, job in jobs(emitted, language, name).items()}
        return dict(
            zip(made, emitted.run(language, list(made.values()), tmp_path_factory.mktemp(language)), strict=True)
        )

    def found(language, name):
        every = values(language, ALL if language in TOGETHER else (name,))
        return {dtype: every[each, dtype] for each, dtype in every if each == name}

    return found


def module(emitted, name, language):
    return emitted.function(jobs(emitted, language, name)["float32"])


def jobs(emitted, language, name):
    text, called, x = written(name, language), code(name).name, inputs(name)
    dtypes = FORMATS if language != "js" else ("float64",)
    return {dtype: emitted.Job(text, called, FORMATS[dtype], x, generic=True) for dtype in dtypes}


# --- the tests


@functools.cache
def exact(name, *, form):
    """The target, or the form with the coefficients of the code, at the finite inputs."""
    goal = code(name).claim.approximation() if form else certificate(name).claim.target
    return np.array([float(reference.value(goal, float(v), 0, 96).mid()) for v in inputs(name) if np.isfinite(v)])


def rounding(roundoff, name, dtype):
    """What the evaluation may add at the finite inputs, and which of those are not so far out that it is not used."""
    found = code(name)
    x = inputs(name)[np.isfinite(inputs(name))]
    near, inside = np.ones((2, *x.shape), dtype=bool)
    for far in found.far:
        at = float(far.narrow if dtype == "float32" else far.at)
        near &= far.side * x <= at
        inside &= far.side * x < at
    bound = roundoff(x.astype(np.float64), FORMATS[dtype], {str(s): v for s, v in found.constants.items()}, own=True)
    limit = bound.limit(Tree(hold=False).build(found.formula))
    # the asymptote is the form rounded to the format, and may itself be rounded
    return np.where(near, limit, 0) + 2 * float(np.finfo(dtype).eps) * np.abs(exact(name, form=False)), inside


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("language", RUN)
def test_code_keeps_its_bound(emitted, roundoff, ran, language, name):
    x = inputs(name)
    finite = np.isfinite(x)
    for dtype in FORMATS if language != "js" else ("float64",):
        values = ran(language, name)[dtype]
        goal = exact(name, form=False)
        allowed, inside = rounding(roundoff, name, dtype)
        bound, growth, floor, how = emitted.stated(written(name, language))[FORMATS[dtype]]
        assert how == "proved"
        size = np.abs(goal) if code(name).claim.unit == "rel" else 1
        limit = bound * size + growth * np.abs(x[finite].astype(np.float64)) + floor
        over = np.abs(goal) > float(np.finfo(dtype).max)
        found = values[finite].astype(np.float64)
        wrong = ~over & ~(np.abs(found - goal) <= limit)
        assert not wrong.any(), (dtype, x[finite][wrong], found[wrong], goal[wrong])
        # and it is that form, to the roundings alone
        wrong = ~over & inside & ~(np.abs(found - exact(name, form=True)) <= allowed)
        assert not wrong.any(), (dtype, x[finite][wrong], found[wrong], exact(name, form=True)[wrong], allowed[wrong])
        assert np.isnan(values[-1])
        for at, value in zip(x[np.isinf(x)], values[np.isinf(x)], strict=True):
            end = float(reference.rounded(code(name).claim.target, float(at), "binary64"))
            assert value == end if math.isinf(end) else abs(value - end) <= bound + float(np.finfo(dtype).eps)


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("language", RUN)
def test_a_zero_for_a_negative_zero_is_the_forms_own(ran, language, name):
    x = inputs(name)
    at = np.flatnonzero((x == 0) & np.signbit(x))
    if not at.size:
        return
    goal = float(reference.rounded(code(name).claim.approximation(), -0.0, "binary64"))
    for dtype in FORMATS if language != "js" else ("float64",):
        value = float(ran(language, name)[dtype][at[0]])
        if goal == 0:
            assert value == 0
            # Where of onnxruntime gives +0 for a -0 that it chooses
            assert language == "onnx" or math.copysign(1, value) == math.copysign(1, goal)


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_header_states_target_form_and_bound(language, name):
    text = written(name, language)
    claim = certificate(name).claim
    assert f"{claim.target} by {claim.form}" in text
    assert f"error at most {float(code(name).proof.bound)!r}" in text


@pytest.mark.parametrize("name", ["gelu/gelu_tanh", "gelu/algebraic", "tail", "pieces", "softplus", "clamped"])
def test_sixteen_bits_are_computed_in_binary32_and_rounded_once(emitted, name):
    x = np.linspace(-9, 9, 201, dtype=np.float32)
    for torch_type in (torch.float16, torch.bfloat16):
        function, at = module(emitted, name, "torch"), torch.from_numpy(x).to(torch_type)
        assert torch.equal(function(at), function(at.float()).to(torch_type))
    for jax_type in (jnp.float16, jnp.bfloat16):
        function, at = module(emitted, name, "jax"), jnp.asarray(x).astype(jax_type)
        assert (function(at) == function(at.astype(jnp.float32)).astype(jax_type)).all()


@pytest.mark.slow
def test_triton_computes_sixteen_bits_in_binary32_too(emitted, tmp_path):
    x = np.linspace(-9, 9, 201).astype(np.float16)
    made = [
        emitted.Job(written(name, "triton"), code(name).name, dtype, x, generic=True)
        for name in ("gelu/gelu_tanh", "tail")
        for dtype in ("binary16", "binary32")
    ]
    found = emitted.run("triton", made, tmp_path)
    for low, wide in zip(found[::2], found[1::2], strict=True):
        assert np.array_equal(low, wide.astype(np.float16))


@pytest.mark.parametrize(
    "name", ["gelu/gelu_tanh", "gelu/algebraic", "tail", "pieces", "bent piece", "softplus", "clamped"]
)
def test_gradients_are_numbers_everywhere(emitted, name):
    x = inputs(name)[~np.isnan(inputs(name))]
    at = torch.from_numpy(x).requires_grad_()
    (slope,) = torch.autograd.grad(module(emitted, name, "torch")(at).sum(), at)
    assert torch.isfinite(slope).all()
    assert np.isfinite(jax.jit(jax.vmap(jax.grad(module(emitted, name, "jax"))))(jnp.asarray(x))).all()


def test_the_text_of_a_model_is_the_model():
    for name in ("gelu/abramowitz_stegun", "tail"):
        assert written(name, "onnx") == emit(certificate(name), "onnx")
        read = onnx.parser.parse_model(written(name, "onnx"))
        sessions = [
            onnxruntime.InferenceSession(content, providers=["CPUExecutionProvider"])
            for content in (read.SerializeToString(), encode(certificate(name), "onnx"))
        ]
        x = inputs(name)
        assert np.array_equal(*(session.run(None, {"x": x})[0] for session in sessions), equal_nan=True)


def test_the_verb_writes_a_file_that_a_runtime_loads(cli, tmp_path):
    path = tmp_path / "gelu.onnx"
    ran = cli("emit", "gelu/gelu_tanh", "--to", "onnx", "-o", path)
    assert (ran.status, ran.out) == (0, "")
    assert path.read_bytes() == encode(certificate("gelu/gelu_tanh"), "onnx")
    onnx.checker.check_model(str(path))
    printed = cli("emit", "gelu/gelu_tanh", "--to", "onnx")
    assert printed.out == emit(certificate("gelu/gelu_tanh"), "onnx")


def test_the_help_names_every_language(cli):
    from xphi.emit import languages

    folder = Path(sys.modules["xphi.emit"].__file__).parent
    assert set(languages()) == {path.stem for path in folder.glob("[a-z]*.py")}
    said = cli("emit", "--help").out
    assert all(re.search(rf"\b{language}\b", said) for language in languages())
