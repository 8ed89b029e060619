"""Every language in a format, by a scheme: what its header states holds for what it computes, evaluation included."""

import functools
import shutil
import subprocess
from fractions import Fraction

import numpy as np
import pytest
from flint import arb

from xphi import formats
from xphi.balls.numbers import BALLS, precision
from xphi.certify.certificate import Certificate
from xphi.certify.claim import Claim, Clamp
from xphi.certify.prove import prove
from xphi.cli._approximation import named_certificate
from xphi.emit import emit, languages
from xphi.formula.program import compile_formula
from xphi.formula.symbols import x as symbol

UNIT = (Fraction(-1), Fraction(1))
QUOTIENT = {"a": Fraction(2, 5), "b": Fraction(1, 7), "c": Fraction(1, 9), "d": Fraction(1, 50)}
SEXTIC, RATIO = "x**6 - 3*x**5 + 2*x**4 - x**3 + 5*x - 1", "(x**3 - 2*x)/(x**2 + 3)"
CLAIMS = {
    # of these the whole error is that of the evaluation
    "exact polynomial": Claim(SEXTIC, SEXTIC, {}, *UNIT),
    "exact quotient": Claim(RATIO, RATIO, {}, Fraction(-4), Fraction(4)),
    "exact gate": Claim("silu", "x*sigmoid(x)", {}, Fraction(-8), Fraction(8)),
    "exact tail": Claim("erfc(x)", "erfc(x)", {}, Fraction(-3), Fraction(3)),
    "polynomial": Claim("exp(x)", "1 + x + x**2/2 + x**3/6 + x**4/24 + x**5/120", {}, *UNIT, "rel"),
    "odd": Claim("sin(x)", "x - x**3/6 + x**5/120", {}, *UNIT, "rel"),
    "quotient": Claim("gelu", "(x/2 + a*x**2 + b*x**3)/(1 + c*x**2 + d*x**4)", QUOTIENT, Fraction(-2), Fraction(3)),
    "clamped": Claim("relu", "x", {}, clamp=Clamp(Fraction(3, 10), "0", "x")),
    "signs": Claim("tanh", "sign(x)*min(abs(x), 1)", {}),
    "softplus": Claim("relu", "softplus(4*x)/4", {}),
    "tail": Claim("silu", "x*erfc(-x/sqrt(3))/2", {}),
    "waves": Claim("normal_pdf", "(1 + cos(x) + sin(x)**2)/5", {}, Fraction(-2), Fraction(2)),
    "power": Claim("normal_pdf", "2*(1 + x**2)**(-4/3)/5", {}, Fraction(-2), Fraction(2)),
}
NAMES = (*CLAIMS, "gelu/gelu_tanh")
WAYS = [(dtype, scheme) for dtype in ("binary64", "binary32") for scheme in ("horner", "estrin")]
SIXTEEN = [("quotient", "bfloat16"), ("odd", "binary16"), ("polynomial", "bfloat16")]
RUN = ("torch", "jax", "triton", "cuda", "onnx", "js")
#: What runs in a default test, of all that there is.
QUICK = ("exact polynomial", "exact quotient", "exact gate")
#: What starts Python and two frameworks, and takes long.
SLOW = ("triton",)


def slow(value, *quick):
    return pytest.param(value, marks=() if value in quick else pytest.mark.slow)


LANGUAGES = [slow(language, *(each for each in RUN if each not in SLOW)) for language in RUN]


@functools.cache
def certificate(name):
    return Certificate(CLAIMS[name], prove(CLAIMS[name])) if name in CLAIMS else named_certificate(name)


@functools.cache
def written(language, name, **options):
    return emit(certificate(name), language, name="f", **options)


@functools.cache
def inputs(name, dtype):
    """Numbers of a format: spread over the domain or a part of it, of every size, the ends, and zeros."""
    claim, number_format = certificate(name).claim, formats.get(dtype)
    rng = np.random.default_rng(13)
    low, high = max(float(claim.low), -12), min(float(claim.high), 12)
    sizes = np.ldexp(rng.uniform(1, 2, 40), rng.integers(number_format.emin, min(number_format.emax, 300), 40))
    every = np.concatenate([rng.uniform(low, high, 100), sizes, -sizes, [low, high, 0.0, -0.0]])
    found = np.array([float(number_format.round(Fraction(value))) for value in every])
    return found[np.isfinite(found) & (found >= float(claim.low)) & (found <= float(claim.high))]


@functools.cache
def goals(name, dtype):
    target = compile_formula(certificate(name).claim.target_formula(), [symbol])
    with precision(256):
        return [BALLS.run(target, arb(float(at)))[0] for at in inputs(name, dtype)]


def assert_within(emitted, text, name, dtype, values):
    bound, growth, floor, _ = emitted.stated(text)[dtype]
    relative = certificate(name).claim.unit == "rel"
    with precision(256):
        for at, goal, value in zip(inputs(name, dtype), goals(name, dtype), values, strict=True):
            limit = arb(bound) * (abs(goal) if relative else 1) + arb(growth) * abs(float(at)) + floor
            assert not abs(goal - float(value)) > limit, (at, value, float(goal), float(limit))


@pytest.mark.parametrize(("dtype", "scheme"), WAYS)
@pytest.mark.parametrize("name", [slow(name, *QUICK) for name in NAMES])
@pytest.mark.parametrize("language", LANGUAGES)
def test_code_in_a_format_keeps_its_total_bound(emitted, tmp_path, language, name, dtype, scheme):
    text = written(language, name, dtype=dtype, scheme=scheme)
    assert emitted.stated(text)[dtype][3] == "proved"
    (values,) = emitted.run(language, [emitted.Job(text, "f", dtype, inputs(name, dtype))], tmp_path)
    assert_within(emitted, text, name, dtype, values)


