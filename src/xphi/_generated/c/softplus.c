/* softplus: made by `make gen` from src/xphi/lower/recipes; edits here are lost. */
#include "block.h"
#include "kernels.h"
#include "tables.h"

/* softplus_f_binary32_faithful: f(x) (f in binary32, faithful)
   Softplus: relu(x) + log(1 + e^−t), the logarithm as 2·atanh(e/(2 + e)).
   exp: exp(x) on [-0.34668, 0.34668] by a polynomial of degree 6; relative error at most 3.189e-09, proved in
     exp_binary32/00.toml
   atanh: log((1+x)/(1-x))/2 on [0, 0.34375] by a polynomial of degree 11; relative error at most 3.669e-10, proved in
     atanh_binary32/00.toml
   faithful: largest error 0.7982 ULP of all inputs, at -0x1.58ab84p+6: got 0x1.9c05e8p-125, exact 0x1.9c05e6674p-125
   69 operations (18 fma, 12 mul, 11 add, 10 sub, 5 fnma, 2 lesser, 2 fms, 1 abs, 1 neg, 1 bits, 1 left, 1 float, 1
     div, 1 less, 1 select, 1 nan_from), 0 bytes of tables */
XPHI_OP void softplus_f_binary32_faithful(const float *const *from, float *const *to, const double *parameters) {
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
    const vf2 v39 = number_f2(0x1p+1f);
    const vf2 v40 = number_f2(0x1p-64f);
    const vf2 v41 = fma_f2(v37, v40, v39);
    const vf2 v42 = sub_f2(v39, v41);
    const vf2 v43 = fma_f2(v37, v40, v42);
    const vf2 v44 = fma_f2(v38, v40, v43);
    const vf2 v45 = div_f2(v26, v41);
    const vf2 v46 = mul_f2(v37, v45);
    const vf2 v47 = fnma_f2(v46, v41, v37);
    const vf2 v48 = add_f2(v47, v38);
    const vf2 v49 = fnma_f2(v46, v44, v48);
    const vf2 v50 = mul_f2(v49, v45);
    const vf2 v51 = mul_f2(v46, v40);
    const vf2 v52 = mul_f2(v51, v51);
    const vf2 v53 = number_f2(0x1.55555ap-2f);
    const vf2 v54 = number_f2(0x1.9995c2p-3f);
    const vf2 v55 = number_f2(0x1.252364p-3f);
    const vf2 v56 = number_f2(0x1.b476aap-4f);
    const vf2 v57 = number_f2(0x1.fb2326p-4f);
    const vf2 v58 = fma_f2(v57, v52, v56);
    const vf2 v59 = fma_f2(v58, v52, v55);
    const vf2 v60 = fma_f2(v59, v52, v54);
    const vf2 v61 = fma_f2(v60, v52, v53);
    const vf2 v62 = mul_f2(v61, v52);
    const vf2 v63 = mul_f2(v46, v26);
    const vf2 v64 = fms_f2(v46, v26, v63);
    const vf2 v65 = fma_f2(v46, v62, v64);
    const vf2 v66 = add_f2(v26, v62);
    const vf2 v67 = fma_f2(v50, v66, v65);
    const vf2 v68 = mul_f2(v63, v39);
    const vf2 v69 = mul_f2(v67, v39);
    const vm2 v70 = less_f2(v12, v0);
    const vf2 v71 = select_f2(v70, v0, v12);
    const vf2 v72 = number_f2(-0x1p+0f);
    const vf2 v73 = mul_f2(v68, v72);
    const vf2 v74 = fms_f2(v68, v72, v73);
    const vf2 v75 = fma_f2(v69, v72, v74);
    const vf2 v76 = add_f2(v73, v75);
    const vf2 v77 = sub_f2(v73, v76);
    const vf2 v78 = add_f2(v77, v75);
    const vf2 v79 = fnma_f2(v76, v40, v71);
    const vf2 v80 = sub_f2(v79, v71);
    const vf2 v81 = fma_f2(v76, v40, v80);
    const vf2 v82 = sub_f2(v79, v80);
    const vf2 v83 = sub_f2(v71, v82);
    const vf2 v84 = sub_f2(v81, v83);
    const vf2 v85 = fma_f2(v78, v40, v84);
    const vf2 v86 = number_f2(0x1p+126f);
    const vf2 v87 = lesser_f2(v85, v86);
    const vf2 v88 = add_f2(v87, v12);
    const vf2 v89 = sub_f2(v79, v88);
    const vf2 v90 = nan_from_f2(v89, v0);
    store_f2(to[0], v90);
}
static void run_softplus_f_binary32_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 1, 1, softplus_f_binary32_faithful)
}

