"""The operators by name: one object for each function and gate."""

from __future__ import annotations

import atexit

from xphi.ops import numpy as arrays
from xphi.ops.numpy import names, spellings
from xphi.ops.torch import _direct, _library
from xphi.ops.torch._operation import OPERATIONS
from xphi.ops.torch.activation import Activation
from xphi.ops.torch.gate import Gate

__all__ = ["get", "names", "spellings"]

_library.define()
_MADE: dict[str, Activation | Gate] = {
    name: Activation(name) if (name, "f") in OPERATIONS else Gate(name) for name in names()
}
#: Every spelling: a dictionary is what torch.compile can look into.
_KNOWN = {spelling: _MADE[name] for spelling, name in spellings().items()}


def get(name: str) -> Activation | Gate:
    """The operator called `name`, or that has it as an alias; the same object every time.

    Raises
    ------
    XphiError
        If there is none; the nearest name is offered.
    """
    found = _KNOWN.get(name)
    return _MADE[arrays.get(name).__name__] if found is None else found  # which refuses it


@atexit.register
def _release() -> None:
    """Let go of the kernels: torch keeps what it has registered longer than the core lives."""
    _direct.compiled.cache_clear()
    for function in _MADE.values():
        function.release()
