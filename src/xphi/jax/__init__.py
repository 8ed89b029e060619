"""xphi for JAX: the functions and gates on JAX arrays, and the feed-forward blocks in Flax.

Importing this loads JAX. The functions (`xphi.jax.gelu`, `xphi.jax.swiglu` ...) are named by the kernels, and every
spelling that `xphi.ops.jax.get` knows is one here too; the modules load Flax when they are first used.
"""

from __future__ import annotations

import importlib
from typing import Any

from xphi.ops.jax import Accuracy, Activation, Gate, Sampled, get, names, spellings

__all__ = ["Accuracy", "Activation", "Gate", "Sampled", "get", "names", "spellings"]


def __getattr__(name: str) -> Any:
    if name.startswith("_"):
        raise AttributeError(f"module 'xphi.jax' has no attribute {name!r}")
    if name in spellings():
        return globals().setdefault(name, get(name))  # found at once the next time
    modules = importlib.import_module("xphi.nn.jax")
    if name in modules.__all__:
        return getattr(modules, name)
    raise AttributeError(f"module 'xphi.jax' has no attribute {name!r}")


def __dir__() -> list[str]:
    return [*__all__, *names(), *importlib.import_module("xphi.nn.jax").__all__]
