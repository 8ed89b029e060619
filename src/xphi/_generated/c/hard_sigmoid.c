/* hard_sigmoid: made by `make gen` from src/xphi/lower/recipes; edits here are lost. */
#include "kernels.h"
#include "loop.h"

/* hard_sigmoid_f_binary32_faithful: 19 operations (4 add, 4 sub, 2 fma, 2 less, 2 select, 1 greater, 1 lesser, 1 mul, 1 fms, 1 nan_from), 0 bytes of tables */
XPHI_OP void hard_sigmoid_f_binary32_faithful_one(const float *const *from, float *const *to, const double *parameters) {
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
    const vf v11 = number_f(0x0p+0f);
    const vf v12 = number_f(0x1.555556p-3f);
    const vf v13 = number_f(-0x1.555556p-28f);
    const vf v14_0 = mul_f(v5_0, v12);
    const vf v15_0 = fms_f(v5_0, v12, v14_0);
    const vf v16_0 = fma_f(v5_0, v13, v15_0);
    const vf v17_0 = add_f(v12, v13);
    const vf v18_0 = fma_f(v10_0, v17_0, v16_0);
    const vf v19_0 = add_f(v14_0, v18_0);
    const vf v20 = number_f(0x1p+0f);
    const vm v21_0 = less_f(v0_0, v3);
    const vf v22_0 = select_f(v21_0, v19_0, v20);
    const vm v23_0 = less_f(v1, v0_0);
    const vf v24_0 = select_f(v23_0, v22_0, v11);
    const vf v25_0 = nan_from_f(v24_0, v0_0);
    store_f(to[0] + 0 * WIDTH, v25_0);
}

XPHI_OP void hard_sigmoid_f_binary32_faithful_many(const float *const *from, float *const *to, const double *parameters) {
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
    const vf v11 = number_f(0x0p+0f);
    const vf v12 = number_f(0x1.555556p-3f);
    const vf v13 = number_f(-0x1.555556p-28f);
    const vf v14_0 = mul_f(v5_0, v12);
    const vf v14_1 = mul_f(v5_1, v12);
    const vf v15_0 = fms_f(v5_0, v12, v14_0);
    const vf v15_1 = fms_f(v5_1, v12, v14_1);
    const vf v16_0 = fma_f(v5_0, v13, v15_0);
    const vf v16_1 = fma_f(v5_1, v13, v15_1);
    const vf v17_0 = add_f(v12, v13);
    const vf v17_1 = add_f(v12, v13);
    const vf v18_0 = fma_f(v10_0, v17_0, v16_0);
    const vf v18_1 = fma_f(v10_1, v17_1, v16_1);
    const vf v19_0 = add_f(v14_0, v18_0);
    const vf v19_1 = add_f(v14_1, v18_1);
    const vf v20 = number_f(0x1p+0f);
    const vm v21_0 = less_f(v0_0, v3);
    const vm v21_1 = less_f(v0_1, v3);
    const vf v22_0 = select_f(v21_0, v19_0, v20);
    const vf v22_1 = select_f(v21_1, v19_1, v20);
    const vm v23_0 = less_f(v1, v0_0);
    const vm v23_1 = less_f(v1, v0_1);
    const vf v24_0 = select_f(v23_0, v22_0, v11);
    const vf v24_1 = select_f(v23_1, v22_1, v11);
    const vf v25_0 = nan_from_f(v24_0, v0_0);
    const vf v25_1 = nan_from_f(v24_1, v0_1);
    store_f(to[0] + 0 * WIDTH, v25_0);
    store_f(to[0] + 1 * WIDTH, v25_1);
}

static void run_hard_sigmoid_f_binary32_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 1, 1, hard_sigmoid_f_binary32_faithful_one, hard_sigmoid_f_binary32_faithful_many, 2)
}

