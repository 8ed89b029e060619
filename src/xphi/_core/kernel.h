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
//   first use; the other kinds compute in binary32, with the fast kernel, and round once;
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
    }

    // Any number of dense, aligned elements. An output may be exactly one of the inputs.
    void compute(const void* const* in, void* const* out, std::ptrdiff_t n, const double* parameters) const;

private:
    void evaluate(const void* const* in, void* const* out, std::ptrdiff_t n, const double* parameters) const;
    void evaluate_widened(const void* const* in, void* const* out, std::ptrdiff_t n, const double* parameters) const;
    void add_bias(const void* x, const void* bias, void* sum, std::ptrdiff_t n) const;
    void widen(const void* in, float* out, std::ptrdiff_t n) const;
    void narrow(const float* in, void* out, std::ptrdiff_t n) const;

    Description description_;
    const Isa& isa_;
    int inputs_;
    int outputs_;
    std::ptrdiff_t itemsize_;
    bool biased_;
    bool bfloat16_;
    const xphi_kernel* generated_ = nullptr;  // in this format, or in binary32 where a 16-bit one is widened
    const Table* table_ = nullptr;            // of a 16-bit f or grad; then there is no generated kernel
};

// Every kernel that `isa` has.
std::vector<Description> kernels_of(const Isa& isa);

}  // namespace xphi
