#include "kernel.h"

#include <algorithm>
#include <cstring>
#include <map>
#include <memory>
#include <mutex>
#include <stdexcept>
#include <utility>

#if __has_include("registry.h")
#include "registry.h"
#define XPHI_HAS_REGISTRY
#endif

namespace xphi {
namespace {

constexpr std::ptrdiff_t block = 1024;  // elements of a buffer, 4 KiB of binary32
constexpr int most_inputs = 3;
constexpr int most_outputs = 2;

#ifdef XPHI_HAS_REGISTRY
const xphi_kind* kind_of(const std::string& name) {
    for (const xphi_kind* known = xphi_kinds; known->name != nullptr; ++known)
        if (name == known->name) return known;
    return nullptr;
}

// The function whose products with another input are that gate; empty where there is none.
std::string activation_of(const std::string& gate) {
    for (const xphi_gate* known = xphi_gates; known->name != nullptr; ++known)
        if (gate == known->name) return known->activation;
    return {};
}
#else  // before the first `make gen`
struct xphi_kind {
    int inputs, outputs;
};
const xphi_kind* kind_of(const std::string&) { return nullptr; }
std::string activation_of(const std::string&) { return {}; }
#endif

const xphi_kernel* search(const Isa& isa, const Description& wanted) {
    for (const xphi_kernel* const* table = isa.tables; *table != nullptr; ++table)
        for (const xphi_kernel* kernel = *table; kernel->name != nullptr; ++kernel)
            if (wanted[0] == kernel->name && wanted[1] == kernel->kind && wanted[2] == kernel->format &&
                wanted[3] == kernel->rung)
                return kernel;
    return nullptr;
}

bool sixteen_bits(const std::string& format) { return format == "binary16" || format == "bfloat16"; }

// Tables live for ever: filled ones are in use by any number of arrays. Null where `isa` has no kernel to fill one.
template <typename Contents>
const Contents* tabulated(const Isa& isa, const std::string& name, const std::string& kind, const std::string& format) {
    static std::mutex mutex;  // XLA's threads do not hold the interpreter's lock
    static std::map<Description, std::unique_ptr<Contents>> tables;
    const xphi_kernel* binary64 = search(isa, {name, kind, "binary64", "faithful"});
    if (binary64 == nullptr) return nullptr;
    const std::lock_guard<std::mutex> lock(mutex);
    std::unique_ptr<Contents>& table = tables[{isa.name, name, kind, format}];
    if (!table) table = std::make_unique<Contents>(*binary64, format);
    return table.get();
}

// The code that a function has in 16 bits; all null where it has none.
xphi_direct direct_of(const xphi_sixteen& sixteen, const std::string& function) {
    for (const xphi_direct* known = sixteen.direct; known->name != nullptr; ++known)
        if (function == known->name) return *known;
    return {};
}

xphi_values entries_of(const Values* values) { return values == nullptr ? xphi_values{} : values->entries(); }

}  // namespace

Kernel::Kernel(const Description& description, const Isa& isa) : description_(description), isa_(isa) {
    const std::string &name = description_[0], &kind = description_[1], &format = description_[2],
                      &rung = description_[3];
    const auto refuse = [&] {
        return std::invalid_argument("there is no kernel " + name + "/" + kind + "/" + format + "/" + rung);
    };
    const xphi_kind* known = kind_of(kind);
    if (known == nullptr || (rung != "faithful" && rung != "fast")) throw refuse();
    inputs_ = known->inputs;
    outputs_ = known->outputs;
    itemsize_ = sixteen_bits(format) ? 2 : format == "binary32" ? 4 : 8;
    biased_ = kind == "bias";
    const std::string generated = biased_ ? "f" : kind;
    if (sixteen_bits(format)) {
        sixteen_ = format == "bfloat16" ? isa.blocks->bfloat16 : isa.blocks->binary16;
        if (!serve_sixteen(generated)) throw refuse();
        return;
    }
    generated_ = search(isa, {name, generated, format, format == "binary64" ? "faithful" : rung});
    if (generated_ == nullptr) throw refuse();
}

// Finds the way to a 16-bit result, if there is one.
bool Kernel::serve_sixteen(const std::string& kind) {
    const std::string &name = description_[0], &format = description_[2];
    unary_ = kind == "f" ? direct_of(*sixteen_, name).f : nullptr;
    if (unary_ != nullptr) return true;
    if (kind == "f" || kind == "grad") {
        table_ = tabulated<Table>(isa_, name, kind, format);
        return table_ != nullptr;
    }
    const std::string activation = kind == "vjp" ? name : activation_of(name);
    if (!activation.empty()) return multiply(activation, kind);
    generated_ = search(isa_, {name, kind, "binary32", "faithful"});
    return generated_ != nullptr;
}

bool Kernel::multiply(const std::string& activation, const std::string& kind) {
    const xphi_direct direct = direct_of(*sixteen_, activation);
    gradients_ = kind == "gate_vjp" ? direct.gradients : nullptr;
    product_ = kind == "gate" ? direct.product : kind == "vjp" ? direct.vjp : nullptr;
    if (gradients_ != nullptr || product_ != nullptr) return true;
    if (kind == "gate_vjp")
        gradients_ = sixteen_->gradients;
    else
        product_ = sixteen_->product;
    const std::string& format = description_[2];
    const bool needs_values = kind != "vjp", needs_slopes = kind != "gate";
    if (needs_values) values_ = tabulated<Values>(isa_, activation, "f", format);
    if (needs_slopes) slopes_ = tabulated<Values>(isa_, activation, "grad", format);
    return (values_ != nullptr || !needs_values) && (slopes_ != nullptr || !needs_slopes);
}

void Kernel::compute(const void* const* in, void* const* out, std::ptrdiff_t n, const double* parameters) const {
    if (!biased_) {
        evaluate(in, out, n, parameters);
        return;
    }
    alignas(64) char sum[block * sizeof(double)];
    const void* const sums[most_inputs] = {sum};
    for (std::ptrdiff_t start = 0; start < n; start += block) {
        const std::ptrdiff_t length = std::min(block, n - start);
        const std::ptrdiff_t offset = start * itemsize_;
        add_bias(static_cast<const char*>(in[0]) + offset, static_cast<const char*>(in[1]) + offset, sum, length);
        void* const result[most_outputs] = {static_cast<char*>(out[0]) + offset};
        evaluate(sums, result, length, parameters);
    }
}

void Kernel::evaluate(const void* const* in, void* const* out, std::ptrdiff_t n, const double* parameters) const {
    if (sixteen_ == nullptr) {
        generated_->run(in, out, n, parameters);
        return;
    }
    const std::uint16_t* from[most_inputs] = {};
    std::uint16_t* to[most_outputs] = {};
    for (int k = 0; k < inputs_; ++k) from[k] = static_cast<const std::uint16_t*>(in[k]);
    for (int k = 0; k < outputs_; ++k) to[k] = static_cast<std::uint16_t*>(out[k]);
    evaluate_sixteen(from, to, n, parameters);
}

void Kernel::evaluate_sixteen(const std::uint16_t* const* in, std::uint16_t* const* out, std::ptrdiff_t n,
                              const double* parameters) const {
    if (table_ != nullptr) {
        isa_.blocks->look_up(table_->entries(), in[0], out[0], n);
    } else if (unary_ != nullptr) {
        unary_(in[0], out[0], n);
    } else if (product_ != nullptr) {
        const xphi_values factors = entries_of(slopes_ == nullptr ? values_ : slopes_);
        product_(&factors, in[0], in[1], out[0], n);
    } else if (gradients_ != nullptr) {
        const xphi_values values = entries_of(values_), slopes = entries_of(slopes_);
        gradients_(&values, &slopes, in, out, n);
    } else {
        evaluate_widened(in, out, n, parameters);
    }
}

void Kernel::evaluate_widened(const std::uint16_t* const* in, std::uint16_t* const* out, std::ptrdiff_t n,
                              const double* parameters) const {
    alignas(64) float given[most_inputs][block];
    alignas(64) float made[most_outputs][block];
    const void* const from[] = {given[0], given[1], given[2]};
    void* const to[] = {made[0], made[1]};
    for (std::ptrdiff_t start = 0; start < n; start += block) {
        const std::ptrdiff_t length = std::min(block, n - start);
        for (int k = 0; k < inputs_; ++k) sixteen_->widen(in[k] + start, given[k], length);
        generated_->run(from, to, length, parameters);
        for (int k = 0; k < outputs_; ++k) sixteen_->narrow(made[k], out[k] + start, length);
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
        sixteen_->widen(static_cast<const std::uint16_t*>(x), a, n);
        sixteen_->widen(static_cast<const std::uint16_t*>(bias), b, n);
        isa_.blocks->add_binary32(a, b, a, n);
        sixteen_->narrow(a, static_cast<std::uint16_t*>(sum), n);
    }
}

std::vector<Description> kernels_of(const Isa& isa) {
    std::vector<Description> found;
    for (const xphi_kernel* const* table = isa.tables; *table != nullptr; ++table)
        for (const xphi_kernel* kernel = *table; kernel->name != nullptr; ++kernel) {
            const std::string kind = kernel->kind, format = kernel->format, rung = kernel->rung;
            const bool function = kind == "f" || kind == "grad";
            std::vector<std::pair<std::string, std::string>> served{{format, rung}};
            if (format == "binary64") served.emplace_back(format, "fast");
            if (format == (function ? "binary64" : "binary32") && rung == "faithful")
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
