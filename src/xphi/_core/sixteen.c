/* What the 16-bit formats need: above all products with a function whose values are in a table.

   A product is formed in binary32 from the function's value, rounded to binary32, and rounded again to the format: with
   13 bits or more to spare, the error stays below half an ULP and 2^-10. Where that would not hold a factor is NaN, and
   wherever a NaN comes out the element is computed again, from the binary64 value, with one rounding. Which elements
   those are depends on the numbers alone, so every instruction set gives the same bits. */
#include <string.h>

#include "blocks.h"
#include "conversions.h"

#if defined(__x86_64__)
#include <immintrin.h>
#endif

#define JOIN_(a, b) a##b
#define JOIN(a, b) JOIN_(a, b)

/* Groups of numbers in binary32. A NaN need not keep its payload: it is seen to later. */

#if defined(__AVX512F__) && defined(__AVX512DQ__)

enum { group_size = 16 };
typedef __m512 group;

INLINE __m512i codes_of(const uint16_t *in) {
    return _mm512_cvtepu16_epi32(_mm256_loadu_si256((const __m256i *)in));
}
INLINE void look_up(const float *table, const uint16_t *in, group *x) {
    /* A gather merges into its register, so it waits for whatever wrote that before: it gets a cleared one. A compiler
       that knew the mask would leave the clearing out; on 256 Ki elements that costs 0.1 ns each. */
    __mmask16 all = 0xffff;
    __asm__("" : "+r"(all));
    *x = _mm512_mask_i32gather_ps(_mm512_setzero_ps(), all, codes_of(in), table, 4);
}
INLINE void widen(const uint16_t *in, group *x, int bfloat16) {
    *x = bfloat16 ? _mm512_castsi512_ps(_mm512_slli_epi32(codes_of(in), 16))
                  : _mm512_cvtph_ps(_mm256_loadu_si256((const __m256i *)in));
}
INLINE void narrow(const group *x, uint16_t *out, int bfloat16) {
    __m256i codes;
    if (bfloat16) {
        const __m512i bits = _mm512_castps_si512(*x);
        const __m512i last = _mm512_and_si512(_mm512_srli_epi32(bits, 16), _mm512_set1_epi32(1));
        const __m512i sum = _mm512_add_epi32(_mm512_add_epi32(bits, _mm512_set1_epi32(0x7fff)), last);
        codes = _mm512_cvtepi32_epi16(_mm512_srli_epi32(sum, 16));
    } else {
        codes = _mm512_cvtps_ph(*x, _MM_FROUND_TO_NEAREST_INT);
    }
    _mm256_storeu_si256((__m256i *)out, codes);
}
INLINE void multiply(const group *a, const group *b, group *product) { *product = _mm512_mul_ps(*a, *b); }
INLINE void multiply_exactly(const group *a, const group *b, group *product) {
    const __m512 zero = _mm512_setzero_ps(), made = _mm512_mul_ps(*a, *b);
    __mmask16 lost = _mm512_fpclass_ps_mask(made, 0x3e); /* zero, infinite or subnormal */
    lost = _mm512_mask_cmp_ps_mask(lost, *a, zero, _CMP_NEQ_UQ);
    lost = _mm512_mask_cmp_ps_mask(lost, *b, zero, _CMP_NEQ_UQ);
    *product = _mm512_mask_mov_ps(made, lost, _mm512_castsi512_ps(_mm512_set1_epi32(0x7fc00000)));
}
INLINE void positive_part(group *x) {
    *x = _mm512_maskz_mov_ps(_mm512_cmp_ps_mask(*x, _mm512_setzero_ps(), _CMP_NLE_UQ), *x);
}
INLINE void step(group *x) {
    const __m512 one = _mm512_maskz_mov_ps(_mm512_cmp_ps_mask(*x, _mm512_setzero_ps(), _CMP_GT_OQ), _mm512_set1_ps(1));
    *x = _mm512_mask_mov_ps(one, _mm512_cmp_ps_mask(*x, *x, _CMP_UNORD_Q), *x);
}
INLINE int has_nan(const group *x) { return _mm512_cmp_ps_mask(*x, *x, _CMP_UNORD_Q) != 0; }
INLINE void spread(const group *x, float *out) { _mm512_storeu_ps(out, *x); }

