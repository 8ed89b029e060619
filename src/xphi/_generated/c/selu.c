/* selu: made by `make gen` from src/xphi/lower/recipes; edits here are lost. */
#include "block.h"
#include "kernels.h"
#include "tables.h"

/* selu_f_binary32_faithful: f(x) (f in binary32, faithful)
   SELU: ELU's two sides, each with its constant.
   exp: exp(x) on [-0.34668, 0.34668] by a polynomial of degree 6; relative error at most 3.189e-09, proved in
     exp_binary32/00.toml
   faithful: largest error 1.0000 ULP of all inputs, at 0x1.697d58p-127: got 0x1.7bd144p-127, exact 0x1.7bd148p-127
   43 operations (11 add, 9 fma, 6 mul, 4 sub, 2 fnma, 1 abs, 1 lesser, 1 neg, 1 bits, 1 left, 1 float, 1 fms, 1 less,
     1 copysign, 1 select, 1 nan_from), 0 bytes of tables */
XPHI_OP void selu_f_binary32_faithful(const float *const *from, float *const *to, const double *parameters) {
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
    const vi2 v34 = bits_f2(v7);
    const vi2 v35 = left_i2(v34, 23);
    const vf2 v36 = float_f2(v35);
    const vf2 v39 = number_f2(0x1p-64f);
    const vf2 v40 = mul_f2(v36, v39);
    const vf2 v41 = mul_f2(v10, v40);
    const vf2 v42 = mul_f2(v25, v40);
    const vf2 v43 = number_f2(-0x1p+0f);
    const vf2 v44 = add_f2(v43, v40);
    const vf2 v45 = sub_f2(v43, v44);
    const vf2 v46 = add_f2(v45, v40);
    const vf2 v47 = add_f2(v44, v41);
    const vf2 v48 = sub_f2(v44, v47);
    const vf2 v49 = add_f2(v48, v41);
    const vf2 v50 = add_f2(v46, v42);
    const vf2 v51 = add_f2(v49, v50);
    const vf2 v52 = add_f2(v47, v51);
    const vf2 v53 = sub_f2(v47, v52);
    const vf2 v54 = add_f2(v53, v51);
    const vf2 v55 = number_f2(0x1.c212ccp+0f);
    const vf2 v56 = number_f2(0x1.903c0cp-26f);
    const vf2 v57 = mul_f2(v52, v55);
    const vf2 v58 = fms_f2(v52, v55, v57);
    const vf2 v59 = fma_f2(v52, v56, v58);
    const vf2 v60 = add_f2(v55, v56);
    const vf2 v61 = fma_f2(v54, v60, v59);
    const vf2 v62 = number_f2(0x1.6a9114p-24f);
    const vf2 v63 = mul_f2(v0, v62);
    const vf2 v64 = number_f2(0x1.0cfabcp+0f);
    const vf2 v65 = fma_f2(v0, v64, v63);
    const vm2 v66 = less_f2(v12, v0);
    const vf2 v67 = add_f2(v57, v61);
    const vf2 v68 = copysign_f2(v67, v0);
    const vf2 v69 = select_f2(v66, v65, v68);
    const vf2 v70 = nan_from_f2(v69, v0);
    store_f2(to[0], v70);
}
static void run_selu_f_binary32_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 1, 1, selu_f_binary32_faithful)
}

/* selu_f_binary32_fast: f(x) (f in binary32, fast)
   SELU: ELU's two sides, each with its constant.
   exp: exp(x) on [-0.34668, 0.34668] by a polynomial of degree 6; relative error at most 3.189e-09, proved in
     exp_binary32/00.toml
   fast: largest error 1.9058 ULP of all inputs, at -0x1.398a3cp-3: got -0x1.ff1ca8p-3, exact -0x1.ff1cabcfcp-3
   27 operations (7 fma, 5 mul, 2 fnma, 2 add, 1 abs, 1 lesser, 1 neg, 1 sub, 1 bits, 1 left, 1 float, 1 less, 1
     copysign, 1 select, 1 nan_from), 0 bytes of tables */
