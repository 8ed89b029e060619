"""gelu_sigmoid on a GPU: made by `make gen` from src/xphi/lower/recipes; edits here are lost."""

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
    """54 operations."""
    at = tl.program_id(0).to(tl.int64) * BLOCK + tl.arange(0, BLOCK)
    inside = at < n
    v0 = tl.load(x + at, mask=inside).to(tl.float32)
    v1 = lesser(tl.abs(v0), 77.7861328125)
    v2 = 1.7020000219345093 * v1
    v3 = neg(v2)
    v4 = tl.fma(v3, 1.4426950216293335, 12583103.0)
    v5 = v4 - 12583103.0
    v6 = tl.fma(neg(v5), 0.693145751953125, v3)
    v7 = neg(tl.fma(-2.1934509319976314e-08, v1, tl.fma(1.7020000219345093, v1, neg(v2))))
    v8 = tl.fma(neg(v5), 1.428606765330187e-06, v7)
    v9 = v6 + v8
    v10 = tl.fma(tl.fma(0.0013814542908221483, v9, 0.00836870539933443), v9, 0.041668329387903214)
    v11 = 1.0 + v6
    v12 = tl.fma(v9 * v9, tl.fma(tl.fma(v10, v9, 0.1666652113199234), v9, 0.4999999403953552), v8)
    v13 = ((1.0 - v11) + v6) + v12
    v14 = v11 + v13
    v15 = float32(bits32(v4) << 23)
    v16 = v14 * v15
    v17 = ((v11 - v14) + v13) * v15
    v18 = tl.fma(v16, 5.421010862427522e-20, 1.0)
    v19 = tl.div_rn(1.0, v18)
    v20 = v16 * v19
    v21 = tl.fma(v17, 5.421010862427522e-20, tl.fma(v16, 5.421010862427522e-20, 1.0 - v18))
    v22 = greater(neg(tl.full((), 0.0, tl.float32)), v0)
    v23 = v20 * v1
    v24 = tl.fma(tl.fma(neg(v20), v21, tl.fma(neg(v20), v18, v16) + v17) * v19, v1, tl.fma(v20, v1, neg(v23)))
    v25 = v23 + v24
    v26 = tl.fma(neg(v25), 5.421010862427522e-20, v22)
    v27 = tl.fma((v23 - v25) + v24, 5.421010862427522e-20, tl.fma(v25, 5.421010862427522e-20, v26 - v22))
    v28 = v26 - (lesser(v27, 8.507059173023462e37) + 0.0)
    tl.store(y + at, v28.to(y.dtype.element_ty), mask=inside)


@triton.jit
def f_binary32_fast(x, y, n, BLOCK: tl.constexpr):
    """28 operations."""
    at = tl.program_id(0).to(tl.int64) * BLOCK + tl.arange(0, BLOCK)
    inside = at < n
    v0 = tl.load(x + at, mask=inside).to(tl.float32)
    v1 = lesser(tl.abs(v0), 77.7861328125)
    v2 = 1.7020000219345093 * v1
    v3 = neg(v2)
    v4 = tl.fma(v3, 1.4426950216293335, 12583103.0)
    v5 = v4 - 12583103.0
    v6 = neg(tl.fma(-2.1934509319976314e-08, v1, tl.fma(1.7020000219345093, v1, neg(v2))))
    v7 = tl.fma(neg(v5), 1.428606765330187e-06, tl.fma(neg(v5), 0.693145751953125, v3)) + v6
    v8 = tl.fma(tl.fma(0.0013814542908221483, v7, 0.00836870539933443), v7, 0.041668329387903214)
    v9 = tl.fma(tl.fma(tl.fma(v8, v7, 0.1666652113199234), v7, 0.4999999403953552) * v7, v7, v7) + 1.0
    v10 = v9 * float32(bits32(v4) << 23)
    v11 = tl.div_rn(v10, tl.fma(v10, 5.421010862427522e-20, 1.0)) * v1
    v12 = tl.fma(neg(v11), 5.421010862427522e-20, greater(neg(tl.full((), 0.0, tl.float32)), v0))
    tl.store(y + at, v12.to(y.dtype.element_ty), mask=inside)


