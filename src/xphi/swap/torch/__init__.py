"""Swapping the activations of a torch model."""

from __future__ import annotations

from xphi.errors import MissingExtra

try:
    import torch as _torch  # noqa: F401 - a sentence instead of a traceback where it is not there
except ModuleNotFoundError as _error:
    raise MissingExtra("xphi.torch.swap", "torch", "torch") from _error

from xphi.swap.torch._report import Change, Report, Unsupported
from xphi.swap.torch._swap import Swap, swap

__all__ = ["Change", "Report", "Swap", "Unsupported", "swap"]
