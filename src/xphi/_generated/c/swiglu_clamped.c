/* swiglu_clamped: made by `make gen` from src/xphi/lower/recipes; edits here are lost. */
#include "block.h"
#include "kernels.h"
#include "tables.h"

/* swiglu_clamped_gate_binary32_faithful: the gate (gate in binary32, faithful)
   The clamped gate of gpt-oss: min(gate, limit)·σ(α·gate)·(clip(up, −limit, limit) + 1), α and limit given.
   With u = α·gate the gate is silu(u)/α and its slope silu′(u), so SiLU's own zero serves.
   exp: exp(x) on [-0.34668, 0.34668] by a polynomial of degree 6; relative error at most 3.189e-09, proved in
     exp_binary32/00.toml
   faithful: largest error 0.7030 ULP of 100,000,000 inputs, at -0x1.4f58b8p+4, 0x1.1474d8p+0
   72 operations (10 fma, 10 add, 8 widen, 8 mul, 5 sub, 5 fnma, 4 narrow, 3 lesser, 3 neg, 3 greater, 2 select, 2
     bits, 2 left, 2 float, 1 abs, 1 fms, 1 less, 1 div, 1 nan_from), 0 bytes of tables */
XPHI_OP void swiglu_clamped_gate_binary32_faithful(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf2 v0 = load_f2(from[0]);
    const vf2 v1 = load_f2(from[1]);
    const vd2 v2 = number_d2(parameters[0]);
    const vd2 v3 = number_d2(parameters[1]);
    const vf2 v4 = narrow_d2(v2);
    const vd2 v5 = widen_f2(v4);
    const vd2 v6 = sub_d2(v2, v5);
    const vf2 v7 = narrow_d2(v6);
    const vf2 v8 = narrow_d2(v3);
    const vf2 v9 = lesser_f2(v8, v0);
    const vf2 v10 = abs_f2(v9);
    const vf2 v11 = number_f2(0x1.fffffep+127f);
    const vf2 v12 = lesser_f2(v10, v11);
    const vf2 v13 = mul_f2(v4, v12);
    const vf2 v14 = fms_f2(v4, v12, v13);
    const vf2 v15 = fma_f2(v7, v12, v14);
    const vf2 v16 = number_f2(0x1.628b8p+9f);
    const vm2 v17 = less_f2(v16, v13);
    const vf2 v18 = select_f2(v17, v16, v13);
    const vf2 v19 = number_f2(0x0p+0f);
    const vf2 v20 = select_f2(v17, v19, v15);
    const vf2 v21 = neg_f2(v18);
    const vf2 v22 = neg_f2(v20);
    const vf2 v23 = number_f2(0x1.715476p+0f);
    const vf2 v24 = number_f2(0x1.8007fep+23f);
    const vf2 v25 = fma_f2(v21, v23, v24);
    const vf2 v26 = sub_f2(v25, v24);
    const vf2 v27 = number_f2(0x1.62e4p-1f);
    const vf2 v28 = fnma_f2(v26, v27, v21);
    const vf2 v29 = number_f2(0x1.7f7d1cp-20f);
    const vf2 v30 = fnma_f2(v26, v29, v22);
    const vf2 v31 = add_f2(v28, v30);
    const vf2 v32 = mul_f2(v31, v31);
    const vf2 v33 = number_f2(0x1.fffffcp-2f);
    const vf2 v34 = number_f2(0x1.555492p-3f);
    const vf2 v35 = number_f2(0x1.5558d2p-5f);
    const vf2 v36 = number_f2(0x1.1239cap-7f);
    const vf2 v37 = number_f2(0x1.6a23d4p-10f);
    const vf2 v38 = fma_f2(v37, v31, v36);
    const vf2 v39 = fma_f2(v38, v31, v35);
    const vf2 v40 = fma_f2(v39, v31, v34);
    const vf2 v41 = fma_f2(v40, v31, v33);
    const vf2 v42 = fma_f2(v32, v41, v30);
    const vf2 v43 = number_f2(0x1p+0f);
    const vf2 v44 = add_f2(v43, v28);
    const vf2 v45 = sub_f2(v43, v44);
    const vf2 v46 = add_f2(v45, v28);
    const vf2 v47 = add_f2(v46, v42);
    const vf2 v48 = add_f2(v44, v47);
    const vf2 v49 = sub_f2(v44, v48);
    const vf2 v50 = add_f2(v49, v47);
    const vi2 v51 = bits_f2(v25);
    const vf2 v52 = number_f2(0x1.800736p+23f);
    const vf2 v53 = greater_f2(v52, v25);
    const vi2 v54 = bits_f2(v53);
    const vi2 v55 = number_i2(-832);
    const vi2 v56 = add_i2(v54, v55);
    const vi2 v57 = left_i2(v56, 23);
    const vf2 v58 = float_f2(v57);
    const vf2 v59 = mul_f2(v48, v58);
    const vf2 v60 = mul_f2(v50, v58);
    const vf2 v61 = number_f2(0x1p-64f);
    const vf2 v62 = fma_f2(v59, v61, v43);
    const vf2 v63 = sub_f2(v43, v62);
    const vf2 v64 = fma_f2(v59, v61, v63);
    const vf2 v65 = fma_f2(v60, v61, v64);
    const vf2 v66 = div_f2(v43, v62);
    const vf2 v67 = mul_f2(v48, v66);
    const vf2 v68 = fnma_f2(v67, v62, v48);
    const vf2 v69 = add_f2(v68, v50);
    const vf2 v70 = fnma_f2(v67, v65, v69);
    const vf2 v71 = mul_f2(v70, v66);
    const vq2 v72 = widen_i2(v51);
    const vq2 v73 = left_q2(v72, 52);
    const vd2 v74 = float_d2(v73);
    const vd2 v75 = widen_f2(v9);
    const vd2 v76 = number_d2(-0x0p+0);
    const vd2 v77 = greater_d2(v76, v75);
    const vd2 v78 = widen_f2(v67);
    const vd2 v79 = widen_f2(v71);
    const vd2 v80 = add_d2(v78, v79);
    const vd2 v81 = mul_d2(v80, v74);
    const vd2 v82 = widen_f2(v12);
    const vd2 v83 = fnma_d2(v81, v82, v77);
    const vf2 v84 = lesser_f2(v8, v1);
    const vf2 v85 = neg_f2(v8);
    const vf2 v86 = greater_f2(v85, v84);
    const vd2 v87 = widen_f2(v86);
    const vd2 v88 = number_d2(0x1p+0);
    const vd2 v89 = add_d2(v87, v88);
    const vd2 v90 = mul_d2(v83, v89);
    const vd2 v91 = widen_f2(v0);
    const vd2 v92 = nan_from_d2(v90, v91);
    const vf2 v93 = narrow_d2(v92);
    store_f2(to[0], v93);
}
static void run_swiglu_clamped_gate_binary32_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 2, 1, swiglu_clamped_gate_binary32_faithful)
}

