// A place in an array, and copying from there on between the array and a dense buffer.

#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>

#include "layout.h"

namespace xphi {

class Cursor {
public:
    // At the element number `start` in the order of the axes, the last one running fastest.
    Cursor(int axes, const std::ptrdiff_t* shape, const Operand& operand, std::ptrdiff_t itemsize,
           std::ptrdiff_t start)
        : axes_(axes), shape_(shape), strides_(operand.strides), itemsize_(itemsize), place_(operand.data) {
        for (int axis = axes; axis-- > 0;) {
            index_[axis] = start % shape[axis];
            start /= shape[axis];
            place_ += index_[axis] * strides_[axis];
        }
    }

    void read(char* buffer, std::ptrdiff_t n) {
        walk(n, [&](std::ptrdiff_t run, std::ptrdiff_t stride) {
            copy(buffer, itemsize_, place_, stride, run);
            buffer += run * itemsize_;
        });
    }

    void write(const char* buffer, std::ptrdiff_t n) {
        walk(n, [&](std::ptrdiff_t run, std::ptrdiff_t stride) {
            copy(place_, stride, buffer, itemsize_, run);
            buffer += run * itemsize_;
        });
    }

private:
    template <typename Step>
    void walk(std::ptrdiff_t n, Step step) {
        if (axes_ == 0) {
            if (n > 0) step(1, itemsize_);
            return;
        }
        const int last = axes_ - 1;
        while (n > 0) {
            const std::ptrdiff_t run = std::min(n, shape_[last] - index_[last]);
            step(run, strides_[last]);
            n -= run;
            index_[last] += run;
            place_ += run * strides_[last];
            for (int axis = last; axis > 0 && index_[axis] == shape_[axis]; --axis) {
                place_ += strides_[axis - 1] - shape_[axis] * strides_[axis];
                index_[axis] = 0;
                ++index_[axis - 1];
            }
        }
    }

    void copy(char* to, std::ptrdiff_t to_stride, const char* from, std::ptrdiff_t from_stride, std::ptrdiff_t n) {
        if (to_stride == itemsize_ && from_stride == itemsize_)
            std::memcpy(to, from, static_cast<std::size_t>(n * itemsize_));
        else if (itemsize_ == 2)
            copy_each<std::uint16_t>(to, to_stride, from, from_stride, n);
        else if (itemsize_ == 4)
            copy_each<std::uint32_t>(to, to_stride, from, from_stride, n);
        else
            copy_each<std::uint64_t>(to, to_stride, from, from_stride, n);
    }

    // memcpy, because an element need not be aligned
    template <typename Element>
    static void copy_each(char* to, std::ptrdiff_t to_stride, const char* from, std::ptrdiff_t from_stride,
                          std::ptrdiff_t n) {
        for (std::ptrdiff_t i = 0; i < n; ++i) {
            Element element;
            std::memcpy(&element, from + i * from_stride, sizeof element);
            std::memcpy(to + i * to_stride, &element, sizeof element);
        }
    }

    int axes_;
    const std::ptrdiff_t* shape_;
    const std::ptrdiff_t* strides_;
    std::ptrdiff_t itemsize_;
    char* place_;
    std::ptrdiff_t index_[most_axes];
};

}  // namespace xphi
