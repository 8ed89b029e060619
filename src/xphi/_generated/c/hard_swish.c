/* hard_swish: made by `make gen` from src/xphi/lower/recipes; edits here are lost. */
#include "block.h"
#include "kernels.h"
#include "tables.h"

/* hard_swish_f_binary32_faithful: f(x) (f in binary32, faithful)
   Hard swish: a parabola from −3 to 3 between two lines.
   The function: 0 below −3, x beyond 3, x·(x + 3)/6 between.
   faithful: largest error 0.5000 ULP of all inputs, at -0x1.7d3d76p-14: got -0x1.7d3a8p-15, exact -0x1.7d3a81p-15
   25 operations (4 add, 4 sub, 4 mul, 3 fma, 2 fms, 2 less, 2 select, 1 greater, 1 lesser, 1 copysign, 1 nan_from), 0
     bytes of tables */
XPHI_OP void hard_swish_f_binary32_faithful(const float *const *from, float *const *to, const double *parameters) {
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
    const vf2 v11 = number_f2(0x1p+64f);
    const vf2 v12 = mul_f2(v4, v11);
    const vf2 v13 = mul_f2(v5, v12);
    const vf2 v14 = fms_f2(v5, v12, v13);
    const vf2 v15 = fma_f2(v10, v12, v14);
    const vf2 v16 = number_f2(0x0p+0f);
    const vf2 v17 = number_f2(0x1.555556p-3f);
    const vf2 v18 = number_f2(-0x1.555556p-28f);
    const vf2 v19 = mul_f2(v13, v17);
    const vf2 v20 = fms_f2(v13, v17, v19);
    const vf2 v21 = fma_f2(v13, v18, v20);
    const vf2 v22 = add_f2(v17, v18);
    const vf2 v23 = fma_f2(v15, v22, v21);
    const vf2 v24 = add_f2(v19, v23);
    const vf2 v25 = number_f2(0x1p-64f);
    const vf2 v26 = mul_f2(v24, v25);
    const vm2 v27 = less_f2(v3, v0);
    const vm2 v28 = less_f2(v1, v0);
    const vf2 v29 = copysign_f2(v26, v0);
    const vf2 v30 = select_f2(v28, v29, v16);
    const vf2 v31 = select_f2(v27, v0, v30);
    const vf2 v32 = nan_from_f2(v31, v0);
    store_f2(to[0], v32);
}
static void run_hard_swish_f_binary32_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 1, 1, hard_swish_f_binary32_faithful)
}

/* hard_swish_f_binary32_fast: f(x) (f in binary32, fast)
   Hard swish: a parabola from −3 to 3 between two lines.
   The function: 0 below −3, x beyond 3, x·(x + 3)/6 between.
   fast: largest error 2.2468 ULP of all inputs, at 0x1.5f23bcp+0: got 0x1.ffaf6cp-1, exact 0x1.ffaf6781ap-1
   13 operations (4 mul, 2 less, 2 select, 1 greater, 1 lesser, 1 add, 1 copysign, 1 nan_from), 0 bytes of tables */
XPHI_OP void hard_swish_f_binary32_fast(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf2 v0 = load_f2(from[0]);
    const vf2 v1 = number_f2(-0x1.8p+1f);
    const vf2 v2 = greater_f2(v1, v0);
    const vf2 v3 = number_f2(0x1.8p+1f);
    const vf2 v4 = lesser_f2(v3, v2);
    const vf2 v5 = add_f2(v4, v3);
    const vf2 v6 = number_f2(0x1p+64f);
    const vf2 v7 = mul_f2(v4, v6);
    const vf2 v8 = mul_f2(v5, v7);
    const vf2 v9 = number_f2(0x0p+0f);
    const vf2 v10 = number_f2(0x1.555556p-3f);
    const vf2 v11 = mul_f2(v8, v10);
    const vf2 v12 = number_f2(0x1p-64f);
    const vf2 v13 = mul_f2(v11, v12);
    const vm2 v14 = less_f2(v3, v0);
    const vm2 v15 = less_f2(v1, v0);
    const vf2 v16 = copysign_f2(v13, v0);
    const vf2 v17 = select_f2(v15, v16, v9);
    const vf2 v18 = select_f2(v14, v0, v17);
    const vf2 v19 = nan_from_f2(v18, v0);
    store_f2(to[0], v19);
}
static void run_hard_swish_f_binary32_fast(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 1, 1, hard_swish_f_binary32_fast)
}

