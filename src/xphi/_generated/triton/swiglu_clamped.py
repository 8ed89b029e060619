"""swiglu_clamped on a GPU: made by `make gen` from src/xphi/lower/recipes; edits here are lost."""

import triton
import triton.language as tl

from xphi.ops.torch._triton_operations import (
    bits32,
    bits64,
    copysign64,
    float32,
    float64,
    greater,
    lesser,
    nan_from,
    neg,
)


@triton.jit
def gate_binary32_faithful(gate, up, y, n, alpha: tl.float64, limit: tl.float64, BLOCK: tl.constexpr):
    """72 operations."""
    at = tl.program_id(0).to(tl.int64) * BLOCK + tl.arange(0, BLOCK)
    inside = at < n
    v0 = tl.load(gate + at, mask=inside).to(tl.float32)
    v1 = tl.load(up + at, mask=inside).to(tl.float32)
    v2 = tl.full((), alpha, tl.float64)
    v3 = v2.to(tl.float32)
    v4 = tl.full((), limit, tl.float64).to(tl.float32)
    v5 = lesser(v4, v0)
    v6 = lesser(tl.abs(v5), 3.4028234663852886e38)
    v7 = v3 * v6
    v8 = v7 > 709.08984375
    v9 = neg(tl.where(v8, 709.08984375, v7))
    v10 = tl.fma(v9, 1.4426950216293335, 12583935.0)
    v11 = v10 - 12583935.0
    v12 = tl.fma(neg(v11), 0.693145751953125, v9)
    v13 = neg(tl.where(v8, 0.0, tl.fma((v2 - v3.to(tl.float64)).to(tl.float32), v6, tl.fma(v3, v6, neg(v7)))))
    v14 = tl.fma(neg(v11), 1.428606765330187e-06, v13)
    v15 = v12 + v14
    v16 = tl.fma(tl.fma(0.0013814542908221483, v15, 0.00836870539933443), v15, 0.041668329387903214)
    v17 = 1.0 + v12
    v18 = tl.fma(v15 * v15, tl.fma(tl.fma(v16, v15, 0.1666652113199234), v15, 0.4999999403953552), v14)
    v19 = ((1.0 - v17) + v12) + v18
    v20 = v17 + v19
    v21 = (v17 - v20) + v19
    v22 = float32((bits32(greater(12583835.0, v10)) + -832) << 23)
    v23 = v20 * v22
    v24 = tl.fma(v23, 5.421010862427522e-20, 1.0)
    v25 = tl.div_rn(1.0, v24)
    v26 = v20 * v25
    v27 = tl.fma(v21 * v22, 5.421010862427522e-20, tl.fma(v23, 5.421010862427522e-20, 1.0 - v24))
    v28 = v26.to(tl.float64) + (tl.fma(neg(v26), v27, tl.fma(neg(v26), v24, v20) + v21) * v25).to(tl.float64)
    v29 = greater(neg(tl.full((), 0.0, tl.float64)), v5.to(tl.float64))
    v30 = tl.fma(neg(v28 * float64(bits32(v10).to(tl.int64) << 52)), v6.to(tl.float64), v29)
    v31 = nan_from(v30 * (greater(neg(v4), lesser(v4, v1)).to(tl.float64) + 1.0), v0.to(tl.float64))
    v32 = v31.to(tl.float32)
    tl.store(y + at, v32.to(y.dtype.element_ty), mask=inside)


