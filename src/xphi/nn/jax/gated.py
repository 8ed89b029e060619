"""The gated feed-forward block: gate and up, their product, down."""

from __future__ import annotations

from typing import Any

import jax
import jax.numpy as jnp
from flax import nnx

from xphi.census.widths import ffn_width
from xphi.errors import XphiError, positive
from xphi.nn.jax import _parts


class GatedFeedForward(nnx.Module):
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
    activation : str or callable
        Of the gate: any spelling that `xphi names` knows; the name of a gated unit means its activation ("swiglu"
        is "silu"). Or what takes ``gate`` and ``up``, such as ``SwiGLU(rung="fast")``.
    multiple_of : int, optional
        Only without `d_ff`; 1 where it is not given.
    ffn_dim_multiplier : float, optional
        Only without `d_ff`.
    bias : bool
        Whether the projections have one: ``use_bias`` of `flax.nnx.Linear`.
    packed : bool
        Whether gate and up are one matrix, ``gate_up_proj``, gate first: one matrix product in place of two.
    dropout : float
        The probability that an element of the output is zeroed in training.
    dtype, param_dtype, kernel_init, bias_init, precision, rngs
        As for `FeedForward`.

    Raises
    ------
    XphiError
        If a size or probability makes no sense, the activation is unknown, or a width and a rule for it are given.

    Notes
    -----
    ``.train()`` and ``.eval()`` switch dropout, as in Flax. Of the product, ``gate`` and ``up`` are kept for the
    backward pass and the rest is computed again: 2·d_ff numbers for each token, and d_ff more for the input of
    ``down_proj``. An activation without a gated unit of its own, such as mish, costs one more. Each row of a packed
    kernel is drawn with the fan-in of the two, which is that of one: packing changes nothing about the weights' law.

    Examples
    --------
    >>> import jax.numpy as jnp
    >>> from flax import nnx
    >>> block = GatedFeedForward(48, multiple_of=16, rngs=nnx.Rngs(0))
    >>> block(jnp.zeros((2, 5, 48))).shape, block.d_ff
    ((2, 5, 48), 128)
    """

    def __init__(
        self,
        d_model: int,
        d_ff: int | None = None,
        activation: _parts.Choice = "silu",
        *,
        multiple_of: int | None = None,
        ffn_dim_multiplier: float | None = None,
        bias: bool = False,
        packed: bool = False,
        dropout: float = 0.0,
        dtype: Any = None,
        param_dtype: Any = jnp.float32,
        kernel_init: Any = _parts.KERNEL_INIT,
        bias_init: Any = _parts.BIAS_INIT,
        precision: Any = None,
        rngs: nnx.Rngs,
    ) -> None:
        self.d_model = positive("d_model", d_model)
        if d_ff is None:
            of = 1 if multiple_of is None else multiple_of
            self.d_ff = ffn_width(d_model, multiple_of=of, multiplier=ffn_dim_multiplier)
        elif multiple_of is not None or ffn_dim_multiplier is not None:
            raise XphiError(f"d_ff={d_ff} is the width itself: leave out multiple_of and ffn_dim_multiplier, or d_ff")
        else:
            self.d_ff = positive("d_ff", d_ff)
        options = {
            "use_bias": bias,
            "dtype": dtype,
            "param_dtype": param_dtype,
            "kernel_init": kernel_init,
            "bias_init": bias_init,
            "precision": precision,
            "rngs": rngs,
        }
        self.packed = packed
        if packed:
            self.gate_up_proj = nnx.Linear(d_model, 2 * self.d_ff, **options)
        else:
            self.gate_proj = nnx.Linear(d_model, self.d_ff, **options)
            self.up_proj = nnx.Linear(d_model, self.d_ff, **options)
        self.activation = _parts.gate_of(activation)
        self.down_proj = nnx.Linear(self.d_ff, d_model, **options)
        self.dropout = _parts.dropout_of(dropout, rngs)

    def __call__(self, x: jax.Array) -> jax.Array:
        """``(..., d_model)`` to ``(..., d_model)``."""
        if self.packed:
            gate, up = jnp.split(self.gate_up_proj(x), 2, axis=-1)
        else:
            gate, up = self.gate_proj(x), self.up_proj(x)
        return self.dropout(self.down_proj(self.activation(gate, up)))
