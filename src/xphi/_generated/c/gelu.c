/* gelu: made by `make gen` from src/xphi/lower/recipes; edits here are lost. */
#include "block.h"
#include "kernels.h"
#include "tables.h"

/* gelu_f_binary32_faithful: f(x) (f in binary32, faithful)
   GELU: relu(x) − t·Q(t).
   exp: exp(x) on [-0.34668, 0.34668] by a polynomial of degree 6; relative error at most 3.189e-09, proved in
     exp_binary32/00.toml
   gaussian_tail: exp(x**2/2)*erfc(x/sqrt(2))/2 on [0, 30] by 16 pieces, each a polynomial of degree 7 about its
     middle; relative error at most 2.548e-09, proved in gaussian_tail_binary32/00.toml to 15.toml
   faithful: largest error 0.8627 ULP of all inputs, at -0x1.18bafcp+1: got -0x1.fc531p-6, exact -0x1.fc5311b9cp-6
   67 operations (18 fma, 11 add, 10 lookup, 7 sub, 6 mul, 3 fms, 3 fnma, 2 lesser, 2 bits, 1 abs, 1 right, 1 left, 1
     float, 1 greater), 640 bytes of tables */
XPHI_OP void gelu_f_binary32_faithful(const float *const *from, float *const *to, const double *parameters) {
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
    const vf2 v66 = number_f2(-0x0p+0f);
    const vf2 v67 = greater_f2(v66, v0);
    const vf2 v68 = mul_f2(v3, v65);
    const vf2 v69 = mul_f2(v58, v68);
    const vf2 v70 = fms_f2(v58, v68, v69);
    const vf2 v71 = fma_f2(v62, v68, v70);
    const vf2 v72 = add_f2(v69, v71);
    const vf2 v73 = sub_f2(v69, v72);
    const vf2 v74 = add_f2(v73, v71);
    const vf2 v75 = number_f2(0x1p-64f);
    const vf2 v76 = fnma_f2(v72, v75, v67);
    const vf2 v77 = sub_f2(v76, v67);
    const vf2 v78 = fma_f2(v72, v75, v77);
    const vf2 v79 = fma_f2(v74, v75, v78);
    const vf2 v80 = number_f2(0x1p+126f);
    const vf2 v81 = lesser_f2(v79, v80);
    const vf2 v82 = number_f2(0x0p+0f);
    const vf2 v83 = add_f2(v81, v82);
    const vf2 v84 = sub_f2(v76, v83);
    store_f2(to[0], v84);
}
static void run_gelu_f_binary32_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 1, 1, gelu_f_binary32_faithful)
}

/* gelu_f_binary32_fast: f(x) (f in binary32, fast)
   GELU: relu(x) − t·Q(t).
   exp: exp(x) on [-0.34668, 0.34668] by a polynomial of degree 6; relative error at most 3.189e-09, proved in
     exp_binary32/00.toml
   mills_ratio: exp(x**2/2)*erfc(x/sqrt(2))/2/(6693141/2**24) on [0, 24.5] by m/(x*m + p), m of degree 5 and p of
     degree 4; relative error at most 3.178e-09, proved in mills_ratio_binary32/00.toml
   fast: largest error 3.9633 ULP of all inputs, at -0x1.582c3ep-2: got -0x1.fb2ab4p-4, exact -0x1.fb2aac12cp-4
   36 operations (17 fma, 6 mul, 3 fnma, 1 abs, 1 lesser, 1 fms, 1 sub, 1 add, 1 div, 1 bits, 1 left, 1 float, 1
     greater), 0 bytes of tables */
XPHI_OP void gelu_f_binary32_fast(const float *const *from, float *const *to, const double *parameters) {
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
    const vf2 v58 = number_f2(-0x0p+0f);
    const vf2 v59 = greater_f2(v58, v0);
    const vf2 v60 = mul_f2(v3, v57);
    const vf2 v61 = mul_f2(v54, v60);
    const vf2 v62 = number_f2(0x1p-64f);
    const vf2 v63 = fnma_f2(v61, v62, v59);
    store_f2(to[0], v63);
}
static void run_gelu_f_binary32_fast(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 1, 1, gelu_f_binary32_fast)
}

/* gelu_f_binary64_faithful: f(x) (f in binary64, faithful)
   GELU: relu(x) − t·Q(t).
   exp: exp(x) on [-0.34668, 0.34668] by a polynomial of degree 12; relative error at most 7.152e-19, proved in
     exp_binary64/00.toml
   gaussian_tail: exp(x**2/2)*erfc(x/sqrt(2))/2 on [0, 38] by 17 pieces, each a polynomial of degree 14 about its
     middle; relative error at most 1.819e-17, proved in gaussian_tail_binary64/00.toml to 16.toml
   gaussian_tail: (1 + -1/(x**2)**1 + 3/(x**2)**2 + -15/(x**2)**3 + 105/(x**2)**4 + -945/(x**2)**5 + 10395/(x**2)**6 +
     -135135/(x**2)**7 + 2027025/(x**2)**8 + -34459425/(x**2)**9)/(x*sqrt(2*pi)) on [38, 54] by 2 pieces, each a
     polynomial of degree 14 about its middle; relative error at most 4.079e-18, proved in
     gaussian_tail_binary64/17.toml to 18.toml
   faithful: largest error 0.9500 ULP of 104,719,068 inputs, at 0x1.fb63bf2529f02p-12: got 0x1.fb95e5519cbcfp-13, exact
     0x1.fb95e5519cbce0cdp-13
   87 operations (31 fma, 17 lookup, 11 add, 7 sub, 6 mul, 3 fms, 3 fnma, 2 lesser, 2 bits, 1 abs, 1 right, 1 left, 1
     float, 1 greater), 4352 bytes of tables */
XPHI_OP void gelu_f_binary64_faithful(const double *const *from, double *const *to, const double *parameters) {
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
    const vd2 v92 = number_d2(-0x0p+0);
    const vd2 v93 = greater_d2(v92, v0);
    const vd2 v94 = mul_d2(v3, v91);
    const vd2 v95 = mul_d2(v84, v94);
    const vd2 v96 = fms_d2(v84, v94, v95);
    const vd2 v97 = fma_d2(v88, v94, v96);
    const vd2 v98 = add_d2(v95, v97);
    const vd2 v99 = sub_d2(v95, v98);
    const vd2 v100 = add_d2(v99, v97);
    const vd2 v101 = number_d2(0x1p-128);
    const vd2 v102 = fnma_d2(v98, v101, v93);
    const vd2 v103 = sub_d2(v102, v93);
    const vd2 v104 = fma_d2(v98, v101, v103);
    const vd2 v105 = fma_d2(v100, v101, v104);
    const vd2 v106 = number_d2(0x1p+1000);
    const vd2 v107 = lesser_d2(v105, v106);
    const vd2 v108 = number_d2(0x0p+0);
    const vd2 v109 = add_d2(v107, v108);
    const vd2 v110 = sub_d2(v102, v109);
    store_d2(to[0], v110);
}
static void run_gelu_f_binary64_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(double, 1, 1, gelu_f_binary64_faithful)
}

