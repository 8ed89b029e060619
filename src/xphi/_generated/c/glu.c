/* glu: made by `make gen` from src/xphi/lower/recipes; edits here are lost. */
#include "block.h"
#include "kernels.h"
#include "tables.h"

/* glu_gate_binary32_faithful: the gate (gate in binary32, faithful)
   The logistic function.
   exp: exp(x) on [-0.34668, 0.34668] by a polynomial of degree 6; relative error at most 3.189e-09, proved in
     exp_binary32/00.toml
   faithful: largest error 0.7107 ULP of 100,000,000 inputs, at -0x1.4abd78p+2, -0x1.5027d2p+0
   57 operations (9 fma, 9 add, 7 mul, 6 widen, 5 fnma, 4 sub, 2 bits, 2 left, 2 float, 2 less, 2 select, 1 abs, 1
     lesser, 1 neg, 1 greater, 1 div, 1 nan_from, 1 narrow), 0 bytes of tables */
XPHI_OP void glu_gate_binary32_faithful(const float *const *from, float *const *to, const double *parameters) {
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
static void run_glu_gate_binary32_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 2, 1, glu_gate_binary32_faithful)
}

/* glu_gate_binary32_fast: the gate (gate in binary32, fast)
   The logistic function.
   exp: exp(x) on [-0.34668, 0.34668] by a polynomial of degree 6; relative error at most 3.189e-09, proved in
     exp_binary32/00.toml
   fast: largest error 3.2151 ULP of 96,341,528 inputs, at -0x1.774432p+2, 0x1.56dc84p-1
   33 operations (7 fma, 6 mul, 4 select, 2 abs, 2 sub, 2 fnma, 2 less, 1 lesser, 1 neg, 1 add, 1 bits, 1 left, 1
     float, 1 div, 1 nan_from), 0 bytes of tables */
XPHI_OP void glu_gate_binary32_fast(const float *const *from, float *const *to, const double *parameters) {
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
static void run_glu_gate_binary32_fast(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 2, 1, glu_gate_binary32_fast)
}

/* glu_gate_binary64_faithful: the gate (gate in binary64, faithful)
   The logistic function.
   exp: exp(x) on [-0.34668, 0.34668] by a polynomial of degree 12; relative error at most 7.152e-19, proved in
     exp_binary64/00.toml
   faithful: largest error 1.2629 ULP of 512 inputs, at 0x1.4cfbe4004c06p-10, 0x1.94bc1a3d7c777p-1
   66 operations (18 fma, 10 add, 9 mul, 7 sub, 5 fnma, 4 select, 2 abs, 2 lesser, 2 less, 1 neg, 1 bits, 1 left, 1
     float, 1 div, 1 fms, 1 nan_from), 0 bytes of tables */
XPHI_OP void glu_gate_binary64_faithful(const double *const *from, double *const *to, const double *parameters) {
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
static void run_glu_gate_binary64_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(double, 2, 1, glu_gate_binary64_faithful)
}

/* glu_gate_vjp_binary32_faithful: the derivatives, times g (gate_vjp in binary32, faithful)
   The logistic function.
   The derivative, an even function.
   exp: exp(x) on [-0.34668, 0.34668] by a polynomial of degree 6; relative error at most 3.189e-09, proved in
     exp_binary32/00.toml
   faithful: largest error 0.7218 ULP of 200,000,000 inputs, at -0x1.4a80dp+2, -0x1.84d2d8p+8, -0x1.5a383ep-66
   80 operations (13 mul, 12 add, 11 fma, 10 widen, 8 fnma, 4 sub, 3 nan_from, 2 bits, 2 left, 2 float, 2 div, 2 less,
     2 select, 2 narrow, 1 abs, 1 lesser, 1 neg, 1 greater, 1 fms), 0 bytes of tables */
