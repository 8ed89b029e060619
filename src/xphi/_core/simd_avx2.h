/* Eight elements at a time: one register of floats, two of doubles. Needs AVX2 and FMA. */
#include <immintrin.h>

#define WIDTH 8

typedef __m256 vf;
typedef __m256i vi;
typedef __m256 vm;
typedef struct {
    __m256d a, b;
} vd;
typedef struct {
    __m256i a, b;
} vq;
typedef vd vn;

#define XPHI_OP static inline __attribute__((always_inline, unused))

XPHI_OP vf load_f(const float *p) { return _mm256_loadu_ps(p); }
XPHI_OP void store_f(float *p, vf a) { _mm256_storeu_ps(p, a); }
XPHI_OP vf number_f(float a) { return _mm256_set1_ps(a); }
XPHI_OP vf add_f(vf a, vf b) { return _mm256_add_ps(a, b); }
XPHI_OP vf sub_f(vf a, vf b) { return _mm256_sub_ps(a, b); }
XPHI_OP vf mul_f(vf a, vf b) { return _mm256_mul_ps(a, b); }
XPHI_OP vf div_f(vf a, vf b) { return _mm256_div_ps(a, b); }
XPHI_OP vf fma_f(vf a, vf b, vf c) { return _mm256_fmadd_ps(a, b, c); }
XPHI_OP vf fms_f(vf a, vf b, vf c) { return _mm256_fmsub_ps(a, b, c); }
XPHI_OP vf fnma_f(vf a, vf b, vf c) { return _mm256_fnmadd_ps(a, b, c); }
XPHI_OP vf lesser_f(vf a, vf b) { return _mm256_min_ps(a, b); }
XPHI_OP vf greater_f(vf a, vf b) { return _mm256_max_ps(a, b); }
XPHI_OP vm less_f(vf a, vf b) { return _mm256_cmp_ps(a, b, _CMP_LT_OQ); }
XPHI_OP vf select_f(vm m, vf a, vf b) { return _mm256_blendv_ps(b, a, m); }
XPHI_OP vf nan_from_f(vf a, vf b) {
    return _mm256_blendv_ps(a, _mm256_add_ps(b, b), _mm256_cmp_ps(b, b, _CMP_UNORD_Q));
}
XPHI_OP vi bits_f(vf a) { return _mm256_castps_si256(a); }
XPHI_OP vf float_f(vi a) { return _mm256_castsi256_ps(a); }
XPHI_OP vf neg_f(vf a) { return _mm256_xor_ps(a, _mm256_set1_ps(-0.0f)); }
XPHI_OP vf abs_f(vf a) { return _mm256_andnot_ps(_mm256_set1_ps(-0.0f), a); }
XPHI_OP vf copysign_f(vf a, vf b) {
    const __m256 sign = _mm256_set1_ps(-0.0f);
    return _mm256_or_ps(_mm256_andnot_ps(sign, a), _mm256_and_ps(sign, b));
}
XPHI_OP vf lookup_f(const float *table, vi at, int entries) {
    if (entries == 16) {
        __m256 low = _mm256_permutevar8x32_ps(_mm256_loadu_ps(table), at);
        __m256 high = _mm256_permutevar8x32_ps(_mm256_loadu_ps(table + 8), at);
        return _mm256_blendv_ps(low, high, _mm256_castsi256_ps(_mm256_slli_epi32(at, 28)));
    }
    return _mm256_i32gather_ps(table, _mm256_and_si256(at, _mm256_set1_epi32(entries - 1)), 4);
}

XPHI_OP vi number_i(int32_t a) { return _mm256_set1_epi32(a); }
XPHI_OP vi add_i(vi a, vi b) { return _mm256_add_epi32(a, b); }
XPHI_OP vi sub_i(vi a, vi b) { return _mm256_sub_epi32(a, b); }
#define left_i(a, s) _mm256_slli_epi32(a, s)
#define right_i(a, s) _mm256_srai_epi32(a, s)

#define XPHI_TWO(T, name, one) \
    XPHI_OP T name(T x, T y) { \
        T r = {one(x.a, y.a), one(x.b, y.b)}; \
        return r; \
    }
#define XPHI_THREE(name, one) \
    XPHI_OP vd name(vd x, vd y, vd z) { \
        vd r = {one(x.a, y.a, z.a), one(x.b, y.b, z.b)}; \
        return r; \
    }
XPHI_TWO(vd, add_d, _mm256_add_pd)
XPHI_TWO(vd, sub_d, _mm256_sub_pd)
XPHI_TWO(vd, mul_d, _mm256_mul_pd)
XPHI_TWO(vd, div_d, _mm256_div_pd)
XPHI_TWO(vd, lesser_d, _mm256_min_pd)
XPHI_TWO(vd, greater_d, _mm256_max_pd)
XPHI_THREE(fma_d, _mm256_fmadd_pd)
XPHI_THREE(fms_d, _mm256_fmsub_pd)
XPHI_THREE(fnma_d, _mm256_fnmadd_pd)
XPHI_TWO(vq, add_q, _mm256_add_epi64)
XPHI_TWO(vq, sub_q, _mm256_sub_epi64)

