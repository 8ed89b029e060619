"""geglu_tanh on a GPU: made by `make gen` from src/xphi/lower/recipes; edits here are lost."""

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
def gate_binary32_faithful(gate, up, y, n, BLOCK: tl.constexpr):
    """73 operations."""
    at = tl.program_id(0).to(tl.int64) * BLOCK + tl.arange(0, BLOCK)
    inside = at < n
    v0 = tl.load(gate + at, mask=inside).to(tl.float32)
    v1 = tl.load(up + at, mask=inside).to(tl.float32)
    v2 = lesser(tl.abs(v0), 13.595703125)
    v3 = tl.full((), 0.07135481387376785, tl.float32)
    v4 = tl.full((), 2.3988324659995897e-09, tl.float32)
    v5 = v2 * v2
    v6 = v5 * v3
    v7 = 1.5957691669464111 + v6
    v8 = v7 - 1.5957691669464111
    v9 = tl.fma(tl.fma(v2, v2, neg(v5)), v3 + v4, tl.fma(v5, v4, tl.fma(v5, v3, neg(v6))))
    v10 = v7 * v2
    v11 = ((1.5957691669464111 - (v7 - v8)) + (v6 - v8)) + (-4.534068054340423e-08 + v9)
    v12 = neg(v10)
    v13 = tl.fma(v12, 1.4426950216293335, 12583935.0)
    v14 = v13 - 12583935.0
    v15 = tl.fma(neg(v14), 0.693145751953125, v12)
    v16 = tl.fma(neg(v14), 1.428606765330187e-06, neg(tl.fma(v11, v2, tl.fma(v7, v2, neg(v10)))))
    v17 = v15 + v16
    v18 = tl.fma(tl.fma(0.0013814542908221483, v17, 0.00836870539933443), v17, 0.041668329387903214)
    v19 = 1.0 + v15
    v20 = tl.fma(v17 * v17, tl.fma(tl.fma(v18, v17, 0.1666652113199234), v17, 0.4999999403953552), v16)
    v21 = ((1.0 - v19) + v15) + v20
    v22 = v19 + v21
    v23 = (v19 - v22) + v21
    v24 = float32((bits32(greater(12583835.0, v13)) + -832) << 23)
    v25 = v22 * v24
    v26 = tl.fma(v25, 5.421010862427522e-20, 1.0)
    v27 = tl.div_rn(1.0, v26)
    v28 = v22 * v27
    v29 = tl.fma(v23 * v24, 5.421010862427522e-20, tl.fma(v25, 5.421010862427522e-20, 1.0 - v26))
    v30 = v0.to(tl.float64)
    v31 = v28.to(tl.float64) + (tl.fma(neg(v28), v29, tl.fma(neg(v28), v26, v22) + v23) * v27).to(tl.float64)
    v32 = greater(neg(tl.full((), 0.0, tl.float64)), v30)
    v33 = tl.fma(neg(v31 * float64(bits32(v13).to(tl.int64) << 52)), v2.to(tl.float64), v32)
    v34 = nan_from(v33 * v1.to(tl.float64), v30).to(tl.float32)
    tl.store(y + at, v34.to(y.dtype.element_ty), mask=inside)


