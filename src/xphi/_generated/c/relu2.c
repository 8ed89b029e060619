/* relu2: made by `make gen` from src/xphi/lower/recipes; edits here are lost. */
#include "kernels.h"
#include "loop.h"

/* relu2_f_binary32_faithful: 4 operations (1 less, 1 select, 1 nan_from, 1 mul), 0 bytes of tables */
XPHI_OP void relu2_f_binary32_faithful_one(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf v0_0 = load_f(from[0] + 0 * WIDTH);
    const vf v1 = number_f(0x0p+0f);
    const vm v2_0 = less_f(v1, v0_0);
    const vf v3_0 = select_f(v2_0, v0_0, v1);
    const vf v4_0 = nan_from_f(v3_0, v0_0);
    const vf v5_0 = mul_f(v4_0, v4_0);
    store_f(to[0] + 0 * WIDTH, v5_0);
}

XPHI_OP void relu2_f_binary32_faithful_many(const float *const *from, float *const *to, const double *parameters) {
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
    const vf v5_0 = mul_f(v4_0, v4_0);
    const vf v5_1 = mul_f(v4_1, v4_1);
    store_f(to[0] + 0 * WIDTH, v5_0);
    store_f(to[0] + 1 * WIDTH, v5_1);
}

static void run_relu2_f_binary32_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 1, 1, relu2_f_binary32_faithful_one, relu2_f_binary32_faithful_many, 2)
}

/* relu2_f_binary32_fast: 4 operations (1 less, 1 select, 1 nan_from, 1 mul), 0 bytes of tables */
XPHI_OP void relu2_f_binary32_fast_one(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf v0_0 = load_f(from[0] + 0 * WIDTH);
    const vf v1 = number_f(0x0p+0f);
    const vm v2_0 = less_f(v1, v0_0);
    const vf v3_0 = select_f(v2_0, v0_0, v1);
    const vf v4_0 = nan_from_f(v3_0, v0_0);
    const vf v5_0 = mul_f(v4_0, v4_0);
    store_f(to[0] + 0 * WIDTH, v5_0);
}

XPHI_OP void relu2_f_binary32_fast_many(const float *const *from, float *const *to, const double *parameters) {
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
    const vf v5_0 = mul_f(v4_0, v4_0);
    const vf v5_1 = mul_f(v4_1, v4_1);
    store_f(to[0] + 0 * WIDTH, v5_0);
    store_f(to[0] + 1 * WIDTH, v5_1);
}

static void run_relu2_f_binary32_fast(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 1, 1, relu2_f_binary32_fast_one, relu2_f_binary32_fast_many, 2)
}

/* relu2_f_binary64_faithful: 4 operations (1 less, 1 select, 1 nan_from, 1 mul), 0 bytes of tables */
XPHI_OP void relu2_f_binary64_faithful_one(const double *const *from, double *const *to, const double *parameters) {
    (void)parameters;
    const vd v0_0 = load_d(from[0] + 0 * WIDTH);
    const vd v1 = number_d(0x0p+0);
    const vn v2_0 = less_d(v1, v0_0);
    const vd v3_0 = select_d(v2_0, v0_0, v1);
    const vd v4_0 = nan_from_d(v3_0, v0_0);
    const vd v5_0 = mul_d(v4_0, v4_0);
    store_d(to[0] + 0 * WIDTH, v5_0);
}

XPHI_OP void relu2_f_binary64_faithful_many(const double *const *from, double *const *to, const double *parameters) {
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
    const vd v5_0 = mul_d(v4_0, v4_0);
    const vd v5_1 = mul_d(v4_1, v4_1);
    store_d(to[0] + 0 * WIDTH, v5_0);
    store_d(to[0] + 1 * WIDTH, v5_1);
}

static void run_relu2_f_binary64_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(double, 1, 1, relu2_f_binary64_faithful_one, relu2_f_binary64_faithful_many, 2)
}

