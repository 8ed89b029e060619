"""laplace on a GPU: made by `make gen` from src/xphi/lower/recipes; edits here are lost."""

import triton
import triton.language as tl

from xphi.ops.torch._triton_operations import bits32, bits64, float32, float64, greater, lesser, nan_from, neg


@triton.jit
def f_binary32_faithful(x, y, n, table, BLOCK: tl.constexpr):
    """94 operations, 640 bytes of tables."""
    at = tl.program_id(0).to(tl.int64) * BLOCK + tl.arange(0, BLOCK)
    inside = at < n
    v0 = tl.load(x + at, mask=inside).to(tl.float32)
    v1 = lesser(6.0, greater(-6.0, v0))
    v2 = tl.full((), 0.7071067690849304, tl.float32)
    v3 = tl.full((), 1.2101617485882343e-08, tl.float32)
    v4 = neg(v2)
    v5 = v1 + v4
    v6 = v5 - v1
    v7 = tl.full((), 3.544907808303833, tl.float32)
    v8 = tl.full((), -1.0649279857943839e-07, tl.float32)
    v9 = v5 * v7
    v10 = tl.fma(((v1 - (v5 - v6)) + (v4 - v6)) + neg(v3), v7 + v8, tl.fma(v5, v8, tl.fma(v5, v7, neg(v9))))
    v11 = v9 + v10
    v12 = (v9 - v11) + v10
    v13 = lesser(tl.abs(v11), 16.2724609375)
    v14 = v11 < 0.0
    v15 = tl.where(v14, neg(v12), v12)
    v16 = tl.where(v14, 0.0, 1.0)
    v17 = v13 * -0.5
    v18 = v17 * v13
    v19 = tl.fma(v18, 1.4426950216293335, 12583103.0)
    v20 = v19 - 12583103.0
    v21 = tl.fma(neg(v20), 0.693145751953125, v18)
    v22 = tl.fma(neg(v20), 1.428606765330187e-06, tl.fma(neg(v13), v15, tl.fma(v17, v13, neg(v18))))
    v23 = v21 + v22
    v24 = tl.fma(tl.fma(0.0013814542908221483, v23, 0.00836870539933443), v23, 0.041668329387903214)
    v25 = 1.0 + v21
    v26 = tl.fma(v23 * v23, tl.fma(tl.fma(v24, v23, 0.1666652113199234), v23, 0.4999999403953552), v22)
    v27 = bits32(v13 + 2.0) >> 21
    v28 = v13 - tl.load(table + 272 + (v27 & 15))
    v29 = tl.load(table + 128 + (v27 & 15))
    v30 = tl.fma(tl.load(table + 256 + (v27 & 15)), v28, tl.load(table + 240 + (v27 & 15)))
    v31 = tl.fma(tl.fma(v30, v28, tl.load(table + 224 + (v27 & 15))), v28, tl.load(table + 208 + (v27 & 15)))
    v32 = tl.fma(tl.fma(v31, v28, tl.load(table + 192 + (v27 & 15))), v28, tl.load(table + 176 + (v27 & 15)))
    v33 = tl.fma(tl.fma(v32, v28, tl.load(table + 160 + (v27 & 15))), v28, tl.load(table + 144 + (v27 & 15)))
    v34 = v29 + v33
    v35 = tl.fma(v15, tl.fma(v13, v34, neg(0.3989422917366028)), (v29 - v34) + v33)
    v36 = v25 * v34
    v37 = tl.where(v14, -1.0, 1.0) * float32(bits32(v19) << 23)
    v38 = v36 * v37
    v39 = tl.fma(((1.0 - v25) + v21) + v26, v34 + v35, tl.fma(v25, v35, tl.fma(v25, v34, neg(v36))))
    v40 = tl.fma(v39, v37, tl.fma(v36, v37, neg(v38)))
    v41 = v38 + v40
    v42 = tl.fma(neg(v41), 5.421010862427522e-20, v16)
    v43 = tl.fma((v38 - v41) + v40, 5.421010862427522e-20, tl.fma(v41, 5.421010862427522e-20, v42 - v16))
    v44 = nan_from(v42 - (lesser(v43, 8.507059173023462e37) + 0.0), v0)
    tl.store(y + at, v44.to(y.dtype.element_ty), mask=inside)


