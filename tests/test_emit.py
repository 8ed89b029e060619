"""Code that is written: compiled, run, and held to the bound in its header."""

import ctypes
import functools
import io
import math
import re
import shutil
import subprocess
from fractions import Fraction

import numpy as np
import pytest

from xphi import reference
from xphi.certify.certificate import Certificate
from xphi.certify.claim import Claim, Clamp
from xphi.certify.prove import prove
from xphi.cli._approximation import named_certificate
from xphi.emit import emit, languages
from xphi.errors import XphiError

ERF = "erf(x/sqrt(2))"
CC = shutil.which("gcc") or shutil.which("cc")
#: Operations that can each be off by half a unit.
ROUNDINGS = 8
needs_compiler = pytest.mark.skipif(CC is None, reason="needs a C compiler")

#: Each as it is named: an ID, a problem to derive, or a claim.
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
    "bfloat16": (ERF, "tanh(a*x + b*x**3)", {"format": "bfloat16"}),
    "exact": ("silu", "x*(1 + tanh(a*x))/2", {}),
}
CLAIMS = {
    "softplus": Claim("relu", "softplus(4*x)/4", {}),
    "minima": Claim("hard_swish", "x*min(max(x + 3, 0), 6)/6", {}),
    "macros": Claim("gelu", "x*sigmoid(M_PI*x)*M_PI_/NAN", {n: Fraction(2) for n in ("M_PI", "M_PI_", "NAN")}),
    "signs": Claim("tanh", "sign(x)*min(abs(x), 1)", {}),
    "exponentials": Claim("sigmoid", "1/(1 + exp(-x))", {}, Fraction(-8), Fraction(8)),
    "cosine": Claim("normal_pdf", "(1 + cos(x))/5", {}, Fraction(-2), Fraction(2)),
    "logarithm": Claim("softplus", "log(1 + exp(2*x))/2", {}),
    "one-sided clamp": Claim("relu", "x", {}, clamp=Clamp(Fraction(1, 4), "0", "x")),
}
KNOWN = (
    "gelu/gelu_tanh", "gelu/winitzki", "gelu/soranzo_epure", "gelu/abramowitz_stegun", "gelu/i_bert", "gelu/hard",
    "gelu/algebraic", "normal_cdf/gelu_sigmoid",
)  # fmt: skip
ALL = (*CASES, *CLAIMS, *KNOWN)


@functools.cache
def certificate(name):
    from xphi.design import derive

    if name in CASES:
        goal, form, options = CASES[name]
        return derive(goal, form, **options).certificate
    return named_certificate(name) if name in KNOWN else Certificate(CLAIMS[name], prove(CLAIMS[name]))


@functools.cache
def inputs():
    """Points of every size and sign, zeros and subnormal ones among them."""
    rng = np.random.default_rng(3)
    near = rng.uniform(-12, 12, 500)
    sizes = np.ldexp(rng.uniform(1, 2, 60), rng.integers(-1074, 1023, 60)) * rng.choice([-1, 1], 60)
    special = [
        0.0,
        -0.0,
        5e-324,
        -5e-324,
        2.0**-1022,
        1e-300,
        1e300,
        -1e300,
        1.7976931348623157e308,
        -1.7976931348623157e308,
    ]
    return np.concatenate([near, sizes, special, [1.0, -1.0, 0.25, -0.25, 3.0, -3.0]])


def within(name):
    """The finite inputs inside the domain of an approximation."""
    claim = certificate(name).claim
    return np.array([v for v in inputs() if claim.low <= v <= claim.high])


@functools.cache
def header_bound(name):
    """The bound that the code states: about its own constants."""
    found = re.search(r"error at most (\S+) for x", emit(certificate(name), "c"))
    return Fraction(float(found[1]))


