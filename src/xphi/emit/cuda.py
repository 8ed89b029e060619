"""CUDA: a device function of a float or double, or of sixteen bits, and a kernel that applies it to an array."""

from __future__ import annotations

from xphi.emit._c_family import CLASHES, LACKING, CText, body, helpers
from xphi.emit._c_family import WORDS as C_WORDS
from xphi.emit._code import RESERVED, Code
from xphi.emit._header import header
from xphi.emit._language import FORMATS, GENERIC, Language
from xphi.emit._scalar import Parts
from xphi.formats import hex_of

#: NVIDIA documents 1 for most of them, 2 for tanh, sin, cos and erf, 5 for erfc and 8 for pow; one more to be sure.
ULPS = {
    "exp": 2, "expm1": 2, "log": 2, "log1p": 2, "sqrt": 0.5, "sin": 3, "cos": 3, "atan": 3, "tanh": 3, "erf": 3,
    "erfc": 6, "pow": 9,
}  # fmt: skip
_KINDS = {"binary64": ("double", ""), "binary32": ("float", "f")}
#: A type of sixteen bits, its header, and the functions to and from float.
_SIXTEEN = {
    "binary16": ("__half", "cuda_fp16.h", "__half2float", "__float2half_rn"),
    "bfloat16": ("__nv_bfloat16", "cuda_bf16.h", "__bfloat162float", "__float2bfloat16_rn"),
}
_WORDS = (
    "alignas alignof and and_eq asm bitand bitor bool catch char8_t char16_t char32_t class compl concept consteval "
    "constexpr constinit const_cast co_await co_return co_yield decltype delete dynamic_cast explicit export false "
    "friend mutable namespace new noexcept not not_eq nullptr operator or or_eq private protected public "
    "reinterpret_cast requires static_assert static_cast template this thread_local throw true try typeid typename "
    "using virtual wchar_t xor xor_eq T n i y step blockIdx blockDim threadIdx gridDim warpSize dim3 normcdf "
    "normcdfinv erfcx erfinv erfcinv rsqrt rcbrt exp10f sinpi cospi sincospi rhypot norm norm3d norm4d min max"
)


class _Template(CText):
    """Code for a type that is a parameter."""

    def literal(self, digits: str) -> str:
        return f"{self.kind}({digits})"


def write(code: Code) -> str:
    """The source, C++11 for nvcc."""
    code = code.prepared(LANGUAGE)
    parts = Parts.of(code)
    reserved = frozenset(name for name, _ in parts.constants) | {code.name}
    own = None if code.dtype is None else code.dtype.name
    sixteen = _SIXTEEN.get(own or "")
    template = ["template <typename T>"] if own is None else []
    text = _Template("T", "", reserved) if own is None else CText(*_KINDS.get(own, _KINDS["binary32"]), reserved)
    lines = ["/*", *(f" * {line}".rstrip() for line in header(code, LANGUAGE)), " */"]
    lines += [f"#include <{sixteen[1]}>"] if sixteen else []
    lines += ["#include <math.h>", "#include <stddef.h>", ""]
    lines += helpers(parts.helpers(LACKING), text, "\n".join([*template, "static __device__"]))
    inner = (
        f"static __device__ float {code.name}_wide(float"
        if sixteen
        else f"__device__ {text.kind} {code.name}({text.kind}"
    )
    threshold = {far.side: _threshold(code.thresholds(far, LANGUAGE), text) for far in code.far}
    lines += [*template, f"{inner} x)", "{", *body(parts, text, threshold), "}", ""]
    kind = text.kind
    if sixteen:
        kind, _, widened, narrowed = sixteen
        lines += [f"__device__ {kind} {code.name}({kind} x)", "{"]
        lines += [f"    return {narrowed}({code.name}_wide({widened}(x)));", "}", ""]
    lines += [
        *template,
        f"__global__ void {code.name}_kernel(const {kind} *x, {kind} *y, size_t n)",
        "{",
        "    const size_t step = (size_t)gridDim.x * blockDim.x;",
        "    for (size_t i = (size_t)blockIdx.x * blockDim.x + threadIdx.x; i < n; i += step)",
        f"        y[i] = {code.name}(x[i]);",
        "}",
        "",
    ]
    return "\n".join(lines)


def _threshold(at: dict[str, float], text: CText) -> str:
    """From where on something stands in, by the type where that makes a difference."""
    digits = {name: text.literal(hex_of(value)) for name, value in at.items()}
    if len(set(digits.values())) == 1:
        return next(iter(digits.values()))
    return f"(sizeof(T) == 4 ? {digits['binary32']} : {digits['binary64']})"


LANGUAGE = Language(
    name="cuda",
    title="CUDA",
    write=write,
    dtypes=FORMATS,
    own=GENERIC,
    words=RESERVED | C_WORDS | frozenset(_WORDS.split()),
    clashes=CLASHES,
    lacking=LACKING,
    ulps=ULPS,
    contracts=True,
    fma=True,
    note="It is for nvcc without --use_fast_math.",
)
