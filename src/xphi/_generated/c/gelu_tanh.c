/* gelu_tanh: made by `make gen` from src/xphi/lower/recipes; edits here are lost. */
#include "block.h"
#include "kernels.h"
#include "tables.h"

/* gelu_tanh_f_binary32_faithful: f(x) (f in binary32, faithful)
   GELU's tanh form: x times the logistic function of 2u(x), u = √(2/π)·(x + 0.044715·x³). No tanh is ever formed.
   exp: exp(x) on [-0.34668, 0.34668] by a polynomial of degree 6; relative error at most 3.189e-09, proved in
     exp_binary32/00.toml
   faithful: largest error 0.8874 ULP of all inputs, at -0x1.4171f8p+3: got -0x1.d00868p-125, exact -0x1.d00869c66p-125
   69 operations (15 fma, 15 add, 11 sub, 9 mul, 5 fnma, 4 fms, 2 lesser, 2 neg, 1 abs, 1 bits, 1 left, 1 float, 1 div,
     1 greater), 0 bytes of tables */
XPHI_OP void gelu_tanh_f_binary32_faithful(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf2 v0 = load_f2(from[0]);
    const vf2 v1 = abs_f2(v0);
    const vf2 v2 = number_f2(0x1.75d8p+3f);
    const vf2 v3 = lesser_f2(v1, v2);
    const vf2 v4 = number_f2(0x0p+0f);
    const vf2 v5 = number_f2(0x1.988454p+0f);
    const vf2 v6 = number_f2(-0x1.857936p-25f);
    const vf2 v7 = number_f2(0x1.2444f2p-4f);
    const vf2 v8 = number_f2(0x1.49b16ap-29f);
    const vf2 v9 = mul_f2(v3, v3);
    const vf2 v10 = fms_f2(v3, v3, v9);
    const vf2 v11 = mul_f2(v9, v7);
    const vf2 v12 = fms_f2(v9, v7, v11);
    const vf2 v13 = fma_f2(v9, v8, v12);
    const vf2 v14 = add_f2(v7, v8);
    const vf2 v15 = fma_f2(v10, v14, v13);
    const vf2 v16 = add_f2(v5, v11);
    const vf2 v17 = sub_f2(v16, v5);
    const vf2 v18 = sub_f2(v16, v17);
    const vf2 v19 = sub_f2(v5, v18);
    const vf2 v20 = sub_f2(v11, v17);
    const vf2 v21 = add_f2(v19, v20);
    const vf2 v22 = add_f2(v6, v15);
    const vf2 v23 = add_f2(v21, v22);
    const vf2 v24 = mul_f2(v16, v3);
    const vf2 v25 = fms_f2(v16, v3, v24);
    const vf2 v26 = fma_f2(v23, v3, v25);
    const vf2 v27 = neg_f2(v24);
    const vf2 v28 = neg_f2(v26);
    const vf2 v29 = number_f2(0x1.715476p+0f);
    const vf2 v30 = number_f2(0x1.80017ep+23f);
    const vf2 v31 = fma_f2(v27, v29, v30);
    const vf2 v32 = sub_f2(v31, v30);
    const vf2 v33 = number_f2(0x1.62e4p-1f);
    const vf2 v34 = fnma_f2(v32, v33, v27);
    const vf2 v35 = number_f2(0x1.7f7d1cp-20f);
    const vf2 v36 = fnma_f2(v32, v35, v28);
    const vf2 v37 = add_f2(v34, v36);
    const vf2 v38 = mul_f2(v37, v37);
    const vf2 v39 = number_f2(0x1.fffffcp-2f);
    const vf2 v40 = number_f2(0x1.555492p-3f);
    const vf2 v41 = number_f2(0x1.5558d2p-5f);
    const vf2 v42 = number_f2(0x1.1239cap-7f);
    const vf2 v43 = number_f2(0x1.6a23d4p-10f);
    const vf2 v44 = fma_f2(v43, v37, v42);
    const vf2 v45 = fma_f2(v44, v37, v41);
    const vf2 v46 = fma_f2(v45, v37, v40);
    const vf2 v47 = fma_f2(v46, v37, v39);
    const vf2 v48 = fma_f2(v38, v47, v36);
    const vf2 v49 = number_f2(0x1p+0f);
    const vf2 v50 = add_f2(v49, v34);
    const vf2 v51 = sub_f2(v49, v50);
    const vf2 v52 = add_f2(v51, v34);
    const vf2 v53 = add_f2(v52, v48);
    const vf2 v54 = add_f2(v50, v53);
    const vf2 v55 = sub_f2(v50, v54);
    const vf2 v56 = add_f2(v55, v53);
    const vi2 v57 = bits_f2(v31);
    const vi2 v58 = left_i2(v57, 23);
    const vf2 v59 = float_f2(v58);
    const vf2 v60 = mul_f2(v54, v59);
    const vf2 v61 = mul_f2(v56, v59);
    const vf2 v62 = number_f2(0x1p-64f);
    const vf2 v63 = fma_f2(v60, v62, v49);
    const vf2 v64 = sub_f2(v49, v63);
    const vf2 v65 = fma_f2(v60, v62, v64);
    const vf2 v66 = fma_f2(v61, v62, v65);
    const vf2 v67 = div_f2(v49, v63);
    const vf2 v68 = mul_f2(v60, v67);
    const vf2 v69 = fnma_f2(v68, v63, v60);
    const vf2 v70 = add_f2(v69, v61);
    const vf2 v71 = fnma_f2(v68, v66, v70);
    const vf2 v72 = mul_f2(v71, v67);
    const vf2 v73 = number_f2(-0x0p+0f);
    const vf2 v74 = greater_f2(v73, v0);
    const vf2 v75 = mul_f2(v68, v3);
    const vf2 v76 = fms_f2(v68, v3, v75);
    const vf2 v77 = fma_f2(v72, v3, v76);
    const vf2 v78 = add_f2(v75, v77);
    const vf2 v79 = sub_f2(v75, v78);
    const vf2 v80 = add_f2(v79, v77);
    const vf2 v81 = fnma_f2(v78, v62, v74);
    const vf2 v82 = sub_f2(v81, v74);
    const vf2 v83 = fma_f2(v78, v62, v82);
    const vf2 v84 = fma_f2(v80, v62, v83);
    const vf2 v85 = number_f2(0x1p+126f);
    const vf2 v86 = lesser_f2(v84, v85);
    const vf2 v87 = add_f2(v86, v4);
    const vf2 v88 = sub_f2(v81, v87);
    store_f2(to[0], v88);
}
static void run_gelu_tanh_f_binary32_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 1, 1, gelu_tanh_f_binary32_faithful)
}

/* gelu_tanh_f_binary32_fast: f(x) (f in binary32, fast)
   GELU's tanh form: x times the logistic function of 2u(x), u = √(2/π)·(x + 0.044715·x³). No tanh is ever formed.
   exp: exp(x) on [-0.34668, 0.34668] by a polynomial of degree 6; relative error at most 3.189e-09, proved in
     exp_binary32/00.toml
   fast: largest error 3.3538 ULP of all inputs, at -0x1.60a328p+1: got -0x1.f3061ap-8, exact -0x1.f30620b52p-8
   43 operations (10 fma, 7 add, 6 mul, 5 sub, 3 fms, 3 fnma, 2 neg, 1 abs, 1 lesser, 1 bits, 1 left, 1 float, 1 div, 1
     greater), 0 bytes of tables */
XPHI_OP void gelu_tanh_f_binary32_fast(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf2 v0 = load_f2(from[0]);
    const vf2 v1 = abs_f2(v0);
    const vf2 v2 = number_f2(0x1.75d8p+3f);
    const vf2 v3 = lesser_f2(v1, v2);
    const vf2 v5 = number_f2(0x1.988454p+0f);
    const vf2 v6 = number_f2(-0x1.857936p-25f);
    const vf2 v7 = number_f2(0x1.2444f2p-4f);
    const vf2 v8 = number_f2(0x1.49b16ap-29f);
    const vf2 v9 = mul_f2(v3, v3);
    const vf2 v10 = fms_f2(v3, v3, v9);
    const vf2 v11 = mul_f2(v9, v7);
    const vf2 v12 = fms_f2(v9, v7, v11);
    const vf2 v13 = fma_f2(v9, v8, v12);
    const vf2 v14 = add_f2(v7, v8);
    const vf2 v15 = fma_f2(v10, v14, v13);
    const vf2 v16 = add_f2(v5, v11);
    const vf2 v17 = sub_f2(v16, v5);
    const vf2 v18 = sub_f2(v16, v17);
    const vf2 v19 = sub_f2(v5, v18);
    const vf2 v20 = sub_f2(v11, v17);
    const vf2 v21 = add_f2(v19, v20);
    const vf2 v22 = add_f2(v6, v15);
    const vf2 v23 = add_f2(v21, v22);
    const vf2 v24 = mul_f2(v16, v3);
    const vf2 v25 = fms_f2(v16, v3, v24);
    const vf2 v26 = fma_f2(v23, v3, v25);
    const vf2 v27 = neg_f2(v24);
    const vf2 v28 = neg_f2(v26);
    const vf2 v29 = number_f2(0x1.715476p+0f);
    const vf2 v30 = number_f2(0x1.80017ep+23f);
    const vf2 v31 = fma_f2(v27, v29, v30);
    const vf2 v32 = sub_f2(v31, v30);
    const vf2 v33 = number_f2(0x1.62e4p-1f);
    const vf2 v34 = fnma_f2(v32, v33, v27);
    const vf2 v35 = number_f2(0x1.7f7d1cp-20f);
    const vf2 v36 = fnma_f2(v32, v35, v34);
    const vf2 v37 = add_f2(v36, v28);
    const vf2 v38 = number_f2(0x1.fffffcp-2f);
    const vf2 v39 = number_f2(0x1.555492p-3f);
    const vf2 v40 = number_f2(0x1.5558d2p-5f);
    const vf2 v41 = number_f2(0x1.1239cap-7f);
    const vf2 v42 = number_f2(0x1.6a23d4p-10f);
    const vf2 v43 = fma_f2(v42, v37, v41);
    const vf2 v44 = fma_f2(v43, v37, v40);
    const vf2 v45 = fma_f2(v44, v37, v39);
    const vf2 v46 = fma_f2(v45, v37, v38);
    const vf2 v47 = mul_f2(v46, v37);
    const vf2 v48 = fma_f2(v47, v37, v37);
    const vf2 v49 = number_f2(0x1p+0f);
    const vf2 v50 = add_f2(v48, v49);
    const vi2 v51 = bits_f2(v31);
    const vi2 v52 = left_i2(v51, 23);
    const vf2 v53 = float_f2(v52);
    const vf2 v54 = mul_f2(v50, v53);
    const vf2 v55 = number_f2(0x1p-64f);
    const vf2 v56 = fma_f2(v54, v55, v49);
    const vf2 v57 = div_f2(v54, v56);
    const vf2 v58 = number_f2(-0x0p+0f);
    const vf2 v59 = greater_f2(v58, v0);
    const vf2 v60 = mul_f2(v57, v3);
    const vf2 v61 = fnma_f2(v60, v55, v59);
    store_f2(to[0], v61);
}
static void run_gelu_tanh_f_binary32_fast(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 1, 1, gelu_tanh_f_binary32_fast)
}

