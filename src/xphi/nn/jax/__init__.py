"""Modules for Flax NNX: activations, gates, the stochastic gate, feed-forward blocks and their weights from PyTorch."""

from __future__ import annotations

from typing import TYPE_CHECKING

from xphi.errors import MissingExtra

try:
    import flax as _flax  # noqa: F401 - a sentence instead of a traceback where it is not there
    import jax as _jax  # noqa: F401
except ModuleNotFoundError as _error:
    raise MissingExtra("xphi.nn.jax", _error.name or "flax", "jax") from _error

from xphi.nn.jax import activations as _activations
from xphi.nn.jax.feed_forward import FeedForward
from xphi.nn.jax.gated import GatedFeedForward
from xphi.nn.jax.loading import load_torch_state, to_torch_state
from xphi.nn.jax.stochastic import StochasticGate

globals().update(_activations.CLASSES)

if TYPE_CHECKING:
    from xphi._generated.jax_modules import *  # noqa: F403 - the classes, named by the registry

__all__ = [  # noqa: PLE0604 - the classes are named by the registry
    "FeedForward",
    "GatedFeedForward",
    "StochasticGate",
    "load_torch_state",
    "to_torch_state",
    *_activations.__all__,
]
