"""geglu on a GPU: made by `make gen` from src/xphi/lower/recipes; edits here are lost."""

import triton
import triton.language as tl

from xphi.ops.torch._triton_operations import bits32, bits64, float32, float64, greater, lesser, nan_from, neg


@triton.jit
def gate_binary32_faithful(gate, up, y, n, table, BLOCK: tl.constexpr):
    """65 operations, 640 bytes of tables."""
    at = tl.program_id(0).to(tl.int64) * BLOCK + tl.arange(0, BLOCK)
    inside = at < n
    v0 = tl.load(gate + at, mask=inside).to(tl.float32)
    v1 = tl.load(up + at, mask=inside).to(tl.float32)
    v2 = lesser(tl.abs(v0), 20.05078125)
    v3 = v2 * -0.5
    v4 = v3 * v2
    v5 = tl.fma(v4, 1.4426950216293335, 12583935.0)
    v6 = v5 - 12583935.0
    v7 = tl.fma(neg(v6), 0.693145751953125, v4)
    v8 = tl.fma(neg(v6), 1.428606765330187e-06, tl.fma(v3, v2, neg(v4)))
    v9 = v7 + v8
    v10 = tl.fma(tl.fma(0.0013814542908221483, v9, 0.00836870539933443), v9, 0.041668329387903214)
    v11 = 1.0 + v7
    v12 = tl.fma(v9 * v9, tl.fma(tl.fma(v10, v9, 0.1666652113199234), v9, 0.4999999403953552), v8)
    v13 = bits32(v2 + 2.0) >> 21
    v14 = v2 - tl.load(table + 272 + (v13 & 15))
    v15 = tl.load(table + 128 + (v13 & 15))
    v16 = tl.fma(tl.load(table + 256 + (v13 & 15)), v14, tl.load(table + 240 + (v13 & 15)))
    v17 = tl.fma(tl.fma(v16, v14, tl.load(table + 224 + (v13 & 15))), v14, tl.load(table + 208 + (v13 & 15)))
    v18 = tl.fma(tl.fma(v17, v14, tl.load(table + 192 + (v13 & 15))), v14, tl.load(table + 176 + (v13 & 15)))
    v19 = tl.fma(tl.fma(v18, v14, tl.load(table + 160 + (v13 & 15))), v14, tl.load(table + 144 + (v13 & 15)))
    v20 = v15 + v19
    v21 = (v15 - v20) + v19
    v22 = v11 * v20
    v23 = v0.to(tl.float64)
    v24 = tl.fma(((1.0 - v11) + v7) + v12, v20 + v21, tl.fma(v11, v21, tl.fma(v11, v20, neg(v22))))
    v25 = (v22.to(tl.float64) + v24.to(tl.float64)) * float64(bits32(v5).to(tl.int64) << 52)
    v26 = tl.fma(neg(v25), v2.to(tl.float64), greater(neg(tl.full((), 0.0, tl.float64)), v23))
    v27 = nan_from(v26 * v1.to(tl.float64), v23).to(tl.float32)
    tl.store(y + at, v27.to(y.dtype.element_ty), mask=inside)


