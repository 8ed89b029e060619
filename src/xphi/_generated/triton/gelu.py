"""gelu on a GPU: made by `make gen` from src/xphi/lower/recipes; edits here are lost."""

import triton
import triton.language as tl

from xphi.ops.torch._triton_operations import bits32, bits64, float32, float64, greater, lesser, nan_from, neg


@triton.jit
def f_binary32_faithful(x, y, n, table, BLOCK: tl.constexpr):
    """67 operations, 640 bytes of tables."""
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
    v22 = greater(neg(tl.full((), 0.0, tl.float32)), v0)
    v23 = v1 * float32(bits32(v4) << 23)
    v24 = v21 * v23
    v25 = tl.fma(((1.0 - v10) + v6) + v11, v19 + v20, tl.fma(v10, v20, tl.fma(v10, v19, neg(v21))))
    v26 = tl.fma(v25, v23, tl.fma(v21, v23, neg(v24)))
    v27 = v24 + v26
    v28 = tl.fma(neg(v27), 5.421010862427522e-20, v22)
    v29 = tl.fma((v24 - v27) + v26, 5.421010862427522e-20, tl.fma(v27, 5.421010862427522e-20, v28 - v22))
    v30 = v28 - (lesser(v29, 8.507059173023462e37) + 0.0)
    tl.store(y + at, v30.to(y.dtype.element_ty), mask=inside)


@triton.jit
def f_binary32_fast(x, y, n, BLOCK: tl.constexpr):
    """36 operations."""
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
    v14 = tl.div_rn(tl.fma(v12, 0.3989422917366028, 0.3989422917366028) * v10, v13)
    v15 = greater(neg(tl.full((), 0.0, tl.float32)), v0)
    v16 = tl.fma(neg(v14 * (v1 * float32(bits32(v4) << 23))), 5.421010862427522e-20, v15)
    tl.store(y + at, v16.to(y.dtype.element_ty), mask=inside)


@triton.jit
def f_binary64_faithful(x, y, n, table, BLOCK: tl.constexpr):
    """87 operations, 4352 bytes of tables."""
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
    v28 = bits64(v2 + 2.0) >> 50
    v29 = v2 - tl.load(table + 512 + (v28 & 31))
    v30 = tl.load(table + 0 + (v28 & 31))
    v31 = tl.fma(tl.load(table + 224 + (v28 & 31)), v29, tl.load(table + 192 + (v28 & 31)))
    v32 = tl.fma(tl.fma(v31, v29, tl.load(table + 160 + (v28 & 31))), v29, tl.load(table + 128 + (v28 & 31)))
    v33 = tl.fma(tl.fma(v32, v29, tl.load(table + 96 + (v28 & 31))), v29, tl.load(table + 480 + (v28 & 31)))
    v34 = tl.fma(tl.fma(v33, v29, tl.load(table + 448 + (v28 & 31))), v29, tl.load(table + 416 + (v28 & 31)))
    v35 = tl.fma(tl.fma(v34, v29, tl.load(table + 384 + (v28 & 31))), v29, tl.load(table + 352 + (v28 & 31)))
    v36 = tl.fma(tl.fma(v35, v29, tl.load(table + 320 + (v28 & 31))), v29, tl.load(table + 288 + (v28 & 31)))
    v37 = tl.fma(tl.fma(v36, v29, tl.load(table + 256 + (v28 & 31))), v29, tl.load(table + 64 + (v28 & 31)))
    v38 = tl.fma(v37, v29, tl.load(table + 32 + (v28 & 31)))
    v39 = v30 + v38
    v40 = (v30 - v39) + v38
    v41 = v27 * v39
    v42 = ((1.0 - v27) + v10) + tl.fma(v13 * v13, v26, v12)
    v43 = greater(neg(tl.full((), 0.0, tl.float64)), v0)
    v44 = v2 * float64(bits64(v7) << 52)
    v45 = v41 * v44
    v46 = tl.fma(v42, v39 + v40, tl.fma(v27, v40, tl.fma(v27, v39, neg(v41))))
    v47 = tl.fma(v46, v44, tl.fma(v41, v44, neg(v45)))
    v48 = v45 + v47
    v49 = tl.full((), 2.938735877055719e-39, tl.float64)
    v50 = tl.fma(neg(v48), v49, v43)
    v51 = tl.full((), 1.0715086071862673e301, tl.float64)
    v52 = v50 - (lesser(tl.fma((v45 - v48) + v47, v49, tl.fma(v48, v49, v50 - v43)), v51) + 0.0)
    tl.store(y + at, v52.to(y.dtype.element_ty), mask=inside)


