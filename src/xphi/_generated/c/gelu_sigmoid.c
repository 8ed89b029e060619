/* gelu_sigmoid: made by `make gen` from src/xphi/lower/recipes; edits here are lost. */
#include "block.h"
#include "kernels.h"
#include "tables.h"

/* gelu_sigmoid_f_binary32_faithful: f(x) (f in binary32, faithful)
   GELU's sigmoid form: x times the logistic function of 1.702·x.
   exp: exp(x) on [-0.34668, 0.34668] by a polynomial of degree 6; relative error at most 3.189e-09, proved in
     exp_binary32/00.toml
   faithful: largest error 0.8527 ULP of all inputs, at -0x1.a8e3eap+5: got -0x1.3f1dcp-125, exact -0x1.3f1dc1b4ap-125
   54 operations (13 fma, 10 add, 7 mul, 7 sub, 5 fnma, 2 lesser, 2 fms, 2 neg, 1 abs, 1 bits, 1 left, 1 float, 1 div,
     1 greater), 0 bytes of tables */
XPHI_OP void gelu_sigmoid_f_binary32_faithful(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf2 v0 = load_f2(from[0]);
    const vf2 v1 = abs_f2(v0);
    const vf2 v2 = number_f2(0x1.3725p+6f);
    const vf2 v3 = lesser_f2(v1, v2);
    const vf2 v4 = number_f2(0x0p+0f);
    const vf2 v5 = number_f2(0x1.b3b646p+0f);
    const vf2 v6 = number_f2(-0x1.78d4fep-26f);
    const vf2 v7 = mul_f2(v5, v3);
    const vf2 v8 = fms_f2(v5, v3, v7);
    const vf2 v9 = fma_f2(v6, v3, v8);
    const vf2 v10 = neg_f2(v7);
    const vf2 v11 = neg_f2(v9);
    const vf2 v12 = number_f2(0x1.715476p+0f);
    const vf2 v13 = number_f2(0x1.80017ep+23f);
    const vf2 v14 = fma_f2(v10, v12, v13);
    const vf2 v15 = sub_f2(v14, v13);
    const vf2 v16 = number_f2(0x1.62e4p-1f);
    const vf2 v17 = fnma_f2(v15, v16, v10);
    const vf2 v18 = number_f2(0x1.7f7d1cp-20f);
    const vf2 v19 = fnma_f2(v15, v18, v11);
    const vf2 v20 = add_f2(v17, v19);
    const vf2 v21 = mul_f2(v20, v20);
    const vf2 v22 = number_f2(0x1.fffffcp-2f);
    const vf2 v23 = number_f2(0x1.555492p-3f);
    const vf2 v24 = number_f2(0x1.5558d2p-5f);
    const vf2 v25 = number_f2(0x1.1239cap-7f);
    const vf2 v26 = number_f2(0x1.6a23d4p-10f);
    const vf2 v27 = fma_f2(v26, v20, v25);
    const vf2 v28 = fma_f2(v27, v20, v24);
    const vf2 v29 = fma_f2(v28, v20, v23);
    const vf2 v30 = fma_f2(v29, v20, v22);
    const vf2 v31 = fma_f2(v21, v30, v19);
    const vf2 v32 = number_f2(0x1p+0f);
    const vf2 v33 = add_f2(v32, v17);
    const vf2 v34 = sub_f2(v32, v33);
    const vf2 v35 = add_f2(v34, v17);
    const vf2 v36 = add_f2(v35, v31);
    const vf2 v37 = add_f2(v33, v36);
    const vf2 v38 = sub_f2(v33, v37);
    const vf2 v39 = add_f2(v38, v36);
    const vi2 v40 = bits_f2(v14);
    const vi2 v41 = left_i2(v40, 23);
    const vf2 v42 = float_f2(v41);
    const vf2 v43 = mul_f2(v37, v42);
    const vf2 v44 = mul_f2(v39, v42);
    const vf2 v45 = number_f2(0x1p-64f);
    const vf2 v46 = fma_f2(v43, v45, v32);
    const vf2 v47 = sub_f2(v32, v46);
    const vf2 v48 = fma_f2(v43, v45, v47);
    const vf2 v49 = fma_f2(v44, v45, v48);
    const vf2 v50 = div_f2(v32, v46);
    const vf2 v51 = mul_f2(v43, v50);
    const vf2 v52 = fnma_f2(v51, v46, v43);
    const vf2 v53 = add_f2(v52, v44);
    const vf2 v54 = fnma_f2(v51, v49, v53);
    const vf2 v55 = mul_f2(v54, v50);
    const vf2 v56 = number_f2(-0x0p+0f);
    const vf2 v57 = greater_f2(v56, v0);
    const vf2 v58 = mul_f2(v51, v3);
    const vf2 v59 = fms_f2(v51, v3, v58);
    const vf2 v60 = fma_f2(v55, v3, v59);
    const vf2 v61 = add_f2(v58, v60);
    const vf2 v62 = sub_f2(v58, v61);
    const vf2 v63 = add_f2(v62, v60);
    const vf2 v64 = fnma_f2(v61, v45, v57);
    const vf2 v65 = sub_f2(v64, v57);
    const vf2 v66 = fma_f2(v61, v45, v65);
    const vf2 v67 = fma_f2(v63, v45, v66);
    const vf2 v68 = number_f2(0x1p+126f);
    const vf2 v69 = lesser_f2(v67, v68);
    const vf2 v70 = add_f2(v69, v4);
    const vf2 v71 = sub_f2(v64, v70);
    store_f2(to[0], v71);
}
static void run_gelu_sigmoid_f_binary32_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 1, 1, gelu_sigmoid_f_binary32_faithful)
}

/* gelu_sigmoid_f_binary32_fast: f(x) (f in binary32, fast)
   GELU's sigmoid form: x times the logistic function of 1.702·x.
   exp: exp(x) on [-0.34668, 0.34668] by a polynomial of degree 6; relative error at most 3.189e-09, proved in
     exp_binary32/00.toml
   fast: largest error 3.4024 ULP of all inputs, at -0x1.8df64ep+1: got -0x1.fe3acp-7, exact -0x1.fe3ac6cep-7
   28 operations (8 fma, 4 mul, 3 fnma, 2 neg, 2 add, 1 abs, 1 lesser, 1 fms, 1 sub, 1 bits, 1 left, 1 float, 1 div, 1
     greater), 0 bytes of tables */
XPHI_OP void gelu_sigmoid_f_binary32_fast(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf2 v0 = load_f2(from[0]);
    const vf2 v1 = abs_f2(v0);
    const vf2 v2 = number_f2(0x1.3725p+6f);
    const vf2 v3 = lesser_f2(v1, v2);
    const vf2 v5 = number_f2(0x1.b3b646p+0f);
    const vf2 v6 = number_f2(-0x1.78d4fep-26f);
    const vf2 v7 = mul_f2(v5, v3);
    const vf2 v8 = fms_f2(v5, v3, v7);
    const vf2 v9 = fma_f2(v6, v3, v8);
    const vf2 v10 = neg_f2(v7);
    const vf2 v11 = neg_f2(v9);
    const vf2 v12 = number_f2(0x1.715476p+0f);
    const vf2 v13 = number_f2(0x1.80017ep+23f);
    const vf2 v14 = fma_f2(v10, v12, v13);
    const vf2 v15 = sub_f2(v14, v13);
    const vf2 v16 = number_f2(0x1.62e4p-1f);
    const vf2 v17 = fnma_f2(v15, v16, v10);
    const vf2 v18 = number_f2(0x1.7f7d1cp-20f);
    const vf2 v19 = fnma_f2(v15, v18, v17);
    const vf2 v20 = add_f2(v19, v11);
    const vf2 v21 = number_f2(0x1.fffffcp-2f);
    const vf2 v22 = number_f2(0x1.555492p-3f);
    const vf2 v23 = number_f2(0x1.5558d2p-5f);
    const vf2 v24 = number_f2(0x1.1239cap-7f);
    const vf2 v25 = number_f2(0x1.6a23d4p-10f);
    const vf2 v26 = fma_f2(v25, v20, v24);
    const vf2 v27 = fma_f2(v26, v20, v23);
    const vf2 v28 = fma_f2(v27, v20, v22);
    const vf2 v29 = fma_f2(v28, v20, v21);
    const vf2 v30 = mul_f2(v29, v20);
    const vf2 v31 = fma_f2(v30, v20, v20);
    const vf2 v32 = number_f2(0x1p+0f);
    const vf2 v33 = add_f2(v31, v32);
    const vi2 v34 = bits_f2(v14);
    const vi2 v35 = left_i2(v34, 23);
    const vf2 v36 = float_f2(v35);
    const vf2 v37 = mul_f2(v33, v36);
    const vf2 v38 = number_f2(0x1p-64f);
    const vf2 v39 = fma_f2(v37, v38, v32);
    const vf2 v40 = div_f2(v37, v39);
    const vf2 v41 = number_f2(-0x0p+0f);
    const vf2 v42 = greater_f2(v41, v0);
    const vf2 v43 = mul_f2(v40, v3);
    const vf2 v44 = fnma_f2(v43, v38, v42);
    store_f2(to[0], v44);
}
static void run_gelu_sigmoid_f_binary32_fast(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 1, 1, gelu_sigmoid_f_binary32_fast)
}

