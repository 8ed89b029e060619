// Instruction sets: which ones this CPU has, and which one runs.

#pragma once

#include <string>
#include <vector>

#include "blocks.h"
#include "kernels.h"

// The tables of the generated files, ending with nullptr; one of those files lists them.
extern "C" {
const xphi_kernel* const* xphi_tables_baseline(void);
const xphi_kernel* const* xphi_tables_avx2(void);
const xphi_kernel* const* xphi_tables_avx512(void);
const xphi_kernel* const* xphi_tables_neon(void);
}

namespace xphi {

struct Isa {
    const char* name;
    const xphi_kernel* const* tables;  // ends with nullptr
    const xphi_blocks* blocks;
};

// What this CPU and operating system can run, the slowest first.
const std::vector<Isa>& available_isas();

// The one called `name`; throws std::invalid_argument where this machine has none such.
const Isa& isa_called(const std::string& name);

// XPHI_ISA's, or else the fastest.
const Isa& chosen_isa();

// Whether the choice fell to x86-64 without fma, whose results are right and slow.
bool lacks_fma();

}  // namespace xphi
