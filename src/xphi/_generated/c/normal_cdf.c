/* normal_cdf: made by `make gen` from src/xphi/lower/recipes; edits here are lost. */
#include "block.h"
#include "kernels.h"
#include "tables.h"

/* normal_cdf_f_binary32_faithful: f(x) (f in binary32, faithful)
   The normal distribution function: Q(t) below zero, 1 − Q(t) above.
   exp: exp(x) on [-0.34668, 0.34668] by a polynomial of degree 6; relative error at most 3.189e-09, proved in
     exp_binary32/00.toml
   gaussian_tail: exp(x**2/2)*erfc(x/sqrt(2))/2 on [0, 30] by 16 pieces, each a polynomial of degree 7 about its
     middle; relative error at most 2.548e-09, proved in gaussian_tail_binary32/00.toml to 15.toml
   faithful: largest error 0.8613 ULP of all inputs, at -0x1.1af548p-6: got 0x1.f8f1f4p-2, exact 0x1.f8f1f247p-2
   70 operations (18 fma, 11 add, 10 lookup, 7 sub, 6 mul, 3 fms, 3 fnma, 2 lesser, 2 bits, 2 select, 1 abs, 1 right, 1
     left, 1 float, 1 less, 1 nan_from), 640 bytes of tables */
XPHI_OP void normal_cdf_f_binary32_faithful(const float *const *from, float *const *to, const double *parameters) {
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
    const vf2 v33 = number_f2(0x1p+1f);
    const vf2 v34 = add_f2(v3, v33);
    const vi2 v35 = bits_f2(v34);
    const vi2 v36 = right_i2(v35, 21);
    const vf2 v37 = lookup_f2(gaussian_tail_binary32_center, v36, 16);
    const vf2 v38 = sub_f2(v3, v37);
    const vf2 v39 = lookup_f2(gaussian_tail_binary32_c1, v36, 16);
    const vf2 v40 = lookup_f2(gaussian_tail_binary32_c2, v36, 16);
    const vf2 v41 = lookup_f2(gaussian_tail_binary32_c3, v36, 16);
    const vf2 v42 = lookup_f2(gaussian_tail_binary32_c4, v36, 16);
    const vf2 v43 = lookup_f2(gaussian_tail_binary32_c5, v36, 16);
    const vf2 v44 = lookup_f2(gaussian_tail_binary32_c6, v36, 16);
    const vf2 v45 = lookup_f2(gaussian_tail_binary32_c7, v36, 16);
    const vf2 v46 = lookup_f2(gaussian_tail_binary32_c0, v36, 16);
    const vf2 v47 = lookup_f2(gaussian_tail_binary32_c0_low, v36, 16);
    const vf2 v48 = fma_f2(v45, v38, v44);
    const vf2 v49 = fma_f2(v48, v38, v43);
    const vf2 v50 = fma_f2(v49, v38, v42);
    const vf2 v51 = fma_f2(v50, v38, v41);
    const vf2 v52 = fma_f2(v51, v38, v40);
    const vf2 v53 = fma_f2(v52, v38, v39);
    const vf2 v54 = fma_f2(v53, v38, v47);
    const vf2 v55 = add_f2(v46, v54);
    const vf2 v56 = sub_f2(v46, v55);
    const vf2 v57 = add_f2(v56, v54);
    const vf2 v58 = mul_f2(v29, v55);
    const vf2 v59 = fms_f2(v29, v55, v58);
    const vf2 v60 = fma_f2(v29, v57, v59);
    const vf2 v61 = add_f2(v55, v57);
    const vf2 v62 = fma_f2(v32, v61, v60);
    const vi2 v63 = bits_f2(v10);
    const vi2 v64 = left_i2(v63, 23);
    const vf2 v65 = float_f2(v64);
    const vf2 v66 = number_f2(0x0p+0f);
    const vm2 v67 = less_f2(v0, v66);
    const vf2 v68 = select_f2(v67, v66, v28);
    const vf2 v69 = number_f2(-0x1p+0f);
    const vf2 v70 = select_f2(v67, v69, v28);
    const vf2 v71 = mul_f2(v70, v65);
    const vf2 v72 = mul_f2(v58, v71);
    const vf2 v73 = fms_f2(v58, v71, v72);
    const vf2 v74 = fma_f2(v62, v71, v73);
    const vf2 v75 = add_f2(v72, v74);
    const vf2 v76 = sub_f2(v72, v75);
    const vf2 v77 = add_f2(v76, v74);
    const vf2 v78 = number_f2(0x1p-64f);
    const vf2 v79 = fnma_f2(v75, v78, v68);
    const vf2 v80 = sub_f2(v79, v68);
    const vf2 v81 = fma_f2(v75, v78, v80);
    const vf2 v82 = fma_f2(v77, v78, v81);
    const vf2 v83 = number_f2(0x1p+126f);
    const vf2 v84 = lesser_f2(v82, v83);
    const vf2 v85 = add_f2(v84, v66);
    const vf2 v86 = sub_f2(v79, v85);
    const vf2 v87 = nan_from_f2(v86, v0);
    store_f2(to[0], v87);
}
static void run_normal_cdf_f_binary32_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 1, 1, normal_cdf_f_binary32_faithful)
}