@triton.jit
def f_binary64_faithful(x, y, n, BLOCK: tl.constexpr):
    """60 operations."""
    at = tl.program_id(0).to(tl.int64) * BLOCK + tl.arange(0, BLOCK)
    inside = at < n
    v0 = tl.load(x + at, mask=inside).to(tl.float64)
    v1 = tl.full((), 468.75, tl.float64)
    v2 = lesser(tl.abs(v0), v1)
    v3 = tl.full((), 1.702, tl.float64)
    v4 = tl.full((), 4.263256414560601e-17, tl.float64)
    v5 = v3 * v2
    v6 = neg(v5)
    v7 = tl.full((), 1.4426950408889634, tl.float64)
    v8 = tl.full((), 6755399441056895.0, tl.float64)
    v9 = tl.fma(v6, v7, v8)
    v10 = v9 - v8
    v11 = tl.full((), 0.6931471805601177, tl.float64)
    v12 = tl.fma(neg(v10), v11, v6)
    v13 = tl.full((), -1.7239444525614835e-13, tl.float64)
    v14 = tl.fma(neg(v10), v13, neg(tl.fma(v4, v2, tl.fma(v3, v2, neg(v5)))))
    v15 = v12 + v14
    v16 = tl.full((), 0.5, tl.float64)
    v17 = tl.full((), 0.16666666666666682, tl.float64)
    v18 = tl.full((), 0.041666666666666095, tl.float64)
    v19 = tl.full((), 0.008333333333317008, tl.float64)
    v20 = tl.full((), 0.0013888888889116004, tl.float64)
    v21 = tl.full((), 0.00019841269896451766, tl.float64)
    v22 = tl.full((), 2.4801586926166016e-05, tl.float64)
    v23 = tl.full((), 2.755723479254296e-06, tl.float64)
    v24 = tl.full((), 2.755758206784855e-07, tl.float64)
    v25 = tl.full((), 2.5112061495961587e-08, tl.float64)
    v26 = tl.full((), 2.082660541685398e-09, tl.float64)
    v27 = tl.fma(tl.fma(tl.fma(tl.fma(tl.fma(v26, v15, v25), v15, v24), v15, v23), v15, v22), v15, v21)
    v28 = tl.fma(tl.fma(tl.fma(tl.fma(tl.fma(v27, v15, v20), v15, v19), v15, v18), v15, v17), v15, v16)
    v29 = tl.full((), 1.0, tl.float64)
    v30 = v29 + v12
    v31 = ((v29 - v30) + v12) + tl.fma(v15 * v15, v28, v14)
    v32 = v30 + v31
    v33 = float64(bits64(v9) << 52)
    v34 = v32 * v33
    v35 = ((v30 - v32) + v31) * v33
    v36 = tl.full((), 2.938735877055719e-39, tl.float64)
    v37 = tl.fma(v34, v36, v29)
    v38 = v29 / v37
    v39 = v34 * v38
    v40 = tl.fma(neg(v39), tl.fma(v35, v36, tl.fma(v34, v36, v29 - v37)), tl.fma(neg(v39), v37, v34) + v35)
    v41 = greater(neg(tl.full((), 0.0, tl.float64)), v0)
    v42 = v39 * v2
    v43 = tl.fma(v40 * v38, v2, tl.fma(v39, v2, neg(v42)))
    v44 = v42 + v43
    v45 = tl.fma(neg(v44), v36, v41)
    v46 = tl.full((), 1.0715086071862673e301, tl.float64)
    v47 = v45 - (lesser(tl.fma((v42 - v44) + v43, v36, tl.fma(v44, v36, v45 - v41)), v46) + 0.0)
    tl.store(y + at, v47.to(y.dtype.element_ty), mask=inside)


