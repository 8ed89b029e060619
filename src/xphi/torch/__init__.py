"""xphi for PyTorch: operators with gradients, modules, and the swap of one activation for another.

The operators (`gelu`, `swiglu` ...) and the modules (`GELU`, `GatedFeedForward` ...) are named by the registry;
``dir(xphi.torch)`` lists them. Importing this loads torch and defines ``torch.ops.xphi.*``.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

from xphi.names.hint import missing
from xphi.ops import torch as _operators

if TYPE_CHECKING:
    from xphi._generated.torch_modules import *  # noqa: F403 - the classes, named by the registry
    from xphi._generated.torch_operators import *  # noqa: F403 - and the operators
    from xphi.nn.torch import LAYOUTS as LAYOUTS
    from xphi.nn.torch import Activation as Activation
    from xphi.nn.torch import FeedForward as FeedForward
    from xphi.nn.torch import Gate as Gate
    from xphi.nn.torch import GatedFeedForward as GatedFeedForward
    from xphi.nn.torch import Layout as Layout
    from xphi.nn.torch import StochasticGate as StochasticGate
    from xphi.nn.torch import detect_layout as detect_layout
    from xphi.nn.torch import load_layout as load_layout
    from xphi.nn.torch import parallelize as parallelize
    from xphi.nn.torch import tensor_parallel_plan as tensor_parallel_plan
    from xphi.nn.torch import to_layout as to_layout
    from xphi.swap.torch import swap as swap

get = _operators.get
names = _operators.names

# Here at once and not when first asked for: torch.compile looks names up in the module itself.
globals().update({spelling: get(spelling) for spelling in _operators.spellings()})

__all__ = ["get", "names", "swap", *_operators.spellings()]  # noqa: PLE0604 - the registry names them


if not TYPE_CHECKING:  # a checker knows the names from the lines above, and that there are no others

    def __getattr__(name: str) -> Any:
        if name == "swap":
            return globals().setdefault(name, importlib.import_module("xphi.swap.torch").swap)
        modules = importlib.import_module("xphi.nn.torch") if not name.startswith("_") else None
        if modules is not None and name in modules.__all__:
            return globals().setdefault(name, getattr(modules, name))
        raise AttributeError(missing("xphi.torch", name, __dir__()))


def __dir__() -> list[str]:
    return sorted({*__all__, *importlib.import_module("xphi.nn.torch").__all__})
