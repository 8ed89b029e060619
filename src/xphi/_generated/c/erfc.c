/* erfc: made by `make gen` from src/xphi/lower/recipes; edits here are lost. */
#include "kernels.h"
#include "loop.h"

static const float scaled_erfc_binary32_center[16] = {
    0x1.4p+0f, 0x1.cp+0f, 0x1.2p+1f, 0x1.6p+1f,
    0x1.cp+1f, 0x1.2p+2f, 0x1.6p+2f, 0x1.ap+2f,
    0x1p+3f, 0x1.4p+3f, 0x0p+0f, 0x0p+0f,
    0x1p-3f, 0x1.8p-2f, 0x1.4p-1f, 0x1.cp-1f};

static const float scaled_erfc_binary32_c1[16] = {
    -0x1.abaacep-3f, -0x1.0c3d54p-3f, -0x1.6a70d2p-4f, -0x1.030578p-4f,
    -0x1.5285d2p-5f, -0x1.aa3eb6p-6f, -0x1.238ca8p-6f, -0x1.a6e2dp-7f,
    -0x1.1a5882p-7f, -0x1.6c55c8p-8f, 0x0p+0f, 0x0p+0f,
    -0x1.d1f52ep-1f, -0x1.3a5c68p-1f, -0x1.babd0ep-2f, -0x1.4369f6p-2f};

static const float scaled_erfc_binary32_c2[16] = {
    0x1.b56f4cp-4f, 0x1.c8d0d2p-5f, 0x1.061568p-5f, 0x1.43b98cp-6f,
    0x1.5d581cp-7f, 0x1.62c13p-8f, 0x1.95252ep-9f, 0x1.f75efap-10f,
    0x1.141098p-10f, 0x1.1f3df4p-11f, 0x0p+0f, 0x0p+0f,
    0x1.84d84ap-1f, 0x1.d28c1p-2f, 0x1.257742p-2f, 0x1.80ef9p-3f};

static const float scaled_erfc_binary32_c3[16] = {
    -0x1.9b6344p-5f, -0x1.6cb4e8p-6f, -0x1.688472p-7f, -0x1.84e9c4p-8f,
    -0x1.5e5dcep-9f, -0x1.218f1p-10f, -0x1.1596dep-11f, -0x1.2877fp-12f,
    -0x1.0bfddcp-13f, -0x1.c2c928p-15f, 0x0p+0f, 0x0p+0f,
    -0x1.163c3p-1f, -0x1.2e829ap-2f, -0x1.59c39p-3f, -0x1.9d586cp-4f};

static const float scaled_erfc_binary32_c4[16] = {
    0x1.68998ap-6f, 0x1.1360bp-7f, 0x1.da548cp-9f, 0x1.c2c4aap-10f,
    0x1.5620bap-11f, 0x1.cffc3ep-13f, 0x1.774a5cp-14f, 0x1.59af04p-15f,
    0x1.02460ap-16f, 0x1.600a26p-18f, 0x0p+0f, 0x0p+0f,
    0x1.620eeap-2f, 0x1.6118bcp-3f, 0x1.72d39ep-4f, 0x1.98303ap-5f};

static const float scaled_erfc_binary32_c5[16] = {
    -0x1.299352p-7f, -0x1.8bf41p-9f, -0x1.2bd0a6p-10f, -0x1.f99c42p-12f,
    -0x1.45fe32p-13f, -0x1.6d4d4ep-15f, -0x1.f4dea8p-17f, -0x1.8f20fp-18f,
    -0x1.ee837ep-20f, -0x1.11b0b8p-21f, 0x0p+0f, 0x0p+0f,
    -0x1.99c502p-3f, -0x1.7a156ep-4f, -0x1.6fce3ap-5f, -0x1.779d5p-6f};

static const float scaled_erfc_binary32_c6[16] = {
    0x1.d93cdep-9f, 0x1.13e49p-10f, 0x1.712ef8p-12f, 0x1.155ed4p-13f,
    0x1.3707c4p-15f, 0x1.1fbebep-17f, 0x1.4e477p-19f, 0x1.ccd3f2p-21f,
    0x1.e3104ap-23f, 0x1.af459p-25f, 0x0p+0f, 0x0p+0f,
    0x1.b907e2p-4f, 0x1.7a9f1ep-5f, 0x1.570d6ap-6f, 0x1.46b79cp-7f};

static const float scaled_erfc_binary32_c7[16] = {
    -0x1.5fcc3ep-10f, -0x1.6bed34p-12f, -0x1.b28b7cp-14f, -0x1.252986p-15f,
    -0x1.1a994cp-17f, -0x1.b5ed6ap-20f, -0x1.b302c2p-22f, -0x1.04f1c8p-23f,
    -0x1.c7f50cp-26f, -0x1.4c298ep-28f, 0x0p+0f, 0x0p+0f,
    -0x1.b6c6f4p-5f, -0x1.60d33ep-6f, -0x1.2b972ep-7f, -0x1.0b9d48p-8f};

static const float scaled_erfc_binary32_c0[16] = {
    0x1.78a692p-2f, 0x1.23cfc2p-2f, 0x1.d94446p-3f, 0x1.8c9eb6p-3f,
    0x1.3e0a9ap-3f, 0x1.f5b2ap-4f, 0x1.9d8a9p-4f, 0x1.5f75c4p-4f,
    0x1.1ea8c4p-4f, 0x1.cbe832p-5f, 0x0p+0f, 0x0p+0f,
    0x1.bf16fp-1f, 0x1.5f28aep-1f, 0x1.1d16b6p-1f, 0x1.db747ep-2f};

static const float scaled_erfc_binary32_c0_low[16] = {
    0x1.38767ap-30f, 0x1.e3b8fcp-27f, 0x1.ac4f26p-28f, 0x1.1fe4fap-28f,
    -0x1.7c45bcp-29f, 0x1.273d32p-30f, -0x1.baf61ap-29f, 0x1.74b8b8p-31f,
    0x1.368b28p-37f, -0x1.9a3b7p-35f, 0x0p+0f, 0x0p+0f,
    -0x1.f4e0a6p-26f, -0x1.c35b54p-29f, -0x1.fd8542p-27f, 0x1.c81358p-27f};

/* erfc_f_binary32_faithful: 70 operations (18 fma, 11 add, 10 lookup, 7 sub, 5 mul, 3 fms, 3 fnma, 2 select, 2 lesser, 2 bits, 1 less, 1 abs, 1 neg, 1 right, 1 left, 1 float, 1 nan_from), 640 bytes of tables */
XPHI_OP void erfc_f_binary32_faithful_one(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf v0_0 = load_f(from[0] + 0 * WIDTH);
    const vf v1 = number_f(0x0p+0f);
    const vm v2_0 = less_f(v0_0, v1);
    const vf v3 = number_f(0x1p+1f);
    const vf v4_0 = select_f(v2_0, v3, v1);
    const vf v5 = number_f(0x1p+0f);
    const vf v6 = number_f(-0x1p+0f);
    const vf v7_0 = select_f(v2_0, v5, v6);
    const vf v8_0 = abs_f(v0_0);
    const vf v9 = number_f(0x1.7038p+3f);
    const vf v10_0 = lesser_f(v8_0, v9);
    const vf v11_0 = neg_f(v10_0);
    const vf v12_0 = mul_f(v11_0, v10_0);
    const vf v13_0 = fms_f(v11_0, v10_0, v12_0);
    const vf v14 = number_f(0x1.715476p+0f);
    const vf v15 = number_f(0x1.80017ep+23f);
    const vf v16_0 = fma_f(v12_0, v14, v15);
    const vf v17_0 = sub_f(v16_0, v15);
    const vf v18 = number_f(0x1.62e4p-1f);
    const vf v19_0 = fnma_f(v17_0, v18, v12_0);
    const vf v20 = number_f(0x1.7f7d1cp-20f);
    const vf v21_0 = fnma_f(v17_0, v20, v13_0);
    const vf v22_0 = add_f(v19_0, v21_0);
    const vf v23_0 = mul_f(v22_0, v22_0);
    const vf v24 = number_f(0x1.fffffcp-2f);
    const vf v25 = number_f(0x1.555492p-3f);
    const vf v26 = number_f(0x1.5558d2p-5f);
    const vf v27 = number_f(0x1.1239cap-7f);
    const vf v28 = number_f(0x1.6a23d4p-10f);
    const vf v29_0 = fma_f(v28, v22_0, v27);
    const vf v30_0 = fma_f(v29_0, v22_0, v26);
    const vf v31_0 = fma_f(v30_0, v22_0, v25);
    const vf v32_0 = fma_f(v31_0, v22_0, v24);
    const vf v33_0 = fma_f(v23_0, v32_0, v21_0);
    const vf v34_0 = add_f(v5, v19_0);
    const vf v35_0 = sub_f(v5, v34_0);
    const vf v36_0 = add_f(v35_0, v19_0);
    const vf v37_0 = add_f(v36_0, v33_0);
    const vf v38_0 = add_f(v10_0, v5);
    const vi v39_0 = bits_f(v38_0);
    const vi v40_0 = right_i(v39_0, 21);
    const vf v41_0 = lookup_f(scaled_erfc_binary32_center, v40_0, 16);
    const vf v42_0 = sub_f(v10_0, v41_0);
    const vf v43_0 = lookup_f(scaled_erfc_binary32_c1, v40_0, 16);
    const vf v44_0 = lookup_f(scaled_erfc_binary32_c2, v40_0, 16);
    const vf v45_0 = lookup_f(scaled_erfc_binary32_c3, v40_0, 16);
    const vf v46_0 = lookup_f(scaled_erfc_binary32_c4, v40_0, 16);
    const vf v47_0 = lookup_f(scaled_erfc_binary32_c5, v40_0, 16);
    const vf v48_0 = lookup_f(scaled_erfc_binary32_c6, v40_0, 16);
    const vf v49_0 = lookup_f(scaled_erfc_binary32_c7, v40_0, 16);
    const vf v50_0 = lookup_f(scaled_erfc_binary32_c0, v40_0, 16);
    const vf v51_0 = lookup_f(scaled_erfc_binary32_c0_low, v40_0, 16);
    const vf v52_0 = fma_f(v49_0, v42_0, v48_0);
    const vf v53_0 = fma_f(v52_0, v42_0, v47_0);
    const vf v54_0 = fma_f(v53_0, v42_0, v46_0);
    const vf v55_0 = fma_f(v54_0, v42_0, v45_0);
    const vf v56_0 = fma_f(v55_0, v42_0, v44_0);
    const vf v57_0 = fma_f(v56_0, v42_0, v43_0);
    const vf v58_0 = fma_f(v57_0, v42_0, v51_0);
    const vf v59_0 = add_f(v50_0, v58_0);
    const vf v60_0 = sub_f(v50_0, v59_0);
    const vf v61_0 = add_f(v60_0, v58_0);
    const vf v62_0 = mul_f(v34_0, v59_0);
    const vf v63_0 = fms_f(v34_0, v59_0, v62_0);
    const vf v64_0 = fma_f(v34_0, v61_0, v63_0);
    const vf v65_0 = add_f(v59_0, v61_0);
    const vf v66_0 = fma_f(v37_0, v65_0, v64_0);
    const vi v67_0 = bits_f(v16_0);
    const vi v68_0 = left_i(v67_0, 23);
    const vf v69_0 = float_f(v68_0);
    const vf v70_0 = mul_f(v7_0, v69_0);
    const vf v71_0 = mul_f(v62_0, v70_0);
    const vf v72_0 = fms_f(v62_0, v70_0, v71_0);
    const vf v73_0 = fma_f(v66_0, v70_0, v72_0);
    const vf v74_0 = add_f(v71_0, v73_0);
    const vf v75_0 = sub_f(v71_0, v74_0);
    const vf v76_0 = add_f(v75_0, v73_0);
    const vf v77 = number_f(0x1p-64f);
    const vf v78_0 = fnma_f(v74_0, v77, v4_0);
    const vf v79_0 = sub_f(v78_0, v4_0);
    const vf v80_0 = fma_f(v74_0, v77, v79_0);
    const vf v81_0 = fma_f(v76_0, v77, v80_0);
    const vf v82 = number_f(0x1p+126f);
    const vf v83_0 = lesser_f(v81_0, v82);
    const vf v84_0 = add_f(v83_0, v1);
    const vf v85_0 = sub_f(v78_0, v84_0);
    const vf v86_0 = nan_from_f(v85_0, v0_0);
    store_f(to[0] + 0 * WIDTH, v86_0);
}

