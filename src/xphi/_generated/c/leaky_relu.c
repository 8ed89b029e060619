/* leaky_relu: made by `make gen` from src/xphi/lower/recipes; edits here are lost. */
#include "block.h"
#include "kernels.h"
#include "tables.h"

/* leaky_relu_f_binary32_faithful: f(x) (f in binary32, faithful)
   Leaky ReLU: x above 0, a hundredth of it below.
   faithful: largest error 0.8400 ULP of all inputs, at -0x1.8fffd4p-119: got -0x1.ffffc6p-126, exact
     -0x1.ffffc7ae2p-126
   8 operations (1 abs, 1 lesser, 1 mul, 1 fma, 1 less, 1 copysign, 1 select, 1 nan_from), 0 bytes of tables */
XPHI_OP void leaky_relu_f_binary32_faithful(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf2 v0 = load_f2(from[0]);
    const vf2 v1 = abs_f2(v0);
    const vf2 v2 = number_f2(0x0p+0f);
    const vf2 v3 = number_f2(0x1.47ae14p-7f);
    const vf2 v4 = number_f2(0x1.eb851ep-33f);
    const vf2 v5 = number_f2(0x1.fffffep+127f);
    const vf2 v6 = lesser_f2(v1, v5);
    const vf2 v7 = mul_f2(v6, v4);
    const vf2 v8 = fma_f2(v1, v3, v7);
    const vm2 v9 = less_f2(v2, v0);
    const vf2 v10 = copysign_f2(v8, v0);
    const vf2 v11 = select_f2(v9, v0, v10);
    const vf2 v12 = nan_from_f2(v11, v0);
    store_f2(to[0], v12);
}
static void run_leaky_relu_f_binary32_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 1, 1, leaky_relu_f_binary32_faithful)
}

/* leaky_relu_f_binary32_fast: f(x) (f in binary32, fast)
   Leaky ReLU: x above 0, a hundredth of it below.
   fast: largest error 0.8400 ULP of all inputs, at -0x1.8fffd4p+127: got -0x1.ffffc6p+120, exact -0x1.ffffc7ae2p+120
   6 operations (1 abs, 1 mul, 1 less, 1 copysign, 1 select, 1 nan_from), 0 bytes of tables */
XPHI_OP void leaky_relu_f_binary32_fast(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf2 v0 = load_f2(from[0]);
    const vf2 v1 = abs_f2(v0);
    const vf2 v2 = number_f2(0x0p+0f);
    const vf2 v3 = number_f2(0x1.47ae14p-7f);
    const vf2 v4 = mul_f2(v1, v3);
    const vm2 v5 = less_f2(v2, v0);
    const vf2 v6 = copysign_f2(v4, v0);
    const vf2 v7 = select_f2(v5, v0, v6);
    const vf2 v8 = nan_from_f2(v7, v0);
    store_f2(to[0], v8);
}
static void run_leaky_relu_f_binary32_fast(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 1, 1, leaky_relu_f_binary32_fast)
}

/* leaky_relu_f_binary64_faithful: f(x) (f in binary64, faithful)
   Leaky ReLU: x above 0, a hundredth of it below.
   faithful: largest error 0.6800 ULP of 10,490,351 inputs, at -0x1.8f751940c9184p-1015: got -0x1.ff4e34cdce339p-1022,
     exact -0x1.ff4e34cdce33851fp-1022
   8 operations (1 abs, 1 lesser, 1 mul, 1 fma, 1 less, 1 copysign, 1 select, 1 nan_from), 0 bytes of tables */
XPHI_OP void leaky_relu_f_binary64_faithful(const double *const *from, double *const *to, const double *parameters) {
    (void)parameters;
    const vd2 v0 = load_d2(from[0]);
    const vd2 v1 = abs_d2(v0);
    const vd2 v2 = number_d2(0x0p+0);
    const vd2 v3 = number_d2(0x1.47ae147ae147bp-7);
    const vd2 v4 = number_d2(-0x1.eb851eb851eb8p-63);
    const vd2 v5 = number_d2(0x1.fffffffffffffp+1023);
    const vd2 v6 = lesser_d2(v1, v5);
    const vd2 v7 = mul_d2(v6, v4);
    const vd2 v8 = fma_d2(v1, v3, v7);
    const vn2 v9 = less_d2(v2, v0);
    const vd2 v10 = copysign_d2(v8, v0);
    const vd2 v11 = select_d2(v9, v0, v10);
    const vd2 v12 = nan_from_d2(v11, v0);
    store_d2(to[0], v12);
}
static void run_leaky_relu_f_binary64_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(double, 1, 1, leaky_relu_f_binary64_faithful)
}

/* leaky_relu_grad_binary32_faithful: f′(x) (grad in binary32, faithful; grad in binary32, fast)
   Leaky ReLU: x above 0, a hundredth of it below.
   The derivative: a hundredth up to and at 0, 1 beyond.
   faithful: largest error 0.2400 ULP of all inputs, at -inf
   fast: largest error 0.2400 ULP of all inputs, at -inf
   3 operations (1 less, 1 select, 1 nan_from), 0 bytes of tables */
XPHI_OP void leaky_relu_grad_binary32_faithful(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf2 v0 = load_f2(from[0]);
    const vf2 v1 = number_f2(0x0p+0f);
    const vm2 v2 = less_f2(v1, v0);
    const vf2 v3 = number_f2(0x1p+0f);
    const vf2 v4 = number_f2(0x1.47ae14p-7f);
    const vf2 v5 = select_f2(v2, v3, v4);
    const vf2 v6 = nan_from_f2(v5, v0);
    store_f2(to[0], v6);
}
static void run_leaky_relu_grad_binary32_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 1, 1, leaky_relu_grad_binary32_faithful)
}

