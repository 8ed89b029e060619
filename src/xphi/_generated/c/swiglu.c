/* swiglu: made by `make gen` from src/xphi/lower/recipes; edits here are lost. */
#include "block.h"
#include "kernels.h"
#include "tables.h"

/* swiglu_gate_binary32_faithful: the gate (gate in binary32, faithful)
   SiLU: x times the logistic function.
   exp: exp(x) on [-0.34668, 0.34668] by a polynomial of degree 6; relative error at most 3.189e-09, proved in
     exp_binary32/00.toml
   faithful: largest error 0.7186 ULP of 100,000,000 inputs, at -0x1.040aecp+4, 0x1.5629cap-2
   54 operations (9 fma, 9 add, 7 mul, 6 widen, 5 fnma, 4 sub, 2 bits, 2 greater, 2 left, 2 float, 1 abs, 1 lesser, 1
     neg, 1 div, 1 nan_from, 1 narrow), 0 bytes of tables */
XPHI_OP void swiglu_gate_binary32_faithful(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf2 v0 = load_f2(from[0]);
    const vf2 v1 = load_f2(from[1]);
    const vf2 v2 = abs_f2(v0);
    const vf2 v3 = number_f2(0x1.92068p+7f);
    const vf2 v4 = lesser_f2(v2, v3);
    const vf2 v5 = neg_f2(v4);
    const vf2 v6 = number_f2(0x1.715476p+0f);
    const vf2 v7 = number_f2(0x1.8007fep+23f);
    const vf2 v8 = fma_f2(v5, v6, v7);
    const vf2 v9 = sub_f2(v8, v7);
    const vf2 v10 = number_f2(0x1.62e4p-1f);
    const vf2 v11 = fnma_f2(v9, v10, v5);
    const vf2 v12 = number_f2(0x1.7f7d1cp-20f);
    const vf2 v13 = number_f2(0x0p+0f);
    const vf2 v14 = fnma_f2(v9, v12, v13);
    const vf2 v15 = add_f2(v11, v14);
    const vf2 v16 = mul_f2(v15, v15);
    const vf2 v17 = number_f2(0x1.fffffcp-2f);
    const vf2 v18 = number_f2(0x1.555492p-3f);
    const vf2 v19 = number_f2(0x1.5558d2p-5f);
    const vf2 v20 = number_f2(0x1.1239cap-7f);
    const vf2 v21 = number_f2(0x1.6a23d4p-10f);
    const vf2 v22 = fma_f2(v21, v15, v20);
    const vf2 v23 = fma_f2(v22, v15, v19);
    const vf2 v24 = fma_f2(v23, v15, v18);
    const vf2 v25 = fma_f2(v24, v15, v17);
    const vf2 v26 = fma_f2(v16, v25, v14);
    const vf2 v27 = number_f2(0x1p+0f);
    const vf2 v28 = add_f2(v27, v11);
    const vf2 v29 = sub_f2(v27, v28);
    const vf2 v30 = add_f2(v29, v11);
    const vf2 v31 = add_f2(v30, v26);
    const vf2 v32 = add_f2(v28, v31);
    const vf2 v33 = sub_f2(v28, v32);
    const vf2 v34 = add_f2(v33, v31);
    const vi2 v35 = bits_f2(v8);
    const vf2 v36 = number_f2(0x1.800736p+23f);
    const vf2 v37 = greater_f2(v36, v8);
    const vi2 v38 = bits_f2(v37);
    const vi2 v39 = number_i2(-832);
    const vi2 v40 = add_i2(v38, v39);
    const vi2 v41 = left_i2(v40, 23);
    const vf2 v42 = float_f2(v41);
    const vf2 v43 = mul_f2(v32, v42);
    const vf2 v44 = mul_f2(v34, v42);
    const vf2 v45 = number_f2(0x1p-64f);
    const vf2 v46 = fma_f2(v43, v45, v27);
    const vf2 v47 = sub_f2(v27, v46);
    const vf2 v48 = fma_f2(v43, v45, v47);
    const vf2 v49 = fma_f2(v44, v45, v48);
    const vf2 v50 = div_f2(v27, v46);
    const vf2 v51 = mul_f2(v32, v50);
    const vf2 v52 = fnma_f2(v51, v46, v32);
    const vf2 v53 = add_f2(v52, v34);
    const vf2 v54 = fnma_f2(v51, v49, v53);
    const vf2 v55 = mul_f2(v54, v50);
    const vq2 v56 = widen_i2(v35);
    const vq2 v57 = left_q2(v56, 52);
    const vd2 v58 = float_d2(v57);
    const vd2 v59 = widen_f2(v0);
    const vd2 v60 = number_d2(-0x0p+0);
    const vd2 v61 = greater_d2(v60, v59);
    const vd2 v62 = widen_f2(v51);
    const vd2 v63 = widen_f2(v55);
    const vd2 v64 = add_d2(v62, v63);
    const vd2 v65 = mul_d2(v64, v58);
    const vd2 v66 = widen_f2(v4);
    const vd2 v67 = fnma_d2(v65, v66, v61);
    const vd2 v68 = widen_f2(v1);
    const vd2 v69 = mul_d2(v67, v68);
    const vd2 v70 = nan_from_d2(v69, v59);
    const vf2 v71 = narrow_d2(v70);
    store_f2(to[0], v71);
}
static void run_swiglu_gate_binary32_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 2, 1, swiglu_gate_binary32_faithful)
}

/* swiglu_gate_binary32_fast: the gate (gate in binary32, fast)
   SiLU: x times the logistic function.
   exp: exp(x) on [-0.34668, 0.34668] by a polynomial of degree 6; relative error at most 3.189e-09, proved in
     exp_binary32/00.toml
   fast: largest error 4.0185 ULP of 96,341,528 inputs, at -0x1.ce4336p+3, -0x1.f43716p-2
   38 operations (8 mul, 7 fma, 6 select, 2 abs, 2 sub, 2 fnma, 2 less, 1 lesser, 1 neg, 1 add, 1 bits, 1 left, 1
     float, 1 div, 1 greater, 1 nan_from), 0 bytes of tables */