@triton.jit
def f_binary32_fast(x, y, n, BLOCK: tl.constexpr):
    """62 operations."""
    at = tl.program_id(0).to(tl.int64) * BLOCK + tl.arange(0, BLOCK)
    inside = at < n
    v0 = tl.load(x + at, mask=inside).to(tl.float32)
    v1 = lesser(6.0, greater(-6.0, v0))
    v2 = tl.full((), 0.7071067690849304, tl.float32)
    v3 = tl.full((), 1.2101617485882343e-08, tl.float32)
    v4 = neg(v2)
    v5 = v1 + v4
    v6 = v5 - v1
    v7 = tl.full((), 3.544907808303833, tl.float32)
    v8 = tl.full((), -1.0649279857943839e-07, tl.float32)
    v9 = v5 * v7
    v10 = tl.fma(((v1 - (v5 - v6)) + (v4 - v6)) + neg(v3), v7 + v8, tl.fma(v5, v8, tl.fma(v5, v7, neg(v9))))
    v11 = v9 + v10
    v12 = (v9 - v11) + v10
    v13 = lesser(tl.abs(v11), 16.2724609375)
    v14 = v11 < 0.0
    v15 = tl.where(v14, neg(v12), v12)
    v16 = v13 * -0.5
    v17 = v16 * v13
    v18 = tl.fma(v17, 1.4426950216293335, 12583103.0)
    v19 = v18 - 12583103.0
    v20 = tl.fma(neg(v19), 1.428606765330187e-06, tl.fma(neg(v19), 0.693145751953125, v17))
    v21 = v20 + tl.fma(neg(v13), v15, tl.fma(v16, v13, neg(v17)))
    v22 = tl.fma(tl.fma(0.0013814542908221483, v21, 0.00836870539933443), v21, 0.041668329387903214)
    v23 = tl.fma(tl.fma(0.004670181777328253, v13, 0.0559004507958889), v13, 0.32013821601867676)
    v24 = tl.fma(tl.fma(v23, v13, 1.0616031885147095), v13, 2.0381486415863037)
    v25 = tl.fma(v24, v13, 1.8799711465835571)
    v26 = tl.fma(tl.fma(0.0046708351001143456, v13, 0.055873554199934006), v13, 0.311344712972641)
    v27 = tl.fma(tl.fma(tl.fma(v22, v21, 0.1666652113199234), v21, 0.4999999403953552) * v21, v21, v21)
    v28 = tl.fma(v13, v25, tl.fma(v15, v25, tl.fma(tl.fma(v26, v13, 0.943062961101532), v13, 1.5)))
    v29 = tl.div_rn(tl.fma(v27, 0.3989422917366028, 0.3989422917366028) * v25, v28)
    v30 = v29 * (tl.where(v14, -1.0, 1.0) * float32(bits32(v18) << 23))
    v31 = nan_from(tl.fma(neg(v30), 5.421010862427522e-20, tl.where(v14, 0.0, 1.0)), v0)
    tl.store(y + at, v31.to(y.dtype.element_ty), mask=inside)


