"""The operators on tensors: the bits of the NumPy operators, the layout of torch's own, and refusals in a sentence."""

import copy
import pickle
import subprocess
import sys

import ml_dtypes
import numpy as np
import pytest
import torch

import xphi
import xphi.torch as xt
from xphi.errors import XphiError
from xphi.ops import numpy as arrays
from xphi.ops import torch as operators
from xphi.ops.torch import _direct

torch.set_num_threads(1)

DTYPES = {
    torch.float16: np.float16,
    torch.bfloat16: ml_dtypes.bfloat16,
    torch.float32: np.float32,
    torch.float64: np.float64,
}
ACTIVATIONS = [name for name in xt.names() if isinstance(xt.get(name), operators.Activation)]
GATES = [name for name in xt.names() if isinstance(xt.get(name), operators.Gate)]
SPECIAL = [0.0, -0.0, np.inf, -np.inf, np.nan, 1e-40, -1e-40, 3e4, -3e4, 7.0, -7.0, 3.0, -3.0]


def numbers(seed, dtype, n=700):
    """Numbers that cross every branch, the special ones included."""
    values = np.random.default_rng(seed).normal(scale=4, size=n)
    values[: len(SPECIAL)] = np.roll(SPECIAL, seed)
    return torch.from_numpy(values).to(dtype)


def array(tensor):
    """The tensor as a NumPy array of its dtype."""
    codes = {2: torch.int16, 4: torch.int32, 8: torch.int64}[tensor.dtype.itemsize]
    return tensor.contiguous().view(codes).numpy().view(DTYPES[tensor.dtype])


def same(tensor, expected):
    """The same bits, those of NaNs and of zeros included."""
    return tensor.shape == expected.shape and array(tensor).tobytes() == np.asarray(expected).tobytes()


@pytest.mark.parametrize("rung", ["faithful", "fast"])
@pytest.mark.parametrize("dtype", DTYPES, ids=str)
@pytest.mark.parametrize("name", ACTIVATIONS)
def test_activations_have_the_bits_of_the_numpy_operators(name, dtype, rung):
    x, g = numbers(1, dtype), numbers(2, dtype)
    ours, theirs = xt.get(name), arrays.get(name)
    operator = getattr(torch.ops.xphi, name)
    for result in (ours(x, rung=rung), operator(x, rung)):
        assert same(result, theirs(array(x), rung=rung))
    assert same(ours.grad(x, rung=rung), theirs.grad(array(x), rung=rung))
    assert same(ours.vjp(x, g, rung=rung), theirs.vjp(array(x), array(g), rung=rung))


@pytest.mark.parametrize("rung", ["faithful", "fast"])
@pytest.mark.parametrize("dtype", DTYPES, ids=str)
@pytest.mark.parametrize("name", GATES)
def test_gates_have_the_bits_of_the_numpy_operators(name, dtype, rung):
    gate, up, g = (numbers(seed, dtype) for seed in range(3))
    ours, theirs = xt.get(name), arrays.get(name)
    operator = getattr(torch.ops.xphi, name)
    for result in (ours(gate, up, rung=rung), operator(gate, up, rung)):
        assert same(result, theirs(array(gate), array(up), rung=rung))
    found = ours.vjp(gate, up, g, rung=rung)
    expected = theirs.vjp(array(gate), array(up), array(g), rung=rung)
    assert all(same(a, b) for a, b in zip(found, expected, strict=True))


def test_parameters_of_a_gate_reach_its_kernel():
    gate, up = numbers(1, torch.float32), numbers(2, torch.float32)
    expected = xphi.swiglu_clamped(array(gate), array(up), alpha=1.5, limit=3.0)
    assert same(xt.swiglu_clamped(gate, up, alpha=1.5, limit=3.0), expected)
    assert same(torch.ops.xphi.swiglu_clamped(gate, up, alpha=1.5, limit=3.0), expected)


LAYOUTS = {
    "dense": lambda x: x,
    "transposed": lambda x: x.transpose(0, 2),
    "channels last": lambda x: x.to(memory_format=torch.channels_last),
    "every other": lambda x: x[:, ::2],
    "expanded": lambda x: x[:, :1].expand(x.shape),
    "one number": lambda x: x[0, 0, 0, 0],
    "one number expanded": lambda x: x[:1, :1, :1, :1].expand(3, 4, 5, 2),
    "empty": lambda x: x[:0],
    "packed half": lambda x: x.chunk(2, dim=-1)[1],
    "unaligned start": lambda x: x.flatten()[1:],
}
layouts = pytest.mark.parametrize("layout", LAYOUTS)


