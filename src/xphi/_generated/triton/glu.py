"""glu on a GPU: made by `make gen` from src/xphi/lower/recipes; edits here are lost."""

import triton
import triton.language as tl

from xphi.ops.torch._triton_operations import bits32, bits64, float32, float64, greater, lesser, nan_from, neg


@triton.jit
def gate_binary32_faithful(gate, up, y, n, BLOCK: tl.constexpr):
    """57 operations."""
    at = tl.program_id(0).to(tl.int64) * BLOCK + tl.arange(0, BLOCK)
    inside = at < n
    v0 = tl.load(gate + at, mask=inside).to(tl.float32)
    v1 = tl.load(up + at, mask=inside).to(tl.float32)
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
    v25 = tl.fma(neg(v24), tl.where(v0 < 0.0, -1.0, 1.0).to(tl.float64), tl.where(v20 < v21, v21, v22))
    v26 = nan_from(v25 * v1.to(tl.float64), v20).to(tl.float32)
    tl.store(y + at, v26.to(y.dtype.element_ty), mask=inside)


@triton.jit
def gate_binary32_fast(gate, up, y, n, BLOCK: tl.constexpr):
    """33 operations."""
    at = tl.program_id(0).to(tl.int64) * BLOCK + tl.arange(0, BLOCK)
    inside = at < n
    v0 = tl.load(gate + at, mask=inside).to(tl.float32)
    v1 = tl.load(up + at, mask=inside).to(tl.float32)
    v2 = neg(lesser(tl.abs(v0), 175.3671875))
    v3 = tl.fma(v2, 1.4426950216293335, 12583165.0)
    v4 = v3 - 12583165.0
    v5 = tl.fma(neg(v4), 1.428606765330187e-06, tl.fma(neg(v4), 0.693145751953125, v2))
    v6 = tl.fma(tl.fma(0.0013814542908221483, v5, 0.00836870539933443), v5, 0.041668329387903214)
    v7 = tl.fma(tl.fma(tl.fma(v6, v5, 0.1666652113199234), v5, 0.4999999403953552) * v5, v5, v5) + 1.0
    v8 = v7 * float32(bits32(v3) << 23)
    v9 = v0 < 0.0
    v10 = tl.div_rn(v8, tl.fma(v8, 1.1754943508222875e-38, 1.0)) * tl.where(v9, -1.0, 1.0)
    v11 = tl.abs(v1) < 1.0
    v12 = (tl.where(v9, 0.0, 8.507059173023462e37) - v10) * (v1 * tl.where(v11, 1.0, 1.1754943508222875e-38))
    v13 = nan_from(v12 * tl.where(v11, 1.1754943508222875e-38, 1.0), v0)
    tl.store(y + at, v13.to(y.dtype.element_ty), mask=inside)


@triton.jit
def gate_binary64_faithful(gate, up, y, n, BLOCK: tl.constexpr):
    """66 operations."""
    at = tl.program_id(0).to(tl.int64) * BLOCK + tl.arange(0, BLOCK)
    inside = at < n
    v0 = tl.load(gate + at, mask=inside).to(tl.float64)
    v1 = tl.load(up + at, mask=inside).to(tl.float64)
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
    v41 = tl.where(v39, v11, v40)
    v42 = tl.full((), -1.0, tl.float64)
    v43 = tl.where(v39, v42, v27)
    v44 = v37 * v43
    v45 = tl.fma(v38 * v36, v43, tl.fma(v37, v43, neg(v44)))
    v46 = v44 + v45
    v47 = tl.fma(neg(v46), v27, v41)
    v48 = tl.full((), 1.0715086071862673e301, tl.float64)
    v49 = tl.abs(v1) < v27
    v50 = v47 - (lesser(tl.fma((v44 - v46) + v45, v27, tl.fma(v46, v27, v47 - v41)), v48) + v11)
    v51 = nan_from((v50 * (v1 * tl.where(v49, v27, v34))) * tl.where(v49, v34, v27), v0)
    tl.store(y + at, v51.to(y.dtype.element_ty), mask=inside)