/* hard_sigmoid_f_binary32_fast: 9 operations (2 less, 2 select, 1 greater, 1 lesser, 1 add, 1 mul, 1 nan_from), 0 bytes of tables */
XPHI_OP void hard_sigmoid_f_binary32_fast_one(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf v0_0 = load_f(from[0] + 0 * WIDTH);
    const vf v1 = number_f(-0x1.8p+1f);
    const vf v2_0 = greater_f(v1, v0_0);
    const vf v3 = number_f(0x1.8p+1f);
    const vf v4_0 = lesser_f(v3, v2_0);
    const vf v5_0 = add_f(v4_0, v3);
    const vf v6 = number_f(0x0p+0f);
    const vf v7 = number_f(0x1.555556p-3f);
    const vf v8_0 = mul_f(v5_0, v7);
    const vf v9 = number_f(0x1p+0f);
    const vm v10_0 = less_f(v0_0, v3);
    const vf v11_0 = select_f(v10_0, v8_0, v9);
    const vm v12_0 = less_f(v1, v0_0);
    const vf v13_0 = select_f(v12_0, v11_0, v6);
    const vf v14_0 = nan_from_f(v13_0, v0_0);
    store_f(to[0] + 0 * WIDTH, v14_0);
}

XPHI_OP void hard_sigmoid_f_binary32_fast_many(const float *const *from, float *const *to, const double *parameters) {
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
    const vf v6 = number_f(0x0p+0f);
    const vf v7 = number_f(0x1.555556p-3f);
    const vf v8_0 = mul_f(v5_0, v7);
    const vf v8_1 = mul_f(v5_1, v7);
    const vf v9 = number_f(0x1p+0f);
    const vm v10_0 = less_f(v0_0, v3);
    const vm v10_1 = less_f(v0_1, v3);
    const vf v11_0 = select_f(v10_0, v8_0, v9);
    const vf v11_1 = select_f(v10_1, v8_1, v9);
    const vm v12_0 = less_f(v1, v0_0);
    const vm v12_1 = less_f(v1, v0_1);
    const vf v13_0 = select_f(v12_0, v11_0, v6);
    const vf v13_1 = select_f(v12_1, v11_1, v6);
    const vf v14_0 = nan_from_f(v13_0, v0_0);
    const vf v14_1 = nan_from_f(v13_1, v0_1);
    store_f(to[0] + 0 * WIDTH, v14_0);
    store_f(to[0] + 1 * WIDTH, v14_1);
}

static void run_hard_sigmoid_f_binary32_fast(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 1, 1, hard_sigmoid_f_binary32_fast_one, hard_sigmoid_f_binary32_fast_many, 2)
}

/* hard_sigmoid_f_binary64_faithful: 19 operations (4 add, 4 sub, 2 fma, 2 less, 2 select, 1 greater, 1 lesser, 1 mul, 1 fms, 1 nan_from), 0 bytes of tables */
XPHI_OP void hard_sigmoid_f_binary64_faithful_one(const double *const *from, double *const *to, const double *parameters) {
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
    const vd v11 = number_d(0x0p+0);
    const vd v12 = number_d(0x1.5555555555555p-3);
    const vd v13 = number_d(0x1.5555555555555p-57);
    const vd v14_0 = mul_d(v5_0, v12);
    const vd v15_0 = fms_d(v5_0, v12, v14_0);
    const vd v16_0 = fma_d(v5_0, v13, v15_0);
    const vd v17_0 = add_d(v12, v13);
    const vd v18_0 = fma_d(v10_0, v17_0, v16_0);
    const vd v19_0 = add_d(v14_0, v18_0);
    const vd v20 = number_d(0x1p+0);
    const vn v21_0 = less_d(v0_0, v3);
    const vd v22_0 = select_d(v21_0, v19_0, v20);
    const vn v23_0 = less_d(v1, v0_0);
    const vd v24_0 = select_d(v23_0, v22_0, v11);
    const vd v25_0 = nan_from_d(v24_0, v0_0);
    store_d(to[0] + 0 * WIDTH, v25_0);
}

