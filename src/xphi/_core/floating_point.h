// The floating-point environment that the kernels are written for.

#pragma once

#include <cstdint>

#if defined(__x86_64__)
#include <immintrin.h>
#endif

namespace xphi {

// While it lives, this thread rounds to nearest, keeps subnormals and traps nothing, whatever the host had set; then all
// of that, the exception flags included, is as it was.
class DefaultFloatingPoint {
public:
    DefaultFloatingPoint(const DefaultFloatingPoint&) = delete;
    DefaultFloatingPoint& operator=(const DefaultFloatingPoint&) = delete;

#if defined(__x86_64__)
    DefaultFloatingPoint() : control_(_mm_getcsr()) { _mm_setcsr(0x1f80); }
    ~DefaultFloatingPoint() { _mm_setcsr(control_); }

private:
    unsigned control_;
#elif defined(__aarch64__)
    DefaultFloatingPoint() {
        const std::uint64_t none = 0;
        asm volatile("mrs %0, fpcr" : "=r"(control_));
        asm volatile("mrs %0, fpsr" : "=r"(status_));
        asm volatile("msr fpcr, %0" : : "r"(none));
    }
    ~DefaultFloatingPoint() {
        asm volatile("msr fpcr, %0" : : "r"(control_));
        asm volatile("msr fpsr, %0" : : "r"(status_));
    }

private:
    std::uint64_t control_;
    std::uint64_t status_;
#else
#error "xphi does not know how to save the floating-point environment of this CPU"
#endif
};

}  // namespace xphi
