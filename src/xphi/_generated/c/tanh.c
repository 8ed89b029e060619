/* tanh: made by `make gen` from src/xphi/lower/recipes; edits here are lost. */
#include "block.h"
#include "kernels.h"
#include "tables.h"

/* tanh_f_binary32_faithful: f(x) (f in binary32, faithful)
   The hyperbolic tangent: −m/(2 + m) with m = exp(−2t) − 1, which keeps its relative accuracy at 0.
   exp: exp(x) on [-0.34668, 0.34668] by a polynomial of degree 6; relative error at most 3.189e-09, proved in
     exp_binary32/00.toml
   faithful: largest error 0.8911 ULP of all inputs, at -0x1.9cb134p-4: got -0x1.9b4d24p-4, exact -0x1.9b4d25c84p-4
   50 operations (14 add, 8 sub, 7 mul, 6 fma, 4 fnma, 3 neg, 1 abs, 1 lesser, 1 bits, 1 left, 1 float, 1 div, 1
     copysign, 1 nan_from), 0 bytes of tables */
XPHI_OP void tanh_f_binary32_faithful(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf2 v0 = load_f2(from[0]);
    const vf2 v1 = abs_f2(v0);
    const vf2 v2 = number_f2(0x1.08c9p+6f);
    const vf2 v3 = lesser_f2(v1, v2);
    const vf2 v4 = number_f2(0x1p+1f);
    const vf2 v5 = mul_f2(v3, v4);
    const vf2 v6 = neg_f2(v5);
    const vf2 v7 = number_f2(0x1.715476p+0f);
    const vf2 v8 = number_f2(0x1.80017ep+23f);
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
    const vi2 v36 = bits_f2(v9);
    const vi2 v37 = left_i2(v36, 23);
    const vf2 v38 = float_f2(v37);
    const vf2 v41 = number_f2(0x1p-64f);
    const vf2 v42 = mul_f2(v38, v41);
    const vf2 v43 = mul_f2(v12, v42);
    const vf2 v44 = mul_f2(v27, v42);
    const vf2 v45 = number_f2(-0x1p+0f);
    const vf2 v46 = add_f2(v45, v42);
    const vf2 v47 = sub_f2(v45, v46);
    const vf2 v48 = add_f2(v47, v42);
    const vf2 v49 = add_f2(v46, v43);
    const vf2 v50 = sub_f2(v46, v49);
    const vf2 v51 = add_f2(v50, v43);
    const vf2 v52 = add_f2(v48, v44);
    const vf2 v53 = add_f2(v51, v52);
    const vf2 v54 = add_f2(v49, v53);
    const vf2 v55 = sub_f2(v49, v54);
    const vf2 v56 = add_f2(v55, v53);
    const vf2 v57 = neg_f2(v54);
    const vf2 v58 = neg_f2(v56);
    const vf2 v59 = add_f2(v4, v54);
    const vf2 v60 = sub_f2(v59, v4);
    const vf2 v61 = sub_f2(v59, v60);
    const vf2 v62 = sub_f2(v4, v61);
    const vf2 v63 = sub_f2(v54, v60);
    const vf2 v64 = add_f2(v62, v63);
    const vf2 v65 = add_f2(v64, v56);
    const vf2 v66 = div_f2(v28, v59);
    const vf2 v67 = mul_f2(v57, v66);
    const vf2 v68 = fnma_f2(v67, v59, v57);
    const vf2 v69 = add_f2(v68, v58);
    const vf2 v70 = fnma_f2(v67, v65, v69);
    const vf2 v71 = mul_f2(v70, v66);
    const vf2 v72 = add_f2(v67, v71);
    const vf2 v73 = copysign_f2(v72, v0);
    const vf2 v74 = nan_from_f2(v73, v0);
    store_f2(to[0], v74);
}
static void run_tanh_f_binary32_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 1, 1, tanh_f_binary32_faithful)
}

/* tanh_f_binary32_fast: f(x) (f in binary32, fast)
   The hyperbolic tangent: −m/(2 + m) with m = exp(−2t) − 1, which keeps its relative accuracy at 0.
   exp: exp(x) on [-0.34668, 0.34668] by a polynomial of degree 6; relative error at most 3.189e-09, proved in
     exp_binary32/00.toml
   fast: largest error 2.4984 ULP of all inputs, at -0x1.205368p+2: got -0x1.ffep-1, exact -0x1.ffdffb00ep-1
   26 operations (6 fma, 4 mul, 3 add, 2 neg, 2 fnma, 1 abs, 1 lesser, 1 sub, 1 bits, 1 left, 1 float, 1 div, 1
     copysign, 1 nan_from), 0 bytes of tables */
