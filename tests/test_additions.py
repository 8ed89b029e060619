"""What CONTRIBUTING promises about additions: one file, or one entry, each made in a copy of the package.

A test names the row of CONTRIBUTING that it shows; what it changed is compared with the file that the row names.
"""

import filecmp
import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import xphi
from xphi._core import _native

PACKAGE = Path(xphi.__file__).parent
ROOT = Path(__file__).parents[1]
LEFT_OUT = shutil.ignore_patterns("__pycache__", "c", "approximations")
#: What CONTRIBUTING says is added, and the files that it names for that.
ROWS = {
    row[1]: re.findall(r"`(?:src/xphi/)?([\w./]+)`", row[2])
    for row in re.finditer(
        r"^\| (add (?:or correct )?an? [^|]*|give it kernels[^|]*) \| ([^|]*) \|",
        (ROOT / "CONTRIBUTING.md").read_text(),
        re.MULTILINE,
    )
}

VERB = '''"""Print the number of functions."""

import click

from xphi import functions


@click.command("count")
def command() -> int:
    """Print the number of functions."""
    click.echo(str(len(functions.names())))
    return 0
'''
LANGUAGE = '''"""A sentence in place of code."""

from xphi.emit._language import Language


def write(code):
    """The target and the form."""
    return f"{code.claim.target} is about {code.claim.form}\\n"


LANGUAGE = Language("words", "words", write)
'''
FUNCTION = '''"""The square root of 1 + x², less 1."""

from sympy import sqrt

from xphi.formula.symbols import x
from xphi.functions._definition import Function, Known

BOWL = Function(
    name="bowl", formula=sqrt(1 + x**2) - 1, title="Bowl", idea="the distance to a point less its height",
    sources=("made for a test",), known=(),
)
'''
SPELLING = """library = "nowhere"
source = "a library that is not there"

[[spelling]]
name = "nowhere.gelu"
function = "gelu_tanh"
formula = "x*(1 + tanh(sqrt(2/pi)*(x + 0.044715*x**3)))/2"
default = true
mark = "read"
"""
CLAIM = """
[[claim]]
id = "C900"
group = "The shape of GELU"
statement = "GELU has its minimum near x = -0.75."
decide = "fact"
with = { function = "gelu" }
checks = [{ stated = "≈ -0.75", quantity = "position of the minimum" }]
"""
MODEL = """
[[model]]
name = "GPT-2 narrow"
ids = ["gpt2-narrow"]
family = "GPT"
year = 2026
language = true
source = "made for a test"
config = { model_type = "gpt2", architectures = ["GPT2LMHeadModel"], n_embd = 96, n_layer = 2, n_head = 2 }
"""


NORM = '''"""The integral of the fourth power of the error."""

from xphi.approximate.norms.l1 import solve
from xphi.approximate.problem.norm import Norm

NORM = Norm("l4", power=4, slowest=-1, even=True)
'''
PEER = '''"""A peer made for a test: NumPy's own maximum."""

import numpy as np

TITLE = "maximum"
NEEDS = ("numpy",)
RUNGS = ("",)


def operations():
    """ReLU."""
    return {"relu": lambda case: lambda: np.maximum(case.inputs[0], 0, out=case.out)}
'''


@pytest.fixture
def copy(tmp_path, request):
    """A copy of the package, and what runs its command line; in the end, only a promised file of it has changed."""
    shutil.copytree(PACKAGE, tmp_path / "xphi", ignore=LEFT_OUT)
    shutil.copy(_native.__file__, tmp_path / "xphi" / "_core")
    paths = [str(tmp_path), *sys.path]

    def run(*arguments, code="from xphi.cli import main; main()"):
        # -S: an editable installation would find the package elsewhere, whatever the path says
        start = [sys.executable, "-S", "-c", f"import runpy, sys; sys.path = {paths!r}; {code}", *arguments]
        done = subprocess.run(
            start, capture_output=True, text=True, check=False, cwd=tmp_path, stdin=subprocess.DEVNULL
        )
        assert not done.returncode, done.stderr
        return done.stdout

    yield tmp_path / "xphi", run
    (changed,) = _changed(tmp_path / "xphi")
    added = request.node.get_closest_marker("adds").args[0]
    assert any(changed.startswith(promised.removesuffix("/")) for promised in ROWS[added]), (changed, ROWS[added])


def _changed(folder):
    """Files that are new in a copy of the package, or differ."""
    compared = filecmp.dircmp(PACKAGE, folder, ignore=["__pycache__"])
    pending, names = [(compared, "")], []
    while pending:
        both, above = pending.pop()
        names += [above + name for name in (*both.diff_files, *both.right_only) if not name.startswith("_native")]
        pending += [(below, f"{above}{name}/") for name, below in both.subdirs.items()]
    return names


