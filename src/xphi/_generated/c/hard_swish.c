/* hard_swish: made by `make gen` from src/xphi/lower/recipes; edits here are lost. */
#include "kernels.h"
#include "loop.h"

/* hard_swish_f_binary32_faithful: 25 operations (4 add, 4 sub, 4 mul, 3 fma, 2 fms, 2 less, 2 select, 1 greater, 1 lesser, 1 copysign, 1 nan_from), 0 bytes of tables */
XPHI_OP void hard_swish_f_binary32_faithful_one(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf v0_0 = load_f(from[0] + 0 * WIDTH);
    const vf v1 = number_f(-0x1.8p+1f);
    const vf v2_0 = greater_f(v1, v0_0);
    const vf v3 = number_f(0x1.8p+1f);
    const vf v4_0 = lesser_f(v3, v2_0);
    const vf v5_0 = add_f(v4_0, v3);
    const vf v6_0 = sub_f(v5_0, v4_0);
    const vf v7_0 = sub_f(v5_0, v6_0);
    const vf v8_0 = sub_f(v4_0, v7_0);
    const vf v9_0 = sub_f(v3, v6_0);
    const vf v10_0 = add_f(v8_0, v9_0);
    const vf v11 = number_f(0x1p+64f);
    const vf v12_0 = mul_f(v4_0, v11);
    const vf v13_0 = mul_f(v5_0, v12_0);
    const vf v14_0 = fms_f(v5_0, v12_0, v13_0);
    const vf v15_0 = fma_f(v10_0, v12_0, v14_0);
    const vf v16 = number_f(0x0p+0f);
    const vf v17 = number_f(0x1.555556p-3f);
    const vf v18 = number_f(-0x1.555556p-28f);
    const vf v19_0 = mul_f(v13_0, v17);
    const vf v20_0 = fms_f(v13_0, v17, v19_0);
    const vf v21_0 = fma_f(v13_0, v18, v20_0);
    const vf v22_0 = add_f(v17, v18);
    const vf v23_0 = fma_f(v15_0, v22_0, v21_0);
    const vf v24_0 = add_f(v19_0, v23_0);
    const vf v25 = number_f(0x1p-64f);
    const vf v26_0 = mul_f(v24_0, v25);
    const vm v27_0 = less_f(v3, v0_0);
    const vm v28_0 = less_f(v1, v0_0);
    const vf v29_0 = copysign_f(v26_0, v0_0);
    const vf v30_0 = select_f(v28_0, v29_0, v16);
    const vf v31_0 = select_f(v27_0, v0_0, v30_0);
    const vf v32_0 = nan_from_f(v31_0, v0_0);
    store_f(to[0] + 0 * WIDTH, v32_0);
}

XPHI_OP void hard_swish_f_binary32_faithful_many(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf v0_0 = load_f(from[0] + 0 * WIDTH);
    const vf v0_1 = load_f(from[0] + 1 * WIDTH);
    const vf v1 = number_f(-0x1.8p+1f);
    const vf v2_0 = greater_f(v1, v0_0);
    const vf v2_1 = greater_f(v1, v0_1);
    const vf v3 = number_f(0x1.8p+1f);
    const vf v4_0 = lesser_f(v3, v2_0);
    const vf v4_1 = lesser_f(v3, v2_1);
    const vf v5_0 = add_f(v4_0, v3);
    const vf v5_1 = add_f(v4_1, v3);
    const vf v6_0 = sub_f(v5_0, v4_0);
    const vf v6_1 = sub_f(v5_1, v4_1);
    const vf v7_0 = sub_f(v5_0, v6_0);
    const vf v7_1 = sub_f(v5_1, v6_1);
    const vf v8_0 = sub_f(v4_0, v7_0);
    const vf v8_1 = sub_f(v4_1, v7_1);
    const vf v9_0 = sub_f(v3, v6_0);
    const vf v9_1 = sub_f(v3, v6_1);
    const vf v10_0 = add_f(v8_0, v9_0);
    const vf v10_1 = add_f(v8_1, v9_1);
    const vf v11 = number_f(0x1p+64f);
    const vf v12_0 = mul_f(v4_0, v11);
    const vf v12_1 = mul_f(v4_1, v11);
    const vf v13_0 = mul_f(v5_0, v12_0);
    const vf v13_1 = mul_f(v5_1, v12_1);
    const vf v14_0 = fms_f(v5_0, v12_0, v13_0);
    const vf v14_1 = fms_f(v5_1, v12_1, v13_1);
    const vf v15_0 = fma_f(v10_0, v12_0, v14_0);
    const vf v15_1 = fma_f(v10_1, v12_1, v14_1);
    const vf v16 = number_f(0x0p+0f);
    const vf v17 = number_f(0x1.555556p-3f);
    const vf v18 = number_f(-0x1.555556p-28f);
    const vf v19_0 = mul_f(v13_0, v17);
    const vf v19_1 = mul_f(v13_1, v17);
    const vf v20_0 = fms_f(v13_0, v17, v19_0);
    const vf v20_1 = fms_f(v13_1, v17, v19_1);
    const vf v21_0 = fma_f(v13_0, v18, v20_0);
    const vf v21_1 = fma_f(v13_1, v18, v20_1);
    const vf v22_0 = add_f(v17, v18);
    const vf v22_1 = add_f(v17, v18);
    const vf v23_0 = fma_f(v15_0, v22_0, v21_0);
    const vf v23_1 = fma_f(v15_1, v22_1, v21_1);
    const vf v24_0 = add_f(v19_0, v23_0);
    const vf v24_1 = add_f(v19_1, v23_1);
    const vf v25 = number_f(0x1p-64f);
    const vf v26_0 = mul_f(v24_0, v25);
    const vf v26_1 = mul_f(v24_1, v25);
    const vm v27_0 = less_f(v3, v0_0);
    const vm v27_1 = less_f(v3, v0_1);
    const vm v28_0 = less_f(v1, v0_0);
    const vm v28_1 = less_f(v1, v0_1);
    const vf v29_0 = copysign_f(v26_0, v0_0);
    const vf v29_1 = copysign_f(v26_1, v0_1);
    const vf v30_0 = select_f(v28_0, v29_0, v16);
    const vf v30_1 = select_f(v28_1, v29_1, v16);
    const vf v31_0 = select_f(v27_0, v0_0, v30_0);
    const vf v31_1 = select_f(v27_1, v0_1, v30_1);
    const vf v32_0 = nan_from_f(v31_0, v0_0);
    const vf v32_1 = nan_from_f(v31_1, v0_1);
    store_f(to[0] + 0 * WIDTH, v32_0);
    store_f(to[0] + 1 * WIDTH, v32_1);
}

