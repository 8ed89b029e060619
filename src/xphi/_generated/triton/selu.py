"""selu on a GPU: made by `make gen` from src/xphi/lower/recipes; edits here are lost."""

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
    v1 = neg(lesser(tl.abs(v0), 132.3916015625))
    v2 = tl.fma(v1, 1.4426950216293335, 12583103.0)
    v3 = v2 - 12583103.0
    v4 = tl.fma(neg(v3), 0.693145751953125, v1)
    v5 = tl.fma(neg(v3), 1.428606765330187e-06, 0.0)
    v6 = v4 + v5
    v7 = tl.fma(tl.fma(0.0013814542908221483, v6, 0.00836870539933443), v6, 0.041668329387903214)
    v8 = float32(bits32(v2) << 23) * 5.421010862427522e-20
    v9 = v4 * v8
    v10 = -1.0 + v8
    v11 = v10 + v9
    v12 = tl.fma(v6 * v6, tl.fma(tl.fma(v7, v6, 0.1666652113199234), v6, 0.4999999403953552), v5) * v8
    v13 = ((v10 - v11) + v9) + (((-1.0 - v10) + v8) + v12)
    v14 = v11 + v13
    v15 = tl.full((), 1.7580993175506592, tl.float32)
    v16 = tl.full((), 2.3296717444054593e-08, tl.float32)
    v17 = v14 * v15
    v18 = v17 + tl.fma((v11 - v14) + v13, v15 + v16, tl.fma(v14, v16, tl.fma(v14, v15, neg(v17))))
    v19 = tl.where(v0 > 0.0, tl.fma(v0, 1.0507009029388428, v0 * 8.441664078873146e-08), copysign32(v18, v0))
    v20 = nan_from(v19, v0)
    tl.store(y + at, v20.to(y.dtype.element_ty), mask=inside)


@triton.jit
def f_binary32_fast(x, y, n, BLOCK: tl.constexpr):
    """27 operations."""
    at = tl.program_id(0).to(tl.int64) * BLOCK + tl.arange(0, BLOCK)
    inside = at < n
    v0 = tl.load(x + at, mask=inside).to(tl.float32)
    v1 = neg(lesser(tl.abs(v0), 132.3916015625))
    v2 = tl.fma(v1, 1.4426950216293335, 12583103.0)
    v3 = v2 - 12583103.0
    v4 = tl.fma(neg(v3), 1.428606765330187e-06, tl.fma(neg(v3), 0.693145751953125, v1))
    v5 = tl.fma(tl.fma(0.0013814542908221483, v4, 0.00836870539933443), v4, 0.041668329387903214)
    v6 = float32(bits32(v2) << 23) * 5.421010862427522e-20
    v7 = tl.fma(tl.fma(tl.fma(v5, v4, 0.1666652113199234), v4, 0.4999999403953552) * v4, v4, v4) * v6
    v8 = tl.fma(v0, 1.0507009029388428, v0 * 8.441664078873146e-08)
    v9 = nan_from(tl.where(v0 > 0.0, v8, copysign32(((-1.0 + v6) + v7) * 1.7580993175506592, v0)), v0)
    tl.store(y + at, v9.to(y.dtype.element_ty), mask=inside)


