/* bilinear: made by `make gen` from src/xphi/lower/recipes; edits here are lost. */
#include "block.h"
#include "kernels.h"
#include "tables.h"

/* bilinear_gate_binary32_faithful: the gate (gate in binary32, faithful; gate in binary32, fast)
   The identity: the activation of a gate without one.
   The input; a NaN is made quiet, as every operation makes it.
   faithful: largest error 0.5000 ULP of 100,000,000 inputs, at -0x1.54dp+3, -0x1.c96p+55
   fast: largest error 0.5000 ULP of 96,341,528 inputs, at -0x1.54dp+3, -0x1.c96p+55
   2 operations (1 mul, 1 nan_from), 0 bytes of tables */
XPHI_OP void bilinear_gate_binary32_faithful(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf2 v0 = load_f2(from[0]);
    const vf2 v1 = load_f2(from[1]);
    const vf2 v2 = mul_f2(v0, v1);
    const vf2 v3 = nan_from_f2(v2, v0);
    store_f2(to[0], v3);
}
static void run_bilinear_gate_binary32_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 2, 1, bilinear_gate_binary32_faithful)
}

/* bilinear_gate_binary64_faithful: the gate (gate in binary64, faithful)
   The identity: the activation of a gate without one.
   The input; a NaN is made quiet, as every operation makes it.
   faithful: largest error 0.5000 ULP of 16,384 inputs, at -0x1.cfb89211cfcc9p+5, 0x1.56571eb298f5p-1
   2 operations (1 mul, 1 nan_from), 0 bytes of tables */
XPHI_OP void bilinear_gate_binary64_faithful(const double *const *from, double *const *to, const double *parameters) {
    (void)parameters;
    const vd2 v0 = load_d2(from[0]);
    const vd2 v1 = load_d2(from[1]);
    const vd2 v2 = mul_d2(v0, v1);
    const vd2 v3 = nan_from_d2(v2, v0);
    store_d2(to[0], v3);
}
static void run_bilinear_gate_binary64_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(double, 2, 1, bilinear_gate_binary64_faithful)
}

/* bilinear_gate_vjp_binary32_faithful: the derivatives, times g (gate_vjp in binary32, faithful; gate_vjp in binary32,
     fast)
   The identity: the activation of a gate without one.
   The input; a NaN is made quiet, as every operation makes it.
   The derivative: 1.
   faithful: largest error 0.5000 ULP of 200,000,000 inputs, at 0x1.ab49e4p-1, 0x1.061dp+1, -0x1.19p-2
   fast: largest error 0.5000 ULP of 185,630,164 inputs, at 0x1.ab49e4p-1, 0x1.061dp+1, -0x1.19p-2
   11 operations (3 widen, 3 mul, 3 nan_from, 2 narrow), 0 bytes of tables */
XPHI_OP void bilinear_gate_vjp_binary32_faithful(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf2 v0 = load_f2(from[0]);
    const vf2 v1 = load_f2(from[1]);
    const vf2 v2 = load_f2(from[2]);
    const vd2 v3 = number_d2(0x1p+0);
    const vd2 v4 = widen_f2(v1);
    const vd2 v5 = widen_f2(v2);
    const vd2 v6 = mul_d2(v4, v5);
    const vd2 v7 = mul_d2(v3, v6);
    const vd2 v8 = nan_from_d2(v7, v4);
    const vd2 v9 = widen_f2(v0);
    const vd2 v10 = nan_from_d2(v8, v9);
    const vd2 v11 = mul_d2(v9, v5);
    const vd2 v12 = nan_from_d2(v11, v9);
    const vf2 v13 = narrow_d2(v10);
    const vf2 v14 = narrow_d2(v12);
    store_f2(to[0], v13);
    store_f2(to[1], v14);
}
static void run_bilinear_gate_vjp_binary32_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 3, 2, bilinear_gate_vjp_binary32_faithful)
}

/* bilinear_gate_vjp_binary64_faithful: the derivatives, times g (gate_vjp in binary64, faithful)
   The identity: the activation of a gate without one.
   The input; a NaN is made quiet, as every operation makes it.
   The derivative: 1.
   faithful: largest error 0.5000 ULP of 32,768 inputs, at 0x1.679e6950f7979p+0, 0x1.4e6f6f2c4fff8p+3,
     0x1.7f1cb984aff47p-1
   13 operations (7 mul, 3 nan_from, 1 abs, 1 less, 1 select), 0 bytes of tables */
XPHI_OP void bilinear_gate_vjp_binary64_faithful(const double *const *from, double *const *to, const double *parameters) {
    (void)parameters;
    const vd2 v0 = load_d2(from[0]);
    const vd2 v1 = load_d2(from[1]);
    const vd2 v2 = load_d2(from[2]);
    const vd2 v3 = number_d2(0x1p+0);
    const vd2 v4 = mul_d2(v1, v2);
    const vd2 v5 = mul_d2(v3, v4);
    const vd2 v6 = number_d2(0x1p-2);
    const vd2 v7 = mul_d2(v3, v6);
    const vd2 v8 = mul_d2(v7, v1);
    const vd2 v9 = mul_d2(v8, v2);
    const vd2 v10 = number_d2(0x1p+2);
    const vd2 v11 = mul_d2(v9, v10);
    const vd2 v12 = abs_d2(v4);
    const vd2 v13 = number_d2(0x1p+1000);
    const vn2 v14 = less_d2(v12, v13);
    const vd2 v15 = select_d2(v14, v5, v11);
    const vd2 v16 = nan_from_d2(v15, v1);
    const vd2 v17 = nan_from_d2(v16, v0);
    const vd2 v18 = mul_d2(v0, v2);
    const vd2 v19 = nan_from_d2(v18, v0);
    store_d2(to[0], v17);
    store_d2(to[1], v19);
}
static void run_bilinear_gate_vjp_binary64_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(double, 3, 2, bilinear_gate_vjp_binary64_faithful)
}

extern const xphi_kernel XPHI_NAME(bilinear_kernels)[];
const xphi_kernel XPHI_NAME(bilinear_kernels)[] = {
    {"bilinear", "gate", "binary32", "faithful", run_bilinear_gate_binary32_faithful},
    {"bilinear", "gate", "binary32", "fast", run_bilinear_gate_binary32_faithful},
    {"bilinear", "gate", "binary64", "faithful", run_bilinear_gate_binary64_faithful},
    {"bilinear", "gate_vjp", "binary32", "faithful", run_bilinear_gate_vjp_binary32_faithful},
    {"bilinear", "gate_vjp", "binary32", "fast", run_bilinear_gate_vjp_binary32_faithful},
    {"bilinear", "gate_vjp", "binary64", "faithful", run_bilinear_gate_vjp_binary64_faithful},
    {0, 0, 0, 0, 0}};
