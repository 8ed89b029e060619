/* laplace: made by `make gen` from src/xphi/lower/recipes; edits here are lost. */
#include "block.h"
#include "kernels.h"
#include "tables.h"

/* laplace_f_binary32_faithful: f(x) (f in binary32, faithful)
   The Laplace activation: the normal distribution function of z = 2√π·(x − √½).
   The function: Q(|z|) where z < 0, 1 − Q(|z|) beyond.
   exp: exp(x) on [-0.34668, 0.34668] by a polynomial of degree 6; relative error at most 3.189e-09, proved in
     exp_binary32/00.toml
   gaussian_tail: exp(x**2/2)*erfc(x/sqrt(2))/2 on [0, 30] by 16 pieces, each a polynomial of degree 7 about its
     middle; relative error at most 2.548e-09, proved in gaussian_tail_binary32/00.toml to 15.toml
   faithful: largest error 0.8689 ULP of all inputs, at 0x1.743ab8p-4: got 0x1.d9f09p-7, exact 0x1.d9f091bcep-7
   94 operations (21 fma, 17 add, 12 sub, 10 lookup, 7 mul, 5 fms, 4 fnma, 3 lesser, 3 neg, 3 select, 2 bits, 1
     greater, 1 abs, 1 less, 1 right, 1 left, 1 float, 1 nan_from), 640 bytes of tables */
XPHI_OP void laplace_f_binary32_faithful(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf2 v0 = load_f2(from[0]);
    const vf2 v1 = number_f2(-0x1.8p+2f);
    const vf2 v2 = greater_f2(v1, v0);
    const vf2 v3 = number_f2(0x1.8p+2f);
    const vf2 v4 = lesser_f2(v3, v2);
    const vf2 v5 = number_f2(0x0p+0f);
    const vf2 v6 = number_f2(0x1.6a09e6p-1f);
    const vf2 v7 = number_f2(0x1.9fcef4p-27f);
    const vf2 v8 = neg_f2(v6);
    const vf2 v9 = neg_f2(v7);
    const vf2 v10 = add_f2(v4, v8);
    const vf2 v11 = sub_f2(v10, v4);
    const vf2 v12 = sub_f2(v10, v11);
    const vf2 v13 = sub_f2(v4, v12);
    const vf2 v14 = sub_f2(v8, v11);
    const vf2 v15 = add_f2(v13, v14);
    const vf2 v16 = add_f2(v15, v9);
    const vf2 v17 = number_f2(0x1.c5bf8ap+1f);
    const vf2 v18 = number_f2(-0x1.c96212p-24f);
    const vf2 v19 = mul_f2(v10, v17);
    const vf2 v20 = fms_f2(v10, v17, v19);
    const vf2 v21 = fma_f2(v10, v18, v20);
    const vf2 v22 = add_f2(v17, v18);
    const vf2 v23 = fma_f2(v16, v22, v21);
    const vf2 v24 = add_f2(v19, v23);
    const vf2 v25 = sub_f2(v19, v24);
    const vf2 v26 = add_f2(v25, v23);
    const vf2 v27 = abs_f2(v24);
    const vf2 v28 = number_f2(0x1.045cp+4f);
    const vf2 v29 = lesser_f2(v27, v28);
    const vm2 v30 = less_f2(v24, v5);
    const vf2 v31 = neg_f2(v26);
    const vf2 v32 = select_f2(v30, v31, v26);
    const vf2 v33 = number_f2(0x1p+0f);
    const vf2 v34 = select_f2(v30, v5, v33);
    const vf2 v35 = number_f2(-0x1p+0f);
    const vf2 v36 = select_f2(v30, v35, v33);
    const vf2 v37 = number_f2(-0x1p-1f);
    const vf2 v38 = mul_f2(v29, v37);
    const vf2 v39 = mul_f2(v38, v29);
    const vf2 v40 = fms_f2(v38, v29, v39);
    const vf2 v41 = fnma_f2(v29, v32, v40);
    const vf2 v42 = number_f2(0x1.715476p+0f);
    const vf2 v43 = number_f2(0x1.80017ep+23f);
    const vf2 v44 = fma_f2(v39, v42, v43);
    const vf2 v45 = sub_f2(v44, v43);
    const vf2 v46 = number_f2(0x1.62e4p-1f);
    const vf2 v47 = fnma_f2(v45, v46, v39);
    const vf2 v48 = number_f2(0x1.7f7d1cp-20f);
    const vf2 v49 = fnma_f2(v45, v48, v41);
    const vf2 v50 = add_f2(v47, v49);
    const vf2 v51 = mul_f2(v50, v50);
    const vf2 v52 = number_f2(0x1.fffffcp-2f);
    const vf2 v53 = number_f2(0x1.555492p-3f);
    const vf2 v54 = number_f2(0x1.5558d2p-5f);
    const vf2 v55 = number_f2(0x1.1239cap-7f);
    const vf2 v56 = number_f2(0x1.6a23d4p-10f);
    const vf2 v57 = fma_f2(v56, v50, v55);
    const vf2 v58 = fma_f2(v57, v50, v54);
    const vf2 v59 = fma_f2(v58, v50, v53);
    const vf2 v60 = fma_f2(v59, v50, v52);
    const vf2 v61 = fma_f2(v51, v60, v49);
    const vf2 v62 = add_f2(v33, v47);
    const vf2 v63 = sub_f2(v33, v62);
    const vf2 v64 = add_f2(v63, v47);
    const vf2 v65 = add_f2(v64, v61);
    const vf2 v66 = number_f2(0x1p+1f);
    const vf2 v67 = add_f2(v29, v66);
    const vi2 v68 = bits_f2(v67);
    const vi2 v69 = right_i2(v68, 21);
    const vf2 v70 = lookup_f2(gaussian_tail_binary32_center, v69, 16);
    const vf2 v71 = sub_f2(v29, v70);
    const vf2 v72 = lookup_f2(gaussian_tail_binary32_c1, v69, 16);
    const vf2 v73 = lookup_f2(gaussian_tail_binary32_c2, v69, 16);
    const vf2 v74 = lookup_f2(gaussian_tail_binary32_c3, v69, 16);
    const vf2 v75 = lookup_f2(gaussian_tail_binary32_c4, v69, 16);
    const vf2 v76 = lookup_f2(gaussian_tail_binary32_c5, v69, 16);
    const vf2 v77 = lookup_f2(gaussian_tail_binary32_c6, v69, 16);
    const vf2 v78 = lookup_f2(gaussian_tail_binary32_c7, v69, 16);
    const vf2 v79 = lookup_f2(gaussian_tail_binary32_c0, v69, 16);
    const vf2 v80 = lookup_f2(gaussian_tail_binary32_c0_low, v69, 16);
    const vf2 v81 = fma_f2(v78, v71, v77);
    const vf2 v82 = fma_f2(v81, v71, v76);
    const vf2 v83 = fma_f2(v82, v71, v75);
    const vf2 v84 = fma_f2(v83, v71, v74);
    const vf2 v85 = fma_f2(v84, v71, v73);
    const vf2 v86 = fma_f2(v85, v71, v72);
    const vf2 v87 = fma_f2(v86, v71, v80);
    const vf2 v88 = add_f2(v79, v87);
    const vf2 v89 = sub_f2(v79, v88);
    const vf2 v90 = add_f2(v89, v87);
    const vf2 v91 = number_f2(0x1.988454p-2f);
    const vf2 v92 = fms_f2(v29, v88, v91);
    const vf2 v93 = fma_f2(v32, v92, v90);
    const vf2 v94 = mul_f2(v62, v88);
    const vf2 v95 = fms_f2(v62, v88, v94);
    const vf2 v96 = fma_f2(v62, v93, v95);
    const vf2 v97 = add_f2(v88, v93);
    const vf2 v98 = fma_f2(v65, v97, v96);
    const vi2 v99 = bits_f2(v44);
    const vi2 v100 = left_i2(v99, 23);
    const vf2 v101 = float_f2(v100);
    const vf2 v102 = mul_f2(v36, v101);
    const vf2 v103 = mul_f2(v94, v102);
    const vf2 v104 = fms_f2(v94, v102, v103);
    const vf2 v105 = fma_f2(v98, v102, v104);
    const vf2 v106 = add_f2(v103, v105);
    const vf2 v107 = sub_f2(v103, v106);
    const vf2 v108 = add_f2(v107, v105);
    const vf2 v109 = number_f2(0x1p-64f);
    const vf2 v110 = fnma_f2(v106, v109, v34);
    const vf2 v111 = sub_f2(v110, v34);
    const vf2 v112 = fma_f2(v106, v109, v111);
    const vf2 v113 = fma_f2(v108, v109, v112);
    const vf2 v114 = number_f2(0x1p+126f);
    const vf2 v115 = lesser_f2(v113, v114);
    const vf2 v116 = add_f2(v115, v5);
    const vf2 v117 = sub_f2(v110, v116);
    const vf2 v118 = nan_from_f2(v117, v0);
    store_f2(to[0], v118);
}
static void run_laplace_f_binary32_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 1, 1, laplace_f_binary32_faithful)
}