@pytest.mark.slow
@pytest.mark.parametrize("dtype", ["bfloat16", "binary16"])
@pytest.mark.parametrize("language", [language for language in RUN if language != "js"])
def test_sixteen_bits_keep_a_bound_that_every_input_was_tried_for(emitted, tmp_path, language, dtype):
    if (language, dtype) == ("triton", "bfloat16"):
        pytest.skip("Triton's interpreter cuts where it should round to bfloat16")
    names = [name for name, each in SIXTEEN if each == dtype]
    texts = [written(language, name, dtype=dtype) for name in names]
    jobs = [emitted.Job(text, "f", dtype, inputs(name, dtype)) for name, text in zip(names, texts, strict=True)]
    for name, text, values in zip(names, texts, emitted.run(language, jobs, tmp_path), strict=True):
        assert emitted.stated(text)[dtype][3] == "exhaustive"
        assert_within(emitted, text, name, dtype, values)


@pytest.mark.parametrize("dtype", ["binary64", "binary32"])
def test_fused_cuda_keeps_its_bound(emitted, tmp_path, dtype):
    names = ("polynomial", "odd", "quotient")
    texts = [written("cuda", name, dtype=dtype, fma=True) for name in names]
    assert all("fma(" in text or "fmaf(" in text for text in texts)
    jobs = [emitted.Job(text, "f", dtype, inputs(name, dtype)) for name, text in zip(names, texts, strict=True)]
    for name, text, values in zip(names, texts, emitted.run("cuda", jobs, tmp_path), strict=True):
        assert_within(emitted, text, name, dtype, values)


@pytest.mark.parametrize("dtype", ["binary64", "binary32"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_clamped_argument_is_the_nearest_end(emitted, tmp_path, language, dtype):
    low, high = (float(end) for end in (certificate("quotient").claim.low, certificate("quotient").claim.high))
    x = np.array([low, low - 1, -1e30, -np.inf, high, high + 1, 1e30, np.inf, 0.5, np.nan])
    x = x.astype(emitted.TYPES[dtype]).astype(np.float64)
    texts = [written(language, "quotient", dtype=dtype, clamp_argument=clamped) for clamped in (True, False)]
    held, free = emitted.run(language, [emitted.Job(text, "f", dtype, x) for text in texts], tmp_path)
    assert np.all(held[:4] == free[0])
    assert np.all(held[4:8] == free[4])
    assert held[8] == free[8]
    assert np.isnan(held[9])
    assert "nearest end" in texts[0]


def test_a_clamped_argument_has_no_slope():
    import torch

    space = {}
    exec(written("torch", "quotient", clamp_argument=True), space)  # noqa: S102 - the code under test
    x = torch.tensor([-9.0, 0.5, 9.0], requires_grad=True)
    (slope,) = torch.autograd.grad(space["f"](x).sum(), x)
    assert (slope == 0).tolist() == [True, False, True]


@pytest.mark.parametrize("language", languages())
def test_the_name_is_that_of_the_function(language):
    text = emit(certificate("odd"), language, name="my_sine")
    assert text.count("my_sine") or r"\operatorname{my\_sine}(x) &\approx" in text
    assert "xphi_sin" not in text


@pytest.mark.parametrize("language", ["js", *(language for language in RUN if language != "js")])
def test_estrin_pairs(language):
    texts = [written(language, "polynomial", scheme=scheme) for scheme in ("horner", "estrin")]
    assert ["Estrin" in text for text in texts] == [False, True]
    assert len({text.replace("Polynomials by Estrin's scheme. ", "") for text in texts}) == 2


def test_binary32_in_javascript_is_the_binary32_of_c(emitted, tmp_path):
    """Sums, products and quotients have one right value, and Math.fround gives it."""
    jobs = [
        emitted.Job(written(language, name, dtype="binary32"), "f", "binary32", inputs(name, "binary32"))
        for name in ("exact polynomial", "quotient", "clamped")
        for language in ("js", "cuda")
    ]
    script, compiled = (emitted.run(to, jobs[k::2], tmp_path) for k, to in enumerate(("js", "cuda")))
    for ours, theirs in zip(script, compiled, strict=True):
        assert np.array_equal(ours, theirs)


def test_jax_says_that_binary64_is_off():
    space = {}
    exec(written("jax", "odd", dtype="binary64"), space)  # noqa: S102 - the code under test
    with pytest.warns(UserWarning, match="float64"), pytest.raises(TypeError, match="jax_enable_x64"):
        space["f"](np.arange(3.0))


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("nvcc") is None, reason="nvcc is not installed")
@pytest.mark.parametrize("dtype", [None, "binary64", "binary32", "binary16", "bfloat16"])
def test_nvcc_compiles_every_function(emitted, tmp_path, dtype):
    jobs = [
        emitted.Job(written("cuda", name, dtype=dtype, fma=dtype == "binary32"), "f", kind, None, generic=dtype is None)
        for name in (NAMES if dtype is None or formats.get(dtype).bits > 16 else [n for n, d in SIXTEEN if d == dtype])
        for kind in ([dtype] if dtype else ["binary32", "binary64"])
    ]
    source, kernels = emitted.cuda_source(jobs)
    kinds = [emitted.KINDS[job.dtype] for job in jobs]
    uses = [
        f"void (*k{n})(const {t} *, {t} *, size_t) = {k};" for n, (k, t) in enumerate(zip(kernels, kinds, strict=True))
    ]
    heads = [f"#include <{name}.h>" for name in ("math", "stddef", "cuda_fp16", "cuda_bf16")]
    (tmp_path / "all.cu").write_text("\n".join([*heads, source, *uses, ""]))
    command = [shutil.which("nvcc"), "-c", "all.cu", "-o", "all.o"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