XPHI_OP void swiglu_gate_binary32_fast(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf2 v0 = load_f2(from[0]);
    const vf2 v1 = load_f2(from[1]);
    const vf2 v2 = abs_f2(v0);
    const vf2 v3 = number_f2(0x1.5ebcp+7f);
    const vf2 v4 = lesser_f2(v2, v3);
    const vf2 v5 = neg_f2(v4);
    const vf2 v6 = number_f2(0x1.715476p+0f);
    const vf2 v7 = number_f2(0x1.8001fap+23f);
    const vf2 v8 = fma_f2(v5, v6, v7);
    const vf2 v9 = sub_f2(v8, v7);
    const vf2 v10 = number_f2(0x1.62e4p-1f);
    const vf2 v11 = fnma_f2(v9, v10, v5);
    const vf2 v12 = number_f2(0x1.7f7d1cp-20f);
    const vf2 v13 = fnma_f2(v9, v12, v11);
    const vf2 v14 = number_f2(0x1.fffffcp-2f);
    const vf2 v15 = number_f2(0x1.555492p-3f);
    const vf2 v16 = number_f2(0x1.5558d2p-5f);
    const vf2 v17 = number_f2(0x1.1239cap-7f);
    const vf2 v18 = number_f2(0x1.6a23d4p-10f);
    const vf2 v19 = fma_f2(v18, v13, v17);
    const vf2 v20 = fma_f2(v19, v13, v16);
    const vf2 v21 = fma_f2(v20, v13, v15);
    const vf2 v22 = fma_f2(v21, v13, v14);
    const vf2 v23 = mul_f2(v22, v13);
    const vf2 v24 = fma_f2(v23, v13, v13);
    const vf2 v25 = number_f2(0x1p+0f);
    const vf2 v26 = add_f2(v24, v25);
    const vi2 v27 = bits_f2(v8);
    const vi2 v28 = left_i2(v27, 23);
    const vf2 v29 = float_f2(v28);
    const vf2 v30 = mul_f2(v26, v29);
    const vf2 v31 = number_f2(0x1p-126f);
    const vf2 v32 = fma_f2(v30, v31, v25);
    const vf2 v33 = div_f2(v30, v32);
    const vf2 v34 = number_f2(-0x0p+0f);
    const vf2 v35 = greater_f2(v34, v0);
    const vm2 v36 = less_f2(v0, v25);
    const vf2 v37 = number_f2(0x1p+126f);
    const vf2 v38 = select_f2(v36, v37, v25);
    const vf2 v39 = mul_f2(v35, v38);
    const vf2 v40 = select_f2(v36, v25, v31);
    const vf2 v41 = mul_f2(v4, v40);
    const vf2 v42 = mul_f2(v33, v41);
    const vf2 v43 = sub_f2(v39, v42);
    const vf2 v44 = abs_f2(v1);
    const vm2 v45 = less_f2(v44, v25);
    const vf2 v46 = select_f2(v45, v25, v31);
    const vf2 v47 = select_f2(v45, v31, v25);
    const vf2 v48 = select_f2(v36, v46, v25);
    const vf2 v49 = select_f2(v36, v47, v25);
    const vf2 v50 = mul_f2(v1, v48);
    const vf2 v51 = mul_f2(v43, v50);
    const vf2 v52 = mul_f2(v51, v49);
    const vf2 v53 = nan_from_f2(v52, v0);
    store_f2(to[0], v53);
}
static void run_swiglu_gate_binary32_fast(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 2, 1, swiglu_gate_binary32_fast)
}

/* swiglu_gate_binary64_faithful: the gate (gate in binary64, faithful)
   SiLU: x times the logistic function.
   exp: exp(x) on [-0.34668, 0.34668] by a polynomial of degree 12; relative error at most 7.152e-19, proved in
     exp_binary64/00.toml
   faithful: largest error 1.2695 ULP of 512 inputs, at -0x1.2059f0aa20124p-7, 0x1.bf13a659170cfp+43
   71 operations (18 fma, 11 mul, 10 add, 7 sub, 6 select, 5 fnma, 2 abs, 2 lesser, 2 less, 1 neg, 1 bits, 1 left, 1
     float, 1 div, 1 greater, 1 fms, 1 nan_from), 0 bytes of tables */
