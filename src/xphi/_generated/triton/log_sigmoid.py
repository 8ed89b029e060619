"""log_sigmoid on a GPU: made by `make gen` from src/xphi/lower/recipes; edits here are lost."""

import triton
import triton.language as tl

from xphi.ops.torch._triton_operations import bits32, bits64, float32, float64, greater, lesser, nan_from, neg


@triton.jit
def f_binary32_faithful(x, y, n, BLOCK: tl.constexpr):
    """69 operations."""
    at = tl.program_id(0).to(tl.int64) * BLOCK + tl.arange(0, BLOCK)
    inside = at < n
    v0 = tl.load(x + at, mask=inside).to(tl.float32)
    v1 = tl.where(v0 < 0.0, v0, neg(tl.full((), 0.0, tl.float32)))
    v2 = neg(lesser(tl.abs(v0), 132.3916015625))
    v3 = tl.fma(v2, 1.4426950216293335, 12583103.0)
    v4 = v3 - 12583103.0
    v5 = tl.fma(neg(v4), 0.693145751953125, v2)
    v6 = tl.fma(neg(v4), 1.428606765330187e-06, 0.0)
    v7 = v5 + v6
    v8 = tl.fma(tl.fma(0.0013814542908221483, v7, 0.00836870539933443), v7, 0.041668329387903214)
    v9 = 1.0 + v5
    v10 = tl.fma(v7 * v7, tl.fma(tl.fma(v8, v7, 0.1666652113199234), v7, 0.4999999403953552), v6)
    v11 = ((1.0 - v9) + v5) + v10
    v12 = v9 + v11
    v13 = float32(bits32(v3) << 23)
    v14 = v12 * v13
    v15 = ((v9 - v12) + v11) * v13
    v16 = tl.fma(v14, 5.421010862427522e-20, 2.0)
    v17 = tl.div_rn(1.0, v16)
    v18 = v14 * v17
    v19 = tl.fma(v15, 5.421010862427522e-20, tl.fma(v14, 5.421010862427522e-20, 2.0 - v16))
    v20 = v18 * 5.421010862427522e-20
    v21 = v20 * v20
    v22 = tl.fma(tl.fma(0.12381281703710556, v21, 0.10655847936868668), v21, 0.14313390851020813)
    v23 = tl.fma(tl.fma(v22, v21, 0.19999267160892487), v21, 0.33333340287208557) * v21
    v24 = v18 * 1.0
    v25 = tl.fma(neg(v18), v19, tl.fma(neg(v18), v16, v14) + v15) * v17
    v26 = v24 * 2.0
    v27 = v26 * 1.0
    v28 = tl.fma(v25, 1.0 + v23, tl.fma(v18, v23, tl.fma(v18, 1.0, neg(v24)))) * 2.0
    v29 = tl.fma(v28, 1.0, tl.fma(v26, 1.0, neg(v27)))
    v30 = v27 + v29
    v31 = tl.fma(neg(v30), 5.421010862427522e-20, v1)
    v32 = v31 - v1
    v33 = tl.fma(v30, 5.421010862427522e-20, v32) - (v1 - (v31 - v32))
    v34 = v31 - (lesser(tl.fma((v27 - v30) + v29, 5.421010862427522e-20, v33), 8.507059173023462e37) + 0.0)
    v35 = nan_from(v34, v0)
    tl.store(y + at, v35.to(y.dtype.element_ty), mask=inside)


@triton.jit
def f_binary32_fast(x, y, n, BLOCK: tl.constexpr):
    """35 operations."""
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
    v8 = tl.div_rn(v7, tl.fma(v7, 5.421010862427522e-20, 2.0))
    v9 = v8 * 5.421010862427522e-20
    v10 = v9 * v9
    v11 = tl.fma(tl.fma(0.12381281703710556, v10, 0.10655847936868668), v10, 0.14313390851020813)
    v12 = (v8 * (1.0 + (tl.fma(tl.fma(v11, v10, 0.19999267160892487), v10, 0.33333340287208557) * v10))) * 2.0
    v13 = tl.where(v0 < 0.0, v0, neg(tl.full((), 0.0, tl.float32)))
    v14 = nan_from(tl.fma(neg(v12 * 1.0), 5.421010862427522e-20, v13), v0)
    tl.store(y + at, v14.to(y.dtype.element_ty), mask=inside)


