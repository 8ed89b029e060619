/* reglu: made by `make gen` from src/xphi/lower/recipes; edits here are lost. */
#include "kernels.h"
#include "simd.h"

/* reglu_gate_binary32_faithful: 4 operations (1 less, 1 select, 1 nan_from, 1 mul), 0 bytes of tables */
XPHI_OP void reglu_gate_binary32_faithful_one(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf v0_0 = load_f(from[0] + 0 * WIDTH);
    const vf v1_0 = load_f(from[1] + 0 * WIDTH);
    const vf v2 = number_f(0x0p+0f);
    const vm v3_0 = less_f(v2, v0_0);
    const vf v4_0 = select_f(v3_0, v0_0, v2);
    const vf v5_0 = nan_from_f(v4_0, v0_0);
    const vf v6_0 = mul_f(v5_0, v1_0);
    store_f(to[0] + 0 * WIDTH, v6_0);
}

XPHI_OP void reglu_gate_binary32_faithful_many(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf v0_0 = load_f(from[0] + 0 * WIDTH);
    const vf v0_1 = load_f(from[0] + 1 * WIDTH);
    const vf v1_0 = load_f(from[1] + 0 * WIDTH);
    const vf v1_1 = load_f(from[1] + 1 * WIDTH);
    const vf v2 = number_f(0x0p+0f);
    const vm v3_0 = less_f(v2, v0_0);
    const vm v3_1 = less_f(v2, v0_1);
    const vf v4_0 = select_f(v3_0, v0_0, v2);
    const vf v4_1 = select_f(v3_1, v0_1, v2);
    const vf v5_0 = nan_from_f(v4_0, v0_0);
    const vf v5_1 = nan_from_f(v4_1, v0_1);
    const vf v6_0 = mul_f(v5_0, v1_0);
    const vf v6_1 = mul_f(v5_1, v1_1);
    store_f(to[0] + 0 * WIDTH, v6_0);
    store_f(to[0] + 1 * WIDTH, v6_1);
}

static void run_reglu_gate_binary32_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 2, 1, reglu_gate_binary32_faithful_one, reglu_gate_binary32_faithful_many, 2)
}

/* reglu_gate_binary32_fast: 4 operations (1 less, 1 select, 1 nan_from, 1 mul), 0 bytes of tables */
XPHI_OP void reglu_gate_binary32_fast_one(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf v0_0 = load_f(from[0] + 0 * WIDTH);
    const vf v1_0 = load_f(from[1] + 0 * WIDTH);
    const vf v2 = number_f(0x0p+0f);
    const vm v3_0 = less_f(v2, v0_0);
    const vf v4_0 = select_f(v3_0, v0_0, v2);
    const vf v5_0 = nan_from_f(v4_0, v0_0);
    const vf v6_0 = mul_f(v5_0, v1_0);
    store_f(to[0] + 0 * WIDTH, v6_0);
}

XPHI_OP void reglu_gate_binary32_fast_many(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf v0_0 = load_f(from[0] + 0 * WIDTH);
    const vf v0_1 = load_f(from[0] + 1 * WIDTH);
    const vf v1_0 = load_f(from[1] + 0 * WIDTH);
    const vf v1_1 = load_f(from[1] + 1 * WIDTH);
    const vf v2 = number_f(0x0p+0f);
    const vm v3_0 = less_f(v2, v0_0);
    const vm v3_1 = less_f(v2, v0_1);
    const vf v4_0 = select_f(v3_0, v0_0, v2);
    const vf v4_1 = select_f(v3_1, v0_1, v2);
    const vf v5_0 = nan_from_f(v4_0, v0_0);
    const vf v5_1 = nan_from_f(v4_1, v0_1);
    const vf v6_0 = mul_f(v5_0, v1_0);
    const vf v6_1 = mul_f(v5_1, v1_1);
    store_f(to[0] + 0 * WIDTH, v6_0);
    store_f(to[0] + 1 * WIDTH, v6_1);
}

