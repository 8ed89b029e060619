/* reglu: made by `make gen` from src/xphi/lower/recipes; edits here are lost. */
#include "kernels.h"
#include "loop.h"

/* reglu_gate_binary32_faithful: 4 operations (1 less, 1 select, 1 mul, 1 nan_from), 0 bytes of tables */
XPHI_OP void reglu_gate_binary32_faithful_one(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf v0_0 = load_f(from[0] + 0 * WIDTH);
    const vf v1_0 = load_f(from[1] + 0 * WIDTH);
    const vf v2 = number_f(0x0p+0f);
    const vm v3_0 = less_f(v2, v0_0);
    const vf v4_0 = select_f(v3_0, v0_0, v2);
    const vf v5_0 = mul_f(v4_0, v1_0);
    const vf v6_0 = nan_from_f(v5_0, v0_0);
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
    const vf v5_0 = mul_f(v4_0, v1_0);
    const vf v5_1 = mul_f(v4_1, v1_1);
    const vf v6_0 = nan_from_f(v5_0, v0_0);
    const vf v6_1 = nan_from_f(v5_1, v0_1);
    store_f(to[0] + 0 * WIDTH, v6_0);
    store_f(to[0] + 1 * WIDTH, v6_1);
}

static void run_reglu_gate_binary32_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 2, 1, reglu_gate_binary32_faithful_one, reglu_gate_binary32_faithful_many, 2)
}

/* reglu_gate_binary32_fast: 4 operations (1 less, 1 select, 1 mul, 1 nan_from), 0 bytes of tables */
XPHI_OP void reglu_gate_binary32_fast_one(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf v0_0 = load_f(from[0] + 0 * WIDTH);
    const vf v1_0 = load_f(from[1] + 0 * WIDTH);
    const vf v2 = number_f(0x0p+0f);
    const vm v3_0 = less_f(v2, v0_0);
    const vf v4_0 = select_f(v3_0, v0_0, v2);
    const vf v5_0 = mul_f(v4_0, v1_0);
    const vf v6_0 = nan_from_f(v5_0, v0_0);
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
    const vf v5_0 = mul_f(v4_0, v1_0);
    const vf v5_1 = mul_f(v4_1, v1_1);
    const vf v6_0 = nan_from_f(v5_0, v0_0);
    const vf v6_1 = nan_from_f(v5_1, v0_1);
    store_f(to[0] + 0 * WIDTH, v6_0);
    store_f(to[0] + 1 * WIDTH, v6_1);
}

static void run_reglu_gate_binary32_fast(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 2, 1, reglu_gate_binary32_fast_one, reglu_gate_binary32_fast_many, 2)
}

/* reglu_gate_binary64_faithful: 4 operations (1 less, 1 select, 1 mul, 1 nan_from), 0 bytes of tables */
XPHI_OP void reglu_gate_binary64_faithful_one(const double *const *from, double *const *to, const double *parameters) {
    (void)parameters;
    const vd v0_0 = load_d(from[0] + 0 * WIDTH);
    const vd v1_0 = load_d(from[1] + 0 * WIDTH);
    const vd v2 = number_d(0x0p+0);
    const vn v3_0 = less_d(v2, v0_0);
    const vd v4_0 = select_d(v3_0, v0_0, v2);
    const vd v5_0 = mul_d(v4_0, v1_0);
    const vd v6_0 = nan_from_d(v5_0, v0_0);
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
    const vd v5_0 = mul_d(v4_0, v1_0);
    const vd v5_1 = mul_d(v4_1, v1_1);
    const vd v6_0 = nan_from_d(v5_0, v0_0);
    const vd v6_1 = nan_from_d(v5_1, v0_1);
    store_d(to[0] + 0 * WIDTH, v6_0);
    store_d(to[0] + 1 * WIDTH, v6_1);
}

static void run_reglu_gate_binary64_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(double, 2, 1, reglu_gate_binary64_faithful_one, reglu_gate_binary64_faithful_many, 2)
}

