"""JAX: one function of an array, elementwise, differentiable."""

from __future__ import annotations

import keyword

from xphi.emit._code import Code
from xphi.emit._tensor import LOCALS, Framework, function

FRAMEWORK = Framework(
    calls={
        "exp": "jnp.exp({0})",
        "expm1": "jnp.expm1({0})",
        "log": "jnp.log({0})",
        "log1p": "jnp.log1p({0})",
        "sqrt": "jnp.sqrt({0})",
        "pow": "jnp.power({0}, {1})",
        "sin": "jnp.sin({0})",
        "cos": "jnp.cos({0})",
        "atan": "jnp.arctan({0})",
        "tanh": "jnp.tanh({0})",
        "erf": "jax.scipy.special.erf({0})",
        "erfc": "jax.scipy.special.erfc({0})",
        "sigmoid": "jax.nn.sigmoid({0})",
        "softplus": "jax.nn.softplus({0})",
        "abs": "jnp.abs({0})",
        "sign": "jnp.sign({0})",
        "min": "jnp.minimum({0}, {1})",
        "max": "jnp.maximum({0}, {1})",
        "upper": "jnp.minimum({0}, {1})",
        "lower": "jnp.maximum({0}, {1})",
    },
    where="jnp.where({0}, {1}, {2})",
    isnan="jnp.isnan(x)",
    full="jnp.full_like(x, {0})",
)
WORDS = frozenset(keyword.kwlist) | LOCALS | {"jax", "jnp"}


def write(code: Code) -> str:
    """The Python source."""
    body = function(FRAMEWORK, code, narrow="x.dtype == jnp.float32", words=WORDS)
    head, *rest = [*code.header("the dtype of x"), "float16 and bfloat16 are computed in float32 and rounded once."]
    lines = ["import jax"] if any("jax." in line for line in body) else []
    lines += ["import jax.numpy as jnp", "", "", f"def {code.name}(x):", f'    """{head}']
    lines += [
        *(f"    {line}".rstrip() for line in rest),
        '    """',
        "    x = jnp.asarray(x)",
        "    if x.dtype in (jnp.float16, jnp.bfloat16):",
        f"        return {code.name}(x.astype(jnp.float32)).astype(x.dtype)",
    ]
    return "\n".join([*lines, *(f"    {line}" for line in body), ""])