XPHI_OP void tanh_f_binary32_fast(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf2 v0 = load_f2(from[0]);
    const vf2 v1 = abs_f2(v0);
    const vf2 v2 = number_f2(0x1.08c9p+6f);
    const vf2 v3 = lesser_f2(v1, v2);
    const vf2 v4 = number_f2(0x1p+1f);
    const vf2 v5 = mul_f2(v3, v4);
    const vf2 v6 = neg_f2(v5);
    const vf2 v7 = number_f2(0x1.715476p+0f);
    const vf2 v8 = number_f2(0x1.80017ep+23f);
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
    const vi2 v28 = bits_f2(v9);
    const vi2 v29 = left_i2(v28, 23);
    const vf2 v30 = float_f2(v29);
    const vf2 v32 = number_f2(0x1p-64f);
    const vf2 v33 = mul_f2(v30, v32);
    const vf2 v34 = mul_f2(v25, v33);
    const vf2 v35 = number_f2(-0x1p+0f);
    const vf2 v36 = add_f2(v35, v33);
    const vf2 v37 = add_f2(v36, v34);
    const vf2 v38 = neg_f2(v37);
    const vf2 v39 = add_f2(v4, v37);
    const vf2 v40 = div_f2(v38, v39);
    const vf2 v41 = copysign_f2(v40, v0);
    const vf2 v42 = nan_from_f2(v41, v0);
    store_f2(to[0], v42);
}
static void run_tanh_f_binary32_fast(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 1, 1, tanh_f_binary32_fast)
}

/* tanh_f_binary64_faithful: f(x) (f in binary64, faithful)
   The hyperbolic tangent: −m/(2 + m) with m = exp(−2t) − 1, which keeps its relative accuracy at 0.
   exp: exp(x) on [-0.34668, 0.34668] by a polynomial of degree 12; relative error at most 7.152e-19, proved in
     exp_binary64/00.toml
   faithful: largest error 0.7888 ULP of 10,490,356 inputs, at 0x1.6f563b21064fdp-3: got 0x1.6b7298a4ee1cap-3, exact
     0x1.6b7298a4ee1c9361p-3
   56 operations (14 add, 12 fma, 8 sub, 7 mul, 4 fnma, 3 neg, 1 abs, 1 lesser, 1 bits, 1 left, 1 float, 1 div, 1
     copysign, 1 nan_from), 0 bytes of tables */
XPHI_OP void tanh_f_binary64_faithful(const double *const *from, double *const *to, const double *parameters) {
    (void)parameters;
    const vd2 v0 = load_d2(from[0]);
    const vd2 v1 = abs_d2(v0);
    const vd2 v2 = number_d2(0x1.8ee8p+8);
    const vd2 v3 = lesser_d2(v1, v2);
    const vd2 v4 = number_d2(0x1p+1);
    const vd2 v5 = mul_d2(v3, v4);
    const vd2 v6 = neg_d2(v5);
    const vd2 v7 = number_d2(0x1.71547652b82fep+0);
    const vd2 v8 = number_d2(0x1.800000000047fp+52);
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
    const vq2 v48 = bits_d2(v9);
    const vq2 v49 = left_q2(v48, 52);
    const vd2 v50 = float_d2(v49);
    const vd2 v53 = number_d2(0x1p-128);
    const vd2 v54 = mul_d2(v50, v53);
    const vd2 v55 = mul_d2(v12, v54);
    const vd2 v56 = mul_d2(v39, v54);
    const vd2 v57 = number_d2(-0x1p+0);
    const vd2 v58 = add_d2(v57, v54);
    const vd2 v59 = sub_d2(v57, v58);
    const vd2 v60 = add_d2(v59, v54);
    const vd2 v61 = add_d2(v58, v55);
    const vd2 v62 = sub_d2(v58, v61);
    const vd2 v63 = add_d2(v62, v55);
    const vd2 v64 = add_d2(v60, v56);
    const vd2 v65 = add_d2(v63, v64);
    const vd2 v66 = add_d2(v61, v65);
    const vd2 v67 = sub_d2(v61, v66);
    const vd2 v68 = add_d2(v67, v65);
    const vd2 v69 = neg_d2(v66);
    const vd2 v70 = neg_d2(v68);
    const vd2 v71 = add_d2(v4, v66);
    const vd2 v72 = sub_d2(v71, v4);
    const vd2 v73 = sub_d2(v71, v72);
    const vd2 v74 = sub_d2(v4, v73);
    const vd2 v75 = sub_d2(v66, v72);
    const vd2 v76 = add_d2(v74, v75);
    const vd2 v77 = add_d2(v76, v68);
    const vd2 v78 = div_d2(v40, v71);
    const vd2 v79 = mul_d2(v69, v78);
    const vd2 v80 = fnma_d2(v79, v71, v69);
    const vd2 v81 = add_d2(v80, v70);
    const vd2 v82 = fnma_d2(v79, v77, v81);
    const vd2 v83 = mul_d2(v82, v78);
    const vd2 v84 = add_d2(v79, v83);
    const vd2 v85 = copysign_d2(v84, v0);
    const vd2 v86 = nan_from_d2(v85, v0);
    store_d2(to[0], v86);
}
static void run_tanh_f_binary64_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(double, 1, 1, tanh_f_binary64_faithful)
}