@pytest.fixture(scope="module")
def compiled(tmp_path_factory):
    folder = tmp_path_factory.mktemp("c")

    @functools.cache
    def build(name):
        stem = re.sub(r"\W", "_", name)
        source, library = folder / f"{stem}.c", folder / f"{stem}.so"
        source.write_text(emit(certificate(name), "c"))
        flags = ["-std=c11", "-Wall", "-Wextra", "-Werror", "-O2", "-fPIC", "-shared"]
        done = subprocess.run([CC, *flags, source, "-o", library, "-lm"], capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        symbol = re.search(r"^double (\w+)\(double x\)", source.read_text(), re.MULTILINE)[1]
        function = getattr(ctypes.CDLL(str(library)), symbol)
        function.restype, function.argtypes = ctypes.c_double, [ctypes.c_double]
        return function

    return build


def interpreted(name):
    space = {}
    exec(emit(certificate(name), "numpy"), space)  # noqa: S102 - the code under test
    (function,) = (value for key, value in space.items() if key.startswith("xphi_"))
    return function


@functools.cache
def exact(goal, at):
    return reference.value(goal, at, 0, 1200 if abs(at) > 2**60 else 96)


def assert_within(name, values, at):
    """The proved bound, and for evaluation a few units in the last place of what is approximated."""
    claim, bound = certificate(name).claim, float(header_bound(name))
    for value, point in zip(values, at, strict=True):
        assert math.isfinite(value), (point, value)
        goal = exact(claim.target, float(point))
        limit = bound * abs(float(goal.mid())) if claim.unit == "rel" else bound
        assert abs(float((goal - float(value)).mid())) <= limit + ROUNDINGS * math.ulp(float(goal.mid())), (
            point,
            value,
        )


@needs_compiler
@pytest.mark.parametrize("name", [n for n in ALL if n != "exact"])
def test_c_compiles_without_warnings_and_keeps_its_bound(compiled, name):
    function, at = compiled(name), within(name)
    assert_within(name, [function(float(v)) for v in at], at)


@pytest.mark.parametrize("name", [n for n in ALL if n != "exact"])
def test_numpy_keeps_its_bound(name):
    at = within(name)
    values = interpreted(name)(at)
    assert values.dtype == np.float64
    assert_within(name, values, at)


@needs_compiler
@pytest.mark.parametrize("name", ALL)
def test_c_and_numpy_are_the_same_function(compiled, name):
    function, at = compiled(name), np.concatenate([within(name), [math.nan]])
    if math.isinf(certificate(name).claim.high):
        at = np.concatenate([at, [math.inf, -math.inf]])
    ours = np.array([function(float(v)) for v in at])
    theirs = interpreted(name)(at)
    assert np.array_equal(np.isnan(ours), np.isnan(theirs))
    assert math.isnan(ours[len(within(name))])
    assert np.array_equal(np.isinf(ours), np.isinf(theirs))
    finite = np.isfinite(ours)
    assert np.array_equal(ours[~finite], theirs[~finite], equal_nan=True)
    # both evaluate one formula: apart by the rounding of a few operations on numbers of the size of x and one
    scale = np.maximum(np.abs(at[finite]), 1)
    assert np.all(np.abs(ours[finite] - theirs[finite]) <= 2**-46 * scale)


@needs_compiler
@pytest.mark.parametrize("name", ["exact"])
def test_an_exact_form_is_the_target(compiled, name):
    function, claim = compiled(name), certificate(name).claim
    for point in within(name):
        goal = exact(claim.target, float(point))
        error = abs(float((goal - function(float(point))).mid()))
        assert error <= ROUNDINGS * math.ulp(float(point))


@needs_compiler
@pytest.mark.parametrize("name", ["clamped", "clamped gate", "sigmoid", "tanh", "mix", "softplus", *KNOWN])
def test_infinities_zeros_and_nan(compiled, name):
    claim = certificate(name).claim
    for function in (compiled(name), interpreted(name)):
        assert math.isnan(function(math.nan))
        # where the target is bounded or follows x, so does the code
        for end in (math.inf, -math.inf):
            value, goal = float(function(end)), float(reference.rounded(claim.target, end, "binary64"))
            assert value == goal if math.isinf(goal) else abs(value - goal) <= float(header_bound(name))
        for zero in (0.0, -0.0):
            value, goal = float(function(zero)), reference.rounded(claim.approximation(), zero, "binary64")
            assert value == float(goal)
            if value == 0:
                assert math.copysign(1, value) == math.copysign(1, float(goal))


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("language", ["c", "numpy"])
def test_the_header_states_target_form_and_bound(name, language):
    code = emit(certificate(name), language)
    claim = certificate(name).claim
    assert f"{claim.target} by {claim.form}" in code
    assert "proved over the reals" in code
    if claim.clamp is not None:
        assert f"Beyond |x| = {float(claim.clamp.at):g}" in code


@pytest.mark.parametrize("name", CASES)
def test_constants_are_hexadecimal_and_right(name):
    claim = certificate(name).claim
    code = emit(certificate(name), "c")
    found = dict(re.findall(r"const double (\w+) = (\S+);", code))
    for parameter, value in claim.coefficients.items():
        if parameter in found:
            assert float.fromhex(found[parameter]) == float(value)


def test_the_bound_in_the_header_is_about_the_rounded_coefficients():
    certified = certificate("clamped")
    assert abs(header_bound("clamped") - certified.proof.bound) < certified.proof.bound / 10**6


def test_numpy_takes_any_shape():
    function = interpreted("sigmoid")
    block = np.linspace(-3, 3, 12).reshape(3, 4)
    assert function(block).shape == (3, 4)
    assert np.array_equal(function(block).ravel(), function(block.ravel()))
    assert function([1, 2]).dtype == np.float64
    assert function(np.float32(1)) == function(1.0)


def test_numpy_constant_forms_keep_the_shape():
    constant = Certificate(
        Claim("sigmoid", "c", {"c": Fraction(1, 2)}), prove(Claim("sigmoid", "c", {"c": Fraction(1, 2)}))
    )
    space = {}
    exec(emit(constant, "numpy"), space)  # noqa: S102 - the code under test
    assert np.array_equal(space["xphi_sigmoid"](np.arange(3.0)), [0.5, 0.5, 0.5])


@pytest.mark.parametrize("name", ALL)
def test_latex_is_balanced(name):
    text = emit(certificate(name), "latex")
    assert text.count("{") == text.count("}")
    assert text.count(r"\left") == text.count(r"\right")
    assert text.count(r"\begin") == text.count(r"\end")
    assert text.isascii()
    assert r"\leq" in text or certificate(name).proof.bound == 0
    assert not re.search(r"\d\s*\*\s*\w|\be[+-]\d", text)


@pytest.mark.parametrize("name", ["sigmoid", "tanh", "algebraic", "root", "mix", "polynomial"])
def test_latex_can_be_set(name):
    from matplotlib.mathtext import math_to_image

    body = emit(certificate(name), "latex").removeprefix("\\begin{aligned}\n").removesuffix("\\end{aligned}\n")
    for line in body.replace("&", "").split(r"\\"):
        if line.strip():
            picture = io.BytesIO()
            math_to_image(f"${line.strip()}$", picture, dpi=50, format="png")
            assert picture.getvalue().startswith(b"\x89PNG")


# --- the verb


def test_languages_are_files():
    assert {"c", "numpy", "latex"} <= set(languages())


@pytest.mark.parametrize("language", ["fortran", "", "C", "_code", "../c"])
def test_other_languages_are_refused(cli, language):
    with pytest.raises(XphiError, match="no code is written"):
        emit(certificate("sigmoid"), language)
    ran = cli("emit", "gelu/gelu_tanh", "--to", language)
    assert ran.status == 2
    assert ran.out == ""


@pytest.mark.parametrize("language", ["c", "numpy", "latex"])
def test_emit_prints_writes_and_says_the_same(cli, tmp_path, language):
    path = tmp_path / "code"
    printed = cli("emit", "gelu/gelu_tanh", "--to", language)
    document = cli("emit", "gelu/gelu_tanh", "--to", language, "--json")
    written = cli("emit", "gelu/gelu_tanh", "--to", language, "-o", path)
    assert [ran.status for ran in (printed, document, written)] == [0, 0, 0]
    assert list(document.json) == ["schema", "to", "code", "run"]
    assert printed.out == document.json["code"] == path.read_text()
    assert written.out == ""


def test_code_is_the_same_every_time():
    assert emit(certificate("mix"), "c") == emit(certificate("mix"), "c")


def test_names_that_mean_something_in_a_language_are_changed(derived, tmp_path):
    code = derived("gelu", "x*sigmoid(double*x)").emit("c")
    assert "const double double_ =" in code
    (tmp_path / "f.c").write_text(code)
    subprocess.run(
        [shutil.which("gcc"), "-std=c11", "-Wall", "-Wextra", "-Werror", "-c", "f.c"], cwd=tmp_path, check=True
    )
    assert "np_ =" in derived("gelu", "x*sigmoid(np*x)").emit("numpy")
