// ULP errors of whole blocks: what a function returned, compared with exact values.
//
// ulp(y) is the spacing of the target format in the binade of the exact value y (the subnormal spacing below, that of
// the last binade beyond the largest float). An exact value comes in one of two ways:
//
//   reference alone       a binary64 whose own error is at most two binary64 ulps. Where that much could change the
//                         rounded result, or the binade while the result is wrong, the input is *undecided*: it is
//                         left out of every figure and its index is handed back.
//   reference and rest    reference is the exact value rounded to binary64, rest = (exact - reference)/ulp64(reference).
//                         Everything is decided.

#include "ulp.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <optional>
#include <stdexcept>
#include <vector>

#include <nanobind/ndarray.h>
#include <nanobind/stl/optional.h>

namespace nb = nanobind;

// Explicit dispatch in one place: the arithmetic is the same, four lanes instead of two.
#if defined(__x86_64__) && defined(__linux__) && defined(__GNUC__) && !defined(__clang__)
#define XPHI_WIDE __attribute__((target_clones("avx2", "default")))
#else
#define XPHI_WIDE
#endif

namespace {

constexpr double infinity = HUGE_VAL;
constexpr std::ptrdiff_t block = 1024;
constexpr std::size_t most_listed = 8;

// 2^e for -1022 <= e <= 1023.
double power_of_two(int e) {
    const std::uint64_t bits = static_cast<std::uint64_t>(e + 1023) << 52;
    double value;
    std::memcpy(&value, &bits, sizeof value);
    return value;
}

std::uint64_t bits_of(double value) {
    std::uint64_t bits;
    std::memcpy(&bits, &value, sizeof bits);
    return bits;
}

double from_bits(std::uint64_t bits) {
    double value;
    std::memcpy(&value, &bits, sizeof value);
    return value;
}

// A target format with p significant bits and normal binades emin .. emax.
struct Format {
    int precision, emin, emax;
    double smallest_normal, last_binade, largest, per_ulp, roundoff;

    Format(int p, int low, int high) : precision(p), emin(low), emax(high) {
        if (p < 2 || p > 53 || low < -1022 || high > 1023 || low >= high) {
            throw std::invalid_argument("no such floating-point format");
        }
        smallest_normal = power_of_two(low);
        last_binade = power_of_two(high);
        largest = last_binade * (2.0 - power_of_two(1 - p));
        per_ulp = power_of_two(p - 2);
        roundoff = power_of_two(-p);
    }

    // The exponent field of the binade whose spacing counts for a magnitude.
    std::uint64_t field(double magnitude) const {
        return bits_of(std::min(std::max(magnitude, smallest_normal), last_binade)) >> 52;
    }

    // 2 / 2^e for that field: a difference times this times per_ulp is in ulp. One factor could overflow.
    double scale(std::uint64_t e) const { return from_bits((2047 - e) << 52); }

    // Nearest value of the format, ties to even, of a binary64; a format as wide as binary64 keeps it.
    double round(double value) const {
        if (precision == 53) return value;
        const double magic = 1.5 * from_bits((field(std::fabs(value)) + static_cast<std::uint64_t>(53 - precision)) << 52);
        return std::copysign((value + magic) - magic, value);
    }
};

struct Tally {
    std::ptrdiff_t compared = 0, correct = 0, nonfinite = 0, nan_lost = 0, zero_signs = 0,
                   wrong_signs = 0;
    double max_ulp = 0.0, max_abs = 0.0, max_rel = 0.0, coarse_ulp = 0.0;
    std::ptrdiff_t at = -1, abs_at = -1, rel_at = -1, first_nonzero = -1;
    std::vector<std::int64_t> nonfinite_at, undecided;