XPHI_OP void erfc_f_binary32_faithful_many(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf v0_0 = load_f(from[0] + 0 * WIDTH);
    const vf v0_1 = load_f(from[0] + 1 * WIDTH);
    const vf v1 = number_f(0x0p+0f);
    const vm v2_0 = less_f(v0_0, v1);
    const vm v2_1 = less_f(v0_1, v1);
    const vf v3 = number_f(0x1p+1f);
    const vf v4_0 = select_f(v2_0, v3, v1);
    const vf v4_1 = select_f(v2_1, v3, v1);
    const vf v5 = number_f(0x1p+0f);
    const vf v6 = number_f(-0x1p+0f);
    const vf v7_0 = select_f(v2_0, v5, v6);
    const vf v7_1 = select_f(v2_1, v5, v6);
    const vf v8_0 = abs_f(v0_0);
    const vf v8_1 = abs_f(v0_1);
    const vf v9 = number_f(0x1.7038p+3f);
    const vf v10_0 = lesser_f(v8_0, v9);
    const vf v10_1 = lesser_f(v8_1, v9);
    const vf v11_0 = neg_f(v10_0);
    const vf v11_1 = neg_f(v10_1);
    const vf v12_0 = mul_f(v11_0, v10_0);
    const vf v12_1 = mul_f(v11_1, v10_1);
    const vf v13_0 = fms_f(v11_0, v10_0, v12_0);
    const vf v13_1 = fms_f(v11_1, v10_1, v12_1);
    const vf v14 = number_f(0x1.715476p+0f);
    const vf v15 = number_f(0x1.80017ep+23f);
    const vf v16_0 = fma_f(v12_0, v14, v15);
    const vf v16_1 = fma_f(v12_1, v14, v15);
    const vf v17_0 = sub_f(v16_0, v15);
    const vf v17_1 = sub_f(v16_1, v15);
    const vf v18 = number_f(0x1.62e4p-1f);
    const vf v19_0 = fnma_f(v17_0, v18, v12_0);
    const vf v19_1 = fnma_f(v17_1, v18, v12_1);
    const vf v20 = number_f(0x1.7f7d1cp-20f);
    const vf v21_0 = fnma_f(v17_0, v20, v13_0);
    const vf v21_1 = fnma_f(v17_1, v20, v13_1);
    const vf v22_0 = add_f(v19_0, v21_0);
    const vf v22_1 = add_f(v19_1, v21_1);
    const vf v23_0 = mul_f(v22_0, v22_0);
    const vf v23_1 = mul_f(v22_1, v22_1);
    const vf v24 = number_f(0x1.fffffcp-2f);
    const vf v25 = number_f(0x1.555492p-3f);
    const vf v26 = number_f(0x1.5558d2p-5f);
    const vf v27 = number_f(0x1.1239cap-7f);
    const vf v28 = number_f(0x1.6a23d4p-10f);
    const vf v29_0 = fma_f(v28, v22_0, v27);
    const vf v29_1 = fma_f(v28, v22_1, v27);
    const vf v30_0 = fma_f(v29_0, v22_0, v26);
    const vf v30_1 = fma_f(v29_1, v22_1, v26);
    const vf v31_0 = fma_f(v30_0, v22_0, v25);
    const vf v31_1 = fma_f(v30_1, v22_1, v25);
    const vf v32_0 = fma_f(v31_0, v22_0, v24);
    const vf v32_1 = fma_f(v31_1, v22_1, v24);
    const vf v33_0 = fma_f(v23_0, v32_0, v21_0);
    const vf v33_1 = fma_f(v23_1, v32_1, v21_1);
    const vf v34_0 = add_f(v5, v19_0);
    const vf v34_1 = add_f(v5, v19_1);
    const vf v35_0 = sub_f(v5, v34_0);
    const vf v35_1 = sub_f(v5, v34_1);
    const vf v36_0 = add_f(v35_0, v19_0);
    const vf v36_1 = add_f(v35_1, v19_1);
    const vf v37_0 = add_f(v36_0, v33_0);
    const vf v37_1 = add_f(v36_1, v33_1);
    const vf v38_0 = add_f(v10_0, v5);
    const vf v38_1 = add_f(v10_1, v5);
    const vi v39_0 = bits_f(v38_0);
    const vi v39_1 = bits_f(v38_1);
    const vi v40_0 = right_i(v39_0, 21);
    const vi v40_1 = right_i(v39_1, 21);
    const vf v41_0 = lookup_f(scaled_erfc_binary32_center, v40_0, 16);
    const vf v41_1 = lookup_f(scaled_erfc_binary32_center, v40_1, 16);
    const vf v42_0 = sub_f(v10_0, v41_0);
    const vf v42_1 = sub_f(v10_1, v41_1);
    const vf v43_0 = lookup_f(scaled_erfc_binary32_c1, v40_0, 16);
    const vf v43_1 = lookup_f(scaled_erfc_binary32_c1, v40_1, 16);
    const vf v44_0 = lookup_f(scaled_erfc_binary32_c2, v40_0, 16);
    const vf v44_1 = lookup_f(scaled_erfc_binary32_c2, v40_1, 16);
    const vf v45_0 = lookup_f(scaled_erfc_binary32_c3, v40_0, 16);
    const vf v45_1 = lookup_f(scaled_erfc_binary32_c3, v40_1, 16);
    const vf v46_0 = lookup_f(scaled_erfc_binary32_c4, v40_0, 16);
    const vf v46_1 = lookup_f(scaled_erfc_binary32_c4, v40_1, 16);
    const vf v47_0 = lookup_f(scaled_erfc_binary32_c5, v40_0, 16);
    const vf v47_1 = lookup_f(scaled_erfc_binary32_c5, v40_1, 16);
    const vf v48_0 = lookup_f(scaled_erfc_binary32_c6, v40_0, 16);
    const vf v48_1 = lookup_f(scaled_erfc_binary32_c6, v40_1, 16);
    const vf v49_0 = lookup_f(scaled_erfc_binary32_c7, v40_0, 16);
    const vf v49_1 = lookup_f(scaled_erfc_binary32_c7, v40_1, 16);
    const vf v50_0 = lookup_f(scaled_erfc_binary32_c0, v40_0, 16);
    const vf v50_1 = lookup_f(scaled_erfc_binary32_c0, v40_1, 16);
    const vf v51_0 = lookup_f(scaled_erfc_binary32_c0_low, v40_0, 16);
    const vf v51_1 = lookup_f(scaled_erfc_binary32_c0_low, v40_1, 16);
    const vf v52_0 = fma_f(v49_0, v42_0, v48_0);
    const vf v52_1 = fma_f(v49_1, v42_1, v48_1);
    const vf v53_0 = fma_f(v52_0, v42_0, v47_0);
    const vf v53_1 = fma_f(v52_1, v42_1, v47_1);
    const vf v54_0 = fma_f(v53_0, v42_0, v46_0);
    const vf v54_1 = fma_f(v53_1, v42_1, v46_1);
    const vf v55_0 = fma_f(v54_0, v42_0, v45_0);
    const vf v55_1 = fma_f(v54_1, v42_1, v45_1);
    const vf v56_0 = fma_f(v55_0, v42_0, v44_0);
    const vf v56_1 = fma_f(v55_1, v42_1, v44_1);
    const vf v57_0 = fma_f(v56_0, v42_0, v43_0);
    const vf v57_1 = fma_f(v56_1, v42_1, v43_1);
    const vf v58_0 = fma_f(v57_0, v42_0, v51_0);
    const vf v58_1 = fma_f(v57_1, v42_1, v51_1);
    const vf v59_0 = add_f(v50_0, v58_0);
    const vf v59_1 = add_f(v50_1, v58_1);
    const vf v60_0 = sub_f(v50_0, v59_0);
    const vf v60_1 = sub_f(v50_1, v59_1);
    const vf v61_0 = add_f(v60_0, v58_0);
    const vf v61_1 = add_f(v60_1, v58_1);
    const vf v62_0 = mul_f(v34_0, v59_0);
    const vf v62_1 = mul_f(v34_1, v59_1);
    const vf v63_0 = fms_f(v34_0, v59_0, v62_0);
    const vf v63_1 = fms_f(v34_1, v59_1, v62_1);
    const vf v64_0 = fma_f(v34_0, v61_0, v63_0);
    const vf v64_1 = fma_f(v34_1, v61_1, v63_1);
    const vf v65_0 = add_f(v59_0, v61_0);
    const vf v65_1 = add_f(v59_1, v61_1);
    const vf v66_0 = fma_f(v37_0, v65_0, v64_0);
    const vf v66_1 = fma_f(v37_1, v65_1, v64_1);
    const vi v67_0 = bits_f(v16_0);
    const vi v67_1 = bits_f(v16_1);
    const vi v68_0 = left_i(v67_0, 23);
    const vi v68_1 = left_i(v67_1, 23);
    const vf v69_0 = float_f(v68_0);
    const vf v69_1 = float_f(v68_1);
    const vf v70_0 = mul_f(v7_0, v69_0);
    const vf v70_1 = mul_f(v7_1, v69_1);
    const vf v71_0 = mul_f(v62_0, v70_0);
    const vf v71_1 = mul_f(v62_1, v70_1);
    const vf v72_0 = fms_f(v62_0, v70_0, v71_0);
    const vf v72_1 = fms_f(v62_1, v70_1, v71_1);
    const vf v73_0 = fma_f(v66_0, v70_0, v72_0);
    const vf v73_1 = fma_f(v66_1, v70_1, v72_1);
    const vf v74_0 = add_f(v71_0, v73_0);
    const vf v74_1 = add_f(v71_1, v73_1);
    const vf v75_0 = sub_f(v71_0, v74_0);
    const vf v75_1 = sub_f(v71_1, v74_1);
    const vf v76_0 = add_f(v75_0, v73_0);
    const vf v76_1 = add_f(v75_1, v73_1);
    const vf v77 = number_f(0x1p-64f);
    const vf v78_0 = fnma_f(v74_0, v77, v4_0);
    const vf v78_1 = fnma_f(v74_1, v77, v4_1);
    const vf v79_0 = sub_f(v78_0, v4_0);
    const vf v79_1 = sub_f(v78_1, v4_1);
    const vf v80_0 = fma_f(v74_0, v77, v79_0);
    const vf v80_1 = fma_f(v74_1, v77, v79_1);
    const vf v81_0 = fma_f(v76_0, v77, v80_0);
    const vf v81_1 = fma_f(v76_1, v77, v80_1);
    const vf v82 = number_f(0x1p+126f);
    const vf v83_0 = lesser_f(v81_0, v82);
    const vf v83_1 = lesser_f(v81_1, v82);
    const vf v84_0 = add_f(v83_0, v1);
    const vf v84_1 = add_f(v83_1, v1);
    const vf v85_0 = sub_f(v78_0, v84_0);
    const vf v85_1 = sub_f(v78_1, v84_1);
    const vf v86_0 = nan_from_f(v85_0, v0_0);
    const vf v86_1 = nan_from_f(v85_1, v0_1);
    store_f(to[0] + 0 * WIDTH, v86_0);
    store_f(to[0] + 1 * WIDTH, v86_1);
}

static void run_erfc_f_binary32_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 1, 1, erfc_f_binary32_faithful_one, erfc_f_binary32_faithful_many, 2)
}

/* erfc_f_binary32_fast: 48 operations (13 fma, 9 lookup, 5 mul, 3 fnma, 3 add, 2 select, 2 sub, 2 bits, 1 less, 1 abs, 1 lesser, 1 neg, 1 fms, 1 right, 1 left, 1 float, 1 nan_from), 576 bytes of tables */
XPHI_OP void erfc_f_binary32_fast_one(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf v0_0 = load_f(from[0] + 0 * WIDTH);
    const vf v1 = number_f(0x0p+0f);
    const vm v2_0 = less_f(v0_0, v1);
    const vf v3 = number_f(0x1p+1f);
    const vf v4_0 = select_f(v2_0, v3, v1);
    const vf v5 = number_f(0x1p+0f);
    const vf v6 = number_f(-0x1p+0f);
    const vf v7_0 = select_f(v2_0, v5, v6);
    const vf v8_0 = abs_f(v0_0);
    const vf v9 = number_f(0x1.7038p+3f);
    const vf v10_0 = lesser_f(v8_0, v9);
    const vf v11_0 = neg_f(v10_0);
    const vf v12_0 = mul_f(v11_0, v10_0);
    const vf v13_0 = fms_f(v11_0, v10_0, v12_0);
    const vf v14 = number_f(0x1.715476p+0f);
    const vf v15 = number_f(0x1.80017ep+23f);
    const vf v16_0 = fma_f(v12_0, v14, v15);
    const vf v17_0 = sub_f(v16_0, v15);
    const vf v18 = number_f(0x1.62e4p-1f);
    const vf v19_0 = fnma_f(v17_0, v18, v12_0);
    const vf v20 = number_f(0x1.7f7d1cp-20f);
    const vf v21_0 = fnma_f(v17_0, v20, v19_0);
    const vf v22_0 = add_f(v21_0, v13_0);
    const vf v23 = number_f(0x1.fffffcp-2f);
    const vf v24 = number_f(0x1.555492p-3f);
    const vf v25 = number_f(0x1.5558d2p-5f);
    const vf v26 = number_f(0x1.1239cap-7f);
    const vf v27 = number_f(0x1.6a23d4p-10f);
    const vf v28_0 = fma_f(v27, v22_0, v26);
    const vf v29_0 = fma_f(v28_0, v22_0, v25);
    const vf v30_0 = fma_f(v29_0, v22_0, v24);
    const vf v31_0 = fma_f(v30_0, v22_0, v23);
    const vf v32_0 = mul_f(v31_0, v22_0);
    const vf v33_0 = fma_f(v32_0, v22_0, v22_0);
    const vf v34_0 = add_f(v33_0, v5);
    const vf v35_0 = add_f(v10_0, v5);
    const vi v36_0 = bits_f(v35_0);
    const vi v37_0 = right_i(v36_0, 21);
    const vf v38_0 = lookup_f(scaled_erfc_binary32_center, v37_0, 16);
    const vf v39_0 = sub_f(v10_0, v38_0);
    const vf v40_0 = lookup_f(scaled_erfc_binary32_c1, v37_0, 16);
    const vf v41_0 = lookup_f(scaled_erfc_binary32_c2, v37_0, 16);
    const vf v42_0 = lookup_f(scaled_erfc_binary32_c3, v37_0, 16);
    const vf v43_0 = lookup_f(scaled_erfc_binary32_c4, v37_0, 16);
    const vf v44_0 = lookup_f(scaled_erfc_binary32_c5, v37_0, 16);
    const vf v45_0 = lookup_f(scaled_erfc_binary32_c6, v37_0, 16);
    const vf v46_0 = lookup_f(scaled_erfc_binary32_c7, v37_0, 16);
    const vf v47_0 = lookup_f(scaled_erfc_binary32_c0, v37_0, 16);
    const vf v48_0 = fma_f(v46_0, v39_0, v45_0);
    const vf v49_0 = fma_f(v48_0, v39_0, v44_0);
    const vf v50_0 = fma_f(v49_0, v39_0, v43_0);
    const vf v51_0 = fma_f(v50_0, v39_0, v42_0);
    const vf v52_0 = fma_f(v51_0, v39_0, v41_0);
    const vf v53_0 = fma_f(v52_0, v39_0, v40_0);
    const vf v54_0 = fma_f(v53_0, v39_0, v47_0);
    const vf v55_0 = mul_f(v34_0, v54_0);
    const vi v56_0 = bits_f(v16_0);
    const vi v57_0 = left_i(v56_0, 23);
    const vf v58_0 = float_f(v57_0);
    const vf v59_0 = mul_f(v7_0, v58_0);
    const vf v60_0 = mul_f(v55_0, v59_0);
    const vf v61 = number_f(0x1p-64f);
    const vf v62_0 = fnma_f(v60_0, v61, v4_0);
    const vf v63_0 = nan_from_f(v62_0, v0_0);
    store_f(to[0] + 0 * WIDTH, v63_0);
}

XPHI_OP void erfc_f_binary32_fast_many(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf v0_0 = load_f(from[0] + 0 * WIDTH);
    const vf v0_1 = load_f(from[0] + 1 * WIDTH);
    const vf v1 = number_f(0x0p+0f);
    const vm v2_0 = less_f(v0_0, v1);
    const vm v2_1 = less_f(v0_1, v1);
    const vf v3 = number_f(0x1p+1f);
    const vf v4_0 = select_f(v2_0, v3, v1);
    const vf v4_1 = select_f(v2_1, v3, v1);
    const vf v5 = number_f(0x1p+0f);
    const vf v6 = number_f(-0x1p+0f);
    const vf v7_0 = select_f(v2_0, v5, v6);
    const vf v7_1 = select_f(v2_1, v5, v6);
    const vf v8_0 = abs_f(v0_0);
    const vf v8_1 = abs_f(v0_1);
    const vf v9 = number_f(0x1.7038p+3f);
    const vf v10_0 = lesser_f(v8_0, v9);
    const vf v10_1 = lesser_f(v8_1, v9);
    const vf v11_0 = neg_f(v10_0);
    const vf v11_1 = neg_f(v10_1);
    const vf v12_0 = mul_f(v11_0, v10_0);
    const vf v12_1 = mul_f(v11_1, v10_1);
    const vf v13_0 = fms_f(v11_0, v10_0, v12_0);
    const vf v13_1 = fms_f(v11_1, v10_1, v12_1);
    const vf v14 = number_f(0x1.715476p+0f);
    const vf v15 = number_f(0x1.80017ep+23f);
    const vf v16_0 = fma_f(v12_0, v14, v15);
    const vf v16_1 = fma_f(v12_1, v14, v15);
    const vf v17_0 = sub_f(v16_0, v15);
    const vf v17_1 = sub_f(v16_1, v15);
    const vf v18 = number_f(0x1.62e4p-1f);
    const vf v19_0 = fnma_f(v17_0, v18, v12_0);
    const vf v19_1 = fnma_f(v17_1, v18, v12_1);
    const vf v20 = number_f(0x1.7f7d1cp-20f);
    const vf v21_0 = fnma_f(v17_0, v20, v19_0);
    const vf v21_1 = fnma_f(v17_1, v20, v19_1);
    const vf v22_0 = add_f(v21_0, v13_0);
    const vf v22_1 = add_f(v21_1, v13_1);
    const vf v23 = number_f(0x1.fffffcp-2f);
    const vf v24 = number_f(0x1.555492p-3f);
    const vf v25 = number_f(0x1.5558d2p-5f);
    const vf v26 = number_f(0x1.1239cap-7f);
    const vf v27 = number_f(0x1.6a23d4p-10f);
    const vf v28_0 = fma_f(v27, v22_0, v26);
    const vf v28_1 = fma_f(v27, v22_1, v26);
    const vf v29_0 = fma_f(v28_0, v22_0, v25);
    const vf v29_1 = fma_f(v28_1, v22_1, v25);
    const vf v30_0 = fma_f(v29_0, v22_0, v24);
    const vf v30_1 = fma_f(v29_1, v22_1, v24);
    const vf v31_0 = fma_f(v30_0, v22_0, v23);
    const vf v31_1 = fma_f(v30_1, v22_1, v23);
    const vf v32_0 = mul_f(v31_0, v22_0);
    const vf v32_1 = mul_f(v31_1, v22_1);
    const vf v33_0 = fma_f(v32_0, v22_0, v22_0);
    const vf v33_1 = fma_f(v32_1, v22_1, v22_1);
    const vf v34_0 = add_f(v33_0, v5);
    const vf v34_1 = add_f(v33_1, v5);
    const vf v35_0 = add_f(v10_0, v5);
    const vf v35_1 = add_f(v10_1, v5);
    const vi v36_0 = bits_f(v35_0);
    const vi v36_1 = bits_f(v35_1);
    const vi v37_0 = right_i(v36_0, 21);
    const vi v37_1 = right_i(v36_1, 21);
    const vf v38_0 = lookup_f(scaled_erfc_binary32_center, v37_0, 16);
    const vf v38_1 = lookup_f(scaled_erfc_binary32_center, v37_1, 16);
    const vf v39_0 = sub_f(v10_0, v38_0);
    const vf v39_1 = sub_f(v10_1, v38_1);
    const vf v40_0 = lookup_f(scaled_erfc_binary32_c1, v37_0, 16);
    const vf v40_1 = lookup_f(scaled_erfc_binary32_c1, v37_1, 16);
    const vf v41_0 = lookup_f(scaled_erfc_binary32_c2, v37_0, 16);
    const vf v41_1 = lookup_f(scaled_erfc_binary32_c2, v37_1, 16);
    const vf v42_0 = lookup_f(scaled_erfc_binary32_c3, v37_0, 16);
    const vf v42_1 = lookup_f(scaled_erfc_binary32_c3, v37_1, 16);
    const vf v43_0 = lookup_f(scaled_erfc_binary32_c4, v37_0, 16);
    const vf v43_1 = lookup_f(scaled_erfc_binary32_c4, v37_1, 16);
    const vf v44_0 = lookup_f(scaled_erfc_binary32_c5, v37_0, 16);
    const vf v44_1 = lookup_f(scaled_erfc_binary32_c5, v37_1, 16);
    const vf v45_0 = lookup_f(scaled_erfc_binary32_c6, v37_0, 16);
    const vf v45_1 = lookup_f(scaled_erfc_binary32_c6, v37_1, 16);
    const vf v46_0 = lookup_f(scaled_erfc_binary32_c7, v37_0, 16);
    const vf v46_1 = lookup_f(scaled_erfc_binary32_c7, v37_1, 16);
    const vf v47_0 = lookup_f(scaled_erfc_binary32_c0, v37_0, 16);
    const vf v47_1 = lookup_f(scaled_erfc_binary32_c0, v37_1, 16);
    const vf v48_0 = fma_f(v46_0, v39_0, v45_0);
    const vf v48_1 = fma_f(v46_1, v39_1, v45_1);
    const vf v49_0 = fma_f(v48_0, v39_0, v44_0);
    const vf v49_1 = fma_f(v48_1, v39_1, v44_1);
    const vf v50_0 = fma_f(v49_0, v39_0, v43_0);
    const vf v50_1 = fma_f(v49_1, v39_1, v43_1);
    const vf v51_0 = fma_f(v50_0, v39_0, v42_0);
    const vf v51_1 = fma_f(v50_1, v39_1, v42_1);
    const vf v52_0 = fma_f(v51_0, v39_0, v41_0);
    const vf v52_1 = fma_f(v51_1, v39_1, v41_1);
    const vf v53_0 = fma_f(v52_0, v39_0, v40_0);
    const vf v53_1 = fma_f(v52_1, v39_1, v40_1);
    const vf v54_0 = fma_f(v53_0, v39_0, v47_0);
    const vf v54_1 = fma_f(v53_1, v39_1, v47_1);
    const vf v55_0 = mul_f(v34_0, v54_0);
    const vf v55_1 = mul_f(v34_1, v54_1);
    const vi v56_0 = bits_f(v16_0);
    const vi v56_1 = bits_f(v16_1);
    const vi v57_0 = left_i(v56_0, 23);
    const vi v57_1 = left_i(v56_1, 23);
    const vf v58_0 = float_f(v57_0);
    const vf v58_1 = float_f(v57_1);
    const vf v59_0 = mul_f(v7_0, v58_0);
    const vf v59_1 = mul_f(v7_1, v58_1);
    const vf v60_0 = mul_f(v55_0, v59_0);
    const vf v60_1 = mul_f(v55_1, v59_1);
    const vf v61 = number_f(0x1p-64f);
    const vf v62_0 = fnma_f(v60_0, v61, v4_0);
    const vf v62_1 = fnma_f(v60_1, v61, v4_1);
    const vf v63_0 = nan_from_f(v62_0, v0_0);
    const vf v63_1 = nan_from_f(v62_1, v0_1);
    store_f(to[0] + 0 * WIDTH, v63_0);
    store_f(to[0] + 1 * WIDTH, v63_1);
}

