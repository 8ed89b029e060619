"""JavaScript: an ES module that exports one function of a number, in binary64 or rounded to binary32 at every step."""

from __future__ import annotations

from xphi import formats
from xphi.emit._code import Code
from xphi.emit._header import header
from xphi.emit._language import Language
from xphi.emit._scalar import Parts, decimal, helper_lines
from xphi.emit._text import Text
from xphi.emit._tree import Node

#: What Math does not have.
LACKING = frozenset({"erf", "erfc", "sigmoid", "softplus"})
_PLAIN = ("exp", "expm1", "log", "log1p", "sqrt", "sin", "cos", "atan", "tanh", "abs", "sign")
CALLS = {
    **{op: f"Math.{op}({{0}})" for op in _PLAIN},
    **{op: f"Math.{op}({{0}}, {{1}})" for op in ("pow", "min", "max")},
    **{op: f"{op}({{0}})" for op in LACKING},
    "where": "({0} ? {1} : {2})",
}
_WORDS = (
    "await break case catch class const continue debugger default delete do else enum export extends false finally for "
    "function if implements import in instanceof interface let new null package private protected public return static "
    "super switch this throw true try typeof var void while with yield arguments eval undefined NaN Infinity Number x u"
)
#: Words that a function or a constant may not be called.
WORDS = frozenset(_WORDS.split()) | frozenset({"Math", *LACKING})
#: The operations that round nothing.
_EXACT = frozenset({"x", "number", "name", "neg", "abs", "sign", "min", "max", "where", "less", "less_equal"})


class _Single(Text):
    """Each result rounded to binary32."""

    def spelled(self, node: Node) -> str:
        text = super().spelled(node)
        return text if node.op in _EXACT else f"Math.fround({text})"

    def _inside(self, node: Node, least: int) -> str:
        return super()._inside(node, least) if node.op in _EXACT else self.expression(node)


def write(code: Code) -> str:
    """The source of the module."""
    code = code.prepared(LANGUAGE)
    (own,) = code.computes(LANGUAGE)
    number_format = formats.get(own)
    narrow = own == "binary32"
    parts = Parts.of(code)
    reserved = frozenset(name for name, _ in parts.constants) | {code.name}
    text = (_Single if narrow else Text)(CALLS, reserved, number_format=number_format)
    lines = ["/*", *(f" * {line}".rstrip() for line in header(code, LANGUAGE)), " */", ""]
    for name in parts.helpers(LACKING):
        said, assignments, result = helper_lines(name, Text(CALLS, variable="u"))
        lines += [f"// {said}", f"function {name}(u) {{"]
        lines += [f"  const {left} = {right};" for left, right in assignments]
        lines += [f"  return {result};", "}", ""]
    lines.append(f"export function {code.name}(x) {{")
    lines += ["  x = Math.fround(x);"] if narrow else []
    lines += [f"  const {name} = {float(value)!r}; // {decimal(value)}" for name, value in parts.constants]
    for far, node in parts.limits:
        at = code.thresholds(far, LANGUAGE)[own]
        condition = f"x < {-at!r}" if far.side < 0 else f"x > {at!r}"
        lines.append(f"  if ({condition}) return {text.expression(node)};")
    lines += [f"  const {left} = {right};" for left, right in text.assignments([parts.formula])]
    result = text.expression(parts.formula)
    lines += [f"  return {result if parts.formula.keeps_nan else f'Number.isNaN(x) ? x : {result}'};", "}", ""]
    return "\n".join(lines)


LANGUAGE = Language(
    name="js",
    title="JavaScript",
    write=write,
    dtypes=("binary64", "binary32"),
    own=("binary64",),
    words=WORDS,
    lacking=LACKING,
    through="binary64",
)
