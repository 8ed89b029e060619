"""The same bits everywhere: on each instruction set, on Arm, from one release to the next, and only from this code."""

import ctypes
import importlib.util
import itertools
import json
import re
import shutil
import subprocess
from pathlib import Path

import numpy as np
import pytest

import xphi
from xphi import _core
from xphi.kinds import KINDS

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "xphi"
GENERATED = PACKAGE / "_generated" / "c"
RECORDED = json.loads((ROOT / "tests" / "golden" / "kernel_bits.json").read_text())
#: What CMakeLists.txt says for every kernel: the results depend on these and on nothing else.
FLAGS = ("-std=c11", "-O3", "-fno-math-errno", "-fno-trapping-math", "-ffp-contract=off")
NEON_COMPILER, NEON_RUNNER = "aarch64-linux-gnu-gcc", "qemu-aarch64"
COMPILER = shutil.which("cc")
#: A float in C; binary32 ones end in f.
NUMBER = r"(-?0x[01][.0-9a-f]*p[-+]\d+)(f?)"
#: The piecewise polynomial behind GELU, and how far out its results are no zeros.
TABLE, FAR = "gaussian_tail_binary32", 12
#: The kernel that is changed.
WHICH = ("f", "binary32", "faithful")


def load(path):
    spec = importlib.util.spec_from_file_location(path.stem, path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


bits = load(ROOT / "tools" / "golden_bits.py")
DESCRIPTIONS = bits.described()


def test_every_kernel_is_recorded():
    assert set(RECORDED) == {" ".join(description) for description in DESCRIPTIONS}


@pytest.mark.parametrize("isa", _core.isas())
def test_every_instruction_set_gives_the_recorded_bits(isa):
    found = {" ".join(d): bits.digest(bits.results(d, isa)) for d in DESCRIPTIONS}
    changed = sorted(kernel for kernel in found if found[kernel] != RECORDED.get(kernel))
    assert changed == [], "changed results need an accuracy fragment and a new record: python tools/golden_bits.py"


@pytest.mark.parametrize("isa", _core.isas())
def test_every_instruction_set_treats_nans_alike(isa):
    """A NaN comes back quiet, whatever it carried; the recorded inputs have none."""
    payloads = {
        "binary32": [0x7FC00000, 0xFFC00001, 0x7FA00001],
        "binary64": [0x7FF8 << 48, 0xFFF8 << 48 | 1, (0x7FF4 << 48) | 1],
    }
    for description in DESCRIPTIONS:
        _, kind, fmt, _ = description
        takes, gives = KINDS[kind].arity
        codes = np.dtype(bits.LAYOUT[fmt][0])
        nans = np.array(payloads[fmt], codes).view(f"f{codes.itemsize}")
        outputs = tuple(np.zeros_like(nans) for _ in range(gives))
        _core.kernel(*description, isa)((nans,) + (np.ones_like(nans),) * (takes - 1), outputs, list(bits.PARAMETERS))
        quiet = codes.type(1 << (bits.LAYOUT[fmt][2] - 1))
        for values in outputs:
            assert np.isnan(values).all(), description
            assert np.all(values.view(codes) & quiet), description


# --- Arm


@pytest.mark.slow
@pytest.mark.skipif(shutil.which(NEON_COMPILER) is None, reason=f"needs {NEON_COMPILER}")
@pytest.mark.skipif(shutil.which(NEON_RUNNER) is None, reason=f"needs {NEON_RUNNER}")
def test_arm_gives_the_recorded_bits(tmp_path):
    sources = sorted(GENERATED.glob("*.c"))
    program = tmp_path / "driver"
    options = ("-static", "-DXPHI_ISA=neon", "-DTABLES=xphi_tables_neon", f"-I{PACKAGE / '_core'}", "-o", program)
    inputs = (*sources, ROOT / "tests/neon/driver.c", "-lm")
    subprocess.run([NEON_COMPILER, *FLAGS, *options, *inputs], check=True)
    given = [bits.inputs(fmt, 2 * k).tobytes() for fmt in ("binary32", "binary64") for k in range(3)]
    count = bits.SPREAD + bits.DENSE
    command = [NEON_RUNNER, program, *map(repr, bits.PARAMETERS)]
    done = subprocess.run(command, input=b"".join([np.int64(count).tobytes(), *given]), capture_output=True, check=True)
    found, at = {}, 0
    for line in done.stderr.decode().splitlines():
        *description, outputs = line.split()
        results = []
        for _ in range(int(outputs)):
            dtype = np.dtype("<f8" if description[2] == "binary64" else "<f4")
            results.append(np.frombuffer(done.stdout, dtype, count, at))
            at += count * dtype.itemsize
        found[" ".join(description)] = bits.digest(results)
    assert at == len(done.stdout)
    assert set(found) <= set(RECORDED)
    assert [kernel for kernel in found if found[kernel] != RECORDED[kernel]] == []


# --- the tests above can fail: a copy of the code with one digit changed


class Kernel(ctypes.Structure):
    """As in kernels.h."""

    _fields_ = (
        *((field, ctypes.c_char_p) for field in ("name", "kind", "format", "rung")),
        ("run", ctypes.CFUNCTYPE(None, *(ctypes.c_void_p,) * 2, ctypes.c_ssize_t, ctypes.c_void_p)),
    )


def compiled(source, folder, name):
    """GELU's kernels from a text, loaded; those of the fastest instruction set that takes no special flags."""
    path = folder / f"{name}.c"
    path.write_text(source)
    library = folder / f"{name}.so"
    command = [COMPILER, *FLAGS, "-shared", "-fPIC", "-DXPHI_ISA=baseline", f"-I{PACKAGE / '_core'}", f"-I{GENERATED}"]
    subprocess.run([*command, path, "-o", library, "-lm"], check=True)
    table = (Kernel * 64).in_dll(ctypes.CDLL(str(library)), "gelu_kernels_baseline")
    found = {}
    for kernel in table:
        if kernel.name is None:
            return found
        found[kernel.kind.decode(), kernel.format.decode(), kernel.rung.decode()] = kernel
    raise AssertionError("the table has no end")


def call(kernel, values):
    values = np.ascontiguousarray(values)
    result = np.empty_like(values)
    pointers = [(ctypes.c_void_p * 1)(array.ctypes.data) for array in (values, result)]
    kernel.run(*pointers, len(values), None)
    return result


@pytest.fixture(scope="module")
def original():
    path = GENERATED / "gelu.c"
    if COMPILER is None:
        pytest.skip("needs a C compiler")
    return path.read_text().replace('#include "tables.h"\n', (GENERATED / "tables.h").read_text())


@pytest.fixture(scope="module")
def build(tmp_path_factory):
    """GELU's kernels, from a text."""
    folder = tmp_path_factory.mktemp("copies")
    names = (f"copy{number}" for number in itertools.count())
    return lambda text: compiled(text, folder, next(names))


def flip(found):
    """The next float: one bit in the last place, or a carry of it."""
    value = float.fromhex(found[1])
    dtype = np.float32 if found[2] else np.float64
    return f"{float(np.nextafter(dtype(value), dtype(np.inf))).hex()}{found[2]}"


def gross(found):
    """An eighth larger."""
    return f"{(float.fromhex(found[1]) * 1.125).hex()}{found[2]}"


def entries(text, table):
    """The places in a text of a table's numbers."""
    start = re.search(rf"\b{table}\[\d+\] = \{{", text).end()
    return list(re.compile(NUMBER).finditer(text, start, text.index("}", start)))


def digest(kernel):
    return bits.digest([call(kernel, bits.inputs("binary32", 0))])


def test_an_unchanged_copy_has_the_recorded_digest(build, original):
    assert digest(build(original)[WHICH]) == RECORDED["gelu f binary32 faithful"]


def test_one_bit_of_one_coefficient_changes_the_recorded_digest(build, original):
    """Of leading coefficients, one at a time, on pieces from which some result is not a zero."""
    centers = [float.fromhex(found[1]) for found in entries(original, f"{TABLE}_center")]
    places = entries(original, f"{TABLE}_c0")
    in_use = [place for center, place in zip(centers, places, strict=True) if 0 < center < FAR]
    for place in in_use[:: max(1, len(in_use) // 4)]:
        text = original[: place.start()] + flip(place) + original[place.end() :]
        assert text != original
        assert digest(build(text)[WHICH]) != RECORDED["gelu f binary32 faithful"]


def test_a_gross_change_breaks_the_bound(build, original):
    values = np.linspace(-6, 6, 4001, dtype=np.float32)
    exact = xphi.gelu(values.astype(np.float64))
    ulp = np.spacing(abs(exact).astype(np.float32)).astype(np.float64)
    bound = xphi.gelu.bound("float32")
    limit = bound.observed if bound.bound is None else bound.bound
    assert np.max(abs(xphi.gelu(values) - exact) / ulp) <= limit
    for place in entries(original, f"{TABLE}_c0")[::-1]:
        original = original[: place.start()] + gross(place) + original[place.end() :]
    assert not np.max(abs(call(build(original)[WHICH], values) - exact) / ulp) <= limit