@triton.jit
def grad_binary32_faithful(x, y, n, BLOCK: tl.constexpr):
    """102 operations."""
    at = tl.program_id(0).to(tl.int64) * BLOCK + tl.arange(0, BLOCK)
    inside = at < n
    v0 = tl.load(x + at, mask=inside).to(tl.float32)
    v1 = lesser(tl.abs(v0), 77.7861328125)
    v2 = 1.7020000219345093 * v1
    v3 = neg(v2)
    v4 = neg(tl.fma(-2.1934509319976314e-08, v1, tl.fma(1.7020000219345093, v1, neg(v2))))
    v5 = tl.fma(v3, 1.4426950216293335, 12583103.0)
    v6 = v5 - 12583103.0
    v7 = tl.fma(neg(v6), 0.693145751953125, v3)
    v8 = tl.fma(neg(v6), 1.428606765330187e-06, v4)
    v9 = v7 + v8
    v10 = tl.fma(tl.fma(0.0013814542908221483, v9, 0.00836870539933443), v9, 0.041668329387903214)
    v11 = 1.0 + v7
    v12 = tl.fma(v9 * v9, tl.fma(tl.fma(v10, v9, 0.1666652113199234), v9, 0.4999999403953552), v8)
    v13 = ((1.0 - v11) + v7) + v12
    v14 = v11 + v13
    v15 = float32(bits32(v5) << 23)
    v16 = v14 * v15
    v17 = ((v11 - v14) + v13) * v15
    v18 = tl.fma(v16, 5.421010862427522e-20, 1.0)
    v19 = tl.fma(v17, 5.421010862427522e-20, tl.fma(v16, 5.421010862427522e-20, 1.0 - v18))
    v20 = v18 + v3
    v21 = v20 - v18
    v22 = v18 * v18
    v23 = tl.div_rn(1.0, v22)
    v24 = v20 * v23
    v25 = tl.fma(neg(v24), v22, v20) + (((v18 - (v20 - v21)) + (v3 - v21)) + (v19 + v4))
    v26 = tl.fma(neg(v24), tl.fma(v19, v18 + v19, tl.fma(v18, v19, tl.fma(v18, v18, neg(v22)))), v25) * v23
    v27 = v16 * v24
    v28 = v0 < 0.0
    v29 = tl.where(v28, neg(tl.full((), 0.0, tl.float32)), 1.0)
    v30 = tl.where(v28, -1.0, 1.0)
    v31 = v27 * v30
    v32 = tl.fma(v17, v24 + v26, tl.fma(v16, v26, tl.fma(v16, v24, neg(v27))))
    v33 = tl.fma(v32, v30, tl.fma(v27, v30, neg(v31)))
    v34 = v31 + v33
    v35 = tl.fma(neg(v34), 5.421010862427522e-20, v29)
    v36 = tl.fma((v31 - v34) + v33, 5.421010862427522e-20, tl.fma(v34, 5.421010862427522e-20, v35 - v29))
    v37 = v0 - -0.7511542439460754
    v38 = tl.fma(tl.fma(0.012892408296465874, v37, 0.03284713253378868), v37, 0.00307938433252275)
    v39 = tl.fma(tl.fma(v38, v37, -0.09435480087995529), v37, -0.12774045765399933)
    v40 = tl.fma(tl.fma(v39, v37, 0.09305962175130844), v37, 0.42481282353401184)
    v41 = tl.fma(v40, v37, 4.175150003504768e-09)
    v42 = 0.37071552872657776 + v41
    v43 = v42 * v37
    v44 = v43 + 4.2614543005470296e-09
    v45 = v44 - v43
    v46 = tl.fma((0.37071552872657776 - v42) + v41, v37, tl.fma(v42, v37, neg(v43))) + -9.52507408905427e-17
    v47 = v44 + (((v43 - (v44 - v45)) + (4.2614543005470296e-09 - v45)) + v46)
    v48 = tl.where(tl.abs(v37) < 0.125, v47, nan_from(v35 - (lesser(v36, 8.507059173023462e37) + 0.0), v0))
    v49 = nan_from(v48, v0)
    tl.store(y + at, v49.to(y.dtype.element_ty), mask=inside)


