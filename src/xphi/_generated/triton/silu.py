"""silu on a GPU: made by `make gen` from src/xphi/lower/recipes; edits here are lost."""

import triton
import triton.language as tl

from xphi.ops.torch._triton_operations import (
    bits32,
    bits64,
    copysign32,
    float32,
    float64,
    greater,
    lesser,
    nan_from,
    neg,
)


@triton.jit
def f_binary32_faithful(x, y, n, BLOCK: tl.constexpr):
    """50 operations."""
    at = tl.program_id(0).to(tl.int64) * BLOCK + tl.arange(0, BLOCK)
    inside = at < n
    v0 = tl.load(x + at, mask=inside).to(tl.float32)
    v1 = lesser(tl.abs(v0), 132.3916015625)
    v2 = neg(v1)
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
    v16 = tl.fma(v14, 5.421010862427522e-20, 1.0)
    v17 = tl.div_rn(1.0, v16)
    v18 = v14 * v17
    v19 = tl.fma(v15, 5.421010862427522e-20, tl.fma(v14, 5.421010862427522e-20, 1.0 - v16))
    v20 = greater(neg(tl.full((), 0.0, tl.float32)), v0)
    v21 = v18 * v1
    v22 = tl.fma(tl.fma(neg(v18), v19, tl.fma(neg(v18), v16, v14) + v15) * v17, v1, tl.fma(v18, v1, neg(v21)))
    v23 = v21 + v22
    v24 = tl.fma(neg(v23), 5.421010862427522e-20, v20)
    v25 = tl.fma((v21 - v23) + v22, 5.421010862427522e-20, tl.fma(v23, 5.421010862427522e-20, v24 - v20))
    v26 = v24 - (lesser(v25, 8.507059173023462e37) + 0.0)
    tl.store(y + at, v26.to(y.dtype.element_ty), mask=inside)


@triton.jit
def f_binary32_fast(x, y, n, BLOCK: tl.constexpr):
    """23 operations."""
    at = tl.program_id(0).to(tl.int64) * BLOCK + tl.arange(0, BLOCK)
    inside = at < n
    v0 = tl.load(x + at, mask=inside).to(tl.float32)
    v1 = lesser(tl.abs(v0), 132.3916015625)
    v2 = neg(v1)
    v3 = tl.fma(v2, 1.4426950216293335, 12583103.0)
    v4 = v3 - 12583103.0
    v5 = tl.fma(neg(v4), 1.428606765330187e-06, tl.fma(neg(v4), 0.693145751953125, v2))
    v6 = tl.fma(tl.fma(0.0013814542908221483, v5, 0.00836870539933443), v5, 0.041668329387903214)
    v7 = tl.fma(tl.fma(tl.fma(v6, v5, 0.1666652113199234), v5, 0.4999999403953552) * v5, v5, v5) + 1.0
    v8 = v7 * float32(bits32(v3) << 23)
    v9 = tl.div_rn(v8, tl.fma(v8, 5.421010862427522e-20, 1.0)) * v1
    v10 = tl.fma(neg(v9), 5.421010862427522e-20, greater(neg(tl.full((), 0.0, tl.float32)), v0))
    tl.store(y + at, v10.to(y.dtype.element_ty), mask=inside)


@triton.jit
def f_binary64_faithful(x, y, n, BLOCK: tl.constexpr):
    """56 operations."""
    at = tl.program_id(0).to(tl.int64) * BLOCK + tl.arange(0, BLOCK)
    inside = at < n
    v0 = tl.load(x + at, mask=inside).to(tl.float64)
    v1 = tl.full((), 797.8125, tl.float64)
    v2 = lesser(tl.abs(v0), v1)
    v3 = neg(v2)
    v4 = tl.full((), 1.4426950408889634, tl.float64)
    v5 = tl.full((), 6755399441056895.0, tl.float64)
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
    v34 = tl.full((), 2.938735877055719e-39, tl.float64)
    v35 = tl.fma(v32, v34, v27)
    v36 = v27 / v35
    v37 = v32 * v36
    v38 = tl.fma(neg(v37), tl.fma(v33, v34, tl.fma(v32, v34, v27 - v35)), tl.fma(neg(v37), v35, v32) + v33)
    v39 = greater(neg(tl.full((), 0.0, tl.float64)), v0)
    v40 = v37 * v2
    v41 = tl.fma(v38 * v36, v2, tl.fma(v37, v2, neg(v40)))
    v42 = v40 + v41
    v43 = tl.fma(neg(v42), v34, v39)
    v44 = tl.full((), 1.0715086071862673e301, tl.float64)
    v45 = v43 - (lesser(tl.fma((v40 - v42) + v41, v34, tl.fma(v42, v34, v43 - v39)), v44) + v11)
    tl.store(y + at, v45.to(y.dtype.element_ty), mask=inside)