XPHI_OP void selu_f_binary32_fast(const float *const *from, float *const *to, const double *parameters) {
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
    const vi2 v26 = bits_f2(v7);
    const vi2 v27 = left_i2(v26, 23);
    const vf2 v28 = float_f2(v27);
    const vf2 v30 = number_f2(0x1p-64f);
    const vf2 v31 = mul_f2(v28, v30);
    const vf2 v32 = mul_f2(v23, v31);
    const vf2 v33 = number_f2(-0x1p+0f);
    const vf2 v34 = add_f2(v33, v31);
    const vf2 v35 = add_f2(v34, v32);
    const vf2 v36 = number_f2(0x0p+0f);
    const vf2 v37 = number_f2(0x1.c212ccp+0f);
    const vf2 v38 = mul_f2(v35, v37);
    const vf2 v39 = number_f2(0x1.6a9114p-24f);
    const vf2 v40 = mul_f2(v0, v39);
    const vf2 v41 = number_f2(0x1.0cfabcp+0f);
    const vf2 v42 = fma_f2(v0, v41, v40);
    const vm2 v43 = less_f2(v36, v0);
    const vf2 v44 = copysign_f2(v38, v0);
    const vf2 v45 = select_f2(v43, v42, v44);
    const vf2 v46 = nan_from_f2(v45, v0);
    store_f2(to[0], v46);
}
static void run_selu_f_binary32_fast(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 1, 1, selu_f_binary32_fast)
}

/* selu_f_binary64_faithful: f(x) (f in binary64, faithful)
   SELU: ELU's two sides, each with its constant.
   exp: exp(x) on [-0.34668, 0.34668] by a polynomial of degree 12; relative error at most 7.152e-19, proved in
     exp_binary64/00.toml
   faithful: largest error 0.8295 ULP of 10,490,352 inputs, at 0x1.e5541e03f1717p-1022: got 0x1.fdef6aaa92a2cp-1022,
     exact 0x1.fdef6aaa92a2cd46p-1022
   49 operations (15 fma, 11 add, 6 mul, 4 sub, 2 fnma, 1 abs, 1 lesser, 1 neg, 1 bits, 1 left, 1 float, 1 fms, 1 less,
     1 copysign, 1 select, 1 nan_from), 0 bytes of tables */
XPHI_OP void selu_f_binary64_faithful(const double *const *from, double *const *to, const double *parameters) {
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
    const vq2 v46 = bits_d2(v7);
    const vq2 v47 = left_q2(v46, 52);
    const vd2 v48 = float_d2(v47);
    const vd2 v51 = number_d2(0x1p-128);
    const vd2 v52 = mul_d2(v48, v51);
    const vd2 v53 = mul_d2(v10, v52);
    const vd2 v54 = mul_d2(v37, v52);
    const vd2 v55 = number_d2(-0x1p+0);
    const vd2 v56 = add_d2(v55, v52);
    const vd2 v57 = sub_d2(v55, v56);
    const vd2 v58 = add_d2(v57, v52);
    const vd2 v59 = add_d2(v56, v53);
    const vd2 v60 = sub_d2(v56, v59);
    const vd2 v61 = add_d2(v60, v53);
    const vd2 v62 = add_d2(v58, v54);
    const vd2 v63 = add_d2(v61, v62);
    const vd2 v64 = add_d2(v59, v63);
    const vd2 v65 = sub_d2(v59, v64);
    const vd2 v66 = add_d2(v65, v63);
    const vd2 v67 = number_d2(0x1.c212cc640f031p+0);
    const vd2 v68 = number_d2(0x1.05161b045a1f1p-56);
    const vd2 v69 = mul_d2(v64, v67);
    const vd2 v70 = fms_d2(v64, v67, v69);
    const vd2 v71 = fma_d2(v64, v68, v70);
    const vd2 v72 = add_d2(v67, v68);
    const vd2 v73 = fma_d2(v66, v72, v71);
    const vd2 v74 = number_d2(0x1.6fc7d272f2696p-55);
    const vd2 v75 = mul_d2(v0, v74);
    const vd2 v76 = number_d2(0x1.0cfabd6a91132p+0);
    const vd2 v77 = fma_d2(v0, v76, v75);
    const vn2 v78 = less_d2(v12, v0);
    const vd2 v79 = add_d2(v69, v73);
    const vd2 v80 = copysign_d2(v79, v0);
    const vd2 v81 = select_d2(v78, v77, v80);
    const vd2 v82 = nan_from_d2(v81, v0);
    store_d2(to[0], v82);
}
static void run_selu_f_binary64_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(double, 1, 1, selu_f_binary64_faithful)
}