static void run_hard_swish_f_binary32_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 1, 1, hard_swish_f_binary32_faithful_one, hard_swish_f_binary32_faithful_many, 2)
}

/* hard_swish_f_binary32_fast: 13 operations (4 mul, 2 less, 2 select, 1 greater, 1 lesser, 1 add, 1 copysign, 1 nan_from), 0 bytes of tables */
XPHI_OP void hard_swish_f_binary32_fast_one(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf v0_0 = load_f(from[0] + 0 * WIDTH);
    const vf v1 = number_f(-0x1.8p+1f);
    const vf v2_0 = greater_f(v1, v0_0);
    const vf v3 = number_f(0x1.8p+1f);
    const vf v4_0 = lesser_f(v3, v2_0);
    const vf v5_0 = add_f(v4_0, v3);
    const vf v6 = number_f(0x1p+64f);
    const vf v7_0 = mul_f(v4_0, v6);
    const vf v8_0 = mul_f(v5_0, v7_0);
    const vf v9 = number_f(0x0p+0f);
    const vf v10 = number_f(0x1.555556p-3f);
    const vf v11_0 = mul_f(v8_0, v10);
    const vf v12 = number_f(0x1p-64f);
    const vf v13_0 = mul_f(v11_0, v12);
    const vm v14_0 = less_f(v3, v0_0);
    const vm v15_0 = less_f(v1, v0_0);
    const vf v16_0 = copysign_f(v13_0, v0_0);
    const vf v17_0 = select_f(v15_0, v16_0, v9);
    const vf v18_0 = select_f(v14_0, v0_0, v17_0);
    const vf v19_0 = nan_from_f(v18_0, v0_0);
    store_f(to[0] + 0 * WIDTH, v19_0);
}

XPHI_OP void hard_swish_f_binary32_fast_many(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf v0_0 = load_f(from[0] + 0 * WIDTH);
    const vf v0_1 = load_f(from[0] + 1 * WIDTH);
    const vf v1 = number_f(-0x1.8p+1f);
    const vf v2_0 = greater_f(v1, v0_0);
    const vf v2_1 = greater_f(v1, v0_1);
    const vf v3 = number_f(0x1.8p+1f);
    const vf v4_0 = lesser_f(v3, v2_0);
    const vf v4_1 = lesser_f(v3, v2_1);
    const vf v5_0 = add_f(v4_0, v3);
    const vf v5_1 = add_f(v4_1, v3);
    const vf v6 = number_f(0x1p+64f);
    const vf v7_0 = mul_f(v4_0, v6);
    const vf v7_1 = mul_f(v4_1, v6);
    const vf v8_0 = mul_f(v5_0, v7_0);
    const vf v8_1 = mul_f(v5_1, v7_1);
    const vf v9 = number_f(0x0p+0f);
    const vf v10 = number_f(0x1.555556p-3f);
    const vf v11_0 = mul_f(v8_0, v10);
    const vf v11_1 = mul_f(v8_1, v10);
    const vf v12 = number_f(0x1p-64f);
    const vf v13_0 = mul_f(v11_0, v12);
    const vf v13_1 = mul_f(v11_1, v12);
    const vm v14_0 = less_f(v3, v0_0);
    const vm v14_1 = less_f(v3, v0_1);
    const vm v15_0 = less_f(v1, v0_0);
    const vm v15_1 = less_f(v1, v0_1);
    const vf v16_0 = copysign_f(v13_0, v0_0);
    const vf v16_1 = copysign_f(v13_1, v0_1);
    const vf v17_0 = select_f(v15_0, v16_0, v9);
    const vf v17_1 = select_f(v15_1, v16_1, v9);
    const vf v18_0 = select_f(v14_0, v0_0, v17_0);
    const vf v18_1 = select_f(v14_1, v0_1, v17_1);
    const vf v19_0 = nan_from_f(v18_0, v0_0);
    const vf v19_1 = nan_from_f(v18_1, v0_1);
    store_f(to[0] + 0 * WIDTH, v19_0);
    store_f(to[0] + 1 * WIDTH, v19_1);
}

static void run_hard_swish_f_binary32_fast(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 1, 1, hard_swish_f_binary32_fast_one, hard_swish_f_binary32_fast_many, 2)
}