@triton.jit
def f_binary64_faithful(x, y, n, BLOCK: tl.constexpr):
    """49 operations."""
    at = tl.program_id(0).to(tl.int64) * BLOCK + tl.arange(0, BLOCK)
    inside = at < n
    v0 = tl.load(x + at, mask=inside).to(tl.float64)
    v1 = tl.full((), 797.8125, tl.float64)
    v2 = neg(lesser(tl.abs(v0), v1))
    v3 = tl.full((), 1.4426950408889634, tl.float64)
    v4 = tl.full((), 6755399441056895.0, tl.float64)
    v5 = tl.fma(v2, v3, v4)
    v6 = v5 - v4
    v7 = tl.full((), 0.6931471805601177, tl.float64)
    v8 = tl.fma(neg(v6), v7, v2)
    v9 = tl.full((), -1.7239444525614835e-13, tl.float64)
    v10 = tl.full((), 0.0, tl.float64)
    v11 = tl.fma(neg(v6), v9, v10)
    v12 = v8 + v11
    v13 = tl.full((), 0.5, tl.float64)
    v14 = tl.full((), 0.16666666666666682, tl.float64)
    v15 = tl.full((), 0.041666666666666095, tl.float64)
    v16 = tl.full((), 0.008333333333317008, tl.float64)
    v17 = tl.full((), 0.0013888888889116004, tl.float64)
    v18 = tl.full((), 0.00019841269896451766, tl.float64)
    v19 = tl.full((), 2.4801586926166016e-05, tl.float64)
    v20 = tl.full((), 2.755723479254296e-06, tl.float64)
    v21 = tl.full((), 2.755758206784855e-07, tl.float64)
    v22 = tl.full((), 2.5112061495961587e-08, tl.float64)
    v23 = tl.full((), 2.082660541685398e-09, tl.float64)
    v24 = tl.fma(tl.fma(tl.fma(tl.fma(tl.fma(v23, v12, v22), v12, v21), v12, v20), v12, v19), v12, v18)
    v25 = tl.fma(tl.fma(tl.fma(tl.fma(tl.fma(v24, v12, v17), v12, v16), v12, v15), v12, v14), v12, v13)
    v26 = float64(bits64(v5) << 52) * 2.938735877055719e-39
    v27 = v8 * v26
    v28 = -1.0 + v26
    v29 = v28 + v27
    v30 = ((v28 - v29) + v27) + (((-1.0 - v28) + v26) + (tl.fma(v12 * v12, v25, v11) * v26))
    v31 = v29 + v30
    v32 = tl.full((), 1.7580993408473768, tl.float64)
    v33 = tl.full((), 1.415351938008446e-17, tl.float64)
    v34 = v31 * v32
    v35 = tl.full((), 1.0507009873554805, tl.float64)
    v36 = v34 + tl.fma((v29 - v31) + v30, v32 + v33, tl.fma(v31, v33, tl.fma(v31, v32, neg(v34))))
    v37 = nan_from(tl.where(v0 > v10, tl.fma(v0, v35, v0 * 3.987484766715415e-17), copysign64(v36, v0)), v0)
    tl.store(y + at, v37.to(y.dtype.element_ty), mask=inside)


@triton.jit
def grad_binary32_faithful(x, y, n, BLOCK: tl.constexpr):
    """47 operations."""
    at = tl.program_id(0).to(tl.int64) * BLOCK + tl.arange(0, BLOCK)
    inside = at < n
    v0 = tl.load(x + at, mask=inside).to(tl.float32)
    v1 = neg(lesser(tl.abs(v0), 132.3916015625))
    v2 = tl.fma(v1, 1.4426950216293335, 12583103.0)
    v3 = v2 - 12583103.0
    v4 = tl.fma(neg(v3), 0.693145751953125, v1)
    v5 = tl.fma(neg(v3), 1.428606765330187e-06, 0.0)
    v6 = v4 + v5
    v7 = tl.fma(tl.fma(0.0013814542908221483, v6, 0.00836870539933443), v6, 0.041668329387903214)
    v8 = 1.0 + v4
    v9 = tl.fma(v6 * v6, tl.fma(tl.fma(v7, v6, 0.1666652113199234), v6, 0.4999999403953552), v5)
    v10 = ((1.0 - v8) + v4) + v9
    v11 = v8 + v10
    v12 = float32(bits32(v2) << 23)
    v13 = v11 * v12
    v14 = tl.full((), 1.7580993175506592, tl.float32)
    v15 = tl.full((), 2.3296717444054593e-08, tl.float32)
    v16 = v13 * v14
    v17 = v16 * -1.0
    v18 = tl.fma(((v8 - v11) + v10) * v12, v14 + v15, tl.fma(v13, v15, tl.fma(v13, v14, neg(v16))))
    v19 = tl.fma(v18, -1.0, tl.fma(v16, -1.0, neg(v17)))
    v20 = v17 + v19
    v21 = tl.fma(neg(v20), 5.421010862427522e-20, 0.0)
    v22 = tl.fma((v17 - v20) + v19, 5.421010862427522e-20, tl.fma(v20, 5.421010862427522e-20, v21 - 0.0))
    v23 = tl.where(v0 > 0.0, 1.0507010221481323, v21 - (lesser(v22, 8.507059173023462e37) + 0.0))
    v24 = nan_from(v23, v0)
    tl.store(y + at, v24.to(y.dtype.element_ty), mask=inside)