/* gelu_grad_binary32_faithful: f′(x) (grad in binary32, faithful)
   GELU: relu(x) − t·Q(t).
   exp: exp(x) on [-0.34668, 0.34668] by a polynomial of degree 6; relative error at most 3.189e-09, proved in
     exp_binary32/00.toml
   gaussian_tail: exp(x**2/2)*erfc(x/sqrt(2))/2 on [0, 30] by 16 pieces, each a polynomial of degree 7 about its
     middle; relative error at most 2.548e-09, proved in gaussian_tail_binary32/00.toml to 15.toml
   gelu_slope: gelu'' on [-1.00179, -0.501792] by a polynomial of degree 8 about its middle, and integrated from the
     zero on; relative error at most 1.04e-09, proved in gelu_slope_binary32/00.toml
   faithful: largest error 0.8745 ULP of all inputs, at -0x1.a7a30ap+3: got -0x1.f4c31p-125, exact -0x1.f4c311bfcp-125
   115 operations (27 fma, 24 add, 17 sub, 10 mul, 10 lookup, 6 fms, 3 fnma, 3 select, 2 abs, 2 lesser, 2 bits, 2 neg,
     2 less, 2 nan_from, 1 right, 1 left, 1 float), 640 bytes of tables */
XPHI_OP void gelu_grad_binary32_faithful(const float *const *from, float *const *to, const double *parameters) {
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
    const vf2 v48 = mul_f2(v39, v38);
    const vf2 v49 = fms_f2(v39, v38, v48);
    const vf2 v50 = add_f2(v46, v48);
    const vf2 v51 = sub_f2(v46, v50);
    const vf2 v52 = add_f2(v51, v48);
    const vf2 v53 = fma_f2(v45, v38, v44);
    const vf2 v54 = fma_f2(v53, v38, v43);
    const vf2 v55 = fma_f2(v54, v38, v42);
    const vf2 v56 = fma_f2(v55, v38, v41);
    const vf2 v57 = fma_f2(v56, v38, v40);
    const vf2 v58 = mul_f2(v57, v38);
    const vf2 v59 = add_f2(v49, v47);
    const vf2 v60 = fma_f2(v58, v38, v59);
    const vf2 v61 = add_f2(v52, v60);
    const vf2 v62 = number_f2(0x0p+0f);
    const vf2 v63 = number_f2(0x1.988454p-2f);
    const vf2 v64 = number_f2(-0x1.857936p-27f);
    const vf2 v65 = mul_f2(v63, v3);
    const vf2 v66 = fms_f2(v63, v3, v65);
    const vf2 v67 = fma_f2(v64, v3, v66);
    const vf2 v68 = neg_f2(v65);
    const vf2 v69 = neg_f2(v67);
    const vf2 v70 = add_f2(v50, v68);
    const vf2 v71 = sub_f2(v70, v50);
    const vf2 v72 = sub_f2(v70, v71);
    const vf2 v73 = sub_f2(v50, v72);
    const vf2 v74 = sub_f2(v68, v71);
    const vf2 v75 = add_f2(v73, v74);
    const vf2 v76 = add_f2(v61, v69);
    const vf2 v77 = add_f2(v75, v76);
    const vf2 v78 = mul_f2(v29, v70);
    const vf2 v79 = fms_f2(v29, v70, v78);
    const vf2 v80 = fma_f2(v29, v77, v79);
    const vf2 v81 = add_f2(v70, v77);
    const vf2 v82 = fma_f2(v32, v81, v80);
    const vi2 v83 = bits_f2(v10);
    const vi2 v84 = left_i2(v83, 23);
    const vf2 v85 = float_f2(v84);
    const vm2 v86 = less_f2(v0, v62);
    const vf2 v87 = number_f2(-0x0p+0f);
    const vf2 v88 = select_f2(v86, v87, v28);
    const vf2 v89 = number_f2(-0x1p+0f);
    const vf2 v90 = select_f2(v86, v89, v28);
    const vf2 v91 = mul_f2(v90, v85);
    const vf2 v92 = mul_f2(v78, v91);
    const vf2 v93 = fms_f2(v78, v91, v92);
    const vf2 v94 = fma_f2(v82, v91, v93);
    const vf2 v95 = add_f2(v92, v94);
    const vf2 v96 = sub_f2(v92, v95);
    const vf2 v97 = add_f2(v96, v94);
    const vf2 v98 = number_f2(0x1p-64f);
    const vf2 v99 = fnma_f2(v95, v98, v88);
    const vf2 v100 = sub_f2(v99, v88);
    const vf2 v101 = fma_f2(v95, v98, v100);
    const vf2 v102 = fma_f2(v97, v98, v101);
    const vf2 v103 = number_f2(0x1p+126f);
    const vf2 v104 = lesser_f2(v102, v103);
    const vf2 v105 = add_f2(v104, v62);
    const vf2 v106 = sub_f2(v99, v105);
    const vf2 v107 = nan_from_f2(v106, v0);
    const vf2 v108 = number_f2(-0x1.80ead2p-1f);
    const vf2 v109 = sub_f2(v0, v108);
    const vf2 v110 = number_f2(0x1.8d9a94p-2f);
    const vf2 v111 = number_f2(-0x1.2a2ef2p-6f);
    const vf2 v112 = number_f2(-0x1.d2fa3ap-4f);
    const vf2 v113 = number_f2(-0x1.e408f4p-7f);
    const vf2 v114 = number_f2(0x1.3e2c3ep-6f);
    const vf2 v115 = number_f2(0x1.29823ep-8f);
    const vf2 v116 = number_f2(-0x1.2155a6p-9f);
    const vf2 v117 = number_f2(-0x1.831926p-11f);
    const vf2 v118 = fma_f2(v117, v109, v116);
    const vf2 v119 = fma_f2(v118, v109, v115);
    const vf2 v120 = fma_f2(v119, v109, v114);
    const vf2 v121 = fma_f2(v120, v109, v113);
    const vf2 v122 = fma_f2(v121, v109, v112);
    const vf2 v123 = fma_f2(v122, v109, v111);
    const vf2 v124 = fma_f2(v123, v109, v110);
    const vf2 v125 = number_f2(0x1.b9d99p-2f);
    const vf2 v126 = number_f2(-0x1.f7f8e6p-27f);
    const vf2 v127 = number_f2(-0x1.6737dap-28f);
    const vf2 v128 = number_f2(0x1.477p-54f);
    const vf2 v129 = fma_f2(v124, v109, v126);
    const vf2 v130 = add_f2(v125, v129);
    const vf2 v131 = sub_f2(v125, v130);
    const vf2 v132 = add_f2(v131, v129);
    const vf2 v133 = mul_f2(v130, v109);
    const vf2 v134 = fms_f2(v130, v109, v133);
    const vf2 v135 = fma_f2(v132, v109, v134);
    const vf2 v136 = add_f2(v133, v127);
    const vf2 v137 = sub_f2(v136, v133);
    const vf2 v138 = sub_f2(v136, v137);
    const vf2 v139 = sub_f2(v133, v138);
    const vf2 v140 = sub_f2(v127, v137);
    const vf2 v141 = add_f2(v139, v140);
    const vf2 v142 = add_f2(v135, v128);
    const vf2 v143 = add_f2(v141, v142);
    const vf2 v144 = add_f2(v136, v143);
    const vf2 v145 = abs_f2(v109);
    const vf2 v146 = number_f2(0x1p-2f);
    const vm2 v147 = less_f2(v145, v146);
    const vf2 v148 = select_f2(v147, v144, v107);
    const vf2 v149 = nan_from_f2(v148, v0);
    store_f2(to[0], v149);
}
static void run_gelu_grad_binary32_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 1, 1, gelu_grad_binary32_faithful)
}