@triton.jit
def gate_vjp_binary32_faithful(gate, up, g, d_gate, d_up, n, BLOCK: tl.constexpr):
    """80 operations."""
    at = tl.program_id(0).to(tl.int64) * BLOCK + tl.arange(0, BLOCK)
    inside = at < n
    v0 = tl.load(gate + at, mask=inside).to(tl.float32)
    v1 = tl.load(up + at, mask=inside).to(tl.float32)
    v2 = tl.load(g + at, mask=inside).to(tl.float32)
    v3 = neg(lesser(tl.abs(v0), 291.1220703125))
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
    v18 = tl.fma(v14 * v15, 5.421010862427522e-20, tl.fma(v16, 5.421010862427522e-20, 1.0 - v17))
    v19 = v17 * v17
    v20 = tl.div_rn(1.0, v19)
    v21 = v13 * v20
    v22 = tl.fma(v18, v17 + v18, tl.fma(v17, v18, tl.fma(v17, v17, neg(v19))))
    v23 = float64(bits32(v4).to(tl.int64) << 52)
    v24 = tl.full((), 0.0, tl.float64)
    v25 = tl.full((), -1.0, tl.float32)
    v26 = v21.to(tl.float64) + (tl.fma(neg(v21), v22, tl.fma(neg(v21), v19, v13) + v14) * v20).to(tl.float64)
    v27 = v1.to(tl.float64)
    v28 = v2.to(tl.float64)
    v29 = v0.to(tl.float64)
    v30 = tl.div_rn(1.0, v17)
    v31 = v13 * v30
    v32 = tl.full((), 1.0, tl.float64)
    v33 = v31.to(tl.float64) + (tl.fma(neg(v31), v18, tl.fma(neg(v31), v17, v13) + v14) * v30).to(tl.float64)
    v34 = tl.fma(neg(v33 * v23), tl.where(v0 < 0.0, v25, 1.0).to(tl.float64), tl.where(v29 < v24, v24, v32))
    v35 = nan_from(nan_from(tl.fma(neg(v26 * v23), v25.to(tl.float64), v24) * (v27 * v28), v27), v29)
    v36 = v35.to(tl.float32)
    v37 = nan_from(v34 * v28, v29).to(tl.float32)
    tl.store(d_gate + at, v36.to(d_gate.dtype.element_ty), mask=inside)
    tl.store(d_up + at, v37.to(d_up.dtype.element_ty), mask=inside)


@triton.jit
def gate_vjp_binary32_fast(gate, up, g, d_gate, d_up, n, BLOCK: tl.constexpr):
    """51 operations."""
    at = tl.program_id(0).to(tl.int64) * BLOCK + tl.arange(0, BLOCK)
    inside = at < n
    v0 = tl.load(gate + at, mask=inside).to(tl.float32)
    v1 = tl.load(up + at, mask=inside).to(tl.float32)
    v2 = tl.load(g + at, mask=inside).to(tl.float32)
    v3 = neg(lesser(tl.abs(v0), 291.1220703125))
    v4 = tl.fma(v3, 1.4426950216293335, 12583935.0)
    v5 = v4 - 12583935.0
    v6 = tl.fma(neg(v5), 1.428606765330187e-06, tl.fma(neg(v5), 0.693145751953125, v3))
    v7 = tl.fma(tl.fma(0.0013814542908221483, v6, 0.00836870539933443), v6, 0.041668329387903214)
    v8 = tl.fma(tl.fma(tl.fma(v7, v6, 0.1666652113199234), v6, 0.4999999403953552) * v6, v6, v6) + 1.0
    v9 = tl.fma(v8 * float32((bits32(greater(12583835.0, v4)) + -832) << 23), 5.421010862427522e-20, 1.0)
    v10 = float64(bits32(v4).to(tl.int64) << 52)
    v11 = tl.full((), 0.0, tl.float64)
    v12 = tl.full((), -1.0, tl.float32)
    v13 = v1.to(tl.float64)
    v14 = v2.to(tl.float64)
    v15 = tl.fma(neg(tl.div_rn(v8, v9 * v9).to(tl.float64) * v10), v12.to(tl.float64), v11) * (v13 * v14)
    v16 = v0.to(tl.float64)
    v17 = tl.full((), 1.0, tl.float64)
    v18 = tl.where(v0 < 0.0, v12, 1.0).to(tl.float64)
    v19 = tl.fma(neg(tl.div_rn(v8, v9).to(tl.float64) * v10), v18, tl.where(v16 < v11, v11, v17)) * v14
    v20 = nan_from(nan_from(v15, v13), v16).to(tl.float32)
    v21 = nan_from(v19, v16).to(tl.float32)
    tl.store(d_gate + at, v20.to(d_gate.dtype.element_ty), mask=inside)
    tl.store(d_up + at, v21.to(d_up.dtype.element_ty), mask=inside)