@triton.jit
def grad_binary32_fast(x, y, n, BLOCK: tl.constexpr):
    """24 operations."""
    at = tl.program_id(0).to(tl.int64) * BLOCK + tl.arange(0, BLOCK)
    inside = at < n
    v0 = tl.load(x + at, mask=inside).to(tl.float32)
    v1 = neg(lesser(tl.abs(v0), 132.3916015625))
    v2 = tl.fma(v1, 1.4426950216293335, 12583103.0)
    v3 = v2 - 12583103.0
    v4 = tl.fma(neg(v3), 1.428606765330187e-06, tl.fma(neg(v3), 0.693145751953125, v1))
    v5 = tl.fma(tl.fma(0.0013814542908221483, v4, 0.00836870539933443), v4, 0.041668329387903214)
    v6 = tl.fma(tl.fma(tl.fma(v5, v4, 0.1666652113199234), v4, 0.4999999403953552) * v4, v4, v4) + 1.0
    v7 = ((v6 * float32(bits32(v2) << 23)) * 1.7580993175506592) * -1.0
    v8 = nan_from(tl.where(v0 > 0.0, 1.0507010221481323, tl.fma(neg(v7), 5.421010862427522e-20, 0.0)), v0)
    tl.store(y + at, v8.to(y.dtype.element_ty), mask=inside)


@triton.jit
def grad_binary64_faithful(x, y, n, BLOCK: tl.constexpr):
    """53 operations."""
    at = tl.program_id(0).to(tl.int64) * BLOCK + tl.arange(0, BLOCK)
    inside = at < n
    v0 = tl.load(x + at, mask=inside).to(tl.float64)
    v1 = tl.full((), 797.8125, tl.float64)
    v2 = neg(lesser(tl.abs(v0), v1))
    v3 = tl.full((), 1.4426950408889634, tl.float64)
    v4 = tl.full((), 6755399441056895.0, tl.float64)
    v5 = tl.fma(v2, v3, v4)
    v6 = v5 - v4
    v7 = tl.full((), 0.6931471805601177, tl.float64)
    v8 = tl.fma(neg(v6), v7, v2)
    v9 = tl.full((), -1.7239444525614835e-13, tl.float64)
    v10 = tl.full((), 0.0, tl.float64)
    v11 = tl.fma(neg(v6), v9, v10)
    v12 = v8 + v11
    v13 = tl.full((), 0.5, tl.float64)
    v14 = tl.full((), 0.16666666666666682, tl.float64)
    v15 = tl.full((), 0.041666666666666095, tl.float64)
    v16 = tl.full((), 0.008333333333317008, tl.float64)
    v17 = tl.full((), 0.0013888888889116004, tl.float64)
    v18 = tl.full((), 0.00019841269896451766, tl.float64)
    v19 = tl.full((), 2.4801586926166016e-05, tl.float64)
    v20 = tl.full((), 2.755723479254296e-06, tl.float64)
    v21 = tl.full((), 2.755758206784855e-07, tl.float64)
    v22 = tl.full((), 2.5112061495961587e-08, tl.float64)
    v23 = tl.full((), 2.082660541685398e-09, tl.float64)
    v24 = tl.fma(tl.fma(tl.fma(tl.fma(tl.fma(v23, v12, v22), v12, v21), v12, v20), v12, v19), v12, v18)
    v25 = tl.fma(tl.fma(tl.fma(tl.fma(tl.fma(v24, v12, v17), v12, v16), v12, v15), v12, v14), v12, v13)
    v26 = 1.0 + v8
    v27 = ((1.0 - v26) + v8) + tl.fma(v12 * v12, v25, v11)
    v28 = v26 + v27
    v29 = float64(bits64(v5) << 52)
    v30 = v28 * v29
    v31 = tl.full((), 1.7580993408473768, tl.float64)
    v32 = tl.full((), 1.415351938008446e-17, tl.float64)
    v33 = v30 * v31
    v34 = tl.full((), -1.0, tl.float64)
    v35 = v33 * v34
    v36 = tl.fma(((v26 - v28) + v27) * v29, v31 + v32, tl.fma(v30, v32, tl.fma(v30, v31, neg(v33))))
    v37 = tl.fma(v36, v34, tl.fma(v33, v34, neg(v35)))
    v38 = v35 + v37
    v39 = tl.full((), 2.938735877055719e-39, tl.float64)
    v40 = tl.fma(neg(v38), v39, v10)
    v41 = tl.full((), 1.0715086071862673e301, tl.float64)
    v42 = tl.full((), 1.0507009873554805, tl.float64)
    v43 = v40 - (lesser(tl.fma((v35 - v38) + v37, v39, tl.fma(v38, v39, v40 - v10)), v41) + v10)
    v44 = nan_from(tl.where(v0 > v10, v42, v43), v0)
    tl.store(y + at, v44.to(y.dtype.element_ty), mask=inside)


