"""mish on a GPU: made by `make gen` from src/xphi/lower/recipes; edits here are lost."""

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
    """110 operations."""
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
    v16 = v14 * 5.421010862427522e-20
    v17 = v15 * 5.421010862427522e-20
    v18 = tl.fma(v14, 5.421010862427522e-20, 2.0)
    v19 = tl.fma(v15, 5.421010862427522e-20, tl.fma(v14, 5.421010862427522e-20, 2.0 - v18))
    v20 = v16 * v18
    v21 = 2.0 + v20
    v22 = v21 - 2.0
    v23 = tl.fma(v17, v18 + v19, tl.fma(v16, v19, tl.fma(v16, v18, neg(v20))))
    v24 = v16 * 2.0
    v25 = v17 * 2.0
    v26 = tl.fma(v14, 5.421010862427522e-20, 1.0)
    v27 = tl.fma(v15, 5.421010862427522e-20, tl.fma(v14, 5.421010862427522e-20, 1.0 - v26))
    v28 = v24 * v26
    v29 = 1.0 + v28
    v30 = v29 - 1.0
    v31 = tl.fma(v25, v26 + v27, tl.fma(v24, v27, tl.fma(v24, v26, neg(v28))))
    v32 = tl.div_rn(1.0, v21)
    v33 = v26 * v32
    v34 = tl.fma(neg(v33), ((2.0 - (v21 - v22)) + (v20 - v22)) + v23, tl.fma(neg(v33), v21, v26) + v27) * v32
    v35 = v16 * v33
    v36 = neg(v35)
    v37 = 1.0 + v36
    v38 = v37 - 1.0
    v39 = neg(tl.fma(v17, v33 + v34, tl.fma(v16, v34, tl.fma(v16, v33, neg(v35)))))
    v40 = tl.div_rn(1.0, v29)
    v41 = v24 * v40
    v42 = v0 < 0.0
    v43 = tl.where(v42, v37, v41)
    v44 = tl.fma(neg(v41), ((1.0 - (v29 - v30)) + (v28 - v30)) + v31, tl.fma(neg(v41), v29, v24) + v25) * v40
    v45 = tl.where(v42, ((1.0 - (v37 - v38)) + (v36 - v38)) + v39, v44)
    v46 = v14 * v43
    v47 = greater(neg(tl.full((), 0.0, tl.float32)), v0)
    v48 = v46 * v1
    v49 = tl.fma(v15, v43 + v45, tl.fma(v14, v45, tl.fma(v14, v43, neg(v46))))
    v50 = tl.fma(v49, v1, tl.fma(v46, v1, neg(v48)))
    v51 = v48 + v50
    v52 = tl.fma(neg(v51), 5.421010862427522e-20, v47)
    v53 = tl.fma((v48 - v51) + v50, 5.421010862427522e-20, tl.fma(v51, 5.421010862427522e-20, v52 - v47))
    v54 = v52 - (lesser(v53, 8.507059173023462e37) + 0.0)
    tl.store(y + at, v54.to(y.dtype.element_ty), mask=inside)


@triton.jit
def f_binary32_fast(x, y, n, BLOCK: tl.constexpr):
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
    v10 = v9 * 2.0
    v11 = tl.fma(v8, 5.421010862427522e-20, 1.0)
    v12 = 1.0 - (v9 * tl.div_rn(v11, 2.0 + (v9 * tl.fma(v8, 5.421010862427522e-20, 2.0))))
    v13 = (v8 * tl.where(v0 < 0.0, v12, tl.div_rn(v10, 1.0 + (v10 * v11)))) * v1
    v14 = tl.fma(neg(v13), 5.421010862427522e-20, greater(neg(tl.full((), 0.0, tl.float32)), v0))
    tl.store(y + at, v14.to(y.dtype.element_ty), mask=inside)