/* hard_swish_f_binary64_faithful: 25 operations (4 add, 4 sub, 4 mul, 3 fma, 2 fms, 2 less, 2 select, 1 greater, 1 lesser, 1 copysign, 1 nan_from), 0 bytes of tables */
XPHI_OP void hard_swish_f_binary64_faithful_one(const double *const *from, double *const *to, const double *parameters) {
    (void)parameters;
    const vd v0_0 = load_d(from[0] + 0 * WIDTH);
    const vd v1 = number_d(-0x1.8p+1);
    const vd v2_0 = greater_d(v1, v0_0);
    const vd v3 = number_d(0x1.8p+1);
    const vd v4_0 = lesser_d(v3, v2_0);
    const vd v5_0 = add_d(v4_0, v3);
    const vd v6_0 = sub_d(v5_0, v4_0);
    const vd v7_0 = sub_d(v5_0, v6_0);
    const vd v8_0 = sub_d(v4_0, v7_0);
    const vd v9_0 = sub_d(v3, v6_0);
    const vd v10_0 = add_d(v8_0, v9_0);
    const vd v11 = number_d(0x1p+128);
    const vd v12_0 = mul_d(v4_0, v11);
    const vd v13_0 = mul_d(v5_0, v12_0);
    const vd v14_0 = fms_d(v5_0, v12_0, v13_0);
    const vd v15_0 = fma_d(v10_0, v12_0, v14_0);
    const vd v16 = number_d(0x0p+0);
    const vd v17 = number_d(0x1.5555555555555p-3);
    const vd v18 = number_d(0x1.5555555555555p-57);
    const vd v19_0 = mul_d(v13_0, v17);
    const vd v20_0 = fms_d(v13_0, v17, v19_0);
    const vd v21_0 = fma_d(v13_0, v18, v20_0);
    const vd v22_0 = add_d(v17, v18);
    const vd v23_0 = fma_d(v15_0, v22_0, v21_0);
    const vd v24_0 = add_d(v19_0, v23_0);
    const vd v25 = number_d(0x1p-128);
    const vd v26_0 = mul_d(v24_0, v25);
    const vn v27_0 = less_d(v3, v0_0);
    const vn v28_0 = less_d(v1, v0_0);
    const vd v29_0 = copysign_d(v26_0, v0_0);
    const vd v30_0 = select_d(v28_0, v29_0, v16);
    const vd v31_0 = select_d(v27_0, v0_0, v30_0);
    const vd v32_0 = nan_from_d(v31_0, v0_0);
    store_d(to[0] + 0 * WIDTH, v32_0);
}

XPHI_OP void hard_swish_f_binary64_faithful_many(const double *const *from, double *const *to, const double *parameters) {
    (void)parameters;
    const vd v0_0 = load_d(from[0] + 0 * WIDTH);
    const vd v0_1 = load_d(from[0] + 1 * WIDTH);
    const vd v1 = number_d(-0x1.8p+1);
    const vd v2_0 = greater_d(v1, v0_0);
    const vd v2_1 = greater_d(v1, v0_1);
    const vd v3 = number_d(0x1.8p+1);
    const vd v4_0 = lesser_d(v3, v2_0);
    const vd v4_1 = lesser_d(v3, v2_1);
    const vd v5_0 = add_d(v4_0, v3);
    const vd v5_1 = add_d(v4_1, v3);
    const vd v6_0 = sub_d(v5_0, v4_0);
    const vd v6_1 = sub_d(v5_1, v4_1);
    const vd v7_0 = sub_d(v5_0, v6_0);
    const vd v7_1 = sub_d(v5_1, v6_1);
    const vd v8_0 = sub_d(v4_0, v7_0);
    const vd v8_1 = sub_d(v4_1, v7_1);
    const vd v9_0 = sub_d(v3, v6_0);
    const vd v9_1 = sub_d(v3, v6_1);
    const vd v10_0 = add_d(v8_0, v9_0);
    const vd v10_1 = add_d(v8_1, v9_1);
    const vd v11 = number_d(0x1p+128);
    const vd v12_0 = mul_d(v4_0, v11);
    const vd v12_1 = mul_d(v4_1, v11);
    const vd v13_0 = mul_d(v5_0, v12_0);
    const vd v13_1 = mul_d(v5_1, v12_1);
    const vd v14_0 = fms_d(v5_0, v12_0, v13_0);
    const vd v14_1 = fms_d(v5_1, v12_1, v13_1);
    const vd v15_0 = fma_d(v10_0, v12_0, v14_0);
    const vd v15_1 = fma_d(v10_1, v12_1, v14_1);
    const vd v16 = number_d(0x0p+0);
    const vd v17 = number_d(0x1.5555555555555p-3);
    const vd v18 = number_d(0x1.5555555555555p-57);
    const vd v19_0 = mul_d(v13_0, v17);
    const vd v19_1 = mul_d(v13_1, v17);
    const vd v20_0 = fms_d(v13_0, v17, v19_0);
    const vd v20_1 = fms_d(v13_1, v17, v19_1);
    const vd v21_0 = fma_d(v13_0, v18, v20_0);
    const vd v21_1 = fma_d(v13_1, v18, v20_1);
    const vd v22_0 = add_d(v17, v18);
    const vd v22_1 = add_d(v17, v18);
    const vd v23_0 = fma_d(v15_0, v22_0, v21_0);
    const vd v23_1 = fma_d(v15_1, v22_1, v21_1);
    const vd v24_0 = add_d(v19_0, v23_0);
    const vd v24_1 = add_d(v19_1, v23_1);
    const vd v25 = number_d(0x1p-128);
    const vd v26_0 = mul_d(v24_0, v25);
    const vd v26_1 = mul_d(v24_1, v25);
    const vn v27_0 = less_d(v3, v0_0);
    const vn v27_1 = less_d(v3, v0_1);
    const vn v28_0 = less_d(v1, v0_0);
    const vn v28_1 = less_d(v1, v0_1);
    const vd v29_0 = copysign_d(v26_0, v0_0);
    const vd v29_1 = copysign_d(v26_1, v0_1);
    const vd v30_0 = select_d(v28_0, v29_0, v16);
    const vd v30_1 = select_d(v28_1, v29_1, v16);
    const vd v31_0 = select_d(v27_0, v0_0, v30_0);
    const vd v31_1 = select_d(v27_1, v0_1, v30_1);
    const vd v32_0 = nan_from_d(v31_0, v0_0);
    const vd v32_1 = nan_from_d(v31_1, v0_1);
    store_d(to[0] + 0 * WIDTH, v32_0);
    store_d(to[0] + 1 * WIDTH, v32_1);
}

static void run_hard_swish_f_binary64_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(double, 1, 1, hard_swish_f_binary64_faithful_one, hard_swish_f_binary64_faithful_many, 2)
}

