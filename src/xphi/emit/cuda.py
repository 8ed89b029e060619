"""CUDA: a device function of a float or double, and a kernel that applies it to an array."""

from __future__ import annotations

from fractions import Fraction

from xphi.emit._code import Code
from xphi.emit._scalar import Parts, decimal
from xphi.emit._text import Text
from xphi.formats import hex_of

_HELPERS = {
    "sigmoid": (
        "logistic",
        "/* 1/(1 + exp(-u)) through the exponential that cannot overflow */",
        "    const T e = exp(-fabs(u));",
        "    return (u >= T(0) ? T(1) : e) / (T(1) + e);",
    ),
    "softplus": (
        "log1p_exp",
        "/* log(1 + exp(u)) */",
        "    return (u > T(0) ? u : T(0)) + log1p(exp(-fabs(u)));",
    ),
    "sign": (
        "sign",
        "/* -1, 1, or u itself where it is zero or not a number */",
        "    return u > T(0) ? T(1) : u < T(0) ? T(-1) : u;",
    ),
    "min": (
        "lesser",
        "/* unlike fmin, not a number when either is not */",
        "    return a < b || a != a ? a : b;",
    ),
    "max": (
        "greater",
        "/* unlike fmax, not a number when either is not */",
        "    return a > b || a != a ? a : b;",
    ),
}
_PLAIN = ("exp", "expm1", "log", "log1p", "sqrt", "sin", "cos", "atan", "tanh", "erf", "erfc")
CALLS = {
    **{op: f"{op}({{0}})" for op in _PLAIN},
    **{op: f"{name}({{0}}, {{1}})" for op, (name, *_) in _HELPERS.items() if op in ("min", "max")},
    **{op: f"{name}({{0}})" for op, (name, *_) in _HELPERS.items() if op not in ("min", "max")},
    "abs": "fabs({0})",
    "pow": "pow({0}, {1})",
    "where": "({0} ? {1} : {2})",
}
_WORDS = (
    "alignas alignof and and_eq asm bitand bitor bool catch char8_t char16_t char32_t class compl concept consteval "
    "constexpr constinit const_cast co_await co_return co_yield decltype delete dynamic_cast explicit export false "
    "friend mutable namespace new noexcept not not_eq nullptr operator or or_eq private protected public "
    "reinterpret_cast requires static_assert static_cast template this thread_local throw true try typeid typename "
    "using virtual wchar_t xor xor_eq T n blockIdx blockDim threadIdx gridDim"
)
#: Words that a constant may not be called, beside those of C.
WORDS = frozenset(_WORDS.split())


class _Text(Text):
    def number(self, value: Fraction) -> str:
        return f"T({float(value)!r})"


def write(code: Code) -> str:
    """The source, C++11 for nvcc."""
    code = code.renamed(WORDS | code.macros())
    parts = Parts.of(code)
    text = _Text(CALLS, frozenset(name for name, _ in parts.constants))
    head = code.header("float or double")
    lines = ["/*", *(f" * {line}".rstrip() for line in head), " */", "#include <math.h>", "#include <stddef.h>", ""]
    for op in parts.helpers(frozenset(_HELPERS)):
        name, said, *body = _HELPERS[op]
        arguments = "T a, T b" if op in ("min", "max") else "T u"
        lines += [said, "template <typename T>", f"static __device__ T {name}({arguments})", "{", *body, "}", ""]
    lines += ["template <typename T>", f"__device__ T {code.name}(T x)", "{"]
    for name, value in parts.constants:
        lines.append(f"    const T {name} = T({hex_of(value)}); /* {decimal(value)} */")
    for far, node in parts.limits:
        condition = (
            f"x < -{_threshold(far.at, far.narrow)}" if far.side < 0 else f"x > {_threshold(far.at, far.narrow)}"
        )
        lines.append(f"    if ({condition})\n        return {text.expression(node)};")
    lines += [f"    const auto {left} = {right};" for left, right in text.assignments([parts.formula])]
    result = text.expression(parts.formula)
    lines += [f"    return {result if parts.formula.keeps_nan else f'x != x ? x : {result}'};", "}", ""]
    lines += [
        "template <typename T>",
        f"__global__ void {code.name}_kernel(const T *x, T *y, size_t n)",
        "{",
        "    const size_t step = (size_t)gridDim.x * blockDim.x;",
        "    for (size_t i = (size_t)blockIdx.x * blockDim.x + threadIdx.x; i < n; i += step)",
        f"        y[i] = {code.name}(x[i]);",
        "}",
        "",
    ]
    return "\n".join(lines)


def _threshold(wide: Fraction, narrow: Fraction) -> str:
    """From where on, by the type."""
    if wide == narrow:
        return f"T({float(wide)!r})"
    return f"(sizeof(T) == 4 ? T({float(narrow)!r}) : T({float(wide)!r}))"