/* leaky_relu_grad_binary64_faithful: f′(x) (grad in binary64, faithful)
   Leaky ReLU: x above 0, a hundredth of it below.
   The derivative: a hundredth up to and at 0, 1 beyond.
   faithful: largest error 0.1200 ULP of 10,490,341 inputs, at -inf
   3 operations (1 less, 1 select, 1 nan_from), 0 bytes of tables */
XPHI_OP void leaky_relu_grad_binary64_faithful(const double *const *from, double *const *to, const double *parameters) {
    (void)parameters;
    const vd2 v0 = load_d2(from[0]);
    const vd2 v1 = number_d2(0x0p+0);
    const vn2 v2 = less_d2(v1, v0);
    const vd2 v3 = number_d2(0x1p+0);
    const vd2 v4 = number_d2(0x1.47ae147ae147bp-7);
    const vd2 v5 = select_d2(v2, v3, v4);
    const vd2 v6 = nan_from_d2(v5, v0);
    store_d2(to[0], v6);
}
static void run_leaky_relu_grad_binary64_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(double, 1, 1, leaky_relu_grad_binary64_faithful)
}

/* leaky_relu_vjp_binary32_faithful: f′(x)·g (vjp in binary32, faithful; vjp in binary32, fast)
   Leaky ReLU: x above 0, a hundredth of it below.
   The derivative: a hundredth up to and at 0, 1 beyond.
   faithful: largest error 0.5000 ULP of 100,000,000 inputs, at -0x1.400de4p-6, 0x1.603316p-125
   fast: largest error 0.5000 ULP of 95,427,333 inputs, at -0x1.400de4p-6, 0x1.603316p-125
   7 operations (2 widen, 1 less, 1 select, 1 mul, 1 nan_from, 1 narrow), 0 bytes of tables */
XPHI_OP void leaky_relu_vjp_binary32_faithful(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf2 v0 = load_f2(from[0]);
    const vf2 v1 = load_f2(from[1]);
    const vd2 v2 = number_d2(0x0p+0);
    const vd2 v3 = widen_f2(v0);
    const vn2 v4 = less_d2(v2, v3);
    const vd2 v5 = number_d2(0x1p+0);
    const vd2 v6 = number_d2(0x1.47ae147ae147bp-7);
    const vd2 v7 = select_d2(v4, v5, v6);
    const vd2 v8 = widen_f2(v1);
    const vd2 v9 = mul_d2(v7, v8);
    const vd2 v10 = nan_from_d2(v9, v3);
    const vf2 v11 = narrow_d2(v10);
    store_f2(to[0], v11);
}
static void run_leaky_relu_vjp_binary32_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 2, 1, leaky_relu_vjp_binary32_faithful)
}

/* leaky_relu_vjp_binary64_faithful: f′(x)·g (vjp in binary64, faithful)
   Leaky ReLU: x above 0, a hundredth of it below.
   The derivative: a hundredth up to and at 0, 1 beyond.
   faithful: largest error 0.6800 ULP of 16,384 inputs, at -0x1.146d66a82766bp-337, 0x1.8e7b6a8bc39aep-685
   4 operations (1 less, 1 select, 1 mul, 1 nan_from), 0 bytes of tables */
XPHI_OP void leaky_relu_vjp_binary64_faithful(const double *const *from, double *const *to, const double *parameters) {
    (void)parameters;
    const vd2 v0 = load_d2(from[0]);
    const vd2 v1 = load_d2(from[1]);
    const vd2 v2 = number_d2(0x0p+0);
    const vn2 v3 = less_d2(v2, v0);
    const vd2 v4 = number_d2(0x1p+0);
    const vd2 v5 = number_d2(0x1.47ae147ae147bp-7);
    const vd2 v6 = select_d2(v3, v4, v5);
    const vd2 v7 = mul_d2(v6, v1);
    const vd2 v8 = nan_from_d2(v7, v0);
    store_d2(to[0], v8);
}
static void run_leaky_relu_vjp_binary64_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(double, 2, 1, leaky_relu_vjp_binary64_faithful)
}

extern const xphi_kernel XPHI_NAME(leaky_relu_kernels)[];
const xphi_kernel XPHI_NAME(leaky_relu_kernels)[] = {
    {"leaky_relu", "f", "binary32", "faithful", run_leaky_relu_f_binary32_faithful},
    {"leaky_relu", "f", "binary32", "fast", run_leaky_relu_f_binary32_fast},
    {"leaky_relu", "f", "binary64", "faithful", run_leaky_relu_f_binary64_faithful},
    {"leaky_relu", "grad", "binary32", "faithful", run_leaky_relu_grad_binary32_faithful},
    {"leaky_relu", "grad", "binary32", "fast", run_leaky_relu_grad_binary32_faithful},
    {"leaky_relu", "grad", "binary64", "faithful", run_leaky_relu_grad_binary64_faithful},
    {"leaky_relu", "vjp", "binary32", "faithful", run_leaky_relu_vjp_binary32_faithful},
    {"leaky_relu", "vjp", "binary32", "fast", run_leaky_relu_vjp_binary32_faithful},
    {"leaky_relu", "vjp", "binary64", "faithful", run_leaky_relu_vjp_binary64_faithful},
    {0, 0, 0, 0, 0}};
