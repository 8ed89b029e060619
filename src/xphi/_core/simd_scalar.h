/* One element at a time, for any processor; a compiler may vectorise what it can. */
#define WIDTH 1

typedef float vf;
typedef double vd;
typedef int32_t vi;
typedef int64_t vq;
typedef int vm;
typedef int vn;

#define XPHI_OP static inline __attribute__((always_inline, unused))

#define XPHI_SCALAR(k, T, V, S, M, fused)                                                                              \
    XPHI_OP V load_##k(const T *p) { return *p; }                                                                      \
    XPHI_OP void store_##k(T *p, V a) { *p = a; }                                                                      \
    XPHI_OP V number_##k(T a) { return a; }                                                                            \
    XPHI_OP V add_##k(V a, V b) { return a + b; }                                                                      \
    XPHI_OP V sub_##k(V a, V b) { return a - b; }                                                                      \
    XPHI_OP V mul_##k(V a, V b) { return a * b; }                                                                      \
    XPHI_OP V div_##k(V a, V b) { return a / b; }                                                                      \
    XPHI_OP V fma_##k(V a, V b, V c) { return fused(a, b, c); }                                                        \
    XPHI_OP V fms_##k(V a, V b, V c) { return fused(a, b, -c); }                                                       \
    XPHI_OP V fnma_##k(V a, V b, V c) { return fused(-a, b, c); }                                                      \
    XPHI_OP V lesser_##k(V a, V b) { return a < b ? a : b; }                                                           \
    XPHI_OP V greater_##k(V a, V b) { return a > b ? a : b; }                                                          \
    XPHI_OP V nan_from_##k(V a, V b) { return b != b ? b + b : a; }                                                     \
    XPHI_OP M less_##k(V a, V b) { return a < b; }                                                                     \
    XPHI_OP V select_##k(M m, V a, V b) { return m ? a : b; }                                                          \
    XPHI_OP S bits_##k(V a) {                                                                                          \
        S r;                                                                                                           \
        memcpy(&r, &a, sizeof r);                                                                                      \
        return r;                                                                                                      \
    }                                                                                                                  \
    XPHI_OP V float_##k(S a) {                                                                                         \
        V r;                                                                                                           \
        memcpy(&r, &a, sizeof r);                                                                                      \
        return r;                                                                                                      \
    }                                                                                                                  \
    XPHI_OP V neg_##k(V a) { return -a; }                                                                              \
    XPHI_OP V lookup_##k(const T *table, S at, int entries) { return table[at & (entries - 1)]; }

XPHI_SCALAR(f, float, vf, vi, vm, __builtin_fmaf)
XPHI_SCALAR(d, double, vd, vq, vn, __builtin_fma)

XPHI_OP vf abs_f(vf a) { return __builtin_fabsf(a); }
XPHI_OP vd abs_d(vd a) { return __builtin_fabs(a); }
XPHI_OP vf copysign_f(vf a, vf b) { return __builtin_copysignf(a, b); }
XPHI_OP vd copysign_d(vd a, vd b) { return __builtin_copysign(a, b); }

XPHI_OP vi number_i(int32_t a) { return a; }
XPHI_OP vi add_i(vi a, vi b) { return (int32_t)((uint32_t)a + (uint32_t)b); }
XPHI_OP vi sub_i(vi a, vi b) { return (int32_t)((uint32_t)a - (uint32_t)b); }
XPHI_OP vi left_i(vi a, int s) { return (int32_t)((uint32_t)a << s); }
XPHI_OP vi right_i(vi a, int s) { return a >> s; }
XPHI_OP vq number_q(int64_t a) { return a; }
XPHI_OP vq add_q(vq a, vq b) { return (int64_t)((uint64_t)a + (uint64_t)b); }
XPHI_OP vq sub_q(vq a, vq b) { return (int64_t)((uint64_t)a - (uint64_t)b); }
XPHI_OP vq left_q(vq a, int s) { return (int64_t)((uint64_t)a << s); }
XPHI_OP vq right_q(vq a, int s) { return a >> s; }

XPHI_OP vd widen_f(vf a) { return a; }
XPHI_OP vq widen_i(vi a) { return a; }
XPHI_OP vf narrow_d(vd a) { return (float)a; }
