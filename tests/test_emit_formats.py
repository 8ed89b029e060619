"""Code in a format: what its header states holds for what it computes, evaluation included."""

import ctypes
import functools
import math
import re
import shutil
import subprocess
from fractions import Fraction
from pathlib import Path

import ml_dtypes
import numpy as np
import pytest
from flint import arb

from xphi import formats
from xphi.balls.numbers import BALLS, precision
from xphi.certify.certificate import Certificate
from xphi.certify.claim import Claim
from xphi.certify.prove import prove
from xphi.cli._approximation import named_certificate
from xphi.emit import emit, languages
from xphi.emit.c import LANGUAGE
from xphi.errors import XphiError
from xphi.formula.program import compile_formula
from xphi.formula.symbols import x as symbol

CC = shutil.which("gcc") or shutil.which("cc")
needs_compiler = pytest.mark.skipif(CC is None, reason="needs a C compiler")
ERF = "erf(x/sqrt(2))"
#: Each as it is named: a problem to derive, or a claim.
CASES = {
    "clamped": (ERF, "tanh(a*x + b*x**3 + c*x**5)", {"clamp": True}),
    "clamped gate": ("gelu", "x*(1 + tanh(a*x + b*x**3 + c*x**5))/2", {"clamp": True}),
    "sigmoid": ("gelu", "x*sigmoid(k*x)", {}),
    "tanh": ("normal_cdf", "(1 + tanh(a*x + b*x**3))/2", {"fix": ("a=sqrt(2/pi)",)}),
    "algebraic": ("tanh", "x/(a + abs(x))", {}),
    "root": ("erf", "a*x/sqrt(1 + b*x**2)", {}),
    "mix": (ERF, "a*tanh(x) + b*tanh(x)**3 + c*tanh(x)**5", {}),
    "rational": ("gelu", "rational:3,2", {"on": (-3, 3)}),
    "polynomial": ("exp(x)", "poly:5", {"on": (-1, 1), "norm": "minimax-rel"}),
    "long polynomial": ("sigmoid", "poly:9", {"on": (-4, 4)}),
    "close polynomial": ("exp(x)", "poly:12", {"on": (0, 1), "norm": "minimax-rel"}),
    "even": ("cos(x)", "a + b*x**2 + c*x**4 + d*x**6", {"on": (-2, 2)}),
}
CLAIMS = {
    "softplus": Claim("relu", "softplus(4*x)/4", {}),
    "minima": Claim("hard_swish", "x*min(max(x + 3, 0), 6)/6", {}),
    "signs": Claim("tanh", "sign(x)*min(abs(x), 1)", {}),
    "exponentials": Claim("sigmoid", "1/(1 + exp(-x))", {}, Fraction(-8), Fraction(8)),
    "cosine": Claim("normal_pdf", "(1 + cos(x))/5", {}, Fraction(-2), Fraction(2)),
    "error function": Claim("normal_cdf", "(1 + erf(k*x))/2", {"k": Fraction(7, 10)}, Fraction(-6), Fraction(6)),
    "arctangent": Claim("tanh", "2*atan(k*x)/pi", {"k": Fraction(3, 2)}, Fraction(-9), Fraction(9)),
    "power": Claim("sqrt(x)", "x**(3/7)", {}, Fraction(1, 2), Fraction(4)),
}
KNOWN = ("gelu/gelu_tanh", "gelu/winitzki", "gelu/hard", "gelu/algebraic")
ALL = (*CASES, *CLAIMS, *KNOWN)
#: The ways to write them: a format, a scheme, fused or not.
WAYS = [(d, s, f) for d in ("binary64", "binary32") for s, f in (("horner", False), ("estrin", True))]
SIXTEEN = [
    (n, d) for n, d in zip(("sigmoid", "rational", "polynomial", "minima"), ("bfloat16", "binary16") * 2, strict=True)
]
TYPES = {"binary64": np.float64, "binary32": np.float32, "binary16": np.float16, "bfloat16": ml_dtypes.bfloat16}


@functools.cache
def certificate(name):
    from xphi.design import derive

    if name in CASES:
        goal, form, options = CASES[name]
        return derive(goal, form, **options).certificate
    return named_certificate(name) if name in KNOWN else Certificate(CLAIMS[name], prove(CLAIMS[name]))


