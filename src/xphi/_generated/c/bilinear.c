/* bilinear: made by `make gen` from src/xphi/lower/recipes; edits here are lost. */
#include "kernels.h"
#include "loop.h"

/* bilinear_gate_binary32_faithful: 2 operations (1 mul, 1 nan_from), 0 bytes of tables */
XPHI_OP void bilinear_gate_binary32_faithful_one(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf v0_0 = load_f(from[0] + 0 * WIDTH);
    const vf v1_0 = load_f(from[1] + 0 * WIDTH);
    const vf v2_0 = mul_f(v0_0, v1_0);
    const vf v3_0 = nan_from_f(v2_0, v0_0);
    store_f(to[0] + 0 * WIDTH, v3_0);
}

XPHI_OP void bilinear_gate_binary32_faithful_many(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf v0_0 = load_f(from[0] + 0 * WIDTH);
    const vf v0_1 = load_f(from[0] + 1 * WIDTH);
    const vf v1_0 = load_f(from[1] + 0 * WIDTH);
    const vf v1_1 = load_f(from[1] + 1 * WIDTH);
    const vf v2_0 = mul_f(v0_0, v1_0);
    const vf v2_1 = mul_f(v0_1, v1_1);
    const vf v3_0 = nan_from_f(v2_0, v0_0);
    const vf v3_1 = nan_from_f(v2_1, v0_1);
    store_f(to[0] + 0 * WIDTH, v3_0);
    store_f(to[0] + 1 * WIDTH, v3_1);
}

static void run_bilinear_gate_binary32_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 2, 1, bilinear_gate_binary32_faithful_one, bilinear_gate_binary32_faithful_many, 2)
}

/* bilinear_gate_binary32_fast: 2 operations (1 mul, 1 nan_from), 0 bytes of tables */
XPHI_OP void bilinear_gate_binary32_fast_one(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf v0_0 = load_f(from[0] + 0 * WIDTH);
    const vf v1_0 = load_f(from[1] + 0 * WIDTH);
    const vf v2_0 = mul_f(v0_0, v1_0);
    const vf v3_0 = nan_from_f(v2_0, v0_0);
    store_f(to[0] + 0 * WIDTH, v3_0);
}

XPHI_OP void bilinear_gate_binary32_fast_many(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf v0_0 = load_f(from[0] + 0 * WIDTH);
    const vf v0_1 = load_f(from[0] + 1 * WIDTH);
    const vf v1_0 = load_f(from[1] + 0 * WIDTH);
    const vf v1_1 = load_f(from[1] + 1 * WIDTH);
    const vf v2_0 = mul_f(v0_0, v1_0);
    const vf v2_1 = mul_f(v0_1, v1_1);
    const vf v3_0 = nan_from_f(v2_0, v0_0);
    const vf v3_1 = nan_from_f(v2_1, v0_1);
    store_f(to[0] + 0 * WIDTH, v3_0);
    store_f(to[0] + 1 * WIDTH, v3_1);
}

static void run_bilinear_gate_binary32_fast(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 2, 1, bilinear_gate_binary32_fast_one, bilinear_gate_binary32_fast_many, 2)
}

/* bilinear_gate_binary64_faithful: 2 operations (1 mul, 1 nan_from), 0 bytes of tables */
XPHI_OP void bilinear_gate_binary64_faithful_one(const double *const *from, double *const *to, const double *parameters) {
    (void)parameters;
    const vd v0_0 = load_d(from[0] + 0 * WIDTH);
    const vd v1_0 = load_d(from[1] + 0 * WIDTH);
    const vd v2_0 = mul_d(v0_0, v1_0);
    const vd v3_0 = nan_from_d(v2_0, v0_0);
    store_d(to[0] + 0 * WIDTH, v3_0);
}

XPHI_OP void bilinear_gate_binary64_faithful_many(const double *const *from, double *const *to, const double *parameters) {
    (void)parameters;
    const vd v0_0 = load_d(from[0] + 0 * WIDTH);
    const vd v0_1 = load_d(from[0] + 1 * WIDTH);
    const vd v1_0 = load_d(from[1] + 0 * WIDTH);
    const vd v1_1 = load_d(from[1] + 1 * WIDTH);
    const vd v2_0 = mul_d(v0_0, v1_0);
    const vd v2_1 = mul_d(v0_1, v1_1);
    const vd v3_0 = nan_from_d(v2_0, v0_0);
    const vd v3_1 = nan_from_d(v2_1, v0_1);
    store_d(to[0] + 0 * WIDTH, v3_0);
    store_d(to[0] + 1 * WIDTH, v3_1);
}

