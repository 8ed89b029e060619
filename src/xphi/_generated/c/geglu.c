/* geglu: made by `make gen` from src/xphi/lower/recipes; edits here are lost. */
#include "block.h"
#include "kernels.h"
#include "tables.h"

/* geglu_gate_binary32_faithful: the gate (gate in binary32, faithful)
   GELU: relu(x) − t·Q(t).
   exp: exp(x) on [-0.34668, 0.34668] by a polynomial of degree 6; relative error at most 3.189e-09, proved in
     exp_binary32/00.toml
   gaussian_tail: exp(x**2/2)*erfc(x/sqrt(2))/2 on [0, 30] by 16 pieces, each a polynomial of degree 7 about its
     middle; relative error at most 2.548e-09, proved in gaussian_tail_binary32/00.toml to 15.toml
   faithful: largest error 0.9240 ULP of 100,000,000 inputs, at -0x1.7f8634p+1, -0x1.e59d4ep-1
   65 operations (15 fma, 10 lookup, 9 add, 6 mul, 6 widen, 4 sub, 3 fnma, 2 fms, 2 bits, 1 abs, 1 lesser, 1 right, 1
     left, 1 float, 1 greater, 1 nan_from, 1 narrow), 640 bytes of tables */
XPHI_OP void geglu_gate_binary32_faithful(const float *const *from, float *const *to, const double *parameters) {
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
    const vf2 v49 = fma_f2(v46, v39, v45);
    const vf2 v50 = fma_f2(v49, v39, v44);
    const vf2 v51 = fma_f2(v50, v39, v43);
    const vf2 v52 = fma_f2(v51, v39, v42);
    const vf2 v53 = fma_f2(v52, v39, v41);
    const vf2 v54 = fma_f2(v53, v39, v40);
    const vf2 v55 = fma_f2(v54, v39, v48);
    const vf2 v56 = add_f2(v47, v55);
    const vf2 v57 = sub_f2(v47, v56);
    const vf2 v58 = add_f2(v57, v55);
    const vf2 v59 = mul_f2(v30, v56);
    const vf2 v60 = fms_f2(v30, v56, v59);
    const vf2 v61 = fma_f2(v30, v58, v60);
    const vf2 v62 = add_f2(v56, v58);
    const vf2 v63 = fma_f2(v33, v62, v61);
    const vi2 v64 = bits_f2(v11);
    const vq2 v65 = widen_i2(v64);
    const vq2 v66 = left_q2(v65, 52);
    const vd2 v67 = float_d2(v66);
    const vd2 v68 = widen_f2(v0);
    const vd2 v69 = number_d2(-0x0p+0);
    const vd2 v70 = greater_d2(v69, v68);
    const vd2 v71 = widen_f2(v59);
    const vd2 v72 = widen_f2(v63);
    const vd2 v73 = add_d2(v71, v72);
    const vd2 v74 = mul_d2(v73, v67);
    const vd2 v75 = widen_f2(v4);
    const vd2 v76 = fnma_d2(v74, v75, v70);
    const vd2 v77 = widen_f2(v1);
    const vd2 v78 = mul_d2(v76, v77);
    const vd2 v79 = nan_from_d2(v78, v68);
    const vf2 v80 = narrow_d2(v79);
    store_f2(to[0], v80);
}
static void run_geglu_gate_binary32_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 2, 1, geglu_gate_binary32_faithful)
}

/* geglu_gate_binary32_fast: the gate (gate in binary32, fast)
   GELU: relu(x) − t·Q(t).
   exp: exp(x) on [-0.34668, 0.34668] by a polynomial of degree 6; relative error at most 3.189e-09, proved in
     exp_binary32/00.toml
   mills_ratio: exp(x**2/2)*erfc(x/sqrt(2))/2/(6693141/2**24) on [0, 24.5] by m/(x*m + p), m of degree 5 and p of
     degree 4; relative error at most 3.178e-09, proved in mills_ratio_binary32/00.toml
   fast: largest error 4.4883 ULP of 96,341,528 inputs, at -0x1.2f2f2ep-1, 0x1.7d53cep+5
   51 operations (17 fma, 11 mul, 6 select, 2 abs, 2 sub, 2 fnma, 2 less, 1 lesser, 1 fms, 1 add, 1 div, 1 bits, 1
     left, 1 float, 1 greater, 1 nan_from), 0 bytes of tables */
XPHI_OP void geglu_gate_binary32_fast(const float *const *from, float *const *to, const double *parameters) {
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
    const vf2 v31 = number_f2(0x1.e145cap+0f);
    const vf2 v32 = number_f2(0x1.04e20ep+1f);
    const vf2 v33 = number_f2(0x1.0fc53ap+0f);
    const vf2 v34 = number_f2(0x1.47d25p-2f);
    const vf2 v35 = number_f2(0x1.c9efbep-5f);
    const vf2 v36 = number_f2(0x1.3210a6p-8f);
    const vf2 v37 = fma_f2(v36, v4, v35);
    const vf2 v38 = fma_f2(v37, v4, v34);
    const vf2 v39 = fma_f2(v38, v4, v33);
    const vf2 v40 = fma_f2(v39, v4, v32);
    const vf2 v41 = fma_f2(v40, v4, v31);
    const vf2 v42 = number_f2(0x1.8p+0f);
    const vf2 v43 = number_f2(0x1.e2d926p-1f);
    const vf2 v44 = number_f2(0x1.3ed126p-2f);
    const vf2 v45 = number_f2(0x1.c9b756p-5f);
    const vf2 v46 = number_f2(0x1.321b9cp-8f);
    const vf2 v47 = fma_f2(v46, v4, v45);
    const vf2 v48 = fma_f2(v47, v4, v44);
    const vf2 v49 = fma_f2(v48, v4, v43);
    const vf2 v50 = fma_f2(v49, v4, v42);
    const vf2 v51 = number_f2(0x1.988454p-2f);
    const vf2 v52 = fma_f2(v28, v51, v51);
    const vf2 v53 = mul_f2(v52, v41);
    const vf2 v54 = fma_f2(v4, v41, v50);
    const vf2 v55 = div_f2(v53, v54);
    const vi2 v56 = bits_f2(v11);
    const vi2 v57 = left_i2(v56, 23);
    const vf2 v58 = float_f2(v57);
    const vf2 v59 = number_f2(-0x0p+0f);
    const vf2 v60 = greater_f2(v59, v0);
    const vm2 v61 = less_f2(v0, v29);
    const vf2 v62 = number_f2(0x1p+126f);
    const vf2 v63 = select_f2(v61, v62, v29);
    const vf2 v64 = mul_f2(v60, v63);
    const vf2 v65 = number_f2(0x1p-126f);
    const vf2 v66 = select_f2(v61, v29, v65);
    const vf2 v67 = mul_f2(v4, v66);
    const vf2 v68 = mul_f2(v67, v58);
    const vf2 v69 = mul_f2(v55, v68);
    const vf2 v70 = sub_f2(v64, v69);
    const vf2 v71 = abs_f2(v1);
    const vm2 v72 = less_f2(v71, v29);
    const vf2 v73 = select_f2(v72, v29, v65);
    const vf2 v74 = select_f2(v72, v65, v29);
    const vf2 v75 = select_f2(v61, v73, v29);
    const vf2 v76 = select_f2(v61, v74, v29);
    const vf2 v77 = mul_f2(v1, v75);
    const vf2 v78 = mul_f2(v70, v77);
    const vf2 v79 = mul_f2(v78, v76);
    const vf2 v80 = nan_from_f2(v79, v0);
    store_f2(to[0], v80);
}
static void run_geglu_gate_binary32_fast(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 2, 1, geglu_gate_binary32_fast)
}