@triton.jit
def f_binary64_faithful(x, y, n, BLOCK: tl.constexpr):
    """82 operations."""
    at = tl.program_id(0).to(tl.int64) * BLOCK + tl.arange(0, BLOCK)
    inside = at < n
    v0 = tl.load(x + at, mask=inside).to(tl.float64)
    v1 = tl.full((), 0.0, tl.float64)
    v2 = tl.where(v0 < v1, v0, neg(tl.full((), 0.0, tl.float64)))
    v3 = tl.full((), 1.0, tl.float64)
    v4 = tl.full((), 797.8125, tl.float64)
    v5 = neg(lesser(tl.abs(v0), v4))
    v6 = tl.full((), 1.4426950408889634, tl.float64)
    v7 = tl.full((), 6755399441056895.0, tl.float64)
    v8 = tl.fma(v5, v6, v7)
    v9 = v8 - v7
    v10 = tl.full((), 0.6931471805601177, tl.float64)
    v11 = tl.fma(neg(v9), v10, v5)
    v12 = tl.full((), -1.7239444525614835e-13, tl.float64)
    v13 = tl.fma(neg(v9), v12, v1)
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
    v28 = v3 + v11
    v29 = ((v3 - v28) + v11) + tl.fma(v14 * v14, v27, v13)
    v30 = v28 + v29
    v31 = float64(bits64(v8) << 52)
    v32 = v30 * v31
    v33 = ((v28 - v30) + v29) * v31
    v34 = tl.full((), 2.0, tl.float64)
    v35 = tl.full((), 2.938735877055719e-39, tl.float64)
    v36 = tl.fma(v32, v35, v34)
    v37 = v3 / v36
    v38 = v32 * v37
    v39 = tl.fma(neg(v38), tl.fma(v33, v35, tl.fma(v32, v35, v34 - v36)), tl.fma(neg(v38), v36, v32) + v33)
    v40 = v38 * v35
    v41 = v40 * v40
    v42 = tl.full((), 0.3333333333333333, tl.float64)
    v43 = tl.full((), 0.2000000000000023, tl.float64)
    v44 = tl.full((), 0.14285714285668444, tl.float64)
    v45 = tl.full((), 0.11111111115692598, tl.float64)
    v46 = tl.full((), 0.09090908823016625, tl.float64)
    v47 = tl.full((), 0.07692317642835467, tl.float64)
    v48 = tl.full((), 0.0666642100234145, tl.float64)
    v49 = tl.full((), 0.05886471355987191, tl.float64)
    v50 = tl.full((), 0.05216215267744488, tl.float64)
    v51 = tl.full((), 0.05117948686398248, tl.float64)
    v52 = tl.full((), 0.02651670049201645, tl.float64)
    v53 = tl.full((), 0.08404326255783405, tl.float64)
    v54 = tl.fma(tl.fma(tl.fma(tl.fma(tl.fma(v53, v41, v52), v41, v51), v41, v50), v41, v49), v41, v48)
    v55 = tl.fma(tl.fma(tl.fma(tl.fma(tl.fma(v54, v41, v47), v41, v46), v41, v45), v41, v44), v41, v43)
    v56 = tl.fma(v55, v41, v42) * v41
    v57 = v38 * v3
    v58 = v57 * v34
    v59 = v58 * v3
    v60 = tl.fma(v39 * v37, v3 + v56, tl.fma(v38, v56, tl.fma(v38, v3, neg(v57)))) * v34
    v61 = tl.fma(v60, v3, tl.fma(v58, v3, neg(v59)))
    v62 = v59 + v61
    v63 = tl.fma(neg(v62), v35, v2)
    v64 = v63 - v2
    v65 = tl.full((), 1.0715086071862673e301, tl.float64)
    v66 = v63 - (lesser(tl.fma((v59 - v62) + v61, v35, tl.fma(v62, v35, v64) - (v2 - (v63 - v64))), v65) + v1)
    v67 = nan_from(v66, v0)
    tl.store(y + at, v67.to(y.dtype.element_ty), mask=inside)


@triton.jit
def grad_binary32_faithful(x, y, n, BLOCK: tl.constexpr):
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
    v20 = tl.where(v19, 1.0, 0.0)
    v21 = tl.where(v19, 1.0, -1.0)
    v22 = v17 * v21
    v23 = tl.fma(neg(v17), v18, tl.fma(neg(v17), v15, v13) + v14) * v16
    v24 = tl.fma(v23, v21, tl.fma(v17, v21, neg(v22)))
    v25 = v22 + v24
    v26 = tl.fma(neg(v25), 5.421010862427522e-20, v20)
    v27 = tl.fma((v22 - v25) + v24, 5.421010862427522e-20, tl.fma(v25, 5.421010862427522e-20, v26 - v20))
    v28 = nan_from(v26 - (lesser(v27, 8.507059173023462e37) + 0.0), v0)
    tl.store(y + at, v28.to(y.dtype.element_ty), mask=inside)