/* normal_cdf_f_binary32_fast: f(x) (f in binary32, fast)
   The normal distribution function: Q(t) below zero, 1 − Q(t) above.
   exp: exp(x) on [-0.34668, 0.34668] by a polynomial of degree 6; relative error at most 3.189e-09, proved in
     exp_binary32/00.toml
   mills_ratio: exp(x**2/2)*erfc(x/sqrt(2))/2/(6693141/2**24) on [0, 24.5] by m/(x*m + p), m of degree 5 and p of
     degree 4; relative error at most 3.178e-09, proved in mills_ratio_binary32/00.toml
   fast: largest error 3.6224 ULP of all inputs, at -0x1.6ca9fcp-1: got 0x1.e7c05ep-3, exact 0x1.e7c056c16p-3
   39 operations (17 fma, 6 mul, 3 fnma, 2 select, 1 abs, 1 lesser, 1 fms, 1 sub, 1 add, 1 div, 1 bits, 1 left, 1
     float, 1 less, 1 nan_from), 0 bytes of tables */
XPHI_OP void normal_cdf_f_binary32_fast(const float *const *from, float *const *to, const double *parameters) {
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
    const vf2 v30 = number_f2(0x1.e145cap+0f);
    const vf2 v31 = number_f2(0x1.04e20ep+1f);
    const vf2 v32 = number_f2(0x1.0fc53ap+0f);
    const vf2 v33 = number_f2(0x1.47d25p-2f);
    const vf2 v34 = number_f2(0x1.c9efbep-5f);
    const vf2 v35 = number_f2(0x1.3210a6p-8f);
    const vf2 v36 = fma_f2(v35, v3, v34);
    const vf2 v37 = fma_f2(v36, v3, v33);
    const vf2 v38 = fma_f2(v37, v3, v32);
    const vf2 v39 = fma_f2(v38, v3, v31);
    const vf2 v40 = fma_f2(v39, v3, v30);
    const vf2 v41 = number_f2(0x1.8p+0f);
    const vf2 v42 = number_f2(0x1.e2d926p-1f);
    const vf2 v43 = number_f2(0x1.3ed126p-2f);
    const vf2 v44 = number_f2(0x1.c9b756p-5f);
    const vf2 v45 = number_f2(0x1.321b9cp-8f);
    const vf2 v46 = fma_f2(v45, v3, v44);
    const vf2 v47 = fma_f2(v46, v3, v43);
    const vf2 v48 = fma_f2(v47, v3, v42);
    const vf2 v49 = fma_f2(v48, v3, v41);
    const vf2 v50 = number_f2(0x1.988454p-2f);
    const vf2 v51 = fma_f2(v27, v50, v50);
    const vf2 v52 = mul_f2(v51, v40);
    const vf2 v53 = fma_f2(v3, v40, v49);
    const vf2 v54 = div_f2(v52, v53);
    const vi2 v55 = bits_f2(v10);
    const vi2 v56 = left_i2(v55, 23);
    const vf2 v57 = float_f2(v56);
    const vf2 v58 = number_f2(0x0p+0f);
    const vm2 v59 = less_f2(v0, v58);
    const vf2 v60 = select_f2(v59, v58, v28);
    const vf2 v61 = number_f2(-0x1p+0f);
    const vf2 v62 = select_f2(v59, v61, v28);
    const vf2 v63 = mul_f2(v62, v57);
    const vf2 v64 = mul_f2(v54, v63);
    const vf2 v65 = number_f2(0x1p-64f);
    const vf2 v66 = fnma_f2(v64, v65, v60);
    const vf2 v67 = nan_from_f2(v66, v0);
    store_f2(to[0], v67);
}
static void run_normal_cdf_f_binary32_fast(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 1, 1, normal_cdf_f_binary32_fast)
}

