"""An activation with kernels is two files and `make gen`: shown with a made-up one, in a copy of the tree."""

import ctypes
import json
import os
import re
import shutil
import subprocess
import sys
from fractions import Fraction
from pathlib import Path

import numpy as np
import pytest

from tools.gen import COMPILED, ROOT, STAGES
from xphi import formats, reference
from xphi.audit import rows
from xphi.kinds import KINDS, generated

NAME = "steep_sigmoid"
FORMULA = "1/(1 + exp(-4*x))"
FUNCTION = f'''
"""A made-up activation: a logistic function four times as steep."""

from sympy import exp

from xphi.formula.symbols import x
from xphi.functions._definition import Function

STEEP = Function(
    name="{NAME}", formula=1 / (1 + exp(-4 * x)), title="Steep σ", idea="a steeper step", sources=("nobody (2000)",),
    symmetry="f(x) + f(-x) = 1",
)
'''
RECIPE = '''
"""The made-up activation."""

from fractions import Fraction

from xphi.lower.recipes import _logistic
from xphi.lower.recipes._gate import sigmoid
from xphi.lower.recipes._kernel import Tail
from xphi.lower.recipes._recipe import Recipe


def f(kernel):
    return sigmoid(kernel, _logistic.tail(_logistic.simple(kernel, 4)))


def grad(kernel):
    slope = _logistic.bump(_logistic.simple(kernel, 4))
    return kernel.keep_nan(kernel.tail(Tail(kernel.arithmetic.scale(slope.number, Fraction(4)), slope.power)))


KERNEL = Recipe(f, grad, bounded=True)
'''
GATE = "steep_glu"
ROW = f'    GatedUnit("{GATE}", "Steep GLU", "{NAME}", ("nobody (2000)",)),'
COMPILER = shutil.which("cc")
FLAGS = ("-std=c11", "-O2", "-shared", "-fPIC", "-fno-math-errno", "-fno-trapping-math", "-ffp-contract=off")
DTYPES = {"binary32": np.float32, "binary64": np.float64}
pytestmark = [pytest.mark.slow, pytest.mark.skipif(COMPILER is None, reason="needs a C compiler")]


class Entry(ctypes.Structure):
    """A row of a compiled table."""

    _fields_ = [(name, ctypes.c_char_p) for name in ("name", "kind", "format", "rung")] + [("run", ctypes.c_void_p)]


def files(folder):
    return {path.relative_to(folder) for path in folder.rglob("*") if path.is_file() and "__pycache__" not in str(path)}


@pytest.fixture(scope="module")
def tree(tmp_path_factory):
    """A copy of the tree with the two files and a row for a gate, its sources made; and the files from before."""
    copy = tmp_path_factory.mktemp("tree")
    for part in ("src", "tools", "docs", "README.md", "tests/golden"):
        source, target = ROOT / part, copy / part
        target.parent.mkdir(exist_ok=True)
        (shutil.copytree if source.is_dir() else shutil.copy)(source, target)
    before = files(copy)
    (copy / f"src/xphi/functions/{NAME}.py").write_text(FUNCTION)
    (copy / f"src/xphi/lower/recipes/{NAME}.py").write_text(RECIPE)
    gates = copy / "src/xphi/functions/gates.py"
    gates.write_text(gates.read_text().replace("\nGATES = (\n", f"\nGATES = (\n{ROW}\n"))
    # an editable install would give the modules of the original
    others = [path for path in sys.path if path and Path(path).resolve() not in (ROOT, ROOT / "src")]
    paths = [copy / "src", copy, *others]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, paths))}
    for stage in STAGES:
        if stage not in COMPILED:
            command = [sys.executable, "-S", "-m", "tools.gen", "stage", stage, str(copy / "paths.json")]
            ran = subprocess.run(command, cwd=copy, env=environment, capture_output=True, text=True, check=False)
            assert ran.returncode == 0, ran.stderr
    (copy / "paths.json").unlink()
    return copy, before