XPHI_OP void swiglu_gate_binary64_faithful(const double *const *from, double *const *to, const double *parameters) {
    (void)parameters;
    const vd2 v0 = load_d2(from[0]);
    const vd2 v1 = load_d2(from[1]);
    const vd2 v2 = abs_d2(v0);
    const vd2 v3 = number_d2(0x1.625f2p+10);
    const vd2 v4 = lesser_d2(v2, v3);
    const vd2 v5 = neg_d2(v4);
    const vd2 v6 = number_d2(0x1.71547652b82fep+0);
    const vd2 v7 = number_d2(0x1.80000000007fdp+52);
    const vd2 v8 = fma_d2(v5, v6, v7);
    const vd2 v9 = sub_d2(v8, v7);
    const vd2 v10 = number_d2(0x1.62e42fefa4p-1);
    const vd2 v11 = fnma_d2(v9, v10, v5);
    const vd2 v12 = number_d2(-0x1.8432a1b0e2634p-43);
    const vd2 v13 = number_d2(0x0p+0);
    const vd2 v14 = fnma_d2(v9, v12, v13);
    const vd2 v15 = add_d2(v11, v14);
    const vd2 v16 = mul_d2(v15, v15);
    const vd2 v17 = number_d2(0x1p-1);
    const vd2 v18 = number_d2(0x1.555555555555bp-3);
    const vd2 v19 = number_d2(0x1.5555555555503p-5);
    const vd2 v20 = number_d2(0x1.111111110ec4ep-7);
    const vd2 v21 = number_d2(0x1.6c16c16c30539p-10);
    const vd2 v22 = number_d2(0x1.a01a01b3845a3p-13);
    const vd2 v23 = number_d2(0x1.a01a01366e0d4p-16);
    const vd2 v24 = number_d2(0x1.71ddf0112723ap-19);
    const vd2 v25 = number_d2(0x1.27e5b46d479fep-22);
    const vd2 v26 = number_d2(0x1.af6c03b2ed097p-26);
    const vd2 v27 = number_d2(0x1.1e3d1a7a9c487p-29);
    const vd2 v28 = fma_d2(v27, v15, v26);
    const vd2 v29 = fma_d2(v28, v15, v25);
    const vd2 v30 = fma_d2(v29, v15, v24);
    const vd2 v31 = fma_d2(v30, v15, v23);
    const vd2 v32 = fma_d2(v31, v15, v22);
    const vd2 v33 = fma_d2(v32, v15, v21);
    const vd2 v34 = fma_d2(v33, v15, v20);
    const vd2 v35 = fma_d2(v34, v15, v19);
    const vd2 v36 = fma_d2(v35, v15, v18);
    const vd2 v37 = fma_d2(v36, v15, v17);
    const vd2 v38 = fma_d2(v16, v37, v14);
    const vd2 v39 = number_d2(0x1p+0);
    const vd2 v40 = add_d2(v39, v11);
    const vd2 v41 = sub_d2(v39, v40);
    const vd2 v42 = add_d2(v41, v11);
    const vd2 v43 = add_d2(v42, v38);
    const vd2 v44 = add_d2(v40, v43);
    const vd2 v45 = sub_d2(v40, v44);
    const vd2 v46 = add_d2(v45, v43);
    const vq2 v47 = bits_d2(v8);
    const vq2 v48 = left_q2(v47, 52);
    const vd2 v49 = float_d2(v48);
    const vd2 v50 = mul_d2(v44, v49);
    const vd2 v51 = mul_d2(v46, v49);
    const vd2 v52 = number_d2(0x1p-1022);
    const vd2 v53 = fma_d2(v50, v52, v39);
    const vd2 v54 = sub_d2(v39, v53);
    const vd2 v55 = fma_d2(v50, v52, v54);
    const vd2 v56 = fma_d2(v51, v52, v55);
    const vd2 v57 = div_d2(v39, v53);
    const vd2 v58 = mul_d2(v50, v57);
    const vd2 v59 = fnma_d2(v58, v53, v50);
    const vd2 v60 = add_d2(v59, v51);
    const vd2 v61 = fnma_d2(v58, v56, v60);
    const vd2 v62 = mul_d2(v61, v57);
    const vd2 v63 = number_d2(-0x0p+0);
    const vd2 v64 = greater_d2(v63, v0);
    const vn2 v65 = less_d2(v0, v39);
    const vd2 v66 = number_d2(0x1p+1022);
    const vd2 v67 = select_d2(v65, v66, v39);
    const vd2 v68 = mul_d2(v64, v67);
    const vd2 v69 = select_d2(v65, v39, v52);
    const vd2 v70 = mul_d2(v4, v69);
    const vd2 v71 = mul_d2(v58, v70);
    const vd2 v72 = fms_d2(v58, v70, v71);
    const vd2 v73 = fma_d2(v62, v70, v72);
    const vd2 v74 = add_d2(v71, v73);
    const vd2 v75 = sub_d2(v71, v74);
    const vd2 v76 = add_d2(v75, v73);
    const vd2 v77 = fnma_d2(v74, v39, v68);
    const vd2 v78 = sub_d2(v77, v68);
    const vd2 v79 = fma_d2(v74, v39, v78);
    const vd2 v80 = fma_d2(v76, v39, v79);
    const vd2 v81 = number_d2(0x1p+1000);
    const vd2 v82 = lesser_d2(v80, v81);
    const vd2 v83 = add_d2(v82, v13);
    const vd2 v84 = sub_d2(v77, v83);
    const vd2 v85 = abs_d2(v1);
    const vn2 v86 = less_d2(v85, v39);
    const vd2 v87 = select_d2(v86, v39, v52);
    const vd2 v88 = select_d2(v86, v52, v39);
    const vd2 v89 = select_d2(v65, v87, v39);
    const vd2 v90 = select_d2(v65, v88, v39);
    const vd2 v91 = mul_d2(v1, v89);
    const vd2 v92 = mul_d2(v84, v91);
    const vd2 v93 = mul_d2(v92, v90);
    const vd2 v94 = nan_from_d2(v93, v0);
    store_d2(to[0], v94);
}
static void run_swiglu_gate_binary64_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(double, 2, 1, swiglu_gate_binary64_faithful)
}

/* swiglu_gate_vjp_binary32_faithful: the derivatives, times g (gate_vjp in binary32, faithful)
   SiLU: x times the logistic function.
   exp: exp(x) on [-0.34668, 0.34668] by a polynomial of degree 6; relative error at most 3.189e-09, proved in
     exp_binary32/00.toml
   silu_slope: silu'' on [-1.40346, -1.15346] by a polynomial of degree 6 about its middle, and integrated from the
     zero on; relative error at most 8.631e-10, proved in silu_slope_binary32/00.toml
   faithful: largest error 0.7200 ULP of 200,000,000 inputs, at -0x1.152cbap+0, -0x1.9478fap-4, -0x1.9efd46p+4
   115 operations (20 fma, 20 add, 15 mul, 13 widen, 11 sub, 8 fnma, 3 fms, 3 less, 3 select, 3 nan_from, 2 abs, 2
     bits, 2 greater, 2 left, 2 float, 2 div, 2 narrow, 1 lesser, 1 neg), 0 bytes of tables */