/* swiglu_clamped_gate_binary32_fast: the gate (gate in binary32, fast)
   The clamped gate of gpt-oss: min(gate, limit)·σ(α·gate)·(clip(up, −limit, limit) + 1), α and limit given.
   With u = α·gate the gate is silu(u)/α and its slope silu′(u), so SiLU's own zero serves.
   exp: exp(x) on [-0.34668, 0.34668] by a polynomial of degree 6; relative error at most 3.189e-09, proved in
     exp_binary32/00.toml
   fast: largest error 3.3525 ULP of 96,341,528 inputs, at -0x1.6ca4a8p+2, 0x1.824fe8p-2
   55 operations (8 fma, 7 widen, 5 mul, 4 narrow, 4 add, 3 lesser, 3 neg, 3 fnma, 3 greater, 2 sub, 2 select, 2 bits,
     2 left, 2 float, 1 abs, 1 fms, 1 less, 1 div, 1 nan_from), 0 bytes of tables */
XPHI_OP void swiglu_clamped_gate_binary32_fast(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf2 v0 = load_f2(from[0]);
    const vf2 v1 = load_f2(from[1]);
    const vd2 v2 = number_d2(parameters[0]);
    const vd2 v3 = number_d2(parameters[1]);
    const vf2 v4 = narrow_d2(v2);
    const vd2 v5 = widen_f2(v4);
    const vd2 v6 = sub_d2(v2, v5);
    const vf2 v7 = narrow_d2(v6);
    const vf2 v8 = narrow_d2(v3);
    const vf2 v9 = lesser_f2(v8, v0);
    const vf2 v10 = abs_f2(v9);
    const vf2 v11 = number_f2(0x1.fffffep+127f);
    const vf2 v12 = lesser_f2(v10, v11);
    const vf2 v13 = mul_f2(v4, v12);
    const vf2 v14 = fms_f2(v4, v12, v13);
    const vf2 v15 = fma_f2(v7, v12, v14);
    const vf2 v16 = number_f2(0x1.628b8p+9f);
    const vm2 v17 = less_f2(v16, v13);
    const vf2 v18 = select_f2(v17, v16, v13);
    const vf2 v19 = number_f2(0x0p+0f);
    const vf2 v20 = select_f2(v17, v19, v15);
    const vf2 v21 = neg_f2(v18);
    const vf2 v22 = neg_f2(v20);
    const vf2 v23 = number_f2(0x1.715476p+0f);
    const vf2 v24 = number_f2(0x1.8007fep+23f);
    const vf2 v25 = fma_f2(v21, v23, v24);
    const vf2 v26 = sub_f2(v25, v24);
    const vf2 v27 = number_f2(0x1.62e4p-1f);
    const vf2 v28 = fnma_f2(v26, v27, v21);
    const vf2 v29 = number_f2(0x1.7f7d1cp-20f);
    const vf2 v30 = fnma_f2(v26, v29, v28);
    const vf2 v31 = add_f2(v30, v22);
    const vf2 v32 = number_f2(0x1.fffffcp-2f);
    const vf2 v33 = number_f2(0x1.555492p-3f);
    const vf2 v34 = number_f2(0x1.5558d2p-5f);
    const vf2 v35 = number_f2(0x1.1239cap-7f);
    const vf2 v36 = number_f2(0x1.6a23d4p-10f);
    const vf2 v37 = fma_f2(v36, v31, v35);
    const vf2 v38 = fma_f2(v37, v31, v34);
    const vf2 v39 = fma_f2(v38, v31, v33);
    const vf2 v40 = fma_f2(v39, v31, v32);
    const vf2 v41 = mul_f2(v40, v31);
    const vf2 v42 = fma_f2(v41, v31, v31);
    const vf2 v43 = number_f2(0x1p+0f);
    const vf2 v44 = add_f2(v42, v43);
    const vi2 v45 = bits_f2(v25);
    const vf2 v46 = number_f2(0x1.800736p+23f);
    const vf2 v47 = greater_f2(v46, v25);
    const vi2 v48 = bits_f2(v47);
    const vi2 v49 = number_i2(-832);
    const vi2 v50 = add_i2(v48, v49);
    const vi2 v51 = left_i2(v50, 23);
    const vf2 v52 = float_f2(v51);
    const vf2 v53 = mul_f2(v44, v52);
    const vf2 v54 = number_f2(0x1p-64f);
    const vf2 v55 = fma_f2(v53, v54, v43);
    const vf2 v56 = div_f2(v44, v55);
    const vq2 v57 = widen_i2(v45);
    const vq2 v58 = left_q2(v57, 52);
    const vd2 v59 = float_d2(v58);
    const vd2 v60 = widen_f2(v9);
    const vd2 v61 = number_d2(-0x0p+0);
    const vd2 v62 = greater_d2(v61, v60);
    const vd2 v63 = widen_f2(v56);
    const vd2 v64 = mul_d2(v63, v59);
    const vd2 v65 = widen_f2(v12);
    const vd2 v66 = fnma_d2(v64, v65, v62);
    const vf2 v67 = lesser_f2(v8, v1);
    const vf2 v68 = neg_f2(v8);
    const vf2 v69 = greater_f2(v68, v67);
    const vd2 v70 = widen_f2(v69);
    const vd2 v71 = number_d2(0x1p+0);
    const vd2 v72 = add_d2(v70, v71);
    const vd2 v73 = mul_d2(v66, v72);
    const vd2 v74 = widen_f2(v0);
    const vd2 v75 = nan_from_d2(v73, v74);
    const vf2 v76 = narrow_d2(v75);
    store_f2(to[0], v76);
}
static void run_swiglu_clamped_gate_binary32_fast(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 2, 1, swiglu_clamped_gate_binary32_fast)
}

/* swiglu_clamped_gate_binary64_faithful: the gate (gate in binary64, faithful)
   The clamped gate of gpt-oss: min(gate, limit)·σ(α·gate)·(clip(up, −limit, limit) + 1), α and limit given.
   With u = α·gate the gate is silu(u)/α and its slope silu′(u), so SiLU's own zero serves.
   exp: exp(x) on [-0.34668, 0.34668] by a polynomial of degree 12; relative error at most 7.152e-19, proved in
     exp_binary64/00.toml
   faithful: largest error 1.4062 ULP of 512 inputs, at 0x1.ed5193928a9fdp+624, -0x1.de0ffac242513p-2
   69 operations (18 fma, 11 add, 8 mul, 7 sub, 5 fnma, 4 lesser, 3 neg, 2 fms, 2 select, 2 greater, 1 abs, 1 less, 1
     bits, 1 left, 1 float, 1 div, 1 nan_from), 0 bytes of tables */
