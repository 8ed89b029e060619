#include "blocks.h"

#include <string.h>

#include "conversions.h"

#if defined(__x86_64__)
#include <immintrin.h>
#endif

#define JOIN_(a, b) a##b
#define JOIN(a, b) JOIN_(a, b)

/* Measured on a Xeon with AVX-512, 256 Ki elements, ns/element: plain loop 0.27-0.37, 64-bit loads and word inserts
 * 0.22, gathers 0.17. Gathers are kept to AVX-512: older CPUs do them in microcode, slower than the inserts. */
static void look_up(const uint16_t *table, const uint16_t *in, uint16_t *out, ptrdiff_t n) {
    ptrdiff_t i = 0;
#if defined(__AVX512BW__)
    for (; i + 32 <= n; i += 32) {
        /* each lane reads two entries, the wanted one in its low half */
        const __m512i first = _mm512_cvtepu16_epi32(_mm256_loadu_si256((const __m256i *)(in + i)));
        const __m512i second = _mm512_cvtepu16_epi32(_mm256_loadu_si256((const __m256i *)(in + i + 16)));
        const __m512i a = _mm512_i32gather_epi32(first, (const void *)table, 2);
        const __m512i b = _mm512_i32gather_epi32(second, (const void *)table, 2);
        _mm256_storeu_si256((__m256i *)(out + i), _mm512_cvtepi32_epi16(a));
        _mm256_storeu_si256((__m256i *)(out + i + 16), _mm512_cvtepi32_epi16(b));
    }
#elif defined(__x86_64__)
    for (; i + 8 <= n; i += 8) {
        uint64_t low, high;
        memcpy(&low, in + i, 8);
        memcpy(&high, in + i + 4, 8);
        __m128i v = _mm_cvtsi32_si128(table[low & 0xffff]);
        v = _mm_insert_epi16(v, table[(low >> 16) & 0xffff], 1);
        v = _mm_insert_epi16(v, table[(low >> 32) & 0xffff], 2);
        v = _mm_insert_epi16(v, table[low >> 48], 3);
        v = _mm_insert_epi16(v, table[high & 0xffff], 4);
        v = _mm_insert_epi16(v, table[(high >> 16) & 0xffff], 5);
        v = _mm_insert_epi16(v, table[(high >> 32) & 0xffff], 6);
        v = _mm_insert_epi16(v, table[high >> 48], 7);
        _mm_storeu_si128((__m128i *)(out + i), v);
    }
#endif
    for (; i < n; ++i) out[i] = table[in[i]];
}

/* Which of two NaNs a sum is, and the sign of inf - inf, differ between CPUs: here it is the first, and positive. */
static void add_binary32(const float *a, const float *b, float *out, ptrdiff_t n) {
    for (ptrdiff_t i = 0; i < n; ++i) {
        const float sum = a[i] + b[i];
        const float given = a[i] != a[i] ? a[i] : b[i];
        const uint32_t nan = given != given ? bits_of(given) | 0x00400000u : 0x7fc00000u;
        out[i] = sum != sum ? float_of(nan) : sum;
    }
}

static void add_binary64(const double *a, const double *b, double *out, ptrdiff_t n) {
    for (ptrdiff_t i = 0; i < n; ++i) {
        const double sum = a[i] + b[i];
        const double given = a[i] != a[i] ? a[i] : b[i];
        uint64_t nan;
        memcpy(&nan, &given, sizeof nan);
        nan = given != given ? nan | (uint64_t)1 << 51 : (uint64_t)0x7ff8 << 48;
        double quiet;
        memcpy(&quiet, &nan, sizeof quiet);
        out[i] = sum != sum ? quiet : sum;
    }
}

const xphi_blocks *JOIN(xphi_blocks_, XPHI_ISA)(void) {
    static const xphi_blocks blocks = {
        look_up, add_binary32, add_binary64, &JOIN(xphi_binary16_, XPHI_ISA), &JOIN(xphi_bfloat16_, XPHI_ISA),
    };
    return &blocks;
}
