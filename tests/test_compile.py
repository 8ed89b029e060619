"""A derived approximation as a compiled function: its values, its arrays, its cache, and what is never compiled."""

import os
import shutil
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import numpy as np
import pytest

import xphi
from xphi import reference
from xphi.certify import certificate as files
from xphi.certify.claim import Claim
from xphi.compiled import build
from xphi.compiled.source import source
from xphi.emit import Code
from xphi.errors import XphiError
from xphi.formats import get
from xphi.functions import target

CC = shutil.which("cc") or shutil.which("gcc")
pytestmark = pytest.mark.skipif(CC is None, reason="needs a C compiler")

ERF = "erf(x/sqrt(2))"
PROBLEMS = {
    "logistic": (("normal_cdf", "sigmoid(k*x)"), {}),
    "clamped": ((ERF, "tanh(a*x+b*x**3+c*x**5)"), {"clamp": True}),
    "polynomial": ((ERF, "a*x+b*x**3+c*x**5"), {"on": (-1, 1)}),
}


@pytest.fixture(scope="module")
def cache(tmp_path_factory):
    """A cache folder of this file's own, so that nothing is there at first."""
    return tmp_path_factory.mktemp("cache")


@pytest.fixture(autouse=True)
def _own_cache(cache, monkeypatch):
    monkeypatch.setenv("XDG_CACHE_HOME", str(cache))
    monkeypatch.delenv("CC", raising=False)


@pytest.fixture(scope="module")
def problem(derived):
    def solve(name):
        (function, form), options = PROBLEMS[name]
        return derived(function, form, **options)

    return solve


@pytest.fixture
def logistic(problem):
    return xphi.compile(problem("logistic"))


@pytest.fixture
def counting(tmp_path, monkeypatch):
    """A compiler that writes down each time it compiles."""
    log = tmp_path / "log"
    log.touch()
    program = tmp_path / "counting-cc"
    program.write_text(f'#!/bin/sh\ncase "$*" in *--version*) ;; *) echo compiled >> {log};; esac\nexec {CC} "$@"\n')
    program.chmod(0o755)
    monkeypatch.setenv("CC", str(program))
    return lambda: len(log.read_text().splitlines())


def points(low, high, number=20_001):
    return np.linspace(low, high, number)


# values


@pytest.mark.parametrize("name", sorted(PROBLEMS))
def test_it_computes_the_emitted_formula(name, problem):
    approximation = problem(name)
    compiled = xphi.compile(approximation)
    namespace = {}
    exec(approximation.emit("numpy"), namespace)  # noqa: S102 - our own code
    x = points(-1, 1) if name == "polynomial" else points(-30, 30)
    # libm and NumPy may differ in the last bits of exp and tanh
    np.testing.assert_allclose(compiled(x), namespace[compiled.name](x), rtol=8 * np.finfo(float).eps, atol=2**-52)
    np.testing.assert_allclose(compiled(x), approximation(x), rtol=8 * np.finfo(float).eps, atol=2**-52)


@pytest.mark.parametrize("name", sorted(PROBLEMS))
@pytest.mark.parametrize("dtype", ["float32", "float64"])
def test_its_error_is_within_the_bound(name, dtype, problem):
    compiled = xphi.compile(problem(name))
    (function, _), _ = PROBLEMS[name]
    formula, exact = target(function), get("binary64")
    x = (points(-1, 1, 101) if name == "polynomial" else points(-12, 12, 201)).astype(dtype)
    error = [abs(Fraction(float(y)) - Fraction(float(reference.rounded(formula, Fraction(float(v)), exact))))
             for v, y in zip(x, compiled(x), strict=True)]  # fmt: skip
    # values are at most 1, so that a rounding is at most half a spacing there; a few of them in binary64
    slack = Fraction(float(np.finfo(dtype).eps)) / 2 + 8 * Fraction(2) ** -53
    assert max(error) <= Fraction(compiled.bound) + slack
    assert max(error) >= Fraction(compiled.bound) / 2  # the bound says something about these points


def test_far_out_the_clamp_stands_in(problem):
    compiled = xphi.compile(problem("clamped"))
    with np.errstate(all="raise"):
        values = compiled(np.array([-np.inf, -1e300, 1e300, np.inf, np.nan]))
    assert values[:4].tolist() == [-1.0, -1.0, 1.0, 1.0]
    assert np.isnan(values[4])


