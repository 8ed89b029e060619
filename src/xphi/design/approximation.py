"""What `derive` returns: parameters, how good they are, and the proof."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import numpy as np
import numpy.typing as npt

from xphi import emit as emitters
from xphi.certify.certificate import Certificate
from xphi.certify.claim import Bound, Claim
from xphi.certify.prove import Proof
from xphi.certify.report import error_of
from xphi.design.rounding import Format
from xphi.errors import XphiError
from xphi.formats import hex_of
from xphi.formula.arrays import evaluate
from xphi.formula.symbols import x
from xphi.real import Real

HOLDS = ("optimal", "exact", "verified-local")


@dataclass(frozen=True)
class Objective:
    """The norm that was made small, and its value."""

    norm: str
    weight: str
    value: Real | None

    def json(self) -> dict[str, Any]:
        """As ``--json`` prints it."""
        return {"norm": self.norm, "weight": self.weight, "value": self.value}


@dataclass(frozen=True)
class AlternationPoint:
    """A point at which the weighted error is largest."""

    x: Real
    error: Real
    of: str = "value"

    def json(self) -> dict[str, Any]:
        """As ``--json`` prints it."""
        return {"x": self.x, "error": self.error, "of": self.of}


@dataclass(frozen=True)
class Approximation:
    """Best parameters of a form, with a proved error.

    Parameters
    ----------
    parameters : dict of str to Real
        Empty when there is no optimum to show.
    status : {"optimal", "exact", "verified-local", "local", "not-attained", "unbounded"}
    minimax : bool
        Whether equioscillation was verified.
    objective : Objective
    claim : Claim or None
        The approximation as it was proved, with exact coefficients.
    proof : Proof or None
    alternation_points : list of AlternationPoint
    symbolic : dict of str to str
        Exact formulas of parameters that have them.
    notes : list of str
    seconds : float
        Solving and proving, after imports.
    properties : tuple of str
        Further proved statements, such as ``increasing``.
    format : Format, optional
        What rounding the coefficients cost.
    """

    parameters: dict[str, Real]
    status: str
    minimax: bool
    objective: Objective
    low: Bound
    high: Bound
    claim: Claim | None = None
    proof: Proof | None = None
    alternation_points: list[AlternationPoint] = field(default_factory=list)
    symbolic: dict[str, str] = field(default_factory=dict)
    notes: list[str] = field(default_factory=list)
    seconds: float = 0.0
    properties: tuple[str, ...] = ()
    format: Format | None = None

    @property
    def holds(self) -> bool:
        """Whether what was asked holds: an optimum, attained, with a proved error."""
        return self.status in HOLDS and self.proof is not None and self.proof.bound is not None

    @property
    def error(self) -> dict[str, Any] | None:
        """The supremum of the error on the domain."""
        return None if self.claim is None or self.proof is None else error_of(self.claim, self.proof)

    @property
    def certificate(self) -> Certificate:
        """The certificate, to be saved.

        Raises
        ------
        XphiError
            If no bound was proved.
        """
        if self.claim is None or self.proof is None or self.proof.bound is None:
            raise XphiError("there is no certificate, because no bound was proved")
        return Certificate(self.claim, self.proof, self.properties)

    def __call__(self, values: npt.ArrayLike) -> npt.NDArray[np.float64]:
        """The approximation at binary64 values, any shape.

        Raises
        ------
        XphiError
            If there is no approximation.
        """
        if self.claim is None:
            raise XphiError("there is no approximation to evaluate")
        result: npt.NDArray[np.float64] = evaluate(
            self.claim.approximation(), [x], np.asarray(values, dtype=np.float64)
        )
        return result

    def emit(self, to: str) -> str:
        """Code for the approximation in a language.

        Parameters
        ----------
        to : str
            One of :func:`xphi.emit.languages`, such as ``c`` or ``torch``.
        """
        return emitters.emit(self.certificate, to)

    def json(self) -> dict[str, Any]:
        """The keys of ``xphi derive --json``."""
        clamp = self.claim.clamp if self.claim is not None else None
        return {
            "parameters": self.parameters,
            "symbolic": self.symbolic,
            "status": self.status,
            "minimax": self.minimax,
            "objective": self.objective,
            "error": self.error,
            "alternation_points": self.alternation_points,
            "domain": [_end(self.low), _end(self.high)],
            "clamp": clamp and {"at": float(clamp.at), "left": clamp.left, "right": clamp.right},
            "properties": list(self.properties),
            "format": self.format and self.format.json(),
            "coefficients": {} if self.claim is None else {k: hex_of(v) for k, v in self.claim.coefficients.items()},
            "cells": None if self.proof is None else self.proof.cells,
            "notes": self.notes,
            "seconds": round(self.seconds, 4),
        }


def _end(value: Bound) -> float:
    return float(value)
