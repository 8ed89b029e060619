/* gelu: made by `make gen` from src/xphi/lower/recipes; edits here are lost. */
#include "kernels.h"
#include "loop.h"

static const float gaussian_tail_binary32_center[16] = {
    0x1p-2f, 0x1.8p-1f, 0x1.4p+0f, 0x1.cp+0f,
    0x1.4p+1f, 0x1.cp+1f, 0x1.2p+2f, 0x1.6p+2f,
    0x1.cp+2f, 0x1.2p+3f, 0x1.6p+3f, 0x1.ap+3f,
    0x1p+4f, 0x1.4p+4f, 0x1.8p+4f, 0x1.cp+4f};

static const float gaussian_tail_binary32_c1[16] = {
    -0x1.2e8652p-2f, -0x1.63e072p-3f, -0x1.c49322p-4f, -0x1.3253b6p-4f,
    -0x1.75ab64p-5f, -0x1.b6038ap-6f, -0x1.1be2c6p-6f, -0x1.8b1956p-7f,
    -0x1.f7d59ep-8f, -0x1.378124p-8f, -0x1.a5dac2p-9f, -0x1.3012a8p-9f,
    -0x1.93d214p-10f, -0x1.038398p-10f, -0x1.694046p-11f, -0x1.09c5aap-11f};

static const float gaussian_tail_binary32_c2[16] = {
    0x1.5c5678p-3f, 0x1.5bf7f4p-4f, 0x1.7b79d2p-5f, 0x1.bd45f4p-6f,
    0x1.bf39b2p-7f, 0x1.a29f0cp-8f, 0x1.bfbafp-9f, 0x1.07e3eap-9f,
    0x1.106382p-10f, 0x1.0b6e0ep-11f, 0x1.2b9aa4p-12f, 0x1.6fdc4p-13f,
    0x1.8f3696p-14f, 0x1.9c295cp-15f, 0x1.df307ep-16f, 0x1.2e966ap-16f};

static const float gaussian_tail_binary32_c3[16] = {
    -0x1.594f1cp-4f, -0x1.2c846p-5f, -0x1.1f33f2p-6f, -0x1.29637cp-7f,
    -0x1.f6275cp-9f, -0x1.7e824ap-10f, -0x1.55bbcap-11f, -0x1.57ff08p-12f,
    -0x1.21a60ap-13f, -0x1.c638f6p-15f, -0x1.a65af2p-16f, -0x1.ba919ap-17f,
    -0x1.892f5ap-18f, -0x1.46805ap-19f, -0x1.3d466cp-20f, -0x1.581252p-21f};

static const float gaussian_tail_binary32_c4[16] = {
    0x1.3126e4p-5f, 0x1.d68682p-7f, 0x1.8fef9ep-8f, 0x1.721daap-9f,
    0x1.0ab28cp-10f, 0x1.4faa6ap-12f, 0x1.fa3356p-14f, 0x1.b64046p-15f,
    0x1.2f0b66p-16f, 0x1.7da7f2p-18f, 0x1.277cd4p-19f, 0x1.08c4acp-20f,
    0x1.81b8d2p-22f, 0x1.01fed8p-23f, 0x1.a367dap-25f, 0x1.86bdeap-26f};

static const float gaussian_tail_binary32_c5[16] = {
    -0x1.eb7644p-7f, -0x1.53a95ep-8f, -0x1.038c1p-9f, -0x1.b1778cp-11f,
    -0x1.0de6p-12f, -0x1.1c079cp-14f, -0x1.6ca5d6p-16f, -0x1.1136b6p-17f,
    -0x1.385bbp-19f, -0x1.3d77bep-21f, -0x1.9a7f4ep-23f, -0x1.3b1b6cp-24f,
    -0x1.791d7ep-26f, -0x1.96cc2ap-28f, -0x1.14c0dep-29f, -0x1.bb32aep-31f};

static const float gaussian_tail_binary32_c6[16] = {
    0x1.72fd3ap-8f, 0x1.ced46ep-10f, 0x1.4005f4p-11f, 0x1.e52af2p-13f,
    0x1.0c20fep-14f, 0x1.d97cbep-17f, 0x1.038324p-18f, 0x1.5156c4p-20f,
    0x1.46f3aep-22f, 0x1.0abb24p-24f, 0x1.1f21e4p-26f, 0x1.78f068p-28f,
    0x1.7a02a8p-30f, 0x1.45f458p-32f, 0x1.716c6p-34f, 0x1.faef6ap-36f};

static const float gaussian_tail_binary32_c7[16] = {
    -0x1.00babap-9f, -0x1.2450aap-11f, -0x1.715c4cp-13f, -0x1.0050ecp-14f,
    -0x1.f0eb44p-17f, -0x1.76abf8p-19f, -0x1.630608p-21f, -0x1.93db3ap-23f,
    -0x1.46dap-25f, -0x1.b2c4eap-28f, -0x1.892942p-30f, -0x1.bbd1ap-32f,
    -0x1.6ec356p-34f, -0x1.ff6c4p-37f, -0x1.e5e01p-39f, -0x1.1ec4f8p-40f};

static const float gaussian_tail_binary32_c0[16] = {
    0x1.a7f808p-2f, 0x1.337024p-2f, 0x1.d898dep-3f, 0x1.7b5abep-3f,
    0x1.217252p-3f, 0x1.b396fap-4f, 0x1.5b5acep-4f, 0x1.201faap-4f,
    0x1.c9e12p-5f, 0x1.66ccb8p-5f, 0x1.26b4dp-5f, 0x1.f3ddc2p-6f,
    0x1.96f082p-6f, 0x1.4600a6p-6f, 0x1.0fdfccp-6f, 0x1.d2488p-7f};

static const float gaussian_tail_binary32_c0_low[16] = {
    0x1.69e57p-30f, -0x1.086b3cp-27f, 0x1.38de32p-32f, -0x1.a05f8ap-28f,
    0x1.8b805cp-30f, -0x1.870edp-31f, -0x1.89d408p-29f, -0x1.b4c90ap-29f,
    0x1.c91126p-30f, -0x1.18fceap-31f, -0x1.999acap-32f, 0x1.7a2c42p-32f,
    -0x1.adb224p-31f, 0x1.e969bep-34f, 0x1.785b1cp-31f, 0x1.dbe9ep-33f};

/* gelu_f_binary32_faithful: 67 operations (18 fma, 11 add, 10 lookup, 7 sub, 6 mul, 3 fms, 3 fnma, 2 lesser, 2 bits, 1 abs, 1 right, 1 left, 1 float, 1 greater), 640 bytes of tables */
XPHI_OP void gelu_f_binary32_faithful_one(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf v0_0 = load_f(from[0] + 0 * WIDTH);
    const vf v1_0 = abs_f(v0_0);
    const vf v2 = number_f(0x1.045cp+4f);
    const vf v3_0 = lesser_f(v1_0, v2);
    const vf v4 = number_f(-0x1p-1f);
    const vf v5_0 = mul_f(v3_0, v4);
    const vf v6_0 = mul_f(v5_0, v3_0);
    const vf v7_0 = fms_f(v5_0, v3_0, v6_0);
    const vf v8 = number_f(0x1.715476p+0f);
    const vf v9 = number_f(0x1.80017ep+23f);
    const vf v10_0 = fma_f(v6_0, v8, v9);
    const vf v11_0 = sub_f(v10_0, v9);
    const vf v12 = number_f(0x1.62e4p-1f);
    const vf v13_0 = fnma_f(v11_0, v12, v6_0);
    const vf v14 = number_f(0x1.7f7d1cp-20f);
    const vf v15_0 = fnma_f(v11_0, v14, v7_0);
    const vf v16_0 = add_f(v13_0, v15_0);
    const vf v17_0 = mul_f(v16_0, v16_0);
    const vf v18 = number_f(0x1.fffffcp-2f);
    const vf v19 = number_f(0x1.555492p-3f);
    const vf v20 = number_f(0x1.5558d2p-5f);
    const vf v21 = number_f(0x1.1239cap-7f);
    const vf v22 = number_f(0x1.6a23d4p-10f);
    const vf v23_0 = fma_f(v22, v16_0, v21);
    const vf v24_0 = fma_f(v23_0, v16_0, v20);
    const vf v25_0 = fma_f(v24_0, v16_0, v19);
    const vf v26_0 = fma_f(v25_0, v16_0, v18);
    const vf v27_0 = fma_f(v17_0, v26_0, v15_0);
    const vf v28 = number_f(0x1p+0f);
    const vf v29_0 = add_f(v28, v13_0);
    const vf v30_0 = sub_f(v28, v29_0);
    const vf v31_0 = add_f(v30_0, v13_0);
    const vf v32_0 = add_f(v31_0, v27_0);
    const vf v33 = number_f(0x1p+1f);
    const vf v34_0 = add_f(v3_0, v33);
    const vi v35_0 = bits_f(v34_0);
    const vi v36_0 = right_i(v35_0, 21);
    const vf v37_0 = lookup_f(gaussian_tail_binary32_center, v36_0, 16);
    const vf v38_0 = sub_f(v3_0, v37_0);
    const vf v39_0 = lookup_f(gaussian_tail_binary32_c1, v36_0, 16);
    const vf v40_0 = lookup_f(gaussian_tail_binary32_c2, v36_0, 16);
    const vf v41_0 = lookup_f(gaussian_tail_binary32_c3, v36_0, 16);
    const vf v42_0 = lookup_f(gaussian_tail_binary32_c4, v36_0, 16);
    const vf v43_0 = lookup_f(gaussian_tail_binary32_c5, v36_0, 16);
    const vf v44_0 = lookup_f(gaussian_tail_binary32_c6, v36_0, 16);
    const vf v45_0 = lookup_f(gaussian_tail_binary32_c7, v36_0, 16);
    const vf v46_0 = lookup_f(gaussian_tail_binary32_c0, v36_0, 16);
    const vf v47_0 = lookup_f(gaussian_tail_binary32_c0_low, v36_0, 16);
    const vf v48_0 = fma_f(v45_0, v38_0, v44_0);
    const vf v49_0 = fma_f(v48_0, v38_0, v43_0);
    const vf v50_0 = fma_f(v49_0, v38_0, v42_0);
    const vf v51_0 = fma_f(v50_0, v38_0, v41_0);
    const vf v52_0 = fma_f(v51_0, v38_0, v40_0);
    const vf v53_0 = fma_f(v52_0, v38_0, v39_0);
    const vf v54_0 = fma_f(v53_0, v38_0, v47_0);
    const vf v55_0 = add_f(v46_0, v54_0);
    const vf v56_0 = sub_f(v46_0, v55_0);
    const vf v57_0 = add_f(v56_0, v54_0);
    const vf v58_0 = mul_f(v29_0, v55_0);
    const vf v59_0 = fms_f(v29_0, v55_0, v58_0);
    const vf v60_0 = fma_f(v29_0, v57_0, v59_0);
    const vf v61_0 = add_f(v55_0, v57_0);
    const vf v62_0 = fma_f(v32_0, v61_0, v60_0);
    const vi v63_0 = bits_f(v10_0);
    const vi v64_0 = left_i(v63_0, 23);
    const vf v65_0 = float_f(v64_0);
    const vf v66 = number_f(-0x0p+0f);
    const vf v67_0 = greater_f(v66, v0_0);
    const vf v68_0 = mul_f(v3_0, v65_0);
    const vf v69_0 = mul_f(v58_0, v68_0);
    const vf v70_0 = fms_f(v58_0, v68_0, v69_0);
    const vf v71_0 = fma_f(v62_0, v68_0, v70_0);
    const vf v72_0 = add_f(v69_0, v71_0);
    const vf v73_0 = sub_f(v69_0, v72_0);
    const vf v74_0 = add_f(v73_0, v71_0);
    const vf v75 = number_f(0x1p-64f);
    const vf v76_0 = fnma_f(v72_0, v75, v67_0);
    const vf v77_0 = sub_f(v76_0, v67_0);
    const vf v78_0 = fma_f(v72_0, v75, v77_0);
    const vf v79_0 = fma_f(v74_0, v75, v78_0);
    const vf v80 = number_f(0x1p+126f);
    const vf v81_0 = lesser_f(v79_0, v80);
    const vf v82 = number_f(0x0p+0f);
    const vf v83_0 = add_f(v81_0, v82);
    const vf v84_0 = sub_f(v76_0, v83_0);
    store_f(to[0] + 0 * WIDTH, v84_0);
}

XPHI_OP void gelu_f_binary32_faithful_many(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf v0_0 = load_f(from[0] + 0 * WIDTH);
    const vf v0_1 = load_f(from[0] + 1 * WIDTH);
    const vf v1_0 = abs_f(v0_0);
    const vf v1_1 = abs_f(v0_1);
    const vf v2 = number_f(0x1.045cp+4f);
    const vf v3_0 = lesser_f(v1_0, v2);
    const vf v3_1 = lesser_f(v1_1, v2);
    const vf v4 = number_f(-0x1p-1f);
    const vf v5_0 = mul_f(v3_0, v4);
    const vf v5_1 = mul_f(v3_1, v4);
    const vf v6_0 = mul_f(v5_0, v3_0);
    const vf v6_1 = mul_f(v5_1, v3_1);
    const vf v7_0 = fms_f(v5_0, v3_0, v6_0);
    const vf v7_1 = fms_f(v5_1, v3_1, v6_1);
    const vf v8 = number_f(0x1.715476p+0f);
    const vf v9 = number_f(0x1.80017ep+23f);
    const vf v10_0 = fma_f(v6_0, v8, v9);
    const vf v10_1 = fma_f(v6_1, v8, v9);
    const vf v11_0 = sub_f(v10_0, v9);
    const vf v11_1 = sub_f(v10_1, v9);
    const vf v12 = number_f(0x1.62e4p-1f);
    const vf v13_0 = fnma_f(v11_0, v12, v6_0);
    const vf v13_1 = fnma_f(v11_1, v12, v6_1);
    const vf v14 = number_f(0x1.7f7d1cp-20f);
    const vf v15_0 = fnma_f(v11_0, v14, v7_0);
    const vf v15_1 = fnma_f(v11_1, v14, v7_1);
    const vf v16_0 = add_f(v13_0, v15_0);
    const vf v16_1 = add_f(v13_1, v15_1);
    const vf v17_0 = mul_f(v16_0, v16_0);
    const vf v17_1 = mul_f(v16_1, v16_1);
    const vf v18 = number_f(0x1.fffffcp-2f);
    const vf v19 = number_f(0x1.555492p-3f);
    const vf v20 = number_f(0x1.5558d2p-5f);
    const vf v21 = number_f(0x1.1239cap-7f);
    const vf v22 = number_f(0x1.6a23d4p-10f);
    const vf v23_0 = fma_f(v22, v16_0, v21);
    const vf v23_1 = fma_f(v22, v16_1, v21);
    const vf v24_0 = fma_f(v23_0, v16_0, v20);
    const vf v24_1 = fma_f(v23_1, v16_1, v20);
    const vf v25_0 = fma_f(v24_0, v16_0, v19);
    const vf v25_1 = fma_f(v24_1, v16_1, v19);
    const vf v26_0 = fma_f(v25_0, v16_0, v18);
    const vf v26_1 = fma_f(v25_1, v16_1, v18);
    const vf v27_0 = fma_f(v17_0, v26_0, v15_0);
    const vf v27_1 = fma_f(v17_1, v26_1, v15_1);
    const vf v28 = number_f(0x1p+0f);
    const vf v29_0 = add_f(v28, v13_0);
    const vf v29_1 = add_f(v28, v13_1);
    const vf v30_0 = sub_f(v28, v29_0);
    const vf v30_1 = sub_f(v28, v29_1);
    const vf v31_0 = add_f(v30_0, v13_0);
    const vf v31_1 = add_f(v30_1, v13_1);
    const vf v32_0 = add_f(v31_0, v27_0);
    const vf v32_1 = add_f(v31_1, v27_1);
    const vf v33 = number_f(0x1p+1f);
    const vf v34_0 = add_f(v3_0, v33);
    const vf v34_1 = add_f(v3_1, v33);
    const vi v35_0 = bits_f(v34_0);
    const vi v35_1 = bits_f(v34_1);
    const vi v36_0 = right_i(v35_0, 21);
    const vi v36_1 = right_i(v35_1, 21);
    const vf v37_0 = lookup_f(gaussian_tail_binary32_center, v36_0, 16);
    const vf v37_1 = lookup_f(gaussian_tail_binary32_center, v36_1, 16);
    const vf v38_0 = sub_f(v3_0, v37_0);
    const vf v38_1 = sub_f(v3_1, v37_1);
    const vf v39_0 = lookup_f(gaussian_tail_binary32_c1, v36_0, 16);
    const vf v39_1 = lookup_f(gaussian_tail_binary32_c1, v36_1, 16);
    const vf v40_0 = lookup_f(gaussian_tail_binary32_c2, v36_0, 16);
    const vf v40_1 = lookup_f(gaussian_tail_binary32_c2, v36_1, 16);
    const vf v41_0 = lookup_f(gaussian_tail_binary32_c3, v36_0, 16);
    const vf v41_1 = lookup_f(gaussian_tail_binary32_c3, v36_1, 16);
    const vf v42_0 = lookup_f(gaussian_tail_binary32_c4, v36_0, 16);
    const vf v42_1 = lookup_f(gaussian_tail_binary32_c4, v36_1, 16);
    const vf v43_0 = lookup_f(gaussian_tail_binary32_c5, v36_0, 16);
    const vf v43_1 = lookup_f(gaussian_tail_binary32_c5, v36_1, 16);
    const vf v44_0 = lookup_f(gaussian_tail_binary32_c6, v36_0, 16);
    const vf v44_1 = lookup_f(gaussian_tail_binary32_c6, v36_1, 16);
    const vf v45_0 = lookup_f(gaussian_tail_binary32_c7, v36_0, 16);
    const vf v45_1 = lookup_f(gaussian_tail_binary32_c7, v36_1, 16);
    const vf v46_0 = lookup_f(gaussian_tail_binary32_c0, v36_0, 16);
    const vf v46_1 = lookup_f(gaussian_tail_binary32_c0, v36_1, 16);
    const vf v47_0 = lookup_f(gaussian_tail_binary32_c0_low, v36_0, 16);
    const vf v47_1 = lookup_f(gaussian_tail_binary32_c0_low, v36_1, 16);
    const vf v48_0 = fma_f(v45_0, v38_0, v44_0);
    const vf v48_1 = fma_f(v45_1, v38_1, v44_1);
    const vf v49_0 = fma_f(v48_0, v38_0, v43_0);
    const vf v49_1 = fma_f(v48_1, v38_1, v43_1);
    const vf v50_0 = fma_f(v49_0, v38_0, v42_0);
    const vf v50_1 = fma_f(v49_1, v38_1, v42_1);
    const vf v51_0 = fma_f(v50_0, v38_0, v41_0);
    const vf v51_1 = fma_f(v50_1, v38_1, v41_1);
    const vf v52_0 = fma_f(v51_0, v38_0, v40_0);
    const vf v52_1 = fma_f(v51_1, v38_1, v40_1);
    const vf v53_0 = fma_f(v52_0, v38_0, v39_0);
    const vf v53_1 = fma_f(v52_1, v38_1, v39_1);
    const vf v54_0 = fma_f(v53_0, v38_0, v47_0);
    const vf v54_1 = fma_f(v53_1, v38_1, v47_1);
    const vf v55_0 = add_f(v46_0, v54_0);
    const vf v55_1 = add_f(v46_1, v54_1);
    const vf v56_0 = sub_f(v46_0, v55_0);
    const vf v56_1 = sub_f(v46_1, v55_1);
    const vf v57_0 = add_f(v56_0, v54_0);
    const vf v57_1 = add_f(v56_1, v54_1);
    const vf v58_0 = mul_f(v29_0, v55_0);
    const vf v58_1 = mul_f(v29_1, v55_1);
    const vf v59_0 = fms_f(v29_0, v55_0, v58_0);
    const vf v59_1 = fms_f(v29_1, v55_1, v58_1);
    const vf v60_0 = fma_f(v29_0, v57_0, v59_0);
    const vf v60_1 = fma_f(v29_1, v57_1, v59_1);
    const vf v61_0 = add_f(v55_0, v57_0);
    const vf v61_1 = add_f(v55_1, v57_1);
    const vf v62_0 = fma_f(v32_0, v61_0, v60_0);
    const vf v62_1 = fma_f(v32_1, v61_1, v60_1);
    const vi v63_0 = bits_f(v10_0);
    const vi v63_1 = bits_f(v10_1);
    const vi v64_0 = left_i(v63_0, 23);
    const vi v64_1 = left_i(v63_1, 23);
    const vf v65_0 = float_f(v64_0);
    const vf v65_1 = float_f(v64_1);
    const vf v66 = number_f(-0x0p+0f);
    const vf v67_0 = greater_f(v66, v0_0);
    const vf v67_1 = greater_f(v66, v0_1);
    const vf v68_0 = mul_f(v3_0, v65_0);
    const vf v68_1 = mul_f(v3_1, v65_1);
    const vf v69_0 = mul_f(v58_0, v68_0);
    const vf v69_1 = mul_f(v58_1, v68_1);
    const vf v70_0 = fms_f(v58_0, v68_0, v69_0);
    const vf v70_1 = fms_f(v58_1, v68_1, v69_1);
    const vf v71_0 = fma_f(v62_0, v68_0, v70_0);
    const vf v71_1 = fma_f(v62_1, v68_1, v70_1);
    const vf v72_0 = add_f(v69_0, v71_0);
    const vf v72_1 = add_f(v69_1, v71_1);
    const vf v73_0 = sub_f(v69_0, v72_0);
    const vf v73_1 = sub_f(v69_1, v72_1);
    const vf v74_0 = add_f(v73_0, v71_0);
    const vf v74_1 = add_f(v73_1, v71_1);
    const vf v75 = number_f(0x1p-64f);
    const vf v76_0 = fnma_f(v72_0, v75, v67_0);
    const vf v76_1 = fnma_f(v72_1, v75, v67_1);
    const vf v77_0 = sub_f(v76_0, v67_0);
    const vf v77_1 = sub_f(v76_1, v67_1);
    const vf v78_0 = fma_f(v72_0, v75, v77_0);
    const vf v78_1 = fma_f(v72_1, v75, v77_1);
    const vf v79_0 = fma_f(v74_0, v75, v78_0);
    const vf v79_1 = fma_f(v74_1, v75, v78_1);
    const vf v80 = number_f(0x1p+126f);
    const vf v81_0 = lesser_f(v79_0, v80);
    const vf v81_1 = lesser_f(v79_1, v80);
    const vf v82 = number_f(0x0p+0f);
    const vf v83_0 = add_f(v81_0, v82);
    const vf v83_1 = add_f(v81_1, v82);
    const vf v84_0 = sub_f(v76_0, v83_0);
    const vf v84_1 = sub_f(v76_1, v83_1);
    store_f(to[0] + 0 * WIDTH, v84_0);
    store_f(to[0] + 1 * WIDTH, v84_1);
}

static void run_gelu_f_binary32_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 1, 1, gelu_f_binary32_faithful_one, gelu_f_binary32_faithful_many, 2)
}

/* gelu_f_binary32_fast: 36 operations (17 fma, 6 mul, 3 fnma, 1 abs, 1 lesser, 1 fms, 1 sub, 1 add, 1 div, 1 bits, 1 left, 1 float, 1 greater), 0 bytes of tables */
XPHI_OP void gelu_f_binary32_fast_one(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf v0_0 = load_f(from[0] + 0 * WIDTH);
    const vf v1_0 = abs_f(v0_0);
    const vf v2 = number_f(0x1.045cp+4f);
    const vf v3_0 = lesser_f(v1_0, v2);
    const vf v4 = number_f(-0x1p-1f);
    const vf v5_0 = mul_f(v3_0, v4);
    const vf v6_0 = mul_f(v5_0, v3_0);
    const vf v7_0 = fms_f(v5_0, v3_0, v6_0);
    const vf v8 = number_f(0x1.715476p+0f);
    const vf v9 = number_f(0x1.80017ep+23f);
    const vf v10_0 = fma_f(v6_0, v8, v9);
    const vf v11_0 = sub_f(v10_0, v9);
    const vf v12 = number_f(0x1.62e4p-1f);
    const vf v13_0 = fnma_f(v11_0, v12, v6_0);
    const vf v14 = number_f(0x1.7f7d1cp-20f);
    const vf v15_0 = fnma_f(v11_0, v14, v13_0);
    const vf v16_0 = add_f(v15_0, v7_0);
    const vf v17 = number_f(0x1.fffffcp-2f);
    const vf v18 = number_f(0x1.555492p-3f);
    const vf v19 = number_f(0x1.5558d2p-5f);
    const vf v20 = number_f(0x1.1239cap-7f);
    const vf v21 = number_f(0x1.6a23d4p-10f);
    const vf v22_0 = fma_f(v21, v16_0, v20);
    const vf v23_0 = fma_f(v22_0, v16_0, v19);
    const vf v24_0 = fma_f(v23_0, v16_0, v18);
    const vf v25_0 = fma_f(v24_0, v16_0, v17);
    const vf v26_0 = mul_f(v25_0, v16_0);
    const vf v27_0 = fma_f(v26_0, v16_0, v16_0);
    const vf v30 = number_f(0x1.e145cap+0f);
    const vf v31 = number_f(0x1.04e20ep+1f);
    const vf v32 = number_f(0x1.0fc53ap+0f);
    const vf v33 = number_f(0x1.47d25p-2f);
    const vf v34 = number_f(0x1.c9efbep-5f);
    const vf v35 = number_f(0x1.3210a6p-8f);
    const vf v36_0 = fma_f(v35, v3_0, v34);
    const vf v37_0 = fma_f(v36_0, v3_0, v33);
    const vf v38_0 = fma_f(v37_0, v3_0, v32);
    const vf v39_0 = fma_f(v38_0, v3_0, v31);
    const vf v40_0 = fma_f(v39_0, v3_0, v30);
    const vf v41 = number_f(0x1.8p+0f);
    const vf v42 = number_f(0x1.e2d926p-1f);
    const vf v43 = number_f(0x1.3ed126p-2f);
    const vf v44 = number_f(0x1.c9b756p-5f);
    const vf v45 = number_f(0x1.321b9cp-8f);
    const vf v46_0 = fma_f(v45, v3_0, v44);
    const vf v47_0 = fma_f(v46_0, v3_0, v43);
    const vf v48_0 = fma_f(v47_0, v3_0, v42);
    const vf v49_0 = fma_f(v48_0, v3_0, v41);
    const vf v50 = number_f(0x1.988454p-2f);
    const vf v51_0 = fma_f(v27_0, v50, v50);
    const vf v52_0 = mul_f(v51_0, v40_0);
    const vf v53_0 = fma_f(v3_0, v40_0, v49_0);
    const vf v54_0 = div_f(v52_0, v53_0);
    const vi v55_0 = bits_f(v10_0);
    const vi v56_0 = left_i(v55_0, 23);
    const vf v57_0 = float_f(v56_0);
    const vf v58 = number_f(-0x0p+0f);
    const vf v59_0 = greater_f(v58, v0_0);
    const vf v60_0 = mul_f(v3_0, v57_0);
    const vf v61_0 = mul_f(v54_0, v60_0);
    const vf v62 = number_f(0x1p-64f);
    const vf v63_0 = fnma_f(v61_0, v62, v59_0);
    store_f(to[0] + 0 * WIDTH, v63_0);
}