def test_bound_and_source(problem):
    approximation = problem("polynomial")
    compiled = xphi.compile(approximation)
    assert compiled.bound == compiled.error["bound"]
    assert compiled.error["evidence"] == "proved"
    assert repr(compiled.bound) in compiled.source
    assert "for (ptrdiff_t i = 0; i < n; ++i)" in compiled.source
    assert repr(compiled) == f"Compiled(name={compiled.name!r})"


# arrays


@pytest.mark.parametrize("dtype", ["float32", "float64"])
@pytest.mark.parametrize(
    "view",
    [
        lambda a: a,
        lambda a: a[::3],
        lambda a: a[::-1],
        lambda a: a.reshape(150, 200).T,
        lambda a: np.asfortranarray(a.reshape(150, 200)),
        lambda a: a.reshape(30, 50, 20)[::2, ::-3, 1::2],
        lambda a: np.broadcast_to(a[:7], (5, 7)),
        lambda a: a[:0],
        lambda a: a[:0].reshape(0, 3),
        lambda a: a[5],
        lambda a: a[5:6].reshape(()),
        lambda a: a.astype(a.dtype.newbyteorder()),
        lambda a: np.frombuffer(b"\0" + a.tobytes(), dtype=np.uint8)[1:].view(a.dtype),
    ],
)
def test_any_layout_gives_the_same_bits(dtype, view, logistic):
    flat = points(-6, 6, 30_000).astype(dtype)
    x = view(flat)
    y = logistic(x)
    plain = logistic(np.ascontiguousarray(x, dtype=dtype).reshape(-1)).reshape(np.shape(x))
    assert y.dtype == np.dtype(dtype)
    assert y.dtype.isnative
    assert np.shape(y) == np.shape(x)
    assert np.array_equal(y, plain)


def test_scalars_come_back_as_scalars(logistic):
    assert type(logistic(0.0)) is np.float64
    assert type(logistic(np.float32(0))) is np.float32
    assert logistic([0.0, 0.0]).tolist() == [0.5, 0.5]


@pytest.mark.parametrize("step", [1, 2, -1])
def test_out_may_be_the_input_or_overlap_it(step, logistic):
    wanted = logistic(points(-3, 3, 40_000)[::step])
    x = points(-3, 3, 40_000)
    same = x[::step]
    assert logistic(same, out=same) is same
    assert np.array_equal(same, wanted)
    x = points(-3, 3, 40_000)
    logistic(x[:-1], out=x[1:])
    assert np.array_equal(x[1:], logistic(points(-3, 3, 40_000)[:-1]))


def test_an_out_whose_elements_share_memory_is_written_in_order_as_by_the_operators(logistic):
    x = points(-3, 3, 16).reshape(4, 4)
    shared = [np.lib.stride_tricks.as_strided(np.zeros(7), (4, 4), (8, 8)) for _ in range(2)]
    logistic(x, out=shared[0])
    xphi.normal_cdf(x, out=shared[1])
    assert np.allclose(*shared, rtol=0, atol=logistic.bound + np.finfo(float).eps)
    assert shared[0][3, 3] == logistic(x)[3, 3]


def test_out_of_another_layout(logistic):
    x = points(-3, 3, 6000).reshape(60, 100)
    out = np.full((100, 120), np.nan).T[::2]
    assert logistic(x, out=out) is out
    assert np.array_equal(out, logistic(x))


@pytest.mark.parametrize(
    ("arguments", "out", "said"),
    [
        (np.arange(3), None, "takes float32 or float64, not int64; cast it first"),
        (np.array([True]), None, "not bool"),
        (np.array([1j]), None, "not complex128"),
        (np.float16([1]), None, "not float16"),
        (np.array([object()]), None, "not object"),
        (np.zeros(3), np.zeros(4), r"out is float64 \(4,\), where x needs float64 \(3,\)"),
        (np.zeros(3), np.zeros(3, np.float32), "out is float32"),
        (np.zeros(3), [0.0] * 3, "out must be a plain NumPy array, and is a list"),
        (np.zeros(3), np.ma.zeros(3), "is a MaskedArray"),
        (np.ma.array([1.0, 2.0], mask=[True, False]), None, r"MaskedArray: pass numpy\.asarray\(x\)"),
        ([[1.0], [1.0, 2.0]], None, "cannot make an array of x"),
        (None, None, "x is a NoneType"),
        (np.zeros(3), np.broadcast_to(np.zeros(1), 3), "out may not be written to"),
    ],
)
def test_arguments_that_do_not_fit(arguments, out, said, logistic):
    with pytest.raises(XphiError, match=said):
        logistic(arguments, out=out)


