/* relu: made by `make gen` from src/xphi/lower/recipes; edits here are lost. */
#include "kernels.h"
#include "loop.h"

/* relu_f_binary32_faithful: 3 operations (1 less, 1 select, 1 nan_from), 0 bytes of tables */
XPHI_OP void relu_f_binary32_faithful_one(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf v0_0 = load_f(from[0] + 0 * WIDTH);
    const vf v1 = number_f(0x0p+0f);
    const vm v2_0 = less_f(v1, v0_0);
    const vf v3_0 = select_f(v2_0, v0_0, v1);
    const vf v4_0 = nan_from_f(v3_0, v0_0);
    store_f(to[0] + 0 * WIDTH, v4_0);
}

XPHI_OP void relu_f_binary32_faithful_many(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf v0_0 = load_f(from[0] + 0 * WIDTH);
    const vf v0_1 = load_f(from[0] + 1 * WIDTH);
    const vf v1 = number_f(0x0p+0f);
    const vm v2_0 = less_f(v1, v0_0);
    const vm v2_1 = less_f(v1, v0_1);
    const vf v3_0 = select_f(v2_0, v0_0, v1);
    const vf v3_1 = select_f(v2_1, v0_1, v1);
    const vf v4_0 = nan_from_f(v3_0, v0_0);
    const vf v4_1 = nan_from_f(v3_1, v0_1);
    store_f(to[0] + 0 * WIDTH, v4_0);
    store_f(to[0] + 1 * WIDTH, v4_1);
}

static void run_relu_f_binary32_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 1, 1, relu_f_binary32_faithful_one, relu_f_binary32_faithful_many, 2)
}

/* relu_f_binary32_fast: 3 operations (1 less, 1 select, 1 nan_from), 0 bytes of tables */
XPHI_OP void relu_f_binary32_fast_one(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf v0_0 = load_f(from[0] + 0 * WIDTH);
    const vf v1 = number_f(0x0p+0f);
    const vm v2_0 = less_f(v1, v0_0);
    const vf v3_0 = select_f(v2_0, v0_0, v1);
    const vf v4_0 = nan_from_f(v3_0, v0_0);
    store_f(to[0] + 0 * WIDTH, v4_0);
}

XPHI_OP void relu_f_binary32_fast_many(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf v0_0 = load_f(from[0] + 0 * WIDTH);
    const vf v0_1 = load_f(from[0] + 1 * WIDTH);
    const vf v1 = number_f(0x0p+0f);
    const vm v2_0 = less_f(v1, v0_0);
    const vm v2_1 = less_f(v1, v0_1);
    const vf v3_0 = select_f(v2_0, v0_0, v1);
    const vf v3_1 = select_f(v2_1, v0_1, v1);
    const vf v4_0 = nan_from_f(v3_0, v0_0);
    const vf v4_1 = nan_from_f(v3_1, v0_1);
    store_f(to[0] + 0 * WIDTH, v4_0);
    store_f(to[0] + 1 * WIDTH, v4_1);
}

static void run_relu_f_binary32_fast(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 1, 1, relu_f_binary32_fast_one, relu_f_binary32_fast_many, 2)
}

/* relu_f_binary64_faithful: 3 operations (1 less, 1 select, 1 nan_from), 0 bytes of tables */
XPHI_OP void relu_f_binary64_faithful_one(const double *const *from, double *const *to, const double *parameters) {
    (void)parameters;
    const vd v0_0 = load_d(from[0] + 0 * WIDTH);
    const vd v1 = number_d(0x0p+0);
    const vn v2_0 = less_d(v1, v0_0);
    const vd v3_0 = select_d(v2_0, v0_0, v1);
    const vd v4_0 = nan_from_d(v3_0, v0_0);
    store_d(to[0] + 0 * WIDTH, v4_0);
}

XPHI_OP void relu_f_binary64_faithful_many(const double *const *from, double *const *to, const double *parameters) {
    (void)parameters;
    const vd v0_0 = load_d(from[0] + 0 * WIDTH);
    const vd v0_1 = load_d(from[0] + 1 * WIDTH);
    const vd v1 = number_d(0x0p+0);
    const vn v2_0 = less_d(v1, v0_0);
    const vn v2_1 = less_d(v1, v0_1);
    const vd v3_0 = select_d(v2_0, v0_0, v1);
    const vd v3_1 = select_d(v2_1, v0_1, v1);
    const vd v4_0 = nan_from_d(v3_0, v0_0);
    const vd v4_1 = nan_from_d(v3_1, v0_1);
    store_d(to[0] + 0 * WIDTH, v4_0);
    store_d(to[0] + 1 * WIDTH, v4_1);
}

