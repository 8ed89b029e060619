#include "table.h"

#include <cfloat>
#include <cmath>
#include <cstddef>
#include <cstring>
#include <limits>
#include <memory>
#include <vector>

#include "floating_point.h"

#if __has_include("exceptions.h")
#include "exceptions.h"
#define XPHI_HAS_EXCEPTIONS
#endif

namespace xphi {
namespace {

constexpr std::size_t codes = 65536;

struct Encoding {
    int trailing_bits;
    int least_exponent;  // the smallest subnormal is 2^(least_exponent - trailing_bits)
    std::uint16_t infinity;
};

Encoding encoding_of(const std::string& format) {
    if (format == "binary16") return {10, -14, 0x7c00};
    return {7, -126, 0x7f80};
}

double value_of(std::uint16_t code, const Encoding& encoding) {
    const std::uint16_t magnitude = code & 0x7fff;
    const int exponent = magnitude >> encoding.trailing_bits;
    const int trailing = magnitude & ((1 << encoding.trailing_bits) - 1);
    const int significand = exponent == 0 ? trailing : trailing + (1 << encoding.trailing_bits);
    const int power = encoding.least_exponent - encoding.trailing_bits + (exponent == 0 ? 0 : exponent - 1);
    double value = std::ldexp(static_cast<double>(significand), power);
    if (magnitude >= encoding.infinity) value = HUGE_VAL;  // NaNs never get here
    return code & 0x8000 ? -value : value;
}

// To the nearest, ties to even, in integers: the one rounding there is.
std::uint16_t rounded(double value, const Encoding& encoding) {
    std::uint64_t bits;
    std::memcpy(&bits, &value, sizeof bits);
    const std::uint16_t sign = static_cast<std::uint16_t>(bits >> 63 << 15);
    const std::uint64_t magnitude = bits & ~(std::uint64_t{1} << 63);
    const std::uint64_t infinite = std::uint64_t{0x7ff} << 52;
    if (magnitude > infinite) return static_cast<std::uint16_t>(sign | encoding.infinity | encoding.infinity >> 1);
    if (magnitude == infinite) return sign | encoding.infinity;
    const int exponent = static_cast<int>(magnitude >> 52) - 1023;
    if (exponent < encoding.least_exponent - encoding.trailing_bits - 1) return sign;  // less than half the smallest
    const std::uint64_t significand = (magnitude & ((std::uint64_t{1} << 52) - 1)) | std::uint64_t{1} << 52;
    const bool subnormal = exponent < encoding.least_exponent;
    const int dropped = 52 - encoding.trailing_bits + (subnormal ? encoding.least_exponent - exponent : 0);
    std::uint64_t kept = significand >> dropped;
    const std::uint64_t rest = significand & ((std::uint64_t{1} << dropped) - 1);
    const std::uint64_t half = std::uint64_t{1} << (dropped - 1);
    if (rest > half || (rest == half && kept & 1)) ++kept;
    // a carry moves into the exponent field by itself, and from the largest number to infinity
    const int field = subnormal ? 0 : exponent - encoding.least_exponent;
    const std::uint64_t code = (static_cast<std::uint64_t>(field) << encoding.trailing_bits) + kept;
    return static_cast<std::uint16_t>(sign | (code >= encoding.infinity ? encoding.infinity : code));
}

bool is_nan(std::size_t code, const Encoding& encoding) { return (code & 0x7fff) > encoding.infinity; }

// The results at all codes, as the binary64 kernel has them; anything at a NaN.
std::vector<double> results_of(const xphi_kernel& binary64, const Encoding& encoding) {
    const DefaultFloatingPoint environment;
    std::vector<double> inputs(codes), results(codes);
    for (std::size_t code = 0; code < codes; ++code)
        inputs[code] = is_nan(code, encoding) ? 0.0 : value_of(static_cast<std::uint16_t>(code), encoding);
    const void* in[] = {inputs.data()};
    void* out[] = {results.data()};
    binary64.run(in, out, static_cast<std::ptrdiff_t>(codes), nullptr);
    return results;
}

// A factor of a product in a 16-bit format, in binary32. Where it would be subnormal or infinite there, its digits are
// lost, and the NaN says so; but if not even the largest number of binary32 lifts it to half of the format's smallest
// number, a zero does as well.
float factor_of(double value, const Encoding& encoding) {
    const double magnitude = std::fabs(value);
    const double vanishing = std::ldexp(1.0, encoding.least_exponent - encoding.trailing_bits - 1 - FLT_MAX_EXP);
    if (magnitude < vanishing) return static_cast<float>(std::copysign(0.0, value));
    const float factor = static_cast<float>(value);
    const bool lossy = magnitude < FLT_MIN || (std::isinf(factor) && !std::isinf(value));
    return lossy ? std::numeric_limits<float>::quiet_NaN() : factor;
}

}  // namespace

void Table::fill() const {
    if (entries() != nullptr) return;
    const Encoding encoding = encoding_of(format_);
    const std::vector<double> results = results_of(binary64_, encoding);

    // one entry more, because a look-up may read two at once
    auto entries = std::make_unique<std::uint16_t[]>(codes + 1);
    const std::uint16_t quiet = static_cast<std::uint16_t>(1 << (encoding.trailing_bits - 1));
    for (std::size_t code = 0; code < codes; ++code)
        entries[code] =
            is_nan(code, encoding) ? static_cast<std::uint16_t>(code | quiet) : rounded(results[code], encoding);
#ifdef XPHI_HAS_EXCEPTIONS
    // where the binary64 result is so near the middle of two 16-bit numbers that rounding it may go the wrong way
    for (const xphi_exception* known = xphi_exceptions; known->name != nullptr; ++known)
        if (std::strcmp(known->name, binary64_.name) == 0 && std::strcmp(known->kind, binary64_.kind) == 0 &&
            format_ == known->format)
            entries[known->input] = known->output;
#endif
    const std::uint16_t* none = nullptr;
    if (entries_.compare_exchange_strong(none, entries.get(), std::memory_order_acq_rel)) entries.release();
}

struct Values::Arrays {
    float single[codes];
    double exact[codes];
};

void Values::fill() const {
    if (arrays_.load(std::memory_order_acquire) != nullptr) return;
    const Encoding encoding = encoding_of(format_);
    const std::vector<double> results = results_of(binary64_, encoding);
    const DefaultFloatingPoint environment;
    auto arrays = std::make_unique<Arrays>();
    for (std::size_t code = 0; code < codes; ++code) {
        const bool nan = is_nan(code, encoding);
        arrays->exact[code] = nan ? std::numeric_limits<double>::quiet_NaN() : results[code];
        arrays->single[code] = factor_of(arrays->exact[code], encoding);
    }
    const Arrays* none = nullptr;
    if (arrays_.compare_exchange_strong(none, arrays.get(), std::memory_order_acq_rel)) arrays.release();
}

xphi_values Values::entries() const {
    const Arrays* arrays = arrays_.load(std::memory_order_acquire);
    return {arrays->single, arrays->exact};
}

}  // namespace xphi
