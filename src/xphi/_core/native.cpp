// xphi._core._native: the compiled part of xphi.

#include <string>

#include <nanobind/nanobind.h>
#include <nanobind/stl/string.h>

#ifdef __FAST_MATH__
#error "xphi must not be built with fast-math: its results are defined bit by bit"
#endif

namespace nb = nanobind;

namespace {

std::string compiler_name() {
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

std::string compiler_version() {
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
std::string architecture() {
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

bool has_avx2() {
#ifdef __AVX2__
    return true;
#else
    return false;
#endif
}

bool has_fma() {
#if defined(__FMA__) || defined(__ARM_FEATURE_FMA)
    return true;
#else
    return false;
#endif
}

// Measured, not read from a flag: with u = 2^-27, (1+u)^2 rounds to 1+2u, so the sum below is 0 when the product is
// rounded first and u^2 when the compiler fused it. The volatiles keep the compiler from computing it itself.
bool contracts_products() {
    volatile double factor = 0x1.0000002p+0;
    volatile double addend = -0x1.0000004p+0;
    const double x = factor;
    const double c = addend;
    return x * x + c != 0.0;
}

nb::dict build_info() {
    nb::dict info;
    info["compiler"] = compiler_name();
    info["compiler_version"] = compiler_version();
    info["cxx_standard"] = static_cast<long>(__cplusplus);
    info["architecture"] = architecture();
    info["avx2"] = has_avx2();
    info["fma"] = has_fma();
    info["contracts_products"] = contracts_products();
    return info;
}

}  // namespace

NB_MODULE(_native, m) {
    m.doc() = "The compiled part of xphi.";
    m.def("build_info", &build_info, "How this extension was compiled.");
}
