"""NumPy: one function of an array, elementwise, in the format that was asked for."""

from __future__ import annotations

from xphi import formats
from xphi.emit._code import RESERVED, Code
from xphi.emit._header import header
from xphi.emit._language import OPENCL, PYTHON_WORDS, Language, arithmetic
from xphi.emit._scalar import Parts, decimal, helper_lines
from xphi.emit._text import Text
from xphi.emit._tree import Node

_PLAIN = ("exp", "expm1", "log", "log1p", "sqrt", "sin", "cos", "tanh", "abs")
#: What NumPy does not have, and how the code calls it.
_HELPERS = {"sigmoid": "logistic", "softplus": "log1p_exp", "sign": "sign"}
#: SciPy has them as one function for every size of argument.
_SCIPY = ("erf", "erfc")
CALLS = {
    **{op: f"np.{op}({{0}})" for op in _PLAIN},
    **{op: f"{op}({{0}})" for op in _SCIPY},
    **{op: f"{name}({{0}})" for op, name in _HELPERS.items()},
    "atan": "np.arctan({0})",
    "pow": "np.power({0}, {1})",
    "min": "np.minimum({0}, {1})",
    "max": "np.maximum({0}, {1})",
    "where": "np.where({0}, {1}, {2})",
}
_TYPES = {
    "binary64": "np.float64",
    "binary32": "np.float32",
    "binary16": "np.float16",
    "bfloat16": "ml_dtypes.bfloat16",
}


class _Text(Text):
    """Python's numbers take the type of the array that they meet; where two of them meet none, one says its type."""

    def __init__(self, kind: str, reserved: frozenset[str] = frozenset(), variable: str = "x") -> None:
        super().__init__(CALLS, reserved, variable)
        self.kind = kind

    def call(self, node: Node, arguments: list[str]) -> str:
        if node.op in ("where", "min", "max") and all(branch.is_constant for branch in node.args[-2:]):
            arguments = [*arguments[:-1], f"{self.kind}({arguments[-1]})"]
        return super().call(node, arguments)


def write(code: Code) -> str:
    """The Python source."""
    code = code.prepared(LANGUAGE)
    (own,) = code.computes(LANGUAGE)
    number_format = formats.get(own)
    narrow, wide = _TYPES[own], _TYPES[arithmetic(number_format).name]
    parts = Parts.of(code)
    text = _Text(wide, frozenset(name for name, _ in parts.constants) | {code.name})
    used = parts.helpers(frozenset(_HELPERS) | frozenset(_SCIPY))
    lines = ["import ml_dtypes"] if own == "bfloat16" else []
    lines.append("import numpy as np")
    special = [name for name in _SCIPY if name in used]
    if special:
        lines.append(f"from scipy.special import {', '.join(special)}")
    for op in used:
        if op in _HELPERS:
            lines += _helper(op, wide)
    head, *rest = header(code, LANGUAGE)
    lines += ["", "", f"def {code.name}(x):", f'    """{head}', *(f"    {line}".rstrip() for line in rest), '    """']
    cast = f".astype({wide})" if narrow != wide else ""
    lines.append(f"    x = np.asarray(x, dtype={narrow}){cast}")
    lines += [f"    {name} = {wide}({float(value)!r})  # {decimal(value)}" for name, value in parts.constants]
    lines.append('    with np.errstate(over="ignore", invalid="ignore", divide="ignore", under="ignore"):')
    lines += [f"        {left} = {right}" for left, right in text.assignments([parts.formula])]
    result = text.expression(parts.formula)
    lines.append(f"        y = {result if parts.formula.keeps_nan else f'np.where(np.isnan(x), x, {result})'}")
    for far, node in parts.limits:
        at = float(code.threshold(far, number_format))
        condition = f"x < {-at!r}" if far.side < 0 else f"x > {at!r}"
        lines.append(f"        y = np.where({condition}, {text.expression(node)}, y)")
    if cast:
        lines.append(f"        y = y.astype({narrow})")
    return "\n".join([*lines, "    return y", ""])


def _helper(op: str, kind: str) -> list[str]:
    """The definition of what NumPy lacks."""
    said, assignments, result = helper_lines(op, _Text(kind, variable="u"))
    lines = ["", "", f"def {_HELPERS[op]}(u):", f'    """{said}"""']
    lines += [f"    {left} = {right}" for left, right in assignments]
    return [*lines, f"    return {result}"]


LANGUAGE = Language(
    name="numpy",
    title="NumPy",
    write=write,
    dtypes=tuple(_TYPES),
    own=("binary64",),
    words=RESERVED | PYTHON_WORDS | frozenset({"np", "ml_dtypes", "x", "y", "u", *_SCIPY, *_HELPERS.values()}),
    lacking=frozenset(_HELPERS),
    ulps=OPENCL,
    growing=dict.fromkeys(_SCIPY, 2),
)