/* softplus_f_binary32_fast: f(x) (f in binary32, fast)
   Softplus: relu(x) + log(1 + e^−t), the logarithm as 2·atanh(e/(2 + e)).
   exp: exp(x) on [-0.34668, 0.34668] by a polynomial of degree 6; relative error at most 3.189e-09, proved in
     exp_binary32/00.toml
   atanh: log((1+x)/(1-x))/2 on [0, 0.34375] by a polynomial of degree 11; relative error at most 3.669e-10, proved in
     atanh_binary32/00.toml
   fast: largest error 3.6668 ULP of all inputs, at -0x1.02aeb2p+1: got 0x1.fdc24ap-4, exact 0x1.fdc251556p-4
   35 operations (11 fma, 8 mul, 3 fnma, 2 add, 1 abs, 1 lesser, 1 neg, 1 sub, 1 bits, 1 left, 1 float, 1 div, 1 less,
     1 select, 1 nan_from), 0 bytes of tables */
XPHI_OP void softplus_f_binary32_fast(const float *const *from, float *const *to, const double *parameters) {
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
    const vf2 v30 = number_f2(0x1p+1f);
    const vf2 v31 = number_f2(0x1p-64f);
    const vf2 v32 = fma_f2(v29, v31, v30);
    const vf2 v33 = div_f2(v29, v32);
    const vf2 v34 = mul_f2(v33, v31);
    const vf2 v35 = mul_f2(v34, v34);
    const vf2 v36 = number_f2(0x1.55555ap-2f);
    const vf2 v37 = number_f2(0x1.9995c2p-3f);
    const vf2 v38 = number_f2(0x1.252364p-3f);
    const vf2 v39 = number_f2(0x1.b476aap-4f);
    const vf2 v40 = number_f2(0x1.fb2326p-4f);
    const vf2 v41 = fma_f2(v40, v35, v39);
    const vf2 v42 = fma_f2(v41, v35, v38);
    const vf2 v43 = fma_f2(v42, v35, v37);
    const vf2 v44 = fma_f2(v43, v35, v36);
    const vf2 v45 = mul_f2(v44, v35);
    const vf2 v46 = add_f2(v24, v45);
    const vf2 v47 = mul_f2(v33, v46);
    const vf2 v48 = mul_f2(v47, v30);
    const vf2 v49 = number_f2(0x0p+0f);
    const vm2 v50 = less_f2(v49, v0);
    const vf2 v51 = select_f2(v50, v0, v49);
    const vf2 v52 = number_f2(-0x1p+0f);
    const vf2 v53 = mul_f2(v48, v52);
    const vf2 v54 = fnma_f2(v53, v31, v51);
    const vf2 v55 = nan_from_f2(v54, v0);
    store_f2(to[0], v55);
}
static void run_softplus_f_binary32_fast(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 1, 1, softplus_f_binary32_fast)
}

/* softplus_f_binary64_faithful: f(x) (f in binary64, faithful)
   Softplus: relu(x) + log(1 + e^−t), the logarithm as 2·atanh(e/(2 + e)).
   exp: exp(x) on [-0.34668, 0.34668] by a polynomial of degree 12; relative error at most 7.152e-19, proved in
     exp_binary64/00.toml
   atanh: log((1+x)/(1-x))/2 on [0, 0.34375] by a polynomial of degree 25; relative error at most 1.774e-18, proved in
     atanh_binary64/00.toml
   faithful: largest error 0.6928 ULP of 10,490,356 inputs, at -0x1.c238051e361e7p-10: got 0x1.6273ae4d7ff0ep-1, exact
     0x1.6273ae4d7ff0eb16p-1
   82 operations (31 fma, 12 mul, 11 add, 10 sub, 5 fnma, 2 lesser, 2 fms, 1 abs, 1 neg, 1 bits, 1 left, 1 float, 1
     div, 1 less, 1 select, 1 nan_from), 0 bytes of tables */
