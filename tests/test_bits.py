"""Codes of derivatives on tensors: what is kept, what the gradient is, and what is refused."""

import json
import math
import re
from pathlib import Path

import ml_dtypes
import numpy as np
import pytest
import torch

import xphi
import xphi.torch as xt
from xphi import _core
from xphi.errors import XphiError
from xphi.ops.torch import _bits, _codes

torch.set_num_threads(1)

FILE = Path(xphi.__file__).parent / "_generated" / "codes.json"
ROWS = json.loads(FILE.read_text())["functions"]
BITS = (1, 2, 4, 8)
DTYPES = [torch.float16, torch.bfloat16, torch.float32, torch.float64]
names = pytest.mark.parametrize("name", ROWS)
bits_ = pytest.mark.parametrize("bits", BITS)
dtypes = pytest.mark.parametrize("dtype", DTYPES, ids=str)


def exact(tensor):
    """The numbers of a tensor in binary64."""
    return tensor.detach().double().numpy()


def codes_of(name, bits, x):
    """The codes of inputs in binary64, by the rule: above how many boundaries; NaN above all."""
    row = ROWS[name][str(bits)]
    return np.array(row["codes"])[np.searchsorted(np.array(row["boundaries"]), x, side="left")]


def levels_of(name, bits, x):
    return np.array(ROWS[name][str(bits)]["levels"], dtype=np.float32)[codes_of(name, bits, x)]


def packed(codes, bits):
    """Codes as bytes, the first in the lowest bits."""
    every = (codes[:, None] >> np.arange(bits)) & 1
    return np.packbits(every.reshape(-1).astype(np.uint8), bitorder="little")


def product(g, levels):
    """g times levels as it is promised: rounded once, in 16-bit formats from the product in binary32."""
    if g.dtype == torch.float64:
        return exact(g) * levels.astype(np.float64)
    single = g.float().numpy() * levels
    return single.astype({torch.float16: np.float16, torch.bfloat16: ml_dtypes.bfloat16}.get(g.dtype, np.float32))


def inputs(name, bits, dtype, count, seed=0):
    """Normal numbers, with boundaries and their neighbours, and special ones, among them."""
    at = np.array(ROWS[name][str(bits)]["boundaries"])
    edges = np.concatenate([at, np.nextafter(at, np.inf), np.nextafter(at, -np.inf)])
    special = [math.nan, math.inf, -math.inf, 0.0, -0.0, 5e-324, 1e300, -1e300]
    normal = 3 * np.random.default_rng(seed).standard_normal(max(count, 1))
    every = np.concatenate([special, edges.astype(np.float32), edges, normal])
    return torch.from_numpy(every[-count:] if count < 100 else every).to(dtype)


@names
@bits_
@dtypes
def test_codes_and_gradients_are_those_of_the_table(name, bits, dtype):
    x = inputs(name, bits, dtype, 3000)
    g = torch.from_numpy(np.random.default_rng(1).standard_normal(x.numel())).to(dtype)
    code = torch.ops.xphi.derivative_code(x, name, bits)
    assert np.array_equal(code.numpy(), packed(codes_of(name, bits, exact(x)), bits))
    slope = torch.ops.xphi.code_vjp(code, g, g.new_empty(0), name, bits)
    assert slope.dtype == dtype
    assert np.array_equal(exact(slope), product(g, levels_of(name, bits, exact(x))).astype(np.float64))


@names
@bits_
@dtypes
def test_devices_without_kernels_get_the_same_bits(name, bits, dtype):
    x = inputs(name, bits, dtype, 3000)
    g = torch.randn(x.numel(), generator=torch.Generator().manual_seed(2)).to(dtype)
    code = torch.ops.xphi.derivative_code(x, name, bits)
    assert torch.equal(_bits._encode_elsewhere(x, name, bits), code)
    ours = torch.ops.xphi.code_vjp(code, g, g.new_empty(0), name, bits)
    assert torch.equal(_bits._decode_elsewhere(code, g, name, bits), ours)