/* tanh_grad_binary32_faithful: f′(x) (grad in binary32, faithful)
   The hyperbolic tangent: −m/(2 + m) with m = exp(−2t) − 1, which keeps its relative accuracy at 0.
   The derivative, an even function: 4e/(1 + e)².
   exp: exp(x) on [-0.34668, 0.34668] by a polynomial of degree 6; relative error at most 3.189e-09, proved in
     exp_binary32/00.toml
   faithful: largest error 0.7951 ULP of all inputs, at -0x1.5e1154p+5: got 0x1.ab7f4p-125, exact 0x1.ab7f3e68ep-125
   58 operations (14 fma, 11 add, 10 mul, 7 sub, 5 fnma, 2 lesser, 2 fms, 1 abs, 1 neg, 1 bits, 1 left, 1 float, 1 div,
     1 nan_from), 0 bytes of tables */
XPHI_OP void tanh_grad_binary32_faithful(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf2 v0 = load_f2(from[0]);
    const vf2 v1 = abs_f2(v0);
    const vf2 v2 = number_f2(0x1.08c9p+6f);
    const vf2 v3 = lesser_f2(v1, v2);
    const vf2 v4 = number_f2(0x1p+1f);
    const vf2 v5 = mul_f2(v3, v4);
    const vf2 v6 = neg_f2(v5);
    const vf2 v7 = number_f2(0x1.715476p+0f);
    const vf2 v8 = number_f2(0x1.80017ep+23f);
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
    const vi2 v37 = left_i2(v36, 23);
    const vf2 v38 = float_f2(v37);
    const vf2 v39 = mul_f2(v33, v38);
    const vf2 v40 = mul_f2(v35, v38);
    const vf2 v41 = number_f2(0x1p-64f);
    const vf2 v42 = fma_f2(v39, v41, v28);
    const vf2 v43 = sub_f2(v28, v42);
    const vf2 v44 = fma_f2(v39, v41, v43);
    const vf2 v45 = fma_f2(v40, v41, v44);
    const vf2 v46 = mul_f2(v42, v42);
    const vf2 v47 = fms_f2(v42, v42, v46);
    const vf2 v48 = fma_f2(v42, v45, v47);
    const vf2 v49 = add_f2(v42, v45);
    const vf2 v50 = fma_f2(v45, v49, v48);
    const vf2 v51 = div_f2(v28, v46);
    const vf2 v52 = mul_f2(v39, v51);
    const vf2 v53 = fnma_f2(v52, v46, v39);
    const vf2 v54 = add_f2(v53, v40);
    const vf2 v55 = fnma_f2(v52, v50, v54);
    const vf2 v56 = mul_f2(v55, v51);
    const vf2 v57 = number_f2(0x1p+2f);
    const vf2 v58 = mul_f2(v52, v57);
    const vf2 v59 = mul_f2(v56, v57);
    const vf2 v60 = number_f2(-0x1p+0f);
    const vf2 v61 = mul_f2(v58, v60);
    const vf2 v62 = fms_f2(v58, v60, v61);
    const vf2 v63 = fma_f2(v59, v60, v62);
    const vf2 v64 = add_f2(v61, v63);
    const vf2 v65 = sub_f2(v61, v64);
    const vf2 v66 = add_f2(v65, v63);
    const vf2 v67 = fnma_f2(v64, v41, v14);
    const vf2 v68 = sub_f2(v67, v14);
    const vf2 v69 = fma_f2(v64, v41, v68);
    const vf2 v70 = fma_f2(v66, v41, v69);
    const vf2 v71 = number_f2(0x1p+126f);
    const vf2 v72 = lesser_f2(v70, v71);
    const vf2 v73 = add_f2(v72, v14);
    const vf2 v74 = sub_f2(v67, v73);
    const vf2 v75 = nan_from_f2(v74, v0);
    store_f2(to[0], v75);
}
static void run_tanh_grad_binary32_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 1, 1, tanh_grad_binary32_faithful)
}

/* tanh_grad_binary32_fast: f′(x) (grad in binary32, fast)
   The hyperbolic tangent: −m/(2 + m) with m = exp(−2t) − 1, which keeps its relative accuracy at 0.
   The derivative, an even function: 4e/(1 + e)².
   exp: exp(x) on [-0.34668, 0.34668] by a polynomial of degree 6; relative error at most 3.189e-09, proved in
     exp_binary32/00.toml
   fast: largest error 3.2208 ULP of all inputs, at -0x1.8f104cp+1: got 0x1.ff8262p-8, exact 0x1.ff825b8fp-8
   27 operations (7 fma, 6 mul, 4 fnma, 1 abs, 1 lesser, 1 neg, 1 sub, 1 add, 1 bits, 1 left, 1 float, 1 div, 1
     nan_from), 0 bytes of tables */
