"""Configurations: what a model computes by its type and its entries, whatever the name of the entry suggests."""

from __future__ import annotations

import functools
import importlib.resources
import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from xphi import names
from xphi.census.families import shape_of
from xphi.census.shape import FeedForward
from xphi.census.sources import from_content
from xphi.errors import XphiError
from xphi.identify.result import Match
from xphi.names import Row, families
from xphi.ops import generated

#: Keys of an activation, in any library's configuration.
_KEY = re.compile(r"(^|_)(act|activation)(_fn|_func|_function|_type)?$|^feed_forward_proj$|^hidden_activation$")
#: Those that are about something else: a head that a model may not have.
_ASIDE = frozenset({"summary_activation", "classifier_activation", "gelu_activation"})
#: What reads an activation in this order, if the family is not known.
_FIRST = ("hidden_activation", "feed_forward_proj", "hidden_act", "activation_function", "activation")
#: Sizes decide nothing about an activation: a configuration that leaves one out is asked all the same.
_SIZES = {"d_model": 384, "layers": 2, "heads": 48, "d_ff": 384, "vocab": 64, "positions": 64}
_SIZE_KEYS = {
    "d_model": "hidden_size",
    "layers": "num_hidden_layers",
    "heads": "num_attention_heads",
    "d_ff": "intermediate_size",
    "vocab": "vocab_size",
    "positions": "max_position_embeddings",
}
_NESTED = 3
#: Gated families that the census does not count.
_GATED = frozenset({"deepseek_v4", "gemma", "gemma2", "gemma3_text", "gemma3n_text", "modernbert"})
GGUF = "general.architecture"


@dataclass(frozen=True)
class Configured:
    """What a configuration says.

    Parameters
    ----------
    matches : tuple of Match
    feeds : tuple of FeedForward
        The feed-forward parts that follow from it, their sizes included where it states them.
    notes : tuple of str
    """

    matches: tuple[Match, ...]
    feeds: tuple[FeedForward, ...]
    notes: tuple[str, ...]


def identify(entries: Any, where: str) -> Configured:
    """The functions of a configuration.

    Raises
    ------
    XphiError
        Where it is no JSON object, or names no activation and is of no known type.
    """
    if not isinstance(entries, dict) or not all(isinstance(key, str) for key in entries):
        raise XphiError(f"{where} holds no JSON object of configuration keys")
    notes = []
    if GGUF in entries:
        return Configured((_gguf(entries),), (), ())
    if _mentions(entries, "auto_map"):
        notes.append("auto_map names code of the model's own, which was not run: it may compute something else")
    found, feeds = [], []
    for path, part, kind in _parts(entries, "", ""):
        feed = _feed(part, kind, where)
        found += list(_rows(part, path, kind, feed))
        if feed is not None:
            feeds.append(feed)
    if not found:
        raise XphiError(
            f"{where} names no activation and its model_type {str(entries.get('model_type'))[:40]!r} is not known here;"
            " identify takes the callable, the ONNX file or the model's code itself"
        )
    return Configured(tuple(found), tuple(feeds), tuple(notes))


def _mentions(entries: dict[str, Any], key: str) -> bool:
    return bool(entries.get(key)) or any(isinstance(value, dict) and bool(value.get(key)) for value in entries.values())


def _parts(entries: dict[str, Any], path: str, kind: str, depth: int = 0) -> Iterator[tuple[str, dict[str, Any], str]]:
    """A configuration and those within it, each with its path and its type."""
    own = str(entries.get("model_type") or kind)
    yield path, entries, own
    if depth == _NESTED:
        return
    for key, value in entries.items():
        if isinstance(value, dict) and key.endswith("_config") and not key.startswith(("quantization", "generation")):
            inner = "" if value.get("model_type") else _type_of_part(own, key)
            yield from _parts(value, f"{path}{key}.", inner, depth + 1)


def _type_of_part(kind: str, key: str) -> str:
    """The type of a part that does not state its own."""
    try:
        return from_content({"model_type": kind, key: {"num_hidden_layers": 1}}, "", key).model_type
    except XphiError:
        return ""


def _feed(part: dict[str, Any], kind: str, where: str) -> FeedForward | None:
    """The feed-forward part that the family computes; None where the family is not known."""
    entries = {**part, "model_type": kind} if kind else dict(part)
    entries.pop("architectures", None)
    if kind.startswith("gemma"):
        entries.pop("hidden_act", None)  # its code reads hidden_activation alone
        entries["hidden_activation"] = part.get("hidden_activation") or "gelu_pytorch_tanh"
    try:
        keys = from_content(entries, where)
        for name, size in _SIZES.items():
            if not keys.states(name) and _SIZE_KEYS[name] not in entries and kind:
                entries[_SIZE_KEYS[name]] = size
        return shape_of(from_content(entries, where), where).main.feed
    except (XphiError, KeyError):
        main = _read(kind, [key for key in entries if _KEY.search(key) and _spelling(entries[key])])
        function = _function(_spelling(entries[main])) if main else None
        gated = kind in _GATED and function is not None
        return FeedForward(_SIZES["d_model"], _SIZES["d_ff"], True, str(function)) if gated else None