@triton.jit
def gate_binary32_fast(gate, up, y, n, BLOCK: tl.constexpr):
    """58 operations."""
    at = tl.program_id(0).to(tl.int64) * BLOCK + tl.arange(0, BLOCK)
    inside = at < n
    v0 = tl.load(gate + at, mask=inside).to(tl.float32)
    v1 = tl.load(up + at, mask=inside).to(tl.float32)
    v2 = lesser(tl.abs(v0), 12.943359375)
    v3 = tl.full((), 0.07135481387376785, tl.float32)
    v4 = tl.full((), 2.3988324659995897e-09, tl.float32)
    v5 = v2 * v2
    v6 = v5 * v3
    v7 = 1.5957691669464111 + v6
    v8 = v7 - 1.5957691669464111
    v9 = tl.fma(tl.fma(v2, v2, neg(v5)), v3 + v4, tl.fma(v5, v4, tl.fma(v5, v3, neg(v6))))
    v10 = v7 * v2
    v11 = ((1.5957691669464111 - (v7 - v8)) + (v6 - v8)) + (-4.534068054340423e-08 + v9)
    v12 = neg(v10)
    v13 = tl.fma(v12, 1.4426950216293335, 12583165.0)
    v14 = v13 - 12583165.0
    v15 = tl.fma(neg(v14), 1.428606765330187e-06, tl.fma(neg(v14), 0.693145751953125, v12))
    v16 = v15 + neg(tl.fma(v11, v2, tl.fma(v7, v2, neg(v10))))
    v17 = tl.fma(tl.fma(0.0013814542908221483, v16, 0.00836870539933443), v16, 0.041668329387903214)
    v18 = tl.fma(tl.fma(tl.fma(v17, v16, 0.1666652113199234), v16, 0.4999999403953552) * v16, v16, v16) + 1.0
    v19 = v18 * float32(bits32(v13) << 23)
    v20 = v0 < 1.0
    v21 = tl.div_rn(v19, tl.fma(v19, 1.1754943508222875e-38, 1.0))
    v22 = greater(neg(tl.full((), 0.0, tl.float32)), v0) * tl.where(v20, 8.507059173023462e37, 1.0)
    v23 = tl.abs(v1) < 1.0
    v24 = v1 * tl.where(v20, tl.where(v23, 1.0, 1.1754943508222875e-38), 1.0)
    v25 = (v22 - (v21 * (v2 * tl.where(v20, 1.0, 1.1754943508222875e-38)))) * v24
    v26 = nan_from(v25 * tl.where(v20, tl.where(v23, 1.1754943508222875e-38, 1.0), 1.0), v0)
    tl.store(y + at, v26.to(y.dtype.element_ty), mask=inside)


@triton.jit
def gate_binary64_faithful(gate, up, y, n, BLOCK: tl.constexpr):
    """90 operations."""
    at = tl.program_id(0).to(tl.int64) * BLOCK + tl.arange(0, BLOCK)
    inside = at < n
    v0 = tl.load(gate + at, mask=inside).to(tl.float64)
    v1 = tl.load(up + at, mask=inside).to(tl.float64)
    v2 = tl.full((), 26.80859375, tl.float64)
    v3 = lesser(tl.abs(v0), v2)
    v4 = tl.full((), 0.07135481627260025, tl.float64)
    v5 = tl.full((), -6.175149918155315e-19, tl.float64)
    v6 = v3 * v3
    v7 = v6 * v4
    v8 = 1.5957691216057308 + v7
    v9 = v8 - 1.5957691216057308
    v10 = tl.fma(tl.fma(v3, v3, neg(v6)), v4 + v5, tl.fma(v6, v5, tl.fma(v6, v4, neg(v7))))
    v11 = v8 * v3
    v12 = ((1.5957691216057308 - (v8 - v9)) + (v7 - v9)) + (-9.96930880911092e-17 + v10)
    v13 = neg(v11)
    v14 = tl.full((), 1.4426950408889634, tl.float64)
    v15 = tl.full((), 6755399441057789.0, tl.float64)
    v16 = tl.fma(v13, v14, v15)
    v17 = v16 - v15
    v18 = tl.full((), 0.6931471805601177, tl.float64)
    v19 = tl.fma(neg(v17), v18, v13)
    v20 = tl.full((), -1.7239444525614835e-13, tl.float64)
    v21 = tl.fma(neg(v17), v20, neg(tl.fma(v12, v3, tl.fma(v8, v3, neg(v11)))))
    v22 = v19 + v21
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
    v37 = v36 + v19
    v38 = ((v36 - v37) + v19) + tl.fma(v22 * v22, v35, v21)
    v39 = v37 + v38
    v40 = float64(bits64(v16) << 52)
    v41 = v39 * v40
    v42 = ((v37 - v39) + v38) * v40
    v43 = tl.full((), 2.2250738585072014e-308, tl.float64)
    v44 = tl.fma(v41, v43, v36)
    v45 = v36 / v44
    v46 = v41 * v45
    v47 = tl.fma(neg(v46), tl.fma(v42, v43, tl.fma(v41, v43, v36 - v44)), tl.fma(neg(v46), v44, v41) + v42)
    v48 = v0 < v36
    v49 = tl.full((), 4.49423283715579e307, tl.float64)
    v50 = greater(neg(tl.full((), 0.0, tl.float64)), v0) * tl.where(v48, v49, v36)
    v51 = v3 * tl.where(v48, v36, v43)
    v52 = v46 * v51
    v53 = tl.fma(v47 * v45, v51, tl.fma(v46, v51, neg(v52)))
    v54 = v52 + v53
    v55 = tl.fma(neg(v54), v36, v50)
    v56 = tl.full((), 1.0715086071862673e301, tl.float64)
    v57 = tl.abs(v1) < v36
    v58 = v55 - (lesser(tl.fma((v52 - v54) + v53, v36, tl.fma(v54, v36, v55 - v50)), v56) + 0.0)
    v59 = v58 * (v1 * tl.where(v48, tl.where(v57, v36, v43), v36))
    v60 = nan_from(v59 * tl.where(v48, tl.where(v57, v43, v36), v36), v0)
    tl.store(y + at, v60.to(y.dtype.element_ty), mask=inside)


