/* Sixteen elements at a time: one register of floats, two of doubles. Needs AVX-512 F, DQ, VL and BW. */
#include <immintrin.h>

#define WIDTH 16

typedef __m512 vf;
typedef __m512i vi;
typedef __mmask16 vm;
typedef struct {
    __m512d a, b;
} vd;
typedef struct {
    __m512i a, b;
} vq;
typedef struct {
    __mmask8 a, b;
} vn;

#define XPHI_OP static inline __attribute__((always_inline, unused))

XPHI_OP vf load_f(const float *p) { return _mm512_loadu_ps(p); }
XPHI_OP void store_f(float *p, vf a) { _mm512_storeu_ps(p, a); }
XPHI_OP vf number_f(float a) { return _mm512_set1_ps(a); }
XPHI_OP vf add_f(vf a, vf b) { return _mm512_add_ps(a, b); }
XPHI_OP vf sub_f(vf a, vf b) { return _mm512_sub_ps(a, b); }
XPHI_OP vf mul_f(vf a, vf b) { return _mm512_mul_ps(a, b); }
XPHI_OP vf div_f(vf a, vf b) { return _mm512_div_ps(a, b); }
XPHI_OP vf fma_f(vf a, vf b, vf c) { return _mm512_fmadd_ps(a, b, c); }
XPHI_OP vf fms_f(vf a, vf b, vf c) { return _mm512_fmsub_ps(a, b, c); }
XPHI_OP vf fnma_f(vf a, vf b, vf c) { return _mm512_fnmadd_ps(a, b, c); }
XPHI_OP vf lesser_f(vf a, vf b) { return _mm512_min_ps(a, b); }
XPHI_OP vf greater_f(vf a, vf b) { return _mm512_max_ps(a, b); }
XPHI_OP vm less_f(vf a, vf b) { return _mm512_cmp_ps_mask(a, b, _CMP_LT_OQ); }
XPHI_OP vf select_f(vm m, vf a, vf b) { return _mm512_mask_blend_ps(m, b, a); }
XPHI_OP vf nan_from_f(vf a, vf b) { return _mm512_mask_add_ps(a, _mm512_cmp_ps_mask(b, b, _CMP_UNORD_Q), b, b); }
XPHI_OP vi bits_f(vf a) { return _mm512_castps_si512(a); }
XPHI_OP vf float_f(vi a) { return _mm512_castsi512_ps(a); }
XPHI_OP vf neg_f(vf a) { return _mm512_xor_ps(a, _mm512_set1_ps(-0.0f)); }
XPHI_OP vf abs_f(vf a) { return _mm512_andnot_ps(_mm512_set1_ps(-0.0f), a); }
XPHI_OP vf copysign_f(vf a, vf b) {
    const __m512i sign = _mm512_set1_epi32((int)0x80000000u);
    return _mm512_castsi512_ps(_mm512_ternarylogic_epi32(sign, _mm512_castps_si512(b), _mm512_castps_si512(a), 0xca));
}
XPHI_OP vf lookup_f(const float *table, vi at, int entries) {
    if (entries == 16) return _mm512_permutexvar_ps(at, _mm512_loadu_ps(table));
    return _mm512_i32gather_ps(_mm512_and_si512(at, _mm512_set1_epi32(entries - 1)), table, 4);
}

XPHI_OP vi number_i(int32_t a) { return _mm512_set1_epi32(a); }
XPHI_OP vi add_i(vi a, vi b) { return _mm512_add_epi32(a, b); }
XPHI_OP vi sub_i(vi a, vi b) { return _mm512_sub_epi32(a, b); }
#define left_i(a, s) _mm512_slli_epi32(a, s)
#define right_i(a, s) _mm512_srai_epi32(a, s)

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
XPHI_TWO(vd, add_d, _mm512_add_pd)
XPHI_TWO(vd, sub_d, _mm512_sub_pd)
XPHI_TWO(vd, mul_d, _mm512_mul_pd)
XPHI_TWO(vd, div_d, _mm512_div_pd)
XPHI_TWO(vd, lesser_d, _mm512_min_pd)
XPHI_TWO(vd, greater_d, _mm512_max_pd)
XPHI_THREE(fma_d, _mm512_fmadd_pd)
XPHI_THREE(fms_d, _mm512_fmsub_pd)
XPHI_THREE(fnma_d, _mm512_fnmadd_pd)
XPHI_TWO(vq, add_q, _mm512_add_epi64)
XPHI_TWO(vq, sub_q, _mm512_sub_epi64)