/* gelu_tanh_f_binary64_faithful: f(x) (f in binary64, faithful)
   GELU's tanh form: x times the logistic function of 2u(x), u = √(2/π)·(x + 0.044715·x³). No tanh is ever formed.
   exp: exp(x) on [-0.34668, 0.34668] by a polynomial of degree 12; relative error at most 7.152e-19, proved in
     exp_binary64/00.toml
   faithful: largest error 0.7428 ULP of 10,490,363 inputs, at -0x1.529c24a8262bap+4: got -0x1.e97e0c373229ep-1021,
     exact -0x1.e97e0c373229ebe3p-1021
   75 operations (21 fma, 15 add, 11 sub, 9 mul, 5 fnma, 4 fms, 2 lesser, 2 neg, 1 abs, 1 bits, 1 left, 1 float, 1 div,
     1 greater), 0 bytes of tables */
XPHI_OP void gelu_tanh_f_binary64_faithful(const double *const *from, double *const *to, const double *parameters) {
    (void)parameters;
    const vd2 v0 = load_d2(from[0]);
    const vd2 v1 = abs_d2(v0);
    const vd2 v2 = number_d2(0x1.6074p+4);
    const vd2 v3 = lesser_d2(v1, v2);
    const vd2 v4 = number_d2(0x0p+0);
    const vd2 v5 = number_d2(0x1.9884533d43651p+0);
    const vd2 v6 = number_d2(-0x1.cbc0d30ebfd15p-54);
    const vd2 v7 = number_d2(0x1.2444f2a4d8b4bp-4);
    const vd2 v8 = number_d2(-0x1.6c843a29d1c7p-61);
    const vd2 v9 = mul_d2(v3, v3);
    const vd2 v10 = fms_d2(v3, v3, v9);
    const vd2 v11 = mul_d2(v9, v7);
    const vd2 v12 = fms_d2(v9, v7, v11);
    const vd2 v13 = fma_d2(v9, v8, v12);
    const vd2 v14 = add_d2(v7, v8);
    const vd2 v15 = fma_d2(v10, v14, v13);
    const vd2 v16 = add_d2(v5, v11);
    const vd2 v17 = sub_d2(v16, v5);
    const vd2 v18 = sub_d2(v16, v17);
    const vd2 v19 = sub_d2(v5, v18);
    const vd2 v20 = sub_d2(v11, v17);
    const vd2 v21 = add_d2(v19, v20);
    const vd2 v22 = add_d2(v6, v15);
    const vd2 v23 = add_d2(v21, v22);
    const vd2 v24 = mul_d2(v16, v3);
    const vd2 v25 = fms_d2(v16, v3, v24);
    const vd2 v26 = fma_d2(v23, v3, v25);
    const vd2 v27 = neg_d2(v24);
    const vd2 v28 = neg_d2(v26);
    const vd2 v29 = number_d2(0x1.71547652b82fep+0);
    const vd2 v30 = number_d2(0x1.800000000047fp+52);
    const vd2 v31 = fma_d2(v27, v29, v30);
    const vd2 v32 = sub_d2(v31, v30);
    const vd2 v33 = number_d2(0x1.62e42fefa4p-1);
    const vd2 v34 = fnma_d2(v32, v33, v27);
    const vd2 v35 = number_d2(-0x1.8432a1b0e2634p-43);
    const vd2 v36 = fnma_d2(v32, v35, v28);
    const vd2 v37 = add_d2(v34, v36);
    const vd2 v38 = mul_d2(v37, v37);
    const vd2 v39 = number_d2(0x1p-1);
    const vd2 v40 = number_d2(0x1.555555555555bp-3);
    const vd2 v41 = number_d2(0x1.5555555555503p-5);
    const vd2 v42 = number_d2(0x1.111111110ec4ep-7);
    const vd2 v43 = number_d2(0x1.6c16c16c30539p-10);
    const vd2 v44 = number_d2(0x1.a01a01b3845a3p-13);
    const vd2 v45 = number_d2(0x1.a01a01366e0d4p-16);
    const vd2 v46 = number_d2(0x1.71ddf0112723ap-19);
    const vd2 v47 = number_d2(0x1.27e5b46d479fep-22);
    const vd2 v48 = number_d2(0x1.af6c03b2ed097p-26);
    const vd2 v49 = number_d2(0x1.1e3d1a7a9c487p-29);
    const vd2 v50 = fma_d2(v49, v37, v48);
    const vd2 v51 = fma_d2(v50, v37, v47);
    const vd2 v52 = fma_d2(v51, v37, v46);
    const vd2 v53 = fma_d2(v52, v37, v45);
    const vd2 v54 = fma_d2(v53, v37, v44);
    const vd2 v55 = fma_d2(v54, v37, v43);
    const vd2 v56 = fma_d2(v55, v37, v42);
    const vd2 v57 = fma_d2(v56, v37, v41);
    const vd2 v58 = fma_d2(v57, v37, v40);
    const vd2 v59 = fma_d2(v58, v37, v39);
    const vd2 v60 = fma_d2(v38, v59, v36);
    const vd2 v61 = number_d2(0x1p+0);
    const vd2 v62 = add_d2(v61, v34);
    const vd2 v63 = sub_d2(v61, v62);
    const vd2 v64 = add_d2(v63, v34);
    const vd2 v65 = add_d2(v64, v60);
    const vd2 v66 = add_d2(v62, v65);
    const vd2 v67 = sub_d2(v62, v66);
    const vd2 v68 = add_d2(v67, v65);
    const vq2 v69 = bits_d2(v31);
    const vq2 v70 = left_q2(v69, 52);
    const vd2 v71 = float_d2(v70);
    const vd2 v72 = mul_d2(v66, v71);
    const vd2 v73 = mul_d2(v68, v71);
    const vd2 v74 = number_d2(0x1p-128);
    const vd2 v75 = fma_d2(v72, v74, v61);
    const vd2 v76 = sub_d2(v61, v75);
    const vd2 v77 = fma_d2(v72, v74, v76);
    const vd2 v78 = fma_d2(v73, v74, v77);
    const vd2 v79 = div_d2(v61, v75);
    const vd2 v80 = mul_d2(v72, v79);
    const vd2 v81 = fnma_d2(v80, v75, v72);
    const vd2 v82 = add_d2(v81, v73);
    const vd2 v83 = fnma_d2(v80, v78, v82);
    const vd2 v84 = mul_d2(v83, v79);
    const vd2 v85 = number_d2(-0x0p+0);
    const vd2 v86 = greater_d2(v85, v0);
    const vd2 v87 = mul_d2(v80, v3);
    const vd2 v88 = fms_d2(v80, v3, v87);
    const vd2 v89 = fma_d2(v84, v3, v88);
    const vd2 v90 = add_d2(v87, v89);
    const vd2 v91 = sub_d2(v87, v90);
    const vd2 v92 = add_d2(v91, v89);
    const vd2 v93 = fnma_d2(v90, v74, v86);
    const vd2 v94 = sub_d2(v93, v86);
    const vd2 v95 = fma_d2(v90, v74, v94);
    const vd2 v96 = fma_d2(v92, v74, v95);
    const vd2 v97 = number_d2(0x1p+1000);
    const vd2 v98 = lesser_d2(v96, v97);
    const vd2 v99 = add_d2(v98, v4);
    const vd2 v100 = sub_d2(v93, v99);
    store_d2(to[0], v100);
}
static void run_gelu_tanh_f_binary64_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(double, 1, 1, gelu_tanh_f_binary64_faithful)
}

/* gelu_tanh_grad_binary32_faithful: f′(x) (grad in binary32, faithful; grad in binary32, fast)
   GELU's tanh form: x times the logistic function of 2u(x), u = √(2/π)·(x + 0.044715·x³). No tanh is ever formed.
   exp: exp(x) on [-0.34668, 0.34668] by a polynomial of degree 6; relative error at most 3.189e-09, proved in
     exp_binary32/00.toml
   gelu_tanh_slope: gelu_tanh'' on [-0.877461, -0.627461] by a polynomial of degree 6 about its middle, and integrated
     from the zero on; relative error at most 1.54e-09, proved in gelu_tanh_slope_binary32/00.toml
   faithful: largest error 0.8578 ULP of all inputs, at -0x1.462832p+3: got -0x1.5e6decp-125, exact -0x1.5e6dedb72p-125
   fast: largest error 0.8578 ULP of all inputs, at -0x1.462832p+3: got -0x1.5e6decp-125, exact -0x1.5e6dedb72p-125
   134 operations (33 add, 29 fma, 25 sub, 14 mul, 9 fms, 5 fnma, 4 neg, 3 select, 2 abs, 2 lesser, 2 less, 2 nan_from,
     1 bits, 1 left, 1 float, 1 div), 0 bytes of tables */