@triton.jit
def gate_binary32_fast(gate, up, y, n, BLOCK: tl.constexpr):
    """51 operations."""
    at = tl.program_id(0).to(tl.int64) * BLOCK + tl.arange(0, BLOCK)
    inside = at < n
    v0 = tl.load(gate + at, mask=inside).to(tl.float32)
    v1 = tl.load(up + at, mask=inside).to(tl.float32)
    v2 = lesser(tl.abs(v0), 18.728515625)
    v3 = v2 * -0.5
    v4 = v3 * v2
    v5 = tl.fma(v4, 1.4426950216293335, 12583165.0)
    v6 = v5 - 12583165.0
    v7 = tl.fma(neg(v6), 1.428606765330187e-06, tl.fma(neg(v6), 0.693145751953125, v4))
    v8 = v7 + tl.fma(v3, v2, neg(v4))
    v9 = tl.fma(tl.fma(0.0013814542908221483, v8, 0.00836870539933443), v8, 0.041668329387903214)
    v10 = tl.fma(tl.fma(0.004670181777328253, v2, 0.0559004507958889), v2, 0.32013821601867676)
    v11 = tl.fma(tl.fma(tl.fma(v10, v2, 1.0616031885147095), v2, 2.0381486415863037), v2, 1.8799711465835571)
    v12 = tl.fma(tl.fma(0.0046708351001143456, v2, 0.055873554199934006), v2, 0.311344712972641)
    v13 = tl.fma(tl.fma(tl.fma(v9, v8, 0.1666652113199234), v8, 0.4999999403953552) * v8, v8, v8)
    v14 = tl.fma(v2, v11, tl.fma(tl.fma(v12, v2, 0.943062961101532), v2, 1.5))
    v15 = v0 < 1.0
    v16 = (v2 * tl.where(v15, 1.0, 1.1754943508222875e-38)) * float32(bits32(v5) << 23)
    v17 = greater(neg(tl.full((), 0.0, tl.float32)), v0) * tl.where(v15, 8.507059173023462e37, 1.0)
    v18 = tl.abs(v1) < 1.0
    v19 = v17 - (tl.div_rn(tl.fma(v13, 0.3989422917366028, 0.3989422917366028) * v11, v14) * v16)
    v20 = v19 * (v1 * tl.where(v15, tl.where(v18, 1.0, 1.1754943508222875e-38), 1.0))
    v21 = nan_from(v20 * tl.where(v15, tl.where(v18, 1.1754943508222875e-38, 1.0), 1.0), v0)
    tl.store(y + at, v21.to(y.dtype.element_ty), mask=inside)


@triton.jit
def gate_binary64_faithful(gate, up, y, n, table, BLOCK: tl.constexpr):
    """102 operations, 4352 bytes of tables."""
    at = tl.program_id(0).to(tl.int64) * BLOCK + tl.arange(0, BLOCK)
    inside = at < n
    v0 = tl.load(gate + at, mask=inside).to(tl.float64)
    v1 = tl.load(up + at, mask=inside).to(tl.float64)
    v2 = tl.full((), 53.2451171875, tl.float64)
    v3 = lesser(tl.abs(v0), v2)
    v4 = v3 * -0.5
    v5 = v4 * v3
    v6 = tl.full((), 1.4426950408889634, tl.float64)
    v7 = tl.full((), 6755399441057789.0, tl.float64)
    v8 = tl.fma(v5, v6, v7)
    v9 = v8 - v7
    v10 = tl.full((), 0.6931471805601177, tl.float64)
    v11 = tl.fma(neg(v9), v10, v5)
    v12 = tl.full((), -1.7239444525614835e-13, tl.float64)
    v13 = tl.fma(neg(v9), v12, tl.fma(v4, v3, neg(v5)))
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
    v28 = tl.full((), 1.0, tl.float64)
    v29 = v28 + v11
    v30 = bits64(v3 + 2.0) >> 50
    v31 = v3 - tl.load(table + 512 + (v30 & 31))
    v32 = tl.load(table + 0 + (v30 & 31))
    v33 = tl.fma(tl.load(table + 224 + (v30 & 31)), v31, tl.load(table + 192 + (v30 & 31)))
    v34 = tl.fma(tl.fma(v33, v31, tl.load(table + 160 + (v30 & 31))), v31, tl.load(table + 128 + (v30 & 31)))
    v35 = tl.fma(tl.fma(v34, v31, tl.load(table + 96 + (v30 & 31))), v31, tl.load(table + 480 + (v30 & 31)))
    v36 = tl.fma(tl.fma(v35, v31, tl.load(table + 448 + (v30 & 31))), v31, tl.load(table + 416 + (v30 & 31)))
    v37 = tl.fma(tl.fma(v36, v31, tl.load(table + 384 + (v30 & 31))), v31, tl.load(table + 352 + (v30 & 31)))
    v38 = tl.fma(tl.fma(v37, v31, tl.load(table + 320 + (v30 & 31))), v31, tl.load(table + 288 + (v30 & 31)))
    v39 = tl.fma(tl.fma(v38, v31, tl.load(table + 256 + (v30 & 31))), v31, tl.load(table + 64 + (v30 & 31)))
    v40 = tl.fma(v39, v31, tl.load(table + 32 + (v30 & 31)))
    v41 = v32 + v40
    v42 = (v32 - v41) + v40
    v43 = v29 * v41
    v44 = ((v28 - v29) + v11) + tl.fma(v14 * v14, v27, v13)
    v45 = v0 < v28
    v46 = tl.full((), 4.49423283715579e307, tl.float64)
    v47 = greater(neg(tl.full((), 0.0, tl.float64)), v0) * tl.where(v45, v46, v28)
    v48 = tl.full((), 2.2250738585072014e-308, tl.float64)
    v49 = (v3 * tl.where(v45, v28, v48)) * float64(bits64(v8) << 52)
    v50 = v43 * v49
    v51 = tl.fma(v44, v41 + v42, tl.fma(v29, v42, tl.fma(v29, v41, neg(v43))))
    v52 = tl.fma(v51, v49, tl.fma(v43, v49, neg(v50)))
    v53 = v50 + v52
    v54 = tl.fma(neg(v53), v28, v47)
    v55 = tl.full((), 1.0715086071862673e301, tl.float64)
    v56 = tl.abs(v1) < v28
    v57 = v54 - (lesser(tl.fma((v50 - v53) + v52, v28, tl.fma(v53, v28, v54 - v47)), v55) + 0.0)
    v58 = v57 * (v1 * tl.where(v45, tl.where(v56, v28, v48), v28))
    v59 = nan_from(v58 * tl.where(v45, tl.where(v56, v48, v28), v28), v0)
    tl.store(y + at, v59.to(y.dtype.element_ty), mask=inside)