XPHI_OP void glu_gate_vjp_binary32_faithful(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf2 v0 = load_f2(from[0]);
    const vf2 v1 = load_f2(from[1]);
    const vf2 v2 = load_f2(from[2]);
    const vf2 v3 = abs_f2(v0);
    const vf2 v4 = number_f2(0x1.231f4p+8f);
    const vf2 v5 = lesser_f2(v3, v4);
    const vf2 v6 = neg_f2(v5);
    const vf2 v7 = number_f2(0x1.715476p+0f);
    const vf2 v8 = number_f2(0x1.8007fep+23f);
    const vf2 v9 = fma_f2(v6, v7, v8);
    const vf2 v10 = sub_f2(v9, v8);
    const vf2 v11 = number_f2(0x1.62e4p-1f);
    const vf2 v12 = fnma_f2(v10, v11, v6);
    const vf2 v13 = number_f2(0x1.7f7d1cp-20f);
    const vf2 v14 = number_f2(0x0p+0f);
    const vf2 v15 = fnma_f2(v10, v13, v14);
    const vf2 v16 = add_f2(v12, v15);
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
    const vf2 v29 = add_f2(v28, v12);
    const vf2 v30 = sub_f2(v28, v29);
    const vf2 v31 = add_f2(v30, v12);
    const vf2 v32 = add_f2(v31, v27);
    const vf2 v33 = add_f2(v29, v32);
    const vf2 v34 = sub_f2(v29, v33);
    const vf2 v35 = add_f2(v34, v32);
    const vi2 v36 = bits_f2(v9);
    const vf2 v37 = number_f2(0x1.800736p+23f);
    const vf2 v38 = greater_f2(v37, v9);
    const vi2 v39 = bits_f2(v38);
    const vi2 v40 = number_i2(-832);
    const vi2 v41 = add_i2(v39, v40);
    const vi2 v42 = left_i2(v41, 23);
    const vf2 v43 = float_f2(v42);
    const vf2 v44 = mul_f2(v33, v43);
    const vf2 v45 = mul_f2(v35, v43);
    const vf2 v46 = number_f2(0x1p-64f);
    const vf2 v47 = fma_f2(v44, v46, v28);
    const vf2 v48 = sub_f2(v28, v47);
    const vf2 v49 = fma_f2(v44, v46, v48);
    const vf2 v50 = fma_f2(v45, v46, v49);
    const vf2 v51 = mul_f2(v47, v47);
    const vf2 v52 = fms_f2(v47, v47, v51);
    const vf2 v53 = fma_f2(v47, v50, v52);
    const vf2 v54 = add_f2(v47, v50);
    const vf2 v55 = fma_f2(v50, v54, v53);
    const vf2 v56 = div_f2(v28, v51);
    const vf2 v57 = mul_f2(v33, v56);
    const vf2 v58 = fnma_f2(v57, v51, v33);
    const vf2 v59 = add_f2(v58, v35);
    const vf2 v60 = fnma_f2(v57, v55, v59);
    const vf2 v61 = mul_f2(v60, v56);
    const vq2 v62 = widen_i2(v36);
    const vq2 v63 = left_q2(v62, 52);
    const vd2 v64 = float_d2(v63);
    const vd2 v65 = number_d2(0x0p+0);
    const vf2 v66 = number_f2(-0x1p+0f);
    const vd2 v67 = widen_f2(v57);
    const vd2 v68 = widen_f2(v61);
    const vd2 v69 = add_d2(v67, v68);
    const vd2 v70 = mul_d2(v69, v64);
    const vd2 v71 = widen_f2(v66);
    const vd2 v72 = fnma_d2(v70, v71, v65);
    const vd2 v73 = widen_f2(v1);
    const vd2 v74 = widen_f2(v2);
    const vd2 v75 = mul_d2(v73, v74);
    const vd2 v76 = mul_d2(v72, v75);
    const vd2 v77 = nan_from_d2(v76, v73);
    const vd2 v78 = widen_f2(v0);
    const vd2 v79 = nan_from_d2(v77, v78);
    const vf2 v80 = div_f2(v28, v47);
    const vf2 v81 = mul_f2(v33, v80);
    const vf2 v82 = fnma_f2(v81, v47, v33);
    const vf2 v83 = add_f2(v82, v35);
    const vf2 v84 = fnma_f2(v81, v50, v83);
    const vf2 v85 = mul_f2(v84, v80);
    const vn2 v86 = less_d2(v78, v65);
    const vd2 v87 = number_d2(0x1p+0);
    const vd2 v88 = select_d2(v86, v65, v87);
    const vm2 v89 = less_f2(v0, v14);
    const vf2 v90 = select_f2(v89, v66, v28);
    const vd2 v91 = widen_f2(v81);
    const vd2 v92 = widen_f2(v85);
    const vd2 v93 = add_d2(v91, v92);
    const vd2 v94 = mul_d2(v93, v64);
    const vd2 v95 = widen_f2(v90);
    const vd2 v96 = fnma_d2(v94, v95, v88);
    const vd2 v97 = mul_d2(v96, v74);
    const vd2 v98 = nan_from_d2(v97, v78);
    const vf2 v99 = narrow_d2(v79);
    const vf2 v100 = narrow_d2(v98);
    store_f2(to[0], v99);
    store_f2(to[1], v100);
}
static void run_glu_gate_vjp_binary32_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 3, 2, glu_gate_vjp_binary32_faithful)
}