@triton.jit
def gate_binary32_fast(gate, up, y, n, alpha: tl.float64, limit: tl.float64, BLOCK: tl.constexpr):
    """55 operations."""
    at = tl.program_id(0).to(tl.int64) * BLOCK + tl.arange(0, BLOCK)
    inside = at < n
    v0 = tl.load(gate + at, mask=inside).to(tl.float32)
    v1 = tl.load(up + at, mask=inside).to(tl.float32)
    v2 = tl.full((), alpha, tl.float64)
    v3 = v2.to(tl.float32)
    v4 = tl.full((), limit, tl.float64).to(tl.float32)
    v5 = lesser(v4, v0)
    v6 = lesser(tl.abs(v5), 3.4028234663852886e38)
    v7 = v3 * v6
    v8 = v7 > 709.08984375
    v9 = neg(tl.where(v8, 709.08984375, v7))
    v10 = tl.fma(v9, 1.4426950216293335, 12583935.0)
    v11 = v10 - 12583935.0
    v12 = neg(tl.where(v8, 0.0, tl.fma((v2 - v3.to(tl.float64)).to(tl.float32), v6, tl.fma(v3, v6, neg(v7)))))
    v13 = tl.fma(neg(v11), 1.428606765330187e-06, tl.fma(neg(v11), 0.693145751953125, v9)) + v12
    v14 = tl.fma(tl.fma(0.0013814542908221483, v13, 0.00836870539933443), v13, 0.041668329387903214)
    v15 = tl.fma(tl.fma(tl.fma(v14, v13, 0.1666652113199234), v13, 0.4999999403953552) * v13, v13, v13) + 1.0
    v16 = tl.fma(v15 * float32((bits32(greater(12583835.0, v10)) + -832) << 23), 5.421010862427522e-20, 1.0)
    v17 = tl.div_rn(v15, v16).to(tl.float64) * float64(bits32(v10).to(tl.int64) << 52)
    v18 = tl.fma(neg(v17), v6.to(tl.float64), greater(neg(tl.full((), 0.0, tl.float64)), v5.to(tl.float64)))
    v19 = nan_from(v18 * (greater(neg(v4), lesser(v4, v1)).to(tl.float64) + 1.0), v0.to(tl.float64))
    v20 = v19.to(tl.float32)
    tl.store(y + at, v20.to(y.dtype.element_ty), mask=inside)


@triton.jit
def gate_binary64_faithful(gate, up, y, n, alpha: tl.float64, limit: tl.float64, BLOCK: tl.constexpr):
    """69 operations."""
    at = tl.program_id(0).to(tl.int64) * BLOCK + tl.arange(0, BLOCK)
    inside = at < n
    v0 = tl.load(gate + at, mask=inside).to(tl.float64)
    v1 = tl.load(up + at, mask=inside).to(tl.float64)
    v2 = tl.full((), alpha, tl.float64)
    v3 = tl.full((), limit, tl.float64)
    v4 = lesser(v3, v0)
    v5 = tl.full((), 1.7976931348623157e308, tl.float64)
    v6 = lesser(tl.abs(v4), v5)
    v7 = v6 * v2
    v8 = tl.full((), 797.8125, tl.float64)
    v9 = v7 > v8
    v10 = tl.full((), 0.0, tl.float64)
    v11 = neg(tl.where(v9, v8, v7))
    v12 = tl.full((), 1.4426950408889634, tl.float64)
    v13 = tl.full((), 6755399441056895.0, tl.float64)
    v14 = tl.fma(v11, v12, v13)
    v15 = v14 - v13
    v16 = tl.full((), 0.6931471805601177, tl.float64)
    v17 = tl.fma(neg(v15), v16, v11)
    v18 = tl.full((), -1.7239444525614835e-13, tl.float64)
    v19 = tl.fma(neg(v15), v18, neg(tl.where(v9, v10, tl.fma(v6, v2, neg(v7)))))
    v20 = v17 + v19
    v21 = tl.full((), 0.5, tl.float64)
    v22 = tl.full((), 0.16666666666666682, tl.float64)
    v23 = tl.full((), 0.041666666666666095, tl.float64)
    v24 = tl.full((), 0.008333333333317008, tl.float64)
    v25 = tl.full((), 0.0013888888889116004, tl.float64)
    v26 = tl.full((), 0.00019841269896451766, tl.float64)
    v27 = tl.full((), 2.4801586926166016e-05, tl.float64)
    v28 = tl.full((), 2.755723479254296e-06, tl.float64)
    v29 = tl.full((), 2.755758206784855e-07, tl.float64)
    v30 = tl.full((), 2.5112061495961587e-08, tl.float64)
    v31 = tl.full((), 2.082660541685398e-09, tl.float64)
    v32 = tl.fma(tl.fma(tl.fma(tl.fma(tl.fma(v31, v20, v30), v20, v29), v20, v28), v20, v27), v20, v26)
    v33 = tl.fma(tl.fma(tl.fma(tl.fma(tl.fma(v32, v20, v25), v20, v24), v20, v23), v20, v22), v20, v21)
    v34 = tl.full((), 1.0, tl.float64)
    v35 = v34 + v17
    v36 = ((v34 - v35) + v17) + tl.fma(v20 * v20, v33, v19)
    v37 = v35 + v36
    v38 = float64(bits64(v14) << 52)
    v39 = v37 * v38
    v40 = ((v35 - v37) + v36) * v38
    v41 = tl.full((), 2.938735877055719e-39, tl.float64)
    v42 = tl.fma(v39, v41, v34)
    v43 = v34 / v42
    v44 = v39 * v43
    v45 = tl.fma(neg(v44), tl.fma(v40, v41, tl.fma(v39, v41, v34 - v42)), tl.fma(neg(v44), v42, v39) + v40)
    v46 = greater(neg(tl.full((), 0.0, tl.float64)), v4)
    v47 = v44 * v6
    v48 = tl.fma(v45 * v43, v6, tl.fma(v44, v6, neg(v47)))
    v49 = v47 + v48
    v50 = tl.fma(neg(v49), v41, v46)
    v51 = tl.full((), 1.0715086071862673e301, tl.float64)
    v52 = v50 - (lesser(tl.fma((v47 - v49) + v48, v41, tl.fma(v49, v41, v50 - v46)), v51) + v10)
    v53 = nan_from(v52 * (greater(neg(v3), lesser(v3, v1)) + v34), v0)
    tl.store(y + at, v53.to(y.dtype.element_ty), mask=inside)