@triton.jit
def gate_vjp_binary64_faithful(gate, up, g, d_gate, d_up, n, BLOCK: tl.constexpr):
    """117 operations."""
    at = tl.program_id(0).to(tl.int64) * BLOCK + tl.arange(0, BLOCK)
    inside = at < n
    v0 = tl.load(gate + at, mask=inside).to(tl.float64)
    v1 = tl.load(up + at, mask=inside).to(tl.float64)
    v2 = tl.load(g + at, mask=inside).to(tl.float64)
    v3 = tl.full((), 1417.486328125, tl.float64)
    v4 = neg(lesser(tl.abs(v0), v3))
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
    v37 = tl.fma(v34, v35, tl.fma(v33, v35, v28 - v36))
    v38 = v36 * v36
    v39 = v28 / v38
    v40 = v33 * v39
    v41 = tl.fma(v37, v36 + v37, tl.fma(v36, v37, tl.fma(v36, v36, neg(v38))))
    v42 = tl.full((), -1.0, tl.float64)
    v43 = v40 * v42
    v44 = tl.fma(neg(v40), v41, tl.fma(neg(v40), v38, v33) + v34) * v39
    v45 = tl.fma(v44, v42, tl.fma(v40, v42, neg(v43)))
    v46 = v43 + v45
    v47 = tl.fma(neg(v46), v28, v12)
    v48 = tl.full((), 1.0715086071862673e301, tl.float64)
    v49 = v47 - (lesser(tl.fma((v43 - v46) + v45, v28, tl.fma(v46, v28, v47 - v12)), v48) + v12)
    v50 = v49 * v35
    v51 = v1 * v2
    v52 = tl.abs(v2)
    v53 = tl.abs(v1) < v52
    v54 = tl.where(v53, v1, v2)
    v55 = tl.abs(v54) < v28
    v56 = ((v49 * tl.where(v53, v2, v1)) * (v54 * tl.where(v55, v28, v35))) * tl.where(v55, v35, v28)
    v57 = tl.where(tl.abs(v51) < v48, v50 * v51, (((v50 * 0.25) * v1) * v2) * 4.0)
    v58 = nan_from(nan_from(tl.where(tl.abs(v49) < v28, v56, v57), v1), v0)
    v59 = v28 / v36
    v60 = v33 * v59
    v61 = v0 < v12
    v62 = tl.full((), 4.49423283715579e307, tl.float64)
    v63 = tl.where(v61, v12, v62)
    v64 = tl.where(v61, v42, v28)
    v65 = v60 * v64
    v66 = tl.fma(neg(v60), v37, tl.fma(neg(v60), v36, v33) + v34) * v59
    v67 = tl.fma(v66, v64, tl.fma(v60, v64, neg(v65)))
    v68 = v65 + v67
    v69 = tl.fma(neg(v68), v28, v63)
    v70 = v52 < v28
    v71 = v69 - (lesser(tl.fma((v65 - v68) + v67, v28, tl.fma(v68, v28, v69 - v63)), v48) + v12)
    v72 = nan_from((v71 * (v2 * tl.where(v70, v28, v35))) * tl.where(v70, v35, v28), v0)
    tl.store(d_gate + at, v58.to(d_gate.dtype.element_ty), mask=inside)
    tl.store(d_up + at, v72.to(d_up.dtype.element_ty), mask=inside)


KERNELS = {
    ("gate", "binary32", "faithful"): gate_binary32_faithful,
    ("gate", "binary32", "fast"): gate_binary32_fast,
    ("gate", "binary64", "faithful"): gate_binary64_faithful,
    ("gate_vjp", "binary32", "faithful"): gate_vjp_binary32_faithful,
    ("gate_vjp", "binary32", "fast"): gate_vjp_binary32_fast,
    ("gate_vjp", "binary64", "faithful"): gate_vjp_binary64_faithful,
}