XPHI_OP void softplus_f_binary64_faithful(const double *const *from, double *const *to, const double *parameters) {
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
    const vd2 v51 = number_d2(0x1p+1);
    const vd2 v52 = number_d2(0x1p-128);
    const vd2 v53 = fma_d2(v49, v52, v51);
    const vd2 v54 = sub_d2(v51, v53);
    const vd2 v55 = fma_d2(v49, v52, v54);
    const vd2 v56 = fma_d2(v50, v52, v55);
    const vd2 v57 = div_d2(v38, v53);
    const vd2 v58 = mul_d2(v49, v57);
    const vd2 v59 = fnma_d2(v58, v53, v49);
    const vd2 v60 = add_d2(v59, v50);
    const vd2 v61 = fnma_d2(v58, v56, v60);
    const vd2 v62 = mul_d2(v61, v57);
    const vd2 v63 = mul_d2(v58, v52);
    const vd2 v64 = mul_d2(v63, v63);
    const vd2 v65 = number_d2(0x1.5555555555555p-2);
    const vd2 v66 = number_d2(0x1.99999999999ecp-3);
    const vd2 v67 = number_d2(0x1.249249248e40ep-3);
    const vd2 v68 = number_d2(0x1.c71c71ca426dap-4);
    const vd2 v69 = number_d2(0x1.745d168db9504p-4);
    const vd2 v70 = number_d2(0x1.3b13cbf1070dp-4);
    const vd2 v71 = number_d2(0x1.110e7d9dd3eep-4);
    const vd2 v72 = number_d2(0x1.e2384074190c4p-5);
    const vd2 v73 = number_d2(0x1.ab4ff67ad5af6p-5);
    const vd2 v74 = number_d2(0x1.a34329c9d1d96p-5);
    const vd2 v75 = number_d2(0x1.b2731a5a4e715p-6);
    const vd2 v76 = number_d2(0x1.583dbf82291e3p-4);
    const vd2 v77 = fma_d2(v76, v64, v75);
    const vd2 v78 = fma_d2(v77, v64, v74);
    const vd2 v79 = fma_d2(v78, v64, v73);
    const vd2 v80 = fma_d2(v79, v64, v72);
    const vd2 v81 = fma_d2(v80, v64, v71);
    const vd2 v82 = fma_d2(v81, v64, v70);
    const vd2 v83 = fma_d2(v82, v64, v69);
    const vd2 v84 = fma_d2(v83, v64, v68);
    const vd2 v85 = fma_d2(v84, v64, v67);
    const vd2 v86 = fma_d2(v85, v64, v66);
    const vd2 v87 = fma_d2(v86, v64, v65);
    const vd2 v88 = mul_d2(v87, v64);
    const vd2 v89 = mul_d2(v58, v38);
    const vd2 v90 = fms_d2(v58, v38, v89);
    const vd2 v91 = fma_d2(v58, v88, v90);
    const vd2 v92 = add_d2(v38, v88);
    const vd2 v93 = fma_d2(v62, v92, v91);
    const vd2 v94 = mul_d2(v89, v51);
    const vd2 v95 = mul_d2(v93, v51);
    const vn2 v96 = less_d2(v12, v0);
    const vd2 v97 = select_d2(v96, v0, v12);
    const vd2 v98 = number_d2(-0x1p+0);
    const vd2 v99 = mul_d2(v94, v98);
    const vd2 v100 = fms_d2(v94, v98, v99);
    const vd2 v101 = fma_d2(v95, v98, v100);
    const vd2 v102 = add_d2(v99, v101);
    const vd2 v103 = sub_d2(v99, v102);
    const vd2 v104 = add_d2(v103, v101);
    const vd2 v105 = fnma_d2(v102, v52, v97);
    const vd2 v106 = sub_d2(v105, v97);
    const vd2 v107 = fma_d2(v102, v52, v106);
    const vd2 v108 = sub_d2(v105, v106);
    const vd2 v109 = sub_d2(v97, v108);
    const vd2 v110 = sub_d2(v107, v109);
    const vd2 v111 = fma_d2(v104, v52, v110);
    const vd2 v112 = number_d2(0x1p+1000);
    const vd2 v113 = lesser_d2(v111, v112);
    const vd2 v114 = add_d2(v113, v12);
    const vd2 v115 = sub_d2(v105, v114);
    const vd2 v116 = nan_from_d2(v115, v0);
    store_d2(to[0], v116);
}
static void run_softplus_f_binary64_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(double, 1, 1, softplus_f_binary64_faithful)
}