/* geglu_gate_binary64_faithful: the gate (gate in binary64, faithful)
   GELU: relu(x) − t·Q(t).
   exp: exp(x) on [-0.34668, 0.34668] by a polynomial of degree 12; relative error at most 7.152e-19, proved in
     exp_binary64/00.toml
   gaussian_tail: exp(x**2/2)*erfc(x/sqrt(2))/2 on [0, 38] by 17 pieces, each a polynomial of degree 14 about its
     middle; relative error at most 1.819e-17, proved in gaussian_tail_binary64/00.toml to 16.toml
   gaussian_tail: (1 + -1/(x**2)**1 + 3/(x**2)**2 + -15/(x**2)**3 + 105/(x**2)**4 + -945/(x**2)**5 + 10395/(x**2)**6 +
     -135135/(x**2)**7 + 2027025/(x**2)**8 + -34459425/(x**2)**9)/(x*sqrt(2*pi)) on [38, 54] by 2 pieces, each a
     polynomial of degree 14 about its middle; relative error at most 4.079e-18, proved in
     gaussian_tail_binary64/17.toml to 18.toml
   faithful: largest error 1.2230 ULP of 512 inputs, at -0x1.1e80ad8e74969p+0, -0x1.867f2775286a2p+986
   102 operations (31 fma, 17 lookup, 11 mul, 11 add, 7 sub, 6 select, 3 fms, 3 fnma, 2 abs, 2 lesser, 2 bits, 2 less,
     1 right, 1 left, 1 float, 1 greater, 1 nan_from), 4352 bytes of tables */
XPHI_OP void geglu_gate_binary64_faithful(const double *const *from, double *const *to, const double *parameters) {
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
    const vd2 v68 = fma_d2(v65, v51, v64);
    const vd2 v69 = fma_d2(v68, v51, v63);
    const vd2 v70 = fma_d2(v69, v51, v62);
    const vd2 v71 = fma_d2(v70, v51, v61);
    const vd2 v72 = fma_d2(v71, v51, v60);
    const vd2 v73 = fma_d2(v72, v51, v59);
    const vd2 v74 = fma_d2(v73, v51, v58);
    const vd2 v75 = fma_d2(v74, v51, v57);
    const vd2 v76 = fma_d2(v75, v51, v56);
    const vd2 v77 = fma_d2(v76, v51, v55);
    const vd2 v78 = fma_d2(v77, v51, v54);
    const vd2 v79 = fma_d2(v78, v51, v53);
    const vd2 v80 = fma_d2(v79, v51, v52);
    const vd2 v81 = fma_d2(v80, v51, v67);
    const vd2 v82 = add_d2(v66, v81);
    const vd2 v83 = sub_d2(v66, v82);
    const vd2 v84 = add_d2(v83, v81);
    const vd2 v85 = mul_d2(v42, v82);
    const vd2 v86 = fms_d2(v42, v82, v85);
    const vd2 v87 = fma_d2(v42, v84, v86);
    const vd2 v88 = add_d2(v82, v84);
    const vd2 v89 = fma_d2(v45, v88, v87);
    const vq2 v90 = bits_d2(v11);
    const vq2 v91 = left_q2(v90, 52);
    const vd2 v92 = float_d2(v91);
    const vd2 v93 = number_d2(-0x0p+0);
    const vd2 v94 = greater_d2(v93, v0);
    const vn2 v95 = less_d2(v0, v41);
    const vd2 v96 = number_d2(0x1p+1022);
    const vd2 v97 = select_d2(v95, v96, v41);
    const vd2 v98 = mul_d2(v94, v97);
    const vd2 v99 = number_d2(0x1p-1022);
    const vd2 v100 = select_d2(v95, v41, v99);
    const vd2 v101 = mul_d2(v4, v100);
    const vd2 v102 = mul_d2(v101, v92);
    const vd2 v103 = mul_d2(v85, v102);
    const vd2 v104 = fms_d2(v85, v102, v103);
    const vd2 v105 = fma_d2(v89, v102, v104);
    const vd2 v106 = add_d2(v103, v105);
    const vd2 v107 = sub_d2(v103, v106);
    const vd2 v108 = add_d2(v107, v105);
    const vd2 v109 = fnma_d2(v106, v41, v98);
    const vd2 v110 = sub_d2(v109, v98);
    const vd2 v111 = fma_d2(v106, v41, v110);
    const vd2 v112 = fma_d2(v108, v41, v111);
    const vd2 v113 = number_d2(0x1p+1000);
    const vd2 v114 = lesser_d2(v112, v113);
    const vd2 v115 = number_d2(0x0p+0);
    const vd2 v116 = add_d2(v114, v115);
    const vd2 v117 = sub_d2(v109, v116);
    const vd2 v118 = abs_d2(v1);
    const vn2 v119 = less_d2(v118, v41);
    const vd2 v120 = select_d2(v119, v41, v99);
    const vd2 v121 = select_d2(v119, v99, v41);
    const vd2 v122 = select_d2(v95, v120, v41);
    const vd2 v123 = select_d2(v95, v121, v41);
    const vd2 v124 = mul_d2(v1, v122);
    const vd2 v125 = mul_d2(v117, v124);
    const vd2 v126 = mul_d2(v125, v123);
    const vd2 v127 = nan_from_d2(v126, v0);
    store_d2(to[0], v127);
}
static void run_geglu_gate_binary64_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(double, 2, 1, geglu_gate_binary64_faithful)
}

