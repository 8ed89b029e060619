"""Triton's compiler takes the code too, for a GPU that need not be there: the interpreter allows more than it."""

import contextlib
import os
import re
import struct
import subprocess
import sys

import pytest
import torch
import triton

from xphi.certify.certificate import Certificate
from xphi.certify.claim import Claim
from xphi.certify.prove import prove
from xphi.emit import Code, emit
from xphi.emit.triton import write

COMPILE = """
import code_under_test, triton
from triton.backends.compiler import GPUTarget
from triton.compiler import ASTSource
for kind in ("fp32", "fp64", "bf16"):
    types = {"x_pointer": f"*{kind}", "y_pointer": f"*{kind}", "n": "i32", "BLOCK": "constexpr"}
    source = ASTSource(fn=getattr(code_under_test, "NAME"), signature=types, constexprs={"BLOCK": 256})
    open(kind, "w").write(triton.compile(source, target=GPUTarget("cuda", 90, 32)).asm["ptx"])
"""
FORMS = {
    "tail": Claim("silu", "x*erfc(-x/sqrt(3))/2", {}),
    "sides": Claim("gelu", "x*(1 + x/sqrt(27/50 + x**2))/2", {}),
    "limits": Claim("hard_swish", "x*min(max(x + 3, 0), 6)/6", {}),
}


@pytest.mark.slow
@pytest.mark.parametrize("name", FORMS)
def test_it_compiles_with_its_constants_whole(tmp_path, name):
    code = Code.of(Certificate(FORMS[name], prove(FORMS[name])))
    (tmp_path / "code_under_test.py").write_text(write(code))
    script = COMPILE.replace("NAME", f"{code.name}_kernel")
    done = subprocess.run([sys.executable, "-c", script], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    wide = (tmp_path / "fp64").read_text().upper()
    for value in code.constants.values():
        bits = [struct.pack(">d", sign * float(value)).hex().upper() for sign in (1, -1)]
        assert any(f"0D{text}" in wide for text in bits), value


@pytest.mark.slow
@pytest.mark.parametrize("dtype", ["binary64", "binary32", "bfloat16"])
def test_fused_code_in_a_format_compiles_to_fused_operations(tmp_path, dtype):
    code = emit(Certificate(FORMS["sides"], prove(FORMS["sides"])), "triton", name="f", dtype=dtype, fma=True)
    (tmp_path / "code_under_test.py").write_text(code)
    script = COMPILE.replace("NAME", "f_kernel")
    # so that no operation is fused that does not ask for it
    environment = {**os.environ, "TRITON_DEFAULT_FP_FUSION": "0"}
    subprocess.run([sys.executable, "-c", script], cwd=tmp_path, capture_output=True, check=True, env=environment)
    made = (tmp_path / {"binary64": "fp64", "binary32": "fp32", "bfloat16": "bf16"}[dtype]).read_text()
    assert f"fma.rn.f{64 if dtype == 'binary64' else 32}" in made


def test_a_kernel_starts_on_the_device_of_its_tensor(monkeypatch):
    code = Code.of(Certificate(FORMS["limits"], prove(FORMS["limits"])))
    space = {"torch": torch, "triton": triton}
    launcher = re.search(r"^def \w+_launch\(.*", write(code), re.MULTILINE | re.DOTALL)[0]
    exec(launcher, space)  # noqa: S102 - the code under test
    current, started = [], []

    @contextlib.contextmanager
    def device_of(x):
        current.append(x)
        yield
        current.pop()

    class Kernel:
        def __getitem__(self, grid):
            return lambda x, y, n, BLOCK: started.append((grid, [*current], x, n))

    monkeypatch.setattr(torch.cuda, "device_of", device_of)
    space[f"{code.name}_kernel"] = Kernel()
    x = torch.randn(3, 5)
    assert space[f"{code.name}_launch"](x).shape == x.shape
    ((grid, devices, given, n),) = started
    assert grid == (1,)
    assert n == 15
    assert [tensor.data_ptr() for tensor in (*devices, given)] == [x.data_ptr()] * 2
