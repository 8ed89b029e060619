/* hard_sigmoid: made by `make gen` from src/xphi/lower/recipes; edits here are lost. */
#include "block.h"
#include "kernels.h"
#include "tables.h"

/* hard_sigmoid_f_binary32_faithful: f(x) (f in binary32, faithful)
   Hard sigmoid: 0 up to −3, 1 from 3 on, (x + 3)/6 between.
   faithful: largest error 0.5000 ULP of all inputs, at -0x1.fffffep-2: got 0x1.aaaaacp-2, exact 0x1.aaaaabp-2
   19 operations (4 add, 4 sub, 2 fma, 2 less, 2 select, 1 greater, 1 lesser, 1 mul, 1 fms, 1 nan_from), 0 bytes of
     tables */
XPHI_OP void hard_sigmoid_f_binary32_faithful(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf2 v0 = load_f2(from[0]);
    const vf2 v1 = number_f2(-0x1.8p+1f);
    const vf2 v2 = greater_f2(v1, v0);
    const vf2 v3 = number_f2(0x1.8p+1f);
    const vf2 v4 = lesser_f2(v3, v2);
    const vf2 v5 = add_f2(v4, v3);
    const vf2 v6 = sub_f2(v5, v4);
    const vf2 v7 = sub_f2(v5, v6);
    const vf2 v8 = sub_f2(v4, v7);
    const vf2 v9 = sub_f2(v3, v6);
    const vf2 v10 = add_f2(v8, v9);
    const vf2 v11 = number_f2(0x0p+0f);
    const vf2 v12 = number_f2(0x1.555556p-3f);
    const vf2 v13 = number_f2(-0x1.555556p-28f);
    const vf2 v14 = mul_f2(v5, v12);
    const vf2 v15 = fms_f2(v5, v12, v14);
    const vf2 v16 = fma_f2(v5, v13, v15);
    const vf2 v17 = add_f2(v12, v13);
    const vf2 v18 = fma_f2(v10, v17, v16);
    const vf2 v19 = add_f2(v14, v18);
    const vf2 v20 = number_f2(0x1p+0f);
    const vm2 v21 = less_f2(v0, v3);
    const vf2 v22 = select_f2(v21, v19, v20);
    const vm2 v23 = less_f2(v1, v0);
    const vf2 v24 = select_f2(v23, v22, v11);
    const vf2 v25 = nan_from_f2(v24, v0);
    store_f2(to[0], v25);
}
static void run_hard_sigmoid_f_binary32_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 1, 1, hard_sigmoid_f_binary32_faithful)
}

/* hard_sigmoid_f_binary32_fast: f(x) (f in binary32, fast)
   Hard sigmoid: 0 up to −3, 1 from 3 on, (x + 3)/6 between.
   fast: largest error 1.3333 ULP of all inputs, at -0x1.fffff4p-1: got 0x1.55555cp-2, exact 0x1.555559556p-2
   9 operations (2 less, 2 select, 1 greater, 1 lesser, 1 add, 1 mul, 1 nan_from), 0 bytes of tables */
XPHI_OP void hard_sigmoid_f_binary32_fast(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf2 v0 = load_f2(from[0]);
    const vf2 v1 = number_f2(-0x1.8p+1f);
    const vf2 v2 = greater_f2(v1, v0);
    const vf2 v3 = number_f2(0x1.8p+1f);
    const vf2 v4 = lesser_f2(v3, v2);
    const vf2 v5 = add_f2(v4, v3);
    const vf2 v6 = number_f2(0x0p+0f);
    const vf2 v7 = number_f2(0x1.555556p-3f);
    const vf2 v8 = mul_f2(v5, v7);
    const vf2 v9 = number_f2(0x1p+0f);
    const vm2 v10 = less_f2(v0, v3);
    const vf2 v11 = select_f2(v10, v8, v9);
    const vm2 v12 = less_f2(v1, v0);
    const vf2 v13 = select_f2(v12, v11, v6);
    const vf2 v14 = nan_from_f2(v13, v0);
    store_f2(to[0], v14);
}
static void run_hard_sigmoid_f_binary32_fast(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 1, 1, hard_sigmoid_f_binary32_fast)
}

/* hard_sigmoid_f_binary64_faithful: f(x) (f in binary64, faithful)
   Hard sigmoid: 0 up to −3, 1 from 3 on, (x + 3)/6 between.
   faithful: largest error 0.5000 ULP of 104,719,044 inputs, at -0x1.ffffe8e102ae5p-2: got 0x1.aaaaae852a384p-2, exact
     0x1.aaaaae852a3848p-2
   19 operations (4 add, 4 sub, 2 fma, 2 less, 2 select, 1 greater, 1 lesser, 1 mul, 1 fms, 1 nan_from), 0 bytes of
     tables */