static void run_erfc_f_binary32_fast(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 1, 1, erfc_f_binary32_fast_one, erfc_f_binary32_fast_many, 2)
}

static const double scaled_erfc_binary64_center[32] = {
    0x1.4p+0, 0x1.cp+0, 0x1.2p+1, 0x1.6p+1,
    0x1.cp+1, 0x1.2p+2, 0x1.6p+2, 0x1.ap+2,
    0x1p+3, 0x1.4p+3, 0x1.8p+3, 0x1.cp+3,
    0x1.1p+4, 0x1.5p+4, 0x1.9p+4, 0x1.dp+4,
    0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0,
    0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0,
    0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0,
    0x1p-3, 0x1.8p-2, 0x1.4p-1, 0x1.cp-1};

static const double scaled_erfc_binary64_c1[32] = {
    -0x1.abaacdbfa8b07p-3, -0x1.0c3d538446447p-3, -0x1.6a70d2bb37411p-4, -0x1.0305781330099p-4,
    -0x1.5285d2eb1ef74p-5, -0x1.aa3eb6a946f7ep-6, -0x1.238ca71b93fc3p-6, -0x1.a6e2cf277a0cbp-7,
    -0x1.1a5881c7389ebp-7, -0x1.6c55c82b4b6b8p-8, -0x1.fc477b46d665ap-9, -0x1.76711f8b6cf4dp-9,
    -0x1.fd20a0cb71092p-10, -0x1.4e3cc52793c39p-10, -0x1.d8252a832fb4bp-11, -0x1.5f18990e83c39p-11,
    0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0,
    0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0,
    0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0,
    -0x1.d1f52e46ef826p-1, -0x1.3a5c679d7bb59p-1, -0x1.babd0e4f1a24dp-2, -0x1.4369f60195edcp-2};

static const double scaled_erfc_binary64_c2[32] = {
    0x1.b56f45eef7e58p-4, 0x1.c8d0cef0f810dp-5, 0x1.0615670e25a7bp-5, 0x1.43b98bac83823p-6,
    0x1.5d581133378edp-7, 0x1.62c12cb5f7577p-8, 0x1.95252b932efe3p-9, 0x1.f75ef7a0fb2dbp-10,
    0x1.14108e58a9badp-10, 0x1.1f3df0de32f5ep-11, 0x1.4f67f473cc4f9p-12, 0x1.a8b73429cebccp-13,
    0x1.dcb8a7c6aeeb2p-14, 0x1.fb98687d18238p-15, 0x1.2d73a48df2c3ap-15, 0x1.82ba6dba30634p-16,
    0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0,
    0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0,
    0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0,
    0x1.84d8493cb1bcap-1, 0x1.d28c0e1177cd5p-2, 0x1.2577420fcd07dp-2, 0x1.80ef8f454cf88p-3};

static const double scaled_erfc_binary64_c3[32] = {
    -0x1.9b635ac624aadp-5, -0x1.6cb52fe489456p-6, -0x1.6883f9919a177p-7, -0x1.84e9ab30e6ab2p-8,
    -0x1.5e5d7e9898f29p-9, -0x1.218ed930b236fp-10, -0x1.15976ddda3c96p-11, -0x1.28787f0e7f4c4p-12,
    -0x1.0bfde7c27b0ddp-13, -0x1.c2c9072e92b15p-15, -0x1.b92eddb6a4c28p-16, -0x1.e08bef3ab51e1p-17,
    -0x1.bd9f058f747b3p-18, -0x1.8100c74fe5af2p-19, -0x1.80a1dc85d951bp-20, -0x1.a9b9a4bfc451ep-21,
    0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0,
    0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0,
    0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0,
    -0x1.163c18bf90dc9p-1, -0x1.2e82dbf846fecp-2, -0x1.59c35c06f7ffep-3, -0x1.9d5868de0b581p-4};

static const double scaled_erfc_binary64_c4[32] = {
    0x1.68a25a6641f4ap-6, 0x1.13648a11ffe78p-7, 0x1.da595561f7d35p-9, 0x1.c2c72fd72763ep-10,
    0x1.5632136d8ccc3p-11, 0x1.d00785f2ed4dcp-13, 0x1.774f4826dc85p-14, 0x1.59b29296c518bp-15,
    0x1.0254d2c5cd71p-16, 0x1.60131845d034cp-18, 0x1.21338ab42f2e2p-19, 0x1.0f30b59c108e5p-20,
    0x1.9fd8ef215ea3cp-22, 0x1.23b1721d520aep-23, 0x1.ea608ac1f6343p-25, 0x1.d460d8ccf1d11p-26,
    0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0,
    0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0,
    0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0,
    0x1.6210c624bfa11p-2, 0x1.611afb945d2ddp-3, 0x1.72d46a9b3f0fap-4, 0x1.9831c2c85003fp-5};

static const double scaled_erfc_binary64_c5[32] = {
    -0x1.299636d6cc5e3p-7, -0x1.8bf716a8edf2dp-9, -0x1.2bd251bb2fe6ap-10, -0x1.f99e41ecb1243p-12,
    -0x1.460abd6b8b50ap-13, -0x1.6d54b133ec82ep-15, -0x1.f4e46d17a545p-17, -0x1.8f23feccb8bb1p-18,
    -0x1.ee9dcc2418033p-20, -0x1.11b748bb25c6fp-21, -0x1.79e921ac6cb3ap-23, -0x1.3156aeb808b44p-24,
    -0x1.836964cdd6af3p-26, -0x1.b9813abb5b4c3p-28, -0x1.3859b1da65bbcp-29, -0x1.0180380757b51p-30,
    0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0,
    0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0,
    0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0,
    -0x1.99c4e0953b1f6p-3, -0x1.7a16147a55b2p-4, -0x1.6fce5df0ba19cp-5, -0x1.779dd2a3da28ap-6};

static const double scaled_erfc_binary64_c6[32] = {
    0x1.d1b695aab7ff1p-9, 0x1.106bd5c042f15p-10, 0x1.6d7743d3b294ep-12, 0x1.131bb1612569p-13,
    0x1.2f839e546363p-15, 0x1.1ad6a32df5195p-17, 0x1.4a17e19c00331p-19, 0x1.c871a15eb0bb5p-21,
    0x1.d6521e1385d01p-23, 0x1.a7aa3a0079985p-25, 0x1.ec3b264b9dc72p-27, 0x1.56f43e58b19a3p-28,
    0x1.685157eec6b1dp-30, 0x1.4dc261a54aa32p-32, 0x1.8d98932a083bbp-34, 0x1.1af77fc30b471p-35,
    0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0,
    0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0,
    0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0,
    0x1.b5f0a0248fc5bp-4, 0x1.78491fa73c1aap-5, 0x1.552fe70006878p-6, 0x1.452648d62b6dep-7};

static const double scaled_erfc_binary64_c7[32] = {
    -0x1.5b8bc93c0a517p-10, -0x1.68388843104e6p-12, -0x1.aed7ebc55dcbcp-14, -0x1.2312b25806a5cp-15,
    -0x1.146bc38d5f745p-17, -0x1.aef8ea15db347p-20, -0x1.add7ac8be2a46p-22, -0x1.028f464395045p-23,
    -0x1.bc4348b11e516p-26, -0x1.4669c828c6b4dp-28, -0x1.3f89d99c0abf7p-30, -0x1.8046e786c9837p-32,
    -0x1.4e8fd10d996eap-34, -0x1.f80f2eb9cbbadp-37, -0x1.f9b593f9ac72p-39, -0x1.36c4d9cae4aa2p-40,
    0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0,
    0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0,
    0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0,
    -0x1.b506ac152385dp-5, -0x1.5f774779fd418p-6, -0x1.2a7f4fb786e24p-7, -0x1.0ab3832b837cfp-8};

static const double scaled_erfc_binary64_c8[32] = {
    0x1.f0fe6fb4ad8f8p-12, 0x1.cb4c687c037ccp-14, 0x1.ec773cc75bb12p-16, 0x1.2bfb5b0e0da84p-17,
    0x1.ed2a95f5f487dp-20, 0x1.4354fb038dcbfp-22, 0x1.149cd77a1e134p-24, 0x1.224679550c76cp-26,
    0x1.a0ed3afedcc84p-29, 0x1.f4bfef8227932p-32, 0x1.9d8bf91490485p-34, 0x1.ad8cef529b7abp-36,
    0x1.36221d85cc108p-38, 0x1.7c355ee265abap-41, 0x1.415bbe2ec87a2p-43, 0x1.551a5f131a992p-45,
    0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0,
    0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0,
    0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0,
    0x1.9aa0356381dd9p-6, 0x1.3662c24069729p-7, 0x1.efd03c2d50ddbp-9, 0x1.a0ef7ee633c25p-10};

static const double scaled_erfc_binary64_c9[32] = {
    -0x1.55c09128cc527p-13, -0x1.1b291c2a9b9d5p-15, -0x1.117a6b97f0788p-17, -0x1.2da32d2345b47p-19,
    -0x1.af5df9148b413p-22, -0x1.de099466b9ef7p-25, -0x1.600032f5d061p-27, -0x1.43003d2aef728p-29,
    -0x1.84c8df2b2dde6p-32, -0x1.7e6d058e489c5p-35, -0x1.0ac37ffdfe018p-37, -0x1.df04f962de76ap-40,
    -0x1.1f04b5366cddcp-42, -0x1.1e79997e88bb2p-45, -0x1.981a40ebb81e6p-48, -0x1.762df002e81b5p-50,
    0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0,
    0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0,
    0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0,
    -0x1.6da7b3b38ebbfp-7, -0x1.04aee6efbd18fp-8, -0x1.88ef9a313e14cp-10, -0x1.37fe712b86219p-11};

static const double scaled_erfc_binary64_c10[32] = {
    0x1.c5703f64b496ap-15, 0x1.5273f8c064067p-17, 0x1.27af45d0fd202p-19, 0x1.2856fcd8c4164p-21,
    0x1.724fef950f73dp-24, 0x1.5c64d8ad9e94dp-27, 0x1.bb09d0052e283p-30, 0x1.6450c56bcb216p-32,
    0x1.6845445ea55a2p-35, 0x1.22cd7425c2f47p-38, 0x1.57159323fdec9p-41, 0x1.0a76a7490a8abp-43,
    0x1.093043bb870f5p-46, 0x1.af39f3a530162p-50, 0x1.02edb2af5d994p-52, 0x1.9a394620a7d81p-55,
    0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0,
    0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0,
    0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0,
    0x1.3637c81515e9p-8, 0x1.a2698b5ccabcp-10, 0x1.2a6ab0445aa15p-11, 0x1.c0b37c496c149p-13};

static const double scaled_erfc_binary64_c11[32] = {
    -0x1.22ef2291d184bp-16, -0x1.88eeec7af12dfp-19, -0x1.37b2d6a6214fdp-21, -0x1.1ccb323bef98dp-23,
    -0x1.3814c4d1a007fp-26, -0x1.f4bebb70e9238p-30, -0x1.13cc662ef408bp-32, -0x1.85b5c5f9106c9p-35,
    -0x1.4b790ccd4005ep-38, -0x1.b82f08155b29bp-42, -0x1.b7c6361a5f04fp-45, -0x1.27b805deb9513p-47,
    -0x1.e8bca3eba4929p-51, -0x1.440f67370ea13p-54, -0x1.483c1e1f0e66dp-57, -0x1.c16c0c1ff531bp-60,
    0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0,
    0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0,
    0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0,
    -0x1.f7a5bafe7991fp-10, -0x1.421ccef6de9efp-11, -0x1.b3e43eedd27fap-13, -0x1.37094a3cb6506p-14};

static const double scaled_erfc_binary64_c12[32] = {
    0x1.6a0eafa40826p-18, 0x1.bc06951280372p-21, 0x1.40e25390051a7p-23, 0x1.0c12b9b5cb934p-25,
    0x1.02bc23e50d0d6p-28, 0x1.6343ecb087891p-32, 0x1.53e7de198b69ap-35, 0x1.a6c71b06c9a0ap-38,
    0x1.2f723d78f601dp-41, 0x1.4be7677d0d2fep-45, 0x1.190f3e9f19cdap-48, 0x1.47778e3eae0b6p-51,
    0x1.c21ac0e35ca2cp-55, 0x1.e6be7d7d2e36fp-59, 0x1.9fdd14213fcf5p-62, 0x1.ec2447e368733p-65,
    0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0,
    0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0,
    0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0,
    0x1.88a27f0065035p-11, 0x1.dd595b93a0e23p-13, 0x1.3312f6656fb92p-14, 0x1.a0d30cbe1fd04p-16};