#else

enum { group_size = 64 }; /* loops that a compiler turns into vector code, over buffers in the first-level cache */
typedef struct {
    float at[group_size];
} group;

#define EACH(j) for (int j = 0; j < group_size; ++j)

INLINE void look_up(const float *table, const uint16_t *in, group *x) { EACH(j) x->at[j] = table[in[j]]; }
INLINE void widen(const uint16_t *in, group *x, int bfloat16) {
    if (bfloat16) {
        EACH(j) x->at[j] = float_of((uint32_t)in[j] << 16);
    } else {
        widen_binary16(in, x->at, group_size);
    }
}
INLINE void narrow(const group *x, uint16_t *out, int bfloat16) {
    if (bfloat16) {
        EACH(j) out[j] = (uint16_t)((bits_of(x->at[j]) + 0x7fffu + ((bits_of(x->at[j]) >> 16) & 1u)) >> 16);
    } else {
        narrow_binary16(x->at, out, group_size);
    }
}
INLINE void multiply(const group *a, const group *b, group *product) { EACH(j) product->at[j] = a->at[j] * b->at[j]; }
/* NaN where the product is neither zero nor a number that binary32 holds to its full precision. */
INLINE void multiply_exactly(const group *a, const group *b, group *product) {
    EACH(j) {
        const uint32_t bits = bits_of(a->at[j] * b->at[j]);
        const uint32_t outside = (bits << 1) - 0x01000000u >= 0xfe000000u;
        const uint32_t lost = outside & (a->at[j] != 0.0f) & (b->at[j] != 0.0f);
        product->at[j] = float_of(lost ? 0x7fc00000u : bits);
    }
}
INLINE void positive_part(group *x) { EACH(j) x->at[j] = x->at[j] <= 0.0f ? 0.0f : x->at[j]; }
INLINE void step(group *x) {
    EACH(j) {
        const float one = x->at[j] > 0.0f ? 1.0f : 0.0f;
        x->at[j] = x->at[j] != x->at[j] ? x->at[j] : one;
    }
}
INLINE int has_nan(const group *x) {
    uint32_t found = 0;
    EACH(j) found |= (bits_of(x->at[j]) & 0x7fffffffu) + 0x007fffffu; /* a NaN's carries into the sign */
    return found >> 31 != 0;
}
INLINE void spread(const group *x, float *out) { memcpy(out, x->at, sizeof x->at); }

#endif

typedef enum { TABLE, RELU, STEP } source; /* of a function's values: max(x, 0) and its slope need no table */

typedef struct {
    const xphi_values *f, *slope;
    int relu, bfloat16;
} task;

typedef void one_group(const task *what, const uint16_t *const *in, uint16_t *const *out);

INLINE void values_at(const xphi_values *f, const uint16_t *x, group *values, source from, int bfloat16) {
    if (from == TABLE) {
        look_up(f->single, x, values);
        return;
    }
    widen(x, values, bfloat16);
    (from == RELU ? positive_part : step)(values);
}

/* An element from the beginning. A NaN is the first one given, or else positive. */
INLINE uint16_t careful(const xphi_values *f, uint16_t x, const uint16_t *factors, int count, source from,
                        int bfloat16) {
    if (is_nan(x, bfloat16)) return quiet(x, bfloat16);
    double product = 1.0; /* that of two 16-bit numbers is exact */
    for (int k = 0; k < count; ++k) {
        if (is_nan(factors[k], bfloat16)) return quiet(factors[k], bfloat16);
        product *= (double)widened(factors[k], bfloat16);
    }
    const double at = widened(x, bfloat16);
    product *= from == TABLE ? f->exact[x] : at > 0.0 ? (from == RELU ? at : 1.0) : 0.0;
    if (product != product) return bfloat16 ? 0x7fc0 : 0x7e00;
    return narrowed_once(product, bfloat16);
}

/* Rounds a product of f(x) and of the factors, and computes those elements again that are NaN. */
INLINE void finish(const group *product, const xphi_values *f, const uint16_t *x, const uint16_t *const *factors,
                   int count, source from, int bfloat16, uint16_t *made) {
    float all[group_size];
    spread(product, all);
    narrow(product, made, bfloat16);
    for (int j = 0; j < group_size; ++j) {
        if (all[j] == all[j]) continue;
        const uint16_t here[] = {factors[0][j], factors[count - 1][j]};
        made[j] = careful(f, x[j], here, count, from, bfloat16);
    }
}

