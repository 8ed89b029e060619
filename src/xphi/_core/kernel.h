// What the binding offers: generated kernels, and what the core makes of them.

#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "isa.h"
#include "table.h"

namespace xphi {

using Description = std::array<std::string, 4>;  // name, kind, format, rung

// A generated kernel, or something that is computed with one:
// - in a 16-bit format, f and grad are looked up in a table of all 65,536 results that the binary64 kernel fills at the
//   first use, and so are the factors f(x) and f'(x) of the products that the other kinds are; some functions have code instead. A
//   gate that is no such product computes in binary32, with the faithful kernel, and rounds once;
// - the kind "bias" takes (x, b) to f(x + b), the sum rounded to the format;
// - rung "fast" in binary64 is the faithful kernel.
class Kernel {
public:
    // Throws std::invalid_argument where `isa` has none such.
    Kernel(const Description& description, const Isa& isa);

    int inputs() const { return inputs_; }
    int outputs() const { return outputs_; }
    std::ptrdiff_t itemsize() const { return itemsize_; }
    const Description& description() const { return description_; }
    const Isa& isa() const { return isa_; }

    // Makes what the first call needs; afterwards compute() does not throw.
    void prepare() const {
        if (table_ != nullptr) table_->fill();
        if (values_ != nullptr) values_->fill();
        if (slopes_ != nullptr) slopes_->fill();
    }

    // Any number of dense, aligned elements. An output may be exactly one of the inputs.
    void compute(const void* const* in, void* const* out, std::ptrdiff_t n, const double* parameters) const;

private:
    bool serve_sixteen(const std::string& kind);
    bool multiply(const std::string& activation, const std::string& kind);
    void evaluate(const void* const* in, void* const* out, std::ptrdiff_t n, const double* parameters) const;
    void evaluate_sixteen(const std::uint16_t* const* in, std::uint16_t* const* out, std::ptrdiff_t n,
                          const double* parameters) const;
    void evaluate_widened(const std::uint16_t* const* in, std::uint16_t* const* out, std::ptrdiff_t n,
                          const double* parameters) const;
    void add_bias(const void* x, const void* bias, void* sum, std::ptrdiff_t n) const;

    Description description_;
    const Isa& isa_;
    int inputs_;
    int outputs_;
    std::ptrdiff_t itemsize_;
    bool biased_;
    const xphi_kernel* generated_ = nullptr;  // in this format, or in binary32 where a 16-bit one is widened
    // The other ways to a 16-bit result, of which there is one: a table of results, code for all of them, a product of
    // a value of f or of f', or both of a gate's gradients. Code of a function's own needs no values.
    const xphi_sixteen* sixteen_ = nullptr;
    const Table* table_ = nullptr;
    decltype(xphi_direct::f) unary_ = nullptr;
    decltype(xphi_sixteen::product) product_ = nullptr;
    decltype(xphi_sixteen::gradients) gradients_ = nullptr;
    const Values* values_ = nullptr;
    const Values* slopes_ = nullptr;
};

// Every kernel that `isa` has.
std::vector<Description> kernels_of(const Isa& isa);

}  // namespace xphi
