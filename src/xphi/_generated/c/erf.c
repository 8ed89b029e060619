/* erf: made by `make gen` from src/xphi/lower/recipes; edits here are lost. */
#include "block.h"
#include "kernels.h"
#include "tables.h"

/* erf_f_binary32_faithful: f(x) (f in binary32, faithful)
   The error function: an odd polynomial up to 1/2, 1 − exp(−t²)·X(t) beyond.
   exp: exp(x) on [-0.34668, 0.34668] by a polynomial of degree 6; relative error at most 3.189e-09, proved in
     exp_binary32/00.toml
   scaled_erfc: exp(x**2)*erfc(x) on [0, 11] by 14 pieces, each a polynomial of degree 7 about its middle; relative
     error at most 2.18e-09, proved in scaled_erfc_binary32/00.toml to 13.toml
   erf: erf(x) on [0, 0.5] by a polynomial of degree 11; relative error at most 3.958e-10, proved in
     erf_binary32/00.toml
   faithful: largest error 0.9998 ULP of all inputs, at -0x1.8654f2p-125: got -0x1.b8713cp-125, exact
     -0x1.b8713a002p-125
   83 operations (24 fma, 14 add, 10 lookup, 8 sub, 7 mul, 4 fms, 3 fnma, 2 lesser, 2 bits, 1 abs, 1 neg, 1 right, 1
     left, 1 float, 1 less, 1 select, 1 copysign, 1 nan_from), 640 bytes of tables */
XPHI_OP void erf_f_binary32_faithful(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf2 v0 = load_f2(from[0]);
    const vf2 v1 = abs_f2(v0);
    const vf2 v2 = number_f2(0x1.7038p+3f);
    const vf2 v3 = lesser_f2(v1, v2);
    const vf2 v4 = number_f2(0x1p+0f);
    const vf2 v5 = neg_f2(v3);
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
    const vf2 v28 = add_f2(v4, v13);
    const vf2 v29 = sub_f2(v4, v28);
    const vf2 v30 = add_f2(v29, v13);
    const vf2 v31 = add_f2(v30, v27);
    const vf2 v32 = add_f2(v3, v4);
    const vi2 v33 = bits_f2(v32);
    const vi2 v34 = right_i2(v33, 21);
    const vf2 v35 = lookup_f2(scaled_erfc_binary32_center, v34, 16);
    const vf2 v36 = sub_f2(v3, v35);
    const vf2 v37 = lookup_f2(scaled_erfc_binary32_c1, v34, 16);
    const vf2 v38 = lookup_f2(scaled_erfc_binary32_c2, v34, 16);
    const vf2 v39 = lookup_f2(scaled_erfc_binary32_c3, v34, 16);
    const vf2 v40 = lookup_f2(scaled_erfc_binary32_c4, v34, 16);
    const vf2 v41 = lookup_f2(scaled_erfc_binary32_c5, v34, 16);
    const vf2 v42 = lookup_f2(scaled_erfc_binary32_c6, v34, 16);
    const vf2 v43 = lookup_f2(scaled_erfc_binary32_c7, v34, 16);
    const vf2 v44 = lookup_f2(scaled_erfc_binary32_c0, v34, 16);
    const vf2 v45 = lookup_f2(scaled_erfc_binary32_c0_low, v34, 16);
    const vf2 v46 = fma_f2(v43, v36, v42);
    const vf2 v47 = fma_f2(v46, v36, v41);
    const vf2 v48 = fma_f2(v47, v36, v40);
    const vf2 v49 = fma_f2(v48, v36, v39);
    const vf2 v50 = fma_f2(v49, v36, v38);
    const vf2 v51 = fma_f2(v50, v36, v37);
    const vf2 v52 = fma_f2(v51, v36, v45);
    const vf2 v53 = add_f2(v44, v52);
    const vf2 v54 = sub_f2(v44, v53);
    const vf2 v55 = add_f2(v54, v52);
    const vf2 v56 = mul_f2(v28, v53);
    const vf2 v57 = fms_f2(v28, v53, v56);
    const vf2 v58 = fma_f2(v28, v55, v57);
    const vf2 v59 = add_f2(v53, v55);
    const vf2 v60 = fma_f2(v31, v59, v58);
    const vi2 v61 = bits_f2(v10);
    const vi2 v62 = left_i2(v61, 23);
    const vf2 v63 = float_f2(v62);
    const vf2 v64 = mul_f2(v4, v63);
    const vf2 v65 = mul_f2(v56, v64);
    const vf2 v66 = fms_f2(v56, v64, v65);
    const vf2 v67 = fma_f2(v60, v64, v66);
    const vf2 v68 = add_f2(v65, v67);
    const vf2 v69 = sub_f2(v65, v68);
    const vf2 v70 = add_f2(v69, v67);
    const vf2 v71 = number_f2(0x1p-64f);
    const vf2 v72 = fnma_f2(v68, v71, v4);
    const vf2 v73 = sub_f2(v72, v4);
    const vf2 v74 = fma_f2(v68, v71, v73);
    const vf2 v75 = fma_f2(v70, v71, v74);
    const vf2 v76 = number_f2(0x1p+126f);
    const vf2 v77 = lesser_f2(v75, v76);
    const vf2 v78 = number_f2(0x0p+0f);
    const vf2 v79 = add_f2(v77, v78);
    const vf2 v80 = sub_f2(v72, v79);
    const vf2 v81 = mul_f2(v3, v3);
    const vf2 v82 = number_f2(0x1.20dd76p+0f);
    const vf2 v83 = number_f2(-0x1.f7ac92p-25f);
    const vf2 v84 = number_f2(-0x1.812746p-2f);
    const vf2 v85 = number_f2(0x1.ce2efp-4f);
    const vf2 v86 = number_f2(-0x1.b8212cp-6f);
    const vf2 v87 = number_f2(0x1.54df02p-8f);
    const vf2 v88 = number_f2(-0x1.941316p-11f);
    const vf2 v89 = fma_f2(v88, v81, v87);
    const vf2 v90 = fma_f2(v89, v81, v86);
    const vf2 v91 = fma_f2(v90, v81, v85);
    const vf2 v92 = fma_f2(v91, v81, v84);
    const vf2 v93 = fma_f2(v92, v81, v83);
    const vf2 v94 = add_f2(v82, v93);
    const vf2 v95 = sub_f2(v82, v94);
    const vf2 v96 = add_f2(v95, v93);
    const vf2 v97 = mul_f2(v94, v3);
    const vf2 v98 = fms_f2(v94, v3, v97);
    const vf2 v99 = fma_f2(v96, v3, v98);
    const vf2 v100 = add_f2(v97, v99);
    const vf2 v101 = number_f2(0x1p-1f);
    const vm2 v102 = less_f2(v3, v101);
    const vf2 v103 = select_f2(v102, v100, v80);
    const vf2 v104 = copysign_f2(v103, v0);
    const vf2 v105 = nan_from_f2(v104, v0);
    store_f2(to[0], v105);
}
static void run_erf_f_binary32_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 1, 1, erf_f_binary32_faithful)
}