@triton.jit
def f_binary64_faithful(x, y, n, table, BLOCK: tl.constexpr):
    """114 operations, 4352 bytes of tables."""
    at = tl.program_id(0).to(tl.int64) * BLOCK + tl.arange(0, BLOCK)
    inside = at < n
    v0 = tl.load(x + at, mask=inside).to(tl.float64)
    v1 = tl.full((), -14.0, tl.float64)
    v2 = tl.full((), 14.0, tl.float64)
    v3 = lesser(v2, greater(v1, v0))
    v4 = tl.full((), 0.0, tl.float64)
    v5 = tl.full((), 0.7071067811865476, tl.float64)
    v6 = tl.full((), -4.833646656726457e-17, tl.float64)
    v7 = neg(v5)
    v8 = v3 + v7
    v9 = v8 - v3
    v10 = tl.full((), 3.544907701811032, tl.float64)
    v11 = tl.full((), -1.5333172999651597e-16, tl.float64)
    v12 = v8 * v10
    v13 = tl.fma(v8, v11, tl.fma(v8, v10, neg(v12)))
    v14 = tl.fma(((v3 - (v8 - v9)) + (v7 - v9)) + neg(v6), v10 + v11, v13)
    v15 = v12 + v14
    v16 = (v12 - v15) + v14
    v17 = tl.full((), 39.9453125, tl.float64)
    v18 = lesser(tl.abs(v15), v17)
    v19 = v15 < v4
    v20 = tl.where(v19, neg(v16), v16)
    v21 = tl.full((), 1.0, tl.float64)
    v22 = tl.where(v19, v4, v21)
    v23 = tl.full((), -1.0, tl.float64)
    v24 = v18 * -0.5
    v25 = v24 * v18
    v26 = tl.full((), 1.4426950408889634, tl.float64)
    v27 = tl.full((), 6755399441056895.0, tl.float64)
    v28 = tl.fma(v25, v26, v27)
    v29 = v28 - v27
    v30 = tl.full((), 0.6931471805601177, tl.float64)
    v31 = tl.fma(neg(v29), v30, v25)
    v32 = tl.full((), -1.7239444525614835e-13, tl.float64)
    v33 = tl.fma(neg(v29), v32, tl.fma(neg(v18), v20, tl.fma(v24, v18, neg(v25))))
    v34 = v31 + v33
    v35 = tl.full((), 0.5, tl.float64)
    v36 = tl.full((), 0.16666666666666682, tl.float64)
    v37 = tl.full((), 0.041666666666666095, tl.float64)
    v38 = tl.full((), 0.008333333333317008, tl.float64)
    v39 = tl.full((), 0.0013888888889116004, tl.float64)
    v40 = tl.full((), 0.00019841269896451766, tl.float64)
    v41 = tl.full((), 2.4801586926166016e-05, tl.float64)
    v42 = tl.full((), 2.755723479254296e-06, tl.float64)
    v43 = tl.full((), 2.755758206784855e-07, tl.float64)
    v44 = tl.full((), 2.5112061495961587e-08, tl.float64)
    v45 = tl.full((), 2.082660541685398e-09, tl.float64)
    v46 = tl.fma(tl.fma(tl.fma(tl.fma(tl.fma(v45, v34, v44), v34, v43), v34, v42), v34, v41), v34, v40)
    v47 = tl.fma(tl.fma(tl.fma(tl.fma(tl.fma(v46, v34, v39), v34, v38), v34, v37), v34, v36), v34, v35)
    v48 = v21 + v31
    v49 = bits64(v18 + 2.0) >> 50
    v50 = v18 - tl.load(table + 512 + (v49 & 31))
    v51 = tl.load(table + 0 + (v49 & 31))
    v52 = tl.fma(tl.load(table + 224 + (v49 & 31)), v50, tl.load(table + 192 + (v49 & 31)))
    v53 = tl.fma(tl.fma(v52, v50, tl.load(table + 160 + (v49 & 31))), v50, tl.load(table + 128 + (v49 & 31)))
    v54 = tl.fma(tl.fma(v53, v50, tl.load(table + 96 + (v49 & 31))), v50, tl.load(table + 480 + (v49 & 31)))
    v55 = tl.fma(tl.fma(v54, v50, tl.load(table + 448 + (v49 & 31))), v50, tl.load(table + 416 + (v49 & 31)))
    v56 = tl.fma(tl.fma(v55, v50, tl.load(table + 384 + (v49 & 31))), v50, tl.load(table + 352 + (v49 & 31)))
    v57 = tl.fma(tl.fma(v56, v50, tl.load(table + 320 + (v49 & 31))), v50, tl.load(table + 288 + (v49 & 31)))
    v58 = tl.fma(tl.fma(v57, v50, tl.load(table + 256 + (v49 & 31))), v50, tl.load(table + 64 + (v49 & 31)))
    v59 = tl.fma(v58, v50, tl.load(table + 32 + (v49 & 31)))
    v60 = v51 + v59
    v61 = tl.full((), 0.3989422804014327, tl.float64)
    v62 = tl.fma(v20, tl.fma(v18, v60, neg(v61)), (v51 - v60) + v59)
    v63 = v48 * v60
    v64 = ((v21 - v48) + v31) + tl.fma(v34 * v34, v47, v33)
    v65 = tl.where(v19, v23, v21) * float64(bits64(v28) << 52)
    v66 = v63 * v65
    v67 = tl.fma(v64, v60 + v62, tl.fma(v48, v62, tl.fma(v48, v60, neg(v63))))
    v68 = tl.fma(v67, v65, tl.fma(v63, v65, neg(v66)))
    v69 = v66 + v68
    v70 = tl.full((), 2.938735877055719e-39, tl.float64)
    v71 = tl.fma(neg(v69), v70, v22)
    v72 = tl.full((), 1.0715086071862673e301, tl.float64)
    v73 = nan_from(v71 - (lesser(tl.fma((v66 - v69) + v68, v70, tl.fma(v69, v70, v71 - v22)), v72) + v4), v0)
    tl.store(y + at, v73.to(y.dtype.element_ty), mask=inside)