/* softplus_grad_binary32_faithful: f′(x) (grad in binary32, faithful)
   Softplus: relu(x) + log(1 + e^−t), the logarithm as 2·atanh(e/(2 + e)).
   The logistic function.
   exp: exp(x) on [-0.34668, 0.34668] by a polynomial of degree 6; relative error at most 3.189e-09, proved in
     exp_binary32/00.toml
   faithful: largest error 0.7982 ULP of all inputs, at -0x1.58ab84p+6: got 0x1.9c05e8p-125, exact 0x1.9c05e6674p-125
   53 operations (12 fma, 10 add, 7 sub, 6 mul, 5 fnma, 2 lesser, 2 select, 1 abs, 1 neg, 1 bits, 1 left, 1 float, 1
     div, 1 less, 1 fms, 1 nan_from), 0 bytes of tables */
XPHI_OP void softplus_grad_binary32_faithful(const float *const *from, float *const *to, const double *parameters) {
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
static void run_softplus_grad_binary32_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 1, 1, softplus_grad_binary32_faithful)
}

/* softplus_grad_binary32_fast: f′(x) (grad in binary32, fast)
   Softplus: relu(x) + log(1 + e^−t), the logarithm as 2·atanh(e/(2 + e)).
   The logistic function.
   exp: exp(x) on [-0.34668, 0.34668] by a polynomial of degree 6; relative error at most 3.189e-09, proved in
     exp_binary32/00.toml
   fast: largest error 2.4019 ULP of all inputs, at -0x1.0a111ap+2: got 0x1.f8e9a2p-7, exact 0x1.f8e99d324p-7
   26 operations (7 fma, 3 fnma, 3 mul, 2 select, 1 abs, 1 lesser, 1 neg, 1 sub, 1 add, 1 bits, 1 left, 1 float, 1 div,
     1 less, 1 nan_from), 0 bytes of tables */
XPHI_OP void softplus_grad_binary32_fast(const float *const *from, float *const *to, const double *parameters) {
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
static void run_softplus_grad_binary32_fast(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 1, 1, softplus_grad_binary32_fast)
}

/* softplus_grad_binary64_faithful: f′(x) (grad in binary64, faithful)
   Softplus: relu(x) + log(1 + e^−t), the logarithm as 2·atanh(e/(2 + e)).
   The logistic function.
   exp: exp(x) on [-0.34668, 0.34668] by a polynomial of degree 12; relative error at most 7.152e-19, proved in
     exp_binary64/00.toml
   faithful: largest error 0.6341 ULP of 10,490,346 inputs, at -0x1.614476a2f613fp+9: got 0x1.9bc18de961d12p-1020,
     exact 0x1.9bc18de961d12a25p-1020
   59 operations (18 fma, 10 add, 7 sub, 6 mul, 5 fnma, 2 lesser, 2 select, 1 abs, 1 neg, 1 bits, 1 left, 1 float, 1
     div, 1 less, 1 fms, 1 nan_from), 0 bytes of tables */
