/* normal_pdf: made by `make gen` from src/xphi/lower/recipes; edits here are lost. */
#include "block.h"
#include "kernels.h"
#include "tables.h"

/* normal_pdf_f_binary32_faithful: f(x) (f in binary32, faithful)
   The normal density: exp(−t²/2)/√(2π).
   exp: exp(x) on [-0.34668, 0.34668] by a polynomial of degree 6; relative error at most 3.189e-09, proved in
     exp_binary32/00.toml
   faithful: not measured yet; `make audit` does
   43 operations (11 fma, 8 add, 6 mul, 5 sub, 3 fms, 3 fnma, 2 lesser, 1 abs, 1 bits, 1 left, 1 float, 1 nan_from), 0
     bytes of tables */
XPHI_OP void normal_pdf_f_binary32_faithful(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf2 v0 = load_f2(from[0]);
    const vf2 v1 = abs_f2(v0);
    const vf2 v2 = number_f2(0x1.045cp+4f);
    const vf2 v3 = lesser_f2(v1, v2);
    const vf2 v4 = number_f2(-0x1p-1f);
    const vf2 v5 = mul_f2(v3, v4);
    const vf2 v6 = mul_f2(v5, v3);
    const vf2 v7 = fms_f2(v5, v3, v6);
    const vf2 v8 = number_f2(0x1.715476p+0f);
    const vf2 v9 = number_f2(0x1.80017ep+23f);
    const vf2 v10 = fma_f2(v6, v8, v9);
    const vf2 v11 = sub_f2(v10, v9);
    const vf2 v12 = number_f2(0x1.62e4p-1f);
    const vf2 v13 = fnma_f2(v11, v12, v6);
    const vf2 v14 = number_f2(0x1.7f7d1cp-20f);
    const vf2 v15 = fnma_f2(v11, v14, v7);
    const vf2 v16 = add_f2(v13, v15);
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
    const vf2 v29 = add_f2(v28, v13);
    const vf2 v30 = sub_f2(v28, v29);
    const vf2 v31 = add_f2(v30, v13);
    const vf2 v32 = add_f2(v31, v27);
    const vf2 v33 = number_f2(0x0p+0f);
    const vf2 v34 = number_f2(0x1.988454p-2f);
    const vf2 v35 = number_f2(-0x1.857936p-27f);
    const vf2 v36 = mul_f2(v29, v34);
    const vf2 v37 = fms_f2(v29, v34, v36);
    const vf2 v38 = fma_f2(v29, v35, v37);
    const vf2 v39 = add_f2(v34, v35);
    const vf2 v40 = fma_f2(v32, v39, v38);
    const vi2 v41 = bits_f2(v10);
    const vi2 v42 = left_i2(v41, 23);
    const vf2 v43 = float_f2(v42);
    const vf2 v44 = number_f2(-0x1p+0f);
    const vf2 v45 = mul_f2(v44, v43);
    const vf2 v46 = mul_f2(v36, v45);
    const vf2 v47 = fms_f2(v36, v45, v46);
    const vf2 v48 = fma_f2(v40, v45, v47);
    const vf2 v49 = add_f2(v46, v48);
    const vf2 v50 = sub_f2(v46, v49);
    const vf2 v51 = add_f2(v50, v48);
    const vf2 v52 = number_f2(0x1p-64f);
    const vf2 v53 = fnma_f2(v49, v52, v33);
    const vf2 v54 = sub_f2(v53, v33);
    const vf2 v55 = fma_f2(v49, v52, v54);
    const vf2 v56 = fma_f2(v51, v52, v55);
    const vf2 v57 = number_f2(0x1p+126f);
    const vf2 v58 = lesser_f2(v56, v57);
    const vf2 v59 = add_f2(v58, v33);
    const vf2 v60 = sub_f2(v53, v59);
    const vf2 v61 = nan_from_f2(v60, v0);
    store_f2(to[0], v61);
}
static void run_normal_pdf_f_binary32_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 1, 1, normal_pdf_f_binary32_faithful)
}

/* normal_pdf_f_binary32_fast: f(x) (f in binary32, fast)
   The normal density: exp(−t²/2)/√(2π).
   exp: exp(x) on [-0.34668, 0.34668] by a polynomial of degree 6; relative error at most 3.189e-09, proved in
     exp_binary32/00.toml
   fast: not measured yet; `make audit` does
   25 operations (6 mul, 6 fma, 3 fnma, 2 add, 1 abs, 1 lesser, 1 fms, 1 sub, 1 bits, 1 left, 1 float, 1 nan_from), 0
     bytes of tables */
