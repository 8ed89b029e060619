/* sigmoid: made by `make gen` from src/xphi/lower/recipes; edits here are lost. */
#include "block.h"
#include "kernels.h"
#include "tables.h"

/* sigmoid_f_binary32_faithful: f(x) (f in binary32, faithful)
   The logistic function.
   exp: exp(x) on [-0.34668, 0.34668] by a polynomial of degree 6; relative error at most 3.189e-09, proved in
     exp_binary32/00.toml
   faithful: largest error 0.7982 ULP of all inputs, at -0x1.58ab84p+6: got 0x1.9c05e8p-125, exact 0x1.9c05e6674p-125
   53 operations (12 fma, 10 add, 7 sub, 6 mul, 5 fnma, 2 lesser, 2 select, 1 abs, 1 neg, 1 bits, 1 left, 1 float, 1
     div, 1 less, 1 fms, 1 nan_from), 0 bytes of tables */
XPHI_OP void sigmoid_f_binary32_faithful(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf2 v0 = load_f2(from[0]);
    const vf2 v1 = abs_f2(v0);
    const vf2 v2 = number_f2(0x1.08c88p+7f);
    const vf2 v3 = lesser_f2(v1, v2);
    const vf2 v4 = neg_f2(v3);
    const vf2 v5 = number_f2(0x1.715476p+0f);
    const vf2 v6 = number_f2(0x1.80017ep+23f);
    const vf2 v7 = fma_f2(v4, v5, v6);
    const vf2 v8 = sub_f2(v7, v6);
    const vf2 v9 = number_f2(0x1.62e4p-1f);
    const vf2 v10 = fnma_f2(v8, v9, v4);
    const vf2 v11 = number_f2(0x1.7f7d1cp-20f);
    const vf2 v12 = number_f2(0x0p+0f);
    const vf2 v13 = fnma_f2(v8, v11, v12);
    const vf2 v14 = add_f2(v10, v13);
    const vf2 v15 = mul_f2(v14, v14);
    const vf2 v16 = number_f2(0x1.fffffcp-2f);
    const vf2 v17 = number_f2(0x1.555492p-3f);
    const vf2 v18 = number_f2(0x1.5558d2p-5f);
    const vf2 v19 = number_f2(0x1.1239cap-7f);
    const vf2 v20 = number_f2(0x1.6a23d4p-10f);
    const vf2 v21 = fma_f2(v20, v14, v19);
    const vf2 v22 = fma_f2(v21, v14, v18);
    const vf2 v23 = fma_f2(v22, v14, v17);
    const vf2 v24 = fma_f2(v23, v14, v16);
    const vf2 v25 = fma_f2(v15, v24, v13);
    const vf2 v26 = number_f2(0x1p+0f);
    const vf2 v27 = add_f2(v26, v10);
    const vf2 v28 = sub_f2(v26, v27);
    const vf2 v29 = add_f2(v28, v10);
    const vf2 v30 = add_f2(v29, v25);
    const vf2 v31 = add_f2(v27, v30);
    const vf2 v32 = sub_f2(v27, v31);
    const vf2 v33 = add_f2(v32, v30);
    const vi2 v34 = bits_f2(v7);
    const vi2 v35 = left_i2(v34, 23);
    const vf2 v36 = float_f2(v35);
    const vf2 v37 = mul_f2(v31, v36);
    const vf2 v38 = mul_f2(v33, v36);
    const vf2 v39 = number_f2(0x1p-64f);
    const vf2 v40 = fma_f2(v37, v39, v26);
    const vf2 v41 = sub_f2(v26, v40);
    const vf2 v42 = fma_f2(v37, v39, v41);
    const vf2 v43 = fma_f2(v38, v39, v42);
    const vf2 v44 = div_f2(v26, v40);
    const vf2 v45 = mul_f2(v37, v44);
    const vf2 v46 = fnma_f2(v45, v40, v37);
    const vf2 v47 = add_f2(v46, v38);
    const vf2 v48 = fnma_f2(v45, v43, v47);
    const vf2 v49 = mul_f2(v48, v44);
    const vm2 v50 = less_f2(v0, v12);
    const vf2 v51 = select_f2(v50, v12, v26);
    const vf2 v52 = number_f2(-0x1p+0f);
    const vf2 v53 = select_f2(v50, v52, v26);
    const vf2 v54 = mul_f2(v45, v53);
    const vf2 v55 = fms_f2(v45, v53, v54);
    const vf2 v56 = fma_f2(v49, v53, v55);
    const vf2 v57 = add_f2(v54, v56);
    const vf2 v58 = sub_f2(v54, v57);
    const vf2 v59 = add_f2(v58, v56);
    const vf2 v60 = fnma_f2(v57, v39, v51);
    const vf2 v61 = sub_f2(v60, v51);
    const vf2 v62 = fma_f2(v57, v39, v61);
    const vf2 v63 = fma_f2(v59, v39, v62);
    const vf2 v64 = number_f2(0x1p+126f);
    const vf2 v65 = lesser_f2(v63, v64);
    const vf2 v66 = add_f2(v65, v12);
    const vf2 v67 = sub_f2(v60, v66);
    const vf2 v68 = nan_from_f2(v67, v0);
    store_f2(to[0], v68);
}
static void run_sigmoid_f_binary32_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 1, 1, sigmoid_f_binary32_faithful)
}