@bits_
@pytest.mark.parametrize("n", [0, 1, 2, 3, 5, 7, 8, 9, 31, 1023, 1025, 40_001])
def test_what_is_kept_is_so_many_bytes_and_no_more(bits, n):
    x = torch.randn(n, generator=torch.Generator().manual_seed(n), requires_grad=True)
    kept = []
    with torch.autograd.graph.saved_tensors_hooks(lambda t: kept.append(t) or t, lambda t: t):
        y = xt.gelu(x, save="bits", bits=bits)
    storages = {t.untyped_storage()._cdata: t.untyped_storage().nbytes() for t in kept}
    assert sum(storages.values()) == math.ceil(n * bits / 8)
    assert torch.equal(y, xt.gelu(x))
    g = torch.randn(n, generator=torch.Generator().manual_seed(n + 1))
    y.backward(g)
    assert np.array_equal(x.grad.numpy(), product(g, levels_of("gelu", bits, exact(x))))


@pytest.mark.parametrize("threads", [1, 2, 3])
def test_threads_do_not_show(threads):
    n = 3 * (1 << 17) + 5
    x = torch.randn(n, generator=torch.Generator().manual_seed(1))
    codes = _bits._compiled("silu", 2)
    code, out = torch.empty(math.ceil(n / 4), dtype=torch.uint8), torch.empty_like(x)
    codes.encode("binary32", x.data_ptr(), code.data_ptr(), n, threads)
    codes.decode_vjp("binary32", code.data_ptr(), x.data_ptr(), out.data_ptr(), n, threads)
    assert np.array_equal(code.numpy(), packed(codes_of("silu", 2, exact(x)), 2))
    assert np.array_equal(out.numpy(), x.numpy() * levels_of("silu", 2, exact(x)))


@pytest.mark.parametrize("rung", ["faithful", "fast"])
def test_the_forward_pass_is_the_kernels(rung):
    x = torch.linspace(-20, 20, 1001, requires_grad=True)
    for name in ROWS:
        assert torch.equal(xt.get(name)(x, save="bits", bits=4, rung=rung), xt.get(name)(x, rung=rung))


def test_layouts_and_shapes():
    x = torch.randn(2, 3, 4, 5, generator=torch.Generator().manual_seed(0))
    g = torch.randn(2, 3, 4, 5, generator=torch.Generator().manual_seed(1))
    wanted = product(g, levels_of("mish", 2, exact(x)))
    for laid_out in (
        x,
        x.to(memory_format=torch.channels_last),
        x.permute(3, 1, 0, 2).contiguous().permute(2, 1, 3, 0),
    ):
        leaf = laid_out.requires_grad_()
        y = xt.mish(leaf, save="bits", bits=2)
        assert y.stride() == xt.mish(leaf).stride()
        for gradient in (g, g.to(memory_format=torch.channels_last)):
            (slope,) = torch.autograd.grad(y, leaf, gradient, retain_graph=True)
            assert np.array_equal(slope.numpy(), wanted)
            (full,) = torch.autograd.grad(xt.mish(leaf), leaf, gradient)
            assert slope.stride() == full.stride()
    scalar = torch.tensor(0.75, requires_grad=True)
    (slope,) = torch.autograd.grad(xt.mish(scalar, save="bits", bits=8), scalar)
    assert slope.item() == levels_of("mish", 8, np.array([0.75]))[0]
    spread = torch.ones(1, requires_grad=True)
    (slope,) = torch.autograd.grad(xt.mish(spread.expand(6), save="bits", bits=1).sum(), spread)
    assert slope.item() == 6 * levels_of("mish", 1, np.array([1.0]))[0]


