"""The stochastic gate: keep an input with probability Φ(x). GELU is its mean."""

from __future__ import annotations

from collections.abc import Callable

import torch
from torch import nn

from xphi import names
from xphi.errors import XphiError
from xphi.nn.torch import _parts

#: The functions x·cdf(x) that have an operator of their own, by the registry's name of the distribution function.
MEANS = {"normal_cdf": "gelu", "sigmoid": "silu"}


class StochasticGate(nn.Module):
    """Keeps ``x`` with probability ``cdf(x)`` and gives 0 otherwise, in training; its mean ``x·cdf(x)`` in evaluation.

    With Φ, the normal distribution function, the mean is GELU, and with the logistic one it is SiLU; evaluation calls
    these operators.

    Parameters
    ----------
    cdf : str or callable
        The name of a distribution function in the registry (``normal_cdf``, ``sigmoid``) or any callable that takes a
        tensor and gives probabilities.
    generator : torch.Generator, optional
        Where the random numbers come from; torch's own for the device where it is not given. It must be on the
        device of the input.

    Raises
    ------
    XphiError
        If `cdf` is neither the name of a distribution function with an operator nor a callable, or `generator` is no
        `torch.Generator`.

    Notes
    -----
    **Gradient.** In training the mask is a constant: the gradient of ``x·mask`` is ``mask``, and none goes through the
    probability. Its mean is Φ(x), which is not the derivative Φ(x) + x·φ(x) of the mean: what is drawn is not
    differentiable, and the second term is what this leaves out. In evaluation the gradient is that of the mean.

    **Special values.** NaN stays NaN. An infinity whose probability is 0 gives 0, as -∞ does, and one whose
    probability is 1 stays, as +∞ does.

    A 16-bit input has its probability computed in float32, and so is the mean of a callable, which is rounded once at
    the end. The number that decides is drawn in float32 too; it is a multiple of 2⁻²⁴ (2⁻⁵³ for float64), so a
    probability is met to within that much.

    Examples
    --------
    >>> gate = StochasticGate(generator=torch.Generator().manual_seed(0))
    >>> gate(torch.full((6,), 0.5))
    tensor([0.5000, 0.0000, 0.5000, 0.5000, 0.5000, 0.5000])
    >>> gate.eval()(torch.tensor(0.5))
    tensor(0.3457)
    """

    def __init__(
        self,
        cdf: str | Callable[[torch.Tensor], torch.Tensor] = "normal_cdf",
        generator: torch.Generator | None = None,
    ) -> None:
        super().__init__()
        if generator is not None and not isinstance(generator, torch.Generator):
            raise XphiError(f"generator must be a torch.Generator or None, not {generator!r}")
        self.generator = generator
        self.cdf: Callable[[torch.Tensor], torch.Tensor]
        self.mean: nn.Module | None = None
        if not isinstance(cdf, str):
            if not callable(cdf):
                raise XphiError(f"cdf must be a name such as 'normal_cdf', or a callable, not {cdf!r}")
            self.cdf = cdf
            return
        name = names.function_of(cdf)
        if name not in MEANS:
            known = " and ".join(MEANS)
            raise XphiError(f"{cdf} is not a distribution function with an operator: there are {known}; or pass one")
        self.cdf = _parts.module_of(name)
        self.mean = _parts.module_of(MEANS[name])

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        """``x`` or 0 in training, ``x·cdf(x)`` in evaluation; shape, dtype and device stay."""
        if self.training:
            return torch.where(self.dropped(x), torch.zeros_like(x), x)
        return self._product(x) if self.mean is None else self.mean(x)

    def dropped(self, x: torch.Tensor) -> torch.Tensor:
        """A mask, drawn anew: where ``x`` gives 0; nowhere that it or its probability is NaN, so that ``x`` shows."""
        with torch.no_grad():
            wide = _wide(x)
            probability = self.cdf(wide)
            drawn = torch.rand(wide.shape, dtype=wide.dtype, device=wide.device, generator=self.generator)
            return (drawn >= probability) & ~wide.isnan()

    def _product(self, x: torch.Tensor) -> torch.Tensor:
        """``x·cdf(x)``; what is never kept is no summand of the mean, and so 0 where the product would be ∞·0."""
        wide = _wide(x)
        probability = self.cdf(wide)
        endless = wide.isinf()
        never = endless & (probability == 0)
        # beyond every number the probability does not change; ∞ times a slope of 0 would make the gradient NaN
        probability = torch.where(endless, probability.detach(), probability)
        return (torch.where(never, torch.zeros_like(wide), wide) * probability).to(x.dtype)


def _wide(x: torch.Tensor) -> torch.Tensor:
    return x.float() if x.dtype in {torch.float16, torch.bfloat16} else x