static void run_reglu_gate_binary32_fast(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 2, 1, reglu_gate_binary32_fast_one, reglu_gate_binary32_fast_many, 2)
}

/* reglu_gate_binary64_faithful: 4 operations (1 less, 1 select, 1 nan_from, 1 mul), 0 bytes of tables */
XPHI_OP void reglu_gate_binary64_faithful_one(const double *const *from, double *const *to, const double *parameters) {
    (void)parameters;
    const vd v0_0 = load_d(from[0] + 0 * WIDTH);
    const vd v1_0 = load_d(from[1] + 0 * WIDTH);
    const vd v2 = number_d(0x0p+0);
    const vn v3_0 = less_d(v2, v0_0);
    const vd v4_0 = select_d(v3_0, v0_0, v2);
    const vd v5_0 = nan_from_d(v4_0, v0_0);
    const vd v6_0 = mul_d(v5_0, v1_0);
    store_d(to[0] + 0 * WIDTH, v6_0);
}

XPHI_OP void reglu_gate_binary64_faithful_many(const double *const *from, double *const *to, const double *parameters) {
    (void)parameters;
    const vd v0_0 = load_d(from[0] + 0 * WIDTH);
    const vd v0_1 = load_d(from[0] + 1 * WIDTH);
    const vd v1_0 = load_d(from[1] + 0 * WIDTH);
    const vd v1_1 = load_d(from[1] + 1 * WIDTH);
    const vd v2 = number_d(0x0p+0);
    const vn v3_0 = less_d(v2, v0_0);
    const vn v3_1 = less_d(v2, v0_1);
    const vd v4_0 = select_d(v3_0, v0_0, v2);
    const vd v4_1 = select_d(v3_1, v0_1, v2);
    const vd v5_0 = nan_from_d(v4_0, v0_0);
    const vd v5_1 = nan_from_d(v4_1, v0_1);
    const vd v6_0 = mul_d(v5_0, v1_0);
    const vd v6_1 = mul_d(v5_1, v1_1);
    store_d(to[0] + 0 * WIDTH, v6_0);
    store_d(to[0] + 1 * WIDTH, v6_1);
}

static void run_reglu_gate_binary64_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(double, 2, 1, reglu_gate_binary64_faithful_one, reglu_gate_binary64_faithful_many, 2)
}

/* reglu_gate_vjp_binary32_faithful: 13 operations (3 widen, 3 mul, 2 select, 2 nan_from, 2 narrow, 1 less), 0 bytes of tables */
XPHI_OP void reglu_gate_vjp_binary32_faithful_one(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf v0_0 = load_f(from[0] + 0 * WIDTH);
    const vf v1_0 = load_f(from[1] + 0 * WIDTH);
    const vf v2_0 = load_f(from[2] + 0 * WIDTH);
    const vd v3_0 = widen_f(v1_0);
    const vd v4_0 = widen_f(v2_0);
    const vd v5 = number_d(0x0p+0);
    const vd v6_0 = widen_f(v0_0);
    const vn v7_0 = less_d(v5, v6_0);
    const vd v8 = number_d(0x1p+0);
    const vd v9_0 = select_d(v7_0, v8, v5);
    const vd v10_0 = nan_from_d(v9_0, v6_0);
    const vd v11_0 = mul_d(v3_0, v4_0);
    const vd v12_0 = mul_d(v10_0, v11_0);
    const vd v13_0 = select_d(v7_0, v6_0, v5);
    const vd v14_0 = nan_from_d(v13_0, v6_0);
    const vd v15_0 = mul_d(v14_0, v4_0);
    const vf v16_0 = narrow_d(v12_0);
    const vf v17_0 = narrow_d(v15_0);
    store_f(to[0] + 0 * WIDTH, v16_0);
    store_f(to[1] + 0 * WIDTH, v17_0);
}