/* reglu_gate_vjp_binary32_faithful: 14 operations (3 widen, 3 mul, 3 nan_from, 2 select, 2 narrow, 1 less), 0 bytes of tables */
XPHI_OP void reglu_gate_vjp_binary32_faithful_one(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf v0_0 = load_f(from[0] + 0 * WIDTH);
    const vf v1_0 = load_f(from[1] + 0 * WIDTH);
    const vf v2_0 = load_f(from[2] + 0 * WIDTH);
    const vd v3 = number_d(0x0p+0);
    const vd v4_0 = widen_f(v0_0);
    const vn v5_0 = less_d(v3, v4_0);
    const vd v6 = number_d(0x1p+0);
    const vd v7_0 = select_d(v5_0, v6, v3);
    const vd v8_0 = widen_f(v1_0);
    const vd v9_0 = widen_f(v2_0);
    const vd v10_0 = mul_d(v8_0, v9_0);
    const vd v11_0 = mul_d(v7_0, v10_0);
    const vd v12_0 = nan_from_d(v11_0, v8_0);
    const vd v13_0 = nan_from_d(v12_0, v4_0);
    const vd v14_0 = select_d(v5_0, v4_0, v3);
    const vd v15_0 = mul_d(v14_0, v9_0);
    const vd v16_0 = nan_from_d(v15_0, v4_0);
    const vf v17_0 = narrow_d(v13_0);
    const vf v18_0 = narrow_d(v16_0);
    store_f(to[0] + 0 * WIDTH, v17_0);
    store_f(to[1] + 0 * WIDTH, v18_0);
}

XPHI_OP void reglu_gate_vjp_binary32_faithful_many(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf v0_0 = load_f(from[0] + 0 * WIDTH);
    const vf v0_1 = load_f(from[0] + 1 * WIDTH);
    const vf v1_0 = load_f(from[1] + 0 * WIDTH);
    const vf v1_1 = load_f(from[1] + 1 * WIDTH);
    const vf v2_0 = load_f(from[2] + 0 * WIDTH);
    const vf v2_1 = load_f(from[2] + 1 * WIDTH);
    const vd v3 = number_d(0x0p+0);
    const vd v4_0 = widen_f(v0_0);
    const vd v4_1 = widen_f(v0_1);
    const vn v5_0 = less_d(v3, v4_0);
    const vn v5_1 = less_d(v3, v4_1);
    const vd v6 = number_d(0x1p+0);
    const vd v7_0 = select_d(v5_0, v6, v3);
    const vd v7_1 = select_d(v5_1, v6, v3);
    const vd v8_0 = widen_f(v1_0);
    const vd v8_1 = widen_f(v1_1);
    const vd v9_0 = widen_f(v2_0);
    const vd v9_1 = widen_f(v2_1);
    const vd v10_0 = mul_d(v8_0, v9_0);
    const vd v10_1 = mul_d(v8_1, v9_1);
    const vd v11_0 = mul_d(v7_0, v10_0);
    const vd v11_1 = mul_d(v7_1, v10_1);
    const vd v12_0 = nan_from_d(v11_0, v8_0);
    const vd v12_1 = nan_from_d(v11_1, v8_1);
    const vd v13_0 = nan_from_d(v12_0, v4_0);
    const vd v13_1 = nan_from_d(v12_1, v4_1);
    const vd v14_0 = select_d(v5_0, v4_0, v3);
    const vd v14_1 = select_d(v5_1, v4_1, v3);
    const vd v15_0 = mul_d(v14_0, v9_0);
    const vd v15_1 = mul_d(v14_1, v9_1);
    const vd v16_0 = nan_from_d(v15_0, v4_0);
    const vd v16_1 = nan_from_d(v15_1, v4_1);
    const vf v17_0 = narrow_d(v13_0);
    const vf v17_1 = narrow_d(v13_1);
    const vf v18_0 = narrow_d(v16_0);
    const vf v18_1 = narrow_d(v16_1);
    store_f(to[0] + 0 * WIDTH, v17_0);
    store_f(to[0] + 1 * WIDTH, v17_1);
    store_f(to[1] + 0 * WIDTH, v18_0);
    store_f(to[1] + 1 * WIDTH, v18_1);
}

static void run_reglu_gate_vjp_binary32_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 3, 2, reglu_gate_vjp_binary32_faithful_one, reglu_gate_vjp_binary32_faithful_many, 2)
}