XPHI_OP void normal_pdf_f_binary32_fast(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf2 v0 = load_f2(from[0]);
    const vf2 v1 = abs_f2(v0);
    const vf2 v2 = number_f2(0x1.045cp+4f);
    const vf2 v3 = lesser_f2(v1, v2);
    const vf2 v4 = number_f2(-0x1p-1f);
    const vf2 v5 = mul_f2(v3, v4);
    const vf2 v6 = mul_f2(v5, v3);
    const vf2 v7 = fms_f2(v5, v3, v6);
    const vf2 v8 = number_f2(0x1.715476p+0f);
    const vf2 v9 = number_f2(0x1.80017ep+23f);
    const vf2 v10 = fma_f2(v6, v8, v9);
    const vf2 v11 = sub_f2(v10, v9);
    const vf2 v12 = number_f2(0x1.62e4p-1f);
    const vf2 v13 = fnma_f2(v11, v12, v6);
    const vf2 v14 = number_f2(0x1.7f7d1cp-20f);
    const vf2 v15 = fnma_f2(v11, v14, v13);
    const vf2 v16 = add_f2(v15, v7);
    const vf2 v17 = number_f2(0x1.fffffcp-2f);
    const vf2 v18 = number_f2(0x1.555492p-3f);
    const vf2 v19 = number_f2(0x1.5558d2p-5f);
    const vf2 v20 = number_f2(0x1.1239cap-7f);
    const vf2 v21 = number_f2(0x1.6a23d4p-10f);
    const vf2 v22 = fma_f2(v21, v16, v20);
    const vf2 v23 = fma_f2(v22, v16, v19);
    const vf2 v24 = fma_f2(v23, v16, v18);
    const vf2 v25 = fma_f2(v24, v16, v17);
    const vf2 v26 = mul_f2(v25, v16);
    const vf2 v27 = fma_f2(v26, v16, v16);
    const vf2 v28 = number_f2(0x1p+0f);
    const vf2 v29 = add_f2(v27, v28);
    const vf2 v30 = number_f2(0x0p+0f);
    const vf2 v31 = number_f2(0x1.988454p-2f);
    const vf2 v32 = mul_f2(v29, v31);
    const vi2 v33 = bits_f2(v10);
    const vi2 v34 = left_i2(v33, 23);
    const vf2 v35 = float_f2(v34);
    const vf2 v36 = number_f2(-0x1p+0f);
    const vf2 v37 = mul_f2(v36, v35);
    const vf2 v38 = mul_f2(v32, v37);
    const vf2 v39 = number_f2(0x1p-64f);
    const vf2 v40 = fnma_f2(v38, v39, v30);
    const vf2 v41 = nan_from_f2(v40, v0);
    store_f2(to[0], v41);
}
static void run_normal_pdf_f_binary32_fast(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 1, 1, normal_pdf_f_binary32_fast)
}

/* normal_pdf_f_binary64_faithful: f(x) (f in binary64, faithful)
   The normal density: exp(−t²/2)/√(2π).
   exp: exp(x) on [-0.34668, 0.34668] by a polynomial of degree 12; relative error at most 7.152e-19, proved in
     exp_binary64/00.toml
   faithful: not measured yet; `make audit` does
   49 operations (17 fma, 8 add, 6 mul, 5 sub, 3 fms, 3 fnma, 2 lesser, 1 abs, 1 bits, 1 left, 1 float, 1 nan_from), 0
     bytes of tables */