XPHI_OP void swiglu_clamped_gate_binary64_faithful(const double *const *from, double *const *to, const double *parameters) {
    (void)parameters;
    const vd2 v0 = load_d2(from[0]);
    const vd2 v1 = load_d2(from[1]);
    const vd2 v2 = number_d2(parameters[0]);
    const vd2 v3 = number_d2(parameters[1]);
    const vd2 v4 = lesser_d2(v3, v0);
    const vd2 v5 = abs_d2(v4);
    const vd2 v6 = number_d2(0x1.fffffffffffffp+1023);
    const vd2 v7 = lesser_d2(v5, v6);
    const vd2 v8 = mul_d2(v7, v2);
    const vd2 v9 = fms_d2(v7, v2, v8);
    const vd2 v10 = number_d2(0x1.8ee8p+9);
    const vn2 v11 = less_d2(v10, v8);
    const vd2 v12 = select_d2(v11, v10, v8);
    const vd2 v13 = number_d2(0x0p+0);
    const vd2 v14 = select_d2(v11, v13, v9);
    const vd2 v15 = neg_d2(v12);
    const vd2 v16 = neg_d2(v14);
    const vd2 v17 = number_d2(0x1.71547652b82fep+0);
    const vd2 v18 = number_d2(0x1.800000000047fp+52);
    const vd2 v19 = fma_d2(v15, v17, v18);
    const vd2 v20 = sub_d2(v19, v18);
    const vd2 v21 = number_d2(0x1.62e42fefa4p-1);
    const vd2 v22 = fnma_d2(v20, v21, v15);
    const vd2 v23 = number_d2(-0x1.8432a1b0e2634p-43);
    const vd2 v24 = fnma_d2(v20, v23, v16);
    const vd2 v25 = add_d2(v22, v24);
    const vd2 v26 = mul_d2(v25, v25);
    const vd2 v27 = number_d2(0x1p-1);
    const vd2 v28 = number_d2(0x1.555555555555bp-3);
    const vd2 v29 = number_d2(0x1.5555555555503p-5);
    const vd2 v30 = number_d2(0x1.111111110ec4ep-7);
    const vd2 v31 = number_d2(0x1.6c16c16c30539p-10);
    const vd2 v32 = number_d2(0x1.a01a01b3845a3p-13);
    const vd2 v33 = number_d2(0x1.a01a01366e0d4p-16);
    const vd2 v34 = number_d2(0x1.71ddf0112723ap-19);
    const vd2 v35 = number_d2(0x1.27e5b46d479fep-22);
    const vd2 v36 = number_d2(0x1.af6c03b2ed097p-26);
    const vd2 v37 = number_d2(0x1.1e3d1a7a9c487p-29);
    const vd2 v38 = fma_d2(v37, v25, v36);
    const vd2 v39 = fma_d2(v38, v25, v35);
    const vd2 v40 = fma_d2(v39, v25, v34);
    const vd2 v41 = fma_d2(v40, v25, v33);
    const vd2 v42 = fma_d2(v41, v25, v32);
    const vd2 v43 = fma_d2(v42, v25, v31);
    const vd2 v44 = fma_d2(v43, v25, v30);
    const vd2 v45 = fma_d2(v44, v25, v29);
    const vd2 v46 = fma_d2(v45, v25, v28);
    const vd2 v47 = fma_d2(v46, v25, v27);
    const vd2 v48 = fma_d2(v26, v47, v24);
    const vd2 v49 = number_d2(0x1p+0);
    const vd2 v50 = add_d2(v49, v22);
    const vd2 v51 = sub_d2(v49, v50);
    const vd2 v52 = add_d2(v51, v22);
    const vd2 v53 = add_d2(v52, v48);
    const vd2 v54 = add_d2(v50, v53);
    const vd2 v55 = sub_d2(v50, v54);
    const vd2 v56 = add_d2(v55, v53);
    const vq2 v57 = bits_d2(v19);
    const vq2 v58 = left_q2(v57, 52);
    const vd2 v59 = float_d2(v58);
    const vd2 v60 = mul_d2(v54, v59);
    const vd2 v61 = mul_d2(v56, v59);
    const vd2 v62 = number_d2(0x1p-128);
    const vd2 v63 = fma_d2(v60, v62, v49);
    const vd2 v64 = sub_d2(v49, v63);
    const vd2 v65 = fma_d2(v60, v62, v64);
    const vd2 v66 = fma_d2(v61, v62, v65);
    const vd2 v67 = div_d2(v49, v63);
    const vd2 v68 = mul_d2(v60, v67);
    const vd2 v69 = fnma_d2(v68, v63, v60);
    const vd2 v70 = add_d2(v69, v61);
    const vd2 v71 = fnma_d2(v68, v66, v70);
    const vd2 v72 = mul_d2(v71, v67);
    const vd2 v73 = number_d2(-0x0p+0);
    const vd2 v74 = greater_d2(v73, v4);
    const vd2 v75 = mul_d2(v68, v7);
    const vd2 v76 = fms_d2(v68, v7, v75);
    const vd2 v77 = fma_d2(v72, v7, v76);
    const vd2 v78 = add_d2(v75, v77);
    const vd2 v79 = sub_d2(v75, v78);
    const vd2 v80 = add_d2(v79, v77);
    const vd2 v81 = fnma_d2(v78, v62, v74);
    const vd2 v82 = sub_d2(v81, v74);
    const vd2 v83 = fma_d2(v78, v62, v82);
    const vd2 v84 = fma_d2(v80, v62, v83);
    const vd2 v85 = number_d2(0x1p+1000);
    const vd2 v86 = lesser_d2(v84, v85);
    const vd2 v87 = add_d2(v86, v13);
    const vd2 v88 = sub_d2(v81, v87);
    const vd2 v89 = lesser_d2(v3, v1);
    const vd2 v90 = neg_d2(v3);
    const vd2 v91 = greater_d2(v90, v89);
    const vd2 v92 = add_d2(v91, v49);
    const vd2 v93 = mul_d2(v88, v92);
    const vd2 v94 = nan_from_d2(v93, v0);
    store_d2(to[0], v94);
}
static void run_swiglu_clamped_gate_binary64_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(double, 2, 1, swiglu_clamped_gate_binary64_faithful)
}

/* swiglu_clamped_gate_vjp_binary32_faithful: the derivatives, times g (gate_vjp in binary32, faithful)
   The clamped gate of gpt-oss: min(gate, limit)·σ(α·gate)·(clip(up, −limit, limit) + 1), α and limit given.
   With u = α·gate the gate is silu(u)/α and its slope silu′(u), so SiLU's own zero serves.
   exp: exp(x) on [-0.34668, 0.34668] by a polynomial of degree 6; relative error at most 3.189e-09, proved in
     exp_binary32/00.toml
   silu_slope: silu'' on [-1.40346, -1.15346] by a polynomial of degree 6 about its middle, and integrated from the
     zero on; relative error at most 8.631e-10, proved in silu_slope_binary32/00.toml
   faithful: largest error 0.8091 ULP of 200,000,000 inputs, at -0x1.4808c8p-1, -0x1.b72ab2p-1, 0x1.230488p+5
   157 operations (23 add, 22 fma, 21 mul, 20 widen, 12 sub, 10 select, 8 less, 8 fnma, 5 narrow, 4 abs, 4 fms, 3
     lesser, 3 neg, 3 greater, 3 nan_from, 2 bits, 2 left, 2 float, 2 div), 0 bytes of tables */