@triton.jit
def grad_binary32_faithful(x, y, n, BLOCK: tl.constexpr):
    """96 operations."""
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
    v17 = v15 + v1
    v18 = v17 - v15
    v19 = v15 * v15
    v20 = tl.div_rn(1.0, v19)
    v21 = v17 * v20
    v22 = tl.fma(neg(v21), v19, v17) + (((v15 - (v17 - v18)) + (v1 - v18)) + v16)
    v23 = tl.fma(neg(v21), tl.fma(v16, v15 + v16, tl.fma(v15, v16, tl.fma(v15, v15, neg(v19)))), v22) * v20
    v24 = v13 * v21
    v25 = v0 < 0.0
    v26 = tl.where(v25, neg(tl.full((), 0.0, tl.float32)), 1.0)
    v27 = tl.where(v25, -1.0, 1.0)
    v28 = v24 * v27
    v29 = tl.fma(v14, v21 + v23, tl.fma(v13, v23, tl.fma(v13, v21, neg(v24))))
    v30 = tl.fma(v29, v27, tl.fma(v24, v27, neg(v28)))
    v31 = v28 + v30
    v32 = tl.fma(neg(v31), 5.421010862427522e-20, v26)
    v33 = tl.fma((v28 - v31) + v30, 5.421010862427522e-20, tl.fma(v31, 5.421010862427522e-20, v32 - v26))
    v34 = v0 - -1.2784645557403564
    v35 = tl.fma(tl.fma(0.0007946797995828092, v34, 0.00013328729255590588), v34, -0.006606448441743851)
    v36 = tl.fma(tl.fma(v35, v34, -0.015222642570734024), v34, 0.018874812871217728)
    v37 = tl.fma(tl.fma(v36, v34, 0.14664879441261292), v34, -1.7689381071051002e-09)
    v38 = 0.2178117036819458 + v37
    v39 = v38 * v34
    v40 = v39 + -2.8270397134377845e-09
    v41 = v40 - v39
    v42 = tl.fma((0.2178117036819458 - v38) + v37, v34, tl.fma(v38, v34, neg(v39))) + 6.960243104644977e-17
    v43 = v40 + (((v39 - (v40 - v41)) + (-2.8270397134377845e-09 - v41)) + v42)
    v44 = tl.where(tl.abs(v34) < 0.125, v43, nan_from(v32 - (lesser(v33, 8.507059173023462e37) + 0.0), v0))
    v45 = nan_from(v44, v0)
    tl.store(y + at, v45.to(y.dtype.element_ty), mask=inside)


@triton.jit
def grad_binary32_fast(x, y, n, BLOCK: tl.constexpr):
    """36 operations."""
    at = tl.program_id(0).to(tl.int64) * BLOCK + tl.arange(0, BLOCK)
    inside = at < n
    v0 = tl.load(x + at, mask=inside).to(tl.float32)
    v1 = lesser(tl.abs(v0), 132.3916015625)
    v2 = neg(v1)
    v3 = tl.fma(v2, 1.4426950216293335, 12583103.0)
    v4 = v3 - 12583103.0
    v5 = tl.fma(neg(v4), 1.428606765330187e-06, tl.fma(neg(v4), 0.693145751953125, v2))
    v6 = tl.fma(tl.fma(0.0013814542908221483, v5, 0.00836870539933443), v5, 0.041668329387903214)
    v7 = tl.fma(tl.fma(tl.fma(v6, v5, 0.1666652113199234), v5, 0.4999999403953552) * v5, v5, v5) + 1.0
    v8 = v7 * float32(bits32(v3) << 23)
    v9 = v8 * 5.421010862427522e-20
    v10 = v0 < 0.0
    v11 = v8 * tl.div_rn((1.0 - v1) + v9, tl.fma(v9, tl.fma(v8, 5.421010862427522e-20, 2.0), 1.0))
    v12 = tl.where(v10, neg(tl.full((), 0.0, tl.float32)), 1.0)
    v13 = tl.abs(nan_from(tl.fma(neg(v11 * tl.where(v10, -1.0, 1.0)), 5.421010862427522e-20, v12), v0))
    v14 = nan_from(copysign32(v13, (v0 - -1.2784645557403564) - 1.2979282537628478e-08), v0)
    tl.store(y + at, v14.to(y.dtype.element_ty), mask=inside)


