"""gelu_tanh on a GPU: made by `make gen` from src/xphi/lower/recipes; edits here are lost."""

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
    """69 operations."""
    at = tl.program_id(0).to(tl.int64) * BLOCK + tl.arange(0, BLOCK)
    inside = at < n
    v0 = tl.load(x + at, mask=inside).to(tl.float32)
    v1 = lesser(tl.abs(v0), 11.6826171875)
    v2 = tl.full((), 0.07135481387376785, tl.float32)
    v3 = tl.full((), 2.3988324659995897e-09, tl.float32)
    v4 = v1 * v1
    v5 = v4 * v2
    v6 = 1.5957691669464111 + v5
    v7 = v6 - 1.5957691669464111
    v8 = tl.fma(tl.fma(v1, v1, neg(v4)), v2 + v3, tl.fma(v4, v3, tl.fma(v4, v2, neg(v5))))
    v9 = v6 * v1
    v10 = ((1.5957691669464111 - (v6 - v7)) + (v5 - v7)) + (-4.534068054340423e-08 + v8)
    v11 = neg(v9)
    v12 = tl.fma(v11, 1.4426950216293335, 12583103.0)
    v13 = v12 - 12583103.0
    v14 = tl.fma(neg(v13), 0.693145751953125, v11)
    v15 = tl.fma(neg(v13), 1.428606765330187e-06, neg(tl.fma(v10, v1, tl.fma(v6, v1, neg(v9)))))
    v16 = v14 + v15
    v17 = tl.fma(tl.fma(0.0013814542908221483, v16, 0.00836870539933443), v16, 0.041668329387903214)
    v18 = 1.0 + v14
    v19 = tl.fma(v16 * v16, tl.fma(tl.fma(v17, v16, 0.1666652113199234), v16, 0.4999999403953552), v15)
    v20 = ((1.0 - v18) + v14) + v19
    v21 = v18 + v20
    v22 = float32(bits32(v12) << 23)
    v23 = v21 * v22
    v24 = ((v18 - v21) + v20) * v22
    v25 = tl.fma(v23, 5.421010862427522e-20, 1.0)
    v26 = tl.div_rn(1.0, v25)
    v27 = v23 * v26
    v28 = tl.fma(v24, 5.421010862427522e-20, tl.fma(v23, 5.421010862427522e-20, 1.0 - v25))
    v29 = greater(neg(tl.full((), 0.0, tl.float32)), v0)
    v30 = v27 * v1
    v31 = tl.fma(tl.fma(neg(v27), v28, tl.fma(neg(v27), v25, v23) + v24) * v26, v1, tl.fma(v27, v1, neg(v30)))
    v32 = v30 + v31
    v33 = tl.fma(neg(v32), 5.421010862427522e-20, v29)
    v34 = tl.fma((v30 - v32) + v31, 5.421010862427522e-20, tl.fma(v32, 5.421010862427522e-20, v33 - v29))
    v35 = v33 - (lesser(v34, 8.507059173023462e37) + 0.0)
    tl.store(y + at, v35.to(y.dtype.element_ty), mask=inside)


@triton.jit
def f_binary32_fast(x, y, n, BLOCK: tl.constexpr):
    """43 operations."""
    at = tl.program_id(0).to(tl.int64) * BLOCK + tl.arange(0, BLOCK)
    inside = at < n
    v0 = tl.load(x + at, mask=inside).to(tl.float32)
    v1 = lesser(tl.abs(v0), 11.6826171875)
    v2 = tl.full((), 0.07135481387376785, tl.float32)
    v3 = tl.full((), 2.3988324659995897e-09, tl.float32)
    v4 = v1 * v1
    v5 = v4 * v2
    v6 = 1.5957691669464111 + v5
    v7 = v6 - 1.5957691669464111
    v8 = tl.fma(tl.fma(v1, v1, neg(v4)), v2 + v3, tl.fma(v4, v3, tl.fma(v4, v2, neg(v5))))
    v9 = v6 * v1
    v10 = ((1.5957691669464111 - (v6 - v7)) + (v5 - v7)) + (-4.534068054340423e-08 + v8)
    v11 = neg(v9)
    v12 = tl.fma(v11, 1.4426950216293335, 12583103.0)
    v13 = v12 - 12583103.0
    v14 = tl.fma(neg(v13), 1.428606765330187e-06, tl.fma(neg(v13), 0.693145751953125, v11))
    v15 = v14 + neg(tl.fma(v10, v1, tl.fma(v6, v1, neg(v9))))
    v16 = tl.fma(tl.fma(0.0013814542908221483, v15, 0.00836870539933443), v15, 0.041668329387903214)
    v17 = tl.fma(tl.fma(tl.fma(v16, v15, 0.1666652113199234), v15, 0.4999999403953552) * v15, v15, v15) + 1.0
    v18 = v17 * float32(bits32(v12) << 23)
    v19 = tl.div_rn(v18, tl.fma(v18, 5.421010862427522e-20, 1.0)) * v1
    v20 = tl.fma(neg(v19), 5.421010862427522e-20, greater(neg(tl.full((), 0.0, tl.float32)), v0))
    tl.store(y + at, v20.to(y.dtype.element_ty), mask=inside)