XPHI_OP void gelu_f_binary32_fast_many(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf v0_0 = load_f(from[0] + 0 * WIDTH);
    const vf v0_1 = load_f(from[0] + 1 * WIDTH);
    const vf v1_0 = abs_f(v0_0);
    const vf v1_1 = abs_f(v0_1);
    const vf v2 = number_f(0x1.045cp+4f);
    const vf v3_0 = lesser_f(v1_0, v2);
    const vf v3_1 = lesser_f(v1_1, v2);
    const vf v4 = number_f(-0x1p-1f);
    const vf v5_0 = mul_f(v3_0, v4);
    const vf v5_1 = mul_f(v3_1, v4);
    const vf v6_0 = mul_f(v5_0, v3_0);
    const vf v6_1 = mul_f(v5_1, v3_1);
    const vf v7_0 = fms_f(v5_0, v3_0, v6_0);
    const vf v7_1 = fms_f(v5_1, v3_1, v6_1);
    const vf v8 = number_f(0x1.715476p+0f);
    const vf v9 = number_f(0x1.80017ep+23f);
    const vf v10_0 = fma_f(v6_0, v8, v9);
    const vf v10_1 = fma_f(v6_1, v8, v9);
    const vf v11_0 = sub_f(v10_0, v9);
    const vf v11_1 = sub_f(v10_1, v9);
    const vf v12 = number_f(0x1.62e4p-1f);
    const vf v13_0 = fnma_f(v11_0, v12, v6_0);
    const vf v13_1 = fnma_f(v11_1, v12, v6_1);
    const vf v14 = number_f(0x1.7f7d1cp-20f);
    const vf v15_0 = fnma_f(v11_0, v14, v13_0);
    const vf v15_1 = fnma_f(v11_1, v14, v13_1);
    const vf v16_0 = add_f(v15_0, v7_0);
    const vf v16_1 = add_f(v15_1, v7_1);
    const vf v17 = number_f(0x1.fffffcp-2f);
    const vf v18 = number_f(0x1.555492p-3f);
    const vf v19 = number_f(0x1.5558d2p-5f);
    const vf v20 = number_f(0x1.1239cap-7f);
    const vf v21 = number_f(0x1.6a23d4p-10f);
    const vf v22_0 = fma_f(v21, v16_0, v20);
    const vf v22_1 = fma_f(v21, v16_1, v20);
    const vf v23_0 = fma_f(v22_0, v16_0, v19);
    const vf v23_1 = fma_f(v22_1, v16_1, v19);
    const vf v24_0 = fma_f(v23_0, v16_0, v18);
    const vf v24_1 = fma_f(v23_1, v16_1, v18);
    const vf v25_0 = fma_f(v24_0, v16_0, v17);
    const vf v25_1 = fma_f(v24_1, v16_1, v17);
    const vf v26_0 = mul_f(v25_0, v16_0);
    const vf v26_1 = mul_f(v25_1, v16_1);
    const vf v27_0 = fma_f(v26_0, v16_0, v16_0);
    const vf v27_1 = fma_f(v26_1, v16_1, v16_1);
    const vf v30 = number_f(0x1.e145cap+0f);
    const vf v31 = number_f(0x1.04e20ep+1f);
    const vf v32 = number_f(0x1.0fc53ap+0f);
    const vf v33 = number_f(0x1.47d25p-2f);
    const vf v34 = number_f(0x1.c9efbep-5f);
    const vf v35 = number_f(0x1.3210a6p-8f);
    const vf v36_0 = fma_f(v35, v3_0, v34);
    const vf v36_1 = fma_f(v35, v3_1, v34);
    const vf v37_0 = fma_f(v36_0, v3_0, v33);
    const vf v37_1 = fma_f(v36_1, v3_1, v33);
    const vf v38_0 = fma_f(v37_0, v3_0, v32);
    const vf v38_1 = fma_f(v37_1, v3_1, v32);
    const vf v39_0 = fma_f(v38_0, v3_0, v31);
    const vf v39_1 = fma_f(v38_1, v3_1, v31);
    const vf v40_0 = fma_f(v39_0, v3_0, v30);
    const vf v40_1 = fma_f(v39_1, v3_1, v30);
    const vf v41 = number_f(0x1.8p+0f);
    const vf v42 = number_f(0x1.e2d926p-1f);
    const vf v43 = number_f(0x1.3ed126p-2f);
    const vf v44 = number_f(0x1.c9b756p-5f);
    const vf v45 = number_f(0x1.321b9cp-8f);
    const vf v46_0 = fma_f(v45, v3_0, v44);
    const vf v46_1 = fma_f(v45, v3_1, v44);
    const vf v47_0 = fma_f(v46_0, v3_0, v43);
    const vf v47_1 = fma_f(v46_1, v3_1, v43);
    const vf v48_0 = fma_f(v47_0, v3_0, v42);
    const vf v48_1 = fma_f(v47_1, v3_1, v42);
    const vf v49_0 = fma_f(v48_0, v3_0, v41);
    const vf v49_1 = fma_f(v48_1, v3_1, v41);
    const vf v50 = number_f(0x1.988454p-2f);
    const vf v51_0 = fma_f(v27_0, v50, v50);
    const vf v51_1 = fma_f(v27_1, v50, v50);
    const vf v52_0 = mul_f(v51_0, v40_0);
    const vf v52_1 = mul_f(v51_1, v40_1);
    const vf v53_0 = fma_f(v3_0, v40_0, v49_0);
    const vf v53_1 = fma_f(v3_1, v40_1, v49_1);
    const vf v54_0 = div_f(v52_0, v53_0);
    const vf v54_1 = div_f(v52_1, v53_1);
    const vi v55_0 = bits_f(v10_0);
    const vi v55_1 = bits_f(v10_1);
    const vi v56_0 = left_i(v55_0, 23);
    const vi v56_1 = left_i(v55_1, 23);
    const vf v57_0 = float_f(v56_0);
    const vf v57_1 = float_f(v56_1);
    const vf v58 = number_f(-0x0p+0f);
    const vf v59_0 = greater_f(v58, v0_0);
    const vf v59_1 = greater_f(v58, v0_1);
    const vf v60_0 = mul_f(v3_0, v57_0);
    const vf v60_1 = mul_f(v3_1, v57_1);
    const vf v61_0 = mul_f(v54_0, v60_0);
    const vf v61_1 = mul_f(v54_1, v60_1);
    const vf v62 = number_f(0x1p-64f);
    const vf v63_0 = fnma_f(v61_0, v62, v59_0);
    const vf v63_1 = fnma_f(v61_1, v62, v59_1);
    store_f(to[0] + 0 * WIDTH, v63_0);
    store_f(to[0] + 1 * WIDTH, v63_1);
}

static void run_gelu_f_binary32_fast(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 1, 1, gelu_f_binary32_fast_one, gelu_f_binary32_fast_many, 2)
}

static const double gaussian_tail_binary64_center[32] = {
    0x1p-2, 0x1.8p-1, 0x1.4p+0, 0x1.cp+0,
    0x1.4p+1, 0x1.cp+1, 0x1.2p+2, 0x1.6p+2,
    0x1.cp+2, 0x1.2p+3, 0x1.6p+3, 0x1.ap+3,
    0x1p+4, 0x1.4p+4, 0x1.8p+4, 0x1.cp+4,
    0x1.1p+5, 0x1.5p+5, 0x1.9p+5, 0x0p+0,
    0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0,
    0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0,
    0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0};

static const double gaussian_tail_binary64_c1[32] = {
    -0x1.2e8651379bcf4p-2, -0x1.63e07140d7368p-3, -0x1.c49321dc9c383p-4, -0x1.3253b6cdb4c64p-4,
    -0x1.75ab63fbbab51p-5, -0x1.b6038a80903c9p-6, -0x1.1be2c5acaa9ddp-6, -0x1.8b195531b3873p-7,
    -0x1.f7d59d52f902dp-8, -0x1.37812312a1bc5p-8, -0x1.a5dac1d4ffde3p-9, -0x1.3012a83933bbbp-9,
    -0x1.93d2141c768e3p-10, -0x1.03839707222fap-10, -0x1.694045fe213d6p-11, -0x1.09c5aa507836p-11,
    -0x1.68ef3fc249187p-12, -0x1.d97b9c6814d9ap-13, -0x1.4e4199cb93a21p-13, 0x0p+0,
    0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0,
    0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0,
    0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0};

static const double gaussian_tail_binary64_c2[32] = {
    0x1.5c5673c8b7633p-3, 0x1.5bf7f206f35bep-4, 0x1.7b79d1bfca9dp-5, 0x1.bd45f4ef48357p-6,
    0x1.bf399da0dad32p-7, 0x1.a29f04f4ff87fp-8, 0x1.bfbaed8d60a26p-9, 0x1.07e3e93700dcfp-9,
    0x1.106373beeb10dp-10, 0x1.0b6e08995a324p-11, 0x1.2b9aa2972f7f5p-12, 0x1.6fdc4065bfebap-13,
    0x1.8f36865830295p-14, 0x1.9c2955abe0504p-15, 0x1.df307b293f2d8p-16, 0x1.2e966a281966fp-16,
    0x1.52d3ab481ac01p-17, 0x1.6823433e40026p-18, 0x1.ab560548dd7cp-19, 0x0p+0,
    0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0,
    0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0,
    0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0};

static const double gaussian_tail_binary64_c3[32] = {
    -0x1.594f58fe06833p-4, -0x1.2c849dfda5453p-5, -0x1.1f33fe5ba772ap-6, -0x1.2962f462b87dp-7,
    -0x1.f6275d265f7e4p-9, -0x1.7e8220e1036dp-10, -0x1.55bc008c2d6edp-11, -0x1.57ff859618f98p-12,
    -0x1.21a61d893bc45p-13, -0x1.c6399104b5e41p-15, -0x1.a65b0b8517d93p-16, -0x1.ba914cd7eebeep-17,
    -0x1.892f416ccbbd1p-18, -0x1.4680fd23fe4e7p-19, -0x1.3d466a213ccebp-20, -0x1.5811e72d4feb9p-21,
    -0x1.3dcd0790e5854p-22, -0x1.11c588811dfcdp-23, -0x1.110f1c66edd78p-24, 0x0p+0,
    0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0,
    0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0,
    0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0};

static const double gaussian_tail_binary64_c4[32] = {
    0x1.312c88a8f6941p-5, 0x1.d68c6d8faac45p-7, 0x1.8ff2a58d03eabp-8, 0x1.721ebe31cd901p-9,
    0x1.0ac206d1be1c3p-10, 0x1.4fb4a0c0720d4p-12, 0x1.fa3b677d6c235p-14, 0x1.b643d5fcfb142p-15,
    0x1.2f219e6d65c79p-16, 0x1.7db4e0d67b048p-18, 0x1.27815575e311fp-19, 0x1.08c63ec9be089p-20,
    0x1.81d13ad8f6f55p-22, 0x1.02064fb898963p-23, 0x1.a36dfbb1faec5p-25, 0x1.86bfe07378ab2p-26,
    0x1.29d33e268df92p-27, 0x1.a00029913e93ap-29, 0x1.5cd1d013b454ep-30, 0x0p+0,
    0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0,
    0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0,
    0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0};

static const double gaussian_tail_binary64_c5[32] = {
    -0x1.eb760ca7dcc3dp-7, -0x1.53aa0f1deff5bp-8, -0x1.038d10ff572a9p-9, -0x1.b17803c2fbb18p-11,
    -0x1.0dee2100943c1p-12, -0x1.1c0d0d82108a2p-14, -0x1.6caa288a706adp-16, -0x1.1138dc9ab6db5p-17,
    -0x1.386f587afaf1fp-19, -0x1.3d8100f8c1b41p-21, -0x1.9a8566b334ed8p-23, -0x1.3b1d7b35cd4d3p-24,
    -0x1.793483f8e1704p-26, -0x1.96d6fee66dd06p-28, -0x1.14c557e6ab66bp-29, -0x1.bb356d0513995p-31,
    -0x1.16de065962dafp-32, -0x1.3be1f614cabc1p-34, -0x1.bd6c4b4fe4e97p-36, 0x0p+0,
    0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0,
    0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0,
    0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0};

static const double gaussian_tail_binary64_c6[32] = {
    0x1.6df18a7df3459p-8, 0x1.c990dfdb403c1p-10, 0x1.3cf8a3e73c9f8p-11, 0x1.e145f6cbfec39p-13,
    0x1.057885d96d559p-14, 0x1.d0dbc4f913ffp-17, 0x1.ffea8a091b025p-19, 0x1.4dc8ce2c08df4p-20,
    0x1.3d57601f50f89p-22, 0x1.057d529e5106dp-24, 0x1.1b229239e3c52p-26, 0x1.750c7256d0ca4p-28,
    0x1.6f73d0451cb81p-30, 0x1.3ffacd915bd36p-32, 0x1.6ca7f2aba0e53p-34, 0x1.f6160a0645c54p-36,
    0x1.04e4f0511260cp-37, 0x1.df7372cfa473ep-40, 0x1.1c46fc69bcb1ap-41, 0x0p+0,
    0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0,
    0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0,
    0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0};

static const double gaussian_tail_binary64_c7[32] = {
    -0x1.fd64685be997ep-10, -0x1.22234f02be5c3p-11, -0x1.6ed9fae9a801p-13, -0x1.fd83365ddf146p-15,
    -0x1.e6e83c5f2faafp-17, -0x1.70cd45ecef83ep-19, -0x1.5eaec409a608ap-21, -0x1.8ff51a22155ffp-23,
    -0x1.3dd14b122787cp-25, -0x1.aa929253c250cp-28, -0x1.83d8f94bad42cp-30, -0x1.b7569d9266f7bp-32,
    -0x1.64abf34b03393p-34, -0x1.f623fb295305ap-37, -0x1.dfa5a7dbbc597p-39, -0x1.1c0a5b4a7516p-40,
    -0x1.e7bedd1f3f9f3p-43, -0x1.6ba7b29ba56d7p-45, -0x1.6ab7e7909b1c3p-47, 0x0p+0,
    0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0,
    0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0,
    0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0};

static const double gaussian_tail_binary64_c8[32] = {
    0x1.4e1b43fb033c3p-11, 0x1.5cc3a23a3e98cp-13, 0x1.94a90afb7594cp-15, 0x1.025c8f0238583p-16,
    0x1.b53fcb0108adep-19, 0x1.1c504f3c64168p-21, 0x1.d597b5acca513p-24, 0x1.d682617c4cec6p-26,
    0x1.3a01e82826a73p-28, 0x1.58ae00cce0d5p-31, 0x1.07d66c285e7abp-33, 0x1.0161247d4ada4p-35,
    0x1.58fb6449f0bf2p-38, 0x1.891412a9f4778p-41, 0x1.3aed2c4ac6c3p-43, 0x1.40fa8ebceb8e3p-45,
    0x1.c789c7bfed235p-48, 0x1.13ac02e74d76cp-50, 0x1.ce9ee5d81f307p-53, 0x0p+0,
    0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0,
    0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0,
    0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0};

static const double gaussian_tail_binary64_c9[32] = {
    -0x1.9fab98e9a162dp-13, -0x1.8f8bcef9b8defp-15, -0x1.ab5e83dda3fdap-17, -0x1.f7e785ed54158p-19,
    -0x1.7bc8273c38939p-21, -0x1.aac3c43655df4p-24, -0x1.33afd164f4dbep-26, -0x1.0fefe85e54715p-28,
    -0x1.3237212a1e563p-31, -0x1.13f7dc41879b7p-34, -0x1.649061fc7eb0bp-37, -0x1.2c0ad6b83d72cp-39,
    -0x1.4c82c72aa067ep-42, -0x1.32fd293d0d09ap-45, -0x1.9cddc9305a9d9p-48, -0x1.6a46726205042p-50,
    -0x1.a91a845b14256p-53, -0x1.a1b829521a7f2p-56, -0x1.26e731f3a14a1p-58, 0x0p+0,
    0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0,
    0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0,
    0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0};

static const double gaussian_tail_binary64_c10[32] = {
    0x1.ed00dd9efdee2p-15, 0x1.b628aebb6130bp-17, 0x1.b1c5a00ee75fcp-19, 0x1.da0622f897d96p-21,
    0x1.3fd1aa9102c2bp-23, 0x1.3855b08721c0ap-26, 0x1.8b067093a8cc5p-29, 0x1.351b634b6014p-31,
    0x1.26dd37346c257p-34, 0x1.b5f9669b7efadp-38, 0x1.deb9ae0c3184fp-41, 0x1.5c0998915d901p-43,
    0x1.3f5ff837382afp-46, 0x1.de65e8d6eef67p-50, 0x1.0e2ffe2d424dp-52, 0x1.9862484dde26bp-55,
    0x1.8c5d37c692211p-58, 0x1.3c4d9e401d413p-61, 0x1.77d486a70748bp-64, 0x0p+0,
    0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0,
    0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0,
    0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0};

static const double gaussian_tail_binary64_c11[32] = {
    -0x1.17de6088820cap-16, -0x1.cda00c0a01028p-19, -0x1.a86f2e82783a1p-21, -0x1.af47f5e69ef72p-23,
    -0x1.0589562994ddep-25, -0x1.be54a4af7d052p-29, -0x1.f146b6c665ff2p-32, -0x1.59b603caf5fep-34,
    -0x1.1831386bce94fp-37, -0x1.585a331808477p-41, -0x1.3f38c49a5596bp-44, -0x1.91abdf6214bf8p-47,
    -0x1.31589e7346064p-50, -0x1.73b676d976626p-54, -0x1.60f6da0de80f1p-57, -0x1.cbbc5b0d8b78ep-60,
    -0x1.70dbf29173abbp-63, -0x1.de87e7ac085dfp-67, -0x1.deaa7aede752ep-70, 0x0p+0,
    0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0,
    0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0,
    0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0};

static const double gaussian_tail_binary64_c12[32] = {
    0x1.31557ba86d79p-18, 0x1.d4c7dfc156ecap-21, 0x1.917dffc098285p-23, 0x1.7c6e0a7293827p-25,
    0x1.a09a4921385f8p-28, 0x1.37f2ea04cb1a9p-31, 0x1.334d88df0cc8dp-34, 0x1.7cc6c650b2fe5p-37,
    0x1.076ced8f3a6fap-40, 0x1.0c9766d3af82dp-44, 0x1.a7279d90aa4a5p-48, 0x1.cd667d9ae6b0fp-51,
    0x1.234b1b19aceb4p-54, 0x1.204f2f7471d86p-58, 0x1.cc7803e96c77ep-62, 0x1.027e7e557e129p-64,
    0x1.5759468f9248cp-68, 0x1.69f2fca75faf9p-72, 0x1.30c5396a316b9p-75, 0x0p+0,
    0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0,
    0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0,
    0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0};

static const double gaussian_tail_binary64_c13[32] = {
    -0x1.45b8bc8c7900ep-20, -0x1.d1f32fd2baf26p-23, -0x1.7428208363cd6p-25, -0x1.493a75bb8c5ebp-27,
    -0x1.4e582d41756bap-30, -0x1.b61f42d78a2fcp-34, -0x1.7ceaa515b2ee4p-37, -0x1.a425228c42279p-40,
    -0x1.015f0cc01dd95p-43, -0x1.ae34e0aedad4dp-48, -0x1.1dd9712e766c2p-51, -0x1.0ccfda9abfd6dp-54,
    -0x1.2440ca67d515dp-58, -0x1.ce5422e324ba6p-63, -0x1.33791c4cdf0ebp-66, -0x1.27c733c035f9ap-69,
    -0x1.505573126493bp-73, -0x1.1b145d0259e48p-77, -0x1.8d5dcdf78ad24p-81, 0x0p+0,
    0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0,
    0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0,
    0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0};

static const double gaussian_tail_binary64_c14[32] = {
    0x1.495bdb02d66b6p-22, 0x1.b96855fe8f936p-25, 0x1.4a5dcb1d1647dp-27, 0x1.120686e3a8021p-29,
    0x1.f86c4c2cf8784p-33, 0x1.24ecca278d23p-36, 0x1.c5e8f0544138cp-40, 0x1.c0f494e53a53p-43,
    0x1.d7e9ee8a34271p-47, 0x1.49aba7a47178p-51, 0x1.7606e274e2c01p-55, 0x1.31c05e8f8c50fp-58,
    0x1.14ba8fe24393bp-62, 0x1.64dba87a396d3p-67, 0x1.8fc2f018e8246p-71, 0x1.4bc750240d29ep-74,
    0x1.387ed017c486fp-78, 0x1.abb8feb4bd3cap-83, 0x1.f9987f1670ab5p-87, 0x0p+0,
    0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0,
    0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0,
    0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0};

static const double gaussian_tail_binary64_c0[32] = {
    0x1.a7f808169e57p-2, 0x1.3370237bca626p-2, 0x1.d898de09c6f19p-3, 0x1.7b5abd2fd03adp-3,
    0x1.21725231700b8p-3, 0x1.b396f9cf1e26p-4, 0x1.5b5acd3b15fbbp-4, 0x1.201fa9259b7acp-4,
    0x1.c9e120e488937p-5, 0x1.66ccb7b9c0c57p-5, 0x1.26b4cfcccca6cp-5, 0x1.f3ddc25e8b10bp-6,
    0x1.96f0812926ee8p-6, 0x1.4600a61e969bep-6, 0x1.0fdfccbc2d8dap-6, 0x1.d2488076fa77fp-7,
    0x1.80279d9411b75p-7, 0x1.371327751d3edp-7, 0x1.0558aae7b4725p-7, 0x0p+0,
    0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0,
    0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0,
    0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0};

static const double gaussian_tail_binary64_c0_low[32] = {
    0x1.321648ec65d38p-56, 0x1.5b5ccb581f89cp-59, 0x1.d6ac48da9b5e4p-57, 0x1.800e52e98304cp-58,
    0x1.b027a77ad33e6p-57, -0x1.1646b36c1f44dp-61, 0x1.3b0a597c9f99ep-58, 0x1.4a005c06100b4p-58,
    -0x1.25b6cb9d698b5p-59, -0x1.6c7f8b0100bc9p-59, 0x1.984a932e2fd4p-60, 0x1.7bc56e79fe305p-61,
    -0x1.55c86dc8feeb5p-60, 0x1.dcd44ab33de4ap-63, -0x1.f4691960e7218p-61, -0x1.325a545fda847p-61,
    -0x1.1339ff90a1b91p-62, -0x1.49fcfeaf44df4p-62, -0x1.59b9e958ce544p-61, 0x0p+0,
    0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0,
    0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0,
    0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0};

/* gelu_f_binary64_faithful: 87 operations (31 fma, 17 lookup, 11 add, 7 sub, 6 mul, 3 fms, 3 fnma, 2 lesser, 2 bits, 1 abs, 1 right, 1 left, 1 float, 1 greater), 4352 bytes of tables */
XPHI_OP void gelu_f_binary64_faithful_one(const double *const *from, double *const *to, const double *parameters) {
    (void)parameters;
    const vd v0_0 = load_d(from[0] + 0 * WIDTH);
    const vd v1_0 = abs_d(v0_0);
    const vd v2 = number_d(0x1.3f9p+5);
    const vd v3_0 = lesser_d(v1_0, v2);
    const vd v4 = number_d(-0x1p-1);
    const vd v5_0 = mul_d(v3_0, v4);
    const vd v6_0 = mul_d(v5_0, v3_0);
    const vd v7_0 = fms_d(v5_0, v3_0, v6_0);
    const vd v8 = number_d(0x1.71547652b82fep+0);
    const vd v9 = number_d(0x1.800000000047fp+52);
    const vd v10_0 = fma_d(v6_0, v8, v9);
    const vd v11_0 = sub_d(v10_0, v9);
    const vd v12 = number_d(0x1.62e42fefa4p-1);
    const vd v13_0 = fnma_d(v11_0, v12, v6_0);
    const vd v14 = number_d(-0x1.8432a1b0e2634p-43);
    const vd v15_0 = fnma_d(v11_0, v14, v7_0);
    const vd v16_0 = add_d(v13_0, v15_0);
    const vd v17_0 = mul_d(v16_0, v16_0);
    const vd v18 = number_d(0x1p-1);
    const vd v19 = number_d(0x1.555555555555bp-3);
    const vd v20 = number_d(0x1.5555555555503p-5);
    const vd v21 = number_d(0x1.111111110ec4ep-7);
    const vd v22 = number_d(0x1.6c16c16c30539p-10);
    const vd v23 = number_d(0x1.a01a01b3845a3p-13);
    const vd v24 = number_d(0x1.a01a01366e0d4p-16);
    const vd v25 = number_d(0x1.71ddf0112723ap-19);
    const vd v26 = number_d(0x1.27e5b46d479fep-22);
    const vd v27 = number_d(0x1.af6c03b2ed097p-26);
    const vd v28 = number_d(0x1.1e3d1a7a9c487p-29);
    const vd v29_0 = fma_d(v28, v16_0, v27);
    const vd v30_0 = fma_d(v29_0, v16_0, v26);
    const vd v31_0 = fma_d(v30_0, v16_0, v25);
    const vd v32_0 = fma_d(v31_0, v16_0, v24);
    const vd v33_0 = fma_d(v32_0, v16_0, v23);
    const vd v34_0 = fma_d(v33_0, v16_0, v22);
    const vd v35_0 = fma_d(v34_0, v16_0, v21);
    const vd v36_0 = fma_d(v35_0, v16_0, v20);
    const vd v37_0 = fma_d(v36_0, v16_0, v19);
    const vd v38_0 = fma_d(v37_0, v16_0, v18);
    const vd v39_0 = fma_d(v17_0, v38_0, v15_0);
    const vd v40 = number_d(0x1p+0);
    const vd v41_0 = add_d(v40, v13_0);
    const vd v42_0 = sub_d(v40, v41_0);
    const vd v43_0 = add_d(v42_0, v13_0);
    const vd v44_0 = add_d(v43_0, v39_0);
    const vd v45 = number_d(0x1p+1);
    const vd v46_0 = add_d(v3_0, v45);
    const vq v47_0 = bits_d(v46_0);
    const vq v48_0 = right_q(v47_0, 50);
    const vd v49_0 = lookup_d(gaussian_tail_binary64_center, v48_0, 32);
    const vd v50_0 = sub_d(v3_0, v49_0);
    const vd v51_0 = lookup_d(gaussian_tail_binary64_c1, v48_0, 32);
    const vd v52_0 = lookup_d(gaussian_tail_binary64_c2, v48_0, 32);
    const vd v53_0 = lookup_d(gaussian_tail_binary64_c3, v48_0, 32);
    const vd v54_0 = lookup_d(gaussian_tail_binary64_c4, v48_0, 32);
    const vd v55_0 = lookup_d(gaussian_tail_binary64_c5, v48_0, 32);
    const vd v56_0 = lookup_d(gaussian_tail_binary64_c6, v48_0, 32);
    const vd v57_0 = lookup_d(gaussian_tail_binary64_c7, v48_0, 32);
    const vd v58_0 = lookup_d(gaussian_tail_binary64_c8, v48_0, 32);
    const vd v59_0 = lookup_d(gaussian_tail_binary64_c9, v48_0, 32);
    const vd v60_0 = lookup_d(gaussian_tail_binary64_c10, v48_0, 32);
    const vd v61_0 = lookup_d(gaussian_tail_binary64_c11, v48_0, 32);
    const vd v62_0 = lookup_d(gaussian_tail_binary64_c12, v48_0, 32);
    const vd v63_0 = lookup_d(gaussian_tail_binary64_c13, v48_0, 32);
    const vd v64_0 = lookup_d(gaussian_tail_binary64_c14, v48_0, 32);
    const vd v65_0 = lookup_d(gaussian_tail_binary64_c0, v48_0, 32);
    const vd v66_0 = lookup_d(gaussian_tail_binary64_c0_low, v48_0, 32);
    const vd v67_0 = fma_d(v64_0, v50_0, v63_0);
    const vd v68_0 = fma_d(v67_0, v50_0, v62_0);
    const vd v69_0 = fma_d(v68_0, v50_0, v61_0);
    const vd v70_0 = fma_d(v69_0, v50_0, v60_0);
    const vd v71_0 = fma_d(v70_0, v50_0, v59_0);
    const vd v72_0 = fma_d(v71_0, v50_0, v58_0);
    const vd v73_0 = fma_d(v72_0, v50_0, v57_0);
    const vd v74_0 = fma_d(v73_0, v50_0, v56_0);
    const vd v75_0 = fma_d(v74_0, v50_0, v55_0);
    const vd v76_0 = fma_d(v75_0, v50_0, v54_0);
    const vd v77_0 = fma_d(v76_0, v50_0, v53_0);
    const vd v78_0 = fma_d(v77_0, v50_0, v52_0);
    const vd v79_0 = fma_d(v78_0, v50_0, v51_0);
    const vd v80_0 = fma_d(v79_0, v50_0, v66_0);
    const vd v81_0 = add_d(v65_0, v80_0);
    const vd v82_0 = sub_d(v65_0, v81_0);
    const vd v83_0 = add_d(v82_0, v80_0);
    const vd v84_0 = mul_d(v41_0, v81_0);
    const vd v85_0 = fms_d(v41_0, v81_0, v84_0);
    const vd v86_0 = fma_d(v41_0, v83_0, v85_0);
    const vd v87_0 = add_d(v81_0, v83_0);
    const vd v88_0 = fma_d(v44_0, v87_0, v86_0);
    const vq v89_0 = bits_d(v10_0);
    const vq v90_0 = left_q(v89_0, 52);
    const vd v91_0 = float_d(v90_0);
    const vd v92 = number_d(-0x0p+0);
    const vd v93_0 = greater_d(v92, v0_0);
    const vd v94_0 = mul_d(v3_0, v91_0);
    const vd v95_0 = mul_d(v84_0, v94_0);
    const vd v96_0 = fms_d(v84_0, v94_0, v95_0);
    const vd v97_0 = fma_d(v88_0, v94_0, v96_0);
    const vd v98_0 = add_d(v95_0, v97_0);
    const vd v99_0 = sub_d(v95_0, v98_0);
    const vd v100_0 = add_d(v99_0, v97_0);
    const vd v101 = number_d(0x1p-128);
    const vd v102_0 = fnma_d(v98_0, v101, v93_0);
    const vd v103_0 = sub_d(v102_0, v93_0);
    const vd v104_0 = fma_d(v98_0, v101, v103_0);
    const vd v105_0 = fma_d(v100_0, v101, v104_0);
    const vd v106 = number_d(0x1p+1000);
    const vd v107_0 = lesser_d(v105_0, v106);
    const vd v108 = number_d(0x0p+0);
    const vd v109_0 = add_d(v107_0, v108);
    const vd v110_0 = sub_d(v102_0, v109_0);
    store_d(to[0] + 0 * WIDTH, v110_0);
}