XPHI_OP void reglu_gate_vjp_binary32_faithful_many(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf v0_0 = load_f(from[0] + 0 * WIDTH);
    const vf v0_1 = load_f(from[0] + 1 * WIDTH);
    const vf v1_0 = load_f(from[1] + 0 * WIDTH);
    const vf v1_1 = load_f(from[1] + 1 * WIDTH);
    const vf v2_0 = load_f(from[2] + 0 * WIDTH);
    const vf v2_1 = load_f(from[2] + 1 * WIDTH);
    const vd v3_0 = widen_f(v1_0);
    const vd v3_1 = widen_f(v1_1);
    const vd v4_0 = widen_f(v2_0);
    const vd v4_1 = widen_f(v2_1);
    const vd v5 = number_d(0x0p+0);
    const vd v6_0 = widen_f(v0_0);
    const vd v6_1 = widen_f(v0_1);
    const vn v7_0 = less_d(v5, v6_0);
    const vn v7_1 = less_d(v5, v6_1);
    const vd v8 = number_d(0x1p+0);
    const vd v9_0 = select_d(v7_0, v8, v5);
    const vd v9_1 = select_d(v7_1, v8, v5);
    const vd v10_0 = nan_from_d(v9_0, v6_0);
    const vd v10_1 = nan_from_d(v9_1, v6_1);
    const vd v11_0 = mul_d(v3_0, v4_0);
    const vd v11_1 = mul_d(v3_1, v4_1);
    const vd v12_0 = mul_d(v10_0, v11_0);
    const vd v12_1 = mul_d(v10_1, v11_1);
    const vd v13_0 = select_d(v7_0, v6_0, v5);
    const vd v13_1 = select_d(v7_1, v6_1, v5);
    const vd v14_0 = nan_from_d(v13_0, v6_0);
    const vd v14_1 = nan_from_d(v13_1, v6_1);
    const vd v15_0 = mul_d(v14_0, v4_0);
    const vd v15_1 = mul_d(v14_1, v4_1);
    const vf v16_0 = narrow_d(v12_0);
    const vf v16_1 = narrow_d(v12_1);
    const vf v17_0 = narrow_d(v15_0);
    const vf v17_1 = narrow_d(v15_1);
    store_f(to[0] + 0 * WIDTH, v16_0);
    store_f(to[0] + 1 * WIDTH, v16_1);
    store_f(to[1] + 0 * WIDTH, v17_0);
    store_f(to[1] + 1 * WIDTH, v17_1);
}

static void run_reglu_gate_vjp_binary32_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 3, 2, reglu_gate_vjp_binary32_faithful_one, reglu_gate_vjp_binary32_faithful_many, 2)
}

/* reglu_gate_vjp_binary32_fast: 13 operations (3 widen, 3 mul, 2 select, 2 nan_from, 2 narrow, 1 less), 0 bytes of tables */
XPHI_OP void reglu_gate_vjp_binary32_fast_one(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf v0_0 = load_f(from[0] + 0 * WIDTH);
    const vf v1_0 = load_f(from[1] + 0 * WIDTH);
    const vf v2_0 = load_f(from[2] + 0 * WIDTH);
    const vd v3_0 = widen_f(v1_0);
    const vd v4_0 = widen_f(v2_0);
    const vd v5 = number_d(0x0p+0);
    const vd v6_0 = widen_f(v0_0);
    const vn v7_0 = less_d(v5, v6_0);
    const vd v8 = number_d(0x1p+0);
    const vd v9_0 = select_d(v7_0, v8, v5);
    const vd v10_0 = nan_from_d(v9_0, v6_0);
    const vd v11_0 = mul_d(v3_0, v4_0);
    const vd v12_0 = mul_d(v10_0, v11_0);
    const vd v13_0 = select_d(v7_0, v6_0, v5);
    const vd v14_0 = nan_from_d(v13_0, v6_0);
    const vd v15_0 = mul_d(v14_0, v4_0);
    const vf v16_0 = narrow_d(v12_0);
    const vf v17_0 = narrow_d(v15_0);
    store_f(to[0] + 0 * WIDTH, v16_0);
    store_f(to[1] + 0 * WIDTH, v17_0);
}

