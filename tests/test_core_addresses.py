"""Kernels on memory that is known by its address: the numbers of the arrays there, and refusals before any is read."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from xphi import _core
from xphi.kinds import GENERATED, KINDS

NAMES = {"f": "gelu", "gate": "swiglu"}
KERNELS = sorted(GENERATED)


def addresses(*arrays):
    return tuple(array.ctypes.data for array in arrays)


def strides(*arrays):
    return tuple(tuple(stride // array.itemsize for stride in array.strides) for array in arrays)


@st.composite
def arrays(draw):
    """A kind, its inputs in any layout with steps forward, and its outputs in a dense one."""
    kind = draw(st.sampled_from(KERNELS))
    inputs, outputs = KINDS[kind].arity
    shape = tuple(draw(st.lists(st.integers(0, 5), max_size=4)))
    seed = np.random.default_rng(draw(st.integers(0, 9)))
    made = []
    for _ in range(inputs):
        steps = [draw(st.sampled_from([1, 2, 3])) for _ in shape]
        order = draw(st.permutations(range(len(shape))))
        base = np.asarray(seed.normal(size=tuple(shape[axis] * steps[axis] for axis in order)), np.float32)
        view = base.transpose(np.argsort(order))[(..., *(slice(None, None, step) for step in steps))]
        made.append(np.broadcast_to(view.flat[0], shape) if view.size and draw(st.booleans()) else view)
    order = "F" if draw(st.booleans()) else "C"
    return kind, tuple(made), tuple(np.full(shape, np.nan, np.float32, order) for _ in range(outputs))


@given(arrays())
@settings(deadline=None)
def test_strided_memory_gives_what_arrays_give(case):
    kind, given_, made = case
    kernel = _core.kernel(NAMES[KINDS[kind].of], kind, "binary32", "faithful")
    expected = tuple(np.empty_like(array) for array in made)
    kernel(given_, expected)
    kernel.strided(addresses(*given_, *made), made[0].shape, strides(*given_, *made), None, 1)
    assert all(np.array_equal(a, b) for a, b in zip(made, expected, strict=True))


@pytest.mark.parametrize("n", [0, 1, 17, 1023, 1024, 5000, 2**18 + 3])
@pytest.mark.parametrize("threads", [1, 2, 100])
def test_dense_memory_gives_what_arrays_give(n, threads):
    x = np.random.default_rng(0).normal(size=n).astype(np.float32)
    y, expected = np.empty_like(x), np.empty_like(x)
    kernel = _core.kernel("gelu", "f", "binary32", "faithful")
    kernel((x,), (expected,))
    kernel.dense(addresses(x, y), n, None, threads)
    assert np.array_equal(y, expected)


def test_memory_need_not_be_aligned():
    x = np.frombuffer(bytearray(4 * 9 + 1), np.float32, offset=1)
    x[:] = np.arange(9)
    y, expected = np.empty(9, np.float32), np.empty(9, np.float32)
    kernel = _core.kernel("gelu", "f", "binary32", "faithful")
    kernel((x,), (expected,))
    kernel.dense(addresses(x, y), 9, None, 1)
    assert np.array_equal(y, expected)


def test_parameters_are_passed_on():
    gate, up = np.float32([2.0, 9.0]), np.float32([1.0, 3.0])
    y, expected = np.empty(2, np.float32), np.empty(2, np.float32)
    kernel = _core.kernel("swiglu_clamped", "gate", "binary32", "faithful")
    kernel((gate, up), (expected,), (1.5, 4.0))
    kernel.dense(addresses(gate, up, y), 2, (1.5, 4.0), 1)
    assert np.array_equal(y, expected)
    with pytest.raises(ValueError, match="too many parameters"):
        kernel.dense(addresses(gate, up, y), 2, (1.0,) * 9, 1)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (((1,), 3, None, 1), r"takes 1 input\(s\) and 1 output"),
        (((0, 0), 3, None, 1), "no memory"),
        (((1, 1), -1, None, 1), "negative length"),
        (((1, 1), 2**62, None, 1), "larger than memory"),
        (((1, 1), 3, None, 0), "there must be a thread"),
    ],
)
def test_addresses_are_looked_at_before_memory_is(arguments, words):
    with pytest.raises(ValueError, match=words):
        _core.kernel("gelu", "f", "binary32", "faithful").dense(*arguments)


@pytest.mark.parametrize(
    ("shape", "steps", "words"),
    [
        ((3,), ((1,),), "each array must have strides"),
        ((3,), ((1,), (1, 1)), "each axis must have a stride"),
        ((3,), ((-1,), (1,)), "a stride is negative"),
        ((3,), ((1,), (0,)), "elements share memory"),
        ((3,), ((1,), (2**62,)), "larger than memory"),
        ((2**40, 2**40), ((1, 1), (1, 1)), "larger than memory"),
        ((1,) * 65, ((1,) * 65,) * 2, "more than 64 axes"),
    ],
)
def test_strides_are_looked_at_before_memory_is(shape, steps, words):
    x, y = np.zeros(3, np.float32), np.zeros(3, np.float32)
    with pytest.raises(ValueError, match=words):
        _core.kernel("gelu", "f", "binary32", "faithful").strided(addresses(x, y), shape, steps, None, 1)