XPHI_OP void swiglu_clamped_gate_vjp_binary32_faithful(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf2 v0 = load_f2(from[0]);
    const vf2 v1 = load_f2(from[1]);
    const vf2 v2 = load_f2(from[2]);
    const vd2 v3 = number_d2(parameters[0]);
    const vd2 v4 = number_d2(parameters[1]);
    const vf2 v5 = narrow_d2(v3);
    const vd2 v6 = widen_f2(v5);
    const vd2 v7 = sub_d2(v3, v6);
    const vf2 v8 = narrow_d2(v7);
    const vf2 v9 = narrow_d2(v4);
    const vf2 v10 = lesser_f2(v9, v0);
    const vf2 v11 = abs_f2(v10);
    const vf2 v12 = number_f2(0x1.fffffep+127f);
    const vf2 v13 = lesser_f2(v11, v12);
    const vf2 v14 = mul_f2(v5, v13);
    const vf2 v15 = fms_f2(v5, v13, v14);
    const vf2 v16 = fma_f2(v8, v13, v15);
    const vf2 v17 = number_f2(0x1.628b8p+9f);
    const vm2 v18 = less_f2(v17, v14);
    const vf2 v19 = select_f2(v18, v17, v14);
    const vf2 v20 = number_f2(0x0p+0f);
    const vf2 v21 = select_f2(v18, v20, v16);
    const vf2 v22 = neg_f2(v19);
    const vf2 v23 = neg_f2(v21);
    const vf2 v24 = number_f2(0x1.715476p+0f);
    const vf2 v25 = number_f2(0x1.8007fep+23f);
    const vf2 v26 = fma_f2(v22, v24, v25);
    const vf2 v27 = sub_f2(v26, v25);
    const vf2 v28 = number_f2(0x1.62e4p-1f);
    const vf2 v29 = fnma_f2(v27, v28, v22);
    const vf2 v30 = number_f2(0x1.7f7d1cp-20f);
    const vf2 v31 = fnma_f2(v27, v30, v23);
    const vf2 v32 = add_f2(v29, v31);
    const vf2 v33 = mul_f2(v32, v32);
    const vf2 v34 = number_f2(0x1.fffffcp-2f);
    const vf2 v35 = number_f2(0x1.555492p-3f);
    const vf2 v36 = number_f2(0x1.5558d2p-5f);
    const vf2 v37 = number_f2(0x1.1239cap-7f);
    const vf2 v38 = number_f2(0x1.6a23d4p-10f);
    const vf2 v39 = fma_f2(v38, v32, v37);
    const vf2 v40 = fma_f2(v39, v32, v36);
    const vf2 v41 = fma_f2(v40, v32, v35);
    const vf2 v42 = fma_f2(v41, v32, v34);
    const vf2 v43 = fma_f2(v33, v42, v31);
    const vf2 v44 = number_f2(0x1p+0f);
    const vf2 v45 = add_f2(v44, v29);
    const vf2 v46 = sub_f2(v44, v45);
    const vf2 v47 = add_f2(v46, v29);
    const vf2 v48 = add_f2(v47, v43);
    const vf2 v49 = add_f2(v45, v48);
    const vf2 v50 = sub_f2(v45, v49);
    const vf2 v51 = add_f2(v50, v48);
    const vi2 v52 = bits_f2(v26);
    const vf2 v53 = number_f2(0x1.800736p+23f);
    const vf2 v54 = greater_f2(v53, v26);
    const vi2 v55 = bits_f2(v54);
    const vi2 v56 = number_i2(-832);
    const vi2 v57 = add_i2(v55, v56);
    const vi2 v58 = left_i2(v57, 23);
    const vf2 v59 = float_f2(v58);
    const vf2 v60 = mul_f2(v49, v59);
    const vf2 v61 = mul_f2(v51, v59);
    const vm2 v62 = less_f2(v20, v10);
    const vf2 v63 = select_f2(v62, v19, v22);
    const vf2 v64 = select_f2(v62, v21, v23);
    const vf2 v65 = number_f2(0x1p-64f);
    const vf2 v66 = fma_f2(v60, v65, v44);
    const vf2 v67 = sub_f2(v44, v66);
    const vf2 v68 = fma_f2(v60, v65, v67);
    const vf2 v69 = fma_f2(v61, v65, v68);
    const vf2 v70 = add_f2(v66, v22);
    const vf2 v71 = sub_f2(v70, v66);
    const vf2 v72 = sub_f2(v70, v71);
    const vf2 v73 = sub_f2(v66, v72);
    const vf2 v74 = sub_f2(v22, v71);
    const vf2 v75 = add_f2(v73, v74);
    const vf2 v76 = add_f2(v69, v23);
    const vf2 v77 = add_f2(v75, v76);
    const vf2 v78 = mul_f2(v66, v66);
    const vf2 v79 = fms_f2(v66, v66, v78);
    const vf2 v80 = fma_f2(v66, v69, v79);
    const vf2 v81 = add_f2(v66, v69);
    const vf2 v82 = fma_f2(v69, v81, v80);
    const vf2 v83 = div_f2(v44, v78);
    const vf2 v84 = mul_f2(v70, v83);
    const vf2 v85 = fnma_f2(v84, v78, v70);
    const vf2 v86 = add_f2(v85, v77);
    const vf2 v87 = fnma_f2(v84, v82, v86);
    const vf2 v88 = mul_f2(v87, v83);
    const vf2 v89 = mul_f2(v49, v84);
    const vf2 v90 = fms_f2(v49, v84, v89);
    const vf2 v91 = fma_f2(v49, v88, v90);
    const vf2 v92 = add_f2(v84, v88);
    const vf2 v93 = fma_f2(v51, v92, v91);
    const vq2 v94 = widen_i2(v52);
    const vq2 v95 = left_q2(v94, 52);
    const vd2 v96 = float_d2(v95);
    const vd2 v97 = widen_f2(v10);
    const vd2 v98 = number_d2(0x0p+0);
    const vn2 v99 = less_d2(v97, v98);
    const vd2 v100 = number_d2(-0x0p+0);
    const vd2 v101 = number_d2(0x1p+0);
    const vd2 v102 = select_d2(v99, v100, v101);
    const vm2 v103 = less_f2(v10, v20);
    const vf2 v104 = number_f2(-0x1p+0f);
    const vf2 v105 = select_f2(v103, v104, v44);
    const vd2 v106 = widen_f2(v89);
    const vd2 v107 = widen_f2(v93);
    const vd2 v108 = add_d2(v106, v107);
    const vd2 v109 = mul_d2(v108, v96);
    const vd2 v110 = widen_f2(v105);
    const vd2 v111 = fnma_d2(v109, v110, v102);
    const vf2 v112 = number_f2(-0x1.474974p+0f);
    const vf2 v113 = sub_f2(v63, v112);
    const vf2 v114 = number_f2(0x1.2c5634p-3f);
    const vf2 v115 = number_f2(0x1.353eb4p-6f);
    const vf2 v116 = number_f2(-0x1.f2d0c8p-7f);
    const vf2 v117 = number_f2(-0x1.b0f5dp-8f);
    const vf2 v118 = number_f2(0x1.178612p-13f);
    const vf2 v119 = number_f2(0x1.a0a41ep-11f);
    const vf2 v120 = fma_f2(v119, v113, v118);
    const vf2 v121 = fma_f2(v120, v113, v117);
    const vf2 v122 = fma_f2(v121, v113, v116);
    const vf2 v123 = fma_f2(v122, v113, v115);
    const vf2 v124 = fma_f2(v123, v113, v114);
    const vf2 v125 = number_f2(0x1.be141p-3f);
    const vf2 v126 = number_f2(-0x1.e63df4p-30f);
    const vf2 v129 = number_f2(0x1.2c5634p-2f);
    const vf2 v130 = fma_f2(v113, v129, v125);
    const vf2 v131 = mul_f2(v64, v130);
    const vf2 v132 = fma_f2(v124, v113, v126);
    const vf2 v133 = add_f2(v125, v132);
    const vf2 v134 = sub_f2(v125, v133);
    const vf2 v135 = add_f2(v134, v132);
    const vf2 v136 = mul_f2(v133, v113);
    const vf2 v137 = fms_f2(v133, v113, v136);
    const vf2 v138 = fma_f2(v135, v113, v137);
    const vd2 v139 = number_d2(-0x1.848b9d5f81fa7p-29);
    const vd2 v140 = widen_f2(v131);
    const vd2 v141 = add_d2(v139, v140);
    const vd2 v142 = widen_f2(v136);
    const vd2 v143 = widen_f2(v138);
    const vd2 v144 = add_d2(v142, v143);
    const vd2 v145 = add_d2(v144, v141);
    const vd2 v146 = widen_f2(v63);
    const vd2 v147 = widen_f2(v112);
    const vd2 v148 = sub_d2(v146, v147);
    const vd2 v149 = abs_d2(v148);
    const vd2 v150 = number_d2(0x1p-3);
    const vn2 v151 = less_d2(v149, v150);
    const vd2 v152 = select_d2(v151, v145, v111);
    const vd2 v153 = widen_f2(v20);
    const vd2 v154 = widen_f2(v0);
    const vf2 v155 = lesser_f2(v9, v1);
    const vf2 v156 = neg_f2(v9);
    const vf2 v157 = greater_f2(v156, v155);
    const vd2 v158 = widen_f2(v157);
    const vd2 v159 = add_d2(v158, v101);
    const vd2 v160 = widen_f2(v2);
    const vd2 v161 = mul_d2(v159, v160);
    const vd2 v162 = mul_d2(v152, v161);
    const vd2 v163 = number_d2(0x1p-2);
    const vd2 v164 = mul_d2(v152, v163);
    const vd2 v165 = mul_d2(v164, v159);
    const vd2 v166 = mul_d2(v165, v160);
    const vd2 v167 = number_d2(0x1p+2);
    const vd2 v168 = mul_d2(v166, v167);
    const vd2 v169 = abs_d2(v161);
    const vd2 v170 = number_d2(0x1p+1000);
    const vn2 v171 = less_d2(v169, v170);
    const vd2 v172 = select_d2(v171, v162, v168);
    const vd2 v173 = nan_from_d2(v172, v159);
    const vd2 v174 = nan_from_d2(v173, v154);
    const vd2 v175 = widen_f2(v9);
    const vn2 v176 = less_d2(v175, v154);
    const vd2 v177 = select_d2(v176, v153, v174);
    const vf2 v178 = div_f2(v44, v66);
    const vf2 v179 = mul_f2(v49, v178);
    const vf2 v180 = fnma_f2(v179, v66, v49);
    const vf2 v181 = add_f2(v180, v51);
    const vf2 v182 = fnma_f2(v179, v69, v181);
    const vf2 v183 = mul_f2(v182, v178);
    const vd2 v184 = greater_d2(v100, v97);
    const vd2 v185 = widen_f2(v179);
    const vd2 v186 = widen_f2(v183);
    const vd2 v187 = add_d2(v185, v186);
    const vd2 v188 = mul_d2(v187, v96);
    const vd2 v189 = widen_f2(v13);
    const vd2 v190 = fnma_d2(v188, v189, v184);
    const vd2 v191 = mul_d2(v190, v160);
    const vd2 v192 = nan_from_d2(v191, v154);
    const vf2 v193 = abs_f2(v1);
    const vd2 v194 = widen_f2(v193);
    const vn2 v195 = less_d2(v175, v194);
    const vd2 v196 = select_d2(v195, v153, v192);
    const vf2 v197 = narrow_d2(v177);
    const vf2 v198 = narrow_d2(v196);
    store_f2(to[0], v197);
    store_f2(to[1], v198);
}
static void run_swiglu_clamped_gate_vjp_binary32_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 3, 2, swiglu_clamped_gate_vjp_binary32_faithful)
}

