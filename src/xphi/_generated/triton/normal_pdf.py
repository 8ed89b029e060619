"""normal_pdf on a GPU: made by `make gen` from src/xphi/lower/recipes; edits here are lost."""

import triton
import triton.language as tl

from xphi.ops.torch._triton_operations import (
    bits32,
    bits64,
    copysign32,
    copysign64,
    float32,
    float64,
    lesser,
    nan_from,
    neg,
)


@triton.jit
def f_binary32_faithful(x, y, n, BLOCK: tl.constexpr):
    """43 operations."""
    at = tl.program_id(0).to(tl.int64) * BLOCK + tl.arange(0, BLOCK)
    inside = at < n
    v0 = tl.load(x + at, mask=inside).to(tl.float32)
    v1 = lesser(tl.abs(v0), 16.2724609375)
    v2 = v1 * -0.5
    v3 = v2 * v1
    v4 = tl.fma(v3, 1.4426950216293335, 12583103.0)
    v5 = v4 - 12583103.0
    v6 = tl.fma(neg(v5), 0.693145751953125, v3)
    v7 = tl.fma(neg(v5), 1.428606765330187e-06, tl.fma(v2, v1, neg(v3)))
    v8 = v6 + v7
    v9 = tl.fma(tl.fma(0.0013814542908221483, v8, 0.00836870539933443), v8, 0.041668329387903214)
    v10 = 1.0 + v6
    v11 = tl.fma(v8 * v8, tl.fma(tl.fma(v9, v8, 0.1666652113199234), v8, 0.4999999403953552), v7)
    v12 = tl.full((), 0.3989422917366028, tl.float32)
    v13 = tl.full((), -1.1335170135851058e-08, tl.float32)
    v14 = v10 * v12
    v15 = -1.0 * float32(bits32(v4) << 23)
    v16 = v14 * v15
    v17 = tl.fma(((1.0 - v10) + v6) + v11, v12 + v13, tl.fma(v10, v13, tl.fma(v10, v12, neg(v14))))
    v18 = tl.fma(v17, v15, tl.fma(v14, v15, neg(v16)))
    v19 = v16 + v18
    v20 = tl.fma(neg(v19), 5.421010862427522e-20, 0.0)
    v21 = tl.fma((v16 - v19) + v18, 5.421010862427522e-20, tl.fma(v19, 5.421010862427522e-20, v20 - 0.0))
    v22 = nan_from(v20 - (lesser(v21, 8.507059173023462e37) + 0.0), v0)
    tl.store(y + at, v22.to(y.dtype.element_ty), mask=inside)


@triton.jit
def f_binary32_fast(x, y, n, BLOCK: tl.constexpr):
    """25 operations."""
    at = tl.program_id(0).to(tl.int64) * BLOCK + tl.arange(0, BLOCK)
    inside = at < n
    v0 = tl.load(x + at, mask=inside).to(tl.float32)
    v1 = lesser(tl.abs(v0), 16.2724609375)
    v2 = v1 * -0.5
    v3 = v2 * v1
    v4 = tl.fma(v3, 1.4426950216293335, 12583103.0)
    v5 = v4 - 12583103.0
    v6 = tl.fma(neg(v5), 1.428606765330187e-06, tl.fma(neg(v5), 0.693145751953125, v3))
    v7 = v6 + tl.fma(v2, v1, neg(v3))
    v8 = tl.fma(tl.fma(0.0013814542908221483, v7, 0.00836870539933443), v7, 0.041668329387903214)
    v9 = tl.fma(tl.fma(tl.fma(v8, v7, 0.1666652113199234), v7, 0.4999999403953552) * v7, v7, v7) + 1.0
    v10 = (v9 * 0.3989422917366028) * (-1.0 * float32(bits32(v4) << 23))
    v11 = nan_from(tl.fma(neg(v10), 5.421010862427522e-20, 0.0), v0)
    tl.store(y + at, v11.to(y.dtype.element_ty), mask=inside)