@triton.jit
def gate_vjp_binary32_faithful(gate, up, g, d_gate, d_up, n, table, BLOCK: tl.constexpr):
    """132 operations, 640 bytes of tables."""
    at = tl.program_id(0).to(tl.int64) * BLOCK + tl.arange(0, BLOCK)
    inside = at < n
    v0 = tl.load(gate + at, mask=inside).to(tl.float32)
    v1 = tl.load(up + at, mask=inside).to(tl.float32)
    v2 = tl.load(g + at, mask=inside).to(tl.float32)
    v3 = lesser(tl.abs(v0), 24.1298828125)
    v4 = v3 * -0.5
    v5 = v4 * v3
    v6 = tl.fma(v5, 1.4426950216293335, 12583935.0)
    v7 = v6 - 12583935.0
    v8 = tl.fma(neg(v7), 0.693145751953125, v5)
    v9 = tl.fma(neg(v7), 1.428606765330187e-06, tl.fma(v4, v3, neg(v5)))
    v10 = v8 + v9
    v11 = tl.fma(tl.fma(0.0013814542908221483, v10, 0.00836870539933443), v10, 0.041668329387903214)
    v12 = 1.0 + v8
    v13 = tl.fma(v10 * v10, tl.fma(tl.fma(v11, v10, 0.1666652113199234), v10, 0.4999999403953552), v9)
    v14 = ((1.0 - v12) + v8) + v13
    v15 = bits32(v3 + 2.0) >> 21
    v16 = v3 - tl.load(table + 272 + (v15 & 15))
    v17 = tl.load(table + 160 + (v15 & 15))
    v18 = tl.load(table + 128 + (v15 & 15))
    v19 = tl.load(table + 144 + (v15 & 15))
    v20 = v17 * v16
    v21 = v18 + v20
    v22 = tl.fma(tl.load(table + 256 + (v15 & 15)), v16, tl.load(table + 240 + (v15 & 15)))
    v23 = tl.fma(tl.fma(v22, v16, tl.load(table + 224 + (v15 & 15))), v16, tl.load(table + 208 + (v15 & 15)))
    v24 = tl.fma(tl.fma(v23, v16, tl.load(table + 192 + (v15 & 15))), v16, tl.load(table + 176 + (v15 & 15)))
    v25 = 0.3989422917366028 * v3
    v26 = neg(v25)
    v27 = v21 + v26
    v28 = v27 - v21
    v29 = neg(tl.fma(-1.1335170135851058e-08, v3, tl.fma(0.3989422917366028, v3, neg(v25))))
    v30 = (((v18 - v21) + v20) + tl.fma(v24 * v16, v16, tl.fma(v17, v16, neg(v20)) + v19)) + v29
    v31 = ((v21 - (v27 - v28)) + (v26 - v28)) + v30
    v32 = v12 * v27
    v33 = float64(bits32(v6).to(tl.int64) << 52)
    v34 = v0.to(tl.float64)
    v35 = tl.full((), 1.0, tl.float64)
    v36 = tl.fma(v14, v27 + v31, tl.fma(v12, v31, tl.fma(v12, v27, neg(v32)))).to(tl.float64)
    v37 = tl.where(v34 < 0.0, neg(tl.full((), 0.0, tl.float64)), v35)
    v38 = tl.full((), -0.7517915368080139, tl.float32)
    v39 = v0 - v38
    v40 = tl.fma(tl.fma(-0.000738331291358918, v39, -0.0022074475418776274), v39, 0.004539623390883207)
    v41 = tl.fma(tl.fma(v40, v39, 0.019419727846980095), v39, -0.01477157510817051)
    v42 = tl.fma(tl.fma(v41, v39, -0.11400816589593887), v39, -0.01819966919720173)
    v43 = tl.fma(tl.fma(v42, v39, 0.38828498125076294), v39, -1.466752319601028e-08)
    v44 = 0.43149399757385254 + v43
    v45 = v44 * v39
    v46 = tl.fma((0.43149399757385254 - v44) + v43, v39, tl.fma(v44, v39, neg(v45))).to(tl.float64)
    v47 = tl.fma(neg((v32.to(tl.float64) + v36) * v33), tl.where(v0 < 0.0, -1.0, 1.0).to(tl.float64), v37)
    v48 = (v45.to(tl.float64) + v46) + -5.22731228974323e-09
    v49 = v1.to(tl.float64)
    v50 = v2.to(tl.float64)
    v51 = nan_from(tl.where(tl.abs(v34 - v38.to(tl.float64)) < 0.25, v48, v47) * (v49 * v50), v49)
    v52 = tl.fma(tl.fma(v24, v16, v17), v16, v19)
    v53 = v18 + v52
    v54 = (v18 - v53) + v52
    v55 = v12 * v53
    v56 = tl.fma(v14, v53 + v54, tl.fma(v12, v54, tl.fma(v12, v53, neg(v55)))).to(tl.float64)
    v57 = greater(neg(tl.full((), 0.0, tl.float64)), v34)
    v58 = nan_from(v51, v34).to(tl.float32)
    v59 = nan_from(tl.fma(neg((v55.to(tl.float64) + v56) * v33), v3.to(tl.float64), v57) * v50, v34)
    v60 = v59.to(tl.float32)
    tl.store(d_gate + at, v58.to(d_gate.dtype.element_ty), mask=inside)
    tl.store(d_up + at, v60.to(d_up.dtype.element_ty), mask=inside)