/* normal_cdf_f_binary64_faithful: f(x) (f in binary64, faithful)
   The normal distribution function: Q(t) below zero, 1 − Q(t) above.
   exp: exp(x) on [-0.34668, 0.34668] by a polynomial of degree 12; relative error at most 7.152e-19, proved in
     exp_binary64/00.toml
   gaussian_tail: exp(x**2/2)*erfc(x/sqrt(2))/2 on [0, 38] by 17 pieces, each a polynomial of degree 14 about its
     middle; relative error at most 1.819e-17, proved in gaussian_tail_binary64/00.toml to 16.toml
   gaussian_tail: (1 + -1/(x**2)**1 + 3/(x**2)**2 + -15/(x**2)**3 + 105/(x**2)**4 + -945/(x**2)**5 + 10395/(x**2)**6 +
     -135135/(x**2)**7 + 2027025/(x**2)**8 + -34459425/(x**2)**9)/(x*sqrt(2*pi)) on [38, 54] by 2 pieces, each a
     polynomial of degree 14 about its middle; relative error at most 4.079e-18, proved in
     gaussian_tail_binary64/17.toml to 18.toml
   faithful: largest error 0.9691 ULP of 104,719,059 inputs, at -0x1.2b8c028e7ad9cp-42: got 0x1.ffffffffff887p-2, exact
     0x1.ffffffffff887f82p-2
   90 operations (31 fma, 17 lookup, 11 add, 7 sub, 6 mul, 3 fms, 3 fnma, 2 lesser, 2 bits, 2 select, 1 abs, 1 right, 1
     left, 1 float, 1 less, 1 nan_from), 4352 bytes of tables */