/* reglu_gate_vjp_binary32_fast: 14 operations (3 widen, 3 mul, 3 nan_from, 2 select, 2 narrow, 1 less), 0 bytes of tables */
XPHI_OP void reglu_gate_vjp_binary32_fast_one(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf v0_0 = load_f(from[0] + 0 * WIDTH);
    const vf v1_0 = load_f(from[1] + 0 * WIDTH);
    const vf v2_0 = load_f(from[2] + 0 * WIDTH);
    const vd v3 = number_d(0x0p+0);
    const vd v4_0 = widen_f(v0_0);
    const vn v5_0 = less_d(v3, v4_0);
    const vd v6 = number_d(0x1p+0);
    const vd v7_0 = select_d(v5_0, v6, v3);
    const vd v8_0 = widen_f(v1_0);
    const vd v9_0 = widen_f(v2_0);
    const vd v10_0 = mul_d(v8_0, v9_0);
    const vd v11_0 = mul_d(v7_0, v10_0);
    const vd v12_0 = nan_from_d(v11_0, v8_0);
    const vd v13_0 = nan_from_d(v12_0, v4_0);
    const vd v14_0 = select_d(v5_0, v4_0, v3);
    const vd v15_0 = mul_d(v14_0, v9_0);
    const vd v16_0 = nan_from_d(v15_0, v4_0);
    const vf v17_0 = narrow_d(v13_0);
    const vf v18_0 = narrow_d(v16_0);
    store_f(to[0] + 0 * WIDTH, v17_0);
    store_f(to[1] + 0 * WIDTH, v18_0);
}

XPHI_OP void reglu_gate_vjp_binary32_fast_many(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf v0_0 = load_f(from[0] + 0 * WIDTH);
    const vf v0_1 = load_f(from[0] + 1 * WIDTH);
    const vf v1_0 = load_f(from[1] + 0 * WIDTH);
    const vf v1_1 = load_f(from[1] + 1 * WIDTH);
    const vf v2_0 = load_f(from[2] + 0 * WIDTH);
    const vf v2_1 = load_f(from[2] + 1 * WIDTH);
    const vd v3 = number_d(0x0p+0);
    const vd v4_0 = widen_f(v0_0);
    const vd v4_1 = widen_f(v0_1);
    const vn v5_0 = less_d(v3, v4_0);
    const vn v5_1 = less_d(v3, v4_1);
    const vd v6 = number_d(0x1p+0);
    const vd v7_0 = select_d(v5_0, v6, v3);
    const vd v7_1 = select_d(v5_1, v6, v3);
    const vd v8_0 = widen_f(v1_0);
    const vd v8_1 = widen_f(v1_1);
    const vd v9_0 = widen_f(v2_0);
    const vd v9_1 = widen_f(v2_1);
    const vd v10_0 = mul_d(v8_0, v9_0);
    const vd v10_1 = mul_d(v8_1, v9_1);
    const vd v11_0 = mul_d(v7_0, v10_0);
    const vd v11_1 = mul_d(v7_1, v10_1);
    const vd v12_0 = nan_from_d(v11_0, v8_0);
    const vd v12_1 = nan_from_d(v11_1, v8_1);
    const vd v13_0 = nan_from_d(v12_0, v4_0);
    const vd v13_1 = nan_from_d(v12_1, v4_1);
    const vd v14_0 = select_d(v5_0, v4_0, v3);
    const vd v14_1 = select_d(v5_1, v4_1, v3);
    const vd v15_0 = mul_d(v14_0, v9_0);
    const vd v15_1 = mul_d(v14_1, v9_1);
    const vd v16_0 = nan_from_d(v15_0, v4_0);
    const vd v16_1 = nan_from_d(v15_1, v4_1);
    const vf v17_0 = narrow_d(v13_0);
    const vf v17_1 = narrow_d(v13_1);
    const vf v18_0 = narrow_d(v16_0);
    const vf v18_1 = narrow_d(v16_1);
    store_f(to[0] + 0 * WIDTH, v17_0);
    store_f(to[0] + 1 * WIDTH, v17_1);
    store_f(to[1] + 0 * WIDTH, v18_0);
    store_f(to[1] + 1 * WIDTH, v18_1);
}

static void run_reglu_gate_vjp_binary32_fast(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 3, 2, reglu_gate_vjp_binary32_fast_one, reglu_gate_vjp_binary32_fast_many, 2)
}

