"""The functions on PyTorch's tensors. Importing this defines the operators ``torch.ops.xphi.*``."""

from __future__ import annotations

from xphi.errors import MissingExtra

try:
    import torch as _torch  # noqa: F401 - a sentence instead of a traceback where it is not there
except ModuleNotFoundError as _error:
    raise MissingExtra("xphi.torch", "torch", "torch") from _error

from xphi.ops.torch import _bits as _bits  # its operators too are defined now
from xphi.ops.torch._registry import get, names, spellings
from xphi.ops.torch.activation import Activation
from xphi.ops.torch.gate import Gate

__all__ = ["Activation", "Gate", "get", "names", "spellings"]