/* relu2_grad_binary32_faithful: 4 operations (1 less, 1 select, 1 nan_from, 1 add), 0 bytes of tables */
XPHI_OP void relu2_grad_binary32_faithful_one(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf v0_0 = load_f(from[0] + 0 * WIDTH);
    const vf v1 = number_f(0x0p+0f);
    const vm v2_0 = less_f(v1, v0_0);
    const vf v3_0 = select_f(v2_0, v0_0, v1);
    const vf v4_0 = nan_from_f(v3_0, v0_0);
    const vf v5_0 = add_f(v4_0, v4_0);
    store_f(to[0] + 0 * WIDTH, v5_0);
}

XPHI_OP void relu2_grad_binary32_faithful_many(const float *const *from, float *const *to, const double *parameters) {
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
    const vf v5_0 = add_f(v4_0, v4_0);
    const vf v5_1 = add_f(v4_1, v4_1);
    store_f(to[0] + 0 * WIDTH, v5_0);
    store_f(to[0] + 1 * WIDTH, v5_1);
}

static void run_relu2_grad_binary32_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 1, 1, relu2_grad_binary32_faithful_one, relu2_grad_binary32_faithful_many, 2)
}

/* relu2_grad_binary32_fast: 4 operations (1 less, 1 select, 1 nan_from, 1 add), 0 bytes of tables */
XPHI_OP void relu2_grad_binary32_fast_one(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf v0_0 = load_f(from[0] + 0 * WIDTH);
    const vf v1 = number_f(0x0p+0f);
    const vm v2_0 = less_f(v1, v0_0);
    const vf v3_0 = select_f(v2_0, v0_0, v1);
    const vf v4_0 = nan_from_f(v3_0, v0_0);
    const vf v5_0 = add_f(v4_0, v4_0);
    store_f(to[0] + 0 * WIDTH, v5_0);
}

XPHI_OP void relu2_grad_binary32_fast_many(const float *const *from, float *const *to, const double *parameters) {
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
    const vf v5_0 = add_f(v4_0, v4_0);
    const vf v5_1 = add_f(v4_1, v4_1);
    store_f(to[0] + 0 * WIDTH, v5_0);
    store_f(to[0] + 1 * WIDTH, v5_1);
}

static void run_relu2_grad_binary32_fast(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 1, 1, relu2_grad_binary32_fast_one, relu2_grad_binary32_fast_many, 2)
}

/* relu2_grad_binary64_faithful: 4 operations (1 less, 1 select, 1 nan_from, 1 add), 0 bytes of tables */
XPHI_OP void relu2_grad_binary64_faithful_one(const double *const *from, double *const *to, const double *parameters) {
    (void)parameters;
    const vd v0_0 = load_d(from[0] + 0 * WIDTH);
    const vd v1 = number_d(0x0p+0);
    const vn v2_0 = less_d(v1, v0_0);
    const vd v3_0 = select_d(v2_0, v0_0, v1);
    const vd v4_0 = nan_from_d(v3_0, v0_0);
    const vd v5_0 = add_d(v4_0, v4_0);
    store_d(to[0] + 0 * WIDTH, v5_0);
}

XPHI_OP void relu2_grad_binary64_faithful_many(const double *const *from, double *const *to, const double *parameters) {
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
    const vd v5_0 = add_d(v4_0, v4_0);
    const vd v5_1 = add_d(v4_1, v4_1);
    store_d(to[0] + 0 * WIDTH, v5_0);
    store_d(to[0] + 1 * WIDTH, v5_1);
}

static void run_relu2_grad_binary64_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(double, 1, 1, relu2_grad_binary64_faithful_one, relu2_grad_binary64_faithful_many, 2)
}