XPHI_OP void hard_sigmoid_f_binary64_faithful_many(const double *const *from, double *const *to, const double *parameters) {
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
    const vd v11 = number_d(0x0p+0);
    const vd v12 = number_d(0x1.5555555555555p-3);
    const vd v13 = number_d(0x1.5555555555555p-57);
    const vd v14_0 = mul_d(v5_0, v12);
    const vd v14_1 = mul_d(v5_1, v12);
    const vd v15_0 = fms_d(v5_0, v12, v14_0);
    const vd v15_1 = fms_d(v5_1, v12, v14_1);
    const vd v16_0 = fma_d(v5_0, v13, v15_0);
    const vd v16_1 = fma_d(v5_1, v13, v15_1);
    const vd v17_0 = add_d(v12, v13);
    const vd v17_1 = add_d(v12, v13);
    const vd v18_0 = fma_d(v10_0, v17_0, v16_0);
    const vd v18_1 = fma_d(v10_1, v17_1, v16_1);
    const vd v19_0 = add_d(v14_0, v18_0);
    const vd v19_1 = add_d(v14_1, v18_1);
    const vd v20 = number_d(0x1p+0);
    const vn v21_0 = less_d(v0_0, v3);
    const vn v21_1 = less_d(v0_1, v3);
    const vd v22_0 = select_d(v21_0, v19_0, v20);
    const vd v22_1 = select_d(v21_1, v19_1, v20);
    const vn v23_0 = less_d(v1, v0_0);
    const vn v23_1 = less_d(v1, v0_1);
    const vd v24_0 = select_d(v23_0, v22_0, v11);
    const vd v24_1 = select_d(v23_1, v22_1, v11);
    const vd v25_0 = nan_from_d(v24_0, v0_0);
    const vd v25_1 = nan_from_d(v24_1, v0_1);
    store_d(to[0] + 0 * WIDTH, v25_0);
    store_d(to[0] + 1 * WIDTH, v25_1);
}

static void run_hard_sigmoid_f_binary64_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(double, 1, 1, hard_sigmoid_f_binary64_faithful_one, hard_sigmoid_f_binary64_faithful_many, 2)
}

/* hard_sigmoid_grad_binary32_faithful: 5 operations (2 less, 2 select, 1 nan_from), 0 bytes of tables */
XPHI_OP void hard_sigmoid_grad_binary32_faithful_one(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf v0_0 = load_f(from[0] + 0 * WIDTH);
    const vf v1 = number_f(0x0p+0f);
    const vf v2 = number_f(0x1.555556p-3f);
    const vf v3 = number_f(0x1.8p+1f);
    const vm v4_0 = less_f(v0_0, v3);
    const vf v5_0 = select_f(v4_0, v2, v1);
    const vf v6 = number_f(-0x1.8p+1f);
    const vm v7_0 = less_f(v6, v0_0);
    const vf v8_0 = select_f(v7_0, v5_0, v1);
    const vf v9_0 = nan_from_f(v8_0, v0_0);
    store_f(to[0] + 0 * WIDTH, v9_0);
}

XPHI_OP void hard_sigmoid_grad_binary32_faithful_many(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf v0_0 = load_f(from[0] + 0 * WIDTH);
    const vf v0_1 = load_f(from[0] + 1 * WIDTH);
    const vf v1 = number_f(0x0p+0f);
    const vf v2 = number_f(0x1.555556p-3f);
    const vf v3 = number_f(0x1.8p+1f);
    const vm v4_0 = less_f(v0_0, v3);
    const vm v4_1 = less_f(v0_1, v3);
    const vf v5_0 = select_f(v4_0, v2, v1);
    const vf v5_1 = select_f(v4_1, v2, v1);
    const vf v6 = number_f(-0x1.8p+1f);
    const vm v7_0 = less_f(v6, v0_0);
    const vm v7_1 = less_f(v6, v0_1);
    const vf v8_0 = select_f(v7_0, v5_0, v1);
    const vf v8_1 = select_f(v7_1, v5_1, v1);
    const vf v9_0 = nan_from_f(v8_0, v0_0);
    const vf v9_1 = nan_from_f(v8_1, v0_1);
    store_f(to[0] + 0 * WIDTH, v9_0);
    store_f(to[0] + 1 * WIDTH, v9_1);
}

