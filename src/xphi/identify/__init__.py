"""Which function is this: of a callable, an ONNX graph, a configuration, or a folder with all of them.

A name proves nothing, so what can be computed is computed: a callable at points where the known functions differ most,
a graph's parts element by element. A configuration is read by what its family's code does with it.
"""

from __future__ import annotations

import re
import sys
import types
from collections.abc import Callable
from pathlib import Path
from typing import Any

from xphi.errors import XphiError
from xphi.identify._classify import Confidence
from xphi.identify.result import Constant, Identification, Match

__all__ = ["Confidence", "Constant", "Identification", "Match", "identify"]

#: What can be done with a file of weights alone.
_NEXT = "give its folder, with the config.json, or the ONNX file"


def identify(
    what: str | Path | dict[str, Any] | Callable[..., Any],
    *,
    dtype: Any = None,
    rewrite: str | Path | None = None,
) -> Identification:
    """Say which function of the registry something computes.

    Parameters
    ----------
    what : str, Path, dict or callable
        ``module:attribute?keyword=value``, a callable, an ``.onnx`` file, a ``config.json`` or its content, a
        ``.safetensors`` file, or a folder with some of these.
    dtype : dtype_like or str, optional
        Of a callable: float16, bfloat16, float32 or float64; by default float32, and the others if it takes none.
    rewrite : str or Path, optional
        Of an ONNX file: write the model here with standard nodes for what several nodes compute.

    Returns
    -------
    Identification

    Raises
    ------
    XphiError
        For what cannot be read or called, and where nothing can be rewritten.

    Examples
    --------
    >>> import numpy as np
    >>> identify(lambda x: x / (1 + np.exp(-x))).name
    'silu'
    >>> identify({"model_type": "gemma", "hidden_act": "gelu"}).name
    'geglu_tanh'
    """
    found = _identify(what, dtype)
    if rewrite is None:
        return found
    if found.kind != "onnx":
        raise XphiError(f"only an ONNX file is rewritten, and {found.subject} is a {found.kind}")
    from xphi.identify import _rewrite

    done = _rewrite.rewrite(str(what), rewrite)
    lines = [f"written to {rewrite}: {line}" for line in done.fused]
    if done.change is not None:
        lines.append(f"both models were run: outputs differ by {done.change:.2g} of the largest")
    return Identification(
        found.subject, found.kind, found.matches, (*found.notes, *lines, *done.notes[len(found.notes) :])
    )


def _identify(what: Any, dtype: Any) -> Identification:
    if isinstance(what, dict):
        return _of_entries(what, "the configuration")
    if isinstance(what, str | Path) and _is_path(what):
        return _of_file(Path(what))
    from xphi.identify import _callables

    if isinstance(what, str) and (_FORMULA.search(what.partition("?")[0]) or _without_kernel(what)):
        return _of_formula(what)
    name = dtype if dtype is None or isinstance(dtype, str) else str(_name(dtype))
    match = _callables.identify(what, name)
    return Identification(match.where, "callable", (match,))


def _without_kernel(name: str) -> bool:
    """Whether the registry has a function of this name, and no operator."""
    from xphi.ops import generated
    from xphi.ops import numpy as kernels

    return name in generated.functions() and name not in kernels.spellings()


def _of_formula(text: str) -> Identification:
    """A formula as users write it, which is parsed and never run as Python."""
    import numpy as np

    from xphi import functions
    from xphi.formula.arrays import evaluate
    from xphi.formula.symbols import x
    from xphi.identify._candidates import points
    from xphi.identify._classify import classify
    from xphi.identify._levels import precision
    from xphi.identify.result import match_of

    expression = functions.target(text)
    with np.errstate(all="ignore"):
        values = np.broadcast_to(np.asarray(evaluate(expression, [x], points()), dtype=np.float64), points().shape)
    finite = np.isfinite(values)
    if not finite.any():
        raise XphiError(f"{text} has no finite value at the points that identify tries")
    verdict = classify(points()[finite], values[finite], precision("float64", exactly=True))
    return Identification(text, "formula", (match_of(verdict, text),))


def _name(dtype: Any) -> str:
    import numpy as np

    try:
        return str(np.dtype(dtype))
    except TypeError:
        return str(dtype).removeprefix("torch.").removeprefix("jax.numpy.")


def _is_path(what: str | Path) -> bool:
    """Whether this is a file or a folder and no callable."""
    if isinstance(what, Path):
        return True
    place = what.partition("?")[0]
    try:
        return Path(place).suffix.lower() in _ENDINGS or (bool(what.strip()) and Path(what).exists())
    except (OSError, ValueError):
        return False


def _of_file(path: Path) -> Identification:
    from xphi.identify import _weights

    ending = path.suffix.lower()
    if path.is_dir():
        from xphi.identify import _folder

        read = _folder.read(path)
        return Identification(str(path), "folder", read.matches, read.notes)
    if not path.exists():
        raise XphiError(f"there is no file {path}")
    if ending in _weights.PICKLES:
        raise XphiError(f"{path} is a pickle, which can run any code when it is loaded, and is not read; {_NEXT}")
    if ending == ".onnx":
        return _of_graph(path)
    if ending == ".safetensors":
        return _of_tensors(path)
    if ending == ".gguf":
        from xphi.identify import _gguf

        return _of_entries(_gguf.metadata(path), str(path))
    if ending == ".json":
        from xphi.census import keys

        return _of_entries(keys.read(path), str(path))
    raise XphiError(f"{path} is neither an ONNX file, nor a config.json, nor a folder; a callable is module:attribute")


#: What a formula has and the name of a callable has not.
_FORMULA = re.compile(r"^[^:]*[(+*/ ']|^x$")
_ENDINGS = {".onnx", ".json", ".safetensors", ".gguf", ".bin", ".pt", ".pth", ".ckpt", ".pkl", ".pickle"}


def _of_entries(entries: Any, where: str) -> Identification:
    from xphi.identify import _configs

    found = _configs.identify(entries, where)
    return Identification(where, "config", found.matches, found.notes)


def _of_graph(path: Path) -> Identification:
    from xphi.identify import _graph, _search

    model = _graph.read(path)
    matches = tuple(found.match for found in _search.search(model))
    return Identification(str(path), "onnx", matches, model.notes)


def _of_tensors(path: Path) -> Identification:
    from xphi.identify import _weights

    blocks = _weights.blocks(_weights.header(path))
    groups = _weights.summary(blocks).values()
    rows = [
        Match("", group[0].where, None, "none", note=f"{len(group)} × {group[0]}; weights do not name a function")
        for group in groups
    ]
    notes = () if rows else ("no tensor has the name of a feed-forward matrix that is known here",)
    return Identification(str(path), "weights", tuple(rows), (*notes, f"weights name no activation: {_NEXT}"))


class _Verb(types.ModuleType):
    """A package that `xphi.identify` names as well as the function: either way it can be called."""

    def __call__(self, what: Any, **options: Any) -> Identification:
        """As `identify` does."""
        return identify(what, **options)


sys.modules[__name__].__class__ = _Verb
