"""What C lacks, how it calls what it has, and the body of the function."""

from __future__ import annotations

import re
from fractions import Fraction

from xphi import formats
from xphi.emit._scalar import Parts, decimal, helper_lines
from xphi.emit._text import Text
from xphi.formats import hex_of

#: What a macro is called, by the custom of C: capitals before the first underscore, or nothing but them.
_MACRO = re.compile(r"[A-Z][A-Z0-9]*_\w*|[A-Z][A-Z0-9]+")
#: The macros of the headers and of the compilers that do not keep to it.
_OTHER_MACROS = frozenset({"linux", "unix", "math_errhandling"})
_HELPERS = {
    "sigmoid": "logistic",
    "softplus": "log1p_exp",
    "sign": "sign",
    "min": "lesser",
    "max": "greater",
}
_BINARY = {
    "min": ("/* unlike fmin, not a number when either is not */", "a < b || a != a ? a : b"),
    "max": ("/* unlike fmax, not a number when either is not */", "a > b || a != a ? a : b"),
}
LACKING = frozenset(_HELPERS)
LIBRARY = ("exp", "expm1", "log", "log1p", "sqrt", "sin", "cos", "atan", "tanh", "erf", "erfc")
_FUNCTIONS = (
    "acos acosh asin asinh atan atan2 atanh cbrt ceil copysign cos cosh erf erfc exp exp2 expm1 fabs fdim floor fma "
    "fmax fmin fmod frexp hypot ilogb ldexp lgamma llrint llround log log10 log1p log2 logb lrint lround modf nan "
    "nearbyint nextafter nexttoward pow remainder remquo rint round scalbln scalbn sin sinh sqrt tan tanh tgamma trunc "
    "exp10 pow10 drem gamma significand finite isinf isnan signbit isfinite isnormal fpclassify isgreater isless "
    "isgreaterequal islessequal islessgreater isunordered j0 j1 jn y0 y1 yn sincos main abs"
)
#: Functions of the standard headers, by all their names, and those of the helpers.
WORDS = (
    frozenset(f"{name}{suffix}" for name in _FUNCTIONS.split() for suffix in ("", "f", "l"))
    | frozenset(_HELPERS.values())
    | frozenset({"x", "u", "a", "b", "asm", "typeof", "size_t", "ptrdiff_t", "signgam"})
    | _OTHER_MACROS
    | frozenset({"float_t", "double_t", "wchar_t", "max_align_t", "bits_of", "value_of"})
)
#: Names that a header may have given another meaning.
CLASHES = re.compile(rf"{_MACRO.pattern}|u?int\w*_t")


class CText(Text):
    """C in one type.

    Parameters
    ----------
    kind : str
        The type.
    suffix : str
        Of its literals and functions, ``f`` for float.
    """

    def __init__(self, kind: str, suffix: str, reserved: frozenset[str] = frozenset(), variable: str = "x") -> None:
        calls = {op: f"{op}{suffix}({{0}})" for op in LIBRARY}
        calls |= {op: f"{name}({{0}})" for op, name in _HELPERS.items() if op not in _BINARY}
        calls |= {op: f"{_HELPERS[op]}({{0}}, {{1}})" for op in _BINARY}
        calls |= {
            "abs": f"fabs{suffix}({{0}})",
            "pow": f"pow{suffix}({{0}}, {{1}})",
            "fma": f"fma{suffix}({{0}}, {{1}}, {{2}})",
            "where": "({0} ? {1} : {2})",
        }
        super().__init__(calls, reserved, variable, formats.get("binary32" if suffix else "binary64"))
        self.kind = kind
        self.suffix = suffix

    def literal(self, digits: str) -> str:
        """A number of the type."""
        return f"{digits}{self.suffix}"

    def number(self, value: Fraction) -> str:
        return self.literal(super().number(value))


def helpers(names: list[str], text: CText, kept: str = "static") -> list[str]:
    """Definitions of what the language lacks; `kept` stands in front of each."""
    lines = []
    for op in names:
        if op in _BINARY:
            said, result = _BINARY[op]
            assignments: list[tuple[str, str]] = []
            arguments = f"{text.kind} a, {text.kind} b"
        else:
            own = type(text)(text.kind, text.suffix, variable="u")
            first, assignments, result = helper_lines(op, own)
            said, arguments = f"/* {first} */", f"{text.kind} u"
        lines += [said, f"{kept} {text.kind} {_HELPERS[op]}({arguments})", "{"]
        lines += [f"    const {text.kind} {left} = {right};" for left, right in assignments]
        lines += [f"    return {result};", "}", ""]
    return lines


def body(parts: Parts, text: CText, threshold: dict[int, str]) -> list[str]:
    """The lines between the braces; `threshold` has from where on something stands in, by side."""
    lines = []
    for name, value in parts.constants:
        lines.append(f"    const {text.kind} {name} = {text.literal(hex_of(value))}; /* {decimal(value)} */")
    for far, node in parts.limits:
        condition = f"x < -({threshold[-1]})" if far.side < 0 else f"x > {threshold[1]}"
        lines.append(f"    if ({condition})\n        return {text.expression(node)};")
    lines += [f"    const {text.kind} {left} = {right};" for left, right in text.assignments([parts.formula])]
    result = text.expression(parts.formula)
    return [*lines, f"    return {result if parts.formula.keeps_nan else f'x != x ? x : {result}'};"]