static const double scaled_erfc_binary64_c13[32] = {
    -0x1.be776b054d375p-20, -0x1.f1470c5fa634ap-23, -0x1.4786a3b6a1505p-25, -0x1.f4a68c562f3f1p-28,
    -0x1.b63e927386b8fp-31, -0x1.ffd66289cd54ap-35, -0x1.a7a9a9cc4b254p-38, -0x1.ce9d4ab8997fbp-41,
    -0x1.21ed5750b1656p-44, -0x1.019dfb0ac8d1p-48, -0x1.6eccca140c9fap-52, -0x1.705331d69a786p-55,
    -0x1.b34d1a017c10ep-59, -0x1.798f4a816b5dep-63, -0x1.0d8d55b01d04cp-66, -0x1.121aed7b88fcfp-69,
    0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0,
    0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0,
    0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0,
    -0x1.290c213789e3ep-12, -0x1.57b3a39ee5727p-14, -0x1.a4fc2cbce005ep-16, -0x1.102190c98d7f8p-17};

static const double scaled_erfc_binary64_c14[32] = {
    0x1.05b5ae31bbad7p-21, 0x1.0ab3612ad460ap-24, 0x1.422881b6a4683p-27, 0x1.c4d2fa466de12p-30,
    0x1.5ed2cf6c79b13p-33, 0x1.618d8bd42c95fp-37, 0x1.ff5ec39dd5905p-41, 0x1.eda069a2d58f1p-44,
    0x1.05f9107a81a5bp-47, 0x1.8112afa60b624p-52, 0x1.d1dfa2b05db65p-56, 0x1.95ed20b5707d4p-59,
    0x1.8f77e7d6a0841p-63, 0x1.1ae57fce51896p-67, 0x1.54f60f740ab3dp-71, 0x1.2bcccc0e588b8p-74,
    0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0,
    0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0,
    0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0,
    0x1.addbc20f2834p-14, 0x1.dabb27ff59ff1p-16, 0x1.1589aa55a67c4p-17, 0x1.5699f0442abcap-19};

static const double scaled_erfc_binary64_c0[32] = {
    0x1.78a692138767ap-2, 0x1.23cfc2f1dc7ep-2, 0x1.d94446d627932p-3, 0x1.8c9eb68ff27d7p-3,
    0x1.3e0a99a0ee914p-3, 0x1.f5b2a049cf4c6p-4, 0x1.9d8a8f2284f2cp-4, 0x1.5f75c42e97171p-4,
    0x1.1ea8c4009b459p-4, 0x1.cbe831f997124p-5, 0x1.7fd46c5e0864dp-5, 0x1.494bb2ce2924fp-5,
    0x1.0f67b1bff7645p-5, 0x1.b7ad8ef8307ccp-6, 0x1.7173c308c43e9p-6, 0x1.3e8ef95095f56p-6,
    0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0,
    0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0,
    0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0,
    0x1.bf16ef058facfp-1, 0x1.5f28ade3ca4acp-1, 0x1.1d16b5809eaf6p-1, 0x1.db747ee409ac5p-2};

static const double scaled_erfc_binary64_c0_low[32] = {
    0x1.4797400f19192p-63, 0x1.3b1040eb318c2p-57, -0x1.a8198a8216449p-58, -0x1.bb4e763c64a35p-57,
    -0x1.902cb7976c65ep-60, -0x1.fc4bbbfb1695ap-58, -0x1.5b0277fa1ecb8p-58, -0x1.a1eaaa8191c3p-58,
    0x1.e4fa709a9de5ep-59, -0x1.ed815e254e295p-60, 0x1.890aa6df43976p-60, 0x1.5741133d175cep-59,
    -0x1.738b52faf2e84p-59, 0x1.af3ea909de6cep-61, -0x1.e9cda5b8a2735p-60, -0x1.bff88cbf0741bp-60,
    0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0,
    0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0,
    0x0p+0, 0x0p+0, 0x0p+0, 0x0p+0,
    -0x1.07c49978e8d32p-55, -0x1.29d4ae110b505p-57, 0x1.043e5f49b4044p-55, -0x1.55a083acba9f3p-56};

/* erfc_f_binary64_faithful: 90 operations (31 fma, 17 lookup, 11 add, 7 sub, 5 mul, 3 fms, 3 fnma, 2 select, 2 lesser, 2 bits, 1 less, 1 abs, 1 neg, 1 right, 1 left, 1 float, 1 nan_from), 4352 bytes of tables */
XPHI_OP void erfc_f_binary64_faithful_one(const double *const *from, double *const *to, const double *parameters) {
    (void)parameters;
    const vd v0_0 = load_d(from[0] + 0 * WIDTH);
    const vd v1 = number_d(0x0p+0);
    const vn v2_0 = less_d(v0_0, v1);
    const vd v3 = number_d(0x1p+1);
    const vd v4_0 = select_d(v2_0, v3, v1);
    const vd v5 = number_d(0x1p+0);
    const vd v6 = number_d(-0x1p+0);
    const vd v7_0 = select_d(v2_0, v5, v6);
    const vd v8_0 = abs_d(v0_0);
    const vd v9 = number_d(0x1.c3fp+4);
    const vd v10_0 = lesser_d(v8_0, v9);
    const vd v11_0 = neg_d(v10_0);
    const vd v12_0 = mul_d(v11_0, v10_0);
    const vd v13_0 = fms_d(v11_0, v10_0, v12_0);
    const vd v14 = number_d(0x1.71547652b82fep+0);
    const vd v15 = number_d(0x1.800000000047fp+52);
    const vd v16_0 = fma_d(v12_0, v14, v15);
    const vd v17_0 = sub_d(v16_0, v15);
    const vd v18 = number_d(0x1.62e42fefa4p-1);
    const vd v19_0 = fnma_d(v17_0, v18, v12_0);
    const vd v20 = number_d(-0x1.8432a1b0e2634p-43);
    const vd v21_0 = fnma_d(v17_0, v20, v13_0);
    const vd v22_0 = add_d(v19_0, v21_0);
    const vd v23_0 = mul_d(v22_0, v22_0);
    const vd v24 = number_d(0x1p-1);
    const vd v25 = number_d(0x1.555555555555bp-3);
    const vd v26 = number_d(0x1.5555555555503p-5);
    const vd v27 = number_d(0x1.111111110ec4ep-7);
    const vd v28 = number_d(0x1.6c16c16c30539p-10);
    const vd v29 = number_d(0x1.a01a01b3845a3p-13);
    const vd v30 = number_d(0x1.a01a01366e0d4p-16);
    const vd v31 = number_d(0x1.71ddf0112723ap-19);
    const vd v32 = number_d(0x1.27e5b46d479fep-22);
    const vd v33 = number_d(0x1.af6c03b2ed097p-26);
    const vd v34 = number_d(0x1.1e3d1a7a9c487p-29);
    const vd v35_0 = fma_d(v34, v22_0, v33);
    const vd v36_0 = fma_d(v35_0, v22_0, v32);
    const vd v37_0 = fma_d(v36_0, v22_0, v31);
    const vd v38_0 = fma_d(v37_0, v22_0, v30);
    const vd v39_0 = fma_d(v38_0, v22_0, v29);
    const vd v40_0 = fma_d(v39_0, v22_0, v28);
    const vd v41_0 = fma_d(v40_0, v22_0, v27);
    const vd v42_0 = fma_d(v41_0, v22_0, v26);
    const vd v43_0 = fma_d(v42_0, v22_0, v25);
    const vd v44_0 = fma_d(v43_0, v22_0, v24);
    const vd v45_0 = fma_d(v23_0, v44_0, v21_0);
    const vd v46_0 = add_d(v5, v19_0);
    const vd v47_0 = sub_d(v5, v46_0);
    const vd v48_0 = add_d(v47_0, v19_0);
    const vd v49_0 = add_d(v48_0, v45_0);
    const vd v50_0 = add_d(v10_0, v5);
    const vq v51_0 = bits_d(v50_0);
    const vq v52_0 = right_q(v51_0, 50);
    const vd v53_0 = lookup_d(scaled_erfc_binary64_center, v52_0, 32);
    const vd v54_0 = sub_d(v10_0, v53_0);
    const vd v55_0 = lookup_d(scaled_erfc_binary64_c1, v52_0, 32);
    const vd v56_0 = lookup_d(scaled_erfc_binary64_c2, v52_0, 32);
    const vd v57_0 = lookup_d(scaled_erfc_binary64_c3, v52_0, 32);
    const vd v58_0 = lookup_d(scaled_erfc_binary64_c4, v52_0, 32);
    const vd v59_0 = lookup_d(scaled_erfc_binary64_c5, v52_0, 32);
    const vd v60_0 = lookup_d(scaled_erfc_binary64_c6, v52_0, 32);
    const vd v61_0 = lookup_d(scaled_erfc_binary64_c7, v52_0, 32);
    const vd v62_0 = lookup_d(scaled_erfc_binary64_c8, v52_0, 32);
    const vd v63_0 = lookup_d(scaled_erfc_binary64_c9, v52_0, 32);
    const vd v64_0 = lookup_d(scaled_erfc_binary64_c10, v52_0, 32);
    const vd v65_0 = lookup_d(scaled_erfc_binary64_c11, v52_0, 32);
    const vd v66_0 = lookup_d(scaled_erfc_binary64_c12, v52_0, 32);
    const vd v67_0 = lookup_d(scaled_erfc_binary64_c13, v52_0, 32);
    const vd v68_0 = lookup_d(scaled_erfc_binary64_c14, v52_0, 32);
    const vd v69_0 = lookup_d(scaled_erfc_binary64_c0, v52_0, 32);
    const vd v70_0 = lookup_d(scaled_erfc_binary64_c0_low, v52_0, 32);
    const vd v71_0 = fma_d(v68_0, v54_0, v67_0);
    const vd v72_0 = fma_d(v71_0, v54_0, v66_0);
    const vd v73_0 = fma_d(v72_0, v54_0, v65_0);
    const vd v74_0 = fma_d(v73_0, v54_0, v64_0);
    const vd v75_0 = fma_d(v74_0, v54_0, v63_0);
    const vd v76_0 = fma_d(v75_0, v54_0, v62_0);
    const vd v77_0 = fma_d(v76_0, v54_0, v61_0);
    const vd v78_0 = fma_d(v77_0, v54_0, v60_0);
    const vd v79_0 = fma_d(v78_0, v54_0, v59_0);
    const vd v80_0 = fma_d(v79_0, v54_0, v58_0);
    const vd v81_0 = fma_d(v80_0, v54_0, v57_0);
    const vd v82_0 = fma_d(v81_0, v54_0, v56_0);
    const vd v83_0 = fma_d(v82_0, v54_0, v55_0);
    const vd v84_0 = fma_d(v83_0, v54_0, v70_0);
    const vd v85_0 = add_d(v69_0, v84_0);
    const vd v86_0 = sub_d(v69_0, v85_0);
    const vd v87_0 = add_d(v86_0, v84_0);
    const vd v88_0 = mul_d(v46_0, v85_0);
    const vd v89_0 = fms_d(v46_0, v85_0, v88_0);
    const vd v90_0 = fma_d(v46_0, v87_0, v89_0);
    const vd v91_0 = add_d(v85_0, v87_0);
    const vd v92_0 = fma_d(v49_0, v91_0, v90_0);
    const vq v93_0 = bits_d(v16_0);
    const vq v94_0 = left_q(v93_0, 52);
    const vd v95_0 = float_d(v94_0);
    const vd v96_0 = mul_d(v7_0, v95_0);
    const vd v97_0 = mul_d(v88_0, v96_0);
    const vd v98_0 = fms_d(v88_0, v96_0, v97_0);
    const vd v99_0 = fma_d(v92_0, v96_0, v98_0);
    const vd v100_0 = add_d(v97_0, v99_0);
    const vd v101_0 = sub_d(v97_0, v100_0);
    const vd v102_0 = add_d(v101_0, v99_0);
    const vd v103 = number_d(0x1p-128);
    const vd v104_0 = fnma_d(v100_0, v103, v4_0);
    const vd v105_0 = sub_d(v104_0, v4_0);
    const vd v106_0 = fma_d(v100_0, v103, v105_0);
    const vd v107_0 = fma_d(v102_0, v103, v106_0);
    const vd v108 = number_d(0x1p+1000);
    const vd v109_0 = lesser_d(v107_0, v108);
    const vd v110_0 = add_d(v109_0, v1);
    const vd v111_0 = sub_d(v104_0, v110_0);
    const vd v112_0 = nan_from_d(v111_0, v0_0);
    store_d(to[0] + 0 * WIDTH, v112_0);
}