/* hard_swish_f_binary64_faithful: f(x) (f in binary64, faithful)
   Hard swish: a parabola from −3 to 3 between two lines.
   The function: 0 below −3, x beyond 3, x·(x + 3)/6 between.
   faithful: largest error 0.5000 ULP of 10,490,357 inputs, at -0x1.fffffffffffffp-3: got -0x1.d555555555554p-4, exact
     -0x1.d5555555555548p-4
   25 operations (4 add, 4 sub, 4 mul, 3 fma, 2 fms, 2 less, 2 select, 1 greater, 1 lesser, 1 copysign, 1 nan_from), 0
     bytes of tables */
XPHI_OP void hard_swish_f_binary64_faithful(const double *const *from, double *const *to, const double *parameters) {
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
    const vd2 v11 = number_d2(0x1p+128);
    const vd2 v12 = mul_d2(v4, v11);
    const vd2 v13 = mul_d2(v5, v12);
    const vd2 v14 = fms_d2(v5, v12, v13);
    const vd2 v15 = fma_d2(v10, v12, v14);
    const vd2 v16 = number_d2(0x0p+0);
    const vd2 v17 = number_d2(0x1.5555555555555p-3);
    const vd2 v18 = number_d2(0x1.5555555555555p-57);
    const vd2 v19 = mul_d2(v13, v17);
    const vd2 v20 = fms_d2(v13, v17, v19);
    const vd2 v21 = fma_d2(v13, v18, v20);
    const vd2 v22 = add_d2(v17, v18);
    const vd2 v23 = fma_d2(v15, v22, v21);
    const vd2 v24 = add_d2(v19, v23);
    const vd2 v25 = number_d2(0x1p-128);
    const vd2 v26 = mul_d2(v24, v25);
    const vn2 v27 = less_d2(v3, v0);
    const vn2 v28 = less_d2(v1, v0);
    const vd2 v29 = copysign_d2(v26, v0);
    const vd2 v30 = select_d2(v28, v29, v16);
    const vd2 v31 = select_d2(v27, v0, v30);
    const vd2 v32 = nan_from_d2(v31, v0);
    store_d2(to[0], v32);
}
static void run_hard_swish_f_binary64_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(double, 1, 1, hard_swish_f_binary64_faithful)
}

/* hard_swish_grad_binary32_faithful: f′(x) (grad in binary32, faithful)
   Hard swish: a parabola from −3 to 3 between two lines.
   The derivative: 0 up to −3, 1 from 3 on, (2x + 3)/6 between.
   faithful: largest error 0.5000 ULP of all inputs, at -0x1.fffffep-3: got 0x1.aaaaacp-2, exact 0x1.aaaaabp-2
   18 operations (5 add, 4 sub, 2 fma, 2 less, 2 select, 1 mul, 1 fms, 1 nan_from), 0 bytes of tables */
XPHI_OP void hard_swish_grad_binary32_faithful(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf2 v0 = load_f2(from[0]);
    const vf2 v1 = add_f2(v0, v0);
    const vf2 v2 = number_f2(0x1.8p+1f);
    const vf2 v3 = add_f2(v1, v2);
    const vf2 v4 = sub_f2(v3, v1);
    const vf2 v5 = sub_f2(v3, v4);
    const vf2 v6 = sub_f2(v1, v5);
    const vf2 v7 = sub_f2(v2, v4);
    const vf2 v8 = add_f2(v6, v7);
    const vf2 v9 = number_f2(0x0p+0f);
    const vf2 v10 = number_f2(0x1.555556p-3f);
    const vf2 v11 = number_f2(-0x1.555556p-28f);
    const vf2 v12 = mul_f2(v3, v10);
    const vf2 v13 = fms_f2(v3, v10, v12);
    const vf2 v14 = fma_f2(v3, v11, v13);
    const vf2 v15 = add_f2(v10, v11);
    const vf2 v16 = fma_f2(v8, v15, v14);
    const vf2 v17 = add_f2(v12, v16);
    const vm2 v18 = less_f2(v0, v2);
    const vf2 v19 = number_f2(0x1p+0f);
    const vf2 v20 = select_f2(v18, v17, v19);
    const vf2 v21 = number_f2(-0x1.8p+1f);
    const vm2 v22 = less_f2(v21, v0);
    const vf2 v23 = select_f2(v22, v20, v9);
    const vf2 v24 = nan_from_f2(v23, v0);
    store_f2(to[0], v24);
}
static void run_hard_swish_grad_binary32_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 1, 1, hard_swish_grad_binary32_faithful)
}

