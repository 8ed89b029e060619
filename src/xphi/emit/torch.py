"""PyTorch: one function of a tensor, elementwise, differentiable."""

from __future__ import annotations

from xphi.emit._code import Code
from xphi.emit._language import ACCELERATOR, FORMATS, GENERIC, PYTHON_WORDS, Language
from xphi.emit._tensor import LOCALS, Framework, module

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
    cast="{0}.to({1})",
    types={
        "binary64": "torch.float64",
        "binary32": "torch.float32",
        "binary16": "torch.float16",
        "bfloat16": "torch.bfloat16",
    },
)


def write(code: Code) -> str:
    """The Python source."""
    return module(FRAMEWORK, code.prepared(LANGUAGE), LANGUAGE, ["import torch"], [])


LANGUAGE = Language(
    name="torch",
    title="PyTorch",
    write=write,
    dtypes=FORMATS,
    own=GENERIC,
    words=PYTHON_WORDS | LOCALS | {"torch"},
    ulps=ACCELERATOR,
    flushes=True,
    contracts=True,
    also="float16 and bfloat16 are computed in float32 and rounded once.",
)
