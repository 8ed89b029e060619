"""normal_cdf on a GPU: made by `make gen` from src/xphi/lower/recipes; edits here are lost."""

import triton
import triton.language as tl

from xphi.ops.torch._triton_operations import bits32, bits64, float32, float64, lesser, nan_from, neg


@triton.jit
def f_binary32_faithful(x, y, n, table, BLOCK: tl.constexpr):
    """70 operations, 640 bytes of tables."""
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
    v12 = bits32(v1 + 2.0) >> 21
    v13 = v1 - tl.load(table + 272 + (v12 & 15))
    v14 = tl.load(table + 128 + (v12 & 15))
    v15 = tl.fma(tl.load(table + 256 + (v12 & 15)), v13, tl.load(table + 240 + (v12 & 15)))
    v16 = tl.fma(tl.fma(v15, v13, tl.load(table + 224 + (v12 & 15))), v13, tl.load(table + 208 + (v12 & 15)))
    v17 = tl.fma(tl.fma(v16, v13, tl.load(table + 192 + (v12 & 15))), v13, tl.load(table + 176 + (v12 & 15)))
    v18 = tl.fma(tl.fma(v17, v13, tl.load(table + 160 + (v12 & 15))), v13, tl.load(table + 144 + (v12 & 15)))
    v19 = v14 + v18
    v20 = (v14 - v19) + v18
    v21 = v10 * v19
    v22 = v0 < 0.0
    v23 = tl.where(v22, 0.0, 1.0)
    v24 = tl.where(v22, -1.0, 1.0) * float32(bits32(v4) << 23)
    v25 = v21 * v24
    v26 = tl.fma(((1.0 - v10) + v6) + v11, v19 + v20, tl.fma(v10, v20, tl.fma(v10, v19, neg(v21))))
    v27 = tl.fma(v26, v24, tl.fma(v21, v24, neg(v25)))
    v28 = v25 + v27
    v29 = tl.fma(neg(v28), 5.421010862427522e-20, v23)
    v30 = tl.fma((v25 - v28) + v27, 5.421010862427522e-20, tl.fma(v28, 5.421010862427522e-20, v29 - v23))
    v31 = nan_from(v29 - (lesser(v30, 8.507059173023462e37) + 0.0), v0)
    tl.store(y + at, v31.to(y.dtype.element_ty), mask=inside)


@triton.jit
def f_binary32_fast(x, y, n, BLOCK: tl.constexpr):
    """39 operations."""
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
    v9 = tl.fma(tl.fma(0.004670181777328253, v1, 0.0559004507958889), v1, 0.32013821601867676)
    v10 = tl.fma(tl.fma(tl.fma(v9, v1, 1.0616031885147095), v1, 2.0381486415863037), v1, 1.8799711465835571)
    v11 = tl.fma(tl.fma(0.0046708351001143456, v1, 0.055873554199934006), v1, 0.311344712972641)
    v12 = tl.fma(tl.fma(tl.fma(v8, v7, 0.1666652113199234), v7, 0.4999999403953552) * v7, v7, v7)
    v13 = tl.fma(v1, v10, tl.fma(tl.fma(v11, v1, 0.943062961101532), v1, 1.5))
    v14 = v0 < 0.0
    v15 = tl.div_rn(tl.fma(v12, 0.3989422917366028, 0.3989422917366028) * v10, v13)
    v16 = v15 * (tl.where(v14, -1.0, 1.0) * float32(bits32(v4) << 23))
    v17 = nan_from(tl.fma(neg(v16), 5.421010862427522e-20, tl.where(v14, 0.0, 1.0)), v0)
    tl.store(y + at, v17.to(y.dtype.element_ty), mask=inside)


