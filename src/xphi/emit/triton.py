"""Triton: a device function of a block, a kernel that applies it to memory, and a launcher for tensors."""

from __future__ import annotations

import keyword

from xphi.emit._code import Code
from xphi.emit._far import Far
from xphi.emit._scalar import Parts, accuracy, decimal, helper_lines
from xphi.emit._text import Text
from xphi.emit._tree import Node

#: What triton.language does not have for every device, or has without the negative tail.
LACKING = frozenset({"erf", "erfc", "expm1", "log1p", "sigmoid", "softplus", "tanh", "sign"})
CALLS = {
    **{op: f"tl.{op}({{0}})" for op in ("exp", "log", "sqrt", "sin", "cos", "abs")},
    **{op: f"_{op}({{0}})" for op in LACKING},
    "min": "tl.minimum({0}, {1}, propagate_nan=tl.PropagateNan.ALL)",
    "max": "tl.maximum({0}, {1}, propagate_nan=tl.PropagateNan.ALL)",
    "pow": "tl.exp({1}*tl.log({0}))",
    "where": "tl.where({0}, {1}, {2})",
}
WORDS = frozenset(keyword.kwlist) | {"tl", "triton", "torch", "x", "y", "left", "right"}
#: Elements that one program of the kernel takes.
BLOCK = 1024


class _Text(Text):
    """Constants beside tensors in the tensor's own type: by themselves they would be binary32."""

    def call(self, node: Node, arguments: list[str]) -> str:
        first = 1 if node.op == "where" else 0
        if node.op in ("where", "min", "max"):
            for position in range(first, len(arguments)):
                if node.args[position].is_constant and id(node.args[position]) not in self._named:
                    value = arguments[position]
                    arguments[position] = f"tl.full({self.variable}.shape, {value}, {self.variable}.dtype)"
        return super().call(node, arguments)


def write(code: Code) -> str:
    """The Python source."""
    code = code.renamed(WORDS)
    parts = Parts.of(code)
    helpers = parts.helpers(LACKING)
    lines = ["import torch", "import triton", "import triton.language as tl", ""]
    for name in helpers:
        said, assignments, result = helper_lines(name, _Text(CALLS, variable="u"))
        lines += ["", "@triton.jit", f"def _{name}(u):", f'    """{said}"""']
        lines += [f"    {left} = {right}" for left, right in assignments]
        lines += [f"    return {result}", ""]
    lines += ["", "@triton.jit", f"def {code.name}(x):"]
    head, *rest = [*code.header("float32 or float64"), *accuracy(helpers)]
    lines += [f'    """{head}', *(f"    {line}".rstrip() for line in rest), '    """']
    lines += [f"    {line}" for line in _body(parts)]
    lines += _kernel(code.name)
    return "\n".join(lines)


def _body(parts: Parts) -> list[str]:
    text = _Text(CALLS, frozenset(name for name, _ in parts.constants))
    lines = [f"{name}: tl.constexpr = {float(value)!r}  # {decimal(value)}" for name, value in parts.constants]
    lines += [f"{left} = {right}" for left, right in text.assignments([parts.formula])]
    result = parts.formula if parts.formula.keeps_nan else parts.kept(parts.tree.node("name", data="x != x"))
    lines.append(f"y = {text.expression(result)}")
    text.name(result, "y")
    for far, node in parts.limits:
        place = parts.tree.node("name", data=_threshold(far))
        sides = (parts.tree.x, place) if far.side < 0 else (place, parts.tree.x)
        chosen = parts.tree.where(parts.tree.node("less", *sides), node, result)
        lines.append(f"y = {text.expression(chosen)}")
    return [*lines, "return y"]


def _threshold(far: Far) -> str:
    """From where on, by the type."""
    sign = "-" if far.side < 0 else ""
    if far.at == far.narrow:
        return f"{sign}{float(far.at)!r}"
    return f"({sign}{float(far.narrow)!r} if x.dtype == tl.float32 else {sign}{float(far.at)!r})"


def _kernel(name: str) -> list[str]:
    return [
        "",
        "",
        "@triton.jit",
        f"def {name}_kernel(x_pointer, y_pointer, n, BLOCK: tl.constexpr):",
        "    at = tl.program_id(0).to(tl.int64)*BLOCK + tl.arange(0, BLOCK)",
        "    x = tl.load(x_pointer + at, mask=at < n)",
        "    if x.dtype == tl.float64:",
        f"        y = {name}(x)",
        "    else:",
        f"        y = {name}(x.to(tl.float32)).to(x.dtype)",
        "    tl.store(y_pointer + at, y, mask=at < n)",
        "",
        "",
        f"def {name}_launch(x: torch.Tensor) -> torch.Tensor:",
        '    """The function of every element of a floating-point tensor."""',
        "    x = x.contiguous()",
        "    y = torch.empty_like(x)",
        "    with torch.cuda.device_of(x):  # a kernel starts on the current device",
        f"        {name}_kernel[(triton.cdiv(x.numel(), {BLOCK}),)](x, y, x.numel(), BLOCK={BLOCK})",
        "    return y",
        "",
    ]
