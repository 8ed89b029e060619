#include "layout.h"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <stdexcept>
#include <utility>

#include "cursor.h"
#include "parallel.h"

namespace xphi {
namespace {

constexpr std::ptrdiff_t worth_aligning = 4096;  // elements

struct Extent {
    std::uintptr_t low, high;  // addresses of the first byte and of the one after the last
};

Extent extent_of(const Operand& operand, int axes, const std::ptrdiff_t* shape, std::ptrdiff_t itemsize) {
    Extent extent{reinterpret_cast<std::uintptr_t>(operand.data), reinterpret_cast<std::uintptr_t>(operand.data)};
    for (int axis = 0; axis < axes; ++axis) {
        const std::ptrdiff_t reach = (shape[axis] - 1) * operand.strides[axis];
        (reach < 0 ? extent.low : extent.high) += static_cast<std::uintptr_t>(reach);
    }
    extent.high += static_cast<std::uintptr_t>(itemsize);
    return extent;
}

// How many elements to compute first so that the others are written to whole cache lines. NumPy's large arrays begin 16
// bytes into a line; 64-byte loads and stores that all straddle two lines cost 20 % (measured on silu, AVX-512).
std::ptrdiff_t elements_before_line(const void* output, std::ptrdiff_t itemsize, std::ptrdiff_t n) {
    const std::ptrdiff_t bytes = -static_cast<std::ptrdiff_t>(reinterpret_cast<std::uintptr_t>(output)) & 63;
    return n < worth_aligning ? 0 : bytes / itemsize;
}

bool meet(const Extent& a, const Extent& b) { return a.low < b.high && b.low < a.high; }

}  // namespace

Arrays::Arrays(int axes, const std::ptrdiff_t* shape, std::ptrdiff_t itemsize, std::vector<Operand> operands,
               int inputs)
    : itemsize_(itemsize), inputs_(inputs), operands_(std::move(operands)) {
    for (int axis = 0; axis < axes; ++axis) {
        size_ *= shape[axis];
        if (shape[axis] == 1) continue;  // its stride says nothing
        for (Operand& operand : operands_) operand.strides[axes_] = operand.strides[axis];
        shape_[axes_++] = shape[axis];
    }
    if (size_ == 0) return;
    order_axes();
    merge_axes();
    copy_overlapping();
}

// Outermost first, by the distance between elements in the first output, then in the next operand that tells.
void Arrays::order_axes() {
    const auto further = [&](int a, int b) {
        for (std::size_t k = 0; k < operands_.size(); ++k) {
            const Operand& operand = operands_[(k + static_cast<std::size_t>(inputs_)) % operands_.size()];
            const std::ptrdiff_t x = std::abs(operand.strides[a]), y = std::abs(operand.strides[b]);
            if (x != y) return x > y;
        }
        return false;
    };
    for (int i = 1; i < axes_; ++i)
        for (int j = i; j > 0 && further(j, j - 1); --j) {
            std::swap(shape_[j], shape_[j - 1]);
            for (Operand& operand : operands_) std::swap(operand.strides[j], operand.strides[j - 1]);
        }
}

// Two axes become one where every operand runs through both with one stride.
void Arrays::merge_axes() {
    if (axes_ < 2) return;
    int kept = 0;
    for (int axis = 1; axis < axes_; ++axis) {
        bool one = true;
        for (const Operand& operand : operands_)
            one = one && operand.strides[kept] == operand.strides[axis] * shape_[axis];
        if (one) {
            shape_[kept] *= shape_[axis];
        } else {
            shape_[++kept] = shape_[axis];
        }
        for (Operand& operand : operands_) operand.strides[kept] = operand.strides[axis];
    }
    axes_ = kept + 1;
}

bool Arrays::dense(const Operand& operand) const {
    if (reinterpret_cast<std::uintptr_t>(operand.data) % static_cast<std::uintptr_t>(itemsize_) != 0) return false;
    std::ptrdiff_t stride = itemsize_;
    for (int axis = axes_; axis-- > 0; stride *= shape_[axis])
        if (operand.strides[axis] != stride) return false;
    return true;
}

bool Arrays::same_place(const Operand& a, const Operand& b) const {
    return a.data == b.data && std::equal(a.strides, a.strides + axes_, b.strides);
}

void Arrays::copy_overlapping() {
    const int count = static_cast<int>(operands_.size());
    for (int out = inputs_; out < count; ++out) {
        const Operand& output = operands_[static_cast<std::size_t>(out)];
        for (int axis = 0; axis < axes_; ++axis)
            if (output.strides[axis] == 0)
                throw std::invalid_argument("an output whose elements share memory cannot be written");
        const Extent written = extent_of(output, axes_, shape_, itemsize_);
        for (int other = out + 1; other < count; ++other)
            if (meet(written, extent_of(operands_[static_cast<std::size_t>(other)], axes_, shape_, itemsize_)))
                throw std::invalid_argument("two outputs share memory");
        for (int in = 0; in < inputs_; ++in) {
            Operand& input = operands_[static_cast<std::size_t>(in)];
            if (same_place(input, output) || !meet(written, extent_of(input, axes_, shape_, itemsize_))) continue;
            copies_.emplace_back(new char[static_cast<std::size_t>(size_ * itemsize_)]);
            char* copy = copies_.back().get();
            Cursor(axes_, shape_, input, itemsize_, 0).read(copy, size_);
            input.data = copy;
            std::ptrdiff_t stride = itemsize_;
            for (int axis = axes_; axis-- > 0; stride *= shape_[axis]) input.strides[axis] = stride;
        }
    }
}

void Arrays::run(const Compute& compute, int threads) {
    if (size_ == 0) return;
    share(size_, threads, [&](std::ptrdiff_t begin, std::ptrdiff_t end) { compute_range(compute, begin, end); });
}

void Arrays::compute_range(const Compute& compute, std::ptrdiff_t begin, std::ptrdiff_t end) const {
    const int count = static_cast<int>(operands_.size());
    void* places[most_operands] = {};
    bool direct[most_operands] = {};
    bool all = true;
    for (int k = 0; k < count; ++k) {
        const Operand& operand = operands_[static_cast<std::size_t>(k)];
        direct[k] = dense(operand);
        all = all && direct[k];
        places[k] = operand.data + begin * itemsize_;
    }
    const std::ptrdiff_t first =
        direct[inputs_] ? elements_before_line(places[inputs_], itemsize_, end - begin) : std::ptrdiff_t{0};
    if (all) {
        if (first > 0) {
            compute(places, places + inputs_, first);
            for (int k = 0; k < count; ++k) places[k] = static_cast<char*>(places[k]) + first * itemsize_;
        }
        compute(places, places + inputs_, end - begin - first);
        return;
    }
    alignas(64) char buffers[most_operands][block_bytes];
    std::optional<Cursor> cursors[most_operands];  // nothing here may throw, so nothing is allocated
    for (int k = 0; k < count; ++k)
        if (!direct[k]) cursors[k].emplace(axes_, shape_, operands_[static_cast<std::size_t>(k)], itemsize_, begin);
    const std::ptrdiff_t block = block_bytes / itemsize_;
    std::ptrdiff_t n = first > 0 ? first : std::min(block, end - begin);
    for (std::ptrdiff_t start = begin; start < end; start += n, n = std::min(block, end - start)) {
        for (int k = 0; k < count; ++k) {
            places[k] = direct[k] ? operands_[static_cast<std::size_t>(k)].data + start * itemsize_ : buffers[k];
            if (!direct[k] && k < inputs_) cursors[k]->read(buffers[k], n);
        }
        compute(places, places + inputs_, n);
        for (int k = inputs_; k < count; ++k)
            if (!direct[k]) cursors[k]->write(buffers[k], n);
    }
}

}  // namespace xphi