XPHI_OP void normal_cdf_f_binary64_faithful(const double *const *from, double *const *to, const double *parameters) {
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
    const vd2 v45 = number_d2(0x1p+1);
    const vd2 v46 = add_d2(v3, v45);
    const vq2 v47 = bits_d2(v46);
    const vq2 v48 = right_q2(v47, 50);
    const vd2 v49 = lookup_d2(gaussian_tail_binary64_center, v48, 32);
    const vd2 v50 = sub_d2(v3, v49);
    const vd2 v51 = lookup_d2(gaussian_tail_binary64_c1, v48, 32);
    const vd2 v52 = lookup_d2(gaussian_tail_binary64_c2, v48, 32);
    const vd2 v53 = lookup_d2(gaussian_tail_binary64_c3, v48, 32);
    const vd2 v54 = lookup_d2(gaussian_tail_binary64_c4, v48, 32);
    const vd2 v55 = lookup_d2(gaussian_tail_binary64_c5, v48, 32);
    const vd2 v56 = lookup_d2(gaussian_tail_binary64_c6, v48, 32);
    const vd2 v57 = lookup_d2(gaussian_tail_binary64_c7, v48, 32);
    const vd2 v58 = lookup_d2(gaussian_tail_binary64_c8, v48, 32);
    const vd2 v59 = lookup_d2(gaussian_tail_binary64_c9, v48, 32);
    const vd2 v60 = lookup_d2(gaussian_tail_binary64_c10, v48, 32);
    const vd2 v61 = lookup_d2(gaussian_tail_binary64_c11, v48, 32);
    const vd2 v62 = lookup_d2(gaussian_tail_binary64_c12, v48, 32);
    const vd2 v63 = lookup_d2(gaussian_tail_binary64_c13, v48, 32);
    const vd2 v64 = lookup_d2(gaussian_tail_binary64_c14, v48, 32);
    const vd2 v65 = lookup_d2(gaussian_tail_binary64_c0, v48, 32);
    const vd2 v66 = lookup_d2(gaussian_tail_binary64_c0_low, v48, 32);
    const vd2 v67 = fma_d2(v64, v50, v63);
    const vd2 v68 = fma_d2(v67, v50, v62);
    const vd2 v69 = fma_d2(v68, v50, v61);
    const vd2 v70 = fma_d2(v69, v50, v60);
    const vd2 v71 = fma_d2(v70, v50, v59);
    const vd2 v72 = fma_d2(v71, v50, v58);
    const vd2 v73 = fma_d2(v72, v50, v57);
    const vd2 v74 = fma_d2(v73, v50, v56);
    const vd2 v75 = fma_d2(v74, v50, v55);
    const vd2 v76 = fma_d2(v75, v50, v54);
    const vd2 v77 = fma_d2(v76, v50, v53);
    const vd2 v78 = fma_d2(v77, v50, v52);
    const vd2 v79 = fma_d2(v78, v50, v51);
    const vd2 v80 = fma_d2(v79, v50, v66);
    const vd2 v81 = add_d2(v65, v80);
    const vd2 v82 = sub_d2(v65, v81);
    const vd2 v83 = add_d2(v82, v80);
    const vd2 v84 = mul_d2(v41, v81);
    const vd2 v85 = fms_d2(v41, v81, v84);
    const vd2 v86 = fma_d2(v41, v83, v85);
    const vd2 v87 = add_d2(v81, v83);
    const vd2 v88 = fma_d2(v44, v87, v86);
    const vq2 v89 = bits_d2(v10);
    const vq2 v90 = left_q2(v89, 52);
    const vd2 v91 = float_d2(v90);
    const vd2 v92 = number_d2(0x0p+0);
    const vn2 v93 = less_d2(v0, v92);
    const vd2 v94 = select_d2(v93, v92, v40);
    const vd2 v95 = number_d2(-0x1p+0);
    const vd2 v96 = select_d2(v93, v95, v40);
    const vd2 v97 = mul_d2(v96, v91);
    const vd2 v98 = mul_d2(v84, v97);
    const vd2 v99 = fms_d2(v84, v97, v98);
    const vd2 v100 = fma_d2(v88, v97, v99);
    const vd2 v101 = add_d2(v98, v100);
    const vd2 v102 = sub_d2(v98, v101);
    const vd2 v103 = add_d2(v102, v100);
    const vd2 v104 = number_d2(0x1p-128);
    const vd2 v105 = fnma_d2(v101, v104, v94);
    const vd2 v106 = sub_d2(v105, v94);
    const vd2 v107 = fma_d2(v101, v104, v106);
    const vd2 v108 = fma_d2(v103, v104, v107);
    const vd2 v109 = number_d2(0x1p+1000);
    const vd2 v110 = lesser_d2(v108, v109);
    const vd2 v111 = add_d2(v110, v92);
    const vd2 v112 = sub_d2(v105, v111);
    const vd2 v113 = nan_from_d2(v112, v0);
    store_d2(to[0], v113);
}
static void run_normal_cdf_f_binary64_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(double, 1, 1, normal_cdf_f_binary64_faithful)
}