@triton.jit
def gate_vjp_binary32_faithful(gate, up, g, d_gate, d_up, n, alpha: tl.float64, limit: tl.float64, BLOCK: tl.constexpr):
    """157 operations."""
    at = tl.program_id(0).to(tl.int64) * BLOCK + tl.arange(0, BLOCK)
    inside = at < n
    v0 = tl.load(gate + at, mask=inside).to(tl.float32)
    v1 = tl.load(up + at, mask=inside).to(tl.float32)
    v2 = tl.load(g + at, mask=inside).to(tl.float32)
    v3 = tl.full((), alpha, tl.float64)
    v4 = v3.to(tl.float32)
    v5 = tl.full((), limit, tl.float64).to(tl.float32)
    v6 = lesser(v5, v0)
    v7 = lesser(tl.abs(v6), 3.4028234663852886e38)
    v8 = v4 * v7
    v9 = v8 > 709.08984375
    v10 = tl.where(v9, 709.08984375, v8)
    v11 = tl.full((), 0.0, tl.float32)
    v12 = tl.where(v9, v11, tl.fma((v3 - v4.to(tl.float64)).to(tl.float32), v7, tl.fma(v4, v7, neg(v8))))
    v13 = neg(v10)
    v14 = neg(v12)
    v15 = tl.fma(v13, 1.4426950216293335, 12583935.0)
    v16 = v15 - 12583935.0
    v17 = tl.fma(neg(v16), 0.693145751953125, v13)
    v18 = tl.fma(neg(v16), 1.428606765330187e-06, v14)
    v19 = v17 + v18
    v20 = tl.fma(tl.fma(0.0013814542908221483, v19, 0.00836870539933443), v19, 0.041668329387903214)
    v21 = 1.0 + v17
    v22 = tl.fma(v19 * v19, tl.fma(tl.fma(v20, v19, 0.1666652113199234), v19, 0.4999999403953552), v18)
    v23 = ((1.0 - v21) + v17) + v22
    v24 = v21 + v23
    v25 = (v21 - v24) + v23
    v26 = float32((bits32(greater(12583835.0, v15)) + -832) << 23)
    v27 = v24 * v26
    v28 = v6 > v11
    v29 = tl.where(v28, v10, v13)
    v30 = tl.fma(v27, 5.421010862427522e-20, 1.0)
    v31 = tl.fma(v25 * v26, 5.421010862427522e-20, tl.fma(v27, 5.421010862427522e-20, 1.0 - v30))
    v32 = v30 + v13
    v33 = v32 - v30
    v34 = v30 * v30
    v35 = tl.div_rn(1.0, v34)
    v36 = v32 * v35
    v37 = tl.fma(neg(v36), v34, v32) + (((v30 - (v32 - v33)) + (v13 - v33)) + (v31 + v14))
    v38 = tl.fma(neg(v36), tl.fma(v31, v30 + v31, tl.fma(v30, v31, tl.fma(v30, v30, neg(v34)))), v37) * v35
    v39 = v24 * v36
    v40 = float64(bits32(v15).to(tl.int64) << 52)
    v41 = v6.to(tl.float64)
    v42 = tl.full((), 1.0, tl.float64)
    v43 = tl.fma(v25, v36 + v38, tl.fma(v24, v38, tl.fma(v24, v36, neg(v39)))).to(tl.float64)
    v44 = tl.where(v41 < 0.0, neg(tl.full((), 0.0, tl.float64)), v42)
    v45 = tl.full((), -1.2784645557403564, tl.float32)
    v46 = v29 - v45
    v47 = tl.fma(tl.fma(0.0007946797995828092, v46, 0.00013328729255590588), v46, -0.006606448441743851)
    v48 = tl.fma(tl.fma(v47, v46, -0.015222642570734024), v46, 0.018874812871217728)
    v49 = tl.fma(tl.fma(v48, v46, 0.14664879441261292), v46, -1.7689381071051002e-09)
    v50 = 0.2178117036819458 + v49
    v51 = v50 * v46
    v52 = (tl.where(v28, v12, v14) * tl.fma(v46, 0.29329758882522583, 0.2178117036819458)).to(tl.float64)
    v53 = tl.fma((0.2178117036819458 - v50) + v49, v46, tl.fma(v50, v46, neg(v51))).to(tl.float64)
    v54 = tl.fma(neg((v39.to(tl.float64) + v43) * v40), tl.where(v6 < v11, -1.0, 1.0).to(tl.float64), v44)
    v55 = (v51.to(tl.float64) + v53) + (-2.8270396438353563e-09 + v52)
    v56 = tl.where(tl.abs(v29.to(tl.float64) - v45.to(tl.float64)) < 0.125, v55, v54)
    v57 = v11.to(tl.float64)
    v58 = v0.to(tl.float64)
    v59 = greater(neg(v5), lesser(v5, v1)).to(tl.float64) + v42
    v60 = v2.to(tl.float64)
    v61 = v59 * v60
    v62 = tl.where(tl.abs(v61) < 1.0715086071862673e301, v56 * v61, (((v56 * 0.25) * v59) * v60) * 4.0)
    v63 = v5.to(tl.float64)
    v64 = tl.div_rn(1.0, v30)
    v65 = v24 * v64
    v66 = v65.to(tl.float64) + (tl.fma(neg(v65), v31, tl.fma(neg(v65), v30, v24) + v25) * v64).to(tl.float64)
    v67 = tl.fma(neg(v66 * v40), v7.to(tl.float64), greater(neg(tl.full((), 0.0, tl.float64)), v41)) * v60
    v68 = tl.where(v63 < v58, v57, nan_from(nan_from(v62, v59), v58)).to(tl.float32)
    v69 = tl.where(v63 < tl.abs(v1).to(tl.float64), v57, nan_from(v67, v58)).to(tl.float32)
    tl.store(d_gate + at, v68.to(d_gate.dtype.element_ty), mask=inside)
    tl.store(d_up + at, v69.to(d_up.dtype.element_ty), mask=inside)