XPHI_OP void reglu_gate_vjp_binary32_fast_many(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf v0_0 = load_f(from[0] + 0 * WIDTH);
    const vf v0_1 = load_f(from[0] + 1 * WIDTH);
    const vf v1_0 = load_f(from[1] + 0 * WIDTH);
    const vf v1_1 = load_f(from[1] + 1 * WIDTH);
    const vf v2_0 = load_f(from[2] + 0 * WIDTH);
    const vf v2_1 = load_f(from[2] + 1 * WIDTH);
    const vd v3_0 = widen_f(v1_0);
    const vd v3_1 = widen_f(v1_1);
    const vd v4_0 = widen_f(v2_0);
    const vd v4_1 = widen_f(v2_1);
    const vd v5 = number_d(0x0p+0);
    const vd v6_0 = widen_f(v0_0);
    const vd v6_1 = widen_f(v0_1);
    const vn v7_0 = less_d(v5, v6_0);
    const vn v7_1 = less_d(v5, v6_1);
    const vd v8 = number_d(0x1p+0);
    const vd v9_0 = select_d(v7_0, v8, v5);
    const vd v9_1 = select_d(v7_1, v8, v5);
    const vd v10_0 = nan_from_d(v9_0, v6_0);
    const vd v10_1 = nan_from_d(v9_1, v6_1);
    const vd v11_0 = mul_d(v3_0, v4_0);
    const vd v11_1 = mul_d(v3_1, v4_1);
    const vd v12_0 = mul_d(v10_0, v11_0);
    const vd v12_1 = mul_d(v10_1, v11_1);
    const vd v13_0 = select_d(v7_0, v6_0, v5);
    const vd v13_1 = select_d(v7_1, v6_1, v5);
    const vd v14_0 = nan_from_d(v13_0, v6_0);
    const vd v14_1 = nan_from_d(v13_1, v6_1);
    const vd v15_0 = mul_d(v14_0, v4_0);
    const vd v15_1 = mul_d(v14_1, v4_1);
    const vf v16_0 = narrow_d(v12_0);
    const vf v16_1 = narrow_d(v12_1);
    const vf v17_0 = narrow_d(v15_0);
    const vf v17_1 = narrow_d(v15_1);
    store_f(to[0] + 0 * WIDTH, v16_0);
    store_f(to[0] + 1 * WIDTH, v16_1);
    store_f(to[1] + 0 * WIDTH, v17_0);
    store_f(to[1] + 1 * WIDTH, v17_1);
}

static void run_reglu_gate_vjp_binary32_fast(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 3, 2, reglu_gate_vjp_binary32_fast_one, reglu_gate_vjp_binary32_fast_many, 2)
}

/* reglu_gate_vjp_binary64_faithful: 13 operations (5 mul, 3 select, 2 less, 2 nan_from, 1 abs), 0 bytes of tables */
XPHI_OP void reglu_gate_vjp_binary64_faithful_one(const double *const *from, double *const *to, const double *parameters) {
    (void)parameters;
    const vd v0_0 = load_d(from[0] + 0 * WIDTH);
    const vd v1_0 = load_d(from[1] + 0 * WIDTH);
    const vd v2_0 = load_d(from[2] + 0 * WIDTH);
    const vd v3 = number_d(0x0p+0);
    const vn v4_0 = less_d(v3, v0_0);
    const vd v5 = number_d(0x1p+0);
    const vd v6_0 = select_d(v4_0, v5, v3);
    const vd v7_0 = nan_from_d(v6_0, v0_0);
    const vd v8_0 = mul_d(v1_0, v2_0);
    const vd v9_0 = abs_d(v8_0);
    const vd v10 = number_d(0x1p+1000);
    const vn v11_0 = less_d(v9_0, v10);
    const vd v12_0 = mul_d(v7_0, v8_0);
    const vd v13_0 = mul_d(v7_0, v1_0);
    const vd v14_0 = mul_d(v13_0, v2_0);
    const vd v15_0 = select_d(v11_0, v12_0, v14_0);
    const vd v16_0 = select_d(v4_0, v0_0, v3);
    const vd v17_0 = nan_from_d(v16_0, v0_0);
    const vd v18_0 = mul_d(v17_0, v2_0);
    store_d(to[0] + 0 * WIDTH, v15_0);
    store_d(to[1] + 0 * WIDTH, v18_0);
}

