"""The hidden size of a feed-forward block by named rules, and what a width divides into."""

from __future__ import annotations

import math
from fractions import Fraction
from typing import Any

from xphi.errors import XphiError, positive

#: Megatron rounds down to a multiple of this.
_MEGATRON = 64


def ffn_width(d_model: int, *, rule: str = "llama", multiple_of: int = 1, multiplier: float | None = None) -> int:
    """Hidden size of a gated block that is to have about the parameters of a plain block with 4·d_model.

    Parameters
    ----------
    d_model : int
        Width of the model.
    rule : {"llama", "megatron", "exact"}
        ``llama`` cuts 8/3·d_model to a whole number, multiplies and cuts again, then rounds *up*;
        ``megatron`` rounds 8/3·d_model *down* to a multiple of 64;
        ``exact`` takes the whole number that is nearest to 8/3·d_model, multiplied, and rounds *up*.
    multiple_of : int
        What ``llama`` and ``exact`` round up to a multiple of.
    multiplier : float, optional
        The ``ffn_dim_multiplier`` of ``llama`` and ``exact``; it acts after the factor 8/3.

    Returns
    -------
    int

    Raises
    ------
    XphiError
        For an unknown rule, sizes below 1, and what the rule does not take.

    Examples
    --------
    >>> ffn_width(4096, multiple_of=256)
    11008
    >>> ffn_width(4096, multiple_of=1024, multiplier=1.3)
    14336
    >>> ffn_width(5120, rule="megatron")
    13632
    """
    positive("d_model", d_model)
    positive("multiple_of", multiple_of)
    if multiplier is not None:
        _check_multiplier(multiplier, d_model)
    match rule:
        case "llama":
            width = 8 * d_model // 3
            # The product of the rule is one of floats: 1.3 is not 13/10 in it.
            width = width if multiplier is None else int(multiplier * width)
        case "megatron":
            if multiplier is not None or multiple_of not in {1, _MEGATRON}:
                raise XphiError("the rule megatron rounds down to a multiple of 64 and takes nothing else; use llama")
            width, multiple_of = 8 * d_model // 3 // _MEGATRON * _MEGATRON, 1
        case "exact":
            width = round(Fraction(8 * d_model, 3) * Fraction(1 if multiplier is None else multiplier))
        case _:
            raise XphiError(f"there is no width rule {rule!r}; there are llama, megatron and exact")
    if width < 1:
        raise XphiError(f"d_model = {d_model} is too small for the rule {rule}: it gives a width of 0")
    return next_multiple(width, multiple_of)


def next_multiple(width: int, of: int) -> int:
    """The least multiple of `of` that is not below `width`."""
    positive("width", width)
    positive("what the width is to be a multiple of", of)
    return -(-width // of) * of


def alignment(width: int) -> int:
    """The largest power of two that divides `width`.

    Examples
    --------
    >>> alignment(11008)
    256
    """
    positive("width", width)
    return width & -width


def split(width: int, ranks: int, *, align: int = 1) -> tuple[int, int]:
    """The width of one tensor-parallel rank, and the whole width that it belongs to.

    Where `ranks` does not divide `width`, the next width that it does divide is taken.

    Parameters
    ----------
    width, ranks : int
    align : int
        What the width of one rank is to be a multiple of.

    Returns
    -------
    tuple of int
        Per rank, and in all: ``per_rank * ranks``.

    Examples
    --------
    >>> split(11008, 8)
    (1376, 11008)
    >>> split(10922, 8)
    (1366, 10928)
    """
    positive("width", width)
    positive("the number of ranks", ranks)
    positive("align", align)
    per_rank = next_multiple(-(-width // ranks), align)
    return per_rank, per_rank * ranks


def equal_width(d_ff: int, *, gated: bool) -> Fraction:
    """The width of the other kind of block with as many weights: 2/3·d_ff for a plain block, else 3/2·d_ff.

    Parameters
    ----------
    d_ff : int
    gated : bool
        Whether the block that there is has a gate.

    Examples
    --------
    >>> equal_width(3072, gated=False)
    Fraction(2048, 1)
    """
    positive("d_ff", d_ff)
    return Fraction(d_ff) * (Fraction(3, 2) if gated else Fraction(2, 3))


def _check_multiplier(value: Any, d_model: int) -> None:
    if not isinstance(value, int | float | Fraction) or isinstance(value, bool) or not 0 < value < math.inf:
        raise XphiError(f"multiplier must be a positive number, not {value!r}")
    if not float(value) * d_model * 8 < math.inf:
        raise XphiError(f"multiplier = {value!r} is too large: the width is beyond every number")
