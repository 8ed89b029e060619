// Arrays of any layout, handed to code that takes dense blocks.

#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <vector>

namespace xphi {

constexpr int most_axes = 64;    // NumPy's own limit
constexpr int most_operands = 5; // three inputs and two outputs
constexpr std::ptrdiff_t block_bytes = 4096;  // of a buffer: all of them stay in the first-level cache

struct Operand {
    char* data;
    std::ptrdiff_t strides[most_axes];  // in bytes
};

// Computes dense, aligned blocks: inputs, outputs, number of elements. An output may be exactly one of the inputs.
using Compute = std::function<void(const void* const*, void* const*, std::ptrdiff_t)>;

// Arrays of one shape and one element size, walked together in the order of the first output's memory.
class Arrays {
public:
    // The first `inputs` operands are read, the others written. Throws std::invalid_argument where two outputs, or two
    // elements of an output, share memory.
    Arrays(int axes, const std::ptrdiff_t* shape, std::ptrdiff_t itemsize, std::vector<Operand> operands, int inputs);

    std::ptrdiff_t size() const { return size_; }

    // Computes everything. An input that an output would overwrite too early is copied first.
    void run(const Compute& compute, int threads);

private:
    void order_axes();
    void merge_axes();
    bool dense(const Operand& operand) const;
    bool same_place(const Operand& a, const Operand& b) const;
    void copy_overlapping();
    void compute_range(const Compute& compute, std::ptrdiff_t begin, std::ptrdiff_t end) const;

    int axes_ = 0;
    std::ptrdiff_t shape_[most_axes];
    std::ptrdiff_t itemsize_;
    std::ptrdiff_t size_ = 1;
    int inputs_;
    std::vector<Operand> operands_;
    std::vector<std::unique_ptr<char[]>> copies_;
};

}  // namespace xphi