@triton.jit
def f_binary64_faithful(x, y, n, BLOCK: tl.constexpr):
    """75 operations."""
    at = tl.program_id(0).to(tl.int64) * BLOCK + tl.arange(0, BLOCK)
    inside = at < n
    v0 = tl.load(x + at, mask=inside).to(tl.float64)
    v1 = tl.full((), 22.0283203125, tl.float64)
    v2 = lesser(tl.abs(v0), v1)
    v3 = tl.full((), 0.07135481627260025, tl.float64)
    v4 = tl.full((), -6.175149918155315e-19, tl.float64)
    v5 = v2 * v2
    v6 = v5 * v3
    v7 = 1.5957691216057308 + v6
    v8 = v7 - 1.5957691216057308
    v9 = tl.fma(tl.fma(v2, v2, neg(v5)), v3 + v4, tl.fma(v5, v4, tl.fma(v5, v3, neg(v6))))
    v10 = v7 * v2
    v11 = ((1.5957691216057308 - (v7 - v8)) + (v6 - v8)) + (-9.96930880911092e-17 + v9)
    v12 = neg(v10)
    v13 = tl.full((), 1.4426950408889634, tl.float64)
    v14 = tl.full((), 6755399441056895.0, tl.float64)
    v15 = tl.fma(v12, v13, v14)
    v16 = v15 - v14
    v17 = tl.full((), 0.6931471805601177, tl.float64)
    v18 = tl.fma(neg(v16), v17, v12)
    v19 = tl.full((), -1.7239444525614835e-13, tl.float64)
    v20 = tl.fma(neg(v16), v19, neg(tl.fma(v11, v2, tl.fma(v7, v2, neg(v10)))))
    v21 = v18 + v20
    v22 = tl.full((), 0.5, tl.float64)
    v23 = tl.full((), 0.16666666666666682, tl.float64)
    v24 = tl.full((), 0.041666666666666095, tl.float64)
    v25 = tl.full((), 0.008333333333317008, tl.float64)
    v26 = tl.full((), 0.0013888888889116004, tl.float64)
    v27 = tl.full((), 0.00019841269896451766, tl.float64)
    v28 = tl.full((), 2.4801586926166016e-05, tl.float64)
    v29 = tl.full((), 2.755723479254296e-06, tl.float64)
    v30 = tl.full((), 2.755758206784855e-07, tl.float64)
    v31 = tl.full((), 2.5112061495961587e-08, tl.float64)
    v32 = tl.full((), 2.082660541685398e-09, tl.float64)
    v33 = tl.fma(tl.fma(tl.fma(tl.fma(tl.fma(v32, v21, v31), v21, v30), v21, v29), v21, v28), v21, v27)
    v34 = tl.fma(tl.fma(tl.fma(tl.fma(tl.fma(v33, v21, v26), v21, v25), v21, v24), v21, v23), v21, v22)
    v35 = tl.full((), 1.0, tl.float64)
    v36 = v35 + v18
    v37 = ((v35 - v36) + v18) + tl.fma(v21 * v21, v34, v20)
    v38 = v36 + v37
    v39 = float64(bits64(v15) << 52)
    v40 = v38 * v39
    v41 = ((v36 - v38) + v37) * v39
    v42 = tl.full((), 2.938735877055719e-39, tl.float64)
    v43 = tl.fma(v40, v42, v35)
    v44 = v35 / v43
    v45 = v40 * v44
    v46 = tl.fma(neg(v45), tl.fma(v41, v42, tl.fma(v40, v42, v35 - v43)), tl.fma(neg(v45), v43, v40) + v41)
    v47 = greater(neg(tl.full((), 0.0, tl.float64)), v0)
    v48 = v45 * v2
    v49 = tl.fma(v46 * v44, v2, tl.fma(v45, v2, neg(v48)))
    v50 = v48 + v49
    v51 = tl.fma(neg(v50), v42, v47)
    v52 = tl.full((), 1.0715086071862673e301, tl.float64)
    v53 = v51 - (lesser(tl.fma((v48 - v50) + v49, v42, tl.fma(v50, v42, v51 - v47)), v52) + 0.0)
    tl.store(y + at, v53.to(y.dtype.element_ty), mask=inside)