XPHI_OP void softplus_grad_binary64_faithful(const double *const *from, double *const *to, const double *parameters) {
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
static void run_softplus_grad_binary64_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(double, 1, 1, softplus_grad_binary64_faithful)
}

/* softplus_vjp_binary32_faithful: f′(x)·g (vjp in binary32, faithful)
   Softplus: relu(x) + log(1 + e^−t), the logarithm as 2·atanh(e/(2 + e)).
   The logistic function.
   exp: exp(x) on [-0.34668, 0.34668] by a polynomial of degree 6; relative error at most 3.189e-09, proved in
     exp_binary32/00.toml
   faithful: largest error 0.7107 ULP of 100,000,000 inputs, at -0x1.4abd78p+2, -0x1.5027d2p+0
   57 operations (9 fma, 9 add, 7 mul, 6 widen, 5 fnma, 4 sub, 2 bits, 2 left, 2 float, 2 less, 2 select, 1 abs, 1
     lesser, 1 neg, 1 greater, 1 div, 1 nan_from, 1 narrow), 0 bytes of tables */
XPHI_OP void softplus_vjp_binary32_faithful(const float *const *from, float *const *to, const double *parameters) {
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
    const vd2 v60 = number_d2(0x0p+0);
    const vn2 v61 = less_d2(v59, v60);
    const vd2 v62 = number_d2(0x1p+0);
    const vd2 v63 = select_d2(v61, v60, v62);
    const vm2 v64 = less_f2(v0, v13);
    const vf2 v65 = number_f2(-0x1p+0f);
    const vf2 v66 = select_f2(v64, v65, v27);
    const vd2 v67 = widen_f2(v51);
    const vd2 v68 = widen_f2(v55);
    const vd2 v69 = add_d2(v67, v68);
    const vd2 v70 = mul_d2(v69, v58);
    const vd2 v71 = widen_f2(v66);
    const vd2 v72 = fnma_d2(v70, v71, v63);
    const vd2 v73 = widen_f2(v1);
    const vd2 v74 = mul_d2(v72, v73);
    const vd2 v75 = nan_from_d2(v74, v59);
    const vf2 v76 = narrow_d2(v75);
    store_f2(to[0], v76);
}
static void run_softplus_vjp_binary32_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 2, 1, softplus_vjp_binary32_faithful)
}

/* softplus_vjp_binary32_fast: f′(x)·g (vjp in binary32, fast)
   Softplus: relu(x) + log(1 + e^−t), the logarithm as 2·atanh(e/(2 + e)).
   The logistic function.
   exp: exp(x) on [-0.34668, 0.34668] by a polynomial of degree 6; relative error at most 3.189e-09, proved in
     exp_binary32/00.toml
   fast: largest error 3.2151 ULP of 96,341,528 inputs, at -0x1.774432p+2, 0x1.56dc84p-1
   33 operations (7 fma, 6 mul, 4 select, 2 abs, 2 sub, 2 fnma, 2 less, 1 lesser, 1 neg, 1 add, 1 bits, 1 left, 1
     float, 1 div, 1 nan_from), 0 bytes of tables */
XPHI_OP void softplus_vjp_binary32_fast(const float *const *from, float *const *to, const double *parameters) {
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
    const vf2 v34 = number_f2(0x0p+0f);
    const vm2 v35 = less_f2(v0, v34);
    const vf2 v36 = number_f2(0x1p+126f);
    const vf2 v37 = select_f2(v35, v34, v36);
    const vf2 v38 = number_f2(-0x1p+0f);
    const vf2 v39 = select_f2(v35, v38, v25);
    const vf2 v40 = mul_f2(v33, v39);
    const vf2 v41 = sub_f2(v37, v40);
    const vf2 v42 = abs_f2(v1);
    const vm2 v43 = less_f2(v42, v25);
    const vf2 v44 = select_f2(v43, v25, v31);
    const vf2 v45 = select_f2(v43, v31, v25);
    const vf2 v46 = mul_f2(v1, v44);
    const vf2 v47 = mul_f2(v41, v46);
    const vf2 v48 = mul_f2(v47, v45);
    const vf2 v49 = nan_from_f2(v48, v0);
    store_f2(to[0], v49);
}
static void run_softplus_vjp_binary32_fast(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 2, 1, softplus_vjp_binary32_fast)
}