    void ulp(double error, std::ptrdiff_t i) {
        if (error > max_ulp || at < 0) max_ulp = error, at = i;
    }
    void absolute(double error, std::ptrdiff_t i) {
        if (error > max_abs || abs_at < 0) max_abs = error, abs_at = i;
    }
    void relative(double error, std::ptrdiff_t i) {
        if (error > max_rel || rel_at < 0) max_rel = error, rel_at = i;
    }
    void broken(std::ptrdiff_t i) {
        ++nonfinite;
        if (nonfinite_at.size() < most_listed) nonfinite_at.push_back(i);
    }
};

// One input with all its cases; `side` is the sign of exact - reference, `rest` its size in ulp64(reference).
void careful(const Format &f, double x, double got, double reference, double rest, std::ptrdiff_t i, Tally &tally) {
    if (std::isnan(reference)) {
        tally.nan_lost += !std::isnan(got);
        return;
    }
    ++tally.compared;
    const double magnitude = std::fabs(reference);
    const int side = (rest > 0.0) - (rest < 0.0);
    double wanted = f.round(reference);
    if (side != 0 && wanted != reference && std::isfinite(wanted) && std::isfinite(reference)) {
        // An exact tie of the format in binary64 is none in truth: the rest says which neighbour is nearer.
        const double spacing = power_of_two(static_cast<int>(f.field(magnitude)) - 1023 - f.precision + 1);
        const double away = reference - wanted;
        if (std::fabs(away) * 2.0 == spacing && (away > 0.0) == (side > 0)) wanted += away * 2.0;
    }
    if (std::fabs(wanted) > f.largest) wanted = std::copysign(infinity, wanted);
    if (std::isnan(got) || (std::isinf(got) && got != wanted)) {
        tally.broken(i);
        return;
    }
    if (got == wanted) {
        ++tally.correct;
        tally.zero_signs += got == 0.0 && std::signbit(got) != std::signbit(wanted);
        if (std::isinf(got)) {
            tally.ulp(0.0, i);
            return;
        }
    }
    tally.wrong_signs += (got < 0.0 && reference > 0.0) || (got > 0.0 && reference < 0.0);
    std::uint64_t e = f.field(magnitude);
    const bool power = (bits_of(magnitude) & ((std::uint64_t{1} << 52) - 1)) == 0;
    if (power && magnitude > f.smallest_normal && magnitude <= f.last_binade && side * reference < 0.0) --e;
    const Format whole(53, -1022, 1023);
    // rest in units of the target's ulp: both spacings are powers of two whose quotient is exact.
    const double offset = rest == 0.0 ? 0.0
                                      : std::ldexp(rest, static_cast<int>(whole.field(magnitude)) - 52 -
                                                             (static_cast<int>(e) - f.precision + 1));
    const double difference = got - reference;
    const double error = std::fabs(difference * f.scale(e) * f.per_ulp - offset);
    tally.ulp(error, i);
    if (std::isinf(reference)) return;
    const double absolute = std::ldexp(error, static_cast<int>(e) - 1023 - f.precision + 1);
    tally.absolute(absolute, i);
    if (absolute > f.roundoff) tally.coarse_ulp = std::max(tally.coarse_ulp, error);
    if (x < 0.0 && magnitude >= f.smallest_normal) tally.relative(absolute / magnitude, i);
}

// Four lanes, in the vector extension that GCC and Clang share: comparisons give masks of all ones.
typedef double Lanes __attribute__((vector_size(32)));
typedef std::int64_t Masks __attribute__((vector_size(32)));
constexpr std::ptrdiff_t lanes = 4;

// The same for `block` results with references alone. What does not fit (infinities, NaN, overflow) is marked 2, what
// is undecided 1; both carry the error -1.
XPHI_WIDE void measure(const Format &f, const double *got, const double *reference, double *errors,
                       double *differences, double *marks, double *correct) {
    const Lanes zero = {}, one = zero + 1.0, off = zero - 1.0, most = zero + infinity;
    const Lanes low = zero + f.smallest_normal, high = zero + f.last_binade, largest = zero + f.largest;
    const Masks up = Masks{} + (static_cast<std::int64_t>(53 - f.precision) << 52);
    const Masks field = Masks{} + (std::int64_t{0x7ff} << 52), sign = Masks{} + INT64_MIN;
    const Masks twice = Masks{} + (std::int64_t{2047} << 52);
    for (std::ptrdiff_t i = 0; i < block; i += lanes) {
        Lanes y, value;
        std::memcpy(&y, reference + i, sizeof y);
        std::memcpy(&value, got + i, sizeof value);
        const Lanes magnitude = (Lanes)((Masks)y & ~sign);
        const Lanes doubt = magnitude * 0x1p-51;  // at least two binary64 ulps
        const Lanes below = magnitude - doubt, above = magnitude + doubt;
        const Lanes m_low = magnitude < low ? low : magnitude, m = m_low > high ? high : m_low;
        const Lanes b_low = below < low ? low : below, b = b_low > high ? high : b_low;
        const Lanes a_low = above < low ? low : above, a = a_low > high ? high : a_low;
        const Masks e = (Masks)m & field, e_below = (Masks)b & field, e_above = (Masks)a & field;
        // Adding 1.5 * 2^52 ulp and taking it away again leaves the nearest multiple of an ulp, ties to even.
        const Lanes magic = (Lanes)(e + up) * 1.5;
        const Lanes magic_below = (Lanes)(e_below + up) * 1.5, magic_above = (Lanes)(e_above + up) * 1.5;
        const Lanes wanted = (Lanes)((Masks)((magnitude + magic) - magic) | ((Masks)y & sign));
        const Lanes first = (below + magic_below) - magic_below, last = (above + magic_above) - magic_above;
        const Lanes difference = (Lanes)((Masks)(value - y) & ~sign);
        const Lanes error = difference * (Lanes)(twice - e_below) * f.per_ulp;
        const Masks same = value == wanted;
        const Masks plain = (difference < most) & (last <= largest);
        const Masks decided = (first == last) & ((e_below == e_above) | same);
        const Masks counts = plain & decided;
        const Lanes out_error = counts ? error : off, out_difference = counts ? difference : off;
        const Lanes out_correct = (counts & same) ? one : zero;
        const Lanes out_mark = plain ? (decided ? zero : one) : one + one;
        std::memcpy(errors + i, &out_error, sizeof out_error);
        std::memcpy(differences + i, &out_difference, sizeof out_difference);
        std::memcpy(correct + i, &out_correct, sizeof out_correct);
        std::memcpy(marks + i, &out_mark, sizeof out_mark);
    }
}

// What a block amounts to.
struct Totals {
    double worst, widest, marked, right, zero_signs, wrong_signs, relative;
};

// By reference: how a vector is passed by value depends on the instruction set.
double sum(const Lanes &v) { return v[0] + v[1] + v[2] + v[3]; }
double largest(const Lanes &v) { return std::max(std::max(v[0], v[1]), std::max(v[2], v[3])); }

// Largest errors, sums of the marks and of correct results, right zeros and other numbers of the wrong sign, and how many
// relative errors of normal results are above `relative`.
XPHI_WIDE void add_up(const Format &f, const double *got, const double *reference, const double *errors,
                      const double *differences, const double *marks, const double *correct, double relative,
                      Totals &out) {
    const Lanes zero = {}, one = zero + 1.0, low = zero + f.smallest_normal;
    const Masks sign = Masks{} + INT64_MIN, none = {};
    Lanes worst = {}, widest = {}, marked = {}, right = {}, zero_signs = {}, wrong_signs = {}, above = {};
    for (std::ptrdiff_t i = 0; i < block; i += lanes) {
        Lanes g, y, e, d, m, c;
        std::memcpy(&g, got + i, sizeof g);
        std::memcpy(&y, reference + i, sizeof y);
        std::memcpy(&e, errors + i, sizeof e);
        std::memcpy(&d, differences + i, sizeof d);
        std::memcpy(&m, marks + i, sizeof m);
        std::memcpy(&c, correct + i, sizeof c);
        const Lanes magnitude = (Lanes)((Masks)y & ~sign);
        const Masks signs_differ = (((Masks)g ^ (Masks)y) & sign) != none;
        worst = e > worst ? e : worst;
        widest = d > widest ? d : widest;
        marked += m;
        right += c;
        zero_signs += ((g == zero) & signs_differ) ? c : zero;
        wrong_signs += ((g != zero) & (y != zero) & signs_differ & (d >= zero)) ? one : zero;
        above += ((d > magnitude * relative) & (magnitude >= low)) ? one : zero;
    }
    out = {largest(worst), largest(widest), sum(marked), sum(right), sum(zero_signs), sum(wrong_signs), sum(above)};
}

template <class Value>
void with_references(const Format &f, const double *x, const Value *got, const double *reference, std::ptrdiff_t n,
                     Tally &tally) {
    alignas(64) double errors[block], differences[block], marks[block], correct[block], wide[block], exact[block];
    for (std::ptrdiff_t start = 0; start < n; start += block) {
        const std::ptrdiff_t count = std::min(block, n - start);
        std::copy(got + start, got + start + count, wide);
        std::copy(reference + start, reference + start + count, exact);
        std::fill(wide + count, wide + block, 0.0);  // zeros are right and change no figure
        std::fill(exact + count, exact + block, 0.0);
        measure(f, wide, exact, errors, differences, marks, correct);
        Totals totals;
        add_up(f, wide, exact, errors, differences, marks, correct, tally.max_rel, totals);
        tally.correct += static_cast<std::ptrdiff_t>(totals.right) - (block - count);
        tally.compared += count;
        tally.zero_signs += static_cast<std::ptrdiff_t>(totals.zero_signs);
        tally.wrong_signs += static_cast<std::ptrdiff_t>(totals.wrong_signs);
        if (totals.worst > tally.max_ulp || tally.at < 0) {
            for (std::ptrdiff_t i = 0; i < count; ++i) {
                if (errors[i] >= 0.0) tally.ulp(errors[i], start + i);
            }
        }
        if (totals.worst > tally.coarse_ulp && totals.widest > f.roundoff) {
            for (std::ptrdiff_t i = 0; i < count; ++i) {
                if (differences[i] > f.roundoff) tally.coarse_ulp = std::max(tally.coarse_ulp, errors[i]);
            }
        }
        if (totals.widest > tally.max_abs || tally.abs_at < 0) {
            for (std::ptrdiff_t i = 0; i < count; ++i) {
                if (differences[i] >= 0.0) tally.absolute(differences[i], start + i);
            }
        }
        for (std::ptrdiff_t i = 0; totals.relative != 0.0 && !(x[start] >= 0.0) && i < count; ++i) {
            const double magnitude = std::fabs(reference[start + i]);
            // A product instead of a quotient: only a new largest one is divided.
            if (x[start + i] < 0.0 && magnitude >= f.smallest_normal && differences[i] > tally.max_rel * magnitude) {
                tally.relative(differences[i] / magnitude, start + i);
            }
        }
        for (std::ptrdiff_t i = 0; totals.marked != 0.0 && i < count; ++i) {
            const std::ptrdiff_t k = start + i;
            if (marks[i] == 0.0) continue;
            --tally.compared;
            if (marks[i] == 1.0) tally.undecided.push_back(k);
            if (marks[i] == 2.0) careful(f, x[k], static_cast<double>(got[k]), reference[k], 0.0, k, tally);
        }
    }
}

using Doubles = nb::ndarray<const double, nb::ndim<1>, nb::c_contig, nb::device::cpu>;
using Floats = nb::ndarray<const float, nb::ndim<1>, nb::c_contig, nb::device::cpu>;

template <class Value>
void find_nonzero(const double *x, const Value *got, std::ptrdiff_t n, Tally &tally) {
    for (std::ptrdiff_t i = 0; i < n && !(x[i] >= 0.0); ++i) {  // NaN may stand first
        if (!(got[i] == Value(0)) && std::isfinite(x[i])) {
            tally.first_nonzero = i;
            return;
        }
    }
}

template <class Array>
nb::dict compare_ulp(Doubles x, Array got, Doubles reference, std::optional<Doubles> rest, int precision, int emin,
                     int emax) {
    const Format format(precision, emin, emax);
    const std::ptrdiff_t n = static_cast<std::ptrdiff_t>(x.shape(0));
    if (got.shape(0) != x.shape(0) || reference.shape(0) != x.shape(0) || (rest && rest->shape(0) != x.shape(0))) {
        throw std::invalid_argument("all arrays must have one length");
    }
    if (!rest && precision == 53) throw std::invalid_argument("binary64 results need references with a rest");
    Tally tally;
    {
        nb::gil_scoped_release released;
        if (rest) {
            for (std::ptrdiff_t i = 0; i < n; ++i) {
                careful(format, x.data()[i], static_cast<double>(got.data()[i]), reference.data()[i], rest->data()[i],
                        i, tally);
            }
        } else {
            with_references(format, x.data(), got.data(), reference.data(), n, tally);
        }
        find_nonzero(x.data(), got.data(), n, tally);
    }
    nb::list nonfinite_at;
    for (const std::int64_t i : tally.nonfinite_at) nonfinite_at.append(i);
    nb::list undecided;
    for (const std::int64_t i : tally.undecided) undecided.append(i);
    nb::dict result;
    result["compared"] = tally.compared;
    result["correct"] = tally.correct;
    result["max_ulp"] = tally.max_ulp;
    result["at"] = tally.at;
    result["coarse_ulp"] = tally.coarse_ulp;
    result["max_abs"] = tally.max_abs;
    result["abs_at"] = tally.abs_at;
    result["max_rel_negative"] = tally.max_rel;
    result["rel_at"] = tally.rel_at;
    result["nonfinite"] = tally.nonfinite;
    result["nonfinite_at"] = nonfinite_at;
    result["nan_lost"] = tally.nan_lost;
    result["zero_signs"] = tally.zero_signs;
    result["wrong_signs"] = tally.wrong_signs;
    result["first_nonzero"] = tally.first_nonzero;
    result["undecided"] = undecided;
    return result;
}

using Out = nb::ndarray<double, nb::ndim<1>, nb::c_contig, nb::device::cpu>;

void round_to(Doubles values, Out out, int precision, int emin, int emax) {
    const Format format(precision, emin, emax);
    if (out.shape(0) != values.shape(0)) throw std::invalid_argument("all arrays must have one length");
    nb::gil_scoped_release released;
    for (std::size_t i = 0; i < values.shape(0); ++i) {
        const double rounded = format.round(values.data()[i]);
        out.data()[i] = std::fabs(rounded) > format.largest ? std::copysign(infinity, rounded) : rounded;
    }
}

}  // namespace

void register_ulp(nb::module_ &module) {
    const char *help =
        "ULP errors of a block. x: inputs, ascending; got: results (binary32, or any narrower format widened to\n"
        "binary64); reference, rest: exact values (see ulp.cpp); then the precision and exponents of the format.";
    module.def("compare_ulp", &compare_ulp<Floats>, help, nb::arg("x"), nb::arg("got").noconvert(),
               nb::arg("reference"), nb::arg("rest").none(), nb::arg("precision"), nb::arg("emin"), nb::arg("emax"));
    module.def("compare_ulp", &compare_ulp<Doubles>, help, nb::arg("x"), nb::arg("got").noconvert(),
               nb::arg("reference"), nb::arg("rest").none(), nb::arg("precision"), nb::arg("emin"), nb::arg("emax"));
    module.def("round_to", &round_to, "Round binary64 numbers to a format, ties to even, into `out`.",
               nb::arg("values"), nb::arg("out"), nb::arg("precision"), nb::arg("emin"), nb::arg("emax"));
}