@triton.jit
def grad_binary32_faithful(x, y, n, BLOCK: tl.constexpr):
    """134 operations."""
    at = tl.program_id(0).to(tl.int64) * BLOCK + tl.arange(0, BLOCK)
    inside = at < n
    v0 = tl.load(x + at, mask=inside).to(tl.float32)
    v1 = lesser(tl.abs(v0), 11.6826171875)
    v2 = tl.full((), 0.07135481387376785, tl.float32)
    v3 = tl.full((), 2.3988324659995897e-09, tl.float32)
    v4 = v1 * v1
    v5 = tl.fma(v1, v1, neg(v4))
    v6 = v4 * v2
    v7 = 1.5957691669464111 + v6
    v8 = v7 - 1.5957691669464111
    v9 = -4.534068054340423e-08 + tl.fma(v5, v2 + v3, tl.fma(v4, v3, tl.fma(v4, v2, neg(v6))))
    v10 = v7 * v1
    v11 = neg(v10)
    v12 = tl.fma(v11, 1.4426950216293335, 12583103.0)
    v13 = v12 - 12583103.0
    v14 = tl.fma(neg(v13), 0.693145751953125, v11)
    v15 = neg(tl.fma(((1.5957691669464111 - (v7 - v8)) + (v6 - v8)) + v9, v1, tl.fma(v7, v1, neg(v10))))
    v16 = tl.fma(neg(v13), 1.428606765330187e-06, v15)
    v17 = v14 + v16
    v18 = tl.fma(tl.fma(0.0013814542908221483, v17, 0.00836870539933443), v17, 0.041668329387903214)
    v19 = 1.0 + v14
    v20 = tl.fma(v17 * v17, tl.fma(tl.fma(v18, v17, 0.1666652113199234), v17, 0.4999999403953552), v16)
    v21 = ((1.0 - v19) + v14) + v20
    v22 = v19 + v21
    v23 = float32(bits32(v12) << 23)
    v24 = v22 * v23
    v25 = ((v19 - v22) + v21) * v23
    v26 = tl.full((), 0.21406444907188416, tl.float32)
    v27 = tl.full((), -2.540834209696641e-10, tl.float32)
    v28 = v4 * v26
    v29 = 1.5957691669464111 + v28
    v30 = v29 - 1.5957691669464111
    v31 = -4.534068054340423e-08 + tl.fma(v5, v26 + v27, tl.fma(v4, v27, tl.fma(v4, v26, neg(v28))))
    v32 = v29 * v1
    v33 = tl.fma(v24, 5.421010862427522e-20, 1.0)
    v34 = tl.fma(v25, 5.421010862427522e-20, tl.fma(v24, 5.421010862427522e-20, 1.0 - v33))
    v35 = neg(v32)
    v36 = v33 + v35
    v37 = v36 - v33
    v38 = neg(tl.fma(((1.5957691669464111 - (v29 - v30)) + (v28 - v30)) + v31, v1, tl.fma(v29, v1, neg(v32))))
    v39 = v33 * v33
    v40 = tl.div_rn(1.0, v39)
    v41 = v36 * v40
    v42 = tl.fma(neg(v41), v39, v36) + (((v33 - (v36 - v37)) + (v35 - v37)) + (v34 + v38))
    v43 = tl.fma(neg(v41), tl.fma(v34, v33 + v34, tl.fma(v33, v34, tl.fma(v33, v33, neg(v39)))), v42) * v40
    v44 = v24 * v41
    v45 = v0 < 0.0
    v46 = tl.where(v45, neg(tl.full((), 0.0, tl.float32)), 1.0)
    v47 = tl.where(v45, -1.0, 1.0)
    v48 = v44 * v47
    v49 = tl.fma(v25, v41 + v43, tl.fma(v24, v43, tl.fma(v24, v41, neg(v44))))
    v50 = tl.fma(v49, v47, tl.fma(v44, v47, neg(v48)))
    v51 = v48 + v50
    v52 = tl.fma(neg(v51), 5.421010862427522e-20, v46)
    v53 = tl.fma((v48 - v51) + v50, 5.421010862427522e-20, tl.fma(v51, 5.421010862427522e-20, v52 - v46))
    v54 = v0 - -0.7524614334106445
    v55 = tl.fma(tl.fma(0.005255958531051874, v54, 0.019595148041844368), v54, -0.016619835048913956)
    v56 = tl.fma(tl.fma(v55, v54, -0.11394324153661728), v54, -0.015782849863171577)
    v57 = tl.fma(tl.fma(v56, v54, 0.38751843571662903), v54, 8.707938370378088e-09)
    v58 = 0.4304000735282898 + v57
    v59 = v58 * v54
    v60 = v59 + -4.880576831567396e-09
    v61 = v60 - v59
    v62 = tl.fma((0.4304000735282898 - v58) + v57, v54, tl.fma(v58, v54, neg(v59))) + -3.8806219425402615e-19
    v63 = v60 + (((v59 - (v60 - v61)) + (-4.880576831567396e-09 - v61)) + v62)
    v64 = tl.where(tl.abs(v54) < 0.125, v63, nan_from(v52 - (lesser(v53, 8.507059173023462e37) + 0.0), v0))
    v65 = nan_from(v64, v0)
    tl.store(y + at, v65.to(y.dtype.element_ty), mask=inside)


