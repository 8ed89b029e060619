// All 65,536 results of a function in a 16-bit format: rounded to it, or as factors of a product.

#pragma once

#include <atomic>
#include <cstdint>
#include <string>
#include <utility>

#include "blocks.h"
#include "kernels.h"

namespace xphi {

class Table {
public:
    // `binary64` is the kernel that fills it.
    Table(const xphi_kernel& binary64, std::string format) : binary64_(binary64), format_(std::move(format)) {}
    Table(const Table&) = delete;
    Table& operator=(const Table&) = delete;

    // Fills the table unless that is done. Threads that come at once may each fill one, of which the first is kept: no
    // lock that a fork could leave locked.
    void fill() const;

    const std::uint16_t* entries() const { return entries_.load(std::memory_order_acquire); }

private:
    const xphi_kernel& binary64_;
    std::string format_;
    mutable std::atomic<const std::uint16_t*> entries_{nullptr};
};

// The results as factors; `fill` as in Table.
class Values {
public:
    Values(const xphi_kernel& binary64, std::string format) : binary64_(binary64), format_(std::move(format)) {}
    Values(const Values&) = delete;
    Values& operator=(const Values&) = delete;

    void fill() const;

    xphi_values entries() const;

private:
    struct Arrays;

    const xphi_kernel& binary64_;
    std::string format_;
    mutable std::atomic<const Arrays*> arrays_{nullptr};
};

}  // namespace xphi
