#include "parallel.h"

#include <algorithm>
#include <atomic>
#include <system_error>
#include <thread>
#include <vector>

#if defined(__linux__)
#include <sched.h>
#endif

#include "floating_point.h"

namespace xphi {
namespace {

// A thread costs about 20 us to start (measured), which is what 128 Ki elements cost in the cheapest kernel, a look-up.
constexpr std::ptrdiff_t least_per_thread = std::ptrdiff_t{1} << 17;
// A piece is small enough that a thread on a busy CPU holds nobody up, and large enough that taking it costs nothing.
constexpr std::ptrdiff_t piece = std::ptrdiff_t{1} << 15;

int number_of_threads(std::ptrdiff_t n, int threads) {
    const std::ptrdiff_t pieces = std::max<std::ptrdiff_t>(1, (n + piece - 1) / piece);
    return threads > 0 ? static_cast<int>(std::min<std::ptrdiff_t>(threads, pieces)) : threads_for(n);
}

}  // namespace

int usable_cpus() {
#if defined(__linux__)
    cpu_set_t set;
    if (sched_getaffinity(0, sizeof set, &set) == 0) return std::max(1, CPU_COUNT(&set));
#endif
    return std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
}

int threads_for(std::ptrdiff_t n) {
    if (n < 2 * least_per_thread) return 1;
    return static_cast<int>(std::min<std::ptrdiff_t>(usable_cpus(), n / least_per_thread));
}

void share(std::ptrdiff_t n, int threads, const std::function<void(std::ptrdiff_t, std::ptrdiff_t)>& work) {
    const int wanted = number_of_threads(n, threads);
    if (wanted == 1) {
        const DefaultFloatingPoint environment;
        work(0, n);
        return;
    }
    // Threads live for one call: there is no pool to break when the process forks, and nothing spins between calls.
    std::atomic<std::ptrdiff_t> next{0};
    const auto take_pieces = [&] {
        const DefaultFloatingPoint environment;
        for (;;) {
            const std::ptrdiff_t begin = next.fetch_add(piece, std::memory_order_relaxed);
            if (begin >= n) return;
            work(begin, std::min(n, begin + piece));
        }
    };
    std::vector<std::thread> others;
    others.reserve(static_cast<std::size_t>(wanted) - 1);
    try {
        while (static_cast<int>(others.size()) < wanted - 1) others.emplace_back(take_pieces);
    } catch (const std::system_error&) {
        // the system has no more threads to give: those that there are do the work
    }
    take_pieces();
    for (std::thread& other : others) other.join();
}

}  // namespace xphi
