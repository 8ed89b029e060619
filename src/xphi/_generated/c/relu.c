/* relu: made by `make gen` from src/xphi/lower/recipes; edits here are lost. */
#include "kernels.h"
#include "simd.h"

/* relu_f_binary32_faithful: 1 operations (1 greater), 0 bytes of tables */
XPHI_OP void relu_f_binary32_faithful_one(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf v0_0 = load_f(from[0] + 0 * WIDTH);
    const vf v1 = number_f(0x0p+0f);
    const vf v2_0 = greater_f(v1, v0_0);
    store_f(to[0] + 0 * WIDTH, v2_0);
}

XPHI_OP void relu_f_binary32_faithful_many(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf v0_0 = load_f(from[0] + 0 * WIDTH);
    const vf v0_1 = load_f(from[0] + 1 * WIDTH);
    const vf v1 = number_f(0x0p+0f);
    const vf v2_0 = greater_f(v1, v0_0);
    const vf v2_1 = greater_f(v1, v0_1);
    store_f(to[0] + 0 * WIDTH, v2_0);
    store_f(to[0] + 1 * WIDTH, v2_1);
}

static void run_relu_f_binary32_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 1, 1, relu_f_binary32_faithful_one, relu_f_binary32_faithful_many, 2)
}

/* relu_f_binary32_fast: 1 operations (1 greater), 0 bytes of tables */
XPHI_OP void relu_f_binary32_fast_one(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf v0_0 = load_f(from[0] + 0 * WIDTH);
    const vf v1 = number_f(0x0p+0f);
    const vf v2_0 = greater_f(v1, v0_0);
    store_f(to[0] + 0 * WIDTH, v2_0);
}

XPHI_OP void relu_f_binary32_fast_many(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf v0_0 = load_f(from[0] + 0 * WIDTH);
    const vf v0_1 = load_f(from[0] + 1 * WIDTH);
    const vf v1 = number_f(0x0p+0f);
    const vf v2_0 = greater_f(v1, v0_0);
    const vf v2_1 = greater_f(v1, v0_1);
    store_f(to[0] + 0 * WIDTH, v2_0);
    store_f(to[0] + 1 * WIDTH, v2_1);
}

static void run_relu_f_binary32_fast(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 1, 1, relu_f_binary32_fast_one, relu_f_binary32_fast_many, 2)
}

/* relu_f_binary64_faithful: 1 operations (1 greater), 0 bytes of tables */
XPHI_OP void relu_f_binary64_faithful_one(const double *const *from, double *const *to, const double *parameters) {
    (void)parameters;
    const vd v0_0 = load_d(from[0] + 0 * WIDTH);
    const vd v1 = number_d(0x0p+0);
    const vd v2_0 = greater_d(v1, v0_0);
    store_d(to[0] + 0 * WIDTH, v2_0);
}

XPHI_OP void relu_f_binary64_faithful_many(const double *const *from, double *const *to, const double *parameters) {
    (void)parameters;
    const vd v0_0 = load_d(from[0] + 0 * WIDTH);
    const vd v0_1 = load_d(from[0] + 1 * WIDTH);
    const vd v1 = number_d(0x0p+0);
    const vd v2_0 = greater_d(v1, v0_0);
    const vd v2_1 = greater_d(v1, v0_1);
    store_d(to[0] + 0 * WIDTH, v2_0);
    store_d(to[0] + 1 * WIDTH, v2_1);
}

static void run_relu_f_binary64_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(double, 1, 1, relu_f_binary64_faithful_one, relu_f_binary64_faithful_many, 2)
}

/* relu_grad_binary32_faithful: 4 operations (1 less, 1 lesser, 1 greater, 1 select), 0 bytes of tables */
XPHI_OP void relu_grad_binary32_faithful_one(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf v0_0 = load_f(from[0] + 0 * WIDTH);
    const vf v1 = number_f(0x0p+0f);
    const vm v2_0 = less_f(v1, v0_0);
    const vf v3 = number_f(0x1p+0f);
    const vf v4_0 = lesser_f(v1, v0_0);
    const vf v5_0 = greater_f(v1, v4_0);
    const vf v6_0 = select_f(v2_0, v3, v5_0);
    store_f(to[0] + 0 * WIDTH, v6_0);
}