/* gelu_grad_binary32_fast: f′(x) (grad in binary32, fast)
   GELU: relu(x) − t·Q(t).
   exp: exp(x) on [-0.34668, 0.34668] by a polynomial of degree 6; relative error at most 3.189e-09, proved in
     exp_binary32/00.toml
   gaussian_slope: exp(x**2/2)*erfc(x/sqrt(2))/2 - x/sqrt(2*pi) on [0, 0.5] by a polynomial of degree 6 about its
     middle; relative error at most 9.636e-09, proved in gaussian_slope_binary32/00.toml
   gaussian_slope: x*exp(x**2/2)*erfc(x/sqrt(2))/2 - 2/sqrt(2*pi) on [0.5, 1] by a polynomial of degree 5, and
     integrated from the zero on; relative error at most 1.035e-07, proved in gaussian_slope_binary32/01.toml
   gaussian_slope: exp(x**2/2)*erfc(x/sqrt(2))/2 - x/sqrt(2*pi) on [1, 26] by 13 pieces, each a polynomial of degree 6
     about its middle; relative error at most 4.148e-09, proved in gaussian_slope_binary32/02.toml to 14.toml
   fast: largest error 2.9996 ULP of all inputs, at -0x1.9bbcf6p+1 (without the surroundings of a zero, where it is
     absolute): got -0x1.b1df58p-8, exact -0x1.b1df52004p-8
   46 operations (12 fma, 8 lookup, 6 mul, 3 fnma, 3 add, 2 sub, 2 bits, 2 select, 1 abs, 1 lesser, 1 fms, 1 right, 1
     left, 1 float, 1 less, 1 nan_from), 512 bytes of tables */
XPHI_OP void gelu_grad_binary32_fast(const float *const *from, float *const *to, const double *parameters) {
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
    const vf2 v30 = number_f2(0x1p+1f);
    const vf2 v31 = add_f2(v3, v30);
    const vi2 v32 = bits_f2(v31);
    const vi2 v33 = right_i2(v32, 21);
    const vf2 v34 = lookup_f2(gaussian_slope_binary32_center, v33, 16);
    const vf2 v35 = sub_f2(v3, v34);
    const vf2 v36 = lookup_f2(gaussian_slope_binary32_c1, v33, 16);
    const vf2 v37 = lookup_f2(gaussian_slope_binary32_c2, v33, 16);
    const vf2 v38 = lookup_f2(gaussian_slope_binary32_c3, v33, 16);
    const vf2 v39 = lookup_f2(gaussian_slope_binary32_c4, v33, 16);
    const vf2 v40 = lookup_f2(gaussian_slope_binary32_c5, v33, 16);
    const vf2 v41 = lookup_f2(gaussian_slope_binary32_c6, v33, 16);
    const vf2 v42 = lookup_f2(gaussian_slope_binary32_c0, v33, 16);
    const vf2 v43 = fma_f2(v41, v35, v40);
    const vf2 v44 = fma_f2(v43, v35, v39);
    const vf2 v45 = fma_f2(v44, v35, v38);
    const vf2 v46 = fma_f2(v45, v35, v37);
    const vf2 v47 = fma_f2(v46, v35, v36);
    const vf2 v48 = fma_f2(v47, v35, v42);
    const vf2 v49 = mul_f2(v29, v48);
    const vi2 v50 = bits_f2(v10);
    const vi2 v51 = left_i2(v50, 23);
    const vf2 v52 = float_f2(v51);
    const vf2 v53 = number_f2(0x0p+0f);
    const vm2 v54 = less_f2(v0, v53);
    const vf2 v55 = number_f2(-0x0p+0f);
    const vf2 v56 = select_f2(v54, v55, v28);
    const vf2 v57 = number_f2(-0x1p+0f);
    const vf2 v58 = select_f2(v54, v57, v28);
    const vf2 v59 = mul_f2(v58, v52);
    const vf2 v60 = mul_f2(v49, v59);
    const vf2 v61 = number_f2(0x1p-64f);
    const vf2 v62 = fnma_f2(v60, v61, v56);
    const vf2 v63 = nan_from_f2(v62, v0);
    store_f2(to[0], v63);
}
static void run_gelu_grad_binary32_fast(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 1, 1, gelu_grad_binary32_fast)
}

/* gelu_grad_binary64_faithful: f′(x) (grad in binary64, faithful)
   GELU: relu(x) − t·Q(t).
   exp: exp(x) on [-0.34668, 0.34668] by a polynomial of degree 12; relative error at most 7.152e-19, proved in
     exp_binary64/00.toml
   gaussian_tail: exp(x**2/2)*erfc(x/sqrt(2))/2 on [0, 38] by 17 pieces, each a polynomial of degree 14 about its
     middle; relative error at most 1.819e-17, proved in gaussian_tail_binary64/00.toml to 16.toml
   gaussian_tail: (1 + -1/(x**2)**1 + 3/(x**2)**2 + -15/(x**2)**3 + 105/(x**2)**4 + -945/(x**2)**5 + 10395/(x**2)**6 +
     -135135/(x**2)**7 + 2027025/(x**2)**8 + -34459425/(x**2)**9)/(x*sqrt(2*pi)) on [38, 54] by 2 pieces, each a
     polynomial of degree 14 about its middle; relative error at most 4.079e-18, proved in
     gaussian_tail_binary64/17.toml to 18.toml
   gelu_slope: gelu'' on [-1.00179, -0.501792] by a polynomial of degree 19 about its middle, and integrated from the
     zero on; relative error at most 4.983e-17, proved in gelu_slope_binary64/00.toml
   faithful: largest error 0.8080 ULP of 10,490,371 inputs, at -0x1.d6a567abc8291p-1: got -0x1.f6b38a00d43e4p-5, exact
     -0x1.f6b38a00d43e3312p-5
   146 operations (51 fma, 24 add, 17 sub, 17 lookup, 10 mul, 6 fms, 3 fnma, 3 select, 2 abs, 2 lesser, 2 bits, 2 neg,
     2 less, 2 nan_from, 1 right, 1 left, 1 float), 4352 bytes of tables */
