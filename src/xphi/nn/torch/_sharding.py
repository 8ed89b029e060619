"""How the operators spread over ranks, for those that meet a DTensor. Apart because it loads torch.distributed."""

from __future__ import annotations

import functools
from typing import Any

import torch
from torch.distributed.tensor import Replicate, Shard
from torch.distributed.tensor.experimental import register_sharding

from xphi.ops import numpy as kernels


@functools.cache
def register() -> None:
    """Tell DTensor that every operator works on each element by itself; once, from `tensor_parallel_plan`."""
    for name in kernels.names():
        for operator in (name, f"{name}_grad", f"{name}_vjp"):
            if hasattr(torch.ops.xphi, operator):
                overload = getattr(torch.ops.xphi, operator).default
                register_sharding(overload)(functools.partial(_pointwise, len(overload._schema.returns)))  # noqa: SLF001 - there is no public way to ask


def _pointwise(outputs: int, *arguments: Any) -> list[tuple[list[Any], list[Any]]]:
    """Outputs lie like the inputs, whole on every rank or cut along any dimension."""
    dimensions = next(argument.ndim for argument in arguments if hasattr(argument, "ndim"))
    placements = [Replicate(), *map(Shard, range(dimensions))]
    return [
        ([where] * outputs, [where if hasattr(argument, "ndim") else None for argument in arguments])
        for where in placements
    ]
