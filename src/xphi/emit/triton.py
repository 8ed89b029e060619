"""Triton: a device function of a block, a kernel that applies it to memory, and a launcher for tensors."""

from __future__ import annotations

from xphi.emit._code import Code
from xphi.emit._header import header
from xphi.emit._language import FORMATS, GENERIC, OPENCL, PYTHON_WORDS, Language, arithmetic
from xphi.emit._scalar import Parts, decimal, helper_lines
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
    "fma": "tl.fma({0}, {1}, {2})",
}
_TYPES = {"binary64": "tl.float64", "binary32": "tl.float32", "binary16": "tl.float16", "bfloat16": "tl.bfloat16"}
#: Elements that one program of the kernel takes.
BLOCK = 1024


class _Text(Text):
    """Constants beside tensors in the tensor's own type: by themselves they would be binary32."""

    def call(self, node: Node, arguments: list[str]) -> str:
        first = 1 if node.op == "where" else 0
        if node.op in ("where", "min", "max", "fma"):
            for position in range(first, len(arguments)):
                if node.args[position].is_constant and id(node.args[position]) not in self._named:
                    value = arguments[position]
                    arguments[position] = f"tl.full({self.variable}.shape, {value}, {self.variable}.dtype)"
        return super().call(node, arguments)


def write(code: Code) -> str:
    """The Python source."""
    code = code.prepared(LANGUAGE)
    parts = Parts.of(code)
    lines = ["import torch", "import triton", "import triton.language as tl", ""]
    for name in parts.helpers(LACKING):
        said, assignments, result = helper_lines(name, _Text(CALLS, variable="u"))
        lines += ["", "@triton.jit", f"def _{name}(u):", f'    """{said}"""']
        lines += [f"    {left} = {right}" for left, right in assignments]
        lines += [f"    return {result}", ""]
    lines += ["", "@triton.jit", f"def {code.name}(x):"]
    head, *rest = header(code, LANGUAGE)
    lines += [f'    """{head}', *(f"    {line}".rstrip() for line in rest), '    """']
    lines += [f"    {line}" for line in _body(code, parts)]
    lines += _kernel(code.name, None if code.dtype is None else code.dtype.name)
    return "\n".join(lines)


def _body(code: Code, parts: Parts) -> list[str]:
    text = _Text(CALLS, frozenset(name for name, _ in parts.constants) | {code.name})
    lines = [] if code.dtype is None else [f"x = x.to({_TYPES[code.dtype.name]})"]
    if code.dtype is not None and arithmetic(code.dtype) is not code.dtype:
        lines.append("x = x.to(tl.float32)")
    lines += [f"{name}: tl.constexpr = {float(value)!r}  # {decimal(value)}" for name, value in parts.constants]
    lines += [f"{left} = {right}" for left, right in text.assignments([parts.formula])]
    result = parts.formula if parts.formula.keeps_nan else parts.kept(parts.tree.node("name", data="x != x"))
    lines.append(f"y = {text.expression(result)}")
    text.name(result, "y")
    for far, node in parts.limits:
        threshold = parts.tree.node("name", data=_threshold(far.side, code.thresholds(far, LANGUAGE)))
        sides = (parts.tree.x, threshold) if far.side < 0 else (threshold, parts.tree.x)
        chosen = parts.tree.where(parts.tree.node("less", *sides), node, result)
        lines.append(f"y = {text.expression(chosen)}")
    if code.dtype is not None and arithmetic(code.dtype) is not code.dtype:
        lines.append(f"y = y.to({_TYPES[code.dtype.name]})")
    return [*lines, "return y"]


def _threshold(side: int, at: dict[str, float]) -> str:
    """From where on, by the type."""
    digits = {name: repr(side * value) for name, value in at.items()}
    if len(set(digits.values())) == 1:
        return next(iter(digits.values()))
    return f"({digits['binary32']} if x.dtype == tl.float32 else {digits['binary64']})"


def _kernel(name: str, number_format: str | None) -> list[str]:
    """The kernel and its launcher, for any floating-point tensor or for one type."""
    if number_format is None:
        applied = [
            "    if x.dtype == tl.float64:",
            f"        y = {name}(x)",
            "    else:",
            f"        y = {name}(x.to(tl.float32)).to(x.dtype)",
        ]
        cast, said = "", "The function of every element of a floating-point tensor."
    else:
        dtype = _TYPES[number_format].replace("tl.", "torch.")
        applied, cast, said = [f"    y = {name}(x)"], f".to({dtype})", f"The function of every element, as {dtype}."
    return [
        "",
        "",
        "@triton.jit",
        f"def {name}_kernel(x_pointer, y_pointer, n, BLOCK: tl.constexpr):",
        "    at = tl.program_id(0).to(tl.int64)*BLOCK + tl.arange(0, BLOCK)",
        "    x = tl.load(x_pointer + at, mask=at < n)",
        *applied,
        "    tl.store(y_pointer + at, y, mask=at < n)",
        "",
        "",
        f"def {name}_launch(x: torch.Tensor) -> torch.Tensor:",
        f'    """{said}"""',
        f"    x = x{cast}.contiguous()",
        "    y = torch.empty_like(x)",
        "    with torch.cuda.device_of(x):  # a kernel starts on the current device",
        f"        {name}_kernel[(triton.cdiv(x.numel(), {BLOCK}),)](x, y, x.numel(), BLOCK={BLOCK})",
        "    return y",
        "",
    ]


LANGUAGE = Language(
    name="triton",
    title="Triton",
    write=write,
    dtypes=FORMATS,
    own=GENERIC,
    words=PYTHON_WORDS | {"tl", "triton", "torch", "x", "y", "u"},
    lacking=LACKING | {"pow"},
    ulps={**OPENCL, "exp": 4, "div": 2, "sqrt": 3},
    # exp(u) is 2 to the rounded u/log(2), by an instruction that is within 2^-22
    growing={"exp": 1},
    flushes=True,
    contracts=True,
    fma=True,
    also="float16 and bfloat16 are computed in float32 and rounded once.",
)