@triton.jit
def grad_binary32_faithful(x, y, n, BLOCK: tl.constexpr):
    """66 operations."""
    at = tl.program_id(0).to(tl.int64) * BLOCK + tl.arange(0, BLOCK)
    inside = at < n
    v0 = tl.load(x + at, mask=inside).to(tl.float32)
    v1 = lesser(6.0, greater(-6.0, v0))
    v2 = tl.full((), 0.7071067690849304, tl.float32)
    v3 = tl.full((), 1.2101617485882343e-08, tl.float32)
    v4 = neg(v2)
    v5 = v1 + v4
    v6 = v5 - v1
    v7 = tl.full((), 3.544907808303833, tl.float32)
    v8 = tl.full((), -1.0649279857943839e-07, tl.float32)
    v9 = v5 * v7
    v10 = tl.fma(((v1 - (v5 - v6)) + (v4 - v6)) + neg(v3), v7 + v8, tl.fma(v5, v8, tl.fma(v5, v7, neg(v9))))
    v11 = v9 + v10
    v12 = (v9 - v11) + v10
    v13 = lesser(tl.abs(v11), 16.2724609375)
    v14 = v13 * -0.5
    v15 = v14 * v13
    v16 = tl.fma(v15, 1.4426950216293335, 12583103.0)
    v17 = v16 - 12583103.0
    v18 = tl.fma(neg(v17), 0.693145751953125, v15)
    v19 = tl.fma(neg(v13), tl.where(v11 < 0.0, neg(v12), v12), tl.fma(v14, v13, neg(v15)))
    v20 = tl.fma(neg(v17), 1.428606765330187e-06, v19)
    v21 = v18 + v20
    v22 = tl.fma(tl.fma(0.0013814542908221483, v21, 0.00836870539933443), v21, 0.041668329387903214)
    v23 = 1.0 + v18
    v24 = tl.fma(v21 * v21, tl.fma(tl.fma(v22, v21, 0.1666652113199234), v21, 0.4999999403953552), v20)
    v25 = tl.full((), 1.4142135381698608, tl.float32)
    v26 = tl.full((), 2.4203234971764687e-08, tl.float32)
    v27 = v23 * v25
    v28 = -1.0 * float32(bits32(v16) << 23)
    v29 = v27 * v28
    v30 = tl.fma(((1.0 - v23) + v18) + v24, v25 + v26, tl.fma(v23, v26, tl.fma(v23, v25, neg(v27))))
    v31 = tl.fma(v30, v28, tl.fma(v27, v28, neg(v29)))
    v32 = v29 + v31
    v33 = tl.fma(neg(v32), 5.421010862427522e-20, 0.0)
    v34 = tl.fma((v29 - v32) + v31, 5.421010862427522e-20, tl.fma(v32, 5.421010862427522e-20, v33 - 0.0))
    v35 = nan_from(v33 - (lesser(v34, 8.507059173023462e37) + 0.0), v0)
    tl.store(y + at, v35.to(y.dtype.element_ty), mask=inside)


