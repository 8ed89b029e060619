/* silu: made by `make gen` from src/xphi/lower/recipes; edits here are lost. */
#include "block.h"
#include "kernels.h"
#include "tables.h"

/* silu_f_binary32_faithful: f(x) (f in binary32, faithful)
   SiLU: x times the logistic function.
   exp: exp(x) on [-0.34668, 0.34668] by a polynomial of degree 6; relative error at most 3.189e-09, proved in
     exp_binary32/00.toml
   faithful: largest error 0.8890 ULP of all inputs, at -0x1.69f9ap+6: got -0x1.ecca1p-125, exact -0x1.ecca0e38ep-125
   50 operations (12 fma, 10 add, 7 sub, 6 mul, 5 fnma, 2 lesser, 1 abs, 1 neg, 1 bits, 1 left, 1 float, 1 div, 1
     greater, 1 fms), 0 bytes of tables */
XPHI_OP void silu_f_binary32_faithful(const float *const *from, float *const *to, const double *parameters) {
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
    const vf2 v50 = number_f2(-0x0p+0f);
    const vf2 v51 = greater_f2(v50, v0);
    const vf2 v52 = mul_f2(v45, v3);
    const vf2 v53 = fms_f2(v45, v3, v52);
    const vf2 v54 = fma_f2(v49, v3, v53);
    const vf2 v55 = add_f2(v52, v54);
    const vf2 v56 = sub_f2(v52, v55);
    const vf2 v57 = add_f2(v56, v54);
    const vf2 v58 = fnma_f2(v55, v39, v51);
    const vf2 v59 = sub_f2(v58, v51);
    const vf2 v60 = fma_f2(v55, v39, v59);
    const vf2 v61 = fma_f2(v57, v39, v60);
    const vf2 v62 = number_f2(0x1p+126f);
    const vf2 v63 = lesser_f2(v61, v62);
    const vf2 v64 = add_f2(v63, v12);
    const vf2 v65 = sub_f2(v58, v64);
    store_f2(to[0], v65);
}
static void run_silu_f_binary32_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 1, 1, silu_f_binary32_faithful)
}

/* silu_f_binary32_fast: f(x) (f in binary32, fast)
   SiLU: x times the logistic function.
   exp: exp(x) on [-0.34668, 0.34668] by a polynomial of degree 6; relative error at most 3.189e-09, proved in
     exp_binary32/00.toml
   fast: largest error 3.1925 ULP of all inputs, at -0x1.e7cfb2p+2: got -0x1.e8d36cp-9, exact -0x1.e8d37262ap-9
   23 operations (7 fma, 3 fnma, 3 mul, 1 abs, 1 lesser, 1 neg, 1 sub, 1 add, 1 bits, 1 left, 1 float, 1 div, 1
     greater), 0 bytes of tables */
XPHI_OP void silu_f_binary32_fast(const float *const *from, float *const *to, const double *parameters) {
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
    const vf2 v33 = number_f2(-0x0p+0f);
    const vf2 v34 = greater_f2(v33, v0);
    const vf2 v35 = mul_f2(v32, v3);
    const vf2 v36 = fnma_f2(v35, v30, v34);
    store_f2(to[0], v36);
}
static void run_silu_f_binary32_fast(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 1, 1, silu_f_binary32_fast)
}

/* silu_f_binary64_faithful: f(x) (f in binary64, faithful)
   SiLU: x times the logistic function.
   exp: exp(x) on [-0.34668, 0.34668] by a polynomial of degree 12; relative error at most 7.152e-19, proved in
     exp_binary64/00.toml
   faithful: largest error 0.6380 ULP of 10,490,366 inputs, at -0x1.2e32cbb6a35d5p+5: got -0x1.ac1bb7d8e4ebp-50, exact
     -0x1.ac1bb7d8e4eb0a35p-50
   56 operations (18 fma, 10 add, 7 sub, 6 mul, 5 fnma, 2 lesser, 1 abs, 1 neg, 1 bits, 1 left, 1 float, 1 div, 1
     greater, 1 fms), 0 bytes of tables */
XPHI_OP void silu_f_binary64_faithful(const double *const *from, double *const *to, const double *parameters) {
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
    const vd2 v62 = number_d2(-0x0p+0);
    const vd2 v63 = greater_d2(v62, v0);
    const vd2 v64 = mul_d2(v57, v3);
    const vd2 v65 = fms_d2(v57, v3, v64);
    const vd2 v66 = fma_d2(v61, v3, v65);
    const vd2 v67 = add_d2(v64, v66);
    const vd2 v68 = sub_d2(v64, v67);
    const vd2 v69 = add_d2(v68, v66);
    const vd2 v70 = fnma_d2(v67, v51, v63);
    const vd2 v71 = sub_d2(v70, v63);
    const vd2 v72 = fma_d2(v67, v51, v71);
    const vd2 v73 = fma_d2(v69, v51, v72);
    const vd2 v74 = number_d2(0x1p+1000);
    const vd2 v75 = lesser_d2(v73, v74);
    const vd2 v76 = add_d2(v75, v12);
    const vd2 v77 = sub_d2(v70, v76);
    store_d2(to[0], v77);
}
static void run_silu_f_binary64_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(double, 1, 1, silu_f_binary64_faithful)
}

