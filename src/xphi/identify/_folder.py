"""A folder: its configuration, its weights and its graphs beside each other, and where they contradict one another."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from xphi.census import keys
from xphi.errors import XphiError
from xphi.identify import _configs, _graph, _search, _weights
from xphi.identify.result import Match
from xphi.ops import generated

#: More graphs than that are no model.
_MOST_GRAPHS = 32
#: Functions that are a model's activation, where a graph has others besides, such as a pooler's tanh.
_ASIDE = frozenset({"tanh", "sigmoid", "glu", "erf", "identity", "softplus"})


@dataclass(frozen=True)
class Read:
    """What is in a folder.

    Parameters
    ----------
    matches : tuple of Match
    notes : tuple of str
        Contradictions first, then what was not read.
    entries : dict or None
        The configuration.
    blocks : tuple of Block
        The feed-forward parts that the weights show.
    """

    matches: tuple[Match, ...]
    notes: tuple[str, ...]
    entries: dict[str, Any] | None
    blocks: tuple[_weights.Block, ...]


def read(folder: Path) -> Read:
    """Everything that a folder says about its model's activation.

    Raises
    ------
    XphiError
        Where it has no configuration, no weights and no graph that can be read.
    """
    notes: list[str] = []
    entries, configured = _configuration(folder, notes)
    try:
        shapes, skipped = _weights.of_folder(folder)
        graphs = sorted(folder.glob("*.onnx"))[:_MOST_GRAPHS] or sorted(folder.glob("onnx/*.onnx"))[:_MOST_GRAPHS]
    except OSError as error:
        raise XphiError(f"cannot read {folder}: {error.strerror or error}") from None
    notes += skipped
    blocks = tuple(_weights.blocks(shapes))
    drawn: list[Match] = []
    for file in graphs:
        try:
            model = _graph.read(file)
            drawn += [
                replace(found.match, where=f"{file.name}: {found.match.where}") for found in _search.search(model)
            ]
            notes += model.notes
        except XphiError as error:
            notes.append(str(error))
    stated = () if configured is None else configured.matches
    if not (stated or shapes or graphs):
        said = f" ({notes[0]})" if notes else ""
        raise XphiError(f"{folder} has no config.json, no safetensors file and no ONNX file that says what it is{said}")
    matches = (*stated, *_rows(blocks), *drawn)
    if shapes and not blocks:
        notes.append("no tensor has the name of a feed-forward matrix that is known here")
    return Read(matches, (*_contradictions(entries, configured, blocks, drawn), *notes), entries, blocks)


def _configuration(folder: Path, notes: list[str]) -> tuple[dict[str, Any] | None, _configs.Configured | None]:
    file = keys.locate(folder)
    if not file.exists():
        return None, None
    try:
        entries = keys.read(file)
        return entries, _configs.identify(entries, str(file))
    except XphiError as error:
        notes.append(str(error))
        return None, None


def _rows(blocks: tuple[_weights.Block, ...]) -> Iterator[Match]:
    """A row for each shape of feed-forward part; shapes do not say which function stands between."""
    for group in _weights.summary(blocks).values():
        more = f" and {len(group) - 1} more" if len(group) > 1 else ""
        note = f"{group[0]}; weights do not say which function it is"
        yield Match("", f"weights: {group[0].where}{more}", None, "none", note=note)


def _contradictions(
    entries: dict[str, Any] | None,
    configured: _configs.Configured | None,
    blocks: tuple[_weights.Block, ...],
    drawn: list[Match],
) -> Iterator[str]:
    """What the parts of a folder say of each other that cannot all be true."""
    if configured is None or entries is None:
        return
    feed = configured.feeds[0] if len(configured.feeds) == 1 else None
    if feed is not None and blocks:
        kinds = {block.gated for block in blocks}
        if kinds == {not feed.gated}:
            words = ("gated", "plain") if feed.gated else ("plain", "gated")
            yield f"contradiction: by its configuration the feed-forward part is {words[0]}, by its weights {words[1]}"
        stated = entries.get("intermediate_size") or entries.get("n_inner") or entries.get("ffn_dim")
        widths = {block.d_ff for block in blocks}
        if isinstance(stated, int) and stated not in widths and not feed.experts:
            shown = ", ".join(map(str, sorted(widths)))
            yield f"contradiction: the configuration states the width {stated}, and the weights have {shown}"
    wanted = {_activation(match) for match in configured.matches[:1]} - {""}
    computed = {_activation(match) for match in drawn if match.matches} - _ASIDE - {""}
    if wanted and computed and not wanted & computed and not wanted & _ASIDE:
        yield (
            f"contradiction: the configuration says {', '.join(sorted(wanted))},"
            f" and the graph computes {', '.join(sorted(computed))}"
        )


def _activation(match: Match) -> str:
    """The activation of a function or gate; empty where it is several or none."""
    if match.confidence != "certain":
        return ""
    if match.name in generated.gates():
        return generated.activation_of(match.name) or match.name
    return match.name.partition("(")[0] if "(gate)" in match.name or "(min(" in match.name else match.name