XPHI_OP vd load_d(const double *p) {
    vd r = {_mm256_loadu_pd(p), _mm256_loadu_pd(p + 4)};
    return r;
}
XPHI_OP void store_d(double *p, vd x) {
    _mm256_storeu_pd(p, x.a);
    _mm256_storeu_pd(p + 4, x.b);
}
XPHI_OP vd number_d(double x) {
    vd r = {_mm256_set1_pd(x), _mm256_set1_pd(x)};
    return r;
}
XPHI_OP vq number_q(int64_t x) {
    vq r = {_mm256_set1_epi64x(x), _mm256_set1_epi64x(x)};
    return r;
}
XPHI_OP vn less_d(vd x, vd y) {
    vn r = {_mm256_cmp_pd(x.a, y.a, _CMP_LT_OQ), _mm256_cmp_pd(x.b, y.b, _CMP_LT_OQ)};
    return r;
}
XPHI_OP vd select_d(vn m, vd x, vd y) {
    vd r = {_mm256_blendv_pd(y.a, x.a, m.a), _mm256_blendv_pd(y.b, x.b, m.b)};
    return r;
}
XPHI_OP vd nan_from_d(vd x, vd y) {
    vd r = {_mm256_blendv_pd(x.a, _mm256_add_pd(y.a, y.a), _mm256_cmp_pd(y.a, y.a, _CMP_UNORD_Q)),
            _mm256_blendv_pd(x.b, _mm256_add_pd(y.b, y.b), _mm256_cmp_pd(y.b, y.b, _CMP_UNORD_Q))};
    return r;
}
XPHI_OP vq bits_d(vd x) {
    vq r = {_mm256_castpd_si256(x.a), _mm256_castpd_si256(x.b)};
    return r;
}
XPHI_OP vd float_d(vq x) {
    vd r = {_mm256_castsi256_pd(x.a), _mm256_castsi256_pd(x.b)};
    return r;
}
XPHI_OP vd neg_d(vd x) {
    const __m256d sign = _mm256_set1_pd(-0.0);
    vd r = {_mm256_xor_pd(x.a, sign), _mm256_xor_pd(x.b, sign)};
    return r;
}
XPHI_OP vd abs_d(vd x) {
    const __m256d sign = _mm256_set1_pd(-0.0);
    vd r = {_mm256_andnot_pd(sign, x.a), _mm256_andnot_pd(sign, x.b)};
    return r;
}
XPHI_OP vd copysign_d(vd x, vd y) {
    const __m256d sign = _mm256_set1_pd(-0.0);
    vd r = {_mm256_or_pd(_mm256_andnot_pd(sign, x.a), _mm256_and_pd(sign, y.a)),
            _mm256_or_pd(_mm256_andnot_pd(sign, x.b), _mm256_and_pd(sign, y.b))};
    return r;
}
#define left_q(x, s) ((vq){_mm256_slli_epi64((x).a, s), _mm256_slli_epi64((x).b, s)})
/* AVX2 shifts 64-bit integers right only without their sign: moved up to be unsigned, shifted, and moved down again. */
XPHI_OP __m256i right_half(__m256i x, int s) {
    const __m256i bias = _mm256_set1_epi64x((long long)0x8000000000000000ull);
    return _mm256_sub_epi64(_mm256_srli_epi64(_mm256_add_epi64(x, bias), s), _mm256_srli_epi64(bias, s));
}
XPHI_OP vq right_q(vq x, int s) {
    vq r = {right_half(x.a, s), right_half(x.b, s)};
    return r;
}
XPHI_OP vd lookup_d(const double *table, vq at, int entries) {
    const __m256i mask = _mm256_set1_epi64x(entries - 1);
    vd r = {_mm256_i64gather_pd(table, _mm256_and_si256(at.a, mask), 8),
            _mm256_i64gather_pd(table, _mm256_and_si256(at.b, mask), 8)};
    return r;
}

XPHI_OP vd widen_f(vf x) {
    vd r = {_mm256_cvtps_pd(_mm256_castps256_ps128(x)), _mm256_cvtps_pd(_mm256_extractf128_ps(x, 1))};
    return r;
}
XPHI_OP vq widen_i(vi x) {
    vq r = {_mm256_cvtepi32_epi64(_mm256_castsi256_si128(x)), _mm256_cvtepi32_epi64(_mm256_extracti128_si256(x, 1))};
    return r;
}
XPHI_OP vf narrow_d(vd x) { return _mm256_set_m128(_mm256_cvtpd_ps(x.b), _mm256_cvtpd_ps(x.a)); }