/* gelu_sigmoid_f_binary64_faithful: f(x) (f in binary64, faithful)
   GELU's sigmoid form: x times the logistic function of 1.702·x.
   exp: exp(x) on [-0.34668, 0.34668] by a polynomial of degree 12; relative error at most 7.152e-19, proved in
     exp_binary64/00.toml
   faithful: largest error 0.6606 ULP of 10,490,366 inputs, at -0x1.63201654cd1cfp+4: got -0x1.f6413c254aff1p-51, exact
     -0x1.f6413c254aff1a92p-51
   60 operations (19 fma, 10 add, 7 mul, 7 sub, 5 fnma, 2 lesser, 2 fms, 2 neg, 1 abs, 1 bits, 1 left, 1 float, 1 div,
     1 greater), 0 bytes of tables */
XPHI_OP void gelu_sigmoid_f_binary64_faithful(const double *const *from, double *const *to, const double *parameters) {
    (void)parameters;
    const vd2 v0 = load_d2(from[0]);
    const vd2 v1 = abs_d2(v0);
    const vd2 v2 = number_d2(0x1.d4cp+8);
    const vd2 v3 = lesser_d2(v1, v2);
    const vd2 v4 = number_d2(0x0p+0);
    const vd2 v5 = number_d2(0x1.b3b645a1cac08p+0);
    const vd2 v6 = number_d2(0x1.89374bc6a7efap-55);
    const vd2 v7 = mul_d2(v5, v3);
    const vd2 v8 = fms_d2(v5, v3, v7);
    const vd2 v9 = fma_d2(v6, v3, v8);
    const vd2 v10 = neg_d2(v7);
    const vd2 v11 = neg_d2(v9);
    const vd2 v12 = number_d2(0x1.71547652b82fep+0);
    const vd2 v13 = number_d2(0x1.800000000047fp+52);
    const vd2 v14 = fma_d2(v10, v12, v13);
    const vd2 v15 = sub_d2(v14, v13);
    const vd2 v16 = number_d2(0x1.62e42fefa4p-1);
    const vd2 v17 = fnma_d2(v15, v16, v10);
    const vd2 v18 = number_d2(-0x1.8432a1b0e2634p-43);
    const vd2 v19 = fnma_d2(v15, v18, v11);
    const vd2 v20 = add_d2(v17, v19);
    const vd2 v21 = mul_d2(v20, v20);
    const vd2 v22 = number_d2(0x1p-1);
    const vd2 v23 = number_d2(0x1.555555555555bp-3);
    const vd2 v24 = number_d2(0x1.5555555555503p-5);
    const vd2 v25 = number_d2(0x1.111111110ec4ep-7);
    const vd2 v26 = number_d2(0x1.6c16c16c30539p-10);
    const vd2 v27 = number_d2(0x1.a01a01b3845a3p-13);
    const vd2 v28 = number_d2(0x1.a01a01366e0d4p-16);
    const vd2 v29 = number_d2(0x1.71ddf0112723ap-19);
    const vd2 v30 = number_d2(0x1.27e5b46d479fep-22);
    const vd2 v31 = number_d2(0x1.af6c03b2ed097p-26);
    const vd2 v32 = number_d2(0x1.1e3d1a7a9c487p-29);
    const vd2 v33 = fma_d2(v32, v20, v31);
    const vd2 v34 = fma_d2(v33, v20, v30);
    const vd2 v35 = fma_d2(v34, v20, v29);
    const vd2 v36 = fma_d2(v35, v20, v28);
    const vd2 v37 = fma_d2(v36, v20, v27);
    const vd2 v38 = fma_d2(v37, v20, v26);
    const vd2 v39 = fma_d2(v38, v20, v25);
    const vd2 v40 = fma_d2(v39, v20, v24);
    const vd2 v41 = fma_d2(v40, v20, v23);
    const vd2 v42 = fma_d2(v41, v20, v22);
    const vd2 v43 = fma_d2(v21, v42, v19);
    const vd2 v44 = number_d2(0x1p+0);
    const vd2 v45 = add_d2(v44, v17);
    const vd2 v46 = sub_d2(v44, v45);
    const vd2 v47 = add_d2(v46, v17);
    const vd2 v48 = add_d2(v47, v43);
    const vd2 v49 = add_d2(v45, v48);
    const vd2 v50 = sub_d2(v45, v49);
    const vd2 v51 = add_d2(v50, v48);
    const vq2 v52 = bits_d2(v14);
    const vq2 v53 = left_q2(v52, 52);
    const vd2 v54 = float_d2(v53);
    const vd2 v55 = mul_d2(v49, v54);
    const vd2 v56 = mul_d2(v51, v54);
    const vd2 v57 = number_d2(0x1p-128);
    const vd2 v58 = fma_d2(v55, v57, v44);
    const vd2 v59 = sub_d2(v44, v58);
    const vd2 v60 = fma_d2(v55, v57, v59);
    const vd2 v61 = fma_d2(v56, v57, v60);
    const vd2 v62 = div_d2(v44, v58);
    const vd2 v63 = mul_d2(v55, v62);
    const vd2 v64 = fnma_d2(v63, v58, v55);
    const vd2 v65 = add_d2(v64, v56);
    const vd2 v66 = fnma_d2(v63, v61, v65);
    const vd2 v67 = mul_d2(v66, v62);
    const vd2 v68 = number_d2(-0x0p+0);
    const vd2 v69 = greater_d2(v68, v0);
    const vd2 v70 = mul_d2(v63, v3);
    const vd2 v71 = fms_d2(v63, v3, v70);
    const vd2 v72 = fma_d2(v67, v3, v71);
    const vd2 v73 = add_d2(v70, v72);
    const vd2 v74 = sub_d2(v70, v73);
    const vd2 v75 = add_d2(v74, v72);
    const vd2 v76 = fnma_d2(v73, v57, v69);
    const vd2 v77 = sub_d2(v76, v69);
    const vd2 v78 = fma_d2(v73, v57, v77);
    const vd2 v79 = fma_d2(v75, v57, v78);
    const vd2 v80 = number_d2(0x1p+1000);
    const vd2 v81 = lesser_d2(v79, v80);
    const vd2 v82 = add_d2(v81, v4);
    const vd2 v83 = sub_d2(v76, v82);
    store_d2(to[0], v83);
}
static void run_gelu_sigmoid_f_binary64_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(double, 1, 1, gelu_sigmoid_f_binary64_faithful)
}

/* gelu_sigmoid_grad_binary32_faithful: f′(x) (grad in binary32, faithful; grad in binary32, fast)
   GELU's sigmoid form: x times the logistic function of 1.702·x.
   exp: exp(x) on [-0.34668, 0.34668] by a polynomial of degree 6; relative error at most 3.189e-09, proved in
     exp_binary32/00.toml
   gelu_sigmoid_slope: gelu_sigmoid'' on [-0.876154, -0.626154] by a polynomial of degree 7 about its middle, and
     integrated from the zero on; relative error at most 3.539e-10, proved in gelu_sigmoid_slope_binary32/00.toml
   faithful: largest error 0.9048 ULP of all inputs, at -0x1.a92842p+5: got -0x1.fbcae8p-125, exact -0x1.fbcae630cp-125
   fast: largest error 0.9048 ULP of all inputs, at -0x1.a92842p+5: got -0x1.fbcae8p-125, exact -0x1.fbcae630cp-125
   102 operations (25 fma, 23 add, 17 sub, 10 mul, 5 fms, 5 fnma, 3 select, 2 abs, 2 lesser, 2 neg, 2 less, 2 nan_from,
     1 bits, 1 left, 1 float, 1 div), 0 bytes of tables */