/* hard_swish_grad_binary32_faithful: 18 operations (5 add, 4 sub, 2 fma, 2 less, 2 select, 1 mul, 1 fms, 1 nan_from), 0 bytes of tables */
XPHI_OP void hard_swish_grad_binary32_faithful_one(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf v0_0 = load_f(from[0] + 0 * WIDTH);
    const vf v1_0 = add_f(v0_0, v0_0);
    const vf v2 = number_f(0x1.8p+1f);
    const vf v3_0 = add_f(v1_0, v2);
    const vf v4_0 = sub_f(v3_0, v1_0);
    const vf v5_0 = sub_f(v3_0, v4_0);
    const vf v6_0 = sub_f(v1_0, v5_0);
    const vf v7_0 = sub_f(v2, v4_0);
    const vf v8_0 = add_f(v6_0, v7_0);
    const vf v9 = number_f(0x0p+0f);
    const vf v10 = number_f(0x1.555556p-3f);
    const vf v11 = number_f(-0x1.555556p-28f);
    const vf v12_0 = mul_f(v3_0, v10);
    const vf v13_0 = fms_f(v3_0, v10, v12_0);
    const vf v14_0 = fma_f(v3_0, v11, v13_0);
    const vf v15_0 = add_f(v10, v11);
    const vf v16_0 = fma_f(v8_0, v15_0, v14_0);
    const vf v17_0 = add_f(v12_0, v16_0);
    const vm v18_0 = less_f(v0_0, v2);
    const vf v19 = number_f(0x1p+0f);
    const vf v20_0 = select_f(v18_0, v17_0, v19);
    const vf v21 = number_f(-0x1.8p+1f);
    const vm v22_0 = less_f(v21, v0_0);
    const vf v23_0 = select_f(v22_0, v20_0, v9);
    const vf v24_0 = nan_from_f(v23_0, v0_0);
    store_f(to[0] + 0 * WIDTH, v24_0);
}

XPHI_OP void hard_swish_grad_binary32_faithful_many(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf v0_0 = load_f(from[0] + 0 * WIDTH);
    const vf v0_1 = load_f(from[0] + 1 * WIDTH);
    const vf v1_0 = add_f(v0_0, v0_0);
    const vf v1_1 = add_f(v0_1, v0_1);
    const vf v2 = number_f(0x1.8p+1f);
    const vf v3_0 = add_f(v1_0, v2);
    const vf v3_1 = add_f(v1_1, v2);
    const vf v4_0 = sub_f(v3_0, v1_0);
    const vf v4_1 = sub_f(v3_1, v1_1);
    const vf v5_0 = sub_f(v3_0, v4_0);
    const vf v5_1 = sub_f(v3_1, v4_1);
    const vf v6_0 = sub_f(v1_0, v5_0);
    const vf v6_1 = sub_f(v1_1, v5_1);
    const vf v7_0 = sub_f(v2, v4_0);
    const vf v7_1 = sub_f(v2, v4_1);
    const vf v8_0 = add_f(v6_0, v7_0);
    const vf v8_1 = add_f(v6_1, v7_1);
    const vf v9 = number_f(0x0p+0f);
    const vf v10 = number_f(0x1.555556p-3f);
    const vf v11 = number_f(-0x1.555556p-28f);
    const vf v12_0 = mul_f(v3_0, v10);
    const vf v12_1 = mul_f(v3_1, v10);
    const vf v13_0 = fms_f(v3_0, v10, v12_0);
    const vf v13_1 = fms_f(v3_1, v10, v12_1);
    const vf v14_0 = fma_f(v3_0, v11, v13_0);
    const vf v14_1 = fma_f(v3_1, v11, v13_1);
    const vf v15_0 = add_f(v10, v11);
    const vf v15_1 = add_f(v10, v11);
    const vf v16_0 = fma_f(v8_0, v15_0, v14_0);
    const vf v16_1 = fma_f(v8_1, v15_1, v14_1);
    const vf v17_0 = add_f(v12_0, v16_0);
    const vf v17_1 = add_f(v12_1, v16_1);
    const vm v18_0 = less_f(v0_0, v2);
    const vm v18_1 = less_f(v0_1, v2);
    const vf v19 = number_f(0x1p+0f);
    const vf v20_0 = select_f(v18_0, v17_0, v19);
    const vf v20_1 = select_f(v18_1, v17_1, v19);
    const vf v21 = number_f(-0x1.8p+1f);
    const vm v22_0 = less_f(v21, v0_0);
    const vm v22_1 = less_f(v21, v0_1);
    const vf v23_0 = select_f(v22_0, v20_0, v9);
    const vf v23_1 = select_f(v22_1, v20_1, v9);
    const vf v24_0 = nan_from_f(v23_0, v0_0);
    const vf v24_1 = nan_from_f(v23_1, v0_1);
    store_f(to[0] + 0 * WIDTH, v24_0);
    store_f(to[0] + 1 * WIDTH, v24_1);
}

static void run_hard_swish_grad_binary32_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 1, 1, hard_swish_grad_binary32_faithful_one, hard_swish_grad_binary32_faithful_many, 2)
}

/* hard_swish_grad_binary32_fast: 8 operations (2 add, 2 less, 2 select, 1 mul, 1 nan_from), 0 bytes of tables */
XPHI_OP void hard_swish_grad_binary32_fast_one(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf v0_0 = load_f(from[0] + 0 * WIDTH);
    const vf v1_0 = add_f(v0_0, v0_0);
    const vf v2 = number_f(0x1.8p+1f);
    const vf v3_0 = add_f(v1_0, v2);
    const vf v4 = number_f(0x0p+0f);
    const vf v5 = number_f(0x1.555556p-3f);
    const vf v6_0 = mul_f(v3_0, v5);
    const vm v7_0 = less_f(v0_0, v2);
    const vf v8 = number_f(0x1p+0f);
    const vf v9_0 = select_f(v7_0, v6_0, v8);
    const vf v10 = number_f(-0x1.8p+1f);
    const vm v11_0 = less_f(v10, v0_0);
    const vf v12_0 = select_f(v11_0, v9_0, v4);
    const vf v13_0 = nan_from_f(v12_0, v0_0);
    store_f(to[0] + 0 * WIDTH, v13_0);
}