XPHI_OP void gelu_tanh_grad_binary32_faithful(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf2 v0 = load_f2(from[0]);
    const vf2 v1 = abs_f2(v0);
    const vf2 v2 = number_f2(0x1.75d8p+3f);
    const vf2 v3 = lesser_f2(v1, v2);
    const vf2 v4 = number_f2(0x0p+0f);
    const vf2 v5 = number_f2(0x1.988454p+0f);
    const vf2 v6 = number_f2(-0x1.857936p-25f);
    const vf2 v7 = number_f2(0x1.2444f2p-4f);
    const vf2 v8 = number_f2(0x1.49b16ap-29f);
    const vf2 v9 = mul_f2(v3, v3);
    const vf2 v10 = fms_f2(v3, v3, v9);
    const vf2 v11 = mul_f2(v9, v7);
    const vf2 v12 = fms_f2(v9, v7, v11);
    const vf2 v13 = fma_f2(v9, v8, v12);
    const vf2 v14 = add_f2(v7, v8);
    const vf2 v15 = fma_f2(v10, v14, v13);
    const vf2 v16 = add_f2(v5, v11);
    const vf2 v17 = sub_f2(v16, v5);
    const vf2 v18 = sub_f2(v16, v17);
    const vf2 v19 = sub_f2(v5, v18);
    const vf2 v20 = sub_f2(v11, v17);
    const vf2 v21 = add_f2(v19, v20);
    const vf2 v22 = add_f2(v6, v15);
    const vf2 v23 = add_f2(v21, v22);
    const vf2 v24 = mul_f2(v16, v3);
    const vf2 v25 = fms_f2(v16, v3, v24);
    const vf2 v26 = fma_f2(v23, v3, v25);
    const vf2 v27 = neg_f2(v24);
    const vf2 v28 = neg_f2(v26);
    const vf2 v29 = number_f2(0x1.715476p+0f);
    const vf2 v30 = number_f2(0x1.80017ep+23f);
    const vf2 v31 = fma_f2(v27, v29, v30);
    const vf2 v32 = sub_f2(v31, v30);
    const vf2 v33 = number_f2(0x1.62e4p-1f);
    const vf2 v34 = fnma_f2(v32, v33, v27);
    const vf2 v35 = number_f2(0x1.7f7d1cp-20f);
    const vf2 v36 = fnma_f2(v32, v35, v28);
    const vf2 v37 = add_f2(v34, v36);
    const vf2 v38 = mul_f2(v37, v37);
    const vf2 v39 = number_f2(0x1.fffffcp-2f);
    const vf2 v40 = number_f2(0x1.555492p-3f);
    const vf2 v41 = number_f2(0x1.5558d2p-5f);
    const vf2 v42 = number_f2(0x1.1239cap-7f);
    const vf2 v43 = number_f2(0x1.6a23d4p-10f);
    const vf2 v44 = fma_f2(v43, v37, v42);
    const vf2 v45 = fma_f2(v44, v37, v41);
    const vf2 v46 = fma_f2(v45, v37, v40);
    const vf2 v47 = fma_f2(v46, v37, v39);
    const vf2 v48 = fma_f2(v38, v47, v36);
    const vf2 v49 = number_f2(0x1p+0f);
    const vf2 v50 = add_f2(v49, v34);
    const vf2 v51 = sub_f2(v49, v50);
    const vf2 v52 = add_f2(v51, v34);
    const vf2 v53 = add_f2(v52, v48);
    const vf2 v54 = add_f2(v50, v53);
    const vf2 v55 = sub_f2(v50, v54);
    const vf2 v56 = add_f2(v55, v53);
    const vi2 v57 = bits_f2(v31);
    const vi2 v58 = left_i2(v57, 23);
    const vf2 v59 = float_f2(v58);
    const vf2 v60 = mul_f2(v54, v59);
    const vf2 v61 = mul_f2(v56, v59);
    const vf2 v62 = number_f2(0x1.b6676cp-3f);
    const vf2 v63 = number_f2(-0x1.175e2p-32f);
    const vf2 v64 = mul_f2(v9, v62);
    const vf2 v65 = fms_f2(v9, v62, v64);
    const vf2 v66 = fma_f2(v9, v63, v65);
    const vf2 v67 = add_f2(v62, v63);
    const vf2 v68 = fma_f2(v10, v67, v66);
    const vf2 v69 = add_f2(v5, v64);
    const vf2 v70 = sub_f2(v69, v5);
    const vf2 v71 = sub_f2(v69, v70);
    const vf2 v72 = sub_f2(v5, v71);
    const vf2 v73 = sub_f2(v64, v70);
    const vf2 v74 = add_f2(v72, v73);
    const vf2 v75 = add_f2(v6, v68);
    const vf2 v76 = add_f2(v74, v75);
    const vf2 v77 = mul_f2(v69, v3);
    const vf2 v78 = fms_f2(v69, v3, v77);
    const vf2 v79 = fma_f2(v76, v3, v78);
    const vf2 v80 = number_f2(0x1p-64f);
    const vf2 v81 = fma_f2(v60, v80, v49);
    const vf2 v82 = sub_f2(v49, v81);
    const vf2 v83 = fma_f2(v60, v80, v82);
    const vf2 v84 = fma_f2(v61, v80, v83);
    const vf2 v85 = neg_f2(v77);
    const vf2 v86 = neg_f2(v79);
    const vf2 v87 = add_f2(v81, v85);
    const vf2 v88 = sub_f2(v87, v81);
    const vf2 v89 = sub_f2(v87, v88);
    const vf2 v90 = sub_f2(v81, v89);
    const vf2 v91 = sub_f2(v85, v88);
    const vf2 v92 = add_f2(v90, v91);
    const vf2 v93 = add_f2(v84, v86);
    const vf2 v94 = add_f2(v92, v93);
    const vf2 v95 = mul_f2(v81, v81);
    const vf2 v96 = fms_f2(v81, v81, v95);
    const vf2 v97 = fma_f2(v81, v84, v96);
    const vf2 v98 = add_f2(v81, v84);
    const vf2 v99 = fma_f2(v84, v98, v97);
    const vf2 v100 = div_f2(v49, v95);
    const vf2 v101 = mul_f2(v87, v100);
    const vf2 v102 = fnma_f2(v101, v95, v87);
    const vf2 v103 = add_f2(v102, v94);
    const vf2 v104 = fnma_f2(v101, v99, v103);
    const vf2 v105 = mul_f2(v104, v100);
    const vf2 v106 = mul_f2(v60, v101);
    const vf2 v107 = fms_f2(v60, v101, v106);
    const vf2 v108 = fma_f2(v60, v105, v107);
    const vf2 v109 = add_f2(v101, v105);
    const vf2 v110 = fma_f2(v61, v109, v108);
    const vm2 v111 = less_f2(v0, v4);
    const vf2 v112 = number_f2(-0x0p+0f);
    const vf2 v113 = select_f2(v111, v112, v49);
    const vf2 v114 = number_f2(-0x1p+0f);
    const vf2 v115 = select_f2(v111, v114, v49);
    const vf2 v116 = mul_f2(v106, v115);
    const vf2 v117 = fms_f2(v106, v115, v116);
    const vf2 v118 = fma_f2(v110, v115, v117);
    const vf2 v119 = add_f2(v116, v118);
    const vf2 v120 = sub_f2(v116, v119);
    const vf2 v121 = add_f2(v120, v118);
    const vf2 v122 = fnma_f2(v119, v80, v113);
    const vf2 v123 = sub_f2(v122, v113);
    const vf2 v124 = fma_f2(v119, v80, v123);
    const vf2 v125 = fma_f2(v121, v80, v124);
    const vf2 v126 = number_f2(0x1p+126f);
    const vf2 v127 = lesser_f2(v125, v126);
    const vf2 v128 = add_f2(v127, v4);
    const vf2 v129 = sub_f2(v122, v128);
    const vf2 v130 = nan_from_f2(v129, v0);
    const vf2 v131 = number_f2(-0x1.8142ap-1f);
    const vf2 v132 = sub_f2(v0, v131);
    const vf2 v133 = number_f2(0x1.8cd1a2p-2f);
    const vf2 v134 = number_f2(-0x1.029612p-6f);
    const vf2 v135 = number_f2(-0x1.d2b626p-4f);
    const vf2 v136 = number_f2(-0x1.104ca4p-6f);
    const vf2 v137 = number_f2(0x1.410c02p-6f);
    const vf2 v138 = number_f2(0x1.58745ap-8f);
    const vf2 v139 = fma_f2(v138, v132, v137);
    const vf2 v140 = fma_f2(v139, v132, v136);
    const vf2 v141 = fma_f2(v140, v132, v135);
    const vf2 v142 = fma_f2(v141, v132, v134);
    const vf2 v143 = fma_f2(v142, v132, v133);
    const vf2 v144 = number_f2(0x1.b8baccp-2f);
    const vf2 v145 = number_f2(0x1.2b33d6p-27f);
    const vf2 v146 = number_f2(-0x1.4f6404p-28f);
    const vf2 v147 = number_f2(-0x1.ca249ap-62f);
    const vf2 v148 = fma_f2(v143, v132, v145);
    const vf2 v149 = add_f2(v144, v148);
    const vf2 v150 = sub_f2(v144, v149);
    const vf2 v151 = add_f2(v150, v148);
    const vf2 v152 = mul_f2(v149, v132);
    const vf2 v153 = fms_f2(v149, v132, v152);
    const vf2 v154 = fma_f2(v151, v132, v153);
    const vf2 v155 = add_f2(v152, v146);
    const vf2 v156 = sub_f2(v155, v152);
    const vf2 v157 = sub_f2(v155, v156);
    const vf2 v158 = sub_f2(v152, v157);
    const vf2 v159 = sub_f2(v146, v156);
    const vf2 v160 = add_f2(v158, v159);
    const vf2 v161 = add_f2(v154, v147);
    const vf2 v162 = add_f2(v160, v161);
    const vf2 v163 = add_f2(v155, v162);
    const vf2 v164 = abs_f2(v132);
    const vf2 v165 = number_f2(0x1p-3f);
    const vm2 v166 = less_f2(v164, v165);
    const vf2 v167 = select_f2(v166, v163, v130);
    const vf2 v168 = nan_from_f2(v167, v0);
    store_f2(to[0], v168);
}
static void run_gelu_tanh_grad_binary32_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 1, 1, gelu_tanh_grad_binary32_faithful)
}

