// How this extension was compiled.

#pragma once

#include <string>

namespace xphi {

inline std::string compiler_name() {
#if defined(__apple_build_version__)
    return "Apple clang";
#elif defined(__clang__)
    return "clang";
#elif defined(__GNUC__)
    return "gcc";
#else
    return "unknown";
#endif
}

inline std::string compiler_version() {
#if defined(__clang__)
    return std::to_string(__clang_major__) + "." + std::to_string(__clang_minor__) + "." +
           std::to_string(__clang_patchlevel__);
#elif defined(__GNUC__)
    return std::to_string(__GNUC__) + "." + std::to_string(__GNUC_MINOR__) + "." +
           std::to_string(__GNUC_PATCHLEVEL__);
#else
    return "unknown";
#endif
}

// Spelled as the operating system spells it (Python's platform.machine()).
inline std::string architecture() {
#if defined(__x86_64__)
    return "x86_64";
#elif defined(__aarch64__) && defined(__APPLE__)
    return "arm64";
#elif defined(__aarch64__)
    return "aarch64";
#else
    return "unknown";
#endif
}

inline bool has_avx2() {
#ifdef __AVX2__
    return true;
#else
    return false;
#endif
}

inline bool has_fma() {
#if defined(__FMA__) || defined(__ARM_FEATURE_FMA)
    return true;
#else
    return false;
#endif
}

// Measured, not read from a flag: with u = 2^-27, (1+u)^2 rounds to 1+2u, so the sum below is 0 when the product is
// rounded first and u^2 when the compiler fused it. The volatiles keep the compiler from computing it itself.
inline bool contracts_products() {
    volatile double factor = 0x1.0000002p+0;
    volatile double addend = -0x1.0000004p+0;
    const double x = factor;
    const double c = addend;
    return x * x + c != 0.0;
}

}  // namespace xphi