@triton.jit
def grad_binary64_faithful(x, y, n, BLOCK: tl.constexpr):
    """148 operations."""
    at = tl.program_id(0).to(tl.int64) * BLOCK + tl.arange(0, BLOCK)
    inside = at < n
    v0 = tl.load(x + at, mask=inside).to(tl.float64)
    v1 = tl.full((), 22.0283203125, tl.float64)
    v2 = lesser(tl.abs(v0), v1)
    v3 = tl.full((), 0.07135481627260025, tl.float64)
    v4 = tl.full((), -6.175149918155315e-19, tl.float64)
    v5 = v2 * v2
    v6 = tl.fma(v2, v2, neg(v5))
    v7 = v5 * v3
    v8 = 1.5957691216057308 + v7
    v9 = v8 - 1.5957691216057308
    v10 = -9.96930880911092e-17 + tl.fma(v6, v3 + v4, tl.fma(v5, v4, tl.fma(v5, v3, neg(v7))))
    v11 = v8 * v2
    v12 = neg(v11)
    v13 = tl.full((), 1.4426950408889634, tl.float64)
    v14 = tl.full((), 6755399441056895.0, tl.float64)
    v15 = tl.fma(v12, v13, v14)
    v16 = v15 - v14
    v17 = tl.full((), 0.6931471805601177, tl.float64)
    v18 = tl.fma(neg(v16), v17, v12)
    v19 = tl.full((), -1.7239444525614835e-13, tl.float64)
    v20 = neg(tl.fma(((1.5957691216057308 - (v8 - v9)) + (v7 - v9)) + v10, v2, tl.fma(v8, v2, neg(v11))))
    v21 = tl.fma(neg(v16), v19, v20)
    v22 = v18 + v21
    v23 = tl.full((), 0.5, tl.float64)
    v24 = tl.full((), 0.16666666666666682, tl.float64)
    v25 = tl.full((), 0.041666666666666095, tl.float64)
    v26 = tl.full((), 0.008333333333317008, tl.float64)
    v27 = tl.full((), 0.0013888888889116004, tl.float64)
    v28 = tl.full((), 0.00019841269896451766, tl.float64)
    v29 = tl.full((), 2.4801586926166016e-05, tl.float64)
    v30 = tl.full((), 2.755723479254296e-06, tl.float64)
    v31 = tl.full((), 2.755758206784855e-07, tl.float64)
    v32 = tl.full((), 2.5112061495961587e-08, tl.float64)
    v33 = tl.full((), 2.082660541685398e-09, tl.float64)
    v34 = tl.fma(tl.fma(tl.fma(tl.fma(tl.fma(v33, v22, v32), v22, v31), v22, v30), v22, v29), v22, v28)
    v35 = tl.fma(tl.fma(tl.fma(tl.fma(tl.fma(v34, v22, v27), v22, v26), v22, v25), v22, v24), v22, v23)
    v36 = tl.full((), 1.0, tl.float64)
    v37 = v36 + v18
    v38 = ((v36 - v37) + v18) + tl.fma(v22 * v22, v35, v21)
    v39 = v37 + v38
    v40 = float64(bits64(v15) << 52)
    v41 = v39 * v40
    v42 = ((v37 - v39) + v38) * v40
    v43 = tl.full((), 0.21406444881780073, tl.float64)
    v44 = tl.full((), 1.2025242832367862e-17, tl.float64)
    v45 = v5 * v43
    v46 = 1.5957691216057308 + v45
    v47 = v46 - 1.5957691216057308
    v48 = -9.96930880911092e-17 + tl.fma(v6, v43 + v44, tl.fma(v5, v44, tl.fma(v5, v43, neg(v45))))
    v49 = v46 * v2
    v50 = tl.full((), 2.938735877055719e-39, tl.float64)
    v51 = tl.fma(v41, v50, v36)
    v52 = tl.fma(v42, v50, tl.fma(v41, v50, v36 - v51))
    v53 = neg(v49)
    v54 = v51 + v53
    v55 = v54 - v51
    v56 = neg(tl.fma(((1.5957691216057308 - (v46 - v47)) + (v45 - v47)) + v48, v2, tl.fma(v46, v2, neg(v49))))
    v57 = v51 * v51
    v58 = v36 / v57
    v59 = v54 * v58
    v60 = tl.fma(neg(v59), v57, v54) + (((v51 - (v54 - v55)) + (v53 - v55)) + (v52 + v56))
    v61 = tl.fma(neg(v59), tl.fma(v52, v51 + v52, tl.fma(v51, v52, tl.fma(v51, v51, neg(v57)))), v60) * v58
    v62 = v41 * v59
    v63 = v0 < 0.0
    v64 = tl.where(v63, neg(tl.full((), 0.0, tl.float64)), v36)
    v65 = tl.full((), -1.0, tl.float64)
    v66 = tl.where(v63, v65, v36)
    v67 = v62 * v66
    v68 = tl.fma(v42, v59 + v61, tl.fma(v41, v61, tl.fma(v41, v59, neg(v62))))
    v69 = tl.fma(v68, v66, tl.fma(v62, v66, neg(v67)))
    v70 = v67 + v69
    v71 = tl.fma(neg(v70), v50, v64)
    v72 = tl.full((), 1.0715086071862673e301, tl.float64)
    v73 = v0 - -0.7524614220710163
    v74 = tl.full((), 0.38751844613578895, tl.float64)
    v75 = tl.full((), -0.015782853521848012, tl.float64)
    v76 = tl.full((), -0.11394448308095899, tl.float64)
    v77 = tl.full((), -0.01661932834305257, tl.float64)
    v78 = tl.full((), 0.01968230945983224, tl.float64)
    v79 = tl.full((), 0.005261059254923062, tl.float64)
    v80 = tl.full((), -0.0024227318456730464, tl.float64)
    v81 = tl.full((), -0.0009274420231554359, tl.float64)
    v82 = tl.full((), 0.00026392761505823563, tl.float64)
    v83 = tl.full((), 0.00012425228429249833, tl.float64)
    v84 = tl.full((), -3.49543836685666e-05, tl.float64)
    v85 = tl.full((), -1.595080825381606e-05, tl.float64)
    v86 = tl.full((), 5.8528742363903e-06, tl.float64)
    v87 = tl.full((), 2.415941340681111e-06, tl.float64)
    v88 = tl.fma(tl.fma(tl.fma(tl.fma(tl.fma(v87, v73, v86), v73, v85), v73, v84), v73, v83), v73, v82)
    v89 = tl.fma(tl.fma(tl.fma(tl.fma(tl.fma(v88, v73, v81), v73, v80), v73, v79), v73, v78), v73, v77)
    v90 = tl.full((), -7.894385481924057e-18, tl.float64)
    v91 = tl.fma(tl.fma(tl.fma(tl.fma(v89, v73, v76), v73, v75), v73, v74), v73, v90)
    v92 = 0.4304000910248585 + v91
    v93 = v92 * v73
    v94 = v93 + -1.5647455740893695e-17
    v95 = v94 - v93
    v96 = tl.fma((0.4304000910248585 - v92) + v91, v73, tl.fma(v92, v73, neg(v93))) + 1.045142612985806e-33
    v97 = nan_from(v71 - (lesser(tl.fma((v67 - v70) + v69, v50, tl.fma(v70, v50, v71 - v64)), v72) + 0.0), v0)
    v98 = v94 + (((v93 - (v94 - v95)) + (-1.5647455740893695e-17 - v95)) + v96)
    v99 = nan_from(tl.where(tl.abs(v73) < 0.125, v98, v97), v0)
    tl.store(y + at, v99.to(y.dtype.element_ty), mask=inside)


