// xphi._core._native: the compiled part of xphi.

#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

#include <nanobind/nanobind.h>
#include <nanobind/stl/array.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include "addresses.h"
#include "build.h"
#include "buffer.h"
#include "codes.h"
#include "ffi.h"
#include "isa.h"
#include "kernel.h"
#include "layout.h"
#include "parallel.h"
#include "parameters.h"
#include "ulp.h"

#ifdef __FAST_MATH__
#error "xphi must not be built with fast-math: its results are defined bit by bit"
#endif

namespace nb = nanobind;

namespace {

using xphi::Buffer;
using xphi::Kernel;

nb::dict build_info() {
    nb::dict info;
    info["compiler"] = xphi::compiler_name();
    info["compiler_version"] = xphi::compiler_version();
    info["cxx_standard"] = static_cast<long>(__cplusplus);
    info["architecture"] = xphi::architecture();
    info["avx2"] = xphi::has_avx2();
    info["fma"] = xphi::has_fma();
    info["contracts_products"] = xphi::contracts_products();
    return info;
}

const xphi::Isa& chosen_isa() {
    static const xphi::Isa& isa = []() -> const xphi::Isa& {
        const xphi::Isa& chosen = xphi::chosen_isa();
        if (xphi::lacks_fma() &&
            PyErr_WarnEx(PyExc_RuntimeWarning,
                         "this CPU has no AVX2 with fma: results are right to the same bits, and slow to come", 1) < 0)
            throw nb::python_error();
        return chosen;
    }();
    return isa;
}

std::vector<std::string> isas() {
    std::vector<std::string> names;
    for (const xphi::Isa& isa : xphi::available_isas()) names.emplace_back(isa.name);
    return names;
}

Kernel kernel(const std::string& name, const std::string& kind, const std::string& format, const std::string& rung,
              const std::optional<std::string>& isa) {
    return Kernel({name, kind, format, rung}, isa ? xphi::isa_called(*isa) : chosen_isa());
}

void call(const Kernel& kernel, nb::tuple inputs, nb::tuple outputs, const xphi::Numbers& parameters, int threads) {
    if (nb::len(inputs) != static_cast<std::size_t>(kernel.inputs()) ||
        nb::len(outputs) != static_cast<std::size_t>(kernel.outputs()))
        throw std::invalid_argument("this kernel takes " + std::to_string(kernel.inputs()) + " input(s) and " +
                                    std::to_string(kernel.outputs()) + " output(s)");
    Buffer buffers[xphi::most_operands];
    int count = 0;
    for (nb::handle input : inputs) buffers[count++].open(input.ptr(), kernel.description()[2], false);
    for (nb::handle output : outputs) buffers[count++].open(output.ptr(), kernel.description()[2], true);
    for (int k = 1; k < count; ++k)
        if (!buffers[k].same_shape(buffers[0])) throw std::invalid_argument("the arrays differ in shape");
    const xphi::Parameters values(parameters);
    const auto run = [&] {
        kernel.prepare();
        xphi::Arrays arrays(buffers[0].axes(), buffers[0].shape(), kernel.itemsize(), Buffer::operands(buffers, count),
                            kernel.inputs());
        arrays.run([&](const void* const* in, void* const* out,
                       std::ptrdiff_t n) { kernel.compute(in, out, n, values.values()); },
                   threads);
    };
    if (buffers[0].bytes() < xphi::worth_unlocking * kernel.itemsize()) {
        run();
    } else {
        const nb::gil_scoped_release unlocked;
        run();
    }
}

}  // namespace

NB_MODULE(_native, m) {
    // frameworks keep kernels until the process ends, which is no leak
    nanobind::set_leak_warnings(false);
    m.doc() = "The compiled part of xphi.";
    m.def("build_info", &build_info, "How this extension was compiled.");
    m.def("isas", &isas, "The instruction sets that were compiled and that this machine has, the slowest first.");
    m.def("isa", [] { return chosen_isa().name; }, "The instruction set that runs: XPHI_ISA's, or else the fastest.");
    m.def("kernels", [] { return xphi::kernels_of(chosen_isa()); }, "Every kernel: name, kind, format and rung.");
    m.def("kernel", &kernel, nb::arg("name"), nb::arg("kind"), nb::arg("format"), nb::arg("rung"),
          nb::arg("isa") = nb::none(), "The kernel of that description; ValueError where there is none.");
    nb::class_<Kernel>(m, "Kernel", "A compiled function on arrays.")
        .def("__call__", &call, nb::arg("inputs"), nb::arg("outputs"), nb::arg("parameters") = nb::none(),
             nb::arg("threads") = 0,
             "Computes the outputs, arrays of the inputs' shape, in place; 0 threads means that the size decides.")
        // For code that calls them once a tensor: arguments go by position.
        .def("dense", &xphi::compute_dense,
             "Computes `size` elements at each of the addresses, inputs first, outputs that share memory with nothing.")
        .def("strided", &xphi::compute_strided,
             "Computes arrays of one shape and any strides, in elements, at the addresses, as `dense` does.");
    register_codes(m);
    register_ffi(m);
    register_ulp(m);
}