/* erf_f_binary32_fast: f(x) (f in binary32, fast)
   The error function: an odd polynomial up to 1/2, 1 − exp(−t²)·X(t) beyond.
   exp: exp(x) on [-0.34668, 0.34668] by a polynomial of degree 6; relative error at most 3.189e-09, proved in
     exp_binary32/00.toml
   scaled_erfc: exp(x**2)*erfc(x) on [0, 11] by 14 pieces, each a polynomial of degree 7 about its middle; relative
     error at most 2.18e-09, proved in scaled_erfc_binary32/00.toml to 13.toml
   erf: erf(x) on [0, 0.5] by a polynomial of degree 11; relative error at most 3.958e-10, proved in
     erf_binary32/00.toml
   fast: largest error 2.7624 ULP of all inputs, at -0x1.e861fap-2: got -0x1.000002p-1, exact -0x1.fffffe79ap-2
   55 operations (18 fma, 9 lookup, 7 mul, 3 fnma, 3 add, 2 sub, 2 bits, 1 abs, 1 lesser, 1 neg, 1 fms, 1 right, 1
     left, 1 float, 1 less, 1 select, 1 copysign, 1 nan_from), 576 bytes of tables */
XPHI_OP void erf_f_binary32_fast(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf2 v0 = load_f2(from[0]);
    const vf2 v1 = abs_f2(v0);
    const vf2 v2 = number_f2(0x1.7038p+3f);
    const vf2 v3 = lesser_f2(v1, v2);
    const vf2 v4 = number_f2(0x1p+0f);
    const vf2 v5 = neg_f2(v3);
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
    const vf2 v28 = add_f2(v27, v4);
    const vf2 v29 = add_f2(v3, v4);
    const vi2 v30 = bits_f2(v29);
    const vi2 v31 = right_i2(v30, 21);
    const vf2 v32 = lookup_f2(scaled_erfc_binary32_center, v31, 16);
    const vf2 v33 = sub_f2(v3, v32);
    const vf2 v34 = lookup_f2(scaled_erfc_binary32_c1, v31, 16);
    const vf2 v35 = lookup_f2(scaled_erfc_binary32_c2, v31, 16);
    const vf2 v36 = lookup_f2(scaled_erfc_binary32_c3, v31, 16);
    const vf2 v37 = lookup_f2(scaled_erfc_binary32_c4, v31, 16);
    const vf2 v38 = lookup_f2(scaled_erfc_binary32_c5, v31, 16);
    const vf2 v39 = lookup_f2(scaled_erfc_binary32_c6, v31, 16);
    const vf2 v40 = lookup_f2(scaled_erfc_binary32_c7, v31, 16);
    const vf2 v41 = lookup_f2(scaled_erfc_binary32_c0, v31, 16);
    const vf2 v42 = fma_f2(v40, v33, v39);
    const vf2 v43 = fma_f2(v42, v33, v38);
    const vf2 v44 = fma_f2(v43, v33, v37);
    const vf2 v45 = fma_f2(v44, v33, v36);
    const vf2 v46 = fma_f2(v45, v33, v35);
    const vf2 v47 = fma_f2(v46, v33, v34);
    const vf2 v48 = fma_f2(v47, v33, v41);
    const vf2 v49 = mul_f2(v28, v48);
    const vi2 v50 = bits_f2(v10);
    const vi2 v51 = left_i2(v50, 23);
    const vf2 v52 = float_f2(v51);
    const vf2 v53 = mul_f2(v4, v52);
    const vf2 v54 = mul_f2(v49, v53);
    const vf2 v55 = number_f2(0x1p-64f);
    const vf2 v56 = fnma_f2(v54, v55, v4);
    const vf2 v57 = mul_f2(v3, v3);
    const vf2 v59 = number_f2(0x1.20dd76p+0f);
    const vf2 v60 = number_f2(-0x1.812746p-2f);
    const vf2 v61 = number_f2(0x1.ce2efp-4f);
    const vf2 v62 = number_f2(-0x1.b8212cp-6f);
    const vf2 v63 = number_f2(0x1.54df02p-8f);
    const vf2 v64 = number_f2(-0x1.941316p-11f);
    const vf2 v65 = fma_f2(v64, v57, v63);
    const vf2 v66 = fma_f2(v65, v57, v62);
    const vf2 v67 = fma_f2(v66, v57, v61);
    const vf2 v68 = fma_f2(v67, v57, v60);
    const vf2 v69 = fma_f2(v68, v57, v59);
    const vf2 v70 = mul_f2(v69, v3);
    const vf2 v71 = number_f2(0x1p-1f);
    const vm2 v72 = less_f2(v3, v71);
    const vf2 v73 = select_f2(v72, v70, v56);
    const vf2 v74 = copysign_f2(v73, v0);
    const vf2 v75 = nan_from_f2(v74, v0);
    store_f2(to[0], v75);
}
static void run_erf_f_binary32_fast(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 1, 1, erf_f_binary32_fast)
}