/* softplus_vjp_binary64_faithful: f′(x)·g (vjp in binary64, faithful)
   Softplus: relu(x) + log(1 + e^−t), the logarithm as 2·atanh(e/(2 + e)).
   The logistic function.
   exp: exp(x) on [-0.34668, 0.34668] by a polynomial of degree 12; relative error at most 7.152e-19, proved in
     exp_binary64/00.toml
   faithful: largest error 1.2629 ULP of 512 inputs, at 0x1.4cfbe4004c06p-10, 0x1.94bc1a3d7c777p-1
   66 operations (18 fma, 10 add, 9 mul, 7 sub, 5 fnma, 4 select, 2 abs, 2 lesser, 2 less, 1 neg, 1 bits, 1 left, 1
     float, 1 div, 1 fms, 1 nan_from), 0 bytes of tables */
XPHI_OP void softplus_vjp_binary64_faithful(const double *const *from, double *const *to, const double *parameters) {
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
    const vn2 v63 = less_d2(v0, v13);
    const vd2 v64 = number_d2(0x1p+1022);
    const vd2 v65 = select_d2(v63, v13, v64);
    const vd2 v66 = number_d2(-0x1p+0);
    const vd2 v67 = select_d2(v63, v66, v39);
    const vd2 v68 = mul_d2(v58, v67);
    const vd2 v69 = fms_d2(v58, v67, v68);
    const vd2 v70 = fma_d2(v62, v67, v69);
    const vd2 v71 = add_d2(v68, v70);
    const vd2 v72 = sub_d2(v68, v71);
    const vd2 v73 = add_d2(v72, v70);
    const vd2 v74 = fnma_d2(v71, v39, v65);
    const vd2 v75 = sub_d2(v74, v65);
    const vd2 v76 = fma_d2(v71, v39, v75);
    const vd2 v77 = fma_d2(v73, v39, v76);
    const vd2 v78 = number_d2(0x1p+1000);
    const vd2 v79 = lesser_d2(v77, v78);
    const vd2 v80 = add_d2(v79, v13);
    const vd2 v81 = sub_d2(v74, v80);
    const vd2 v82 = abs_d2(v1);
    const vn2 v83 = less_d2(v82, v39);
    const vd2 v84 = select_d2(v83, v39, v52);
    const vd2 v85 = select_d2(v83, v52, v39);
    const vd2 v86 = mul_d2(v1, v84);
    const vd2 v87 = mul_d2(v81, v86);
    const vd2 v88 = mul_d2(v87, v85);
    const vd2 v89 = nan_from_d2(v88, v0);
    store_d2(to[0], v89);
}
static void run_softplus_vjp_binary64_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(double, 2, 1, softplus_vjp_binary64_faithful)
}

extern const xphi_kernel XPHI_NAME(softplus_kernels)[];
const xphi_kernel XPHI_NAME(softplus_kernels)[] = {
    {"softplus", "f", "binary32", "faithful", run_softplus_f_binary32_faithful},
    {"softplus", "f", "binary32", "fast", run_softplus_f_binary32_fast},
    {"softplus", "f", "binary64", "faithful", run_softplus_f_binary64_faithful},
    {"softplus", "grad", "binary32", "faithful", run_softplus_grad_binary32_faithful},
    {"softplus", "grad", "binary32", "fast", run_softplus_grad_binary32_fast},
    {"softplus", "grad", "binary64", "faithful", run_softplus_grad_binary64_faithful},
    {"softplus", "vjp", "binary32", "faithful", run_softplus_vjp_binary32_faithful},
    {"softplus", "vjp", "binary32", "fast", run_softplus_vjp_binary32_fast},
    {"softplus", "vjp", "binary64", "faithful", run_softplus_vjp_binary64_faithful},
    {0, 0, 0, 0, 0}};