/* sigmoid_f_binary32_fast: f(x) (f in binary32, fast)
   The logistic function.
   exp: exp(x) on [-0.34668, 0.34668] by a polynomial of degree 6; relative error at most 3.189e-09, proved in
     exp_binary32/00.toml
   fast: largest error 2.4019 ULP of all inputs, at -0x1.0a111ap+2: got 0x1.f8e9a2p-7, exact 0x1.f8e99d324p-7
   26 operations (7 fma, 3 fnma, 3 mul, 2 select, 1 abs, 1 lesser, 1 neg, 1 sub, 1 add, 1 bits, 1 left, 1 float, 1 div,
     1 less, 1 nan_from), 0 bytes of tables */
XPHI_OP void sigmoid_f_binary32_fast(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf2 v0 = load_f2(from[0]);
    const vf2 v1 = abs_f2(v0);
    const vf2 v2 = number_f2(0x1.08c88p+7f);
    const vf2 v3 = lesser_f2(v1, v2);
    const vf2 v4 = neg_f2(v3);
    const vf2 v5 = number_f2(0x1.715476p+0f);
    const vf2 v6 = number_f2(0x1.80017ep+23f);
    const vf2 v7 = fma_f2(v4, v5, v6);
    const vf2 v8 = sub_f2(v7, v6);
    const vf2 v9 = number_f2(0x1.62e4p-1f);
    const vf2 v10 = fnma_f2(v8, v9, v4);
    const vf2 v11 = number_f2(0x1.7f7d1cp-20f);
    const vf2 v12 = fnma_f2(v8, v11, v10);
    const vf2 v13 = number_f2(0x1.fffffcp-2f);
    const vf2 v14 = number_f2(0x1.555492p-3f);
    const vf2 v15 = number_f2(0x1.5558d2p-5f);
    const vf2 v16 = number_f2(0x1.1239cap-7f);
    const vf2 v17 = number_f2(0x1.6a23d4p-10f);
    const vf2 v18 = fma_f2(v17, v12, v16);
    const vf2 v19 = fma_f2(v18, v12, v15);
    const vf2 v20 = fma_f2(v19, v12, v14);
    const vf2 v21 = fma_f2(v20, v12, v13);
    const vf2 v22 = mul_f2(v21, v12);
    const vf2 v23 = fma_f2(v22, v12, v12);
    const vf2 v24 = number_f2(0x1p+0f);
    const vf2 v25 = add_f2(v23, v24);
    const vi2 v26 = bits_f2(v7);
    const vi2 v27 = left_i2(v26, 23);
    const vf2 v28 = float_f2(v27);
    const vf2 v29 = mul_f2(v25, v28);
    const vf2 v30 = number_f2(0x1p-64f);
    const vf2 v31 = fma_f2(v29, v30, v24);
    const vf2 v32 = div_f2(v29, v31);
    const vf2 v33 = number_f2(0x0p+0f);
    const vm2 v34 = less_f2(v0, v33);
    const vf2 v35 = select_f2(v34, v33, v24);
    const vf2 v36 = number_f2(-0x1p+0f);
    const vf2 v37 = select_f2(v34, v36, v24);
    const vf2 v38 = mul_f2(v32, v37);
    const vf2 v39 = fnma_f2(v38, v30, v35);
    const vf2 v40 = nan_from_f2(v39, v0);
    store_f2(to[0], v40);
}
static void run_sigmoid_f_binary32_fast(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 1, 1, sigmoid_f_binary32_fast)
}

/* sigmoid_f_binary64_faithful: f(x) (f in binary64, faithful)
   The logistic function.
   exp: exp(x) on [-0.34668, 0.34668] by a polynomial of degree 12; relative error at most 7.152e-19, proved in
     exp_binary64/00.toml
   faithful: largest error 0.6341 ULP of 10,490,346 inputs, at -0x1.614476a2f613fp+9: got 0x1.9bc18de961d12p-1020,
     exact 0x1.9bc18de961d12a25p-1020
   59 operations (18 fma, 10 add, 7 sub, 6 mul, 5 fnma, 2 lesser, 2 select, 1 abs, 1 neg, 1 bits, 1 left, 1 float, 1
     div, 1 less, 1 fms, 1 nan_from), 0 bytes of tables */