@pytest.mark.adds("give it kernels in all formats, and so operators in NumPy, torch, JAX and ONNX")
@pytest.mark.adds("add a gated unit")
def test_two_files_and_a_row_make_everything_that_operators_have(tree):
    copy, before = tree
    added = {str(path) for path in files(copy) - before}
    assert added == {
        f"src/xphi/functions/{NAME}.py",
        f"src/xphi/lower/recipes/{NAME}.py",
        *(f"src/xphi/_generated/{folder}/{NAME}.py" for folder in ("torch", "jax")),
        *(f"src/xphi/_generated/triton/{name}.py" for name in (NAME, GATE)),
        *(f"src/xphi/_generated/c/{name}.c" for name in (NAME, GATE)),
        f"docs/reference/{NAME}.md",
    }
    made = copy / "src/xphi/_generated"
    for name in ("functions.json", "onnx.json"):
        assert NAME in {row["name"] for row in json.loads((made / name).read_text())}
    assert NAME in json.loads((made / "codes.json").read_text())["functions"]
    assert all(f"{name}_kernels" in (made / "c/index.c").read_text() for name in (NAME, GATE))
    assert re.search(rf"^{GATE}: ", (made / "operators.pyi").read_text(), re.MULTILINE)
    for stub, line in (("operators.pyi", f"{NAME}: Activation"), ("torch_modules.pyi", "class SteepSigmoid")):
        assert line in (made / stub).read_text()
    for page in ("README.md", "docs/reference/functions.md"):
        assert NAME in (copy / page).read_text()


def table(tree):
    """The compiled kernels of the made-up activation."""
    copy, _ = tree
    library = copy / "kernels.so"
    source, core = copy / f"src/xphi/_generated/c/{NAME}.c", copy / "src/xphi/_core"
    include = [f"-I{core}", f"-I{source.parent}"]
    subprocess.run([COMPILER, *FLAGS, "-DXPHI_ISA=baseline", *include, source, "-o", library, "-lm"], check=True)
    entries = (Entry * 100).in_dll(ctypes.CDLL(library), f"{NAME}_kernels_baseline")
    found = {}
    for entry in entries:
        if entry.name is None:
            return found
        found[entry.kind.decode(), entry.format.decode(), entry.rung.decode()] = entry.run
    raise AssertionError("the table has no end")


def run(pointer, outputs, arrays):
    results = [np.empty_like(arrays[0]) for _ in range(outputs)]
    pointers = [(ctypes.c_void_p * 3)(*(array.ctypes.data for array in given)) for given in (arrays, results)]
    call = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_ssize_t, ctypes.c_void_p)
    call(pointer)(*pointers, arrays[0].size, None)
    return results


def exact(order, at):
    """The value or the slope, to 200 bits."""
    from xphi.functions import target

    mantissa, exponent = reference.value(target(FORMULA), Fraction(at), order, bits=200).mid().man_exp()
    return Fraction(int(mantissa)) * Fraction(2) ** int(exponent)


def test_its_compiled_kernels_hold_what_every_kernel_promises(tree):
    found = table(tree)
    assert {kind for kind, _, _ in found} == set(generated("f"))
    for (kind, fmt, rung), pointer in found.items():
        number, takes = formats.get(fmt), len(KINDS[kind].inputs)
        x = np.concatenate([np.linspace(-9, 9, 61), [0.0, -0.0, 1e-30, -20.0, 20.0]]).astype(DTYPES[fmt])
        arrays = [x, np.linspace(-3, 3, x.size).astype(x.dtype)][:takes]
        (got,) = run(pointer, len(KINDS[kind].outputs), arrays)
        for k, value in enumerate(got):
            wanted = exact(int(kind != "f"), float(x[k])) * (Fraction(float(arrays[1][k])) if takes > 1 else 1)
            error = abs(Fraction(float(value)) - wanted) / Fraction(number.ulp(wanted)) if wanted else abs(value)
            row = {"kind": kind, "format": fmt, "rung": rung}
            assert error <= rows.promise(row), (row, x[k])


def test_nothing_of_the_original_is_touched(tree):
    assert not list((ROOT / "src").rglob(f"{NAME}*"))
    assert isinstance(tree[0], Path)
