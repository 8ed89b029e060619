"""The recorded accuracy of the kernels: what `make audit` measured, read and never typed."""

from __future__ import annotations

import functools
import importlib.resources
import json
import math
from dataclasses import dataclass, replace
from typing import Any

from xphi.errors import XphiError


@dataclass(frozen=True)
class Accuracy:
    """How far a kernel is from the exact function.

    Parameters
    ----------
    observed : float
        The largest error that was met.
    bound : float or None
        What the error never exceeds; None where inputs were only sampled.
    at : str
        An input with the largest error, as a hexadecimal float.
    evidence : str
        ``exhaustive`` (every input there is) or ``sampled``.
    unit : str
        ``ulp``: the spacing of the format at the exact result, final rounding included.
    away_observed : float or None
        Where the promise leaves out the surroundings of a zero of the function: the largest error outside them, in
        the same unit.
    near_observed : float or None
        The largest error inside them, in the same unit, of those results that are off by more than `near_absolute`;
        0 where none is.
    near_absolute : float or None
        The absolute error that is always allowed there, where an ULP is next to nothing.
    """

    observed: float
    bound: float | None
    at: str
    evidence: str
    unit: str
    away_observed: float | None = None
    near_observed: float | None = None
    near_absolute: float | None = None

    def __str__(self) -> str:
        """The error in a phrase."""
        if self.away_observed is not None and self.near_observed is not None and self.near_absolute is not None:
            near = f"2^{math.frexp(self.near_absolute)[1] - 1}"
            if self.near_observed:
                near += f" or {self.near_observed:.4g} {self.unit.upper()}"
            away = f"{self.away_observed:.4g} {self.unit.upper()} away from the zero"
            return f"{'observed' if self.bound is None else 'at most'} {away}, {near} near it ({self.evidence})"
        if self.bound is None:
            return f"{self.observed:.4g} {self.unit.upper()} observed ({self.evidence})"
        return f"at most {self.bound:.4g} {self.unit.upper()} ({self.evidence})"


def accuracy(name: str, kind: str, format_name: str, rung: str) -> Accuracy | None:
    """The record of a kernel, or None where there is none."""
    rows = _rows()
    row = rows.get((name, kind, format_name, rung))
    if row is None and format_name != "binary32":  # there both rungs are one kernel
        row = rows.get((name, kind, format_name, "faithful"))
    if row is None:
        return None
    whole = Accuracy(row["observed"], row["bound"], row["at"], row["evidence"], row["unit"])
    if "near_absolute" not in row:
        return whole  # the one number is the promise
    return replace(whole, **{key: row[key] for key in ("away_observed", "near_observed", "near_absolute")})


def required(name: str, kind: str, format_name: str, rung: str) -> Accuracy:
    """The record of a kernel.

    Raises
    ------
    XphiError
        If nothing is recorded.
    """
    found = accuracy(name, kind, format_name, rung)
    if found is None:
        raise XphiError(f"no accuracy is recorded for {name} ({kind}, {format_name}, {rung}); `make audit` measures it")
    return found


@functools.cache
def _rows() -> dict[tuple[str, str, str, str], dict[str, Any]]:
    file = importlib.resources.files("xphi._generated") / "accuracy.json"
    if not file.is_file():
        return {}
    rows = json.loads(file.read_text())["rows"]
    return {(row["name"], row["kind"], row["format"], row["rung"]): row for row in rows}
