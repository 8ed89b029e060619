"""Modules for PyTorch: activations, gates, stochastic gates, feed-forward blocks, their loading and sharding."""

from __future__ import annotations

from typing import TYPE_CHECKING

from xphi.errors import MissingExtra

try:
    import torch as _torch  # noqa: F401 - a sentence instead of a traceback where it is not there
except ModuleNotFoundError as _error:
    raise MissingExtra("xphi.nn.torch", "torch", "torch") from _error

from xphi.nn.torch.activations import CLASSES as _CLASSES
from xphi.nn.torch.activations import Activation, Gate
from xphi.nn.torch.feed_forward import FeedForward
from xphi.nn.torch.gated import GatedFeedForward
from xphi.nn.torch.layouts import LAYOUTS, Layout
from xphi.nn.torch.loading import detect_layout, load_layout, to_layout
from xphi.nn.torch.parallel import parallelize, tensor_parallel_plan
from xphi.nn.torch.stochastic import StochasticGate

globals().update(_CLASSES)

if TYPE_CHECKING:
    from xphi._generated.torch_modules import *  # noqa: F403 - the classes, named by the registry

__all__ = [  # noqa: PLE0604 - the classes are named by the registry
    "LAYOUTS",
    "Activation",
    "FeedForward",
    "Gate",
    "GatedFeedForward",
    "Layout",
    "StochasticGate",
    "detect_layout",
    "load_layout",
    "parallelize",
    "tensor_parallel_plan",
    "to_layout",
    *_CLASSES,
]