@triton.jit
def gate_vjp_binary32_faithful(gate, up, g, d_gate, d_up, n, BLOCK: tl.constexpr):
    """153 operations."""
    at = tl.program_id(0).to(tl.int64) * BLOCK + tl.arange(0, BLOCK)
    inside = at < n
    v0 = tl.load(gate + at, mask=inside).to(tl.float32)
    v1 = tl.load(up + at, mask=inside).to(tl.float32)
    v2 = tl.load(g + at, mask=inside).to(tl.float32)
    v3 = lesser(tl.abs(v0), 15.5126953125)
    v4 = tl.full((), 0.07135481387376785, tl.float32)
    v5 = tl.full((), 2.3988324659995897e-09, tl.float32)
    v6 = v3 * v3
    v7 = tl.fma(v3, v3, neg(v6))
    v8 = v6 * v4
    v9 = 1.5957691669464111 + v8
    v10 = v9 - 1.5957691669464111
    v11 = -4.534068054340423e-08 + tl.fma(v7, v4 + v5, tl.fma(v6, v5, tl.fma(v6, v4, neg(v8))))
    v12 = v9 * v3
    v13 = neg(v12)
    v14 = tl.fma(v13, 1.4426950216293335, 12583935.0)
    v15 = v14 - 12583935.0
    v16 = tl.fma(neg(v15), 0.693145751953125, v13)
    v17 = neg(tl.fma(((1.5957691669464111 - (v9 - v10)) + (v8 - v10)) + v11, v3, tl.fma(v9, v3, neg(v12))))
    v18 = tl.fma(neg(v15), 1.428606765330187e-06, v17)
    v19 = v16 + v18
    v20 = tl.fma(tl.fma(0.0013814542908221483, v19, 0.00836870539933443), v19, 0.041668329387903214)
    v21 = 1.0 + v16
    v22 = tl.fma(v19 * v19, tl.fma(tl.fma(v20, v19, 0.1666652113199234), v19, 0.4999999403953552), v18)
    v23 = ((1.0 - v21) + v16) + v22
    v24 = v21 + v23
    v25 = (v21 - v24) + v23
    v26 = float32((bits32(greater(12583835.0, v14)) + -832) << 23)
    v27 = v24 * v26
    v28 = tl.full((), 0.21406444907188416, tl.float32)
    v29 = tl.full((), -2.540834209696641e-10, tl.float32)
    v30 = v6 * v28
    v31 = 1.5957691669464111 + v30
    v32 = v31 - 1.5957691669464111
    v33 = -4.534068054340423e-08 + tl.fma(v7, v28 + v29, tl.fma(v6, v29, tl.fma(v6, v28, neg(v30))))
    v34 = v31 * v3
    v35 = tl.fma(v27, 5.421010862427522e-20, 1.0)
    v36 = tl.fma(v25 * v26, 5.421010862427522e-20, tl.fma(v27, 5.421010862427522e-20, 1.0 - v35))
    v37 = neg(v34)
    v38 = v35 + v37
    v39 = v38 - v35
    v40 = neg(tl.fma(((1.5957691669464111 - (v31 - v32)) + (v30 - v32)) + v33, v3, tl.fma(v31, v3, neg(v34))))
    v41 = v35 * v35
    v42 = tl.div_rn(1.0, v41)
    v43 = v38 * v42
    v44 = tl.fma(neg(v43), v41, v38) + (((v35 - (v38 - v39)) + (v37 - v39)) + (v36 + v40))
    v45 = tl.fma(neg(v43), tl.fma(v36, v35 + v36, tl.fma(v35, v36, tl.fma(v35, v35, neg(v41)))), v44) * v42
    v46 = v24 * v43
    v47 = float64(bits32(v14).to(tl.int64) << 52)
    v48 = v0.to(tl.float64)
    v49 = tl.full((), 1.0, tl.float64)
    v50 = tl.fma(v25, v43 + v45, tl.fma(v24, v45, tl.fma(v24, v43, neg(v46)))).to(tl.float64)
    v51 = tl.where(v48 < 0.0, neg(tl.full((), 0.0, tl.float64)), v49)
    v52 = tl.full((), -0.7524614334106445, tl.float32)
    v53 = v0 - v52
    v54 = tl.fma(tl.fma(0.005255958531051874, v53, 0.019595148041844368), v53, -0.016619835048913956)
    v55 = tl.fma(tl.fma(v54, v53, -0.11394324153661728), v53, -0.015782849863171577)
    v56 = tl.fma(tl.fma(v55, v53, 0.38751843571662903), v53, 8.707938370378088e-09)
    v57 = 0.4304000735282898 + v56
    v58 = v57 * v53
    v59 = tl.fma((0.4304000735282898 - v57) + v56, v53, tl.fma(v57, v53, neg(v58))).to(tl.float64)
    v60 = tl.fma(neg((v46.to(tl.float64) + v50) * v47), tl.where(v0 < 0.0, -1.0, 1.0).to(tl.float64), v51)
    v61 = (v58.to(tl.float64) + v59) + -4.880576831955458e-09
    v62 = v1.to(tl.float64)
    v63 = v2.to(tl.float64)
    v64 = nan_from(tl.where(tl.abs(v48 - v52.to(tl.float64)) < 0.125, v61, v60) * (v62 * v63), v62)
    v65 = tl.div_rn(1.0, v35)
    v66 = v24 * v65
    v67 = v66.to(tl.float64) + (tl.fma(neg(v66), v36, tl.fma(neg(v66), v35, v24) + v25) * v65).to(tl.float64)
    v68 = tl.fma(neg(v67 * v47), v3.to(tl.float64), greater(neg(tl.full((), 0.0, tl.float64)), v48)) * v63
    v69 = nan_from(v64, v48).to(tl.float32)
    v70 = nan_from(v68, v48).to(tl.float32)
    tl.store(d_gate + at, v69.to(d_gate.dtype.element_ty), mask=inside)
    tl.store(d_up + at, v70.to(d_up.dtype.element_ty), mask=inside)