XPHI_OP void erfc_f_binary64_faithful_many(const double *const *from, double *const *to, const double *parameters) {
    (void)parameters;
    const vd v0_0 = load_d(from[0] + 0 * WIDTH);
    const vd v0_1 = load_d(from[0] + 1 * WIDTH);
    const vd v1 = number_d(0x0p+0);
    const vn v2_0 = less_d(v0_0, v1);
    const vn v2_1 = less_d(v0_1, v1);
    const vd v3 = number_d(0x1p+1);
    const vd v4_0 = select_d(v2_0, v3, v1);
    const vd v4_1 = select_d(v2_1, v3, v1);
    const vd v5 = number_d(0x1p+0);
    const vd v6 = number_d(-0x1p+0);
    const vd v7_0 = select_d(v2_0, v5, v6);
    const vd v7_1 = select_d(v2_1, v5, v6);
    const vd v8_0 = abs_d(v0_0);
    const vd v8_1 = abs_d(v0_1);
    const vd v9 = number_d(0x1.c3fp+4);
    const vd v10_0 = lesser_d(v8_0, v9);
    const vd v10_1 = lesser_d(v8_1, v9);
    const vd v11_0 = neg_d(v10_0);
    const vd v11_1 = neg_d(v10_1);
    const vd v12_0 = mul_d(v11_0, v10_0);
    const vd v12_1 = mul_d(v11_1, v10_1);
    const vd v13_0 = fms_d(v11_0, v10_0, v12_0);
    const vd v13_1 = fms_d(v11_1, v10_1, v12_1);
    const vd v14 = number_d(0x1.71547652b82fep+0);
    const vd v15 = number_d(0x1.800000000047fp+52);
    const vd v16_0 = fma_d(v12_0, v14, v15);
    const vd v16_1 = fma_d(v12_1, v14, v15);
    const vd v17_0 = sub_d(v16_0, v15);
    const vd v17_1 = sub_d(v16_1, v15);
    const vd v18 = number_d(0x1.62e42fefa4p-1);
    const vd v19_0 = fnma_d(v17_0, v18, v12_0);
    const vd v19_1 = fnma_d(v17_1, v18, v12_1);
    const vd v20 = number_d(-0x1.8432a1b0e2634p-43);
    const vd v21_0 = fnma_d(v17_0, v20, v13_0);
    const vd v21_1 = fnma_d(v17_1, v20, v13_1);
    const vd v22_0 = add_d(v19_0, v21_0);
    const vd v22_1 = add_d(v19_1, v21_1);
    const vd v23_0 = mul_d(v22_0, v22_0);
    const vd v23_1 = mul_d(v22_1, v22_1);
    const vd v24 = number_d(0x1p-1);
    const vd v25 = number_d(0x1.555555555555bp-3);
    const vd v26 = number_d(0x1.5555555555503p-5);
    const vd v27 = number_d(0x1.111111110ec4ep-7);
    const vd v28 = number_d(0x1.6c16c16c30539p-10);
    const vd v29 = number_d(0x1.a01a01b3845a3p-13);
    const vd v30 = number_d(0x1.a01a01366e0d4p-16);
    const vd v31 = number_d(0x1.71ddf0112723ap-19);
    const vd v32 = number_d(0x1.27e5b46d479fep-22);
    const vd v33 = number_d(0x1.af6c03b2ed097p-26);
    const vd v34 = number_d(0x1.1e3d1a7a9c487p-29);
    const vd v35_0 = fma_d(v34, v22_0, v33);
    const vd v35_1 = fma_d(v34, v22_1, v33);
    const vd v36_0 = fma_d(v35_0, v22_0, v32);
    const vd v36_1 = fma_d(v35_1, v22_1, v32);
    const vd v37_0 = fma_d(v36_0, v22_0, v31);
    const vd v37_1 = fma_d(v36_1, v22_1, v31);
    const vd v38_0 = fma_d(v37_0, v22_0, v30);
    const vd v38_1 = fma_d(v37_1, v22_1, v30);
    const vd v39_0 = fma_d(v38_0, v22_0, v29);
    const vd v39_1 = fma_d(v38_1, v22_1, v29);
    const vd v40_0 = fma_d(v39_0, v22_0, v28);
    const vd v40_1 = fma_d(v39_1, v22_1, v28);
    const vd v41_0 = fma_d(v40_0, v22_0, v27);
    const vd v41_1 = fma_d(v40_1, v22_1, v27);
    const vd v42_0 = fma_d(v41_0, v22_0, v26);
    const vd v42_1 = fma_d(v41_1, v22_1, v26);
    const vd v43_0 = fma_d(v42_0, v22_0, v25);
    const vd v43_1 = fma_d(v42_1, v22_1, v25);
    const vd v44_0 = fma_d(v43_0, v22_0, v24);
    const vd v44_1 = fma_d(v43_1, v22_1, v24);
    const vd v45_0 = fma_d(v23_0, v44_0, v21_0);
    const vd v45_1 = fma_d(v23_1, v44_1, v21_1);
    const vd v46_0 = add_d(v5, v19_0);
    const vd v46_1 = add_d(v5, v19_1);
    const vd v47_0 = sub_d(v5, v46_0);
    const vd v47_1 = sub_d(v5, v46_1);
    const vd v48_0 = add_d(v47_0, v19_0);
    const vd v48_1 = add_d(v47_1, v19_1);
    const vd v49_0 = add_d(v48_0, v45_0);
    const vd v49_1 = add_d(v48_1, v45_1);
    const vd v50_0 = add_d(v10_0, v5);
    const vd v50_1 = add_d(v10_1, v5);
    const vq v51_0 = bits_d(v50_0);
    const vq v51_1 = bits_d(v50_1);
    const vq v52_0 = right_q(v51_0, 50);
    const vq v52_1 = right_q(v51_1, 50);
    const vd v53_0 = lookup_d(scaled_erfc_binary64_center, v52_0, 32);
    const vd v53_1 = lookup_d(scaled_erfc_binary64_center, v52_1, 32);
    const vd v54_0 = sub_d(v10_0, v53_0);
    const vd v54_1 = sub_d(v10_1, v53_1);
    const vd v55_0 = lookup_d(scaled_erfc_binary64_c1, v52_0, 32);
    const vd v55_1 = lookup_d(scaled_erfc_binary64_c1, v52_1, 32);
    const vd v56_0 = lookup_d(scaled_erfc_binary64_c2, v52_0, 32);
    const vd v56_1 = lookup_d(scaled_erfc_binary64_c2, v52_1, 32);
    const vd v57_0 = lookup_d(scaled_erfc_binary64_c3, v52_0, 32);
    const vd v57_1 = lookup_d(scaled_erfc_binary64_c3, v52_1, 32);
    const vd v58_0 = lookup_d(scaled_erfc_binary64_c4, v52_0, 32);
    const vd v58_1 = lookup_d(scaled_erfc_binary64_c4, v52_1, 32);
    const vd v59_0 = lookup_d(scaled_erfc_binary64_c5, v52_0, 32);
    const vd v59_1 = lookup_d(scaled_erfc_binary64_c5, v52_1, 32);
    const vd v60_0 = lookup_d(scaled_erfc_binary64_c6, v52_0, 32);
    const vd v60_1 = lookup_d(scaled_erfc_binary64_c6, v52_1, 32);
    const vd v61_0 = lookup_d(scaled_erfc_binary64_c7, v52_0, 32);
    const vd v61_1 = lookup_d(scaled_erfc_binary64_c7, v52_1, 32);
    const vd v62_0 = lookup_d(scaled_erfc_binary64_c8, v52_0, 32);
    const vd v62_1 = lookup_d(scaled_erfc_binary64_c8, v52_1, 32);
    const vd v63_0 = lookup_d(scaled_erfc_binary64_c9, v52_0, 32);
    const vd v63_1 = lookup_d(scaled_erfc_binary64_c9, v52_1, 32);
    const vd v64_0 = lookup_d(scaled_erfc_binary64_c10, v52_0, 32);
    const vd v64_1 = lookup_d(scaled_erfc_binary64_c10, v52_1, 32);
    const vd v65_0 = lookup_d(scaled_erfc_binary64_c11, v52_0, 32);
    const vd v65_1 = lookup_d(scaled_erfc_binary64_c11, v52_1, 32);
    const vd v66_0 = lookup_d(scaled_erfc_binary64_c12, v52_0, 32);
    const vd v66_1 = lookup_d(scaled_erfc_binary64_c12, v52_1, 32);
    const vd v67_0 = lookup_d(scaled_erfc_binary64_c13, v52_0, 32);
    const vd v67_1 = lookup_d(scaled_erfc_binary64_c13, v52_1, 32);
    const vd v68_0 = lookup_d(scaled_erfc_binary64_c14, v52_0, 32);
    const vd v68_1 = lookup_d(scaled_erfc_binary64_c14, v52_1, 32);
    const vd v69_0 = lookup_d(scaled_erfc_binary64_c0, v52_0, 32);
    const vd v69_1 = lookup_d(scaled_erfc_binary64_c0, v52_1, 32);
    const vd v70_0 = lookup_d(scaled_erfc_binary64_c0_low, v52_0, 32);
    const vd v70_1 = lookup_d(scaled_erfc_binary64_c0_low, v52_1, 32);
    const vd v71_0 = fma_d(v68_0, v54_0, v67_0);
    const vd v71_1 = fma_d(v68_1, v54_1, v67_1);
    const vd v72_0 = fma_d(v71_0, v54_0, v66_0);
    const vd v72_1 = fma_d(v71_1, v54_1, v66_1);
    const vd v73_0 = fma_d(v72_0, v54_0, v65_0);
    const vd v73_1 = fma_d(v72_1, v54_1, v65_1);
    const vd v74_0 = fma_d(v73_0, v54_0, v64_0);
    const vd v74_1 = fma_d(v73_1, v54_1, v64_1);
    const vd v75_0 = fma_d(v74_0, v54_0, v63_0);
    const vd v75_1 = fma_d(v74_1, v54_1, v63_1);
    const vd v76_0 = fma_d(v75_0, v54_0, v62_0);
    const vd v76_1 = fma_d(v75_1, v54_1, v62_1);
    const vd v77_0 = fma_d(v76_0, v54_0, v61_0);
    const vd v77_1 = fma_d(v76_1, v54_1, v61_1);
    const vd v78_0 = fma_d(v77_0, v54_0, v60_0);
    const vd v78_1 = fma_d(v77_1, v54_1, v60_1);
    const vd v79_0 = fma_d(v78_0, v54_0, v59_0);
    const vd v79_1 = fma_d(v78_1, v54_1, v59_1);
    const vd v80_0 = fma_d(v79_0, v54_0, v58_0);
    const vd v80_1 = fma_d(v79_1, v54_1, v58_1);
    const vd v81_0 = fma_d(v80_0, v54_0, v57_0);
    const vd v81_1 = fma_d(v80_1, v54_1, v57_1);
    const vd v82_0 = fma_d(v81_0, v54_0, v56_0);
    const vd v82_1 = fma_d(v81_1, v54_1, v56_1);
    const vd v83_0 = fma_d(v82_0, v54_0, v55_0);
    const vd v83_1 = fma_d(v82_1, v54_1, v55_1);
    const vd v84_0 = fma_d(v83_0, v54_0, v70_0);
    const vd v84_1 = fma_d(v83_1, v54_1, v70_1);
    const vd v85_0 = add_d(v69_0, v84_0);
    const vd v85_1 = add_d(v69_1, v84_1);
    const vd v86_0 = sub_d(v69_0, v85_0);
    const vd v86_1 = sub_d(v69_1, v85_1);
    const vd v87_0 = add_d(v86_0, v84_0);
    const vd v87_1 = add_d(v86_1, v84_1);
    const vd v88_0 = mul_d(v46_0, v85_0);
    const vd v88_1 = mul_d(v46_1, v85_1);
    const vd v89_0 = fms_d(v46_0, v85_0, v88_0);
    const vd v89_1 = fms_d(v46_1, v85_1, v88_1);
    const vd v90_0 = fma_d(v46_0, v87_0, v89_0);
    const vd v90_1 = fma_d(v46_1, v87_1, v89_1);
    const vd v91_0 = add_d(v85_0, v87_0);
    const vd v91_1 = add_d(v85_1, v87_1);
    const vd v92_0 = fma_d(v49_0, v91_0, v90_0);
    const vd v92_1 = fma_d(v49_1, v91_1, v90_1);
    const vq v93_0 = bits_d(v16_0);
    const vq v93_1 = bits_d(v16_1);
    const vq v94_0 = left_q(v93_0, 52);
    const vq v94_1 = left_q(v93_1, 52);
    const vd v95_0 = float_d(v94_0);
    const vd v95_1 = float_d(v94_1);
    const vd v96_0 = mul_d(v7_0, v95_0);
    const vd v96_1 = mul_d(v7_1, v95_1);
    const vd v97_0 = mul_d(v88_0, v96_0);
    const vd v97_1 = mul_d(v88_1, v96_1);
    const vd v98_0 = fms_d(v88_0, v96_0, v97_0);
    const vd v98_1 = fms_d(v88_1, v96_1, v97_1);
    const vd v99_0 = fma_d(v92_0, v96_0, v98_0);
    const vd v99_1 = fma_d(v92_1, v96_1, v98_1);
    const vd v100_0 = add_d(v97_0, v99_0);
    const vd v100_1 = add_d(v97_1, v99_1);
    const vd v101_0 = sub_d(v97_0, v100_0);
    const vd v101_1 = sub_d(v97_1, v100_1);
    const vd v102_0 = add_d(v101_0, v99_0);
    const vd v102_1 = add_d(v101_1, v99_1);
    const vd v103 = number_d(0x1p-128);
    const vd v104_0 = fnma_d(v100_0, v103, v4_0);
    const vd v104_1 = fnma_d(v100_1, v103, v4_1);
    const vd v105_0 = sub_d(v104_0, v4_0);
    const vd v105_1 = sub_d(v104_1, v4_1);
    const vd v106_0 = fma_d(v100_0, v103, v105_0);
    const vd v106_1 = fma_d(v100_1, v103, v105_1);
    const vd v107_0 = fma_d(v102_0, v103, v106_0);
    const vd v107_1 = fma_d(v102_1, v103, v106_1);
    const vd v108 = number_d(0x1p+1000);
    const vd v109_0 = lesser_d(v107_0, v108);
    const vd v109_1 = lesser_d(v107_1, v108);
    const vd v110_0 = add_d(v109_0, v1);
    const vd v110_1 = add_d(v109_1, v1);
    const vd v111_0 = sub_d(v104_0, v110_0);
    const vd v111_1 = sub_d(v104_1, v110_1);
    const vd v112_0 = nan_from_d(v111_0, v0_0);
    const vd v112_1 = nan_from_d(v111_1, v0_1);
    store_d(to[0] + 0 * WIDTH, v112_0);
    store_d(to[0] + 1 * WIDTH, v112_1);
}

static void run_erfc_f_binary64_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(double, 1, 1, erfc_f_binary64_faithful_one, erfc_f_binary64_faithful_many, 2)
}

/* erfc_grad_binary32_faithful: 44 operations (11 fma, 8 add, 5 mul, 5 sub, 3 fms, 3 fnma, 2 lesser, 2 neg, 1 abs, 1 bits, 1 left, 1 float, 1 nan_from), 0 bytes of tables */
XPHI_OP void erfc_grad_binary32_faithful_one(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf v0_0 = load_f(from[0] + 0 * WIDTH);
    const vf v1_0 = abs_f(v0_0);
    const vf v2 = number_f(0x1.7038p+3f);
    const vf v3_0 = lesser_f(v1_0, v2);
    const vf v4_0 = neg_f(v3_0);
    const vf v5_0 = mul_f(v4_0, v3_0);
    const vf v6_0 = fms_f(v4_0, v3_0, v5_0);
    const vf v7 = number_f(0x1.715476p+0f);
    const vf v8 = number_f(0x1.80017ep+23f);
    const vf v9_0 = fma_f(v5_0, v7, v8);
    const vf v10_0 = sub_f(v9_0, v8);
    const vf v11 = number_f(0x1.62e4p-1f);
    const vf v12_0 = fnma_f(v10_0, v11, v5_0);
    const vf v13 = number_f(0x1.7f7d1cp-20f);
    const vf v14_0 = fnma_f(v10_0, v13, v6_0);
    const vf v15_0 = add_f(v12_0, v14_0);
    const vf v16_0 = mul_f(v15_0, v15_0);
    const vf v17 = number_f(0x1.fffffcp-2f);
    const vf v18 = number_f(0x1.555492p-3f);
    const vf v19 = number_f(0x1.5558d2p-5f);
    const vf v20 = number_f(0x1.1239cap-7f);
    const vf v21 = number_f(0x1.6a23d4p-10f);
    const vf v22_0 = fma_f(v21, v15_0, v20);
    const vf v23_0 = fma_f(v22_0, v15_0, v19);
    const vf v24_0 = fma_f(v23_0, v15_0, v18);
    const vf v25_0 = fma_f(v24_0, v15_0, v17);
    const vf v26_0 = fma_f(v16_0, v25_0, v14_0);
    const vf v27 = number_f(0x1p+0f);
    const vf v28_0 = add_f(v27, v12_0);
    const vf v29_0 = sub_f(v27, v28_0);
    const vf v30_0 = add_f(v29_0, v12_0);
    const vf v31_0 = add_f(v30_0, v26_0);
    const vf v32 = number_f(0x0p+0f);
    const vf v33 = number_f(0x1.20dd76p+0f);
    const vf v34 = number_f(-0x1.f7ac92p-25f);
    const vf v35_0 = mul_f(v28_0, v33);
    const vf v36_0 = fms_f(v28_0, v33, v35_0);
    const vf v37_0 = fma_f(v28_0, v34, v36_0);
    const vf v38_0 = add_f(v33, v34);
    const vf v39_0 = fma_f(v31_0, v38_0, v37_0);
    const vi v40_0 = bits_f(v9_0);
    const vi v41_0 = left_i(v40_0, 23);
    const vf v42_0 = float_f(v41_0);
    const vf v43 = number_f(-0x1p+0f);
    const vf v44_0 = mul_f(v43, v42_0);
    const vf v45_0 = mul_f(v35_0, v44_0);
    const vf v46_0 = fms_f(v35_0, v44_0, v45_0);
    const vf v47_0 = fma_f(v39_0, v44_0, v46_0);
    const vf v48_0 = add_f(v45_0, v47_0);
    const vf v49_0 = sub_f(v45_0, v48_0);
    const vf v50_0 = add_f(v49_0, v47_0);
    const vf v51 = number_f(0x1p-64f);
    const vf v52_0 = fnma_f(v48_0, v51, v32);
    const vf v53_0 = sub_f(v52_0, v32);
    const vf v54_0 = fma_f(v48_0, v51, v53_0);
    const vf v55_0 = fma_f(v50_0, v51, v54_0);
    const vf v56 = number_f(0x1p+126f);
    const vf v57_0 = lesser_f(v55_0, v56);
    const vf v58_0 = add_f(v57_0, v32);
    const vf v59_0 = sub_f(v52_0, v58_0);
    const vf v60_0 = nan_from_f(v59_0, v0_0);
    const vf v61_0 = neg_f(v60_0);
    store_f(to[0] + 0 * WIDTH, v61_0);
}