static void run_hard_sigmoid_grad_binary32_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 1, 1, hard_sigmoid_grad_binary32_faithful_one, hard_sigmoid_grad_binary32_faithful_many, 2)
}

/* hard_sigmoid_grad_binary32_fast: 5 operations (2 less, 2 select, 1 nan_from), 0 bytes of tables */
XPHI_OP void hard_sigmoid_grad_binary32_fast_one(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf v0_0 = load_f(from[0] + 0 * WIDTH);
    const vf v1 = number_f(0x0p+0f);
    const vf v2 = number_f(0x1.555556p-3f);
    const vf v3 = number_f(0x1.8p+1f);
    const vm v4_0 = less_f(v0_0, v3);
    const vf v5_0 = select_f(v4_0, v2, v1);
    const vf v6 = number_f(-0x1.8p+1f);
    const vm v7_0 = less_f(v6, v0_0);
    const vf v8_0 = select_f(v7_0, v5_0, v1);
    const vf v9_0 = nan_from_f(v8_0, v0_0);
    store_f(to[0] + 0 * WIDTH, v9_0);
}

XPHI_OP void hard_sigmoid_grad_binary32_fast_many(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf v0_0 = load_f(from[0] + 0 * WIDTH);
    const vf v0_1 = load_f(from[0] + 1 * WIDTH);
    const vf v1 = number_f(0x0p+0f);
    const vf v2 = number_f(0x1.555556p-3f);
    const vf v3 = number_f(0x1.8p+1f);
    const vm v4_0 = less_f(v0_0, v3);
    const vm v4_1 = less_f(v0_1, v3);
    const vf v5_0 = select_f(v4_0, v2, v1);
    const vf v5_1 = select_f(v4_1, v2, v1);
    const vf v6 = number_f(-0x1.8p+1f);
    const vm v7_0 = less_f(v6, v0_0);
    const vm v7_1 = less_f(v6, v0_1);
    const vf v8_0 = select_f(v7_0, v5_0, v1);
    const vf v8_1 = select_f(v7_1, v5_1, v1);
    const vf v9_0 = nan_from_f(v8_0, v0_0);
    const vf v9_1 = nan_from_f(v8_1, v0_1);
    store_f(to[0] + 0 * WIDTH, v9_0);
    store_f(to[0] + 1 * WIDTH, v9_1);
}

static void run_hard_sigmoid_grad_binary32_fast(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 1, 1, hard_sigmoid_grad_binary32_fast_one, hard_sigmoid_grad_binary32_fast_many, 2)
}

/* hard_sigmoid_grad_binary64_faithful: 5 operations (2 less, 2 select, 1 nan_from), 0 bytes of tables */
XPHI_OP void hard_sigmoid_grad_binary64_faithful_one(const double *const *from, double *const *to, const double *parameters) {
    (void)parameters;
    const vd v0_0 = load_d(from[0] + 0 * WIDTH);
    const vd v1 = number_d(0x0p+0);
    const vd v2 = number_d(0x1.5555555555555p-3);
    const vd v3 = number_d(0x1.8p+1);
    const vn v4_0 = less_d(v0_0, v3);
    const vd v5_0 = select_d(v4_0, v2, v1);
    const vd v6 = number_d(-0x1.8p+1);
    const vn v7_0 = less_d(v6, v0_0);
    const vd v8_0 = select_d(v7_0, v5_0, v1);
    const vd v9_0 = nan_from_d(v8_0, v0_0);
    store_d(to[0] + 0 * WIDTH, v9_0);
}

