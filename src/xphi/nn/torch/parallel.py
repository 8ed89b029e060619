"""Tensor parallelism: gate and up by columns, down by rows."""

from __future__ import annotations

from typing import Any

from xphi.census.widths import split
from xphi.errors import XphiError
from xphi.nn.torch import _sharded
from xphi.nn.torch._block import Block
from xphi.nn.torch.gated import GatedFeedForward


def tensor_parallel_plan(block: Block, *, sequence_parallel: bool = False) -> dict[str, Any]:
    """What to hand to `torch.distributed.tensor.parallel.parallelize_module` for a block.

    Each rank has d_ff / ranks of the columns of gate and up and the matching rows of down, so that the activation
    runs on what is local, as an ordinary tensor; one sum over the ranks ends the block.

    Parameters
    ----------
    block : FeedForward or GatedFeedForward
        In a packed projection each rank gets the rows of gate and of up that match.
    sequence_parallel : bool
        Input and output are spread over the ranks along the positions, the last dimension but one, as
        (B, T / ranks, d_model); otherwise each rank has all of both.

    Returns
    -------
    dict of str to ParallelStyle
        To go into the plan of a larger model, put the block's name before each key; the key ``""`` is the block's.

    Notes
    -----
    `parallelize` also refuses a width that the ranks do not divide; with the plan alone that is left to you.

    In the block the operators meet plain local tensors. For those that meet a DTensor elsewhere in the model, this
    call tells DTensor how: each element is worked on by itself, where it is. Importing `xphi.torch` does not, since
    that would load `torch.distributed`.
    """
    from torch.distributed.tensor import Replicate, Shard
    from torch.distributed.tensor.parallel import ColwiseParallel, PrepareModuleInput, RowwiseParallel

    from xphi.nn.torch import _sharding
    from xphi.nn.torch._packed_style import PackedColwiseParallel

    _is_block(block)
    _sharding.register()
    positions = Shard(-2)
    plan: dict[str, Any] = {}
    if sequence_parallel:  # gathered once for both projections
        plan[""] = PrepareModuleInput(input_layouts=positions, desired_input_layouts=Replicate())
    if isinstance(block, GatedFeedForward) and block.packed:
        plan["gate_up_proj"] = PackedColwiseParallel()
    elif isinstance(block, GatedFeedForward):
        plan |= {"gate_proj": ColwiseParallel(), "up_proj": ColwiseParallel()}
    else:
        plan["up_proj"] = ColwiseParallel()
    plan["down_proj"] = RowwiseParallel(output_layouts=positions if sequence_parallel else Replicate())
    return plan


def parallelize(block: Block, mesh: Any, *, sequence_parallel: bool = False) -> Block:
    """Spread a block over the ranks of a mesh, in place.

    Outputs and gradients are those of the whole block, up to the order of the sum over ranks.

    Parameters
    ----------
    block : FeedForward or GatedFeedForward
        The same weights on every rank, or those of rank 0 count.
    mesh : DeviceMesh
        Of one dimension, for example ``init_device_mesh("cuda", (4,))``; of a larger one take a part, ``mesh["tp"]``.
    sequence_parallel : bool
        Whether input and output are spread along the positions.

    Returns
    -------
    Block
        The block that was given.

    Raises
    ------
    XphiError
        If the block is spread already, the mesh has more than one dimension, or its ranks do not divide d_ff; the
        next width that they do divide is named.

    Notes
    -----
    ``state_dict()`` of a packed block has its rows in the order of the ranks from then on; `to_layout` puts them
    back. Dropout on an output that every rank has needs the same random numbers on each: seed them alike.
    """
    from torch.distributed.tensor.parallel import parallelize_module

    plan = tensor_parallel_plan(block, sequence_parallel=sequence_parallel)
    if _sharded.is_sharded(block):
        raise XphiError("this block is spread over ranks already: parallelize it once")
    if not all(hasattr(mesh, name) for name in ("ndim", "size")):
        raise XphiError(f'mesh must be a DeviceMesh such as init_device_mesh("cuda", (4,)), not {mesh!r}')
    if mesh.ndim != 1:
        raise XphiError(f'a block is spread over a mesh of one dimension, and this has {mesh.ndim}: take mesh["tp"]')
    ranks = mesh.size()
    _, whole = split(block.d_ff, ranks)
    if whole != block.d_ff:
        raise XphiError(f"{ranks} ranks do not divide d_ff={block.d_ff}; the next width that they divide is {whole}")
    parallelize_module(block, mesh, plan)
    return block


def _is_block(block: Any) -> None:
    if not isinstance(block, Block):
        raise XphiError(f"there is a plan for FeedForward and GatedFeedForward, and this is a {type(block).__name__}")