@triton.jit
def grad_binary64_faithful(x, y, n, BLOCK: tl.constexpr):
    """115 operations."""
    at = tl.program_id(0).to(tl.int64) * BLOCK + tl.arange(0, BLOCK)
    inside = at < n
    v0 = tl.load(x + at, mask=inside).to(tl.float64)
    v1 = tl.full((), 468.75, tl.float64)
    v2 = lesser(tl.abs(v0), v1)
    v3 = tl.full((), 1.702, tl.float64)
    v4 = tl.full((), 4.263256414560601e-17, tl.float64)
    v5 = v3 * v2
    v6 = neg(v5)
    v7 = neg(tl.fma(v4, v2, tl.fma(v3, v2, neg(v5))))
    v8 = tl.full((), 1.4426950408889634, tl.float64)
    v9 = tl.full((), 6755399441056895.0, tl.float64)
    v10 = tl.fma(v6, v8, v9)
    v11 = v10 - v9
    v12 = tl.full((), 0.6931471805601177, tl.float64)
    v13 = tl.fma(neg(v11), v12, v6)
    v14 = tl.full((), -1.7239444525614835e-13, tl.float64)
    v15 = tl.fma(neg(v11), v14, v7)
    v16 = v13 + v15
    v17 = tl.full((), 0.5, tl.float64)
    v18 = tl.full((), 0.16666666666666682, tl.float64)
    v19 = tl.full((), 0.041666666666666095, tl.float64)
    v20 = tl.full((), 0.008333333333317008, tl.float64)
    v21 = tl.full((), 0.0013888888889116004, tl.float64)
    v22 = tl.full((), 0.00019841269896451766, tl.float64)
    v23 = tl.full((), 2.4801586926166016e-05, tl.float64)
    v24 = tl.full((), 2.755723479254296e-06, tl.float64)
    v25 = tl.full((), 2.755758206784855e-07, tl.float64)
    v26 = tl.full((), 2.5112061495961587e-08, tl.float64)
    v27 = tl.full((), 2.082660541685398e-09, tl.float64)
    v28 = tl.fma(tl.fma(tl.fma(tl.fma(tl.fma(v27, v16, v26), v16, v25), v16, v24), v16, v23), v16, v22)
    v29 = tl.fma(tl.fma(tl.fma(tl.fma(tl.fma(v28, v16, v21), v16, v20), v16, v19), v16, v18), v16, v17)
    v30 = tl.full((), 1.0, tl.float64)
    v31 = v30 + v13
    v32 = ((v30 - v31) + v13) + tl.fma(v16 * v16, v29, v15)
    v33 = v31 + v32
    v34 = float64(bits64(v10) << 52)
    v35 = v33 * v34
    v36 = ((v31 - v33) + v32) * v34
    v37 = tl.full((), 2.938735877055719e-39, tl.float64)
    v38 = tl.fma(v35, v37, v30)
    v39 = tl.fma(v36, v37, tl.fma(v35, v37, v30 - v38))
    v40 = v38 + v6
    v41 = v40 - v38
    v42 = v38 * v38
    v43 = v30 / v42
    v44 = v40 * v43
    v45 = tl.fma(neg(v44), v42, v40) + (((v38 - (v40 - v41)) + (v6 - v41)) + (v39 + v7))
    v46 = tl.fma(neg(v44), tl.fma(v39, v38 + v39, tl.fma(v38, v39, tl.fma(v38, v38, neg(v42)))), v45) * v43
    v47 = v35 * v44
    v48 = v0 < 0.0
    v49 = tl.where(v48, neg(tl.full((), 0.0, tl.float64)), v30)
    v50 = tl.full((), -1.0, tl.float64)
    v51 = tl.where(v48, v50, v30)
    v52 = v47 * v51
    v53 = tl.fma(v36, v44 + v46, tl.fma(v35, v46, tl.fma(v35, v44, neg(v47))))
    v54 = tl.fma(v53, v51, tl.fma(v47, v51, neg(v52)))
    v55 = v52 + v54
    v56 = tl.fma(neg(v55), v37, v49)
    v57 = tl.full((), 1.0715086071862673e301, tl.float64)
    v58 = v0 - -0.751154255441289
    v59 = tl.full((), 0.42481282173594376, tl.float64)
    v60 = tl.full((), 0.0930596367572916, tl.float64)
    v61 = tl.full((), -0.12774050660220304, tl.float64)
    v62 = tl.full((), -0.09435720712886256, tl.float64)
    v63 = tl.full((), 0.0030781165417123426, tl.float64)
    v64 = tl.full((), 0.033037236464761956, tl.float64)
    v65 = tl.full((), 0.013076914690693827, tl.float64)
    v66 = tl.full((), -0.004902482342170409, tl.float64)
    v67 = tl.full((), -0.006065161574396599, tl.float64)
    v68 = tl.full((), -0.001021619700944081, tl.float64)
    v69 = tl.full((), 0.0013864359886175506, tl.float64)
    v70 = tl.full((), 0.0008646841099087759, tl.float64)
    v71 = tl.full((), -5.8345972160411794e-05, tl.float64)
    v72 = tl.full((), -0.0002653185354875835, tl.float64)
    v73 = tl.fma(tl.fma(tl.fma(tl.fma(tl.fma(v72, v58, v71), v58, v70), v58, v69), v58, v68), v58, v67)
    v74 = tl.fma(tl.fma(tl.fma(tl.fma(tl.fma(v73, v58, v66), v58, v65), v58, v64), v58, v63), v58, v62)
    v75 = tl.full((), -2.773751854093719e-17, tl.float64)
    v76 = tl.fma(tl.fma(tl.fma(tl.fma(v74, v58, v61), v58, v60), v58, v59), v58, v75)
    v77 = 0.37071552313509976 + v76
    v78 = v77 * v58
    v79 = v78 + -1.7410584010100853e-17
    v80 = v79 - v78
    v81 = tl.fma((0.37071552313509976 - v77) + v76, v58, tl.fma(v77, v58, neg(v78))) + 1.5104639309512457e-34
    v82 = nan_from(v56 - (lesser(tl.fma((v52 - v55) + v54, v37, tl.fma(v55, v37, v56 - v49)), v57) + 0.0), v0)
    v83 = v79 + (((v78 - (v79 - v80)) + (-1.7410584010100853e-17 - v80)) + v81)
    v84 = nan_from(tl.where(tl.abs(v58) < 0.125, v83, v82), v0)
    tl.store(y + at, v84.to(y.dtype.element_ty), mask=inside)