/* erf_f_binary64_faithful: f(x) (f in binary64, faithful)
   The error function: an odd polynomial up to 1/2, 1 − exp(−t²)·X(t) beyond.
   exp: exp(x) on [-0.34668, 0.34668] by a polynomial of degree 12; relative error at most 7.152e-19, proved in
     exp_binary64/00.toml
   scaled_erfc: exp(x**2)*erfc(x) on [0, 27] by 19 pieces, each a polynomial of degree 14 about its middle; relative
     error at most 1.308e-17, proved in scaled_erfc_binary64/00.toml to 18.toml
   scaled_erfc: (1 + -1/(2*x**2)**1 + 3/(2*x**2)**2 + -15/(2*x**2)**3 + 105/(2*x**2)**4 + -945/(2*x**2)**5 +
     10395/(2*x**2)**6 + -135135/(2*x**2)**7 + 2027025/(2*x**2)**8 + -34459425/(2*x**2)**9)/(x*sqrt(pi)) on [27, 31] by
     a polynomial of degree 14 about its middle; relative error at most 4.4e-18, proved in scaled_erfc_binary64/19.toml
   erf: erf(x) on [0, 0.5] by a polynomial of degree 21; relative error at most 2.85e-18, proved in
     erf_binary64/00.toml
   faithful: largest error 0.8666 ULP of 10,490,353 inputs, at -0x1.b9ab7f7a778d9p-1021: got -0x1.f25f025963214p-1021,
     exact -0x1.f25f025963214ddep-1021
   108 operations (42 fma, 17 lookup, 14 add, 8 sub, 7 mul, 4 fms, 3 fnma, 2 lesser, 2 bits, 1 abs, 1 neg, 1 right, 1
     left, 1 float, 1 less, 1 select, 1 copysign, 1 nan_from), 4352 bytes of tables */