XPHI_OP void gelu_f_binary64_faithful_many(const double *const *from, double *const *to, const double *parameters) {
    (void)parameters;
    const vd v0_0 = load_d(from[0] + 0 * WIDTH);
    const vd v0_1 = load_d(from[0] + 1 * WIDTH);
    const vd v1_0 = abs_d(v0_0);
    const vd v1_1 = abs_d(v0_1);
    const vd v2 = number_d(0x1.3f9p+5);
    const vd v3_0 = lesser_d(v1_0, v2);
    const vd v3_1 = lesser_d(v1_1, v2);
    const vd v4 = number_d(-0x1p-1);
    const vd v5_0 = mul_d(v3_0, v4);
    const vd v5_1 = mul_d(v3_1, v4);
    const vd v6_0 = mul_d(v5_0, v3_0);
    const vd v6_1 = mul_d(v5_1, v3_1);
    const vd v7_0 = fms_d(v5_0, v3_0, v6_0);
    const vd v7_1 = fms_d(v5_1, v3_1, v6_1);
    const vd v8 = number_d(0x1.71547652b82fep+0);
    const vd v9 = number_d(0x1.800000000047fp+52);
    const vd v10_0 = fma_d(v6_0, v8, v9);
    const vd v10_1 = fma_d(v6_1, v8, v9);
    const vd v11_0 = sub_d(v10_0, v9);
    const vd v11_1 = sub_d(v10_1, v9);
    const vd v12 = number_d(0x1.62e42fefa4p-1);
    const vd v13_0 = fnma_d(v11_0, v12, v6_0);
    const vd v13_1 = fnma_d(v11_1, v12, v6_1);
    const vd v14 = number_d(-0x1.8432a1b0e2634p-43);
    const vd v15_0 = fnma_d(v11_0, v14, v7_0);
    const vd v15_1 = fnma_d(v11_1, v14, v7_1);
    const vd v16_0 = add_d(v13_0, v15_0);
    const vd v16_1 = add_d(v13_1, v15_1);
    const vd v17_0 = mul_d(v16_0, v16_0);
    const vd v17_1 = mul_d(v16_1, v16_1);
    const vd v18 = number_d(0x1p-1);
    const vd v19 = number_d(0x1.555555555555bp-3);
    const vd v20 = number_d(0x1.5555555555503p-5);
    const vd v21 = number_d(0x1.111111110ec4ep-7);
    const vd v22 = number_d(0x1.6c16c16c30539p-10);
    const vd v23 = number_d(0x1.a01a01b3845a3p-13);
    const vd v24 = number_d(0x1.a01a01366e0d4p-16);
    const vd v25 = number_d(0x1.71ddf0112723ap-19);
    const vd v26 = number_d(0x1.27e5b46d479fep-22);
    const vd v27 = number_d(0x1.af6c03b2ed097p-26);
    const vd v28 = number_d(0x1.1e3d1a7a9c487p-29);
    const vd v29_0 = fma_d(v28, v16_0, v27);
    const vd v29_1 = fma_d(v28, v16_1, v27);
    const vd v30_0 = fma_d(v29_0, v16_0, v26);
    const vd v30_1 = fma_d(v29_1, v16_1, v26);
    const vd v31_0 = fma_d(v30_0, v16_0, v25);
    const vd v31_1 = fma_d(v30_1, v16_1, v25);
    const vd v32_0 = fma_d(v31_0, v16_0, v24);
    const vd v32_1 = fma_d(v31_1, v16_1, v24);
    const vd v33_0 = fma_d(v32_0, v16_0, v23);
    const vd v33_1 = fma_d(v32_1, v16_1, v23);
    const vd v34_0 = fma_d(v33_0, v16_0, v22);
    const vd v34_1 = fma_d(v33_1, v16_1, v22);
    const vd v35_0 = fma_d(v34_0, v16_0, v21);
    const vd v35_1 = fma_d(v34_1, v16_1, v21);
    const vd v36_0 = fma_d(v35_0, v16_0, v20);
    const vd v36_1 = fma_d(v35_1, v16_1, v20);
    const vd v37_0 = fma_d(v36_0, v16_0, v19);
    const vd v37_1 = fma_d(v36_1, v16_1, v19);
    const vd v38_0 = fma_d(v37_0, v16_0, v18);
    const vd v38_1 = fma_d(v37_1, v16_1, v18);
    const vd v39_0 = fma_d(v17_0, v38_0, v15_0);
    const vd v39_1 = fma_d(v17_1, v38_1, v15_1);
    const vd v40 = number_d(0x1p+0);
    const vd v41_0 = add_d(v40, v13_0);
    const vd v41_1 = add_d(v40, v13_1);
    const vd v42_0 = sub_d(v40, v41_0);
    const vd v42_1 = sub_d(v40, v41_1);
    const vd v43_0 = add_d(v42_0, v13_0);
    const vd v43_1 = add_d(v42_1, v13_1);
    const vd v44_0 = add_d(v43_0, v39_0);
    const vd v44_1 = add_d(v43_1, v39_1);
    const vd v45 = number_d(0x1p+1);
    const vd v46_0 = add_d(v3_0, v45);
    const vd v46_1 = add_d(v3_1, v45);
    const vq v47_0 = bits_d(v46_0);
    const vq v47_1 = bits_d(v46_1);
    const vq v48_0 = right_q(v47_0, 50);
    const vq v48_1 = right_q(v47_1, 50);
    const vd v49_0 = lookup_d(gaussian_tail_binary64_center, v48_0, 32);
    const vd v49_1 = lookup_d(gaussian_tail_binary64_center, v48_1, 32);
    const vd v50_0 = sub_d(v3_0, v49_0);
    const vd v50_1 = sub_d(v3_1, v49_1);
    const vd v51_0 = lookup_d(gaussian_tail_binary64_c1, v48_0, 32);
    const vd v51_1 = lookup_d(gaussian_tail_binary64_c1, v48_1, 32);
    const vd v52_0 = lookup_d(gaussian_tail_binary64_c2, v48_0, 32);
    const vd v52_1 = lookup_d(gaussian_tail_binary64_c2, v48_1, 32);
    const vd v53_0 = lookup_d(gaussian_tail_binary64_c3, v48_0, 32);
    const vd v53_1 = lookup_d(gaussian_tail_binary64_c3, v48_1, 32);
    const vd v54_0 = lookup_d(gaussian_tail_binary64_c4, v48_0, 32);
    const vd v54_1 = lookup_d(gaussian_tail_binary64_c4, v48_1, 32);
    const vd v55_0 = lookup_d(gaussian_tail_binary64_c5, v48_0, 32);
    const vd v55_1 = lookup_d(gaussian_tail_binary64_c5, v48_1, 32);
    const vd v56_0 = lookup_d(gaussian_tail_binary64_c6, v48_0, 32);
    const vd v56_1 = lookup_d(gaussian_tail_binary64_c6, v48_1, 32);
    const vd v57_0 = lookup_d(gaussian_tail_binary64_c7, v48_0, 32);
    const vd v57_1 = lookup_d(gaussian_tail_binary64_c7, v48_1, 32);
    const vd v58_0 = lookup_d(gaussian_tail_binary64_c8, v48_0, 32);
    const vd v58_1 = lookup_d(gaussian_tail_binary64_c8, v48_1, 32);
    const vd v59_0 = lookup_d(gaussian_tail_binary64_c9, v48_0, 32);
    const vd v59_1 = lookup_d(gaussian_tail_binary64_c9, v48_1, 32);
    const vd v60_0 = lookup_d(gaussian_tail_binary64_c10, v48_0, 32);
    const vd v60_1 = lookup_d(gaussian_tail_binary64_c10, v48_1, 32);
    const vd v61_0 = lookup_d(gaussian_tail_binary64_c11, v48_0, 32);
    const vd v61_1 = lookup_d(gaussian_tail_binary64_c11, v48_1, 32);
    const vd v62_0 = lookup_d(gaussian_tail_binary64_c12, v48_0, 32);
    const vd v62_1 = lookup_d(gaussian_tail_binary64_c12, v48_1, 32);
    const vd v63_0 = lookup_d(gaussian_tail_binary64_c13, v48_0, 32);
    const vd v63_1 = lookup_d(gaussian_tail_binary64_c13, v48_1, 32);
    const vd v64_0 = lookup_d(gaussian_tail_binary64_c14, v48_0, 32);
    const vd v64_1 = lookup_d(gaussian_tail_binary64_c14, v48_1, 32);
    const vd v65_0 = lookup_d(gaussian_tail_binary64_c0, v48_0, 32);
    const vd v65_1 = lookup_d(gaussian_tail_binary64_c0, v48_1, 32);
    const vd v66_0 = lookup_d(gaussian_tail_binary64_c0_low, v48_0, 32);
    const vd v66_1 = lookup_d(gaussian_tail_binary64_c0_low, v48_1, 32);
    const vd v67_0 = fma_d(v64_0, v50_0, v63_0);
    const vd v67_1 = fma_d(v64_1, v50_1, v63_1);
    const vd v68_0 = fma_d(v67_0, v50_0, v62_0);
    const vd v68_1 = fma_d(v67_1, v50_1, v62_1);
    const vd v69_0 = fma_d(v68_0, v50_0, v61_0);
    const vd v69_1 = fma_d(v68_1, v50_1, v61_1);
    const vd v70_0 = fma_d(v69_0, v50_0, v60_0);
    const vd v70_1 = fma_d(v69_1, v50_1, v60_1);
    const vd v71_0 = fma_d(v70_0, v50_0, v59_0);
    const vd v71_1 = fma_d(v70_1, v50_1, v59_1);
    const vd v72_0 = fma_d(v71_0, v50_0, v58_0);
    const vd v72_1 = fma_d(v71_1, v50_1, v58_1);
    const vd v73_0 = fma_d(v72_0, v50_0, v57_0);
    const vd v73_1 = fma_d(v72_1, v50_1, v57_1);
    const vd v74_0 = fma_d(v73_0, v50_0, v56_0);
    const vd v74_1 = fma_d(v73_1, v50_1, v56_1);
    const vd v75_0 = fma_d(v74_0, v50_0, v55_0);
    const vd v75_1 = fma_d(v74_1, v50_1, v55_1);
    const vd v76_0 = fma_d(v75_0, v50_0, v54_0);
    const vd v76_1 = fma_d(v75_1, v50_1, v54_1);
    const vd v77_0 = fma_d(v76_0, v50_0, v53_0);
    const vd v77_1 = fma_d(v76_1, v50_1, v53_1);
    const vd v78_0 = fma_d(v77_0, v50_0, v52_0);
    const vd v78_1 = fma_d(v77_1, v50_1, v52_1);
    const vd v79_0 = fma_d(v78_0, v50_0, v51_0);
    const vd v79_1 = fma_d(v78_1, v50_1, v51_1);
    const vd v80_0 = fma_d(v79_0, v50_0, v66_0);
    const vd v80_1 = fma_d(v79_1, v50_1, v66_1);
    const vd v81_0 = add_d(v65_0, v80_0);
    const vd v81_1 = add_d(v65_1, v80_1);
    const vd v82_0 = sub_d(v65_0, v81_0);
    const vd v82_1 = sub_d(v65_1, v81_1);
    const vd v83_0 = add_d(v82_0, v80_0);
    const vd v83_1 = add_d(v82_1, v80_1);
    const vd v84_0 = mul_d(v41_0, v81_0);
    const vd v84_1 = mul_d(v41_1, v81_1);
    const vd v85_0 = fms_d(v41_0, v81_0, v84_0);
    const vd v85_1 = fms_d(v41_1, v81_1, v84_1);
    const vd v86_0 = fma_d(v41_0, v83_0, v85_0);
    const vd v86_1 = fma_d(v41_1, v83_1, v85_1);
    const vd v87_0 = add_d(v81_0, v83_0);
    const vd v87_1 = add_d(v81_1, v83_1);
    const vd v88_0 = fma_d(v44_0, v87_0, v86_0);
    const vd v88_1 = fma_d(v44_1, v87_1, v86_1);
    const vq v89_0 = bits_d(v10_0);
    const vq v89_1 = bits_d(v10_1);
    const vq v90_0 = left_q(v89_0, 52);
    const vq v90_1 = left_q(v89_1, 52);
    const vd v91_0 = float_d(v90_0);
    const vd v91_1 = float_d(v90_1);
    const vd v92 = number_d(-0x0p+0);
    const vd v93_0 = greater_d(v92, v0_0);
    const vd v93_1 = greater_d(v92, v0_1);
    const vd v94_0 = mul_d(v3_0, v91_0);
    const vd v94_1 = mul_d(v3_1, v91_1);
    const vd v95_0 = mul_d(v84_0, v94_0);
    const vd v95_1 = mul_d(v84_1, v94_1);
    const vd v96_0 = fms_d(v84_0, v94_0, v95_0);
    const vd v96_1 = fms_d(v84_1, v94_1, v95_1);
    const vd v97_0 = fma_d(v88_0, v94_0, v96_0);
    const vd v97_1 = fma_d(v88_1, v94_1, v96_1);
    const vd v98_0 = add_d(v95_0, v97_0);
    const vd v98_1 = add_d(v95_1, v97_1);
    const vd v99_0 = sub_d(v95_0, v98_0);
    const vd v99_1 = sub_d(v95_1, v98_1);
    const vd v100_0 = add_d(v99_0, v97_0);
    const vd v100_1 = add_d(v99_1, v97_1);
    const vd v101 = number_d(0x1p-128);
    const vd v102_0 = fnma_d(v98_0, v101, v93_0);
    const vd v102_1 = fnma_d(v98_1, v101, v93_1);
    const vd v103_0 = sub_d(v102_0, v93_0);
    const vd v103_1 = sub_d(v102_1, v93_1);
    const vd v104_0 = fma_d(v98_0, v101, v103_0);
    const vd v104_1 = fma_d(v98_1, v101, v103_1);
    const vd v105_0 = fma_d(v100_0, v101, v104_0);
    const vd v105_1 = fma_d(v100_1, v101, v104_1);
    const vd v106 = number_d(0x1p+1000);
    const vd v107_0 = lesser_d(v105_0, v106);
    const vd v107_1 = lesser_d(v105_1, v106);
    const vd v108 = number_d(0x0p+0);
    const vd v109_0 = add_d(v107_0, v108);
    const vd v109_1 = add_d(v107_1, v108);
    const vd v110_0 = sub_d(v102_0, v109_0);
    const vd v110_1 = sub_d(v102_1, v109_1);
    store_d(to[0] + 0 * WIDTH, v110_0);
    store_d(to[0] + 1 * WIDTH, v110_1);
}

static void run_gelu_f_binary64_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(double, 1, 1, gelu_f_binary64_faithful_one, gelu_f_binary64_faithful_many, 2)
}

/* gelu_grad_binary32_faithful: 115 operations (27 fma, 24 add, 17 sub, 10 mul, 10 lookup, 6 fms, 3 fnma, 3 select, 2 abs, 2 lesser, 2 bits, 2 neg, 2 less, 2 nan_from, 1 right, 1 left, 1 float), 640 bytes of tables */
XPHI_OP void gelu_grad_binary32_faithful_one(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf v0_0 = load_f(from[0] + 0 * WIDTH);
    const vf v1_0 = abs_f(v0_0);
    const vf v2 = number_f(0x1.045cp+4f);
    const vf v3_0 = lesser_f(v1_0, v2);
    const vf v4 = number_f(-0x1p-1f);
    const vf v5_0 = mul_f(v3_0, v4);
    const vf v6_0 = mul_f(v5_0, v3_0);
    const vf v7_0 = fms_f(v5_0, v3_0, v6_0);
    const vf v8 = number_f(0x1.715476p+0f);
    const vf v9 = number_f(0x1.80017ep+23f);
    const vf v10_0 = fma_f(v6_0, v8, v9);
    const vf v11_0 = sub_f(v10_0, v9);
    const vf v12 = number_f(0x1.62e4p-1f);
    const vf v13_0 = fnma_f(v11_0, v12, v6_0);
    const vf v14 = number_f(0x1.7f7d1cp-20f);
    const vf v15_0 = fnma_f(v11_0, v14, v7_0);
    const vf v16_0 = add_f(v13_0, v15_0);
    const vf v17_0 = mul_f(v16_0, v16_0);
    const vf v18 = number_f(0x1.fffffcp-2f);
    const vf v19 = number_f(0x1.555492p-3f);
    const vf v20 = number_f(0x1.5558d2p-5f);
    const vf v21 = number_f(0x1.1239cap-7f);
    const vf v22 = number_f(0x1.6a23d4p-10f);
    const vf v23_0 = fma_f(v22, v16_0, v21);
    const vf v24_0 = fma_f(v23_0, v16_0, v20);
    const vf v25_0 = fma_f(v24_0, v16_0, v19);
    const vf v26_0 = fma_f(v25_0, v16_0, v18);
    const vf v27_0 = fma_f(v17_0, v26_0, v15_0);
    const vf v28 = number_f(0x1p+0f);
    const vf v29_0 = add_f(v28, v13_0);
    const vf v30_0 = sub_f(v28, v29_0);
    const vf v31_0 = add_f(v30_0, v13_0);
    const vf v32_0 = add_f(v31_0, v27_0);
    const vf v33 = number_f(0x1p+1f);
    const vf v34_0 = add_f(v3_0, v33);
    const vi v35_0 = bits_f(v34_0);
    const vi v36_0 = right_i(v35_0, 21);
    const vf v37_0 = lookup_f(gaussian_tail_binary32_center, v36_0, 16);
    const vf v38_0 = sub_f(v3_0, v37_0);
    const vf v39_0 = lookup_f(gaussian_tail_binary32_c1, v36_0, 16);
    const vf v40_0 = lookup_f(gaussian_tail_binary32_c2, v36_0, 16);
    const vf v41_0 = lookup_f(gaussian_tail_binary32_c3, v36_0, 16);
    const vf v42_0 = lookup_f(gaussian_tail_binary32_c4, v36_0, 16);
    const vf v43_0 = lookup_f(gaussian_tail_binary32_c5, v36_0, 16);
    const vf v44_0 = lookup_f(gaussian_tail_binary32_c6, v36_0, 16);
    const vf v45_0 = lookup_f(gaussian_tail_binary32_c7, v36_0, 16);
    const vf v46_0 = lookup_f(gaussian_tail_binary32_c0, v36_0, 16);
    const vf v47_0 = lookup_f(gaussian_tail_binary32_c0_low, v36_0, 16);
    const vf v48_0 = mul_f(v39_0, v38_0);
    const vf v49_0 = fms_f(v39_0, v38_0, v48_0);
    const vf v50_0 = add_f(v46_0, v48_0);
    const vf v51_0 = sub_f(v46_0, v50_0);
    const vf v52_0 = add_f(v51_0, v48_0);
    const vf v53_0 = fma_f(v45_0, v38_0, v44_0);
    const vf v54_0 = fma_f(v53_0, v38_0, v43_0);
    const vf v55_0 = fma_f(v54_0, v38_0, v42_0);
    const vf v56_0 = fma_f(v55_0, v38_0, v41_0);
    const vf v57_0 = fma_f(v56_0, v38_0, v40_0);
    const vf v58_0 = mul_f(v57_0, v38_0);
    const vf v59_0 = add_f(v49_0, v47_0);
    const vf v60_0 = fma_f(v58_0, v38_0, v59_0);
    const vf v61_0 = add_f(v52_0, v60_0);
    const vf v62 = number_f(0x0p+0f);
    const vf v63 = number_f(0x1.988454p-2f);
    const vf v64 = number_f(-0x1.857936p-27f);
    const vf v65_0 = mul_f(v63, v3_0);
    const vf v66_0 = fms_f(v63, v3_0, v65_0);
    const vf v67_0 = fma_f(v64, v3_0, v66_0);
    const vf v68_0 = neg_f(v65_0);
    const vf v69_0 = neg_f(v67_0);
    const vf v70_0 = add_f(v50_0, v68_0);
    const vf v71_0 = sub_f(v70_0, v50_0);
    const vf v72_0 = sub_f(v70_0, v71_0);
    const vf v73_0 = sub_f(v50_0, v72_0);
    const vf v74_0 = sub_f(v68_0, v71_0);
    const vf v75_0 = add_f(v73_0, v74_0);
    const vf v76_0 = add_f(v61_0, v69_0);
    const vf v77_0 = add_f(v75_0, v76_0);
    const vf v78_0 = mul_f(v29_0, v70_0);
    const vf v79_0 = fms_f(v29_0, v70_0, v78_0);
    const vf v80_0 = fma_f(v29_0, v77_0, v79_0);
    const vf v81_0 = add_f(v70_0, v77_0);
    const vf v82_0 = fma_f(v32_0, v81_0, v80_0);
    const vi v83_0 = bits_f(v10_0);
    const vi v84_0 = left_i(v83_0, 23);
    const vf v85_0 = float_f(v84_0);
    const vm v86_0 = less_f(v0_0, v62);
    const vf v87 = number_f(-0x0p+0f);
    const vf v88_0 = select_f(v86_0, v87, v28);
    const vf v89 = number_f(-0x1p+0f);
    const vf v90_0 = select_f(v86_0, v89, v28);
    const vf v91_0 = mul_f(v90_0, v85_0);
    const vf v92_0 = mul_f(v78_0, v91_0);
    const vf v93_0 = fms_f(v78_0, v91_0, v92_0);
    const vf v94_0 = fma_f(v82_0, v91_0, v93_0);
    const vf v95_0 = add_f(v92_0, v94_0);
    const vf v96_0 = sub_f(v92_0, v95_0);
    const vf v97_0 = add_f(v96_0, v94_0);
    const vf v98 = number_f(0x1p-64f);
    const vf v99_0 = fnma_f(v95_0, v98, v88_0);
    const vf v100_0 = sub_f(v99_0, v88_0);
    const vf v101_0 = fma_f(v95_0, v98, v100_0);
    const vf v102_0 = fma_f(v97_0, v98, v101_0);
    const vf v103 = number_f(0x1p+126f);
    const vf v104_0 = lesser_f(v102_0, v103);
    const vf v105_0 = add_f(v104_0, v62);
    const vf v106_0 = sub_f(v99_0, v105_0);
    const vf v107_0 = nan_from_f(v106_0, v0_0);
    const vf v108 = number_f(-0x1.80ead2p-1f);
    const vf v109_0 = sub_f(v0_0, v108);
    const vf v110 = number_f(0x1.8d9a94p-2f);
    const vf v111 = number_f(-0x1.2a2ef2p-6f);
    const vf v112 = number_f(-0x1.d2fa3ap-4f);
    const vf v113 = number_f(-0x1.e408f4p-7f);
    const vf v114 = number_f(0x1.3e2c3ep-6f);
    const vf v115 = number_f(0x1.29823ep-8f);
    const vf v116 = number_f(-0x1.2155a6p-9f);
    const vf v117 = number_f(-0x1.831926p-11f);
    const vf v118_0 = fma_f(v117, v109_0, v116);
    const vf v119_0 = fma_f(v118_0, v109_0, v115);
    const vf v120_0 = fma_f(v119_0, v109_0, v114);
    const vf v121_0 = fma_f(v120_0, v109_0, v113);
    const vf v122_0 = fma_f(v121_0, v109_0, v112);
    const vf v123_0 = fma_f(v122_0, v109_0, v111);
    const vf v124_0 = fma_f(v123_0, v109_0, v110);
    const vf v125 = number_f(0x1.b9d99p-2f);
    const vf v126 = number_f(-0x1.f7f8e6p-27f);
    const vf v127 = number_f(-0x1.6737dap-28f);
    const vf v128 = number_f(0x1.477p-54f);
    const vf v129_0 = fma_f(v124_0, v109_0, v126);
    const vf v130_0 = add_f(v125, v129_0);
    const vf v131_0 = sub_f(v125, v130_0);
    const vf v132_0 = add_f(v131_0, v129_0);
    const vf v133_0 = mul_f(v130_0, v109_0);
    const vf v134_0 = fms_f(v130_0, v109_0, v133_0);
    const vf v135_0 = fma_f(v132_0, v109_0, v134_0);
    const vf v136_0 = add_f(v133_0, v127);
    const vf v137_0 = sub_f(v136_0, v133_0);
    const vf v138_0 = sub_f(v136_0, v137_0);
    const vf v139_0 = sub_f(v133_0, v138_0);
    const vf v140_0 = sub_f(v127, v137_0);
    const vf v141_0 = add_f(v139_0, v140_0);
    const vf v142_0 = add_f(v135_0, v128);
    const vf v143_0 = add_f(v141_0, v142_0);
    const vf v144_0 = add_f(v136_0, v143_0);
    const vf v145_0 = abs_f(v109_0);
    const vf v146 = number_f(0x1p-2f);
    const vm v147_0 = less_f(v145_0, v146);
    const vf v148_0 = select_f(v147_0, v144_0, v107_0);
    const vf v149_0 = nan_from_f(v148_0, v0_0);
    store_f(to[0] + 0 * WIDTH, v149_0);
}

