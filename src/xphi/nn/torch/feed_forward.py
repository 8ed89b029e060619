"""The plain feed-forward block: up, activation, down."""

from __future__ import annotations

from typing import Any

import torch
from torch import nn

from xphi.errors import positive
from xphi.nn.torch import _parts


class FeedForward(nn.Module):
    """The position-wise feed-forward block of a transformer: ``down_proj(activation(up_proj(x)))``.

    =====================  ================  =========================================
    step                   shape             what it does
    =====================  ================  =========================================
    input                  (B, T, d_model)
    ``up_proj``            (B, T, d_ff)      to the pre-activations, d_ff of them
    ``activation``         (B, T, d_ff)      each element on its own
    ``down_proj``          (B, T, d_model)   back to the width of the model
    ``dropout``            (B, T, d_model)   on the output, in training
    =====================  ================  =========================================

    No step mixes positions: any number of leading dimensions will do in place of (B, T), and to permute the tokens
    of the input is to permute those of the output.

    Parameters
    ----------
    d_model : int
        The width of the model.
    d_ff : int, optional
        The width in between; 4·d_model where it is not given.
    activation : str or Module
        Any spelling that `xphi names` knows, or a module that takes the pre-activations, such as `GELU(rung="fast")`
        or `StochasticGate()`.
    bias : bool
        Whether both projections have one.
    dropout : float
        The probability that an element of the output is zeroed in training.
    device, dtype
        As for `torch.nn.Linear`; the device may be ``"meta"``.

    Raises
    ------
    XphiError
        If a size, probability or dtype makes no sense, or the activation is unknown, gated, or a module that does not
        take one tensor.

    Notes
    -----
    The weights start as those of `torch.nn.Linear` do. Kept for the backward pass are the input, the pre-activations
    and what the activation gives.

    Examples
    --------
    >>> import torch
    >>> block = FeedForward(768, activation="gelu_new")
    >>> block(torch.zeros(2, 5, 768)).shape, block.d_ff, sum(p.numel() for p in block.parameters())
    (torch.Size([2, 5, 768]), 3072, 4722432)
    """

    def __init__(
        self,
        d_model: int,
        d_ff: int | None = None,
        activation: str | nn.Module = "gelu",
        *,
        bias: bool = True,
        dropout: float = 0.0,
        device: Any = None,
        dtype: torch.dtype | None = None,
    ) -> None:
        super().__init__()
        dtype = _parts.dtype_of(dtype)
        self.d_model = positive("d_model", d_model)
        self.d_ff = 4 * d_model if d_ff is None else positive("d_ff", d_ff)
        self.up_proj = nn.Linear(d_model, self.d_ff, bias=bias, device=device, dtype=dtype)
        self.activation = _parts.activation_of(activation)
        self.down_proj = nn.Linear(self.d_ff, d_model, bias=bias, device=device, dtype=dtype)
        self.dropout = _parts.dropout_of(dropout)

    def reset_parameters(self) -> None:
        """Draw the weights anew, as `torch.nn.Linear` does."""
        self.up_proj.reset_parameters()
        self.down_proj.reset_parameters()

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        """``(..., d_model)`` to ``(..., d_model)``."""
        return self.dropout(self.down_proj(self.activation(self.up_proj(x))))