XPHI_OP void hard_swish_grad_binary32_fast_many(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf v0_0 = load_f(from[0] + 0 * WIDTH);
    const vf v0_1 = load_f(from[0] + 1 * WIDTH);
    const vf v1_0 = add_f(v0_0, v0_0);
    const vf v1_1 = add_f(v0_1, v0_1);
    const vf v2 = number_f(0x1.8p+1f);
    const vf v3_0 = add_f(v1_0, v2);
    const vf v3_1 = add_f(v1_1, v2);
    const vf v4 = number_f(0x0p+0f);
    const vf v5 = number_f(0x1.555556p-3f);
    const vf v6_0 = mul_f(v3_0, v5);
    const vf v6_1 = mul_f(v3_1, v5);
    const vm v7_0 = less_f(v0_0, v2);
    const vm v7_1 = less_f(v0_1, v2);
    const vf v8 = number_f(0x1p+0f);
    const vf v9_0 = select_f(v7_0, v6_0, v8);
    const vf v9_1 = select_f(v7_1, v6_1, v8);
    const vf v10 = number_f(-0x1.8p+1f);
    const vm v11_0 = less_f(v10, v0_0);
    const vm v11_1 = less_f(v10, v0_1);
    const vf v12_0 = select_f(v11_0, v9_0, v4);
    const vf v12_1 = select_f(v11_1, v9_1, v4);
    const vf v13_0 = nan_from_f(v12_0, v0_0);
    const vf v13_1 = nan_from_f(v12_1, v0_1);
    store_f(to[0] + 0 * WIDTH, v13_0);
    store_f(to[0] + 1 * WIDTH, v13_1);
}

static void run_hard_swish_grad_binary32_fast(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 1, 1, hard_swish_grad_binary32_fast_one, hard_swish_grad_binary32_fast_many, 2)
}

/* hard_swish_grad_binary64_faithful: 18 operations (5 add, 4 sub, 2 fma, 2 less, 2 select, 1 mul, 1 fms, 1 nan_from), 0 bytes of tables */
XPHI_OP void hard_swish_grad_binary64_faithful_one(const double *const *from, double *const *to, const double *parameters) {
    (void)parameters;
    const vd v0_0 = load_d(from[0] + 0 * WIDTH);
    const vd v1_0 = add_d(v0_0, v0_0);
    const vd v2 = number_d(0x1.8p+1);
    const vd v3_0 = add_d(v1_0, v2);
    const vd v4_0 = sub_d(v3_0, v1_0);
    const vd v5_0 = sub_d(v3_0, v4_0);
    const vd v6_0 = sub_d(v1_0, v5_0);
    const vd v7_0 = sub_d(v2, v4_0);
    const vd v8_0 = add_d(v6_0, v7_0);
    const vd v9 = number_d(0x0p+0);
    const vd v10 = number_d(0x1.5555555555555p-3);
    const vd v11 = number_d(0x1.5555555555555p-57);
    const vd v12_0 = mul_d(v3_0, v10);
    const vd v13_0 = fms_d(v3_0, v10, v12_0);
    const vd v14_0 = fma_d(v3_0, v11, v13_0);
    const vd v15_0 = add_d(v10, v11);
    const vd v16_0 = fma_d(v8_0, v15_0, v14_0);
    const vd v17_0 = add_d(v12_0, v16_0);
    const vn v18_0 = less_d(v0_0, v2);
    const vd v19 = number_d(0x1p+0);
    const vd v20_0 = select_d(v18_0, v17_0, v19);
    const vd v21 = number_d(-0x1.8p+1);
    const vn v22_0 = less_d(v21, v0_0);
    const vd v23_0 = select_d(v22_0, v20_0, v9);
    const vd v24_0 = nan_from_d(v23_0, v0_0);
    store_d(to[0] + 0 * WIDTH, v24_0);
}

XPHI_OP void hard_swish_grad_binary64_faithful_many(const double *const *from, double *const *to, const double *parameters) {
    (void)parameters;
    const vd v0_0 = load_d(from[0] + 0 * WIDTH);
    const vd v0_1 = load_d(from[0] + 1 * WIDTH);
    const vd v1_0 = add_d(v0_0, v0_0);
    const vd v1_1 = add_d(v0_1, v0_1);
    const vd v2 = number_d(0x1.8p+1);
    const vd v3_0 = add_d(v1_0, v2);
    const vd v3_1 = add_d(v1_1, v2);
    const vd v4_0 = sub_d(v3_0, v1_0);
    const vd v4_1 = sub_d(v3_1, v1_1);
    const vd v5_0 = sub_d(v3_0, v4_0);
    const vd v5_1 = sub_d(v3_1, v4_1);
    const vd v6_0 = sub_d(v1_0, v5_0);
    const vd v6_1 = sub_d(v1_1, v5_1);
    const vd v7_0 = sub_d(v2, v4_0);
    const vd v7_1 = sub_d(v2, v4_1);
    const vd v8_0 = add_d(v6_0, v7_0);
    const vd v8_1 = add_d(v6_1, v7_1);
    const vd v9 = number_d(0x0p+0);
    const vd v10 = number_d(0x1.5555555555555p-3);
    const vd v11 = number_d(0x1.5555555555555p-57);
    const vd v12_0 = mul_d(v3_0, v10);
    const vd v12_1 = mul_d(v3_1, v10);
    const vd v13_0 = fms_d(v3_0, v10, v12_0);
    const vd v13_1 = fms_d(v3_1, v10, v12_1);
    const vd v14_0 = fma_d(v3_0, v11, v13_0);
    const vd v14_1 = fma_d(v3_1, v11, v13_1);
    const vd v15_0 = add_d(v10, v11);
    const vd v15_1 = add_d(v10, v11);
    const vd v16_0 = fma_d(v8_0, v15_0, v14_0);
    const vd v16_1 = fma_d(v8_1, v15_1, v14_1);
    const vd v17_0 = add_d(v12_0, v16_0);
    const vd v17_1 = add_d(v12_1, v16_1);
    const vn v18_0 = less_d(v0_0, v2);
    const vn v18_1 = less_d(v0_1, v2);
    const vd v19 = number_d(0x1p+0);
    const vd v20_0 = select_d(v18_0, v17_0, v19);
    const vd v20_1 = select_d(v18_1, v17_1, v19);
    const vd v21 = number_d(-0x1.8p+1);
    const vn v22_0 = less_d(v21, v0_0);
    const vn v22_1 = less_d(v21, v0_1);
    const vd v23_0 = select_d(v22_0, v20_0, v9);
    const vd v23_1 = select_d(v22_1, v20_1, v9);
    const vd v24_0 = nan_from_d(v23_0, v0_0);
    const vd v24_1 = nan_from_d(v23_1, v0_1);
    store_d(to[0] + 0 * WIDTH, v24_0);
    store_d(to[0] + 1 * WIDTH, v24_1);
}