@triton.jit
def vjp_binary32_faithful(x, g, d_x, n, BLOCK: tl.constexpr):
    """102 operations."""
    at = tl.program_id(0).to(tl.int64) * BLOCK + tl.arange(0, BLOCK)
    inside = at < n
    v0 = tl.load(x + at, mask=inside).to(tl.float32)
    v1 = tl.load(g + at, mask=inside).to(tl.float32)
    v2 = lesser(tl.abs(v0), 118.1044921875)
    v3 = 1.7020000219345093 * v2
    v4 = neg(v3)
    v5 = neg(tl.fma(-2.1934509319976314e-08, v2, tl.fma(1.7020000219345093, v2, neg(v3))))
    v6 = tl.fma(v4, 1.4426950216293335, 12583935.0)
    v7 = v6 - 12583935.0
    v8 = tl.fma(neg(v7), 0.693145751953125, v4)
    v9 = tl.fma(neg(v7), 1.428606765330187e-06, v5)
    v10 = v8 + v9
    v11 = tl.fma(tl.fma(0.0013814542908221483, v10, 0.00836870539933443), v10, 0.041668329387903214)
    v12 = 1.0 + v8
    v13 = tl.fma(v10 * v10, tl.fma(tl.fma(v11, v10, 0.1666652113199234), v10, 0.4999999403953552), v9)
    v14 = ((1.0 - v12) + v8) + v13
    v15 = v12 + v14
    v16 = (v12 - v15) + v14
    v17 = float32((bits32(greater(12583835.0, v6)) + -832) << 23)
    v18 = v15 * v17
    v19 = tl.fma(v18, 5.421010862427522e-20, 1.0)
    v20 = tl.fma(v16 * v17, 5.421010862427522e-20, tl.fma(v18, 5.421010862427522e-20, 1.0 - v19))
    v21 = v19 + v4
    v22 = v21 - v19
    v23 = v19 * v19
    v24 = tl.div_rn(1.0, v23)
    v25 = v21 * v24
    v26 = tl.fma(neg(v25), v23, v21) + (((v19 - (v21 - v22)) + (v4 - v22)) + (v20 + v5))
    v27 = tl.fma(neg(v25), tl.fma(v20, v19 + v20, tl.fma(v19, v20, tl.fma(v19, v19, neg(v23)))), v26) * v24
    v28 = v15 * v25
    v29 = v0.to(tl.float64)
    v30 = tl.full((), 1.0, tl.float64)
    v31 = tl.fma(v16, v25 + v27, tl.fma(v15, v27, tl.fma(v15, v25, neg(v28)))).to(tl.float64)
    v32 = (v28.to(tl.float64) + v31) * float64(bits32(v6).to(tl.int64) << 52)
    v33 = tl.where(v29 < 0.0, neg(tl.full((), 0.0, tl.float64)), v30)
    v34 = tl.full((), -0.7511542439460754, tl.float32)
    v35 = v0 - v34
    v36 = tl.fma(tl.fma(0.012892408296465874, v35, 0.03284713253378868), v35, 0.00307938433252275)
    v37 = tl.fma(tl.fma(v36, v35, -0.09435480087995529), v35, -0.12774045765399933)
    v38 = tl.fma(tl.fma(v37, v35, 0.09305962175130844), v35, 0.42481282353401184)
    v39 = tl.fma(v38, v35, 4.175150003504768e-09)
    v40 = 0.37071552872657776 + v39
    v41 = v40 * v35
    v42 = tl.fma((0.37071552872657776 - v40) + v39, v35, tl.fma(v40, v35, neg(v41))).to(tl.float64)
    v43 = tl.fma(neg(v32), tl.where(v0 < 0.0, -1.0, 1.0).to(tl.float64), v33)
    v44 = (v41.to(tl.float64) + v42) + 4.261454205296286e-09
    v45 = nan_from(tl.where(tl.abs(v29 - v34.to(tl.float64)) < 0.125, v44, v43) * v1.to(tl.float64), v29)
    v46 = v45.to(tl.float32)
    tl.store(d_x + at, v46.to(d_x.dtype.element_ty), mask=inside)


