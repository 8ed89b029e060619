/* relu2: made by `make gen` from src/xphi/lower/recipes; edits here are lost. */
#include "block.h"
#include "kernels.h"
#include "tables.h"

/* relu2_f_binary32_faithful: f(x) (f in binary32, faithful; f in binary32, fast)
   Squared ReLU.
   faithful: largest error 0.5000 ULP of all inputs, at 0x1p-75: got 0x0p+0, exact 0x1p-150
   fast: largest error 0.5000 ULP of all inputs, at 0x1p-75: got 0x0p+0, exact 0x1p-150
   4 operations (1 less, 1 select, 1 nan_from, 1 mul), 0 bytes of tables */
XPHI_OP void relu2_f_binary32_faithful(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf2 v0 = load_f2(from[0]);
    const vf2 v1 = number_f2(0x0p+0f);
    const vm2 v2 = less_f2(v1, v0);
    const vf2 v3 = select_f2(v2, v0, v1);
    const vf2 v4 = nan_from_f2(v3, v0);
    const vf2 v5 = mul_f2(v4, v4);
    store_f2(to[0], v5);
}
static void run_relu2_f_binary32_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 1, 1, relu2_f_binary32_faithful)
}

/* relu2_f_binary64_faithful: f(x) (f in binary64, faithful)
   Squared ReLU.
   faithful: largest error 0.5000 ULP of 10,490,338 inputs, at 0x1.ffffffffffffep-513: got 0x1p-1024, exact
     0x1.ffffffffffffcp-1025
   4 operations (1 less, 1 select, 1 nan_from, 1 mul), 0 bytes of tables */
XPHI_OP void relu2_f_binary64_faithful(const double *const *from, double *const *to, const double *parameters) {
    (void)parameters;
    const vd2 v0 = load_d2(from[0]);
    const vd2 v1 = number_d2(0x0p+0);
    const vn2 v2 = less_d2(v1, v0);
    const vd2 v3 = select_d2(v2, v0, v1);
    const vd2 v4 = nan_from_d2(v3, v0);
    const vd2 v5 = mul_d2(v4, v4);
    store_d2(to[0], v5);
}
static void run_relu2_f_binary64_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(double, 1, 1, relu2_f_binary64_faithful)
}

/* relu2_grad_binary32_faithful: f′(x) (grad in binary32, faithful; grad in binary32, fast)
   Squared ReLU.
   The derivative, 2·relu(x).
   faithful: largest error 0.0000 ULP of all inputs, at -inf
   fast: largest error 0.0000 ULP of all inputs, at -inf
   4 operations (1 less, 1 select, 1 nan_from, 1 add), 0 bytes of tables */
XPHI_OP void relu2_grad_binary32_faithful(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf2 v0 = load_f2(from[0]);
    const vf2 v1 = number_f2(0x0p+0f);
    const vm2 v2 = less_f2(v1, v0);
    const vf2 v3 = select_f2(v2, v0, v1);
    const vf2 v4 = nan_from_f2(v3, v0);
    const vf2 v5 = add_f2(v4, v4);
    store_f2(to[0], v5);
}
static void run_relu2_grad_binary32_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 1, 1, relu2_grad_binary32_faithful)
}

/* relu2_grad_binary64_faithful: f′(x) (grad in binary64, faithful)
   Squared ReLU.
   The derivative, 2·relu(x).
   faithful: largest error 0.0000 ULP of 10,490,331 inputs, at -inf
   4 operations (1 less, 1 select, 1 nan_from, 1 add), 0 bytes of tables */
XPHI_OP void relu2_grad_binary64_faithful(const double *const *from, double *const *to, const double *parameters) {
    (void)parameters;
    const vd2 v0 = load_d2(from[0]);
    const vd2 v1 = number_d2(0x0p+0);
    const vn2 v2 = less_d2(v1, v0);
    const vd2 v3 = select_d2(v2, v0, v1);
    const vd2 v4 = nan_from_d2(v3, v0);
    const vd2 v5 = add_d2(v4, v4);
    store_d2(to[0], v5);
}
static void run_relu2_grad_binary64_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(double, 1, 1, relu2_grad_binary64_faithful)
}