XPHI_OP void gelu_grad_binary64_faithful(const double *const *from, double *const *to, const double *parameters) {
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
    const vd2 v67 = mul_d2(v51, v50);
    const vd2 v68 = fms_d2(v51, v50, v67);
    const vd2 v69 = add_d2(v65, v67);
    const vd2 v70 = sub_d2(v65, v69);
    const vd2 v71 = add_d2(v70, v67);
    const vd2 v72 = fma_d2(v64, v50, v63);
    const vd2 v73 = fma_d2(v72, v50, v62);
    const vd2 v74 = fma_d2(v73, v50, v61);
    const vd2 v75 = fma_d2(v74, v50, v60);
    const vd2 v76 = fma_d2(v75, v50, v59);
    const vd2 v77 = fma_d2(v76, v50, v58);
    const vd2 v78 = fma_d2(v77, v50, v57);
    const vd2 v79 = fma_d2(v78, v50, v56);
    const vd2 v80 = fma_d2(v79, v50, v55);
    const vd2 v81 = fma_d2(v80, v50, v54);
    const vd2 v82 = fma_d2(v81, v50, v53);
    const vd2 v83 = fma_d2(v82, v50, v52);
    const vd2 v84 = mul_d2(v83, v50);
    const vd2 v85 = add_d2(v68, v66);
    const vd2 v86 = fma_d2(v84, v50, v85);
    const vd2 v87 = add_d2(v71, v86);
    const vd2 v88 = number_d2(0x0p+0);
    const vd2 v89 = number_d2(0x1.9884533d43651p-2);
    const vd2 v90 = number_d2(-0x1.cbc0d30ebfd15p-56);
    const vd2 v91 = mul_d2(v89, v3);
    const vd2 v92 = fms_d2(v89, v3, v91);
    const vd2 v93 = fma_d2(v90, v3, v92);
    const vd2 v94 = neg_d2(v91);
    const vd2 v95 = neg_d2(v93);
    const vd2 v96 = add_d2(v69, v94);
    const vd2 v97 = sub_d2(v96, v69);
    const vd2 v98 = sub_d2(v96, v97);
    const vd2 v99 = sub_d2(v69, v98);
    const vd2 v100 = sub_d2(v94, v97);
    const vd2 v101 = add_d2(v99, v100);
    const vd2 v102 = add_d2(v87, v95);
    const vd2 v103 = add_d2(v101, v102);
    const vd2 v104 = mul_d2(v41, v96);
    const vd2 v105 = fms_d2(v41, v96, v104);
    const vd2 v106 = fma_d2(v41, v103, v105);
    const vd2 v107 = add_d2(v96, v103);
    const vd2 v108 = fma_d2(v44, v107, v106);
    const vq2 v109 = bits_d2(v10);
    const vq2 v110 = left_q2(v109, 52);
    const vd2 v111 = float_d2(v110);
    const vn2 v112 = less_d2(v0, v88);
    const vd2 v113 = number_d2(-0x0p+0);
    const vd2 v114 = select_d2(v112, v113, v40);
    const vd2 v115 = number_d2(-0x1p+0);
    const vd2 v116 = select_d2(v112, v115, v40);
    const vd2 v117 = mul_d2(v116, v111);
    const vd2 v118 = mul_d2(v104, v117);
    const vd2 v119 = fms_d2(v104, v117, v118);
    const vd2 v120 = fma_d2(v108, v117, v119);
    const vd2 v121 = add_d2(v118, v120);
    const vd2 v122 = sub_d2(v118, v121);
    const vd2 v123 = add_d2(v122, v120);
    const vd2 v124 = number_d2(0x1p-128);
    const vd2 v125 = fnma_d2(v121, v124, v114);
    const vd2 v126 = sub_d2(v125, v114);
    const vd2 v127 = fma_d2(v121, v124, v126);
    const vd2 v128 = fma_d2(v123, v124, v127);
    const vd2 v129 = number_d2(0x1p+1000);
    const vd2 v130 = lesser_d2(v128, v129);
    const vd2 v131 = add_d2(v130, v88);
    const vd2 v132 = sub_d2(v125, v131);
    const vd2 v133 = nan_from_d2(v132, v0);
    const vd2 v134 = number_d2(-0x1.80ead197f00b4p-1);
    const vd2 v135 = sub_d2(v0, v134);
    const vd2 v136 = number_d2(0x1.8d9a941de3ac5p-2);
    const vd2 v137 = number_d2(-0x1.2a2ef9bb865acp-6);
    const vd2 v138 = number_d2(-0x1.d2fa4c17c7e84p-4);
    const vd2 v139 = number_d2(-0x1.e4088244f901ep-7);
    const vd2 v140 = number_d2(0x1.3e346def42057p-6);
    const vd2 v141 = number_d2(0x1.297b9d6ffaacep-8);
    const vd2 v142 = number_d2(-0x1.258a6d85633aep-9);
    const vd2 v143 = number_d2(-0x1.8680f74e6b64ep-11);
    const vd2 v144 = number_d2(0x1.86c863b6604e4p-13);
    const vd2 v145 = number_d2(0x1.69610924d41f4p-14);
    const vd2 v146 = number_d2(-0x1.784acad449471p-17);
    const vd2 v147 = number_d2(-0x1.03fec6917376fp-17);
    const vd2 v148 = number_d2(0x1.d0c38a5bc1358p-22);
    const vd2 v149 = number_d2(0x1.322a27987bc66p-21);
    const vd2 v150 = number_d2(-0x1.b8f80fa2095afp-30);
    const vd2 v151 = number_d2(-0x1.308f43e459f7ap-25);
    const vd2 v152 = number_d2(-0x1.804eb30aa20ccp-30);
    const vd2 v153 = number_d2(0x1.0164a8fffc69fp-29);
    const vd2 v154 = number_d2(0x1.42a8e818f2d13p-33);
    const vd2 v155 = fma_d2(v154, v135, v153);
    const vd2 v156 = fma_d2(v155, v135, v152);
    const vd2 v157 = fma_d2(v156, v135, v151);
    const vd2 v158 = fma_d2(v157, v135, v150);
    const vd2 v159 = fma_d2(v158, v135, v149);
    const vd2 v160 = fma_d2(v159, v135, v148);
    const vd2 v161 = fma_d2(v160, v135, v147);
    const vd2 v162 = fma_d2(v161, v135, v146);
    const vd2 v163 = fma_d2(v162, v135, v145);
    const vd2 v164 = fma_d2(v163, v135, v144);
    const vd2 v165 = fma_d2(v164, v135, v143);
    const vd2 v166 = fma_d2(v165, v135, v142);
    const vd2 v167 = fma_d2(v166, v135, v141);
    const vd2 v168 = fma_d2(v167, v135, v140);
    const vd2 v169 = fma_d2(v168, v135, v139);
    const vd2 v170 = fma_d2(v169, v135, v138);
    const vd2 v171 = fma_d2(v170, v135, v137);
    const vd2 v172 = fma_d2(v171, v135, v136);
    const vd2 v173 = number_d2(0x1.b9d98fa5a3215p-2);
    const vd2 v174 = number_d2(0x1.217f7d1bc96cep-56);
    const vd2 v175 = number_d2(-0x1.dc33ec6564406p-58);
    const vd2 v176 = number_d2(0x1.1acbf7a3d4d48p-112);
    const vd2 v177 = fma_d2(v172, v135, v174);
    const vd2 v178 = add_d2(v173, v177);
    const vd2 v179 = sub_d2(v173, v178);
    const vd2 v180 = add_d2(v179, v177);
    const vd2 v181 = mul_d2(v178, v135);
    const vd2 v182 = fms_d2(v178, v135, v181);
    const vd2 v183 = fma_d2(v180, v135, v182);
    const vd2 v184 = add_d2(v181, v175);
    const vd2 v185 = sub_d2(v184, v181);
    const vd2 v186 = sub_d2(v184, v185);
    const vd2 v187 = sub_d2(v181, v186);
    const vd2 v188 = sub_d2(v175, v185);
    const vd2 v189 = add_d2(v187, v188);
    const vd2 v190 = add_d2(v183, v176);
    const vd2 v191 = add_d2(v189, v190);
    const vd2 v192 = add_d2(v184, v191);
    const vd2 v193 = abs_d2(v135);
    const vd2 v194 = number_d2(0x1p-2);
    const vn2 v195 = less_d2(v193, v194);
    const vd2 v196 = select_d2(v195, v192, v133);
    const vd2 v197 = nan_from_d2(v196, v0);
    store_d2(to[0], v197);
}
static void run_gelu_grad_binary64_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(double, 1, 1, gelu_grad_binary64_faithful)
}

