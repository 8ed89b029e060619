"""Any layout gives the bits that a plain copy of the array gives."""

import ml_dtypes
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from numpy.lib.stride_tricks import as_strided

import xphi

DTYPES = [np.dtype(d) for d in (np.float16, ml_dtypes.bfloat16, np.float32, np.float64)]
LENGTHS = [0, 1, 2, 3, 7, 8, 9, 15, 16, 17, 31, 32, 33, 63, 64, 65, 1023, 1024, 1025, 4099]
SPECIAL = [
    0.0,
    -0.0,
    1.0,
    -1.0,
    0.5,
    -0.75,
    np.inf,
    -np.inf,
    np.nan,
    1e-7,
    -1e-7,
    1e-40,
    -1e-40,
    3e4,
    -3e4,
    12.0,
    -12.0,
]
dtypes = pytest.mark.parametrize("dtype", DTYPES, ids=str)


def codes(array):
    """The bits, so that NaNs and signed zeros count."""
    return np.ascontiguousarray(array).view(f"u{array.dtype.itemsize}")


def same(a, b):
    return a.dtype == b.dtype and a.shape == b.shape and np.array_equal(codes(a), codes(b))


def same_product(a, b):
    """The same bits where a result is a number: where NaNs meet, which one survives is not promised."""
    nan = np.isnan(a.astype(float))
    return np.array_equal(nan, np.isnan(b.astype(float))) and same(
        np.where(nan, 0, a).astype(a.dtype), np.where(nan, 0, b).astype(b.dtype)
    )


def numbers(n, dtype, seed=0):
    with np.errstate(over="ignore"):
        values = np.random.default_rng(seed).normal(scale=3, size=n)
        values[: min(n, len(SPECIAL))] = SPECIAL[:n]
        return np.random.default_rng(seed + 1).permutation(values).astype(dtype)


def one_by_one(function, *arrays):
    """The results element by element, each from an array of its own."""
    flat = [np.ascontiguousarray(a).reshape(-1) for a in arrays]
    out = np.array([function(*(a[i : i + 1] for a in flat))[0] for i in range(flat[0].size)], dtype=arrays[0].dtype)
    return out.reshape(arrays[0].shape)


@st.composite
def layouts(draw, inputs):
    """Arrays of one shape and dtype: sliced, reversed, transposed, broadcast or unaligned views of larger memory."""
    dtype = draw(st.sampled_from(DTYPES))
    shape = tuple(draw(st.lists(st.integers(0, 7), max_size=4)))
    made = []
    for k in range(inputs):
        steps = [draw(st.sampled_from([1, 1, -1, 2, -3])) for _ in shape]
        order = draw(st.permutations(range(len(shape))))
        spread = [draw(st.booleans()) and draw(st.booleans()) for _ in shape]
        base = [1 if spread[axis] else max(1, shape[axis] * abs(steps[axis])) for axis in order]
        count = int(np.prod(base))
        offset = draw(st.sampled_from([0, 0, 1]))
        memory = np.zeros(count * dtype.itemsize + offset, np.uint8)
        memory[offset:] = numbers(count, dtype, seed=k).view(np.uint8)
        array = memory[offset:].view(dtype).reshape(base).transpose(np.argsort(order))
        for axis, step in enumerate(steps):
            if not spread[axis]:
                picked = (slice(None),) * axis + (slice(None, None, step),)
                array = array[picked]
                array = array[(slice(None),) * axis + (slice(0, shape[axis]),)]
        made.append(np.broadcast_to(array, shape))
    return made


@settings(max_examples=150, deadline=None)
@given(layouts(1), st.sampled_from(["__call__", "grad"]), st.sampled_from(["faithful", "fast"]))
def test_one_array(arrays, method, rung):
    (x,) = arrays
    function = getattr(xphi.gelu, method)
    result = np.asarray(function(x, rung=rung))
    assert same(result, np.asarray(function(x.copy(order="C"), rung=rung)))
    assert result.flags.owndata or x.ndim == 0


@settings(max_examples=150, deadline=None)
@given(layouts(2))
def test_two_arrays(arrays):
    plain = [a.copy(order="C") for a in arrays]
    assert same_product(np.asarray(xphi.silu.vjp(*arrays)), np.asarray(xphi.silu.vjp(*plain)))
    assert same_product(np.asarray(xphi.swiglu(*arrays)), np.asarray(xphi.swiglu(*plain)))


@settings(max_examples=100, deadline=None)
@given(layouts(4))
def test_three_arrays_into_any_layout(arrays):
    *inputs, shaped = arrays
    out = np.empty_like(shaped), np.empty_like(shaped, order="F")
    assert xphi.geglu.vjp(*inputs, out=out)[0] is out[0]
    for got, wanted in zip(out, xphi.geglu.vjp(*(a.copy(order="C") for a in inputs)), strict=True):
        assert same_product(got, np.asarray(wanted))


@dtypes
@pytest.mark.parametrize("n", LENGTHS)
def test_length_does_not_matter(dtype, n):
    x, g = numbers(n, dtype), numbers(n, dtype, seed=5)
    some = slice(0, 40)
    for function, arrays in [(xphi.gelu, (x,)), (xphi.gelu.grad, (x,)), (xphi.gelu.vjp, (x, g)), (xphi.swiglu, (x, g))]:
        whole = function(*arrays)
        assert whole.shape == (n,)
        agree = same if len(arrays) == 1 else same_product
        assert agree(whole[some], one_by_one(function, *(a[some] for a in arrays)))
        assert agree(whole[-20:], one_by_one(function, *(a[-20:] for a in arrays)))