@triton.jit
def f_binary64_faithful(x, y, n, BLOCK: tl.constexpr):
    """116 operations."""
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
    v35 = v32 * v34
    v36 = v33 * v34
    v37 = tl.full((), 2.0, tl.float64)
    v38 = tl.fma(v32, v34, v37)
    v39 = tl.fma(v33, v34, tl.fma(v32, v34, v37 - v38))
    v40 = v35 * v38
    v41 = v37 + v40
    v42 = v41 - v37
    v43 = tl.fma(v36, v38 + v39, tl.fma(v35, v39, tl.fma(v35, v38, neg(v40))))
    v44 = v35 * v37
    v45 = v36 * v37
    v46 = tl.fma(v32, v34, v27)
    v47 = tl.fma(v33, v34, tl.fma(v32, v34, v27 - v46))
    v48 = v44 * v46
    v49 = v27 + v48
    v50 = v49 - v27
    v51 = tl.fma(v45, v46 + v47, tl.fma(v44, v47, tl.fma(v44, v46, neg(v48))))
    v52 = v27 / v41
    v53 = v46 * v52
    v54 = tl.fma(neg(v53), ((v37 - (v41 - v42)) + (v40 - v42)) + v43, tl.fma(neg(v53), v41, v46) + v47) * v52
    v55 = v35 * v53
    v56 = neg(v55)
    v57 = v27 + v56
    v58 = v57 - v27
    v59 = neg(tl.fma(v36, v53 + v54, tl.fma(v35, v54, tl.fma(v35, v53, neg(v55)))))
    v60 = v27 / v49
    v61 = v44 * v60
    v62 = v0 < v11
    v63 = tl.where(v62, v57, v61)
    v64 = tl.fma(neg(v61), ((v27 - (v49 - v50)) + (v48 - v50)) + v51, tl.fma(neg(v61), v49, v44) + v45) * v60
    v65 = tl.where(v62, ((v27 - (v57 - v58)) + (v56 - v58)) + v59, v64)
    v66 = v32 * v63
    v67 = greater(neg(tl.full((), 0.0, tl.float64)), v0)
    v68 = v66 * v2
    v69 = tl.fma(v33, v63 + v65, tl.fma(v32, v65, tl.fma(v32, v63, neg(v66))))
    v70 = tl.fma(v69, v2, tl.fma(v66, v2, neg(v68)))
    v71 = v68 + v70
    v72 = tl.fma(neg(v71), v34, v67)
    v73 = tl.full((), 1.0715086071862673e301, tl.float64)
    v74 = v72 - (lesser(tl.fma((v68 - v71) + v70, v34, tl.fma(v71, v34, v72 - v67)), v73) + v11)
    tl.store(y + at, v74.to(y.dtype.element_ty), mask=inside)


