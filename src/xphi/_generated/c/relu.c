/* relu: made by `make gen` from src/xphi/lower/recipes; edits here are lost. */
#include "block.h"
#include "kernels.h"
#include "tables.h"

/* relu_f_binary32_faithful: f(x) (f in binary32, faithful; f in binary32, fast)
   ReLU: 0 up to 0, x beyond.
   The function; the positive zero for either zero.
   faithful: largest error 0.0000 ULP of all inputs, at -inf
   fast: largest error 0.0000 ULP of all inputs, at -inf
   3 operations (1 less, 1 select, 1 nan_from), 0 bytes of tables */
XPHI_OP void relu_f_binary32_faithful(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf2 v0 = load_f2(from[0]);
    const vf2 v1 = number_f2(0x0p+0f);
    const vm2 v2 = less_f2(v1, v0);
    const vf2 v3 = select_f2(v2, v0, v1);
    const vf2 v4 = nan_from_f2(v3, v0);
    store_f2(to[0], v4);
}
static void run_relu_f_binary32_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 1, 1, relu_f_binary32_faithful)
}

/* relu_f_binary64_faithful: f(x) (f in binary64, faithful)
   ReLU: 0 up to 0, x beyond.
   The function; the positive zero for either zero.
   faithful: largest error 0.0000 ULP of 10,490,331 inputs, at -inf
   3 operations (1 less, 1 select, 1 nan_from), 0 bytes of tables */
XPHI_OP void relu_f_binary64_faithful(const double *const *from, double *const *to, const double *parameters) {
    (void)parameters;
    const vd2 v0 = load_d2(from[0]);
    const vd2 v1 = number_d2(0x0p+0);
    const vn2 v2 = less_d2(v1, v0);
    const vd2 v3 = select_d2(v2, v0, v1);
    const vd2 v4 = nan_from_d2(v3, v0);
    store_d2(to[0], v4);
}
static void run_relu_f_binary64_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(double, 1, 1, relu_f_binary64_faithful)
}

/* relu_grad_binary32_faithful: f′(x) (grad in binary32, faithful; grad in binary32, fast)
   ReLU: 0 up to 0, x beyond.
   The derivative: 0 up to and at 0.
   faithful: largest error 0.0000 ULP of all inputs, at -inf
   fast: largest error 0.0000 ULP of all inputs, at -inf
   3 operations (1 less, 1 select, 1 nan_from), 0 bytes of tables */
XPHI_OP void relu_grad_binary32_faithful(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf2 v0 = load_f2(from[0]);
    const vf2 v1 = number_f2(0x0p+0f);
    const vm2 v2 = less_f2(v1, v0);
    const vf2 v3 = number_f2(0x1p+0f);
    const vf2 v4 = select_f2(v2, v3, v1);
    const vf2 v5 = nan_from_f2(v4, v0);
    store_f2(to[0], v5);
}
static void run_relu_grad_binary32_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 1, 1, relu_grad_binary32_faithful)
}

/* relu_grad_binary64_faithful: f′(x) (grad in binary64, faithful)
   ReLU: 0 up to 0, x beyond.
   The derivative: 0 up to and at 0.
   faithful: largest error 0.0000 ULP of 10,490,331 inputs, at -inf
   3 operations (1 less, 1 select, 1 nan_from), 0 bytes of tables */
XPHI_OP void relu_grad_binary64_faithful(const double *const *from, double *const *to, const double *parameters) {
    (void)parameters;
    const vd2 v0 = load_d2(from[0]);
    const vd2 v1 = number_d2(0x0p+0);
    const vn2 v2 = less_d2(v1, v0);
    const vd2 v3 = number_d2(0x1p+0);
    const vd2 v4 = select_d2(v2, v3, v1);
    const vd2 v5 = nan_from_d2(v4, v0);
    store_d2(to[0], v5);
}
static void run_relu_grad_binary64_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(double, 1, 1, relu_grad_binary64_faithful)
}

/* relu_vjp_binary32_faithful: f′(x)·g (vjp in binary32, faithful; vjp in binary32, fast)
   ReLU: 0 up to 0, x beyond.
   The derivative: 0 up to and at 0.
   faithful: largest error 0.0000 ULP of 100,000,000 inputs, at 0x1.1f09c4p-3, -0x1.4c6dfp-2
   fast: largest error 0.0000 ULP of 96,341,528 inputs, at 0x1.1f09c4p-3, -0x1.4c6dfp-2
   4 operations (1 less, 1 select, 1 mul, 1 nan_from), 0 bytes of tables */
XPHI_OP void relu_vjp_binary32_faithful(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf2 v0 = load_f2(from[0]);
    const vf2 v1 = load_f2(from[1]);
    const vf2 v2 = number_f2(0x0p+0f);
    const vm2 v3 = less_f2(v2, v0);
    const vf2 v4 = number_f2(0x1p+0f);
    const vf2 v5 = select_f2(v3, v4, v2);
    const vf2 v6 = mul_f2(v5, v1);
    const vf2 v7 = nan_from_f2(v6, v0);
    store_f2(to[0], v7);
}
static void run_relu_vjp_binary32_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 2, 1, relu_vjp_binary32_faithful)
}

/* relu_vjp_binary64_faithful: f′(x)·g (vjp in binary64, faithful)
   ReLU: 0 up to 0, x beyond.
   The derivative: 0 up to and at 0.
   faithful: largest error 0.0000 ULP of 512 inputs, at -0x1.71f34532b541ep-2, 0x1.fdbadcc4462d7p+169
   4 operations (1 less, 1 select, 1 mul, 1 nan_from), 0 bytes of tables */
XPHI_OP void relu_vjp_binary64_faithful(const double *const *from, double *const *to, const double *parameters) {
    (void)parameters;
    const vd2 v0 = load_d2(from[0]);
    const vd2 v1 = load_d2(from[1]);
    const vd2 v2 = number_d2(0x0p+0);
    const vn2 v3 = less_d2(v2, v0);
    const vd2 v4 = number_d2(0x1p+0);
    const vd2 v5 = select_d2(v3, v4, v2);
    const vd2 v6 = mul_d2(v5, v1);
    const vd2 v7 = nan_from_d2(v6, v0);
    store_d2(to[0], v7);
}
static void run_relu_vjp_binary64_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(double, 2, 1, relu_vjp_binary64_faithful)
}

extern const xphi_kernel XPHI_NAME(relu_kernels)[];
const xphi_kernel XPHI_NAME(relu_kernels)[] = {
    {"relu", "f", "binary32", "faithful", run_relu_f_binary32_faithful},
    {"relu", "f", "binary32", "fast", run_relu_f_binary32_faithful},
    {"relu", "f", "binary64", "faithful", run_relu_f_binary64_faithful},
    {"relu", "grad", "binary32", "faithful", run_relu_grad_binary32_faithful},
    {"relu", "grad", "binary32", "fast", run_relu_grad_binary32_faithful},
    {"relu", "grad", "binary64", "faithful", run_relu_grad_binary64_faithful},
    {"relu", "vjp", "binary32", "faithful", run_relu_vjp_binary32_faithful},
    {"relu", "vjp", "binary32", "fast", run_relu_vjp_binary32_faithful},
    {"relu", "vjp", "binary64", "faithful", run_relu_vjp_binary64_faithful},
    {0, 0, 0, 0, 0}};