/* relu2_vjp_binary32_faithful: 8 operations (2 widen, 1 less, 1 select, 1 add, 1 mul, 1 nan_from, 1 narrow), 0 bytes of tables */
XPHI_OP void relu2_vjp_binary32_faithful_one(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf v0_0 = load_f(from[0] + 0 * WIDTH);
    const vf v1_0 = load_f(from[1] + 0 * WIDTH);
    const vd v2_0 = widen_f(v0_0);
    const vd v3 = number_d(0x0p+0);
    const vn v4_0 = less_d(v3, v2_0);
    const vd v5_0 = select_d(v4_0, v2_0, v3);
    const vd v6_0 = add_d(v5_0, v5_0);
    const vd v7_0 = widen_f(v1_0);
    const vd v8_0 = mul_d(v6_0, v7_0);
    const vd v9_0 = nan_from_d(v8_0, v2_0);
    const vf v10_0 = narrow_d(v9_0);
    store_f(to[0] + 0 * WIDTH, v10_0);
}

XPHI_OP void relu2_vjp_binary32_faithful_many(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf v0_0 = load_f(from[0] + 0 * WIDTH);
    const vf v0_1 = load_f(from[0] + 1 * WIDTH);
    const vf v1_0 = load_f(from[1] + 0 * WIDTH);
    const vf v1_1 = load_f(from[1] + 1 * WIDTH);
    const vd v2_0 = widen_f(v0_0);
    const vd v2_1 = widen_f(v0_1);
    const vd v3 = number_d(0x0p+0);
    const vn v4_0 = less_d(v3, v2_0);
    const vn v4_1 = less_d(v3, v2_1);
    const vd v5_0 = select_d(v4_0, v2_0, v3);
    const vd v5_1 = select_d(v4_1, v2_1, v3);
    const vd v6_0 = add_d(v5_0, v5_0);
    const vd v6_1 = add_d(v5_1, v5_1);
    const vd v7_0 = widen_f(v1_0);
    const vd v7_1 = widen_f(v1_1);
    const vd v8_0 = mul_d(v6_0, v7_0);
    const vd v8_1 = mul_d(v6_1, v7_1);
    const vd v9_0 = nan_from_d(v8_0, v2_0);
    const vd v9_1 = nan_from_d(v8_1, v2_1);
    const vf v10_0 = narrow_d(v9_0);
    const vf v10_1 = narrow_d(v9_1);
    store_f(to[0] + 0 * WIDTH, v10_0);
    store_f(to[0] + 1 * WIDTH, v10_1);
}

static void run_relu2_vjp_binary32_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 2, 1, relu2_vjp_binary32_faithful_one, relu2_vjp_binary32_faithful_many, 2)
}

/* relu2_vjp_binary32_fast: 8 operations (2 widen, 1 less, 1 select, 1 add, 1 mul, 1 nan_from, 1 narrow), 0 bytes of tables */
XPHI_OP void relu2_vjp_binary32_fast_one(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf v0_0 = load_f(from[0] + 0 * WIDTH);
    const vf v1_0 = load_f(from[1] + 0 * WIDTH);
    const vd v2_0 = widen_f(v0_0);
    const vd v3 = number_d(0x0p+0);
    const vn v4_0 = less_d(v3, v2_0);
    const vd v5_0 = select_d(v4_0, v2_0, v3);
    const vd v6_0 = add_d(v5_0, v5_0);
    const vd v7_0 = widen_f(v1_0);
    const vd v8_0 = mul_d(v6_0, v7_0);
    const vd v9_0 = nan_from_d(v8_0, v2_0);
    const vf v10_0 = narrow_d(v9_0);
    store_f(to[0] + 0 * WIDTH, v10_0);
}

