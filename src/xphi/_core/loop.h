/* How a kernel goes over arrays. */
#ifndef XPHI_LOOP_H
#define XPHI_LOOP_H

#include "simd.h"

/* Runs a kernel over arrays: blocks of several vectors, then of one; the last, shorter block goes through buffers that
   are padded with its own last element, so that no lane computes on anything the caller did not give. */
#define XPHI_LOOP(T, INPUTS, OUTPUTS, one, many, TOGETHER)                                                             \
    ptrdiff_t start = 0;                                                                                               \
    const T *from[INPUTS];                                                                                             \
    T *to[OUTPUTS];                                                                                                    \
    for (; start + TOGETHER * WIDTH <= n; start += TOGETHER * WIDTH) {                                                 \
        for (int k = 0; k < INPUTS; k++) from[k] = (const T *)in[k] + start;                                           \
        for (int k = 0; k < OUTPUTS; k++) to[k] = (T *)out[k] + start;                                                 \
        many(from, to, parameters);                                                                                    \
    }                                                                                                                  \
    for (; start + WIDTH <= n; start += WIDTH) {                                                                       \
        for (int k = 0; k < INPUTS; k++) from[k] = (const T *)in[k] + start;                                           \
        for (int k = 0; k < OUTPUTS; k++) to[k] = (T *)out[k] + start;                                                 \
        one(from, to, parameters);                                                                                     \
    }                                                                                                                  \
    if (start < n) {                                                                                                   \
        T given[INPUTS][WIDTH], got[OUTPUTS][WIDTH];                                                                   \
        for (int k = 0; k < INPUTS; k++) {                                                                             \
            for (int j = 0; j < WIDTH; j++) given[k][j] = ((const T *)in[k])[start + j < n ? start + j : n - 1];       \
            from[k] = given[k];                                                                                        \
        }                                                                                                              \
        for (int k = 0; k < OUTPUTS; k++) to[k] = got[k];                                                              \
        one(from, to, parameters);                                                                                     \
        for (int k = 0; k < OUTPUTS; k++) memcpy((T *)out[k] + start, got[k], (size_t)(n - start) * sizeof(T));        \
    }

#endif
