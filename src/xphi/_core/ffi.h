// The kernels as a target of XLA's foreign function interface, for JAX.

#pragma once

#include <nanobind/nanobind.h>

// Adds ffi_handler() to the module.
void register_ffi(nanobind::module_& m);
