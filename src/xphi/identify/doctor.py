"""Everything about a model on one screen: its functions, widths and packing, what to look out for, what to swap."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from xphi import census
from xphi.errors import XphiError
from xphi.identify import identify
from xphi.identify._candidates import points
from xphi.identify._formula import named
from xphi.identify.result import Identification, Match
from xphi.ops import generated

#: Functions that are taken for one another.
_ALIKE = ("gelu", "gelu_tanh", "gelu_sigmoid", "silu")


@dataclass(frozen=True)
class Examination:
    """What `doctor` says.

    Parameters
    ----------
    found : Identification
    sizes : Census or None
        Where a configuration, or the module itself, states them.
    packing : tuple of str
        The feed-forward parts that the weights show.
    swaps : tuple of str
        What can be put in the place of what, and how.
    notes : tuple of str
    """

    found: Identification
    sizes: census.Census | None = None
    packing: tuple[str, ...] = ()
    swaps: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()

    def json(self) -> dict[str, Any]:
        """For ``--json``: the keys of `identify`, and those of `census` under its name."""
        return {
            **self.found.json(),
            "notes": [*self.found.notes, *self.notes],
            "census": None if self.sizes is None else self.sizes.json(),
            "packing": list(self.packing),
            "swap": list(self.swaps),
        }


def examine(what: str | Path) -> Examination:
    """Examine a configuration, an ONNX file, a folder, or a torch module named ``module:factory``.

    Raises
    ------
    XphiError
        For what cannot be read.
    """
    text = str(what)
    if ":" in text.partition("?")[0] and not Path(text).exists():
        return _module(text)
    path = Path(text)
    found = identify(path)
    sizes, notes, packing = None, [], []
    if found.kind in {"config", "folder"}:
        entries = _entries(path)
        if entries is not None:
            try:
                sizes = census.of(entries)
                notes += list(sizes.shape.notes)
            except XphiError as error:
                notes.append(f"no census: {error}")
    if found.kind in {"folder", "weights"}:
        packing = [
            match.note for match in found.matches if match.where.startswith("weights: ") or found.kind == "weights"
        ]
    return Examination(found, sizes, tuple(packing), tuple(_swaps(found, path)), tuple(notes))


def _entries(path: Path) -> dict[str, Any] | None:
    from xphi.census import keys

    file = keys.locate(path)
    if not file.exists() or file.suffix != ".json":
        return None
    content = keys.read(file)
    return content if isinstance(content, dict) else None


def _swaps(found: Identification, path: Path) -> list[str]:
    """What to do about each function, once."""
    lines = []
    functions = dict.fromkeys(_activation(match) for match in found.matches if match.matches)
    for name in filter(None, functions):
        if name in _ALIKE:
            apart = ", ".join(f"{_apart(name, other):.2g} from {other}" for other in _ALIKE if other != name)
            lines.append(f"{name}: up to {apart}; a model computes something else with them")
        if found.kind != "onnx" and name in generated.functions():
            lines.append(f"{name}: xphi.torch.swap(model, {json.dumps({name: name})}) puts our operator in its place")
    if found.kind == "onnx" and any(len(match.nodes) > 1 for match in found.matches if match.matches):
        fused = path.with_name(f"{path.stem}-fused.onnx")
        lines.append(f"functions of several nodes: `xphi identify {path} --rewrite {fused}` writes standard nodes")
    return lines


def _apart(one: str, other: str) -> float:
    """The largest difference of two functions, at the points that tell them apart."""
    x = points()
    return float(np.max(np.abs(named(one)(x) - named(other)(x))))


def _activation(match: Match) -> str:
    """The function of one variable in a match."""
    if match.name in generated.gates():
        return generated.activation_of(match.name) or ""
    return match.name if match.confidence == "certain" else ""


def _module(spec: str) -> Examination:
    """A torch module, or what a factory makes; any other callable is identified alone."""
    from xphi.audit import subjects

    _, made = subjects.imported(spec)
    if not hasattr(made, "named_modules") and callable(made):
        try:
            candidate = made()
        except (Exception, SystemExit):  # noqa: BLE001 - it is no factory, and is tried as a function
            candidate = None
        made = candidate if hasattr(candidate, "named_modules") else made
    if not hasattr(made, "named_modules") or not next(iter(made.children()), None):
        return Examination(identify(spec))
    from xphi.swap.torch import swap
    from xphi.swap.torch._identify import spellings

    functions = [name for name in generated.functions() if name != "identity" and spellings(name)]
    known = _swappable(functions)
    with swap(made, {name: name for name in known}) as swapped:
        report = swapped.report
    matches = tuple(
        Match(
            change.source,
            change.where or "(the model)",
            None,
            "certain",
            (change.source,),
            note=f"{change.was}, {change.kind}",
        )
        for change in report.changed
    )
    notes = [str(one) for one in report.unsupported]
    try:
        sizes = census.of(made)
    except XphiError as error:
        sizes = None
        notes.append(f"no census: {error}")
    found = Identification(spec, "module", matches)
    return Examination(found, sizes, (), tuple(_swaps(found, Path())), tuple(notes))


def _swappable(functions: list[str]) -> list[str]:
    """Those with an operator."""
    from xphi.ops import numpy as kernels

    return [name for name in functions if name in kernels.names()]