@triton.jit
def grad_binary32_fast(x, y, n, BLOCK: tl.constexpr):
    """48 operations."""
    at = tl.program_id(0).to(tl.int64) * BLOCK + tl.arange(0, BLOCK)
    inside = at < n
    v0 = tl.load(x + at, mask=inside).to(tl.float32)
    v1 = lesser(6.0, greater(-6.0, v0))
    v2 = tl.full((), 0.7071067690849304, tl.float32)
    v3 = tl.full((), 1.2101617485882343e-08, tl.float32)
    v4 = neg(v2)
    v5 = v1 + v4
    v6 = v5 - v1
    v7 = tl.full((), 3.544907808303833, tl.float32)
    v8 = tl.full((), -1.0649279857943839e-07, tl.float32)
    v9 = v5 * v7
    v10 = tl.fma(((v1 - (v5 - v6)) + (v4 - v6)) + neg(v3), v7 + v8, tl.fma(v5, v8, tl.fma(v5, v7, neg(v9))))
    v11 = v9 + v10
    v12 = (v9 - v11) + v10
    v13 = lesser(tl.abs(v11), 16.2724609375)
    v14 = v13 * -0.5
    v15 = v14 * v13
    v16 = tl.fma(v15, 1.4426950216293335, 12583103.0)
    v17 = v16 - 12583103.0
    v18 = tl.fma(neg(v17), 1.428606765330187e-06, tl.fma(neg(v17), 0.693145751953125, v15))
    v19 = v18 + tl.fma(neg(v13), tl.where(v11 < 0.0, neg(v12), v12), tl.fma(v14, v13, neg(v15)))
    v20 = tl.fma(tl.fma(0.0013814542908221483, v19, 0.00836870539933443), v19, 0.041668329387903214)
    v21 = tl.fma(tl.fma(tl.fma(v20, v19, 0.1666652113199234), v19, 0.4999999403953552) * v19, v19, v19) + 1.0
    v22 = (v21 * 1.4142135381698608) * (-1.0 * float32(bits32(v16) << 23))
    v23 = nan_from(tl.fma(neg(v22), 5.421010862427522e-20, 0.0), v0)
    tl.store(y + at, v23.to(y.dtype.element_ty), mask=inside)