/* laplace_f_binary32_fast: f(x) (f in binary32, fast)
   The Laplace activation: the normal distribution function of z = 2√π·(x − √½).
   The function: Q(|z|) where z < 0, 1 − Q(|z|) beyond.
   exp: exp(x) on [-0.34668, 0.34668] by a polynomial of degree 6; relative error at most 3.189e-09, proved in
     exp_binary32/00.toml
   mills_ratio: exp(x**2/2)*erfc(x/sqrt(2))/2/(6693141/2**24) on [0, 24.5] by m/(x*m + p), m of degree 5 and p of
     degree 4; relative error at most 3.178e-09, proved in mills_ratio_binary32/00.toml
   fast: largest error 3.6657 ULP of all inputs, at 0x1.032a94p-1: got 0x1.e7bd76p-3, exact 0x1.e7bd7d54ep-3
   62 operations (20 fma, 7 add, 7 mul, 6 sub, 4 fnma, 3 neg, 3 select, 2 lesser, 2 fms, 1 greater, 1 abs, 1 less, 1
     div, 1 bits, 1 left, 1 float, 1 nan_from), 0 bytes of tables */
XPHI_OP void laplace_f_binary32_fast(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf2 v0 = load_f2(from[0]);
    const vf2 v1 = number_f2(-0x1.8p+2f);
    const vf2 v2 = greater_f2(v1, v0);
    const vf2 v3 = number_f2(0x1.8p+2f);
    const vf2 v4 = lesser_f2(v3, v2);
    const vf2 v5 = number_f2(0x0p+0f);
    const vf2 v6 = number_f2(0x1.6a09e6p-1f);
    const vf2 v7 = number_f2(0x1.9fcef4p-27f);
    const vf2 v8 = neg_f2(v6);
    const vf2 v9 = neg_f2(v7);
    const vf2 v10 = add_f2(v4, v8);
    const vf2 v11 = sub_f2(v10, v4);
    const vf2 v12 = sub_f2(v10, v11);
    const vf2 v13 = sub_f2(v4, v12);
    const vf2 v14 = sub_f2(v8, v11);
    const vf2 v15 = add_f2(v13, v14);
    const vf2 v16 = add_f2(v15, v9);
    const vf2 v17 = number_f2(0x1.c5bf8ap+1f);
    const vf2 v18 = number_f2(-0x1.c96212p-24f);
    const vf2 v19 = mul_f2(v10, v17);
    const vf2 v20 = fms_f2(v10, v17, v19);
    const vf2 v21 = fma_f2(v10, v18, v20);
    const vf2 v22 = add_f2(v17, v18);
    const vf2 v23 = fma_f2(v16, v22, v21);
    const vf2 v24 = add_f2(v19, v23);
    const vf2 v25 = sub_f2(v19, v24);
    const vf2 v26 = add_f2(v25, v23);
    const vf2 v27 = abs_f2(v24);
    const vf2 v28 = number_f2(0x1.045cp+4f);
    const vf2 v29 = lesser_f2(v27, v28);
    const vm2 v30 = less_f2(v24, v5);
    const vf2 v31 = neg_f2(v26);
    const vf2 v32 = select_f2(v30, v31, v26);
    const vf2 v33 = number_f2(0x1p+0f);
    const vf2 v34 = select_f2(v30, v5, v33);
    const vf2 v35 = number_f2(-0x1p+0f);
    const vf2 v36 = select_f2(v30, v35, v33);
    const vf2 v37 = number_f2(-0x1p-1f);
    const vf2 v38 = mul_f2(v29, v37);
    const vf2 v39 = mul_f2(v38, v29);
    const vf2 v40 = fms_f2(v38, v29, v39);
    const vf2 v41 = fnma_f2(v29, v32, v40);
    const vf2 v42 = number_f2(0x1.715476p+0f);
    const vf2 v43 = number_f2(0x1.80017ep+23f);
    const vf2 v44 = fma_f2(v39, v42, v43);
    const vf2 v45 = sub_f2(v44, v43);
    const vf2 v46 = number_f2(0x1.62e4p-1f);
    const vf2 v47 = fnma_f2(v45, v46, v39);
    const vf2 v48 = number_f2(0x1.7f7d1cp-20f);
    const vf2 v49 = fnma_f2(v45, v48, v47);
    const vf2 v50 = add_f2(v49, v41);
    const vf2 v51 = number_f2(0x1.fffffcp-2f);
    const vf2 v52 = number_f2(0x1.555492p-3f);
    const vf2 v53 = number_f2(0x1.5558d2p-5f);
    const vf2 v54 = number_f2(0x1.1239cap-7f);
    const vf2 v55 = number_f2(0x1.6a23d4p-10f);
    const vf2 v56 = fma_f2(v55, v50, v54);
    const vf2 v57 = fma_f2(v56, v50, v53);
    const vf2 v58 = fma_f2(v57, v50, v52);
    const vf2 v59 = fma_f2(v58, v50, v51);
    const vf2 v60 = mul_f2(v59, v50);
    const vf2 v61 = fma_f2(v60, v50, v50);
    const vf2 v63 = number_f2(0x1.e145cap+0f);
    const vf2 v64 = number_f2(0x1.04e20ep+1f);
    const vf2 v65 = number_f2(0x1.0fc53ap+0f);
    const vf2 v66 = number_f2(0x1.47d25p-2f);
    const vf2 v67 = number_f2(0x1.c9efbep-5f);
    const vf2 v68 = number_f2(0x1.3210a6p-8f);
    const vf2 v69 = fma_f2(v68, v29, v67);
    const vf2 v70 = fma_f2(v69, v29, v66);
    const vf2 v71 = fma_f2(v70, v29, v65);
    const vf2 v72 = fma_f2(v71, v29, v64);
    const vf2 v73 = fma_f2(v72, v29, v63);
    const vf2 v74 = number_f2(0x1.8p+0f);
    const vf2 v75 = number_f2(0x1.e2d926p-1f);
    const vf2 v76 = number_f2(0x1.3ed126p-2f);
    const vf2 v77 = number_f2(0x1.c9b756p-5f);
    const vf2 v78 = number_f2(0x1.321b9cp-8f);
    const vf2 v79 = fma_f2(v78, v29, v77);
    const vf2 v80 = fma_f2(v79, v29, v76);
    const vf2 v81 = fma_f2(v80, v29, v75);
    const vf2 v82 = fma_f2(v81, v29, v74);
    const vf2 v83 = fma_f2(v32, v73, v82);
    const vf2 v84 = number_f2(0x1.988454p-2f);
    const vf2 v85 = fma_f2(v61, v84, v84);
    const vf2 v86 = mul_f2(v85, v73);
    const vf2 v87 = fma_f2(v29, v73, v83);
    const vf2 v88 = div_f2(v86, v87);
    const vi2 v89 = bits_f2(v44);
    const vi2 v90 = left_i2(v89, 23);
    const vf2 v91 = float_f2(v90);
    const vf2 v92 = mul_f2(v36, v91);
    const vf2 v93 = mul_f2(v88, v92);
    const vf2 v94 = number_f2(0x1p-64f);
    const vf2 v95 = fnma_f2(v93, v94, v34);
    const vf2 v96 = nan_from_f2(v95, v0);
    store_f2(to[0], v96);
}
static void run_laplace_f_binary32_fast(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 1, 1, laplace_f_binary32_fast)
}

