"""What to say of a spelling or a library that no table has.

A suggestion stays in the library that is meant, and says what it means there: the same word in another library can be
another function.
"""

from __future__ import annotations

import difflib
import functools
from collections.abc import Iterable

from xphi.errors import XphiError
from xphi.names import _keys
from xphi.names._rows import Row, libraries, named, rows

_LONGEST = 200
_OFFERED = 3
#: How alike two names must be, from 0 to 1, for one to be offered in place of the other.
_ALIKE = 0.7


def known_library(name: str) -> str:
    """A library by any of its names.

    Raises
    ------
    XphiError
        Where no table is about it.
    """
    key = _keys.key(name)
    known = _library_keys()
    if key in known:
        return known[key]
    near = difflib.get_close_matches(key[:_LONGEST], known, n=1, cutoff=_ALIKE)
    if near and _digits(near[0]) == _digits(key):  # a version is no typing error
        hint = f"did you mean {known[near[0]]}?"
    else:
        hint = f"there are {', '.join(libraries())}"
    raise XphiError(f"no table is about the library {name[:_LONGEST]!r}; {hint}")


def unknown(spelling: str, library: str | None, elsewhere: Iterable[Row]) -> str:
    """The sentence about a spelling that is in no table, or not in that of `library`.

    Parameters
    ----------
    spelling : str
    library : str or None
    elsewhere : iterable of Row
        What it means in other libraries.
    """
    shown = spelling if len(spelling) <= _LONGEST else f"{spelling[:_LONGEST]}…"
    key = _keys.key(spelling[:_LONGEST])
    others = tuple(elsewhere)
    meant = {library} if library is not None else _meant(key)
    where = f" of {' or '.join(sorted(meant))}" if meant else ""
    said = f"no spelling{where} is {shown!r}"
    if library is not None and others:  # what is merely spelled alike here may be another function
        return f"{said}; {_elsewhere(others, library)}"
    if meant is not None and not meant:
        return f"{said}: no table is about {_keys.head(key)}; there are {', '.join(libraries())}"
    near = _near(key, [row for row in rows() if meant is None or row.library in meant])
    if near:
        return f"{said}; the nearest are {', '.join(near)}"
    only = f" --library {next(iter(meant))}" if meant and len(meant) == 1 else ""
    return f"{said}; `xphi names{only}` lists them"


def _elsewhere(others: tuple[Row, ...], library: str) -> str:
    """What the spelling means in other libraries, and how `library` spells that."""
    said = []
    for meaning, where in _by_meaning(others).items():
        same = next((row.spelling for row in rows() if row.library == library and row.meaning == meaning), None)
        here = f", which is {same} in {library}" if same else f", which {library} has under no name known here"
        said.append(f"in {named(where)} it means {meaning}{here}")
    return "; ".join(said)


def _near(key: str, candidates: list[Row]) -> list[str]:
    """The nearest names of those rows, each with its meaning; the module, where one is named, is not compared."""
    named = bool(_keys.head(key))
    known: dict[str, tuple[str, list[Row]]] = {}
    for row in candidates:
        for name in (row.spelling, *row.also):
            other = _keys.key(name)
            known.setdefault(_tail(other) if named else other, (name, []))[1].append(row)
    found = difflib.get_close_matches(_tail(key), known, n=_OFFERED, cutoff=_ALIKE)
    return [f"{known[name][0]} ({_meanings(known[name][1])})" for name in found]


def _meanings(members: Iterable[Row]) -> str:
    return "; ".join(f"{meaning} in {named(where)}" for meaning, where in _by_meaning(members).items())


def _by_meaning(members: Iterable[Row]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for row in members:
        found.setdefault(row.meaning, []).append(row.library)
    return found


def _tail(key: str) -> str:
    head = _keys.head(key)
    return key[len(head) :].lstrip(".:") if head else key


def _meant(key: str) -> set[str] | None:
    """The libraries whose module a spelling names; empty where it names an unknown one; None where it names none."""
    head = _keys.head(key)
    if not head:
        return None
    parts = head.split(".")
    if parts[0] in _spellings():  # gelu.txt is of no library
        return None
    for count in range(len(parts), 0, -1):
        module = ".".join(parts[:count])
        if module in _heads():
            return set(_heads()[module])
        if module in _library_keys():
            return {_library_keys()[module]}
    return set()


@functools.cache
def _heads() -> dict[str, tuple[str, ...]]:
    """Each module that the tables name, and the libraries that have it."""
    found: dict[str, dict[str, None]] = {}
    for row in rows():
        for key in row.index_keys():
            parts = _keys.head(key).split(".")
            for count in range(1, len(parts) + 1):
                found.setdefault(".".join(parts[:count]), {})[row.library] = None
    found.pop("", None)
    return {head: tuple(where) for head, where in found.items()}


@functools.cache
def _spellings() -> frozenset[str]:
    return frozenset(key for row in rows() for key in row.index_keys())


@functools.cache
def _library_keys() -> dict[str, str]:
    return {_keys.key(name): library for library, also in libraries().items() for name in (library, *also)}


def _digits(text: str) -> str:
    return "".join(filter(str.isdigit, text))
