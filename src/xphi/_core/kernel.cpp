#include "kernel.h"

#include <algorithm>
#include <cstring>
#include <map>
#include <memory>
#include <stdexcept>
#include <utility>

namespace xphi {
namespace {

constexpr std::ptrdiff_t block = 1024;  // elements of a buffer, 4 KiB of binary32

struct Arity {
    int inputs, outputs;
};

// "bias" is ours; the others are the kinds of generated kernels.
const std::map<std::string, Arity> arities = {
    {"f", {1, 1}}, {"grad", {1, 1}}, {"vjp", {2, 1}}, {"gate", {2, 1}}, {"gate_vjp", {3, 2}}, {"bias", {2, 1}},
};

const xphi_kernel* search(const Isa& isa, const Description& wanted) {
    for (const xphi_kernel* const* table = isa.tables; *table != nullptr; ++table)
        for (const xphi_kernel* kernel = *table; kernel->name != nullptr; ++kernel)
            if (wanted[0] == kernel->name && wanted[1] == kernel->kind && wanted[2] == kernel->format &&
                wanted[3] == kernel->rung)
                return kernel;
    return nullptr;
}

bool sixteen_bits(const std::string& format) { return format == "binary16" || format == "bfloat16"; }

// Tables live for ever: filled ones are in use by any number of arrays. Callers hold the interpreter's lock.
const Table& table_of(const Isa& isa, const xphi_kernel& binary64, const std::string& format) {
    static std::map<Description, std::unique_ptr<Table>> tables;
    std::unique_ptr<Table>& table = tables[{isa.name, binary64.name, binary64.kind, format}];
    if (!table) table = std::make_unique<Table>(binary64, format);
    return *table;
}

}  // namespace

Kernel::Kernel(const Description& description, const Isa& isa) : description_(description), isa_(isa) {
    const std::string &name = description_[0], &kind = description_[1], &format = description_[2],
                      &rung = description_[3];
    const auto refuse = [&] {
        return std::invalid_argument("there is no kernel " + name + "/" + kind + "/" + format + "/" + rung);
    };
    const auto arity = arities.find(kind);
    if (arity == arities.end() || (rung != "faithful" && rung != "fast")) throw refuse();
    inputs_ = arity->second.inputs;
    outputs_ = arity->second.outputs;
    itemsize_ = sixteen_bits(format) ? 2 : format == "binary32" ? 4 : 8;
    biased_ = kind == "bias";
    bfloat16_ = format == "bfloat16";
    const std::string generated = biased_ ? "f" : kind;
    if (sixteen_bits(format) && (generated == "f" || generated == "grad")) {
        const xphi_kernel* binary64 = search(isa, {name, generated, "binary64", "faithful"});
        if (binary64 == nullptr) throw refuse();
        table_ = &table_of(isa, *binary64, format);
    } else if (sixteen_bits(format)) {
        generated_ = search(isa, {name, generated, "binary32", "fast"});
    } else {
        generated_ = search(isa, {name, generated, format, format == "binary64" ? "faithful" : rung});
    }
    if (table_ == nullptr && generated_ == nullptr) throw refuse();
}

void Kernel::compute(const void* const* in, void* const* out, std::ptrdiff_t n, const double* parameters) const {
    if (!biased_) {
        evaluate(in, out, n, parameters);
        return;
    }
    alignas(64) char sum[block * sizeof(double)];
    const void* const sums[] = {sum};
    for (std::ptrdiff_t start = 0; start < n; start += block) {
        const std::ptrdiff_t length = std::min(block, n - start);
        const std::ptrdiff_t offset = start * itemsize_;
        add_bias(static_cast<const char*>(in[0]) + offset, static_cast<const char*>(in[1]) + offset, sum, length);
        void* const result[] = {static_cast<char*>(out[0]) + offset};
        evaluate(sums, result, length, parameters);
    }
}

void Kernel::evaluate(const void* const* in, void* const* out, std::ptrdiff_t n, const double* parameters) const {
    if (table_ != nullptr) {
        isa_.blocks->look_up(table_->entries(), static_cast<const std::uint16_t*>(in[0]),
                             static_cast<std::uint16_t*>(out[0]), n);
    } else if (itemsize_ == 2) {
        evaluate_widened(in, out, n, parameters);
    } else {
        generated_->run(in, out, n, parameters);
    }
}

void Kernel::evaluate_widened(const void* const* in, void* const* out, std::ptrdiff_t n,
                              const double* parameters) const {
    alignas(64) float given[3][block];
    alignas(64) float made[2][block];
    const void* const from[] = {given[0], given[1], given[2]};
    void* const to[] = {made[0], made[1]};
    for (std::ptrdiff_t start = 0; start < n; start += block) {
        const std::ptrdiff_t length = std::min(block, n - start);
        for (int k = 0; k < inputs_; ++k) widen(static_cast<const std::uint16_t*>(in[k]) + start, given[k], length);
        generated_->run(from, to, length, parameters);
        for (int k = 0; k < outputs_; ++k) narrow(made[k], static_cast<std::uint16_t*>(out[k]) + start, length);
    }
}

// In 16 bits the sum in binary32 is rounded to the format again, as if there had been one rounding: 24 bits are more
// than twice 11.
void Kernel::add_bias(const void* x, const void* bias, void* sum, std::ptrdiff_t n) const {
    if (itemsize_ == 8) {
        isa_.blocks->add_binary64(static_cast<const double*>(x), static_cast<const double*>(bias),
                                  static_cast<double*>(sum), n);
    } else if (itemsize_ == 4) {
        isa_.blocks->add_binary32(static_cast<const float*>(x), static_cast<const float*>(bias),
                                  static_cast<float*>(sum), n);
    } else {
        alignas(64) float a[block], b[block];
        widen(x, a, n);
        widen(bias, b, n);
        isa_.blocks->add_binary32(a, b, a, n);
        narrow(a, sum, n);
    }
}

void Kernel::widen(const void* in, float* out, std::ptrdiff_t n) const {
    const auto convert = bfloat16_ ? isa_.blocks->widen_bfloat16 : isa_.blocks->widen_binary16;
    convert(static_cast<const std::uint16_t*>(in), out, n);
}

void Kernel::narrow(const float* in, void* out, std::ptrdiff_t n) const {
    const auto convert = bfloat16_ ? isa_.blocks->narrow_bfloat16 : isa_.blocks->narrow_binary16;
    convert(in, static_cast<std::uint16_t*>(out), n);
}

std::vector<Description> kernels_of(const Isa& isa) {
    std::vector<Description> found;
    for (const xphi_kernel* const* table = isa.tables; *table != nullptr; ++table)
        for (const xphi_kernel* kernel = *table; kernel->name != nullptr; ++kernel) {
            const std::string kind = kernel->kind, format = kernel->format, rung = kernel->rung;
            const bool function = kind == "f" || kind == "grad";
            std::vector<std::pair<std::string, std::string>> served{{format, rung}};
            if (format == "binary64") served.emplace_back(format, "fast");
            if (format == (function ? "binary64" : "binary32") && rung == (function ? "faithful" : "fast"))
                for (const char* small : {"binary16", "bfloat16"})
                    for (const char* either : {"faithful", "fast"}) served.emplace_back(small, either);
            for (const auto& [as_format, as_rung] : served) {
                found.push_back({kernel->name, kind, as_format, as_rung});
                if (kind == "f") found.push_back({kernel->name, "bias", as_format, as_rung});
            }
        }
    std::sort(found.begin(), found.end());
    found.erase(std::unique(found.begin(), found.end()), found.end());
    return found;
}

}  // namespace xphi