XPHI_OP void sigmoid_f_binary64_faithful(const double *const *from, double *const *to, const double *parameters) {
    (void)parameters;
    const vd2 v0 = load_d2(from[0]);
    const vd2 v1 = abs_d2(v0);
    const vd2 v2 = number_d2(0x1.8ee8p+9);
    const vd2 v3 = lesser_d2(v1, v2);
    const vd2 v4 = neg_d2(v3);
    const vd2 v5 = number_d2(0x1.71547652b82fep+0);
    const vd2 v6 = number_d2(0x1.800000000047fp+52);
    const vd2 v7 = fma_d2(v4, v5, v6);
    const vd2 v8 = sub_d2(v7, v6);
    const vd2 v9 = number_d2(0x1.62e42fefa4p-1);
    const vd2 v10 = fnma_d2(v8, v9, v4);
    const vd2 v11 = number_d2(-0x1.8432a1b0e2634p-43);
    const vd2 v12 = number_d2(0x0p+0);
    const vd2 v13 = fnma_d2(v8, v11, v12);
    const vd2 v14 = add_d2(v10, v13);
    const vd2 v15 = mul_d2(v14, v14);
    const vd2 v16 = number_d2(0x1p-1);
    const vd2 v17 = number_d2(0x1.555555555555bp-3);
    const vd2 v18 = number_d2(0x1.5555555555503p-5);
    const vd2 v19 = number_d2(0x1.111111110ec4ep-7);
    const vd2 v20 = number_d2(0x1.6c16c16c30539p-10);
    const vd2 v21 = number_d2(0x1.a01a01b3845a3p-13);
    const vd2 v22 = number_d2(0x1.a01a01366e0d4p-16);
    const vd2 v23 = number_d2(0x1.71ddf0112723ap-19);
    const vd2 v24 = number_d2(0x1.27e5b46d479fep-22);
    const vd2 v25 = number_d2(0x1.af6c03b2ed097p-26);
    const vd2 v26 = number_d2(0x1.1e3d1a7a9c487p-29);
    const vd2 v27 = fma_d2(v26, v14, v25);
    const vd2 v28 = fma_d2(v27, v14, v24);
    const vd2 v29 = fma_d2(v28, v14, v23);
    const vd2 v30 = fma_d2(v29, v14, v22);
    const vd2 v31 = fma_d2(v30, v14, v21);
    const vd2 v32 = fma_d2(v31, v14, v20);
    const vd2 v33 = fma_d2(v32, v14, v19);
    const vd2 v34 = fma_d2(v33, v14, v18);
    const vd2 v35 = fma_d2(v34, v14, v17);
    const vd2 v36 = fma_d2(v35, v14, v16);
    const vd2 v37 = fma_d2(v15, v36, v13);
    const vd2 v38 = number_d2(0x1p+0);
    const vd2 v39 = add_d2(v38, v10);
    const vd2 v40 = sub_d2(v38, v39);
    const vd2 v41 = add_d2(v40, v10);
    const vd2 v42 = add_d2(v41, v37);
    const vd2 v43 = add_d2(v39, v42);
    const vd2 v44 = sub_d2(v39, v43);
    const vd2 v45 = add_d2(v44, v42);
    const vq2 v46 = bits_d2(v7);
    const vq2 v47 = left_q2(v46, 52);
    const vd2 v48 = float_d2(v47);
    const vd2 v49 = mul_d2(v43, v48);
    const vd2 v50 = mul_d2(v45, v48);
    const vd2 v51 = number_d2(0x1p-128);
    const vd2 v52 = fma_d2(v49, v51, v38);
    const vd2 v53 = sub_d2(v38, v52);
    const vd2 v54 = fma_d2(v49, v51, v53);
    const vd2 v55 = fma_d2(v50, v51, v54);
    const vd2 v56 = div_d2(v38, v52);
    const vd2 v57 = mul_d2(v49, v56);
    const vd2 v58 = fnma_d2(v57, v52, v49);
    const vd2 v59 = add_d2(v58, v50);
    const vd2 v60 = fnma_d2(v57, v55, v59);
    const vd2 v61 = mul_d2(v60, v56);
    const vn2 v62 = less_d2(v0, v12);
    const vd2 v63 = select_d2(v62, v12, v38);
    const vd2 v64 = number_d2(-0x1p+0);
    const vd2 v65 = select_d2(v62, v64, v38);
    const vd2 v66 = mul_d2(v57, v65);
    const vd2 v67 = fms_d2(v57, v65, v66);
    const vd2 v68 = fma_d2(v61, v65, v67);
    const vd2 v69 = add_d2(v66, v68);
    const vd2 v70 = sub_d2(v66, v69);
    const vd2 v71 = add_d2(v70, v68);
    const vd2 v72 = fnma_d2(v69, v51, v63);
    const vd2 v73 = sub_d2(v72, v63);
    const vd2 v74 = fma_d2(v69, v51, v73);
    const vd2 v75 = fma_d2(v71, v51, v74);
    const vd2 v76 = number_d2(0x1p+1000);
    const vd2 v77 = lesser_d2(v75, v76);
    const vd2 v78 = add_d2(v77, v12);
    const vd2 v79 = sub_d2(v72, v78);
    const vd2 v80 = nan_from_d2(v79, v0);
    store_d2(to[0], v80);
}
static void run_sigmoid_f_binary64_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(double, 1, 1, sigmoid_f_binary64_faithful)
}