XPHI_OP void erf_f_binary64_faithful(const double *const *from, double *const *to, const double *parameters) {
    (void)parameters;
    const vd2 v0 = load_d2(from[0]);
    const vd2 v1 = abs_d2(v0);
    const vd2 v2 = number_d2(0x1.c3fp+4);
    const vd2 v3 = lesser_d2(v1, v2);
    const vd2 v4 = number_d2(0x1p+0);
    const vd2 v5 = neg_d2(v3);
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
    const vd2 v40 = add_d2(v4, v13);
    const vd2 v41 = sub_d2(v4, v40);
    const vd2 v42 = add_d2(v41, v13);
    const vd2 v43 = add_d2(v42, v39);
    const vd2 v44 = add_d2(v3, v4);
    const vq2 v45 = bits_d2(v44);
    const vq2 v46 = right_q2(v45, 50);
    const vd2 v47 = lookup_d2(scaled_erfc_binary64_center, v46, 32);
    const vd2 v48 = sub_d2(v3, v47);
    const vd2 v49 = lookup_d2(scaled_erfc_binary64_c1, v46, 32);
    const vd2 v50 = lookup_d2(scaled_erfc_binary64_c2, v46, 32);
    const vd2 v51 = lookup_d2(scaled_erfc_binary64_c3, v46, 32);
    const vd2 v52 = lookup_d2(scaled_erfc_binary64_c4, v46, 32);
    const vd2 v53 = lookup_d2(scaled_erfc_binary64_c5, v46, 32);
    const vd2 v54 = lookup_d2(scaled_erfc_binary64_c6, v46, 32);
    const vd2 v55 = lookup_d2(scaled_erfc_binary64_c7, v46, 32);
    const vd2 v56 = lookup_d2(scaled_erfc_binary64_c8, v46, 32);
    const vd2 v57 = lookup_d2(scaled_erfc_binary64_c9, v46, 32);
    const vd2 v58 = lookup_d2(scaled_erfc_binary64_c10, v46, 32);
    const vd2 v59 = lookup_d2(scaled_erfc_binary64_c11, v46, 32);
    const vd2 v60 = lookup_d2(scaled_erfc_binary64_c12, v46, 32);
    const vd2 v61 = lookup_d2(scaled_erfc_binary64_c13, v46, 32);
    const vd2 v62 = lookup_d2(scaled_erfc_binary64_c14, v46, 32);
    const vd2 v63 = lookup_d2(scaled_erfc_binary64_c0, v46, 32);
    const vd2 v64 = lookup_d2(scaled_erfc_binary64_c0_low, v46, 32);
    const vd2 v65 = fma_d2(v62, v48, v61);
    const vd2 v66 = fma_d2(v65, v48, v60);
    const vd2 v67 = fma_d2(v66, v48, v59);
    const vd2 v68 = fma_d2(v67, v48, v58);
    const vd2 v69 = fma_d2(v68, v48, v57);
    const vd2 v70 = fma_d2(v69, v48, v56);
    const vd2 v71 = fma_d2(v70, v48, v55);
    const vd2 v72 = fma_d2(v71, v48, v54);
    const vd2 v73 = fma_d2(v72, v48, v53);
    const vd2 v74 = fma_d2(v73, v48, v52);
    const vd2 v75 = fma_d2(v74, v48, v51);
    const vd2 v76 = fma_d2(v75, v48, v50);
    const vd2 v77 = fma_d2(v76, v48, v49);
    const vd2 v78 = fma_d2(v77, v48, v64);
    const vd2 v79 = add_d2(v63, v78);
    const vd2 v80 = sub_d2(v63, v79);
    const vd2 v81 = add_d2(v80, v78);
    const vd2 v82 = mul_d2(v40, v79);
    const vd2 v83 = fms_d2(v40, v79, v82);
    const vd2 v84 = fma_d2(v40, v81, v83);
    const vd2 v85 = add_d2(v79, v81);
    const vd2 v86 = fma_d2(v43, v85, v84);
    const vq2 v87 = bits_d2(v10);
    const vq2 v88 = left_q2(v87, 52);
    const vd2 v89 = float_d2(v88);
    const vd2 v90 = mul_d2(v4, v89);
    const vd2 v91 = mul_d2(v82, v90);
    const vd2 v92 = fms_d2(v82, v90, v91);
    const vd2 v93 = fma_d2(v86, v90, v92);
    const vd2 v94 = add_d2(v91, v93);
    const vd2 v95 = sub_d2(v91, v94);
    const vd2 v96 = add_d2(v95, v93);
    const vd2 v97 = number_d2(0x1p-128);
    const vd2 v98 = fnma_d2(v94, v97, v4);
    const vd2 v99 = sub_d2(v98, v4);
    const vd2 v100 = fma_d2(v94, v97, v99);
    const vd2 v101 = fma_d2(v96, v97, v100);
    const vd2 v102 = number_d2(0x1p+1000);
    const vd2 v103 = lesser_d2(v101, v102);
    const vd2 v104 = number_d2(0x0p+0);
    const vd2 v105 = add_d2(v103, v104);
    const vd2 v106 = sub_d2(v98, v105);
    const vd2 v107 = mul_d2(v3, v3);
    const vd2 v108 = number_d2(0x1.20dd750429b6dp+0);
    const vd2 v109 = number_d2(0x1.1ae3a914fed8p-56);
    const vd2 v110 = number_d2(-0x1.812746b0379e7p-2);
    const vd2 v111 = number_d2(0x1.ce2f21a042be1p-4);
    const vd2 v112 = number_d2(-0x1.b82ce31288a16p-6);
    const vd2 v113 = number_d2(0x1.565bcd0e60199p-8);
    const vd2 v114 = number_d2(-0x1.c02db3fa2362ep-11);
    const vd2 v115 = number_d2(0x1.f9a324b66137p-14);
    const vd2 v116 = number_d2(-0x1.f4d1d2ffb7589p-17);
    const vd2 v117 = number_d2(0x1.b9d1eb7a56a9dp-20);
    const vd2 v118 = number_d2(-0x1.5d7aae19be219p-23);
    const vd2 v119 = number_d2(0x1.c63cb933ca90ep-27);
    const vd2 v120 = fma_d2(v119, v107, v118);
    const vd2 v121 = fma_d2(v120, v107, v117);
    const vd2 v122 = fma_d2(v121, v107, v116);
    const vd2 v123 = fma_d2(v122, v107, v115);
    const vd2 v124 = fma_d2(v123, v107, v114);
    const vd2 v125 = fma_d2(v124, v107, v113);
    const vd2 v126 = fma_d2(v125, v107, v112);
    const vd2 v127 = fma_d2(v126, v107, v111);
    const vd2 v128 = fma_d2(v127, v107, v110);
    const vd2 v129 = fma_d2(v128, v107, v109);
    const vd2 v130 = add_d2(v108, v129);
    const vd2 v131 = sub_d2(v108, v130);
    const vd2 v132 = add_d2(v131, v129);
    const vd2 v133 = mul_d2(v130, v3);
    const vd2 v134 = fms_d2(v130, v3, v133);
    const vd2 v135 = fma_d2(v132, v3, v134);
    const vd2 v136 = add_d2(v133, v135);
    const vn2 v137 = less_d2(v3, v18);
    const vd2 v138 = select_d2(v137, v136, v106);
    const vd2 v139 = copysign_d2(v138, v0);
    const vd2 v140 = nan_from_d2(v139, v0);
    store_d2(to[0], v140);
}
static void run_erf_f_binary64_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(double, 1, 1, erf_f_binary64_faithful)
}