/* swiglu_clamped_gate_vjp_binary32_fast: the derivatives, times g (gate_vjp in binary32, fast)
   The clamped gate of gpt-oss: min(gate, limit)·σ(α·gate)·(clip(up, −limit, limit) + 1), α and limit given.
   With u = α·gate the gate is silu(u)/α and its slope silu′(u), so SiLU's own zero serves.
   exp: exp(x) on [-0.34668, 0.34668] by a polynomial of degree 6; relative error at most 3.189e-09, proved in
     exp_binary32/00.toml
   silu_slope: silu'' on [-1.40346, -1.15346] by a polynomial of degree 6 about its middle, and integrated from the
     zero on; relative error at most 8.631e-10, proved in silu_slope_binary32/00.toml
   fast: largest error 4.3764 ULP of 185,630,164 inputs, at -0x1.834114p+1, 0x1.e393ccp-3, 0x1.0573e8p-1 (without the
     surroundings of a zero, where it is absolute)
   101 operations (14 widen, 14 mul, 10 fma, 9 select, 7 sub, 7 less, 5 narrow, 5 add, 4 abs, 4 fnma, 3 lesser, 3 neg,
     3 greater, 3 nan_from, 2 bits, 2 left, 2 float, 2 div, 1 fms, 1 copysign), 0 bytes of tables */
