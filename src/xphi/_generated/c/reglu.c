/* reglu: made by `make gen` from src/xphi/lower/recipes; edits here are lost. */
#include "block.h"
#include "kernels.h"
#include "tables.h"

/* reglu_gate_binary32_faithful: the gate (gate in binary32, faithful; gate in binary32, fast)
   ReLU: 0 up to 0, x beyond.
   The function; the positive zero for either zero.
   faithful: largest error 0.5000 ULP of 100,000,000 inputs, at 0x1.77fap+1, 0x1.248p+4
   fast: largest error 0.5000 ULP of 96,341,528 inputs, at 0x1.77fap+1, 0x1.248p+4
   4 operations (1 less, 1 select, 1 mul, 1 nan_from), 0 bytes of tables */
XPHI_OP void reglu_gate_binary32_faithful(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf2 v0 = load_f2(from[0]);
    const vf2 v1 = load_f2(from[1]);
    const vf2 v2 = number_f2(0x0p+0f);
    const vm2 v3 = less_f2(v2, v0);
    const vf2 v4 = select_f2(v3, v0, v2);
    const vf2 v5 = mul_f2(v4, v1);
    const vf2 v6 = nan_from_f2(v5, v0);
    store_f2(to[0], v6);
}
static void run_reglu_gate_binary32_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 2, 1, reglu_gate_binary32_faithful)
}

/* reglu_gate_binary64_faithful: the gate (gate in binary64, faithful)
   ReLU: 0 up to 0, x beyond.
   The function; the positive zero for either zero.
   faithful: largest error 0.4967 ULP of 512 inputs, at 0x1.aa442c68ac3e8p+1, -0x1.36876c9e2a5afp-1
   4 operations (1 less, 1 select, 1 mul, 1 nan_from), 0 bytes of tables */
XPHI_OP void reglu_gate_binary64_faithful(const double *const *from, double *const *to, const double *parameters) {
    (void)parameters;
    const vd2 v0 = load_d2(from[0]);
    const vd2 v1 = load_d2(from[1]);
    const vd2 v2 = number_d2(0x0p+0);
    const vn2 v3 = less_d2(v2, v0);
    const vd2 v4 = select_d2(v3, v0, v2);
    const vd2 v5 = mul_d2(v4, v1);
    const vd2 v6 = nan_from_d2(v5, v0);
    store_d2(to[0], v6);
}
static void run_reglu_gate_binary64_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(double, 2, 1, reglu_gate_binary64_faithful)
}

/* reglu_gate_vjp_binary32_faithful: the derivatives, times g (gate_vjp in binary32, faithful; gate_vjp in binary32,
     fast)
   ReLU: 0 up to 0, x beyond.
   The function; the positive zero for either zero.
   The derivative: 0 up to and at 0.
   faithful: largest error 0.5000 ULP of 200,000,000 inputs, at 0x1.ab49e4p-1, 0x1.061dp+1, -0x1.19p-2
   fast: largest error 0.5000 ULP of 185,630,164 inputs, at 0x1.ab49e4p-1, 0x1.061dp+1, -0x1.19p-2
   14 operations (3 widen, 3 mul, 3 nan_from, 2 select, 2 narrow, 1 less), 0 bytes of tables */
XPHI_OP void reglu_gate_vjp_binary32_faithful(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf2 v0 = load_f2(from[0]);
    const vf2 v1 = load_f2(from[1]);
    const vf2 v2 = load_f2(from[2]);
    const vd2 v3 = number_d2(0x0p+0);
    const vd2 v4 = widen_f2(v0);
    const vn2 v5 = less_d2(v3, v4);
    const vd2 v6 = number_d2(0x1p+0);
    const vd2 v7 = select_d2(v5, v6, v3);
    const vd2 v8 = widen_f2(v1);
    const vd2 v9 = widen_f2(v2);
    const vd2 v10 = mul_d2(v8, v9);
    const vd2 v11 = mul_d2(v7, v10);
    const vd2 v12 = nan_from_d2(v11, v8);
    const vd2 v13 = nan_from_d2(v12, v4);
    const vd2 v14 = select_d2(v5, v4, v3);
    const vd2 v15 = mul_d2(v14, v9);
    const vd2 v16 = nan_from_d2(v15, v4);
    const vf2 v17 = narrow_d2(v13);
    const vf2 v18 = narrow_d2(v16);
    store_f2(to[0], v17);
    store_f2(to[1], v18);
}
static void run_reglu_gate_vjp_binary32_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 3, 2, reglu_gate_vjp_binary32_faithful)
}

/* reglu_gate_vjp_binary64_faithful: the derivatives, times g (gate_vjp in binary64, faithful)
   ReLU: 0 up to 0, x beyond.
   The function; the positive zero for either zero.
   The derivative: 0 up to and at 0.
   faithful: largest error 0.4991 ULP of 1,024 inputs, at 0x1.ad699e7101e8ep-5, 0x1.dea1999692fd4p+682,
     -0x1.f0c5c934f12cp-231
   16 operations (7 mul, 3 select, 3 nan_from, 2 less, 1 abs), 0 bytes of tables */
XPHI_OP void reglu_gate_vjp_binary64_faithful(const double *const *from, double *const *to, const double *parameters) {
    (void)parameters;
    const vd2 v0 = load_d2(from[0]);
    const vd2 v1 = load_d2(from[1]);
    const vd2 v2 = load_d2(from[2]);
    const vd2 v3 = number_d2(0x0p+0);
    const vn2 v4 = less_d2(v3, v0);
    const vd2 v5 = number_d2(0x1p+0);
    const vd2 v6 = select_d2(v4, v5, v3);
    const vd2 v7 = mul_d2(v1, v2);
    const vd2 v8 = mul_d2(v6, v7);
    const vd2 v9 = number_d2(0x1p-2);
    const vd2 v10 = mul_d2(v6, v9);
    const vd2 v11 = mul_d2(v10, v1);
    const vd2 v12 = mul_d2(v11, v2);
    const vd2 v13 = number_d2(0x1p+2);
    const vd2 v14 = mul_d2(v12, v13);
    const vd2 v15 = abs_d2(v7);
    const vd2 v16 = number_d2(0x1p+1000);
    const vn2 v17 = less_d2(v15, v16);
    const vd2 v18 = select_d2(v17, v8, v14);
    const vd2 v19 = nan_from_d2(v18, v1);
    const vd2 v20 = nan_from_d2(v19, v0);
    const vd2 v21 = select_d2(v4, v0, v3);
    const vd2 v22 = mul_d2(v21, v2);
    const vd2 v23 = nan_from_d2(v22, v0);
    store_d2(to[0], v20);
    store_d2(to[1], v23);
}
static void run_reglu_gate_vjp_binary64_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(double, 3, 2, reglu_gate_vjp_binary64_faithful)
}

extern const xphi_kernel XPHI_NAME(reglu_kernels)[];
const xphi_kernel XPHI_NAME(reglu_kernels)[] = {
    {"reglu", "gate", "binary32", "faithful", run_reglu_gate_binary32_faithful},
    {"reglu", "gate", "binary32", "fast", run_reglu_gate_binary32_faithful},
    {"reglu", "gate", "binary64", "faithful", run_reglu_gate_binary64_faithful},
    {"reglu", "gate_vjp", "binary32", "faithful", run_reglu_gate_vjp_binary32_faithful},
    {"reglu", "gate_vjp", "binary32", "fast", run_reglu_gate_vjp_binary32_faithful},
    {"reglu", "gate_vjp", "binary64", "faithful", run_reglu_gate_vjp_binary64_faithful},
    {0, 0, 0, 0, 0}};