@pytest.mark.slow
@pytest.mark.adds("add a command")
def test_a_verb_is_one_file(copy):
    package, run = copy
    (package / "cli" / "count.py").write_text(VERB)
    assert re.search(r"^  count +Print the number of functions\.$", run("--help"), re.MULTILINE)
    assert int(run("count")) > 1


@pytest.mark.slow
@pytest.mark.adds("add an activation function")
def test_a_function_is_one_file(copy):
    package, run = copy
    (package / "functions" / "bowl.py").write_text(FUNCTION)
    assert json.loads(run("show", "bowl", "--json"))["name"] == "bowl"


@pytest.mark.slow
@pytest.mark.adds("add a known approximation of a function")
def test_a_known_approximation_is_one_entry(copy):
    package, run = copy
    (package / "functions" / "bowl.py").write_text(
        FUNCTION.replace("known=()", 'known=(Known("parabola", x**2 / 2, "made for a test"),)')
    )
    assert "parabola" in run("compare", "bowl", "--on=-1,1")


@pytest.mark.slow
@pytest.mark.adds("add an output language")
def test_a_language_is_one_file(copy, tmp_path):
    package, run = copy
    (package / "emit" / "words.py").write_text(LANGUAGE)
    run("derive", "exp", "--form", "poly:1", "--on", "0,1", "-o", str(tmp_path / "exp.toml"))
    assert run("emit", str(tmp_path / "exp.toml"), "--to", "words") == "exp is about c0 + c1*x\n"


@pytest.mark.slow
@pytest.mark.adds("add a library's spelling")
def test_a_library_is_one_file(copy):
    package, run = copy
    (package / "names" / "spellings" / "nowhere.toml").write_text(SPELLING)
    (meaning,) = [
        row for row in json.loads(run("names", "nowhere.gelu", "--json"))["rows"] if row["library"] == "nowhere"
    ]
    assert meaning["function"] == "gelu_tanh"


@pytest.mark.slow
@pytest.mark.adds("add or correct a published claim")
def test_a_claim_is_one_entry(copy):
    package, run = copy
    with (package / "claims" / "statements" / "1-shape.toml").open("a") as file:
        file.write(CLAIM)
    (decision,) = json.loads(run("claims", "C900", "--json"))["claims"]
    assert decision["verdict"] == "holds"


@pytest.mark.slow
@pytest.mark.adds("add a model to the census")
def test_a_model_of_the_census_is_one_entry(copy):
    package, run = copy
    with (package / "census" / "models.toml").open("a") as file:
        file.write(MODEL)
    assert "96" in run("census", "gpt2-narrow")


@pytest.mark.slow
@pytest.mark.adds("add a norm for the solver")
def test_a_norm_is_one_file(copy):
    package, run = copy
    (package / "approximate" / "norms" / "l4.py").write_text(NORM)
    options = ("--form", "poly:1", "--on", "0,1", "--json")
    errors = [
        json.loads(run("derive", "exp", "--norm", n, *options))["error"]["observed"] for n in ("l2", "l4", "minimax")
    ]
    assert sorted(errors, key=float, reverse=True) == errors  # a higher power comes closer to the largest error


@pytest.mark.slow
@pytest.mark.adds("add a number format")
def test_a_number_format_is_one_row(copy):
    package, run = copy
    file = package / "formats.py"
    row = '        Format("binary8p5", 5, -4, 3, 8),\n'
    file.write_text(file.read_text().replace("    for fmt in (\n", f"    for fmt in (\n{row}", 1))
    found = json.loads(run("derive", "exp", "--form", "poly:1", "--on", "0,1", "--format", "binary8p5", "--json"))
    assert all(float.fromhex(text) * 2**8 % 1 == 0 for text in found["coefficients"].values())


@pytest.mark.slow
@pytest.mark.adds("add a peer to the benchmark")
def test_a_peer_is_one_file(copy):
    package, run = copy
    (package / "bench" / "peers" / "maximum.py").write_text(PEER)
    said = run("maximum", "1", code="runpy.run_module('xphi.bench.worker', run_name='__main__')").splitlines()
    assert json.loads(said[0])["operations"] == ["relu"]


def test_every_promise_is_shown_by_a_test():
    tests = "".join(path.read_text() for path in Path(__file__).parent.glob("test_*.py"))
    assert set(ROWS) == set(re.findall(r'mark\.adds\("([^"]*)"\)', tests))
