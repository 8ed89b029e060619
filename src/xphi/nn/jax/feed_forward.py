"""The plain feed-forward block: up, activation, down."""

from __future__ import annotations

from typing import Any

import jax
import jax.numpy as jnp
from flax import nnx

from xphi.errors import positive
from xphi.nn.jax import _parts


class FeedForward(nnx.Module):
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
    activation : str or callable
        Any spelling that `xphi names` knows, or what takes the pre-activations, such as ``GELU(rung="fast")``,
        ``StochasticGate(rngs=rngs)`` or a function.
    bias : bool
        Whether both projections have one: ``use_bias`` of `flax.nnx.Linear`.
    dropout : float
        The probability that an element of the output is zeroed in training.
    dtype : dtype, optional
        What is computed in; by default what the input and the weights promote to.
    param_dtype : dtype
        Of the weights.
    kernel_init, bias_init : initializer
        As for `flax.nnx.Linear`: LeCun normal and zeros by default.
    precision : PrecisionLike, optional
        Of the matrix products.
    rngs : flax.nnx.Rngs
        Where the weights (``params``) and the masks of dropout (``dropout``) come from.

    Raises
    ------
    XphiError
        If a size or probability makes no sense, or the activation is unknown or gated.

    Notes
    -----
    ``.train()`` and ``.eval()`` switch dropout, as in Flax. Kept for the backward pass are the input, the
    pre-activations and what the activation gives.

    Examples
    --------
    >>> import jax.numpy as jnp
    >>> from flax import nnx
    >>> block = FeedForward(16, activation="gelu_new", rngs=nnx.Rngs(0))
    >>> block(jnp.zeros((2, 5, 16))).shape, block.d_ff, block.up_proj.kernel.shape
    ((2, 5, 16), 64, (16, 64))
    """

    def __init__(
        self,
        d_model: int,
        d_ff: int | None = None,
        activation: _parts.Choice = "gelu",
        *,
        bias: bool = True,
        dropout: float = 0.0,
        dtype: Any = None,
        param_dtype: Any = jnp.float32,
        kernel_init: Any = _parts.KERNEL_INIT,
        bias_init: Any = _parts.BIAS_INIT,
        precision: Any = None,
        rngs: nnx.Rngs,
    ) -> None:
        self.d_model = positive("d_model", d_model)
        self.d_ff = 4 * d_model if d_ff is None else positive("d_ff", d_ff)
        options = {
            "use_bias": bias,
            "dtype": dtype,
            "param_dtype": param_dtype,
            "kernel_init": kernel_init,
            "bias_init": bias_init,
            "precision": precision,
            "rngs": rngs,
        }
        self.up_proj = nnx.Linear(d_model, self.d_ff, **options)
        self.activation = _parts.activation_of(activation)
        self.down_proj = nnx.Linear(self.d_ff, d_model, **options)
        self.dropout = _parts.dropout_of(dropout, rngs)

    def __call__(self, x: jax.Array) -> jax.Array:
        """``(..., d_model)`` to ``(..., d_model)``."""
        return self.dropout(self.down_proj(self.activation(self.up_proj(x))))
