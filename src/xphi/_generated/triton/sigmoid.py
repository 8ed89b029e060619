"""sigmoid on a GPU: made by `make gen` from src/xphi/lower/recipes; edits here are lost."""

import triton
import triton.language as tl

from xphi.ops.torch._triton_operations import bits32, bits64, float32, float64, greater, lesser, nan_from, neg


@triton.jit
def f_binary32_faithful(x, y, n, BLOCK: tl.constexpr):
    """53 operations."""
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
    v14 = ((v8 - v11) + v10) * v12
    v15 = tl.fma(v13, 5.421010862427522e-20, 1.0)
    v16 = tl.div_rn(1.0, v15)
    v17 = v13 * v16
    v18 = tl.fma(v14, 5.421010862427522e-20, tl.fma(v13, 5.421010862427522e-20, 1.0 - v15))
    v19 = v0 < 0.0
    v20 = tl.where(v19, 0.0, 1.0)
    v21 = tl.where(v19, -1.0, 1.0)
    v22 = v17 * v21
    v23 = tl.fma(neg(v17), v18, tl.fma(neg(v17), v15, v13) + v14) * v16
    v24 = tl.fma(v23, v21, tl.fma(v17, v21, neg(v22)))
    v25 = v22 + v24
    v26 = tl.fma(neg(v25), 5.421010862427522e-20, v20)
    v27 = tl.fma((v22 - v25) + v24, 5.421010862427522e-20, tl.fma(v25, 5.421010862427522e-20, v26 - v20))
    v28 = nan_from(v26 - (lesser(v27, 8.507059173023462e37) + 0.0), v0)
    tl.store(y + at, v28.to(y.dtype.element_ty), mask=inside)


@triton.jit
def f_binary32_fast(x, y, n, BLOCK: tl.constexpr):
    """26 operations."""
    at = tl.program_id(0).to(tl.int64) * BLOCK + tl.arange(0, BLOCK)
    inside = at < n
    v0 = tl.load(x + at, mask=inside).to(tl.float32)
    v1 = neg(lesser(tl.abs(v0), 132.3916015625))
    v2 = tl.fma(v1, 1.4426950216293335, 12583103.0)
    v3 = v2 - 12583103.0
    v4 = tl.fma(neg(v3), 1.428606765330187e-06, tl.fma(neg(v3), 0.693145751953125, v1))
    v5 = tl.fma(tl.fma(0.0013814542908221483, v4, 0.00836870539933443), v4, 0.041668329387903214)
    v6 = tl.fma(tl.fma(tl.fma(v5, v4, 0.1666652113199234), v4, 0.4999999403953552) * v4, v4, v4) + 1.0
    v7 = v6 * float32(bits32(v2) << 23)
    v8 = v0 < 0.0
    v9 = tl.div_rn(v7, tl.fma(v7, 5.421010862427522e-20, 1.0)) * tl.where(v8, -1.0, 1.0)
    v10 = nan_from(tl.fma(neg(v9), 5.421010862427522e-20, tl.where(v8, 0.0, 1.0)), v0)
    tl.store(y + at, v10.to(y.dtype.element_ty), mask=inside)


@triton.jit
def f_binary64_faithful(x, y, n, BLOCK: tl.constexpr):
    """59 operations."""
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
    v26 = tl.full((), 1.0, tl.float64)
    v27 = v26 + v8
    v28 = ((v26 - v27) + v8) + tl.fma(v12 * v12, v25, v11)
    v29 = v27 + v28
    v30 = float64(bits64(v5) << 52)
    v31 = v29 * v30
    v32 = ((v27 - v29) + v28) * v30
    v33 = tl.full((), 2.938735877055719e-39, tl.float64)
    v34 = tl.fma(v31, v33, v26)
    v35 = v26 / v34
    v36 = v31 * v35
    v37 = tl.fma(neg(v36), tl.fma(v32, v33, tl.fma(v31, v33, v26 - v34)), tl.fma(neg(v36), v34, v31) + v32)
    v38 = v0 < v10
    v39 = tl.where(v38, v10, v26)
    v40 = tl.full((), -1.0, tl.float64)
    v41 = tl.where(v38, v40, v26)
    v42 = v36 * v41
    v43 = tl.fma(v37 * v35, v41, tl.fma(v36, v41, neg(v42)))
    v44 = v42 + v43
    v45 = tl.fma(neg(v44), v33, v39)
    v46 = tl.full((), 1.0715086071862673e301, tl.float64)
    v47 = nan_from(v45 - (lesser(tl.fma((v42 - v44) + v43, v33, tl.fma(v44, v33, v45 - v39)), v46) + v10), v0)
    tl.store(y + at, v47.to(y.dtype.element_ty), mask=inside)