@triton.jit
def f_binary64_faithful(x, y, n, BLOCK: tl.constexpr):
    """49 operations."""
    at = tl.program_id(0).to(tl.int64) * BLOCK + tl.arange(0, BLOCK)
    inside = at < n
    v0 = tl.load(x + at, mask=inside).to(tl.float64)
    v1 = tl.full((), 39.9453125, tl.float64)
    v2 = lesser(tl.abs(v0), v1)
    v3 = v2 * -0.5
    v4 = v3 * v2
    v5 = tl.full((), 1.4426950408889634, tl.float64)
    v6 = tl.full((), 6755399441056895.0, tl.float64)
    v7 = tl.fma(v4, v5, v6)
    v8 = v7 - v6
    v9 = tl.full((), 0.6931471805601177, tl.float64)
    v10 = tl.fma(neg(v8), v9, v4)
    v11 = tl.full((), -1.7239444525614835e-13, tl.float64)
    v12 = tl.fma(neg(v8), v11, tl.fma(v3, v2, neg(v4)))
    v13 = v10 + v12
    v14 = tl.full((), 0.5, tl.float64)
    v15 = tl.full((), 0.16666666666666682, tl.float64)
    v16 = tl.full((), 0.041666666666666095, tl.float64)
    v17 = tl.full((), 0.008333333333317008, tl.float64)
    v18 = tl.full((), 0.0013888888889116004, tl.float64)
    v19 = tl.full((), 0.00019841269896451766, tl.float64)
    v20 = tl.full((), 2.4801586926166016e-05, tl.float64)
    v21 = tl.full((), 2.755723479254296e-06, tl.float64)
    v22 = tl.full((), 2.755758206784855e-07, tl.float64)
    v23 = tl.full((), 2.5112061495961587e-08, tl.float64)
    v24 = tl.full((), 2.082660541685398e-09, tl.float64)
    v25 = tl.fma(tl.fma(tl.fma(tl.fma(tl.fma(v24, v13, v23), v13, v22), v13, v21), v13, v20), v13, v19)
    v26 = tl.fma(tl.fma(tl.fma(tl.fma(tl.fma(v25, v13, v18), v13, v17), v13, v16), v13, v15), v13, v14)
    v27 = 1.0 + v10
    v28 = tl.full((), 0.0, tl.float64)
    v29 = tl.full((), 0.3989422804014327, tl.float64)
    v30 = tl.full((), -2.49232720227773e-17, tl.float64)
    v31 = v27 * v29
    v32 = ((1.0 - v27) + v10) + tl.fma(v13 * v13, v26, v12)
    v33 = -1.0 * float64(bits64(v7) << 52)
    v34 = v31 * v33
    v35 = tl.fma(v32, v29 + v30, tl.fma(v27, v30, tl.fma(v27, v29, neg(v31))))
    v36 = tl.fma(v35, v33, tl.fma(v31, v33, neg(v34)))
    v37 = v34 + v36
    v38 = tl.full((), 2.938735877055719e-39, tl.float64)
    v39 = tl.fma(neg(v37), v38, v28)
    v40 = tl.full((), 1.0715086071862673e301, tl.float64)
    v41 = nan_from(v39 - (lesser(tl.fma((v34 - v37) + v36, v38, tl.fma(v37, v38, v39 - v28)), v40) + v28), v0)
    tl.store(y + at, v41.to(y.dtype.element_ty), mask=inside)


@triton.jit
def grad_binary32_faithful(x, y, n, BLOCK: tl.constexpr):
    """48 operations."""
    at = tl.program_id(0).to(tl.int64) * BLOCK + tl.arange(0, BLOCK)
    inside = at < n
    v0 = tl.load(x + at, mask=inside).to(tl.float32)
    v1 = lesser(tl.abs(v0), 16.2724609375)
    v2 = v1 * -0.5
    v3 = v2 * v1
    v4 = tl.fma(v3, 1.4426950216293335, 12583103.0)
    v5 = v4 - 12583103.0
    v6 = tl.fma(neg(v5), 0.693145751953125, v3)
    v7 = tl.fma(neg(v5), 1.428606765330187e-06, tl.fma(v2, v1, neg(v3)))
    v8 = v6 + v7
    v9 = tl.fma(tl.fma(0.0013814542908221483, v8, 0.00836870539933443), v8, 0.041668329387903214)
    v10 = 1.0 + v6
    v11 = tl.fma(v8 * v8, tl.fma(tl.fma(v9, v8, 0.1666652113199234), v8, 0.4999999403953552), v7)
    v12 = 0.3989422917366028 * v1
    v13 = tl.fma(-1.1335170135851058e-08, v1, tl.fma(0.3989422917366028, v1, neg(v12)))
    v14 = v10 * v12
    v15 = -1.0 * float32(bits32(v4) << 23)
    v16 = v14 * v15
    v17 = tl.fma(((1.0 - v10) + v6) + v11, v12 + v13, tl.fma(v10, v13, tl.fma(v10, v12, neg(v14))))
    v18 = tl.fma(v17, v15, tl.fma(v14, v15, neg(v16)))
    v19 = v16 + v18
    v20 = tl.fma(neg(v19), 5.421010862427522e-20, 0.0)
    v21 = tl.fma((v16 - v19) + v18, 5.421010862427522e-20, tl.fma(v19, 5.421010862427522e-20, v20 - 0.0))
    v22 = nan_from(copysign32(v20 - (lesser(v21, 8.507059173023462e37) + 0.0), neg(v0)), v0)
    tl.store(y + at, v22.to(y.dtype.element_ty), mask=inside)