XPHI_OP void hard_sigmoid_f_binary64_faithful(const double *const *from, double *const *to, const double *parameters) {
    (void)parameters;
    const vd2 v0 = load_d2(from[0]);
    const vd2 v1 = number_d2(-0x1.8p+1);
    const vd2 v2 = greater_d2(v1, v0);
    const vd2 v3 = number_d2(0x1.8p+1);
    const vd2 v4 = lesser_d2(v3, v2);
    const vd2 v5 = add_d2(v4, v3);
    const vd2 v6 = sub_d2(v5, v4);
    const vd2 v7 = sub_d2(v5, v6);
    const vd2 v8 = sub_d2(v4, v7);
    const vd2 v9 = sub_d2(v3, v6);
    const vd2 v10 = add_d2(v8, v9);
    const vd2 v11 = number_d2(0x0p+0);
    const vd2 v12 = number_d2(0x1.5555555555555p-3);
    const vd2 v13 = number_d2(0x1.5555555555555p-57);
    const vd2 v14 = mul_d2(v5, v12);
    const vd2 v15 = fms_d2(v5, v12, v14);
    const vd2 v16 = fma_d2(v5, v13, v15);
    const vd2 v17 = add_d2(v12, v13);
    const vd2 v18 = fma_d2(v10, v17, v16);
    const vd2 v19 = add_d2(v14, v18);
    const vd2 v20 = number_d2(0x1p+0);
    const vn2 v21 = less_d2(v0, v3);
    const vd2 v22 = select_d2(v21, v19, v20);
    const vn2 v23 = less_d2(v1, v0);
    const vd2 v24 = select_d2(v23, v22, v11);
    const vd2 v25 = nan_from_d2(v24, v0);
    store_d2(to[0], v25);
}
static void run_hard_sigmoid_f_binary64_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(double, 1, 1, hard_sigmoid_f_binary64_faithful)
}

/* hard_sigmoid_grad_binary32_faithful: f′(x) (grad in binary32, faithful; grad in binary32, fast)
   Hard sigmoid: 0 up to −3, 1 from 3 on, (x + 3)/6 between.
   The derivative: 1/6 between −3 and 3, and 0 there and beyond.
   faithful: largest error 0.3333 ULP of all inputs, at -0x1.7ffffep+1: got 0x1.555556p-3, exact 0x1.555555556p-3
   fast: largest error 0.3333 ULP of all inputs, at -0x1.7ffffep+1: got 0x1.555556p-3, exact 0x1.555555556p-3
   5 operations (2 less, 2 select, 1 nan_from), 0 bytes of tables */
XPHI_OP void hard_sigmoid_grad_binary32_faithful(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf2 v0 = load_f2(from[0]);
    const vf2 v1 = number_f2(0x0p+0f);
    const vf2 v2 = number_f2(0x1.555556p-3f);
    const vf2 v3 = number_f2(0x1.8p+1f);
    const vm2 v4 = less_f2(v0, v3);
    const vf2 v5 = select_f2(v4, v2, v1);
    const vf2 v6 = number_f2(-0x1.8p+1f);
    const vm2 v7 = less_f2(v6, v0);
    const vf2 v8 = select_f2(v7, v5, v1);
    const vf2 v9 = nan_from_f2(v8, v0);
    store_f2(to[0], v9);
}
static void run_hard_sigmoid_grad_binary32_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 1, 1, hard_sigmoid_grad_binary32_faithful)
}

/* hard_sigmoid_grad_binary64_faithful: f′(x) (grad in binary64, faithful)
   Hard sigmoid: 0 up to −3, 1 from 3 on, (x + 3)/6 between.
   The derivative: 1/6 between −3 and 3, and 0 there and beyond.
   faithful: largest error 0.3333 ULP of 104,719,044 inputs, at -0x1.7ffffffffffffp+1: got 0x1.5555555555555p-3, exact
     0x1.5555555555555555p-3
   5 operations (2 less, 2 select, 1 nan_from), 0 bytes of tables */
XPHI_OP void hard_sigmoid_grad_binary64_faithful(const double *const *from, double *const *to, const double *parameters) {
    (void)parameters;
    const vd2 v0 = load_d2(from[0]);
    const vd2 v1 = number_d2(0x0p+0);
    const vd2 v2 = number_d2(0x1.5555555555555p-3);
    const vd2 v3 = number_d2(0x1.8p+1);
    const vn2 v4 = less_d2(v0, v3);
    const vd2 v5 = select_d2(v4, v2, v1);
    const vd2 v6 = number_d2(-0x1.8p+1);
    const vn2 v7 = less_d2(v6, v0);
    const vd2 v8 = select_d2(v7, v5, v1);
    const vd2 v9 = nan_from_d2(v8, v0);
    store_d2(to[0], v9);
}
static void run_hard_sigmoid_grad_binary64_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(double, 1, 1, hard_sigmoid_grad_binary64_faithful)
}