/* laplace_f_binary64_faithful: f(x) (f in binary64, faithful)
   The Laplace activation: the normal distribution function of z = 2√π·(x − √½).
   The function: Q(|z|) where z < 0, 1 − Q(|z|) beyond.
   exp: exp(x) on [-0.34668, 0.34668] by a polynomial of degree 12; relative error at most 7.152e-19, proved in
     exp_binary64/00.toml
   gaussian_tail: exp(x**2/2)*erfc(x/sqrt(2))/2 on [0, 38] by 17 pieces, each a polynomial of degree 14 about its
     middle; relative error at most 1.819e-17, proved in gaussian_tail_binary64/00.toml to 16.toml
   gaussian_tail: (1 + -1/(x**2)**1 + 3/(x**2)**2 + -15/(x**2)**3 + 105/(x**2)**4 + -945/(x**2)**5 + 10395/(x**2)**6 +
     -135135/(x**2)**7 + 2027025/(x**2)**8 + -34459425/(x**2)**9)/(x*sqrt(2*pi)) on [38, 54] by 2 pieces, each a
     polynomial of degree 14 about its middle; relative error at most 4.079e-18, proved in
     gaussian_tail_binary64/17.toml to 18.toml
   faithful: largest error 0.9023 ULP of 10,490,356 inputs, at 0x1.66973bafea31bp-1: got 0x1.f63fad9d7547cp-2, exact
     0x1.f63fad9d7547ce7p-2
   114 operations (34 fma, 17 add, 17 lookup, 12 sub, 7 mul, 5 fms, 4 fnma, 3 lesser, 3 neg, 3 select, 2 bits, 1
     greater, 1 abs, 1 less, 1 right, 1 left, 1 float, 1 nan_from), 4352 bytes of tables */
XPHI_OP void laplace_f_binary64_faithful(const double *const *from, double *const *to, const double *parameters) {
    (void)parameters;
    const vd2 v0 = load_d2(from[0]);
    const vd2 v1 = number_d2(-0x1.cp+3);
    const vd2 v2 = greater_d2(v1, v0);
    const vd2 v3 = number_d2(0x1.cp+3);
    const vd2 v4 = lesser_d2(v3, v2);
    const vd2 v5 = number_d2(0x0p+0);
    const vd2 v6 = number_d2(0x1.6a09e667f3bcdp-1);
    const vd2 v7 = number_d2(-0x1.bdd3413b26456p-55);
    const vd2 v8 = neg_d2(v6);
    const vd2 v9 = neg_d2(v7);
    const vd2 v10 = add_d2(v4, v8);
    const vd2 v11 = sub_d2(v10, v4);
    const vd2 v12 = sub_d2(v10, v11);
    const vd2 v13 = sub_d2(v4, v12);
    const vd2 v14 = sub_d2(v8, v11);
    const vd2 v15 = add_d2(v13, v14);
    const vd2 v16 = add_d2(v15, v9);
    const vd2 v17 = number_d2(0x1.c5bf891b4ef6bp+1);
    const vd2 v18 = number_d2(-0x1.618f13eb7ca89p-53);
    const vd2 v19 = mul_d2(v10, v17);
    const vd2 v20 = fms_d2(v10, v17, v19);
    const vd2 v21 = fma_d2(v10, v18, v20);
    const vd2 v22 = add_d2(v17, v18);
    const vd2 v23 = fma_d2(v16, v22, v21);
    const vd2 v24 = add_d2(v19, v23);
    const vd2 v25 = sub_d2(v19, v24);
    const vd2 v26 = add_d2(v25, v23);
    const vd2 v27 = abs_d2(v24);
    const vd2 v28 = number_d2(0x1.3f9p+5);
    const vd2 v29 = lesser_d2(v27, v28);
    const vn2 v30 = less_d2(v24, v5);
    const vd2 v31 = neg_d2(v26);
    const vd2 v32 = select_d2(v30, v31, v26);
    const vd2 v33 = number_d2(0x1p+0);
    const vd2 v34 = select_d2(v30, v5, v33);
    const vd2 v35 = number_d2(-0x1p+0);
    const vd2 v36 = select_d2(v30, v35, v33);
    const vd2 v37 = number_d2(-0x1p-1);
    const vd2 v38 = mul_d2(v29, v37);
    const vd2 v39 = mul_d2(v38, v29);
    const vd2 v40 = fms_d2(v38, v29, v39);
    const vd2 v41 = fnma_d2(v29, v32, v40);
    const vd2 v42 = number_d2(0x1.71547652b82fep+0);
    const vd2 v43 = number_d2(0x1.800000000047fp+52);
    const vd2 v44 = fma_d2(v39, v42, v43);
    const vd2 v45 = sub_d2(v44, v43);
    const vd2 v46 = number_d2(0x1.62e42fefa4p-1);
    const vd2 v47 = fnma_d2(v45, v46, v39);
    const vd2 v48 = number_d2(-0x1.8432a1b0e2634p-43);
    const vd2 v49 = fnma_d2(v45, v48, v41);
    const vd2 v50 = add_d2(v47, v49);
    const vd2 v51 = mul_d2(v50, v50);
    const vd2 v52 = number_d2(0x1p-1);
    const vd2 v53 = number_d2(0x1.555555555555bp-3);
    const vd2 v54 = number_d2(0x1.5555555555503p-5);
    const vd2 v55 = number_d2(0x1.111111110ec4ep-7);
    const vd2 v56 = number_d2(0x1.6c16c16c30539p-10);
    const vd2 v57 = number_d2(0x1.a01a01b3845a3p-13);
    const vd2 v58 = number_d2(0x1.a01a01366e0d4p-16);
    const vd2 v59 = number_d2(0x1.71ddf0112723ap-19);
    const vd2 v60 = number_d2(0x1.27e5b46d479fep-22);
    const vd2 v61 = number_d2(0x1.af6c03b2ed097p-26);
    const vd2 v62 = number_d2(0x1.1e3d1a7a9c487p-29);
    const vd2 v63 = fma_d2(v62, v50, v61);
    const vd2 v64 = fma_d2(v63, v50, v60);
    const vd2 v65 = fma_d2(v64, v50, v59);
    const vd2 v66 = fma_d2(v65, v50, v58);
    const vd2 v67 = fma_d2(v66, v50, v57);
    const vd2 v68 = fma_d2(v67, v50, v56);
    const vd2 v69 = fma_d2(v68, v50, v55);
    const vd2 v70 = fma_d2(v69, v50, v54);
    const vd2 v71 = fma_d2(v70, v50, v53);
    const vd2 v72 = fma_d2(v71, v50, v52);
    const vd2 v73 = fma_d2(v51, v72, v49);
    const vd2 v74 = add_d2(v33, v47);
    const vd2 v75 = sub_d2(v33, v74);
    const vd2 v76 = add_d2(v75, v47);
    const vd2 v77 = add_d2(v76, v73);
    const vd2 v78 = number_d2(0x1p+1);
    const vd2 v79 = add_d2(v29, v78);
    const vq2 v80 = bits_d2(v79);
    const vq2 v81 = right_q2(v80, 50);
    const vd2 v82 = lookup_d2(gaussian_tail_binary64_center, v81, 32);
    const vd2 v83 = sub_d2(v29, v82);
    const vd2 v84 = lookup_d2(gaussian_tail_binary64_c1, v81, 32);
    const vd2 v85 = lookup_d2(gaussian_tail_binary64_c2, v81, 32);
    const vd2 v86 = lookup_d2(gaussian_tail_binary64_c3, v81, 32);
    const vd2 v87 = lookup_d2(gaussian_tail_binary64_c4, v81, 32);
    const vd2 v88 = lookup_d2(gaussian_tail_binary64_c5, v81, 32);
    const vd2 v89 = lookup_d2(gaussian_tail_binary64_c6, v81, 32);
    const vd2 v90 = lookup_d2(gaussian_tail_binary64_c7, v81, 32);
    const vd2 v91 = lookup_d2(gaussian_tail_binary64_c8, v81, 32);
    const vd2 v92 = lookup_d2(gaussian_tail_binary64_c9, v81, 32);
    const vd2 v93 = lookup_d2(gaussian_tail_binary64_c10, v81, 32);
    const vd2 v94 = lookup_d2(gaussian_tail_binary64_c11, v81, 32);
    const vd2 v95 = lookup_d2(gaussian_tail_binary64_c12, v81, 32);
    const vd2 v96 = lookup_d2(gaussian_tail_binary64_c13, v81, 32);
    const vd2 v97 = lookup_d2(gaussian_tail_binary64_c14, v81, 32);
    const vd2 v98 = lookup_d2(gaussian_tail_binary64_c0, v81, 32);
    const vd2 v99 = lookup_d2(gaussian_tail_binary64_c0_low, v81, 32);
    const vd2 v100 = fma_d2(v97, v83, v96);
    const vd2 v101 = fma_d2(v100, v83, v95);
    const vd2 v102 = fma_d2(v101, v83, v94);
    const vd2 v103 = fma_d2(v102, v83, v93);
    const vd2 v104 = fma_d2(v103, v83, v92);
    const vd2 v105 = fma_d2(v104, v83, v91);
    const vd2 v106 = fma_d2(v105, v83, v90);
    const vd2 v107 = fma_d2(v106, v83, v89);
    const vd2 v108 = fma_d2(v107, v83, v88);
    const vd2 v109 = fma_d2(v108, v83, v87);
    const vd2 v110 = fma_d2(v109, v83, v86);
    const vd2 v111 = fma_d2(v110, v83, v85);
    const vd2 v112 = fma_d2(v111, v83, v84);
    const vd2 v113 = fma_d2(v112, v83, v99);
    const vd2 v114 = add_d2(v98, v113);
    const vd2 v115 = sub_d2(v98, v114);
    const vd2 v116 = add_d2(v115, v113);
    const vd2 v117 = number_d2(0x1.9884533d43651p-2);
    const vd2 v118 = fms_d2(v29, v114, v117);
    const vd2 v119 = fma_d2(v32, v118, v116);
    const vd2 v120 = mul_d2(v74, v114);
    const vd2 v121 = fms_d2(v74, v114, v120);
    const vd2 v122 = fma_d2(v74, v119, v121);
    const vd2 v123 = add_d2(v114, v119);
    const vd2 v124 = fma_d2(v77, v123, v122);
    const vq2 v125 = bits_d2(v44);
    const vq2 v126 = left_q2(v125, 52);
    const vd2 v127 = float_d2(v126);
    const vd2 v128 = mul_d2(v36, v127);
    const vd2 v129 = mul_d2(v120, v128);
    const vd2 v130 = fms_d2(v120, v128, v129);
    const vd2 v131 = fma_d2(v124, v128, v130);
    const vd2 v132 = add_d2(v129, v131);
    const vd2 v133 = sub_d2(v129, v132);
    const vd2 v134 = add_d2(v133, v131);
    const vd2 v135 = number_d2(0x1p-128);
    const vd2 v136 = fnma_d2(v132, v135, v34);
    const vd2 v137 = sub_d2(v136, v34);
    const vd2 v138 = fma_d2(v132, v135, v137);
    const vd2 v139 = fma_d2(v134, v135, v138);
    const vd2 v140 = number_d2(0x1p+1000);
    const vd2 v141 = lesser_d2(v139, v140);
    const vd2 v142 = add_d2(v141, v5);
    const vd2 v143 = sub_d2(v136, v142);
    const vd2 v144 = nan_from_d2(v143, v0);
    store_d2(to[0], v144);
}
static void run_laplace_f_binary64_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(double, 1, 1, laplace_f_binary64_faithful)
}