@triton.jit
def vjp_binary32_faithful(x, g, d_x, n, BLOCK: tl.constexpr):
    """43 operations."""
    at = tl.program_id(0).to(tl.int64) * BLOCK + tl.arange(0, BLOCK)
    inside = at < n
    v0 = tl.load(x + at, mask=inside).to(tl.float32)
    v1 = tl.load(g + at, mask=inside).to(tl.float32)
    v2 = neg(lesser(tl.abs(v0), 201.0126953125))
    v3 = tl.fma(v2, 1.4426950216293335, 12583935.0)
    v4 = v3 - 12583935.0
    v5 = tl.fma(neg(v4), 0.693145751953125, v2)
    v6 = tl.fma(neg(v4), 1.428606765330187e-06, 0.0)
    v7 = v5 + v6
    v8 = tl.fma(tl.fma(0.0013814542908221483, v7, 0.00836870539933443), v7, 0.041668329387903214)
    v9 = 1.0 + v5
    v10 = tl.fma(v7 * v7, tl.fma(tl.fma(v8, v7, 0.1666652113199234), v7, 0.4999999403953552), v6)
    v11 = ((1.0 - v9) + v5) + v10
    v12 = v9 + v11
    v13 = tl.full((), 1.7580993175506592, tl.float32)
    v14 = tl.full((), 2.3296717444054593e-08, tl.float32)
    v15 = v12 * v13
    v16 = tl.full((), 0.0, tl.float64)
    v17 = tl.full((), -1.0, tl.float32)
    v18 = tl.fma((v9 - v12) + v11, v13 + v14, tl.fma(v12, v14, tl.fma(v12, v13, neg(v15)))).to(tl.float64)
    v19 = (v15.to(tl.float64) + v18) * float64(bits32(v3).to(tl.int64) << 52)
    v20 = v0.to(tl.float64)
    v21 = tl.full((), 1.0507009873554805, tl.float64)
    v22 = tl.where(v20 > v16, v21, tl.fma(neg(v19), v17.to(tl.float64), v16)) * v1.to(tl.float64)
    v23 = nan_from(v22, v20).to(tl.float32)
    tl.store(d_x + at, v23.to(d_x.dtype.element_ty), mask=inside)