/* normal_cdf_grad_binary32_faithful: f′(x) (grad in binary32, faithful)
   The normal distribution function: Q(t) below zero, 1 − Q(t) above.
   The normal density.
   exp: exp(x) on [-0.34668, 0.34668] by a polynomial of degree 6; relative error at most 3.189e-09, proved in
     exp_binary32/00.toml
   faithful: largest error 0.8344 ULP of all inputs, at -0x1.a2c642p+3: got 0x1.191d28p-125, exact 0x1.191d2654cp-125
   43 operations (11 fma, 8 add, 6 mul, 5 sub, 3 fms, 3 fnma, 2 lesser, 1 abs, 1 bits, 1 left, 1 float, 1 nan_from), 0
     bytes of tables */
XPHI_OP void normal_cdf_grad_binary32_faithful(const float *const *from, float *const *to, const double *parameters) {
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
static void run_normal_cdf_grad_binary32_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 1, 1, normal_cdf_grad_binary32_faithful)
}

/* normal_cdf_grad_binary32_fast: f′(x) (grad in binary32, fast)
   The normal distribution function: Q(t) below zero, 1 − Q(t) above.
   The normal density.
   exp: exp(x) on [-0.34668, 0.34668] by a polynomial of degree 6; relative error at most 3.189e-09, proved in
     exp_binary32/00.toml
   fast: largest error 2.1392 ULP of all inputs, at -0x1.45aa84p+2: got 0x1.feaecap-21, exact 0x1.feaec5b8cp-21
   25 operations (6 mul, 6 fma, 3 fnma, 2 add, 1 abs, 1 lesser, 1 fms, 1 sub, 1 bits, 1 left, 1 float, 1 nan_from), 0
     bytes of tables */
XPHI_OP void normal_cdf_grad_binary32_fast(const float *const *from, float *const *to, const double *parameters) {
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
static void run_normal_cdf_grad_binary32_fast(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 1, 1, normal_cdf_grad_binary32_fast)
}

/* normal_cdf_grad_binary64_faithful: f′(x) (grad in binary64, faithful)
   The normal distribution function: Q(t) below zero, 1 − Q(t) above.
   The normal density.
   exp: exp(x) on [-0.34668, 0.34668] by a polynomial of degree 12; relative error at most 7.152e-19, proved in
     exp_binary64/00.toml
   faithful: largest error 0.7914 ULP of 104,719,059 inputs, at -0x1.2cbd88477ce2cp+5: got 0x1.33e75a9259dd4p-1021,
     exact 0x1.33e75a9259dd3356p-1021
   49 operations (17 fma, 8 add, 6 mul, 5 sub, 3 fms, 3 fnma, 2 lesser, 1 abs, 1 bits, 1 left, 1 float, 1 nan_from), 0
     bytes of tables */
XPHI_OP void normal_cdf_grad_binary64_faithful(const double *const *from, double *const *to, const double *parameters) {
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
static void run_normal_cdf_grad_binary64_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(double, 1, 1, normal_cdf_grad_binary64_faithful)
}

/* normal_cdf_vjp_binary32_faithful: f′(x)·g (vjp in binary32, faithful)
   The normal distribution function: Q(t) below zero, 1 − Q(t) above.
   The normal density.
   exp: exp(x) on [-0.34668, 0.34668] by a polynomial of degree 6; relative error at most 3.189e-09, proved in
     exp_binary32/00.toml
   faithful: largest error 0.7723 ULP of 100,000,000 inputs, at 0x1.14d8ep+2, 0x1.b2193cp+0
   40 operations (8 fma, 6 mul, 6 add, 6 widen, 3 fnma, 2 fms, 2 sub, 1 abs, 1 lesser, 1 bits, 1 left, 1 float, 1
     nan_from, 1 narrow), 0 bytes of tables */