XPHI_OP void gelu_sigmoid_grad_binary32_faithful(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf2 v0 = load_f2(from[0]);
    const vf2 v1 = abs_f2(v0);
    const vf2 v2 = number_f2(0x1.3725p+6f);
    const vf2 v3 = lesser_f2(v1, v2);
    const vf2 v4 = number_f2(0x0p+0f);
    const vf2 v5 = number_f2(0x1.b3b646p+0f);
    const vf2 v6 = number_f2(-0x1.78d4fep-26f);
    const vf2 v7 = mul_f2(v5, v3);
    const vf2 v8 = fms_f2(v5, v3, v7);
    const vf2 v9 = fma_f2(v6, v3, v8);
    const vf2 v10 = neg_f2(v7);
    const vf2 v11 = neg_f2(v9);
    const vf2 v12 = number_f2(0x1.715476p+0f);
    const vf2 v13 = number_f2(0x1.80017ep+23f);
    const vf2 v14 = fma_f2(v10, v12, v13);
    const vf2 v15 = sub_f2(v14, v13);
    const vf2 v16 = number_f2(0x1.62e4p-1f);
    const vf2 v17 = fnma_f2(v15, v16, v10);
    const vf2 v18 = number_f2(0x1.7f7d1cp-20f);
    const vf2 v19 = fnma_f2(v15, v18, v11);
    const vf2 v20 = add_f2(v17, v19);
    const vf2 v21 = mul_f2(v20, v20);
    const vf2 v22 = number_f2(0x1.fffffcp-2f);
    const vf2 v23 = number_f2(0x1.555492p-3f);
    const vf2 v24 = number_f2(0x1.5558d2p-5f);
    const vf2 v25 = number_f2(0x1.1239cap-7f);
    const vf2 v26 = number_f2(0x1.6a23d4p-10f);
    const vf2 v27 = fma_f2(v26, v20, v25);
    const vf2 v28 = fma_f2(v27, v20, v24);
    const vf2 v29 = fma_f2(v28, v20, v23);
    const vf2 v30 = fma_f2(v29, v20, v22);
    const vf2 v31 = fma_f2(v21, v30, v19);
    const vf2 v32 = number_f2(0x1p+0f);
    const vf2 v33 = add_f2(v32, v17);
    const vf2 v34 = sub_f2(v32, v33);
    const vf2 v35 = add_f2(v34, v17);
    const vf2 v36 = add_f2(v35, v31);
    const vf2 v37 = add_f2(v33, v36);
    const vf2 v38 = sub_f2(v33, v37);
    const vf2 v39 = add_f2(v38, v36);
    const vi2 v40 = bits_f2(v14);
    const vi2 v41 = left_i2(v40, 23);
    const vf2 v42 = float_f2(v41);
    const vf2 v43 = mul_f2(v37, v42);
    const vf2 v44 = mul_f2(v39, v42);
    const vf2 v45 = number_f2(0x1p-64f);
    const vf2 v46 = fma_f2(v43, v45, v32);
    const vf2 v47 = sub_f2(v32, v46);
    const vf2 v48 = fma_f2(v43, v45, v47);
    const vf2 v49 = fma_f2(v44, v45, v48);
    const vf2 v50 = add_f2(v46, v10);
    const vf2 v51 = sub_f2(v50, v46);
    const vf2 v52 = sub_f2(v50, v51);
    const vf2 v53 = sub_f2(v46, v52);
    const vf2 v54 = sub_f2(v10, v51);
    const vf2 v55 = add_f2(v53, v54);
    const vf2 v56 = add_f2(v49, v11);
    const vf2 v57 = add_f2(v55, v56);
    const vf2 v58 = mul_f2(v46, v46);
    const vf2 v59 = fms_f2(v46, v46, v58);
    const vf2 v60 = fma_f2(v46, v49, v59);
    const vf2 v61 = add_f2(v46, v49);
    const vf2 v62 = fma_f2(v49, v61, v60);
    const vf2 v63 = div_f2(v32, v58);
    const vf2 v64 = mul_f2(v50, v63);
    const vf2 v65 = fnma_f2(v64, v58, v50);
    const vf2 v66 = add_f2(v65, v57);
    const vf2 v67 = fnma_f2(v64, v62, v66);
    const vf2 v68 = mul_f2(v67, v63);
    const vf2 v69 = mul_f2(v43, v64);
    const vf2 v70 = fms_f2(v43, v64, v69);
    const vf2 v71 = fma_f2(v43, v68, v70);
    const vf2 v72 = add_f2(v64, v68);
    const vf2 v73 = fma_f2(v44, v72, v71);
    const vm2 v74 = less_f2(v0, v4);
    const vf2 v75 = number_f2(-0x0p+0f);
    const vf2 v76 = select_f2(v74, v75, v32);
    const vf2 v77 = number_f2(-0x1p+0f);
    const vf2 v78 = select_f2(v74, v77, v32);
    const vf2 v79 = mul_f2(v69, v78);
    const vf2 v80 = fms_f2(v69, v78, v79);
    const vf2 v81 = fma_f2(v73, v78, v80);
    const vf2 v82 = add_f2(v79, v81);
    const vf2 v83 = sub_f2(v79, v82);
    const vf2 v84 = add_f2(v83, v81);
    const vf2 v85 = fnma_f2(v82, v45, v76);
    const vf2 v86 = sub_f2(v85, v76);
    const vf2 v87 = fma_f2(v82, v45, v86);
    const vf2 v88 = fma_f2(v84, v45, v87);
    const vf2 v89 = number_f2(0x1p+126f);
    const vf2 v90 = lesser_f2(v88, v89);
    const vf2 v91 = add_f2(v90, v4);
    const vf2 v92 = sub_f2(v85, v91);
    const vf2 v93 = nan_from_f2(v92, v0);
    const vf2 v94 = number_f2(-0x1.80974ap-1f);
    const vf2 v95 = sub_f2(v0, v94);
    const vf2 v96 = number_f2(0x1.b30222p-2f);
    const vf2 v97 = number_f2(0x1.7d2c16p-4f);
    const vf2 v98 = number_f2(-0x1.059ccap-3f);
    const vf2 v99 = number_f2(-0x1.827a2ep-4f);
    const vf2 v100 = number_f2(0x1.939efep-9f);
    const vf2 v101 = number_f2(0x1.0d156ep-5f);
    const vf2 v102 = number_f2(0x1.a6755cp-7f);
    const vf2 v103 = fma_f2(v102, v95, v101);
    const vf2 v104 = fma_f2(v103, v95, v100);
    const vf2 v105 = fma_f2(v104, v95, v99);
    const vf2 v106 = fma_f2(v105, v95, v98);
    const vf2 v107 = fma_f2(v106, v95, v97);
    const vf2 v108 = fma_f2(v107, v95, v96);
    const vf2 v109 = number_f2(0x1.7b9cdap-2f);
    const vf2 v110 = number_f2(0x1.1eea04p-28f);
    const vf2 v111 = number_f2(0x1.24d84cp-28f);
    const vf2 v112 = number_f2(-0x1.b7443ap-54f);
    const vf2 v113 = fma_f2(v108, v95, v110);
    const vf2 v114 = add_f2(v109, v113);
    const vf2 v115 = sub_f2(v109, v114);
    const vf2 v116 = add_f2(v115, v113);
    const vf2 v117 = mul_f2(v114, v95);
    const vf2 v118 = fms_f2(v114, v95, v117);
    const vf2 v119 = fma_f2(v116, v95, v118);
    const vf2 v120 = add_f2(v117, v111);
    const vf2 v121 = sub_f2(v120, v117);
    const vf2 v122 = sub_f2(v120, v121);
    const vf2 v123 = sub_f2(v117, v122);
    const vf2 v124 = sub_f2(v111, v121);
    const vf2 v125 = add_f2(v123, v124);
    const vf2 v126 = add_f2(v119, v112);
    const vf2 v127 = add_f2(v125, v126);
    const vf2 v128 = add_f2(v120, v127);
    const vf2 v129 = abs_f2(v95);
    const vf2 v130 = number_f2(0x1p-3f);
    const vm2 v131 = less_f2(v129, v130);
    const vf2 v132 = select_f2(v131, v128, v93);
    const vf2 v133 = nan_from_f2(v132, v0);
    store_f2(to[0], v133);
}
static void run_gelu_sigmoid_grad_binary32_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 1, 1, gelu_sigmoid_grad_binary32_faithful)
}