@triton.jit
def grad_binary64_faithful(x, y, n, BLOCK: tl.constexpr):
    """110 operations."""
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
    v36 = v34 + v2
    v37 = v36 - v34
    v38 = v34 * v34
    v39 = v26 / v38
    v40 = v36 * v39
    v41 = tl.fma(neg(v40), v38, v36) + (((v34 - (v36 - v37)) + (v2 - v37)) + v35)
    v42 = tl.fma(neg(v40), tl.fma(v35, v34 + v35, tl.fma(v34, v35, tl.fma(v34, v34, neg(v38)))), v41) * v39
    v43 = v31 * v40
    v44 = v0 < v10
    v45 = tl.where(v44, neg(tl.full((), 0.0, tl.float64)), v26)
    v46 = tl.full((), -1.0, tl.float64)
    v47 = tl.where(v44, v46, v26)
    v48 = v43 * v47
    v49 = tl.fma(v32, v40 + v42, tl.fma(v31, v42, tl.fma(v31, v40, neg(v43))))
    v50 = tl.fma(v49, v47, tl.fma(v43, v47, neg(v48)))
    v51 = v48 + v50
    v52 = tl.fma(neg(v51), v33, v45)
    v53 = tl.full((), 1.0715086071862673e301, tl.float64)
    v54 = v0 - -1.2784645427610737
    v55 = tl.full((), 0.1466487969969469, tl.float64)
    v56 = tl.full((), 0.018874814223782305, tl.float64)
    v57 = tl.full((), -0.015222655223188036, tl.float64)
    v58 = tl.full((), -0.006606589138356697, tl.float64)
    v59 = tl.full((), 0.00012662741008110607, tl.float64)
    v60 = tl.full((), 0.0007985218818398379, tl.float64)
    v61 = tl.full((), 0.00018570724361569754, tl.float64)
    v62 = tl.full((), -4.090534238017108e-05, tl.float64)
    v63 = tl.full((), -2.9733542697194216e-05, tl.float64)
    v64 = tl.full((), -2.9426313842263225e-06, tl.float64)
    v65 = tl.full((), 2.3460637014661546e-06, tl.float64)
    v66 = tl.full((), 8.599457848334751e-07, tl.float64)
    v67 = tl.full((), -3.176456860121485e-08, tl.float64)
    v68 = tl.full((), -9.21133736267701e-08, tl.float64)
    v69 = tl.fma(tl.fma(tl.fma(tl.fma(tl.fma(v68, v54, v67), v54, v66), v54, v65), v54, v64), v54, v63)
    v70 = tl.fma(tl.fma(tl.fma(tl.fma(tl.fma(v69, v54, v62), v54, v61), v54, v60), v54, v59), v54, v58)
    v71 = tl.full((), 3.7736214215478616e-19, tl.float64)
    v72 = tl.fma(tl.fma(tl.fma(tl.fma(v70, v54, v57), v54, v56), v54, v55), v54, v71)
    v73 = 0.21781170571980013 + v72
    v74 = v73 * v54
    v75 = v74 + 2.3843834755243112e-17
    v76 = v75 - v74
    v77 = tl.fma((0.21781170571980013 - v73) + v72, v54, tl.fma(v73, v54, neg(v74))) + 1.4790682243096049e-33
    v78 = nan_from(v52 - (lesser(tl.fma((v48 - v51) + v50, v33, tl.fma(v51, v33, v52 - v45)), v53) + v10), v0)
    v79 = v75 + (((v74 - (v75 - v76)) + (2.3843834755243112e-17 - v76)) + v77)
    v80 = nan_from(tl.where(tl.abs(v54) < 0.125, v79, v78), v0)
    tl.store(y + at, v80.to(y.dtype.element_ty), mask=inside)