@triton.jit
def grad_binary64_faithful(x, y, n, BLOCK: tl.constexpr):
    """72 operations."""
    at = tl.program_id(0).to(tl.int64) * BLOCK + tl.arange(0, BLOCK)
    inside = at < n
    v0 = tl.load(x + at, mask=inside).to(tl.float64)
    v1 = tl.full((), -14.0, tl.float64)
    v2 = tl.full((), 14.0, tl.float64)
    v3 = lesser(v2, greater(v1, v0))
    v4 = tl.full((), 0.0, tl.float64)
    v5 = tl.full((), 0.7071067811865476, tl.float64)
    v6 = tl.full((), -4.833646656726457e-17, tl.float64)
    v7 = neg(v5)
    v8 = v3 + v7
    v9 = v8 - v3
    v10 = tl.full((), 3.544907701811032, tl.float64)
    v11 = tl.full((), -1.5333172999651597e-16, tl.float64)
    v12 = v8 * v10
    v13 = tl.fma(v8, v11, tl.fma(v8, v10, neg(v12)))
    v14 = tl.fma(((v3 - (v8 - v9)) + (v7 - v9)) + neg(v6), v10 + v11, v13)
    v15 = v12 + v14
    v16 = (v12 - v15) + v14
    v17 = tl.full((), 39.9453125, tl.float64)
    v18 = lesser(tl.abs(v15), v17)
    v19 = v18 * -0.5
    v20 = v19 * v18
    v21 = tl.full((), 1.4426950408889634, tl.float64)
    v22 = tl.full((), 6755399441056895.0, tl.float64)
    v23 = tl.fma(v20, v21, v22)
    v24 = v23 - v22
    v25 = tl.full((), 0.6931471805601177, tl.float64)
    v26 = tl.fma(neg(v24), v25, v20)
    v27 = tl.full((), -1.7239444525614835e-13, tl.float64)
    v28 = tl.fma(neg(v18), tl.where(v15 < v4, neg(v16), v16), tl.fma(v19, v18, neg(v20)))
    v29 = tl.fma(neg(v24), v27, v28)
    v30 = v26 + v29
    v31 = tl.full((), 0.5, tl.float64)
    v32 = tl.full((), 0.16666666666666682, tl.float64)
    v33 = tl.full((), 0.041666666666666095, tl.float64)
    v34 = tl.full((), 0.008333333333317008, tl.float64)
    v35 = tl.full((), 0.0013888888889116004, tl.float64)
    v36 = tl.full((), 0.00019841269896451766, tl.float64)
    v37 = tl.full((), 2.4801586926166016e-05, tl.float64)
    v38 = tl.full((), 2.755723479254296e-06, tl.float64)
    v39 = tl.full((), 2.755758206784855e-07, tl.float64)
    v40 = tl.full((), 2.5112061495961587e-08, tl.float64)
    v41 = tl.full((), 2.082660541685398e-09, tl.float64)
    v42 = tl.fma(tl.fma(tl.fma(tl.fma(tl.fma(v41, v30, v40), v30, v39), v30, v38), v30, v37), v30, v36)
    v43 = tl.fma(tl.fma(tl.fma(tl.fma(tl.fma(v42, v30, v35), v30, v34), v30, v33), v30, v32), v30, v31)
    v44 = 1.0 + v26
    v45 = tl.full((), 1.4142135623730951, tl.float64)
    v46 = tl.full((), -9.667293313452913e-17, tl.float64)
    v47 = v44 * v45
    v48 = ((1.0 - v44) + v26) + tl.fma(v30 * v30, v43, v29)
    v49 = -1.0 * float64(bits64(v23) << 52)
    v50 = v47 * v49
    v51 = tl.fma(v48, v45 + v46, tl.fma(v44, v46, tl.fma(v44, v45, neg(v47))))
    v52 = tl.fma(v51, v49, tl.fma(v47, v49, neg(v50)))
    v53 = v50 + v52
    v54 = tl.full((), 2.938735877055719e-39, tl.float64)
    v55 = tl.fma(neg(v53), v54, v4)
    v56 = tl.full((), 1.0715086071862673e301, tl.float64)
    v57 = nan_from(v55 - (lesser(tl.fma((v50 - v53) + v52, v54, tl.fma(v53, v54, v55 - v4)), v56) + v4), v0)
    tl.store(y + at, v57.to(y.dtype.element_ty), mask=inside)


@triton.jit
def vjp_binary32_faithful(x, g, d_x, n, BLOCK: tl.constexpr):
    """63 operations."""
    at = tl.program_id(0).to(tl.int64) * BLOCK + tl.arange(0, BLOCK)
    inside = at < n
    v0 = tl.load(x + at, mask=inside).to(tl.float32)
    v1 = tl.load(g + at, mask=inside).to(tl.float32)
    v2 = lesser(7.0, greater(-7.0, v0))
    v3 = tl.full((), 0.7071067690849304, tl.float32)
    v4 = tl.full((), 1.2101617485882343e-08, tl.float32)
    v5 = neg(v3)
    v6 = v2 + v5
    v7 = v6 - v2
    v8 = tl.full((), 3.544907808303833, tl.float32)
    v9 = tl.full((), -1.0649279857943839e-07, tl.float32)
    v10 = v6 * v8
    v11 = tl.fma(((v2 - (v6 - v7)) + (v5 - v7)) + neg(v4), v8 + v9, tl.fma(v6, v9, tl.fma(v6, v8, neg(v10))))
    v12 = v10 + v11
    v13 = (v10 - v12) + v11
    v14 = lesser(tl.abs(v12), 20.05078125)
    v15 = v14 * -0.5
    v16 = v15 * v14
    v17 = tl.fma(v16, 1.4426950216293335, 12583935.0)
    v18 = v17 - 12583935.0
    v19 = tl.fma(neg(v18), 0.693145751953125, v16)
    v20 = tl.fma(neg(v14), tl.where(v12 < 0.0, neg(v13), v13), tl.fma(v15, v14, neg(v16)))
    v21 = tl.fma(neg(v18), 1.428606765330187e-06, v20)
    v22 = v19 + v21
    v23 = tl.fma(tl.fma(0.0013814542908221483, v22, 0.00836870539933443), v22, 0.041668329387903214)
    v24 = 1.0 + v19
    v25 = tl.fma(v22 * v22, tl.fma(tl.fma(v23, v22, 0.1666652113199234), v22, 0.4999999403953552), v21)
    v26 = tl.full((), 1.4142135381698608, tl.float32)
    v27 = tl.full((), 2.4203234971764687e-08, tl.float32)
    v28 = v24 * v26
    v29 = tl.full((), 0.0, tl.float64)
    v30 = tl.full((), -1.0, tl.float32)
    v31 = tl.fma(((1.0 - v24) + v19) + v25, v26 + v27, tl.fma(v24, v27, tl.fma(v24, v26, neg(v28))))
    v32 = (v28.to(tl.float64) + v31.to(tl.float64)) * float64(bits32(v17).to(tl.int64) << 52)
    v33 = nan_from(tl.fma(neg(v32), v30.to(tl.float64), v29) * v1.to(tl.float64), v0.to(tl.float64))
    v34 = v33.to(tl.float32)
    tl.store(d_x + at, v34.to(d_x.dtype.element_ty), mask=inside)