@triton.jit
def grad_binary32_faithful(x, y, n, table, BLOCK: tl.constexpr):
    """115 operations, 640 bytes of tables."""
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
    v14 = tl.load(table + 160 + (v12 & 15))
    v15 = tl.load(table + 128 + (v12 & 15))
    v16 = v14 * v13
    v17 = v15 + v16
    v18 = tl.fma(tl.load(table + 256 + (v12 & 15)), v13, tl.load(table + 240 + (v12 & 15)))
    v19 = tl.fma(tl.fma(v18, v13, tl.load(table + 224 + (v12 & 15))), v13, tl.load(table + 208 + (v12 & 15)))
    v20 = tl.fma(tl.fma(v19, v13, tl.load(table + 192 + (v12 & 15))), v13, tl.load(table + 176 + (v12 & 15)))
    v21 = tl.fma(v20 * v13, v13, tl.fma(v14, v13, neg(v16)) + tl.load(table + 144 + (v12 & 15)))
    v22 = 0.3989422917366028 * v1
    v23 = neg(v22)
    v24 = v17 + v23
    v25 = v24 - v17
    v26 = neg(tl.fma(-1.1335170135851058e-08, v1, tl.fma(0.3989422917366028, v1, neg(v22))))
    v27 = ((v17 - (v24 - v25)) + (v23 - v25)) + ((((v15 - v17) + v16) + v21) + v26)
    v28 = v10 * v24
    v29 = v0 < 0.0
    v30 = tl.where(v29, neg(tl.full((), 0.0, tl.float32)), 1.0)
    v31 = tl.where(v29, -1.0, 1.0) * float32(bits32(v4) << 23)
    v32 = v28 * v31
    v33 = tl.fma(((1.0 - v10) + v6) + v11, v24 + v27, tl.fma(v10, v27, tl.fma(v10, v24, neg(v28))))
    v34 = tl.fma(v33, v31, tl.fma(v28, v31, neg(v32)))
    v35 = v32 + v34
    v36 = tl.fma(neg(v35), 5.421010862427522e-20, v30)
    v37 = tl.fma((v32 - v35) + v34, 5.421010862427522e-20, tl.fma(v35, 5.421010862427522e-20, v36 - v30))
    v38 = v0 - -0.7517915368080139
    v39 = tl.fma(tl.fma(-0.000738331291358918, v38, -0.0022074475418776274), v38, 0.004539623390883207)
    v40 = tl.fma(tl.fma(v39, v38, 0.019419727846980095), v38, -0.01477157510817051)
    v41 = tl.fma(tl.fma(v40, v38, -0.11400816589593887), v38, -0.01819966919720173)
    v42 = tl.fma(tl.fma(v41, v38, 0.38828498125076294), v38, -1.466752319601028e-08)
    v43 = 0.43149399757385254 + v42
    v44 = v43 * v38
    v45 = v44 + -5.227312360744918e-09
    v46 = v45 - v44
    v47 = tl.fma((0.43149399757385254 - v43) + v42, v38, tl.fma(v43, v38, neg(v44))) + 7.100168977064447e-17
    v48 = v45 + (((v44 - (v45 - v46)) + (-5.227312360744918e-09 - v46)) + v47)
    v49 = tl.where(tl.abs(v38) < 0.25, v48, nan_from(v36 - (lesser(v37, 8.507059173023462e37) + 0.0), v0))
    v50 = nan_from(v49, v0)
    tl.store(y + at, v50.to(y.dtype.element_ty), mask=inside)


@triton.jit
def grad_binary32_fast(x, y, n, table, BLOCK: tl.constexpr):
    """46 operations, 512 bytes of tables."""
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
    v9 = bits32(v1 + 2.0) >> 21
    v10 = v1 - tl.load(table + 112 + (v9 & 15))
    v11 = tl.fma(tl.load(table + 96 + (v9 & 15)), v10, tl.load(table + 80 + (v9 & 15)))
    v12 = tl.fma(tl.fma(v11, v10, tl.load(table + 64 + (v9 & 15))), v10, tl.load(table + 48 + (v9 & 15)))
    v13 = tl.fma(tl.fma(v12, v10, tl.load(table + 32 + (v9 & 15))), v10, tl.load(table + 16 + (v9 & 15)))
    v14 = tl.fma(tl.fma(tl.fma(v8, v7, 0.1666652113199234), v7, 0.4999999403953552) * v7, v7, v7) + 1.0
    v15 = v0 < 0.0
    v16 = v14 * tl.fma(v13, v10, tl.load(table + 0 + (v9 & 15)))
    v17 = v16 * (tl.where(v15, -1.0, 1.0) * float32(bits32(v4) << 23))
    v18 = tl.fma(neg(v17), 5.421010862427522e-20, tl.where(v15, neg(tl.full((), 0.0, tl.float32)), 1.0))
    v19 = nan_from(v18, v0)
    tl.store(y + at, v19.to(y.dtype.element_ty), mask=inside)