/* selu_grad_binary32_faithful: f′(x) (grad in binary32, faithful)
   SELU: ELU's two sides, each with its constant.
   The derivative; at 0 the left one.
   exp: exp(x) on [-0.34668, 0.34668] by a polynomial of degree 6; relative error at most 3.189e-09, proved in
     exp_binary32/00.toml
   faithful: largest error 0.8314 ULP of all inputs, at -0x1.5bc004p+6: got 0x1.4f63cp-125, exact 0x1.4f63c1a9ap-125
   47 operations (11 fma, 10 add, 6 sub, 5 mul, 3 fnma, 2 lesser, 2 fms, 1 abs, 1 neg, 1 bits, 1 left, 1 float, 1 less,
     1 select, 1 nan_from), 0 bytes of tables */
XPHI_OP void selu_grad_binary32_faithful(const float *const *from, float *const *to, const double *parameters) {
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
    const vf2 v39 = number_f2(0x1.c212ccp+0f);
    const vf2 v40 = number_f2(0x1.903c0cp-26f);
    const vf2 v41 = mul_f2(v37, v39);
    const vf2 v42 = fms_f2(v37, v39, v41);
    const vf2 v43 = fma_f2(v37, v40, v42);
    const vf2 v44 = add_f2(v39, v40);
    const vf2 v45 = fma_f2(v38, v44, v43);
    const vf2 v46 = number_f2(-0x1p+0f);
    const vf2 v47 = mul_f2(v41, v46);
    const vf2 v48 = fms_f2(v41, v46, v47);
    const vf2 v49 = fma_f2(v45, v46, v48);
    const vf2 v50 = add_f2(v47, v49);
    const vf2 v51 = sub_f2(v47, v50);
    const vf2 v52 = add_f2(v51, v49);
    const vf2 v53 = number_f2(0x1p-64f);
    const vf2 v54 = fnma_f2(v50, v53, v12);
    const vf2 v55 = sub_f2(v54, v12);
    const vf2 v56 = fma_f2(v50, v53, v55);
    const vf2 v57 = fma_f2(v52, v53, v56);
    const vf2 v58 = number_f2(0x1p+126f);
    const vf2 v59 = lesser_f2(v57, v58);
    const vf2 v60 = add_f2(v59, v12);
    const vf2 v61 = sub_f2(v54, v60);
    const vm2 v62 = less_f2(v12, v0);
    const vf2 v63 = number_f2(0x1.0cfabep+0f);
    const vf2 v64 = select_f2(v62, v63, v61);
    const vf2 v65 = nan_from_f2(v64, v0);
    store_f2(to[0], v65);
}
static void run_selu_grad_binary32_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 1, 1, selu_grad_binary32_faithful)
}

/* selu_grad_binary32_fast: f′(x) (grad in binary32, fast)
   SELU: ELU's two sides, each with its constant.
   The derivative; at 0 the left one.
   exp: exp(x) on [-0.34668, 0.34668] by a polynomial of degree 6; relative error at most 3.189e-09, proved in
     exp_binary32/00.toml
   fast: largest error 1.8594 ULP of all inputs, at -0x1.52bdp+1: got 0x1.fe9c38p-4, exact 0x1.fe9c3bb8p-4
   24 operations (6 fma, 4 mul, 3 fnma, 1 abs, 1 lesser, 1 neg, 1 sub, 1 add, 1 bits, 1 left, 1 float, 1 less, 1
     select, 1 nan_from), 0 bytes of tables */