/* glu_gate_vjp_binary32_fast: the derivatives, times g (gate_vjp in binary32, fast)
   The logistic function.
   The derivative, an even function.
   exp: exp(x) on [-0.34668, 0.34668] by a polynomial of degree 6; relative error at most 3.189e-09, proved in
     exp_binary32/00.toml
   fast: largest error 5.1713 ULP of 185,630,164 inputs, at 0x1.8ec1b6p+2, -0x1.2bbeaep+1, -0x1.ae4ac2p-7
   51 operations (8 mul, 8 widen, 7 fma, 4 fnma, 3 nan_from, 2 add, 2 bits, 2 left, 2 float, 2 div, 2 less, 2 select, 2
     narrow, 1 abs, 1 lesser, 1 neg, 1 sub, 1 greater), 0 bytes of tables */
XPHI_OP void glu_gate_vjp_binary32_fast(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf2 v0 = load_f2(from[0]);
    const vf2 v1 = load_f2(from[1]);
    const vf2 v2 = load_f2(from[2]);
    const vf2 v3 = abs_f2(v0);
    const vf2 v4 = number_f2(0x1.231f4p+8f);
    const vf2 v5 = lesser_f2(v3, v4);
    const vf2 v6 = neg_f2(v5);
    const vf2 v7 = number_f2(0x1.715476p+0f);
    const vf2 v8 = number_f2(0x1.8007fep+23f);
    const vf2 v9 = fma_f2(v6, v7, v8);
    const vf2 v10 = sub_f2(v9, v8);
    const vf2 v11 = number_f2(0x1.62e4p-1f);
    const vf2 v12 = fnma_f2(v10, v11, v6);
    const vf2 v13 = number_f2(0x1.7f7d1cp-20f);
    const vf2 v14 = fnma_f2(v10, v13, v12);
    const vf2 v15 = number_f2(0x1.fffffcp-2f);
    const vf2 v16 = number_f2(0x1.555492p-3f);
    const vf2 v17 = number_f2(0x1.5558d2p-5f);
    const vf2 v18 = number_f2(0x1.1239cap-7f);
    const vf2 v19 = number_f2(0x1.6a23d4p-10f);
    const vf2 v20 = fma_f2(v19, v14, v18);
    const vf2 v21 = fma_f2(v20, v14, v17);
    const vf2 v22 = fma_f2(v21, v14, v16);
    const vf2 v23 = fma_f2(v22, v14, v15);
    const vf2 v24 = mul_f2(v23, v14);
    const vf2 v25 = fma_f2(v24, v14, v14);
    const vf2 v26 = number_f2(0x1p+0f);
    const vf2 v27 = add_f2(v25, v26);
    const vi2 v28 = bits_f2(v9);
    const vf2 v29 = number_f2(0x1.800736p+23f);
    const vf2 v30 = greater_f2(v29, v9);
    const vi2 v31 = bits_f2(v30);
    const vi2 v32 = number_i2(-832);
    const vi2 v33 = add_i2(v31, v32);
    const vi2 v34 = left_i2(v33, 23);
    const vf2 v35 = float_f2(v34);
    const vf2 v36 = mul_f2(v27, v35);
    const vf2 v37 = number_f2(0x1p-64f);
    const vf2 v38 = fma_f2(v36, v37, v26);
    const vf2 v39 = mul_f2(v38, v38);
    const vf2 v40 = div_f2(v27, v39);
    const vq2 v41 = widen_i2(v28);
    const vq2 v42 = left_q2(v41, 52);
    const vd2 v43 = float_d2(v42);
    const vd2 v44 = number_d2(0x0p+0);
    const vf2 v45 = number_f2(-0x1p+0f);
    const vd2 v46 = widen_f2(v40);
    const vd2 v47 = mul_d2(v46, v43);
    const vd2 v48 = widen_f2(v45);
    const vd2 v49 = fnma_d2(v47, v48, v44);
    const vd2 v50 = widen_f2(v1);
    const vd2 v51 = widen_f2(v2);
    const vd2 v52 = mul_d2(v50, v51);
    const vd2 v53 = mul_d2(v49, v52);
    const vd2 v54 = nan_from_d2(v53, v50);
    const vd2 v55 = widen_f2(v0);
    const vd2 v56 = nan_from_d2(v54, v55);
    const vf2 v57 = div_f2(v27, v38);
    const vn2 v58 = less_d2(v55, v44);
    const vd2 v59 = number_d2(0x1p+0);
    const vd2 v60 = select_d2(v58, v44, v59);
    const vf2 v61 = number_f2(0x0p+0f);
    const vm2 v62 = less_f2(v0, v61);
    const vf2 v63 = select_f2(v62, v45, v26);
    const vd2 v64 = widen_f2(v57);
    const vd2 v65 = mul_d2(v64, v43);
    const vd2 v66 = widen_f2(v63);
    const vd2 v67 = fnma_d2(v65, v66, v60);
    const vd2 v68 = mul_d2(v67, v51);
    const vd2 v69 = nan_from_d2(v68, v55);
    const vf2 v70 = narrow_d2(v56);
    const vf2 v71 = narrow_d2(v69);
    store_f2(to[0], v70);
    store_f2(to[1], v71);
}
static void run_glu_gate_vjp_binary32_fast(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 3, 2, glu_gate_vjp_binary32_fast)
}