@triton.jit
def vjp_binary32_fast(x, g, d_x, n, BLOCK: tl.constexpr):
    """55 operations."""
    at = tl.program_id(0).to(tl.int64) * BLOCK + tl.arange(0, BLOCK)
    inside = at < n
    v0 = tl.load(x + at, mask=inside).to(tl.float32)
    v1 = tl.load(g + at, mask=inside).to(tl.float32)
    v2 = lesser(7.0, greater(-7.0, v0))
    v3 = tl.full((), 0.7071067690849304, tl.float32)
    v4 = tl.full((), 1.2101617485882343e-08, tl.float32)
    v5 = neg(v3)
    v6 = v2 + v5
    v7 = v6 - v2
    v8 = tl.full((), 3.544907808303833, tl.float32)
    v9 = tl.full((), -1.0649279857943839e-07, tl.float32)
    v10 = v6 * v8
    v11 = tl.fma(((v2 - (v6 - v7)) + (v5 - v7)) + neg(v4), v8 + v9, tl.fma(v6, v9, tl.fma(v6, v8, neg(v10))))
    v12 = v10 + v11
    v13 = (v10 - v12) + v11
    v14 = lesser(tl.abs(v12), 18.728515625)
    v15 = v14 * -0.5
    v16 = v15 * v14
    v17 = tl.fma(v16, 1.4426950216293335, 12583165.0)
    v18 = v17 - 12583165.0
    v19 = tl.fma(neg(v18), 1.428606765330187e-06, tl.fma(neg(v18), 0.693145751953125, v16))
    v20 = v19 + tl.fma(neg(v14), tl.where(v12 < 0.0, neg(v13), v13), tl.fma(v15, v14, neg(v16)))
    v21 = tl.fma(tl.fma(0.0013814542908221483, v20, 0.00836870539933443), v20, 0.041668329387903214)
    v22 = tl.fma(tl.fma(tl.fma(v21, v20, 0.1666652113199234), v20, 0.4999999403953552) * v20, v20, v20) + 1.0
    v23 = tl.abs(v1) < 1.0
    v24 = 0.0 - ((v22 * 1.4142135381698608) * (-1.0 * float32(bits32(v17) << 23)))
    v25 = v24 * (v1 * tl.where(v23, 1.0, 1.1754943508222875e-38))
    v26 = nan_from(v25 * tl.where(v23, 1.1754943508222875e-38, 1.0), v0)
    tl.store(d_x + at, v26.to(d_x.dtype.element_ty), mask=inside)