static void run_hard_swish_grad_binary64_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(double, 1, 1, hard_swish_grad_binary64_faithful_one, hard_swish_grad_binary64_faithful_many, 2)
}

/* hard_swish_vjp_binary32_faithful: 24 operations (5 add, 4 sub, 4 widen, 2 mul, 2 fma, 2 less, 2 select, 1 fms, 1 nan_from, 1 narrow), 0 bytes of tables */
XPHI_OP void hard_swish_vjp_binary32_faithful_one(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf v0_0 = load_f(from[0] + 0 * WIDTH);
    const vf v1_0 = load_f(from[1] + 0 * WIDTH);
    const vf v2_0 = add_f(v0_0, v0_0);
    const vf v3 = number_f(0x1.8p+1f);
    const vf v4_0 = add_f(v2_0, v3);
    const vf v5_0 = sub_f(v4_0, v2_0);
    const vf v6_0 = sub_f(v4_0, v5_0);
    const vf v7_0 = sub_f(v2_0, v6_0);
    const vf v8_0 = sub_f(v3, v5_0);
    const vf v9_0 = add_f(v7_0, v8_0);
    const vf v11 = number_f(0x1.555556p-3f);
    const vf v12 = number_f(-0x1.555556p-28f);
    const vf v13_0 = mul_f(v4_0, v11);
    const vf v14_0 = fms_f(v4_0, v11, v13_0);
    const vf v15_0 = fma_f(v4_0, v12, v14_0);
    const vf v16_0 = add_f(v11, v12);
    const vf v17_0 = fma_f(v9_0, v16_0, v15_0);
    const vd v18_0 = widen_f(v13_0);
    const vd v19_0 = widen_f(v17_0);
    const vd v20_0 = add_d(v18_0, v19_0);
    const vd v21_0 = widen_f(v0_0);
    const vd v22 = number_d(0x1.8p+1);
    const vn v23_0 = less_d(v21_0, v22);
    const vd v24 = number_d(0x1p+0);
    const vd v25_0 = select_d(v23_0, v20_0, v24);
    const vd v26 = number_d(-0x1.8p+1);
    const vn v27_0 = less_d(v26, v21_0);
    const vd v28 = number_d(0x0p+0);
    const vd v29_0 = select_d(v27_0, v25_0, v28);
    const vd v30_0 = widen_f(v1_0);
    const vd v31_0 = mul_d(v29_0, v30_0);
    const vd v32_0 = nan_from_d(v31_0, v21_0);
    const vf v33_0 = narrow_d(v32_0);
    store_f(to[0] + 0 * WIDTH, v33_0);
}

XPHI_OP void hard_swish_vjp_binary32_faithful_many(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf v0_0 = load_f(from[0] + 0 * WIDTH);
    const vf v0_1 = load_f(from[0] + 1 * WIDTH);
    const vf v1_0 = load_f(from[1] + 0 * WIDTH);
    const vf v1_1 = load_f(from[1] + 1 * WIDTH);
    const vf v2_0 = add_f(v0_0, v0_0);
    const vf v2_1 = add_f(v0_1, v0_1);
    const vf v3 = number_f(0x1.8p+1f);
    const vf v4_0 = add_f(v2_0, v3);
    const vf v4_1 = add_f(v2_1, v3);
    const vf v5_0 = sub_f(v4_0, v2_0);
    const vf v5_1 = sub_f(v4_1, v2_1);
    const vf v6_0 = sub_f(v4_0, v5_0);
    const vf v6_1 = sub_f(v4_1, v5_1);
    const vf v7_0 = sub_f(v2_0, v6_0);
    const vf v7_1 = sub_f(v2_1, v6_1);
    const vf v8_0 = sub_f(v3, v5_0);
    const vf v8_1 = sub_f(v3, v5_1);
    const vf v9_0 = add_f(v7_0, v8_0);
    const vf v9_1 = add_f(v7_1, v8_1);
    const vf v11 = number_f(0x1.555556p-3f);
    const vf v12 = number_f(-0x1.555556p-28f);
    const vf v13_0 = mul_f(v4_0, v11);
    const vf v13_1 = mul_f(v4_1, v11);
    const vf v14_0 = fms_f(v4_0, v11, v13_0);
    const vf v14_1 = fms_f(v4_1, v11, v13_1);
    const vf v15_0 = fma_f(v4_0, v12, v14_0);
    const vf v15_1 = fma_f(v4_1, v12, v14_1);
    const vf v16_0 = add_f(v11, v12);
    const vf v16_1 = add_f(v11, v12);
    const vf v17_0 = fma_f(v9_0, v16_0, v15_0);
    const vf v17_1 = fma_f(v9_1, v16_1, v15_1);
    const vd v18_0 = widen_f(v13_0);
    const vd v18_1 = widen_f(v13_1);
    const vd v19_0 = widen_f(v17_0);
    const vd v19_1 = widen_f(v17_1);
    const vd v20_0 = add_d(v18_0, v19_0);
    const vd v20_1 = add_d(v18_1, v19_1);
    const vd v21_0 = widen_f(v0_0);
    const vd v21_1 = widen_f(v0_1);
    const vd v22 = number_d(0x1.8p+1);
    const vn v23_0 = less_d(v21_0, v22);
    const vn v23_1 = less_d(v21_1, v22);
    const vd v24 = number_d(0x1p+0);
    const vd v25_0 = select_d(v23_0, v20_0, v24);
    const vd v25_1 = select_d(v23_1, v20_1, v24);
    const vd v26 = number_d(-0x1.8p+1);
    const vn v27_0 = less_d(v26, v21_0);
    const vn v27_1 = less_d(v26, v21_1);
    const vd v28 = number_d(0x0p+0);
    const vd v29_0 = select_d(v27_0, v25_0, v28);
    const vd v29_1 = select_d(v27_1, v25_1, v28);
    const vd v30_0 = widen_f(v1_0);
    const vd v30_1 = widen_f(v1_1);
    const vd v31_0 = mul_d(v29_0, v30_0);
    const vd v31_1 = mul_d(v29_1, v30_1);
    const vd v32_0 = nan_from_d(v31_0, v21_0);
    const vd v32_1 = nan_from_d(v31_1, v21_1);
    const vf v33_0 = narrow_d(v32_0);
    const vf v33_1 = narrow_d(v32_1);
    store_f(to[0] + 0 * WIDTH, v33_0);
    store_f(to[0] + 1 * WIDTH, v33_1);
}