XPHI_OP vd load_d(const double *p) {
    vd r = {_mm512_loadu_pd(p), _mm512_loadu_pd(p + 8)};
    return r;
}
XPHI_OP void store_d(double *p, vd x) {
    _mm512_storeu_pd(p, x.a);
    _mm512_storeu_pd(p + 8, x.b);
}
XPHI_OP vd number_d(double x) {
    vd r = {_mm512_set1_pd(x), _mm512_set1_pd(x)};
    return r;
}
XPHI_OP vq number_q(int64_t x) {
    vq r = {_mm512_set1_epi64(x), _mm512_set1_epi64(x)};
    return r;
}
XPHI_OP vn less_d(vd x, vd y) {
    vn r = {_mm512_cmp_pd_mask(x.a, y.a, _CMP_LT_OQ), _mm512_cmp_pd_mask(x.b, y.b, _CMP_LT_OQ)};
    return r;
}
XPHI_OP vd select_d(vn m, vd x, vd y) {
    vd r = {_mm512_mask_blend_pd(m.a, y.a, x.a), _mm512_mask_blend_pd(m.b, y.b, x.b)};
    return r;
}
XPHI_OP vd nan_from_d(vd x, vd y) {
    vd r = {_mm512_mask_add_pd(x.a, _mm512_cmp_pd_mask(y.a, y.a, _CMP_UNORD_Q), y.a, y.a),
            _mm512_mask_add_pd(x.b, _mm512_cmp_pd_mask(y.b, y.b, _CMP_UNORD_Q), y.b, y.b)};
    return r;
}
XPHI_OP vq bits_d(vd x) {
    vq r = {_mm512_castpd_si512(x.a), _mm512_castpd_si512(x.b)};
    return r;
}
XPHI_OP vd float_d(vq x) {
    vd r = {_mm512_castsi512_pd(x.a), _mm512_castsi512_pd(x.b)};
    return r;
}
XPHI_OP vd neg_d(vd x) {
    const __m512d sign = _mm512_set1_pd(-0.0);
    vd r = {_mm512_xor_pd(x.a, sign), _mm512_xor_pd(x.b, sign)};
    return r;
}
XPHI_OP vd abs_d(vd x) {
    const __m512d sign = _mm512_set1_pd(-0.0);
    vd r = {_mm512_andnot_pd(sign, x.a), _mm512_andnot_pd(sign, x.b)};
    return r;
}
XPHI_OP __m512d copysign_half(__m512d x, __m512d y) {
    const __m512i sign = _mm512_set1_epi64((long long)0x8000000000000000ull);
    return _mm512_castsi512_pd(
        _mm512_ternarylogic_epi64(sign, _mm512_castpd_si512(y), _mm512_castpd_si512(x), 0xca));
}
XPHI_OP vd copysign_d(vd x, vd y) {
    vd r = {copysign_half(x.a, y.a), copysign_half(x.b, y.b)};
    return r;
}
#define left_q(x, s) ((vq){_mm512_slli_epi64((x).a, s), _mm512_slli_epi64((x).b, s)})
#define right_q(x, s) ((vq){_mm512_srai_epi64((x).a, s), _mm512_srai_epi64((x).b, s)})

XPHI_OP __m512d lookup_half(const double *table, __m512i at, int entries) {
    if (entries == 32) {
        __m512d low = _mm512_permutex2var_pd(_mm512_loadu_pd(table), at, _mm512_loadu_pd(table + 8));
        __m512d high = _mm512_permutex2var_pd(_mm512_loadu_pd(table + 16), at, _mm512_loadu_pd(table + 24));
        return _mm512_mask_blend_pd(_mm512_test_epi64_mask(at, _mm512_set1_epi64(16)), low, high);
    }
    return _mm512_i64gather_pd(_mm512_and_si512(at, _mm512_set1_epi64(entries - 1)), table, 8);
}
XPHI_OP vd lookup_d(const double *table, vq at, int entries) {
    vd r = {lookup_half(table, at.a, entries), lookup_half(table, at.b, entries)};
    return r;
}

XPHI_OP vd widen_f(vf x) {
    vd r = {_mm512_cvtps_pd(_mm512_castps512_ps256(x)), _mm512_cvtps_pd(_mm512_extractf32x8_ps(x, 1))};
    return r;
}
XPHI_OP vq widen_i(vi x) {
    vq r = {_mm512_cvtepi32_epi64(_mm512_castsi512_si256(x)), _mm512_cvtepi32_epi64(_mm512_extracti32x8_epi32(x, 1))};
    return r;
}
XPHI_OP vf narrow_d(vd x) {
    return _mm512_insertf32x8(_mm512_castps256_ps512(_mm512_cvtpd_ps(x.a)), _mm512_cvtpd_ps(x.b), 1);
}