XPHI_OP void normal_pdf_f_binary64_faithful(const double *const *from, double *const *to, const double *parameters) {
    (void)parameters;
    const vd2 v0 = load_d2(from[0]);
    const vd2 v1 = abs_d2(v0);
    const vd2 v2 = number_d2(0x1.3f9p+5);
    const vd2 v3 = lesser_d2(v1, v2);
    const vd2 v4 = number_d2(-0x1p-1);
    const vd2 v5 = mul_d2(v3, v4);
    const vd2 v6 = mul_d2(v5, v3);
    const vd2 v7 = fms_d2(v5, v3, v6);
    const vd2 v8 = number_d2(0x1.71547652b82fep+0);
    const vd2 v9 = number_d2(0x1.800000000047fp+52);
    const vd2 v10 = fma_d2(v6, v8, v9);
    const vd2 v11 = sub_d2(v10, v9);
    const vd2 v12 = number_d2(0x1.62e42fefa4p-1);
    const vd2 v13 = fnma_d2(v11, v12, v6);
    const vd2 v14 = number_d2(-0x1.8432a1b0e2634p-43);
    const vd2 v15 = fnma_d2(v11, v14, v7);
    const vd2 v16 = add_d2(v13, v15);
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
    const vd2 v41 = add_d2(v40, v13);
    const vd2 v42 = sub_d2(v40, v41);
    const vd2 v43 = add_d2(v42, v13);
    const vd2 v44 = add_d2(v43, v39);
    const vd2 v45 = number_d2(0x0p+0);
    const vd2 v46 = number_d2(0x1.9884533d43651p-2);
    const vd2 v47 = number_d2(-0x1.cbc0d30ebfd15p-56);
    const vd2 v48 = mul_d2(v41, v46);
    const vd2 v49 = fms_d2(v41, v46, v48);
    const vd2 v50 = fma_d2(v41, v47, v49);
    const vd2 v51 = add_d2(v46, v47);
    const vd2 v52 = fma_d2(v44, v51, v50);
    const vq2 v53 = bits_d2(v10);
    const vq2 v54 = left_q2(v53, 52);
    const vd2 v55 = float_d2(v54);
    const vd2 v56 = number_d2(-0x1p+0);
    const vd2 v57 = mul_d2(v56, v55);
    const vd2 v58 = mul_d2(v48, v57);
    const vd2 v59 = fms_d2(v48, v57, v58);
    const vd2 v60 = fma_d2(v52, v57, v59);
    const vd2 v61 = add_d2(v58, v60);
    const vd2 v62 = sub_d2(v58, v61);
    const vd2 v63 = add_d2(v62, v60);
    const vd2 v64 = number_d2(0x1p-128);
    const vd2 v65 = fnma_d2(v61, v64, v45);
    const vd2 v66 = sub_d2(v65, v45);
    const vd2 v67 = fma_d2(v61, v64, v66);
    const vd2 v68 = fma_d2(v63, v64, v67);
    const vd2 v69 = number_d2(0x1p+1000);
    const vd2 v70 = lesser_d2(v68, v69);
    const vd2 v71 = add_d2(v70, v45);
    const vd2 v72 = sub_d2(v65, v71);
    const vd2 v73 = nan_from_d2(v72, v0);
    store_d2(to[0], v73);
}
static void run_normal_pdf_f_binary64_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(double, 1, 1, normal_pdf_f_binary64_faithful)
}

/* normal_pdf_grad_binary32_faithful: f′(x) (grad in binary32, faithful)
   The normal density: exp(−t²/2)/√(2π).
   The derivative, −x times the density; far out a zero has the sign of what it was.
   exp: exp(x) on [-0.34668, 0.34668] by a polynomial of degree 6; relative error at most 3.189e-09, proved in
     exp_binary32/00.toml
   faithful: not measured yet; `make audit` does
   48 operations (12 fma, 8 add, 7 mul, 5 sub, 4 fms, 3 fnma, 2 lesser, 1 abs, 1 bits, 1 left, 1 float, 1 neg, 1
     copysign, 1 nan_from), 0 bytes of tables */
XPHI_OP void normal_pdf_grad_binary32_faithful(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf2 v0 = load_f2(from[0]);
    const vf2 v1 = abs_f2(v0);
    const vf2 v2 = number_f2(0x1.045cp+4f);
    const vf2 v3 = lesser_f2(v1, v2);
    const vf2 v4 = number_f2(-0x1p-1f);
    const vf2 v5 = mul_f2(v3, v4);
    const vf2 v6 = mul_f2(v5, v3);
    const vf2 v7 = fms_f2(v5, v3, v6);
    const vf2 v8 = number_f2(0x1.715476p+0f);
    const vf2 v9 = number_f2(0x1.80017ep+23f);
    const vf2 v10 = fma_f2(v6, v8, v9);
    const vf2 v11 = sub_f2(v10, v9);
    const vf2 v12 = number_f2(0x1.62e4p-1f);
    const vf2 v13 = fnma_f2(v11, v12, v6);
    const vf2 v14 = number_f2(0x1.7f7d1cp-20f);
    const vf2 v15 = fnma_f2(v11, v14, v7);
    const vf2 v16 = add_f2(v13, v15);
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
    const vf2 v29 = add_f2(v28, v13);
    const vf2 v30 = sub_f2(v28, v29);
    const vf2 v31 = add_f2(v30, v13);
    const vf2 v32 = add_f2(v31, v27);
    const vf2 v33 = number_f2(0x0p+0f);
    const vf2 v34 = number_f2(0x1.988454p-2f);
    const vf2 v35 = number_f2(-0x1.857936p-27f);
    const vf2 v36 = mul_f2(v34, v3);
    const vf2 v37 = fms_f2(v34, v3, v36);
    const vf2 v38 = fma_f2(v35, v3, v37);
    const vf2 v39 = mul_f2(v29, v36);
    const vf2 v40 = fms_f2(v29, v36, v39);
    const vf2 v41 = fma_f2(v29, v38, v40);
    const vf2 v42 = add_f2(v36, v38);
    const vf2 v43 = fma_f2(v32, v42, v41);
    const vi2 v44 = bits_f2(v10);
    const vi2 v45 = left_i2(v44, 23);
    const vf2 v46 = float_f2(v45);
    const vf2 v47 = number_f2(-0x1p+0f);
    const vf2 v48 = mul_f2(v47, v46);
    const vf2 v49 = mul_f2(v39, v48);
    const vf2 v50 = fms_f2(v39, v48, v49);
    const vf2 v51 = fma_f2(v43, v48, v50);
    const vf2 v52 = add_f2(v49, v51);
    const vf2 v53 = sub_f2(v49, v52);
    const vf2 v54 = add_f2(v53, v51);
    const vf2 v55 = number_f2(0x1p-64f);
    const vf2 v56 = fnma_f2(v52, v55, v33);
    const vf2 v57 = sub_f2(v56, v33);
    const vf2 v58 = fma_f2(v52, v55, v57);
    const vf2 v59 = fma_f2(v54, v55, v58);
    const vf2 v60 = number_f2(0x1p+126f);
    const vf2 v61 = lesser_f2(v59, v60);
    const vf2 v62 = add_f2(v61, v33);
    const vf2 v63 = sub_f2(v56, v62);
    const vf2 v64 = neg_f2(v0);
    const vf2 v65 = copysign_f2(v63, v64);
    const vf2 v66 = nan_from_f2(v65, v0);
    store_f2(to[0], v66);
}
static void run_normal_pdf_grad_binary32_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 1, 1, normal_pdf_grad_binary32_faithful)
}

