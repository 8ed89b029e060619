"""The machine under the functions: instruction sets, the host's floating-point modes, threads, forks, large arrays."""

import ctypes
import os
import platform
import shutil
import subprocess
import sys
import threading
import warnings

import numpy as np
import pytest

import xphi
from xphi import _core
from xphi.kinds import KINDS

ISAS = _core.isas()
FORMATS = {"binary16": np.uint16, "bfloat16": np.uint16, "binary32": np.float32, "binary64": np.float64}
NUMBERS = (1.5, 6.0)  # for the kernels whose formula leaves some open; the others ignore them
DIGEST = """
import hashlib, numpy as np, xphi
x = np.linspace(-20, 20, 5003, dtype=np.float32)
print(hashlib.sha256(xphi.gelu(x).tobytes() + xphi.swiglu.vjp(x, x, x)[0].tobytes()).hexdigest(), xphi._core.isa())
"""


def samples(format_name, count, seed=0):
    """Arrays of random bits and of everyday numbers, special values among them."""
    rng = np.random.default_rng(seed)
    dtype = np.dtype(FORMATS[format_name])
    unsigned = np.dtype(f"u{dtype.itemsize}")
    arrays = []
    for _ in range(count):
        array = rng.integers(0, np.iinfo(unsigned).max, 3001, unsigned, endpoint=True).view(dtype)
        if dtype.kind == "f":
            array[::2] = rng.normal(scale=5, size=1501)
            array[:8] = [0.0, -0.0, np.inf, -np.inf, np.nan, 1e-40, -1e-40, 1e-38]
        arrays.append(array)
    return tuple(arrays)


def computed(kernel, inputs, outputs):
    made = tuple(np.empty_like(inputs[0]) for _ in range(outputs))
    kernel(inputs, made, NUMBERS)
    return made


def bits(arrays, kind, format_name):
    """The bytes of results; in products, where NaNs meet and which one survives is not promised, all NaNs are one."""
    infinity = {"binary16": 0x7C00, "bfloat16": 0x7F80}.get(format_name)
    found = []
    for array in arrays:
        calm = array.copy()
        if kind in {"vjp", "gate", "gate_vjp"}:
            calm[np.isnan(calm) if infinity is None else (calm & 0x7FFF) > infinity] = np.uint16(0x7FFF)
        found.append(calm.tobytes())
    return found


@pytest.mark.skipif(len(ISAS) == 1, reason="this machine has one instruction set")
@pytest.mark.parametrize("name", sorted({name for name, *_ in _core.kernels()}))
def test_every_instruction_set_gives_the_same_bits(name):
    for kernel_name, kind, format_name, rung in _core.kernels():
        if kernel_name == name:
            inputs, outputs = KINDS[kind].arity
            arrays = samples(format_name, inputs)
            results = [
                bits(computed(_core.kernel(name, kind, format_name, rung, isa), arrays, outputs), kind, format_name)
                for isa in ISAS
            ]
            assert all(result == results[0] for result in results), (kind, format_name, rung)


def run(code, **environment):
    command = [sys.executable, "-W", "error", "-c", code]
    return subprocess.run(command, capture_output=True, text=True, check=False, env={**os.environ, **environment})


def test_environment_forces_an_instruction_set():
    said = [run(DIGEST, XPHI_ISA=isa).stdout.split() for isa in ISAS]
    assert [isa for _, isa in said] == ISAS
    assert len({digest for digest, _ in said}) == 1
    assert run(DIGEST, XPHI_ISA="").stdout.split() == said[-1]


def test_instruction_set_that_there_is_not():
    with pytest.raises(ValueError, match="'sse9' is not one that this machine can run: "):
        _core.kernel("gelu", "f", "binary32", "fast", "sse9")
    code = "import xphi\ntry:\n    xphi.gelu(1.0)\nexcept xphi.XphiError as error:\n    print(error)"
    said = run(code, XPHI_ISA="sse9").stdout
    assert said.startswith("XPHI_ISA: the instruction set 'sse9' is not one that this machine can run: ")
    assert len(said.splitlines()) == 1