XPHI_OP void swiglu_clamped_gate_vjp_binary32_fast(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf2 v0 = load_f2(from[0]);
    const vf2 v1 = load_f2(from[1]);
    const vf2 v2 = load_f2(from[2]);
    const vd2 v3 = number_d2(parameters[0]);
    const vd2 v4 = number_d2(parameters[1]);
    const vf2 v5 = narrow_d2(v3);
    const vd2 v6 = widen_f2(v5);
    const vd2 v7 = sub_d2(v3, v6);
    const vf2 v8 = narrow_d2(v7);
    const vf2 v9 = narrow_d2(v4);
    const vf2 v10 = lesser_f2(v9, v0);
    const vf2 v11 = abs_f2(v10);
    const vf2 v12 = number_f2(0x1.fffffep+127f);
    const vf2 v13 = lesser_f2(v11, v12);
    const vf2 v14 = mul_f2(v5, v13);
    const vf2 v15 = fms_f2(v5, v13, v14);
    const vf2 v16 = fma_f2(v8, v13, v15);
    const vf2 v17 = number_f2(0x1.628b8p+9f);
    const vm2 v18 = less_f2(v17, v14);
    const vf2 v19 = select_f2(v18, v17, v14);
    const vf2 v20 = number_f2(0x0p+0f);
    const vf2 v21 = select_f2(v18, v20, v16);
    const vf2 v22 = neg_f2(v19);
    const vf2 v23 = neg_f2(v21);
    const vf2 v24 = number_f2(0x1.715476p+0f);
    const vf2 v25 = number_f2(0x1.8007fep+23f);
    const vf2 v26 = fma_f2(v22, v24, v25);
    const vf2 v27 = sub_f2(v26, v25);
    const vf2 v28 = number_f2(0x1.62e4p-1f);
    const vf2 v29 = fnma_f2(v27, v28, v22);
    const vf2 v30 = number_f2(0x1.7f7d1cp-20f);
    const vf2 v31 = fnma_f2(v27, v30, v29);
    const vf2 v32 = add_f2(v31, v23);
    const vf2 v33 = number_f2(0x1.fffffcp-2f);
    const vf2 v34 = number_f2(0x1.555492p-3f);
    const vf2 v35 = number_f2(0x1.5558d2p-5f);
    const vf2 v36 = number_f2(0x1.1239cap-7f);
    const vf2 v37 = number_f2(0x1.6a23d4p-10f);
    const vf2 v38 = fma_f2(v37, v32, v36);
    const vf2 v39 = fma_f2(v38, v32, v35);
    const vf2 v40 = fma_f2(v39, v32, v34);
    const vf2 v41 = fma_f2(v40, v32, v33);
    const vf2 v42 = mul_f2(v41, v32);
    const vf2 v43 = fma_f2(v42, v32, v32);
    const vf2 v44 = number_f2(0x1p+0f);
    const vf2 v45 = add_f2(v43, v44);
    const vi2 v46 = bits_f2(v26);
    const vf2 v47 = number_f2(0x1.800736p+23f);
    const vf2 v48 = greater_f2(v47, v26);
    const vi2 v49 = bits_f2(v48);
    const vi2 v50 = number_i2(-832);
    const vi2 v51 = add_i2(v49, v50);
    const vi2 v52 = left_i2(v51, 23);
    const vf2 v53 = float_f2(v52);
    const vf2 v54 = mul_f2(v45, v53);
    const vm2 v55 = less_f2(v20, v10);
    const vf2 v56 = select_f2(v55, v19, v22);
    const vf2 v57 = select_f2(v55, v21, v23);
    const vf2 v58 = sub_f2(v44, v19);
    const vf2 v59 = number_f2(0x1p-64f);
    const vf2 v60 = mul_f2(v54, v59);
    const vf2 v61 = sub_f2(v60, v21);
    const vf2 v62 = add_f2(v58, v61);
    const vf2 v63 = number_f2(0x1p+1f);
    const vf2 v64 = fma_f2(v54, v59, v63);
    const vf2 v65 = fma_f2(v60, v64, v44);
    const vf2 v66 = div_f2(v62, v65);
    const vf2 v67 = mul_f2(v45, v66);
    const vq2 v68 = widen_i2(v46);
    const vq2 v69 = left_q2(v68, 52);
    const vd2 v70 = float_d2(v69);
    const vd2 v71 = widen_f2(v10);
    const vd2 v72 = number_d2(0x0p+0);
    const vn2 v73 = less_d2(v71, v72);
    const vd2 v74 = number_d2(-0x0p+0);
    const vd2 v75 = number_d2(0x1p+0);
    const vd2 v76 = select_d2(v73, v74, v75);
    const vm2 v77 = less_f2(v10, v20);
    const vf2 v78 = number_f2(-0x1p+0f);
    const vf2 v79 = select_f2(v77, v78, v44);
    const vd2 v80 = widen_f2(v67);
    const vd2 v81 = mul_d2(v80, v70);
    const vd2 v82 = widen_f2(v79);
    const vd2 v83 = fnma_d2(v81, v82, v76);
    const vf2 v84 = number_f2(0x1.bdf6fap-27f);
    const vf2 v85 = number_f2(-0x1.474974p+0f);
    const vf2 v86 = sub_f2(v56, v85);
    const vf2 v87 = sub_f2(v84, v57);
    const vf2 v88 = sub_f2(v86, v87);
    const vd2 v89 = abs_d2(v83);
    const vd2 v90 = widen_f2(v88);
    const vd2 v91 = copysign_d2(v89, v90);
    const vd2 v92 = widen_f2(v20);
    const vd2 v93 = widen_f2(v0);
    const vf2 v94 = lesser_f2(v9, v1);
    const vf2 v95 = neg_f2(v9);
    const vf2 v96 = greater_f2(v95, v94);
    const vd2 v97 = widen_f2(v96);
    const vd2 v98 = add_d2(v97, v75);
    const vd2 v99 = widen_f2(v2);
    const vd2 v100 = mul_d2(v98, v99);
    const vd2 v101 = mul_d2(v91, v100);
    const vd2 v102 = number_d2(0x1p-2);
    const vd2 v103 = mul_d2(v91, v102);
    const vd2 v104 = mul_d2(v103, v98);
    const vd2 v105 = mul_d2(v104, v99);
    const vd2 v106 = number_d2(0x1p+2);
    const vd2 v107 = mul_d2(v105, v106);
    const vd2 v108 = abs_d2(v100);
    const vd2 v109 = number_d2(0x1p+1000);
    const vn2 v110 = less_d2(v108, v109);
    const vd2 v111 = select_d2(v110, v101, v107);
    const vd2 v112 = nan_from_d2(v111, v98);
    const vd2 v113 = nan_from_d2(v112, v93);
    const vd2 v114 = widen_f2(v9);
    const vn2 v115 = less_d2(v114, v93);
    const vd2 v116 = select_d2(v115, v92, v113);
    const vf2 v117 = fma_f2(v54, v59, v44);
    const vf2 v118 = div_f2(v45, v117);
    const vd2 v119 = greater_d2(v74, v71);
    const vd2 v120 = widen_f2(v118);
    const vd2 v121 = mul_d2(v120, v70);
    const vd2 v122 = widen_f2(v13);
    const vd2 v123 = fnma_d2(v121, v122, v119);
    const vd2 v124 = mul_d2(v123, v99);
    const vd2 v125 = nan_from_d2(v124, v93);
    const vf2 v126 = abs_f2(v1);
    const vd2 v127 = widen_f2(v126);
    const vn2 v128 = less_d2(v114, v127);
    const vd2 v129 = select_d2(v128, v92, v125);
    const vf2 v130 = narrow_d2(v116);
    const vf2 v131 = narrow_d2(v129);
    store_f2(to[0], v130);
    store_f2(to[1], v131);
}
static void run_swiglu_clamped_gate_vjp_binary32_fast(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 3, 2, swiglu_clamped_gate_vjp_binary32_fast)
}

/* swiglu_clamped_gate_vjp_binary64_faithful: the derivatives, times g (gate_vjp in binary64, faithful)
   The clamped gate of gpt-oss: min(gate, limit)·σ(α·gate)·(clip(up, −limit, limit) + 1), α and limit given.
   With u = α·gate the gate is silu(u)/α and its slope silu′(u), so SiLU's own zero serves.
   exp: exp(x) on [-0.34668, 0.34668] by a polynomial of degree 12; relative error at most 7.152e-19, proved in
     exp_binary64/00.toml
   silu_slope: silu'' on [-1.40346, -1.15346] by a polynomial of degree 14 about its middle, and integrated from the
     zero on; relative error at most 7.546e-18, proved in silu_slope_binary64/00.toml
   faithful: largest error 1.8010 ULP of 1,024 inputs, at 0x1.d499a33fea77bp-10, 0x1.30433b6124c57p-4,
     -0x1.bcd713d4424p-2
   164 operations (41 fma, 29 add, 21 mul, 20 sub, 10 select, 8 fnma, 7 less, 6 fms, 5 lesser, 4 abs, 3 neg, 3
     nan_from, 2 div, 2 greater, 1 bits, 1 left, 1 float), 0 bytes of tables */