/* glu_gate_vjp_binary64_faithful: the derivatives, times g (gate_vjp in binary64, faithful)
   The logistic function.
   The derivative, an even function.
   exp: exp(x) on [-0.34668, 0.34668] by a polynomial of degree 12; relative error at most 7.152e-19, proved in
     exp_binary64/00.toml
   faithful: largest error 1.8287 ULP of 32,768 inputs, at -0x1.f9273c7a2461cp+5, -0x1.e920269769975p+744,
     -0x1.1ca848ce7894ep-7
   117 operations (24 mul, 23 fma, 15 add, 10 sub, 10 select, 8 fnma, 6 abs, 6 less, 3 lesser, 3 fms, 3 nan_from, 2
     div, 1 neg, 1 bits, 1 left, 1 float), 0 bytes of tables */
XPHI_OP void glu_gate_vjp_binary64_faithful(const double *const *from, double *const *to, const double *parameters) {
    (void)parameters;
    const vd2 v0 = load_d2(from[0]);
    const vd2 v1 = load_d2(from[1]);
    const vd2 v2 = load_d2(from[2]);
    const vd2 v3 = abs_d2(v0);
    const vd2 v4 = number_d2(0x1.625f2p+10);
    const vd2 v5 = lesser_d2(v3, v4);
    const vd2 v6 = neg_d2(v5);
    const vd2 v7 = number_d2(0x1.71547652b82fep+0);
    const vd2 v8 = number_d2(0x1.80000000007fdp+52);
    const vd2 v9 = fma_d2(v6, v7, v8);
    const vd2 v10 = sub_d2(v9, v8);
    const vd2 v11 = number_d2(0x1.62e42fefa4p-1);
    const vd2 v12 = fnma_d2(v10, v11, v6);
    const vd2 v13 = number_d2(-0x1.8432a1b0e2634p-43);
    const vd2 v14 = number_d2(0x0p+0);
    const vd2 v15 = fnma_d2(v10, v13, v14);
    const vd2 v16 = add_d2(v12, v15);
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
    const vd2 v41 = add_d2(v40, v12);
    const vd2 v42 = sub_d2(v40, v41);
    const vd2 v43 = add_d2(v42, v12);
    const vd2 v44 = add_d2(v43, v39);
    const vd2 v45 = add_d2(v41, v44);
    const vd2 v46 = sub_d2(v41, v45);
    const vd2 v47 = add_d2(v46, v44);
    const vq2 v48 = bits_d2(v9);
    const vq2 v49 = left_q2(v48, 52);
    const vd2 v50 = float_d2(v49);
    const vd2 v51 = mul_d2(v45, v50);
    const vd2 v52 = mul_d2(v47, v50);
    const vd2 v53 = number_d2(0x1p-1022);
    const vd2 v54 = fma_d2(v51, v53, v40);
    const vd2 v55 = sub_d2(v40, v54);
    const vd2 v56 = fma_d2(v51, v53, v55);
    const vd2 v57 = fma_d2(v52, v53, v56);
    const vd2 v58 = mul_d2(v54, v54);
    const vd2 v59 = fms_d2(v54, v54, v58);
    const vd2 v60 = fma_d2(v54, v57, v59);
    const vd2 v61 = add_d2(v54, v57);
    const vd2 v62 = fma_d2(v57, v61, v60);
    const vd2 v63 = div_d2(v40, v58);
    const vd2 v64 = mul_d2(v51, v63);
    const vd2 v65 = fnma_d2(v64, v58, v51);
    const vd2 v66 = add_d2(v65, v52);
    const vd2 v67 = fnma_d2(v64, v62, v66);
    const vd2 v68 = mul_d2(v67, v63);
    const vd2 v69 = number_d2(-0x1p+0);
    const vd2 v70 = mul_d2(v64, v69);
    const vd2 v71 = fms_d2(v64, v69, v70);
    const vd2 v72 = fma_d2(v68, v69, v71);
    const vd2 v73 = add_d2(v70, v72);
    const vd2 v74 = sub_d2(v70, v73);
    const vd2 v75 = add_d2(v74, v72);
    const vd2 v76 = fnma_d2(v73, v40, v14);
    const vd2 v77 = sub_d2(v76, v14);
    const vd2 v78 = fma_d2(v73, v40, v77);
    const vd2 v79 = fma_d2(v75, v40, v78);
    const vd2 v80 = number_d2(0x1p+1000);
    const vd2 v81 = lesser_d2(v79, v80);
    const vd2 v82 = add_d2(v81, v14);
    const vd2 v83 = sub_d2(v76, v82);
    const vd2 v84 = mul_d2(v83, v53);
    const vd2 v85 = mul_d2(v1, v2);
    const vd2 v86 = mul_d2(v84, v85);
    const vd2 v87 = number_d2(0x1p-2);
    const vd2 v88 = mul_d2(v84, v87);
    const vd2 v89 = mul_d2(v88, v1);
    const vd2 v90 = mul_d2(v89, v2);
    const vd2 v91 = number_d2(0x1p+2);
    const vd2 v92 = mul_d2(v90, v91);
    const vd2 v93 = abs_d2(v85);
    const vn2 v94 = less_d2(v93, v80);
    const vd2 v95 = select_d2(v94, v86, v92);
    const vd2 v96 = abs_d2(v83);
    const vn2 v97 = less_d2(v96, v40);
    const vd2 v98 = abs_d2(v1);
    const vd2 v99 = abs_d2(v2);
    const vn2 v100 = less_d2(v98, v99);
    const vd2 v101 = select_d2(v100, v2, v1);
    const vd2 v102 = select_d2(v100, v1, v2);
    const vd2 v103 = abs_d2(v102);
    const vn2 v104 = less_d2(v103, v40);
    const vd2 v105 = select_d2(v104, v40, v53);
    const vd2 v106 = select_d2(v104, v53, v40);
    const vd2 v107 = mul_d2(v83, v101);
    const vd2 v108 = mul_d2(v102, v105);
    const vd2 v109 = mul_d2(v107, v108);
    const vd2 v110 = mul_d2(v109, v106);
    const vd2 v111 = select_d2(v97, v110, v95);
    const vd2 v112 = nan_from_d2(v111, v1);
    const vd2 v113 = nan_from_d2(v112, v0);
    const vd2 v114 = div_d2(v40, v54);
    const vd2 v115 = mul_d2(v51, v114);
    const vd2 v116 = fnma_d2(v115, v54, v51);
    const vd2 v117 = add_d2(v116, v52);
    const vd2 v118 = fnma_d2(v115, v57, v117);
    const vd2 v119 = mul_d2(v118, v114);
    const vn2 v120 = less_d2(v0, v14);
    const vd2 v121 = number_d2(0x1p+1022);
    const vd2 v122 = select_d2(v120, v14, v121);
    const vd2 v123 = select_d2(v120, v69, v40);
    const vd2 v124 = mul_d2(v115, v123);
    const vd2 v125 = fms_d2(v115, v123, v124);
    const vd2 v126 = fma_d2(v119, v123, v125);
    const vd2 v127 = add_d2(v124, v126);
    const vd2 v128 = sub_d2(v124, v127);
    const vd2 v129 = add_d2(v128, v126);
    const vd2 v130 = fnma_d2(v127, v40, v122);
    const vd2 v131 = sub_d2(v130, v122);
    const vd2 v132 = fma_d2(v127, v40, v131);
    const vd2 v133 = fma_d2(v129, v40, v132);
    const vd2 v134 = lesser_d2(v133, v80);
    const vd2 v135 = add_d2(v134, v14);
    const vd2 v136 = sub_d2(v130, v135);
    const vn2 v137 = less_d2(v99, v40);
    const vd2 v138 = select_d2(v137, v40, v53);
    const vd2 v139 = select_d2(v137, v53, v40);
    const vd2 v140 = mul_d2(v2, v138);
    const vd2 v141 = mul_d2(v136, v140);
    const vd2 v142 = mul_d2(v141, v139);
    const vd2 v143 = nan_from_d2(v142, v0);
    store_d2(to[0], v113);
    store_d2(to[1], v143);
}
static void run_glu_gate_vjp_binary64_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(double, 3, 2, glu_gate_vjp_binary64_faithful)
}

extern const xphi_kernel XPHI_NAME(glu_kernels)[];
const xphi_kernel XPHI_NAME(glu_kernels)[] = {
    {"glu", "gate", "binary32", "faithful", run_glu_gate_binary32_faithful},
    {"glu", "gate", "binary32", "fast", run_glu_gate_binary32_fast},
    {"glu", "gate", "binary64", "faithful", run_glu_gate_binary64_faithful},
    {"glu", "gate_vjp", "binary32", "faithful", run_glu_gate_vjp_binary32_faithful},
    {"glu", "gate_vjp", "binary32", "fast", run_glu_gate_vjp_binary32_fast},
    {"glu", "gate_vjp", "binary64", "faithful", run_glu_gate_vjp_binary64_faithful},
    {0, 0, 0, 0, 0}};