/* reglu_gate_vjp_binary64_faithful: 16 operations (7 mul, 3 select, 3 nan_from, 2 less, 1 abs), 0 bytes of tables */
XPHI_OP void reglu_gate_vjp_binary64_faithful_one(const double *const *from, double *const *to, const double *parameters) {
    (void)parameters;
    const vd v0_0 = load_d(from[0] + 0 * WIDTH);
    const vd v1_0 = load_d(from[1] + 0 * WIDTH);
    const vd v2_0 = load_d(from[2] + 0 * WIDTH);
    const vd v3 = number_d(0x0p+0);
    const vn v4_0 = less_d(v3, v0_0);
    const vd v5 = number_d(0x1p+0);
    const vd v6_0 = select_d(v4_0, v5, v3);
    const vd v7_0 = mul_d(v1_0, v2_0);
    const vd v8_0 = mul_d(v6_0, v7_0);
    const vd v9 = number_d(0x1p-2);
    const vd v10_0 = mul_d(v6_0, v9);
    const vd v11_0 = mul_d(v10_0, v1_0);
    const vd v12_0 = mul_d(v11_0, v2_0);
    const vd v13 = number_d(0x1p+2);
    const vd v14_0 = mul_d(v12_0, v13);
    const vd v15_0 = abs_d(v7_0);
    const vd v16 = number_d(0x1p+1000);
    const vn v17_0 = less_d(v15_0, v16);
    const vd v18_0 = select_d(v17_0, v8_0, v14_0);
    const vd v19_0 = nan_from_d(v18_0, v1_0);
    const vd v20_0 = nan_from_d(v19_0, v0_0);
    const vd v21_0 = select_d(v4_0, v0_0, v3);
    const vd v22_0 = mul_d(v21_0, v2_0);
    const vd v23_0 = nan_from_d(v22_0, v0_0);
    store_d(to[0] + 0 * WIDTH, v20_0);
    store_d(to[1] + 0 * WIDTH, v23_0);
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
    const vd v7_0 = mul_d(v1_0, v2_0);
    const vd v7_1 = mul_d(v1_1, v2_1);
    const vd v8_0 = mul_d(v6_0, v7_0);
    const vd v8_1 = mul_d(v6_1, v7_1);
    const vd v9 = number_d(0x1p-2);
    const vd v10_0 = mul_d(v6_0, v9);
    const vd v10_1 = mul_d(v6_1, v9);
    const vd v11_0 = mul_d(v10_0, v1_0);
    const vd v11_1 = mul_d(v10_1, v1_1);
    const vd v12_0 = mul_d(v11_0, v2_0);
    const vd v12_1 = mul_d(v11_1, v2_1);
    const vd v13 = number_d(0x1p+2);
    const vd v14_0 = mul_d(v12_0, v13);
    const vd v14_1 = mul_d(v12_1, v13);
    const vd v15_0 = abs_d(v7_0);
    const vd v15_1 = abs_d(v7_1);
    const vd v16 = number_d(0x1p+1000);
    const vn v17_0 = less_d(v15_0, v16);
    const vn v17_1 = less_d(v15_1, v16);
    const vd v18_0 = select_d(v17_0, v8_0, v14_0);
    const vd v18_1 = select_d(v17_1, v8_1, v14_1);
    const vd v19_0 = nan_from_d(v18_0, v1_0);
    const vd v19_1 = nan_from_d(v18_1, v1_1);
    const vd v20_0 = nan_from_d(v19_0, v0_0);
    const vd v20_1 = nan_from_d(v19_1, v0_1);
    const vd v21_0 = select_d(v4_0, v0_0, v3);
    const vd v21_1 = select_d(v4_1, v0_1, v3);
    const vd v22_0 = mul_d(v21_0, v2_0);
    const vd v22_1 = mul_d(v21_1, v2_1);
    const vd v23_0 = nan_from_d(v22_0, v0_0);
    const vd v23_1 = nan_from_d(v22_1, v0_1);
    store_d(to[0] + 0 * WIDTH, v20_0);
    store_d(to[0] + 1 * WIDTH, v20_1);
    store_d(to[1] + 0 * WIDTH, v23_0);
    store_d(to[1] + 1 * WIDTH, v23_1);
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