@layouts
def test_any_layout_gives_the_numbers_and_the_layout_of_torch(layout):
    x = LAYOUTS[layout](torch.randn(2, 4, 6, 8, generator=torch.Generator().manual_seed(0)))
    for y in (xt.gelu(x), torch.ops.xphi.gelu(x), xt.gelu.vjp(x, torch.ones_like(x))):
        assert y.stride() == torch.nn.functional.gelu(x).stride()
    assert same(xt.gelu(x), xphi.gelu(array(x)))
    assert torch.equal(xt.gelu(x), xt.gelu(x.contiguous()))


@pytest.mark.parametrize("other", LAYOUTS)
@layouts
def test_gates_take_two_layouts(layout, other):
    x = torch.randn(2, 4, 6, 8, generator=torch.Generator().manual_seed(0))
    gate, up = LAYOUTS[layout](x), LAYOUTS[other](x * 2)
    if gate.shape != up.shape:
        with pytest.raises(XphiError, match="takes tensors of one shape, and broadcasts nothing"):
            xt.swiglu(gate, up)
        return
    product = xt.swiglu(gate, up)
    assert product.stride() == (gate * up).stride()
    assert torch.equal(product, xt.swiglu(gate.contiguous(), up.contiguous()))


@pytest.mark.parametrize("other", LAYOUTS)
@layouts
def test_many_numbers_in_two_layouts_are_put_in_one_order_first(layout, other, monkeypatch):
    copied = []
    ordered = _direct._ordered_as
    monkeypatch.setattr(_direct, "_ordered_as", lambda model, x: copied.append(x) or ordered(model, x))
    x = torch.randn(2, 4, 6, 8, generator=torch.Generator().manual_seed(0))
    a, b = LAYOUTS[layout](x), LAYOUTS[other](x * 2)
    if a.shape != b.shape:
        return
    expected = xt.gelu.vjp(a, b)
    assert not copied  # they are few
    monkeypatch.setattr(_direct, "MANY", 0)
    found = xt.gelu.vjp(a, b)
    assert torch.equal(found, expected)
    assert found.stride() == expected.stride()
    # of these only channels last has other neighbours in memory than the rest, but for one that has its channels spread
    crossing = {"channels last"} < {layout, other} and "expanded" not in {layout, other}
    assert bool(copied) is crossing


def test_negative_views_and_tensors_off_their_alignment_are_read_right():
    z = torch.complex(torch.randn(9), torch.randn(9))
    negative = z.conj().imag
    assert negative.is_neg()
    assert torch.equal(xt.gelu(negative), xt.gelu(negative.clone()))
    raw = bytearray(4 * 9 + 1)
    shifted = torch.frombuffer(raw, dtype=torch.float32, offset=1)
    shifted.copy_(torch.randn(9))
    assert torch.equal(xt.gelu(shifted), xt.gelu(shifted.clone()))


def test_a_zero_tensor_is_read_as_zeros():
    assert torch.equal(xt.gelu(torch._efficientzerotensor(4)), torch.zeros(4))


def test_results_are_new_tensors():
    x = torch.randn(6)
    before = x.clone()
    assert xt.relu(x).data_ptr() != x.data_ptr()
    assert torch.equal(x, before)
    with torch.inference_mode():
        assert xt.gelu(x).is_inference()


@pytest.mark.parametrize("threads", [1, 2, 3])
def test_threads_change_no_bit(threads):
    x = torch.randn(3 * 2**17 + 5)
    try:
        torch.set_num_threads(threads)
        y, dx = xt.gelu(x), xt.gelu.vjp(x, x)
    finally:
        torch.set_num_threads(1)
    assert same(y, xphi.gelu(array(x)))
    assert same(dx, xphi.gelu.vjp(array(x), array(x)))


