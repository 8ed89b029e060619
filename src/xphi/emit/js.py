"""JavaScript: an ES module that exports one function of a number."""

from __future__ import annotations

from xphi.emit._code import Code
from xphi.emit._scalar import Parts, accuracy, decimal, helper_lines
from xphi.emit._text import Text

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
    "super switch this throw true try typeof var void while with yield arguments eval"
)
#: Words that a constant may not be called.
WORDS = frozenset(_WORDS.split()) | frozenset({"Math", *LACKING})


def write(code: Code) -> str:
    """The source of the module."""
    code = code.renamed(WORDS)
    parts = Parts.of(code)
    text = Text(CALLS, frozenset(name for name, _ in parts.constants))
    helpers = parts.helpers(LACKING)
    lines = ["/*", *(f" * {line}".rstrip() for line in [*code.header(), *accuracy(helpers)]), " */", ""]
    for name in helpers:
        said, assignments, result = helper_lines(name, Text(CALLS, variable="u"))
        lines += [f"// {said}", f"function {name}(u) {{"]
        lines += [f"  const {left} = {right};" for left, right in assignments]
        lines += [f"  return {result};", "}", ""]
    lines.append(f"export function {code.name}(x) {{")
    lines += [f"  const {name} = {float(value)!r}; // {decimal(value)}" for name, value in parts.constants]
    for far, node in parts.limits:
        condition = f"x < {-float(far.at)!r}" if far.side < 0 else f"x > {float(far.at)!r}"
        lines.append(f"  if ({condition}) return {text.expression(node)};")
    lines += [f"  const {left} = {right};" for left, right in text.assignments([parts.formula])]
    lines += [f"  return {_kept(parts, text)};", "}", ""]
    return "\n".join(lines)


def _kept(parts: Parts, text: Text) -> str:
    """The result, NaN where x is."""
    result = text.expression(parts.formula)
    return result if parts.formula.keeps_nan else f"Number.isNaN(x) ? x : {result}"
