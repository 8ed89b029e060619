"""What `identify` answers: rows, each with a name, the place in what was asked about, and how sure it is."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from xphi.identify._classify import Confidence, Verdict


@dataclass(frozen=True)
class Constant:
    """A number in a formula, and the exact constant that it stands for.

    Parameters
    ----------
    value : float
        As written.
    meaning : str
        The exact constant as a formula; empty where none is near.
    remark : str
        How near it is: exact, rounded, cut, or wrong.
    nearly : bool
        Whether it is near the exact constant without being its rounding to any format.
    """

    value: float
    meaning: str = ""
    remark: str = ""
    nearly: bool = False

    def json(self) -> dict[str, Any]:
        """For ``--json``."""
        return {"value": self.value, "meaning": self.meaning, "remark": self.remark, "nearly": self.nearly}


@dataclass(frozen=True)
class Match:
    """One place, and the function there.

    Parameters
    ----------
    name : str
        Of a function or a gate of the registry, of a family with parameters, or a formula; empty where nothing is near.
    where : str
        The callable, the key of a configuration, or the node of a graph.
    distance : float or None
        The largest difference from the function at the points that were tried; None where nothing was computed.
    confidence : {"certain", "same at this precision", "nearest", "none"}
    names : tuple of str
        All functions that cannot be told apart here.
    formula : str
    parameters : mapping of str to str
    constants : tuple of Constant
    nodes : tuple of str
        The nodes of a graph that compute it.
    note : str
        What to look out for.
    """

    name: str
    where: str
    distance: float | None
    confidence: Confidence
    names: tuple[str, ...] = ()
    at: float | None = None
    formula: str = ""
    parameters: Mapping[str, str] = field(default_factory=dict)
    constants: tuple[Constant, ...] = ()
    nodes: tuple[str, ...] = ()
    note: str = ""

    @property
    def matches(self) -> bool:
        """Whether a function was identified."""
        return self.confidence in {"certain", "same at this precision"}

    @property
    def shown(self) -> str:
        """The answer in words."""
        values = ", ".join(f"{key} = {value}" for key, value in self.parameters.items() if key not in self.formula)
        name = f"{self.name} ({values})" if values and self.name not in self.formula else self.name
        if self.confidence == "same at this precision":
            return f"{' or '.join(self.names)}: they agree at this precision"
        if self.confidence == "nearest":
            return f"nearest to {name}, {self.distance:.3g} from it at x = {self.at:.6g}"
        if self.confidence == "none":
            return "none of the functions known here"
        return name

    def json(self) -> dict[str, Any]:
        """For ``--json``."""
        return {
            "name": self.name or None,
            "where": self.where,
            "distance": self.distance,
            "confidence": self.confidence,
            "names": list(self.names),
            "at": self.at,
            "formula": self.formula,
            "parameters": dict(self.parameters),
            "constants": [one.json() for one in self.constants],
            "nodes": list(self.nodes),
            "note": self.note,
        }


@dataclass(frozen=True)
class Identification:
    """All that was identified in one thing.

    Parameters
    ----------
    subject : str
        What was asked about.
    kind : {"callable", "onnx", "config", "folder"}
    matches : tuple of Match
    notes : tuple of str
        What holds for the whole: contradictions, what was not read and why.
    """

    subject: str
    kind: str
    matches: tuple[Match, ...]
    notes: tuple[str, ...] = ()

    @property
    def identified(self) -> bool:
        """Whether some function was identified."""
        return any(match.matches for match in self.matches)

    @property
    def name(self) -> str | None:
        """The function, where exactly one was identified."""
        names = {match.name for match in self.matches if match.confidence == "certain"}
        return names.pop() if len(names) == 1 else None

    def json(self) -> dict[str, Any]:
        """For ``--json``."""
        return {
            "subject": self.subject,
            "kind": self.kind,
            "matches": [match.json() for match in self.matches],
            "notes": list(self.notes),
        }

    def __str__(self) -> str:
        """A line for each place, and the notes."""
        lines = [f"{match.where}: {match.shown}" + (f" ({match.note})" if match.note else "") for match in self.matches]
        return "\n".join([*lines, *self.notes])


def match_of(verdict: Verdict, where: str, **more: Any) -> Match:
    """A row from a verdict about values."""
    none = verdict.confidence == "none"
    nearest = f"the nearest is {verdict.names[0]}, {verdict.distance:.3g} away at x = {verdict.at:.6g}" if none else ""
    note = "; ".join(filter(None, [verdict.note if not none else nearest, more.pop("note", "")]))
    return Match(
        name="" if none else verdict.names[0],
        where=where,
        distance=verdict.distance,
        confidence=verdict.confidence,
        names=() if none else verdict.names,
        at=verdict.at,
        formula="" if none else verdict.formula,
        parameters={} if none else verdict.parameters,
        note=note,
        **more,
    )