/* erf_grad_binary32_faithful: f′(x) (grad in binary32, faithful)
   The error function: an odd polynomial up to 1/2, 1 − exp(−t²)·X(t) beyond.
   2/√π·exp(−x²).
   exp: exp(x) on [-0.34668, 0.34668] by a polynomial of degree 6; relative error at most 3.189e-09, proved in
     exp_binary32/00.toml
   faithful: largest error 0.8711 ULP of all inputs, at -0x1.294264p+3: got 0x1.9a7324p-125, exact 0x1.9a732242p-125
   43 operations (11 fma, 8 add, 5 mul, 5 sub, 3 fms, 3 fnma, 2 lesser, 1 abs, 1 neg, 1 bits, 1 left, 1 float, 1
     nan_from), 0 bytes of tables */
XPHI_OP void erf_grad_binary32_faithful(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf2 v0 = load_f2(from[0]);
    const vf2 v1 = abs_f2(v0);
    const vf2 v2 = number_f2(0x1.7038p+3f);
    const vf2 v3 = lesser_f2(v1, v2);
    const vf2 v4 = neg_f2(v3);
    const vf2 v5 = mul_f2(v4, v3);
    const vf2 v6 = fms_f2(v4, v3, v5);
    const vf2 v7 = number_f2(0x1.715476p+0f);
    const vf2 v8 = number_f2(0x1.80017ep+23f);
    const vf2 v9 = fma_f2(v5, v7, v8);
    const vf2 v10 = sub_f2(v9, v8);
    const vf2 v11 = number_f2(0x1.62e4p-1f);
    const vf2 v12 = fnma_f2(v10, v11, v5);
    const vf2 v13 = number_f2(0x1.7f7d1cp-20f);
    const vf2 v14 = fnma_f2(v10, v13, v6);
    const vf2 v15 = add_f2(v12, v14);
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
    const vf2 v28 = add_f2(v27, v12);
    const vf2 v29 = sub_f2(v27, v28);
    const vf2 v30 = add_f2(v29, v12);
    const vf2 v31 = add_f2(v30, v26);
    const vf2 v32 = number_f2(0x0p+0f);
    const vf2 v33 = number_f2(0x1.20dd76p+0f);
    const vf2 v34 = number_f2(-0x1.f7ac92p-25f);
    const vf2 v35 = mul_f2(v28, v33);
    const vf2 v36 = fms_f2(v28, v33, v35);
    const vf2 v37 = fma_f2(v28, v34, v36);
    const vf2 v38 = add_f2(v33, v34);
    const vf2 v39 = fma_f2(v31, v38, v37);
    const vi2 v40 = bits_f2(v9);
    const vi2 v41 = left_i2(v40, 23);
    const vf2 v42 = float_f2(v41);
    const vf2 v43 = number_f2(-0x1p+0f);
    const vf2 v44 = mul_f2(v43, v42);
    const vf2 v45 = mul_f2(v35, v44);
    const vf2 v46 = fms_f2(v35, v44, v45);
    const vf2 v47 = fma_f2(v39, v44, v46);
    const vf2 v48 = add_f2(v45, v47);
    const vf2 v49 = sub_f2(v45, v48);
    const vf2 v50 = add_f2(v49, v47);
    const vf2 v51 = number_f2(0x1p-64f);
    const vf2 v52 = fnma_f2(v48, v51, v32);
    const vf2 v53 = sub_f2(v52, v32);
    const vf2 v54 = fma_f2(v48, v51, v53);
    const vf2 v55 = fma_f2(v50, v51, v54);
    const vf2 v56 = number_f2(0x1p+126f);
    const vf2 v57 = lesser_f2(v55, v56);
    const vf2 v58 = add_f2(v57, v32);
    const vf2 v59 = sub_f2(v52, v58);
    const vf2 v60 = nan_from_f2(v59, v0);
    store_f2(to[0], v60);
}
static void run_erf_grad_binary32_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 1, 1, erf_grad_binary32_faithful)
}

/* erf_grad_binary32_fast: f′(x) (grad in binary32, fast)
   The error function: an odd polynomial up to 1/2, 1 − exp(−t²)·X(t) beyond.
   2/√π·exp(−x²).
   exp: exp(x) on [-0.34668, 0.34668] by a polynomial of degree 6; relative error at most 3.189e-09, proved in
     exp_binary32/00.toml
   fast: largest error 2.4125 ULP of all inputs, at -0x1.20c35p+3: got 0x1.9eb88p-118, exact 0x1.9eb87b2ccp-118
   25 operations (6 fma, 5 mul, 3 fnma, 2 add, 1 abs, 1 lesser, 1 neg, 1 fms, 1 sub, 1 bits, 1 left, 1 float, 1
     nan_from), 0 bytes of tables */
