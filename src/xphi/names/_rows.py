"""The rows: what each library's spellings mean, read from this package's tables and the generated registry."""

from __future__ import annotations

import functools
import importlib.resources
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from fractions import Fraction
from typing import Any

from xphi.names import _keys
from xphi.names._families import families, number
from xphi.ops import generated

#: The library whose spellings are the registry's own names and aliases.
OWN = "xphi"
#: So many libraries are named in a remark.
_NAMED = 6


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
        Of the library that was examined; empty where none is known.
    source : str
        The file, page or discussion; empty where it was not recorded.
    callable : str
        ``module:attribute`` as `xphi audit` takes it; empty where the library is not one of Python functions.
    own_formula : bool
        Whether `formula` is the library's own.
    family : str
        The formula with parameters that this is; empty where it has none.
    parameters : mapping of str to str
        The values of the family's parameters.
    options : mapping of str to str
        Options that may be written without a change, each with the value that it has anyway, or ``*`` for any.
    varies : mapping of str to str
        Options that set a parameter of the family, in the order in which they are written without a name.
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
    source: str = ""
    family: str = ""
    parameters: Mapping[str, str] = field(default_factory=dict, hash=False, compare=False)
    options: Mapping[str, str] = field(default_factory=dict, hash=False, compare=False)
    varies: Mapping[str, str] = field(default_factory=dict, hash=False, compare=False)

    @property
    def meaning(self) -> str:
        """The registry's function, or the formula where the registry has none, or that neither is known."""
        return self.function or self.formula or "no single function"

    @property
    def differs_by(self) -> float | None:
        """The largest distance of the library's formula from the function over [-16, 16].

        Its constants are cut as they are, and nothing is rounded; None where there are no two formulas to compare.
        """
        if not self.own_formula or self.library == OWN:
            return None
        return _deviations().get(self.function or "", {}).get(self.formula)

    def index_keys(self) -> tuple[str, ...]:
        """The keys of everything that this row is called by."""
        return tuple(dict.fromkeys(map(_keys.key, (self.spelling, *self.also, *filter(None, [self.callable])))))

    def called(self, given: tuple[tuple[str, str], ...]) -> Row | None:
        """The row with options given, by name or in order; None where one of them is unknown."""
        varies = {_keys.key(option): parameter for option, parameter in self.varies.items()}
        unnamed = [option for option in varies if option not in dict(given)]
        parameters, rest = dict(self.parameters), {}
        for name, value in given:
            option = name or (unnamed.pop(0) if unnamed else "")
            parameter = varies.get(option)
            if parameter is None:
                rest[option] = value
            elif number(value) is None:
                return None
            else:
                parameters[parameter] = value
        if not _keys.allowed(rest, self.options):
            return None
        if _numbers(parameters) == _numbers(self.parameters):
            return self
        return self._at(parameters)

    def _at(self, parameters: dict[str, str]) -> Row:
        family = families()[self.family]
        function = family.function(parameters)
        trap = f"{self.family} with {_assigned(parameters)}"
        if function is None and family.members:
            trap += f"; the registry has {', '.join(f'{name} at {_assigned(at)}' for name, at in family.members)}"
        return replace(
            self,
            function=function,
            formula=_formula(function, self.family, parameters),
            default=False,
            trap=trap,
            used_by=(),
            callable="",
            own_formula=False,
            parameters=parameters,
        )

    def json(self) -> dict[str, Any]:
        """For ``--json``."""
        return {
            "library": self.library,
            "version": self.version,
            "spelling": self.spelling,
            "also": list(self.also),
            "function": self.function,
            "formula": self.formula,
            "family": self.family or None,
            "parameters": dict(self.parameters),
            "differs_by": self.differs_by,
            "default": self.default,
            "trap": self.trap,
            "used_by": list(self.used_by),
            "callable": self.callable,
            "known_from": self.mark,
            "source": self.source,
        }


@functools.cache
def rows() -> tuple[Row, ...]:
    """Every row: the registry's own first, then the libraries in the order of their names."""
    foreign = [_foreign(table, entry) for table in _tables() for entry in table["spelling"]]
    return (*(_own(entry, foreign) for entry in registry().values()), *foreign)


@functools.cache
def libraries() -> dict[str, tuple[str, ...]]:
    """Every library and what else it is called."""
    return {OWN: (), **{table["library"]: tuple(table.get("also", ())) for table in _tables()}}


def named(libraries: Iterable[str]) -> str:
    """The first few of these libraries in a list, and how many more there are."""
    names = list(dict.fromkeys(libraries))
    more = f" and {len(names) - _NAMED} more" if len(names) > _NAMED else ""
    return ", ".join(names[:_NAMED]) + more


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


def _own(entry: dict[str, Any], foreign: list[Row]) -> Row:
    name, aliases = entry["name"], tuple(entry["aliases"])
    family, parameters = _family_of(name)
    return Row(
        library=OWN,
        spelling=name,
        also=aliases,
        function=name,
        formula=entry["formula"],
        default=name == "gelu",
        trap=_other_meanings(name, aliases, foreign),
        used_by=(),
        mark="generated",
        version="",
        callable="",
        own_formula=True,
        family=family,
        parameters=parameters,
    )


def _family_of(function: str) -> tuple[str, Mapping[str, str]]:
    found = ((family.name, values) for family in families().values() for name, values in family.members)
    return next(((name, values) for name, values in found if name == function), ("", {}))


def _other_meanings(name: str, aliases: tuple[str, ...], foreign: list[Row]) -> str:
    """What libraries mean by a name of the registry that is not the registry's function."""
    keys = {_keys.key(spelling) for spelling in (name, *aliases)}
    others = [row for row in foreign if row.function != name and not keys.isdisjoint(row.index_keys())]
    meanings: dict[str, list[str]] = {}
    for row in others:
        meanings.setdefault(row.meaning, []).append(row.library)
    return "; ".join(f"{meaning} in {named(libraries)}" for meaning, libraries in meanings.items())


def _assigned(parameters: Mapping[str, str]) -> str:
    return ", ".join(f"{key} = {value}" for key, value in parameters.items())


def _numbers(parameters: Mapping[str, str]) -> dict[str, Fraction | None]:
    return {key: number(value) for key, value in parameters.items()}


def _formula(function: str | None, family: str, parameters: Mapping[str, str]) -> str:
    """The formula of a row that has none of its own."""
    if function is not None:
        return str(registry()[function]["formula"])
    return families()[family].at(parameters) if family else ""


def _foreign(table: dict[str, Any], entry: dict[str, Any]) -> Row:
    family, parameters = entry.get("family", ""), entry.get("parameters", {})
    function = entry.get("function") or (families()[family].function(parameters) if family else None)
    return Row(
        library=table["library"],
        spelling=entry["name"],
        also=tuple(entry.get("also", ())),
        function=function,
        formula=entry.get("formula") or _formula(function, family, parameters),
        default=entry.get("default", False),
        trap=entry.get("trap", ""),
        used_by=tuple(entry.get("used_by", ())),
        mark=entry["mark"],
        version=entry.get("version", table.get("version", "")),
        callable=entry.get("callable", ""),
        own_formula="formula" in entry,
        source=entry.get("source", table.get("source", "")),
        family=family,
        parameters=parameters,
        options=entry.get("options", {}),
        varies=entry.get("varies", {}),
    )
