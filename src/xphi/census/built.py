"""Families that are not written down here and that an installed Transformers has: built without storage, and counted.

The classes are those of Transformers alone: ``auto_map`` and every other code that comes with a model stays unread.
"""

from __future__ import annotations

import importlib.util
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

from xphi.census import module
from xphi.census.keys import Keys, sizes
from xphi.census.shape import Shape
from xphi.census.sources import parts
from xphi.errors import XphiError

#: Above these, a number of layers or experts and a size are no model's, and building them takes long.
_MOST = {
    **dict.fromkeys(("layers", "layer", "blocks", "depth"), 1 << 11),
    "experts": 1 << 15,
    **dict.fromkeys(("size", "dim", "embd", "model", "positions", "embeddings", "length", "ctx"), 1 << 24),
}
#: Which classes are taken where a configuration names none, the first that its type has.
_TASKS = ("CAUSAL_LM", "SEQ_TO_SEQ_CAUSAL_LM", "IMAGE_TEXT_TO_TEXT", "SPEECH_SEQ_2_SEQ")
#: Settings of a run, which change no parameter and may ask for a package that is not here.
_OF_A_RUN = ("auto_map", "quantization_config", "_attn_implementation", "attn_implementation", "dtype", "torch_dtype")


def shape_of(config: Keys, name: str, reason: XphiError) -> Shape:
    """The shape of what Transformers builds from a configuration.

    Parameters
    ----------
    config : Keys
    name : str
    reason : XphiError
        Why the families that are written down do not suffice.

    Raises
    ------
    XphiError
        Where Transformers or PyTorch is not installed, does not have the family or the class, or refuses the
        configuration.
    """
    hint = _parts_of(config)
    if not all(importlib.util.find_spec(package) for package in ("transformers", "torch")):
        raise XphiError(f"{reason}; with transformers and torch installed, their families are counted{hint}")
    import transformers

    release = f"Transformers {transformers.__version__}"
    if config.model_type not in transformers.CONFIG_MAPPING:
        raise XphiError(f"{reason}, and not to {release} either; load the model and give the module itself{hint}")
    _check_sizes(config.entries, config.where)
    with _quiet(transformers):
        try:
            kind, described = _configuration(transformers, config)
            architecture = _class(transformers, config, kind, release, hint)
            with _without_storage():
                built = architecture(kind.from_dict(described))
        except XphiError:
            raise
        except Exception as error:  # noqa: BLE001 - a class of Transformers may raise anything from a senseless setting
            said = " ".join(str(error).split())[:160]
            raise XphiError(f"{config.where}: {release} does not build this {config.model_type}: {said}") from None
        complete = kind.from_dict(described)
    found = module.shape_of(built)
    notes = [*config.notes, f"built without storage by {release}, as {architecture.__name__}, and counted"]
    notes += _defaults(complete, config.entries, "")
    stated = _states_activation(complete, config.entries)
    function = found.main.feed.activation
    if not stated and function != "unknown":
        notes.append(f"the file does not state every activation: {function} is assumed, as {release} has it")
    blocks = tuple(replace(block, feed=replace(block.feed, assumed=not stated)) for block in found.blocks)
    return replace(found, name=name, blocks=blocks, notes=(*notes, *found.notes))


def _configuration(transformers: Any, config: Keys) -> tuple[Any, dict[str, Any]]:
    kept = {key: value for key, value in config.entries.items() if key not in _OF_A_RUN}
    return transformers.CONFIG_MAPPING[config.model_type], kept


