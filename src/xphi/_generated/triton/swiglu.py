"""swiglu on a GPU: made by `make gen` from src/xphi/lower/recipes; edits here are lost."""

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
    """54 operations."""
    at = tl.program_id(0).to(tl.int64) * BLOCK + tl.arange(0, BLOCK)
    inside = at < n
    v0 = tl.load(gate + at, mask=inside).to(tl.float32)
    v1 = tl.load(up + at, mask=inside).to(tl.float32)
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
    v17 = tl.fma(v16, 5.421010862427522e-20, 1.0)
    v18 = tl.div_rn(1.0, v17)
    v19 = v13 * v18
    v20 = tl.fma(v14 * v15, 5.421010862427522e-20, tl.fma(v16, 5.421010862427522e-20, 1.0 - v17))
    v21 = v0.to(tl.float64)
    v22 = v19.to(tl.float64) + (tl.fma(neg(v19), v20, tl.fma(neg(v19), v17, v13) + v14) * v18).to(tl.float64)
    v23 = greater(neg(tl.full((), 0.0, tl.float64)), v21)
    v24 = tl.fma(neg(v22 * float64(bits32(v4).to(tl.int64) << 52)), v2.to(tl.float64), v23)
    v25 = nan_from(v24 * v1.to(tl.float64), v21).to(tl.float32)
    tl.store(y + at, v25.to(y.dtype.element_ty), mask=inside)


@triton.jit
def gate_binary32_fast(gate, up, y, n, BLOCK: tl.constexpr):
    """38 operations."""
    at = tl.program_id(0).to(tl.int64) * BLOCK + tl.arange(0, BLOCK)
    inside = at < n
    v0 = tl.load(gate + at, mask=inside).to(tl.float32)
    v1 = tl.load(up + at, mask=inside).to(tl.float32)
    v2 = lesser(tl.abs(v0), 175.3671875)
    v3 = neg(v2)
    v4 = tl.fma(v3, 1.4426950216293335, 12583165.0)
    v5 = v4 - 12583165.0
    v6 = tl.fma(neg(v5), 1.428606765330187e-06, tl.fma(neg(v5), 0.693145751953125, v3))
    v7 = tl.fma(tl.fma(0.0013814542908221483, v6, 0.00836870539933443), v6, 0.041668329387903214)
    v8 = tl.fma(tl.fma(tl.fma(v7, v6, 0.1666652113199234), v6, 0.4999999403953552) * v6, v6, v6) + 1.0
    v9 = v8 * float32(bits32(v4) << 23)
    v10 = v0 < 1.0
    v11 = tl.div_rn(v9, tl.fma(v9, 1.1754943508222875e-38, 1.0))
    v12 = greater(neg(tl.full((), 0.0, tl.float32)), v0) * tl.where(v10, 8.507059173023462e37, 1.0)
    v13 = tl.abs(v1) < 1.0
    v14 = v1 * tl.where(v10, tl.where(v13, 1.0, 1.1754943508222875e-38), 1.0)
    v15 = (v12 - (v11 * (v2 * tl.where(v10, 1.0, 1.1754943508222875e-38)))) * v14
    v16 = nan_from(v15 * tl.where(v10, tl.where(v13, 1.1754943508222875e-38, 1.0), 1.0), v0)
    tl.store(y + at, v16.to(y.dtype.element_ty), mask=inside)