@pytest.mark.parametrize(
    ("call", "words"),
    [
        (lambda x: xt.gelu(x.long()), "gelu is not defined on int64; cast x first, for example x.float"),
        (lambda x: xt.swiglu(x.bool(), x.bool()), "swiglu is not defined on bool; cast gate first"),
        (lambda x: xt.gelu(x.to(torch.complex64)), "gelu is a real function, and x is complex64"),
        (lambda x: xt.gelu(x.to(torch.float8_e4m3fn)), "has kernels for float16, bfloat16, float32, float64"),
        (lambda x: xt.gelu(x.to_sparse()), "takes dense tensors, and x is sparse_coo: pass x.to_dense"),
        (lambda x: xt.gelu([1.0]), r"gelu takes tensors, and x is a list: pass torch\.tensor\(x\)"),
        (lambda x: xt.swiglu(x, 2.0), r"swiglu takes tensors, and up is a float: pass torch\.tensor\(up\)"),
        (lambda x: xt.gelu(None), "gelu takes tensors, and x is None: pass a tensor for x$"),
        (lambda x: xt.gelu(x.numpy()), r"x is a NumPy array: pass torch\.from_numpy\(x\)"),
        (lambda x: xt.gelu("one"), "x is a str: pass a tensor of the numbers in it"),
        (lambda x: xt.gelu(x, rung="exact"), "rung must be one of faithful, fast; it is 'exact'"),
        (lambda x: xt.gelu(x, rung=["fast"]), "rung must be one of faithful, fast"),
        (lambda x: xt.gelu(x, save="output"), "save must be one of input, bits; it is 'output'"),
        (lambda x: xt.gelu(x, bits=4), 'a code is that save="bits" keeps'),
        (lambda x: xt.gelu.vjp(x, x.double()), "one dtype: x is float32 and g is float64"),
        (lambda x: xt.swiglu(x, x.half()), "one dtype: gate is float32 and up is float16"),
        (lambda x: xt.swiglu(x, x[:1]), r"one shape, and broadcasts nothing: gate has \(3,\) and up has \(1,\)"),
        (lambda x: xt.swiglu(x, x[:1]), r"; pass up\.expand_as\(gate\)$"),
        (lambda x: xt.swiglu(x, x.expand(4, 3)), r"; pass gate\.expand_as\(up\)$"),
        (lambda x: xt.swiglu(x[:, None], x[None]), r"; pass what torch\.broadcast_tensors\(gate, up\) gives$"),
        (lambda x: xt.swiglu(x, x[:2]), "; one cannot be expanded to the other$"),
        (lambda x: xt.swiglu(x, x.to("meta")), "takes tensors of one device"),
        (lambda x: xt.swiglu(x, x, alpha=1.0), "swiglu has no parameter 'alpha'"),
        (lambda x: xt.swiglu_clamped(x, x, beta=1.0), "no parameter 'beta'; its parameters: alpha, limit"),
        (lambda x: xt.swiglu_clamped(x, x, alpha=-1.0), "alpha must be a positive number"),
        (lambda x: torch.ops.xphi.swiglu_clamped(x, x, alpha=-1.0), "alpha must be a positive number"),
        (lambda x: torch.ops.xphi.gelu(x, "exact"), "rung must be one of"),
        (lambda x: xt.get("gleu"), "did you mean"),
    ],
)
def test_refusals_name_the_thing(call, words):
    with pytest.raises(XphiError, match=words):
        call(torch.ones(3))


@pytest.mark.filterwarnings("ignore:The PyTorch API of nested tensors is in prototype:UserWarning")
def test_nested_tensors():
    parts = [torch.randn(2), torch.randn(3)]
    ragged = torch.nested.nested_tensor(parts, layout=torch.jagged)
    assert all(map(torch.equal, xt.gelu(ragged).unbind(), map(xt.gelu, parts)))
    strided = torch.nested.nested_tensor(parts)
    calls = (
        xt.gelu,
        xt.gelu.grad,
        torch.ops.xphi.gelu,
        lambda x: xt.gelu(x.detach().requires_grad_()),
        lambda x: xt.gelu.vjp(x, x),
        lambda x: xt.swiglu(x, x),
        lambda x: xt.swiglu.vjp(x, x, x),
    )
    for prepare in (xt.gelu.release, lambda: (xt.gelu(parts[0]), xt.swiglu(parts[0], parts[0]))):
        prepare()  # nothing was met before; or the short way is open
        for call in calls:
            with pytest.raises(XphiError, match=r"takes no nested tensor in the strided layout: make .*torch\.jagged"):
                call(strided)


def test_every_spelling_means_one_object():
    assert xt.get("quick_gelu") is xt.quick_gelu is xt.gelu_sigmoid
    assert set(xt.names()) == set(arrays.names()) <= set(dir(xt))
    assert repr(xt.gelu) == "xphi.torch.gelu"
    assert pickle.loads(pickle.dumps(xt.gelu)) is xt.gelu is copy.deepcopy(xt.gelu)  # noqa: S301 - our own bytes
    assert xt.gelu.bound(torch.bfloat16, order=1) == xphi.gelu.bound("bfloat16", order=1)
    with pytest.raises(AttributeError, match=r"xphi\.torch.*no attribute 'nothing'"):
        xt.nothing  # noqa: B018 - asking is the test


def test_the_face_has_modules_and_swap():
    assert isinstance(xt.GELU()(torch.ones(2)), torch.Tensor)
    assert {"GatedFeedForward", "FeedForward", "SwiGLU", "swap", "gelu"} <= set(dir(xt))
    assert callable(xt.swap)


@pytest.mark.parametrize("name", ACTIVATIONS + GATES)
def test_docstrings_carry_the_recorded_errors(name):
    text = xt.get(name).__doc__
    kind = "f, float32 faithful" if name in ACTIVATIONS else "product, float32 faithful"
    assert f"{kind}: {arrays.get(name).bound('float32')}." in text
    assert all(word in text for word in ("Parameters\n-----", "Raises\n-----", "Notes\n-----"))


def test_without_torch_there_is_a_sentence():
    code = "import sys; sys.modules['torch'] = None; import xphi.torch"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert 'xphi.torch needs torch, which is not installed: pip install "xphi[torch]"' in done.stderr