def _class(transformers: Any, config: Keys, kind: Any, release: str, hint: str) -> Any:
    """The class that the configuration names, or the one that its type mostly stands for."""
    given = config.architecture()
    if not given:
        given = _usual(config.model_type)
        if not given:
            raise XphiError(f"{config.where}: {release} has no class for {config.model_type} alone{hint}")
        config.assume(f"architectures is not given: a {given} is counted")
    found = getattr(transformers, given, None)
    if not isinstance(found, type) or not issubclass(found, transformers.PreTrainedModel):
        raise XphiError(
            f"{config.where}: {given[:60]} is no model of {release}, and code of the model's own is not run"
        )
    of_class = getattr(found, "config_class", None)
    own = isinstance(of_class, type) and issubclass(kind, of_class)
    if not own and given not in _classes(config.model_type):
        raise XphiError(f"{config.where}: {given[:60]} is no class for a {config.model_type}")
    return found


def _usual(model_type: str) -> str:
    """The class that a type mostly stands for: a decoder with its head, an encoder without one."""
    from transformers.models.auto import modeling_auto as auto

    tasks = [getattr(auto, f"MODEL_FOR_{task}_MAPPING_NAMES") for task in _TASKS]
    encoder = model_type in auto.MODEL_FOR_MASKED_LM_MAPPING_NAMES
    names = None if encoder else next((task[model_type] for task in tasks if model_type in task), None)
    names = names or auto.MODEL_MAPPING_NAMES.get(model_type, "")
    return str(names if isinstance(names, str) else names[0])


def _classes(model_type: str) -> set[str]:
    """The classes that Transformers itself takes for a type, which may be another type's."""
    from transformers.models.auto import modeling_auto as auto

    tables = [table for name, table in vars(auto).items() if name.endswith("_MAPPING_NAMES")]
    found = [table[model_type] for table in tables if model_type in table]
    return {name for names in found for name in ([names] if isinstance(names, str) else names)}


def _check_sizes(entries: dict[str, Any], where: str) -> None:
    for key, value in entries.items():
        most = _MOST.get(str(key).rpartition("_")[2])
        if isinstance(value, dict):
            _check_sizes(value, f"{where} ({key})")
        elif most is not None and isinstance(value, int) and value > most:
            raise XphiError(f"{where}: {key} = {value} is above {most}, and is not built")


def _parts_of(config: Keys) -> str:
    found = parts(config.entries)
    return f"; one of its parts may be counted alone: part = {' or '.join(found)}" if found else ""


def _defaults(complete: Any, entries: dict[str, Any], path: str) -> Iterator[str]:
    """A note for every size that the file leaves to the default of its type, in parts of it too."""
    aliases = {own: other for other, own in getattr(complete, "attribute_map", {}).items()}
    for key, value in complete.to_dict().items():
        if key in complete.sub_configs and value is not None:
            yield from _defaults(getattr(complete, key), _inner(entries, key), f"{path}{key}.")
        elif key in sizes() and value is not None and key not in entries and aliases.get(key) not in entries:
            yield f"{path}{key} is not given: {value}, the default of {complete.model_type}, is assumed"


def _states_activation(complete: Any, entries: dict[str, Any]) -> bool:
    """Whether the file states the activation of every part that has a key of it, and some part has one."""
    found = []
    for key, value in complete.to_dict().items():
        if key in complete.sub_configs and value is not None:
            found.append(_states_activation(getattr(complete, key), _inner(entries, key)))
        elif isinstance(value, str) and ("act" in key.split("_") or "activation" in key or key == "feed_forward_proj"):
            found.append(key in entries)
    return bool(found) and all(found)


def _inner(entries: dict[str, Any], key: str) -> dict[str, Any]:
    found = entries.get(key)
    return found if isinstance(found, dict) else {}


@contextmanager
def _without_storage() -> Iterator[None]:
    import torch

    with torch.device("meta"):
        yield


@contextmanager
def _quiet(transformers: Any) -> Iterator[None]:
    """No warnings, no progress, and no download: a part that only the network has is refused."""
    from huggingface_hub import constants

    level, offline = transformers.logging.get_verbosity(), constants.HF_HUB_OFFLINE
    transformers.logging.set_verbosity_error()
    constants.HF_HUB_OFFLINE = True
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            yield
    finally:
        transformers.logging.set_verbosity(level)
        constants.HF_HUB_OFFLINE = offline