/* sigmoid_grad_binary32_faithful: f′(x) (grad in binary32, faithful)
   The logistic function.
   The derivative, an even function.
   exp: exp(x) on [-0.34668, 0.34668] by a polynomial of degree 6; relative error at most 3.189e-09, proved in
     exp_binary32/00.toml
   faithful: largest error 0.7982 ULP of all inputs, at -0x1.58ab84p+6: got 0x1.9c05e8p-125, exact 0x1.9c05e6674p-125
   55 operations (14 fma, 11 add, 7 sub, 7 mul, 5 fnma, 2 lesser, 2 fms, 1 abs, 1 neg, 1 bits, 1 left, 1 float, 1 div,
     1 nan_from), 0 bytes of tables */
XPHI_OP void sigmoid_grad_binary32_faithful(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf2 v0 = load_f2(from[0]);
    const vf2 v1 = abs_f2(v0);
    const vf2 v2 = number_f2(0x1.08c88p+7f);
    const vf2 v3 = lesser_f2(v1, v2);
    const vf2 v4 = neg_f2(v3);
    const vf2 v5 = number_f2(0x1.715476p+0f);
    const vf2 v6 = number_f2(0x1.80017ep+23f);
    const vf2 v7 = fma_f2(v4, v5, v6);
    const vf2 v8 = sub_f2(v7, v6);
    const vf2 v9 = number_f2(0x1.62e4p-1f);
    const vf2 v10 = fnma_f2(v8, v9, v4);
    const vf2 v11 = number_f2(0x1.7f7d1cp-20f);
    const vf2 v12 = number_f2(0x0p+0f);
    const vf2 v13 = fnma_f2(v8, v11, v12);
    const vf2 v14 = add_f2(v10, v13);
    const vf2 v15 = mul_f2(v14, v14);
    const vf2 v16 = number_f2(0x1.fffffcp-2f);
    const vf2 v17 = number_f2(0x1.555492p-3f);
    const vf2 v18 = number_f2(0x1.5558d2p-5f);
    const vf2 v19 = number_f2(0x1.1239cap-7f);
    const vf2 v20 = number_f2(0x1.6a23d4p-10f);
    const vf2 v21 = fma_f2(v20, v14, v19);
    const vf2 v22 = fma_f2(v21, v14, v18);
    const vf2 v23 = fma_f2(v22, v14, v17);
    const vf2 v24 = fma_f2(v23, v14, v16);
    const vf2 v25 = fma_f2(v15, v24, v13);
    const vf2 v26 = number_f2(0x1p+0f);
    const vf2 v27 = add_f2(v26, v10);
    const vf2 v28 = sub_f2(v26, v27);
    const vf2 v29 = add_f2(v28, v10);
    const vf2 v30 = add_f2(v29, v25);
    const vf2 v31 = add_f2(v27, v30);
    const vf2 v32 = sub_f2(v27, v31);
    const vf2 v33 = add_f2(v32, v30);
    const vi2 v34 = bits_f2(v7);
    const vi2 v35 = left_i2(v34, 23);
    const vf2 v36 = float_f2(v35);
    const vf2 v37 = mul_f2(v31, v36);
    const vf2 v38 = mul_f2(v33, v36);
    const vf2 v39 = number_f2(0x1p-64f);
    const vf2 v40 = fma_f2(v37, v39, v26);
    const vf2 v41 = sub_f2(v26, v40);
    const vf2 v42 = fma_f2(v37, v39, v41);
    const vf2 v43 = fma_f2(v38, v39, v42);
    const vf2 v44 = mul_f2(v40, v40);
    const vf2 v45 = fms_f2(v40, v40, v44);
    const vf2 v46 = fma_f2(v40, v43, v45);
    const vf2 v47 = add_f2(v40, v43);
    const vf2 v48 = fma_f2(v43, v47, v46);
    const vf2 v49 = div_f2(v26, v44);
    const vf2 v50 = mul_f2(v37, v49);
    const vf2 v51 = fnma_f2(v50, v44, v37);
    const vf2 v52 = add_f2(v51, v38);
    const vf2 v53 = fnma_f2(v50, v48, v52);
    const vf2 v54 = mul_f2(v53, v49);
    const vf2 v55 = number_f2(-0x1p+0f);
    const vf2 v56 = mul_f2(v50, v55);
    const vf2 v57 = fms_f2(v50, v55, v56);
    const vf2 v58 = fma_f2(v54, v55, v57);
    const vf2 v59 = add_f2(v56, v58);
    const vf2 v60 = sub_f2(v56, v59);
    const vf2 v61 = add_f2(v60, v58);
    const vf2 v62 = fnma_f2(v59, v39, v12);
    const vf2 v63 = sub_f2(v62, v12);
    const vf2 v64 = fma_f2(v59, v39, v63);
    const vf2 v65 = fma_f2(v61, v39, v64);
    const vf2 v66 = number_f2(0x1p+126f);
    const vf2 v67 = lesser_f2(v65, v66);
    const vf2 v68 = add_f2(v67, v12);
    const vf2 v69 = sub_f2(v62, v68);
    const vf2 v70 = nan_from_f2(v69, v0);
    store_f2(to[0], v70);
}
static void run_sigmoid_grad_binary32_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 1, 1, sigmoid_grad_binary32_faithful)
}