@triton.jit
def vjp_binary32_faithful(x, g, d_x, n, BLOCK: tl.constexpr):
    """96 operations."""
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
    v18 = v16 + v2
    v19 = v18 - v16
    v20 = v16 * v16
    v21 = tl.div_rn(1.0, v20)
    v22 = v18 * v21
    v23 = tl.fma(neg(v22), v20, v18) + (((v16 - (v18 - v19)) + (v2 - v19)) + v17)
    v24 = tl.fma(neg(v22), tl.fma(v17, v16 + v17, tl.fma(v16, v17, tl.fma(v16, v16, neg(v20)))), v23) * v21
    v25 = v12 * v22
    v26 = v0.to(tl.float64)
    v27 = tl.full((), 1.0, tl.float64)
    v28 = tl.fma(v13, v22 + v24, tl.fma(v12, v24, tl.fma(v12, v22, neg(v25)))).to(tl.float64)
    v29 = (v25.to(tl.float64) + v28) * float64(bits32(v3).to(tl.int64) << 52)
    v30 = tl.where(v26 < 0.0, neg(tl.full((), 0.0, tl.float64)), v27)
    v31 = tl.full((), -1.2784645557403564, tl.float32)
    v32 = v0 - v31
    v33 = tl.fma(tl.fma(0.0007946797995828092, v32, 0.00013328729255590588), v32, -0.006606448441743851)
    v34 = tl.fma(tl.fma(v33, v32, -0.015222642570734024), v32, 0.018874812871217728)
    v35 = tl.fma(tl.fma(v34, v32, 0.14664879441261292), v32, -1.7689381071051002e-09)
    v36 = 0.2178117036819458 + v35
    v37 = v36 * v32
    v38 = tl.fma((0.2178117036819458 - v36) + v35, v32, tl.fma(v36, v32, neg(v37))).to(tl.float64)
    v39 = tl.fma(neg(v29), tl.where(v0 < 0.0, -1.0, 1.0).to(tl.float64), v30)
    v40 = (v37.to(tl.float64) + v38) + -2.8270396438353563e-09
    v41 = nan_from(tl.where(tl.abs(v26 - v31.to(tl.float64)) < 0.125, v40, v39) * v1.to(tl.float64), v26)
    v42 = v41.to(tl.float32)
    tl.store(d_x + at, v42.to(d_x.dtype.element_ty), mask=inside)


@triton.jit
def vjp_binary32_fast(x, g, d_x, n, BLOCK: tl.constexpr):
    """42 operations."""
    at = tl.program_id(0).to(tl.int64) * BLOCK + tl.arange(0, BLOCK)
    inside = at < n
    v0 = tl.load(x + at, mask=inside).to(tl.float32)
    v1 = tl.load(g + at, mask=inside).to(tl.float32)
    v2 = lesser(tl.abs(v0), 175.3671875)
    v3 = neg(v2)
    v4 = tl.fma(v3, 1.4426950216293335, 12583165.0)
    v5 = v4 - 12583165.0
    v6 = tl.fma(neg(v5), 1.428606765330187e-06, tl.fma(neg(v5), 0.693145751953125, v3))
    v7 = tl.fma(tl.fma(0.0013814542908221483, v6, 0.00836870539933443), v6, 0.041668329387903214)
    v8 = tl.fma(tl.fma(tl.fma(v7, v6, 0.1666652113199234), v6, 0.4999999403953552) * v6, v6, v6) + 1.0
    v9 = v8 * float32(bits32(v4) << 23)
    v10 = v9 * 1.1754943508222875e-38
    v11 = v0 < 0.0
    v12 = v9 * tl.div_rn((1.0 - v2) + v10, tl.fma(v10, tl.fma(v9, 1.1754943508222875e-38, 2.0), 1.0))
    v13 = tl.where(v11, neg(tl.full((), 0.0, tl.float32)), 8.507059173023462e37)
    v14 = (v0 - -1.2784645557403564) - 1.2979282537628478e-08
    v15 = tl.abs(v1) < 1.0
    v16 = copysign32(tl.abs(v13 - (v12 * tl.where(v11, -1.0, 1.0))), v14)
    v17 = v16 * (v1 * tl.where(v15, 1.0, 1.1754943508222875e-38))
    v18 = nan_from(v17 * tl.where(v15, 1.1754943508222875e-38, 1.0), v0)
    tl.store(d_x + at, v18.to(d_x.dtype.element_ty), mask=inside)