/* gelu_sigmoid_grad_binary64_faithful: f′(x) (grad in binary64, faithful)
   GELU's sigmoid form: x times the logistic function of 1.702·x.
   exp: exp(x) on [-0.34668, 0.34668] by a polynomial of degree 12; relative error at most 7.152e-19, proved in
     exp_binary64/00.toml
   gelu_sigmoid_slope: gelu_sigmoid'' on [-0.876154, -0.626154] by a polynomial of degree 14 about its middle, and
     integrated from the zero on; relative error at most 1.894e-18, proved in gelu_sigmoid_slope_binary64/00.toml
   faithful: largest error 0.7585 ULP of 10,490,366 inputs, at -0x1.374b38e756b8dp-1: got 0x1.fbd4c65d943ddp-5, exact
     0x1.fbd4c65d943dc3ddp-5
   115 operations (38 fma, 23 add, 17 sub, 10 mul, 5 fms, 5 fnma, 3 select, 2 abs, 2 lesser, 2 neg, 2 less, 2 nan_from,
     1 bits, 1 left, 1 float, 1 div), 0 bytes of tables */
XPHI_OP void gelu_sigmoid_grad_binary64_faithful(const double *const *from, double *const *to, const double *parameters) {
    (void)parameters;
    const vd2 v0 = load_d2(from[0]);
    const vd2 v1 = abs_d2(v0);
    const vd2 v2 = number_d2(0x1.d4cp+8);
    const vd2 v3 = lesser_d2(v1, v2);
    const vd2 v4 = number_d2(0x0p+0);
    const vd2 v5 = number_d2(0x1.b3b645a1cac08p+0);
    const vd2 v6 = number_d2(0x1.89374bc6a7efap-55);
    const vd2 v7 = mul_d2(v5, v3);
    const vd2 v8 = fms_d2(v5, v3, v7);
    const vd2 v9 = fma_d2(v6, v3, v8);
    const vd2 v10 = neg_d2(v7);
    const vd2 v11 = neg_d2(v9);
    const vd2 v12 = number_d2(0x1.71547652b82fep+0);
    const vd2 v13 = number_d2(0x1.800000000047fp+52);
    const vd2 v14 = fma_d2(v10, v12, v13);
    const vd2 v15 = sub_d2(v14, v13);
    const vd2 v16 = number_d2(0x1.62e42fefa4p-1);
    const vd2 v17 = fnma_d2(v15, v16, v10);
    const vd2 v18 = number_d2(-0x1.8432a1b0e2634p-43);
    const vd2 v19 = fnma_d2(v15, v18, v11);
    const vd2 v20 = add_d2(v17, v19);
    const vd2 v21 = mul_d2(v20, v20);
    const vd2 v22 = number_d2(0x1p-1);
    const vd2 v23 = number_d2(0x1.555555555555bp-3);
    const vd2 v24 = number_d2(0x1.5555555555503p-5);
    const vd2 v25 = number_d2(0x1.111111110ec4ep-7);
    const vd2 v26 = number_d2(0x1.6c16c16c30539p-10);
    const vd2 v27 = number_d2(0x1.a01a01b3845a3p-13);
    const vd2 v28 = number_d2(0x1.a01a01366e0d4p-16);
    const vd2 v29 = number_d2(0x1.71ddf0112723ap-19);
    const vd2 v30 = number_d2(0x1.27e5b46d479fep-22);
    const vd2 v31 = number_d2(0x1.af6c03b2ed097p-26);
    const vd2 v32 = number_d2(0x1.1e3d1a7a9c487p-29);
    const vd2 v33 = fma_d2(v32, v20, v31);
    const vd2 v34 = fma_d2(v33, v20, v30);
    const vd2 v35 = fma_d2(v34, v20, v29);
    const vd2 v36 = fma_d2(v35, v20, v28);
    const vd2 v37 = fma_d2(v36, v20, v27);
    const vd2 v38 = fma_d2(v37, v20, v26);
    const vd2 v39 = fma_d2(v38, v20, v25);
    const vd2 v40 = fma_d2(v39, v20, v24);
    const vd2 v41 = fma_d2(v40, v20, v23);
    const vd2 v42 = fma_d2(v41, v20, v22);
    const vd2 v43 = fma_d2(v21, v42, v19);
    const vd2 v44 = number_d2(0x1p+0);
    const vd2 v45 = add_d2(v44, v17);
    const vd2 v46 = sub_d2(v44, v45);
    const vd2 v47 = add_d2(v46, v17);
    const vd2 v48 = add_d2(v47, v43);
    const vd2 v49 = add_d2(v45, v48);
    const vd2 v50 = sub_d2(v45, v49);
    const vd2 v51 = add_d2(v50, v48);
    const vq2 v52 = bits_d2(v14);
    const vq2 v53 = left_q2(v52, 52);
    const vd2 v54 = float_d2(v53);
    const vd2 v55 = mul_d2(v49, v54);
    const vd2 v56 = mul_d2(v51, v54);
    const vd2 v57 = number_d2(0x1p-128);
    const vd2 v58 = fma_d2(v55, v57, v44);
    const vd2 v59 = sub_d2(v44, v58);
    const vd2 v60 = fma_d2(v55, v57, v59);
    const vd2 v61 = fma_d2(v56, v57, v60);
    const vd2 v62 = add_d2(v58, v10);
    const vd2 v63 = sub_d2(v62, v58);
    const vd2 v64 = sub_d2(v62, v63);
    const vd2 v65 = sub_d2(v58, v64);
    const vd2 v66 = sub_d2(v10, v63);
    const vd2 v67 = add_d2(v65, v66);
    const vd2 v68 = add_d2(v61, v11);
    const vd2 v69 = add_d2(v67, v68);
    const vd2 v70 = mul_d2(v58, v58);
    const vd2 v71 = fms_d2(v58, v58, v70);
    const vd2 v72 = fma_d2(v58, v61, v71);
    const vd2 v73 = add_d2(v58, v61);
    const vd2 v74 = fma_d2(v61, v73, v72);
    const vd2 v75 = div_d2(v44, v70);
    const vd2 v76 = mul_d2(v62, v75);
    const vd2 v77 = fnma_d2(v76, v70, v62);
    const vd2 v78 = add_d2(v77, v69);
    const vd2 v79 = fnma_d2(v76, v74, v78);
    const vd2 v80 = mul_d2(v79, v75);
    const vd2 v81 = mul_d2(v55, v76);
    const vd2 v82 = fms_d2(v55, v76, v81);
    const vd2 v83 = fma_d2(v55, v80, v82);
    const vd2 v84 = add_d2(v76, v80);
    const vd2 v85 = fma_d2(v56, v84, v83);
    const vn2 v86 = less_d2(v0, v4);
    const vd2 v87 = number_d2(-0x0p+0);
    const vd2 v88 = select_d2(v86, v87, v44);
    const vd2 v89 = number_d2(-0x1p+0);
    const vd2 v90 = select_d2(v86, v89, v44);
    const vd2 v91 = mul_d2(v81, v90);
    const vd2 v92 = fms_d2(v81, v90, v91);
    const vd2 v93 = fma_d2(v85, v90, v92);
    const vd2 v94 = add_d2(v91, v93);
    const vd2 v95 = sub_d2(v91, v94);
    const vd2 v96 = add_d2(v95, v93);
    const vd2 v97 = fnma_d2(v94, v57, v88);
    const vd2 v98 = sub_d2(v97, v88);
    const vd2 v99 = fma_d2(v94, v57, v98);
    const vd2 v100 = fma_d2(v96, v57, v99);
    const vd2 v101 = number_d2(0x1p+1000);
    const vd2 v102 = lesser_d2(v100, v101);
    const vd2 v103 = add_d2(v102, v4);
    const vd2 v104 = sub_d2(v97, v103);
    const vd2 v105 = nan_from_d2(v104, v0);
    const vd2 v106 = number_d2(-0x1.80974a62be3dfp-1);
    const vd2 v107 = sub_d2(v0, v106);
    const vd2 v108 = number_d2(0x1.b30221e11c035p-2);
    const vd2 v109 = number_d2(0x1.7d2c1a07340c3p-4);
    const vd2 v110 = number_d2(-0x1.059cd091d8f4p-3);
    const vd2 v111 = number_d2(-0x1.827cb3ec2a722p-4);
    const vd2 v112 = number_d2(0x1.937473c286555p-9);
    const vd2 v113 = number_d2(0x1.0ea41b4552e9dp-5);
    const vd2 v114 = number_d2(0x1.ac811c76ed23ep-7);
    const vd2 v115 = number_d2(-0x1.414a01542ed17p-8);
    const vd2 v116 = number_d2(-0x1.8d7c869b63a6p-8);
    const vd2 v117 = number_d2(-0x1.0bcfbcd16987cp-10);
    const vd2 v118 = number_d2(0x1.6b7224ea9bc2fp-10);
    const vd2 v119 = number_d2(0x1.c557efc9952d1p-11);
    const vd2 v120 = number_d2(-0x1.e971056981996p-15);
    const vd2 v121 = number_d2(-0x1.1634e6ed545dep-12);
    const vd2 v122 = fma_d2(v121, v107, v120);
    const vd2 v123 = fma_d2(v122, v107, v119);
    const vd2 v124 = fma_d2(v123, v107, v118);
    const vd2 v125 = fma_d2(v124, v107, v117);
    const vd2 v126 = fma_d2(v125, v107, v116);
    const vd2 v127 = fma_d2(v126, v107, v115);
    const vd2 v128 = fma_d2(v127, v107, v114);
    const vd2 v129 = fma_d2(v128, v107, v113);
    const vd2 v130 = fma_d2(v129, v107, v112);
    const vd2 v131 = fma_d2(v130, v107, v111);
    const vd2 v132 = fma_d2(v131, v107, v110);
    const vd2 v133 = fma_d2(v132, v107, v109);
    const vd2 v134 = fma_d2(v133, v107, v108);
    const vd2 v135 = number_d2(0x1.7b9cd99ff06b7p-2);
    const vd2 v136 = number_d2(-0x1.ffaaba560fcacp-56);
    const vd2 v137 = number_d2(-0x1.412b288b5c85cp-56);
    const vd2 v138 = number_d2(0x1.918cd92b24978p-113);
    const vd2 v139 = fma_d2(v134, v107, v136);
    const vd2 v140 = add_d2(v135, v139);
    const vd2 v141 = sub_d2(v135, v140);
    const vd2 v142 = add_d2(v141, v139);
    const vd2 v143 = mul_d2(v140, v107);
    const vd2 v144 = fms_d2(v140, v107, v143);
    const vd2 v145 = fma_d2(v142, v107, v144);
    const vd2 v146 = add_d2(v143, v137);
    const vd2 v147 = sub_d2(v146, v143);
    const vd2 v148 = sub_d2(v146, v147);
    const vd2 v149 = sub_d2(v143, v148);
    const vd2 v150 = sub_d2(v137, v147);
    const vd2 v151 = add_d2(v149, v150);
    const vd2 v152 = add_d2(v145, v138);
    const vd2 v153 = add_d2(v151, v152);
    const vd2 v154 = add_d2(v146, v153);
    const vd2 v155 = abs_d2(v107);
    const vd2 v156 = number_d2(0x1p-3);
    const vn2 v157 = less_d2(v155, v156);
    const vd2 v158 = select_d2(v157, v154, v105);
    const vd2 v159 = nan_from_d2(v158, v0);
    store_d2(to[0], v159);
}
static void run_gelu_sigmoid_grad_binary64_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(double, 1, 1, gelu_sigmoid_grad_binary64_faithful)
}