@triton.jit
def grad_binary64_faithful(x, y, n, table, BLOCK: tl.constexpr):
    """146 operations, 4352 bytes of tables."""
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
    v31 = tl.load(table + 64 + (v29 & 31))
    v32 = tl.load(table + 0 + (v29 & 31))
    v33 = v31 * v30
    v34 = v32 + v33
    v35 = tl.fma(tl.load(table + 224 + (v29 & 31)), v30, tl.load(table + 192 + (v29 & 31)))
    v36 = tl.fma(tl.fma(v35, v30, tl.load(table + 160 + (v29 & 31))), v30, tl.load(table + 128 + (v29 & 31)))
    v37 = tl.fma(tl.fma(v36, v30, tl.load(table + 96 + (v29 & 31))), v30, tl.load(table + 480 + (v29 & 31)))
    v38 = tl.fma(tl.fma(v37, v30, tl.load(table + 448 + (v29 & 31))), v30, tl.load(table + 416 + (v29 & 31)))
    v39 = tl.fma(tl.fma(v38, v30, tl.load(table + 384 + (v29 & 31))), v30, tl.load(table + 352 + (v29 & 31)))
    v40 = tl.fma(tl.fma(v39, v30, tl.load(table + 320 + (v29 & 31))), v30, tl.load(table + 288 + (v29 & 31)))
    v41 = tl.fma(v31, v30, neg(v33)) + tl.load(table + 32 + (v29 & 31))
    v42 = tl.full((), 0.3989422804014327, tl.float64)
    v43 = tl.full((), -2.49232720227773e-17, tl.float64)
    v44 = v42 * v2
    v45 = neg(v44)
    v46 = v34 + v45
    v47 = v46 - v34
    v48 = ((v32 - v34) + v33) + tl.fma(tl.fma(v40, v30, tl.load(table + 256 + (v29 & 31))) * v30, v30, v41)
    v49 = ((v34 - (v46 - v47)) + (v45 - v47)) + (v48 + neg(tl.fma(v43, v2, tl.fma(v42, v2, neg(v44)))))
    v50 = v28 * v46
    v51 = ((v27 - v28) + v10) + tl.fma(v13 * v13, v26, v12)
    v52 = v0 < 0.0
    v53 = tl.where(v52, neg(tl.full((), 0.0, tl.float64)), v27)
    v54 = tl.full((), -1.0, tl.float64)
    v55 = tl.where(v52, v54, v27) * float64(bits64(v7) << 52)
    v56 = v50 * v55
    v57 = tl.fma(v51, v46 + v49, tl.fma(v28, v49, tl.fma(v28, v46, neg(v50))))
    v58 = tl.fma(v57, v55, tl.fma(v50, v55, neg(v56)))
    v59 = v56 + v58
    v60 = tl.full((), 2.938735877055719e-39, tl.float64)
    v61 = tl.fma(neg(v59), v60, v53)
    v62 = tl.full((), 1.0715086071862673e301, tl.float64)
    v63 = v0 - -0.7517915246935645
    v64 = tl.full((), 0.388284982990552, tl.float64)
    v65 = tl.full((), -0.01819967639867108, tl.float64)
    v66 = tl.full((), -0.1140082332972217, tl.float64)
    v67 = tl.full((), -0.01477152214824434, tl.float64)
    v68 = tl.full((), 0.019421679838189067, tl.float64)
    v69 = tl.full((), 0.004539228379125416, tl.float64)
    v70 = tl.full((), -0.0022395380680734966, tl.float64)
    v71 = tl.full((), -0.0007448268386746699, tl.float64)
    v72 = tl.full((), 0.00018633974623231194, tl.float64)
    v73 = tl.full((), 8.615947861057694e-05, tl.float64)
    v74 = tl.full((), -1.1214380187649625e-05, tl.float64)
    v75 = tl.full((), -7.748461288505541e-06, tl.float64)
    v76 = tl.full((), 4.328450466803259e-07, tl.float64)
    v77 = tl.full((), 5.702761312602051e-07, tl.float64)
    v78 = tl.full((), -1.6042358348930668e-09, tl.float64)
    v79 = tl.full((), -3.5455407306979566e-08, tl.float64)
    v80 = tl.full((), -1.3981022473927398e-09, tl.float64)
    v81 = tl.full((), 1.872782040551222e-09, tl.float64)
    v82 = tl.full((), 1.4672868543407696e-10, tl.float64)
    v83 = tl.fma(tl.fma(tl.fma(tl.fma(tl.fma(v82, v63, v81), v63, v80), v63, v79), v63, v78), v63, v77)
    v84 = tl.fma(tl.fma(tl.fma(tl.fma(tl.fma(v83, v63, v76), v63, v75), v63, v74), v63, v73), v63, v72)
    v85 = tl.fma(tl.fma(tl.fma(tl.fma(tl.fma(v84, v63, v71), v63, v70), v63, v69), v63, v68), v63, v67)
    v86 = tl.full((), 1.5693718175851482e-17, tl.float64)
    v87 = tl.fma(tl.fma(tl.fma(tl.fma(v85, v63, v66), v63, v65), v63, v64), v63, v86)
    v88 = 0.4314939923140469 + v87
    v89 = v88 * v63
    v90 = v89 + -6.453751729367753e-18
    v91 = v90 - v89
    v92 = tl.fma((0.4314939923140469 - v88) + v87, v63, tl.fma(v88, v63, neg(v89))) + 2.1275262658684524e-34
    v93 = nan_from(v61 - (lesser(tl.fma((v56 - v59) + v58, v60, tl.fma(v59, v60, v61 - v53)), v62) + 0.0), v0)
    v94 = v90 + (((v89 - (v90 - v91)) + (-6.453751729367753e-18 - v91)) + v92)
    v95 = nan_from(tl.where(tl.abs(v63) < 0.25, v94, v93), v0)
    tl.store(y + at, v95.to(y.dtype.element_ty), mask=inside)