static void run_bilinear_gate_binary64_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(double, 2, 1, bilinear_gate_binary64_faithful_one, bilinear_gate_binary64_faithful_many, 2)
}

/* bilinear_gate_vjp_binary32_faithful: 11 operations (3 widen, 3 mul, 3 nan_from, 2 narrow), 0 bytes of tables */
XPHI_OP void bilinear_gate_vjp_binary32_faithful_one(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf v0_0 = load_f(from[0] + 0 * WIDTH);
    const vf v1_0 = load_f(from[1] + 0 * WIDTH);
    const vf v2_0 = load_f(from[2] + 0 * WIDTH);
    const vd v3 = number_d(0x1p+0);
    const vd v4_0 = widen_f(v1_0);
    const vd v5_0 = widen_f(v2_0);
    const vd v6_0 = mul_d(v4_0, v5_0);
    const vd v7_0 = mul_d(v3, v6_0);
    const vd v8_0 = nan_from_d(v7_0, v4_0);
    const vd v9_0 = widen_f(v0_0);
    const vd v10_0 = nan_from_d(v8_0, v9_0);
    const vd v11_0 = mul_d(v9_0, v5_0);
    const vd v12_0 = nan_from_d(v11_0, v9_0);
    const vf v13_0 = narrow_d(v10_0);
    const vf v14_0 = narrow_d(v12_0);
    store_f(to[0] + 0 * WIDTH, v13_0);
    store_f(to[1] + 0 * WIDTH, v14_0);
}

XPHI_OP void bilinear_gate_vjp_binary32_faithful_many(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf v0_0 = load_f(from[0] + 0 * WIDTH);
    const vf v0_1 = load_f(from[0] + 1 * WIDTH);
    const vf v1_0 = load_f(from[1] + 0 * WIDTH);
    const vf v1_1 = load_f(from[1] + 1 * WIDTH);
    const vf v2_0 = load_f(from[2] + 0 * WIDTH);
    const vf v2_1 = load_f(from[2] + 1 * WIDTH);
    const vd v3 = number_d(0x1p+0);
    const vd v4_0 = widen_f(v1_0);
    const vd v4_1 = widen_f(v1_1);
    const vd v5_0 = widen_f(v2_0);
    const vd v5_1 = widen_f(v2_1);
    const vd v6_0 = mul_d(v4_0, v5_0);
    const vd v6_1 = mul_d(v4_1, v5_1);
    const vd v7_0 = mul_d(v3, v6_0);
    const vd v7_1 = mul_d(v3, v6_1);
    const vd v8_0 = nan_from_d(v7_0, v4_0);
    const vd v8_1 = nan_from_d(v7_1, v4_1);
    const vd v9_0 = widen_f(v0_0);
    const vd v9_1 = widen_f(v0_1);
    const vd v10_0 = nan_from_d(v8_0, v9_0);
    const vd v10_1 = nan_from_d(v8_1, v9_1);
    const vd v11_0 = mul_d(v9_0, v5_0);
    const vd v11_1 = mul_d(v9_1, v5_1);
    const vd v12_0 = nan_from_d(v11_0, v9_0);
    const vd v12_1 = nan_from_d(v11_1, v9_1);
    const vf v13_0 = narrow_d(v10_0);
    const vf v13_1 = narrow_d(v10_1);
    const vf v14_0 = narrow_d(v12_0);
    const vf v14_1 = narrow_d(v12_1);
    store_f(to[0] + 0 * WIDTH, v13_0);
    store_f(to[0] + 1 * WIDTH, v13_1);
    store_f(to[1] + 0 * WIDTH, v14_0);
    store_f(to[1] + 1 * WIDTH, v14_1);
}

static void run_bilinear_gate_vjp_binary32_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 3, 2, bilinear_gate_vjp_binary32_faithful_one, bilinear_gate_vjp_binary32_faithful_many, 2)
}