XPHI_OP void relu_grad_binary32_faithful_many(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf v0_0 = load_f(from[0] + 0 * WIDTH);
    const vf v0_1 = load_f(from[0] + 1 * WIDTH);
    const vf v1 = number_f(0x0p+0f);
    const vm v2_0 = less_f(v1, v0_0);
    const vm v2_1 = less_f(v1, v0_1);
    const vf v3 = number_f(0x1p+0f);
    const vf v4_0 = lesser_f(v1, v0_0);
    const vf v4_1 = lesser_f(v1, v0_1);
    const vf v5_0 = greater_f(v1, v4_0);
    const vf v5_1 = greater_f(v1, v4_1);
    const vf v6_0 = select_f(v2_0, v3, v5_0);
    const vf v6_1 = select_f(v2_1, v3, v5_1);
    store_f(to[0] + 0 * WIDTH, v6_0);
    store_f(to[0] + 1 * WIDTH, v6_1);
}

static void run_relu_grad_binary32_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 1, 1, relu_grad_binary32_faithful_one, relu_grad_binary32_faithful_many, 2)
}

/* relu_grad_binary32_fast: 4 operations (1 less, 1 lesser, 1 greater, 1 select), 0 bytes of tables */
XPHI_OP void relu_grad_binary32_fast_one(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf v0_0 = load_f(from[0] + 0 * WIDTH);
    const vf v1 = number_f(0x0p+0f);
    const vm v2_0 = less_f(v1, v0_0);
    const vf v3 = number_f(0x1p+0f);
    const vf v4_0 = lesser_f(v1, v0_0);
    const vf v5_0 = greater_f(v1, v4_0);
    const vf v6_0 = select_f(v2_0, v3, v5_0);
    store_f(to[0] + 0 * WIDTH, v6_0);
}

XPHI_OP void relu_grad_binary32_fast_many(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf v0_0 = load_f(from[0] + 0 * WIDTH);
    const vf v0_1 = load_f(from[0] + 1 * WIDTH);
    const vf v1 = number_f(0x0p+0f);
    const vm v2_0 = less_f(v1, v0_0);
    const vm v2_1 = less_f(v1, v0_1);
    const vf v3 = number_f(0x1p+0f);
    const vf v4_0 = lesser_f(v1, v0_0);
    const vf v4_1 = lesser_f(v1, v0_1);
    const vf v5_0 = greater_f(v1, v4_0);
    const vf v5_1 = greater_f(v1, v4_1);
    const vf v6_0 = select_f(v2_0, v3, v5_0);
    const vf v6_1 = select_f(v2_1, v3, v5_1);
    store_f(to[0] + 0 * WIDTH, v6_0);
    store_f(to[0] + 1 * WIDTH, v6_1);
}

static void run_relu_grad_binary32_fast(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 1, 1, relu_grad_binary32_fast_one, relu_grad_binary32_fast_many, 2)
}

/* relu_grad_binary64_faithful: 4 operations (1 less, 1 lesser, 1 greater, 1 select), 0 bytes of tables */
XPHI_OP void relu_grad_binary64_faithful_one(const double *const *from, double *const *to, const double *parameters) {
    (void)parameters;
    const vd v0_0 = load_d(from[0] + 0 * WIDTH);
    const vd v1 = number_d(0x0p+0);
    const vn v2_0 = less_d(v1, v0_0);
    const vd v3 = number_d(0x1p+0);
    const vd v4_0 = lesser_d(v1, v0_0);
    const vd v5_0 = greater_d(v1, v4_0);
    const vd v6_0 = select_d(v2_0, v3, v5_0);
    store_d(to[0] + 0 * WIDTH, v6_0);
}

