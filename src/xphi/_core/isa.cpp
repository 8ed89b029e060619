#include "isa.h"

#include <cstdlib>
#include <stdexcept>

#if defined(__x86_64__)
#include <cpuid.h>
#endif

namespace xphi {
namespace {

#ifdef XPHI_NO_KERNELS
const xphi_kernel* const no_tables[] = {nullptr};
#define XPHI_MAKE(isa) (Isa{#isa, no_tables, xphi_blocks_##isa()})
#else
#define XPHI_MAKE(isa) (Isa{#isa, xphi_tables_##isa(), xphi_blocks_##isa()})
#endif

#if defined(__x86_64__)
// Clang's __builtin_cpu_supports does not know the name.
bool has_f16c() {
    unsigned a, b, c, d;
    return __get_cpuid(1, &a, &b, &c, &d) != 0 && (c & bit_F16C) != 0;
}
#endif

std::vector<Isa> find_isas() {
    std::vector<Isa> found;
#if defined(__x86_64__)
    found.push_back(XPHI_MAKE(baseline));
    // These ask the operating system too: registers that it does not save cannot be used.
    __builtin_cpu_init();
    const bool avx2 = __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma") && has_f16c();
    if (avx2) found.push_back(XPHI_MAKE(avx2));
    if (avx2 && __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512dq") &&
        __builtin_cpu_supports("avx512vl") && __builtin_cpu_supports("avx512bw"))
        found.push_back(XPHI_MAKE(avx512));
#else
    found.push_back(XPHI_MAKE(neon));
#endif
    return found;
}

std::string names(const std::vector<Isa>& isas) {
    std::string text;
    for (const Isa& isa : isas) text += (text.empty() ? "" : ", ") + std::string(isa.name);
    return text;
}

}  // namespace

const std::vector<Isa>& available_isas() {
    static const std::vector<Isa> isas = find_isas();
    return isas;
}

const Isa& isa_called(const std::string& name) {
    for (const Isa& isa : available_isas())
        if (name == isa.name) return isa;
    throw std::invalid_argument("the instruction set '" + name + "' is not one that this machine can run: " +
                                names(available_isas()));
}

const Isa& chosen_isa() {
    static const Isa& isa = []() -> const Isa& {
        const char* forced = std::getenv("XPHI_ISA");
        if (forced == nullptr || *forced == '\0') return available_isas().back();
        try {
            return isa_called(forced);
        } catch (const std::invalid_argument& error) {
            throw std::invalid_argument(std::string("XPHI_ISA: ") + error.what());
        }
    }();
    return isa;
}

bool lacks_fma() {
#if defined(__x86_64__)
    return available_isas().size() == 1;
#else
    return false;
#endif
}

}  // namespace xphi