XPHI_OP void swiglu_gate_vjp_binary32_faithful(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf2 v0 = load_f2(from[0]);
    const vf2 v1 = load_f2(from[1]);
    const vf2 v2 = load_f2(from[2]);
    const vf2 v3 = abs_f2(v0);
    const vf2 v4 = number_f2(0x1.231f4p+8f);
    const vf2 v5 = lesser_f2(v3, v4);
    const vf2 v6 = neg_f2(v5);
    const vf2 v7 = number_f2(0x1.715476p+0f);
    const vf2 v8 = number_f2(0x1.8007fep+23f);
    const vf2 v9 = fma_f2(v6, v7, v8);
    const vf2 v10 = sub_f2(v9, v8);
    const vf2 v11 = number_f2(0x1.62e4p-1f);
    const vf2 v12 = fnma_f2(v10, v11, v6);
    const vf2 v13 = number_f2(0x1.7f7d1cp-20f);
    const vf2 v14 = number_f2(0x0p+0f);
    const vf2 v15 = fnma_f2(v10, v13, v14);
    const vf2 v16 = add_f2(v12, v15);
    const vf2 v17 = mul_f2(v16, v16);
    const vf2 v18 = number_f2(0x1.fffffcp-2f);
    const vf2 v19 = number_f2(0x1.555492p-3f);
    const vf2 v20 = number_f2(0x1.5558d2p-5f);
    const vf2 v21 = number_f2(0x1.1239cap-7f);
    const vf2 v22 = number_f2(0x1.6a23d4p-10f);
    const vf2 v23 = fma_f2(v22, v16, v21);
    const vf2 v24 = fma_f2(v23, v16, v20);
    const vf2 v25 = fma_f2(v24, v16, v19);
    const vf2 v26 = fma_f2(v25, v16, v18);
    const vf2 v27 = fma_f2(v17, v26, v15);
    const vf2 v28 = number_f2(0x1p+0f);
    const vf2 v29 = add_f2(v28, v12);
    const vf2 v30 = sub_f2(v28, v29);
    const vf2 v31 = add_f2(v30, v12);
    const vf2 v32 = add_f2(v31, v27);
    const vf2 v33 = add_f2(v29, v32);
    const vf2 v34 = sub_f2(v29, v33);
    const vf2 v35 = add_f2(v34, v32);
    const vi2 v36 = bits_f2(v9);
    const vf2 v37 = number_f2(0x1.800736p+23f);
    const vf2 v38 = greater_f2(v37, v9);
    const vi2 v39 = bits_f2(v38);
    const vi2 v40 = number_i2(-832);
    const vi2 v41 = add_i2(v39, v40);
    const vi2 v42 = left_i2(v41, 23);
    const vf2 v43 = float_f2(v42);
    const vf2 v44 = mul_f2(v33, v43);
    const vf2 v45 = mul_f2(v35, v43);
    const vf2 v46 = number_f2(0x1p-64f);
    const vf2 v47 = fma_f2(v44, v46, v28);
    const vf2 v48 = sub_f2(v28, v47);
    const vf2 v49 = fma_f2(v44, v46, v48);
    const vf2 v50 = fma_f2(v45, v46, v49);
    const vf2 v51 = add_f2(v47, v6);
    const vf2 v52 = sub_f2(v51, v47);
    const vf2 v53 = sub_f2(v51, v52);
    const vf2 v54 = sub_f2(v47, v53);
    const vf2 v55 = sub_f2(v6, v52);
    const vf2 v56 = add_f2(v54, v55);
    const vf2 v57 = add_f2(v56, v50);
    const vf2 v58 = mul_f2(v47, v47);
    const vf2 v59 = fms_f2(v47, v47, v58);
    const vf2 v60 = fma_f2(v47, v50, v59);
    const vf2 v61 = add_f2(v47, v50);
    const vf2 v62 = fma_f2(v50, v61, v60);
    const vf2 v63 = div_f2(v28, v58);
    const vf2 v64 = mul_f2(v51, v63);
    const vf2 v65 = fnma_f2(v64, v58, v51);
    const vf2 v66 = add_f2(v65, v57);
    const vf2 v67 = fnma_f2(v64, v62, v66);
    const vf2 v68 = mul_f2(v67, v63);
    const vf2 v69 = mul_f2(v33, v64);
    const vf2 v70 = fms_f2(v33, v64, v69);
    const vf2 v71 = fma_f2(v33, v68, v70);
    const vf2 v72 = add_f2(v64, v68);
    const vf2 v73 = fma_f2(v35, v72, v71);
    const vq2 v74 = widen_i2(v36);
    const vq2 v75 = left_q2(v74, 52);
    const vd2 v76 = float_d2(v75);
    const vd2 v77 = widen_f2(v0);
    const vd2 v78 = number_d2(0x0p+0);
    const vn2 v79 = less_d2(v77, v78);
    const vd2 v80 = number_d2(-0x0p+0);
    const vd2 v81 = number_d2(0x1p+0);
    const vd2 v82 = select_d2(v79, v80, v81);
    const vm2 v83 = less_f2(v0, v14);
    const vf2 v84 = number_f2(-0x1p+0f);
    const vf2 v85 = select_f2(v83, v84, v28);
    const vd2 v86 = widen_f2(v69);
    const vd2 v87 = widen_f2(v73);
    const vd2 v88 = add_d2(v86, v87);
    const vd2 v89 = mul_d2(v88, v76);
    const vd2 v90 = widen_f2(v85);
    const vd2 v91 = fnma_d2(v89, v90, v82);
    const vf2 v92 = number_f2(-0x1.474974p+0f);
    const vf2 v93 = sub_f2(v0, v92);
    const vf2 v94 = number_f2(0x1.2c5634p-3f);
    const vf2 v95 = number_f2(0x1.353eb4p-6f);
    const vf2 v96 = number_f2(-0x1.f2d0c8p-7f);
    const vf2 v97 = number_f2(-0x1.b0f5dp-8f);
    const vf2 v98 = number_f2(0x1.178612p-13f);
    const vf2 v99 = number_f2(0x1.a0a41ep-11f);
    const vf2 v100 = fma_f2(v99, v93, v98);
    const vf2 v101 = fma_f2(v100, v93, v97);
    const vf2 v102 = fma_f2(v101, v93, v96);
    const vf2 v103 = fma_f2(v102, v93, v95);
    const vf2 v104 = fma_f2(v103, v93, v94);
    const vf2 v105 = number_f2(0x1.be141p-3f);
    const vf2 v106 = number_f2(-0x1.e63df4p-30f);
    const vf2 v109 = fma_f2(v104, v93, v106);
    const vf2 v110 = add_f2(v105, v109);
    const vf2 v111 = sub_f2(v105, v110);
    const vf2 v112 = add_f2(v111, v109);
    const vf2 v113 = mul_f2(v110, v93);
    const vf2 v114 = fms_f2(v110, v93, v113);
    const vf2 v115 = fma_f2(v112, v93, v114);
    const vd2 v116 = number_d2(-0x1.848b9d5f81fa7p-29);
    const vd2 v117 = widen_f2(v113);
    const vd2 v118 = widen_f2(v115);
    const vd2 v119 = add_d2(v117, v118);
    const vd2 v120 = add_d2(v119, v116);
    const vd2 v121 = widen_f2(v92);
    const vd2 v122 = sub_d2(v77, v121);
    const vd2 v123 = abs_d2(v122);
    const vd2 v124 = number_d2(0x1p-3);
    const vn2 v125 = less_d2(v123, v124);
    const vd2 v126 = select_d2(v125, v120, v91);
    const vd2 v127 = widen_f2(v1);
    const vd2 v128 = widen_f2(v2);
    const vd2 v129 = mul_d2(v127, v128);
    const vd2 v130 = mul_d2(v126, v129);
    const vd2 v131 = nan_from_d2(v130, v127);
    const vd2 v132 = nan_from_d2(v131, v77);
    const vf2 v133 = div_f2(v28, v47);
    const vf2 v134 = mul_f2(v33, v133);
    const vf2 v135 = fnma_f2(v134, v47, v33);
    const vf2 v136 = add_f2(v135, v35);
    const vf2 v137 = fnma_f2(v134, v50, v136);
    const vf2 v138 = mul_f2(v137, v133);
    const vd2 v139 = greater_d2(v80, v77);
    const vd2 v140 = widen_f2(v134);
    const vd2 v141 = widen_f2(v138);
    const vd2 v142 = add_d2(v140, v141);
    const vd2 v143 = mul_d2(v142, v76);
    const vd2 v144 = widen_f2(v5);
    const vd2 v145 = fnma_d2(v143, v144, v139);
    const vd2 v146 = mul_d2(v145, v128);
    const vd2 v147 = nan_from_d2(v146, v77);
    const vf2 v148 = narrow_d2(v132);
    const vf2 v149 = narrow_d2(v147);
    store_f2(to[0], v148);
    store_f2(to[1], v149);
}
static void run_swiglu_gate_vjp_binary32_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 3, 2, swiglu_gate_vjp_binary32_faithful)
}