@triton.jit
def grad_binary32_faithful(x, y, n, BLOCK: tl.constexpr):
    """218 operations."""
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
    v16 = v14 * 5.421010862427522e-20
    v17 = v15 * 5.421010862427522e-20
    v18 = tl.fma(v14, 5.421010862427522e-20, 2.0)
    v19 = tl.fma(v15, 5.421010862427522e-20, tl.fma(v14, 5.421010862427522e-20, 2.0 - v18))
    v20 = v16 * v18
    v21 = 2.0 + v20
    v22 = v21 - 2.0
    v23 = tl.fma(v17, v18 + v19, tl.fma(v16, v19, tl.fma(v16, v18, neg(v20))))
    v24 = ((2.0 - (v21 - v22)) + (v20 - v22)) + v23
    v25 = v16 * 2.0
    v26 = tl.fma(v14, 5.421010862427522e-20, 1.0)
    v27 = tl.fma(v15, 5.421010862427522e-20, tl.fma(v14, 5.421010862427522e-20, 1.0 - v26))
    v28 = v25 * v26
    v29 = 1.0 + v28
    v30 = v29 - 1.0
    v31 = tl.fma(v17 * 2.0, v26 + v27, tl.fma(v25, v27, tl.fma(v25, v26, neg(v28))))
    v32 = ((1.0 - (v29 - v30)) + (v28 - v30)) + v31
    v33 = v16 * v16
    v34 = v16 + v17
    v35 = tl.fma(v17, v34, tl.fma(v16, v17, tl.fma(v16, v16, neg(v33))))
    v36 = neg(v1 * 4.0)
    v37 = 4.0 + v36
    v38 = v37 - 4.0
    v39 = (4.0 - (v37 - v38)) + (v36 - v38)
    v40 = 6.0 + v36
    v41 = v40 - 6.0
    v42 = 2.0 + v36
    v43 = v42 - 2.0
    v44 = 4.0 + v16
    v45 = v44 - 4.0
    v46 = v44 * v33
    v47 = tl.fma(v44, v35, tl.fma(v44, v33, neg(v46)))
    v48 = v40 * v16
    v49 = v37 + v48
    v50 = v49 - v37
    v51 = v39 + tl.fma((6.0 - (v40 - v41)) + (v36 - v41), v34, tl.fma(v40, v17, tl.fma(v40, v16, neg(v48))))
    v52 = v49 + v46
    v53 = v52 - v49
    v54 = tl.fma(((4.0 - (v44 - v45)) + (v16 - v45)) + v17, v33 + v35, v47)
    v55 = v21 * v21
    v56 = tl.div_rn(1.0, v55)
    v57 = v52 * v56
    v58 = ((v49 - (v52 - v53)) + (v46 - v53)) + ((((v37 - (v49 - v50)) + (v48 - v50)) + v51) + v54)
    v59 = tl.fma(v24, v21 + v24, tl.fma(v21, v24, tl.fma(v21, v21, neg(v55))))
    v60 = v37 * v16
    v61 = v42 + v60
    v62 = v61 - v42
    v63 = ((2.0 - (v42 - v43)) + (v36 - v43)) + tl.fma(v39, v34, tl.fma(v37, v17, tl.fma(v37, v16, neg(v60))))
    v64 = v33 * 4.0
    v65 = v61 + v64
    v66 = v65 - v61
    v67 = ((v61 - (v65 - v66)) + (v64 - v66)) + ((((v42 - (v61 - v62)) + (v60 - v62)) + v63) + (v35 * 4.0))
    v68 = v16 * v65
    v69 = v29 * v29
    v70 = tl.div_rn(1.0, v69)
    v71 = v68 * v70
    v72 = tl.fma(neg(v71), v69, v68) + tl.fma(v17, v65 + v67, tl.fma(v16, v67, tl.fma(v16, v65, neg(v68))))
    v73 = v0 < 0.0
    v74 = tl.where(v73, v57, v71)
    v75 = tl.fma(neg(v71), tl.fma(v32, v29 + v32, tl.fma(v29, v32, tl.fma(v29, v29, neg(v69)))), v72) * v70
    v76 = tl.where(v73, tl.fma(neg(v57), v59, tl.fma(neg(v57), v55, v52) + v58) * v56, v75)
    v77 = v14 * v74
    v78 = tl.where(v73, neg(tl.full((), 0.0, tl.float32)), 1.0)
    v79 = tl.where(v73, -1.0, 1.0)
    v80 = v77 * v79
    v81 = tl.fma(v15, v74 + v76, tl.fma(v14, v76, tl.fma(v14, v74, neg(v77))))
    v82 = tl.fma(v81, v79, tl.fma(v77, v79, neg(v80)))
    v83 = v80 + v82
    v84 = tl.fma(neg(v83), 5.421010862427522e-20, v78)
    v85 = tl.fma((v80 - v83) + v82, 5.421010862427522e-20, tl.fma(v83, 5.421010862427522e-20, v84 - v78))
    v86 = v0 - -1.1924312114715576
    v87 = tl.fma(tl.fma(0.0010911690769717097, v86, -0.0033250011038035154), v86, -0.0158209390938282)
    v88 = tl.fma(tl.fma(v87, v86, -0.020272402092814445), v86, 0.04190782085061073)
    v89 = tl.fma(tl.fma(v88, v86, 0.2047312706708908), v86, -9.794876909552386e-09)
    v90 = 0.2669479250907898 + v89
    v91 = v90 * v86
    v92 = v91 + 8.125727868346644e-10
    v93 = v92 - v91
    v94 = tl.fma((0.2669479250907898 - v90) + v89, v86, tl.fma(v90, v86, neg(v91))) + -6.4117565149455604e-18
    v95 = v92 + (((v91 - (v92 - v93)) + (8.125727868346644e-10 - v93)) + v94)
    v96 = tl.where(tl.abs(v86) < 0.125, v95, nan_from(v84 - (lesser(v85, 8.507059173023462e37) + 0.0), v0))
    v97 = nan_from(v96, v0)
    tl.store(y + at, v97.to(y.dtype.element_ty), mask=inside)