def _rows(part: dict[str, Any], path: str, kind: str, feed: FeedForward | None) -> Iterator[Match]:
    """The feed-forward part first, then every other key that names an activation."""
    keys = [key for key in part if _KEY.search(key) and key not in _ASIDE and _spelling(part[key])]
    main = _read(kind, keys)
    if feed is not None:
        stated = (
            f"{path}{main} = {_spelling(part[main])}" if main else f"{path}model_type = {kind}" if kind else "sizes"
        )
        yield _of_feed(part, kind, feed, stated, _spelling(part[main]) if main else "")
    for key in keys:
        if feed is not None and (key == main or _ignored(kind, key, keys)):
            continue
        yield _of_key(f"{path}{key} = {_spelling(part[key])}", _spelling(part[key]))


def _read(kind: str, keys: list[str]) -> str:
    """The key that the model's code reads."""
    if kind.startswith("gemma"):
        return next((key for key in ("hidden_activation", "hidden_act") if key in keys), "")
    return next((key for key in _FIRST if key in keys), keys[0] if len(keys) == 1 else "")


def _ignored(kind: str, key: str, keys: list[str]) -> bool:
    """Whether a key says again, or wrongly, what another one decides."""
    other = "feed_forward_proj" in keys and key == "dense_act_fn"
    return other or (kind.startswith("gemma") and key == "hidden_act")


def _spelling(value: Any) -> str:
    """The name in an entry: a text, or an object with a name as that of MPT and DBRX."""
    if isinstance(value, dict):
        value = value.get("name")
    return value if isinstance(value, str) and value.strip() else ""


def _of_feed(part: dict[str, Any], kind: str, feed: FeedForward, where: str, spelling: str) -> Match:
    function, remarks = feed.activation, []
    row = _row(spelling) if spelling else None
    if kind.startswith("gemma"):
        if part.get("hidden_act") and _function(str(part["hidden_act"])) != function:
            remarks.append(f"hidden_act = {part['hidden_act']} is ignored: Gemma's code reads hidden_activation alone")
    elif not spelling:
        remarks.append(f"no entry states it: this is what {kind or 'the code that reads a params.json'} computes")
    elif row is not None and row.function not in {None, function} and not feed.gated:
        remarks.append(f"{kind} does not read this entry")
    elif row is not None and row.trap and "default" not in row.trap:
        remarks.append(row.trap)
    limit = part.get("swiglu_limit")
    name, parameters = function, {}
    if function == "swiglu_clamped" or (limit and kind == "gpt_oss"):
        name = "swiglu_clamped"
        parameters = {"alpha": str(part.get("swiglu_alpha", 1.702)), "limit": f"{float(limit or 7):g}"}
        remarks.append(_row("gpt_oss").trap if _row("gpt_oss") is not None else "")  # type: ignore[union-attr]  # asked before
    elif limit and feed.gated:
        name = f"{function}(min(gate, {float(limit):g}))*min(max(up, -{float(limit):g}), {float(limit):g})"
        remarks.append("its inputs are clamped at swiglu_limit")
    elif feed.gated and function not in generated.gates():
        name = generated.gate_of(function) or f"{function}(gate)*up"
    if function not in names.registry():
        return _unregistered(function, where, gated=feed.gated)
    return _match(name, where, parameters, remarks)


def _unregistered(spelling: str, where: str, *, gated: bool) -> Match:
    """A function that the registry does not have, or a name that stands for none."""
    match = _of_key(where, spelling)
    if not gated or not match.matches:
        return match
    formula = re.sub(r"\bx\b", "gate", match.formula) + "*up"
    return replace(match, name=formula, names=(formula,), formula=formula, parameters={})


def _of_key(where: str, spelling: str) -> Match:
    row = _row(spelling)
    if row is None:
        return Match("", where, None, "none", note="no library here spells an activation so")
    if row.function is None and not row.formula:
        return Match("", where, None, "none", note=row.trap)
    remarks = [row.trap]
    known = row.function or (row.family if row.family and row.parameters else row.formula)
    return _match(known, where, {} if row.function else dict(row.parameters), remarks)


def _match(name: str, where: str, parameters: dict[str, str], remarks: list[str]) -> Match:
    rows = names.registry()
    formula = rows[name]["formula"] if name in rows else ""
    if not formula and name in families():
        formula = families()[name].at(parameters)
    note = "; ".join(dict.fromkeys(filter(None, remarks)))
    return Match(name, where, None, "certain", (name,), formula=formula or name, parameters=parameters, note=note)


@functools.cache
def _row(spelling: str) -> Row | None:
    """What Transformers means by a spelling; else what all libraries that have it mean."""
    for library in ("transformers", None):
        try:
            rows = names.lookup(spelling, library)
        except XphiError:
            continue
        if len({row.meaning for row in rows}) == 1:
            return rows[0]
    return None


def _function(spelling: str) -> str | None:
    row = _row(spelling)
    return None if row is None else row.function


def _gguf(entries: dict[str, Any]) -> Match:
    """The metadata of a GGUF file, which names an architecture and no activation."""
    architecture = str(entries[GGUF])
    shown = f"{GGUF} = {architecture[:40]}"
    for row in _architectures():
        if architecture in row["names"]:
            remarks = ["a GGUF file states no activation: this is what llama.cpp computes for the architecture"]
            return _match(row["function"], shown, {}, [*remarks, row.get("trap", "")])
    return Match("", shown, None, "none", note="what is computed for this architecture is not known here")


@functools.cache
def _architectures() -> list[dict[str, Any]]:
    text = (importlib.resources.files("xphi.identify") / "gguf.toml").read_text("utf-8")
    found: list[dict[str, Any]] = tomllib.loads(text)["architecture"]
    return found