XPHI_OP void gelu_grad_binary32_faithful_many(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf v0_0 = load_f(from[0] + 0 * WIDTH);
    const vf v0_1 = load_f(from[0] + 1 * WIDTH);
    const vf v1_0 = abs_f(v0_0);
    const vf v1_1 = abs_f(v0_1);
    const vf v2 = number_f(0x1.045cp+4f);
    const vf v3_0 = lesser_f(v1_0, v2);
    const vf v3_1 = lesser_f(v1_1, v2);
    const vf v4 = number_f(-0x1p-1f);
    const vf v5_0 = mul_f(v3_0, v4);
    const vf v5_1 = mul_f(v3_1, v4);
    const vf v6_0 = mul_f(v5_0, v3_0);
    const vf v6_1 = mul_f(v5_1, v3_1);
    const vf v7_0 = fms_f(v5_0, v3_0, v6_0);
    const vf v7_1 = fms_f(v5_1, v3_1, v6_1);
    const vf v8 = number_f(0x1.715476p+0f);
    const vf v9 = number_f(0x1.80017ep+23f);
    const vf v10_0 = fma_f(v6_0, v8, v9);
    const vf v10_1 = fma_f(v6_1, v8, v9);
    const vf v11_0 = sub_f(v10_0, v9);
    const vf v11_1 = sub_f(v10_1, v9);
    const vf v12 = number_f(0x1.62e4p-1f);
    const vf v13_0 = fnma_f(v11_0, v12, v6_0);
    const vf v13_1 = fnma_f(v11_1, v12, v6_1);
    const vf v14 = number_f(0x1.7f7d1cp-20f);
    const vf v15_0 = fnma_f(v11_0, v14, v7_0);
    const vf v15_1 = fnma_f(v11_1, v14, v7_1);
    const vf v16_0 = add_f(v13_0, v15_0);
    const vf v16_1 = add_f(v13_1, v15_1);
    const vf v17_0 = mul_f(v16_0, v16_0);
    const vf v17_1 = mul_f(v16_1, v16_1);
    const vf v18 = number_f(0x1.fffffcp-2f);
    const vf v19 = number_f(0x1.555492p-3f);
    const vf v20 = number_f(0x1.5558d2p-5f);
    const vf v21 = number_f(0x1.1239cap-7f);
    const vf v22 = number_f(0x1.6a23d4p-10f);
    const vf v23_0 = fma_f(v22, v16_0, v21);
    const vf v23_1 = fma_f(v22, v16_1, v21);
    const vf v24_0 = fma_f(v23_0, v16_0, v20);
    const vf v24_1 = fma_f(v23_1, v16_1, v20);
    const vf v25_0 = fma_f(v24_0, v16_0, v19);
    const vf v25_1 = fma_f(v24_1, v16_1, v19);
    const vf v26_0 = fma_f(v25_0, v16_0, v18);
    const vf v26_1 = fma_f(v25_1, v16_1, v18);
    const vf v27_0 = fma_f(v17_0, v26_0, v15_0);
    const vf v27_1 = fma_f(v17_1, v26_1, v15_1);
    const vf v28 = number_f(0x1p+0f);
    const vf v29_0 = add_f(v28, v13_0);
    const vf v29_1 = add_f(v28, v13_1);
    const vf v30_0 = sub_f(v28, v29_0);
    const vf v30_1 = sub_f(v28, v29_1);
    const vf v31_0 = add_f(v30_0, v13_0);
    const vf v31_1 = add_f(v30_1, v13_1);
    const vf v32_0 = add_f(v31_0, v27_0);
    const vf v32_1 = add_f(v31_1, v27_1);
    const vf v33 = number_f(0x1p+1f);
    const vf v34_0 = add_f(v3_0, v33);
    const vf v34_1 = add_f(v3_1, v33);
    const vi v35_0 = bits_f(v34_0);
    const vi v35_1 = bits_f(v34_1);
    const vi v36_0 = right_i(v35_0, 21);
    const vi v36_1 = right_i(v35_1, 21);
    const vf v37_0 = lookup_f(gaussian_tail_binary32_center, v36_0, 16);
    const vf v37_1 = lookup_f(gaussian_tail_binary32_center, v36_1, 16);
    const vf v38_0 = sub_f(v3_0, v37_0);
    const vf v38_1 = sub_f(v3_1, v37_1);
    const vf v39_0 = lookup_f(gaussian_tail_binary32_c1, v36_0, 16);
    const vf v39_1 = lookup_f(gaussian_tail_binary32_c1, v36_1, 16);
    const vf v40_0 = lookup_f(gaussian_tail_binary32_c2, v36_0, 16);
    const vf v40_1 = lookup_f(gaussian_tail_binary32_c2, v36_1, 16);
    const vf v41_0 = lookup_f(gaussian_tail_binary32_c3, v36_0, 16);
    const vf v41_1 = lookup_f(gaussian_tail_binary32_c3, v36_1, 16);
    const vf v42_0 = lookup_f(gaussian_tail_binary32_c4, v36_0, 16);
    const vf v42_1 = lookup_f(gaussian_tail_binary32_c4, v36_1, 16);
    const vf v43_0 = lookup_f(gaussian_tail_binary32_c5, v36_0, 16);
    const vf v43_1 = lookup_f(gaussian_tail_binary32_c5, v36_1, 16);
    const vf v44_0 = lookup_f(gaussian_tail_binary32_c6, v36_0, 16);
    const vf v44_1 = lookup_f(gaussian_tail_binary32_c6, v36_1, 16);
    const vf v45_0 = lookup_f(gaussian_tail_binary32_c7, v36_0, 16);
    const vf v45_1 = lookup_f(gaussian_tail_binary32_c7, v36_1, 16);
    const vf v46_0 = lookup_f(gaussian_tail_binary32_c0, v36_0, 16);
    const vf v46_1 = lookup_f(gaussian_tail_binary32_c0, v36_1, 16);
    const vf v47_0 = lookup_f(gaussian_tail_binary32_c0_low, v36_0, 16);
    const vf v47_1 = lookup_f(gaussian_tail_binary32_c0_low, v36_1, 16);
    const vf v48_0 = mul_f(v39_0, v38_0);
    const vf v48_1 = mul_f(v39_1, v38_1);
    const vf v49_0 = fms_f(v39_0, v38_0, v48_0);
    const vf v49_1 = fms_f(v39_1, v38_1, v48_1);
    const vf v50_0 = add_f(v46_0, v48_0);
    const vf v50_1 = add_f(v46_1, v48_1);
    const vf v51_0 = sub_f(v46_0, v50_0);
    const vf v51_1 = sub_f(v46_1, v50_1);
    const vf v52_0 = add_f(v51_0, v48_0);
    const vf v52_1 = add_f(v51_1, v48_1);
    const vf v53_0 = fma_f(v45_0, v38_0, v44_0);
    const vf v53_1 = fma_f(v45_1, v38_1, v44_1);
    const vf v54_0 = fma_f(v53_0, v38_0, v43_0);
    const vf v54_1 = fma_f(v53_1, v38_1, v43_1);
    const vf v55_0 = fma_f(v54_0, v38_0, v42_0);
    const vf v55_1 = fma_f(v54_1, v38_1, v42_1);
    const vf v56_0 = fma_f(v55_0, v38_0, v41_0);
    const vf v56_1 = fma_f(v55_1, v38_1, v41_1);
    const vf v57_0 = fma_f(v56_0, v38_0, v40_0);
    const vf v57_1 = fma_f(v56_1, v38_1, v40_1);
    const vf v58_0 = mul_f(v57_0, v38_0);
    const vf v58_1 = mul_f(v57_1, v38_1);
    const vf v59_0 = add_f(v49_0, v47_0);
    const vf v59_1 = add_f(v49_1, v47_1);
    const vf v60_0 = fma_f(v58_0, v38_0, v59_0);
    const vf v60_1 = fma_f(v58_1, v38_1, v59_1);
    const vf v61_0 = add_f(v52_0, v60_0);
    const vf v61_1 = add_f(v52_1, v60_1);
    const vf v62 = number_f(0x0p+0f);
    const vf v63 = number_f(0x1.988454p-2f);
    const vf v64 = number_f(-0x1.857936p-27f);
    const vf v65_0 = mul_f(v63, v3_0);
    const vf v65_1 = mul_f(v63, v3_1);
    const vf v66_0 = fms_f(v63, v3_0, v65_0);
    const vf v66_1 = fms_f(v63, v3_1, v65_1);
    const vf v67_0 = fma_f(v64, v3_0, v66_0);
    const vf v67_1 = fma_f(v64, v3_1, v66_1);
    const vf v68_0 = neg_f(v65_0);
    const vf v68_1 = neg_f(v65_1);
    const vf v69_0 = neg_f(v67_0);
    const vf v69_1 = neg_f(v67_1);
    const vf v70_0 = add_f(v50_0, v68_0);
    const vf v70_1 = add_f(v50_1, v68_1);
    const vf v71_0 = sub_f(v70_0, v50_0);
    const vf v71_1 = sub_f(v70_1, v50_1);
    const vf v72_0 = sub_f(v70_0, v71_0);
    const vf v72_1 = sub_f(v70_1, v71_1);
    const vf v73_0 = sub_f(v50_0, v72_0);
    const vf v73_1 = sub_f(v50_1, v72_1);
    const vf v74_0 = sub_f(v68_0, v71_0);
    const vf v74_1 = sub_f(v68_1, v71_1);
    const vf v75_0 = add_f(v73_0, v74_0);
    const vf v75_1 = add_f(v73_1, v74_1);
    const vf v76_0 = add_f(v61_0, v69_0);
    const vf v76_1 = add_f(v61_1, v69_1);
    const vf v77_0 = add_f(v75_0, v76_0);
    const vf v77_1 = add_f(v75_1, v76_1);
    const vf v78_0 = mul_f(v29_0, v70_0);
    const vf v78_1 = mul_f(v29_1, v70_1);
    const vf v79_0 = fms_f(v29_0, v70_0, v78_0);
    const vf v79_1 = fms_f(v29_1, v70_1, v78_1);
    const vf v80_0 = fma_f(v29_0, v77_0, v79_0);
    const vf v80_1 = fma_f(v29_1, v77_1, v79_1);
    const vf v81_0 = add_f(v70_0, v77_0);
    const vf v81_1 = add_f(v70_1, v77_1);
    const vf v82_0 = fma_f(v32_0, v81_0, v80_0);
    const vf v82_1 = fma_f(v32_1, v81_1, v80_1);
    const vi v83_0 = bits_f(v10_0);
    const vi v83_1 = bits_f(v10_1);
    const vi v84_0 = left_i(v83_0, 23);
    const vi v84_1 = left_i(v83_1, 23);
    const vf v85_0 = float_f(v84_0);
    const vf v85_1 = float_f(v84_1);
    const vm v86_0 = less_f(v0_0, v62);
    const vm v86_1 = less_f(v0_1, v62);
    const vf v87 = number_f(-0x0p+0f);
    const vf v88_0 = select_f(v86_0, v87, v28);
    const vf v88_1 = select_f(v86_1, v87, v28);
    const vf v89 = number_f(-0x1p+0f);
    const vf v90_0 = select_f(v86_0, v89, v28);
    const vf v90_1 = select_f(v86_1, v89, v28);
    const vf v91_0 = mul_f(v90_0, v85_0);
    const vf v91_1 = mul_f(v90_1, v85_1);
    const vf v92_0 = mul_f(v78_0, v91_0);
    const vf v92_1 = mul_f(v78_1, v91_1);
    const vf v93_0 = fms_f(v78_0, v91_0, v92_0);
    const vf v93_1 = fms_f(v78_1, v91_1, v92_1);
    const vf v94_0 = fma_f(v82_0, v91_0, v93_0);
    const vf v94_1 = fma_f(v82_1, v91_1, v93_1);
    const vf v95_0 = add_f(v92_0, v94_0);
    const vf v95_1 = add_f(v92_1, v94_1);
    const vf v96_0 = sub_f(v92_0, v95_0);
    const vf v96_1 = sub_f(v92_1, v95_1);
    const vf v97_0 = add_f(v96_0, v94_0);
    const vf v97_1 = add_f(v96_1, v94_1);
    const vf v98 = number_f(0x1p-64f);
    const vf v99_0 = fnma_f(v95_0, v98, v88_0);
    const vf v99_1 = fnma_f(v95_1, v98, v88_1);
    const vf v100_0 = sub_f(v99_0, v88_0);
    const vf v100_1 = sub_f(v99_1, v88_1);
    const vf v101_0 = fma_f(v95_0, v98, v100_0);
    const vf v101_1 = fma_f(v95_1, v98, v100_1);
    const vf v102_0 = fma_f(v97_0, v98, v101_0);
    const vf v102_1 = fma_f(v97_1, v98, v101_1);
    const vf v103 = number_f(0x1p+126f);
    const vf v104_0 = lesser_f(v102_0, v103);
    const vf v104_1 = lesser_f(v102_1, v103);
    const vf v105_0 = add_f(v104_0, v62);
    const vf v105_1 = add_f(v104_1, v62);
    const vf v106_0 = sub_f(v99_0, v105_0);
    const vf v106_1 = sub_f(v99_1, v105_1);
    const vf v107_0 = nan_from_f(v106_0, v0_0);
    const vf v107_1 = nan_from_f(v106_1, v0_1);
    const vf v108 = number_f(-0x1.80ead2p-1f);
    const vf v109_0 = sub_f(v0_0, v108);
    const vf v109_1 = sub_f(v0_1, v108);
    const vf v110 = number_f(0x1.8d9a94p-2f);
    const vf v111 = number_f(-0x1.2a2ef2p-6f);
    const vf v112 = number_f(-0x1.d2fa3ap-4f);
    const vf v113 = number_f(-0x1.e408f4p-7f);
    const vf v114 = number_f(0x1.3e2c3ep-6f);
    const vf v115 = number_f(0x1.29823ep-8f);
    const vf v116 = number_f(-0x1.2155a6p-9f);
    const vf v117 = number_f(-0x1.831926p-11f);
    const vf v118_0 = fma_f(v117, v109_0, v116);
    const vf v118_1 = fma_f(v117, v109_1, v116);
    const vf v119_0 = fma_f(v118_0, v109_0, v115);
    const vf v119_1 = fma_f(v118_1, v109_1, v115);
    const vf v120_0 = fma_f(v119_0, v109_0, v114);
    const vf v120_1 = fma_f(v119_1, v109_1, v114);
    const vf v121_0 = fma_f(v120_0, v109_0, v113);
    const vf v121_1 = fma_f(v120_1, v109_1, v113);
    const vf v122_0 = fma_f(v121_0, v109_0, v112);
    const vf v122_1 = fma_f(v121_1, v109_1, v112);
    const vf v123_0 = fma_f(v122_0, v109_0, v111);
    const vf v123_1 = fma_f(v122_1, v109_1, v111);
    const vf v124_0 = fma_f(v123_0, v109_0, v110);
    const vf v124_1 = fma_f(v123_1, v109_1, v110);
    const vf v125 = number_f(0x1.b9d99p-2f);
    const vf v126 = number_f(-0x1.f7f8e6p-27f);
    const vf v127 = number_f(-0x1.6737dap-28f);
    const vf v128 = number_f(0x1.477p-54f);
    const vf v129_0 = fma_f(v124_0, v109_0, v126);
    const vf v129_1 = fma_f(v124_1, v109_1, v126);
    const vf v130_0 = add_f(v125, v129_0);
    const vf v130_1 = add_f(v125, v129_1);
    const vf v131_0 = sub_f(v125, v130_0);
    const vf v131_1 = sub_f(v125, v130_1);
    const vf v132_0 = add_f(v131_0, v129_0);
    const vf v132_1 = add_f(v131_1, v129_1);
    const vf v133_0 = mul_f(v130_0, v109_0);
    const vf v133_1 = mul_f(v130_1, v109_1);
    const vf v134_0 = fms_f(v130_0, v109_0, v133_0);
    const vf v134_1 = fms_f(v130_1, v109_1, v133_1);
    const vf v135_0 = fma_f(v132_0, v109_0, v134_0);
    const vf v135_1 = fma_f(v132_1, v109_1, v134_1);
    const vf v136_0 = add_f(v133_0, v127);
    const vf v136_1 = add_f(v133_1, v127);
    const vf v137_0 = sub_f(v136_0, v133_0);
    const vf v137_1 = sub_f(v136_1, v133_1);
    const vf v138_0 = sub_f(v136_0, v137_0);
    const vf v138_1 = sub_f(v136_1, v137_1);
    const vf v139_0 = sub_f(v133_0, v138_0);
    const vf v139_1 = sub_f(v133_1, v138_1);
    const vf v140_0 = sub_f(v127, v137_0);
    const vf v140_1 = sub_f(v127, v137_1);
    const vf v141_0 = add_f(v139_0, v140_0);
    const vf v141_1 = add_f(v139_1, v140_1);
    const vf v142_0 = add_f(v135_0, v128);
    const vf v142_1 = add_f(v135_1, v128);
    const vf v143_0 = add_f(v141_0, v142_0);
    const vf v143_1 = add_f(v141_1, v142_1);
    const vf v144_0 = add_f(v136_0, v143_0);
    const vf v144_1 = add_f(v136_1, v143_1);
    const vf v145_0 = abs_f(v109_0);
    const vf v145_1 = abs_f(v109_1);
    const vf v146 = number_f(0x1p-2f);
    const vm v147_0 = less_f(v145_0, v146);
    const vm v147_1 = less_f(v145_1, v146);
    const vf v148_0 = select_f(v147_0, v144_0, v107_0);
    const vf v148_1 = select_f(v147_1, v144_1, v107_1);
    const vf v149_0 = nan_from_f(v148_0, v0_0);
    const vf v149_1 = nan_from_f(v148_1, v0_1);
    store_f(to[0] + 0 * WIDTH, v149_0);
    store_f(to[0] + 1 * WIDTH, v149_1);
}

static void run_gelu_grad_binary32_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 1, 1, gelu_grad_binary32_faithful_one, gelu_grad_binary32_faithful_many, 2)
}

static const float gaussian_slope_binary32_center[16] = {
    0x1p-2f, 0x1.80ead2p-1f, 0x1.4p+0f, 0x1.cp+0f,
    0x1.4p+1f, 0x1.cp+1f, 0x1.2p+2f, 0x1.6p+2f,
    0x1.cp+2f, 0x1.2p+3f, 0x1.6p+3f, 0x1.ap+3f,
    0x1p+4f, 0x1.4p+4f, 0x1.8p+4f, 0x0p+0f};

static const float gaussian_slope_binary32_c1[16] = {
    -0x1.638554p-1f, -0x1.25126ep-1f, -0x1.04d48ep-1f, -0x1.e51942p-2f,
    -0x1.c739c2p-2f, -0x1.b3e48cp-2f, -0x1.aa428p-2f, -0x1.a4dd1ep-2f,
    -0x1.a063aap-2f, -0x1.9d6258p-2f, -0x1.9bd008p-2f, -0x1.9ae478p-2f,
    -0x1.9a1826p-2f, -0x1.9987d6p-2f, -0x1.9938f4p-2f, 0x0p+0f};

static const float gaussian_slope_binary32_c2[16] = {
    0x1.5c565cp-3f, 0x1.5b2986p-4f, 0x1.7b79dcp-5f, 0x1.bd45eep-6f,
    0x1.bf39e8p-7f, 0x1.a29f1ep-8f, 0x1.bfbaecp-9f, 0x1.07e3eap-9f,
    0x1.1063ap-10f, 0x1.0b6e08p-11f, 0x1.2b9aeep-12f, 0x1.6fdc9ap-13f,
    0x1.8f3612p-14f, 0x1.9c2962p-15f, 0x1.df308p-16f, 0x0p+0f};

static const float gaussian_slope_binary32_c3[16] = {
    -0x1.5948c8p-4f, -0x1.2ba72ap-5f, -0x1.1f31acp-6f, -0x1.295f26p-7f,
    -0x1.f60c2ep-9f, -0x1.7e796ap-10f, -0x1.55b42ep-11f, -0x1.57fb54p-12f,
    -0x1.219496p-13f, -0x1.c6279ep-15f, -0x1.a6561ap-16f, -0x1.ba8ebp-17f,
    -0x1.891b6ap-18f, -0x1.467a3cp-19f, -0x1.3d433p-20f, 0x0p+0f};

static const float gaussian_slope_binary32_c4[16] = {
    0x1.313d6cp-5f, 0x1.d4fb1ep-7f, 0x1.8fdedcp-8f, 0x1.7217f2p-9f,
    0x1.0a983cp-10f, 0x1.4f9c8p-12f, 0x1.fa2a16p-14f, 0x1.b63b2cp-15f,
    0x1.2ef354p-16f, 0x1.7d9fa4p-18f, 0x1.277816p-19f, 0x1.08c1cap-20f,
    0x1.81a0bcp-22f, 0x1.01f8b6p-23f, 0x1.a3632ep-25f, 0x0p+0f};

static const float gaussian_slope_binary32_c5[16] = {
    -0x1.f23ad8p-7f, -0x1.5736eap-8f, -0x1.05f91ep-9f, -0x1.b4e722p-11f,
    -0x1.148912p-12f, -0x1.21129ep-14f, -0x1.71715cp-16f, -0x1.13f284p-17f,
    -0x1.412714p-19f, -0x1.435692p-21f, -0x1.9fd158p-23f, -0x1.3e1cdap-24f,
    -0x1.82ffbcp-26f, -0x1.9db5bcp-28f, -0x1.180be6p-29f, 0x0p+0f};

static const float gaussian_slope_binary32_c6[16] = {
    0x1.6adf0cp-8f, 0x1.cf49b2p-10f, 0x1.461ba2p-11f, 0x1.e93866p-13f,
    0x1.10f938p-14f, 0x1.de5746p-17f, 0x1.054532p-18f, 0x1.52f88cp-20f,
    0x1.4b2d6cp-22f, 0x1.0cea42p-24f, 0x1.20bfep-26f, 0x1.7a7c3ep-28f,
    0x1.7e3796p-30f, 0x1.484b58p-32f, 0x1.734646p-34f, 0x0p+0f};

static const float gaussian_slope_binary32_c0[16] = {
    0x1.41d6f4p-2f, -0x1.dc8706p-28f, -0x1.1258fap-2f, -0x1.069d1ap-1f,
    -0x1.b648d4p-1f, -0x1.4a3a5ap+0f, -0x1.b5df3p+0f, -0x1.0fd9fcp+1f,
    -0x1.5e4c44p+1f, -0x1.c5f9aap+1f, -0x1.168d9p+2f, -0x1.49f7a6p+2f,
    -0x1.96ed62p+2f, -0x1.fd5f68p+2f, -0x1.31db4ep+3f, 0x0p+0f};

/* gelu_grad_binary32_fast: 46 operations (12 fma, 8 lookup, 6 mul, 3 fnma, 3 add, 2 sub, 2 bits, 2 select, 1 abs, 1 lesser, 1 fms, 1 right, 1 left, 1 float, 1 less, 1 nan_from), 512 bytes of tables */
XPHI_OP void gelu_grad_binary32_fast_one(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf v0_0 = load_f(from[0] + 0 * WIDTH);
    const vf v1_0 = abs_f(v0_0);
    const vf v2 = number_f(0x1.045cp+4f);
    const vf v3_0 = lesser_f(v1_0, v2);
    const vf v4 = number_f(-0x1p-1f);
    const vf v5_0 = mul_f(v3_0, v4);
    const vf v6_0 = mul_f(v5_0, v3_0);
    const vf v7_0 = fms_f(v5_0, v3_0, v6_0);
    const vf v8 = number_f(0x1.715476p+0f);
    const vf v9 = number_f(0x1.80017ep+23f);
    const vf v10_0 = fma_f(v6_0, v8, v9);
    const vf v11_0 = sub_f(v10_0, v9);
    const vf v12 = number_f(0x1.62e4p-1f);
    const vf v13_0 = fnma_f(v11_0, v12, v6_0);
    const vf v14 = number_f(0x1.7f7d1cp-20f);
    const vf v15_0 = fnma_f(v11_0, v14, v13_0);
    const vf v16_0 = add_f(v15_0, v7_0);
    const vf v17 = number_f(0x1.fffffcp-2f);
    const vf v18 = number_f(0x1.555492p-3f);
    const vf v19 = number_f(0x1.5558d2p-5f);
    const vf v20 = number_f(0x1.1239cap-7f);
    const vf v21 = number_f(0x1.6a23d4p-10f);
    const vf v22_0 = fma_f(v21, v16_0, v20);
    const vf v23_0 = fma_f(v22_0, v16_0, v19);
    const vf v24_0 = fma_f(v23_0, v16_0, v18);
    const vf v25_0 = fma_f(v24_0, v16_0, v17);
    const vf v26_0 = mul_f(v25_0, v16_0);
    const vf v27_0 = fma_f(v26_0, v16_0, v16_0);
    const vf v28 = number_f(0x1p+0f);
    const vf v29_0 = add_f(v27_0, v28);
    const vf v30 = number_f(0x1p+1f);
    const vf v31_0 = add_f(v3_0, v30);
    const vi v32_0 = bits_f(v31_0);
    const vi v33_0 = right_i(v32_0, 21);
    const vf v34_0 = lookup_f(gaussian_slope_binary32_center, v33_0, 16);
    const vf v35_0 = sub_f(v3_0, v34_0);
    const vf v36_0 = lookup_f(gaussian_slope_binary32_c1, v33_0, 16);
    const vf v37_0 = lookup_f(gaussian_slope_binary32_c2, v33_0, 16);
    const vf v38_0 = lookup_f(gaussian_slope_binary32_c3, v33_0, 16);
    const vf v39_0 = lookup_f(gaussian_slope_binary32_c4, v33_0, 16);
    const vf v40_0 = lookup_f(gaussian_slope_binary32_c5, v33_0, 16);
    const vf v41_0 = lookup_f(gaussian_slope_binary32_c6, v33_0, 16);
    const vf v42_0 = lookup_f(gaussian_slope_binary32_c0, v33_0, 16);
    const vf v43_0 = fma_f(v41_0, v35_0, v40_0);
    const vf v44_0 = fma_f(v43_0, v35_0, v39_0);
    const vf v45_0 = fma_f(v44_0, v35_0, v38_0);
    const vf v46_0 = fma_f(v45_0, v35_0, v37_0);
    const vf v47_0 = fma_f(v46_0, v35_0, v36_0);
    const vf v48_0 = fma_f(v47_0, v35_0, v42_0);
    const vf v49_0 = mul_f(v29_0, v48_0);
    const vi v50_0 = bits_f(v10_0);
    const vi v51_0 = left_i(v50_0, 23);
    const vf v52_0 = float_f(v51_0);
    const vf v53 = number_f(0x0p+0f);
    const vm v54_0 = less_f(v0_0, v53);
    const vf v55 = number_f(-0x0p+0f);
    const vf v56_0 = select_f(v54_0, v55, v28);
    const vf v57 = number_f(-0x1p+0f);
    const vf v58_0 = select_f(v54_0, v57, v28);
    const vf v59_0 = mul_f(v58_0, v52_0);
    const vf v60_0 = mul_f(v49_0, v59_0);
    const vf v61 = number_f(0x1p-64f);
    const vf v62_0 = fnma_f(v60_0, v61, v56_0);
    const vf v63_0 = nan_from_f(v62_0, v0_0);
    store_f(to[0] + 0 * WIDTH, v63_0);
}

XPHI_OP void gelu_grad_binary32_fast_many(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf v0_0 = load_f(from[0] + 0 * WIDTH);
    const vf v0_1 = load_f(from[0] + 1 * WIDTH);
    const vf v1_0 = abs_f(v0_0);
    const vf v1_1 = abs_f(v0_1);
    const vf v2 = number_f(0x1.045cp+4f);
    const vf v3_0 = lesser_f(v1_0, v2);
    const vf v3_1 = lesser_f(v1_1, v2);
    const vf v4 = number_f(-0x1p-1f);
    const vf v5_0 = mul_f(v3_0, v4);
    const vf v5_1 = mul_f(v3_1, v4);
    const vf v6_0 = mul_f(v5_0, v3_0);
    const vf v6_1 = mul_f(v5_1, v3_1);
    const vf v7_0 = fms_f(v5_0, v3_0, v6_0);
    const vf v7_1 = fms_f(v5_1, v3_1, v6_1);
    const vf v8 = number_f(0x1.715476p+0f);
    const vf v9 = number_f(0x1.80017ep+23f);
    const vf v10_0 = fma_f(v6_0, v8, v9);
    const vf v10_1 = fma_f(v6_1, v8, v9);
    const vf v11_0 = sub_f(v10_0, v9);
    const vf v11_1 = sub_f(v10_1, v9);
    const vf v12 = number_f(0x1.62e4p-1f);
    const vf v13_0 = fnma_f(v11_0, v12, v6_0);
    const vf v13_1 = fnma_f(v11_1, v12, v6_1);
    const vf v14 = number_f(0x1.7f7d1cp-20f);
    const vf v15_0 = fnma_f(v11_0, v14, v13_0);
    const vf v15_1 = fnma_f(v11_1, v14, v13_1);
    const vf v16_0 = add_f(v15_0, v7_0);
    const vf v16_1 = add_f(v15_1, v7_1);
    const vf v17 = number_f(0x1.fffffcp-2f);
    const vf v18 = number_f(0x1.555492p-3f);
    const vf v19 = number_f(0x1.5558d2p-5f);
    const vf v20 = number_f(0x1.1239cap-7f);
    const vf v21 = number_f(0x1.6a23d4p-10f);
    const vf v22_0 = fma_f(v21, v16_0, v20);
    const vf v22_1 = fma_f(v21, v16_1, v20);
    const vf v23_0 = fma_f(v22_0, v16_0, v19);
    const vf v23_1 = fma_f(v22_1, v16_1, v19);
    const vf v24_0 = fma_f(v23_0, v16_0, v18);
    const vf v24_1 = fma_f(v23_1, v16_1, v18);
    const vf v25_0 = fma_f(v24_0, v16_0, v17);
    const vf v25_1 = fma_f(v24_1, v16_1, v17);
    const vf v26_0 = mul_f(v25_0, v16_0);
    const vf v26_1 = mul_f(v25_1, v16_1);
    const vf v27_0 = fma_f(v26_0, v16_0, v16_0);
    const vf v27_1 = fma_f(v26_1, v16_1, v16_1);
    const vf v28 = number_f(0x1p+0f);
    const vf v29_0 = add_f(v27_0, v28);
    const vf v29_1 = add_f(v27_1, v28);
    const vf v30 = number_f(0x1p+1f);
    const vf v31_0 = add_f(v3_0, v30);
    const vf v31_1 = add_f(v3_1, v30);
    const vi v32_0 = bits_f(v31_0);
    const vi v32_1 = bits_f(v31_1);
    const vi v33_0 = right_i(v32_0, 21);
    const vi v33_1 = right_i(v32_1, 21);
    const vf v34_0 = lookup_f(gaussian_slope_binary32_center, v33_0, 16);
    const vf v34_1 = lookup_f(gaussian_slope_binary32_center, v33_1, 16);
    const vf v35_0 = sub_f(v3_0, v34_0);
    const vf v35_1 = sub_f(v3_1, v34_1);
    const vf v36_0 = lookup_f(gaussian_slope_binary32_c1, v33_0, 16);
    const vf v36_1 = lookup_f(gaussian_slope_binary32_c1, v33_1, 16);
    const vf v37_0 = lookup_f(gaussian_slope_binary32_c2, v33_0, 16);
    const vf v37_1 = lookup_f(gaussian_slope_binary32_c2, v33_1, 16);
    const vf v38_0 = lookup_f(gaussian_slope_binary32_c3, v33_0, 16);
    const vf v38_1 = lookup_f(gaussian_slope_binary32_c3, v33_1, 16);
    const vf v39_0 = lookup_f(gaussian_slope_binary32_c4, v33_0, 16);
    const vf v39_1 = lookup_f(gaussian_slope_binary32_c4, v33_1, 16);
    const vf v40_0 = lookup_f(gaussian_slope_binary32_c5, v33_0, 16);
    const vf v40_1 = lookup_f(gaussian_slope_binary32_c5, v33_1, 16);
    const vf v41_0 = lookup_f(gaussian_slope_binary32_c6, v33_0, 16);
    const vf v41_1 = lookup_f(gaussian_slope_binary32_c6, v33_1, 16);
    const vf v42_0 = lookup_f(gaussian_slope_binary32_c0, v33_0, 16);
    const vf v42_1 = lookup_f(gaussian_slope_binary32_c0, v33_1, 16);
    const vf v43_0 = fma_f(v41_0, v35_0, v40_0);
    const vf v43_1 = fma_f(v41_1, v35_1, v40_1);
    const vf v44_0 = fma_f(v43_0, v35_0, v39_0);
    const vf v44_1 = fma_f(v43_1, v35_1, v39_1);
    const vf v45_0 = fma_f(v44_0, v35_0, v38_0);
    const vf v45_1 = fma_f(v44_1, v35_1, v38_1);
    const vf v46_0 = fma_f(v45_0, v35_0, v37_0);
    const vf v46_1 = fma_f(v45_1, v35_1, v37_1);
    const vf v47_0 = fma_f(v46_0, v35_0, v36_0);
    const vf v47_1 = fma_f(v46_1, v35_1, v36_1);
    const vf v48_0 = fma_f(v47_0, v35_0, v42_0);
    const vf v48_1 = fma_f(v47_1, v35_1, v42_1);
    const vf v49_0 = mul_f(v29_0, v48_0);
    const vf v49_1 = mul_f(v29_1, v48_1);
    const vi v50_0 = bits_f(v10_0);
    const vi v50_1 = bits_f(v10_1);
    const vi v51_0 = left_i(v50_0, 23);
    const vi v51_1 = left_i(v50_1, 23);
    const vf v52_0 = float_f(v51_0);
    const vf v52_1 = float_f(v51_1);
    const vf v53 = number_f(0x0p+0f);
    const vm v54_0 = less_f(v0_0, v53);
    const vm v54_1 = less_f(v0_1, v53);
    const vf v55 = number_f(-0x0p+0f);
    const vf v56_0 = select_f(v54_0, v55, v28);
    const vf v56_1 = select_f(v54_1, v55, v28);
    const vf v57 = number_f(-0x1p+0f);
    const vf v58_0 = select_f(v54_0, v57, v28);
    const vf v58_1 = select_f(v54_1, v57, v28);
    const vf v59_0 = mul_f(v58_0, v52_0);
    const vf v59_1 = mul_f(v58_1, v52_1);
    const vf v60_0 = mul_f(v49_0, v59_0);
    const vf v60_1 = mul_f(v49_1, v59_1);
    const vf v61 = number_f(0x1p-64f);
    const vf v62_0 = fnma_f(v60_0, v61, v56_0);
    const vf v62_1 = fnma_f(v60_1, v61, v56_1);
    const vf v63_0 = nan_from_f(v62_0, v0_0);
    const vf v63_1 = nan_from_f(v62_1, v0_1);
    store_f(to[0] + 0 * WIDTH, v63_0);
    store_f(to[0] + 1 * WIDTH, v63_1);
}

static void run_gelu_grad_binary32_fast(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 1, 1, gelu_grad_binary32_fast_one, gelu_grad_binary32_fast_many, 2)
}

