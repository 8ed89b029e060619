"""xphi for PyTorch: operators with gradients, modules, and the swap of one activation for another.

The operators (`gelu`, `swiglu` ...) and the modules (`GELU`, `GatedFeedForward` ...) are named by the registry;
``dir(xphi.torch)`` lists them. Importing this loads torch and defines ``torch.ops.xphi.*``.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

from xphi.ops import torch as _operators

if TYPE_CHECKING:
    from xphi.nn.torch import FeedForward as FeedForward
    from xphi.nn.torch import GatedFeedForward as GatedFeedForward
    from xphi.swap.torch import swap as swap

get = _operators.get
names = _operators.names

# Here at once and not when first asked for: torch.compile looks names up in the module itself.
globals().update({spelling: get(spelling) for spelling in _operators.spellings()})

__all__ = ["get", "names", "swap", *_operators.spellings()]  # noqa: PLE0604 - the registry names them


def __getattr__(name: str) -> Any:
    if name == "swap":
        return globals().setdefault(name, importlib.import_module("xphi.swap.torch").swap)
    modules = importlib.import_module("xphi.nn.torch") if not name.startswith("_") else None
    if modules is not None and name in modules.__all__:
        return globals().setdefault(name, getattr(modules, name))
    raise AttributeError(f"module 'xphi.torch' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*__all__, *importlib.import_module("xphi.nn.torch").__all__})