@triton.jit
def vjp_binary32_faithful(x, g, d_x, n, BLOCK: tl.constexpr):
    """134 operations."""
    at = tl.program_id(0).to(tl.int64) * BLOCK + tl.arange(0, BLOCK)
    inside = at < n
    v0 = tl.load(x + at, mask=inside).to(tl.float32)
    v1 = tl.load(g + at, mask=inside).to(tl.float32)
    v2 = lesser(tl.abs(v0), 13.595703125)
    v3 = tl.full((), 0.07135481387376785, tl.float32)
    v4 = tl.full((), 2.3988324659995897e-09, tl.float32)
    v5 = v2 * v2
    v6 = tl.fma(v2, v2, neg(v5))
    v7 = v5 * v3
    v8 = 1.5957691669464111 + v7
    v9 = v8 - 1.5957691669464111
    v10 = -4.534068054340423e-08 + tl.fma(v6, v3 + v4, tl.fma(v5, v4, tl.fma(v5, v3, neg(v7))))
    v11 = v8 * v2
    v12 = neg(v11)
    v13 = tl.fma(v12, 1.4426950216293335, 12583935.0)
    v14 = v13 - 12583935.0
    v15 = tl.fma(neg(v14), 0.693145751953125, v12)
    v16 = neg(tl.fma(((1.5957691669464111 - (v8 - v9)) + (v7 - v9)) + v10, v2, tl.fma(v8, v2, neg(v11))))
    v17 = tl.fma(neg(v14), 1.428606765330187e-06, v16)
    v18 = v15 + v17
    v19 = tl.fma(tl.fma(0.0013814542908221483, v18, 0.00836870539933443), v18, 0.041668329387903214)
    v20 = 1.0 + v15
    v21 = tl.fma(v18 * v18, tl.fma(tl.fma(v19, v18, 0.1666652113199234), v18, 0.4999999403953552), v17)
    v22 = ((1.0 - v20) + v15) + v21
    v23 = v20 + v22
    v24 = (v20 - v23) + v22
    v25 = float32((bits32(greater(12583835.0, v13)) + -832) << 23)
    v26 = v23 * v25
    v27 = tl.full((), 0.21406444907188416, tl.float32)
    v28 = tl.full((), -2.540834209696641e-10, tl.float32)
    v29 = v5 * v27
    v30 = 1.5957691669464111 + v29
    v31 = v30 - 1.5957691669464111
    v32 = -4.534068054340423e-08 + tl.fma(v6, v27 + v28, tl.fma(v5, v28, tl.fma(v5, v27, neg(v29))))
    v33 = v30 * v2
    v34 = tl.fma(v26, 5.421010862427522e-20, 1.0)
    v35 = tl.fma(v24 * v25, 5.421010862427522e-20, tl.fma(v26, 5.421010862427522e-20, 1.0 - v34))
    v36 = neg(v33)
    v37 = v34 + v36
    v38 = v37 - v34
    v39 = neg(tl.fma(((1.5957691669464111 - (v30 - v31)) + (v29 - v31)) + v32, v2, tl.fma(v30, v2, neg(v33))))
    v40 = v34 * v34
    v41 = tl.div_rn(1.0, v40)
    v42 = v37 * v41
    v43 = tl.fma(neg(v42), v40, v37) + (((v34 - (v37 - v38)) + (v36 - v38)) + (v35 + v39))
    v44 = tl.fma(neg(v42), tl.fma(v35, v34 + v35, tl.fma(v34, v35, tl.fma(v34, v34, neg(v40)))), v43) * v41
    v45 = v23 * v42
    v46 = v0.to(tl.float64)
    v47 = tl.full((), 1.0, tl.float64)
    v48 = tl.fma(v24, v42 + v44, tl.fma(v23, v44, tl.fma(v23, v42, neg(v45)))).to(tl.float64)
    v49 = (v45.to(tl.float64) + v48) * float64(bits32(v13).to(tl.int64) << 52)
    v50 = tl.where(v46 < 0.0, neg(tl.full((), 0.0, tl.float64)), v47)
    v51 = tl.full((), -0.7524614334106445, tl.float32)
    v52 = v0 - v51
    v53 = tl.fma(tl.fma(0.005255958531051874, v52, 0.019595148041844368), v52, -0.016619835048913956)
    v54 = tl.fma(tl.fma(v53, v52, -0.11394324153661728), v52, -0.015782849863171577)
    v55 = tl.fma(tl.fma(v54, v52, 0.38751843571662903), v52, 8.707938370378088e-09)
    v56 = 0.4304000735282898 + v55
    v57 = v56 * v52
    v58 = tl.fma((0.4304000735282898 - v56) + v55, v52, tl.fma(v56, v52, neg(v57))).to(tl.float64)
    v59 = tl.fma(neg(v49), tl.where(v0 < 0.0, -1.0, 1.0).to(tl.float64), v50)
    v60 = (v57.to(tl.float64) + v58) + -4.880576831955458e-09
    v61 = nan_from(tl.where(tl.abs(v46 - v51.to(tl.float64)) < 0.125, v60, v59) * v1.to(tl.float64), v46)
    v62 = v61.to(tl.float32)
    tl.store(d_x + at, v62.to(d_x.dtype.element_ty), mask=inside)