/* silu_grad_binary32_faithful: f′(x) (grad in binary32, faithful)
   SiLU: x times the logistic function.
   exp: exp(x) on [-0.34668, 0.34668] by a polynomial of degree 6; relative error at most 3.189e-09, proved in
     exp_binary32/00.toml
   silu_slope: silu'' on [-1.40346, -1.15346] by a polynomial of degree 6 about its middle, and integrated from the
     zero on; relative error at most 8.631e-10, proved in silu_slope_binary32/00.toml
   faithful: largest error 0.8849 ULP of all inputs, at -0x1.6a0e56p+6: got -0x1.ddb1a4p-125, exact -0x1.ddb1a23aep-125
   96 operations (23 fma, 22 add, 17 sub, 9 mul, 5 fnma, 4 fms, 3 select, 2 abs, 2 lesser, 2 less, 2 nan_from, 1 neg, 1
     bits, 1 left, 1 float, 1 div), 0 bytes of tables */
XPHI_OP void silu_grad_binary32_faithful(const float *const *from, float *const *to, const double *parameters) {
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
    const vf2 v44 = add_f2(v40, v4);
    const vf2 v45 = sub_f2(v44, v40);
    const vf2 v46 = sub_f2(v44, v45);
    const vf2 v47 = sub_f2(v40, v46);
    const vf2 v48 = sub_f2(v4, v45);
    const vf2 v49 = add_f2(v47, v48);
    const vf2 v50 = add_f2(v49, v43);
    const vf2 v51 = mul_f2(v40, v40);
    const vf2 v52 = fms_f2(v40, v40, v51);
    const vf2 v53 = fma_f2(v40, v43, v52);
    const vf2 v54 = add_f2(v40, v43);
    const vf2 v55 = fma_f2(v43, v54, v53);
    const vf2 v56 = div_f2(v26, v51);
    const vf2 v57 = mul_f2(v44, v56);
    const vf2 v58 = fnma_f2(v57, v51, v44);
    const vf2 v59 = add_f2(v58, v50);
    const vf2 v60 = fnma_f2(v57, v55, v59);
    const vf2 v61 = mul_f2(v60, v56);
    const vf2 v62 = mul_f2(v37, v57);
    const vf2 v63 = fms_f2(v37, v57, v62);
    const vf2 v64 = fma_f2(v37, v61, v63);
    const vf2 v65 = add_f2(v57, v61);
    const vf2 v66 = fma_f2(v38, v65, v64);
    const vm2 v67 = less_f2(v0, v12);
    const vf2 v68 = number_f2(-0x0p+0f);
    const vf2 v69 = select_f2(v67, v68, v26);
    const vf2 v70 = number_f2(-0x1p+0f);
    const vf2 v71 = select_f2(v67, v70, v26);
    const vf2 v72 = mul_f2(v62, v71);
    const vf2 v73 = fms_f2(v62, v71, v72);
    const vf2 v74 = fma_f2(v66, v71, v73);
    const vf2 v75 = add_f2(v72, v74);
    const vf2 v76 = sub_f2(v72, v75);
    const vf2 v77 = add_f2(v76, v74);
    const vf2 v78 = fnma_f2(v75, v39, v69);
    const vf2 v79 = sub_f2(v78, v69);
    const vf2 v80 = fma_f2(v75, v39, v79);
    const vf2 v81 = fma_f2(v77, v39, v80);
    const vf2 v82 = number_f2(0x1p+126f);
    const vf2 v83 = lesser_f2(v81, v82);
    const vf2 v84 = add_f2(v83, v12);
    const vf2 v85 = sub_f2(v78, v84);
    const vf2 v86 = nan_from_f2(v85, v0);
    const vf2 v87 = number_f2(-0x1.474974p+0f);
    const vf2 v88 = sub_f2(v0, v87);
    const vf2 v89 = number_f2(0x1.2c5634p-3f);
    const vf2 v90 = number_f2(0x1.353eb4p-6f);
    const vf2 v91 = number_f2(-0x1.f2d0c8p-7f);
    const vf2 v92 = number_f2(-0x1.b0f5dp-8f);
    const vf2 v93 = number_f2(0x1.178612p-13f);
    const vf2 v94 = number_f2(0x1.a0a41ep-11f);
    const vf2 v95 = fma_f2(v94, v88, v93);
    const vf2 v96 = fma_f2(v95, v88, v92);
    const vf2 v97 = fma_f2(v96, v88, v91);
    const vf2 v98 = fma_f2(v97, v88, v90);
    const vf2 v99 = fma_f2(v98, v88, v89);
    const vf2 v100 = number_f2(0x1.be141p-3f);
    const vf2 v101 = number_f2(-0x1.e63df4p-30f);
    const vf2 v102 = number_f2(-0x1.848b9ep-29f);
    const vf2 v103 = number_f2(0x1.40fc0cp-54f);
    const vf2 v104 = fma_f2(v99, v88, v101);
    const vf2 v105 = add_f2(v100, v104);
    const vf2 v106 = sub_f2(v100, v105);
    const vf2 v107 = add_f2(v106, v104);
    const vf2 v108 = mul_f2(v105, v88);
    const vf2 v109 = fms_f2(v105, v88, v108);
    const vf2 v110 = fma_f2(v107, v88, v109);
    const vf2 v111 = add_f2(v108, v102);
    const vf2 v112 = sub_f2(v111, v108);
    const vf2 v113 = sub_f2(v111, v112);
    const vf2 v114 = sub_f2(v108, v113);
    const vf2 v115 = sub_f2(v102, v112);
    const vf2 v116 = add_f2(v114, v115);
    const vf2 v117 = add_f2(v110, v103);
    const vf2 v118 = add_f2(v116, v117);
    const vf2 v119 = add_f2(v111, v118);
    const vf2 v120 = abs_f2(v88);
    const vf2 v121 = number_f2(0x1p-3f);
    const vm2 v122 = less_f2(v120, v121);
    const vf2 v123 = select_f2(v122, v119, v86);
    const vf2 v124 = nan_from_f2(v123, v0);
    store_f2(to[0], v124);
}
static void run_silu_grad_binary32_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 1, 1, silu_grad_binary32_faithful)
}