def stated(code):
    """The bound, its growth with |x|, and what is allowed next to zero."""
    text = " ".join(line.strip(" *") for line in code.splitlines())
    found = re.search(
        r"otal error in \w+ at most (\S+?)(?: \+ (\S+)\*\|x\|)?(?:, and (\S+) next to zero)?; (\w+)", text
    )
    assert found, code
    return float(found[1]), float(found[2] or 0), float(found[3] or 0), found[4]


def inputs(name, dtype):
    """Numbers of a format in the domain: spread, next to each other, at the ends, and of every size."""
    claim, kind = certificate(name).claim, TYPES[dtype]
    low, high = (float(max(min(end, 12), -12)) for end in (claim.low, claim.high))
    rng = np.random.default_rng(7)
    number_format = formats.get(dtype)
    sizes = np.ldexp(rng.uniform(1, 2, 120), rng.integers(number_format.emin - 9, min(number_format.emax, 900), 120))
    spread = [np.linspace(low, high, 400), rng.uniform(low, high, 400), sizes, -sizes, [low, high, 0.0]]
    with np.errstate(over="ignore"):
        at = np.unique(np.concatenate(spread).astype(kind).astype(np.float64))
    return at[(at >= float(claim.low)) & (at <= float(claim.high)) & np.isfinite(at)]


def assert_within(name, code, at, values):
    claim = certificate(name).claim
    bound, growth, floor, _ = stated(code)
    assert math.isfinite(bound)
    target = compile_formula(claim.target_formula(), [symbol])
    with precision(256):
        for point, value in zip(at, values, strict=True):
            goal = BALLS.run(target, arb(float(point)))[0]
            error = abs(goal - float(value))
            limit = bound * abs(goal) + floor if claim.unit == "rel" else arb(bound) + growth * abs(float(point))
            assert not error > limit, (point, value, float(error.mid()), float(limit.mid()))


