"""A packed projection by columns. Apart from the rest because it loads torch.distributed."""

from __future__ import annotations

from typing import Any

import torch
from torch import nn
from torch.distributed.tensor.parallel import ColwiseParallel

from xphi.nn.torch import _sharded


class PackedColwiseParallel(ColwiseParallel):
    """`ColwiseParallel` for gate and up in one matrix: rank r gets the r-th part of gate and the r-th part of up.

    The rows are put in the order of the ranks first, so that an ordinary split along the first dimension gives that.
    """

    def _apply(self, module: nn.Module, device_mesh: Any) -> nn.Module:
        ranks = device_mesh.size()
        with torch.no_grad():
            for parameter in module.parameters():
                parameter.copy_(_sharded.by_rank(parameter, ranks))
        setattr(module, _sharded.RANKS, ranks)
        return super()._apply(module, device_mesh)
