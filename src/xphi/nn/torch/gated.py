"""The gated feed-forward block: gate and up, their product, down."""

from __future__ import annotations

from typing import Any

import torch
from torch import nn

from xphi.census.widths import ffn_width
from xphi.errors import XphiError, positive
from xphi.nn.torch import _parts


class GatedFeedForward(nn.Module):
    """The gated feed-forward block: ``down_proj(activation(gate_proj(x)) * up_proj(x))``.

    ==========================  ================  ==============================================
    step                        shape             what it does
    ==========================  ================  ==============================================
    input                       (B, T, d_model)
    ``gate_proj``, ``up_proj``  (B, T, d_ff) ×2   two projections of the same input
    ``activation``              (B, T, d_ff)      activation(gate)·up, by one operator
    ``down_proj``               (B, T, d_model)   back to the width of the model
    ``dropout``                 (B, T, d_model)   on the output, in training
    ==========================  ================  ==============================================

    No step mixes positions: any number of leading dimensions will do in place of (B, T).

    Parameters
    ----------
    d_model : int
        The width of the model.
    d_ff : int, optional
        The width in between. Where it is not given: 8/3·d_model cut to a whole number, times `ffn_dim_multiplier`
        and cut again, rounded up to a multiple of `multiple_of`.
    activation : str or Module
        Of the gate: any spelling that `xphi names` knows; the name of a gated unit means its activation ("swiglu"
        is "silu"). Or a module that takes ``gate`` and ``up``, such as ``SwiGLU(rung="fast")``.
    multiple_of : int, optional
        Only without `d_ff`; 1 where it is not given.
    ffn_dim_multiplier : float, optional
        Only without `d_ff`.
    bias : bool
        Whether the projections have one.
    packed : bool
        Whether gate and up are one matrix, ``gate_up_proj``, gate first: one matrix product in place of two.
    dropout : float
        The probability that an element of the output is zeroed in training.
    device, dtype
        As for `torch.nn.Linear`; the device may be ``"meta"``.

    Raises
    ------
    XphiError
        If a size, probability or dtype makes no sense, the activation is unknown or a module that does not take two
        tensors, or a width and a rule for it are given.

    Notes
    -----
    The weights start as those of `torch.nn.Linear` do; packing changes nothing about that. Of the product, ``gate``
    and ``up`` are kept for the backward pass and the rest is computed again: 2·d_ff numbers for each token, and
    d_ff more for the input of ``down_proj``. An activation without a gated unit of its own, such as mish, costs one
    more.

    Examples
    --------
    >>> import torch
    >>> block = GatedFeedForward(4096, multiple_of=256, device="meta")
    >>> block.d_ff, sum(p.numel() for p in block.parameters())
    (11008, 135266304)
    """

    def __init__(
        self,
        d_model: int,
        d_ff: int | None = None,
        activation: str | nn.Module = "silu",
        *,
        multiple_of: int | None = None,
        ffn_dim_multiplier: float | None = None,
        bias: bool = False,
        packed: bool = False,
        dropout: float = 0.0,
        device: Any = None,
        dtype: torch.dtype | None = None,
    ) -> None:
        super().__init__()
        dtype = _parts.dtype_of(dtype)
        self.d_model = positive("d_model", d_model)
        if d_ff is None:
            of = 1 if multiple_of is None else multiple_of
            self.d_ff = ffn_width(d_model, multiple_of=of, multiplier=ffn_dim_multiplier)
        elif multiple_of is not None or ffn_dim_multiplier is not None:
            raise XphiError(f"d_ff={d_ff} is the width itself: leave out multiple_of and ffn_dim_multiplier, or d_ff")
        else:
            self.d_ff = positive("d_ff", d_ff)
        self.packed = packed
        if packed:
            self.gate_up_proj = nn.Linear(d_model, 2 * self.d_ff, bias=bias, device=device, dtype=dtype)
        else:
            self.gate_proj = nn.Linear(d_model, self.d_ff, bias=bias, device=device, dtype=dtype)
            self.up_proj = nn.Linear(d_model, self.d_ff, bias=bias, device=device, dtype=dtype)
        self.activation = _parts.gate_of(activation)
        self.down_proj = nn.Linear(self.d_ff, d_model, bias=bias, device=device, dtype=dtype)
        self.dropout = _parts.dropout_of(dropout)

    def reset_parameters(self) -> None:
        """Draw the weights anew, as `torch.nn.Linear` does."""
        for module in self.children():
            if isinstance(module, nn.Linear):
                module.reset_parameters()

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        """``(..., d_model)`` to ``(..., d_model)``."""
        if self.packed:
            gate, up = self.gate_up_proj(x).chunk(2, dim=-1)
        else:
            gate, up = self.gate_proj(x), self.up_proj(x)
        return self.dropout(self.down_proj(self.activation(gate, up)))