/* laplace_grad_binary32_faithful: f′(x) (grad in binary32, faithful)
   The Laplace activation: the normal distribution function of z = 2√π·(x − √½).
   The derivative: √2·exp(−z²/2).
   exp: exp(x) on [-0.34668, 0.34668] by a polynomial of degree 6; relative error at most 3.189e-09, proved in
     exp_binary32/00.toml
   faithful: largest error 0.8580 ULP of all inputs, at -0x1.7fdda2p+1: got 0x1.ff0978p-125, exact 0x1.ff0979b74p-125
   66 operations (14 add, 13 fma, 10 sub, 7 mul, 4 fms, 4 fnma, 3 lesser, 3 neg, 1 greater, 1 abs, 1 less, 1 select, 1
     bits, 1 left, 1 float, 1 nan_from), 0 bytes of tables */
XPHI_OP void laplace_grad_binary32_faithful(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf2 v0 = load_f2(from[0]);
    const vf2 v1 = number_f2(-0x1.8p+2f);
    const vf2 v2 = greater_f2(v1, v0);
    const vf2 v3 = number_f2(0x1.8p+2f);
    const vf2 v4 = lesser_f2(v3, v2);
    const vf2 v5 = number_f2(0x0p+0f);
    const vf2 v6 = number_f2(0x1.6a09e6p-1f);
    const vf2 v7 = number_f2(0x1.9fcef4p-27f);
    const vf2 v8 = neg_f2(v6);
    const vf2 v9 = neg_f2(v7);
    const vf2 v10 = add_f2(v4, v8);
    const vf2 v11 = sub_f2(v10, v4);
    const vf2 v12 = sub_f2(v10, v11);
    const vf2 v13 = sub_f2(v4, v12);
    const vf2 v14 = sub_f2(v8, v11);
    const vf2 v15 = add_f2(v13, v14);
    const vf2 v16 = add_f2(v15, v9);
    const vf2 v17 = number_f2(0x1.c5bf8ap+1f);
    const vf2 v18 = number_f2(-0x1.c96212p-24f);
    const vf2 v19 = mul_f2(v10, v17);
    const vf2 v20 = fms_f2(v10, v17, v19);
    const vf2 v21 = fma_f2(v10, v18, v20);
    const vf2 v22 = add_f2(v17, v18);
    const vf2 v23 = fma_f2(v16, v22, v21);
    const vf2 v24 = add_f2(v19, v23);
    const vf2 v25 = sub_f2(v19, v24);
    const vf2 v26 = add_f2(v25, v23);
    const vf2 v27 = abs_f2(v24);
    const vf2 v28 = number_f2(0x1.045cp+4f);
    const vf2 v29 = lesser_f2(v27, v28);
    const vm2 v30 = less_f2(v24, v5);
    const vf2 v31 = neg_f2(v26);
    const vf2 v32 = select_f2(v30, v31, v26);
    const vf2 v33 = number_f2(-0x1p-1f);
    const vf2 v34 = mul_f2(v29, v33);
    const vf2 v35 = mul_f2(v34, v29);
    const vf2 v36 = fms_f2(v34, v29, v35);
    const vf2 v37 = fnma_f2(v29, v32, v36);
    const vf2 v38 = number_f2(0x1.715476p+0f);
    const vf2 v39 = number_f2(0x1.80017ep+23f);
    const vf2 v40 = fma_f2(v35, v38, v39);
    const vf2 v41 = sub_f2(v40, v39);
    const vf2 v42 = number_f2(0x1.62e4p-1f);
    const vf2 v43 = fnma_f2(v41, v42, v35);
    const vf2 v44 = number_f2(0x1.7f7d1cp-20f);
    const vf2 v45 = fnma_f2(v41, v44, v37);
    const vf2 v46 = add_f2(v43, v45);
    const vf2 v47 = mul_f2(v46, v46);
    const vf2 v48 = number_f2(0x1.fffffcp-2f);
    const vf2 v49 = number_f2(0x1.555492p-3f);
    const vf2 v50 = number_f2(0x1.5558d2p-5f);
    const vf2 v51 = number_f2(0x1.1239cap-7f);
    const vf2 v52 = number_f2(0x1.6a23d4p-10f);
    const vf2 v53 = fma_f2(v52, v46, v51);
    const vf2 v54 = fma_f2(v53, v46, v50);
    const vf2 v55 = fma_f2(v54, v46, v49);
    const vf2 v56 = fma_f2(v55, v46, v48);
    const vf2 v57 = fma_f2(v47, v56, v45);
    const vf2 v58 = number_f2(0x1p+0f);
    const vf2 v59 = add_f2(v58, v43);
    const vf2 v60 = sub_f2(v58, v59);
    const vf2 v61 = add_f2(v60, v43);
    const vf2 v62 = add_f2(v61, v57);
    const vf2 v63 = number_f2(0x1.6a09e6p+0f);
    const vf2 v64 = number_f2(0x1.9fcef4p-26f);
    const vf2 v65 = mul_f2(v59, v63);
    const vf2 v66 = fms_f2(v59, v63, v65);
    const vf2 v67 = fma_f2(v59, v64, v66);
    const vf2 v68 = add_f2(v63, v64);
    const vf2 v69 = fma_f2(v62, v68, v67);
    const vi2 v70 = bits_f2(v40);
    const vi2 v71 = left_i2(v70, 23);
    const vf2 v72 = float_f2(v71);
    const vf2 v73 = number_f2(-0x1p+0f);
    const vf2 v74 = mul_f2(v73, v72);
    const vf2 v75 = mul_f2(v65, v74);
    const vf2 v76 = fms_f2(v65, v74, v75);
    const vf2 v77 = fma_f2(v69, v74, v76);
    const vf2 v78 = add_f2(v75, v77);
    const vf2 v79 = sub_f2(v75, v78);
    const vf2 v80 = add_f2(v79, v77);
    const vf2 v81 = number_f2(0x1p-64f);
    const vf2 v82 = fnma_f2(v78, v81, v5);
    const vf2 v83 = sub_f2(v82, v5);
    const vf2 v84 = fma_f2(v78, v81, v83);
    const vf2 v85 = fma_f2(v80, v81, v84);
    const vf2 v86 = number_f2(0x1p+126f);
    const vf2 v87 = lesser_f2(v85, v86);
    const vf2 v88 = add_f2(v87, v5);
    const vf2 v89 = sub_f2(v82, v88);
    const vf2 v90 = nan_from_f2(v89, v0);
    store_f2(to[0], v90);
}
static void run_laplace_grad_binary32_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 1, 1, laplace_grad_binary32_faithful)
}