INLINE void one_product(const task *what, const uint16_t *const *in, uint16_t *const *out) {
    const source from = what->relu ? RELU : TABLE;
    group f, g, product;
    values_at(what->f, in[0], &f, from, what->bfloat16);
    widen(in[1], &g, what->bfloat16);
    multiply(&f, &g, &product);
    if (__builtin_expect(!has_nan(&product), 1)) {
        narrow(&product, out[0], what->bfloat16);
        return;
    }
    uint16_t made[group_size]; /* an output may be an input */
    finish(&product, what->f, in[0], in + 1, 1, from, what->bfloat16, made);
    memcpy(out[0], made, sizeof made);
}

INLINE void both_gradients(const task *what, const uint16_t *const *in, uint16_t *const *out) {
    const source function = what->relu ? RELU : TABLE, derivative = what->relu ? STEP : TABLE;
    group f, slope, up, g, both, d_gate, d_up;
    values_at(what->f, in[0], &f, function, what->bfloat16);
    values_at(what->slope, in[0], &slope, derivative, what->bfloat16);
    widen(in[1], &up, what->bfloat16);
    widen(in[2], &g, what->bfloat16);
    /* up g has 22 bits at most; only those of bfloat16 may leave the range of binary32 */
    (what->bfloat16 ? multiply_exactly : multiply)(&up, &g, &both);
    multiply(&slope, &both, &d_gate);
    multiply(&f, &g, &d_up);
    if (__builtin_expect(!has_nan(&d_gate) && !has_nan(&d_up), 1)) {
        narrow(&d_gate, out[0], what->bfloat16);
        narrow(&d_up, out[1], what->bfloat16);
        return;
    }
    uint16_t made[2][group_size];
    finish(&d_gate, what->slope, in[0], in + 1, 2, derivative, what->bfloat16, made[0]);
    finish(&d_up, what->f, in[0], in + 2, 1, function, what->bfloat16, made[1]);
    memcpy(out[0], made[0], sizeof made[0]);
    memcpy(out[1], made[1], sizeof made[1]);
}

/* A square has at most 22 bits, and where it does not vanish binary32 holds them: one rounding. */
INLINE void relu_squared(const task *what, const uint16_t *const *in, uint16_t *const *out) {
    group x, square;
    uint16_t given[group_size];
    memcpy(given, in[0], sizeof given);
    widen(given, &x, what->bfloat16);
    positive_part(&x);
    multiply(&x, &x, &square);
    narrow(&square, out[0], what->bfloat16);
    if (__builtin_expect(!has_nan(&square), 1)) return;
    for (int j = 0; j < group_size; ++j)
        if (is_nan(given[j], what->bfloat16)) out[0][j] = quiet(given[j], what->bfloat16);
}

static __attribute__((noinline)) void pad(const uint16_t *from, ptrdiff_t n, uint16_t *to) {
    for (ptrdiff_t j = 0; j < group_size; ++j) to[j] = from[j < n ? j : n - 1];
}

/* The last, shorter group is padded with its own last element. */
INLINE void each_group(one_group *compute, const task *what, const uint16_t *const *in, int inputs,
                       uint16_t *const *out, int outputs, ptrdiff_t n) {
    const uint16_t *from[3] = {0};
    uint16_t *to[2] = {0};
    ptrdiff_t i = 0;
    for (; i + group_size <= n; i += group_size) {
        for (int k = 0; k < inputs; ++k) from[k] = in[k] + i;
        for (int k = 0; k < outputs; ++k) to[k] = out[k] + i;
        compute(what, from, to);
    }
    if (i == n) return;
    uint16_t given[3][group_size], made[2][group_size];
    for (int k = 0; k < inputs; ++k) {
        pad(in[k] + i, n - i, given[k]);
        from[k] = given[k];
    }
    for (int k = 0; k < outputs; ++k) to[k] = made[k];
    compute(what, from, to);
    for (int k = 0; k < outputs; ++k) memcpy(out[k] + i, made[k], (size_t)(n - i) * sizeof **made);
}