/* gelu_grad_binary64_faithful: 146 operations (51 fma, 24 add, 17 sub, 17 lookup, 10 mul, 6 fms, 3 fnma, 3 select, 2 abs, 2 lesser, 2 bits, 2 neg, 2 less, 2 nan_from, 1 right, 1 left, 1 float), 4352 bytes of tables */
XPHI_OP void gelu_grad_binary64_faithful_one(const double *const *from, double *const *to, const double *parameters) {
    (void)parameters;
    const vd v0_0 = load_d(from[0] + 0 * WIDTH);
    const vd v1_0 = abs_d(v0_0);
    const vd v2 = number_d(0x1.3f9p+5);
    const vd v3_0 = lesser_d(v1_0, v2);
    const vd v4 = number_d(-0x1p-1);
    const vd v5_0 = mul_d(v3_0, v4);
    const vd v6_0 = mul_d(v5_0, v3_0);
    const vd v7_0 = fms_d(v5_0, v3_0, v6_0);
    const vd v8 = number_d(0x1.71547652b82fep+0);
    const vd v9 = number_d(0x1.800000000047fp+52);
    const vd v10_0 = fma_d(v6_0, v8, v9);
    const vd v11_0 = sub_d(v10_0, v9);
    const vd v12 = number_d(0x1.62e42fefa4p-1);
    const vd v13_0 = fnma_d(v11_0, v12, v6_0);
    const vd v14 = number_d(-0x1.8432a1b0e2634p-43);
    const vd v15_0 = fnma_d(v11_0, v14, v7_0);
    const vd v16_0 = add_d(v13_0, v15_0);
    const vd v17_0 = mul_d(v16_0, v16_0);
    const vd v18 = number_d(0x1p-1);
    const vd v19 = number_d(0x1.555555555555bp-3);
    const vd v20 = number_d(0x1.5555555555503p-5);
    const vd v21 = number_d(0x1.111111110ec4ep-7);
    const vd v22 = number_d(0x1.6c16c16c30539p-10);
    const vd v23 = number_d(0x1.a01a01b3845a3p-13);
    const vd v24 = number_d(0x1.a01a01366e0d4p-16);
    const vd v25 = number_d(0x1.71ddf0112723ap-19);
    const vd v26 = number_d(0x1.27e5b46d479fep-22);
    const vd v27 = number_d(0x1.af6c03b2ed097p-26);
    const vd v28 = number_d(0x1.1e3d1a7a9c487p-29);
    const vd v29_0 = fma_d(v28, v16_0, v27);
    const vd v30_0 = fma_d(v29_0, v16_0, v26);
    const vd v31_0 = fma_d(v30_0, v16_0, v25);
    const vd v32_0 = fma_d(v31_0, v16_0, v24);
    const vd v33_0 = fma_d(v32_0, v16_0, v23);
    const vd v34_0 = fma_d(v33_0, v16_0, v22);
    const vd v35_0 = fma_d(v34_0, v16_0, v21);
    const vd v36_0 = fma_d(v35_0, v16_0, v20);
    const vd v37_0 = fma_d(v36_0, v16_0, v19);
    const vd v38_0 = fma_d(v37_0, v16_0, v18);
    const vd v39_0 = fma_d(v17_0, v38_0, v15_0);
    const vd v40 = number_d(0x1p+0);
    const vd v41_0 = add_d(v40, v13_0);
    const vd v42_0 = sub_d(v40, v41_0);
    const vd v43_0 = add_d(v42_0, v13_0);
    const vd v44_0 = add_d(v43_0, v39_0);
    const vd v45 = number_d(0x1p+1);
    const vd v46_0 = add_d(v3_0, v45);
    const vq v47_0 = bits_d(v46_0);
    const vq v48_0 = right_q(v47_0, 50);
    const vd v49_0 = lookup_d(gaussian_tail_binary64_center, v48_0, 32);
    const vd v50_0 = sub_d(v3_0, v49_0);
    const vd v51_0 = lookup_d(gaussian_tail_binary64_c1, v48_0, 32);
    const vd v52_0 = lookup_d(gaussian_tail_binary64_c2, v48_0, 32);
    const vd v53_0 = lookup_d(gaussian_tail_binary64_c3, v48_0, 32);
    const vd v54_0 = lookup_d(gaussian_tail_binary64_c4, v48_0, 32);
    const vd v55_0 = lookup_d(gaussian_tail_binary64_c5, v48_0, 32);
    const vd v56_0 = lookup_d(gaussian_tail_binary64_c6, v48_0, 32);
    const vd v57_0 = lookup_d(gaussian_tail_binary64_c7, v48_0, 32);
    const vd v58_0 = lookup_d(gaussian_tail_binary64_c8, v48_0, 32);
    const vd v59_0 = lookup_d(gaussian_tail_binary64_c9, v48_0, 32);
    const vd v60_0 = lookup_d(gaussian_tail_binary64_c10, v48_0, 32);
    const vd v61_0 = lookup_d(gaussian_tail_binary64_c11, v48_0, 32);
    const vd v62_0 = lookup_d(gaussian_tail_binary64_c12, v48_0, 32);
    const vd v63_0 = lookup_d(gaussian_tail_binary64_c13, v48_0, 32);
    const vd v64_0 = lookup_d(gaussian_tail_binary64_c14, v48_0, 32);
    const vd v65_0 = lookup_d(gaussian_tail_binary64_c0, v48_0, 32);
    const vd v66_0 = lookup_d(gaussian_tail_binary64_c0_low, v48_0, 32);
    const vd v67_0 = mul_d(v51_0, v50_0);
    const vd v68_0 = fms_d(v51_0, v50_0, v67_0);
    const vd v69_0 = add_d(v65_0, v67_0);
    const vd v70_0 = sub_d(v65_0, v69_0);
    const vd v71_0 = add_d(v70_0, v67_0);
    const vd v72_0 = fma_d(v64_0, v50_0, v63_0);
    const vd v73_0 = fma_d(v72_0, v50_0, v62_0);
    const vd v74_0 = fma_d(v73_0, v50_0, v61_0);
    const vd v75_0 = fma_d(v74_0, v50_0, v60_0);
    const vd v76_0 = fma_d(v75_0, v50_0, v59_0);
    const vd v77_0 = fma_d(v76_0, v50_0, v58_0);
    const vd v78_0 = fma_d(v77_0, v50_0, v57_0);
    const vd v79_0 = fma_d(v78_0, v50_0, v56_0);
    const vd v80_0 = fma_d(v79_0, v50_0, v55_0);
    const vd v81_0 = fma_d(v80_0, v50_0, v54_0);
    const vd v82_0 = fma_d(v81_0, v50_0, v53_0);
    const vd v83_0 = fma_d(v82_0, v50_0, v52_0);
    const vd v84_0 = mul_d(v83_0, v50_0);
    const vd v85_0 = add_d(v68_0, v66_0);
    const vd v86_0 = fma_d(v84_0, v50_0, v85_0);
    const vd v87_0 = add_d(v71_0, v86_0);
    const vd v88 = number_d(0x0p+0);
    const vd v89 = number_d(0x1.9884533d43651p-2);
    const vd v90 = number_d(-0x1.cbc0d30ebfd15p-56);
    const vd v91_0 = mul_d(v89, v3_0);
    const vd v92_0 = fms_d(v89, v3_0, v91_0);
    const vd v93_0 = fma_d(v90, v3_0, v92_0);
    const vd v94_0 = neg_d(v91_0);
    const vd v95_0 = neg_d(v93_0);
    const vd v96_0 = add_d(v69_0, v94_0);
    const vd v97_0 = sub_d(v96_0, v69_0);
    const vd v98_0 = sub_d(v96_0, v97_0);
    const vd v99_0 = sub_d(v69_0, v98_0);
    const vd v100_0 = sub_d(v94_0, v97_0);
    const vd v101_0 = add_d(v99_0, v100_0);
    const vd v102_0 = add_d(v87_0, v95_0);
    const vd v103_0 = add_d(v101_0, v102_0);
    const vd v104_0 = mul_d(v41_0, v96_0);
    const vd v105_0 = fms_d(v41_0, v96_0, v104_0);
    const vd v106_0 = fma_d(v41_0, v103_0, v105_0);
    const vd v107_0 = add_d(v96_0, v103_0);
    const vd v108_0 = fma_d(v44_0, v107_0, v106_0);
    const vq v109_0 = bits_d(v10_0);
    const vq v110_0 = left_q(v109_0, 52);
    const vd v111_0 = float_d(v110_0);
    const vn v112_0 = less_d(v0_0, v88);
    const vd v113 = number_d(-0x0p+0);
    const vd v114_0 = select_d(v112_0, v113, v40);
    const vd v115 = number_d(-0x1p+0);
    const vd v116_0 = select_d(v112_0, v115, v40);
    const vd v117_0 = mul_d(v116_0, v111_0);
    const vd v118_0 = mul_d(v104_0, v117_0);
    const vd v119_0 = fms_d(v104_0, v117_0, v118_0);
    const vd v120_0 = fma_d(v108_0, v117_0, v119_0);
    const vd v121_0 = add_d(v118_0, v120_0);
    const vd v122_0 = sub_d(v118_0, v121_0);
    const vd v123_0 = add_d(v122_0, v120_0);
    const vd v124 = number_d(0x1p-128);
    const vd v125_0 = fnma_d(v121_0, v124, v114_0);
    const vd v126_0 = sub_d(v125_0, v114_0);
    const vd v127_0 = fma_d(v121_0, v124, v126_0);
    const vd v128_0 = fma_d(v123_0, v124, v127_0);
    const vd v129 = number_d(0x1p+1000);
    const vd v130_0 = lesser_d(v128_0, v129);
    const vd v131_0 = add_d(v130_0, v88);
    const vd v132_0 = sub_d(v125_0, v131_0);
    const vd v133_0 = nan_from_d(v132_0, v0_0);
    const vd v134 = number_d(-0x1.80ead197f00b4p-1);
    const vd v135_0 = sub_d(v0_0, v134);
    const vd v136 = number_d(0x1.8d9a941de3ac5p-2);
    const vd v137 = number_d(-0x1.2a2ef9bb865acp-6);
    const vd v138 = number_d(-0x1.d2fa4c17c7e84p-4);
    const vd v139 = number_d(-0x1.e4088244f901ep-7);
    const vd v140 = number_d(0x1.3e346def42057p-6);
    const vd v141 = number_d(0x1.297b9d6ffaacep-8);
    const vd v142 = number_d(-0x1.258a6d85633aep-9);
    const vd v143 = number_d(-0x1.8680f74e6b64ep-11);
    const vd v144 = number_d(0x1.86c863b6604e4p-13);
    const vd v145 = number_d(0x1.69610924d41f4p-14);
    const vd v146 = number_d(-0x1.784acad449471p-17);
    const vd v147 = number_d(-0x1.03fec6917376fp-17);
    const vd v148 = number_d(0x1.d0c38a5bc1358p-22);
    const vd v149 = number_d(0x1.322a27987bc66p-21);
    const vd v150 = number_d(-0x1.b8f80fa2095afp-30);
    const vd v151 = number_d(-0x1.308f43e459f7ap-25);
    const vd v152 = number_d(-0x1.804eb30aa20ccp-30);
    const vd v153 = number_d(0x1.0164a8fffc69fp-29);
    const vd v154 = number_d(0x1.42a8e818f2d13p-33);
    const vd v155_0 = fma_d(v154, v135_0, v153);
    const vd v156_0 = fma_d(v155_0, v135_0, v152);
    const vd v157_0 = fma_d(v156_0, v135_0, v151);
    const vd v158_0 = fma_d(v157_0, v135_0, v150);
    const vd v159_0 = fma_d(v158_0, v135_0, v149);
    const vd v160_0 = fma_d(v159_0, v135_0, v148);
    const vd v161_0 = fma_d(v160_0, v135_0, v147);
    const vd v162_0 = fma_d(v161_0, v135_0, v146);
    const vd v163_0 = fma_d(v162_0, v135_0, v145);
    const vd v164_0 = fma_d(v163_0, v135_0, v144);
    const vd v165_0 = fma_d(v164_0, v135_0, v143);
    const vd v166_0 = fma_d(v165_0, v135_0, v142);
    const vd v167_0 = fma_d(v166_0, v135_0, v141);
    const vd v168_0 = fma_d(v167_0, v135_0, v140);
    const vd v169_0 = fma_d(v168_0, v135_0, v139);
    const vd v170_0 = fma_d(v169_0, v135_0, v138);
    const vd v171_0 = fma_d(v170_0, v135_0, v137);
    const vd v172_0 = fma_d(v171_0, v135_0, v136);
    const vd v173 = number_d(0x1.b9d98fa5a3215p-2);
    const vd v174 = number_d(0x1.217f7d1bc96cep-56);
    const vd v175 = number_d(-0x1.dc33ec6564406p-58);
    const vd v176 = number_d(0x1.1acbf7a3d4d48p-112);
    const vd v177_0 = fma_d(v172_0, v135_0, v174);
    const vd v178_0 = add_d(v173, v177_0);
    const vd v179_0 = sub_d(v173, v178_0);
    const vd v180_0 = add_d(v179_0, v177_0);
    const vd v181_0 = mul_d(v178_0, v135_0);
    const vd v182_0 = fms_d(v178_0, v135_0, v181_0);
    const vd v183_0 = fma_d(v180_0, v135_0, v182_0);
    const vd v184_0 = add_d(v181_0, v175);
    const vd v185_0 = sub_d(v184_0, v181_0);
    const vd v186_0 = sub_d(v184_0, v185_0);
    const vd v187_0 = sub_d(v181_0, v186_0);
    const vd v188_0 = sub_d(v175, v185_0);
    const vd v189_0 = add_d(v187_0, v188_0);
    const vd v190_0 = add_d(v183_0, v176);
    const vd v191_0 = add_d(v189_0, v190_0);
    const vd v192_0 = add_d(v184_0, v191_0);
    const vd v193_0 = abs_d(v135_0);
    const vd v194 = number_d(0x1p-2);
    const vn v195_0 = less_d(v193_0, v194);
    const vd v196_0 = select_d(v195_0, v192_0, v133_0);
    const vd v197_0 = nan_from_d(v196_0, v0_0);
    store_d(to[0] + 0 * WIDTH, v197_0);
}

XPHI_OP void gelu_grad_binary64_faithful_many(const double *const *from, double *const *to, const double *parameters) {
    (void)parameters;
    const vd v0_0 = load_d(from[0] + 0 * WIDTH);
    const vd v0_1 = load_d(from[0] + 1 * WIDTH);
    const vd v1_0 = abs_d(v0_0);
    const vd v1_1 = abs_d(v0_1);
    const vd v2 = number_d(0x1.3f9p+5);
    const vd v3_0 = lesser_d(v1_0, v2);
    const vd v3_1 = lesser_d(v1_1, v2);
    const vd v4 = number_d(-0x1p-1);
    const vd v5_0 = mul_d(v3_0, v4);
    const vd v5_1 = mul_d(v3_1, v4);
    const vd v6_0 = mul_d(v5_0, v3_0);
    const vd v6_1 = mul_d(v5_1, v3_1);
    const vd v7_0 = fms_d(v5_0, v3_0, v6_0);
    const vd v7_1 = fms_d(v5_1, v3_1, v6_1);
    const vd v8 = number_d(0x1.71547652b82fep+0);
    const vd v9 = number_d(0x1.800000000047fp+52);
    const vd v10_0 = fma_d(v6_0, v8, v9);
    const vd v10_1 = fma_d(v6_1, v8, v9);
    const vd v11_0 = sub_d(v10_0, v9);
    const vd v11_1 = sub_d(v10_1, v9);
    const vd v12 = number_d(0x1.62e42fefa4p-1);
    const vd v13_0 = fnma_d(v11_0, v12, v6_0);
    const vd v13_1 = fnma_d(v11_1, v12, v6_1);
    const vd v14 = number_d(-0x1.8432a1b0e2634p-43);
    const vd v15_0 = fnma_d(v11_0, v14, v7_0);
    const vd v15_1 = fnma_d(v11_1, v14, v7_1);
    const vd v16_0 = add_d(v13_0, v15_0);
    const vd v16_1 = add_d(v13_1, v15_1);
    const vd v17_0 = mul_d(v16_0, v16_0);
    const vd v17_1 = mul_d(v16_1, v16_1);
    const vd v18 = number_d(0x1p-1);
    const vd v19 = number_d(0x1.555555555555bp-3);
    const vd v20 = number_d(0x1.5555555555503p-5);
    const vd v21 = number_d(0x1.111111110ec4ep-7);
    const vd v22 = number_d(0x1.6c16c16c30539p-10);
    const vd v23 = number_d(0x1.a01a01b3845a3p-13);
    const vd v24 = number_d(0x1.a01a01366e0d4p-16);
    const vd v25 = number_d(0x1.71ddf0112723ap-19);
    const vd v26 = number_d(0x1.27e5b46d479fep-22);
    const vd v27 = number_d(0x1.af6c03b2ed097p-26);
    const vd v28 = number_d(0x1.1e3d1a7a9c487p-29);
    const vd v29_0 = fma_d(v28, v16_0, v27);
    const vd v29_1 = fma_d(v28, v16_1, v27);
    const vd v30_0 = fma_d(v29_0, v16_0, v26);
    const vd v30_1 = fma_d(v29_1, v16_1, v26);
    const vd v31_0 = fma_d(v30_0, v16_0, v25);
    const vd v31_1 = fma_d(v30_1, v16_1, v25);
    const vd v32_0 = fma_d(v31_0, v16_0, v24);
    const vd v32_1 = fma_d(v31_1, v16_1, v24);
    const vd v33_0 = fma_d(v32_0, v16_0, v23);
    const vd v33_1 = fma_d(v32_1, v16_1, v23);
    const vd v34_0 = fma_d(v33_0, v16_0, v22);
    const vd v34_1 = fma_d(v33_1, v16_1, v22);
    const vd v35_0 = fma_d(v34_0, v16_0, v21);
    const vd v35_1 = fma_d(v34_1, v16_1, v21);
    const vd v36_0 = fma_d(v35_0, v16_0, v20);
    const vd v36_1 = fma_d(v35_1, v16_1, v20);
    const vd v37_0 = fma_d(v36_0, v16_0, v19);
    const vd v37_1 = fma_d(v36_1, v16_1, v19);
    const vd v38_0 = fma_d(v37_0, v16_0, v18);
    const vd v38_1 = fma_d(v37_1, v16_1, v18);
    const vd v39_0 = fma_d(v17_0, v38_0, v15_0);
    const vd v39_1 = fma_d(v17_1, v38_1, v15_1);
    const vd v40 = number_d(0x1p+0);
    const vd v41_0 = add_d(v40, v13_0);
    const vd v41_1 = add_d(v40, v13_1);
    const vd v42_0 = sub_d(v40, v41_0);
    const vd v42_1 = sub_d(v40, v41_1);
    const vd v43_0 = add_d(v42_0, v13_0);
    const vd v43_1 = add_d(v42_1, v13_1);
    const vd v44_0 = add_d(v43_0, v39_0);
    const vd v44_1 = add_d(v43_1, v39_1);
    const vd v45 = number_d(0x1p+1);
    const vd v46_0 = add_d(v3_0, v45);
    const vd v46_1 = add_d(v3_1, v45);
    const vq v47_0 = bits_d(v46_0);
    const vq v47_1 = bits_d(v46_1);
    const vq v48_0 = right_q(v47_0, 50);
    const vq v48_1 = right_q(v47_1, 50);
    const vd v49_0 = lookup_d(gaussian_tail_binary64_center, v48_0, 32);
    const vd v49_1 = lookup_d(gaussian_tail_binary64_center, v48_1, 32);
    const vd v50_0 = sub_d(v3_0, v49_0);
    const vd v50_1 = sub_d(v3_1, v49_1);
    const vd v51_0 = lookup_d(gaussian_tail_binary64_c1, v48_0, 32);
    const vd v51_1 = lookup_d(gaussian_tail_binary64_c1, v48_1, 32);
    const vd v52_0 = lookup_d(gaussian_tail_binary64_c2, v48_0, 32);
    const vd v52_1 = lookup_d(gaussian_tail_binary64_c2, v48_1, 32);
    const vd v53_0 = lookup_d(gaussian_tail_binary64_c3, v48_0, 32);
    const vd v53_1 = lookup_d(gaussian_tail_binary64_c3, v48_1, 32);
    const vd v54_0 = lookup_d(gaussian_tail_binary64_c4, v48_0, 32);
    const vd v54_1 = lookup_d(gaussian_tail_binary64_c4, v48_1, 32);
    const vd v55_0 = lookup_d(gaussian_tail_binary64_c5, v48_0, 32);
    const vd v55_1 = lookup_d(gaussian_tail_binary64_c5, v48_1, 32);
    const vd v56_0 = lookup_d(gaussian_tail_binary64_c6, v48_0, 32);
    const vd v56_1 = lookup_d(gaussian_tail_binary64_c6, v48_1, 32);
    const vd v57_0 = lookup_d(gaussian_tail_binary64_c7, v48_0, 32);
    const vd v57_1 = lookup_d(gaussian_tail_binary64_c7, v48_1, 32);
    const vd v58_0 = lookup_d(gaussian_tail_binary64_c8, v48_0, 32);
    const vd v58_1 = lookup_d(gaussian_tail_binary64_c8, v48_1, 32);
    const vd v59_0 = lookup_d(gaussian_tail_binary64_c9, v48_0, 32);
    const vd v59_1 = lookup_d(gaussian_tail_binary64_c9, v48_1, 32);
    const vd v60_0 = lookup_d(gaussian_tail_binary64_c10, v48_0, 32);
    const vd v60_1 = lookup_d(gaussian_tail_binary64_c10, v48_1, 32);
    const vd v61_0 = lookup_d(gaussian_tail_binary64_c11, v48_0, 32);
    const vd v61_1 = lookup_d(gaussian_tail_binary64_c11, v48_1, 32);
    const vd v62_0 = lookup_d(gaussian_tail_binary64_c12, v48_0, 32);
    const vd v62_1 = lookup_d(gaussian_tail_binary64_c12, v48_1, 32);
    const vd v63_0 = lookup_d(gaussian_tail_binary64_c13, v48_0, 32);
    const vd v63_1 = lookup_d(gaussian_tail_binary64_c13, v48_1, 32);
    const vd v64_0 = lookup_d(gaussian_tail_binary64_c14, v48_0, 32);
    const vd v64_1 = lookup_d(gaussian_tail_binary64_c14, v48_1, 32);
    const vd v65_0 = lookup_d(gaussian_tail_binary64_c0, v48_0, 32);
    const vd v65_1 = lookup_d(gaussian_tail_binary64_c0, v48_1, 32);
    const vd v66_0 = lookup_d(gaussian_tail_binary64_c0_low, v48_0, 32);
    const vd v66_1 = lookup_d(gaussian_tail_binary64_c0_low, v48_1, 32);
    const vd v67_0 = mul_d(v51_0, v50_0);
    const vd v67_1 = mul_d(v51_1, v50_1);
    const vd v68_0 = fms_d(v51_0, v50_0, v67_0);
    const vd v68_1 = fms_d(v51_1, v50_1, v67_1);
    const vd v69_0 = add_d(v65_0, v67_0);
    const vd v69_1 = add_d(v65_1, v67_1);
    const vd v70_0 = sub_d(v65_0, v69_0);
    const vd v70_1 = sub_d(v65_1, v69_1);
    const vd v71_0 = add_d(v70_0, v67_0);
    const vd v71_1 = add_d(v70_1, v67_1);
    const vd v72_0 = fma_d(v64_0, v50_0, v63_0);
    const vd v72_1 = fma_d(v64_1, v50_1, v63_1);
    const vd v73_0 = fma_d(v72_0, v50_0, v62_0);
    const vd v73_1 = fma_d(v72_1, v50_1, v62_1);
    const vd v74_0 = fma_d(v73_0, v50_0, v61_0);
    const vd v74_1 = fma_d(v73_1, v50_1, v61_1);
    const vd v75_0 = fma_d(v74_0, v50_0, v60_0);
    const vd v75_1 = fma_d(v74_1, v50_1, v60_1);
    const vd v76_0 = fma_d(v75_0, v50_0, v59_0);
    const vd v76_1 = fma_d(v75_1, v50_1, v59_1);
    const vd v77_0 = fma_d(v76_0, v50_0, v58_0);
    const vd v77_1 = fma_d(v76_1, v50_1, v58_1);
    const vd v78_0 = fma_d(v77_0, v50_0, v57_0);
    const vd v78_1 = fma_d(v77_1, v50_1, v57_1);
    const vd v79_0 = fma_d(v78_0, v50_0, v56_0);
    const vd v79_1 = fma_d(v78_1, v50_1, v56_1);
    const vd v80_0 = fma_d(v79_0, v50_0, v55_0);
    const vd v80_1 = fma_d(v79_1, v50_1, v55_1);
    const vd v81_0 = fma_d(v80_0, v50_0, v54_0);
    const vd v81_1 = fma_d(v80_1, v50_1, v54_1);
    const vd v82_0 = fma_d(v81_0, v50_0, v53_0);
    const vd v82_1 = fma_d(v81_1, v50_1, v53_1);
    const vd v83_0 = fma_d(v82_0, v50_0, v52_0);
    const vd v83_1 = fma_d(v82_1, v50_1, v52_1);
    const vd v84_0 = mul_d(v83_0, v50_0);
    const vd v84_1 = mul_d(v83_1, v50_1);
    const vd v85_0 = add_d(v68_0, v66_0);
    const vd v85_1 = add_d(v68_1, v66_1);
    const vd v86_0 = fma_d(v84_0, v50_0, v85_0);
    const vd v86_1 = fma_d(v84_1, v50_1, v85_1);
    const vd v87_0 = add_d(v71_0, v86_0);
    const vd v87_1 = add_d(v71_1, v86_1);
    const vd v88 = number_d(0x0p+0);
    const vd v89 = number_d(0x1.9884533d43651p-2);
    const vd v90 = number_d(-0x1.cbc0d30ebfd15p-56);
    const vd v91_0 = mul_d(v89, v3_0);
    const vd v91_1 = mul_d(v89, v3_1);
    const vd v92_0 = fms_d(v89, v3_0, v91_0);
    const vd v92_1 = fms_d(v89, v3_1, v91_1);
    const vd v93_0 = fma_d(v90, v3_0, v92_0);
    const vd v93_1 = fma_d(v90, v3_1, v92_1);
    const vd v94_0 = neg_d(v91_0);
    const vd v94_1 = neg_d(v91_1);
    const vd v95_0 = neg_d(v93_0);
    const vd v95_1 = neg_d(v93_1);
    const vd v96_0 = add_d(v69_0, v94_0);
    const vd v96_1 = add_d(v69_1, v94_1);
    const vd v97_0 = sub_d(v96_0, v69_0);
    const vd v97_1 = sub_d(v96_1, v69_1);
    const vd v98_0 = sub_d(v96_0, v97_0);
    const vd v98_1 = sub_d(v96_1, v97_1);
    const vd v99_0 = sub_d(v69_0, v98_0);
    const vd v99_1 = sub_d(v69_1, v98_1);
    const vd v100_0 = sub_d(v94_0, v97_0);
    const vd v100_1 = sub_d(v94_1, v97_1);
    const vd v101_0 = add_d(v99_0, v100_0);
    const vd v101_1 = add_d(v99_1, v100_1);
    const vd v102_0 = add_d(v87_0, v95_0);
    const vd v102_1 = add_d(v87_1, v95_1);
    const vd v103_0 = add_d(v101_0, v102_0);
    const vd v103_1 = add_d(v101_1, v102_1);
    const vd v104_0 = mul_d(v41_0, v96_0);
    const vd v104_1 = mul_d(v41_1, v96_1);
    const vd v105_0 = fms_d(v41_0, v96_0, v104_0);
    const vd v105_1 = fms_d(v41_1, v96_1, v104_1);
    const vd v106_0 = fma_d(v41_0, v103_0, v105_0);
    const vd v106_1 = fma_d(v41_1, v103_1, v105_1);
    const vd v107_0 = add_d(v96_0, v103_0);
    const vd v107_1 = add_d(v96_1, v103_1);
    const vd v108_0 = fma_d(v44_0, v107_0, v106_0);
    const vd v108_1 = fma_d(v44_1, v107_1, v106_1);
    const vq v109_0 = bits_d(v10_0);
    const vq v109_1 = bits_d(v10_1);
    const vq v110_0 = left_q(v109_0, 52);
    const vq v110_1 = left_q(v109_1, 52);
    const vd v111_0 = float_d(v110_0);
    const vd v111_1 = float_d(v110_1);
    const vn v112_0 = less_d(v0_0, v88);
    const vn v112_1 = less_d(v0_1, v88);
    const vd v113 = number_d(-0x0p+0);
    const vd v114_0 = select_d(v112_0, v113, v40);
    const vd v114_1 = select_d(v112_1, v113, v40);
    const vd v115 = number_d(-0x1p+0);
    const vd v116_0 = select_d(v112_0, v115, v40);
    const vd v116_1 = select_d(v112_1, v115, v40);
    const vd v117_0 = mul_d(v116_0, v111_0);
    const vd v117_1 = mul_d(v116_1, v111_1);
    const vd v118_0 = mul_d(v104_0, v117_0);
    const vd v118_1 = mul_d(v104_1, v117_1);
    const vd v119_0 = fms_d(v104_0, v117_0, v118_0);
    const vd v119_1 = fms_d(v104_1, v117_1, v118_1);
    const vd v120_0 = fma_d(v108_0, v117_0, v119_0);
    const vd v120_1 = fma_d(v108_1, v117_1, v119_1);
    const vd v121_0 = add_d(v118_0, v120_0);
    const vd v121_1 = add_d(v118_1, v120_1);
    const vd v122_0 = sub_d(v118_0, v121_0);
    const vd v122_1 = sub_d(v118_1, v121_1);
    const vd v123_0 = add_d(v122_0, v120_0);
    const vd v123_1 = add_d(v122_1, v120_1);
    const vd v124 = number_d(0x1p-128);
    const vd v125_0 = fnma_d(v121_0, v124, v114_0);
    const vd v125_1 = fnma_d(v121_1, v124, v114_1);
    const vd v126_0 = sub_d(v125_0, v114_0);
    const vd v126_1 = sub_d(v125_1, v114_1);
    const vd v127_0 = fma_d(v121_0, v124, v126_0);
    const vd v127_1 = fma_d(v121_1, v124, v126_1);
    const vd v128_0 = fma_d(v123_0, v124, v127_0);
    const vd v128_1 = fma_d(v123_1, v124, v127_1);
    const vd v129 = number_d(0x1p+1000);
    const vd v130_0 = lesser_d(v128_0, v129);
    const vd v130_1 = lesser_d(v128_1, v129);
    const vd v131_0 = add_d(v130_0, v88);
    const vd v131_1 = add_d(v130_1, v88);
    const vd v132_0 = sub_d(v125_0, v131_0);
    const vd v132_1 = sub_d(v125_1, v131_1);
    const vd v133_0 = nan_from_d(v132_0, v0_0);
    const vd v133_1 = nan_from_d(v132_1, v0_1);
    const vd v134 = number_d(-0x1.80ead197f00b4p-1);
    const vd v135_0 = sub_d(v0_0, v134);
    const vd v135_1 = sub_d(v0_1, v134);
    const vd v136 = number_d(0x1.8d9a941de3ac5p-2);
    const vd v137 = number_d(-0x1.2a2ef9bb865acp-6);
    const vd v138 = number_d(-0x1.d2fa4c17c7e84p-4);
    const vd v139 = number_d(-0x1.e4088244f901ep-7);
    const vd v140 = number_d(0x1.3e346def42057p-6);
    const vd v141 = number_d(0x1.297b9d6ffaacep-8);
    const vd v142 = number_d(-0x1.258a6d85633aep-9);
    const vd v143 = number_d(-0x1.8680f74e6b64ep-11);
    const vd v144 = number_d(0x1.86c863b6604e4p-13);
    const vd v145 = number_d(0x1.69610924d41f4p-14);
    const vd v146 = number_d(-0x1.784acad449471p-17);
    const vd v147 = number_d(-0x1.03fec6917376fp-17);
    const vd v148 = number_d(0x1.d0c38a5bc1358p-22);
    const vd v149 = number_d(0x1.322a27987bc66p-21);
    const vd v150 = number_d(-0x1.b8f80fa2095afp-30);
    const vd v151 = number_d(-0x1.308f43e459f7ap-25);
    const vd v152 = number_d(-0x1.804eb30aa20ccp-30);
    const vd v153 = number_d(0x1.0164a8fffc69fp-29);
    const vd v154 = number_d(0x1.42a8e818f2d13p-33);
    const vd v155_0 = fma_d(v154, v135_0, v153);
    const vd v155_1 = fma_d(v154, v135_1, v153);
    const vd v156_0 = fma_d(v155_0, v135_0, v152);
    const vd v156_1 = fma_d(v155_1, v135_1, v152);
    const vd v157_0 = fma_d(v156_0, v135_0, v151);
    const vd v157_1 = fma_d(v156_1, v135_1, v151);
    const vd v158_0 = fma_d(v157_0, v135_0, v150);
    const vd v158_1 = fma_d(v157_1, v135_1, v150);
    const vd v159_0 = fma_d(v158_0, v135_0, v149);
    const vd v159_1 = fma_d(v158_1, v135_1, v149);
    const vd v160_0 = fma_d(v159_0, v135_0, v148);
    const vd v160_1 = fma_d(v159_1, v135_1, v148);
    const vd v161_0 = fma_d(v160_0, v135_0, v147);
    const vd v161_1 = fma_d(v160_1, v135_1, v147);
    const vd v162_0 = fma_d(v161_0, v135_0, v146);
    const vd v162_1 = fma_d(v161_1, v135_1, v146);
    const vd v163_0 = fma_d(v162_0, v135_0, v145);
    const vd v163_1 = fma_d(v162_1, v135_1, v145);
    const vd v164_0 = fma_d(v163_0, v135_0, v144);
    const vd v164_1 = fma_d(v163_1, v135_1, v144);
    const vd v165_0 = fma_d(v164_0, v135_0, v143);
    const vd v165_1 = fma_d(v164_1, v135_1, v143);
    const vd v166_0 = fma_d(v165_0, v135_0, v142);
    const vd v166_1 = fma_d(v165_1, v135_1, v142);
    const vd v167_0 = fma_d(v166_0, v135_0, v141);
    const vd v167_1 = fma_d(v166_1, v135_1, v141);
    const vd v168_0 = fma_d(v167_0, v135_0, v140);
    const vd v168_1 = fma_d(v167_1, v135_1, v140);
    const vd v169_0 = fma_d(v168_0, v135_0, v139);
    const vd v169_1 = fma_d(v168_1, v135_1, v139);
    const vd v170_0 = fma_d(v169_0, v135_0, v138);
    const vd v170_1 = fma_d(v169_1, v135_1, v138);
    const vd v171_0 = fma_d(v170_0, v135_0, v137);
    const vd v171_1 = fma_d(v170_1, v135_1, v137);
    const vd v172_0 = fma_d(v171_0, v135_0, v136);
    const vd v172_1 = fma_d(v171_1, v135_1, v136);
    const vd v173 = number_d(0x1.b9d98fa5a3215p-2);
    const vd v174 = number_d(0x1.217f7d1bc96cep-56);
    const vd v175 = number_d(-0x1.dc33ec6564406p-58);
    const vd v176 = number_d(0x1.1acbf7a3d4d48p-112);
    const vd v177_0 = fma_d(v172_0, v135_0, v174);
    const vd v177_1 = fma_d(v172_1, v135_1, v174);
    const vd v178_0 = add_d(v173, v177_0);
    const vd v178_1 = add_d(v173, v177_1);
    const vd v179_0 = sub_d(v173, v178_0);
    const vd v179_1 = sub_d(v173, v178_1);
    const vd v180_0 = add_d(v179_0, v177_0);
    const vd v180_1 = add_d(v179_1, v177_1);
    const vd v181_0 = mul_d(v178_0, v135_0);
    const vd v181_1 = mul_d(v178_1, v135_1);
    const vd v182_0 = fms_d(v178_0, v135_0, v181_0);
    const vd v182_1 = fms_d(v178_1, v135_1, v181_1);
    const vd v183_0 = fma_d(v180_0, v135_0, v182_0);
    const vd v183_1 = fma_d(v180_1, v135_1, v182_1);
    const vd v184_0 = add_d(v181_0, v175);
    const vd v184_1 = add_d(v181_1, v175);
    const vd v185_0 = sub_d(v184_0, v181_0);
    const vd v185_1 = sub_d(v184_1, v181_1);
    const vd v186_0 = sub_d(v184_0, v185_0);
    const vd v186_1 = sub_d(v184_1, v185_1);
    const vd v187_0 = sub_d(v181_0, v186_0);
    const vd v187_1 = sub_d(v181_1, v186_1);
    const vd v188_0 = sub_d(v175, v185_0);
    const vd v188_1 = sub_d(v175, v185_1);
    const vd v189_0 = add_d(v187_0, v188_0);
    const vd v189_1 = add_d(v187_1, v188_1);
    const vd v190_0 = add_d(v183_0, v176);
    const vd v190_1 = add_d(v183_1, v176);
    const vd v191_0 = add_d(v189_0, v190_0);
    const vd v191_1 = add_d(v189_1, v190_1);
    const vd v192_0 = add_d(v184_0, v191_0);
    const vd v192_1 = add_d(v184_1, v191_1);
    const vd v193_0 = abs_d(v135_0);
    const vd v193_1 = abs_d(v135_1);
    const vd v194 = number_d(0x1p-2);
    const vn v195_0 = less_d(v193_0, v194);
    const vn v195_1 = less_d(v193_1, v194);
    const vd v196_0 = select_d(v195_0, v192_0, v133_0);
    const vd v196_1 = select_d(v195_1, v192_1, v133_1);
    const vd v197_0 = nan_from_d(v196_0, v0_0);
    const vd v197_1 = nan_from_d(v196_1, v0_1);
    store_d(to[0] + 0 * WIDTH, v197_0);
    store_d(to[0] + 1 * WIDTH, v197_1);
}