@dtypes
def test_scalar_has_the_bits_of_the_array(dtype):
    x = numbers(64, dtype)
    scalars = [xphi.gelu(value) for value in x]
    assert all(type(value) is dtype.type for value in scalars)
    assert same(np.array(scalars, dtype), xphi.gelu(x))


@dtypes
@pytest.mark.parametrize("threads", [1, 2, 3, 8])
def test_threads_do_not_change_bits(dtype, threads):
    x = np.tile(numbers(4096, dtype), 50)
    assert same(xphi.gelu(x, threads=threads), np.tile(xphi.gelu(x[:4096]), 50))
    square = x[: 448 * 448].reshape(448, 448)
    assert same(xphi.gelu(square.T[::-1], threads=threads), xphi.gelu(square).T[::-1])


@pytest.mark.parametrize("order", ["C", "F"])
def test_result_keeps_the_order_of_memory(order):
    x = np.asarray(numbers(60, np.float32).reshape(3, 4, 5), order=order)
    assert xphi.gelu(x).strides == x.strides
    assert xphi.gelu(x.transpose(1, 0, 2)).strides == np.empty_like(x.transpose(1, 0, 2)).strides


@dtypes
@pytest.mark.parametrize("shift", [-5, -1, 0, 1, 3, 1000])
@pytest.mark.parametrize("steps", [(1, 1), (1, -1), (2, 1), (-1, 2)])
def test_overlapping_output(dtype, shift, steps):
    n = 3000
    memory = numbers(3 * n, dtype)
    start = n + shift if steps[1] > 0 else n + shift + (n - 1)
    x = memory[n : n + n * abs(steps[0])][:: steps[0]][:n]
    out = memory[start:][:: steps[1]] if steps[1] > 0 else memory[start::-1]
    n = min(x.size, out.size)
    x, out = x[:n], out[:n]
    wanted = xphi.gelu(x.copy())
    assert same(xphi.gelu(x, out=out), wanted)
    assert same(out, wanted)


@dtypes
def test_in_place(dtype):
    x, g = numbers(5000, dtype), numbers(5000, dtype, seed=3)
    wanted = xphi.gelu.vjp(x, g)
    for into in (x.copy(), g.copy()):
        arrays = (into, g) if same(into, x) else (x, into)
        assert same_product(xphi.gelu.vjp(*arrays, out=into), wanted)
    both = xphi.swiglu.vjp(x, g, x)
    gate, up = x.copy(), g.copy()
    xphi.swiglu.vjp(gate, up, x, out=(gate, up))
    assert same_product(gate, both[0])
    assert same_product(up, both[1])
    gate, up = x.copy(), g.copy()
    xphi.swiglu.vjp(gate, up, x, out=(up, gate))
    assert same_product(up, both[0])
    assert same_product(gate, both[1])


def test_overlapping_transpose():
    x = numbers(3600, np.float32).reshape(60, 60)
    wanted = xphi.gelu(x.T.copy())
    assert same(xphi.gelu(x.T, out=x), wanted)


def test_output_whose_elements_share_memory_is_refused():
    x = numbers(6, np.float32).reshape(2, 3)
    with pytest.raises(xphi.XphiError, match="share memory"):
        xphi.gelu(x, out=as_strided(np.zeros(3, np.float32), (2, 3), (0, 4)))
    both = np.zeros(7, np.float32)
    with pytest.raises(xphi.XphiError, match="share memory"):
        xphi.swiglu.vjp(x[0], x[0], x[1], out=(both[:3], both[2:5]))


def test_broadcast_input():
    row = numbers(2000, np.float32)
    assert same(xphi.gelu(np.broadcast_to(row, (30, 2000))), np.broadcast_to(xphi.gelu(row), (30, 2000)))
    one = np.broadcast_to(np.float32(-0.5), (3, 5))
    assert np.unique(codes(xphi.gelu(one))).size == 1


def test_read_only_input_is_left_alone():
    x = numbers(100, np.float32)
    x.flags.writeable = False
    before = x.copy()
    assert same(xphi.gelu(x), xphi.gelu(before))
    assert same(x, before)


@pytest.mark.parametrize("dtype", [d for d in DTYPES if d.kind == "f"], ids=str)
def test_big_endian_is_converted(dtype):  # bfloat16 has no other byte order
    x = numbers(50, dtype)
    result = xphi.gelu(x.astype(dtype.newbyteorder(">")))
    assert same(result, xphi.gelu(x))
    assert result.dtype.isnative


def test_most_axes_there_can_be():
    x = numbers(32, np.float32).reshape((2,) * 5 + (1,) * 59)
    assert same(xphi.gelu(x).reshape(-1), xphi.gelu(x.reshape(-1)))
    strided = np.zeros((2,) * 16, np.float32).transpose()[::-1]
    assert xphi.gelu(strided).shape == strided.shape


@dtypes
@pytest.mark.parametrize("shape", [(5,), (7, 5), (2, 3, 2000), (0, 4), (3, 0)])
def test_bias_is_the_function_of_the_rounded_sum(dtype, shape):
    x = numbers(int(np.prod(shape)), dtype).reshape(shape)
    b = numbers(shape[-1], dtype, seed=9)
    with np.errstate(all="ignore"):
        total = (x + b).astype(dtype)
    real = ~np.isnan(total.astype(float))
    for got in (xphi.gelu.bias(x, b), xphi.gelu.bias(x, b, out=x.copy()), xphi.gelu.bias(np.asfortranarray(x), b)):
        assert got.shape == shape
        assert same(got[real], xphi.gelu(total)[real])
        assert np.isnan(got[~real].astype(float)).all()