XPHI_OP void relu2_vjp_binary32_fast_many(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf v0_0 = load_f(from[0] + 0 * WIDTH);
    const vf v0_1 = load_f(from[0] + 1 * WIDTH);
    const vf v1_0 = load_f(from[1] + 0 * WIDTH);
    const vf v1_1 = load_f(from[1] + 1 * WIDTH);
    const vd v2_0 = widen_f(v0_0);
    const vd v2_1 = widen_f(v0_1);
    const vd v3 = number_d(0x0p+0);
    const vn v4_0 = less_d(v3, v2_0);
    const vn v4_1 = less_d(v3, v2_1);
    const vd v5_0 = select_d(v4_0, v2_0, v3);
    const vd v5_1 = select_d(v4_1, v2_1, v3);
    const vd v6_0 = add_d(v5_0, v5_0);
    const vd v6_1 = add_d(v5_1, v5_1);
    const vd v7_0 = widen_f(v1_0);
    const vd v7_1 = widen_f(v1_1);
    const vd v8_0 = mul_d(v6_0, v7_0);
    const vd v8_1 = mul_d(v6_1, v7_1);
    const vd v9_0 = nan_from_d(v8_0, v2_0);
    const vd v9_1 = nan_from_d(v8_1, v2_1);
    const vf v10_0 = narrow_d(v9_0);
    const vf v10_1 = narrow_d(v9_1);
    store_f(to[0] + 0 * WIDTH, v10_0);
    store_f(to[0] + 1 * WIDTH, v10_1);
}

static void run_relu2_vjp_binary32_fast(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 2, 1, relu2_vjp_binary32_fast_one, relu2_vjp_binary32_fast_many, 2)
}

/* relu2_vjp_binary64_faithful: 5 operations (1 less, 1 select, 1 add, 1 mul, 1 nan_from), 0 bytes of tables */
XPHI_OP void relu2_vjp_binary64_faithful_one(const double *const *from, double *const *to, const double *parameters) {
    (void)parameters;
    const vd v0_0 = load_d(from[0] + 0 * WIDTH);
    const vd v1_0 = load_d(from[1] + 0 * WIDTH);
    const vd v2 = number_d(0x0p+0);
    const vn v3_0 = less_d(v2, v0_0);
    const vd v4_0 = select_d(v3_0, v0_0, v2);
    const vd v5_0 = add_d(v4_0, v4_0);
    const vd v6_0 = mul_d(v5_0, v1_0);
    const vd v7_0 = nan_from_d(v6_0, v0_0);
    store_d(to[0] + 0 * WIDTH, v7_0);
}

XPHI_OP void relu2_vjp_binary64_faithful_many(const double *const *from, double *const *to, const double *parameters) {
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
    const vd v5_0 = add_d(v4_0, v4_0);
    const vd v5_1 = add_d(v4_1, v4_1);
    const vd v6_0 = mul_d(v5_0, v1_0);
    const vd v6_1 = mul_d(v5_1, v1_1);
    const vd v7_0 = nan_from_d(v6_0, v0_0);
    const vd v7_1 = nan_from_d(v6_1, v0_1);
    store_d(to[0] + 0 * WIDTH, v7_0);
    store_d(to[0] + 1 * WIDTH, v7_1);
}

static void run_relu2_vjp_binary64_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(double, 2, 1, relu2_vjp_binary64_faithful_one, relu2_vjp_binary64_faithful_many, 2)
}

extern const xphi_kernel XPHI_NAME(relu2_kernels)[];
const xphi_kernel XPHI_NAME(relu2_kernels)[] = {
    {"relu2", "f", "binary32", "faithful", run_relu2_f_binary32_faithful},
    {"relu2", "f", "binary32", "fast", run_relu2_f_binary32_fast},
    {"relu2", "f", "binary64", "faithful", run_relu2_f_binary64_faithful},
    {"relu2", "grad", "binary32", "faithful", run_relu2_grad_binary32_faithful},
    {"relu2", "grad", "binary32", "fast", run_relu2_grad_binary32_fast},
    {"relu2", "grad", "binary64", "faithful", run_relu2_grad_binary64_faithful},
    {"relu2", "vjp", "binary32", "faithful", run_relu2_vjp_binary32_faithful},
    {"relu2", "vjp", "binary32", "fast", run_relu2_vjp_binary32_fast},
    {"relu2", "vjp", "binary64", "faithful", run_relu2_vjp_binary64_faithful},
    {0, 0, 0, 0, 0}};
