/* identity: made by `make gen` from src/xphi/lower/recipes; edits here are lost. */
#include "block.h"
#include "kernels.h"
#include "tables.h"

/* identity_f_binary32_faithful: f(x) (f in binary32, faithful; f in binary32, fast)
   The identity: the activation of a gate without one.
   The input; a NaN is made quiet, as every operation makes it.
   faithful: largest error 0.0000 ULP of all inputs, at -inf
   fast: largest error 0.0000 ULP of all inputs, at -inf
   1 operations (1 nan_from), 0 bytes of tables */
XPHI_OP void identity_f_binary32_faithful(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf2 v0 = load_f2(from[0]);
    const vf2 v1 = nan_from_f2(v0, v0);
    store_f2(to[0], v1);
}
static void run_identity_f_binary32_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 1, 1, identity_f_binary32_faithful)
}

/* identity_f_binary64_faithful: f(x) (f in binary64, faithful)
   The identity: the activation of a gate without one.
   The input; a NaN is made quiet, as every operation makes it.
   faithful: largest error 0.0000 ULP of 149,589,848 inputs, at -inf
   1 operations (1 nan_from), 0 bytes of tables */
XPHI_OP void identity_f_binary64_faithful(const double *const *from, double *const *to, const double *parameters) {
    (void)parameters;
    const vd2 v0 = load_d2(from[0]);
    const vd2 v1 = nan_from_d2(v0, v0);
    store_d2(to[0], v1);
}
static void run_identity_f_binary64_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(double, 1, 1, identity_f_binary64_faithful)
}

/* identity_grad_binary32_faithful: f′(x) (grad in binary32, faithful; grad in binary32, fast)
   The identity: the activation of a gate without one.
   The derivative: 1.
   faithful: largest error 0.0000 ULP of all inputs, at -inf
   fast: largest error 0.0000 ULP of all inputs, at -inf
   1 operations (1 nan_from), 0 bytes of tables */
XPHI_OP void identity_grad_binary32_faithful(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf2 v0 = load_f2(from[0]);
    const vf2 v1 = number_f2(0x1p+0f);
    const vf2 v2 = nan_from_f2(v1, v0);
    store_f2(to[0], v2);
}
static void run_identity_grad_binary32_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 1, 1, identity_grad_binary32_faithful)
}

/* identity_grad_binary64_faithful: f′(x) (grad in binary64, faithful)
   The identity: the activation of a gate without one.
   The derivative: 1.
   faithful: largest error 0.0000 ULP of 10,490,331 inputs, at -inf
   1 operations (1 nan_from), 0 bytes of tables */
XPHI_OP void identity_grad_binary64_faithful(const double *const *from, double *const *to, const double *parameters) {
    (void)parameters;
    const vd2 v0 = load_d2(from[0]);
    const vd2 v1 = number_d2(0x1p+0);
    const vd2 v2 = nan_from_d2(v1, v0);
    store_d2(to[0], v2);
}
static void run_identity_grad_binary64_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(double, 1, 1, identity_grad_binary64_faithful)
}

/* identity_vjp_binary32_faithful: f′(x)·g (vjp in binary32, faithful; vjp in binary32, fast)
   The identity: the activation of a gate without one.
   The derivative: 1.
   faithful: largest error 0.0000 ULP of 100,000,000 inputs, at 0x1.1f09c4p-3, -0x1.4c6dfp-2
   fast: largest error 0.0000 ULP of 96,341,528 inputs, at 0x1.1f09c4p-3, -0x1.4c6dfp-2
   2 operations (1 mul, 1 nan_from), 0 bytes of tables */
XPHI_OP void identity_vjp_binary32_faithful(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf2 v0 = load_f2(from[0]);
    const vf2 v1 = load_f2(from[1]);
    const vf2 v2 = number_f2(0x1p+0f);
    const vf2 v3 = mul_f2(v2, v1);
    const vf2 v4 = nan_from_f2(v3, v0);
    store_f2(to[0], v4);
}
static void run_identity_vjp_binary32_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 2, 1, identity_vjp_binary32_faithful)
}

/* identity_vjp_binary64_faithful: f′(x)·g (vjp in binary64, faithful)
   The identity: the activation of a gate without one.
   The derivative: 1.
   faithful: largest error 0.0000 ULP of 16,384 inputs, at -0x1.cf06ee6f1fb45p+851, -0x1.24fb6ddfcfc55p-6
   2 operations (1 mul, 1 nan_from), 0 bytes of tables */
XPHI_OP void identity_vjp_binary64_faithful(const double *const *from, double *const *to, const double *parameters) {
    (void)parameters;
    const vd2 v0 = load_d2(from[0]);
    const vd2 v1 = load_d2(from[1]);
    const vd2 v2 = number_d2(0x1p+0);
    const vd2 v3 = mul_d2(v2, v1);
    const vd2 v4 = nan_from_d2(v3, v0);
    store_d2(to[0], v4);
}
static void run_identity_vjp_binary64_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(double, 2, 1, identity_vjp_binary64_faithful)
}

extern const xphi_kernel XPHI_NAME(identity_kernels)[];
const xphi_kernel XPHI_NAME(identity_kernels)[] = {
    {"identity", "f", "binary32", "faithful", run_identity_f_binary32_faithful},
    {"identity", "f", "binary32", "fast", run_identity_f_binary32_faithful},
    {"identity", "f", "binary64", "faithful", run_identity_f_binary64_faithful},
    {"identity", "grad", "binary32", "faithful", run_identity_grad_binary32_faithful},
    {"identity", "grad", "binary32", "fast", run_identity_grad_binary32_faithful},
    {"identity", "grad", "binary64", "faithful", run_identity_grad_binary64_faithful},
    {"identity", "vjp", "binary32", "faithful", run_identity_vjp_binary32_faithful},
    {"identity", "vjp", "binary32", "fast", run_identity_vjp_binary32_faithful},
    {"identity", "vjp", "binary64", "faithful", run_identity_vjp_binary64_faithful},
    {0, 0, 0, 0, 0}};