@triton.jit
def grad_binary32_fast(x, y, n, BLOCK: tl.constexpr):
    """28 operations."""
    at = tl.program_id(0).to(tl.int64) * BLOCK + tl.arange(0, BLOCK)
    inside = at < n
    v0 = tl.load(x + at, mask=inside).to(tl.float32)
    v1 = lesser(tl.abs(v0), 16.2724609375)
    v2 = v1 * -0.5
    v3 = v2 * v1
    v4 = tl.fma(v3, 1.4426950216293335, 12583103.0)
    v5 = v4 - 12583103.0
    v6 = tl.fma(neg(v5), 1.428606765330187e-06, tl.fma(neg(v5), 0.693145751953125, v3))
    v7 = v6 + tl.fma(v2, v1, neg(v3))
    v8 = tl.fma(tl.fma(0.0013814542908221483, v7, 0.00836870539933443), v7, 0.041668329387903214)
    v9 = tl.fma(tl.fma(tl.fma(v8, v7, 0.1666652113199234), v7, 0.4999999403953552) * v7, v7, v7) + 1.0
    v10 = (v9 * (0.3989422917366028 * v1)) * (-1.0 * float32(bits32(v4) << 23))
    v11 = nan_from(copysign32(tl.fma(neg(v10), 5.421010862427522e-20, 0.0), neg(v0)), v0)
    tl.store(y + at, v11.to(y.dtype.element_ty), mask=inside)


@triton.jit
def grad_binary64_faithful(x, y, n, BLOCK: tl.constexpr):
    """54 operations."""
    at = tl.program_id(0).to(tl.int64) * BLOCK + tl.arange(0, BLOCK)
    inside = at < n
    v0 = tl.load(x + at, mask=inside).to(tl.float64)
    v1 = tl.full((), 39.9453125, tl.float64)
    v2 = lesser(tl.abs(v0), v1)
    v3 = v2 * -0.5
    v4 = v3 * v2
    v5 = tl.full((), 1.4426950408889634, tl.float64)
    v6 = tl.full((), 6755399441056895.0, tl.float64)
    v7 = tl.fma(v4, v5, v6)
    v8 = v7 - v6
    v9 = tl.full((), 0.6931471805601177, tl.float64)
    v10 = tl.fma(neg(v8), v9, v4)
    v11 = tl.full((), -1.7239444525614835e-13, tl.float64)
    v12 = tl.fma(neg(v8), v11, tl.fma(v3, v2, neg(v4)))
    v13 = v10 + v12
    v14 = tl.full((), 0.5, tl.float64)
    v15 = tl.full((), 0.16666666666666682, tl.float64)
    v16 = tl.full((), 0.041666666666666095, tl.float64)
    v17 = tl.full((), 0.008333333333317008, tl.float64)
    v18 = tl.full((), 0.0013888888889116004, tl.float64)
    v19 = tl.full((), 0.00019841269896451766, tl.float64)
    v20 = tl.full((), 2.4801586926166016e-05, tl.float64)
    v21 = tl.full((), 2.755723479254296e-06, tl.float64)
    v22 = tl.full((), 2.755758206784855e-07, tl.float64)
    v23 = tl.full((), 2.5112061495961587e-08, tl.float64)
    v24 = tl.full((), 2.082660541685398e-09, tl.float64)
    v25 = tl.fma(tl.fma(tl.fma(tl.fma(tl.fma(v24, v13, v23), v13, v22), v13, v21), v13, v20), v13, v19)
    v26 = tl.fma(tl.fma(tl.fma(tl.fma(tl.fma(v25, v13, v18), v13, v17), v13, v16), v13, v15), v13, v14)
    v27 = 1.0 + v10
    v28 = tl.full((), 0.0, tl.float64)
    v29 = tl.full((), 0.3989422804014327, tl.float64)
    v30 = tl.full((), -2.49232720227773e-17, tl.float64)
    v31 = v29 * v2
    v32 = tl.fma(v30, v2, tl.fma(v29, v2, neg(v31)))
    v33 = v27 * v31
    v34 = ((1.0 - v27) + v10) + tl.fma(v13 * v13, v26, v12)
    v35 = -1.0 * float64(bits64(v7) << 52)
    v36 = v33 * v35
    v37 = tl.fma(v34, v31 + v32, tl.fma(v27, v32, tl.fma(v27, v31, neg(v33))))
    v38 = tl.fma(v37, v35, tl.fma(v33, v35, neg(v36)))
    v39 = v36 + v38
    v40 = tl.full((), 2.938735877055719e-39, tl.float64)
    v41 = tl.fma(neg(v39), v40, v28)
    v42 = tl.full((), 1.0715086071862673e301, tl.float64)
    v43 = v41 - (lesser(tl.fma((v36 - v39) + v38, v40, tl.fma(v39, v40, v41 - v28)), v42) + v28)
    v44 = nan_from(copysign64(v43, neg(v0)), v0)
    tl.store(y + at, v44.to(y.dtype.element_ty), mask=inside)