XPHI_OP void tanh_grad_binary32_fast(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf2 v0 = load_f2(from[0]);
    const vf2 v1 = abs_f2(v0);
    const vf2 v2 = number_f2(0x1.08c9p+6f);
    const vf2 v3 = lesser_f2(v1, v2);
    const vf2 v4 = number_f2(0x1p+1f);
    const vf2 v5 = mul_f2(v3, v4);
    const vf2 v6 = neg_f2(v5);
    const vf2 v7 = number_f2(0x1.715476p+0f);
    const vf2 v8 = number_f2(0x1.80017ep+23f);
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
    const vi2 v29 = left_i2(v28, 23);
    const vf2 v30 = float_f2(v29);
    const vf2 v31 = mul_f2(v27, v30);
    const vf2 v32 = number_f2(0x1p-64f);
    const vf2 v33 = fma_f2(v31, v32, v26);
    const vf2 v34 = div_f2(v31, v33);
    const vf2 v35 = mul_f2(v34, v32);
    const vf2 v36 = fnma_f2(v35, v34, v34);
    const vf2 v37 = number_f2(0x1p+2f);
    const vf2 v38 = mul_f2(v36, v37);
    const vf2 v39 = number_f2(0x0p+0f);
    const vf2 v40 = number_f2(-0x1p+0f);
    const vf2 v41 = mul_f2(v38, v40);
    const vf2 v42 = fnma_f2(v41, v32, v39);
    const vf2 v43 = nan_from_f2(v42, v0);
    store_f2(to[0], v43);
}
static void run_tanh_grad_binary32_fast(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 1, 1, tanh_grad_binary32_fast)
}

/* tanh_grad_binary64_faithful: f′(x) (grad in binary64, faithful)
   The hyperbolic tangent: −m/(2 + m) with m = exp(−2t) − 1, which keeps its relative accuracy at 0.
   The derivative, an even function: 4e/(1 + e)².
   exp: exp(x) on [-0.34668, 0.34668] by a polynomial of degree 12; relative error at most 7.152e-19, proved in
     exp_binary64/00.toml
   faithful: largest error 0.6478 ULP of 10,490,356 inputs, at 0x1.a6c0b4a27c31ap+5: got 0x1.7027f574af8d4p-151, exact
     0x1.7027f574af8d35a3p-151
   64 operations (20 fma, 11 add, 10 mul, 7 sub, 5 fnma, 2 lesser, 2 fms, 1 abs, 1 neg, 1 bits, 1 left, 1 float, 1 div,
     1 nan_from), 0 bytes of tables */
XPHI_OP void tanh_grad_binary64_faithful(const double *const *from, double *const *to, const double *parameters) {
    (void)parameters;
    const vd2 v0 = load_d2(from[0]);
    const vd2 v1 = abs_d2(v0);
    const vd2 v2 = number_d2(0x1.8ee8p+8);
    const vd2 v3 = lesser_d2(v1, v2);
    const vd2 v4 = number_d2(0x1p+1);
    const vd2 v5 = mul_d2(v3, v4);
    const vd2 v6 = neg_d2(v5);
    const vd2 v7 = number_d2(0x1.71547652b82fep+0);
    const vd2 v8 = number_d2(0x1.800000000047fp+52);
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
    const vd2 v53 = number_d2(0x1p-128);
    const vd2 v54 = fma_d2(v51, v53, v40);
    const vd2 v55 = sub_d2(v40, v54);
    const vd2 v56 = fma_d2(v51, v53, v55);
    const vd2 v57 = fma_d2(v52, v53, v56);
    const vd2 v58 = mul_d2(v54, v54);
    const vd2 v59 = fms_d2(v54, v54, v58);
    const vd2 v60 = fma_d2(v54, v57, v59);
    const vd2 v61 = add_d2(v54, v57);
    const vd2 v62 = fma_d2(v57, v61, v60);
    const vd2 v63 = div_d2(v40, v58);
    const vd2 v64 = mul_d2(v51, v63);
    const vd2 v65 = fnma_d2(v64, v58, v51);
    const vd2 v66 = add_d2(v65, v52);
    const vd2 v67 = fnma_d2(v64, v62, v66);
    const vd2 v68 = mul_d2(v67, v63);
    const vd2 v69 = number_d2(0x1p+2);
    const vd2 v70 = mul_d2(v64, v69);
    const vd2 v71 = mul_d2(v68, v69);
    const vd2 v72 = number_d2(-0x1p+0);
    const vd2 v73 = mul_d2(v70, v72);
    const vd2 v74 = fms_d2(v70, v72, v73);
    const vd2 v75 = fma_d2(v71, v72, v74);
    const vd2 v76 = add_d2(v73, v75);
    const vd2 v77 = sub_d2(v73, v76);
    const vd2 v78 = add_d2(v77, v75);
    const vd2 v79 = fnma_d2(v76, v53, v14);
    const vd2 v80 = sub_d2(v79, v14);
    const vd2 v81 = fma_d2(v76, v53, v80);
    const vd2 v82 = fma_d2(v78, v53, v81);
    const vd2 v83 = number_d2(0x1p+1000);
    const vd2 v84 = lesser_d2(v82, v83);
    const vd2 v85 = add_d2(v84, v14);
    const vd2 v86 = sub_d2(v79, v85);
    const vd2 v87 = nan_from_d2(v86, v0);
    store_d2(to[0], v87);
}
static void run_tanh_grad_binary64_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(double, 1, 1, tanh_grad_binary64_faithful)
}