/* gelu_sigmoid_vjp_binary32_faithful: f′(x)·g (vjp in binary32, faithful)
   GELU's sigmoid form: x times the logistic function of 1.702·x.
   exp: exp(x) on [-0.34668, 0.34668] by a polynomial of degree 6; relative error at most 3.189e-09, proved in
     exp_binary32/00.toml
   gelu_sigmoid_slope: gelu_sigmoid'' on [-0.876154, -0.626154] by a polynomial of degree 7 about its middle, and
     integrated from the zero on; relative error at most 3.539e-10, proved in gelu_sigmoid_slope_binary32/00.toml
   faithful: largest error 0.7981 ULP of 100,000,000 inputs, at -0x1.320032p-1, -0x1.c41962p+0
   102 operations (22 fma, 19 add, 11 mul, 11 sub, 9 widen, 5 fnma, 4 fms, 3 less, 3 select, 2 abs, 2 neg, 2 bits, 2
     left, 2 float, 1 lesser, 1 greater, 1 div, 1 nan_from, 1 narrow), 0 bytes of tables */
XPHI_OP void gelu_sigmoid_vjp_binary32_faithful(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf2 v0 = load_f2(from[0]);
    const vf2 v1 = load_f2(from[1]);
    const vf2 v2 = abs_f2(v0);
    const vf2 v3 = number_f2(0x1.d86bp+6f);
    const vf2 v4 = lesser_f2(v2, v3);
    const vf2 v5 = number_f2(0x0p+0f);
    const vf2 v6 = number_f2(0x1.b3b646p+0f);
    const vf2 v7 = number_f2(-0x1.78d4fep-26f);
    const vf2 v8 = mul_f2(v6, v4);
    const vf2 v9 = fms_f2(v6, v4, v8);
    const vf2 v10 = fma_f2(v7, v4, v9);
    const vf2 v11 = neg_f2(v8);
    const vf2 v12 = neg_f2(v10);
    const vf2 v13 = number_f2(0x1.715476p+0f);
    const vf2 v14 = number_f2(0x1.8007fep+23f);
    const vf2 v15 = fma_f2(v11, v13, v14);
    const vf2 v16 = sub_f2(v15, v14);
    const vf2 v17 = number_f2(0x1.62e4p-1f);
    const vf2 v18 = fnma_f2(v16, v17, v11);
    const vf2 v19 = number_f2(0x1.7f7d1cp-20f);
    const vf2 v20 = fnma_f2(v16, v19, v12);
    const vf2 v21 = add_f2(v18, v20);
    const vf2 v22 = mul_f2(v21, v21);
    const vf2 v23 = number_f2(0x1.fffffcp-2f);
    const vf2 v24 = number_f2(0x1.555492p-3f);
    const vf2 v25 = number_f2(0x1.5558d2p-5f);
    const vf2 v26 = number_f2(0x1.1239cap-7f);
    const vf2 v27 = number_f2(0x1.6a23d4p-10f);
    const vf2 v28 = fma_f2(v27, v21, v26);
    const vf2 v29 = fma_f2(v28, v21, v25);
    const vf2 v30 = fma_f2(v29, v21, v24);
    const vf2 v31 = fma_f2(v30, v21, v23);
    const vf2 v32 = fma_f2(v22, v31, v20);
    const vf2 v33 = number_f2(0x1p+0f);
    const vf2 v34 = add_f2(v33, v18);
    const vf2 v35 = sub_f2(v33, v34);
    const vf2 v36 = add_f2(v35, v18);
    const vf2 v37 = add_f2(v36, v32);
    const vf2 v38 = add_f2(v34, v37);
    const vf2 v39 = sub_f2(v34, v38);
    const vf2 v40 = add_f2(v39, v37);
    const vi2 v41 = bits_f2(v15);
    const vf2 v42 = number_f2(0x1.800736p+23f);
    const vf2 v43 = greater_f2(v42, v15);
    const vi2 v44 = bits_f2(v43);
    const vi2 v45 = number_i2(-832);
    const vi2 v46 = add_i2(v44, v45);
    const vi2 v47 = left_i2(v46, 23);
    const vf2 v48 = float_f2(v47);
    const vf2 v49 = mul_f2(v38, v48);
    const vf2 v50 = mul_f2(v40, v48);
    const vf2 v51 = number_f2(0x1p-64f);
    const vf2 v52 = fma_f2(v49, v51, v33);
    const vf2 v53 = sub_f2(v33, v52);
    const vf2 v54 = fma_f2(v49, v51, v53);
    const vf2 v55 = fma_f2(v50, v51, v54);
    const vf2 v56 = add_f2(v52, v11);
    const vf2 v57 = sub_f2(v56, v52);
    const vf2 v58 = sub_f2(v56, v57);
    const vf2 v59 = sub_f2(v52, v58);
    const vf2 v60 = sub_f2(v11, v57);
    const vf2 v61 = add_f2(v59, v60);
    const vf2 v62 = add_f2(v55, v12);
    const vf2 v63 = add_f2(v61, v62);
    const vf2 v64 = mul_f2(v52, v52);
    const vf2 v65 = fms_f2(v52, v52, v64);
    const vf2 v66 = fma_f2(v52, v55, v65);
    const vf2 v67 = add_f2(v52, v55);
    const vf2 v68 = fma_f2(v55, v67, v66);
    const vf2 v69 = div_f2(v33, v64);
    const vf2 v70 = mul_f2(v56, v69);
    const vf2 v71 = fnma_f2(v70, v64, v56);
    const vf2 v72 = add_f2(v71, v63);
    const vf2 v73 = fnma_f2(v70, v68, v72);
    const vf2 v74 = mul_f2(v73, v69);
    const vf2 v75 = mul_f2(v38, v70);
    const vf2 v76 = fms_f2(v38, v70, v75);
    const vf2 v77 = fma_f2(v38, v74, v76);
    const vf2 v78 = add_f2(v70, v74);
    const vf2 v79 = fma_f2(v40, v78, v77);
    const vq2 v80 = widen_i2(v41);
    const vq2 v81 = left_q2(v80, 52);
    const vd2 v82 = float_d2(v81);
    const vd2 v83 = widen_f2(v0);
    const vd2 v84 = number_d2(0x0p+0);
    const vn2 v85 = less_d2(v83, v84);
    const vd2 v86 = number_d2(-0x0p+0);
    const vd2 v87 = number_d2(0x1p+0);
    const vd2 v88 = select_d2(v85, v86, v87);
    const vm2 v89 = less_f2(v0, v5);
    const vf2 v90 = number_f2(-0x1p+0f);
    const vf2 v91 = select_f2(v89, v90, v33);
    const vd2 v92 = widen_f2(v75);
    const vd2 v93 = widen_f2(v79);
    const vd2 v94 = add_d2(v92, v93);
    const vd2 v95 = mul_d2(v94, v82);
    const vd2 v96 = widen_f2(v91);
    const vd2 v97 = fnma_d2(v95, v96, v88);
    const vf2 v98 = number_f2(-0x1.80974ap-1f);
    const vf2 v99 = sub_f2(v0, v98);
    const vf2 v100 = number_f2(0x1.b30222p-2f);
    const vf2 v101 = number_f2(0x1.7d2c16p-4f);
    const vf2 v102 = number_f2(-0x1.059ccap-3f);
    const vf2 v103 = number_f2(-0x1.827a2ep-4f);
    const vf2 v104 = number_f2(0x1.939efep-9f);
    const vf2 v105 = number_f2(0x1.0d156ep-5f);
    const vf2 v106 = number_f2(0x1.a6755cp-7f);
    const vf2 v107 = fma_f2(v106, v99, v105);
    const vf2 v108 = fma_f2(v107, v99, v104);
    const vf2 v109 = fma_f2(v108, v99, v103);
    const vf2 v110 = fma_f2(v109, v99, v102);
    const vf2 v111 = fma_f2(v110, v99, v101);
    const vf2 v112 = fma_f2(v111, v99, v100);
    const vf2 v113 = number_f2(0x1.7b9cdap-2f);
    const vf2 v114 = number_f2(0x1.1eea04p-28f);
    const vf2 v117 = fma_f2(v112, v99, v114);
    const vf2 v118 = add_f2(v113, v117);
    const vf2 v119 = sub_f2(v113, v118);
    const vf2 v120 = add_f2(v119, v117);
    const vf2 v121 = mul_f2(v118, v99);
    const vf2 v122 = fms_f2(v118, v99, v121);
    const vf2 v123 = fma_f2(v120, v99, v122);
    const vd2 v124 = number_d2(0x1.24d84b922ef15p-28);
    const vd2 v125 = widen_f2(v121);
    const vd2 v126 = widen_f2(v123);
    const vd2 v127 = add_d2(v125, v126);
    const vd2 v128 = add_d2(v127, v124);
    const vd2 v129 = widen_f2(v98);
    const vd2 v130 = sub_d2(v83, v129);
    const vd2 v131 = abs_d2(v130);
    const vd2 v132 = number_d2(0x1p-3);
    const vn2 v133 = less_d2(v131, v132);
    const vd2 v134 = select_d2(v133, v128, v97);
    const vd2 v135 = widen_f2(v1);
    const vd2 v136 = mul_d2(v134, v135);
    const vd2 v137 = nan_from_d2(v136, v83);
    const vf2 v138 = narrow_d2(v137);
    store_f2(to[0], v138);
}
static void run_gelu_sigmoid_vjp_binary32_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 2, 1, gelu_sigmoid_vjp_binary32_faithful)
}