/* gelu_tanh_grad_binary64_faithful: f′(x) (grad in binary64, faithful)
   GELU's tanh form: x times the logistic function of 2u(x), u = √(2/π)·(x + 0.044715·x³). No tanh is ever formed.
   exp: exp(x) on [-0.34668, 0.34668] by a polynomial of degree 12; relative error at most 7.152e-19, proved in
     exp_binary64/00.toml
   gelu_tanh_slope: gelu_tanh'' on [-0.877461, -0.627461] by a polynomial of degree 14 about its middle, and integrated
     from the zero on; relative error at most 1.766e-17, proved in gelu_tanh_slope_binary64/00.toml
   faithful: largest error 0.7417 ULP of 10,490,361 inputs, at -0x1.53aba807acb86p+4: got -0x1.270389391ec38p-1023,
     exact -0x1.270389391ec397bcp-1023
   148 operations (43 fma, 33 add, 25 sub, 14 mul, 9 fms, 5 fnma, 4 neg, 3 select, 2 abs, 2 lesser, 2 less, 2 nan_from,
     1 bits, 1 left, 1 float, 1 div), 0 bytes of tables */
XPHI_OP void gelu_tanh_grad_binary64_faithful(const double *const *from, double *const *to, const double *parameters) {
    (void)parameters;
    const vd2 v0 = load_d2(from[0]);
    const vd2 v1 = abs_d2(v0);
    const vd2 v2 = number_d2(0x1.6074p+4);
    const vd2 v3 = lesser_d2(v1, v2);
    const vd2 v4 = number_d2(0x0p+0);
    const vd2 v5 = number_d2(0x1.9884533d43651p+0);
    const vd2 v6 = number_d2(-0x1.cbc0d30ebfd15p-54);
    const vd2 v7 = number_d2(0x1.2444f2a4d8b4bp-4);
    const vd2 v8 = number_d2(-0x1.6c843a29d1c7p-61);
    const vd2 v9 = mul_d2(v3, v3);
    const vd2 v10 = fms_d2(v3, v3, v9);
    const vd2 v11 = mul_d2(v9, v7);
    const vd2 v12 = fms_d2(v9, v7, v11);
    const vd2 v13 = fma_d2(v9, v8, v12);
    const vd2 v14 = add_d2(v7, v8);
    const vd2 v15 = fma_d2(v10, v14, v13);
    const vd2 v16 = add_d2(v5, v11);
    const vd2 v17 = sub_d2(v16, v5);
    const vd2 v18 = sub_d2(v16, v17);
    const vd2 v19 = sub_d2(v5, v18);
    const vd2 v20 = sub_d2(v11, v17);
    const vd2 v21 = add_d2(v19, v20);
    const vd2 v22 = add_d2(v6, v15);
    const vd2 v23 = add_d2(v21, v22);
    const vd2 v24 = mul_d2(v16, v3);
    const vd2 v25 = fms_d2(v16, v3, v24);
    const vd2 v26 = fma_d2(v23, v3, v25);
    const vd2 v27 = neg_d2(v24);
    const vd2 v28 = neg_d2(v26);
    const vd2 v29 = number_d2(0x1.71547652b82fep+0);
    const vd2 v30 = number_d2(0x1.800000000047fp+52);
    const vd2 v31 = fma_d2(v27, v29, v30);
    const vd2 v32 = sub_d2(v31, v30);
    const vd2 v33 = number_d2(0x1.62e42fefa4p-1);
    const vd2 v34 = fnma_d2(v32, v33, v27);
    const vd2 v35 = number_d2(-0x1.8432a1b0e2634p-43);
    const vd2 v36 = fnma_d2(v32, v35, v28);
    const vd2 v37 = add_d2(v34, v36);
    const vd2 v38 = mul_d2(v37, v37);
    const vd2 v39 = number_d2(0x1p-1);
    const vd2 v40 = number_d2(0x1.555555555555bp-3);
    const vd2 v41 = number_d2(0x1.5555555555503p-5);
    const vd2 v42 = number_d2(0x1.111111110ec4ep-7);
    const vd2 v43 = number_d2(0x1.6c16c16c30539p-10);
    const vd2 v44 = number_d2(0x1.a01a01b3845a3p-13);
    const vd2 v45 = number_d2(0x1.a01a01366e0d4p-16);
    const vd2 v46 = number_d2(0x1.71ddf0112723ap-19);
    const vd2 v47 = number_d2(0x1.27e5b46d479fep-22);
    const vd2 v48 = number_d2(0x1.af6c03b2ed097p-26);
    const vd2 v49 = number_d2(0x1.1e3d1a7a9c487p-29);
    const vd2 v50 = fma_d2(v49, v37, v48);
    const vd2 v51 = fma_d2(v50, v37, v47);
    const vd2 v52 = fma_d2(v51, v37, v46);
    const vd2 v53 = fma_d2(v52, v37, v45);
    const vd2 v54 = fma_d2(v53, v37, v44);
    const vd2 v55 = fma_d2(v54, v37, v43);
    const vd2 v56 = fma_d2(v55, v37, v42);
    const vd2 v57 = fma_d2(v56, v37, v41);
    const vd2 v58 = fma_d2(v57, v37, v40);
    const vd2 v59 = fma_d2(v58, v37, v39);
    const vd2 v60 = fma_d2(v38, v59, v36);
    const vd2 v61 = number_d2(0x1p+0);
    const vd2 v62 = add_d2(v61, v34);
    const vd2 v63 = sub_d2(v61, v62);
    const vd2 v64 = add_d2(v63, v34);
    const vd2 v65 = add_d2(v64, v60);
    const vd2 v66 = add_d2(v62, v65);
    const vd2 v67 = sub_d2(v62, v66);
    const vd2 v68 = add_d2(v67, v65);
    const vq2 v69 = bits_d2(v31);
    const vq2 v70 = left_q2(v69, 52);
    const vd2 v71 = float_d2(v70);
    const vd2 v72 = mul_d2(v66, v71);
    const vd2 v73 = mul_d2(v68, v71);
    const vd2 v74 = number_d2(0x1.b6676bf7450fp-3);
    const vd2 v75 = number_d2(0x1.bba7351828aabp-57);
    const vd2 v76 = mul_d2(v9, v74);
    const vd2 v77 = fms_d2(v9, v74, v76);
    const vd2 v78 = fma_d2(v9, v75, v77);
    const vd2 v79 = add_d2(v74, v75);
    const vd2 v80 = fma_d2(v10, v79, v78);
    const vd2 v81 = add_d2(v5, v76);
    const vd2 v82 = sub_d2(v81, v5);
    const vd2 v83 = sub_d2(v81, v82);
    const vd2 v84 = sub_d2(v5, v83);
    const vd2 v85 = sub_d2(v76, v82);
    const vd2 v86 = add_d2(v84, v85);
    const vd2 v87 = add_d2(v6, v80);
    const vd2 v88 = add_d2(v86, v87);
    const vd2 v89 = mul_d2(v81, v3);
    const vd2 v90 = fms_d2(v81, v3, v89);
    const vd2 v91 = fma_d2(v88, v3, v90);
    const vd2 v92 = number_d2(0x1p-128);
    const vd2 v93 = fma_d2(v72, v92, v61);
    const vd2 v94 = sub_d2(v61, v93);
    const vd2 v95 = fma_d2(v72, v92, v94);
    const vd2 v96 = fma_d2(v73, v92, v95);
    const vd2 v97 = neg_d2(v89);
    const vd2 v98 = neg_d2(v91);
    const vd2 v99 = add_d2(v93, v97);
    const vd2 v100 = sub_d2(v99, v93);
    const vd2 v101 = sub_d2(v99, v100);
    const vd2 v102 = sub_d2(v93, v101);
    const vd2 v103 = sub_d2(v97, v100);
    const vd2 v104 = add_d2(v102, v103);
    const vd2 v105 = add_d2(v96, v98);
    const vd2 v106 = add_d2(v104, v105);
    const vd2 v107 = mul_d2(v93, v93);
    const vd2 v108 = fms_d2(v93, v93, v107);
    const vd2 v109 = fma_d2(v93, v96, v108);
    const vd2 v110 = add_d2(v93, v96);
    const vd2 v111 = fma_d2(v96, v110, v109);
    const vd2 v112 = div_d2(v61, v107);
    const vd2 v113 = mul_d2(v99, v112);
    const vd2 v114 = fnma_d2(v113, v107, v99);
    const vd2 v115 = add_d2(v114, v106);
    const vd2 v116 = fnma_d2(v113, v111, v115);
    const vd2 v117 = mul_d2(v116, v112);
    const vd2 v118 = mul_d2(v72, v113);
    const vd2 v119 = fms_d2(v72, v113, v118);
    const vd2 v120 = fma_d2(v72, v117, v119);
    const vd2 v121 = add_d2(v113, v117);
    const vd2 v122 = fma_d2(v73, v121, v120);
    const vn2 v123 = less_d2(v0, v4);
    const vd2 v124 = number_d2(-0x0p+0);
    const vd2 v125 = select_d2(v123, v124, v61);
    const vd2 v126 = number_d2(-0x1p+0);
    const vd2 v127 = select_d2(v123, v126, v61);
    const vd2 v128 = mul_d2(v118, v127);
    const vd2 v129 = fms_d2(v118, v127, v128);
    const vd2 v130 = fma_d2(v122, v127, v129);
    const vd2 v131 = add_d2(v128, v130);
    const vd2 v132 = sub_d2(v128, v131);
    const vd2 v133 = add_d2(v132, v130);
    const vd2 v134 = fnma_d2(v131, v92, v125);
    const vd2 v135 = sub_d2(v134, v125);
    const vd2 v136 = fma_d2(v131, v92, v135);
    const vd2 v137 = fma_d2(v133, v92, v136);
    const vd2 v138 = number_d2(0x1p+1000);
    const vd2 v139 = lesser_d2(v137, v138);
    const vd2 v140 = add_d2(v139, v4);
    const vd2 v141 = sub_d2(v134, v140);
    const vd2 v142 = nan_from_d2(v141, v0);
    const vd2 v143 = number_d2(-0x1.81429f9e97e4dp-1);
    const vd2 v144 = sub_d2(v0, v143);
    const vd2 v145 = number_d2(0x1.8cd1a2b2fff33p-2);
    const vd2 v146 = number_d2(-0x1.029615edb0775p-6);
    const vd2 v147 = number_d2(-0x1.d2b77346470abp-4);
    const vd2 v148 = number_d2(-0x1.104a83edc0ddfp-6);
    const vd2 v149 = number_d2(0x1.427996dc248d1p-6);
    const vd2 v150 = number_d2(0x1.58c9ed7134d9ap-8);
    const vd2 v151 = number_d2(-0x1.3d8d641699f88p-9);
    const vd2 v152 = number_d2(-0x1.e63f29446147bp-11);
    const vd2 v153 = number_d2(0x1.14bf879a5d0dcp-12);
    const vd2 v154 = number_d2(0x1.04936feb6f41cp-13);
    const vd2 v155 = number_d2(-0x1.2537f7a485c67p-15);
    const vd2 v156 = number_d2(-0x1.0b9c3325c24edp-16);
    const vd2 v157 = number_d2(0x1.88c79d1d83705p-18);
    const vd2 v158 = number_d2(0x1.44431cc4d1f99p-19);
    const vd2 v159 = fma_d2(v158, v144, v157);
    const vd2 v160 = fma_d2(v159, v144, v156);
    const vd2 v161 = fma_d2(v160, v144, v155);
    const vd2 v162 = fma_d2(v161, v144, v154);
    const vd2 v163 = fma_d2(v162, v144, v153);
    const vd2 v164 = fma_d2(v163, v144, v152);
    const vd2 v165 = fma_d2(v164, v144, v151);
    const vd2 v166 = fma_d2(v165, v144, v150);
    const vd2 v167 = fma_d2(v166, v144, v149);
    const vd2 v168 = fma_d2(v167, v144, v148);
    const vd2 v169 = fma_d2(v168, v144, v147);
    const vd2 v170 = fma_d2(v169, v144, v146);
    const vd2 v171 = fma_d2(v170, v144, v145);
    const vd2 v172 = number_d2(0x1.b8bacd2c96b91p-2);
    const vd2 v173 = number_d2(-0x1.23405ce0d041ap-57);
    const vd2 v174 = number_d2(-0x1.20a50541a648cp-56);
    const vd2 v175 = number_d2(0x1.5b4ee68914ab7p-110);
    const vd2 v176 = fma_d2(v171, v144, v173);
    const vd2 v177 = add_d2(v172, v176);
    const vd2 v178 = sub_d2(v172, v177);
    const vd2 v179 = add_d2(v178, v176);
    const vd2 v180 = mul_d2(v177, v144);
    const vd2 v181 = fms_d2(v177, v144, v180);
    const vd2 v182 = fma_d2(v179, v144, v181);
    const vd2 v183 = add_d2(v180, v174);
    const vd2 v184 = sub_d2(v183, v180);
    const vd2 v185 = sub_d2(v183, v184);
    const vd2 v186 = sub_d2(v180, v185);
    const vd2 v187 = sub_d2(v174, v184);
    const vd2 v188 = add_d2(v186, v187);
    const vd2 v189 = add_d2(v182, v175);
    const vd2 v190 = add_d2(v188, v189);
    const vd2 v191 = add_d2(v183, v190);
    const vd2 v192 = abs_d2(v144);
    const vd2 v193 = number_d2(0x1p-3);
    const vn2 v194 = less_d2(v192, v193);
    const vd2 v195 = select_d2(v194, v191, v142);
    const vd2 v196 = nan_from_d2(v195, v0);
    store_d2(to[0], v196);
}
static void run_gelu_tanh_grad_binary64_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(double, 1, 1, gelu_tanh_grad_binary64_faithful)
}