XPHI_OP void swiglu_clamped_gate_vjp_binary64_faithful(const double *const *from, double *const *to, const double *parameters) {
    (void)parameters;
    const vd2 v0 = load_d2(from[0]);
    const vd2 v1 = load_d2(from[1]);
    const vd2 v2 = load_d2(from[2]);
    const vd2 v3 = number_d2(parameters[0]);
    const vd2 v4 = number_d2(parameters[1]);
    const vd2 v5 = lesser_d2(v4, v0);
    const vd2 v6 = abs_d2(v5);
    const vd2 v7 = number_d2(0x1.fffffffffffffp+1023);
    const vd2 v8 = lesser_d2(v6, v7);
    const vd2 v9 = mul_d2(v8, v3);
    const vd2 v10 = fms_d2(v8, v3, v9);
    const vd2 v11 = number_d2(0x1.8ee8p+9);
    const vn2 v12 = less_d2(v11, v9);
    const vd2 v13 = select_d2(v12, v11, v9);
    const vd2 v14 = number_d2(0x0p+0);
    const vd2 v15 = select_d2(v12, v14, v10);
    const vd2 v16 = neg_d2(v13);
    const vd2 v17 = neg_d2(v15);
    const vd2 v18 = number_d2(0x1.71547652b82fep+0);
    const vd2 v19 = number_d2(0x1.800000000047fp+52);
    const vd2 v20 = fma_d2(v16, v18, v19);
    const vd2 v21 = sub_d2(v20, v19);
    const vd2 v22 = number_d2(0x1.62e42fefa4p-1);
    const vd2 v23 = fnma_d2(v21, v22, v16);
    const vd2 v24 = number_d2(-0x1.8432a1b0e2634p-43);
    const vd2 v25 = fnma_d2(v21, v24, v17);
    const vd2 v26 = add_d2(v23, v25);
    const vd2 v27 = mul_d2(v26, v26);
    const vd2 v28 = number_d2(0x1p-1);
    const vd2 v29 = number_d2(0x1.555555555555bp-3);
    const vd2 v30 = number_d2(0x1.5555555555503p-5);
    const vd2 v31 = number_d2(0x1.111111110ec4ep-7);
    const vd2 v32 = number_d2(0x1.6c16c16c30539p-10);
    const vd2 v33 = number_d2(0x1.a01a01b3845a3p-13);
    const vd2 v34 = number_d2(0x1.a01a01366e0d4p-16);
    const vd2 v35 = number_d2(0x1.71ddf0112723ap-19);
    const vd2 v36 = number_d2(0x1.27e5b46d479fep-22);
    const vd2 v37 = number_d2(0x1.af6c03b2ed097p-26);
    const vd2 v38 = number_d2(0x1.1e3d1a7a9c487p-29);
    const vd2 v39 = fma_d2(v38, v26, v37);
    const vd2 v40 = fma_d2(v39, v26, v36);
    const vd2 v41 = fma_d2(v40, v26, v35);
    const vd2 v42 = fma_d2(v41, v26, v34);
    const vd2 v43 = fma_d2(v42, v26, v33);
    const vd2 v44 = fma_d2(v43, v26, v32);
    const vd2 v45 = fma_d2(v44, v26, v31);
    const vd2 v46 = fma_d2(v45, v26, v30);
    const vd2 v47 = fma_d2(v46, v26, v29);
    const vd2 v48 = fma_d2(v47, v26, v28);
    const vd2 v49 = fma_d2(v27, v48, v25);
    const vd2 v50 = number_d2(0x1p+0);
    const vd2 v51 = add_d2(v50, v23);
    const vd2 v52 = sub_d2(v50, v51);
    const vd2 v53 = add_d2(v52, v23);
    const vd2 v54 = add_d2(v53, v49);
    const vd2 v55 = add_d2(v51, v54);
    const vd2 v56 = sub_d2(v51, v55);
    const vd2 v57 = add_d2(v56, v54);
    const vq2 v58 = bits_d2(v20);
    const vq2 v59 = left_q2(v58, 52);
    const vd2 v60 = float_d2(v59);
    const vd2 v61 = mul_d2(v55, v60);
    const vd2 v62 = mul_d2(v57, v60);
    const vn2 v63 = less_d2(v14, v5);
    const vd2 v64 = select_d2(v63, v13, v16);
    const vd2 v65 = select_d2(v63, v15, v17);
    const vd2 v66 = number_d2(0x1p-128);
    const vd2 v67 = fma_d2(v61, v66, v50);
    const vd2 v68 = sub_d2(v50, v67);
    const vd2 v69 = fma_d2(v61, v66, v68);
    const vd2 v70 = fma_d2(v62, v66, v69);
    const vd2 v71 = add_d2(v67, v16);
    const vd2 v72 = sub_d2(v71, v67);
    const vd2 v73 = sub_d2(v71, v72);
    const vd2 v74 = sub_d2(v67, v73);
    const vd2 v75 = sub_d2(v16, v72);
    const vd2 v76 = add_d2(v74, v75);
    const vd2 v77 = add_d2(v70, v17);
    const vd2 v78 = add_d2(v76, v77);
    const vd2 v79 = mul_d2(v67, v67);
    const vd2 v80 = fms_d2(v67, v67, v79);
    const vd2 v81 = fma_d2(v67, v70, v80);
    const vd2 v82 = add_d2(v67, v70);
    const vd2 v83 = fma_d2(v70, v82, v81);
    const vd2 v84 = div_d2(v50, v79);
    const vd2 v85 = mul_d2(v71, v84);
    const vd2 v86 = fnma_d2(v85, v79, v71);
    const vd2 v87 = add_d2(v86, v78);
    const vd2 v88 = fnma_d2(v85, v83, v87);
    const vd2 v89 = mul_d2(v88, v84);
    const vd2 v90 = mul_d2(v61, v85);
    const vd2 v91 = fms_d2(v61, v85, v90);
    const vd2 v92 = fma_d2(v61, v89, v91);
    const vd2 v93 = add_d2(v85, v89);
    const vd2 v94 = fma_d2(v62, v93, v92);
    const vn2 v95 = less_d2(v5, v14);
    const vd2 v96 = number_d2(-0x0p+0);
    const vd2 v97 = select_d2(v95, v96, v50);
    const vd2 v98 = number_d2(-0x1p+0);
    const vd2 v99 = select_d2(v95, v98, v50);
    const vd2 v100 = mul_d2(v90, v99);
    const vd2 v101 = fms_d2(v90, v99, v100);
    const vd2 v102 = fma_d2(v94, v99, v101);
    const vd2 v103 = add_d2(v100, v102);
    const vd2 v104 = sub_d2(v100, v103);
    const vd2 v105 = add_d2(v104, v102);
    const vd2 v106 = fnma_d2(v103, v66, v97);
    const vd2 v107 = sub_d2(v106, v97);
    const vd2 v108 = fma_d2(v103, v66, v107);
    const vd2 v109 = fma_d2(v105, v66, v108);
    const vd2 v110 = number_d2(0x1p+1000);
    const vd2 v111 = lesser_d2(v109, v110);
    const vd2 v112 = add_d2(v111, v14);
    const vd2 v113 = sub_d2(v106, v112);
    const vd2 v114 = number_d2(-0x1.474973c84120bp+0);
    const vd2 v115 = sub_d2(v64, v114);
    const vd2 v116 = number_d2(0x1.2c563458cc0adp-3);
    const vd2 v117 = number_d2(0x1.353eb573ca455p-6);
    const vd2 v118 = number_d2(-0x1.f2d0e32bc2996p-7);
    const vd2 v119 = number_d2(-0x1.b0f82c498fd3p-8);
    const vd2 v120 = number_d2(0x1.098e92b8f0521p-13);
    const vd2 v121 = number_d2(0x1.a2a7caf0ee8a6p-11);
    const vd2 v122 = number_d2(0x1.8574d136f7509p-13);
    const vd2 v123 = number_d2(-0x1.57238dcae6688p-15);
    const vd2 v124 = number_d2(-0x1.f2d897ee37d15p-16);
    const vd2 v125 = number_d2(-0x1.8af40b62bec53p-19);
    const vd2 v126 = number_d2(0x1.3ae2228ddaef1p-19);
    const vd2 v127 = number_d2(0x1.cdae0c78450d5p-21);
    const vd2 v128 = number_d2(-0x1.10db066a1ccd1p-25);
    const vd2 v129 = number_d2(-0x1.8b9fb9b24303ep-24);
    const vd2 v130 = fma_d2(v129, v115, v128);
    const vd2 v131 = fma_d2(v130, v115, v127);
    const vd2 v132 = fma_d2(v131, v115, v126);
    const vd2 v133 = fma_d2(v132, v115, v125);
    const vd2 v134 = fma_d2(v133, v115, v124);
    const vd2 v135 = fma_d2(v134, v115, v123);
    const vd2 v136 = fma_d2(v135, v115, v122);
    const vd2 v137 = fma_d2(v136, v115, v121);
    const vd2 v138 = fma_d2(v137, v115, v120);
    const vd2 v139 = fma_d2(v138, v115, v119);
    const vd2 v140 = fma_d2(v139, v115, v118);
    const vd2 v141 = fma_d2(v140, v115, v117);
    const vd2 v142 = fma_d2(v141, v115, v116);
    const vd2 v143 = number_d2(0x1.be1410460528p-3);
    const vd2 v144 = number_d2(0x1.bd82b59157b35p-62);
    const vd2 v145 = number_d2(0x1.b7d7537967aa6p-56);
    const vd2 v146 = number_d2(0x1.eb8135846495bp-110);
    const vd2 v147 = number_d2(0x1.2c563458cc0adp-2);
    const vd2 v148 = fma_d2(v115, v147, v143);
    const vd2 v149 = mul_d2(v65, v148);
    const vd2 v150 = fma_d2(v142, v115, v144);
    const vd2 v151 = add_d2(v143, v150);
    const vd2 v152 = sub_d2(v143, v151);
    const vd2 v153 = add_d2(v152, v150);
    const vd2 v154 = mul_d2(v151, v115);
    const vd2 v155 = fms_d2(v151, v115, v154);
    const vd2 v156 = fma_d2(v153, v115, v155);
    const vd2 v157 = add_d2(v154, v145);
    const vd2 v158 = sub_d2(v157, v154);
    const vd2 v159 = sub_d2(v157, v158);
    const vd2 v160 = sub_d2(v154, v159);
    const vd2 v161 = sub_d2(v145, v158);
    const vd2 v162 = add_d2(v160, v161);
    const vd2 v163 = add_d2(v156, v146);
    const vd2 v164 = add_d2(v162, v163);
    const vd2 v165 = add_d2(v164, v149);
    const vd2 v166 = add_d2(v157, v165);
    const vd2 v167 = abs_d2(v115);
    const vd2 v168 = number_d2(0x1p-3);
    const vn2 v169 = less_d2(v167, v168);
    const vd2 v170 = select_d2(v169, v166, v113);
    const vd2 v171 = lesser_d2(v4, v1);
    const vd2 v172 = neg_d2(v4);
    const vd2 v173 = greater_d2(v172, v171);
    const vd2 v174 = add_d2(v173, v50);
    const vd2 v175 = mul_d2(v174, v2);
    const vd2 v176 = mul_d2(v170, v175);
    const vd2 v177 = number_d2(0x1p-2);
    const vd2 v178 = mul_d2(v170, v177);
    const vd2 v179 = mul_d2(v178, v174);
    const vd2 v180 = mul_d2(v179, v2);
    const vd2 v181 = number_d2(0x1p+2);
    const vd2 v182 = mul_d2(v180, v181);
    const vd2 v183 = abs_d2(v175);
    const vn2 v184 = less_d2(v183, v110);
    const vd2 v185 = select_d2(v184, v176, v182);
    const vd2 v186 = nan_from_d2(v185, v174);
    const vd2 v187 = nan_from_d2(v186, v0);
    const vn2 v188 = less_d2(v4, v0);
    const vd2 v189 = select_d2(v188, v14, v187);
    const vd2 v190 = div_d2(v50, v67);
    const vd2 v191 = mul_d2(v61, v190);
    const vd2 v192 = fnma_d2(v191, v67, v61);
    const vd2 v193 = add_d2(v192, v62);
    const vd2 v194 = fnma_d2(v191, v70, v193);
    const vd2 v195 = mul_d2(v194, v190);
    const vd2 v196 = greater_d2(v96, v5);
    const vd2 v197 = mul_d2(v191, v8);
    const vd2 v198 = fms_d2(v191, v8, v197);
    const vd2 v199 = fma_d2(v195, v8, v198);
    const vd2 v200 = add_d2(v197, v199);
    const vd2 v201 = sub_d2(v197, v200);
    const vd2 v202 = add_d2(v201, v199);
    const vd2 v203 = fnma_d2(v200, v66, v196);
    const vd2 v204 = sub_d2(v203, v196);
    const vd2 v205 = fma_d2(v200, v66, v204);
    const vd2 v206 = fma_d2(v202, v66, v205);
    const vd2 v207 = lesser_d2(v206, v110);
    const vd2 v208 = add_d2(v207, v14);
    const vd2 v209 = sub_d2(v203, v208);
    const vd2 v210 = mul_d2(v209, v2);
    const vd2 v211 = nan_from_d2(v210, v0);
    const vd2 v212 = abs_d2(v1);
    const vn2 v213 = less_d2(v4, v212);
    const vd2 v214 = select_d2(v213, v14, v211);
    store_d2(to[0], v189);
    store_d2(to[1], v214);
}
static void run_swiglu_clamped_gate_vjp_binary64_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(double, 3, 2, swiglu_clamped_gate_vjp_binary64_faithful)
}

extern const xphi_kernel XPHI_NAME(swiglu_clamped_kernels)[];
const xphi_kernel XPHI_NAME(swiglu_clamped_kernels)[] = {
    {"swiglu_clamped", "gate", "binary32", "faithful", run_swiglu_clamped_gate_binary32_faithful},
    {"swiglu_clamped", "gate", "binary32", "fast", run_swiglu_clamped_gate_binary32_fast},
    {"swiglu_clamped", "gate", "binary64", "faithful", run_swiglu_clamped_gate_binary64_faithful},
    {"swiglu_clamped", "gate_vjp", "binary32", "faithful", run_swiglu_clamped_gate_vjp_binary32_faithful},
    {"swiglu_clamped", "gate_vjp", "binary32", "fast", run_swiglu_clamped_gate_vjp_binary32_fast},
    {"swiglu_clamped", "gate_vjp", "binary64", "faithful", run_swiglu_clamped_gate_vjp_binary64_faithful},
    {0, 0, 0, 0, 0}};
