// Codes of a derivative: which of few levels stands for it at each input, a few bits an input.

#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include <nanobind/nanobind.h>

namespace xphi {

// Where numbers lie among ascending boundaries: above how many of them. A NaN is above all.
template <typename T>
class Intervals {
public:
    explicit Intervals(const std::vector<T>& boundaries);

    // out[i] = code[interval of x[i]], for at most `block` numbers
    void look_up(const T* x, const std::uint8_t* code, std::uint8_t* out, std::ptrdiff_t n) const;

    static constexpr std::ptrdiff_t block = 1024;

private:
    int cell_of(T x) const;
    void compare(const T* x, const std::uint8_t* code, std::uint8_t* out, std::ptrdiff_t n) const;
    void narrow_down(const T* x, const std::uint8_t* code, std::uint8_t* out, std::ptrdiff_t n) const;

    std::vector<T> boundaries_;  // then an infinity as often as a search may look behind the end
    std::ptrdiff_t count_;
    // The line in equal cells, and how many boundaries are below each; `in_one_` is how many are in one at most.
    T low_ = 0, scale_ = 0;
    std::vector<std::uint16_t> below_;
    int in_one_ = 0;
};

class Codes {
public:
    // `codes` has one more entry than `boundaries`, each the number of a level; `bits` is 1, 2, 4 or 8.
    Codes(int bits, std::vector<double> boundaries, std::vector<int> codes, std::vector<double> levels);

    // Packs the codes of `n` numbers at an address, the first in the lowest bits of a byte.
    void encode(const std::string& format, std::uintptr_t x, std::uintptr_t packed, std::ptrdiff_t n,
                int most_threads) const;

    // out[i] = g[i] times the level of code i; in 16-bit formats the product is formed in binary32, then rounded.
    void decode_vjp(const std::string& format, std::uintptr_t packed, std::uintptr_t g, std::uintptr_t out,
                    std::ptrdiff_t n, int most_threads) const;

private:
    int bits_;
    std::vector<std::uint8_t> codes_;
    Intervals<float> single_;
    Intervals<double> exact_;
    // The levels of the codes in every possible byte.
    std::vector<float> single_levels_;
    std::vector<double> exact_levels_;
};

}  // namespace xphi

// Adds Codes to the module.
void register_codes(nanobind::module_& m);