/* gelu_tanh_vjp_binary32_faithful: f′(x)·g (vjp in binary32, faithful)
   GELU's tanh form: x times the logistic function of 2u(x), u = √(2/π)·(x + 0.044715·x³). No tanh is ever formed.
   exp: exp(x) on [-0.34668, 0.34668] by a polynomial of degree 6; relative error at most 3.189e-09, proved in
     exp_binary32/00.toml
   gelu_tanh_slope: gelu_tanh'' on [-0.877461, -0.627461] by a polynomial of degree 6 about its middle, and integrated
     from the zero on; relative error at most 1.54e-09, proved in gelu_tanh_slope_binary32/00.toml
   faithful: largest error 0.8284 ULP of 100,000,000 inputs, at -0x1.4030f4p-1, 0x1.eeb194p+47
   134 operations (29 add, 26 fma, 19 sub, 15 mul, 9 widen, 8 fms, 5 fnma, 4 neg, 3 less, 3 select, 2 abs, 2 bits, 2
     left, 2 float, 1 lesser, 1 greater, 1 div, 1 nan_from, 1 narrow), 0 bytes of tables */
XPHI_OP void gelu_tanh_vjp_binary32_faithful(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf2 v0 = load_f2(from[0]);
    const vf2 v1 = load_f2(from[1]);
    const vf2 v2 = abs_f2(v0);
    const vf2 v3 = number_f2(0x1.b31p+3f);
    const vf2 v4 = lesser_f2(v2, v3);
    const vf2 v5 = number_f2(0x0p+0f);
    const vf2 v6 = number_f2(0x1.988454p+0f);
    const vf2 v7 = number_f2(-0x1.857936p-25f);
    const vf2 v8 = number_f2(0x1.2444f2p-4f);
    const vf2 v9 = number_f2(0x1.49b16ap-29f);
    const vf2 v10 = mul_f2(v4, v4);
    const vf2 v11 = fms_f2(v4, v4, v10);
    const vf2 v12 = mul_f2(v10, v8);
    const vf2 v13 = fms_f2(v10, v8, v12);
    const vf2 v14 = fma_f2(v10, v9, v13);
    const vf2 v15 = add_f2(v8, v9);
    const vf2 v16 = fma_f2(v11, v15, v14);
    const vf2 v17 = add_f2(v6, v12);
    const vf2 v18 = sub_f2(v17, v6);
    const vf2 v19 = sub_f2(v17, v18);
    const vf2 v20 = sub_f2(v6, v19);
    const vf2 v21 = sub_f2(v12, v18);
    const vf2 v22 = add_f2(v20, v21);
    const vf2 v23 = add_f2(v7, v16);
    const vf2 v24 = add_f2(v22, v23);
    const vf2 v25 = mul_f2(v17, v4);
    const vf2 v26 = fms_f2(v17, v4, v25);
    const vf2 v27 = fma_f2(v24, v4, v26);
    const vf2 v28 = neg_f2(v25);
    const vf2 v29 = neg_f2(v27);
    const vf2 v30 = number_f2(0x1.715476p+0f);
    const vf2 v31 = number_f2(0x1.8007fep+23f);
    const vf2 v32 = fma_f2(v28, v30, v31);
    const vf2 v33 = sub_f2(v32, v31);
    const vf2 v34 = number_f2(0x1.62e4p-1f);
    const vf2 v35 = fnma_f2(v33, v34, v28);
    const vf2 v36 = number_f2(0x1.7f7d1cp-20f);
    const vf2 v37 = fnma_f2(v33, v36, v29);
    const vf2 v38 = add_f2(v35, v37);
    const vf2 v39 = mul_f2(v38, v38);
    const vf2 v40 = number_f2(0x1.fffffcp-2f);
    const vf2 v41 = number_f2(0x1.555492p-3f);
    const vf2 v42 = number_f2(0x1.5558d2p-5f);
    const vf2 v43 = number_f2(0x1.1239cap-7f);
    const vf2 v44 = number_f2(0x1.6a23d4p-10f);
    const vf2 v45 = fma_f2(v44, v38, v43);
    const vf2 v46 = fma_f2(v45, v38, v42);
    const vf2 v47 = fma_f2(v46, v38, v41);
    const vf2 v48 = fma_f2(v47, v38, v40);
    const vf2 v49 = fma_f2(v39, v48, v37);
    const vf2 v50 = number_f2(0x1p+0f);
    const vf2 v51 = add_f2(v50, v35);
    const vf2 v52 = sub_f2(v50, v51);
    const vf2 v53 = add_f2(v52, v35);
    const vf2 v54 = add_f2(v53, v49);
    const vf2 v55 = add_f2(v51, v54);
    const vf2 v56 = sub_f2(v51, v55);
    const vf2 v57 = add_f2(v56, v54);
    const vi2 v58 = bits_f2(v32);
    const vf2 v59 = number_f2(0x1.800736p+23f);
    const vf2 v60 = greater_f2(v59, v32);
    const vi2 v61 = bits_f2(v60);
    const vi2 v62 = number_i2(-832);
    const vi2 v63 = add_i2(v61, v62);
    const vi2 v64 = left_i2(v63, 23);
    const vf2 v65 = float_f2(v64);
    const vf2 v66 = mul_f2(v55, v65);
    const vf2 v67 = mul_f2(v57, v65);
    const vf2 v68 = number_f2(0x1.b6676cp-3f);
    const vf2 v69 = number_f2(-0x1.175e2p-32f);
    const vf2 v70 = mul_f2(v10, v68);
    const vf2 v71 = fms_f2(v10, v68, v70);
    const vf2 v72 = fma_f2(v10, v69, v71);
    const vf2 v73 = add_f2(v68, v69);
    const vf2 v74 = fma_f2(v11, v73, v72);
    const vf2 v75 = add_f2(v6, v70);
    const vf2 v76 = sub_f2(v75, v6);
    const vf2 v77 = sub_f2(v75, v76);
    const vf2 v78 = sub_f2(v6, v77);
    const vf2 v79 = sub_f2(v70, v76);
    const vf2 v80 = add_f2(v78, v79);
    const vf2 v81 = add_f2(v7, v74);
    const vf2 v82 = add_f2(v80, v81);
    const vf2 v83 = mul_f2(v75, v4);
    const vf2 v84 = fms_f2(v75, v4, v83);
    const vf2 v85 = fma_f2(v82, v4, v84);
    const vf2 v86 = number_f2(0x1p-64f);
    const vf2 v87 = fma_f2(v66, v86, v50);
    const vf2 v88 = sub_f2(v50, v87);
    const vf2 v89 = fma_f2(v66, v86, v88);
    const vf2 v90 = fma_f2(v67, v86, v89);
    const vf2 v91 = neg_f2(v83);
    const vf2 v92 = neg_f2(v85);
    const vf2 v93 = add_f2(v87, v91);
    const vf2 v94 = sub_f2(v93, v87);
    const vf2 v95 = sub_f2(v93, v94);
    const vf2 v96 = sub_f2(v87, v95);
    const vf2 v97 = sub_f2(v91, v94);
    const vf2 v98 = add_f2(v96, v97);
    const vf2 v99 = add_f2(v90, v92);
    const vf2 v100 = add_f2(v98, v99);
    const vf2 v101 = mul_f2(v87, v87);
    const vf2 v102 = fms_f2(v87, v87, v101);
    const vf2 v103 = fma_f2(v87, v90, v102);
    const vf2 v104 = add_f2(v87, v90);
    const vf2 v105 = fma_f2(v90, v104, v103);
    const vf2 v106 = div_f2(v50, v101);
    const vf2 v107 = mul_f2(v93, v106);
    const vf2 v108 = fnma_f2(v107, v101, v93);
    const vf2 v109 = add_f2(v108, v100);
    const vf2 v110 = fnma_f2(v107, v105, v109);
    const vf2 v111 = mul_f2(v110, v106);
    const vf2 v112 = mul_f2(v55, v107);
    const vf2 v113 = fms_f2(v55, v107, v112);
    const vf2 v114 = fma_f2(v55, v111, v113);
    const vf2 v115 = add_f2(v107, v111);
    const vf2 v116 = fma_f2(v57, v115, v114);
    const vq2 v117 = widen_i2(v58);
    const vq2 v118 = left_q2(v117, 52);
    const vd2 v119 = float_d2(v118);
    const vd2 v120 = widen_f2(v0);
    const vd2 v121 = number_d2(0x0p+0);
    const vn2 v122 = less_d2(v120, v121);
    const vd2 v123 = number_d2(-0x0p+0);
    const vd2 v124 = number_d2(0x1p+0);
    const vd2 v125 = select_d2(v122, v123, v124);
    const vm2 v126 = less_f2(v0, v5);
    const vf2 v127 = number_f2(-0x1p+0f);
    const vf2 v128 = select_f2(v126, v127, v50);
    const vd2 v129 = widen_f2(v112);
    const vd2 v130 = widen_f2(v116);
    const vd2 v131 = add_d2(v129, v130);
    const vd2 v132 = mul_d2(v131, v119);
    const vd2 v133 = widen_f2(v128);
    const vd2 v134 = fnma_d2(v132, v133, v125);
    const vf2 v135 = number_f2(-0x1.8142ap-1f);
    const vf2 v136 = sub_f2(v0, v135);
    const vf2 v137 = number_f2(0x1.8cd1a2p-2f);
    const vf2 v138 = number_f2(-0x1.029612p-6f);
    const vf2 v139 = number_f2(-0x1.d2b626p-4f);
    const vf2 v140 = number_f2(-0x1.104ca4p-6f);
    const vf2 v141 = number_f2(0x1.410c02p-6f);
    const vf2 v142 = number_f2(0x1.58745ap-8f);
    const vf2 v143 = fma_f2(v142, v136, v141);
    const vf2 v144 = fma_f2(v143, v136, v140);
    const vf2 v145 = fma_f2(v144, v136, v139);
    const vf2 v146 = fma_f2(v145, v136, v138);
    const vf2 v147 = fma_f2(v146, v136, v137);
    const vf2 v148 = number_f2(0x1.b8baccp-2f);
    const vf2 v149 = number_f2(0x1.2b33d6p-27f);
    const vf2 v152 = fma_f2(v147, v136, v149);
    const vf2 v153 = add_f2(v148, v152);
    const vf2 v154 = sub_f2(v148, v153);
    const vf2 v155 = add_f2(v154, v152);
    const vf2 v156 = mul_f2(v153, v136);
    const vf2 v157 = fms_f2(v153, v136, v156);
    const vf2 v158 = fma_f2(v155, v136, v157);
    const vd2 v159 = number_d2(-0x1.4f64040072892p-28);
    const vd2 v160 = widen_f2(v156);
    const vd2 v161 = widen_f2(v158);
    const vd2 v162 = add_d2(v160, v161);
    const vd2 v163 = add_d2(v162, v159);
    const vd2 v164 = widen_f2(v135);
    const vd2 v165 = sub_d2(v120, v164);
    const vd2 v166 = abs_d2(v165);
    const vd2 v167 = number_d2(0x1p-3);
    const vn2 v168 = less_d2(v166, v167);
    const vd2 v169 = select_d2(v168, v163, v134);
    const vd2 v170 = widen_f2(v1);
    const vd2 v171 = mul_d2(v169, v170);
    const vd2 v172 = nan_from_d2(v171, v120);
    const vf2 v173 = narrow_d2(v172);
    store_f2(to[0], v173);
}
static void run_gelu_tanh_vjp_binary32_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 2, 1, gelu_tanh_vjp_binary32_faithful)
}