/* laplace_grad_binary32_fast: f′(x) (grad in binary32, fast)
   The Laplace activation: the normal distribution function of z = 2√π·(x − √½).
   The derivative: √2·exp(−z²/2).
   exp: exp(x) on [-0.34668, 0.34668] by a polynomial of degree 6; relative error at most 3.189e-09, proved in
     exp_binary32/00.toml
   fast: largest error 2.1598 ULP of all inputs, at -0x1.9f036cp-3: got 0x1.ff28b6p-8, exact 0x1.ff28ba51cp-8
   48 operations (8 add, 8 fma, 7 mul, 6 sub, 4 fnma, 3 neg, 2 lesser, 2 fms, 1 greater, 1 abs, 1 less, 1 select, 1
     bits, 1 left, 1 float, 1 nan_from), 0 bytes of tables */
XPHI_OP void laplace_grad_binary32_fast(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf2 v0 = load_f2(from[0]);
    const vf2 v1 = number_f2(-0x1.8p+2f);
    const vf2 v2 = greater_f2(v1, v0);
    const vf2 v3 = number_f2(0x1.8p+2f);
    const vf2 v4 = lesser_f2(v3, v2);
    const vf2 v5 = number_f2(0x0p+0f);
    const vf2 v6 = number_f2(0x1.6a09e6p-1f);
    const vf2 v7 = number_f2(0x1.9fcef4p-27f);
    const vf2 v8 = neg_f2(v6);
    const vf2 v9 = neg_f2(v7);
    const vf2 v10 = add_f2(v4, v8);
    const vf2 v11 = sub_f2(v10, v4);
    const vf2 v12 = sub_f2(v10, v11);
    const vf2 v13 = sub_f2(v4, v12);
    const vf2 v14 = sub_f2(v8, v11);
    const vf2 v15 = add_f2(v13, v14);
    const vf2 v16 = add_f2(v15, v9);
    const vf2 v17 = number_f2(0x1.c5bf8ap+1f);
    const vf2 v18 = number_f2(-0x1.c96212p-24f);
    const vf2 v19 = mul_f2(v10, v17);
    const vf2 v20 = fms_f2(v10, v17, v19);
    const vf2 v21 = fma_f2(v10, v18, v20);
    const vf2 v22 = add_f2(v17, v18);
    const vf2 v23 = fma_f2(v16, v22, v21);
    const vf2 v24 = add_f2(v19, v23);
    const vf2 v25 = sub_f2(v19, v24);
    const vf2 v26 = add_f2(v25, v23);
    const vf2 v27 = abs_f2(v24);
    const vf2 v28 = number_f2(0x1.045cp+4f);
    const vf2 v29 = lesser_f2(v27, v28);
    const vm2 v30 = less_f2(v24, v5);
    const vf2 v31 = neg_f2(v26);
    const vf2 v32 = select_f2(v30, v31, v26);
    const vf2 v33 = number_f2(-0x1p-1f);
    const vf2 v34 = mul_f2(v29, v33);
    const vf2 v35 = mul_f2(v34, v29);
    const vf2 v36 = fms_f2(v34, v29, v35);
    const vf2 v37 = fnma_f2(v29, v32, v36);
    const vf2 v38 = number_f2(0x1.715476p+0f);
    const vf2 v39 = number_f2(0x1.80017ep+23f);
    const vf2 v40 = fma_f2(v35, v38, v39);
    const vf2 v41 = sub_f2(v40, v39);
    const vf2 v42 = number_f2(0x1.62e4p-1f);
    const vf2 v43 = fnma_f2(v41, v42, v35);
    const vf2 v44 = number_f2(0x1.7f7d1cp-20f);
    const vf2 v45 = fnma_f2(v41, v44, v43);
    const vf2 v46 = add_f2(v45, v37);
    const vf2 v47 = number_f2(0x1.fffffcp-2f);
    const vf2 v48 = number_f2(0x1.555492p-3f);
    const vf2 v49 = number_f2(0x1.5558d2p-5f);
    const vf2 v50 = number_f2(0x1.1239cap-7f);
    const vf2 v51 = number_f2(0x1.6a23d4p-10f);
    const vf2 v52 = fma_f2(v51, v46, v50);
    const vf2 v53 = fma_f2(v52, v46, v49);
    const vf2 v54 = fma_f2(v53, v46, v48);
    const vf2 v55 = fma_f2(v54, v46, v47);
    const vf2 v56 = mul_f2(v55, v46);
    const vf2 v57 = fma_f2(v56, v46, v46);
    const vf2 v58 = number_f2(0x1p+0f);
    const vf2 v59 = add_f2(v57, v58);
    const vf2 v60 = number_f2(0x1.6a09e6p+0f);
    const vf2 v61 = mul_f2(v59, v60);
    const vi2 v62 = bits_f2(v40);
    const vi2 v63 = left_i2(v62, 23);
    const vf2 v64 = float_f2(v63);
    const vf2 v65 = number_f2(-0x1p+0f);
    const vf2 v66 = mul_f2(v65, v64);
    const vf2 v67 = mul_f2(v61, v66);
    const vf2 v68 = number_f2(0x1p-64f);
    const vf2 v69 = fnma_f2(v67, v68, v5);
    const vf2 v70 = nan_from_f2(v69, v0);
    store_f2(to[0], v70);
}
static void run_laplace_grad_binary32_fast(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 1, 1, laplace_grad_binary32_fast)
}

/* laplace_grad_binary64_faithful: f′(x) (grad in binary64, faithful)
   The Laplace activation: the normal distribution function of z = 2√π·(x − √½).
   The derivative: √2·exp(−z²/2).
   exp: exp(x) on [-0.34668, 0.34668] by a polynomial of degree 12; relative error at most 7.152e-19, proved in
     exp_binary64/00.toml
   faithful: largest error 0.7573 ULP of 10,490,356 inputs, at 0x1.6a52dc81964dap+3: got 0x1.00ffc3ea4ca32p-1021, exact
     0x1.00ffc3ea4ca313e2p-1021
   72 operations (19 fma, 14 add, 10 sub, 7 mul, 4 fms, 4 fnma, 3 lesser, 3 neg, 1 greater, 1 abs, 1 less, 1 select, 1
     bits, 1 left, 1 float, 1 nan_from), 0 bytes of tables */