@triton.jit
def f_binary64_faithful(x, y, n, table, BLOCK: tl.constexpr):
    """90 operations, 4352 bytes of tables."""
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
    v27 = tl.full((), 1.0, tl.float64)
    v28 = v27 + v10
    v29 = bits64(v2 + 2.0) >> 50
    v30 = v2 - tl.load(table + 512 + (v29 & 31))
    v31 = tl.load(table + 0 + (v29 & 31))
    v32 = tl.fma(tl.load(table + 224 + (v29 & 31)), v30, tl.load(table + 192 + (v29 & 31)))
    v33 = tl.fma(tl.fma(v32, v30, tl.load(table + 160 + (v29 & 31))), v30, tl.load(table + 128 + (v29 & 31)))
    v34 = tl.fma(tl.fma(v33, v30, tl.load(table + 96 + (v29 & 31))), v30, tl.load(table + 480 + (v29 & 31)))
    v35 = tl.fma(tl.fma(v34, v30, tl.load(table + 448 + (v29 & 31))), v30, tl.load(table + 416 + (v29 & 31)))
    v36 = tl.fma(tl.fma(v35, v30, tl.load(table + 384 + (v29 & 31))), v30, tl.load(table + 352 + (v29 & 31)))
    v37 = tl.fma(tl.fma(v36, v30, tl.load(table + 320 + (v29 & 31))), v30, tl.load(table + 288 + (v29 & 31)))
    v38 = tl.fma(tl.fma(v37, v30, tl.load(table + 256 + (v29 & 31))), v30, tl.load(table + 64 + (v29 & 31)))
    v39 = tl.fma(v38, v30, tl.load(table + 32 + (v29 & 31)))
    v40 = v31 + v39
    v41 = (v31 - v40) + v39
    v42 = v28 * v40
    v43 = ((v27 - v28) + v10) + tl.fma(v13 * v13, v26, v12)
    v44 = tl.full((), 0.0, tl.float64)
    v45 = v0 < v44
    v46 = tl.where(v45, v44, v27)
    v47 = tl.full((), -1.0, tl.float64)
    v48 = tl.where(v45, v47, v27) * float64(bits64(v7) << 52)
    v49 = v42 * v48
    v50 = tl.fma(v43, v40 + v41, tl.fma(v28, v41, tl.fma(v28, v40, neg(v42))))
    v51 = tl.fma(v50, v48, tl.fma(v42, v48, neg(v49)))
    v52 = v49 + v51
    v53 = tl.full((), 2.938735877055719e-39, tl.float64)
    v54 = tl.fma(neg(v52), v53, v46)
    v55 = tl.full((), 1.0715086071862673e301, tl.float64)
    v56 = nan_from(v54 - (lesser(tl.fma((v49 - v52) + v51, v53, tl.fma(v52, v53, v54 - v46)), v55) + v44), v0)
    tl.store(y + at, v56.to(y.dtype.element_ty), mask=inside)


@triton.jit
def grad_binary32_faithful(x, y, n, BLOCK: tl.constexpr):
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
def grad_binary32_fast(x, y, n, BLOCK: tl.constexpr):
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
def grad_binary64_faithful(x, y, n, BLOCK: tl.constexpr):
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
def vjp_binary32_faithful(x, g, d_x, n, BLOCK: tl.constexpr):
    """40 operations."""
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
    v13 = tl.full((), 0.3989422917366028, tl.float32)
    v14 = tl.full((), -1.1335170135851058e-08, tl.float32)
    v15 = v11 * v13
    v16 = tl.full((), 0.0, tl.float64)
    v17 = tl.full((), -1.0, tl.float32)
    v18 = tl.fma(((1.0 - v11) + v7) + v12, v13 + v14, tl.fma(v11, v14, tl.fma(v11, v13, neg(v15))))
    v19 = (v15.to(tl.float64) + v18.to(tl.float64)) * float64(bits32(v5).to(tl.int64) << 52)
    v20 = nan_from(tl.fma(neg(v19), v17.to(tl.float64), v16) * v1.to(tl.float64), v0.to(tl.float64))
    v21 = v20.to(tl.float32)
    tl.store(d_x + at, v21.to(d_x.dtype.element_ty), mask=inside)


@triton.jit
def vjp_binary32_fast(x, g, d_x, n, BLOCK: tl.constexpr):
    """32 operations."""
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
    v12 = 0.0 - ((v10 * 0.3989422917366028) * (-1.0 * float32(bits32(v5) << 23)))
    v13 = v12 * (v1 * tl.where(v11, 1.0, 1.1754943508222875e-38))
    v14 = nan_from(v13 * tl.where(v11, 1.1754943508222875e-38, 1.0), v0)
    tl.store(d_x + at, v14.to(d_x.dtype.element_ty), mask=inside)


@triton.jit
def vjp_binary64_faithful(x, g, d_x, n, BLOCK: tl.constexpr):
    """56 operations."""
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
    v33 = v29 * v31
    v34 = ((v28 - v29) + v11) + tl.fma(v14 * v14, v27, v13)
    v35 = -1.0 * float64(bits64(v8) << 52)
    v36 = v33 * v35
    v37 = tl.fma(v34, v31 + v32, tl.fma(v29, v32, tl.fma(v29, v31, neg(v33))))
    v38 = tl.fma(v37, v35, tl.fma(v33, v35, neg(v36)))
    v39 = v36 + v38
    v40 = tl.fma(neg(v39), v28, v30)
    v41 = tl.full((), 1.0715086071862673e301, tl.float64)
    v42 = tl.full((), 2.2250738585072014e-308, tl.float64)
    v43 = tl.abs(v1) < v28
    v44 = v40 - (lesser(tl.fma((v36 - v39) + v38, v28, tl.fma(v39, v28, v40 - v30)), v41) + v30)
    v45 = nan_from((v44 * (v1 * tl.where(v43, v28, v42))) * tl.where(v43, v42, v28), v0)
    tl.store(d_x + at, v45.to(d_x.dtype.element_ty), mask=inside)


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