@triton.jit
def gate_vjp_binary32_fast(gate, up, g, d_gate, d_up, n, table, BLOCK: tl.constexpr):
    """77 operations, 512 bytes of tables."""
    at = tl.program_id(0).to(tl.int64) * BLOCK + tl.arange(0, BLOCK)
    inside = at < n
    v0 = tl.load(gate + at, mask=inside).to(tl.float32)
    v1 = tl.load(up + at, mask=inside).to(tl.float32)
    v2 = tl.load(g + at, mask=inside).to(tl.float32)
    v3 = lesser(tl.abs(v0), 24.1298828125)
    v4 = v3 * -0.5
    v5 = v4 * v3
    v6 = tl.fma(v5, 1.4426950216293335, 12583935.0)
    v7 = v6 - 12583935.0
    v8 = tl.fma(neg(v7), 1.428606765330187e-06, tl.fma(neg(v7), 0.693145751953125, v5))
    v9 = v8 + tl.fma(v4, v3, neg(v5))
    v10 = tl.fma(tl.fma(0.0013814542908221483, v9, 0.00836870539933443), v9, 0.041668329387903214)
    v11 = tl.fma(tl.fma(tl.fma(v10, v9, 0.1666652113199234), v9, 0.4999999403953552) * v9, v9, v9)
    v12 = bits32(v3 + 2.0) >> 21
    v13 = v3 - tl.load(table + 112 + (v12 & 15))
    v14 = tl.fma(tl.load(table + 96 + (v12 & 15)), v13, tl.load(table + 80 + (v12 & 15)))
    v15 = tl.fma(tl.fma(v14, v13, tl.load(table + 64 + (v12 & 15))), v13, tl.load(table + 48 + (v12 & 15)))
    v16 = tl.fma(tl.fma(v15, v13, tl.load(table + 32 + (v12 & 15))), v13, tl.load(table + 16 + (v12 & 15)))
    v17 = float64(bits32(v6).to(tl.int64) << 52)
    v18 = v0.to(tl.float64)
    v19 = tl.full((), 1.0, tl.float64)
    v20 = ((v11 + 1.0) * tl.fma(v16, v13, tl.load(table + 0 + (v12 & 15)))).to(tl.float64) * v17
    v21 = tl.where(v18 < 0.0, neg(tl.full((), 0.0, tl.float64)), v19)
    v22 = v1.to(tl.float64)
    v23 = v2.to(tl.float64)
    v24 = nan_from(tl.fma(neg(v20), tl.where(v0 < 0.0, -1.0, 1.0).to(tl.float64), v21) * (v22 * v23), v22)
    v25 = tl.fma(tl.fma(0.004670181777328253, v3, 0.0559004507958889), v3, 0.32013821601867676)
    v26 = tl.fma(tl.fma(tl.fma(v25, v3, 1.0616031885147095), v3, 2.0381486415863037), v3, 1.8799711465835571)
    v27 = tl.fma(tl.fma(0.0046708351001143456, v3, 0.055873554199934006), v3, 0.311344712972641)
    v28 = tl.fma(v3, v26, tl.fma(tl.fma(v27, v3, 0.943062961101532), v3, 1.5))
    v29 = tl.div_rn(tl.fma(v11, 0.3989422917366028, 0.3989422917366028) * v26, v28).to(tl.float64) * v17
    v30 = tl.fma(neg(v29), v3.to(tl.float64), greater(neg(tl.full((), 0.0, tl.float64)), v18)) * v23
    v31 = nan_from(v24, v18).to(tl.float32)
    v32 = nan_from(v30, v18).to(tl.float32)
    tl.store(d_gate + at, v31.to(d_gate.dtype.element_ty), mask=inside)
    tl.store(d_up + at, v32.to(d_up.dtype.element_ty), mask=inside)