XPHI_OP void hard_sigmoid_grad_binary64_faithful_many(const double *const *from, double *const *to, const double *parameters) {
    (void)parameters;
    const vd v0_0 = load_d(from[0] + 0 * WIDTH);
    const vd v0_1 = load_d(from[0] + 1 * WIDTH);
    const vd v1 = number_d(0x0p+0);
    const vd v2 = number_d(0x1.5555555555555p-3);
    const vd v3 = number_d(0x1.8p+1);
    const vn v4_0 = less_d(v0_0, v3);
    const vn v4_1 = less_d(v0_1, v3);
    const vd v5_0 = select_d(v4_0, v2, v1);
    const vd v5_1 = select_d(v4_1, v2, v1);
    const vd v6 = number_d(-0x1.8p+1);
    const vn v7_0 = less_d(v6, v0_0);
    const vn v7_1 = less_d(v6, v0_1);
    const vd v8_0 = select_d(v7_0, v5_0, v1);
    const vd v8_1 = select_d(v7_1, v5_1, v1);
    const vd v9_0 = nan_from_d(v8_0, v0_0);
    const vd v9_1 = nan_from_d(v8_1, v0_1);
    store_d(to[0] + 0 * WIDTH, v9_0);
    store_d(to[0] + 1 * WIDTH, v9_1);
}

static void run_hard_sigmoid_grad_binary64_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(double, 1, 1, hard_sigmoid_grad_binary64_faithful_one, hard_sigmoid_grad_binary64_faithful_many, 2)
}

/* hard_sigmoid_vjp_binary32_faithful: 9 operations (2 widen, 2 less, 2 select, 1 mul, 1 nan_from, 1 narrow), 0 bytes of tables */
XPHI_OP void hard_sigmoid_vjp_binary32_faithful_one(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf v0_0 = load_f(from[0] + 0 * WIDTH);
    const vf v1_0 = load_f(from[1] + 0 * WIDTH);
    const vd v2 = number_d(0x0p+0);
    const vd v3 = number_d(0x1.5555555555555p-3);
    const vd v4_0 = widen_f(v0_0);
    const vd v5 = number_d(0x1.8p+1);
    const vn v6_0 = less_d(v4_0, v5);
    const vd v7_0 = select_d(v6_0, v3, v2);
    const vd v8 = number_d(-0x1.8p+1);
    const vn v9_0 = less_d(v8, v4_0);
    const vd v10_0 = select_d(v9_0, v7_0, v2);
    const vd v11_0 = widen_f(v1_0);
    const vd v12_0 = mul_d(v10_0, v11_0);
    const vd v13_0 = nan_from_d(v12_0, v4_0);
    const vf v14_0 = narrow_d(v13_0);
    store_f(to[0] + 0 * WIDTH, v14_0);
}

XPHI_OP void hard_sigmoid_vjp_binary32_faithful_many(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf v0_0 = load_f(from[0] + 0 * WIDTH);
    const vf v0_1 = load_f(from[0] + 1 * WIDTH);
    const vf v1_0 = load_f(from[1] + 0 * WIDTH);
    const vf v1_1 = load_f(from[1] + 1 * WIDTH);
    const vd v2 = number_d(0x0p+0);
    const vd v3 = number_d(0x1.5555555555555p-3);
    const vd v4_0 = widen_f(v0_0);
    const vd v4_1 = widen_f(v0_1);
    const vd v5 = number_d(0x1.8p+1);
    const vn v6_0 = less_d(v4_0, v5);
    const vn v6_1 = less_d(v4_1, v5);
    const vd v7_0 = select_d(v6_0, v3, v2);
    const vd v7_1 = select_d(v6_1, v3, v2);
    const vd v8 = number_d(-0x1.8p+1);
    const vn v9_0 = less_d(v8, v4_0);
    const vn v9_1 = less_d(v8, v4_1);
    const vd v10_0 = select_d(v9_0, v7_0, v2);
    const vd v10_1 = select_d(v9_1, v7_1, v2);
    const vd v11_0 = widen_f(v1_0);
    const vd v11_1 = widen_f(v1_1);
    const vd v12_0 = mul_d(v10_0, v11_0);
    const vd v12_1 = mul_d(v10_1, v11_1);
    const vd v13_0 = nan_from_d(v12_0, v4_0);
    const vd v13_1 = nan_from_d(v12_1, v4_1);
    const vf v14_0 = narrow_d(v13_0);
    const vf v14_1 = narrow_d(v13_1);
    store_f(to[0] + 0 * WIDTH, v14_0);
    store_f(to[0] + 1 * WIDTH, v14_1);
}

