/* The operations of simd.h on a block: two vectors side by side, as one chain of operations does not fill a processor
   that looks about a hundred of them ahead. */
#ifndef XPHI_BLOCK_H
#define XPHI_BLOCK_H

#include "simd.h"

/* Elements of a block. */
#define BLOCK (2 * WIDTH)

#define XPHI_TYPE(k) \
    typedef struct { \
        v##k a, b;   \
    } v##k##2;
XPHI_TYPE(f)
XPHI_TYPE(d)
XPHI_TYPE(i)
XPHI_TYPE(q)
XPHI_TYPE(m)
XPHI_TYPE(n)

/* An operation on blocks of kinds A, B and C that gives one of kind R. */
#define XPHI_OF_ONE(R, name, A)               \
    XPHI_OP v##R##2 name##2(v##A##2 x) {      \
        v##R##2 r = {name(x.a), name(x.b)};   \
        return r;                             \
    }
#define XPHI_OF_TWO(R, name, A, B)                      \
    XPHI_OP v##R##2 name##2(v##A##2 x, v##B##2 y) {     \
        v##R##2 r = {name(x.a, y.a), name(x.b, y.b)};   \
        return r;                                       \
    }
#define XPHI_OF_THREE(R, name, A, B, C)                            \
    XPHI_OP v##R##2 name##2(v##A##2 x, v##B##2 y, v##C##2 z) {     \
        v##R##2 r = {name(x.a, y.a, z.a), name(x.b, y.b, z.b)};    \
        return r;                                                  \
    }
#define XPHI_CONSTANT(k, T)                \
    XPHI_OP v##k##2 number_##k##2(T x) {   \
        const v##k one = number_##k(x);    \
        v##k##2 r = {one, one};            \
        return r;                          \
    }

/* A float type T of kind k, with its integers S and its masks M. */
#define XPHI_FLOATS(k, T, S, M)                                                             \
    XPHI_CONSTANT(k, T)                                                                     \
    XPHI_OP v##k##2 load_##k##2(const T *p) {                                               \
        v##k##2 r = {load_##k(p), load_##k(p + WIDTH)};                                     \
        return r;                                                                           \
    }                                                                                       \
    XPHI_OP void store_##k##2(T *p, v##k##2 x) {                                            \
        store_##k(p, x.a);                                                                  \
        store_##k(p + WIDTH, x.b);                                                          \
    }                                                                                       \
    XPHI_OP v##k##2 lookup_##k##2(const T *table, v##S##2 at, int entries) {                \
        v##k##2 r = {lookup_##k(table, at.a, entries), lookup_##k(table, at.b, entries)};   \
        return r;                                                                           \
    }                                                                                       \
    XPHI_OF_TWO(k, add_##k, k, k)                                                           \
    XPHI_OF_TWO(k, sub_##k, k, k)                                                           \
    XPHI_OF_TWO(k, mul_##k, k, k)                                                           \
    XPHI_OF_TWO(k, div_##k, k, k)                                                           \
    XPHI_OF_TWO(k, lesser_##k, k, k)                                                        \
    XPHI_OF_TWO(k, greater_##k, k, k)                                                       \
    XPHI_OF_TWO(k, copysign_##k, k, k)                                                      \
    XPHI_OF_TWO(k, nan_from_##k, k, k)                                                      \
    XPHI_OF_THREE(k, fma_##k, k, k, k)                                                      \
    XPHI_OF_THREE(k, fms_##k, k, k, k)                                                      \
    XPHI_OF_THREE(k, fnma_##k, k, k, k)                                                     \
    XPHI_OF_ONE(k, neg_##k, k)                                                              \
    XPHI_OF_ONE(k, abs_##k, k)                                                              \
    XPHI_OF_ONE(S, bits_##k, k)                                                             \
    XPHI_OF_ONE(k, float_##k, S)                                                            \
    XPHI_OF_TWO(M, less_##k, k, k)                                                          \
    XPHI_OF_THREE(k, select_##k, M, k, k)
#define XPHI_INTEGERS(k, T)         \
    XPHI_CONSTANT(k, T)             \
    XPHI_OF_TWO(k, add_##k, k, k)   \
    XPHI_OF_TWO(k, sub_##k, k, k)

XPHI_FLOATS(f, float, i, m)
XPHI_FLOATS(d, double, q, n)
XPHI_INTEGERS(i, int32_t)
XPHI_INTEGERS(q, int64_t)
XPHI_OF_ONE(d, widen_f, f)
XPHI_OF_ONE(q, widen_i, i)
XPHI_OF_ONE(f, narrow_d, d)

/* By a number of bits that the instructions have in them. */
#define left_i2(x, s) ((vi2){left_i((x).a, s), left_i((x).b, s)})
#define right_i2(x, s) ((vi2){right_i((x).a, s), right_i((x).b, s)})
#define left_q2(x, s) ((vq2){left_q((x).a, s), left_q((x).b, s)})
#define right_q2(x, s) ((vq2){right_q((x).a, s), right_q((x).b, s)})

/* Runs a kernel over arrays, a block at a time; the last, shorter one goes through buffers that are padded with its own
   last element, so that nothing is computed of what the caller did not give. */
#define XPHI_LOOP(T, INPUTS, OUTPUTS, kernel)                                                                          \
    ptrdiff_t start = 0;                                                                                               \
    const T *from[INPUTS];                                                                                             \
    T *to[OUTPUTS];                                                                                                    \
    for (; start + BLOCK <= n; start += BLOCK) {                                                                       \
        for (int k = 0; k < INPUTS; k++) from[k] = (const T *)in[k] + start;                                           \
        for (int k = 0; k < OUTPUTS; k++) to[k] = (T *)out[k] + start;                                                 \
        kernel(from, to, parameters);                                                                                  \
    }                                                                                                                  \
    if (start < n) {                                                                                                   \
        T given[INPUTS][BLOCK], got[OUTPUTS][BLOCK];                                                                   \
        for (int k = 0; k < INPUTS; k++) {                                                                             \
            for (int j = 0; j < BLOCK; j++) given[k][j] = ((const T *)in[k])[start + j < n ? start + j : n - 1];       \
            from[k] = given[k];                                                                                        \
        }                                                                                                              \
        for (int k = 0; k < OUTPUTS; k++) to[k] = got[k];                                                              \
        kernel(from, to, parameters);                                                                                  \
        for (int k = 0; k < OUTPUTS; k++) memcpy((T *)out[k] + start, got[k], (size_t)(n - start) * sizeof(T));        \
    }

#endif