/* silu_grad_binary32_fast: f′(x) (grad in binary32, fast)
   SiLU: x times the logistic function.
   exp: exp(x) on [-0.34668, 0.34668] by a polynomial of degree 6; relative error at most 3.189e-09, proved in
     exp_binary32/00.toml
   silu_slope: silu'' on [-1.40346, -1.15346] by a polynomial of degree 6 about its middle, and integrated from the
     zero on; relative error at most 8.631e-10, proved in silu_slope_binary32/00.toml
   fast: largest error 3.7844 ULP of all inputs, at -0x1.dca412p+1 (without the surroundings of a zero, where it is
     absolute): got -0x1.fd0da8p-5, exact -0x1.fd0da06e6p-5
   36 operations (8 fma, 5 mul, 4 sub, 3 fnma, 2 abs, 2 add, 2 select, 2 nan_from, 1 lesser, 1 neg, 1 bits, 1 left, 1
     float, 1 div, 1 less, 1 copysign), 0 bytes of tables */
XPHI_OP void silu_grad_binary32_fast(const float *const *from, float *const *to, const double *parameters) {
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
    const vf2 v30 = sub_f2(v24, v3);
    const vf2 v31 = number_f2(0x1p-64f);
    const vf2 v32 = mul_f2(v29, v31);
    const vf2 v33 = add_f2(v30, v32);
    const vf2 v34 = number_f2(0x1p+1f);
    const vf2 v35 = fma_f2(v29, v31, v34);
    const vf2 v36 = fma_f2(v32, v35, v24);
    const vf2 v37 = div_f2(v33, v36);
    const vf2 v38 = mul_f2(v29, v37);
    const vf2 v39 = number_f2(0x0p+0f);
    const vm2 v40 = less_f2(v0, v39);
    const vf2 v41 = number_f2(-0x0p+0f);
    const vf2 v42 = select_f2(v40, v41, v24);
    const vf2 v43 = number_f2(-0x1p+0f);
    const vf2 v44 = select_f2(v40, v43, v24);
    const vf2 v45 = mul_f2(v38, v44);
    const vf2 v46 = fnma_f2(v45, v31, v42);
    const vf2 v47 = nan_from_f2(v46, v0);
    const vf2 v48 = number_f2(0x1.bdf6fap-27f);
    const vf2 v49 = number_f2(-0x1.474974p+0f);
    const vf2 v50 = sub_f2(v0, v49);
    const vf2 v51 = sub_f2(v50, v48);
    const vf2 v52 = abs_f2(v47);
    const vf2 v53 = copysign_f2(v52, v51);
    const vf2 v54 = nan_from_f2(v53, v0);
    store_f2(to[0], v54);
}
static void run_silu_grad_binary32_fast(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 1, 1, silu_grad_binary32_fast)
}

/* silu_grad_binary64_faithful: f′(x) (grad in binary64, faithful)
   SiLU: x times the logistic function.
   exp: exp(x) on [-0.34668, 0.34668] by a polynomial of degree 12; relative error at most 7.152e-19, proved in
     exp_binary64/00.toml
   silu_slope: silu'' on [-1.40346, -1.15346] by a polynomial of degree 14 about its middle, and integrated from the
     zero on; relative error at most 7.546e-18, proved in silu_slope_binary64/00.toml
   faithful: largest error 0.7562 ULP of 10,490,356 inputs, at -0x1.474973c84120bp+0: got 0x1.b7d7537967aa6p-56, exact
     0x1.b7d7537967aa6c19p-56
   110 operations (37 fma, 22 add, 17 sub, 9 mul, 5 fnma, 4 fms, 3 select, 2 abs, 2 lesser, 2 less, 2 nan_from, 1 neg,
     1 bits, 1 left, 1 float, 1 div), 0 bytes of tables */