/* geglu_gate_vjp_binary32_faithful: the derivatives, times g (gate_vjp in binary32, faithful)
   GELU: relu(x) − t·Q(t).
   exp: exp(x) on [-0.34668, 0.34668] by a polynomial of degree 6; relative error at most 3.189e-09, proved in
     exp_binary32/00.toml
   gaussian_tail: exp(x**2/2)*erfc(x/sqrt(2))/2 on [0, 30] by 16 pieces, each a polynomial of degree 7 about its
     middle; relative error at most 2.548e-09, proved in gaussian_tail_binary32/00.toml to 15.toml
   gelu_slope: gelu'' on [-1.00179, -0.501792] by a polynomial of degree 8 about its middle, and integrated from the
     zero on; relative error at most 1.04e-09, proved in gelu_slope_binary32/00.toml
   faithful: largest error 0.8456 ULP of 200,000,000 inputs, at -0x1.172c66p+1, 0x1.5a8d58p-1, 0x1.eba782p-1
   132 operations (28 fma, 23 add, 14 mul, 13 widen, 12 sub, 10 lookup, 6 fms, 4 fnma, 3 less, 3 select, 3 nan_from, 2
     abs, 2 bits, 2 neg, 2 narrow, 1 lesser, 1 right, 1 left, 1 float, 1 greater), 640 bytes of tables */
XPHI_OP void geglu_gate_vjp_binary32_faithful(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf2 v0 = load_f2(from[0]);
    const vf2 v1 = load_f2(from[1]);
    const vf2 v2 = load_f2(from[2]);
    const vf2 v3 = abs_f2(v0);
    const vf2 v4 = number_f2(0x1.8214p+4f);
    const vf2 v5 = lesser_f2(v3, v4);
    const vf2 v6 = number_f2(-0x1p-1f);
    const vf2 v7 = mul_f2(v5, v6);
    const vf2 v8 = mul_f2(v7, v5);
    const vf2 v9 = fms_f2(v7, v5, v8);
    const vf2 v10 = number_f2(0x1.715476p+0f);
    const vf2 v11 = number_f2(0x1.8007fep+23f);
    const vf2 v12 = fma_f2(v8, v10, v11);
    const vf2 v13 = sub_f2(v12, v11);
    const vf2 v14 = number_f2(0x1.62e4p-1f);
    const vf2 v15 = fnma_f2(v13, v14, v8);
    const vf2 v16 = number_f2(0x1.7f7d1cp-20f);
    const vf2 v17 = fnma_f2(v13, v16, v9);
    const vf2 v18 = add_f2(v15, v17);
    const vf2 v19 = mul_f2(v18, v18);
    const vf2 v20 = number_f2(0x1.fffffcp-2f);
    const vf2 v21 = number_f2(0x1.555492p-3f);
    const vf2 v22 = number_f2(0x1.5558d2p-5f);
    const vf2 v23 = number_f2(0x1.1239cap-7f);
    const vf2 v24 = number_f2(0x1.6a23d4p-10f);
    const vf2 v25 = fma_f2(v24, v18, v23);
    const vf2 v26 = fma_f2(v25, v18, v22);
    const vf2 v27 = fma_f2(v26, v18, v21);
    const vf2 v28 = fma_f2(v27, v18, v20);
    const vf2 v29 = fma_f2(v19, v28, v17);
    const vf2 v30 = number_f2(0x1p+0f);
    const vf2 v31 = add_f2(v30, v15);
    const vf2 v32 = sub_f2(v30, v31);
    const vf2 v33 = add_f2(v32, v15);
    const vf2 v34 = add_f2(v33, v29);
    const vf2 v35 = number_f2(0x1p+1f);
    const vf2 v36 = add_f2(v5, v35);
    const vi2 v37 = bits_f2(v36);
    const vi2 v38 = right_i2(v37, 21);
    const vf2 v39 = lookup_f2(gaussian_tail_binary32_center, v38, 16);
    const vf2 v40 = sub_f2(v5, v39);
    const vf2 v41 = lookup_f2(gaussian_tail_binary32_c1, v38, 16);
    const vf2 v42 = lookup_f2(gaussian_tail_binary32_c2, v38, 16);
    const vf2 v43 = lookup_f2(gaussian_tail_binary32_c3, v38, 16);
    const vf2 v44 = lookup_f2(gaussian_tail_binary32_c4, v38, 16);
    const vf2 v45 = lookup_f2(gaussian_tail_binary32_c5, v38, 16);
    const vf2 v46 = lookup_f2(gaussian_tail_binary32_c6, v38, 16);
    const vf2 v47 = lookup_f2(gaussian_tail_binary32_c7, v38, 16);
    const vf2 v48 = lookup_f2(gaussian_tail_binary32_c0, v38, 16);
    const vf2 v49 = lookup_f2(gaussian_tail_binary32_c0_low, v38, 16);
    const vf2 v50 = mul_f2(v41, v40);
    const vf2 v51 = fms_f2(v41, v40, v50);
    const vf2 v52 = add_f2(v48, v50);
    const vf2 v53 = sub_f2(v48, v52);
    const vf2 v54 = add_f2(v53, v50);
    const vf2 v55 = fma_f2(v47, v40, v46);
    const vf2 v56 = fma_f2(v55, v40, v45);
    const vf2 v57 = fma_f2(v56, v40, v44);
    const vf2 v58 = fma_f2(v57, v40, v43);
    const vf2 v59 = fma_f2(v58, v40, v42);
    const vf2 v60 = mul_f2(v59, v40);
    const vf2 v61 = add_f2(v51, v49);
    const vf2 v62 = fma_f2(v60, v40, v61);
    const vf2 v63 = add_f2(v54, v62);
    const vf2 v64 = number_f2(0x0p+0f);
    const vf2 v65 = number_f2(0x1.988454p-2f);
    const vf2 v66 = number_f2(-0x1.857936p-27f);
    const vf2 v67 = mul_f2(v65, v5);
    const vf2 v68 = fms_f2(v65, v5, v67);
    const vf2 v69 = fma_f2(v66, v5, v68);
    const vf2 v70 = neg_f2(v67);
    const vf2 v71 = neg_f2(v69);
    const vf2 v72 = add_f2(v52, v70);
    const vf2 v73 = sub_f2(v72, v52);
    const vf2 v74 = sub_f2(v72, v73);
    const vf2 v75 = sub_f2(v52, v74);
    const vf2 v76 = sub_f2(v70, v73);
    const vf2 v77 = add_f2(v75, v76);
    const vf2 v78 = add_f2(v63, v71);
    const vf2 v79 = add_f2(v77, v78);
    const vf2 v80 = mul_f2(v31, v72);
    const vf2 v81 = fms_f2(v31, v72, v80);
    const vf2 v82 = fma_f2(v31, v79, v81);
    const vf2 v83 = add_f2(v72, v79);
    const vf2 v84 = fma_f2(v34, v83, v82);
    const vi2 v85 = bits_f2(v12);
    const vq2 v86 = widen_i2(v85);
    const vq2 v87 = left_q2(v86, 52);
    const vd2 v88 = float_d2(v87);
    const vd2 v89 = widen_f2(v0);
    const vd2 v90 = number_d2(0x0p+0);
    const vn2 v91 = less_d2(v89, v90);
    const vd2 v92 = number_d2(-0x0p+0);
    const vd2 v93 = number_d2(0x1p+0);
    const vd2 v94 = select_d2(v91, v92, v93);
    const vm2 v95 = less_f2(v0, v64);
    const vf2 v96 = number_f2(-0x1p+0f);
    const vf2 v97 = select_f2(v95, v96, v30);
    const vd2 v98 = widen_f2(v80);
    const vd2 v99 = widen_f2(v84);
    const vd2 v100 = add_d2(v98, v99);
    const vd2 v101 = mul_d2(v100, v88);
    const vd2 v102 = widen_f2(v97);
    const vd2 v103 = fnma_d2(v101, v102, v94);
    const vf2 v104 = number_f2(-0x1.80ead2p-1f);
    const vf2 v105 = sub_f2(v0, v104);
    const vf2 v106 = number_f2(0x1.8d9a94p-2f);
    const vf2 v107 = number_f2(-0x1.2a2ef2p-6f);
    const vf2 v108 = number_f2(-0x1.d2fa3ap-4f);
    const vf2 v109 = number_f2(-0x1.e408f4p-7f);
    const vf2 v110 = number_f2(0x1.3e2c3ep-6f);
    const vf2 v111 = number_f2(0x1.29823ep-8f);
    const vf2 v112 = number_f2(-0x1.2155a6p-9f);
    const vf2 v113 = number_f2(-0x1.831926p-11f);
    const vf2 v114 = fma_f2(v113, v105, v112);
    const vf2 v115 = fma_f2(v114, v105, v111);
    const vf2 v116 = fma_f2(v115, v105, v110);
    const vf2 v117 = fma_f2(v116, v105, v109);
    const vf2 v118 = fma_f2(v117, v105, v108);
    const vf2 v119 = fma_f2(v118, v105, v107);
    const vf2 v120 = fma_f2(v119, v105, v106);
    const vf2 v121 = number_f2(0x1.b9d99p-2f);
    const vf2 v122 = number_f2(-0x1.f7f8e6p-27f);
    const vf2 v125 = fma_f2(v120, v105, v122);
    const vf2 v126 = add_f2(v121, v125);
    const vf2 v127 = sub_f2(v121, v126);
    const vf2 v128 = add_f2(v127, v125);
    const vf2 v129 = mul_f2(v126, v105);
    const vf2 v130 = fms_f2(v126, v105, v129);
    const vf2 v131 = fma_f2(v128, v105, v130);
    const vd2 v132 = number_d2(-0x1.6737d9ae24002p-28);
    const vd2 v133 = widen_f2(v129);
    const vd2 v134 = widen_f2(v131);
    const vd2 v135 = add_d2(v133, v134);
    const vd2 v136 = add_d2(v135, v132);
    const vd2 v137 = widen_f2(v104);
    const vd2 v138 = sub_d2(v89, v137);
    const vd2 v139 = abs_d2(v138);
    const vd2 v140 = number_d2(0x1p-2);
    const vn2 v141 = less_d2(v139, v140);
    const vd2 v142 = select_d2(v141, v136, v103);
    const vd2 v143 = widen_f2(v1);
    const vd2 v144 = widen_f2(v2);
    const vd2 v145 = mul_d2(v143, v144);
    const vd2 v146 = mul_d2(v142, v145);
    const vd2 v147 = nan_from_d2(v146, v143);
    const vd2 v148 = nan_from_d2(v147, v89);
    const vf2 v149 = fma_f2(v59, v40, v41);
    const vf2 v150 = fma_f2(v149, v40, v49);
    const vf2 v151 = add_f2(v48, v150);
    const vf2 v152 = sub_f2(v48, v151);
    const vf2 v153 = add_f2(v152, v150);
    const vf2 v154 = mul_f2(v31, v151);
    const vf2 v155 = fms_f2(v31, v151, v154);
    const vf2 v156 = fma_f2(v31, v153, v155);
    const vf2 v157 = add_f2(v151, v153);
    const vf2 v158 = fma_f2(v34, v157, v156);
    const vd2 v159 = greater_d2(v92, v89);
    const vd2 v160 = widen_f2(v154);
    const vd2 v161 = widen_f2(v158);
    const vd2 v162 = add_d2(v160, v161);
    const vd2 v163 = mul_d2(v162, v88);
    const vd2 v164 = widen_f2(v5);
    const vd2 v165 = fnma_d2(v163, v164, v159);
    const vd2 v166 = mul_d2(v165, v144);
    const vd2 v167 = nan_from_d2(v166, v89);
    const vf2 v168 = narrow_d2(v148);
    const vf2 v169 = narrow_d2(v167);
    store_f2(to[0], v168);
    store_f2(to[1], v169);
}
static void run_geglu_gate_vjp_binary32_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 3, 2, geglu_gate_vjp_binary32_faithful)
}

