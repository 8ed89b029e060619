"""xphi for JAX: the functions and gates on JAX arrays, and the feed-forward blocks in Flax.

Importing this loads JAX. The functions (`xphi.jax.gelu`, `xphi.jax.swiglu` ...) are named by the kernels, and every
spelling that `xphi.ops.jax.get` knows is one here too; the modules load Flax when they are first used.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

from xphi.names.hint import missing
from xphi.ops.jax import Accuracy, Activation, Gate, Sampled, get, names, spellings

if TYPE_CHECKING:
    from xphi._generated.jax_modules import *  # noqa: F403 - the classes, named by the registry
    from xphi._generated.jax_operators import *  # noqa: F403 - and the operators
    from xphi.nn.jax import FeedForward as FeedForward
    from xphi.nn.jax import GatedFeedForward as GatedFeedForward
    from xphi.nn.jax import StochasticGate as StochasticGate
    from xphi.nn.jax import load_torch_state as load_torch_state
    from xphi.nn.jax import to_torch_state as to_torch_state

__all__ = ["Accuracy", "Activation", "Gate", "Sampled", "get", "names", "spellings"]


if not TYPE_CHECKING:  # a checker knows the names from the lines above, and that there are no others

    def __getattr__(name: str) -> Any:
        if name.startswith("_"):
            raise AttributeError(f"module 'xphi.jax' has no attribute {name!r}")
        if name in spellings():
            return globals().setdefault(name, get(name))  # found at once the next time
        modules = importlib.import_module("xphi.nn.jax")
        if name in modules.__all__:
            return getattr(modules, name)
        raise AttributeError(missing("xphi.jax", name, [*spellings(), *__dir__()]))


def __dir__() -> list[str]:
    return [*__all__, *names(), *importlib.import_module("xphi.nn.jax").__all__]
