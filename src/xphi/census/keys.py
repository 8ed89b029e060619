"""A configuration as a file states it: its keys by any of their names, and what had to be assumed."""

from __future__ import annotations

import functools
import importlib.resources
import json
import stat
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from xphi.errors import XphiError

#: A configuration is a few kilobytes; files above this are something else, such as weights.
LARGEST = 1 << 20
_MOST = 10**9
_NAMES = {
    "d_model": ("hidden_size", "n_embd", "d_model", "dim", "n_embed"),
    "layers": ("num_hidden_layers", "n_layer", "n_layers", "num_layers"),
    "heads": ("num_attention_heads", "n_head", "n_heads", "num_heads"),
    "kv_heads": ("num_key_value_heads", "num_kv_heads", "n_head_kv"),
    "d_ff": ("intermediate_size", "n_inner", "ffn_dim", "d_ff", "hidden_dim", "ffn_hidden_size"),
    "vocab": ("vocab_size",),
    "positions": ("max_position_embeddings", "n_positions"),
    "activation": ("hidden_activation", "hidden_act", "activation_function", "activation"),
    "experts": ("num_local_experts", "num_experts", "n_routed_experts", "moe_num_experts"),
    "active": ("num_experts_per_tok", "moe_topk", "num_experts_per_token", "moe_k", "moe_top_k"),
    "expert_d_ff": ("moe_intermediate_size", "expert_intermediate_size", "moe_ffn_hidden_size"),
}


class Keys:
    """A configuration's entries, and notes of what was taken for absent ones.

    Parameters
    ----------
    entries : dict
        As the file holds them.
    where : str
        The file or the model, for messages.
    notes : sequence of str
        What was assumed before.
    """

    def __init__(self, entries: dict[str, Any], where: str, notes: Sequence[str] = ()) -> None:
        self.entries = entries
        self.where = where
        self.model_type = str(entries.get("model_type") or "")
        self.notes: list[str] = list(notes)
        #: Whether some entry names the activation.
        self.activation_stated = False
        self._defaults = defaults().get(self.model_type, {})

    def value(self, name: str) -> Any:
        """The entry under any name of `name`; else the default of this type of model, noted; else None."""
        names = _NAMES.get(name, (name,))
        for key in names:
            if self.entries.get(key) is not None:
                return self.entries[key]
        # An entry that is there and null means "derived", so no default stands in for it.
        if any(key in self.entries for key in names):
            return None
        for key in names:
            if key in self._defaults:
                self.assume(f"{key} is not given: {self._defaults[key]}, the default of {self.model_type}, is assumed")
                return self._defaults[key]
        return None

    def number(self, name: str, default: int | None = None, *, least: int = 1) -> int:
        """A whole number.

        Raises
        ------
        XphiError
            Where it is absent without a default, or no whole number from `least` to 10⁹.
        """
        found = self.value(name)
        found = default if found is None else found
        key = self._key(name)
        if found is None:
            raise XphiError(f"{self.where} has no {' or '.join(_NAMES.get(name, (name,)))}, which the census needs")
        if isinstance(found, bool) or not isinstance(found, int) or not least <= found <= _MOST:
            shown = repr(found)
            shown = shown if len(shown) <= 40 else f"{shown[:40]}…"
            raise XphiError(f"{self.where}: {key} must be a whole number from {least} to {_MOST}, not {shown}")
        return found

    def maybe(self, name: str, *, least: int = 0) -> int | None:
        """A whole number from `least` on, or None where it is absent or null."""
        return None if self.value(name) is None else self.number(name, least=least)

    def flag(self, name: str, *, default: bool) -> bool:
        """A truth value."""
        found = self.value(name)
        if found is None:
            return default
        if not isinstance(found, bool):
            raise XphiError(f"{self.where}: {self._key(name)} must be true or false, not {found!r:.40}")
        return found

    def text(self, name: str, default: str) -> str:
        """A string.

        Raises
        ------
        XphiError
            Where it is something else, or empty.
        """
        found = self.value(name)
        if found is None:
            return default
        if not isinstance(found, str) or not found.strip():
            raise XphiError(f"{self.where}: {self._key(name)} must be a text, not {found!r:.40}")
        return found

    def architecture(self) -> str:
        """The first of ``architectures``, or an empty string: the class whose parameters are counted.

        Raises
        ------
        XphiError
            Where it is no list of texts.
        """
        found = self.entries.get("architectures")
        found = [] if found is None else found
        if not isinstance(found, list) or not all(isinstance(one, str) for one in found):
            raise XphiError(f"{self.where}: architectures must be a list of names, not {found!r:.40}")
        return found[0] if found else ""

    def assume(self, note: str) -> None:
        """Note an assumption, once."""
        if note not in self.notes:
            self.notes.append(note)

    def states(self, name: str) -> bool:
        """Whether some entry says it."""
        return any(self.entries.get(key) is not None for key in _NAMES.get(name, (name,)))

    def part(self, name: str) -> Keys:
        """A nested object, such as ``attn_config``; an absent one is empty.

        Raises
        ------
        XphiError
            Where it is something else.
        """
        found = self.entries.get(name)
        if found is not None and not isinstance(found, dict):
            raise XphiError(f"{self.where}: {name} must be an object, not {found!r:.40}")
        return Keys(found or {}, f"{self.where} ({name})")

    def _key(self, name: str) -> str:
        names = _NAMES.get(name, (name,))
        return next((key for key in names if self.entries.get(key) is not None), names[0])


@functools.cache
def defaults() -> dict[str, dict[str, Any]]:
    """What Transformers takes for an absent key, by type of model."""
    text = (importlib.resources.files("xphi.census") / "defaults.toml").read_text("utf-8")
    return tomllib.loads(text)


def sizes() -> set[str]:
    """Every key that states a size or an activation."""
    return {key for names in _NAMES.values() for key in names}


def read(path: str | Path) -> Any:
    """The content of a JSON file, or of the ``config.json`` or ``params.json`` in a folder.

    Raises
    ------
    XphiError
        Where there is none, it is too large, or it is not JSON.
    """
    file = locate(path)
    try:
        status = file.stat()
        if not stat.S_ISREG(status.st_mode):
            raise XphiError(f"{file} is no file: a pipe or a device is not read; write the configuration to a file")
        size = status.st_size
        if size > LARGEST:
            raise XphiError(
                f"{file} has {size} bytes: a configuration has at most {LARGEST}; is this a file of weights?"
            )
        with file.open("rb") as opened:
            return json.loads(opened.read(LARGEST + 1))
    except OSError as error:
        raise XphiError(f"cannot read {file.absolute()}: {error.strerror or error}") from None
    except (ValueError, RecursionError) as error:
        reason = "it is nested too deeply" if isinstance(error, RecursionError) else str(error)
        raise XphiError(f"{file} is not JSON: {reason}; give the model's config.json") from None


def locate(path: str | Path) -> Path:
    """The file that a path means: of a folder its ``config.json``, or ``params.json`` where it has that alone."""
    file = Path(path)
    try:
        if file.is_dir():
            params = file / "params.json"
            file = file / "config.json"
            return params if params.exists() and not file.exists() else file
    except OSError as error:
        raise XphiError(f"cannot read {file}: {error.strerror or error}") from None
    return file