/* gelu_sigmoid_vjp_binary32_fast: f′(x)·g (vjp in binary32, fast)
   GELU's sigmoid form: x times the logistic function of 1.702·x.
   exp: exp(x) on [-0.34668, 0.34668] by a polynomial of degree 6; relative error at most 3.189e-09, proved in
     exp_binary32/00.toml
   gelu_sigmoid_slope: gelu_sigmoid'' on [-0.876154, -0.626154] by a polynomial of degree 7 about its middle, and
     integrated from the zero on; relative error at most 3.539e-10, proved in gelu_sigmoid_slope_binary32/00.toml
   fast: largest error 4.7903 ULP of 96,341,528 inputs, at -0x1.862948p+1, -0x1.597b12p+70 (without the surroundings of
     a zero, where it is absolute)
   48 operations (9 mul, 9 fma, 6 sub, 4 select, 3 abs, 3 add, 2 neg, 2 fnma, 2 less, 1 lesser, 1 fms, 1 bits, 1 left,
     1 float, 1 div, 1 copysign, 1 nan_from), 0 bytes of tables */
XPHI_OP void gelu_sigmoid_vjp_binary32_fast(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf2 v0 = load_f2(from[0]);
    const vf2 v1 = load_f2(from[1]);
    const vf2 v2 = abs_f2(v0);
    const vf2 v3 = number_f2(0x1.9c25p+6f);
    const vf2 v4 = lesser_f2(v2, v3);
    const vf2 v5 = number_f2(0x0p+0f);
    const vf2 v6 = number_f2(0x1.b3b646p+0f);
    const vf2 v7 = number_f2(-0x1.78d4fep-26f);
    const vf2 v8 = mul_f2(v6, v4);
    const vf2 v9 = fms_f2(v6, v4, v8);
    const vf2 v10 = fma_f2(v7, v4, v9);
    const vf2 v11 = neg_f2(v8);
    const vf2 v12 = neg_f2(v10);
    const vf2 v13 = number_f2(0x1.715476p+0f);
    const vf2 v14 = number_f2(0x1.8001fap+23f);
    const vf2 v15 = fma_f2(v11, v13, v14);
    const vf2 v16 = sub_f2(v15, v14);
    const vf2 v17 = number_f2(0x1.62e4p-1f);
    const vf2 v18 = fnma_f2(v16, v17, v11);
    const vf2 v19 = number_f2(0x1.7f7d1cp-20f);
    const vf2 v20 = fnma_f2(v16, v19, v18);
    const vf2 v21 = add_f2(v20, v12);
    const vf2 v22 = number_f2(0x1.fffffcp-2f);
    const vf2 v23 = number_f2(0x1.555492p-3f);
    const vf2 v24 = number_f2(0x1.5558d2p-5f);
    const vf2 v25 = number_f2(0x1.1239cap-7f);
    const vf2 v26 = number_f2(0x1.6a23d4p-10f);
    const vf2 v27 = fma_f2(v26, v21, v25);
    const vf2 v28 = fma_f2(v27, v21, v24);
    const vf2 v29 = fma_f2(v28, v21, v23);
    const vf2 v30 = fma_f2(v29, v21, v22);
    const vf2 v31 = mul_f2(v30, v21);
    const vf2 v32 = fma_f2(v31, v21, v21);
    const vf2 v33 = number_f2(0x1p+0f);
    const vf2 v34 = add_f2(v32, v33);
    const vi2 v35 = bits_f2(v15);
    const vi2 v36 = left_i2(v35, 23);
    const vf2 v37 = float_f2(v36);
    const vf2 v38 = mul_f2(v34, v37);
    const vf2 v39 = sub_f2(v33, v8);
    const vf2 v40 = number_f2(0x1p-126f);
    const vf2 v41 = mul_f2(v38, v40);
    const vf2 v42 = sub_f2(v41, v10);
    const vf2 v43 = add_f2(v39, v42);
    const vf2 v44 = number_f2(0x1p+1f);
    const vf2 v45 = fma_f2(v38, v40, v44);
    const vf2 v46 = fma_f2(v41, v45, v33);
    const vf2 v47 = div_f2(v43, v46);
    const vf2 v48 = mul_f2(v38, v47);
    const vm2 v49 = less_f2(v0, v5);
    const vf2 v50 = number_f2(-0x0p+0f);
    const vf2 v51 = number_f2(0x1p+126f);
    const vf2 v52 = select_f2(v49, v50, v51);
    const vf2 v53 = number_f2(-0x1p+0f);
    const vf2 v54 = select_f2(v49, v53, v33);
    const vf2 v55 = mul_f2(v48, v54);
    const vf2 v56 = sub_f2(v52, v55);
    const vf2 v57 = number_f2(-0x1.8af8f8p-27f);
    const vf2 v58 = number_f2(-0x1.80974ap-1f);
    const vf2 v59 = sub_f2(v0, v58);
    const vf2 v60 = sub_f2(v59, v57);
    const vf2 v61 = abs_f2(v56);
    const vf2 v62 = copysign_f2(v61, v60);
    const vf2 v63 = abs_f2(v1);
    const vm2 v64 = less_f2(v63, v33);
    const vf2 v65 = select_f2(v64, v33, v40);
    const vf2 v66 = select_f2(v64, v40, v33);
    const vf2 v67 = mul_f2(v1, v65);
    const vf2 v68 = mul_f2(v62, v67);
    const vf2 v69 = mul_f2(v68, v66);
    const vf2 v70 = nan_from_f2(v69, v0);
    store_f2(to[0], v70);
}
static void run_gelu_sigmoid_vjp_binary32_fast(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 2, 1, gelu_sigmoid_vjp_binary32_fast)
}

