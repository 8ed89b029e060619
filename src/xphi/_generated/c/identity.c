/* identity: made by `make gen` from src/xphi/lower/recipes; edits here are lost. */
#include "kernels.h"
#include "loop.h"

/* identity_f_binary32_faithful: 1 operations (1 nan_from), 0 bytes of tables */
XPHI_OP void identity_f_binary32_faithful_one(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf v0_0 = load_f(from[0] + 0 * WIDTH);
    const vf v1_0 = nan_from_f(v0_0, v0_0);
    store_f(to[0] + 0 * WIDTH, v1_0);
}

XPHI_OP void identity_f_binary32_faithful_many(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf v0_0 = load_f(from[0] + 0 * WIDTH);
    const vf v0_1 = load_f(from[0] + 1 * WIDTH);
    const vf v1_0 = nan_from_f(v0_0, v0_0);
    const vf v1_1 = nan_from_f(v0_1, v0_1);
    store_f(to[0] + 0 * WIDTH, v1_0);
    store_f(to[0] + 1 * WIDTH, v1_1);
}

static void run_identity_f_binary32_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 1, 1, identity_f_binary32_faithful_one, identity_f_binary32_faithful_many, 2)
}

/* identity_f_binary32_fast: 1 operations (1 nan_from), 0 bytes of tables */
XPHI_OP void identity_f_binary32_fast_one(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf v0_0 = load_f(from[0] + 0 * WIDTH);
    const vf v1_0 = nan_from_f(v0_0, v0_0);
    store_f(to[0] + 0 * WIDTH, v1_0);
}

XPHI_OP void identity_f_binary32_fast_many(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf v0_0 = load_f(from[0] + 0 * WIDTH);
    const vf v0_1 = load_f(from[0] + 1 * WIDTH);
    const vf v1_0 = nan_from_f(v0_0, v0_0);
    const vf v1_1 = nan_from_f(v0_1, v0_1);
    store_f(to[0] + 0 * WIDTH, v1_0);
    store_f(to[0] + 1 * WIDTH, v1_1);
}

static void run_identity_f_binary32_fast(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 1, 1, identity_f_binary32_fast_one, identity_f_binary32_fast_many, 2)
}

/* identity_f_binary64_faithful: 1 operations (1 nan_from), 0 bytes of tables */
XPHI_OP void identity_f_binary64_faithful_one(const double *const *from, double *const *to, const double *parameters) {
    (void)parameters;
    const vd v0_0 = load_d(from[0] + 0 * WIDTH);
    const vd v1_0 = nan_from_d(v0_0, v0_0);
    store_d(to[0] + 0 * WIDTH, v1_0);
}

XPHI_OP void identity_f_binary64_faithful_many(const double *const *from, double *const *to, const double *parameters) {
    (void)parameters;
    const vd v0_0 = load_d(from[0] + 0 * WIDTH);
    const vd v0_1 = load_d(from[0] + 1 * WIDTH);
    const vd v1_0 = nan_from_d(v0_0, v0_0);
    const vd v1_1 = nan_from_d(v0_1, v0_1);
    store_d(to[0] + 0 * WIDTH, v1_0);
    store_d(to[0] + 1 * WIDTH, v1_1);
}

static void run_identity_f_binary64_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(double, 1, 1, identity_f_binary64_faithful_one, identity_f_binary64_faithful_many, 2)
}

/* identity_grad_binary32_faithful: 1 operations (1 nan_from), 0 bytes of tables */
XPHI_OP void identity_grad_binary32_faithful_one(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf v0_0 = load_f(from[0] + 0 * WIDTH);
    const vf v1 = number_f(0x1p+0f);
    const vf v2_0 = nan_from_f(v1, v0_0);
    store_f(to[0] + 0 * WIDTH, v2_0);
}

XPHI_OP void identity_grad_binary32_faithful_many(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf v0_0 = load_f(from[0] + 0 * WIDTH);
    const vf v0_1 = load_f(from[0] + 1 * WIDTH);
    const vf v1 = number_f(0x1p+0f);
    const vf v2_0 = nan_from_f(v1, v0_0);
    const vf v2_1 = nan_from_f(v1, v0_1);
    store_f(to[0] + 0 * WIDTH, v2_0);
    store_f(to[0] + 1 * WIDTH, v2_1);
}

