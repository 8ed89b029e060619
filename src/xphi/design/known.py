"""The proved errors of a function's published approximations."""

from __future__ import annotations

import functools
import math
from dataclasses import dataclass
from typing import Any

from xphi.certify.claim import Bound, Claim
from xphi.certify.prove import Proof, prove
from xphi.certify.report import error_of
from xphi.errors import XphiError
from xphi.formula.text import to_text
from xphi.functions import Function, Known, get


@dataclass(frozen=True)
class Error:
    """An error that carries its evidence."""

    claim: Claim
    proof: Proof

    def json(self) -> dict[str, Any]:
        """``observed``, ``bound``, ``at``, ``evidence`` and ``unit``."""
        return error_of(self.claim, self.proof)


@dataclass(frozen=True)
class KnownError:
    """A published approximation and its proved error."""

    name: str
    source: str
    formula: Any
    error: Error


def known_errors(function: Function, on: tuple[Bound, Bound] | None = None) -> list[KnownError]:
    """Prove the error of every known approximation of a function.

    Parameters
    ----------
    function : Function
    on : pair of Fraction or float, optional
        The domain; the whole line by default.

    Returns
    -------
    list of KnownError
        Best first.
    """
    low, high = on or (-math.inf, math.inf)
    rows = [
        KnownError(known.name, known.source, known.formula, _proved(function.name, known.name, low, high))
        for known in function.known
    ]
    return sorted(rows, key=lambda row: (row.error.proof.bound is None, row.error.proof.observed))


def claim_of(function: Function, known: Known, low: Bound = -math.inf, high: Bound = math.inf) -> Claim:
    """The claim that belongs to a known approximation."""
    return Claim(function.name, to_text(known.formula), {}, low, high)


@functools.lru_cache(maxsize=256)
def _proved(name: str, known: str, low: Bound, high: Bound) -> Error:
    function = get(name)
    claim = claim_of(function, next(k for k in function.known if k.name == known), low, high)
    return Error(claim, prove(claim))


def find(identifier: str) -> tuple[Function, Known]:
    """A known approximation by its ID, ``FUNCTION/NAME``.

    Raises
    ------
    XphiError
        If there is none; what there is is listed.
    """
    name, _, stem = identifier.partition("/")
    function = get(name)
    for known in function.known:
        if known.name == stem:
            return function, known
    listed = ", ".join(f"{function.name}/{known.name}" for known in function.known) or "none"
    raise XphiError(f"{function.name} has no known approximation {stem!r}; there are: {listed}")