@triton.jit
def vjp_binary64_faithful(x, g, d_x, n, BLOCK: tl.constexpr):
    """117 operations."""
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
    v37 = v35 + v3
    v38 = v37 - v35
    v39 = v35 * v35
    v40 = v27 / v39
    v41 = v37 * v40
    v42 = tl.fma(neg(v41), v39, v37) + (((v35 - (v37 - v38)) + (v3 - v38)) + v36)
    v43 = tl.fma(neg(v41), tl.fma(v36, v35 + v36, tl.fma(v35, v36, tl.fma(v35, v35, neg(v39)))), v42) * v40
    v44 = v32 * v41
    v45 = v0 < v11
    v46 = tl.full((), 4.49423283715579e307, tl.float64)
    v47 = tl.where(v45, neg(tl.full((), 0.0, tl.float64)), v46)
    v48 = tl.full((), -1.0, tl.float64)
    v49 = tl.where(v45, v48, v27)
    v50 = v44 * v49
    v51 = tl.fma(v33, v41 + v43, tl.fma(v32, v43, tl.fma(v32, v41, neg(v44))))
    v52 = tl.fma(v51, v49, tl.fma(v44, v49, neg(v50)))
    v53 = v50 + v52
    v54 = tl.fma(neg(v53), v27, v47)
    v55 = tl.full((), 1.0715086071862673e301, tl.float64)
    v56 = v0 - -1.2784645427610737
    v57 = tl.full((), 0.1466487969969469, tl.float64)
    v58 = tl.full((), 0.018874814223782305, tl.float64)
    v59 = tl.full((), -0.015222655223188036, tl.float64)
    v60 = tl.full((), -0.006606589138356697, tl.float64)
    v61 = tl.full((), 0.00012662741008110607, tl.float64)
    v62 = tl.full((), 0.0007985218818398379, tl.float64)
    v63 = tl.full((), 0.00018570724361569754, tl.float64)
    v64 = tl.full((), -4.090534238017108e-05, tl.float64)
    v65 = tl.full((), -2.9733542697194216e-05, tl.float64)
    v66 = tl.full((), -2.9426313842263225e-06, tl.float64)
    v67 = tl.full((), 2.3460637014661546e-06, tl.float64)
    v68 = tl.full((), 8.599457848334751e-07, tl.float64)
    v69 = tl.full((), -3.176456860121485e-08, tl.float64)
    v70 = tl.full((), -9.21133736267701e-08, tl.float64)
    v71 = tl.fma(tl.fma(tl.fma(tl.fma(tl.fma(v70, v56, v69), v56, v68), v56, v67), v56, v66), v56, v65)
    v72 = tl.fma(tl.fma(tl.fma(tl.fma(tl.fma(v71, v56, v64), v56, v63), v56, v62), v56, v61), v56, v60)
    v73 = tl.full((), 3.7736214215478616e-19, tl.float64)
    v74 = tl.fma(tl.fma(tl.fma(tl.fma(v72, v56, v59), v56, v58), v56, v57), v56, v73)
    v75 = 0.21781170571980013 + v74
    v76 = v75 * v56
    v77 = v76 + 2.3843834755243112e-17
    v78 = v77 - v76
    v79 = tl.fma((0.21781170571980013 - v75) + v74, v56, tl.fma(v75, v56, neg(v76))) + 1.4790682243096049e-33
    v80 = v54 - (lesser(tl.fma((v50 - v53) + v52, v27, tl.fma(v53, v27, v54 - v47)), v55) + v11)
    v81 = (v77 + (((v76 - (v77 - v78)) + (2.3843834755243112e-17 - v78)) + v79)) * v46
    v82 = tl.abs(v1) < v27
    v83 = (tl.where(tl.abs(v56) < 0.125, v81, v80) * (v1 * tl.where(v82, v27, v34))) * tl.where(v82, v34, v27)
    v84 = nan_from(v83, v0)
    tl.store(d_x + at, v84.to(d_x.dtype.element_ty), mask=inside)


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