/* sigmoid_grad_binary32_fast: f′(x) (grad in binary32, fast)
   The logistic function.
   The derivative, an even function.
   exp: exp(x) on [-0.34668, 0.34668] by a polynomial of degree 6; relative error at most 3.189e-09, proved in
     exp_binary32/00.toml
   fast: largest error 3.2208 ULP of all inputs, at -0x1.8f104cp+2: got 0x1.ff8262p-10, exact 0x1.ff825b8fp-10
   25 operations (7 fma, 4 fnma, 4 mul, 1 abs, 1 lesser, 1 neg, 1 sub, 1 add, 1 bits, 1 left, 1 float, 1 div, 1
     nan_from), 0 bytes of tables */
XPHI_OP void sigmoid_grad_binary32_fast(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf2 v0 = load_f2(from[0]);
    const vf2 v1 = abs_f2(v0);
    const vf2 v2 = number_f2(0x1.08c88p+7f);
    const vf2 v3 = lesser_f2(v1, v2);
    const vf2 v4 = neg_f2(v3);
    const vf2 v5 = number_f2(0x1.715476p+0f);
    const vf2 v6 = number_f2(0x1.80017ep+23f);
    const vf2 v7 = fma_f2(v4, v5, v6);
    const vf2 v8 = sub_f2(v7, v6);
    const vf2 v9 = number_f2(0x1.62e4p-1f);
    const vf2 v10 = fnma_f2(v8, v9, v4);
    const vf2 v11 = number_f2(0x1.7f7d1cp-20f);
    const vf2 v12 = fnma_f2(v8, v11, v10);
    const vf2 v13 = number_f2(0x1.fffffcp-2f);
    const vf2 v14 = number_f2(0x1.555492p-3f);
    const vf2 v15 = number_f2(0x1.5558d2p-5f);
    const vf2 v16 = number_f2(0x1.1239cap-7f);
    const vf2 v17 = number_f2(0x1.6a23d4p-10f);
    const vf2 v18 = fma_f2(v17, v12, v16);
    const vf2 v19 = fma_f2(v18, v12, v15);
    const vf2 v20 = fma_f2(v19, v12, v14);
    const vf2 v21 = fma_f2(v20, v12, v13);
    const vf2 v22 = mul_f2(v21, v12);
    const vf2 v23 = fma_f2(v22, v12, v12);
    const vf2 v24 = number_f2(0x1p+0f);
    const vf2 v25 = add_f2(v23, v24);
    const vi2 v26 = bits_f2(v7);
    const vi2 v27 = left_i2(v26, 23);
    const vf2 v28 = float_f2(v27);
    const vf2 v29 = mul_f2(v25, v28);
    const vf2 v30 = number_f2(0x1p-64f);
    const vf2 v31 = fma_f2(v29, v30, v24);
    const vf2 v32 = div_f2(v29, v31);
    const vf2 v33 = mul_f2(v32, v30);
    const vf2 v34 = fnma_f2(v33, v32, v32);
    const vf2 v35 = number_f2(0x0p+0f);
    const vf2 v36 = number_f2(-0x1p+0f);
    const vf2 v37 = mul_f2(v34, v36);
    const vf2 v38 = fnma_f2(v37, v30, v35);
    const vf2 v39 = nan_from_f2(v38, v0);
    store_f2(to[0], v39);
}
static void run_sigmoid_grad_binary32_fast(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 1, 1, sigmoid_grad_binary32_fast)
}

/* sigmoid_grad_binary64_faithful: f′(x) (grad in binary64, faithful)
   The logistic function.
   The derivative, an even function.
   exp: exp(x) on [-0.34668, 0.34668] by a polynomial of degree 12; relative error at most 7.152e-19, proved in
     exp_binary64/00.toml
   faithful: largest error 0.7219 ULP of 10,490,356 inputs, at 0x1.62634689ff0bcp+9: got 0x1.5e6d5cdbf7bp-1023, exact
     0x1.5e6d5cdbf7b0171ap-1023
   61 operations (20 fma, 11 add, 7 sub, 7 mul, 5 fnma, 2 lesser, 2 fms, 1 abs, 1 neg, 1 bits, 1 left, 1 float, 1 div,
     1 nan_from), 0 bytes of tables */