/* swiglu_gate_vjp_binary32_fast: the derivatives, times g (gate_vjp in binary32, fast)
   SiLU: x times the logistic function.
   exp: exp(x) on [-0.34668, 0.34668] by a polynomial of degree 6; relative error at most 3.189e-09, proved in
     exp_binary32/00.toml
   silu_slope: silu'' on [-1.40346, -1.15346] by a polynomial of degree 6 about its middle, and integrated from the
     zero on; relative error at most 8.631e-10, proved in silu_slope_binary32/00.toml
   fast: largest error 4.4959 ULP of 185,630,164 inputs, at -0x1.20403p+3, -0x1.474a8cp-7, 0x1.760bap-1 (without the
     surroundings of a zero, where it is absolute)
   62 operations (9 fma, 9 mul, 9 widen, 4 sub, 4 fnma, 3 add, 3 nan_from, 2 abs, 2 bits, 2 greater, 2 left, 2 float, 2
     div, 2 less, 2 select, 2 narrow, 1 lesser, 1 neg, 1 copysign), 0 bytes of tables */
XPHI_OP void swiglu_gate_vjp_binary32_fast(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf2 v0 = load_f2(from[0]);
    const vf2 v1 = load_f2(from[1]);
    const vf2 v2 = load_f2(from[2]);
    const vf2 v3 = abs_f2(v0);
    const vf2 v4 = number_f2(0x1.231f4p+8f);
    const vf2 v5 = lesser_f2(v3, v4);
    const vf2 v6 = neg_f2(v5);
    const vf2 v7 = number_f2(0x1.715476p+0f);
    const vf2 v8 = number_f2(0x1.8007fep+23f);
    const vf2 v9 = fma_f2(v6, v7, v8);
    const vf2 v10 = sub_f2(v9, v8);
    const vf2 v11 = number_f2(0x1.62e4p-1f);
    const vf2 v12 = fnma_f2(v10, v11, v6);
    const vf2 v13 = number_f2(0x1.7f7d1cp-20f);
    const vf2 v14 = fnma_f2(v10, v13, v12);
    const vf2 v15 = number_f2(0x1.fffffcp-2f);
    const vf2 v16 = number_f2(0x1.555492p-3f);
    const vf2 v17 = number_f2(0x1.5558d2p-5f);
    const vf2 v18 = number_f2(0x1.1239cap-7f);
    const vf2 v19 = number_f2(0x1.6a23d4p-10f);
    const vf2 v20 = fma_f2(v19, v14, v18);
    const vf2 v21 = fma_f2(v20, v14, v17);
    const vf2 v22 = fma_f2(v21, v14, v16);
    const vf2 v23 = fma_f2(v22, v14, v15);
    const vf2 v24 = mul_f2(v23, v14);
    const vf2 v25 = fma_f2(v24, v14, v14);
    const vf2 v26 = number_f2(0x1p+0f);
    const vf2 v27 = add_f2(v25, v26);
    const vi2 v28 = bits_f2(v9);
    const vf2 v29 = number_f2(0x1.800736p+23f);
    const vf2 v30 = greater_f2(v29, v9);
    const vi2 v31 = bits_f2(v30);
    const vi2 v32 = number_i2(-832);
    const vi2 v33 = add_i2(v31, v32);
    const vi2 v34 = left_i2(v33, 23);
    const vf2 v35 = float_f2(v34);
    const vf2 v36 = mul_f2(v27, v35);
    const vf2 v37 = sub_f2(v26, v5);
    const vf2 v38 = number_f2(0x1p-64f);
    const vf2 v39 = mul_f2(v36, v38);
    const vf2 v40 = add_f2(v37, v39);
    const vf2 v41 = number_f2(0x1p+1f);
    const vf2 v42 = fma_f2(v36, v38, v41);
    const vf2 v43 = fma_f2(v39, v42, v26);
    const vf2 v44 = div_f2(v40, v43);
    const vf2 v45 = mul_f2(v27, v44);
    const vq2 v46 = widen_i2(v28);
    const vq2 v47 = left_q2(v46, 52);
    const vd2 v48 = float_d2(v47);
    const vd2 v49 = widen_f2(v0);
    const vd2 v50 = number_d2(0x0p+0);
    const vn2 v51 = less_d2(v49, v50);
    const vd2 v52 = number_d2(-0x0p+0);
    const vd2 v53 = number_d2(0x1p+0);
    const vd2 v54 = select_d2(v51, v52, v53);
    const vf2 v55 = number_f2(0x0p+0f);
    const vm2 v56 = less_f2(v0, v55);
    const vf2 v57 = number_f2(-0x1p+0f);
    const vf2 v58 = select_f2(v56, v57, v26);
    const vd2 v59 = widen_f2(v45);
    const vd2 v60 = mul_d2(v59, v48);
    const vd2 v61 = widen_f2(v58);
    const vd2 v62 = fnma_d2(v60, v61, v54);
    const vf2 v63 = number_f2(0x1.bdf6fap-27f);
    const vf2 v64 = number_f2(-0x1.474974p+0f);
    const vf2 v65 = sub_f2(v0, v64);
    const vf2 v66 = sub_f2(v65, v63);
    const vd2 v67 = abs_d2(v62);
    const vd2 v68 = widen_f2(v66);
    const vd2 v69 = copysign_d2(v67, v68);
    const vd2 v70 = widen_f2(v1);
    const vd2 v71 = widen_f2(v2);
    const vd2 v72 = mul_d2(v70, v71);
    const vd2 v73 = mul_d2(v69, v72);
    const vd2 v74 = nan_from_d2(v73, v70);
    const vd2 v75 = nan_from_d2(v74, v49);
    const vf2 v76 = fma_f2(v36, v38, v26);
    const vf2 v77 = div_f2(v27, v76);
    const vd2 v78 = greater_d2(v52, v49);
    const vd2 v79 = widen_f2(v77);
    const vd2 v80 = mul_d2(v79, v48);
    const vd2 v81 = widen_f2(v5);
    const vd2 v82 = fnma_d2(v80, v81, v78);
    const vd2 v83 = mul_d2(v82, v71);
    const vd2 v84 = nan_from_d2(v83, v49);
    const vf2 v85 = narrow_d2(v75);
    const vf2 v86 = narrow_d2(v84);
    store_f2(to[0], v85);
    store_f2(to[1], v86);
}
static void run_swiglu_gate_vjp_binary32_fast(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 3, 2, swiglu_gate_vjp_binary32_fast)
}