static void run_relu_f_binary64_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(double, 1, 1, relu_f_binary64_faithful_one, relu_f_binary64_faithful_many, 2)
}

/* relu_grad_binary32_faithful: 3 operations (1 less, 1 select, 1 nan_from), 0 bytes of tables */
XPHI_OP void relu_grad_binary32_faithful_one(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf v0_0 = load_f(from[0] + 0 * WIDTH);
    const vf v1 = number_f(0x0p+0f);
    const vm v2_0 = less_f(v1, v0_0);
    const vf v3 = number_f(0x1p+0f);
    const vf v4_0 = select_f(v2_0, v3, v1);
    const vf v5_0 = nan_from_f(v4_0, v0_0);
    store_f(to[0] + 0 * WIDTH, v5_0);
}

XPHI_OP void relu_grad_binary32_faithful_many(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf v0_0 = load_f(from[0] + 0 * WIDTH);
    const vf v0_1 = load_f(from[0] + 1 * WIDTH);
    const vf v1 = number_f(0x0p+0f);
    const vm v2_0 = less_f(v1, v0_0);
    const vm v2_1 = less_f(v1, v0_1);
    const vf v3 = number_f(0x1p+0f);
    const vf v4_0 = select_f(v2_0, v3, v1);
    const vf v4_1 = select_f(v2_1, v3, v1);
    const vf v5_0 = nan_from_f(v4_0, v0_0);
    const vf v5_1 = nan_from_f(v4_1, v0_1);
    store_f(to[0] + 0 * WIDTH, v5_0);
    store_f(to[0] + 1 * WIDTH, v5_1);
}

static void run_relu_grad_binary32_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 1, 1, relu_grad_binary32_faithful_one, relu_grad_binary32_faithful_many, 2)
}

/* relu_grad_binary32_fast: 3 operations (1 less, 1 select, 1 nan_from), 0 bytes of tables */
XPHI_OP void relu_grad_binary32_fast_one(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf v0_0 = load_f(from[0] + 0 * WIDTH);
    const vf v1 = number_f(0x0p+0f);
    const vm v2_0 = less_f(v1, v0_0);
    const vf v3 = number_f(0x1p+0f);
    const vf v4_0 = select_f(v2_0, v3, v1);
    const vf v5_0 = nan_from_f(v4_0, v0_0);
    store_f(to[0] + 0 * WIDTH, v5_0);
}

XPHI_OP void relu_grad_binary32_fast_many(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf v0_0 = load_f(from[0] + 0 * WIDTH);
    const vf v0_1 = load_f(from[0] + 1 * WIDTH);
    const vf v1 = number_f(0x0p+0f);
    const vm v2_0 = less_f(v1, v0_0);
    const vm v2_1 = less_f(v1, v0_1);
    const vf v3 = number_f(0x1p+0f);
    const vf v4_0 = select_f(v2_0, v3, v1);
    const vf v4_1 = select_f(v2_1, v3, v1);
    const vf v5_0 = nan_from_f(v4_0, v0_0);
    const vf v5_1 = nan_from_f(v4_1, v0_1);
    store_f(to[0] + 0 * WIDTH, v5_0);
    store_f(to[0] + 1 * WIDTH, v5_1);
}

static void run_relu_grad_binary32_fast(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 1, 1, relu_grad_binary32_fast_one, relu_grad_binary32_fast_many, 2)
}

/* relu_grad_binary64_faithful: 3 operations (1 less, 1 select, 1 nan_from), 0 bytes of tables */
XPHI_OP void relu_grad_binary64_faithful_one(const double *const *from, double *const *to, const double *parameters) {
    (void)parameters;
    const vd v0_0 = load_d(from[0] + 0 * WIDTH);
    const vd v1 = number_d(0x0p+0);
    const vn v2_0 = less_d(v1, v0_0);
    const vd v3 = number_d(0x1p+0);
    const vd v4_0 = select_d(v2_0, v3, v1);
    const vd v5_0 = nan_from_d(v4_0, v0_0);
    store_d(to[0] + 0 * WIDTH, v5_0);
}