XPHI_OP void reglu_gate_vjp_binary64_faithful_many(const double *const *from, double *const *to, const double *parameters) {
    (void)parameters;
    const vd v0_0 = load_d(from[0] + 0 * WIDTH);
    const vd v0_1 = load_d(from[0] + 1 * WIDTH);
    const vd v1_0 = load_d(from[1] + 0 * WIDTH);
    const vd v1_1 = load_d(from[1] + 1 * WIDTH);
    const vd v2_0 = load_d(from[2] + 0 * WIDTH);
    const vd v2_1 = load_d(from[2] + 1 * WIDTH);
    const vd v3 = number_d(0x0p+0);
    const vn v4_0 = less_d(v3, v0_0);
    const vn v4_1 = less_d(v3, v0_1);
    const vd v5 = number_d(0x1p+0);
    const vd v6_0 = select_d(v4_0, v5, v3);
    const vd v6_1 = select_d(v4_1, v5, v3);
    const vd v7_0 = nan_from_d(v6_0, v0_0);
    const vd v7_1 = nan_from_d(v6_1, v0_1);
    const vd v8_0 = mul_d(v1_0, v2_0);
    const vd v8_1 = mul_d(v1_1, v2_1);
    const vd v9_0 = abs_d(v8_0);
    const vd v9_1 = abs_d(v8_1);
    const vd v10 = number_d(0x1p+1000);
    const vn v11_0 = less_d(v9_0, v10);
    const vn v11_1 = less_d(v9_1, v10);
    const vd v12_0 = mul_d(v7_0, v8_0);
    const vd v12_1 = mul_d(v7_1, v8_1);
    const vd v13_0 = mul_d(v7_0, v1_0);
    const vd v13_1 = mul_d(v7_1, v1_1);
    const vd v14_0 = mul_d(v13_0, v2_0);
    const vd v14_1 = mul_d(v13_1, v2_1);
    const vd v15_0 = select_d(v11_0, v12_0, v14_0);
    const vd v15_1 = select_d(v11_1, v12_1, v14_1);
    const vd v16_0 = select_d(v4_0, v0_0, v3);
    const vd v16_1 = select_d(v4_1, v0_1, v3);
    const vd v17_0 = nan_from_d(v16_0, v0_0);
    const vd v17_1 = nan_from_d(v16_1, v0_1);
    const vd v18_0 = mul_d(v17_0, v2_0);
    const vd v18_1 = mul_d(v17_1, v2_1);
    store_d(to[0] + 0 * WIDTH, v15_0);
    store_d(to[0] + 1 * WIDTH, v15_1);
    store_d(to[1] + 0 * WIDTH, v18_0);
    store_d(to[1] + 1 * WIDTH, v18_1);
}

static void run_reglu_gate_vjp_binary64_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(double, 3, 2, reglu_gate_vjp_binary64_faithful_one, reglu_gate_vjp_binary64_faithful_many, 2)
}

extern const xphi_kernel XPHI_NAME(reglu_kernels)[];
const xphi_kernel XPHI_NAME(reglu_kernels)[] = {
    {"reglu", "gate", "binary32", "faithful", run_reglu_gate_binary32_faithful},
    {"reglu", "gate", "binary32", "fast", run_reglu_gate_binary32_fast},
    {"reglu", "gate", "binary64", "faithful", run_reglu_gate_binary64_faithful},
    {"reglu", "gate_vjp", "binary32", "faithful", run_reglu_gate_vjp_binary32_faithful},
    {"reglu", "gate_vjp", "binary32", "fast", run_reglu_gate_vjp_binary32_fast},
    {"reglu", "gate_vjp", "binary64", "faithful", run_reglu_gate_vjp_binary64_faithful},
    {0, 0, 0, 0, 0}};
