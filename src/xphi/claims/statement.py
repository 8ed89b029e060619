"""The statements, read from their files."""

from __future__ import annotations

import functools
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent / "statements"
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
        The kind of text that makes it.
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
    found: list[Statement] = []
    for file in sorted(FOLDER.glob("*.toml")):
        with file.open("rb") as opened:
            found += [_read(entry) for entry in tomllib.load(opened)["claim"]]
    if len({statement.id for statement in found}) != len(found):
        raise ValueError("two statements have the same ID")
    first: dict[str, str] = {}
    for statement in found:
        first[statement.group] = min(first.get(statement.group, statement.id), statement.id)
    return {s.id: s for s in sorted(found, key=lambda s: (first[s.group], s.id))}


def _read(entry: dict[str, Any]) -> Statement:
    checks = tuple(_check(check, entry.get("decide", ""), entry.get("with", {})) for check in entry["checks"])
    return Statement(entry["id"], entry["group"], entry["statement"], entry["source"], checks, entry.get("note", ""))


def _check(check: dict[str, Any], decider: str, shared: dict[str, Any]) -> Check:
    """A check takes over what its statement shares; one with a decider of its own takes no arguments over."""
    inherited = {key: value for key, value in shared.items() if "decide" not in check or key in _OWN_KEYS}
    merged = {"decide": decider, **inherited, **check}
    own = {key: merged.pop(key, "") for key in _OWN_KEYS}
    return Check(own["stated"], own["decide"], merged, own["reading"], own["what"])