@triton.jit
def grad_binary32_fast(x, y, n, BLOCK: tl.constexpr):
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
    v9 = tl.div_rn(v7, tl.fma(v7, 5.421010862427522e-20, 1.0)) * tl.where(v8, 1.0, -1.0)
    v10 = nan_from(tl.fma(neg(v9), 5.421010862427522e-20, tl.where(v8, 1.0, 0.0)), v0)
    tl.store(y + at, v10.to(y.dtype.element_ty), mask=inside)


@triton.jit
def grad_binary64_faithful(x, y, n, BLOCK: tl.constexpr):
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
    v39 = tl.where(v38, v26, v10)
    v40 = tl.full((), -1.0, tl.float64)
    v41 = tl.where(v38, v26, v40)
    v42 = v36 * v41
    v43 = tl.fma(v37 * v35, v41, tl.fma(v36, v41, neg(v42)))
    v44 = v42 + v43
    v45 = tl.fma(neg(v44), v33, v39)
    v46 = tl.full((), 1.0715086071862673e301, tl.float64)
    v47 = nan_from(v45 - (lesser(tl.fma((v42 - v44) + v43, v33, tl.fma(v44, v33, v45 - v39)), v46) + v10), v0)
    tl.store(y + at, v47.to(y.dtype.element_ty), mask=inside)


@triton.jit
def vjp_binary32_faithful(x, g, d_x, n, BLOCK: tl.constexpr):
    """57 operations."""
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
    v17 = tl.div_rn(1.0, v16)
    v18 = v12 * v17
    v19 = tl.fma(v13 * v14, 5.421010862427522e-20, tl.fma(v15, 5.421010862427522e-20, 1.0 - v16))
    v20 = v0.to(tl.float64)
    v21 = tl.full((), 0.0, tl.float64)
    v22 = tl.full((), 1.0, tl.float64)
    v23 = v18.to(tl.float64) + (tl.fma(neg(v18), v19, tl.fma(neg(v18), v16, v12) + v13) * v17).to(tl.float64)
    v24 = v23 * float64(bits32(v3).to(tl.int64) << 52)
    v25 = tl.fma(neg(v24), tl.where(v0 < 0.0, 1.0, -1.0).to(tl.float64), tl.where(v20 < v21, v22, v21))
    v26 = nan_from(v25 * v1.to(tl.float64), v20).to(tl.float32)
    tl.store(d_x + at, v26.to(d_x.dtype.element_ty), mask=inside)


@triton.jit
def vjp_binary32_fast(x, g, d_x, n, BLOCK: tl.constexpr):
    """33 operations."""
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
    v9 = v0 < 0.0
    v10 = tl.div_rn(v8, tl.fma(v8, 1.1754943508222875e-38, 1.0)) * tl.where(v9, 1.0, -1.0)
    v11 = tl.abs(v1) < 1.0
    v12 = (tl.where(v9, 8.507059173023462e37, 0.0) - v10) * (v1 * tl.where(v11, 1.0, 1.1754943508222875e-38))
    v13 = nan_from(v12 * tl.where(v11, 1.1754943508222875e-38, 1.0), v0)
    tl.store(d_x + at, v13.to(d_x.dtype.element_ty), mask=inside)


@triton.jit
def vjp_binary64_faithful(x, g, d_x, n, BLOCK: tl.constexpr):
    """66 operations."""
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
    v36 = v27 / v35
    v37 = v32 * v36
    v38 = tl.fma(neg(v37), tl.fma(v33, v34, tl.fma(v32, v34, v27 - v35)), tl.fma(neg(v37), v35, v32) + v33)
    v39 = v0 < v11
    v40 = tl.full((), 4.49423283715579e307, tl.float64)
    v41 = tl.where(v39, v40, v11)
    v42 = tl.full((), -1.0, tl.float64)
    v43 = tl.where(v39, v27, v42)
    v44 = v37 * v43
    v45 = tl.fma(v38 * v36, v43, tl.fma(v37, v43, neg(v44)))
    v46 = v44 + v45
    v47 = tl.fma(neg(v46), v27, v41)
    v48 = tl.full((), 1.0715086071862673e301, tl.float64)
    v49 = tl.abs(v1) < v27
    v50 = v47 - (lesser(tl.fma((v44 - v46) + v45, v27, tl.fma(v46, v27, v47 - v41)), v48) + v11)
    v51 = nan_from((v50 * (v1 * tl.where(v49, v27, v34))) * tl.where(v49, v34, v27), v0)
    tl.store(d_x + at, v51.to(d_x.dtype.element_ty), mask=inside)


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
