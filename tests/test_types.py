"""What a type checker sees: wrong uses are refused, right ones pass, and the stubs name what there is."""

import importlib
import re
import subprocess
import sys
from pathlib import Path

import pytest

import xphi

ROOT = Path(__file__).resolve().parent.parent
HEAD = """
import numpy as np
import numpy.typing as npt
import xphi
import xphi.jax as xj
import xphi.torch as xt

x: npt.NDArray[np.float32] = np.zeros(3, np.float32)
"""
WRONG = """
xphi.nonexistent
xphi.normal_pdf(x)
xphi.gelu(1.0, rung="wrong")
xphi.gelu.grad(x, rung="wrong")
xphi.gelu.bound("float32", rung="wrong")
xphi.swiglu(x, x, rung="wrong")
xphi.gelu("a")
xphi.gelu(None)
xphi.swiglu(x)
a1: int = xphi.gelu(1.0)
a2: int = xphi.gelu(x)
a3: np.float64 = xphi.swiglu(x, x)
xphi.derive("gelu", form="a*x", norn="l2")
xphi.Certificate.load("a.toml").bond
xt.nonexistent(3)
xt.gelu(x, rung="wrong")
xt.gelu(x, approximate="tanh")
xt.GELU(inplace=True)
xt.GELUU()
xj.nonexistent(3)
xj.gelu(x, rung="wrong")
xj.GELU(approximate=True)
"""
RIGHT = """
b1: npt.NDArray[np.float32] = xphi.gelu(x, out=x, rung="fast", threads=2)
b2: float = xphi.gelu(1)
b3: np.float32 = xphi.gelu.grad(np.float32(1))
b4: npt.NDArray[np.float64] = xphi.silu([1.0, 2.0])
b5: npt.NDArray[np.float32] = xphi.swiglu(x, x)
b6: tuple[npt.NDArray[np.float32], npt.NDArray[np.float32]] = xphi.swiglu.vjp(x, x, x)
b7: npt.NDArray[np.float32] = xphi.gelu.bias(x, x)
xphi.swiglu_clamped(x, x, alpha=1.0)
xphi.quick_gelu(memoryview(b""))
b8: float = xphi.derive("normal_cdf", form="sigmoid(k*x)", fix={"k": 1}).parameters["k"] * 2
b9: bool = xphi.Certificate.load("a.toml").verify().holds
xphi.verify("a.toml").error
xphi.stochastic_gate(x, np.random.default_rng(0))
xt.gelu(xt.silu(x, rung="fast"), save="bits", bits=2)
xt.QuickGELU(rung="fast")
xt.FeedForward(8)
xj.SwiGLU(rung="fast")
xj.swiglu(x, x)
"""


def lines(text):
    return [line for line in text.splitlines() if line]


@pytest.fixture(scope="module")
def faults(tmp_path_factory):
    """The lines of the wrong and of the right uses that mypy reports, one run for both."""
    file = tmp_path_factory.mktemp("types") / "uses.py"
    file.write_text("\n".join([*lines(HEAD), *lines(WRONG), *lines(RIGHT)]))
    command = [sys.executable, "-m", "mypy", "--config-file", ROOT / "pyproject.toml", "--no-pretty", file]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT)
    assert done.returncode == 1, done.stderr
    numbers = {int(number) for number in re.findall(r"uses\.py:(\d+): error:", done.stdout)}
    return {file.read_text().splitlines()[number - 1] for number in numbers}


@pytest.mark.parametrize("line", lines(WRONG))
def test_a_wrong_use_is_refused(line, faults):
    assert line in faults


@pytest.mark.parametrize("line", [*lines(HEAD), *lines(RIGHT)])
def test_a_right_use_passes(line, faults):
    assert line not in faults


@pytest.mark.parametrize("module", ["xphi", "xphi.torch", "xphi.jax"])
def test_the_stubs_name_what_there_is(module):
    library = module.rpartition(".")[2] if "." in module else ""
    face = importlib.import_module(module) if not library else pytest.importorskip(module)
    folder = ROOT / "src/xphi/_generated"
    stub = (folder / f"{library}_operators.pyi".lstrip("_")).read_text()
    from xphi.ops import numpy as ops

    kinds = {spelling: type(ops.get(spelling)).__name__ for spelling in ops.spellings()}
    assert dict(re.findall(r"^(\w+): (\w+)$", stub, re.MULTILINE)) == kinds
    if library:
        activations = importlib.import_module(f"xphi.nn.{library}.activations")
        classes = (folder / f"{library}_modules.pyi").read_text()
        assert set(re.findall(r"^(?:class )?(\w+)(?:\(| = )", classes, re.MULTILINE)) == set(activations.CLASSES)
        names = set(activations.CLASSES) | set(importlib.import_module(f"xphi.nn.{library}").__all__)
        assert names - {"Product", "CLASSES"} <= set(dir(face)) | names


def test_every_public_name_has_a_type():
    text = (ROOT / "src/xphi/__init__.py").read_text()
    typed = set(re.findall(r"^    from \S+ import (\w+) as \1", text, re.MULTILINE))
    assert typed == set(xphi.__all__) - {"__version__"}