XPHI_OP void normal_cdf_vjp_binary32_faithful(const float *const *from, float *const *to, const double *parameters) {
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
    const vf2 v37 = mul_f2(v30, v35);
    const vf2 v38 = fms_f2(v30, v35, v37);
    const vf2 v39 = fma_f2(v30, v36, v38);
    const vf2 v40 = add_f2(v35, v36);
    const vf2 v41 = fma_f2(v33, v40, v39);
    const vi2 v42 = bits_f2(v11);
    const vq2 v43 = widen_i2(v42);
    const vq2 v44 = left_q2(v43, 52);
    const vd2 v45 = float_d2(v44);
    const vd2 v46 = number_d2(0x0p+0);
    const vf2 v47 = number_f2(-0x1p+0f);
    const vd2 v48 = widen_f2(v37);
    const vd2 v49 = widen_f2(v41);
    const vd2 v50 = add_d2(v48, v49);
    const vd2 v51 = mul_d2(v50, v45);
    const vd2 v52 = widen_f2(v47);
    const vd2 v53 = fnma_d2(v51, v52, v46);
    const vd2 v54 = widen_f2(v1);
    const vd2 v55 = mul_d2(v53, v54);
    const vd2 v56 = widen_f2(v0);
    const vd2 v57 = nan_from_d2(v55, v56);
    const vf2 v58 = narrow_d2(v57);
    store_f2(to[0], v58);
}
static void run_normal_cdf_vjp_binary32_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 2, 1, normal_cdf_vjp_binary32_faithful)
}

/* normal_cdf_vjp_binary32_fast: f′(x)·g (vjp in binary32, fast)
   The normal distribution function: Q(t) below zero, 1 − Q(t) above.
   The normal density.
   exp: exp(x) on [-0.34668, 0.34668] by a polynomial of degree 6; relative error at most 3.189e-09, proved in
     exp_binary32/00.toml
   fast: largest error 3.1291 ULP of 96,341,528 inputs, at -0x1.c1940cp+2, 0x1.e097cap-52
   32 operations (9 mul, 6 fma, 2 abs, 2 sub, 2 fnma, 2 add, 2 select, 1 lesser, 1 fms, 1 bits, 1 left, 1 float, 1
     less, 1 nan_from), 0 bytes of tables */
XPHI_OP void normal_cdf_vjp_binary32_fast(const float *const *from, float *const *to, const double *parameters) {
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
    const vf2 v33 = mul_f2(v30, v32);
    const vi2 v34 = bits_f2(v11);
    const vi2 v35 = left_i2(v34, 23);
    const vf2 v36 = float_f2(v35);
    const vf2 v37 = number_f2(-0x1p+0f);
    const vf2 v38 = mul_f2(v37, v36);
    const vf2 v39 = mul_f2(v33, v38);
    const vf2 v40 = sub_f2(v31, v39);
    const vf2 v41 = number_f2(0x1p-126f);
    const vf2 v42 = abs_f2(v1);
    const vm2 v43 = less_f2(v42, v29);
    const vf2 v44 = select_f2(v43, v29, v41);
    const vf2 v45 = select_f2(v43, v41, v29);
    const vf2 v46 = mul_f2(v1, v44);
    const vf2 v47 = mul_f2(v40, v46);
    const vf2 v48 = mul_f2(v47, v45);
    const vf2 v49 = nan_from_f2(v48, v0);
    store_f2(to[0], v49);
}
static void run_normal_cdf_vjp_binary32_fast(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 2, 1, normal_cdf_vjp_binary32_fast)
}