@triton.jit
def vjp_binary32_faithful(x, g, d_x, n, table, BLOCK: tl.constexpr):
    """109 operations, 640 bytes of tables."""
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
    v13 = bits32(v2 + 2.0) >> 21
    v14 = v2 - tl.load(table + 272 + (v13 & 15))
    v15 = tl.load(table + 160 + (v13 & 15))
    v16 = tl.load(table + 128 + (v13 & 15))
    v17 = v15 * v14
    v18 = v16 + v17
    v19 = tl.fma(tl.load(table + 256 + (v13 & 15)), v14, tl.load(table + 240 + (v13 & 15)))
    v20 = tl.fma(tl.fma(v19, v14, tl.load(table + 224 + (v13 & 15))), v14, tl.load(table + 208 + (v13 & 15)))
    v21 = tl.fma(tl.fma(v20, v14, tl.load(table + 192 + (v13 & 15))), v14, tl.load(table + 176 + (v13 & 15)))
    v22 = tl.fma(v21 * v14, v14, tl.fma(v15, v14, neg(v17)) + tl.load(table + 144 + (v13 & 15)))
    v23 = 0.3989422917366028 * v2
    v24 = neg(v23)
    v25 = v18 + v24
    v26 = v25 - v18
    v27 = neg(tl.fma(-1.1335170135851058e-08, v2, tl.fma(0.3989422917366028, v2, neg(v23))))
    v28 = ((v18 - (v25 - v26)) + (v24 - v26)) + ((((v16 - v18) + v17) + v22) + v27)
    v29 = v11 * v25
    v30 = v0.to(tl.float64)
    v31 = tl.full((), 1.0, tl.float64)
    v32 = tl.fma(((1.0 - v11) + v7) + v12, v25 + v28, tl.fma(v11, v28, tl.fma(v11, v25, neg(v29))))
    v33 = (v29.to(tl.float64) + v32.to(tl.float64)) * float64(bits32(v5).to(tl.int64) << 52)
    v34 = tl.where(v30 < 0.0, neg(tl.full((), 0.0, tl.float64)), v31)
    v35 = tl.full((), -0.7517915368080139, tl.float32)
    v36 = v0 - v35
    v37 = tl.fma(tl.fma(-0.000738331291358918, v36, -0.0022074475418776274), v36, 0.004539623390883207)
    v38 = tl.fma(tl.fma(v37, v36, 0.019419727846980095), v36, -0.01477157510817051)
    v39 = tl.fma(tl.fma(v38, v36, -0.11400816589593887), v36, -0.01819966919720173)
    v40 = tl.fma(tl.fma(v39, v36, 0.38828498125076294), v36, -1.466752319601028e-08)
    v41 = 0.43149399757385254 + v40
    v42 = v41 * v36
    v43 = tl.fma((0.43149399757385254 - v41) + v40, v36, tl.fma(v41, v36, neg(v42))).to(tl.float64)
    v44 = tl.fma(neg(v33), tl.where(v0 < 0.0, -1.0, 1.0).to(tl.float64), v34)
    v45 = (v42.to(tl.float64) + v43) + -5.22731228974323e-09
    v46 = nan_from(tl.where(tl.abs(v30 - v35.to(tl.float64)) < 0.25, v45, v44) * v1.to(tl.float64), v30)
    v47 = v46.to(tl.float32)
    tl.store(d_x + at, v47.to(d_x.dtype.element_ty), mask=inside)