/* normal_pdf_grad_binary32_fast: f′(x) (grad in binary32, fast)
   The normal density: exp(−t²/2)/√(2π).
   The derivative, −x times the density; far out a zero has the sign of what it was.
   exp: exp(x) on [-0.34668, 0.34668] by a polynomial of degree 6; relative error at most 3.189e-09, proved in
     exp_binary32/00.toml
   fast: not measured yet; `make audit` does
   28 operations (7 mul, 6 fma, 3 fnma, 2 add, 1 abs, 1 lesser, 1 fms, 1 sub, 1 bits, 1 left, 1 float, 1 neg, 1
     copysign, 1 nan_from), 0 bytes of tables */
XPHI_OP void normal_pdf_grad_binary32_fast(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf2 v0 = load_f2(from[0]);
    const vf2 v1 = abs_f2(v0);
    const vf2 v2 = number_f2(0x1.045cp+4f);
    const vf2 v3 = lesser_f2(v1, v2);
    const vf2 v4 = number_f2(-0x1p-1f);
    const vf2 v5 = mul_f2(v3, v4);
    const vf2 v6 = mul_f2(v5, v3);
    const vf2 v7 = fms_f2(v5, v3, v6);
    const vf2 v8 = number_f2(0x1.715476p+0f);
    const vf2 v9 = number_f2(0x1.80017ep+23f);
    const vf2 v10 = fma_f2(v6, v8, v9);
    const vf2 v11 = sub_f2(v10, v9);
    const vf2 v12 = number_f2(0x1.62e4p-1f);
    const vf2 v13 = fnma_f2(v11, v12, v6);
    const vf2 v14 = number_f2(0x1.7f7d1cp-20f);
    const vf2 v15 = fnma_f2(v11, v14, v13);
    const vf2 v16 = add_f2(v15, v7);
    const vf2 v17 = number_f2(0x1.fffffcp-2f);
    const vf2 v18 = number_f2(0x1.555492p-3f);
    const vf2 v19 = number_f2(0x1.5558d2p-5f);
    const vf2 v20 = number_f2(0x1.1239cap-7f);
    const vf2 v21 = number_f2(0x1.6a23d4p-10f);
    const vf2 v22 = fma_f2(v21, v16, v20);
    const vf2 v23 = fma_f2(v22, v16, v19);
    const vf2 v24 = fma_f2(v23, v16, v18);
    const vf2 v25 = fma_f2(v24, v16, v17);
    const vf2 v26 = mul_f2(v25, v16);
    const vf2 v27 = fma_f2(v26, v16, v16);
    const vf2 v28 = number_f2(0x1p+0f);
    const vf2 v29 = add_f2(v27, v28);
    const vf2 v30 = number_f2(0x0p+0f);
    const vf2 v31 = number_f2(0x1.988454p-2f);
    const vf2 v32 = mul_f2(v31, v3);
    const vf2 v33 = mul_f2(v29, v32);
    const vi2 v34 = bits_f2(v10);
    const vi2 v35 = left_i2(v34, 23);
    const vf2 v36 = float_f2(v35);
    const vf2 v37 = number_f2(-0x1p+0f);
    const vf2 v38 = mul_f2(v37, v36);
    const vf2 v39 = mul_f2(v33, v38);
    const vf2 v40 = number_f2(0x1p-64f);
    const vf2 v41 = fnma_f2(v39, v40, v30);
    const vf2 v42 = neg_f2(v0);
    const vf2 v43 = copysign_f2(v41, v42);
    const vf2 v44 = nan_from_f2(v43, v0);
    store_f2(to[0], v44);
}
static void run_normal_pdf_grad_binary32_fast(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 1, 1, normal_pdf_grad_binary32_fast)
}