@triton.jit
def gate_binary64_faithful(gate, up, y, n, BLOCK: tl.constexpr):
    """71 operations."""
    at = tl.program_id(0).to(tl.int64) * BLOCK + tl.arange(0, BLOCK)
    inside = at < n
    v0 = tl.load(gate + at, mask=inside).to(tl.float64)
    v1 = tl.load(up + at, mask=inside).to(tl.float64)
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
    v36 = tl.fma(v33, v35, v28)
    v37 = v28 / v36
    v38 = v33 * v37
    v39 = tl.fma(neg(v38), tl.fma(v34, v35, tl.fma(v33, v35, v28 - v36)), tl.fma(neg(v38), v36, v33) + v34)
    v40 = v0 < v28
    v41 = tl.full((), 4.49423283715579e307, tl.float64)
    v42 = greater(neg(tl.full((), 0.0, tl.float64)), v0) * tl.where(v40, v41, v28)
    v43 = v3 * tl.where(v40, v28, v35)
    v44 = v38 * v43
    v45 = tl.fma(v39 * v37, v43, tl.fma(v38, v43, neg(v44)))
    v46 = v44 + v45
    v47 = tl.fma(neg(v46), v28, v42)
    v48 = tl.full((), 1.0715086071862673e301, tl.float64)
    v49 = tl.abs(v1) < v28
    v50 = v47 - (lesser(tl.fma((v44 - v46) + v45, v28, tl.fma(v46, v28, v47 - v42)), v48) + v12)
    v51 = v50 * (v1 * tl.where(v40, tl.where(v49, v28, v35), v28))
    v52 = nan_from(v51 * tl.where(v40, tl.where(v49, v35, v28), v28), v0)
    tl.store(y + at, v52.to(y.dtype.element_ty), mask=inside)


@triton.jit
def gate_vjp_binary32_faithful(gate, up, g, d_gate, d_up, n, BLOCK: tl.constexpr):
    """115 operations."""
    at = tl.program_id(0).to(tl.int64) * BLOCK + tl.arange(0, BLOCK)
    inside = at < n
    v0 = tl.load(gate + at, mask=inside).to(tl.float32)
    v1 = tl.load(up + at, mask=inside).to(tl.float32)
    v2 = tl.load(g + at, mask=inside).to(tl.float32)
    v3 = lesser(tl.abs(v0), 291.1220703125)
    v4 = neg(v3)
    v5 = tl.fma(v4, 1.4426950216293335, 12583935.0)
    v6 = v5 - 12583935.0
    v7 = tl.fma(neg(v6), 0.693145751953125, v4)
    v8 = tl.fma(neg(v6), 1.428606765330187e-06, 0.0)
    v9 = v7 + v8
    v10 = tl.fma(tl.fma(0.0013814542908221483, v9, 0.00836870539933443), v9, 0.041668329387903214)
    v11 = 1.0 + v7
    v12 = tl.fma(v9 * v9, tl.fma(tl.fma(v10, v9, 0.1666652113199234), v9, 0.4999999403953552), v8)
    v13 = ((1.0 - v11) + v7) + v12
    v14 = v11 + v13
    v15 = (v11 - v14) + v13
    v16 = float32((bits32(greater(12583835.0, v5)) + -832) << 23)
    v17 = v14 * v16
    v18 = tl.fma(v17, 5.421010862427522e-20, 1.0)
    v19 = tl.fma(v15 * v16, 5.421010862427522e-20, tl.fma(v17, 5.421010862427522e-20, 1.0 - v18))
    v20 = v18 + v4
    v21 = v20 - v18
    v22 = v18 * v18
    v23 = tl.div_rn(1.0, v22)
    v24 = v20 * v23
    v25 = tl.fma(neg(v24), v22, v20) + (((v18 - (v20 - v21)) + (v4 - v21)) + v19)
    v26 = tl.fma(neg(v24), tl.fma(v19, v18 + v19, tl.fma(v18, v19, tl.fma(v18, v18, neg(v22)))), v25) * v23
    v27 = v14 * v24
    v28 = float64(bits32(v5).to(tl.int64) << 52)
    v29 = v0.to(tl.float64)
    v30 = tl.full((), 1.0, tl.float64)
    v31 = tl.fma(v15, v24 + v26, tl.fma(v14, v26, tl.fma(v14, v24, neg(v27)))).to(tl.float64)
    v32 = tl.where(v29 < 0.0, neg(tl.full((), 0.0, tl.float64)), v30)
    v33 = tl.full((), -1.2784645557403564, tl.float32)
    v34 = v0 - v33
    v35 = tl.fma(tl.fma(0.0007946797995828092, v34, 0.00013328729255590588), v34, -0.006606448441743851)
    v36 = tl.fma(tl.fma(v35, v34, -0.015222642570734024), v34, 0.018874812871217728)
    v37 = tl.fma(tl.fma(v36, v34, 0.14664879441261292), v34, -1.7689381071051002e-09)
    v38 = 0.2178117036819458 + v37
    v39 = v38 * v34
    v40 = tl.fma((0.2178117036819458 - v38) + v37, v34, tl.fma(v38, v34, neg(v39))).to(tl.float64)
    v41 = tl.fma(neg((v27.to(tl.float64) + v31) * v28), tl.where(v0 < 0.0, -1.0, 1.0).to(tl.float64), v32)
    v42 = (v39.to(tl.float64) + v40) + -2.8270396438353563e-09
    v43 = v1.to(tl.float64)
    v44 = v2.to(tl.float64)
    v45 = nan_from(tl.where(tl.abs(v29 - v33.to(tl.float64)) < 0.125, v42, v41) * (v43 * v44), v43)
    v46 = tl.div_rn(1.0, v18)
    v47 = v14 * v46
    v48 = v47.to(tl.float64) + (tl.fma(neg(v47), v19, tl.fma(neg(v47), v18, v14) + v15) * v46).to(tl.float64)
    v49 = tl.fma(neg(v48 * v28), v3.to(tl.float64), greater(neg(tl.full((), 0.0, tl.float64)), v29)) * v44
    v50 = nan_from(v45, v29).to(tl.float32)
    v51 = nan_from(v49, v29).to(tl.float32)
    tl.store(d_gate + at, v50.to(d_gate.dtype.element_ty), mask=inside)
    tl.store(d_up + at, v51.to(d_up.dtype.element_ty), mask=inside)