/* normal_cdf_vjp_binary64_faithful: f′(x)·g (vjp in binary64, faithful)
   The normal distribution function: Q(t) below zero, 1 − Q(t) above.
   The normal density.
   exp: exp(x) on [-0.34668, 0.34668] by a polynomial of degree 12; relative error at most 7.152e-19, proved in
     exp_binary64/00.toml
   faithful: largest error 1.0182 ULP of 512 inputs, at 0x1.34fd74d3c7244p-1, -0x1.5026c4aeccc2ap-3
   56 operations (17 fma, 9 mul, 8 add, 5 sub, 3 fms, 3 fnma, 2 abs, 2 lesser, 2 select, 1 bits, 1 left, 1 float, 1
     less, 1 nan_from), 0 bytes of tables */
XPHI_OP void normal_cdf_vjp_binary64_faithful(const double *const *from, double *const *to, const double *parameters) {
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
    const vd2 v49 = mul_d2(v42, v47);
    const vd2 v50 = fms_d2(v42, v47, v49);
    const vd2 v51 = fma_d2(v42, v48, v50);
    const vd2 v52 = add_d2(v47, v48);
    const vd2 v53 = fma_d2(v45, v52, v51);
    const vq2 v54 = bits_d2(v11);
    const vq2 v55 = left_q2(v54, 52);
    const vd2 v56 = float_d2(v55);
    const vd2 v57 = number_d2(-0x1p+0);
    const vd2 v58 = mul_d2(v57, v56);
    const vd2 v59 = mul_d2(v49, v58);
    const vd2 v60 = fms_d2(v49, v58, v59);
    const vd2 v61 = fma_d2(v53, v58, v60);
    const vd2 v62 = add_d2(v59, v61);
    const vd2 v63 = sub_d2(v59, v62);
    const vd2 v64 = add_d2(v63, v61);
    const vd2 v65 = fnma_d2(v62, v41, v46);
    const vd2 v66 = sub_d2(v65, v46);
    const vd2 v67 = fma_d2(v62, v41, v66);
    const vd2 v68 = fma_d2(v64, v41, v67);
    const vd2 v69 = number_d2(0x1p+1000);
    const vd2 v70 = lesser_d2(v68, v69);
    const vd2 v71 = add_d2(v70, v46);
    const vd2 v72 = sub_d2(v65, v71);
    const vd2 v73 = number_d2(0x1p-1022);
    const vd2 v74 = abs_d2(v1);
    const vn2 v75 = less_d2(v74, v41);
    const vd2 v76 = select_d2(v75, v41, v73);
    const vd2 v77 = select_d2(v75, v73, v41);
    const vd2 v78 = mul_d2(v1, v76);
    const vd2 v79 = mul_d2(v72, v78);
    const vd2 v80 = mul_d2(v79, v77);
    const vd2 v81 = nan_from_d2(v80, v0);
    store_d2(to[0], v81);
}
static void run_normal_cdf_vjp_binary64_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(double, 2, 1, normal_cdf_vjp_binary64_faithful)
}

extern const xphi_kernel XPHI_NAME(normal_cdf_kernels)[];
const xphi_kernel XPHI_NAME(normal_cdf_kernels)[] = {
    {"normal_cdf", "f", "binary32", "faithful", run_normal_cdf_f_binary32_faithful},
    {"normal_cdf", "f", "binary32", "fast", run_normal_cdf_f_binary32_fast},
    {"normal_cdf", "f", "binary64", "faithful", run_normal_cdf_f_binary64_faithful},
    {"normal_cdf", "grad", "binary32", "faithful", run_normal_cdf_grad_binary32_faithful},
    {"normal_cdf", "grad", "binary32", "fast", run_normal_cdf_grad_binary32_fast},
    {"normal_cdf", "grad", "binary64", "faithful", run_normal_cdf_grad_binary64_faithful},
    {"normal_cdf", "vjp", "binary32", "faithful", run_normal_cdf_vjp_binary32_faithful},
    {"normal_cdf", "vjp", "binary32", "fast", run_normal_cdf_vjp_binary32_fast},
    {"normal_cdf", "vjp", "binary64", "faithful", run_normal_cdf_vjp_binary64_faithful},
    {0, 0, 0, 0, 0}};