@triton.jit
def vjp_binary32_faithful(x, g, d_x, n, BLOCK: tl.constexpr):
    """45 operations."""
    at = tl.program_id(0).to(tl.int64) * BLOCK + tl.arange(0, BLOCK)
    inside = at < n
    v0 = tl.load(x + at, mask=inside).to(tl.float32)
    v1 = tl.load(g + at, mask=inside).to(tl.float32)
    v2 = lesser(tl.abs(v0), 20.05078125)
    v3 = v2 * -0.5
    v4 = v3 * v2
    v5 = tl.fma(v4, 1.4426950216293335, 12583935.0)
    v6 = v5 - 12583935.0
    v7 = tl.fma(neg(v6), 0.693145751953125, v4)
    v8 = tl.fma(neg(v6), 1.428606765330187e-06, tl.fma(v3, v2, neg(v4)))
    v9 = v7 + v8
    v10 = tl.fma(tl.fma(0.0013814542908221483, v9, 0.00836870539933443), v9, 0.041668329387903214)
    v11 = 1.0 + v7
    v12 = tl.fma(v9 * v9, tl.fma(tl.fma(v10, v9, 0.1666652113199234), v9, 0.4999999403953552), v8)
    v13 = 0.3989422917366028 * v2
    v14 = tl.fma(-1.1335170135851058e-08, v2, tl.fma(0.3989422917366028, v2, neg(v13)))
    v15 = v11 * v13
    v16 = tl.full((), 0.0, tl.float64)
    v17 = tl.full((), -1.0, tl.float32)
    v18 = tl.fma(((1.0 - v11) + v7) + v12, v13 + v14, tl.fma(v11, v14, tl.fma(v11, v13, neg(v15))))
    v19 = (v15.to(tl.float64) + v18.to(tl.float64)) * float64(bits32(v5).to(tl.int64) << 52)
    v20 = v0.to(tl.float64)
    v21 = nan_from(copysign64(tl.fma(neg(v19), v17.to(tl.float64), v16), neg(v20)) * v1.to(tl.float64), v20)
    v22 = v21.to(tl.float32)
    tl.store(d_x + at, v22.to(d_x.dtype.element_ty), mask=inside)


@triton.jit
def vjp_binary32_fast(x, g, d_x, n, BLOCK: tl.constexpr):
    """35 operations."""
    at = tl.program_id(0).to(tl.int64) * BLOCK + tl.arange(0, BLOCK)
    inside = at < n
    v0 = tl.load(x + at, mask=inside).to(tl.float32)
    v1 = tl.load(g + at, mask=inside).to(tl.float32)
    v2 = lesser(tl.abs(v0), 18.728515625)
    v3 = v2 * -0.5
    v4 = v3 * v2
    v5 = tl.fma(v4, 1.4426950216293335, 12583165.0)
    v6 = v5 - 12583165.0
    v7 = tl.fma(neg(v6), 1.428606765330187e-06, tl.fma(neg(v6), 0.693145751953125, v4))
    v8 = v7 + tl.fma(v3, v2, neg(v4))
    v9 = tl.fma(tl.fma(0.0013814542908221483, v8, 0.00836870539933443), v8, 0.041668329387903214)
    v10 = tl.fma(tl.fma(tl.fma(v9, v8, 0.1666652113199234), v8, 0.4999999403953552) * v8, v8, v8) + 1.0
    v11 = tl.abs(v1) < 1.0
    v12 = copysign32(0.0 - ((v10 * (0.3989422917366028 * v2)) * (-1.0 * float32(bits32(v5) << 23))), neg(v0))
    v13 = v12 * (v1 * tl.where(v11, 1.0, 1.1754943508222875e-38))
    v14 = nan_from(v13 * tl.where(v11, 1.1754943508222875e-38, 1.0), v0)
    tl.store(d_x + at, v14.to(d_x.dtype.element_ty), mask=inside)


