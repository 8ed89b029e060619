"""What CONTRIBUTING promises about additions: one file, or one entry, each made in a copy of the package."""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import xphi

pytestmark = pytest.mark.slow

PACKAGE = Path(xphi.__file__).parent
ROOT = Path(__file__).parents[1]

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


@pytest.fixture
def copy(tmp_path):
    """A copy of the package, and what runs its command line."""
    shutil.copytree(PACKAGE, tmp_path / "xphi", ignore=shutil.ignore_patterns("__pycache__", "c", "approximations"))
    paths = [str(tmp_path), *filter(None, [os.environ.get("PYTHONPATH")])]

    def run(*arguments):
        command = [sys.executable, "-c", f"import sys; sys.path[:0] = {paths!r}; from xphi.cli import main; main()"]
        done = subprocess.run([*command, *arguments], capture_output=True, text=True, check=False, cwd=tmp_path)
        assert not done.returncode, done.stderr
        return done.stdout

    return tmp_path / "xphi", run


def test_a_verb_is_one_file(copy):
    package, run = copy
    (package / "cli" / "count.py").write_text(VERB)
    assert re.search(r"^  count +Print the number of functions\.$", run("--help"), re.MULTILINE)
    assert int(run("count")) > 1


def test_a_function_is_one_file(copy):
    package, run = copy
    (package / "functions" / "bowl.py").write_text(FUNCTION)
    assert json.loads(run("show", "bowl", "--json"))["name"] == "bowl"


def test_a_known_approximation_is_one_entry(copy):
    package, run = copy
    (package / "functions" / "bowl.py").write_text(
        FUNCTION.replace("known=()", 'known=(Known("parabola", x**2 / 2, "made for a test"),)')
    )
    assert "parabola" in run("compare", "bowl", "--on=-1,1")


def test_a_language_is_one_file(copy, tmp_path):
    package, run = copy
    (package / "emit" / "words.py").write_text(LANGUAGE)
    run("derive", "exp", "--form", "poly:1", "--on", "0,1", "-o", str(tmp_path / "exp.toml"))
    assert run("emit", str(tmp_path / "exp.toml"), "--to", "words") == "exp is about c0 + c1*x\n"


def test_a_library_is_one_file(copy):
    package, run = copy
    (package / "names" / "spellings" / "nowhere.toml").write_text(SPELLING)
    (meaning,) = [
        row for row in json.loads(run("names", "nowhere.gelu", "--json"))["rows"] if row["library"] == "nowhere"
    ]
    assert meaning["function"] == "gelu_tanh"


def test_a_claim_is_one_entry(copy):
    package, run = copy
    with (package / "claims" / "statements" / "1-shape.toml").open("a") as file:
        file.write(CLAIM)
    (decision,) = json.loads(run("claims", "C900", "--json"))["claims"]
    assert decision["verdict"] == "holds"


def test_a_model_of_the_census_is_one_entry(copy):
    package, run = copy
    with (package / "census" / "models.toml").open("a") as file:
        file.write(MODEL)
    assert "96" in run("census", "gpt2-narrow")