INLINE void relu(const uint16_t *in, uint16_t *out, ptrdiff_t n, int bfloat16) {
    for (ptrdiff_t i = 0; i < n; ++i) {
        const uint16_t kept = in[i] & 0x8000 ? 0 : in[i];
        out[i] = is_nan(in[i], bfloat16) ? quiet(in[i], bfloat16) : kept;
    }
}

/* g or a zero of its sign; a zero times an infinity is the NaN. */
INLINE void relu_vjp(const uint16_t *x, const uint16_t *g, uint16_t *out, ptrdiff_t n, int bfloat16) {
    const uint16_t infinity = bfloat16 ? 0x7f80 : 0x7c00, none = quiet(infinity, bfloat16);
    for (ptrdiff_t i = 0; i < n; ++i) {
        const uint16_t zero = (g[i] & 0x7fff) == infinity ? none : g[i] & 0x8000;
        const uint16_t product = x[i] & 0x8000 || x[i] == 0 ? zero : g[i];
        const uint16_t known = is_nan(g[i], bfloat16) ? quiet(g[i], bfloat16) : product;
        out[i] = is_nan(x[i], bfloat16) ? quiet(x[i], bfloat16) : known;
    }
}

#define PRODUCT(format, name, relu, bfloat16)                                                                          \
    static void format##_##name(const xphi_values *f, const uint16_t *x, const uint16_t *g, uint16_t *out,             \
                                ptrdiff_t n) {                                                                         \
        const task what = {f, f, relu, bfloat16};                                                                      \
        const uint16_t *const in[] = {x, g};                                                                           \
        each_group(one_product, &what, in, 2, &out, 1, n);                                                             \
    }
#define GRADIENTS(format, name, relu, bfloat16)                                                                        \
    static void format##_##name(const xphi_values *f, const xphi_values *slope, const uint16_t *const *in,             \
                                uint16_t *const *out, ptrdiff_t n) {                                                   \
        const task what = {f, slope, relu, bfloat16};                                                                  \
        each_group(both_gradients, &what, in, 3, out, 2, n);                                                           \
    }
#define FORMAT(format, bfloat16)                                                                                       \
    static void format##_widen(const uint16_t *in, float *out, ptrdiff_t n) { widen_##format(in, out, n); }            \
    static void format##_narrow(const float *in, uint16_t *out, ptrdiff_t n) { narrow_##format(in, out, n); }          \
    static void format##_relu(const uint16_t *in, uint16_t *out, ptrdiff_t n) { relu(in, out, n, bfloat16); }          \
    static void format##_relu2(const uint16_t *in, uint16_t *out, ptrdiff_t n) {                                       \
        const task what = {NULL, NULL, 1, bfloat16};                                                                   \
        each_group(relu_squared, &what, &in, 1, &out, 1, n);                                                           \
    }                                                                                                                  \
    static void format##_relu_vjp(const xphi_values *none, const uint16_t *x, const uint16_t *g, uint16_t *out,        \
                                  ptrdiff_t n) {                                                                       \
        (void)none;                                                                                                    \
        relu_vjp(x, g, out, n, bfloat16);                                                                              \
    }                                                                                                                  \
    PRODUCT(format, product, 0, bfloat16)                                                                              \
    PRODUCT(format, relu_product, 1, bfloat16)                                                                         \
    GRADIENTS(format, gradients, 0, bfloat16)                                                                          \
    GRADIENTS(format, relu_gradients, 1, bfloat16)                                                                     \
    static const xphi_direct format##_direct[] = {                                                                     \
        {"relu", format##_relu, format##_relu_product, format##_relu_vjp, format##_relu_gradients},                    \
        {"relu2", format##_relu2, NULL, NULL, NULL},                                                                   \
        {NULL, NULL, NULL, NULL, NULL},                                                                                \
    };                                                                                                                 \
    const xphi_sixteen JOIN(xphi_##format##_, XPHI_ISA) = {                                                            \
        format##_widen, format##_narrow, format##_product, format##_gradients, format##_direct,                        \
    };

FORMAT(binary16, 0)
FORMAT(bfloat16, 1)