@triton.jit
def grad_binary64_faithful(x, y, n, BLOCK: tl.constexpr):
    """232 operations."""
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
    v35 = v32 * v34
    v36 = v33 * v34
    v37 = tl.full((), 2.0, tl.float64)
    v38 = tl.fma(v32, v34, v37)
    v39 = tl.fma(v33, v34, tl.fma(v32, v34, v37 - v38))
    v40 = v35 * v38
    v41 = v37 + v40
    v42 = v41 - v37
    v43 = tl.fma(v36, v38 + v39, tl.fma(v35, v39, tl.fma(v35, v38, neg(v40))))
    v44 = ((v37 - (v41 - v42)) + (v40 - v42)) + v43
    v45 = v35 * v37
    v46 = tl.fma(v32, v34, v27)
    v47 = tl.fma(v33, v34, tl.fma(v32, v34, v27 - v46))
    v48 = v45 * v46
    v49 = v27 + v48
    v50 = v49 - v27
    v51 = tl.fma(v36 * v37, v46 + v47, tl.fma(v45, v47, tl.fma(v45, v46, neg(v48))))
    v52 = ((v27 - (v49 - v50)) + (v48 - v50)) + v51
    v53 = v35 * v35
    v54 = v35 + v36
    v55 = tl.fma(v36, v54, tl.fma(v35, v36, tl.fma(v35, v35, neg(v53))))
    v56 = neg(v2 * 4.0)
    v57 = 4.0 + v56
    v58 = v57 - 4.0
    v59 = (4.0 - (v57 - v58)) + (v56 - v58)
    v60 = 6.0 + v56
    v61 = v60 - 6.0
    v62 = v37 + v56
    v63 = v62 - v37
    v64 = 4.0 + v35
    v65 = v64 - 4.0
    v66 = v64 * v53
    v67 = tl.fma(v64, v55, tl.fma(v64, v53, neg(v66)))
    v68 = v60 * v35
    v69 = v57 + v68
    v70 = v69 - v57
    v71 = v59 + tl.fma((6.0 - (v60 - v61)) + (v56 - v61), v54, tl.fma(v60, v36, tl.fma(v60, v35, neg(v68))))
    v72 = v69 + v66
    v73 = v72 - v69
    v74 = tl.fma(((4.0 - (v64 - v65)) + (v35 - v65)) + v36, v53 + v55, v67)
    v75 = v41 * v41
    v76 = v27 / v75
    v77 = v72 * v76
    v78 = ((v69 - (v72 - v73)) + (v66 - v73)) + ((((v57 - (v69 - v70)) + (v68 - v70)) + v71) + v74)
    v79 = tl.fma(v44, v41 + v44, tl.fma(v41, v44, tl.fma(v41, v41, neg(v75))))
    v80 = v57 * v35
    v81 = v62 + v80
    v82 = v81 - v62
    v83 = ((v37 - (v62 - v63)) + (v56 - v63)) + tl.fma(v59, v54, tl.fma(v57, v36, tl.fma(v57, v35, neg(v80))))
    v84 = v53 * 4.0
    v85 = v81 + v84
    v86 = v85 - v81
    v87 = ((v81 - (v85 - v86)) + (v84 - v86)) + ((((v62 - (v81 - v82)) + (v80 - v82)) + v83) + (v55 * 4.0))
    v88 = v35 * v85
    v89 = v49 * v49
    v90 = v27 / v89
    v91 = v88 * v90
    v92 = tl.fma(neg(v91), v89, v88) + tl.fma(v36, v85 + v87, tl.fma(v35, v87, tl.fma(v35, v85, neg(v88))))
    v93 = v0 < v11
    v94 = tl.where(v93, v77, v91)
    v95 = tl.fma(neg(v91), tl.fma(v52, v49 + v52, tl.fma(v49, v52, tl.fma(v49, v49, neg(v89)))), v92) * v90
    v96 = tl.where(v93, tl.fma(neg(v77), v79, tl.fma(neg(v77), v75, v72) + v78) * v76, v95)
    v97 = v32 * v94
    v98 = tl.where(v93, neg(tl.full((), 0.0, tl.float64)), v27)
    v99 = tl.full((), -1.0, tl.float64)
    v100 = tl.where(v93, v99, v27)
    v101 = v97 * v100
    v102 = tl.fma(v33, v94 + v96, tl.fma(v32, v96, tl.fma(v32, v94, neg(v97))))
    v103 = tl.fma(v102, v100, tl.fma(v97, v100, neg(v101)))
    v104 = v101 + v103
    v105 = tl.fma(neg(v104), v34, v98)
    v106 = tl.full((), 1.0715086071862673e301, tl.float64)
    v107 = v105 - (lesser(tl.fma((v101 - v104) + v103, v34, tl.fma(v104, v34, v105 - v98)), v106) + v11)
    v108 = v0 - -1.1924312145154952
    v109 = tl.full((), 0.20473126408010586, tl.float64)
    v110 = tl.full((), 0.04190782104360987, tl.float64)
    v111 = tl.full((), -0.02027182271668425, tl.float64)
    v112 = tl.full((), -0.01582112656173338, tl.float64)
    v113 = tl.full((), -0.0033606849270232508, tl.float64)
    v114 = tl.full((), 0.001092405540944288, tl.float64)
    v115 = tl.full((), 0.000989818102124677, tl.float64)
    v116 = tl.full((), 0.0002541293639166996, tl.float64)
    v117 = tl.full((), -4.196149547058416e-05, tl.float64)
    v118 = tl.full((), -5.5828921378703546e-05, tl.float64)
    v119 = tl.full((), -1.7299312048839915e-05, tl.float64)
    v120 = tl.full((), 9.430755671944281e-07, tl.float64)
    v121 = tl.full((), 2.9104223393652986e-06, tl.float64)
    v122 = tl.full((), 1.0609112264320962e-06, tl.float64)
    v123 = tl.fma(tl.fma(tl.fma(tl.fma(v122, v108, v121), v108, v120), v108, v119), v108, v118)
    v124 = tl.fma(tl.fma(tl.fma(tl.fma(v123, v108, v117), v108, v116), v108, v115), v108, v114)
    v125 = tl.fma(tl.fma(tl.fma(tl.fma(v124, v108, v113), v108, v112), v108, v111), v108, v110)
    v126 = tl.full((), -2.0325613607129752e-17, tl.float64)
    v127 = tl.fma(tl.fma(v125, v108, v109), v108, v126)
    v128 = 0.26694791404953455 + v127
    v129 = v128 * v108
    v130 = v129 + 1.2942924190978496e-17
    v131 = v130 - v129
    v132 = tl.fma((0.26694791404953455 - v128) + v127, v108, tl.fma(v128, v108, neg(v129)))
    v133 = v130 + (((v129 - (v130 - v131)) + (1.2942924190978496e-17 - v131)) + (v132 + 5.928325871090101e-34))
    v134 = nan_from(tl.where(tl.abs(v108) < 0.125, v133, nan_from(v107, v0)), v0)
    tl.store(y + at, v134.to(y.dtype.element_ty), mask=inside)