@triton.jit
def gate_vjp_binary32_fast(gate, up, g, d_gate, d_up, n, alpha: tl.float64, limit: tl.float64, BLOCK: tl.constexpr):
    """101 operations."""
    at = tl.program_id(0).to(tl.int64) * BLOCK + tl.arange(0, BLOCK)
    inside = at < n
    v0 = tl.load(gate + at, mask=inside).to(tl.float32)
    v1 = tl.load(up + at, mask=inside).to(tl.float32)
    v2 = tl.load(g + at, mask=inside).to(tl.float32)
    v3 = tl.full((), alpha, tl.float64)
    v4 = v3.to(tl.float32)
    v5 = tl.full((), limit, tl.float64).to(tl.float32)
    v6 = lesser(v5, v0)
    v7 = lesser(tl.abs(v6), 3.4028234663852886e38)
    v8 = v4 * v7
    v9 = v8 > 709.08984375
    v10 = tl.where(v9, 709.08984375, v8)
    v11 = tl.full((), 0.0, tl.float32)
    v12 = tl.where(v9, v11, tl.fma((v3 - v4.to(tl.float64)).to(tl.float32), v7, tl.fma(v4, v7, neg(v8))))
    v13 = neg(v10)
    v14 = neg(v12)
    v15 = tl.fma(v13, 1.4426950216293335, 12583935.0)
    v16 = v15 - 12583935.0
    v17 = tl.fma(neg(v16), 1.428606765330187e-06, tl.fma(neg(v16), 0.693145751953125, v13)) + v14
    v18 = tl.fma(tl.fma(0.0013814542908221483, v17, 0.00836870539933443), v17, 0.041668329387903214)
    v19 = tl.fma(tl.fma(tl.fma(v18, v17, 0.1666652113199234), v17, 0.4999999403953552) * v17, v17, v17) + 1.0
    v20 = v19 * float32((bits32(greater(12583835.0, v15)) + -832) << 23)
    v21 = v6 > v11
    v22 = v20 * 5.421010862427522e-20
    v23 = tl.div_rn((1.0 - v10) + (v22 - v12), tl.fma(v22, tl.fma(v20, 5.421010862427522e-20, 2.0), 1.0))
    v24 = float64(bits32(v15).to(tl.int64) << 52)
    v25 = v6.to(tl.float64)
    v26 = tl.full((), 1.0, tl.float64)
    v27 = tl.where(v25 < 0.0, neg(tl.full((), 0.0, tl.float64)), v26)
    v28 = tl.fma(neg((v19 * v23).to(tl.float64) * v24), tl.where(v6 < v11, -1.0, 1.0).to(tl.float64), v27)
    v29 = (tl.where(v21, v10, v13) - -1.2784645557403564) - (1.2979282537628478e-08 - tl.where(v21, v12, v14))
    v30 = copysign64(tl.abs(v28), v29.to(tl.float64))
    v31 = v11.to(tl.float64)
    v32 = v0.to(tl.float64)
    v33 = greater(neg(v5), lesser(v5, v1)).to(tl.float64) + v26
    v34 = v2.to(tl.float64)
    v35 = v33 * v34
    v36 = tl.where(tl.abs(v35) < 1.0715086071862673e301, v30 * v35, (((v30 * 0.25) * v33) * v34) * 4.0)
    v37 = v5.to(tl.float64)
    v38 = tl.div_rn(v19, tl.fma(v20, 5.421010862427522e-20, 1.0)).to(tl.float64) * v24
    v39 = tl.fma(neg(v38), v7.to(tl.float64), greater(neg(tl.full((), 0.0, tl.float64)), v25)) * v34
    v40 = tl.where(v37 < v32, v31, nan_from(nan_from(v36, v33), v32)).to(tl.float32)
    v41 = tl.where(v37 < tl.abs(v1).to(tl.float64), v31, nan_from(v39, v32)).to(tl.float32)
    tl.store(d_gate + at, v40.to(d_gate.dtype.element_ty), mask=inside)
    tl.store(d_up + at, v41.to(d_up.dtype.element_ty), mask=inside)