static void run_gelu_grad_binary64_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(double, 1, 1, gelu_grad_binary64_faithful_one, gelu_grad_binary64_faithful_many, 2)
}

/* gelu_vjp_binary32_faithful: 109 operations (24 fma, 19 add, 11 sub, 10 mul, 10 lookup, 9 widen, 5 fms, 3 fnma, 3 less, 3 select, 2 abs, 2 bits, 2 neg, 1 lesser, 1 right, 1 left, 1 float, 1 nan_from, 1 narrow), 640 bytes of tables */
XPHI_OP void gelu_vjp_binary32_faithful_one(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf v0_0 = load_f(from[0] + 0 * WIDTH);
    const vf v1_0 = load_f(from[1] + 0 * WIDTH);
    const vf v2_0 = abs_f(v0_0);
    const vf v3 = number_f(0x1.40dp+4f);
    const vf v4_0 = lesser_f(v2_0, v3);
    const vf v5 = number_f(-0x1p-1f);
    const vf v6_0 = mul_f(v4_0, v5);
    const vf v7_0 = mul_f(v6_0, v4_0);
    const vf v8_0 = fms_f(v6_0, v4_0, v7_0);
    const vf v9 = number_f(0x1.715476p+0f);
    const vf v10 = number_f(0x1.8007fep+23f);
    const vf v11_0 = fma_f(v7_0, v9, v10);
    const vf v12_0 = sub_f(v11_0, v10);
    const vf v13 = number_f(0x1.62e4p-1f);
    const vf v14_0 = fnma_f(v12_0, v13, v7_0);
    const vf v15 = number_f(0x1.7f7d1cp-20f);
    const vf v16_0 = fnma_f(v12_0, v15, v8_0);
    const vf v17_0 = add_f(v14_0, v16_0);
    const vf v18_0 = mul_f(v17_0, v17_0);
    const vf v19 = number_f(0x1.fffffcp-2f);
    const vf v20 = number_f(0x1.555492p-3f);
    const vf v21 = number_f(0x1.5558d2p-5f);
    const vf v22 = number_f(0x1.1239cap-7f);
    const vf v23 = number_f(0x1.6a23d4p-10f);
    const vf v24_0 = fma_f(v23, v17_0, v22);
    const vf v25_0 = fma_f(v24_0, v17_0, v21);
    const vf v26_0 = fma_f(v25_0, v17_0, v20);
    const vf v27_0 = fma_f(v26_0, v17_0, v19);
    const vf v28_0 = fma_f(v18_0, v27_0, v16_0);
    const vf v29 = number_f(0x1p+0f);
    const vf v30_0 = add_f(v29, v14_0);
    const vf v31_0 = sub_f(v29, v30_0);
    const vf v32_0 = add_f(v31_0, v14_0);
    const vf v33_0 = add_f(v32_0, v28_0);
    const vf v34 = number_f(0x1p+1f);
    const vf v35_0 = add_f(v4_0, v34);
    const vi v36_0 = bits_f(v35_0);
    const vi v37_0 = right_i(v36_0, 21);
    const vf v38_0 = lookup_f(gaussian_tail_binary32_center, v37_0, 16);
    const vf v39_0 = sub_f(v4_0, v38_0);
    const vf v40_0 = lookup_f(gaussian_tail_binary32_c1, v37_0, 16);
    const vf v41_0 = lookup_f(gaussian_tail_binary32_c2, v37_0, 16);
    const vf v42_0 = lookup_f(gaussian_tail_binary32_c3, v37_0, 16);
    const vf v43_0 = lookup_f(gaussian_tail_binary32_c4, v37_0, 16);
    const vf v44_0 = lookup_f(gaussian_tail_binary32_c5, v37_0, 16);
    const vf v45_0 = lookup_f(gaussian_tail_binary32_c6, v37_0, 16);
    const vf v46_0 = lookup_f(gaussian_tail_binary32_c7, v37_0, 16);
    const vf v47_0 = lookup_f(gaussian_tail_binary32_c0, v37_0, 16);
    const vf v48_0 = lookup_f(gaussian_tail_binary32_c0_low, v37_0, 16);
    const vf v49_0 = mul_f(v40_0, v39_0);
    const vf v50_0 = fms_f(v40_0, v39_0, v49_0);
    const vf v51_0 = add_f(v47_0, v49_0);
    const vf v52_0 = sub_f(v47_0, v51_0);
    const vf v53_0 = add_f(v52_0, v49_0);
    const vf v54_0 = fma_f(v46_0, v39_0, v45_0);
    const vf v55_0 = fma_f(v54_0, v39_0, v44_0);
    const vf v56_0 = fma_f(v55_0, v39_0, v43_0);
    const vf v57_0 = fma_f(v56_0, v39_0, v42_0);
    const vf v58_0 = fma_f(v57_0, v39_0, v41_0);
    const vf v59_0 = mul_f(v58_0, v39_0);
    const vf v60_0 = add_f(v50_0, v48_0);
    const vf v61_0 = fma_f(v59_0, v39_0, v60_0);
    const vf v62_0 = add_f(v53_0, v61_0);
    const vf v63 = number_f(0x0p+0f);
    const vf v64 = number_f(0x1.988454p-2f);
    const vf v65 = number_f(-0x1.857936p-27f);
    const vf v66_0 = mul_f(v64, v4_0);
    const vf v67_0 = fms_f(v64, v4_0, v66_0);
    const vf v68_0 = fma_f(v65, v4_0, v67_0);
    const vf v69_0 = neg_f(v66_0);
    const vf v70_0 = neg_f(v68_0);
    const vf v71_0 = add_f(v51_0, v69_0);
    const vf v72_0 = sub_f(v71_0, v51_0);
    const vf v73_0 = sub_f(v71_0, v72_0);
    const vf v74_0 = sub_f(v51_0, v73_0);
    const vf v75_0 = sub_f(v69_0, v72_0);
    const vf v76_0 = add_f(v74_0, v75_0);
    const vf v77_0 = add_f(v62_0, v70_0);
    const vf v78_0 = add_f(v76_0, v77_0);
    const vf v79_0 = mul_f(v30_0, v71_0);
    const vf v80_0 = fms_f(v30_0, v71_0, v79_0);
    const vf v81_0 = fma_f(v30_0, v78_0, v80_0);
    const vf v82_0 = add_f(v71_0, v78_0);
    const vf v83_0 = fma_f(v33_0, v82_0, v81_0);
    const vi v84_0 = bits_f(v11_0);
    const vq v85_0 = widen_i(v84_0);
    const vq v86_0 = left_q(v85_0, 52);
    const vd v87_0 = float_d(v86_0);
    const vd v88_0 = widen_f(v0_0);
    const vd v89 = number_d(0x0p+0);
    const vn v90_0 = less_d(v88_0, v89);
    const vd v91 = number_d(-0x0p+0);
    const vd v92 = number_d(0x1p+0);
    const vd v93_0 = select_d(v90_0, v91, v92);
    const vm v94_0 = less_f(v0_0, v63);
    const vf v95 = number_f(-0x1p+0f);
    const vf v96_0 = select_f(v94_0, v95, v29);
    const vd v97_0 = widen_f(v79_0);
    const vd v98_0 = widen_f(v83_0);
    const vd v99_0 = add_d(v97_0, v98_0);
    const vd v100_0 = mul_d(v99_0, v87_0);
    const vd v101_0 = widen_f(v96_0);
    const vd v102_0 = fnma_d(v100_0, v101_0, v93_0);
    const vf v103 = number_f(-0x1.80ead2p-1f);
    const vf v104_0 = sub_f(v0_0, v103);
    const vf v105 = number_f(0x1.8d9a94p-2f);
    const vf v106 = number_f(-0x1.2a2ef2p-6f);
    const vf v107 = number_f(-0x1.d2fa3ap-4f);
    const vf v108 = number_f(-0x1.e408f4p-7f);
    const vf v109 = number_f(0x1.3e2c3ep-6f);
    const vf v110 = number_f(0x1.29823ep-8f);
    const vf v111 = number_f(-0x1.2155a6p-9f);
    const vf v112 = number_f(-0x1.831926p-11f);
    const vf v113_0 = fma_f(v112, v104_0, v111);
    const vf v114_0 = fma_f(v113_0, v104_0, v110);
    const vf v115_0 = fma_f(v114_0, v104_0, v109);
    const vf v116_0 = fma_f(v115_0, v104_0, v108);
    const vf v117_0 = fma_f(v116_0, v104_0, v107);
    const vf v118_0 = fma_f(v117_0, v104_0, v106);
    const vf v119_0 = fma_f(v118_0, v104_0, v105);
    const vf v120 = number_f(0x1.b9d99p-2f);
    const vf v121 = number_f(-0x1.f7f8e6p-27f);
    const vf v124_0 = fma_f(v119_0, v104_0, v121);
    const vf v125_0 = add_f(v120, v124_0);
    const vf v126_0 = sub_f(v120, v125_0);
    const vf v127_0 = add_f(v126_0, v124_0);
    const vf v128_0 = mul_f(v125_0, v104_0);
    const vf v129_0 = fms_f(v125_0, v104_0, v128_0);
    const vf v130_0 = fma_f(v127_0, v104_0, v129_0);
    const vd v131 = number_d(-0x1.6737d9ae24002p-28);
    const vd v132_0 = widen_f(v128_0);
    const vd v133_0 = widen_f(v130_0);
    const vd v134_0 = add_d(v132_0, v133_0);
    const vd v135_0 = add_d(v134_0, v131);
    const vd v136_0 = widen_f(v103);
    const vd v137_0 = sub_d(v88_0, v136_0);
    const vd v138_0 = abs_d(v137_0);
    const vd v139 = number_d(0x1p-2);
    const vn v140_0 = less_d(v138_0, v139);
    const vd v141_0 = select_d(v140_0, v135_0, v102_0);
    const vd v142_0 = widen_f(v1_0);
    const vd v143_0 = mul_d(v141_0, v142_0);
    const vd v144_0 = nan_from_d(v143_0, v88_0);
    const vf v145_0 = narrow_d(v144_0);
    store_f(to[0] + 0 * WIDTH, v145_0);
}

XPHI_OP void gelu_vjp_binary32_faithful_many(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf v0_0 = load_f(from[0] + 0 * WIDTH);
    const vf v0_1 = load_f(from[0] + 1 * WIDTH);
    const vf v1_0 = load_f(from[1] + 0 * WIDTH);
    const vf v1_1 = load_f(from[1] + 1 * WIDTH);
    const vf v2_0 = abs_f(v0_0);
    const vf v2_1 = abs_f(v0_1);
    const vf v3 = number_f(0x1.40dp+4f);
    const vf v4_0 = lesser_f(v2_0, v3);
    const vf v4_1 = lesser_f(v2_1, v3);
    const vf v5 = number_f(-0x1p-1f);
    const vf v6_0 = mul_f(v4_0, v5);
    const vf v6_1 = mul_f(v4_1, v5);
    const vf v7_0 = mul_f(v6_0, v4_0);
    const vf v7_1 = mul_f(v6_1, v4_1);
    const vf v8_0 = fms_f(v6_0, v4_0, v7_0);
    const vf v8_1 = fms_f(v6_1, v4_1, v7_1);
    const vf v9 = number_f(0x1.715476p+0f);
    const vf v10 = number_f(0x1.8007fep+23f);
    const vf v11_0 = fma_f(v7_0, v9, v10);
    const vf v11_1 = fma_f(v7_1, v9, v10);
    const vf v12_0 = sub_f(v11_0, v10);
    const vf v12_1 = sub_f(v11_1, v10);
    const vf v13 = number_f(0x1.62e4p-1f);
    const vf v14_0 = fnma_f(v12_0, v13, v7_0);
    const vf v14_1 = fnma_f(v12_1, v13, v7_1);
    const vf v15 = number_f(0x1.7f7d1cp-20f);
    const vf v16_0 = fnma_f(v12_0, v15, v8_0);
    const vf v16_1 = fnma_f(v12_1, v15, v8_1);
    const vf v17_0 = add_f(v14_0, v16_0);
    const vf v17_1 = add_f(v14_1, v16_1);
    const vf v18_0 = mul_f(v17_0, v17_0);
    const vf v18_1 = mul_f(v17_1, v17_1);
    const vf v19 = number_f(0x1.fffffcp-2f);
    const vf v20 = number_f(0x1.555492p-3f);
    const vf v21 = number_f(0x1.5558d2p-5f);
    const vf v22 = number_f(0x1.1239cap-7f);
    const vf v23 = number_f(0x1.6a23d4p-10f);
    const vf v24_0 = fma_f(v23, v17_0, v22);
    const vf v24_1 = fma_f(v23, v17_1, v22);
    const vf v25_0 = fma_f(v24_0, v17_0, v21);
    const vf v25_1 = fma_f(v24_1, v17_1, v21);
    const vf v26_0 = fma_f(v25_0, v17_0, v20);
    const vf v26_1 = fma_f(v25_1, v17_1, v20);
    const vf v27_0 = fma_f(v26_0, v17_0, v19);
    const vf v27_1 = fma_f(v26_1, v17_1, v19);
    const vf v28_0 = fma_f(v18_0, v27_0, v16_0);
    const vf v28_1 = fma_f(v18_1, v27_1, v16_1);
    const vf v29 = number_f(0x1p+0f);
    const vf v30_0 = add_f(v29, v14_0);
    const vf v30_1 = add_f(v29, v14_1);
    const vf v31_0 = sub_f(v29, v30_0);
    const vf v31_1 = sub_f(v29, v30_1);
    const vf v32_0 = add_f(v31_0, v14_0);
    const vf v32_1 = add_f(v31_1, v14_1);
    const vf v33_0 = add_f(v32_0, v28_0);
    const vf v33_1 = add_f(v32_1, v28_1);
    const vf v34 = number_f(0x1p+1f);
    const vf v35_0 = add_f(v4_0, v34);
    const vf v35_1 = add_f(v4_1, v34);
    const vi v36_0 = bits_f(v35_0);
    const vi v36_1 = bits_f(v35_1);
    const vi v37_0 = right_i(v36_0, 21);
    const vi v37_1 = right_i(v36_1, 21);
    const vf v38_0 = lookup_f(gaussian_tail_binary32_center, v37_0, 16);
    const vf v38_1 = lookup_f(gaussian_tail_binary32_center, v37_1, 16);
    const vf v39_0 = sub_f(v4_0, v38_0);
    const vf v39_1 = sub_f(v4_1, v38_1);
    const vf v40_0 = lookup_f(gaussian_tail_binary32_c1, v37_0, 16);
    const vf v40_1 = lookup_f(gaussian_tail_binary32_c1, v37_1, 16);
    const vf v41_0 = lookup_f(gaussian_tail_binary32_c2, v37_0, 16);
    const vf v41_1 = lookup_f(gaussian_tail_binary32_c2, v37_1, 16);
    const vf v42_0 = lookup_f(gaussian_tail_binary32_c3, v37_0, 16);
    const vf v42_1 = lookup_f(gaussian_tail_binary32_c3, v37_1, 16);
    const vf v43_0 = lookup_f(gaussian_tail_binary32_c4, v37_0, 16);
    const vf v43_1 = lookup_f(gaussian_tail_binary32_c4, v37_1, 16);
    const vf v44_0 = lookup_f(gaussian_tail_binary32_c5, v37_0, 16);
    const vf v44_1 = lookup_f(gaussian_tail_binary32_c5, v37_1, 16);
    const vf v45_0 = lookup_f(gaussian_tail_binary32_c6, v37_0, 16);
    const vf v45_1 = lookup_f(gaussian_tail_binary32_c6, v37_1, 16);
    const vf v46_0 = lookup_f(gaussian_tail_binary32_c7, v37_0, 16);
    const vf v46_1 = lookup_f(gaussian_tail_binary32_c7, v37_1, 16);
    const vf v47_0 = lookup_f(gaussian_tail_binary32_c0, v37_0, 16);
    const vf v47_1 = lookup_f(gaussian_tail_binary32_c0, v37_1, 16);
    const vf v48_0 = lookup_f(gaussian_tail_binary32_c0_low, v37_0, 16);
    const vf v48_1 = lookup_f(gaussian_tail_binary32_c0_low, v37_1, 16);
    const vf v49_0 = mul_f(v40_0, v39_0);
    const vf v49_1 = mul_f(v40_1, v39_1);
    const vf v50_0 = fms_f(v40_0, v39_0, v49_0);
    const vf v50_1 = fms_f(v40_1, v39_1, v49_1);
    const vf v51_0 = add_f(v47_0, v49_0);
    const vf v51_1 = add_f(v47_1, v49_1);
    const vf v52_0 = sub_f(v47_0, v51_0);
    const vf v52_1 = sub_f(v47_1, v51_1);
    const vf v53_0 = add_f(v52_0, v49_0);
    const vf v53_1 = add_f(v52_1, v49_1);
    const vf v54_0 = fma_f(v46_0, v39_0, v45_0);
    const vf v54_1 = fma_f(v46_1, v39_1, v45_1);
    const vf v55_0 = fma_f(v54_0, v39_0, v44_0);
    const vf v55_1 = fma_f(v54_1, v39_1, v44_1);
    const vf v56_0 = fma_f(v55_0, v39_0, v43_0);
    const vf v56_1 = fma_f(v55_1, v39_1, v43_1);
    const vf v57_0 = fma_f(v56_0, v39_0, v42_0);
    const vf v57_1 = fma_f(v56_1, v39_1, v42_1);
    const vf v58_0 = fma_f(v57_0, v39_0, v41_0);
    const vf v58_1 = fma_f(v57_1, v39_1, v41_1);
    const vf v59_0 = mul_f(v58_0, v39_0);
    const vf v59_1 = mul_f(v58_1, v39_1);
    const vf v60_0 = add_f(v50_0, v48_0);
    const vf v60_1 = add_f(v50_1, v48_1);
    const vf v61_0 = fma_f(v59_0, v39_0, v60_0);
    const vf v61_1 = fma_f(v59_1, v39_1, v60_1);
    const vf v62_0 = add_f(v53_0, v61_0);
    const vf v62_1 = add_f(v53_1, v61_1);
    const vf v63 = number_f(0x0p+0f);
    const vf v64 = number_f(0x1.988454p-2f);
    const vf v65 = number_f(-0x1.857936p-27f);
    const vf v66_0 = mul_f(v64, v4_0);
    const vf v66_1 = mul_f(v64, v4_1);
    const vf v67_0 = fms_f(v64, v4_0, v66_0);
    const vf v67_1 = fms_f(v64, v4_1, v66_1);
    const vf v68_0 = fma_f(v65, v4_0, v67_0);
    const vf v68_1 = fma_f(v65, v4_1, v67_1);
    const vf v69_0 = neg_f(v66_0);
    const vf v69_1 = neg_f(v66_1);
    const vf v70_0 = neg_f(v68_0);
    const vf v70_1 = neg_f(v68_1);
    const vf v71_0 = add_f(v51_0, v69_0);
    const vf v71_1 = add_f(v51_1, v69_1);
    const vf v72_0 = sub_f(v71_0, v51_0);
    const vf v72_1 = sub_f(v71_1, v51_1);
    const vf v73_0 = sub_f(v71_0, v72_0);
    const vf v73_1 = sub_f(v71_1, v72_1);
    const vf v74_0 = sub_f(v51_0, v73_0);
    const vf v74_1 = sub_f(v51_1, v73_1);
    const vf v75_0 = sub_f(v69_0, v72_0);
    const vf v75_1 = sub_f(v69_1, v72_1);
    const vf v76_0 = add_f(v74_0, v75_0);
    const vf v76_1 = add_f(v74_1, v75_1);
    const vf v77_0 = add_f(v62_0, v70_0);
    const vf v77_1 = add_f(v62_1, v70_1);
    const vf v78_0 = add_f(v76_0, v77_0);
    const vf v78_1 = add_f(v76_1, v77_1);
    const vf v79_0 = mul_f(v30_0, v71_0);
    const vf v79_1 = mul_f(v30_1, v71_1);
    const vf v80_0 = fms_f(v30_0, v71_0, v79_0);
    const vf v80_1 = fms_f(v30_1, v71_1, v79_1);
    const vf v81_0 = fma_f(v30_0, v78_0, v80_0);
    const vf v81_1 = fma_f(v30_1, v78_1, v80_1);
    const vf v82_0 = add_f(v71_0, v78_0);
    const vf v82_1 = add_f(v71_1, v78_1);
    const vf v83_0 = fma_f(v33_0, v82_0, v81_0);
    const vf v83_1 = fma_f(v33_1, v82_1, v81_1);
    const vi v84_0 = bits_f(v11_0);
    const vi v84_1 = bits_f(v11_1);
    const vq v85_0 = widen_i(v84_0);
    const vq v85_1 = widen_i(v84_1);
    const vq v86_0 = left_q(v85_0, 52);
    const vq v86_1 = left_q(v85_1, 52);
    const vd v87_0 = float_d(v86_0);
    const vd v87_1 = float_d(v86_1);
    const vd v88_0 = widen_f(v0_0);
    const vd v88_1 = widen_f(v0_1);
    const vd v89 = number_d(0x0p+0);
    const vn v90_0 = less_d(v88_0, v89);
    const vn v90_1 = less_d(v88_1, v89);
    const vd v91 = number_d(-0x0p+0);
    const vd v92 = number_d(0x1p+0);
    const vd v93_0 = select_d(v90_0, v91, v92);
    const vd v93_1 = select_d(v90_1, v91, v92);
    const vm v94_0 = less_f(v0_0, v63);
    const vm v94_1 = less_f(v0_1, v63);
    const vf v95 = number_f(-0x1p+0f);
    const vf v96_0 = select_f(v94_0, v95, v29);
    const vf v96_1 = select_f(v94_1, v95, v29);
    const vd v97_0 = widen_f(v79_0);
    const vd v97_1 = widen_f(v79_1);
    const vd v98_0 = widen_f(v83_0);
    const vd v98_1 = widen_f(v83_1);
    const vd v99_0 = add_d(v97_0, v98_0);
    const vd v99_1 = add_d(v97_1, v98_1);
    const vd v100_0 = mul_d(v99_0, v87_0);
    const vd v100_1 = mul_d(v99_1, v87_1);
    const vd v101_0 = widen_f(v96_0);
    const vd v101_1 = widen_f(v96_1);
    const vd v102_0 = fnma_d(v100_0, v101_0, v93_0);
    const vd v102_1 = fnma_d(v100_1, v101_1, v93_1);
    const vf v103 = number_f(-0x1.80ead2p-1f);
    const vf v104_0 = sub_f(v0_0, v103);
    const vf v104_1 = sub_f(v0_1, v103);
    const vf v105 = number_f(0x1.8d9a94p-2f);
    const vf v106 = number_f(-0x1.2a2ef2p-6f);
    const vf v107 = number_f(-0x1.d2fa3ap-4f);
    const vf v108 = number_f(-0x1.e408f4p-7f);
    const vf v109 = number_f(0x1.3e2c3ep-6f);
    const vf v110 = number_f(0x1.29823ep-8f);
    const vf v111 = number_f(-0x1.2155a6p-9f);
    const vf v112 = number_f(-0x1.831926p-11f);
    const vf v113_0 = fma_f(v112, v104_0, v111);
    const vf v113_1 = fma_f(v112, v104_1, v111);
    const vf v114_0 = fma_f(v113_0, v104_0, v110);
    const vf v114_1 = fma_f(v113_1, v104_1, v110);
    const vf v115_0 = fma_f(v114_0, v104_0, v109);
    const vf v115_1 = fma_f(v114_1, v104_1, v109);
    const vf v116_0 = fma_f(v115_0, v104_0, v108);
    const vf v116_1 = fma_f(v115_1, v104_1, v108);
    const vf v117_0 = fma_f(v116_0, v104_0, v107);
    const vf v117_1 = fma_f(v116_1, v104_1, v107);
    const vf v118_0 = fma_f(v117_0, v104_0, v106);
    const vf v118_1 = fma_f(v117_1, v104_1, v106);
    const vf v119_0 = fma_f(v118_0, v104_0, v105);
    const vf v119_1 = fma_f(v118_1, v104_1, v105);
    const vf v120 = number_f(0x1.b9d99p-2f);
    const vf v121 = number_f(-0x1.f7f8e6p-27f);
    const vf v124_0 = fma_f(v119_0, v104_0, v121);
    const vf v124_1 = fma_f(v119_1, v104_1, v121);
    const vf v125_0 = add_f(v120, v124_0);
    const vf v125_1 = add_f(v120, v124_1);
    const vf v126_0 = sub_f(v120, v125_0);
    const vf v126_1 = sub_f(v120, v125_1);
    const vf v127_0 = add_f(v126_0, v124_0);
    const vf v127_1 = add_f(v126_1, v124_1);
    const vf v128_0 = mul_f(v125_0, v104_0);
    const vf v128_1 = mul_f(v125_1, v104_1);
    const vf v129_0 = fms_f(v125_0, v104_0, v128_0);
    const vf v129_1 = fms_f(v125_1, v104_1, v128_1);
    const vf v130_0 = fma_f(v127_0, v104_0, v129_0);
    const vf v130_1 = fma_f(v127_1, v104_1, v129_1);
    const vd v131 = number_d(-0x1.6737d9ae24002p-28);
    const vd v132_0 = widen_f(v128_0);
    const vd v132_1 = widen_f(v128_1);
    const vd v133_0 = widen_f(v130_0);
    const vd v133_1 = widen_f(v130_1);
    const vd v134_0 = add_d(v132_0, v133_0);
    const vd v134_1 = add_d(v132_1, v133_1);
    const vd v135_0 = add_d(v134_0, v131);
    const vd v135_1 = add_d(v134_1, v131);
    const vd v136_0 = widen_f(v103);
    const vd v136_1 = widen_f(v103);
    const vd v137_0 = sub_d(v88_0, v136_0);
    const vd v137_1 = sub_d(v88_1, v136_1);
    const vd v138_0 = abs_d(v137_0);
    const vd v138_1 = abs_d(v137_1);
    const vd v139 = number_d(0x1p-2);
    const vn v140_0 = less_d(v138_0, v139);
    const vn v140_1 = less_d(v138_1, v139);
    const vd v141_0 = select_d(v140_0, v135_0, v102_0);
    const vd v141_1 = select_d(v140_1, v135_1, v102_1);
    const vd v142_0 = widen_f(v1_0);
    const vd v142_1 = widen_f(v1_1);
    const vd v143_0 = mul_d(v141_0, v142_0);
    const vd v143_1 = mul_d(v141_1, v142_1);
    const vd v144_0 = nan_from_d(v143_0, v88_0);
    const vd v144_1 = nan_from_d(v143_1, v88_1);
    const vf v145_0 = narrow_d(v144_0);
    const vf v145_1 = narrow_d(v144_1);
    store_f(to[0] + 0 * WIDTH, v145_0);
    store_f(to[0] + 1 * WIDTH, v145_1);
}