/* gelu_tanh_vjp_binary32_fast: f′(x)·g (vjp in binary32, fast)
   GELU's tanh form: x times the logistic function of 2u(x), u = √(2/π)·(x + 0.044715·x³). No tanh is ever formed.
   exp: exp(x) on [-0.34668, 0.34668] by a polynomial of degree 6; relative error at most 3.189e-09, proved in
     exp_binary32/00.toml
   gelu_tanh_slope: gelu_tanh'' on [-0.877461, -0.627461] by a polynomial of degree 6 about its middle, and integrated
     from the zero on; relative error at most 1.54e-09, proved in gelu_tanh_slope_binary32/00.toml
   fast: largest error 5.9291 ULP of 95,427,333 inputs, at -0x1.e97b46p+1, 0x1.5dc348p-41 (without the surroundings of
     a zero, where it is absolute)
   66 operations (12 mul, 11 fma, 9 sub, 8 add, 5 fms, 4 select, 3 abs, 3 fnma, 2 neg, 2 less, 1 lesser, 1 bits, 1
     left, 1 float, 1 div, 1 copysign, 1 nan_from), 0 bytes of tables */
XPHI_OP void gelu_tanh_vjp_binary32_fast(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf2 v0 = load_f2(from[0]);
    const vf2 v1 = load_f2(from[1]);
    const vf2 v2 = abs_f2(v0);
    const vf2 v3 = number_f2(0x1.9e3p+3f);
    const vf2 v4 = lesser_f2(v2, v3);
    const vf2 v5 = number_f2(0x0p+0f);
    const vf2 v6 = number_f2(0x1.988454p+0f);
    const vf2 v7 = number_f2(-0x1.857936p-25f);
    const vf2 v8 = number_f2(0x1.2444f2p-4f);
    const vf2 v9 = number_f2(0x1.49b16ap-29f);
    const vf2 v10 = mul_f2(v4, v4);
    const vf2 v11 = fms_f2(v4, v4, v10);
    const vf2 v12 = mul_f2(v10, v8);
    const vf2 v13 = fms_f2(v10, v8, v12);
    const vf2 v14 = fma_f2(v10, v9, v13);
    const vf2 v15 = add_f2(v8, v9);
    const vf2 v16 = fma_f2(v11, v15, v14);
    const vf2 v17 = add_f2(v6, v12);
    const vf2 v18 = sub_f2(v17, v6);
    const vf2 v19 = sub_f2(v17, v18);
    const vf2 v20 = sub_f2(v6, v19);
    const vf2 v21 = sub_f2(v12, v18);
    const vf2 v22 = add_f2(v20, v21);
    const vf2 v23 = add_f2(v7, v16);
    const vf2 v24 = add_f2(v22, v23);
    const vf2 v25 = mul_f2(v17, v4);
    const vf2 v26 = fms_f2(v17, v4, v25);
    const vf2 v27 = fma_f2(v24, v4, v26);
    const vf2 v28 = neg_f2(v25);
    const vf2 v29 = neg_f2(v27);
    const vf2 v30 = number_f2(0x1.715476p+0f);
    const vf2 v31 = number_f2(0x1.8001fap+23f);
    const vf2 v32 = fma_f2(v28, v30, v31);
    const vf2 v33 = sub_f2(v32, v31);
    const vf2 v34 = number_f2(0x1.62e4p-1f);
    const vf2 v35 = fnma_f2(v33, v34, v28);
    const vf2 v36 = number_f2(0x1.7f7d1cp-20f);
    const vf2 v37 = fnma_f2(v33, v36, v35);
    const vf2 v38 = add_f2(v37, v29);
    const vf2 v39 = number_f2(0x1.fffffcp-2f);
    const vf2 v40 = number_f2(0x1.555492p-3f);
    const vf2 v41 = number_f2(0x1.5558d2p-5f);
    const vf2 v42 = number_f2(0x1.1239cap-7f);
    const vf2 v43 = number_f2(0x1.6a23d4p-10f);
    const vf2 v44 = fma_f2(v43, v38, v42);
    const vf2 v45 = fma_f2(v44, v38, v41);
    const vf2 v46 = fma_f2(v45, v38, v40);
    const vf2 v47 = fma_f2(v46, v38, v39);
    const vf2 v48 = mul_f2(v47, v38);
    const vf2 v49 = fma_f2(v48, v38, v38);
    const vf2 v50 = number_f2(0x1p+0f);
    const vf2 v51 = add_f2(v49, v50);
    const vi2 v52 = bits_f2(v32);
    const vi2 v53 = left_i2(v52, 23);
    const vf2 v54 = float_f2(v53);
    const vf2 v55 = mul_f2(v51, v54);
    const vf2 v56 = number_f2(0x1.988454p+1f);
    const vf2 v57 = number_f2(0x1.8p+1f);
    const vf2 v58 = fms_f2(v17, v57, v56);
    const vf2 v59 = number_f2(-0x1.857936p-24f);
    const vf2 v60 = fms_f2(v24, v57, v59);
    const vf2 v61 = fnma_f2(v58, v4, v50);
    const vf2 v62 = mul_f2(v60, v4);
    const vf2 v63 = number_f2(0x1p-126f);
    const vf2 v64 = mul_f2(v55, v63);
    const vf2 v65 = sub_f2(v64, v62);
    const vf2 v66 = add_f2(v61, v65);
    const vf2 v67 = number_f2(0x1p+1f);
    const vf2 v68 = fma_f2(v55, v63, v67);
    const vf2 v69 = fma_f2(v64, v68, v50);
    const vf2 v70 = div_f2(v66, v69);
    const vf2 v71 = mul_f2(v55, v70);
    const vm2 v72 = less_f2(v0, v5);
    const vf2 v73 = number_f2(-0x0p+0f);
    const vf2 v74 = number_f2(0x1p+126f);
    const vf2 v75 = select_f2(v72, v73, v74);
    const vf2 v76 = number_f2(-0x1p+0f);
    const vf2 v77 = select_f2(v72, v76, v50);
    const vf2 v78 = mul_f2(v71, v77);
    const vf2 v79 = sub_f2(v75, v78);
    const vf2 v80 = number_f2(0x1.85a06cp-27f);
    const vf2 v81 = number_f2(-0x1.8142ap-1f);
    const vf2 v82 = sub_f2(v0, v81);
    const vf2 v83 = sub_f2(v82, v80);
    const vf2 v84 = abs_f2(v79);
    const vf2 v85 = copysign_f2(v84, v83);
    const vf2 v86 = abs_f2(v1);
    const vm2 v87 = less_f2(v86, v50);
    const vf2 v88 = select_f2(v87, v50, v63);
    const vf2 v89 = select_f2(v87, v63, v50);
    const vf2 v90 = mul_f2(v1, v88);
    const vf2 v91 = mul_f2(v85, v90);
    const vf2 v92 = mul_f2(v91, v89);
    const vf2 v93 = nan_from_f2(v92, v0);
    store_f2(to[0], v93);
}
static void run_gelu_tanh_vjp_binary32_fast(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 2, 1, gelu_tanh_vjp_binary32_fast)
}