@triton.jit
def gate_vjp_binary32_fast(gate, up, g, d_gate, d_up, n, BLOCK: tl.constexpr):
    """99 operations."""
    at = tl.program_id(0).to(tl.int64) * BLOCK + tl.arange(0, BLOCK)
    inside = at < n
    v0 = tl.load(gate + at, mask=inside).to(tl.float32)
    v1 = tl.load(up + at, mask=inside).to(tl.float32)
    v2 = tl.load(g + at, mask=inside).to(tl.float32)
    v3 = lesser(tl.abs(v0), 15.5126953125)
    v4 = tl.full((), 0.07135481387376785, tl.float32)
    v5 = tl.full((), 2.3988324659995897e-09, tl.float32)
    v6 = v3 * v3
    v7 = tl.fma(v3, v3, neg(v6))
    v8 = v6 * v4
    v9 = 1.5957691669464111 + v8
    v10 = v9 - 1.5957691669464111
    v11 = -4.534068054340423e-08 + tl.fma(v7, v4 + v5, tl.fma(v6, v5, tl.fma(v6, v4, neg(v8))))
    v12 = v9 * v3
    v13 = neg(v12)
    v14 = tl.fma(v13, 1.4426950216293335, 12583935.0)
    v15 = v14 - 12583935.0
    v16 = neg(tl.fma(((1.5957691669464111 - (v9 - v10)) + (v8 - v10)) + v11, v3, tl.fma(v9, v3, neg(v12))))
    v17 = tl.fma(neg(v15), 1.428606765330187e-06, tl.fma(neg(v15), 0.693145751953125, v13)) + v16
    v18 = tl.fma(tl.fma(0.0013814542908221483, v17, 0.00836870539933443), v17, 0.041668329387903214)
    v19 = tl.fma(tl.fma(tl.fma(v18, v17, 0.1666652113199234), v17, 0.4999999403953552) * v17, v17, v17) + 1.0
    v20 = v19 * float32((bits32(greater(12583835.0, v14)) + -832) << 23)
    v21 = tl.full((), 0.21406444907188416, tl.float32)
    v22 = tl.full((), -2.540834209696641e-10, tl.float32)
    v23 = v6 * v21
    v24 = 1.5957691669464111 + v23
    v25 = v24 - 1.5957691669464111
    v26 = -4.534068054340423e-08 + tl.fma(v7, v21 + v22, tl.fma(v6, v22, tl.fma(v6, v21, neg(v23))))
    v27 = v24 * v3
    v28 = v20 * 5.421010862427522e-20
    v29 = tl.fma(((1.5957691669464111 - (v24 - v25)) + (v23 - v25)) + v26, v3, tl.fma(v24, v3, neg(v27)))
    v30 = tl.div_rn((1.0 - v27) + (v28 - v29), tl.fma(v28, tl.fma(v20, 5.421010862427522e-20, 2.0), 1.0))
    v31 = float64(bits32(v14).to(tl.int64) << 52)
    v32 = v0.to(tl.float64)
    v33 = tl.full((), 1.0, tl.float64)
    v34 = tl.where(v32 < 0.0, neg(tl.full((), 0.0, tl.float64)), v33)
    v35 = tl.fma(neg((v19 * v30).to(tl.float64) * v31), tl.where(v0 < 0.0, -1.0, 1.0).to(tl.float64), v34)
    v36 = v1.to(tl.float64)
    v37 = v2.to(tl.float64)
    v38 = copysign64(tl.abs(v35), ((v0 - -0.7524614334106445) - 1.1339627903339533e-08).to(tl.float64))
    v39 = tl.div_rn(v19, tl.fma(v20, 5.421010862427522e-20, 1.0)).to(tl.float64) * v31
    v40 = tl.fma(neg(v39), v3.to(tl.float64), greater(neg(tl.full((), 0.0, tl.float64)), v32)) * v37
    v41 = nan_from(nan_from(v38 * (v36 * v37), v36), v32).to(tl.float32)
    v42 = nan_from(v40, v32).to(tl.float32)
    tl.store(d_gate + at, v41.to(d_gate.dtype.element_ty), mask=inside)
    tl.store(d_up + at, v42.to(d_up.dtype.element_ty), mask=inside)