@triton.jit
def vjp_binary64_faithful(x, g, d_x, n, BLOCK: tl.constexpr):
    """61 operations."""
    at = tl.program_id(0).to(tl.int64) * BLOCK + tl.arange(0, BLOCK)
    inside = at < n
    v0 = tl.load(x + at, mask=inside).to(tl.float64)
    v1 = tl.load(g + at, mask=inside).to(tl.float64)
    v2 = tl.full((), 53.2451171875, tl.float64)
    v3 = lesser(tl.abs(v0), v2)
    v4 = v3 * -0.5
    v5 = v4 * v3
    v6 = tl.full((), 1.4426950408889634, tl.float64)
    v7 = tl.full((), 6755399441057789.0, tl.float64)
    v8 = tl.fma(v5, v6, v7)
    v9 = v8 - v7
    v10 = tl.full((), 0.6931471805601177, tl.float64)
    v11 = tl.fma(neg(v9), v10, v5)
    v12 = tl.full((), -1.7239444525614835e-13, tl.float64)
    v13 = tl.fma(neg(v9), v12, tl.fma(v4, v3, neg(v5)))
    v14 = v11 + v13
    v15 = tl.full((), 0.5, tl.float64)
    v16 = tl.full((), 0.16666666666666682, tl.float64)
    v17 = tl.full((), 0.041666666666666095, tl.float64)
    v18 = tl.full((), 0.008333333333317008, tl.float64)
    v19 = tl.full((), 0.0013888888889116004, tl.float64)
    v20 = tl.full((), 0.00019841269896451766, tl.float64)
    v21 = tl.full((), 2.4801586926166016e-05, tl.float64)
    v22 = tl.full((), 2.755723479254296e-06, tl.float64)
    v23 = tl.full((), 2.755758206784855e-07, tl.float64)
    v24 = tl.full((), 2.5112061495961587e-08, tl.float64)
    v25 = tl.full((), 2.082660541685398e-09, tl.float64)
    v26 = tl.fma(tl.fma(tl.fma(tl.fma(tl.fma(v25, v14, v24), v14, v23), v14, v22), v14, v21), v14, v20)
    v27 = tl.fma(tl.fma(tl.fma(tl.fma(tl.fma(v26, v14, v19), v14, v18), v14, v17), v14, v16), v14, v15)
    v28 = tl.full((), 1.0, tl.float64)
    v29 = v28 + v11
    v30 = tl.full((), 0.0, tl.float64)
    v31 = tl.full((), 0.3989422804014327, tl.float64)
    v32 = tl.full((), -2.49232720227773e-17, tl.float64)
    v33 = v31 * v3
    v34 = tl.fma(v32, v3, tl.fma(v31, v3, neg(v33)))
    v35 = v29 * v33
    v36 = ((v28 - v29) + v11) + tl.fma(v14 * v14, v27, v13)
    v37 = -1.0 * float64(bits64(v8) << 52)
    v38 = v35 * v37
    v39 = tl.fma(v36, v33 + v34, tl.fma(v29, v34, tl.fma(v29, v33, neg(v35))))
    v40 = tl.fma(v39, v37, tl.fma(v35, v37, neg(v38)))
    v41 = v38 + v40
    v42 = tl.fma(neg(v41), v28, v30)
    v43 = tl.full((), 1.0715086071862673e301, tl.float64)
    v44 = v42 - (lesser(tl.fma((v38 - v41) + v40, v28, tl.fma(v41, v28, v42 - v30)), v43) + v30)
    v45 = tl.full((), 2.2250738585072014e-308, tl.float64)
    v46 = tl.abs(v1) < v28
    v47 = nan_from((copysign64(v44, neg(v0)) * (v1 * tl.where(v46, v28, v45))) * tl.where(v46, v45, v28), v0)
    tl.store(d_x + at, v47.to(d_x.dtype.element_ty), mask=inside)


KERNELS = {
    ("f", "binary32", "faithful"): f_binary32_faithful,
    ("f", "binary32", "fast"): f_binary32_fast,
    ("f", "binary64", "faithful"): f_binary64_faithful,
    ("grad", "binary32", "faithful"): grad_binary32_faithful,
    ("grad", "binary32", "fast"): grad_binary32_fast,
    ("grad", "binary64", "faithful"): grad_binary64_faithful,
    ("vjp", "binary32", "faithful"): vjp_binary32_faithful,
    ("vjp", "binary32", "fast"): vjp_binary32_fast,
    ("vjp", "binary64", "faithful"): vjp_binary64_faithful,
}