@triton.jit
def vjp_binary32_fast(x, g, d_x, n, BLOCK: tl.constexpr):
    """31 operations."""
    at = tl.program_id(0).to(tl.int64) * BLOCK + tl.arange(0, BLOCK)
    inside = at < n
    v0 = tl.load(x + at, mask=inside).to(tl.float32)
    v1 = tl.load(g + at, mask=inside).to(tl.float32)
    v2 = neg(lesser(tl.abs(v0), 175.3671875))
    v3 = tl.fma(v2, 1.4426950216293335, 12583165.0)
    v4 = v3 - 12583165.0
    v5 = tl.fma(neg(v4), 1.428606765330187e-06, tl.fma(neg(v4), 0.693145751953125, v2))
    v6 = tl.fma(tl.fma(0.0013814542908221483, v5, 0.00836870539933443), v5, 0.041668329387903214)
    v7 = tl.fma(tl.fma(tl.fma(v6, v5, 0.1666652113199234), v5, 0.4999999403953552) * v5, v5, v5) + 1.0
    v8 = 0.0 - (((v7 * float32(bits32(v3) << 23)) * 1.7580993175506592) * -1.0)
    v9 = tl.abs(v1) < 1.0
    v10 = tl.where(v0 > 0.0, 8.938375768570396e37, v8) * (v1 * tl.where(v9, 1.0, 1.1754943508222875e-38))
    v11 = nan_from(v10 * tl.where(v9, 1.1754943508222875e-38, 1.0), v0)
    tl.store(d_x + at, v11.to(d_x.dtype.element_ty), mask=inside)


@triton.jit
def vjp_binary64_faithful(x, g, d_x, n, BLOCK: tl.constexpr):
    """60 operations."""
    at = tl.program_id(0).to(tl.int64) * BLOCK + tl.arange(0, BLOCK)
    inside = at < n
    v0 = tl.load(x + at, mask=inside).to(tl.float64)
    v1 = tl.load(g + at, mask=inside).to(tl.float64)
    v2 = tl.full((), 1417.486328125, tl.float64)
    v3 = neg(lesser(tl.abs(v0), v2))
    v4 = tl.full((), 1.4426950408889634, tl.float64)
    v5 = tl.full((), 6755399441057789.0, tl.float64)
    v6 = tl.fma(v3, v4, v5)
    v7 = v6 - v5
    v8 = tl.full((), 0.6931471805601177, tl.float64)
    v9 = tl.fma(neg(v7), v8, v3)
    v10 = tl.full((), -1.7239444525614835e-13, tl.float64)
    v11 = tl.full((), 0.0, tl.float64)
    v12 = tl.fma(neg(v7), v10, v11)
    v13 = v9 + v12
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
    v27 = tl.full((), 1.0, tl.float64)
    v28 = v27 + v9
    v29 = ((v27 - v28) + v9) + tl.fma(v13 * v13, v26, v12)
    v30 = v28 + v29
    v31 = float64(bits64(v6) << 52)
    v32 = v30 * v31
    v33 = tl.full((), 1.7580993408473768, tl.float64)
    v34 = tl.full((), 1.415351938008446e-17, tl.float64)
    v35 = v32 * v33
    v36 = tl.full((), -1.0, tl.float64)
    v37 = v35 * v36
    v38 = tl.fma(((v28 - v30) + v29) * v31, v33 + v34, tl.fma(v32, v34, tl.fma(v32, v33, neg(v35))))
    v39 = tl.fma(v38, v36, tl.fma(v35, v36, neg(v37)))
    v40 = v37 + v39
    v41 = tl.fma(neg(v40), v27, v11)
    v42 = tl.full((), 1.0715086071862673e301, tl.float64)
    v43 = tl.full((), 4.722094879405011e307, tl.float64)
    v44 = v41 - (lesser(tl.fma((v37 - v40) + v39, v27, tl.fma(v40, v27, v41 - v11)), v42) + v11)
    v45 = tl.full((), 2.2250738585072014e-308, tl.float64)
    v46 = tl.abs(v1) < v27
    v47 = (tl.where(v0 > v11, v43, v44) * (v1 * tl.where(v46, v27, v45))) * tl.where(v46, v45, v27)
    v48 = nan_from(v47, v0)
    tl.store(d_x + at, v48.to(d_x.dtype.element_ty), mask=inside)


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
