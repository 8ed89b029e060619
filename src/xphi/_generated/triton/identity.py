"""identity on a GPU: made by `make gen` from src/xphi/lower/recipes; edits here are lost."""

import triton
import triton.language as tl

from xphi.ops.torch._triton_operations import nan_from


@triton.jit
def f_binary32_faithful(x, y, n, BLOCK: tl.constexpr):
    """1 operations."""
    at = tl.program_id(0).to(tl.int64) * BLOCK + tl.arange(0, BLOCK)
    inside = at < n
    v0 = tl.load(x + at, mask=inside).to(tl.float32)
    v1 = nan_from(v0, v0)
    tl.store(y + at, v1.to(y.dtype.element_ty), mask=inside)


@triton.jit
def f_binary64_faithful(x, y, n, BLOCK: tl.constexpr):
    """1 operations."""
    at = tl.program_id(0).to(tl.int64) * BLOCK + tl.arange(0, BLOCK)
    inside = at < n
    v0 = tl.load(x + at, mask=inside).to(tl.float64)
    v1 = nan_from(v0, v0)
    tl.store(y + at, v1.to(y.dtype.element_ty), mask=inside)


@triton.jit
def grad_binary32_faithful(x, y, n, BLOCK: tl.constexpr):
    """1 operations."""
    at = tl.program_id(0).to(tl.int64) * BLOCK + tl.arange(0, BLOCK)
    inside = at < n
    v0 = tl.load(x + at, mask=inside).to(tl.float32)
    v1 = nan_from(1.0, v0)
    tl.store(y + at, v1.to(y.dtype.element_ty), mask=inside)


@triton.jit
def grad_binary64_faithful(x, y, n, BLOCK: tl.constexpr):
    """1 operations."""
    at = tl.program_id(0).to(tl.int64) * BLOCK + tl.arange(0, BLOCK)
    inside = at < n
    v0 = tl.load(x + at, mask=inside).to(tl.float64)
    v1 = tl.full((), 1.0, tl.float64)
    v2 = nan_from(v1, v0)
    tl.store(y + at, v2.to(y.dtype.element_ty), mask=inside)


@triton.jit
def vjp_binary32_faithful(x, g, d_x, n, BLOCK: tl.constexpr):
    """2 operations."""
    at = tl.program_id(0).to(tl.int64) * BLOCK + tl.arange(0, BLOCK)
    inside = at < n
    v0 = tl.load(x + at, mask=inside).to(tl.float32)
    v1 = tl.load(g + at, mask=inside).to(tl.float32)
    v2 = nan_from(1.0 * v1, v0)
    tl.store(d_x + at, v2.to(d_x.dtype.element_ty), mask=inside)


@triton.jit
def vjp_binary64_faithful(x, g, d_x, n, BLOCK: tl.constexpr):
    """2 operations."""
    at = tl.program_id(0).to(tl.int64) * BLOCK + tl.arange(0, BLOCK)
    inside = at < n
    v0 = tl.load(x + at, mask=inside).to(tl.float64)
    v1 = tl.load(g + at, mask=inside).to(tl.float64)
    v2 = nan_from(1.0 * v1, v0)
    tl.store(d_x + at, v2.to(d_x.dtype.element_ty), mask=inside)


KERNELS = {
    ("f", "binary32", "faithful"): f_binary32_faithful,
    ("f", "binary32", "fast"): f_binary32_faithful,
    ("f", "binary64", "faithful"): f_binary64_faithful,
    ("grad", "binary32", "faithful"): grad_binary32_faithful,
    ("grad", "binary32", "fast"): grad_binary32_faithful,
    ("grad", "binary64", "faithful"): grad_binary64_faithful,
    ("vjp", "binary32", "faithful"): vjp_binary32_faithful,
    ("vjp", "binary32", "fast"): vjp_binary32_faithful,
    ("vjp", "binary64", "faithful"): vjp_binary64_faithful,
}