/* geglu_gate_vjp_binary32_fast: the derivatives, times g (gate_vjp in binary32, fast)
   GELU: relu(x) − t·Q(t).
   exp: exp(x) on [-0.34668, 0.34668] by a polynomial of degree 6; relative error at most 3.189e-09, proved in
     exp_binary32/00.toml
   gaussian_slope: exp(x**2/2)*erfc(x/sqrt(2))/2 - x/sqrt(2*pi) on [0, 0.5] by a polynomial of degree 6 about its
     middle; relative error at most 9.636e-09, proved in gaussian_slope_binary32/00.toml
   gaussian_slope: x*exp(x**2/2)*erfc(x/sqrt(2))/2 - 2/sqrt(2*pi) on [0.5, 1] by a polynomial of degree 5, and
     integrated from the zero on; relative error at most 1.035e-07, proved in gaussian_slope_binary32/01.toml
   gaussian_slope: exp(x**2/2)*erfc(x/sqrt(2))/2 - x/sqrt(2*pi) on [1, 26] by 13 pieces, each a polynomial of degree 6
     about its middle; relative error at most 4.148e-09, proved in gaussian_slope_binary32/02.toml to 14.toml
   mills_ratio: exp(x**2/2)*erfc(x/sqrt(2))/2/(6693141/2**24) on [0, 24.5] by m/(x*m + p), m of degree 5 and p of
     degree 4; relative error at most 3.178e-09, proved in mills_ratio_binary32/00.toml
   fast: largest error 3.8402 ULP of 185,630,164 inputs, at -0x1.366afp-1, -0x1.25228ep-12, -0x1.6bf4eap+0 (without the
     surroundings of a zero, where it is absolute)
   77 operations (23 fma, 10 mul, 8 lookup, 8 widen, 4 fnma, 3 add, 3 nan_from, 2 sub, 2 bits, 2 less, 2 select, 2
     narrow, 1 abs, 1 lesser, 1 fms, 1 right, 1 left, 1 float, 1 div, 1 greater), 512 bytes of tables */