XPHI_OP void selu_grad_binary32_fast(const float *const *from, float *const *to, const double *parameters) {
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
    const vf2 v30 = number_f2(0x0p+0f);
    const vf2 v31 = number_f2(0x1.c212ccp+0f);
    const vf2 v32 = mul_f2(v29, v31);
    const vf2 v33 = number_f2(-0x1p+0f);
    const vf2 v34 = mul_f2(v32, v33);
    const vf2 v35 = number_f2(0x1p-64f);
    const vf2 v36 = fnma_f2(v34, v35, v30);
    const vm2 v37 = less_f2(v30, v0);
    const vf2 v38 = number_f2(0x1.0cfabep+0f);
    const vf2 v39 = select_f2(v37, v38, v36);
    const vf2 v40 = nan_from_f2(v39, v0);
    store_f2(to[0], v40);
}
static void run_selu_grad_binary32_fast(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 1, 1, selu_grad_binary32_fast)
}

/* selu_grad_binary64_faithful: f′(x) (grad in binary64, faithful)
   SELU: ELU's two sides, each with its constant.
   The derivative; at 0 the left one.
   exp: exp(x) on [-0.34668, 0.34668] by a polynomial of degree 12; relative error at most 7.152e-19, proved in
     exp_binary64/00.toml
   faithful: largest error 0.6057 ULP of 10,490,353 inputs, at -0x1.045d5ec740992p+0: got 0x1.458c2569152e6p-1, exact
     0x1.458c2569152e564fp-1
   53 operations (17 fma, 10 add, 6 sub, 5 mul, 3 fnma, 2 lesser, 2 fms, 1 abs, 1 neg, 1 bits, 1 left, 1 float, 1 less,
     1 select, 1 nan_from), 0 bytes of tables */
XPHI_OP void selu_grad_binary64_faithful(const double *const *from, double *const *to, const double *parameters) {
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
    const vd2 v51 = number_d2(0x1.c212cc640f031p+0);
    const vd2 v52 = number_d2(0x1.05161b045a1f1p-56);
    const vd2 v53 = mul_d2(v49, v51);
    const vd2 v54 = fms_d2(v49, v51, v53);
    const vd2 v55 = fma_d2(v49, v52, v54);
    const vd2 v56 = add_d2(v51, v52);
    const vd2 v57 = fma_d2(v50, v56, v55);
    const vd2 v58 = number_d2(-0x1p+0);
    const vd2 v59 = mul_d2(v53, v58);
    const vd2 v60 = fms_d2(v53, v58, v59);
    const vd2 v61 = fma_d2(v57, v58, v60);
    const vd2 v62 = add_d2(v59, v61);
    const vd2 v63 = sub_d2(v59, v62);
    const vd2 v64 = add_d2(v63, v61);
    const vd2 v65 = number_d2(0x1p-128);
    const vd2 v66 = fnma_d2(v62, v65, v12);
    const vd2 v67 = sub_d2(v66, v12);
    const vd2 v68 = fma_d2(v62, v65, v67);
    const vd2 v69 = fma_d2(v64, v65, v68);
    const vd2 v70 = number_d2(0x1p+1000);
    const vd2 v71 = lesser_d2(v69, v70);
    const vd2 v72 = add_d2(v71, v12);
    const vd2 v73 = sub_d2(v66, v72);
    const vn2 v74 = less_d2(v12, v0);
    const vd2 v75 = number_d2(0x1.0cfabd6a91132p+0);
    const vd2 v76 = select_d2(v74, v75, v73);
    const vd2 v77 = nan_from_d2(v76, v0);
    store_d2(to[0], v77);
}
static void run_selu_grad_binary64_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(double, 1, 1, selu_grad_binary64_faithful)
}

/* selu_vjp_binary32_faithful: f′(x)·g (vjp in binary32, faithful)
   SELU: ELU's two sides, each with its constant.
   The derivative; at 0 the left one.
   exp: exp(x) on [-0.34668, 0.34668] by a polynomial of degree 6; relative error at most 3.189e-09, proved in
     exp_binary32/00.toml
   faithful: largest error 0.7263 ULP of 100,000,000 inputs, at -0x1.4b347cp+2, -0x1.88ac64p-97
   43 operations (8 fma, 8 add, 6 widen, 4 mul, 3 sub, 3 fnma, 1 abs, 1 lesser, 1 neg, 1 bits, 1 fms, 1 left, 1 float,
     1 less, 1 select, 1 nan_from, 1 narrow), 0 bytes of tables */
