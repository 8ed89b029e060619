"""What a solver reports: a status that is a theorem or says that it is not one, and the solution itself."""

from __future__ import annotations

import enum
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any


class Status(enum.StrEnum):
    """How good an answer is known to be."""

    #: No parameters do better: an optimality condition was verified, and a reason says that it suffices.
    OPTIMAL = "optimal"
    #: The form contains the target.
    EXACT = "exact"
    #: An optimality condition was verified; that no other parameters do better was searched, not proved.
    VERIFIED_LOCAL = "verified-local"
    #: The best parameters of a search; no optimality condition was verified.
    LOCAL = "local"
    #: The objective falls towards a limit that no parameters reach.
    NOT_ATTAINED = "not-attained"
    #: The objective is infinite for every choice that was tried.
    UNBOUNDED = "unbounded"

    @property
    def holds(self) -> bool:
        """Whether there is an optimum to show."""
        return self in (Status.OPTIMAL, Status.EXACT, Status.VERIFIED_LOCAL)


@dataclass(frozen=True)
class Point:
    """An active extreme, for people: infinity as a float."""

    x: Fraction | float
    value: Any
    of: str


@dataclass
class Solution:
    """What a solver reports.

    Parameters
    ----------
    theta : list of Fraction
        Empty when there is no optimum to show.
    status : Status
    minimax : bool
        Whether equioscillation was verified.
    value : Fraction or None
        The objective.
    points : list of Point
    exact : list, optional
        Parameters as formulas.
    symbolic : dict of str to str
    notes : list of str
    """

    theta: list[Fraction]
    status: Status
    minimax: bool = False
    value: Fraction | None = None
    points: list[Point] = field(default_factory=list)
    exact: list[Any] | None = None
    symbolic: dict[str, str] = field(default_factory=dict)
    notes: list[str] = field(default_factory=list)