static void run_gelu_vjp_binary32_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 2, 1, gelu_vjp_binary32_faithful_one, gelu_vjp_binary32_faithful_many, 2)
}

/* gelu_vjp_binary32_fast: 53 operations (12 fma, 9 mul, 8 lookup, 4 select, 3 sub, 3 add, 2 abs, 2 fnma, 2 bits, 2 less, 1 lesser, 1 fms, 1 right, 1 left, 1 float, 1 nan_from), 512 bytes of tables */
XPHI_OP void gelu_vjp_binary32_fast_one(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf v0_0 = load_f(from[0] + 0 * WIDTH);
    const vf v1_0 = load_f(from[1] + 0 * WIDTH);
    const vf v2_0 = abs_f(v0_0);
    const vf v3 = number_f(0x1.2ba8p+4f);
    const vf v4_0 = lesser_f(v2_0, v3);
    const vf v5 = number_f(-0x1p-1f);
    const vf v6_0 = mul_f(v4_0, v5);
    const vf v7_0 = mul_f(v6_0, v4_0);
    const vf v8_0 = fms_f(v6_0, v4_0, v7_0);
    const vf v9 = number_f(0x1.715476p+0f);
    const vf v10 = number_f(0x1.8001fap+23f);
    const vf v11_0 = fma_f(v7_0, v9, v10);
    const vf v12_0 = sub_f(v11_0, v10);
    const vf v13 = number_f(0x1.62e4p-1f);
    const vf v14_0 = fnma_f(v12_0, v13, v7_0);
    const vf v15 = number_f(0x1.7f7d1cp-20f);
    const vf v16_0 = fnma_f(v12_0, v15, v14_0);
    const vf v17_0 = add_f(v16_0, v8_0);
    const vf v18 = number_f(0x1.fffffcp-2f);
    const vf v19 = number_f(0x1.555492p-3f);
    const vf v20 = number_f(0x1.5558d2p-5f);
    const vf v21 = number_f(0x1.1239cap-7f);
    const vf v22 = number_f(0x1.6a23d4p-10f);
    const vf v23_0 = fma_f(v22, v17_0, v21);
    const vf v24_0 = fma_f(v23_0, v17_0, v20);
    const vf v25_0 = fma_f(v24_0, v17_0, v19);
    const vf v26_0 = fma_f(v25_0, v17_0, v18);
    const vf v27_0 = mul_f(v26_0, v17_0);
    const vf v28_0 = fma_f(v27_0, v17_0, v17_0);
    const vf v29 = number_f(0x1p+0f);
    const vf v30_0 = add_f(v28_0, v29);
    const vf v31 = number_f(0x1p+1f);
    const vf v32_0 = add_f(v4_0, v31);
    const vi v33_0 = bits_f(v32_0);
    const vi v34_0 = right_i(v33_0, 21);
    const vf v35_0 = lookup_f(gaussian_slope_binary32_center, v34_0, 16);
    const vf v36_0 = sub_f(v4_0, v35_0);
    const vf v37_0 = lookup_f(gaussian_slope_binary32_c1, v34_0, 16);
    const vf v38_0 = lookup_f(gaussian_slope_binary32_c2, v34_0, 16);
    const vf v39_0 = lookup_f(gaussian_slope_binary32_c3, v34_0, 16);
    const vf v40_0 = lookup_f(gaussian_slope_binary32_c4, v34_0, 16);
    const vf v41_0 = lookup_f(gaussian_slope_binary32_c5, v34_0, 16);
    const vf v42_0 = lookup_f(gaussian_slope_binary32_c6, v34_0, 16);
    const vf v43_0 = lookup_f(gaussian_slope_binary32_c0, v34_0, 16);
    const vf v44_0 = fma_f(v42_0, v36_0, v41_0);
    const vf v45_0 = fma_f(v44_0, v36_0, v40_0);
    const vf v46_0 = fma_f(v45_0, v36_0, v39_0);
    const vf v47_0 = fma_f(v46_0, v36_0, v38_0);
    const vf v48_0 = fma_f(v47_0, v36_0, v37_0);
    const vf v49_0 = fma_f(v48_0, v36_0, v43_0);
    const vf v50_0 = mul_f(v30_0, v49_0);
    const vi v51_0 = bits_f(v11_0);
    const vi v52_0 = left_i(v51_0, 23);
    const vf v53_0 = float_f(v52_0);
    const vf v54 = number_f(0x0p+0f);
    const vm v55_0 = less_f(v0_0, v54);
    const vf v56 = number_f(-0x0p+0f);
    const vf v57 = number_f(0x1p+126f);
    const vf v58_0 = select_f(v55_0, v56, v57);
    const vf v59 = number_f(-0x1p+0f);
    const vf v60_0 = select_f(v55_0, v59, v29);
    const vf v61_0 = mul_f(v60_0, v53_0);
    const vf v62_0 = mul_f(v50_0, v61_0);
    const vf v63_0 = sub_f(v58_0, v62_0);
    const vf v64 = number_f(0x1p-126f);
    const vf v65_0 = abs_f(v1_0);
    const vm v66_0 = less_f(v65_0, v29);
    const vf v67_0 = select_f(v66_0, v29, v64);
    const vf v68_0 = select_f(v66_0, v64, v29);
    const vf v69_0 = mul_f(v1_0, v67_0);
    const vf v70_0 = mul_f(v63_0, v69_0);
    const vf v71_0 = mul_f(v70_0, v68_0);
    const vf v72_0 = nan_from_f(v71_0, v0_0);
    store_f(to[0] + 0 * WIDTH, v72_0);
}

XPHI_OP void gelu_vjp_binary32_fast_many(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf v0_0 = load_f(from[0] + 0 * WIDTH);
    const vf v0_1 = load_f(from[0] + 1 * WIDTH);
    const vf v1_0 = load_f(from[1] + 0 * WIDTH);
    const vf v1_1 = load_f(from[1] + 1 * WIDTH);
    const vf v2_0 = abs_f(v0_0);
    const vf v2_1 = abs_f(v0_1);
    const vf v3 = number_f(0x1.2ba8p+4f);
    const vf v4_0 = lesser_f(v2_0, v3);
    const vf v4_1 = lesser_f(v2_1, v3);
    const vf v5 = number_f(-0x1p-1f);
    const vf v6_0 = mul_f(v4_0, v5);
    const vf v6_1 = mul_f(v4_1, v5);
    const vf v7_0 = mul_f(v6_0, v4_0);
    const vf v7_1 = mul_f(v6_1, v4_1);
    const vf v8_0 = fms_f(v6_0, v4_0, v7_0);
    const vf v8_1 = fms_f(v6_1, v4_1, v7_1);
    const vf v9 = number_f(0x1.715476p+0f);
    const vf v10 = number_f(0x1.8001fap+23f);
    const vf v11_0 = fma_f(v7_0, v9, v10);
    const vf v11_1 = fma_f(v7_1, v9, v10);
    const vf v12_0 = sub_f(v11_0, v10);
    const vf v12_1 = sub_f(v11_1, v10);
    const vf v13 = number_f(0x1.62e4p-1f);
    const vf v14_0 = fnma_f(v12_0, v13, v7_0);
    const vf v14_1 = fnma_f(v12_1, v13, v7_1);
    const vf v15 = number_f(0x1.7f7d1cp-20f);
    const vf v16_0 = fnma_f(v12_0, v15, v14_0);
    const vf v16_1 = fnma_f(v12_1, v15, v14_1);
    const vf v17_0 = add_f(v16_0, v8_0);
    const vf v17_1 = add_f(v16_1, v8_1);
    const vf v18 = number_f(0x1.fffffcp-2f);
    const vf v19 = number_f(0x1.555492p-3f);
    const vf v20 = number_f(0x1.5558d2p-5f);
    const vf v21 = number_f(0x1.1239cap-7f);
    const vf v22 = number_f(0x1.6a23d4p-10f);
    const vf v23_0 = fma_f(v22, v17_0, v21);
    const vf v23_1 = fma_f(v22, v17_1, v21);
    const vf v24_0 = fma_f(v23_0, v17_0, v20);
    const vf v24_1 = fma_f(v23_1, v17_1, v20);
    const vf v25_0 = fma_f(v24_0, v17_0, v19);
    const vf v25_1 = fma_f(v24_1, v17_1, v19);
    const vf v26_0 = fma_f(v25_0, v17_0, v18);
    const vf v26_1 = fma_f(v25_1, v17_1, v18);
    const vf v27_0 = mul_f(v26_0, v17_0);
    const vf v27_1 = mul_f(v26_1, v17_1);
    const vf v28_0 = fma_f(v27_0, v17_0, v17_0);
    const vf v28_1 = fma_f(v27_1, v17_1, v17_1);
    const vf v29 = number_f(0x1p+0f);
    const vf v30_0 = add_f(v28_0, v29);
    const vf v30_1 = add_f(v28_1, v29);
    const vf v31 = number_f(0x1p+1f);
    const vf v32_0 = add_f(v4_0, v31);
    const vf v32_1 = add_f(v4_1, v31);
    const vi v33_0 = bits_f(v32_0);
    const vi v33_1 = bits_f(v32_1);
    const vi v34_0 = right_i(v33_0, 21);
    const vi v34_1 = right_i(v33_1, 21);
    const vf v35_0 = lookup_f(gaussian_slope_binary32_center, v34_0, 16);
    const vf v35_1 = lookup_f(gaussian_slope_binary32_center, v34_1, 16);
    const vf v36_0 = sub_f(v4_0, v35_0);
    const vf v36_1 = sub_f(v4_1, v35_1);
    const vf v37_0 = lookup_f(gaussian_slope_binary32_c1, v34_0, 16);
    const vf v37_1 = lookup_f(gaussian_slope_binary32_c1, v34_1, 16);
    const vf v38_0 = lookup_f(gaussian_slope_binary32_c2, v34_0, 16);
    const vf v38_1 = lookup_f(gaussian_slope_binary32_c2, v34_1, 16);
    const vf v39_0 = lookup_f(gaussian_slope_binary32_c3, v34_0, 16);
    const vf v39_1 = lookup_f(gaussian_slope_binary32_c3, v34_1, 16);
    const vf v40_0 = lookup_f(gaussian_slope_binary32_c4, v34_0, 16);
    const vf v40_1 = lookup_f(gaussian_slope_binary32_c4, v34_1, 16);
    const vf v41_0 = lookup_f(gaussian_slope_binary32_c5, v34_0, 16);
    const vf v41_1 = lookup_f(gaussian_slope_binary32_c5, v34_1, 16);
    const vf v42_0 = lookup_f(gaussian_slope_binary32_c6, v34_0, 16);
    const vf v42_1 = lookup_f(gaussian_slope_binary32_c6, v34_1, 16);
    const vf v43_0 = lookup_f(gaussian_slope_binary32_c0, v34_0, 16);
    const vf v43_1 = lookup_f(gaussian_slope_binary32_c0, v34_1, 16);
    const vf v44_0 = fma_f(v42_0, v36_0, v41_0);
    const vf v44_1 = fma_f(v42_1, v36_1, v41_1);
    const vf v45_0 = fma_f(v44_0, v36_0, v40_0);
    const vf v45_1 = fma_f(v44_1, v36_1, v40_1);
    const vf v46_0 = fma_f(v45_0, v36_0, v39_0);
    const vf v46_1 = fma_f(v45_1, v36_1, v39_1);
    const vf v47_0 = fma_f(v46_0, v36_0, v38_0);
    const vf v47_1 = fma_f(v46_1, v36_1, v38_1);
    const vf v48_0 = fma_f(v47_0, v36_0, v37_0);
    const vf v48_1 = fma_f(v47_1, v36_1, v37_1);
    const vf v49_0 = fma_f(v48_0, v36_0, v43_0);
    const vf v49_1 = fma_f(v48_1, v36_1, v43_1);
    const vf v50_0 = mul_f(v30_0, v49_0);
    const vf v50_1 = mul_f(v30_1, v49_1);
    const vi v51_0 = bits_f(v11_0);
    const vi v51_1 = bits_f(v11_1);
    const vi v52_0 = left_i(v51_0, 23);
    const vi v52_1 = left_i(v51_1, 23);
    const vf v53_0 = float_f(v52_0);
    const vf v53_1 = float_f(v52_1);
    const vf v54 = number_f(0x0p+0f);
    const vm v55_0 = less_f(v0_0, v54);
    const vm v55_1 = less_f(v0_1, v54);
    const vf v56 = number_f(-0x0p+0f);
    const vf v57 = number_f(0x1p+126f);
    const vf v58_0 = select_f(v55_0, v56, v57);
    const vf v58_1 = select_f(v55_1, v56, v57);
    const vf v59 = number_f(-0x1p+0f);
    const vf v60_0 = select_f(v55_0, v59, v29);
    const vf v60_1 = select_f(v55_1, v59, v29);
    const vf v61_0 = mul_f(v60_0, v53_0);
    const vf v61_1 = mul_f(v60_1, v53_1);
    const vf v62_0 = mul_f(v50_0, v61_0);
    const vf v62_1 = mul_f(v50_1, v61_1);
    const vf v63_0 = sub_f(v58_0, v62_0);
    const vf v63_1 = sub_f(v58_1, v62_1);
    const vf v64 = number_f(0x1p-126f);
    const vf v65_0 = abs_f(v1_0);
    const vf v65_1 = abs_f(v1_1);
    const vm v66_0 = less_f(v65_0, v29);
    const vm v66_1 = less_f(v65_1, v29);
    const vf v67_0 = select_f(v66_0, v29, v64);
    const vf v67_1 = select_f(v66_1, v29, v64);
    const vf v68_0 = select_f(v66_0, v64, v29);
    const vf v68_1 = select_f(v66_1, v64, v29);
    const vf v69_0 = mul_f(v1_0, v67_0);
    const vf v69_1 = mul_f(v1_1, v67_1);
    const vf v70_0 = mul_f(v63_0, v69_0);
    const vf v70_1 = mul_f(v63_1, v69_1);
    const vf v71_0 = mul_f(v70_0, v68_0);
    const vf v71_1 = mul_f(v70_1, v68_1);
    const vf v72_0 = nan_from_f(v71_0, v0_0);
    const vf v72_1 = nan_from_f(v71_1, v0_1);
    store_f(to[0] + 0 * WIDTH, v72_0);
    store_f(to[0] + 1 * WIDTH, v72_1);
}

static void run_gelu_vjp_binary32_fast(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 2, 1, gelu_vjp_binary32_fast_one, gelu_vjp_binary32_fast_many, 2)
}

/* gelu_vjp_binary64_faithful: 153 operations (51 fma, 24 add, 17 sub, 17 lookup, 14 mul, 6 fms, 5 select, 3 abs, 3 fnma, 3 less, 2 lesser, 2 bits, 2 neg, 1 right, 1 left, 1 float, 1 nan_from), 4352 bytes of tables */
XPHI_OP void gelu_vjp_binary64_faithful_one(const double *const *from, double *const *to, const double *parameters) {
    (void)parameters;
    const vd v0_0 = load_d(from[0] + 0 * WIDTH);
    const vd v1_0 = load_d(from[1] + 0 * WIDTH);
    const vd v2_0 = abs_d(v0_0);
    const vd v3 = number_d(0x1.a9f6p+5);
    const vd v4_0 = lesser_d(v2_0, v3);
    const vd v5 = number_d(-0x1p-1);
    const vd v6_0 = mul_d(v4_0, v5);
    const vd v7_0 = mul_d(v6_0, v4_0);
    const vd v8_0 = fms_d(v6_0, v4_0, v7_0);
    const vd v9 = number_d(0x1.71547652b82fep+0);
    const vd v10 = number_d(0x1.80000000007fdp+52);
    const vd v11_0 = fma_d(v7_0, v9, v10);
    const vd v12_0 = sub_d(v11_0, v10);
    const vd v13 = number_d(0x1.62e42fefa4p-1);
    const vd v14_0 = fnma_d(v12_0, v13, v7_0);
    const vd v15 = number_d(-0x1.8432a1b0e2634p-43);
    const vd v16_0 = fnma_d(v12_0, v15, v8_0);
    const vd v17_0 = add_d(v14_0, v16_0);
    const vd v18_0 = mul_d(v17_0, v17_0);
    const vd v19 = number_d(0x1p-1);
    const vd v20 = number_d(0x1.555555555555bp-3);
    const vd v21 = number_d(0x1.5555555555503p-5);
    const vd v22 = number_d(0x1.111111110ec4ep-7);
    const vd v23 = number_d(0x1.6c16c16c30539p-10);
    const vd v24 = number_d(0x1.a01a01b3845a3p-13);
    const vd v25 = number_d(0x1.a01a01366e0d4p-16);
    const vd v26 = number_d(0x1.71ddf0112723ap-19);
    const vd v27 = number_d(0x1.27e5b46d479fep-22);
    const vd v28 = number_d(0x1.af6c03b2ed097p-26);
    const vd v29 = number_d(0x1.1e3d1a7a9c487p-29);
    const vd v30_0 = fma_d(v29, v17_0, v28);
    const vd v31_0 = fma_d(v30_0, v17_0, v27);
    const vd v32_0 = fma_d(v31_0, v17_0, v26);
    const vd v33_0 = fma_d(v32_0, v17_0, v25);
    const vd v34_0 = fma_d(v33_0, v17_0, v24);
    const vd v35_0 = fma_d(v34_0, v17_0, v23);
    const vd v36_0 = fma_d(v35_0, v17_0, v22);
    const vd v37_0 = fma_d(v36_0, v17_0, v21);
    const vd v38_0 = fma_d(v37_0, v17_0, v20);
    const vd v39_0 = fma_d(v38_0, v17_0, v19);
    const vd v40_0 = fma_d(v18_0, v39_0, v16_0);
    const vd v41 = number_d(0x1p+0);
    const vd v42_0 = add_d(v41, v14_0);
    const vd v43_0 = sub_d(v41, v42_0);
    const vd v44_0 = add_d(v43_0, v14_0);
    const vd v45_0 = add_d(v44_0, v40_0);
    const vd v46 = number_d(0x1p+1);
    const vd v47_0 = add_d(v4_0, v46);
    const vq v48_0 = bits_d(v47_0);
    const vq v49_0 = right_q(v48_0, 50);
    const vd v50_0 = lookup_d(gaussian_tail_binary64_center, v49_0, 32);
    const vd v51_0 = sub_d(v4_0, v50_0);
    const vd v52_0 = lookup_d(gaussian_tail_binary64_c1, v49_0, 32);
    const vd v53_0 = lookup_d(gaussian_tail_binary64_c2, v49_0, 32);
    const vd v54_0 = lookup_d(gaussian_tail_binary64_c3, v49_0, 32);
    const vd v55_0 = lookup_d(gaussian_tail_binary64_c4, v49_0, 32);
    const vd v56_0 = lookup_d(gaussian_tail_binary64_c5, v49_0, 32);
    const vd v57_0 = lookup_d(gaussian_tail_binary64_c6, v49_0, 32);
    const vd v58_0 = lookup_d(gaussian_tail_binary64_c7, v49_0, 32);
    const vd v59_0 = lookup_d(gaussian_tail_binary64_c8, v49_0, 32);
    const vd v60_0 = lookup_d(gaussian_tail_binary64_c9, v49_0, 32);
    const vd v61_0 = lookup_d(gaussian_tail_binary64_c10, v49_0, 32);
    const vd v62_0 = lookup_d(gaussian_tail_binary64_c11, v49_0, 32);
    const vd v63_0 = lookup_d(gaussian_tail_binary64_c12, v49_0, 32);
    const vd v64_0 = lookup_d(gaussian_tail_binary64_c13, v49_0, 32);
    const vd v65_0 = lookup_d(gaussian_tail_binary64_c14, v49_0, 32);
    const vd v66_0 = lookup_d(gaussian_tail_binary64_c0, v49_0, 32);
    const vd v67_0 = lookup_d(gaussian_tail_binary64_c0_low, v49_0, 32);
    const vd v68_0 = mul_d(v52_0, v51_0);
    const vd v69_0 = fms_d(v52_0, v51_0, v68_0);
    const vd v70_0 = add_d(v66_0, v68_0);
    const vd v71_0 = sub_d(v66_0, v70_0);
    const vd v72_0 = add_d(v71_0, v68_0);
    const vd v73_0 = fma_d(v65_0, v51_0, v64_0);
    const vd v74_0 = fma_d(v73_0, v51_0, v63_0);
    const vd v75_0 = fma_d(v74_0, v51_0, v62_0);
    const vd v76_0 = fma_d(v75_0, v51_0, v61_0);
    const vd v77_0 = fma_d(v76_0, v51_0, v60_0);
    const vd v78_0 = fma_d(v77_0, v51_0, v59_0);
    const vd v79_0 = fma_d(v78_0, v51_0, v58_0);
    const vd v80_0 = fma_d(v79_0, v51_0, v57_0);
    const vd v81_0 = fma_d(v80_0, v51_0, v56_0);
    const vd v82_0 = fma_d(v81_0, v51_0, v55_0);
    const vd v83_0 = fma_d(v82_0, v51_0, v54_0);
    const vd v84_0 = fma_d(v83_0, v51_0, v53_0);
    const vd v85_0 = mul_d(v84_0, v51_0);
    const vd v86_0 = add_d(v69_0, v67_0);
    const vd v87_0 = fma_d(v85_0, v51_0, v86_0);
    const vd v88_0 = add_d(v72_0, v87_0);
    const vd v89 = number_d(0x0p+0);
    const vd v90 = number_d(0x1.9884533d43651p-2);
    const vd v91 = number_d(-0x1.cbc0d30ebfd15p-56);
    const vd v92_0 = mul_d(v90, v4_0);
    const vd v93_0 = fms_d(v90, v4_0, v92_0);
    const vd v94_0 = fma_d(v91, v4_0, v93_0);
    const vd v95_0 = neg_d(v92_0);
    const vd v96_0 = neg_d(v94_0);
    const vd v97_0 = add_d(v70_0, v95_0);
    const vd v98_0 = sub_d(v97_0, v70_0);
    const vd v99_0 = sub_d(v97_0, v98_0);
    const vd v100_0 = sub_d(v70_0, v99_0);
    const vd v101_0 = sub_d(v95_0, v98_0);
    const vd v102_0 = add_d(v100_0, v101_0);
    const vd v103_0 = add_d(v88_0, v96_0);
    const vd v104_0 = add_d(v102_0, v103_0);
    const vd v105_0 = mul_d(v42_0, v97_0);
    const vd v106_0 = fms_d(v42_0, v97_0, v105_0);
    const vd v107_0 = fma_d(v42_0, v104_0, v106_0);
    const vd v108_0 = add_d(v97_0, v104_0);
    const vd v109_0 = fma_d(v45_0, v108_0, v107_0);
    const vq v110_0 = bits_d(v11_0);
    const vq v111_0 = left_q(v110_0, 52);
    const vd v112_0 = float_d(v111_0);
    const vn v113_0 = less_d(v0_0, v89);
    const vd v114 = number_d(-0x0p+0);
    const vd v115 = number_d(0x1p+1022);
    const vd v116_0 = select_d(v113_0, v114, v115);
    const vd v117 = number_d(-0x1p+0);
    const vd v118_0 = select_d(v113_0, v117, v41);
    const vd v119_0 = mul_d(v118_0, v112_0);
    const vd v120_0 = mul_d(v105_0, v119_0);
    const vd v121_0 = fms_d(v105_0, v119_0, v120_0);
    const vd v122_0 = fma_d(v109_0, v119_0, v121_0);
    const vd v123_0 = add_d(v120_0, v122_0);
    const vd v124_0 = sub_d(v120_0, v123_0);
    const vd v125_0 = add_d(v124_0, v122_0);
    const vd v126_0 = fnma_d(v123_0, v41, v116_0);
    const vd v127_0 = sub_d(v126_0, v116_0);
    const vd v128_0 = fma_d(v123_0, v41, v127_0);
    const vd v129_0 = fma_d(v125_0, v41, v128_0);
    const vd v130 = number_d(0x1p+1000);
    const vd v131_0 = lesser_d(v129_0, v130);
    const vd v132_0 = add_d(v131_0, v89);
    const vd v133_0 = sub_d(v126_0, v132_0);
    const vd v134 = number_d(-0x1.80ead197f00b4p-1);
    const vd v135_0 = sub_d(v0_0, v134);
    const vd v136 = number_d(0x1.8d9a941de3ac5p-2);
    const vd v137 = number_d(-0x1.2a2ef9bb865acp-6);
    const vd v138 = number_d(-0x1.d2fa4c17c7e84p-4);
    const vd v139 = number_d(-0x1.e4088244f901ep-7);
    const vd v140 = number_d(0x1.3e346def42057p-6);
    const vd v141 = number_d(0x1.297b9d6ffaacep-8);
    const vd v142 = number_d(-0x1.258a6d85633aep-9);
    const vd v143 = number_d(-0x1.8680f74e6b64ep-11);
    const vd v144 = number_d(0x1.86c863b6604e4p-13);
    const vd v145 = number_d(0x1.69610924d41f4p-14);
    const vd v146 = number_d(-0x1.784acad449471p-17);
    const vd v147 = number_d(-0x1.03fec6917376fp-17);
    const vd v148 = number_d(0x1.d0c38a5bc1358p-22);
    const vd v149 = number_d(0x1.322a27987bc66p-21);
    const vd v150 = number_d(-0x1.b8f80fa2095afp-30);
    const vd v151 = number_d(-0x1.308f43e459f7ap-25);
    const vd v152 = number_d(-0x1.804eb30aa20ccp-30);
    const vd v153 = number_d(0x1.0164a8fffc69fp-29);
    const vd v154 = number_d(0x1.42a8e818f2d13p-33);
    const vd v155_0 = fma_d(v154, v135_0, v153);
    const vd v156_0 = fma_d(v155_0, v135_0, v152);
    const vd v157_0 = fma_d(v156_0, v135_0, v151);
    const vd v158_0 = fma_d(v157_0, v135_0, v150);
    const vd v159_0 = fma_d(v158_0, v135_0, v149);
    const vd v160_0 = fma_d(v159_0, v135_0, v148);
    const vd v161_0 = fma_d(v160_0, v135_0, v147);
    const vd v162_0 = fma_d(v161_0, v135_0, v146);
    const vd v163_0 = fma_d(v162_0, v135_0, v145);
    const vd v164_0 = fma_d(v163_0, v135_0, v144);
    const vd v165_0 = fma_d(v164_0, v135_0, v143);
    const vd v166_0 = fma_d(v165_0, v135_0, v142);
    const vd v167_0 = fma_d(v166_0, v135_0, v141);
    const vd v168_0 = fma_d(v167_0, v135_0, v140);
    const vd v169_0 = fma_d(v168_0, v135_0, v139);
    const vd v170_0 = fma_d(v169_0, v135_0, v138);
    const vd v171_0 = fma_d(v170_0, v135_0, v137);
    const vd v172_0 = fma_d(v171_0, v135_0, v136);
    const vd v173 = number_d(0x1.b9d98fa5a3215p-2);
    const vd v174 = number_d(0x1.217f7d1bc96cep-56);
    const vd v175 = number_d(-0x1.dc33ec6564406p-58);
    const vd v176 = number_d(0x1.1acbf7a3d4d48p-112);
    const vd v177_0 = fma_d(v172_0, v135_0, v174);
    const vd v178_0 = add_d(v173, v177_0);
    const vd v179_0 = sub_d(v173, v178_0);
    const vd v180_0 = add_d(v179_0, v177_0);
    const vd v181_0 = mul_d(v178_0, v135_0);
    const vd v182_0 = fms_d(v178_0, v135_0, v181_0);
    const vd v183_0 = fma_d(v180_0, v135_0, v182_0);
    const vd v184_0 = add_d(v181_0, v175);
    const vd v185_0 = sub_d(v184_0, v181_0);
    const vd v186_0 = sub_d(v184_0, v185_0);
    const vd v187_0 = sub_d(v181_0, v186_0);
    const vd v188_0 = sub_d(v175, v185_0);
    const vd v189_0 = add_d(v187_0, v188_0);
    const vd v190_0 = add_d(v183_0, v176);
    const vd v191_0 = add_d(v189_0, v190_0);
    const vd v192_0 = add_d(v184_0, v191_0);
    const vd v193_0 = mul_d(v192_0, v115);
    const vd v194_0 = abs_d(v135_0);
    const vd v195 = number_d(0x1p-2);
    const vn v196_0 = less_d(v194_0, v195);
    const vd v197_0 = select_d(v196_0, v193_0, v133_0);
    const vd v198 = number_d(0x1p-1022);
    const vd v199_0 = abs_d(v1_0);
    const vn v200_0 = less_d(v199_0, v41);
    const vd v201_0 = select_d(v200_0, v41, v198);
    const vd v202_0 = select_d(v200_0, v198, v41);
    const vd v203_0 = mul_d(v1_0, v201_0);
    const vd v204_0 = mul_d(v197_0, v203_0);
    const vd v205_0 = mul_d(v204_0, v202_0);
    const vd v206_0 = nan_from_d(v205_0, v0_0);
    store_d(to[0] + 0 * WIDTH, v206_0);
}