XPHI_OP void relu_grad_binary64_faithful_many(const double *const *from, double *const *to, const double *parameters) {
    (void)parameters;
    const vd v0_0 = load_d(from[0] + 0 * WIDTH);
    const vd v0_1 = load_d(from[0] + 1 * WIDTH);
    const vd v1 = number_d(0x0p+0);
    const vn v2_0 = less_d(v1, v0_0);
    const vn v2_1 = less_d(v1, v0_1);
    const vd v3 = number_d(0x1p+0);
    const vd v4_0 = select_d(v2_0, v3, v1);
    const vd v4_1 = select_d(v2_1, v3, v1);
    const vd v5_0 = nan_from_d(v4_0, v0_0);
    const vd v5_1 = nan_from_d(v4_1, v0_1);
    store_d(to[0] + 0 * WIDTH, v5_0);
    store_d(to[0] + 1 * WIDTH, v5_1);
}

static void run_relu_grad_binary64_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(double, 1, 1, relu_grad_binary64_faithful_one, relu_grad_binary64_faithful_many, 2)
}

/* relu_vjp_binary32_faithful: 4 operations (1 less, 1 select, 1 mul, 1 nan_from), 0 bytes of tables */
XPHI_OP void relu_vjp_binary32_faithful_one(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf v0_0 = load_f(from[0] + 0 * WIDTH);
    const vf v1_0 = load_f(from[1] + 0 * WIDTH);
    const vf v2 = number_f(0x0p+0f);
    const vm v3_0 = less_f(v2, v0_0);
    const vf v4 = number_f(0x1p+0f);
    const vf v5_0 = select_f(v3_0, v4, v2);
    const vf v6_0 = mul_f(v5_0, v1_0);
    const vf v7_0 = nan_from_f(v6_0, v0_0);
    store_f(to[0] + 0 * WIDTH, v7_0);
}

XPHI_OP void relu_vjp_binary32_faithful_many(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf v0_0 = load_f(from[0] + 0 * WIDTH);
    const vf v0_1 = load_f(from[0] + 1 * WIDTH);
    const vf v1_0 = load_f(from[1] + 0 * WIDTH);
    const vf v1_1 = load_f(from[1] + 1 * WIDTH);
    const vf v2 = number_f(0x0p+0f);
    const vm v3_0 = less_f(v2, v0_0);
    const vm v3_1 = less_f(v2, v0_1);
    const vf v4 = number_f(0x1p+0f);
    const vf v5_0 = select_f(v3_0, v4, v2);
    const vf v5_1 = select_f(v3_1, v4, v2);
    const vf v6_0 = mul_f(v5_0, v1_0);
    const vf v6_1 = mul_f(v5_1, v1_1);
    const vf v7_0 = nan_from_f(v6_0, v0_0);
    const vf v7_1 = nan_from_f(v6_1, v0_1);
    store_f(to[0] + 0 * WIDTH, v7_0);
    store_f(to[0] + 1 * WIDTH, v7_1);
}

static void run_relu_vjp_binary32_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 2, 1, relu_vjp_binary32_faithful_one, relu_vjp_binary32_faithful_many, 2)
}

/* relu_vjp_binary32_fast: 4 operations (1 less, 1 select, 1 mul, 1 nan_from), 0 bytes of tables */
XPHI_OP void relu_vjp_binary32_fast_one(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf v0_0 = load_f(from[0] + 0 * WIDTH);
    const vf v1_0 = load_f(from[1] + 0 * WIDTH);
    const vf v2 = number_f(0x0p+0f);
    const vm v3_0 = less_f(v2, v0_0);
    const vf v4 = number_f(0x1p+0f);
    const vf v5_0 = select_f(v3_0, v4, v2);
    const vf v6_0 = mul_f(v5_0, v1_0);
    const vf v7_0 = nan_from_f(v6_0, v0_0);
    store_f(to[0] + 0 * WIDTH, v7_0);
}

