#include "addresses.h"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <stdexcept>
#include <string>
#include <utility>

#include <nanobind/stl/optional.h>
#include <nanobind/stl/vector.h>

#include "layout.h"
#include "parallel.h"
#include "parameters.h"

namespace nb = nanobind;

namespace xphi {
namespace {

// No array has more bytes than an address can tell apart.
std::ptrdiff_t checked_product(std::ptrdiff_t a, std::ptrdiff_t b) {
    if (a != 0 && b > std::numeric_limits<std::ptrdiff_t>::max() / a)
        throw std::invalid_argument("an array is larger than memory");
    return a * b;
}

std::ptrdiff_t elements(const std::ptrdiff_t* shape, int axes, std::ptrdiff_t itemsize) {
    std::ptrdiff_t n = 1;
    for (int axis = 0; axis < axes; ++axis) {
        if (shape[axis] < 0) throw std::invalid_argument("an array has a negative length");
        n = checked_product(n, shape[axis]);
    }
    checked_product(n, itemsize);
    return n;
}

std::vector<Operand> operands_at(const Kernel& kernel, const nb::tuple& addresses, bool empty) {
    if (nb::len(addresses) != static_cast<std::size_t>(kernel.inputs() + kernel.outputs()))
        throw std::invalid_argument("this kernel takes " + std::to_string(kernel.inputs()) + " input(s) and " +
                                    std::to_string(kernel.outputs()) + " output(s)");
    std::vector<Operand> operands(nb::len(addresses));
    std::size_t k = 0;
    for (nb::handle address : addresses) {
        const auto place = nb::cast<std::uintptr_t>(address);
        if (place == 0 && !empty) throw std::invalid_argument("an array has no memory");
        operands[k++].data = reinterpret_cast<char*>(place);
    }
    return operands;
}

void run(const Kernel& kernel, const std::ptrdiff_t* shape, int axes, std::ptrdiff_t n, std::vector<Operand> operands,
         const Numbers& given, int most_threads) {
    if (most_threads < 1) throw std::invalid_argument("there must be a thread");
    const Parameters parameters(given);
    const auto compute = [&] {
        kernel.prepare();
        Arrays arrays(axes, shape, kernel.itemsize(), std::move(operands), kernel.inputs());
        arrays.run([&](const void* const* in, void* const* out,
                       std::ptrdiff_t count) { kernel.compute(in, out, count, parameters.values()); },
                   std::min(most_threads, threads_for(n)));
    };
    if (n < worth_unlocking) {
        compute();
    } else {
        const nb::gil_scoped_release unlocked;
        compute();
    }
}

}  // namespace

void compute_dense(const Kernel& kernel, const nb::tuple& addresses, std::ptrdiff_t size, const Numbers& parameters,
                   int most_threads) {
    const std::ptrdiff_t n = elements(&size, 1, kernel.itemsize());
    std::vector<Operand> operands = operands_at(kernel, addresses, n == 0);
    for (Operand& operand : operands) operand.strides[0] = kernel.itemsize();
    run(kernel, &n, 1, n, std::move(operands), parameters, most_threads);
}

void compute_strided(const Kernel& kernel, const nb::tuple& addresses, const std::vector<std::ptrdiff_t>& shape,
                     const std::vector<std::vector<std::ptrdiff_t>>& strides, const Numbers& parameters,
                     int most_threads) {
    if (shape.size() > most_axes) throw std::invalid_argument("an array has more than 64 axes");
    const int axes = static_cast<int>(shape.size());
    const std::ptrdiff_t n = elements(shape.data(), axes, kernel.itemsize());
    std::vector<Operand> operands = operands_at(kernel, addresses, n == 0);
    if (strides.size() != operands.size()) throw std::invalid_argument("each array must have strides");
    for (std::size_t k = 0; k < operands.size(); ++k) {
        if (strides[k].size() != shape.size()) throw std::invalid_argument("each axis must have a stride");
        for (std::size_t axis = 0; axis < shape.size(); ++axis) {
            if (strides[k][axis] < 0) throw std::invalid_argument("a stride is negative");
            operands[k].strides[axis] = checked_product(strides[k][axis], kernel.itemsize());
        }
    }
    run(kernel, shape.data(), axes, n, std::move(operands), parameters, most_threads);
}

}  // namespace xphi