/* bilinear_gate_vjp_binary32_fast: 11 operations (3 widen, 3 mul, 3 nan_from, 2 narrow), 0 bytes of tables */
XPHI_OP void bilinear_gate_vjp_binary32_fast_one(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf v0_0 = load_f(from[0] + 0 * WIDTH);
    const vf v1_0 = load_f(from[1] + 0 * WIDTH);
    const vf v2_0 = load_f(from[2] + 0 * WIDTH);
    const vd v3 = number_d(0x1p+0);
    const vd v4_0 = widen_f(v1_0);
    const vd v5_0 = widen_f(v2_0);
    const vd v6_0 = mul_d(v4_0, v5_0);
    const vd v7_0 = mul_d(v3, v6_0);
    const vd v8_0 = nan_from_d(v7_0, v4_0);
    const vd v9_0 = widen_f(v0_0);
    const vd v10_0 = nan_from_d(v8_0, v9_0);
    const vd v11_0 = mul_d(v9_0, v5_0);
    const vd v12_0 = nan_from_d(v11_0, v9_0);
    const vf v13_0 = narrow_d(v10_0);
    const vf v14_0 = narrow_d(v12_0);
    store_f(to[0] + 0 * WIDTH, v13_0);
    store_f(to[1] + 0 * WIDTH, v14_0);
}

XPHI_OP void bilinear_gate_vjp_binary32_fast_many(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf v0_0 = load_f(from[0] + 0 * WIDTH);
    const vf v0_1 = load_f(from[0] + 1 * WIDTH);
    const vf v1_0 = load_f(from[1] + 0 * WIDTH);
    const vf v1_1 = load_f(from[1] + 1 * WIDTH);
    const vf v2_0 = load_f(from[2] + 0 * WIDTH);
    const vf v2_1 = load_f(from[2] + 1 * WIDTH);
    const vd v3 = number_d(0x1p+0);
    const vd v4_0 = widen_f(v1_0);
    const vd v4_1 = widen_f(v1_1);
    const vd v5_0 = widen_f(v2_0);
    const vd v5_1 = widen_f(v2_1);
    const vd v6_0 = mul_d(v4_0, v5_0);
    const vd v6_1 = mul_d(v4_1, v5_1);
    const vd v7_0 = mul_d(v3, v6_0);
    const vd v7_1 = mul_d(v3, v6_1);
    const vd v8_0 = nan_from_d(v7_0, v4_0);
    const vd v8_1 = nan_from_d(v7_1, v4_1);
    const vd v9_0 = widen_f(v0_0);
    const vd v9_1 = widen_f(v0_1);
    const vd v10_0 = nan_from_d(v8_0, v9_0);
    const vd v10_1 = nan_from_d(v8_1, v9_1);
    const vd v11_0 = mul_d(v9_0, v5_0);
    const vd v11_1 = mul_d(v9_1, v5_1);
    const vd v12_0 = nan_from_d(v11_0, v9_0);
    const vd v12_1 = nan_from_d(v11_1, v9_1);
    const vf v13_0 = narrow_d(v10_0);
    const vf v13_1 = narrow_d(v10_1);
    const vf v14_0 = narrow_d(v12_0);
    const vf v14_1 = narrow_d(v12_1);
    store_f(to[0] + 0 * WIDTH, v13_0);
    store_f(to[0] + 1 * WIDTH, v13_1);
    store_f(to[1] + 0 * WIDTH, v14_0);
    store_f(to[1] + 1 * WIDTH, v14_1);
}

static void run_bilinear_gate_vjp_binary32_fast(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 3, 2, bilinear_gate_vjp_binary32_fast_one, bilinear_gate_vjp_binary32_fast_many, 2)
}

/* bilinear_gate_vjp_binary64_faithful: 13 operations (7 mul, 3 nan_from, 1 abs, 1 less, 1 select), 0 bytes of tables */
XPHI_OP void bilinear_gate_vjp_binary64_faithful_one(const double *const *from, double *const *to, const double *parameters) {
    (void)parameters;
    const vd v0_0 = load_d(from[0] + 0 * WIDTH);
    const vd v1_0 = load_d(from[1] + 0 * WIDTH);
    const vd v2_0 = load_d(from[2] + 0 * WIDTH);
    const vd v3 = number_d(0x1p+0);
    const vd v4_0 = mul_d(v1_0, v2_0);
    const vd v5_0 = mul_d(v3, v4_0);
    const vd v6 = number_d(0x1p-2);
    const vd v7_0 = mul_d(v3, v6);
    const vd v8_0 = mul_d(v7_0, v1_0);
    const vd v9_0 = mul_d(v8_0, v2_0);
    const vd v10 = number_d(0x1p+2);
    const vd v11_0 = mul_d(v9_0, v10);
    const vd v12_0 = abs_d(v4_0);
    const vd v13 = number_d(0x1p+1000);
    const vn v14_0 = less_d(v12_0, v13);
    const vd v15_0 = select_d(v14_0, v5_0, v11_0);
    const vd v16_0 = nan_from_d(v15_0, v1_0);
    const vd v17_0 = nan_from_d(v16_0, v0_0);
    const vd v18_0 = mul_d(v0_0, v2_0);
    const vd v19_0 = nan_from_d(v18_0, v0_0);
    store_d(to[0] + 0 * WIDTH, v17_0);
    store_d(to[1] + 0 * WIDTH, v19_0);
}