/* swiglu_gate_vjp_binary64_faithful: the derivatives, times g (gate_vjp in binary64, faithful)
   SiLU: x times the logistic function.
   exp: exp(x) on [-0.34668, 0.34668] by a polynomial of degree 12; relative error at most 7.152e-19, proved in
     exp_binary64/00.toml
   silu_slope: silu'' on [-1.40346, -1.15346] by a polynomial of degree 14 about its middle, and integrated from the
     zero on; relative error at most 7.546e-18, proved in silu_slope_binary64/00.toml
   faithful: largest error 1.6741 ULP of 32,768 inputs, at -0x1.a79203e67a22dp+1, -0x1.cdcb41b249411p-2,
     0x1.946eebd945c6bp+4
   171 operations (40 fma, 29 mul, 26 add, 20 sub, 15 select, 8 fnma, 8 less, 7 abs, 5 fms, 3 lesser, 3 nan_from, 2
     div, 1 neg, 1 bits, 1 left, 1 float, 1 greater), 0 bytes of tables */
XPHI_OP void swiglu_gate_vjp_binary64_faithful(const double *const *from, double *const *to, const double *parameters) {
    (void)parameters;
    const vd2 v0 = load_d2(from[0]);
    const vd2 v1 = load_d2(from[1]);
    const vd2 v2 = load_d2(from[2]);
    const vd2 v3 = abs_d2(v0);
    const vd2 v4 = number_d2(0x1.625f2p+10);
    const vd2 v5 = lesser_d2(v3, v4);
    const vd2 v6 = neg_d2(v5);
    const vd2 v7 = number_d2(0x1.71547652b82fep+0);
    const vd2 v8 = number_d2(0x1.80000000007fdp+52);
    const vd2 v9 = fma_d2(v6, v7, v8);
    const vd2 v10 = sub_d2(v9, v8);
    const vd2 v11 = number_d2(0x1.62e42fefa4p-1);
    const vd2 v12 = fnma_d2(v10, v11, v6);
    const vd2 v13 = number_d2(-0x1.8432a1b0e2634p-43);
    const vd2 v14 = number_d2(0x0p+0);
    const vd2 v15 = fnma_d2(v10, v13, v14);
    const vd2 v16 = add_d2(v12, v15);
    const vd2 v17 = mul_d2(v16, v16);
    const vd2 v18 = number_d2(0x1p-1);
    const vd2 v19 = number_d2(0x1.555555555555bp-3);
    const vd2 v20 = number_d2(0x1.5555555555503p-5);
    const vd2 v21 = number_d2(0x1.111111110ec4ep-7);
    const vd2 v22 = number_d2(0x1.6c16c16c30539p-10);
    const vd2 v23 = number_d2(0x1.a01a01b3845a3p-13);
    const vd2 v24 = number_d2(0x1.a01a01366e0d4p-16);
    const vd2 v25 = number_d2(0x1.71ddf0112723ap-19);
    const vd2 v26 = number_d2(0x1.27e5b46d479fep-22);
    const vd2 v27 = number_d2(0x1.af6c03b2ed097p-26);
    const vd2 v28 = number_d2(0x1.1e3d1a7a9c487p-29);
    const vd2 v29 = fma_d2(v28, v16, v27);
    const vd2 v30 = fma_d2(v29, v16, v26);
    const vd2 v31 = fma_d2(v30, v16, v25);
    const vd2 v32 = fma_d2(v31, v16, v24);
    const vd2 v33 = fma_d2(v32, v16, v23);
    const vd2 v34 = fma_d2(v33, v16, v22);
    const vd2 v35 = fma_d2(v34, v16, v21);
    const vd2 v36 = fma_d2(v35, v16, v20);
    const vd2 v37 = fma_d2(v36, v16, v19);
    const vd2 v38 = fma_d2(v37, v16, v18);
    const vd2 v39 = fma_d2(v17, v38, v15);
    const vd2 v40 = number_d2(0x1p+0);
    const vd2 v41 = add_d2(v40, v12);
    const vd2 v42 = sub_d2(v40, v41);
    const vd2 v43 = add_d2(v42, v12);
    const vd2 v44 = add_d2(v43, v39);
    const vd2 v45 = add_d2(v41, v44);
    const vd2 v46 = sub_d2(v41, v45);
    const vd2 v47 = add_d2(v46, v44);
    const vq2 v48 = bits_d2(v9);
    const vq2 v49 = left_q2(v48, 52);
    const vd2 v50 = float_d2(v49);
    const vd2 v51 = mul_d2(v45, v50);
    const vd2 v52 = mul_d2(v47, v50);
    const vd2 v53 = number_d2(0x1p-1022);
    const vd2 v54 = fma_d2(v51, v53, v40);
    const vd2 v55 = sub_d2(v40, v54);
    const vd2 v56 = fma_d2(v51, v53, v55);
    const vd2 v57 = fma_d2(v52, v53, v56);
    const vd2 v58 = add_d2(v54, v6);
    const vd2 v59 = sub_d2(v58, v54);
    const vd2 v60 = sub_d2(v58, v59);
    const vd2 v61 = sub_d2(v54, v60);
    const vd2 v62 = sub_d2(v6, v59);
    const vd2 v63 = add_d2(v61, v62);
    const vd2 v64 = add_d2(v63, v57);
    const vd2 v65 = mul_d2(v54, v54);
    const vd2 v66 = fms_d2(v54, v54, v65);
    const vd2 v67 = fma_d2(v54, v57, v66);
    const vd2 v68 = add_d2(v54, v57);
    const vd2 v69 = fma_d2(v57, v68, v67);
    const vd2 v70 = div_d2(v40, v65);
    const vd2 v71 = mul_d2(v58, v70);
    const vd2 v72 = fnma_d2(v71, v65, v58);
    const vd2 v73 = add_d2(v72, v64);
    const vd2 v74 = fnma_d2(v71, v69, v73);
    const vd2 v75 = mul_d2(v74, v70);
    const vd2 v76 = mul_d2(v51, v71);
    const vd2 v77 = fms_d2(v51, v71, v76);
    const vd2 v78 = fma_d2(v51, v75, v77);
    const vd2 v79 = add_d2(v71, v75);
    const vd2 v80 = fma_d2(v52, v79, v78);
    const vn2 v81 = less_d2(v0, v14);
    const vd2 v82 = number_d2(-0x0p+0);
    const vd2 v83 = number_d2(0x1p+1022);
    const vd2 v84 = select_d2(v81, v82, v83);
    const vd2 v85 = number_d2(-0x1p+0);
    const vd2 v86 = select_d2(v81, v85, v40);
    const vd2 v87 = mul_d2(v76, v86);
    const vd2 v88 = fms_d2(v76, v86, v87);
    const vd2 v89 = fma_d2(v80, v86, v88);
    const vd2 v90 = add_d2(v87, v89);
    const vd2 v91 = sub_d2(v87, v90);
    const vd2 v92 = add_d2(v91, v89);
    const vd2 v93 = fnma_d2(v90, v40, v84);
    const vd2 v94 = sub_d2(v93, v84);
    const vd2 v95 = fma_d2(v90, v40, v94);
    const vd2 v96 = fma_d2(v92, v40, v95);
    const vd2 v97 = number_d2(0x1p+1000);
    const vd2 v98 = lesser_d2(v96, v97);
    const vd2 v99 = add_d2(v98, v14);
    const vd2 v100 = sub_d2(v93, v99);
    const vd2 v101 = number_d2(-0x1.474973c84120bp+0);
    const vd2 v102 = sub_d2(v0, v101);
    const vd2 v103 = number_d2(0x1.2c563458cc0adp-3);
    const vd2 v104 = number_d2(0x1.353eb573ca455p-6);
    const vd2 v105 = number_d2(-0x1.f2d0e32bc2996p-7);
    const vd2 v106 = number_d2(-0x1.b0f82c498fd3p-8);
    const vd2 v107 = number_d2(0x1.098e92b8f0521p-13);
    const vd2 v108 = number_d2(0x1.a2a7caf0ee8a6p-11);
    const vd2 v109 = number_d2(0x1.8574d136f7509p-13);
    const vd2 v110 = number_d2(-0x1.57238dcae6688p-15);
    const vd2 v111 = number_d2(-0x1.f2d897ee37d15p-16);
    const vd2 v112 = number_d2(-0x1.8af40b62bec53p-19);
    const vd2 v113 = number_d2(0x1.3ae2228ddaef1p-19);
    const vd2 v114 = number_d2(0x1.cdae0c78450d5p-21);
    const vd2 v115 = number_d2(-0x1.10db066a1ccd1p-25);
    const vd2 v116 = number_d2(-0x1.8b9fb9b24303ep-24);
    const vd2 v117 = fma_d2(v116, v102, v115);
    const vd2 v118 = fma_d2(v117, v102, v114);
    const vd2 v119 = fma_d2(v118, v102, v113);
    const vd2 v120 = fma_d2(v119, v102, v112);
    const vd2 v121 = fma_d2(v120, v102, v111);
    const vd2 v122 = fma_d2(v121, v102, v110);
    const vd2 v123 = fma_d2(v122, v102, v109);
    const vd2 v124 = fma_d2(v123, v102, v108);
    const vd2 v125 = fma_d2(v124, v102, v107);
    const vd2 v126 = fma_d2(v125, v102, v106);
    const vd2 v127 = fma_d2(v126, v102, v105);
    const vd2 v128 = fma_d2(v127, v102, v104);
    const vd2 v129 = fma_d2(v128, v102, v103);
    const vd2 v130 = number_d2(0x1.be1410460528p-3);
    const vd2 v131 = number_d2(0x1.bd82b59157b35p-62);
    const vd2 v132 = number_d2(0x1.b7d7537967aa6p-56);
    const vd2 v133 = number_d2(0x1.eb8135846495bp-110);
    const vd2 v134 = fma_d2(v129, v102, v131);
    const vd2 v135 = add_d2(v130, v134);
    const vd2 v136 = sub_d2(v130, v135);
    const vd2 v137 = add_d2(v136, v134);
    const vd2 v138 = mul_d2(v135, v102);
    const vd2 v139 = fms_d2(v135, v102, v138);
    const vd2 v140 = fma_d2(v137, v102, v139);
    const vd2 v141 = add_d2(v138, v132);
    const vd2 v142 = sub_d2(v141, v138);
    const vd2 v143 = sub_d2(v141, v142);
    const vd2 v144 = sub_d2(v138, v143);
    const vd2 v145 = sub_d2(v132, v142);
    const vd2 v146 = add_d2(v144, v145);
    const vd2 v147 = add_d2(v140, v133);
    const vd2 v148 = add_d2(v146, v147);
    const vd2 v149 = add_d2(v141, v148);
    const vd2 v150 = mul_d2(v149, v83);
    const vd2 v151 = abs_d2(v102);
    const vd2 v152 = number_d2(0x1p-3);
    const vn2 v153 = less_d2(v151, v152);
    const vd2 v154 = select_d2(v153, v150, v100);
    const vd2 v155 = mul_d2(v154, v53);
    const vd2 v156 = mul_d2(v1, v2);
    const vd2 v157 = mul_d2(v155, v156);
    const vd2 v158 = number_d2(0x1p-2);
    const vd2 v159 = mul_d2(v155, v158);
    const vd2 v160 = mul_d2(v159, v1);
    const vd2 v161 = mul_d2(v160, v2);
    const vd2 v162 = number_d2(0x1p+2);
    const vd2 v163 = mul_d2(v161, v162);
    const vd2 v164 = abs_d2(v156);
    const vn2 v165 = less_d2(v164, v97);
    const vd2 v166 = select_d2(v165, v157, v163);
    const vd2 v167 = abs_d2(v154);
    const vn2 v168 = less_d2(v167, v40);
    const vd2 v169 = abs_d2(v1);
    const vd2 v170 = abs_d2(v2);
    const vn2 v171 = less_d2(v169, v170);
    const vd2 v172 = select_d2(v171, v2, v1);
    const vd2 v173 = select_d2(v171, v1, v2);
    const vd2 v174 = abs_d2(v173);
    const vn2 v175 = less_d2(v174, v40);
    const vd2 v176 = select_d2(v175, v40, v53);
    const vd2 v177 = select_d2(v175, v53, v40);
    const vd2 v178 = mul_d2(v154, v172);
    const vd2 v179 = mul_d2(v173, v176);
    const vd2 v180 = mul_d2(v178, v179);
    const vd2 v181 = mul_d2(v180, v177);
    const vd2 v182 = select_d2(v168, v181, v166);
    const vd2 v183 = nan_from_d2(v182, v1);
    const vd2 v184 = nan_from_d2(v183, v0);
    const vd2 v185 = div_d2(v40, v54);
    const vd2 v186 = mul_d2(v51, v185);
    const vd2 v187 = fnma_d2(v186, v54, v51);
    const vd2 v188 = add_d2(v187, v52);
    const vd2 v189 = fnma_d2(v186, v57, v188);
    const vd2 v190 = mul_d2(v189, v185);
    const vd2 v191 = greater_d2(v82, v0);
    const vn2 v192 = less_d2(v0, v40);
    const vd2 v193 = select_d2(v192, v83, v40);
    const vd2 v194 = mul_d2(v191, v193);
    const vd2 v195 = select_d2(v192, v40, v53);
    const vd2 v196 = mul_d2(v5, v195);
    const vd2 v197 = mul_d2(v186, v196);
    const vd2 v198 = fms_d2(v186, v196, v197);
    const vd2 v199 = fma_d2(v190, v196, v198);
    const vd2 v200 = add_d2(v197, v199);
    const vd2 v201 = sub_d2(v197, v200);
    const vd2 v202 = add_d2(v201, v199);
    const vd2 v203 = fnma_d2(v200, v40, v194);
    const vd2 v204 = sub_d2(v203, v194);
    const vd2 v205 = fma_d2(v200, v40, v204);
    const vd2 v206 = fma_d2(v202, v40, v205);
    const vd2 v207 = lesser_d2(v206, v97);
    const vd2 v208 = add_d2(v207, v14);
    const vd2 v209 = sub_d2(v203, v208);
    const vn2 v210 = less_d2(v170, v40);
    const vd2 v211 = select_d2(v210, v40, v53);
    const vd2 v212 = select_d2(v210, v53, v40);
    const vd2 v213 = select_d2(v192, v211, v40);
    const vd2 v214 = select_d2(v192, v212, v40);
    const vd2 v215 = mul_d2(v2, v213);
    const vd2 v216 = mul_d2(v209, v215);
    const vd2 v217 = mul_d2(v216, v214);
    const vd2 v218 = nan_from_d2(v217, v0);
    store_d2(to[0], v184);
    store_d2(to[1], v218);
}
static void run_swiglu_gate_vjp_binary64_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(double, 3, 2, swiglu_gate_vjp_binary64_faithful)
}

extern const xphi_kernel XPHI_NAME(swiglu_kernels)[];
const xphi_kernel XPHI_NAME(swiglu_kernels)[] = {
    {"swiglu", "gate", "binary32", "faithful", run_swiglu_gate_binary32_faithful},
    {"swiglu", "gate", "binary32", "fast", run_swiglu_gate_binary32_fast},
    {"swiglu", "gate", "binary64", "faithful", run_swiglu_gate_binary64_faithful},
    {"swiglu", "gate_vjp", "binary32", "faithful", run_swiglu_gate_vjp_binary32_faithful},
    {"swiglu", "gate_vjp", "binary32", "fast", run_swiglu_gate_vjp_binary32_fast},
    {"swiglu", "gate_vjp", "binary64", "faithful", run_swiglu_gate_vjp_binary64_faithful},
    {0, 0, 0, 0, 0}};