def test_another_thread_runs_meanwhile(logistic):
    """With the interpreter's lock given up only on purpose, the other thread gets on because the call gives it up."""
    x, go, ran = np.zeros(1 << 22), threading.Event(), threading.Event()
    other = threading.Thread(target=lambda: go.wait() and ran.set())
    other.start()
    before = sys.getswitchinterval()
    try:
        sys.setswitchinterval(60)
        go.set()
        alone = ran.is_set()
        logistic(x)
        assert (alone, ran.is_set()) == (False, True)
    finally:
        sys.setswitchinterval(before)
        other.join()


# the cache


def test_a_second_time_nothing_is_compiled(problem, counting):
    first = xphi.compile(problem("logistic"))
    assert counting() == 1
    second = xphi.compile(problem("logistic"))
    assert counting() == 1
    assert first.library == second.library
    assert second(1.0) == first(1.0)


def test_other_code_has_another_library(problem):
    assert xphi.compile(problem("logistic")).library != xphi.compile(problem("polynomial")).library


def test_flags_and_compiler_are_part_of_the_name(problem, monkeypatch, counting):
    first = xphi.compile(problem("logistic")).library
    with monkeypatch.context() as patch:
        patch.setattr(build, "FLAGS", (*build.FLAGS, "-g"))
        assert xphi.compile(problem("logistic")).library != first
    monkeypatch.delenv("CC")
    assert xphi.compile(problem("logistic")).library != first


def test_only_the_user_can_look_or_write(problem, cache):
    library = xphi.compile(problem("logistic")).library
    for place in (cache / "xphi", cache / "xphi" / "kernels", library):
        assert place.stat().st_mode & 0o077 == 0
    assert [p.suffix for p in library.parent.iterdir() if p.name.startswith(".build")] == []