static void run_hard_sigmoid_vjp_binary32_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 2, 1, hard_sigmoid_vjp_binary32_faithful_one, hard_sigmoid_vjp_binary32_faithful_many, 2)
}

/* hard_sigmoid_vjp_binary32_fast: 9 operations (2 widen, 2 less, 2 select, 1 mul, 1 nan_from, 1 narrow), 0 bytes of tables */
XPHI_OP void hard_sigmoid_vjp_binary32_fast_one(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf v0_0 = load_f(from[0] + 0 * WIDTH);
    const vf v1_0 = load_f(from[1] + 0 * WIDTH);
    const vd v2 = number_d(0x0p+0);
    const vd v3 = number_d(0x1.5555555555555p-3);
    const vd v4_0 = widen_f(v0_0);
    const vd v5 = number_d(0x1.8p+1);
    const vn v6_0 = less_d(v4_0, v5);
    const vd v7_0 = select_d(v6_0, v3, v2);
    const vd v8 = number_d(-0x1.8p+1);
    const vn v9_0 = less_d(v8, v4_0);
    const vd v10_0 = select_d(v9_0, v7_0, v2);
    const vd v11_0 = widen_f(v1_0);
    const vd v12_0 = mul_d(v10_0, v11_0);
    const vd v13_0 = nan_from_d(v12_0, v4_0);
    const vf v14_0 = narrow_d(v13_0);
    store_f(to[0] + 0 * WIDTH, v14_0);
}

XPHI_OP void hard_sigmoid_vjp_binary32_fast_many(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf v0_0 = load_f(from[0] + 0 * WIDTH);
    const vf v0_1 = load_f(from[0] + 1 * WIDTH);
    const vf v1_0 = load_f(from[1] + 0 * WIDTH);
    const vf v1_1 = load_f(from[1] + 1 * WIDTH);
    const vd v2 = number_d(0x0p+0);
    const vd v3 = number_d(0x1.5555555555555p-3);
    const vd v4_0 = widen_f(v0_0);
    const vd v4_1 = widen_f(v0_1);
    const vd v5 = number_d(0x1.8p+1);
    const vn v6_0 = less_d(v4_0, v5);
    const vn v6_1 = less_d(v4_1, v5);
    const vd v7_0 = select_d(v6_0, v3, v2);
    const vd v7_1 = select_d(v6_1, v3, v2);
    const vd v8 = number_d(-0x1.8p+1);
    const vn v9_0 = less_d(v8, v4_0);
    const vn v9_1 = less_d(v8, v4_1);
    const vd v10_0 = select_d(v9_0, v7_0, v2);
    const vd v10_1 = select_d(v9_1, v7_1, v2);
    const vd v11_0 = widen_f(v1_0);
    const vd v11_1 = widen_f(v1_1);
    const vd v12_0 = mul_d(v10_0, v11_0);
    const vd v12_1 = mul_d(v10_1, v11_1);
    const vd v13_0 = nan_from_d(v12_0, v4_0);
    const vd v13_1 = nan_from_d(v12_1, v4_1);
    const vf v14_0 = narrow_d(v13_0);
    const vf v14_1 = narrow_d(v13_1);
    store_f(to[0] + 0 * WIDTH, v14_0);
    store_f(to[0] + 1 * WIDTH, v14_1);
}

static void run_hard_sigmoid_vjp_binary32_fast(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 2, 1, hard_sigmoid_vjp_binary32_fast_one, hard_sigmoid_vjp_binary32_fast_many, 2)
}