/* gelu_tanh_vjp_binary64_faithful: f′(x)·g (vjp in binary64, faithful)
   GELU's tanh form: x times the logistic function of 2u(x), u = √(2/π)·(x + 0.044715·x³). No tanh is ever formed.
   exp: exp(x) on [-0.34668, 0.34668] by a polynomial of degree 12; relative error at most 7.152e-19, proved in
     exp_binary64/00.toml
   gelu_tanh_slope: gelu_tanh'' on [-0.877461, -0.627461] by a polynomial of degree 14 about its middle, and integrated
     from the zero on; relative error at most 1.766e-17, proved in gelu_tanh_slope_binary64/00.toml
   faithful: largest error 1.2710 ULP of 512 inputs, at 0x1.18c07a4480999p+2, -0x1.d429e546d4eebp+591
   155 operations (43 fma, 33 add, 25 sub, 18 mul, 9 fms, 5 fnma, 5 select, 4 neg, 3 abs, 3 less, 2 lesser, 1 bits, 1
     left, 1 float, 1 div, 1 nan_from), 0 bytes of tables */
XPHI_OP void gelu_tanh_vjp_binary64_faithful(const double *const *from, double *const *to, const double *parameters) {
    (void)parameters;
    const vd2 v0 = load_d2(from[0]);
    const vd2 v1 = load_d2(from[1]);
    const vd2 v2 = abs_d2(v0);
    const vd2 v3 = number_d2(0x1.acfp+4);
    const vd2 v4 = lesser_d2(v2, v3);
    const vd2 v5 = number_d2(0x0p+0);
    const vd2 v6 = number_d2(0x1.9884533d43651p+0);
    const vd2 v7 = number_d2(-0x1.cbc0d30ebfd15p-54);
    const vd2 v8 = number_d2(0x1.2444f2a4d8b4bp-4);
    const vd2 v9 = number_d2(-0x1.6c843a29d1c7p-61);
    const vd2 v10 = mul_d2(v4, v4);
    const vd2 v11 = fms_d2(v4, v4, v10);
    const vd2 v12 = mul_d2(v10, v8);
    const vd2 v13 = fms_d2(v10, v8, v12);
    const vd2 v14 = fma_d2(v10, v9, v13);
    const vd2 v15 = add_d2(v8, v9);
    const vd2 v16 = fma_d2(v11, v15, v14);
    const vd2 v17 = add_d2(v6, v12);
    const vd2 v18 = sub_d2(v17, v6);
    const vd2 v19 = sub_d2(v17, v18);
    const vd2 v20 = sub_d2(v6, v19);
    const vd2 v21 = sub_d2(v12, v18);
    const vd2 v22 = add_d2(v20, v21);
    const vd2 v23 = add_d2(v7, v16);
    const vd2 v24 = add_d2(v22, v23);
    const vd2 v25 = mul_d2(v17, v4);
    const vd2 v26 = fms_d2(v17, v4, v25);
    const vd2 v27 = fma_d2(v24, v4, v26);
    const vd2 v28 = neg_d2(v25);
    const vd2 v29 = neg_d2(v27);
    const vd2 v30 = number_d2(0x1.71547652b82fep+0);
    const vd2 v31 = number_d2(0x1.80000000007fdp+52);
    const vd2 v32 = fma_d2(v28, v30, v31);
    const vd2 v33 = sub_d2(v32, v31);
    const vd2 v34 = number_d2(0x1.62e42fefa4p-1);
    const vd2 v35 = fnma_d2(v33, v34, v28);
    const vd2 v36 = number_d2(-0x1.8432a1b0e2634p-43);
    const vd2 v37 = fnma_d2(v33, v36, v29);
    const vd2 v38 = add_d2(v35, v37);
    const vd2 v39 = mul_d2(v38, v38);
    const vd2 v40 = number_d2(0x1p-1);
    const vd2 v41 = number_d2(0x1.555555555555bp-3);
    const vd2 v42 = number_d2(0x1.5555555555503p-5);
    const vd2 v43 = number_d2(0x1.111111110ec4ep-7);
    const vd2 v44 = number_d2(0x1.6c16c16c30539p-10);
    const vd2 v45 = number_d2(0x1.a01a01b3845a3p-13);
    const vd2 v46 = number_d2(0x1.a01a01366e0d4p-16);
    const vd2 v47 = number_d2(0x1.71ddf0112723ap-19);
    const vd2 v48 = number_d2(0x1.27e5b46d479fep-22);
    const vd2 v49 = number_d2(0x1.af6c03b2ed097p-26);
    const vd2 v50 = number_d2(0x1.1e3d1a7a9c487p-29);
    const vd2 v51 = fma_d2(v50, v38, v49);
    const vd2 v52 = fma_d2(v51, v38, v48);
    const vd2 v53 = fma_d2(v52, v38, v47);
    const vd2 v54 = fma_d2(v53, v38, v46);
    const vd2 v55 = fma_d2(v54, v38, v45);
    const vd2 v56 = fma_d2(v55, v38, v44);
    const vd2 v57 = fma_d2(v56, v38, v43);
    const vd2 v58 = fma_d2(v57, v38, v42);
    const vd2 v59 = fma_d2(v58, v38, v41);
    const vd2 v60 = fma_d2(v59, v38, v40);
    const vd2 v61 = fma_d2(v39, v60, v37);
    const vd2 v62 = number_d2(0x1p+0);
    const vd2 v63 = add_d2(v62, v35);
    const vd2 v64 = sub_d2(v62, v63);
    const vd2 v65 = add_d2(v64, v35);
    const vd2 v66 = add_d2(v65, v61);
    const vd2 v67 = add_d2(v63, v66);
    const vd2 v68 = sub_d2(v63, v67);
    const vd2 v69 = add_d2(v68, v66);
    const vq2 v70 = bits_d2(v32);
    const vq2 v71 = left_q2(v70, 52);
    const vd2 v72 = float_d2(v71);
    const vd2 v73 = mul_d2(v67, v72);
    const vd2 v74 = mul_d2(v69, v72);
    const vd2 v75 = number_d2(0x1.b6676bf7450fp-3);
    const vd2 v76 = number_d2(0x1.bba7351828aabp-57);
    const vd2 v77 = mul_d2(v10, v75);
    const vd2 v78 = fms_d2(v10, v75, v77);
    const vd2 v79 = fma_d2(v10, v76, v78);
    const vd2 v80 = add_d2(v75, v76);
    const vd2 v81 = fma_d2(v11, v80, v79);
    const vd2 v82 = add_d2(v6, v77);
    const vd2 v83 = sub_d2(v82, v6);
    const vd2 v84 = sub_d2(v82, v83);
    const vd2 v85 = sub_d2(v6, v84);
    const vd2 v86 = sub_d2(v77, v83);
    const vd2 v87 = add_d2(v85, v86);
    const vd2 v88 = add_d2(v7, v81);
    const vd2 v89 = add_d2(v87, v88);
    const vd2 v90 = mul_d2(v82, v4);
    const vd2 v91 = fms_d2(v82, v4, v90);
    const vd2 v92 = fma_d2(v89, v4, v91);
    const vd2 v93 = number_d2(0x1p-1022);
    const vd2 v94 = fma_d2(v73, v93, v62);
    const vd2 v95 = sub_d2(v62, v94);
    const vd2 v96 = fma_d2(v73, v93, v95);
    const vd2 v97 = fma_d2(v74, v93, v96);
    const vd2 v98 = neg_d2(v90);
    const vd2 v99 = neg_d2(v92);
    const vd2 v100 = add_d2(v94, v98);
    const vd2 v101 = sub_d2(v100, v94);
    const vd2 v102 = sub_d2(v100, v101);
    const vd2 v103 = sub_d2(v94, v102);
    const vd2 v104 = sub_d2(v98, v101);
    const vd2 v105 = add_d2(v103, v104);
    const vd2 v106 = add_d2(v97, v99);
    const vd2 v107 = add_d2(v105, v106);
    const vd2 v108 = mul_d2(v94, v94);
    const vd2 v109 = fms_d2(v94, v94, v108);
    const vd2 v110 = fma_d2(v94, v97, v109);
    const vd2 v111 = add_d2(v94, v97);
    const vd2 v112 = fma_d2(v97, v111, v110);
    const vd2 v113 = div_d2(v62, v108);
    const vd2 v114 = mul_d2(v100, v113);
    const vd2 v115 = fnma_d2(v114, v108, v100);
    const vd2 v116 = add_d2(v115, v107);
    const vd2 v117 = fnma_d2(v114, v112, v116);
    const vd2 v118 = mul_d2(v117, v113);
    const vd2 v119 = mul_d2(v73, v114);
    const vd2 v120 = fms_d2(v73, v114, v119);
    const vd2 v121 = fma_d2(v73, v118, v120);
    const vd2 v122 = add_d2(v114, v118);
    const vd2 v123 = fma_d2(v74, v122, v121);
    const vn2 v124 = less_d2(v0, v5);
    const vd2 v125 = number_d2(-0x0p+0);
    const vd2 v126 = number_d2(0x1p+1022);
    const vd2 v127 = select_d2(v124, v125, v126);
    const vd2 v128 = number_d2(-0x1p+0);
    const vd2 v129 = select_d2(v124, v128, v62);
    const vd2 v130 = mul_d2(v119, v129);
    const vd2 v131 = fms_d2(v119, v129, v130);
    const vd2 v132 = fma_d2(v123, v129, v131);
    const vd2 v133 = add_d2(v130, v132);
    const vd2 v134 = sub_d2(v130, v133);
    const vd2 v135 = add_d2(v134, v132);
    const vd2 v136 = fnma_d2(v133, v62, v127);
    const vd2 v137 = sub_d2(v136, v127);
    const vd2 v138 = fma_d2(v133, v62, v137);
    const vd2 v139 = fma_d2(v135, v62, v138);
    const vd2 v140 = number_d2(0x1p+1000);
    const vd2 v141 = lesser_d2(v139, v140);
    const vd2 v142 = add_d2(v141, v5);
    const vd2 v143 = sub_d2(v136, v142);
    const vd2 v144 = number_d2(-0x1.81429f9e97e4dp-1);
    const vd2 v145 = sub_d2(v0, v144);
    const vd2 v146 = number_d2(0x1.8cd1a2b2fff33p-2);
    const vd2 v147 = number_d2(-0x1.029615edb0775p-6);
    const vd2 v148 = number_d2(-0x1.d2b77346470abp-4);
    const vd2 v149 = number_d2(-0x1.104a83edc0ddfp-6);
    const vd2 v150 = number_d2(0x1.427996dc248d1p-6);
    const vd2 v151 = number_d2(0x1.58c9ed7134d9ap-8);
    const vd2 v152 = number_d2(-0x1.3d8d641699f88p-9);
    const vd2 v153 = number_d2(-0x1.e63f29446147bp-11);
    const vd2 v154 = number_d2(0x1.14bf879a5d0dcp-12);
    const vd2 v155 = number_d2(0x1.04936feb6f41cp-13);
    const vd2 v156 = number_d2(-0x1.2537f7a485c67p-15);
    const vd2 v157 = number_d2(-0x1.0b9c3325c24edp-16);
    const vd2 v158 = number_d2(0x1.88c79d1d83705p-18);
    const vd2 v159 = number_d2(0x1.44431cc4d1f99p-19);
    const vd2 v160 = fma_d2(v159, v145, v158);
    const vd2 v161 = fma_d2(v160, v145, v157);
    const vd2 v162 = fma_d2(v161, v145, v156);
    const vd2 v163 = fma_d2(v162, v145, v155);
    const vd2 v164 = fma_d2(v163, v145, v154);
    const vd2 v165 = fma_d2(v164, v145, v153);
    const vd2 v166 = fma_d2(v165, v145, v152);
    const vd2 v167 = fma_d2(v166, v145, v151);
    const vd2 v168 = fma_d2(v167, v145, v150);
    const vd2 v169 = fma_d2(v168, v145, v149);
    const vd2 v170 = fma_d2(v169, v145, v148);
    const vd2 v171 = fma_d2(v170, v145, v147);
    const vd2 v172 = fma_d2(v171, v145, v146);
    const vd2 v173 = number_d2(0x1.b8bacd2c96b91p-2);
    const vd2 v174 = number_d2(-0x1.23405ce0d041ap-57);
    const vd2 v175 = number_d2(-0x1.20a50541a648cp-56);
    const vd2 v176 = number_d2(0x1.5b4ee68914ab7p-110);
    const vd2 v177 = fma_d2(v172, v145, v174);
    const vd2 v178 = add_d2(v173, v177);
    const vd2 v179 = sub_d2(v173, v178);
    const vd2 v180 = add_d2(v179, v177);
    const vd2 v181 = mul_d2(v178, v145);
    const vd2 v182 = fms_d2(v178, v145, v181);
    const vd2 v183 = fma_d2(v180, v145, v182);
    const vd2 v184 = add_d2(v181, v175);
    const vd2 v185 = sub_d2(v184, v181);
    const vd2 v186 = sub_d2(v184, v185);
    const vd2 v187 = sub_d2(v181, v186);
    const vd2 v188 = sub_d2(v175, v185);
    const vd2 v189 = add_d2(v187, v188);
    const vd2 v190 = add_d2(v183, v176);
    const vd2 v191 = add_d2(v189, v190);
    const vd2 v192 = add_d2(v184, v191);
    const vd2 v193 = mul_d2(v192, v126);
    const vd2 v194 = abs_d2(v145);
    const vd2 v195 = number_d2(0x1p-3);
    const vn2 v196 = less_d2(v194, v195);
    const vd2 v197 = select_d2(v196, v193, v143);
    const vd2 v198 = abs_d2(v1);
    const vn2 v199 = less_d2(v198, v62);
    const vd2 v200 = select_d2(v199, v62, v93);
    const vd2 v201 = select_d2(v199, v93, v62);
    const vd2 v202 = mul_d2(v1, v200);
    const vd2 v203 = mul_d2(v197, v202);
    const vd2 v204 = mul_d2(v203, v201);
    const vd2 v205 = nan_from_d2(v204, v0);
    store_d2(to[0], v205);
}
static void run_gelu_tanh_vjp_binary64_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(double, 2, 1, gelu_tanh_vjp_binary64_faithful)
}

extern const xphi_kernel XPHI_NAME(gelu_tanh_kernels)[];
const xphi_kernel XPHI_NAME(gelu_tanh_kernels)[] = {
    {"gelu_tanh", "f", "binary32", "faithful", run_gelu_tanh_f_binary32_faithful},
    {"gelu_tanh", "f", "binary32", "fast", run_gelu_tanh_f_binary32_fast},
    {"gelu_tanh", "f", "binary64", "faithful", run_gelu_tanh_f_binary64_faithful},
    {"gelu_tanh", "grad", "binary32", "faithful", run_gelu_tanh_grad_binary32_faithful},
    {"gelu_tanh", "grad", "binary32", "fast", run_gelu_tanh_grad_binary32_faithful},
    {"gelu_tanh", "grad", "binary64", "faithful", run_gelu_tanh_grad_binary64_faithful},
    {"gelu_tanh", "vjp", "binary32", "faithful", run_gelu_tanh_vjp_binary32_faithful},
    {"gelu_tanh", "vjp", "binary32", "fast", run_gelu_tanh_vjp_binary32_fast},
    {"gelu_tanh", "vjp", "binary64", "faithful", run_gelu_tanh_vjp_binary64_faithful},
    {0, 0, 0, 0, 0}};