XPHI_OP void erf_grad_binary32_fast(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf2 v0 = load_f2(from[0]);
    const vf2 v1 = abs_f2(v0);
    const vf2 v2 = number_f2(0x1.7038p+3f);
    const vf2 v3 = lesser_f2(v1, v2);
    const vf2 v4 = neg_f2(v3);
    const vf2 v5 = mul_f2(v4, v3);
    const vf2 v6 = fms_f2(v4, v3, v5);
    const vf2 v7 = number_f2(0x1.715476p+0f);
    const vf2 v8 = number_f2(0x1.80017ep+23f);
    const vf2 v9 = fma_f2(v5, v7, v8);
    const vf2 v10 = sub_f2(v9, v8);
    const vf2 v11 = number_f2(0x1.62e4p-1f);
    const vf2 v12 = fnma_f2(v10, v11, v5);
    const vf2 v13 = number_f2(0x1.7f7d1cp-20f);
    const vf2 v14 = fnma_f2(v10, v13, v12);
    const vf2 v15 = add_f2(v14, v6);
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
    const vf2 v29 = number_f2(0x0p+0f);
    const vf2 v30 = number_f2(0x1.20dd76p+0f);
    const vf2 v31 = mul_f2(v28, v30);
    const vi2 v32 = bits_f2(v9);
    const vi2 v33 = left_i2(v32, 23);
    const vf2 v34 = float_f2(v33);
    const vf2 v35 = number_f2(-0x1p+0f);
    const vf2 v36 = mul_f2(v35, v34);
    const vf2 v37 = mul_f2(v31, v36);
    const vf2 v38 = number_f2(0x1p-64f);
    const vf2 v39 = fnma_f2(v37, v38, v29);
    const vf2 v40 = nan_from_f2(v39, v0);
    store_f2(to[0], v40);
}
static void run_erf_grad_binary32_fast(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 1, 1, erf_grad_binary32_fast)
}

/* erf_grad_binary64_faithful: f′(x) (grad in binary64, faithful)
   The error function: an odd polynomial up to 1/2, 1 − exp(−t²)·X(t) beyond.
   2/√π·exp(−x²).
   exp: exp(x) on [-0.34668, 0.34668] by a polynomial of degree 12; relative error at most 7.152e-19, proved in
     exp_binary64/00.toml
   faithful: largest error 0.7485 ULP of 10,490,352 inputs, at 0x1.a9e659f61f836p+4: got 0x1.ebea2aa63933cp-1023, exact
     0x1.ebea2aa63933d7f4p-1023
   49 operations (17 fma, 8 add, 5 mul, 5 sub, 3 fms, 3 fnma, 2 lesser, 1 abs, 1 neg, 1 bits, 1 left, 1 float, 1
     nan_from), 0 bytes of tables */
XPHI_OP void erf_grad_binary64_faithful(const double *const *from, double *const *to, const double *parameters) {
    (void)parameters;
    const vd2 v0 = load_d2(from[0]);
    const vd2 v1 = abs_d2(v0);
    const vd2 v2 = number_d2(0x1.c3fp+4);
    const vd2 v3 = lesser_d2(v1, v2);
    const vd2 v4 = neg_d2(v3);
    const vd2 v5 = mul_d2(v4, v3);
    const vd2 v6 = fms_d2(v4, v3, v5);
    const vd2 v7 = number_d2(0x1.71547652b82fep+0);
    const vd2 v8 = number_d2(0x1.800000000047fp+52);
    const vd2 v9 = fma_d2(v5, v7, v8);
    const vd2 v10 = sub_d2(v9, v8);
    const vd2 v11 = number_d2(0x1.62e42fefa4p-1);
    const vd2 v12 = fnma_d2(v10, v11, v5);
    const vd2 v13 = number_d2(-0x1.8432a1b0e2634p-43);
    const vd2 v14 = fnma_d2(v10, v13, v6);
    const vd2 v15 = add_d2(v12, v14);
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
    const vd2 v40 = add_d2(v39, v12);
    const vd2 v41 = sub_d2(v39, v40);
    const vd2 v42 = add_d2(v41, v12);
    const vd2 v43 = add_d2(v42, v38);
    const vd2 v44 = number_d2(0x0p+0);
    const vd2 v45 = number_d2(0x1.20dd750429b6dp+0);
    const vd2 v46 = number_d2(0x1.1ae3a914fed8p-56);
    const vd2 v47 = mul_d2(v40, v45);
    const vd2 v48 = fms_d2(v40, v45, v47);
    const vd2 v49 = fma_d2(v40, v46, v48);
    const vd2 v50 = add_d2(v45, v46);
    const vd2 v51 = fma_d2(v43, v50, v49);
    const vq2 v52 = bits_d2(v9);
    const vq2 v53 = left_q2(v52, 52);
    const vd2 v54 = float_d2(v53);
    const vd2 v55 = number_d2(-0x1p+0);
    const vd2 v56 = mul_d2(v55, v54);
    const vd2 v57 = mul_d2(v47, v56);
    const vd2 v58 = fms_d2(v47, v56, v57);
    const vd2 v59 = fma_d2(v51, v56, v58);
    const vd2 v60 = add_d2(v57, v59);
    const vd2 v61 = sub_d2(v57, v60);
    const vd2 v62 = add_d2(v61, v59);
    const vd2 v63 = number_d2(0x1p-128);
    const vd2 v64 = fnma_d2(v60, v63, v44);
    const vd2 v65 = sub_d2(v64, v44);
    const vd2 v66 = fma_d2(v60, v63, v65);
    const vd2 v67 = fma_d2(v62, v63, v66);
    const vd2 v68 = number_d2(0x1p+1000);
    const vd2 v69 = lesser_d2(v67, v68);
    const vd2 v70 = add_d2(v69, v44);
    const vd2 v71 = sub_d2(v64, v70);
    const vd2 v72 = nan_from_d2(v71, v0);
    store_d2(to[0], v72);
}
static void run_erf_grad_binary64_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(double, 1, 1, erf_grad_binary64_faithful)
}