/* hard_sigmoid_vjp_binary64_faithful: 6 operations (2 less, 2 select, 1 mul, 1 nan_from), 0 bytes of tables */
XPHI_OP void hard_sigmoid_vjp_binary64_faithful_one(const double *const *from, double *const *to, const double *parameters) {
    (void)parameters;
    const vd v0_0 = load_d(from[0] + 0 * WIDTH);
    const vd v1_0 = load_d(from[1] + 0 * WIDTH);
    const vd v2 = number_d(0x0p+0);
    const vd v3 = number_d(0x1.5555555555555p-3);
    const vd v4 = number_d(0x1.8p+1);
    const vn v5_0 = less_d(v0_0, v4);
    const vd v6_0 = select_d(v5_0, v3, v2);
    const vd v7 = number_d(-0x1.8p+1);
    const vn v8_0 = less_d(v7, v0_0);
    const vd v9_0 = select_d(v8_0, v6_0, v2);
    const vd v10_0 = mul_d(v9_0, v1_0);
    const vd v11_0 = nan_from_d(v10_0, v0_0);
    store_d(to[0] + 0 * WIDTH, v11_0);
}

XPHI_OP void hard_sigmoid_vjp_binary64_faithful_many(const double *const *from, double *const *to, const double *parameters) {
    (void)parameters;
    const vd v0_0 = load_d(from[0] + 0 * WIDTH);
    const vd v0_1 = load_d(from[0] + 1 * WIDTH);
    const vd v1_0 = load_d(from[1] + 0 * WIDTH);
    const vd v1_1 = load_d(from[1] + 1 * WIDTH);
    const vd v2 = number_d(0x0p+0);
    const vd v3 = number_d(0x1.5555555555555p-3);
    const vd v4 = number_d(0x1.8p+1);
    const vn v5_0 = less_d(v0_0, v4);
    const vn v5_1 = less_d(v0_1, v4);
    const vd v6_0 = select_d(v5_0, v3, v2);
    const vd v6_1 = select_d(v5_1, v3, v2);
    const vd v7 = number_d(-0x1.8p+1);
    const vn v8_0 = less_d(v7, v0_0);
    const vn v8_1 = less_d(v7, v0_1);
    const vd v9_0 = select_d(v8_0, v6_0, v2);
    const vd v9_1 = select_d(v8_1, v6_1, v2);
    const vd v10_0 = mul_d(v9_0, v1_0);
    const vd v10_1 = mul_d(v9_1, v1_1);
    const vd v11_0 = nan_from_d(v10_0, v0_0);
    const vd v11_1 = nan_from_d(v10_1, v0_1);
    store_d(to[0] + 0 * WIDTH, v11_0);
    store_d(to[0] + 1 * WIDTH, v11_1);
}

static void run_hard_sigmoid_vjp_binary64_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(double, 2, 1, hard_sigmoid_vjp_binary64_faithful_one, hard_sigmoid_vjp_binary64_faithful_many, 2)
}

extern const xphi_kernel XPHI_NAME(hard_sigmoid_kernels)[];
const xphi_kernel XPHI_NAME(hard_sigmoid_kernels)[] = {
    {"hard_sigmoid", "f", "binary32", "faithful", run_hard_sigmoid_f_binary32_faithful},
    {"hard_sigmoid", "f", "binary32", "fast", run_hard_sigmoid_f_binary32_fast},
    {"hard_sigmoid", "f", "binary64", "faithful", run_hard_sigmoid_f_binary64_faithful},
    {"hard_sigmoid", "grad", "binary32", "faithful", run_hard_sigmoid_grad_binary32_faithful},
    {"hard_sigmoid", "grad", "binary32", "fast", run_hard_sigmoid_grad_binary32_fast},
    {"hard_sigmoid", "grad", "binary64", "faithful", run_hard_sigmoid_grad_binary64_faithful},
    {"hard_sigmoid", "vjp", "binary32", "faithful", run_hard_sigmoid_vjp_binary32_faithful},
    {"hard_sigmoid", "vjp", "binary32", "fast", run_hard_sigmoid_vjp_binary32_fast},
    {"hard_sigmoid", "vjp", "binary64", "faithful", run_hard_sigmoid_vjp_binary64_faithful},
    {0, 0, 0, 0, 0}};
