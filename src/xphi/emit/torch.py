"""PyTorch: one function of a tensor, elementwise, differentiable."""

from __future__ import annotations

import keyword

from xphi.emit._code import Code
from xphi.emit._tensor import LOCALS, Framework, function

FRAMEWORK = Framework(
    calls={
        "exp": "torch.exp({0})",
        "expm1": "torch.expm1({0})",
        "log": "torch.log({0})",
        "log1p": "torch.log1p({0})",
        "sqrt": "torch.sqrt({0})",
        "pow": "torch.pow({0}, {1})",
        "sin": "torch.sin({0})",
        "cos": "torch.cos({0})",
        "atan": "torch.atan({0})",
        "tanh": "torch.tanh({0})",
        "erf": "torch.erf({0})",
        "erfc": "torch.erfc({0})",
        "sigmoid": "torch.sigmoid({0})",
        # softplus of PyTorch is x itself from 20 on, which is 2e-9 off
        "softplus": "-torch.nn.functional.logsigmoid({minus})",
        "abs": "torch.abs({0})",
        # PyTorch gives NaN and -0 the sign 0
        "sign": "torch.where(torch.abs({0}) > 0.0, torch.sign({0}), {0})",
        "min": "torch.minimum({0}, {1})",
        "max": "torch.maximum({0}, {1})",
        "upper": "torch.clamp({0}, max={1})",
        "lower": "torch.clamp({0}, min={1})",
    },
    where="torch.where({0}, {1}, {2})",
    isnan="torch.isnan(x)",
    full="torch.full_like(x, {0})",
)
WORDS = frozenset(keyword.kwlist) | LOCALS | {"torch"}


def write(code: Code) -> str:
    """The Python source."""
    head, *rest = [*code.header("the dtype of x"), "float16 and bfloat16 are computed in float32 and rounded once."]
    lines = [
        "import torch",
        "",
        "",
        f"def {code.name}(x):",
        f'    """{head}',
        *(f"    {line}".rstrip() for line in rest),
    ]
    lines += [
        '    """',
        "    if x.dtype in (torch.float16, torch.bfloat16):",
        f"        return {code.name}(x.float()).to(x.dtype)",
    ]
    lines += [f"    {line}" for line in function(FRAMEWORK, code, narrow="x.dtype == torch.float32", words=WORDS)]
    return "\n".join([*lines, ""])
