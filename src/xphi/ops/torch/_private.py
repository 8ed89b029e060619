"""The words of PyTorch that have no public name, without which an operator written in Python would cost much more.

They may change with any release. Whatever is missing is told here, in one sentence.
"""

from __future__ import annotations

import importlib
from typing import Any

import torch

from xphi.errors import XphiError


def _found(module: str, *names: str) -> Any:
    """What a module of torch calls by a name inside it, a dotted one.

    Raises
    ------
    XphiError
        If this torch has it no more, or not yet.
    """
    try:
        value = importlib.import_module(module)
        for name in names:
            value = getattr(value, name)
    except (ImportError, AttributeError):
        wanted = ".".join([module, *names])
        raise XphiError(
            f"xphi.torch does not work with torch {torch.__version__}, which has no {wanted}: install one that it is "
            'tested with, pip install "xphi[torch]"'
        ) from None
    return value


#: Bypass the operators that record a gradient.
AutoDispatchBelowAutograd: Any = _found("torch._C", "_AutoDispatchBelowAutograd")
#: The dispatch keys that come after those of autograd.
AFTER_AUTOGRAD: Any = _found("torch._C", "_after_autograd_keyset")
#: Whether a transform of torch.func is under way.
transforming: Any = _found("torch._C", "_are_functorch_transforms_active")
#: Whether torch.jit.trace is.
tracing: Any = _found("torch._C", "_is_tracing")
#: How many modes see the operators, and how many see the functions of torch, that are called.
dispatch_modes: Any = _found("torch._C", "_len_torch_dispatch_stack")
function_modes: Any = _found("torch._C", "_len_torch_function_stack")
profiling: Any = _found("torch.autograd", "_profiler_enabled")
#: Let an autograd function be applied to one level of torch.func's transforms.
single_level: Any = _found("torch._functorch.utils", "enable_single_level_autograd_function")
#: Whether tangents are carried, as a context.
set_forward_mode: Any = _found("torch.autograd.forward_ad", "_set_fwd_grad_enabled")
_found("torch.autograd.forward_ad", "_current_level")  # read anew each time
forward_ad: Any = torch.autograd.forward_ad


def has_tangents() -> bool:
    """Whether forward-mode differentiation is under way."""
    return bool(forward_ad._current_level >= 0)  # noqa: SLF001 - what this file is for