def test_tensors_that_are_dense_in_another_order_are_not_copied():
    x = torch.randn(2, 3, 4, 5).to(memory_format=torch.channels_last)
    order, places = _bits._order(x), []
    _bits._coder(lambda seen, *_: places.append(seen.data_ptr()))(x, "mish", 2, order)
    code, out = torch.zeros(math.ceil(x.numel() / 4), dtype=torch.uint8), torch.empty_like(x)
    decode = _bits._decoder(lambda _code, seen, *_: places.append(seen.data_ptr()) or out.permute(order))
    assert decode(code, x, None, "mish", 2, order).stride() == x.stride()
    assert places == [x.data_ptr()] * 2


def test_special_values():
    x = torch.tensor([math.inf, -math.inf, math.nan], requires_grad=True)
    y = xt.gelu(x, save="bits", bits=2)
    assert y.isnan().tolist() == [False, False, True]  # f says what a code cannot
    y.sum().backward()
    row = ROWS["gelu"]["2"]
    high, low = (np.float32(row["levels"][row["codes"][end]]) for end in (-1, 0))
    assert x.grad.tolist() == [high, low, high]


def test_relu_is_exact():
    x = torch.tensor([-1.0, -0.0, 0.0, 1e-45, 2.0, math.inf], requires_grad=True)
    for bits in BITS:
        (slope,) = torch.autograd.grad(xt.relu(x, save="bits", bits=bits).sum(), x)
        assert slope.tolist() == [0, 0, 0, 1, 1, 1]
        assert _codes.accuracy("relu", bits).largest == 0


@names
@bits_
def test_errors_are_as_stated(name, bits):
    stated = _codes.accuracy(name, bits)
    slope = getattr(xphi, name).grad
    # all numbers of a 16-bit format, and a sample; the slopes are below 2, and so the kernel's own error and a rounding
    codes = np.arange(1 << 16, dtype=np.uint16)
    every = codes.view(np.float16).astype(np.float64)
    sample = np.random.default_rng(bits).standard_normal(400_000)
    every = np.concatenate([every[np.isfinite(every)], sample, [stated.at]])
    error = np.abs(slope(every) - levels_of(name, bits, every))
    own = (getattr(xphi, name).bound("float64", order=1).observed + 1) * np.spacing(1.0)
    assert error.max() <= stated.largest + own
    # next to a jump, or to an extreme, the largest error is that of a limit
    near = np.array([np.nextafter(stated.at, -np.inf), stated.at, np.nextafter(stated.at, np.inf)])
    assert np.abs(slope(near) - levels_of(name, bits, near)).max() >= stated.largest - own
    squares = error[-1 - len(sample) : -1] ** 2
    # six standard deviations of the mean of the sample
    assert abs(squares.mean() - stated.rms**2) <= 6 * squares.std() / math.sqrt(len(sample))
    assert f"{stated.rms:.4g} in the mean square under the normal density" in str(stated)
    shown = float(re.match(r"at most (\S+),", str(stated)).group(1))
    assert stated.largest <= shown <= stated.largest * (1 + 1e-3)  # four digits, upwards


def test_errors_are_told_where_users_look():
    assert xt.gelu.bits_bound(2) == xt.gelu_erf.bits_bound(2) == _codes.accuracy("gelu", 2)
    for name in xt.names():
        said = xt.get(name).__doc__
        told = [line for line in said.splitlines() if line.startswith("|f' - level|")]
        if name in ROWS:
            assert told == [f"|f' - level|, bits={bits}: {_codes.accuracy(name, bits)}." for bits in BITS]
            assert 'with ``save="bits"`` it is not' in said
        else:
            assert told == []
            assert '"bits"' not in said


@bits_
@pytest.mark.parametrize("width", [8, 5])
def test_a_gradient_for_each_sample(bits, width):
    x = torch.randn(3, width, generator=torch.Generator().manual_seed(0))
    slopes = torch.func.vmap(torch.func.grad(lambda row: xt.gelu(row, save="bits", bits=bits).sum()))(x)
    assert np.array_equal(slopes.numpy(), levels_of("gelu", bits, exact(x)))
    assert torch.equal(torch.func.vmap(lambda c: xt.gelu(c, save="bits", bits=bits), in_dims=1)(x), xt.gelu(x).t())


