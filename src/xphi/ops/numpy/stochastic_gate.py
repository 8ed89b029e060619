"""The stochastic gate: keep an input with probability Φ(x). GELU is its mean."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from xphi.errors import XphiError
from xphi.ops.numpy import _arrays, _registry

#: The operators that are distribution functions.
_DISTRIBUTIONS = ("normal_cdf", "sigmoid")


def stochastic_gate(
    x: Any, rng: np.random.Generator, *, cdf: str | Callable[[Any], Any] = "normal_cdf", out: Any = None
) -> Any:
    """x with probability cdf(x), and 0 otherwise, each element on its own.

    The mean of what is drawn is x·cdf(x): `xphi.gelu` for the normal distribution function Φ, `xphi.silu` for the
    logistic one.

    Parameters
    ----------
    x : array of float16, bfloat16, float32 or float64, any shape
        Python's own numbers count as float64; integer arrays are refused.
    rng : numpy.random.Generator
        Where the random numbers come from: one in binary64 for each element, in the order of the elements.
    cdf : str or callable
        ``normal_cdf``, ``sigmoid`` or an alias of them, or any callable that takes a float64 array and gives
        probabilities of its shape.
    out : array like `x`, optional
        Where the result goes; it may be `x` itself.

    Returns
    -------
    array like `x`, or a scalar where `x` is one

    Raises
    ------
    XphiError
        If an argument does not fit; the message says which and why.

    Error
    -----
    A kept element is x itself. The numbers drawn are multiples of 2^-53, so an element is kept with a probability
    that is at most 2^-53 above the computed cdf(x).

    Special values
    --------------
    A NaN stays one. -inf gives 0, and inf stays.

    Gradient
    --------
    The mask of what was kept counts as a constant: the gradient of x·mask is the mask. Its mean is cdf(x), which lacks
    the term x·cdf'(x) of the derivative of x·cdf(x).

    Source
    ------
    Hendrycks and Gimpel (2016), arXiv:1606.08415, section 2: GELU is the mean of this gate.

    Examples
    --------
    >>> import numpy as np
    >>> import xphi
    >>> y = xphi.stochastic_gate(np.full(1000, 0.5), np.random.default_rng(0))
    >>> sorted(set(y.tolist()))
    [0.0, 0.5]
    """
    label = "stochastic_gate"
    array = _arrays.array_of(x, "x", label)
    if not isinstance(rng, np.random.Generator):
        raise XphiError(f"rng of {label} must be a numpy.random.Generator, such as numpy.random.default_rng(0)")
    probability = _probability(cdf, array.astype(np.float64))
    dropped = rng.random(array.shape) >= probability  # not where the probability is NaN
    result = _arrays.output(out, array, label)
    np.copyto(result, array)
    np.copyto(result, np.zeros((), array.dtype), where=dropped)
    return result if out is not None else _arrays.like(x, result)


def _probability(cdf: Any, x: _arrays.Array) -> _arrays.Array:
    if callable(cdf):
        found = np.asarray(cdf(x))
        if found.shape != x.shape or found.dtype.kind != "f":
            raise XphiError(
                f"cdf must give {x.shape} floating-point probabilities, and gives {found.shape} {found.dtype}"
            )
        return found
    known = _registry.spellings()
    name = known.get(cdf) if isinstance(cdf, str) else None
    if name not in _DISTRIBUTIONS:
        raise XphiError(f"cdf must be {' or '.join(_DISTRIBUTIONS)}, or a callable; it is {cdf!r}")
    probability: Any = _registry.get(name)
    result: _arrays.Array = np.asarray(probability(x))
    return result