XPHI_OP void erfc_grad_binary32_faithful_many(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf v0_0 = load_f(from[0] + 0 * WIDTH);
    const vf v0_1 = load_f(from[0] + 1 * WIDTH);
    const vf v1_0 = abs_f(v0_0);
    const vf v1_1 = abs_f(v0_1);
    const vf v2 = number_f(0x1.7038p+3f);
    const vf v3_0 = lesser_f(v1_0, v2);
    const vf v3_1 = lesser_f(v1_1, v2);
    const vf v4_0 = neg_f(v3_0);
    const vf v4_1 = neg_f(v3_1);
    const vf v5_0 = mul_f(v4_0, v3_0);
    const vf v5_1 = mul_f(v4_1, v3_1);
    const vf v6_0 = fms_f(v4_0, v3_0, v5_0);
    const vf v6_1 = fms_f(v4_1, v3_1, v5_1);
    const vf v7 = number_f(0x1.715476p+0f);
    const vf v8 = number_f(0x1.80017ep+23f);
    const vf v9_0 = fma_f(v5_0, v7, v8);
    const vf v9_1 = fma_f(v5_1, v7, v8);
    const vf v10_0 = sub_f(v9_0, v8);
    const vf v10_1 = sub_f(v9_1, v8);
    const vf v11 = number_f(0x1.62e4p-1f);
    const vf v12_0 = fnma_f(v10_0, v11, v5_0);
    const vf v12_1 = fnma_f(v10_1, v11, v5_1);
    const vf v13 = number_f(0x1.7f7d1cp-20f);
    const vf v14_0 = fnma_f(v10_0, v13, v6_0);
    const vf v14_1 = fnma_f(v10_1, v13, v6_1);
    const vf v15_0 = add_f(v12_0, v14_0);
    const vf v15_1 = add_f(v12_1, v14_1);
    const vf v16_0 = mul_f(v15_0, v15_0);
    const vf v16_1 = mul_f(v15_1, v15_1);
    const vf v17 = number_f(0x1.fffffcp-2f);
    const vf v18 = number_f(0x1.555492p-3f);
    const vf v19 = number_f(0x1.5558d2p-5f);
    const vf v20 = number_f(0x1.1239cap-7f);
    const vf v21 = number_f(0x1.6a23d4p-10f);
    const vf v22_0 = fma_f(v21, v15_0, v20);
    const vf v22_1 = fma_f(v21, v15_1, v20);
    const vf v23_0 = fma_f(v22_0, v15_0, v19);
    const vf v23_1 = fma_f(v22_1, v15_1, v19);
    const vf v24_0 = fma_f(v23_0, v15_0, v18);
    const vf v24_1 = fma_f(v23_1, v15_1, v18);
    const vf v25_0 = fma_f(v24_0, v15_0, v17);
    const vf v25_1 = fma_f(v24_1, v15_1, v17);
    const vf v26_0 = fma_f(v16_0, v25_0, v14_0);
    const vf v26_1 = fma_f(v16_1, v25_1, v14_1);
    const vf v27 = number_f(0x1p+0f);
    const vf v28_0 = add_f(v27, v12_0);
    const vf v28_1 = add_f(v27, v12_1);
    const vf v29_0 = sub_f(v27, v28_0);
    const vf v29_1 = sub_f(v27, v28_1);
    const vf v30_0 = add_f(v29_0, v12_0);
    const vf v30_1 = add_f(v29_1, v12_1);
    const vf v31_0 = add_f(v30_0, v26_0);
    const vf v31_1 = add_f(v30_1, v26_1);
    const vf v32 = number_f(0x0p+0f);
    const vf v33 = number_f(0x1.20dd76p+0f);
    const vf v34 = number_f(-0x1.f7ac92p-25f);
    const vf v35_0 = mul_f(v28_0, v33);
    const vf v35_1 = mul_f(v28_1, v33);
    const vf v36_0 = fms_f(v28_0, v33, v35_0);
    const vf v36_1 = fms_f(v28_1, v33, v35_1);
    const vf v37_0 = fma_f(v28_0, v34, v36_0);
    const vf v37_1 = fma_f(v28_1, v34, v36_1);
    const vf v38_0 = add_f(v33, v34);
    const vf v38_1 = add_f(v33, v34);
    const vf v39_0 = fma_f(v31_0, v38_0, v37_0);
    const vf v39_1 = fma_f(v31_1, v38_1, v37_1);
    const vi v40_0 = bits_f(v9_0);
    const vi v40_1 = bits_f(v9_1);
    const vi v41_0 = left_i(v40_0, 23);
    const vi v41_1 = left_i(v40_1, 23);
    const vf v42_0 = float_f(v41_0);
    const vf v42_1 = float_f(v41_1);
    const vf v43 = number_f(-0x1p+0f);
    const vf v44_0 = mul_f(v43, v42_0);
    const vf v44_1 = mul_f(v43, v42_1);
    const vf v45_0 = mul_f(v35_0, v44_0);
    const vf v45_1 = mul_f(v35_1, v44_1);
    const vf v46_0 = fms_f(v35_0, v44_0, v45_0);
    const vf v46_1 = fms_f(v35_1, v44_1, v45_1);
    const vf v47_0 = fma_f(v39_0, v44_0, v46_0);
    const vf v47_1 = fma_f(v39_1, v44_1, v46_1);
    const vf v48_0 = add_f(v45_0, v47_0);
    const vf v48_1 = add_f(v45_1, v47_1);
    const vf v49_0 = sub_f(v45_0, v48_0);
    const vf v49_1 = sub_f(v45_1, v48_1);
    const vf v50_0 = add_f(v49_0, v47_0);
    const vf v50_1 = add_f(v49_1, v47_1);
    const vf v51 = number_f(0x1p-64f);
    const vf v52_0 = fnma_f(v48_0, v51, v32);
    const vf v52_1 = fnma_f(v48_1, v51, v32);
    const vf v53_0 = sub_f(v52_0, v32);
    const vf v53_1 = sub_f(v52_1, v32);
    const vf v54_0 = fma_f(v48_0, v51, v53_0);
    const vf v54_1 = fma_f(v48_1, v51, v53_1);
    const vf v55_0 = fma_f(v50_0, v51, v54_0);
    const vf v55_1 = fma_f(v50_1, v51, v54_1);
    const vf v56 = number_f(0x1p+126f);
    const vf v57_0 = lesser_f(v55_0, v56);
    const vf v57_1 = lesser_f(v55_1, v56);
    const vf v58_0 = add_f(v57_0, v32);
    const vf v58_1 = add_f(v57_1, v32);
    const vf v59_0 = sub_f(v52_0, v58_0);
    const vf v59_1 = sub_f(v52_1, v58_1);
    const vf v60_0 = nan_from_f(v59_0, v0_0);
    const vf v60_1 = nan_from_f(v59_1, v0_1);
    const vf v61_0 = neg_f(v60_0);
    const vf v61_1 = neg_f(v60_1);
    store_f(to[0] + 0 * WIDTH, v61_0);
    store_f(to[0] + 1 * WIDTH, v61_1);
}

static void run_erfc_grad_binary32_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 1, 1, erfc_grad_binary32_faithful_one, erfc_grad_binary32_faithful_many, 2)
}

/* erfc_grad_binary32_fast: 26 operations (6 fma, 5 mul, 3 fnma, 2 neg, 2 add, 1 abs, 1 lesser, 1 fms, 1 sub, 1 bits, 1 left, 1 float, 1 nan_from), 0 bytes of tables */
XPHI_OP void erfc_grad_binary32_fast_one(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf v0_0 = load_f(from[0] + 0 * WIDTH);
    const vf v1_0 = abs_f(v0_0);
    const vf v2 = number_f(0x1.7038p+3f);
    const vf v3_0 = lesser_f(v1_0, v2);
    const vf v4_0 = neg_f(v3_0);
    const vf v5_0 = mul_f(v4_0, v3_0);
    const vf v6_0 = fms_f(v4_0, v3_0, v5_0);
    const vf v7 = number_f(0x1.715476p+0f);
    const vf v8 = number_f(0x1.80017ep+23f);
    const vf v9_0 = fma_f(v5_0, v7, v8);
    const vf v10_0 = sub_f(v9_0, v8);
    const vf v11 = number_f(0x1.62e4p-1f);
    const vf v12_0 = fnma_f(v10_0, v11, v5_0);
    const vf v13 = number_f(0x1.7f7d1cp-20f);
    const vf v14_0 = fnma_f(v10_0, v13, v12_0);
    const vf v15_0 = add_f(v14_0, v6_0);
    const vf v16 = number_f(0x1.fffffcp-2f);
    const vf v17 = number_f(0x1.555492p-3f);
    const vf v18 = number_f(0x1.5558d2p-5f);
    const vf v19 = number_f(0x1.1239cap-7f);
    const vf v20 = number_f(0x1.6a23d4p-10f);
    const vf v21_0 = fma_f(v20, v15_0, v19);
    const vf v22_0 = fma_f(v21_0, v15_0, v18);
    const vf v23_0 = fma_f(v22_0, v15_0, v17);
    const vf v24_0 = fma_f(v23_0, v15_0, v16);
    const vf v25_0 = mul_f(v24_0, v15_0);
    const vf v26_0 = fma_f(v25_0, v15_0, v15_0);
    const vf v27 = number_f(0x1p+0f);
    const vf v28_0 = add_f(v26_0, v27);
    const vf v29 = number_f(0x0p+0f);
    const vf v30 = number_f(0x1.20dd76p+0f);
    const vf v31_0 = mul_f(v28_0, v30);
    const vi v32_0 = bits_f(v9_0);
    const vi v33_0 = left_i(v32_0, 23);
    const vf v34_0 = float_f(v33_0);
    const vf v35 = number_f(-0x1p+0f);
    const vf v36_0 = mul_f(v35, v34_0);
    const vf v37_0 = mul_f(v31_0, v36_0);
    const vf v38 = number_f(0x1p-64f);
    const vf v39_0 = fnma_f(v37_0, v38, v29);
    const vf v40_0 = nan_from_f(v39_0, v0_0);
    const vf v41_0 = neg_f(v40_0);
    store_f(to[0] + 0 * WIDTH, v41_0);
}

XPHI_OP void erfc_grad_binary32_fast_many(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf v0_0 = load_f(from[0] + 0 * WIDTH);
    const vf v0_1 = load_f(from[0] + 1 * WIDTH);
    const vf v1_0 = abs_f(v0_0);
    const vf v1_1 = abs_f(v0_1);
    const vf v2 = number_f(0x1.7038p+3f);
    const vf v3_0 = lesser_f(v1_0, v2);
    const vf v3_1 = lesser_f(v1_1, v2);
    const vf v4_0 = neg_f(v3_0);
    const vf v4_1 = neg_f(v3_1);
    const vf v5_0 = mul_f(v4_0, v3_0);
    const vf v5_1 = mul_f(v4_1, v3_1);
    const vf v6_0 = fms_f(v4_0, v3_0, v5_0);
    const vf v6_1 = fms_f(v4_1, v3_1, v5_1);
    const vf v7 = number_f(0x1.715476p+0f);
    const vf v8 = number_f(0x1.80017ep+23f);
    const vf v9_0 = fma_f(v5_0, v7, v8);
    const vf v9_1 = fma_f(v5_1, v7, v8);
    const vf v10_0 = sub_f(v9_0, v8);
    const vf v10_1 = sub_f(v9_1, v8);
    const vf v11 = number_f(0x1.62e4p-1f);
    const vf v12_0 = fnma_f(v10_0, v11, v5_0);
    const vf v12_1 = fnma_f(v10_1, v11, v5_1);
    const vf v13 = number_f(0x1.7f7d1cp-20f);
    const vf v14_0 = fnma_f(v10_0, v13, v12_0);
    const vf v14_1 = fnma_f(v10_1, v13, v12_1);
    const vf v15_0 = add_f(v14_0, v6_0);
    const vf v15_1 = add_f(v14_1, v6_1);
    const vf v16 = number_f(0x1.fffffcp-2f);
    const vf v17 = number_f(0x1.555492p-3f);
    const vf v18 = number_f(0x1.5558d2p-5f);
    const vf v19 = number_f(0x1.1239cap-7f);
    const vf v20 = number_f(0x1.6a23d4p-10f);
    const vf v21_0 = fma_f(v20, v15_0, v19);
    const vf v21_1 = fma_f(v20, v15_1, v19);
    const vf v22_0 = fma_f(v21_0, v15_0, v18);
    const vf v22_1 = fma_f(v21_1, v15_1, v18);
    const vf v23_0 = fma_f(v22_0, v15_0, v17);
    const vf v23_1 = fma_f(v22_1, v15_1, v17);
    const vf v24_0 = fma_f(v23_0, v15_0, v16);
    const vf v24_1 = fma_f(v23_1, v15_1, v16);
    const vf v25_0 = mul_f(v24_0, v15_0);
    const vf v25_1 = mul_f(v24_1, v15_1);
    const vf v26_0 = fma_f(v25_0, v15_0, v15_0);
    const vf v26_1 = fma_f(v25_1, v15_1, v15_1);
    const vf v27 = number_f(0x1p+0f);
    const vf v28_0 = add_f(v26_0, v27);
    const vf v28_1 = add_f(v26_1, v27);
    const vf v29 = number_f(0x0p+0f);
    const vf v30 = number_f(0x1.20dd76p+0f);
    const vf v31_0 = mul_f(v28_0, v30);
    const vf v31_1 = mul_f(v28_1, v30);
    const vi v32_0 = bits_f(v9_0);
    const vi v32_1 = bits_f(v9_1);
    const vi v33_0 = left_i(v32_0, 23);
    const vi v33_1 = left_i(v32_1, 23);
    const vf v34_0 = float_f(v33_0);
    const vf v34_1 = float_f(v33_1);
    const vf v35 = number_f(-0x1p+0f);
    const vf v36_0 = mul_f(v35, v34_0);
    const vf v36_1 = mul_f(v35, v34_1);
    const vf v37_0 = mul_f(v31_0, v36_0);
    const vf v37_1 = mul_f(v31_1, v36_1);
    const vf v38 = number_f(0x1p-64f);
    const vf v39_0 = fnma_f(v37_0, v38, v29);
    const vf v39_1 = fnma_f(v37_1, v38, v29);
    const vf v40_0 = nan_from_f(v39_0, v0_0);
    const vf v40_1 = nan_from_f(v39_1, v0_1);
    const vf v41_0 = neg_f(v40_0);
    const vf v41_1 = neg_f(v40_1);
    store_f(to[0] + 0 * WIDTH, v41_0);
    store_f(to[0] + 1 * WIDTH, v41_1);
}

static void run_erfc_grad_binary32_fast(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 1, 1, erfc_grad_binary32_fast_one, erfc_grad_binary32_fast_many, 2)
}

/* erfc_grad_binary64_faithful: 50 operations (17 fma, 8 add, 5 mul, 5 sub, 3 fms, 3 fnma, 2 lesser, 2 neg, 1 abs, 1 bits, 1 left, 1 float, 1 nan_from), 0 bytes of tables */
XPHI_OP void erfc_grad_binary64_faithful_one(const double *const *from, double *const *to, const double *parameters) {
    (void)parameters;
    const vd v0_0 = load_d(from[0] + 0 * WIDTH);
    const vd v1_0 = abs_d(v0_0);
    const vd v2 = number_d(0x1.c3fp+4);
    const vd v3_0 = lesser_d(v1_0, v2);
    const vd v4_0 = neg_d(v3_0);
    const vd v5_0 = mul_d(v4_0, v3_0);
    const vd v6_0 = fms_d(v4_0, v3_0, v5_0);
    const vd v7 = number_d(0x1.71547652b82fep+0);
    const vd v8 = number_d(0x1.800000000047fp+52);
    const vd v9_0 = fma_d(v5_0, v7, v8);
    const vd v10_0 = sub_d(v9_0, v8);
    const vd v11 = number_d(0x1.62e42fefa4p-1);
    const vd v12_0 = fnma_d(v10_0, v11, v5_0);
    const vd v13 = number_d(-0x1.8432a1b0e2634p-43);
    const vd v14_0 = fnma_d(v10_0, v13, v6_0);
    const vd v15_0 = add_d(v12_0, v14_0);
    const vd v16_0 = mul_d(v15_0, v15_0);
    const vd v17 = number_d(0x1p-1);
    const vd v18 = number_d(0x1.555555555555bp-3);
    const vd v19 = number_d(0x1.5555555555503p-5);
    const vd v20 = number_d(0x1.111111110ec4ep-7);
    const vd v21 = number_d(0x1.6c16c16c30539p-10);
    const vd v22 = number_d(0x1.a01a01b3845a3p-13);
    const vd v23 = number_d(0x1.a01a01366e0d4p-16);
    const vd v24 = number_d(0x1.71ddf0112723ap-19);
    const vd v25 = number_d(0x1.27e5b46d479fep-22);
    const vd v26 = number_d(0x1.af6c03b2ed097p-26);
    const vd v27 = number_d(0x1.1e3d1a7a9c487p-29);
    const vd v28_0 = fma_d(v27, v15_0, v26);
    const vd v29_0 = fma_d(v28_0, v15_0, v25);
    const vd v30_0 = fma_d(v29_0, v15_0, v24);
    const vd v31_0 = fma_d(v30_0, v15_0, v23);
    const vd v32_0 = fma_d(v31_0, v15_0, v22);
    const vd v33_0 = fma_d(v32_0, v15_0, v21);
    const vd v34_0 = fma_d(v33_0, v15_0, v20);
    const vd v35_0 = fma_d(v34_0, v15_0, v19);
    const vd v36_0 = fma_d(v35_0, v15_0, v18);
    const vd v37_0 = fma_d(v36_0, v15_0, v17);
    const vd v38_0 = fma_d(v16_0, v37_0, v14_0);
    const vd v39 = number_d(0x1p+0);
    const vd v40_0 = add_d(v39, v12_0);
    const vd v41_0 = sub_d(v39, v40_0);
    const vd v42_0 = add_d(v41_0, v12_0);
    const vd v43_0 = add_d(v42_0, v38_0);
    const vd v44 = number_d(0x0p+0);
    const vd v45 = number_d(0x1.20dd750429b6dp+0);
    const vd v46 = number_d(0x1.1ae3a914fed8p-56);
    const vd v47_0 = mul_d(v40_0, v45);
    const vd v48_0 = fms_d(v40_0, v45, v47_0);
    const vd v49_0 = fma_d(v40_0, v46, v48_0);
    const vd v50_0 = add_d(v45, v46);
    const vd v51_0 = fma_d(v43_0, v50_0, v49_0);
    const vq v52_0 = bits_d(v9_0);
    const vq v53_0 = left_q(v52_0, 52);
    const vd v54_0 = float_d(v53_0);
    const vd v55 = number_d(-0x1p+0);
    const vd v56_0 = mul_d(v55, v54_0);
    const vd v57_0 = mul_d(v47_0, v56_0);
    const vd v58_0 = fms_d(v47_0, v56_0, v57_0);
    const vd v59_0 = fma_d(v51_0, v56_0, v58_0);
    const vd v60_0 = add_d(v57_0, v59_0);
    const vd v61_0 = sub_d(v57_0, v60_0);
    const vd v62_0 = add_d(v61_0, v59_0);
    const vd v63 = number_d(0x1p-128);
    const vd v64_0 = fnma_d(v60_0, v63, v44);
    const vd v65_0 = sub_d(v64_0, v44);
    const vd v66_0 = fma_d(v60_0, v63, v65_0);
    const vd v67_0 = fma_d(v62_0, v63, v66_0);
    const vd v68 = number_d(0x1p+1000);
    const vd v69_0 = lesser_d(v67_0, v68);
    const vd v70_0 = add_d(v69_0, v44);
    const vd v71_0 = sub_d(v64_0, v70_0);
    const vd v72_0 = nan_from_d(v71_0, v0_0);
    const vd v73_0 = neg_d(v72_0);
    store_d(to[0] + 0 * WIDTH, v73_0);
}