def test_kernel_that_there_is_not():
    for description in [
        ("gelu", "f", "binary8", "fast"),
        ("gelu", "f", "binary32", "x"),
        ("gellu", "f", "binary16", "fast"),
    ]:
        with pytest.raises(ValueError, match="there is no kernel " + "/".join(description)):
            _core.kernel(*description)


def test_arrays_that_do_not_fit_a_kernel():
    kernel = _core.kernel("gelu", "f", "binary32", "fast")
    x = np.zeros(3, np.float32)
    for inputs, outputs, said in [
        ((x, x), (x,), "takes 1 input"),
        ((x,), (), "takes 1 input"),
        ((x,), (np.zeros(4, np.float32),), "differ in shape"),
        ((x,), (np.zeros(3),), "not of the kernel's format"),
        ((x.astype(">f4"),), (x,), "not of the kernel's format"),
    ]:
        with pytest.raises(ValueError, match=said):
            kernel(inputs, outputs)
    frozen = x.copy()
    frozen.flags.writeable = False
    with pytest.raises((ValueError, BufferError)):
        kernel((x,), (frozen,))
    with pytest.raises(TypeError):
        kernel((3,), (x,))


# -- the host's floating-point modes

CONTROL = """
#include <xmmintrin.h>
unsigned get(void) { return _mm_getcsr(); }
void set(unsigned mode) { _mm_setcsr(mode); }
"""
X86 = platform.machine() in {"x86_64", "AMD64"}
needs_control = pytest.mark.skipif(not X86 or shutil.which("cc") is None, reason="sets MXCSR through a compiled helper")


@pytest.fixture(scope="module")
def control_file(tmp_path_factory):
    """A shared library that reads and sets MXCSR."""
    folder = tmp_path_factory.mktemp("control")
    (folder / "control.c").write_text(CONTROL)
    command = [shutil.which("cc"), "-shared", "-fPIC", "-O1", "control.c", "-o", "control.so"]
    subprocess.run(command, cwd=folder, check=True)
    return folder / "control.so"


@pytest.fixture
def control(control_file):
    """Its functions; whoever sets a mode sets it back before Python computes anything."""
    library = ctypes.CDLL(str(control_file))
    library.get.restype = ctypes.c_uint
    return library


@needs_control
@pytest.mark.parametrize(
    "mode",
    [0x8040 | 0x1F80, 0x2000 | 0x1F80, 0x4000 | 0x1F80, 0x6000 | 0x1F80, 0x803F | 0x1F80, 0xFFC0],
    ids=["flush to zero", "downwards", "upwards", "towards zero", "flags raised", "flush and towards zero"],
)
@pytest.mark.parametrize("format_name", FORMATS)
@pytest.mark.parametrize("threads", [1, 2])
def test_host_modes_change_nothing_and_are_restored(control, mode, format_name, threads):
    calls = []
    for kind, (inputs, outputs) in ((kind.name, kind.arity) for kind in KINDS.values()):
        arrays = tuple(np.tile(array, 25) for array in samples(format_name, inputs, seed=8))
        kernel = _core.kernel("swiglu" if kind.startswith("gate") else "gelu", kind, format_name, "faithful")
        out = tuple(np.empty_like(arrays[0]) for _ in range(outputs))
        calls.append((kernel, arrays, out, bits(computed(kernel, arrays, outputs), kind, format_name), kind))
    before = control.get()
    left = []
    for kernel, arrays, out, _, _ in calls:
        control.set(mode)
        kernel(arrays, out, NUMBERS, threads)
        left.append(control.get())
    control.set(before)
    assert left == [mode] * len(calls)
    for _, _, out, wanted, kind in calls:
        assert bits(out, kind, format_name) == wanted


FILL = """
import ctypes, hashlib, sys, numpy as np
from xphi import _core
from xphi.kinds import KINDS
library = ctypes.CDLL(sys.argv[1])
x, y = np.arange(65536, dtype=np.uint16), np.empty(65536, np.uint16)
kernel = _core.kernel("gelu", "f", "bfloat16", "faithful")
library.set(int(sys.argv[2]))
kernel((x,), (y,))
library.set(0x1F80)
print(hashlib.sha256(y.tobytes()).hexdigest())
"""