/* gelu_vjp_binary32_faithful: f′(x)·g (vjp in binary32, faithful)
   GELU: relu(x) − t·Q(t).
   exp: exp(x) on [-0.34668, 0.34668] by a polynomial of degree 6; relative error at most 3.189e-09, proved in
     exp_binary32/00.toml
   gaussian_tail: exp(x**2/2)*erfc(x/sqrt(2))/2 on [0, 30] by 16 pieces, each a polynomial of degree 7 about its
     middle; relative error at most 2.548e-09, proved in gaussian_tail_binary32/00.toml to 15.toml
   gelu_slope: gelu'' on [-1.00179, -0.501792] by a polynomial of degree 8 about its middle, and integrated from the
     zero on; relative error at most 1.04e-09, proved in gelu_slope_binary32/00.toml
   faithful: largest error 0.8455 ULP of 100,000,000 inputs, at -0x1.f950a8p-1, 0x1.7f3b2ep-6
   109 operations (24 fma, 19 add, 11 sub, 10 mul, 10 lookup, 9 widen, 5 fms, 3 fnma, 3 less, 3 select, 2 abs, 2 bits,
     2 neg, 1 lesser, 1 right, 1 left, 1 float, 1 nan_from, 1 narrow), 640 bytes of tables */
XPHI_OP void gelu_vjp_binary32_faithful(const float *const *from, float *const *to, const double *parameters) {
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
    const vf2 v34 = number_f2(0x1p+1f);
    const vf2 v35 = add_f2(v4, v34);
    const vi2 v36 = bits_f2(v35);
    const vi2 v37 = right_i2(v36, 21);
    const vf2 v38 = lookup_f2(gaussian_tail_binary32_center, v37, 16);
    const vf2 v39 = sub_f2(v4, v38);
    const vf2 v40 = lookup_f2(gaussian_tail_binary32_c1, v37, 16);
    const vf2 v41 = lookup_f2(gaussian_tail_binary32_c2, v37, 16);
    const vf2 v42 = lookup_f2(gaussian_tail_binary32_c3, v37, 16);
    const vf2 v43 = lookup_f2(gaussian_tail_binary32_c4, v37, 16);
    const vf2 v44 = lookup_f2(gaussian_tail_binary32_c5, v37, 16);
    const vf2 v45 = lookup_f2(gaussian_tail_binary32_c6, v37, 16);
    const vf2 v46 = lookup_f2(gaussian_tail_binary32_c7, v37, 16);
    const vf2 v47 = lookup_f2(gaussian_tail_binary32_c0, v37, 16);
    const vf2 v48 = lookup_f2(gaussian_tail_binary32_c0_low, v37, 16);
    const vf2 v49 = mul_f2(v40, v39);
    const vf2 v50 = fms_f2(v40, v39, v49);
    const vf2 v51 = add_f2(v47, v49);
    const vf2 v52 = sub_f2(v47, v51);
    const vf2 v53 = add_f2(v52, v49);
    const vf2 v54 = fma_f2(v46, v39, v45);
    const vf2 v55 = fma_f2(v54, v39, v44);
    const vf2 v56 = fma_f2(v55, v39, v43);
    const vf2 v57 = fma_f2(v56, v39, v42);
    const vf2 v58 = fma_f2(v57, v39, v41);
    const vf2 v59 = mul_f2(v58, v39);
    const vf2 v60 = add_f2(v50, v48);
    const vf2 v61 = fma_f2(v59, v39, v60);
    const vf2 v62 = add_f2(v53, v61);
    const vf2 v63 = number_f2(0x0p+0f);
    const vf2 v64 = number_f2(0x1.988454p-2f);
    const vf2 v65 = number_f2(-0x1.857936p-27f);
    const vf2 v66 = mul_f2(v64, v4);
    const vf2 v67 = fms_f2(v64, v4, v66);
    const vf2 v68 = fma_f2(v65, v4, v67);
    const vf2 v69 = neg_f2(v66);
    const vf2 v70 = neg_f2(v68);
    const vf2 v71 = add_f2(v51, v69);
    const vf2 v72 = sub_f2(v71, v51);
    const vf2 v73 = sub_f2(v71, v72);
    const vf2 v74 = sub_f2(v51, v73);
    const vf2 v75 = sub_f2(v69, v72);
    const vf2 v76 = add_f2(v74, v75);
    const vf2 v77 = add_f2(v62, v70);
    const vf2 v78 = add_f2(v76, v77);
    const vf2 v79 = mul_f2(v30, v71);
    const vf2 v80 = fms_f2(v30, v71, v79);
    const vf2 v81 = fma_f2(v30, v78, v80);
    const vf2 v82 = add_f2(v71, v78);
    const vf2 v83 = fma_f2(v33, v82, v81);
    const vi2 v84 = bits_f2(v11);
    const vq2 v85 = widen_i2(v84);
    const vq2 v86 = left_q2(v85, 52);
    const vd2 v87 = float_d2(v86);
    const vd2 v88 = widen_f2(v0);
    const vd2 v89 = number_d2(0x0p+0);
    const vn2 v90 = less_d2(v88, v89);
    const vd2 v91 = number_d2(-0x0p+0);
    const vd2 v92 = number_d2(0x1p+0);
    const vd2 v93 = select_d2(v90, v91, v92);
    const vm2 v94 = less_f2(v0, v63);
    const vf2 v95 = number_f2(-0x1p+0f);
    const vf2 v96 = select_f2(v94, v95, v29);
    const vd2 v97 = widen_f2(v79);
    const vd2 v98 = widen_f2(v83);
    const vd2 v99 = add_d2(v97, v98);
    const vd2 v100 = mul_d2(v99, v87);
    const vd2 v101 = widen_f2(v96);
    const vd2 v102 = fnma_d2(v100, v101, v93);
    const vf2 v103 = number_f2(-0x1.80ead2p-1f);
    const vf2 v104 = sub_f2(v0, v103);
    const vf2 v105 = number_f2(0x1.8d9a94p-2f);
    const vf2 v106 = number_f2(-0x1.2a2ef2p-6f);
    const vf2 v107 = number_f2(-0x1.d2fa3ap-4f);
    const vf2 v108 = number_f2(-0x1.e408f4p-7f);
    const vf2 v109 = number_f2(0x1.3e2c3ep-6f);
    const vf2 v110 = number_f2(0x1.29823ep-8f);
    const vf2 v111 = number_f2(-0x1.2155a6p-9f);
    const vf2 v112 = number_f2(-0x1.831926p-11f);
    const vf2 v113 = fma_f2(v112, v104, v111);
    const vf2 v114 = fma_f2(v113, v104, v110);
    const vf2 v115 = fma_f2(v114, v104, v109);
    const vf2 v116 = fma_f2(v115, v104, v108);
    const vf2 v117 = fma_f2(v116, v104, v107);
    const vf2 v118 = fma_f2(v117, v104, v106);
    const vf2 v119 = fma_f2(v118, v104, v105);
    const vf2 v120 = number_f2(0x1.b9d99p-2f);
    const vf2 v121 = number_f2(-0x1.f7f8e6p-27f);
    const vf2 v124 = fma_f2(v119, v104, v121);
    const vf2 v125 = add_f2(v120, v124);
    const vf2 v126 = sub_f2(v120, v125);
    const vf2 v127 = add_f2(v126, v124);
    const vf2 v128 = mul_f2(v125, v104);
    const vf2 v129 = fms_f2(v125, v104, v128);
    const vf2 v130 = fma_f2(v127, v104, v129);
    const vd2 v131 = number_d2(-0x1.6737d9ae24002p-28);
    const vd2 v132 = widen_f2(v128);
    const vd2 v133 = widen_f2(v130);
    const vd2 v134 = add_d2(v132, v133);
    const vd2 v135 = add_d2(v134, v131);
    const vd2 v136 = widen_f2(v103);
    const vd2 v137 = sub_d2(v88, v136);
    const vd2 v138 = abs_d2(v137);
    const vd2 v139 = number_d2(0x1p-2);
    const vn2 v140 = less_d2(v138, v139);
    const vd2 v141 = select_d2(v140, v135, v102);
    const vd2 v142 = widen_f2(v1);
    const vd2 v143 = mul_d2(v141, v142);
    const vd2 v144 = nan_from_d2(v143, v88);
    const vf2 v145 = narrow_d2(v144);
    store_f2(to[0], v145);
}
static void run_gelu_vjp_binary32_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 2, 1, gelu_vjp_binary32_faithful)
}