@triton.jit
def vjp_binary32_fast(x, g, d_x, n, table, BLOCK: tl.constexpr):
    """53 operations, 512 bytes of tables."""
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
    v10 = bits32(v2 + 2.0) >> 21
    v11 = v2 - tl.load(table + 112 + (v10 & 15))
    v12 = tl.fma(tl.load(table + 96 + (v10 & 15)), v11, tl.load(table + 80 + (v10 & 15)))
    v13 = tl.fma(tl.fma(v12, v11, tl.load(table + 64 + (v10 & 15))), v11, tl.load(table + 48 + (v10 & 15)))
    v14 = tl.fma(tl.fma(v13, v11, tl.load(table + 32 + (v10 & 15))), v11, tl.load(table + 16 + (v10 & 15)))
    v15 = tl.fma(tl.fma(tl.fma(v9, v8, 0.1666652113199234), v8, 0.4999999403953552) * v8, v8, v8) + 1.0
    v16 = v0 < 0.0
    v17 = v15 * tl.fma(v14, v11, tl.load(table + 0 + (v10 & 15)))
    v18 = tl.where(v16, neg(tl.full((), 0.0, tl.float32)), 8.507059173023462e37)
    v19 = tl.abs(v1) < 1.0
    v20 = v18 - (v17 * (tl.where(v16, -1.0, 1.0) * float32(bits32(v5) << 23)))
    v21 = v20 * (v1 * tl.where(v19, 1.0, 1.1754943508222875e-38))
    v22 = nan_from(v21 * tl.where(v19, 1.1754943508222875e-38, 1.0), v0)
    tl.store(d_x + at, v22.to(d_x.dtype.element_ty), mask=inside)


