/* What the core itself computes on dense blocks: 16-bit conversions, table look-ups and sums. Compiled once per
 * instruction set, like the kernels, and with the same bits on each. */
#ifndef XPHI_BLOCKS_H
#define XPHI_BLOCKS_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct {
    /* out[i] = table[in[i]]; the table has one readable entry more than its 65,536 */
    void (*look_up)(const uint16_t *table, const uint16_t *in, uint16_t *out, ptrdiff_t n);
    /* exact; a signalling NaN becomes quiet */
    void (*widen_binary16)(const uint16_t *in, float *out, ptrdiff_t n);
    void (*widen_bfloat16)(const uint16_t *in, float *out, ptrdiff_t n);
    /* to the nearest, ties to even; a NaN keeps the payload bits that fit and is quiet */
    void (*narrow_binary16)(const float *in, uint16_t *out, ptrdiff_t n);
    void (*narrow_bfloat16)(const float *in, uint16_t *out, ptrdiff_t n);
    /* out[i] = a[i] + b[i] */
    void (*add_binary32)(const float *a, const float *b, float *out, ptrdiff_t n);
    void (*add_binary64)(const double *a, const double *b, double *out, ptrdiff_t n);
} xphi_blocks;

const xphi_blocks *xphi_blocks_baseline(void);
const xphi_blocks *xphi_blocks_avx2(void);
const xphi_blocks *xphi_blocks_avx512(void);
const xphi_blocks *xphi_blocks_neon(void);

#ifdef __cplusplus
}
#endif

#endif