/* normal_pdf_grad_binary64_faithful: f′(x) (grad in binary64, faithful)
   The normal density: exp(−t²/2)/√(2π).
   The derivative, −x times the density; far out a zero has the sign of what it was.
   exp: exp(x) on [-0.34668, 0.34668] by a polynomial of degree 12; relative error at most 7.152e-19, proved in
     exp_binary64/00.toml
   faithful: not measured yet; `make audit` does
   54 operations (18 fma, 8 add, 7 mul, 5 sub, 4 fms, 3 fnma, 2 lesser, 1 abs, 1 bits, 1 left, 1 float, 1 neg, 1
     copysign, 1 nan_from), 0 bytes of tables */
XPHI_OP void normal_pdf_grad_binary64_faithful(const double *const *from, double *const *to, const double *parameters) {
    (void)parameters;
    const vd2 v0 = load_d2(from[0]);
    const vd2 v1 = abs_d2(v0);
    const vd2 v2 = number_d2(0x1.3f9p+5);
    const vd2 v3 = lesser_d2(v1, v2);
    const vd2 v4 = number_d2(-0x1p-1);
    const vd2 v5 = mul_d2(v3, v4);
    const vd2 v6 = mul_d2(v5, v3);
    const vd2 v7 = fms_d2(v5, v3, v6);
    const vd2 v8 = number_d2(0x1.71547652b82fep+0);
    const vd2 v9 = number_d2(0x1.800000000047fp+52);
    const vd2 v10 = fma_d2(v6, v8, v9);
    const vd2 v11 = sub_d2(v10, v9);
    const vd2 v12 = number_d2(0x1.62e42fefa4p-1);
    const vd2 v13 = fnma_d2(v11, v12, v6);
    const vd2 v14 = number_d2(-0x1.8432a1b0e2634p-43);
    const vd2 v15 = fnma_d2(v11, v14, v7);
    const vd2 v16 = add_d2(v13, v15);
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
    const vd2 v41 = add_d2(v40, v13);
    const vd2 v42 = sub_d2(v40, v41);
    const vd2 v43 = add_d2(v42, v13);
    const vd2 v44 = add_d2(v43, v39);
    const vd2 v45 = number_d2(0x0p+0);
    const vd2 v46 = number_d2(0x1.9884533d43651p-2);
    const vd2 v47 = number_d2(-0x1.cbc0d30ebfd15p-56);
    const vd2 v48 = mul_d2(v46, v3);
    const vd2 v49 = fms_d2(v46, v3, v48);
    const vd2 v50 = fma_d2(v47, v3, v49);
    const vd2 v51 = mul_d2(v41, v48);
    const vd2 v52 = fms_d2(v41, v48, v51);
    const vd2 v53 = fma_d2(v41, v50, v52);
    const vd2 v54 = add_d2(v48, v50);
    const vd2 v55 = fma_d2(v44, v54, v53);
    const vq2 v56 = bits_d2(v10);
    const vq2 v57 = left_q2(v56, 52);
    const vd2 v58 = float_d2(v57);
    const vd2 v59 = number_d2(-0x1p+0);
    const vd2 v60 = mul_d2(v59, v58);
    const vd2 v61 = mul_d2(v51, v60);
    const vd2 v62 = fms_d2(v51, v60, v61);
    const vd2 v63 = fma_d2(v55, v60, v62);
    const vd2 v64 = add_d2(v61, v63);
    const vd2 v65 = sub_d2(v61, v64);
    const vd2 v66 = add_d2(v65, v63);
    const vd2 v67 = number_d2(0x1p-128);
    const vd2 v68 = fnma_d2(v64, v67, v45);
    const vd2 v69 = sub_d2(v68, v45);
    const vd2 v70 = fma_d2(v64, v67, v69);
    const vd2 v71 = fma_d2(v66, v67, v70);
    const vd2 v72 = number_d2(0x1p+1000);
    const vd2 v73 = lesser_d2(v71, v72);
    const vd2 v74 = add_d2(v73, v45);
    const vd2 v75 = sub_d2(v68, v74);
    const vd2 v76 = neg_d2(v0);
    const vd2 v77 = copysign_d2(v75, v76);
    const vd2 v78 = nan_from_d2(v77, v0);
    store_d2(to[0], v78);
}
static void run_normal_pdf_grad_binary64_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(double, 1, 1, normal_pdf_grad_binary64_faithful)
}