@triton.jit
def grad_binary32_faithful(x, y, n, BLOCK: tl.constexpr):
    """55 operations."""
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
    v14 = ((v8 - v11) + v10) * v12
    v15 = tl.fma(v13, 5.421010862427522e-20, 1.0)
    v16 = tl.fma(v14, 5.421010862427522e-20, tl.fma(v13, 5.421010862427522e-20, 1.0 - v15))
    v17 = v15 * v15
    v18 = tl.div_rn(1.0, v17)
    v19 = v13 * v18
    v20 = tl.fma(v16, v15 + v16, tl.fma(v15, v16, tl.fma(v15, v15, neg(v17))))
    v21 = v19 * -1.0
    v22 = tl.fma(neg(v19), v20, tl.fma(neg(v19), v17, v13) + v14) * v18
    v23 = tl.fma(v22, -1.0, tl.fma(v19, -1.0, neg(v21)))
    v24 = v21 + v23
    v25 = tl.fma(neg(v24), 5.421010862427522e-20, 0.0)
    v26 = tl.fma((v21 - v24) + v23, 5.421010862427522e-20, tl.fma(v24, 5.421010862427522e-20, v25 - 0.0))
    v27 = nan_from(v25 - (lesser(v26, 8.507059173023462e37) + 0.0), v0)
    tl.store(y + at, v27.to(y.dtype.element_ty), mask=inside)


@triton.jit
def grad_binary32_fast(x, y, n, BLOCK: tl.constexpr):
    """25 operations."""
    at = tl.program_id(0).to(tl.int64) * BLOCK + tl.arange(0, BLOCK)
    inside = at < n
    v0 = tl.load(x + at, mask=inside).to(tl.float32)
    v1 = neg(lesser(tl.abs(v0), 132.3916015625))
    v2 = tl.fma(v1, 1.4426950216293335, 12583103.0)
    v3 = v2 - 12583103.0
    v4 = tl.fma(neg(v3), 1.428606765330187e-06, tl.fma(neg(v3), 0.693145751953125, v1))
    v5 = tl.fma(tl.fma(0.0013814542908221483, v4, 0.00836870539933443), v4, 0.041668329387903214)
    v6 = tl.fma(tl.fma(tl.fma(v5, v4, 0.1666652113199234), v4, 0.4999999403953552) * v4, v4, v4) + 1.0
    v7 = v6 * float32(bits32(v2) << 23)
    v8 = tl.div_rn(v7, tl.fma(v7, 5.421010862427522e-20, 1.0))
    v9 = tl.fma(neg(tl.fma(neg(v8 * 5.421010862427522e-20), v8, v8) * -1.0), 5.421010862427522e-20, 0.0)
    v10 = nan_from(v9, v0)
    tl.store(y + at, v10.to(y.dtype.element_ty), mask=inside)


@triton.jit
def grad_binary64_faithful(x, y, n, BLOCK: tl.constexpr):
    """61 operations."""
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
    v26 = tl.full((), 1.0, tl.float64)
    v27 = v26 + v8
    v28 = ((v26 - v27) + v8) + tl.fma(v12 * v12, v25, v11)
    v29 = v27 + v28
    v30 = float64(bits64(v5) << 52)
    v31 = v29 * v30
    v32 = ((v27 - v29) + v28) * v30
    v33 = tl.full((), 2.938735877055719e-39, tl.float64)
    v34 = tl.fma(v31, v33, v26)
    v35 = tl.fma(v32, v33, tl.fma(v31, v33, v26 - v34))
    v36 = v34 * v34
    v37 = v26 / v36
    v38 = v31 * v37
    v39 = tl.fma(v35, v34 + v35, tl.fma(v34, v35, tl.fma(v34, v34, neg(v36))))
    v40 = tl.full((), -1.0, tl.float64)
    v41 = v38 * v40
    v42 = tl.fma(neg(v38), v39, tl.fma(neg(v38), v36, v31) + v32) * v37
    v43 = tl.fma(v42, v40, tl.fma(v38, v40, neg(v41)))
    v44 = v41 + v43
    v45 = tl.fma(neg(v44), v33, v10)
    v46 = tl.full((), 1.0715086071862673e301, tl.float64)
    v47 = nan_from(v45 - (lesser(tl.fma((v41 - v44) + v43, v33, tl.fma(v44, v33, v45 - v10)), v46) + v10), v0)
    tl.store(y + at, v47.to(y.dtype.element_ty), mask=inside)