XPHI_OP void geglu_gate_vjp_binary32_fast(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf2 v0 = load_f2(from[0]);
    const vf2 v1 = load_f2(from[1]);
    const vf2 v2 = load_f2(from[2]);
    const vf2 v3 = abs_f2(v0);
    const vf2 v4 = number_f2(0x1.8214p+4f);
    const vf2 v5 = lesser_f2(v3, v4);
    const vf2 v6 = number_f2(-0x1p-1f);
    const vf2 v7 = mul_f2(v5, v6);
    const vf2 v8 = mul_f2(v7, v5);
    const vf2 v9 = fms_f2(v7, v5, v8);
    const vf2 v10 = number_f2(0x1.715476p+0f);
    const vf2 v11 = number_f2(0x1.8007fep+23f);
    const vf2 v12 = fma_f2(v8, v10, v11);
    const vf2 v13 = sub_f2(v12, v11);
    const vf2 v14 = number_f2(0x1.62e4p-1f);
    const vf2 v15 = fnma_f2(v13, v14, v8);
    const vf2 v16 = number_f2(0x1.7f7d1cp-20f);
    const vf2 v17 = fnma_f2(v13, v16, v15);
    const vf2 v18 = add_f2(v17, v9);
    const vf2 v19 = number_f2(0x1.fffffcp-2f);
    const vf2 v20 = number_f2(0x1.555492p-3f);
    const vf2 v21 = number_f2(0x1.5558d2p-5f);
    const vf2 v22 = number_f2(0x1.1239cap-7f);
    const vf2 v23 = number_f2(0x1.6a23d4p-10f);
    const vf2 v24 = fma_f2(v23, v18, v22);
    const vf2 v25 = fma_f2(v24, v18, v21);
    const vf2 v26 = fma_f2(v25, v18, v20);
    const vf2 v27 = fma_f2(v26, v18, v19);
    const vf2 v28 = mul_f2(v27, v18);
    const vf2 v29 = fma_f2(v28, v18, v18);
    const vf2 v30 = number_f2(0x1p+0f);
    const vf2 v31 = add_f2(v29, v30);
    const vf2 v32 = number_f2(0x1p+1f);
    const vf2 v33 = add_f2(v5, v32);
    const vi2 v34 = bits_f2(v33);
    const vi2 v35 = right_i2(v34, 21);
    const vf2 v36 = lookup_f2(gaussian_slope_binary32_center, v35, 16);
    const vf2 v37 = sub_f2(v5, v36);
    const vf2 v38 = lookup_f2(gaussian_slope_binary32_c1, v35, 16);
    const vf2 v39 = lookup_f2(gaussian_slope_binary32_c2, v35, 16);
    const vf2 v40 = lookup_f2(gaussian_slope_binary32_c3, v35, 16);
    const vf2 v41 = lookup_f2(gaussian_slope_binary32_c4, v35, 16);
    const vf2 v42 = lookup_f2(gaussian_slope_binary32_c5, v35, 16);
    const vf2 v43 = lookup_f2(gaussian_slope_binary32_c6, v35, 16);
    const vf2 v44 = lookup_f2(gaussian_slope_binary32_c0, v35, 16);
    const vf2 v45 = fma_f2(v43, v37, v42);
    const vf2 v46 = fma_f2(v45, v37, v41);
    const vf2 v47 = fma_f2(v46, v37, v40);
    const vf2 v48 = fma_f2(v47, v37, v39);
    const vf2 v49 = fma_f2(v48, v37, v38);
    const vf2 v50 = fma_f2(v49, v37, v44);
    const vf2 v51 = mul_f2(v31, v50);
    const vi2 v52 = bits_f2(v12);
    const vq2 v53 = widen_i2(v52);
    const vq2 v54 = left_q2(v53, 52);
    const vd2 v55 = float_d2(v54);
    const vd2 v56 = widen_f2(v0);
    const vd2 v57 = number_d2(0x0p+0);
    const vn2 v58 = less_d2(v56, v57);
    const vd2 v59 = number_d2(-0x0p+0);
    const vd2 v60 = number_d2(0x1p+0);
    const vd2 v61 = select_d2(v58, v59, v60);
    const vf2 v62 = number_f2(0x0p+0f);
    const vm2 v63 = less_f2(v0, v62);
    const vf2 v64 = number_f2(-0x1p+0f);
    const vf2 v65 = select_f2(v63, v64, v30);
    const vd2 v66 = widen_f2(v51);
    const vd2 v67 = mul_d2(v66, v55);
    const vd2 v68 = widen_f2(v65);
    const vd2 v69 = fnma_d2(v67, v68, v61);
    const vd2 v70 = widen_f2(v1);
    const vd2 v71 = widen_f2(v2);
    const vd2 v72 = mul_d2(v70, v71);
    const vd2 v73 = mul_d2(v69, v72);
    const vd2 v74 = nan_from_d2(v73, v70);
    const vd2 v75 = nan_from_d2(v74, v56);
    const vf2 v76 = number_f2(0x1.e145cap+0f);
    const vf2 v77 = number_f2(0x1.04e20ep+1f);
    const vf2 v78 = number_f2(0x1.0fc53ap+0f);
    const vf2 v79 = number_f2(0x1.47d25p-2f);
    const vf2 v80 = number_f2(0x1.c9efbep-5f);
    const vf2 v81 = number_f2(0x1.3210a6p-8f);
    const vf2 v82 = fma_f2(v81, v5, v80);
    const vf2 v83 = fma_f2(v82, v5, v79);
    const vf2 v84 = fma_f2(v83, v5, v78);
    const vf2 v85 = fma_f2(v84, v5, v77);
    const vf2 v86 = fma_f2(v85, v5, v76);
    const vf2 v87 = number_f2(0x1.8p+0f);
    const vf2 v88 = number_f2(0x1.e2d926p-1f);
    const vf2 v89 = number_f2(0x1.3ed126p-2f);
    const vf2 v90 = number_f2(0x1.c9b756p-5f);
    const vf2 v91 = number_f2(0x1.321b9cp-8f);
    const vf2 v92 = fma_f2(v91, v5, v90);
    const vf2 v93 = fma_f2(v92, v5, v89);
    const vf2 v94 = fma_f2(v93, v5, v88);
    const vf2 v95 = fma_f2(v94, v5, v87);
    const vf2 v96 = number_f2(0x1.988454p-2f);
    const vf2 v97 = fma_f2(v29, v96, v96);
    const vf2 v98 = mul_f2(v97, v86);
    const vf2 v99 = fma_f2(v5, v86, v95);
    const vf2 v100 = div_f2(v98, v99);
    const vd2 v101 = greater_d2(v59, v56);
    const vd2 v102 = widen_f2(v100);
    const vd2 v103 = mul_d2(v102, v55);
    const vd2 v104 = widen_f2(v5);
    const vd2 v105 = fnma_d2(v103, v104, v101);
    const vd2 v106 = mul_d2(v105, v71);
    const vd2 v107 = nan_from_d2(v106, v56);
    const vf2 v108 = narrow_d2(v75);
    const vf2 v109 = narrow_d2(v107);
    store_f2(to[0], v108);
    store_f2(to[1], v109);
}
static void run_geglu_gate_vjp_binary32_fast(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 3, 2, geglu_gate_vjp_binary32_fast)
}