/* hard_swish_grad_binary32_fast: f′(x) (grad in binary32, fast)
   Hard swish: a parabola from −3 to 3 between two lines.
   The derivative: 0 up to −3, 1 from 3 on, (2x + 3)/6 between.
   fast: largest error 1.3333 ULP of all inputs, at -0x1.fffff4p-2: got 0x1.55555cp-2, exact 0x1.555559556p-2
   8 operations (2 add, 2 less, 2 select, 1 mul, 1 nan_from), 0 bytes of tables */
XPHI_OP void hard_swish_grad_binary32_fast(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf2 v0 = load_f2(from[0]);
    const vf2 v1 = add_f2(v0, v0);
    const vf2 v2 = number_f2(0x1.8p+1f);
    const vf2 v3 = add_f2(v1, v2);
    const vf2 v4 = number_f2(0x0p+0f);
    const vf2 v5 = number_f2(0x1.555556p-3f);
    const vf2 v6 = mul_f2(v3, v5);
    const vm2 v7 = less_f2(v0, v2);
    const vf2 v8 = number_f2(0x1p+0f);
    const vf2 v9 = select_f2(v7, v6, v8);
    const vf2 v10 = number_f2(-0x1.8p+1f);
    const vm2 v11 = less_f2(v10, v0);
    const vf2 v12 = select_f2(v11, v9, v4);
    const vf2 v13 = nan_from_f2(v12, v0);
    store_f2(to[0], v13);
}
static void run_hard_swish_grad_binary32_fast(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 1, 1, hard_swish_grad_binary32_fast)
}

/* hard_swish_grad_binary64_faithful: f′(x) (grad in binary64, faithful)
   Hard swish: a parabola from −3 to 3 between two lines.
   The derivative: 0 up to −3, 1 from 3 on, (2x + 3)/6 between.
   faithful: largest error 0.5000 ULP of 10,490,361 inputs, at -0x1.f92ed9168727bp-3: got 0x1.abcd867c3ececp-2, exact
     0x1.abcd867c3eceb8p-2
   18 operations (5 add, 4 sub, 2 fma, 2 less, 2 select, 1 mul, 1 fms, 1 nan_from), 0 bytes of tables */
XPHI_OP void hard_swish_grad_binary64_faithful(const double *const *from, double *const *to, const double *parameters) {
    (void)parameters;
    const vd2 v0 = load_d2(from[0]);
    const vd2 v1 = add_d2(v0, v0);
    const vd2 v2 = number_d2(0x1.8p+1);
    const vd2 v3 = add_d2(v1, v2);
    const vd2 v4 = sub_d2(v3, v1);
    const vd2 v5 = sub_d2(v3, v4);
    const vd2 v6 = sub_d2(v1, v5);
    const vd2 v7 = sub_d2(v2, v4);
    const vd2 v8 = add_d2(v6, v7);
    const vd2 v9 = number_d2(0x0p+0);
    const vd2 v10 = number_d2(0x1.5555555555555p-3);
    const vd2 v11 = number_d2(0x1.5555555555555p-57);
    const vd2 v12 = mul_d2(v3, v10);
    const vd2 v13 = fms_d2(v3, v10, v12);
    const vd2 v14 = fma_d2(v3, v11, v13);
    const vd2 v15 = add_d2(v10, v11);
    const vd2 v16 = fma_d2(v8, v15, v14);
    const vd2 v17 = add_d2(v12, v16);
    const vn2 v18 = less_d2(v0, v2);
    const vd2 v19 = number_d2(0x1p+0);
    const vd2 v20 = select_d2(v18, v17, v19);
    const vd2 v21 = number_d2(-0x1.8p+1);
    const vn2 v22 = less_d2(v21, v0);
    const vd2 v23 = select_d2(v22, v20, v9);
    const vd2 v24 = nan_from_d2(v23, v0);
    store_d2(to[0], v24);
}
static void run_hard_swish_grad_binary64_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(double, 1, 1, hard_swish_grad_binary64_faithful)
}

