"""JAX: one function of an array, elementwise, differentiable."""

from __future__ import annotations

from xphi.emit._code import Code
from xphi.emit._language import ACCELERATOR, FORMATS, GENERIC, PYTHON_WORDS, Language
from xphi.emit._tensor import LOCALS, Framework, function, module

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
    cast="{0}.astype({1})",
    types={
        "binary64": "jnp.float64",
        "binary32": "jnp.float32",
        "binary16": "jnp.float16",
        "bfloat16": "jnp.bfloat16",
    },
    checked=(
        "if x.dtype != jnp.float64:",
        '    raise TypeError("float64 is not enabled; set jax_enable_x64")',
    ),
)


def write(code: Code) -> str:
    """The Python source."""
    code = code.prepared(LANGUAGE)
    imports = ["import jax.numpy as jnp"]
    if any("jax." in line for line in function(FRAMEWORK, code, LANGUAGE)):
        imports.insert(0, "import jax")
    return module(FRAMEWORK, code, LANGUAGE, imports, ["x = jnp.asarray(x)"])


LANGUAGE = Language(
    name="jax",
    title="JAX",
    write=write,
    dtypes=FORMATS,
    own=GENERIC,
    words=PYTHON_WORDS | LOCALS | {"jax", "jnp"},
    ulps=ACCELERATOR,
    flushes=True,
    contracts=True,
    also="float16 and bfloat16 are computed in float32 and rounded once.",
)