XPHI_OP void erfc_grad_binary64_faithful_many(const double *const *from, double *const *to, const double *parameters) {
    (void)parameters;
    const vd v0_0 = load_d(from[0] + 0 * WIDTH);
    const vd v0_1 = load_d(from[0] + 1 * WIDTH);
    const vd v1_0 = abs_d(v0_0);
    const vd v1_1 = abs_d(v0_1);
    const vd v2 = number_d(0x1.c3fp+4);
    const vd v3_0 = lesser_d(v1_0, v2);
    const vd v3_1 = lesser_d(v1_1, v2);
    const vd v4_0 = neg_d(v3_0);
    const vd v4_1 = neg_d(v3_1);
    const vd v5_0 = mul_d(v4_0, v3_0);
    const vd v5_1 = mul_d(v4_1, v3_1);
    const vd v6_0 = fms_d(v4_0, v3_0, v5_0);
    const vd v6_1 = fms_d(v4_1, v3_1, v5_1);
    const vd v7 = number_d(0x1.71547652b82fep+0);
    const vd v8 = number_d(0x1.800000000047fp+52);
    const vd v9_0 = fma_d(v5_0, v7, v8);
    const vd v9_1 = fma_d(v5_1, v7, v8);
    const vd v10_0 = sub_d(v9_0, v8);
    const vd v10_1 = sub_d(v9_1, v8);
    const vd v11 = number_d(0x1.62e42fefa4p-1);
    const vd v12_0 = fnma_d(v10_0, v11, v5_0);
    const vd v12_1 = fnma_d(v10_1, v11, v5_1);
    const vd v13 = number_d(-0x1.8432a1b0e2634p-43);
    const vd v14_0 = fnma_d(v10_0, v13, v6_0);
    const vd v14_1 = fnma_d(v10_1, v13, v6_1);
    const vd v15_0 = add_d(v12_0, v14_0);
    const vd v15_1 = add_d(v12_1, v14_1);
    const vd v16_0 = mul_d(v15_0, v15_0);
    const vd v16_1 = mul_d(v15_1, v15_1);
    const vd v17 = number_d(0x1p-1);
    const vd v18 = number_d(0x1.555555555555bp-3);
    const vd v19 = number_d(0x1.5555555555503p-5);
    const vd v20 = number_d(0x1.111111110ec4ep-7);
    const vd v21 = number_d(0x1.6c16c16c30539p-10);
    const vd v22 = number_d(0x1.a01a01b3845a3p-13);
    const vd v23 = number_d(0x1.a01a01366e0d4p-16);
    const vd v24 = number_d(0x1.71ddf0112723ap-19);
    const vd v25 = number_d(0x1.27e5b46d479fep-22);
    const vd v26 = number_d(0x1.af6c03b2ed097p-26);
    const vd v27 = number_d(0x1.1e3d1a7a9c487p-29);
    const vd v28_0 = fma_d(v27, v15_0, v26);
    const vd v28_1 = fma_d(v27, v15_1, v26);
    const vd v29_0 = fma_d(v28_0, v15_0, v25);
    const vd v29_1 = fma_d(v28_1, v15_1, v25);
    const vd v30_0 = fma_d(v29_0, v15_0, v24);
    const vd v30_1 = fma_d(v29_1, v15_1, v24);
    const vd v31_0 = fma_d(v30_0, v15_0, v23);
    const vd v31_1 = fma_d(v30_1, v15_1, v23);
    const vd v32_0 = fma_d(v31_0, v15_0, v22);
    const vd v32_1 = fma_d(v31_1, v15_1, v22);
    const vd v33_0 = fma_d(v32_0, v15_0, v21);
    const vd v33_1 = fma_d(v32_1, v15_1, v21);
    const vd v34_0 = fma_d(v33_0, v15_0, v20);
    const vd v34_1 = fma_d(v33_1, v15_1, v20);
    const vd v35_0 = fma_d(v34_0, v15_0, v19);
    const vd v35_1 = fma_d(v34_1, v15_1, v19);
    const vd v36_0 = fma_d(v35_0, v15_0, v18);
    const vd v36_1 = fma_d(v35_1, v15_1, v18);
    const vd v37_0 = fma_d(v36_0, v15_0, v17);
    const vd v37_1 = fma_d(v36_1, v15_1, v17);
    const vd v38_0 = fma_d(v16_0, v37_0, v14_0);
    const vd v38_1 = fma_d(v16_1, v37_1, v14_1);
    const vd v39 = number_d(0x1p+0);
    const vd v40_0 = add_d(v39, v12_0);
    const vd v40_1 = add_d(v39, v12_1);
    const vd v41_0 = sub_d(v39, v40_0);
    const vd v41_1 = sub_d(v39, v40_1);
    const vd v42_0 = add_d(v41_0, v12_0);
    const vd v42_1 = add_d(v41_1, v12_1);
    const vd v43_0 = add_d(v42_0, v38_0);
    const vd v43_1 = add_d(v42_1, v38_1);
    const vd v44 = number_d(0x0p+0);
    const vd v45 = number_d(0x1.20dd750429b6dp+0);
    const vd v46 = number_d(0x1.1ae3a914fed8p-56);
    const vd v47_0 = mul_d(v40_0, v45);
    const vd v47_1 = mul_d(v40_1, v45);
    const vd v48_0 = fms_d(v40_0, v45, v47_0);
    const vd v48_1 = fms_d(v40_1, v45, v47_1);
    const vd v49_0 = fma_d(v40_0, v46, v48_0);
    const vd v49_1 = fma_d(v40_1, v46, v48_1);
    const vd v50_0 = add_d(v45, v46);
    const vd v50_1 = add_d(v45, v46);
    const vd v51_0 = fma_d(v43_0, v50_0, v49_0);
    const vd v51_1 = fma_d(v43_1, v50_1, v49_1);
    const vq v52_0 = bits_d(v9_0);
    const vq v52_1 = bits_d(v9_1);
    const vq v53_0 = left_q(v52_0, 52);
    const vq v53_1 = left_q(v52_1, 52);
    const vd v54_0 = float_d(v53_0);
    const vd v54_1 = float_d(v53_1);
    const vd v55 = number_d(-0x1p+0);
    const vd v56_0 = mul_d(v55, v54_0);
    const vd v56_1 = mul_d(v55, v54_1);
    const vd v57_0 = mul_d(v47_0, v56_0);
    const vd v57_1 = mul_d(v47_1, v56_1);
    const vd v58_0 = fms_d(v47_0, v56_0, v57_0);
    const vd v58_1 = fms_d(v47_1, v56_1, v57_1);
    const vd v59_0 = fma_d(v51_0, v56_0, v58_0);
    const vd v59_1 = fma_d(v51_1, v56_1, v58_1);
    const vd v60_0 = add_d(v57_0, v59_0);
    const vd v60_1 = add_d(v57_1, v59_1);
    const vd v61_0 = sub_d(v57_0, v60_0);
    const vd v61_1 = sub_d(v57_1, v60_1);
    const vd v62_0 = add_d(v61_0, v59_0);
    const vd v62_1 = add_d(v61_1, v59_1);
    const vd v63 = number_d(0x1p-128);
    const vd v64_0 = fnma_d(v60_0, v63, v44);
    const vd v64_1 = fnma_d(v60_1, v63, v44);
    const vd v65_0 = sub_d(v64_0, v44);
    const vd v65_1 = sub_d(v64_1, v44);
    const vd v66_0 = fma_d(v60_0, v63, v65_0);
    const vd v66_1 = fma_d(v60_1, v63, v65_1);
    const vd v67_0 = fma_d(v62_0, v63, v66_0);
    const vd v67_1 = fma_d(v62_1, v63, v66_1);
    const vd v68 = number_d(0x1p+1000);
    const vd v69_0 = lesser_d(v67_0, v68);
    const vd v69_1 = lesser_d(v67_1, v68);
    const vd v70_0 = add_d(v69_0, v44);
    const vd v70_1 = add_d(v69_1, v44);
    const vd v71_0 = sub_d(v64_0, v70_0);
    const vd v71_1 = sub_d(v64_1, v70_1);
    const vd v72_0 = nan_from_d(v71_0, v0_0);
    const vd v72_1 = nan_from_d(v71_1, v0_1);
    const vd v73_0 = neg_d(v72_0);
    const vd v73_1 = neg_d(v72_1);
    store_d(to[0] + 0 * WIDTH, v73_0);
    store_d(to[0] + 1 * WIDTH, v73_1);
}

static void run_erfc_grad_binary64_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(double, 1, 1, erfc_grad_binary64_faithful_one, erfc_grad_binary64_faithful_many, 2)
}

/* erfc_vjp_binary32_faithful: 41 operations (8 fma, 6 add, 6 widen, 5 mul, 3 fnma, 2 neg, 2 fms, 2 sub, 1 abs, 1 lesser, 1 bits, 1 left, 1 float, 1 nan_from, 1 narrow), 0 bytes of tables */
XPHI_OP void erfc_vjp_binary32_faithful_one(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf v0_0 = load_f(from[0] + 0 * WIDTH);
    const vf v1_0 = load_f(from[1] + 0 * WIDTH);
    const vf v2_0 = abs_f(v0_0);
    const vf v3 = number_f(0x1.c5b8p+3f);
    const vf v4_0 = lesser_f(v2_0, v3);
    const vf v5_0 = neg_f(v4_0);
    const vf v6_0 = mul_f(v5_0, v4_0);
    const vf v7_0 = fms_f(v5_0, v4_0, v6_0);
    const vf v8 = number_f(0x1.715476p+0f);
    const vf v9 = number_f(0x1.8007fep+23f);
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
    const vf v34 = number_f(0x1.20dd76p+0f);
    const vf v35 = number_f(-0x1.f7ac92p-25f);
    const vf v36_0 = mul_f(v29_0, v34);
    const vf v37_0 = fms_f(v29_0, v34, v36_0);
    const vf v38_0 = fma_f(v29_0, v35, v37_0);
    const vf v39_0 = add_f(v34, v35);
    const vf v40_0 = fma_f(v32_0, v39_0, v38_0);
    const vi v41_0 = bits_f(v10_0);
    const vq v42_0 = widen_i(v41_0);
    const vq v43_0 = left_q(v42_0, 52);
    const vd v44_0 = float_d(v43_0);
    const vd v45 = number_d(0x0p+0);
    const vf v46 = number_f(-0x1p+0f);
    const vd v47_0 = widen_f(v36_0);
    const vd v48_0 = widen_f(v40_0);
    const vd v49_0 = add_d(v47_0, v48_0);
    const vd v50_0 = mul_d(v49_0, v44_0);
    const vd v51_0 = widen_f(v46);
    const vd v52_0 = fnma_d(v50_0, v51_0, v45);
    const vd v53_0 = neg_d(v52_0);
    const vd v54_0 = widen_f(v1_0);
    const vd v55_0 = mul_d(v53_0, v54_0);
    const vd v56_0 = widen_f(v0_0);
    const vd v57_0 = nan_from_d(v55_0, v56_0);
    const vf v58_0 = narrow_d(v57_0);
    store_f(to[0] + 0 * WIDTH, v58_0);
}

XPHI_OP void erfc_vjp_binary32_faithful_many(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf v0_0 = load_f(from[0] + 0 * WIDTH);
    const vf v0_1 = load_f(from[0] + 1 * WIDTH);
    const vf v1_0 = load_f(from[1] + 0 * WIDTH);
    const vf v1_1 = load_f(from[1] + 1 * WIDTH);
    const vf v2_0 = abs_f(v0_0);
    const vf v2_1 = abs_f(v0_1);
    const vf v3 = number_f(0x1.c5b8p+3f);
    const vf v4_0 = lesser_f(v2_0, v3);
    const vf v4_1 = lesser_f(v2_1, v3);
    const vf v5_0 = neg_f(v4_0);
    const vf v5_1 = neg_f(v4_1);
    const vf v6_0 = mul_f(v5_0, v4_0);
    const vf v6_1 = mul_f(v5_1, v4_1);
    const vf v7_0 = fms_f(v5_0, v4_0, v6_0);
    const vf v7_1 = fms_f(v5_1, v4_1, v6_1);
    const vf v8 = number_f(0x1.715476p+0f);
    const vf v9 = number_f(0x1.8007fep+23f);
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
    const vf v34 = number_f(0x1.20dd76p+0f);
    const vf v35 = number_f(-0x1.f7ac92p-25f);
    const vf v36_0 = mul_f(v29_0, v34);
    const vf v36_1 = mul_f(v29_1, v34);
    const vf v37_0 = fms_f(v29_0, v34, v36_0);
    const vf v37_1 = fms_f(v29_1, v34, v36_1);
    const vf v38_0 = fma_f(v29_0, v35, v37_0);
    const vf v38_1 = fma_f(v29_1, v35, v37_1);
    const vf v39_0 = add_f(v34, v35);
    const vf v39_1 = add_f(v34, v35);
    const vf v40_0 = fma_f(v32_0, v39_0, v38_0);
    const vf v40_1 = fma_f(v32_1, v39_1, v38_1);
    const vi v41_0 = bits_f(v10_0);
    const vi v41_1 = bits_f(v10_1);
    const vq v42_0 = widen_i(v41_0);
    const vq v42_1 = widen_i(v41_1);
    const vq v43_0 = left_q(v42_0, 52);
    const vq v43_1 = left_q(v42_1, 52);
    const vd v44_0 = float_d(v43_0);
    const vd v44_1 = float_d(v43_1);
    const vd v45 = number_d(0x0p+0);
    const vf v46 = number_f(-0x1p+0f);
    const vd v47_0 = widen_f(v36_0);
    const vd v47_1 = widen_f(v36_1);
    const vd v48_0 = widen_f(v40_0);
    const vd v48_1 = widen_f(v40_1);
    const vd v49_0 = add_d(v47_0, v48_0);
    const vd v49_1 = add_d(v47_1, v48_1);
    const vd v50_0 = mul_d(v49_0, v44_0);
    const vd v50_1 = mul_d(v49_1, v44_1);
    const vd v51_0 = widen_f(v46);
    const vd v51_1 = widen_f(v46);
    const vd v52_0 = fnma_d(v50_0, v51_0, v45);
    const vd v52_1 = fnma_d(v50_1, v51_1, v45);
    const vd v53_0 = neg_d(v52_0);
    const vd v53_1 = neg_d(v52_1);
    const vd v54_0 = widen_f(v1_0);
    const vd v54_1 = widen_f(v1_1);
    const vd v55_0 = mul_d(v53_0, v54_0);
    const vd v55_1 = mul_d(v53_1, v54_1);
    const vd v56_0 = widen_f(v0_0);
    const vd v56_1 = widen_f(v0_1);
    const vd v57_0 = nan_from_d(v55_0, v56_0);
    const vd v57_1 = nan_from_d(v55_1, v56_1);
    const vf v58_0 = narrow_d(v57_0);
    const vf v58_1 = narrow_d(v57_1);
    store_f(to[0] + 0 * WIDTH, v58_0);
    store_f(to[0] + 1 * WIDTH, v58_1);
}