XPHI_OP void selu_vjp_binary32_faithful(const float *const *from, float *const *to, const double *parameters) {
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
    const vf2 v45 = number_f2(0x1.c212ccp+0f);
    const vf2 v46 = number_f2(0x1.903c0cp-26f);
    const vf2 v47 = mul_f2(v32, v45);
    const vf2 v48 = fms_f2(v32, v45, v47);
    const vf2 v49 = fma_f2(v32, v46, v48);
    const vf2 v50 = add_f2(v45, v46);
    const vf2 v51 = fma_f2(v34, v50, v49);
    const vq2 v52 = widen_i2(v35);
    const vq2 v53 = left_q2(v52, 52);
    const vd2 v54 = float_d2(v53);
    const vd2 v55 = number_d2(0x0p+0);
    const vf2 v56 = number_f2(-0x1p+0f);
    const vd2 v57 = widen_f2(v47);
    const vd2 v58 = widen_f2(v51);
    const vd2 v59 = add_d2(v57, v58);
    const vd2 v60 = mul_d2(v59, v54);
    const vd2 v61 = widen_f2(v56);
    const vd2 v62 = fnma_d2(v60, v61, v55);
    const vd2 v63 = widen_f2(v0);
    const vn2 v64 = less_d2(v55, v63);
    const vd2 v65 = number_d2(0x1.0cfabd6a91132p+0);
    const vd2 v66 = select_d2(v64, v65, v62);
    const vd2 v67 = widen_f2(v1);
    const vd2 v68 = mul_d2(v66, v67);
    const vd2 v69 = nan_from_d2(v68, v63);
    const vf2 v70 = narrow_d2(v69);
    store_f2(to[0], v70);
}
static void run_selu_vjp_binary32_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 2, 1, selu_vjp_binary32_faithful)
}

/* selu_vjp_binary32_fast: f′(x)·g (vjp in binary32, fast)
   SELU: ELU's two sides, each with its constant.
   The derivative; at 0 the left one.
   exp: exp(x) on [-0.34668, 0.34668] by a polynomial of degree 6; relative error at most 3.189e-09, proved in
     exp_binary32/00.toml
   fast: largest error 2.6568 ULP of 96,341,528 inputs, at -0x1.7ef1fcp+2, -0x1.bea962p-3
   31 operations (7 mul, 6 fma, 3 select, 2 abs, 2 sub, 2 fnma, 2 less, 1 lesser, 1 neg, 1 add, 1 bits, 1 left, 1
     float, 1 nan_from), 0 bytes of tables */
XPHI_OP void selu_vjp_binary32_fast(const float *const *from, float *const *to, const double *parameters) {
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
    const vf2 v31 = number_f2(0x0p+0f);
    const vf2 v32 = number_f2(0x1.c212ccp+0f);
    const vf2 v33 = mul_f2(v30, v32);
    const vf2 v34 = number_f2(-0x1p+0f);
    const vf2 v35 = mul_f2(v33, v34);
    const vf2 v36 = sub_f2(v31, v35);
    const vm2 v37 = less_f2(v31, v0);
    const vf2 v38 = number_f2(0x1.0cfabep+126f);
    const vf2 v39 = select_f2(v37, v38, v36);
    const vf2 v40 = number_f2(0x1p-126f);
    const vf2 v41 = abs_f2(v1);
    const vm2 v42 = less_f2(v41, v25);
    const vf2 v43 = select_f2(v42, v25, v40);
    const vf2 v44 = select_f2(v42, v40, v25);
    const vf2 v45 = mul_f2(v1, v43);
    const vf2 v46 = mul_f2(v39, v45);
    const vf2 v47 = mul_f2(v46, v44);
    const vf2 v48 = nan_from_f2(v47, v0);
    store_f2(to[0], v48);
}
static void run_selu_vjp_binary32_fast(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 2, 1, selu_vjp_binary32_fast)
}

