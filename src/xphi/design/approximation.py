"""What `derive` returns: parameters, how good they are, and the proof."""

from __future__ import annotations

import functools
import html
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from xphi import emit as emitters
from xphi.certify.certificate import Certificate
from xphi.certify.claim import Bound, Claim
from xphi.certify.prove import Proof
from xphi.certify.report import error_of, phrase
from xphi.design.rounding import Format
from xphi.errors import XphiError, with_keywords
from xphi.formats import hex_of
from xphi.formula.arrays import ARRAYS
from xphi.formula.program import Program, compile_formula
from xphi.formula.symbols import x
from xphi.real import Real, plain

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

    @functools.cached_property
    def _program(self) -> Program:
        """The approximation for arrays."""
        if self.claim is None:
            raise XphiError("there is no approximation to evaluate")
        return compile_formula(self.claim.approximation(), [x])

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

    def __call__(self, values: Any) -> Any:
        """The approximation at every element, computed in binary64.

        Parameters
        ----------
        values : array of float16, bfloat16, float32 or float64, any shape
            Whole numbers, and Python's own, count as float64.

        Returns
        -------
        array like `values`, or a scalar where it is one

        Raises
        ------
        XphiError
            If there is no approximation, or `values` are not real numbers.
        """
        from xphi.ops.numpy import _arrays  # loads the compiled core

        array = _arrays.plain(values, "x", "an approximation")
        native = array.dtype.newbyteorder("=")
        if native not in _arrays.FORMATS and native.kind not in "iu":
            raise XphiError(f"an approximation takes real numbers of at most 64 bits, and x is {array.dtype}")
        (result,) = ARRAYS.run(self._program, array.astype(np.float64))
        if native in _arrays.FORMATS:
            with np.errstate(over="ignore", under="ignore"):
                result = result.astype(native)
        if isinstance(values, int | float) and not isinstance(values, np.generic):
            return float(result)
        return _arrays.like(values, np.array(result))

    def __repr__(self) -> str:
        """One line."""
        values = ", ".join(f"{name}={value.short()}" for name, value in self.parameters.items())
        return f"<Approximation {self.status}{f': {values}' if values else ''}; {self._error_text()}>"

    def __str__(self) -> str:
        """A line for each thing that is known."""
        lines = [f"{name} = {value}" for name, value in self.parameters.items()]
        lines += [f"status: {self.status}", self._error_text(), *(f"note: {with_keywords(one)}" for one in self.notes)]
        return "\n".join(lines)

    def _repr_html_(self) -> str:
        """What a notebook shows: the parameters in a table, and the error."""
        rows = [
            f"<tr><th>{html.escape(name)}</th><td>{value.decimal}</td></tr>" for name, value in self.parameters.items()
        ]
        notes = [f"<br>{html.escape(with_keywords(note))}" for note in self.notes]
        return f"<table>{''.join(rows)}</table><p>{self.status}; {html.escape(self._error_text())}{''.join(notes)}</p>"

    def _repr_latex_(self) -> str | None:
        """The formula and its bound, for what typesets LaTeX; None where nothing is proved."""
        return f"$${self.emit('latex')}$$" if self.proof is not None and self.proof.bound is not None else None

    def _error_text(self) -> str:
        """The error in a phrase."""
        return "no error is proved" if self.claim is None or self.proof is None else phrase(self.claim, self.proof)

    def emit(self, to: str, **options: Any) -> str:
        """Code for the approximation in a language.

        Parameters
        ----------
        to : str
            One of :func:`xphi.emit.languages`, such as ``c`` or ``torch``.
        **options
            ``dtype``, ``name``, ``scheme``, ``fma`` and ``clamp_argument``, as for :func:`xphi.emit.emit`.
        """
        return emitters.emit(self.certificate, to, **options)

    def json(self) -> dict[str, Any]:
        """The keys of ``xphi derive --json``."""
        clamp = self.claim.clamp if self.claim is not None else None
        found: dict[str, Any] = plain({
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
        })  # fmt: skip
        return found


def _end(value: Bound) -> float:
    return float(value)