XPHI_OP void laplace_grad_binary64_faithful(const double *const *from, double *const *to, const double *parameters) {
    (void)parameters;
    const vd2 v0 = load_d2(from[0]);
    const vd2 v1 = number_d2(-0x1.cp+3);
    const vd2 v2 = greater_d2(v1, v0);
    const vd2 v3 = number_d2(0x1.cp+3);
    const vd2 v4 = lesser_d2(v3, v2);
    const vd2 v5 = number_d2(0x0p+0);
    const vd2 v6 = number_d2(0x1.6a09e667f3bcdp-1);
    const vd2 v7 = number_d2(-0x1.bdd3413b26456p-55);
    const vd2 v8 = neg_d2(v6);
    const vd2 v9 = neg_d2(v7);
    const vd2 v10 = add_d2(v4, v8);
    const vd2 v11 = sub_d2(v10, v4);
    const vd2 v12 = sub_d2(v10, v11);
    const vd2 v13 = sub_d2(v4, v12);
    const vd2 v14 = sub_d2(v8, v11);
    const vd2 v15 = add_d2(v13, v14);
    const vd2 v16 = add_d2(v15, v9);
    const vd2 v17 = number_d2(0x1.c5bf891b4ef6bp+1);
    const vd2 v18 = number_d2(-0x1.618f13eb7ca89p-53);
    const vd2 v19 = mul_d2(v10, v17);
    const vd2 v20 = fms_d2(v10, v17, v19);
    const vd2 v21 = fma_d2(v10, v18, v20);
    const vd2 v22 = add_d2(v17, v18);
    const vd2 v23 = fma_d2(v16, v22, v21);
    const vd2 v24 = add_d2(v19, v23);
    const vd2 v25 = sub_d2(v19, v24);
    const vd2 v26 = add_d2(v25, v23);
    const vd2 v27 = abs_d2(v24);
    const vd2 v28 = number_d2(0x1.3f9p+5);
    const vd2 v29 = lesser_d2(v27, v28);
    const vn2 v30 = less_d2(v24, v5);
    const vd2 v31 = neg_d2(v26);
    const vd2 v32 = select_d2(v30, v31, v26);
    const vd2 v33 = number_d2(-0x1p-1);
    const vd2 v34 = mul_d2(v29, v33);
    const vd2 v35 = mul_d2(v34, v29);
    const vd2 v36 = fms_d2(v34, v29, v35);
    const vd2 v37 = fnma_d2(v29, v32, v36);
    const vd2 v38 = number_d2(0x1.71547652b82fep+0);
    const vd2 v39 = number_d2(0x1.800000000047fp+52);
    const vd2 v40 = fma_d2(v35, v38, v39);
    const vd2 v41 = sub_d2(v40, v39);
    const vd2 v42 = number_d2(0x1.62e42fefa4p-1);
    const vd2 v43 = fnma_d2(v41, v42, v35);
    const vd2 v44 = number_d2(-0x1.8432a1b0e2634p-43);
    const vd2 v45 = fnma_d2(v41, v44, v37);
    const vd2 v46 = add_d2(v43, v45);
    const vd2 v47 = mul_d2(v46, v46);
    const vd2 v48 = number_d2(0x1p-1);
    const vd2 v49 = number_d2(0x1.555555555555bp-3);
    const vd2 v50 = number_d2(0x1.5555555555503p-5);
    const vd2 v51 = number_d2(0x1.111111110ec4ep-7);
    const vd2 v52 = number_d2(0x1.6c16c16c30539p-10);
    const vd2 v53 = number_d2(0x1.a01a01b3845a3p-13);
    const vd2 v54 = number_d2(0x1.a01a01366e0d4p-16);
    const vd2 v55 = number_d2(0x1.71ddf0112723ap-19);
    const vd2 v56 = number_d2(0x1.27e5b46d479fep-22);
    const vd2 v57 = number_d2(0x1.af6c03b2ed097p-26);
    const vd2 v58 = number_d2(0x1.1e3d1a7a9c487p-29);
    const vd2 v59 = fma_d2(v58, v46, v57);
    const vd2 v60 = fma_d2(v59, v46, v56);
    const vd2 v61 = fma_d2(v60, v46, v55);
    const vd2 v62 = fma_d2(v61, v46, v54);
    const vd2 v63 = fma_d2(v62, v46, v53);
    const vd2 v64 = fma_d2(v63, v46, v52);
    const vd2 v65 = fma_d2(v64, v46, v51);
    const vd2 v66 = fma_d2(v65, v46, v50);
    const vd2 v67 = fma_d2(v66, v46, v49);
    const vd2 v68 = fma_d2(v67, v46, v48);
    const vd2 v69 = fma_d2(v47, v68, v45);
    const vd2 v70 = number_d2(0x1p+0);
    const vd2 v71 = add_d2(v70, v43);
    const vd2 v72 = sub_d2(v70, v71);
    const vd2 v73 = add_d2(v72, v43);
    const vd2 v74 = add_d2(v73, v69);
    const vd2 v75 = number_d2(0x1.6a09e667f3bcdp+0);
    const vd2 v76 = number_d2(-0x1.bdd3413b26456p-54);
    const vd2 v77 = mul_d2(v71, v75);
    const vd2 v78 = fms_d2(v71, v75, v77);
    const vd2 v79 = fma_d2(v71, v76, v78);
    const vd2 v80 = add_d2(v75, v76);
    const vd2 v81 = fma_d2(v74, v80, v79);
    const vq2 v82 = bits_d2(v40);
    const vq2 v83 = left_q2(v82, 52);
    const vd2 v84 = float_d2(v83);
    const vd2 v85 = number_d2(-0x1p+0);
    const vd2 v86 = mul_d2(v85, v84);
    const vd2 v87 = mul_d2(v77, v86);
    const vd2 v88 = fms_d2(v77, v86, v87);
    const vd2 v89 = fma_d2(v81, v86, v88);
    const vd2 v90 = add_d2(v87, v89);
    const vd2 v91 = sub_d2(v87, v90);
    const vd2 v92 = add_d2(v91, v89);
    const vd2 v93 = number_d2(0x1p-128);
    const vd2 v94 = fnma_d2(v90, v93, v5);
    const vd2 v95 = sub_d2(v94, v5);
    const vd2 v96 = fma_d2(v90, v93, v95);
    const vd2 v97 = fma_d2(v92, v93, v96);
    const vd2 v98 = number_d2(0x1p+1000);
    const vd2 v99 = lesser_d2(v97, v98);
    const vd2 v100 = add_d2(v99, v5);
    const vd2 v101 = sub_d2(v94, v100);
    const vd2 v102 = nan_from_d2(v101, v0);
    store_d2(to[0], v102);
}
static void run_laplace_grad_binary64_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(double, 1, 1, laplace_grad_binary64_faithful)
}

/* laplace_vjp_binary32_faithful: f′(x)·g (vjp in binary32, faithful)
   The Laplace activation: the normal distribution function of z = 2√π·(x − √½).
   The derivative: √2·exp(−z²/2).
   exp: exp(x) on [-0.34668, 0.34668] by a polynomial of degree 6; relative error at most 3.189e-09, proved in
     exp_binary32/00.toml
   faithful: largest error 0.7674 ULP of 100,000,000 inputs, at 0x1.81a074p-8, 0x1.eee352p-1
   63 operations (12 add, 10 fma, 7 sub, 7 mul, 6 widen, 4 fnma, 3 neg, 3 fms, 2 lesser, 1 greater, 1 abs, 1 less, 1
     select, 1 bits, 1 left, 1 float, 1 nan_from, 1 narrow), 0 bytes of tables */
XPHI_OP void laplace_vjp_binary32_faithful(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf2 v0 = load_f2(from[0]);
    const vf2 v1 = load_f2(from[1]);
    const vf2 v2 = number_f2(-0x1.cp+2f);
    const vf2 v3 = greater_f2(v2, v0);
    const vf2 v4 = number_f2(0x1.cp+2f);
    const vf2 v5 = lesser_f2(v4, v3);
    const vf2 v6 = number_f2(0x0p+0f);
    const vf2 v7 = number_f2(0x1.6a09e6p-1f);
    const vf2 v8 = number_f2(0x1.9fcef4p-27f);
    const vf2 v9 = neg_f2(v7);
    const vf2 v10 = neg_f2(v8);
    const vf2 v11 = add_f2(v5, v9);
    const vf2 v12 = sub_f2(v11, v5);
    const vf2 v13 = sub_f2(v11, v12);
    const vf2 v14 = sub_f2(v5, v13);
    const vf2 v15 = sub_f2(v9, v12);
    const vf2 v16 = add_f2(v14, v15);
    const vf2 v17 = add_f2(v16, v10);
    const vf2 v18 = number_f2(0x1.c5bf8ap+1f);
    const vf2 v19 = number_f2(-0x1.c96212p-24f);
    const vf2 v20 = mul_f2(v11, v18);
    const vf2 v21 = fms_f2(v11, v18, v20);
    const vf2 v22 = fma_f2(v11, v19, v21);
    const vf2 v23 = add_f2(v18, v19);
    const vf2 v24 = fma_f2(v17, v23, v22);
    const vf2 v25 = add_f2(v20, v24);
    const vf2 v26 = sub_f2(v20, v25);
    const vf2 v27 = add_f2(v26, v24);
    const vf2 v28 = abs_f2(v25);
    const vf2 v29 = number_f2(0x1.40dp+4f);
    const vf2 v30 = lesser_f2(v28, v29);
    const vm2 v31 = less_f2(v25, v6);
    const vf2 v32 = neg_f2(v27);
    const vf2 v33 = select_f2(v31, v32, v27);
    const vf2 v34 = number_f2(-0x1p-1f);
    const vf2 v35 = mul_f2(v30, v34);
    const vf2 v36 = mul_f2(v35, v30);
    const vf2 v37 = fms_f2(v35, v30, v36);
    const vf2 v38 = fnma_f2(v30, v33, v37);
    const vf2 v39 = number_f2(0x1.715476p+0f);
    const vf2 v40 = number_f2(0x1.8007fep+23f);
    const vf2 v41 = fma_f2(v36, v39, v40);
    const vf2 v42 = sub_f2(v41, v40);
    const vf2 v43 = number_f2(0x1.62e4p-1f);
    const vf2 v44 = fnma_f2(v42, v43, v36);
    const vf2 v45 = number_f2(0x1.7f7d1cp-20f);
    const vf2 v46 = fnma_f2(v42, v45, v38);
    const vf2 v47 = add_f2(v44, v46);
    const vf2 v48 = mul_f2(v47, v47);
    const vf2 v49 = number_f2(0x1.fffffcp-2f);
    const vf2 v50 = number_f2(0x1.555492p-3f);
    const vf2 v51 = number_f2(0x1.5558d2p-5f);
    const vf2 v52 = number_f2(0x1.1239cap-7f);
    const vf2 v53 = number_f2(0x1.6a23d4p-10f);
    const vf2 v54 = fma_f2(v53, v47, v52);
    const vf2 v55 = fma_f2(v54, v47, v51);
    const vf2 v56 = fma_f2(v55, v47, v50);
    const vf2 v57 = fma_f2(v56, v47, v49);
    const vf2 v58 = fma_f2(v48, v57, v46);
    const vf2 v59 = number_f2(0x1p+0f);
    const vf2 v60 = add_f2(v59, v44);
    const vf2 v61 = sub_f2(v59, v60);
    const vf2 v62 = add_f2(v61, v44);
    const vf2 v63 = add_f2(v62, v58);
    const vf2 v64 = number_f2(0x1.6a09e6p+0f);
    const vf2 v65 = number_f2(0x1.9fcef4p-26f);
    const vf2 v66 = mul_f2(v60, v64);
    const vf2 v67 = fms_f2(v60, v64, v66);
    const vf2 v68 = fma_f2(v60, v65, v67);
    const vf2 v69 = add_f2(v64, v65);
    const vf2 v70 = fma_f2(v63, v69, v68);
    const vi2 v71 = bits_f2(v41);
    const vq2 v72 = widen_i2(v71);
    const vq2 v73 = left_q2(v72, 52);
    const vd2 v74 = float_d2(v73);
    const vd2 v75 = number_d2(0x0p+0);
    const vf2 v76 = number_f2(-0x1p+0f);
    const vd2 v77 = widen_f2(v66);
    const vd2 v78 = widen_f2(v70);
    const vd2 v79 = add_d2(v77, v78);
    const vd2 v80 = mul_d2(v79, v74);
    const vd2 v81 = widen_f2(v76);
    const vd2 v82 = fnma_d2(v80, v81, v75);
    const vd2 v83 = widen_f2(v1);
    const vd2 v84 = mul_d2(v82, v83);
    const vd2 v85 = widen_f2(v0);
    const vd2 v86 = nan_from_d2(v84, v85);
    const vf2 v87 = narrow_d2(v86);
    store_f2(to[0], v87);
}
static void run_laplace_vjp_binary32_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 2, 1, laplace_vjp_binary32_faithful)
}