/* selu_vjp_binary64_faithful: f′(x)·g (vjp in binary64, faithful)
   SELU: ELU's two sides, each with its constant.
   The derivative; at 0 the left one.
   exp: exp(x) on [-0.34668, 0.34668] by a polynomial of degree 12; relative error at most 7.152e-19, proved in
     exp_binary64/00.toml
   faithful: largest error 1.2460 ULP of 512 inputs, at -0x1.fcc0dfebde6ep+1, -0x1.c84746ed61581p-5
   60 operations (17 fma, 10 add, 8 mul, 6 sub, 3 fnma, 3 select, 2 abs, 2 lesser, 2 fms, 2 less, 1 neg, 1 bits, 1
     left, 1 float, 1 nan_from), 0 bytes of tables */
XPHI_OP void selu_vjp_binary64_faithful(const double *const *from, double *const *to, const double *parameters) {
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
    const vd2 v52 = number_d2(0x1.c212cc640f031p+0);
    const vd2 v53 = number_d2(0x1.05161b045a1f1p-56);
    const vd2 v54 = mul_d2(v50, v52);
    const vd2 v55 = fms_d2(v50, v52, v54);
    const vd2 v56 = fma_d2(v50, v53, v55);
    const vd2 v57 = add_d2(v52, v53);
    const vd2 v58 = fma_d2(v51, v57, v56);
    const vd2 v59 = number_d2(-0x1p+0);
    const vd2 v60 = mul_d2(v54, v59);
    const vd2 v61 = fms_d2(v54, v59, v60);
    const vd2 v62 = fma_d2(v58, v59, v61);
    const vd2 v63 = add_d2(v60, v62);
    const vd2 v64 = sub_d2(v60, v63);
    const vd2 v65 = add_d2(v64, v62);
    const vd2 v66 = fnma_d2(v63, v39, v13);
    const vd2 v67 = sub_d2(v66, v13);
    const vd2 v68 = fma_d2(v63, v39, v67);
    const vd2 v69 = fma_d2(v65, v39, v68);
    const vd2 v70 = number_d2(0x1p+1000);
    const vd2 v71 = lesser_d2(v69, v70);
    const vd2 v72 = add_d2(v71, v13);
    const vd2 v73 = sub_d2(v66, v72);
    const vn2 v74 = less_d2(v13, v0);
    const vd2 v75 = number_d2(0x1.0cfabd6a91132p+1022);
    const vd2 v76 = select_d2(v74, v75, v73);
    const vd2 v77 = number_d2(0x1p-1022);
    const vd2 v78 = abs_d2(v1);
    const vn2 v79 = less_d2(v78, v39);
    const vd2 v80 = select_d2(v79, v39, v77);
    const vd2 v81 = select_d2(v79, v77, v39);
    const vd2 v82 = mul_d2(v1, v80);
    const vd2 v83 = mul_d2(v76, v82);
    const vd2 v84 = mul_d2(v83, v81);
    const vd2 v85 = nan_from_d2(v84, v0);
    store_d2(to[0], v85);
}
static void run_selu_vjp_binary64_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(double, 2, 1, selu_vjp_binary64_faithful)
}

extern const xphi_kernel XPHI_NAME(selu_kernels)[];
const xphi_kernel XPHI_NAME(selu_kernels)[] = {
    {"selu", "f", "binary32", "faithful", run_selu_f_binary32_faithful},
    {"selu", "f", "binary32", "fast", run_selu_f_binary32_fast},
    {"selu", "f", "binary64", "faithful", run_selu_f_binary64_faithful},
    {"selu", "grad", "binary32", "faithful", run_selu_grad_binary32_faithful},
    {"selu", "grad", "binary32", "fast", run_selu_grad_binary32_fast},
    {"selu", "grad", "binary64", "faithful", run_selu_grad_binary64_faithful},
    {"selu", "vjp", "binary32", "faithful", run_selu_vjp_binary32_faithful},
    {"selu", "vjp", "binary32", "fast", run_selu_vjp_binary32_fast},
    {"selu", "vjp", "binary64", "faithful", run_selu_vjp_binary64_faithful},
    {0, 0, 0, 0, 0}};
