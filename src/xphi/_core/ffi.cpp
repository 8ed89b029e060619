// The kernels as a target of XLA's foreign function interface, written against its C API alone: building needs no
// jaxlib, and a call takes no lock of the interpreter.

#include "ffi.h"

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <map>
#include <memory>
#include <mutex>
#include <stdexcept>
#include <string>
#include <vector>

#include "isa.h"
#include "kernel.h"
#include "layout.h"
#include "parameters.h"
#include "third_party/xla/ffi/api/c_api.h"

namespace nb = nanobind;

namespace {

using xphi::Description;
using xphi::Kernel;
using xphi::Operand;

XLA_FFI_Error* failure(const XLA_FFI_Api* api, XLA_FFI_Error_Code code, const std::string& message) {
    XLA_FFI_Error_Create_Args args{XLA_FFI_Error_Create_Args_STRUCT_SIZE, nullptr, message.c_str(), code};
    return api->XLA_FFI_Error_Create(&args);
}

// What the runtime asks before it takes a handler. Nothing that is used here is younger than version 0.1, so an older
// runtime may be told its own version. Those of version 0.1 do not say which they are, and take no other.
void describe(const XLA_FFI_Api* api, XLA_FFI_Metadata& metadata) {
    const int minor = api == nullptr ? 1 : std::min(XLA_FFI_API_MINOR, api->api_version.minor_version);
    metadata.api_version = {XLA_FFI_Api_Version_STRUCT_SIZE, nullptr, XLA_FFI_API_MAJOR, minor};
    metadata.traits = 0;
}

std::string format_of(XLA_FFI_DataType type) {
    switch (type) {
        case XLA_FFI_DataType_F16: return "binary16";
        case XLA_FFI_DataType_BF16: return "bfloat16";
        case XLA_FFI_DataType_F32: return "binary32";
        case XLA_FFI_DataType_F64: return "binary64";
        default: throw std::invalid_argument("there are no kernels for element type " + std::to_string(type));
    }
}

const void* attribute(const XLA_FFI_Attrs& attrs, const char* name, XLA_FFI_AttrType type) {
    for (std::int64_t k = 0; k < attrs.size; ++k)
        if (attrs.names[k]->len == std::strlen(name) && std::memcmp(attrs.names[k]->ptr, name, attrs.names[k]->len) == 0 &&
            attrs.types[k] == type)
            return attrs.attrs[k];
    throw std::invalid_argument(std::string("the attribute ") + name + " is missing, or of another type");
}

std::string text(const XLA_FFI_Attrs& attrs, const char* name) {
    const auto* span = static_cast<const XLA_FFI_ByteSpan*>(attribute(attrs, name, XLA_FFI_AttrType_STRING));
    return {span->ptr, span->len};
}

xphi::Parameters parameters_of(const XLA_FFI_Attrs& attrs) {
    const auto* array = static_cast<const XLA_FFI_Array*>(attribute(attrs, "parameters", XLA_FFI_AttrType_ARRAY));
    if (array->dtype != XLA_FFI_DataType_F64) throw std::invalid_argument("parameters must be in binary64");
    const auto* first = static_cast<const double*>(array->data);
    return xphi::Parameters(std::vector<double>(first, first + array->size));
}

// Kernels live for ever, like the tables they read.
const Kernel& kernel_of(const Description& description) {
    static std::mutex mutex;
    static std::map<Description, std::unique_ptr<const Kernel>> kernels;
    const std::lock_guard<std::mutex> lock(mutex);
    std::unique_ptr<const Kernel>& kernel = kernels[description];
    if (!kernel) kernel = std::make_unique<const Kernel>(description, xphi::chosen_isa());
    return *kernel;
}

std::ptrdiff_t elements(const XLA_FFI_Buffer& buffer) {
    std::ptrdiff_t n = 1;
    for (std::int64_t axis = 0; axis < buffer.rank; ++axis) n *= static_cast<std::ptrdiff_t>(buffer.dims[axis]);
    return n;
}

void compute(const XLA_FFI_CallFrame& frame) {
    if (frame.args.size < 1) throw std::invalid_argument("there is no input");
    const auto buffer = [&](std::int64_t k) -> const XLA_FFI_Buffer& {
        const void* place = k < frame.args.size ? frame.args.args[k] : frame.rets.rets[k - frame.args.size];
        return *static_cast<const XLA_FFI_Buffer*>(place);
    };
    const XLA_FFI_Buffer& first = buffer(0);
    const Kernel& kernel = kernel_of(
        {text(frame.attrs, "name"), text(frame.attrs, "kind"), format_of(first.dtype), text(frame.attrs, "rung")});
    if (frame.args.size != kernel.inputs() || frame.rets.size != kernel.outputs())
        throw std::invalid_argument("this kernel takes " + std::to_string(kernel.inputs()) + " input(s) and " +
                                    std::to_string(kernel.outputs()) + " output(s)");
    const xphi::Parameters parameters = parameters_of(frame.attrs);

    const std::ptrdiff_t n = elements(first);
    std::vector<Operand> operands(static_cast<std::size_t>(frame.args.size + frame.rets.size));
    for (std::size_t k = 0; k < operands.size(); ++k) {
        const XLA_FFI_Buffer& one = buffer(static_cast<std::int64_t>(k));
        if (one.dtype != first.dtype || elements(one) != n)
            throw std::invalid_argument("the arrays differ in element type or size");
        operands[k].data = static_cast<char*>(one.data);
        operands[k].strides[0] = kernel.itemsize();
    }
    kernel.prepare();
    // dense buffers are one axis, whatever their shape
    xphi::Arrays arrays(1, &n, kernel.itemsize(), std::move(operands), kernel.inputs());
    arrays.run([&](const void* const* in, void* const* out,
                   std::ptrdiff_t count) { kernel.compute(in, out, count, parameters.values()); },
               0);
}

// One handler for all kernels: the attributes name, kind, rung and parameters say which, the inputs say the format. No
// exception may leave it.
XLA_FFI_Error* handler(XLA_FFI_CallFrame* frame) {
    if (frame->extension_start != nullptr && frame->extension_start->type == XLA_FFI_Extension_Metadata) {
        describe(frame->api, *reinterpret_cast<XLA_FFI_Metadata_Extension*>(frame->extension_start)->metadata);
        return nullptr;
    }
    if (frame->struct_size < XLA_FFI_CallFrame_STRUCT_SIZE)
        return failure(frame->api, XLA_FFI_Error_Code_INVALID_ARGUMENT, "xphi: the call frame is too small");
    if (frame->stage != XLA_FFI_ExecutionStage_EXECUTE)
        return failure(frame->api, XLA_FFI_Error_Code_INVALID_ARGUMENT, "xphi: the handler only executes");
    try {
        compute(*frame);
    } catch (const std::invalid_argument& error) {
        return failure(frame->api, XLA_FFI_Error_Code_INVALID_ARGUMENT, std::string("xphi: ") + error.what());
    } catch (const std::exception& error) {
        return failure(frame->api, XLA_FFI_Error_Code_INTERNAL, std::string("xphi: ") + error.what());
    }
    return nullptr;
}

}  // namespace

void register_ffi(nb::module_& m) {
    m.def(
        "ffi_handler", [] { return nb::capsule(reinterpret_cast<void*>(&handler)); },
        "The kernels as a handler of XLA's foreign function interface, in a capsule.");
}
