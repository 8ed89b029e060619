"""The table of published models: what people type, and the configuration that it stands for."""

from __future__ import annotations

import difflib
import functools
import importlib.resources
import re
import tomllib
from dataclasses import dataclass, replace
from typing import Any

from xphi.census.families import shape_of
from xphi.census.keys import Keys
from xphi.census.shape import Shape
from xphi.errors import XphiError

_OFFERED = 3
_LONGEST = 200
#: What a repository's name ends in where the weights were trained on, in the shape that they had.
_TUNED = re.compile(r"(instruct|chat|it|pt|base|hf)$")


@dataclass(frozen=True)
class Model:
    """One row.

    Parameters
    ----------
    name : str
    ids : tuple of str
        What people type for it.
    family, source : str
    year : int
    language, open : bool
        A language model; its weights public.
    config : dict
        As in a ``config.json``.
    """

    name: str
    ids: tuple[str, ...]
    family: str
    year: int
    source: str
    config: dict[str, Any]
    language: bool = True
    open: bool = True

    @property
    def shape(self) -> Shape:
        """What its configuration describes; the table leaves out only what the published total confirms."""
        shape = shape_of(Keys(self.config, self.name), self.name)
        return replace(shape, notes=())


@functools.cache
def models() -> dict[str, Model]:
    """Every row, by name, in the order of the table."""
    text = (importlib.resources.files("xphi.census") / "models.toml").read_text("utf-8")
    rows = [Model(**{**row, "ids": tuple(row["ids"])}) for row in tomllib.loads(text)["model"]]
    return {row.name: row for row in rows}


def find(name: str) -> Model:
    """The model that `name` means: its name or one of its ids, upper and lower case, dots and dashes aside.

    The owner of a repository may be left out, and so may an ending such as ``-instruct``: it changes no shape.

    Raises
    ------
    XphiError
        If there is none; the nearest are offered.
    """
    if not isinstance(name, str):
        raise XphiError(f"a model is found by a text such as 'llama-3-8b', not by a {type(name).__name__}")
    known = _spellings()
    for key in (_key(name), _TUNED.sub("", _key(name))):
        if key in known:
            return known[key]
    near = difflib.get_close_matches(_key(name[:_LONGEST]), known, n=_OFFERED)
    offered = ", ".join(dict.fromkeys(known[key].ids[0] for key in near))
    hint = f"the nearest are {offered}" if near else "`xphi census` lists them"
    shown = name if len(name) <= _LONGEST else f"{name[:_LONGEST]}…"
    raise XphiError(f"no model is called {shown!r} and no file or folder either; {hint}")


@functools.cache
def _spellings() -> dict[str, Model]:
    found = {_key(spelling): row for row in models().values() for spelling in (row.name, *row.ids)}
    for row in models().values():
        for repository in row.ids:
            found.setdefault(_key(repository.rpartition("/")[2]), row)
    return found


def _key(name: str) -> str:
    return re.sub(r"[^a-z0-9/]", "", name.casefold())