@triton.jit
def vjp_binary64_faithful(x, g, d_x, n, BLOCK: tl.constexpr):
    """79 operations."""
    at = tl.program_id(0).to(tl.int64) * BLOCK + tl.arange(0, BLOCK)
    inside = at < n
    v0 = tl.load(x + at, mask=inside).to(tl.float64)
    v1 = tl.load(g + at, mask=inside).to(tl.float64)
    v2 = tl.full((), -18.0, tl.float64)
    v3 = tl.full((), 18.0, tl.float64)
    v4 = lesser(v3, greater(v2, v0))
    v5 = tl.full((), 0.0, tl.float64)
    v6 = tl.full((), 0.7071067811865476, tl.float64)
    v7 = tl.full((), -4.833646656726457e-17, tl.float64)
    v8 = neg(v6)
    v9 = v4 + v8
    v10 = v9 - v4
    v11 = tl.full((), 3.544907701811032, tl.float64)
    v12 = tl.full((), -1.5333172999651597e-16, tl.float64)
    v13 = v9 * v11
    v14 = ((v4 - (v9 - v10)) + (v8 - v10)) + neg(v7)
    v15 = tl.fma(v14, v11 + v12, tl.fma(v9, v12, tl.fma(v9, v11, neg(v13))))
    v16 = v13 + v15
    v17 = (v13 - v16) + v15
    v18 = tl.full((), 53.2451171875, tl.float64)
    v19 = lesser(tl.abs(v16), v18)
    v20 = v19 * -0.5
    v21 = v20 * v19
    v22 = tl.full((), 1.4426950408889634, tl.float64)
    v23 = tl.full((), 6755399441057789.0, tl.float64)
    v24 = tl.fma(v21, v22, v23)
    v25 = v24 - v23
    v26 = tl.full((), 0.6931471805601177, tl.float64)
    v27 = tl.fma(neg(v25), v26, v21)
    v28 = tl.full((), -1.7239444525614835e-13, tl.float64)
    v29 = tl.fma(neg(v19), tl.where(v16 < v5, neg(v17), v17), tl.fma(v20, v19, neg(v21)))
    v30 = tl.fma(neg(v25), v28, v29)
    v31 = v27 + v30
    v32 = tl.full((), 0.5, tl.float64)
    v33 = tl.full((), 0.16666666666666682, tl.float64)
    v34 = tl.full((), 0.041666666666666095, tl.float64)
    v35 = tl.full((), 0.008333333333317008, tl.float64)
    v36 = tl.full((), 0.0013888888889116004, tl.float64)
    v37 = tl.full((), 0.00019841269896451766, tl.float64)
    v38 = tl.full((), 2.4801586926166016e-05, tl.float64)
    v39 = tl.full((), 2.755723479254296e-06, tl.float64)
    v40 = tl.full((), 2.755758206784855e-07, tl.float64)
    v41 = tl.full((), 2.5112061495961587e-08, tl.float64)
    v42 = tl.full((), 2.082660541685398e-09, tl.float64)
    v43 = tl.fma(tl.fma(tl.fma(tl.fma(tl.fma(v42, v31, v41), v31, v40), v31, v39), v31, v38), v31, v37)
    v44 = tl.fma(tl.fma(tl.fma(tl.fma(tl.fma(v43, v31, v36), v31, v35), v31, v34), v31, v33), v31, v32)
    v45 = tl.full((), 1.0, tl.float64)
    v46 = v45 + v27
    v47 = tl.full((), 1.4142135623730951, tl.float64)
    v48 = tl.full((), -9.667293313452913e-17, tl.float64)
    v49 = v46 * v47
    v50 = ((v45 - v46) + v27) + tl.fma(v31 * v31, v44, v30)
    v51 = -1.0 * float64(bits64(v24) << 52)
    v52 = v49 * v51
    v53 = tl.fma(v50, v47 + v48, tl.fma(v46, v48, tl.fma(v46, v47, neg(v49))))
    v54 = tl.fma(v53, v51, tl.fma(v49, v51, neg(v52)))
    v55 = v52 + v54
    v56 = tl.fma(neg(v55), v45, v5)
    v57 = tl.full((), 1.0715086071862673e301, tl.float64)
    v58 = tl.full((), 2.2250738585072014e-308, tl.float64)
    v59 = tl.abs(v1) < v45
    v60 = v56 - (lesser(tl.fma((v52 - v55) + v54, v45, tl.fma(v55, v45, v56 - v5)), v57) + v5)
    v61 = nan_from((v60 * (v1 * tl.where(v59, v45, v58))) * tl.where(v59, v58, v45), v0)
    tl.store(d_x + at, v61.to(d_x.dtype.element_ty), mask=inside)


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