@pytest.fixture(scope="module")
def built(tmp_path_factory):
    folder = tmp_path_factory.mktemp("formats")

    def build(code, dtype, *flags):
        stem = f"f{len(list(folder.iterdir()))}"
        source, library = folder / f"{stem}.c", folder / f"{stem}.so"
        source.write_text(code)
        command = [CC, "-std=c11", "-Wall", "-Wextra", "-Werror", "-Wdouble-promotion", "-O2", "-fPIC", "-shared"]
        done = subprocess.run(
            [*command, *flags, source, "-o", library, "-lm"], capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stderr
        kind = {"binary64": ctypes.c_double, "binary32": ctypes.c_float}.get(dtype, ctypes.c_uint16)
        function = ctypes.CDLL(str(library)).f
        function.restype, function.argtypes = kind, [kind]
        return function

    return build


@needs_compiler
@pytest.mark.parametrize(("dtype", "scheme", "fma"), WAYS)
@pytest.mark.parametrize("name", ALL)
def test_c_keeps_its_total_bound(built, name, dtype, scheme, fma):
    code = emit(certificate(name), "c", dtype=dtype, name="f", scheme=scheme, fma=fma)
    assert stated(code)[3] == "proved"
    at = inputs(name, dtype)
    for flags in [(), ("-mfma", "-ffp-contract=fast")] if "fma" in cpu_flags() and not fma else [()]:
        function = built(code, dtype, *flags)
        assert_within(name, code, at, [function(float(v)) for v in at])


@functools.cache
def cpu_flags():
    said = Path("/proc/cpuinfo")
    return frozenset(said.read_text(encoding="utf-8").split()) if said.exists() else frozenset()


@pytest.mark.parametrize(("dtype", "scheme"), [("binary64", "horner"), ("binary32", "estrin")])
@pytest.mark.parametrize("name", ALL)
def test_numpy_keeps_its_total_bound(name, dtype, scheme):
    code = emit(certificate(name), "numpy", dtype=dtype, name="f", scheme=scheme)
    values = run_numpy(code)(inputs(name, dtype).astype(TYPES[dtype]))
    assert values.dtype == TYPES[dtype]
    assert_within(name, code, inputs(name, dtype), values)


def run_numpy(code):
    space = {}
    exec(code, space)  # noqa: S102 - the code under test
    return space["f"]


@needs_compiler
@pytest.mark.parametrize(("name", "dtype"), SIXTEEN)
def test_sixteen_bits_keep_a_bound_that_every_input_was_tried_for(built, name, dtype):
    code = emit(certificate(name), "c", dtype=dtype, name="f")
    assert stated(code)[3] == "exhaustive"
    function = built(code, dtype)
    claim, kind = certificate(name).claim, TYPES[dtype]
    bits = np.arange(2**16, dtype=np.uint32).astype(np.uint16)
    with np.errstate(invalid="ignore"):
        every = bits.view(kind).astype(np.float64)
    found = np.array([function(int(b)) for b in bits], dtype=np.uint16).view(kind).astype(np.float64)
    assert np.all(np.isnan(found[np.isnan(every)]))
    inside = np.isfinite(every) & (every >= float(claim.low)) & (every <= float(claim.high))
    assert_within(name, code, every[inside], found[inside])


@pytest.mark.parametrize(("name", "dtype"), [("polynomial", "binary16"), ("rational", "bfloat16")])
def test_numpy_keeps_its_bound_in_sixteen_bits(name, dtype):
    code = emit(certificate(name), "numpy", dtype=dtype, name="f")
    at = inputs(name, dtype)
    values = run_numpy(code)(at.astype(TYPES[dtype]))
    assert values.dtype == TYPES[dtype]
    assert_within(name, code, at, values)


@needs_compiler
@pytest.mark.parametrize("dtype", ["bfloat16", "binary16"])
def test_the_identity_keeps_every_number_of_sixteen_bits(built, dtype):
    claim = Claim("x", "x", {})
    code = emit(Certificate(claim, prove(claim)), "c", dtype=dtype, name="f")
    function = built(code, dtype)
    bits = np.arange(2**16, dtype=np.uint32).astype(np.uint16)
    with np.errstate(invalid="ignore"):
        number = ~np.isnan(bits.view(TYPES[dtype]).astype(np.float32))
    found = np.array([function(int(b)) for b in bits], dtype=np.uint16)
    assert np.array_equal(found[number], bits[number])
    assert stated(code)[0] == pytest.approx(0, abs=float(formats.get(dtype).tiny))


@needs_compiler
@pytest.mark.parametrize("language", ["c", "numpy"])
@pytest.mark.parametrize("dtype", ["binary64", "binary32"])
@pytest.mark.parametrize("name", ["rational", "polynomial", "power"])
def test_a_clamped_argument_is_the_nearest_end(built, name, dtype, language):
    code = emit(certificate(name), language, dtype=dtype, name="f", clamp_argument=True)
    claim = certificate(name).claim
    function = built(code, dtype) if language == "c" else run_numpy(code)
    low, high = float(claim.low), float(claim.high)
    for beyond, end in ((low - 1, low), (-math.inf, low), (high + 1, high), (1e30, high), (math.inf, high)):
        assert float(function(beyond)) == float(function(end))
    assert math.isnan(function(math.nan))
    values = [function(TYPES[dtype](v)) for v in inputs(name, dtype)]
    assert_within(name, code, inputs(name, dtype), values)
    assert "nearest end" in code


def test_a_clamp_needs_an_end():
    with pytest.raises(XphiError, match="no end to clamp"):
        certificate("sigmoid").emit("c", clamp_argument=True)


@pytest.mark.parametrize("dtype", ["binary32", "binary64"])
def test_estrin_pairs_and_fma_fuses(dtype):
    made = certificate("long polynomial")
    fused = "fmaf(" if dtype == "binary32" else "fma("
    codes = [made.emit("c", dtype=dtype, scheme=s, fma=f) for s in ("horner", "estrin") for f in (False, True)]
    assert len(set(codes)) == len(codes)
    assert [fused in code for code in codes] == [False, True, False, True]
    assert all("Estrin" in code for code in codes[2:])


def test_narrower_formats_have_larger_bounds():
    bounds = [stated(certificate("close polynomial").emit("c", dtype=d))[0] for d in ("binary64", "binary32")]
    assert bounds[0] < bounds[1]


UNFUSED = ("numpy", "torch", "jax", "onnx", "js")
NO_CODE = (
    ("dtype", "binary32", "dtype"), ("scheme", "estrin", "scheme"), ("fma", True, "fma"),
    ("clamp_argument", True, "clamp-argument"),
)  # fmt: skip
WORDS = (
    ("torch", "torch"), ("jax", "jnp"), ("triton", "tl"), ("cuda", "blockIdx"), ("cuda", "expf"), ("js", "Math"),
    ("js", "function"), ("onnx", "erf"),
)  # fmt: skip
REFUSED = [
    ("c", {"dtype": "float8_e5m2"}, "C has no float8_e5m2 here"),
    ("c", {"dtype": "decimal"}, "decimal"),
    ("c", {"scheme": "factored"}, "a scheme is horner or estrin"),
    ("numpy", {"fma": True}, "no fused multiply-add"),
    *((to, {"name": bad}, "cannot be called") for to in ("c", "numpy") for bad in ("", "a b", "1f", "f-g", "é", "f\n")),
    *(("c", {"name": word}, "already means something") for word in ("double", "int", "exp", "fabsf", "x", "logistic")),
    *(("numpy", {"name": word}, "already means something") for word in ("lambda", "np", "None", "erf")),
    ("c", {"name": "NAN"}, "macro"),
    ("c", {"precision": 3}, "no option 'precision'"),
    *((to, {"fma": True}, "no fused multiply-add that can be relied on; use --no-fma") for to in UNFUSED),
    *(("latex", {option: value}, f"LaTeX takes no --{said}") for option, value, said in NO_CODE),
    *(("js", {"dtype": dtype}, "JavaScript has no") for dtype in ("bfloat16", "binary16")),
    *((to, {"dtype": "float8_e5m2"}, "has no float8_e5m2 here") for to in languages() if to != "latex"),
    *((to, {"scheme": "factored"}, "a scheme is horner or estrin") for to in languages() if to != "latex"),
    *((to, {"name": "1f"}, "cannot be called") for to in languages()),
    *((to, {"name": word}, "already means something") for to, word in WORDS),
    ("cuda", {"name": "F_MAX"}, "macro"),
]


@pytest.mark.parametrize(("to", "options", "said"), REFUSED)
def test_what_a_language_cannot_honour_is_refused_in_a_sentence(to, options, said):
    with pytest.raises(XphiError, match=re.escape(said)) as refusal:
        certificate("rational").emit(to, **options)
    assert "\n" not in str(refusal.value).replace(repr("f\n"), "")


@pytest.mark.parametrize(("to", "option"), [("latex", "--fma"), ("onnx", "--fma"), ("js", "--dtype=bfloat16")])
def test_the_command_refuses_in_a_sentence(cli, to, option):
    ran = cli("emit", "gelu/gelu_tanh", "--to", to, option)
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.count("\n") == 1


@pytest.mark.parametrize("dtype", ["binary32", "binary16"])
def test_a_coefficient_beyond_the_format_is_refused(dtype):
    claim = Claim("relu", "x*sigmoid(k*x)", {"k": Fraction(10) ** 40})
    with pytest.raises(XphiError, match=f"coefficient k = 1e.40 is beyond the largest {dtype}"):
        emit(Certificate(claim, prove(claim)), "c", dtype=dtype)


@pytest.mark.parametrize("dtype", ["binary64", "binary32"])
def test_a_constant_beyond_every_format_is_refused(dtype):
    claim = Claim("exp(x)", "exp(1000)*x", {}, Fraction(699), Fraction(700))
    with pytest.raises(XphiError, match=rf"exp\(1000\) is beyond the largest {dtype}"):
        emit(Certificate(claim, prove(claim)), "c", dtype=dtype)


def test_an_evaluation_that_overflows_has_no_bound():
    claim = Claim("x**2", "x**2", {}, Fraction(0), Fraction(1000))
    code = emit(Certificate(claim, prove(claim)), "c", dtype="binary16")
    assert "No bound of the total error in binary16: the evaluation overflows binary16" in " ".join(code.split(" * "))


def test_the_command_takes_the_options(cli):
    ran = cli("emit", "gelu/hard", "--to", "c", "--dtype", "binary32", "--name", "hard", "--scheme", "estrin", "--fma")
    assert ran.status == 0
    assert "float hard(float x)" in ran.out
    assert ran.out == named_certificate("gelu/hard").emit("c", dtype="binary32", name="hard", scheme="estrin", fma=True)


def test_assumed_accuracies_are_stated():
    code = emit(certificate("error function"), "c")
    assert f"erfc within {LANGUAGE.ulps['erfc']} units in the last place" in code