/* hard_swish_vjp_binary32_faithful: f′(x)·g (vjp in binary32, faithful)
   Hard swish: a parabola from −3 to 3 between two lines.
   The derivative: 0 up to −3, 1 from 3 on, (2x + 3)/6 between.
   faithful: largest error 0.5000 ULP of 100,000,000 inputs, at 0x1.a338c2p-50, -0x1.ab4afap-126
   24 operations (5 add, 4 sub, 4 widen, 2 mul, 2 fma, 2 less, 2 select, 1 fms, 1 nan_from, 1 narrow), 0 bytes of
     tables */
XPHI_OP void hard_swish_vjp_binary32_faithful(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf2 v0 = load_f2(from[0]);
    const vf2 v1 = load_f2(from[1]);
    const vf2 v2 = add_f2(v0, v0);
    const vf2 v3 = number_f2(0x1.8p+1f);
    const vf2 v4 = add_f2(v2, v3);
    const vf2 v5 = sub_f2(v4, v2);
    const vf2 v6 = sub_f2(v4, v5);
    const vf2 v7 = sub_f2(v2, v6);
    const vf2 v8 = sub_f2(v3, v5);
    const vf2 v9 = add_f2(v7, v8);
    const vf2 v11 = number_f2(0x1.555556p-3f);
    const vf2 v12 = number_f2(-0x1.555556p-28f);
    const vf2 v13 = mul_f2(v4, v11);
    const vf2 v14 = fms_f2(v4, v11, v13);
    const vf2 v15 = fma_f2(v4, v12, v14);
    const vf2 v16 = add_f2(v11, v12);
    const vf2 v17 = fma_f2(v9, v16, v15);
    const vd2 v18 = widen_f2(v13);
    const vd2 v19 = widen_f2(v17);
    const vd2 v20 = add_d2(v18, v19);
    const vd2 v21 = widen_f2(v0);
    const vd2 v22 = number_d2(0x1.8p+1);
    const vn2 v23 = less_d2(v21, v22);
    const vd2 v24 = number_d2(0x1p+0);
    const vd2 v25 = select_d2(v23, v20, v24);
    const vd2 v26 = number_d2(-0x1.8p+1);
    const vn2 v27 = less_d2(v26, v21);
    const vd2 v28 = number_d2(0x0p+0);
    const vd2 v29 = select_d2(v27, v25, v28);
    const vd2 v30 = widen_f2(v1);
    const vd2 v31 = mul_d2(v29, v30);
    const vd2 v32 = nan_from_d2(v31, v21);
    const vf2 v33 = narrow_d2(v32);
    store_f2(to[0], v33);
}
static void run_hard_swish_vjp_binary32_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 2, 1, hard_swish_vjp_binary32_faithful)
}

/* hard_swish_vjp_binary32_fast: f′(x)·g (vjp in binary32, fast)
   Hard swish: a parabola from −3 to 3 between two lines.
   The derivative: 0 up to −3, 1 from 3 on, (2x + 3)/6 between.
   fast: largest error 2.4890 ULP of 96,341,528 inputs, at 0x1.82458ep+0, -0x1.fda484p-21
   13 operations (3 widen, 2 add, 2 mul, 2 less, 2 select, 1 nan_from, 1 narrow), 0 bytes of tables */
XPHI_OP void hard_swish_vjp_binary32_fast(const float *const *from, float *const *to, const double *parameters) {
    (void)parameters;
    const vf2 v0 = load_f2(from[0]);
    const vf2 v1 = load_f2(from[1]);
    const vf2 v2 = add_f2(v0, v0);
    const vf2 v3 = number_f2(0x1.8p+1f);
    const vf2 v4 = add_f2(v2, v3);
    const vf2 v6 = number_f2(0x1.555556p-3f);
    const vf2 v7 = mul_f2(v4, v6);
    const vd2 v8 = widen_f2(v7);
    const vd2 v9 = widen_f2(v0);
    const vd2 v10 = number_d2(0x1.8p+1);
    const vn2 v11 = less_d2(v9, v10);
    const vd2 v12 = number_d2(0x1p+0);
    const vd2 v13 = select_d2(v11, v8, v12);
    const vd2 v14 = number_d2(-0x1.8p+1);
    const vn2 v15 = less_d2(v14, v9);
    const vd2 v16 = number_d2(0x0p+0);
    const vd2 v17 = select_d2(v15, v13, v16);
    const vd2 v18 = widen_f2(v1);
    const vd2 v19 = mul_d2(v17, v18);
    const vd2 v20 = nan_from_d2(v19, v9);
    const vf2 v21 = narrow_d2(v20);
    store_f2(to[0], v21);
}
static void run_hard_swish_vjp_binary32_fast(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(float, 2, 1, hard_swish_vjp_binary32_fast)
}

