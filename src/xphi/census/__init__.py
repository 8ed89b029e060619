"""Sizes of transformers: parameters, operations, bytes kept for the backward pass, and the widths that rules give.

`of` takes a name of the table, a ``config.json`` or its content, or a live torch module.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from xphi.census.families import shape_of
from xphi.census.keys import from_content, read
from xphi.census.result import Census
from xphi.census.shape import Attention, Block, Count, FeedForward, Shape
from xphi.census.table import Model, find, models
from xphi.errors import XphiError

__all__ = ["Attention", "Block", "Census", "Count", "FeedForward", "Model", "Shape", "find", "models", "of"]


def of(
    model: str | Path | dict[str, Any] | Any, *, sequence: int = 1024, dtype: str = "bfloat16", ranks: int | None = None
) -> Census:
    """The census of a model.

    Parameters
    ----------
    model : str, Path, dict or module
        A name such as ``llama-3-8b``; a ``config.json`` or a folder that has one; its content; a live torch module,
        whose parameters are then counted and not computed.
    sequence : int
        Tokens in a sequence, for the operations of attention.
    dtype : {"float64", "float32", "bfloat16", "float16"}
        Of what is kept for the backward pass.
    ranks : int, optional
        Of tensor parallelism.

    Returns
    -------
    Census

    Raises
    ------
    XphiError
        For a name that the table does not have, a file that is no configuration, a configuration without what is
        needed, and a module without a feed-forward block.

    Examples
    --------
    >>> gpt2 = of("gpt2")
    >>> gpt2.ffn_per_block, gpt2.total, round(float(gpt2.share_of_block), 4)
    (4722432, 124439808, 0.6666)
    """
    return Census(_shape(model), sequence, dtype, ranks)


def _shape(model: Any) -> Shape:
    if isinstance(model, dict):
        return shape_of(from_content(model, "the configuration"), str(model.get("model_type") or "configuration"))
    if isinstance(model, str | Path):
        return _of_place(model) if isinstance(model, Path) or _is_place(model) else find(model).shape
    if hasattr(model, "named_parameters") and hasattr(model, "named_modules"):
        from xphi.census import module

        return module.shape_of(model)
    raise XphiError(
        f"a census is of a name, a file, a configuration or a torch module, not of a {type(model).__name__}"
    )


def _of_place(place: str | Path) -> Shape:
    config, path = read(place), Path(place)
    return shape_of(config, path.parent.name if path.name == "config.json" else path.name)


def _is_place(text: str) -> bool:
    """Whether a text is a file or a folder and no name of the table: `gpt2` stays one beside a folder called so."""
    if text.endswith(".json"):
        return True
    try:
        find(text)
    except XphiError:
        pass
    else:
        return False
    try:
        return bool(text.strip()) and Path(text).exists()
    except (OSError, ValueError):
        return False