@triton.jit
def vjp_binary32_fast(x, g, d_x, n, BLOCK: tl.constexpr):
    """48 operations."""
    at = tl.program_id(0).to(tl.int64) * BLOCK + tl.arange(0, BLOCK)
    inside = at < n
    v0 = tl.load(x + at, mask=inside).to(tl.float32)
    v1 = tl.load(g + at, mask=inside).to(tl.float32)
    v2 = lesser(tl.abs(v0), 103.0361328125)
    v3 = 1.7020000219345093 * v2
    v4 = tl.fma(-2.1934509319976314e-08, v2, tl.fma(1.7020000219345093, v2, neg(v3)))
    v5 = neg(v3)
    v6 = tl.fma(v5, 1.4426950216293335, 12583165.0)
    v7 = v6 - 12583165.0
    v8 = tl.fma(neg(v7), 1.428606765330187e-06, tl.fma(neg(v7), 0.693145751953125, v5)) + neg(v4)
    v9 = tl.fma(tl.fma(0.0013814542908221483, v8, 0.00836870539933443), v8, 0.041668329387903214)
    v10 = tl.fma(tl.fma(tl.fma(v9, v8, 0.1666652113199234), v8, 0.4999999403953552) * v8, v8, v8) + 1.0
    v11 = v10 * float32(bits32(v6) << 23)
    v12 = v11 * 1.1754943508222875e-38
    v13 = v0 < 0.0
    v14 = v11 * tl.div_rn((1.0 - v3) + (v12 - v4), tl.fma(v12, tl.fma(v11, 1.1754943508222875e-38, 2.0), 1.0))
    v15 = tl.where(v13, neg(tl.full((), 0.0, tl.float32)), 8.507059173023462e37)
    v16 = (v0 - -0.7511542439460754) - -1.1495213669832083e-08
    v17 = tl.abs(v1) < 1.0
    v18 = copysign32(tl.abs(v15 - (v14 * tl.where(v13, -1.0, 1.0))), v16)
    v19 = v18 * (v1 * tl.where(v17, 1.0, 1.1754943508222875e-38))
    v20 = nan_from(v19 * tl.where(v17, 1.1754943508222875e-38, 1.0), v0)
    tl.store(d_x + at, v20.to(d_x.dtype.element_ty), mask=inside)