static void run_identity_grad_binary32_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 1, 1, identity_grad_binary32_faithful_one, identity_grad_binary32_faithful_many, 2)
}

/* identity_grad_binary32_fast: 1 operations (1 nan_from), 0 bytes of tables */
XPHI_OP void identity_grad_binary32_fast_one(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf v0_0 = load_f(from[0] + 0 * WIDTH);
    const vf v1 = number_f(0x1p+0f);
    const vf v2_0 = nan_from_f(v1, v0_0);
    store_f(to[0] + 0 * WIDTH, v2_0);
}

XPHI_OP void identity_grad_binary32_fast_many(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf v0_0 = load_f(from[0] + 0 * WIDTH);
    const vf v0_1 = load_f(from[0] + 1 * WIDTH);
    const vf v1 = number_f(0x1p+0f);
    const vf v2_0 = nan_from_f(v1, v0_0);
    const vf v2_1 = nan_from_f(v1, v0_1);
    store_f(to[0] + 0 * WIDTH, v2_0);
    store_f(to[0] + 1 * WIDTH, v2_1);
}

static void run_identity_grad_binary32_fast(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 1, 1, identity_grad_binary32_fast_one, identity_grad_binary32_fast_many, 2)
}

/* identity_grad_binary64_faithful: 1 operations (1 nan_from), 0 bytes of tables */
XPHI_OP void identity_grad_binary64_faithful_one(const double *const *from, double *const *to, const double *parameters) {
    (void)parameters;
    const vd v0_0 = load_d(from[0] + 0 * WIDTH);
    const vd v1 = number_d(0x1p+0);
    const vd v2_0 = nan_from_d(v1, v0_0);
    store_d(to[0] + 0 * WIDTH, v2_0);
}

XPHI_OP void identity_grad_binary64_faithful_many(const double *const *from, double *const *to, const double *parameters) {
    (void)parameters;
    const vd v0_0 = load_d(from[0] + 0 * WIDTH);
    const vd v0_1 = load_d(from[0] + 1 * WIDTH);
    const vd v1 = number_d(0x1p+0);
    const vd v2_0 = nan_from_d(v1, v0_0);
    const vd v2_1 = nan_from_d(v1, v0_1);
    store_d(to[0] + 0 * WIDTH, v2_0);
    store_d(to[0] + 1 * WIDTH, v2_1);
}

static void run_identity_grad_binary64_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(double, 1, 1, identity_grad_binary64_faithful_one, identity_grad_binary64_faithful_many, 2)
}

/* identity_vjp_binary32_faithful: 2 operations (1 mul, 1 nan_from), 0 bytes of tables */
XPHI_OP void identity_vjp_binary32_faithful_one(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf v0_0 = load_f(from[0] + 0 * WIDTH);
    const vf v1_0 = load_f(from[1] + 0 * WIDTH);
    const vf v2 = number_f(0x1p+0f);
    const vf v3_0 = mul_f(v2, v1_0);
    const vf v4_0 = nan_from_f(v3_0, v0_0);
    store_f(to[0] + 0 * WIDTH, v4_0);
}

XPHI_OP void identity_vjp_binary32_faithful_many(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf v0_0 = load_f(from[0] + 0 * WIDTH);
    const vf v0_1 = load_f(from[0] + 1 * WIDTH);
    const vf v1_0 = load_f(from[1] + 0 * WIDTH);
    const vf v1_1 = load_f(from[1] + 1 * WIDTH);
    const vf v2 = number_f(0x1p+0f);
    const vf v3_0 = mul_f(v2, v1_0);
    const vf v3_1 = mul_f(v2, v1_1);
    const vf v4_0 = nan_from_f(v3_0, v0_0);
    const vf v4_1 = nan_from_f(v3_1, v0_1);
    store_f(to[0] + 0 * WIDTH, v4_0);
    store_f(to[0] + 1 * WIDTH, v4_1);
}

static void run_identity_vjp_binary32_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 2, 1, identity_vjp_binary32_faithful_one, identity_vjp_binary32_faithful_many, 2)
}

