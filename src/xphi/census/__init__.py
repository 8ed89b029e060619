"""Sizes of transformers: parameters, operations, bytes kept for the backward pass, and the widths that rules give.

`of` takes a name of the table, a ``config.json``, its content, a configuration of Transformers or a live torch module.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from xphi.census.families import NotKnownError, shape_of
from xphi.census.keys import locate, read
from xphi.census.result import Census
from xphi.census.shape import Attention, Block, Count, FeedForward, Shape
from xphi.census.sources import from_content
from xphi.census.table import Model, find, models
from xphi.errors import XphiError

__all__ = ["Attention", "Block", "Census", "Count", "FeedForward", "Model", "Shape", "find", "models", "of"]


def of(
    model: str | Path | dict[str, Any] | Any,
    *,
    sequence: int = 1024,
    dtype: str = "bfloat16",
    ranks: int | None = None,
    part: str | None = None,
) -> Census:
    """The census of a model.

    Parameters
    ----------
    model : str, Path, dict, configuration or module
        A name such as ``llama-3-8b``; a ``config.json``, a ``params.json`` or a folder that has one; its content; a
        configuration of Transformers; a live torch module, whose parameters are then counted and not computed.
    sequence : int
        Tokens in a sequence, for the operations of attention.
    dtype : {"float64", "float32", "bfloat16", "float16"}
        The format of what is kept for the backward pass.
    ranks : int, optional
        The number of tensor-parallel ranks.
    part : str, optional
        The nested configuration to count alone, such as ``text_config``.

    Returns
    -------
    Census

    Raises
    ------
    XphiError
        For a name that the table does not have, a file that is no configuration, a family or a setting that is not
        known, a configuration without a key that the count needs, and a module without a feed-forward block.

    Examples
    --------
    >>> gpt2 = of("gpt2")
    >>> gpt2.ffn_per_block, gpt2.total, round(float(gpt2.share_of_block), 4)
    (4722432, 124439808, 0.6666)
    """
    return Census(_shape(model, part), sequence, dtype, ranks)


def _shape(model: Any, part: str | None) -> Shape:
    if isinstance(model, dict):
        return _of_content(model, "the configuration", str(model.get("model_type") or "configuration"), part)
    if isinstance(model, str | Path) and (isinstance(model, Path) or _is_path(model)):
        path = locate(model)
        name = path.absolute().parent.name if path.name == "config.json" else path.name
        return _of_content(read(path), str(path), name, part)
    if callable(getattr(model, "to_dict", None)) and hasattr(model, "model_type"):
        return _of_content(model.to_dict(), type(model).__name__, str(model.model_type), part)
    if part is not None:
        raise XphiError(f"a part is counted of a configuration, and {part!r:.40} was asked of something else")
    if isinstance(model, str):
        return find(model).shape
    if hasattr(model, "named_parameters") and hasattr(model, "named_modules"):
        from xphi.census import module

        return module.shape_of(model)
    raise XphiError(
        f"a census is of a name, a file, a configuration or a torch module, not of a {type(model).__name__}"
    )


def _of_content(content: Any, where: str, name: str, part: str | None) -> Shape:
    config = from_content(content, where, part)
    try:
        return shape_of(config, name)
    except NotKnownError as reason:
        from xphi.census import built

        return built.shape_of(config, name, reason)


def _is_path(text: str) -> bool:
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