static void run_erfc_vjp_binary32_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 2, 1, erfc_vjp_binary32_faithful_one, erfc_vjp_binary32_faithful_many, 2)
}

/* erfc_vjp_binary32_fast: 33 operations (8 mul, 6 fma, 2 abs, 2 neg, 2 sub, 2 fnma, 2 add, 2 select, 1 lesser, 1 fms, 1 bits, 1 left, 1 float, 1 less, 1 nan_from), 0 bytes of tables */
XPHI_OP void erfc_vjp_binary32_fast_one(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf v0_0 = load_f(from[0] + 0 * WIDTH);
    const vf v1_0 = load_f(from[1] + 0 * WIDTH);
    const vf v2_0 = abs_f(v0_0);
    const vf v3 = number_f(0x1.a7c8p+3f);
    const vf v4_0 = lesser_f(v2_0, v3);
    const vf v5_0 = neg_f(v4_0);
    const vf v6_0 = mul_f(v5_0, v4_0);
    const vf v7_0 = fms_f(v5_0, v4_0, v6_0);
    const vf v8 = number_f(0x1.715476p+0f);
    const vf v9 = number_f(0x1.8001fap+23f);
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
    const vf v30 = number_f(0x0p+0f);
    const vf v31 = number_f(0x1.20dd76p+0f);
    const vf v32_0 = mul_f(v29_0, v31);
    const vi v33_0 = bits_f(v10_0);
    const vi v34_0 = left_i(v33_0, 23);
    const vf v35_0 = float_f(v34_0);
    const vf v36 = number_f(-0x1p+0f);
    const vf v37_0 = mul_f(v36, v35_0);
    const vf v38_0 = mul_f(v32_0, v37_0);
    const vf v39_0 = sub_f(v30, v38_0);
    const vf v40_0 = neg_f(v39_0);
    const vf v41 = number_f(0x1p-126f);
    const vf v42_0 = abs_f(v1_0);
    const vm v43_0 = less_f(v42_0, v28);
    const vf v44_0 = select_f(v43_0, v28, v41);
    const vf v45_0 = select_f(v43_0, v41, v28);
    const vf v46_0 = mul_f(v1_0, v44_0);
    const vf v47_0 = mul_f(v40_0, v46_0);
    const vf v48_0 = mul_f(v47_0, v45_0);
    const vf v49_0 = nan_from_f(v48_0, v0_0);
    store_f(to[0] + 0 * WIDTH, v49_0);
}

XPHI_OP void erfc_vjp_binary32_fast_many(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf v0_0 = load_f(from[0] + 0 * WIDTH);
    const vf v0_1 = load_f(from[0] + 1 * WIDTH);
    const vf v1_0 = load_f(from[1] + 0 * WIDTH);
    const vf v1_1 = load_f(from[1] + 1 * WIDTH);
    const vf v2_0 = abs_f(v0_0);
    const vf v2_1 = abs_f(v0_1);
    const vf v3 = number_f(0x1.a7c8p+3f);
    const vf v4_0 = lesser_f(v2_0, v3);
    const vf v4_1 = lesser_f(v2_1, v3);
    const vf v5_0 = neg_f(v4_0);
    const vf v5_1 = neg_f(v4_1);
    const vf v6_0 = mul_f(v5_0, v4_0);
    const vf v6_1 = mul_f(v5_1, v4_1);
    const vf v7_0 = fms_f(v5_0, v4_0, v6_0);
    const vf v7_1 = fms_f(v5_1, v4_1, v6_1);
    const vf v8 = number_f(0x1.715476p+0f);
    const vf v9 = number_f(0x1.8001fap+23f);
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
    const vf v30 = number_f(0x0p+0f);
    const vf v31 = number_f(0x1.20dd76p+0f);
    const vf v32_0 = mul_f(v29_0, v31);
    const vf v32_1 = mul_f(v29_1, v31);
    const vi v33_0 = bits_f(v10_0);
    const vi v33_1 = bits_f(v10_1);
    const vi v34_0 = left_i(v33_0, 23);
    const vi v34_1 = left_i(v33_1, 23);
    const vf v35_0 = float_f(v34_0);
    const vf v35_1 = float_f(v34_1);
    const vf v36 = number_f(-0x1p+0f);
    const vf v37_0 = mul_f(v36, v35_0);
    const vf v37_1 = mul_f(v36, v35_1);
    const vf v38_0 = mul_f(v32_0, v37_0);
    const vf v38_1 = mul_f(v32_1, v37_1);
    const vf v39_0 = sub_f(v30, v38_0);
    const vf v39_1 = sub_f(v30, v38_1);
    const vf v40_0 = neg_f(v39_0);
    const vf v40_1 = neg_f(v39_1);
    const vf v41 = number_f(0x1p-126f);
    const vf v42_0 = abs_f(v1_0);
    const vf v42_1 = abs_f(v1_1);
    const vm v43_0 = less_f(v42_0, v28);
    const vm v43_1 = less_f(v42_1, v28);
    const vf v44_0 = select_f(v43_0, v28, v41);
    const vf v44_1 = select_f(v43_1, v28, v41);
    const vf v45_0 = select_f(v43_0, v41, v28);
    const vf v45_1 = select_f(v43_1, v41, v28);
    const vf v46_0 = mul_f(v1_0, v44_0);
    const vf v46_1 = mul_f(v1_1, v44_1);
    const vf v47_0 = mul_f(v40_0, v46_0);
    const vf v47_1 = mul_f(v40_1, v46_1);
    const vf v48_0 = mul_f(v47_0, v45_0);
    const vf v48_1 = mul_f(v47_1, v45_1);
    const vf v49_0 = nan_from_f(v48_0, v0_0);
    const vf v49_1 = nan_from_f(v48_1, v0_1);
    store_f(to[0] + 0 * WIDTH, v49_0);
    store_f(to[0] + 1 * WIDTH, v49_1);
}

static void run_erfc_vjp_binary32_fast(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 2, 1, erfc_vjp_binary32_fast_one, erfc_vjp_binary32_fast_many, 2)
}

/* erfc_vjp_binary64_faithful: 57 operations (17 fma, 8 mul, 8 add, 5 sub, 3 fms, 3 fnma, 2 abs, 2 lesser, 2 neg, 2 select, 1 bits, 1 left, 1 float, 1 less, 1 nan_from), 0 bytes of tables */
XPHI_OP void erfc_vjp_binary64_faithful_one(const double *const *from, double *const *to, const double *parameters) {
    (void)parameters;
    const vd v0_0 = load_d(from[0] + 0 * WIDTH);
    const vd v1_0 = load_d(from[1] + 0 * WIDTH);
    const vd v2_0 = abs_d(v0_0);
    const vd v3 = number_d(0x1.2d34p+5);
    const vd v4_0 = lesser_d(v2_0, v3);
    const vd v5_0 = neg_d(v4_0);
    const vd v6_0 = mul_d(v5_0, v4_0);
    const vd v7_0 = fms_d(v5_0, v4_0, v6_0);
    const vd v8 = number_d(0x1.71547652b82fep+0);
    const vd v9 = number_d(0x1.80000000007fdp+52);
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
    const vd v45 = number_d(0x0p+0);
    const vd v46 = number_d(0x1.20dd750429b6dp+0);
    const vd v47 = number_d(0x1.1ae3a914fed8p-56);
    const vd v48_0 = mul_d(v41_0, v46);
    const vd v49_0 = fms_d(v41_0, v46, v48_0);
    const vd v50_0 = fma_d(v41_0, v47, v49_0);
    const vd v51_0 = add_d(v46, v47);
    const vd v52_0 = fma_d(v44_0, v51_0, v50_0);
    const vq v53_0 = bits_d(v10_0);
    const vq v54_0 = left_q(v53_0, 52);
    const vd v55_0 = float_d(v54_0);
    const vd v56 = number_d(-0x1p+0);
    const vd v57_0 = mul_d(v56, v55_0);
    const vd v58_0 = mul_d(v48_0, v57_0);
    const vd v59_0 = fms_d(v48_0, v57_0, v58_0);
    const vd v60_0 = fma_d(v52_0, v57_0, v59_0);
    const vd v61_0 = add_d(v58_0, v60_0);
    const vd v62_0 = sub_d(v58_0, v61_0);
    const vd v63_0 = add_d(v62_0, v60_0);
    const vd v64_0 = fnma_d(v61_0, v40, v45);
    const vd v65_0 = sub_d(v64_0, v45);
    const vd v66_0 = fma_d(v61_0, v40, v65_0);
    const vd v67_0 = fma_d(v63_0, v40, v66_0);
    const vd v68 = number_d(0x1p+1000);
    const vd v69_0 = lesser_d(v67_0, v68);
    const vd v70_0 = add_d(v69_0, v45);
    const vd v71_0 = sub_d(v64_0, v70_0);
    const vd v72_0 = neg_d(v71_0);
    const vd v73 = number_d(0x1p-1022);
    const vd v74_0 = abs_d(v1_0);
    const vn v75_0 = less_d(v74_0, v40);
    const vd v76_0 = select_d(v75_0, v40, v73);
    const vd v77_0 = select_d(v75_0, v73, v40);
    const vd v78_0 = mul_d(v1_0, v76_0);
    const vd v79_0 = mul_d(v72_0, v78_0);
    const vd v80_0 = mul_d(v79_0, v77_0);
    const vd v81_0 = nan_from_d(v80_0, v0_0);
    store_d(to[0] + 0 * WIDTH, v81_0);
}

XPHI_OP void erfc_vjp_binary64_faithful_many(const double *const *from, double *const *to, const double *parameters) {
    (void)parameters;
    const vd v0_0 = load_d(from[0] + 0 * WIDTH);
    const vd v0_1 = load_d(from[0] + 1 * WIDTH);
    const vd v1_0 = load_d(from[1] + 0 * WIDTH);
    const vd v1_1 = load_d(from[1] + 1 * WIDTH);
    const vd v2_0 = abs_d(v0_0);
    const vd v2_1 = abs_d(v0_1);
    const vd v3 = number_d(0x1.2d34p+5);
    const vd v4_0 = lesser_d(v2_0, v3);
    const vd v4_1 = lesser_d(v2_1, v3);
    const vd v5_0 = neg_d(v4_0);
    const vd v5_1 = neg_d(v4_1);
    const vd v6_0 = mul_d(v5_0, v4_0);
    const vd v6_1 = mul_d(v5_1, v4_1);
    const vd v7_0 = fms_d(v5_0, v4_0, v6_0);
    const vd v7_1 = fms_d(v5_1, v4_1, v6_1);
    const vd v8 = number_d(0x1.71547652b82fep+0);
    const vd v9 = number_d(0x1.80000000007fdp+52);
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
    const vd v45 = number_d(0x0p+0);
    const vd v46 = number_d(0x1.20dd750429b6dp+0);
    const vd v47 = number_d(0x1.1ae3a914fed8p-56);
    const vd v48_0 = mul_d(v41_0, v46);
    const vd v48_1 = mul_d(v41_1, v46);
    const vd v49_0 = fms_d(v41_0, v46, v48_0);
    const vd v49_1 = fms_d(v41_1, v46, v48_1);
    const vd v50_0 = fma_d(v41_0, v47, v49_0);
    const vd v50_1 = fma_d(v41_1, v47, v49_1);
    const vd v51_0 = add_d(v46, v47);
    const vd v51_1 = add_d(v46, v47);
    const vd v52_0 = fma_d(v44_0, v51_0, v50_0);
    const vd v52_1 = fma_d(v44_1, v51_1, v50_1);
    const vq v53_0 = bits_d(v10_0);
    const vq v53_1 = bits_d(v10_1);
    const vq v54_0 = left_q(v53_0, 52);
    const vq v54_1 = left_q(v53_1, 52);
    const vd v55_0 = float_d(v54_0);
    const vd v55_1 = float_d(v54_1);
    const vd v56 = number_d(-0x1p+0);
    const vd v57_0 = mul_d(v56, v55_0);
    const vd v57_1 = mul_d(v56, v55_1);
    const vd v58_0 = mul_d(v48_0, v57_0);
    const vd v58_1 = mul_d(v48_1, v57_1);
    const vd v59_0 = fms_d(v48_0, v57_0, v58_0);
    const vd v59_1 = fms_d(v48_1, v57_1, v58_1);
    const vd v60_0 = fma_d(v52_0, v57_0, v59_0);
    const vd v60_1 = fma_d(v52_1, v57_1, v59_1);
    const vd v61_0 = add_d(v58_0, v60_0);
    const vd v61_1 = add_d(v58_1, v60_1);
    const vd v62_0 = sub_d(v58_0, v61_0);
    const vd v62_1 = sub_d(v58_1, v61_1);
    const vd v63_0 = add_d(v62_0, v60_0);
    const vd v63_1 = add_d(v62_1, v60_1);
    const vd v64_0 = fnma_d(v61_0, v40, v45);
    const vd v64_1 = fnma_d(v61_1, v40, v45);
    const vd v65_0 = sub_d(v64_0, v45);
    const vd v65_1 = sub_d(v64_1, v45);
    const vd v66_0 = fma_d(v61_0, v40, v65_0);
    const vd v66_1 = fma_d(v61_1, v40, v65_1);
    const vd v67_0 = fma_d(v63_0, v40, v66_0);
    const vd v67_1 = fma_d(v63_1, v40, v66_1);
    const vd v68 = number_d(0x1p+1000);
    const vd v69_0 = lesser_d(v67_0, v68);
    const vd v69_1 = lesser_d(v67_1, v68);
    const vd v70_0 = add_d(v69_0, v45);
    const vd v70_1 = add_d(v69_1, v45);
    const vd v71_0 = sub_d(v64_0, v70_0);
    const vd v71_1 = sub_d(v64_1, v70_1);
    const vd v72_0 = neg_d(v71_0);
    const vd v72_1 = neg_d(v71_1);
    const vd v73 = number_d(0x1p-1022);
    const vd v74_0 = abs_d(v1_0);
    const vd v74_1 = abs_d(v1_1);
    const vn v75_0 = less_d(v74_0, v40);
    const vn v75_1 = less_d(v74_1, v40);
    const vd v76_0 = select_d(v75_0, v40, v73);
    const vd v76_1 = select_d(v75_1, v40, v73);
    const vd v77_0 = select_d(v75_0, v73, v40);
    const vd v77_1 = select_d(v75_1, v73, v40);
    const vd v78_0 = mul_d(v1_0, v76_0);
    const vd v78_1 = mul_d(v1_1, v76_1);
    const vd v79_0 = mul_d(v72_0, v78_0);
    const vd v79_1 = mul_d(v72_1, v78_1);
    const vd v80_0 = mul_d(v79_0, v77_0);
    const vd v80_1 = mul_d(v79_1, v77_1);
    const vd v81_0 = nan_from_d(v80_0, v0_0);
    const vd v81_1 = nan_from_d(v80_1, v0_1);
    store_d(to[0] + 0 * WIDTH, v81_0);
    store_d(to[0] + 1 * WIDTH, v81_1);
}

static void run_erfc_vjp_binary64_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(double, 2, 1, erfc_vjp_binary64_faithful_one, erfc_vjp_binary64_faithful_many, 2)
}

extern const xphi_kernel XPHI_NAME(erfc_kernels)[];
const xphi_kernel XPHI_NAME(erfc_kernels)[] = {
    {"erfc", "f", "binary32", "faithful", run_erfc_f_binary32_faithful},
    {"erfc", "f", "binary32", "fast", run_erfc_f_binary32_fast},
    {"erfc", "f", "binary64", "faithful", run_erfc_f_binary64_faithful},
    {"erfc", "grad", "binary32", "faithful", run_erfc_grad_binary32_faithful},
    {"erfc", "grad", "binary32", "fast", run_erfc_grad_binary32_fast},
    {"erfc", "grad", "binary64", "faithful", run_erfc_grad_binary64_faithful},
    {"erfc", "vjp", "binary32", "faithful", run_erfc_vjp_binary32_faithful},
    {"erfc", "vjp", "binary32", "fast", run_erfc_vjp_binary32_fast},
    {"erfc", "vjp", "binary64", "faithful", run_erfc_vjp_binary64_faithful},
    {0, 0, 0, 0, 0}};