/* tanh_vjp_binary32_faithful: f′(x)·g (vjp in binary32, faithful)
   The hyperbolic tangent: −m/(2 + m) with m = exp(−2t) − 1, which keeps its relative accuracy at 0.
   The derivative, an even function: 4e/(1 + e)².
   exp: exp(x) on [-0.34668, 0.34668] by a polynomial of degree 6; relative error at most 3.189e-09, proved in
     exp_binary32/00.toml
   faithful: largest error 0.7047 ULP of 100,000,000 inputs, at -0x1.7bad9ap+4, 0x1.571bd4p-22
   61 operations (11 mul, 11 fma, 10 add, 6 widen, 5 fnma, 4 sub, 2 bits, 2 left, 2 float, 1 abs, 1 lesser, 1 neg, 1
     greater, 1 fms, 1 div, 1 nan_from, 1 narrow), 0 bytes of tables */
XPHI_OP void tanh_vjp_binary32_faithful(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf2 v0 = load_f2(from[0]);
    const vf2 v1 = load_f2(from[1]);
    const vf2 v2 = abs_f2(v0);
    const vf2 v3 = number_f2(0x1.9207p+6f);
    const vf2 v4 = lesser_f2(v2, v3);
    const vf2 v5 = number_f2(0x1p+1f);
    const vf2 v6 = mul_f2(v4, v5);
    const vf2 v7 = neg_f2(v6);
    const vf2 v8 = number_f2(0x1.715476p+0f);
    const vf2 v9 = number_f2(0x1.8007fep+23f);
    const vf2 v10 = fma_f2(v7, v8, v9);
    const vf2 v11 = sub_f2(v10, v9);
    const vf2 v12 = number_f2(0x1.62e4p-1f);
    const vf2 v13 = fnma_f2(v11, v12, v7);
    const vf2 v14 = number_f2(0x1.7f7d1cp-20f);
    const vf2 v15 = number_f2(0x0p+0f);
    const vf2 v16 = fnma_f2(v11, v14, v15);
    const vf2 v17 = add_f2(v13, v16);
    const vf2 v18 = mul_f2(v17, v17);
    const vf2 v19 = number_f2(0x1.fffffcp-2f);
    const vf2 v20 = number_f2(0x1.555492p-3f);
    const vf2 v21 = number_f2(0x1.5558d2p-5f);
    const vf2 v22 = number_f2(0x1.1239cap-7f);
    const vf2 v23 = number_f2(0x1.6a23d4p-10f);
    const vf2 v24 = fma_f2(v23, v17, v22);
    const vf2 v25 = fma_f2(v24, v17, v21);
    const vf2 v26 = fma_f2(v25, v17, v20);
    const vf2 v27 = fma_f2(v26, v17, v19);
    const vf2 v28 = fma_f2(v18, v27, v16);
    const vf2 v29 = number_f2(0x1p+0f);
    const vf2 v30 = add_f2(v29, v13);
    const vf2 v31 = sub_f2(v29, v30);
    const vf2 v32 = add_f2(v31, v13);
    const vf2 v33 = add_f2(v32, v28);
    const vf2 v34 = add_f2(v30, v33);
    const vf2 v35 = sub_f2(v30, v34);
    const vf2 v36 = add_f2(v35, v33);
    const vi2 v37 = bits_f2(v10);
    const vf2 v38 = number_f2(0x1.800736p+23f);
    const vf2 v39 = greater_f2(v38, v10);
    const vi2 v40 = bits_f2(v39);
    const vi2 v41 = number_i2(-832);
    const vi2 v42 = add_i2(v40, v41);
    const vi2 v43 = left_i2(v42, 23);
    const vf2 v44 = float_f2(v43);
    const vf2 v45 = mul_f2(v34, v44);
    const vf2 v46 = mul_f2(v36, v44);
    const vf2 v47 = number_f2(0x1p-64f);
    const vf2 v48 = fma_f2(v45, v47, v29);
    const vf2 v49 = sub_f2(v29, v48);
    const vf2 v50 = fma_f2(v45, v47, v49);
    const vf2 v51 = fma_f2(v46, v47, v50);
    const vf2 v52 = mul_f2(v48, v48);
    const vf2 v53 = fms_f2(v48, v48, v52);
    const vf2 v54 = fma_f2(v48, v51, v53);
    const vf2 v55 = add_f2(v48, v51);
    const vf2 v56 = fma_f2(v51, v55, v54);
    const vf2 v57 = div_f2(v29, v52);
    const vf2 v58 = mul_f2(v34, v57);
    const vf2 v59 = fnma_f2(v58, v52, v34);
    const vf2 v60 = add_f2(v59, v36);
    const vf2 v61 = fnma_f2(v58, v56, v60);
    const vf2 v62 = mul_f2(v61, v57);
    const vq2 v63 = widen_i2(v37);
    const vq2 v64 = left_q2(v63, 52);
    const vd2 v65 = float_d2(v64);
    const vf2 v66 = number_f2(0x1p+2f);
    const vf2 v67 = mul_f2(v58, v66);
    const vf2 v68 = mul_f2(v62, v66);
    const vd2 v69 = number_d2(0x0p+0);
    const vf2 v70 = number_f2(-0x1p+0f);
    const vd2 v71 = widen_f2(v67);
    const vd2 v72 = widen_f2(v68);
    const vd2 v73 = add_d2(v71, v72);
    const vd2 v74 = mul_d2(v73, v65);
    const vd2 v75 = widen_f2(v70);
    const vd2 v76 = fnma_d2(v74, v75, v69);
    const vd2 v77 = widen_f2(v1);
    const vd2 v78 = mul_d2(v76, v77);
    const vd2 v79 = widen_f2(v0);
    const vd2 v80 = nan_from_d2(v78, v79);
    const vf2 v81 = narrow_d2(v80);
    store_f2(to[0], v81);
}
static void run_tanh_vjp_binary32_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 2, 1, tanh_vjp_binary32_faithful)
}