/* normal_pdf_vjp_binary32_faithful: f′(x)·g (vjp in binary32, faithful)
   The normal density: exp(−t²/2)/√(2π).
   The derivative, −x times the density; far out a zero has the sign of what it was.
   exp: exp(x) on [-0.34668, 0.34668] by a polynomial of degree 6; relative error at most 3.189e-09, proved in
     exp_binary32/00.toml
   faithful: not measured yet; `make audit` does
   45 operations (9 fma, 7 mul, 6 add, 6 widen, 3 fms, 3 fnma, 2 sub, 1 abs, 1 lesser, 1 bits, 1 left, 1 float, 1 neg,
     1 copysign, 1 nan_from, 1 narrow), 0 bytes of tables */
XPHI_OP void normal_pdf_vjp_binary32_faithful(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf2 v0 = load_f2(from[0]);
    const vf2 v1 = load_f2(from[1]);
    const vf2 v2 = abs_f2(v0);
    const vf2 v3 = number_f2(0x1.40dp+4f);
    const vf2 v4 = lesser_f2(v2, v3);
    const vf2 v5 = number_f2(-0x1p-1f);
    const vf2 v6 = mul_f2(v4, v5);
    const vf2 v7 = mul_f2(v6, v4);
    const vf2 v8 = fms_f2(v6, v4, v7);
    const vf2 v9 = number_f2(0x1.715476p+0f);
    const vf2 v10 = number_f2(0x1.8007fep+23f);
    const vf2 v11 = fma_f2(v7, v9, v10);
    const vf2 v12 = sub_f2(v11, v10);
    const vf2 v13 = number_f2(0x1.62e4p-1f);
    const vf2 v14 = fnma_f2(v12, v13, v7);
    const vf2 v15 = number_f2(0x1.7f7d1cp-20f);
    const vf2 v16 = fnma_f2(v12, v15, v8);
    const vf2 v17 = add_f2(v14, v16);
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
    const vf2 v30 = add_f2(v29, v14);
    const vf2 v31 = sub_f2(v29, v30);
    const vf2 v32 = add_f2(v31, v14);
    const vf2 v33 = add_f2(v32, v28);
    const vf2 v35 = number_f2(0x1.988454p-2f);
    const vf2 v36 = number_f2(-0x1.857936p-27f);
    const vf2 v37 = mul_f2(v35, v4);
    const vf2 v38 = fms_f2(v35, v4, v37);
    const vf2 v39 = fma_f2(v36, v4, v38);
    const vf2 v40 = mul_f2(v30, v37);
    const vf2 v41 = fms_f2(v30, v37, v40);
    const vf2 v42 = fma_f2(v30, v39, v41);
    const vf2 v43 = add_f2(v37, v39);
    const vf2 v44 = fma_f2(v33, v43, v42);
    const vi2 v45 = bits_f2(v11);
    const vq2 v46 = widen_i2(v45);
    const vq2 v47 = left_q2(v46, 52);
    const vd2 v48 = float_d2(v47);
    const vd2 v49 = number_d2(0x0p+0);
    const vf2 v50 = number_f2(-0x1p+0f);
    const vd2 v51 = widen_f2(v40);
    const vd2 v52 = widen_f2(v44);
    const vd2 v53 = add_d2(v51, v52);
    const vd2 v54 = mul_d2(v53, v48);
    const vd2 v55 = widen_f2(v50);
    const vd2 v56 = fnma_d2(v54, v55, v49);
    const vd2 v57 = widen_f2(v0);
    const vd2 v58 = neg_d2(v57);
    const vd2 v59 = copysign_d2(v56, v58);
    const vd2 v60 = widen_f2(v1);
    const vd2 v61 = mul_d2(v59, v60);
    const vd2 v62 = nan_from_d2(v61, v57);
    const vf2 v63 = narrow_d2(v62);
    store_f2(to[0], v63);
}
static void run_normal_pdf_vjp_binary32_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 2, 1, normal_pdf_vjp_binary32_faithful)
}

/* normal_pdf_vjp_binary32_fast: f′(x)·g (vjp in binary32, fast)
   The normal density: exp(−t²/2)/√(2π).
   The derivative, −x times the density; far out a zero has the sign of what it was.
   exp: exp(x) on [-0.34668, 0.34668] by a polynomial of degree 6; relative error at most 3.189e-09, proved in
     exp_binary32/00.toml
   fast: not measured yet; `make audit` does
   35 operations (10 mul, 6 fma, 2 abs, 2 sub, 2 fnma, 2 add, 2 select, 1 lesser, 1 fms, 1 bits, 1 left, 1 float, 1
     neg, 1 copysign, 1 less, 1 nan_from), 0 bytes of tables */
