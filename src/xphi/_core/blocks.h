/* What the core itself computes on dense blocks: table look-ups, sums, and all that 16-bit formats need. Compiled once
 * per instruction set, like the kernels, and with the same bits on each. */
#ifndef XPHI_BLOCKS_H
#define XPHI_BLOCKS_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* A function's values at all 65,536 numbers of a 16-bit format. */
typedef struct {
    /* rounded to binary32; NaN where that loses digits that a product may need, and zero where no product needs any */
    const float *single;
    const double *exact;
} xphi_values;

/* A function of which 16-bit results need no table, for which there is code instead; null where there is none. */
typedef struct {
    const char *name;
    /* out[i] = f(in[i]) */
    void (*f)(const uint16_t *in, uint16_t *out, ptrdiff_t n);
    /* out[i] = f(x[i]) g[i] */
    void (*product)(const xphi_values *none, const uint16_t *x, const uint16_t *g, uint16_t *out, ptrdiff_t n);
    /* out[i] = f'(x[i]) g[i] */
    void (*vjp)(const xphi_values *none, const uint16_t *x, const uint16_t *g, uint16_t *out, ptrdiff_t n);
    /* of f(gate) up: in is gate, up and g, out is f'(gate) up g and f(gate) g */
    void (*gradients)(const xphi_values *none, const xphi_values *no_slope, const uint16_t *const *in,
                      uint16_t *const *out, ptrdiff_t n);
} xphi_direct;

/* In a 16-bit format. An output may be exactly one of the inputs; a NaN stays one, and becomes quiet. */
typedef struct {
    /* exact */
    void (*widen)(const uint16_t *in, float *out, ptrdiff_t n);
    /* to the nearest, ties to even; a NaN keeps the payload bits that fit */
    void (*narrow)(const float *in, uint16_t *out, ptrdiff_t n);
    /* out[i] = f(x[i]) g[i], f in a table */
    void (*product)(const xphi_values *f, const uint16_t *x, const uint16_t *g, uint16_t *out, ptrdiff_t n);
    /* of f(gate) up, as above */
    void (*gradients)(const xphi_values *f, const xphi_values *slope, const uint16_t *const *in, uint16_t *const *out,
                      ptrdiff_t n);
    const xphi_direct *direct; /* ends with name == NULL */
} xphi_sixteen;

typedef struct {
    /* out[i] = table[in[i]]; the table has one readable entry more than its 65,536 */
    void (*look_up)(const uint16_t *table, const uint16_t *in, uint16_t *out, ptrdiff_t n);
    /* out[i] = a[i] + b[i] */
    void (*add_binary32)(const float *a, const float *b, float *out, ptrdiff_t n);
    void (*add_binary64)(const double *a, const double *b, double *out, ptrdiff_t n);
    const xphi_sixteen *binary16, *bfloat16;
} xphi_blocks;

#define XPHI_BLOCKS_OF(isa)                                       \
    const xphi_blocks *xphi_blocks_##isa(void);                   \
    extern const xphi_sixteen xphi_binary16_##isa, xphi_bfloat16_##isa;
XPHI_BLOCKS_OF(baseline)
XPHI_BLOCKS_OF(avx2)
XPHI_BLOCKS_OF(avx512)
XPHI_BLOCKS_OF(neon)

#ifdef __cplusplus
}
#endif

#endif