/* tanh_vjp_binary32_fast: f′(x)·g (vjp in binary32, fast)
   The hyperbolic tangent: −m/(2 + m) with m = exp(−2t) − 1, which keeps its relative accuracy at 0.
   The derivative, an even function: 4e/(1 + e)².
   exp: exp(x) on [-0.34668, 0.34668] by a polynomial of degree 6; relative error at most 3.189e-09, proved in
     exp_binary32/00.toml
   fast: largest error 3.9863 ULP of 96,341,528 inputs, at 0x1.6046cp+1, -0x1.ec206ep+0
   34 operations (9 mul, 7 fma, 3 fnma, 2 abs, 2 sub, 2 select, 1 lesser, 1 neg, 1 add, 1 bits, 1 left, 1 float, 1 div,
     1 less, 1 nan_from), 0 bytes of tables */
XPHI_OP void tanh_vjp_binary32_fast(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf2 v0 = load_f2(from[0]);
    const vf2 v1 = load_f2(from[1]);
    const vf2 v2 = abs_f2(v0);
    const vf2 v3 = number_f2(0x1.5ebcp+6f);
    const vf2 v4 = lesser_f2(v2, v3);
    const vf2 v5 = number_f2(0x1p+1f);
    const vf2 v6 = mul_f2(v4, v5);
    const vf2 v7 = neg_f2(v6);
    const vf2 v8 = number_f2(0x1.715476p+0f);
    const vf2 v9 = number_f2(0x1.8001fap+23f);
    const vf2 v10 = fma_f2(v7, v8, v9);
    const vf2 v11 = sub_f2(v10, v9);
    const vf2 v12 = number_f2(0x1.62e4p-1f);
    const vf2 v13 = fnma_f2(v11, v12, v7);
    const vf2 v14 = number_f2(0x1.7f7d1cp-20f);
    const vf2 v15 = fnma_f2(v11, v14, v13);
    const vf2 v16 = number_f2(0x1.fffffcp-2f);
    const vf2 v17 = number_f2(0x1.555492p-3f);
    const vf2 v18 = number_f2(0x1.5558d2p-5f);
    const vf2 v19 = number_f2(0x1.1239cap-7f);
    const vf2 v20 = number_f2(0x1.6a23d4p-10f);
    const vf2 v21 = fma_f2(v20, v15, v19);
    const vf2 v22 = fma_f2(v21, v15, v18);
    const vf2 v23 = fma_f2(v22, v15, v17);
    const vf2 v24 = fma_f2(v23, v15, v16);
    const vf2 v25 = mul_f2(v24, v15);
    const vf2 v26 = fma_f2(v25, v15, v15);
    const vf2 v27 = number_f2(0x1p+0f);
    const vf2 v28 = add_f2(v26, v27);
    const vi2 v29 = bits_f2(v10);
    const vi2 v30 = left_i2(v29, 23);
    const vf2 v31 = float_f2(v30);
    const vf2 v32 = mul_f2(v28, v31);
    const vf2 v33 = number_f2(0x1p-126f);
    const vf2 v34 = fma_f2(v32, v33, v27);
    const vf2 v35 = div_f2(v32, v34);
    const vf2 v36 = mul_f2(v35, v33);
    const vf2 v37 = fnma_f2(v36, v35, v35);
    const vf2 v38 = number_f2(0x1p+2f);
    const vf2 v39 = mul_f2(v37, v38);
    const vf2 v40 = number_f2(0x0p+0f);
    const vf2 v41 = number_f2(-0x1p+0f);
    const vf2 v42 = mul_f2(v39, v41);
    const vf2 v43 = sub_f2(v40, v42);
    const vf2 v44 = abs_f2(v1);
    const vm2 v45 = less_f2(v44, v27);
    const vf2 v46 = select_f2(v45, v27, v33);
    const vf2 v47 = select_f2(v45, v33, v27);
    const vf2 v48 = mul_f2(v1, v46);
    const vf2 v49 = mul_f2(v43, v48);
    const vf2 v50 = mul_f2(v49, v47);
    const vf2 v51 = nan_from_f2(v50, v0);
    store_f2(to[0], v51);
}
static void run_tanh_vjp_binary32_fast(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 2, 1, tanh_vjp_binary32_fast)
}

