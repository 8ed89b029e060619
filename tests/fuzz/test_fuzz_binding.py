"""Whatever the binding is handed, it answers or refuses; it never writes where it was not asked to."""

import contextlib

import ml_dtypes
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from xphi import _core
from xphi.kinds import KINDS

REFUSALS = (TypeError, ValueError, BufferError, OverflowError)
#: What the binding takes: bfloat16 comes as its codes.
DTYPES = {"binary16": np.float16, "bfloat16": np.uint16, "binary32": np.float32, "binary64": np.float64}
KERNELS = sorted(map(tuple, _core.kernels()))
SENTINEL = 0xA5

descriptions = st.sampled_from(KERNELS)
words = st.one_of(st.sampled_from(["", "gelu", "f", "grad", "vjp", "gate", "binary32", "fast"]), st.text(max_size=8))
shapes = st.lists(st.integers(0, 5), max_size=4).map(tuple)
parameters = st.one_of(st.none(), st.lists(st.floats(), max_size=4))
threads = st.one_of(st.just(0), st.integers(-(2**70), 2**70), st.integers(-2, 9))


def arity(kind):
    """How many arrays a kernel takes and gives; of a word that is no kind, some."""
    return KINDS[kind].arity if kind in KINDS else (2, 1)


@st.composite
def windows(draw, dtypes):
    """An array that is a window, at any strides and any alignment, into a buffer of sentinels; and the buffer."""
    dtype = np.dtype(draw(dtypes))
    shape = draw(shapes)
    steps = [draw(st.sampled_from([-2, -1, 1, 2])) for _ in shape]
    outer = [max(1, n) * abs(step) for n, step in zip(shape, steps, strict=True)]
    before, after = (draw(st.integers(0, 2 * dtype.itemsize)) for _ in range(2))
    size = int(np.prod(outer, dtype=int)) * dtype.itemsize
    buffer = np.full(before + size + after, SENTINEL, np.uint8)
    whole = buffer[before : before + size].view(dtype) if size else np.empty(0, dtype)
    window = whole.reshape(outer)[*(slice(None, None, step) for step in steps), ...]
    window = window[*(slice(0, n) for n in shape), ...]
    return window.T if draw(st.booleans()) else window, buffer


def inside(window, buffer):
    """Which bytes of a buffer belong to a window into it."""
    mask = np.zeros(buffer.size, bool)
    start = window.__array_interface__["data"][0] - buffer.__array_interface__["data"][0]
    for index in np.ndindex(window.shape):
        at = start + sum(i * step for i, step in zip(index, window.strides, strict=True))
        mask[at : at + window.itemsize] = True
    return mask


objects = st.one_of(
    st.none(),
    st.floats(),
    st.text(max_size=3),
    st.binary(max_size=9),
    st.lists(st.floats(), max_size=3),
    windows(st.sampled_from(["f2", "f4", "f8", ">f4", ">f8", "i4", "u2", "?", "c8", "S4", "V8", "M8[s]"])).map(
        lambda w: w[0]
    ),
    windows(st.sampled_from([ml_dtypes.bfloat16, ml_dtypes.float8_e5m2])).map(lambda w: w[0]),
)


@given(words, words, words, words, st.one_of(st.none(), words))
def test_a_kernel_that_does_not_exist_is_refused(name, kind, fmt, rung, isa):
    if (name, kind, fmt, rung) not in KERNELS or isa not in (None, *_core.isas()):
        with pytest.raises(ValueError, match=r"\w"):
            _core.kernel(name, kind, fmt, rung, isa)


@given(descriptions, st.lists(objects, max_size=4), st.lists(objects, max_size=3), parameters, threads)
@settings(max_examples=400, deadline=None)
def test_any_objects_are_taken_or_refused(description, inputs, outputs, numbers, count):
    kernel = _core.kernel(*description)
    with contextlib.suppress(*REFUSALS):
        kernel(tuple(inputs), tuple(outputs), numbers, count)


@given(descriptions, parameters)
@settings(max_examples=200, deadline=None)
def test_any_parameters_are_taken_or_refused(description, numbers):
    """A kernel that reads two must not be started with one."""
    takes, gives = arity(description[1])
    dtype = DTYPES[description[2]]
    outputs = tuple(np.zeros(3, dtype) for _ in range(gives))
    inputs = tuple(np.ones(3, dtype) for _ in range(takes))
    with contextlib.suppress(*REFUSALS):
        _core.kernel(*description)(inputs, outputs, numbers)


@given(st.data(), descriptions, st.sampled_from([0, 1, 2, 5]))
@settings(max_examples=400, deadline=None)
def test_only_the_outputs_are_written(data, description, count):
    name, kind, fmt, _ = description
    takes, gives = arity(kind)
    made = [data.draw(windows(st.just(DTYPES[fmt]))) for _ in range(takes + gives)]
    before = [buffer.copy() for _, buffer in made]
    inputs, outputs = made[:takes], made[takes:]
    numbers = [1.5, 7.0] if "clamped" in name else None
    try:
        _core.kernel(*description)(tuple(w for w, _ in inputs), tuple(w for w, _ in outputs), numbers, count)
    except REFUSALS:
        written = [False] * len(made)
    else:
        written = [False] * takes + [True] * gives
    for (window, buffer), old, is_output in zip(made, before, written, strict=True):
        changed = buffer != old
        assert not np.any(changed & ~inside(window, buffer)) if is_output and window.size else not changed.any()


@given(st.data(), descriptions)
@settings(max_examples=300, deadline=None)
def test_every_layout_gives_the_bits_of_the_plain_one(data, description):
    name, kind, fmt, _ = description
    takes, gives = arity(kind)
    shape = data.draw(shapes)
    kernel = _core.kernel(*description)
    codes = np.uint16 if fmt in ("binary16", "bfloat16") else np.dtype(f"u{np.dtype(DTYPES[fmt]).itemsize}")
    words = st.integers(0, 2 ** (8 * np.dtype(codes).itemsize) - 1)

    def laid_out(like=None):
        """An array of that shape at some strides, filled with any encodings."""
        steps = [data.draw(st.sampled_from([-3, -1, 1, 2])) for _ in shape]
        whole = np.zeros([max(1, n) * abs(step) for n, step in zip(shape, steps, strict=True)], codes)
        window = whole[*(slice(None, None, step) for step in steps), ...][*(slice(0, n) for n in shape), ...]
        if like is None:
            window[...] = np.array([data.draw(words) for _ in range(window.size)], codes).reshape(shape)
        return window.view(DTYPES[fmt])

    inputs = tuple(laid_out() for _ in range(takes))
    outputs = tuple(laid_out(like=0) for _ in range(gives))
    plain = tuple(np.zeros(shape, DTYPES[fmt]) for _ in range(gives))
    numbers = [1.702, 7.0] if "clamped" in name else None
    kernel(inputs, outputs, numbers)
    kernel(tuple(np.ascontiguousarray(i).reshape(shape) for i in inputs), plain, numbers)
    for ours, theirs in zip(outputs, plain, strict=True):
        assert np.ascontiguousarray(ours).tobytes() == theirs.tobytes()