XPHI_OP void bilinear_gate_vjp_binary64_faithful_many(const double *const *from, double *const *to, const double *parameters) {
    (void)parameters;
    const vd v0_0 = load_d(from[0] + 0 * WIDTH);
    const vd v0_1 = load_d(from[0] + 1 * WIDTH);
    const vd v1_0 = load_d(from[1] + 0 * WIDTH);
    const vd v1_1 = load_d(from[1] + 1 * WIDTH);
    const vd v2_0 = load_d(from[2] + 0 * WIDTH);
    const vd v2_1 = load_d(from[2] + 1 * WIDTH);
    const vd v3 = number_d(0x1p+0);
    const vd v4_0 = mul_d(v1_0, v2_0);
    const vd v4_1 = mul_d(v1_1, v2_1);
    const vd v5_0 = mul_d(v3, v4_0);
    const vd v5_1 = mul_d(v3, v4_1);
    const vd v6 = number_d(0x1p-2);
    const vd v7_0 = mul_d(v3, v6);
    const vd v7_1 = mul_d(v3, v6);
    const vd v8_0 = mul_d(v7_0, v1_0);
    const vd v8_1 = mul_d(v7_1, v1_1);
    const vd v9_0 = mul_d(v8_0, v2_0);
    const vd v9_1 = mul_d(v8_1, v2_1);
    const vd v10 = number_d(0x1p+2);
    const vd v11_0 = mul_d(v9_0, v10);
    const vd v11_1 = mul_d(v9_1, v10);
    const vd v12_0 = abs_d(v4_0);
    const vd v12_1 = abs_d(v4_1);
    const vd v13 = number_d(0x1p+1000);
    const vn v14_0 = less_d(v12_0, v13);
    const vn v14_1 = less_d(v12_1, v13);
    const vd v15_0 = select_d(v14_0, v5_0, v11_0);
    const vd v15_1 = select_d(v14_1, v5_1, v11_1);
    const vd v16_0 = nan_from_d(v15_0, v1_0);
    const vd v16_1 = nan_from_d(v15_1, v1_1);
    const vd v17_0 = nan_from_d(v16_0, v0_0);
    const vd v17_1 = nan_from_d(v16_1, v0_1);
    const vd v18_0 = mul_d(v0_0, v2_0);
    const vd v18_1 = mul_d(v0_1, v2_1);
    const vd v19_0 = nan_from_d(v18_0, v0_0);
    const vd v19_1 = nan_from_d(v18_1, v0_1);
    store_d(to[0] + 0 * WIDTH, v17_0);
    store_d(to[0] + 1 * WIDTH, v17_1);
    store_d(to[1] + 0 * WIDTH, v19_0);
    store_d(to[1] + 1 * WIDTH, v19_1);
}

static void run_bilinear_gate_vjp_binary64_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(double, 3, 2, bilinear_gate_vjp_binary64_faithful_one, bilinear_gate_vjp_binary64_faithful_many, 2)
}

extern const xphi_kernel XPHI_NAME(bilinear_kernels)[];
const xphi_kernel XPHI_NAME(bilinear_kernels)[] = {
    {"bilinear", "gate", "binary32", "faithful", run_bilinear_gate_binary32_faithful},
    {"bilinear", "gate", "binary32", "fast", run_bilinear_gate_binary32_fast},
    {"bilinear", "gate", "binary64", "faithful", run_bilinear_gate_binary64_faithful},
    {"bilinear", "gate_vjp", "binary32", "faithful", run_bilinear_gate_vjp_binary32_faithful},
    {"bilinear", "gate_vjp", "binary32", "fast", run_bilinear_gate_vjp_binary32_fast},
    {"bilinear", "gate_vjp", "binary64", "faithful", run_bilinear_gate_vjp_binary64_faithful},
    {0, 0, 0, 0, 0}};
