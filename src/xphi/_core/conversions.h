/* Conversions between the 16-bit formats and binary32, one number or an array of them; the same bits on every
 * instruction set. */
#ifndef XPHI_CONVERSIONS_H
#define XPHI_CONVERSIONS_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

#if defined(__x86_64__)
#include <immintrin.h>
#endif

#define INLINE static inline __attribute__((always_inline, unused))

INLINE uint32_t bits_of(float x) {
    uint32_t bits;
    memcpy(&bits, &x, sizeof bits);
    return bits;
}

INLINE float float_of(uint32_t bits) {
    float x;
    memcpy(&x, &bits, sizeof x);
    return x;
}

/* One number. */

INLINE int is_nan(uint16_t code, int bfloat16) { return (code & 0x7fff) > (bfloat16 ? 0x7f80 : 0x7c00); }
INLINE uint16_t quiet(uint16_t code, int bfloat16) { return (uint16_t)(code | (bfloat16 ? 0x0040 : 0x0200)); }

INLINE float widened_binary16(uint16_t half) {
    const uint32_t sign = (uint32_t)(half & 0x8000) << 16;
    const uint32_t magnitude = half & 0x7fff;
    /* the exponent's bias changes from 15 to 127; infinities and NaNs take the largest exponent, NaNs the quiet bit */
    uint32_t normal = (magnitude << 13) + ((127u - 15u) << 23);
    normal += magnitude >= 0x7c00 ? (255u - 143u) << 23 : 0;
    normal |= magnitude > 0x7c00 ? 0x00400000u : 0;
    /* a subnormal is an integer times 2^-24 */
    const uint32_t subnormal = bits_of((float)(int32_t)magnitude * 0x1p-24f);
    return float_of(sign | (magnitude < 0x0400 ? subnormal : normal));
}

INLINE uint16_t narrowed_binary16(float x) {
    const uint32_t bits = bits_of(x);
    const uint32_t magnitude = bits & 0x7fffffffu;
    const uint32_t nan = 0x7e00u | ((magnitude >> 13) & 0x03ffu);
    /* adding 0.5 puts a number below 2^-14 where one unit of binary32 is 2^-24: the sum rounds it */
    const uint32_t subnormal = bits_of(float_of(magnitude) + 0.5f) - 0x3f000000u;
    const uint32_t normal = (magnitude - ((127u - 15u) << 23) + 0x0fffu + ((magnitude >> 13) & 1u)) >> 13;
    /* 65520 is half-way from the largest number to the next binade: it and all above become infinite */
    uint32_t result = magnitude >= 0x477ff000u ? 0x7c00u : normal;
    result = magnitude < 0x38800000u ? subnormal : result;
    result = magnitude > 0x7f800000u ? nan : result;
    return (uint16_t)((bits >> 16 & 0x8000u) | result);
}

INLINE float widened_bfloat16(uint16_t code) {
    const uint32_t bits = (uint32_t)code << 16;
    return float_of((bits & 0x7fffffffu) > 0x7f800000u ? bits | 0x00400000u : bits);
}

INLINE uint16_t narrowed_bfloat16(float x) {
    const uint32_t bits = bits_of(x);
    const uint32_t rounded = (bits + 0x7fffu + ((bits >> 16) & 1u)) >> 16;
    return (uint16_t)((bits & 0x7fffffffu) > 0x7f800000u ? bits >> 16 | 0x0040u : rounded);
}

INLINE float widened(uint16_t code, int bfloat16) {
    return bfloat16 ? widened_bfloat16(code) : widened_binary16(code);
}

/* One rounding from binary64, by way of a binary32 number whose last bit is set where bits below it are lost: then the
   second rounding sees on which side of a middle the first one was. */
INLINE uint16_t narrowed_once(double x, int bfloat16) {
    const float near = (float)x;
    const double lost = x - (double)near; /* a NaN for an infinity, which compares with nothing */
    uint32_t bits = bits_of(near);
    if ((lost < 0.0 || lost > 0.0) && (bits & 1u) == 0) bits += (lost > 0.0) == (x > 0.0) ? 1u : -1u;
    return bfloat16 ? narrowed_bfloat16(float_of(bits)) : narrowed_binary16(float_of(bits));
}

/* Arrays. */

INLINE void widen_binary16(const uint16_t *in, float *out, ptrdiff_t n) {
#if defined(__AVX512F__)
    const ptrdiff_t whole = n - n % 16;
    for (ptrdiff_t i = 0; i < whole; i += 16)
        _mm512_storeu_ps(out + i, _mm512_cvtph_ps(_mm256_loadu_si256((const __m256i *)(in + i))));
#elif defined(__F16C__)
    const ptrdiff_t whole = n - n % 8;
    for (ptrdiff_t i = 0; i < whole; i += 8)
        _mm256_storeu_ps(out + i, _mm256_cvtph_ps(_mm_loadu_si128((const __m128i *)(in + i))));
#else
    const ptrdiff_t whole = 0;
#endif
    for (ptrdiff_t i = whole; i < n; ++i) out[i] = widened_binary16(in[i]);
}

INLINE void narrow_binary16(const float *in, uint16_t *out, ptrdiff_t n) {
#if defined(__AVX512F__)
    const ptrdiff_t whole = n - n % 16;
    for (ptrdiff_t i = 0; i < whole; i += 16)
        _mm256_storeu_si256((__m256i *)(out + i), _mm512_cvtps_ph(_mm512_loadu_ps(in + i), _MM_FROUND_TO_NEAREST_INT));
#elif defined(__F16C__)
    const ptrdiff_t whole = n - n % 8;
    for (ptrdiff_t i = 0; i < whole; i += 8)
        _mm_storeu_si128((__m128i *)(out + i), _mm256_cvtps_ph(_mm256_loadu_ps(in + i), _MM_FROUND_TO_NEAREST_INT));
#else
    const ptrdiff_t whole = 0;
#endif
    for (ptrdiff_t i = whole; i < n; ++i) out[i] = narrowed_binary16(in[i]);
}

INLINE void widen_bfloat16(const uint16_t *in, float *out, ptrdiff_t n) {
    for (ptrdiff_t i = 0; i < n; ++i) out[i] = widened_bfloat16(in[i]);
}

INLINE void narrow_bfloat16(const float *in, uint16_t *out, ptrdiff_t n) {
    for (ptrdiff_t i = 0; i < n; ++i) out[i] = narrowed_bfloat16(in[i]);
}

#endif