XPHI_OP void normal_pdf_vjp_binary32_fast(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf2 v0 = load_f2(from[0]);
    const vf2 v1 = load_f2(from[1]);
    const vf2 v2 = abs_f2(v0);
    const vf2 v3 = number_f2(0x1.2ba8p+4f);
    const vf2 v4 = lesser_f2(v2, v3);
    const vf2 v5 = number_f2(-0x1p-1f);
    const vf2 v6 = mul_f2(v4, v5);
    const vf2 v7 = mul_f2(v6, v4);
    const vf2 v8 = fms_f2(v6, v4, v7);
    const vf2 v9 = number_f2(0x1.715476p+0f);
    const vf2 v10 = number_f2(0x1.8001fap+23f);
    const vf2 v11 = fma_f2(v7, v9, v10);
    const vf2 v12 = sub_f2(v11, v10);
    const vf2 v13 = number_f2(0x1.62e4p-1f);
    const vf2 v14 = fnma_f2(v12, v13, v7);
    const vf2 v15 = number_f2(0x1.7f7d1cp-20f);
    const vf2 v16 = fnma_f2(v12, v15, v14);
    const vf2 v17 = add_f2(v16, v8);
    const vf2 v18 = number_f2(0x1.fffffcp-2f);
    const vf2 v19 = number_f2(0x1.555492p-3f);
    const vf2 v20 = number_f2(0x1.5558d2p-5f);
    const vf2 v21 = number_f2(0x1.1239cap-7f);
    const vf2 v22 = number_f2(0x1.6a23d4p-10f);
    const vf2 v23 = fma_f2(v22, v17, v21);
    const vf2 v24 = fma_f2(v23, v17, v20);
    const vf2 v25 = fma_f2(v24, v17, v19);
    const vf2 v26 = fma_f2(v25, v17, v18);
    const vf2 v27 = mul_f2(v26, v17);
    const vf2 v28 = fma_f2(v27, v17, v17);
    const vf2 v29 = number_f2(0x1p+0f);
    const vf2 v30 = add_f2(v28, v29);
    const vf2 v31 = number_f2(0x0p+0f);
    const vf2 v32 = number_f2(0x1.988454p-2f);
    const vf2 v33 = mul_f2(v32, v4);
    const vf2 v34 = mul_f2(v30, v33);
    const vi2 v35 = bits_f2(v11);
    const vi2 v36 = left_i2(v35, 23);
    const vf2 v37 = float_f2(v36);
    const vf2 v38 = number_f2(-0x1p+0f);
    const vf2 v39 = mul_f2(v38, v37);
    const vf2 v40 = mul_f2(v34, v39);
    const vf2 v41 = sub_f2(v31, v40);
    const vf2 v42 = neg_f2(v0);
    const vf2 v43 = copysign_f2(v41, v42);
    const vf2 v44 = number_f2(0x1p-126f);
    const vf2 v45 = abs_f2(v1);
    const vm2 v46 = less_f2(v45, v29);
    const vf2 v47 = select_f2(v46, v29, v44);
    const vf2 v48 = select_f2(v46, v44, v29);
    const vf2 v49 = mul_f2(v1, v47);
    const vf2 v50 = mul_f2(v43, v49);
    const vf2 v51 = mul_f2(v50, v48);
    const vf2 v52 = nan_from_f2(v51, v0);
    store_f2(to[0], v52);
}
static void run_normal_pdf_vjp_binary32_fast(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 2, 1, normal_pdf_vjp_binary32_fast)
}

/* normal_pdf_vjp_binary64_faithful: f′(x)·g (vjp in binary64, faithful)
   The normal density: exp(−t²/2)/√(2π).
   The derivative, −x times the density; far out a zero has the sign of what it was.
   exp: exp(x) on [-0.34668, 0.34668] by a polynomial of degree 12; relative error at most 7.152e-19, proved in
     exp_binary64/00.toml
   faithful: not measured yet; `make audit` does
   61 operations (18 fma, 10 mul, 8 add, 5 sub, 4 fms, 3 fnma, 2 abs, 2 lesser, 2 select, 1 bits, 1 left, 1 float, 1
     neg, 1 copysign, 1 less, 1 nan_from), 0 bytes of tables */