/* erf_vjp_binary32_faithful: f′(x)·g (vjp in binary32, faithful)
   The error function: an odd polynomial up to 1/2, 1 − exp(−t²)·X(t) beyond.
   2/√π·exp(−x²).
   exp: exp(x) on [-0.34668, 0.34668] by a polynomial of degree 6; relative error at most 3.189e-09, proved in
     exp_binary32/00.toml
   faithful: largest error 0.7596 ULP of 100,000,000 inputs, at 0x1.bdbd06p+1, 0x1.219a6cp+1
   40 operations (8 fma, 6 add, 6 widen, 5 mul, 3 fnma, 2 fms, 2 sub, 1 abs, 1 lesser, 1 neg, 1 bits, 1 left, 1 float,
     1 nan_from, 1 narrow), 0 bytes of tables */
XPHI_OP void erf_vjp_binary32_faithful(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf2 v0 = load_f2(from[0]);
    const vf2 v1 = load_f2(from[1]);
    const vf2 v2 = abs_f2(v0);
    const vf2 v3 = number_f2(0x1.c5b8p+3f);
    const vf2 v4 = lesser_f2(v2, v3);
    const vf2 v5 = neg_f2(v4);
    const vf2 v6 = mul_f2(v5, v4);
    const vf2 v7 = fms_f2(v5, v4, v6);
    const vf2 v8 = number_f2(0x1.715476p+0f);
    const vf2 v9 = number_f2(0x1.8007fep+23f);
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
    const vf2 v34 = number_f2(0x1.20dd76p+0f);
    const vf2 v35 = number_f2(-0x1.f7ac92p-25f);
    const vf2 v36 = mul_f2(v29, v34);
    const vf2 v37 = fms_f2(v29, v34, v36);
    const vf2 v38 = fma_f2(v29, v35, v37);
    const vf2 v39 = add_f2(v34, v35);
    const vf2 v40 = fma_f2(v32, v39, v38);
    const vi2 v41 = bits_f2(v10);
    const vq2 v42 = widen_i2(v41);
    const vq2 v43 = left_q2(v42, 52);
    const vd2 v44 = float_d2(v43);
    const vd2 v45 = number_d2(0x0p+0);
    const vf2 v46 = number_f2(-0x1p+0f);
    const vd2 v47 = widen_f2(v36);
    const vd2 v48 = widen_f2(v40);
    const vd2 v49 = add_d2(v47, v48);
    const vd2 v50 = mul_d2(v49, v44);
    const vd2 v51 = widen_f2(v46);
    const vd2 v52 = fnma_d2(v50, v51, v45);
    const vd2 v53 = widen_f2(v1);
    const vd2 v54 = mul_d2(v52, v53);
    const vd2 v55 = widen_f2(v0);
    const vd2 v56 = nan_from_d2(v54, v55);
    const vf2 v57 = narrow_d2(v56);
    store_f2(to[0], v57);
}
static void run_erf_vjp_binary32_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 2, 1, erf_vjp_binary32_faithful)
}

/* erf_vjp_binary32_fast: f′(x)·g (vjp in binary32, fast)
   The error function: an odd polynomial up to 1/2, 1 − exp(−t²)·X(t) beyond.
   2/√π·exp(−x²).
   exp: exp(x) on [-0.34668, 0.34668] by a polynomial of degree 6; relative error at most 3.189e-09, proved in
     exp_binary32/00.toml
   fast: largest error 3.3587 ULP of 96,341,528 inputs, at -0x1.46d1a8p+2, 0x1.5a2112p+2
   32 operations (8 mul, 6 fma, 2 abs, 2 sub, 2 fnma, 2 add, 2 select, 1 lesser, 1 neg, 1 fms, 1 bits, 1 left, 1 float,
     1 less, 1 nan_from), 0 bytes of tables */