@triton.jit
def vjp_binary64_faithful(x, g, d_x, n, table, BLOCK: tl.constexpr):
    """153 operations, 4352 bytes of tables."""
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
    v30 = bits64(v3 + 2.0) >> 50
    v31 = v3 - tl.load(table + 512 + (v30 & 31))
    v32 = tl.load(table + 64 + (v30 & 31))
    v33 = tl.load(table + 0 + (v30 & 31))
    v34 = v32 * v31
    v35 = v33 + v34
    v36 = tl.fma(tl.load(table + 224 + (v30 & 31)), v31, tl.load(table + 192 + (v30 & 31)))
    v37 = tl.fma(tl.fma(v36, v31, tl.load(table + 160 + (v30 & 31))), v31, tl.load(table + 128 + (v30 & 31)))
    v38 = tl.fma(tl.fma(v37, v31, tl.load(table + 96 + (v30 & 31))), v31, tl.load(table + 480 + (v30 & 31)))
    v39 = tl.fma(tl.fma(v38, v31, tl.load(table + 448 + (v30 & 31))), v31, tl.load(table + 416 + (v30 & 31)))
    v40 = tl.fma(tl.fma(v39, v31, tl.load(table + 384 + (v30 & 31))), v31, tl.load(table + 352 + (v30 & 31)))
    v41 = tl.fma(tl.fma(v40, v31, tl.load(table + 320 + (v30 & 31))), v31, tl.load(table + 288 + (v30 & 31)))
    v42 = tl.fma(v32, v31, neg(v34)) + tl.load(table + 32 + (v30 & 31))
    v43 = tl.full((), 0.3989422804014327, tl.float64)
    v44 = tl.full((), -2.49232720227773e-17, tl.float64)
    v45 = v43 * v3
    v46 = neg(v45)
    v47 = v35 + v46
    v48 = v47 - v35
    v49 = ((v33 - v35) + v34) + tl.fma(tl.fma(v41, v31, tl.load(table + 256 + (v30 & 31))) * v31, v31, v42)
    v50 = ((v35 - (v47 - v48)) + (v46 - v48)) + (v49 + neg(tl.fma(v44, v3, tl.fma(v43, v3, neg(v45)))))
    v51 = v29 * v47
    v52 = ((v28 - v29) + v11) + tl.fma(v14 * v14, v27, v13)
    v53 = v0 < 0.0
    v54 = tl.full((), 4.49423283715579e307, tl.float64)
    v55 = tl.where(v53, neg(tl.full((), 0.0, tl.float64)), v54)
    v56 = tl.full((), -1.0, tl.float64)
    v57 = tl.where(v53, v56, v28) * float64(bits64(v8) << 52)
    v58 = v51 * v57
    v59 = tl.fma(v52, v47 + v50, tl.fma(v29, v50, tl.fma(v29, v47, neg(v51))))
    v60 = tl.fma(v59, v57, tl.fma(v51, v57, neg(v58)))
    v61 = v58 + v60
    v62 = tl.fma(neg(v61), v28, v55)
    v63 = tl.full((), 1.0715086071862673e301, tl.float64)
    v64 = v0 - -0.7517915246935645
    v65 = tl.full((), 0.388284982990552, tl.float64)
    v66 = tl.full((), -0.01819967639867108, tl.float64)
    v67 = tl.full((), -0.1140082332972217, tl.float64)
    v68 = tl.full((), -0.01477152214824434, tl.float64)
    v69 = tl.full((), 0.019421679838189067, tl.float64)
    v70 = tl.full((), 0.004539228379125416, tl.float64)
    v71 = tl.full((), -0.0022395380680734966, tl.float64)
    v72 = tl.full((), -0.0007448268386746699, tl.float64)
    v73 = tl.full((), 0.00018633974623231194, tl.float64)
    v74 = tl.full((), 8.615947861057694e-05, tl.float64)
    v75 = tl.full((), -1.1214380187649625e-05, tl.float64)
    v76 = tl.full((), -7.748461288505541e-06, tl.float64)
    v77 = tl.full((), 4.328450466803259e-07, tl.float64)
    v78 = tl.full((), 5.702761312602051e-07, tl.float64)
    v79 = tl.full((), -1.6042358348930668e-09, tl.float64)
    v80 = tl.full((), -3.5455407306979566e-08, tl.float64)
    v81 = tl.full((), -1.3981022473927398e-09, tl.float64)
    v82 = tl.full((), 1.872782040551222e-09, tl.float64)
    v83 = tl.full((), 1.4672868543407696e-10, tl.float64)
    v84 = tl.fma(tl.fma(tl.fma(tl.fma(tl.fma(v83, v64, v82), v64, v81), v64, v80), v64, v79), v64, v78)
    v85 = tl.fma(tl.fma(tl.fma(tl.fma(tl.fma(v84, v64, v77), v64, v76), v64, v75), v64, v74), v64, v73)
    v86 = tl.fma(tl.fma(tl.fma(tl.fma(tl.fma(v85, v64, v72), v64, v71), v64, v70), v64, v69), v64, v68)
    v87 = tl.full((), 1.5693718175851482e-17, tl.float64)
    v88 = tl.fma(tl.fma(tl.fma(tl.fma(v86, v64, v67), v64, v66), v64, v65), v64, v87)
    v89 = 0.4314939923140469 + v88
    v90 = v89 * v64
    v91 = v90 + -6.453751729367753e-18
    v92 = v91 - v90
    v93 = tl.fma((0.4314939923140469 - v89) + v88, v64, tl.fma(v89, v64, neg(v90))) + 2.1275262658684524e-34
    v94 = v62 - (lesser(tl.fma((v58 - v61) + v60, v28, tl.fma(v61, v28, v62 - v55)), v63) + 0.0)
    v95 = (v91 + (((v90 - (v91 - v92)) + (-6.453751729367753e-18 - v92)) + v93)) * v54
    v96 = tl.full((), 2.2250738585072014e-308, tl.float64)
    v97 = tl.abs(v1) < v28
    v98 = (tl.where(tl.abs(v64) < 0.25, v95, v94) * (v1 * tl.where(v97, v28, v96))) * tl.where(v97, v96, v28)
    v99 = nan_from(v98, v0)
    tl.store(d_x + at, v99.to(d_x.dtype.element_ty), mask=inside)


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