def test_without_a_gradient_nothing_is_encoded(monkeypatch):
    monkeypatch.setattr(_bits, "_compiled", None)
    x = torch.randn(9)
    assert torch.equal(xt.gelu(x, save="bits", bits=2), xt.gelu(x))
    with torch.no_grad():
        assert torch.equal(xt.gelu(x.requires_grad_(), save="bits", bits=2), xt.gelu(x))


def test_under_torch_compile():
    torch.compiler.reset()
    x = torch.randn(1000, generator=torch.Generator().manual_seed(0), requires_grad=True)

    def f(x):
        return xt.gelu(2 * x, save="bits", bits=2) * 3

    kept = []
    with torch.autograd.graph.saved_tensors_hooks(lambda t: kept.append(t.nbytes) or t, lambda t: t):
        y = torch.compile(f, fullgraph=True, backend="aot_eager")(x)
    assert torch.equal(y, f(x))
    (slope,) = torch.autograd.grad(y.sum(), x)
    assert torch.equal(slope, torch.autograd.grad(f(x).sum(), x)[0])
    assert sum(kept) == 250


def test_what_is_exported_is_the_function_alone():
    module = torch.nn.Sequential(torch.nn.Linear(3, 3), xt.GELU(save="bits", bits=2))
    exported = torch.export.export(module, (torch.randn(2, 3),))
    called = [str(node.target) for node in exported.graph.nodes if node.op == "call_function"]
    assert called[-1] == "xphi.gelu.default"


def test_checkpointing_and_autocast():
    linear = torch.nn.Linear(4, 4)
    module = torch.nn.Sequential(linear, xt.GELU(save="bits", bits=2))
    x = torch.randn(5, 4, generator=torch.Generator().manual_seed(0), requires_grad=True)
    plain = torch.autograd.grad(module(x).sum(), x)[0]
    again = torch.utils.checkpoint.checkpoint(module, x, use_reentrant=False)
    assert torch.equal(torch.autograd.grad(again.sum(), x)[0], plain)
    with torch.autocast("cpu", dtype=torch.bfloat16):
        y = module(x)
    assert y.dtype == torch.bfloat16
    assert torch.autograd.grad(y.sum(), x)[0].isfinite().all()


def test_the_dispatcher_finds_what_it_expects():
    x, code = torch.randn(2, 9, requires_grad=True), torch.zeros(5, dtype=torch.uint8)
    tests = ("test_schema", "test_autograd_registration", "test_faketensor")
    for operator, arguments in (
        (torch.ops.xphi.coded, (x, "gelu", 2, "fast")),
        (torch.ops.xphi.derivative_code, (x.detach(), "gelu", 2)),
        (torch.ops.xphi.derivative_code, (x.detach().t(), "gelu", 2, [1, 0])),
        (torch.ops.xphi.code_token, (x.detach(), "gelu")),
        (torch.ops.xphi.code_vjp, (code, x.detach(), torch.empty(0), "gelu", 2)),
        (torch.ops.xphi.code_vjp, (code, x, torch.empty(0), "gelu", 2, [1, 0])),
    ):
        torch.library.opcheck(operator.default, arguments, test_utils=tests)
    # the product is differentiated by g
    torch.library.opcheck(torch.ops.xphi.code_vjp.default, (code, x, torch.empty(0), "gelu", 2))


