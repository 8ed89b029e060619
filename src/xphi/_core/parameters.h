// The numbers that a formula leaves open.

#pragma once

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <limits>
#include <optional>
#include <stdexcept>
#include <vector>

namespace xphi {

constexpr std::size_t most_parameters = 8;

// A kernel reads as many as its formula has: those that are not given are NaN, and so are results that need them.
class Parameters {
public:
    explicit Parameters(const std::optional<std::vector<double>>& given) {
        std::fill(std::begin(values_), std::end(values_), std::numeric_limits<double>::quiet_NaN());
        if (!given) return;
        if (given->size() > most_parameters) throw std::invalid_argument("there are too many parameters");
        std::copy(given->begin(), given->end(), values_);
    }

    const double* values() const { return values_; }

private:
    double values_[most_parameters];
};

}  // namespace xphi
