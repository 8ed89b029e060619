"""hard_sigmoid on a GPU: made by `make gen` from src/xphi/lower/recipes; edits here are lost."""

import triton
import triton.language as tl

from xphi.ops.torch._triton_operations import greater, lesser, nan_from, neg


@triton.jit
def f_binary32_faithful(x, y, n, BLOCK: tl.constexpr):
    """19 operations."""
    at = tl.program_id(0).to(tl.int64) * BLOCK + tl.arange(0, BLOCK)
    inside = at < n
    v0 = tl.load(x + at, mask=inside).to(tl.float32)
    v1 = lesser(3.0, greater(-3.0, v0))
    v2 = v1 + 3.0
    v3 = v2 - v1
    v4 = tl.full((), 0.1666666716337204, tl.float32)
    v5 = tl.full((), -4.967053879312289e-09, tl.float32)
    v6 = v2 * v4
    v7 = v6 + tl.fma((v1 - (v2 - v3)) + (3.0 - v3), v4 + v5, tl.fma(v2, v5, tl.fma(v2, v4, neg(v6))))
    v8 = nan_from(tl.where(v0 > -3.0, tl.where(v0 < 3.0, v7, 1.0), 0.0), v0)
    tl.store(y + at, v8.to(y.dtype.element_ty), mask=inside)


@triton.jit
def f_binary32_fast(x, y, n, BLOCK: tl.constexpr):
    """9 operations."""
    at = tl.program_id(0).to(tl.int64) * BLOCK + tl.arange(0, BLOCK)
    inside = at < n
    v0 = tl.load(x + at, mask=inside).to(tl.float32)
    v1 = tl.where(v0 < 3.0, (lesser(3.0, greater(-3.0, v0)) + 3.0) * 0.1666666716337204, 1.0)
    v2 = nan_from(tl.where(v0 > -3.0, v1, 0.0), v0)
    tl.store(y + at, v2.to(y.dtype.element_ty), mask=inside)


@triton.jit
def f_binary64_faithful(x, y, n, BLOCK: tl.constexpr):
    """19 operations."""
    at = tl.program_id(0).to(tl.int64) * BLOCK + tl.arange(0, BLOCK)
    inside = at < n
    v0 = tl.load(x + at, mask=inside).to(tl.float64)
    v1 = tl.full((), -3.0, tl.float64)
    v2 = tl.full((), 3.0, tl.float64)
    v3 = lesser(v2, greater(v1, v0))
    v4 = v3 + v2
    v5 = v4 - v3
    v6 = tl.full((), 0.0, tl.float64)
    v7 = tl.full((), 0.16666666666666666, tl.float64)
    v8 = tl.full((), 9.25185853854297e-18, tl.float64)
    v9 = v4 * v7
    v10 = tl.full((), 1.0, tl.float64)
    v11 = v9 + tl.fma((v3 - (v4 - v5)) + (v2 - v5), v7 + v8, tl.fma(v4, v8, tl.fma(v4, v7, neg(v9))))
    v12 = nan_from(tl.where(v0 > v1, tl.where(v0 < v2, v11, v10), v6), v0)
    tl.store(y + at, v12.to(y.dtype.element_ty), mask=inside)


@triton.jit
def grad_binary32_faithful(x, y, n, BLOCK: tl.constexpr):
    """5 operations."""
    at = tl.program_id(0).to(tl.int64) * BLOCK + tl.arange(0, BLOCK)
    inside = at < n
    v0 = tl.load(x + at, mask=inside).to(tl.float32)
    v1 = nan_from(tl.where(v0 > -3.0, tl.where(v0 < 3.0, 0.1666666716337204, 0.0), 0.0), v0)
    tl.store(y + at, v1.to(y.dtype.element_ty), mask=inside)


@triton.jit
def grad_binary64_faithful(x, y, n, BLOCK: tl.constexpr):
    """5 operations."""
    at = tl.program_id(0).to(tl.int64) * BLOCK + tl.arange(0, BLOCK)
    inside = at < n
    v0 = tl.load(x + at, mask=inside).to(tl.float64)
    v1 = tl.full((), 0.0, tl.float64)
    v2 = tl.full((), 0.16666666666666666, tl.float64)
    v3 = nan_from(tl.where(v0 > -3.0, tl.where(v0 < 3.0, v2, v1), v1), v0)
    tl.store(y + at, v3.to(y.dtype.element_ty), mask=inside)


@triton.jit
def vjp_binary32_faithful(x, g, d_x, n, BLOCK: tl.constexpr):
    """9 operations."""
    at = tl.program_id(0).to(tl.int64) * BLOCK + tl.arange(0, BLOCK)
    inside = at < n
    v0 = tl.load(x + at, mask=inside).to(tl.float32)
    v1 = tl.load(g + at, mask=inside).to(tl.float32)
    v2 = tl.full((), 0.0, tl.float64)
    v3 = tl.full((), 0.16666666666666666, tl.float64)
    v4 = v0.to(tl.float64)
    v5 = nan_from(tl.where(v4 > -3.0, tl.where(v4 < 3.0, v3, v2), v2) * v1.to(tl.float64), v4).to(tl.float32)
    tl.store(d_x + at, v5.to(d_x.dtype.element_ty), mask=inside)


@triton.jit
def vjp_binary64_faithful(x, g, d_x, n, BLOCK: tl.constexpr):
    """6 operations."""
    at = tl.program_id(0).to(tl.int64) * BLOCK + tl.arange(0, BLOCK)
    inside = at < n
    v0 = tl.load(x + at, mask=inside).to(tl.float64)
    v1 = tl.load(g + at, mask=inside).to(tl.float64)
    v2 = tl.full((), 0.0, tl.float64)
    v3 = tl.full((), 0.16666666666666666, tl.float64)
    v4 = nan_from(tl.where(v0 > -3.0, tl.where(v0 < 3.0, v3, v2), v2) * v1, v0)
    tl.store(d_x + at, v4.to(d_x.dtype.element_ty), mask=inside)


KERNELS = {
    ("f", "binary32", "faithful"): f_binary32_faithful,
    ("f", "binary32", "fast"): f_binary32_fast,
    ("f", "binary64", "faithful"): f_binary64_faithful,
    ("grad", "binary32", "faithful"): grad_binary32_faithful,
    ("grad", "binary32", "fast"): grad_binary32_faithful,
    ("grad", "binary64", "faithful"): grad_binary64_faithful,
    ("vjp", "binary32", "faithful"): vjp_binary32_faithful,
    ("vjp", "binary32", "fast"): vjp_binary32_faithful,
    ("vjp", "binary64", "faithful"): vjp_binary64_faithful,
}