@pytest.mark.parametrize(
    ("call", "said"),
    [
        (lambda x: xt.gelu(x, save="bits"), r"keeps bits=1, 2, 4 or 8 of each element; bits is None"),
        (lambda x: xt.gelu(x, save="bits", bits=3), r"bits is 3"),
        (lambda x: xt.gelu(x, save="bits", bits=4.0), r"bits is 4\.0"),
        (lambda x: xt.gelu(x, save="bits", bits=True), r"bits is True"),
        (lambda x: xt.gelu(x, save="bits", bits="2"), r"bits is '2'"),
        (lambda x: xt.gelu.bits_bound(1.0), r"bits is 1\.0"),
        (lambda x: xt.relu2(x, save="bits", bits=2), r"relu2 has no code of its derivative, which has no bound"),
        (lambda x: xt.identity(x, save="bits", bits=2), r"identity has no code of its derivative, which is 1 everywh"),
        (lambda x: xt.gelu.bits_bound(3), r"bits is 3"),
        (lambda x: torch.ops.xphi.coded(x, "swiglu", 2, "fast"), r"swiglu has no code .* it is a gate"),
        (lambda x: torch.ops.xphi.coded(x, "gelo", 2, "fast"), r"no operator is called 'gelo'"),
        (lambda x: xt.gelu(x.int(), save="bits", bits=2), r"gelu is not defined on int32"),
        (lambda x: xt.gelu(x, save="bits", bits=2, rung="best"), r"rung must be one of"),
        (lambda x: xt.relu2.bits_bound(1), r"relu2 has no code"),
    ],
)
@pytest.mark.parametrize("trained", [False, True])
def test_refusals(call, said, trained):
    with pytest.raises(XphiError, match=said):
        call(torch.ones(3, requires_grad=trained))


@pytest.mark.parametrize(
    ("x", "said"),
    [
        (torch.ones(3).to(torch.float8_e4m3fn), "has kernels for float16, bfloat16, float32, float64, and"),
        (torch.ones(3, dtype=torch.complex64), "is a real function"),
        (torch.eye(3).to_sparse(), "takes dense tensors"),
    ],
    ids=["float8", "complex64", "sparse"],
)
def test_tensors_that_there_is_no_kernel_for_are_refused(x, said):
    code = torch.zeros(1, dtype=torch.uint8)
    for call in (
        lambda: xt.gelu(x, save="bits", bits=2),
        lambda: xt.gelu(x.clone().requires_grad_(), save="bits", bits=2),
        lambda: torch.ops.xphi.derivative_code(x, "gelu", 2),
        lambda: torch.ops.xphi.code_vjp(code, x, torch.empty(0), "gelu", 2),
    ):
        with pytest.raises(XphiError, match=said):
            call()


@pytest.mark.parametrize("code", [torch.zeros(2, dtype=torch.uint8), torch.zeros(3), torch.zeros(3, 1).byte()])
def test_a_code_that_does_not_fit_is_refused(code):
    with pytest.raises(XphiError, match="3 bytes for a gradient of 9 elements"):
        torch.ops.xphi.code_vjp(code, torch.ones(9), torch.empty(0), "gelu", 2)


@pytest.mark.parametrize("bits", [None, 3, 4.0, True])
def test_lengths_are_refused_in_our_words_under_torch_compile(bits):
    torch.compiler.reset()
    f = torch.compile(lambda x: xt.gelu(x, save="bits", bits=bits), fullgraph=True, backend="eager")
    with pytest.raises(Exception, match=f"bits is {bits}".replace(".", r"\.")):
        f(torch.ones(3, requires_grad=True))


@pytest.mark.parametrize(
    "arguments",
    [
        (1, [0.0], [0], [0.0, 1.0]),  # a code too few
        (1, [1.0, 0.0], [0, 1, 0], [0.0, 1.0]),  # not ascending
        (1, [0.0], [0, 2], [0.0, 1.0, 2.0]),  # a code of two bits
        (2, [0.0], [0, 2], [0.0, 1.0]),  # a code without a level
    ],
)
def test_the_core_refuses_what_is_no_code(arguments):
    with pytest.raises(ValueError, match=r"code|order"):
        _core.Codes(*arguments)


def test_the_core_refuses_sizes_and_formats():
    codes = _bits._compiled("gelu", 1)
    x = torch.ones(8)
    for arguments in (("binary8", 8, 1), ("binary32", -1, 1), ("binary32", 8, 0)):
        number_format, n, threads = arguments
        with pytest.raises(ValueError, match=r"format|length|thread"):
            codes.encode(number_format, x.data_ptr(), x.data_ptr(), n, threads)