XPHI_OP void relu_grad_binary64_faithful_many(const double *const *from, double *const *to, const double *parameters) {
    (void)parameters;
    const vd v0_0 = load_d(from[0] + 0 * WIDTH);
    const vd v0_1 = load_d(from[0] + 1 * WIDTH);
    const vd v1 = number_d(0x0p+0);
    const vn v2_0 = less_d(v1, v0_0);
    const vn v2_1 = less_d(v1, v0_1);
    const vd v3 = number_d(0x1p+0);
    const vd v4_0 = lesser_d(v1, v0_0);
    const vd v4_1 = lesser_d(v1, v0_1);
    const vd v5_0 = greater_d(v1, v4_0);
    const vd v5_1 = greater_d(v1, v4_1);
    const vd v6_0 = select_d(v2_0, v3, v5_0);
    const vd v6_1 = select_d(v2_1, v3, v5_1);
    store_d(to[0] + 0 * WIDTH, v6_0);
    store_d(to[0] + 1 * WIDTH, v6_1);
}

static void run_relu_grad_binary64_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(double, 1, 1, relu_grad_binary64_faithful_one, relu_grad_binary64_faithful_many, 2)
}

/* relu_vjp_binary32_faithful: 8 operations (2 widen, 1 less, 1 lesser, 1 greater, 1 select, 1 mul, 1 narrow), 0 bytes of tables */
XPHI_OP void relu_vjp_binary32_faithful_one(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf v0_0 = load_f(from[0] + 0 * WIDTH);
    const vf v1_0 = load_f(from[1] + 0 * WIDTH);
    const vd v2_0 = widen_f(v1_0);
    const vd v3_0 = widen_f(v0_0);
    const vd v4 = number_d(0x0p+0);
    const vn v5_0 = less_d(v4, v3_0);
    const vd v6 = number_d(0x1p+0);
    const vd v7_0 = lesser_d(v4, v3_0);
    const vd v8_0 = greater_d(v4, v7_0);
    const vd v9_0 = select_d(v5_0, v6, v8_0);
    const vd v10_0 = mul_d(v9_0, v2_0);
    const vf v11_0 = narrow_d(v10_0);
    store_f(to[0] + 0 * WIDTH, v11_0);
}

XPHI_OP void relu_vjp_binary32_faithful_many(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf v0_0 = load_f(from[0] + 0 * WIDTH);
    const vf v0_1 = load_f(from[0] + 1 * WIDTH);
    const vf v1_0 = load_f(from[1] + 0 * WIDTH);
    const vf v1_1 = load_f(from[1] + 1 * WIDTH);
    const vd v2_0 = widen_f(v1_0);
    const vd v2_1 = widen_f(v1_1);
    const vd v3_0 = widen_f(v0_0);
    const vd v3_1 = widen_f(v0_1);
    const vd v4 = number_d(0x0p+0);
    const vn v5_0 = less_d(v4, v3_0);
    const vn v5_1 = less_d(v4, v3_1);
    const vd v6 = number_d(0x1p+0);
    const vd v7_0 = lesser_d(v4, v3_0);
    const vd v7_1 = lesser_d(v4, v3_1);
    const vd v8_0 = greater_d(v4, v7_0);
    const vd v8_1 = greater_d(v4, v7_1);
    const vd v9_0 = select_d(v5_0, v6, v8_0);
    const vd v9_1 = select_d(v5_1, v6, v8_1);
    const vd v10_0 = mul_d(v9_0, v2_0);
    const vd v10_1 = mul_d(v9_1, v2_1);
    const vf v11_0 = narrow_d(v10_0);
    const vf v11_1 = narrow_d(v10_1);
    store_f(to[0] + 0 * WIDTH, v11_0);
    store_f(to[0] + 1 * WIDTH, v11_1);
}

static void run_relu_vjp_binary32_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 2, 1, relu_vjp_binary32_faithful_one, relu_vjp_binary32_faithful_many, 2)
}

