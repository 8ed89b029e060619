"""The rows: what each library's spellings mean, read from this package's tables and the generated registry."""

from __future__ import annotations

import functools
import importlib.resources
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from xphi.ops import generated

#: The library whose spellings are the registry's own names and aliases.
OWN = "xphi"


@dataclass(frozen=True)
class Row:
    """One spelling of one library.

    Parameters
    ----------
    library, spelling : str
    also : tuple of str
        Other ways to write the same thing there: module paths, class names, options alone.
    function : str or None
        The registry's function or gate. None where no single function of the registry is meant.
    formula : str
        As that library writes it, its constants included, where that was read; else the registry's.
    default : bool
        Whether the library computes this where GELU is asked for without an option.
    trap : str
        What goes wrong if one takes the name at its word; empty where nothing does.
    used_by : tuple of str
        Models whose configuration has this spelling.
    mark : {"read", "run", "thread", "page", "memory", "generated"}
        How the row is known: read in the source, run here, from a discussion, from documentation, from memory;
        generated for the registry's own.
    version : str
        Of the library that was looked at; empty where none is known.
    callable : str
        ``module:attribute`` as `xphi audit` takes it; empty where the library is not one of Python functions.
    own_formula : bool
        Whether `formula` is the library's own.
    differs_by : float or None
        The largest distance of that formula from the function over [-16, 16], its constants cut as they are, and
        computed without rounding; None where there are no two formulas to compare.
    options : mapping of str to str
        Options that may be written without a change, each with the value that it has anyway, or ``*`` for any.
    """

    library: str
    spelling: str
    also: tuple[str, ...]
    function: str | None
    formula: str
    default: bool
    trap: str
    used_by: tuple[str, ...]
    mark: str
    version: str
    callable: str
    own_formula: bool
    differs_by: float | None
    options: Mapping[str, str] = field(default_factory=dict, hash=False, compare=False)

    def json(self) -> dict[str, Any]:
        """For ``--json``."""
        return {
            "library": self.library,
            "version": self.version,
            "spelling": self.spelling,
            "also": list(self.also),
            "function": self.function,
            "formula": self.formula,
            "differs_by": self.differs_by,
            "default": self.default,
            "trap": self.trap,
            "used_by": list(self.used_by),
            "callable": self.callable,
            "known_from": self.mark,
        }


@functools.cache
def rows() -> tuple[Row, ...]:
    """Every row: the registry's own first, then the libraries in the order of their names."""
    found = [_own(entry) for entry in registry().values()]
    for table in _tables():
        found += [_foreign(table, entry) for entry in table["spelling"]]
    return tuple(found)


@functools.cache
def libraries() -> dict[str, tuple[str, ...]]:
    """Every library and what else it is called."""
    return {OWN: (), **{table["library"]: tuple(table.get("also", ())) for table in _tables()}}


@functools.cache
def registry() -> dict[str, dict[str, Any]]:
    """The functions and gates of the registry, by name, from the generated data."""
    return generated.rows()


@functools.cache
def gates() -> dict[str, str]:
    """The gated units of the registry: each with the activation that it multiplies with up, or with its own name."""
    return {gate: generated.activation_of(gate) or gate for gate in generated.gates()}


@functools.cache
def _deviations() -> dict[str, dict[str, float]]:
    found: dict[str, dict[str, float]] = generated.read("spellings.json")
    return found


@functools.cache
def _tables() -> tuple[dict[str, Any], ...]:
    folder = importlib.resources.files("xphi.names") / "spellings"
    files = sorted((file for file in folder.iterdir() if file.name.endswith(".toml")), key=lambda file: file.name)
    return tuple(tomllib.loads(file.read_text("utf-8")) for file in files)


def _own(entry: dict[str, Any]) -> Row:
    name, formula = entry["name"], entry["formula"]
    return Row(
        OWN, name, tuple(entry["aliases"]), name, formula, name == "gelu", "", (), "generated", "", "", True, None
    )


def _foreign(table: dict[str, Any], entry: dict[str, Any]) -> Row:
    function = entry.get("function")
    return Row(
        library=table["library"],
        spelling=entry["name"],
        also=tuple(entry.get("also", ())),
        function=function,
        formula=entry.get("formula") or (registry()[function]["formula"] if function else ""),
        default=entry.get("default", False),
        trap=entry.get("trap", ""),
        used_by=tuple(entry.get("used_by", ())),
        mark=entry["mark"],
        version=table.get("version", ""),
        callable=entry.get("callable", ""),
        own_formula="formula" in entry,
        differs_by=_deviations().get(function or "", {}).get(entry.get("formula", "")),
        options=entry.get("options", {}),
    )
