// ULP errors of whole blocks, for the audits.
#pragma once

#include <nanobind/nanobind.h>

void register_ulp(nanobind::module_ &module);