static void run_hard_swish_vjp_binary32_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 2, 1, hard_swish_vjp_binary32_faithful_one, hard_swish_vjp_binary32_faithful_many, 2)
}

/* hard_swish_vjp_binary32_fast: 13 operations (3 widen, 2 add, 2 mul, 2 less, 2 select, 1 nan_from, 1 narrow), 0 bytes of tables */
XPHI_OP void hard_swish_vjp_binary32_fast_one(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf v0_0 = load_f(from[0] + 0 * WIDTH);
    const vf v1_0 = load_f(from[1] + 0 * WIDTH);
    const vf v2_0 = add_f(v0_0, v0_0);
    const vf v3 = number_f(0x1.8p+1f);
    const vf v4_0 = add_f(v2_0, v3);
    const vf v6 = number_f(0x1.555556p-3f);
    const vf v7_0 = mul_f(v4_0, v6);
    const vd v8_0 = widen_f(v7_0);
    const vd v9_0 = widen_f(v0_0);
    const vd v10 = number_d(0x1.8p+1);
    const vn v11_0 = less_d(v9_0, v10);
    const vd v12 = number_d(0x1p+0);
    const vd v13_0 = select_d(v11_0, v8_0, v12);
    const vd v14 = number_d(-0x1.8p+1);
    const vn v15_0 = less_d(v14, v9_0);
    const vd v16 = number_d(0x0p+0);
    const vd v17_0 = select_d(v15_0, v13_0, v16);
    const vd v18_0 = widen_f(v1_0);
    const vd v19_0 = mul_d(v17_0, v18_0);
    const vd v20_0 = nan_from_d(v19_0, v9_0);
    const vf v21_0 = narrow_d(v20_0);
    store_f(to[0] + 0 * WIDTH, v21_0);
}

XPHI_OP void hard_swish_vjp_binary32_fast_many(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf v0_0 = load_f(from[0] + 0 * WIDTH);
    const vf v0_1 = load_f(from[0] + 1 * WIDTH);
    const vf v1_0 = load_f(from[1] + 0 * WIDTH);
    const vf v1_1 = load_f(from[1] + 1 * WIDTH);
    const vf v2_0 = add_f(v0_0, v0_0);
    const vf v2_1 = add_f(v0_1, v0_1);
    const vf v3 = number_f(0x1.8p+1f);
    const vf v4_0 = add_f(v2_0, v3);
    const vf v4_1 = add_f(v2_1, v3);
    const vf v6 = number_f(0x1.555556p-3f);
    const vf v7_0 = mul_f(v4_0, v6);
    const vf v7_1 = mul_f(v4_1, v6);
    const vd v8_0 = widen_f(v7_0);
    const vd v8_1 = widen_f(v7_1);
    const vd v9_0 = widen_f(v0_0);
    const vd v9_1 = widen_f(v0_1);
    const vd v10 = number_d(0x1.8p+1);
    const vn v11_0 = less_d(v9_0, v10);
    const vn v11_1 = less_d(v9_1, v10);
    const vd v12 = number_d(0x1p+0);
    const vd v13_0 = select_d(v11_0, v8_0, v12);
    const vd v13_1 = select_d(v11_1, v8_1, v12);
    const vd v14 = number_d(-0x1.8p+1);
    const vn v15_0 = less_d(v14, v9_0);
    const vn v15_1 = less_d(v14, v9_1);
    const vd v16 = number_d(0x0p+0);
    const vd v17_0 = select_d(v15_0, v13_0, v16);
    const vd v17_1 = select_d(v15_1, v13_1, v16);
    const vd v18_0 = widen_f(v1_0);
    const vd v18_1 = widen_f(v1_1);
    const vd v19_0 = mul_d(v17_0, v18_0);
    const vd v19_1 = mul_d(v17_1, v18_1);
    const vd v20_0 = nan_from_d(v19_0, v9_0);
    const vd v20_1 = nan_from_d(v19_1, v9_1);
    const vf v21_0 = narrow_d(v20_0);
    const vf v21_1 = narrow_d(v20_1);
    store_f(to[0] + 0 * WIDTH, v21_0);
    store_f(to[0] + 1 * WIDTH, v21_1);
}

static void run_hard_swish_vjp_binary32_fast(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 2, 1, hard_swish_vjp_binary32_fast_one, hard_swish_vjp_binary32_fast_many, 2)
}