XPHI_OP void silu_grad_binary64_faithful(const double *const *from, double *const *to, const double *parameters) {
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
    const vd2 v56 = add_d2(v52, v4);
    const vd2 v57 = sub_d2(v56, v52);
    const vd2 v58 = sub_d2(v56, v57);
    const vd2 v59 = sub_d2(v52, v58);
    const vd2 v60 = sub_d2(v4, v57);
    const vd2 v61 = add_d2(v59, v60);
    const vd2 v62 = add_d2(v61, v55);
    const vd2 v63 = mul_d2(v52, v52);
    const vd2 v64 = fms_d2(v52, v52, v63);
    const vd2 v65 = fma_d2(v52, v55, v64);
    const vd2 v66 = add_d2(v52, v55);
    const vd2 v67 = fma_d2(v55, v66, v65);
    const vd2 v68 = div_d2(v38, v63);
    const vd2 v69 = mul_d2(v56, v68);
    const vd2 v70 = fnma_d2(v69, v63, v56);
    const vd2 v71 = add_d2(v70, v62);
    const vd2 v72 = fnma_d2(v69, v67, v71);
    const vd2 v73 = mul_d2(v72, v68);
    const vd2 v74 = mul_d2(v49, v69);
    const vd2 v75 = fms_d2(v49, v69, v74);
    const vd2 v76 = fma_d2(v49, v73, v75);
    const vd2 v77 = add_d2(v69, v73);
    const vd2 v78 = fma_d2(v50, v77, v76);
    const vn2 v79 = less_d2(v0, v12);
    const vd2 v80 = number_d2(-0x0p+0);
    const vd2 v81 = select_d2(v79, v80, v38);
    const vd2 v82 = number_d2(-0x1p+0);
    const vd2 v83 = select_d2(v79, v82, v38);
    const vd2 v84 = mul_d2(v74, v83);
    const vd2 v85 = fms_d2(v74, v83, v84);
    const vd2 v86 = fma_d2(v78, v83, v85);
    const vd2 v87 = add_d2(v84, v86);
    const vd2 v88 = sub_d2(v84, v87);
    const vd2 v89 = add_d2(v88, v86);
    const vd2 v90 = fnma_d2(v87, v51, v81);
    const vd2 v91 = sub_d2(v90, v81);
    const vd2 v92 = fma_d2(v87, v51, v91);
    const vd2 v93 = fma_d2(v89, v51, v92);
    const vd2 v94 = number_d2(0x1p+1000);
    const vd2 v95 = lesser_d2(v93, v94);
    const vd2 v96 = add_d2(v95, v12);
    const vd2 v97 = sub_d2(v90, v96);
    const vd2 v98 = nan_from_d2(v97, v0);
    const vd2 v99 = number_d2(-0x1.474973c84120bp+0);
    const vd2 v100 = sub_d2(v0, v99);
    const vd2 v101 = number_d2(0x1.2c563458cc0adp-3);
    const vd2 v102 = number_d2(0x1.353eb573ca455p-6);
    const vd2 v103 = number_d2(-0x1.f2d0e32bc2996p-7);
    const vd2 v104 = number_d2(-0x1.b0f82c498fd3p-8);
    const vd2 v105 = number_d2(0x1.098e92b8f0521p-13);
    const vd2 v106 = number_d2(0x1.a2a7caf0ee8a6p-11);
    const vd2 v107 = number_d2(0x1.8574d136f7509p-13);
    const vd2 v108 = number_d2(-0x1.57238dcae6688p-15);
    const vd2 v109 = number_d2(-0x1.f2d897ee37d15p-16);
    const vd2 v110 = number_d2(-0x1.8af40b62bec53p-19);
    const vd2 v111 = number_d2(0x1.3ae2228ddaef1p-19);
    const vd2 v112 = number_d2(0x1.cdae0c78450d5p-21);
    const vd2 v113 = number_d2(-0x1.10db066a1ccd1p-25);
    const vd2 v114 = number_d2(-0x1.8b9fb9b24303ep-24);
    const vd2 v115 = fma_d2(v114, v100, v113);
    const vd2 v116 = fma_d2(v115, v100, v112);
    const vd2 v117 = fma_d2(v116, v100, v111);
    const vd2 v118 = fma_d2(v117, v100, v110);
    const vd2 v119 = fma_d2(v118, v100, v109);
    const vd2 v120 = fma_d2(v119, v100, v108);
    const vd2 v121 = fma_d2(v120, v100, v107);
    const vd2 v122 = fma_d2(v121, v100, v106);
    const vd2 v123 = fma_d2(v122, v100, v105);
    const vd2 v124 = fma_d2(v123, v100, v104);
    const vd2 v125 = fma_d2(v124, v100, v103);
    const vd2 v126 = fma_d2(v125, v100, v102);
    const vd2 v127 = fma_d2(v126, v100, v101);
    const vd2 v128 = number_d2(0x1.be1410460528p-3);
    const vd2 v129 = number_d2(0x1.bd82b59157b35p-62);
    const vd2 v130 = number_d2(0x1.b7d7537967aa6p-56);
    const vd2 v131 = number_d2(0x1.eb8135846495bp-110);
    const vd2 v132 = fma_d2(v127, v100, v129);
    const vd2 v133 = add_d2(v128, v132);
    const vd2 v134 = sub_d2(v128, v133);
    const vd2 v135 = add_d2(v134, v132);
    const vd2 v136 = mul_d2(v133, v100);
    const vd2 v137 = fms_d2(v133, v100, v136);
    const vd2 v138 = fma_d2(v135, v100, v137);
    const vd2 v139 = add_d2(v136, v130);
    const vd2 v140 = sub_d2(v139, v136);
    const vd2 v141 = sub_d2(v139, v140);
    const vd2 v142 = sub_d2(v136, v141);
    const vd2 v143 = sub_d2(v130, v140);
    const vd2 v144 = add_d2(v142, v143);
    const vd2 v145 = add_d2(v138, v131);
    const vd2 v146 = add_d2(v144, v145);
    const vd2 v147 = add_d2(v139, v146);
    const vd2 v148 = abs_d2(v100);
    const vd2 v149 = number_d2(0x1p-3);
    const vn2 v150 = less_d2(v148, v149);
    const vd2 v151 = select_d2(v150, v147, v98);
    const vd2 v152 = nan_from_d2(v151, v0);
    store_d2(to[0], v152);
}
static void run_silu_grad_binary64_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(double, 1, 1, silu_grad_binary64_faithful)
}

