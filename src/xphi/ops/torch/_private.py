"""The words of PyTorch that have no public name, without which an operator written in Python would cost much more.

They may change with any release. Where one is missing, none is used: `COMPLETE` is false, every call goes through the
dispatcher, and derivatives are recorded as `_public` does it.
"""

from __future__ import annotations

import importlib
from typing import Any

import torch

#: What is missing from this torch, in dotted names.
MISSING: list[str] = []


def _word(module: str, *names: str) -> Any:
    """What a module of torch calls by a name inside it, a dotted one; None if it is missing."""
    try:
        value = importlib.import_module(module)
        for name in names:
            value = getattr(value, name)
    except (ImportError, AttributeError):
        MISSING.append(".".join([module, *names]))
        return None
    return value


#: Bypass the operators that record a gradient.
AutoDispatchBelowAutograd: Any = _word("torch._C", "_AutoDispatchBelowAutograd")
#: The dispatch keys that come after those of autograd.
AFTER_AUTOGRAD: Any = _word("torch._C", "_after_autograd_keyset")
#: Whether a transform of torch.func is under way.
transforming: Any = _word("torch._C", "_are_functorch_transforms_active")
#: Whether torch.jit.trace is.
tracing: Any = _word("torch._C", "_is_tracing")
#: How many modes see the operators, and how many see the functions of torch, that are called.
dispatch_modes: Any = _word("torch._C", "_len_torch_dispatch_stack")
function_modes: Any = _word("torch._C", "_len_torch_function_stack")
profiling: Any = _word("torch.autograd", "_profiler_enabled")
#: Let an autograd function be applied to one level of torch.func's transforms.
single_level: Any = _word("torch._functorch.utils", "enable_single_level_autograd_function")
#: Whether tangents are carried, as a context.
set_forward_mode: Any = _word("torch.autograd.forward_ad", "_set_fwd_grad_enabled")
_word("torch.autograd.forward_ad", "_current_level")  # read anew each time
forward_ad: Any = torch.autograd.forward_ad

COMPLETE = not MISSING
if not COMPLETE:

    def dispatch_modes() -> int:
        """As if a mode were watching: nothing goes past the dispatcher."""
        return 1

    def transforming() -> bool:
        """No transform comes further than to `_public`."""
        return False


def has_tangents(*tensors: Any) -> bool:
    """Whether forward-mode differentiation is under way, or at least one of the tensors has a tangent."""
    if COMPLETE:
        return bool(forward_ad._current_level >= 0)  # noqa: SLF001 - what this file is for
    return any(forward_ad.unpack_dual(tensor).tangent is not None for tensor in tensors)