/* gelu_vjp_binary32_fast: f′(x)·g (vjp in binary32, fast)
   GELU: relu(x) − t·Q(t).
   exp: exp(x) on [-0.34668, 0.34668] by a polynomial of degree 6; relative error at most 3.189e-09, proved in
     exp_binary32/00.toml
   gaussian_slope: exp(x**2/2)*erfc(x/sqrt(2))/2 - x/sqrt(2*pi) on [0, 0.5] by a polynomial of degree 6 about its
     middle; relative error at most 9.636e-09, proved in gaussian_slope_binary32/00.toml
   gaussian_slope: x*exp(x**2/2)*erfc(x/sqrt(2))/2 - 2/sqrt(2*pi) on [0.5, 1] by a polynomial of degree 5, and
     integrated from the zero on; relative error at most 1.035e-07, proved in gaussian_slope_binary32/01.toml
   gaussian_slope: exp(x**2/2)*erfc(x/sqrt(2))/2 - x/sqrt(2*pi) on [1, 26] by 13 pieces, each a polynomial of degree 6
     about its middle; relative error at most 4.148e-09, proved in gaussian_slope_binary32/02.toml to 14.toml
   fast: largest error 3.6598 ULP of 96,341,528 inputs, at -0x1.834202p+1, -0x1.55410ap+4 (without the surroundings of
     a zero, where it is absolute)
   53 operations (12 fma, 9 mul, 8 lookup, 4 select, 3 sub, 3 add, 2 abs, 2 fnma, 2 bits, 2 less, 1 lesser, 1 fms, 1
     right, 1 left, 1 float, 1 nan_from), 512 bytes of tables */
XPHI_OP void gelu_vjp_binary32_fast(const float *const *from, float *const *to, const double *parameters) {
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
    const vf2 v31 = number_f2(0x1p+1f);
    const vf2 v32 = add_f2(v4, v31);
    const vi2 v33 = bits_f2(v32);
    const vi2 v34 = right_i2(v33, 21);
    const vf2 v35 = lookup_f2(gaussian_slope_binary32_center, v34, 16);
    const vf2 v36 = sub_f2(v4, v35);
    const vf2 v37 = lookup_f2(gaussian_slope_binary32_c1, v34, 16);
    const vf2 v38 = lookup_f2(gaussian_slope_binary32_c2, v34, 16);
    const vf2 v39 = lookup_f2(gaussian_slope_binary32_c3, v34, 16);
    const vf2 v40 = lookup_f2(gaussian_slope_binary32_c4, v34, 16);
    const vf2 v41 = lookup_f2(gaussian_slope_binary32_c5, v34, 16);
    const vf2 v42 = lookup_f2(gaussian_slope_binary32_c6, v34, 16);
    const vf2 v43 = lookup_f2(gaussian_slope_binary32_c0, v34, 16);
    const vf2 v44 = fma_f2(v42, v36, v41);
    const vf2 v45 = fma_f2(v44, v36, v40);
    const vf2 v46 = fma_f2(v45, v36, v39);
    const vf2 v47 = fma_f2(v46, v36, v38);
    const vf2 v48 = fma_f2(v47, v36, v37);
    const vf2 v49 = fma_f2(v48, v36, v43);
    const vf2 v50 = mul_f2(v30, v49);
    const vi2 v51 = bits_f2(v11);
    const vi2 v52 = left_i2(v51, 23);
    const vf2 v53 = float_f2(v52);
    const vf2 v54 = number_f2(0x0p+0f);
    const vm2 v55 = less_f2(v0, v54);
    const vf2 v56 = number_f2(-0x0p+0f);
    const vf2 v57 = number_f2(0x1p+126f);
    const vf2 v58 = select_f2(v55, v56, v57);
    const vf2 v59 = number_f2(-0x1p+0f);
    const vf2 v60 = select_f2(v55, v59, v29);
    const vf2 v61 = mul_f2(v60, v53);
    const vf2 v62 = mul_f2(v50, v61);
    const vf2 v63 = sub_f2(v58, v62);
    const vf2 v64 = number_f2(0x1p-126f);
    const vf2 v65 = abs_f2(v1);
    const vm2 v66 = less_f2(v65, v29);
    const vf2 v67 = select_f2(v66, v29, v64);
    const vf2 v68 = select_f2(v66, v64, v29);
    const vf2 v69 = mul_f2(v1, v67);
    const vf2 v70 = mul_f2(v63, v69);
    const vf2 v71 = mul_f2(v70, v68);
    const vf2 v72 = nan_from_f2(v71, v0);
    store_f2(to[0], v72);
}
static void run_gelu_vjp_binary32_fast(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 2, 1, gelu_vjp_binary32_fast)
}