@triton.jit
def vjp_binary32_faithful(x, g, d_x, n, BLOCK: tl.constexpr):
    """218 operations."""
    at = tl.program_id(0).to(tl.int64) * BLOCK + tl.arange(0, BLOCK)
    inside = at < n
    v0 = tl.load(x + at, mask=inside).to(tl.float32)
    v1 = tl.load(g + at, mask=inside).to(tl.float32)
    v2 = lesser(tl.abs(v0), 201.0126953125)
    v3 = neg(v2)
    v4 = tl.fma(v3, 1.4426950216293335, 12583935.0)
    v5 = v4 - 12583935.0
    v6 = tl.fma(neg(v5), 0.693145751953125, v3)
    v7 = tl.fma(neg(v5), 1.428606765330187e-06, 0.0)
    v8 = v6 + v7
    v9 = tl.fma(tl.fma(0.0013814542908221483, v8, 0.00836870539933443), v8, 0.041668329387903214)
    v10 = 1.0 + v6
    v11 = tl.fma(v8 * v8, tl.fma(tl.fma(v9, v8, 0.1666652113199234), v8, 0.4999999403953552), v7)
    v12 = ((1.0 - v10) + v6) + v11
    v13 = v10 + v12
    v14 = (v10 - v13) + v12
    v15 = float32((bits32(greater(12583835.0, v4)) + -832) << 23)
    v16 = v13 * v15
    v17 = v14 * v15
    v18 = v16 * 5.421010862427522e-20
    v19 = v17 * 5.421010862427522e-20
    v20 = tl.fma(v16, 5.421010862427522e-20, 2.0)
    v21 = tl.fma(v17, 5.421010862427522e-20, tl.fma(v16, 5.421010862427522e-20, 2.0 - v20))
    v22 = v18 * v20
    v23 = 2.0 + v22
    v24 = v23 - 2.0
    v25 = tl.fma(v19, v20 + v21, tl.fma(v18, v21, tl.fma(v18, v20, neg(v22))))
    v26 = ((2.0 - (v23 - v24)) + (v22 - v24)) + v25
    v27 = v18 * 2.0
    v28 = tl.fma(v16, 5.421010862427522e-20, 1.0)
    v29 = tl.fma(v17, 5.421010862427522e-20, tl.fma(v16, 5.421010862427522e-20, 1.0 - v28))
    v30 = v27 * v28
    v31 = 1.0 + v30
    v32 = v31 - 1.0
    v33 = tl.fma(v19 * 2.0, v28 + v29, tl.fma(v27, v29, tl.fma(v27, v28, neg(v30))))
    v34 = ((1.0 - (v31 - v32)) + (v30 - v32)) + v33
    v35 = v18 * v18
    v36 = v18 + v19
    v37 = tl.fma(v19, v36, tl.fma(v18, v19, tl.fma(v18, v18, neg(v35))))
    v38 = neg(v2 * 4.0)
    v39 = 4.0 + v38
    v40 = v39 - 4.0
    v41 = (4.0 - (v39 - v40)) + (v38 - v40)
    v42 = 6.0 + v38
    v43 = v42 - 6.0
    v44 = 2.0 + v38
    v45 = v44 - 2.0
    v46 = 4.0 + v18
    v47 = v46 - 4.0
    v48 = v46 * v35
    v49 = tl.fma(v46, v37, tl.fma(v46, v35, neg(v48)))
    v50 = v42 * v18
    v51 = v39 + v50
    v52 = v51 - v39
    v53 = v41 + tl.fma((6.0 - (v42 - v43)) + (v38 - v43), v36, tl.fma(v42, v19, tl.fma(v42, v18, neg(v50))))
    v54 = v51 + v48
    v55 = v54 - v51
    v56 = tl.fma(((4.0 - (v46 - v47)) + (v18 - v47)) + v19, v35 + v37, v49)
    v57 = v23 * v23
    v58 = tl.div_rn(1.0, v57)
    v59 = v54 * v58
    v60 = ((v51 - (v54 - v55)) + (v48 - v55)) + ((((v39 - (v51 - v52)) + (v50 - v52)) + v53) + v56)
    v61 = tl.fma(v26, v23 + v26, tl.fma(v23, v26, tl.fma(v23, v23, neg(v57))))
    v62 = v39 * v18
    v63 = v44 + v62
    v64 = v63 - v44
    v65 = ((2.0 - (v44 - v45)) + (v38 - v45)) + tl.fma(v41, v36, tl.fma(v39, v19, tl.fma(v39, v18, neg(v62))))
    v66 = v35 * 4.0
    v67 = v63 + v66
    v68 = v67 - v63
    v69 = ((v63 - (v67 - v68)) + (v66 - v68)) + ((((v44 - (v63 - v64)) + (v62 - v64)) + v65) + (v37 * 4.0))
    v70 = v18 * v67
    v71 = v31 * v31
    v72 = tl.div_rn(1.0, v71)
    v73 = v70 * v72
    v74 = tl.fma(neg(v73), v71, v70) + tl.fma(v19, v67 + v69, tl.fma(v18, v69, tl.fma(v18, v67, neg(v70))))
    v75 = v0 < 0.0
    v76 = tl.where(v75, v59, v73)
    v77 = tl.fma(neg(v73), tl.fma(v34, v31 + v34, tl.fma(v31, v34, tl.fma(v31, v31, neg(v71)))), v74) * v72
    v78 = tl.where(v75, tl.fma(neg(v59), v61, tl.fma(neg(v59), v57, v54) + v60) * v58, v77)
    v79 = v13 * v76
    v80 = v0.to(tl.float64)
    v81 = tl.full((), 1.0, tl.float64)
    v82 = tl.fma(v14, v76 + v78, tl.fma(v13, v78, tl.fma(v13, v76, neg(v79)))).to(tl.float64)
    v83 = (v79.to(tl.float64) + v82) * float64(bits32(v4).to(tl.int64) << 52)
    v84 = tl.where(v80 < 0.0, neg(tl.full((), 0.0, tl.float64)), v81)
    v85 = tl.full((), -1.1924312114715576, tl.float32)
    v86 = v0 - v85
    v87 = tl.fma(tl.fma(0.0010911690769717097, v86, -0.0033250011038035154), v86, -0.0158209390938282)
    v88 = tl.fma(tl.fma(v87, v86, -0.020272402092814445), v86, 0.04190782085061073)
    v89 = tl.fma(tl.fma(v88, v86, 0.2047312706708908), v86, -9.794876909552386e-09)
    v90 = 0.2669479250907898 + v89
    v91 = v90 * v86
    v92 = tl.fma((0.2669479250907898 - v90) + v89, v86, tl.fma(v90, v86, neg(v91))).to(tl.float64)
    v93 = tl.fma(neg(v83), tl.where(v75, -1.0, 1.0).to(tl.float64), v84)
    v94 = (v91.to(tl.float64) + v92) + 8.125727804229077e-10
    v95 = nan_from(tl.where(tl.abs(v80 - v85.to(tl.float64)) < 0.125, v94, v93) * v1.to(tl.float64), v80)
    v96 = v95.to(tl.float32)
    tl.store(d_x + at, v96.to(d_x.dtype.element_ty), mask=inside)