XPHI_OP void relu_vjp_binary32_fast_many(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf v0_0 = load_f(from[0] + 0 * WIDTH);
    const vf v0_1 = load_f(from[0] + 1 * WIDTH);
    const vf v1_0 = load_f(from[1] + 0 * WIDTH);
    const vf v1_1 = load_f(from[1] + 1 * WIDTH);
    const vf v2 = number_f(0x0p+0f);
    const vm v3_0 = less_f(v2, v0_0);
    const vm v3_1 = less_f(v2, v0_1);
    const vf v4 = number_f(0x1p+0f);
    const vf v5_0 = select_f(v3_0, v4, v2);
    const vf v5_1 = select_f(v3_1, v4, v2);
    const vf v6_0 = mul_f(v5_0, v1_0);
    const vf v6_1 = mul_f(v5_1, v1_1);
    const vf v7_0 = nan_from_f(v6_0, v0_0);
    const vf v7_1 = nan_from_f(v6_1, v0_1);
    store_f(to[0] + 0 * WIDTH, v7_0);
    store_f(to[0] + 1 * WIDTH, v7_1);
}

static void run_relu_vjp_binary32_fast(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 2, 1, relu_vjp_binary32_fast_one, relu_vjp_binary32_fast_many, 2)
}

/* relu_vjp_binary64_faithful: 4 operations (1 less, 1 select, 1 mul, 1 nan_from), 0 bytes of tables */
XPHI_OP void relu_vjp_binary64_faithful_one(const double *const *from, double *const *to, const double *parameters) {
    (void)parameters;
    const vd v0_0 = load_d(from[0] + 0 * WIDTH);
    const vd v1_0 = load_d(from[1] + 0 * WIDTH);
    const vd v2 = number_d(0x0p+0);
    const vn v3_0 = less_d(v2, v0_0);
    const vd v4 = number_d(0x1p+0);
    const vd v5_0 = select_d(v3_0, v4, v2);
    const vd v6_0 = mul_d(v5_0, v1_0);
    const vd v7_0 = nan_from_d(v6_0, v0_0);
    store_d(to[0] + 0 * WIDTH, v7_0);
}

XPHI_OP void relu_vjp_binary64_faithful_many(const double *const *from, double *const *to, const double *parameters) {
    (void)parameters;
    const vd v0_0 = load_d(from[0] + 0 * WIDTH);
    const vd v0_1 = load_d(from[0] + 1 * WIDTH);
    const vd v1_0 = load_d(from[1] + 0 * WIDTH);
    const vd v1_1 = load_d(from[1] + 1 * WIDTH);
    const vd v2 = number_d(0x0p+0);
    const vn v3_0 = less_d(v2, v0_0);
    const vn v3_1 = less_d(v2, v0_1);
    const vd v4 = number_d(0x1p+0);
    const vd v5_0 = select_d(v3_0, v4, v2);
    const vd v5_1 = select_d(v3_1, v4, v2);
    const vd v6_0 = mul_d(v5_0, v1_0);
    const vd v6_1 = mul_d(v5_1, v1_1);
    const vd v7_0 = nan_from_d(v6_0, v0_0);
    const vd v7_1 = nan_from_d(v6_1, v0_1);
    store_d(to[0] + 0 * WIDTH, v7_0);
    store_d(to[0] + 1 * WIDTH, v7_1);
}

static void run_relu_vjp_binary64_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(double, 2, 1, relu_vjp_binary64_faithful_one, relu_vjp_binary64_faithful_many, 2)
}

extern const xphi_kernel XPHI_NAME(relu_kernels)[];
const xphi_kernel XPHI_NAME(relu_kernels)[] = {
    {"relu", "f", "binary32", "faithful", run_relu_f_binary32_faithful},
    {"relu", "f", "binary32", "fast", run_relu_f_binary32_fast},
    {"relu", "f", "binary64", "faithful", run_relu_f_binary64_faithful},
    {"relu", "grad", "binary32", "faithful", run_relu_grad_binary32_faithful},
    {"relu", "grad", "binary32", "fast", run_relu_grad_binary32_fast},
    {"relu", "grad", "binary64", "faithful", run_relu_grad_binary64_faithful},
    {"relu", "vjp", "binary32", "faithful", run_relu_vjp_binary32_faithful},
    {"relu", "vjp", "binary32", "fast", run_relu_vjp_binary32_fast},
    {"relu", "vjp", "binary64", "faithful", run_relu_vjp_binary64_faithful},
    {0, 0, 0, 0, 0}};