/* relu2_vjp_binary32_faithful: f′(x)·g (vjp in binary32, faithful; vjp in binary32, fast)
   Squared ReLU.
   The derivative, 2·relu(x).
   faithful: largest error 0.5000 ULP of 100,000,000 inputs, at 0x1.77fap+1, 0x1.248p+4
   fast: largest error 0.5000 ULP of 96,341,528 inputs, at 0x1.77fap+1, 0x1.248p+4
   8 operations (2 widen, 1 less, 1 select, 1 add, 1 mul, 1 nan_from, 1 narrow), 0 bytes of tables */
XPHI_OP void relu2_vjp_binary32_faithful(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf2 v0 = load_f2(from[0]);
    const vf2 v1 = load_f2(from[1]);
    const vd2 v2 = widen_f2(v0);
    const vd2 v3 = number_d2(0x0p+0);
    const vn2 v4 = less_d2(v3, v2);
    const vd2 v5 = select_d2(v4, v2, v3);
    const vd2 v6 = add_d2(v5, v5);
    const vd2 v7 = widen_f2(v1);
    const vd2 v8 = mul_d2(v6, v7);
    const vd2 v9 = nan_from_d2(v8, v2);
    const vf2 v10 = narrow_d2(v9);
    store_f2(to[0], v10);
}
static void run_relu2_vjp_binary32_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 2, 1, relu2_vjp_binary32_faithful)
}

/* relu2_vjp_binary64_faithful: f′(x)·g (vjp in binary64, faithful)
   Squared ReLU.
   The derivative, 2·relu(x).
   faithful: largest error 0.4967 ULP of 512 inputs, at 0x1.aa442c68ac3e8p+1, -0x1.36876c9e2a5afp-1
   5 operations (1 less, 1 select, 1 add, 1 mul, 1 nan_from), 0 bytes of tables */
XPHI_OP void relu2_vjp_binary64_faithful(const double *const *from, double *const *to, const double *parameters) {
    (void)parameters;
    const vd2 v0 = load_d2(from[0]);
    const vd2 v1 = load_d2(from[1]);
    const vd2 v2 = number_d2(0x0p+0);
    const vn2 v3 = less_d2(v2, v0);
    const vd2 v4 = select_d2(v3, v0, v2);
    const vd2 v5 = add_d2(v4, v4);
    const vd2 v6 = mul_d2(v5, v1);
    const vd2 v7 = nan_from_d2(v6, v0);
    store_d2(to[0], v7);
}
static void run_relu2_vjp_binary64_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(double, 2, 1, relu2_vjp_binary64_faithful)
}

extern const xphi_kernel XPHI_NAME(relu2_kernels)[];
const xphi_kernel XPHI_NAME(relu2_kernels)[] = {
    {"relu2", "f", "binary32", "faithful", run_relu2_f_binary32_faithful},
    {"relu2", "f", "binary32", "fast", run_relu2_f_binary32_faithful},
    {"relu2", "f", "binary64", "faithful", run_relu2_f_binary64_faithful},
    {"relu2", "grad", "binary32", "faithful", run_relu2_grad_binary32_faithful},
    {"relu2", "grad", "binary32", "fast", run_relu2_grad_binary32_faithful},
    {"relu2", "grad", "binary64", "faithful", run_relu2_grad_binary64_faithful},
    {"relu2", "vjp", "binary32", "faithful", run_relu2_vjp_binary32_faithful},
    {"relu2", "vjp", "binary32", "fast", run_relu2_vjp_binary32_faithful},
    {"relu2", "vjp", "binary64", "faithful", run_relu2_vjp_binary64_faithful},
    {0, 0, 0, 0, 0}};