/* hard_sigmoid_vjp_binary32_faithful: f′(x)·g (vjp in binary32, faithful; vjp in binary32, fast)
   Hard sigmoid: 0 up to −3, 1 from 3 on, (x + 3)/6 between.
   The derivative: 1/6 between −3 and 3, and 0 there and beyond.
   faithful: largest error 0.5000 ULP of 100,000,000 inputs, at 0x1.8fe6a2p-83, -0x1.0a163p-129
   fast: largest error 0.5000 ULP of 95,427,333 inputs, at 0x1.8fe6a2p-83, -0x1.0a163p-129
   9 operations (2 widen, 2 less, 2 select, 1 mul, 1 nan_from, 1 narrow), 0 bytes of tables */
XPHI_OP void hard_sigmoid_vjp_binary32_faithful(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf2 v0 = load_f2(from[0]);
    const vf2 v1 = load_f2(from[1]);
    const vd2 v2 = number_d2(0x0p+0);
    const vd2 v3 = number_d2(0x1.5555555555555p-3);
    const vd2 v4 = widen_f2(v0);
    const vd2 v5 = number_d2(0x1.8p+1);
    const vn2 v6 = less_d2(v4, v5);
    const vd2 v7 = select_d2(v6, v3, v2);
    const vd2 v8 = number_d2(-0x1.8p+1);
    const vn2 v9 = less_d2(v8, v4);
    const vd2 v10 = select_d2(v9, v7, v2);
    const vd2 v11 = widen_f2(v1);
    const vd2 v12 = mul_d2(v10, v11);
    const vd2 v13 = nan_from_d2(v12, v4);
    const vf2 v14 = narrow_d2(v13);
    store_f2(to[0], v14);
}
static void run_hard_sigmoid_vjp_binary32_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 2, 1, hard_sigmoid_vjp_binary32_faithful)
}

/* hard_sigmoid_vjp_binary64_faithful: f′(x)·g (vjp in binary64, faithful)
   Hard sigmoid: 0 up to −3, 1 from 3 on, (x + 3)/6 between.
   The derivative: 1/6 between −3 and 3, and 0 there and beyond.
   faithful: largest error 0.6667 ULP of 16,384 inputs, at -0x1.7735c0be1a9d3p-710, 0x1.171f60f88803dp+5
   6 operations (2 less, 2 select, 1 mul, 1 nan_from), 0 bytes of tables */
XPHI_OP void hard_sigmoid_vjp_binary64_faithful(const double *const *from, double *const *to, const double *parameters) {
    (void)parameters;
    const vd2 v0 = load_d2(from[0]);
    const vd2 v1 = load_d2(from[1]);
    const vd2 v2 = number_d2(0x0p+0);
    const vd2 v3 = number_d2(0x1.5555555555555p-3);
    const vd2 v4 = number_d2(0x1.8p+1);
    const vn2 v5 = less_d2(v0, v4);
    const vd2 v6 = select_d2(v5, v3, v2);
    const vd2 v7 = number_d2(-0x1.8p+1);
    const vn2 v8 = less_d2(v7, v0);
    const vd2 v9 = select_d2(v8, v6, v2);
    const vd2 v10 = mul_d2(v9, v1);
    const vd2 v11 = nan_from_d2(v10, v0);
    store_d2(to[0], v11);
}
static void run_hard_sigmoid_vjp_binary64_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(double, 2, 1, hard_sigmoid_vjp_binary64_faithful)
}

extern const xphi_kernel XPHI_NAME(hard_sigmoid_kernels)[];
const xphi_kernel XPHI_NAME(hard_sigmoid_kernels)[] = {
    {"hard_sigmoid", "f", "binary32", "faithful", run_hard_sigmoid_f_binary32_faithful},
    {"hard_sigmoid", "f", "binary32", "fast", run_hard_sigmoid_f_binary32_fast},
    {"hard_sigmoid", "f", "binary64", "faithful", run_hard_sigmoid_f_binary64_faithful},
    {"hard_sigmoid", "grad", "binary32", "faithful", run_hard_sigmoid_grad_binary32_faithful},
    {"hard_sigmoid", "grad", "binary32", "fast", run_hard_sigmoid_grad_binary32_faithful},
    {"hard_sigmoid", "grad", "binary64", "faithful", run_hard_sigmoid_grad_binary64_faithful},
    {"hard_sigmoid", "vjp", "binary32", "faithful", run_hard_sigmoid_vjp_binary32_faithful},
    {"hard_sigmoid", "vjp", "binary32", "fast", run_hard_sigmoid_vjp_binary32_faithful},
    {"hard_sigmoid", "vjp", "binary64", "faithful", run_hard_sigmoid_vjp_binary64_faithful},
    {0, 0, 0, 0, 0}};