/* gelu_vjp_binary64_faithful: f′(x)·g (vjp in binary64, faithful)
   GELU: relu(x) − t·Q(t).
   exp: exp(x) on [-0.34668, 0.34668] by a polynomial of degree 12; relative error at most 7.152e-19, proved in
     exp_binary64/00.toml
   gaussian_tail: exp(x**2/2)*erfc(x/sqrt(2))/2 on [0, 38] by 17 pieces, each a polynomial of degree 14 about its
     middle; relative error at most 1.819e-17, proved in gaussian_tail_binary64/00.toml to 16.toml
   gaussian_tail: (1 + -1/(x**2)**1 + 3/(x**2)**2 + -15/(x**2)**3 + 105/(x**2)**4 + -945/(x**2)**5 + 10395/(x**2)**6 +
     -135135/(x**2)**7 + 2027025/(x**2)**8 + -34459425/(x**2)**9)/(x*sqrt(2*pi)) on [38, 54] by 2 pieces, each a
     polynomial of degree 14 about its middle; relative error at most 4.079e-18, proved in
     gaussian_tail_binary64/17.toml to 18.toml
   gelu_slope: gelu'' on [-1.00179, -0.501792] by a polynomial of degree 19 about its middle, and integrated from the
     zero on; relative error at most 4.983e-17, proved in gelu_slope_binary64/00.toml
   faithful: largest error 1.2668 ULP of 512 inputs, at 0x1.9df39e1abcc1bp-12, 0x1.e0d3be87600afp-2
   153 operations (51 fma, 24 add, 17 sub, 17 lookup, 14 mul, 6 fms, 5 select, 3 abs, 3 fnma, 3 less, 2 lesser, 2 bits,
     2 neg, 1 right, 1 left, 1 float, 1 nan_from), 4352 bytes of tables */
