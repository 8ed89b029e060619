"""The compiled core: built, installed, and built the way the numbers need it."""

import ast
import importlib
import platform
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from xphi import _core


def test_architecture_is_this_machine():
    assert _core.build_info()["architecture"] == platform.machine()


def test_compiler_is_known_and_has_a_numbered_version():
    info = _core.build_info()
    assert info["compiler"] in {"gcc", "clang", "Apple clang"}
    assert [int(part) > -1 for part in info["compiler_version"].split(".")] == [True] * 3


def test_standard_is_at_least_the_one_asked_for():
    assert _core.build_info()["cxx_standard"] >= 201703


def test_products_are_rounded_before_they_are_added():
    assert _core.build_info()["contracts_products"] is False


@pytest.mark.skipif(not Path("/proc/cpuinfo").exists(), reason="asks the Linux kernel what the CPU can do")
def test_nothing_was_compiled_in_that_this_cpu_lacks():
    info = _core.build_info()
    words = set(Path("/proc/cpuinfo").read_text().split())
    assert not info["avx2"] or "avx2" in words
    assert not info["fma"] or words & {"fma", "asimd"}


def test_stub_names_the_functions_and_the_keys_there_are():
    native = importlib.import_module("xphi._core._native")
    stub = ast.parse(Path(_core.__file__).with_name("_native.pyi").read_text()).body
    functions = {node.name for node in stub if isinstance(node, ast.FunctionDef)}
    record, *classes = (node for node in stub if isinstance(node, ast.ClassDef))
    public = {name for name in dir(native) if not name.startswith("_")}
    assert functions | {node.name for node in classes} == public == set(_core.__all__) - {"run"}
    for node in classes:
        methods = {item.name for item in node.body if isinstance(item, ast.FunctionDef)} - {"__init__", "__call__"}
        assert methods == {name for name in dir(getattr(native, node.name)) if not name.startswith("_")}
    assert [item.target.id for item in record.body] == list(_core.build_info())


def test_core_loads_nothing_else():
    code = "import sys, xphi; before = set(sys.modules); import xphi._core; print(*(set(sys.modules) - before))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert set(done.stdout.split()) - sys.stdlib_module_names <= {"xphi._core", "xphi._core._native"}


@pytest.mark.skipif(shutil.which("c++") is None, reason="needs a C++ compiler")
@pytest.mark.parametrize(("flags", "accepted"), [([], True), (["-ffast-math"], False)])
def test_fast_math_is_refused(flags, accepted):
    source = (Path(__file__).parents[1] / "src/xphi/_core/native.cpp").read_text()
    guard = re.search(r"^#ifdef __FAST_MATH__$.*?^#endif$", source, re.MULTILINE | re.DOTALL)[0]
    command = ["c++", "-x", "c++", "-fsyntax-only", *flags, "-"]
    done = subprocess.run(command, input=guard, capture_output=True, text=True, check=False)
    assert (done.returncode == 0) is accepted