/* silu_vjp_binary32_faithful: f′(x)·g (vjp in binary32, faithful)
   SiLU: x times the logistic function.
   exp: exp(x) on [-0.34668, 0.34668] by a polynomial of degree 6; relative error at most 3.189e-09, proved in
     exp_binary32/00.toml
   silu_slope: silu'' on [-1.40346, -1.15346] by a polynomial of degree 6 about its middle, and integrated from the
     zero on; relative error at most 8.631e-10, proved in silu_slope_binary32/00.toml
   faithful: largest error 0.7443 ULP of 100,000,000 inputs, at -0x1.170f1cp+0, -0x1.461d0ep-1
   96 operations (20 fma, 18 add, 11 sub, 10 mul, 9 widen, 5 fnma, 3 fms, 3 less, 3 select, 2 abs, 2 bits, 2 left, 2
     float, 1 lesser, 1 neg, 1 greater, 1 div, 1 nan_from, 1 narrow), 0 bytes of tables */
XPHI_OP void silu_vjp_binary32_faithful(const float *const *from, float *const *to, const double *parameters) {
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
    const vf2 v50 = add_f2(v46, v5);
    const vf2 v51 = sub_f2(v50, v46);
    const vf2 v52 = sub_f2(v50, v51);
    const vf2 v53 = sub_f2(v46, v52);
    const vf2 v54 = sub_f2(v5, v51);
    const vf2 v55 = add_f2(v53, v54);
    const vf2 v56 = add_f2(v55, v49);
    const vf2 v57 = mul_f2(v46, v46);
    const vf2 v58 = fms_f2(v46, v46, v57);
    const vf2 v59 = fma_f2(v46, v49, v58);
    const vf2 v60 = add_f2(v46, v49);
    const vf2 v61 = fma_f2(v49, v60, v59);
    const vf2 v62 = div_f2(v27, v57);
    const vf2 v63 = mul_f2(v50, v62);
    const vf2 v64 = fnma_f2(v63, v57, v50);
    const vf2 v65 = add_f2(v64, v56);
    const vf2 v66 = fnma_f2(v63, v61, v65);
    const vf2 v67 = mul_f2(v66, v62);
    const vf2 v68 = mul_f2(v32, v63);
    const vf2 v69 = fms_f2(v32, v63, v68);
    const vf2 v70 = fma_f2(v32, v67, v69);
    const vf2 v71 = add_f2(v63, v67);
    const vf2 v72 = fma_f2(v34, v71, v70);
    const vq2 v73 = widen_i2(v35);
    const vq2 v74 = left_q2(v73, 52);
    const vd2 v75 = float_d2(v74);
    const vd2 v76 = widen_f2(v0);
    const vd2 v77 = number_d2(0x0p+0);
    const vn2 v78 = less_d2(v76, v77);
    const vd2 v79 = number_d2(-0x0p+0);
    const vd2 v80 = number_d2(0x1p+0);
    const vd2 v81 = select_d2(v78, v79, v80);
    const vm2 v82 = less_f2(v0, v13);
    const vf2 v83 = number_f2(-0x1p+0f);
    const vf2 v84 = select_f2(v82, v83, v27);
    const vd2 v85 = widen_f2(v68);
    const vd2 v86 = widen_f2(v72);
    const vd2 v87 = add_d2(v85, v86);
    const vd2 v88 = mul_d2(v87, v75);
    const vd2 v89 = widen_f2(v84);
    const vd2 v90 = fnma_d2(v88, v89, v81);
    const vf2 v91 = number_f2(-0x1.474974p+0f);
    const vf2 v92 = sub_f2(v0, v91);
    const vf2 v93 = number_f2(0x1.2c5634p-3f);
    const vf2 v94 = number_f2(0x1.353eb4p-6f);
    const vf2 v95 = number_f2(-0x1.f2d0c8p-7f);
    const vf2 v96 = number_f2(-0x1.b0f5dp-8f);
    const vf2 v97 = number_f2(0x1.178612p-13f);
    const vf2 v98 = number_f2(0x1.a0a41ep-11f);
    const vf2 v99 = fma_f2(v98, v92, v97);
    const vf2 v100 = fma_f2(v99, v92, v96);
    const vf2 v101 = fma_f2(v100, v92, v95);
    const vf2 v102 = fma_f2(v101, v92, v94);
    const vf2 v103 = fma_f2(v102, v92, v93);
    const vf2 v104 = number_f2(0x1.be141p-3f);
    const vf2 v105 = number_f2(-0x1.e63df4p-30f);
    const vf2 v108 = fma_f2(v103, v92, v105);
    const vf2 v109 = add_f2(v104, v108);
    const vf2 v110 = sub_f2(v104, v109);
    const vf2 v111 = add_f2(v110, v108);
    const vf2 v112 = mul_f2(v109, v92);
    const vf2 v113 = fms_f2(v109, v92, v112);
    const vf2 v114 = fma_f2(v111, v92, v113);
    const vd2 v115 = number_d2(-0x1.848b9d5f81fa7p-29);
    const vd2 v116 = widen_f2(v112);
    const vd2 v117 = widen_f2(v114);
    const vd2 v118 = add_d2(v116, v117);
    const vd2 v119 = add_d2(v118, v115);
    const vd2 v120 = widen_f2(v91);
    const vd2 v121 = sub_d2(v76, v120);
    const vd2 v122 = abs_d2(v121);
    const vd2 v123 = number_d2(0x1p-3);
    const vn2 v124 = less_d2(v122, v123);
    const vd2 v125 = select_d2(v124, v119, v90);
    const vd2 v126 = widen_f2(v1);
    const vd2 v127 = mul_d2(v125, v126);
    const vd2 v128 = nan_from_d2(v127, v76);
    const vf2 v129 = narrow_d2(v128);
    store_f2(to[0], v129);
}
static void run_silu_vjp_binary32_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 2, 1, silu_vjp_binary32_faithful)
}