@triton.jit
def vjp_binary32_fast(x, g, d_x, n, BLOCK: tl.constexpr):
    """65 operations."""
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
    v11 = 2.0 + (v10 * tl.fma(v9, 1.1754943508222875e-38, 2.0))
    v12 = 1.0 + ((v10 * 2.0) * tl.fma(v9, 1.1754943508222875e-38, 1.0))
    v13 = v10 * v10
    v14 = neg(v2 * 4.0)
    v15 = 4.0 + v14
    v16 = v0 < 0.0
    v17 = tl.div_rn((v15 + ((6.0 + v14) * v10)) + ((4.0 + v10) * v13), v11 * v11)
    v18 = v9 * tl.where(v16, v17, tl.div_rn(v10 * (((2.0 + v14) + (v15 * v10)) + (v13 * 4.0)), v12 * v12))
    v19 = tl.where(v16, neg(tl.full((), 0.0, tl.float32)), 8.507059173023462e37)
    v20 = (v0 - -1.1924312114715576) - -3.0439375464652585e-09
    v21 = tl.abs(v1) < 1.0
    v22 = copysign32(tl.abs(v19 - (v18 * tl.where(v16, -1.0, 1.0))), v20)
    v23 = v22 * (v1 * tl.where(v21, 1.0, 1.1754943508222875e-38))
    v24 = nan_from(v23 * tl.where(v21, 1.1754943508222875e-38, 1.0), v0)
    tl.store(d_x + at, v24.to(d_x.dtype.element_ty), mask=inside)