XPHI_OP void sigmoid_grad_binary64_faithful(const double *const *from, double *const *to, const double *parameters) {
    (void)parameters;
    const vd2 v0 = load_d2(from[0]);
    const vd2 v1 = abs_d2(v0);
    const vd2 v2 = number_d2(0x1.8ee8p+9);
    const vd2 v3 = lesser_d2(v1, v2);
    const vd2 v4 = neg_d2(v3);
    const vd2 v5 = number_d2(0x1.71547652b82fep+0);
    const vd2 v6 = number_d2(0x1.800000000047fp+52);
    const vd2 v7 = fma_d2(v4, v5, v6);
    const vd2 v8 = sub_d2(v7, v6);
    const vd2 v9 = number_d2(0x1.62e42fefa4p-1);
    const vd2 v10 = fnma_d2(v8, v9, v4);
    const vd2 v11 = number_d2(-0x1.8432a1b0e2634p-43);
    const vd2 v12 = number_d2(0x0p+0);
    const vd2 v13 = fnma_d2(v8, v11, v12);
    const vd2 v14 = add_d2(v10, v13);
    const vd2 v15 = mul_d2(v14, v14);
    const vd2 v16 = number_d2(0x1p-1);
    const vd2 v17 = number_d2(0x1.555555555555bp-3);
    const vd2 v18 = number_d2(0x1.5555555555503p-5);
    const vd2 v19 = number_d2(0x1.111111110ec4ep-7);
    const vd2 v20 = number_d2(0x1.6c16c16c30539p-10);
    const vd2 v21 = number_d2(0x1.a01a01b3845a3p-13);
    const vd2 v22 = number_d2(0x1.a01a01366e0d4p-16);
    const vd2 v23 = number_d2(0x1.71ddf0112723ap-19);
    const vd2 v24 = number_d2(0x1.27e5b46d479fep-22);
    const vd2 v25 = number_d2(0x1.af6c03b2ed097p-26);
    const vd2 v26 = number_d2(0x1.1e3d1a7a9c487p-29);
    const vd2 v27 = fma_d2(v26, v14, v25);
    const vd2 v28 = fma_d2(v27, v14, v24);
    const vd2 v29 = fma_d2(v28, v14, v23);
    const vd2 v30 = fma_d2(v29, v14, v22);
    const vd2 v31 = fma_d2(v30, v14, v21);
    const vd2 v32 = fma_d2(v31, v14, v20);
    const vd2 v33 = fma_d2(v32, v14, v19);
    const vd2 v34 = fma_d2(v33, v14, v18);
    const vd2 v35 = fma_d2(v34, v14, v17);
    const vd2 v36 = fma_d2(v35, v14, v16);
    const vd2 v37 = fma_d2(v15, v36, v13);
    const vd2 v38 = number_d2(0x1p+0);
    const vd2 v39 = add_d2(v38, v10);
    const vd2 v40 = sub_d2(v38, v39);
    const vd2 v41 = add_d2(v40, v10);
    const vd2 v42 = add_d2(v41, v37);
    const vd2 v43 = add_d2(v39, v42);
    const vd2 v44 = sub_d2(v39, v43);
    const vd2 v45 = add_d2(v44, v42);
    const vq2 v46 = bits_d2(v7);
    const vq2 v47 = left_q2(v46, 52);
    const vd2 v48 = float_d2(v47);
    const vd2 v49 = mul_d2(v43, v48);
    const vd2 v50 = mul_d2(v45, v48);
    const vd2 v51 = number_d2(0x1p-128);
    const vd2 v52 = fma_d2(v49, v51, v38);
    const vd2 v53 = sub_d2(v38, v52);
    const vd2 v54 = fma_d2(v49, v51, v53);
    const vd2 v55 = fma_d2(v50, v51, v54);
    const vd2 v56 = mul_d2(v52, v52);
    const vd2 v57 = fms_d2(v52, v52, v56);
    const vd2 v58 = fma_d2(v52, v55, v57);
    const vd2 v59 = add_d2(v52, v55);
    const vd2 v60 = fma_d2(v55, v59, v58);
    const vd2 v61 = div_d2(v38, v56);
    const vd2 v62 = mul_d2(v49, v61);
    const vd2 v63 = fnma_d2(v62, v56, v49);
    const vd2 v64 = add_d2(v63, v50);
    const vd2 v65 = fnma_d2(v62, v60, v64);
    const vd2 v66 = mul_d2(v65, v61);
    const vd2 v67 = number_d2(-0x1p+0);
    const vd2 v68 = mul_d2(v62, v67);
    const vd2 v69 = fms_d2(v62, v67, v68);
    const vd2 v70 = fma_d2(v66, v67, v69);
    const vd2 v71 = add_d2(v68, v70);
    const vd2 v72 = sub_d2(v68, v71);
    const vd2 v73 = add_d2(v72, v70);
    const vd2 v74 = fnma_d2(v71, v51, v12);
    const vd2 v75 = sub_d2(v74, v12);
    const vd2 v76 = fma_d2(v71, v51, v75);
    const vd2 v77 = fma_d2(v73, v51, v76);
    const vd2 v78 = number_d2(0x1p+1000);
    const vd2 v79 = lesser_d2(v77, v78);
    const vd2 v80 = add_d2(v79, v12);
    const vd2 v81 = sub_d2(v74, v80);
    const vd2 v82 = nan_from_d2(v81, v0);
    store_d2(to[0], v82);
}
static void run_sigmoid_grad_binary64_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(double, 1, 1, sigmoid_grad_binary64_faithful)
}

