"""The functions on JAX arrays: what `xphi.jax.gelu` and its like are."""

from __future__ import annotations

try:
    import jax as _jax  # noqa: F401 - a missing package is reported here, once
except ModuleNotFoundError as error:
    from xphi.errors import MissingExtra

    raise MissingExtra("xphi.jax", error.name or "jax", "jax") from error

from xphi.ops.jax._operator import Activation, Gate
from xphi.ops.jax._paths import Sampled
from xphi.ops.jax._registry import get, names, spellings
from xphi.ops.numpy import Accuracy

__all__ = ["Accuracy", "Activation", "Gate", "Sampled", "get", "names", "spellings"]
