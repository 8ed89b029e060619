// Work shared among threads.

#pragma once

#include <cstddef>
#include <functional>

namespace xphi {

// How many CPUs this process may use.
int usable_cpus();

// Below this many elements, giving up the interpreter's lock costs more than anybody could do with it.
constexpr std::ptrdiff_t worth_unlocking = 1024;

// How many threads `n` elements are worth.
int threads_for(std::ptrdiff_t n);

// Calls work(begin, end) for pieces that together are [0, n), in this thread and in up to threads - 1 others; each
// thread is in the default floating-point environment meanwhile. `threads` 0 lets the size decide. `work` must not throw.
void share(std::ptrdiff_t n, int threads, const std::function<void(std::ptrdiff_t, std::ptrdiff_t)>& work);

}  // namespace xphi
