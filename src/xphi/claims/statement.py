"""The statements, read from their files."""

from __future__ import annotations

import functools
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent / "statements"
#: The source of what many texts say and no publication is known to have said first.
COMMON = "common teaching statement, no single source"
_OWN_KEYS = ("reading", "what", "stated", "decide")


@dataclass(frozen=True)
class Check:
    """One value that a statement gives, and the computation that finds the true one.

    Parameters
    ----------
    stated : str
        As :func:`xphi.claims.rules.read` takes it.
    decider : str
        Name of a function in :mod:`xphi.claims.deciders`.
    arguments : dict
        What the decider is called with.
    reading : str
        Which way of reading the statement this check belongs to; checks of one reading must all hold.
    what : str
        Which quantity this is, where the statement gives several.
    """

    stated: str
    decider: str
    arguments: dict[str, Any]
    reading: str = ""
    what: str = ""


@dataclass(frozen=True)
class Statement:
    """A published statement.

    Parameters
    ----------
    id : str
    group : str
        Statements on one subject, contradicting ones included, are shown together.
    statement : str
        In the words of this project.
    source : str
        The publications that make it, with their sections; :data:`COMMON` where none is known.
    checks : tuple of Check
    note : str
        A remark for the reader.
    """

    id: str
    group: str
    statement: str
    source: str
    checks: tuple[Check, ...]
    note: str = ""


@functools.cache
def statements() -> dict[str, Statement]:
    """Every statement by its ID, groups kept together, in the order of each group's first ID."""
    read: list[Statement] = []
    for file in sorted(FOLDER.glob("*.toml")):
        with file.open("rb") as opened:
            read += [_read(entry) for entry in tomllib.load(opened)["claim"]]
    if len({statement.id for statement in read}) != len(read):
        raise ValueError("two statements have the same ID")
    first: dict[str, str] = {}
    for statement in read:
        first[statement.group] = min(first.get(statement.group, statement.id), statement.id)
    return {s.id: s for s in sorted(read, key=lambda s: (first[s.group], s.id))}


def _read(entry: dict[str, Any]) -> Statement:
    checks = tuple(_check(check, entry.get("decide", ""), entry.get("with", {})) for check in entry["checks"])
    source = "; ".join(map(_source, entry.get("sources", ()))) or COMMON
    return Statement(entry["id"], entry["group"], entry["statement"], source, checks, entry.get("note", ""))


def _source(text: str) -> str:
    """A publication by its key, with the part of it that is named."""
    key, _, part = text.partition(", ")
    return f"{_publications()[key]}{part and f', {part}'}"


@functools.cache
def _publications() -> dict[str, str]:
    return tomllib.loads((Path(__file__).parent / "sources.toml").read_text("utf-8"))


def _check(check: dict[str, Any], decider: str, shared: dict[str, Any]) -> Check:
    """A check takes over what its statement shares; one with a decider of its own takes no arguments over."""
    inherited = {key: value for key, value in shared.items() if "decide" not in check or key in _OWN_KEYS}
    merged = {"decide": decider, **inherited, **check}
    own = {key: merged.pop(key, "") for key in _OWN_KEYS}
    return Check(own["stated"], own["decide"], merged, own["reading"], own["what"])