@triton.jit
def gate_vjp_binary32_fast(gate, up, g, d_gate, d_up, n, BLOCK: tl.constexpr):
    """62 operations."""
    at = tl.program_id(0).to(tl.int64) * BLOCK + tl.arange(0, BLOCK)
    inside = at < n
    v0 = tl.load(gate + at, mask=inside).to(tl.float32)
    v1 = tl.load(up + at, mask=inside).to(tl.float32)
    v2 = tl.load(g + at, mask=inside).to(tl.float32)
    v3 = lesser(tl.abs(v0), 291.1220703125)
    v4 = neg(v3)
    v5 = tl.fma(v4, 1.4426950216293335, 12583935.0)
    v6 = v5 - 12583935.0
    v7 = tl.fma(neg(v6), 1.428606765330187e-06, tl.fma(neg(v6), 0.693145751953125, v4))
    v8 = tl.fma(tl.fma(0.0013814542908221483, v7, 0.00836870539933443), v7, 0.041668329387903214)
    v9 = tl.fma(tl.fma(tl.fma(v8, v7, 0.1666652113199234), v7, 0.4999999403953552) * v7, v7, v7) + 1.0
    v10 = v9 * float32((bits32(greater(12583835.0, v5)) + -832) << 23)
    v11 = v10 * 5.421010862427522e-20
    v12 = float64(bits32(v5).to(tl.int64) << 52)
    v13 = v0.to(tl.float64)
    v14 = tl.full((), 1.0, tl.float64)
    v15 = v9 * tl.div_rn((1.0 - v3) + v11, tl.fma(v11, tl.fma(v10, 5.421010862427522e-20, 2.0), 1.0))
    v16 = tl.where(v13 < 0.0, neg(tl.full((), 0.0, tl.float64)), v14)
    v17 = tl.abs(tl.fma(neg(v15.to(tl.float64) * v12), tl.where(v0 < 0.0, -1.0, 1.0).to(tl.float64), v16))
    v18 = v1.to(tl.float64)
    v19 = v2.to(tl.float64)
    v20 = copysign64(v17, ((v0 - -1.2784645557403564) - 1.2979282537628478e-08).to(tl.float64)) * (v18 * v19)
    v21 = tl.div_rn(v9, tl.fma(v10, 5.421010862427522e-20, 1.0)).to(tl.float64) * v12
    v22 = tl.fma(neg(v21), v3.to(tl.float64), greater(neg(tl.full((), 0.0, tl.float64)), v13)) * v19
    v23 = nan_from(nan_from(v20, v18), v13).to(tl.float32)
    v24 = nan_from(v22, v13).to(tl.float32)
    tl.store(d_gate + at, v23.to(d_gate.dtype.element_ty), mask=inside)
    tl.store(d_up + at, v24.to(d_up.dtype.element_ty), mask=inside)


