"""The stochastic gate: keep an input with probability Φ(x). GELU is its mean."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import jax
import jax.numpy as jnp
from flax import nnx

from xphi import names
from xphi.errors import XphiError
from xphi.ops import jax as operators

#: The functions x·cdf(x) that have an operator of their own, by the registry's name of the distribution function.
MEANS = {"normal_cdf": "gelu", "sigmoid": "silu"}


class StochasticGate(nnx.Module):
    """Keeps ``x`` with probability ``cdf(x)`` and gives 0 otherwise, in training; its mean ``x·cdf(x)`` in evaluation.

    With Φ, the normal distribution function, the mean is GELU, and with the logistic one it is SiLU; evaluation calls
    these operators.

    Parameters
    ----------
    cdf : str or callable
        The name of a distribution function in the registry (``normal_cdf``, ``sigmoid``) or any callable that takes
        an array and gives probabilities.
    deterministic : bool
        Whether the mean is computed; ``.train()`` and ``.eval()`` switch it, as they switch dropout.
    rng_collection : str
        The stream of random numbers.
    rngs : flax.nnx.Rngs, optional
        Where the stream comes from; without it, a key is given at the call.

    Raises
    ------
    XphiError
        If the name is not that of a distribution function with an operator.

    Notes
    -----
    **Gradient.** In training the mask is a constant: the gradient of ``x·mask`` is ``mask``, and none goes through the
    probability. Its mean is Φ(x), which is not the derivative Φ(x) + x·φ(x) of the mean: what is drawn is not
    differentiable, and the second term is what this leaves out. In evaluation the gradient is GELU's.

    **Special values.** NaN stays NaN. An infinity whose probability is 0 gives 0, as -∞ does, and one whose
    probability is 1 stays, as +∞ does.

    A 16-bit input has its probability computed in float32, and so is the mean of a callable, which is rounded once at
    the end. The number that decides is drawn in float32 too; it is a multiple of 2⁻²³ (2⁻⁵² for float64), so a
    probability is met to within that much.

    Examples
    --------
    >>> import jax.numpy as jnp
    >>> from flax import nnx
    >>> gate = StochasticGate(rngs=nnx.Rngs(0))
    >>> set(gate(jnp.full(100, 0.5)).tolist()) == {0.0, 0.5}
    True
    >>> gate.eval()
    >>> round(float(gate(0.5)), 4)
    0.3457
    """

    def __init__(
        self,
        cdf: str | Callable[[jax.Array], jax.Array] = "normal_cdf",
        *,
        deterministic: bool = False,
        rng_collection: str = "dropout",
        rngs: nnx.Rngs | None = None,
    ) -> None:
        self.deterministic = deterministic
        self.rngs = None if rngs is None else rngs[rng_collection].fork()
        self.cdf: Any
        self.mean: Any = None
        if not isinstance(cdf, str):
            if not callable(cdf):
                raise XphiError(f"cdf must be a name such as 'normal_cdf', or a callable, not {cdf!r}")
            self.cdf = cdf
            return
        name = names.function_of(cdf)
        if name not in MEANS:
            known = " and ".join(MEANS)
            raise XphiError(f"{cdf} is not a distribution function with an operator: there are {known}; or pass one")
        self.cdf = operators.get(name)
        self.mean = operators.get(MEANS[name])

    def __call__(self, x: jax.Array, *, key: jax.Array | None = None) -> jax.Array:
        """``x`` or 0 in training, ``x·cdf(x)`` in evaluation; shape and dtype stay.

        `key` decides what is drawn; by default it is the next one of the module's stream.
        """
        if self.deterministic:
            return self._product(jnp.asarray(x)) if self.mean is None else self.mean(x)
        if key is None:
            if self.rngs is None:
                raise XphiError("a StochasticGate in training needs random numbers: pass rngs=flax.nnx.Rngs(0) or key=")
            key = self.rngs()
        x = jnp.asarray(x)
        return jnp.where(self.dropped(x, key), jnp.zeros_like(x), x)

    def dropped(self, x: jax.Array, key: jax.Array) -> jax.Array:
        """Where ``x`` gives 0: nowhere that it or its probability is NaN, so that ``x`` shows."""
        wide = _wide(jax.lax.stop_gradient(x))
        return (jax.random.uniform(key, wide.shape, wide.dtype) >= self.cdf(wide)) & ~jnp.isnan(wide)

    def _product(self, x: jax.Array) -> jax.Array:
        """``x·cdf(x)``; what is never kept is no summand of the mean, and so 0 where the product would be ∞·0."""
        wide = _wide(x)
        endless = jnp.isinf(wide)
        # beyond every number the probability does not change; ∞ times a slope of 0 would make the gradient NaN
        probability = self.cdf(jnp.where(endless, jax.lax.stop_gradient(wide), wide))
        never = endless & (probability == 0)
        return (jnp.where(never, jnp.zeros_like(wide), wide) * probability).astype(x.dtype)


def _wide(x: jax.Array) -> jax.Array:
    return x.astype(jnp.promote_types(x.dtype, jnp.float32))