/* laplace_vjp_binary32_fast: f′(x)·g (vjp in binary32, fast)
   The Laplace activation: the normal distribution function of z = 2√π·(x − √½).
   The derivative: √2·exp(−z²/2).
   exp: exp(x) on [-0.34668, 0.34668] by a polynomial of degree 6; relative error at most 3.189e-09, proved in
     exp_binary32/00.toml
   fast: largest error 3.1345 ULP of 95,427,333 inputs, at 0x1.c7b50ep+0, 0x1.e57b86p-3
   55 operations (10 mul, 8 add, 8 fma, 7 sub, 3 neg, 3 select, 3 fnma, 2 lesser, 2 fms, 2 abs, 2 less, 1 greater, 1
     bits, 1 left, 1 float, 1 nan_from), 0 bytes of tables */
XPHI_OP void laplace_vjp_binary32_fast(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf2 v0 = load_f2(from[0]);
    const vf2 v1 = load_f2(from[1]);
    const vf2 v2 = number_f2(-0x1.cp+2f);
    const vf2 v3 = greater_f2(v2, v0);
    const vf2 v4 = number_f2(0x1.cp+2f);
    const vf2 v5 = lesser_f2(v4, v3);
    const vf2 v6 = number_f2(0x0p+0f);
    const vf2 v7 = number_f2(0x1.6a09e6p-1f);
    const vf2 v8 = number_f2(0x1.9fcef4p-27f);
    const vf2 v9 = neg_f2(v7);
    const vf2 v10 = neg_f2(v8);
    const vf2 v11 = add_f2(v5, v9);
    const vf2 v12 = sub_f2(v11, v5);
    const vf2 v13 = sub_f2(v11, v12);
    const vf2 v14 = sub_f2(v5, v13);
    const vf2 v15 = sub_f2(v9, v12);
    const vf2 v16 = add_f2(v14, v15);
    const vf2 v17 = add_f2(v16, v10);
    const vf2 v18 = number_f2(0x1.c5bf8ap+1f);
    const vf2 v19 = number_f2(-0x1.c96212p-24f);
    const vf2 v20 = mul_f2(v11, v18);
    const vf2 v21 = fms_f2(v11, v18, v20);
    const vf2 v22 = fma_f2(v11, v19, v21);
    const vf2 v23 = add_f2(v18, v19);
    const vf2 v24 = fma_f2(v17, v23, v22);
    const vf2 v25 = add_f2(v20, v24);
    const vf2 v26 = sub_f2(v20, v25);
    const vf2 v27 = add_f2(v26, v24);
    const vf2 v28 = abs_f2(v25);
    const vf2 v29 = number_f2(0x1.2ba8p+4f);
    const vf2 v30 = lesser_f2(v28, v29);
    const vm2 v31 = less_f2(v25, v6);
    const vf2 v32 = neg_f2(v27);
    const vf2 v33 = select_f2(v31, v32, v27);
    const vf2 v34 = number_f2(-0x1p-1f);
    const vf2 v35 = mul_f2(v30, v34);
    const vf2 v36 = mul_f2(v35, v30);
    const vf2 v37 = fms_f2(v35, v30, v36);
    const vf2 v38 = fnma_f2(v30, v33, v37);
    const vf2 v39 = number_f2(0x1.715476p+0f);
    const vf2 v40 = number_f2(0x1.8001fap+23f);
    const vf2 v41 = fma_f2(v36, v39, v40);
    const vf2 v42 = sub_f2(v41, v40);
    const vf2 v43 = number_f2(0x1.62e4p-1f);
    const vf2 v44 = fnma_f2(v42, v43, v36);
    const vf2 v45 = number_f2(0x1.7f7d1cp-20f);
    const vf2 v46 = fnma_f2(v42, v45, v44);
    const vf2 v47 = add_f2(v46, v38);
    const vf2 v48 = number_f2(0x1.fffffcp-2f);
    const vf2 v49 = number_f2(0x1.555492p-3f);
    const vf2 v50 = number_f2(0x1.5558d2p-5f);
    const vf2 v51 = number_f2(0x1.1239cap-7f);
    const vf2 v52 = number_f2(0x1.6a23d4p-10f);
    const vf2 v53 = fma_f2(v52, v47, v51);
    const vf2 v54 = fma_f2(v53, v47, v50);
    const vf2 v55 = fma_f2(v54, v47, v49);
    const vf2 v56 = fma_f2(v55, v47, v48);
    const vf2 v57 = mul_f2(v56, v47);
    const vf2 v58 = fma_f2(v57, v47, v47);
    const vf2 v59 = number_f2(0x1p+0f);
    const vf2 v60 = add_f2(v58, v59);
    const vf2 v61 = number_f2(0x1.6a09e6p+0f);
    const vf2 v62 = mul_f2(v60, v61);
    const vi2 v63 = bits_f2(v41);
    const vi2 v64 = left_i2(v63, 23);
    const vf2 v65 = float_f2(v64);
    const vf2 v66 = number_f2(-0x1p+0f);
    const vf2 v67 = mul_f2(v66, v65);
    const vf2 v68 = mul_f2(v62, v67);
    const vf2 v69 = sub_f2(v6, v68);
    const vf2 v70 = number_f2(0x1p-126f);
    const vf2 v71 = abs_f2(v1);
    const vm2 v72 = less_f2(v71, v59);
    const vf2 v73 = select_f2(v72, v59, v70);
    const vf2 v74 = select_f2(v72, v70, v59);
    const vf2 v75 = mul_f2(v1, v73);
    const vf2 v76 = mul_f2(v69, v75);
    const vf2 v77 = mul_f2(v76, v74);
    const vf2 v78 = nan_from_f2(v77, v0);
    store_f2(to[0], v78);
}
static void run_laplace_vjp_binary32_fast(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 2, 1, laplace_vjp_binary32_fast)
}

/* laplace_vjp_binary64_faithful: f′(x)·g (vjp in binary64, faithful)
   The Laplace activation: the normal distribution function of z = 2√π·(x − √½).
   The derivative: √2·exp(−z²/2).
   exp: exp(x) on [-0.34668, 0.34668] by a polynomial of degree 12; relative error at most 7.152e-19, proved in
     exp_binary64/00.toml
   faithful: largest error 1.4446 ULP of 16,384 inputs, at 0x1.8a304fda140a7p+2, 0x1.e32e40ef37974p+992
   79 operations (19 fma, 14 add, 10 sub, 10 mul, 4 fms, 4 fnma, 3 lesser, 3 neg, 3 select, 2 abs, 2 less, 1 greater, 1
     bits, 1 left, 1 float, 1 nan_from), 0 bytes of tables */