XPHI_OP void gelu_vjp_binary64_faithful(const double *const *from, double *const *to, const double *parameters) {
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
    const vd2 v46 = number_d2(0x1p+1);
    const vd2 v47 = add_d2(v4, v46);
    const vq2 v48 = bits_d2(v47);
    const vq2 v49 = right_q2(v48, 50);
    const vd2 v50 = lookup_d2(gaussian_tail_binary64_center, v49, 32);
    const vd2 v51 = sub_d2(v4, v50);
    const vd2 v52 = lookup_d2(gaussian_tail_binary64_c1, v49, 32);
    const vd2 v53 = lookup_d2(gaussian_tail_binary64_c2, v49, 32);
    const vd2 v54 = lookup_d2(gaussian_tail_binary64_c3, v49, 32);
    const vd2 v55 = lookup_d2(gaussian_tail_binary64_c4, v49, 32);
    const vd2 v56 = lookup_d2(gaussian_tail_binary64_c5, v49, 32);
    const vd2 v57 = lookup_d2(gaussian_tail_binary64_c6, v49, 32);
    const vd2 v58 = lookup_d2(gaussian_tail_binary64_c7, v49, 32);
    const vd2 v59 = lookup_d2(gaussian_tail_binary64_c8, v49, 32);
    const vd2 v60 = lookup_d2(gaussian_tail_binary64_c9, v49, 32);
    const vd2 v61 = lookup_d2(gaussian_tail_binary64_c10, v49, 32);
    const vd2 v62 = lookup_d2(gaussian_tail_binary64_c11, v49, 32);
    const vd2 v63 = lookup_d2(gaussian_tail_binary64_c12, v49, 32);
    const vd2 v64 = lookup_d2(gaussian_tail_binary64_c13, v49, 32);
    const vd2 v65 = lookup_d2(gaussian_tail_binary64_c14, v49, 32);
    const vd2 v66 = lookup_d2(gaussian_tail_binary64_c0, v49, 32);
    const vd2 v67 = lookup_d2(gaussian_tail_binary64_c0_low, v49, 32);
    const vd2 v68 = mul_d2(v52, v51);
    const vd2 v69 = fms_d2(v52, v51, v68);
    const vd2 v70 = add_d2(v66, v68);
    const vd2 v71 = sub_d2(v66, v70);
    const vd2 v72 = add_d2(v71, v68);
    const vd2 v73 = fma_d2(v65, v51, v64);
    const vd2 v74 = fma_d2(v73, v51, v63);
    const vd2 v75 = fma_d2(v74, v51, v62);
    const vd2 v76 = fma_d2(v75, v51, v61);
    const vd2 v77 = fma_d2(v76, v51, v60);
    const vd2 v78 = fma_d2(v77, v51, v59);
    const vd2 v79 = fma_d2(v78, v51, v58);
    const vd2 v80 = fma_d2(v79, v51, v57);
    const vd2 v81 = fma_d2(v80, v51, v56);
    const vd2 v82 = fma_d2(v81, v51, v55);
    const vd2 v83 = fma_d2(v82, v51, v54);
    const vd2 v84 = fma_d2(v83, v51, v53);
    const vd2 v85 = mul_d2(v84, v51);
    const vd2 v86 = add_d2(v69, v67);
    const vd2 v87 = fma_d2(v85, v51, v86);
    const vd2 v88 = add_d2(v72, v87);
    const vd2 v89 = number_d2(0x0p+0);
    const vd2 v90 = number_d2(0x1.9884533d43651p-2);
    const vd2 v91 = number_d2(-0x1.cbc0d30ebfd15p-56);
    const vd2 v92 = mul_d2(v90, v4);
    const vd2 v93 = fms_d2(v90, v4, v92);
    const vd2 v94 = fma_d2(v91, v4, v93);
    const vd2 v95 = neg_d2(v92);
    const vd2 v96 = neg_d2(v94);
    const vd2 v97 = add_d2(v70, v95);
    const vd2 v98 = sub_d2(v97, v70);
    const vd2 v99 = sub_d2(v97, v98);
    const vd2 v100 = sub_d2(v70, v99);
    const vd2 v101 = sub_d2(v95, v98);
    const vd2 v102 = add_d2(v100, v101);
    const vd2 v103 = add_d2(v88, v96);
    const vd2 v104 = add_d2(v102, v103);
    const vd2 v105 = mul_d2(v42, v97);
    const vd2 v106 = fms_d2(v42, v97, v105);
    const vd2 v107 = fma_d2(v42, v104, v106);
    const vd2 v108 = add_d2(v97, v104);
    const vd2 v109 = fma_d2(v45, v108, v107);
    const vq2 v110 = bits_d2(v11);
    const vq2 v111 = left_q2(v110, 52);
    const vd2 v112 = float_d2(v111);
    const vn2 v113 = less_d2(v0, v89);
    const vd2 v114 = number_d2(-0x0p+0);
    const vd2 v115 = number_d2(0x1p+1022);
    const vd2 v116 = select_d2(v113, v114, v115);
    const vd2 v117 = number_d2(-0x1p+0);
    const vd2 v118 = select_d2(v113, v117, v41);
    const vd2 v119 = mul_d2(v118, v112);
    const vd2 v120 = mul_d2(v105, v119);
    const vd2 v121 = fms_d2(v105, v119, v120);
    const vd2 v122 = fma_d2(v109, v119, v121);
    const vd2 v123 = add_d2(v120, v122);
    const vd2 v124 = sub_d2(v120, v123);
    const vd2 v125 = add_d2(v124, v122);
    const vd2 v126 = fnma_d2(v123, v41, v116);
    const vd2 v127 = sub_d2(v126, v116);
    const vd2 v128 = fma_d2(v123, v41, v127);
    const vd2 v129 = fma_d2(v125, v41, v128);
    const vd2 v130 = number_d2(0x1p+1000);
    const vd2 v131 = lesser_d2(v129, v130);
    const vd2 v132 = add_d2(v131, v89);
    const vd2 v133 = sub_d2(v126, v132);
    const vd2 v134 = number_d2(-0x1.80ead197f00b4p-1);
    const vd2 v135 = sub_d2(v0, v134);
    const vd2 v136 = number_d2(0x1.8d9a941de3ac5p-2);
    const vd2 v137 = number_d2(-0x1.2a2ef9bb865acp-6);
    const vd2 v138 = number_d2(-0x1.d2fa4c17c7e84p-4);
    const vd2 v139 = number_d2(-0x1.e4088244f901ep-7);
    const vd2 v140 = number_d2(0x1.3e346def42057p-6);
    const vd2 v141 = number_d2(0x1.297b9d6ffaacep-8);
    const vd2 v142 = number_d2(-0x1.258a6d85633aep-9);
    const vd2 v143 = number_d2(-0x1.8680f74e6b64ep-11);
    const vd2 v144 = number_d2(0x1.86c863b6604e4p-13);
    const vd2 v145 = number_d2(0x1.69610924d41f4p-14);
    const vd2 v146 = number_d2(-0x1.784acad449471p-17);
    const vd2 v147 = number_d2(-0x1.03fec6917376fp-17);
    const vd2 v148 = number_d2(0x1.d0c38a5bc1358p-22);
    const vd2 v149 = number_d2(0x1.322a27987bc66p-21);
    const vd2 v150 = number_d2(-0x1.b8f80fa2095afp-30);
    const vd2 v151 = number_d2(-0x1.308f43e459f7ap-25);
    const vd2 v152 = number_d2(-0x1.804eb30aa20ccp-30);
    const vd2 v153 = number_d2(0x1.0164a8fffc69fp-29);
    const vd2 v154 = number_d2(0x1.42a8e818f2d13p-33);
    const vd2 v155 = fma_d2(v154, v135, v153);
    const vd2 v156 = fma_d2(v155, v135, v152);
    const vd2 v157 = fma_d2(v156, v135, v151);
    const vd2 v158 = fma_d2(v157, v135, v150);
    const vd2 v159 = fma_d2(v158, v135, v149);
    const vd2 v160 = fma_d2(v159, v135, v148);
    const vd2 v161 = fma_d2(v160, v135, v147);
    const vd2 v162 = fma_d2(v161, v135, v146);
    const vd2 v163 = fma_d2(v162, v135, v145);
    const vd2 v164 = fma_d2(v163, v135, v144);
    const vd2 v165 = fma_d2(v164, v135, v143);
    const vd2 v166 = fma_d2(v165, v135, v142);
    const vd2 v167 = fma_d2(v166, v135, v141);
    const vd2 v168 = fma_d2(v167, v135, v140);
    const vd2 v169 = fma_d2(v168, v135, v139);
    const vd2 v170 = fma_d2(v169, v135, v138);
    const vd2 v171 = fma_d2(v170, v135, v137);
    const vd2 v172 = fma_d2(v171, v135, v136);
    const vd2 v173 = number_d2(0x1.b9d98fa5a3215p-2);
    const vd2 v174 = number_d2(0x1.217f7d1bc96cep-56);
    const vd2 v175 = number_d2(-0x1.dc33ec6564406p-58);
    const vd2 v176 = number_d2(0x1.1acbf7a3d4d48p-112);
    const vd2 v177 = fma_d2(v172, v135, v174);
    const vd2 v178 = add_d2(v173, v177);
    const vd2 v179 = sub_d2(v173, v178);
    const vd2 v180 = add_d2(v179, v177);
    const vd2 v181 = mul_d2(v178, v135);
    const vd2 v182 = fms_d2(v178, v135, v181);
    const vd2 v183 = fma_d2(v180, v135, v182);
    const vd2 v184 = add_d2(v181, v175);
    const vd2 v185 = sub_d2(v184, v181);
    const vd2 v186 = sub_d2(v184, v185);
    const vd2 v187 = sub_d2(v181, v186);
    const vd2 v188 = sub_d2(v175, v185);
    const vd2 v189 = add_d2(v187, v188);
    const vd2 v190 = add_d2(v183, v176);
    const vd2 v191 = add_d2(v189, v190);
    const vd2 v192 = add_d2(v184, v191);
    const vd2 v193 = mul_d2(v192, v115);
    const vd2 v194 = abs_d2(v135);
    const vd2 v195 = number_d2(0x1p-2);
    const vn2 v196 = less_d2(v194, v195);
    const vd2 v197 = select_d2(v196, v193, v133);
    const vd2 v198 = number_d2(0x1p-1022);
    const vd2 v199 = abs_d2(v1);
    const vn2 v200 = less_d2(v199, v41);
    const vd2 v201 = select_d2(v200, v41, v198);
    const vd2 v202 = select_d2(v200, v198, v41);
    const vd2 v203 = mul_d2(v1, v201);
    const vd2 v204 = mul_d2(v197, v203);
    const vd2 v205 = mul_d2(v204, v202);
    const vd2 v206 = nan_from_d2(v205, v0);
    store_d2(to[0], v206);
}
static void run_gelu_vjp_binary64_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(double, 2, 1, gelu_vjp_binary64_faithful)
}

extern const xphi_kernel XPHI_NAME(gelu_kernels)[];
const xphi_kernel XPHI_NAME(gelu_kernels)[] = {
    {"gelu", "f", "binary32", "faithful", run_gelu_f_binary32_faithful},
    {"gelu", "f", "binary32", "fast", run_gelu_f_binary32_fast},
    {"gelu", "f", "binary64", "faithful", run_gelu_f_binary64_faithful},
    {"gelu", "grad", "binary32", "faithful", run_gelu_grad_binary32_faithful},
    {"gelu", "grad", "binary32", "fast", run_gelu_grad_binary32_fast},
    {"gelu", "grad", "binary64", "faithful", run_gelu_grad_binary64_faithful},
    {"gelu", "vjp", "binary32", "faithful", run_gelu_vjp_binary32_faithful},
    {"gelu", "vjp", "binary32", "fast", run_gelu_vjp_binary32_fast},
    {"gelu", "vjp", "binary64", "faithful", run_gelu_vjp_binary64_faithful},
    {0, 0, 0, 0, 0}};