XPHI_OP void gelu_vjp_binary64_faithful_many(const double *const *from, double *const *to, const double *parameters) {
    (void)parameters;
    const vd v0_0 = load_d(from[0] + 0 * WIDTH);
    const vd v0_1 = load_d(from[0] + 1 * WIDTH);
    const vd v1_0 = load_d(from[1] + 0 * WIDTH);
    const vd v1_1 = load_d(from[1] + 1 * WIDTH);
    const vd v2_0 = abs_d(v0_0);
    const vd v2_1 = abs_d(v0_1);
    const vd v3 = number_d(0x1.a9f6p+5);
    const vd v4_0 = lesser_d(v2_0, v3);
    const vd v4_1 = lesser_d(v2_1, v3);
    const vd v5 = number_d(-0x1p-1);
    const vd v6_0 = mul_d(v4_0, v5);
    const vd v6_1 = mul_d(v4_1, v5);
    const vd v7_0 = mul_d(v6_0, v4_0);
    const vd v7_1 = mul_d(v6_1, v4_1);
    const vd v8_0 = fms_d(v6_0, v4_0, v7_0);
    const vd v8_1 = fms_d(v6_1, v4_1, v7_1);
    const vd v9 = number_d(0x1.71547652b82fep+0);
    const vd v10 = number_d(0x1.80000000007fdp+52);
    const vd v11_0 = fma_d(v7_0, v9, v10);
    const vd v11_1 = fma_d(v7_1, v9, v10);
    const vd v12_0 = sub_d(v11_0, v10);
    const vd v12_1 = sub_d(v11_1, v10);
    const vd v13 = number_d(0x1.62e42fefa4p-1);
    const vd v14_0 = fnma_d(v12_0, v13, v7_0);
    const vd v14_1 = fnma_d(v12_1, v13, v7_1);
    const vd v15 = number_d(-0x1.8432a1b0e2634p-43);
    const vd v16_0 = fnma_d(v12_0, v15, v8_0);
    const vd v16_1 = fnma_d(v12_1, v15, v8_1);
    const vd v17_0 = add_d(v14_0, v16_0);
    const vd v17_1 = add_d(v14_1, v16_1);
    const vd v18_0 = mul_d(v17_0, v17_0);
    const vd v18_1 = mul_d(v17_1, v17_1);
    const vd v19 = number_d(0x1p-1);
    const vd v20 = number_d(0x1.555555555555bp-3);
    const vd v21 = number_d(0x1.5555555555503p-5);
    const vd v22 = number_d(0x1.111111110ec4ep-7);
    const vd v23 = number_d(0x1.6c16c16c30539p-10);
    const vd v24 = number_d(0x1.a01a01b3845a3p-13);
    const vd v25 = number_d(0x1.a01a01366e0d4p-16);
    const vd v26 = number_d(0x1.71ddf0112723ap-19);
    const vd v27 = number_d(0x1.27e5b46d479fep-22);
    const vd v28 = number_d(0x1.af6c03b2ed097p-26);
    const vd v29 = number_d(0x1.1e3d1a7a9c487p-29);
    const vd v30_0 = fma_d(v29, v17_0, v28);
    const vd v30_1 = fma_d(v29, v17_1, v28);
    const vd v31_0 = fma_d(v30_0, v17_0, v27);
    const vd v31_1 = fma_d(v30_1, v17_1, v27);
    const vd v32_0 = fma_d(v31_0, v17_0, v26);
    const vd v32_1 = fma_d(v31_1, v17_1, v26);
    const vd v33_0 = fma_d(v32_0, v17_0, v25);
    const vd v33_1 = fma_d(v32_1, v17_1, v25);
    const vd v34_0 = fma_d(v33_0, v17_0, v24);
    const vd v34_1 = fma_d(v33_1, v17_1, v24);
    const vd v35_0 = fma_d(v34_0, v17_0, v23);
    const vd v35_1 = fma_d(v34_1, v17_1, v23);
    const vd v36_0 = fma_d(v35_0, v17_0, v22);
    const vd v36_1 = fma_d(v35_1, v17_1, v22);
    const vd v37_0 = fma_d(v36_0, v17_0, v21);
    const vd v37_1 = fma_d(v36_1, v17_1, v21);
    const vd v38_0 = fma_d(v37_0, v17_0, v20);
    const vd v38_1 = fma_d(v37_1, v17_1, v20);
    const vd v39_0 = fma_d(v38_0, v17_0, v19);
    const vd v39_1 = fma_d(v38_1, v17_1, v19);
    const vd v40_0 = fma_d(v18_0, v39_0, v16_0);
    const vd v40_1 = fma_d(v18_1, v39_1, v16_1);
    const vd v41 = number_d(0x1p+0);
    const vd v42_0 = add_d(v41, v14_0);
    const vd v42_1 = add_d(v41, v14_1);
    const vd v43_0 = sub_d(v41, v42_0);
    const vd v43_1 = sub_d(v41, v42_1);
    const vd v44_0 = add_d(v43_0, v14_0);
    const vd v44_1 = add_d(v43_1, v14_1);
    const vd v45_0 = add_d(v44_0, v40_0);
    const vd v45_1 = add_d(v44_1, v40_1);
    const vd v46 = number_d(0x1p+1);
    const vd v47_0 = add_d(v4_0, v46);
    const vd v47_1 = add_d(v4_1, v46);
    const vq v48_0 = bits_d(v47_0);
    const vq v48_1 = bits_d(v47_1);
    const vq v49_0 = right_q(v48_0, 50);
    const vq v49_1 = right_q(v48_1, 50);
    const vd v50_0 = lookup_d(gaussian_tail_binary64_center, v49_0, 32);
    const vd v50_1 = lookup_d(gaussian_tail_binary64_center, v49_1, 32);
    const vd v51_0 = sub_d(v4_0, v50_0);
    const vd v51_1 = sub_d(v4_1, v50_1);
    const vd v52_0 = lookup_d(gaussian_tail_binary64_c1, v49_0, 32);
    const vd v52_1 = lookup_d(gaussian_tail_binary64_c1, v49_1, 32);
    const vd v53_0 = lookup_d(gaussian_tail_binary64_c2, v49_0, 32);
    const vd v53_1 = lookup_d(gaussian_tail_binary64_c2, v49_1, 32);
    const vd v54_0 = lookup_d(gaussian_tail_binary64_c3, v49_0, 32);
    const vd v54_1 = lookup_d(gaussian_tail_binary64_c3, v49_1, 32);
    const vd v55_0 = lookup_d(gaussian_tail_binary64_c4, v49_0, 32);
    const vd v55_1 = lookup_d(gaussian_tail_binary64_c4, v49_1, 32);
    const vd v56_0 = lookup_d(gaussian_tail_binary64_c5, v49_0, 32);
    const vd v56_1 = lookup_d(gaussian_tail_binary64_c5, v49_1, 32);
    const vd v57_0 = lookup_d(gaussian_tail_binary64_c6, v49_0, 32);
    const vd v57_1 = lookup_d(gaussian_tail_binary64_c6, v49_1, 32);
    const vd v58_0 = lookup_d(gaussian_tail_binary64_c7, v49_0, 32);
    const vd v58_1 = lookup_d(gaussian_tail_binary64_c7, v49_1, 32);
    const vd v59_0 = lookup_d(gaussian_tail_binary64_c8, v49_0, 32);
    const vd v59_1 = lookup_d(gaussian_tail_binary64_c8, v49_1, 32);
    const vd v60_0 = lookup_d(gaussian_tail_binary64_c9, v49_0, 32);
    const vd v60_1 = lookup_d(gaussian_tail_binary64_c9, v49_1, 32);
    const vd v61_0 = lookup_d(gaussian_tail_binary64_c10, v49_0, 32);
    const vd v61_1 = lookup_d(gaussian_tail_binary64_c10, v49_1, 32);
    const vd v62_0 = lookup_d(gaussian_tail_binary64_c11, v49_0, 32);
    const vd v62_1 = lookup_d(gaussian_tail_binary64_c11, v49_1, 32);
    const vd v63_0 = lookup_d(gaussian_tail_binary64_c12, v49_0, 32);
    const vd v63_1 = lookup_d(gaussian_tail_binary64_c12, v49_1, 32);
    const vd v64_0 = lookup_d(gaussian_tail_binary64_c13, v49_0, 32);
    const vd v64_1 = lookup_d(gaussian_tail_binary64_c13, v49_1, 32);
    const vd v65_0 = lookup_d(gaussian_tail_binary64_c14, v49_0, 32);
    const vd v65_1 = lookup_d(gaussian_tail_binary64_c14, v49_1, 32);
    const vd v66_0 = lookup_d(gaussian_tail_binary64_c0, v49_0, 32);
    const vd v66_1 = lookup_d(gaussian_tail_binary64_c0, v49_1, 32);
    const vd v67_0 = lookup_d(gaussian_tail_binary64_c0_low, v49_0, 32);
    const vd v67_1 = lookup_d(gaussian_tail_binary64_c0_low, v49_1, 32);
    const vd v68_0 = mul_d(v52_0, v51_0);
    const vd v68_1 = mul_d(v52_1, v51_1);
    const vd v69_0 = fms_d(v52_0, v51_0, v68_0);
    const vd v69_1 = fms_d(v52_1, v51_1, v68_1);
    const vd v70_0 = add_d(v66_0, v68_0);
    const vd v70_1 = add_d(v66_1, v68_1);
    const vd v71_0 = sub_d(v66_0, v70_0);
    const vd v71_1 = sub_d(v66_1, v70_1);
    const vd v72_0 = add_d(v71_0, v68_0);
    const vd v72_1 = add_d(v71_1, v68_1);
    const vd v73_0 = fma_d(v65_0, v51_0, v64_0);
    const vd v73_1 = fma_d(v65_1, v51_1, v64_1);
    const vd v74_0 = fma_d(v73_0, v51_0, v63_0);
    const vd v74_1 = fma_d(v73_1, v51_1, v63_1);
    const vd v75_0 = fma_d(v74_0, v51_0, v62_0);
    const vd v75_1 = fma_d(v74_1, v51_1, v62_1);
    const vd v76_0 = fma_d(v75_0, v51_0, v61_0);
    const vd v76_1 = fma_d(v75_1, v51_1, v61_1);
    const vd v77_0 = fma_d(v76_0, v51_0, v60_0);
    const vd v77_1 = fma_d(v76_1, v51_1, v60_1);
    const vd v78_0 = fma_d(v77_0, v51_0, v59_0);
    const vd v78_1 = fma_d(v77_1, v51_1, v59_1);
    const vd v79_0 = fma_d(v78_0, v51_0, v58_0);
    const vd v79_1 = fma_d(v78_1, v51_1, v58_1);
    const vd v80_0 = fma_d(v79_0, v51_0, v57_0);
    const vd v80_1 = fma_d(v79_1, v51_1, v57_1);
    const vd v81_0 = fma_d(v80_0, v51_0, v56_0);
    const vd v81_1 = fma_d(v80_1, v51_1, v56_1);
    const vd v82_0 = fma_d(v81_0, v51_0, v55_0);
    const vd v82_1 = fma_d(v81_1, v51_1, v55_1);
    const vd v83_0 = fma_d(v82_0, v51_0, v54_0);
    const vd v83_1 = fma_d(v82_1, v51_1, v54_1);
    const vd v84_0 = fma_d(v83_0, v51_0, v53_0);
    const vd v84_1 = fma_d(v83_1, v51_1, v53_1);
    const vd v85_0 = mul_d(v84_0, v51_0);
    const vd v85_1 = mul_d(v84_1, v51_1);
    const vd v86_0 = add_d(v69_0, v67_0);
    const vd v86_1 = add_d(v69_1, v67_1);
    const vd v87_0 = fma_d(v85_0, v51_0, v86_0);
    const vd v87_1 = fma_d(v85_1, v51_1, v86_1);
    const vd v88_0 = add_d(v72_0, v87_0);
    const vd v88_1 = add_d(v72_1, v87_1);
    const vd v89 = number_d(0x0p+0);
    const vd v90 = number_d(0x1.9884533d43651p-2);
    const vd v91 = number_d(-0x1.cbc0d30ebfd15p-56);
    const vd v92_0 = mul_d(v90, v4_0);
    const vd v92_1 = mul_d(v90, v4_1);
    const vd v93_0 = fms_d(v90, v4_0, v92_0);
    const vd v93_1 = fms_d(v90, v4_1, v92_1);
    const vd v94_0 = fma_d(v91, v4_0, v93_0);
    const vd v94_1 = fma_d(v91, v4_1, v93_1);
    const vd v95_0 = neg_d(v92_0);
    const vd v95_1 = neg_d(v92_1);
    const vd v96_0 = neg_d(v94_0);
    const vd v96_1 = neg_d(v94_1);
    const vd v97_0 = add_d(v70_0, v95_0);
    const vd v97_1 = add_d(v70_1, v95_1);
    const vd v98_0 = sub_d(v97_0, v70_0);
    const vd v98_1 = sub_d(v97_1, v70_1);
    const vd v99_0 = sub_d(v97_0, v98_0);
    const vd v99_1 = sub_d(v97_1, v98_1);
    const vd v100_0 = sub_d(v70_0, v99_0);
    const vd v100_1 = sub_d(v70_1, v99_1);
    const vd v101_0 = sub_d(v95_0, v98_0);
    const vd v101_1 = sub_d(v95_1, v98_1);
    const vd v102_0 = add_d(v100_0, v101_0);
    const vd v102_1 = add_d(v100_1, v101_1);
    const vd v103_0 = add_d(v88_0, v96_0);
    const vd v103_1 = add_d(v88_1, v96_1);
    const vd v104_0 = add_d(v102_0, v103_0);
    const vd v104_1 = add_d(v102_1, v103_1);
    const vd v105_0 = mul_d(v42_0, v97_0);
    const vd v105_1 = mul_d(v42_1, v97_1);
    const vd v106_0 = fms_d(v42_0, v97_0, v105_0);
    const vd v106_1 = fms_d(v42_1, v97_1, v105_1);
    const vd v107_0 = fma_d(v42_0, v104_0, v106_0);
    const vd v107_1 = fma_d(v42_1, v104_1, v106_1);
    const vd v108_0 = add_d(v97_0, v104_0);
    const vd v108_1 = add_d(v97_1, v104_1);
    const vd v109_0 = fma_d(v45_0, v108_0, v107_0);
    const vd v109_1 = fma_d(v45_1, v108_1, v107_1);
    const vq v110_0 = bits_d(v11_0);
    const vq v110_1 = bits_d(v11_1);
    const vq v111_0 = left_q(v110_0, 52);
    const vq v111_1 = left_q(v110_1, 52);
    const vd v112_0 = float_d(v111_0);
    const vd v112_1 = float_d(v111_1);
    const vn v113_0 = less_d(v0_0, v89);
    const vn v113_1 = less_d(v0_1, v89);
    const vd v114 = number_d(-0x0p+0);
    const vd v115 = number_d(0x1p+1022);
    const vd v116_0 = select_d(v113_0, v114, v115);
    const vd v116_1 = select_d(v113_1, v114, v115);
    const vd v117 = number_d(-0x1p+0);
    const vd v118_0 = select_d(v113_0, v117, v41);
    const vd v118_1 = select_d(v113_1, v117, v41);
    const vd v119_0 = mul_d(v118_0, v112_0);
    const vd v119_1 = mul_d(v118_1, v112_1);
    const vd v120_0 = mul_d(v105_0, v119_0);
    const vd v120_1 = mul_d(v105_1, v119_1);
    const vd v121_0 = fms_d(v105_0, v119_0, v120_0);
    const vd v121_1 = fms_d(v105_1, v119_1, v120_1);
    const vd v122_0 = fma_d(v109_0, v119_0, v121_0);
    const vd v122_1 = fma_d(v109_1, v119_1, v121_1);
    const vd v123_0 = add_d(v120_0, v122_0);
    const vd v123_1 = add_d(v120_1, v122_1);
    const vd v124_0 = sub_d(v120_0, v123_0);
    const vd v124_1 = sub_d(v120_1, v123_1);
    const vd v125_0 = add_d(v124_0, v122_0);
    const vd v125_1 = add_d(v124_1, v122_1);
    const vd v126_0 = fnma_d(v123_0, v41, v116_0);
    const vd v126_1 = fnma_d(v123_1, v41, v116_1);
    const vd v127_0 = sub_d(v126_0, v116_0);
    const vd v127_1 = sub_d(v126_1, v116_1);
    const vd v128_0 = fma_d(v123_0, v41, v127_0);
    const vd v128_1 = fma_d(v123_1, v41, v127_1);
    const vd v129_0 = fma_d(v125_0, v41, v128_0);
    const vd v129_1 = fma_d(v125_1, v41, v128_1);
    const vd v130 = number_d(0x1p+1000);
    const vd v131_0 = lesser_d(v129_0, v130);
    const vd v131_1 = lesser_d(v129_1, v130);
    const vd v132_0 = add_d(v131_0, v89);
    const vd v132_1 = add_d(v131_1, v89);
    const vd v133_0 = sub_d(v126_0, v132_0);
    const vd v133_1 = sub_d(v126_1, v132_1);
    const vd v134 = number_d(-0x1.80ead197f00b4p-1);
    const vd v135_0 = sub_d(v0_0, v134);
    const vd v135_1 = sub_d(v0_1, v134);
    const vd v136 = number_d(0x1.8d9a941de3ac5p-2);
    const vd v137 = number_d(-0x1.2a2ef9bb865acp-6);
    const vd v138 = number_d(-0x1.d2fa4c17c7e84p-4);
    const vd v139 = number_d(-0x1.e4088244f901ep-7);
    const vd v140 = number_d(0x1.3e346def42057p-6);
    const vd v141 = number_d(0x1.297b9d6ffaacep-8);
    const vd v142 = number_d(-0x1.258a6d85633aep-9);
    const vd v143 = number_d(-0x1.8680f74e6b64ep-11);
    const vd v144 = number_d(0x1.86c863b6604e4p-13);
    const vd v145 = number_d(0x1.69610924d41f4p-14);
    const vd v146 = number_d(-0x1.784acad449471p-17);
    const vd v147 = number_d(-0x1.03fec6917376fp-17);
    const vd v148 = number_d(0x1.d0c38a5bc1358p-22);
    const vd v149 = number_d(0x1.322a27987bc66p-21);
    const vd v150 = number_d(-0x1.b8f80fa2095afp-30);
    const vd v151 = number_d(-0x1.308f43e459f7ap-25);
    const vd v152 = number_d(-0x1.804eb30aa20ccp-30);
    const vd v153 = number_d(0x1.0164a8fffc69fp-29);
    const vd v154 = number_d(0x1.42a8e818f2d13p-33);
    const vd v155_0 = fma_d(v154, v135_0, v153);
    const vd v155_1 = fma_d(v154, v135_1, v153);
    const vd v156_0 = fma_d(v155_0, v135_0, v152);
    const vd v156_1 = fma_d(v155_1, v135_1, v152);
    const vd v157_0 = fma_d(v156_0, v135_0, v151);
    const vd v157_1 = fma_d(v156_1, v135_1, v151);
    const vd v158_0 = fma_d(v157_0, v135_0, v150);
    const vd v158_1 = fma_d(v157_1, v135_1, v150);
    const vd v159_0 = fma_d(v158_0, v135_0, v149);
    const vd v159_1 = fma_d(v158_1, v135_1, v149);
    const vd v160_0 = fma_d(v159_0, v135_0, v148);
    const vd v160_1 = fma_d(v159_1, v135_1, v148);
    const vd v161_0 = fma_d(v160_0, v135_0, v147);
    const vd v161_1 = fma_d(v160_1, v135_1, v147);
    const vd v162_0 = fma_d(v161_0, v135_0, v146);
    const vd v162_1 = fma_d(v161_1, v135_1, v146);
    const vd v163_0 = fma_d(v162_0, v135_0, v145);
    const vd v163_1 = fma_d(v162_1, v135_1, v145);
    const vd v164_0 = fma_d(v163_0, v135_0, v144);
    const vd v164_1 = fma_d(v163_1, v135_1, v144);
    const vd v165_0 = fma_d(v164_0, v135_0, v143);
    const vd v165_1 = fma_d(v164_1, v135_1, v143);
    const vd v166_0 = fma_d(v165_0, v135_0, v142);
    const vd v166_1 = fma_d(v165_1, v135_1, v142);
    const vd v167_0 = fma_d(v166_0, v135_0, v141);
    const vd v167_1 = fma_d(v166_1, v135_1, v141);
    const vd v168_0 = fma_d(v167_0, v135_0, v140);
    const vd v168_1 = fma_d(v167_1, v135_1, v140);
    const vd v169_0 = fma_d(v168_0, v135_0, v139);
    const vd v169_1 = fma_d(v168_1, v135_1, v139);
    const vd v170_0 = fma_d(v169_0, v135_0, v138);
    const vd v170_1 = fma_d(v169_1, v135_1, v138);
    const vd v171_0 = fma_d(v170_0, v135_0, v137);
    const vd v171_1 = fma_d(v170_1, v135_1, v137);
    const vd v172_0 = fma_d(v171_0, v135_0, v136);
    const vd v172_1 = fma_d(v171_1, v135_1, v136);
    const vd v173 = number_d(0x1.b9d98fa5a3215p-2);
    const vd v174 = number_d(0x1.217f7d1bc96cep-56);
    const vd v175 = number_d(-0x1.dc33ec6564406p-58);
    const vd v176 = number_d(0x1.1acbf7a3d4d48p-112);
    const vd v177_0 = fma_d(v172_0, v135_0, v174);
    const vd v177_1 = fma_d(v172_1, v135_1, v174);
    const vd v178_0 = add_d(v173, v177_0);
    const vd v178_1 = add_d(v173, v177_1);
    const vd v179_0 = sub_d(v173, v178_0);
    const vd v179_1 = sub_d(v173, v178_1);
    const vd v180_0 = add_d(v179_0, v177_0);
    const vd v180_1 = add_d(v179_1, v177_1);
    const vd v181_0 = mul_d(v178_0, v135_0);
    const vd v181_1 = mul_d(v178_1, v135_1);
    const vd v182_0 = fms_d(v178_0, v135_0, v181_0);
    const vd v182_1 = fms_d(v178_1, v135_1, v181_1);
    const vd v183_0 = fma_d(v180_0, v135_0, v182_0);
    const vd v183_1 = fma_d(v180_1, v135_1, v182_1);
    const vd v184_0 = add_d(v181_0, v175);
    const vd v184_1 = add_d(v181_1, v175);
    const vd v185_0 = sub_d(v184_0, v181_0);
    const vd v185_1 = sub_d(v184_1, v181_1);
    const vd v186_0 = sub_d(v184_0, v185_0);
    const vd v186_1 = sub_d(v184_1, v185_1);
    const vd v187_0 = sub_d(v181_0, v186_0);
    const vd v187_1 = sub_d(v181_1, v186_1);
    const vd v188_0 = sub_d(v175, v185_0);
    const vd v188_1 = sub_d(v175, v185_1);
    const vd v189_0 = add_d(v187_0, v188_0);
    const vd v189_1 = add_d(v187_1, v188_1);
    const vd v190_0 = add_d(v183_0, v176);
    const vd v190_1 = add_d(v183_1, v176);
    const vd v191_0 = add_d(v189_0, v190_0);
    const vd v191_1 = add_d(v189_1, v190_1);
    const vd v192_0 = add_d(v184_0, v191_0);
    const vd v192_1 = add_d(v184_1, v191_1);
    const vd v193_0 = mul_d(v192_0, v115);
    const vd v193_1 = mul_d(v192_1, v115);
    const vd v194_0 = abs_d(v135_0);
    const vd v194_1 = abs_d(v135_1);
    const vd v195 = number_d(0x1p-2);
    const vn v196_0 = less_d(v194_0, v195);
    const vn v196_1 = less_d(v194_1, v195);
    const vd v197_0 = select_d(v196_0, v193_0, v133_0);
    const vd v197_1 = select_d(v196_1, v193_1, v133_1);
    const vd v198 = number_d(0x1p-1022);
    const vd v199_0 = abs_d(v1_0);
    const vd v199_1 = abs_d(v1_1);
    const vn v200_0 = less_d(v199_0, v41);
    const vn v200_1 = less_d(v199_1, v41);
    const vd v201_0 = select_d(v200_0, v41, v198);
    const vd v201_1 = select_d(v200_1, v41, v198);
    const vd v202_0 = select_d(v200_0, v198, v41);
    const vd v202_1 = select_d(v200_1, v198, v41);
    const vd v203_0 = mul_d(v1_0, v201_0);
    const vd v203_1 = mul_d(v1_1, v201_1);
    const vd v204_0 = mul_d(v197_0, v203_0);
    const vd v204_1 = mul_d(v197_1, v203_1);
    const vd v205_0 = mul_d(v204_0, v202_0);
    const vd v205_1 = mul_d(v204_1, v202_1);
    const vd v206_0 = nan_from_d(v205_0, v0_0);
    const vd v206_1 = nan_from_d(v205_1, v0_1);
    store_d(to[0] + 0 * WIDTH, v206_0);
    store_d(to[0] + 1 * WIDTH, v206_1);
}

static void run_gelu_vjp_binary64_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(double, 2, 1, gelu_vjp_binary64_faithful_one, gelu_vjp_binary64_faithful_many, 2)
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