/* hard_swish_vjp_binary64_faithful: f′(x)·g (vjp in binary64, faithful)
   Hard swish: a parabola from −3 to 3 between two lines.
   The derivative: 0 up to −3, 1 from 3 on, (2x + 3)/6 between.
   faithful: largest error 1.0066 ULP of 512 inputs, at 0x1.aa016bd04a4bbp+0, 0x1.b5ef9955cb5fp-1
   19 operations (5 add, 4 sub, 2 mul, 2 fma, 2 less, 2 select, 1 fms, 1 nan_from), 0 bytes of tables */
XPHI_OP void hard_swish_vjp_binary64_faithful(const double *const *from, double *const *to, const double *parameters) {
    (void)parameters;
    const vd2 v0 = load_d2(from[0]);
    const vd2 v1 = load_d2(from[1]);
    const vd2 v2 = add_d2(v0, v0);
    const vd2 v3 = number_d2(0x1.8p+1);
    const vd2 v4 = add_d2(v2, v3);
    const vd2 v5 = sub_d2(v4, v2);
    const vd2 v6 = sub_d2(v4, v5);
    const vd2 v7 = sub_d2(v2, v6);
    const vd2 v8 = sub_d2(v3, v5);
    const vd2 v9 = add_d2(v7, v8);
    const vd2 v10 = number_d2(0x0p+0);
    const vd2 v11 = number_d2(0x1.5555555555555p-3);
    const vd2 v12 = number_d2(0x1.5555555555555p-57);
    const vd2 v13 = mul_d2(v4, v11);
    const vd2 v14 = fms_d2(v4, v11, v13);
    const vd2 v15 = fma_d2(v4, v12, v14);
    const vd2 v16 = add_d2(v11, v12);
    const vd2 v17 = fma_d2(v9, v16, v15);
    const vd2 v18 = add_d2(v13, v17);
    const vn2 v19 = less_d2(v0, v3);
    const vd2 v20 = number_d2(0x1p+0);
    const vd2 v21 = select_d2(v19, v18, v20);
    const vd2 v22 = number_d2(-0x1.8p+1);
    const vn2 v23 = less_d2(v22, v0);
    const vd2 v24 = select_d2(v23, v21, v10);
    const vd2 v25 = mul_d2(v24, v1);
    const vd2 v26 = nan_from_d2(v25, v0);
    store_d2(to[0], v26);
}
static void run_hard_swish_vjp_binary64_faithful(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters) {
    XPHI_LOOP(double, 2, 1, hard_swish_vjp_binary64_faithful)
}

extern const xphi_kernel XPHI_NAME(hard_swish_kernels)[];
const xphi_kernel XPHI_NAME(hard_swish_kernels)[] = {
    {"hard_swish", "f", "binary32", "faithful", run_hard_swish_f_binary32_faithful},
    {"hard_swish", "f", "binary32", "fast", run_hard_swish_f_binary32_fast},
    {"hard_swish", "f", "binary64", "faithful", run_hard_swish_f_binary64_faithful},
    {"hard_swish", "grad", "binary32", "faithful", run_hard_swish_grad_binary32_faithful},
    {"hard_swish", "grad", "binary32", "fast", run_hard_swish_grad_binary32_fast},
    {"hard_swish", "grad", "binary64", "faithful", run_hard_swish_grad_binary64_faithful},
    {"hard_swish", "vjp", "binary32", "faithful", run_hard_swish_vjp_binary32_faithful},
    {"hard_swish", "vjp", "binary32", "fast", run_hard_swish_vjp_binary32_fast},
    {"hard_swish", "vjp", "binary64", "faithful", run_hard_swish_vjp_binary64_faithful},
    {0, 0, 0, 0, 0}};
