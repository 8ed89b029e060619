// Kernels on arrays that are known by their addresses, for libraries whose arrays have no buffers for every format.

#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include <nanobind/nanobind.h>

#include "kernel.h"

namespace xphi {

using Numbers = std::optional<std::vector<double>>;

// `size` elements one after another at each address, inputs first. The caller keeps the memory alive, and gives outputs
// of its own. At most `most_threads` compute, 1 at least; the size decides how many of them.
void compute_dense(const Kernel& kernel, const nanobind::tuple& addresses, std::ptrdiff_t size,
                   const Numbers& parameters, int most_threads);

// The same for arrays of any strides, which are counted in elements: one tuple for each address.
void compute_strided(const Kernel& kernel, const nanobind::tuple& addresses, const std::vector<std::ptrdiff_t>& shape,
                     const std::vector<std::vector<std::ptrdiff_t>>& strides, const Numbers& parameters,
                     int most_threads);

}  // namespace xphi
