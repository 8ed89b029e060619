"""C: one self-contained function of a double, a float, or the bits of sixteen; C11, compiles without warnings."""

from __future__ import annotations

from xphi import formats
from xphi.emit._c_family import CLASHES, LACKING, WORDS, CText, body, helpers
from xphi.emit._code import RESERVED, Code
from xphi.emit._header import header
from xphi.emit._language import FORMATS, Language, arithmetic
from xphi.emit._scalar import Parts
from xphi.formats import hex_of

#: glibc documents 1 for most of them, 2 for tanh, 3 and 5 for erfc; one more for other libraries.
ULPS = {
    "exp": 2, "expm1": 2, "log": 2, "log1p": 2, "sqrt": 0.5, "sin": 2, "cos": 2, "atan": 2, "tanh": 3, "erf": 2,
    "erfc": 6, "pow": 2,
}  # fmt: skip
_KINDS = {"binary64": ("double", ""), "binary32": ("float", "f")}
#: Bits to the number that they stand for, and to the nearest, ties to even.
_SIXTEEN = {
    "bfloat16": """\
static float value_of(uint16_t bits)
{
    const uint32_t wide = (uint32_t)bits << 16;
    float value;
    memcpy(&value, &wide, sizeof value);
    return value;
}

static uint16_t bits_of(float value)
{
    uint32_t wide;
    memcpy(&wide, &value, sizeof wide);
    if (value != value)
        return (uint16_t)(wide >> 16 | 0x40u);
    return (uint16_t)((wide + 0x7fffu + (wide >> 16 & 1u)) >> 16);
}
""",
    "binary16": """\
static float value_of(uint16_t bits)
{
    const int field = bits >> 10 & 0x1f;
    const float trailing = (float)(bits & 0x3ff);
    float size = ldexpf(trailing, -24);
    if (field == 0x1f)
        size = trailing != 0.0f ? NAN : INFINITY;
    else if (field != 0)
        size = ldexpf(trailing + 1024.0f, field - 25);
    return bits & 0x8000 ? -size : size;
}

static uint16_t bits_of(float value)
{
    const unsigned sign = signbit(value) ? 0x8000u : 0u;
    const float size = fabsf(value);
    int exponent;
    if (value != value)
        return (uint16_t)(sign | 0x7e00u);
    if (size >= 65520.0f)
        return (uint16_t)(sign | 0x7c00u);
    if (size < 0x1p-14f) /* in steps of 2^-24; a carry makes the smallest normal number */
        return (uint16_t)(sign | (unsigned)rintf(ldexpf(size, 24)));
    (void)frexpf(size, &exponent);
    return (uint16_t)(sign | (((unsigned)(exponent + 13) << 10) + (unsigned)rintf(ldexpf(size, 11 - exponent))));
}
""",
}


def write(code: Code) -> str:
    """The C source."""
    return source(code, header(code.prepared(LANGUAGE), LANGUAGE))


def source(code: Code, said: list[str]) -> str:
    """The C source with some lines in the comment at its top."""
    code = code.prepared(LANGUAGE)
    (own,) = code.computes(LANGUAGE)
    number_format = formats.get(own)
    kind, suffix = _KINDS[arithmetic(number_format).name]
    parts = Parts.of(code)
    text = CText(kind, suffix, frozenset(name for name, _ in parts.constants) | {code.name})
    sixteen = number_format.bits == 16
    lines = ["/*", *(f" * {line}".rstrip() for line in said), " */", "#include <math.h>"]
    if sixteen:
        lines += ["#include <stdint.h>", "#include <string.h>"]
    lines += ["", *helpers(parts.helpers(LACKING), text)]
    lines += [f"static float {code.name}_wide(float x)" if sixteen else f"{kind} {code.name}({kind} x)", "{"]
    threshold = {far.side: f"{hex_of(code.threshold(far, number_format))}{suffix}" for far in code.far}
    lines += [*body(parts, text, threshold), "}", ""]
    if sixteen:
        lines += [_SIXTEEN[own], f"/* from the bits of a {own} to those of another */"]
        lines += [f"uint16_t {code.name}(uint16_t x)", "{"]
        lines += [f"    return bits_of({code.name}_wide(value_of(x)));", "}", ""]
    return "\n".join(lines)


LANGUAGE = Language(
    name="c",
    title="C",
    write=write,
    dtypes=FORMATS,
    own=("binary64",),
    words=RESERVED | WORDS,
    clashes=CLASHES,
    lacking=LACKING,
    ulps=ULPS,
    contracts=True,
    fma=True,
)