/* silu_vjp_binary32_fast: f′(x)·g (vjp in binary32, fast)
   SiLU: x times the logistic function.
   exp: exp(x) on [-0.34668, 0.34668] by a polynomial of degree 6; relative error at most 3.189e-09, proved in
     exp_binary32/00.toml
   silu_slope: silu'' on [-1.40346, -1.15346] by a polynomial of degree 6 about its middle, and integrated from the
     zero on; relative error at most 8.631e-10, proved in silu_slope_binary32/00.toml
   fast: largest error 4.4306 ULP of 96,341,528 inputs, at -0x1.20403p+3, 0x1.f53146p-9 (without the surroundings of a
     zero, where it is absolute)
   42 operations (8 fma, 8 mul, 5 sub, 4 select, 3 abs, 2 fnma, 2 add, 2 less, 1 lesser, 1 neg, 1 bits, 1 left, 1
     float, 1 div, 1 copysign, 1 nan_from), 0 bytes of tables */
XPHI_OP void silu_vjp_binary32_fast(const float *const *from, float *const *to, const double *parameters) {
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
    const vf2 v31 = sub_f2(v25, v4);
    const vf2 v32 = number_f2(0x1p-126f);
    const vf2 v33 = mul_f2(v30, v32);
    const vf2 v34 = add_f2(v31, v33);
    const vf2 v35 = number_f2(0x1p+1f);
    const vf2 v36 = fma_f2(v30, v32, v35);
    const vf2 v37 = fma_f2(v33, v36, v25);
    const vf2 v38 = div_f2(v34, v37);
    const vf2 v39 = mul_f2(v30, v38);
    const vf2 v40 = number_f2(0x0p+0f);
    const vm2 v41 = less_f2(v0, v40);
    const vf2 v42 = number_f2(-0x0p+0f);
    const vf2 v43 = number_f2(0x1p+126f);
    const vf2 v44 = select_f2(v41, v42, v43);
    const vf2 v45 = number_f2(-0x1p+0f);
    const vf2 v46 = select_f2(v41, v45, v25);
    const vf2 v47 = mul_f2(v39, v46);
    const vf2 v48 = sub_f2(v44, v47);
    const vf2 v49 = number_f2(0x1.bdf6fap-27f);
    const vf2 v50 = number_f2(-0x1.474974p+0f);
    const vf2 v51 = sub_f2(v0, v50);
    const vf2 v52 = sub_f2(v51, v49);
    const vf2 v53 = abs_f2(v48);
    const vf2 v54 = copysign_f2(v53, v52);
    const vf2 v55 = abs_f2(v1);
    const vm2 v56 = less_f2(v55, v25);
    const vf2 v57 = select_f2(v56, v25, v32);
    const vf2 v58 = select_f2(v56, v32, v25);
    const vf2 v59 = mul_f2(v1, v57);
    const vf2 v60 = mul_f2(v54, v59);
    const vf2 v61 = mul_f2(v60, v58);
    const vf2 v62 = nan_from_f2(v61, v0);
    store_f2(to[0], v62);
}
static void run_silu_vjp_binary32_fast(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 2, 1, silu_vjp_binary32_fast)
}