@triton.jit
def vjp_binary32_faithful(x, g, d_x, n, BLOCK: tl.constexpr):
    """58 operations."""
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
    v13 = (v9 - v12) + v11
    v14 = float32((bits32(greater(12583835.0, v3)) + -832) << 23)
    v15 = v12 * v14
    v16 = tl.fma(v15, 5.421010862427522e-20, 1.0)
    v17 = tl.fma(v13 * v14, 5.421010862427522e-20, tl.fma(v15, 5.421010862427522e-20, 1.0 - v16))
    v18 = v16 * v16
    v19 = tl.div_rn(1.0, v18)
    v20 = v12 * v19
    v21 = tl.fma(v17, v16 + v17, tl.fma(v16, v17, tl.fma(v16, v16, neg(v18))))
    v22 = tl.full((), 0.0, tl.float64)
    v23 = tl.full((), -1.0, tl.float32)
    v24 = v20.to(tl.float64) + (tl.fma(neg(v20), v21, tl.fma(neg(v20), v18, v12) + v13) * v19).to(tl.float64)
    v25 = tl.fma(neg(v24 * float64(bits32(v3).to(tl.int64) << 52)), v23.to(tl.float64), v22)
    v26 = nan_from(v25 * v1.to(tl.float64), v0.to(tl.float64)).to(tl.float32)
    tl.store(d_x + at, v26.to(d_x.dtype.element_ty), mask=inside)


@triton.jit
def vjp_binary32_fast(x, g, d_x, n, BLOCK: tl.constexpr):
    """32 operations."""
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
    v8 = v7 * float32(bits32(v3) << 23)
    v9 = tl.div_rn(v8, tl.fma(v8, 1.1754943508222875e-38, 1.0))
    v10 = tl.abs(v1) < 1.0
    v11 = 0.0 - (tl.fma(neg(v9 * 1.1754943508222875e-38), v9, v9) * -1.0)
    v12 = v11 * (v1 * tl.where(v10, 1.0, 1.1754943508222875e-38))
    v13 = nan_from(v12 * tl.where(v10, 1.1754943508222875e-38, 1.0), v0)
    tl.store(d_x + at, v13.to(d_x.dtype.element_ty), mask=inside)


@triton.jit
def vjp_binary64_faithful(x, g, d_x, n, BLOCK: tl.constexpr):
    """68 operations."""
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
    v33 = ((v28 - v30) + v29) * v31
    v34 = tl.full((), 2.2250738585072014e-308, tl.float64)
    v35 = tl.fma(v32, v34, v27)
    v36 = tl.fma(v33, v34, tl.fma(v32, v34, v27 - v35))
    v37 = v35 * v35
    v38 = v27 / v37
    v39 = v32 * v38
    v40 = tl.fma(v36, v35 + v36, tl.fma(v35, v36, tl.fma(v35, v35, neg(v37))))
    v41 = tl.full((), -1.0, tl.float64)
    v42 = v39 * v41
    v43 = tl.fma(neg(v39), v40, tl.fma(neg(v39), v37, v32) + v33) * v38
    v44 = tl.fma(v43, v41, tl.fma(v39, v41, neg(v42)))
    v45 = v42 + v44
    v46 = tl.fma(neg(v45), v27, v11)
    v47 = tl.full((), 1.0715086071862673e301, tl.float64)
    v48 = tl.abs(v1) < v27
    v49 = v46 - (lesser(tl.fma((v42 - v45) + v44, v27, tl.fma(v45, v27, v46 - v11)), v47) + v11)
    v50 = nan_from((v49 * (v1 * tl.where(v48, v27, v34))) * tl.where(v48, v34, v27), v0)
    tl.store(d_x + at, v50.to(d_x.dtype.element_ty), mask=inside)


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