XPHI_OP void normal_pdf_vjp_binary64_faithful(const double *const *from, double *const *to, const double *parameters) {
    (void)parameters;
    const vd2 v0 = load_d2(from[0]);
    const vd2 v1 = load_d2(from[1]);
    const vd2 v2 = abs_d2(v0);
    const vd2 v3 = number_d2(0x1.a9f6p+5);
    const vd2 v4 = lesser_d2(v2, v3);
    const vd2 v5 = number_d2(-0x1p-1);
    const vd2 v6 = mul_d2(v4, v5);
    const vd2 v7 = mul_d2(v6, v4);
    const vd2 v8 = fms_d2(v6, v4, v7);
    const vd2 v9 = number_d2(0x1.71547652b82fep+0);
    const vd2 v10 = number_d2(0x1.80000000007fdp+52);
    const vd2 v11 = fma_d2(v7, v9, v10);
    const vd2 v12 = sub_d2(v11, v10);
    const vd2 v13 = number_d2(0x1.62e42fefa4p-1);
    const vd2 v14 = fnma_d2(v12, v13, v7);
    const vd2 v15 = number_d2(-0x1.8432a1b0e2634p-43);
    const vd2 v16 = fnma_d2(v12, v15, v8);
    const vd2 v17 = add_d2(v14, v16);
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
    const vd2 v42 = add_d2(v41, v14);
    const vd2 v43 = sub_d2(v41, v42);
    const vd2 v44 = add_d2(v43, v14);
    const vd2 v45 = add_d2(v44, v40);
    const vd2 v46 = number_d2(0x0p+0);
    const vd2 v47 = number_d2(0x1.9884533d43651p-2);
    const vd2 v48 = number_d2(-0x1.cbc0d30ebfd15p-56);
    const vd2 v49 = mul_d2(v47, v4);
    const vd2 v50 = fms_d2(v47, v4, v49);
    const vd2 v51 = fma_d2(v48, v4, v50);
    const vd2 v52 = mul_d2(v42, v49);
    const vd2 v53 = fms_d2(v42, v49, v52);
    const vd2 v54 = fma_d2(v42, v51, v53);
    const vd2 v55 = add_d2(v49, v51);
    const vd2 v56 = fma_d2(v45, v55, v54);
    const vq2 v57 = bits_d2(v11);
    const vq2 v58 = left_q2(v57, 52);
    const vd2 v59 = float_d2(v58);
    const vd2 v60 = number_d2(-0x1p+0);
    const vd2 v61 = mul_d2(v60, v59);
    const vd2 v62 = mul_d2(v52, v61);
    const vd2 v63 = fms_d2(v52, v61, v62);
    const vd2 v64 = fma_d2(v56, v61, v63);
    const vd2 v65 = add_d2(v62, v64);
    const vd2 v66 = sub_d2(v62, v65);
    const vd2 v67 = add_d2(v66, v64);
    const vd2 v68 = fnma_d2(v65, v41, v46);
    const vd2 v69 = sub_d2(v68, v46);
    const vd2 v70 = fma_d2(v65, v41, v69);
    const vd2 v71 = fma_d2(v67, v41, v70);
    const vd2 v72 = number_d2(0x1p+1000);
    const vd2 v73 = lesser_d2(v71, v72);
    const vd2 v74 = add_d2(v73, v46);
    const vd2 v75 = sub_d2(v68, v74);
    const vd2 v76 = neg_d2(v0);
    const vd2 v77 = copysign_d2(v75, v76);
    const vd2 v78 = number_d2(0x1p-1022);
    const vd2 v79 = abs_d2(v1);
    const vn2 v80 = less_d2(v79, v41);
    const vd2 v81 = select_d2(v80, v41, v78);
    const vd2 v82 = select_d2(v80, v78, v41);
    const vd2 v83 = mul_d2(v1, v81);
    const vd2 v84 = mul_d2(v77, v83);
    const vd2 v85 = mul_d2(v84, v82);
    const vd2 v86 = nan_from_d2(v85, v0);
    store_d2(to[0], v86);
}
static void run_normal_pdf_vjp_binary64_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(double, 2, 1, normal_pdf_vjp_binary64_faithful)
}

extern const xphi_kernel XPHI_NAME(normal_pdf_kernels)[];
const xphi_kernel XPHI_NAME(normal_pdf_kernels)[] = {
    {"normal_pdf", "f", "binary32", "faithful", run_normal_pdf_f_binary32_faithful},
    {"normal_pdf", "f", "binary32", "fast", run_normal_pdf_f_binary32_fast},
    {"normal_pdf", "f", "binary64", "faithful", run_normal_pdf_f_binary64_faithful},
    {"normal_pdf", "grad", "binary32", "faithful", run_normal_pdf_grad_binary32_faithful},
    {"normal_pdf", "grad", "binary32", "fast", run_normal_pdf_grad_binary32_fast},
    {"normal_pdf", "grad", "binary64", "faithful", run_normal_pdf_grad_binary64_faithful},
    {"normal_pdf", "vjp", "binary32", "faithful", run_normal_pdf_vjp_binary32_faithful},
    {"normal_pdf", "vjp", "binary32", "fast", run_normal_pdf_vjp_binary32_fast},
    {"normal_pdf", "vjp", "binary64", "faithful", run_normal_pdf_vjp_binary64_faithful},
    {0, 0, 0, 0, 0}};