@triton.jit
def gate_vjp_binary64_faithful(gate, up, g, d_gate, d_up, n, table, BLOCK: tl.constexpr):
    """212 operations, 4352 bytes of tables."""
    at = tl.program_id(0).to(tl.int64) * BLOCK + tl.arange(0, BLOCK)
    inside = at < n
    v0 = tl.load(gate + at, mask=inside).to(tl.float64)
    v1 = tl.load(up + at, mask=inside).to(tl.float64)
    v2 = tl.load(g + at, mask=inside).to(tl.float64)
    v3 = tl.full((), 53.2451171875, tl.float64)
    v4 = lesser(tl.abs(v0), v3)
    v5 = v4 * -0.5
    v6 = v5 * v4
    v7 = tl.full((), 1.4426950408889634, tl.float64)
    v8 = tl.full((), 6755399441057789.0, tl.float64)
    v9 = tl.fma(v6, v7, v8)
    v10 = v9 - v8
    v11 = tl.full((), 0.6931471805601177, tl.float64)
    v12 = tl.fma(neg(v10), v11, v6)
    v13 = tl.full((), -1.7239444525614835e-13, tl.float64)
    v14 = tl.fma(neg(v10), v13, tl.fma(v5, v4, neg(v6)))
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
    v32 = bits64(v4 + 2.0) >> 50
    v33 = v4 - tl.load(table + 512 + (v32 & 31))
    v34 = tl.load(table + 64 + (v32 & 31))
    v35 = tl.load(table + 0 + (v32 & 31))
    v36 = tl.load(table + 32 + (v32 & 31))
    v37 = v34 * v33
    v38 = v35 + v37
    v39 = tl.fma(tl.load(table + 224 + (v32 & 31)), v33, tl.load(table + 192 + (v32 & 31)))
    v40 = tl.fma(tl.fma(v39, v33, tl.load(table + 160 + (v32 & 31))), v33, tl.load(table + 128 + (v32 & 31)))
    v41 = tl.fma(tl.fma(v40, v33, tl.load(table + 96 + (v32 & 31))), v33, tl.load(table + 480 + (v32 & 31)))
    v42 = tl.fma(tl.fma(v41, v33, tl.load(table + 448 + (v32 & 31))), v33, tl.load(table + 416 + (v32 & 31)))
    v43 = tl.fma(tl.fma(v42, v33, tl.load(table + 384 + (v32 & 31))), v33, tl.load(table + 352 + (v32 & 31)))
    v44 = tl.fma(tl.fma(v43, v33, tl.load(table + 320 + (v32 & 31))), v33, tl.load(table + 288 + (v32 & 31)))
    v45 = tl.fma(v44, v33, tl.load(table + 256 + (v32 & 31)))
    v46 = tl.full((), 0.3989422804014327, tl.float64)
    v47 = tl.full((), -2.49232720227773e-17, tl.float64)
    v48 = v46 * v4
    v49 = neg(v48)
    v50 = v38 + v49
    v51 = v50 - v38
    v52 = ((v35 - v38) + v37) + tl.fma(v45 * v33, v33, tl.fma(v34, v33, neg(v37)) + v36)
    v53 = ((v38 - (v50 - v51)) + (v49 - v51)) + (v52 + neg(tl.fma(v47, v4, tl.fma(v46, v4, neg(v48)))))
    v54 = v30 * v50
    v55 = float64(bits64(v9) << 52)
    v56 = v0 < 0.0
    v57 = tl.full((), 4.49423283715579e307, tl.float64)
    v58 = tl.where(v56, neg(tl.full((), 0.0, tl.float64)), v57)
    v59 = tl.full((), -1.0, tl.float64)
    v60 = tl.where(v56, v59, v29) * v55
    v61 = v54 * v60
    v62 = tl.fma(v31, v50 + v53, tl.fma(v30, v53, tl.fma(v30, v50, neg(v54))))
    v63 = tl.fma(v62, v60, tl.fma(v54, v60, neg(v61)))
    v64 = v61 + v63
    v65 = tl.fma(neg(v64), v29, v58)
    v66 = tl.full((), 1.0715086071862673e301, tl.float64)
    v67 = v0 - -0.7517915246935645
    v68 = tl.full((), 0.388284982990552, tl.float64)
    v69 = tl.full((), -0.01819967639867108, tl.float64)
    v70 = tl.full((), -0.1140082332972217, tl.float64)
    v71 = tl.full((), -0.01477152214824434, tl.float64)
    v72 = tl.full((), 0.019421679838189067, tl.float64)
    v73 = tl.full((), 0.004539228379125416, tl.float64)
    v74 = tl.full((), -0.0022395380680734966, tl.float64)
    v75 = tl.full((), -0.0007448268386746699, tl.float64)
    v76 = tl.full((), 0.00018633974623231194, tl.float64)
    v77 = tl.full((), 8.615947861057694e-05, tl.float64)
    v78 = tl.full((), -1.1214380187649625e-05, tl.float64)
    v79 = tl.full((), -7.748461288505541e-06, tl.float64)
    v80 = tl.full((), 4.328450466803259e-07, tl.float64)
    v81 = tl.full((), 5.702761312602051e-07, tl.float64)
    v82 = tl.full((), -1.6042358348930668e-09, tl.float64)
    v83 = tl.full((), -3.5455407306979566e-08, tl.float64)
    v84 = tl.full((), -1.3981022473927398e-09, tl.float64)
    v85 = tl.full((), 1.872782040551222e-09, tl.float64)
    v86 = tl.full((), 1.4672868543407696e-10, tl.float64)
    v87 = tl.fma(tl.fma(tl.fma(tl.fma(tl.fma(v86, v67, v85), v67, v84), v67, v83), v67, v82), v67, v81)
    v88 = tl.fma(tl.fma(tl.fma(tl.fma(tl.fma(v87, v67, v80), v67, v79), v67, v78), v67, v77), v67, v76)
    v89 = tl.fma(tl.fma(tl.fma(tl.fma(tl.fma(v88, v67, v75), v67, v74), v67, v73), v67, v72), v67, v71)
    v90 = tl.full((), 1.5693718175851482e-17, tl.float64)
    v91 = tl.fma(tl.fma(tl.fma(tl.fma(v89, v67, v70), v67, v69), v67, v68), v67, v90)
    v92 = 0.4314939923140469 + v91
    v93 = v92 * v67
    v94 = v93 + -6.453751729367753e-18
    v95 = v94 - v93
    v96 = tl.fma((0.4314939923140469 - v92) + v91, v67, tl.fma(v92, v67, neg(v93))) + 2.1275262658684524e-34
    v97 = v65 - (lesser(tl.fma((v61 - v64) + v63, v29, tl.fma(v64, v29, v65 - v58)), v66) + 0.0)
    v98 = (v94 + (((v93 - (v94 - v95)) + (-6.453751729367753e-18 - v95)) + v96)) * v57
    v99 = tl.where(tl.abs(v67) < 0.25, v98, v97)
    v100 = tl.full((), 2.2250738585072014e-308, tl.float64)
    v101 = v99 * v100
    v102 = v1 * v2
    v103 = tl.abs(v2)
    v104 = tl.abs(v1) < v103
    v105 = tl.where(v104, v1, v2)
    v106 = tl.abs(v105) < v29
    v107 = ((v99 * tl.where(v104, v2, v1)) * (v105 * tl.where(v106, v29, v100))) * tl.where(v106, v100, v29)
    v108 = tl.where(tl.abs(v102) < v66, v101 * v102, (((v101 * 0.25) * v1) * v2) * 4.0)
    v109 = nan_from(nan_from(tl.where(tl.abs(v99) < v29, v107, v108), v1), v0)
    v110 = tl.fma(tl.fma(v45, v33, v34), v33, v36)
    v111 = v35 + v110
    v112 = (v35 - v111) + v110
    v113 = v30 * v111
    v114 = v0 < v29
    v115 = greater(neg(tl.full((), 0.0, tl.float64)), v0) * tl.where(v114, v57, v29)
    v116 = (v4 * tl.where(v114, v29, v100)) * v55
    v117 = v113 * v116
    v118 = tl.fma(v31, v111 + v112, tl.fma(v30, v112, tl.fma(v30, v111, neg(v113))))
    v119 = tl.fma(v118, v116, tl.fma(v113, v116, neg(v117)))
    v120 = v117 + v119
    v121 = tl.fma(neg(v120), v29, v115)
    v122 = v103 < v29
    v123 = v121 - (lesser(tl.fma((v117 - v120) + v119, v29, tl.fma(v120, v29, v121 - v115)), v66) + 0.0)
    v124 = v123 * (v2 * tl.where(v114, tl.where(v122, v29, v100), v29))
    v125 = nan_from(v124 * tl.where(v114, tl.where(v122, v100, v29), v29), v0)
    tl.store(d_gate + at, v109.to(d_gate.dtype.element_ty), mask=inside)
    tl.store(d_up + at, v125.to(d_up.dtype.element_ty), mask=inside)


KERNELS = {
    ("gate", "binary32", "faithful"): gate_binary32_faithful,
    ("gate", "binary32", "fast"): gate_binary32_fast,
    ("gate", "binary64", "faithful"): gate_binary64_faithful,
    ("gate_vjp", "binary32", "faithful"): gate_vjp_binary32_faithful,
    ("gate_vjp", "binary32", "fast"): gate_vjp_binary32_fast,
    ("gate_vjp", "binary64", "faithful"): gate_vjp_binary64_faithful,
}