@triton.jit
def gate_vjp_binary64_faithful(gate, up, g, d_gate, d_up, n, BLOCK: tl.constexpr):
    """209 operations."""
    at = tl.program_id(0).to(tl.int64) * BLOCK + tl.arange(0, BLOCK)
    inside = at < n
    v0 = tl.load(gate + at, mask=inside).to(tl.float64)
    v1 = tl.load(up + at, mask=inside).to(tl.float64)
    v2 = tl.load(g + at, mask=inside).to(tl.float64)
    v3 = tl.full((), 26.80859375, tl.float64)
    v4 = lesser(tl.abs(v0), v3)
    v5 = tl.full((), 0.07135481627260025, tl.float64)
    v6 = tl.full((), -6.175149918155315e-19, tl.float64)
    v7 = v4 * v4
    v8 = tl.fma(v4, v4, neg(v7))
    v9 = v7 * v5
    v10 = 1.5957691216057308 + v9
    v11 = v10 - 1.5957691216057308
    v12 = -9.96930880911092e-17 + tl.fma(v8, v5 + v6, tl.fma(v7, v6, tl.fma(v7, v5, neg(v9))))
    v13 = v10 * v4
    v14 = neg(v13)
    v15 = tl.full((), 1.4426950408889634, tl.float64)
    v16 = tl.full((), 6755399441057789.0, tl.float64)
    v17 = tl.fma(v14, v15, v16)
    v18 = v17 - v16
    v19 = tl.full((), 0.6931471805601177, tl.float64)
    v20 = tl.fma(neg(v18), v19, v14)
    v21 = tl.full((), -1.7239444525614835e-13, tl.float64)
    v22 = neg(tl.fma(((1.5957691216057308 - (v10 - v11)) + (v9 - v11)) + v12, v4, tl.fma(v10, v4, neg(v13))))
    v23 = tl.fma(neg(v18), v21, v22)
    v24 = v20 + v23
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
    v39 = v38 + v20
    v40 = ((v38 - v39) + v20) + tl.fma(v24 * v24, v37, v23)
    v41 = v39 + v40
    v42 = float64(bits64(v17) << 52)
    v43 = v41 * v42
    v44 = ((v39 - v41) + v40) * v42
    v45 = tl.full((), 0.21406444881780073, tl.float64)
    v46 = tl.full((), 1.2025242832367862e-17, tl.float64)
    v47 = v7 * v45
    v48 = 1.5957691216057308 + v47
    v49 = v48 - 1.5957691216057308
    v50 = -9.96930880911092e-17 + tl.fma(v8, v45 + v46, tl.fma(v7, v46, tl.fma(v7, v45, neg(v47))))
    v51 = v48 * v4
    v52 = tl.full((), 2.2250738585072014e-308, tl.float64)
    v53 = tl.fma(v43, v52, v38)
    v54 = tl.fma(v44, v52, tl.fma(v43, v52, v38 - v53))
    v55 = neg(v51)
    v56 = v53 + v55
    v57 = v56 - v53
    v58 = neg(tl.fma(((1.5957691216057308 - (v48 - v49)) + (v47 - v49)) + v50, v4, tl.fma(v48, v4, neg(v51))))
    v59 = v53 * v53
    v60 = v38 / v59
    v61 = v56 * v60
    v62 = tl.fma(neg(v61), v59, v56) + (((v53 - (v56 - v57)) + (v55 - v57)) + (v54 + v58))
    v63 = tl.fma(neg(v61), tl.fma(v54, v53 + v54, tl.fma(v53, v54, tl.fma(v53, v53, neg(v59)))), v62) * v60
    v64 = v43 * v61
    v65 = v0 < 0.0
    v66 = tl.full((), 4.49423283715579e307, tl.float64)
    v67 = tl.where(v65, neg(tl.full((), 0.0, tl.float64)), v66)
    v68 = tl.full((), -1.0, tl.float64)
    v69 = tl.where(v65, v68, v38)
    v70 = v64 * v69
    v71 = tl.fma(v44, v61 + v63, tl.fma(v43, v63, tl.fma(v43, v61, neg(v64))))
    v72 = tl.fma(v71, v69, tl.fma(v64, v69, neg(v70)))
    v73 = v70 + v72
    v74 = tl.fma(neg(v73), v38, v67)
    v75 = tl.full((), 1.0715086071862673e301, tl.float64)
    v76 = v0 - -0.7524614220710163
    v77 = tl.full((), 0.38751844613578895, tl.float64)
    v78 = tl.full((), -0.015782853521848012, tl.float64)
    v79 = tl.full((), -0.11394448308095899, tl.float64)
    v80 = tl.full((), -0.01661932834305257, tl.float64)
    v81 = tl.full((), 0.01968230945983224, tl.float64)
    v82 = tl.full((), 0.005261059254923062, tl.float64)
    v83 = tl.full((), -0.0024227318456730464, tl.float64)
    v84 = tl.full((), -0.0009274420231554359, tl.float64)
    v85 = tl.full((), 0.00026392761505823563, tl.float64)
    v86 = tl.full((), 0.00012425228429249833, tl.float64)
    v87 = tl.full((), -3.49543836685666e-05, tl.float64)
    v88 = tl.full((), -1.595080825381606e-05, tl.float64)
    v89 = tl.full((), 5.8528742363903e-06, tl.float64)
    v90 = tl.full((), 2.415941340681111e-06, tl.float64)
    v91 = tl.fma(tl.fma(tl.fma(tl.fma(tl.fma(v90, v76, v89), v76, v88), v76, v87), v76, v86), v76, v85)
    v92 = tl.fma(tl.fma(tl.fma(tl.fma(tl.fma(v91, v76, v84), v76, v83), v76, v82), v76, v81), v76, v80)
    v93 = tl.full((), -7.894385481924057e-18, tl.float64)
    v94 = tl.fma(tl.fma(tl.fma(tl.fma(v92, v76, v79), v76, v78), v76, v77), v76, v93)
    v95 = 0.4304000910248585 + v94
    v96 = v95 * v76
    v97 = v96 + -1.5647455740893695e-17
    v98 = v97 - v96
    v99 = tl.fma((0.4304000910248585 - v95) + v94, v76, tl.fma(v95, v76, neg(v96))) + 1.045142612985806e-33
    v100 = v74 - (lesser(tl.fma((v70 - v73) + v72, v38, tl.fma(v73, v38, v74 - v67)), v75) + 0.0)
    v101 = (v97 + (((v96 - (v97 - v98)) + (-1.5647455740893695e-17 - v98)) + v99)) * v66
    v102 = tl.where(tl.abs(v76) < 0.125, v101, v100)
    v103 = v102 * v52
    v104 = v1 * v2
    v105 = tl.abs(v2)
    v106 = tl.abs(v1) < v105
    v107 = tl.where(v106, v1, v2)
    v108 = tl.abs(v107) < v38
    v109 = ((v102 * tl.where(v106, v2, v1)) * (v107 * tl.where(v108, v38, v52))) * tl.where(v108, v52, v38)
    v110 = tl.where(tl.abs(v104) < v75, v103 * v104, (((v103 * 0.25) * v1) * v2) * 4.0)
    v111 = nan_from(nan_from(tl.where(tl.abs(v102) < v38, v109, v110), v1), v0)
    v112 = v38 / v53
    v113 = v43 * v112
    v114 = v0 < v38
    v115 = greater(neg(tl.full((), 0.0, tl.float64)), v0) * tl.where(v114, v66, v38)
    v116 = v4 * tl.where(v114, v38, v52)
    v117 = v113 * v116
    v118 = tl.fma(neg(v113), v54, tl.fma(neg(v113), v53, v43) + v44) * v112
    v119 = tl.fma(v118, v116, tl.fma(v113, v116, neg(v117)))
    v120 = v117 + v119
    v121 = tl.fma(neg(v120), v38, v115)
    v122 = v105 < v38
    v123 = v121 - (lesser(tl.fma((v117 - v120) + v119, v38, tl.fma(v120, v38, v121 - v115)), v75) + 0.0)
    v124 = v123 * (v2 * tl.where(v114, tl.where(v122, v38, v52), v38))
    v125 = nan_from(v124 * tl.where(v114, tl.where(v122, v52, v38), v38), v0)
    tl.store(d_gate + at, v111.to(d_gate.dtype.element_ty), mask=inside)
    tl.store(d_up + at, v125.to(d_up.dtype.element_ty), mask=inside)


KERNELS = {
    ("gate", "binary32", "faithful"): gate_binary32_faithful,
    ("gate", "binary32", "fast"): gate_binary32_fast,
    ("gate", "binary64", "faithful"): gate_binary64_faithful,
    ("gate_vjp", "binary32", "faithful"): gate_vjp_binary32_faithful,
    ("gate_vjp", "binary32", "fast"): gate_vjp_binary32_fast,
    ("gate_vjp", "binary64", "faithful"): gate_vjp_binary64_faithful,
}