/* tanh_vjp_binary64_faithful: f′(x)·g (vjp in binary64, faithful)
   The hyperbolic tangent: −m/(2 + m) with m = exp(−2t) − 1, which keeps its relative accuracy at 0.
   The derivative, an even function: 4e/(1 + e)².
   exp: exp(x) on [-0.34668, 0.34668] by a polynomial of degree 12; relative error at most 7.152e-19, proved in
     exp_binary64/00.toml
   faithful: largest error 1.2780 ULP of 512 inputs, at -0x1.340ff12151c6bp+2, 0x1.cd0ca792e3953p-12
   71 operations (20 fma, 13 mul, 11 add, 7 sub, 5 fnma, 2 abs, 2 lesser, 2 fms, 2 select, 1 neg, 1 bits, 1 left, 1
     float, 1 div, 1 less, 1 nan_from), 0 bytes of tables */
XPHI_OP void tanh_vjp_binary64_faithful(const double *const *from, double *const *to, const double *parameters) {
    (void)parameters;
    const vd2 v0 = load_d2(from[0]);
    const vd2 v1 = load_d2(from[1]);
    const vd2 v2 = abs_d2(v0);
    const vd2 v3 = number_d2(0x1.625f2p+9);
    const vd2 v4 = lesser_d2(v2, v3);
    const vd2 v5 = number_d2(0x1p+1);
    const vd2 v6 = mul_d2(v4, v5);
    const vd2 v7 = neg_d2(v6);
    const vd2 v8 = number_d2(0x1.71547652b82fep+0);
    const vd2 v9 = number_d2(0x1.80000000007fdp+52);
    const vd2 v10 = fma_d2(v7, v8, v9);
    const vd2 v11 = sub_d2(v10, v9);
    const vd2 v12 = number_d2(0x1.62e42fefa4p-1);
    const vd2 v13 = fnma_d2(v11, v12, v7);
    const vd2 v14 = number_d2(-0x1.8432a1b0e2634p-43);
    const vd2 v15 = number_d2(0x0p+0);
    const vd2 v16 = fnma_d2(v11, v14, v15);
    const vd2 v17 = add_d2(v13, v16);
    const vd2 v18 = mul_d2(v17, v17);
    const vd2 v19 = number_d2(0x1p-1);
    const vd2 v20 = number_d2(0x1.555555555555bp-3);
    const vd2 v21 = number_d2(0x1.5555555555503p-5);
    const vd2 v22 = number_d2(0x1.111111110ec4ep-7);
    const vd2 v23 = number_d2(0x1.6c16c16c30539p-10);
    const vd2 v24 = number_d2(0x1.a01a01b3845a3p-13);
    const vd2 v25 = number_d2(0x1.a01a01366e0d4p-16);
    const vd2 v26 = number_d2(0x1.71ddf0112723ap-19);
    const vd2 v27 = number_d2(0x1.27e5b46d479fep-22);
    const vd2 v28 = number_d2(0x1.af6c03b2ed097p-26);
    const vd2 v29 = number_d2(0x1.1e3d1a7a9c487p-29);
    const vd2 v30 = fma_d2(v29, v17, v28);
    const vd2 v31 = fma_d2(v30, v17, v27);
    const vd2 v32 = fma_d2(v31, v17, v26);
    const vd2 v33 = fma_d2(v32, v17, v25);
    const vd2 v34 = fma_d2(v33, v17, v24);
    const vd2 v35 = fma_d2(v34, v17, v23);
    const vd2 v36 = fma_d2(v35, v17, v22);
    const vd2 v37 = fma_d2(v36, v17, v21);
    const vd2 v38 = fma_d2(v37, v17, v20);
    const vd2 v39 = fma_d2(v38, v17, v19);
    const vd2 v40 = fma_d2(v18, v39, v16);
    const vd2 v41 = number_d2(0x1p+0);
    const vd2 v42 = add_d2(v41, v13);
    const vd2 v43 = sub_d2(v41, v42);
    const vd2 v44 = add_d2(v43, v13);
    const vd2 v45 = add_d2(v44, v40);
    const vd2 v46 = add_d2(v42, v45);
    const vd2 v47 = sub_d2(v42, v46);
    const vd2 v48 = add_d2(v47, v45);
    const vq2 v49 = bits_d2(v10);
    const vq2 v50 = left_q2(v49, 52);
    const vd2 v51 = float_d2(v50);
    const vd2 v52 = mul_d2(v46, v51);
    const vd2 v53 = mul_d2(v48, v51);
    const vd2 v54 = number_d2(0x1p-1022);
    const vd2 v55 = fma_d2(v52, v54, v41);
    const vd2 v56 = sub_d2(v41, v55);
    const vd2 v57 = fma_d2(v52, v54, v56);
    const vd2 v58 = fma_d2(v53, v54, v57);
    const vd2 v59 = mul_d2(v55, v55);
    const vd2 v60 = fms_d2(v55, v55, v59);
    const vd2 v61 = fma_d2(v55, v58, v60);
    const vd2 v62 = add_d2(v55, v58);
    const vd2 v63 = fma_d2(v58, v62, v61);
    const vd2 v64 = div_d2(v41, v59);
    const vd2 v65 = mul_d2(v52, v64);
    const vd2 v66 = fnma_d2(v65, v59, v52);
    const vd2 v67 = add_d2(v66, v53);
    const vd2 v68 = fnma_d2(v65, v63, v67);
    const vd2 v69 = mul_d2(v68, v64);
    const vd2 v70 = number_d2(0x1p+2);
    const vd2 v71 = mul_d2(v65, v70);
    const vd2 v72 = mul_d2(v69, v70);
    const vd2 v73 = number_d2(-0x1p+0);
    const vd2 v74 = mul_d2(v71, v73);
    const vd2 v75 = fms_d2(v71, v73, v74);
    const vd2 v76 = fma_d2(v72, v73, v75);
    const vd2 v77 = add_d2(v74, v76);
    const vd2 v78 = sub_d2(v74, v77);
    const vd2 v79 = add_d2(v78, v76);
    const vd2 v80 = fnma_d2(v77, v41, v15);
    const vd2 v81 = sub_d2(v80, v15);
    const vd2 v82 = fma_d2(v77, v41, v81);
    const vd2 v83 = fma_d2(v79, v41, v82);
    const vd2 v84 = number_d2(0x1p+1000);
    const vd2 v85 = lesser_d2(v83, v84);
    const vd2 v86 = add_d2(v85, v15);
    const vd2 v87 = sub_d2(v80, v86);
    const vd2 v88 = abs_d2(v1);
    const vn2 v89 = less_d2(v88, v41);
    const vd2 v90 = select_d2(v89, v41, v54);
    const vd2 v91 = select_d2(v89, v54, v41);
    const vd2 v92 = mul_d2(v1, v90);
    const vd2 v93 = mul_d2(v87, v92);
    const vd2 v94 = mul_d2(v93, v91);
    const vd2 v95 = nan_from_d2(v94, v0);
    store_d2(to[0], v95);
}
static void run_tanh_vjp_binary64_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(double, 2, 1, tanh_vjp_binary64_faithful)
}

extern const xphi_kernel XPHI_NAME(tanh_kernels)[];
const xphi_kernel XPHI_NAME(tanh_kernels)[] = {
    {"tanh", "f", "binary32", "faithful", run_tanh_f_binary32_faithful},
    {"tanh", "f", "binary32", "fast", run_tanh_f_binary32_fast},
    {"tanh", "f", "binary64", "faithful", run_tanh_f_binary64_faithful},
    {"tanh", "grad", "binary32", "faithful", run_tanh_grad_binary32_faithful},
    {"tanh", "grad", "binary32", "fast", run_tanh_grad_binary32_fast},
    {"tanh", "grad", "binary64", "faithful", run_tanh_grad_binary64_faithful},
    {"tanh", "vjp", "binary32", "faithful", run_tanh_vjp_binary32_faithful},
    {"tanh", "vjp", "binary32", "fast", run_tanh_vjp_binary32_fast},
    {"tanh", "vjp", "binary64", "faithful", run_tanh_vjp_binary64_faithful},
    {0, 0, 0, 0, 0}};