@triton.jit
def vjp_binary64_faithful(x, g, d_x, n, BLOCK: tl.constexpr):
    """239 operations."""
    at = tl.program_id(0).to(tl.int64) * BLOCK + tl.arange(0, BLOCK)
    inside = at < n
    v0 = tl.load(x + at, mask=inside).to(tl.float64)
    v1 = tl.load(g + at, mask=inside).to(tl.float64)
    v2 = tl.full((), 1417.486328125, tl.float64)
    v3 = lesser(tl.abs(v0), v2)
    v4 = neg(v3)
    v5 = tl.full((), 1.4426950408889634, tl.float64)
    v6 = tl.full((), 6755399441057789.0, tl.float64)
    v7 = tl.fma(v4, v5, v6)
    v8 = v7 - v6
    v9 = tl.full((), 0.6931471805601177, tl.float64)
    v10 = tl.fma(neg(v8), v9, v4)
    v11 = tl.full((), -1.7239444525614835e-13, tl.float64)
    v12 = tl.full((), 0.0, tl.float64)
    v13 = tl.fma(neg(v8), v11, v12)
    v14 = v10 + v13
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
    v29 = v28 + v10
    v30 = ((v28 - v29) + v10) + tl.fma(v14 * v14, v27, v13)
    v31 = v29 + v30
    v32 = float64(bits64(v7) << 52)
    v33 = v31 * v32
    v34 = ((v29 - v31) + v30) * v32
    v35 = tl.full((), 2.2250738585072014e-308, tl.float64)
    v36 = v33 * v35
    v37 = v34 * v35
    v38 = tl.full((), 2.0, tl.float64)
    v39 = tl.fma(v33, v35, v38)
    v40 = tl.fma(v34, v35, tl.fma(v33, v35, v38 - v39))
    v41 = v36 * v39
    v42 = v38 + v41
    v43 = v42 - v38
    v44 = tl.fma(v37, v39 + v40, tl.fma(v36, v40, tl.fma(v36, v39, neg(v41))))
    v45 = ((v38 - (v42 - v43)) + (v41 - v43)) + v44
    v46 = v36 * v38
    v47 = tl.fma(v33, v35, v28)
    v48 = tl.fma(v34, v35, tl.fma(v33, v35, v28 - v47))
    v49 = v46 * v47
    v50 = v28 + v49
    v51 = v50 - v28
    v52 = tl.fma(v37 * v38, v47 + v48, tl.fma(v46, v48, tl.fma(v46, v47, neg(v49))))
    v53 = ((v28 - (v50 - v51)) + (v49 - v51)) + v52
    v54 = v36 * v36
    v55 = v36 + v37
    v56 = tl.fma(v37, v55, tl.fma(v36, v37, tl.fma(v36, v36, neg(v54))))
    v57 = neg(v3 * 4.0)
    v58 = 4.0 + v57
    v59 = v58 - 4.0
    v60 = (4.0 - (v58 - v59)) + (v57 - v59)
    v61 = 6.0 + v57
    v62 = v61 - 6.0
    v63 = v38 + v57
    v64 = v63 - v38
    v65 = 4.0 + v36
    v66 = v65 - 4.0
    v67 = v65 * v54
    v68 = tl.fma(v65, v56, tl.fma(v65, v54, neg(v67)))
    v69 = v61 * v36
    v70 = v58 + v69
    v71 = v70 - v58
    v72 = v60 + tl.fma((6.0 - (v61 - v62)) + (v57 - v62), v55, tl.fma(v61, v37, tl.fma(v61, v36, neg(v69))))
    v73 = v70 + v67
    v74 = v73 - v70
    v75 = tl.fma(((4.0 - (v65 - v66)) + (v36 - v66)) + v37, v54 + v56, v68)
    v76 = v42 * v42
    v77 = v28 / v76
    v78 = v73 * v77
    v79 = ((v70 - (v73 - v74)) + (v67 - v74)) + ((((v58 - (v70 - v71)) + (v69 - v71)) + v72) + v75)
    v80 = tl.fma(v45, v42 + v45, tl.fma(v42, v45, tl.fma(v42, v42, neg(v76))))
    v81 = v58 * v36
    v82 = v63 + v81
    v83 = v82 - v63
    v84 = ((v38 - (v63 - v64)) + (v57 - v64)) + tl.fma(v60, v55, tl.fma(v58, v37, tl.fma(v58, v36, neg(v81))))
    v85 = v54 * 4.0
    v86 = v82 + v85
    v87 = v86 - v82
    v88 = ((v82 - (v86 - v87)) + (v85 - v87)) + ((((v63 - (v82 - v83)) + (v81 - v83)) + v84) + (v56 * 4.0))
    v89 = v36 * v86
    v90 = v50 * v50
    v91 = v28 / v90
    v92 = v89 * v91
    v93 = tl.fma(neg(v92), v90, v89) + tl.fma(v37, v86 + v88, tl.fma(v36, v88, tl.fma(v36, v86, neg(v89))))
    v94 = v0 < v12
    v95 = tl.where(v94, v78, v92)
    v96 = tl.fma(neg(v92), tl.fma(v53, v50 + v53, tl.fma(v50, v53, tl.fma(v50, v50, neg(v90)))), v93) * v91
    v97 = tl.where(v94, tl.fma(neg(v78), v80, tl.fma(neg(v78), v76, v73) + v79) * v77, v96)
    v98 = v33 * v95
    v99 = tl.full((), 4.49423283715579e307, tl.float64)
    v100 = tl.where(v94, neg(tl.full((), 0.0, tl.float64)), v99)
    v101 = tl.full((), -1.0, tl.float64)
    v102 = tl.where(v94, v101, v28)
    v103 = v98 * v102
    v104 = tl.fma(v34, v95 + v97, tl.fma(v33, v97, tl.fma(v33, v95, neg(v98))))
    v105 = tl.fma(v104, v102, tl.fma(v98, v102, neg(v103)))
    v106 = v103 + v105
    v107 = tl.fma(neg(v106), v28, v100)
    v108 = tl.full((), 1.0715086071862673e301, tl.float64)
    v109 = v0 - -1.1924312145154952
    v110 = tl.full((), 0.20473126408010586, tl.float64)
    v111 = tl.full((), 0.04190782104360987, tl.float64)
    v112 = tl.full((), -0.02027182271668425, tl.float64)
    v113 = tl.full((), -0.01582112656173338, tl.float64)
    v114 = tl.full((), -0.0033606849270232508, tl.float64)
    v115 = tl.full((), 0.001092405540944288, tl.float64)
    v116 = tl.full((), 0.000989818102124677, tl.float64)
    v117 = tl.full((), 0.0002541293639166996, tl.float64)
    v118 = tl.full((), -4.196149547058416e-05, tl.float64)
    v119 = tl.full((), -5.5828921378703546e-05, tl.float64)
    v120 = tl.full((), -1.7299312048839915e-05, tl.float64)
    v121 = tl.full((), 9.430755671944281e-07, tl.float64)
    v122 = tl.full((), 2.9104223393652986e-06, tl.float64)
    v123 = tl.full((), 1.0609112264320962e-06, tl.float64)
    v124 = tl.fma(tl.fma(tl.fma(tl.fma(v123, v109, v122), v109, v121), v109, v120), v109, v119)
    v125 = tl.fma(tl.fma(tl.fma(tl.fma(v124, v109, v118), v109, v117), v109, v116), v109, v115)
    v126 = tl.fma(tl.fma(tl.fma(tl.fma(v125, v109, v114), v109, v113), v109, v112), v109, v111)
    v127 = tl.full((), -2.0325613607129752e-17, tl.float64)
    v128 = tl.fma(tl.fma(v126, v109, v110), v109, v127)
    v129 = 0.26694791404953455 + v128
    v130 = v129 * v109
    v131 = v130 + 1.2942924190978496e-17
    v132 = v131 - v130
    v133 = tl.fma((0.26694791404953455 - v129) + v128, v109, tl.fma(v129, v109, neg(v130)))
    v134 = v131 + (((v130 - (v131 - v132)) + (1.2942924190978496e-17 - v132)) + (v133 + 5.928325871090101e-34))
    v135 = v107 - (lesser(tl.fma((v103 - v106) + v105, v28, tl.fma(v106, v28, v107 - v100)), v108) + v12)
    v136 = tl.abs(v1) < v28
    v137 = tl.where(tl.abs(v109) < 0.125, v134 * v99, v135) * (v1 * tl.where(v136, v28, v35))
    v138 = nan_from(v137 * tl.where(v136, v35, v28), v0)
    tl.store(d_x + at, v138.to(d_x.dtype.element_ty), mask=inside)


KERNELS = {
    ("f", "binary32", "faithful"): f_binary32_faithful,
    ("f", "binary32", "fast"): f_binary32_fast,
    ("f", "binary64", "faithful"): f_binary64_faithful,
    ("grad", "binary32", "faithful"): grad_binary32_faithful,
    ("grad", "binary32", "fast"): grad_binary32_faithful,
    ("grad", "binary64", "faithful"): grad_binary64_faithful,
    ("vjp", "binary32", "faithful"): vjp_binary32_faithful,
    ("vjp", "binary32", "fast"): vjp_binary32_fast,
    ("vjp", "binary64", "faithful"): vjp_binary64_faithful,
}