@triton.jit
def vjp_binary32_fast(x, g, d_x, n, BLOCK: tl.constexpr):
    """66 operations."""
    at = tl.program_id(0).to(tl.int64) * BLOCK + tl.arange(0, BLOCK)
    inside = at < n
    v0 = tl.load(x + at, mask=inside).to(tl.float32)
    v1 = tl.load(g + at, mask=inside).to(tl.float32)
    v2 = lesser(tl.abs(v0), 12.943359375)
    v3 = tl.full((), 0.07135481387376785, tl.float32)
    v4 = tl.full((), 2.3988324659995897e-09, tl.float32)
    v5 = v2 * v2
    v6 = v5 * v3
    v7 = 1.5957691669464111 + v6
    v8 = v7 - 1.5957691669464111
    v9 = tl.fma(tl.fma(v2, v2, neg(v5)), v3 + v4, tl.fma(v5, v4, tl.fma(v5, v3, neg(v6))))
    v10 = ((1.5957691669464111 - (v7 - v8)) + (v6 - v8)) + (-4.534068054340423e-08 + v9)
    v11 = v7 * v2
    v12 = neg(v11)
    v13 = tl.fma(v12, 1.4426950216293335, 12583165.0)
    v14 = v13 - 12583165.0
    v15 = tl.fma(neg(v14), 1.428606765330187e-06, tl.fma(neg(v14), 0.693145751953125, v12))
    v16 = v15 + neg(tl.fma(v10, v2, tl.fma(v7, v2, neg(v11))))
    v17 = tl.fma(tl.fma(0.0013814542908221483, v16, 0.00836870539933443), v16, 0.041668329387903214)
    v18 = tl.fma(tl.fma(tl.fma(v17, v16, 0.1666652113199234), v16, 0.4999999403953552) * v16, v16, v16) + 1.0
    v19 = v18 * float32(bits32(v13) << 23)
    v20 = v19 * 1.1754943508222875e-38
    v21 = tl.fma(neg(tl.fma(v7, 3.0, neg(3.1915383338928223))), v2, 1.0)
    v22 = v21 + (v20 - (tl.fma(v10, 3.0, neg(-9.068136108680847e-08)) * v2))
    v23 = v0 < 0.0
    v24 = v19 * tl.div_rn(v22, tl.fma(v20, tl.fma(v19, 1.1754943508222875e-38, 2.0), 1.0))
    v25 = tl.where(v23, neg(tl.full((), 0.0, tl.float32)), 8.507059173023462e37)
    v26 = (v0 - -0.7524614334106445) - 1.1339627903339533e-08
    v27 = tl.abs(v1) < 1.0
    v28 = copysign32(tl.abs(v25 - (v24 * tl.where(v23, -1.0, 1.0))), v26)
    v29 = v28 * (v1 * tl.where(v27, 1.0, 1.1754943508222875e-38))
    v30 = nan_from(v29 * tl.where(v27, 1.1754943508222875e-38, 1.0), v0)
    tl.store(d_x + at, v30.to(d_x.dtype.element_ty), mask=inside)