@triton.jit
def gate_vjp_binary64_faithful(gate, up, g, d_gate, d_up, n, BLOCK: tl.constexpr):
    """171 operations."""
    at = tl.program_id(0).to(tl.int64) * BLOCK + tl.arange(0, BLOCK)
    inside = at < n
    v0 = tl.load(gate + at, mask=inside).to(tl.float64)
    v1 = tl.load(up + at, mask=inside).to(tl.float64)
    v2 = tl.load(g + at, mask=inside).to(tl.float64)
    v3 = tl.full((), 1417.486328125, tl.float64)
    v4 = lesser(tl.abs(v0), v3)
    v5 = neg(v4)
    v6 = tl.full((), 1.4426950408889634, tl.float64)
    v7 = tl.full((), 6755399441057789.0, tl.float64)
    v8 = tl.fma(v5, v6, v7)
    v9 = v8 - v7
    v10 = tl.full((), 0.6931471805601177, tl.float64)
    v11 = tl.fma(neg(v9), v10, v5)
    v12 = tl.full((), -1.7239444525614835e-13, tl.float64)
    v13 = tl.full((), 0.0, tl.float64)
    v14 = tl.fma(neg(v9), v12, v13)
    v15 = v11 + v14
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
    v30 = v29 + v11
    v31 = ((v29 - v30) + v11) + tl.fma(v15 * v15, v28, v14)
    v32 = v30 + v31
    v33 = float64(bits64(v8) << 52)
    v34 = v32 * v33
    v35 = ((v30 - v32) + v31) * v33
    v36 = tl.full((), 2.2250738585072014e-308, tl.float64)
    v37 = tl.fma(v34, v36, v29)
    v38 = tl.fma(v35, v36, tl.fma(v34, v36, v29 - v37))
    v39 = v37 + v5
    v40 = v39 - v37
    v41 = v37 * v37
    v42 = v29 / v41
    v43 = v39 * v42
    v44 = tl.fma(neg(v43), v41, v39) + (((v37 - (v39 - v40)) + (v5 - v40)) + v38)
    v45 = tl.fma(neg(v43), tl.fma(v38, v37 + v38, tl.fma(v37, v38, tl.fma(v37, v37, neg(v41)))), v44) * v42
    v46 = v34 * v43
    v47 = v0 < v13
    v48 = tl.full((), 4.49423283715579e307, tl.float64)
    v49 = tl.where(v47, neg(tl.full((), 0.0, tl.float64)), v48)
    v50 = tl.full((), -1.0, tl.float64)
    v51 = tl.where(v47, v50, v29)
    v52 = v46 * v51
    v53 = tl.fma(v35, v43 + v45, tl.fma(v34, v45, tl.fma(v34, v43, neg(v46))))
    v54 = tl.fma(v53, v51, tl.fma(v46, v51, neg(v52)))
    v55 = v52 + v54
    v56 = tl.fma(neg(v55), v29, v49)
    v57 = tl.full((), 1.0715086071862673e301, tl.float64)
    v58 = v0 - -1.2784645427610737
    v59 = tl.full((), 0.1466487969969469, tl.float64)
    v60 = tl.full((), 0.018874814223782305, tl.float64)
    v61 = tl.full((), -0.015222655223188036, tl.float64)
    v62 = tl.full((), -0.006606589138356697, tl.float64)
    v63 = tl.full((), 0.00012662741008110607, tl.float64)
    v64 = tl.full((), 0.0007985218818398379, tl.float64)
    v65 = tl.full((), 0.00018570724361569754, tl.float64)
    v66 = tl.full((), -4.090534238017108e-05, tl.float64)
    v67 = tl.full((), -2.9733542697194216e-05, tl.float64)
    v68 = tl.full((), -2.9426313842263225e-06, tl.float64)
    v69 = tl.full((), 2.3460637014661546e-06, tl.float64)
    v70 = tl.full((), 8.599457848334751e-07, tl.float64)
    v71 = tl.full((), -3.176456860121485e-08, tl.float64)
    v72 = tl.full((), -9.21133736267701e-08, tl.float64)
    v73 = tl.fma(tl.fma(tl.fma(tl.fma(tl.fma(v72, v58, v71), v58, v70), v58, v69), v58, v68), v58, v67)
    v74 = tl.fma(tl.fma(tl.fma(tl.fma(tl.fma(v73, v58, v66), v58, v65), v58, v64), v58, v63), v58, v62)
    v75 = tl.full((), 3.7736214215478616e-19, tl.float64)
    v76 = tl.fma(tl.fma(tl.fma(tl.fma(v74, v58, v61), v58, v60), v58, v59), v58, v75)
    v77 = 0.21781170571980013 + v76
    v78 = v77 * v58
    v79 = v78 + 2.3843834755243112e-17
    v80 = v79 - v78
    v81 = tl.fma((0.21781170571980013 - v77) + v76, v58, tl.fma(v77, v58, neg(v78))) + 1.4790682243096049e-33
    v82 = v56 - (lesser(tl.fma((v52 - v55) + v54, v29, tl.fma(v55, v29, v56 - v49)), v57) + v13)
    v83 = (v79 + (((v78 - (v79 - v80)) + (2.3843834755243112e-17 - v80)) + v81)) * v48
    v84 = tl.where(tl.abs(v58) < 0.125, v83, v82)
    v85 = v84 * v36
    v86 = v1 * v2
    v87 = tl.abs(v2)
    v88 = tl.abs(v1) < v87
    v89 = tl.where(v88, v1, v2)
    v90 = tl.abs(v89) < v29
    v91 = ((v84 * tl.where(v88, v2, v1)) * (v89 * tl.where(v90, v29, v36))) * tl.where(v90, v36, v29)
    v92 = tl.where(tl.abs(v86) < v57, v85 * v86, (((v85 * 0.25) * v1) * v2) * 4.0)
    v93 = nan_from(nan_from(tl.where(tl.abs(v84) < v29, v91, v92), v1), v0)
    v94 = v29 / v37
    v95 = v34 * v94
    v96 = v0 < v29
    v97 = greater(neg(tl.full((), 0.0, tl.float64)), v0) * tl.where(v96, v48, v29)
    v98 = v4 * tl.where(v96, v29, v36)
    v99 = v95 * v98
    v100 = tl.fma(neg(v95), v38, tl.fma(neg(v95), v37, v34) + v35) * v94
    v101 = tl.fma(v100, v98, tl.fma(v95, v98, neg(v99)))
    v102 = v99 + v101
    v103 = tl.fma(neg(v102), v29, v97)
    v104 = v87 < v29
    v105 = v103 - (lesser(tl.fma((v99 - v102) + v101, v29, tl.fma(v102, v29, v103 - v97)), v57) + v13)
    v106 = v105 * (v2 * tl.where(v96, tl.where(v104, v29, v36), v29))
    v107 = nan_from(v106 * tl.where(v96, tl.where(v104, v36, v29), v29), v0)
    tl.store(d_gate + at, v93.to(d_gate.dtype.element_ty), mask=inside)
    tl.store(d_up + at, v107.to(d_up.dtype.element_ty), mask=inside)


KERNELS = {
    ("gate", "binary32", "faithful"): gate_binary32_faithful,
    ("gate", "binary32", "fast"): gate_binary32_fast,
    ("gate", "binary64", "faithful"): gate_binary64_faithful,
    ("gate_vjp", "binary32", "faithful"): gate_vjp_binary32_faithful,
    ("gate_vjp", "binary32", "fast"): gate_vjp_binary32_fast,
    ("gate_vjp", "binary64", "faithful"): gate_vjp_binary64_faithful,
}