@needs_control
def test_table_is_filled_right_whatever_the_host_had_set(control_file):
    """In processes of their own: a table is filled once."""
    said = {
        subprocess.run(
            [sys.executable, "-c", FILL, str(control_file), str(mode)], capture_output=True, text=True, check=True
        ).stdout
        for mode in (0x1F80, 0x8040 | 0x6000 | 0x1F80, 0x4000 | 0x1F80)
    }
    assert len(said) == 1


@pytest.mark.parametrize("dtype", [np.float16, np.float32, np.float64])
def test_no_warning_whatever_the_numbers(dtype):
    special = np.array(
        [0, -0.0, np.inf, -np.inf, np.nan, np.finfo(dtype).max, np.finfo(dtype).smallest_subnormal], dtype
    )
    with warnings.catch_warnings(), np.errstate(all="raise"):
        warnings.simplefilter("error")
        for name in ("gelu", "softplus", "mish", "elu"):
            operator = getattr(xphi, name)
            operator(special)
            operator.grad(special)
            operator.vjp(special, special[::-1])
            operator(special[:, None])
            operator(dtype(np.inf))
        xphi.swiglu.vjp(special, special[::-1], special)


# -- threads and processes


def test_many_threads_at_once():
    """32 threads, each computing everything, tables being filled meanwhile."""
    x = np.linspace(-9, 9, 40000, dtype=np.float32)
    half = x.astype(np.float16)
    start = threading.Barrier(32)
    results, failures = [None] * 32, []

    def work(k):
        try:
            start.wait()
            done = [xphi.mish(half), xphi.mish.grad(half), xphi.gelu(x, threads=1 + k % 4), xphi.silu.vjp(x, x[::-1])]
            results[k] = [array.tobytes() for array in done]
        except Exception as error:  # noqa: BLE001 - whatever it is, the test shows it
            failures.append(error)

    workers = [threading.Thread(target=work, args=(k,)) for k in range(32)]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    assert failures == []
    assert all(result == results[0] for result in results)


def test_other_threads_run_meanwhile():
    """The interpreter's lock is not held: another thread counts on while a long call runs."""
    x = np.zeros(1 << 23, np.float64)
    out = np.empty_like(x)
    counted, stop = [0], threading.Event()

    def count():
        while not stop.is_set():
            counted[0] += 1

    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-5)
    worker = threading.Thread(target=count)
    worker.start()
    try:
        at_start = counted[0]
        xphi.gelu(x, out=out, threads=1)
        passed = counted[0] - at_start
    finally:
        stop.set()
        worker.join()
        sys.setswitchinterval(before)
    assert passed > 100


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")
def test_child_of_a_fork_computes():
    code = """
import os, sys, numpy as np, xphi
x = np.linspace(-9, 9, 1 << 19, dtype=np.float32)
before = xphi.gelu(x, threads=4).tobytes()
child = os.fork()
if child == 0:
    good = xphi.gelu(x, threads=4).tobytes() == before and xphi.silu(x.astype(np.float16)).size == x.size
    os._exit(0 if good else 7)
print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), xphi.gelu(x, threads=4).tobytes() == before)
"""
    assert run(code).stdout.split() == ["0", "True"]


@pytest.mark.slow
def test_more_than_2_to_the_31_bytes():
    x = np.zeros(2**30 + 1, np.float16)
    x[-1] = x[2**30 - 5] = -0.5
    assert x.nbytes > 2**31
    xphi.gelu(x, out=x)
    assert x[-1] == x[2**30 - 5] == xphi.gelu(np.float16(-0.5))
    assert not x[:100].any()


@pytest.mark.slow
def test_strides_beyond_2_to_the_31_bytes():
    memory = np.zeros((2, 2**30 + 8), np.float16)  # touched in two places only
    memory[:, 0] = [-0.5, 0.5]
    assert np.array_equal(xphi.gelu(memory[:, 0]), xphi.gelu(np.array([-0.5, 0.5], np.float16)))
