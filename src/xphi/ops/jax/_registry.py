"""The operators by name: one object for each, the same as on NumPy arrays."""

from __future__ import annotations

import functools

from xphi.ops import numpy as reference
from xphi.ops.jax._operator import Activation, Gate

names, spellings = reference.names, reference.spellings


def get(name: str) -> Activation | Gate:
    """The operator called `name`, or that has it as an alias; the same object every time.

    Raises
    ------
    XphiError
        If there is none; the nearest name is offered.
    """
    found = reference.get(name)
    return _make(found.__name__, isinstance(found, reference.Gate))


@functools.cache
def _make(name: str, is_gate: bool) -> Activation | Gate:
    return Gate(name) if is_gate else Activation(name)