XPHI_OP void laplace_vjp_binary64_faithful(const double *const *from, double *const *to, const double *parameters) {
    (void)parameters;
    const vd2 v0 = load_d2(from[0]);
    const vd2 v1 = load_d2(from[1]);
    const vd2 v2 = number_d2(-0x1.2p+4);
    const vd2 v3 = greater_d2(v2, v0);
    const vd2 v4 = number_d2(0x1.2p+4);
    const vd2 v5 = lesser_d2(v4, v3);
    const vd2 v6 = number_d2(0x0p+0);
    const vd2 v7 = number_d2(0x1.6a09e667f3bcdp-1);
    const vd2 v8 = number_d2(-0x1.bdd3413b26456p-55);
    const vd2 v9 = neg_d2(v7);
    const vd2 v10 = neg_d2(v8);
    const vd2 v11 = add_d2(v5, v9);
    const vd2 v12 = sub_d2(v11, v5);
    const vd2 v13 = sub_d2(v11, v12);
    const vd2 v14 = sub_d2(v5, v13);
    const vd2 v15 = sub_d2(v9, v12);
    const vd2 v16 = add_d2(v14, v15);
    const vd2 v17 = add_d2(v16, v10);
    const vd2 v18 = number_d2(0x1.c5bf891b4ef6bp+1);
    const vd2 v19 = number_d2(-0x1.618f13eb7ca89p-53);
    const vd2 v20 = mul_d2(v11, v18);
    const vd2 v21 = fms_d2(v11, v18, v20);
    const vd2 v22 = fma_d2(v11, v19, v21);
    const vd2 v23 = add_d2(v18, v19);
    const vd2 v24 = fma_d2(v17, v23, v22);
    const vd2 v25 = add_d2(v20, v24);
    const vd2 v26 = sub_d2(v20, v25);
    const vd2 v27 = add_d2(v26, v24);
    const vd2 v28 = abs_d2(v25);
    const vd2 v29 = number_d2(0x1.a9f6p+5);
    const vd2 v30 = lesser_d2(v28, v29);
    const vn2 v31 = less_d2(v25, v6);
    const vd2 v32 = neg_d2(v27);
    const vd2 v33 = select_d2(v31, v32, v27);
    const vd2 v34 = number_d2(-0x1p-1);
    const vd2 v35 = mul_d2(v30, v34);
    const vd2 v36 = mul_d2(v35, v30);
    const vd2 v37 = fms_d2(v35, v30, v36);
    const vd2 v38 = fnma_d2(v30, v33, v37);
    const vd2 v39 = number_d2(0x1.71547652b82fep+0);
    const vd2 v40 = number_d2(0x1.80000000007fdp+52);
    const vd2 v41 = fma_d2(v36, v39, v40);
    const vd2 v42 = sub_d2(v41, v40);
    const vd2 v43 = number_d2(0x1.62e42fefa4p-1);
    const vd2 v44 = fnma_d2(v42, v43, v36);
    const vd2 v45 = number_d2(-0x1.8432a1b0e2634p-43);
    const vd2 v46 = fnma_d2(v42, v45, v38);
    const vd2 v47 = add_d2(v44, v46);
    const vd2 v48 = mul_d2(v47, v47);
    const vd2 v49 = number_d2(0x1p-1);
    const vd2 v50 = number_d2(0x1.555555555555bp-3);
    const vd2 v51 = number_d2(0x1.5555555555503p-5);
    const vd2 v52 = number_d2(0x1.111111110ec4ep-7);
    const vd2 v53 = number_d2(0x1.6c16c16c30539p-10);
    const vd2 v54 = number_d2(0x1.a01a01b3845a3p-13);
    const vd2 v55 = number_d2(0x1.a01a01366e0d4p-16);
    const vd2 v56 = number_d2(0x1.71ddf0112723ap-19);
    const vd2 v57 = number_d2(0x1.27e5b46d479fep-22);
    const vd2 v58 = number_d2(0x1.af6c03b2ed097p-26);
    const vd2 v59 = number_d2(0x1.1e3d1a7a9c487p-29);
    const vd2 v60 = fma_d2(v59, v47, v58);
    const vd2 v61 = fma_d2(v60, v47, v57);
    const vd2 v62 = fma_d2(v61, v47, v56);
    const vd2 v63 = fma_d2(v62, v47, v55);
    const vd2 v64 = fma_d2(v63, v47, v54);
    const vd2 v65 = fma_d2(v64, v47, v53);
    const vd2 v66 = fma_d2(v65, v47, v52);
    const vd2 v67 = fma_d2(v66, v47, v51);
    const vd2 v68 = fma_d2(v67, v47, v50);
    const vd2 v69 = fma_d2(v68, v47, v49);
    const vd2 v70 = fma_d2(v48, v69, v46);
    const vd2 v71 = number_d2(0x1p+0);
    const vd2 v72 = add_d2(v71, v44);
    const vd2 v73 = sub_d2(v71, v72);
    const vd2 v74 = add_d2(v73, v44);
    const vd2 v75 = add_d2(v74, v70);
    const vd2 v76 = number_d2(0x1.6a09e667f3bcdp+0);
    const vd2 v77 = number_d2(-0x1.bdd3413b26456p-54);
    const vd2 v78 = mul_d2(v72, v76);
    const vd2 v79 = fms_d2(v72, v76, v78);
    const vd2 v80 = fma_d2(v72, v77, v79);
    const vd2 v81 = add_d2(v76, v77);
    const vd2 v82 = fma_d2(v75, v81, v80);
    const vq2 v83 = bits_d2(v41);
    const vq2 v84 = left_q2(v83, 52);
    const vd2 v85 = float_d2(v84);
    const vd2 v86 = number_d2(-0x1p+0);
    const vd2 v87 = mul_d2(v86, v85);
    const vd2 v88 = mul_d2(v78, v87);
    const vd2 v89 = fms_d2(v78, v87, v88);
    const vd2 v90 = fma_d2(v82, v87, v89);
    const vd2 v91 = add_d2(v88, v90);
    const vd2 v92 = sub_d2(v88, v91);
    const vd2 v93 = add_d2(v92, v90);
    const vd2 v94 = fnma_d2(v91, v71, v6);
    const vd2 v95 = sub_d2(v94, v6);
    const vd2 v96 = fma_d2(v91, v71, v95);
    const vd2 v97 = fma_d2(v93, v71, v96);
    const vd2 v98 = number_d2(0x1p+1000);
    const vd2 v99 = lesser_d2(v97, v98);
    const vd2 v100 = add_d2(v99, v6);
    const vd2 v101 = sub_d2(v94, v100);
    const vd2 v102 = number_d2(0x1p-1022);
    const vd2 v103 = abs_d2(v1);
    const vn2 v104 = less_d2(v103, v71);
    const vd2 v105 = select_d2(v104, v71, v102);
    const vd2 v106 = select_d2(v104, v102, v71);
    const vd2 v107 = mul_d2(v1, v105);
    const vd2 v108 = mul_d2(v101, v107);
    const vd2 v109 = mul_d2(v108, v106);
    const vd2 v110 = nan_from_d2(v109, v0);
    store_d2(to[0], v110);
}
static void run_laplace_vjp_binary64_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(double, 2, 1, laplace_vjp_binary64_faithful)
}

extern const xphi_kernel XPHI_NAME(laplace_kernels)[];
const xphi_kernel XPHI_NAME(laplace_kernels)[] = {
    {"laplace", "f", "binary32", "faithful", run_laplace_f_binary32_faithful},
    {"laplace", "f", "binary32", "fast", run_laplace_f_binary32_fast},
    {"laplace", "f", "binary64", "faithful", run_laplace_f_binary64_faithful},
    {"laplace", "grad", "binary32", "faithful", run_laplace_grad_binary32_faithful},
    {"laplace", "grad", "binary32", "fast", run_laplace_grad_binary32_fast},
    {"laplace", "grad", "binary64", "faithful", run_laplace_grad_binary64_faithful},
    {"laplace", "vjp", "binary32", "faithful", run_laplace_vjp_binary32_faithful},
    {"laplace", "vjp", "binary32", "fast", run_laplace_vjp_binary32_fast},
    {"laplace", "vjp", "binary64", "faithful", run_laplace_vjp_binary64_faithful},
    {0, 0, 0, 0, 0}};