@triton.jit
def vjp_binary64_faithful(x, g, d_x, n, BLOCK: tl.constexpr):
    """155 operations."""
    at = tl.program_id(0).to(tl.int64) * BLOCK + tl.arange(0, BLOCK)
    inside = at < n
    v0 = tl.load(x + at, mask=inside).to(tl.float64)
    v1 = tl.load(g + at, mask=inside).to(tl.float64)
    v2 = tl.full((), 26.80859375, tl.float64)
    v3 = lesser(tl.abs(v0), v2)
    v4 = tl.full((), 0.07135481627260025, tl.float64)
    v5 = tl.full((), -6.175149918155315e-19, tl.float64)
    v6 = v3 * v3
    v7 = tl.fma(v3, v3, neg(v6))
    v8 = v6 * v4
    v9 = 1.5957691216057308 + v8
    v10 = v9 - 1.5957691216057308
    v11 = -9.96930880911092e-17 + tl.fma(v7, v4 + v5, tl.fma(v6, v5, tl.fma(v6, v4, neg(v8))))
    v12 = v9 * v3
    v13 = neg(v12)
    v14 = tl.full((), 1.4426950408889634, tl.float64)
    v15 = tl.full((), 6755399441057789.0, tl.float64)
    v16 = tl.fma(v13, v14, v15)
    v17 = v16 - v15
    v18 = tl.full((), 0.6931471805601177, tl.float64)
    v19 = tl.fma(neg(v17), v18, v13)
    v20 = tl.full((), -1.7239444525614835e-13, tl.float64)
    v21 = neg(tl.fma(((1.5957691216057308 - (v9 - v10)) + (v8 - v10)) + v11, v3, tl.fma(v9, v3, neg(v12))))
    v22 = tl.fma(neg(v17), v20, v21)
    v23 = v19 + v22
    v24 = tl.full((), 0.5, tl.float64)
    v25 = tl.full((), 0.16666666666666682, tl.float64)
    v26 = tl.full((), 0.041666666666666095, tl.float64)
    v27 = tl.full((), 0.008333333333317008, tl.float64)
    v28 = tl.full((), 0.0013888888889116004, tl.float64)
    v29 = tl.full((), 0.00019841269896451766, tl.float64)
    v30 = tl.full((), 2.4801586926166016e-05, tl.float64)
    v31 = tl.full((), 2.755723479254296e-06, tl.float64)
    v32 = tl.full((), 2.755758206784855e-07, tl.float64)
    v33 = tl.full((), 2.5112061495961587e-08, tl.float64)
    v34 = tl.full((), 2.082660541685398e-09, tl.float64)
    v35 = tl.fma(tl.fma(tl.fma(tl.fma(tl.fma(v34, v23, v33), v23, v32), v23, v31), v23, v30), v23, v29)
    v36 = tl.fma(tl.fma(tl.fma(tl.fma(tl.fma(v35, v23, v28), v23, v27), v23, v26), v23, v25), v23, v24)
    v37 = tl.full((), 1.0, tl.float64)
    v38 = v37 + v19
    v39 = ((v37 - v38) + v19) + tl.fma(v23 * v23, v36, v22)
    v40 = v38 + v39
    v41 = float64(bits64(v16) << 52)
    v42 = v40 * v41
    v43 = ((v38 - v40) + v39) * v41
    v44 = tl.full((), 0.21406444881780073, tl.float64)
    v45 = tl.full((), 1.2025242832367862e-17, tl.float64)
    v46 = v6 * v44
    v47 = 1.5957691216057308 + v46
    v48 = v47 - 1.5957691216057308
    v49 = -9.96930880911092e-17 + tl.fma(v7, v44 + v45, tl.fma(v6, v45, tl.fma(v6, v44, neg(v46))))
    v50 = v47 * v3
    v51 = tl.full((), 2.2250738585072014e-308, tl.float64)
    v52 = tl.fma(v42, v51, v37)
    v53 = tl.fma(v43, v51, tl.fma(v42, v51, v37 - v52))
    v54 = neg(v50)
    v55 = v52 + v54
    v56 = v55 - v52
    v57 = neg(tl.fma(((1.5957691216057308 - (v47 - v48)) + (v46 - v48)) + v49, v3, tl.fma(v47, v3, neg(v50))))
    v58 = v52 * v52
    v59 = v37 / v58
    v60 = v55 * v59
    v61 = tl.fma(neg(v60), v58, v55) + (((v52 - (v55 - v56)) + (v54 - v56)) + (v53 + v57))
    v62 = tl.fma(neg(v60), tl.fma(v53, v52 + v53, tl.fma(v52, v53, tl.fma(v52, v52, neg(v58)))), v61) * v59
    v63 = v42 * v60
    v64 = v0 < 0.0
    v65 = tl.full((), 4.49423283715579e307, tl.float64)
    v66 = tl.where(v64, neg(tl.full((), 0.0, tl.float64)), v65)
    v67 = tl.full((), -1.0, tl.float64)
    v68 = tl.where(v64, v67, v37)
    v69 = v63 * v68
    v70 = tl.fma(v43, v60 + v62, tl.fma(v42, v62, tl.fma(v42, v60, neg(v63))))
    v71 = tl.fma(v70, v68, tl.fma(v63, v68, neg(v69)))
    v72 = v69 + v71
    v73 = tl.fma(neg(v72), v37, v66)
    v74 = tl.full((), 1.0715086071862673e301, tl.float64)
    v75 = v0 - -0.7524614220710163
    v76 = tl.full((), 0.38751844613578895, tl.float64)
    v77 = tl.full((), -0.015782853521848012, tl.float64)
    v78 = tl.full((), -0.11394448308095899, tl.float64)
    v79 = tl.full((), -0.01661932834305257, tl.float64)
    v80 = tl.full((), 0.01968230945983224, tl.float64)
    v81 = tl.full((), 0.005261059254923062, tl.float64)
    v82 = tl.full((), -0.0024227318456730464, tl.float64)
    v83 = tl.full((), -0.0009274420231554359, tl.float64)
    v84 = tl.full((), 0.00026392761505823563, tl.float64)
    v85 = tl.full((), 0.00012425228429249833, tl.float64)
    v86 = tl.full((), -3.49543836685666e-05, tl.float64)
    v87 = tl.full((), -1.595080825381606e-05, tl.float64)
    v88 = tl.full((), 5.8528742363903e-06, tl.float64)
    v89 = tl.full((), 2.415941340681111e-06, tl.float64)
    v90 = tl.fma(tl.fma(tl.fma(tl.fma(tl.fma(v89, v75, v88), v75, v87), v75, v86), v75, v85), v75, v84)
    v91 = tl.fma(tl.fma(tl.fma(tl.fma(tl.fma(v90, v75, v83), v75, v82), v75, v81), v75, v80), v75, v79)
    v92 = tl.full((), -7.894385481924057e-18, tl.float64)
    v93 = tl.fma(tl.fma(tl.fma(tl.fma(v91, v75, v78), v75, v77), v75, v76), v75, v92)
    v94 = 0.4304000910248585 + v93
    v95 = v94 * v75
    v96 = v95 + -1.5647455740893695e-17
    v97 = v96 - v95
    v98 = tl.fma((0.4304000910248585 - v94) + v93, v75, tl.fma(v94, v75, neg(v95))) + 1.045142612985806e-33
    v99 = v73 - (lesser(tl.fma((v69 - v72) + v71, v37, tl.fma(v72, v37, v73 - v66)), v74) + 0.0)
    v100 = (v96 + (((v95 - (v96 - v97)) + (-1.5647455740893695e-17 - v97)) + v98)) * v65
    v101 = tl.abs(v1) < v37
    v102 = tl.where(tl.abs(v75) < 0.125, v100, v99) * (v1 * tl.where(v101, v37, v51))
    v103 = nan_from(v102 * tl.where(v101, v51, v37), v0)
    tl.store(d_x + at, v103.to(d_x.dtype.element_ty), mask=inside)


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