XPHI_OP void erf_vjp_binary32_fast(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf2 v0 = load_f2(from[0]);
    const vf2 v1 = load_f2(from[1]);
    const vf2 v2 = abs_f2(v0);
    const vf2 v3 = number_f2(0x1.a7c8p+3f);
    const vf2 v4 = lesser_f2(v2, v3);
    const vf2 v5 = neg_f2(v4);
    const vf2 v6 = mul_f2(v5, v4);
    const vf2 v7 = fms_f2(v5, v4, v6);
    const vf2 v8 = number_f2(0x1.715476p+0f);
    const vf2 v9 = number_f2(0x1.8001fap+23f);
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
    const vf2 v31 = number_f2(0x1.20dd76p+0f);
    const vf2 v32 = mul_f2(v29, v31);
    const vi2 v33 = bits_f2(v10);
    const vi2 v34 = left_i2(v33, 23);
    const vf2 v35 = float_f2(v34);
    const vf2 v36 = number_f2(-0x1p+0f);
    const vf2 v37 = mul_f2(v36, v35);
    const vf2 v38 = mul_f2(v32, v37);
    const vf2 v39 = sub_f2(v30, v38);
    const vf2 v40 = number_f2(0x1p-126f);
    const vf2 v41 = abs_f2(v1);
    const vm2 v42 = less_f2(v41, v28);
    const vf2 v43 = select_f2(v42, v28, v40);
    const vf2 v44 = select_f2(v42, v40, v28);
    const vf2 v45 = mul_f2(v1, v43);
    const vf2 v46 = mul_f2(v39, v45);
    const vf2 v47 = mul_f2(v46, v44);
    const vf2 v48 = nan_from_f2(v47, v0);
    store_f2(to[0], v48);
}
static void run_erf_vjp_binary32_fast(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 2, 1, erf_vjp_binary32_fast)
}

/* erf_vjp_binary64_faithful: f′(x)·g (vjp in binary64, faithful)
   The error function: an odd polynomial up to 1/2, 1 − exp(−t²)·X(t) beyond.
   2/√π·exp(−x²).
   exp: exp(x) on [-0.34668, 0.34668] by a polynomial of degree 12; relative error at most 7.152e-19, proved in
     exp_binary64/00.toml
   faithful: largest error 1.1424 ULP of 512 inputs, at -0x1.6cb0cbb7c7d62p-10, 0x1.7b4c2ba08995bp+0
   56 operations (17 fma, 8 mul, 8 add, 5 sub, 3 fms, 3 fnma, 2 abs, 2 lesser, 2 select, 1 neg, 1 bits, 1 left, 1
     float, 1 less, 1 nan_from), 0 bytes of tables */
XPHI_OP void erf_vjp_binary64_faithful(const double *const *from, double *const *to, const double *parameters) {
    (void)parameters;
    const vd2 v0 = load_d2(from[0]);
    const vd2 v1 = load_d2(from[1]);
    const vd2 v2 = abs_d2(v0);
    const vd2 v3 = number_d2(0x1.2d34p+5);
    const vd2 v4 = lesser_d2(v2, v3);
    const vd2 v5 = neg_d2(v4);
    const vd2 v6 = mul_d2(v5, v4);
    const vd2 v7 = fms_d2(v5, v4, v6);
    const vd2 v8 = number_d2(0x1.71547652b82fep+0);
    const vd2 v9 = number_d2(0x1.80000000007fdp+52);
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
    const vd2 v46 = number_d2(0x1.20dd750429b6dp+0);
    const vd2 v47 = number_d2(0x1.1ae3a914fed8p-56);
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
    const vd2 v64 = fnma_d2(v61, v40, v45);
    const vd2 v65 = sub_d2(v64, v45);
    const vd2 v66 = fma_d2(v61, v40, v65);
    const vd2 v67 = fma_d2(v63, v40, v66);
    const vd2 v68 = number_d2(0x1p+1000);
    const vd2 v69 = lesser_d2(v67, v68);
    const vd2 v70 = add_d2(v69, v45);
    const vd2 v71 = sub_d2(v64, v70);
    const vd2 v72 = number_d2(0x1p-1022);
    const vd2 v73 = abs_d2(v1);
    const vn2 v74 = less_d2(v73, v40);
    const vd2 v75 = select_d2(v74, v40, v72);
    const vd2 v76 = select_d2(v74, v72, v40);
    const vd2 v77 = mul_d2(v1, v75);
    const vd2 v78 = mul_d2(v71, v77);
    const vd2 v79 = mul_d2(v78, v76);
    const vd2 v80 = nan_from_d2(v79, v0);
    store_d2(to[0], v80);
}
static void run_erf_vjp_binary64_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(double, 2, 1, erf_vjp_binary64_faithful)
}

extern const xphi_kernel XPHI_NAME(erf_kernels)[];
const xphi_kernel XPHI_NAME(erf_kernels)[] = {
    {"erf", "f", "binary32", "faithful", run_erf_f_binary32_faithful},
    {"erf", "f", "binary32", "fast", run_erf_f_binary32_fast},
    {"erf", "f", "binary64", "faithful", run_erf_f_binary64_faithful},
    {"erf", "grad", "binary32", "faithful", run_erf_grad_binary32_faithful},
    {"erf", "grad", "binary32", "fast", run_erf_grad_binary32_fast},
    {"erf", "grad", "binary64", "faithful", run_erf_grad_binary64_faithful},
    {"erf", "vjp", "binary32", "faithful", run_erf_vjp_binary32_faithful},
    {"erf", "vjp", "binary32", "fast", run_erf_vjp_binary32_fast},
    {"erf", "vjp", "binary64", "faithful", run_erf_vjp_binary64_faithful},
    {0, 0, 0, 0, 0}};