/* gelu_sigmoid_vjp_binary64_faithful: f′(x)·g (vjp in binary64, faithful)
   GELU's sigmoid form: x times the logistic function of 1.702·x.
   exp: exp(x) on [-0.34668, 0.34668] by a polynomial of degree 12; relative error at most 7.152e-19, proved in
     exp_binary64/00.toml
   gelu_sigmoid_slope: gelu_sigmoid'' on [-0.876154, -0.626154] by a polynomial of degree 14 about its middle, and
     integrated from the zero on; relative error at most 1.894e-18, proved in gelu_sigmoid_slope_binary64/00.toml
   faithful: largest error 1.2772 ULP of 512 inputs, at -0x1.340ff12151c6bp+2, 0x1.cd0ca792e3953p-12
   122 operations (38 fma, 23 add, 17 sub, 14 mul, 5 fms, 5 fnma, 5 select, 3 abs, 3 less, 2 lesser, 2 neg, 1 bits, 1
     left, 1 float, 1 div, 1 nan_from), 0 bytes of tables */
XPHI_OP void gelu_sigmoid_vjp_binary64_faithful(const double *const *from, double *const *to, const double *parameters) {
    (void)parameters;
    const vd2 v0 = load_d2(from[0]);
    const vd2 v1 = load_d2(from[1]);
    const vd2 v2 = abs_d2(v0);
    const vd2 v3 = number_d2(0x1.a06bp+9);
    const vd2 v4 = lesser_d2(v2, v3);
    const vd2 v5 = number_d2(0x0p+0);
    const vd2 v6 = number_d2(0x1.b3b645a1cac08p+0);
    const vd2 v7 = number_d2(0x1.89374bc6a7efap-55);
    const vd2 v8 = mul_d2(v6, v4);
    const vd2 v9 = fms_d2(v6, v4, v8);
    const vd2 v10 = fma_d2(v7, v4, v9);
    const vd2 v11 = neg_d2(v8);
    const vd2 v12 = neg_d2(v10);
    const vd2 v13 = number_d2(0x1.71547652b82fep+0);
    const vd2 v14 = number_d2(0x1.80000000007fdp+52);
    const vd2 v15 = fma_d2(v11, v13, v14);
    const vd2 v16 = sub_d2(v15, v14);
    const vd2 v17 = number_d2(0x1.62e42fefa4p-1);
    const vd2 v18 = fnma_d2(v16, v17, v11);
    const vd2 v19 = number_d2(-0x1.8432a1b0e2634p-43);
    const vd2 v20 = fnma_d2(v16, v19, v12);
    const vd2 v21 = add_d2(v18, v20);
    const vd2 v22 = mul_d2(v21, v21);
    const vd2 v23 = number_d2(0x1p-1);
    const vd2 v24 = number_d2(0x1.555555555555bp-3);
    const vd2 v25 = number_d2(0x1.5555555555503p-5);
    const vd2 v26 = number_d2(0x1.111111110ec4ep-7);
    const vd2 v27 = number_d2(0x1.6c16c16c30539p-10);
    const vd2 v28 = number_d2(0x1.a01a01b3845a3p-13);
    const vd2 v29 = number_d2(0x1.a01a01366e0d4p-16);
    const vd2 v30 = number_d2(0x1.71ddf0112723ap-19);
    const vd2 v31 = number_d2(0x1.27e5b46d479fep-22);
    const vd2 v32 = number_d2(0x1.af6c03b2ed097p-26);
    const vd2 v33 = number_d2(0x1.1e3d1a7a9c487p-29);
    const vd2 v34 = fma_d2(v33, v21, v32);
    const vd2 v35 = fma_d2(v34, v21, v31);
    const vd2 v36 = fma_d2(v35, v21, v30);
    const vd2 v37 = fma_d2(v36, v21, v29);
    const vd2 v38 = fma_d2(v37, v21, v28);
    const vd2 v39 = fma_d2(v38, v21, v27);
    const vd2 v40 = fma_d2(v39, v21, v26);
    const vd2 v41 = fma_d2(v40, v21, v25);
    const vd2 v42 = fma_d2(v41, v21, v24);
    const vd2 v43 = fma_d2(v42, v21, v23);
    const vd2 v44 = fma_d2(v22, v43, v20);
    const vd2 v45 = number_d2(0x1p+0);
    const vd2 v46 = add_d2(v45, v18);
    const vd2 v47 = sub_d2(v45, v46);
    const vd2 v48 = add_d2(v47, v18);
    const vd2 v49 = add_d2(v48, v44);
    const vd2 v50 = add_d2(v46, v49);
    const vd2 v51 = sub_d2(v46, v50);
    const vd2 v52 = add_d2(v51, v49);
    const vq2 v53 = bits_d2(v15);
    const vq2 v54 = left_q2(v53, 52);
    const vd2 v55 = float_d2(v54);
    const vd2 v56 = mul_d2(v50, v55);
    const vd2 v57 = mul_d2(v52, v55);
    const vd2 v58 = number_d2(0x1p-1022);
    const vd2 v59 = fma_d2(v56, v58, v45);
    const vd2 v60 = sub_d2(v45, v59);
    const vd2 v61 = fma_d2(v56, v58, v60);
    const vd2 v62 = fma_d2(v57, v58, v61);
    const vd2 v63 = add_d2(v59, v11);
    const vd2 v64 = sub_d2(v63, v59);
    const vd2 v65 = sub_d2(v63, v64);
    const vd2 v66 = sub_d2(v59, v65);
    const vd2 v67 = sub_d2(v11, v64);
    const vd2 v68 = add_d2(v66, v67);
    const vd2 v69 = add_d2(v62, v12);
    const vd2 v70 = add_d2(v68, v69);
    const vd2 v71 = mul_d2(v59, v59);
    const vd2 v72 = fms_d2(v59, v59, v71);
    const vd2 v73 = fma_d2(v59, v62, v72);
    const vd2 v74 = add_d2(v59, v62);
    const vd2 v75 = fma_d2(v62, v74, v73);
    const vd2 v76 = div_d2(v45, v71);
    const vd2 v77 = mul_d2(v63, v76);
    const vd2 v78 = fnma_d2(v77, v71, v63);
    const vd2 v79 = add_d2(v78, v70);
    const vd2 v80 = fnma_d2(v77, v75, v79);
    const vd2 v81 = mul_d2(v80, v76);
    const vd2 v82 = mul_d2(v56, v77);
    const vd2 v83 = fms_d2(v56, v77, v82);
    const vd2 v84 = fma_d2(v56, v81, v83);
    const vd2 v85 = add_d2(v77, v81);
    const vd2 v86 = fma_d2(v57, v85, v84);
    const vn2 v87 = less_d2(v0, v5);
    const vd2 v88 = number_d2(-0x0p+0);
    const vd2 v89 = number_d2(0x1p+1022);
    const vd2 v90 = select_d2(v87, v88, v89);
    const vd2 v91 = number_d2(-0x1p+0);
    const vd2 v92 = select_d2(v87, v91, v45);
    const vd2 v93 = mul_d2(v82, v92);
    const vd2 v94 = fms_d2(v82, v92, v93);
    const vd2 v95 = fma_d2(v86, v92, v94);
    const vd2 v96 = add_d2(v93, v95);
    const vd2 v97 = sub_d2(v93, v96);
    const vd2 v98 = add_d2(v97, v95);
    const vd2 v99 = fnma_d2(v96, v45, v90);
    const vd2 v100 = sub_d2(v99, v90);
    const vd2 v101 = fma_d2(v96, v45, v100);
    const vd2 v102 = fma_d2(v98, v45, v101);
    const vd2 v103 = number_d2(0x1p+1000);
    const vd2 v104 = lesser_d2(v102, v103);
    const vd2 v105 = add_d2(v104, v5);
    const vd2 v106 = sub_d2(v99, v105);
    const vd2 v107 = number_d2(-0x1.80974a62be3dfp-1);
    const vd2 v108 = sub_d2(v0, v107);
    const vd2 v109 = number_d2(0x1.b30221e11c035p-2);
    const vd2 v110 = number_d2(0x1.7d2c1a07340c3p-4);
    const vd2 v111 = number_d2(-0x1.059cd091d8f4p-3);
    const vd2 v112 = number_d2(-0x1.827cb3ec2a722p-4);
    const vd2 v113 = number_d2(0x1.937473c286555p-9);
    const vd2 v114 = number_d2(0x1.0ea41b4552e9dp-5);
    const vd2 v115 = number_d2(0x1.ac811c76ed23ep-7);
    const vd2 v116 = number_d2(-0x1.414a01542ed17p-8);
    const vd2 v117 = number_d2(-0x1.8d7c869b63a6p-8);
    const vd2 v118 = number_d2(-0x1.0bcfbcd16987cp-10);
    const vd2 v119 = number_d2(0x1.6b7224ea9bc2fp-10);
    const vd2 v120 = number_d2(0x1.c557efc9952d1p-11);
    const vd2 v121 = number_d2(-0x1.e971056981996p-15);
    const vd2 v122 = number_d2(-0x1.1634e6ed545dep-12);
    const vd2 v123 = fma_d2(v122, v108, v121);
    const vd2 v124 = fma_d2(v123, v108, v120);
    const vd2 v125 = fma_d2(v124, v108, v119);
    const vd2 v126 = fma_d2(v125, v108, v118);
    const vd2 v127 = fma_d2(v126, v108, v117);
    const vd2 v128 = fma_d2(v127, v108, v116);
    const vd2 v129 = fma_d2(v128, v108, v115);
    const vd2 v130 = fma_d2(v129, v108, v114);
    const vd2 v131 = fma_d2(v130, v108, v113);
    const vd2 v132 = fma_d2(v131, v108, v112);
    const vd2 v133 = fma_d2(v132, v108, v111);
    const vd2 v134 = fma_d2(v133, v108, v110);
    const vd2 v135 = fma_d2(v134, v108, v109);
    const vd2 v136 = number_d2(0x1.7b9cd99ff06b7p-2);
    const vd2 v137 = number_d2(-0x1.ffaaba560fcacp-56);
    const vd2 v138 = number_d2(-0x1.412b288b5c85cp-56);
    const vd2 v139 = number_d2(0x1.918cd92b24978p-113);
    const vd2 v140 = fma_d2(v135, v108, v137);
    const vd2 v141 = add_d2(v136, v140);
    const vd2 v142 = sub_d2(v136, v141);
    const vd2 v143 = add_d2(v142, v140);
    const vd2 v144 = mul_d2(v141, v108);
    const vd2 v145 = fms_d2(v141, v108, v144);
    const vd2 v146 = fma_d2(v143, v108, v145);
    const vd2 v147 = add_d2(v144, v138);
    const vd2 v148 = sub_d2(v147, v144);
    const vd2 v149 = sub_d2(v147, v148);
    const vd2 v150 = sub_d2(v144, v149);
    const vd2 v151 = sub_d2(v138, v148);
    const vd2 v152 = add_d2(v150, v151);
    const vd2 v153 = add_d2(v146, v139);
    const vd2 v154 = add_d2(v152, v153);
    const vd2 v155 = add_d2(v147, v154);
    const vd2 v156 = mul_d2(v155, v89);
    const vd2 v157 = abs_d2(v108);
    const vd2 v158 = number_d2(0x1p-3);
    const vn2 v159 = less_d2(v157, v158);
    const vd2 v160 = select_d2(v159, v156, v106);
    const vd2 v161 = abs_d2(v1);
    const vn2 v162 = less_d2(v161, v45);
    const vd2 v163 = select_d2(v162, v45, v58);
    const vd2 v164 = select_d2(v162, v58, v45);
    const vd2 v165 = mul_d2(v1, v163);
    const vd2 v166 = mul_d2(v160, v165);
    const vd2 v167 = mul_d2(v166, v164);
    const vd2 v168 = nan_from_d2(v167, v0);
    store_d2(to[0], v168);
}
static void run_gelu_sigmoid_vjp_binary64_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(double, 2, 1, gelu_sigmoid_vjp_binary64_faithful)
}