/* identity_vjp_binary32_fast: 2 operations (1 mul, 1 nan_from), 0 bytes of tables */
XPHI_OP void identity_vjp_binary32_fast_one(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf v0_0 = load_f(from[0] + 0 * WIDTH);
    const vf v1_0 = load_f(from[1] + 0 * WIDTH);
    const vf v2 = number_f(0x1p+0f);
    const vf v3_0 = mul_f(v2, v1_0);
    const vf v4_0 = nan_from_f(v3_0, v0_0);
    store_f(to[0] + 0 * WIDTH, v4_0);
}

XPHI_OP void identity_vjp_binary32_fast_many(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf v0_0 = load_f(from[0] + 0 * WIDTH);
    const vf v0_1 = load_f(from[0] + 1 * WIDTH);
    const vf v1_0 = load_f(from[1] + 0 * WIDTH);
    const vf v1_1 = load_f(from[1] + 1 * WIDTH);
    const vf v2 = number_f(0x1p+0f);
    const vf v3_0 = mul_f(v2, v1_0);
    const vf v3_1 = mul_f(v2, v1_1);
    const vf v4_0 = nan_from_f(v3_0, v0_0);
    const vf v4_1 = nan_from_f(v3_1, v0_1);
    store_f(to[0] + 0 * WIDTH, v4_0);
    store_f(to[0] + 1 * WIDTH, v4_1);
}

static void run_identity_vjp_binary32_fast(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 2, 1, identity_vjp_binary32_fast_one, identity_vjp_binary32_fast_many, 2)
}

/* identity_vjp_binary64_faithful: 2 operations (1 mul, 1 nan_from), 0 bytes of tables */
XPHI_OP void identity_vjp_binary64_faithful_one(const double *const *from, double *const *to, const double *parameters) {
    (void)parameters;
    const vd v0_0 = load_d(from[0] + 0 * WIDTH);
    const vd v1_0 = load_d(from[1] + 0 * WIDTH);
    const vd v2 = number_d(0x1p+0);
    const vd v3_0 = mul_d(v2, v1_0);
    const vd v4_0 = nan_from_d(v3_0, v0_0);
    store_d(to[0] + 0 * WIDTH, v4_0);
}

XPHI_OP void identity_vjp_binary64_faithful_many(const double *const *from, double *const *to, const double *parameters) {
    (void)parameters;
    const vd v0_0 = load_d(from[0] + 0 * WIDTH);
    const vd v0_1 = load_d(from[0] + 1 * WIDTH);
    const vd v1_0 = load_d(from[1] + 0 * WIDTH);
    const vd v1_1 = load_d(from[1] + 1 * WIDTH);
    const vd v2 = number_d(0x1p+0);
    const vd v3_0 = mul_d(v2, v1_0);
    const vd v3_1 = mul_d(v2, v1_1);
    const vd v4_0 = nan_from_d(v3_0, v0_0);
    const vd v4_1 = nan_from_d(v3_1, v0_1);
    store_d(to[0] + 0 * WIDTH, v4_0);
    store_d(to[0] + 1 * WIDTH, v4_1);
}

static void run_identity_vjp_binary64_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(double, 2, 1, identity_vjp_binary64_faithful_one, identity_vjp_binary64_faithful_many, 2)
}

extern const xphi_kernel XPHI_NAME(identity_kernels)[];
const xphi_kernel XPHI_NAME(identity_kernels)[] = {
    {"identity", "f", "binary32", "faithful", run_identity_f_binary32_faithful},
    {"identity", "f", "binary32", "fast", run_identity_f_binary32_fast},
    {"identity", "f", "binary64", "faithful", run_identity_f_binary64_faithful},
    {"identity", "grad", "binary32", "faithful", run_identity_grad_binary32_faithful},
    {"identity", "grad", "binary32", "fast", run_identity_grad_binary32_fast},
    {"identity", "grad", "binary64", "faithful", run_identity_grad_binary64_faithful},
    {"identity", "vjp", "binary32", "faithful", run_identity_vjp_binary32_faithful},
    {"identity", "vjp", "binary32", "fast", run_identity_vjp_binary32_fast},
    {"identity", "vjp", "binary64", "faithful", run_identity_vjp_binary64_faithful},
    {0, 0, 0, 0, 0}};