/* sigmoid_vjp_binary32_faithful: f′(x)·g (vjp in binary32, faithful)
   The logistic function.
   The derivative, an even function.
   exp: exp(x) on [-0.34668, 0.34668] by a polynomial of degree 6; relative error at most 3.189e-09, proved in
     exp_binary32/00.toml
   faithful: largest error 0.7182 ULP of 100,000,000 inputs, at -0x1.4bc4ep+2, -0x1.6754f2p+47
   58 operations (11 fma, 10 add, 8 mul, 6 widen, 5 fnma, 4 sub, 2 bits, 2 left, 2 float, 1 abs, 1 lesser, 1 neg, 1
     greater, 1 fms, 1 div, 1 nan_from, 1 narrow), 0 bytes of tables */
XPHI_OP void sigmoid_vjp_binary32_faithful(const float *const *from, float *const *to, const double *parameters) {
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
    const vf2 v50 = mul_f2(v46, v46);
    const vf2 v51 = fms_f2(v46, v46, v50);
    const vf2 v52 = fma_f2(v46, v49, v51);
    const vf2 v53 = add_f2(v46, v49);
    const vf2 v54 = fma_f2(v49, v53, v52);
    const vf2 v55 = div_f2(v27, v50);
    const vf2 v56 = mul_f2(v32, v55);
    const vf2 v57 = fnma_f2(v56, v50, v32);
    const vf2 v58 = add_f2(v57, v34);
    const vf2 v59 = fnma_f2(v56, v54, v58);
    const vf2 v60 = mul_f2(v59, v55);
    const vq2 v61 = widen_i2(v35);
    const vq2 v62 = left_q2(v61, 52);
    const vd2 v63 = float_d2(v62);
    const vd2 v64 = number_d2(0x0p+0);
    const vf2 v65 = number_f2(-0x1p+0f);
    const vd2 v66 = widen_f2(v56);
    const vd2 v67 = widen_f2(v60);
    const vd2 v68 = add_d2(v66, v67);
    const vd2 v69 = mul_d2(v68, v63);
    const vd2 v70 = widen_f2(v65);
    const vd2 v71 = fnma_d2(v69, v70, v64);
    const vd2 v72 = widen_f2(v1);
    const vd2 v73 = mul_d2(v71, v72);
    const vd2 v74 = widen_f2(v0);
    const vd2 v75 = nan_from_d2(v73, v74);
    const vf2 v76 = narrow_d2(v75);
    store_f2(to[0], v76);
}
static void run_sigmoid_vjp_binary32_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 2, 1, sigmoid_vjp_binary32_faithful)
}

/* sigmoid_vjp_binary32_fast: f′(x)·g (vjp in binary32, fast)
   The logistic function.
   The derivative, an even function.
   exp: exp(x) on [-0.34668, 0.34668] by a polynomial of degree 6; relative error at most 3.189e-09, proved in
     exp_binary32/00.toml
   fast: largest error 3.8933 ULP of 96,341,528 inputs, at -0x1.094c22p+3, 0x1.e9bd92p-30
   32 operations (7 fma, 7 mul, 3 fnma, 2 abs, 2 sub, 2 select, 1 lesser, 1 neg, 1 add, 1 bits, 1 left, 1 float, 1 div,
     1 less, 1 nan_from), 0 bytes of tables */