extern const xphi_kernel XPHI_NAME(gelu_sigmoid_kernels)[];
const xphi_kernel XPHI_NAME(gelu_sigmoid_kernels)[] = {
    {"gelu_sigmoid", "f", "binary32", "faithful", run_gelu_sigmoid_f_binary32_faithful},
    {"gelu_sigmoid", "f", "binary32", "fast", run_gelu_sigmoid_f_binary32_fast},
    {"gelu_sigmoid", "f", "binary64", "faithful", run_gelu_sigmoid_f_binary64_faithful},
    {"gelu_sigmoid", "grad", "binary32", "faithful", run_gelu_sigmoid_grad_binary32_faithful},
    {"gelu_sigmoid", "grad", "binary32", "fast", run_gelu_sigmoid_grad_binary32_faithful},
    {"gelu_sigmoid", "grad", "binary64", "faithful", run_gelu_sigmoid_grad_binary64_faithful},
    {"gelu_sigmoid", "vjp", "binary32", "faithful", run_gelu_sigmoid_vjp_binary32_faithful},
    {"gelu_sigmoid", "vjp", "binary32", "fast", run_gelu_sigmoid_vjp_binary32_fast},
    {"gelu_sigmoid", "vjp", "binary64", "faithful", run_gelu_sigmoid_vjp_binary64_faithful},
    {0, 0, 0, 0, 0}};
