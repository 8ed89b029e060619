"""leaky_relu on a GPU: made by `make gen` from src/xphi/lower/recipes; edits here are lost."""

import triton
import triton.language as tl

from xphi.ops.torch._triton_operations import copysign32, copysign64, lesser, nan_from


@triton.jit
def f_binary32_faithful(x, y, n, BLOCK: tl.constexpr):
    """8 operations."""
    at = tl.program_id(0).to(tl.int64) * BLOCK + tl.arange(0, BLOCK)
    inside = at < n
    v0 = tl.load(x + at, mask=inside).to(tl.float32)
    v1 = tl.abs(v0)
    v2 = tl.fma(v1, 0.009999999776482582, lesser(v1, 3.4028234663852886e38) * 2.2351741291171123e-10)
    v3 = nan_from(tl.where(v0 > 0.0, v0, copysign32(v2, v0)), v0)
    tl.store(y + at, v3.to(y.dtype.element_ty), mask=inside)


@triton.jit
def f_binary32_fast(x, y, n, BLOCK: tl.constexpr):
    """6 operations."""
    at = tl.program_id(0).to(tl.int64) * BLOCK + tl.arange(0, BLOCK)
    inside = at < n
    v0 = tl.load(x + at, mask=inside).to(tl.float32)
    v1 = nan_from(tl.where(v0 > 0.0, v0, copysign32(tl.abs(v0) * 0.009999999776482582, v0)), v0)
    tl.store(y + at, v1.to(y.dtype.element_ty), mask=inside)


@triton.jit
def f_binary64_faithful(x, y, n, BLOCK: tl.constexpr):
    """8 operations."""
    at = tl.program_id(0).to(tl.int64) * BLOCK + tl.arange(0, BLOCK)
    inside = at < n
    v0 = tl.load(x + at, mask=inside).to(tl.float64)
    v1 = tl.abs(v0)
    v2 = tl.full((), 0.01, tl.float64)
    v3 = tl.full((), 1.7976931348623157e308, tl.float64)
    v4 = tl.where(v0 > 0.0, v0, copysign64(tl.fma(v1, v2, lesser(v1, v3) * -2.0816681711721684e-19), v0))
    v5 = nan_from(v4, v0)
    tl.store(y + at, v5.to(y.dtype.element_ty), mask=inside)


@triton.jit
def grad_binary32_faithful(x, y, n, BLOCK: tl.constexpr):
    """3 operations."""
    at = tl.program_id(0).to(tl.int64) * BLOCK + tl.arange(0, BLOCK)
    inside = at < n
    v0 = tl.load(x + at, mask=inside).to(tl.float32)
    v1 = nan_from(tl.where(v0 > 0.0, 1.0, 0.009999999776482582), v0)
    tl.store(y + at, v1.to(y.dtype.element_ty), mask=inside)


@triton.jit
def grad_binary64_faithful(x, y, n, BLOCK: tl.constexpr):
    """3 operations."""
    at = tl.program_id(0).to(tl.int64) * BLOCK + tl.arange(0, BLOCK)
    inside = at < n
    v0 = tl.load(x + at, mask=inside).to(tl.float64)
    v1 = tl.full((), 1.0, tl.float64)
    v2 = tl.full((), 0.01, tl.float64)
    v3 = nan_from(tl.where(v0 > 0.0, v1, v2), v0)
    tl.store(y + at, v3.to(y.dtype.element_ty), mask=inside)


@triton.jit
def vjp_binary32_faithful(x, g, d_x, n, BLOCK: tl.constexpr):
    """7 operations."""
    at = tl.program_id(0).to(tl.int64) * BLOCK + tl.arange(0, BLOCK)
    inside = at < n
    v0 = tl.load(x + at, mask=inside).to(tl.float32)
    v1 = tl.load(g + at, mask=inside).to(tl.float32)
    v2 = v0.to(tl.float64)
    v3 = tl.full((), 1.0, tl.float64)
    v4 = tl.full((), 0.01, tl.float64)
    v5 = nan_from(tl.where(v2 > 0.0, v3, v4) * v1.to(tl.float64), v2).to(tl.float32)
    tl.store(d_x + at, v5.to(d_x.dtype.element_ty), mask=inside)


@triton.jit
def vjp_binary64_faithful(x, g, d_x, n, BLOCK: tl.constexpr):
    """4 operations."""
    at = tl.program_id(0).to(tl.int64) * BLOCK + tl.arange(0, BLOCK)
    inside = at < n
    v0 = tl.load(x + at, mask=inside).to(tl.float64)
    v1 = tl.load(g + at, mask=inside).to(tl.float64)
    v2 = tl.full((), 1.0, tl.float64)
    v3 = tl.full((), 0.01, tl.float64)
    v4 = nan_from(tl.where(v0 > 0.0, v2, v3) * v1, v0)
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