XPHI_OP void sigmoid_vjp_binary32_fast(const float *const *from, float *const *to, const double *parameters) {
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
    const vf2 v34 = mul_f2(v33, v31);
    const vf2 v35 = fnma_f2(v34, v33, v33);
    const vf2 v36 = number_f2(0x0p+0f);
    const vf2 v37 = number_f2(-0x1p+0f);
    const vf2 v38 = mul_f2(v35, v37);
    const vf2 v39 = sub_f2(v36, v38);
    const vf2 v40 = abs_f2(v1);
    const vm2 v41 = less_f2(v40, v25);
    const vf2 v42 = select_f2(v41, v25, v31);
    const vf2 v43 = select_f2(v41, v31, v25);
    const vf2 v44 = mul_f2(v1, v42);
    const vf2 v45 = mul_f2(v39, v44);
    const vf2 v46 = mul_f2(v45, v43);
    const vf2 v47 = nan_from_f2(v46, v0);
    store_f2(to[0], v47);
}
static void run_sigmoid_vjp_binary32_fast(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 2, 1, sigmoid_vjp_binary32_fast)
}

/* sigmoid_vjp_binary64_faithful: f′(x)·g (vjp in binary64, faithful)
   The logistic function.
   The derivative, an even function.
   exp: exp(x) on [-0.34668, 0.34668] by a polynomial of degree 12; relative error at most 7.152e-19, proved in
     exp_binary64/00.toml
   faithful: largest error 1.3114 ULP of 512 inputs, at -0x1.5d905be56b3dep+2, -0x1.d0567bcd25c05p+0
   68 operations (20 fma, 11 add, 10 mul, 7 sub, 5 fnma, 2 abs, 2 lesser, 2 fms, 2 select, 1 neg, 1 bits, 1 left, 1
     float, 1 div, 1 less, 1 nan_from), 0 bytes of tables */
XPHI_OP void sigmoid_vjp_binary64_faithful(const double *const *from, double *const *to, const double *parameters) {
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
    const vd2 v57 = mul_d2(v53, v53);
    const vd2 v58 = fms_d2(v53, v53, v57);
    const vd2 v59 = fma_d2(v53, v56, v58);
    const vd2 v60 = add_d2(v53, v56);
    const vd2 v61 = fma_d2(v56, v60, v59);
    const vd2 v62 = div_d2(v39, v57);
    const vd2 v63 = mul_d2(v50, v62);
    const vd2 v64 = fnma_d2(v63, v57, v50);
    const vd2 v65 = add_d2(v64, v51);
    const vd2 v66 = fnma_d2(v63, v61, v65);
    const vd2 v67 = mul_d2(v66, v62);
    const vd2 v68 = number_d2(-0x1p+0);
    const vd2 v69 = mul_d2(v63, v68);
    const vd2 v70 = fms_d2(v63, v68, v69);
    const vd2 v71 = fma_d2(v67, v68, v70);
    const vd2 v72 = add_d2(v69, v71);
    const vd2 v73 = sub_d2(v69, v72);
    const vd2 v74 = add_d2(v73, v71);
    const vd2 v75 = fnma_d2(v72, v39, v13);
    const vd2 v76 = sub_d2(v75, v13);
    const vd2 v77 = fma_d2(v72, v39, v76);
    const vd2 v78 = fma_d2(v74, v39, v77);
    const vd2 v79 = number_d2(0x1p+1000);
    const vd2 v80 = lesser_d2(v78, v79);
    const vd2 v81 = add_d2(v80, v13);
    const vd2 v82 = sub_d2(v75, v81);
    const vd2 v83 = abs_d2(v1);
    const vn2 v84 = less_d2(v83, v39);
    const vd2 v85 = select_d2(v84, v39, v52);
    const vd2 v86 = select_d2(v84, v52, v39);
    const vd2 v87 = mul_d2(v1, v85);
    const vd2 v88 = mul_d2(v82, v87);
    const vd2 v89 = mul_d2(v88, v86);
    const vd2 v90 = nan_from_d2(v89, v0);
    store_d2(to[0], v90);
}
static void run_sigmoid_vjp_binary64_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(double, 2, 1, sigmoid_vjp_binary64_faithful)
}

extern const xphi_kernel XPHI_NAME(sigmoid_kernels)[];
const xphi_kernel XPHI_NAME(sigmoid_kernels)[] = {
    {"sigmoid", "f", "binary32", "faithful", run_sigmoid_f_binary32_faithful},
    {"sigmoid", "f", "binary32", "fast", run_sigmoid_f_binary32_fast},
    {"sigmoid", "f", "binary64", "faithful", run_sigmoid_f_binary64_faithful},
    {"sigmoid", "grad", "binary32", "faithful", run_sigmoid_grad_binary32_faithful},
    {"sigmoid", "grad", "binary32", "fast", run_sigmoid_grad_binary32_fast},
    {"sigmoid", "grad", "binary64", "faithful", run_sigmoid_grad_binary64_faithful},
    {"sigmoid", "vjp", "binary32", "faithful", run_sigmoid_vjp_binary32_faithful},
    {"sigmoid", "vjp", "binary32", "fast", run_sigmoid_vjp_binary32_fast},
    {"sigmoid", "vjp", "binary64", "faithful", run_sigmoid_vjp_binary64_faithful},
    {0, 0, 0, 0, 0}};