/* silu_vjp_binary64_faithful: f′(x)·g (vjp in binary64, faithful)
   SiLU: x times the logistic function.
   exp: exp(x) on [-0.34668, 0.34668] by a polynomial of degree 12; relative error at most 7.152e-19, proved in
     exp_binary64/00.toml
   silu_slope: silu'' on [-1.40346, -1.15346] by a polynomial of degree 14 about its middle, and integrated from the
     zero on; relative error at most 7.546e-18, proved in silu_slope_binary64/00.toml
   faithful: largest error 1.2000 ULP of 512 inputs, at -0x1.cef10b38557b2p+1, 0x1.9dd084d971feep-8
   117 operations (37 fma, 22 add, 17 sub, 13 mul, 5 fnma, 5 select, 4 fms, 3 abs, 3 less, 2 lesser, 1 neg, 1 bits, 1
     left, 1 float, 1 div, 1 nan_from), 0 bytes of tables */
XPHI_OP void silu_vjp_binary64_faithful(const double *const *from, double *const *to, const double *parameters) {
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
    const vd2 v57 = add_d2(v53, v5);
    const vd2 v58 = sub_d2(v57, v53);
    const vd2 v59 = sub_d2(v57, v58);
    const vd2 v60 = sub_d2(v53, v59);
    const vd2 v61 = sub_d2(v5, v58);
    const vd2 v62 = add_d2(v60, v61);
    const vd2 v63 = add_d2(v62, v56);
    const vd2 v64 = mul_d2(v53, v53);
    const vd2 v65 = fms_d2(v53, v53, v64);
    const vd2 v66 = fma_d2(v53, v56, v65);
    const vd2 v67 = add_d2(v53, v56);
    const vd2 v68 = fma_d2(v56, v67, v66);
    const vd2 v69 = div_d2(v39, v64);
    const vd2 v70 = mul_d2(v57, v69);
    const vd2 v71 = fnma_d2(v70, v64, v57);
    const vd2 v72 = add_d2(v71, v63);
    const vd2 v73 = fnma_d2(v70, v68, v72);
    const vd2 v74 = mul_d2(v73, v69);
    const vd2 v75 = mul_d2(v50, v70);
    const vd2 v76 = fms_d2(v50, v70, v75);
    const vd2 v77 = fma_d2(v50, v74, v76);
    const vd2 v78 = add_d2(v70, v74);
    const vd2 v79 = fma_d2(v51, v78, v77);
    const vn2 v80 = less_d2(v0, v13);
    const vd2 v81 = number_d2(-0x0p+0);
    const vd2 v82 = number_d2(0x1p+1022);
    const vd2 v83 = select_d2(v80, v81, v82);
    const vd2 v84 = number_d2(-0x1p+0);
    const vd2 v85 = select_d2(v80, v84, v39);
    const vd2 v86 = mul_d2(v75, v85);
    const vd2 v87 = fms_d2(v75, v85, v86);
    const vd2 v88 = fma_d2(v79, v85, v87);
    const vd2 v89 = add_d2(v86, v88);
    const vd2 v90 = sub_d2(v86, v89);
    const vd2 v91 = add_d2(v90, v88);
    const vd2 v92 = fnma_d2(v89, v39, v83);
    const vd2 v93 = sub_d2(v92, v83);
    const vd2 v94 = fma_d2(v89, v39, v93);
    const vd2 v95 = fma_d2(v91, v39, v94);
    const vd2 v96 = number_d2(0x1p+1000);
    const vd2 v97 = lesser_d2(v95, v96);
    const vd2 v98 = add_d2(v97, v13);
    const vd2 v99 = sub_d2(v92, v98);
    const vd2 v100 = number_d2(-0x1.474973c84120bp+0);
    const vd2 v101 = sub_d2(v0, v100);
    const vd2 v102 = number_d2(0x1.2c563458cc0adp-3);
    const vd2 v103 = number_d2(0x1.353eb573ca455p-6);
    const vd2 v104 = number_d2(-0x1.f2d0e32bc2996p-7);
    const vd2 v105 = number_d2(-0x1.b0f82c498fd3p-8);
    const vd2 v106 = number_d2(0x1.098e92b8f0521p-13);
    const vd2 v107 = number_d2(0x1.a2a7caf0ee8a6p-11);
    const vd2 v108 = number_d2(0x1.8574d136f7509p-13);
    const vd2 v109 = number_d2(-0x1.57238dcae6688p-15);
    const vd2 v110 = number_d2(-0x1.f2d897ee37d15p-16);
    const vd2 v111 = number_d2(-0x1.8af40b62bec53p-19);
    const vd2 v112 = number_d2(0x1.3ae2228ddaef1p-19);
    const vd2 v113 = number_d2(0x1.cdae0c78450d5p-21);
    const vd2 v114 = number_d2(-0x1.10db066a1ccd1p-25);
    const vd2 v115 = number_d2(-0x1.8b9fb9b24303ep-24);
    const vd2 v116 = fma_d2(v115, v101, v114);
    const vd2 v117 = fma_d2(v116, v101, v113);
    const vd2 v118 = fma_d2(v117, v101, v112);
    const vd2 v119 = fma_d2(v118, v101, v111);
    const vd2 v120 = fma_d2(v119, v101, v110);
    const vd2 v121 = fma_d2(v120, v101, v109);
    const vd2 v122 = fma_d2(v121, v101, v108);
    const vd2 v123 = fma_d2(v122, v101, v107);
    const vd2 v124 = fma_d2(v123, v101, v106);
    const vd2 v125 = fma_d2(v124, v101, v105);
    const vd2 v126 = fma_d2(v125, v101, v104);
    const vd2 v127 = fma_d2(v126, v101, v103);
    const vd2 v128 = fma_d2(v127, v101, v102);
    const vd2 v129 = number_d2(0x1.be1410460528p-3);
    const vd2 v130 = number_d2(0x1.bd82b59157b35p-62);
    const vd2 v131 = number_d2(0x1.b7d7537967aa6p-56);
    const vd2 v132 = number_d2(0x1.eb8135846495bp-110);
    const vd2 v133 = fma_d2(v128, v101, v130);
    const vd2 v134 = add_d2(v129, v133);
    const vd2 v135 = sub_d2(v129, v134);
    const vd2 v136 = add_d2(v135, v133);
    const vd2 v137 = mul_d2(v134, v101);
    const vd2 v138 = fms_d2(v134, v101, v137);
    const vd2 v139 = fma_d2(v136, v101, v138);
    const vd2 v140 = add_d2(v137, v131);
    const vd2 v141 = sub_d2(v140, v137);
    const vd2 v142 = sub_d2(v140, v141);
    const vd2 v143 = sub_d2(v137, v142);
    const vd2 v144 = sub_d2(v131, v141);
    const vd2 v145 = add_d2(v143, v144);
    const vd2 v146 = add_d2(v139, v132);
    const vd2 v147 = add_d2(v145, v146);
    const vd2 v148 = add_d2(v140, v147);
    const vd2 v149 = mul_d2(v148, v82);
    const vd2 v150 = abs_d2(v101);
    const vd2 v151 = number_d2(0x1p-3);
    const vn2 v152 = less_d2(v150, v151);
    const vd2 v153 = select_d2(v152, v149, v99);
    const vd2 v154 = abs_d2(v1);
    const vn2 v155 = less_d2(v154, v39);
    const vd2 v156 = select_d2(v155, v39, v52);
    const vd2 v157 = select_d2(v155, v52, v39);
    const vd2 v158 = mul_d2(v1, v156);
    const vd2 v159 = mul_d2(v153, v158);
    const vd2 v160 = mul_d2(v159, v157);
    const vd2 v161 = nan_from_d2(v160, v0);
    store_d2(to[0], v161);
}
static void run_silu_vjp_binary64_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(double, 2, 1, silu_vjp_binary64_faithful)
}

extern const xphi_kernel XPHI_NAME(silu_kernels)[];
const xphi_kernel XPHI_NAME(silu_kernels)[] = {
    {"silu", "f", "binary32", "faithful", run_silu_f_binary32_faithful},
    {"silu", "f", "binary32", "fast", run_silu_f_binary32_fast},
    {"silu", "f", "binary64", "faithful", run_silu_f_binary64_faithful},
    {"silu", "grad", "binary32", "faithful", run_silu_grad_binary32_faithful},
    {"silu", "grad", "binary32", "fast", run_silu_grad_binary32_fast},
    {"silu", "grad", "binary64", "faithful", run_silu_grad_binary64_faithful},
    {"silu", "vjp", "binary32", "faithful", run_silu_vjp_binary32_faithful},
    {"silu", "vjp", "binary32", "fast", run_silu_vjp_binary32_fast},
    {"silu", "vjp", "binary64", "faithful", run_silu_vjp_binary64_faithful},
    {0, 0, 0, 0, 0}};