/* relu_vjp_binary32_fast: 8 operations (2 widen, 1 less, 1 lesser, 1 greater, 1 select, 1 mul, 1 narrow), 0 bytes of tables */
XPHI_OP void relu_vjp_binary32_fast_one(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf v0_0 = load_f(from[0] + 0 * WIDTH);
    const vf v1_0 = load_f(from[1] + 0 * WIDTH);
    const vd v2_0 = widen_f(v1_0);
    const vd v3_0 = widen_f(v0_0);
    const vd v4 = number_d(0x0p+0);
    const vn v5_0 = less_d(v4, v3_0);
    const vd v6 = number_d(0x1p+0);
    const vd v7_0 = lesser_d(v4, v3_0);
    const vd v8_0 = greater_d(v4, v7_0);
    const vd v9_0 = select_d(v5_0, v6, v8_0);
    const vd v10_0 = mul_d(v9_0, v2_0);
    const vf v11_0 = narrow_d(v10_0);
    store_f(to[0] + 0 * WIDTH, v11_0);
}

XPHI_OP void relu_vjp_binary32_fast_many(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf v0_0 = load_f(from[0] + 0 * WIDTH);
    const vf v0_1 = load_f(from[0] + 1 * WIDTH);
    const vf v1_0 = load_f(from[1] + 0 * WIDTH);
    const vf v1_1 = load_f(from[1] + 1 * WIDTH);
    const vd v2_0 = widen_f(v1_0);
    const vd v2_1 = widen_f(v1_1);
    const vd v3_0 = widen_f(v0_0);
    const vd v3_1 = widen_f(v0_1);
    const vd v4 = number_d(0x0p+0);
    const vn v5_0 = less_d(v4, v3_0);
    const vn v5_1 = less_d(v4, v3_1);
    const vd v6 = number_d(0x1p+0);
    const vd v7_0 = lesser_d(v4, v3_0);
    const vd v7_1 = lesser_d(v4, v3_1);
    const vd v8_0 = greater_d(v4, v7_0);
    const vd v8_1 = greater_d(v4, v7_1);
    const vd v9_0 = select_d(v5_0, v6, v8_0);
    const vd v9_1 = select_d(v5_1, v6, v8_1);
    const vd v10_0 = mul_d(v9_0, v2_0);
    const vd v10_1 = mul_d(v9_1, v2_1);
    const vf v11_0 = narrow_d(v10_0);
    const vf v11_1 = narrow_d(v10_1);
    store_f(to[0] + 0 * WIDTH, v11_0);
    store_f(to[0] + 1 * WIDTH, v11_1);
}

static void run_relu_vjp_binary32_fast(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 2, 1, relu_vjp_binary32_fast_one, relu_vjp_binary32_fast_many, 2)
}

/* relu_vjp_binary64_faithful: 5 operations (1 less, 1 lesser, 1 greater, 1 select, 1 mul), 0 bytes of tables */
XPHI_OP void relu_vjp_binary64_faithful_one(const double *const *from, double *const *to, const double *parameters) {
    (void)parameters;
    const vd v0_0 = load_d(from[0] + 0 * WIDTH);
    const vd v1_0 = load_d(from[1] + 0 * WIDTH);
    const vd v2 = number_d(0x0p+0);
    const vn v3_0 = less_d(v2, v0_0);
    const vd v4 = number_d(0x1p+0);
    const vd v5_0 = lesser_d(v2, v0_0);
    const vd v6_0 = greater_d(v2, v5_0);
    const vd v7_0 = select_d(v3_0, v4, v6_0);
    const vd v8_0 = mul_d(v7_0, v1_0);
    store_d(to[0] + 0 * WIDTH, v8_0);
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
    const vd v5_0 = lesser_d(v2, v0_0);
    const vd v5_1 = lesser_d(v2, v0_1);
    const vd v6_0 = greater_d(v2, v5_0);
    const vd v6_1 = greater_d(v2, v5_1);
    const vd v7_0 = select_d(v3_0, v4, v6_0);
    const vd v7_1 = select_d(v3_1, v4, v6_1);
    const vd v8_0 = mul_d(v7_0, v1_0);
    const vd v8_1 = mul_d(v7_1, v1_1);
    store_d(to[0] + 0 * WIDTH, v8_0);
    store_d(to[0] + 1 * WIDTH, v8_1);
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
