"""Each extra brings all that it is named for, and where one is missing a sentence says which."""

import json
import re
import subprocess
import sys
import tomllib
from importlib import metadata
from pathlib import Path

import pytest
from packaging.requirements import Requirement

ROOT = Path(__file__).resolve().parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]

#: Runs code where no top-level module can be found but those allowed.
ALONE = """
import sys
import sysconfig
allowed = set({allowed!r}) | set(sys.stdlib_module_names) | {{"xphi", sysconfig._get_sysconfigdata_name()}}
class Only:
    def __init__(self, finder):
        self.finder = finder
    def find_spec(self, name, path=None, target=None):
        return self.finder.find_spec(name, path, target) if allowed & {{name, name.partition(".")[0]}} else None
sys.meta_path[:] = [Only(finder) for finder in sys.meta_path if hasattr(finder, "find_spec")]
{code}
"""


def requirements(extra):
    """What `pip install "xphi[extra]"` asks for, extras of its own unfolded."""
    found = list(PROJECT["dependencies"])
    for line in PROJECT["optional-dependencies"][extra] if extra else []:
        own = Requirement(line)
        found += [one for name in own.extras for one in requirements(name)] if own.name == "xphi" else [line]
    return found


def distributions(extra):
    """Every distribution that is installed then, by its canonical name."""
    found, left = set(), [Requirement(line) for line in requirements(extra)]
    while left:
        one = left.pop()
        name = re.sub(r"[-_.]+", "-", one.name).lower()
        extras = one.extras or {""}
        if name in found or not any(one.marker is None or one.marker.evaluate({"extra": e}) for e in extras):
            continue
        try:
            needed = metadata.requires(name) or []
        except metadata.PackageNotFoundError:
            continue
        found.add(name)
        for line in needed:
            other = Requirement(line)
            if other.marker is None or any(other.marker.evaluate({"extra": e}) for e in extras):
                left.append(Requirement(str(other).partition(";")[0]))
    return found


def modules(extra):
    """Every top-level module that those bring."""
    named = {
        re.sub(r"[-_.]+", "-", one).lower(): one for ones in metadata.packages_distributions().values() for one in ones
    }
    there = {named[one] for one in distributions(extra) if one in named}
    return sorted(top for top, ones in metadata.packages_distributions().items() if there & set(ones))


def alone(code, extra):
    """A fresh interpreter with nothing but what an extra brings; None for no extra at all."""
    text = ALONE.format(allowed=modules(extra), code=code)
    return subprocess.run([sys.executable, "-c", text], capture_output=True, text=True, check=False)


def verb(arguments):
    return f"from xphi.cli import main; main({arguments!r})"


#: For each extra, what it is named for.
ENOUGH = [
    ("derive", ["derive", "normal_cdf", "--form", "sigmoid(k*x)", "--json"]),
    ("derive", ["show", "relu", "--json"]),
    ("derive", ["functions", "--json"]),
    ("derive", ["compare", "normal_cdf", "--on", "-1,1", "--json"]),
    ("plot", ["plot", "relu", "-o", "FILE", "--json"]),
    ("audit", ["audit", "numpy:tanh", "--against", "tanh", "--dtype", "float16", "--json"]),
    ("audit", ["audit", "xphi:gelu", "--against", "gelu", "--dtype", "float16", "--json"]),
    ("peers", ["bench", "--peers", "torch", "--ops", "tanh", "--n", "64", "--rounds", "1", "--json"]),
    ("peers", ["bench", "--peers", "torch", "--ops", "tanh", "--n", "64", "--rounds", "1"]),
    (None, ["names", "gelu", "--json"]),
    (None, ["names", "gelu"]),
    (None, ["census", "llama-3-8b", "--json"]),
    (None, ["census", "llama-3-8b"]),
]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("extra", "arguments"), ENOUGH, ids=lambda one: one if isinstance(one, str) else one and one[0]
)
def test_an_extra_suffices_for_what_it_is_named_for(extra, arguments, tmp_path):
    given = [str(tmp_path / "p.png") if one == "FILE" else one for one in arguments]
    done = alone(verb(given), extra)
    assert done.returncode == 0, done.stderr
    if "--json" in given:
        assert json.loads(done.stdout)["schema"] == f"xphi/{given[0]}/1"


#: What needs an extra, and the extra that brings all of it.
MISSING = [
    (verb(["derive", "gelu", "--form", "a*x"]), "derive"),
    (verb(["show", "gelu"]), "derive"),
    (verb(["plot", "gelu", "-o", "never.png"]), "plot"),
    (verb(["poster", "gelu", "-o", "never.png"]), "plot"),
    (verb(["audit", "numpy:tanh", "--against", "tanh", "--dtype", "float16"]), "audit"),
    *[
        (f"import xphi; xphi.{name}", "derive")
        for name in ("derive", "compare", "compile", "verify", "Certificate", "decide")
    ],
    ("from xphi import derive", "derive"),
    ("import xphi.torch", "torch"),
    ("import xphi.jax", "jax"),
    ("import xphi.onnx as xo; xo.function('gelu')", "onnx"),
]


@pytest.mark.parametrize(("code", "extra"), MISSING, ids=[f"{code[-40:]}" for code, _ in MISSING])
def test_a_missing_extra_is_named_in_one_sentence(code, extra):
    done = alone(code, None)
    last = done.stderr.splitlines()[-1]
    assert done.returncode == (2 if "main(" in code else 1)
    assert f'pip install "xphi[{extra}]"' in last
    assert "needs" in last
    if "main(" in code:
        assert len(done.stderr.splitlines()) == 1


def test_a_missing_extra_can_be_caught_as_an_import_error():
    code = "try:\n    from xphi import derive\nexcept ImportError as error:\n    print(type(error).__name__)"
    assert alone(code, None).stdout.split() == ["MissingExtra"]


def test_the_check_can_fail():
    done = alone("import sympy", None)
    assert "No module named 'sympy'" in done.stderr
    assert alone("import sympy", "derive").returncode == 0


@pytest.mark.parametrize("extra", sorted(set(PROJECT["optional-dependencies"]) - {"dev", "all"}))
def test_every_extra_brings_something(extra):
    assert len(requirements(extra)) > len(PROJECT["dependencies"])
