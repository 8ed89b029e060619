"""xphi's operators on PyTorch's tensors, both rungs, as they are called: each makes a new tensor."""

from __future__ import annotations

import functools
from typing import Any

from xphi.bench.peers import Factory
from xphi.bench.peers.torch import of_tensors

TITLE = "xphi.torch"
NEEDS = ("xphi", "torch")
RUNGS = ("fast", "faithful")


def operations() -> dict[str, Factory]:
    """Every function and gate that this version has."""
    import xphi.torch

    names = xphi.torch.names()

    def functions(rung: Any) -> dict[str, Any]:
        return {name: functools.partial(xphi.torch.get(name), rung=rung) for name in names}

    return of_tensors(functions, names)