@triton.jit
def gate_vjp_binary64_faithful(gate, up, g, d_gate, d_up, n, alpha: tl.float64, limit: tl.float64, BLOCK: tl.constexpr):
    """164 operations."""
    at = tl.program_id(0).to(tl.int64) * BLOCK + tl.arange(0, BLOCK)
    inside = at < n
    v0 = tl.load(gate + at, mask=inside).to(tl.float64)
    v1 = tl.load(up + at, mask=inside).to(tl.float64)
    v2 = tl.load(g + at, mask=inside).to(tl.float64)
    v3 = tl.full((), alpha, tl.float64)
    v4 = tl.full((), limit, tl.float64)
    v5 = lesser(v4, v0)
    v6 = tl.full((), 1.7976931348623157e308, tl.float64)
    v7 = lesser(tl.abs(v5), v6)
    v8 = v7 * v3
    v9 = tl.full((), 797.8125, tl.float64)
    v10 = v8 > v9
    v11 = tl.where(v10, v9, v8)
    v12 = tl.full((), 0.0, tl.float64)
    v13 = tl.where(v10, v12, tl.fma(v7, v3, neg(v8)))
    v14 = neg(v11)
    v15 = neg(v13)
    v16 = tl.full((), 1.4426950408889634, tl.float64)
    v17 = tl.full((), 6755399441056895.0, tl.float64)
    v18 = tl.fma(v14, v16, v17)
    v19 = v18 - v17
    v20 = tl.full((), 0.6931471805601177, tl.float64)
    v21 = tl.fma(neg(v19), v20, v14)
    v22 = tl.full((), -1.7239444525614835e-13, tl.float64)
    v23 = tl.fma(neg(v19), v22, v15)
    v24 = v21 + v23
    v25 = tl.full((), 0.5, tl.float64)
    v26 = tl.full((), 0.16666666666666682, tl.float64)
    v27 = tl.full((), 0.041666666666666095, tl.float64)
    v28 = tl.full((), 0.008333333333317008, tl.float64)
    v29 = tl.full((), 0.0013888888889116004, tl.float64)
    v30 = tl.full((), 0.00019841269896451766, tl.float64)
    v31 = tl.full((), 2.4801586926166016e-05, tl.float64)
    v32 = tl.full((), 2.755723479254296e-06, tl.float64)
    v33 = tl.full((), 2.755758206784855e-07, tl.float64)
    v34 = tl.full((), 2.5112061495961587e-08, tl.float64)
    v35 = tl.full((), 2.082660541685398e-09, tl.float64)
    v36 = tl.fma(tl.fma(tl.fma(tl.fma(tl.fma(v35, v24, v34), v24, v33), v24, v32), v24, v31), v24, v30)
    v37 = tl.fma(tl.fma(tl.fma(tl.fma(tl.fma(v36, v24, v29), v24, v28), v24, v27), v24, v26), v24, v25)
    v38 = tl.full((), 1.0, tl.float64)
    v39 = v38 + v21
    v40 = ((v38 - v39) + v21) + tl.fma(v24 * v24, v37, v23)
    v41 = v39 + v40
    v42 = float64(bits64(v18) << 52)
    v43 = v41 * v42
    v44 = ((v39 - v41) + v40) * v42
    v45 = v5 > v12
    v46 = tl.full((), 2.938735877055719e-39, tl.float64)
    v47 = tl.fma(v43, v46, v38)
    v48 = tl.fma(v44, v46, tl.fma(v43, v46, v38 - v47))
    v49 = v47 + v14
    v50 = v49 - v47
    v51 = v47 * v47
    v52 = v38 / v51
    v53 = v49 * v52
    v54 = tl.fma(neg(v53), v51, v49) + (((v47 - (v49 - v50)) + (v14 - v50)) + (v48 + v15))
    v55 = tl.fma(neg(v53), tl.fma(v48, v47 + v48, tl.fma(v47, v48, tl.fma(v47, v47, neg(v51)))), v54) * v52
    v56 = v43 * v53
    v57 = v5 < v12
    v58 = tl.where(v57, neg(tl.full((), 0.0, tl.float64)), v38)
    v59 = tl.full((), -1.0, tl.float64)
    v60 = tl.where(v57, v59, v38)
    v61 = v56 * v60
    v62 = tl.fma(v44, v53 + v55, tl.fma(v43, v55, tl.fma(v43, v53, neg(v56))))
    v63 = tl.fma(v62, v60, tl.fma(v56, v60, neg(v61)))
    v64 = v61 + v63
    v65 = tl.fma(neg(v64), v46, v58)
    v66 = tl.full((), 1.0715086071862673e301, tl.float64)
    v67 = tl.where(v45, v11, v14) - -1.2784645427610737
    v68 = tl.full((), 0.1466487969969469, tl.float64)
    v69 = tl.full((), 0.018874814223782305, tl.float64)
    v70 = tl.full((), -0.015222655223188036, tl.float64)
    v71 = tl.full((), -0.006606589138356697, tl.float64)
    v72 = tl.full((), 0.00012662741008110607, tl.float64)
    v73 = tl.full((), 0.0007985218818398379, tl.float64)
    v74 = tl.full((), 0.00018570724361569754, tl.float64)
    v75 = tl.full((), -4.090534238017108e-05, tl.float64)
    v76 = tl.full((), -2.9733542697194216e-05, tl.float64)
    v77 = tl.full((), -2.9426313842263225e-06, tl.float64)
    v78 = tl.full((), 2.3460637014661546e-06, tl.float64)
    v79 = tl.full((), 8.599457848334751e-07, tl.float64)
    v80 = tl.full((), -3.176456860121485e-08, tl.float64)
    v81 = tl.full((), -9.21133736267701e-08, tl.float64)
    v82 = tl.fma(tl.fma(tl.fma(tl.fma(tl.fma(v81, v67, v80), v67, v79), v67, v78), v67, v77), v67, v76)
    v83 = tl.fma(tl.fma(tl.fma(tl.fma(tl.fma(v82, v67, v75), v67, v74), v67, v73), v67, v72), v67, v71)
    v84 = tl.full((), 0.21781170571980013, tl.float64)
    v85 = tl.full((), 3.7736214215478616e-19, tl.float64)
    v86 = tl.full((), 0.2932975939938938, tl.float64)
    v87 = tl.fma(tl.fma(tl.fma(tl.fma(v83, v67, v70), v67, v69), v67, v68), v67, v85)
    v88 = v84 + v87
    v89 = v88 * v67
    v90 = v89 + 2.3843834755243112e-17
    v91 = v90 - v89
    v92 = tl.fma((v84 - v88) + v87, v67, tl.fma(v88, v67, neg(v89))) + 1.4790682243096049e-33
    v93 = ((v89 - (v90 - v91)) + (2.3843834755243112e-17 - v91)) + v92
    v94 = v65 - (lesser(tl.fma((v61 - v64) + v63, v46, tl.fma(v64, v46, v65 - v58)), v66) + v12)
    v95 = tl.where(tl.abs(v67) < 0.125, v90 + (v93 + (tl.where(v45, v13, v15) * tl.fma(v67, v86, v84))), v94)
    v96 = greater(neg(v4), lesser(v4, v1)) + v38
    v97 = v96 * v2
    v98 = nan_from(tl.where(tl.abs(v97) < v66, v95 * v97, (((v95 * 0.25) * v96) * v2) * 4.0), v96)
    v99 = tl.where(v4 < v0, v12, nan_from(v98, v0))
    v100 = v38 / v47
    v101 = v43 * v100
    v102 = greater(neg(tl.full((), 0.0, tl.float64)), v5)
    v103 = v101 * v7
    v104 = tl.fma(neg(v101), v48, tl.fma(neg(v101), v47, v43) + v44) * v100
    v105 = tl.fma(v104, v7, tl.fma(v101, v7, neg(v103)))
    v106 = v103 + v105
    v107 = tl.fma(neg(v106), v46, v102)
    v108 = (v107 - (lesser(tl.fma((v103 - v106) + v105, v46, tl.fma(v106, v46, v107 - v102)), v66) + v12)) * v2
    v109 = tl.where(v4 < tl.abs(v1), v12, nan_from(v108, v0))
    tl.store(d_gate + at, v99.to(d_gate.dtype.element_ty), mask=inside)
    tl.store(d_up + at, v109.to(d_up.dtype.element_ty), mask=inside)


KERNELS = {
    ("gate", "binary32", "faithful"): gate_binary32_faithful,
    ("gate", "binary32", "fast"): gate_binary32_fast,
    ("gate", "binary64", "faithful"): gate_binary64_faithful,
    ("gate_vjp", "binary32", "faithful"): gate_vjp_binary32_faithful,
    ("gate_vjp", "binary32", "fast"): gate_vjp_binary32_fast,
    ("gate_vjp", "binary64", "faithful"): gate_vjp_binary64_faithful,
}