@triton.jit
def vjp_binary64_faithful(x, g, d_x, n, BLOCK: tl.constexpr):
    """122 operations."""
    at = tl.program_id(0).to(tl.int64) * BLOCK + tl.arange(0, BLOCK)
    inside = at < n
    v0 = tl.load(x + at, mask=inside).to(tl.float64)
    v1 = tl.load(g + at, mask=inside).to(tl.float64)
    v2 = tl.full((), 832.8359375, tl.float64)
    v3 = lesser(tl.abs(v0), v2)
    v4 = tl.full((), 1.702, tl.float64)
    v5 = tl.full((), 4.263256414560601e-17, tl.float64)
    v6 = v4 * v3
    v7 = neg(v6)
    v8 = neg(tl.fma(v5, v3, tl.fma(v4, v3, neg(v6))))
    v9 = tl.full((), 1.4426950408889634, tl.float64)
    v10 = tl.full((), 6755399441057789.0, tl.float64)
    v11 = tl.fma(v7, v9, v10)
    v12 = v11 - v10
    v13 = tl.full((), 0.6931471805601177, tl.float64)
    v14 = tl.fma(neg(v12), v13, v7)
    v15 = tl.full((), -1.7239444525614835e-13, tl.float64)
    v16 = tl.fma(neg(v12), v15, v8)
    v17 = v14 + v16
    v18 = tl.full((), 0.5, tl.float64)
    v19 = tl.full((), 0.16666666666666682, tl.float64)
    v20 = tl.full((), 0.041666666666666095, tl.float64)
    v21 = tl.full((), 0.008333333333317008, tl.float64)
    v22 = tl.full((), 0.0013888888889116004, tl.float64)
    v23 = tl.full((), 0.00019841269896451766, tl.float64)
    v24 = tl.full((), 2.4801586926166016e-05, tl.float64)
    v25 = tl.full((), 2.755723479254296e-06, tl.float64)
    v26 = tl.full((), 2.755758206784855e-07, tl.float64)
    v27 = tl.full((), 2.5112061495961587e-08, tl.float64)
    v28 = tl.full((), 2.082660541685398e-09, tl.float64)
    v29 = tl.fma(tl.fma(tl.fma(tl.fma(tl.fma(v28, v17, v27), v17, v26), v17, v25), v17, v24), v17, v23)
    v30 = tl.fma(tl.fma(tl.fma(tl.fma(tl.fma(v29, v17, v22), v17, v21), v17, v20), v17, v19), v17, v18)
    v31 = tl.full((), 1.0, tl.float64)
    v32 = v31 + v14
    v33 = ((v31 - v32) + v14) + tl.fma(v17 * v17, v30, v16)
    v34 = v32 + v33
    v35 = float64(bits64(v11) << 52)
    v36 = v34 * v35
    v37 = ((v32 - v34) + v33) * v35
    v38 = tl.full((), 2.2250738585072014e-308, tl.float64)
    v39 = tl.fma(v36, v38, v31)
    v40 = tl.fma(v37, v38, tl.fma(v36, v38, v31 - v39))
    v41 = v39 + v7
    v42 = v41 - v39
    v43 = v39 * v39
    v44 = v31 / v43
    v45 = v41 * v44
    v46 = tl.fma(neg(v45), v43, v41) + (((v39 - (v41 - v42)) + (v7 - v42)) + (v40 + v8))
    v47 = tl.fma(neg(v45), tl.fma(v40, v39 + v40, tl.fma(v39, v40, tl.fma(v39, v39, neg(v43)))), v46) * v44
    v48 = v36 * v45
    v49 = v0 < 0.0
    v50 = tl.full((), 4.49423283715579e307, tl.float64)
    v51 = tl.where(v49, neg(tl.full((), 0.0, tl.float64)), v50)
    v52 = tl.full((), -1.0, tl.float64)
    v53 = tl.where(v49, v52, v31)
    v54 = v48 * v53
    v55 = tl.fma(v37, v45 + v47, tl.fma(v36, v47, tl.fma(v36, v45, neg(v48))))
    v56 = tl.fma(v55, v53, tl.fma(v48, v53, neg(v54)))
    v57 = v54 + v56
    v58 = tl.fma(neg(v57), v31, v51)
    v59 = tl.full((), 1.0715086071862673e301, tl.float64)
    v60 = v0 - -0.751154255441289
    v61 = tl.full((), 0.42481282173594376, tl.float64)
    v62 = tl.full((), 0.0930596367572916, tl.float64)
    v63 = tl.full((), -0.12774050660220304, tl.float64)
    v64 = tl.full((), -0.09435720712886256, tl.float64)
    v65 = tl.full((), 0.0030781165417123426, tl.float64)
    v66 = tl.full((), 0.033037236464761956, tl.float64)
    v67 = tl.full((), 0.013076914690693827, tl.float64)
    v68 = tl.full((), -0.004902482342170409, tl.float64)
    v69 = tl.full((), -0.006065161574396599, tl.float64)
    v70 = tl.full((), -0.001021619700944081, tl.float64)
    v71 = tl.full((), 0.0013864359886175506, tl.float64)
    v72 = tl.full((), 0.0008646841099087759, tl.float64)
    v73 = tl.full((), -5.8345972160411794e-05, tl.float64)
    v74 = tl.full((), -0.0002653185354875835, tl.float64)
    v75 = tl.fma(tl.fma(tl.fma(tl.fma(tl.fma(v74, v60, v73), v60, v72), v60, v71), v60, v70), v60, v69)
    v76 = tl.fma(tl.fma(tl.fma(tl.fma(tl.fma(v75, v60, v68), v60, v67), v60, v66), v60, v65), v60, v64)
    v77 = tl.full((), -2.773751854093719e-17, tl.float64)
    v78 = tl.fma(tl.fma(tl.fma(tl.fma(v76, v60, v63), v60, v62), v60, v61), v60, v77)
    v79 = 0.37071552313509976 + v78
    v80 = v79 * v60
    v81 = v80 + -1.7410584010100853e-17
    v82 = v81 - v80
    v83 = tl.fma((0.37071552313509976 - v79) + v78, v60, tl.fma(v79, v60, neg(v80))) + 1.5104639309512457e-34
    v84 = v58 - (lesser(tl.fma((v54 - v57) + v56, v31, tl.fma(v57, v31, v58 - v51)), v59) + 0.0)
    v85 = (v81 + (((v80 - (v81 - v82)) + (-1.7410584010100853e-17 - v82)) + v83)) * v50
    v86 = tl.abs(v1) < v31
    v87 = (tl.where(tl.abs(v60) < 0.125, v85, v84) * (v1 * tl.where(v86, v31, v38))) * tl.where(v86, v38, v31)
    v88 = nan_from(v87, v0)
    tl.store(d_x + at, v88.to(d_x.dtype.element_ty), mask=inside)


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
