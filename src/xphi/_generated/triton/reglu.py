"""reglu on a GPU: made by `make gen` from src/xphi/lower/recipes; edits here are lost."""

import triton
import triton.language as tl

from xphi.ops.torch._triton_operations import nan_from


@triton.jit
def gate_binary32_faithful(gate, up, y, n, BLOCK: tl.constexpr):
    """4 operations."""
    at = tl.program_id(0).to(tl.int64) * BLOCK + tl.arange(0, BLOCK)
    inside = at < n
    v0 = tl.load(gate + at, mask=inside).to(tl.float32)
    v1 = tl.load(up + at, mask=inside).to(tl.float32)
    v2 = nan_from(tl.where(v0 > 0.0, v0, 0.0) * v1, v0)
    tl.store(y + at, v2.to(y.dtype.element_ty), mask=inside)


@triton.jit
def gate_binary64_faithful(gate, up, y, n, BLOCK: tl.constexpr):
    """4 operations."""
    at = tl.program_id(0).to(tl.int64) * BLOCK + tl.arange(0, BLOCK)
    inside = at < n
    v0 = tl.load(gate + at, mask=inside).to(tl.float64)
    v1 = tl.load(up + at, mask=inside).to(tl.float64)
    v2 = tl.full((), 0.0, tl.float64)
    v3 = nan_from(tl.where(v0 > v2, v0, v2) * v1, v0)
    tl.store(y + at, v3.to(y.dtype.element_ty), mask=inside)


@triton.jit
def gate_vjp_binary32_faithful(gate, up, g, d_gate, d_up, n, BLOCK: tl.constexpr):
    """14 operations."""
    at = tl.program_id(0).to(tl.int64) * BLOCK + tl.arange(0, BLOCK)
    inside = at < n
    v0 = tl.load(gate + at, mask=inside).to(tl.float32)
    v1 = tl.load(up + at, mask=inside).to(tl.float32)
    v2 = tl.load(g + at, mask=inside).to(tl.float32)
    v3 = tl.full((), 0.0, tl.float64)
    v4 = v0.to(tl.float64)
    v5 = v4 > v3
    v6 = tl.full((), 1.0, tl.float64)
    v7 = v1.to(tl.float64)
    v8 = v2.to(tl.float64)
    v9 = nan_from(nan_from(tl.where(v5, v6, v3) * (v7 * v8), v7), v4).to(tl.float32)
    v10 = nan_from(tl.where(v5, v4, v3) * v8, v4).to(tl.float32)
    tl.store(d_gate + at, v9.to(d_gate.dtype.element_ty), mask=inside)
    tl.store(d_up + at, v10.to(d_up.dtype.element_ty), mask=inside)


@triton.jit
def gate_vjp_binary64_faithful(gate, up, g, d_gate, d_up, n, BLOCK: tl.constexpr):
    """16 operations."""
    at = tl.program_id(0).to(tl.int64) * BLOCK + tl.arange(0, BLOCK)
    inside = at < n
    v0 = tl.load(gate + at, mask=inside).to(tl.float64)
    v1 = tl.load(up + at, mask=inside).to(tl.float64)
    v2 = tl.load(g + at, mask=inside).to(tl.float64)
    v3 = tl.full((), 0.0, tl.float64)
    v4 = v0 > v3
    v5 = tl.full((), 1.0, tl.float64)
    v6 = tl.where(v4, v5, v3)
    v7 = v1 * v2
    v8 = tl.where(tl.abs(v7) < 1.0715086071862673e301, v6 * v7, (((v6 * 0.25) * v1) * v2) * 4.0)
    v9 = nan_from(nan_from(v8, v1), v0)
    v10 = nan_from(tl.where(v4, v0, v3) * v2, v0)
    tl.store(d_gate + at, v9.to(d_gate.dtype.element_ty), mask=inside)
    tl.store(d_up + at, v10.to(d_up.dtype.element_ty), mask=inside)


KERNELS = {
    ("gate", "binary32", "faithful"): gate_binary32_faithful,
    ("gate", "binary32", "fast"): gate_binary32_faithful,
    ("gate", "binary64", "faithful"): gate_binary64_faithful,
    ("gate_vjp", "binary32", "faithful"): gate_vjp_binary32_faithful,
    ("gate_vjp", "binary32", "fast"): gate_vjp_binary32_faithful,
    ("gate_vjp", "binary64", "faithful"): gate_vjp_binary64_faithful,
}