/* geglu_gate_vjp_binary64_faithful: the derivatives, times g (gate_vjp in binary64, faithful)
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
   faithful: largest error 1.7934 ULP of 32,768 inputs, at -0x1.8086cd31fb8a3p+1, 0x1.5a429ac972f85p-875,
     -0x1.c019eb06eb7cp-18
   212 operations (58 fma, 30 mul, 30 add, 21 sub, 17 lookup, 15 select, 8 fms, 8 less, 7 abs, 4 fnma, 3 lesser, 3
     nan_from, 2 bits, 2 neg, 1 right, 1 left, 1 float, 1 greater), 4352 bytes of tables */
XPHI_OP void geglu_gate_vjp_binary64_faithful(const double *const *from, double *const *to, const double *parameters) {
    (void)parameters;
    const vd2 v0 = load_d2(from[0]);
    const vd2 v1 = load_d2(from[1]);
    const vd2 v2 = load_d2(from[2]);
    const vd2 v3 = abs_d2(v0);
    const vd2 v4 = number_d2(0x1.a9f6p+5);
    const vd2 v5 = lesser_d2(v3, v4);
    const vd2 v6 = number_d2(-0x1p-1);
    const vd2 v7 = mul_d2(v5, v6);
    const vd2 v8 = mul_d2(v7, v5);
    const vd2 v9 = fms_d2(v7, v5, v8);
    const vd2 v10 = number_d2(0x1.71547652b82fep+0);
    const vd2 v11 = number_d2(0x1.80000000007fdp+52);
    const vd2 v12 = fma_d2(v8, v10, v11);
    const vd2 v13 = sub_d2(v12, v11);
    const vd2 v14 = number_d2(0x1.62e42fefa4p-1);
    const vd2 v15 = fnma_d2(v13, v14, v8);
    const vd2 v16 = number_d2(-0x1.8432a1b0e2634p-43);
    const vd2 v17 = fnma_d2(v13, v16, v9);
    const vd2 v18 = add_d2(v15, v17);
    const vd2 v19 = mul_d2(v18, v18);
    const vd2 v20 = number_d2(0x1p-1);
    const vd2 v21 = number_d2(0x1.555555555555bp-3);
    const vd2 v22 = number_d2(0x1.5555555555503p-5);
    const vd2 v23 = number_d2(0x1.111111110ec4ep-7);
    const vd2 v24 = number_d2(0x1.6c16c16c30539p-10);
    const vd2 v25 = number_d2(0x1.a01a01b3845a3p-13);
    const vd2 v26 = number_d2(0x1.a01a01366e0d4p-16);
    const vd2 v27 = number_d2(0x1.71ddf0112723ap-19);
    const vd2 v28 = number_d2(0x1.27e5b46d479fep-22);
    const vd2 v29 = number_d2(0x1.af6c03b2ed097p-26);
    const vd2 v30 = number_d2(0x1.1e3d1a7a9c487p-29);
    const vd2 v31 = fma_d2(v30, v18, v29);
    const vd2 v32 = fma_d2(v31, v18, v28);
    const vd2 v33 = fma_d2(v32, v18, v27);
    const vd2 v34 = fma_d2(v33, v18, v26);
    const vd2 v35 = fma_d2(v34, v18, v25);
    const vd2 v36 = fma_d2(v35, v18, v24);
    const vd2 v37 = fma_d2(v36, v18, v23);
    const vd2 v38 = fma_d2(v37, v18, v22);
    const vd2 v39 = fma_d2(v38, v18, v21);
    const vd2 v40 = fma_d2(v39, v18, v20);
    const vd2 v41 = fma_d2(v19, v40, v17);
    const vd2 v42 = number_d2(0x1p+0);
    const vd2 v43 = add_d2(v42, v15);
    const vd2 v44 = sub_d2(v42, v43);
    const vd2 v45 = add_d2(v44, v15);
    const vd2 v46 = add_d2(v45, v41);
    const vd2 v47 = number_d2(0x1p+1);
    const vd2 v48 = add_d2(v5, v47);
    const vq2 v49 = bits_d2(v48);
    const vq2 v50 = right_q2(v49, 50);
    const vd2 v51 = lookup_d2(gaussian_tail_binary64_center, v50, 32);
    const vd2 v52 = sub_d2(v5, v51);
    const vd2 v53 = lookup_d2(gaussian_tail_binary64_c1, v50, 32);
    const vd2 v54 = lookup_d2(gaussian_tail_binary64_c2, v50, 32);
    const vd2 v55 = lookup_d2(gaussian_tail_binary64_c3, v50, 32);
    const vd2 v56 = lookup_d2(gaussian_tail_binary64_c4, v50, 32);
    const vd2 v57 = lookup_d2(gaussian_tail_binary64_c5, v50, 32);
    const vd2 v58 = lookup_d2(gaussian_tail_binary64_c6, v50, 32);
    const vd2 v59 = lookup_d2(gaussian_tail_binary64_c7, v50, 32);
    const vd2 v60 = lookup_d2(gaussian_tail_binary64_c8, v50, 32);
    const vd2 v61 = lookup_d2(gaussian_tail_binary64_c9, v50, 32);
    const vd2 v62 = lookup_d2(gaussian_tail_binary64_c10, v50, 32);
    const vd2 v63 = lookup_d2(gaussian_tail_binary64_c11, v50, 32);
    const vd2 v64 = lookup_d2(gaussian_tail_binary64_c12, v50, 32);
    const vd2 v65 = lookup_d2(gaussian_tail_binary64_c13, v50, 32);
    const vd2 v66 = lookup_d2(gaussian_tail_binary64_c14, v50, 32);
    const vd2 v67 = lookup_d2(gaussian_tail_binary64_c0, v50, 32);
    const vd2 v68 = lookup_d2(gaussian_tail_binary64_c0_low, v50, 32);
    const vd2 v69 = mul_d2(v53, v52);
    const vd2 v70 = fms_d2(v53, v52, v69);
    const vd2 v71 = add_d2(v67, v69);
    const vd2 v72 = sub_d2(v67, v71);
    const vd2 v73 = add_d2(v72, v69);
    const vd2 v74 = fma_d2(v66, v52, v65);
    const vd2 v75 = fma_d2(v74, v52, v64);
    const vd2 v76 = fma_d2(v75, v52, v63);
    const vd2 v77 = fma_d2(v76, v52, v62);
    const vd2 v78 = fma_d2(v77, v52, v61);
    const vd2 v79 = fma_d2(v78, v52, v60);
    const vd2 v80 = fma_d2(v79, v52, v59);
    const vd2 v81 = fma_d2(v80, v52, v58);
    const vd2 v82 = fma_d2(v81, v52, v57);
    const vd2 v83 = fma_d2(v82, v52, v56);
    const vd2 v84 = fma_d2(v83, v52, v55);
    const vd2 v85 = fma_d2(v84, v52, v54);
    const vd2 v86 = mul_d2(v85, v52);
    const vd2 v87 = add_d2(v70, v68);
    const vd2 v88 = fma_d2(v86, v52, v87);
    const vd2 v89 = add_d2(v73, v88);
    const vd2 v90 = number_d2(0x0p+0);
    const vd2 v91 = number_d2(0x1.9884533d43651p-2);
    const vd2 v92 = number_d2(-0x1.cbc0d30ebfd15p-56);
    const vd2 v93 = mul_d2(v91, v5);
    const vd2 v94 = fms_d2(v91, v5, v93);
    const vd2 v95 = fma_d2(v92, v5, v94);
    const vd2 v96 = neg_d2(v93);
    const vd2 v97 = neg_d2(v95);
    const vd2 v98 = add_d2(v71, v96);
    const vd2 v99 = sub_d2(v98, v71);
    const vd2 v100 = sub_d2(v98, v99);
    const vd2 v101 = sub_d2(v71, v100);
    const vd2 v102 = sub_d2(v96, v99);
    const vd2 v103 = add_d2(v101, v102);
    const vd2 v104 = add_d2(v89, v97);
    const vd2 v105 = add_d2(v103, v104);
    const vd2 v106 = mul_d2(v43, v98);
    const vd2 v107 = fms_d2(v43, v98, v106);
    const vd2 v108 = fma_d2(v43, v105, v107);
    const vd2 v109 = add_d2(v98, v105);
    const vd2 v110 = fma_d2(v46, v109, v108);
    const vq2 v111 = bits_d2(v12);
    const vq2 v112 = left_q2(v111, 52);
    const vd2 v113 = float_d2(v112);
    const vn2 v114 = less_d2(v0, v90);
    const vd2 v115 = number_d2(-0x0p+0);
    const vd2 v116 = number_d2(0x1p+1022);
    const vd2 v117 = select_d2(v114, v115, v116);
    const vd2 v118 = number_d2(-0x1p+0);
    const vd2 v119 = select_d2(v114, v118, v42);
    const vd2 v120 = mul_d2(v119, v113);
    const vd2 v121 = mul_d2(v106, v120);
    const vd2 v122 = fms_d2(v106, v120, v121);
    const vd2 v123 = fma_d2(v110, v120, v122);
    const vd2 v124 = add_d2(v121, v123);
    const vd2 v125 = sub_d2(v121, v124);
    const vd2 v126 = add_d2(v125, v123);
    const vd2 v127 = fnma_d2(v124, v42, v117);
    const vd2 v128 = sub_d2(v127, v117);
    const vd2 v129 = fma_d2(v124, v42, v128);
    const vd2 v130 = fma_d2(v126, v42, v129);
    const vd2 v131 = number_d2(0x1p+1000);
    const vd2 v132 = lesser_d2(v130, v131);
    const vd2 v133 = add_d2(v132, v90);
    const vd2 v134 = sub_d2(v127, v133);
    const vd2 v135 = number_d2(-0x1.80ead197f00b4p-1);
    const vd2 v136 = sub_d2(v0, v135);
    const vd2 v137 = number_d2(0x1.8d9a941de3ac5p-2);
    const vd2 v138 = number_d2(-0x1.2a2ef9bb865acp-6);
    const vd2 v139 = number_d2(-0x1.d2fa4c17c7e84p-4);
    const vd2 v140 = number_d2(-0x1.e4088244f901ep-7);
    const vd2 v141 = number_d2(0x1.3e346def42057p-6);
    const vd2 v142 = number_d2(0x1.297b9d6ffaacep-8);
    const vd2 v143 = number_d2(-0x1.258a6d85633aep-9);
    const vd2 v144 = number_d2(-0x1.8680f74e6b64ep-11);
    const vd2 v145 = number_d2(0x1.86c863b6604e4p-13);
    const vd2 v146 = number_d2(0x1.69610924d41f4p-14);
    const vd2 v147 = number_d2(-0x1.784acad449471p-17);
    const vd2 v148 = number_d2(-0x1.03fec6917376fp-17);
    const vd2 v149 = number_d2(0x1.d0c38a5bc1358p-22);
    const vd2 v150 = number_d2(0x1.322a27987bc66p-21);
    const vd2 v151 = number_d2(-0x1.b8f80fa2095afp-30);
    const vd2 v152 = number_d2(-0x1.308f43e459f7ap-25);
    const vd2 v153 = number_d2(-0x1.804eb30aa20ccp-30);
    const vd2 v154 = number_d2(0x1.0164a8fffc69fp-29);
    const vd2 v155 = number_d2(0x1.42a8e818f2d13p-33);
    const vd2 v156 = fma_d2(v155, v136, v154);
    const vd2 v157 = fma_d2(v156, v136, v153);
    const vd2 v158 = fma_d2(v157, v136, v152);
    const vd2 v159 = fma_d2(v158, v136, v151);
    const vd2 v160 = fma_d2(v159, v136, v150);
    const vd2 v161 = fma_d2(v160, v136, v149);
    const vd2 v162 = fma_d2(v161, v136, v148);
    const vd2 v163 = fma_d2(v162, v136, v147);
    const vd2 v164 = fma_d2(v163, v136, v146);
    const vd2 v165 = fma_d2(v164, v136, v145);
    const vd2 v166 = fma_d2(v165, v136, v144);
    const vd2 v167 = fma_d2(v166, v136, v143);
    const vd2 v168 = fma_d2(v167, v136, v142);
    const vd2 v169 = fma_d2(v168, v136, v141);
    const vd2 v170 = fma_d2(v169, v136, v140);
    const vd2 v171 = fma_d2(v170, v136, v139);
    const vd2 v172 = fma_d2(v171, v136, v138);
    const vd2 v173 = fma_d2(v172, v136, v137);
    const vd2 v174 = number_d2(0x1.b9d98fa5a3215p-2);
    const vd2 v175 = number_d2(0x1.217f7d1bc96cep-56);
    const vd2 v176 = number_d2(-0x1.dc33ec6564406p-58);
    const vd2 v177 = number_d2(0x1.1acbf7a3d4d48p-112);
    const vd2 v178 = fma_d2(v173, v136, v175);
    const vd2 v179 = add_d2(v174, v178);
    const vd2 v180 = sub_d2(v174, v179);
    const vd2 v181 = add_d2(v180, v178);
    const vd2 v182 = mul_d2(v179, v136);
    const vd2 v183 = fms_d2(v179, v136, v182);
    const vd2 v184 = fma_d2(v181, v136, v183);
    const vd2 v185 = add_d2(v182, v176);
    const vd2 v186 = sub_d2(v185, v182);
    const vd2 v187 = sub_d2(v185, v186);
    const vd2 v188 = sub_d2(v182, v187);
    const vd2 v189 = sub_d2(v176, v186);
    const vd2 v190 = add_d2(v188, v189);
    const vd2 v191 = add_d2(v184, v177);
    const vd2 v192 = add_d2(v190, v191);
    const vd2 v193 = add_d2(v185, v192);
    const vd2 v194 = mul_d2(v193, v116);
    const vd2 v195 = abs_d2(v136);
    const vd2 v196 = number_d2(0x1p-2);
    const vn2 v197 = less_d2(v195, v196);
    const vd2 v198 = select_d2(v197, v194, v134);
    const vd2 v199 = number_d2(0x1p-1022);
    const vd2 v200 = mul_d2(v198, v199);
    const vd2 v201 = mul_d2(v1, v2);
    const vd2 v202 = mul_d2(v200, v201);
    const vd2 v203 = mul_d2(v200, v196);
    const vd2 v204 = mul_d2(v203, v1);
    const vd2 v205 = mul_d2(v204, v2);
    const vd2 v206 = number_d2(0x1p+2);
    const vd2 v207 = mul_d2(v205, v206);
    const vd2 v208 = abs_d2(v201);
    const vn2 v209 = less_d2(v208, v131);
    const vd2 v210 = select_d2(v209, v202, v207);
    const vd2 v211 = abs_d2(v198);
    const vn2 v212 = less_d2(v211, v42);
    const vd2 v213 = abs_d2(v1);
    const vd2 v214 = abs_d2(v2);
    const vn2 v215 = less_d2(v213, v214);
    const vd2 v216 = select_d2(v215, v2, v1);
    const vd2 v217 = select_d2(v215, v1, v2);
    const vd2 v218 = abs_d2(v217);
    const vn2 v219 = less_d2(v218, v42);
    const vd2 v220 = select_d2(v219, v42, v199);
    const vd2 v221 = select_d2(v219, v199, v42);
    const vd2 v222 = mul_d2(v198, v216);
    const vd2 v223 = mul_d2(v217, v220);
    const vd2 v224 = mul_d2(v222, v223);
    const vd2 v225 = mul_d2(v224, v221);
    const vd2 v226 = select_d2(v212, v225, v210);
    const vd2 v227 = nan_from_d2(v226, v1);
    const vd2 v228 = nan_from_d2(v227, v0);
    const vd2 v229 = fma_d2(v85, v52, v53);
    const vd2 v230 = fma_d2(v229, v52, v68);
    const vd2 v231 = add_d2(v67, v230);
    const vd2 v232 = sub_d2(v67, v231);
    const vd2 v233 = add_d2(v232, v230);
    const vd2 v234 = mul_d2(v43, v231);
    const vd2 v235 = fms_d2(v43, v231, v234);
    const vd2 v236 = fma_d2(v43, v233, v235);
    const vd2 v237 = add_d2(v231, v233);
    const vd2 v238 = fma_d2(v46, v237, v236);
    const vd2 v239 = greater_d2(v115, v0);
    const vn2 v240 = less_d2(v0, v42);
    const vd2 v241 = select_d2(v240, v116, v42);
    const vd2 v242 = mul_d2(v239, v241);
    const vd2 v243 = select_d2(v240, v42, v199);
    const vd2 v244 = mul_d2(v5, v243);
    const vd2 v245 = mul_d2(v244, v113);
    const vd2 v246 = mul_d2(v234, v245);
    const vd2 v247 = fms_d2(v234, v245, v246);
    const vd2 v248 = fma_d2(v238, v245, v247);
    const vd2 v249 = add_d2(v246, v248);
    const vd2 v250 = sub_d2(v246, v249);
    const vd2 v251 = add_d2(v250, v248);
    const vd2 v252 = fnma_d2(v249, v42, v242);
    const vd2 v253 = sub_d2(v252, v242);
    const vd2 v254 = fma_d2(v249, v42, v253);
    const vd2 v255 = fma_d2(v251, v42, v254);
    const vd2 v256 = lesser_d2(v255, v131);
    const vd2 v257 = add_d2(v256, v90);
    const vd2 v258 = sub_d2(v252, v257);
    const vn2 v259 = less_d2(v214, v42);
    const vd2 v260 = select_d2(v259, v42, v199);
    const vd2 v261 = select_d2(v259, v199, v42);
    const vd2 v262 = select_d2(v240, v260, v42);
    const vd2 v263 = select_d2(v240, v261, v42);
    const vd2 v264 = mul_d2(v2, v262);
    const vd2 v265 = mul_d2(v258, v264);
    const vd2 v266 = mul_d2(v265, v263);
    const vd2 v267 = nan_from_d2(v266, v0);
    store_d2(to[0], v228);
    store_d2(to[1], v267);
}
static void run_geglu_gate_vjp_binary64_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(double, 3, 2, geglu_gate_vjp_binary64_faithful)
}

extern const xphi_kernel XPHI_NAME(geglu_kernels)[];
const xphi_kernel XPHI_NAME(geglu_kernels)[] = {
    {"geglu", "gate", "binary32", "faithful", run_geglu_gate_binary32_faithful},
    {"geglu", "gate", "binary32", "fast", run_geglu_gate_binary32_fast},
    {"geglu", "gate", "binary64", "faithful", run_geglu_gate_binary64_faithful},
    {"geglu", "gate_vjp", "binary32", "faithful", run_geglu_gate_vjp_binary32_faithful},
    {"geglu", "gate_vjp", "binary32", "fast", run_geglu_gate_vjp_binary32_fast},
    {"geglu", "gate_vjp", "binary64", "faithful", run_geglu_gate_vjp_binary64_faithful},
    {0, 0, 0, 0, 0}};