/* hard_swish_vjp_binary64_faithful: 19 operations (5 add, 4 sub, 2 mul, 2 fma, 2 less, 2 select, 1 fms, 1 nan_from), 0 bytes of tables */
XPHI_OP void hard_swish_vjp_binary64_faithful_one(const double *const *from, double *const *to, const double *parameters) {
    (void)parameters;
    const vd v0_0 = load_d(from[0] + 0 * WIDTH);
    const vd v1_0 = load_d(from[1] + 0 * WIDTH);
    const vd v2_0 = add_d(v0_0, v0_0);
    const vd v3 = number_d(0x1.8p+1);
    const vd v4_0 = add_d(v2_0, v3);
    const vd v5_0 = sub_d(v4_0, v2_0);
    const vd v6_0 = sub_d(v4_0, v5_0);
    const vd v7_0 = sub_d(v2_0, v6_0);
    const vd v8_0 = sub_d(v3, v5_0);
    const vd v9_0 = add_d(v7_0, v8_0);
    const vd v10 = number_d(0x0p+0);
    const vd v11 = number_d(0x1.5555555555555p-3);
    const vd v12 = number_d(0x1.5555555555555p-57);
    const vd v13_0 = mul_d(v4_0, v11);
    const vd v14_0 = fms_d(v4_0, v11, v13_0);
    const vd v15_0 = fma_d(v4_0, v12, v14_0);
    const vd v16_0 = add_d(v11, v12);
    const vd v17_0 = fma_d(v9_0, v16_0, v15_0);
    const vd v18_0 = add_d(v13_0, v17_0);
    const vn v19_0 = less_d(v0_0, v3);
    const vd v20 = number_d(0x1p+0);
    const vd v21_0 = select_d(v19_0, v18_0, v20);
    const vd v22 = number_d(-0x1.8p+1);
    const vn v23_0 = less_d(v22, v0_0);
    const vd v24_0 = select_d(v23_0, v21_0, v10);
    const vd v25_0 = mul_d(v24_0, v1_0);
    const vd v26_0 = nan_from_d(v25_0, v0_0);
    store_d(to[0] + 0 * WIDTH, v26_0);
}

XPHI_OP void hard_swish_vjp_binary64_faithful_many(const double *const *from, double *const *to, const double *parameters) {
    (void)parameters;
    const vd v0_0 = load_d(from[0] + 0 * WIDTH);
    const vd v0_1 = load_d(from[0] + 1 * WIDTH);
    const vd v1_0 = load_d(from[1] + 0 * WIDTH);
    const vd v1_1 = load_d(from[1] + 1 * WIDTH);
    const vd v2_0 = add_d(v0_0, v0_0);
    const vd v2_1 = add_d(v0_1, v0_1);
    const vd v3 = number_d(0x1.8p+1);
    const vd v4_0 = add_d(v2_0, v3);
    const vd v4_1 = add_d(v2_1, v3);
    const vd v5_0 = sub_d(v4_0, v2_0);
    const vd v5_1 = sub_d(v4_1, v2_1);
    const vd v6_0 = sub_d(v4_0, v5_0);
    const vd v6_1 = sub_d(v4_1, v5_1);
    const vd v7_0 = sub_d(v2_0, v6_0);
    const vd v7_1 = sub_d(v2_1, v6_1);
    const vd v8_0 = sub_d(v3, v5_0);
    const vd v8_1 = sub_d(v3, v5_1);
    const vd v9_0 = add_d(v7_0, v8_0);
    const vd v9_1 = add_d(v7_1, v8_1);
    const vd v10 = number_d(0x0p+0);
    const vd v11 = number_d(0x1.5555555555555p-3);
    const vd v12 = number_d(0x1.5555555555555p-57);
    const vd v13_0 = mul_d(v4_0, v11);
    const vd v13_1 = mul_d(v4_1, v11);
    const vd v14_0 = fms_d(v4_0, v11, v13_0);
    const vd v14_1 = fms_d(v4_1, v11, v13_1);
    const vd v15_0 = fma_d(v4_0, v12, v14_0);
    const vd v15_1 = fma_d(v4_1, v12, v14_1);
    const vd v16_0 = add_d(v11, v12);
    const vd v16_1 = add_d(v11, v12);
    const vd v17_0 = fma_d(v9_0, v16_0, v15_0);
    const vd v17_1 = fma_d(v9_1, v16_1, v15_1);
    const vd v18_0 = add_d(v13_0, v17_0);
    const vd v18_1 = add_d(v13_1, v17_1);
    const vn v19_0 = less_d(v0_0, v3);
    const vn v19_1 = less_d(v0_1, v3);
    const vd v20 = number_d(0x1p+0);
    const vd v21_0 = select_d(v19_0, v18_0, v20);
    const vd v21_1 = select_d(v19_1, v18_1, v20);
    const vd v22 = number_d(-0x1.8p+1);
    const vn v23_0 = less_d(v22, v0_0);
    const vn v23_1 = less_d(v22, v0_1);
    const vd v24_0 = select_d(v23_0, v21_0, v10);
    const vd v24_1 = select_d(v23_1, v21_1, v10);
    const vd v25_0 = mul_d(v24_0, v1_0);
    const vd v25_1 = mul_d(v24_1, v1_1);
    const vd v26_0 = nan_from_d(v25_0, v0_0);
    const vd v26_1 = nan_from_d(v25_1, v0_1);
    store_d(to[0] + 0 * WIDTH, v26_0);
    store_d(to[0] + 1 * WIDTH, v26_1);
}

static void run_hard_swish_vjp_binary64_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(double, 2, 1, hard_swish_vjp_binary64_faithful_one, hard_swish_vjp_binary64_faithful_many, 2)
}

extern const xphi_kernel XPHI_NAME(hard_swish_kernels)[];
const xphi_kernel XPHI_NAME(hard_swish_kernels)[] = {
    {"hard_swish", "f", "binary32", "faithful", run_hard_swish_f_binary32_faithful},
    {"hard_swish", "f", "binary32", "fast", run_hard_swish_f_binary32_fast},
    {"hard_swish", "f", "binary64", "faithful", run_hard_swish_f_binary64_faithful},
    {"hard_swish", "grad", "binary32", "faithful", run_hard_swish_grad_binary32_faithful},
    {"hard_swish", "grad", "binary32", "fast", run_hard_swish_grad_binary32_fast},
    {"hard_swish", "grad", "binary64", "faithful", run_hard_swish_grad_binary64_faithful},
    {"hard_swish", "vjp", "binary32", "faithful", run_hard_swish_vjp_binary32_faithful},
    {"hard_swish", "vjp", "binary32", "fast", run_hard_swish_vjp_binary32_fast},
    {"hard_swish", "vjp", "binary64", "faithful", run_hard_swish_vjp_binary64_faithful},
    {0, 0, 0, 0, 0}};