def test_builds_at_the_same_time(problem, tmp_path, monkeypatch, counting):
    """Each builds in a folder of its own, and one of the same libraries is left."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    text = source(Code.of(problem("polynomial").certificate))
    together = threading.Barrier(4)
    key = build._key
    monkeypatch.setattr(build, "_key", lambda *given: (together.wait(60), key(*given))[1])
    with ThreadPoolExecutor(4) as pool:
        found = list(pool.map(build.library, [text] * 4))
    assert len(set(found)) == 1
    assert counting() >= 1
    assert list(found[0].parent.iterdir()) == [found[0]]


def test_many_threads(problem, tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    approximation = problem("polynomial")
    with ThreadPoolExecutor(4) as pool:
        found = list(pool.map(lambda _: xphi.compile(approximation), range(4)))
    assert len({f.library for f in found}) == 1
    assert len({f(0.5) for f in found}) == 1
    assert len(list((tmp_path / "xphi" / "kernels").iterdir())) == 1


@pytest.mark.parametrize("which", ["xphi", "xphi/kernels"])
@pytest.mark.parametrize("mode", [0o777, 0o770, 0o720])
def test_a_folder_that_others_may_write_is_refused(which, mode, problem, tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    (tmp_path / "xphi" / "kernels").mkdir(parents=True)
    (tmp_path / "xphi").chmod(0o700)
    (tmp_path / which).chmod(mode)
    with pytest.raises(XphiError, match="others may write it; chmod go-w"):
        xphi.compile(problem("logistic"))


def test_a_library_that_others_may_write_is_refused(problem, tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    library = xphi.compile(problem("logistic")).library
    library.chmod(0o722)
    with pytest.raises(XphiError, match="others may write it"):
        xphi.compile(problem("logistic"))


def test_links_are_not_followed(problem, tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    (tmp_path / "cache").mkdir()
    (tmp_path / "elsewhere").mkdir(mode=0o700)
    (tmp_path / "cache" / "xphi").symlink_to(tmp_path / "elsewhere")
    with pytest.raises(XphiError, match="not a plain folder"):
        xphi.compile(problem("logistic"))


def test_what_another_user_owns_is_refused(problem, tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    xphi.compile(problem("logistic"))
    real = os.geteuid()
    monkeypatch.setattr(os, "geteuid", lambda: real + 1)
    with pytest.raises(XphiError, match="belongs to another user"):
        xphi.compile(problem("logistic"))


def test_a_relative_cache_folder_is_ignored(problem, tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_CACHE_HOME", "here")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert xphi.compile(problem("logistic")).library.is_relative_to(tmp_path / ".cache" / "xphi")
    assert not Path("here").exists()


def test_a_library_that_cannot_be_loaded(problem, tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    approximation = problem("logistic")
    # built but not loaded: a library that is in use must not be written to
    build.library(source(Code.of(approximation.certificate))).write_bytes(b"no library")
    with pytest.raises(XphiError, match=r"cannot be loaded: .*; remove it, and it is built again"):
        xphi.compile(approximation)


# no compiler, or one that fails


def test_without_a_compiler_one_sentence_says_so(problem, tmp_path, monkeypatch):
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(XphiError, match="needs a C compiler, and there is no cc, gcc, clang; install one, or set CC"):
        xphi.compile(problem("logistic"))
    monkeypatch.setenv("CC", "no-such-cc -m64")
    with pytest.raises(XphiError, match="CC=no-such-cc -m64 is not a program that can be found"):
        xphi.compile(problem("logistic"))
    monkeypatch.setenv("CC", '"')
    with pytest.raises(XphiError, match='CC=" cannot be read as a command: No closing quotation'):
        xphi.compile(problem("logistic"))


@pytest.mark.parametrize("script", ["exit 3", 'case "$*" in *--version*) ;; *) echo error: no >&2; exit 1;; esac'])
def test_a_compiler_that_fails(script, problem, tmp_path, monkeypatch):
    program = tmp_path / "bad-cc"
    program.write_text(f"#!/bin/sh\n{script}\n")
    program.chmod(0o755)
    monkeypatch.setenv("CC", str(program))
    with pytest.raises(XphiError, match=r"does not work as a C compiler|did not compile the approximation: error: no"):
        xphi.compile(problem("logistic"))


# what is compiled at all


def test_a_certificate_and_its_file(certified, problem, logistic):
    path = certified("normal_cdf", "sigmoid(k*x)")
    for given in (path, str(path), files.load(path)):
        assert xphi.compile(given)(1.0) == logistic(1.0)


def test_an_altered_file_is_refused(certified, counting):
    path = certified("normal_cdf", "sigmoid(k*x)")
    path.write_text(path.read_text().replace("sigmoid(k*x)", "sigmoid(2*k*x)"))
    with pytest.raises(XphiError, match="is not compiled, because its certificate is altered"):
        xphi.compile(path)
    assert counting() == 0


def test_a_false_one_is_refused_though_its_seal_is_whole(certified, counting):
    path = certified("normal_cdf", "sigmoid(k*x)")
    path.write_text(files.seal(path.read_text().replace('form = "sigmoid(k*x)"', 'form = "sigmoid(2*k*x)"')))
    assert files.unseal(path.read_bytes()) == "intact"
    with pytest.raises(XphiError, match="is not compiled, because its certificate is false"):
        xphi.compile(path)
    with pytest.raises(XphiError, match="is not compiled, because it is false"):
        xphi.compile(files.load(path))
    assert counting() == 0


@pytest.mark.parametrize("name", ["k; system(0)", "k */ int evil(void) { return 0; } /*", "k\n#include <x>"])
def test_names_and_texts_from_a_file_never_reach_the_compiler(name, problem, counting):
    """Neither a coefficient's name nor a formula's spelling can be anything but what the parser knows."""
    honest = problem("logistic").certificate
    value = honest.claim.coefficients["k"]
    for change in (
        {"coefficients": {"k": value, name: Fraction(1)}},
        {"form": f"sigmoid(k*x){name}"},
        {"target": name},
        {"factor": name},
    ):
        try:
            claim = Claim(**{**honest.claim.__dict__, **change})
            compiled = xphi.compile(replace(honest, claim=claim))
        except XphiError:
            continue
        assert name not in compiled.source
    assert counting() <= 1  # an unused name of a coefficient is not written anywhere


def test_what_is_no_approximation_is_refused(problem):
    with pytest.raises(XphiError, match="not a function"):
        xphi.compile(lambda x: x)
    with pytest.raises(XphiError, match="there is no certificate, because no bound was proved"):
        xphi.compile(replace(problem("logistic"), proof=None))
